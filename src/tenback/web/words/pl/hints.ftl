### Podpowiedzi na życzenie.

hint-lay = { $card } na { $pile }
hint-ends = koniec tury
hint-lays = Silny bot zagrałby: { $what }.
hint-does = Silny bot wybrałby: { $what }.
hint-back = { $all ->
    [yes] { $count ->
        [one] To cofa stos.
       *[other] Każda cofa swój stos.
     }
   *[other] { $count ->
        [one] Jedna z nich cofa stos.
       *[other] Cofnięcia: { $count }.
     }
 }
hint-steps = Razem { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
 }.
hint-room = { $next ->
    [none] { $count ->
        [one] Na stosach zostaje otwarta { $count } liczba.
        [few] Na stosach zostają otwarte { $count } liczby.
        [many] Na stosach zostaje otwartych { $count } liczb.
       *[other] Na stosach zostaje otwarte { $count } liczby.
     }
   *[other] { $count ->
        [one] Na stosach zostaje otwarta { $count } liczba; po drugim najlepszym wyborze { $next }.
        [few] Na stosach zostają otwarte { $count } liczby; po drugim najlepszym wyborze { $next }.
        [many] Na stosach zostaje otwartych { $count } liczb; po drugim najlepszym wyborze { $next }.
       *[other] Na stosach zostaje otwarte { $count } liczby; po drugim najlepszym wyborze { $next }.
     }
 }
hint-runs = Twoje ciągi liczą teraz { $now }, a z tym, co jest do wzięcia, { $with }.
hint-risk = Następna karta oznaczałaby fiasko w { $share } przypadków.
hint-heeded = Omija { $piles }: prosi o to { $names }.
hint-chance = Z tego, co widzisz: około { $value }, ± { $error }.
hint-counted = Policzone do końca: { $value }.
hint-points = Do oczekiwania około { $value } punktu, ± { $error }.
hint-next = Następne w kolejności, { $what }, zostawia { $value }.
hint-as-good = Mniej więcej równie dobre: { $what }, { $value }.
hint-heard = Podpowiedź: { $hint }
hint-put-away = Ukryj
hint-take = Przyjmij jako plan
hint-place = { $place ->
    [1] najpierw
    [2] potem
   *[other] { $place }.
 }
hint-buy = kup { $card }
hint-pay = { $kind ->
    [coin] zapłać żetonem
    [bust] zapłać żetonem fiaska
   *[card] zapłać kartą: { $card }
 }
