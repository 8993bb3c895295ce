"""The shelf: what is on it, and what it says of what is not."""

from typing import Any

import pytest

from tenback import core, games
from tenback.core import Chance, NotAnAction, TenbackError, UnknownGame, UnknownRules

SLUGS = ["the-game", "quick-and-easy", "face-to-face", "ten"]
ON_THE_SHELF = "on the shelf are the-game, quick-and-easy, face-to-face, ten."


def test_four_games_in_the_order_of_the_rule_pages():
    assert [game.slug for game in games.shelf()] == SLUGS
    assert [game.title for game in games.shelf()] == [
        "The Game",
        "The Game: Quick & Easy",
        "The Game: Face to Face",
        "TEN",
    ]
    assert [list(game.seats) for game in games.shelf()] == [[1, 2, 3, 4, 5], [2, 3, 4, 5], [2], [1, 2, 3, 4, 5]]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_is_taken_by_its_name(slug):
    game = games.get(slug)
    assert game.slug == slug
    assert game is games.get(slug)
    assert game in games.shelf()


@pytest.mark.parametrize(
    "slug",
    [
        "",
        "The Game",
        "the_game",
        "THE-GAME",
        " ten",
        "ten ",
        "chess",
        "\ud800",
        None,
        7,
        True,
        1.5,
        b"ten",
        ["ten"],
        {},
    ],
)
def test_an_unknown_game_lists_the_shelf(slug):
    with pytest.raises(UnknownGame) as wrong:
        games.get(slug)
    assert str(wrong.value) == f"There is no game {slug!r}; {ON_THE_SHELF}"


def test_a_long_name_is_cut_short():
    with pytest.raises(UnknownGame) as wrong:
        games.get("x" * 1000)
    assert str(wrong.value) == f"There is no game '{'x' * 59}; {ON_THE_SHELF}"


@pytest.mark.parametrize("game", games.shelf(), ids=lambda game: game.slug)
def test_a_rules_version_is_kept_or_said_to_be_unknown(game):
    newest = {"ten": 2}.get(game.slug, 1)
    assert game.rules == newest
    assert games.versions(game.slug) == tuple(range(1, newest + 1))
    assert games.get(game.slug, rules=newest) is games.get(game.slug, rules=None) is game
    known = "versions 1 and 2" if newest == 2 else "version 1"
    others: list[Any] = [0, newest + 1, -1, True, 1.0, "1", [1], {}]
    for rules in others:
        with pytest.raises(UnknownRules) as wrong:
            games.get(game.slug, rules=rules)
        assert str(wrong.value) == f"{game.title} is known under rules {known}, not {rules!r}."


def test_earlier_rules_are_the_same_game_under_another_version():
    earlier, newest = games.get("ten", rules=1), games.get("ten")
    assert (earlier.slug, earlier.title, earlier.seats, earlier.rules) == ("ten", "TEN", newest.seats, 1)
    assert earlier not in games.shelf()
    assert [option.name for option in earlier.options] == [option.name for option in newest.options]


def test_an_unknown_game_is_told_before_its_rules():
    with pytest.raises(UnknownGame):
        games.get("chess", rules=7)


@pytest.mark.parametrize("junk", [10**5000, "deep"], ids=["huge", "deep"])
def test_what_is_too_large_or_too_deep_to_print_is_unknown_all_the_same(junk):
    if junk == "deep":
        junk = []
        for _ in range(20_000):
            junk = [junk]
    for ask in (lambda: games.get(junk), lambda: games.get("ten", rules=junk)):
        with pytest.raises((TenbackError, ValueError, RecursionError)) as wrong:
            ask()
        assert issubclass(wrong.type, TenbackError), wrong.type


@pytest.mark.parametrize("game", games.shelf(), ids=lambda game: game.slug)
def test_what_every_game_tells_of_itself(game):
    assert isinstance(game, core.Game)
    names = [option.name for option in game.options]
    assert len(set(names)) == len(names)
    for option in game.options:
        assert type(option.default) is option.type
        assert option.about.endswith(".")
        assert option.rule[0] == {"the-game": "G", "quick-and-easy": "Q", "face-to-face": "F", "ten": "T"}[game.slug]
    for seats in game.seats:
        state = game.deal(seats, Chance("a"))
        assert isinstance(state, core.State)
        assert isinstance(state.view(None), core.View)
        assert state.position()["game"] == game.slug
    reasons = [str(reason) for reason in game.reasons]
    assert reasons
    assert len(set(reasons)) == len(reasons)


@pytest.mark.parametrize("game", games.shelf(), ids=lambda game: game.slug)
def test_text_that_means_nothing_is_named(game):
    with pytest.raises(NotAnAction, match=f"^'castle' means nothing in {game.title}; write "):
        game.action("castle")


@pytest.mark.parametrize("game", games.shelf(), ids=lambda game: game.slug)
def test_an_event_of_no_game_is_named(game):
    view = game.deal(game.seats[0], Chance("anything")).view(None)
    with pytest.raises(TypeError, match=r"^'rain' is not heard in "):
        view.hear("rain")
