# Ein Spiel analysiert, und weitergespielt von jedem Moment an

review = Analyse
review-none = Was war jeder Zug wert, und was wäre besser gewesen? Der Server braucht etwa eine Minute, um das herauszufinden.
review-ask = Analyse erstellen
review-again = Noch einmal versuchen
review-replay = Rückschau ansehen
review-closed = Hier gibt es keine Analyse
review-not-ended = Die Analyse gibt es, wenn das Spiel zu Ende ist.
review-copied = Kopiert. Der Link führt genau zu diesem Zug.
review-ready = Die Analyse ist fertig.
review-working = { $done } von { $of } Teilen sind ausgerechnet …
review-waiting = { $count ->
    [one] Eine andere Analyse kommt vorher dran.
   *[other] { $count } andere Analysen kommen vorher dran.
 }
review-leave = Du kannst gehen: Der Server rechnet weiter und bewahrt die Analyse mit dem Tisch auf.
review-pending = noch nicht ausgerechnet
review-failed-turn = { $more ->
    [0] Zug { $turn } ließ sich nicht ausrechnen. Alles andere ist da.
    [one] Zug { $turn } und ein weiterer ließen sich nicht ausrechnen. Alles andere ist da.
   *[other] Zug { $turn } und { $more } weitere ließen sich nicht ausrechnen. Alles andere ist da.
 }
review-failed-action = { $more ->
    [0] Aktion { $turn } ließ sich nicht ausrechnen. Alles andere ist da.
    [one] Aktion { $turn } und eine weitere ließen sich nicht ausrechnen. Alles andere ist da.
   *[other] Aktion { $turn } und { $more } weitere ließen sich nicht ausrechnen. Alles andere ist da.
 }
review-failed-open = Bis wann es zu gewinnen war, ließ sich nicht herausfinden. Alles andere ist da.
review-failed-nothing = In diesem Spiel wurde kein Zug beendet, es gibt also nichts zu analysieren.
review-failed-not-compiled = Dieser Server kann keine Analysen erstellen: Seine starken Bots sind nicht kompiliert.
review-failed-broken = Die Analyse ließ sich nicht erstellen.

## Das Spiel in einem Satz

review-unfinished = Nicht zu Ende gespielt
review-won = Gewonnen: Alle Karten sind gelegt
review-short = { $count ->
    [one] Verloren: Eine Karte fehlte
   *[other] Verloren: { $count } Karten fehlten
 }
review-duel = { $who ->
    [won] Du hast gewonnen
    [lost] Du hast verloren
   *[other] Das Duell ist zu Ende
 }
review-scores = { $count ->
    [one] Ein Punkt
   *[other] { $count } Punkte
 }, { $how ->
    [ahead] { $lead } voraus
    [behind] { $lead } zurück
   *[even] gleichauf
 }
review-dearest = Am teuersten war { $who ->
    [you] dein Zug { $turn }
   *[other] Zug { $turn }
 }: { $laid } ließ etwa { $after }; { $kept } hätte etwa { $before } gelassen.
review-none-dear = Kein Zug war eindeutig schlechter als die Alternativen.
review-hope-never = mit offenen Karten war diese Verteilung gar nicht zu gewinnen
review-hope-unknown = ob diese Verteilung mit offenen Karten zu gewinnen war, ist nicht bekannt
review-hope-last = mit offenen Karten war es in Zug { $turn } noch zu gewinnen
review-hope-until = mit offenen Karten war es bis Zug { $turn } zu gewinnen
review-hope-between = mit offenen Karten war es bis Zug { $turn } zu gewinnen; für die Züge { $from } bis { $to } ist es nicht bekannt

## Das Diagramm

review-chart = Gewinnchance
review-chart-by = soweit man es am Zug wissen konnte
review-chart-alt = Gewinnchance nach jedem von { $count } Zügen: zu Beginn { $first }, am Ende { $last }.
review-as-table = Als Tabelle
review-as-chart = Als Diagramm
review-turn = Zug
review-player = Spieler
review-chance = Chance
review-cost = Kosten
review-open = Alle Karten offen
review-open-yes = zu gewinnen
review-open-no = verloren
review-open-not-found = nicht bekannt
review-estimate = { $value } ± { $more }
review-costly = teuer
review-back = zehn zurück
review-chance-sure = Chance, und wie sicher
review-heard = Zug { $turn } von { $turns }, { $name }: { $laid }; { $chance ->
    [none] nicht bewertet
   *[other] etwa { $chance }
 }{ $cost ->
    [0] .
    [one] , er kostete einen Punkt.
   *[other] , er kostete { $cost } Punkte.
 }

## Der Moment

review-before = Vor Zug { $turn }, { $who ->
    [you] aus deiner Sicht
   *[other] aus der Sicht von { $name }
 }
review-before-all = Vor Zug { $turn }, alle Karten
review-laid = gelegt
review-to-draw = { $shown } zu ziehen
review-deck = { $count ->
    [one] Eine Karte zu ziehen
   *[other] { $count } Karten zu ziehen
 }
review-market = Auf dem Markt: { $cards }
review-for-sale = Zu ersteigern: { $card }, { $bid ->
    [0] noch kein Gebot
   *[other] Gebot { $bid }
 }
review-you-laid = { $who ->
    [you] Du hast gelegt
   *[other] { $name } hat gelegt
 }
review-did = { $who ->
    [you] Deine Wahl
   *[other] Die Wahl von { $name }
 }
review-kept-more = Was besser gewesen wäre
review-about = { $shown } ± { $more }
review-certain = { $shown }, sicher
review-points = { $shown } { $count ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
 } Gewinnchance, ± { $more }.
