### English. Rulebook words; short, plain, warm, in the present.

## The games

the-game = The Game
quick-and-easy = Quick & Easy
face-to-face = Face to Face
ten = TEN
players-the-game = 1–5, together
players-quick-and-easy = 2–5, together
players-face-to-face = 2, a duel
players-ten = 1–5, push your luck
about-the-game = Four piles, ninety-eight cards, no numbers spoken. Leap back ten.
about-quick-and-easy = Two piles, five colours. Small, chatty, over in ten minutes.
about-face-to-face = Silver against gold. A gift to your rival refills your hand.
about-ten = Draw up to ten, no further. Bid for wilds, build long runs.

## Welcome

what-shall-we-play = What shall we play?
your-name = Your name
play = Play
play-game = Play { $game } with bots
new-table = New table
new-table-of = New table: { $game }
your-table-waits = Your table is waiting
go-on = Go on
open-tables = Open tables
no-open-tables = None right now. Open one; whoever you send the link to finds it.
join = Join
independent = tenback is an independent implementation of the rules. The games’ names belong to their publishers; no artwork of theirs is used.
rules = Rules
settings = Settings
about = About and privacy

## A new table

how-many = How many play?
house-rules = House rules
option-expert = Expert
option-expert-why = Lay at least three cards a turn instead of two.
option-short-hands = Short hands
option-short-hands-why = Everyone holds one card less.
option-on-fire = On fire (unofficial)
option-on-fire-why = 22, 33, 44, 55, 66 and 77 burn: cover them by the end of the next turn.
talk = Talk
talk-signals = Signals
talk-signals-why = Fixed signs on the piles: keep off, small steps, go ahead.
talk-open = Signals and text
talk-open-why = You may write, too; numbers are stopped.
talk-silent = Silence
talk-silent-why = Nobody says anything.
the-table = The table
option-listed = Anyone may join
option-listed-why = The table stands in the list of open tables; otherwise only your link opens it.
option-tracker = Card tracker
option-tracker-why = Everyone may look up what was laid, or what is still to come. Otherwise memory counts.
open-table = Open the table

## Waiting for players

waiting-title = Your table
empty-chair = Empty chair
add-bot = Add a bot
sit-here = Sit here
host = host
bot = bot
bot-plays = A bot plays here ({ $strength })
unseat = Free the chair of { $name }
begin = Deal
fill-with-bots = Bots on the empty chairs, and deal
take-a-chair = Take a chair to play.
host-begins = The host deals when everyone is there.
invitation = Invitation link
make-invitation = Make an invitation link
copy = Copy
copied = Copied. Send it to whom you want at the table.
invited = A table is waiting for you
invited-text = Say what to call you, and come in.
come-in = Come in

## The top bar and menus

to-lobby = tenback, to the lobby
to-the-lobby = To the lobby
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
theme = Light or dark
rules-and-keys = Rules and keys
menu = Menu
close = Close
language = Language
skip-to-hand = Skip to your hand
skip-to-main = Skip to the content
hand-over = Let a bot play for me
come-back = Play myself again
pause = Pause
resume = Go on
take-back = Take my last play back
give-up = Propose to stop here
leave-table = Leave, keep my seat
read-the-rules = Read the rules
in-short = In short
short-lay = On your turn, lay at least two cards, on any piles.
short-direction = A and B only rise, C and D only fall. Small gaps leave room.
short-back = One way back: exactly ten lower on A or B, exactly ten higher on C or D.
short-draw = Then you draw back up.
short-talk = Say what you like about piles, never a number.
short-end = All cards laid: you have won together. Somebody cannot lay enough: it is over.
keys = Keys
keys-move = walk through your hand
keys-select = pick the card up, or put it down
keys-plan = plan it for that pile
keys-undo = take the last planned card back
keys-lay = lay the plan and end the turn
keys-lay-on = lay the plan, keep the turn
keys-signal = signal about the pile, then 1 to 4
keys-go = go to the piles, the hand, what happened
keys-read = read the table aloud
keys-escape = let go

## The table

you = You
the-end = The end
who-starts = Who starts?
who-starts-how = Everyone says how gladly they would start. No numbers.
offer-gladly = Gladly
offer-willing = Could
offer-rather-not = Rather not
still-thinking = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
 }
look-at-hand = Look at your hand first.
your-turn = { $count ->
    [0] Your turn · go on or end
    [1] Your turn · one or more
    [2] Your turn · two or more
   *[other] Your turn · three or more
 }
your-turn-now = { $count ->
    [1] Your turn. Lay at least one.
    [2] Your turn. Lay at least two.
   *[other] Your turn. Lay at least three.
 }
title-your-turn = Your turn
turn-of = { $name } is thinking
thinking = thinking
next = next
just-played = just played
all-laid = all laid
paused = Paused
seats-clockwise = Seats, clockwise
cards-in-hand = { $count ->
    [one] card in hand
   *[other] cards in hand
 }
piles = Piles
rising = rising
falling = falling
room = room { $count }
to-draw = { $count ->
    [0] none to draw
   *[other] to draw
 }
