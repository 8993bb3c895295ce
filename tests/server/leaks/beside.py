"""Pages beside a table: one's own tables, how a game ended, its picture, what one wants to be told of, and lists."""

import re
from collections.abc import Mapping

import msgspec

from tenback.server import lessons
from tenback.server.shelf import offered
from tests.server.leaks.scenes import awaited_at, seats_of
from tests.server.leaks.shapes import LONG, SINCE, UNTIL, Leak, Plain, among, expect, fields, within
from tests.server.leaks.story import Moment, Story

GAMES = ("the-game", "quick-and-easy", "face-to-face", "ten")
OF_THE_END = re.compile(r"/api/tables/([^/]+)/(result|end|picture\.png|moment\.png)")
PNG = b"\x89PNG\r\n\x1a\n"
DRAWN = {b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND", b"sBIT", b"pHYs"}  # and no chunk with words


def check_own_tables(told: Plain, person: str, stories: Mapping[str, Story], time: int) -> None:
    """Tables where the reader sits or sat. Whom it waits for is what everybody at the table sees."""
    fields("", told, "tables more")
    among("more", told["more"], (True, False))
    for number, shown in enumerate(told["tables"]):
        path = f"tables[{number}]"
        own = "table game phase seats your_seats awaited your_turn since deadline clock paused"
        fields(path, shown, own)
        moments = [each for each in stories[shown["table"]].moments if each.entry.at <= time]
        if not shown["your_seats"] or not set(shown["your_seats"]) <= {each.seat_of(person) for each in moments}:
            raise Leak(f"{path} is somebody else's table")
        expect(f"{path}.game", shown["game"], moments[0].game)
        expect(f"{path}.clock", shown["clock"], moments[0].setting["clock"])
        among(f"{path}.phase", shown["phase"], ("waiting", "playing"))
        among(f"{path}.seats", shown["seats"], [seats_of(each) for each in moments])
        among(f"{path}.awaited", shown["awaited"], [[], *(awaited_at(each) for each in moments)])
        expect(f"{path}.your_turn", shown["your_turn"], bool(set(shown["awaited"]) & set(shown["your_seats"])))
        among(f"{path}.paused", shown["paused"], {each.paused for each in moments})
        within(f"{path}.since", shown["since"], moments[0].entry.at, time)
        if shown["deadline"] is not None:
            within(f"{path}.deadline", shown["deadline"], SINCE, UNTIL)


def check_the_end(what: str, body: bytes, moment: Moment, person: str) -> None:
    """Of a game that has ended, and nobody's name. What it counts must be the same for twins."""
    if moment.phase != "ended" or moment.state is None:
        raise Leak("how it ended, before the end")
    if what == "moment.png" and not moment.may_see_all(moment.seat_of(person)):
        raise Leak("every card, in a picture")
    if what.endswith(".png"):
        if strange := set(chunks(body)) - DRAWN:
            raise Leak(f"a picture that tells {strange}")
        return
    told = msgspec.json.decode(body)
    text = body.decode()
    if LONG.search(text):
        raise Leak("an id, a key or a seed")
    for sitter in moment.sitters:
        if sitter and sitter["person"] and sitter["name"] in text:
            raise Leak("a name, where none was asked for")
    if what == "result":
        fields("", told, "text")
        return
    fields("", told, "turns tallies last_turn burnt compared bots next_limit")
    seat = moment.seat_of(person)
    if told["last_turn"] is not None and not moment.may_see_all(seat):
        raise Leak("the last hand, for somebody who may not see every card")
    if told["compared"] is not None and seat is None:
        raise Leak("compared, for somebody who did not play")


def chunks(png: bytes) -> list[bytes]:
    expect("the picture's kind", png[:8], PNG)
    found, at = [], 8
    while at < len(png):
        found.append(png[at + 4 : at + 8])
        at += 12 + int.from_bytes(png[at : at + 4])
    return found


def check_notices(told: Plain, chosen: Plain | None = None) -> None:
    """What one has chosen oneself, the last time, and the server's public key. No browser or address was ever taken."""
    fields("", told, "push devices can_mail mail quiet_from quiet_to zone language")
    expect("where to tell somebody", (told["devices"], told["mail"]), ([], None))
    if chosen is None:
        expect("zone", told["zone"], None)
    else:
        expect("what somebody has chosen", {name: told[name] for name in chosen}, chosen)
    among("can_mail", told["can_mail"], (True, False))
    if told["push"] is not None and not re.fullmatch(r"[A-Za-z0-9_-]{87}", told["push"]):
        raise Leak("push is no public key")
    for name in ("quiet_from", "quiet_to"):
        within(name, told[name], 0, 1439)
    among("language", told["language"], ("en", "pl", "cs", "ru", "de", "fr"))


def check_rescues(told: Plain) -> None:
    """The collection, without its cards."""
    fields("", told, "rescues")
    for each in told["rescues"]:
        fields("rescues", each, "game number seats left fast strong")
        among("rescues.game", each["game"], GAMES)
        for name in ("fast", "strong"):
            for figure in each[name].values():
                within(f"rescues.{name}", figure, 0, 1_000_000)
        for name in ("number", "seats", "left"):
            within(f"rescues.{name}", each[name], 1, 1000)


def check_shelf(path: str, told: object) -> None:
    """The same for everybody."""
    right = {"/api/lessons": lessons.shown, "/api/games": offered}[path]()
    expect(path, told, msgspec.json.decode(msgspec.json.encode(right)))
