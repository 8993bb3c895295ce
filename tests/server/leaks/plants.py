"""Leaks planted on purpose. A check that does not find them is no check.

Each is one small change to the server, as somebody could make it by mistake, or to see whether anybody looks.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field, replace
from typing import Any
from unittest.mock import patch

import msgspec
import structlog

from tenback import views
from tenback.games import ten
from tenback.protocol import server_frames
from tenback.server import after_the_game, api, autoplay, listings, previews, rooms, scenes, sockets
from tenback.server.workers import Question
from tenback.store import queries
from tenback.table import Declined, Happened, Phase, Table, entries, granting, planning, viewing, wishes
from tests.server.leaks import plants_by_request as by_request
from tests.server.leaks.checks import check_evening
from tests.server.leaks.evening import Plot
from tests.server.leaks.shapes import Leak

Planted = AbstractContextManager[object]

FIELDS, TWINS = "field by field", "twins"
BOTH = (FIELDS, TWINS)
WATCHED = {"watch": "public", "watchers": 2}


@dataclass(frozen=True, slots=True)
class Plant:
    what: str
    plant: Callable[[], Planted]
    plot: Mapping[str, Any] = field(default_factory=dict)  # where it can be found at all
    by: tuple[str, ...] = BOTH  # the checks that find it


def next_card(table: Table) -> int:
    """A number that nobody may know: the first card of a draw pile."""
    position: Any = table.state.position() if table.state else {}
    piles = position.get("draws") or [position.get("draw") or []]
    for pile in piles:
        if pile:
            return sum(map(ord, str(pile[0])))
    return 0


# What scenes and events tell


def a_hand_for_watchers() -> Planted:
    whole = scenes.Scenes._you
    return patch.object(scenes.Scenes, "_you", lambda self, seat: whole(self, seat or 0))


def the_draw_in_the_facts() -> Planted:
    whole = Happened.heard

    def heard(self: Happened, seat: int | None) -> Any:
        self.facts["text"] = " ".join(str(event) for event in whole(self, self.seat))  # type: ignore[index]
        return whole(self, seat)

    return patch.object(Happened, "heard", heard)


def the_actors_news_for_all() -> Planted:
    whole = Happened.heard
    return patch.object(Happened, "heard", lambda self, _: whole(self, self.seat))


def news_kept_for_the_wrong_eyes() -> Planted:
    """As a cache would do that forgets whose eyes they are."""
    whole = scenes.Scenes._event

    def event(self: scenes.Scenes, happened: Happened, seat: int | None, *, last: bool) -> bytes:
        told = whole(self, happened, seat, last=last)
        for acted in (True, False):
            if (happened.seq, acted) in self._told:
                self._told.setdefault((happened.seq, not acted), self._told[happened.seq, acted])
        return told

    return patch.object(scenes.Scenes, "_event", event)


def hands_kept_for_the_wrong_eyes() -> Planted:
    whole = scenes.Scenes._you

    def you(self: scenes.Scenes, seat: int | None) -> bytes:
        if seat is not None and self._yours:
            self._yours.setdefault(seat, next(iter(self._yours.values())))
        return whole(self, seat)

    return patch.object(scenes.Scenes, "_you", you)


def a_reveal_for_watchers() -> Planted:
    return patch.object(scenes, "may_see_all", lambda table, _: table.phase is Phase.ENDED)


def a_reveal_before_the_end() -> Planted:
    return patch.object(scenes, "may_see_all", lambda table, seat: seat is not None and len(table.actions) > 5)


def the_seed_at_the_deal() -> Planted:
    whole = Table._began

    def began(self: Table, entry: Any, body: entries.Began) -> Happened:
        return msgspec.structs.replace(whole(self, entry, body), facts={"name": self.seed})

    return patch.dict(Table.FOLDS, {entries.Began: began})


def the_seed_for_its_hash() -> Planted:
    whole = scenes.setting_shown

    def shown(table: Table) -> Any:
        if not table.seed_hash:
            return whole(table)  # a lesson has none
        return msgspec.Raw(bytes(whole(table)).replace(table.seed_hash.encode(), table.seed.encode() * 2))

    return patch.object(scenes, "setting_shown", shown)


def the_secret_with_the_promises() -> Planted:
    """To whoever has not told their share yet, and could make it another deal."""
    whole = Table._dealing

    def dealing(self: Table, entry: Any, body: entries.Dealing) -> Happened:
        return msgspec.structs.replace(whole(self, entry, body), facts={"promises": [], "name": self.sharing.secret})

    return patch.dict(Table.FOLDS, {entries.Dealing: dealing})


def a_tracker_for_everyone() -> Planted:
    whole = views.public
    return patch.object(views, "public", lambda view, *, tracker: whole(view, tracker=True))  # noqa: ARG005


def the_deck_in_its_order() -> Planted:
    whole = ten.State.view
    return patch.object(ten.State, "view", lambda self, seat: replace(whole(self, seat), still_to_come=self.draw))


def a_count_that_is_a_card() -> Planted:
    whole = scenes._game

    def game(table: Table) -> Any:
        told = whole(table)
        if isinstance(told, views.QuickAndEasy):
            told.draw = views.Hidden(next_card(table))
        return told

    return patch.object(scenes, "_game", game)


def ids_of_people_in_seats() -> Planted:
    whole = scenes.seats_shown

    def shown(table: Table) -> Any:
        told = whole(table)
        for seat, sitter in zip(told, table.sitters, strict=False):
            seat.name = sitter.person if sitter and sitter.person else seat.name
        return told

    return patch.object(scenes, "seats_shown", shown)


def a_delta_for_seat_0() -> Planted:
    whole = rooms.Room.missed

    def missed(self: rooms.Room, after: int | None, _: str) -> Any:
        sitter = self.table.sitters[0]
        return whole(self, after, (sitter.person if sitter else None) or "")

    return patch.object(rooms.Room, "missed", missed)


def a_snapshot_for_seat_0() -> Planted:
    return patch.object(rooms.Room, "snapshot", lambda self, _: self.scenes.snapshot(0))


def watchers_who_stay() -> Planted:
    return patch.object(viewing, "may_watch", lambda _: True)


# What only twins can see


def frames_as_long_as_a_card() -> Planted:
    whole = scenes.Scenes.events

    def events(self: scenes.Scenes, happened: Any, seat: int | None) -> list[bytes]:
        return [frame + b" " * (next_card(self._table) % 7) for frame in whole(self, happened, seat)]

    return patch.object(scenes.Scenes, "events", events)


def one_frame_more_before_an_odd_card() -> Planted:
    whole = rooms.Room.tell

    def tell(self: rooms.Room, happened: Any) -> None:
        whole(self, happened)
        if next_card(self.table) % 2:
            for viewer in self.viewers:
                viewer.push(server_frames.encode(server_frames.Pong(rooms.now())))

    return patch.object(rooms.Room, "tell", tell)


def a_time_that_is_a_card() -> Planted:
    whole = granting.stamped

    def stamped(table: Table, drafts: Any, *, actor: str, command: str, at: int) -> Any:
        return whole(table, drafts, actor=actor, command=command, at=at + next_card(table) % 10)

    return patch.object(granting, "stamped", stamped)


def a_lot_that_falls_on_the_lowest_card() -> Planted:
    whole = wishes.offer

    def offer(table: Table, seat: int, gladly: str) -> Any:
        *offered, last = whole(table, seat, gladly)
        if isinstance(last, entries.Started) and table.state:
            hands = table.state.position()["hands"]
            last = entries.Started(min(range(len(hands)), key=lambda each: min(map(str, hands[each]))))
        return [*offered, last]

    return patch.object(wishes, "offer", offer)


def a_bot_that_hesitates_with_low_cards() -> Planted:
    whole = autoplay.job

    def job(table: Table, known: dict[int, int], moment: int, **how: Any) -> autoplay.Job | None:
        todo = whole(table, known, moment, **how)
        if todo is None or todo.kind != "act" or table.state is None:
            return todo
        hand = table.state.position()["hands"][todo.seat]
        return replace(todo, wait=todo.wait + sum(map(ord, "".join(map(str, hand)))) / 1000)

    return patch.object(autoplay, "job", job)


# What answers tell


def a_plan_past_the_end_of_a_turn() -> Planted:
    return patch.object(planning, "opaque", lambda *_: False)


def a_refusal_with_the_next_card() -> Planted:
    whole = wishes.play

    def play(table: Table, seat: int, texts: Any, *, by: str = "") -> Any:
        try:
            return whole(table, seat, texts, by=by)
        except Declined as declined:
            sentence = f"{declined.sentence} And {next_card(table)} comes next."
            raise Declined(declined.key, sentence, rule=declined.rule, after=None, **declined.facts) from None

    return patch.object(wishes, "play", play)


def a_refusal_that_knows_who_holds_it() -> Planted:
    whole = wishes.play

    def play(table: Table, seat: int, texts: Any, *, by: str = "") -> Any:
        try:
            return whole(table, seat, texts, by=by)
        except Declined as declined:
            hands = table.state.position().get("hands", ()) if table.state else ()
            held = any(texts[0].split(">")[0] in map(str, hand) for hand in hands)
            sentence = f"{declined.sentence} {'Somebody else holds it.' if held else 'It is still to come.'}"
            raise Declined(declined.key, sentence, rule=declined.rule, after=None, **declined.facts) from None

    return patch.object(wishes, "play", play)


def a_private_table_that_is_there() -> Planted:
    whole = viewing.admit

    def admit(table: Table, person: str, key: str | None, now: int) -> None:
        try:
            whole(table, person, key, now)
        except Declined as declined:
            raise Declined(declined.key, "This table is private.") from None

    return patch.object(viewing, "admit", admit)


# Lists, pages, logs, figures


def keys_in_the_lobby() -> Planted:
    whole = listings._summary

    def summary(table: Table) -> Any:
        return {**whole(table), "options": {"keys": [each.hash for each in table.invitations]}}

    return patch.object(listings, "_summary", summary)


def private_tables_in_the_lobby() -> Planted:
    return patch.object(queries, "LOBBY", queries.LOBBY.replace("listed AND", ""))


def a_preview_of_private_tables() -> Planted:
    return patch.object(previews, "_for_everyone", lambda _: True)


def how_it_ended_for_watchers() -> Planted:
    return patch.object(after_the_game, "may_see_all", lambda *_: True)


def a_record_before_the_end() -> Planted:
    return patch.object(api, "may_see_all", lambda _, seat: seat is not None)


def a_record_for_watchers() -> Planted:
    return patch.object(api, "may_see_all", lambda table, _: table.phase is Phase.ENDED)


def a_replay_before_the_end() -> Planted:
    return patch.object(viewing, "may_see_all", lambda _, seat: seat is not None)


def a_replay_with_anybodys_eyes() -> Planted:
    return patch.object(viewing, "may_see_all", lambda table, _: table.phase is Phase.ENDED)


def a_history_before_any_table() -> Planted:
    async def anywhere(*_: object) -> bool:
        return True

    return patch.object(api.Web, "_sat_at", anywhere)


def the_place_of_the_log() -> Planted:
    return patch.object(rooms.House, "told", lambda _, trouble: str(trouble))


def a_card_as_a_label() -> Planted:
    whole = sockets.Connection._refuse

    def refuse(self: sockets.Connection, wish: Any, why: Declined, **more: Any) -> None:
        if self.visit and self.visit.room:
            self._desk.measures.refused.labels(f"next-{next_card(self.visit.room.table)}").inc()
        whole(self, wish, why, **more)

    return patch.object(sockets.Connection, "_refuse", refuse)


def the_deal_in_the_log() -> Planted:
    whole = rooms.Room.tell

    def tell(self: rooms.Room, happened: Any) -> None:
        structlog.get_logger().info("moved", state=repr(self.table.state))
        whole(self, happened)

    return patch.object(rooms.Room, "tell", tell)


# Bots


@contextmanager
def asked(change: Callable[[Any, Table, Any], Any]) -> Iterator[None]:
    """Questions, changed before they are asked."""
    whole = autoplay.Driver._think
    now: list[Any] = []

    async def think(self: autoplay.Driver, table: Table, state: Any, kind: Any, todo: Any) -> Any:
        now[:] = [table, state]
        return await whole(self, table, state, kind, todo)

    with (
        patch.object(autoplay.Driver, "_think", think),
        patch.object(autoplay, "Question", lambda **told: change(Question(**told), *now)),
    ):
        yield


def a_bot_with_anothers_view() -> Planted:
    def change(question: Any, _: Table, state: Any) -> Any:
        view, seat = question.view, question.view.seat
        if isinstance(view, ten.View):
            return question
        return replace(
            question,
            view=replace(view, hands=state.view((seat + 1) % len(view.hands)).hands[:seat] + view.hands[seat:]),
        )

    return asked(change)


def a_bot_that_sees_the_next_card() -> Planted:
    return asked(lambda question, table, _: replace(question, budget=1.0 + next_card(table) / 1000))


def a_bot_with_the_deals_dice() -> Planted:
    return asked(lambda question, table, _: replace(question, seed=table.seed))


PLANTS = (
    Plant("a hand for those who watch", a_hand_for_watchers, {"watch": "public", "watchers": 2}),
    Plant("the cards drawn in the facts of a play", the_draw_in_the_facts, {"game": "the-game"}),
    Plant("the actor's news for all", the_actors_news_for_all, {"game": "the-game", "seats": 3}),
    Plant("news kept for the wrong eyes", news_kept_for_the_wrong_eyes, {"game": "the-game", "seats": 3}),
    Plant(
        "hands kept for the wrong eyes",
        hands_kept_for_the_wrong_eyes,
        {"game": "quick-and-easy", "seats": 3, "bots": 0},
    ),
    Plant("a reveal for those who watch", a_reveal_for_watchers, {"watch": "public", "watchers": 2}),
    Plant("a reveal before the end", a_reveal_before_the_end),
    Plant("the seed at the deal", the_seed_at_the_deal, by=(FIELDS,)),
    Plant("the secret before all shares are told", the_secret_with_the_promises, by=(FIELDS,)),
    Plant("the seed in place of its hash", the_seed_for_its_hash, by=(FIELDS,)),
    Plant("a tracker where none was agreed on", a_tracker_for_everyone, {"tracker": False}, by=(FIELDS,)),
    Plant(
        "still_to_come in the order of the deck", the_deck_in_its_order, {"game": "ten", "seats": 3, "tracker": True}
    ),
    Plant("a count that is the next card", a_count_that_is_a_card, {"game": "quick-and-easy", "seats": 4}),
    Plant("ids of people in seats", ids_of_people_in_seats, by=(FIELDS,)),
    Plant("a delta made for seat 0", a_delta_for_seat_0, {"game": "the-game", "seats": 3, "bots": 0}),
    Plant("a snapshot made for seat 0", a_snapshot_for_seat_0, {"game": "the-game", "seats": 3, "bots": 0}),
    Plant(
        "watchers stay where nobody may watch",
        watchers_who_stay,
        {"watch": "none", "watchers": 2, "seats": 4, "game": "the-game"},
        by=(FIELDS,),
    ),
    Plant("frames as long as a card is high", frames_as_long_as_a_card, by=(TWINS,)),
    Plant("one frame more before an odd card", one_frame_more_before_an_odd_card, by=(TWINS,)),
    Plant("a time that tells the next card", a_time_that_is_a_card, by=(TWINS,)),
    Plant(
        "a lot that falls on the lowest card",
        a_lot_that_falls_on_the_lowest_card,
        {"game": "the-game", "seats": 3, "bots": 0},
        by=(TWINS,),
    ),
    Plant(
        "a bot that hesitates with low cards",
        a_bot_that_hesitates_with_low_cards,
        {"game": "quick-and-easy", "seats": 3, "bots": 2, "observed": 0},
        by=(TWINS,),
    ),
    Plant("a plan past the end of a turn", a_plan_past_the_end_of_a_turn, {"game": "the-game", "seats": 1}),
    Plant(
        "a refusal that names the next card",
        a_refusal_with_the_next_card,
        {"game": "the-game", "seats": 2, "observed": 0},
    ),
    Plant(
        "a refusal that knows who holds a card",
        a_refusal_that_knows_who_holds_it,
        {"game": "the-game", "seats": 2, "observed": 0},
        by=(TWINS,),
    ),
    Plant(
        "a private table that is there for strangers", a_private_table_that_is_there, {"listed": False}, by=(FIELDS,)
    ),
    Plant("keys in the lobby", keys_in_the_lobby, {"listed": True}, by=(FIELDS,)),
    Plant("private tables in the lobby", private_tables_in_the_lobby, {"listed": False}, by=(FIELDS,)),
    Plant("a preview of a private table", a_preview_of_private_tables, {"listed": False}, by=(FIELDS,)),
    Plant(
        "the last hand for those who watch",
        how_it_ended_for_watchers,
        {"watch": "public", "watchers": 2, "game": "the-game"},
        by=(FIELDS,),
    ),
    Plant("a record before the end", a_record_before_the_end, by=(FIELDS,)),
    Plant("a record for those who watch", a_record_for_watchers, {"watch": "public", "watchers": 2}, by=(FIELDS,)),
    Plant("a replay before the end", a_replay_before_the_end, by=(FIELDS,)),
    Plant(
        "a replay of every card for those who watch",
        a_replay_with_anybodys_eyes,
        {"watch": "public", "watchers": 2},
        by=(FIELDS,),
    ),
    Plant("a history that begins at anybody's table", a_history_before_any_table, {"listed": False}, by=(FIELDS,)),
    Plant("where the server keeps its log", the_place_of_the_log, by=(FIELDS,)),
    Plant("a card as a label of a figure", a_card_as_a_label),
    Plant("the deal in the log", the_deal_in_the_log),
    Plant(
        "a bot with another seat's view", a_bot_with_anothers_view, {"game": "quick-and-easy", "seats": 3, "bots": 2}
    ),
    Plant(
        "a bot whose budget is the next card",
        a_bot_that_sees_the_next_card,
        {"game": "quick-and-easy", "seats": 3, "bots": 2, "observed": 2},
        by=(TWINS,),
    ),
    Plant("a bot with the deal's dice", a_bot_with_the_deals_dice, {"bots": 1, "seats": 2}, by=(FIELDS,)),
    Plant("a branch for those who watch", by_request.a_branch_for_watchers, WATCHED, by=(FIELDS,)),
    Plant("a review for those who watch", by_request.a_review_for_watchers, WATCHED, by=(FIELDS,)),
    Plant("a puzzle with its seed", by_request.a_puzzle_with_its_seed, by=(FIELDS,)),
    Plant("a table for any key", by_request.a_table_for_any_key, {"listed": False}, by=(FIELDS,)),
    Plant("a square more in every link", by_request.a_square_more_in_every_link, by=(FIELDS,)),
    Plant("when somebody else wants to be told", by_request.anothers_choice, by=(FIELDS,)),
    Plant("words in a picture", by_request.words_in_a_picture, by=(FIELDS,)),
    Plant("the seed of the day", by_request.the_seed_of_the_day, by=(FIELDS,)),
    Plant("how others fared before one's own try", by_request.others_of_the_day_before_ones_own_try, by=(FIELDS,)),
    Plant("a line that wins before one's own try", by_request.a_line_that_wins_before_ones_own_try, by=(FIELDS,)),
    Plant(
        "a replay of the day's deal before one's own try",
        by_request.a_replay_of_the_day_before_ones_own_try,
        by=(FIELDS,),
    ),
    Plant("a challenge told before one's own end", by_request.a_challenge_told_before_ones_own_end, by=(FIELDS,)),
)


def found_by(plant: Plant, check: str, evenings: int) -> str | None:
    """What the check says of the planted leak; None if it finds nothing in so many evenings."""
    for number in range(evenings):
        seed = f"planted {number}"
        plot = Plot.any(random.Random(f"plot {seed}"), **plant.plot)
        with plant.plant():
            try:
                check_evening(seed, plot, knowledge=check == FIELDS, twin=check == TWINS)
            except Leak as leak:
                return str(leak)
    return None
