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
terminal-only = At the terminal for now:
your-table-waits = Your table is waiting
go-on = Go on
open-tables = Open tables
no-open-tables = None right now. Open one; whoever you send the link to finds it.
join = Join
have-a-link = Got a link?
have-a-link-text = Open it, and you sit at that table. No account needed.
independent = tenback is an independent implementation of the rules. The games’ names belong to their publishers; no artwork of theirs is used.
rules = Rules
settings = Settings
about = About and privacy

## A new table

how-many = How many play?
house-rules = House rules
option-expert = Expert
option-expert-why = Lay at least three cards a turn instead of two (G15).
option-short-hands = Short hands
option-short-hands-why = Everyone holds one card less (G16).
option-on-fire = On fire (unofficial)
option-on-fire-why = 22, 33, 44, 55, 66 and 77 burn: cover them by the end of the next turn (G17).
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
option-tracker-why = Everyone may look up what was laid. The rule sheet leaves it to memory (G4).
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
chairs-left = { $count ->
    [one] One chair is empty
   *[other] { $count } chairs are empty
 }
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
 }, room { $room }
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
number-line = Number line from 1 to 100. Piles: { $piles }. Your cards: { $cards }.
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
    [1] one more to go
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
planned-now = { $card } planned for { $pile }{ $back ->
    [yes] , ten back
   *[no] {""}
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
over-now = { $won ->
    [yes] The Game is over. Every card is laid; you have won.
   *[no] The Game is over. Cards not laid: { $count }.
 }
deal-again = Deal again
to-the-rematch = To the next deal
save-record = Save the record
check-the-deal = Check the deal
deal-holds = The seed matches the seal from before the first card. Nobody has touched the deal. The seed is
deal-does-not-hold = The seed does not match the seal. Something is wrong with this deal. The seed is
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
old-client = A newer tenback runs here. Load the page again; your seat and your plan are kept.
load-again = Load again
closed-gone = No such table
closed-gone-text = The link is not right, or its invitation has expired. Ask for a new link, or open a table of your own.
closed-full = Every chair is taken
closed-full-text = This table is not for watching. Ask for another table, or open one of your own.
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
refused-already-said = You have spoken about this pile since the last turn; wait for the next.
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
privacy-keeps = This server keeps the name you chose, the tables you sat at and what was played there. A cookie says who you are; your settings stay in this browser.
privacy-no-others = No other server is asked for anything, and nobody counts your visits.
accessibility = For everyone
accessibility-text = Everything can be done with the keyboard alone and heard with a screen reader; no colour stands alone; motion follows your system. If something is in your way, that is a mistake of ours.
