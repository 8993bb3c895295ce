"""The rooms that a game has on each floor of the house, those it must have and those it may: the recipe for a new game.

`python -m tests.rooms the-game` lists what a game has, what it lacks, what happens without it and what to write.
"""

import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import tenback
from tenback import games
from tenback.core import Because, Game
from tenback.protocol.languages import LANGUAGES
from tenback.server.lessons import lessons_of
from tests.web.fluent import files_of

ROOT = Path(__file__).parents[1]
HOUSE = Path(tenback.__file__).parent
Has = Callable[[Game], bool]


@dataclass(frozen=True, slots=True)
class Room:
    """A place where a game may have something of its own."""

    name: str
    has: Has
    write: str
    without: str
    must: bool = False  # a game that is shipped has it


# Where to look


def module(floor: str, part: str = "") -> Has:
    return lambda game: games.has_room(f"tenback.{floor}", game.slug, part)


def named_in(path: str, table: str) -> Has:
    """Whether the slug is a key of a table in that file, of Python or JavaScript."""

    def has(game: Game) -> bool:
        text = (ROOT / path).read_text("utf-8")
        (found,) = re.findall(
            rf"^(?:export )?(?:const )?{table}\b[^=]*= (?:Object\.freeze\()?\{{(.*?)^\}}", text, FLAGS
        )
        return re.search(rf"^ +\"?{re.escape(game.slug)}\"?: ", found, re.MULTILINE) is not None

    return has


FLAGS = re.DOTALL | re.MULTILINE


def mentioned_in(path: str, text: Callable[[Game], str]) -> Has:
    return lambda game: text(game) in (ROOT / path).read_text("utf-8")


def named_in_all(*paths: str) -> Has:
    """Whether each of these files of the package names the game."""

    def has(game: Game) -> bool:
        name = re.compile(
            rf"""["']{re.escape(game.slug)}["']|^ +{re.escape(game.slug)}: |, {re.escape(game.slug)}: """, re.MULTILINE
        )
        return all(name.search((HOUSE / path).read_text("utf-8")) for path in paths)

    return has


def files(*paths: str) -> Has:
    """All of them; `SLUG`, `MODULE` and `LANGUAGE` stand for the game's."""

    def has(game: Game) -> bool:
        wanted = (path.replace("SLUG", game.slug).replace("MODULE", game.module) for path in paths)
        return all(any(ROOT.glob(each)) for path in wanted for each in spoken(path))

    return has


def spoken(path: str) -> list[str]:
    return [path.replace("LANGUAGE", language) for language in LANGUAGES] if "LANGUAGE" in path else [path]


def words(*names: Callable[[Game], list[str]]) -> Has:
    """Whether every language has these messages."""

    def has(game: Game) -> bool:
        wanted = {name for each in names for name in each(game)}
        return all(wanted <= messages(language) for language in LANGUAGES)

    return has


def messages(language: str) -> set[str]:
    texts = (path.read_text("utf-8") for path in files_of(language, HOUSE / "web/words"))
    return {name for text in texts for name in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)}


def refusals(game: Game) -> Iterator[Because]:
    """Every `Because` of the game's modules."""
    package = type(game).__module__
    for name, loaded in list(sys.modules.items()):
        if name == package or name.startswith(f"{package}."):
            for thing in vars(loaded).values():
                for each in thing.values() if isinstance(thing, dict) else (thing,):
                    if isinstance(each, Because):
                        yield each


# The rooms, in the order of work

