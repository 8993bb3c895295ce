"""Every page that somebody asks for: identities, lists, records, figures and errors."""

import dataclasses
import json
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from platform import python_version
from typing import Any

import msgspec
from msgspec.structs import replace

from tenback import __version__
from tenback.core import Seat
from tenback.protocol import schema
from tenback.server import routes
from tenback.server.assets import AT_HOME, ROOT, SCREENS
from tenback.server.limits import Limits
from tenback.table import Entry
from tests.server.leaks.answers import Asker, check_documents, check_file, check_wish, moment_at
from tests.server.leaks.beside import OF_THE_END, check_own_tables, check_rescues, check_shelf, check_the_end
from tests.server.leaks.frames import Eyes, Told, check_listed, told_of_shares
from tests.server.leaks.previews import check_page
from tests.server.leaks.scenes import KEY, check_ending, seats_of
from tests.server.leaks.shapes import LONG, Leak, Plain, among, check_sentence, expect, fields, within
from tests.server.leaks.story import Story

GAMES = ("the-game", "quick-and-easy", "face-to-face", "ten")
REPLAY = re.compile(r"/api/tables/([^/]+)/replay")
RECORD = re.compile(r"/api/tables/([^/]+)/record\.(.*)")
METRIC = re.compile(r"(tenback_[a-z_]+)(\{[^ ]*\})? [0-9.e+-]+")
LABEL = re.compile(r'([a-z]+)="([^"\\]*)"')
OF_THE_PROCESS = re.compile(
    r"process_(virtual_memory_bytes|resident_memory_bytes|start_time_seconds|cpu_seconds_total|open_fds|max_fds)"
    r" [0-9.e+-]+"
)
WRITTEN = re.findall(r'"(/[^"]*)", "[A-Z]+"', Path(routes.__file__).read_text("utf-8"))
PAGES = [re.compile(re.sub(r"\{[a-z]+\}", "[^/]+", each)) for each in SCREENS]
ROUTES = re.compile(
    "|".join(
        re.sub(r"\\\{.*?\\\}", r"(?:\\{[a-z:]+\\}|[a-z-]+)", re.escape(each))  # never what stands there in a request
        for each in ("unknown", *SCREENS, *(f"/{path}" for path in AT_HOME), f"{ROOT}/{{hash}}/{{path}}", *WRITTEN)
    )
)
LABELS: Mapping[str, Callable[[str], object]] = {
    "le": re.compile(r"[0-9.]+|\+Inf").fullmatch,
    "game": GAMES.__contains__,
    "key": KEY.fullmatch,
    "lane": {"strong", "quick"}.__contains__,
    "limit": {each.name for each in dataclasses.fields(Limits)}.__contains__,
    "path": ROUTES.fullmatch,
    "state": {"done", "failed"}.__contains__,
    "status": re.compile("[1-5][0-9][0-9]").fullmatch,
    "version": __version__.__eq__,
    "python": python_version().__eq__,
}
"""What may stand behind each label: words of ours, and no others."""


