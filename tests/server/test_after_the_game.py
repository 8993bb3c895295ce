"""A game that is over, told: why it could not go on, what each did, and how it compares."""

import json
import random
from itertools import count

import msgspec
import pytest

from tenback.core import END
from tenback.games import face_to_face, quick_and_easy, the_game
from tenback.server.after_the_game import end_told
from tenback.server.listings import listing
from tenback.table import wishes
from tests.conformance.players import careful
from tests.server.house import a_game, http
from tests.table.evening import playing

SEATS = {"the-game": 3, "quick-and-easy": 3, "face-to-face": 2, "ten": 3}


def ended(slug, number, *, play=careful, **setting):
    evening = playing(slug, setting.pop("seats", SEATS[slug]), seed=str(number), **setting)
    dice = random.Random(number)
    while evening.table.running:
        evening.does(wishes.play, evening.turn, [str(play(dice, evening.state))])
    return evening.table


def told(table, seat=0, own=()):
    return json.loads(msgspec.json.encode(end_told(table, seat, own)))


def stuck(slug):
    """The first ten games that could not go on."""
    games = (ended(slug, number, play=lambda dice, state: dice.choice(state.actions())) for number in count())
    found = (table for table in games if table.result["ending"]["reason"] == "stuck")
    return [next(found) for _ in range(10)]


def taken(takes, cards):
    """The cards that the words on a pile mean."""
    above, below = takes["above"], takes["below"]
    return {
        str(card)
        for card in cards
        for number in [getattr(card, "number", card)]
        if number in takes["exactly"]
        or (above is not None and number > above)
        or (below is not None and number < below)
        or (takes["colour"] and getattr(card, "colour", "") == takes["colour"])
    }


@pytest.mark.parametrize("slug", ["the-game", "quick-and-easy", "face-to-face"])
def test_the_last_turn_is_told_as_the_rules_say(slug):
    game = {"the-game": the_game, "quick-and-easy": quick_and_easy, "face-to-face": face_to_face}[slug]
    for table in stuck(slug):
        state = table.state
        last = told(table)["last_turn"]
        seat = last["seat"]
        assert seat == state.on_turn
        tops = face_to_face.tops_for(seat, state.piles) if game is face_to_face else state.piles
        hand = {str(card) for card in state.hands[seat]}
        assert {str(each["card"]) for each in last["hand"]} == hand
        assert 1 <= last["owed"] <= 2
        assert sum(bool(each["piles"]) for each in last["hand"]) < last["owed"] or last["owed"] == 2
        for pile, top, takes in zip(game.Pile, tops, last["takes"], strict=True):
            barred = game is face_to_face and state.gave and pile.theirs
            fitting = {str(card) for card in game.CARDS if not barred and game.fits(card, pile, top)}
            assert taken(takes, game.CARDS) == fitting
            assert {str(each["card"]) for each in last["hand"] if str(pile) in each["piles"]} == hand & fitting
            elsewhere = {
                (other, str(card))
                for other, cards in enumerate(state.hands)
                for card in cards
                if other != seat and str(card) in fitting and game is not face_to_face
            }
            assert {
                (each["seat"], str(each["card"])) for each in last["elsewhere"] if each["pile"] == str(pile)
            } == elsewhere


@pytest.mark.parametrize("slug", ["the-game", "quick-and-easy", "face-to-face"])
def test_what_each_did_is_counted(slug):
    table = ended(slug, 3)
    page = told(table)
    own = [[0, 0, 0] for _ in range(table.setting.seats)]
    states = list(table.replayed(len(table.actions)))
    for before, text, mover in zip(states, table.actions, table.movers, strict=False):
        if text == str(END):
            continue
        own[mover][0] += 1
        card, pile = text.split(">")
        data = before.position()["piles"]
        if slug == "face-to-face":
            if pile.startswith("their-"):
                own[mover][2] += 1
                continue
            data = data[mover]
        top = data[pile]
        if top is None:
            continue
        number, shown = (int(str(each).lstrip("RBGYP")) for each in (card, top))
        own[mover][1] += number < shown if "up" in pile else number > shown
    assert [[each["laid"], each["backs"], each.get("gifts", 0)] for each in page["tallies"]] == own
    assert sum(backs for _, backs, _ in own)
    ends = table.actions.count(str(END))
    assert page["turns"] == ends + (table.actions[-1] != str(END))


def test_ten_tells_where_the_points_came_from():
    for number in count():
        table = ended("ten", number, play=lambda dice, state: dice.choice(state.actions()))
        page = told(table)
        if any(each["wilds"] and each["paid"] for each in page["tallies"]):
            break
    scores = table.result["ending"]["scores"]
    for own, tally, points in zip(table.state.table.seats, page["tallies"], scores, strict=True):
        assert tally["wilds"] == sum(str(card).startswith("*") or str(card).endswith("#") for card in own.cards)
        assert tally["without_wilds"] <= points
        assert (tally["without_wilds"] == points) or tally["wilds"]
        assert tally["currency"] == own.coins + 3 * own.busts
    paid = 0
    for before, after in zip(*[list(table.replayed(len(table.actions)))[here:] for here in (0, 1)], strict=False):
        if before.table.auction and after.table.owed:
            paid += after.table.auction.bid if after.table.auction else after.table.owed.price
    assert sum(each["paid"] for each in page["tallies"]) == paid


