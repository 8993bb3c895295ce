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
about-ten = Otáčej do deseti, ne dál. Draž žolíky, stav dlouhé postupky.

## Welcome

what-shall-we-play = Co si zahrajeme?
your-name = Tvé jméno
play = Hrát
play-game = Hrát { $game } s boty
new-table = Nový stůl
new-table-of = Nový stůl: { $game }
your-table-waits = Tvůj stůl čeká
go-on = Pokračovat
open-tables = Otevřené stoly
no-open-tables = Teď žádný. Otevři svůj; najde ho každý, komu pošleš odkaz.
join = Přisednout
independent = tenback je nezávislé provedení pravidel. Názvy her patří vydavatelům; žádná jejich grafika není použita.
rules = Pravidla
settings = Nastavení
about = O hře a soukromí

## A new table

how-many = Kolik vás hraje?
house-rules = Domácí pravidla
option-expert = Expert
option-expert-why = V tahu aspoň tři karty místo dvou.
option-short-hands = Krátké ruce
option-short-hands-why = Každý drží o kartu méně.
option-on-fire = V ohni (neoficiální)
option-on-fire-why = 22, 33, 44, 55, 66 a 77 hoří: přikryj je do konce příštího tahu.
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
option-tracker-why = Každý se smí podívat, co bylo položeno nebo co ještě přijde. Jinak platí paměť.
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

to-lobby = tenback, do lobby
to-the-lobby = Do lobby
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
come-back = Vrátit se do hry
pause = Pauza
resume = Pokračovat
take-back = Vrátit můj poslední krok
give-up = Navrhnout konec
leave-table = Odejít, místo si nechat
read-the-rules = Přečíst pravidla
in-short = Krátce
short-lay = V tahu polož aspoň dvě karty, na libovolné hromádky.
short-direction = A a B jen rostou, C a D jen klesají. Malé mezery nechávají místo.
short-back = Jediná cesta zpět: přesně o deset níž na A či B, o deset výš na C či D.
short-draw = Pak si dolízneš do plné ruky.
short-talk = O hromádkách říkej, co chceš, nikdy číslo.
short-end = Všechny karty leží: společně jste vyhráli. Někdo nemůže položit dost: konec.
keys = Klávesy
keys-move = procházet ruku
keys-select = kartu zvednout nebo vrátit
keys-plan = naplánovat ji na hromádku
keys-undo = vzít poslední plánovanou kartu zpět
keys-lay = položit plán a skončit tah
keys-lay-on = položit plán, tah pokračuje
keys-signal = signál k hromádce, pak 1 až 4
keys-go = k hromádkám, k ruce, k dění
keys-read = přečíst stůl nahlas
keys-escape = pustit

## The table

you = Ty
the-end = Konec
who-starts = Kdo začne?
who-starts-how = Každý řekne, jak rád by začal. Bez čísel.
offer-gladly = S radostí
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
    [1] Tvůj tah. Polož aspoň jednu kartu.
    [2] Tvůj tah. Polož aspoň dvě karty.
   *[other] Tvůj tah. Polož aspoň tři karty.
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
still-to-lay = k položení
pile-label = Hromádka { $pile }, { $direction ->
    [up] vzestupná
   *[other] sestupná
 }, { $planned ->
    [0] nahoře { $top }
   *[other] v plánu { $top }
 }{ $more }
pile-press = Hromádka { $pile }, nahoře { $top }
pile-read = { $pile } { $direction ->
    [up] roste
   *[other] klesá
 }, nahoře { $top }.
press-plan = Plán: { $card } na { $pile }, mezera { $by }
press-back = Plán: { $card } na { $pile }, o deset zpátky
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
number-line = Osa od { $low } do { $high }. Hromádky: { $piles }. Tvé karty: { $cards }.
your-hand = Tvá ruka
hand-empty = Všechny tvé karty leží.
hand-read = V ruce: { $cards }.
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
unseen = vidíš ho jen ty
take-card-back = Vzít zpět: { $card }
undo = Zpět
lay-and-end = Položit a skončit tah
end-turn = Skončit tah
lay-keep-turn = Položit, hrát dál
lay-anyway = Přesto položit
think-again = Ještě přemýšlet
more-to-go = { $count ->
    [1] { $planned ->
        [0] je třeba jedné karty
       *[other] ještě jedna
     }
    [2] { $planned ->
        [0] je třeba dvou karet
       *[other] ještě dvě
     }
   *[other] ještě { $count }
 }
pick-a-pile = vyber hromádku: { $card }
plan-ahead = můžeš plánovat dopředu
if-nothing-changes = pokud se nic nezmění
may-lay-more = stačí; smí se víc
laying = pokládám …
will-be-sent = odešlu, až bude spojení
strands-chip = nic dalšího by nešlo
strands-ask = Tento plán ukončí hru pro všechny.
planned-now = { $card } v plánu na { $pile }{ $kind ->
    [ten-back] , o deset zpátky
    [same-colour] , stejná barva, vrací hromádku
    [gift] , dárek
   *[other] {""}
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
meant-keep-off = Prosím, nepokládej sem; mám něco dobrého.
meant-keep-off-strongly = Prosím, nepokládej sem za žádnou cenu.
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
    [you] { $name } pokládáš
   *[other] { $name } pokládá
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
    [you] { $name } vracíš svůj krok.
   *[other] { $name } vrací svůj krok.
 }
