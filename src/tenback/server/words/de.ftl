### Was der Server selbst sagt. $game ist ein Titel, wie er auf der Schachtel steht.

## Bilder und der Text dazu

picture-left = { $count ->
    [one] Karte übrig
   *[other] Karten übrig
 }
picture-won = Alle Karten liegen
picture-points = { $count ->
    [one] Punkt
   *[other] Punkte
 }
picture-ahead = { $count ->
    [one] Karte Vorsprung
   *[other] Karten Vorsprung
 }
picture-behind = { $count ->
    [one] Karte fehlte
   *[other] Karten fehlten
 }
picture-duel-won = Gewonnen
picture-duel-lost = Verloren
picture-nobody = Niemand hat gewonnen
picture-stopped = Vorzeitig beendet
picture-with = { $seats ->
    [1] allein
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[other] zu fünft
 }
picture-backs = { $backs ->
    [one] Rückwärtstrick
   *[other] Rückwärtstricks
 } in { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
 }
picture-turns = { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
 }
picture-moment = Vor Zug { $turn }
picture-player = Spieler { $number }
picture-shown = { $figure } { $caption }
picture-by = { $name }: { $game }
picture-day = Blatt des Tages
picture-par = Par { $value }

## Vorschau auf Links

preview-home = tenback: Kartenspiele mit Zahlen an einem Tisch
preview-home-about = The Game, Quick & Easy, Face to Face und TEN, mit Freunden oder mit Bots, im Browser.
preview-invitation = Eine Einladung zu einem Spiel
preview-invitation-about = Link öffnen, Namen wählen, hinsetzen. Ein Konto ist nicht nötig.
preview-table = Ein Tisch: { $game }
preview-waiting = { $free ->
    [0] Alle Stühle sind besetzt.
    [one] Ein Stuhl ist frei.
   *[other] { $free } Stühle sind frei.
 }
preview-playing = Ein Spiel läuft.
preview-replay = { $game }: ein Spiel zum Nachsehen
preview-replay-about = Zug für Zug, { $with }.
preview-rules = Die Regeln von { $game }
preview-rules-about = Die ganzen Regeln mit Beispielen, und worin sich die Ausgaben unterscheiden.

## Benachrichtigungen

notice-turn = { $game }: Du bist am Zug
notice-ended = { $game }: Das Spiel ist aus
notice-with = Mit { $names }.
notice-alone = Sonst ist niemand am Tisch.
notice-until = Du hast Zeit bis { $when }.
notice-several = { $count ->
    [one] Eines deiner Spiele wartet auf dich
   *[other] { $count } deiner Spiele warten auf dich
 }
notice-test = So sieht eine Benachrichtigung aus
notice-test-about = Ab jetzt erfährst du, wenn du am Zug und nicht am Tisch bist.
mail-hello = Hallo { $name },
mail-open = Zum Tisch: { $link }
mail-why = Du bekommst das, weil du bei { $server } um Post zu deinen Spielen gebeten hast. Nachts wird nichts verschickt.
mail-off = Keine Post mehr, mit einem Klick: { $link }
confirm-subject = Darf dir { $server } schreiben?
confirm-body = Jemand, wahrscheinlich du, möchte eine Mail bekommen, wenn bei { $server } ein Zug ansteht.
confirm-open = Wenn du es warst, öffne diesen Link innerhalb von drei Tagen: { $link }
confirm-else = Wenn nicht, tu nichts: Es kommt keine weitere Mail.
