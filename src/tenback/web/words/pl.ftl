### Polski. Słowa instrukcji (glossary): stos, cofnięcie, ręka, tura, dobrać.

## The games

the-game = The Game
quick-and-easy = Quick & Easy
face-to-face = Face to Face
ten = TEN
players-the-game = 1–5, razem
players-quick-and-easy = 2–5, razem
players-face-to-face = 2, pojedynek
players-ten = 1–5, kuszenie losu
about-the-game = Cztery stosy, dziewięćdziesiąt osiem kart, ani jednej liczby na głos. Jedna droga wstecz: dokładnie dziesięć.
about-quick-and-easy = Dwa stosy, pięć kolorów. Mała, gadatliwa, na dziesięć minut.
about-face-to-face = Srebro przeciw złotu. Podarunek dla przeciwnika uzupełnia twoją rękę.
about-ten = Odkrywaj do dziesięciu, nie dalej. Licytuj jokery, buduj długie ciągi.

## Welcome

your-name = Twoje imię
play = Graj
new-table = Nowy stół
new-table-of = Nowy stół: { $game }
lesson-learn = Naucz się w 2 minuty
lesson-learn-game = Naucz się w 2 minuty: { $game }
independent = tenback to niezależna realizacja zasad. Nazwy gier należą do ich wydawców; nie użyto żadnej ich grafiki.
rules = Zasady
rules-of = { $game }: zasady
settings = Ustawienia
about = O tenback i prywatność

## A new table

house-rules = Zasady domowe
option-chosen = { $option }: { $choice }
label = { $label }:
option-expert = Dla zaawansowanych
option-expert-why = W turze co najmniej trzy karty zamiast dwóch.
option-short-hands = Mniejsza ręka
option-short-hands-why = Każdy trzyma o jedną kartę mniej.
option-on-fire = On Fire (wariant nieoficjalny)
option-on-fire-why = 22, 33, 44, 55, 66 i 77 płoną: przykryj je przed końcem następnej tury.
talk-signals = Sygnały
talk-signals-why = Stałe sygnały przy stole, bez tekstu.
talk-open = Sygnały i tekst
talk-open-why = Można też pisać; liczby są blokowane.
talk-silent = Cisza
talk-silent-why = Nikt nic nie mówi.
the-table = Stół
option-tracker = Lista zagranych kart

## Waiting for players

waiting-title = Twój stół
empty-chair = Wolne krzesło
chair-kept = Czeka na: { $name }
add-bot = Dodaj bota
sit-here = Usiądź tu
host = gospodarz
bot = bot
a-bot = Bot
bot-plays = Gra tu bot ({ $strength })
unseat = Zwolnij krzesło: { $name }
begin = Rozdaj
fill-with-bots = Dosadź boty i rozdaj
waiting-team = { $count ->
    [one] Brakuje jeszcze jednej osoby: karty są dla tylu graczy, ilu gra po drugiej stronie.
    [few] Brakuje jeszcze { $count } osób: karty są dla tylu graczy, ilu gra po drugiej stronie.
    [many] Brakuje jeszcze { $count } osób: karty są dla tylu graczy, ilu gra po drugiej stronie.
   *[other] Brakuje jeszcze { $count } osoby: karty są dla tylu graczy, ilu gra po drugiej stronie.
}
take-a-chair = Zajmij krzesło, żeby grać.
host-begins = Gospodarz rozda, gdy wszyscy będą.
invitation = Link z zaproszeniem
waiting-ask = Zaproś kogoś
make-invitation = Utwórz link z zaproszeniem
copy = Kopiuj
copied = Skopiowano. Wyślij link, komu chcesz.
invited = Czeka na ciebie stół
invited-by = { $host } zaprasza cię do gry { $game }
invited-there = Już przy stole: { $names }.
invited-text = Wpisz swoje imię i wejdź.
come-in = Wejdź

## The top bar and menus

to-lobby = tenback, do lobby
to-the-lobby = Do lobby
sound = Dźwięk
sound-on = Dźwięk jest włączony
sound-off = Dźwięk jest wyłączony
theme = Motyw
rules-and-keys = Zasady i klawisze
menu = Menu
close = Zamknij
language = Język
skip-to-hand = Przejdź do ręki
skip-to-choice = Przejdź do wyboru
skip-to-main = Przejdź do treści
hand-over = Niech bot gra za mnie
come-back = Wracam do gry
pause = Przerwa
resume = Wznów grę
take-back = Cofnij moje ostatnie zagranie
give-up-sure = Zakończyć tę partię? Nikt jej nie wygra.
give-up-alone = Zakończ tutaj
leave-table = Wyjdź, zachowaj miejsce
read-the-rules = Przeczytaj zasady
keys = Klawisze

## The table

you = Ty
the-end = Koniec
end-heard = { $title }. { $sentence }
who-starts = Kto zaczyna?
who-starts-how = Powiedz, jak chętnie zaczniesz. Bez liczb.
agreed-for-you = Mówisz, że możesz zacząć; boty mówią, jak chętnie by zaczęły.
offer-gladly = Chętnie
offer-willing = Mogę
offer-rather-not = Raczej nie
still-thinking = { $count ->
    [one] { $names } myśli
   *[other] { $names } myślą
 }
look-at-hand = Najpierw obejrzyj swoją rękę.
your-turn = { $count ->
    [0] Twoja tura · dalej czy nie
    [1] Twoja tura · min. 1 karta
    [2] Twoja tura · min. 2 karty
   *[other] Twoja tura · min. 3 karty
 }
your-turn-now = { $count ->
    [1] Twoja tura. Połóż co najmniej jedną kartę.
    [2] Twoja tura. Połóż co najmniej dwie karty.
   *[other] Twoja tura. Połóż co najmniej trzy karty.
 }
title-your-turn = Twoja tura
turn-of = { $name } myśli
turn-of-read = { $name } myśli.
turn-read = { $turn }.
thinking = myśli
next = następny ruch
just-played = właśnie po turze
all-laid = bez kart
paused = Przerwa
seats-clockwise = Miejsca, zgodnie z ruchem wskazówek zegara
cards-in-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
   *[many] { $count } kart na ręce
 }
piles = Stosy
rising = rosnący
falling = malejący
room = zapas { $count }
to-draw = { $count ->
    [0] nic do dobrania
   *[other] do dobrania
 }
shown-to-draw = { $shown } do dobrania
still-to-lay = do położenia
pile-label = Stos { $pile }, { $direction ->
    [up] rosnący
   *[other] malejący
 }, { $planned ->
    [0] na wierzchu { $top }
   *[other] zaplanowano { $top }
 }{ $more ->
    [yes] , { $room }
   *[no] {""}
 }
pile-press = Stos { $pile }, na wierzchu { $top }
pile-read = { $pile } { $direction ->
    [up] rośnie
   *[other] maleje
 }, na wierzchu { $top }.
press-plan = Plan: { $card } na { $pile }, odstęp { $by }
press-back = Plan: { $card } na { $pile }, o dziesięć wstecz
press-no = { $card } nie pasuje na { $pile }
ten-back = o 10 wstecz
does-not-fit = nie pasuje
step-small = mały krok
step-fair = w sam raz
step-dear = drogo
step-steep = bardzo drogo
burns = { $count ->
    [one] płonie: przykryj teraz
   *[other] płonie
 }
on-card = na { $card }
number-line = Oś od { $low } do { $high }. Stosy: { $piles }. Twoje karty: { $cards }.
pile-at = { $pile } { $top }
your-hand = Twoja ręka
hand-empty = Wszystkie twoje karty są na stosach.
hand-read = Na ręce: { $cards }.
card-fits = { $card }. Pasuje: { $fits }
card-fits-nowhere = { $card }. Nigdzie nie pasuje
fits-by = { $pile } { $direction ->
    [up] w górę
   *[other] w dół
 } { $by }
fits-back = { $pile } o dziesięć wstecz
planned-card = { $card }, zaplanowana na { $pile }; naciśnij, by cofnąć
planned-for = plan: { $pile }
you-watch = Oglądasz ten stół.

## The plan

your-plan = Twój plan
unseen = widzisz go tylko ty
take-card-back = Cofnij: { $card }
undo = Cofnij
lay-and-end = Połóż i zakończ turę
end-turn = Zakończ turę
lay-keep-turn = Połóż, graj dalej
hint = Podpowiedź
hint-ask = Poproś o podpowiedź
hint-thinking = Myśli…
hints-used = { $count ->
    [one] { $count } podpowiedź
    [few] { $count } podpowiedzi
   *[many] { $count } podpowiedzi
 }
