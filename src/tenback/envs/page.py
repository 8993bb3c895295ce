"""The tables of `docs/environments.md`. `python -m tenback.envs.page docs/environments.md` renews them."""

import sys
from collections.abc import Iterator
from pathlib import Path

from tenback import games
from tenback.envs.adapter import Face, get

__all__ = ["BEGIN", "FINISH", "renewed", "tables"]

BEGIN, FINISH = "<!-- made by tenback.envs.page -->", "<!-- until here -->"
FEW = 4  # places that are named one by one


def tables() -> str:
    """Actions and observations of every game."""
    return "\n\n".join(_game(get(game.slug)) for game in games.shelf())


def renewed(page: str) -> str:
    """The page with its tables as they are now."""
    before, found, rest = page.partition(BEGIN)
    _, ended, after = rest.partition(FINISH)
    if not found or not ended:
        raise ValueError(f"The page needs the lines {BEGIN} and {FINISH}.")
    return f"{before}{BEGIN}\n{tables()}\n{FINISH}{after}"


def _game(face: Face) -> str:
    return "\n".join(
        (
            f"### {face.game.title} (`{face.game.slug}`)",
            f"{len(face.texts)} actions; {face.layout.size} numbers; a game takes {face.most_actions} actions at most.",
            "",
            "| actions | texts |",
            "| --- | --- |",
            *_actions(face),
            "",
            "| numbers | part | for each of | values | meaning |",
            "| --- | --- | --- | --- | --- |",
            *_parts(face),
        )
    )


def _actions(face: Face) -> Iterator[str]:
    """Stretches of actions of one kind, which differ in a card or a price only."""
    kinds = [text.partition(":")[0] if ":" in text else ">" if ">" in text else text for text in face.texts]
    start = 0
    for at in range(1, len(kinds) + 1):
        if at == len(kinds) or kinds[at] != kinds[start]:
            yield f"| {_stretch(start, at)} | {_named(face.texts[start:at])} |"
            start = at


def _parts(face: Face) -> Iterator[str]:
    for part in face.layout.parts:
        start = face.layout.starts[part.name]
        where = _stretch(start, start + len(part.places))
        yield f"| {where} | {part.name} | {_named(part.places)} | 0 to {part.high} | {part.about} |"


def _stretch(start: int, until: int) -> str:
    return str(start) if until == start + 1 else f"{start} to {until - 1}"


def _named(names: tuple[str, ...]) -> str:
    few = names if len(names) <= FEW + 2 else (*names[:FEW], "...", names[-1])
    return " ".join(name if name == "..." else f"`{name}`" for name in few)


if __name__ == "__main__":
    place = Path(sys.argv[1])
    place.write_text(renewed(place.read_text(encoding="utf-8")), encoding="utf-8")
