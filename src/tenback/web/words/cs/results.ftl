# Vlastní výsledky

results-title = Tvé výsledky
results-count = { $count ->
    [one] Počítá se { $count } partie
    [few] Počítají se { $count } partie
   *[other] Počítá se { $count } partií
 }
results-looking = Počítám tvé partie…
results-game = Hra
results-none = Zatím žádná partie, která se počítá.
results-kind = Hráči a pravidla
results-kind-of = { $players } · { $rules }
results-kind-against = { $players } · { $rules } · { $against }
results-kind-games = { $kind } ({ $games })
results-players = { $count ->
    [one] sólo
    [few] { $count } hráči
   *[other] { $count } hráčů
 }
results-plain = základní pravidla
results-against = { $who ->
    [people] proti lidem
    [novice] proti začátečnickým botům
    [fast] proti dobrým botům
    [strong] proti silným botům
    [random] proti náhodným botům
   *[mixed] proti lidem i botům
 }
results-games = { $count ->
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
 }
results-won = Výhry
results-of = { $won } z { $games }
results-middle = Medián
results-best = Nejlepší
results-too-few = { $count ->
    [one] Zatím jedna partie: na soud je to málo.
    [few] Zatím { $count } partie: na soud je to málo.
   *[other] Zatím { $count } partií: na soud je to málo.
 }
results-few = málo
results-left = Zbylo karet
results-points = Body
results-how-often = Jak často se vyhrálo
results-yours = Tvé stoly
results-bots = Stoly botů: { $strength }
results-whiskers = Vousky: v 95 případech ze 100 leží skutečná hodnota mezi nimi.
results-same-deals = { $games ->
    [1] Se stejnými kartami (rozdání: { $games }) zbylo silným botům asi tolik karet jako tobě. Tvoje výhry: { $own }, jejich { $won }.
   *[other] Se stejnými kartami (rozdání: { $games }) zbylo silným botům asi tolik karet jako tobě (± { $error }). Tvoje výhry: { $own }, jejich { $won }.
 }
results-more = { $games ->
    [1] Se stejnými kartami (rozdání: { $games }) zbylo silným botům o { $cards } karet méně. Tvoje výhry: { $own }, jejich { $won }.
   *[other] Se stejnými kartami (rozdání: { $games }) zbylo silným botům průměrně o { $cards } ± { $error } karet méně. Tvoje výhry: { $own }, jejich { $won }.
 }
results-less = { $games ->
    [1] Se stejnými kartami (rozdání: { $games }) zbylo silným botům o { $cards } karet více. Tvoje výhry: { $own }, jejich { $won }.
   *[other] Se stejnými kartami (rozdání: { $games }) zbylo silným botům průměrně o { $cards } ± { $error } karet více. Tvoje výhry: { $own }, jejich { $won }.
 }
results-by-players = Podle počtu hráčů
results-column-players = Hráči
results-column-games = Partie
results-column-you = Ty
results-progress = Po { $count } partiích
results-ratings = Proti lidem
results-rating = Rating
results-between = Mezi
results-ratings-why = Openskill, na začátku 1500; v 95 případech ze 100 leží mezi těmito čísly. Týmové hry rating nemají.
results-rate-said = { $rate }, mezi { $low } a { $high }
results-chart-said = { $count ->
    [one] Jedna partie jako sloupec; čísla jsou v tabulce níže.
    [few] { $count } partie jako sloupce, medián: { $middle }; čísla jsou v tabulce níže.
   *[other] { $count } partií jako sloupce, medián: { $middle }; čísla jsou v tabulce níže.
 }
results-as-table = Jako tabulka
results-ladder = TEN sólo: limity, které máš za sebou
results-rank = { $limit ->
    [4] začátek
    [5] už to jde
    [6] působivé
    [7] štěstí a strategie
    [8] na stupních vítězů
    [9] ohromující
   *[other] nepřekonatelné
 }
results-beaten-at = { $count ->
    [one] poražen napoprvé
    [few] poražen na { $count }. pokus
   *[other] poražen na { $count }. pokus
 }
results-tries = { $count ->
    [one] zatím { $count } pokus
    [few] zatím { $count } pokusy
   *[other] zatím { $count } pokusů
 }
results-bots-won = Boti
results-not-tried = bez pokusu
results-apart = Nepočítají se: { $what }
results-apart-never-begun = { $count ->
    [one] { $count } nezačatá
    [few] { $count } nezačaté
   *[other] { $count } nezačatých
 }
results-apart-abandoned = { $count ->
    [one] { $count } vzdaná
    [few] { $count } vzdané
   *[other] { $count } vzdaných
 }
results-apart-known = { $count ->
    [one] { $count } se známými kartami
    [few] { $count } se známými kartami
   *[other] { $count } se známými kartami
 }
results-apart-branch = { $count ->
    [one] { $count } dohraná z rozboru
    [few] { $count } dohrané z rozboru
   *[other] { $count } dohraných z rozboru
 }
results-apart-hinted = { $count ->
    [one] { $count } s nápovědou
    [few] { $count } s nápovědou
   *[other] { $count } s nápovědou
 }
results-apart-late = { $count ->
    [one] { $count } s pozdějším příchodem
    [few] { $count } s pozdějším příchodem
   *[other] { $count } s pozdějším příchodem
 }
results-apart-day = { $count ->
    [one] { $count } rozdání dne
    [few] { $count } rozdání dne
   *[other] { $count } rozdání dne
 }
