"""Nights are quiet: when somebody may be told, by the clock where they live."""

from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo

import msgspec

__all__ = ["AS_USUAL", "Quiet", "known_zone", "may_be_told"]

LONGEST_ZONE = 64  # characters
MINUTES = 24 * 60
MORNING = 8 * 60  # for who has no quiet hours, and was told enough for today


class Quiet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From when to when nobody is told anything, in minutes of the day; the same twice: never."""

    begins: int = 22 * 60
    ends: int = MORNING


AS_USUAL = Quiet()


def known_zone(zone: object) -> bool:
    """Whether it is the name of a time zone, as browsers have it: Europe/Prague."""
    if not isinstance(zone, str) or not 0 < len(zone) <= LONGEST_ZONE:
        return False
    try:
        ZoneInfo(zone)
    except (ValueError, OSError):  # a name that is a path; KeyError below for one that is nowhere
        return False
    except KeyError:
        return False
    return True


def may_be_told(moment: int, zone: str, quiet: Quiet, *, tomorrow: bool = False) -> int:
    """When, at the earliest; in milliseconds since 1970. `tomorrow`: not before the next morning."""
    here = ZoneInfo(zone)
    local = datetime.fromtimestamp(moment / 1000, UTC).astimezone(here)
    minute = local.hour * 60 + local.minute
    if tomorrow:
        morning = quiet.ends if quiet.begins != quiet.ends else MORNING
        return _at(local, morning, here, days=1 if minute >= morning else 0)
    asleep = (
        quiet.begins <= minute < quiet.ends
        if quiet.begins <= quiet.ends
        else minute >= quiet.begins or minute < quiet.ends
    )
    if not asleep:
        return moment
    return _at(local, quiet.ends, here, days=1 if minute >= quiet.ends else 0)


def _at(local: datetime, minute: int, zone: ZoneInfo, *, days: int) -> int:
    """That minute of the day, as the clock on the wall shows it, also when it was put forward in between."""
    day = local.date() + timedelta(days=days)
    hour, rest = divmod(minute % MINUTES, 60)
    return int(datetime.combine(day, time(hour, rest), zone).timestamp() * 1000)
