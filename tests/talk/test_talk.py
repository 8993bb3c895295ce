"""Signals: exactly what G14, Q10 and Q11 allow, and nothing by F11 or in TEN."""

import re
from dataclasses import FrozenInstanceError

import pytest

from tenback import games, talk
from tenback.core import Chance, OptionError, TenbackError, UnknownGame

# Written out from the rule pages, so that a player can check them.
G14 = {
    f"{word} {pile}"
    for word in ("keep-off", "keep-off-strongly", "small-steps", "go-ahead")
    for pile in ("up1", "up2", "down1", "down2")
}
Q11 = {"hold R", "hold B", "hold G", "hold Y", "hold P", "want up", "want down", "trick up", "trick down"}
Q10 = (
    Q11
    | {"keep-off up", "keep-off down"}
    | {f"hold {colour} {height}" for colour in "RBGYP" for height in ("high", "middle", "low")}
)
TABLE = [
    pytest.param("the-game", {}, "G14", G14, id="G14"),
    pytest.param("the-game", {"expert": True}, "G14", G14, id="G14-expert"),
    pytest.param("quick-and-easy", {}, "Q10", Q10, id="Q10"),
    pytest.param("quick-and-easy", {"pro": False}, "Q10", Q10, id="Q10-said"),
    pytest.param("quick-and-easy", {"pro": True}, "Q11", Q11, id="Q11"),
    pytest.param("face-to-face", {}, "F11", set(), id="F11"),
    pytest.param("face-to-face", {"last_card": "wins"}, "F11", set(), id="F11-last-card"),
    pytest.param("ten", {}, "T4", set(), id="T4"),
    pytest.param("ten", {"limit": 7}, "T4", set(), id="T4-solo"),
]


@pytest.mark.parametrize(("slug", "options", "rule", "allowed"), TABLE)
def test_signals_are_those_of_the_rule_page(slug, options, rule, allowed):
    found = talk.signals(slug, options)
    assert sorted(map(str, found)) == sorted(allowed)
    for signal in found:
        assert talk.read(slug, options, str(signal)) == signal
    for text in (G14 | Q10) - allowed:
        with pytest.raises(talk.NotASignal) as stopped:
            talk.read(slug, options, text)
        assert stopped.value.rule == rule
        assert f"({rule})" in str(stopped.value)
        assert text in str(stopped.value)


@pytest.mark.parametrize(
    "said",
    [
        *("", "keep-off", "keep-off up1 ", " keep-off up1", "Keep-off up1", "keep-off  up1", "keep-off up3"),
        *("keep-off 37", "keep-off up1\n", "ten back on up1", "hold R 7", "hold R higher"),
        *(None, 37, ["keep-off up1"], b"keep-off up1"),
    ],
)
@pytest.mark.parametrize(
    ("slug", "options"), [("the-game", {}), ("quick-and-easy", {}), ("quick-and-easy", {"pro": True})]
)
def test_nothing_else_is_a_signal(slug, options, said):
    with pytest.raises(talk.NotASignal):
        talk.read(slug, options, said)


def test_a_refused_signal_tells_what_may_be_said():
    with pytest.raises(talk.NotASignal, match=r"'37 soon' may not be said: say keep-off, .*up1.* \(G14\)$"):
        talk.read("the-game", {}, "37 soon")
    with pytest.raises(talk.NotASignal, match=r"with pro, say hold .* want or trick.* \(Q11\)$"):
        talk.read("quick-and-easy", {"pro": True}, "hold R high")
    with pytest.raises(talk.NotASignal, match=r"no signals.*\(F11\)$"):
        talk.read("face-to-face", {}, "want up")
    assert issubclass(talk.NotASignal, TenbackError)


def test_no_signal_holds_a_number_but_a_piles_own():
    """G14, Q10: no concrete number in any way."""
    for slug in ("the-game", "quick-and-easy"):
        for signal in talk.signals(slug, {}):
            assert not re.search(r"\d", re.sub(r"\b(up|down)[12]$", "", str(signal)))


def test_signals_are_frozen_values():
    signal = talk.KeepOff("up1", strongly=True)
    assert signal == talk.read("the-game", {}, "keep-off-strongly up1")
    assert signal != talk.KeepOff("up1")
    with pytest.raises(FrozenInstanceError):
        setattr(signal, "pile", "up2")  # noqa: B010 - mypy would refuse the plain way


@pytest.mark.parametrize("slug", ["the-game", "quick-and-easy"])
def test_piles_and_colours_are_the_games_own(slug):
    game = games.get(slug)
    state = game.deal(2, Chance("piles"))
    piles = set(state.position()["piles"])
    said = [str(signal).split() for signal in talk.signals(slug, {})]
    assert {words[1] for words in said if words[0] != "hold"} == piles
    if any(words[0] == "hold" for words in said):
        cards = [card for hand in state.position()["hands"] for card in hand] + state.position()["draw"]
        assert {words[1] for words in said if words[0] == "hold"} == {card[0] for card in cards}


def test_every_game_on_the_shelf_has_a_rule_on_talk():
    for game in games.shelf():
        assert isinstance(talk.signals(game.slug, {}), tuple)


@pytest.mark.parametrize("slug", ["chess", "", None, 5, ["ten"]])
def test_unknown_games(slug):
    with pytest.raises(UnknownGame, match="no game"):
        talk.signals(slug, {})


@pytest.mark.parametrize("options", [None, [], "pro", 1])
def test_options_that_are_none(options):
    with pytest.raises(OptionError, match="names with values"):
        talk.signals("the-game", options)


@pytest.mark.parametrize(("slug", "options", "rule", "allowed"), TABLE)
def test_a_signal_is_about_its_pile_or_its_colour(slug, options, rule, allowed):  # noqa: ARG001 - one table for all
    for signal in talk.signals(slug, options):
        assert talk.about(str(signal)) == getattr(signal, "colour" if isinstance(signal, talk.Hold) else "pile")


def test_the_lot_comes_from_the_seed_and_is_not_the_deal():
    drawn = {talk.lot(f"seed {number}").below(5) for number in range(40)}
    assert drawn == set(range(5))
    assert talk.lot("a seed").below(2**32) == talk.lot("a seed").below(2**32) != Chance("a seed").below(2**32)
