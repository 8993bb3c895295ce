"""Every frame that somebody is sent, one after the other, as that person may know the tables."""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

import msgspec

from tenback.core import Seat
from tests.server.leaks.scenes import (
    check_hint,
    check_news,
    check_plan,
    check_public,
    check_refusal,
    check_you,
    facts_of,
    seats_of,
    setting_of,
    whose_doing,
)
from tests.server.leaks.shapes import LONG, SINCE, UNTIL, Leak, Plain, among, check_sentence, expect, fields, within
from tests.server.leaks.story import Moment, Story

ERRORS = ("not-a-frame", "hello-again", "table-closed", "no-hello", "version", "who", "too-many", "bad-frames")


@dataclass(slots=True)
class Told:
    """What was told so far. Whoever sees the same at the same moment must be told the same."""

    never: Collection[str] = ()  # what may stand nowhere at all
    keys: set[str] = field(default_factory=set)  # to tables, told to those who asked for them
    frames: Counter[tuple[str, str]] = field(default_factory=Counter)  # by type, and to whose eyes
    _scenes: dict[tuple[str, int, Seat | None], Plain] = field(default_factory=dict)

    def anew(self, moment: Moment, seat: Seat | None, scene: Plain) -> bool:
        """Whether the scene must be looked at: nobody has seen it yet."""
        known = self._scenes.setdefault((moment.table, moment.seq, seat), scene)
        if known is not scene:
            expect("scene, as others saw it", scene, known)
        return known is scene

    def check_never(self, text: str) -> None:
        if any(secret in text for secret in self.never):
            raise Leak("a token, a password, or where the server keeps its log")


