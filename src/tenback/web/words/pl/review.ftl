# Gra obejrzana wstecz i grana dalej od dowolnej chwili

review = Analiza
review-none = Ile warta była każda tura i co byłoby lepsze? Serwer potrzebuje około minuty, żeby to obliczyć.
review-ask = Zrób analizę
review-again = Spróbuj ponownie
review-replay = Obejrzyj powtórkę
review-closed = Tu nie ma analizy
review-not-ended = Analizę można zrobić po zakończeniu gry.
review-copied = Skopiowano. Link prowadzi dokładnie do tej tury.
review-ready = Analiza jest gotowa.
review-working = Obliczono { $done } z { $of } części…
review-waiting = { $count ->
    [one] Najpierw powstaje jedna inna analiza.
    [few] Najpierw powstają { $count } inne analizy.
   *[many] Najpierw powstaje { $count } innych analiz.
 }
review-leave = Możesz odejść: serwer liczy dalej i zachowa analizę przy stole.
review-pending = jeszcze nieobliczone
review-failed-turn = { $more ->
    [0] Tury { $turn } nie udało się obliczyć. Reszta jest gotowa.
    [one] Tury { $turn } i jednej innej nie udało się obliczyć. Reszta jest gotowa.
    [few] Tury { $turn } i { $more } innych nie udało się obliczyć. Reszta jest gotowa.
   *[many] Tury { $turn } i { $more } innych nie udało się obliczyć. Reszta jest gotowa.
 }
review-failed-action = { $more ->
    [0] Akcji { $turn } nie udało się obliczyć. Reszta jest gotowa.
    [one] Akcji { $turn } i jednej innej nie udało się obliczyć. Reszta jest gotowa.
    [few] Akcji { $turn } i { $more } innych nie udało się obliczyć. Reszta jest gotowa.
   *[many] Akcji { $turn } i { $more } innych nie udało się obliczyć. Reszta jest gotowa.
 }
review-failed-open = Nie udało się ustalić, do kiedy można było wygrać. Reszta jest gotowa.
review-failed-nothing = W tej grze nie dokończono żadnej tury, więc nie ma czego analizować.
review-failed-not-compiled = Ten serwer nie zrobi analizy: jego silne boty nie są skompilowane.
review-failed-broken = Analizy nie udało się zrobić.

## Gra w jednym zdaniu

review-unfinished = Gra niedokończona
review-won = Wygrana: wszystkie karty wyłożone
review-short = { $count ->
    [one] Przegrana: zabrakło jednej karty
    [few] Przegrana: zabrakło { $count } kart
   *[many] Przegrana: zabrakło { $count } kart
 }
review-duel = { $who ->
    [won] Wygrana
    [lost] Przegrana
   *[other] Koniec pojedynku
 }
review-scores = { $count ->
    [one] Jeden punkt
    [few] { $count } punkty
   *[many] { $count } punktów
 }, { $how ->
    [ahead] przewaga { $lead }
    [behind] strata { $lead }
   *[even] remis
 }
review-dearest = Najdrożej kosztowała { $who ->
    [you] twoja tura { $turn }
   *[other] tura { $turn }
 }: { $laid } zostawiło około { $after }; { $kept } zostawiłoby około { $before }.
review-none-dear = Żadna tura nie była wyraźnie gorsza od innych możliwości.
review-hope-never = przy odkrytych kartach tego rozdania nie dało się wygrać
review-hope-unknown = nie wiadomo, czy przy odkrytych kartach dało się wygrać to rozdanie
review-hope-last = przy odkrytych kartach dało się wygrać jeszcze w turze { $turn }
review-hope-until = przy odkrytych kartach dało się wygrać do tury { $turn }
review-hope-between = przy odkrytych kartach dało się wygrać do tury { $turn }; dla tur od { $from } do { $to } tego nie wiadomo

## Wykres

review-chart = Szansa na wygraną
review-chart-by = według wiedzy gracza, którego była tura
review-chart-alt = Szansa na wygraną po każdej z tur ({ $count }): na początku { $first }, na końcu { $last }.
review-as-table = Jako tabela
review-as-chart = Jako wykres
review-turn = Tura
review-player = Gracz
review-chance = Szansa
review-cost = Koszt
review-open = Karty odkryte
review-open-yes = do wygrania
review-open-no = przegrane
review-open-not-found = nie ustalono
review-estimate = { $value } ± { $more }
review-costly = kosztowna
review-back = o 10 wstecz
review-chance-sure = szansa i jej pewność
review-heard = Tura { $turn } z { $turns }, { $name }: { $laid }; { $chance ->
    [none] bez oceny
   *[other] około { $chance }
 }{ $cost ->
    [0] .
    [one] , kosztowała jeden punkt.
    [few] , kosztowała { $cost } punkty.
   *[many] , kosztowała { $cost } punktów.
 }

## Chwila

review-before = Przed turą { $turn }, { $who ->
    [you] twoimi oczami
   *[other] oczami gracza { $name }
 }
review-before-all = Przed turą { $turn }, wszystkie karty
review-laid = wyłożona
review-to-draw = { $shown } do dobrania
review-deck = { $count ->
    [one] Jedna karta do dobrania
    [few] { $count } karty do dobrania
   *[many] { $count } kart do dobrania
 }
review-market = Na giełdzie: { $cards }
review-for-sale = Na licytacji: { $card }, { $bid ->
    [0] jeszcze bez oferty
   *[other] oferta { $bid }
 }
review-you-laid = { $who ->
    [you] Twoje zagranie
   *[other] Zagranie gracza { $name }
 }
