"""Tables for tests: opened over the wire, at the pace of a machine."""

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from secrets import token_hex
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tenback import games

__all__ = ["Line", "Made", "at_rest", "finish", "finished", "fits", "in_sight", "line_of", "play_turn", "table_of"]

TABLE = "document.querySelector('.tableroom > *')"
CHOOSE = """dearly => {
  let best = null;
  const held = document.querySelectorAll('.hcard:not(.is-away)');
  for (const card of held) [...card.querySelectorAll('.cost')].forEach((cost, pile) => {
    const is = kind => cost.classList.contains(`cost--${kind}`);
    if (is('no')) return;
    const gap = is('back') ? -10 : is('gift') ? 50 : parseInt(cost.textContent.trim().slice(1)) || 0;
    const price = dearly ? -(is('gift') ? 0 : gap) : gap;
    if (!best || price < best.price) best = {price, pile, card: card.dataset.held};
  });
  return best;
}"""
"""The smallest gap that the strips under the cards tell of, or the largest: then a game is soon over."""


class Made(dict[Any, str]):
    """Tables that tests of a file share, each made when one of them first asks for it."""

    def __init__(self, make: Callable[[Any], str]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, which: Any) -> str:
        self[which] = self._make(which)
        return self[which]


class Line:
    """Somebody's connection, without a browser."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._own, self._count = token_hex(4), 0  # a used id would only be told what the first wish did
        self.scene: Any = None

    def wish(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The ack; anything else fails the test."""
        self._count += 1
        wished = f"{self._own}-{self._count}"
        self._line.send(json.dumps({**fields, "type": kind, "id": wished}))
        while (answer := self.hear()).get("id") != wished:
            pass
        assert answer["type"] == "ack", answer
        return answer

    def hear(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self._line.recv(timeout=60))
        self.scene = frame.get("scene") or self.scene
        return frame

    def until(self, phase: str) -> None:
        """Wait for the table to be that far."""
        while self.scene is None or self.scene["public"]["phase"] != phase:
            self.hear()


def fits(page: Any) -> None:
    """Nothing reaches over the edge, once no card is on its way any more."""
    page.wait_for_function(
        "() => !document.documentElement.matches('.is-moving') && document.documentElement.scrollWidth <= innerWidth"
    )


def in_sight(page: Any, text: Any, **how: Any) -> Any:
    """Where the text can be seen. What is said to who listens may hold the same words for a while."""
    return page.get_by_text(text, **how).and_(page.locator(":not(.vh)"))


def at_rest(page: Any) -> None:
    """All letters are there, and whatever moved has arrived; what moves for ever is not waited for."""
    page.evaluate("document.fonts.ready")
    page.wait_for_function(
        "() => document.getAnimations().every((each) =>"
        " each.playState !== 'running' || each.effect.getComputedTiming().iterations === Infinity)"
    )


@contextmanager
def line_of(host: Any, token: str) -> Iterator[Line]:
    with connect(host.address.replace("http", "ws") + "ws") as line:
        line.send(json.dumps({"type": "hello", "version": 1, "token": token}))
        yield Line(line)


def table_of(
    host: Any,
    token: str,
    game: str,
    *,
    seats: int = 2,
    others: Sequence[str] = (),
    begun: bool = True,
    offers: str | None = None,
    strength: str = "novice",
    **setting: Any,
) -> str:
    """The name of a table of that game, with the host at seat 0, then the people of the tokens `others`, then bots.

    A game that asks who starts waits for the people's answers, unless `offers` gives one for all of them.
    """
    with ExitStack() as there:  # all stay until it has begun: nobody is told that they are waited for
        line = there.enter_context(line_of(host, token))
        opened = line.wish("open", **{"game": game, "seats": seats, "pace": "instant", **setting})
        table, key = opened["table"], opened["key"]
        line.wish("enter", table=table)
        guests = [there.enter_context(line_of(host, other)) for other in others]
        for seat, guest in enumerate(guests, 1):
            guest.wish("enter", table=table, key=key)
            guest.wish("sit", seat=seat)
        if begun:
            for seat in range(1 + len(others), seats):
                line.wish("seat-bot", strength=strength, seat=seat)
            line.wish("begin")
            line.until("starting" if seats > 1 and games.get(game).starter_agreed else "playing")
        if begun and offers and line.scene["public"]["phase"] == "starting":
            for person in (line, *guests):
                person.wish("offer", gladly=offers)
            line.until("playing")
        return str(table)


def finished(host: Any, token: str, game: str, *, seats: int = 2, **setting: Any) -> str:
    """The name of a table whose game has ended: bots have played it, for the host as well."""
    table = table_of(host, token, game, seats=seats, offers="willing", **setting)
    with line_of(host, token) as line:
        line.wish("enter", table=table)
        line.wish("hand-over", strength="novice")
        line.until("ended")
    return table


def play_turn(page: Any, choose: Any, *, dearly: bool = False) -> None:
    """Plan by `choose(card, pile)` until the turn may end."""
    while page.locator(".plan__lay:is(.btn--go, .btn--warn)").count() == 0:
        best = page.evaluate(CHOOSE, dearly)
        assert best, "It is our turn, and nothing fits."
        choose(best["card"], best["pile"])
        page.locator(f".hcard.is-away[data-held='{best['card']}']").wait_for()
        page.wait_for_function(f"() => !{TABLE}.plan.lays.length || {TABLE}.plan.foreseen")


def is_ruinous(page: Any) -> bool:
    """Whether the server has told that the planned turn loses the game: then, and only then, the table asks."""
    ruinous: bool = page.evaluate(
        f"""async () => {{
          const {{plan, table}} = {TABLE};
          await plan.answered;
          const ending = plan.ending ?? plan.turn?.ending;
          return Boolean(ending) && (ending.winners ? !ending.winners.includes(table.you.seat) : !ending.won);
        }}"""
    )
    return ruinous


def finish(page: Any, choose: Any, lay: Any, *, dearly: bool = False) -> None:
    """Play until the end card is there: well, or dearly, which takes few turns."""
    for _ in range(80):
        page.locator(".mine.is-turn, .ended").first.wait_for()
        if page.locator(".ended").count():
            return
        turn = page.evaluate(f"{TABLE}.table.scene.seq")
        play_turn(page, choose, dearly=dearly)
        ruinous = is_ruinous(page)
        lay()
        if ruinous:
            page.get_by_role("button", name="Lay it anyway").click()
        page.wait_for_function(f"() => {TABLE}.table.scene.seq > {turn} && !{TABLE}.plan.underWay")
    raise AssertionError("No pile game has so many turns.")
