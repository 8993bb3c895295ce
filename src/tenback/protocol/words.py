"""What the words on the wire are made of: bounded texts and small numbers."""

from typing import Annotated

from msgspec import Meta

__all__ = ["ActionText", "CommandId", "Key", "SeatNumber", "Seq", "Strength", "TableId", "Text"]

CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$(?!\n)")]
TableId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Seq = Annotated[int, Meta(ge=0, le=2**53)]
ActionText = Annotated[str, Meta(min_length=1, max_length=20)]
Strength = Annotated[str, Meta(min_length=1, max_length=20)]
Text = Annotated[str, Meta(max_length=1000)]
