### Nápovědy na požádání.

hint-lay = { $card } na { $pile }
hint-ends = ukončit tah
hint-lays = Silný bot by zahrál: { $what }.
hint-does = Silný bot by zvolil: { $what }.
hint-back = { $all ->
    [yes] { $count ->
        [one] To hromádku vrátí.
       *[other] Každá svou hromádku vrátí.
     }
   *[other] { $count ->
        [one] Jedna z nich hromádku vrátí.
       *[other] Návraty: { $count }.
     }
 }
hint-steps = Dohromady { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
 }.
hint-heeded = Vynechá { $piles }: žádá o to { $names }.
hint-chance = Podle toho, co vidíš: asi { $value }, ± { $error }.
hint-counted = Spočítáno do konce: { $value }.
hint-points = Lze čekat asi { $value } bodu, ± { $error }.
hint-next = Druhé nejlepší, { $what }, zachová { $value }.
hint-as-good = Asi stejně dobré: { $what }, { $value }.
hint-heard = Nápověda: { $hint }
hint-put-away = Odložit
hint-take = Převzít jako plán
hint-place = { $place ->
    [1] nejdřív
    [2] potom
   *[other] { $place }.
 }
hint-buy = koupit { $card }
hint-pay = { $kind ->
    [coin] zaplatit mincí
    [bust] zaplatit žetonem krachu
   *[card] zaplatit kartou: { $card }
 }
