"""A table as one viewer may know it, in the words of the protocol. Everything that leaves the server passes here."""

from collections.abc import Sequence
from typing import Any

import msgspec

from tenback import bots
from tenback.core import Event, Seat
from tenback.protocol import answers, views
from tenback.table import Happened, Phase, Setting, Table, Watch

__all__ = ["Scenes", "may_see_all", "seats_shown"]


GAP = b"\0"  # no JSON has this byte: inside texts it is escaped
NOBODY = b"null"  # what somebody without a seat alone knows


class Scenes:
    """The scenes of one table as it stands now. What several viewers share is made and encoded once; what a seat
    alone knows is made anew only where it can have changed.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self.seats = table.seats()  # by person
        # Encoded already; the types that they stand for are those that a reader finds there.
        self._setting: Any = setting_shown(table)
        self._sitting: Any = _encoded(seats_shown(table))
        self._offers: Any = _encoded([answers.Offer(seat, gladly) for seat, gladly in table.offers.items()])
        self._public: Any = None
        self._yours: dict[Seat | None, bytes] = {}
        self._told: dict[tuple[int, bool], list[bytes]] = {}  # by event, and whether for who acted

    def later(self, happened: Sequence[Happened]) -> "Scenes":
        """The scenes after these things have happened."""
        for each in happened:
            if not each.played:
                return Scenes(self._table)  # anything may look different
            # Only who acted, or is to act, or was, holds or may do something else than before.
            for step in each.played:
                self._yours.pop(step.before.turn, None)
        self._yours.pop(self._table.turn, None)
        if self._table.phase is not Phase.PLAYING:
            self._yours.clear()
        self._public = None
        self._told.clear()
        return self

    def events(self, happened: Sequence[Happened], seat: Seat | None) -> list[bytes]:
        """What the viewer is told; the last event brings the scene."""
        if len(happened) == 1:
            return [self._event(happened[0], seat, last=True)]
        return [self._event(each, seat, last=each is happened[-1]) for each in happened]

    def snapshot(self, seat: Seat | None) -> bytes:
        return answers.encode(answers.Snapshot(self._scene(seat, self._you(seat)), _chat(self._table)))

    def _event(self, happened: Happened, seat: Seat | None, *, last: bool) -> bytes:
        """Those who did not act hear the same: it is encoded once for all, with a gap for what each alone knows."""
        acted = seat is not None and seat == happened.seat
        if last and self._table.phase is Phase.ENDED:
            return answers.encode(_event(happened, happened.heard(seat), self._scene(seat, self._you(seat))))
        shared = self._told.get((happened.seq, acted))
        if shared is None:
            heard = happened.heard(seat)
            scene = self._scene(seat, GAP) if last else msgspec.UNSET
            shared = self._told[happened.seq, acted] = answers.encode(_event(happened, heard, scene)).split(GAP)
            if happened.heard(None if acted else happened.seat) == heard:
                self._told[happened.seq, not acted] = shared  # whoever acted has heard no more than the others
        return (self._yours.get(seat) or self._you(seat)).join(shared)

    def _scene(self, seat: Seat | None, you: bytes) -> answers.Scene:
        if self._public is None:
            self._public = _encoded(_public(self._table, self._sitting, self._offers))
        you_shown: Any = msgspec.Raw(you)
        return answers.Scene(
            table=self._table.id,
            seq=self._table.seq,
            setting=self._setting,
            public=self._public,
            you=you_shown,
            reveal=_reveal(self._table) if may_see_all(self._table, seat) else None,
        )

    def _you(self, seat: Seat | None) -> bytes:
        if seat is None:
            return NOBODY
        found = self._yours.get(seat)
        if found is None:
            found = self._yours[seat] = answers.encode(_you(self._table, seat))
        return found


def _event(happened: Happened, heard: Sequence[Event], scene: answers.Scene | msgspec.UnsetType) -> answers.Event:
    return answers.Event(
        seq=happened.seq,
        at=happened.at,
        kind=happened.kind,
        seat=happened.seat,
        facts=dict(happened.facts),
        news=[views.news(event) for event in heard],
        scene=scene,
    )


def setting_shown(table: Table) -> msgspec.Raw:
    """What was agreed on, encoded once for all viewers."""
    setting = table.setting
    return _encoded(
        answers.SettingShown(
            game=setting.game,
            title=setting.the_game.title,
            rules=setting.rules,
            options=dict(setting.options),
            seats=setting.seats,
            talk=setting.talk,
            watch=setting.watch,
            listed=setting.listed,
            tracker=setting.tracker,
            clock=setting.clock,
            pace=setting.pace,
            signals=list(setting.signals),
            bots=list(bots.strengths(setting.game)),
            seed_hash=table.seed_hash,
        )
    )


def may_see_all(table: Table, seat: Seat | None) -> bool:
    """After the end the players see every card and the seed; those who watched, if the table says so."""
    if table.phase is not Phase.ENDED:
        return False
    return seat is not None or table.setting.watch is Watch.ALL_AFTER_THE_END


def _chat(table: Table) -> list[answers.ChatLine]:
    return [answers.ChatLine(chat.at, chat.name, chat.text) for chat in table.chat]


def seats_shown(table: Table) -> list[answers.SeatShown]:
    shown = []
    for sitter in table.sitters:
        if sitter is None:
            shown.append(answers.SeatShown("open"))
        elif sitter.person is None:
            shown.append(answers.SeatShown("bot", sitter.name, sitter.bot))
        else:
            kind = "program" if sitter.program else "person"
            shown.append(answers.SeatShown(kind, sitter.name, sitter.bot, host=sitter.person == table.host))
    if _automatic_opponent(table.setting):
        shown.append(answers.SeatShown("automatic", "TEN"))
    return shown


def _automatic_opponent(setting: Setting) -> bool:
    return setting.game == "ten" and setting.seats == 1  # T23


def _public(table: Table, sitting: Any, offers: Any) -> answers.Public:
    proposed = table.proposed
    return answers.Public(
        phase=table.phase,
        paused=table.paused,
        seats=sitting,
        awaited=list(table.awaited),
        deadline=table.deadline,
        offers=offers,
        said=[answers.Said(said.seat, said.signal) for said in table.standing],
        proposed=answers.Proposed(proposed.what, proposed.by, sorted(proposed.agreed)) if proposed else None,
        game=_game(table),
        result=table.result,
        rematch=table.rematch,
    )


def _game(table: Table) -> dict[str, Any] | None:
    if table.state is None:
        return None
    shown = views.public(table.state.view(None), tracker=table.setting.tracker)
    if table.phase is not Phase.PLAYING:
        shown["turn"] = None  # nobody acts while the team agrees who starts, nor once a game is given up
    return shown


def _you(table: Table, seat: Seat) -> answers.You:
    if table.state is None:
        return answers.You(seat, None, [])
    view = table.state.view(seat)
    acts = table.turn == seat and not table.paused
    return answers.You(seat, views.hand(view), list(map(str, view.actions())) if acts else [])


def _reveal(table: Table) -> answers.Reveal:
    return answers.Reveal(table.seed, None if table.state is None else table.state.position())


def _encoded(shown: Any) -> msgspec.Raw:
    return msgspec.Raw(answers.encode(shown))
