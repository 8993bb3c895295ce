"""Players that reach where random ones do not: late in a game, when draw piles run out and hands empty."""

from tenback.core import Chance
from tests.conformance.tables import fits


def careful(rng, state):
    """In the pile games the smallest step, tricks first, and no card more than need be; in TEN at random."""
    data = state.position()
    offered = state.actions()
    if data["game"] == "ten" or rng.random() < 0.1:
        return offered[int(rng.random() * len(offered))]
    if str(offered[-1]) == "end":
        return offered[-1]
    return min(offered, key=lambda action: step(data, *str(action).split(">")))


def step(data, card, pile):
    """How far the play moves its pile on; tricks and gifts move it back."""
    piles = data["piles"]
    if data["game"] == "face-to-face":
        piles = {
            **piles[data["turn"]],
            **{f"their-{name}": top for name, top in piles[1 - data["turn"]].items()},
        }
        if pile.startswith("their"):
            return 20  # help for the other side comes dear
    top = piles[pile]
    if top is None:
        top = "X1" if pile == "up" else "X10"
    ahead = number(card) - number(top)
    return ahead if "up" in pile else -ahead


def number(card):
    return card if isinstance(card, int) else int(card.lstrip("XRBGYP"))


def late_position(game, players, options, rng):
    """A position near the end of a game, reachable or not: few cards, hands of every size, any piles."""
    data = game.deal(players, Chance(f"late {rng.random()}"), **options).position()
    if game.slug == "ten":
        data["draw"] = data["draw"][: rng.randrange(1, 12)]
        for own in data["seats"]:
            own["coins"], own["busts"] = rng.randrange(11), rng.randrange(3)
            own["cards"] = [f"{rng.choice('BGOP')}{rng.randrange(1, 10)}" for _ in range(rng.randrange(12))]
            own["cards"] += [rng.choice(("*4", "G#", "*#"))] * rng.randrange(2)
        data["market"] = [f"{rng.choice('BGOP')}{rng.randrange(1, 10)}" for _ in range(rng.randrange(6))]
        return game.position(data)
    if game.slug == "face-to-face":
        for seat in range(2):
            cards = [*data["hands"][seat], *data["draws"][seat]]
            size = rng.randrange(1, 7)
            data["hands"][seat], data["draws"][seat] = cards[:size], cards[6 : 6 + rng.choice((0, 0, 1, 2, 5))]
            data["piles"][seat] = {"up": rng.randrange(1, 60), "down": rng.randrange(2, 61)}
        return game.position(data)
    cards = [card for hand in data["hands"] for card in hand] + data["draw"]
    size = len(data["hands"][0])
    full = rng.random() < 0.5
    data["hands"] = [[cards.pop() for _ in range(size if full else rng.randrange(size + 1))] for _ in data["hands"]]
    data["draw"] = cards[: rng.randrange(4)] if full else []
    if not data["hands"][0]:
        data["hands"][0] = [cards.pop(0)]
    for pile in data["piles"]:
        data["piles"][pile] = rng.choice((cards[-1], cards[-2], cards[-3], data["piles"][pile]))
    if options.get("on_fire"):
        data["burning"] = {p: rng.randrange(1, 3) for p, top in data["piles"].items() if top in range(22, 78, 11)}
    return game.position(data)


def any_options(game, players, rng):
    """Options at random, of those that fit so many players."""
    return {option.name: rng.choice(option.choices) for option in game.options if fits(game, players, option)}
