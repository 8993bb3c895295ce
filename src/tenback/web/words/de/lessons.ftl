### Lektionen: was der Trainer Schritt für Schritt sagt. Die Zahlen stehen in den Stellungen von server/lessons/*.toml.

lesson-header = Lektion · { $step } von { $count }
lesson-step-of = Lektion, Schritt { $step } von { $count }
lesson-title-read = { $title }.
lesson-skip = Überspringen
lesson-back = Einen Schritt zurück
lesson-on = Weiter
lesson-next = Nächste Lektion
lesson-nothing-counts = Hier zählt nichts. Es dauert etwa zwei Minuten und geht da weiter, wo du aufgehört hast.
lesson-elsewhere = Dieser Teil ist gerade aus. Tipp auf das mit dem blauen Rand.
lesson-all = Das ist alles.
lesson-play-with-bots = Mit zwei Bots spielen?
lesson-play-a-bot = Gegen einen Bot spielen?
lesson-none = Diese Lektion gibt es nicht
lesson-none-text = In der Lobby steht für jedes Spiel eine.
lesson-not-now = Die Lektion ließ sich nicht laden

## The Game

lesson-the-game = Dein erstes Spiel
lesson-the-game-aim-title = Ein Team, vier Stapel
lesson-the-game-aim-say = Gemeinsam legt ihr alle Karten von 2 bis 99. A und B steigen nur, C und D fallen nur. Niemand nennt eine Zahl.
lesson-the-game-rising-title = Höher auf einen steigenden Stapel
lesson-the-game-rising-say = B steigt und zeigt 20. Jede höhere Karte passt, kleine Schritte sparen Platz. Deine 22 ist nur zwei höher.
lesson-the-game-rising-do = Tipp auf die 22, dann auf Stapel B.
lesson-the-game-rising-not = Das würde passen, aber der Schritt ist groß, und der Platz dazwischen ist weg. Fang mit der 22 auf B an.
lesson-the-game-rising-done = Zwei Schritte, kaum Platz verloren. Die Zahlen unter einer Karte sagen, was sie auf jedem Stapel kostet.
lesson-the-game-falling-title = Niedriger auf einen fallenden Stapel
lesson-the-game-falling-say = D fällt und zeigt 88, also passt eine niedrigere Karte. Deine 86 ist der kleinste Schritt.
lesson-the-game-falling-do = Tipp auf die 86, dann auf Stapel D.
lesson-the-game-falling-not = Das würde passen, kostet aber mehr Platz. Die 86 auf D braucht nur zwei Schritte.
lesson-the-game-falling-done = Mit der 22 sind es zwei Karten: So viele braucht ein Zug, solange es etwas nachzuziehen gibt.
lesson-the-game-back-title = Ein Weg zurück
lesson-the-game-back-say = Auf A liegt 47, und du hast die 37: genau zehn niedriger. Leg sie dorthin, und der Stapel geht zehn zurück.
lesson-the-game-back-do = Tipp auf Stapel A.
lesson-the-game-back-not = Auch dort würde die 37 passen, aber nur auf A liegt sie genau zehn zurück.
lesson-the-game-back-done = Der Stapel hat wieder Platz. Auf C und D geht es umgekehrt: genau zehn höher.
lesson-the-game-talk-title = Reden, aber keine Zahlen
lesson-the-game-talk-say = Gleich spielt Juniper. C zeigt 65, deine 75 holt den Stapel zurück: Bitte die anderen, dort nichts zu legen.
lesson-the-game-talk-do = Gib für Stapel C das Signal „Nicht hier“.
lesson-the-game-talk-not = Das darfst du sagen, aber hier brauchst du C. Sag „Nicht hier“ über C.
lesson-the-game-talk-done = Beide haben es gehört und C in Ruhe gelassen. Signale sagen, was du möchtest, nie eine Zahl.
lesson-the-game-turn-title = Planen, legen, nachziehen
lesson-the-game-turn-say = Jetzt ein ganzer Zug. Plan mindestens zwei Karten; niemand sieht sie, bevor du legst. Die 75 springt auf C zurück.
lesson-the-game-turn-do = Plan 75 auf C und 39 auf A, dann leg und beende den Zug.
lesson-the-game-turn-not = Erlaubt wäre es, aber es kostet Platz. Plan 75 auf C und 39 auf A, leg beide und beende den Zug.
lesson-the-game-turn-done = Du hast auf sechs nachgezogen. Liegen alle Karten, gewinnt ihr. Wer zwei legen muss und nicht kann, verliert für alle.

