"""Pictures of results, 1200 by 630: what a link shows before it is opened, and what people send to each other.

`Result` says what is on one, `painted` makes the PNG; a `Painter` does it in a thread, and each once. Only
`of_table.py` knows of tables.
"""

from tenback.server.pictures.drawing import Result, drawn
from tenback.server.pictures.painting import Painter, painted

__all__ = ["Painter", "Result", "drawn", "painted"]
