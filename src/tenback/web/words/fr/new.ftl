### Ouvrir une table.

how-many = Combien de joueurs ?
talk = Communication
option-listed = Ouverte à tous
option-listed-why = La table figure parmi les tables ouvertes ; sinon, seul ton lien y mène.
option-tracker-why = Chacun peut vérifier quelles cartes sont posées ou restent à venir. Sinon, tout est affaire de mémoire.
open-table = Ouvrir la table
new-challenge = Défier quelqu’un
new-challenge-why = Les mêmes nouvelles cartes pour deux, chacun à sa table.
which-game = Quel jeu ?
deck-file = Fichier de paquet
deck-file-why = TOML ou JSON : un nom, et pour chaque carte ses exemplaires à deux, à trois, et à quatre ou cinq.
deck-file-sample = Un exemple pour commencer
deck-file-broken = Ce n’est pas un fichier de paquet. Un fichier de paquet a un nom et un tableau de cartes.
only-alone = En solo seulement.
nobody-to-talk-to = En solo, il n’y a personne à qui parler.
one-chair-only = Il n’y a qu’une place.
watch-who = Public
watch-who-why = Ce que l’on voit sans être à la table.
new-clock = Horloge
new-clock-why = Temps par tour. Quand il est écoulé, un bot choisit.
clock-none = Aucune
new-pace-why = Avec des pauses pour que tu puisses suivre, ou sans.
open-with-bots = Jouer avec des bots
