### L’accueil : les jeux et les tables ouvertes.

what-shall-we-play = On joue à quoi ?
goes-on = Tu as une partie en cours : { $game }.
goes-on-back = Y retourner
play-game = Jouer à { $game } avec des bots
lesson-go-on = Continuer la leçon
lesson-go-on-game = Continuer la leçon : { $game }
lesson-again = Refaire la leçon
lesson-again-game = Refaire la leçon : { $game }
how-to-play = Comment jouer
how-to-play-game = Comment jouer à { $game }
open-tables = Tables ouvertes
no-open-tables = Aucune pour l’instant. Ouvre une table et envoie le lien à quelqu’un.
join = Rejoindre
join-by-link = Rejoindre par un lien
join-link = Lien ou nom de la table
join-how = Le lien complet que tu as reçu. Pour une table de la liste, son nom suffit.
join-not-a-link = Ce n’est pas un lien de table. Copie le lien en entier.
more-pages = Autres pages
tables-joinable = Places à prendre
tables-played = En cours
tables-watch = Regarder
join-table = Rejoindre { $game } avec { $names }
watch-table = Regarder { $game } avec { $names }
chairs-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
 }
being-played = en cours
