### A result beside one's own others, fetched once a game is over

end-your-games = { $count ->
    [1] ta première partie
    [one] ta { $count } partie
   *[other] tes { $count } parties
 }
end-nth-game = Ta { $nth ->
    [1] première
    [2] deuxième
    [3] troisième
   *[other] quatrième
 } partie { $seats ->
    [1] en solo
    [2] à deux
    [3] à trois
    [4] à quatre
   *[other] à cinq
 }
end-you-and = Toi et { $name }
end-you-and-bots = Toi contre les bots ({ $strength })
end-won-of = { $won } sur { $count }
end-bots-win = { $among ->
    [strong] gagnent { $count } fois sur 100
   *[other] gagne { $count } fois sur 100
 }
end-day-why = La donne du jour : les résultats de tous sont sur sa page.
