# Ses propres résultats

results-title = Tes résultats
results-count = { $count ->
    [one] { $count } partie compte
   *[other] { $count } parties comptent
 }
results-looking = On compte tes parties…
results-game = Jeu
results-none = Aucune partie qui compte pour l’instant.
results-kind = Joueurs et règles
results-kind-of = { $players } · { $rules }
results-kind-against = { $players } · { $rules } · { $against }
results-kind-games = { $kind } ({ $games })
results-players = { $count ->
    [one] en solo
   *[other] { $count } joueurs
 }
results-plain = règles de base
results-against = { $who ->
    [people] contre des humains
    [novice] contre des bots débutants
    [fast] contre de bons bots
    [strong] contre des bots forts
    [random] contre des bots au hasard
   *[mixed] contre des humains et des bots
 }
results-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }
results-won = Gagnées
results-of = { $won } sur { $games }
results-middle = Médiane
results-best = La meilleure
results-too-few = { $count ->
    [1] Une seule partie : trop peu pour conclure.
   *[other] { $count } parties : trop peu pour conclure.
 }
results-few = trop peu
results-left = Cartes restantes
results-points = Points
results-how-often = Combien de fois c’est gagné
results-yours = Tes tables
results-bots = Tables de bots : { $strength }
results-whiskers = Les moustaches : 95 fois sur 100, le vrai taux est entre les deux.
results-same-deals = { $games ->
    [1] Avec la même donne, les bots forts ont gardé à peu près autant de cartes que toi. Tu as gagné { $own }, eux { $won }.
   *[other] Avec les mêmes { $games } donnes, les bots forts ont gardé à peu près autant de cartes que toi (± { $error }). Tu en as gagné { $own }, eux { $won }.
 }
results-more = { $games ->
    [1] Avec la même donne, les bots forts ont gardé { $cards } cartes de moins. Tu as gagné { $own }, eux { $won }.
   *[other] Avec les mêmes { $games } donnes, les bots forts ont gardé { $cards } ± { $error } cartes de moins en moyenne. Tu en as gagné { $own }, eux { $won }.
 }
results-less = { $games ->
    [1] Avec la même donne, les bots forts ont gardé { $cards } cartes de plus. Tu as gagné { $own }, eux { $won }.
   *[other] Avec les mêmes { $games } donnes, les bots forts ont gardé { $cards } ± { $error } cartes de plus en moyenne. Tu en as gagné { $own }, eux { $won }.
 }
results-by-players = Par nombre de joueurs
results-column-players = Joueurs
results-column-games = Parties
results-column-you = Toi
results-progress = Par { $count } parties
results-ratings = Contre des humains
results-rating = Classement
results-between = Entre
results-ratings-why = 1500 au départ (openskill) ; 95 fois sur 100, il est entre les deux. Les jeux en équipe n’en ont pas.
results-rate-said = { $rate }, entre { $low } et { $high }
results-chart-said = { $count ->
    [1] Une partie en colonne ; les chiffres sont dans le tableau ci-dessous.
   *[other] { $count } parties en colonnes, la médiane à { $middle } ; les chiffres sont dans le tableau ci-dessous.
 }
results-as-table = En tableau
results-ladder = TEN en solo : les limites que tu as battues
results-rank = { $limit ->
    [4] un début
    [5] ça vient
    [6] impressionnant
    [7] chance et stratégie
    [8] sur le podium
    [9] étonnant
   *[other] inégalé
 }
results-beaten-at = { $count ->
    [one] battue au premier essai
   *[other] battue à l’essai { $count }
 }
results-tries = { $count ->
    [one] { $count } essai jusqu’ici
   *[other] { $count } essais jusqu’ici
 }
results-bots-won = Bots
results-not-tried = pas essayée
results-apart = Non comptées : { $what }
results-apart-never-begun = { $count ->
    [one] { $count } jamais commencée
   *[other] { $count } jamais commencées
 }
results-apart-abandoned = { $count ->
    [one] { $count } abandonnée
   *[other] { $count } abandonnées
 }
results-apart-known = { $count ->
    [one] { $count } aux cartes déjà connues
   *[other] { $count } aux cartes déjà connues
 }
results-apart-branch = { $count ->
    [one] { $count } poursuivie à partir d’une analyse
   *[other] { $count } poursuivies à partir d’une analyse
 }
results-apart-hinted = { $count ->
    [one] { $count } avec indices
   *[other] { $count } avec indices
 }
results-apart-late = { $count ->
    [one] { $count } rejointe en cours de route
   *[other] { $count } rejointes en cours de route
 }
results-apart-day = { $count ->
    [one] { $count } donne du jour
   *[other] { $count } donnes du jour
 }