lay-anyway = Połóż mimo to
think-again = Pomyśl jeszcze
more-to-go = { $count ->
    [1] { $planned ->
        [0] potrzebna jedna karta
       *[other] jeszcze jedna
     }
    [2] { $planned ->
        [0] potrzebne dwie karty
       *[other] jeszcze dwie
     }
    [3] { $planned ->
        [0] potrzebne trzy karty
       *[other] jeszcze trzy
     }
   *[other] jeszcze { $count }
 }
pick-a-pile = wybierz stos: { $card }
plan-ahead = możesz planować naprzód
if-nothing-changes = jeśli nic się nie zmieni
may-lay-more = wystarczy; wolno więcej
laying = kładę…
will-be-sent = zostanie wysłane, gdy wróci połączenie
strands-chip = nic więcej nie będzie pasować
strands-ask = Ten plan zakończy grę dla wszystkich.
planned-now = { $card } zaplanowana na { $pile }{ $kind ->
    [ten-back] , o dziesięć wstecz
    [same-colour] , ten sam kolor, cofa stos
    [gift] , podarunek
   *[other] {""}
 }. { $turn ->
    [yes] { $missing ->
        [0] Tura może się skończyć.
        [1] Jeszcze jedna.
       *[other] Jeszcze { $missing }.
     }
   *[no] {""}
 }
taken-back = { $card } znów na ręce.
no-longer-fits = { $card } już nie pasuje na { $pile } i wraca na rękę.

## Talk

signal = Sygnał
talk-and-log = Rozmowa i przebieg gry
signals-only = Tylko sygnały. Liczby zostają na ręce.
signals-and-text = Sygnały i tekst. Liczby zostają na ręce.
silent-table = Ten stół gra w ciszy.
signal-about = { $signal }, stos { $pile }
signal-menu = Sygnał o stosie { $pile }
signal-take-back = Naciśnij jeszcze raz, aby cofnąć
take-back-said = Cofnij: { $said }
you-said = Twoje sygnały
say-keep-off = Nie tu
say-keep-off-strongly = Nie tu!
say-small-steps = Małe kroki
say-go-ahead = Śmiało
meant-keep-off = Proszę, nie kładź tu; mam coś dobrego.
meant-keep-off-strongly = Proszę, nie kładź tu za żadną cenę.
meant-small-steps = Bez dużych skoków, proszę.
meant-go-ahead = Nie mam planów na ten stos.

## What happened

what-happened = Przebieg gry
nothing-happened = Jeszcze nic.
deal-sealed = Pieczęć rozdania
told-turn = { $name }: { $laid ->
    [one] jedna karta
    [few] { $laid } karty
   *[many] { $laid } kart
 }, dobrane: { $drew }.
told-turn-no-draw = { $name }: { $laid ->
    [0] nic więcej
    [one] jedna karta
    [few] { $laid } karty
   *[many] { $laid } kart
 }.
told-lays = { $who ->
    [you] { $name } kładziesz
   *[other] { $name } kładzie
 }
told-by-clock = (czas minął)
told-said = { $name }: { $signal }, { $pile }
heard-said = { $name }: { $signal }, { $pile }.
said-by = { $name }: { $said }
heard-said-by = { $name }: { $said }.
told-unsaid = { $who ->
    [you] { $name } cofasz: { $signal }
   *[other] { $name } cofa: { $signal }
 }
told-began = Karty rozdane.
told-started = { $who ->
    [you] { $name } zaczynasz.
   *[other] { $name } zaczyna.
 }
told-sat = { $who ->
    [you] { $name } siadasz.
   *[other] { $name } siada.
 }
told-stood = { $who ->
    [you] { $name } wstajesz.
   *[other] { $name } wstaje.
 }
told-paused = Gra wstrzymana.
told-resumed = Gra toczy się dalej.
told-paced = Boty grają w innym tempie.
told-proposed = { $what ->
    [take-back] { $who ->
        [you] Proponujesz cofnąć zagranie.
       *[other] { $name } proponuje cofnąć zagranie.
     }
   *[other] { $who ->
        [you] Proponujesz zakończyć grę.
       *[other] { $name } proponuje zakończyć grę.
     }
 }
told-objected = { $who ->
    [you] Nie zgadzasz się.
   *[other] { $name } się nie zgadza.
 }
told-took-back = { $who ->
    [you] { $name } cofasz zagranie.
   *[other] { $name } cofa zagranie.
 }
told-hinted = { $name }: prośba o podpowiedź.
told-abandoned = Grę zakończono.
told-handed-over = { $who ->
    [you] Za ciebie gra bot.
   *[other] { $name }: teraz gra bot.
 }
told-came-back = { $who ->
    [you] Znów grasz samodzielnie.
   *[other] { $name } wraca.
 }
heard-laid = { $card } na { $pile }
heard-back = { $card } na { $pile }, o dziesięć wstecz od { $from }
heard-turn = { $name }: { $laid }.
heard-drew = Dobrane: { $cards }.

## The end

end-the-game-every-card-laid = Wszystkie dziewięćdziesiąt osiem kart. Wygraliście razem.
end-the-game-stuck = { $excellent ->
    [yes] Położono { $laid }. Znakomicie, ale wygrywa się tylko po położeniu wszystkich kart.
   *[no] Położono { $laid }. Osoba, na którą przyszła kolej, nie mogła położyć dość kart.
 }
end-the-game-burnt = Położono { $laid }. Płonąca karta nie została przykryta na czas.
end-abandoned = Położono { $laid }. Kończycie grę za zgodą wszystkich.
end-abandoned-alone = Położono { $laid }. Kończysz grę tutaj.
deal-again = Rozdaj znowu
to-the-rematch = Do następnego rozdania
end-series = Wygrane partie do tej pory: { $won }.
end-series-of = { $name } { $count }
save-record = Pobierz zapis
check-the-deal = Sprawdź rozdanie
deal-holds = Ziarno zgadza się z pieczęcią sprzed pierwszej karty. Nikt nie ruszał rozdania.
deal-does-not-hold = Ziarno nie zgadza się z pieczęcią. Z tym rozdaniem coś jest nie tak.
deal-shares-yours = Karty rozdano według zapieczętowanego sekretu serwera i udziałów grających, także twojego. Nikt nie mógł ich wybrać.
deal-shares-hold = Karty rozdano według zapieczętowanego sekretu serwera i udziałów grających. Wszystko zgadza się z tym, co obiecano.
deal-other-secret = Sekret serwera nie jest tym, który serwer zapieczętował przed rozdaniem. Mógł wybrać te karty.
deal-other-shares = Udziały nie są tymi, które obiecano przed rozdaniem. Ktoś mógł wybrać te karty.
deal-other-seed = Kart nie rozdano według sekretu i udziałów. Ktoś mógł je wybrać.
deal-share-missing = Twoja przeglądarka obiecała udział w tym rozdaniu, a w nim go nie ma. Jeśli nie zastąpiło jej inne twoje urządzenie, ktoś mógł wybrać karty.
deal-share-away = Podczas rozdawania twoja przeglądarka nie była połączona, więc nie ma w nim jej udziału. Cała reszta zgadza się z tym, co obiecano.
deal-silent = Udział obiecany, ale niepodany na czas: { $names }.
look-back = Spójrz wstecz
look-back-replay = Obejrzyj powtórkę
end-share = Udostępnij
deal-seed = Ziarno
deal-seal = Pieczęć
deal-own = SHA-256 ziarna
deal-secret = Sekret serwera
deal-secret-seal = Jego pieczęć
deal-share-of = Udział: { $name }
deal-again-yourself = Aby sprawdzić to samodzielnie, pobierz zapis i uruchom tenback verify.
end-short = { $count ->
    [one] karty zabrakło. Przegrana.
    [few] kart zabrakło. Przegrana.
   *[many] kart zabrakło. Przegrana.
 }
end-stopped = zostało. Przerwano.
end-none-left = kart w rękach. Wygrana.
end-laid = Położono { $laid } z { $cards }, { $turns ->
    [one] jedna tura
    [few] { $turns } tury
   *[many] { $turns } tur
 }.{ $excellent ->
    [yes] {" "}Znakomicie, ale wygrywa się tylko po położeniu wszystkich kart.
   *[no] {""}
 }
end-stuck = { $who ->
    [you] Nie masz ruchu
   *[other] { $name } nie ma ruchu
 }
end-asked = { $owed ->
    [one] Trzeba było położyć jedną kartę
    [2] Trzeba było położyć dwie karty
    [3] Trzeba było położyć trzy karty
    [few] Trzeba było położyć { $owed } karty
   *[many] Trzeba było położyć { $owed } kart
 }, { $fits ->
    [0] a { $held ->
        [one] ta nigdzie nie pasuje:
        [few] żadna z tych nie pasuje:
       *[many] żadna z tych nie pasuje:
    }
   *[other] a tylu nie dało się położyć:
 }
