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
your-table-waits = Twój stół czeka
go-on = Graj dalej
open-tables = Otwarte stoły
no-open-tables = Teraz żadnego. Otwórz swój; znajdzie go każdy, komu wyślesz link.
join = Dołącz
independent = tenback to niezależna realizacja zasad. Nazwy gier należą do ich wydawców; nie użyto żadnej ich grafiki.
rules = Zasady
settings = Ustawienia
about = O grze i prywatności

## A new table

how-many = Ile osób gra?
house-rules = Zasady domowe
option-expert = Ekspert
option-expert-why = W turze co najmniej trzy karty zamiast dwóch.
option-short-hands = Krótkie ręce
option-short-hands-why = Każdy trzyma o jedną kartę mniej.
option-on-fire = Ogień (nieoficjalnie)
option-on-fire-why = 22, 33, 44, 55, 66 i 77 płoną: przykryj je przed końcem następnej tury.
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
option-tracker-why = Każdy może sprawdzić, co zagrano albo co jeszcze przyjdzie. Inaczej liczy się pamięć.
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

to-lobby = tenback, do lobby
to-the-lobby = Do lobby
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
come-back = Wracam do gry
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
short-end = Wszystkie karty położone: wygraliście razem. Ktoś nie może położyć tylu, ile trzeba: koniec.
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
    [one] karta na ręce
    [few] karty na ręce
   *[many] kart na ręce
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
 }{ $more }
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
step-steep = stromo
burns = { $count ->
    [one] płonie: przykryj teraz
   *[other] płonie
 }
on-card = na { $card }
number-line = Oś od { $low } do { $high }. Stosy: { $piles }. Twoje karty: { $cards }.
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
   *[other] jeszcze { $count }
 }
pick-a-pile = wybierz stos: { $card }
plan-ahead = możesz planować naprzód
if-nothing-changes = jeśli nic się nie zmieni
may-lay-more = wystarczy; wolno więcej
laying = kładę …
will-be-sent = wyślę, gdy wróci połączenie
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
signals-only = Tylko sygnały. Liczby zostają na ręce.
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
   *[other] { $name }: teraz gra bot.
 }
told-came-back = { $who ->
    [you] Znów grasz osobiście.
   *[other] { $name } wraca.
 }
heard-laid = { $card } na { $pile }
heard-back = { $card } na { $pile }, o dziesięć wstecz od { $from }
heard-turn = { $name }: { $laid }.
heard-drew = Dobrane: { $cards }.

## The end

end-title-won = Wszystkie karty na stosach
end-title = { $count ->
    [one] Zabrakło jednej karty
    [2] Zabrakło dwóch kart
    [3] Zabrakło trzech kart
    [4] Zabrakło czterech kart
    [5] Zabrakło pięciu kart
    [6] Zabrakło sześciu kart
    [7] Zabrakło siedmiu kart
    [8] Zabrakło ośmiu kart
    [9] Zabrakło dziewięciu kart
   *[other] Zabrakło { $count } kart
 }
end-won = Całe dziewięćdziesiąt osiem. Wygraliście razem.
end-excellent = Położono { $laid }. Znakomicie, lecz bez wygranej: wygrywa tylko zero.
end-stuck = Położono { $laid }. Nikt nie mógł położyć dość, by grać dalej.
end-burnt = Położono { $laid }. Płonąca karta nie została przykryta na czas.
end-abandoned = Położono { $laid }. Kończycie tu razem.
deal-again = Rozdaj znowu
to-the-rematch = Do następnego rozdania
save-record = Pobierz zapis
check-the-deal = Sprawdź rozdanie
deal-holds = Ziarno zgadza się z pieczęcią sprzed pierwszej karty. Nikt nie ruszał rozdania.
deal-does-not-hold = Ziarno nie zgadza się z pieczęcią. Z tym rozdaniem coś jest nie tak.
look-back = Obejrzyj jeszcze raz
end-share = Udostępnij
end-shared = Skopiowano link do powtórki.
end-shared-here = Skopiowano link do powtórki. Otworzy się tym, którzy siedzieli przy tym stole.
deal-seed = Ziarno
deal-seal = Pieczęć
deal-own = SHA-256 ziarna
deal-again-yourself = Aby rozdać samodzielnie jeszcze raz: pobierz zapis, potem tenback verify.
look-at-table = Spójrz na stół
another-game = Inna gra

