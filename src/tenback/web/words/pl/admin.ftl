### The page of whoever runs the server

admin-people = Ludzie
admin-tables = Stoły
admin-reports = Zgłoszenia
admin-log = Dziennik
admin-house = Dla wszystkich
admin-search = Szukaj
admin-search-people = Część nazwy albo identyfikator
admin-search-tables = Część nazwy gracza albo identyfikator stołu
admin-closed-reports = Pokaż zamknięte zgłoszenia
admin-new-password = Nowe hasło, { $name }, pokazane tylko teraz: { $password }
admin-none = Nic nie znaleziono.
admin-more = Pokaż więcej
admin-no = Nie
admin-banned = zakaz na zawsze
admin-banned-until = zakaz do { $when }
admin-muted = wyciszenie na zawsze
admin-muted-until = wyciszenie do { $when }
admin-owner = właściciel
admin-person-when = Tutaj od { $since }, ostatnio { $seen }
admin-acts = Co zrobić
admin-new-name = Nowa nazwa
admin-rename = Zmień nazwę
admin-rename-sure = Nadać tę nazwę także przy każdym stole? Dotąd: { $name }
admin-reset = Nowe hasło
admin-reset-sure = Nadać nowe hasło i wszędzie wylogować: { $name }?
admin-forget = Usuń tę osobę
admin-forget-sure = Usunąć wszystko, co zapisano o: { $name }? Tego nie da się cofnąć.
admin-how-long = Na jak długo
admin-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
}
admin-for-good = na zawsze
admin-reason = Powód (ta osoba go przeczyta)
admin-mute = Wycisz
admin-mute-sure = Nie przekazywać już wiadomości, które pisze { $name }?
admin-unmute = Pozwól znów pisać
admin-unmute-sure = Znów przekazywać wiadomości, które pisze { $name }?
admin-ban = Zablokuj
admin-ban-sure = Zablokować: { $name }? Połączenie skończy się od razu.
admin-unban = Wpuść znowu
admin-unban-sure = Wpuścić znowu: { $name }?
admin-phase-waiting = czeka
admin-phase-playing = gra trwa
admin-phase-ended = koniec
admin-listed = w lobby
admin-removed = usunięty
admin-remove = Usuń z widoku
admin-remove-sure = Usunąć ten stół z widoku? Nikt go nie zobaczy, aż go przywrócisz.
admin-return = Przywróć
admin-return-sure = Przywrócić ten stół?
admin-delete = Skasuj
admin-delete-sure = Skasować ten stół na zawsze? Statystyki pozostaną prawdziwe.
admin-reported = { $when } · zgłasza { $name } · { $table }
admin-find-person = Znajdź tę osobę
admin-close-report = Zamknij
admin-close-report-sure = Zamknąć to zgłoszenie?
admin-closed-at = Zamknięto { $when }
admin-by = kto: { $name }
admin-facts = ({ $facts })
admin-act-rename = Zmiana nazwy:
admin-act-mute = Wyciszenie:
admin-act-unmute = Znów może pisać:
admin-act-ban = Zakaz:
admin-act-unban = Znów może wejść:
admin-act-reset-password = Nowe hasło:
admin-act-forget = Usunięto dane:
admin-act-remove-table = Stół usunięty z widoku:
admin-act-delete-table = Stół skasowany:
admin-act-return-table = Stół przywrócony:
admin-act-close-report = Zgłoszenie zamknięte:
admin-act-set-owner = Wybrano właściciela:
admin-act-open-signup = Zakładanie kont otwarte
admin-act-close-signup = Zakładanie kont zamknięte
admin-act-announce = Ogłoszenie
admin-act-withdraw = Ogłoszenie wycofane
admin-act-prune = Usunięto stare dane
admin-fact-until = do
admin-fact-reason = powód
admin-fact-from = przedtem
admin-fact-to = teraz
admin-fact-text = tekst
admin-fact-guests = goście, dni
admin-fact-tables = stoły, dni
admin-fact-games = porzucone gry, dni
admin-fact-log = dziennik, dni
admin-done-rename-person = Nazwa zmieniona.
admin-done-mute = Wyciszono.
admin-done-unmute = Znów może pisać.
admin-done-ban = Zablokowano.
admin-done-unban = Znów może wejść.
admin-done-reset-password = Jest nowe hasło.
admin-done-forget-person = Wszystkie zapisane dane usunięto.
admin-done-remove-table = Stołu już nie widać.
admin-done-return-table = Stół wrócił.
admin-done-close-report = Zgłoszenie jest zamknięte.
admin-done-set-signup = Zapisano.
admin-done-announce = Teraz wszyscy mogą to przeczytać.
admin-done-withdraw = Ogłoszenie wycofano.
admin-announce-why = Wszyscy widzą je przy stołach i w lobby, na przykład przed ponownym uruchomieniem.
admin-announce-text = Co wszyscy mają wiedzieć?
admin-announce = Ogłoś
admin-announce-sure = Pokazać to teraz wszystkim?
admin-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
admin-until = Widoczne do { $when }
admin-until-withdrawn = aż do wycofania
admin-withdraw = Wycofaj
admin-withdraw-sure = Przestać to pokazywać?
admin-signup = Nowe konta
admin-signup-open = Goście mogą założyć konto.
admin-signup-closed = Nikt nie może założyć konta; goście nadal mogą grać.
admin-close-signup = Zamknij zakładanie kont
admin-close-signup-sure = Od teraz nikomu nie pozwalać zakładać kont?
admin-open-signup = Otwórz zakładanie kont
admin-open-signup-sure = Znów pozwolić gościom zakładać konta?
