# Die eigenen Ergebnisse

results-title = Deine Ergebnisse
results-count = { $count ->
    [one] { $count } Partie zählt
   *[other] { $count } Partien zählen
 }
results-looking = Deine Partien werden gezählt …
results-game = Spiel
results-none = Noch keine Partie, die zählt.
results-kind = Spieler und Regeln
results-kind-of = { $players } · { $rules }
results-kind-against = { $players } · { $rules } · { $against }
results-kind-games = { $kind } ({ $games })
results-players = { $count ->
    [one] allein
   *[other] { $count } Spieler
 }
results-plain = Grundregeln
results-against = { $who ->
    [people] gegen Menschen
    [novice] gegen Anfänger-Bots
    [fast] gegen gute Bots
    [strong] gegen starke Bots
    [random] gegen Zufalls-Bots
   *[mixed] gegen Menschen und Bots
 }
results-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
 }
results-won = Gewonnen
results-of = { $won } von { $games }
results-middle = Median
results-best = Beste
results-too-few = { $count ->
    [one] Bisher eine Partie: zu wenig, um etwas zu sagen.
   *[other] Bisher { $count } Partien: zu wenig, um etwas zu sagen.
 }
results-few = zu wenig
results-left = Karten übrig
results-points = Punkte
results-how-often = Wie oft gewonnen wurde
results-yours = Deine Tische
results-bots = Tische von Bots: { $strength }
results-whiskers = Die Striche: In 95 von 100 Fällen liegt die wahre Quote dazwischen.
results-same-deals = { $games ->
    [1] Mit demselben Blatt hatten starke Bots etwa so viele Karten übrig wie du. Du hast { $own } gewonnen, sie { $won }.
   *[other] Mit denselben { $games } Blättern hatten starke Bots etwa so viele Karten übrig wie du (± { $error }). Du hast { $own } gewonnen, sie { $won }.
 }
results-more = { $games ->
    [1] Mit demselben Blatt hatten starke Bots { $cards } Karten weniger übrig. Du hast { $own } gewonnen, sie { $won }.
   *[other] Mit denselben { $games } Blättern hatten starke Bots im Mittel { $cards } ± { $error } Karten weniger übrig. Du hast { $own } gewonnen, sie { $won }.
 }
results-less = { $games ->
    [1] Mit demselben Blatt hatten starke Bots { $cards } Karten mehr übrig. Du hast { $own } gewonnen, sie { $won }.
   *[other] Mit denselben { $games } Blättern hatten starke Bots im Mittel { $cards } ± { $error } Karten mehr übrig. Du hast { $own } gewonnen, sie { $won }.
 }
results-by-players = Nach Spielerzahl
results-column-players = Spieler
results-column-games = Partien
results-column-you = Du
results-progress = Je { $count } Partien
results-ratings = Gegen Menschen
results-rating = Wertung
results-between = Zwischen
results-ratings-why = Openskill, zu Beginn 1500; in 95 von 100 Fällen liegt die Wertung zwischen den beiden Zahlen. Spiele im Team haben keine.
results-rate-said = { $rate }, zwischen { $low } und { $high }
results-chart-said = { $count ->
    [one] Eine Partie als Säule; die Zahlen stehen in der Tabelle darunter.
   *[other] { $count } Partien als Säulen, der Median bei { $middle }; die Zahlen stehen in der Tabelle darunter.
 }
results-as-table = Als Tabelle
results-ladder = TEN allein: die Grenzen, die du geschlagen hast
results-rank = { $limit ->
    [4] ein Anfang
    [5] es wird
    [6] beeindruckend
    [7] Glück und Strategie
    [8] auf dem Podest
    [9] erstaunlich
   *[other] unerreicht
 }
results-beaten-at = { $count ->
    [one] beim ersten Versuch geschlagen
   *[other] beim { $count }. Versuch geschlagen
 }
results-tries = { $count ->
    [one] bisher { $count } Versuch
   *[other] bisher { $count } Versuche
 }
results-bots-won = Bots
results-not-tried = nicht versucht
results-apart = Nicht gezählt: { $what }
results-apart-never-begun = { $count ->
    [one] { $count } nie begonnen
   *[other] { $count } nie begonnen
 }
results-apart-abandoned = { $count ->
    [one] { $count } aufgegeben
   *[other] { $count } aufgegeben
 }
results-apart-known = { $count ->
    [one] { $count } mit bekannten Karten
   *[other] { $count } mit bekannten Karten
 }
results-apart-branch = { $count ->
    [one] { $count } aus einem Rückblick weitergespielt
   *[other] { $count } aus einem Rückblick weitergespielt
 }
results-apart-hinted = { $count ->
    [one] { $count } mit Tipps
   *[other] { $count } mit Tipps
 }
results-apart-late = { $count ->
    [one] { $count } mit spätem Einstieg
   *[other] { $count } mit spätem Einstieg
 }
results-apart-day = { $count ->
    [one] { $count } Blatt des Tages
   *[other] { $count } Blätter des Tages
 }
