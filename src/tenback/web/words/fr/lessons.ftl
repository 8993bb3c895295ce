### Leçons : ce que dit le guide, étape par étape. Les nombres sont ceux des positions de server/lessons/*.toml.

lesson-header = Leçon · { $step } sur { $count }
lesson-step-of = Leçon, étape { $step } sur { $count }
lesson-title-read = { $title }.
lesson-skip = Passer
lesson-back = L’étape d’avant
lesson-on = Continuer
lesson-next = Leçon suivante
lesson-nothing-counts = Ici, rien ne compte. Il faut environ deux minutes, et la leçon reprend là où tu l’as laissée.
lesson-elsewhere = Cette partie est inactive pour l’instant. Touche ce qui est entouré de bleu.
lesson-all = C’est tout.
lesson-play-with-bots = Une partie avec deux bots ?
lesson-play-a-bot = Une partie contre un bot ?
lesson-none = Cette leçon n’existe pas
lesson-none-text = L’accueil en propose une pour chaque jeu.
lesson-not-now = La leçon n’a pas pu être chargée

## The Game

lesson-the-game = Ta première partie
lesson-the-game-aim-title = Une équipe, quatre piles
lesson-the-game-aim-say = Ensemble, vous posez toutes les cartes de 2 à 99. A et B ne font que monter, C et D que descendre. Personne ne dit de nombre.
lesson-the-game-rising-title = Plus grand sur une pile croissante
lesson-the-game-rising-say = B monte et montre 20. Toute carte plus grande va, et les petits pas gardent de la place. Ton 22 n’a que deux de plus.
lesson-the-game-rising-do = Touche le 22, puis la pile B.
lesson-the-game-rising-not = C’est possible, mais le pas est grand et la place entre les deux est perdue. Commence par le 22 sur B.
lesson-the-game-rising-done = Deux pas, presque rien de perdu. Les chiffres sous une carte disent ce qu’elle coûte sur chaque pile.
lesson-the-game-falling-title = Plus petit sur une pile décroissante
lesson-the-game-falling-say = D descend et montre 88, une carte plus petite va donc. Ton 86 est le plus petit pas.
lesson-the-game-falling-do = Touche le 86, puis la pile D.
lesson-the-game-falling-not = C’est possible, mais cela coûte plus de place. Le 86 sur D ne prend que deux pas.
lesson-the-game-falling-done = Avec le 22, cela fait deux cartes : c’est ce qu’il faut à chaque tour, tant qu’il reste une pioche.
lesson-the-game-back-title = Un seul retour
lesson-the-game-back-say = Sur A il y a 47, et tu as 37 : exactement dix de moins. Pose-le là, et la pile recule de dix.
lesson-the-game-back-do = Touche la pile A.
lesson-the-game-back-not = Le 37 irait là aussi, mais ce n’est que sur A qu’il fait exactement dix en arrière.
lesson-the-game-back-done = La pile a de nouveau de la place. Sur C et D, c’est l’inverse : exactement dix de plus.
lesson-the-game-talk-title = Parler, mais sans nombres
lesson-the-game-talk-say = Juniper va jouer. C montre 65 et ton 75 la ferait reculer : demande aux autres de ne rien y poser.
lesson-the-game-talk-do = Donne le signal « Pas ici » pour la pile C.
lesson-the-game-talk-not = Tu peux le dire, mais ici c’est C qu’il te faut. Dis « Pas ici » à propos de C.
lesson-the-game-talk-done = Les deux t’ont compris et ont laissé C tranquille. Les signaux disent ce que tu aimerais, jamais un nombre.
lesson-the-game-turn-title = Prévoir, poser, piocher
lesson-the-game-turn-say = Maintenant un tour entier. Prévois au moins deux cartes ; personne ne les voit avant que tu les poses. Le 75 fait reculer C.
lesson-the-game-turn-do = Prévois 75 sur C et 39 sur A, puis pose et finis ton tour.
lesson-the-game-turn-not = C’est permis, mais cela gâche de la place. Prévois 75 sur C et 39 sur A, pose-les et finis ton tour.
lesson-the-game-turn-done = Ta main est de nouveau à six. Toutes les cartes posées, vous gagnez. Qui doit en poser deux et ne peut pas perd pour tous.

## Quick & Easy

