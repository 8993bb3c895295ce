### Your tables, notices to those who are away, invitations, and what is shared.

## Your tables

yours-title = Your tables
yours-tell-me = Notify me
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
notices-why = For games that last days: get a notification when it is your turn and you are away.
notices-nobody = Choose a name and sit down somewhere first.
notices-device = On this device
notices-device-on = Notify me on this device
notices-device-off = On for this device. Turn off
notices-device-done = You will now be notified on this device.
notices-device-cannot = This browser does not support notifications. On an iPhone or iPad, put tenback on the home screen first.
notices-denied = The browser does not allow it. Allow notifications for this page in its settings, then try again.
notices-other-device = Another device, since { $when }
notices-remove = Remove
notices-mail = By e-mail
notices-address = E-mail address
notices-mail-on = Send me e-mail
notices-mail-how = You get one e-mail with a link. Nothing else is sent until you open it.
notices-mail-asked = An e-mail is on its way to { $address }. Open the link in it.
notices-mail-goes = E-mail goes to { $address }.
notices-mail-refused = { $address } does not accept our e-mail, so none is sent there. Enter another address, or the same one again.
notices-mail-off = No more e-mail
notices-quiet = Quiet hours
notices-from = From
notices-to = Until
notices-quiet-why = { $zone } time. Anything overnight is sent in the morning as one notification. Set both times the same for no quiet hours.
notices-never = Never while you are looking at the table, never for games with a clock of minutes, and only a few a day.
notices-confirmed = Thank you. From now on e-mail goes to this address.
notices-ended = No more e-mail will be sent to you.

## Invitations

qr-code = QR code of the link

## Sharing a result

end-shared = Copied: a link to the replay.
end-shared-here = Copied: a link to the replay. It opens for those who sat at this table.
share-title = Share the result
share-named = With my name
share-send = Send…
share-save = Save the picture
share-link = Copy the link
share-text = Copy as text
share-text-copied = Copied as text.
share-why = The picture shows no cards, so it gives nothing away.

## Refusals

refused-bad-endpoint = This browser gave an address that cannot be used for notifications.
refused-no-push = This server sends no notifications to devices.
refused-no-mail = This server sends no e-mail.
refused-bad-address = That is not an e-mail address, such as name@example.org.
refused-old-link = This link is too old or incomplete. You can do the same in your settings.
refused-bad-zone = Your browser’s time zone is not known here.
