### One’s own page: name, account, statistics, history, what is stored.

go-on = Continue
me-results = Your results, game by game
nobody-yet = Nobody yet
nobody-why-you = Take a seat anywhere, and your games are kept here. Or sign in.
guest-why-you = This browser knows you by a cookie. Without an account you cannot come back on another device.
account-why-you = With your name and password you can come back on any device.
me-rename = Change name
renamed = That is your name now.
account-name = Name
me-password = Password
make-account = Make an account
make-account-why = You keep everything you have played. The password needs at least ten characters.
account-made = You have an account, { $name }.
sign-in = Sign in
sign-in-why = If you have an account on this server. What you played as a guest stays with the guest.
signed-in = Welcome back, { $name }.
sign-out = Sign out
leave-everywhere = Leave all devices
change-password = Change password
change-password-why = Everyone who came in with the old password is signed out, on all other devices.
me-password-so-far = Current password
me-password-new = New password
password-changed = Your password is changed. All other devices are signed out.
forget-me = Forget me in this browser
forget-me-why = This browser will no longer know you. Without an account nobody can take your seats again, not even you. Your games stay on the server.
forget-me-yes = Yes, forget me
me-statistics = Statistics
me-statistics-none = Nothing yet. Games count once they are over.
me-history = History
history-none = No table yet. Press Play in the lobby, and the first one will appear here.
history-older = Older games
history-waiting = waiting for players
history-playing = in progress
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
go-on-at = Continue: { $game }, { $when }
watch-again = Replay
me-look-back-at = Look back: { $game }, { $when }
me-replay-of = Replay: { $game }, { $when }
me-record-text = Readable record, .txt: { $game }, { $when }
me-record-data = Record as data, .json: { $game }, { $when }
what-is-stored-why = Your name, your tables, what you played and wrote there. You can have all of it as a file, or have it deleted.
export-mine = Save as a file
delete-mine = Delete everything about me
delete-mine-why = Your account, your name and your messages are deleted for good. In old games you are called N. N.; the games themselves stay, because others played them too. Where a game is on, a bot plays for you.
delete-mine-yes = Delete for good
delete-mine-sure = This cannot be undone. Really delete everything?
delete-mine-no = No, keep it
