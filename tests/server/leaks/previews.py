"""The page that everybody gets: what its head says of the link is what a stranger may know of the table."""

import re
from collections.abc import Mapping
from html import unescape

from tenback import games
from tenback.server.assets import Client
from tenback.server.words import words_of
from tests.server.leaks.scenes import seats_of
from tests.server.leaks.shapes import Leak, among, expect
from tests.server.leaks.story import Moment, Story

PAGE = Client().html
HEAD = re.compile(r'<meta (?:property|name)="((?:og|twitter):[a-z:_]+)" content="([^"]*)" />')
OF_TABLES = re.compile(r"/(t|replay)/([^/]+)")
ADDRESS = re.compile(r"https?://[a-z0-9.:-]+")
OF_THE_HOUSE = "/picture.png"

Said = tuple[str, str, str]  # title, sentence and the path of the picture


def check_page(path: str, text: str, stories: Mapping[str, Story], time: int) -> None:
    """One page for everybody, whatever they are and hold; two tables that differ in secrets have the same head."""
    expect("the page that everybody gets", HEAD.sub("", text).split(), HEAD.sub("", PAGE.decode()).split())
    head = [(name, unescape(content)) for name, content in HEAD.findall(text)]
    told = dict(head)
    base = ADDRESS.match(told["og:image"])
    if base is None:
        raise Leak(f"a picture at {told['og:image']}")
    said = (told["og:title"], told["og:description"], told["og:image"].removeprefix(base[0]))
    among("what a link shows", said, sayings(path, stories, time))
    title, about, _ = said
    right = [
        ("og:site_name", "tenback"),
        ("og:type", "website"),
        ("og:title", title),
        ("og:description", about),
        ("og:image", told["og:image"]),
        ("og:image:width", "1200"),
        ("og:image:height", "630"),
        ("og:image:alt", title),
        ("twitter:card", "summary_large_image"),
    ]
    expect("the head of the page", head, right)


def sayings(path: str, stories: Mapping[str, Story], time: int) -> set[Said]:
    """What may stand there. A list may lag behind its table; what it tells was open to strangers then."""
    words = words_of("en")
    if path.startswith("/rules/"):
        game = games.get(path.removeprefix("/rules/")).title
        return {(words.say("preview-rules", game=game), words.say("preview-rules-about"), OF_THE_HOUSE)}
    if path != "/j" and not path.startswith(("/t/", "/replay/")):
        return {(words.say("preview-home"), words.say("preview-home-about"), OF_THE_HOUSE)}
    invitation = (words.say("preview-invitation"), words.say("preview-invitation-about"), OF_THE_HOUSE)
    found = OF_TABLES.fullmatch(path)
    story = stories.get(found[2]) if found else None
    if found is None or story is None:
        return {invitation}
    open_ones = [each for each in story.moments if each.entry.at <= time and for_strangers(each)]
    return {invitation, *(_of(each, replay=found[1] == "replay") for each in open_ones)}


def for_strangers(moment: Moment) -> bool:
    return moment.setting["listed"] and (moment.phase == "waiting" or moment.setting["watch"] != "none")


def _of(moment: Moment, *, replay: bool) -> Said:
    words, seats = words_of("en"), seats_of(moment)
    game = games.get(moment.game).title
    around = words.say("picture-with", seats=len(seats))
    title = words.say("preview-table", game=game)
    if moment.phase == "waiting":
        free = sum(seat["kind"] == "open" for seat in seats)
        return title, words.say("preview-waiting", free=free), OF_THE_HOUSE
    if moment.phase != "ended":
        return title, words.say("preview-playing"), OF_THE_HOUSE
    picture = f"/api/tables/{moment.table}/picture.png"
    if replay:
        return words.say("preview-replay", game=game), words.say("preview-replay-about", **{"with": around}), picture
    return title, around, picture
