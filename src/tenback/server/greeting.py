"""The first frame of a connection: it says who is there, and which version of the protocol is spoken."""

from tenback.protocol import client_frames as wire
from tenback.server.closing import Closing, Hangup
from tenback.server.desk import Desk
from tenback.server.identity import Banned, admitted
from tenback.store import Person

__all__ = ["greeted", "too_late"]

COME_BACK = 1.0  # seconds
AFTER_CLOSING = 5.0  # some of one's own lines


def too_late(seconds: float) -> Hangup:
    return Hangup(Closing.BAD_FRAMES, "no-hello", f"The first frame is hello, within {seconds:g} seconds.", COME_BACK)


async def greeted(desk: Desk, text: str | bytes, known: Person | None) -> Person:
    """Who has greeted with that frame, or is known by a cookie; Hangup for whoever may not come in."""
    try:
        hello = wire.read(text)
    except wire.NotAFrame as error:
        raise Hangup(Closing.BAD_FRAMES, "not-a-frame", str(error)) from None
    if not isinstance(hello, wire.Hello):
        raise Hangup(Closing.BAD_FRAMES, "no-hello", "The first frame is hello.")
    if hello.version != wire.VERSION:
        raise Hangup(Closing.VERSION, "version", f"This server speaks version {wire.VERSION}, not {hello.version}.")
    person = await desk.identities.person(hello.token) if hello.token else known
    if person is None:
        raise Hangup(Closing.WHO, "who", "Unknown identity; get one from POST /api/guests.")
    try:
        admitted(person)
    except Banned as banned:
        raise Hangup(Closing.BANNED, banned.key, banned.sentence) from None
    if desk.connections.of_person(person.id) >= desk.limits.sockets_a_person:
        desk.measures.met("sockets_a_person")()
        raise Hangup(Closing.TRY_LATER, "too-many", "You have too many connections open; close some.", AFTER_CLOSING)
    return await desk.identities.as_called(person)
