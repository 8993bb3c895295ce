### Deine Tische, Nachrichten an Abwesende, Einladungen und was geteilt wird.

## Deine Tische

yours-title = Deine Tische
yours-tell-me = Sag Bescheid
yours-turn = du bist am Zug
yours-turn-of = { $name } ist am Zug
yours-others-turn = andere sind am Zug
yours-waiting = wartet auf Mitspieler
yours-paused = Pause
yours-since = seit { $when }
yours-until = bis { $when }
yours-with-bots = mit Bots
yours-alone = allein
yours-end = Beenden
yours-end-game = Beenden: { $game }
yours-keep = Behalten
yours-cancel-sure = Diesen Tisch absagen? Noch ist niemand sonst da.
yours-rest = { $count ->
    [one] noch eine mit Bots oder allein
   *[other] noch { $count } mit Bots oder allein
 }
yours-nobody = noch niemand
yours-more = Weitere deiner Tische

## Benachrichtigungen

notices-title = Wenn du nicht da bist
notices-why = Für Spiele über Tage: Du erfährst, wenn du am Zug und nicht am Tisch bist.
notices-nobody = Wähle zuerst einen Namen und setz dich irgendwo hin.
notices-device = Auf diesem Gerät
notices-device-on = Hier Bescheid sagen
notices-device-off = Hier wird Bescheid gesagt. Ausschalten
notices-device-done = Ab jetzt erfährst du es hier.
notices-device-cannot = Dieser Browser nimmt keine Benachrichtigungen an. Auf iPhone und iPad leg tenback zuerst auf den Home-Bildschirm.
notices-denied = Der Browser lässt es nicht zu. Erlaube Benachrichtigungen dieser Seite in seinen Einstellungen und versuch es noch einmal.
notices-other-device = Ein anderes Gerät, seit { $when }
notices-remove = Entfernen
notices-mail = Per E-Mail
notices-address = E-Mail-Adresse
notices-mail-on = Um E-Mails bitten
notices-mail-how = Du bekommst eine Mail mit einem Link. Erst wenn du ihn öffnest, folgen weitere.
notices-mail-asked = Eine Mail an { $address } ist unterwegs. Öffne den Link darin.
notices-mail-goes = Mails gehen an { $address }.
notices-mail-refused = { $address } nimmt unsere Mails nicht an, darum schicken wir keine mehr. Gib eine andere Adresse an, oder dieselbe noch einmal.
notices-mail-off = Keine Mails mehr
notices-quiet = Ruhezeit
notices-from = Von
notices-to = Bis
notices-quiet-why = Nach der Uhr in { $zone }. Was nachts kommt, wartet bis zum Morgen, als eine Nachricht. Zweimal dieselbe Zeit: keine Ruhe.
notices-never = Nie, während du am Tisch zusiehst, nie bei Spielen mit einer Uhr in Minuten, und nur wenige am Tag.
notices-confirmed = Danke. Ab jetzt gehen Mails an diese Adresse.
notices-ended = Du bekommst keine Mails mehr.

## Einladungen

qr-code = QR-Code des Links

## Ein Ergebnis teilen

share-title = Ergebnis teilen
share-named = Mit meinem Namen
share-send = Senden …
share-save = Bild speichern
share-link = Link kopieren
share-text = Als Text kopieren
share-text-copied = Als Text kopiert.
share-why = Das Bild zeigt keine Karte, es verrät also nichts vom Spiel.

## Ablehnungen

refused-bad-endpoint = Die Adresse, die der Browser angab, taugt nicht für Benachrichtigungen.
refused-no-push = Dieser Server schickt keine Benachrichtigungen an Geräte.
refused-no-mail = Dieser Server verschickt keine Mails.
refused-bad-address = Das ist keine E-Mail-Adresse wie name@example.org.
refused-old-link = Dieser Link ist zu alt oder nicht vollständig. Dasselbe geht in deinen Einstellungen.
refused-bad-zone = Die Zeitzone deines Browsers ist hier nicht bekannt.