told-abandoned = Hra byla ukončena.
told-handed-over = { $who ->
    [you] Za tebe hraje bot.
   *[other] { $name }: teď hraje bot.
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
    [2] Chyběly dvě karty
    [3] Chyběly tři karty
    [4] Chyběly čtyři karty
    [5] Chybělo pět karet
    [6] Chybělo šest karet
    [7] Chybělo sedm karet
    [8] Chybělo osm karet
    [9] Chybělo devět karet
   *[other] Chybělo { $count } karet
 }
end-won = Všech devadesát osm. Společně jste vyhráli.
end-excellent = Leží { $laid }. Výborně, ale ne výhra: vyhrává jen nula.
end-stuck = Leží { $laid }. Nikdo nemohl položit dost, aby se hrálo dál.
end-burnt = Leží { $laid }. Hořící karta nebyla včas přikryta.
end-abandoned = Leží { $laid }. Společně jste tu skončili.
deal-again = Rozdat znovu
to-the-rematch = K dalšímu rozdání
save-record = Uložit zápis
check-the-deal = Ověřit rozdání
deal-holds = Semínko odpovídá pečeti z doby před první kartou. Na rozdání nikdo nesáhl.
deal-does-not-hold = Semínko neodpovídá pečeti. S tímto rozdáním něco není v pořádku.
look-back = Podívat se zpět
end-share = Sdílet
end-shared = Zkopírováno: odkaz na záznam.
end-shared-here = Zkopírováno: odkaz na záznam. Otevře se těm, kdo u tohoto stolu seděli.
deal-seed = Semínko
deal-seal = Pečeť
deal-own = SHA-256 semínka
deal-again-yourself = Chceš si rozdání ověřit po svém? Ulož zápis, pak tenback verify.
look-at-table = Podívat se na stůl
another-game = Jiná hra

## When something is in the way

reconnecting = Obnovuji spojení …
reconnecting-plan = Obnovuji spojení … plán zůstává.
line-lost = Bez spojení.
line-lost-plan = Bez spojení. Nic z plánu nebylo odesláno.
try-now = Zkusit teď
back-again = { $count ->
    [one] Spojení je zpět. Proběhl jeden tah.
    [few] Spojení je zpět. Proběhly { $count } tahy.
   *[other] Spojení je zpět. Proběhlo { $count } tahů.
 }
back-moved = Zase tady. U stolu se mezitím něco stalo.
old-client = Běží tu novější tenback. Načti stránku znovu; místo i plán zůstanou.
load-again = Načíst znovu
closed-gone = Takový stůl tu není
closed-gone-text = Odkaz není správný, nebo pozvánka vypršela. Požádej o nový odkaz, nebo otevři vlastní stůl.
closed-full = Všechny židle jsou obsazené
closed-full-text = Hra běží nebo už skončila a tento stůl se nedá sledovat. Požádej o jiný, nebo otevři vlastní.
called-off = Zrušeno
called-off-text = Hostitel stůl zrušil před první kartou.
not-here-yet = Zatím ne v prohlížeči
not-here-yet-text = { $game } se zatím hraje v terminálu.
nowhere = Tady nic není
nowhere-text = Adresa nikam nevede. Všechno začíná v lobby.
proposed-abandon = { $name } navrhuje tu skončit.
proposed-take-back = { $name } chce vrátit svůj krok.
agree = Souhlasím
rather-not = Raději ne
rule = Pravidlo { $rule }
refused-not-your-turn = Nejsi na tahu.
refused-too-few = V tahu se pokládá aspoň { $minimum }; leží { $played }.
refused-too-fast = Moc najednou; počkej chvilku.
refused-paused = Hra má pauzu.
refused-ended = Hra skončila.
refused-silent = Tento stůl hraje potichu.
refused-stood-in = Hraje za tebe bot; nejdřív se vrať do hry.
refused-full = Všechny židle jsou obsazené.
refused-already-said = Od posledního tahu už o tom byla řeč; počkej na další.
refused-broken = To se nepovedlo. Zkus to za chvíli.

## Settings

as-system = Podle systému
light = Světlý
dark = Tmavý
motion = Pohyb
motion-less = Méně
assist = Pomoc u stolu
assist-gaps = Ukázat, co jde, a mezery
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
privacy-no-others = Žádného jiného serveru se na nic neptáme a nikdo nepočítá tvé návštěvy.
accessibility = Pro každého
accessibility-text = Všechno se dá udělat jen klávesnicí a slyšet čtečkou obrazovky; barva nikdy není jediným znamením; pohyb se řídí systémem. Když ti něco překáží, je to naše chyba.

### Pile games

