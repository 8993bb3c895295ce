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
about-the-game = Čtyři hromádky, devadesát osm karet, žádné číslo nahlas. Jediná cesta zpět: přesně deset.
about-quick-and-easy = Dvě hromádky, pět barev. Malá, upovídaná, hotová za deset minut.
about-face-to-face = Stříbro proti zlatu. Dárek soupeři doplní tvou ruku.
about-ten = Otáčej do deseti, ne dál. Draž žolíky, stav dlouhé postupky.

## Welcome

your-name = Tvé jméno
play = Hrát
new-table = Nový stůl
new-table-of = Nový stůl: { $game }
lesson-learn = Nauč se za 2 minuty
lesson-learn-game = Nauč se za 2 minuty: { $game }
independent = tenback je nezávislé provedení pravidel. Názvy her patří vydavatelům; žádná jejich grafika není použita.
rules = Pravidla
rules-of = { $game }: pravidla
settings = Nastavení
about = O tenbacku a soukromí

## A new table

house-rules = Domácí pravidla
option-chosen = { $option }: { $choice }
label = { $label }:
option-expert = Expert
option-expert-why = V tahu aspoň tři karty místo dvou.
option-short-hands = O kartu méně
option-short-hands-why = Každý má v ruce o kartu méně.
option-on-fire = On Fire (neoficiální)
option-on-fire-why = 22, 33, 44, 55, 66 a 77 hoří: přikryj je do konce příštího tahu.
talk-signals = Signály
talk-signals-why = Pevné signály u stolu, bez psaní.
talk-open = Signály a text
talk-open-why = Smí se i psát; čísla se neodešlou.
talk-silent = Ticho
talk-silent-why = Nikdo nic neříká.
the-table = Stůl
option-tracker = Přehled karet

## Waiting for players

waiting-title = Tvůj stůl
empty-chair = Volná židle
chair-kept = Čeká na: { $name }
add-bot = Přidat bota
sit-here = Sednout sem
host = hostitel
bot = bot
a-bot = Bot
bot-plays = Hraje tu bot ({ $strength })
unseat = Uvolnit židli: { $name }
begin = Rozdat
fill-with-bots = Doplnit boty a rozdat
waiting-team = { $count ->
    [one] Chybí ještě jeden člověk: karty jsou pro tolik hráčů, kolik jich hraje na druhé straně.
    [few] Chybějí ještě { $count } lidé: karty jsou pro tolik hráčů, kolik jich hraje na druhé straně.
   *[other] Chybí ještě { $count } lidí: karty jsou pro tolik hráčů, kolik jich hraje na druhé straně.
}
take-a-chair = Posaď se, ať můžeš hrát.
host-begins = Hostitel rozdá, až budou všichni.
invitation = Odkaz s pozvánkou
waiting-ask = Pozvat někoho
make-invitation = Vytvořit odkaz s pozvánkou
copy = Kopírovat
copied = Zkopírováno. Pošli odkaz, komu chceš.
invited = Čeká na tebe stůl
invited-by = { $host } tě zve na { $game }
invited-there = Už tu jsou: { $names }.
invited-text = Napiš své jméno a pojď dál.
come-in = Vstoupit

## The top bar and menus

to-lobby = tenback, do lobby
to-the-lobby = Do lobby
sound = Zvuk
sound-on = Zvuk je zapnutý
sound-off = Zvuk je vypnutý
theme = Motiv
rules-and-keys = Pravidla a klávesy
menu = Nabídka
close = Zavřít
language = Jazyk
skip-to-hand = Přejít k ruce
skip-to-choice = Přejít k volbě
skip-to-main = Přejít k obsahu
hand-over = Ať za mě hraje bot
come-back = Vrátit se do hry
pause = Pauza
resume = Pokračovat ve hře
take-back = Vrátit můj poslední krok
give-up-sure = Ukončit tuhle partii? Nevyhraje ji nikdo.
give-up-alone = Tady skončit
leave-table = Odejít, místo si nechat
read-the-rules = Přečíst pravidla
keys = Klávesy

## The table

you = Ty
the-end = Konec
end-heard = { $title }. { $sentence }
who-starts = Kdo začne?
who-starts-how = Řekni, jak moc chceš začít. Bez čísel.
agreed-for-you = Za tebe padlo „můžu začít“; boti řeknou, jak rádi by začali.
offer-gladly = S radostí
offer-willing = Můžu
offer-rather-not = Raději ne
still-thinking = { $count ->
    [one] { $names } přemýšlí
   *[other] { $names } přemýšlejí
 }
look-at-hand = Nejdřív se podívej do ruky.
your-turn = { $count ->
    [0] Tvůj tah · dál, či konec
    [1] Tvůj tah · aspoň 1 karta
    [2] Tvůj tah · aspoň 2 karty
   *[other] Tvůj tah · aspoň 3 karty
 }
your-turn-now = { $count ->
    [1] Tvůj tah. Polož aspoň jednu kartu.
    [2] Tvůj tah. Polož aspoň dvě karty.
   *[other] Tvůj tah. Polož aspoň tři karty.
 }
title-your-turn = Tvůj tah
turn-of = { $name } přemýšlí
turn-of-read = { $name } přemýšlí.
turn-read = { $turn }.
thinking = přemýšlí
next = hraje další
just-played = právě po tahu
all-laid = bez karet
paused = Pauza
seats-clockwise = Místa po směru hodinových ručiček
cards-in-hand = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
 }
piles = Hromádky
rising = vzestupná
falling = sestupná
room = zbývá { $count }
to-draw = { $count ->
    [0] nic k líznutí
   *[other] k líznutí
 }
shown-to-draw = { $shown } k líznutí
still-to-lay = k položení
pile-label = Hromádka { $pile }, { $direction ->
    [up] vzestupná
   *[other] sestupná
 }, { $planned ->
    [0] nahoře { $top }
   *[other] v plánu { $top }
 }{ $more ->
    [yes] , { $room }
   *[no] {""}
 }
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
step-steep = moc draze
burns = { $count ->
    [one] hoří: přikryj teď
   *[other] hoří
 }
on-card = na { $card }
number-line = Osa od { $low } do { $high }. Hromádky: { $piles }. Tvé karty: { $cards }.
pile-at = { $pile } { $top }
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
lay-and-end = Položit a ukončit tah
end-turn = Ukončit tah
lay-keep-turn = Položit, hrát dál
hint = Nápověda
hint-ask = Požádat o nápovědu
hint-thinking = Přemýšlí…
hints-used = { $count ->
    [one] { $count } nápověda
    [few] { $count } nápovědy
   *[other] { $count } nápověd
 }
lay-anyway = Přesto položit
think-again = Ještě přemýšlet
more-to-go = { $count ->
    [1] { $planned ->
        [0] chybí jedna karta
       *[other] ještě jedna
     }
    [2] { $planned ->
        [0] chybí dvě karty
       *[other] ještě dvě
     }
    [3] { $planned ->
        [0] chybí tři karty
       *[other] ještě tři
     }
   *[other] ještě { $count }
 }