still-to-lay = still to lay
pile-label = Pile { $pile }, { $direction ->
    [up] rising
   *[other] falling
 }, { $planned ->
    [0] shows { $top }
   *[other] { $top } planned
 }{ $more }
pile-press = Pile { $pile }, shows { $top }
pile-read = { $pile } { $direction ->
    [up] rises from
   *[other] falls from
 } { $top }.
press-plan = Plan { $card } for { $pile }, a gap of { $by }
press-back = Plan { $card } for { $pile }, ten back
press-no = { $card } does not fit on { $pile }
ten-back = ten back
does-not-fit = does not fit
step-small = small step
step-fair = fair
step-dear = dear
step-steep = steep
burns = { $count ->
    [one] burns: cover it now
   *[other] burns
 }
on-card = on { $card }
number-line = Number line from { $low } to { $high }. Piles: { $piles }. Your cards: { $cards }.
your-hand = Your hand
hand-empty = All your cards are laid.
hand-read = You hold { $cards }.
card-fits = { $card }. Fits { $fits }
card-fits-nowhere = { $card }. Fits nowhere
fits-by = { $pile } { $direction ->
    [up] up
   *[other] down
 } { $by }
fits-back = { $pile } ten back
planned-card = { $card }, planned for { $pile }; press to take it back
planned-for = planned for { $pile }
you-watch = You are watching this table.

## The plan

your-plan = Your plan
unseen = unseen until laid
take-card-back = Take { $card } back
undo = Undo
lay-and-end = Lay and end turn
end-turn = End turn
lay-keep-turn = Lay, keep the turn
lay-anyway = Lay it anyway
think-again = Think again
more-to-go = { $count ->
    [1] one { $planned ->
        [0] card
       *[other] more
     } to go
    [2] two { $planned ->
        [0] cards
       *[other] more
     } to go
   *[other] { $count } to go
 }
pick-a-pile = pick a pile for { $card }
plan-ahead = plan ahead if you like
if-nothing-changes = if nothing changes
may-lay-more = enough laid; more is allowed
laying = laying …
will-be-sent = sent when the line is back
strands-chip = nothing more would fit
strands-ask = Laying it would end the game for everyone.
planned-now = { $card } planned for { $pile }{ $kind ->
    [ten-back] , ten back
    [same-colour] , same colour, turning it back
    [gift] , a gift
   *[other] {""}
 }. { $turn ->
    [yes] { $missing ->
        [0] The turn may end.
        [1] One more to go.
       *[other] { $missing } more to go.
     }
   *[no] {""}
 }
taken-back = { $card } taken back.
no-longer-fits = { $card } no longer fits on { $pile } and is back in your hand.
does-not-fit-why = { $card } does not fit on { $pile }. { $direction ->
    [up] { $pile } rises from { $top }: anything above{ $back ->
        [0] {""}
       *[other] , or exactly { $back }
     }.
   *[down] { $pile } falls from { $top }: anything below{ $back ->
        [0] {""}
       *[other] , or exactly { $back }
     }.
 }

## Talk

signal = Signal
talk-and-log = Talk and what happened
signals-only = Signals only. Numbers stay in your hand.
silent-table = This table plays in silence.
signal-about = { $signal }, pile { $pile }
signal-menu = Signal about pile { $pile }
say-keep-off = Keep off
say-keep-off-strongly = Keep off!
say-small-steps = Small steps
say-go-ahead = Go ahead
meant-keep-off = Please do not lay here; I could lay something good.
meant-keep-off-strongly = Please do not lay here, whatever it costs.
meant-small-steps = No big jump here, please.
meant-go-ahead = I have no plans for this pile.

## What happened

what-happened = What happened
nothing-happened = Nothing yet.
deal-sealed = Deal sealed as
told-turn = { $name } laid { $laid ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $laid }
 } and drew { $drew ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $drew }
 }.
told-turn-no-draw = { $name } laid { $laid ->
    [0] nothing more
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $laid }
 }.
told-lays = { $who ->
    [you] { $name } lay
   *[other] { $name } lays
 }
told-by-clock = (time was up)
told-said = { $name }: { $signal }, { $pile }
told-offered = { $name }: { $offer }
told-began = The cards are dealt.
told-started = { $who ->
    [you] { $name } start.
   *[other] { $name } starts.
 }
told-sat = { $who ->
    [you] { $name } sit down.
   *[other] { $name } sits down.
 }
told-stood = { $who ->
    [you] { $name } get up.
   *[other] { $name } gets up.
 }
told-paused = The game is paused.
told-resumed = The game goes on.
told-proposed = { $who ->
    [you] { $name } propose something.
   *[other] { $name } proposes something.
 }
told-objected = { $who ->
    [you] { $name } would rather not.
   *[other] { $name } would rather not.
 }
told-took-back = { $who ->
    [you] { $name } take a play back.
   *[other] { $name } takes a play back.
 }
told-abandoned = The game was stopped.
told-handed-over = { $who ->
    [you] A bot plays for you.
   *[other] A bot plays for { $name }.
 }