chat = Chat
say-something = Napiš něco
send = Odeslat
chat-number = { $words } zůstává u tebe. Čísla se posílat nesmějí; řekni to signálem.
time-of-turn = Čas tahu
bot-for-you = Za tebe hraje bot.
keeps-waiting = { $name } už minutu nehraje. Může zaskočit bot.
bot-may-sit-in = Ať hraje bot
cards-laid = Položené karty
cards-laid-how = Všechny karty; položené jsou přeškrtnuté.
card-is-laid = { $card }, položená
card-is-not-laid = { $card }, ještě ne
since-you-looked = od posledního pohledu
press-plain = Plán: { $card } na { $pile }
press-gift = Plán: { $card } jako dárek na { $pile }, lepší o { $by }
gift = dárek
first-card = první karta
fits-gift = { $pile } jako dárek
fits-first = { $pile } jako první
heard-gift = { $card } jako dárek na { $pile }
say-want = Chci sem
said-want = chce tuto hromádku
meant-want = Chci sem pokládat; nech mi to tu.
say-trick = Můžu vrátit
said-trick = může vrátit
meant-trick = Tuto hromádku můžu vrátit.
red = červená
blue = modrá
green = zelená
yellow = žlutá
purple = fialová
coloured-card = { $colour } { $number }
start-card = startovní karta
height-low = nízká
height-middle = střední
height-high = vysoká
height-unsaid = jen barva
colour-and-height = { $colour }, { $height }
colour-hold = Mám: { $colour }
colour-said = Mám: { $colour }, řečeno
said-hold = mám: { $hold }
i-hold = Držím
about-a-pile = O hromádce
talk-of-colours = Barvy a výšky jsou vítány. Čísla ne.
talk-of-pros = Jen barvy a hromádky; nic o výšce.
same-colour = stejná barva
same-colour-back = stejná barva: z { $from } na { $to }
fits-same-colour = { $pile } stejná barva, zpět o { $by }
press-same-colour = Plán: { $card } na { $pile }, stejná barva, zpět o { $by }
heard-same-colour = { $card } na { $pile }, stejná barva, zpět z { $from }
two-a-turn = dvě na tah
one-a-turn = jedna na tah
two-a-turn-why = V tahu se pokládá jedna nebo dvě karty; dvě už jsou.
one-a-turn-why = Profíci pokládají přesně jednu kartu za tah.
colour-does-not-fit-why = { $card } nejde na { $pile }. { $direction ->
    [up] { $pile } roste od: { $top }. Cokoli vyššího, nebo jakákoli karta té barvy.
   *[down] { $pile } klesá od: { $top }. Cokoli nižšího, nebo jakákoli karta té barvy.
 }
end-won-fifty = Všech padesát. Vyhráli jste, společně.
end-stuck-one = Položeno { $laid }. Pak už žádná karta nešla.
plan-note-quick = Jedna karta nebo dvě, pak si dolízneš do dvou.
plan-note-pro = Přesně jedna karta, pak si dolízneš do dvou.
your-turn-one-or-two = Tvůj tah · 1–2 karty
your-turn-one = Tvůj tah · jedna karta
silver = stříbro
gold = zlato
seam = jeden dárek na tah, zlepší soupeřovu hromádku
one-gift-a-turn = jeden dárek na tah
one-gift-why = Jeden dárek na tah, a ten už ho má. Polož { $card } na A nebo B.
gift-why = { $card } hromádku { $pile } nezlepší. { $direction ->
    [up] { $pile } roste od { $top }: dárek je cokoli níž.
   *[down] { $pile } klesá od { $top }: dárek je cokoli výš.
 }
nothing-betters-why = { $pile } zatím nic nezlepší. Polož { $card } na A nebo B.
nothing-betters = zatím není co zlepšit
yours-to-better = { $direction ->
    [up] dárek: pod { $top }
   *[down] dárek: nad { $top }
 }
left-to-lay = k položení
race = položeno { $laid } z { $cards }
draw-back-to-six = S dárkem si dolízneš do šesti.
will-draw = { $count ->
    [0] Nic nelízneš.
    [1] Lízneš jednu.
    [2] Lízneš dvě.
   *[other] Lízneš { $count }.
 }
strands-ask-duel = S tímto plánem prohraješ.
end-duel-title = { $who ->
    [you] Vyhráváš
   *[other] Vyhrává { $name }
 }
end-duel-nobody = Nikdo nevyhrál
end-duel-laid = { $who ->
    [you] Všech tvých padesát osm karet leží.
   *[other] { $name }: všech padesát osm karet leží.
 }
end-duel-stuck = { $loses ->
    [you] Nešlo položit dvě karty.
   *[other] { $loser } nemůže položit dvě karty.
 }
end-duel-single = { $loses ->
    [you] Zbyla ti jediná karta; tah potřebuje dvě.
   *[other] { $loser } má jedinou poslední kartu; tah potřebuje dvě.
 }
end-duel-resigned = { $loses ->
    [you] Vzdáváš hru.
   *[other] { $loser } vzdává hru.
 }
end-duel-stopped = Skončili jste tu po dohodě.
refused-told = Někdo už se z toho něco dozvěděl; navrhni vrácení, všichni musí souhlasit.
refused-nothing-to-take-back = Teď nemáš co vzít zpět.
refused-patience = { $name }: bot smí zaskočit, až stůl minutu počká.
refused-no-chat = U tohoto stolu se nic nepíše, dokud jsou karty ve hře.
refused-chat = Zpráva má 1 až 300 viditelných znaků.
refused-begun = Hra už začala; to šlo dřív.
refused-seat-taken = Tam už někdo sedí.
refused-not-host = To smí jen hostitel stolu.
refused-proposed-already = Něco už je navrženo; nejdřív odpověz na to.
refused-nothing-proposed = Už není nic navrženo.

