### Looking back at a game.

replay-controls = Playback
replay-moment = Position in the game
replay-first = To the deal
replay-turn-back = Previous turn
replay-action-back = Previous action
replay-play = Play
replay-stop = Stop
replay-action-on = Next action
replay-turn-on = Next turn
replay-last = To the end
replay-speed = Speed
replay-slow = slow
replay-even = normal
replay-quick = fast
replay-eyes = Point of view
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
replay-not-ended = This game is not over yet
replay-not-ended-text = Players may remember what was laid, but not look it up during the game. The replay will be here when the game is over.
replay-to-table = To the table
replay-broken = The replay could not be loaded
replay-broken-text = The server did not answer as it should. Nothing is lost: try again in a moment.
replay-before = Before turn { $turn } of { $turns } · { $name }
