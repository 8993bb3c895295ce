"""Saving a game while it is played, without ever losing what was saved before."""

import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from tenback import record
from tenback.cli.console import say
from tenback.cli.files import contents, understood
from tenback.core import OptionError

__all__ = ["Kept"]


class Kept:
    """The file that a game is kept in: at every moment a whole record, the newest or the one before."""

    def __init__(self, file: Path, form: Callable[[record.Record], str] = record.to_json) -> None:
        self.file = file
        self.form = form
        self.actions = 0  # how many of the game's actions are in the file
        self.trouble = ""

    @classmethod
    def anew(cls, file: Path, begun: record.Record) -> "Kept":
        """A file for a new game. OptionError, before anything is played, where there can be none."""
        try:
            if file.is_dir():
                raise OptionError(f"{file} is a directory; name a file in it.")
            if file.exists():
                raise OptionError(f"{file} is there already; go on with it by --resume {file}, or name another file.")
            kept = cls(file)
            replace(file, kept.form(begun))
        except OSError as error:
            raise OptionError(f"{file} cannot be written: {error.strerror}.") from None
        return kept

    @classmethod
    def again(cls, file: Path) -> "tuple[Kept, record.Record]":
        """The game that the file holds, to go on with; a transcript stays a transcript."""
        text = contents(file)
        if not file.is_file():  # a device or a pipe must not be replaced by a record
            raise OptionError(f"{file} is no file that a game can be kept in.")
        told = understood(file, text)
        kept = cls(file, record.to_json if text.lstrip().startswith(b"{") else record.to_transcript)
        kept.actions = len(told.actions)
        return kept, told

    def keep(self, game: record.Record) -> None:
        """Put the newest record in place. Where that fails the game goes on, and the players are told once."""
        trouble = ""
        try:
            replace(self.file, self.form(game))
            self.actions = len(game.actions)
        except OSError as error:
            trouble = f"{error.strerror}"
        if trouble != self.trouble:
            say(
                f"{self.file} cannot be written: {trouble}. The game goes on."
                if trouble
                else f"{self.file} is kept again."
            )
        self.trouble = trouble


def replace(file: Path, text: str) -> None:
    """Write beside the file, make it durable, then put it in place in one step. A link keeps pointing to it."""
    file = file.resolve()
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=".tenback-")  # for its owner alone: hands are in it
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as stream:
            stream.write(text)
            stream.flush()
            os.fsync(stream.fileno())
        if file.exists():
            shutil.copymode(file, name)
        Path(name).replace(file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
