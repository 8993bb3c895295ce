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
about-the-game = Four piles, ninety-eight cards, no numbers spoken. One way back: exactly ten.
about-quick-and-easy = Two piles, five colours. Small, chatty, over in ten minutes.
about-face-to-face = Silver against gold. A gift to your opponent refills your hand.
about-ten = Draw up to ten, no further. Bid for wilds, build long runs.

## Welcome

your-name = Your name
play = Play
new-table = New table
new-table-of = New table: { $game }
lesson-learn = Learn in 2 minutes
lesson-learn-game = Learn in 2 minutes: { $game }
independent = tenback is an independent implementation of the rules. The games’ names belong to their publishers; no artwork of theirs is used.
rules = Rules
rules-of = { $game }: Rules
settings = Settings
about = About and privacy

## A new table

house-rules = House rules
option-chosen = { $option }: { $choice }
label = { $label }:
option-expert = Expert
option-expert-why = Lay at least three cards per turn instead of two.
option-short-hands = Smaller hands
option-short-hands-why = Everyone holds one card fewer.
option-on-fire = On Fire (unofficial)
option-on-fire-why = 22, 33, 44, 55, 66 and 77 burn: cover them by the end of the next turn.
talk-signals = Signals
talk-signals-why = Ready-made signals at the table, no typing.
talk-open = Signals and text
talk-open-why = You can also type; numbers are blocked.
talk-silent = Silence
talk-silent-why = Nobody says anything.
the-table = The table
option-tracker = Card tracker

## Waiting for players

waiting-title = Your table
empty-chair = Empty chair
chair-kept = Kept for { $name }
add-bot = Add a bot
sit-here = Sit here
host = host
bot = bot
a-bot = A bot
bot-plays = A bot plays here ({ $strength })
unseat = Free { $name }’s chair
begin = Deal
fill-with-bots = Fill with bots and deal
waiting-team = { $count ->
    [one] One more person is needed: the cards are dealt to as many as on the other side.
   *[other] { $count } more people are needed: the cards are dealt to as many as on the other side.
}
take-a-chair = Take a chair to play.
host-begins = The host deals when everyone is there.
invitation = Invitation link
waiting-ask = Invite someone
make-invitation = Make an invitation link
copy = Copy
copied = Copied. Send it to anyone you want at the table.
invited = A table is waiting for you
invited-by = { $host } invites you to { $game }
invited-there = Already there: { $names }.
invited-text = Enter your name and come in.
come-in = Come in

## The top bar and menus

to-lobby = tenback, to the lobby
to-the-lobby = To the lobby
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
theme = Theme
rules-and-keys = Rules and keys
menu = Menu
close = Close
language = Language
skip-to-hand = Skip to your hand
skip-to-choice = Skip to your choice
skip-to-main = Skip to the content
hand-over = Let a bot play for me
come-back = Take over from the bot
pause = Pause
resume = Resume
take-back = Take my last play back
give-up-sure = End this game? Nobody wins it.
give-up-alone = Stop here
leave-table = Leave and keep my seat
read-the-rules = Read the rules
keys = Keys

## The table

you = You
the-end = The end
end-heard = { $title }. { $sentence }
who-starts = Who starts?
who-starts-how = Say how keen you are to start. No numbers.
agreed-for-you = You said that you could start; the bots say how keen they are.
offer-gladly = I’d love to
offer-willing = I could
offer-rather-not = I’d rather not
still-thinking = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
 }
look-at-hand = Look at your hand first.
your-turn = { $count ->
    [0] Your turn · go on or end
    [1] Your turn · lay 1 or more
    [2] Your turn · lay 2 or more
   *[other] Your turn · lay 3 or more
 }
your-turn-now = { $count ->
    [1] Your turn. Lay at least one.
    [2] Your turn. Lay at least two.
   *[other] Your turn. Lay at least three.
 }
title-your-turn = Your turn
turn-of = { $name } is thinking
turn-of-read = { $name } is thinking.
turn-read = { $turn }.
thinking = thinking
next = plays next
just-played = has just played
all-laid = all laid
paused = Paused
seats-clockwise = Seats, clockwise
cards-in-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
 }
piles = Piles
rising = rising
falling = falling
room = { $count } to go
to-draw = { $count ->
    [0] none to draw
   *[other] to draw
 }
shown-to-draw = { $shown } to draw
still-to-lay = still to lay
pile-label = Pile { $pile }, { $direction ->
    [up] rising
   *[other] falling
 }, { $planned ->
    [0] shows { $top }
   *[other] { $top } planned
 }{ $more ->
    [yes] , { $room }
   *[no] {""}
 }
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
step-fair = OK
step-dear = costly
step-steep = very costly
burns = { $count ->
    [one] burns: cover it now
   *[other] burns
 }
on-card = on { $card }
number-line = Number line from { $low } to { $high }. Piles: { $piles }. Your cards: { $cards }.
pile-at = { $pile } { $top }
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
hint = Hint
hint-ask = Ask for a hint
hint-thinking = Thinking…
hints-used = { $count ->
    [one] one hint used
   *[other] { $count } hints used
 }
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
    [3] three { $planned ->
        [0] cards
       *[other] more
     } to go
   *[other] { $count } to go
 }
pick-a-pile = pick a pile for { $card }
plan-ahead = plan ahead if you like
if-nothing-changes = unless something changes
may-lay-more = enough laid; more is allowed
laying = laying…
will-be-sent = will be sent when you are back online
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

## Talk