class Eyes:
    """One line of one person."""

    BACK = False  # whether they look back; whose eyes they may have is asked where they were given them

    def __init__(self, person: str, stories: Mapping[str, Story], told: Told, sent: Mapping[str, Plain]) -> None:
        self._person, self._stories, self._told, self._sent = person, stories, told, sent
        self._own = {person}  # long words that the person was given, or knew before
        for wish in sent.values():
            self._own.update(LONG.findall(str(wish)))
        self.at: Moment | None = None  # the last moment of a table that was shown

    @property
    def seat(self) -> Seat | None:
        return self.at.seat_of(self._person) if self.at else None

    @property
    def whose(self) -> str:
        if self.at is None:
            return "nowhere"
        return "watching" if self.seat is None else "seated"

    def check(self, raw: bytes) -> None:
        """Leak, for a frame that tells too much."""
        frame = msgspec.json.decode(raw)
        wish = self._sent.get(frame.get("id", ""), {})
        text = raw.decode()
        try:
            self._look(frame, wish)
            self._long_words(text, frame["type"])
            self._told.check_never(text)
        except Leak as leak:
            raise Leak(f"{leak}\ntold to {self.whose} {self.seat}: {text:.4000}\non {wish}") from None
        except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
            raise Leak(f"of no known shape ({error!r}): {text:.4000}\non {wish}") from error
        self._told.frames[frame["type"], self.whose] += 1

    def _look(self, frame: Plain, wish: Plain) -> None:
        match frame["type"]:
            case "welcome":
                fields("", frame, "type version server you time several")
                fields("you", frame["you"], "id name kind")
                expect("you.id", frame["you"]["id"], self._person)
                among("you.kind", frame["you"]["kind"], ("guest", "account", "program"))
                within("time", frame["time"], SINCE, UNTIL)
                among("several", frame["several"], (False, True))
            case "pong":
                fields("", frame, "type time")
                within("time", frame["time"], SINCE, UNTIL)
            case "error":
                self._error(frame)
            case "goodbye":
                fields("", frame, "type reason sentence after")
                expect("reason", frame["reason"], "restart")
                check_sentence("sentence", frame["sentence"], "restart", ())
                within("after", frame["after"], 0, 60)
            case "ack":
                self._ack(frame, wish)
            case "refused":
                fields("", frame, "type id key sentence rule facts again after")
                among("again", frame["again"], (True, False))
                if frame["key"] not in {"store-down", "too-fast"}:
                    expect("after", frame["after"], None)
                else:
                    within("after", frame["after"], 0, 36_000)
                # Who asks to come in may be told nothing of the table.
                check_refusal("", frame, wish, None if wish.get("type") == "enter" else self.at)
            case "planned":
                check_plan(frame, wish, self.at, self.seat)
            case "hinted":
                assert self.at is not None  # or it is of no known shape
                check_hint(frame, self.at, self.seat)
            case "table-list":
                fields("", frame, "type tables")
                for number, shown in enumerate(frame["tables"]):
                    check_listed(f"tables[{number}]", shown, self._stories[shown["table"]])
            case "snapshot":
                self._snapshot(frame)
            case "event":
                self._event(frame)
            case "presence":
                self._presence(frame)
            case other:
                raise Leak(f"nobody knows what {other!r} is")

    def _error(self, frame: Plain) -> None:
        fields("", frame, "type reason sentence id after")
        if frame["after"] is not None:
            within("after", frame["after"], 0, 60)
        among("id", frame["id"], (None, *self._sent))  # the reader's own word, given back
        among("reason", frame["reason"], ERRORS)
        if frame["reason"] not in {"not-a-frame", "version"}:  # which say what is wrong with the client's own words
            check_sentence("sentence", frame["sentence"], frame["reason"], ())
        if frame["reason"] == "table-closed":
            self.at = None

    def _ack(self, frame: Plain, wish: Plain) -> None:
        fields("", frame, "type id seq table key")
        kind = wish.get("type")
        if frame["key"] is not None:
            among("the wish for a key", kind, ("open", "invite", "challenge", "accept"))
            self._own.add(frame["key"])
            self._told.keys.add(frame["key"])
        if frame["table"] is not None:
            among("the wish for a table", kind, ("open", "enter", "rematch", "play-day", "challenge", "accept"))
            self._own.add(frame["table"])
        if kind == "enter":
            expect("table", frame["table"], wish["table"])
            self.at = self._stories[frame["table"]].at(frame["seq"])
        elif kind == "exit":
            self.at = None

    def _snapshot(self, frame: Plain) -> None:
        fields("", frame, "type scene chat")
        assert self.at is not None, "nobody let them in"
        self.at = self._stories[self.at.table].at(frame["scene"]["seq"])
        self._scene(frame["scene"])
        chat = [{"at": at, "name": name, "text": text} for at, name, text in self.at.chat[-50:]]
        expect("chat", frame["chat"], chat)

    def _event(self, frame: Plain) -> None:
        assert self.at is not None, "nobody let them in"
        self.at = moment = self._stories[self.at.table].at(frame["seq"])
        bare = {name: value for name, value in frame.items() if name != "scene"}
        fields("", bare, "type seq at kind seat facts news")
        expect("at", frame["at"], moment.entry.at)
        expect("kind", frame["kind"], moment.entry.kind)
        expect("seat", frame["seat"], whose_doing(moment))
        expect("facts", frame["facts"], facts_of(moment))
        check_news("news", frame["news"], moment, self.seat)
        if "scene" in frame:
            self._scene(frame["scene"])

    def _presence(self, frame: Plain) -> None:
        """Who is there, of those who sit there or have; who looks on is named to those who play. No card, no plan."""
        fields("", frame, "type table seats door watching")
        assert self.at is not None, "nobody let them in"
        expect("table", frame["table"], self.at.table)
        for each in frame["seats"]:
            fields("seats[]", each, "seat state since planning")
            among("seats[].seat", each["seat"], range(5))
            among("seats[].state", each["state"], ("here", "away", "gone"))
            among("seats[].planning", each["planning"], (True, False))
            if each["since"] is not None:
                within("seats[].since", each["since"], SINCE, UNTIL)
        within("watching", frame["watching"], 0, 100)
        if self.seat is None:
            expect("door", frame["door"], [])
        within("door", len(frame["door"]), 0, min(frame["watching"], 8))

    def _scene(self, scene: Plain) -> None:
        moment, seat = self.at, self.seat
        assert moment is not None
        if seat is None and not self.BACK and moment.setting["watch"] == "none" and moment.phase != "waiting":
            raise Leak("scene: nobody watches here")
        if not self._told.anew(moment, seat, scene):
            return
        fields("scene", scene, "table seq setting public you reveal")
        expect("scene.table", scene["table"], moment.table)
        expect("scene.seq", scene["seq"], moment.seq)
        expect("scene.setting", scene["setting"], setting_of(moment))
        check_public("scene.public", scene["public"], moment)
        check_you("scene.you", scene["you"], moment, seat)
        if not moment.may_see_all(seat):
            expect("scene.reveal", scene["reveal"], None)
        else:
            fields("scene.reveal", scene["reveal"], "seed position shares")
            expect("scene.reveal.seed", scene["reveal"]["seed"], moment.seed)
            sealed = {"secret": moment.secret, "secret_hash": moment.secret_hash, "given": moment.shares}
            expect("scene.reveal.shares", scene["reveal"]["shares"], None if moment.closed is None else sealed)

    def _long_words(self, text: str, kind: str) -> None:
        """Each name, key, id, hash and seed must be one that the viewer may know."""
        at = self.at
        for word in LONG.findall(text):
            if word in self._own or (at and word in {at.table, at.rematch, at.seed_hash, at.challenge}):
                continue
            if at and at.branch and word == at.branch["table"]:
                continue
            if at and word in {at.seed, at.secret, at.secret_hash} and at.may_see_all(self.seat):
                continue
            if at and (at.phase == "waiting" or at.may_see_all(self.seat)) and word in told_of_shares(at):
                continue
            if kind == "table-list" and self._stories[word].last.setting["listed"]:
                continue
            raise Leak(f"{word} is nothing that they may know")


def told_of_shares(moment: Moment) -> set[str]:
    """Promises, and the shares that were told."""
    return {*moment.promises.values(), *moment.given.values()}


def check_listed(path: str, shown: Plain, story: Story) -> None:
    """A table in the lobby, as it was at some moment."""
    fields(path, shown, "table game title options phase seats watch talk clock changed")
    setting = story.last.setting
    if not setting["listed"]:
        raise Leak(f"{path} is a private table")
    for name in ("game", "watch", "talk", "clock"):
        expect(f"{path}.{name}", shown[name], setting[name])
    among(f"{path}.options", shown["options"], [moment.setting["options"] for moment in story.moments])
    expect(f"{path}.title", shown["title"], setting_of(story.last)["title"])
    among(f"{path}.phase", shown["phase"], ("waiting", "playing"))
    among(f"{path}.seats", shown["seats"], [seats_of(moment) for moment in story.moments])
    within(f"{path}.changed", shown["changed"], story.moments[0].entry.at, story.last.entry.at)
