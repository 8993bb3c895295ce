"""What the server itself says to people, in their language: mails, notices, previews, pictures. What the browser says
is in `web/words`.
"""

from collections.abc import Sequence
from datetime import datetime
from functools import cache
from importlib.resources import files
from typing import Any

from babel.dates import format_date, format_skeleton, format_time, get_timezone
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from tenback.protocol.languages import ENGLISH, LANGUAGES, meant

__all__ = ["ENGLISH", "LANGUAGES", "Words", "asked_for", "words_of"]

LONGEST = 200  # characters of a header that are read


class Words:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._locale = "en_GB" if language == ENGLISH else language.replace("-", "_")  # the day before the month
        self._bundle = FluentBundle([language], use_isolating=False)
        if (written := files("tenback").joinpath("server", "words", f"{language}.ftl")).is_file():
            self._bundle.add_resource(FluentResource(written.read_text(encoding="utf-8")))

    def say(self, key: str, **facts: Any) -> str:
        """The message, in English where the language has none; KeyError if English has none either."""
        value = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if value is None:
            if self.language == ENGLISH:
                raise KeyError(key)
            return words_of(ENGLISH).say(key, **facts)
        said, errors = self._bundle.format_pattern(value, facts)
        if errors:
            raise errors[0]
        return str(said)

    def day(self, moment: datetime) -> str:
        return format_date(moment, "long", locale=self._locale)

    def moment(self, moment: datetime, zone: str) -> str:
        """The day of the week, the day and the hour, as clocks there show it."""
        there = get_timezone(zone)
        day = format_skeleton("MMMMEEEEd", moment, tzinfo=there, locale=self._locale)
        return f"{day}, {format_time(moment, 'HH:mm', tzinfo=there, locale=self._locale)}"

    def list(self, names: Sequence[str]) -> str:
        """All of them, with the language's own "and"."""
        return format_list(names, locale=self._locale)


@cache
def words_of(language: str) -> Words:
    """Those of the language, or English."""
    return Words(language if language in LANGUAGES else ENGLISH)


def asked_for(header: str) -> str:
    """The first of our languages in an `Accept-Language`, by region and script as well; English if it names none."""
    for each in header[:LONGEST].split(","):
        if found := meant(each.partition(";")[0]):
            return found
    return ENGLISH