## Welcome and tables

join-by-link = Připojit se odkazem
join-link = Odkaz nebo název stolu
join-how = Celý odkaz, který ti poslali. U stolu ze seznamu stačí jeho název.
join-not-a-link = Tohle žádný stůl neoznačuje. Zkopíruj celý odkaz ještě jednou.
bots-play = Typ botů
strength-random = náhodný
strength-novice = začátečník
strength-fast = rychlý
strength-strong = silný
all-tables = Všechny stoly
your-tables = { $count ->
    [one] Tvůj stůl
    [few] Tvé { $count } stoly
   *[other] Tvých { $count } stolů
 }
your-game-runs = Tvá hra pokračuje
more-pages = Další stránky
profile = Ty a tvé hry
tables-looking = Hledám …
tables-joinable = Hledají hráče
tables-played = Právě se hrají
tables-watch = Dívat se
join-table = Připojit se: { $game }, { $names }
watch-table = Dívat se: { $game }, { $names }
chairs-free = { $count ->
    [one] jedna volná židle
    [few] { $count } volné židle
   *[other] { $count } volných židlí
 }
being-played = hraje se

## A new table, more

which-game = Která hra?
no-such-game = Taková hra tu není. Jsou tu čtyři; vyber si z nich.
seats-why-quick-and-easy = Quick & Easy potřebuje aspoň dva hráče (Q1).
seats-why-face-to-face = Souboj je pro dva (F1).
option-pro = Pro profíky
option-pro-why = V tahu přesně jedna karta; mluví se jen o barvách a hromádkách, nikdy o výšce.
option-last-card = Poslední jediná karta
option-last-card-why = Co platí, když tah začíná s jednou kartou v ruce a prázdnou dobírací hromádkou: položit se mají dvě, a je jen jedna.
option-last-card-loses = prohrává
option-last-card-wins = smí se položit a vyhrává
option-fiasco = Krach s volbou
option-fiasco-why = Po krachu si vybereš: žeton krachu, nebo nákup.
option-deck = Balíček
option-deck-why = Které karty jsou v balíčku pro tolik hráčů.
option-deck-reconstructed = podle součtů z pravidel
option-deck-full = všechny karty
option-deck-own = vlastní soubor
deck-file = Soubor s balíčkem
deck-file-why = TOML nebo JSON: název a u každé karty počet kusů pro dva, tři a čtyři či pět hráčů.
deck-file-broken = Tohle není soubor s balíčkem. Má název a tabulku karet.
option-limit = Hraniční číslo TEN
option-limit-why = Kam až TEN otáčí karty; čím výš, tím těžší.
option-solo-duplicates = Platí jen duplikáty
option-solo-duplicates-why = Číselnou kartou platíš nákup, jen když máš druhou stejnou.
only-alone = Jen pro sólovou hru.
nobody-to-talk-to = V sólové hře není s kým mluvit.
one-chair-only = Je tu jen jedna židle.
talk-free = Text
talk-free-why = Psát se smí cokoli.
watch-who = Kdo se dívá
watch-who-why = Co vidí ti, kdo přijdou a nemají místo.
watch-all-after = Stůl; po konci všechny karty
watch-public = Jen stůl
watch-none = Nikdo se nedívá
new-clock = Hodiny
new-clock-why = Čas na tah. Když uplyne, volí bot.
clock-none = Žádné
clock-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
 }
clock-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
 }
clock-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
 }
clock-a-turn = na tah: { $time }
new-pace = Tempo botů
new-pace-why = S časem sledovat, co dělají, nebo bez něj.
pace-human = jako lidé
pace-instant = okamžitě
open-with-bots = Hned hrát s boty
table-listed = smí kdokoli
table-private = jen přes odkaz

## Waiting for players, more

waiting-title-guest = Před rozdáním
waiting-agreed = Domluveno
waiting-chairs = Židle
waiting-share = Sdílet
bot-of = bot: { $strength }
program = program
all-chairs-taken = Všechny židle jsou obsazené. Zůstaň a dívej se, nebo otevři vlastní stůl.
chair-more = O židli víc
chair-fewer = O židli míň
begin-with = { $count ->
    [1] Rozdat jednomu
    [2] Rozdat dvěma
    [3] Rozdat třem
    [4] Rozdat čtyřem
   *[other] Rozdat: { $count }
 }
stand-up = Uvolnit židli
call-off = Zrušit stůl
copy-yourself = Odkaz je označený; zkopíruj ho pomocí Ctrl C.
invitation-why = Kdo má tento odkaz, smí dovnitř.
invitation-why-listed = Stůl je i v seznamu.
invitation-renew = Vytvořit nový odkaz; starý přestane platit
invitation-renewed = Nový odkaz. Starý už nic neotevře.
resign = Vzdát souboj

## Help and menus, more

