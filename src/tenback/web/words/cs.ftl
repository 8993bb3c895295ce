### Čeština. Slova pravidel: hromádka, reverzní trik, ruka, tah, líznout.

## The games

the-game = The Game
quick-and-easy = Quick & Easy
face-to-face = Face to Face
ten = TEN
players-the-game = 1–5, společně
players-quick-and-easy = 2–5, společně
players-face-to-face = 2, souboj
players-ten = 1–5, pokoušení štěstí
about-the-game = Čtyři hromádky, devadesát osm karet, žádné číslo nahlas. O deset zpátky.
about-quick-and-easy = Dvě hromádky, pět barev. Malá, upovídaná, hotová za deset minut.
about-face-to-face = Stříbro proti zlatu. Dárek soupeři doplní tvou ruku.
about-ten = Lízej do deseti, ne dál. Draž žolíky, stav dlouhé řady.

## Welcome

what-shall-we-play = Co si zahrajeme?
your-name = Tvé jméno
play = Hrát
play-game = Hrát { $game } s boty
new-table = Nový stůl
new-table-of = Nový stůl: { $game }
terminal-only = Zatím v terminálu:
your-table-waits = Tvůj stůl čeká
go-on = Pokračovat
open-tables = Otevřené stoly
no-open-tables = Teď žádný. Otevři svůj; najde ho každý, komu pošleš odkaz.
join = Přisednout
have-a-link = Máš odkaz?
have-a-link-text = Otevři ho a sedíš u stolu. Bez účtu.
independent = tenback je nezávislé provedení pravidel. Názvy her patří vydavatelům; žádná jejich grafika není použita.
rules = Pravidla
settings = Nastavení
about = O hře a soukromí

## A new table

how-many = Kolik vás hraje?
house-rules = Domácí pravidla
option-expert = Expert
option-expert-why = V tahu aspoň tři karty místo dvou (G15).
option-short-hands = Krátké ruce
option-short-hands-why = Každý drží o kartu méně (G16).
option-on-fire = V ohni (neoficiální)
option-on-fire-why = 22, 33, 44, 55, 66 a 77 hoří: přikryj je do konce příštího tahu (G17).
talk = Řeč
talk-signals = Signály
talk-signals-why = Pevná znamení u hromádek: sem ne, malé kroky, jen do toho.
talk-open = Signály a text
talk-open-why = Smí se i psát; čísla se zastaví.
talk-silent = Ticho
talk-silent-why = Nikdo nic neříká.
the-table = Stůl
option-listed = Přisednout může kdokoli
option-listed-why = Stůl je v seznamu otevřených; jinak ho otevře jen tvůj odkaz.
option-tracker = Přehled karet
option-tracker-why = Každý se může podívat, co už leží. Pravidla to nechávají paměti (G4).
open-table = Otevřít stůl

## Waiting for players

waiting-title = Tvůj stůl
empty-chair = Volná židle
add-bot = Přidat bota
sit-here = Sednout sem
host = hostitel
bot = bot
bot-plays = Hraje tu bot ({ $strength })
unseat = Uvolnit židli: { $name }
chairs-left = { $count ->
    [one] Jedna židle je volná
    [few] { $count } židle jsou volné
   *[other] { $count } židlí je volných
 }
begin = Rozdat
fill-with-bots = Boty na volné židle a rozdat
take-a-chair = Ke hře si vezmi židli.
host-begins = Hostitel rozdá, až budou všichni.
invitation = Odkaz s pozvánkou
make-invitation = Vytvořit odkaz s pozvánkou
copy = Kopírovat
copied = Zkopírováno. Pošli, komu chceš.
invited = Čeká na tebe stůl
invited-text = Řekni, jak ti říkat, a pojď dál.
come-in = Vstoupit

## The top bar and menus

