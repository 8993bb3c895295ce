"""What the guard finds, and the ways in which a message passes on a number."""

from enum import StrEnum
from typing import NamedTuple

__all__ = ["Found", "Kind"]


class Kind(StrEnum):
    """How a number was passed on; a client may have a sentence for each."""

    DIGIT = "digit"  # 37, ４５, ⑫, ½, s3ven  # noqa: RUF003 - a full-width digit
    NUMBER_WORD = "number-word"  # twenty-two, dwudziestego, a dozen
    ROMAN = "roman"  # XLII
    SPELLED = "spelled"  # t h r e e, twen-ty
    LOOKALIKE = "lookalike"  # t€n, and Latin words with Cyrillic letters
    EMOJI = "emoji"  # dice, clocks, playing cards
    REPEATED = "repeated"  # more than three of the same in a row
    CODE = "code"  # morse, backwards, the keys of the digits
    RELATION = "relation"  # one higher, exactly below it
    STAND_IN = "stand-in"  # days in a week, my age


class Found(NamedTuple):
    """A number, and where it stands in what was seen (letters.py)."""

    start: int
    end: int
    kind: Kind