short-quick-lay = Polož jednu nebo dvě karty, pak si dolízni do dvou.
short-quick-direction = A jen stoupá, B jen klesá, o libovolný krok.
short-quick-back = Karta stejné barvy jako vrchní sedí vždycky.
short-quick-talk = Mluv o barvách a o výšce, nikdy o čísle.
short-duel-lay = V tahu polož aspoň dvě karty.
short-duel-direction = Na svých hromádkách jako v The Game: A stoupá, B klesá, přesně o deset zpět se smí.
short-duel-gift = Jedna karta v tahu smí k soupeři, kde udělá místo: níž na C, výš na D.
short-duel-draw = Bez dárku si lízneš dvě. S dárkem si dolízneš do šesti.
short-duel-end = Kdo položí vše, vyhrává; kdo nemůže položit dvě, prohrává.
short-ten-draw = Otáčej karty. Čísla součet zvyšují, mince snižují.
short-ten-take = Skonči, kdy chceš, a vezmi si čísla, nebo mince. Zbytek jde na burzu, nebo ostatním.
short-ten-bust = Nad deset, v součtu nebo jen v mincích: krach.
short-ten-buy = Kdo vzal čísla, smí koupit jednu kartu z burzy.
short-ten-wild = Žolík jde do aukce, každý má jednu nabídku.
short-ten-end = Počítá se nejdelší postupka v každé barvě, karta je bod; od 1 do 9 je deset.
keys-ten-draw = otáčet dál
keys-ten-numbers = vzít čísla
keys-ten-coins = vzít mince
keys-ten-bid = nabídnout víc nebo míň
keys-ten-bid-now = podat nabídku
keys-ten-pass = pas
keys-ten-market = přejít na burzu

## Profile

nobody-yet = Zatím nikdo
kind-guest = host
kind-account = účet
nobody-why-you = Sedni si kamkoli a tvé hry se tu uloží. Nebo se přihlas.
guest-why-you = Tento prohlížeč tě zná podle cookie. Bez účtu se sem odjinud nevrátíš.
account-why-you = Se jménem a heslem se vrátíš odkudkoli.
me-rename = Vzít toto jméno
renamed = Tak se teď jmenuješ.
account-name = Jméno
me-password = Heslo
make-account = Založit účet
make-account-why = Odehrané hry zůstanou tvé. Heslo má aspoň deset znaků.
account-made = Máš účet, { $name }.
account-not-possible = To jméno už někdo má, nebo jménem být nemůže, nebo je heslo krátké. Zkus jiné.
sign-in = Přihlásit se
sign-in-why = Pokud máš na tomto serveru účet. Nynější host tu zůstane.
signed-in = Vítej zpět, { $name }.
sign-in-not-possible = To jméno a to heslo k sobě nepatří. Zkus to znovu.
sign-out = Odhlásit se
forget-me = Zapomenout mě tady
forget-me-why = Tento prohlížeč tě už nepozná. Bez účtu nikdo nezaujme tvá místa, ani ty. Co se odehrálo, zůstává na serveru.
forget-me-yes = Ano, zapomenout
name-not-possible = Jméno má nejvýš 24 viditelných znaků. Zvol jiné.
me-statistics = Jak to šlo
me-statistics-none = Zatím nic. Počítá se, až hra skončí.
stat-played = odehráno
stat-won = vyhráno
stat-share = vyhráno z rozhodnutých
stat-given-up = přerušeno
stat-least-left = nejméně karet
stat-mean-left = karet v průměru
stat-best-score = nejvíc bodů
stat-mean-score = bodů v průměru
me-history = Tvé hry
history-none = Zatím žádný stůl. Stiskni v lobby Hrát a první se objeví tady.
history-older = Starší
history-waiting = čeká na hráče
history-playing = hraje se
history-won = výhra
history-lost = prohra
history-given-up = přerušeno
history-left = { $count ->
    [one] zbyla jedna karta
    [few] zbyly { $count } karty
   *[other] zbylo { $count } karet
 }
history-won-points = { $count ->
    [one] výhra, { $count } bod
    [few] výhra, { $count } body
   *[other] výhra, { $count } bodů
 }
history-lost-points = { $count ->
    [one] prohra, { $count } bod
    [few] prohra, { $count } body
   *[other] prohra, { $count } bodů
 }
go-on-at = Pokračovat: { $game }, { $when }
watch-again = Přehrát
me-replay-of = Přehrát: { $game }, { $when }
me-record-text = Zápis ke čtení, .txt: { $game }, { $when }
me-record-data = Zápis jako data, .json: { $game }, { $when }

## When something is in the way, more

unreachable = Nikdo neodpovídá
unreachable-text = Server není dosažitelný. Zkontroluj připojení; tvá místa a hry tam zůstávají.
trouble-no-answer = Server neodpovídá. Zkus to za chvíli.
trouble-store-down = Teď nejde nic uložit. Zkus to za chvíli.
closed-expired = Toto pozvání už nic neotevře
closed-expired-text = Vypršelo, hostitel vytvořil nový odkaz, nebo stůl už není. Požádej o nový odkaz, nebo otevři vlastní stůl.
closed-broken = Odkaz není celý
closed-broken-text = Žádný stůl se tak jmenovat nemůže. Zkopíruj odkaz znovu, celý.
closed-other = Teď nejde vstoupit
rules-not-loaded = Pravidla se nepodařilo načíst.
on-this-page = Na této stránce

## Settings and about, more