signal = Signal
talk-and-log = Talk and game log
signals-only = Signals only. Numbers stay in your hand.
signals-and-text = Signals and text. Numbers stay in your hand.
silent-table = This table plays in silence.
signal-about = { $signal }, pile { $pile }
signal-menu = Signal about pile { $pile }
signal-take-back = Press again to take it back
take-back-said = Take back: { $said }
you-said = You said
say-keep-off = Keep off
say-keep-off-strongly = Keep off!
say-small-steps = Small steps
say-go-ahead = Go ahead
meant-keep-off = Please do not lay here; I have something good.
meant-keep-off-strongly = Please do not lay here, whatever it costs you.
meant-small-steps = No big jump here, please.
meant-go-ahead = I have no plans for this pile.

## What happened

what-happened = Game log
nothing-happened = Nothing yet.
deal-sealed = Seal of this deal
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
heard-said = { $name }: { $signal }, { $pile }.
said-by = { $name }: { $said }
heard-said-by = { $name }: { $said }.
told-unsaid = { $who ->
    [you] { $name } take back: { $signal }
   *[other] { $name } takes back: { $signal }
 }
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
told-resumed = The game continues.
told-paced = The bots move at another pace.
told-proposed = { $what ->
    [take-back] { $who ->
        [you] { $name } propose to take back a play.
       *[other] { $name } proposes to take back a play.
     }
   *[other] { $who ->
        [you] { $name } propose to stop.
       *[other] { $name } proposes to stop.
     }
 }
told-objected = { $who ->
    [you] { $name } say no.
   *[other] { $name } says no.
 }
told-took-back = { $who ->
    [you] { $name } take back a play.
   *[other] { $name } takes back a play.
 }
told-hinted = { $name } asked for a hint.
told-abandoned = The game was stopped.
told-handed-over = { $who ->
    [you] A bot plays for you.
   *[other] A bot plays for { $name }.
 }
told-came-back = { $who ->
    [you] You are playing again.
   *[other] { $name } is back.
 }
heard-laid = { $card } on { $pile }
heard-back = { $card } on { $pile }, ten back from { $from }
heard-turn = { $name } laid { $laid }.
heard-drew = You drew { $cards }.

## The end

end-the-game-every-card-laid = All ninety-eight cards. You have won together.
end-the-game-stuck = { $excellent ->
    [yes] { $laid } laid. Excellent, but only laying every card wins.
   *[no] { $laid } laid. The player whose turn it was could not lay enough cards.
 }
end-the-game-burnt = { $laid } laid. A burning card was not covered in time.
end-abandoned = { $laid } laid. You agreed to stop here.
end-abandoned-alone = { $laid } laid. You stopped here.
deal-again = Deal again
to-the-rematch = To the next deal
end-series = Games won so far: { $won }.
end-series-of = { $name } { $count }
save-record = Save the record
check-the-deal = Check the deal
deal-holds = The seed matches the seal from before the first card. Nobody has touched the deal.
deal-does-not-hold = The seed does not match the seal. Something is wrong with this deal.
deal-shares-yours = The cards were dealt by the server’s sealed secret and by shares of those who played, yours among them. Nobody could choose them.
deal-shares-hold = The cards were dealt by the server’s sealed secret and by shares of those who played. All of it is as it was promised.
deal-other-secret = The server’s secret is not the one that it sealed before the deal. It could have chosen these cards.
deal-other-shares = The shares are not those that were promised before the deal. Somebody could have chosen these cards.
deal-other-seed = The cards were not dealt by the secret and the shares. Somebody could have chosen them.
deal-share-missing = Your browser promised a share in this deal, and it is not in it. If no other device of yours took over, somebody could have chosen the cards.
deal-share-away = Your browser was not connected when the cards were dealt, so they were dealt without its share. All else is as it was promised.
deal-silent = Promised a share and did not give it in time: { $names }.
look-back = Look back
look-back-replay = Watch the replay
end-share = Share
deal-seed = Seed
deal-seal = Seal
deal-own = SHA-256 of the seed
deal-secret = Server’s secret
deal-secret-seal = Its seal
deal-share-of = Share of { $name }
deal-again-yourself = To check it yourself: save the record and run tenback verify.
end-short = { $count ->
    [one] card short. Lost.
   *[other] cards short. Lost.
 }
end-stopped = left. Stopped.
end-none-left = left. Won.
end-laid = { $laid } of { $cards } laid, { $turns ->
    [one] one turn
   *[other] { $turns } turns
 }.{ $excellent ->
    [yes] {" "}Excellent, but only laying every card wins.
   *[no] {""}
 }
end-stuck = { $who ->
    [you] You were stuck
   *[other] { $name } was stuck
 }
end-asked = { $owed ->
    [one] One card was needed
    [2] Two cards were needed
    [3] Three cards were needed
   *[other] { $owed } cards were needed
 }, { $fits ->
    [0] and { $held ->
        [one] this one fits nowhere:
       *[other] none of these fits:
    }
   *[other] and there was no way to lay that many:
 }
end-asked-heard = { $asked } { $cards }.
end-card-on = { $card } on { $pile }
end-one-play = The only card that still fitted was { $play }, and { $who ->
    [you] you had it.
   *[other] { $name } had it.
 }
end-some-plays = { $count ->
    [one] One card in another hand would have fitted.
   *[other] { $count } cards in other hands would have fitted.
 }
end-takes = takes { $what }
end-takes-nothing = takes nothing more
end-above = above { $number }
end-below = below { $number }
end-any = { $colour ->
    [R] any red
    [B] any blue
    [G] any green
    [Y] any yellow
   *[P] any purple
 }
