# Das Blatt des Tages und Herausforderungen

day-title = Blatt des Tages
day-name = { $game }, { $seats ->
    [1] allein
    [2] zu zweit
    [3] zu dritt
   *[other] zu { $seats }
 }
day-ten = { $game }, allein gegen { $limit }
day-goes-on = läuft noch
day-given-up = aufgegeben
day-won = gewonnen
day-left = { $count ->
    [one] { $count } Karte übrig
   *[other] { $count } Karten übrig
 }
day-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
 }
day-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
 }
day-won-by = gewonnen mit { $what } Abstand
day-lost-by = verloren mit { $what } Abstand
day-par-line = Par { $value }
day-par-later = Par wird noch ausgerechnet.
day-at-par = Genau Par.
day-better = { $count ->
    [one] Um { $count } besser als Par.
   *[other] Um { $count } besser als Par.
 }
day-worse = { $count ->
    [one] Um { $count } schlechter als Par.
   *[other] Um { $count } schlechter als Par.
 }
day-week = Die letzten sieben Tage
day-dot = { $day }: { $what }
day-today = heute
day-not-played = nicht gespielt
day-column-won = gewonnen
day-column-left = Karten übrig
day-column-ahead = Vorsprung
day-column-tries = Spieler
day-yours = (deins)
day-as-table = Als Tabelle
day-spread-said = { $count ->
    [one] Wie es einem Spieler erging, als Säulen; die Zahlen stehen in der Tabelle darunter.
   *[other] Wie es { $count } Spielern erging, als Säulen; die Zahlen stehen in der Tabelle darunter.
 }
day-same-cards = Dieselben Karten für alle
day-played = { $count ->
    [0] Noch niemand hat gespielt
    [one] { $count } hat gespielt
   *[other] { $count } haben gespielt
 }
day-fared-later = Wie es bei ihnen lief, siehst du, sobald du gespielt hast.
day-play = Heutiges Blatt spielen
day-play-past = Spielen (zählt nicht)
day-go-on = Weiterspielen
day-all = Alle Blätter
day-rescue = Ein Spiel retten
day-look = Ansehen
day-again = Noch einmal (zählt nicht)
day-link-copied = Kopiert: ein Link zu diesem Blatt, für alle, die es versuchen wollen.
day-looking = Die Karten werden geholt …
day-deals = Blätter dieses Tages
day-unfinished = Dein Versuch ist nicht zu Ende
day-over = Dieser Tag ist vorbei
day-closes = Ab 06:00 UTC kann man es ungezählt spielen: Bis dahin sind vielleicht andere noch dabei.
day-late = Erst nach Schluss des Tages beendet; es zählt nicht.
day-turns = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
 }
day-backs = { $count ->
    [one] { $count } Rückwärtstrick
   *[other] { $count } Rückwärtstricks
 }
day-trail = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
 }, der Reihe nach
day-trail-steps = Schritte in jedem{ $backs ->
    [0] {""}
   *[other] ; { $sign } zurückgeholt
 }
day-trail-of-ten = Punkte, die jeder brachte
day-trail-said = Schritte, ein Balken pro Zug: { $count }, davon holten Schritte zurück: { $backs }.
day-trail-said-of-ten = Punkte, die jeder Zug brachte, als Balken.
day-line-won = Es war zu gewinnen
day-line-begins = Mit offenen Karten ist es in { $count } Zügen zu gewinnen. Das beginnt so:
day-line-whole = Wie er weitergeht
day-line-never = Nicht einmal mit offenen Karten war es zu gewinnen
day-line-unknown = Ob es mit offenen Karten zu gewinnen war, ist nicht bekannt
day-line-bot = Bot { $number }
day-everyone = Alle
day-so-far = bisher { $count }
day-better-than = Besser als { $count } von 100.
day-won-count = { $count ->
    [0] Niemand hat gewonnen.
    [one] { $count } hat gewonnen.
   *[other] { $count } haben gewonnen.
 }
day-given-up-count = { $count ->
    [one] { $count } hat aufgegeben.
   *[other] { $count } haben aufgegeben.
 }
day-nobody = Noch niemand hat es zu Ende gespielt.
day-deal-bots = { $deal }: { $bots }
day-this-deal = Dieses Blatt
day-with-bots = { $count ->
    [one] mit einem starken Bot
   *[other] mit { $count } starken Bots
 }
day-rule-utc = Alle bekommen dieselbe Mischung, von Mitternacht bis Mitternacht (UTC). Ein vor Mitternacht begonnener Versuch zählt, wenn er bis 06:00 Uhr zu Ende ist.
day-rule-first = Dein erster Versuch zählt. Danach spielst du ungezählt, so oft du magst.
day-rule-alone = Kein Tipp, kein Zurücknehmen, keine Pause im Versuch, der zählt. Niemand kann zusehen, und kein Browser leistet einen Beitrag zu den Karten.
day-rule-bots = Die Bots spielen für alle gleich: Wer dasselbe spielt, bekommt dieselben Antworten.
day-rule-par = Par { $value }: Die Hälfte von { $tries } Partien starker Bots war mindestens so gut; { $won } haben sie gewonnen.
day-sealed = Versiegelt; wird um 06:00 Uhr UTC nach dem Tag geöffnet.
day-opened = Geöffnet: Der Startwert war
day-other-days = Andere Tage
day-other-days-why = Vergangene Blätter kann man jederzeit spielen. Sie zeigen, wo du gestanden hättest, und zählen nicht.
day-see = { $day }: ansehen
day-you = Du
day-watch = Ansehen
day-watch-of = { $name } ansehen
day-replays = Aufzeichnungen, jetzt offen für dich
challenge-title = Dieselben Karten
challenge-by = Eine Herausforderung von { $name }
challenge-same = Alle spielen dieselben Karten, jeder an einem eigenen Tisch.
challenge-later = Wie es den anderen ergangen ist, siehst du, wenn du fertig bist.
challenge-play = Diese Karten spielen
challenge-copy = Link kopieren
challenge-copied = Der Link ist kopiert
challenge-link = Der Link für deinen Freund
challenge-nobody = Noch niemand hat diese Karten gespielt.
challenge-sides = Nebeneinander
challenge-look = Noch einmal nachsehen
challenge-finished = fertig
challenge-join = Zu { $names } setzen
challenge-told = { $names }: fertig.
