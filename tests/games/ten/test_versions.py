"""TEN under its first rules version: what was dealt under it is played under it for ever."""

from collections import Counter
from typing import Any

import pytest

from tenback import games
from tenback.core import Chance
from tenback.games.ten import DECKS, DeckError, Options
from tenback.games.ten.decks import DECKS_OF_RULES_1
from tests.games.ten.kit import laid_out, offered

FIRST: Any = games.get("ten", rules=1)
NEWEST: Any = games.get("ten", rules=2)

# Copies for two (and alone), for three, for four and five
COINS = {
    FIRST: {"$1": (4, 5, 6), "$2": (4, 5, 6), "$3": (3, 4, 5), "$4": (3, 4, 5), "$5": (3, 4, 5)},
    NEWEST: {"$1": (3, 5, 6), "$2": (3, 4, 6), "$3": (3, 4, 5), "$4": (3, 4, 5), "$5": (3, 4, 5)},
}


@pytest.mark.parametrize(
    ("players", "column", "first", "newest"),
    [(1, 0, 91, 89), (2, 0, 91, 89), (3, 1, 108, 107), (4, 2, 129, 129), (5, 2, 129, 129)],
)
def test_t2_only_the_coin_cards_have_changed(players, column, first, newest):
    dealt = {game: Counter(map(str, game.deal(players, Chance("a")).draw)) for game in (FIRST, NEWEST)}
    assert (dealt[FIRST].total(), dealt[NEWEST].total()) == (first, newest)
    for game, counted in dealt.items():
        coins = {card: counted.pop(card) for card in COINS[game]}
        assert coins == {card: copies[column] for card, copies in COINS[game].items()}
    assert dealt[FIRST] == dealt[NEWEST]  # the rest


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_full_deck_is_the_same_under_all_rules(players):
    first, newest = (game.deal(players, Chance("a"), deck="full") for game in (FIRST, NEWEST))
    assert first.draw == newest.draw
    assert first.position() == newest.position()


@pytest.mark.parametrize("game", [FIRST, NEWEST])
@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_state_knows_its_rules_to_the_end_and_its_position_reads_back(game, players):
    dice, state = Chance("dice"), game.deal(players, Chance("a"))
    while state.ending is None:
        assert state.table.options.rules == state.view(None).table.options.rules == game.rules
        assert game.position(state.position()) == state
        actions = state.actions()
        state = state.play(actions[dice.below(len(actions))])
    assert game.position(state.position()) == state
    assert state.position()["options"] == ({"limit": 4} if players == 1 else {})


@pytest.mark.parametrize("phase", ["buy", "final"])
def test_t23g_alone_every_number_card_paid_for_a_purchase(phase):
    own = laid_out("1 B3 B4 B4", "5", market="O4 O2", phase=phase, limit=4)
    assert offered(FIRST.position(own)) == ["buy:O2", "buy:O4", "skip"]
    assert offered(NEWEST.position(own)) == ["buy:O2", "skip"]
    strict = laid_out("1 B3 B4 B4", "5", market="O4 O2", phase=phase, limit=4, solo_duplicates_only_buy=True)
    assert offered(FIRST.position(strict)) == ["buy:O2", "skip"]


def test_what_is_left_out_of_a_position_is_the_default_of_its_rules():
    for game, default in ((FIRST, False), (NEWEST, True)):
        assert game.options[-1].default is default
        for strict in (False, True):
            written = game.deal(1, Chance("a"), solo_duplicates_only_buy=strict).position()["options"]
            assert written == {"limit": 4} | ({} if strict is default else {"solo_duplicates_only_buy": strict})


def test_a_name_means_the_deck_of_its_rules():
    first, newest = DECKS_OF_RULES_1["reconstructed"], DECKS["reconstructed"]
    assert FIRST.deal(2, Chance("a"), deck="reconstructed").table.options.deck == first
    assert NEWEST.deal(2, Chance("a"), deck="reconstructed").table.options.deck == newest
    assert FIRST.deal(2, Chance("a"), deck=first) == FIRST.deal(2, Chance("a"))
    for game, other in ((FIRST, newest), (NEWEST, first)):
        with pytest.raises(DeckError, match=r"^The deck is called reconstructed, which is a deck of TEN's own"):
            game.deal(2, Chance("a"), deck=other)


def test_a_deck_of_ones_own_is_the_same_under_all_rules():
    own = {**DECKS["reconstructed"].table(), "name": "mine"}
    first, newest = (game.deal(2, Chance("a"), deck=own) for game in (FIRST, NEWEST))
    assert first.draw == newest.draw
    assert first.position()["options"] == newest.position()["options"] == {"deck": own}


def test_options_belong_to_the_newest_rules_unless_told_otherwise():
    assert Options().rules == NEWEST.rules == 2
    assert Options(rules=1) != Options()