def test_after_a_win_alone_the_next_limit_is_told():
    beaten: dict[tuple[int, bool], int | None] = {}
    for limit in (4, 10):
        options = {"options": {"limit": limit}} if limit > 4 else {}
        for number in count():
            table = ended("ten", number, seats=1, play=lambda dice, state: dice.choice(state.actions()), **options)
            won = table.result["ending"]["won"]
            beaten.setdefault((limit, won), told(table)["next_limit"])
            if won or number > 150:
                break
    assert beaten[4, True] == 5
    assert beaten[4, False] is None if (4, False) in beaten else True
    assert beaten.get((10, True)) is None


@pytest.mark.parametrize(
    ("watch", "seat", "tells"), [("public", 0, True), ("public", None, False), ("all-after-the-end", None, True)]
)
def test_hands_are_told_to_those_only_who_may_see_every_card(watch, seat, tells):
    table = next(
        table
        for table in (
            ended("the-game", number, play=lambda dice, state: dice.choice(state.actions()), watch=watch)
            for number in count()
        )
        if table.result["ending"]["reason"] == "stuck"
    )
    page = told(table, seat)
    assert (page["last_turn"] is not None) is tells
    assert (page["compared"] is not None) is (seat is not None)


# Beside one's own games


def test_a_game_stands_beside_ones_own_of_the_same_kind():
    tables = [ended("the-game", number) for number in range(5)]
    for number, table in enumerate(tables):
        table.id = f"table {number}"
    others = [
        ended("the-game", 7, seats=2),
        ended("the-game", 7, options={"expert": True}),
        ended("quick-and-easy", 7),
    ]
    own = [listing(each) for each in reversed(tables)] + [listing(each) for each in others]
    page = told(tables[2], 0, own)["compared"]
    left = [table.result["ending"]["left"] for table in tables]
    assert [each["value"] for each in page["games"]] == left
    assert [each["now"] for each in page["games"]] == [False, False, True, False, False]
    assert [each["won"] for each in page["games"]] == [not each for each in left]
    assert (page["best"], page["middle"]) == (min(left), sorted(left)[2])


def test_a_duel_stands_beside_those_against_the_same_rival():
    tables = [ended("face-to-face", number) for number in range(3)]
    own = [listing(each) for each in reversed(tables)]
    stranger = msgspec.convert(
        {**msgspec.to_builtins(own[0]), "people": [["ada", 0], ["cyril", 1]]}, type(own[0]), strict=False
    )
    page = told(tables[0], 0, [stranger, *own])["compared"]
    assert [each["won"] for each in page["games"]] == [0 in table.result["ending"]["winners"] for table in tables]
    assert page["best"] is None


async def test_it_is_asked_for_by_anybody_who_may_look(server):
    async with a_game(server, "face-to-face", "Ada", "Bela", watch="public") as (ada, _, _):
        table, key = ada.scene["table"], (await ada.granted("invite"))["key"]
        path = f"/api/tables/{table}/end"
        assert http(server, "GET", path, token=ada.who.token).json["error"] == "not-ended"
        await ada.granted("resign")
        own = http(server, "GET", path, token=ada.who.token).json
        assert [each["now"] for each in own["compared"]["games"]] == [True]
        nameless = http(server, "GET", path, x_tenback_key=key).json
        assert (nameless["last_turn"], nameless["compared"]) == (None, None)
        assert http(server, "GET", path).body == http(server, "GET", "/api/tables/nowhere/end").body


async def test_the_same_deal_again_is_marked_and_counts_for_nothing(server):
    async with a_game(server, "the-game", "Ada", bots=1) as (ada, *_):
        await ada.granted("propose", what="abandon")
        await ada.sees(lambda scene: bool(scene["public"]["phase"] == "ended"))
        seal, table = ada.scene["setting"]["seed_hash"], ada.scene["table"]
        assert ada.scene["setting"]["known"] is False
        statistics = http(server, "GET", "/api/me/statistics", token=ada.who.token).json
        again = (await ada.granted("rematch", same_deal=True))["table"]
        assert again != table
        await ada.granted("enter", table=again)
        await ada.sees(lambda scene: bool(scene["table"] == again))
        assert (ada.scene["setting"]["seed_hash"], ada.scene["setting"]["known"]) == (seal, True)
        await ada.granted("begin")
        await ada.granted("propose", what="abandon")
        await ada.sees(lambda scene: bool(scene["public"]["phase"] == "ended"))
        assert http(server, "GET", "/api/me/statistics", token=ada.who.token).json == statistics
        history = http(server, "GET", "/api/me/history", token=ada.who.token).json["tables"]
        assert [each["result"]["known"] for each in history] == [True, False]
        assert http(server, "GET", f"/api/tables/{again}/end", token=ada.who.token).json["compared"]["games"] == []