## When something is in the way

reconnecting = Łączę ponownie …
reconnecting-plan = Łączę ponownie … plan jest zachowany.
line-lost = Brak połączenia.
line-lost-plan = Brak połączenia. Nic z planu nie wysłano.
try-now = Spróbuj teraz
back-again = { $count ->
    [one] Połączono. Minęła jedna tura.
    [few] Połączono. Minęły { $count } tury.
   *[many] Połączono. Minęło { $count } tur.
 }
back-moved = Znowu tu jesteś. Przy stole coś się wydarzyło.
old-client = Działa tu nowszy tenback. Wczytaj stronę ponownie; miejsce i plan zostają.
load-again = Wczytaj ponownie
closed-gone = Nie ma takiego stołu
closed-gone-text = Link jest błędny albo zaproszenie wygasło. Poproś o nowy link lub otwórz własny stół.
closed-full = Wszystkie krzesła zajęte
closed-full-text = Gra trwa albo już się skończyła, a tego stołu nie można oglądać. Poproś o inny albo otwórz własny.
called-off = Odwołano
called-off-text = Gospodarz odwołał ten stół przed pierwszą kartą.
not-here-yet = Jeszcze nie w przeglądarce
not-here-yet-text = { $game } na razie działa w terminalu.
nowhere = Tu nic nie ma
nowhere-text = Adres prowadzi donikąd. Wszystko zaczyna się w lobby.
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
refused-already-said = Od ostatniej tury była już o tym mowa; poczekaj na następną.
refused-broken = Nie udało się. Spróbuj za chwilę.

## Settings

as-system = Jak w systemie
light = Jasny
dark = Ciemny
motion = Ruch
motion-less = Mniej
assist = Pomoc przy stole
assist-gaps = Pokaż, co pasuje, i odstępy
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
privacy-no-others = Żaden inny serwer nie jest o nic pytany i nikt nie liczy twoich odwiedzin.
accessibility = Dla każdego
accessibility-text = Wszystko można zrobić samą klawiaturą i usłyszeć w czytniku ekranu; kolor nigdy nie jest jedynym znakiem; ruch słucha systemu. Jeśli coś ci przeszkadza, to nasz błąd.

### Pile games

chat = Czat
say-something = Napisz coś
send = Wyślij
chat-number = { $words } zostaje u ciebie. Liczb nie wolno wysyłać; powiedz to sygnałem.
time-of-turn = Czas tury
bot-for-you = Za ciebie gra bot.
keeps-waiting = { $name } od minuty nie gra. Może zagrać bot.
bot-may-sit-in = Niech gra bot
cards-laid = Położone karty
cards-laid-how = Wszystkie karty; położone są przekreślone.
card-is-laid = { $card }, położona
card-is-not-laid = { $card }, jeszcze nie
since-you-looked = od ostatniego spojrzenia
press-plain = Plan: { $card } na { $pile }
press-gift = Plan: { $card } jako podarunek na { $pile }, lepiej o { $by }
gift = podarunek
first-card = pierwsza karta
fits-gift = { $pile } jako podarunek
fits-first = { $pile } jako pierwsza
heard-gift = { $card } jako podarunek na { $pile }
say-want = Chcę tu
said-want = chce ten stos
meant-want = Chcę tu położyć; zostaw mi ten stos.
say-trick = Mogę cofnąć
said-trick = może cofnąć
meant-trick = Mogę cofnąć ten stos.
red = czerwona
blue = niebieska
green = zielona
yellow = żółta
purple = fioletowa
coloured-card = { $colour } { $number }
start-card = karta startowa
height-low = niska
height-middle = średnia
height-high = wysoka
height-unsaid = sam kolor
colour-and-height = { $colour }, { $height }
colour-hold = Mam: { $colour }
colour-said = Mam: { $colour }, powiedziane
said-hold = mam: { $hold }
i-hold = Mam na ręce
about-a-pile = O stosie
talk-of-colours = Kolory i wysokości mile widziane. Liczby nie.
talk-of-pros = Tylko kolory i stosy; nic o wysokości.
same-colour = ten sam kolor
same-colour-back = ten sam kolor: z { $from } na { $to }
fits-same-colour = { $pile } ten sam kolor, wstecz o { $by }
press-same-colour = Plan: { $card } na { $pile }, ten sam kolor, wstecz o { $by }
heard-same-colour = { $card } na { $pile }, ten sam kolor, cofa z { $from }
two-a-turn = dwie na turę
one-a-turn = jedna na turę
two-a-turn-why = W turze kładzie się jedną lub dwie karty; dwie już są.
one-a-turn-why = Mistrzowie kładą dokładnie jedną kartę na turę.
colour-does-not-fit-why = { $card } nie pasuje na { $pile }. { $direction ->
    [up] { $pile } rośnie od: { $top }. Wszystko wyższe albo dowolna karta tego koloru.
   *[down] { $pile } maleje od: { $top }. Wszystko niższe albo dowolna karta tego koloru.
 }
