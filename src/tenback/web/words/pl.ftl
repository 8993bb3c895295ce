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
about-the-game = Cztery stosy, dziewięćdziesiąt osiem kart, ani jednej liczby na głos. Cofnij o dziesięć.
about-quick-and-easy = Dwa stosy, pięć kolorów. Mała, gadatliwa, na dziesięć minut.
about-face-to-face = Srebro przeciw złotu. Podarunek dla rywala uzupełnia twoją rękę.
about-ten = Dobieraj do dziesięciu, nie dalej. Licytuj jokery, buduj długie ciągi.

## Welcome

what-shall-we-play = W co zagramy?
your-name = Twoje imię
play = Graj
play-game = Zagraj w { $game } z botami
new-table = Nowy stół
new-table-of = Nowy stół: { $game }
terminal-only = Na razie w terminalu:
your-table-waits = Twój stół czeka
go-on = Graj dalej
open-tables = Otwarte stoły
no-open-tables = Teraz żadnego. Otwórz swój; znajdzie go każdy, komu wyślesz link.
join = Dołącz
have-a-link = Masz link?
have-a-link-text = Otwórz go i siadasz do stołu. Bez konta.
independent = tenback to niezależna realizacja zasad. Nazwy gier należą do ich wydawców; nie użyto żadnej ich grafiki.
rules = Zasady
settings = Ustawienia
about = O grze i prywatności

## A new table

how-many = Ile osób gra?
house-rules = Zasady domowe
option-expert = Ekspert
option-expert-why = W turze co najmniej trzy karty zamiast dwóch (G15).
option-short-hands = Krótkie ręce
option-short-hands-why = Każdy trzyma o jedną kartę mniej (G16).
option-on-fire = Ogień (nieoficjalnie)
option-on-fire-why = 22, 33, 44, 55, 66 i 77 płoną: przykryj je przed końcem następnej tury (G17).
talk = Rozmowa
talk-signals = Sygnały
talk-signals-why = Stałe znaki przy stosach: nie tu, małe kroki, śmiało.
talk-open = Sygnały i tekst
talk-open-why = Można też pisać; liczby są zatrzymywane.
talk-silent = Cisza
talk-silent-why = Nikt nic nie mówi.
the-table = Stół
option-listed = Każdy może dołączyć
option-listed-why = Stół jest na liście otwartych; inaczej otwiera go tylko twój link.
option-tracker = Podgląd kart
option-tracker-why = Każdy może sprawdzić, co zagrano. Instrukcja zostawia to pamięci (G4).
open-table = Otwórz stół

## Waiting for players

waiting-title = Twój stół
empty-chair = Wolne krzesło
add-bot = Dodaj bota
sit-here = Usiądź tu
host = gospodarz
bot = bot
bot-plays = Gra tu bot ({ $strength })
unseat = Zwolnij krzesło: { $name }
chairs-left = { $count ->
    [one] Jedno krzesło jest wolne
    [few] { $count } krzesła są wolne
   *[many] { $count } krzeseł jest wolnych
 }
begin = Rozdaj
fill-with-bots = Boty na wolne krzesła i rozdaj
take-a-chair = Zajmij krzesło, żeby grać.
host-begins = Gospodarz rozda, gdy wszyscy będą.
invitation = Link z zaproszeniem
make-invitation = Utwórz link z zaproszeniem
copy = Kopiuj
copied = Skopiowano. Wyślij go, komu chcesz.
invited = Czeka na ciebie stół
invited-text = Powiedz, jak cię nazywać, i wejdź.
come-in = Wejdź

## The top bar and menus

