"""Numbers as they are typed."""

import math
import re

from tenback.core import OptionError, shown

__all__ = ["many", "seconds", "whole", "within"]

WHOLE = re.compile("-?[0-9]{1,9}")


def whole(option: str, text: str | None) -> int | None:
    if text is None or WHOLE.fullmatch(text):
        return None if text is None else int(text)
    raise OptionError(f"{option} is a whole number, not {shown(text)}.")


def many(option: str, text: str) -> int:
    """A count, also as 1e6."""
    number = seconds(option, text)
    if number != int(number):
        raise OptionError(f"{option} is a whole number, not {shown(text)}.")
    return int(number)


def seconds(option: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not (math.isfinite(number) and number >= 0) or "_" in text:
        raise OptionError(f"{option} is a number, not {shown(text)}.")
    return number


def within(option: str, text: str, allowed: range) -> int:
    if not re.fullmatch("[0-9]{1,5}", text) or int(text) not in allowed:
        raise OptionError(f"{option} is a number from {allowed[0]} to {allowed[-1]}, not {shown(text)}.")
    return int(text)