end-won-fifty = Wszystkie pięćdziesiąt. Wygrywacie, razem.
end-stuck-one = Położone: { $laid }. Potem żadna karta nie pasowała.
plan-note-quick = Jedna karta lub dwie, potem dobierasz do dwóch.
plan-note-pro = Dokładnie jedna karta, potem dobierasz do dwóch.
your-turn-one-or-two = Twoja tura · 1–2 karty
your-turn-one = Twoja tura · jedna karta
silver = srebro
gold = złoto
seam = jeden podarunek na turę, by poprawić stos rywala
one-gift-a-turn = jeden podarunek na turę
one-gift-why = Jeden podarunek na turę, a ta już go ma. Połóż { $card } na A lub B.
gift-why = { $card } nie poprawia { $pile }. { $direction ->
    [up] { $pile } rośnie od { $top }: podarunek to wszystko poniżej.
   *[down] { $pile } maleje od { $top }: podarunek to wszystko powyżej.
 }
nothing-betters-why = Niczym nie można jeszcze poprawić { $pile }. Połóż { $card } na A lub B.
nothing-betters = nie ma czego poprawiać
yours-to-better = { $direction ->
    [up] podarunek: poniżej { $top }
   *[down] podarunek: powyżej { $top }
 }
left-to-lay = do położenia
race = położone { $laid } z { $cards }
draw-back-to-six = Z podarunkiem dobierasz do sześciu.
will-draw = { $count ->
    [0] Nic nie dobierzesz.
    [1] Dobierzesz jedną.
    [2] Dobierzesz dwie.
   *[other] Dobierzesz { $count }.
 }
strands-ask-duel = Z tym planem przegrasz.
end-duel-title = { $who ->
    [you] Wygrywasz
   *[other] Wygrywa { $name }
 }
end-duel-nobody = Nikt nie wygrywa
end-duel-laid = { $who ->
    [you] Wszystkie twoje pięćdziesiąt osiem kart leży na stosach.
   *[other] { $name }: wszystkie pięćdziesiąt osiem kart leży na stosach.
 }
end-duel-stuck = { $loses ->
    [you] Nie można było położyć dwóch kart.
   *[other] { $loser } nie może położyć dwóch kart.
 }
end-duel-single = { $loses ->
    [you] Została ci jedna karta; tura wymaga dwóch.
   *[other] { $loser } ma jedną ostatnią kartę; tura wymaga dwóch.
 }
end-duel-resigned = { $loses ->
    [you] Poddajesz grę.
   *[other] { $loser } poddaje grę.
 }
end-duel-stopped = Kończycie tu, za zgodą obojga.
refused-told = Ktoś już coś z tego wie; zaproponuj cofnięcie, a wszyscy muszą się zgodzić.
refused-nothing-to-take-back = Nie masz teraz czego cofnąć.
refused-patience = { $name }: bot może zagrać, gdy stół poczeka minutę.
refused-no-chat = Przy tym stole nic się nie pisze, póki karty są w grze.
refused-chat = Wiadomość ma od 1 do 300 widocznych znaków.
refused-begun = Gra już trwa; to było możliwe wcześniej.
refused-seat-taken = Tam już ktoś siedzi.
refused-not-host = To może zrobić tylko gospodarz stołu.
refused-proposed-already = Coś już zaproponowano; najpierw odpowiedz na to.
refused-nothing-proposed = Nic już nie jest zaproponowane.

