"""How well the number guard does: `python -m tests.talk.figures` prints it, by list and language.

A list is a folder of `lists/`: what tells a number (`hostile.en.txt`), and what people say at a table
(`harmless.en.txt`), a message a line. With a list's name, what is judged wrongly in it is printed as well.

- `first` was written before the guard's code was read, `second` at the same time and kept closed; `third`, `fourth` and
  `fifth` were written later, each before the guard was tried on it, and the guard was mended after each; docs/talk.md
  keeps what came out when each was opened.
- `rehearsal` is by whoever mended the guard for `fifth` and for `sixth`, in five parts, each before the guard was
  mended for it: the kinds that had got through, and the talk that had been stopped; hardly a digit or a plain number
  word.
- `sixth` and `seventh` are by others; so is `eighth`, which was never mended for: whoever mends the guard for one of
  its messages moves it among the others in `OPENED` and has a ninth written.
- `tuned` is what came to mind while the guard was written.
"""

import sys
from pathlib import Path
from typing import NamedTuple

from tenback.protocol.languages import LANGUAGES
from tenback.talk.guard import stopped

LISTS = Path(__file__).with_name("lists")
NAMES = ("Anna97", "Max2", "Player3", "kuba_88")  # who sits at the table where all of it is said
HELD_OUT = "eighth"
OPENED = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "rehearsal")


class Judged(NamedTuple):
    """Of so many messages so many were stopped, and which were judged wrongly."""

    stopped: int
    of: int
    wrongly: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.stopped} of {self.of}"

    @property
    def rate(self) -> float:
        """Of those judged wrongly."""
        return len(self.wrongly) / self.of


def messages(of: str, kind: str, language: str) -> list[str]:
    path = LISTS / of / f"{kind}.{language}.txt"
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def judged(of: str, kind: str, language: str) -> Judged:
    texts = messages(of, kind, language)
    caught = {text for text in texts if stopped(text, NAMES)}
    wrongly = [text for text in texts if (text in caught) is (kind == "harmless")]
    return Judged(sum(text in caught for text in texts), len(texts), tuple(wrongly))


def table(of: str) -> str:
    """The figures of a list as a table of Markdown."""
    lines = ["| language | stopped of what tells a number | stopped of harmless talk |", "| --- | --- | --- |"]
    for language in LANGUAGES:
        hostile, harmless = judged(of, "hostile", language), judged(of, "harmless", language)
        lines.append(f"| {language} | {hostile}, {1 - hostile.rate:.1%} | {harmless}, {harmless.rate:.1%} |")
    return "\n".join(lines)


def main() -> None:
    asked = sys.argv[1:]
    for of in asked or (*OPENED, HELD_OUT):
        print(f"{of}\n\n{table(of)}\n")  # noqa: T201 - that is what the command is for
        for language in LANGUAGES if asked else ():
            for kind in ("hostile", "harmless"):
                for text in judged(of, kind, language).wrongly:
                    print(f"{language} {kind}: {text}")  # noqa: T201


if __name__ == "__main__":
    main()
