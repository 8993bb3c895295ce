### Français. Les mots des règles françaises : pile croissante, pile décroissante, pioche, main, poser. On se tutoie ; l’équipe, c’est « vous ».

## The games

the-game = The Game
quick-and-easy = Quick & Easy
face-to-face = Face to Face
ten = TEN
players-the-game = 1 à 5, ensemble
players-quick-and-easy = 2 à 5, ensemble
players-face-to-face = 2, en duel
players-ten = 1 à 5, stop ou encore
about-the-game = Quatre piles, quatre-vingt-dix-huit cartes, aucun nombre à voix haute. Un seul retour : dix exactement.
about-quick-and-easy = Deux piles, cinq couleurs. Petit, bavard, fini en dix minutes.
about-face-to-face = Argent contre or. Un cadeau à l’adversaire remplit ta main.
about-ten = Révèle jusqu’à dix, pas plus. Mise sur les jokers, aligne de longues suites.

## Welcome

your-name = Ton nom
play = Jouer
new-table = Nouvelle table
new-table-of = Nouvelle table : { $game }
lesson-learn = Apprendre en 2 minutes
lesson-learn-game = Apprendre en 2 minutes : { $game }
independent = tenback met en œuvre les règles de façon indépendante. Les noms des jeux appartiennent à leurs éditeurs ; aucune de leurs illustrations n’est utilisée.
rules = Règles
rules-of = { $game } : les règles
settings = Réglages
about = À propos et vie privée

## A new table

house-rules = Variantes
option-chosen = { $option } : { $choice }
label = { $label } :
option-expert = Expert
option-expert-why = Au moins trois cartes par tour au lieu de deux.
option-short-hands = Main réduite
option-short-hands-why = Une carte de moins en main pour tout le monde.
option-on-fire = On Fire (non officiel)
option-on-fire-why = 22, 33, 44, 55, 66 et 77 brûlent : à recouvrir avant la fin du tour suivant.
talk-signals = Signaux
talk-signals-why = Des signaux tout prêts à la table, sans texte.
talk-open = Signaux et texte
talk-open-why = On peut aussi écrire ; les nombres sont bloqués.
talk-silent = Silence
talk-silent-why = Personne ne dit rien.
the-table = La table
option-tracker = Relevé des cartes

## Waiting for players

waiting-title = Ta table
empty-chair = Place libre
chair-kept = Place gardée pour { $name }
add-bot = Ajouter un bot
sit-here = S’asseoir ici
host = hôte
bot = bot
a-bot = Un bot
bot-plays = Un bot joue ici ({ $strength })
unseat = Libérer la place : { $name }
begin = Distribuer
fill-with-bots = Compléter avec des bots et distribuer
waiting-team = { $count ->
    [1] Il manque encore une personne : les cartes sont pour autant de joueurs que de l’autre côté.
    [one] Il manque encore { $count } personne : les cartes sont pour autant de joueurs que de l’autre côté.
   *[other] Il manque encore { $count } personnes : les cartes sont pour autant de joueurs que de l’autre côté.
}
take-a-chair = Prends une place pour jouer.
host-begins = L’hôte distribue quand tout le monde est là.
invitation = Lien d’invitation
waiting-ask = Inviter quelqu’un
make-invitation = Créer un lien d’invitation
copy = Copier
copied = Copié. Envoie-le à qui tu veux.
invited = Une table t’attend
invited-by = { $host } t’invite à { $game }
invited-there = Déjà là : { $names }.
invited-text = Indique ton nom et entre.
come-in = Entrer

## The top bar and menus

to-lobby = tenback, retour à l’accueil
to-the-lobby = Retour à l’accueil
sound = Son
sound-on = Le son est activé
sound-off = Le son est coupé
theme = Thème
rules-and-keys = Règles et touches
menu = Menu
close = Fermer
language = Langue
skip-to-hand = Aller à ta main
skip-to-choice = Aller à ton choix
skip-to-main = Aller au contenu
hand-over = Laisser un bot jouer pour moi
come-back = Reprendre la main
pause = Pause
resume = Reprendre la partie
take-back = Reprendre mon dernier coup
give-up-sure = Mettre fin à cette partie ? Personne ne la gagne.
give-up-alone = Arrêter là
leave-table = Partir en gardant ma place
read-the-rules = Lire les règles
keys = Touches

## The table

you = Toi
the-end = Fin de partie
end-heard = { $title }. { $sentence }
who-starts = Qui commence ?
who-starts-how = Dis si tu as envie de commencer. Sans aucun nombre.
agreed-for-you = Tu as dit que tu pouvais commencer ; les bots disent s’ils le veulent.
offer-gladly = Avec plaisir
offer-willing = Je peux
offer-rather-not = Plutôt pas
still-thinking = { $count ->
    [one] { $names } réfléchit
   *[other] { $names } réfléchissent
 }
look-at-hand = Regarde d’abord ta main.
your-turn = { $count ->
    [0] À toi · pose ou finis
    [1] À toi · au moins 1 carte
    [2] À toi · au moins 2 cartes
   *[other] À toi · au moins 3 cartes
 }
your-turn-now = { $count ->
    [1] À toi de jouer. Pose au moins une carte.
    [2] À toi de jouer. Pose au moins deux cartes.
   *[other] À toi de jouer. Pose au moins trois cartes.
 }
title-your-turn = À toi de jouer
turn-of = { $name } réfléchit
turn-of-read = { $name } réfléchit.
turn-read = { $turn }.
thinking = réfléchit
next = joue ensuite
just-played = vient de jouer
all-laid = tout posé
paused = En pause
seats-clockwise = Places, dans le sens horaire
cards-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
 }
piles = Piles
rising = monte
falling = descend
room = reste { $count }
to-draw = { $count ->
    [0] pioche vide
   *[other] à piocher
 }
shown-to-draw = { $shown } à piocher
still-to-lay = à poser
pile-label = Pile { $pile }, { $direction ->
    [up] croissante
   *[other] décroissante
 }, { $planned ->
    [0] { $top } visible
   *[other] { $top } prévu
 }{ $more ->
    [yes] , { $room }
   *[no] {""}
 }
pile-press = Pile { $pile }, { $top } visible
pile-read = { $pile } { $direction ->
    [up] monte à partir de
   *[other] descend à partir de
 } { $top }.
press-plan = Prévoir le { $card } pour { $pile }, un écart de { $by }
press-back = Prévoir le { $card } pour { $pile }, dix en arrière
press-no = Le { $card } ne va pas sur { $pile }
ten-back = dix en arrière
does-not-fit = ne va pas
step-small = petit pas
step-fair = correct
step-dear = coûteux
step-steep = très coûteux
burns = { $count ->
    [1] brûle : à recouvrir
   *[other] brûle
 }
on-card = sur { $card }
number-line = Droite des nombres de { $low } à { $high }. Piles : { $piles }. Tes cartes : { $cards }.
pile-at = { $pile } { $top }
your-hand = Ta main
hand-empty = Toutes tes cartes sont posées.
hand-read = Dans ta main : { $cards }.
card-fits = { $card }. Possible sur { $fits }
card-fits-nowhere = { $card }. Ne va nulle part
fits-by = { $pile } { $direction ->
    [up] en montant de
   *[other] en descendant de
 } { $by }
fits-back = { $pile } dix en arrière
planned-card = { $card }, prévu pour { $pile } ; appuie pour le reprendre
planned-for = prévu pour { $pile }
you-watch = Tu regardes cette table.

## The plan

your-plan = Ton plan
unseen = personne d’autre ne le voit
take-card-back = Reprendre le { $card }
undo = Annuler
lay-and-end = Poser et finir
end-turn = Finir le tour
lay-keep-turn = Poser et continuer
hint = Indice
hint-ask = Demander un indice
hint-thinking = Réfléchit…
hints-used = { $count ->
    [one] { $count } indice utilisé
   *[other] { $count } indices utilisés
 }
lay-anyway = Poser quand même
think-again = Réfléchir encore
more-to-go = { $count ->
    [1] { $planned ->
        [0] une carte à poser
       *[other] encore une
     }
    [2] { $planned ->
        [0] deux cartes à poser
       *[other] encore deux
     }
    [3] { $planned ->
        [0] trois cartes à poser
       *[other] encore trois
     }
   *[other] encore { $count }
 }
