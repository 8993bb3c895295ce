"""What can be worked out from what lies in sight: it agrees with the score and with what the rules do."""

import json
from pathlib import Path
from random import Random

import pytest

from tenback.core import Chance
from tenback.games.ten import GAME, Card, Holding, score
from tenback.games.ten.cards import CARDS, COLOURS, NAMED
from tenback.games.ten.decks import FULL
from tenback.games.ten.insight import bust_from, counted, out_of_sight, points, points_with, runs

VECTORS = json.loads((Path(__file__).parent / "vectors" / "ten-scores.json").read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def _nothing_is_remembered():
    """Else a mutant would be asked what the right one has answered before."""
    points.cache_clear()
    runs.cache_clear()


def cards(text: str) -> tuple[Card, ...]:
    return tuple(sorted(NAMED[each] for each in text.split()))


def told(text: str) -> str:
    """The runs as one would say them: B1-4(3) is a run from 1 to 4 with a wild for 3."""
    return " ".join(
        f"{colour}{run.low}-{run.high}" + (f"({','.join(map(str, run.wilds))})" if run.wilds else "")
        for colour, run in zip(COLOURS, runs(cards(text)), strict=True)
        if run
    )


@pytest.mark.parametrize(
    ("owned", "right"),
    [
        ("", ""),
        ("B1 B5", "B1-1"),  # one run a colour counts
        ("B5 B6 B1", "B5-6"),
        ("B1 B2 B4 B5 *3", "B1-5(3)"),
        ("B1 B2 B4 B5 G#", "B1-2 G1-1(1)"),
        ("O3 O6 O# O#", "O3-6(4,5)"),
        ("B4 B5 *5", "B4-5 G5-5(5)"),  # it would add nothing in blue
        ("B1 B2 B3 B4 B5 B6 B7 B8 B9 G5 O5 P5 *5", "B1-9 G5-5 O5-5 P5-5"),  # it helps nowhere
    ],
)
def test_runs_as_they_count(owned, right):
    assert told(owned) == right


def worth(found):
    return sum(run.points for run in found if run)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda each: each["about"])
def test_runs_are_worth_the_rulebooks_score(vector):
    assert worth(runs(cards(" ".join(vector["cards"])))) == vector["score"]


@pytest.mark.parametrize("seed", range(150))
def test_runs_are_worth_the_score_and_made_of_what_is_owned(seed):
    chance = Random(seed)
    owned = tuple(sorted(card for card in chance.sample(FULL.cards(5), chance.randint(0, 30)) if not card.is_coin))
    found = runs(owned)
    assert worth(found) == score(owned).points == points(owned)
    stood_for = [f"{colour}{number}" for colour, run in zip(COLOURS, found, strict=True) if run for number in run.wilds]
    assert len(stood_for) <= sum(card.is_wild for card in owned)
    for colour, run in zip(COLOURS, found, strict=True):
        if run:
            plain = {NAMED[f"{colour}{n}"] for n in range(run.low, run.high + 1) if n not in run.wilds}
            assert plain <= set(owned)


def test_points_with_more_cards_leave_coin_cards_out():
    own = Holding(5, 0, cards("B1 B2"))
    assert points_with(own) == 2
    assert points_with(own, *cards("B3 $5 G7")) == 4
    assert points_with(own, NAMED["*#"]) == 3


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("options", [{"seats": 3}, {"seats": 2, "fiasco": True}, {"seats": 1, "limit": 4}])
def test_what_would_bust_is_what_busts(options, seed):
    """Through whole games: the card that was turned up busts the row if, and only if, that had been foreseen."""
    settings = dict(options)
    state = GAME.deal(settings.pop("seats"), Chance(f"insight {seed}"), **settings)
    chance, busts = Random(seed), 0
    while state.turn is not None:
        unseen = out_of_sight(state.table)
        assert sorted({*state.draw} - {*unseen}) == []
        action = chance.choice(state.actions())
        after = state.play(action)
        if str(action) == "draw" and not (card := state.draw[0]).is_wild:
            lowest = bust_from(state.table)
            from_ = lowest.coin if card.is_coin else lowest.number
            bust = not after.table.row
            busts += bust
            assert bust == (from_ is not None and card.number >= from_), (card, state.table)
        state = after
    assert busts


def test_what_is_out_of_sight_is_all_but_what_lies_there():
    state = GAME.position(
        {
            "game": "ten",
            "options": {},
            "draw": ["B9"],
            "row": ["B5", "$3"],
            "market": ["P2"],
            "seats": [{"coins": 5, "busts": 0, "cards": ["O1"]}, {"coins": 5, "busts": 0, "cards": ["*#"]}],
            "active": 0,
            "turn": 1,
            "phase": "auction",
            "auction": {"wild": "*5", "bid": 0, "by": None, "to_bid": [1, 0]},
            "owed": None,
        }
    )
    unseen = list(out_of_sight(state.table))
    assert unseen == sorted(unseen)
    seen = cards("B5 $3 P2 O1 *# *5")
    assert sorted([*unseen, *seen]) == sorted(
        card for card in CARDS for _ in range(state.table.options.deck.copies[card][0])
    )
    assert counted(state.table) == (69, 12, 4)  # at a total of 2 the nines bust, and no coin card


def test_a_coin_card_that_would_bust_is_counted_and_what_is_being_paid_for_is_in_sight():
    state = GAME.position(
        {
            "game": "ten",
            "options": {},
            "draw": ["B9"],
            "row": ["$4", "$4", "B9"],
            "market": [],
            "seats": [{"coins": 9, "busts": 0, "cards": []}, {"coins": 5, "busts": 0, "cards": []}],
            "active": 0,
            "turn": 0,
            "phase": "pay",
            "auction": None,
            "owed": {"price": 2, "paid": 0, "for": "*5", "in": "auction"},
        }
    )
    deck = [card for card in CARDS for _ in range(state.table.options.deck.copies[card][0])]
    unseen = out_of_sight(state.table)
    assert sorted([*unseen, *cards("$4 $4 B9 *5")]) == deck
    busting = [card for card in unseen if card.is_coin and card.number > 2]  # 8 lie there, and 10 is safe
    assert busting
    assert counted(state.table).bust == len(busting)  # nine less eight is one: no number busts
    assert sum(counted(state.table)) == len(unseen)
