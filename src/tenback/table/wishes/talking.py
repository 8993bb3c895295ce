"""What is said at a table (G14, Q10, Q11, F11): signals, and free text."""

from collections.abc import Sequence

from tenback import talk
from tenback.core import Seat
from tenback.table import entries
from tenback.table.declined import Declined
from tenback.table.entries import Body
from tenback.table.setting import Talk as TalkPolicy
from tenback.table.table import Table
from tenback.table.wishes.conditions import check_not_paused, listened_to, seated

__all__ = ["LONGEST_CHAT", "chat", "say", "unsay"]

LONGEST_CHAT = 300  # characters
MOST_TEXTS = 6  # of a seat from turn to turn, where numbers are guarded
JOINER = "\u200d"  # joins emoji into one


def say(table: Table, seat: Seat, text: str) -> list[Body]:
    """A signal: each seat once about each thing after each player's turn, so that nobody counts with signals."""
    setting = table.setting
    try:
        signal = talk.read(setting.game, setting.options, text)
    except talk.NotASignal as error:
        raise Declined("not-a-signal", str(error), rule=error.rule) from None
    if setting.talk is TalkPolicy.SILENT:
        raise Declined("silent", "This table plays in silence.")
    if not table.running:
        raise Declined("no-cards", "You can signal only while the game is on.")
    check_not_paused(table)
    if (seat, talk.about(str(signal))) in table.spoken:
        raise Declined(
            "said-already",
            f"You have spoken about {talk.about(str(signal))} since the last turn; wait for the next.",
            about=talk.about(str(signal)),
        )
    return [entries.Said(seat, str(signal))]


def unsay(table: Table, seat: Seat, text: str) -> list[Body]:
    """Take back a signal that stands. It counts as speaking of the thing, so that nobody counts with it either."""
    if not table.running:
        raise Declined("no-cards", "You can signal only while the game is on.")
    check_not_paused(table)
    if not any((said.seat, said.signal) == (seat, text) for said in table.standing):
        raise Declined("not-said", "There is no such signal of yours to take back.")
    return [entries.Unsaid(seat, text)]


def chat(table: Table, person: str, text: str) -> list[Body]:
    """Free text. While cards are held, the table's policy and the number guard decide."""
    seat = seated(table, person)
    sitter = table.sitters[seat]
    assert sitter is not None  # somebody sits there
    said = " ".join(text.split())
    if not 1 <= len(said) <= LONGEST_CHAT:
        raise Declined(
            "chat-length", f"A message has 1 to {LONGEST_CHAT} characters, not {len(said)}.", most=LONGEST_CHAT
        )
    visible = said.replace(JOINER, "")
    if not visible or not visible.isprintable():
        raise Declined("chat-characters", "A message has printable characters only.")
    if table.running:
        if table.setting.talk is not TalkPolicy.OPEN:
            raise Declined("no-chat", "At this table nothing is written while cards are held.")
        if table.setting.guarded:
            _check_guarded(table, seat, said)
    return [entries.Chatted(seat, sitter.name, said)]


def _check_guarded(table: Table, seat: Seat, said: str) -> None:
    """What passes on a number is declined: by its words, by those of the messages before it, or by being many."""
    earlier = [text for writer, text in table.written if writer == seat]
    if words := _stopped(said, earlier, table.names()):
        raise Declined(
            "number",
            f"{', '.join(f'“{each}”' for each in words)}: nobody may pass on a number in any way.",
            rule=talk.rule(table.setting.game, table.setting.options),
            words="\n".join(words),  # one a line: a reader's language has quotation marks and lists of its own
        )
    if listened_to(table) and said in earlier:
        raise Declined("written-already", "You have written that since the last turn; say it otherwise, or wait.")
    if listened_to(table) and len(earlier) >= MOST_TEXTS:
        raise Declined(
            "texts", f"You have written {MOST_TEXTS} times since the last turn; wait for the next.", most=MOST_TEXTS
        )


def _stopped(said: str, earlier: Sequence[str], names: Sequence[str]) -> list[str]:
    """What the guard stops in a message, or in it and those before it: "twen" and then "ty"."""
    found = [each.words for each in talk.stopped(said, names)]
    if found or not earlier:
        return found
    together = " ".join([*earlier, said])
    begins = len(together) - len(said)
    over = (each for each in talk.stopped(together, names) if each.start < begins < each.start + len(each.words))
    return [each.words for each in over]
