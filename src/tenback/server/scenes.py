"""A table as one viewer may know it, in the words of the protocol. Every scene, event and snapshot is made here, and
what a plan tells its maker.

Refusals, lists of tables, records, histories and statistics are not: each is made where it is asked for.
"""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec

from tenback import bots, games, views
from tenback.core import Event, Seat
from tenback.protocol import fields, server_frames
from tenback.record import AUTOMATIC
from tenback.table import Happened, Phase, Proposal, Table, series, wishes
from tenback.table.learning_by_play import helps
from tenback.table.viewing import may_see_all

__all__ = ["Scenes", "planned", "seats_shown"]


GAP = b"\0"  # no JSON has this byte: inside texts it is escaped
NOBODY = b"null"  # what somebody without a seat alone knows


class Scenes:
    """The scenes of one table as it stands now. What several viewers share is made and encoded once; what a seat
    alone knows is made anew only where it can have changed.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self.seats = table.seats()  # by person
        self._plain = games.room("tenback.views", table.setting.game) is None
        # Encoded already; the types that they stand for are those that a reader finds there.
        self._setting: Any = setting_shown(table)
        self._sitting: Any = _encoded(seats_shown(table))
        self._offers: Any = _encoded([server_frames.Offer(seat, gladly) for seat, gladly in table.offers.items()])
        self._public: Any = None
        self._yours: dict[Seat | None, bytes] = {}
        self._back: dict[Seat, bool] = {}  # whether what they played can be taken back
        self._alone = len(tuple(table.people())) < 2  # nobody else has to agree to that
        self._asides = _asides(table)
        self._told: dict[tuple[int, bool], list[bytes]] = {}  # by event, and whether for who acted

    def later(self, happened: Sequence[Happened]) -> "Scenes":
        """The scenes after these things have happened."""
        for each in happened:
            if self._plain or not each.played:
                return Scenes(self._table)  # anything may look different, to anybody
            # Only who acted, or is to act, or was, holds or may do something else than before.
            for step in each.played:
                self._yours.pop(step.before.turn, None)
        self._yours.pop(self._table.turn, None)
        before, self._asides = self._asides, _asides(self._table)
        if self._alone or self._asides != before:  # else whoever did not act may take back what they might before
            for seat, told in self._back.items():
                self._back[seat] = may = wishes.may_take_back(self._table, seat)
                if may != told:
                    self._yours.pop(seat, None)
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

    def scene(self, seat: Seat | None) -> bytes:
        """The scene alone, where nothing is told beside it."""
        return server_frames.encode(self._scene(seat, self._you(seat)))

    def snapshot(self, seat: Seat | None) -> bytes:
        return server_frames.encode(server_frames.Snapshot(self._scene(seat, self._you(seat)), _chat(self._table)))

    def _event(self, happened: Happened, seat: Seat | None, *, last: bool) -> bytes:
        """Those who did not act hear the same: it is encoded once for all, with a gap for what each alone knows."""
        acted = seat is not None and seat == happened.seat
        shared = self._told.get((happened.seq, acted))
        if shared is None:
            heard = happened.heard(seat)
            if last and self._table.phase is Phase.ENDED:
                return server_frames.encode(_event(happened, heard, self._scene(seat, self._you(seat))))
            scene = self._scene(seat, GAP) if last else msgspec.UNSET
            shared = server_frames.encode(_event(happened, heard, scene)).split(GAP)
            self._told[happened.seq, acted] = shared
            if heard == happened.heard(None if acted else happened.seat):  # nobody has heard more than the others
                self._told[happened.seq, not acted] = shared
        return (self._yours.get(seat) or self._you(seat)).join(shared)

    def _scene(self, seat: Seat | None, you: bytes) -> server_frames.Scene:
        if self._public is None:
            self._public = _encoded(_public(self._table, self._sitting, self._offers))
        you_shown: Any = msgspec.Raw(you)
        return server_frames.Scene(
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
            found = self._yours[seat] = server_frames.encode(_you(self._table, seat, self._may_take_back(seat)))
        return found

    def _may_take_back(self, seat: Seat) -> bool:
        """Whoever has played may ask the others from then on, until they have asked too often."""
        if not self._back.get(seat) or self._alone:
            self._back[seat] = wishes.may_take_back(self._table, seat)
        return self._back[seat]


def _asides(table: Table) -> tuple[bool, int]:
    """What a play may change of what others may propose: whether something is proposed, and who has interrupted."""
    return table.proposed is None, len(table.asides)


def _event(
    happened: Happened, heard: Sequence[Event], scene: server_frames.Scene | msgspec.UnsetType
) -> server_frames.Event:
    return server_frames.Event(
        seq=happened.seq,
        at=happened.at,
        kind=cast("fields.EventKind", happened.kind),
        seat=happened.seat,
        facts=server_frames.Facts(**happened.facts),
        news=[views.news(event) for event in heard],
        scene=scene,
    )


def setting_shown(table: Table) -> msgspec.Raw:
    """What was agreed on, encoded once for all viewers."""
    setting = table.setting
    return _encoded(
        server_frames.SettingShown(
            game=setting.game,
            title=setting.the_game.title,
            rules=setting.rules,
            options=dict(setting.options),
            seats=setting.seats,
            talk=setting.talk.value,
            watch=setting.watch.value,
            listed=setting.listed,
            tracker=setting.tracker,
            clock=setting.clock,
            pace=setting.pace.value,
            signals=list(setting.signals),
            bots=list(bots.strengths(setting.game)),
            resigning=setting.the_game.may_resign,
            seed_hash=table.seed_hash,
            known=table.known,
            day=table.day.key if table.day else None,
            challenge=table.challenge,
            branch=_branch(table),
            series=series.by_seat(table),
        )
    )


def _branch(table: Table) -> server_frames.BranchShown | None:
    branch = table.branch
    return None if branch is None else server_frames.BranchShown(branch.table, branch.turn, len(branch.actions))


def _chat(table: Table) -> list[server_frames.ChatLine]:
    return [server_frames.ChatLine(chat.at, chat.name, chat.text) for chat in table.chat]


def seats_shown(table: Table) -> list[server_frames.SeatShown]:
    shown = []
    for seat, sitter in enumerate(table.sitters):
        if sitter is None:
            kept = table.held.get(seat)
            shown.append(server_frames.SeatShown("open", kept.name if kept else None))
        elif sitter.person is None:
            shown.append(server_frames.SeatShown("bot", sitter.name, sitter.bot))
        else:
            kind: fields.SeatKind = "program" if sitter.program else "person"
            shown.append(server_frames.SeatShown(kind, sitter.name, sitter.bot, host=sitter.person == table.host))
    by_themselves = table.setting.the_game.automatic_seats(table.setting.seats)
    shown += [server_frames.SeatShown("automatic", AUTOMATIC)] * by_themselves
    return shown


def _public(table: Table, sitting: Any, offers: Any) -> server_frames.Public:
    proposed = table.proposed
    return server_frames.Public(
        phase=table.phase.value,
        paused=table.paused,
        seats=sitting,
        awaited=list(table.awaited),
        deadline=table.deadline,
        offers=offers,
        said=[server_frames.Said(said.seat, said.signal) for said in table.standing],
        proposed=server_frames.Proposed(proposed.what.value, proposed.by, sorted(proposed.agreed))
        if proposed
        else None,
        game=_game(table),
        result=None if table.result is None else msgspec.convert(table.result, server_frames.Result),
        rematch=table.rematch,
        hints=table.hints or msgspec.UNSET,
        shares=_shares(table) if table.phase is Phase.WAITING else msgspec.UNSET,
        paused_by=table.paused_by if table.paused and table.paused_by is not None else msgspec.UNSET,
        taking_back=_taking_back(table),
    )


def _taking_back(table: Table) -> server_frames.TakingBack | msgspec.UnsetType:
    proposed = table.proposed
    if proposed is None or proposed.what is not Proposal.TAKE_BACK:
        return msgspec.UNSET
    action = table.actions[proposed.to]
    piles = table.state_after(proposed.to).position().get("piles")
    was = piles.get(action.partition(">")[2]) if isinstance(piles, dict) else None
    return server_frames.TakingBack(action, was, helps(table, proposed.by, proposed.to))


def _shares(table: Table) -> server_frames.SharesShown:
    """Who has promised a share; once the list is closed, those whose shares are waited for."""
    sharing, seats = table.sharing, table.seats()
    promised = {seats[who]: promise for who, promise in sharing.promised.items() if who in seats}
    return server_frames.SharesShown(table.dealing, _given(sharing.closed or promised, sharing.given))


def _given(promises: Mapping[Seat, str], told: Mapping[Seat, str]) -> list[server_frames.ShareShown]:
    return [server_frames.ShareShown(seat, promises[seat], told.get(seat)) for seat in sorted(promises)]


def _game(table: Table) -> views.GameShown | None:
    if table.state is None:
        return None
    shown = views.public(table.state.view(None), tracker=table.setting.tracker)
    if table.phase is not Phase.PLAYING:
        shown.turn = shown.next = None  # nobody acts while the team agrees who starts, nor once a game is given up
    return shown


def _you(table: Table, seat: Seat, may_take_back: bool) -> server_frames.You:  # noqa: FBT001 - one caller, above
    if table.state is None:
        return server_frames.You(seat, None, [], None)
    view = table.state.view(seat)
    back = may_take_back or msgspec.UNSET
    if table.turn != seat or table.paused:
        return server_frames.You(seat, views.hand(view), [], None, takes_back=back, sees=views.sees(view))
    actions = list(map(str, table.state.actions()))  # those of the seat on turn: its view would find them once more
    hint = wishes.may_have_hints(table, seat) or msgspec.UNSET
    return server_frames.You(seat, views.hand(view), actions, views.turn(view), hint, back, views.sees(view))


def planned(wish: str, plan: wishes.Plan) -> server_frames.Planned:
    """What the plays of a plan would lead to, for the eyes of the planning seat only."""
    at, refusal = plan.refused or (None, None)
    refused = None
    if refusal:
        refused = server_frames.Refusal(refusal.key, str(refusal), refusal.rule, dict(refusal.facts))
    return server_frames.Planned(
        wish,
        [str(action) for action in plan.actions],
        plan.unknown,
        views.ending(plan.ends),
        refused,
        at,
        views.turn(plan.after) if plan.after else None,
        plan.ahead,
    )


def _reveal(table: Table) -> server_frames.Reveal:
    sharing, shares = table.sharing, None
    if sharing.closed is not None:
        given = _given(sharing.closed, sharing.given)
        shares = server_frames.SharesRevealed(sharing.secret, sharing.secret_hash, given)
    return server_frames.Reveal(table.seed, None if table.state is None else table.state.position(), shares)


def _encoded(shown: Any) -> msgspec.Raw:
    return msgspec.Raw(server_frames.encode(shown))