end-asked-heard = { $asked } { $cards }.
end-card-on = { $card } na { $pile }
end-one-play = Jedyny ruch, jaki został: { $play }. { $who ->
    [you] Ta karta była u ciebie.
   *[other] Tę kartę ma { $name }.
 }
end-some-plays = { $count ->
    [one] Pasowałaby jedna karta z innej ręki.
    [few] Pasowałyby { $count } karty z innych rąk.
   *[many] Pasowałoby { $count } kart z innych rąk.
 }
end-takes = przyjmie: { $what }
end-takes-nothing = nic już nie przyjmie
end-above = powyżej { $number }
end-below = poniżej { $number }
end-any = { $colour ->
    [R] każdą czerwoną
    [B] każdą niebieską
    [G] każdą zieloną
    [Y] każdą żółtą
   *[P] każdą fioletową
 }
end-together = Razem
end-backs = { $count ->
    [0] Żaden stos się nie cofnął.
    [one] Stos cofnął się jeden raz.
    [few] Stos cofnął się { $count } razy.
   *[many] Stos cofnął się { $count } razy.
 }
end-did = położone: { $laid }, w tym cofnięcia: { $backs }
end-way = Jak poszło
end-ten-backs = cofnięcia o dziesięć
end-gifts = podarunki
end-duel-ahead = { $count ->
    [one] karta przewagi
    [few] karty przewagi
   *[many] kart przewagi
 }. { $who ->
    [you] Wygrywasz.
   *[other] Wygrywa { $name }.
 }
end-duel-left = { $count ->
    [one] karta została ({ $loser })
    [few] karty zostały ({ $loser })
   *[many] kart zostało ({ $loser })
 }. { $who ->
    [you] Wygrywasz.
   *[other] Wygrywa { $name }.
 }
end-comparing = Szukamy twoich innych gier…
from-turn = od tury { $turn } wcześniejszej gry
this-deal-again = To samo rozdanie
this-deal-again-why = Te same karty w tej samej kolejności. Gra się nie liczy.
end-day = Rozdanie dnia
end-challenge = Wyzwij znajomego
end-challenge-why = Ktoś inny zagra tymi samymi kartami; potem zobaczycie oba wyniki obok siebie.
end-challenge-sides = Oba wyniki
deal-known = To rozdanie było już grane: ta gra się nie liczy.
play-limit = Zagraj z limitem { $limit }

## When something is in the way

reconnecting = Łączę ponownie…
reconnecting-plan = Łączę ponownie… plan jest zachowany.
line-lost = Brak połączenia.
line-lost-plan = Brak połączenia. Nic z planu nie wysłano.
line-too-many = Masz tu otwartych za dużo kart przeglądarki. Zamknij jedną, a ta wróci sama.
line-will-send = Brak połączenia. Twoje karty zostaną położone, gdy wróci połączenie.
not-yet = Jeszcze nie
try-now = Spróbuj teraz
back-again = { $count ->
    [one] Połączono. Minęła jedna tura.
    [few] Połączono. Minęły { $count } tury.
   *[many] Połączono. Minęło { $count } tur.
 }
back-moved = Znowu tu jesteś. Przy stole coś się wydarzyło.
old-client = tenback został zaktualizowany. Wczytaj stronę ponownie; miejsce i plan zostają.
load-again = Wczytaj ponownie
closed-gone = Nie ma takiego stołu
closed-gone-text = Link jest błędny albo zaproszenie wygasło. Poproś o nowy link lub otwórz własny stół.
closed-full = Wszystkie krzesła zajęte
closed-full-text = Gra trwa albo już się skończyła, a tego stołu nie można oglądać. Poproś o inny albo otwórz własny.
called-off = Odwołano
called-off-text = Gospodarz odwołał ten stół przed pierwszą kartą.
nowhere = Tu nic nie ma
nowhere-text = Adres prowadzi donikąd. Wszystko zaczyna się w lobby.
proposed-abandon = { $name } proponuje zakończyć grę.
agree = Zgoda
rather-not = Nie, gramy dalej
proposed-take-back = { $name } chce cofnąć: { $what }
asks-seen = Od tego czasu doszły nowe karty; wrócą na miejsce, a ty ich nie zobaczysz.
asks-waits = Stół czeka, nie ma pośpiechu.
asked-take-back = Chcesz cofnąć: { $what }
asked-abandon = Proponujesz zakończyć grę.
has-agreed = { $name }: zgoda
is-asked = czeka na odpowiedź
never-mind = Nieważne
declined = { $own ->
    [yes] { $name } już o to nie prosi.
   *[no] { $name } woli grać dalej.
 }
play-last = ostatnie zagranie
take-back-short = Cofnij
was-before = było { $card }
paused-by = { $name } robi przerwę.
paused-by-you = Robisz przerwę.
paused-how = Zegary stoją. Wznowić może każdy, kto siedzi przy stole.
play-on = Gramy dalej
rematch-open = Karty są rozdawane na nowo.
rematch-by = { $name } chce zagrać jeszcze raz.
rematch-in = Gram
rematch-watch = Oglądaj następne rozdanie
title-rematch = Następne rozdanie
presence-planning = planuje
presence-away = nie ma od { $time }
presence-gone = brak połączenia od { $time }
presence-not-here = nieobecność
presence-stand-in = gra bot
gone-waiting = { $name }: brak połączenia, a stół czeka.
stand-in-offer = Niech zagra bot
bot-for-you-now = Za ciebie gra bot
take-over = Gram dalej
bot-played-for-you = { $count ->
    [one] Bot zagrał za ciebie jedną turę. Miejsce znów jest twoje.
    [few] Bot zagrał za ciebie { $count } tury. Miejsce znów jest twoje.
   *[many] Bot zagrał za ciebie { $count } tur. Miejsce znów jest twoje.
 }
what-it-laid = Co zagrał
skip-wait = Nie czekaj
chairs-offered = Masz zaproszenie: bot ustąpi ci miejsca.
take-this-chair = Zajmij miejsce: { $name }
door-names = { $count ->
    [one] Ogląda: { $names }
    [few] Oglądają: { $names }
   *[many] Oglądają: { $names }
 }
door-without = { $count ->
    [one] Bez tej osoby: { $names }. Zostałoby tylko miejsce bota.
    [few] Bez tych osób: { $names }. Zostałyby tylko miejsca botów.
   *[many] Bez tych osób: { $names }. Zostałyby tylko miejsca botów.
 }
rule = Zasada { $rule }

## Refusals: one message for each key in the code, with the facts that come with the key (tests/web/keys.py)

# What has no words of its own

refused = Teraz nie można tego zrobić.
again-when = Możesz kontynuować { $when }.
refused-broken = Nie udało się. Spróbuj za chwilę.

# Coming in, chairs, the host

refused-no-such-table = Nie ma takiego stołu albo zaproszenie wygasło. Poproś o nowy link lub otwórz własny stół.
refused-no-such-lesson = Nie ma takiej lekcji. Wybierz inną w lobby.
refused-not-in-this-lesson = To nie należy do tego kroku lekcji. Zacznij krok od nowa.
refused-hint-counted = Ta próba jest porównywana z próbami innych, więc nie ma podpowiedzi.
refused-hint-company = Podpowiedzi są tylko wtedy, gdy wszyscy inni to boty.
refused-hint-not-ready = Silny bot jeszcze się przygotowuje. Poproś za chwilę.
refused-hint-failed = Bot nie znalazł odpowiedzi. Poproś jeszcze raz.
refused-no-hints = Żaden bot nie gra w tę grę dość dobrze, by podpowiadać.
refused-moved-on = Przy stole poszło już dalej. Poproś jeszcze raz.
refused-no-watching = Wszystkie krzesła są zajęte, a tego stołu nie można oglądać. Otwórz własny stół.
refused-nowhere = Nie jesteś przy żadnym stole; najpierw wejdź.
refused-already-seated = Siedzisz już przy tym stole.
refused-no-seat = Nie masz krzesła przy tym stole.
refused-full = Wszystkie krzesła zajęte.
refused-seat-taken = Tam już ktoś siedzi.
refused-nobody-there = Tam nikt nie siedzi.
refused-own-seat = To twoje własne krzesło; możesz je zwolnić.
refused-no-such-seat = Przy tym stole nie ma takiego krzesła.
refused-seats-taken = { $sitting ->
    [one] Siedzi tu już jedna osoba; najpierw musi zwolnić krzesło.
    [few] Siedzą tu już { $sitting } osoby; ktoś musi najpierw zwolnić krzesło.
   *[many] Siedzi tu już { $sitting } osób; ktoś musi najpierw zwolnić krzesło.
 }
