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
results-players = { $count ->
    [one] en solo
   *[other] { $count } joueurs
 }
results-plain = règles de base
results-against = { $who ->
    [people] contre des humains
    [novice] contre des bots débutants
    [fast] contre des bots rapides
    [strong] contre des bots forts
    [random] contre le hasard
   *[mixed] contre des humains et des bots
 }
results-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
 }
results-won = Gagnées
results-of = { $won } sur { $games }
results-middle = Partie médiane
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
results-same-deals = Avec les mêmes { $games } donnes, les bots forts ont gardé autant de cartes que toi ; ils en ont gagné { $won }.
results-more = Avec les mêmes { $games } donnes, les bots forts ont gardé { $cards } cartes de moins en moyenne ; ils en ont gagné { $won }.
results-less = Avec les mêmes { $games } donnes, les bots forts ont gardé { $cards } cartes de plus en moyenne ; ils en ont gagné { $won }.
results-by-players = Par nombre de joueurs
results-column-players = Joueurs
results-column-games = Parties
results-column-you = Toi
results-progress = Par dizaine de parties
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
results-not-tried = pas essayée
results-apart = À part :
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
    [one] { $count } avec conseils
   *[other] { $count } avec conseils
 }
results-apart-late = { $count ->
    [one] { $count } en cours de partie
   *[other] { $count } en cours de partie
 }
results-apart-day = { $count ->
    [one] { $count } donne du jour
   *[other] { $count } donnes du jour
 }