settings-look = Jazyk a vzhled
settings-table = U stolu
settings-notices = Když jsi na tahu
settings-kept = Uloženo jen v tomto prohlížeči.
notify-denied = Prohlížeč odsud upozornění nedovoluje. Změnit to jde v jeho nastavení pro tento web.
privacy-cookie = Jedna cookie
privacy-cookie-why = Říká, kdo jsi, aby místo zůstalo tvé i po obnovení stránky. Vydrží čtyři sta dní; skripty ji nepřečtou.
privacy-browser = V tomto prohlížeči
privacy-browser-why = Nastavení a jméno; a do zavření karty i tvůj plán, co se u stolu dělo a klíče ke stolům.
privacy-server = Na serveru
privacy-server-why = Zvolené jméno, tvé stoly, co se u nich hrálo a psalo, a kdy.
privacy-account = S účtem
privacy-account-why = Také heslo, ale jen jako otisk, který nikdo nepřečte. Žádná adresa, žádný e-mail.
privacy-forget = Aby tě tento prohlížeč zapomněl:
fairness = Poctivé rozdání
fairness-text = Před první kartou server rozdání zapečetí; po konci může každý hráč pečeť ověřit. Nikdo nevidí víc, než smí: ani ty, ani boti.

### Replay

replay = Záznam
replay-controls = Hrou tam a zpět
replay-moment = Okamžik hry
replay-first = K rozdání
replay-turn-back = O tah zpět
replay-action-back = O jednu akci zpět
replay-play = Přehrát
replay-stop = Zastavit
replay-action-on = O jednu akci dál
replay-turn-on = O tah dál
replay-last = Na konec
replay-speed = Rychlost
replay-slow = pomalu
replay-even = normálně
replay-quick = rychle
replay-eyes = Číma očima
replay-eyes-seat = jako { $name }
replay-eyes-none = jako divák
replay-eyes-all = všechny karty
replay-share = Kopírovat odkaz
replay-copied = Zkopírováno. Odkaz vede přesně k tomuto okamžiku.
replay-transcript = Zápis ke čtení
replay-json = Zápis (JSON)
replay-deal = Rozdání
replay-at = Tah { $turn } z { $turns } · { $name }
replay-end = Konec, po { $turns ->
        [one] jednom tahu
       *[other] { $turns } tazích
    }
replay-turns = Tahy
replay-laid = { $count ->
        [one] jedna položená
        [few] { $count } položené
       *[other] { $count } položených
    }
replay-drawn = { $count ->
        [one] jedna otočená
        [few] { $count } otočené
       *[other] { $count } otočených
    }
replay-not-ended = Tato hra ještě neskončila
replay-not-ended-text = Co bylo položeno, si lze pamatovat, ale během hry ne dohledat. Záznam tu bude, až hra skončí.
replay-to-table = Ke stolu
replay-broken = Záznam se nepodařilo načíst
replay-broken-text = Server neodpověděl, jak má. Nic se neztratilo: zkus to za chvíli znovu.

### TEN

ten-card = { $colour ->
    [B] modrá
    [G] zelená
    [O] oranžová
   *[P] růžová
 } { $number }
ten-coin-card = karta mincí { $worth }
ten-wild-number = žolík { $number }, libovolná barva
ten-wild-colour = { $colour ->
    [B] modrý
    [G] zelený
    [O] oranžový
   *[P] růžový
 } žolík, libovolné číslo
ten-wild-any = žolík, libovolné číslo a barva
ten-coins = { $count ->
    [one] jedna mince
    [few] { $count } mince
   *[other] { $count } mincí
 }
ten-tokens = { $count ->
    [one] jeden žeton krachu
    [few] { $count } žetony krachu
   *[other] { $count } žetonů krachu
 }
ten-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
 }
ten-points-word = { $count ->
    [one] bod
    [few] body
   *[other] bodů
 }
ten-in-a-run = v postupce
ten-run = { $colour ->
    [B] modré
    [G] zelené
    [O] oranžové
   *[P] růžové
 }: { $count ->
    [0] žádné
   *[other] { $cards }
 }; nejdelší postupka { $length }{ $wilds ->
    [0] {""}
   *[other] , žolík za { $standing }
 }
ten-run-read = { $colour ->
    [B] modré
    [G] zelené
    [O] oranžové
   *[P] růžové
 } od { $from } do { $to }
ten-turn = { $what ->
    [first] Tvůj tah · otoč kartu
    [draw] Tvůj tah · dál, nebo vzít
    [auction] Tvoje nabídka
    [pay] Tvůj tah · plať
    [choose] Krach · tvoje volba
   *[other] Tvůj tah · nákup
 }
ten-other = { $name } { $what ->
    [draw] otáčí
    [auction] nabízí
    [pay] platí
    [choose] volí
   *[other] nakupuje
 }
ten-doing = { $what ->
    [draw] otáčí
    [auction] nabízí
    [pay] platí
    [choose] volí
   *[other] nakupuje
 }
ten-turn-now = { $what ->
    [first] Tvůj tah. Otoč kartu.
    [draw] Tvůj tah. Otáčej dál, nebo ber.
    [auction] Tvoje nabídka.
    [choose] Krach. Vezmi žeton, nebo jdi nakoupit.
   *[other] Tvůj tah. Kup jednu kartu, nebo žádnou.
 }
