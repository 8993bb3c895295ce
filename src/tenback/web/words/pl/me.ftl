### Własna strona: imię, konto, statystyki, historia, zapisane dane.

go-on = Graj dalej
me-results = Twoje wyniki, gra po grze
nobody-yet = Jeszcze nikt
nobody-why-you = Usiądź gdziekolwiek, a twoje gry będą tu zapisane. Albo się zaloguj.
guest-why-you = Ta przeglądarka zna cię dzięki ciasteczku. Bez konta nie wrócisz tu z innego urządzenia.
account-why-you = Z nazwą i hasłem wrócisz skądkolwiek.
me-rename = Zmień imię
renamed = To teraz twoje imię.
account-name = Nazwa
me-password = Hasło
make-account = Załóż konto
make-account-why = To, co zagrano, zostaje twoje. Hasło ma co najmniej dziesięć znaków.
account-made = Masz konto, { $name }.
sign-in = Zaloguj się
sign-in-why = Jeśli masz konto na tym serwerze. To, co zagrano jako gość, zostaje przy gościu.
signed-in = Witaj znów, { $name }.
sign-out = Wyloguj się
leave-everywhere = Wyloguj się wszędzie
change-password = Zmień hasło
change-password-why = Na wszystkich innych urządzeniach trzeba się potem zalogować nowym hasłem.
me-password-so-far = Dotychczasowe hasło
me-password-new = Nowe hasło
password-changed = Hasło zmienione. Wszystkie inne urządzenia są wylogowane.
forget-me = Usuń mnie z tej przeglądarki
forget-me-why = Ta przeglądarka już cię nie pozna. Bez konta nikt nie zajmie twoich miejsc, nawet ty. To, co zagrano, zostaje na serwerze.
forget-me-yes = Tak, usuń mnie
me-statistics = Statystyki
me-statistics-none = Jeszcze nic. Liczy się, gdy gra się skończy.
me-history = Historia gier
history-none = Jeszcze żadnego stołu. Naciśnij „Graj” w lobby, a pierwszy pojawi się tutaj.
history-older = Starsze
history-waiting = czeka na graczy
history-playing = gra trwa
history-won = wygrana
history-lost = przegrana
history-given-up = przerwana
history-left = { $count ->
    [one] została jedna karta
    [few] zostały { $count } karty
   *[many] zostało { $count } kart
 }
history-won-points = { $count ->
    [one] wygrana, { $count } punkt
    [few] wygrana, { $count } punkty
   *[many] wygrana, { $count } punktów
 }
history-lost-points = { $count ->
    [one] przegrana, { $count } punkt
    [few] przegrana, { $count } punkty
   *[many] przegrana, { $count } punktów
 }
go-on-at = Graj dalej: { $game }, { $when }
watch-again = Obejrzyj
me-look-back-at = Spójrz wstecz: { $game }, { $when }
me-replay-of = Obejrzyj: { $game }, { $when }
me-record-text = Zapis do czytania, .txt: { $game }, { $when }
me-record-data = Zapis jako dane, .json: { $game }, { $when }
what-is-stored-why = Twoja nazwa, twoje stoły, co tam grano i pisano. Możesz mieć wszystko w pliku albo kazać usunąć.
export-mine = Zapisz w pliku
delete-mine = Usuń wszystko o mnie
delete-mine-why = Twoje konto, nazwa i wiadomości znikną na zawsze. W dawnych grach nazywasz się N. N.; same gry zostają, bo grali w nie też inni. Tam, gdzie gra trwa, gra za ciebie bot.
delete-mine-yes = Usuń na zawsze
delete-mine-sure = Tego nie da się cofnąć. Naprawdę wszystko usunąć?
delete-mine-no = Nie, zostaw
