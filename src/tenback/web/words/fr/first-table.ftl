### À la première table d'un jeu : le but et le premier pas.

first-table = Première fois à cette table
first-got-it = Compris
first-aim-the-game = Le but : poser ensemble les 98 cartes.
first-step-the-game = Touche une carte, puis une pile ; deux font un tour. Les chiffres sous une carte disent l’écart avec chaque pile.
first-aim-quick-and-easy = Le but : poser ensemble les cinquante cartes.
first-step-quick-and-easy = Touche une carte, puis une pile ; une suffit, deux sont permises. La même couleur fait reculer une pile.
first-aim-face-to-face = Le but : poser tes 58 cartes avant l’adversaire.
first-step-face-to-face = Touche une carte, puis une pile ; deux font un tour. Une carte peut aller en face, et tu complètes alors ta main à six.
first-aim-ten = Le but : de longues suites dans quatre couleurs.
first-step-ten = Révèle des cartes et arrête-toi avant que le total dépasse dix. Prends alors les nombres ou les pièces.