told-came-back = { $who ->
    [you] You play yourself again.
   *[other] { $name } is back.
 }
heard-laid = { $card } on { $pile }
heard-back = { $card } on { $pile }, ten back from { $from }
heard-turn = { $name } laid { $laid }.
heard-drew = You drew { $cards }.

## The end

end-title-won = Every card laid
end-title = { $count ->
    [one] One card short
    [2] Two cards short
    [3] Three cards short
    [4] Four cards short
    [5] Five cards short
    [6] Six cards short
    [7] Seven cards short
    [8] Eight cards short
    [9] Nine cards short
   *[other] { $count } cards short
 }
end-won = All ninety-eight. You have won, together.
end-excellent = { $laid } laid. Excellent, and not won: only zero wins.
end-stuck = { $laid } laid. Nobody could lay enough to go on.
end-burnt = { $laid } laid. A burning card was not covered in time.
end-abandoned = { $laid } laid. You stopped here, together.
deal-again = Deal again
to-the-rematch = To the next deal
save-record = Save the record
check-the-deal = Check the deal
deal-holds = The seed matches the seal from before the first card. Nobody has touched the deal.
deal-does-not-hold = The seed does not match the seal. Something is wrong with this deal.
look-back = Look back
end-share = Share
end-shared = Copied: a link to the replay.
end-shared-here = Copied: a link to the replay. It opens for those who sat at this table.
deal-seed = Seed
deal-seal = Seal
deal-own = SHA-256 of the seed
deal-again-yourself = To deal it again yourself: save the record, then tenback verify.
look-at-table = Look at the table
another-game = Another game

## When something is in the way

reconnecting = Reconnecting …
reconnecting-plan = Reconnecting … your plan is kept.
line-lost = No connection.
line-lost-plan = No connection. Nothing you planned was sent.
try-now = Try now
back-again = { $count ->
    [one] Back. One turn happened.
   *[other] Back. { $count } turns happened.
 }
back-moved = Back. The table has moved on.
old-client = A newer tenback runs here. Load the page again; your seat and your plan are kept.
load-again = Load again
closed-gone = No such table
closed-gone-text = The link is not right, or its invitation has expired. Ask for a new link, or open a table of your own.
closed-full = Every chair is taken
closed-full-text = The game is being played or is over, and this table is not for watching. Ask for another table, or open one of your own.
called-off = Called off
called-off-text = The host called this table off before the first card.
not-here-yet = Not in the browser yet
not-here-yet-text = { $game } is played at the terminal for now.
nowhere = There is nothing here
nowhere-text = The address leads nowhere. The lobby is where everything starts.
proposed-abandon = { $name } proposes to stop here.
proposed-take-back = { $name } would like to take a play back.
agree = Agree
rather-not = Rather not
rule = Rule { $rule }
refused-not-your-turn = It is not your turn.
refused-too-few = A turn lays at least { $minimum }; you have laid { $played }.
refused-too-fast = Too much at once; wait a moment.
refused-paused = The game is paused.
refused-ended = The game has ended.
refused-silent = This table plays in silence.
refused-stood-in = A bot plays for you; play yourself again first.
refused-full = Every chair is taken.
refused-already-said = You have spoken about this since the last turn; wait for the next.
refused-broken = That did not work. Try again in a moment.

## Settings

as-system = As the system says
light = Light
dark = Dark
motion = Motion
motion-less = Less
assist = Help at the table
assist-gaps = Show what fits, with gaps and ten-backs
assist-legal = Show what fits
assist-none = Show nothing
sound-why = Paper on cloth, and two taps when it is your turn.
keys-on = Keys
keys-on-why = Letters for piles and actions. Arrows and Enter always work.
notify = Tell me when it is my turn
notify-why = A notice from the browser, while you look elsewhere.

## About

about-what = Four number-card games on one table, for people and bots, in the browser and at the terminal.
privacy = Privacy
privacy-no-others = No other server is asked for anything, and nobody counts your visits.
accessibility = For everyone
accessibility-text = Everything can be done with the keyboard alone and heard with a screen reader; no colour stands alone; motion follows your system. If something is in your way, that is a mistake of ours.

### Pile games

