### Ce que dit le serveur lui-même. $game est un titre, comme sur la boîte.

## Images et texte qui les accompagne

picture-left = { $count ->
    [one] carte restante
   *[other] cartes restantes
 }
picture-won = Toutes les cartes posées
picture-points = { $count ->
    [one] point
   *[other] points
 }
picture-ahead = { $count ->
    [one] carte d’avance
   *[other] cartes d’avance
 }
picture-behind = { $count ->
    [one] carte manquait
   *[other] cartes manquaient
 }
picture-duel-won = Gagné
picture-duel-lost = Perdu
picture-nobody = Personne n’a gagné
picture-stopped = Partie arrêtée
picture-with = { $seats ->
    [1] en solo
    [2] à deux
    [3] à trois
    [4] à quatre
   *[other] à cinq
 }
picture-backs = { $backs ->
    [one] retour de dix
   *[other] retours de dix
 }, { $turns ->
    [1] un tour
    [one] { $turns } tour
   *[other] { $turns } tours
 }
picture-turns = { $turns ->
    [1] un tour
    [one] { $turns } tour
   *[other] { $turns } tours
 }
picture-moment = Avant le tour { $turn }
picture-player = Joueur { $number }
picture-shown = { $figure } { $caption }
picture-by = { $name } : { $game }
picture-day = La donne du jour
picture-par = par { $value }

## Aperçus des liens

preview-home = tenback : des jeux de cartes à nombres autour d’une table
preview-home-about = The Game, Quick & Easy, Face to Face et TEN, entre amis ou avec des bots, dans le navigateur.
preview-invitation = Une invitation à jouer
preview-invitation-about = Ouvre le lien, choisis un nom, assieds-toi. Pas besoin de compte.
preview-table = Une table : { $game }
preview-waiting = { $free ->
    [0] Toutes les places sont prises.
    [one] { $free } place est libre.
   *[other] { $free } places sont libres.
 }
preview-playing = Une partie est en cours.
preview-replay = { $game } : une partie à revoir
preview-replay-about = Tour après tour, { $with }.
preview-rules = Les règles de { $game }
preview-rules-about = Toutes les règles avec des exemples, et ce qui change d’une édition à l’autre.

## Avis

notice-turn = { $game } : c’est ton tour
notice-ended = { $game } : la partie est finie
notice-with = Avec { $names }.
notice-alone = Il n’y a personne d’autre à la table.
notice-until = Tu as jusqu’au { $when }.
notice-several = { $count ->
    [one] Une de tes parties t’attend
   *[other] { $count } de tes parties t’attendent
 }
notice-test = Voilà à quoi ressemble une notification
notice-test-about = Désormais, tu sauras quand c’est ton tour et que tu n’es pas à la table.
mail-hello = Bonjour { $name },
mail-open = Ouvrir la table : { $link }
mail-why = Tu reçois ce message parce que tu as demandé des nouvelles de tes parties sur { $server }. Rien n’est envoyé la nuit.
mail-off = Plus aucun message, en un clic : { $link }
confirm-subject = { $server } peut-il t’écrire ?
confirm-body = Quelqu’un, sans doute toi, veut savoir par courriel quand c’est son tour sur { $server }.
confirm-open = Si c’est toi, ouvre ce lien dans les trois jours : { $link }
confirm-else = Sinon, ne fais rien : aucun autre message ne suivra.