class Reader:
    """Who asked; None for somebody without an identity."""

    def __init__(self, asker: Asker, path: str, asked: object = None) -> None:
        """`asked`: the body of the request."""
        self._asker, self._path, self._asked = asker, path, asked
        self._person, self._stories = asker.person or None, asker.stories
        self._own = {self._person, *LONG.findall(f"{path} {asked}")}  # long words that the reader may know

    def check(self, method: str, status: int, body: bytes) -> None:
        """Leak, for a page that tells too much."""
        text = body.decode(errors="replace")  # a picture is none
        path, time = self._path, self._asker.time
        bare = path.partition("?")[0]
        try:
            if (end := OF_THE_END.fullmatch(bare)) and status == 200:
                check_the_end(end[2], body, moment_at(self._stories[end[1]], time), self._person or "")
                return
            if status == 200 and check_file(bare, body):
                return
            if record := RECORD.fullmatch(bare):
                self._record(record[1], record[2], status, text, time)
            elif replay := REPLAY.fullmatch(bare):
                self._replay(replay[1], status, json.loads(text), time)
            elif bare == "/metrics":
                check_metrics(text)
            elif any(screen.fullmatch(bare) for screen in PAGES):
                check_page(bare, text, self._stories, time)
            elif bare == "/protocol.schema.json":
                expect("the schema", json.loads(text), schema())
            else:
                self._answer(method, bare, status, json.loads(text) if text else {})
        except Leak as leak:
            raise Leak(f"{leak}\ntold to {self._person} on {method} {path}: {status} {text:.3000}") from None
        except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as error:
            raise Leak(f"of no known shape ({error!r}): {method} {path}: {status} {text:.3000}") from error

    def _answer(self, method: str, path: str, status: int, told: Plain) -> None:
        time = self._asker.time
        if path == "/health":
            check_health(told)
        elif status >= 400:
            check_error(told, self._own)
        elif status == 204:
            expect("what is told of it", told, {})
        elif path == "/api/me" and told is None:
            expect("who is nobody", self._person, None)
        elif path in {"/api/guests", "/api/accounts", "/api/sessions", "/api/me", "/api/me/password"}:
            known = "id name kind since banned muted reason owner"
            fields("", told, known if path == "/api/me" else f"{known} token")
            expect("what the host has decided", [told[each] for each in known.split()[4:]], [None, None, "", False])
            if path != "/api/guests":
                expect("id", told["id"], self._person)
        elif path == "/api/me/history":
            fields("", told, "tables more")
            among("more", told["more"], (True, False))
            for number, shown in enumerate(told["tables"]):
                self._played(f"tables[{number}]", shown, time)
        elif path == "/api/me/statistics":
            check_statistics(told)
        elif path == "/api/me/results":
            check_results(told)
        elif path == "/api/me/tables":
            check_own_tables(told, self._person or "", self._stories, time)
        elif path == "/api/rescues":
            check_rescues(told)
        elif method == "GET" and path in {"/api/lessons", "/api/games"}:
            check_shelf(path, told)
        elif path == "/api/me/export":
            self._exported(told, time)
        elif path == "/api/house":
            expect("what the host has put up", told, {"signup": True, "announcement": None})
        elif path == "/api/tables":
            fields("", told, "tables")
            for number, shown in enumerate(told["tables"]):
                check_listed(f"tables[{number}]", shown, self._stories[shown["table"]])
        elif not check_wish(method, path, told, self._asked, self._asker):
            raise Leak(f"nobody knows what {method} {path} tells")

    def _exported(self, told: Plain, time: int) -> None:
        """What the person did, in the order of the logs, and nothing else that stands there."""
        fields("", told, "person reports outcomes kept ratings tables")
        for number, rating in enumerate(told["ratings"]):
            fields(f"ratings[{number}]", rating, "game rating low high games")
        expect("whose it is", told["person"]["id"], self._person)
        check_documents(told["kept"], self._asker)
        for number, outcome in enumerate(told["outcomes"]):
            fields(f"outcomes[{number}]", outcome, "table game seat opened result")
            expect(f"outcomes[{number}]", moment_at(self._stories[outcome["table"]], time).phase, "ended")
        for number, shown in enumerate(told["tables"]):
            fields(f"tables[{number}]", shown, "table game opened phase seats names did")
            story = self._stories[shown["table"]]
            own = [did(each.entry) for each in story.moments if each.entry.actor == self._person]
            expect(f"tables[{number}].did", shown["did"], own[: len(shown["did"])])

    def _record(self, table: str, form: str, status: int, text: str, time: int) -> None:
        if status != 200:
            check_error(json.loads(text), self._own)
            return
        moment = moment_at(self._stories[table], time)
        if not moment.may_see_all(moment.seat_of(self._person or "")):
            raise Leak("a record before the end, or for somebody who may not see every card")
        for word in LONG.findall(text):
            sealed = {moment.seed, moment.seed_hash, moment.secret, moment.secret_hash}
            if form == "txt" or word in sealed | told_of_shares(moment):
                continue
            expect("the check of the record", word, json.loads(text)["check"])

    def _replay(self, table: str, status: int, told: Plain, time: int) -> None:
        """Each moment is what its eyes may know, and the eyes are the reader's own, or every card is open to all."""
        if status != 200:
            check_error(told, self._own)
            return
        fields("", told, "eyes allowed moments positions")
        story = self._stories[table]
        moment = moment_at(story, time)
        own = moment.seat_of(self._person or "")
        itself = "none" if own is None else str(own)
        if moment.may_see_all(own) or (moment.phase == "ended" and self._asker.has_played(moment)):
            expect("allowed", told["allowed"], [*map(str, range(moment.seats)), "none", "all"])
        elif moment.phase == "ended" or (moment.phase in {"starting", "playing"} and moment.setting["tracker"]):
            expect("allowed", told["allowed"], [itself])
        else:
            raise Leak("a replay before the end")
        among("eyes", told["eyes"], told["allowed"])
        expect("positions", told["positions"] is not None, told["eyes"] == "all")
        seat = {"all": own, "none": None}.get(told["eyes"], int(told["eyes"]) if told["eyes"].isdigit() else None)
        eyes = Past(one_by_one(story), self._own, seat)
        for frame in told["moments"]:
            eyes.check(json.dumps(frame).encode())

    def _played(self, path: str, shown: Plain, time: int) -> None:
        """A table in somebody's history: one where that person sits or sat."""
        fields(path, shown, "table game phase opened changed seats options your_seats result")
        story = self._stories[shown["table"]]
        moment = moment_at(story, time)
        seats = [each.seat_of(self._person or "") for each in story.moments]
        if not shown["your_seats"] or not set(shown["your_seats"]) <= set(seats):
            raise Leak(f"{path} is somebody else's table")
        among(f"{path}.seats", shown["seats"], [seats_of(each) for each in story.moments])
        among(f"{path}.options", shown["options"], [each.setting["options"] for each in story.moments])
        expect(f"{path}.game", shown["game"], moment.game)
        among(f"{path}.phase", shown["phase"], ("waiting", "playing", "ended"))
        for name in ("opened", "changed"):
            within(f"{path}.{name}", shown[name], story.moments[0].entry.at, time)
        if shown["result"] is None:
            return
        expect(f"{path}.result: when it is told", moment.phase, "ended")
        result = dict(shown["result"])
        expect(f"{path}.result.begun", result.pop("begun"), moment.state is not None)
        expect(f"{path}.result.seats", result.pop("seats"), moment.seats)
        within(f"{path}.result.taken_back", result.pop("taken_back"), 0, 1000)
        expect(f"{path}.result.known", result.pop("known"), moment.known)
        expect(f"{path}.result.options", result.pop("options"), moment.setting["options"])
        chairs = [_chair(sitter) for sitter in moment.sitters]
        expect(f"{path}.result.chairs", result.pop("chairs"), chairs)
        expect(f"{path}.result.seed_hash", result.pop("seed_hash"), moment.seed_hash)
        day = f"{moment.day['date']}/{moment.day['deal']}" if moment.day else None
        expect(f"{path}.result.day", result.pop("day"), day)
        expect(f"{path}.result.challenge", result.pop("challenge"), moment.challenge)
        expect(f"{path}.result.branch", bool(result.pop("branch")), moment.branch is not None)
        expect(f"{path}.result.hints", result.pop("hints"), moment.hints)
        if "ending" in result:
            check_ending(f"{path}.result.ending", result.pop("ending"), moment)
        for name, right in (
            ("abandoned", True),
            ("resigned", moment.resigned),
            ("winners", [1 - (moment.resigned or 0)]),
        ):
            if name in result:
                expect(f"{path}.result.{name}", result.pop(name), right)
        expect(f"{path}.result", result, {})