to-lobby = tenback, do předsálí
to-the-lobby = Do předsálí
sound = Zvuk
sound-on = Zvuk je zapnutý
sound-off = Zvuk je vypnutý
theme = Světlý nebo tmavý
rules-and-keys = Pravidla a klávesy
menu = Nabídka
close = Zavřít
language = Jazyk
skip-to-hand = Přejít k ruce
skip-to-main = Přejít k obsahu
hand-over = Ať za mě hraje bot
come-back = Hraju zase já
pause = Pauza
resume = Pokračovat
take-back = Vzít můj poslední krok zpět
give-up = Navrhnout konec
leave-table = Odejít, místo si nechat
read-the-rules = Přečíst pravidla
in-short = Krátce
short-lay = V tahu vylož aspoň dvě karty, na libovolné hromádky.
short-direction = A a B jen rostou, C a D jen klesají. Malé mezery nechávají místo.
short-back = Jediná cesta zpět: přesně o deset níž na A či B, o deset výš na C či D.
short-draw = Pak si dolízneš do plné ruky.
short-talk = O hromádkách říkej, co chceš, nikdy číslo.
short-end = Všechny karty leží: společně jste vyhráli. Někdo nemůže vyložit dost: konec.
keys = Klávesy
keys-move = procházet ruku
keys-select = kartu zvednout nebo položit
keys-plan = naplánovat ji na hromádku
keys-undo = vzít poslední plánovanou kartu zpět
keys-lay = vyložit plán a skončit tah
keys-lay-on = vyložit plán, tah pokračuje
keys-signal = signál k hromádce, pak 1 až 4
keys-go = k hromádkám, k ruce, k dění
keys-read = přečíst stůl nahlas
keys-escape = pustit

## The table

you = Ty
the-end = Konec
who-starts = Kdo začne?
who-starts-how = Každý řekne, jak rád by začal. Bez čísel.
offer-gladly = Rád
offer-willing = Můžu
offer-rather-not = Raději ne
still-thinking = { $count ->
    [one] { $names } přemýšlí
   *[other] { $names } přemýšlejí
 }
look-at-hand = Nejdřív se podívej do ruky.
your-turn = { $count ->
    [0] Tvůj tah · můžeš skončit
    [1] Tvůj tah · aspoň jedna
    [2] Tvůj tah · aspoň dvě
   *[other] Tvůj tah · aspoň tři
 }
your-turn-now = { $count ->
    [1] Tvůj tah. Vylož aspoň jednu kartu.
    [2] Tvůj tah. Vylož aspoň dvě karty.
   *[other] Tvůj tah. Vylož aspoň tři karty.
 }
title-your-turn = Tvůj tah
turn-of = { $name } přemýšlí
thinking = přemýšlí
next = další
just-played = právě po tahu
all-laid = bez karet
paused = Pauza
seats-clockwise = Místa po směru hodin
cards-in-hand = { $count ->
    [one] karta v ruce
    [few] karty v ruce
   *[other] karet v ruce
 }
piles = Hromádky
rising = vzestupná
falling = sestupná
room = zbývá { $count }
to-draw = { $count ->
    [0] nic k líznutí
   *[other] k líznutí
 }
still-to-lay = k vyložení
pile-label = Hromádka { $pile }, { $direction ->
    [up] vzestupná
   *[other] sestupná
 }, { $planned ->
    [0] nahoře { $top }
   *[other] v plánu { $top }
 }, zbývá { $room }
pile-press = Hromádka { $pile }, nahoře { $top }
pile-read = { $pile } { $direction ->
    [up] roste od
   *[other] klesá od
 } { $top }.
press-plan = Naplánovat { $card } na { $pile }, mezera { $by }
press-back = Naplánovat { $card } na { $pile }, o deset zpátky
press-no = { $card } nejde na { $pile }
ten-back = o 10 zpět
does-not-fit = nejde sem
step-small = malý krok
step-fair = tak akorát
step-dear = draze
step-steep = příkře
burns = { $count ->
    [one] hoří: přikryj teď
   *[other] hoří
 }
on-card = na { $card }
number-line = Osa od 1 do 100. Hromádky: { $piles }. Tvé karty: { $cards }.
your-hand = Tvá ruka
hand-empty = Všechny tvé karty leží.
hand-read = Držíš { $cards }.
card-fits = { $card }. Jde na { $fits }
card-fits-nowhere = { $card }. Nejde nikam
fits-by = { $pile } { $direction ->
    [up] nahoru
   *[other] dolů
 } { $by }
fits-back = { $pile } o deset zpátky
planned-card = { $card }, v plánu na { $pile }; stiskem vezmeš zpět
planned-for = v plánu na { $pile }
you-watch = Tento stůl jen sleduješ.

## The plan

your-plan = Tvůj plán
unseen = skrytý, dokud neleží
take-card-back = Vzít { $card } zpět
undo = Zpět
lay-and-end = Vyložit a skončit tah
end-turn = Skončit tah
lay-keep-turn = Vyložit, hrát dál
lay-anyway = Přesto vyložit
think-again = Ještě přemýšlet
more-to-go = { $count ->
    [1] ještě jedna
    [2] ještě dvě
   *[other] ještě { $count }
 }{ $planned ->
    [0] {""}
   *[other] {""}
 }