chat = Chat
say-something = Say something
send = Send
chat-number = { $words } stays with you. Numbers cannot be sent; say it with a signal.
time-of-turn = Time of the turn
bot-for-you = A bot plays for you.
keeps-waiting = { $name } has been away for a minute. A bot may sit in.
bot-may-sit-in = Let a bot play
cards-laid = Cards laid
cards-laid-how = Every card there is; what is laid is struck out.
card-is-laid = { $card }, laid
card-is-not-laid = { $card }, still to come
since-you-looked = since you looked away
press-plain = Plan { $card } for { $pile }
press-gift = Plan { $card } as a gift for { $pile }, better by { $by }
gift = gift
first-card = first card
fits-gift = { $pile } as a gift
fits-first = { $pile } as its first card
heard-gift = { $card } as a gift on { $pile }
say-want = I want it
said-want = wants this pile
meant-want = I would like to lay here; leave it to me.
say-trick = I could turn it
said-trick = could turn it back
meant-trick = I could turn this pile back.
red = red
blue = blue
green = green
yellow = yellow
purple = purple
coloured-card = { $colour } { $number }
start-card = the start card
height-low = low
height-middle = middle
height-high = high
height-unsaid = colour only
colour-and-height = { $colour }, { $height }
colour-hold = I hold { $colour }
colour-said = I hold { $colour }, said
said-hold = I hold { $hold }
i-hold = I hold
about-a-pile = About a pile
talk-of-colours = Colours and heights are welcome. Numbers are not.
talk-of-pros = Colours and piles only; nothing about how high.
same-colour = same colour
same-colour-back = same colour: { $from } back to { $to }
fits-same-colour = { $pile } same colour, back { $by }
press-same-colour = Plan { $card } for { $pile }, same colour, back { $by }
heard-same-colour = { $card } on { $pile }, same colour, back from { $from }
two-a-turn = two a turn
one-a-turn = one a turn
two-a-turn-why = A turn lays one card or two, and two are enough now.
one-a-turn-why = Pros lay exactly one card a turn.
colour-does-not-fit-why = { $card } does not fit on { $pile }. { $direction ->
    [up] { $pile } rises from { $top }: anything higher, or any card of its colour.
   *[down] { $pile } falls from { $top }: anything lower, or any card of its colour.
 }
end-won-fifty = All fifty. You have won, together.
end-stuck-one = { $laid } laid. Then no card could be laid.
plan-note-quick = One card or two, then you draw back up to two.
plan-note-pro = Exactly one card, then you draw back up to two.
your-turn-one-or-two = Your turn · one or two
your-turn-one = Your turn · exactly one
silver = silver
gold = gold
seam = one gift a turn, to better a pile of theirs
one-gift-a-turn = one gift a turn
one-gift-why = One gift a turn, and this turn has it. Lay { $card } on A or B.
gift-why = { $card } does not better { $pile }. { $direction ->
    [up] { $pile } rises from { $top }: a gift is anything below.
   *[down] { $pile } falls from { $top }: a gift is anything above.
 }
nothing-betters-why = Nothing betters { $pile } yet. Lay { $card } on A or B.
nothing-betters = nothing to better yet
yours-to-better = { $direction ->
    [up] a gift: below { $top }
   *[down] a gift: above { $top }
 }
left-to-lay = left to lay
race = { $laid } of { $cards } laid
draw-back-to-six = With a gift you draw back up to six.
will-draw = { $count ->
    [0] You will draw nothing.
    [1] You will draw one.
    [2] You will draw two.
   *[other] You will draw { $count }.
 }
strands-ask-duel = Laying it would lose you the game.
end-duel-title = { $who ->
    [you] You have won
   *[other] { $name } has won
 }
end-duel-nobody = Nobody has won
end-duel-laid = { $who ->
    [you] All your fifty-eight cards are laid.
   *[other] All fifty-eight cards of { $name } are laid.
 }
end-duel-stuck = { $loses ->
    [you] You could not lay two cards.
   *[other] { $loser } could not lay two cards.
 }
end-duel-single = { $loses ->
    [you] A single last card was left to you; a turn needs two.
   *[other] A single last card was left to { $loser }; a turn needs two.
 }
end-duel-resigned = { $loses ->
    [you] You gave up.
   *[other] { $loser } gave up.
 }
end-duel-stopped = You stopped here, together.
refused-told = Somebody has seen more since; propose to take it back, and all must agree.
refused-nothing-to-take-back = There is nothing of yours to take back now.
refused-patience = A bot may sit in for { $name } once the table has waited a minute.
refused-no-chat = At this table nothing is written while cards are held.
refused-chat = A message has 1 to 300 characters that can be seen.
refused-begun = The game has begun; that was possible before.
refused-seat-taken = Somebody sits there already.
refused-not-host = Only the host of the table may do that.
refused-proposed-already = Something is proposed already; answer that first.
refused-nothing-proposed = Nothing is proposed any more.

## Welcome and tables

join-by-link = Join by link
join-link = Link or name of the table
join-how = The whole link that you were sent. For a table in the list, its name is enough.
join-not-a-link = This names no table. Copy the whole link once more.
bots-play = Bots
strength-random = random
strength-novice = beginners
strength-fast = quick
strength-strong = strong
all-tables = All tables
your-tables = { $count ->
    [one] Your table
   *[other] Your { $count } tables
 }
your-game-runs = Your game goes on
more-pages = More pages
profile = You and your games
tables-looking = Looking …
tables-joinable = Looking for players
tables-played = Being played
tables-watch = Watch
join-table = Join { $game } with { $names }
watch-table = Watch { $game } with { $names }
chairs-free = { $count ->
    [one] one chair free
   *[other] { $count } chairs free
 }
being-played = being played

## A new table, more

