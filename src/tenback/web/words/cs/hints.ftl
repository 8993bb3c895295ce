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
hint-room = { $next ->
    [none] { $count ->
        [one] Na hromádkách zůstane otevřené { $count } číslo.
        [few] Na hromádkách zůstanou otevřená { $count } čísla.
       *[other] Na hromádkách zůstane otevřeno { $count } čísel.
     }
   *[other] { $count ->
        [one] Na hromádkách zůstane otevřené { $count } číslo; po druhé nejlepší volbě { $next }.
        [few] Na hromádkách zůstanou otevřená { $count } čísla; po druhé nejlepší volbě { $next }.
       *[other] Na hromádkách zůstane otevřeno { $count } čísel; po druhé nejlepší volbě { $next }.
     }
 }
hint-runs = Tvoje postupky teď počítají { $now }, s tím, co je v nabídce, { $with }.
hint-risk = Další karta by v { $share } případů znamenala krach.
hint-heeded = Vynechá { $piles }: žádá o to { $names }.
hint-chance = Podle toho, co vidíš: asi { $value }, ± { $error }.
hint-counted = Spočítáno do konce: { $value }.
hint-points = Lze čekat asi { $value } bodu, ± { $error }.
hint-next = Druhé nejlepší, { $what }, nechá { $value }.
hint-as-good = Asi stejně dobré: { $what }, { $value }.
hint-heard = Nápověda: { $hint }
hint-put-away = Skrýt
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