pick-a-pile = choisis une pile pour le { $card }
plan-ahead = prévois déjà ton tour si tu veux
if-nothing-changes = si rien ne change
may-lay-more = c’est assez ; tu peux en poser plus
laying = pose en cours…
will-be-sent = partira dès que tu seras de nouveau en ligne
strands-chip = plus rien n’irait
strands-ask = Ce coup finirait la partie pour tout le monde.
planned-now = Le { $card } est prévu pour { $pile }{ $kind ->
    [ten-back] , dix en arrière
    [same-colour] , même couleur, en arrière
    [gift] , un cadeau
   *[other] {""}
 }. { $turn ->
    [yes] { $missing ->
        [0] Tu peux finir ton tour.
        [1] Encore une carte.
       *[other] Encore { $missing } cartes.
     }
   *[no] {""}
 }
taken-back = Le { $card } est repris.
no-longer-fits = Le { $card } ne va plus sur { $pile } et revient dans ta main.

## Talk

signal = Signal
talk-and-log = Communication et journal
signals-only = Signaux seulement. Les nombres restent dans ta main.
signals-and-text = Signaux et messages. Les nombres restent dans ta main.
silent-table = À cette table, on joue en silence.
signal-about = { $signal }, pile { $pile }
signal-menu = Signal sur la pile { $pile }
signal-take-back = Appuie encore pour le retirer
take-back-said = Retirer : { $said }
you-said = Tu as dit
say-keep-off = Pas ici
say-keep-off-strongly = Pas ici !
say-small-steps = Petits pas
say-go-ahead = Vas-y
meant-keep-off = Évitez de poser ici ; j’ai quelque chose de bien.
meant-keep-off-strongly = Surtout ne posez rien ici, quoi qu’il en coûte.
meant-small-steps = Pas de grand saut ici, s’il vous plaît.
meant-go-ahead = Je ne prévois rien sur cette pile.

## What happened

what-happened = Journal
nothing-happened = Rien pour l’instant.
deal-sealed = Sceau de la donne
told-turn = { $name } : { $laid ->
    [1] une carte posée
    [one] { $laid } carte posée
   *[other] { $laid } cartes posées
 }, { $drew ->
    [1] une piochée
    [one] { $drew } piochée
   *[other] { $drew } piochées
 }.
told-turn-no-draw = { $name } : { $laid ->
    [0] rien de plus
    [1] une carte posée
   *[other] { $laid } cartes posées
 }.
told-lays = { $who ->
    [you] Tu poses
   *[other] { $name } pose
 }
told-by-clock = (temps écoulé)
told-said = { $name } : { $signal }, { $pile }
heard-said = { $name } : { $signal }, { $pile }.
said-by = { $name } : { $said }
heard-said-by = { $name } : { $said }.
told-unsaid = { $who ->
    [you] Tu retires : { $signal }
   *[other] { $name } retire : { $signal }
 }
told-began = Les cartes sont distribuées.
told-started = { $who ->
    [you] Tu commences.
   *[other] { $name } commence.
 }
told-sat = { $who ->
    [you] Tu prends place.
   *[other] { $name } prend place.
 }
told-stood = { $who ->
    [you] Tu laisses ta place.
   *[other] { $name } laisse sa place.
 }
told-paused = La partie est en pause.
told-resumed = La partie reprend.
told-paced = Les bots changent de rythme.
told-proposed = { $what ->
    [take-back] { $who ->
        [you] Tu proposes de reprendre un coup.
       *[other] { $name } propose de reprendre un coup.
     }
   *[other] { $who ->
        [you] Tu proposes d’arrêter.
       *[other] { $name } propose d’arrêter.
     }
 }
told-objected = { $who ->
    [you] Tu dis non.
   *[other] { $name } dit non.
 }
told-took-back = { $who ->
    [you] Tu reprends un coup.
   *[other] { $name } reprend un coup.
 }
told-hinted = { $name } : un indice demandé.
told-abandoned = La partie a été arrêtée.
told-handed-over = { $who ->
    [you] Un bot joue pour toi.
   *[other] Un bot joue pour { $name }.
 }
told-came-back = { $who ->
    [you] Tu joues de nouveau.
   *[other] { $name } est de retour.
 }
heard-laid = { $card } sur { $pile }
heard-back = { $card } sur { $pile }, dix en arrière depuis { $from }
heard-turn = { $name } : { $laid }.
heard-drew = Tu pioches : { $cards }.

## The end

end-the-game-every-card-laid = Les quatre-vingt-dix-huit cartes. Vous avez gagné ensemble.
end-the-game-stuck = { $excellent ->
    [yes] { $laid } cartes posées. Excellent, mais pour gagner il faut les poser toutes.
   *[no] Cartes posées : { $laid }. La personne dont c’était le tour n’a pas pu en poser assez.
 }
end-the-game-burnt = Cartes posées : { $laid }. Une carte en feu n’a pas été recouverte à temps.
end-abandoned = Cartes posées : { $laid }. Vous avez décidé d’arrêter là.
end-abandoned-alone = Cartes posées : { $laid }. Tu as arrêté là.
deal-again = Nouvelle donne
to-the-rematch = Rejoindre la nouvelle donne
end-series = Parties gagnées jusqu’ici : { $won }.
end-series-of = { $name } { $count }
save-record = Enregistrer la partie
check-the-deal = Vérifier la donne
deal-holds = La graine correspond au sceau d’avant la première carte. Personne n’a touché à la donne.
deal-does-not-hold = La graine ne correspond pas au sceau. Quelque chose cloche dans cette donne.
deal-shares-yours = La donne vient du secret scellé du serveur et des parts des joueurs, la tienne comprise. Personne n’a pu choisir les cartes.
deal-shares-hold = La donne vient du secret scellé du serveur et des parts des joueurs. Tout est conforme à ce qui était promis.
deal-other-secret = Le secret du serveur n’est pas celui qu’il avait scellé avant la donne. Il a pu choisir ces cartes.
deal-other-shares = Les parts ne sont pas celles qui étaient promises avant la donne. Quelqu’un a pu choisir ces cartes.
deal-other-seed = La donne ne vient pas du secret et des parts. Quelqu’un a pu choisir les cartes.
deal-share-missing = Ton navigateur avait promis une part de cette donne, et elle n’y est pas. Si aucun autre de tes appareils n’a pris le relais, quelqu’un a pu choisir les cartes.
deal-share-away = Ton navigateur n’était pas connecté au moment de la donne : sa part n’y est donc pas. Tout le reste est conforme à ce qui était promis.
deal-silent = Part promise mais pas donnée à temps : { $names }.
look-back = Revenir sur la partie
look-back-replay = Revoir la partie
end-share = Partager
deal-seed = Graine
deal-seal = Sceau
deal-own = SHA-256 de la graine
deal-secret = Secret du serveur
deal-secret-seal = Son sceau
deal-share-of = Part de { $name }
deal-again-yourself = Pour vérifier par toi-même : enregistre la partie et lance tenback verify.
end-short = { $count ->
    [one] carte manquait. Perdu.
   *[other] cartes manquaient. Perdu.
 }
end-stopped = de reste. Interrompue.
end-none-left = carte en main. Gagné.
end-laid = { $laid } cartes sur { $cards }, { $turns ->
    [1] un tour
    [one] { $turns } tour
   *[other] { $turns } tours
 }.{ $excellent ->
    [yes] {" "}Excellent, mais on ne gagne qu’en posant toutes les cartes.
   *[no] {""}
 }
end-stuck = { $who ->
    [you] Tu n’avais plus de coup possible
   *[other] { $name } n’avait plus de coup possible
 }
end-asked = { $owed ->
    [1] Il fallait poser une carte
    [one] Il fallait poser { $owed } carte
    [2] Il fallait poser deux cartes
    [3] Il fallait poser trois cartes
   *[other] Il fallait poser { $owed } cartes
 }, { $fits ->
    [0] et { $held ->
        [one] celle-ci ne va nulle part :
       *[other] aucune de celles-ci ne va :
    }
   *[other] et il était impossible d’en poser autant :
 }
end-asked-heard = { $asked } { $cards }.
end-card-on = { $card } sur { $pile }
end-one-play = Il ne restait qu’un coup : { $play }. { $who ->
    [you] La carte était dans ta main.
   *[other] La carte était dans la main de { $name }.
 }
end-some-plays = { $count ->
    [1] Une carte d’une autre main aurait convenu.
    [one] { $count } carte d’une autre main aurait convenu.
   *[other] { $count } cartes d’autres mains auraient convenu.
 }