pick-a-pile = vyber hromádku: { $card }
plan-ahead = můžeš plánovat dopředu
if-nothing-changes = pokud se nic nezmění
may-lay-more = stačí; smí se víc
laying = pokládám…
will-be-sent = odešle se, až bude spojení
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

## Talk

signal = Signál
talk-and-log = Komunikace a průběh hry
signals-only = Jen signály. Čísla zůstávají v ruce.
signals-and-text = Signály a text. Čísla zůstávají v ruce.
silent-table = Tento stůl hraje potichu.
signal-about = { $signal }, hromádka { $pile }
signal-menu = Signál k hromádce { $pile }
signal-take-back = Dalším stiskem to vezmeš zpět
take-back-said = Vzít zpět: { $said }
you-said = Tvé signály
say-keep-off = Sem ne
say-keep-off-strongly = Sem ne!
say-small-steps = Malé kroky
say-go-ahead = Jen do toho
meant-keep-off = Prosím, nepokládej sem; mám něco dobrého.
meant-keep-off-strongly = Prosím, nepokládej sem za žádnou cenu.
meant-small-steps = Žádný velký skok, prosím.
meant-go-ahead = S touto hromádkou nemám plány.

## What happened

what-happened = Průběh hry
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
heard-said = { $name }: { $signal }, { $pile }.
said-by = { $name }: { $said }
heard-said-by = { $name }: { $said }.
told-unsaid = { $who ->
    [you] { $name } bereš zpět: { $signal }
   *[other] { $name } bere zpět: { $signal }
 }
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
told-paced = Boti hrají jiným tempem.
told-proposed = { $what ->
    [take-back] { $who ->
        [you] Navrhuješ vrátit krok.
       *[other] { $name } navrhuje vrátit krok.
     }
   *[other] { $who ->
        [you] Navrhuješ skončit.
       *[other] { $name } navrhuje skončit.
     }
 }
told-objected = { $who ->
    [you] Nesouhlasíš.
   *[other] { $name } nesouhlasí.
 }
told-took-back = { $who ->
    [you] { $name } vracíš svůj krok.
   *[other] { $name } vrací svůj krok.
 }
told-hinted = { $name }: žádost o nápovědu.
told-abandoned = Hra byla ukončena.
told-handed-over = { $who ->
    [you] Za tebe hraje bot.
   *[other] { $name }: teď hraje bot.
 }
told-came-back = { $who ->
    [you] Zase hraješ ty.
   *[other] { $name } je zpět.
 }
heard-laid = { $card } na { $pile }
heard-back = { $card } na { $pile }, o deset zpátky od { $from }
heard-turn = { $name }: { $laid }.
heard-drew = Líznuto: { $cards }.

## The end

end-the-game-every-card-laid = Všech devadesát osm karet. Společně jste vyhráli.
end-the-game-stuck = { $excellent ->
    [yes] Leží { $laid }. Výborné, ale výhra to není: k ní musí ležet všechny karty.
   *[no] Leží { $laid }. Hráč na tahu nemohl položit dost karet.
 }
end-the-game-burnt = Leží { $laid }. Hořící karta nebyla včas přikryta.
end-abandoned = Leží { $laid }. Společně jste tu skončili.
end-abandoned-alone = Leží { $laid }. Tady to končíš.
deal-again = Rozdat znovu
to-the-rematch = K dalšímu rozdání
end-series = Zatím vyhrané partie: { $won }.
end-series-of = { $name } { $count }
save-record = Uložit zápis
check-the-deal = Ověřit rozdání
deal-holds = Semínko odpovídá pečeti z doby před první kartou. Na rozdání nikdo nesáhl.
deal-does-not-hold = Semínko neodpovídá pečeti. S tímto rozdáním něco není v pořádku.
deal-shares-yours = Karty se rozdaly podle zapečetěného tajemství serveru a podílů hráčů, i toho tvého. Nikdo si je nemohl vybrat.
deal-shares-hold = Karty se rozdaly podle zapečetěného tajemství serveru a podílů hráčů. Všechno odpovídá tomu, co bylo slíbeno.
deal-other-secret = Tajemství serveru není to, které před rozdáním zapečetil. Mohl tyto karty vybrat.
deal-other-shares = Podíly nejsou ty, které byly před rozdáním slíbeny. Někdo mohl tyto karty vybrat.
deal-other-seed = Karty se nerozdaly podle tajemství a podílů. Někdo je mohl vybrat.
deal-share-missing = Tvůj prohlížeč slíbil podíl na tomto rozdání, a ten v něm není. Jestli ho nenahradilo jiné tvé zařízení, mohl karty někdo vybrat.
deal-share-away = Při rozdávání nebyl tvůj prohlížeč připojený, takže v rozdání jeho podíl není. Všechno ostatní odpovídá tomu, co bylo slíbeno.
deal-silent = Podíl slíben, ale nedodán včas: { $names }.
look-back = Ohlédnout se
look-back-replay = Přehrát záznam
end-share = Sdílet
deal-seed = Semínko
deal-seal = Pečeť
deal-own = SHA-256 semínka
deal-secret = Tajemství serveru
deal-secret-seal = Jeho pečeť
deal-share-of = Podíl: { $name }
deal-again-yourself = Chceš si rozdání ověřit po svém? Ulož zápis a spusť tenback verify.
end-short = { $count ->
    [one] karta chyběla. Prohra.
    [few] karty chyběly. Prohra.
   *[other] karet chybělo. Prohra.
 }
end-stopped = zbylo. Ukončeno.
end-none-left = karet v ruce. Výhra.
end-laid = Leží { $laid } z { $cards }, { $turns ->
    [one] jeden tah
    [few] { $turns } tahy
   *[other] { $turns } tahů
 }.{ $excellent ->
    [yes] {" "}Výborné, ale k výhře musí ležet všechny karty.
   *[no] {""}
 }
end-stuck = { $who ->
    [you] Nemáš tah
   *[other] { $name } nemá tah
 }
end-asked = { $owed ->
    [one] Bylo třeba položit jednu kartu
    [2] Bylo třeba položit dvě karty
    [3] Bylo třeba položit tři karty
    [few] Bylo třeba položit { $owed } karty
   *[other] Bylo třeba položit { $owed } karet
 }, { $fits ->
    [0] a { $held ->
        [one] tahle nepasuje nikam:
        [few] žádná z těchto nepasuje:
       *[other] žádná z těchto nepasuje:
    }
   *[other] a tolik se položit nedalo:
 }
end-asked-heard = { $asked } { $cards }.
end-card-on = { $card } na { $pile }
end-one-play = Zbývala jediná možnost: { $play }. { $who ->
    [you] Ta karta byla u tebe.
   *[other] Tu kartu má { $name }.
 }
end-some-plays = { $count ->
    [one] Z jiné ruky by pasovala jedna karta.
    [few] Z jiných rukou by pasovaly { $count } karty.
   *[other] Z jiných rukou by pasovalo { $count } karet.
 }
