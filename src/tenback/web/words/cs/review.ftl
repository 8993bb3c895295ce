# Hra v rozboru, a hraná dál od kteréhokoli okamžiku

review = Rozbor
review-none = Jakou cenu měl každý tah a co by bylo lepší? Server to zjistí asi za minutu.
review-ask = Udělat rozbor
review-again = Zkusit znovu
review-replay = Přehrát záznam
review-closed = Tady rozbor není
review-not-ended = Rozbor půjde udělat, až hra skončí.
review-copied = Zkopírováno. Odkaz vede přesně k tomuto tahu.
review-ready = Rozbor je hotový.
review-working = Spočítáno { $done } z { $of } částí…
review-waiting = { $count ->
    [one] Nejdřív se dělá jeden jiný rozbor.
    [few] Nejdřív se dělají { $count } jiné rozbory.
   *[other] Nejdřív se dělá { $count } jiných rozborů.
 }
review-leave = Můžeš odejít: server počítá dál a rozbor uchová u stolu.
review-pending = ještě nespočítáno
review-failed-turn = { $more ->
    [0] { $turn }. tah se nepodařilo spočítat. Všechno ostatní je tu.
    [one] { $turn }. tah a jeden další se nepodařilo spočítat. Všechno ostatní je tu.
    [few] { $turn }. tah a { $more } další se nepodařilo spočítat. Všechno ostatní je tu.
   *[other] { $turn }. tah a { $more } dalších se nepodařilo spočítat. Všechno ostatní je tu.
 }
review-failed-action = { $more ->
    [0] { $turn }. akci se nepodařilo spočítat. Všechno ostatní je tu.
    [one] { $turn }. akci a jednu další se nepodařilo spočítat. Všechno ostatní je tu.
    [few] { $turn }. akci a { $more } další se nepodařilo spočítat. Všechno ostatní je tu.
   *[other] { $turn }. akci a { $more } dalších se nepodařilo spočítat. Všechno ostatní je tu.
 }
review-failed-open = Dokdy se dalo vyhrát, se nepodařilo zjistit. Všechno ostatní je tu.
review-failed-nothing = V této hře nebyl dokončen žádný tah, není tedy co rozebírat.
review-failed-not-compiled = Tento server rozbory dělat neumí: jeho silní boti nejsou zkompilovaní.
review-failed-broken = Rozbor se nepodařilo udělat.

## Hra v jedné větě

review-unfinished = Nedohráno
review-won = Vyhráno: všechny karty jsou položené
review-short = { $count ->
    [one] Prohra: chyběla jedna karta
    [few] Prohra: chyběly { $count } karty
   *[other] Prohra: chybělo { $count } karet
 }
review-duel = { $who ->
    [won] Výhra
    [lost] Prohra
   *[other] Konec duelu
 }
review-scores = { $count ->
    [one] Jeden bod
    [few] { $count } body
   *[other] { $count } bodů
 }, { $how ->
    [ahead] náskok { $lead }
    [behind] ztráta { $lead }
   *[even] nerozhodně
 }
review-dearest = Nejdražší byl { $who ->
    [you] tvůj { $turn }. tah
   *[other] { $turn }. tah
 }: { $laid } nechalo asi { $after }; { $kept } by nechalo asi { $before }.
review-none-dear = Žádný tah nebyl zřetelně horší než jiné možnosti.
review-hope-never = s odkrytými kartami se toto rozdání vůbec nedalo vyhrát
review-hope-unknown = zda se toto rozdání dalo s odkrytými kartami vyhrát, není známo
review-hope-last = s odkrytými kartami se dalo vyhrát ještě ve { $turn }. tahu
review-hope-until = s odkrytými kartami se dalo vyhrát do { $turn }. tahu
review-hope-between = s odkrytými kartami se dalo vyhrát do { $turn }. tahu; u tahů { $from } až { $to } to není známo

## Graf

review-chart = Šance na výhru
review-chart-by = podle toho, co mohl vědět hráč na tahu
review-chart-alt = Šance na výhru po každém tahu ({ $count }): na začátku { $first }, na konci { $last }.
review-as-table = Jako tabulka
review-as-chart = Jako graf
review-turn = Tah
review-player = Hráč
review-chance = Šance
review-cost = Cena
review-open = Odkryté karty
review-open-yes = dá se vyhrát
review-open-no = prohráno
review-open-not-found = nezjištěno
review-estimate = { $value } ± { $more }
review-costly = drahý
review-back = o 10 zpět
review-chance-sure = šance a jak je jistá
review-heard = { $turn }. tah z { $turns }, { $name }: { $laid }; { $chance ->
    [none] bez hodnocení
   *[other] asi { $chance }
 }{ $cost ->
    [0] .
    [one] , stál jeden bod.
    [few] , stál { $cost } body.
   *[other] , stál { $cost } bodů.
 }

## Okamžik

review-before = Před { $turn }. tahem, { $who ->
    [you] tvýma očima
   *[other] očima hráče { $name }
 }
review-before-all = Před { $turn }. tahem, všechny karty
review-laid = položená
review-to-draw = { $shown } k líznutí
review-deck = { $count ->
    [one] Jedna karta k líznutí
    [few] { $count } karty k líznutí
   *[other] { $count } karet k líznutí
 }
review-market = Na burze: { $cards }
review-for-sale = V dražbě: { $card }, { $bid ->
    [0] zatím bez nabídky
   *[other] nabídka { $bid }
 }
review-you-laid = { $who ->
    [you] Tvůj tah
   *[other] Tah hráče { $name }
 }
