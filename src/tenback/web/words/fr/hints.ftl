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
hint-heeded = Rien sur { $piles }, comme demandé par { $names }.
hint-chance = D’après ce que tu vois : environ { $value }, ± { $error }.
hint-counted = Compté jusqu’au bout : { $value }.
hint-points = Environ { $value } points à attendre, ± { $error }.
hint-next = Le second choix, { $what }, garde { $value }.
hint-as-good = À peu près aussi bien : { $what }, { $value }.
hint-heard = Indice : { $hint }
hint-put-away = Ranger
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
