"""Pictures of results and moments, 1200 by 630: what links show before they are opened, and what people send around.

`Result` says what is on one, `painted` makes the PNG; a `Painter` does it in a thread, and each once. Only
`of_table.py` and `moment.py` know of tables.
"""

from tenback.server.pictures.drawing import Result, drawn
from tenback.server.pictures.painting import Painter, painted

__all__ = ["Painter", "Result", "drawn", "painted"]