end-takes = prend { $what }
end-takes-nothing = ne prend plus rien
end-above = plus de { $number }
end-below = moins de { $number }
end-any = { $colour ->
    [R] n’importe quelle rouge
    [B] n’importe quelle bleue
    [G] n’importe quelle verte
    [Y] n’importe quelle jaune
   *[P] n’importe quelle violette
 }
end-together = Ensemble
end-backs = { $count ->
    [0] Aucune pile n’est revenue en arrière.
    [1] Une pile est revenue en arrière une fois.
    [one] { $count } retour en arrière d’une pile.
   *[other] { $count } fois, une pile est revenue en arrière.
 }
end-did = posées : { $laid }, dont en arrière : { $backs }
end-way = Le déroulement
end-ten-backs = dix en arrière
end-gifts = cadeaux
end-duel-ahead = { $count ->
    [one] carte d’avance
   *[other] cartes d’avance
 }. { $who ->
    [you] Tu as gagné.
   *[other] { $name } a gagné.
 }
end-duel-left = { $count ->
    [one] carte restait à { $loser }
   *[other] cartes restaient à { $loser }
 }. { $who ->
    [you] Tu as gagné.
   *[other] { $name } a gagné.
 }
end-comparing = Recherche de tes autres parties…
from-turn = à partir du tour { $turn } d’une partie précédente
this-deal-again = La même donne
this-deal-again-why = Les mêmes cartes dans le même ordre. La partie ne compte pas.
end-day = La donne du jour
end-challenge = Défier quelqu’un
end-challenge-why = Quelqu’un d’autre joue les mêmes cartes ; ensuite, les deux résultats sont côte à côte.
end-challenge-sides = Les deux résultats
deal-known = Cette donne a déjà été jouée : la partie ne compte pas.
play-limit = Jouer avec la limite { $limit }

## When something is in the way

reconnecting = Reconnexion…
reconnecting-plan = Reconnexion… ton plan est conservé.
line-lost = Pas de connexion.
line-lost-plan = Pas de connexion. Rien de ton plan n’a été envoyé.
line-too-many = Trop d’onglets sont ouverts ici à ton nom. Ferme-en un, et celui-ci revient de lui-même.
line-will-send = Pas de connexion. Tes cartes seront posées dès que tu seras de nouveau en ligne.
not-yet = Pas encore
try-now = Réessayer
back-again = { $count ->
    [one] De retour en ligne. Tu as manqué { $count } tour.
   *[other] De retour en ligne. Tu as manqué { $count } tours.
 }
back-moved = De retour en ligne. La partie a avancé.
old-client = tenback a été mis à jour. Recharge la page ; ta place et ton plan sont conservés.
load-again = Recharger
closed-gone = Cette table n’existe pas
closed-gone-text = Le lien est faux, ou l’invitation a expiré. Demande un nouveau lien, ou ouvre ta propre table.
closed-full = Toutes les places sont prises
closed-full-text = La partie a commencé ou est finie, et cette table ne se laisse pas regarder. Demande une autre table, ou ouvre la tienne.
called-off = Annulée
called-off-text = L’hôte a annulé cette table avant la première carte.
nowhere = Il n’y a rien ici
nowhere-text = Aucune page à cette adresse. Tout commence à l’accueil.
proposed-abandon = { $name } propose d’arrêter ici.
agree = D’accord
rather-not = Non, on continue
proposed-take-back = { $name } demande à reprendre : { $what }
asks-seen = De nouvelles cartes ont été vues depuis ; elles repartent sans que tu les voies.
asks-waits = La table attend ; rien ne presse.
asked-take-back = Tu as demandé à reprendre : { $what }
asked-abandon = Tu as proposé d’arrêter ici.
has-agreed = { $name } accepte
is-asked = doit répondre
never-mind = Finalement, non
declined = { $own ->
    [yes] { $name } ne le demande plus.
   *[no] { $name } préfère continuer.
 }
play-last = le dernier coup
take-back-short = Reprendre
was-before = avant : { $card }
paused-by = { $name } a mis la partie en pause.
paused-by-you = Tu as mis la partie en pause.
paused-how = Le temps est arrêté. Toute personne assise peut reprendre.
play-on = On reprend
rematch-open = Une nouvelle donne commence.
rematch-by = { $name } veut rejouer.
rematch-in = J’en suis
rematch-watch = Suivre la nouvelle donne
title-rematch = Nouvelle donne
presence-planning = prépare son coup
presence-away = ailleurs depuis { $time }
presence-gone = connexion perdue à { $time }
presence-not-here = n’est pas là
presence-stand-in = un bot joue à sa place
gone-waiting = { $name } a quitté la table, et tout le monde attend.
stand-in-offer = Laisser un bot jouer
bot-for-you-now = Un bot joue pour toi
take-over = Reprendre la main
bot-played-for-you = { $count ->
    [one] Le bot a joué { $count } tour pour toi. La place est de nouveau à toi.
   *[other] Le bot a joué { $count } tours pour toi. La place est de nouveau à toi.
 }
what-it-laid = Ce qu’il a joué
skip-wait = Ne pas attendre
chairs-offered = On t’invite : un bot te laisse sa place.
take-this-chair = Prendre la place de { $name }
door-names = { $count ->
    [one] Regarde : { $names }
   *[other] Regardent : { $names }
 }
door-without = { $count ->
    [one] { $names } devrait alors attendre la place d’un bot.
   *[other] { $names } devraient alors attendre la place d’un bot.
 }
rule = Règle { $rule }

## Refusals: one message for each key in the code, with the facts that come with the key (tests/web/keys.py)

# What has no words of its own

refused = Ce n’est pas possible pour l’instant.
again-when = Tu peux continuer { $when }.
refused-broken = Ça n’a pas marché. Réessaie dans un instant.

# Coming in, chairs, the host

refused-no-such-table = Cette table n’existe pas, ou son invitation a expiré. Demande un nouveau lien, ou ouvre ta propre table.
refused-no-such-lesson = Cette leçon n’existe pas. Choisis-en une à l’accueil.
refused-not-in-this-lesson = Cela ne fait pas partie de cette étape de la leçon. Recommence l’étape.
refused-hint-counted = Cette donne est comparée aux essais des autres : il n’y a pas d’indices.
refused-hint-company = Il n’y a d’indices que si tous les autres sont des bots.
refused-hint-not-ready = Le bot fort se prépare encore. Redemande dans un instant.
refused-hint-failed = Le bot n’a pas trouvé de réponse. Redemande.
refused-no-hints = Aucun bot ne joue assez bien à ce jeu pour donner des indices.
refused-moved-on = La table a avancé entre-temps. Redemande.
refused-no-watching = Toutes les places sont prises, et cette table ne se laisse pas regarder. Ouvre ta propre table.
refused-nowhere = Tu n’es à aucune table ; rejoins-en d’abord une.
refused-already-seated = Tu as déjà une place à cette table.
refused-no-seat = Tu n’as pas de place à cette table.
refused-full = Toutes les places sont prises.
refused-seat-taken = Cette place est déjà prise.
refused-nobody-there = Personne n’est assis là.
refused-own-seat = C’est ta propre place ; tu peux la libérer.
refused-no-such-seat = Cette place n’existe pas à cette table.
refused-seats-taken = { $sitting ->
    [one] Quelqu’un est assis ici et devrait d’abord se lever.
   *[other] { $sitting } personnes sont assises ici ; l’une d’elles doit d’abord se lever.
 }
refused-seat-open = Une place est encore libre : attends quelqu’un, ajoute un bot, ou retire une place.
refused-no-such-bot = Ce bot n’existe pas ici ; choisis-en un autre.
refused-not-host = Seul l’hôte peut faire cela.
refused-unseated = L’hôte a libéré ta place. Avec une nouvelle invitation, tu peux te rasseoir ici.
refused-too-many-invitations = Une table a au plus { $most } liens d’invitation.
refused-too-many-listed = Tes tables attendent déjà des joueurs, et il n’y en a jamais plus de { $most } à la fois. Annule-en une, ou commence.
refused-setting = { $place ->
    [seats] Ce jeu ne se joue pas à ce nombre-là.
    [options] Ces variantes ne vont pas ensemble ; choisis-en d’autres.
   *[other] Impossible d’ouvrir une telle table. Choisis autre chose.
 }
