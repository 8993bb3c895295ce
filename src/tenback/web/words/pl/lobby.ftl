### Lobby: gry i otwarte stoły.

what-shall-we-play = W co zagramy?
goes-on = Masz rozpoczętą partię: { $game }.
goes-on-back = Wróć do stołu
play-game = Zagraj w { $game } z botami
lesson-go-on = Dokończ lekcję
lesson-go-on-game = Dokończ lekcję: { $game }
lesson-again = Powtórz lekcję
lesson-again-game = Powtórz lekcję: { $game }
how-to-play = Jak grać
how-to-play-game = Jak grać w { $game }
open-tables = Otwarte stoły
no-open-tables = Teraz żadnego. Otwórz swój; znajdzie go każdy, komu wyślesz link.
join = Dołącz
join-by-link = Dołącz przez link
join-link = Link albo nazwa stołu
join-how = Cały link, który ci przysłano. Jeśli stół jest na liście, wystarczy nazwa.
join-not-a-link = To nie jest link do stołu. Skopiuj cały link jeszcze raz.
more-pages = Inne strony
tables-joinable = Szukają graczy
tables-played = Gra trwa
tables-watch = Oglądaj
join-table = Dołącz: { $game }, { $names }
watch-table = Oglądaj: { $game }, { $names }
chairs-free = { $count ->
    [one] jedno wolne krzesło
    [few] { $count } wolne krzesła
   *[many] { $count } wolnych krzeseł
 }
being-played = gra trwa
