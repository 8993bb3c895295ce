"""A record, cut into decisions: a whole turn where it is planned as one, else an action."""

from dataclasses import dataclass

from tenback import games, record
from tenback.core import END, Action, Seat, State
from tenback.record import Record, RecordError, Said
from tenback.review.judge import Turn

__all__ = ["Decision", "cut"]


@dataclass(frozen=True, slots=True)
class Decision:
    number: int  # from 1, in the order of the game
    seat: Seat
    first: int  # how many actions came before it
    turn: Turn
    before: State
    after: State
    choice: bool  # whether anything else could have been done

    def heard(self, told: Record) -> tuple[Said, ...]:
        """Every signal of the game until then."""
        return tuple(said for said in told.signals if said.after <= self.first)


def cut(told: Record) -> tuple[Decision, ...]:
    """Every decision of the game; RecordError for a record that does not hold or cannot be replayed.

    A turn that was broken off with the record is none: nobody knows what would have come of it.
    """
    if told.seed is None:
        raise RecordError(
            "seed",
            "The deal is not published yet, only its hash; a game can be reviewed once its seed is in the record.",
        )
    record.check(told)
    game = games.get(told.game, rules=told.rules)
    states = tuple(record.states(told))
    found: list[Decision] = []
    turn: list[Action] = []
    for number, text in enumerate(told.actions):
        turn.append(game.action(text))
        if turn[-1] is END or not game.whole_turns or states[number + 1].ending:
            first = number + 1 - len(turn)
            before = states[first]
            assert before.turn is not None  # an action was played there
            choice = any(len(state.actions()) > 1 for state in states[first : number + 1])
            found.append(Decision(len(found) + 1, before.turn, first, tuple(turn), before, states[number + 1], choice))
            turn = []
    return tuple(found)