to-lobby = tenback, do poczekalni
to-the-lobby = Do poczekalni
sound = Dźwięk
sound-on = Dźwięk jest włączony
sound-off = Dźwięk jest wyłączony
theme = Jasny lub ciemny
rules-and-keys = Zasady i klawisze
menu = Menu
close = Zamknij
language = Język
skip-to-hand = Przejdź do ręki
skip-to-main = Przejdź do treści
hand-over = Niech bot gra za mnie
come-back = Znów gram sam
pause = Przerwa
resume = Dalej
take-back = Cofnij moje ostatnie zagranie
give-up = Zaproponuj koniec
leave-table = Wyjdź, zachowaj miejsce
read-the-rules = Przeczytaj zasady
in-short = W skrócie
short-lay = W swojej turze połóż co najmniej dwie karty, na dowolne stosy.
short-direction = A i B tylko rosną, C i D tylko maleją. Małe odstępy zostawiają miejsce.
short-back = Jedyne cofnięcie: dokładnie o dziesięć niżej na A lub B, o dziesięć wyżej na C lub D.
short-draw = Potem dobierasz do pełnej ręki.
short-talk = O stosach mów, co chcesz, nigdy o liczbach.
short-end = Wszystkie karty na stosach: wygraliście razem. Ktoś nie może położyć dość: koniec.
keys = Klawisze
keys-move = chodzenie po ręce
keys-select = podnieś kartę albo odłóż
keys-plan = zaplanuj ją na ten stos
keys-undo = cofnij ostatnią zaplanowaną kartę
keys-lay = połóż plan i zakończ turę
keys-lay-on = połóż plan, graj dalej
keys-signal = sygnał o stosie, potem 1 do 4
keys-go = do stosów, do ręki, do historii
keys-read = przeczytaj stół na głos
keys-escape = puść

## The table

you = Ty
the-end = Koniec
who-starts = Kto zaczyna?
who-starts-how = Każdy mówi, jak chętnie by zaczął. Bez liczb.
offer-gladly = Chętnie
offer-willing = Mogę
offer-rather-not = Raczej nie
still-thinking = { $count ->
    [one] { $names } myśli
   *[other] { $names } myślą
 }
look-at-hand = Najpierw obejrzyj swoją rękę.
your-turn = { $count ->
    [0] Twoja tura · można kończyć
    [1] Twoja tura · min. jedna
    [2] Twoja tura · min. dwie
   *[other] Twoja tura · min. trzy
 }
your-turn-now = { $count ->
    [1] Twoja tura. Połóż co najmniej jedną kartę.
    [2] Twoja tura. Połóż co najmniej dwie karty.
   *[other] Twoja tura. Połóż co najmniej trzy karty.
 }
title-your-turn = Twoja tura
turn-of = { $name } myśli
thinking = myśli
next = następny ruch
just-played = właśnie po turze
all-laid = bez kart
paused = Przerwa
seats-clockwise = Miejsca, zgodnie z ruchem wskazówek
cards-in-hand = { $count ->
    [one] karta w ręce
    [few] karty w ręce
   *[many] kart w ręce
 }
piles = Stosy
rising = rosnący
falling = malejący
room = zapas { $count }
to-draw = { $count ->
    [0] nic do dobrania
   *[other] do dobrania
 }
still-to-lay = do położenia
pile-label = Stos { $pile }, { $direction ->
    [up] rosnący
   *[other] malejący
 }, { $planned ->
    [0] na wierzchu { $top }
   *[other] zaplanowano { $top }
 }, zapas { $room }
pile-press = Stos { $pile }, na wierzchu { $top }
pile-read = { $pile } { $direction ->
    [up] rośnie od
   *[other] maleje od
 } { $top }.
press-plan = Zaplanuj { $card } na { $pile }, odstęp { $by }
press-back = Zaplanuj { $card } na { $pile }, cofnięcie o dziesięć
press-no = { $card } nie pasuje na { $pile }
ten-back = o 10 wstecz
does-not-fit = nie pasuje
step-small = mały krok
step-fair = w sam raz
step-dear = drogo
step-steep = stromo
burns = { $count ->
    [one] płonie: przykryj teraz
   *[other] płonie
 }
on-card = na { $card }
number-line = Oś od 1 do 100. Stosy: { $piles }. Twoje karty: { $cards }.
your-hand = Twoja ręka
hand-empty = Wszystkie twoje karty są na stosach.
hand-read = Trzymasz { $cards }.
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
unseen = niewidoczny, póki leży u ciebie
take-card-back = Cofnij { $card }
undo = Cofnij
lay-and-end = Połóż i zakończ turę
end-turn = Zakończ turę
lay-keep-turn = Połóż, graj dalej
lay-anyway = Połóż mimo to
think-again = Pomyśl jeszcze
more-to-go = { $count ->
    [1] jeszcze jedna
    [2] jeszcze dwie
   *[other] jeszcze { $count }
 }{ $planned ->
    [0] {""}
   *[other] {""}
 }
