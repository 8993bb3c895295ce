"""What is told to somebody, in their language: as a push shows it, and as a mail says it."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Literal
from urllib.parse import urlsplit

import msgspec

from tenback.server.notices.mail import Letter
from tenback.server.notices.push import Shown
from tenback.server.notices.wanted import Wanted
from tenback.server.words import Words, words_of

__all__ = ["Kind", "Note", "confirmation", "letter", "shown"]

Kind = Literal["turn", "ended", "test"]
SEVERAL = "several"  # the tag of a message about more than one table


class Note(msgspec.Struct, frozen=True):
    """One thing to tell one person. It names the game, who sits there and until when: nothing that a card tells."""

    kind: Kind
    table: str = ""
    mark: str = ""  # which turn of theirs it is
    game: str = ""
    names: list[str] = msgspec.field(default_factory=list)  # of the others
    deadline: int | None = None
    tries: int = 0
    done: list[str] = msgspec.field(default_factory=list)  # who has it already: `mail`, or a device's id

    @property
    def path(self) -> str:
        return f"/t/{self.table}" if self.table else "/settings"


def shown(notes: Sequence[Note], wanted: Wanted) -> Shown:
    """On a device."""
    words = words_of(wanted.language)
    if len(notes) == 1:
        (note,) = notes
        return Shown(_title(note, words), _about(note, words, wanted.zone), note.path, note.table or note.kind)
    titles = "\n".join(_title(each, words) for each in notes)
    return Shown(words.say("notice-several", count=len(notes)), titles, "/", SEVERAL)


def letter(notes: Sequence[Note], wanted: Wanted, *, name: str, off: str) -> Letter:
    """By mail; `off`: the token that ends such mails."""
    assert wanted.mail is not None
    words, base = words_of(wanted.language), wanted.base
    title = _title(notes[0], words) if len(notes) == 1 else words.say("notice-several", count=len(notes))
    paragraphs = [words.say("mail-hello", name=name)]
    for note in notes:
        about = _about(note, words, wanted.zone)
        paragraphs.append(f"{_title(note, words)}. {about}\n{words.say('mail-open', link=f'{base}{note.path}')}")
    paragraphs += [
        f"{words.say('mail-why', server=_host(base))}\n{words.say('mail-off', link=f'{base}/notices#off:{off}')}"
    ]
    text = "\n\n".join(paragraphs)
    return Letter(wanted.mail.address, title, f"{text}\n", wanted.language, f"{base}/api/notices/off?token={off}")


def confirmation(address: str, wanted: Wanted, token: str) -> Letter:
    """The one mail that goes out before anybody has agreed: it asks, and nothing else."""
    words, server = words_of(wanted.language), _host(wanted.base)
    link = f"{wanted.base}/notices#confirm:{token}"
    text = "\n\n".join(
        (
            words.say("confirm-body", server=server),
            words.say("confirm-open", link=link),
            words.say("confirm-else"),
        )
    )
    return Letter(address, words.say("confirm-subject", server=server), f"{text}\n", wanted.language)


def _title(note: Note, words: Words) -> str:
    return words.say(f"notice-{note.kind}", game=note.game)


def _about(note: Note, words: Words, zone: str) -> str:
    if note.kind == "test":
        return words.say("notice-test-about")
    said = [words.say("notice-with", names=words.list(note.names)) if note.names else words.say("notice-alone")]
    if note.deadline is not None:
        when = words.moment(datetime.fromtimestamp(note.deadline / 1000, UTC), zone)
        said.append(words.say("notice-until", when=when))
    return " ".join(said)


def _host(base: str) -> str:
    return urlsplit(base).netloc
