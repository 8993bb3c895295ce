"""What the server itself says to people, in their language: mails, notices, previews, pictures. What the browser says
is in `web/words`.
"""

from collections.abc import Sequence
from datetime import datetime
from functools import cache
from importlib.resources import files
from typing import Any

from babel.dates import format_date, format_skeleton, format_time, get_timezone
from fluent.runtime import FluentBundle, FluentResource

__all__ = ["ENGLISH", "LANGUAGES", "Words", "asked_for", "words_of"]

ENGLISH = "en"
LANGUAGES = ("en", "pl", "cs", "ru", "de", "fr")  # as web/words/languages.json lists them, which a test compares
LONGEST = 200  # characters of a header that are read


class Words:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._locale = "en_GB" if language == ENGLISH else language  # the day before the month
        self._bundle = FluentBundle([language], use_isolating=False)
        text = files("tenback").joinpath("server", "words", f"{language}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(text))

    def say(self, key: str, **facts: Any) -> str:
        """The message; KeyError if there is none."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        said, errors = self._bundle.format_pattern(message.value, facts)
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
        return ", ".join(names)


@cache
def words_of(language: str) -> Words:
    """Those of the language, or English."""
    return Words(language if language in LANGUAGES else ENGLISH)


def asked_for(header: str) -> str:
    """The first of our languages in an `Accept-Language`; English if it names none."""
    for each in header[:LONGEST].split(","):
        tag = each.partition(";")[0].strip().lower()
        code = tag.partition("-")[0]
        if code in LANGUAGES:
            return code
    return ENGLISH
