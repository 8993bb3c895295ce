"""What processes shout to one another when a host has changed something, so that it holds at once everywhere."""

from collections.abc import Awaitable, Callable, Iterable

__all__ = ["PERSON", "REMOVED", "REWRITTEN", "SETTINGS", "SIGNED_OUT", "Tell", "about"]

PERSON = "person"  # was banned or muted, or is not any more
SIGNED_OUT = "signed out"  # tokens of that person have ended, or the name is another one
REMOVED = "removed"  # tables are gone
REWRITTEN = "rewritten"  # names or words in logs of tables have changed
SETTINGS = "settings"

Tell = Callable[[str], Awaitable[None]]


def about(what: str, ids: Iterable[str] = ()) -> str:
    """As one text; ids have no line breaks."""
    return "\n".join((what, *ids))
