"""What a link shows before it is opened: a title, a sentence and a picture, for programs that read no scripts.

They come without a name and without a key, so they are told what a stranger would be told: a table in the lobby is
named by its game, every other one, whether it exists or not, is an invitation to a game. Nobody's name is ever in it.
"""

from dataclasses import dataclass
from html import escape

from starlette.requests import Request

from tenback import games
from tenback.core import TenbackError
from tenback.server.words import Words, asked_for, words_of
from tenback.store import Listing, Store, StoreDown

__all__ = ["Preview", "Previews"]

OF_THE_HOUSE = "/picture.png"
WIDE, HIGH = 1200, 630
LONGEST_NAME = 64  # of a table, in an address


@dataclass(frozen=True, slots=True)
class Preview:
    title: str
    about: str
    picture: str = OF_THE_HOUSE  # a path of ours

    def head(self, base: str) -> str:
        """For the page's head; whatever it says is a text there, nothing else."""
        told = {
            "og:site_name": "tenback",
            "og:type": "website",
            "og:title": self.title,
            "og:description": self.about,
            "og:image": f"{base}{self.picture}",
            "og:image:width": str(WIDE),
            "og:image:height": str(HIGH),
            "og:image:alt": self.title,
        }
        lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items()]
        lines.append('<meta name="twitter:card" content="summary_large_image" />')
        return "\n    ".join(lines)


class Previews:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def head(self, request: Request) -> str:
        """For the page that is asked for."""
        return (await self.of(request)).head(f"{request.url.scheme}://{request.url.netloc}")

    async def of(self, request: Request) -> Preview:
        """By the route that the request took."""
        words = words_of(asked_for(request.headers.get("accept-language", "")))
        path: str = getattr(request.scope.get("route"), "path", "")
        match path:
            case "/t/{table}" | "/replay/{table}":
                return await self._of_table(request.path_params["table"], words, replay=path.startswith("/replay"))
            case "/j":
                return _invitation(words)
            case "/rules/{game}":
                return _rules(request.path_params["game"], words)
        return _home(words)

    async def _of_table(self, name: str, words: Words, *, replay: bool) -> Preview:
        try:
            listing = await self._store.listing(name) if len(name) <= LONGEST_NAME else None
        except (StoreDown, TenbackError):
            listing = None
        if listing is None or not _for_everyone(listing):
            return _invitation(words)
        title = listing.summary["title"]
        picture = f"/api/tables/{listing.table}/picture.png" if listing.phase == "ended" else OF_THE_HOUSE
        seats = listing.summary["seats"]
        if replay and listing.phase == "ended":
            with_them = words.say("picture-with", seats=len(seats))
            about = words.say("preview-replay-about", **{"with": with_them})
            return Preview(words.say("preview-replay", game=title), about, picture)
        free = sum(seat["kind"] == "open" for seat in seats)
        about = words.say("preview-waiting", free=free) if listing.phase == "waiting" else words.say("preview-playing")
        if listing.phase == "ended":
            about = words.say("picture-with", seats=len(seats))
        return Preview(words.say("preview-table", game=title), about, picture)


def _for_everyone(listing: Listing) -> bool:
    """Whether a stranger who opens the link would see the table."""
    if listing.removed or not listing.listed:
        return False
    return listing.phase == "waiting" or listing.summary.get("watch") != "none"


def _invitation(words: Words) -> Preview:
    return Preview(words.say("preview-invitation"), words.say("preview-invitation-about"))


def _home(words: Words) -> Preview:
    return Preview(words.say("preview-home"), words.say("preview-home-about"))


def _rules(slug: str, words: Words) -> Preview:
    """The game's title comes from the shelf, never from the address."""
    game = next((each for each in games.shelf() if each.slug == slug), None)
    if game is None:
        return _home(words)
    return Preview(words.say("preview-rules", game=game.title), words.say("preview-rules-about"))