pick-a-pile = wybierz stos dla { $card }
plan-ahead = możesz planować naprzód
if-nothing-changes = jeśli nic się nie zmieni
may-lay-more = wystarczy; wolno więcej
laying = kładę …
will-be-sent = wyślę, gdy wróci połączenie
strands-chip = nic więcej nie będzie pasować
strands-ask = To położenie zakończy grę dla wszystkich.
planned-now = { $card } zaplanowana na { $pile }{ $back ->
    [yes] , o dziesięć wstecz
   *[no] {""}
 }. { $turn ->
    [yes] { $missing ->
        [0] Tura może się skończyć.
        [1] Jeszcze jedna.
       *[other] Jeszcze { $missing }.
     }
   *[no] {""}
 }
taken-back = { $card } z powrotem w ręce.
no-longer-fits = { $card } już nie pasuje na { $pile } i wraca do ręki.
does-not-fit-why = { $card } nie pasuje na { $pile }. { $direction ->
    [up] { $pile } rośnie od { $top }: wszystko powyżej{ $back ->
        [0] {""}
       *[other] {" "}albo dokładnie { $back }
     }.
   *[down] { $pile } maleje od { $top }: wszystko poniżej{ $back ->
        [0] {""}
       *[other] {" "}albo dokładnie { $back }
     }.
 }

## Talk

signal = Sygnał
talk-and-log = Rozmowa i historia
signals-only = Tylko sygnały. Liczby zostają w ręce.
silent-table = Ten stół gra w ciszy.
signal-about = { $signal }, stos { $pile }
signal-menu = Sygnał o stosie { $pile }
say-keep-off = Nie tu
say-keep-off-strongly = Nie tu!
say-small-steps = Małe kroki
say-go-ahead = Śmiało
meant-keep-off = Proszę, nie kładź tu; mam coś dobrego.
meant-keep-off-strongly = Proszę, nie kładź tu za żadną cenę.
meant-small-steps = Bez dużych skoków, proszę.
meant-go-ahead = Nie mam planów na ten stos.

## What happened

what-happened = Co się działo
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
told-offered = { $name }: { $offer }
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
told-proposed = { $who ->
    [you] { $name } coś proponujesz.
   *[other] { $name } coś proponuje.
 }
told-objected = { $who ->
    [you] { $name } wolisz nie.
   *[other] { $name } woli nie.
 }
told-took-back = { $who ->
    [you] { $name } cofasz zagranie.
   *[other] { $name } cofa zagranie.
 }
told-abandoned = Grę zakończono.
told-handed-over = { $who ->
    [you] Za ciebie gra bot.
   *[other] Bot gra na miejscu: { $name }.
 }
told-came-back = { $who ->
    [you] Znów grasz osobiście.
   *[other] { $name } wraca.
 }
heard-laid = { $card } na { $pile }
heard-back = { $card } na { $pile }, o dziesięć wstecz od { $from }
heard-turn = { $name }: { $laid }.
heard-drew = Dobierasz { $cards }.

## The end

end-title-won = Wszystkie karty na stosach
end-title = { $count ->
    [one] Zabrakło jednej karty
    [few] Zabrakło { $count } kart
   *[many] Zabrakło { $count } kart
 }
end-won = Całe dziewięćdziesiąt osiem. Wygraliście razem.
end-excellent = Położono { $laid }. Znakomicie, lecz bez wygranej: wygrywa tylko zero.
end-stuck = Położono { $laid }. Nikt nie mógł położyć dość, by grać dalej.
end-burnt = Położono { $laid }. Płonąca karta nie została przykryta na czas.
end-abandoned = Położono { $laid }. Kończycie tu razem.
over-now = { $won ->
    [yes] Koniec gry. Wszystkie karty położone; wygraliście.
   *[no] Koniec gry. Karty niepołożone: { $count }.
 }
