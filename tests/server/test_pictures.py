"""Pictures of results: what is on them, for whom, and that the words of six languages fit."""

import asyncio
import random
import re
import struct
import zlib
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import tenback
from tenback.server.pictures import Painter, Result, drawn, painted
from tenback.server.pictures.drawing import MARK
from tenback.server.pictures.moment import moment_drawn, moment_of
from tenback.server.pictures.of_table import result_of, text_of
from tenback.server.pictures.trail import trail
from tenback.server.words import LANGUAGES, Words, asked_for, words_of
from tenback.table import wishes
from tests.conformance.players import careful
from tests.table.evening import playing

WEB = Path(tenback.__file__).parent / "web"
SEATS = {"the-game": 3, "quick-and-easy": 3, "face-to-face": 2, "ten": 3}


def ended(slug, number):
    evening = playing(slug, SEATS[slug], seed=str(number))
    dice = random.Random(number)
    while evening.table.running:
        evening.does(wishes.play, evening.turn, [str(careful(dice, evening.state))])
    return evening.table


@pytest.fixture(scope="module")
def tables():
    return {slug: ended(slug, 1) for slug in SEATS}


def pixels(png):
    """The rows of a PNG of eight bits a channel, as they are filtered: enough to look at."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height, depth, colour = struct.unpack(">IIBB", png[16:26])
    assert (depth, colour) == (8, 6)
    data, at = b"", 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            data += png[at + 8 : at + 8 + length]
        at += length + 12
    return width, height, _unfiltered(zlib.decompress(data), width * 4, height)


def _unfiltered(raw, stride, height):
    rows, above = [], bytearray(stride)
    for number in range(height):
        start = number * (stride + 1)
        kind, row = raw[start], bytearray(raw[start + 1 : start + 1 + stride])
        for at in range(stride):
            left, up = row[at - 4] if at >= 4 else 0, above[at]
            corner = above[at - 4] if at >= 4 else 0
            if kind == 1:
                row[at] = (row[at] + left) & 255
            elif kind == 2:
                row[at] = (row[at] + up) & 255
            elif kind == 3:
                row[at] = (row[at] + (left + up) // 2) & 255
            elif kind == 4:
                guess = left + up - corner
                near = min((abs(guess - each), order, each) for order, each in enumerate((left, up, corner)))
                row[at] = (row[at] + near[2]) & 255
        rows.append(row)
        above = row
    return rows


def darkest(rows, columns, among):
    """The darkest pixel there: 0 is black."""
    return min(sum(rows[y][4 * x : 4 * x + 3]) for y in among for x in columns)


@pytest.mark.parametrize("slug", SEATS)
def test_a_picture_names_no_card_and_nobody(slug, tables):
    table = tables[slug]
    words = words_of("en")
    svg = drawn(result_of(table, 0, words))
    texts = [each.text for each in ET.fromstring(svg).iter() if each.tag.endswith("text") and each.text]  # noqa: S314
    for name in table.names():
        assert not any(name in each for each in texts)
    assert len(texts) <= 9  # mark, name, title, figure, caption, under, badge, note
    assert table.names()[0] in drawn(result_of(table, 0, words, name=table.names()[0]))


@pytest.mark.parametrize("slug", ["the-game", "quick-and-easy"])
def test_a_team_game_shows_what_was_left(slug, tables):
    table = tables[slug]
    result = result_of(table, None, words_of("en"))
    left = table.result["ending"]["left"]
    assert (result.figure, result.tone) == ((str(left), "lost") if left else ("0", "won"))
    assert result.caption == ("Every card laid" if not left else "card left" if left == 1 else "cards left")
    assert result_of(table, 2, words_of("en")) == result  # the same for everybody


def test_a_duel_and_ten_are_shown_from_the_seat_that_asks(tables):
    words = words_of("en")
    duel, points = tables["face-to-face"], tables["ten"]
    tones = {result_of(duel, seat, words).tone for seat in range(2)}
    assert tones == {"won", "lost"}
    figures = [result_of(points, seat, words).figure for seat in range(3)]
    assert figures == [str(each) for each in points.result["ending"]["scores"]]


def test_the_trail_is_what_the_piles_tell(tables):
    table = tables["the-game"]
    states = list(table.replayed(len(table.actions)))
    bars = trail(states, [table.setting.the_game.action(each) for each in table.actions])
    last = states[-1].piles
    moved = sum(top - 1 for top in last[:2]) + sum(100 - top for top in last[2:])
    assert sum(bars) == moved
    assert result_of(table, None, words_of("en")).note.endswith(f"{len(bars)} turns")


def test_the_text_says_the_same(tables):
    text = text_of(result_of(tables["the-game"], None, words_of("en")))
    assert re.fullmatch(r"tenback · The Game, with three players · \d+ \w+ \d{4}: \d+ .*turns", text)


@pytest.mark.parametrize("slug", SEATS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_moment_shows_the_table_every_hand_and_whose_turn_it_is(slug, language, tables):
    table = tables[slug]
    for actions in (0, len(table.actions) // 2):
        moment = moment_of(table, actions, words_of(language))
        state = table.state_after(actions)
        assert [hand.on_turn for hand in moment.hands] == [seat == state.turn for seat in range(SEATS[slug])]
        held = [own.cards for own in state.table.seats] if slug == "ten" else state.hands
        assert [len(hand.cards) for hand in moment.hands] == [len(cards) for cards in held]
        assert len(moment.piles) == {"the-game": 4, "quick-and-easy": 2, "face-to-face": 4}.get(slug, len(moment.piles))
        svg = moment_drawn(moment)
        texts = [each.text or "" for each in ET.fromstring(svg).iter() if each.tag.endswith("text")]  # noqa: S314
        assert not any(name in each for name in table.names() for each in texts)
        assert svg.count(f'fill="{MARK}"/><path') == 1  # the brand's; the turn's mark is a path of its own
        assert svg.count("l18 11-18 11z") == 1
        if slug == "the-game":
            assert {str(card) for hand in state.hands for card in hand} <= set(texts)
            assert {str(top) for top in state.piles} <= set(texts)


def test_a_moment_is_painted_within_the_picture(tables):
    table = tables["ten"]
    actions = max(
        (at for at in range(len(table.actions)) if table.state_after(at).turn is not None),
        key=lambda at: max(len(own.cards) for own in table.state_after(at).table.seats),
    )
    width, height, rows = pixels(painted(moment_of(table, actions, words_of("de"))))
    assert (width, height) == (1200, 630)
    cloth = 203 + 216 + 208
    assert darkest(rows, range(1150, 1200), range(0, 630, 2)) >= cloth
    assert darkest(rows, range(60, 1140), range(222, 380, 2)) < 400
    assert darkest(rows, range(0, 1200, 2), range(612, 630, 2)) >= cloth


def test_hostile_words_stay_words():
    svg = drawn(Result("<b>", '"><script>', "&amp;", under="<image href='file:///etc/passwd'/>"))
    root = ET.fromstring(svg)  # noqa: S314 - our own
    assert {each.tag.rpartition("}")[2] for each in root.iter()} <= {
        "svg",
        "rect",
        "path",
        "text",
        "tspan",
        "g",
        "circle",
    }


LONGEST = max(LANGUAGES, key=lambda each: len(words_of(each).say("picture-backs", backs=12, turns=159)))


@pytest.mark.parametrize("language", sorted({"en", LONGEST}))
def test_words_stay_within_the_picture(language):
    words = words_of(language)
    result = Result(
        "100",
        max((words.say(key, count=22) for key in ("picture-left", "picture-ahead", "picture-won")), key=len),
        "The Game: Quick & Easy",
        under=f"{words.say('picture-with', seats=5)} · 30 September 2026",
        par="par 12",
        tone="lost",
        bead=0.4,
        trail=tuple(range(-20, 140)),
        badge="12",
        note=words.say("picture-backs", backs=12, turns=159),
    )
    width, height, rows = pixels(painted(result))
    assert (width, height) == (1200, 630)
    cloth = 203 + 216 + 208
    assert darkest(rows, range(1150, 1200), range(0, 630, 2)) >= cloth  # nothing runs over the right edge
    assert darkest(rows, range(80), range(0, 630, 2)) >= cloth
    assert darkest(rows, range(470, 512), range(0, 630, 2)) >= cloth  # nor out of the card
    assert darkest(rows, range(86, 422), range(200, 340)) < 300  # the figure is there: its font was found
    assert darkest(rows, range(516, 900), range(180, 230)) < 200


async def test_a_picture_is_painted_once(monkeypatch):
    made = []

    def paint(result):
        made.append(result)
        return b"png"

    monkeypatch.setattr("tenback.server.pictures.painting.painted", paint)
    painter, result = Painter(most=1), Result("4", "left", "The Game")
    assert await asyncio.gather(*(painter.picture(result) for _ in range(3))) == [b"png"] * 3
    assert made == [result]
    await painter.picture(Result("5", "left", "The Game"))
    await painter.picture(result)
    assert len(made) == 3  # one is kept


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("fr-CA, en;q=0.5", "fr"),
        ("pl_PL", "pl"),
        ("nl, de-Latn-CH;q=0.8", "de"),
        ("de-Cyrl, cs", "cs"),  # in letters that we do not have
        ("*", "en"),
        ("", "en"),
    ],
)
def test_a_preview_is_in_the_first_language_that_we_have(header, language):
    assert asked_for(header) == language


def test_a_message_that_a_language_lacks_is_said_in_english():
    elsewhere = Words("nl")
    assert elsewhere.say("picture-won") == words_of("en").say("picture-won")
    with pytest.raises(KeyError):
        elsewhere.say("nothing-of-the-kind")


@pytest.mark.parametrize(
    ("language", "listed"),
    [("en", "Ada, Bo and Cy"), ("de", "Ada, Bo und Cy"), ("fr", "Ada, Bo et Cy"), ("cs", "Ada, Bo a\u00a0Cy")],
)
def test_names_are_listed_as_the_language_lists_them(language, listed):
    assert words_of(language).list(["Ada", "Bo", "Cy"]) == listed


def test_the_server_speaks_the_languages_that_the_browser_speaks():
    keys = {language: _keys(language) for language in LANGUAGES}
    assert all(keys[language] == keys["en"] for language in LANGUAGES)


def _keys(language):
    text = (WEB.parent / "server" / "words" / f"{language}.ftl").read_text("utf-8")
    return re.findall(r"^([a-z-]+) =", text, re.MULTILINE)
