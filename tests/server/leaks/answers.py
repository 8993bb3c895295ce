"""What wishes over HTTP are answered, and pages of what came of them: links, lessons, tables that go on from a moment,
puzzles, reviews, the deals of a day, challenges, and what somebody has chosen.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
import segno

from tenback import games
from tenback.protocol.lessons import LessonAsked
from tenback.server import lessons
from tenback.server.assets import AT_HOME, ROOT, Client
from tenback.server.daily.deals import DEALS
from tenback.table.invitations import key_hash
from tests.server.leaks.beside import check_notices, chunks
from tests.server.leaks.scenes import check_ending, seats_of
from tests.server.leaks.shapes import LONG, SINCE, UNTIL, Leak, Plain, among, expect, fields, within
from tests.server.leaks.story import Moment, Story

PUZZLE = re.compile(r"/api/puzzles/([^/]+)")
OF_A_TABLE = re.compile(r"/api/tables/([^/]+)/(branches|puzzles|review)")
DOOR = re.compile(r"/api/tables/([^/]+)/door")
OPENED_ALONE = re.compile(r"/api/puzzles/[^/]+/tables|/api/rescues/[^/]+/[0-9]+/tables")
CHALLENGE = re.compile(r"/api/challenges/([^/]+)")
ONE_DEAL = re.compile(r"/api/daily/([^/]+)/([^/]+)")
CLIENT = Client()
DOCUMENTS = ("invitation", "notices", "puzzle", "day", "challenger", "challenged")
OF_A_DEAL = "deal game seats options bots fewer seed_hash played mine par week"


@dataclass(slots=True)
class Made:
    """What people have made and chosen so far, by their own requests."""

    puzzles: dict[str, str] = field(default_factory=dict)  # of which tables
    chosen: dict[str, Plain] = field(default_factory=dict)  # by person: when and how to be told of one's turn


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks, what there is, and when it was told."""

    person: str
    stories: Mapping[str, Story]
    time: int
    made: Made

    def at(self, table: str) -> Moment:
        return moment_at(self.stories[table], self.time)

    def sees_all(self, table: str) -> bool:
        moment = self.at(table)
        return moment.may_see_all(moment.seat_of(self.person))

    def tries(self, date: str, deal: str) -> dict[str, Moment]:
        """By person: how far their try that counts has come. Only those that have begun by now."""
        found = {}
        for story in self.stories.values():
            first = story.moments[0]
            if first.day == {"date": date, "deal": deal} and not first.known and first.entry.at <= self.time:
                found[first.host] = moment_at(story, self.time)
        return found

    def has_played(self, moment: Moment) -> bool:
        """Whether these cards, of a day or of a challenge, are known to the asker from a game of theirs."""
        if moment.day:
            own = self.tries(**moment.day).get(self.person)
            return own is not None and own.phase == "ended"
        sides = (moment_at(story, self.time) for story in self.stories.values() if story.begun_by(self.time))
        return moment.challenge is not None and any(
            side.challenge == moment.challenge and side.phase == "ended" and side.seat_of(self.person) is not None
            for side in sides
        )


def moment_at(story: Story, time: int) -> Moment:
    return next(moment for moment in reversed(story.moments) if moment.entry.at <= time)


def check_file(path: str, body: bytes) -> bool:
    """Whether it is one of the client's files, which are the same for everybody."""
    if path == "/picture.png":
        chunks(body)
        return True
    if path[1:] in AT_HOME:
        expect(path, body, CLIENT._at_home[path[1:]].plain)
        return True
    if path.startswith(f"{ROOT}/"):
        expect(path, body, CLIENT.files[path.removeprefix(f"{CLIENT.root}/")].plain)
        return True
    return False


