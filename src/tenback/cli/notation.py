"""What people type, as actions: the notation, and the ways in which it is shortened or spaced."""

import re

from tenback.core import Action, Game, NotAnAction

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
LONGEST = 1000  # characters; a whole hand takes a hundred
A_PILE = "|".join(sorted((*SHORT, *SHORT.values()), key=len, reverse=True))
SPACED = re.compile(r"\s*([>:])\s*")
WITHOUT_COLON = re.compile(r"\b(take|go|bid|buy|pay)\s+")
WITHOUT_ARROW = re.compile(rf"(\d)\s*(?=(?:{A_PILE})(?![\w-]))")
TIMES = re.compile(r"x([1-9]\d?)")
BETWEEN = re.compile(r"[\s,;]+")
OF_A_COLOUR = re.compile(r"\b[a-z](?=\d+\b|#)")


def read(game: Game, line: str) -> list[Action]:
    """The actions of a line, `37>up1, 41>up1, end` or `37 up1 41u1 end`; NotAnAction at the first word that is none."""
    if len(line) > LONGEST:
        raise NotAnAction(f"A line of {len(line)} characters is too long; write what one turn takes.")
    line = SPACED.sub(r"\1", line.lower())
    line = WITHOUT_COLON.sub(r"\1:", line)
    line = WITHOUT_ARROW.sub(r"\1>", line)
    words: list[str] = []
    for word in BETWEEN.split(line.strip(" ,;")):
        times = TIMES.fullmatch(word)
        words += [words[-1]] * (int(times[1]) - 1) if times and words else [word]
    return [game.action(spelled_out(word)) for word in words]


def spelled_out(word: str) -> str:
    card, arrow, pile = word.partition(">")
    return OF_A_COLOUR.sub(lambda letter: letter[0].upper(), f"{card}{arrow}{SHORT.get(pile, pile)}")