refused-seat-open = Jest jeszcze wolne krzesło: poczekaj na kogoś, dodaj bota albo zabierz krzesło.
refused-no-such-bot = Nie ma tu takiego bota; wybierz innego.
refused-not-host = To może zrobić tylko gospodarz stołu.
refused-unseated = Gospodarz zwolnił twoje krzesło. Z nowym zaproszeniem możesz tu znowu usiąść.
refused-too-many-invitations = Stół nie może mieć więcej linków z zaproszeniem niż { $most }.
refused-too-many-listed = W poczekalni czekają już twoje stoły, a więcej niż { $most } naraz nie może. Odwołaj jeden albo zacznij grę.
refused-setting = { $place ->
    [seats] Ta gra nie jest dla tylu osób.
    [options] Te zasady domowe do siebie nie pasują; wybierz inne.
   *[other] Takiego stołu nie można otworzyć. Wybierz coś innego.
 }
refused-begun = Za późno: gra już trwa.
refused-dealing = Chwileczkę: karty są właśnie rozdawane.
refused-known-deal = To rozdanie było już grane: nikt nie dodaje do niego udziału.
refused-day-counted = Ta próba w rozdaniu dnia się liczy: bez cofania, bez pauz i bez zastępstwa bota.
refused-day-alone = Rozdanie dnia każdy gra przy własnym stole; nikt nie może oglądać.
refused-day-again = Rozdanie dnia zagrasz ponownie z jego strony; to się nie liczy.
refused-shared-deal = Inni dostają gdzie indziej te same karty, więc tutaj nie można tego zmienić.
refused-challenged = Ktoś inny ma jeszcze zagrać tymi kartami; rozdajcie nowe.
refused-day-to-come = Ten dzień jeszcze nie nadszedł.
refused-day-people = Rozdanie dnia jest dla ludzi; programy grają przy innych stołach.
refused-bots-compiling = Silne boty do tego rozdania dopiero się przygotowują; spróbuj za minutę.
refused-day-played = To rozdanie masz już za sobą; kolejna próba się nie liczy.
refused-day-first = Liczy się pierwsza próba; potem możesz grać do woli, już bez liczenia.
refused-challenge-listed = Każdy może obejrzeć powtórkę tego stołu; rzuć wyzwanie z nowymi kartami.
refused-challenge-known = Te karty już znasz.
refused-no-such-challenge = Nie ma tu takiego wyzwania; poproś o link jeszcze raz.
refused-promised = Ten udział jest już obiecany.
refused-not-dealing = Teraz nikt nie jest proszony o udział.
refused-share-told = Twój udział już tu jest.
refused-another-share = To nie jest udział, który obiecano.
refused-waiting = Gra się jeszcze nie zaczęła.
refused-ended = Gra się skończyła.
refused-not-ended = To będzie możliwe, gdy gra się skończy.
refused-never-begun = Ten stół odwołano; otwórz nowy.
refused-rematched = Następne rozdanie już czeka; przejdź tam.
refused-not-for-you = To jest dla tych, którzy grali przy tym stole.
refused-not-your-eyes = Tutaj możesz oglądać powtórkę tylko ze swojego miejsca.
refused-too-many-puzzles = Masz już { $most } zagadek; więcej się nie zmieści.
refused-no-such-rescue = Takiej gry do uratowania nie ma.
refused-no-such-puzzle = Tej zagadki już nie ma albo link jest niepełny.
refused-reviews-full = Powstaje już wiele analiz. Spróbuj znowu za kilka minut.
refused-moment-over = Tam gra już się skończyła. Cofnij się o turę, żeby grać dalej.
refused-no-such-moment = Ta gra nie ma takiej chwili.
refused-branch-seats = Ta gra jest dalszym ciągiem wcześniejszej i zachowuje jej liczbę graczy.

# Who starts

refused-starting = Najpierw każdy mówi, jak chętnie zacznie.
refused-not-starting = Już wiadomo, kto zaczyna.
refused-gladly = Powiedz: chętnie, mogę albo raczej nie.
refused-already-offered = Już wiadomo, jak chętnie zaczniesz.

# Turns, pauses, bots that stand in

refused-not-your-turn = To nie twoja tura.
refused-paused = Gra jest wstrzymana; najpierw trzeba ją wznowić.
refused-not-paused = Gra nie jest wstrzymana.
refused-stood-in = Gra za ciebie bot; najpierw wróć do gry.
refused-not-stood-in = Nikt za ciebie nie gra; miejsce jest twoje.
refused-bot-there = Tam już gra bot.
refused-left-already = W tej turze bot już raz za ciebie grał; poczekaj na następną.
refused-no-action = Najpierw wybierz, co chcesz zrobić.
refused-too-many-actions = To za dużo naraz; najpierw zagraj część.
refused-not-an-action = Czegoś takiego w tej grze nie ma.
refused-opaque = Po drodze widać nowe karty; graj dalej, gdy je zobaczysz.
refused-over-before = To kończy grę; potem nie można już nic zagrać.
refused-turn-over-before = Potem kolej na innych; dalej nie możesz grać.

# Talk

refused-silent = Ten stół gra w ciszy.
refused-no-cards = Sygnały daje się tylko podczas gry.
refused-not-a-signal = Tego nie wolno tu mówić; powiedz to sygnałem tego stołu.
refused-said-already = Od ostatniej tury była już o tym mowa; poczekaj na następną.
refused-not-said = Ten sygnał nie jest już pokazywany.
refused-no-chat = Przy tym stole nie ma czatu podczas gry.
refused-no-text-for-pros = Zawodowcy nic nie piszą podczas gry: wybierz sygnały albo ciszę.
refused-written-already = To już było napisane; powiedz to inaczej albo poczekaj na następną turę.
refused-texts = Od ostatniej tury masz już { $most } wiadomości; poczekaj na następną.
refused-chat-length = Wiadomość ma od 1 do { $most } znaków.
refused-chat-characters = Wiadomość może mieć tylko widoczne znaki.
refused-number = Nie wysłano: { $words }. Liczb nie wolno podawać; użyj sygnału.
quoted = „{ $words }”

# Taking back, giving up

refused-told = Za późno: ktoś widział już nowe karty. Możesz poprosić o cofnięcie; wszyscy muszą się zgodzić.
refused-still-there = { $name } jest przy stole albo rozłączenie trwa dopiero chwilę. Bot gra tylko za kogoś, kogo nie ma.
refused-not-awaited = Stół nie czeka teraz na tę osobę: { $name }.
refused-bots-object = Boty się nie zgadzają: od tego czasu widać było kartę.
refused-seen-alone = Od tego czasu widać było kartę; tego nie da się cofnąć.
refused-no-such-pace = Boty tak nie grają.
refused-paced = Już tak grają.
refused-by-invitation = Gra się zaczęła. Z zaproszeniem możesz zająć miejsce bota.
refused-within-a-turn = { $name } jest w trakcie tury; zajmij miejsce za chwilę.
refused-no-bot-moves = Żaden bot nie ma teraz ruchu.
refused-nothing-to-take-back = Nie masz teraz czego cofnąć.
refused-proposal = Można zaproponować koniec gry albo cofnięcie zagrania.
refused-proposed-already = Jest już jakaś propozycja; najpierw na nią odpowiedz.
refused-nothing-proposed = Tej propozycji już nie ma.
refused-agreed-already = Twoja zgoda już jest.
refused-no-resigning = Poddać można tylko pojedynek; zaproponuj koniec albo niech zagra za ciebie bot.
refused-asides = Od ostatniej tury gra została już przez ciebie dwa razy przerwana; poczekaj na następną.
refused-asked-enough = Przy tym stole było już bardzo dużo twoich próśb, przerw i wiadomości (limit: { $most }). Teraz możesz tu tylko grać.
refused-log-full = Przy tym stole wydarzyło się już tak wiele, że można tylko dograć do końca.

# Who one is, and the server

