### Opening a table.

how-many = How many play?
talk = Talk
option-listed = Anyone can join
option-listed-why = The table is shown in the list of open tables; otherwise only your link opens it.
option-tracker-why = Everyone can look up which cards have been laid or are still to come. Otherwise rely on memory.
open-table = Open the table
new-challenge = Challenge a friend
new-challenge-why = You both play the same new cards, each at a table of your own.
which-game = Which game?
deck-file = Deck file
deck-file-why = TOML or JSON: a name, and for each card its copies for two, three, and four or five players.
deck-file-sample = A sample to start from
deck-file-broken = This is not a deck file. A deck file has a name and a table of cards.
only-alone = Solo games only.
nobody-to-talk-to = There is nobody to talk to in a solo game.
one-chair-only = There is only one chair.
watch-who = Spectators
watch-who-why = What people without a seat can see.
new-clock = Clock
new-clock-why = Time per turn. When it is up, a bot chooses.
clock-none = None
new-pace-why = With pauses so that you can follow, or without.
open-with-bots = Play with bots now