end-together = Together
end-backs = { $count ->
    [0] No pile was ever turned back.
    [one] One pile was turned back.
   *[other] Piles were turned back { $count } times.
 }
end-did = laid { $laid }, turned back { $backs }
end-way = How it went
end-ten-backs = ten-backs
end-gifts = gifts
end-duel-ahead = { $count ->
    [one] card ahead
   *[other] cards ahead
 }. { $who ->
    [you] You have won.
   *[other] { $name } has won.
 }
end-duel-left = { $count ->
    [one] card left with { $loser }
   *[other] cards left with { $loser }
 }. { $who ->
    [you] You have won.
   *[other] { $name } has won.
 }
end-comparing = Looking up your other games…
from-turn = from turn { $turn } of an earlier game
this-deal-again = This deal again
this-deal-again-why = The same cards in the same order. It does not count.
end-day = Deal of the day
end-challenge = Challenge a friend
end-challenge-why = Somebody else plays the same cards; then you see both results side by side.
end-challenge-sides = Both results
deal-known = A deal that was played before: this game does not count.
play-limit = Play limit { $limit }

## When something is in the way

reconnecting = Reconnecting…
reconnecting-plan = Reconnecting… your plan is kept.
line-lost = No connection.
line-lost-plan = No connection. Nothing you planned was sent.
line-too-many = Too many tabs are open here as you. Close one, and this one comes back by itself.
line-will-send = No connection. Your cards will be laid when you are back online.
not-yet = Not yet
try-now = Try now
back-again = { $count ->
    [one] Back online. You missed one turn.
   *[other] Back online. You missed { $count } turns.
 }
back-moved = Back online. The game has moved on.
old-client = tenback has been updated. Reload the page; your seat and your plan are kept.
load-again = Reload
closed-gone = No such table
closed-gone-text = The link is wrong, or the invitation has expired. Ask for a new link, or open a table of your own.
closed-full = Every chair is taken
closed-full-text = The game has started or is over, and this table has no spectators. Ask for another table, or open one of your own.
called-off = Cancelled
called-off-text = The host cancelled this table before the first card.
nowhere = There is nothing here
nowhere-text = There is no page at this address. Everything starts in the lobby.
proposed-abandon = { $name } proposes to stop here.
agree = Agree
rather-not = No, play on
proposed-take-back = { $name } asks to take back: { $what }
asks-seen = They have seen new cards since; they go back without you seeing them.
asks-waits = The table waits; there is no hurry.
asked-take-back = You asked to take back: { $what }
asked-abandon = You proposed to stop here.
has-agreed = { $name } has agreed
is-asked = no answer yet
never-mind = Never mind
declined = { $own ->
    [yes] { $name } no longer asks.
   *[no] { $name } would rather play on.
 }
play-last = the last play
take-back-short = Take back
was-before = was { $card }
paused-by = { $name } paused the game.
paused-by-you = You paused the game.
paused-how = The clocks are stopped. Anyone at the table can resume.
play-on = Resume
rematch-open = The cards are being dealt again.
rematch-by = { $name } wants another game.
rematch-in = I’m in
rematch-watch = Watch the next deal
title-rematch = Next deal
presence-planning = planning
presence-away = away since { $time }
presence-gone = lost connection at { $time }
presence-not-here = not here
presence-stand-in = a bot stands in
gone-waiting = { $name } has left, and the table is waiting.
stand-in-offer = Let a bot stand in
bot-for-you-now = A bot plays for you
take-over = Take over
bot-played-for-you = { $count ->
    [one] A bot played one turn for you. The chair is yours again.
   *[other] A bot played { $count } turns for you. The chair is yours again.
 }
what-it-laid = What it did
skip-wait = Don’t wait
chairs-offered = You are invited: a bot will give you its seat.
take-this-chair = Take { $name }’s chair
door-names = { $count ->
    [one] Watching: { $names }
   *[other] Watching: { $names }
 }
door-without = { $count ->
    [one] { $names } would then have to wait for a bot’s seat.
   *[other] { $names } would then have to wait for a bot’s seat.
 }
rule = Rule { $rule }

## Refusals: one message for each key in the code, with the facts that come with the key (tests/web/keys.py)

# What has no words of its own

refused = That is not possible right now.
again-when = You can go on { $when }.
refused-broken = That did not work. Try again in a moment.

# Coming in, chairs, the host

refused-no-such-table = There is no such table, or its invitation has expired. Ask for a new link, or open a table of your own.
refused-no-such-lesson = There is no such lesson. Choose one in the lobby.
refused-not-in-this-lesson = That does not belong to this step of the lesson. Start the step again.
refused-hint-counted = This attempt is compared with other people’s, so there are no hints.
refused-hint-company = You only get hints when everyone else is a bot.
refused-hint-not-ready = The strong bot is still being prepared. Ask again in a moment.
refused-hint-failed = The bot found no answer. Ask again.
refused-no-hints = No bot plays this game well enough to give hints.
refused-moved-on = The game has moved on. Ask again.
refused-no-watching = Every chair is taken, and this table has no spectators. Open a table of your own.
refused-nowhere = You are not at a table; join one first.
refused-already-seated = You already have a seat at this table.
refused-no-seat = You do not have a seat at this table.
refused-full = Every chair is taken.
refused-seat-taken = Somebody is already sitting there.
refused-nobody-there = Nobody is sitting there.
refused-own-seat = That is your own chair; you can leave it instead.
refused-no-such-seat = This table has no such chair.
refused-seats-taken = { $sitting ->
    [one] Somebody is sitting here and would have to get up first.
   *[other] { $sitting } people are sitting here; somebody has to get up first.
 }
