"""The unseen is a type: neither -1 nor a missing field."""

from dataclasses import dataclass

__all__ = ["Hidden"]


@dataclass(frozen=True, slots=True)
class Hidden:
    """So many cards lie here; which ones, this viewer may not know."""

    count: int

    def __len__(self) -> int:
        return self.count