## Welcome and tables

join-by-link = Dołącz przez link
join-link = Link albo nazwa stołu
join-how = Cały link, który ci przysłano. Jeśli stół jest na liście, wystarczy nazwa.
join-not-a-link = To nie wskazuje żadnego stołu. Skopiuj cały link jeszcze raz.
bots-play = Poziom botów
strength-random = losowy
strength-novice = początkujący
strength-fast = szybki
strength-strong = silny
all-tables = Wszystkie stoły
your-tables = { $count ->
    [one] Twój stół
    [few] Twoje { $count } stoły
   *[many] Twoje { $count } stołów
 }
your-game-runs = Twoja gra trwa
more-pages = Inne strony
profile = Ty i twoje gry
tables-looking = Szukam …
tables-joinable = Szukają graczy
tables-played = Gra trwa
tables-watch = Oglądaj
join-table = Dołącz: { $game }, { $names }
watch-table = Oglądaj: { $game }, { $names }
chairs-free = { $count ->
    [one] jedno wolne krzesło
    [few] { $count } wolne krzesła
   *[many] { $count } wolnych krzeseł
 }
being-played = gra trwa

## A new table, more

which-game = Która gra?
no-such-game = Takiej gry tu nie ma. Są cztery; wybierz jedną z nich.
seats-why-quick-and-easy = Quick & Easy wymaga co najmniej dwóch osób (Q1).
seats-why-face-to-face = Pojedynek jest dla dwojga (F1).
option-pro = Dla zawodowców
option-pro-why = Dokładnie jedna karta w turze; mówi się tylko o kolorach i stosach, nigdy o wysokości.
option-last-card = Ostatnia pojedyncza karta
option-last-card-why = Co obowiązuje, gdy tura zaczyna się z jedną kartą na ręce i pustym stosem dobierania: trzeba położyć dwie, a jest tylko jedna.
option-last-card-loses = przegrywa
option-last-card-wins = można ją położyć i wygrywa
option-fiasco = Fiasko z wyborem
option-fiasco-why = Po fiasku wybierasz: żeton fiaska albo zakup.
option-deck = Talia
option-deck-why = Jakie karty są w talii przy tylu graczach.
option-deck-reconstructed = według sum z instrukcji
option-deck-full = wszystkie karty
option-deck-own = własny plik
deck-file = Plik talii
deck-file-why = TOML albo JSON: nazwa i dla każdej karty liczba kopii na dwóch, trzech oraz czterech lub pięciu graczy.
deck-file-broken = To nie jest plik talii. Ma on nazwę i tabelę kart.
option-limit = Graniczna liczba TEN
option-limit-why = Do ilu TEN odkrywa karty; im więcej, tym trudniej.
option-solo-duplicates = Płacą tylko duplikaty
option-solo-duplicates-why = Kartami cyfr płacisz za zakup tylko wtedy, gdy masz drugą taką samą.
only-alone = Tylko w grze solo.
nobody-to-talk-to = W grze solo nie ma z kim rozmawiać.
one-chair-only = Jest tylko jedno krzesło.
talk-free = Tekst
talk-free-why = Można pisać, co się chce.
watch-who = Kto patrzy
watch-who-why = Co widzą ci, którzy przychodzą bez miejsca przy stole.
watch-all-after = Stół; po końcu wszystkie karty
watch-public = Tylko stół
watch-none = Nikt nie patrzy
new-clock = Zegar
new-clock-why = Czas na turę. Gdy minie, wybiera bot.
clock-none = Bez zegara
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
new-pace-why = Z czasem na śledzenie ich gry albo bez.
pace-human = jak ludzie
pace-instant = od razu
open-with-bots = Od razu z botami
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
copy-yourself = Link jest zaznaczony; skopiuj go przez Ctrl C.
invitation-why = Kto ma ten link, może wejść.
invitation-why-listed = Stół jest też na liście.
invitation-renew = Utwórz nowy link; stary przestanie działać
invitation-renewed = Nowy link. Stary już nic nie otwiera.
resign = Poddaj pojedynek

