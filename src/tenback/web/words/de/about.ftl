### Die Seite über tenback.

about-what = Vier Zahlenkartenspiele an einem Tisch, für Menschen und Bots, im Browser und im Terminal.
privacy = Datenschutz
privacy-no-others = Von anderen Servern wird nichts geladen, und niemand zählt deine Besuche.
accessibility = Für alle
accessibility-text = Alles geht mit der Tastatur allein und ist mit einem Screenreader zu hören; Farbe ist nie das einzige Zeichen; Animationen folgen den Einstellungen deines Systems. Wenn dir etwas im Weg ist, ist das unser Fehler.
who-runs-this = Wer diesen Server betreibt
privacy-cookie = Ein Cookie
privacy-cookie-why = Es sagt, wer du bist, damit dein Platz nach dem Neuladen deiner ist. Es hält vierhundert Tage; Skripte können es nicht lesen.
privacy-browser = In diesem Browser
privacy-browser-why = Deine Einstellungen und dein Name; und bis der Tab zugeht, dein Plan, der Spielverlauf und die Schlüssel von Tischen.
privacy-server = Auf dem Server
privacy-server-why = Der Name, den du gewählt hast, die Tische, an denen du gesessen hast, was dort gespielt und geschrieben wurde, und wann.
privacy-account = Mit Konto
privacy-account-why = Auch dein Passwort, aber nur als Hash, aus dem sich das Passwort nicht zurückrechnen lässt. Keine Adresse, keine E-Mail.
privacy-forget = Damit dieser Browser dich vergisst: { $page }
fairness = Ehrlich ausgeteilt
fairness-text = Vor dem Austeilen versiegelt der Server ein Geheimnis, und der Browser von allen, die mitspielen, trägt etwas bei: So kann niemand die Karten wählen, auch der Server nicht. Nach dem Ende prüft dein Browser das nach. Niemand sieht mehr, als er darf: du nicht und die Bots nicht.
