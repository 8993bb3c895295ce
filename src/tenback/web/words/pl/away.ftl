### Twoje stoły, powiadomienia dla nieobecnych, zaproszenia i udostępnianie.

## Twoje stoły

yours-title = Twoje stoły
yours-tell-me = Powiadamiaj
yours-turn = twoja kolej
yours-turn-of = kolej: { $name }
yours-others-turn = kolej innych
yours-waiting = czeka na graczy
yours-paused = przerwa
yours-since = od { $when }
yours-until = do { $when }
yours-with-bots = z botami
yours-alone = w pojedynkę
yours-end = Zakończ
yours-end-game = Zakończ: { $game }
yours-keep = Zostaw
yours-cancel-sure = Odwołać tę grę? Nikogo innego jeszcze tu nie ma.
yours-rest = { $count ->
    [one] jeszcze jedna z botami lub w pojedynkę
    [few] jeszcze { $count } z botami lub w pojedynkę
   *[many] jeszcze { $count } z botami lub w pojedynkę
 }
yours-nobody = jeszcze nikogo
yours-more = Więcej twoich stołów

## Powiadomienia

notices-title = Gdy cię nie ma
notices-why = Do gier na wiele dni: dostaniesz powiadomienie, gdy przyjdzie twoja kolej, a ciebie nie będzie przy stole.
notices-nobody = Najpierw podaj imię i gdzieś usiądź.
notices-device = Na tym urządzeniu
notices-device-on = Powiadamiaj na tym urządzeniu
notices-device-off = Włączone na tym urządzeniu. Wyłącz
notices-device-done = Odtąd powiadomienia będą przychodzić tutaj.
notices-device-cannot = Ta przeglądarka nie obsługuje powiadomień. Na iPhonie lub iPadzie dodaj najpierw tenback do ekranu początkowego.
notices-denied = Przeglądarka na to nie pozwala. Zezwól na powiadomienia z tej strony w jej ustawieniach i spróbuj ponownie.
notices-other-device = Inne urządzenie, od { $when }
notices-remove = Usuń
notices-mail = Pocztą
notices-address = Adres e-mail
notices-mail-on = Poproś o pocztę
notices-mail-how = Dostaniesz jedną wiadomość z odnośnikiem. Dopóki go nie otworzysz, nic więcej nie wyślemy.
notices-mail-asked = Wiadomość do { $address } jest w drodze. Otwórz odnośnik, który w niej jest.
notices-mail-goes = Poczta przychodzi na { $address }.
notices-mail-refused = { $address } nie przyjmuje naszej poczty, więc nic tam nie wysyłamy. Podaj inny adres albo jeszcze raz ten sam.
notices-mail-off = Bez poczty
notices-quiet = Godziny ciszy
notices-from = Od
notices-to = Do
notices-quiet-why = Czas: { $zone }. To, co zdarzy się w nocy, przyjdzie rano jako jedno powiadomienie. Ustaw dwa razy tę samą godzinę, żeby nie było ciszy.
notices-never = Nigdy, gdy patrzysz na stół, nigdy przy zegarze minutowym i tylko kilka dziennie.
notices-confirmed = Dziękujemy. Odtąd poczta będzie przychodzić na ten adres.
notices-ended = Nie wyślemy ci już żadnej wiadomości.

## Zaproszenia

qr-code = Kod QR odnośnika

## Udostępnianie wyniku

end-shared = Skopiowano link do powtórki.
end-shared-here = Skopiowano link do powtórki. Otworzy się tym, którzy siedzieli przy tym stole.
share-title = Udostępnij wynik
share-named = Z moim imieniem
share-send = Wyślij…
share-save = Zapisz obrazek
share-link = Kopiuj odnośnik
share-text = Kopiuj jako tekst
share-text-copied = Skopiowano jako tekst.
share-why = Na obrazku nie ma żadnej karty, więc niczego nie zdradza.

## Odmowy

refused-bad-endpoint = Adres podany przez przeglądarkę nie nadaje się do powiadomień.
refused-no-push = Ten serwer nie wysyła powiadomień na urządzenia.
refused-no-mail = Ten serwer nie wysyła poczty.
refused-bad-address = To nie jest adres e-mail, jak name@example.org.
refused-old-link = Ten odnośnik jest za stary albo niepełny. To samo zrobisz w ustawieniach.
refused-bad-zone = Strefa czasowa twojej przeglądarki nie jest tu znana.
