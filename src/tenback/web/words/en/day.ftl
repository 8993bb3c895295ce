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
day-won-by = won by { $what }
day-lost-by = lost by { $what }
day-par-line = Par { $value }
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
    [one] How one player did, as columns; the table below has the figures.
   *[other] How { $count } players did, as columns; the table below has the figures.
 }
day-same-cards = Same cards for everyone
day-played = { $count ->
    [0] Nobody has played yet
    [one] { $count } has played
   *[other] { $count } have played
 }
day-fared-later = You will see how they did once you have played.
day-play = Play today’s deal
day-play-past = Play it (does not count)
day-go-on = Continue
day-all = All deals
day-rescue = Rescue a game
day-look = Look
day-again = Play it again (does not count)
day-link-copied = Copied: a link to this deal, for anyone who wants to try it.
day-looking = Looking for the cards…
day-deals = Deals of this day
day-unfinished = Your attempt is not finished
day-over = This day is over
day-closes = From 06:00 UTC on it can be played without counting: until then others may be finishing theirs.
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
day-trail-steps = steps spent in each{ $backs ->
    [0] {""}
   *[other] ; { $sign } given back
 }
day-trail-of-ten = points that each brought
day-trail-said = Steps spent, one bar per turn: { $count }, of which { $backs } gave steps back.
day-trail-said-of-ten = Points that each turn brought, as bars.
day-line-won = It could be won
day-line-begins = With every card face up it can be won in { $count } turns, starting:
day-line-whole = The rest of it
day-line-never = Even with every card face up it could not be won
day-line-unknown = Whether it could be won with every card face up is not known
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
day-rule-utc = Everybody gets the same shuffle, from midnight to midnight, UTC. An attempt begun before midnight counts if it is finished by 06:00.
day-rule-first = Your first attempt counts. After that, play as often as you like; it does not count.
day-rule-alone = No hints, no take-backs and no pauses in the attempt that counts. Nobody can watch, and browsers add nothing to the shuffle.
day-rule-bots = The bots play the same way for everyone: the same play meets the same answers.
day-rule-par = Par { $value }: half of { $tries } games by strong bots did at least as well; they won { $won }.
day-sealed = Sealed; opened at 06:00 UTC after the day.
day-opened = Opened: the seed was
day-other-days = Other days
day-other-days-why = Past deals can be played at any time. They show where you would have stood, but do not count.
day-see = { $day }: look
day-you = You
day-watch = Watch
day-watch-of = Watch { $name }
day-replays = Replays, now open to you
challenge-title = The same cards
challenge-by = A challenge from { $name }
challenge-same = Everybody plays the same cards, each at a table of their own.
challenge-later = You will see how the others did once you have finished.
challenge-play = Play these cards
challenge-copy = Copy the link
challenge-copied = The link is copied
challenge-link = The link for your friend
challenge-nobody = Nobody has played these cards yet.
challenge-sides = Side by side
challenge-look = Look again
challenge-finished = finished
challenge-join = Sit down with { $names }
challenge-told = { $names }: finished.