refused-begun = Trop tard : la partie a commencé.
refused-dealing = Un instant : on distribue les cartes.
refused-known-deal = Cette donne a déjà été jouée : personne n’y ajoute de part.
refused-day-counted = Cet essai à la donne du jour compte : pas de coup repris, pas de pause, pas de bot remplaçant.
refused-day-alone = Chacun joue la donne du jour à sa propre table ; personne ne peut regarder.
refused-day-again = Rejoue la donne du jour depuis sa page ; cela ne compte pas.
refused-shared-deal = D’autres reçoivent les mêmes cartes ailleurs, on ne peut donc rien y changer ici.
refused-challenged = Quelqu’un d’autre doit encore jouer ces cartes ; redistribue.
refused-day-to-come = Ce jour n’est pas encore venu.
refused-day-people = La donne du jour est pour les humains ; les programmes jouent à d’autres tables.
refused-bots-compiling = Les bots forts de cette donne se préparent ; réessaie dans une minute.
refused-day-played = Tu as déjà joué cette donne ; la rejouer ne compte pas.
refused-day-first = Le premier essai compte ; ensuite, tu peux jouer autant que tu veux, sans que cela compte.
refused-challenge-listed = Tout le monde peut revoir cette table ; lance plutôt un défi avec de nouvelles cartes.
refused-challenge-known = Tu as déjà vu ces cartes.
refused-no-such-challenge = Ce défi n’existe pas ici ; redemande le lien.
refused-promised = Cette part est déjà promise.
refused-not-dealing = On ne demande de part à personne en ce moment.
refused-share-told = Ta part est déjà là.
refused-another-share = Ce n’est pas la part qui était promise.
refused-waiting = La partie n’a pas encore commencé.
refused-ended = La partie est finie.
refused-not-ended = Ce sera possible une fois la partie finie.
refused-never-begun = Cette table a été annulée ; ouvres-en une autre.
refused-rematched = La nouvelle donne est déjà ouverte ; vas-y.
refused-not-for-you = C’est réservé à celles et ceux qui ont joué à cette table.
refused-not-your-eyes = Ici, tu ne peux revoir la partie que depuis ta place.
refused-too-many-puzzles = Tu as déjà créé { $most } défis ; on n’en garde pas plus.
refused-no-such-rescue = Il n’y a pas de telle partie à sauver.
refused-no-such-puzzle = Cette énigme n’existe plus, ou le lien est incomplet.
refused-reviews-full = Beaucoup d’analyses sont déjà en cours. Redemande dans quelques minutes.
refused-moment-over = La partie y était déjà finie. Reviens d’un tour pour continuer.
refused-no-such-moment = Cette partie n’a pas de tel moment.
refused-branch-seats = Cette partie en continue une autre et garde son nombre de joueurs.

# Who starts

refused-starting = D’abord, chacun dit s’il a envie de commencer.
refused-not-starting = On sait déjà qui commence.
refused-gladly = Choisis : avec plaisir, je peux, ou plutôt pas.
refused-already-offered = Tu as déjà dit si tu voulais commencer.

# Turns, pauses, bots that stand in

refused-not-your-turn = Ce n’est pas à toi de jouer.
refused-paused = La partie est en pause ; il faut d’abord la reprendre.
refused-not-paused = La partie n’est pas en pause.
refused-stood-in = Un bot joue pour toi ; reprends d’abord la main.
refused-not-stood-in = Aucun bot ne joue pour toi ; la place est à toi.
refused-bot-there = Un bot joue déjà là.
refused-left-already = Tu as déjà laissé la main et repris ta place pendant ce tour ; attends le prochain.
refused-no-action = Choisis d’abord ce que tu veux faire.
refused-too-many-actions = C’est trop d’un coup ; joues-en d’abord une partie.
refused-not-an-action = Ce coup n’existe pas dans ce jeu.
refused-opaque = De nouvelles cartes apparaissent en chemin ; continue quand tu les auras vues.
refused-over-before = Ce coup finit la partie ; rien ne peut suivre.
refused-turn-over-before = Ensuite, c’est à quelqu’un d’autre ; tu ne peux pas jouer au-delà.

# Talk

refused-silent = À cette table, on joue en silence.
refused-no-cards = Les signaux ne servent que pendant la partie.
refused-not-a-signal = On ne peut pas dire cela ici ; choisis un signal de cette table.
refused-said-already = Tu en as déjà parlé ; attends le prochain tour.
refused-not-said = Ton signal n’est plus affiché.
refused-no-chat = Pas de messages ici pendant la partie.
refused-no-text-for-pros = Les pros n’écrivent rien pendant la partie : choisis les signaux ou le silence.
refused-written-already = Tu viens de l’écrire ; dis-le autrement, ou attends le prochain tour.
refused-texts = Tu as déjà écrit { $most } fois depuis le dernier tour ; attends le prochain.
refused-chat-length = Un message compte de 1 à { $most } caractères.
refused-chat-characters = Un message ne contient que des caractères visibles.
refused-number = Non envoyé : { $words }. Les nombres sont interdits ; utilise un signal.
quoted = « { $words } »

# Taking back, giving up

refused-told = Trop tard : quelqu’un a déjà vu de nouvelles cartes. Tu peux demander à reprendre ce coup ; tout le monde doit accepter.
refused-still-there = { $name } est là, ou l’était à l’instant. Un bot ne remplace que quelqu’un qui n’est plus là.
refused-not-awaited = La table n’attend pas { $name } en ce moment.
refused-bots-object = Les bots préfèrent que non : tu as vu une carte depuis.
refused-seen-alone = Tu as vu une carte depuis ; on ne peut pas revenir là-dessus.
refused-no-such-pace = Les bots ne jouent pas ainsi.
refused-paced = Ils jouent déjà ainsi.
refused-by-invitation = La partie a commencé. Avec une invitation, tu peux prendre la place d’un bot.
refused-within-a-turn = { $name } est en plein tour ; prends la place dans un instant.
refused-no-bot-moves = Aucun bot ne va jouer.
refused-nothing-to-take-back = Tu n’as rien à reprendre pour l’instant.
refused-proposal = Tu peux proposer d’arrêter, ou de reprendre un coup.
refused-proposed-already = Une proposition est déjà en cours ; réponds-y d’abord.
refused-nothing-proposed = Il n’y a plus de proposition.
refused-agreed-already = Tu as déjà accepté.
refused-no-resigning = On n’abandonne qu’un duel ; propose d’arrêter, ou laisse un bot jouer pour toi.
refused-asides = Tu as déjà interrompu la partie deux fois depuis le dernier tour ; attends le prochain.
refused-asked-enough = À cette table, tu as déjà fait beaucoup d’autres choses que jouer (limite { $most }). Maintenant, tu ne peux plus que jouer ici.
refused-log-full = Il s’est passé tant de choses à cette table qu’on ne peut plus que finir la partie.

# Who one is, and the server

refused-who = Ce navigateur n’est plus connu ici. Indique ton nom et entre.
refused-name = Un nom a besoin de quelques caractères visibles, mais pas trop. Choisis-en un autre.
refused-name-taken = Quelqu’un porte déjà ce nom. Choisis-en un autre.
refused-password = Un mot de passe compte de { $least } à { $most } caractères.
refused-password-guessed = Ce mot de passe se devine trop vite. Choisis-en un autre.
refused-passwords-busy = Trop de mots de passe à la fois. Réessaie dans quelques secondes.
refused-wrong-password = Nom ou mot de passe incorrect. Réessaie.
refused-only-guests = Tu as déjà un compte.
refused-account-not-made = Impossible de créer un compte à ce nom. Choisis-en un autre.
refused-too-fast = Trop de demandes à la fois ; patiente un instant.
refused-bad-request = Le serveur n’a pas compris. Recharge la page.
refused-origin = C’est impossible depuis un autre site. Ouvre tenback directement.
refused-head-too-large = Ce navigateur envoie plus que le serveur ne lit. Supprime les cookies de ce site, puis recharge la page.
refused-body-too-large = C’est trop gros pour le serveur.
refused-too-slow = La connexion était trop lente. Réessaie.
refused-server-full = Le serveur est plein pour le moment. Réessaie dans un instant.
refused-host = Le serveur n’est pas connu sous ce nom. Préviens la personne qui s’en occupe.
refused-not-from-here = C’est réservé à la personne qui gère le serveur.
refused-banned = La personne qui gère ce serveur ne te laisse pas entrer pour le moment.
refused-muted = La personne qui gère ce serveur a bloqué tes messages : ce que tu écris n’est pas transmis. Les signaux marchent toujours.
refused-signup-closed = On ne crée plus de comptes sur ce serveur. Tu peux jouer en invité.
refused-owner-stays = Le propriétaire de ce serveur ne peut être ni exclu, ni rendu muet, ni supprimé.
refused-owner-guest = Seul un compte peut posséder ce serveur, pas un invité.
refused-no-account = C’est un invité, sans mot de passe.
refused-nobody-such = Personne n’est connu ici sous ce nom.
refused-table-gone = Cette table n’existe plus.
refused-no-such-report = Ce signalement est déjà clos.
refused-announcement = Une annonce compte de 1 à 300 caractères.
refused-reported-already = Tu l’as déjà signalé à cette table. La personne qui gère le serveur regardera.
refused-nobody-to-report = Tu ne peux signaler que quelqu’un d’autre assis à cette table.
refused-not-found = Il n’y a rien ici.
refused-store-down = Rien ne peut être enregistré pour l’instant. Réessaie dans un instant.
refused-damaged = Cette table ne peut plus être lue. Préviens les responsables du serveur.
refused-no-answer = Le serveur ne répond pas. Réessaie dans un instant.