def check_wish(method: str, path: str, told: Plain, asked: Any, asker: Asker) -> bool:
    """Whether it is one of these that was granted."""
    if method == "POST" and path in ALIKE_FOR_ALL:
        expect(path, told, ALIKE_FOR_ALL[path](asked))
    elif path == "/api/invitations":
        check_invitation(told, asked, asker)
    elif found := DOOR.fullmatch(path):
        check_who_is_there(told, asker)
        expect("table", told["table"], found[1])
    elif path.startswith("/api/me/notices"):
        if method == "PUT":
            asker.made.chosen[asker.person] = asked
        check_notices(told, asker.made.chosen.get(asker.person))
    elif found := OF_A_TABLE.fullmatch(path):
        check_of_table(found[1], found[2], told, asked, asker)
    elif OPENED_ALONE.fullmatch(path):
        check_opened(told, asker, None)
    elif found := PUZZLE.fullmatch(path):
        check_puzzle(told, asker.at(asker.made.puzzles[found[1]]))
    elif found := CHALLENGE.fullmatch(path):
        check_challenge(told, found[1], asker)
    elif path == "/api/daily":
        fields("", told, "date ends closes deals sealed")
        expect("sealed", sorted(told["sealed"]), sorted(DEALS))
        for deal in told["deals"]:
            check_deal(deal, told["date"], asker)
    elif found := ONE_DEAL.fullmatch(path):
        check_one_deal(told, found[1], found[2], asker)
    else:
        return False
    return True


# The same for everybody


def _lesson(asked: Any) -> Any:
    return plain(lessons.answered(msgspec.convert(asked, LessonAsked)))


def _qr(asked: Any) -> Plain:
    matrix = segno.make_qr(asked["link"], error="m").matrix
    dark = [(x, y) for y, row in enumerate(matrix) for x, each in enumerate(row) if each]
    return {"size": len(matrix), "path": "".join(f"M{x} {y}h1v1h-1z" for x, y in dark)}


ALIKE_FOR_ALL = {"/api/lessons": _lesson, "/api/qr": _qr}


def plain(told: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(told))


# Tables


def check_invitation(told: Plain, asked: Any, asker: Asker) -> None:
    """The table's name, to whoever shows a key that was made for it; as long as it opens the table, who is there."""
    fields("", told, "table game host names")
    moments = [each for each in asker.stories[told["table"]].moments if each.entry.at <= asker.time]
    given: set[str] = set()
    standing: dict[str, int | None] = {}
    for moment in moments:
        new = [moment.body] if moment.entry.kind == "invited" else moment.body.get("invitations", ())
        given |= {each["hash"] for each in new}
        standing = {} if moment.entry.kind == "revoked" else standing | {each["hash"]: each["until"] for each in new}
    key = key_hash(asked["key"])
    if key not in given:
        raise Leak("the name of a table, for a key that is none of its keys")
    until = standing.get(key, 0)
    opens = until is None or until > asker.time
    if not opens and told["game"] is not None:
        raise Leak("who is at the table, for a key that has ended")
    if told["game"] is not None:
        check_who_is_there(told, asker)


def check_who_is_there(told: Plain, asker: Asker) -> None:
    """What is played at a table, and the names at it: what everybody sees who may come in."""
    fields("", told, "table game host names")
    moments = [each for each in asker.stories[told["table"]].moments if each.entry.at <= asker.time]
    expect("game", told["game"], moments[-1].game)
    there = [[seat["name"] for seat in seats_of(each) if seat["name"]] for each in moments]
    among("names", told["names"], there)
    among("host", told["host"], [None, *(name for names in there for name in names)])


def check_of_table(table: str, what: str, told: Plain, asked: Any, asker: Asker) -> None:
    """All of these tell of every card, or let somebody play with them: for those who may see every card."""
    if not asker.sees_all(table):
        raise Leak(f"{what} of a table before the end, or for somebody who may not see every card")
    if what == "branches":
        check_opened(told, asker, table)
        expect("key", told["key"] is not None, asked.get("others") == "friends")
    elif what == "puzzles":
        fields("", told, "puzzle")
        asker.made.puzzles[told["puzzle"]] = table
    else:
        fields("", told, "state done of failed reason ahead review")
        among("state", told["state"], ("none", "working", "failed"))
        for word in LONG.findall(json.dumps(told["review"])):
            among("a long word of a review", word, {asker.at(table).seed, asker.at(table).seed_hash})


def check_opened(told: Plain, asker: Asker, origin: str | None) -> None:
    """A table of the asker's own."""
    fields("", told, "table key")
    first = asker.stories[told["table"]].moments[0]
    assert first.branch is not None
    expect("whose table it is", first.host, asker.person)
    expect("from where it goes on", first.branch["table"], origin)