lesson-quick-and-easy = Quick & Easy, premiers pas
lesson-quick-and-easy-aim-title = Deux piles, cinq couleurs
lesson-quick-and-easy-aim-say = Ensemble, vous posez les cinquante cartes : A monte, B descend. Tu en as deux, tu en poses une ou deux et tu repioches.
lesson-quick-and-easy-rising-title = Plus grand sur A
lesson-quick-and-easy-rising-say = A montre le 5 bleu. Tout nombre plus grand va, quelle que soit la couleur. Ton 6 rouge n’est qu’à un pas.
lesson-quick-and-easy-rising-do = Touche le 6 rouge, puis la pile A.
lesson-quick-and-easy-rising-not = Cela irait aussi, mais le 8 vert servira ailleurs. Pose le 6 rouge sur A.
lesson-quick-and-easy-rising-done = Un seul pas : de sept à dix, tout va encore.
lesson-quick-and-easy-colour-title = La même couleur fait reculer
lesson-quick-and-easy-colour-say = B est descendue au 2 vert, presque au bout. Une carte de la même couleur peut avoir n’importe quel nombre.
lesson-quick-and-easy-colour-do = Touche le 8 vert, puis la pile B.
lesson-quick-and-easy-colour-not = Le 8 vert irait là, mais sur B, vert sur vert ramène la pile à 8.
lesson-quick-and-easy-colour-done = De 2 à 8, la pile est rouverte. Voilà pourquoi tout le monde surveille les couleurs du dessus.
lesson-quick-and-easy-talk-title = Dis ce que tu as
lesson-quick-and-easy-talk-say = A est fermée : 10 jaune. Tu as un petit jaune qui la ferait reculer. Dis-le ; seuls les nombres sont interdits.
lesson-quick-and-easy-talk-do = Dis que tu as du jaune, petit.
lesson-quick-and-easy-talk-not = Tu peux le dire, mais c’est le jaune qui aide ici. Dis que tu as du jaune, petit.
lesson-quick-and-easy-talk-done = Les deux ont compris, ont posé sur B et t’ont laissé A.
lesson-quick-and-easy-turn-title = Une carte ou deux
lesson-quick-and-easy-turn-say = Fais reculer A avec le 3 jaune. Une carte suffit ; le 2 violet fermerait presque B.
lesson-quick-and-easy-turn-do = Prévois le 3 jaune sur A, puis pose et finis ton tour.
lesson-quick-and-easy-turn-not = C’est permis, mais A reste fermée. Prévois le 3 jaune sur A, puis pose et finis ton tour.
lesson-quick-and-easy-turn-done = Tu as repioché. Cinquante cartes posées, vous gagnez. Qui ne peut rien poser perd pour tous.

## Face to Face

lesson-face-to-face = Face to Face, premiers pas
lesson-face-to-face-aim-title = Argent contre or
lesson-face-to-face-aim-say = Chacun a 58 cartes et deux piles. Qui pose tout le premier gagne. Qui ne peut pas en poser deux perd.
lesson-face-to-face-back-title = Tes propres piles
lesson-face-to-face-back-say = A monte, B descend, et exactement dix en arrière est permis. A montre 27, et tu as 17.
lesson-face-to-face-back-do = Touche le 17, puis la pile A.
lesson-face-to-face-back-not = C’est permis, mais le 17 sur A recule de dix et fait de la place.
lesson-face-to-face-back-done = La pile a reculé de dix. Pose autant de cartes que tu veux, mais au moins deux par tour.
lesson-face-to-face-gift-title = Un cadeau à l’adversaire
lesson-face-to-face-gift-say = Quatre sont posées, il t’en reste deux. Une par tour peut aller en face si elle aide : sous 29 sur C, au-dessus de 40 sur D.
lesson-face-to-face-gift-do = Donne le 12 à C ou le 58 à D.
lesson-face-to-face-gift-not = Cela resterait de ton côté. Donne le 12 à la pile C, ou le 58 à D.
lesson-face-to-face-gift-done = Cela aide l’adversaire. Mais regarde ce que tu y gagnes.
lesson-face-to-face-draw-title = Ce que rapporte un cadeau
lesson-face-to-face-draw-say = Sans cadeau, tu pioches deux cartes. Avec un cadeau, tu complètes ta main à six.
lesson-face-to-face-draw-do = Finis ton tour.
lesson-face-to-face-draw-not = Une carte de plus, et ta main serait vide. Finis ton tour maintenant.
lesson-face-to-face-draw-done = Cinq cartes piochées, six en main. Juniper en a posé deux, sans cadeau.
lesson-face-to-face-turn-title = Un tour à toi
lesson-face-to-face-turn-say = Poses-en au moins deux à ton gré : 22 et 25 sur A sont de petits pas, 15 sur C serait un cadeau.
lesson-face-to-face-turn-do = Prévois deux cartes ou plus, puis pose et finis ton tour.
lesson-face-to-face-turn-done = Voilà un tour. Offre quand ta main est presque vide, et offre ce qui aide le moins.

## TEN : révéler

