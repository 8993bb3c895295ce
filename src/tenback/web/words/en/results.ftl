# One's own results

results-title = Your results
results-count = { $count ->
    [one] { $count } game counts
   *[other] { $count } games count
 }
results-looking = Counting your games…
results-game = Game
results-none = No game that counts yet.
results-kind = Players and rules
results-kind-of = { $players } · { $rules }
results-kind-against = { $players } · { $rules } · { $against }
results-kind-games = { $kind } ({ $games })
results-players = { $count ->
    [one] alone
   *[other] { $count } players
 }
results-plain = standard rules
results-against = { $who ->
    [people] against people
    [novice] against beginner bots
    [fast] against good bots
    [strong] against strong bots
    [random] against random bots
   *[mixed] against people and bots
 }
results-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
results-won = Won
results-of = { $won } of { $games }
results-middle = Median
results-best = Best
results-too-few = { $count ->
    [one] One game so far: too few to tell.
   *[other] { $count } games so far: too few to tell.
 }
results-few = too few
results-left = Cards left
results-points = Points
results-how-often = How often it was won
results-yours = Your tables
results-bots = Tables of bots: { $strength }
results-whiskers = Whiskers: the 95% interval of the true rate.
results-same-deals = { $games ->
    [1] On the same deal, strong bots left about as many cards as you. You won { $own }, they { $won }.
   *[other] On the same { $games } deals, strong bots left about as many cards as you (± { $error }). You won { $own }, they { $won }.
 }
results-more = { $games ->
    [1] On the same deal, strong bots left { $cards } fewer cards. You won { $own }, they { $won }.
   *[other] On the same { $games } deals, strong bots left { $cards } ± { $error } fewer cards on average. You won { $own }, they { $won }.
 }
results-less = { $games ->
    [1] On the same deal, strong bots left { $cards } more cards. You won { $own }, they { $won }.
   *[other] On the same { $games } deals, strong bots left { $cards } ± { $error } more cards on average. You won { $own }, they { $won }.
 }
results-by-players = By number of players
results-column-players = Players
results-column-games = Games
results-column-you = You
results-progress = { $count } games at a time
results-ratings = Against people
results-rating = Rating
results-between = Between
results-ratings-why = Openskill, starting at 1500; the range is a 95% interval. Team games have no rating.
results-rate-said = { $rate }, between { $low } and { $high }
results-chart-said = { $count ->
    [one] One game, as a column; the table below has the figures.
   *[other] { $count } games as columns, with a median of { $middle }; the table below has the figures.
 }
results-as-table = As a table
results-ladder = TEN, alone: the limits you have beaten
results-rank = { $limit ->
    [4] a beginning
    [5] catching on
    [6] impressive
    [7] luck and strategy
    [8] on the podium
    [9] astonishing
   *[other] unequalled
 }
results-beaten-at = { $count ->
    [one] beaten on the first attempt
   *[other] beaten on attempt { $count }
 }
results-tries = { $count ->
    [one] { $count } attempt so far
   *[other] { $count } attempts so far
 }
results-bots-won = Bots
results-not-tried = not tried
results-apart = Not counted: { $what }
results-apart-never-begun = { $count ->
    [one] { $count } never begun
   *[other] { $count } never begun
 }
results-apart-abandoned = { $count ->
    [one] { $count } given up
   *[other] { $count } given up
 }
results-apart-known = { $count ->
    [one] { $count } with cards known before
   *[other] { $count } with cards known before
 }
results-apart-branch = { $count ->
    [one] { $count } played on from a review
   *[other] { $count } played on from a review
 }
results-apart-hinted = { $count ->
    [one] { $count } with hints
   *[other] { $count } with hints
 }
results-apart-late = { $count ->
    [one] { $count } joined late
   *[other] { $count } joined late
 }
results-apart-day = { $count ->
    [one] { $count } deal of the day
   *[other] { $count } deals of the day
 }