end-takes = vezme: { $what }
end-takes-nothing = už nevezme nic
end-above = nad { $number }
end-below = pod { $number }
end-any = { $colour ->
    [R] jakoukoli červenou
    [B] jakoukoli modrou
    [G] jakoukoli zelenou
    [Y] jakoukoli žlutou
   *[P] jakoukoli fialovou
 }
end-together = Společně
end-backs = { $count ->
    [0] Žádná hromádka se nevrátila zpět.
    [one] Jednou se hromádka vrátila zpět.
    [few] { $count }krát se hromádka vrátila zpět.
   *[other] { $count }krát se hromádka vrátila zpět.
 }
end-did = položeno { $laid }, z toho zpět { $backs }
end-way = Jak to šlo
end-ten-backs = reverzní triky
end-gifts = dárky
end-duel-ahead = { $count ->
    [one] karta náskoku
    [few] karty náskoku
   *[other] karet náskoku
 }. { $who ->
    [you] Vyhráváš.
   *[other] Vyhrává { $name }.
 }
end-duel-left = { $count ->
    [one] karta zbyla ({ $loser })
    [few] karty zbyly ({ $loser })
   *[other] karet zbylo ({ $loser })
 }. { $who ->
    [you] Vyhráváš.
   *[other] Vyhrává { $name }.
 }
end-comparing = Hledají se tvé další hry…
from-turn = od { $turn }. tahu dřívější hry
this-deal-again = Totéž rozdání
this-deal-again-why = Tytéž karty ve stejném pořadí. Hra se nepočítá.
end-day = Rozdání dne
end-challenge = Vyzvat přítele
end-challenge-why = Někdo jiný zahraje tytéž karty; potom uvidíte oba výsledky vedle sebe.
end-challenge-sides = Oba výsledky
deal-known = Toto rozdání se už jednou hrálo: hra se nepočítá.
play-limit = Hrát s limitem { $limit }

## When something is in the way

reconnecting = Obnovuji spojení…
reconnecting-plan = Obnovuji spojení… plán zůstává.
line-lost = Bez spojení.
line-lost-plan = Bez spojení. Nic z plánu nebylo odesláno.
line-too-many = Máš tu otevřeno příliš mnoho karet prohlížeče. Jednu zavři a tahle se vrátí sama.
line-will-send = Bez spojení. Tvé karty se položí, jakmile se obnoví.
not-yet = Ještě ne
try-now = Zkusit teď
back-again = { $count ->
    [one] Spojení je zpět. Proběhl jeden tah.
    [few] Spojení je zpět. Proběhly { $count } tahy.
   *[other] Spojení je zpět. Proběhlo { $count } tahů.
 }
back-moved = Zase tady. U stolu se mezitím něco stalo.
old-client = tenback byl aktualizován. Načti stránku znovu; místo i plán zůstanou.
load-again = Načíst znovu
closed-gone = Takový stůl tu není
closed-gone-text = Odkaz není správný, nebo pozvánka vypršela. Požádej o nový odkaz, nebo otevři vlastní stůl.
closed-full = Všechny židle jsou obsazené
closed-full-text = Hra běží nebo už skončila a tento stůl se nedá sledovat. Požádej o jiný, nebo otevři vlastní.
called-off = Zrušeno
called-off-text = Hostitel stůl zrušil před první kartou.
nowhere = Tady nic není
nowhere-text = Adresa nikam nevede. Všechno začíná v lobby.
proposed-abandon = { $name } navrhuje skončit.
agree = Souhlasím
rather-not = Ne, hrajme dál
proposed-take-back = { $name } chce vrátit: { $what }
asks-seen = Mezitím přišly nové karty; vrátí se, aniž je uvidíš.
asks-waits = Stůl čeká, není kam spěchat.
asked-take-back = Chceš vrátit: { $what }
asked-abandon = Navrhuješ skončit.
has-agreed = { $name } souhlasí
is-asked = má odpovědět
never-mind = To nic
declined = { $own ->
    [yes] { $name } už se neptá.
   *[no] { $name } chce raději hrát dál.
 }
play-last = poslední krok
take-back-short = Vrátit
was-before = předtím { $card }
paused-by = { $name } má pauzu.
paused-by-you = Máš pauzu.
paused-how = Hodiny stojí. Pokračovat může každý, kdo sedí u stolu.
play-on = Pokračovat
rematch-open = Rozdává se znovu.
rematch-by = { $name } chce hrát znovu.
rematch-in = Jdu do toho
rematch-watch = Sledovat další rozdání
title-rematch = Další rozdání
presence-planning = plánuje
presence-away = pryč od { $time }
presence-gone = bez spojení od { $time }
presence-not-here = není tu
presence-stand-in = zaskakuje bot
gone-waiting = { $name } tu není a stůl čeká.
stand-in-offer = Ať zaskočí bot
bot-for-you-now = Za tebe hraje bot
take-over = Hrát dál
bot-played-for-you = { $count ->
    [one] Bot za tebe odehrál jeden tah. Místo je zase tvé.
    [few] Bot za tebe odehrál { $count } tahy. Místo je zase tvé.
   *[other] Bot za tebe odehrál { $count } tahů. Místo je zase tvé.
 }
what-it-laid = Co zahrál
skip-wait = Nečekat
chairs-offered = Máš pozvánku: bot ti uvolní místo.
take-this-chair = Sednout si místo: { $name }
door-names = { $count ->
    [one] Dívá se: { $names }
    [few] Dívají se: { $names }
   *[other] Dívají se: { $names }
 }
door-without = { $count ->
    [one] Bez koho se začne: { $names }. Zbylo by jen místo bota.
    [few] Bez koho se začne: { $names }. Zbyla by jen místa botů.
   *[other] Bez koho se začne: { $names }. Zbyla by jen místa botů.
 }
rule = Pravidlo { $rule }

## Refusals: one message for each key in the code, with the facts that come with the key (tests/web/keys.py)

# What has no words of its own

refused = To teď nejde.
again-when = Pokračovat můžeš { $when }.
refused-broken = To se nepovedlo. Zkus to za chvíli.

# Coming in, chairs, the host

refused-no-such-table = Takový stůl tu není, nebo pozvánka vypršela. Požádej o nový odkaz, nebo otevři vlastní stůl.
refused-no-such-lesson = Taková lekce není. Vyber si jinou v lobby.
refused-not-in-this-lesson = To k tomuto kroku lekce nepatří. Začni krok znovu.
refused-hint-counted = Tento pokus se porovnává s pokusy ostatních: nápovědy tu nejsou.
refused-hint-company = Nápovědy jsou jen tehdy, když jsou všichni ostatní boti.
refused-hint-not-ready = Silný bot se ještě připravuje. Požádej za chvíli.
refused-hint-failed = Bot nenašel odpověď. Požádej znovu.
refused-no-hints = Žádný bot nehraje tuto hru dost dobře, aby napovídal.
refused-moved-on = U stolu se mezitím hrálo dál. Požádej znovu.
refused-no-watching = Všechny židle jsou obsazené a tento stůl se nedá sledovat. Otevři vlastní stůl.
refused-nowhere = Nejsi u žádného stolu; nejdřív vstup.
refused-already-seated = U tohoto stolu už sedíš.
refused-no-seat = U tohoto stolu nemáš židli.
refused-full = Všechny židle jsou obsazené.
refused-seat-taken = Tam už někdo sedí.
refused-nobody-there = Tam nikdo nesedí.
refused-own-seat = To je tvá židle; můžeš ji uvolnit.
refused-no-such-seat = Takovou židli tento stůl nemá.
refused-seats-taken = { $sitting ->
    [one] Sedí tu už jeden hráč; nejdřív musí uvolnit židli.
    [few] Sedí tu už { $sitting } hráči; někdo musí nejdřív uvolnit židli.
   *[other] Sedí tu už { $sitting } hráčů; někdo musí nejdřív uvolnit židli.
 }
