"""The rule pages, whole or in parts."""

import re
import shutil
from importlib.resources import files

from tenback.cli.console import put, terminal
from tenback.cli.people import listed
from tenback.core import Game, OptionError, shown
from tenback.protocol.languages import ENGLISH, LANGUAGES, meant

__all__ = ["about", "in_a_minute", "page", "rule", "show"]

IN_A_MINUTE = re.compile(r"^## The rules in a minute\n(.*?)^## ", re.DOTALL | re.MULTILINE)
BETWEEN_BLOCKS = re.compile(r"\n\s*\n|\n(?=[-|] )")


def page(game: Game, language: str = ENGLISH) -> str:
    """What players read about the game."""
    spoken = meant(language)
    if spoken is None:
        raise OptionError(f"There are no rules in the language {shown(language)}; there are in {listed(LANGUAGES)}.")
    written = files("tenback") / "pages" / spoken / f"{game.slug}.md"
    if not written.is_file():
        raise OptionError(f"{game.title} has no page of rules here.")
    return written.read_text(encoding="utf-8").rstrip("\n")


def about(game: Game) -> str:
    """What the game is, in a sentence or two; nothing where no page says it."""
    try:
        return " ".join(page(game).split("\n\n")[2].split())
    except OptionError:
        return ""


def in_a_minute(game: Game) -> str:
    found = IN_A_MINUTE.search(page(game))
    return found[1].strip() if found else page(game)


def rule(game: Game, name: str, language: str = ENGLISH) -> str:
    """All that the page says of one rule."""
    text = page(game, language)
    known = dict.fromkeys(re.findall(r"\(([A-Z]\d+[a-z]?)\)", text))
    wanted = {each.lower(): each for each in known}.get(name.lower())
    if wanted is None:
        raise OptionError(f"{game.title} has no rule {shown(name)}; its rules are {', '.join(known)}.")
    return "\n\n".join(sentence(block) for block in BETWEEN_BLOCKS.split(text) if f"({wanted})" in block)


def sentence(block: str) -> str:
    """A row of a table stands by itself here."""
    if not block.startswith("|"):
        return block
    first, *others = (cell.strip() for cell in block.strip("| \n").split("|"))
    return f"{first}: {' '.join(others)}"


def show(text: str) -> None:
    """Set for a terminal; a pipe gets the page as it is written."""
    if terminal():
        from rich.console import Console
        from rich.markdown import Markdown

        width = shutil.get_terminal_size().columns
        Console(width=width, highlight=False, emoji=False).print(Markdown(text))
    else:
        put(text)
