### What the server says. $game is a title, as on the box.

## Pictures and the text beside them

picture-left = { $count ->
    [one] card left
   *[other] cards left
 }
picture-won = Every card laid
picture-points = { $count ->
    [one] point
   *[other] points
 }
picture-ahead = { $count ->
    [one] card ahead
   *[other] cards ahead
 }
picture-behind = { $count ->
    [one] card short
   *[other] cards short
 }
picture-duel-won = Won
picture-duel-lost = Lost
picture-nobody = Nobody has won
picture-stopped = Stopped early
picture-with = { $seats ->
    [1] alone
    [2] with two players
    [3] with three players
    [4] with four players
   *[other] with five players
 }
picture-backs = { $backs ->
    [one] ten-back
   *[other] ten-backs
 } in { $turns ->
    [one] one turn
   *[other] { $turns } turns
 }
picture-turns = { $turns ->
    [one] one turn
   *[other] { $turns } turns
 }
picture-moment = Before turn { $turn }
picture-player = Player { $number }
picture-shown = { $figure } { $caption }
picture-by = { $name }: { $game }
picture-day = Deal of the day
picture-par = par { $value }

## Previews of links

preview-home = tenback: number-card games on one table
preview-home-about = The Game, Quick & Easy, Face to Face and TEN, with friends or with bots, in the browser.
preview-invitation = An invitation to a game
preview-invitation-about = Open the link, choose a name, sit down. No account is needed.
preview-table = A table of { $game }
preview-waiting = { $free ->
    [0] All chairs are taken.
    [one] One chair is free.
   *[other] { $free } chairs are free.
 }
preview-playing = A game is in progress.
preview-replay = A game of { $game }, to watch again
preview-replay-about = Turn by turn, { $with }.
preview-rules = The rules of { $game }
preview-rules-about = The whole rules with examples, and what differs between editions.

## Notices

notice-turn = { $game }: it is your turn
notice-ended = { $game }: the game is over
notice-with = With { $names }.
notice-alone = Nobody else is at the table.
notice-until = You have until { $when }.
notice-several = { $count ->
    [one] One of your games is waiting for you
   *[other] { $count } of your games are waiting for you
 }
notice-test = This is what a notification looks like
notice-test-about = From now on you will hear when it is your turn and you are not at the table.
mail-hello = Hello { $name },
mail-open = Open the table: { $link }
mail-why = You get this because you asked for e-mail about your games at { $server }. Nothing is sent at night.
mail-off = No more e-mail, with one click: { $link }
confirm-subject = May { $server } e-mail you?
confirm-body = Somebody, most likely you, wants an e-mail when it is their turn at { $server }.
confirm-open = If that was you, open this link within three days: { $link }
confirm-else = If it was not you, do nothing: no other e-mail will follow.
