### The lobby: the games, and the open tables.

what-shall-we-play = What shall we play?
goes-on = You have a game of { $game } in progress.
goes-on-back = Back to it
play-game = Play { $game } with bots
lesson-go-on = Continue the lesson
lesson-go-on-game = Continue the lesson: { $game }
lesson-again = Repeat the lesson
lesson-again-game = Repeat the lesson: { $game }
how-to-play = How to play
how-to-play-game = How to play { $game }
open-tables = Open tables
no-open-tables = None right now. Open one and send somebody the link.
join = Join
join-by-link = Join by link
join-link = Link or name of the table
join-how = The whole link that you were sent. For a table in the list, its name is enough.
join-not-a-link = That is not a table link. Copy the whole link again.
more-pages = More pages
tables-joinable = Looking for players
tables-played = In progress
tables-watch = Watch
join-table = Join { $game } with { $names }
watch-table = Watch { $game } with { $names }
chairs-free = { $count ->
    [one] one chair free
   *[other] { $count } chairs free
 }
being-played = in progress