ten-pay-now = Tvůj tah. Zaplať { $left } za: { $card }.
ten-no-bid-yet = Nikdo ještě nenabídl.
ten-leads-with = { $name } vede s nabídkou { $bid }.
ten-can-bid = Můžeš nabídnout { $least } až { $most }.
ten-cannot-bid = Víc dát nemůžeš; zbývá pas.
ten-risk = Krach by přineslo { $bust } z { $all } karet, které nejsou vidět.
ten-risk-deck = Krach by přineslo { $bust } z { $all } zbývajících karet.
ten-row-read = V řadě leží: { $cards }. Součet { $total }, mince { $coins }.
ten-deck-read = Karet v balíčku: { $count }.
ten-market-read = Na burze: { $cards }.
ten-market-empty = Burza je prázdná.
ten-owns-read = { $name }: body { $points }, mince { $coins }{ $tokens ->
    [0] {""}
   *[other] , žetony krachu { $tokens }
 }.{ $count ->
    [0] {""}
   *[other] {" "}Postupky: { $runs }.
 }
ten-limit-read = TEN otáčí do { $limit }.
ten-limit-tag = otáčí do { $limit }
ten-look-closer = { $name }, zblízka
ten-could-pay = Může zaplatit až { $most }.
ten-you-can-pay = Můžeš zaplatit až { $most }: mince { $coins }{ $tokens ->
    [0] {""}
   *[other] , žetony krachu { $tokens } po 3
 }, karty { $cards }.
ten-what-you-own = Co máš
ten-wilds = Žolíci
ten-market = Burza
ten-market-how = Jedna za tah, po vzetí čísel. Cena: číslo na kartě.
ten-offer = { $card }, cena { $price }{ $why ->
    [owned] ; tuhle už máš
    [short] ; chybí ti { $short }
   *[none] {""}
 }
ten-short-by = chybí { $short }
ten-owned-already = Tuhle kartu už máš: kup jinou, nebo žádnou.
ten-too-dear = Tolik zaplatit nemůžeš: kup levnější kartu, nebo žádnou.
ten-row-of = { $who ->
    [you] Tvoje karty
   *[other] Karty: { $name }
 }
ten-deck-left = { $count ->
    [0] Balíček je prázdný
    [one] Jedna karta v balíčku
    [few] { $count } karty v balíčku
   *[other] { $count } karet v balíčku
 }
ten-row-empty = Zatím nic otočeno.
ten-total = Součet
ten-of-ten = z 10
ten-of = z { $most }
ten-until = do { $limit }
ten-equation = čísla { $numbers } − mince { $coins }
ten-coins-word = Mince
ten-bust-word = krach
ten-total-label = Součet { $total } z 10: čísla { $numbers }, mince { $coins }. Nad 10 krach.
ten-total-label-limit = Součet { $total }: čísla { $numbers }, mince { $coins }. TEN končí na { $limit }.
ten-coins-label = Mince { $coins } z { $most }. Víc je krach.
ten-safe = bezpečné { $count }
ten-wild-count = žolíci { $count }
ten-bust-count = krach { $count }
ten-would-bust = { $percent } možných karet je krach
ten-nothing-busts = Žádná karta zatím není krach
ten-what-busts = { $number ->
    [0] Žádné číslo zatím není krach.
    [1] Každé číslo je krach.
   *[other] Čísla od { $number } výš jsou krach.
 } { $coin ->
    [0] Žádná karta mincí není krach.
    [1] Každá karta mincí je krach.
   *[other] Karty mincí od { $coin } výš jsou krach.
 }
ten-your-choice = Tvoje volba
ten-draw-first = Otočit kartu
ten-draw-on = Otáčet dál
ten-deck-out = Balíček je prázdný.
ten-take-numbers = Vzít čísla
ten-points-to = { $from } → { $to }
ten-others-take = { $who ->
    [ten] TEN bere
    [one] Druhý hráč bere
   *[all] Ostatní berou po
 } { $coin } { $count }
ten-then-buy = Pak smíš koupit jednu kartu
ten-draw-before = Nejdřív otoč kartu.
ten-take-coins = { $count ->
    [one] Vzít minci
    [few] Vzít { $count } mince
   *[other] Vzít { $count } mincí
 }
ten-take-coins-none = Vzít mince
ten-coins-to = Ty: { $from } → { $to }
ten-most-coins = Nikdo nemá víc než deset
ten-to-market = Čísla jdou na burzu
ten-turn-ends = Tah končí, ostatní nic nezískají
ten-no-coin-card = Neleží tu žádná karta mincí.
ten-take-token = Vzít žeton krachu
ten-token-worth = { $count ->
    [one] Platí za 3
   *[other] Budeš jich mít { $count }; každý platí za 3
 }
