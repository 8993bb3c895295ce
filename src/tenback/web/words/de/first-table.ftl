### Am ersten Tisch eines Spiels: das Ziel und der erste Schritt.

first-table = Zum ersten Mal an diesem Tisch
first-got-it = Verstanden
first-aim-the-game = Das Ziel: gemeinsam alle 98 Karten legen.
first-step-the-game = Drück eine Karte, dann einen Stapel; zwei sind ein Zug. Die Zahlen unter einer Karte sagen, wie weit es zu jedem Stapel ist.
first-aim-quick-and-easy = Das Ziel: gemeinsam alle fünfzig Karten legen.
first-step-quick-and-easy = Drück eine Karte, dann einen Stapel; eine genügt, zwei sind erlaubt. Gleiche Farbe holt einen Stapel zurück.
first-aim-face-to-face = Das Ziel: deine 58 Karten vor dem Gegner legen.
first-step-face-to-face = Drück eine Karte, dann einen Stapel; zwei sind ein Zug. Eine darf zum Gegner, dann ziehst du auf sechs nach.
first-aim-ten = Das Ziel: lange Folgen in vier Farben.
first-step-ten = Deck Karten auf und hör auf, bevor die Summe über zehn ist. Dann nimm die Zahlen oder die Münzen.