refused-who = Ta przeglądarka nie jest tu już znana. Wpisz swoje imię i wejdź.
refused-name = Imię musi się składać z widocznych znaków i nie może być za długie. Wybierz inne.
refused-name-taken = Nazwa jest zajęta. Wybierz inną.
refused-password = Hasło ma od { $least } do { $most } znaków.
refused-password-guessed = To hasło każdy zgadnie od razu. Wybierz inne.
refused-passwords-busy = Za dużo haseł naraz. Spróbuj znów za kilka sekund.
refused-wrong-password = Błędna nazwa lub hasło. Spróbuj jeszcze raz.
refused-only-guests = Masz już konto.
refused-account-not-made = Ta nazwa jest niedozwolona. Wybierz inną.
refused-too-fast = Za dużo naraz; poczekaj chwilę.
refused-bad-request = Serwer tego nie zrozumiał. Wczytaj stronę ponownie.
refused-origin = Z innej strony nie można tego zrobić. Otwórz bezpośrednio tenback.
refused-head-too-large = Ta przeglądarka wysyła więcej, niż serwer czyta. Usuń ciasteczka tej strony i odśwież ją.
refused-body-too-large = To za duże dla serwera.
refused-too-slow = Połączenie było zbyt wolne. Spróbuj jeszcze raz.
refused-server-full = Na serwerze nie ma teraz miejsca. Spróbuj za chwilę.
refused-host = Serwer nie jest znany pod tą nazwą. Daj znać osobie, która go prowadzi.
refused-not-from-here = To widzi tylko osoba, która prowadzi serwer.
refused-banned = Osoba, która prowadzi ten serwer, na razie cię nie wpuszcza.
refused-muted = Osoba, która prowadzi ten serwer, wyciszyła cię: to, co piszesz, nie jest przekazywane. Sygnały nadal działają.
refused-signup-closed = Na tym serwerze nie zakłada się nowych kont. Możesz grać jako gość.
refused-owner-stays = Właściciela serwera nie można zablokować, wyciszyć ani usunąć.
refused-owner-guest = Serwer może należeć tylko do konta, nie do gościa.
refused-no-account = To gość, nie ma hasła.
refused-nobody-such = Pod tą nazwą nikogo tu nie ma.
refused-table-gone = Tego stołu już nie ma.
refused-no-such-report = To zgłoszenie jest już zamknięte.
refused-announcement = Ogłoszenie ma od 1 do 300 znaków.
refused-reported-already = To już zostało przez ciebie zgłoszone przy tym stole. Osoba, która prowadzi serwer, to sprawdzi.
refused-nobody-to-report = Możesz zgłosić tylko kogoś innego, kto siedzi przy tym stole.
refused-not-found = Tu nic nie ma.
refused-store-down = Teraz nic nie da się zapisać. Spróbuj za chwilę.
refused-damaged = Tego stołu nie da się już odczytać. Powiedz o tym temu, kto prowadzi serwer.
refused-no-answer = Serwer nie odpowiada. Spróbuj za chwilę.

# Cards and piles

refused-not-in-hand = { $card }: tej karty nie masz na ręce. Połóż kartę ze swojej ręki.
refused-not-higher = { $card } nie pasuje na { $pile }. { $pile } rośnie od { $top }: wszystko powyżej.
refused-not-higher-nor-back = { $card } nie pasuje na { $pile }. { $pile } rośnie od { $top }: wszystko powyżej albo dokładnie { $back }.
refused-not-lower = { $card } nie pasuje na { $pile }. { $pile } maleje od { $top }: wszystko poniżej.
refused-not-lower-nor-back = { $card } nie pasuje na { $pile }. { $pile } maleje od { $top }: wszystko poniżej albo dokładnie { $back }.
refused-not-higher-nor-same-colour = { $card } nie pasuje na { $pile }. { $pile } rośnie od: { $top }. Wszystko wyższe albo dowolna karta tego koloru.
refused-not-lower-nor-same-colour = { $card } nie pasuje na { $pile }. { $pile } maleje od: { $top }. Wszystko niższe albo dowolna karta tego koloru.
refused-too-few = W turze kładzie się co najmniej { $minimum }; położono { $played }.
refused-none-laid = W turze kładzie się co najmniej jedną kartę; najpierw ją połóż.
refused-two-laid = W turze kładzie się jedną lub dwie karty; dwie już są.
refused-one-laid = Zawodowcy kładą dokładnie jedną kartę na turę.
refused-second-gift = Jeden podarunek na turę, a ta już go ma. Połóż { $card } na A lub B.
refused-gift-not-lower = { $card } nie ulepsza stosu { $pile }. { $pile } rośnie od { $top }: podarunek to wszystko poniżej.
refused-gift-not-higher = { $card } nie ulepsza stosu { $pile }. { $pile } maleje od { $top }: podarunek to wszystko powyżej.
refused-nothing-betters = Stosu { $pile } nie można jeszcze ulepszyć. Połóż { $card } na A lub B.
refused-over-won = Koniec gry: wszystkie karty są na stosach. Rozdaj znowu, by grać dalej.
refused-over-stuck = Koniec gry: ktoś nie mógł położyć dość kart. Rozdaj znowu, by grać dalej.
refused-over-burnt = Koniec gry: płonąca karta nie została przykryta. Rozdaj znowu, by grać dalej.
refused-over-all-laid = Koniec gry: wszystkie karty jednej osoby są na stosach. Rozdaj znowu, by grać dalej.
refused-over-single-card = Koniec gry: pojedyncza ostatnia karta przegrywa. Rozdaj znowu, by grać dalej.

# TEN

refused-first-draw = Tura zaczyna się od odkrycia karty.
refused-draw-or-take = Odkrywaj dalej albo weź liczby lub walutę.
refused-no-coin-card = W rzędzie nie ma karty waluty: weź liczby albo odkrywaj dalej.
refused-deck-is-out = Talia jest pusta: weź liczby albo walutę.
refused-in-auction = Trwa aukcja: { $wild }. Złóż ofertę albo spasuj.
refused-bid-too-low = Najniższa oferta to teraz { $least }; możesz też spasować.
refused-bid-too-low-solo = W grze solo najniższa oferta to { $least }; możesz też spasować.
refused-bid-too-high = Możesz zapłacić najwyżej { $means }: nie licytuj wyżej albo spasuj.
refused-bid-too-high-solo = Walutą, żetonami i duplikatami możesz zapłacić najwyżej { $means }: nie licytuj wyżej albo spasuj.
refused-in-payment = Zostało do zapłaty { $owed } za: { $card }. Płać walutą, żetonem fiaska albo kartą cyfr.
refused-no-coin = Nie masz już waluty: zapłać czymś innym.
refused-no-bust-token = Nie masz żetonu fiaska: zapłać czymś innym.
refused-not-yours = { $card }: tej karty nie masz. Zapłać tym, co twoje.
refused-wilds-do-not-pay = Jokerami się nie płaci: zapłać czymś innym.
refused-no-duplicate = W grze solo na aukcji płaci się tylko duplikatami, a tę kartę masz jedną: { $card }. Zapłać czymś innym.
refused-no-duplicate-buy = Tutaj płaci się tylko duplikatami, a tę kartę masz jedną: { $card }. Zapłać czymś innym.
refused-in-market = Teraz możesz kupić jedną kartę z giełdy albo żadnej.
refused-not-in-market = { $card }: tej karty nie ma na giełdzie. Kup jedną z tych, które tam leżą, albo żadnej.
refused-owned-already = { $card }: tę kartę już masz. Kup inną albo żadnej.
refused-too-dear = { $card } kosztuje { $price }, a możesz zapłacić { $means }: kup tańszą kartę albo żadnej.
refused-bust-choice = Fiasko: weź żeton albo kup kartę.
refused-no-bust-choice = Ten wybór masz tylko po fiasku i tylko w wariancie fiasko.
refused-in-final-round = Ostatnia runda: kup jedną kartę albo żadnej.
refused-over = Koniec gry: ostatnia runda zakupów już była. Rozdaj znowu, by grać dalej.
refused-ten-draws = TEN odkrywa, aż osiągnie swoją graniczną liczbę.
refused-ten-takes = TEN zawsze bierze liczby.
refused-ten-bids = TEN licytuje według swojej zasady.
refused-ten-pays = TEN płaci walutą, potem żetonami, potem duplikatami.

# A deck of one’s own for TEN

refused-deck-parts = Plik talii ma nazwę i tabelę kart, nic więcej.
refused-deck-name = Nazwa talii ma od 1 do { $most } widocznych znaków.
refused-deck-name-taken = TEN ma już talię o nazwie { $written }; nazwij swoją inaczej.
refused-deck-cards = Karty w pliku talii to tabela: każda karta z trzema liczbami kopii.
refused-deck-no-such-card = W pliku talii jest karta, której nie ma: { $written }.
refused-deck-copies = W pliku talii nie zgadza się { $line }: potrzebne są trzy liczby całkowite, kopie na dwóch, trzech oraz czterech lub pięciu graczy.
refused-deck-fewer-have-more = Kopie { $line } w pliku talii: { $copies }; przy mniejszej liczbie graczy nigdy nie ma ich więcej.
refused-deck-number-cards = Liczba kart w pliku talii się nie zgadza: kart cyfr na czterech lub pięciu graczy jest { $counted }, a w TEN { $right }.
refused-deck-coin-cards = Liczba kart w pliku talii się nie zgadza: kart waluty na czterech lub pięciu graczy jest { $counted }, a w TEN { $right }.
refused-deck-wilds = Liczba kart w pliku talii się nie zgadza: jokerów na czterech lub pięciu graczy jest { $counted }, a w TEN { $right }.
refused-deck-none-for-two = W pliku talii nie ma żadnej karty na dwóch graczy; każda tura zaczyna się od odkrycia karty.

