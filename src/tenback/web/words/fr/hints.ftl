### Indices à la demande.

hint-lay = { $card } sur { $pile }
hint-ends = finir le tour
hint-lays = Le bot fort poserait : { $what }.
hint-does = Le bot fort choisirait : { $what }.
hint-back = { $all ->
    [yes] { $count ->
        [one] Elle fait reculer la pile.
       *[other] Chacune fait reculer sa pile.
     }
   *[other] { $count ->
        [one] L’une d’elles fait reculer sa pile.
       *[other] { $count } d’entre elles font reculer leurs piles.
     }
 }
hint-steps = Cela fait { $steps ->
    [one] { $steps } pas
   *[other] { $steps } pas
 } en tout.
hint-room = { $next ->
    [none] { $count ->
        [1] Un nombre reste ouvert sur les piles.
        [one] { $count } nombre reste ouvert sur les piles.
       *[other] { $count } nombres restent ouverts sur les piles.
     }
   *[other] { $count ->
        [1] Un nombre reste ouvert sur les piles ; après le second choix, { $next }.
        [one] { $count } nombre reste ouvert sur les piles ; après le second choix, { $next }.
       *[other] { $count } nombres restent ouverts sur les piles ; après le second choix, { $next }.
     }
 }
hint-runs = Tes suites comptent { $now } maintenant, et { $with } avec ce qui est proposé.
hint-risk = La prochaine carte serait un fiasco dans { $share } des cas.
hint-heeded = Rien sur { $piles }, comme demandé par { $names }.
hint-chance = D’après ce que tu vois : environ { $value }, ± { $error }.
hint-counted = Compté jusqu’au bout : { $value }.
hint-points = Environ { $value } points à attendre, ± { $error }.
hint-next = Le second choix, { $what }, laisse { $value }.
hint-as-good = À peu près aussi bien : { $what }, { $value }.
hint-heard = Indice : { $hint }
hint-put-away = Masquer
hint-take = En faire mon plan
hint-place = { $place ->
    [1] d’abord
    [2] ensuite
   *[other] { $place }
 }
hint-buy = acheter { $card }
hint-pay = { $kind ->
    [coin] payer une pièce
    [bust] payer un jeton fiasco
   *[card] payer avec { $card }
 }