deal-again = Rozdaj znowu
to-the-rematch = Do następnego rozdania
save-record = Zapisz przebieg
check-the-deal = Sprawdź rozdanie
deal-holds = Ziarno zgadza się z pieczęcią sprzed pierwszej karty. Nikt nie ruszał rozdania. Ziarno:
deal-does-not-hold = Ziarno nie zgadza się z pieczęcią. Z tym rozdaniem coś jest nie tak. Ziarno:
look-at-table = Spójrz na stół
another-game = Inna gra

## When something is in the way

reconnecting = Łączę ponownie …
reconnecting-plan = Łączę ponownie … plan jest zachowany.
line-lost = Brak połączenia.
line-lost-plan = Brak połączenia. Nic z planu nie wysłano.
try-now = Spróbuj teraz
back-again = { $count ->
    [one] Jesteś znów. Minęła jedna tura.
    [few] Jesteś znów. Minęły { $count } tury.
   *[many] Jesteś znów. Minęło { $count } tur.
 }
old-client = Działa tu nowszy tenback. Wczytaj stronę ponownie; miejsce i plan zostają.
load-again = Wczytaj ponownie
closed-gone = Nie ma takiego stołu
closed-gone-text = Link jest błędny albo zaproszenie wygasło. Poproś o nowy link lub otwórz własny stół.
closed-full = Wszystkie krzesła zajęte
closed-full-text = Tego stołu nie można oglądać. Poproś o inny albo otwórz własny.
called-off = Odwołano
called-off-text = Gospodarz odwołał ten stół przed pierwszą kartą.
not-here-yet = Jeszcze nie w przeglądarce
not-here-yet-text = { $game } na razie działa w terminalu.
nowhere = Tu nic nie ma
nowhere-text = Adres prowadzi donikąd. Wszystko zaczyna się w poczekalni.
proposed-abandon = { $name } proponuje tu zakończyć.
proposed-take-back = { $name } chce cofnąć zagranie.
agree = Zgoda
rather-not = Raczej nie
rule = Zasada { $rule }
refused-not-your-turn = To nie twoja tura.
refused-too-few = W turze kładzie się co najmniej { $minimum }; położono { $played }.
refused-too-fast = Za dużo naraz; chwileczkę.
refused-paused = Gra jest wstrzymana.
refused-ended = Gra się skończyła.
refused-silent = Ten stół gra w ciszy.
refused-stood-in = Gra za ciebie bot; najpierw wróć do gry.
refused-full = Wszystkie krzesła zajęte.
refused-already-said = O tym stosie była już mowa w tej turze; poczekaj na następną.
refused-broken = Nie udało się. Spróbuj za chwilę.

## Settings

as-system = Jak w systemie
light = Jasny
dark = Ciemny
motion = Ruch
motion-less = Mniej
assist = Pomoc przy stole
assist-gaps = Pokaż, co pasuje, z odstępami i cofnięciami
assist-legal = Pokaż, co pasuje
assist-none = Nic nie pokazuj
sound-why = Papier na suknie i dwa stuknięcia, gdy twoja tura.
keys-on = Klawisze
keys-on-why = Litery dla stosów i działań. Strzałki i Enter działają zawsze.
notify = Powiadom, gdy moja tura
notify-why = Powiadomienie przeglądarki, gdy patrzysz gdzie indziej.

## About

about-what = Cztery gry liczbowe przy jednym stole, dla ludzi i botów, w przeglądarce i w terminalu.
privacy = Prywatność
privacy-keeps = Serwer przechowuje wybrane imię, stoły, przy których siedzisz, i przebieg gier. Ciasteczko mówi, kim jesteś; ustawienia zostają w tej przeglądarce.
privacy-no-others = Żaden inny serwer nie jest o nic pytany i nikt nie liczy twoich odwiedzin.
accessibility = Dla każdego
accessibility-text = Wszystko można zrobić samą klawiaturą i usłyszeć w czytniku ekranu; żaden kolor nie znaczy sam; ruch słucha systemu. Jeśli coś ci przeszkadza, to nasz błąd.
