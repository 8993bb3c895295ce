"""From where people came last: bots think for addresses in turn, and no log knows addresses."""

from collections import OrderedDict

__all__ = ["Whereabouts"]

MOST = 50_000  # people that are remembered


class Whereabouts:
    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._known: OrderedDict[str, str] = OrderedDict()  # addresses by person, who came last at the end

    def note(self, person: str, address: str) -> None:
        self._known[person] = address
        self._known.move_to_end(person)
        if len(self._known) > self._most:
            self._known.popitem(last=False)

    def of(self, person: str) -> str:
        """The address; empty for somebody who has not been here since the start."""
        return self._known.get(person, "")
