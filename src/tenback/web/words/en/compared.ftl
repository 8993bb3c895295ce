### A result beside one's own others, fetched once a game is over

end-your-games = { $count ->
    [one] your first game
   *[other] your { $count } games
 }
end-nth-game = Your { $nth ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
 } game { $seats ->
    [1] alone
    [2] with two
    [3] with three
    [4] with four
   *[other] with five
 }
end-you-and = You and { $name }
end-you-and-bots = You against bots ({ $strength })
end-won-of = { $won } of { $count }
end-bots-win = { $among ->
    [strong] win { $count } in 100
   *[other] wins { $count } in 100
 }
end-day-why = The deal of the day: how everyone did is on its page.
end-with = { $seats ->
    [1] Alone
    [2] With two players
    [3] With three players
    [4] With four players
   *[other] With five players
 }
end-best = best
end-middle = median
end-won = won
end-bots = { $among ->
    [alone] a strong bot
    [fast] a strong bot among good ones
   *[strong] strong bots only
 }
end-plot = Your results, the oldest first: { $results }
end-known = This deal had been played before, so the game does not count.