## Help and menus, more

short-quick-lay = Połóż jedną albo dwie karty, potem dobierz do dwóch.
short-quick-direction = A tylko rośnie, B tylko maleje, o dowolny krok.
short-quick-back = Karta w kolorze wierzchniej pasuje zawsze.
short-quick-talk = Mów o kolorach i o tym, jak wysoko, nigdy o liczbach.
short-duel-lay = W turze połóż co najmniej dwie karty.
short-duel-direction = Na swoich stosach jak w The Game: A rośnie, B maleje, dokładnie o dziesięć wstecz wolno.
short-duel-gift = Jedna karta w turze może pójść do rywala, gdzie robi miejsce: niżej na C, wyżej na D.
short-duel-draw = Bez podarunku dobierasz dwie. Z podarunkiem dobierasz do sześciu.
short-duel-end = Kto położy wszystko, wygrywa; kto nie może położyć dwóch, przegrywa.
short-ten-draw = Odkrywaj karty. Liczby zwiększają sumę, waluta ją zmniejsza.
short-ten-take = Zatrzymaj się, kiedy chcesz, i weź liczby albo walutę. Reszta idzie na giełdę albo do innych.
short-ten-bust = Powyżej dziesięciu, w sumie albo w samej walucie: fiasko.
short-ten-buy = Kto wziął liczby, może kupić jedną kartę z giełdy.
short-ten-wild = Joker idzie na aukcję, po jednej ofercie.
short-ten-end = Liczy się najdłuższy ciąg w każdym kolorze, karta to punkt; od 1 do 9 to dziesięć.
keys-ten-draw = odkrywaj dalej
keys-ten-numbers = weź liczby
keys-ten-coins = weź walutę
keys-ten-bid = wyższa lub niższa oferta
keys-ten-bid-now = złóż ofertę
keys-ten-pass = pas
keys-ten-market = idź na giełdę

## Profile

nobody-yet = Jeszcze nikt
kind-guest = gość
kind-account = konto
nobody-why-you = Usiądź gdziekolwiek, a twoje gry będą tu zapisane. Albo się zaloguj.
guest-why-you = Ta przeglądarka zna cię dzięki ciasteczku. Bez konta nie wrócisz tu z innego urządzenia.
account-why-you = Z nazwą i hasłem wrócisz skądkolwiek.
me-rename = Przyjmij to imię
renamed = To teraz twoje imię.
account-name = Nazwa
me-password = Hasło
make-account = Załóż konto
make-account-why = To, co zagrano, zostaje twoje. Hasło ma co najmniej dziesięć znaków.
account-made = Masz konto, { $name }.
account-not-possible = Ktoś już ma tę nazwę, nie może nią być ten tekst albo hasło jest za krótkie. Spróbuj inaczej.
sign-in = Zaloguj się
sign-in-why = Jeśli masz konto na tym serwerze. Gość, którym teraz jesteś, zostaje tutaj.
signed-in = Witaj znów, { $name }.
sign-in-not-possible = Ta nazwa i to hasło do siebie nie pasują. Spróbuj jeszcze raz.
sign-out = Wyloguj się
forget-me = Zapomnij mnie tutaj
forget-me-why = Ta przeglądarka już cię nie pozna. Bez konta nikt nie zajmie twoich miejsc, nawet ty. To, co zagrano, zostaje na serwerze.
forget-me-yes = Tak, zapomnij mnie
name-not-possible = Nazwa ma do 24 widocznych znaków. Wybierz inną.
me-statistics = Jak poszło
me-statistics-none = Jeszcze nic. Liczy się, gdy gra się skończy.
stat-played = rozegrane
stat-won = wygrane
stat-share = wygrane z rozstrzygniętych
stat-given-up = przerwane
stat-least-left = najmniej kart
stat-mean-left = kart średnio
stat-best-score = najwięcej punktów
stat-mean-score = punktów średnio
me-history = Twoje gry
history-none = Jeszcze żadnego stołu. Naciśnij Graj w lobby, a stanie tu pierwszy.
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
me-replay-of = Obejrzyj: { $game }, { $when }
me-record-text = Zapis do czytania, .txt: { $game }, { $when }
me-record-data = Zapis jako dane, .json: { $game }, { $when }