refused-seat-open = A chair is still empty: wait for somebody, add a bot, or remove a chair.
refused-no-such-bot = There is no such bot here; choose another.
refused-not-host = Only the host can do that.
refused-unseated = The host freed your seat. With a new invitation you can sit down here again.
refused-too-many-invitations = A table can have no more than { $most } invitation links.
refused-too-many-listed = In the lobby, { $most } of your tables are already waiting for players. Cancel one, or start it.
refused-setting = { $place ->
    [seats] This game cannot be played with that number of players.
    [options] These house rules do not go together; choose others.
   *[other] A table cannot be opened like that. Choose something else.
 }
refused-begun = Too late: the game has started.
refused-dealing = Just a moment: the cards are being dealt.
refused-known-deal = This deal has been played before: nobody adds a share to it.
refused-day-counted = This attempt at the deal of the day counts: no take-backs, no pauses, no stand-in bots.
refused-day-alone = Everybody plays the deal of the day at a table of their own; nobody can watch.
refused-day-again = Play the deal of the day again from its page; that does not count.
refused-shared-deal = Others are playing the same cards elsewhere, so this cannot be changed here.
refused-challenged = Somebody else has yet to play these cards; deal new ones.
refused-day-to-come = That day has not come yet.
refused-day-people = The deal of the day is for people; programs play at other tables.
refused-bots-compiling = The strong bots for this deal are being prepared; try again in a minute.
refused-day-played = You have played this deal; playing it again does not count.
refused-day-first = The first attempt counts; after that you can play as often as you like, without it counting.
refused-challenge-listed = Anyone can replay this table; challenge with new cards instead.
refused-challenge-known = You have seen these cards already.
refused-no-such-challenge = There is no such challenge here; ask for the link again.
refused-promised = This share has been promised already.
refused-not-dealing = Nobody is asked for a share now.
refused-share-told = Your share is there already.
refused-another-share = That is not the share that was promised.
refused-waiting = The game has not started yet.
refused-ended = The game is over.
refused-not-ended = That is possible once the game is over.
refused-never-begun = This table was cancelled; open a new one.
refused-rematched = The next deal is already open; go there.
refused-not-for-you = Only those who played at this table can see that.
refused-not-your-eyes = Here you can only replay the game from your own seat.
refused-too-many-puzzles = You have made { $most } puzzles already; no more are kept.
refused-no-such-rescue = There is no such game to rescue.
refused-no-such-puzzle = This puzzle no longer exists, or the link is incomplete.
refused-reviews-full = Many reviews are already being made. Ask again in a few minutes.
refused-moment-over = The game was over there. Go back a turn to play on.
refused-no-such-moment = This game has no such moment.
refused-branch-seats = This game continues an earlier one and keeps its number of players.

# Who starts

refused-starting = First everyone says how keen they are to start.
refused-not-starting = It is already settled who starts.
refused-gladly = Choose one: I’d love to, I could, or I’d rather not.
refused-already-offered = You have already said how keen you are to start.

# Turns, pauses, bots that stand in

refused-not-your-turn = It is not your turn.
refused-paused = The game is paused; resume it first.
refused-not-paused = The game is not paused.
refused-stood-in = A bot is playing for you; take over from it first.
refused-not-stood-in = No bot is playing for you; the seat is yours.
refused-bot-there = A bot is already playing there.
refused-left-already = You have already left and come back this turn; wait for the next.
refused-no-action = First choose what you would like to do.
refused-too-many-actions = That is too much at once; play part of it first.
refused-not-an-action = That is not a move in this game.
refused-opaque = New cards come into view on the way; continue when you have seen them.
refused-over-before = That ends the game; nothing can follow it.
refused-turn-over-before = Then it is somebody else’s turn; you cannot play beyond that.

# Talk

refused-silent = This table plays in silence.
refused-no-cards = Signals are only for while the game is on.
refused-not-a-signal = That cannot be said here; use one of this table’s signals.
refused-said-already = You have already said something about this; wait for the next turn.
refused-not-said = That signal is no longer shown.
refused-no-chat = No chat here while the game is on.
refused-no-text-for-pros = Pros write nothing during the game: choose signals or silence.
refused-written-already = You have just written that; say it another way, or wait for the next turn.
refused-texts = You have written { $most } times since the last turn; wait for the next.
refused-chat-length = A message can have 1 to { $most } characters.
refused-chat-characters = A message can only have visible characters.
refused-number = Not sent: { $words }. Numbers are not allowed; use a signal.
quoted = “{ $words }”

# Taking back, giving up

refused-told = Too late: somebody has already seen new cards. You can ask to take it back; everyone has to agree.
refused-still-there = { $name } is there, or was a moment ago. A bot steps in only for somebody who is gone.
refused-not-awaited = The table is not waiting for { $name } right now.
refused-bots-object = The bots would rather not: you have seen a card since.
refused-seen-alone = You have seen a card since; that cannot be unseen.
refused-no-such-pace = Bots don’t move like that.
refused-paced = They already move like that.
refused-by-invitation = The game has started. With an invitation you can take a bot’s chair.
refused-within-a-turn = { $name } is in the middle of a turn; take the chair in a moment.
refused-no-bot-moves = No bot is about to move.
refused-nothing-to-take-back = You have nothing to take back right now.
refused-proposal = You can propose to stop, or to take back a play.
refused-proposed-already = There is already a proposal; answer it first.
refused-nothing-proposed = There is no proposal any more.
refused-agreed-already = You have already agreed.
refused-no-resigning = You can only resign from a duel; propose to stop, or let a bot play for you.
refused-asides = You have interrupted the game twice since the last turn; wait for the next.
refused-asked-enough = You have done a lot besides playing at this table ({ $most } times). From now on you can only play here.
refused-log-full = So much has happened at this table that it can only be played to the end.