pick-a-pile = vyber hromádku pro { $card }
plan-ahead = můžeš plánovat dopředu
if-nothing-changes = pokud se nic nezmění
may-lay-more = stačí; smí se víc
laying = vykládám …
will-be-sent = odešlu, až bude spojení
strands-chip = nic dalšího by nešlo
strands-ask = Vyložení by skončilo hru pro všechny.
planned-now = { $card } v plánu na { $pile }{ $back ->
    [yes] , o deset zpátky
   *[no] {""}
 }. { $turn ->
    [yes] { $missing ->
        [0] Tah může skončit.
        [1] Ještě jedna.
       *[other] Ještě { $missing }.
     }
   *[no] {""}
 }
taken-back = { $card } zpět v ruce.
no-longer-fits = { $card } už nejde na { $pile } a je zpět v ruce.
does-not-fit-why = { $card } nejde na { $pile }. { $direction ->
    [up] { $pile } roste od { $top }: cokoli výš{ $back ->
        [0] {""}
       *[other] , nebo přesně { $back }
     }.
   *[down] { $pile } klesá od { $top }: cokoli níž{ $back ->
        [0] {""}
       *[other] , nebo přesně { $back }
     }.
 }

## Talk

signal = Signál
talk-and-log = Řeč a dění
signals-only = Jen signály. Čísla zůstávají v ruce.
silent-table = Tento stůl hraje potichu.
signal-about = { $signal }, hromádka { $pile }
signal-menu = Signál k hromádce { $pile }
say-keep-off = Sem ne
say-keep-off-strongly = Sem ne!
say-small-steps = Malé kroky
say-go-ahead = Jen do toho
meant-keep-off = Prosím, nevykládej sem; mám něco dobrého.
meant-keep-off-strongly = Prosím, nevykládej sem za žádnou cenu.
meant-small-steps = Žádný velký skok, prosím.
meant-go-ahead = S touto hromádkou nemám plány.

## What happened

what-happened = Co se stalo
nothing-happened = Zatím nic.
deal-sealed = Pečeť rozdání
told-turn = { $name }: { $laid ->
    [one] jedna karta
    [few] { $laid } karty
   *[other] { $laid } karet
 }, líznuto { $drew }.
told-turn-no-draw = { $name }: { $laid ->
    [0] nic dalšího
    [one] jedna karta
    [few] { $laid } karty
   *[other] { $laid } karet
 }.
told-lays = { $who ->
    [you] { $name } vykládáš
   *[other] { $name } vykládá
 }
told-by-clock = (čas vypršel)
told-said = { $name }: { $signal }, { $pile }
told-offered = { $name }: { $offer }
told-began = Karty jsou rozdány.
told-started = { $who ->
    [you] { $name } začínáš.
   *[other] { $name } začíná.
 }
told-sat = { $who ->
    [you] { $name } si sedáš.
   *[other] { $name } si sedá.
 }
told-stood = { $who ->
    [you] { $name } vstáváš.
   *[other] { $name } vstává.
 }
told-paused = Hra má pauzu.
told-resumed = Hra pokračuje.
told-proposed = { $who ->
    [you] { $name } něco navrhuješ.
   *[other] { $name } něco navrhuje.
 }
told-objected = { $who ->
    [you] { $name } raději ne.
   *[other] { $name } raději ne.
 }
told-took-back = { $who ->
    [you] { $name } bereš krok zpět.
   *[other] { $name } bere krok zpět.
 }
told-abandoned = Hra byla ukončena.
told-handed-over = { $who ->
    [you] Za tebe hraje bot.
   *[other] Bot hraje na místě: { $name }.
 }
told-came-back = { $who ->
    [you] Hraješ zase osobně.
   *[other] { $name } je zpět.
 }
heard-laid = { $card } na { $pile }
heard-back = { $card } na { $pile }, o deset zpátky od { $from }
heard-turn = { $name }: { $laid }.
heard-drew = Líznuto: { $cards }.

## The end

end-title-won = Všechny karty leží
end-title = { $count ->
    [one] Chyběla jedna karta
    [few] Chyběly { $count } karty
   *[other] Chybělo { $count } karet
 }
