# The deal of the day, and challenges

day-title = Deal of the day
day-name = { $game }, { $seats ->
    [1] alone
    [2] two players
    [3] three players
   *[other] { $seats } players
 }
day-ten = { $game }, alone against { $limit }
day-goes-on = still being played
day-given-up = given up
day-won = won
day-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
 }
day-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
day-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }
day-won-by = won, { $what } apart
day-lost-by = lost, { $what } apart
day-par-later = Par is still being worked out.
day-at-par = Right at par.
day-better = { $count ->
    [one] { $count } better than par.
   *[other] { $count } better than par.
 }
day-worse = { $count ->
    [one] { $count } short of par.
   *[other] { $count } short of par.
 }
day-week = The last seven days
day-dot = { $day }: { $what }
day-today = today
day-not-played = not played
day-column-won = won
day-column-left = Cards left
day-column-ahead = Ahead by
day-column-tries = Players
day-yours = (yours)
day-as-table = As a table
day-spread-said = { $count ->
    [one] How one player fared, as columns; the table below has the figures.
   *[other] How { $count } players fared, as columns; the table below has the figures.
 }
day-same-cards = Same cards for everyone
day-played = { $count ->
    [0] Nobody has played yet
    [one] { $count } has played
   *[other] { $count } have played
 }
day-fared-later = How they fared is shown when you have.
day-play = Play today’s deal
day-play-past = Play it, uncounted
day-go-on = Go on
day-all = All deals
day-rescue = Rescue a game
day-look = Look
day-again = Play it again, uncounted
day-link-copied = Copied: a link to this deal, for whoever wants to try it.
day-looking = Looking for the cards…
day-deals = Deals of this day
day-unfinished = Your try is not finished
day-over = This day is over
day-closes = From 06:00 UTC on it can be played, uncounted: until then others may be finishing theirs.
day-late = Finished after the day was closed, so it does not count.
day-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
 }
day-backs = { $count ->
    [one] { $count } ten-back
   *[other] { $count } ten-backs
 }
day-trail = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
 }, one after the other
day-trail-steps = steps spent in each
day-trail-back = given back
day-trail-of-ten = points that each brought
day-trail-said = Steps spent, a bar a turn: { $count }, of which { $backs } gave steps back.
day-trail-said-of-ten = Points that each turn brought, as bars.
day-line-won = It could be won
day-line-begins = With all cards open there is a line of { $count } turns. It begins:
day-line-whole = The rest of it
day-line-never = Not even with all cards open could it be won
day-line-unknown = Whether it could be won with all cards open was not found out
day-line-bot = Bot { $number }
day-everyone = Everyone
day-so-far = { $count } so far
day-better-than = Better than { $count } in 100.
day-won-count = { $count ->
    [0] Nobody has won.
    [one] { $count } won.
   *[other] { $count } won.
 }
day-given-up-count = { $count ->
    [one] { $count } gave up.
   *[other] { $count } gave up.
 }
day-nobody = Nobody has finished it yet.
day-deal-bots = { $deal }: { $bots }
day-this-deal = This deal
day-with-bots = { $count ->
    [one] with a strong bot
   *[other] with { $count } strong bots
 }
day-rule-utc = Everybody gets the same shuffle, from midnight to midnight, UTC. A try begun before midnight counts if it is finished by 06:00.
day-rule-first = Your first try counts. After it, play as often as you like, uncounted.
day-rule-alone = No hints, no taking back, no pause in the try that counts. Nobody looks on, and no browser has a share in the cards.
day-rule-bots = The bots answer alike for everyone: the same play meets the same answers.
day-rule-par = Par { $value }: half of { $tries } games by strong bots did at least as well; they won { $won }.
day-sealed = Sealed; opened at 06:00 UTC after the day.
day-opened = Opened: the seed was
day-other-days = Other days
day-other-days-why = Past deals can be played at any time. They show where you would have stood, and count for nothing.
day-see = { $day }: look
day-you = You
day-watch = Watch
day-watch-of = Watch { $name }
day-replays = Replays, now open to you
challenge-title = The same cards
challenge-by = A challenge by { $name }
challenge-same = Everybody plays the same cards, each at a table of their own.
challenge-later = How the others fared is shown when you have finished.
challenge-play = Play these cards
challenge-copy = Copy the link
challenge-copied = The link is copied
challenge-link = The link for your friend
challenge-nobody = Nobody has played these cards yet.
challenge-sides = Side by side
challenge-look = Look again
challenge-finished = finished
