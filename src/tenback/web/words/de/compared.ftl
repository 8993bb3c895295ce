### A result beside one's own others, fetched once a game is over

end-your-games = { $count ->
    [one] dein erstes Spiel
   *[other] deine { $count } Spiele
 }
end-nth-game = Dein { $nth ->
    [1] erstes
    [2] zweites
    [3] drittes
   *[other] viertes
 } Spiel { $seats ->
    [1] allein
    [2] zu zweit
    [3] zu dritt
    [4] zu viert
   *[other] zu fünft
 }
end-you-and = Du und { $name }
end-you-and-bots = Du gegen Bots ({ $strength })
end-won-of = { $won } von { $count }
end-bots-win = { $among ->
    [strong] gewinnen { $count } von 100
   *[other] gewinnt { $count } von 100
 }
end-day-why = Das Blatt des Tages: Wie es allen ergangen ist, steht auf seiner Seite.
end-with = { $seats ->
    [1] Allein
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
   *[other] Zu fünft
 }
end-best = das Beste
end-middle = Median
end-won = gewonnen
end-bots = { $among ->
    [alone] ein starker Bot
    [fast] ein starker Bot unter guten
   *[strong] lauter starke Bots
 }
end-plot = Deine Ergebnisse, das älteste zuerst: { $results }
end-known = Diese Karten wurden schon einmal gespielt; das Spiel zählt nicht.
