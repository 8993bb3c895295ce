"""From SVG to PNG, with our own fonts: in a thread, one at a time, and each picture once."""

import asyncio
from collections import OrderedDict
from functools import cache
from importlib.resources import files

import resvg_py

from tenback.server.pictures.drawing import HEIGHT, WIDTH, Result, drawn
from tenback.server.pictures.moment import Moment, moment_drawn

__all__ = ["Painter", "painted"]

MOST_KEPT = 200  # pictures of about 30 KB


def painted(result: Result | Moment) -> bytes:
    """The PNG. It takes some tens of milliseconds: for a thread."""
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=moment_drawn(result) if isinstance(result, Moment) else drawn(result),
            width=WIDTH,
            height=HEIGHT,
            skip_system_fonts=True,  # the same picture on every machine
            font_files=_fonts(),
            font_family="Commissioner",
            sans_serif_family="Commissioner",
            serif_family="Commissioner",
        )
    )


@cache
def _fonts() -> list[str]:
    """As files: a package that lies in an archive is not served from."""
    folder = files("tenback").joinpath("server", "pictures", "fonts")
    return sorted(str(each) for each in folder.iterdir() if each.name.endswith(".ttf"))


class Painter:
    """Paints each picture once, as long as it is kept."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._kept: OrderedDict[Result | Moment, bytes] = OrderedDict()
        self._painting = asyncio.Lock()

    async def picture(self, result: Result | Moment) -> bytes:
        """The PNG; who asks for one that is being painted waits for it."""
        if (found := self._kept.get(result)) is None:
            async with self._painting:
                found = self._kept.get(result)
                if found is None:
                    found = self._kept[result] = await asyncio.to_thread(painted, result)
                    if len(self._kept) > self._most:
                        self._kept.popitem(last=False)
        self._kept.move_to_end(result)
        return found