def _chair(sitter: Plain | None) -> str:
    return "people" if not sitter or sitter["person"] or not sitter["bot"] else str(sitter["bot"])


class Past(Eyes):
    """The eyes of a seat, or of nobody, all through a game."""

    BACK = True

    def __init__(self, story: Story, known: set[str | None], seat: Seat | None) -> None:
        super().__init__("", {story.last.table: story}, Told(), {})
        self._own |= {word for word in known if word}
        self._seat, self.at = seat, story.moments[0]

    @property
    def seat(self) -> Seat | None:
        return self._seat


def one_by_one(story: Story) -> Story:
    """The same with one action an entry."""
    entries: list[Any] = []
    for moment in story.moments:
        entry = moment.entry
        for actions in [[each] for each in moment.body["actions"]] if entry.kind == "played" else [None]:
            body = moment.body if actions is None else {**moment.body, "actions": actions}
            entries.append(replace(entry, seq=len(entries) + 1, body=body))
    return Story(entries, story._chance)


def did(entry: Entry) -> Plain:
    """An entry as its own actor may have it."""
    told = {"played": "actions", "said": "signal", "unsaid": "signal", "chatted": "text", "offered": "gladly"}.get(
        entry.kind
    )
    body = msgspec.to_builtins(entry.body)
    return {"at": entry.at, "kind": entry.kind, **({told: body[told]} if told else {})}