# Who one is, and the server

refused-who = This browser is no longer known here. Enter your name and come in.
refused-name = A name needs a few visible characters, but not too many. Choose another.
refused-name-taken = Somebody already has that name. Choose another.
refused-password = A password needs { $least } to { $most } characters.
refused-password-guessed = That password is one of the first that anybody would guess. Choose another.
refused-passwords-busy = Too many passwords at once. Try again in a few seconds.
refused-wrong-password = Wrong name or password. Try again.
refused-only-guests = You already have an account.
refused-account-not-made = No account can be made with that name. Choose another.
refused-too-fast = Too many requests; wait a moment.
refused-bad-request = The server did not understand that. Reload the page.
refused-origin = That cannot be done from another site. Open tenback itself.
refused-head-too-large = This browser sends more than the server reads. Delete the cookies of this site, and reload.
refused-body-too-large = That is too large for the server.
refused-too-slow = The connection was too slow. Try again.
refused-server-full = The server is full right now. Try again in a moment.
refused-host = This server does not answer to that name. Tell whoever runs it.
refused-not-from-here = Only whoever runs the server may see that.
refused-banned = Whoever runs this server does not let you in right now.
refused-muted = Whoever runs this server has muted you: what you write is not passed on. Signals still work.
refused-signup-closed = No new accounts are made on this server. You can play as a guest.
refused-owner-stays = The owner of this server cannot be banned, muted or deleted.
refused-owner-guest = Only an account can own this server, not a guest.
refused-no-account = That is a guest, without a password.
refused-nobody-such = Nobody is known by that name here.
refused-table-gone = That table no longer exists.
refused-no-such-report = That report has been closed already.
refused-announcement = Write an announcement of 1 to 300 characters.
refused-reported-already = You have already reported them at this table. Whoever runs the server will look at it.
refused-nobody-to-report = You can only report somebody else who sits at this table.
refused-not-found = There is nothing here.
refused-store-down = Nothing can be saved right now. Try again in a moment.
refused-damaged = This table can no longer be read. Tell whoever runs the server.
refused-no-answer = The server is not answering. Try again in a moment.

# Cards and piles

refused-not-in-hand = You do not hold { $card }; lay a card from your hand.
refused-not-higher = { $card } does not fit on { $pile }. { $pile } rises from { $top }: anything above.
refused-not-higher-nor-back = { $card } does not fit on { $pile }. { $pile } rises from { $top }: anything above, or exactly { $back }.
refused-not-lower = { $card } does not fit on { $pile }. { $pile } falls from { $top }: anything below.
refused-not-lower-nor-back = { $card } does not fit on { $pile }. { $pile } falls from { $top }: anything below, or exactly { $back }.
refused-not-higher-nor-same-colour = { $card } does not fit on { $pile }. { $pile } rises from { $top }: anything higher, or any card of its colour.
refused-not-lower-nor-same-colour = { $card } does not fit on { $pile }. { $pile } falls from { $top }: anything lower, or any card of its colour.
refused-too-few = Lay at least { $minimum } cards per turn; you have laid { $played }.
refused-none-laid = Lay at least one card per turn.
refused-two-laid = Lay one or two cards per turn; you have laid two.
refused-one-laid = Pros lay exactly one card per turn.
refused-second-gift = One gift per turn, and you have given it. Lay { $card } on A or B.
refused-gift-not-lower = { $card } does not improve { $pile }. { $pile } rises from { $top }: a gift is anything below.
refused-gift-not-higher = { $card } does not improve { $pile }. { $pile } falls from { $top }: a gift is anything above.
refused-nothing-betters = { $pile } cannot be improved yet. Lay { $card } on A or B.
refused-over-won = The game is over: every card is laid. Deal again to play on.
refused-over-stuck = The game is over: somebody could not lay enough cards. Deal again to play on.
refused-over-burnt = The game is over: a burning card was not covered. Deal again to play on.
refused-over-all-laid = The game is over: somebody has laid every card. Deal again to play on.
refused-over-single-card = The game is over: a single last card loses. Deal again to play on.

# TEN

refused-first-draw = Start your turn by turning up a card.
refused-draw-or-take = Turn up another card, or take the numbers or the coins.
refused-no-coin-card = There is no coin card in the row: take the numbers, or turn up another card.
refused-deck-is-out = The deck is empty: take the numbers or the coins.
refused-in-auction = Up for auction: { $wild }. Bid, or pass.
refused-bid-too-low = The lowest possible bid is { $least }; you can also pass.
refused-bid-too-low-solo = Playing solo, the lowest possible bid is { $least }; you can also pass.
refused-bid-too-high = You can pay { $means } at most: bid no more than that, or pass.
refused-bid-too-high-solo = With coins, tokens and duplicates you can pay { $means } at most: bid no more than that, or pass.
refused-in-payment = You still have to pay { $owed } for { $card }. Pay with a coin, a bust token or a number card.
refused-no-coin = You have no coin left: pay with something else.
refused-no-bust-token = You have no bust token: pay with something else.
refused-not-yours = You do not own { $card }: pay with what is yours.
refused-wilds-do-not-pay = You cannot pay with wilds: pay with something else.
refused-no-duplicate = Playing solo, you can only pay with duplicates in an auction, and you own { $card } only once: pay with something else.
refused-no-duplicate-buy = You can only pay with duplicates here, and you own { $card } only once: pay with something else.
refused-in-market = Now you may buy one card from the market, or none.
refused-not-in-market = { $card } is not in the market: buy a card from there, or none.
refused-owned-already = You already own { $card }: buy another one, or none.
refused-too-dear = { $card } costs { $price }, and you can pay { $means }: buy a cheaper card, or none.
refused-bust-choice = You are bust: take the token, or go and buy.
refused-no-bust-choice = You only have that choice after a bust, and only with Fiasco.
refused-in-final-round = The final round: buy one card, or none.
refused-over = The game is over: everyone has had their final purchase. Deal again to play on.
refused-ten-draws = TEN draws until it reaches its limit.
refused-ten-takes = TEN always takes the numbers.
refused-ten-bids = TEN’s bids follow its own rule.
refused-ten-pays = TEN pays with coins, then with tokens, then with duplicates.