# Cards and piles

refused-not-in-hand = Tu n’as pas le { $card } ; pose une carte de ta main.
refused-not-higher = Le { $card } ne va pas sur { $pile }. { $pile } monte à partir de { $top } : tout ce qui est au-dessus.
refused-not-higher-nor-back = Le { $card } ne va pas sur { $pile }. { $pile } monte à partir de { $top } : tout ce qui est au-dessus, ou exactement { $back }.
refused-not-lower = Le { $card } ne va pas sur { $pile }. { $pile } descend à partir de { $top } : tout ce qui est en dessous.
refused-not-lower-nor-back = Le { $card } ne va pas sur { $pile }. { $pile } descend à partir de { $top } : tout ce qui est en dessous, ou exactement { $back }.
refused-not-higher-nor-same-colour = Le { $card } ne va pas sur { $pile }. { $pile } monte à partir de { $top } : tout ce qui est au-dessus, ou toute carte de sa couleur.
refused-not-lower-nor-same-colour = Le { $card } ne va pas sur { $pile }. { $pile } descend à partir de { $top } : tout ce qui est en dessous, ou toute carte de sa couleur.
refused-too-few = Pose au moins { $minimum } cartes par tour ; posées pour l’instant : { $played }.
refused-none-laid = Pose au moins une carte par tour.
refused-two-laid = Pose une ou deux cartes par tour ; tu en as déjà posé deux.
refused-one-laid = Les pros posent exactement une carte par tour.
refused-second-gift = Un cadeau par tour, et tu l’as déjà fait. Pose le { $card } sur A ou B.
refused-gift-not-lower = Le { $card } n’améliore pas { $pile }. { $pile } monte à partir de { $top } : un cadeau est en dessous.
refused-gift-not-higher = Le { $card } n’améliore pas { $pile }. { $pile } descend à partir de { $top } : un cadeau est au-dessus.
refused-nothing-betters = { $pile } ne peut pas encore être améliorée. Pose le { $card } sur A ou B.
refused-over-won = La partie est finie : toutes les cartes sont posées. Pour rejouer, lance une nouvelle donne.
refused-over-stuck = La partie est finie : quelqu’un n’a pas pu poser assez de cartes. Pour rejouer, lance une nouvelle donne.
refused-over-burnt = La partie est finie : une carte en feu n’a pas été recouverte. Pour rejouer, lance une nouvelle donne.
refused-over-all-laid = La partie est finie : quelqu’un a posé toutes ses cartes. Pour rejouer, lance une nouvelle donne.
refused-over-single-card = La partie est finie : une dernière carte seule fait perdre. Pour rejouer, lance une nouvelle donne.

# TEN

refused-first-draw = Commence ton tour en révélant une carte.
refused-draw-or-take = Révèle une autre carte, ou prends les nombres ou les pièces.
refused-no-coin-card = Pas de carte monnaie dans la rangée : prends les nombres, ou révèle une autre carte.
refused-deck-is-out = La pioche est vide : prends les nombres ou les pièces.
refused-in-auction = Aux enchères : { $wild }. Mise, ou passe.
refused-bid-too-low = La mise minimale est { $least } ; tu peux aussi passer.
refused-bid-too-low-solo = En solo, la mise minimale est { $least } ; tu peux aussi passer.
refused-bid-too-high = Tu peux payer { $means } au plus : ne mise pas davantage, ou passe.
refused-bid-too-high-solo = Avec pièces, jetons et doublons, tu peux payer { $means } au plus : ne mise pas davantage, ou passe.
refused-in-payment = Tu dois encore payer { $owed } pour : { $card }. Paie avec une pièce, un jeton fiasco ou une carte nombre.
refused-no-coin = Tu n’as plus de pièce : paie avec autre chose.
refused-no-bust-token = Tu n’as pas de jeton fiasco : paie avec autre chose.
refused-not-yours = Ce n’est pas à toi : { $card }. Paie avec ce que tu possèdes.
refused-wilds-do-not-pay = On ne paie pas avec des jokers : paie avec autre chose.
refused-no-duplicate = En solo, aux enchères, on ne paie qu’avec des doublons, et tu n’as qu’un seul { $card } : paie avec autre chose.
refused-no-duplicate-buy = Ici, on ne paie qu’avec des doublons, et tu n’as qu’un seul { $card } : paie avec autre chose.
refused-in-market = Tu peux maintenant acheter une carte au marché, ou aucune.
refused-not-in-market = Pas au marché : { $card }. Achète une carte qui s’y trouve, ou aucune.
refused-owned-already = Tu as déjà le { $card } : achète une autre carte, ou aucune.
refused-too-dear = Le { $card } coûte { $price }, et tu peux payer { $means } : achète une carte moins chère, ou aucune.
refused-bust-choice = C’est le fiasco : prends le jeton, ou va acheter.
refused-no-bust-choice = Ce choix ne vient qu’après un fiasco, et seulement avec la variante Fiasco au choix.
refused-in-final-round = Dernier tour : achète une carte, ou aucune.
refused-over = La partie est finie : chacun a fait son dernier achat. Pour rejouer, lance une nouvelle donne.
refused-ten-draws = TEN révèle jusqu’à sa limite.
refused-ten-takes = TEN prend toujours les nombres.
refused-ten-bids = TEN mise selon sa propre règle.
refused-ten-pays = TEN paie avec des pièces, puis des jetons, puis des doublons.

# A deck of one’s own for TEN

refused-deck-parts = Un fichier de paquet a un nom et un tableau de cartes, et rien d’autre.
refused-deck-name = Le nom d’un paquet compte de 1 à { $most } caractères visibles.
refused-deck-name-taken = TEN a déjà un paquet nommé { $written } ; donne un autre nom au tien.
refused-deck-cards = Les cartes d’un fichier de paquet forment un tableau : chaque carte avec trois nombres d’exemplaires.
refused-deck-no-such-card = Le fichier de paquet nomme une carte qui n’existe pas : { $written }.
refused-deck-copies = Le fichier de paquet se trompe pour { $line } : il faut trois nombres entiers, les exemplaires à deux, à trois, et à quatre ou cinq.
refused-deck-fewer-have-more = Dans le fichier de paquet, { $line } a ces exemplaires : { $copies } ; à moins de joueurs, il n’y en a jamais plus.
refused-deck-number-cards = Le compte du fichier de paquet n’y est pas : cartes nombre à quatre ou cinq, { $counted } au lieu de { $right }.
refused-deck-coin-cards = Le compte du fichier de paquet n’y est pas : cartes monnaie à quatre ou cinq, { $counted } au lieu de { $right }.
refused-deck-wilds = Le compte du fichier de paquet n’y est pas : jokers à quatre ou cinq, { $counted } au lieu de { $right }.
refused-deck-none-for-two = Le fichier de paquet n’a aucune carte pour deux joueurs ; or chaque tour commence en révélant une carte.

## Settings

light = Clair
dark = Sombre

## About

imprint = Mentions légales et conditions

### Pile games

chat = Messages
say-something = Écris quelque chose
chat-new = { $count ->
    [one] { $count } nouvelle ligne
   *[other] { $count } nouvelles lignes
 }