def check_health(told: Plain) -> None:
    if told["status"] == "ok":
        fields("", told, "status version protocol bots")
        among("bots", told["bots"], ("ready", "compiling", "slow", "novices"))
    else:
        fields("", told, "status reason")
        check_sentence("reason", told["reason"], "health", ())


def check_results(told: Plain) -> None:
    """Of ended games, and nothing that would name a card."""
    fields("", told, "games apart kinds ladder ratings")
    own = "game options seats against fewer games won given_up low high middle best progress bots adjusted"
    for number, kind in enumerate(told["kinds"]):
        fields(f"kinds[{number}]", kind, own)
        among(f"kinds[{number}].game", kind["game"], GAMES)
        for point in kind["progress"]:
            fields(f"kinds[{number}].progress", point, "table at won value")
        expect(f"kinds[{number}].adjusted", kind["adjusted"], None)
    for rung in told["ladder"]:
        fields("ladder", rung, "limit rank tries beaten_at bots")
    for rating in told["ratings"]:
        fields("ratings", rating, "game rating low high games")


def check_error(told: Plain, known: set[str | None]) -> None:
    fields("", told, "error sentence facts")
    if not KEY.fullmatch(told["error"]):
        raise Leak("error is no key")
    for name, fact in told["facts"].items():
        among("facts", name, ("least", "most"))  # of a name or a password
        within(f"facts.{name}", fact, 1, 200)
    check_sentence("sentence", told["sentence"], told["error"], known)


def check_statistics(told: Plain) -> None:
    counts = "played won lost given_up"
    for game, figures in told.items():
        among("a game", game, GAMES)
        fields(game, figures, f"{counts} least_left mean_left best_score mean_score")
        for name, figure in figures.items():
            if figure is not None or name in counts.split():
                within(f"{game}.{name}", figure, 0, 1000)


def check_metrics(text: str) -> None:
    """Counts and times by words of ours, never who or what."""
    for line in text.splitlines():
        if line.startswith("#") or OF_THE_PROCESS.fullmatch(line):
            continue
        found = METRIC.fullmatch(line)
        if not found:
            raise Leak(f"{line} is no figure that anybody has thought about")
        labels = LABEL.findall(found[2] or "")
        expect(f"the labels of {line}", found[2] or "", _labelled(labels))
        for label, value in labels:
            if label not in LABELS or not LABELS[label](value):
                raise Leak(f"{line} has a label that is none of our words")


def _labelled(labels: Sequence[tuple[str, str]]) -> str:
    told = ",".join(f'{label}="{value}"' for label, value in labels)
    return f"{{{told}}}" if told else ""


def check_headers(headers: Mapping[str, str]) -> None:
    """No header but those that every page has, and the cookie of who has just got an identity."""
    known = {
        *("content-length", "content-type", "content-security-policy", "x-content-type-options", "referrer-policy"),
        *("permissions-policy", "cross-origin-opener-policy", "cross-origin-resource-policy", "cache-control"),
        *("set-cookie", "content-disposition", "vary", "retry-after", "etag"),
    }
    if strange := headers.keys() - known:
        raise Leak(f"nobody knows what the headers {', '.join(sorted(strange))} tell")
