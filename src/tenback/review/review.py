"""A record in, a review out, as plain JSON data. Each part of the work is a task of its own, to be done anywhere."""

import json
import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tenback import games
from tenback.core import Chance, Game, OptionError, shown
from tenback.record import Record, labels
from tenback.review import sentences
from tenback.review.costly import beyond_doubt, dearest_of, is_costly, regretful
from tenback.review.decisions import Decision, cut
from tenback.review.judge import Judge
from tenback.review.knowledge import known
from tenback.review.spending import spent
from tenback.review.weighing import Estimate, Judgement, Weighed, weigh
from tenback.review.winning import until_when

__all__ = ["FORMAT", "Reviewing"]

FORMAT = 1  # a changed format makes a new one
FEWEST, MOST = 20, 100_000  # worlds
DIGITS = 4  # after the point

Plain = dict[str, Any]


@dataclass(frozen=True)
class Reviewing:
    """A review to be made. The same record, worlds and seed make the same one, whoever does the work.

    Task 0 asks until when the deal could be won, each other one weighs the decision of its number.
    """

    told: Record
    judge: Judge
    worlds: int
    seed: str

    def __post_init__(self) -> None:
        """Whatever is wrong is said before any work starts."""
        if not FEWEST <= self.worlds <= MOST:
            raise OptionError(f"A review takes {FEWEST} to {MOST} worlds, not {shown(self.worlds)}.")
        Chance(self.seed)  # SeedError for what cannot be one
        if not self.decisions:
            raise OptionError("No turn was finished in this game, so there is nothing to review.")

    @property
    def _game(self) -> Game:
        return games.get(self.told.game, rules=self.told.rules)

    @property
    def decisions(self) -> tuple[Decision, ...]:
        return _cut(self.told)

    @property
    def tasks(self) -> range:
        return range(len(self.decisions) + 1)

    def __call__(self, task: int) -> bytes:
        """One part of the review."""
        part: object
        if task:
            part = self._turn(self.decisions[task - 1])
        else:
            states = [decision.before for decision in self.decisions]
            asked = self._game.together and games.has_room("tenback.solvers", self.told.game)
            part = until_when(states) if asked else [None] * len(states)
        return json.dumps(part).encode()

    def review(self, parts: Iterable[bytes | None]) -> Plain:
        """All parts, in the order of their tasks, put together; of what is not there yet only what was played."""
        first, *rest = parts
        told, last = self.told, self.decisions[-1].after
        winnable = [None] * len(self.decisions) if first is None else json.loads(first)
        turns = [
            self._played(decision) | dict.fromkeys(WEIGHED) if part is None else json.loads(part)
            for decision, part in zip(self.decisions, rest, strict=True)
        ]
        names = labels(told, last)
        for turn, answer in zip(turns, winnable, strict=True):
            turn["winnable"] = answer
        _compare(turns)
        seats = [_seat(seat, turns) for seat in range(len(told.seats))]
        dearest = dearest_of(turn for turn in turns if turn["seat"] in regretful(told))
        found: Plain = {
            "review": FORMAT,
            "game": told.game,
            "rules": told.rules,
            "options": dict(told.options),
            "seats": list(names),
            "ending": None if told.ending is None else dict(told.ending),
            "worlds": self.worlds,
            "seed": self.seed,
            "dearest": dearest and dearest["turn"],
            "last_winnable": max((turn["turn"] for turn in turns if turn["winnable"] == "yes"), default=None),
            "first_lost": min((turn["turn"] for turn in turns if turn["winnable"] == "no"), default=None),
            "by_seat": seats,
            "turns": turns,
        }
        return found | {"verdict": sentences.verdict(found)}

    def _played(self, decision: Decision) -> Plain:
        seat = decision.seat
        cost = spent(self.told.game, decision.before, decision.after, seat, decision.turn)
        return {
            "turn": decision.number,
            "seat": seat,
            "first": decision.first,
            "actions": _texts(decision.turn),
            "choice": decision.choice,
            "room": cost.room,
            "back": list(cost.back),
            "longest": cost.longest and {"action": cost.longest.action, "step": cost.longest.length},
            "coins": cost.coins,
        }

    def _turn(self, decision: Decision) -> Plain:
        told, seat = self.told, decision.seat
        turn = self._played(decision)
        view, heard = decision.before.view(seat), decision.heard(told)
        chance = Chance(f"{self.seed} turn {decision.number}")
        question = self.judge.question(view, heard, decision.turn, chance)
        if len(question.turns) == 1 and not self._game.whole_turns:
            return turn | dict.fromkeys(WEIGHED)  # one of several coins to pay, and the like
        alone = self._game.together or len(told.seats) == 1
        judgement = weigh(question, 0 if alone else seat, self.worlds)
        return turn | {"knew": known(told.game, view, heard)} | _judged(judgement, 0 if alone else seat)


@lru_cache(maxsize=2)
def _cut(told: Record) -> tuple[Decision, ...]:
    return cut(told)


def _texts(turn: Iterable[object]) -> list[str]:
    return [str(action) for action in turn]


# A decision

WEIGHED = ("knew", "before", "after", "cost", "costly", "compared", "worlds", "exact", "best", "alternatives")


def _judged(judgement: Judgement, side: int) -> Plain:
    played, best = judgement.played, judgement.best
    cost = played.behind
    return {
        "before": _plain(best.won[side]),
        "after": _after(played, side),
        "cost": _plain(cost),
        "costly": is_costly(cost),
        "compared": judgement.compared,
        "worlds": judgement.worlds,
        "exact": judgement.exact,
        "best": _texts(best.turn),
        "alternatives": [_alternative(other, side) for other in judgement.others],
    }


def _after(played: Weighed, side: int) -> Plain:
    told = _plain(played.won[side])
    if len(played.won) > 1:
        told["by_seat"] = [_plain(each) for each in played.won]
    if played.scores:
        told["scores"] = [_plain(each) for each in played.scores]
    return told


def _alternative(other: Weighed, side: int) -> Plain:
    told = {"actions": _texts(other.turn), **_plain(other.won[side]), "behind": _plain(other.behind)}
    if other.scores:
        told["score"] = _plain(other.scores[side])
    return told


def _plain(estimate: Estimate) -> Plain:
    return {"value": round(estimate.value, DIGITS), "plus_minus": round(estimate.plus_minus, DIGITS)}


# The whole game


def _compare(turns: list[Plain]) -> None:
    """How much a side's chance has changed since its last turn, luck and the others' play included."""
    latest: dict[int, float] = {}
    for turn in turns:
        turn["change"] = None
        if turn["after"] is not None:
            side = turn["seat"] if "by_seat" in turn["after"] else 0
            now = turn["after"]["value"]
            if side in latest:
                turn["change"] = round(now - latest[side], DIGITS)
            latest[side] = now


def _seat(seat: int, turns: list[Plain]) -> Plain:
    """What a player's turns cost in all, as far as it is beyond doubt, and which cost most."""
    own = [turn for turn in turns if turn["seat"] == seat and turn["cost"]]
    dearest = dearest_of(own)
    certain = [turn["cost"] for turn in own if beyond_doubt(turn)]
    doubt = math.sqrt(sum(cost["plus_minus"] ** 2 for cost in certain))
    return {
        "seat": seat,
        "turns": len(own),
        "cost": _plain(Estimate(sum(cost["value"] for cost in certain), doubt)),
        "costly": [turn["turn"] for turn in own if turn["costly"]],
        "dearest": dearest and dearest["turn"],
    }
