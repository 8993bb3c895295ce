### Die eigene Seite: Name, Konto, Statistik, Verlauf, was gespeichert ist.

go-on = Weiter
me-results = Deine Ergebnisse, Spiel für Spiel
nobody-yet = Noch niemand
nobody-why-you = Setz dich irgendwo hin, und deine Spiele stehen hier. Oder melde dich an.
guest-why-you = Dieser Browser kennt dich durch ein Cookie. Ohne Konto kommst du von anderswo nicht zurück.
account-why-you = Mit Namen und Passwort kommst du von überall zurück.
me-rename = Namen ändern
renamed = So heißt du jetzt.
account-name = Name
me-password = Passwort
make-account = Konto anlegen
make-account-why = Was du gespielt hast, bleibt deins. Das Passwort hat mindestens zehn Zeichen.
account-made = Du hast ein Konto, { $name }.
sign-in = Anmelden
sign-in-why = Wenn du auf diesem Server ein Konto hast. Was du als Gast gespielt hast, bleibt beim Gastprofil.
signed-in = Willkommen zurück, { $name }.
sign-out = Abmelden
leave-everywhere = Überall abmelden
change-password = Passwort ändern
change-password-why = Auf allen anderen Geräten gilt danach nur noch das neue Passwort.
me-password-so-far = Bisheriges Passwort
me-password-new = Neues Passwort
password-changed = Dein Passwort ist geändert. Auf allen anderen Geräten musst du dich neu anmelden.
forget-me = In diesem Browser vergessen
forget-me-why = Dieser Browser kennt dich dann nicht mehr. Ohne Konto nimmt niemand deine Plätze wieder ein, auch du nicht. Gespieltes bleibt auf dem Server.
forget-me-yes = Ja, vergiss mich
me-statistics = Statistik
me-statistics-none = Noch nichts. Gezählt wird, wenn ein Spiel zu Ende ist.
me-history = Gespielte Tische
history-none = Noch kein Tisch. Drück in der Lobby auf „Spielen“, dann erscheint hier der erste.
history-older = Ältere
history-waiting = wartet auf Mitspieler
history-playing = läuft
history-won = gewonnen
history-lost = verloren
history-given-up = abgebrochen
history-left = { $count ->
    [one] eine Karte übrig
   *[other] { $count } Karten übrig
 }
history-won-points = { $count ->
    [one] gewonnen mit einem Punkt
   *[other] gewonnen mit { $count } Punkten
 }
history-lost-points = { $count ->
    [one] verloren mit einem Punkt
   *[other] verloren mit { $count } Punkten
 }
go-on-at = Weiter: { $game }, { $when }
watch-again = Ansehen
me-look-back-at = Zurückblicken: { $game }, { $when }
me-replay-of = Ansehen: { $game }, { $when }
me-record-text = Mitschrift zum Lesen, .txt: { $game }, { $when }
me-record-data = Aufzeichnung als Daten, .json: { $game }, { $when }
what-is-stored-why = Dein Name, deine Tische, was du dort gespielt und geschrieben hast. Du kannst alles als Datei haben oder löschen lassen.
export-mine = Als Datei sichern
delete-mine = Alles über mich löschen
delete-mine-why = Dein Konto, dein Name und deine Nachrichten verschwinden für immer. In alten Partien heißt du N. N.; die Partien selbst bleiben, denn andere haben sie mitgespielt. Wo eine Partie läuft, spielt ein Bot für dich.
delete-mine-yes = Endgültig löschen
delete-mine-sure = Das lässt sich nicht rückgängig machen. Wirklich alles löschen?
delete-mine-no = Nein, behalten