def check_puzzle(told: Plain, moment: Moment) -> None:
    """To whoever has the link: which game, and how it ended for those who played it; not where, nor who."""
    fields("", told, "game title options seats turn ending")
    expect("game", told["game"], moment.game)
    expect("title", told["title"], games.get(moment.game).title)
    expect("options", told["options"], moment.setting["options"])
    expect("seats", told["seats"], moment.seats)
    within("turn", told["turn"], 1, len(moment.actions) + 1)
    check_ending("ending", told["ending"], moment)


# Deals that several people play, each for themselves


def check_deal(told: Plain, date: str, asker: Asker) -> None:
    """Before the end of one's own try how many have played, and nothing else."""
    fields("deals", told, OF_A_DEAL)
    deal, tries = DEALS[told["deal"]], asker.tries(date, told["deal"])
    expect("game", (told["game"], told["seats"], told["bots"]), (deal.game, deal.seats, list(deal.bots)))
    within("played", told["played"], 0, sum(each.phase == "ended" for each in tries.values()))
    expect("par", told["par"], None)  # nobody works it out here
    own = tries.get(asker.person)
    mine = told["mine"]
    expect("the week", [dot["mine"] for dot in told["week"]], [None] * 6 + [mine])
    if own is None:
        expect("mine", mine, None)
        return
    fields("mine", mine, "table finished won value turns backs late")
    expect("mine.table", mine["table"], own.table)
    expect("mine.finished", mine["finished"], own.phase == "ended")


def check_one_deal(told: Plain, date: str, deal: str, asker: Asker) -> None:
    fields("", told, "date ends closes deal seat seed spread others trail line")
    expect("date", (told["date"], told["deal"]["deal"], told["seat"]), (date, deal, 0))
    for name in ("ends", "closes"):
        within(name, told[name], SINCE, UNTIL)
    tries = asker.tries(date, deal)
    own = tries.get(asker.person)
    if told["closes"] <= asker.time:
        return  # by then it is everybody's
    check_deal(told["deal"], date, asker)
    expect("the seed of a day that goes on", told["seed"], None)
    if own is None or own.phase != "ended":
        expect("what others did, before one's own try is over", (told["spread"], told["others"]), (None, []))
        expect("how it went, or could, before one's own try is over", (told["trail"], told["line"]), ([], None))
        return
    expect("a figure a turn of one's own", [type(each) for each in told["trail"]], [int] * len(told["trail"]))
    expect("a line that wins", told["line"], None)  # nobody looks for it here
    fields("spread", told["spread"], "steps tries won given_up behind")
    ended = {each.table: each for each in tries.values() if each.phase == "ended"}
    for each in told["others"]:
        fields("others", each, "table name won value turns you")
        other = ended[each["table"]]  # or it is of no known shape
        expect("others.you", each["you"], other.host == asker.person)


def check_challenge(told: Plain, name: str, asker: Asker) -> None:
    """How it went for others, to those who have played these cards to the end."""
    fields("", told, "challenge game seats options bots fewer by seed_hash may_play sides")
    expect("challenge", told["challenge"], name)
    sides = [moment_at(story, asker.time) for story in asker.stories.values() if story.begun_by(asker.time)]
    of_it = [each for each in sides if each.challenge == name]
    done = any(asker.has_played(each) for each in of_it)
    for side in told["sides"]:
        fields("sides", side, "name names you finished open table won value turns")
        if not (done or side["you"]):
            expect(
                "how it went, before one's own end",
                [side[each] for each in ("table", "won", "value", "turns")],
                [None] * 4,
            )
    for word in LONG.findall(json.dumps(told)):
        seeds = {seed for each in of_it for seed in (each.seed, each.secret)}
        if word in seeds:
            raise Leak("the seed of a challenge")


# What is kept of somebody


def check_documents(kept: list[Plain], asker: Asker) -> None:
    """One's own words and deeds; no seed, and no table at which one never sat."""
    for document in kept:
        fields("kept", document, "kind key at body")
        among("kept.kind", document["kind"], DOCUMENTS)
        for word in LONG.findall(json.dumps(document["body"])):
            story = asker.stories.get(word)
            if story and not any(
                each.host == asker.person or each.seat_of(asker.person) is not None for each in story.moments
            ):
                raise Leak("kept: a table of others")
            if any(word in (each.last.seed, each.last.secret) for each in asker.stories.values()):
                raise Leak("kept: a seed")
