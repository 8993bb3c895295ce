"""What people type, as actions: the notation, and the ways in which it is shortened or spaced."""

import re

from tenback.core import Action, Game

__all__ = ["read"]

SHORT = {
    "u1": "up1",
    "u2": "up2",
    "d1": "down1",
    "d2": "down2",
    "u": "up",
    "d": "down",
    "tu": "their-up",
    "td": "their-down",
}
A_PILE = "|".join(sorted((*SHORT, *SHORT.values()), key=len, reverse=True))
SPACED = re.compile(r"\s*([>:])\s*")
WITHOUT_COLON = re.compile(r"\b(take|go|bid|buy|pay)\s+")
WITHOUT_ARROW = re.compile(rf"(\d)\s*(?=(?:{A_PILE})(?![\w-]))")
REPEATED = re.compile(r"(\S+)\s+x(\d{1,2})\b")
BETWEEN = re.compile(r"[\s,;]+")
OF_A_COLOUR = re.compile(r"\b[a-z](?=\d+\b|#)")


def read(game: Game, line: str) -> list[Action]:
    """The actions of a line, `37>up1, 41>up1, end` or `37 up1 41u1 end`; NotAnAction at the first word that is none."""
    line = SPACED.sub(r"\1", line.lower())
    line = WITHOUT_COLON.sub(r"\1:", line)
    line = WITHOUT_ARROW.sub(r"\1>", line)
    line = REPEATED.sub(lambda found: " ".join([found[1]] * int(found[2])), line)
    words = [word for word in BETWEEN.split(line) if word]
    return [game.action(spelled_out(word)) for word in words or [line]]


def spelled_out(word: str) -> str:
    card, arrow, pile = word.partition(">")
    return OF_A_COLOUR.sub(lambda letter: letter[0].upper(), f"{card}{arrow}{SHORT.get(pile, pile)}")
