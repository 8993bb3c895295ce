### Tipps auf Wunsch.

hint-lay = { $card } auf { $pile }
hint-ends = den Zug beenden
hint-lays = Der starke Bot würde spielen: { $what }.
hint-does = Der starke Bot würde wählen: { $what }.
hint-back = { $all ->
    [yes] { $count ->
        [one] Das holt den Stapel zurück.
       *[other] Jede holt ihren Stapel zurück.
     }
   *[other] { $count ->
        [one] Eine davon holt ihren Stapel zurück.
       *[other] { $count } davon holen ihre Stapel zurück.
     }
 }
hint-steps = Das { $steps ->
    [one] ist ein Schritt
   *[other] sind { $steps } Schritte
 } insgesamt.
hint-room = { $next ->
    [none] { $count ->
        [one] Auf den Stapeln bleibt eine Zahl offen.
       *[other] Auf den Stapeln bleiben { $count } Zahlen offen.
     }
   *[other] { $count ->
        [one] Auf den Stapeln bleibt eine Zahl offen; nach dem Nächstbesten { $next }.
       *[other] Auf den Stapeln bleiben { $count } Zahlen offen; nach dem Nächstbesten { $next }.
     }
 }
hint-runs = Deine Folgen zählen jetzt { $now }, mit dem, was zu haben ist, { $with }.
hint-risk = Mit der nächsten Karte kommt in { $share } aller Fälle der Reinfall.
hint-heeded = { $piles } bleibt frei, wie { $names } gebeten hat.
hint-chance = Nach dem, was du siehst: etwa { $value }, ± { $error }.
hint-counted = Bis zum Ende gezählt: { $value }.
hint-points = Etwa { $value } Punkte zu erwarten, ± { $error }.
hint-next = Das Nächstbeste, { $what }, bringt { $value }.
hint-as-good = Etwa gleich gut: { $what }, { $value }.
hint-heard = Tipp: { $hint }
hint-put-away = Ausblenden
hint-take = Als Plan übernehmen
hint-place = { $place ->
    [1] zuerst
    [2] dann
   *[other] { $place }.
 }
hint-buy = { $card } kaufen
hint-pay = { $kind ->
    [coin] eine Münze zahlen
    [bust] einen Reinfall-Chip zahlen
   *[card] mit { $card } zahlen
 }
