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
end-with = { $seats ->
    [1] En solo
    [2] À deux
    [3] À trois
    [4] À quatre
   *[other] À cinq
 }
end-best = meilleur résultat
end-middle = résultat médian
end-won = victoires
end-bots = { $among ->
    [alone] un bot fort
    [fast] un bot fort parmi de bons
   *[strong] rien que des bots forts
 }
end-plot = Tes résultats, du plus ancien au plus récent : { $results }
end-known = Cette donne avait déjà été jouée : la partie ne compte pas.