# A deck of one’s own for TEN

refused-deck-parts = A deck file has a name and a table of cards, and nothing else.
refused-deck-name = A deck’s name can have 1 to { $most } visible characters.
refused-deck-name-taken = TEN already has a deck called { $written }; give yours another name.
refused-deck-cards = The cards in a deck file are a table: each card with three numbers of copies.
refused-deck-no-such-card = The deck file names a card that does not exist: { $written }.
refused-deck-copies = The deck file is wrong about { $line }: it needs three whole numbers, the copies for two, for three, and for four or five players.
refused-deck-fewer-have-more = { $line } has { $copies } copies in the deck file; fewer players never have more.
refused-deck-number-cards = The deck file does not add up: for four or five players it has { $counted } number cards, and TEN has { $right }.
refused-deck-coin-cards = The deck file does not add up: for four or five players it has { $counted } coin cards, and TEN has { $right }.
refused-deck-wilds = The deck file does not add up: for four or five players it has { $counted } wilds, and TEN has { $right }.
refused-deck-none-for-two = The deck file has no cards for two players; every turn starts with turning one up.

## Settings

light = Light
dark = Dark

## About

imprint = Imprint and terms

### Pile games

chat = Chat
say-something = Say something
chat-new = { $count ->
    [one] One new line
   *[other] { $count } new lines
 }
send = Send
time-of-turn = Time left for this turn
bot-for-you = A bot is playing for you.
cards-laid = Cards laid
cards-laid-by = { $name }, { $metal }
cards-laid-how = Laid cards are struck out, yours are marked.
card-is-laid = { $card }, laid
card-is-not-laid = { $card }, still to come
card-is-held = { $card }, in your hand
since-you-looked = since you were last here
press-plain = Plan { $card } for { $pile }
press-gift = Plan { $card } as a gift for { $pile }, an improvement of { $by }
gift = gift
first-card = first card
fits-gift = { $pile } as a gift
fits-first = { $pile } as its first card
heard-gift = { $card } as a gift on { $pile }
say-want = Leave it to me
meant-want = I would like to lay here; leave it to me.
say-trick = I can jump back
meant-trick = I could send this pile back.
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
talk-of-colours = Talk about colours, high or low. No numbers.
talk-of-pros = Colours and piles only; nothing about high or low.
same-colour = same colour
same-colour-back = same colour: { $from } back to { $to }
fits-same-colour = { $pile } same colour, back { $by }
press-same-colour = Plan { $card } for { $pile }, same colour, back { $by }
heard-same-colour = { $card } on { $pile }, same colour, back from { $from }
two-a-turn = two per turn
one-a-turn = one per turn
end-quick-and-easy-every-card-laid = All fifty cards. You have won together.
end-quick-and-easy-stuck = { $laid } laid. Then no card could be laid.
plan-note-quick = One or two cards, then you draw back up to two.
plan-note-pro = Exactly one card, then you draw back up to two.
your-turn-one-or-two = Your turn · lay one or two
your-turn-one = Your turn · lay just one
silver = silver
gold = gold
seam = one gift per turn, to improve one of their piles
one-gift-a-turn = one gift per turn
nothing-betters = nothing to improve yet
yours-to-better = { $direction ->
    [up] a gift: below { $top }
   *[down] a gift: above { $top }
 }
left-to-lay = { $shown } left to lay
race = { $laid } of { $cards } laid
draw-back-to-six = With a gift you draw back up to six.
will-draw = { $count ->
    [0] You will draw nothing.
    [1] You will draw one.
    [2] You will draw two.
   *[other] You will draw { $count }.
 }
strands-ask-duel = Laying it would lose you the game.
end-winner = { $who ->
    [you] You have won
   *[other] { $name } has won
 }
end-nobody = Nobody has won
end-face-to-face-all-laid = { $who ->
    [you] You have laid all your fifty-eight cards.
   *[other] { $name } has laid all fifty-eight cards.
 }
end-face-to-face-stuck = { $loses ->
    [you] You could not lay two cards.
   *[other] { $loser } could not lay two cards.
 }
end-face-to-face-single-card = { $loses ->
    [you] You were left with one card; a turn needs two.
   *[other] { $loser } was left with one card; a turn needs two.
 }
end-resigned = { $loses ->
    [you] You resigned.
   *[other] { $loser } resigned.
 }
end-duel-stopped = You agreed to stop here.

## Welcome and tables

bots-play = Bots
strength-random = random
strength-novice = beginner
strength-fast = good
strength-strong = strong
all-tables = All tables
profile = You and your games
tables-looking = Looking…

## A new table, more

