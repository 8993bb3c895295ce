### Otwieranie stołu.

how-many = Ile osób gra?
talk = Rozmowa
option-listed = Każdy może dołączyć
option-listed-why = Stół jest na liście otwartych stołów; inaczej otwiera go tylko twój link.
option-tracker-why = Każdy może sprawdzić, co zagrano albo co jeszcze przyjdzie. Bez tego trzeba liczyć na pamięć.
open-table = Otwórz stół
new-challenge = Wyzwij znajomego
new-challenge-why = Oboje zagracie tymi samymi nowymi kartami, każde przy swoim stole.
which-game = Która gra?
deck-file = Plik talii
deck-file-why = TOML albo JSON: nazwa i dla każdej karty liczba kopii na dwóch, trzech oraz czterech lub pięciu graczy.
deck-file-sample = Przykład na początek
deck-file-broken = To nie jest plik talii. Plik talii ma nazwę i tabelę kart.
only-alone = Tylko w grze solo.
nobody-to-talk-to = W grze solo nie ma z kim rozmawiać.
one-chair-only = Jest tylko jedno krzesło.
watch-who = Widzowie
watch-who-why = Co widzą osoby bez miejsca przy stole.
new-clock = Zegar
new-clock-why = Czas na turę. Gdy minie, wybiera bot.
clock-none = Bez zegara
new-pace-why = Z przerwami, żeby móc śledzić grę, albo bez nich.
open-with-bots = Od razu z botami
