# A game looked back on, and played on from any of its moments

review = Review
review-none = What was every turn worth, and what would have been better? It takes the server a minute or so to find out.
review-ask = Make the review
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
review-leave = You can leave: the server carries on and keeps the review with the table.
review-pending = not worked out yet
review-failed-turn = { $more ->
    [0] Turn { $turn } could not be worked out. Everything else is there.
    [one] Turn { $turn } and one more could not be worked out. Everything else is there.
   *[other] Turn { $turn } and { $more } more could not be worked out. Everything else is there.
 }
review-failed-action = { $more ->
    [0] Action { $turn } could not be worked out. Everything else is there.
    [one] Action { $turn } and one more could not be worked out. Everything else is there.
   *[other] Action { $turn } and { $more } more could not be worked out. Everything else is there.
 }
review-failed-open = How long it could still be won could not be worked out. Everything else is there.
review-failed-nothing = No turn was finished in this game, so there is nothing to review.
review-failed-not-compiled = This server cannot make reviews: its strong bots are not compiled.
review-failed-broken = The review could not be made.

## The game in a sentence

review-unfinished = Not finished
review-won = Won: every card is laid
review-short = { $count ->
    [one] Lost: one card short
   *[other] Lost: { $count } cards short
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
review-dearest = { $who ->
    [you] Your turn { $turn }
   *[other] Turn { $turn }
 } cost most: { $laid } left about { $after }; { $kept } would have left about { $before }.
review-none-dear = No turn was clearly worse than the alternatives.
review-hope-never = with every card face up this deal could not be won at all
review-hope-unknown = whether this deal could be won with every card face up is not known
review-hope-last = with every card face up it could still be won at turn { $turn }
review-hope-until = with every card face up it could be won until turn { $turn }
review-hope-between = with every card face up it could be won until turn { $turn }; for turns { $from } to { $to } it is not known

## The chart

review-chart = Chance of winning
review-chart-by = as far as the player to move could tell
review-chart-alt = Chance of winning after each of { $count } turns: { $first } at first, { $last } at the end.
review-as-table = As a table
review-as-chart = As a chart
review-turn = Turn
review-player = Player
review-chance = Chance
review-cost = Cost
review-open = Every card face up
review-open-yes = can be won
review-open-no = lost
review-open-not-found = not known
review-estimate = { $value } ± { $more }
review-costly = costly
review-back = ten back
review-chance-sure = chance, and how sure
review-heard = Turn { $turn } of { $turns }, { $name }: { $laid }; { $chance ->
    [none] not weighed
   *[other] about { $chance }
 }{ $cost ->
    [0] .
    [one] , it cost one point.
   *[other] , it cost { $cost } points.
 }

## The moment

review-before = Before turn { $turn }, { $who ->
    [you] from your point of view
   *[other] from { $name }’s point of view
 }
review-before-all = Before turn { $turn }, every card
review-laid = laid
review-to-draw = { $shown } to draw
review-deck = { $count ->
    [one] One card to draw
   *[other] { $count } cards to draw
 }
review-market = In the market: { $cards }
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
review-kept-more = Better
review-about = { $shown } ± { $more }
review-certain = { $shown }, certain
review-points = { $shown } { $count ->
    [one] percentage point
   *[other] percentage points
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
review-expected = { $points } points expected
review-not-weighed = Not weighed yet.
review-no-choice = There was nothing else to do.
review-on = { $card } on { $pile }
review-next-costly = Next costly turn
review-dear-ones = What cost something
review-fine = { $count ->
    [one] One world per turn
   *[other] { $count } worlds per turn
 }, played out by bots; each ± is a 95% interval.

## TEN

review-ten-draw = drawing again
review-ten-take-numbers = taking the numbers
review-ten-take-coins = taking the coins
review-ten-take-token = taking the token
review-ten-go-buy = going to buy
review-ten-pass = a pass
review-ten-skip = buying nothing
review-ten-pay-coin = paying a coin
review-ten-pay-bust = paying a bust token
review-before-ten = Before decision { $turn }, { $who ->
    [you] from your point of view
   *[other] from { $name }’s point of view
 }
review-before-all-ten = Before decision { $turn }, every card
review-dearest-ten = { $who ->
    [you] Your decision { $turn }
   *[other] Decision { $turn }
 } cost most: { $laid } left about { $after }; { $kept } would have left about { $before }.
review-none-dear-ten = No decision was clearly worse than the alternatives.
review-next-costly-ten = Next costly decision
review-decision = Decision
review-heard-ten = Decision { $turn } of { $turns }, { $name }: { $laid }; { $chance ->
    [none] not weighed
   *[other] about { $chance }
 }{ $cost ->
    [0] .
    [one] , it cost one point.
   *[other] , it cost { $cost } points.
 }
review-ten-bid = a bid of { $price }
review-ten-buy = buying { $card }
review-ten-pay = paying with { $card }
review-auctions = Your bids
review-auctions-key = Bar: bidding was worth it up to here. Stroke: sold for. Dot: your bid; empty: you passed.
review-auction-heard = Your bid: { $bid }; sold for { $price }; bidding was worth it up to { $worth }.

## Playing on

play-on-here = Play on from here
play-on-text = A new table from turn { $turn }: the same cards, and everything played until then.
play-on-bots = With bots
play-on-alone = Play on
play-on-friends = With friends
play-on-puzzle = Copy a link as a puzzle
play-on-fine = It does not count in any statistics. Whoever gets the puzzle sees only what the player to move saw.
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
rescue-text = Games that were only just won. Here is the moment when hardly anyone would have believed it: it is your turn, and bots have the other chairs.
rescue-text-duel = Duels that were only just won. Here is the moment when hardly anyone would have believed it: it is your turn. Win this.
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
rescue-fine = Rated with the unseen cards dealt anew each time. These games do not count in any statistics.