refused-seat-open = Jedna židle je ještě volná: počkej na někoho, přidej bota, nebo jednu židli uber.
refused-no-such-bot = Takový bot tu není; vyber jiného.
refused-not-host = To smí jen hostitel stolu.
refused-unseated = Hostitel uvolnil tvou židli. S novou pozvánkou si tu můžeš zase sednout.
refused-too-many-invitations = Stůl nemůže mít víc odkazů s pozvánkou než { $most }.
refused-too-many-listed = V hale už čekají tvé stoly a víc než { $most } najednou jich být nesmí. Některý zruš, nebo začni hrát.
refused-setting = { $place ->
    [seats] Tato hra není pro tolik hráčů.
    [options] Tato domácí pravidla k sobě nejdou; vyber jiná.
   *[other] Takový stůl otevřít nejde. Vyber něco jiného.
 }
refused-begun = Pozdě: hra už začala.
refused-dealing = Chviličku: karty se právě rozdávají.
refused-known-deal = Toto rozdání se už hrálo: nikdo k němu podíl nepřidává.
refused-day-counted = Tento pokus o rozdání dne se počítá: žádné vracení tahů, žádné pauzy, žádný bot místo tebe.
refused-day-alone = Rozdání dne hraje každý u vlastního stolu; nikdo se nemůže dívat.
refused-day-again = Rozdání dne si zahraješ znovu z jeho stránky; to se nepočítá.
refused-shared-deal = Jiní dostávají jinde stejné karty, takže tady se to změnit nedá.
refused-challenged = Někdo jiný má tyto karty ještě hrát; rozdejte nové.
refused-day-to-come = Ten den ještě nenastal.
refused-day-people = Rozdání dne je pro lidi; programy hrají u jiných stolů.
refused-bots-compiling = Silní boti pro toto rozdání se teprve připravují; zkus to za minutu.
refused-day-played = Toto rozdání už máš za sebou; znovu se nepočítá.
refused-day-first = Počítá se první pokus; potom můžeš hrát, kolikrát chceš, bez počítání.
refused-challenge-listed = Záznam tohoto stolu si může přehrát kdokoli; vyzvi raději s novými kartami.
refused-challenge-known = Tyto karty už znáš.
refused-no-such-challenge = Taková výzva tu není; řekni si o odkaz znovu.
refused-promised = Tento podíl už je slíbený.
refused-not-dealing = Teď se nikdo na podíl neptá.
refused-share-told = Tvůj podíl už tu je.
refused-another-share = To není podíl, který byl slíben.
refused-waiting = Hra ještě nezačala.
refused-ended = Hra skončila.
refused-not-ended = To půjde, až hra skončí.
refused-never-begun = Tento stůl byl zrušen; otevři nový.
refused-rematched = Další rozdání už je otevřené; jdi tam.
refused-not-for-you = To je pro ty, kdo u tohoto stolu hráli.
refused-not-your-eyes = Tady smíš záznam sledovat jen ze svého místa.
refused-too-many-puzzles = Máš už { $most } hádanek; víc se jich neuchová.
refused-no-such-rescue = Taková hra k záchraně tu není.
refused-no-such-puzzle = Tahle hádanka už neexistuje, nebo odkaz není celý.
refused-reviews-full = Už se dělá mnoho rozborů. Zkus to za pár minut znovu.
refused-moment-over = Tam už hra skončila. Vrať se o tah zpět a hraj dál.
refused-no-such-moment = Takový okamžik v té hře není.
refused-branch-seats = Tahle hra navazuje na dřívější a zachovává její počet hráčů.

# Who starts

refused-starting = Nejdřív každý řekne, jak moc chce začít.
refused-not-starting = Kdo začne, už je rozhodnuto.
refused-gladly = Řekni: s radostí, můžu, nebo raději ne.
refused-already-offered = Tvá odpověď na to, kdo začne, už platí.

# Turns, pauses, bots that stand in

refused-not-your-turn = Nejsi na tahu.
refused-paused = Hra má pauzu; nejdřív musí pokračovat.
refused-not-paused = Hra nemá pauzu.
refused-stood-in = Hraje za tebe bot; nejdřív se vrať do hry.
refused-not-stood-in = Nikdo za tebe nehraje; místo je tvé.
refused-bot-there = Tam už hraje bot.
refused-left-already = V tomhle tahu už za tebe jednou hrál bot; počkej na další.
refused-no-action = Nejdřív vyber, co chceš udělat.
refused-too-many-actions = To je moc najednou; zahraj nejdřív část.
refused-not-an-action = Nic takového v této hře není.
refused-opaque = Cestou se objeví další karty; pokračuj, až je uvidíš.
refused-over-before = Tím hra končí; nic dalšího už nejde zahrát.
refused-turn-over-before = Pak jsou na řadě jiní; dál už hrát nemůžeš.

# Talk

refused-silent = Tento stůl hraje potichu.
refused-no-cards = Signály se dávají jen během hry.
refused-not-a-signal = To se tu říkat nesmí; řekni to signálem tohoto stolu.
refused-said-already = Od posledního tahu už o tom byla řeč; počkej na další.
refused-not-said = Tento signál se už nezobrazuje.
refused-no-chat = U tohoto stolu se během hry nepíše.
refused-no-text-for-pros = Profíci během hry nic nepíšou: zvol signály nebo mlčení.
refused-written-already = Tohle už tu od tebe je; řekni to jinak, nebo počkej na další tah.
refused-texts = Od posledního tahu máš už { $most } zpráv; počkej na další.
refused-chat-length = Zpráva má 1 až { $most } znaků.
refused-chat-characters = Zpráva smí mít jen viditelné znaky.
refused-number = Neodesláno: { $words }. Čísla se říkat nesmějí; použij signál.
quoted = „{ $words }“

# Taking back, giving up

