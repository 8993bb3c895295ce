"""What a picture costs in processor time: of a result, and of a moment, from the table's log to the PNG."""

import argparse
import os
import random
from statistics import median
from time import process_time

from tenback import games
from tenback.server.pictures import painted
from tenback.server.pictures.moment import moment_of
from tenback.server.pictures.of_table import result_of
from tenback.server.words import words_of
from tenback.table import Person, Table, agree, wishes

SEATS = {"the-game": 3, "quick-and-easy": 3, "face-to-face": 2, "ten": 3}


def ended(slug: str) -> Table:
    """A game that nobody has thought about."""
    table, dice = Table("t"), random.Random(slug)
    opened = wishes.open_table(agree(game=slug, seats=SEATS[slug]), Person("p0", "Ada"), seed="pictures")
    _fold(table, opened)
    for seat in range(1, SEATS[slug]):
        _fold(table, wishes.sit(table, Person(f"p{seat}", f"Guest {seat}")))
    _fold(table, wishes.begin(table, "p0"))
    for seat in range(SEATS[slug]):
        if not table.state or not table.running or table.turn is None:
            _fold(table, wishes.offer(table, seat, "willing"))
    while table.running and table.turn is not None and table.state:
        _fold(table, wishes.play(table, table.turn, [str(dice.choice(table.state.actions()))]))
    return table


def _fold(table: Table, bodies: list) -> None:  # type: ignore[type-arg] # of any entry
    for entry in wishes.stamped(table, bodies, actor="p0", command="", at=1):
        table.fold(entry)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pictures", type=int, default=20, help="of each kind (20)")
    asked = parser.parse_args()
    words = words_of("en")
    print(f"load {os.getloadavg()[0]:.2f}")
    for game in games.shelf():
        table = ended(game.slug)
        for name, made in (
            ("result", lambda table=table: result_of(table, 0, words)),
            ("moment", lambda table=table: moment_of(table, len(table.actions) // 2, words)),
        ):
            took = []
            for _ in range(asked.pictures):
                began = process_time()
                png = painted(made())
                took.append(1000 * (process_time() - began))
            print(f"{game.slug:16} {name}: {median(took):5.0f} ms, at most {max(took):5.0f} ms, {len(png) // 1000} KB")


if __name__ == "__main__":
    main()
