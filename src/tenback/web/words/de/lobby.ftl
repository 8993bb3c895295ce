### Die Lobby: die Spiele und die offenen Tische.

what-shall-we-play = Was spielen wir?
goes-on = Du hast eine laufende Partie: { $game }.
goes-on-back = Zurück an den Tisch
play-game = { $game } mit Bots spielen
lesson-go-on = Lektion fortsetzen
lesson-go-on-game = Lektion fortsetzen: { $game }
lesson-again = Lektion wiederholen
lesson-again-game = Lektion wiederholen: { $game }
how-to-play = So geht’s
how-to-play-game = So spielt man { $game }
open-tables = Offene Tische
no-open-tables = Gerade keiner. Eröffne einen; wem du den Link schickst, der findet ihn.
join = Dazusetzen
join-by-link = Per Link dazu
join-link = Link oder Name des Tisches
join-how = Der ganze Link, den man dir geschickt hat. Steht der Tisch in der Liste, genügt sein Name.
join-not-a-link = Das ist kein Link zu einem Tisch. Kopier den ganzen Link noch einmal.
more-pages = Weitere Seiten
tables-joinable = Suchen Mitspieler
tables-played = Werden gespielt
tables-watch = Zusehen
join-table = { $game } mit { $names } spielen
watch-table = Bei { $game } mit { $names } zusehen
chairs-free = { $count ->
    [one] ein Stuhl frei
   *[other] { $count } Stühle frei
 }
being-played = wird gespielt
