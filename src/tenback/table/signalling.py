"""What was signalled at a table: all of it, what still stands, and of what has been spoken (G14, Q10)."""

from tenback.core import Seat
from tenback.record import Said
from tenback.talk import about

__all__ = ["Signalling"]


class Signalling:
    """A table's signals. Only its fold says, takes back and lets lapse."""

    signals: list[Said]  # the whole game's
    standing: list[Said]  # those of each seat since the end of its last turn
    spoken: set[tuple[Seat, str]]  # whom and what of, since the last turn's end

    def _let_stand(self, said: Said) -> None:
        spoken = said.seat, about(said.signal)
        self.standing = [old for old in self.standing if (old.seat, about(old.signal)) != spoken] + [said]
        self.spoken.add(spoken)

    def _let_stand_after(self, actions: int) -> None:
        for said in self.signals:
            if said.after == actions:
                self._let_stand(said)

    def _take_back(self, said: Said) -> None:
        """As if it had not been said; but who took it back has spoken of it."""
        self.standing.remove(said)
        self.signals.remove(said)
        self.spoken.add((said.seat, about(said.signal)))

    def _lapse(self, seat: Seat) -> None:
        """With the seat's turn, what it said for it; and everyone may speak of everything again."""
        self.standing = [said for said in self.standing if said.seat != seat]
        self.spoken.clear()
