"""What can go wrong with a store. Every sentence says what to do about it, and none tells a password."""

from tenback.core import TenbackError, shown

__all__ = ["BackupError", "CommandRepeated", "NameTaken", "SeqTaken", "StoreDown", "StoreError", "UnknownPerson"]


class StoreError(TenbackError):
    """The root of the store's errors; by itself: something that cannot be stored, or a store that cannot be named."""


class StoreDown(StoreError):
    """The store cannot answer now. Whether the last append is in the log is not known: reload before going on."""


class SeqTaken(StoreError):
    """That is not the next place in the table's log: reload and try again."""

    def __init__(self, table: str, seq: int, head: int) -> None:
        super().__init__(
            f"The next entry of table {shown(table)} is number {head + 1}, not {seq}: load its log and try again."
        )
        self.table, self.seq, self.head = table, seq, head


class CommandRepeated(StoreError):
    """That actor's command is in the table's log already: it has been done, and nothing is done twice."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"That command is entry {seq} of table {shown(table)} already.")
        self.table, self.seq = table, seq


class NameTaken(StoreError):
    """Somebody else has an account of that name."""


class UnknownPerson(StoreError):
    """Nobody with that id, or no account of that name."""


class BackupError(StoreError):
    """A file that is no sound backup, or one that does not fit here."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place, self.reason = place, reason
