### Lobby: hry a otevřené stoly.

what-shall-we-play = Co si zahrajeme?
goes-on = Máš rozehranou partii: { $game }.
goes-on-back = Zpět ke stolu
play-game = Hrát { $game } s boty
lesson-go-on = Pokračovat v lekci
lesson-go-on-game = Pokračovat v lekci: { $game }
lesson-again = Zopakovat lekci
lesson-again-game = Zopakovat lekci: { $game }
how-to-play = Jak se hraje
how-to-play-game = Jak se hraje { $game }
open-tables = Otevřené stoly
no-open-tables = Teď žádný. Otevři svůj; najde ho každý, komu pošleš odkaz.
join = Připojit se
join-by-link = Připojit se odkazem
join-link = Odkaz nebo název stolu
join-how = Celý odkaz, který ti poslali. U stolu ze seznamu stačí jeho název.
join-not-a-link = Tohle není odkaz na stůl. Zkopíruj celý odkaz ještě jednou.
more-pages = Další stránky
tables-joinable = Hledají hráče
tables-played = Právě se hrají
tables-watch = Dívat se
join-table = Připojit se: { $game }, { $names }
watch-table = Dívat se: { $game }, { $names }
chairs-free = { $count ->
    [one] jedna volná židle
    [few] { $count } volné židle
   *[other] { $count } volných židlí
 }
being-played = hraje se