refused-told = Pozdě: někdo už viděl nové karty. Můžeš požádat o vrácení; všichni musí souhlasit.
refused-still-there = { $name } je u stolu nebo se spojení ztratilo teprve před chvílí. Bot zaskočí jen za někoho, kdo tu není.
refused-not-awaited = Stůl teď na hráče { $name } nečeká.
refused-bots-object = Boti raději ne: mezitím padla karta, kterou znáš.
refused-seen-alone = Mezitím padla karta, kterou znáš; to vrátit nejde.
refused-no-such-pace = Tak boti nehrají.
refused-paced = Tak už hrají.
refused-by-invitation = Hra už začala. S pozvánkou si můžeš sednout na místo bota.
refused-within-a-turn = { $name } je uprostřed tahu; sedni si za chvíli.
refused-no-bot-moves = Žádný bot teď netáhne.
refused-nothing-to-take-back = Teď nemáš co vzít zpět.
refused-proposal = Navrhnout se dá konec hry, nebo vrácení kroku.
refused-proposed-already = Něco už je navrženo; nejdřív odpověz na to.
refused-nothing-proposed = Už není nic navrženo.
refused-agreed-already = Tvůj souhlas už platí.
refused-no-resigning = Vzdát se dá jen souboj; navrhni konec, nebo ať za tebe hraje bot.
refused-asides = Od posledního tahu je hra přerušená už dvakrát; počkej na další.
refused-asked-enough = U tohoto stolu už bylo velmi mnoho tvých přání, přestávek a zpráv (limit: { $most }). Teď tu můžeš už jen hrát.
refused-log-full = U tohoto stolu se už stalo tolik, že se dá jen dohrát do konce.

# Who one is, and the server

refused-who = Tento prohlížeč tu už není známý. Napiš své jméno a pojď dál.
refused-name = Jméno musí mít viditelné znaky a nesmí být moc dlouhé. Zvol jiné.
refused-name-taken = To jméno už někdo má. Zvol jiné.
refused-password = Heslo má { $least } až { $most } znaků.
refused-password-guessed = Tohle heslo každý hned uhodne. Zvol jiné.
refused-passwords-busy = Moc hesel najednou. Zkus to znovu za pár sekund.
refused-wrong-password = Špatné jméno nebo heslo. Zkus to znovu.
refused-only-guests = Účet už máš.
refused-account-not-made = S tímto jménem účet založit nejde. Zvol jiné.
refused-too-fast = Moc najednou; počkej chvilku.
refused-bad-request = Server tomu neporozuměl. Načti stránku znovu.
refused-origin = Z jiné stránky to nejde. Otevři přímo tenback.
refused-head-too-large = Tento prohlížeč posílá víc, než server čte. Smaž cookies této stránky a načti ji znovu.
refused-body-too-large = To je na server moc velké.
refused-too-slow = Spojení bylo moc pomalé. Zkus to znovu.
refused-server-full = Server je teď plný. Zkus to za chvilku.
refused-host = Pod tímto jménem server není znám. Řekni to tomu, kdo ho provozuje.
refused-not-from-here = To smí vidět jen ten, kdo server provozuje.
refused-banned = Správce serveru tě teď nepouští dovnitř.
refused-muted = Správce serveru tě umlčel: co napíšeš, se nepředává. Signály fungují dál.
refused-signup-closed = Na tomto serveru se nové účty nezakládají. Můžeš hrát jako host.
refused-owner-stays = Majitele serveru nelze zablokovat, umlčet ani smazat.
refused-owner-guest = Server může patřit jen účtu, ne hostovi.
refused-no-account = To je host, nemá heslo.
refused-nobody-such = Pod tímto jménem tu nikoho neznáme.
refused-table-gone = Ten stůl už neexistuje.
refused-no-such-report = To hlášení je už uzavřené.
refused-announcement = Oznámení má 1 až 300 znaků.
refused-reported-already = Tohle už máš u tohoto stolu nahlášené. Správce serveru se na to podívá.
refused-nobody-to-report = Nahlásit můžeš jen někoho jiného, kdo sedí u tohoto stolu.
refused-not-found = Tady nic není.
refused-store-down = Teď nejde nic uložit. Zkus to za chvíli.
refused-damaged = Tento stůl se už nedá přečíst. Řekni to tomu, kdo se stará o server.
refused-no-answer = Server neodpovídá. Zkus to za chvíli.

# Cards and piles

refused-not-in-hand = { $card }: tuhle kartu v ruce nemáš. Polož kartu ze své ruky.
refused-not-higher = { $card } nejde na { $pile }. { $pile } roste od { $top }: cokoli výš.
refused-not-higher-nor-back = { $card } nejde na { $pile }. { $pile } roste od { $top }: cokoli výš, nebo přesně { $back }.
refused-not-lower = { $card } nejde na { $pile }. { $pile } klesá od { $top }: cokoli níž.
refused-not-lower-nor-back = { $card } nejde na { $pile }. { $pile } klesá od { $top }: cokoli níž, nebo přesně { $back }.
refused-not-higher-nor-same-colour = { $card } nejde na { $pile }. { $pile } roste od: { $top }. Cokoli vyššího, nebo jakákoli karta té barvy.
refused-not-lower-nor-same-colour = { $card } nejde na { $pile }. { $pile } klesá od: { $top }. Cokoli nižšího, nebo jakákoli karta té barvy.
refused-too-few = V tahu se pokládá aspoň { $minimum }; leží { $played }.
refused-none-laid = V tahu se pokládá aspoň jedna karta; nejdřív ji polož.
refused-two-laid = V tahu se pokládá jedna nebo dvě karty; dvě už jsou.
refused-one-laid = Profíci pokládají přesně jednu kartu za tah.
refused-second-gift = Jeden dárek na tah, a ten už ho má. Polož { $card } na A nebo B.
refused-gift-not-lower = { $card } hromádku { $pile } nezlepší. { $pile } roste od { $top }: dárek je cokoli níž.
refused-gift-not-higher = { $card } hromádku { $pile } nezlepší. { $pile } klesá od { $top }: dárek je cokoli výš.
refused-nothing-betters = Hromádku { $pile } zatím nic nezlepší. Polož { $card } na A nebo B.
refused-over-won = Hra skončila: všechny karty leží. Rozdej znovu a hraj dál.
refused-over-stuck = Hra skončila: někdo nemohl položit dost karet. Rozdej znovu a hraj dál.
refused-over-burnt = Hra skončila: hořící karta nebyla přikryta. Rozdej znovu a hraj dál.
refused-over-all-laid = Hra skončila: všechny karty jednoho hráče leží. Rozdej znovu a hraj dál.
refused-over-single-card = Hra skončila: jediná poslední karta prohrává. Rozdej znovu a hraj dál.

# TEN