review-did = { $who ->
    [you] Twój wybór
   *[other] Wybór gracza { $name }
 }
review-kept-more = Co byłoby lepsze
review-about = { $shown } ± { $more }
review-certain = { $shown }, na pewno
review-points = { $shown } { $count ->
    [one] punkt procentowy
    [few] punkty procentowe
   *[many] punktów procentowych
 }, ± { $more }.
review-nothing-better = { $count ->
    [one] Nie było nic innego do rozważenia.
    [few] Wśród { $count } możliwości nie znaleziono lepszej.
   *[many] Wśród { $count } możliwości nie znaleziono lepszej.
 }
review-counted = Policzone do końca.
review-step = { $card }: { $count ->
    [one] jeden krok
    [few] { $count } kroki
   *[many] { $count } kroków
 } na { $pile }.
review-expected = oczekiwane punkty: { $points }
review-not-weighed = Jeszcze bez oceny.
review-no-choice = Nie było nic innego do zrobienia.
review-on = { $card } na { $pile }
review-next-costly = Następna kosztowna tura
review-dear-ones = Co kosztowało
review-fine = { $count ->
    [one] Jeden świat na turę
    [few] { $count } światy na turę
   *[many] { $count } światów na turę
 }, dogranych przez boty; każde ± to przedział 95%.

## TEN

review-ten-draw = odkrywanie dalej
review-ten-take-numbers = wzięcie liczb
review-ten-take-coins = wzięcie waluty
review-ten-take-token = wzięcie żetonu fiaska
review-ten-go-buy = przejście do zakupu
review-ten-pass = pas
review-ten-skip = brak zakupu
review-ten-pay-coin = zapłata żetonem waluty
review-ten-pay-bust = zapłata żetonem fiaska
review-before-ten = Przed decyzją { $turn }, { $who ->
    [you] twoimi oczami
   *[other] oczami gracza { $name }
 }
review-before-all-ten = Przed decyzją { $turn }, wszystkie karty
review-dearest-ten = Najdrożej kosztowała { $who ->
    [you] twoja decyzja { $turn }
   *[other] decyzja { $turn }
 }: { $laid } zostawiło około { $after }; { $kept } zostawiłoby około { $before }.
review-none-dear-ten = Żadna decyzja nie była wyraźnie gorsza od innych możliwości.
review-next-costly-ten = Następna kosztowna decyzja
review-decision = Decyzja
review-heard-ten = Decyzja { $turn } z { $turns }, { $name }: { $laid }; { $chance ->
    [none] bez oceny
   *[other] około { $chance }
 }{ $cost ->
    [0] .
    [one] , kosztowała jeden punkt.
    [few] , kosztowała { $cost } punkty.
   *[many] , kosztowała { $cost } punktów.
 }
review-ten-bid = oferta { $price }
review-ten-buy = zakup: { $card }
review-ten-pay = zapłata kartą: { $card }
review-auctions = Twoje oferty
review-auctions-key = Pasek: dotąd opłacało się licytować. Kreska: cena sprzedaży. Kropka: twoja oferta; pusta: pas.
review-auction-heard = Twoja oferta: { $bid }; sprzedano za { $price }; opłacało się licytować do { $worth }.

## Granie dalej

play-on-here = Graj dalej stąd
play-on-text = Nowy stół od tury { $turn }: te same karty i to, co zagrano do tej pory.
play-on-bots = Z botami
play-on-alone = Graj dalej
play-on-friends = Ze znajomymi
play-on-puzzle = Skopiuj link jako zagadkę
play-on-fine = Nie liczy się do statystyk. Kto dostanie zagadkę, zobaczy tylko tyle, ile gracz, którego była tura.
puzzle-copied = Skopiowano: kto otworzy link, gra stąd dalej z botami.
puzzle = Zagadka
puzzle-of = Zagadka: { $game }
puzzle-text = { $count ->
    [one] Gra w pojedynkę, zatrzymana przed turą { $turn }. Pójdzie ci lepiej?
    [few] Gra na { $count } osoby, zatrzymana przed turą { $turn }. Na pozostałych miejscach siedzą boty. Pójdzie ci lepiej?
   *[many] Gra na { $count } osób, zatrzymana przed turą { $turn }. Na pozostałych miejscach siedzą boty. Pójdzie ci lepiej?
 }
puzzle-short = { $count ->
    [one] Za pierwszym razem została jedna karta.
    [few] Za pierwszym razem zostały { $count } karty.
   *[many] Za pierwszym razem zostało { $count } kart.
 }
puzzle-play = Zagraj
puzzle-gone = Tej zagadki już nie ma

## Uratuj tę grę

rescue = Uratuj tę grę
rescue-text = Gry wygrane o włos. Oto chwila, w której mało kto by w to uwierzył: twoja tura, na pozostałych miejscach siedzą boty.
rescue-text-duel = Pojedynki wygrane o włos. Oto chwila, w której mało kto by w to uwierzył: twoja tura. Wygraj to.
rescue-which = Gra
rescue-players = { $count ->
    [one] w pojedynkę
    [few] { $count } osoby
   *[many] { $count } osób
 }
rescue-left = { $count ->
    [one] została jedna karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
 }
rescue-rates = dobre boty ratują { $fast } na 100, silne { $strong }
rescue-very-hard = Bardzo trudna
rescue-hard = Trudna
rescue-middling = Średnia
rescue-easier = Łatwiejsza
rescue-play = Zagraj
rescue-play-this = Zagraj grę { $number }
rescue-fine = Zmierzone przy zakrytych kartach za każdym razem rozdanych na nowo. Te gry nie liczą się do statystyk.
