### Lessons: what the coach says, step by step. The numbers are those of the positions in server/lessons/*.toml.

lesson-header = Lesson · { $step } of { $count }
lesson-step-of = Lesson, step { $step } of { $count }
lesson-title-read = { $title }.
lesson-skip = Skip
lesson-back = Previous step
lesson-on = Continue
lesson-next = Next lesson
lesson-nothing-counts = Nothing here counts. It takes about two minutes, and picks up where you left off.
lesson-elsewhere = That part is off for now. Press what has the blue ring.
lesson-all = That is all.
lesson-play-with-bots = Play with two bots?
lesson-play-a-bot = Play against a bot?
lesson-none = There is no such lesson
lesson-none-text = The lobby has one for each game.
lesson-not-now = The lesson could not be loaded

## The Game

lesson-the-game = Your first game
lesson-the-game-aim-title = One team, four piles
lesson-the-game-aim-say = Together you lay every card from 2 to 99. A and B only rise, C and D only fall. Nobody says a number.
lesson-the-game-rising-title = Higher on a rising pile
lesson-the-game-rising-say = B rises and shows 20. Any higher card fits, and small steps save room. Your 22 is only two higher.
lesson-the-game-rising-do = Press the 22, then pile B.
lesson-the-game-rising-not = That would fit, but it is a long step, and the room in between is lost. Start with the 22 on B.
lesson-the-game-rising-done = Two steps, hardly any room lost. The figures under a card say what it costs on each pile.
lesson-the-game-falling-title = Lower on a falling pile
lesson-the-game-falling-say = D falls and shows 88, so a lower card fits. Your 86 is the smallest step.
lesson-the-game-falling-do = Press the 86, then pile D.
lesson-the-game-falling-not = That would fit, but it costs more room. The 86 on D takes only two steps.
lesson-the-game-falling-done = With the 22 that makes two cards, what a turn needs as long as there are cards to draw.
lesson-the-game-back-title = One way back
lesson-the-game-back-say = 47 lies on A, and you hold 37: exactly ten lower. Lay it there, and the pile goes back ten.
lesson-the-game-back-do = Press pile A.
lesson-the-game-back-not = The 37 would fit there as well, but only on A is it exactly ten back.
lesson-the-game-back-done = The pile has its room again. On C and D it goes the other way: exactly ten higher.
lesson-the-game-talk-title = Speak, but no numbers
lesson-the-game-talk-say = Juniper is about to play. C shows 65 and your 75 would turn it back, so ask the others to keep off.
lesson-the-game-talk-do = Give the signal “Keep off” for pile C.
lesson-the-game-talk-not = You may say that, but here C is the pile you need. Say “Keep off” about C.
lesson-the-game-talk-done = Both have heard you and left C alone. Signals say what you would like, never a number.
lesson-the-game-turn-title = Plan, lay, draw
lesson-the-game-turn-say = Now a whole turn. Plan at least two cards; nobody sees a plan until you lay it. The 75 goes back on C.
lesson-the-game-turn-do = Plan 75 on C and 39 on A, then lay and end your turn.
lesson-the-game-turn-not = That would be allowed, but it wastes room. Plan 75 on C and 39 on A, then lay both and end the turn.
lesson-the-game-turn-done = You have drawn back to six. Lay all the cards and you win together. If anyone must lay two and can’t, everybody loses.

## Quick & Easy

