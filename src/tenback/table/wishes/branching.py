"""Playing on from a moment of a game that has ended, at a table of its own."""

import msgspec

from tenback.core import Chance, Seat, turn_over
from tenback.record import AUTOMATIC, Record, Said, states
from tenback.table import entries
from tenback.table.branch import Branch, Spoken
from tenback.table.declined import Declined
from tenback.table.entries import Body
from tenback.table.setting import Pace, Setting, Watch
from tenback.table.sitters import Person, Sitter, a_bot, a_person
from tenback.table.table import Phase, Table
from tenback.table.wishes.opening import opened

__all__ = ["branch_off", "branched", "moment_of"]


def moment_of(table: Table, actions: int, *, told: bool = True) -> Branch:
    """The moment of an ended game after so many actions; Declined for one that it never had, or had no more.

    `told`: whether those who play on may know from which table it comes.
    """
    if table.phase is not Phase.ENDED:
        raise Declined("not-ended", "The game has not ended.")
    if table.state is None:
        raise Declined("never-begun", "This table was called off; open a new one.")
    if type(actions) is not int or not 0 <= actions <= len(table.actions):
        most = len(table.actions)
        raise Declined("no-such-moment", f"A moment of this game is after 0 to {most} actions.", most=most)
    if table.state_after(actions).turn is None:
        raise Declined("moment-over", "The game was over there; go back a turn to play on.")
    signals = tuple(Spoken(*said) for said in table.signals if said.after <= actions)
    played = tuple(table.actions[:actions])
    return Branch(table.id if told else None, _turn(table, actions), table.first, played, signals)


def _turn(table: Table, actions: int) -> int:
    """The number of the turn, or where turns are single actions, of the action that comes next."""
    if not table.setting.the_game.whole_turns:
        return actions + 1
    movers = [*table.movers, None]
    ends = sum(turn_over(table.actions[place], movers[place], movers[place + 1]) for place in range(actions))
    return ends + 1


def branched(setting: Setting, seed: str, branch: Branch) -> Seat:
    """Who is to act there; Declined for a moment that the deal does not have, whoever made it up."""
    record = Record(
        *(setting.game, setting.rules, setting.options, tuple(f"{seat}" for seat in range(setting.seats))),
        *(branch.first, seed, Chance(seed).hash, branch.actions),
        tuple(Said(each.after, each.seat, each.signal) for each in branch.signals),
    )
    *_, last = states(record)
    if last.turn is None:
        raise Declined("moment-over", "The game was over there; go back a turn to play on.")
    return last.turn


def branch_off(
    setting: Setting,
    seed: str,
    branch: Branch,
    host: Person,
    *,
    seat: Seat | None = None,
    strength: str | None = None,
    hashes: tuple[str, ...] = (),
    day: entries.OfDay | None = None,
) -> list[Body]:
    """A new table from there: the host at a seat, by default that on turn; bots in the others, or open seats.

    `day`: the deal is one of a day that is not over. Then nobody else may look on, or be invited.
    """
    turn = branched(setting, seed, branch)
    own = (turn if turn < setting.seats else 0) if seat is None else seat
    if own not in range(setting.seats):
        raise Declined("no-such-seat", f"There is no seat {own}.", seat=own)
    watch = Watch.NONE if day else Watch.ALL_AFTER_THE_END
    manners = msgspec.structs.replace(setting, watch=watch, listed=False, clock=None, pace=Pace.HUMAN)
    first = opened(manners, host.id, seed, hashes, known=True)
    first = msgspec.structs.replace(first, branch=branch, day=day or msgspec.UNSET)
    sitters: dict[Seat, Sitter] = {own: a_person(host, (AUTOMATIC,))}
    if strength is not None:
        for other in range(setting.seats):
            if other != own:
                sitters[other] = a_bot(strength, (AUTOMATIC, *(who.name for who in sitters.values())))
    bodies: list[Body] = [first, *(entries.Sat(place, sitters[place]) for place in sorted(sitters))]
    return [*bodies, entries.Began()] if len(sitters) == setting.seats else bodies
