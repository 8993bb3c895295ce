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
    [one] noch einer mit Bots oder allein
   *[other] noch { $count } mit Bots oder allein
 }
yours-nobody = noch niemand
yours-more = Weitere deiner Tische

## Benachrichtigungen

notices-title = Wenn du nicht da bist
notices-why = Für Spiele über Tage: Du bekommst eine Benachrichtigung, wenn du am Zug und nicht am Tisch bist.
notices-nobody = Wähl zuerst einen Namen und setz dich irgendwo hin.
notices-device = Auf diesem Gerät
notices-device-on = Hier benachrichtigen
notices-device-off = Für dieses Gerät eingeschaltet. Ausschalten
notices-device-done = Ab jetzt wirst du auf diesem Gerät benachrichtigt.
notices-device-cannot = Dieser Browser unterstützt keine Benachrichtigungen. Auf iPhone und iPad leg tenback zuerst auf den Home-Bildschirm.
notices-denied = Der Browser lässt es nicht zu. Erlaube Benachrichtigungen dieser Seite in seinen Einstellungen und versuch es noch einmal.
notices-other-device = Ein anderes Gerät, seit { $when }
notices-remove = Entfernen
notices-mail = Per E-Mail
notices-address = E-Mail-Adresse
notices-mail-on = Um E-Mails bitten
notices-mail-how = Du bekommst eine Mail mit einem Link. Sonst kommt nichts, bis du ihn öffnest.
notices-mail-asked = Eine Mail an { $address } ist unterwegs. Öffne den Link darin.
notices-mail-goes = Mails gehen an { $address }.
notices-mail-refused = { $address } nimmt unsere Mails nicht an, darum schicken wir keine mehr. Gib eine andere Adresse an, oder dieselbe noch einmal.
notices-mail-off = Keine Mails mehr
notices-quiet = Ruhezeit
notices-from = Von
notices-to = Bis
notices-quiet-why = Zeit in { $zone }. Was nachts anfällt, kommt am Morgen in einer Benachrichtigung. Zweimal dieselbe Zeit heißt: keine Ruhezeit.
notices-never = Nie, während du den Tisch vor dir hast, nie bei Spielen mit einer Uhr in Minuten, und nur wenige am Tag.
notices-confirmed = Danke. Ab jetzt gehen Mails an diese Adresse.
notices-ended = Du bekommst keine Mails mehr.

## Einladungen

qr-code = QR-Code des Links

## Ein Ergebnis teilen

end-shared = Kopiert: ein Link zur Rückschau.
end-shared-here = Kopiert: ein Link zur Rückschau. Er öffnet sich für alle, die an diesem Tisch saßen.
share-title = Ergebnis teilen
share-named = Mit meinem Namen
share-send = Senden …
share-save = Bild speichern
share-link = Link kopieren
share-text = Als Text kopieren
share-text-copied = Als Text kopiert.
share-why = Das Bild zeigt keine Karten, es verrät also nichts.

## Ablehnungen

refused-bad-endpoint = Die Adresse, die der Browser angab, taugt nicht für Benachrichtigungen.
refused-no-push = Dieser Server schickt keine Benachrichtigungen an Geräte.
refused-no-mail = Dieser Server verschickt keine Mails.
refused-bad-address = Das ist keine E-Mail-Adresse wie name@example.org.
refused-old-link = Dieser Link ist zu alt oder nicht vollständig. Dasselbe geht in deinen Einstellungen.
refused-bad-zone = Die Zeitzone deines Browsers ist hier nicht bekannt.
