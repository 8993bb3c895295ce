# La donne du jour et les défis

day-title = La donne du jour
day-name = { $game }, { $seats ->
    [1] en solo
    [2] à deux
    [3] à trois
   *[other] à { $seats }
 }
day-ten = { $game }, en solo contre { $limit }
day-goes-on = en cours
day-given-up = abandon
day-won = gagné
day-left = { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
 }
day-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
day-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
day-won-by = gagné, { $what } d’écart
day-lost-by = perdu, { $what } d’écart
day-par-line = Par { $value }
day-par-later = Le par est encore en cours de calcul.
day-at-par = Exactement le par.
day-better = { $count ->
    [one] { $count } au-dessus du par.
   *[other] { $count } au-dessus du par.
 }
day-worse = { $count ->
    [one] { $count } sous le par.
   *[other] { $count } sous le par.
 }
day-week = Les sept derniers jours
day-dot = { $day } : { $what }
day-today = aujourd’hui
day-not-played = pas jouée
day-column-won = gagné
day-column-left = Cartes restantes
day-column-ahead = Avance
day-column-tries = Joueurs
day-yours = (toi)
day-as-table = En tableau
day-spread-said = { $count ->
    [one] Le résultat d’un joueur, en colonnes ; les chiffres sont dans le tableau ci-dessous.
   *[other] Les résultats de { $count } joueurs, en colonnes ; les chiffres sont dans le tableau ci-dessous.
 }
day-same-cards = Les mêmes cartes pour tous
day-played = { $count ->
    [0] Personne n’a encore joué
    [one] { $count } personne a joué
   *[other] { $count } personnes ont joué
 }
day-fared-later = Tu verras leurs résultats quand tu auras joué.
day-play = Jouer la donne du jour
day-play-past = La jouer, sans que cela compte
day-go-on = Continuer
day-all = Toutes les donnes
day-rescue = Sauver une partie
day-look = Voir
day-again = Rejouer, sans que cela compte
day-link-copied = Copié : un lien vers cette donne, pour qui veut l’essayer.
day-looking = On cherche les cartes…
day-deals = Les donnes de ce jour
day-unfinished = Ton essai n’est pas fini
day-over = Ce jour est passé
day-closes = On pourra la jouer sans que cela compte à partir de 6 h UTC : d’ici là, d’autres finissent peut-être la leur.
day-late = Finie après la clôture du jour, elle ne compte pas.
day-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
 }
day-backs = { $count ->
    [one] { $count } retour de dix
   *[other] { $count } retours de dix
 }
day-trail = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
 }, l’un après l’autre
day-trail-steps = les pas de chacun{ $backs ->
    [0] {""}
   *[other]  ; { $sign } rendus
 }
day-trail-of-ten = les points de chacun
day-trail-said = Les pas, une barre par tour : { $count }, dont { $backs } qui en rendent.
day-trail-said-of-ten = Les points de chaque tour, en barres.
day-line-won = On pouvait gagner
day-line-begins = Toutes cartes visibles, on peut gagner en { $count } tours. Cela commence ainsi :
day-line-whole = La suite
day-line-never = Même toutes cartes visibles, on ne pouvait pas gagner
day-line-unknown = On ne sait pas si, toutes cartes visibles, on pouvait gagner
day-line-bot = Bot { $number }
day-everyone = Tout le monde
day-so-far = { $count } jusqu’ici
day-better-than = Mieux que { $count } sur 100.
day-won-count = { $count ->
    [0] Personne n’a gagné.
    [one] { $count } a gagné.
   *[other] { $count } ont gagné.
 }
day-given-up-count = { $count ->
    [one] { $count } a abandonné.
   *[other] { $count } ont abandonné.
 }
day-nobody = Personne ne l’a encore finie.
day-deal-bots = { $deal } : { $bots }
day-this-deal = Cette donne
day-with-bots = { $count ->
    [1] avec un bot fort
   *[other] avec { $count } bots forts
 }
day-rule-utc = Tout le monde reçoit le même mélange, de minuit à minuit (UTC). Un essai commencé avant minuit compte s’il est fini à 6 h.
day-rule-first = Ton premier essai compte. Ensuite, joue autant que tu veux, sans que cela compte.
day-rule-alone = Ni indice, ni coup repris, ni pause dans l’essai qui compte. Personne ne peut regarder, et aucun navigateur n’intervient dans le mélange.
day-rule-bots = Les bots jouent pareil pour tout le monde : au même jeu, les mêmes réponses.
day-rule-par = Par { $value } : la moitié de { $tries } parties de bots forts ont fait au moins aussi bien ; ils en ont gagné { $won }.
day-sealed = Scellée ; ouverte à 6 h UTC après ce jour.
day-opened = Ouverte : la graine était
day-other-days = Autres jours
day-other-days-why = Les donnes passées se jouent à tout moment. Elles montrent où tu te serais classé, et ne comptent pas.
day-see = { $day } : voir
day-you = Toi
day-watch = Revoir
day-watch-of = Revoir { $name }
day-replays = Parties à revoir, ouvertes pour toi
challenge-title = Les mêmes cartes
challenge-by = Un défi de { $name }
challenge-same = Tous jouent les mêmes cartes, chacun à sa table.
challenge-later = Les résultats des autres s’affichent quand tu as fini.
challenge-play = Jouer ces cartes
challenge-copy = Copier le lien
challenge-copied = Le lien est copié
challenge-link = Le lien pour ton ami
challenge-nobody = Personne n’a encore joué ces cartes.
challenge-sides = Côte à côte
challenge-look = Regarder encore
challenge-finished = fini
challenge-join = S’asseoir avec { $names }
challenge-told = { $names } : fini.