send = Envoyer
time-of-turn = Temps restant pour ce tour
bot-for-you = Un bot joue pour toi.
cards-laid = Cartes posées
cards-laid-by = { $name }, { $metal }
cards-laid-how = Les cartes posées sont barrées, les tiennes marquées.
card-is-laid = { $card }, posé
card-is-not-laid = { $card }, à venir
card-is-held = { $card }, dans ta main
since-you-looked = depuis ta dernière visite
press-plain = Prévoir le { $card } pour { $pile }
press-gift = Prévoir le { $card } en cadeau pour { $pile }, une amélioration de { $by }
gift = cadeau
first-card = première carte
fits-gift = { $pile } en cadeau
fits-first = { $pile } en première carte
heard-gift = { $card } en cadeau sur { $pile }
say-want = Laissez-la-moi
meant-want = J’aimerais poser ici ; laissez-moi cette pile.
say-trick = Retour possible
meant-trick = Je pourrais faire reculer cette pile.
red = rouge
blue = bleu
green = vert
yellow = jaune
purple = violet
coloured-card = { $number } { $colour }
start-card = la carte de départ
height-low = petit
height-middle = moyen
height-high = grand
height-unsaid = couleur seule
colour-and-height = { $colour }, { $height }
colour-hold = J’ai du { $colour }
colour-said = J’ai du { $colour }, déjà dit
said-hold = j’ai du { $hold }
i-hold = J’ai du
about-a-pile = Sur une pile
talk-of-colours = Parlez de couleurs, de petites et de grandes cartes. Pas de nombres.
talk-of-pros = Couleurs et piles seulement ; ni petit ni grand.
same-colour = même couleur
same-colour-back = même couleur : de { $from } à { $to }
fits-same-colour = { $pile } même couleur, { $by } en arrière
press-same-colour = Prévoir le { $card } pour { $pile }, même couleur, { $by } en arrière
heard-same-colour = { $card } sur { $pile }, même couleur, en arrière depuis { $from }
two-a-turn = deux par tour
one-a-turn = une par tour
end-quick-and-easy-every-card-laid = Les cinquante cartes. Vous avez gagné ensemble.
end-quick-and-easy-stuck = Cartes posées : { $laid }. Puis plus aucune ne pouvait l’être.
plan-note-quick = Une ou deux cartes, puis tu complètes ta main à deux.
plan-note-pro = Exactement une carte, puis tu complètes ta main à deux.
your-turn-one-or-two = À toi · une ou deux
your-turn-one = À toi · exactement une
silver = argent
gold = or
seam = un cadeau par tour, pour améliorer une pile adverse
one-gift-a-turn = un cadeau par tour
nothing-betters = rien à améliorer encore
yours-to-better = { $direction ->
    [up] cadeau : sous { $top }
   *[down] cadeau : au-dessus de { $top }
 }
left-to-lay = { $shown } à poser
race = { $laid } posées sur { $cards }
draw-back-to-six = Avec un cadeau, tu complètes ta main à six.
will-draw = { $count ->
    [0] Tu ne piocheras rien.
    [1] Tu piocheras une carte.
    [2] Tu piocheras deux cartes.
   *[other] Tu piocheras { $count } cartes.
 }
strands-ask-duel = Ce coup te ferait perdre la partie.
end-winner = { $who ->
    [you] Tu as gagné
   *[other] { $name } a gagné
 }
end-nobody = Personne n’a gagné
end-face-to-face-all-laid = { $who ->
    [you] Tu as posé tes cinquante-huit cartes.
   *[other] { $name } a posé ses cinquante-huit cartes.
 }
end-face-to-face-stuck = { $loses ->
    [you] Tu n’as pas pu poser deux cartes.
   *[other] { $loser } n’a pas pu poser deux cartes.
 }
end-face-to-face-single-card = { $loses ->
    [you] Il ne te restait qu’une carte ; un tour en demande deux.
   *[other] Il ne restait qu’une carte à { $loser } ; un tour en demande deux.
 }
end-resigned = { $loses ->
    [you] Tu as abandonné.
   *[other] { $loser } a abandonné.
 }
end-duel-stopped = Vous avez décidé d’arrêter là.

## Welcome and tables

bots-play = Bots
strength-random = au hasard
strength-novice = débutant
strength-fast = bon
strength-strong = fort
all-tables = Toutes les tables
profile = Toi et tes parties
tables-looking = Recherche…

## A new table, more

no-such-game = Ce jeu n’existe pas ici. Il y en a quatre ; choisis l’un d’eux.
seats-why-quick-and-easy = Quick & Easy se joue à deux au moins (Q1).
seats-why-face-to-face = Un duel se joue à deux (F1).
option-pro = Pour les pros
option-pro-why = Exactement une carte par tour, et l’on ne parle que de couleurs et de piles, jamais de petit ou de grand.
option-last-card = La dernière carte seule
option-last-card-why = Ce qui se passe quand ton tour commence avec une seule carte et que la pioche est vide.
option-last-card-loses = tu perds
option-last-card-wins = tu peux la poser, et gagner (non officiel)
option-fiasco = Fiasco au choix
option-fiasco-why = Après un fiasco, à toi de choisir : un jeton fiasco, ou un achat à la place.
option-deck = Paquet
option-deck-why = Les cartes du paquet pour ce nombre de joueurs.
option-deck-reconstructed = reconstitué d’après la règle et des critiques
option-deck-full = toutes les cartes (non officiel)
option-deck-own = ton propre fichier
option-limit = Limite de TEN
option-limit-why = Jusqu’où TEN révèle ; plus c’est haut, plus c’est dur.
option-solo-duplicates = Acheter avec des doublons seulement
option-solo-duplicates-off = Acheter avec n’importe quelle carte nombre
option-solo-duplicates-why = On ne paie un achat avec une carte nombre que si l’on en possède un autre exemplaire. Sans cette règle, toutes les cartes nombre paient.
no-text-for-pros = Les pros ne disent rien de petit ou de grand ; il n’y a donc pas de texte pendant la partie.
talk-free = Texte
talk-free-why = On peut écrire ce que l’on veut.
watch-all-after = La table ; toutes les cartes à la fin
watch-public = La table seulement
watch-none = Pas de public
clock-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
 }
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
 }
clock-a-turn = { $time } par tour
new-pace = Rythme des bots
pace-slow = lent
pace-human = comme des humains
pace-fast = rapide
pace-instant = immédiat
table-listed = ouverte à tous
table-private = par lien seulement

## Waiting for players, more

waiting-title-guest = Avant la donne
waiting-agreed = Règles convenues
waiting-chairs = Places
waiting-share = Partager
bot-of = bot : { $strength }
program = programme
all-chairs-taken = Toutes les places sont prises. Reste pour regarder, ou ouvre ta propre table.
chair-more = Ajouter une place
chair-fewer = Retirer une place
begin-with = { $count ->
    [1] Distribuer en solo
    [2] Distribuer à deux
    [3] Distribuer à trois
    [4] Distribuer à quatre
   *[other] Distribuer à { $count }
 }
stand-up = Libérer ma place
call-off = Annuler cette table
copy-yourself = Le lien est sélectionné ; copie-le avec Ctrl+C.
invitation-why = Toute personne qui a ce lien peut entrer.
invitation-why-listed = La table figure aussi dans la liste.
invitation-renew = Créer un nouveau lien ; l’ancien cessera de marcher
invitation-renewed = Voici un nouveau lien. L’ancien ne marche plus.

## Profile

kind-guest = sans compte
kind-account = compte

## When something is in the way, more

unreachable = Pas de réponse
unreachable-text = Le serveur est injoignable. Vérifie ta connexion ; tes places et tes parties y sont en sécurité.
closed-expired = Cette invitation ne marche plus
closed-expired-text = Elle a expiré, l’hôte a créé un nouveau lien, ou la table n’existe plus. Demande un nouveau lien, ou ouvre ta propre table.
closed-broken = Le lien est incomplet
closed-broken-text = Aucune table ne peut s’appeler ainsi. Copie le lien en entier.
closed-other = Tu ne peux pas entrer pour l’instant
rules-not-loaded = Les règles n’ont pas pu être chargées.
on-this-page = Sur cette page

### Replay

