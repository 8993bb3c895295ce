# Une partie revue, et reprise à n’importe quel moment

review = Analyse
review-none = Que valait chaque tour, et qu’est-ce qui aurait été mieux ? Il faut environ une minute au serveur pour le savoir.
review-ask = Demander l’analyse
review-again = Réessayer
review-replay = Revoir la partie
review-closed = Pas d’analyse ici
review-not-ended = L’analyse sera possible quand la partie sera finie.
review-copied = Copié. Le lien mène exactement à ce tour.
review-ready = L’analyse est prête.
review-working = { $done } étapes sur { $of } calculées…
review-waiting = { $count ->
    [1] Une autre analyse passe avant.
    [one] { $count } autre analyse passe avant.
   *[other] { $count } autres analyses passent avant.
 }
review-leave = Tu peux partir : le serveur continue et garde l’analyse avec la table.
review-pending = pas encore calculé
review-failed-turn = { $more ->
    [0] Le tour { $turn } n’a pas pu être calculé. Le reste est là.
    [1] Le tour { $turn } et un autre n’ont pas pu être calculés. Le reste est là.
    [one] Le tour { $turn } et { $more } autre n’ont pas pu être calculés. Le reste est là.
   *[other] Le tour { $turn } et { $more } autres n’ont pas pu être calculés. Le reste est là.
 }
review-failed-action = { $more ->
    [0] L’action { $turn } n’a pas pu être calculée. Le reste est là.
    [1] L’action { $turn } et une autre n’ont pas pu être calculées. Le reste est là.
    [one] L’action { $turn } et { $more } autre n’ont pas pu être calculées. Le reste est là.
   *[other] L’action { $turn } et { $more } autres n’ont pas pu être calculées. Le reste est là.
 }
review-failed-open = On n’a pas pu savoir jusqu’à quand on pouvait gagner. Le reste est là.
review-failed-nothing = Aucun tour n’a été terminé dans cette partie : il n’y a rien à analyser.
review-failed-not-compiled = Ce serveur ne peut pas faire d’analyses : ses bots forts ne sont pas compilés.
review-failed-broken = L’analyse n’a pas pu être faite.

## La partie en une phrase

review-unfinished = Partie inachevée
review-won = Gagné : toutes les cartes sont posées
review-short = { $count ->
    [1] Perdu : il manquait une carte
    [one] Perdu : il manquait { $count } carte
   *[other] Perdu : il manquait { $count } cartes
 }
review-duel = { $who ->
    [won] Tu as gagné
    [lost] Tu as perdu
   *[other] Le duel est fini
 }
review-scores = { $count ->
    [1] Un point
    [one] { $count } point
   *[other] { $count } points
 }, { $how ->
    [ahead] { $lead } d’avance
    [behind] { $lead } de retard
   *[even] à égalité
 }
review-dearest = Le plus cher a été { $who ->
    [you] ton tour { $turn }
   *[other] le tour { $turn }
 } : { $laid } laissait environ { $after } ; { $kept } aurait laissé environ { $before }.
review-none-dear = Aucun tour n’a été nettement moins bon que les autres possibilités.
review-hope-never = toutes cartes visibles, cette donne ne pouvait pas être gagnée
review-hope-unknown = on ne sait pas si cette donne pouvait être gagnée toutes cartes visibles
review-hope-last = toutes cartes visibles, on pouvait encore gagner au tour { $turn }
review-hope-until = toutes cartes visibles, on pouvait gagner jusqu’au tour { $turn }
review-hope-between = toutes cartes visibles, on pouvait gagner jusqu’au tour { $turn } ; pour les tours { $from } à { $to }, on ne le sait pas

## Le graphique

review-chart = Chances de gagner
review-chart-by = d’après ce que savait la personne dont c’était le tour
review-chart-alt = Chances de gagner après chacun des { $count } tours : { $first } au début, { $last } à la fin.
review-as-table = En tableau
review-as-chart = En graphique
review-turn = Tour
review-player = Joueur
review-chance = Chances
review-cost = Coût
review-open = Toutes cartes visibles
review-open-yes = gagnable
review-open-no = perdu
review-open-not-found = on ne sait pas
review-estimate = { $value } ± { $more }
review-costly = cher
review-back = dix en arrière
review-chance-sure = chances, et leur précision
review-heard = Tour { $turn } sur { $turns }, { $name } : { $laid } ; { $chance ->
    [none] pas évaluée
   *[other] environ { $chance }
 }{ $cost ->
    [0] .
    [1] , il a coûté un point.
    [one] , il a coûté { $cost } point.
   *[other] , il a coûté { $cost } points.
 }

## Le moment

review-before = Avant le tour { $turn }, { $who ->
    [you] de ton point de vue
   *[other] du point de vue de { $name }
 }
review-before-all = Avant le tour { $turn }, toutes les cartes
review-laid = posée
review-to-draw = { $shown } à piocher
review-deck = { $count ->
    [1] Une carte à piocher
    [one] { $count } carte à piocher
   *[other] { $count } cartes à piocher
 }
review-market = Au marché : { $cards }
review-for-sale = Aux enchères : { $card }, { $bid ->
    [0] pas encore d’offre
   *[other] offre { $bid }
 }
review-you-laid = { $who ->
    [you] Tu as posé
   *[other] { $name } a posé
 }
