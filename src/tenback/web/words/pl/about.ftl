### Strona o tenback.

about-what = Cztery gry karciane z liczbami przy jednym stole, dla ludzi i botów, w przeglądarce i w terminalu.
privacy = Prywatność
privacy-no-others = Nic nie jest wczytywane z innych serwerów i nikt nie liczy twoich odwiedzin.
accessibility = Dla każdego
accessibility-text = Wszystko można zrobić samą klawiaturą i usłyszeć w czytniku ekranu; kolor nigdy nie jest jedynym znakiem; animacje są takie jak w ustawieniach systemu. Jeśli coś ci przeszkadza, to nasz błąd.
who-runs-this = Kto prowadzi ten serwer
privacy-cookie = Jedno ciasteczko
privacy-cookie-why = Mówi, kim jesteś, żeby po odświeżeniu miejsce było nadal twoje. Trwa czterysta dni; skrypty go nie odczytają.
privacy-browser = W tej przeglądarce
privacy-browser-why = Ustawienia i imię; a do zamknięcia karty przeglądarki także plan, przebieg gry i klucze do stołów.
privacy-server = Na serwerze
privacy-server-why = Wybrane imię, stoły, przy których grano, co tam zagrano i napisano, i kiedy.
privacy-account = Z kontem
privacy-account-why = Także hasło, ale tylko jako skrót, z którego nikt go nie odtworzy. Bez adresu i e-maila.
privacy-forget = Żeby ta przeglądarka o tobie zapomniała: { $page }
fairness = Uczciwe rozdanie
fairness-text = Przed rozdaniem serwer pieczętuje sekret, a przeglądarka każdego, kto gra, dodaje swój udział: nikt więc nie może wybrać kart, nawet serwer. Po końcu twoja przeglądarka to sprawdza. Nikt nie widzi więcej, niż wolno: ani ty, ani boty.