## Quick & Easy

lesson-quick-and-easy = Quick & Easy, erste Schritte
lesson-quick-and-easy-aim-title = Zwei Stapel, fünf Farben
lesson-quick-and-easy-aim-say = Gemeinsam legt ihr alle fünfzig Karten: A steigt, B fällt. Du hast zwei, legst eine oder zwei und ziehst nach.
lesson-quick-and-easy-rising-title = Höher auf A
lesson-quick-and-easy-rising-say = A zeigt die blaue 5. Jede höhere Zahl passt, in jeder Farbe. Deine rote 6 ist ein Schritt.
lesson-quick-and-easy-rising-do = Tipp auf die rote 6, dann auf Stapel A.
lesson-quick-and-easy-rising-not = Das würde auch passen, aber die grüne 8 wird anderswo gebraucht. Leg die rote 6 auf A.
lesson-quick-and-easy-rising-done = Ein Schritt: Sieben bis Zehn passen dort weiterhin.
lesson-quick-and-easy-colour-title = Gleiche Farbe springt zurück
lesson-quick-and-easy-colour-say = B ist bis zur grünen 2 gefallen, fast am Ende. Eine Karte der gleichen Farbe darf jede Zahl haben.
lesson-quick-and-easy-colour-do = Tipp auf die grüne 8, dann auf Stapel B.
lesson-quick-and-easy-colour-not = Dort würde die grüne 8 passen, aber auf B springt Grün auf Grün zurück auf 8.
lesson-quick-and-easy-colour-done = Von 2 zurück auf 8, der Stapel ist wieder offen. Darum achten alle auf die obersten Farben.
lesson-quick-and-easy-talk-title = Sag, was du hast
lesson-quick-and-easy-talk-say = A ist zu: gelbe 10. Du hast eine niedrige gelbe, die ihn zurückholt. Sag es; nur Zahlen sind verboten.
lesson-quick-and-easy-talk-do = Sag, dass du Gelb hast, niedrig.
lesson-quick-and-easy-talk-not = Das darfst du sagen, aber hier hilft die gelbe Karte. Sag, dass du Gelb hast, niedrig.
lesson-quick-and-easy-talk-done = Beide haben es gehört, auf B gelegt und dir A überlassen.
lesson-quick-and-easy-turn-title = Eine Karte oder zwei
lesson-quick-and-easy-turn-say = Hol A mit der gelben 3 zurück. Eine Karte genügt; die lila 2 würde B fast schließen.
lesson-quick-and-easy-turn-do = Plan die gelbe 3 auf A, dann leg und beende den Zug.
lesson-quick-and-easy-turn-not = Erlaubt wäre es, aber A bleibt zu. Plan die gelbe 3 auf A, dann leg und beende den Zug.
lesson-quick-and-easy-turn-done = Du hast nachgezogen. Liegen alle fünfzig, gewinnt ihr. Wer nichts legen kann, verliert für alle.

## Face to Face