## When something is in the way, more

unreachable = Nikt nie odpowiada
unreachable-text = Serwer jest nieosiągalny. Sprawdź połączenie; twoje miejsca i gry są tam zachowane.
trouble-no-answer = Serwer nie odpowiada. Spróbuj za chwilę.
trouble-store-down = Teraz nic nie da się zapisać. Spróbuj za chwilę.
closed-expired = To zaproszenie już nic nie otwiera
closed-expired-text = Wygasło, gospodarz utworzył nowy link albo stołu już nie ma. Poproś o nowy link albo otwórz swój stół.
closed-broken = Link jest niepełny
closed-broken-text = Żaden stół nie może się tak nazywać. Skopiuj link jeszcze raz, w całości.
closed-other = Teraz nie można wejść
rules-not-loaded = Nie udało się wczytać zasad.
on-this-page = Na tej stronie

## Settings and about, more

settings-look = Język i wygląd
settings-table = Przy stole
settings-notices = Gdy twoja tura
settings-kept = Zapisane tylko w tej przeglądarce.
notify-denied = Przeglądarka nie pozwala na powiadomienia. Można to zmienić w jej ustawieniach tej strony.
privacy-cookie = Jedno ciasteczko
privacy-cookie-why = Mówi, kim jesteś, żeby po odświeżeniu miejsce było nadal twoje. Trwa czterysta dni; skrypty go nie odczytają.
privacy-browser = W tej przeglądarce
privacy-browser-why = Ustawienia i imię; a do zamknięcia karty także plan, przebieg gry i klucze do stołów.
privacy-server = Na serwerze
privacy-server-why = Wybrane imię, stoły, przy których grano, co tam zagrano i napisano, i kiedy.
privacy-account = Z kontem
privacy-account-why = Także hasło, ale tylko jako skrót, którego nikt nie odczyta. Bez adresu i e-maila.
privacy-forget = Żeby ta przeglądarka cię zapomniała:
fairness = Uczciwe rozdanie
fairness-text = Przed pierwszą kartą serwer pieczętuje rozdanie; po końcu każdy, kto grał, może sprawdzić pieczęć. Nikt nie widzi więcej, niż wolno: ani ty, ani boty.

### Replay

replay = Powtórka
replay-controls = Przez grę
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
replay-even = zwykłe
replay-quick = szybko
replay-eyes = Czyimi oczami
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
replay-laid = { $count ->
    [one] jedna położona
    [few] { $count } położone
   *[many] { $count } położonych
 }
replay-drawn = { $count ->
        [one] jedna odkryta
        [few] { $count } odkryte
       *[many] { $count } odkrytych
    }
replay-not-ended = Ta gra jeszcze trwa
replay-not-ended-text = To, co położono, można pamiętać, ale podczas gry nie można tego sprawdzać. Powtórka będzie tu po zakończeniu gry.
replay-to-table = Do stołu
replay-broken = Nie udało się wczytać powtórki
replay-broken-text = Serwer nie odpowiedział tak, jak powinien. Nic nie przepadło: spróbuj za chwilę.

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
ten-in-a-run = w ciągu
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
ten-doing = { $what ->
    [draw] odkrywa
    [auction] licytuje
    [pay] płaci
    [choose] wybiera
   *[other] kupuje
 }
ten-turn-now = { $what ->
    [first] Twoja tura. Odkryj kartę.
    [draw] Twoja tura. Odkrywaj dalej albo bierz.
    [auction] Twoja oferta.
    [choose] Fiasko. Weź żeton albo idź na zakupy.
   *[other] Twoja tura. Kup jedną kartę albo żadnej.
 }
