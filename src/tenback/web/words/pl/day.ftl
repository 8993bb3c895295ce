# Rozdanie dnia i wyzwania

day-title = Rozdanie dnia
day-name = { $game }, { $seats ->
    [1] solo
    [2] we dwoje
    [3] we troje
   *[other] graczy: { $seats }
 }
day-ten = { $game }, solo przeciw { $limit }
day-goes-on = jeszcze trwa
day-given-up = przerwano
day-won = wygrana
day-left = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
 }
day-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
 }
day-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
 }
day-won-by = wygrana, różnica: { $what }
day-lost-by = przegrana, różnica: { $what }
day-par-line = Par { $value }
day-par-later = Par jest jeszcze obliczany.
day-at-par = Dokładnie par.
day-better = { $count ->
    [one] O { $count } lepiej niż par.
    [few] O { $count } lepiej niż par.
   *[many] O { $count } lepiej niż par.
 }
day-worse = { $count ->
    [one] O { $count } gorzej niż par.
    [few] O { $count } gorzej niż par.
   *[many] O { $count } gorzej niż par.
 }
day-week = Ostatnie siedem dni
day-dot = { $day }: { $what }
day-today = dzisiaj
day-not-played = bez gry
day-column-won = wygrana
day-column-left = Zostało kart
day-column-ahead = Przewaga
day-column-tries = Gracze
day-yours = (twój wynik)
day-as-table = Jako tabela
day-spread-said = { $count ->
    [one] Wynik jednego gracza jako słupki; liczby są w tabeli poniżej.
    [few] Wyniki { $count } graczy jako słupki; liczby są w tabeli poniżej.
   *[many] Wyniki { $count } graczy jako słupki; liczby są w tabeli poniżej.
 }
day-same-cards = Te same karty dla wszystkich
day-played = { $count ->
    [0] Nikt jeszcze nie grał
    [one] Zagrała { $count } osoba
    [few] Zagrały { $count } osoby
   *[many] Zagrało { $count } osób
 }
day-fared-later = Zobaczysz, jak im poszło, kiedy zagrasz.
day-play = Zagraj dzisiejsze rozdanie
day-play-past = Zagraj (nie liczy się)
day-go-on = Graj dalej
day-all = Wszystkie rozdania
day-rescue = Uratuj grę
day-look = Zobacz
day-again = Jeszcze raz (nie liczy się)
day-link-copied = Skopiowano: link do tego rozdania, dla każdego, kto chce spróbować.
day-looking = Szukam kart…
day-deals = Rozdania tego dnia
day-unfinished = Twoja próba nie jest skończona
day-over = Ten dzień już minął
day-closes = Od 06:00 UTC można je zagrać bez liczenia: do tej pory inni mogą jeszcze kończyć.
day-late = Skończone po zamknięciu dnia, więc się nie liczy.
day-turns = { $count ->
    [one] { $count } tura
    [few] { $count } tury
   *[many] { $count } tur
 }
day-backs = { $count ->
    [one] { $count } cofnięcie o dziesięć
    [few] { $count } cofnięcia o dziesięć
   *[many] { $count } cofnięć o dziesięć
 }
day-trail = { $count ->
    [one] { $count } tura
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
 }, jedna po drugiej
day-trail-steps = kroki w każdej{ $backs ->
    [0] {""}
   *[other] ; { $sign } odzyskane
 }
day-trail-of-ten = punkty z każdej
day-trail-said = Kroki, słupek na turę: { $count }, w tym z odzyskanymi krokami: { $backs }.
day-trail-said-of-ten = Punkty z każdej tury, jako słupki.
day-line-won = Dało się wygrać
day-line-begins = Przy wszystkich odkrytych kartach da się wygrać; tur: { $count }. Zaczyna się tak:
day-line-whole = Dalszy ciąg
day-line-never = Nawet przy wszystkich odkrytych kartach nie dało się wygrać
day-line-unknown = Nie wiadomo, czy przy wszystkich odkrytych kartach dało się wygrać
day-line-bot = Bot { $number }
day-everyone = Wszyscy
day-so-far = dotąd { $count }
day-better-than = Lepiej niż { $count } na 100.
day-won-count = { $count ->
    [0] Nikt nie wygrał.
    [one] Wygrała { $count } osoba.
    [few] Wygrały { $count } osoby.
   *[many] Wygrało { $count } osób.
 }
day-given-up-count = { $count ->
    [one] { $count } osoba przerwała.
    [few] { $count } osoby przerwały.
   *[many] { $count } osób przerwało.
 }
day-nobody = Nikt jeszcze nie skończył.
day-deal-bots = { $deal }: { $bots }
day-this-deal = To rozdanie
day-with-bots = { $count ->
    [one] z mocnym botem
    [few] z { $count } mocnymi botami
   *[many] z { $count } mocnymi botami
 }
day-rule-utc = Wszyscy dostają tę samą talię, od północy do północy (UTC). Próba zaczęta przed północą liczy się, jeśli skończy się do 06:00.
day-rule-first = Liczy się twoja pierwsza próba. Potem graj do woli, bez liczenia.
day-rule-alone = W próbie, która się liczy, nie ma podpowiedzi, cofania ani przerw. Nikt nie może oglądać, a przeglądarki nie dokładają nic do tasowania.
day-rule-bots = Boty grają dla wszystkich tak samo: na tę samą grę te same odpowiedzi.
day-rule-par = Par { $value }: połowa z { $tries } partii mocnych botów poszła co najmniej tak dobrze; wygrały { $won }.
day-sealed = Zapieczętowane; otwarcie o 06:00 UTC po tym dniu.
day-opened = Otwarte: ziarnem było
day-other-days = Inne dni
day-other-days-why = Minione rozdania można grać zawsze. Pokazują, jak by ci poszło, i się nie liczą.
day-see = { $day }: zobacz
day-you = Ty
day-watch = Obejrzyj
day-watch-of = Obejrzyj: { $name }
day-replays = Powtórki, już dla ciebie otwarte
challenge-title = Te same karty
challenge-by = Wyzwanie: { $name }
challenge-same = Wszyscy grają tymi samymi kartami, każdy przy swoim stole.
challenge-later = Jak poszło innym, zobaczysz, gdy skończysz.
challenge-play = Zagraj tymi kartami
challenge-copy = Skopiuj link
challenge-copied = Link skopiowany
challenge-link = Link dla znajomego
challenge-nobody = Nikt jeszcze nie grał tymi kartami.
challenge-sides = Obok siebie
challenge-look = Sprawdź jeszcze raz
challenge-finished = skończone
challenge-join = Dosiądź się – { $names }
challenge-told = { $names }: skończone.