## Settings

light = Jasny
dark = Ciemny

## About

imprint = Informacje prawne i regulamin

### Pile games

chat = Czat
say-something = Napisz coś
chat-new = { $count ->
    [one] Jedna nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
 }
send = Wyślij
time-of-turn = Czas tury
bot-for-you = Za ciebie gra bot.
cards-laid = Położone karty
cards-laid-by = { $name }, { $metal }
cards-laid-how = Położone są przekreślone, twoje zaznaczone.
card-is-laid = { $card }, położona
card-is-not-laid = { $card }, jeszcze nie
card-is-held = { $card }, na twojej ręce
since-you-looked = od twojej ostatniej wizyty
press-plain = Plan: { $card } na { $pile }
press-gift = Plan: { $card } jako podarunek na { $pile }, lepiej o { $by }
gift = podarunek
first-card = pierwsza karta
fits-gift = { $pile } jako podarunek
fits-first = { $pile } jako pierwsza
heard-gift = { $card } jako podarunek na { $pile }
say-want = Zostaw to mnie
meant-want = Chcę tu położyć; zostaw mi ten stos.
say-trick = Mogę cofnąć
meant-trick = Mogę cofnąć ten stos.
red = czerwona
blue = niebieska
green = zielona
yellow = żółta
purple = fioletowa
coloured-card = { $colour } { $number }
start-card = karta początkowa
height-low = niska
height-middle = średnia
height-high = wysoka
height-unsaid = sam kolor
colour-and-height = { $colour }, { $height }
colour-hold = Mam: { $colour }
colour-said = Mam: { $colour }, powiedziane
said-hold = na ręce { $hold }
i-hold = Mam na ręce
about-a-pile = O stosie
talk-of-colours = Mówcie o kolorach, wysoko czy nisko. Bez liczb.
talk-of-pros = Tylko kolory i stosy; nic o wysokości.
same-colour = ten sam kolor
same-colour-back = ten sam kolor: { $from } → { $to }
fits-same-colour = { $pile } ten sam kolor, wstecz o { $by }
press-same-colour = Plan: { $card } na { $pile }, ten sam kolor, wstecz o { $by }
heard-same-colour = { $card } na { $pile }, ten sam kolor, poprzednio: { $from }
two-a-turn = dwie na turę
one-a-turn = jedna na turę
end-quick-and-easy-every-card-laid = Wszystkie pięćdziesiąt kart. Wygraliście razem.
end-quick-and-easy-stuck = Położone: { $laid }. Potem żadna karta nie pasowała.
plan-note-quick = Jedna karta lub dwie, potem dobierasz do dwóch.
plan-note-pro = Dokładnie jedna karta, potem dobierasz do dwóch.
your-turn-one-or-two = Twoja tura · 1–2 karty
your-turn-one = Twoja tura · jedna karta
silver = srebro
gold = złoto
seam = jeden podarunek na turę, by ulepszyć stos przeciwnika
one-gift-a-turn = jeden podarunek na turę
nothing-betters = nie ma jeszcze czego ulepszać
yours-to-better = { $direction ->
    [up] podarunek: poniżej { $top }
   *[down] podarunek: powyżej { $top }
 }
left-to-lay = { $shown } do położenia
race = położone { $laid } z { $cards }
draw-back-to-six = Z podarunkiem dobierasz do sześciu.
will-draw = { $count ->
    [0] Nic nie dobierzesz.
    [1] Dobierzesz jedną.
    [2] Dobierzesz dwie.
   *[other] Dobierzesz { $count }.
 }
strands-ask-duel = Z tym planem przegrasz.
end-winner = { $who ->
    [you] Wygrywasz
   *[other] Wygrywa { $name }
 }
end-nobody = Nikt nie wygrywa
end-face-to-face-all-laid = { $who ->
    [you] Wszystkie twoje pięćdziesiąt osiem kart leży na stosach.
   *[other] { $name }: wszystkie pięćdziesiąt osiem kart leży na stosach.
 }
end-face-to-face-stuck = { $loses ->
    [you] Nie można było położyć dwóch kart.
   *[other] { $loser } nie może położyć dwóch kart.
 }
end-face-to-face-single-card = { $loses ->
    [you] Została ci jedna karta; tura wymaga dwóch.
   *[other] { $loser } ma jedną ostatnią kartę; tura wymaga dwóch.
 }
end-resigned = { $loses ->
    [you] Poddajesz grę.
   *[other] { $loser } poddaje grę.
 }
end-duel-stopped = Kończycie tu, za zgodą obojga.

## Welcome and tables

bots-play = Poziom botów
strength-random = losowy
strength-novice = początkujący
strength-fast = dobry
strength-strong = silny
all-tables = Wszystkie stoły
profile = Ty i twoje gry
tables-looking = Szukam…

## A new table, more

no-such-game = Takiej gry tu nie ma. Są cztery; wybierz jedną z nich.
seats-why-quick-and-easy = Quick & Easy wymaga co najmniej dwóch osób (Q1).
seats-why-face-to-face = Pojedynek jest dla dwojga (F1).
option-pro = Dla zawodowców
option-pro-why = Dokładnie jedna karta w turze; mówi się tylko o kolorach i stosach, nigdy o wysokości.
option-last-card = Ostatnia pojedyncza karta
option-last-card-why = Co się dzieje, gdy zaczynasz turę z jedną kartą na ręce i nie ma czego dobrać.
option-last-card-loses = przegrywasz
option-last-card-wins = możesz ją położyć i wygrywasz (nieoficjalnie)
option-fiasco = Wariant fiasko
option-fiasco-why = Po fiasku wybierasz: żeton fiaska albo zakup.
option-deck = Talia
option-deck-why = Jakie karty są w talii przy tej liczbie graczy.
option-deck-reconstructed = odtworzona z instrukcji i recenzji
option-deck-full = wszystkie karty (nieoficjalnie)
option-deck-own = własny plik
option-limit = Graniczna liczba TEGO
option-limit-why = Do ilu TEN odkrywa karty; im więcej, tym trudniej.
option-solo-duplicates = Płacenie tylko duplikatami
option-solo-duplicates-why = Kartami cyfr płacisz za zakup tylko wtedy, gdy masz drugą taką samą. Po wyłączeniu płacisz każdą kartą cyfr.
option-solo-duplicates-off = Płacenie każdą kartą cyfr
no-text-for-pros = Zawodowcy nie mówią nic o wysokości, więc podczas gry nie ma tekstu.
talk-free = Tekst
talk-free-why = Można pisać, co się chce.
watch-all-after = Stół; po końcu wszystkie karty
watch-public = Tylko stół
watch-none = Bez widzów
clock-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
 }
clock-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
 }
clock-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
   *[many] { $count } dni
 }
clock-a-turn = na turę: { $time }
new-pace = Tempo botów
pace-slow = powoli
pace-human = jak ludzie
pace-fast = szybko
pace-instant = od razu
table-listed = każdy może dołączyć
table-private = tylko przez link

## Waiting for players, more

waiting-title-guest = Przed rozdaniem
waiting-agreed = Ustalono
waiting-chairs = Krzesła
waiting-share = Udostępnij
bot-of = bot: { $strength }
program = program
all-chairs-taken = Wszystkie krzesła są zajęte. Zostań i oglądaj grę albo otwórz swój stół.
chair-more = Jedno krzesło więcej
chair-fewer = Jedno krzesło mniej
begin-with = { $count ->
    [1] Rozdaj na jedną osobę
    [2] Rozdaj na dwie osoby
    [3] Rozdaj na trzy osoby
    [4] Rozdaj na cztery osoby
   *[other] Rozdaj na { $count } osób
 }
stand-up = Zwolnij krzesło
call-off = Odwołaj grę
copy-yourself = Link jest zaznaczony; skopiuj go przez Ctrl+C.
invitation-why = Kto ma ten link, może wejść.
invitation-why-listed = Stół jest też na liście.
invitation-renew = Utwórz nowy link; stary przestanie działać
invitation-renewed = Nowy link. Stary już nie działa.

## Profile

kind-guest = gość
kind-account = konto

## When something is in the way, more

