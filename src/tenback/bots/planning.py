"""Planning a turn of laying cards one after the other, as the three pile games have it.

Everything is tried on the seat's own view: its `actions()` say what fits, and it hears each card laid.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Generic, NamedTuple, TypeVar

from tenback.core import END, Action, View
from tenback.core.hands import Laid

__all__ = ["Costs", "owed", "plan"]

WIDE = 7  # how many lays are followed up, the cheapest first
AT_A_TIME = 2  # extra cards are tried alone and in pairs: one may make the next a trick

Seen = TypeVar("Seen", bound=View)


class Costs(NamedTuple, Generic[Seen]):
    """What a player would rather not spend, and when nothing is left to spend it on."""

    lay: Callable[[Seen, Any], float]  # of a lay, before it is made
    leave: Callable[[Seen], float]  # of ending the turn like this
    extra: float  # what a card beyond the minimum may cost
    over: Callable[[Seen], bool]  # every card is laid, which ends the game without `end`


class Way(NamedTuple, Generic[Seen]):
    """Some cards laid, what that costs, and what the seat sees then."""

    cost: float
    lays: tuple[Action, ...]
    view: Seen


def plan(view: Seen, costs: Costs[Seen]) -> tuple[Action, ...]:
    """The cheapest way to the minimum that a short look finds, then extras that are worth it, then the turn's end."""
    way = owed(view, costs)
    assert way  # a seat on turn can lay what its turn owes, or the game has ended
    while more := extras(way.view, costs):
        way = Way(0, way.lays + more.lays, more.view)
    return way.lays if costs.over(way.view) else (*way.lays, END)


def owed(view: Seen, costs: Costs[Seen]) -> Way[Seen] | None:
    """The cheapest way to lay what the turn must; None if there is no way."""
    return cheapest(to_the_minimum(view, costs, WIDE), costs) or cheapest(to_the_minimum(view, costs, None), costs)


def extras(view: Seen, costs: Costs[Seen]) -> Way[Seen] | None:
    """One card more, or two, if that is worth it."""
    best = cheapest(some_more(view, costs, AT_A_TIME), costs)
    return best if best and best.cost < costs.leave(view) + costs.extra * len(best.lays) else None


def cheapest(ways: Iterable[Way[Seen]], costs: Costs[Seen]) -> Way[Seen] | None:
    """The way that costs least, what it leaves included, and less what extras may cost."""
    return min(
        (way._replace(cost=way.cost + costs.leave(way.view)) for way in ways),
        key=lambda way: way.cost - costs.extra * len(way.lays),
        default=None,
    )


def to_the_minimum(view: Seen, costs: Costs[Seen], wide: int | None) -> Iterator[Way[Seen]]:
    if costs.over(view) or END in view.actions():
        yield Way(0, (), view)
        return
    for first in next_lays(view, costs, wide):
        for rest in to_the_minimum(first.view, costs, wide):
            yield Way(first.cost + rest.cost, first.lays + rest.lays, rest.view)


def some_more(view: Seen, costs: Costs[Seen], cards: int) -> Iterator[Way[Seen]]:
    for first in next_lays(view, costs, WIDE):
        yield first
        if cards > 1:
            for rest in some_more(first.view, costs, cards - 1):
                yield Way(first.cost + rest.cost, first.lays + rest.lays, rest.view)


def next_lays(view: Seen, costs: Costs[Seen], wide: int | None) -> list[Way[Seen]]:
    """What can be laid now, the cheapest first."""
    fitting = [(costs.lay(view, lay), lay) for lay in view.actions() if lay is not END]
    fitting.sort(key=lambda priced: priced[0])
    return [Way(cost, (lay,), after(view, lay)) for cost, lay in fitting[:wide]]


def after(view: Seen, lay: Any) -> Seen:
    assert view.seat is not None  # only a seat lays
    return view.hear(Laid(view.seat, lay.card, lay.pile))


def all_laid(view: Any) -> bool:
    """Whether a team has laid every card."""
    return not len(view.draw) and not any(map(len, view.hands))
