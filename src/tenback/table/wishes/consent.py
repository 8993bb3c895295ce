"""Taking back and giving up: alone, or by everyone's consent."""

from tenback.core import END, Seat, shown
from tenback.table import entries
from tenback.table.declined import Declined
from tenback.table.entries import Body, Proposal
from tenback.table.learning_by_play import helps, told_anybody
from tenback.table.table import Table
from tenback.table.wishes.conditions import check_aside, check_by_oneself, check_not_paused, check_running

__all__ = ["all_agree", "answer", "carried_out", "may_take_back", "propose", "resign", "take_back"]


def take_back(table: Table, seat: Seat) -> list[Body]:
    """The seat's own last action, where nobody has learned anything from it."""
    check_running(table)
    check_by_oneself(table)
    check_not_paused(table)
    kept = len(table.actions) - 1
    if kept < own_from(table) or table.movers[-1] != seat:
        raise Declined("nothing-to-take-back", "Your own action is not the last one; propose to take it back.")
    action = table.setting.the_game.action(table.actions[-1])
    if told_anybody(table.state_after(kept), action, seat, table.setting.seats):
        if table.setting.seats == 1:
            raise Declined("seen-alone", "You have seen a card since; what is seen is not taken back.")
        raise Declined("told", "Somebody has learned from it; propose to take it back, and all must agree.")
    return [entries.TookBack(seat, kept, agreed=False)]


def may_take_back(table: Table, seat: Seat) -> bool:
    """Whether the seat's last action can be taken back now: alone, with the bots' consent, or by asking people."""
    if seat not in table.movers:  # asked at every move of every table
        return False
    try:
        propose(table, seat, Proposal.TAKE_BACK)
    except Declined:
        return _takes_back_alone(table, seat)
    return True


def _takes_back_alone(table: Table, seat: Seat) -> bool:
    try:
        take_back(table, seat)
    except Declined:
        return False
    return True


def own_from(table: Table) -> int:
    """How many actions were played before this game began: they stay."""
    return len(table.branch.actions) if table.branch else 0


def propose(table: Table, seat: Seat, what: str) -> list[Body]:
    """To take back the own last action and all that came after it, or to abandon the game.

    Where people are asked, they decide, and bots go along. Where only bots would be, nobody plays again with more than
    they knew.
    """
    check_running(table)
    if what not in list(Proposal):
        raise Declined("proposal", f"Propose {' or '.join(Proposal)}, not {shown(what)}.")
    if table.proposed:
        raise Declined("proposed-already", "Something is proposed already; answer that first.")
    check_aside(table, seat)
    kept = len(table.actions)
    if what == Proposal.TAKE_BACK:
        check_by_oneself(table)
        if seat not in table.movers[own_from(table) :]:
            raise Declined("nothing-to-take-back", "You have done nothing yet.")
        kept = _own_last(table, seat)
    proposed = entries.Proposed(seat, Proposal(what), kept)
    if not all_agree(table, frozenset({seat})):
        return [proposed]
    if proposed.what is Proposal.TAKE_BACK and helps(table, seat, kept):
        if any(table.bots()):
            raise Declined("bots-object", "The bots would rather not: you have seen a card since.")
        raise Declined("seen-alone", "You have seen a card since; what is seen is not taken back.")
    return [proposed, carried_out(proposed.what, seat, kept)]


def _own_last(table: Table, seat: Seat) -> int:
    """How many actions stay when the seat's last one goes: where a turn was ended after a card, the card goes too."""
    last = len(table.movers) - 1 - table.movers[::-1].index(seat)
    if str(END) == table.actions[last] and last and table.movers[last - 1] == seat:
        return last - 1
    return last


def answer(table: Table, seat: Seat, *, yes: bool) -> list[Body]:
    proposed = table.proposed
    if proposed is None:
        raise Declined("nothing-proposed", "Nothing is proposed, or no longer.")
    if not yes:
        return [entries.Objected(seat)]
    if seat in proposed.agreed:
        raise Declined("agreed-already", "You have agreed already.")
    agreed = entries.Agreed(seat)
    if all_agree(table, proposed.agreed | {seat}):
        return [agreed, carried_out(proposed.what, proposed.by, proposed.to)]
    return [agreed]


def all_agree(table: Table, agreed: frozenset[Seat]) -> bool:
    """Bots agree to anything, but not one that stands in for an opponent: whoever waits a minute for a rival could
    have a bot sit down there, and call the game off with its consent.
    """
    if table.setting.team:
        return all(seat in agreed for seat, _ in table.people())
    return all(seat in agreed for seat, who in enumerate(table.sitters) if who and who.person)


def carried_out(what: Proposal, seat: Seat, kept: int) -> Body:
    if what is Proposal.TAKE_BACK:
        return entries.TookBack(seat, kept, agreed=True)
    return entries.Abandoned(seat)


def resign(table: Table, seat: Seat) -> list[Body]:
    """Give a duel up. A team does not resign: it agrees to abandon."""
    check_running(table)
    if not table.setting.the_game.may_resign:
        raise Declined(
            "no-resigning", "Only a duel can be resigned; propose to abandon the game, or let a bot play for you."
        )
    return [entries.Resigned(seat)]