unreachable = Nikt nie odpowiada
unreachable-text = Serwer jest nieosiągalny. Sprawdź połączenie; twoje miejsca i gry są tam zachowane.
closed-expired = To zaproszenie już nie działa
closed-expired-text = Wygasło, gospodarz utworzył nowy link albo stołu już nie ma. Poproś o nowy link albo otwórz swój stół.
closed-broken = Link jest niepełny
closed-broken-text = Żaden stół nie może się tak nazywać. Skopiuj link jeszcze raz, w całości.
closed-other = Teraz nie można wejść
rules-not-loaded = Nie udało się wczytać zasad.
on-this-page = Na tej stronie

### Replay

replay = Powtórka
moment-picture = Obrazek tej chwili
replay-drew = dobrane: { $count }
replay-bust = fiasko przy { $total }
replay-coins = { $count ->
    [one] jeden żeton waluty
    [few] { $count } żetony waluty
   *[many] { $count } żetonów waluty
 }
replay-took = bierze { $cards }
replay-bought = kupuje { $cards }
replay-bid = { $name }: { $price }
replay-passed = { $name }: pas
replay-unsold = nikt nie chciał jokera
replay-points = Punkty: { $points }
laid-on = na { $pile }
laid-here = położone tutaj:

### TEN

ten-card = { $colour ->
    [B] niebieska
    [G] zielona
    [O] pomarańczowa
   *[P] różowa
 } { $number }
ten-coin-card = karta waluty { $worth }
ten-wild-number = joker { $number }, dowolny kolor
ten-wild-colour = { $colour ->
    [B] niebieski
    [G] zielony
    [O] pomarańczowy
   *[P] różowy
 } joker, dowolna liczba
ten-wild-any = joker, dowolna liczba i kolor
ten-coins = { $count ->
    [one] jeden żeton waluty
    [few] { $count } żetony waluty
   *[many] { $count } żetonów waluty
 }
ten-tokens = { $count ->
    [one] jeden żeton fiaska
    [few] { $count } żetony fiaska
   *[many] { $count } żetonów fiaska
 }
ten-times = { $count } × { $thing }
ten-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
 }
ten-points-word = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
 }
ten-points-shown = { $shown } { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
 }
ten-run = { $colour ->
    [B] niebieskie
    [G] zielone
    [O] pomarańczowe
   *[P] różowe
 }: { $count ->
    [0] brak
   *[other] { $cards }
 }; najdłuższy ciąg { $length }{ $wilds ->
    [0] {""}
   *[other] , joker za { $standing }
 }
ten-run-read = { $colour ->
    [B] niebieskie
    [G] zielone
    [O] pomarańczowe
   *[P] różowe
 } od { $from } do { $to }
ten-turn = { $what ->
    [first] Twoja tura · odkryj
    [draw] Twoja tura · dalej?
    [auction] Twoja oferta
    [pay] Twoja tura · zapłać
    [choose] Fiasko · twój wybór
   *[other] Twoja tura · kup
 }
ten-other = { $name } { $what ->
    [draw] odkrywa
    [auction] licytuje
    [pay] płaci
    [choose] wybiera
   *[other] kupuje
 }
ten-other-read = { $name } { $what ->
    [draw] odkrywa
    [auction] licytuje
    [pay] płaci
    [choose] wybiera
   *[other] kupuje
 }.
ten-doing = { $what ->
    [draw] odkrywa
    [auction] licytuje
    [pay] płaci
    [choose] wybiera
   *[other] kupuje
 }
ten-final = { $what ->
    [bought] po zakupie
    [last] kupuje ostatni
   *[other] jeszcze kupuje
 }
ten-turn-now = { $what ->
    [first] Twoja tura. Odkryj kartę.
    [draw] Twoja tura. Odkrywaj dalej albo bierz.
    [auction] Twoja oferta.
    [choose] Fiasko. Weź żeton albo idź na zakupy.
   *[other] Twoja tura. Kup jedną kartę albo żadnej.
 }
ten-pay-now = Twoja tura. Zapłać { $left } za: { $card }.
ten-no-bid-yet = Nikt jeszcze nie złożył oferty.
ten-leads-with = { $name } prowadzi z ofertą { $bid }.
ten-can-bid = Możesz zaoferować od { $least } do { $most }.
ten-cannot-bid = Nie możesz zapłacić więcej; zostaje pas.
ten-risk = Fiasko dałoby { $bust } z { $all } pozostałych kart.
ten-row-read = W rzędzie: { $cards }. Suma { $total }, waluta { $coins }.
ten-deck-read = Kart w talii: { $count }.
ten-market-read = Na giełdzie: { $cards }.
ten-market-empty = Giełda jest pusta.
ten-owns-read = { $name }: punkty { $points }, waluta { $coins }{ $tokens ->
    [0] {""}
   *[other] , żetony fiaska { $tokens }
 }.{ $count ->
    [0] {""}
   *[other] {" "}Ciągi: { $runs }.
 }
ten-limit-read = TEN odkrywa do { $limit }.
ten-limit-tag = odkrywa do { $limit }
ten-look-closer = { $name }, z bliska
ten-could-pay = Może zapłacić do { $most }.
ten-you-can-pay = Możesz zapłacić do { $most }: waluta { $coins }{ $tokens ->
    [0] {""}
   *[other] , żetony fiaska { $tokens } po 3
 }, karty { $cards }.
ten-what-you-own = Co masz
ten-wilds = Jokery
ten-market = Giełda
ten-market-how = Jedna na turę, po wzięciu liczb. Cena: liczba na karcie.
ten-offer = { $card }, cena { $price }{ $why ->
    [owned] ; tę już masz
    [short] ; brakuje ci { $short }
   *[none] {""}
 }
ten-short-by = brakuje { $short }
ten-row-of = { $who ->
    [you] Twój rząd
   *[other] Rząd: { $name }
 }
ten-deck-left = { $count ->
    [0] Talia jest pusta
    [one] Jedna karta w talii
    [few] { $count } karty w talii
   *[many] { $count } kart w talii
 }
ten-row-empty = Nic jeszcze nie odkryto.
ten-total = Suma
ten-of-ten = z 10
ten-of = z { $most }
ten-until = do { $limit }
ten-equation = liczby { $numbers } − waluta { $coins }
ten-coins-word = Waluta
ten-bust-word = fiasko
ten-total-label = Suma { $total } z 10: liczby { $numbers }, waluta { $coins }. Powyżej 10 fiasko.
ten-total-label-limit = Suma { $total }: liczby { $numbers }, waluta { $coins }. TEN kończy przy { $limit }.
ten-coins-label = Waluta { $coins } z { $most }. Więcej to fiasko.
ten-safe = bezpieczne { $count }
ten-wild-count = jokery { $count }
ten-bust-count = fiasko { $count }
ten-would-bust = { $percent } możliwych kart to fiasko
ten-nothing-busts = Żadna karta nie da jeszcze fiaska
ten-what-busts = { $number ->
    [0] Żadna liczba nie da fiaska.
    [1] Każda liczba to fiasko.
   *[other] Liczby od { $number } w górę to fiasko.
 } { $coin ->
    [0] Żadna karta waluty nie da fiaska.
    [1] Każda karta waluty to fiasko.
   *[other] Karty waluty od { $coin } w górę to fiasko.
 }
ten-your-choice = Twój wybór
ten-draw-first = Odkryj kartę
ten-draw-on = Odkrywaj dalej
ten-deck-out = Talia jest pusta.
ten-take-numbers = Weź liczby
ten-points-to = { $from } → { $to }
ten-others-take = { $who ->
    [ten] TEN bierze
    [one] Druga osoba bierze
   *[all] Inni biorą po
 } { $coin } { $count }
ten-then-buy = Potem możesz kupić jedną kartę
ten-draw-before = Najpierw odkryj kartę.
ten-take-coins = { $count ->
    [one] Weź jeden żeton
    [few] Weź { $count } żetony
   *[many] Weź { $count } żetonów
 }
ten-take-coins-none = Weź walutę
ten-coins-to = Ty: { $from } → { $to }
ten-most-coins = Nikt nie ma więcej niż dziesięć
ten-to-market = Liczby idą na giełdę
ten-turn-ends = Koniec tury, inni nic nie dostają
ten-no-coin-card = W rzędzie nie ma karty waluty.
ten-take-token = Weź żeton fiaska
ten-token-worth = { $count ->
    [one] Wart 3
   *[other] Masz wtedy { $count }; każdy wart 3
 }
ten-turn-ends-plain = Koniec tury
ten-go-buy = Idź na zakupy
ten-go-buy-why = Jedna karta z giełdy, po swojej cenie
ten-go-buy-nothing = Bez zakupu nie ma też żetonu
ten-auction = Aukcja
ten-auction-of = Aukcja: { $card }
ten-for-you = Dla ciebie: { $from } → { $to }.
ten-after-paying = Po zapłaceniu { $bid }: { $points }.
ten-one-bid = Po jednej ofercie; płaci tylko zwycięzca.
ten-bids-alone = W grze solo oferty zaczynają się od 5. W twojej turze TEN oferuje tyle, ile możesz zapłacić, albo wszystko, co ma, jeśli to mniej; w swojej o jeden więcej niż ty. Jeśli nie może zapłacić 5, pasuje.
ten-up-to = do { $most }
ten-turn-of = { $who ->
    [you] Twoja tura
   *[other] Tura: { $name }
 }