replay = Revoir la partie
moment-picture = Une image de ce moment
replay-drew = pioche { $count }
replay-bust = fiasco à { $total }
replay-coins = { $count ->
    [1] une pièce
    [one] { $count } pièce
   *[other] { $count } pièces
 }
replay-took = prend { $cards }
replay-bought = achète { $cards }
replay-bid = { $name } : { $price }
replay-passed = { $name } : passe
replay-unsold = personne n’a voulu du joker
replay-points = Points : { $points }
laid-on = sur { $pile }
laid-here = posé ici :

### TEN

ten-card = { $number } { $colour ->
    [B] bleu
    [G] vert
    [O] orange
   *[P] rose
 }
ten-coin-card = carte monnaie { $worth }
ten-wild-number = joker { $number }, toutes couleurs
ten-wild-colour = joker { $colour ->
    [B] bleu
    [G] vert
    [O] orange
   *[P] rose
 }, tous nombres
ten-wild-any = joker, tous nombres, toutes couleurs
ten-coins = { $count ->
    [1] une pièce
    [one] { $count } pièce
   *[other] { $count } pièces
 }
ten-tokens = { $count ->
    [1] un jeton fiasco
    [one] { $count } jeton fiasco
   *[other] { $count } jetons fiasco
 }
ten-times = { $count } × { $thing }
ten-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
 }
ten-points-word = { $count ->
    [one] point
   *[other] points
 }
ten-points-shown = { $shown } { $count ->
    [one] point
   *[other] points
 }
ten-run = { $colour ->
    [B] bleu
    [G] vert
    [O] orange
   *[P] rose
 } : { $count ->
    [0] aucune carte
   *[other] { $cards }
 } ; plus longue suite { $length }{ $wilds ->
    [0] {""}
   *[other] , joker pour { $standing }
 }
ten-run-read = { $colour ->
    [B] bleu
    [G] vert
    [O] orange
   *[P] rose
 } de { $from } à { $to }
ten-turn = { $what ->
    [first] À toi · révèle
    [draw] À toi · révèle ou prends
    [auction] À toi de miser
    [pay] À toi · paie
    [choose] Fiasco · à toi de choisir
   *[other] À toi · achète
 }
ten-other = { $name } { $what ->
    [draw] révèle
    [auction] mise
    [pay] paie
    [choose] choisit
   *[other] achète
 }
ten-other-read = { $name } { $what ->
    [draw] révèle
    [auction] mise
    [pay] paie
    [choose] choisit
   *[other] achète
 }.
ten-doing = { $what ->
    [draw] révèle
    [auction] mise
    [pay] paie
    [choose] choisit
   *[other] achète
 }
ten-final = { $what ->
    [bought] a acheté
    [last] achète en dernier
   *[other] achètera
 }
ten-turn-now = { $what ->
    [first] À toi de jouer. Révèle une carte.
    [draw] À toi de jouer. Révèle encore, ou prends.
    [auction] À toi de miser.
    [choose] Fiasco. Prends le jeton, ou va acheter.
   *[other] À toi de jouer. Achète une carte, ou aucune.
 }
ten-pay-now = À toi de jouer. Paie { $left } pour : { $card }.
ten-no-bid-yet = Aucune mise encore.
ten-leads-with = En tête : { $name }, avec { $bid }.
ten-can-bid = Tu peux miser de { $least } à { $most }.
ten-cannot-bid = Tu ne peux pas payer plus ; tu peux seulement passer.
ten-risk = Fiasco avec { $bust } des { $all } cartes restantes.
ten-row-read = Dans la rangée : { $cards }. Total { $total }, pièces { $coins }.
ten-deck-read = Cartes dans la pioche : { $count }.
ten-market-read = Au marché : { $cards }.
ten-market-empty = Le marché est vide.
ten-owns-read = { $name } : points { $points }, pièces { $coins }{ $tokens ->
    [0] {""}
   *[other] , jetons fiasco { $tokens }
 }.{ $count ->
    [0] {""}
   *[other] {" "}Suites : { $runs }.
 }
ten-limit-read = TEN révèle jusqu’à { $limit }.
ten-limit-tag = révèle jusqu’à { $limit }
ten-look-closer = { $name }, regarder de plus près
ten-could-pay = Peut payer jusqu’à { $most }.
ten-you-can-pay = Tu peux payer jusqu’à { $most } : pièces { $coins }{ $tokens ->
    [0] {""}
   *[other] , jetons fiasco { $tokens } (3 chacun)
 }, cartes { $cards }.
ten-what-you-own = Ce que tu possèdes
ten-wilds = Jokers
ten-market = Marché
ten-market-how = Une par tour, après avoir pris les nombres. Prix : le nombre.
ten-offer = { $why ->
    [owned] { $card }, prix { $price } ; tu l’as déjà
    [short] { $card }, prix { $price } ; il te manque { $short }
   *[none] { $card }, prix { $price }
 }
ten-short-by = il manque { $short }
ten-row-of = { $who ->
    [you] Ta rangée
   *[other] Rangée : { $name }
 }
ten-deck-left = { $count ->
    [0] La pioche est vide
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
 }
ten-row-empty = Rien de révélé encore.
ten-total = Total
ten-of-ten = sur 10
ten-of = sur { $most }
ten-until = jusqu’à { $limit }
ten-equation = nombres { $numbers } − pièces { $coins }
ten-coins-word = Pièces
ten-bust-word = fiasco
ten-total-label = Total { $total } sur 10 : nombres { $numbers }, pièces { $coins }. Plus de 10 : fiasco.
ten-total-label-limit = Total { $total } : nombres { $numbers }, pièces { $coins }. TEN s’arrête à { $limit }.
ten-coins-label = Pièces { $coins } sur { $most }. Au-delà : fiasco.
ten-safe = sûr { $count }
ten-wild-count = joker { $count }
ten-bust-count = fiasco { $count }
ten-would-bust = Fiasco avec { $percent } des cartes possibles
ten-nothing-busts = Aucun fiasco possible pour l’instant
ten-what-busts = { $number ->
    [0] Nombres : aucun risque.
    [1] Nombres : fiasco à coup sûr.
   *[other] Nombres : fiasco à partir de { $number }.
 } { $coin ->
    [0] Cartes monnaie : aucun risque.
    [1] Cartes monnaie : fiasco à coup sûr.
   *[other] Cartes monnaie : fiasco à partir de { $coin }.
 }
ten-your-choice = Ton choix
ten-draw-first = Révéler une carte
ten-draw-on = Révéler encore
ten-deck-out = La pioche est vide.
ten-take-numbers = Prendre les nombres
ten-points-to = { $from } → { $to }
ten-others-take = { $who ->
    [ten] TEN prend
    [one] L’adversaire prend
   *[all] Les autres prennent chacun
 } { $coin } { $count }
ten-then-buy = Ensuite, tu peux acheter une carte
ten-draw-before = Révèle d’abord une carte.
ten-take-coins = { $count ->
    [one] Prendre { $count } pièce
   *[other] Prendre { $count } pièces
 }
ten-take-coins-none = Prendre les pièces
ten-coins-to = Toi : { $from } → { $to }
ten-most-coins = Personne n’en garde plus de dix
ten-to-market = Les nombres vont au marché
ten-turn-ends = Ton tour s’achève, les autres ne reçoivent rien
ten-no-coin-card = Pas de carte monnaie dans la rangée.
ten-take-token = Prendre le jeton fiasco
ten-token-worth = { $count ->
    [1] Il vaut 3
   *[other] Tu en auras { $count } ; chacun vaut 3
 }
ten-turn-ends-plain = Ton tour s’achève
ten-go-buy = Acheter à la place
ten-go-buy-why = Une carte du marché, à son prix
ten-go-buy-nothing = Sans achat, pas de jeton non plus
ten-auction = Enchères
ten-auction-of = Enchères : { $card }
ten-for-you = Pour toi : { $from } → { $to }.
ten-after-paying = Après avoir payé { $bid } : { $points }.
ten-one-bid = Une mise chacun ; seul le gagnant paie.
ten-bids-alone = En solo, les mises commencent à 5. À ton tour, TEN mise autant que tu pourrais payer, ou tout ce qu’il a si c’est moins ; à son tour, un de plus que toi. S’il ne peut pas payer 5, il passe.
ten-up-to = jusqu’à { $most }
ten-turn-of = { $who ->
    [you] Ton tour
   *[other] Au tour de { $name }
 }
