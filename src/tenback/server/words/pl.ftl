### Co mówi sam serwer. $game to tytuł z pudełka.

## Obrazki i tekst do nich

picture-left = { $count ->
    [one] karta została
    [few] karty zostały
   *[many] kart zostało
 }
picture-won = Wszystkie karty położone
picture-points = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
 }
picture-ahead = { $count ->
    [one] karta przewagi
    [few] karty przewagi
   *[many] kart przewagi
 }
picture-behind = { $count ->
    [one] karty zabrakło
    [few] kart zabrakło
   *[many] kart zabrakło
 }
picture-duel-won = Wygrana
picture-duel-lost = Przegrana
picture-nobody = Nikt nie wygrał
picture-stopped = Przerwano grę
picture-with = { $seats ->
    [1] w pojedynkę
    [2] we dwoje
    [3] w trzy osoby
    [4] w cztery osoby
   *[other] w pięć osób
 }
picture-backs = { $backs ->
    [one] cofnięcie o dziesięć
    [few] cofnięcia o dziesięć
   *[many] cofnięć o dziesięć
 }, { $turns ->
    [one] jedna tura
    [few] { $turns } tury
   *[many] { $turns } tur
 }
picture-turns = { $turns ->
    [one] jedna tura
    [few] { $turns } tury
   *[many] { $turns } tur
 }
picture-moment = Przed turą { $turn }
picture-player = Gracz { $number }
picture-shown = { $figure } { $caption }
picture-by = { $name }: { $game }
picture-day = Rozdanie dnia
picture-par = par { $value }

## Podglądy odnośników

preview-home = tenback: gry karciane z liczbami przy jednym stole
preview-home-about = The Game, Quick & Easy, Face to Face i TEN, ze znajomymi albo z botami, w przeglądarce.
preview-invitation = Zaproszenie do gry
preview-invitation-about = Otwórz odnośnik, podaj imię i siadaj. Konto nie jest potrzebne.
preview-table = Stół: { $game }
preview-waiting = { $free ->
    [0] Wszystkie krzesła są zajęte.
    [one] Wolne jest jedno krzesło.
    [few] Wolne są { $free } krzesła.
   *[many] Wolnych jest { $free } krzeseł.
 }
preview-playing = Gra się toczy.
preview-replay = { $game }: gra do obejrzenia
preview-replay-about = Tura po turze, { $with }.
preview-rules = Zasady gry { $game }
preview-rules-about = Całe zasady z przykładami i różnicami między wydaniami.

## Powiadomienia

notice-turn = { $game }: twoja kolej
notice-ended = { $game }: koniec gry
notice-with = Przy stole: { $names }.
notice-alone = Nikogo innego nie ma przy stole.
notice-until = Masz czas do: { $when }.
notice-several = { $count ->
    [one] Jedna z twoich gier czeka na ciebie
    [few] { $count } twoje gry czekają na ciebie
   *[many] { $count } twoich gier czeka na ciebie
 }
notice-test = Tak wygląda powiadomienie
notice-test-about = Odtąd dowiesz się, gdy przyjdzie twoja kolej, a nie będzie cię przy stole.
mail-hello = Cześć, { $name },
mail-open = Otwórz stół: { $link }
mail-why = Piszemy, bo poproszono o wiadomości o twoich grach na { $server }. W nocy nic nie wysyłamy.
mail-off = Żadnych więcej wiadomości, jednym kliknięciem: { $link }
confirm-subject = Czy { $server } może do ciebie pisać?
confirm-body = Ktoś, najpewniej ty, chce dostawać wiadomości, gdy przyjdzie jego kolej na { $server }.
confirm-open = Jeśli to ty, otwórz ten odnośnik w ciągu trzech dni: { $link }
confirm-else = Jeśli nie, nie rób nic: żadna inna wiadomość nie przyjdzie.
