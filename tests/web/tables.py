"""Tables for tests: opened over the wire, at the pace of a machine."""

import json
from secrets import token_hex
from typing import Any

from websockets.sync.client import connect

__all__ = ["finish", "play_turn", "the_game"]

CHOOSE = """() => {
  const held = [...document.querySelectorAll('.hcard:not(.is-away)')];
  let best = null;
  for (const card of held) [...card.querySelectorAll('.cost')].forEach((cost, pile) => {
    if (cost.classList.contains('cost--no')) return;
    const gap = cost.classList.contains('cost--back') ? -10 : Number(cost.textContent.trim().slice(1));
    if (!best || gap < best.gap) best = {gap, pile, card: Number(card.dataset.held)};
  });
  return best;
}"""
"""The smallest gap that the strips under the cards tell of."""


def the_game(host: Any, token: str, *, seats: int = 2, begun: bool = True, **setting: Any) -> str:
    """The name of a table of The Game, with a novice on every other chair."""
    own = token_hex(4)  # a wish with a used id would only be told what the first one did
    with connect(host.address.replace("http", "ws") + "ws") as line:

        def wish(number: int, **frame: Any) -> dict[str, Any]:
            wished = f"{own}-{number}"
            line.send(json.dumps({**frame, "id": wished}))
            while True:
                answer: dict[str, Any] = json.loads(line.recv())
                if answer.get("id") == wished:
                    assert answer["type"] == "ack", answer
                    return answer

        line.send(json.dumps({"type": "hello", "version": 1, "token": token}))
        table: str = wish(1, type="open", game="the-game", seats=seats, pace="instant", **setting)["table"]
        wish(2, type="enter", table=table)
        if begun:
            for number in range(1, seats):
                wish(2 + number, type="seat-bot", strength="novice", seat=number)
            wish(9, type="begin")
        return table


def play_turn(page: Any, choose: Any) -> None:
    """Plan by `choose(card, pile)` until the turn may end."""
    while page.locator(".plan__lay.btn--go").count() == 0:
        best = page.evaluate(CHOOSE)
        assert best, "It is our turn, and nothing fits."
        choose(best["card"], best["pile"])
        page.locator(f".hcard.is-away[data-held='{best['card']}']").wait_for()
        page.wait_for_function(
            "() => !document.querySelector('the-game-table').plan.lays.length "
            "|| document.querySelector('the-game-table').plan.foreseen"
        )


def finish(page: Any, choose: Any, lay: Any) -> None:
    """Play until the end card is there."""
    for _ in range(80):
        page.locator(".mine.is-turn, .ended").first.wait_for()
        if page.locator(".ended").count():
            return
        turn = page.evaluate("document.querySelector('the-game-table').table.scene.seq")
        play_turn(page, choose)
        lay()
        if page.locator(".plan__ask").count():
            page.get_by_role("button", name="Lay it anyway").click()
        page.wait_for_function(f"() => document.querySelector('the-game-table').table.scene.seq > {turn}")
        page.wait_for_function("() => !document.querySelector('the-game-table').plan.underWay")
    raise AssertionError("The Game has at most 98 cards.")