review-nothing-better = { $count ->
    [one] Es gab nichts anderes abzuwägen.
   *[other] Unter { $count } Möglichkeiten fand sich nichts Besseres.
 }
review-counted = Bis zum Ende ausgezählt.
review-step = { $card } nahm { $count ->
    [one] einen Schritt
   *[other] { $count } Schritte
 } von { $pile }.
review-expected = { $points } Punkte zu erwarten
review-not-weighed = Noch nicht bewertet.
review-no-choice = Es gab nichts anderes zu tun.
review-on = { $card } auf { $pile }
review-next-costly = Nächster teurer Zug
review-dear-ones = Was etwas gekostet hat
review-fine = { $count ->
    [one] Eine Welt pro Zug
   *[other] { $count } Welten pro Zug
 }, von Bots zu Ende gespielt; jedes ± ist ein 95-%-Intervall.

## TEN

review-ten-draw = weiter aufdecken
review-ten-take-numbers = die Zahlen nehmen
review-ten-take-coins = die Münzen nehmen
review-ten-take-token = den Reinfall-Chip nehmen
review-ten-go-buy = zum Kaufen gehen
review-ten-pass = passen
review-ten-skip = nichts kaufen
review-ten-pay-coin = mit einer Münze zahlen
review-ten-pay-bust = mit einem Reinfall-Chip zahlen
review-before-ten = Vor Entscheidung { $turn }, { $who ->
    [you] aus deiner Sicht
   *[other] aus der Sicht von { $name }
 }
review-before-all-ten = Vor Entscheidung { $turn }, alle Karten
review-dearest-ten = Am teuersten war { $who ->
    [you] deine Entscheidung { $turn }
   *[other] Entscheidung { $turn }
 }: { $laid } ließ etwa { $after }; { $kept } hätte etwa { $before } gelassen.
review-none-dear-ten = Keine Entscheidung war eindeutig schlechter als die Alternativen.
review-next-costly-ten = Nächste teure Entscheidung
review-decision = Entscheidung
review-heard-ten = Entscheidung { $turn } von { $turns }, { $name }: { $laid }; { $chance ->
    [none] nicht bewertet
   *[other] etwa { $chance }
 }{ $cost ->
    [0] .
    [one] , sie kostete einen Punkt.
   *[other] , sie kostete { $cost } Punkte.
 }
review-ten-bid = { $price } bieten
review-ten-buy = { $card } kaufen
review-ten-pay = zahlen mit { $card }
review-auctions = Deine Gebote
review-auctions-key = Balken: Bis hierher lohnte sich Bieten. Strich: verkauft für. Punkt: dein Gebot; leer: gepasst.
review-auction-heard = Dein Gebot: { $bid }; verkauft für { $price }; bis { $worth } lohnte sich Bieten.

## Weiterspielen

play-on-here = Von hier weiterspielen
play-on-text = Ein neuer Tisch ab Zug { $turn }: dieselben Karten, und was bis dahin gespielt wurde.
play-on-bots = Mit Bots
play-on-alone = Weiterspielen
play-on-friends = Mit Freunden
play-on-puzzle = Link als Rätsel kopieren
play-on-fine = Es zählt für keine Statistik. Wer das Rätsel bekommt, sieht nicht mehr, als wer am Zug war.
puzzle-copied = Kopiert: Wer dem Link folgt, spielt von hier aus mit Bots weiter.
puzzle = Rätsel
puzzle-of = Ein Rätsel: { $game }
puzzle-text = { $count ->
    [1] Ein Spiel allein, angehalten vor Zug { $turn }. Kannst du es besser?
    [2] Ein Spiel zu zweit, angehalten vor Zug { $turn }. Auf dem anderen Stuhl sitzt ein Bot. Kannst du es besser?
    [3] Ein Spiel zu dritt, angehalten vor Zug { $turn }. Auf den anderen Stühlen sitzen Bots. Kannst du es besser?
    [4] Ein Spiel zu viert, angehalten vor Zug { $turn }. Auf den anderen Stühlen sitzen Bots. Kannst du es besser?
   *[other] Ein Spiel mit { $count } Stühlen, angehalten vor Zug { $turn }. Auf den anderen sitzen Bots. Kannst du es besser?
 }
puzzle-short = { $count ->
    [one] Beim ersten Mal blieb eine Karte übrig.
   *[other] Beim ersten Mal blieben { $count } Karten übrig.
 }
puzzle-play = Spielen
puzzle-gone = Dieses Rätsel gibt es nicht mehr

## Rette dieses Spiel

rescue = Rette dieses Spiel
rescue-text = Spiele, die um Haaresbreite gewonnen wurden. Hier ist der Moment, in dem kaum jemand daran geglaubt hätte: Du bist am Zug, auf den anderen Stühlen sitzen Bots.
rescue-text-duel = Duelle, die um Haaresbreite gewonnen wurden. Hier ist der Moment, in dem kaum jemand daran geglaubt hätte: Du bist am Zug. Gewinne das.
rescue-which = Spiel
rescue-players = { $count ->
    [1] allein
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[other] zu fünft
 }
rescue-left = { $count ->
    [one] noch eine Karte
   *[other] noch { $count } Karten
 }
rescue-rates = gute Bots retten { $fast } von 100, starke { $strong }
rescue-very-hard = Sehr schwer
rescue-hard = Schwer
rescue-middling = Mittel
rescue-easier = Leichter
rescue-play = Spielen
rescue-play-this = Spiel { $number } spielen
rescue-fine = Gemessen mit jedes Mal neu verteilten verdeckten Karten. Diese Spiele zählen für keine Statistik.
