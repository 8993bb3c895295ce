"""The languages that there are, from the list that the browser has too, and which of them somebody means."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources import files

__all__ = ["ENGLISH", "LANGUAGES", "LISTED", "Language", "meant"]

ENGLISH = "en"  # what the terminal speaks, and what is shown where a language lacks a message
SCRIPT = 4  # letters of a subtag that names a script, as in zh-Hant


@dataclass(frozen=True, slots=True)
class Language:
    """A language of the interface and of the rule pages."""

    code: str
    name: str
    """As its speakers call it."""
    english: str
    script: str
    direction: str


LISTED = tuple(
    Language(**each) for each in json.loads((files("tenback") / "web" / "words" / "languages.json").read_bytes())
)
LANGUAGES = tuple(each.code for each in LISTED)


def meant(tag: str, languages: Sequence[Language] = LISTED) -> str | None:
    """The listed language that a tag means: fr for fr-CA, nothing for one in other letters than the listed one's."""
    parts = tag.strip().replace("_", "-").split("-")
    scripts = {part.title() for part in parts[1:] if len(part) == SCRIPT and part.isalpha()}
    by_code = {each.code.casefold(): each for each in languages}
    while parts:  # the lookup of RFC 4647: a tag without its last part means less, but the same
        found = by_code.get("-".join(parts).casefold())
        if found is not None:
            return found.code if scripts <= {found.script} else None
        parts.pop()
    return None