ten-bids-in-order = Oferty po kolei
ten-to-bid = teraz
ten-bids-last = na końcu
ten-waits = czeka
ten-passed = pas
ten-leads = prowadzi
ten-pass = Pas
ten-bid = Oferta { $bid }
ten-one-less = O jeden mniej
ten-one-more = O jeden więcej
ten-your-bid = Twoja oferta, od { $least } do { $most }
ten-paying = Płacenie
ten-pay-for = Zapłać { $price } za: { $card }
ten-paid-so-far = zapłacono { $paid }, zostało { $left }
ten-pay-with = Płać: { $thing }{ $ends ->
    [yes] ; potem twoje: { $card }
   *[no] {""}
 }
ten-token-loses = Żeton fiaska jest wart 3; przepadnie: { $lost }.
ten-next-ends = Następne kliknięcie spłaca resztę; potem twoje: { $card }.
ten-each-is-final = Każde kliknięcie od razu pobiera zapłatę; nie można tego cofnąć.
ten-proposal = Najtaniej: { $with }.
ten-pay-so = Zapłać tak
ten-pay-all = Zapłać: { $with }
ten-pays-now = { $name } płaci za: { $card }, { $paid } z { $price }.
ten-buy-one = Kup jedną kartę albo żadnej
ten-buy-final = Ostatnia runda: kup jedną kartę albo żadnej
ten-buy = Kup: { $card }, za { $price }
ten-would-have = { $offered }; po zakupie: { $points }
ten-pick-one = Wybierz kartę
ten-none-to-buy = Nie ma nic do kupienia
ten-buy-nothing = Nic nie kupuj
ten-left-in-deck = W talii zostało: { $count }
ten-the-deck = Talia
ten-shown-in-deck = { $shown } w talii
ten-deck-called = Talia: { $deck }.
ten-deck-reconstructed = odtworzona
ten-deck-full = pełna
ten-counted = Policzone z tego, co wszyscy widzieli.
ten-skip-counting = Pokaż wynik
ten-end-stopped = Przerwano
ten-score-of = { $name } { $points }
ten-scores = { $scores }.
end-winners = Wspólna wygrana: { $names }
end-ten-most-points = Najwięcej punktów: { $points }.
end-ten-most-currency = Tyle samo punktów ({ $points }); decydują żetony.
end-ten-fewest-cards = Tyle samo punktów ({ $points }) i żetonów; decyduje mniej kart w ciągach.
end-ten-shared = Równo we wszystkim, punkty: { $points }.
ten-end-beaten = TEN pokonany
ten-end-not-beaten = TEN niepokonany
end-ten-ten-beaten = Pokonany przy { $limit }: { $limit ->
    [4] początek.
    [5] łapiesz, o co chodzi.
    [6] robi wrażenie.
    [7] szczęście i strategia.
    [8] na podium.
    [9] zdumiewające.
   *[other] niezrównane.
 }
end-ten-ten-not-beaten = { $yours } do { $tens }, TEN odkrywa do { $limit }.{ $tie ->
    [yes] {" "}Remis to nie wygrana.
   *[no] {""}
 }
ten-did-turn = { $name } { $who ->
    [you] odkrywasz
   *[other] odkrywa
 }: { $cards }.{ $total ->
    [unknown] {""}
   *[other] {" "}Suma { $total }.
 }
ten-did-turn-wild = { $name } { $who ->
    [you] odkrywasz
   *[other] odkrywa
 }: { $cards }. Aukcja.
ten-did-bust = { $name } { $who ->
    [you] odkrywasz
   *[other] odkrywa
 }: { $cards }. Fiasko: { $kind ->
    [coin] waluta { $total }
   *[number] suma { $total }
 }.
ten-did-take-numbers = { $name } { $who ->
    [you] bierzesz
   *[other] bierze
 } liczby{ $count ->
    [unknown] {""}
    [0] ; nie ma żadnych
   *[other] : { $cards }
 }.
ten-did-take-coins = { $name } { $who ->
    [you] bierzesz
   *[other] bierze
 } walutę{ $count ->
    [unknown] {""}
   *[other] : { $count }
 }.
ten-did-pay = { $name } { $who ->
    [you] płacisz
   *[other] płaci
 }: { $with }.
ten-did-bid = { $name } { $who ->
    [you] licytujesz
   *[other] licytuje
 }: { $price }.
ten-did-buy = { $name } { $who ->
    [you] kupujesz
   *[other] kupuje
 }: { $cards }, za { $price }.
ten-did-get = { $name } { $who ->
    [you] dostajesz
   *[other] dostaje
 }: { $cards }.
ten-did-others = Inni biorą walutę: { $count }.
ten-did-market = Na giełdę: { $cards }.
ten-did-win = { $winner } { $who ->
    [you] wygrywasz
   *[other] wygrywa
 } aukcję za { $price }.
ten-did-not-sell = Nikt nie chce jokera.
ten-did-last = To była ostatnia karta talii.
ten-did = { $name } { $who ->
    [you] { $what ->
        [pass] pasujesz
        [skip] nic nie kupujesz
        [take-token] bierzesz żeton fiaska
       *[go-buy] wolisz kupić niż wziąć żeton
     }
   *[other] { $what ->
        [pass] pasuje
        [skip] nic nie kupuje
        [take-token] bierze żeton fiaska
       *[go-buy] woli kupić niż wziąć żeton
     }
 }.
ten-counting = Jak liczono punkty
ten-counting-how = najdłuższy ciąg każdego koloru; kreskowany to joker
ten-player = Gracz
ten-colour = { $colour ->
    [B] niebieski
    [G] zielony
    [O] pomarańczowy
   *[P] różowy
 }
ten-worth = wartość { $count }
ten-end-points = { $count ->
    [one] punkt
    [few] punkty
   *[many] punktów
 }{ $won ->
    [yes] . Wygrywasz.
   *[no] { $gap ->
        [0] , remis rozstrzygnięty na niekorzyść
        [one] , o jeden za mało
        [few] , o { $gap } za mało
       *[many] , o { $gap } za mało
    }
 }
ten-where-from = { $who ->
    [you] Skąd twoje punkty
   *[other] Skąd punkty: { $name }
 }
ten-from-wilds = { $wilds ->
    [0] Wszystkie z liczb, bez jokera.
    [one] Jeden joker dał { $gave } z { $points } punktów; za jokery zapłacono razem { $paid }.
    [few] { $wilds } jokery dały { $gave } z { $points } punktów; za jokery zapłacono razem { $paid }.
   *[many] { $wilds } jokerów dało { $gave } z { $points } punktów; za jokery zapłacono razem { $paid }.
 }
ten-by-numbers = { $count } z liczb
ten-by-wilds = { $count } z jokerów

## A game without a table of its own

plain-acts = Co możesz zrobić
plain-yes = tak
plain-no = nie
plain-none = brak
plain-hidden = { $count ->
    [one] jedna zakryta karta
    [few] { $count } zakryte karty
   *[many] { $count } zakrytych kart
 }
part-hands = Karty na ręce
part-draw = Stos dobierania
end-all-won = Wspólna wygrana
end-all-lost = Gra przegrana
end-by = Powód zakończenia: „{ $reason }”.

### Hosts and people

announcement = Ogłoszenie
put-away = Ukryj
banned = Masz zakaz wstępu
banned-for-good = Osoba, która prowadzi ten serwer, zablokowała cię na stałe.
banned-until = Osoba, która prowadzi ten serwer, zablokowała cię do { $when }.
kind-program = program
what-is-stored = Co o tobie zapisano
report-whom = Zgłoś: { $name }…
report-why = Przeczyta to osoba, która prowadzi ten serwer, razem z ostatnimi wiadomościami przy tym stole. Nikt inny się nie dowie, że to od ciebie.
report-reason = Co jest nie tak?
report-reason-insults = Obelgi lub groźby
report-reason-spam = Spam
report-reason-cheating = Oszukiwanie
report-reason-name = Obraźliwa nazwa
report-reason-other = Coś innego
report-words = Własnymi słowami, jeśli chcesz
report-send = Wyślij
report-sent = Dziękujemy. Osoba, która prowadzi ten serwer, to sprawdzi.
closed-removed = Ten stół usunięto
closed-removed-text = Usunęła go osoba, która prowadzi ten serwer.
admin = Administracja
