"""Every part of an observation says what the position says, seat by seat."""

from collections import Counter

import pytest

from tenback import games
from tenback.envs import adapter
from tenback.envs.layout import EVERY_SEAT
from tests.envs.test_adapter import states, viewers


def read(slug, state, seat):
    """The observation, part by part: what is not 0, by place."""
    layout = adapter.get(slug).layout
    numbers = adapter.get(slug).observation(state.view(seat)).tolist()
    return {
        part.name: {
            place: number
            for place, number in zip(part.places, numbers[layout.starts[part.name] :], strict=False)
            if number
        }
        for part in layout.parts
    }


def by_seat(values, seat):
    """Values by seat as the viewer sees them, without what is 0."""
    return {EVERY_SEAT[(at - seat) % len(values)]: value for at, value in enumerate(values) if value}


def here(place, seats, seat):
    """The one seat, as the viewer sees it."""
    return {} if place is None else by_seat([at == place for at in range(seats)], seat)


def cards(names):
    return dict(Counter(map(str, names)))


def filled(values):
    return {place: value for place, value in values.items() if value}


def piles_told(slug, state, data, seat):
    """What The Game and Quick & Easy have in common."""
    seats = len(data["hands"])
    deck = {str(card) for card in adapter.get(slug).cards}
    return {
        "played": filled({"cards": data["played"]}),
        "turn": here(state.turn, seats, seat),
        "held": by_seat([len(hand) for hand in data["hands"]], seat),
        "draw": filled({"cards": len(data["draw"])}),
        "hand": cards(data["hands"][seat]),
        "laid": cards(deck - {str(card) for hand in (*data["hands"], data["draw"]) for card in hand}),
    }


def the_game(state, data, seat):
    expert = data["options"].get("expert")
    return {
        **piles_told("the-game", state, data, seat),
        "piles": data["piles"],
        "burning": filled(data.get("burning", {})),
        "minimum": {"cards": (3 if expert else 2) if data["draw"] else 1},
    }


def quick_and_easy(state, data, seat):
    shown = {pile: top for pile, top in data["piles"].items() if top}
    return {
        **piles_told("quick-and-easy", state, data, seat),
        "numbers": {pile: int(top[1:]) for pile, top in shown.items()},
        "colours": {f"{pile} {top[0]}": 1 for pile, top in shown.items()},
        "most": {"cards": 1 if data["options"].get("pro") else 2},
    }


def face_to_face(state, data, seat):
    mine, theirs = data["piles"][seat], data["piles"][1 - seat]
    laid = [
        cards(set(range(2, 60)) - set(hand) - set(draw))
        for hand, draw in zip(data["hands"], data["draws"], strict=True)
    ]
    return {
        "piles": {**mine, **{f"their-{name}": top for name, top in theirs.items()}},
        "played": filled({"cards": data["played"]}),
        "gave": filled({"gift": data["gave"]}),
        "last card wins": filled({"option": data["options"].get("last_card") == "wins"}),
        "turn": here(state.turn, 2, seat),
        "held": by_seat([len(hand) for hand in data["hands"]], seat),
        "draws": by_seat([len(draw) for draw in data["draws"]], seat),
        "hand": cards(data["hands"][seat]),
        "laid": laid[seat],
        "their laid": laid[1 - seat],
    }


def ten(state, data, seat):
    owners, options = data["seats"], data["options"]
    auction, owed, seats = data["auction"], data["owed"], len(data["seats"])
    worth = [(0 if card[0] == "$" else int(card[1]), int(card[1]) if card[0] == "$" else 0) for card in data["row"]]
    owned: dict[str, dict[str, int]] = {f"cards of {name}": {} for name in EVERY_SEAT}
    owned |= {f"cards of {EVERY_SEAT[(at - seat) % seats]}": cards(own["cards"]) for at, own in enumerate(owners)}
    return {
        **owned,
        "phase": {data["phase"]: 1},
        "turn": here(state.turn, seats, seat),
        "active": here(data["active"], seats, seat),
        "totals": filled({"numbers": sum(number for number, _ in worth), "coins": sum(coin for _, coin in worth)}),
        "row": cards(data["row"]),
        "market": cards(data["market"]),
        "still to come": cards(data["draw"]),
        "coins": by_seat([own["coins"] for own in owners], seat),
        "bust tokens": by_seat([own["busts"] for own in owners], seat),
        "wild": {auction["wild"]: 1} if auction else {},
        "bid": filled({"bid": auction["bid"]}) if auction else {},
        "bidder": here(auction["by"], seats, seat) if auction else {},
        "to bid": by_seat([at in auction["to_bid"] for at in range(seats)], seat) if auction else {},
        "owed": filled({"price": owed["price"], "paid": owed["paid"]}) if owed else {},
        "owed for": {owed["for"]: 1} if owed else {},
        "owed in": {owed["in"]: 1} if owed else {},
        "fiasco": filled({"option": options.get("fiasco", False)}),
        "limit": filled({"number": options.get("limit", 0)}),
        "duplicates only": filled({"option": "limit" in options and options.get("solo_duplicates_only_buy", True)}),
    }


EXPECTED = {"the-game": the_game, "quick-and-easy": quick_and_easy, "face-to-face": face_to_face, "ten": ten}


@pytest.mark.parametrize("slug", [game.slug for game in games.shelf()])
def test_every_part_says_what_the_position_says(slug):
    filled_in = set()
    for _, state in states(slug, "parts", plays=10):
        data = state.position()
        for seat in viewers(state):
            seen = read(slug, state, seat)
            assert seen == EXPECTED[slug](state, data, seat)
            filled_in |= {name for name, values in seen.items() if values}
    assert filled_in == {part.name for part in adapter.get(slug).layout.parts}  # each was something at least once