which-game = Which game?
no-such-game = There is no such game here. There are four; choose one of them.
seats-why-quick-and-easy = Quick & Easy needs at least two (Q1).
seats-why-face-to-face = A duel is for two (F1).
option-pro = For pros
option-pro-why = Lay exactly one card a turn, and talk of colours and piles only, never of how high.
option-last-card = The last single card
option-last-card-why = What holds for a turn that begins with one card in hand and an empty draw pile: two cards are owed, and there is only one.
option-last-card-loses = it loses
option-last-card-wins = it may be laid, and wins
option-fiasco = Fiasco
option-fiasco-why = After a bust, choose: a bust token, or a purchase instead.
option-deck = Deck
option-deck-why = Which cards are in the deck for so many players.
option-deck-reconstructed = by the rulebook’s sums
option-deck-full = all cards
option-deck-own = a file of your own
deck-file = Deck file
deck-file-why = TOML or JSON: a name, and for each card its copies for two, three, and four or five players.
deck-file-broken = This is not a deck file. It has a name and a table of cards.
option-limit = TEN’s limit number
option-limit-why = How far TEN draws; the higher, the harder.
option-solo-duplicates = Only duplicates buy
option-solo-duplicates-why = Number cards pay for purchases only if you own another copy.
only-alone = Only for who plays alone.
nobody-to-talk-to = Alone there is nobody to talk to.
one-chair-only = There is only one chair.
talk-free = Text
talk-free-why = You may write whatever you like.
watch-who = Who looks on
watch-who-why = What those see who come to the table without a seat.
watch-all-after = The table; every card after the end
watch-public = The table only
watch-none = Nobody looks on
new-clock = Clock
new-clock-why = Time for a turn. When it is over, a bot chooses.
clock-none = None
clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
 }
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
 }
clock-a-turn = { $time } a turn
new-pace = Pace of the bots
new-pace-why = Time to follow what they do, or none.
pace-human = like people
pace-instant = at once
open-with-bots = Play with bots at once
table-listed = anyone may join
table-private = by link only

## Waiting for players, more

waiting-title-guest = Before the deal
waiting-agreed = Agreed on
waiting-chairs = Chairs
waiting-share = Share
bot-of = bot: { $strength }
program = program
all-chairs-taken = Every chair is taken. Stay, and you see the game; or open a table of your own.
chair-more = One chair more
chair-fewer = One chair fewer
begin-with = { $count ->
    [1] Deal for one
    [2] Deal for two
    [3] Deal for three
    [4] Deal for four
   *[other] Deal for { $count }
 }
stand-up = Give the chair up
call-off = Call it off
copy-yourself = The link is marked; copy it with Ctrl C.
invitation-why = Whoever has this link may come in.
invitation-why-listed = The table stands in the list as well.
invitation-renew = Make a new link; the old one stops working
invitation-renewed = A new link. The old one opens nothing any more.
resign = Give the duel up

## Help and menus, more

short-quick-lay = Lay one card or two, then draw back up to two.
short-quick-direction = A only rises, B only falls, by any gap.
short-quick-back = A card of the same colour as the top one always fits.
short-quick-talk = Talk of colours and of how high, never a number.
short-duel-lay = Lay at least two cards a turn.
short-duel-direction = On your own piles as in The Game: A rises, B falls, exactly ten back is allowed.
short-duel-gift = One card a turn may go to your rival, where it makes room: lower on C, higher on D.
short-duel-draw = No gift: you draw two. A gift: you draw back up to six.
short-duel-end = Who has laid everything wins; who cannot lay two loses.
short-ten-draw = Turn up cards. Numbers add to the total, coins take away from it.
short-ten-take = Stop when you like and take the numbers or the coins. What you leave goes to the market or to the others.
short-ten-bust = Above ten, in the total or in coins alone, you bust.
short-ten-buy = Who took the numbers may buy one card from the market.
short-ten-wild = A wild goes to auction, one bid each.
short-ten-end = The longest run in each colour counts, a point a card; 1 to 9 counts ten.
keys-ten-draw = draw on
keys-ten-numbers = take the numbers
keys-ten-coins = take the coins
keys-ten-bid = bid more or less
keys-ten-bid-now = make the bid
keys-ten-pass = pass
keys-ten-market = go to the market

## Profile

nobody-yet = Nobody yet
kind-guest = guest
kind-account = account
nobody-why-you = Take a seat anywhere, and what you play is kept here. Or sign in.
guest-why-you = This browser knows you by a cookie. Without an account nobody can find you again from elsewhere.
account-why-you = With your name and password you come back from anywhere.
me-rename = Take this name
renamed = That is your name now.
account-name = Name
me-password = Password
make-account = Make an account
make-account-why = What you have played stays yours. The password has at least ten characters.
account-made = You have an account, { $name }.
account-not-possible = Somebody has that name already, or it cannot be a name, or the password is too short. Try another.
sign-in = Sign in
sign-in-why = If you have an account on this server. The guest you are now stays behind.
signed-in = Welcome back, { $name }.
sign-in-not-possible = That name and that password do not belong together. Try again.
sign-out = Sign out
forget-me = Forget me here
forget-me-why = This browser will not know you any more. Without an account nobody can take your seats again, not even you. What was played stays on the server.
forget-me-yes = Yes, forget me
name-not-possible = A name has up to 24 characters that can be seen. Take another one.
me-statistics = How it went
me-statistics-none = Nothing yet. It is counted once a game has ended.
stat-played = played
stat-won = won
stat-share = won of those decided
stat-given-up = stopped early
stat-least-left = fewest cards left
stat-mean-left = cards left on average
stat-best-score = best points
stat-mean-score = points on average
me-history = What you played
history-none = No table yet. Press Play in the lobby, and the first one stands here.
history-older = Older ones
history-waiting = waits for players
history-playing = is being played
history-won = won
history-lost = lost
history-given-up = stopped early
history-left = { $count ->
    [one] one card left
   *[other] { $count } cards left
 }
