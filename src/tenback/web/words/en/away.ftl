### Your tables, notices to those who are away, invitations, and what is shared.

## Your tables

yours-title = Your tables
yours-tell-me = Tell me
yours-turn = your turn
yours-turn-of = { $name }’s turn
yours-others-turn = others’ turn
yours-waiting = waiting for players
yours-paused = paused
yours-since = since { $when }
yours-until = until { $when }
yours-with-bots = with bots
yours-alone = alone
yours-end = End it
yours-end-game = End it: { $game }
yours-keep = Keep it
yours-cancel-sure = Cancel this table? Nobody else is there yet.
yours-rest = { $count ->
    [one] one more with bots or alone
   *[other] { $count } more with bots or alone
 }
yours-nobody = nobody else yet
yours-more = More of your tables

## Notices

notices-title = When you are away
notices-why = For games that last days: be told when it is your turn and you are not at the table.
notices-nobody = Choose a name and sit down somewhere first.
notices-device = On this device
notices-device-on = Tell me here
notices-device-off = I am told here. Stop
notices-device-done = From now on you are told here.
notices-device-cannot = This browser takes no notices. On an iPhone or iPad, put tenback on the home screen first.
notices-denied = The browser does not allow it. Allow notices for this page in its settings, then try again.
notices-other-device = Another device, since { $when }
notices-remove = Remove
notices-mail = By mail
notices-address = Mail address
notices-mail-on = Ask for mail
notices-mail-how = You get one mail with a link. Only once you open it, others follow.
notices-mail-asked = A mail is on its way to { $address }. Open the link in it.
notices-mail-goes = Mail goes to { $address }.
notices-mail-refused = { $address } does not take our mail, so none is sent there. Give another address, or the same once more.
notices-mail-off = No more mail
notices-quiet = Quiet hours
notices-from = From
notices-to = Until
notices-quiet-why = By the clock in { $zone }. What comes at night waits for the morning, as one notice. The same time twice: never quiet.
notices-never = Never while you look at the table, never for games with a clock of minutes, and only a few a day.
notices-confirmed = Thank you. From now on mail goes to this address.
notices-ended = No more mail will be sent to you.

## Invitations

qr-code = QR code of the link

## Sharing a result

share-title = Share the result
share-named = With my name
share-send = Send…
share-save = Save the picture
share-link = Copy the link
share-text = Copy as text
share-text-copied = Copied as text.
share-why = The picture names no card, so it gives nothing of the deal away.

## Refusals

refused-bad-endpoint = This browser gave an address that cannot be used for notices.
refused-no-push = This server sends no notices to devices.
refused-no-mail = This server sends no mail.
refused-bad-address = That is not a mail address, such as name@example.org.
refused-old-link = This link is too old or not complete. You can do the same in your settings.
refused-bad-zone = Your browser’s time zone is not known here.