ROOMS = (
    # Without these it is no game.
    Room(
        "rules",
        lambda game: games.get(game.slug) is game,
        "src/tenback/games/MODULE.py with `GAME`, and a line in SHELF in src/tenback/games/__init__.py",
        "there is no such game",
        must=True,
    ),
    Room(
        "a stranger to the other games",
        mentioned_in("pyproject.toml", lambda game: f'"tenback.games.{game.module}",'),
        'the module in the contract "Each game is a stranger to the others" in pyproject.toml',
        "nobody notices when it imports another game",
        must=True,
    ),
    # What shows that the rules are right.
    Room(
        "vectors",
        files("tests/vectors/SLUG.json"),
        "tests/vectors/SLUG.json: positions, and what the rules say about them",
        "no example of its rulebook is checked",
        must=True,
    ),
    Room(
        "conformance",
        mentioned_in("tests/conformance/properties.py", lambda game: f'"{game.slug}": '),
        "what tests/conformance cannot guess: every_action in tables.py, twin in twins.py, MOST_ACTIONS in "
        "properties.py, late_position in players.py, CLOSELY in soak.py",
        "leaks, lost cards and games that never end are not looked for",
        must=True,
    ),
    Room(
        "tests of its rules",
        lambda game: files("tests/games/MODULE/test_*.py")(game) or files("tests/games/test_MODULE.py")(game),
        "tests/games/MODULE/: a table for each rule that a player could check",
        "no rule of its own is shown by a test",
        must=True,
    ),
    Room(
        "its deal, told",
        lambda game: (
            mentioned_in("docs/chance.md", lambda game: f"**{game.title.removeprefix('The Game: ')}.**")(game)
            and named_in("tests/core/test_chance.py", "DEALS")(game)
        ),
        "the deal in docs/chance.md, and once more in tests/core/test_chance.py, from that page alone",
        "nobody can check a deal without our code",
        must=True,
    ),
    Room(
        "playthroughs",
        lambda game: files(*(f"tests/playthroughs/SLUG-{reason}.txt" for reason in game.reasons))(game),
        "tests/playthroughs/: `python -m tests.playthroughs.rewrite`, then read them",
        "no way in which it ends has been read by anyone",
        must=True,
    ),
    # What people read.
    Room(
        "pages",
        files("src/tenback/pages/LANGUAGE/SLUG.md"),
        "src/tenback/pages/LANGUAGE/SLUG.md in every language, and its rows in tests/pages/test_pages.py",
        "`tenback rules` says that there is none, and rules are named without a link",
        must=True,
    ),
    Room(
        "what it is called",
        words(lambda game: [game.slug, f"players-{game.slug}", f"about-{game.slug}"]),
        "SLUG, players-SLUG and about-SLUG in src/tenback/web/words/*.ftl",
        "the lobby shows the title as the rules have it, and says nothing about it; the browser links no rule page",
        must=True,
    ),
    Room(
        "its look in the lobby",
        named_in("src/tenback/web/screens/games.js", "LOOKS"),
        "LOOKS in src/tenback/web/screens/games.js: three of its cards",
        "its tile shows backs of cards",
        must=True,
    ),
    Room(
        "refusals in words",
        words(lambda game: [f"refused-{each.key}" for each in refusals(game)]),
        "refused-KEY in src/tenback/web/words/*.ftl for every `Because`",
        "the browser says only that something is not possible",
        must=True,
    ),
    Room(
        "endings in words",
        words(lambda game: [f"end-{game.slug}-{reason}" for reason in game.reasons]),
        "end-SLUG-REASON in src/tenback/web/words/*.ftl",
        "the browser tells the reason as the rules write it",
        must=True,
    ),
    Room(
        "help",
        named_in("src/tenback/web/screens/menus.js", "HELP"),
        "HELP in src/tenback/web/screens/menus.js: its keys, and its rules in a few sentences",
        "help says that the buttons show all that may be done",
        must=True,
    ),
    Room(
        "pictures on its page",
        named_in_all("web/screens/page-words.js", "web/screens/worked-turn.js"),
        "PILES in src/tenback/web/screens/page-words.js, SET_UPS and TURNS in src/tenback/web/screens/pictures.js, "
        "FACES in src/tenback/web/screens/worked-turn.js",
        "its page in the browser has words alone, and calls piles and signals as the rules write them",
    ),
    Room(
        "figures of its results",
        named_in_all("web/screens/day-words.js", "web/screens/results.js", "server/results.py"),
        "where a result is not counted in cards, src/tenback/web/screens/day-words.js; a ladder of its own in "
        "src/tenback/server/results.py and src/tenback/web/screens/results.js",
        "results differ by cards, and there is no ladder",
    ),
    Room(
        "how many cards its picture counts",
        named_in_all("server/pictures/of_table.py"),
        "CARDS in src/tenback/server/pictures/of_table.py, for a team",
        "the picture of a result does not say of how many cards some are left",
    ),
    Room(
        "words in the terminal",
        module("cli.words"),
        "src/tenback/cli/words/MODULE.py, with what `Words` asks for",
        "the terminal shows the parts of the view, and actions as they are written",
        must=True,
    ),
    Room(
        "a lesson",
        lambda game: bool(lessons_of(game.slug)),
        "src/tenback/server/lessons/MODULE.toml and its words in src/tenback/web/words/LANGUAGE/lessons.ftl; "
        "docs/lessons.md says how",
        "its card has no *Learn in 2 minutes*, and a newcomer reads the rules",
        must=True,
    ),
    # What others see of it.
    Room(
        "talk",
        module("talk"),
        "src/tenback/talk/MODULE.py: `talk(options)`, the rule on talk and the signals",
        "it has no signals, and people talk as they like",
        must=True,
    ),
    Room(
        "words on the wire",
        module("views"),
        "src/tenback/views/MODULE.py with public, hand and turn; and its types in views/__init__.py; `make wire`; "
        "its row in docs/protocol.md",
        "the wire carries the parts of its view as `plain`; a rule on what may not be looked up (G4) is not kept",
        must=True,
    ),
    Room(
        "a table in the browser",
        lambda game: (
            files("src/tenback/web/tables/SLUG/table.js")(game)
            and named_in("src/tenback/web/screens/table.js", "GAMES")(game)
        ),
        "src/tenback/web/tables/SLUG/table.js, and a line in GAMES in src/tenback/web/screens/table.js",
        "it is played at the plain table: parts of the view, and a button for each action",
        must=True,
    ),
    # Who else plays it.
    Room(
        "a novice",
        module("bots", "novice"),
        "src/tenback/bots/MODULE/novice.py with `Novice`",
        "chance plays for those who are away, and nobody else",
        must=True,
    ),
    Room(
        "kernels",
        module("kernels"),
        "src/tenback/kernels/MODULE/ with `prepare`: the rules once more, compiled, and tests that they agree",
        "no bot looks ahead far",
    ),
    Room(
        "a fast bot",
        module("bots", "fast"),
        "src/tenback/bots/MODULE/fast.py with `Fast`, and its weights",
        "nobody plays it well in milliseconds",
    ),
    Room(
        "a strong bot",
        module("bots", "strong"),
        "src/tenback/bots/MODULE/strong.py with `Strong`",
        "nobody plays it as well as we can",
    ),
    Room(
        "tuning",
        module("bots", "tuning"),
        "src/tenback/bots/MODULE/tuning.py with `TUNING`",
        "`tenback tune` says that there is nothing to tune",
    ),
    # What is found out about it.
    Room(
        "a judge",
        module("bots", "judge"),
        "src/tenback/bots/MODULE/judge.py with `Judge`",
        "`tenback review` says that nobody can judge it",
    ),
    Room(
        "its words in a review",
        module("review"),
        "src/tenback/review/MODULE.py: `known`, ENDINGS, and `length` with JUMP, or `coins`",
        "a review does not tell what a turn spent, and what the seat knew only by the parts of its view",
    ),
    Room(
        "its cards in a review",
        named_in_all("web/screens/review/plays.js"),
        "FACES in src/tenback/web/screens/review/plays.js, and in `line` and `spoken` what is not laid on a pile; "
        "where actions are judged one by one, as TEN's, web/screens/review.js, web/screens/review/moment.js and "
        "web/screens/review/verdict.js",
        "a review in the browser has its cards in figures, and its actions as they are written",
    ),
    Room(
        "worlds of a hint",
        named_in_all("bots/hinting.py"),
        "a number in WORLDS in src/tenback/bots/hinting.py, and whose words are heeded in `_heeded`",
        "a hint is weighed in as many worlds as a review's turn, which may take long",
    ),
    Room(
        "how bots fare",
        named_in_all("bots/measured.py"),
        "its figures in src/tenback/bots/measured.py, as docs/bots.md has them",
        "nobody is told how often strong bots win it",
    ),
    Room(
        "a solver",
        module("solvers"),
        "src/tenback/solvers/MODULE.py, and a case in solvers/winnable.py",
        "`tenback winnable` says of which games it is asked",
    ),
    Room(
        "columns of results",
        module("lab.rows"),
        "src/tenback/lab/rows/MODULE.py with `columns` and `Look`",
        "results of the laboratory tell who won, why, who started, and how many actions it took",
    ),
    Room(
        "whole games in the kernel",
        module("lab.whole_games"),
        "src/tenback/lab/whole_games/MODULE.py with A_BATCH, DIFFERENCE and `fast`",
        "`tenback simulate` has every game played by the referee, some hundred times more slowly",
    ),
    Room(
        "observations",
        module("envs.observations"),
        "src/tenback/envs/observations/MODULE.py, and `python -m tenback.envs.page`",
        "no environment for learning offers it",
    ),
    Room(
        "many tables at once",
        module("envs.batch"),
        "src/tenback/envs/batch/MODULE.py",
        "`envs.batch` does not offer it",
    ),
)


def lacks(game: Game) -> list[Room]:
    return [room for room in ROOMS if not room.has(game)]


def told(game: Game, rooms: list[Room]) -> str:
    """What to write, a paragraph a room."""
    return "\n\n".join(
        f"{game.title} {'must have' if room.must else 'may have'} {room.name}. Write "
        f"{room.write.replace('SLUG', game.slug).replace('MODULE', game.module)}. Without it {room.without}."
        for room in rooms
    )


if __name__ == "__main__":
    for slug in sys.argv[1:] or [game.slug for game in games.shelf()]:
        chosen = games.get(slug)
        print(told(chosen, lacks(chosen)) or f"{chosen.title} has every room.", end="\n\n")  # noqa: T201 - it is asked to