ten-pay-now = Twoja tura. Zapłać { $left } za: { $card }.
ten-no-bid-yet = Nikt jeszcze nie dał oferty.
ten-leads-with = { $name } prowadzi z ofertą { $bid }.
ten-can-bid = Możesz zaoferować od { $least } do { $most }.
ten-cannot-bid = Nie możesz dać więcej; zostaje pas.
ten-risk = Fiasko dałoby { $bust } z { $all } niewidocznych kart.
ten-risk-deck = Fiasko dałoby { $bust } z { $all } pozostałych kart.
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
ten-owned-already = Tę kartę już masz: kup inną albo żadnej.
ten-too-dear = Na tyle cię nie stać: kup tańszą kartę albo żadnej.
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
    [one] Płaci za 3
   *[other] Masz wtedy { $count }; każdy płaci za 3
 }
ten-turn-ends-plain = Koniec tury
ten-go-buy = Zamiast tego kup
ten-go-buy-why = Jedna karta z giełdy, po swojej cenie
ten-go-buy-nothing = Bez zakupu nie ma też żetonu
ten-auction = Aukcja
ten-auction-of = Aukcja: { $card }
ten-for-you = Dla ciebie: { $from } → { $to }.
ten-one-bid = Po jednej ofercie; płaci tylko zwycięzca.
ten-up-to = do { $most }
ten-bids-in-order = Oferty po kolei
ten-to-bid = licytuje
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
ten-pay-for = Zapłać { $price }: { $card }
ten-paid-so-far = zapłacono { $paid }, zostało { $left }
ten-pay-with = Płać: { $thing }{ $ends ->
    [yes] ; potem twoje: { $card }
   *[no] {""}
 }
ten-token-loses = Żeton fiaska płaci za 3; { $lost } by przepadło.
ten-next-ends = Następne naciśnięcie spłaca resztę; potem twoje: { $card }.
ten-each-is-final = Każde naciśnięcie płaci od razu i ostatecznie.
ten-suggest = Zaproponuj najtaniej
ten-proposal = Najtaniej: { $with }.
ten-own-way = Po swojemu
ten-pay-so = Zapłać tak
ten-pays-now = { $name } płaci: { $card }, { $paid } z { $price }.
ten-buy-one = Kup jedną kartę albo żadnej
ten-buy-final = Ostatnia runda: kup jedną kartę albo żadnej
ten-buy = Kup: { $card }, za { $price }
ten-pick-one = Wybierz kartę
ten-none-to-buy = Nie ma nic do kupienia
ten-buy-nothing = Nic nie kupuj
ten-left-in-deck = W talii zostało: { $count }
ten-the-deck = Talia
ten-deck-called = Talia: { $deck }.
ten-deck-reconstructed = odtworzona
ten-deck-full = pełna
ten-counted-deck = Liczone z talii, według podglądu kart.
ten-counted-sight = Liczone z widocznych kart: talia i odrzucone razem.
ten-skip-counting = Pokaż wynik
ten-end-stopped = Przerwano
ten-end-title = { $who ->
    [you] Wygrywasz
   *[other] Wygrywa { $name }
 }
ten-end-title-shared = Wspólna wygrana: { $names }
ten-end-points = Najwięcej punktów: { $points }.
ten-end-currency = Równo punktów, { $points }; decydują żetony.
ten-end-cards = Równo punktów, { $points }, i żetonów; decyduje mniej kart w ciągach.
ten-end-shared = Równo we wszystkim, punkty: { $points }.
ten-end-beaten = TEN pokonany
ten-end-not-beaten = TEN niepokonany
ten-end-rank = Pokonany przy { $limit }: { $limit ->
    [4] początek.
    [5] łapiesz, o co chodzi.
    [6] robi wrażenie.
    [7] szczęście i strategia.
    [8] na podium.
    [9] zdumiewające.
   *[other] niezrównane.
 }
ten-end-no-rank = { $yours } do { $tens }, TEN odkrywa do { $limit }.{ $tie ->
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
    [0] ; nie ma żadnych
   *[other] : { $cards }
 }.
ten-did-take-coins = { $name } { $who ->
    [you] bierzesz
   *[other] bierze
 } walutę: { $count }.
ten-did-pay = { $name } { $who ->
    [you] płacisz
   *[other] płaci
 }: { $with }.
ten-did-bid = { $name } { $who ->
    [you] dajesz ofertę
   *[other] daje ofertę
 } { $price }.
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