lesson-quick-and-easy = Quick & Easy, first steps
lesson-quick-and-easy-aim-title = Two piles, five colours
lesson-quick-and-easy-aim-say = Together you lay all fifty cards: A rises, B falls. You hold two, lay one or two per turn, and draw again.
lesson-quick-and-easy-rising-title = Higher on A
lesson-quick-and-easy-rising-say = A shows the blue 5. Any higher number fits, in any colour. Your red 6 is one step.
lesson-quick-and-easy-rising-do = Press the red 6, then pile A.
lesson-quick-and-easy-rising-not = That would fit too, but the green 8 is needed elsewhere. Lay the red 6 on A.
lesson-quick-and-easy-rising-done = One step: seven to ten still fit there.
lesson-quick-and-easy-colour-title = The same colour turns back
lesson-quick-and-easy-colour-say = B has fallen to the green 2, almost the end. A card of the same colour may have any number.
lesson-quick-and-easy-colour-do = Press the green 8, then pile B.
lesson-quick-and-easy-colour-not = The green 8 would fit there, but on B it turns green on green back to 8.
lesson-quick-and-easy-colour-done = From 2 back to 8, and the pile is open again. So everybody keeps an eye on the colours on top.
lesson-quick-and-easy-talk-title = Say what you hold
lesson-quick-and-easy-talk-say = A is shut: yellow 10. You hold a low yellow that would turn it back. Say so; only numbers are forbidden.
lesson-quick-and-easy-talk-do = Say that you hold yellow, low.
lesson-quick-and-easy-talk-not = You may say that, but it is the yellow card that helps here. Say that you hold yellow, low.
lesson-quick-and-easy-talk-done = Both have heard you, laid on B, and left A to you.
lesson-quick-and-easy-turn-title = One card or two
lesson-quick-and-easy-turn-say = Turn A back with the yellow 3. One card is enough; the purple 2 would nearly shut B.
lesson-quick-and-easy-turn-do = Plan the yellow 3 on A, then lay and end your turn.
lesson-quick-and-easy-turn-not = That would be allowed, but A stays shut. Plan the yellow 3 on A, then lay and end your turn.
lesson-quick-and-easy-turn-done = You have drawn again. Lay all fifty cards and you win. If anyone can’t lay a card, everybody loses.

## Face to Face

lesson-face-to-face = Face to Face, first steps
lesson-face-to-face-aim-title = Silver against gold
lesson-face-to-face-aim-say = Each of you has 58 cards and two piles. Whoever lays all their cards first wins. Whoever cannot lay two loses.
lesson-face-to-face-back-title = Your own piles
lesson-face-to-face-back-say = A rises, B falls, and exactly ten back is allowed. A shows 27, and you hold 17.
lesson-face-to-face-back-do = Press the 17, then pile A.
lesson-face-to-face-back-not = That would be allowed, but 17 on A goes back ten and makes room.
lesson-face-to-face-back-done = The pile is ten lower. Lay as many cards per turn as you like, but at least two.
lesson-face-to-face-gift-title = A gift to your opponent
lesson-face-to-face-gift-say = You have laid four and hold two. One card per turn may go over there if it helps: below 29 on C, above 40 on D.
lesson-face-to-face-gift-do = Give the 12 to C or the 58 to D.
lesson-face-to-face-gift-not = That stays on your own side. Give the 12 to pile C, or the 58 to D.
lesson-face-to-face-gift-done = It helps your opponent. But see what it brings you.
lesson-face-to-face-draw-title = What a gift brings
lesson-face-to-face-draw-say = Without a gift you draw two cards. With one you draw back up to six.
lesson-face-to-face-draw-do = End your turn.
lesson-face-to-face-draw-not = One card more would leave you with an empty hand. End your turn now.
lesson-face-to-face-draw-done = Five cards drawn, six in hand. Juniper has laid two, without a gift.
lesson-face-to-face-turn-title = A turn of your own
lesson-face-to-face-turn-say = Lay at least two as you like: 22 and 25 on A are small steps, 15 on C would be a gift.
lesson-face-to-face-turn-do = Plan two cards or more, then lay and end your turn.
lesson-face-to-face-turn-done = That was a turn. Give when your hand is low, and give what helps least.

## TEN: drawing