no-such-game = There is no such game here. There are four; choose one of them.
seats-why-quick-and-easy = Quick & Easy needs at least two (Q1).
seats-why-face-to-face = A duel is for two (F1).
option-pro = For pros
option-pro-why = Lay exactly one card per turn, and talk only about colours and piles, never about high or low.
option-last-card = The last single card
option-last-card-why = What happens when your turn starts with one card and nothing to draw.
option-last-card-loses = you lose
option-last-card-wins = you may lay it, and win (unofficial)
option-fiasco = Fiasco
option-fiasco-why = After a bust, choose: take a bust token, or buy a card instead.
option-deck = Deck
option-deck-why = Which cards are in the deck for this number of players.
option-deck-reconstructed = reconstructed from the rulebook and reviews
option-deck-full = all cards (unofficial)
option-deck-own = your own file
option-limit = TEN’s limit number
option-limit-why = How far TEN draws; the higher, the harder.
option-solo-duplicates = Buy with duplicates only
option-solo-duplicates-why = You can pay for a purchase with a number card only if you own another copy. Switched off, you can pay with any number card.
option-solo-duplicates-off = Buy with any number card
no-text-for-pros = Pros say nothing about high or low, so there is no text during the game.
talk-free = Text
talk-free-why = You can write whatever you like.
watch-all-after = The table; every card after the end
watch-public = The table only
watch-none = No spectators
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
clock-a-turn = { $time } per turn
new-pace = Pace of the bots
pace-slow = slow
pace-human = like people
pace-fast = fast
pace-instant = instant
table-listed = anyone can join
table-private = by link only

## Waiting for players, more

waiting-title-guest = Before the deal
waiting-agreed = Agreed on
waiting-chairs = Chairs
waiting-share = Share
bot-of = bot: { $strength }
program = program
all-chairs-taken = Every chair is taken. Stay to watch the game, or open a table of your own.
chair-more = Add a chair
chair-fewer = Remove a chair
begin-with = { $count ->
    [1] Deal for one
    [2] Deal for two
    [3] Deal for three
    [4] Deal for four
   *[other] Deal for { $count }
 }
stand-up = Leave my seat
call-off = Cancel this table
copy-yourself = The link is selected; copy it with Ctrl+C.
invitation-why = Anyone with this link can come in.
invitation-why-listed = The table is in the list as well.
invitation-renew = Make a new link; the old one stops working
invitation-renewed = Here is a new link. The old one no longer works.

## Profile

kind-guest = guest
kind-account = account

## When something is in the way, more

unreachable = No answer
unreachable-text = The server cannot be reached. Check that you are online; your seats and games are safe there.
closed-expired = This invitation no longer works
closed-expired-text = It has expired, or the host has made a new link, or the table is gone. Ask for a new link, or open a table of your own.
closed-broken = The link is incomplete
closed-broken-text = No table can have that name. Copy the whole link again.
closed-other = You cannot come in right now
rules-not-loaded = The rules could not be loaded.
on-this-page = On this page

### Replay

replay = Replay
moment-picture = A picture of this moment
replay-drew = drew { $count }
replay-bust = bust at { $total }
replay-coins = { $count ->
    [one] one coin
   *[other] { $count } coins
 }
replay-took = took { $cards }
replay-bought = bought { $cards }
replay-bid = { $name }: { $price }
replay-passed = { $name }: pass
replay-unsold = nobody wanted the wild
replay-points = Points: { $points }
laid-on = on { $pile }
laid-here = laid here:

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
ten-times = { $count } × { $thing }
ten-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
ten-points-word = { $count ->
    [one] point
   *[other] points
 }
ten-points-shown = { $shown } { $count ->
    [one] point
   *[other] points
 }
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
ten-other-read = { $name } { $what ->
    [draw] is drawing
    [auction] is bidding
    [pay] is paying
    [choose] is choosing
   *[other] is buying
 }.
ten-doing = { $what ->
    [draw] drawing
    [auction] bidding
    [pay] paying
    [choose] choosing
   *[other] buying
 }
ten-final = { $what ->
    [bought] bought
    [last] buys last
   *[other] to buy
 }
ten-turn-now = { $what ->
    [first] Your turn. Turn up a card.
    [draw] Your turn. Draw again, or take.
    [auction] Your bid.
    [choose] Bust. Take the token, or go and buy.
   *[other] Your turn. Buy one card, or none.
 }
ten-pay-now = Your turn. Pay { $left } for { $card }.
ten-no-bid-yet = No bids yet.
ten-leads-with = { $name } leads with { $bid }.
ten-can-bid = You can bid { $least } to { $most }.
ten-cannot-bid = You cannot pay more; you can only pass.
ten-risk = { $bust } of the { $all } cards left would bust.
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
ten-could-pay = Can pay up to { $most }.
ten-you-can-pay = You can pay up to { $most }: coins { $coins }{ $tokens ->
    [0] {""}
   *[other] , bust tokens { $tokens } at 3
 }, cards { $cards }.
ten-what-you-own = What you own
ten-wilds = Wilds
ten-market = Market
ten-market-how = One per turn, after taking the numbers. Price: the number.
ten-offer = { $card }, price { $price }{ $why ->
    [owned] ; you already own it
    [short] ; you are { $short } short
   *[none] {""}
 }
ten-short-by = { $short } short
ten-row-of = { $who ->
    [you] Your row
   *[other] { $name }’s row
 }