history-won-points = { $count ->
    [one] won with one point
   *[other] won with { $count } points
 }
history-lost-points = { $count ->
    [one] lost with one point
   *[other] lost with { $count } points
 }
go-on-at = Go on: { $game }, { $when }
watch-again = Look back
me-replay-of = Look back: { $game }, { $when }
me-record-text = Record to read, .txt: { $game }, { $when }
me-record-data = Record as data, .json: { $game }, { $when }

## When something is in the way, more

unreachable = Nobody answers
unreachable-text = The server cannot be reached. Look whether you are online; your seats and games are kept there.
trouble-no-answer = The server does not answer. Try again in a moment.
trouble-store-down = Nothing can be kept just now. Try again in a moment.
closed-expired = This invitation opens nothing any more
closed-expired-text = It has expired, or the host has made a new link, or the table is gone. Ask for a new link, or open a table of your own.
closed-broken = The link is not whole
closed-broken-text = No table can have that name. Copy the link once more, all of it.
closed-other = You cannot come in just now
rules-not-loaded = The rules could not be loaded.
on-this-page = On this page

## Settings and about, more

settings-look = Language and look
settings-table = At the table
settings-notices = When it is your turn
settings-kept = Kept in this browser only.
notify-denied = The browser does not allow notices from here. Its settings for this site can change that.
privacy-cookie = One cookie
privacy-cookie-why = It says who you are, so that your seat is yours after a reload. It lasts four hundred days; scripts cannot read it.
privacy-browser = In this browser
privacy-browser-why = Your settings and your name; and until you close the tab, your plan, what happened at the table and the keys of tables.
privacy-server = On the server
privacy-server-why = The name you chose, the tables you sat at, what was played and written there, and when.
privacy-account = With an account
privacy-account-why = Your password, too, but only as a hash that nobody can read back. No address, no e-mail.
privacy-forget = To be forgotten by this browser:
fairness = A fair deal
fairness-text = Before the first card the server seals the deal; after the end anyone who played can check that the seal fits. Nobody sees more than they may: not you, not the bots.

### Replay