refused-first-draw = Tah začíná otočením karty.
refused-draw-or-take = Otáčej dál, nebo si vezmi čísla či mince.
refused-no-coin-card = V řadě neleží žádná karta mincí: vezmi si čísla, nebo otáčej dál.
refused-deck-is-out = Balíček je prázdný: vezmi si čísla, nebo mince.
refused-in-auction = Je aukce: { $wild }. Nabídni, nebo pasuj.
refused-bid-too-low = Nejnižší nabídka je teď { $least }; můžeš i pasovat.
refused-bid-too-low-solo = V sólové hře je nejnižší nabídka { $least }; můžeš i pasovat.
refused-bid-too-high = Můžeš zaplatit nejvýš { $means }: nenabízej víc, nebo pasuj.
refused-bid-too-high-solo = Mincemi, žetony a duplikáty můžeš zaplatit nejvýš { $means }: nenabízej víc, nebo pasuj.
refused-in-payment = Zbývá zaplatit { $owed } za: { $card }. Plať mincí, žetonem krachu, nebo číselnou kartou.
refused-no-coin = Už nemáš žádnou minci: zaplať něčím jiným.
refused-no-bust-token = Nemáš žeton krachu: zaplať něčím jiným.
refused-not-yours = { $card }: tuhle kartu nemáš. Zaplať tím, co je tvé.
refused-wilds-do-not-pay = Žolíky se neplatí: zaplať něčím jiným.
refused-no-duplicate = V sólové hře se v aukci platí jen duplikáty a tuhle kartu máš jednou: { $card }. Zaplať něčím jiným.
refused-no-duplicate-buy = Tady se platí jen duplikáty a tuhle kartu máš jednou: { $card }. Zaplať něčím jiným.
refused-in-market = Teď smíš koupit jednu kartu z burzy, nebo žádnou.
refused-not-in-market = { $card }: tahle karta na burze není. Kup některou, co tam leží, nebo žádnou.
refused-owned-already = { $card }: tuhle kartu už máš. Kup jinou, nebo žádnou.
refused-too-dear = { $card } stojí { $price } a ty můžeš zaplatit { $means }: kup levnější kartu, nebo žádnou.
refused-bust-choice = Krach: vezmi si žeton, nebo jdi nakoupit.
refused-no-bust-choice = Tahle volba přichází po krachu, a jen s pravidlem: krach s volbou.
refused-in-final-round = Poslední kolo: kup jednu kartu, nebo žádnou.
refused-over = Hra skončila: poslední nákup už měli všichni. Rozdej znovu a hraj dál.
refused-ten-draws = TEN otáčí, dokud nedosáhne svého hraničního čísla.
refused-ten-takes = TEN si vždy bere čísla.
refused-ten-bids = TEN nabízí podle svého pravidla.
refused-ten-pays = TEN platí mincemi, pak žetony, pak duplikáty.

# A deck of one’s own for TEN

refused-deck-parts = Soubor s balíčkem má název a tabulku karet, nic víc.
refused-deck-name = Název balíčku má 1 až { $most } viditelných znaků.
refused-deck-name-taken = TEN už má balíček s názvem { $written }; dej svému jiný.
refused-deck-cards = Karty v souboru s balíčkem jsou tabulka: každá karta a její tři počty kusů.
refused-deck-no-such-card = V souboru s balíčkem je karta, která neexistuje: { $written }.
refused-deck-copies = V souboru s balíčkem nesedí { $line }: je třeba tří celých čísel, kusů pro dva, tři a čtyři či pět hráčů.
refused-deck-fewer-have-more = Kusy { $line } v souboru s balíčkem: { $copies }; pro méně hráčů jich nikdy není víc.
refused-deck-number-cards = Součet v souboru s balíčkem nesedí: číselných karet pro čtyři či pět hráčů je { $counted }, TEN jich má { $right }.
refused-deck-coin-cards = Součet v souboru s balíčkem nesedí: karet mincí pro čtyři či pět hráčů je { $counted }, TEN jich má { $right }.
refused-deck-wilds = Součet v souboru s balíčkem nesedí: žolíků pro čtyři či pět hráčů je { $counted }, TEN jich má { $right }.
refused-deck-none-for-two = V souboru s balíčkem není žádná karta pro dva hráče; každý tah začíná otočením karty.

## Settings

light = Světlý
dark = Tmavý

## About

imprint = Provozovatel a podmínky

### Pile games

chat = Chat
say-something = Napiš něco
chat-new = { $count ->
    [one] Jedna nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
 }
send = Odeslat
time-of-turn = Čas tahu
bot-for-you = Za tebe hraje bot.
cards-laid = Položené karty
cards-laid-by = { $name }, { $metal }
cards-laid-how = Položené jsou přeškrtnuté, tvé vyznačené.
card-is-laid = { $card }, položená
card-is-not-laid = { $card }, ještě ne
card-is-held = { $card }, v tvé ruce
since-you-looked = od tvé poslední návštěvy
press-plain = Plán: { $card } na { $pile }
press-gift = Plán: { $card } jako dárek na { $pile }, lepší o { $by }
gift = dárek
first-card = první karta
fits-gift = { $pile } jako dárek
fits-first = { $pile } jako první
heard-gift = { $card } jako dárek na { $pile }
say-want = Chci sem
meant-want = Chci sem pokládat; nech mi to tu.
say-trick = Můžu vrátit
meant-trick = Tuto hromádku můžu vrátit.
red = červená
blue = modrá
green = zelená
yellow = žlutá
purple = fialová
coloured-card = { $colour } { $number }
start-card = pořadová karta
height-low = nízká
height-middle = střední
height-high = vysoká
height-unsaid = jen barva
colour-and-height = { $colour }, { $height }
colour-hold = Mám: { $colour }
colour-said = Mám: { $colour }, řečeno
said-hold = v ruce { $hold }
i-hold = Držím
about-a-pile = O hromádce
talk-of-colours = Mluvte o barvách, vysoká, nebo nízká. Žádná čísla.
talk-of-pros = Jen barvy a hromádky; nic o výši čísla.
same-colour = stejná barva
same-colour-back = stejná barva: { $from } → { $to }
fits-same-colour = { $pile } stejná barva, zpět o { $by }
press-same-colour = Plán: { $card } na { $pile }, stejná barva, zpět o { $by }
heard-same-colour = { $card } na { $pile }, stejná barva, předtím { $from }
two-a-turn = dvě na tah
one-a-turn = jedna na tah
end-quick-and-easy-every-card-laid = Všech padesát karet. Společně jste vyhráli.
end-quick-and-easy-stuck = Položeno { $laid }. Pak už žádná karta nešla.
plan-note-quick = Jedna karta nebo dvě, pak si dolízneš do dvou.
plan-note-pro = Přesně jedna karta, pak si dolízneš do dvou.
your-turn-one-or-two = Tvůj tah · 1–2 karty
your-turn-one = Tvůj tah · jedna karta
silver = stříbro
gold = zlato
seam = jeden dárek na tah, zlepší soupeřovu hromádku
one-gift-a-turn = jeden dárek na tah
nothing-betters = zatím není co zlepšit
yours-to-better = { $direction ->
    [up] dárek: pod { $top }
   *[down] dárek: nad { $top }
 }
left-to-lay = { $shown } k položení
race = položeno { $laid } z { $cards }
draw-back-to-six = S dárkem si dolízneš do šesti.
will-draw = { $count ->
    [0] Nic nelízneš.
    [1] Lízneš jednu.
    [2] Lízneš dvě.
   *[other] Lízneš { $count }.
 }
