"""Every game has its rooms, and a game that lacks one is told what to write. `tests/rooms.py` is the recipe."""

import re
from pathlib import Path

import pytest

import tenback
from tenback import games
from tenback.protocol.languages import LANGUAGES
from tests.fifth_game.climb import GAME as CLIMB
from tests.rooms import ROOMS, Room, lacks, spoken, told

HOUSE, ROOT = Path(tenback.__file__).parent, Path(__file__).parents[1]
LADDER, COUNTED = "figures of its results", "how many cards its picture counts"
MAY_LACK = {
    "the-game": [LADDER],
    "quick-and-easy": [LADDER],
    "face-to-face": [LADDER, COUNTED, "how bots fare", "a solver", "many tables at once"],
    "ten": [COUNTED, "a solver", "many tables at once"],
}


NAMED = {  # where games are named that are not at home there
    "bots/hinting.py": "a room: in how many worlds a hint is weighed, and whose words are heeded",
    "bots/measured.py": "a room: how often strong bots win, as docs/bots.md has it",
    "cli/commands/play.py": "what is played if nobody says",
    "envs/batch/__init__.py": "the same",
    "envs/zoo.py": "the same",
    "lab/rescue.py": "which games can be rescued, and with how many",
    "server/daily/deals.py": "which deals a day has",
    "server/pictures/of_table.py": "a room: its picture",
    "server/rescues/__init__.py": "which games can be rescued",
    "server/results.py": "a room: a ladder of its own",
    "talk/guard/company.py": "a number, in English",
    "talk/guard/ambiguous.py": "the same",
    "web/screens/day-words.js": "a room: how its results are told",
    "web/screens/games.js": "a room: its look in the lobby",
    "web/screens/menus.js": "a room: help",
    "web/screens/page-words.js": "a room: what its page calls piles, signals and options in the browser",
    "web/screens/pictures.js": "a room: pictures beside its rules",
    "web/screens/rescue.js": "which game to rescue is shown first; a duel is won, not rescued",
    "web/screens/results.js": "a room: a ladder of its own",
    "web/screens/review.js": "a room: a review that goes by points",
    "web/screens/review/moment.js": "the same",
    "web/screens/review/plays.js": "a room: its cards and acts in a review",
    "web/screens/review/verdict.js": "the same",
    "web/screens/table.js": "a room: a table in the browser",
    "web/screens/worked-turn.js": "a room: the turn of its page, drawn",
}


@pytest.mark.parametrize("path", [path for path, why in NAMED.items() if why.startswith("a room")])
def test_what_is_called_a_room_is_in_the_recipe(path):
    assert [room.name for room in ROOMS if path in room.write], f"no room of tests/rooms.py says to write {path}"


@pytest.mark.parametrize("game", games.shelf(), ids=lambda game: game.slug)
def test_a_game_has_the_rooms_that_it_must_have(game):
    missing = [room for room in lacks(game) if room.must]
    assert not missing, f"\n{told(game, missing)}"


@pytest.mark.parametrize("game", games.shelf(), ids=lambda game: game.slug)
def test_what_a_game_may_lack_is_known(game):
    may = [room for room in lacks(game) if not room.must]
    assert [room.name for room in may] == MAY_LACK[game.slug], f"\n{told(game, may)}"


def test_a_fifth_game_that_has_only_its_rules_is_told_of_every_other_room(monkeypatch):
    monkeypatch.setitem(games.SHELF, CLIMB.slug, CLIMB)
    lacking = [room.name for room in lacks(CLIMB)]
    assert lacking == [room.name for room in ROOMS if room.name != "rules"]
    recipe = told(CLIMB, lacks(CLIMB))
    assert "Climb must have words on the wire. Write src/tenback/views/climb.py with public, hand and turn" in recipe
    assert "Climb may have a judge. Write src/tenback/bots/climb/judge.py" in recipe
    assert not {"SLUG", "MODULE"} & set(recipe.split())


def exists(path, game):
    """A path of the recipe, from the root or from the package."""
    pattern = path.replace("SLUG", game.slug).replace("MODULE", game.module).replace("LANGUAGE", "*").strip("/")
    return any(any(place.glob(pattern)) for place in (ROOT, HOUSE))


def test_a_page_is_asked_for_in_every_language_that_there_is():
    assert spoken("pages/LANGUAGE/ten.md") == [f"pages/{language}/ten.md" for language in LANGUAGES]


def test_no_room_is_named_twice():
    assert len({room.name for room in ROOMS}) == len(ROOMS)


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_what_is_to_be_written_is_told_where_the_four_games_have_it(room: Room):
    """The paths of the recipe are those of games that have the room."""
    had = [game for game in games.shelf() if room.has(game)]
    assert had
    for path in (word.strip(".,:;") for word in room.write.split() if "/" in word):
        assert any(exists(path, game) for game in had), path


@pytest.mark.parametrize("game", games.shelf(), ids=lambda game: game.slug)
def test_nobody_else_keeps_a_list_of_games(game):
    """The contract tells what others need to know of a game; what a game has of its own is in its rooms."""
    name = re.compile(rf"""["']{game.slug}["']""")
    found = {
        path.relative_to(HOUSE).as_posix()
        for kind in ("py", "js")
        for path in HOUSE.rglob(f"*.{kind}")
        if "vendor" not in path.parts and name.search(path.read_text("utf-8"))
    }
    at_home = {path for path in found if {game.slug, game.module} & {*Path(path).parts, Path(path).stem}}
    assert found - at_home - NAMED.keys() == set()