lesson-ten-drawing = TEN, première leçon : révéler
lesson-ten-drawing-aim-title = Quatre couleurs, de longues suites
lesson-ten-drawing-aim-say = À la fin, la plus longue suite de chaque couleur compte, un point par carte. Bleu 1 2 est une suite de deux.
lesson-ten-drawing-turn-up-title = Révéler une carte
lesson-ten-drawing-turn-up-say = Ton tour commence par une carte de la pioche. Les nombres s’ajoutent ; au-dessus de dix, c’est le fiasco.
lesson-ten-drawing-turn-up-do = Révèle la première carte.
lesson-ten-drawing-turn-up-done = 4 orange : le total est 4. Les cartes monnaie le réduiraient.
lesson-ten-drawing-choose-title = Continuer, ou s’arrêter ?
lesson-ten-drawing-choose-say = 4 et 5 moins 2 pièces font 7. La barre montre quelle part de la pioche serait un fiasco.
lesson-ten-drawing-choose-do = Choisis l’un des trois ; ici, tous conviennent.
lesson-ten-drawing-choose-drew = 1 vert : le total est 8. Tout va bien, et tu pourrais choisir encore.
lesson-ten-drawing-choose-numbers = Le 4 et le 5 sont à toi, l’adversaire prend 2 pièces, et tu peux maintenant acheter.
lesson-ten-drawing-choose-coins = Tu prends 2 pièces. Les nombres vont au marché et ton tour est fini.
lesson-ten-drawing-bust-title = Trop, c’est le fiasco
lesson-ten-drawing-bust-say = Supposons que tu aies continué : le total est 8. À partir d’un 3, c’est le fiasco, et les nombres sont perdus.
lesson-ten-drawing-bust-do = Ose encore une carte, ou prends ce qu’il y a.
lesson-ten-drawing-bust-bust = 9 bleu : 17, fiasco. Les nombres vont au marché, mais tu reçois un jeton fiasco, qui vaut 3.
lesson-ten-drawing-bust-took = Bien vu : la carte suivante aurait été le 9 bleu, un fiasco.
lesson-ten-drawing-buy-title = Acheter au marché
lesson-ten-drawing-buy-say = Quelques tours plus tard : tu as pris le 4 orange et le 5 rose, tu peux acheter une carte au prix de son nombre. Le 3 bleu fait 1 2 3.
lesson-ten-drawing-buy-do = Touche le 3 bleu, puis achète-le.
lesson-ten-drawing-buy-not = Ce serait possible, mais le 3 bleu allonge ta suite : achète celui-là.
lesson-ten-drawing-buy-done = Il faut maintenant le payer.
lesson-ten-drawing-pay-title = Paie comme tu veux
lesson-ten-drawing-pay-say = Le prix est 3. Une pièce vaut 1, un jeton fiasco 3, une de tes cartes nombre 1.
lesson-ten-drawing-pay-do = Paie morceau par morceau, ou tout d’un coup, au moins cher.
lesson-ten-drawing-pay-done = C’est payé : bleu 1 2 3 est à toi.
lesson-ten-drawing-count-title = Compter les suites
lesson-ten-drawing-count-say = Bleu 3, vert 1, orange 1, rose 1 : six points. Une suite entière de 1 à 9 vaut dix. Le plus grand total l’emporte.

## TEN : les enchères

lesson-ten-auction = TEN, deuxième leçon : les enchères
lesson-ten-auction-wild-title = Un joker est mis aux enchères
lesson-ten-auction-wild-say = Juniper a révélé un joker : un 3 de n’importe quelle couleur. On s’arrête, et chacun a une mise.
lesson-ten-auction-bid-title = Une mise chacun
lesson-ten-auction-bid-say = Tes bleus 1 2 et 4 5 feraient une suite de cinq : trois points de plus. Tu as 5 pièces.
lesson-ten-auction-bid-do = Mise ce que valent trois points pour toi, ou passe.
lesson-ten-auction-bid-bid = Juniper passe : le joker est à toi pour ta mise.
lesson-ten-auction-bid-passed = Juniper l’obtient pour une seule pièce. Un joker qui relie deux suites vaut davantage.
lesson-ten-auction-pay-title = Seul le gagnant paie
lesson-ten-auction-pay-say = Disons que tu as misé 3. Paie en pièces, jetons fiasco ou cartes nombre ; les autres ne paient rien.
lesson-ten-auction-pay-do = Paie les 3.
lesson-ten-auction-pay-done = Le joker est à toi. Sa place se décide à la fin, là où il aide le plus.
lesson-ten-auction-last-title = Qui révèle mise en dernier
lesson-ten-auction-last-say = Ce joker, c’est toi qui l’as révélé : tu mises en dernier. Juniper mise 2. Il est vert, de tout nombre : un point pour toi.
lesson-ten-auction-last-do = Surenchéris, ou passe.
lesson-ten-auction-last-bid = Il est à toi, et tu paierais maintenant. Ensuite tu révèles encore, ou tu t’arrêtes.
lesson-ten-auction-last-passed = Juniper paie 2. Un seul point ne vaut pas beaucoup de pièces.
lesson-ten-auction-count-title = Ce qu’il a donné
lesson-ten-auction-count-say = Avec le joker, ton bleu va de 1 à 5 : cinq points. À égalité, les pièces restantes décident.
