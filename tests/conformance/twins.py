"""Another state that a viewer cannot tell from this one: the unseen cards lie elsewhere."""


def twin(game, state, seat, rng):
    """The state with all that `seat` (None: a spectator) may not know dealt anew."""
    data = state.position()
    if game.slug == "ten":
        rng.shuffle(data["draw"])
    elif game.slug == "face-to-face":
        for owner in range(2):
            hands = [] if owner == seat else [data["hands"][owner]]
            deal_anew([*hands, data["draws"][owner]], rng)
    else:
        deal_anew([*(hand for owner, hand in enumerate(data["hands"]) if owner != seat), data["draw"]], rng)
    return game.position(data)


def deal_anew(piles, rng):
    """All cards of these piles, shuffled, each pile as large as before."""
    cards = [card for pile in piles for card in pile]
    rng.shuffle(cards)
    for pile in piles:
        pile[:] = [cards.pop() for _ in pile]
