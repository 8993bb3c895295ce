"""TEN in words. All but the order of the deck is in sight, so everything here may be told to everybody."""

from collections import Counter
from collections.abc import Iterator, Sequence

from tenback.cli.people import People, counted, listed
from tenback.core import Action, Event, Seat, State
from tenback.games.ten import GAME, Acted, Card, Phase, Reason, Table, View, score

__all__ = ["ENDINGS", "HOW", "View", "happened", "moves", "new_turn", "open_hands", "table", "wanted"]

HOW = "Type what you do, as it is offered: draw, take:numbers, bid:5, pass, buy:P5, pay:coin (or pay coin x3)."
ENDINGS = {
    Reason.MOST_POINTS: "{winners} with the most points: {points}.",
    Reason.MOST_CURRENCY: "{winners} with the most coins and tokens, level in points: {points}.",
    Reason.FEWEST_CARDS: ("{winners} with the fewest cards in the runs, level in points, coins and tokens: {points}."),
    Reason.SHARED: "{winners} together, level in everything: {points}.",
    Reason.TEN_BEATEN: "{winners}, more points than TEN: {points}. That is {rank}.",
    Reason.TEN_NOT_BEATEN: "TEN is not beaten, that takes more points than TEN has: {points}.",
}

DRAW = GAME.action("draw")


def new_turn(before: View, action: Action, after: View) -> bool:  # noqa: ARG001 - as in every game
    """Whether a turn begins after the action: those who bid and pay act within somebody's turn."""
    return chapter(before) != chapter(after)


def open_hands(state: State, people: People) -> Iterator[str]:  # noqa: ARG001 - as in every game
    """Nothing is hidden, so that nothing has to be opened at the end (T4)."""
    return iter(())


def chapter(view: View) -> tuple[Seat, bool]:
    """What stays the same throughout a turn; the final round of buying is one of its own."""
    return view.table.active, in_the_final_round(view.table)


def in_the_final_round(now: Table) -> bool:
    return Phase.FINAL in (now.phase, now.owed and now.owed.within)


# The table


def table(view: View, people: People) -> list[str]:
    """What everybody owns, the market, the deck, the row and what would bust it."""
    return [*_table(view, people)]


def _table(view: View, people: People) -> Iterator[str]:
    now = view.table
    for seat, own in enumerate(now.seats):
        tokens = f", {counted(own.busts, 'bust token')}" if own.busts else ""
        points = counted(score(own.cards).points, "point")
        who = "You" if seat == people.you else people.names[seat]
        yield f"{who}: {counted(own.coins, 'coin')}{tokens}; {shown(own.cards) or 'no cards'}; {points}"
    yield f"Market: {shown(now.market) or 'empty'}"
    if not now.row:
        yield f"Deck: {counted(now.to_draw, 'card')} to come ({now.options.deck.name})"
        return
    yield f"Row: {shown(now.row)}; numbers {now.numbers} - coins {now.coins} = {now.total}"
    if now.phase is Phase.DRAW and now.to_draw:
        yield risk(view)


def shown(cards: Sequence[Card]) -> str:
    return " ".join(map(str, cards))


def risk(view: View) -> str:
    """What would bust the row there is: every card still to come is tried, and the rules say what happens."""
    fatal = {card for card in set(view.still_to_come) if is_bust(after(view, DRAW, card))}
    busts = [card for card in view.still_to_come if card in fatal]
    to_come = f"{counted(len(view.still_to_come), 'card')} to come"
    if not busts:
        return f"Nothing would bust; {to_come}"
    lowest = [
        f"{kind} from {min(numbers)} up"
        for kind, numbers in (
            ("a number", [card.number for card in busts if card.is_number]),
            ("a coin card", [card.number for card in busts if card.is_coin]),
        )
        if numbers
    ]
    return f"Would bust: {' or '.join(lowest)}; {len(busts)} of the {to_come}"


def after(view: View, action: Action, turned: Card | None) -> Table:
    return view.hear(Acted(view.table.active, action, turned)).table


def is_bust(now: Table) -> bool:
    """A number or a coin card was turned up, and the row is gone."""
    return not now.row


# What happens


def happened(view: View, event: Event, people: People) -> str:
    """An event, and what follows from it; the view is from just before it."""
    if not isinstance(event, Acted):
        raise TypeError(f"{event!r:.60} is nothing that this terminal can tell.")
    before, now = view.table, after(view, event.action, event.turned)
    said = [
        done(event, before, now, people),
        *others_coins(event.seat, before, now, people),
        *to_the_market(before, now),
        *auctioned(before, now, people),
    ]
    if before.to_draw and not now.to_draw:
        said.append("That was the last card of the deck.")
    if in_the_final_round(now) and not in_the_final_round(before):
        said.append("Now comes the final round of buying.")
    return " ".join(said)


