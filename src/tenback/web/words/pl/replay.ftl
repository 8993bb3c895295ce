### Oglądanie partii.

replay-controls = Odtwarzanie
replay-moment = Chwila gry
replay-first = Do rozdania
replay-turn-back = O turę wstecz
replay-action-back = O jedno zagranie wstecz
replay-play = Odtwarzaj
replay-stop = Zatrzymaj
replay-action-on = O jedno zagranie dalej
replay-turn-on = O turę dalej
replay-last = Do końca
replay-speed = Tempo
replay-slow = wolno
replay-even = normalnie
replay-quick = szybko
replay-eyes = Punkt widzenia
replay-eyes-seat = jak { $name }
replay-eyes-none = jak widz
replay-eyes-all = wszystkie karty
replay-share = Kopiuj link
replay-copied = Skopiowano. Link prowadzi dokładnie do tej chwili.
replay-transcript = Zapis do czytania
replay-json = Zapis (JSON)
replay-deal = Rozdanie
replay-at = Tura { $turn } z { $turns } · { $name }
replay-end = Koniec, po { $turns ->
        [one] jednej turze
       *[other] { $turns } turach
    }
replay-turns = Tury
replay-not-ended = Ta gra jeszcze trwa
replay-not-ended-text = To, co położono, można pamiętać, ale podczas gry nie można tego sprawdzać. Powtórka będzie tu po zakończeniu gry.
replay-to-table = Do stołu
replay-broken = Nie udało się wczytać powtórki
replay-broken-text = Serwer nie odpowiedział tak, jak powinien. Nic nie przepadło: spróbuj za chwilę.
replay-before = Przed turą { $turn } z { $turns } · { $name }