review-did = { $who ->
    [you] Tvá volba
   *[other] Volba hráče { $name }
 }
review-kept-more = Co by bylo lepší
review-about = { $shown } ± { $more }
review-certain = { $shown }, jistě
review-points = { $shown } { $count ->
    [one] procentní bod
    [few] procentní body
   *[other] procentních bodů
 }, ± { $more }.
review-nothing-better = { $count ->
    [one] Nebylo co jiného zvažovat.
    [few] Mezi { $count } možnostmi se nic lepšího nenašlo.
   *[other] Mezi { $count } možnostmi se nic lepšího nenašlo.
 }
review-counted = Spočítáno až do konce.
review-step = { $card }: { $count ->
    [one] jeden krok
    [few] { $count } kroky
   *[other] { $count } kroků
 } na { $pile }.
review-expected = očekávané body: { $points }
review-not-weighed = Zatím bez hodnocení.
review-no-choice = Nic jiného se dělat nedalo.
review-on = { $card } na { $pile }
review-next-costly = Další drahý tah
review-dear-ones = Co něco stálo
review-fine = { $count ->
    [one] Jeden svět na tah
    [few] { $count } světy na tah
   *[other] { $count } světů na tah
 }, dohráno boty; každé ± je interval 95 %.

## TEN

review-ten-draw = otáčet dál
review-ten-take-numbers = vzít čísla
review-ten-take-coins = vzít mince
review-ten-take-token = vzít žeton krachu
review-ten-go-buy = jít nakupovat
review-ten-pass = pasovat
review-ten-skip = nic nekoupit
review-ten-pay-coin = zaplatit mincí
review-ten-pay-bust = zaplatit žetonem krachu
review-before-ten = Před { $turn }. rozhodnutím, { $who ->
    [you] tvýma očima
   *[other] očima hráče { $name }
 }
review-before-all-ten = Před { $turn }. rozhodnutím, všechny karty
review-dearest-ten = Nejdražší bylo { $who ->
    [you] tvé { $turn }. rozhodnutí
   *[other] { $turn }. rozhodnutí
 }: { $laid } nechalo asi { $after }; { $kept } by nechalo asi { $before }.
review-none-dear-ten = Žádné rozhodnutí nebylo zřetelně horší než jiné možnosti.
review-next-costly-ten = Další drahé rozhodnutí
review-decision = Rozhodnutí
review-heard-ten = { $turn }. rozhodnutí z { $turns }, { $name }: { $laid }; { $chance ->
    [none] bez hodnocení
   *[other] asi { $chance }
 }{ $cost ->
    [0] .
    [one] , stálo jeden bod.
    [few] , stálo { $cost } body.
   *[other] , stálo { $cost } bodů.
 }
review-ten-bid = nabídnout { $price }
review-ten-buy = koupit { $card }
review-ten-pay = zaplatit kartou { $card }
review-auctions = Tvé nabídky
review-auctions-key = Pruh: až sem se přihazovat vyplatilo. Čárka: prodejní cena. Tečka: tvá nabídka; prázdná: pas.
review-auction-heard = Tvá nabídka: { $bid }; prodáno za { $price }; přihazovat se vyplatilo až do { $worth }.

## Hrát dál

play-on-here = Hrát dál odsud
play-on-text = Nový stůl od { $turn }. tahu: stejné karty a všechno, co se do té doby zahrálo.
play-on-bots = S boty
play-on-alone = Hrát dál
play-on-friends = S přáteli
play-on-puzzle = Zkopírovat odkaz jako hádanku
play-on-fine = Do statistik se to nepočítá. Kdo hádanku dostane, vidí jen to, co hráč na tahu.
puzzle-copied = Zkopírováno: kdo odkaz otevře, hraje odsud dál s boty.
puzzle = Hádanka
puzzle-of = Hádanka: { $game }
puzzle-text = { $count ->
    [one] Hra pro jednoho, zastavená před { $turn }. tahem. Půjde ti to líp?
    [few] Hra pro { $count }, zastavená před { $turn }. tahem. Na ostatních židlích sedí boti. Půjde ti to líp?
   *[other] Hra pro { $count }, zastavená před { $turn }. tahem. Na ostatních židlích sedí boti. Půjde ti to líp?
 }
puzzle-short = { $count ->
    [one] Napoprvé zbyla jedna karta.
    [few] Napoprvé zbyly { $count } karty.
   *[other] Napoprvé zbylo { $count } karet.
 }
puzzle-play = Hrát
puzzle-gone = Tahle hádanka už neexistuje

## Zachraň tuhle hru

rescue = Zachraň tuhle hru
rescue-text = Hry vyhrané o vlásek. Tohle je okamžik, kdy by tomu málokdo věřil: jsi na tahu, na ostatních židlích sedí boti.
rescue-text-duel = Duely vyhrané o vlásek. Tohle je okamžik, kdy by tomu málokdo věřil: jsi na tahu. Vyhraj to.
rescue-which = Hra
rescue-players = { $count ->
    [one] sólo
    [few] { $count } hráči
   *[other] { $count } hráčů
 }
rescue-left = { $count ->
    [one] zbývá jedna karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
 }
rescue-rates = dobří boti zachrání { $fast } ze 100, silní { $strong }
rescue-very-hard = Velmi těžká
rescue-hard = Těžká
rescue-middling = Střední
rescue-easier = Lehčí
rescue-play = Hrát
rescue-play-this = Hrát hru { $number }
rescue-fine = Měřeno se zakrytými kartami pokaždé znovu rozdanými. Tyto hry se do statistik nepočítají.
