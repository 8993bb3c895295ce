"""What the logs must hold after all that happened."""

from collections.abc import Iterable, Mapping, Sequence

from tenback import record
from tenback.core import TenbackError
from tenback.table import Entry, Phase, Table
from tests.server.players import Player

__all__ = ["audited"]

OWN_DOING = {"played", "offered", "said", "chatted", "paused", "resumed", "rematched", "began", "proposed"}


def audited(logs: Mapping[str, Sequence[Entry]], players: Iterable[Player]) -> list[str]:
    """What is wrong with the logs as a whole: lost, doubled, made up, or not to be replayed."""
    wrong: list[str] = []
    done: dict[tuple[str, str], list[tuple[str, int]]] = {}
    for name, log in logs.items():
        for entry in log:
            done.setdefault((entry.actor, entry.command), []).append((name, entry.seq))
        wrong += replayed(name, log)
    people = {player.who.id: player for player in players}
    for person, player in people.items():
        for wish, wished in player.wishes.items():
            places = [place for place in done.get((person, wish), []) if place[0] == wished.table]
            if len(places) > 1:
                wrong.append(f"DOUBLED: {wished.frame} is at {places}.")
            if wished.answer and wished.answer.get("seq") and places != [(wished.table, wished.answer["seq"])]:
                wrong.append(f"LOST: {wished.frame}, acknowledged as {wished.answer}, is at {places}.")
            if wished.answer and wished.answer["type"] == "refused" and places:
                wrong.append(f"DONE: {wished.frame} is at {places}, but was refused: {wished.answer}.")
    for name, log in logs.items():
        wrong += [
            f"MADE UP: {entry.kind} at {name} {entry.seq} was never wished."
            for entry in log
            if entry.actor in people and entry.kind in OWN_DOING and entry.command not in people[entry.actor].wishes
            if entry.kind != "began"
        ]
    return wrong


def replayed(name: str, log: Sequence[Entry]) -> list[str]:
    """The log must fold, and the record of an ended game must hold."""
    try:
        table = Table.of(name, log)
        if table.phase is Phase.ENDED and table.state is not None:
            record.read(record.to_json(table.record()))
    except TenbackError as error:
        return [f"BROKEN: {name} cannot be played again: {error}"]
    return []