replay = Replay
replay-controls = Through the game
replay-moment = Moment of the game
replay-first = To the deal
replay-turn-back = A turn back
replay-action-back = An action back
replay-play = Play
replay-stop = Stop
replay-action-on = An action on
replay-turn-on = A turn on
replay-last = To the end
replay-speed = Speed
replay-slow = slow
replay-even = even
replay-quick = quick
replay-eyes = Whose eyes
replay-eyes-seat = as { $name }
replay-eyes-none = as a spectator
replay-eyes-all = every card
replay-share = Copy the link
replay-copied = Copied. The link leads to this very moment.
replay-transcript = Transcript
replay-json = Record (JSON)
replay-deal = The deal
replay-at = Turn { $turn } of { $turns } · { $name }
replay-end = The end, after { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
replay-turns = Turns
replay-laid = { $count ->
        [one] one laid
       *[other] { $count } laid
    }
replay-drawn = { $count ->
        [one] one turned up
       *[other] { $count } turned up
    }
replay-not-ended = This game is not over yet
replay-not-ended-text = What was laid people may remember, but not look up while they play. The replay is here when the game has ended.
replay-to-table = To the table
replay-broken = The replay could not be loaded
replay-broken-text = The server did not answer as it should. Nothing is lost: try again in a moment.

### TEN

ten-card = { $colour ->
    [B] blue
    [G] green
    [O] orange
   *[P] pink
 } { $number }
ten-coin-card = coin card { $worth }
ten-wild-number = wild { $number }, any colour
ten-wild-colour = { $colour ->
    [B] blue
    [G] green
    [O] orange
   *[P] pink
 } wild, any number
ten-wild-any = wild, any number, any colour
ten-coins = { $count ->
    [one] one coin
   *[other] { $count } coins
 }
ten-tokens = { $count ->
    [one] one bust token
   *[other] { $count } bust tokens
 }
ten-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
ten-points-word = { $count ->
    [one] point
   *[other] points
 }
ten-in-a-run = in a run
ten-run = { $colour ->
    [B] blue
    [G] green
    [O] orange
   *[P] pink
 }: { $count ->
    [0] none
   *[other] { $cards }
 }; longest run { $length }{ $wilds ->
    [0] {""}
   *[other] , wild for { $standing }
 }
ten-run-read = { $colour ->
    [B] blue
    [G] green
    [O] orange
   *[P] pink
 } { $from } to { $to }
ten-turn = { $what ->
    [first] Your turn · draw
    [draw] Your turn · draw or take
    [auction] Your bid
    [pay] Your turn · pay
    [choose] Bust · your choice
   *[other] Your turn · buy
 }
ten-other = { $name } { $what ->
    [draw] is drawing
    [auction] is bidding
    [pay] is paying
    [choose] is choosing
   *[other] is buying
 }
ten-doing = { $what ->
    [draw] drawing
    [auction] bidding
    [pay] paying
    [choose] choosing
   *[other] buying
 }
ten-turn-now = { $what ->
    [first] Your turn. Turn up a card.
    [draw] Your turn. Draw on, or take.
    [auction] Your bid.
    [choose] Bust. Take the token, or go and buy.
   *[other] Your turn. Buy one card, or none.
 }
ten-pay-now = Your turn. Pay { $left } for { $card }.
ten-no-bid-yet = Nobody has bid.
ten-leads-with = { $name } leads with { $bid }.
ten-can-bid = You can bid { $least } to { $most }.
ten-cannot-bid = You cannot pay more; you can only pass.
ten-risk = { $bust } of { $all } cards out of sight would bust.
ten-risk-deck = { $bust } of { $all } cards left would bust.
ten-row-read = In the row: { $cards }. Total { $total }, coins { $coins }.
ten-deck-read = Cards left in the deck: { $count }.
ten-market-read = In the market: { $cards }.
ten-market-empty = The market is empty.
ten-owns-read = { $name }: points { $points }, coins { $coins }{ $tokens ->
    [0] {""}
   *[other] , bust tokens { $tokens }
 }.{ $count ->
    [0] {""}
   *[other] {" "}Runs: { $runs }.
 }
ten-limit-read = TEN draws up to { $limit }.
ten-limit-tag = draws up to { $limit }
ten-look-closer = { $name }, look closer
ten-could-pay = Could pay up to { $most }.
ten-you-can-pay = You can pay up to { $most }: coins { $coins }{ $tokens ->
    [0] {""}
   *[other] , bust tokens { $tokens } at 3
 }, cards { $cards }.
ten-what-you-own = What you own
ten-wilds = Wilds
ten-market = Market
ten-market-how = One a turn, after taking numbers. Price: the number.
ten-offer = { $card }, price { $price }{ $why ->
    [owned] ; you own this one
    [short] ; you are short by { $short }
   *[none] {""}
 }
ten-short-by = short by { $short }
ten-owned-already = You own this card already: buy another one, or none.
ten-too-dear = You cannot pay that much: buy a cheaper card, or none.
ten-row-of = { $who ->
    [you] Your row
   *[other] Row of { $name }
 }
ten-deck-left = { $count ->
    [0] The deck is out
    [one] One card left in the deck
   *[other] { $count } cards left in the deck
 }
ten-row-empty = Nothing turned up yet.
ten-total = Total
ten-of-ten = of 10
ten-of = of { $most }
ten-until = up to { $limit }
ten-equation = numbers { $numbers } − coins { $coins }
ten-coins-word = Coins
ten-bust-word = bust
ten-total-label = Total { $total } of 10: numbers { $numbers }, coins { $coins }. More than 10 busts.
ten-total-label-limit = Total { $total }: numbers { $numbers }, coins { $coins }. TEN stops at { $limit }.
ten-coins-label = Coins { $coins } of { $most }. More busts.
ten-safe = safe { $count }
ten-wild-count = wild { $count }
ten-bust-count = bust { $count }
ten-would-bust = { $percent } of what may come would bust
ten-nothing-busts = No card can bust yet
ten-what-busts = { $number ->
    [0] No number busts yet.
    [1] Every number busts.
   *[other] Numbers from { $number } up bust.
 } { $coin ->
    [0] No coin card busts.
    [1] Every coin card busts.
   *[other] Coin cards from { $coin } up bust.
 }
ten-your-choice = Your choice
ten-draw-first = Turn up a card
ten-draw-on = Draw on
ten-deck-out = The deck is out.
ten-take-numbers = Take the numbers
ten-points-to = { $from } → { $to }
ten-others-take = { $who ->
    [ten] TEN takes
    [one] The other takes
   *[all] The others each take
 } { $coin } { $count }
ten-then-buy = Then you may buy one card
ten-draw-before = Turn up a card first.
ten-take-coins = { $count ->
    [one] Take one coin
   *[other] Take { $count } coins
 }
ten-take-coins-none = Take the coins
ten-coins-to = You: { $from } → { $to }
ten-most-coins = Nobody holds more than ten
ten-to-market = The numbers go to the market
ten-turn-ends = Your turn ends, nobody else gains
ten-no-coin-card = No coin card lies in the row.
ten-take-token = Take the bust token
ten-token-worth = { $count ->
    [one] It pays 3
   *[other] You then have { $count }; each pays 3
 }
ten-turn-ends-plain = Your turn ends
ten-go-buy = Go and buy instead
ten-go-buy-why = One card from the market, at its price
ten-go-buy-nothing = Buy nothing, and there is no token either
ten-auction = Auction
ten-auction-of = Auction: { $card }
ten-for-you = For you: { $from } → { $to }.
ten-one-bid = One bid each; only the winner pays.
ten-up-to = up to { $most }
ten-bids-in-order = Bids, in order
ten-to-bid = to bid
ten-bids-last = last
ten-waits = waits
ten-passed = passed
ten-leads = leads
ten-pass = Pass
ten-bid = Bid { $bid }
ten-one-less = One less
ten-one-more = One more
ten-your-bid = Your bid, { $least } to { $most }
ten-paying = Paying
ten-pay-for = Pay { $price } for { $card }
ten-paid-so-far = { $paid } paid, { $left } to go
ten-pay-with = Pay with { $thing }{ $ends ->
    [yes] ; then { $card } is yours
   *[no] {""}
 }
ten-token-loses = A bust token pays 3; { $lost } of it would be lost.
ten-next-ends = The next press pays the rest; then it is yours: { $card }.
ten-each-is-final = Each press pays at once and is final.
ten-suggest = Suggest the cheapest
ten-proposal = The cheapest: { $with }.
ten-own-way = My own way
ten-pay-so = Pay like this
ten-pays-now = { $name } pays for { $card }: { $paid } of { $price }.
ten-buy-one = Buy one card, or none
ten-buy-final = The final round: buy one card, or none
ten-buy = Buy { $card } for { $price }
ten-pick-one = Pick a card
ten-none-to-buy = Nothing here that you can buy
ten-buy-nothing = Buy nothing
ten-left-in-deck = Left in the deck: { $count }
ten-the-deck = Deck
ten-deck-called = Deck: { $deck }.
ten-deck-reconstructed = reconstructed
ten-deck-full = full
ten-counted-deck = Counted from the deck, by the card tracker.
ten-counted-sight = Counted from the cards in sight: deck and discard together.
ten-skip-counting = Show the result
ten-end-stopped = Stopped here
ten-end-title = { $who ->
    [you] You have won
   *[other] { $name } has won
 }
ten-end-title-shared = { $names } share the win
ten-end-points = Most points: { $points }.
ten-end-currency = Equal points, { $points }; more coins and tokens decide.
ten-end-cards = Equal points, { $points }, and money; fewer cards in the runs decide.
ten-end-shared = Equal in everything, with { $points } points.
ten-end-beaten = TEN is beaten
ten-end-not-beaten = TEN is not beaten
ten-end-rank = Beaten at { $limit }: { $limit ->
    [4] a beginning.
    [5] you are catching on.
    [6] impressive.
    [7] luck and strategy.
    [8] on the podium.
    [9] astonishing.
   *[other] unequalled.
 }
ten-end-no-rank = { $yours } against { $tens }, with TEN drawing up to { $limit }.{ $tie ->
    [yes] {" "}A tie is not a win.
   *[no] {""}
 }
ten-did-turn = { $name } { $who ->
    [you] turn
   *[other] turns
 } up { $cards }.{ $total ->
    [unknown] {""}
   *[other] {" "}Total { $total }.
 }
ten-did-turn-wild = { $name } { $who ->
    [you] turn
   *[other] turns
 } up { $cards }: auction.
ten-did-bust = { $name } { $who ->
    [you] turn
   *[other] turns
 } up { $cards }. Bust: { $kind ->
    [coin] { $total } in coins
   *[number] a total of { $total }
 }.
ten-did-take-numbers = { $name } { $who ->
    [you] take
   *[other] takes
 } the numbers{ $count ->
    [0] ; there are none
   *[other] : { $cards }
 }.
ten-did-take-coins = { $name } { $who ->
    [you] take
   *[other] takes
 } the coins: { $count }.
ten-did-pay = { $name } { $who ->
    [you] pay
   *[other] pays
 }: { $with }.
ten-did-bid = { $name } { $who ->
    [you] bid
   *[other] bids
 } { $price }.
ten-did-buy = { $name } { $who ->
    [you] buy
   *[other] buys
 } { $cards } for { $price }.
ten-did-get = { $name } { $who ->
    [you] get
   *[other] gets
 } { $cards }.
ten-did-others = The others take coins: { $count }.
ten-did-market = To the market: { $cards }.
ten-did-win = { $winner } { $who ->
    [you] win
   *[other] wins
 } the auction for { $price }.
ten-did-not-sell = Nobody wants the wild.
ten-did-last = That was the last card of the deck.
ten-did = { $name } { $who ->
    [you] { $what ->
        [pass] pass
        [skip] buy nothing
        [take-token] take the bust token
       *[go-buy] go buying instead of the token
     }
   *[other] { $what ->
        [pass] passes
        [skip] buys nothing
        [take-token] takes the bust token
       *[go-buy] goes buying instead of the token
     }
 }.