def done(event: Acted, before: Table, now: Table, people: People) -> str:
    seat = event.seat
    if event.turned is not None:
        return turned_up(seat, event.turned, before, now, people)
    kind, _, thing = str(event.action).partition(":")
    match kind, thing:
        case "take", "numbers":
            return f"{people.does(seat, 'take')} the numbers: {shown(gained(seat, before, now)) or 'there are none'}."
        case "take", "coins":
            coins = now.seats[seat].coins - before.seats[seat].coins
            return f"{people.does(seat, 'take')} {counted(coins, 'coin')}."
        case "take", _:
            return f"{people.does(seat, 'take')} the bust token."
        case "go", _:
            return f"{people.does(seat, 'go')} buying instead of taking the token."
        case "bid", price:
            return f"{people.does(seat, 'bid')} {price}."
        case "pass", _:
            return f"{people.does(seat, 'pass')}."
        case "skip", _:
            return f"{people.does(seat, 'buy')} nothing."
        case "buy", card:
            return f"{people.does(seat, 'buy')} {card} for {now.owed.price if now.owed else 0}."
    return paid(seat, thing, before, now, people)


def paid(seat: Seat, thing: str, before: Table, now: Table, people: People) -> str:
    item = {"coin": "a coin", "bust": "a bust token"}.get(thing, thing)
    takes = (
        f" and {'take' if seat == people.you else 'takes'} {shown(gained(seat, before, now))}" if not now.owed else ""
    )
    return f"{people.does(seat, 'pay')} {item}{takes}."


def turned_up(seat: Seat, card: Card, before: Table, now: Table, people: People) -> str:
    turns = f"{people.does(seat, 'turn')} up {card}"
    if card.is_wild:
        return f"{turns}, a wild: auction."
    if not is_bust(now):
        return f"{turns}; the total is {now.total}."
    row = before._replace(row=(*before.row, card))
    reached = f"{row.coins} in coins" if card.is_coin else f"a total of {row.total}"
    takes = [shown(cards)] if (cards := gained(seat, before, now)) else []
    if now.seats[seat].busts > before.seats[seat].busts:
        takes.append("a bust token")
    return f"{turns}: bust, with {reached}." + (f" {people.does(seat, 'take')} {listed(takes)}." if takes else "")


def gained(seat: Seat, before: Table, now: Table) -> list[Card]:
    return list((Counter(now.seats[seat].cards) - Counter(before.seats[seat].cards)).elements())


def others_coins(actor: Seat, before: Table, now: Table, people: People) -> Iterator[str]:
    """What the others get, in one sentence for those who get the same."""
    by_coins: dict[int, list[Seat]] = {}
    for seat, (had, has) in enumerate(zip(before.seats, now.seats, strict=True)):
        if seat != actor and has.coins > had.coins:
            by_coins.setdefault(has.coins - had.coins, []).append(seat)
    for coins, seats in by_coins.items():
        yield f"{people.do(seats, 'take')} {counted(coins, 'coin')}{' each' if len(seats) > 1 else ''}."


def to_the_market(before: Table, now: Table) -> Iterator[str]:
    if came := list((Counter(now.market) - Counter(before.market)).elements()):
        yield f"To the market: {shown(came)}."


def auctioned(before: Table, now: Table, people: People) -> Iterator[str]:
    if before.auction and not now.auction:
        if now.owed and now.turn is not None:
            yield f"{people.does(now.turn, 'win')} {now.owed.card} for {now.owed.price}."
        else:
            yield f"Nobody takes {before.auction.wild}."


# What can be done


def wanted(state: State, seat: Seat, people: People) -> str:
    """What the player on turn has to decide."""
    view = state.view(seat)
    assert isinstance(view, View)  # of this game
    *others, last = choices(view)
    may = f"{', '.join(others)} or {last}" if others else last
    asked = f"{question(view.table, people)}: {may}{', or just Enter' if len(view.actions()) == 1 else ''}."
    if people.you is None and view.seat is not None:
        return f"{people.names[view.seat]}, {asked}"
    return f"{asked[0].upper()}{asked[1:]}"


def choices(view: View) -> list[str]:
    """The actions, with all bids as one."""
    offered = list(map(str, view.actions()))
    bids = [action for action in offered if action.startswith("bid:")]
    return [*([f"{bids[0]} to {bids[-1]}"] if bids[1:] else bids), *offered[len(bids) :]]


def question(now: Table, people: People) -> str:
    if now.auction:
        wild, bid, by, _ = now.auction
        return f"{wild} is up for auction, " + ("no bid yet" if by is None else f"{people.does(by, 'lead')} with {bid}")
    if now.owed:
        return f"pay {now.owed.price - now.owed.paid} for {now.owed.card}"
    match now.phase:
        case Phase.DRAW:
            return ("draw on, or stop" if now.row else "turn up a card") if now.to_draw else "take your reward"
        case Phase.CHOOSE:
            return "you are bust, choose"
        case _:
            return "buy one card, or none"


def moves(view: View, seat: Seat, people: People) -> Iterator[str]:
    """Each action with what it brings about."""
    for choice in choices(view):
        if choice == str(DRAW):
            yield f"{choice}: {risk(view) if view.table.row else 'the first card of the turn'}"
        elif choice.startswith("bid:"):
            yield f"{choice}: for {view.table.auction.wild}" if view.table.auction else choice
        else:
            yield f"{choice}: {happened(view, Acted(seat, GAME.action(choice), None), people)}"