strands-ask-duel = S tímto plánem prohraješ.
end-winner = { $who ->
    [you] Vyhráváš
   *[other] Vyhrává { $name }
 }
end-nobody = Nikdo nevyhrál
end-face-to-face-all-laid = { $who ->
    [you] Všech tvých padesát osm karet leží.
   *[other] { $name }: všech padesát osm karet leží.
 }
end-face-to-face-stuck = { $loses ->
    [you] Nešlo položit dvě karty.
   *[other] { $loser } nemůže položit dvě karty.
 }
end-face-to-face-single-card = { $loses ->
    [you] Zbyla ti jediná karta; tah potřebuje dvě.
   *[other] { $loser } má jedinou poslední kartu; tah potřebuje dvě.
 }
end-resigned = { $loses ->
    [you] Vzdáváš hru.
   *[other] { $loser } vzdává hru.
 }
end-duel-stopped = Skončili jste tu po dohodě.

## Welcome and tables

bots-play = Síla botů
strength-random = náhodný
strength-novice = začátečník
strength-fast = dobrý
strength-strong = silný
all-tables = Všechny stoly
profile = Ty a tvé hry
tables-looking = Hledám…

## A new table, more

no-such-game = Taková hra tu není. Jsou tu čtyři; vyber si z nich.
seats-why-quick-and-easy = Quick & Easy potřebuje aspoň dva hráče (Q1).
seats-why-face-to-face = Souboj je pro dva (F1).
option-pro = Pro profíky
option-pro-why = V tahu přesně jedna karta; mluví se jen o barvách a hromádkách, nikdy o výši čísla.
option-last-card = Poslední jediná karta
option-last-card-why = Co se stane, když začínáš tah s jednou kartou v ruce a není co líznout.
option-last-card-loses = prohráváš
option-last-card-wins = smíš ji položit a vyhráváš (neoficiální)
option-fiasco = Krach s volbou
option-fiasco-why = Po krachu si vybereš: žeton krachu, nebo nákup.
option-deck = Balíček
option-deck-why = Které karty jsou v balíčku při tomto počtu hráčů.
option-deck-reconstructed = sestavený podle pravidel a recenzí
option-deck-full = všechny karty (neoficiální)
option-deck-own = vlastní soubor
option-limit = Hraniční číslo TEN
option-limit-why = Kam až TEN otáčí karty; čím výš, tím těžší.
option-solo-duplicates = Platit jen duplikáty
option-solo-duplicates-why = Číselnou kartou platíš nákup, jen když máš druhou stejnou. Po vypnutí platíš každou číselnou kartou.
option-solo-duplicates-off = Platit každou číselnou kartou
no-text-for-pros = Profíci neříkají nic o výši čísla, takže se během hry nepíše.
talk-free = Text
talk-free-why = Psát se smí cokoli.
watch-all-after = Stůl; po konci všechny karty
watch-public = Jen stůl
watch-none = Bez diváků
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
pace-slow = pomalu
pace-human = jako lidé
pace-fast = rychle
pace-instant = okamžitě
table-listed = může kdokoli
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
    [5] Rozdat pěti
   *[other] Rozdat: { $count }
 }
stand-up = Uvolnit židli
call-off = Zrušit stůl
copy-yourself = Odkaz je označený; zkopíruj ho pomocí Ctrl+C.
invitation-why = Kdo má tento odkaz, smí dovnitř.
invitation-why-listed = Stůl je i v seznamu.
invitation-renew = Vytvořit nový odkaz; starý přestane platit
invitation-renewed = Nový odkaz. Starý už neplatí.

## Profile

kind-guest = host
kind-account = účet

## When something is in the way, more

unreachable = Nikdo neodpovídá
unreachable-text = Server není dosažitelný. Zkontroluj připojení; tvá místa a hry tam zůstávají.
closed-expired = Tato pozvánka už neplatí
closed-expired-text = Vypršelo, hostitel vytvořil nový odkaz, nebo stůl už není. Požádej o nový odkaz, nebo otevři vlastní stůl.
closed-broken = Odkaz není celý
closed-broken-text = Žádný stůl se tak jmenovat nemůže. Zkopíruj odkaz znovu, celý.
closed-other = Teď nejde vstoupit
rules-not-loaded = Pravidla se nepodařilo načíst.
on-this-page = Na této stránce

### Replay

replay = Záznam
moment-picture = Obrázek této chvíle
replay-drew = líznuto { $count }
replay-bust = krach na { $total }
replay-coins = { $count ->
    [one] jedna mince
    [few] { $count } mince
   *[other] { $count } mincí
 }
replay-took = bere { $cards }
replay-bought = kupuje { $cards }
replay-bid = { $name }: { $price }
replay-passed = { $name }: pas
replay-unsold = žolíka nikdo nechtěl
replay-points = Body: { $points }
laid-on = na { $pile }
laid-here = položeno sem:

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
ten-times = { $count } × { $thing }
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
ten-points-shown = { $shown } { $count ->
    [one] bod
    [few] body
   *[other] bodů
 }
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
    [auction] Tvá nabídka
    [pay] Tvůj tah · plať
    [choose] Krach · tvá volba
   *[other] Tvůj tah · nákup
 }
ten-other = { $name } { $what ->
    [draw] otáčí
    [auction] nabízí
    [pay] platí
    [choose] volí
   *[other] nakupuje
 }
ten-other-read = { $name } { $what ->
    [draw] otáčí
    [auction] nabízí
    [pay] platí
    [choose] volí
   *[other] nakupuje
 }.
ten-doing = { $what ->
    [draw] otáčí
    [auction] nabízí
    [pay] platí
    [choose] volí
   *[other] nakupuje
 }
ten-final = { $what ->
    [bought] nakoupeno
    [last] kupuje poslední
   *[other] ještě kupuje
 }
ten-turn-now = { $what ->
    [first] Tvůj tah. Otoč kartu.
    [draw] Tvůj tah. Otáčej dál, nebo ber.
    [auction] Tvá nabídka.
    [choose] Krach. Vezmi žeton, nebo jdi nakoupit.
   *[other] Tvůj tah. Kup jednu kartu, nebo žádnou.
 }
ten-pay-now = Tvůj tah. Zaplať { $left } za: { $card }.
ten-no-bid-yet = Nikdo ještě nenabídl.
ten-leads-with = { $name } vede s nabídkou { $bid }.
ten-can-bid = Můžeš nabídnout { $least } až { $most }.
ten-cannot-bid = Víc dát nemůžeš; zbývá pas.
ten-risk = Krach by přineslo { $bust } z { $all } zbývajících karet.
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
ten-row-of = { $who ->
    [you] Tvá řada
   *[other] Řada: { $name }
 }
ten-deck-left = { $count ->
    [0] Balíček je prázdný
    [one] Jedna karta v balíčku
    [few] { $count } karty v balíčku
   *[other] { $count } karet v balíčku
 }
ten-row-empty = Zatím není nic otočeno.
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
ten-your-choice = Tvá volba
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
    [one] Má hodnotu 3
   *[other] Budeš jich mít { $count }; každý má hodnotu 3
 }
