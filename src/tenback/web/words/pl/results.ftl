# Własne wyniki

results-title = Twoje wyniki
results-count = { $count ->
    [one] Liczy się { $count } partia
    [few] Liczą się { $count } partie
   *[many] Liczy się { $count } partii
 }
results-looking = Liczę twoje partie…
results-game = Gra
results-none = Nie ma jeszcze partii, która się liczy.
results-kind = Gracze i zasady
results-kind-of = { $players } · { $rules }
results-kind-against = { $players } · { $rules } · { $against }
results-kind-games = { $kind } ({ $games })
results-players = { $count ->
    [one] solo
    [few] { $count } graczy
   *[many] { $count } graczy
 }
results-plain = zasady podstawowe
results-against = { $who ->
    [people] przeciw ludziom
    [novice] przeciw botom początkującym
    [fast] przeciw dobrym botom
    [strong] przeciw silnym botom
    [random] przeciw botom losowym
   *[mixed] przeciw ludziom i botom
 }
results-games = { $count ->
    [one] { $count } partia
    [few] { $count } partie
   *[many] { $count } partii
 }
results-won = Wygrane
results-of = { $won } z { $games }
results-middle = Mediana
results-best = Najlepsza
results-too-few = { $count ->
    [one] Na razie jedna partia: za mało, by coś powiedzieć.
    [few] Na razie { $count } partie: za mało, by coś powiedzieć.
   *[many] Na razie { $count } partii: za mało, by coś powiedzieć.
 }
results-few = za mało
results-left = Zostało kart
results-points = Punkty
results-how-often = Jak często wygrywano
results-yours = Twoje stoły
results-bots = Stoły botów: { $strength }
results-whiskers = Wąsy: w 95 przypadkach na 100 prawdziwa wartość leży między nimi.
results-same-deals = { $games ->
    [1] Tymi samymi kartami (rozdań: { $games }) mocnym botom zostało mniej więcej tyle kart co tobie. Twoje wygrane: { $own }, ich { $won }.
   *[other] Tymi samymi kartami (rozdań: { $games }) mocnym botom zostało mniej więcej tyle kart co tobie (± { $error }). Twoje wygrane: { $own }, ich { $won }.
 }
results-more = { $games ->
    [1] Tymi samymi kartami (rozdań: { $games }) mocnym botom zostało o { $cards } kart mniej. Twoje wygrane: { $own }, ich { $won }.
   *[other] Tymi samymi kartami (rozdań: { $games }) mocnym botom zostało średnio o { $cards } ± { $error } kart mniej. Twoje wygrane: { $own }, ich { $won }.
 }
results-less = { $games ->
    [1] Tymi samymi kartami (rozdań: { $games }) mocnym botom zostało o { $cards } kart więcej. Twoje wygrane: { $own }, ich { $won }.
   *[other] Tymi samymi kartami (rozdań: { $games }) mocnym botom zostało średnio o { $cards } ± { $error } kart więcej. Twoje wygrane: { $own }, ich { $won }.
 }
results-by-players = Według liczby graczy
results-column-players = Gracze
results-column-games = Partie
results-column-you = Ty
results-progress = Po { $count } partii
results-ratings = Przeciw ludziom
results-rating = Ranking
results-between = Między
results-ratings-why = Openskill, na początku 1500; w 95 przypadkach na 100 leży między tymi liczbami. Gry drużynowe nie mają rankingu.
results-rate-said = { $rate }, między { $low } a { $high }
results-chart-said = { $count ->
    [one] Jedna partia jako słupek; liczby są w tabeli poniżej.
    [few] { $count } partie jako słupki, mediana: { $middle }; liczby są w tabeli poniżej.
   *[many] { $count } partii jako słupki, mediana: { $middle }; liczby są w tabeli poniżej.
 }
results-as-table = Jako tabela
results-ladder = TEN solo: pokonane limity
results-rank = { $limit ->
    [4] początek
    [5] idzie coraz lepiej
    [6] imponujące
    [7] szczęście i strategia
    [8] na podium
    [9] zadziwiające
   *[other] niedoścignione
 }
results-beaten-at = { $count ->
    [one] pokonany za pierwszym razem
    [few] pokonany w próbie { $count }
   *[many] pokonany w próbie { $count }
 }
results-tries = { $count ->
    [one] dotąd { $count } próba
    [few] dotąd { $count } próby
   *[many] dotąd { $count } prób
 }
results-bots-won = Boty
results-not-tried = bez prób
results-apart = Nie liczą się: { $what }
results-apart-never-begun = { $count ->
    [one] { $count } niezaczęta
    [few] { $count } niezaczęte
   *[many] { $count } niezaczętych
 }
results-apart-abandoned = { $count ->
    [one] { $count } przerwana
    [few] { $count } przerwane
   *[many] { $count } przerwanych
 }
results-apart-known = { $count ->
    [one] { $count } ze znanymi kartami
    [few] { $count } ze znanymi kartami
   *[many] { $count } ze znanymi kartami
 }
results-apart-branch = { $count ->
    [one] { $count } dograna z analizy
    [few] { $count } dograne z analizy
   *[many] { $count } dogranych z analizy
 }
results-apart-hinted = { $count ->
    [one] { $count } z podpowiedziami
    [few] { $count } z podpowiedziami
   *[many] { $count } z podpowiedziami
 }
results-apart-late = { $count ->
    [one] { $count } z dołączeniem w trakcie
    [few] { $count } z dołączeniem w trakcie
   *[many] { $count } z dołączeniem w trakcie
 }
results-apart-day = { $count ->
    [one] { $count } rozdanie dnia
    [few] { $count } rozdania dnia
   *[many] { $count } rozdań dnia
 }