lesson-face-to-face = Face to Face, erste Schritte
lesson-face-to-face-aim-title = Silber gegen Gold
lesson-face-to-face-aim-say = Jeder hat 58 Karten und zwei Stapel. Wer zuerst alle gelegt hat, gewinnt. Wer keine zwei legen kann, verliert.
lesson-face-to-face-back-title = Deine eigenen Stapel
lesson-face-to-face-back-say = A steigt, B fällt, und genau zehn zurück ist erlaubt. A zeigt 27, du hast die 17.
lesson-face-to-face-back-do = Tipp auf die 17, dann auf Stapel A.
lesson-face-to-face-back-not = Erlaubt wäre es, aber die 17 auf A geht zehn zurück und schafft Platz.
lesson-face-to-face-back-done = Der Stapel liegt zehn niedriger. Leg so viele Karten, wie du willst, aber mindestens zwei pro Zug.
lesson-face-to-face-gift-title = Ein Geschenk an den Gegner
lesson-face-to-face-gift-say = Vier liegen, zwei hast du noch. Eine pro Zug darf hinüber, wenn sie hilft: unter 29 auf C, über 40 auf D.
lesson-face-to-face-gift-do = Gib die 12 auf C oder die 58 auf D.
lesson-face-to-face-gift-not = Das bleibt auf deiner Seite. Gib die 12 auf Stapel C oder die 58 auf D.
lesson-face-to-face-gift-done = Das hilft dem Gegner. Aber sieh, was es dir bringt.
lesson-face-to-face-draw-title = Was ein Geschenk bringt
lesson-face-to-face-draw-say = Ohne Geschenk ziehst du zwei Karten. Mit Geschenk ziehst du auf sechs nach.
lesson-face-to-face-draw-do = Beende deinen Zug.
lesson-face-to-face-draw-not = Noch eine Karte, und deine Hand wäre leer. Beende jetzt den Zug.
lesson-face-to-face-draw-done = Fünf Karten gezogen, sechs auf der Hand. Juniper hat zwei gelegt, ohne Geschenk.
lesson-face-to-face-turn-title = Ein eigener Zug
lesson-face-to-face-turn-say = Leg mindestens zwei, wie du willst: 22 und 25 auf A sind kleine Schritte, 15 auf C wäre ein Geschenk.
lesson-face-to-face-turn-do = Plan zwei oder mehr Karten, dann leg und beende den Zug.
lesson-face-to-face-turn-done = Das war ein Zug. Schenk, wenn du wenig auf der Hand hast, und schenk, was am wenigsten hilft.

## TEN: aufdecken

lesson-ten-drawing = TEN, erste Lektion: aufdecken
lesson-ten-drawing-aim-title = Vier Farben, lange Folgen
lesson-ten-drawing-aim-say = Am Ende zählt deine längste Folge jeder Farbe, ein Punkt pro Karte. Blau 1 2 ist eine Folge aus zwei.
lesson-ten-drawing-turn-up-title = Eine Karte aufdecken
lesson-ten-drawing-turn-up-say = Dein Zug beginnt mit einer Karte vom Deck. Zahlen zählen zusammen; über zehn ist ein Reinfall.
lesson-ten-drawing-turn-up-do = Deck die erste Karte auf.
lesson-ten-drawing-turn-up-done = Orange 4, die Summe ist 4. Geldkarten würden davon abgehen.
lesson-ten-drawing-choose-title = Weiter, oder aufhören?
lesson-ten-drawing-choose-say = 4 und 5 weniger 2 Münzen macht 7. Der Balken zeigt, wie viel vom Deck ein Reinfall wäre.
lesson-ten-drawing-choose-do = Wähl eins von dreien; hier ist jedes recht.
lesson-ten-drawing-choose-drew = Grüne 1: Die Summe ist 8. Das ging gut, und du könntest wieder wählen.
lesson-ten-drawing-choose-numbers = Die 4 und die 5 gehören dir, dein Gegenüber nimmt 2 Münzen, und jetzt darfst du kaufen.
lesson-ten-drawing-choose-coins = Du nimmst 2 Münzen. Die Zahlen gehen an den Markt, und dein Zug ist vorbei.
lesson-ten-drawing-bust-title = Zu viel ist ein Reinfall
lesson-ten-drawing-bust-say = Nehmen wir an, du hast weitergezogen: Die Summe ist 8. Ab einer 3 ist es jetzt ein Reinfall, und die Zahlen sind weg.
lesson-ten-drawing-bust-do = Wag noch eine Karte, oder nimm, was da ist.
lesson-ten-drawing-bust-bust = Blaue 9: 17, Reinfall. Die Zahlen gehen an den Markt, aber du bekommst einen Reinfall-Chip, der 3 wert ist.
lesson-ten-drawing-bust-took = Gut aufgehört: Die nächste Karte wäre die blaue 9 gewesen, ein Reinfall.
lesson-ten-drawing-buy-title = Am Markt kaufen
lesson-ten-drawing-buy-say = Ein späterer Zug: Du hast Orange 4 und Rosa 5 genommen und darfst eine Karte kaufen, zum Preis ihrer Zahl. Blau 3 macht 1 2 3.
lesson-ten-drawing-buy-do = Tipp auf die blaue 3, dann kauf sie.
lesson-ten-drawing-buy-not = Das ginge, aber die blaue 3 macht deine Folge länger: Kauf diese.
lesson-ten-drawing-buy-done = Jetzt muss sie bezahlt werden.
lesson-ten-drawing-pay-title = Zahl, womit du willst
lesson-ten-drawing-pay-say = Der Preis ist 3. Eine Münze ist 1 wert, ein Reinfall-Chip 3, eine eigene Zahlenkarte 1.
lesson-ten-drawing-pay-do = Zahl Stück für Stück, oder alles auf einmal, so günstig es geht.
lesson-ten-drawing-pay-done = Bezahlt: Blau 1 2 3 gehört dir.
lesson-ten-drawing-count-title = Die Folgen zählen
lesson-ten-drawing-count-say = Blau 3, Grün 1, Orange 1, Rosa 1: sechs Punkte. Ganz von 1 bis 9 zählt zehn. Die meisten Punkte gewinnen.