review-did = { $who ->
    [you] Ton choix
   *[other] Le choix de { $name }
 }
review-kept-more = Ce qui valait mieux
review-about = { $shown } ± { $more }
review-certain = { $shown }, c’est sûr
review-points = { $shown } { $count ->
    [one] point
   *[other] points
 } de chances, ± { $more }.
review-nothing-better = { $count ->
    [1] Il n’y avait rien d’autre à peser.
    [one] Il n’y avait rien d’autre à peser parmi { $count }.
   *[other] Rien de mieux parmi { $count } possibilités.
 }
review-counted = Compté jusqu’au bout.
review-step = { $card } a pris { $count ->
    [1] un pas
    [one] { $count } pas
   *[other] { $count } pas
 } sur { $pile }.
review-expected = { $points } points à espérer
review-not-weighed = Pas encore évalué.
review-no-choice = Il n’y avait rien d’autre à faire.
review-on = { $card } sur { $pile }
review-next-costly = Tour cher suivant
review-dear-ones = Ce qui a coûté
review-fine = { $count ->
    [1] Un monde par tour
    [one] { $count } monde par tour
   *[other] { $count } mondes par tour
 }, joués jusqu’au bout par des bots ; chaque ± est un intervalle à 95 %.

## TEN

review-ten-draw = révéler encore
review-ten-take-numbers = prendre les nombres
review-ten-take-coins = prendre les pièces
review-ten-take-token = prendre le jeton fiasco
review-ten-go-buy = aller acheter
review-ten-pass = passer
review-ten-skip = ne rien acheter
review-ten-pay-coin = payer une pièce
review-ten-pay-bust = payer avec un jeton fiasco
review-before-ten = Avant la décision { $turn }, { $who ->
    [you] de ton point de vue
   *[other] du point de vue de { $name }
 }
review-before-all-ten = Avant la décision { $turn }, toutes les cartes
review-dearest-ten = Le plus cher a été { $who ->
    [you] ta décision { $turn }
   *[other] la décision { $turn }
 } : { $laid } laissait environ { $after } ; { $kept } aurait laissé environ { $before }.
review-none-dear-ten = Aucune décision n’a été nettement moins bonne que les autres possibilités.
review-next-costly-ten = Décision chère suivante
review-decision = Décision
review-heard-ten = Décision { $turn } sur { $turns }, { $name } : { $laid } ; { $chance ->
    [none] pas évalué
   *[other] environ { $chance }
 }{ $cost ->
    [0] .
    [1] , elle a coûté un point.
    [one] , elle a coûté { $cost } point.
   *[other] , elle a coûté { $cost } points.
 }
review-ten-bid = miser { $price }
review-ten-buy = acheter { $card }
review-ten-pay = payer avec { $card }
review-auctions = Tes mises
review-auctions-key = Barre : jusqu’où miser valait mieux. Trait : prix de vente. Point : ta mise ; vide : tu as passé.
review-auction-heard = Ta mise : { $bid } ; vendu { $price } ; miser valait mieux jusqu’à { $worth }.

## Reprendre

play-on-here = Reprendre ici
play-on-text = Une nouvelle table à partir du tour { $turn } : les mêmes cartes, et ce qui a été joué jusque-là.
play-on-bots = Avec des bots
play-on-alone = Reprendre
play-on-friends = Avec des amis
play-on-puzzle = Copier un lien comme énigme
play-on-fine = Cela ne compte dans aucune statistique. Qui reçoit l’énigme ne voit pas plus que la personne dont c’était le tour.
puzzle-copied = Copié : qui suit le lien reprend la partie ici, avec des bots.
puzzle = Énigme
puzzle-of = Une énigme : { $game }
puzzle-text = { $count ->
    [1] Une partie en solo, arrêtée avant le tour { $turn }. Feras-tu mieux ?
   *[other] Une partie à { $count }, arrêtée avant le tour { $turn }. Des bots prennent les autres places. Feras-tu mieux ?
 }
puzzle-short = { $count ->
    [1] La première fois, il restait une carte.
    [one] La première fois, il restait { $count } carte.
   *[other] La première fois, il restait { $count } cartes.
 }
puzzle-play = Jouer
puzzle-gone = Cette énigme n’existe plus

## Sauve cette partie

rescue = Sauve cette partie
rescue-text = Des parties gagnées d’un cheveu. Voici le moment où presque personne n’y aurait cru : c’est ton tour, des bots ont les autres places.
rescue-text-duel = Des duels gagnés d’un cheveu. Voici le moment où presque personne n’y aurait cru : c’est ton tour. À toi de gagner.
rescue-which = Jeu
rescue-players = { $count ->
    [1] en solo
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
rescue-left = { $count ->
    [1] encore une carte
    [one] encore { $count } carte
   *[other] encore { $count } cartes
 }
rescue-rates = les bons bots en sauvent { $fast } sur 100, les forts { $strong }
rescue-very-hard = Très difficile
rescue-hard = Difficile
rescue-middling = Moyen
rescue-easier = Plus facile
rescue-play = Jouer
rescue-play-this = Jouer la partie { $number }
rescue-fine = Mesuré en redistribuant chaque fois les cartes cachées. Ces parties ne comptent dans aucune statistique.
