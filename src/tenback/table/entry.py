"""One line of a table's log. A table is the fold of its log, and nothing else."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

__all__ = ["Entry"]


@dataclass(frozen=True, slots=True)
class Entry:
    """Something that happened at a table. Entries are only ever appended."""

    table: str
    seq: int  # 1, 2, 3 ... without a gap
    at: int  # milliseconds since 1970, UTC
    actor: str  # a person's id, or who else moved the table: its clock, a bot
    command: str  # the actor's own id for the wish; the same one does nothing twice
    kind: str
    body: Mapping[str, Any] = field(repr=False)  # plain JSON data; the seed and the plays must not reach a log