## TEN: die Auktion

lesson-ten-auction = TEN, zweite Lektion: die Auktion
lesson-ten-auction-wild-title = Ein Joker wird versteigert
lesson-ten-auction-wild-say = Juniper hat einen Joker aufgedeckt: eine 3 in jeder Farbe. Das Aufdecken ruht, jeder bietet einmal.
lesson-ten-auction-bid-title = Je ein Gebot
lesson-ten-auction-bid-say = Blau 1 2 und 4 5 würden eine Folge aus fünf: drei Punkte mehr. Du hast 5 Münzen.
lesson-ten-auction-bid-do = Biete, was dir drei Punkte wert sind, oder passe.
lesson-ten-auction-bid-bid = Juniper passt, der Joker gehört dir zu deinem Gebot.
lesson-ten-auction-bid-passed = Juniper bekommt ihn für eine einzige Münze. Joker, die zwei Folgen verbinden, sind mehr wert.
lesson-ten-auction-pay-title = Nur wer gewinnt, zahlt
lesson-ten-auction-pay-say = Du hast etwa 3 geboten. Zahl mit Münzen, Reinfall-Chips oder Zahlenkarten; die anderen zahlen nichts.
lesson-ten-auction-pay-do = Bezahl die 3.
lesson-ten-auction-pay-done = Der Joker gehört dir. Wofür er steht, entscheidet sich am Ende: wo er am meisten hilft.
lesson-ten-auction-last-title = Wer aufdeckt, bietet zuletzt
lesson-ten-auction-last-say = Diesen Joker hast du aufgedeckt, also bietest du zuletzt. Juniper bietet 2. Er ist grün, mit jeder Zahl: ein Punkt für dich.
lesson-ten-auction-last-do = Überbiete Juniper, oder passe.
lesson-ten-auction-last-bid = Er gehört dir, und du würdest jetzt zahlen. Dann deckst du weiter auf oder hörst auf.
lesson-ten-auction-last-passed = Juniper zahlt 2. Ein einziger Punkt ist nicht viele Münzen wert.
lesson-ten-auction-count-title = Was er gebracht hat
lesson-ten-auction-count-say = Mit dem Joker geht dein Blau von 1 bis 5: fünf Punkte. Bei Gleichstand entscheiden die Münzen.