lesson-ten-drawing = TEN, first lesson: drawing
lesson-ten-drawing-aim-title = Four colours, long runs
lesson-ten-drawing-aim-say = In the end your longest run in each colour counts, one point per card. Blue 1 2 is a run of two.
lesson-ten-drawing-turn-up-title = Turn up a card
lesson-ten-drawing-turn-up-say = Your turn begins with a card from the deck. Numbers add up; above ten you bust.
lesson-ten-drawing-turn-up-do = Turn up the first card.
lesson-ten-drawing-turn-up-done = Orange 4, so the total is 4. Coin cards would take away from it.
lesson-ten-drawing-choose-title = Draw again, or stop?
lesson-ten-drawing-choose-say = 4 and 5 less 2 coins make 7. The bar shows how much of the deck would bust you.
lesson-ten-drawing-choose-do = Choose one of the three; here any of them is fine.
lesson-ten-drawing-choose-drew = Green 1: the total is 8. That went well, and you could choose again.
lesson-ten-drawing-choose-numbers = The 4 and the 5 are yours, the others take 2 coins, and now you may buy.
lesson-ten-drawing-choose-coins = You take 2 coins. The numbers go to the market, and your turn is over.
lesson-ten-drawing-bust-title = Too much is a bust
lesson-ten-drawing-bust-say = Say you drew on: the total is 8. A 3 or more busts you now, and then the numbers are lost.
lesson-ten-drawing-bust-do = Dare to draw, or take what there is.
lesson-ten-drawing-bust-bust = Blue 9: 17, bust. The numbers go to the market, but you get a bust token, which is worth 3.
lesson-ten-drawing-bust-took = Good call: the next card would have been the blue 9, a bust.
lesson-ten-drawing-buy-title = Buy from the market
lesson-ten-drawing-buy-say = A later turn: you took the orange 4 and the pink 5, so you may buy one card at the number it shows. Blue 3 makes 1 2 3.
lesson-ten-drawing-buy-do = Press the blue 3, then buy it.
lesson-ten-drawing-buy-not = You could, but the blue 3 makes your run longer: buy that one.
lesson-ten-drawing-buy-done = Now pay for it.
lesson-ten-drawing-pay-title = Pay as you like
lesson-ten-drawing-pay-say = The price is 3. A coin is worth 1, a bust token 3, a number card of your own 1.
lesson-ten-drawing-pay-do = Pay piece by piece, or all at once in the cheapest way.
lesson-ten-drawing-pay-done = Paid: blue 1 2 3 is yours.
lesson-ten-drawing-count-title = Count the runs
lesson-ten-drawing-count-say = Blue 3, green 1, orange 1, pink 1: six points. A whole run from 1 to 9 counts ten. Most points win.

## TEN: the auction

lesson-ten-auction = TEN, second lesson: the auction
lesson-ten-auction-wild-title = A wild is sold by auction
lesson-ten-auction-wild-say = Juniper has turned up a wild: a 3 of any colour. Drawing stops, and everybody has one bid.
lesson-ten-auction-bid-title = One bid each
lesson-ten-auction-bid-say = Your blue 1 2 and 4 5 would become one run of five: three points more. You have 5 coins.
lesson-ten-auction-bid-do = Bid what three points are worth to you, or pass.
lesson-ten-auction-bid-bid = Juniper passes, so the wild is yours for what you bid.
lesson-ten-auction-bid-passed = Juniper takes it for a single coin. Wilds that join two runs are worth more.
lesson-ten-auction-pay-title = Only the winner pays
lesson-ten-auction-pay-say = Say you bid 3. Pay with coins, bust tokens or number cards; the others pay nothing.
lesson-ten-auction-pay-do = Pay the 3.
lesson-ten-auction-pay-done = The wild is yours. Where it stands is settled at the end, wherever it helps most.
lesson-ten-auction-last-title = Whoever turns it up bids last
lesson-ten-auction-last-say = You turned this wild up, so you bid last. Juniper bids 2. It is green, of any number: a point for you.
lesson-ten-auction-last-do = Outbid Juniper, or pass.
lesson-ten-auction-last-bid = It is yours, and you would pay now. Then you draw again, or stop.
lesson-ten-auction-last-passed = Juniper pays 2. A single point is not worth many coins.
lesson-ten-auction-count-title = What it made
lesson-ten-auction-count-say = With the wild 3 your blue runs from 1 to 5: five points. Coins left over decide a tie.