ten-turn-ends-plain = Tah končí
ten-go-buy = Místo toho nakoupit
ten-go-buy-why = Jedna karta z burzy, za svou cenu
ten-go-buy-nothing = Bez nákupu nebude ani žeton
ten-auction = Aukce
ten-auction-of = Aukce: { $card }
ten-for-you = Pro tebe: { $from } → { $to }.
ten-after-paying = Po zaplacení { $bid }: { $points }.
ten-one-bid = Každý jednu nabídku; platí jen vítěz.
ten-bids-alone = V sólové hře začínají nabídky na 5. Ve tvém tahu nabídne TEN tolik, kolik můžeš zaplatit, nebo vše, co má, je-li to méně; ve svém o jednu víc než ty. Když nemůže zaplatit 5, pasuje.
ten-up-to = až { $most }
ten-turn-of = { $who ->
    [you] Tvůj tah
   *[other] Na tahu: { $name }
 }
ten-bids-in-order = Nabídky po řadě
ten-to-bid = na řadě
ten-bids-last = na konci
ten-waits = čeká
ten-passed = pas
ten-leads = vede
ten-pass = Pas
ten-bid = Nabídnout { $bid }
ten-one-less = O jednu míň
ten-one-more = O jednu víc
ten-your-bid = Tvá nabídka, { $least } až { $most }
ten-paying = Placení
ten-pay-for = Zaplať { $price } za: { $card }
ten-paid-so-far = zaplaceno { $paid }, zbývá { $left }
ten-pay-with = Plať: { $thing }{ $ends ->
    [yes] ; pak je tvá: { $card }
   *[no] {""}
 }
ten-token-loses = Žeton krachu má hodnotu 3; propadne: { $lost }.
ten-next-ends = Další kliknutí doplatí zbytek; pak je tvá: { $card }.
ten-each-is-final = Každé kliknutí hned platí; vrátit to nejde.
ten-proposal = Nejlevněji: { $with }.
ten-pay-so = Zaplatit takhle
ten-pay-all = Zaplatit: { $with }
ten-pays-now = { $name } platí za: { $card }, { $paid } z { $price }.
ten-buy-one = Kup jednu kartu, nebo žádnou
ten-buy-final = Poslední kolo: kup jednu kartu, nebo žádnou
ten-buy = Koupit: { $card }, za { $price }
ten-would-have = { $offered }; po nákupu: { $points }
ten-pick-one = Vyber kartu
ten-none-to-buy = Není tu nic ke koupi
ten-buy-nothing = Nic nekoupit
ten-left-in-deck = V balíčku zbývá: { $count }
ten-the-deck = Balíček
ten-shown-in-deck = { $shown } v balíčku
ten-deck-called = Balíček: { $deck }.
ten-deck-reconstructed = rekonstruovaný
ten-deck-full = plný
ten-counted = Spočítáno z toho, co všichni viděli.
ten-skip-counting = Ukázat výsledek
ten-end-stopped = Ukončeno
ten-score-of = { $name } { $points }
ten-scores = { $scores }.
end-winners = Společné vítězství: { $names }
end-ten-most-points = Nejvíc bodů: { $points }.
end-ten-most-currency = Stejně bodů ({ $points }); rozhodují mince a žetony.
end-ten-fewest-cards = Stejně bodů ({ $points }) i peněz; rozhoduje míň karet v postupkách.
end-ten-shared = Rovnost ve všem, body: { $points }.
ten-end-beaten = TEN je poražen
ten-end-not-beaten = TEN poražen není
end-ten-ten-beaten = Poražen na { $limit }: { $limit ->
    [4] začátek.
    [5] začínáš tomu rozumět.
    [6] působivé.
    [7] štěstí a strategie.
    [8] na stupních vítězů.
    [9] ohromující.
   *[other] nepřekonatelné.
 }
end-ten-ten-not-beaten = { $yours } proti { $tens }, TEN otáčí do { $limit }.{ $tie ->
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
    [unknown] {""}
    [0] ; žádná tu nejsou
   *[other] : { $cards }
 }.
ten-did-take-coins = { $name } { $who ->
    [you] bereš
   *[other] bere
 } mince{ $count ->
    [unknown] {""}
   *[other] : { $count }
 }.
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
ten-counting = Jak se počítalo
ten-counting-how = nejdelší postupka každé barvy; šrafovaný je žolík
ten-player = Hráč
ten-colour = { $colour ->
    [B] modrá
    [G] zelená
    [O] oranžová
   *[P] růžová
 }
ten-worth = hodnota { $count }
ten-end-points = { $count ->
    [one] bod
    [few] body
   *[other] bodů
 }{ $won ->
    [yes] . Vyhráváš.
   *[no] { $gap ->
        [0] , stejně, ale při rovnosti prohráváš
        [one] , o jeden míň
        [few] , o { $gap } míň
       *[other] , o { $gap } míň
    }
 }
ten-where-from = { $who ->
    [you] Odkud jsou tvé body
   *[other] Odkud jsou body: { $name }
 }
ten-from-wilds = { $wilds ->
    [0] Všechny z čísel, bez žolíka.
    [one] Jeden žolík dal { $gave } z { $points } bodů; žolíci stáli dohromady { $paid }.
    [few] { $wilds } žolíci dali { $gave } z { $points } bodů; žolíci stáli dohromady { $paid }.
   *[other] { $wilds } žolíků dalo { $gave } z { $points } bodů; žolíci stáli dohromady { $paid }.
 }
ten-by-numbers = { $count } z čísel
ten-by-wilds = { $count } ze žolíků

## A game without a table of its own

plain-acts = Co můžeš udělat
plain-yes = ano
plain-no = ne
plain-none = nic
plain-hidden = { $count ->
    [one] jedna skrytá karta
    [few] { $count } skryté karty
   *[other] { $count } skrytých karet
 }
part-hands = Karty v ruce
part-draw = Dobírací hromádka
end-all-won = Vyhráli jste společně
end-all-lost = Hra je prohraná
end-by = Důvod konce: „{ $reason }“.

### Hosts and people

announcement = Oznámení
put-away = Skrýt
banned = Jsi zablokován
banned-for-good = Správce serveru tě zablokoval natrvalo.
banned-until = Správce serveru tě zablokoval do { $when }.
kind-program = program
what-is-stored = Co je o tobě uloženo
report-whom = Nahlásit: { $name }…
report-why = Přečte si to správce serveru, spolu s posledními zprávami u tohoto stolu. Nikdo jiný se nedozví, že jsi psal.
report-reason = Co je špatně?
report-reason-insults = Urážky nebo výhrůžky
report-reason-spam = Spam
report-reason-cheating = Podvádění
report-reason-name = Urážlivé jméno
report-reason-other = Něco jiného
report-words = Vlastními slovy, pokud chceš
report-send = Odeslat
report-sent = Děkujeme. Správce serveru se na to podívá.
closed-removed = Tento stůl byl odstraněn
closed-removed-text = Odstranil ho správce serveru.
admin = Správa serveru
