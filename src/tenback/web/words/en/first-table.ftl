### At one's first table of a game: the aim and the first step.

first-table = First time at this table
first-got-it = Got it
first-aim-the-game = The aim: lay all 98 cards together.
first-step-the-game = Press a card, then a pile; two make a turn. The figures under a card say how far it is from each pile.
first-aim-quick-and-easy = The aim: lay all fifty cards together.
first-step-quick-and-easy = Press a card, then a pile; one card makes a turn, two are allowed. The same colour turns a pile back.
first-aim-face-to-face = The aim: lay your 58 cards before your opponent.
first-step-face-to-face = Press a card, then a pile; two make a turn. One card may go to your opponent, and then you draw up to six.
first-aim-ten = The aim: long runs in four colours.
first-step-ten = Turn up cards, and stop before the total is above ten. Then take the numbers or the coins.
