### A result beside one's own others, fetched once a game is over

end-your-games = { $count ->
    [one] tvá první hra
    [few] tvé { $count } hry
   *[other] tvých { $count } her
 }
end-nth-game = Tvá { $nth ->
    [1] první
    [2] druhá
    [3] třetí
   *[other] čtvrtá
 } hra { $seats ->
    [1] o samotě
    [2] ve dvou
    [3] ve třech
    [4] ve čtyřech
   *[other] v pěti
 }
end-you-and = Ty a { $name }
end-you-and-bots = Ty proti botům ({ $strength })
end-won-of = { $won } z { $count }
end-bots-win = { $among ->
    [strong] vyhrají { $count } ze 100
   *[other] vyhraje { $count } ze 100
 }
end-day-why = Rozdání dne: jak se vedlo všem, je na jeho stránce.
end-with = { $seats ->
    [1] O samotě
    [2] Ve dvou
    [3] Ve třech
    [4] Ve čtyřech
   *[other] V pěti
 }
end-best = nejlepší
end-middle = medián
end-won = výhry
end-bots = { $among ->
    [alone] silný bot
    [fast] silný bot mezi dobrými
   *[strong] samí silní boti
 }
end-plot = Tvé výsledky od nejstaršího: { $results }
end-known = Toto rozdání se už jednou hrálo, hra se nepočítá.