ten-deck-left = { $count ->
    [0] The deck is empty
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
ten-would-bust = { $percent } of the possible cards would bust
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
ten-draw-on = Draw again
ten-deck-out = The deck is empty.
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
ten-no-coin-card = There is no coin card in the row.
ten-take-token = Take the bust token
ten-token-worth = { $count ->
    [one] It is worth 3
   *[other] You will have { $count }, each worth 3
 }
ten-turn-ends-plain = Your turn ends
ten-go-buy = Go and buy instead
ten-go-buy-why = One card from the market, at its price
ten-go-buy-nothing = Buy nothing, and you get no token either
ten-auction = Auction
ten-auction-of = Auction: { $card }
ten-for-you = For you: { $from } → { $to }.
ten-after-paying = After paying { $bid }: { $points }.
ten-one-bid = One bid each; only the winner pays.
ten-bids-alone = Alone, bids start at 5. In your turn TEN bids as much as you could pay, or all it has if that is less; in its own, one more than you. If it cannot pay 5, it passes.
ten-up-to = up to { $most }
ten-turn-of = { $who ->
    [you] Your turn
   *[other] { $name }’s turn
 }
ten-bids-in-order = Bids, in order
ten-to-bid = to bid
ten-bids-last = bids last
ten-waits = waiting
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
ten-token-loses = A bust token is worth 3; { $lost } would be lost.
ten-next-ends = The next click pays the rest; then { $card } is yours.
ten-each-is-final = Every click pays at once; there is no undo.
ten-proposal = Cheapest: { $with }.
ten-pay-so = Pay like this
ten-pay-all = Pay { $with }
ten-pays-now = { $name } pays for { $card }: { $paid } of { $price }.
ten-buy-one = Buy one card, or none
ten-buy-final = The final round: buy one card, or none
ten-buy = Buy { $card } for { $price }
ten-would-have = { $offered }; you would have { $points }
ten-pick-one = Pick a card
ten-none-to-buy = There is nothing you can buy
ten-buy-nothing = Buy nothing
ten-left-in-deck = Left in the deck: { $count }
ten-the-deck = Deck
ten-shown-in-deck = { $shown } in the deck
ten-deck-called = Deck: { $deck }.
ten-deck-reconstructed = reconstructed
ten-deck-full = full
ten-counted = Counted from what everyone has seen.
ten-skip-counting = Show the result
ten-end-stopped = Stopped here
ten-score-of = { $name } { $points }
ten-scores = { $scores }.
end-winners = { $names } share the win
end-ten-most-points = Most points: { $points }.
end-ten-most-currency = Tied on { $points } points; tie broken by coins and tokens.
end-ten-fewest-cards = Tied on { $points } points and on money; tie broken by fewer cards in the runs.
end-ten-shared = Tied in everything, with { $points } points.
ten-end-beaten = TEN is beaten
ten-end-not-beaten = TEN is not beaten
end-ten-ten-beaten = Beaten at { $limit }: { $limit ->
    [4] a beginning.
    [5] you are catching on.
    [6] impressive.
    [7] luck and strategy.
    [8] on the podium.
    [9] astonishing.
   *[other] unequalled.
 }
end-ten-ten-not-beaten = { $yours } against { $tens }, with TEN drawing up to { $limit }.{ $tie ->
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
    [unknown] {""}
    [0] ; there are none
   *[other] : { $cards }
 }.
ten-did-take-coins = { $name } { $who ->
    [you] take
   *[other] takes
 } the coins{ $count ->
    [unknown] {""}
   *[other] : { $count }
 }.
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
       *[go-buy] go and buy instead of the token
     }
   *[other] { $what ->
        [pass] passes
        [skip] buys nothing
        [take-token] takes the bust token
       *[go-buy] goes to buy instead of the token
     }
 }.
ten-counting = How it was counted
ten-counting-how = the longest run of each colour; hatched is a wild
ten-player = Player
ten-colour = { $colour ->
    [B] blue
    [G] green
    [O] orange
   *[P] pink
 }
ten-worth = worth { $count }
ten-end-points = { $count ->
    [one] point
   *[other] points
 }{ $won ->
    [yes] . You have won.
   *[no] { $gap ->
        [0] , lost on the tie-break
        [one] , one behind
       *[other] , { $gap } behind
    }
 }
ten-where-from = { $who ->
    [you] Where your points came from
   *[other] Where { $name }’s points came from
 }
ten-from-wilds = { $wilds ->
    [0] All from numbers, without a wild.
    [one] One wild gave { $gave } of the { $points }, and wilds cost { $paid } in all.
   *[other] { $wilds } wilds gave { $gave } of the { $points }, and wilds cost { $paid } in all.
 }
ten-by-numbers = { $count } by numbers
ten-by-wilds = { $count } by wilds

## A game without a table of its own

plain-acts = What you can do
plain-yes = yes
plain-no = no
plain-none = none
plain-hidden = { $count ->
    [one] one hidden card
   *[other] { $count } hidden cards
 }
part-hands = Hands
part-draw = Draw pile
end-all-won = You have won together
end-all-lost = The game is lost
end-by = It ended by “{ $reason }”.

### Hosts and people

announcement = Announcement
put-away = Dismiss
banned = You have been banned
banned-for-good = Whoever runs this server has banned you for good.
banned-until = Whoever runs this server has banned you until { $when }.
kind-program = program
what-is-stored = What is stored about you
report-whom = Report { $name }…
report-why = Whoever runs this server reads it, with the last messages at this table. Nobody else learns that you wrote.
report-reason = What is wrong?
report-reason-insults = Insults or threats
report-reason-spam = Spam
report-reason-cheating = Cheating
report-reason-name = An offensive name
report-reason-other = Something else
report-words = In your own words, if you like
report-send = Send
report-sent = Thank you. Whoever runs this server will look at it.
closed-removed = This table was removed
closed-removed-text = Whoever runs this server has removed it.
admin = Server admin