ten-bids-in-order = Les mises, dans l’ordre
ten-to-bid = à miser
ten-bids-last = en dernier
ten-waits = attend
ten-passed = passe
ten-leads = en tête
ten-pass = Passer
ten-bid = Miser { $bid }
ten-one-less = Un de moins
ten-one-more = Un de plus
ten-your-bid = Ta mise, de { $least } à { $most }
ten-paying = Paiement
ten-pay-for = Payer { $price } pour : { $card }
ten-paid-so-far = { $paid } payé, reste { $left }
ten-pay-with = { $ends ->
    [yes] Payer avec : { $thing } ; tu obtiens alors : { $card }
   *[no] Payer avec : { $thing }
 }
ten-token-loses = Un jeton fiasco vaut 3 ; perte : { $lost }.
ten-next-ends = Le prochain clic paie le reste ; tu obtiens alors : { $card }.
ten-each-is-final = Chaque clic paie aussitôt ; pas de retour possible.
ten-proposal = Le moins cher : { $with }.
ten-pay-so = Payer ainsi
ten-pay-all = Payer { $with }
ten-pays-now = { $name } paie pour { $card } : { $paid } sur { $price }.
ten-buy-one = Achète une carte, ou aucune
ten-buy-final = Dernier tour : achète une carte, ou aucune
ten-buy = Acheter le { $card } pour { $price }
ten-would-have = { $offered } ; après l’achat : { $points }
ten-pick-one = Choisis une carte
ten-none-to-buy = Rien que tu puisses acheter
ten-buy-nothing = Ne rien acheter
ten-left-in-deck = Dans la pioche : { $count }
ten-the-deck = Pioche
ten-shown-in-deck = { $shown } dans le paquet
ten-deck-called = Paquet : { $deck }.
ten-deck-reconstructed = reconstitué
ten-deck-full = complet
ten-counted = Compté d’après ce que tout le monde a vu.
ten-skip-counting = Montrer le résultat
ten-end-stopped = Partie arrêtée
ten-score-of = { $name } { $points }
ten-scores = { $scores }.
end-winners = Victoire partagée : { $names }
end-ten-most-points = Le plus de points : { $points }.
end-ten-most-currency = Égalité à { $points } points ; pièces et jetons départagent.
end-ten-fewest-cards = Égalité à { $points } points et en argent ; le moins de cartes dans les suites départage.
end-ten-shared = Égalité parfaite, points : { $points }.
ten-end-beaten = TEN est battu
ten-end-not-beaten = TEN n’est pas battu
end-ten-ten-beaten = Battu à { $limit } : { $limit ->
    [4] un début.
    [5] tu prends le coup.
    [6] impressionnant.
    [7] chance et stratégie.
    [8] sur le podium.
    [9] stupéfiant.
   *[other] inégalé.
 }
end-ten-ten-not-beaten = { $yours } contre { $tens }, TEN révélant jusqu’à { $limit }.{ $tie ->
    [yes] {" "}Une égalité n’est pas une victoire.
   *[no] {""}
 }
ten-did-turn = { $who ->
    [you] Tu révèles
   *[other] { $name } révèle
 } : { $cards }.{ $total ->
    [unknown] {""}
   *[other] {" "}Total { $total }.
 }
ten-did-turn-wild = { $who ->
    [you] Tu révèles
   *[other] { $name } révèle
 } : { $cards }. Enchères.
ten-did-bust = { $who ->
    [you] Tu révèles
   *[other] { $name } révèle
 } : { $cards }. Fiasco : { $kind ->
    [coin] { $total } en pièces
   *[number] un total de { $total }
 }.
ten-did-take-numbers = { $who ->
    [you] { $count ->
        [unknown] Tu prends les nombres.
        [0] Tu prends les nombres ; il n’y en a pas.
       *[other] Tu prends les nombres : { $cards }.
     }
   *[other] { $count ->
        [unknown] { $name } prend les nombres.
        [0] { $name } prend les nombres ; il n’y en a pas.
       *[other] { $name } prend les nombres : { $cards }.
     }
 }
ten-did-take-coins = { $who ->
    [you] { $count ->
        [unknown] Tu prends les pièces.
       *[other] Tu prends les pièces : { $count }.
     }
   *[other] { $count ->
        [unknown] { $name } prend les pièces.
       *[other] { $name } prend les pièces : { $count }.
     }
 }
ten-did-pay = { $who ->
    [you] Tu paies avec : { $with }.
   *[other] { $name } paie avec : { $with }.
 }
ten-did-bid = { $who ->
    [you] Tu mises { $price }.
   *[other] { $name } mise { $price }.
 }
ten-did-buy = { $who ->
    [you] Tu achètes le { $cards } pour { $price }.
   *[other] { $name } achète le { $cards } pour { $price }.
 }
ten-did-get = { $who ->
    [you] Tu reçois : { $cards }.
   *[other] { $name } reçoit : { $cards }.
 }
ten-did-others = Les autres prennent des pièces : { $count }.
ten-did-market = Au marché : { $cards }.
ten-did-win = { $who ->
    [you] Tu remportes les enchères pour { $price }.
   *[other] { $winner } remporte les enchères pour { $price }.
 }
ten-did-not-sell = Personne ne veut du joker.
ten-did-last = C’était la dernière carte de la pioche.
ten-did = { $who ->
    [you] { $what ->
        [pass] Tu passes.
        [skip] Tu n’achètes rien.
        [take-token] Tu prends le jeton fiasco.
       *[go-buy] Tu préfères acheter plutôt que prendre le jeton.
     }
   *[other] { $what ->
        [pass] { $name } passe.
        [skip] { $name } n’achète rien.
        [take-token] { $name } prend le jeton fiasco.
       *[go-buy] { $name } préfère acheter plutôt que prendre le jeton.
     }
 }
ten-counting = Le décompte
ten-counting-how = la plus longue suite de chaque couleur ; hachuré : un joker
ten-player = Joueur
ten-colour = { $colour ->
    [B] bleu
    [G] vert
    [O] orange
   *[P] rose
 }
ten-worth = valeur { $count }
ten-end-points = { $count ->
    [one] point
   *[other] points
 }{ $won ->
    [yes] . Tu as gagné.
   *[no] { $gap ->
        [0] , perdu au départage
        [1] , un de moins
        [one] , { $gap } de moins
       *[other] , { $gap } de moins
    }
 }
ten-where-from = { $who ->
    [you] D’où viennent tes points
   *[other] D’où viennent les points de { $name }
 }
ten-from-wilds = { $wilds ->
    [0] Tous par les nombres, sans joker.
    [1] Un joker a donné { $gave } des { $points } points ; les jokers ont coûté { $paid } en tout.
    [one] { $wilds } joker a donné { $gave } des { $points } points ; les jokers ont coûté { $paid } en tout.
   *[other] { $wilds } jokers ont donné { $gave } des { $points } points ; les jokers ont coûté { $paid } en tout.
 }
ten-by-numbers = { $count } par les nombres
ten-by-wilds = { $count } par les jokers

# A table of any game, as the server tells it

plain-acts = Ce que tu peux faire
plain-yes = oui
plain-no = non
plain-none = rien
plain-hidden = { $count ->
    [1] une carte cachée
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
 }
part-hands = Mains
part-draw = Pioche
end-all-won = Vous avez gagné ensemble
end-all-lost = La partie est perdue
end-by = Fin de partie : « { $reason } ».

### Hosts and people

announcement = Annonce
put-away = Masquer
banned = Accès bloqué
banned-for-good = La personne qui gère ce serveur t’a bloqué l’accès pour de bon.
banned-until = La personne qui gère ce serveur t’a bloqué l’accès jusqu’au { $when }.
kind-program = programme
what-is-stored = Ce qui est enregistré sur toi
report-whom = Signaler { $name }…
report-why = La personne qui gère ce serveur le lit, avec les derniers messages de cette table. Personne d’autre n’apprend que tu as écrit.
report-reason = Qu’est-ce qui ne va pas ?
report-reason-insults = Insultes ou menaces
report-reason-spam = Spam
report-reason-cheating = Triche
report-reason-name = Un nom blessant
report-reason-other = Autre chose
report-words = Avec tes propres mots, si tu veux
report-send = Envoyer
report-sent = Merci. La personne qui gère ce serveur regardera.
closed-removed = Cette table a été retirée
closed-removed-text = La personne qui gère ce serveur l’a retirée.
admin = Administration