end-won = Všech devadesát osm. Společně jste vyhráli.
end-excellent = Leží { $laid }. Výborně, ale ne výhra: vyhrává jen nula.
end-stuck = Leží { $laid }. Nikdo nemohl vyložit dost, aby se hrálo dál.
end-burnt = Leží { $laid }. Hořící karta nebyla včas přikryta.
end-abandoned = Leží { $laid }. Společně jste tu skončili.
over-now = { $won ->
    [yes] Konec hry. Všechny karty leží; vyhráli jste.
   *[no] Konec hry. Nevyložené karty: { $count }.
 }
deal-again = Rozdat znovu
to-the-rematch = K dalšímu rozdání
save-record = Uložit záznam
check-the-deal = Ověřit rozdání
deal-holds = Semínko odpovídá pečeti z doby před první kartou. Na rozdání nikdo nesáhl. Semínko:
deal-does-not-hold = Semínko neodpovídá pečeti. S tímto rozdáním něco není v pořádku. Semínko:
look-at-table = Podívat se na stůl
another-game = Jiná hra

## When something is in the way

reconnecting = Obnovuji spojení …
reconnecting-plan = Obnovuji spojení … plán zůstává.
line-lost = Bez spojení.
line-lost-plan = Bez spojení. Nic z plánu nebylo odesláno.
try-now = Zkusit teď
back-again = { $count ->
    [one] Zpět. Proběhl jeden tah.
    [few] Zpět. Proběhly { $count } tahy.
   *[other] Zpět. Proběhlo { $count } tahů.
 }
old-client = Běží tu novější tenback. Načti stránku znovu; místo i plán zůstanou.
load-again = Načíst znovu
closed-gone = Takový stůl tu není
closed-gone-text = Odkaz není správný, nebo pozvánka vypršela. Požádej o nový odkaz, nebo otevři vlastní stůl.
closed-full = Všechny židle jsou obsazené
closed-full-text = Tento stůl se nedá sledovat. Požádej o jiný, nebo otevři vlastní.
called-off = Zrušeno
called-off-text = Hostitel stůl zrušil před první kartou.
not-here-yet = Zatím ne v prohlížeči
not-here-yet-text = { $game } se zatím hraje v terminálu.
nowhere = Tady nic není
nowhere-text = Adresa nikam nevede. Všechno začíná v předsálí.
proposed-abandon = { $name } navrhuje tu skončit.
proposed-take-back = { $name } chce vzít krok zpět.
agree = Souhlas
rather-not = Raději ne
rule = Pravidlo { $rule }
refused-not-your-turn = Nejsi na tahu.
refused-too-few = V tahu se vykládá aspoň { $minimum }; leží { $played }.
refused-too-fast = Moc najednou; počkej chvilku.
refused-paused = Hra má pauzu.
refused-ended = Hra skončila.
refused-silent = Tento stůl hraje potichu.
refused-stood-in = Hraje za tebe bot; nejdřív se vrať do hry.
refused-full = Všechny židle jsou obsazené.
refused-already-said = O této hromádce už od minulého tahu byla řeč; počkej na další.
refused-broken = To se nepovedlo. Zkus to za chvíli.

## Settings

as-system = Podle systému
light = Světlý
dark = Tmavý
motion = Pohyb
motion-less = Méně
assist = Pomoc u stolu
assist-gaps = Ukázat, co jde, s mezerami a triky
assist-legal = Ukázat, co jde
assist-none = Neukazovat nic
sound-why = Papír na suknu a dvě ťuknutí, když jsi na tahu.
keys-on = Klávesy
keys-on-why = Písmena pro hromádky a kroky. Šipky a Enter fungují vždy.
notify = Oznámit, že jsem na tahu
notify-why = Oznámení prohlížeče, když se díváš jinam.

## About

about-what = Čtyři číselné karetní hry u jednoho stolu, pro lidi i boty, v prohlížeči i v terminálu.
privacy = Soukromí
privacy-keeps = Server si pamatuje zvolené jméno, stoly, u kterých sedíš, a průběh her. Cookie říká, kdo jsi; nastavení zůstává v tomto prohlížeči.
privacy-no-others = Žádný jiný server se na nic neptá a nikdo nepočítá tvé návštěvy.
accessibility = Pro každého
accessibility-text = Všechno jde jen klávesnicí a slyšet čtečkou; žádná barva nestojí sama; pohyb se řídí systémem. Když ti něco vadí, je to naše chyba.
