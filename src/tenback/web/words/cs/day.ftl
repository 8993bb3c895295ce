# Rozdání dne a výzvy

day-title = Rozdání dne
day-name = { $game }, { $seats ->
    [1] sólo
    [2] ve dvou
    [3] ve třech
   *[other] hráčů: { $seats }
 }
day-ten = { $game }, sólo proti { $limit }
day-goes-on = ještě se hraje
day-given-up = vzdáno
day-won = výhra
day-left = { $count ->
    [one] zbyla { $count } karta
    [few] zbyly { $count } karty
   *[other] zbylo { $count } karet
 }
day-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
 }
day-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
 }
day-won-by = výhra, rozdíl: { $what }
day-lost-by = prohra, rozdíl: { $what }
day-par-line = Par { $value }
day-par-later = Par se ještě počítá.
day-at-par = Přesně par.
day-better = { $count ->
    [one] O { $count } lepší než par.
    [few] O { $count } lepší než par.
   *[other] O { $count } lepší než par.
 }
day-worse = { $count ->
    [one] O { $count } horší než par.
    [few] O { $count } horší než par.
   *[other] O { $count } horší než par.
 }
day-week = Posledních sedm dní
day-dot = { $day }: { $what }
day-today = dnes
day-not-played = nehráno
day-column-won = výhra
day-column-left = Zbylo karet
day-column-ahead = Náskok
day-column-tries = Hráči
day-yours = (tvůj výsledek)
day-as-table = Jako tabulka
day-spread-said = { $count ->
    [one] Jak se vedlo jednomu hráči, ve sloupcích; čísla jsou v tabulce níže.
    [few] Jak se vedlo { $count } hráčům, ve sloupcích; čísla jsou v tabulce níže.
   *[other] Jak se vedlo { $count } hráčům, ve sloupcích; čísla jsou v tabulce níže.
 }
day-same-cards = Stejné karty pro všechny
day-played = { $count ->
    [0] Ještě nikdo nehrál
    [one] Hrál { $count } člověk
    [few] Hráli { $count } lidé
   *[other] Hrálo { $count } lidí
 }
day-fared-later = Jak se jim vedlo, uvidíš, jakmile dohraješ.
day-play = Hrát dnešní rozdání
day-play-past = Zahrát (nepočítá se)
day-go-on = Pokračovat
day-all = Všechna rozdání
day-rescue = Zachraň hru
day-look = Podívat se
day-again = Znovu (nepočítá se)
day-link-copied = Zkopírováno: odkaz na toto rozdání, pro každého, kdo to chce zkusit.
day-looking = Hledám karty…
day-deals = Rozdání tohoto dne
day-unfinished = Tvůj pokus není dohraný
day-over = Tento den už skončil
day-closes = Od 06:00 UTC se dá hrát bez počítání: do té doby jiní možná ještě dohrávají.
day-late = Dohráno až po uzavření dne, takže se nepočítá.
day-turns = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
 }
day-backs = { $count ->
    [one] { $count } reverzní trik
    [few] { $count } reverzní triky
   *[other] { $count } reverzních triků
 }
day-trail = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
 }, jeden po druhém
day-trail-steps = kroky v každém{ $backs ->
    [0] {""}
   *[other] ; { $sign } vráceno
 }
day-trail-of-ten = body z každého
day-trail-said = Kroky, sloupec na tah: { $count }, z toho kroky vrátilo: { $backs }.
day-trail-said-of-ten = Body z každého tahu jako sloupce.
day-line-won = Vyhrát se dalo
day-line-begins = S odkrytými kartami se dá vyhrát, tahů: { $count }. Začíná se takto:
day-line-whole = Jak pokračuje
day-line-never = Ani s odkrytými kartami se vyhrát nedalo
day-line-unknown = Zda se s odkrytými kartami dalo vyhrát, není známo
day-line-bot = Bot { $number }
day-everyone = Všichni
day-so-far = zatím { $count }
day-better-than = Lepší než { $count } ze 100.
day-won-count = { $count ->
    [0] Nikdo nevyhrál.
    [one] { $count } vyhrál.
    [few] { $count } vyhráli.
   *[other] { $count } vyhrálo.
 }
day-given-up-count = { $count ->
    [one] { $count } to vzdal.
    [few] { $count } to vzdali.
   *[other] { $count } to vzdalo.
 }
day-nobody = Ještě nikdo nedohrál.
day-deal-bots = { $deal }: { $bots }
day-this-deal = Toto rozdání
day-with-bots = { $count ->
    [one] se silným botem
    [few] se { $count } silnými boty
   *[other] s { $count } silnými boty
 }
day-rule-utc = Všichni dostanou stejně zamíchané karty, od půlnoci do půlnoci (UTC). Pokus začatý před půlnocí se počítá, pokud skončí do 06:00.
day-rule-first = Počítá se tvůj první pokus. Potom hraj, kolikrát chceš, bez počítání.
day-rule-alone = V pokusu, který se počítá, není nápověda, vracení ani pauza. Nikdo se nemůže dívat a prohlížeče do míchání nic nepřidávají.
day-rule-bots = Boti hrají pro všechny stejně: na stejnou hru stejné odpovědi.
day-rule-par = Par { $value }: polovina z { $tries } partií silných botů dopadla aspoň tak dobře; vyhráli { $won }.
day-sealed = Zapečetěno; otevře se v 06:00 UTC po tomto dni.
day-opened = Otevřeno: semínko bylo
day-other-days = Jiné dny
day-other-days-why = Minulá rozdání se dají hrát kdykoli. Ukážou, jak by se ti vedlo, a nepočítají se.
day-see = { $day }: podívat se
day-you = Ty
day-watch = Přehrát
day-watch-of = Přehrát: { $name }
day-replays = Záznamy, teď otevřené i tobě
challenge-title = Stejné karty
challenge-by = Výzva: { $name }
challenge-same = Všichni hrají stejné karty, každý u svého stolu.
challenge-later = Jak se vedlo ostatním, uvidíš, až dohraješ.
challenge-play = Hrát tyto karty
challenge-copy = Zkopírovat odkaz
challenge-copied = Odkaz je zkopírován
challenge-link = Odkaz pro přítele
challenge-nobody = Tyto karty ještě nikdo nehrál.
challenge-sides = Vedle sebe
challenge-look = Podívat se znovu
challenge-finished = dohráno
challenge-join = Přisednout si – { $names }
challenge-told = { $names }: dohráno.