ten-turn-ends-plain = Tah končí
ten-go-buy = Místo toho nakoupit
ten-go-buy-why = Jedna karta z burzy, za svou cenu
ten-go-buy-nothing = Bez nákupu nebude ani žeton
ten-auction = Aukce
ten-auction-of = Aukce: { $card }
ten-for-you = Pro tebe: { $from } → { $to }.
ten-one-bid = Každý jednu nabídku; platí jen vítěz.
ten-up-to = až { $most }
ten-bids-in-order = Nabídky po řadě
ten-to-bid = nabízí
ten-bids-last = poslední
ten-waits = čeká
ten-passed = pas
ten-leads = vede
ten-pass = Pas
ten-bid = Nabídnout { $bid }
ten-one-less = O jednu míň
ten-one-more = O jednu víc
ten-your-bid = Tvoje nabídka, { $least } až { $most }
ten-paying = Placení
ten-pay-for = Zaplať { $price }: { $card }
ten-paid-so-far = zaplaceno { $paid }, zbývá { $left }
ten-pay-with = Plať: { $thing }{ $ends ->
    [yes] ; pak je tvoje: { $card }
   *[no] {""}
 }
ten-token-loses = Žeton krachu platí za 3; { $lost } by propadlo.
ten-next-ends = Další stisk doplatí zbytek; pak je tvoje: { $card }.
ten-each-is-final = Každý stisk platí hned a natrvalo.
ten-suggest = Navrhnout nejlevnější
ten-proposal = Nejlevněji: { $with }.
ten-own-way = Po svém
ten-pay-so = Zaplatit takhle
ten-pays-now = { $name } platí: { $card }, { $paid } z { $price }.
ten-buy-one = Kup jednu kartu, nebo žádnou
ten-buy-final = Poslední kolo: kup jednu kartu, nebo žádnou
ten-buy = Koupit: { $card }, za { $price }
ten-pick-one = Vyber kartu
ten-none-to-buy = Není tu nic ke koupi
ten-buy-nothing = Nic nekoupit
ten-left-in-deck = V balíčku zbývá: { $count }
ten-the-deck = Balíček
ten-deck-called = Balíček: { $deck }.
ten-deck-reconstructed = rekonstruovaný
ten-deck-full = plný
ten-counted-deck = Počítáno z balíčku, podle přehledu karet.
ten-counted-sight = Počítáno z viditelných karet: balíček a odhozené dohromady.
ten-skip-counting = Ukázat výsledek
ten-end-stopped = Ukončeno
ten-end-title = { $who ->
    [you] Vyhráváš
   *[other] Vyhrává { $name }
 }
ten-end-title-shared = Společné vítězství: { $names }
ten-end-points = Nejvíc bodů: { $points }.
ten-end-currency = Stejně bodů, { $points }; rozhodují mince a žetony.
ten-end-cards = Stejně bodů, { $points }, i peněz; rozhoduje míň karet v postupkách.
ten-end-shared = Rovnost ve všem, body: { $points }.
ten-end-beaten = TEN je poražen
ten-end-not-beaten = TEN poražen není
ten-end-rank = Poražen na { $limit }: { $limit ->
    [4] začátek.
    [5] začínáš tomu rozumět.
    [6] působivé.
    [7] štěstí a strategie.
    [8] na stupních vítězů.
    [9] ohromující.
   *[other] nepřekonatelné.
 }
ten-end-no-rank = { $yours } proti { $tens }, TEN otáčí do { $limit }.{ $tie ->
    [yes] {" "}Remíza není výhra.
   *[no] {""}
 }
ten-did-turn = { $name } { $who ->
    [you] otáčíš
   *[other] otáčí
 }: { $cards }.{ $total ->
    [unknown] {""}
   *[other] {" "}Součet { $total }.
 }
ten-did-turn-wild = { $name } { $who ->
    [you] otáčíš
   *[other] otáčí
 }: { $cards }. Aukce.
ten-did-bust = { $name } { $who ->
    [you] otáčíš
   *[other] otáčí
 }: { $cards }. Krach: { $kind ->
    [coin] mince { $total }
   *[number] součet { $total }
 }.
ten-did-take-numbers = { $name } { $who ->
    [you] bereš
   *[other] bere
 } čísla{ $count ->
    [0] ; žádná tu nejsou
   *[other] : { $cards }
 }.
ten-did-take-coins = { $name } { $who ->
    [you] bereš
   *[other] bere
 } mince: { $count }.
ten-did-pay = { $name } { $who ->
    [you] platíš
   *[other] platí
 }: { $with }.
ten-did-bid = { $name } { $who ->
    [you] nabízíš
   *[other] nabízí
 } { $price }.
ten-did-buy = { $name } { $who ->
    [you] kupuješ
   *[other] kupuje
 }: { $cards }, za { $price }.
ten-did-get = { $name } { $who ->
    [you] získáváš
   *[other] získává
 }: { $cards }.
ten-did-others = Ostatní berou mince: { $count }.
ten-did-market = Na burzu: { $cards }.
ten-did-win = { $winner } { $who ->
    [you] vyhráváš
   *[other] vyhrává
 } aukci za { $price }.
ten-did-not-sell = Žolíka nikdo nechce.
ten-did-last = To byla poslední karta balíčku.
ten-did = { $name } { $who ->
    [you] { $what ->
        [pass] pasuješ
        [skip] nic nekupuješ
        [take-token] bereš žeton krachu
       *[go-buy] jdeš radši nakoupit
     }
   *[other] { $what ->
        [pass] pasuje
        [skip] nic nekupuje
        [take-token] bere žeton krachu
       *[go-buy] jde radši nakoupit
     }
 }.
