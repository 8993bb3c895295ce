### Einen Tisch eröffnen.

how-many = Wie viele spielen?
talk = Absprachen
option-listed = Alle dürfen dazu
option-listed-why = Der Tisch steht in der Liste der offenen Tische; sonst öffnet ihn nur dein Link.
option-tracker-why = Alle dürfen nachsehen, was gelegt wurde oder noch kommt. Sonst zählt das Gedächtnis.
open-table = Tisch eröffnen
new-challenge = Jemanden herausfordern
new-challenge-why = Ihr spielt beide dieselben neuen Karten, jeder an einem eigenen Tisch.
which-game = Welches Spiel?
deck-file = Deckdatei
deck-file-why = TOML oder JSON: ein Name und zu jeder Karte, wie oft sie für zwei, drei und vier oder fünf da ist.
deck-file-sample = Ein Beispiel zum Anfangen
deck-file-broken = Das ist keine Deckdatei. Eine Deckdatei hat einen Namen und eine Tabelle der Karten.
only-alone = Nur im Solospiel.
nobody-to-talk-to = Im Solospiel ist niemand da zum Reden.
one-chair-only = Es gibt nur einen Stuhl.
watch-who = Zuschauen
watch-who-why = Was zu sehen ist, wenn man keinen Platz am Tisch hat.
new-clock = Uhr
new-clock-why = Zeit für einen Zug. Ist sie um, wählt ein Bot.
clock-none = Keine
new-pace-why = Mit Pausen, damit du mitkommst, oder ohne.
open-with-bots = Gleich mit Bots spielen
