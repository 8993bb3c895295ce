# A game looked back on, and played on from any of its moments

review = Review
review-none = What was every turn worth, and what would have kept more? It takes the server a minute or so to find out.
review-ask = Work the review out
review-again = Try again
review-replay = Watch the replay
review-closed = No review here
review-not-ended = The review can be made once the game is over.
review-copied = Copied. The link leads to this very turn.
review-ready = The review is ready.
review-working = { $done } of { $of } parts worked out…
review-waiting = { $count ->
    [one] One other review is made first.
   *[other] { $count } other reviews are made first.
 }
review-leave = You may leave: the server goes on, and keeps the review with the table.
review-pending = not worked out yet
review-failed-turn = { $more ->
    [0] Turn { $turn } could not be worked out. The rest stands.
    [one] Turn { $turn } and one more could not be worked out. The rest stands.
   *[other] Turn { $turn } and { $more } more could not be worked out. The rest stands.
 }
review-failed-action = { $more ->
    [0] Action { $turn } could not be worked out. The rest stands.
    [one] Action { $turn } and one more could not be worked out. The rest stands.
   *[other] Action { $turn } and { $more } more could not be worked out. The rest stands.
 }
review-failed-open = Until when it could be won was not found out. The rest stands.
review-failed-nothing = No turn was finished in this game, so there is nothing to review.
review-failed-not-compiled = This server cannot work reviews out: its strong bots are not compiled.
review-failed-broken = The review could not be made.

## The game in a sentence

review-unfinished = Not finished
review-won = Won: every card is laid
review-short = { $count ->
    [one] One card short
   *[other] { $count } cards short
 }
review-duel = { $who ->
    [won] You won
    [lost] You lost
   *[other] The duel is over
 }
review-scores = { $count ->
    [one] One point
   *[other] { $count } points
 }, { $how ->
    [ahead] { $lead } ahead
    [behind] { $lead } behind
   *[even] level
 }
review-dearest = Costliest was { $who ->
    [you] your turn { $turn }
   *[other] turn { $turn }
 }: { $laid } left about { $after } %. { $kept } would have kept about { $before } %.
review-none-dear = No turn was clearly costlier than another that was there.
review-hope-never = with all cards open this deal could not be won at all
review-hope-unknown = whether this deal could be won with all cards open was not found out
review-hope-last = with all cards open it could still be won at turn { $turn }
review-hope-until = with all cards open it could be won until turn { $turn }
review-hope-between = with all cards open it could be won until turn { $turn }; of turns { $from } to { $to } it was not found out

## The chart

review-chart = Chance of winning
review-chart-by = as the player on turn could know it
review-chart-alt = Chance of winning after each of { $count } turns: { $first } per cent at first, { $last } per cent at the end.
review-as-table = As a table
review-as-chart = As a chart
review-percent = { $value } %
review-turn = Turn
review-player = Player
review-chance = Chance
review-cost = Cost
review-open = All cards open
review-open-yes = can be won
review-open-no = lost
review-open-not-found = not found out
review-estimate = { $value } ± { $more }
review-costly = costly
review-back = ten back
review-chance-sure = chance, and how sure
review-heard = Turn { $turn } of { $turns }, { $name }: { $laid }; { $chance ->
    [none] not weighed
   *[other] about { $chance } per cent
 }{ $cost ->
    [0] .
    [one] , it cost one point.
   *[other] , it cost { $cost } points.
 }

## The moment

review-before = Before turn { $turn }, { $who ->
    [you] through your eyes
   *[other] through the eyes of { $name }
 }
review-before-all = Before turn { $turn }, every card
review-laid = laid
review-to-draw = { $shown } to draw
review-deck = { $count ->
    [one] One card to draw
   *[other] { $count } cards to draw
 }
review-market = In the market:
review-for-sale = For sale: { $card }, { $bid ->
    [0] no bid yet
   *[other] bid { $bid }
 }
review-you-laid = { $who ->
    [you] You laid
   *[other] { $name } laid
 }
review-did = { $who ->
    [you] You chose
   *[other] { $name } chose
 }
review-kept-more = What kept more
review-about = { $shown } % ± { $more }
review-certain = { $shown } %, certain
review-points = { $count ->
    [one] point of chance
   *[other] points of chance
 }, ± { $more }.
review-nothing-better = { $count ->
    [one] There was nothing else to weigh.
   *[other] Nothing better was found among { $count }.
 }
review-counted = Counted to the end.
review-step = { $card } took { $count ->
    [one] one step
   *[other] { $count } steps
 } of { $pile }.
review-expected = { $points } points to be expected
review-not-weighed = Not weighed yet.
review-no-choice = There was nothing else to do.
review-on = { $card } on { $pile }
review-next-costly = Next costly turn
review-dear-ones = What cost something
review-fine = { $count ->
    [one] One world a turn
   *[other] { $count } worlds a turn
 }, played on by bots. 95 of 100 such ± hold the truth.

## TEN

review-ten-draw = drawing on
review-ten-take-numbers = taking the numbers
review-ten-take-coins = taking the coins
review-ten-take-token = taking the token
review-ten-go-buy = going to buy
review-ten-pass = a pass
review-ten-skip = buying nothing
review-ten-pay-coin = paying a coin
review-ten-pay-bust = paying a bust token
review-ten-bid = a bid of { $price }
review-ten-buy = buying
review-ten-pay = paying with
review-auctions = Your bids
review-auctions-key = Bar: up to here bidding kept more. Stroke: sold for. Dot: your bid; empty: you passed.
review-auction-heard = Your bid: { $bid }; sold for { $price }; bidding kept more up to { $worth }.

## Playing on

play-on-here = Play on from here
play-on-text = A new table from turn { $turn } on: the same cards, and what was played until then.
play-on-bots = With bots
play-on-alone = Play on
play-on-friends = With friends
play-on-puzzle = Copy a link as a puzzle
play-on-fine = It counts for no statistics. Whoever gets the puzzle sees no more than the player on turn.
puzzle-copied = Copied: whoever follows the link plays on from here, with bots.
puzzle = Puzzle
puzzle-of = A puzzle: { $game }
puzzle-text = { $count ->
    [one] A game for one, stopped before turn { $turn }. Can you do better?
   *[other] A game for { $count }, stopped before turn { $turn }. Bots take the other chairs. Can you do better?
 }
puzzle-short = { $count ->
    [one] Whoever played it first was one card short.
   *[other] Whoever played it first was { $count } cards short.
 }
puzzle-play = Play it
puzzle-gone = This puzzle is gone

## Rescue this game

rescue = Rescue this game
rescue-text = Games that were won by a hair. Here is the moment at which hardly anybody would have thought so: you are on turn, bots have the other chairs.
rescue-text-duel = Duels that were won by a hair. Here is the moment at which hardly anybody would have thought so: you are on turn. Win this.
rescue-which = Game
rescue-players = { $count ->
    [one] alone
   *[other] { $count } players
 }
rescue-left = { $count ->
    [one] one card left
   *[other] { $count } cards left
 }
rescue-rates = good bots save { $fast } of 100, strong ones { $strong }
rescue-very-hard = Very hard
rescue-hard = Hard
rescue-middling = Fair
rescue-easier = Easier
rescue-play = Play
rescue-play-this = Play game { $number }
rescue-fine = Rated with the unseen cards dealt anew each time. These games count for no statistics.
