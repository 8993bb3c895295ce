"""The `tenback` command as its users have it: at a keyboard, in a pipe, killed, fed with nonsense."""

import random
from textwrap import dedent

import pytest

from tenback import games, record, talk
from tenback.cli import pages, seen
from tenback.cli.people import People
from tenback.cli.words import piles, plain, ten, words_of
from tenback.core import Chance
from tests.cli.kit import DUEL, UNFINISHED, begun, play_args, played, resumed, tell, written

# What the players read


def test_a_first_game_alone():
    """The first minute of somebody who has never played."""
    _, said, _ = tell(
        "play", "--seed", "a", stdin="14 up1\n20u1, 12>up1, end\nend\nmoves\n\n23u1 35u1 end 41u1\nquit\n"
    )
    assert said == dedent("""\
        The Game, alone
        Four piles lie between you, two that climb from 1 and two that fall from 100. \
Together you try to lay all 98 cards on them, and nobody may say a number.
        Type a card and a pile, as in 37>up1 (or 37 up1, or 37u1), and end to end your turn. Type ? for help.
        The deal is fixed by a seed; its SHA-256 begins ca978112ca1bbdca.

        --- Your turn ---
        up1 1   up2 1   down1 100   down2 100
        90 cards to draw
        Your hand: 14 20 23 41 56 58 62 74
        Lay at least 2 cards.
        You lay 14 on up1, up from 1.
        up1 14   up2 1   down1 100   down2 100
        Your hand: 20 23 41 56 58 62 74
        Lay at least 1 more card.
        You lay 20 on up1, up from 14.
        You do not hold 12; lay a card of your hand. (G8) Not done: 12>up1, end
        up1 20   up2 1   down1 100   down2 100
        Your hand: 23 41 56 58 62 74
        Lay another card, or end.
        You end the turn and draw 35 89.

        --- Your turn ---
        up1 20   up2 1   down1 100   down2 100
        88 cards to draw
        Your hand: 23 35 41 56 58 62 74 89
        Lay at least 2 cards.
             up1   up2   down1  down2
        23   +3    +22   -77    -77
        35   +15   +34   -65    -65
        41   +21   +40   -59    -59
        56   +36   +55   -44    -44
        58   +38   +57   -42    -42
        62   +42   +61   -38    -38
        74   +54   +73   -26    -26
        89   +69   +88   -11    -11
        How far each card would move each pile; back is the trick, a dot does not fit.
        Lay at least 2 cards.
        Lay at least 2 cards.
        You lay 23 on up1, up from 20.
        You lay 35 on up1, up from 23.
        You end the turn and draw 68 13.
        You lay 41 on up1, up from 35.

        --- Your turn ---
        up1 41   up2 1   down1 100   down2 100
        86 cards to draw
        Your hand: 13 56 58 62 68 74 89
        Lay at least 1 more card.

        You left the table.
        The game is not kept; --save FILE keeps the next one.
        """)


def test_a_turn_of_ten_alone():
    _, said, _ = tell("play", "ten", "--seed", "im", stdin="\ndraw\npass\ntake coins\ndraw\nmoves\n")
    assert said[said.index("--- Your turn") :] == dedent("""\
        --- Your turn ---
        You: 5 coins; no cards; no points
        TEN: 5 coins; no cards; no points
        Market: empty
        Deck: 89 cards to come (reconstructed)
        Turn up a card: draw, or just Enter.
        You turn up $2; the total is -2.
        Row: $2; numbers 0 - coins 2 = -2
        Nothing would bust; 88 cards to come
        Draw on, or stop: draw, take:numbers or take:coins.
        You turn up *1, a wild: auction.
        TEN bids 5.
        *1 is up for auction, TEN leads with 5: pass, or just Enter.
        You pass. TEN wins *1 for 5.
        TEN pays a coin. (4 times)
        TEN pays a coin and takes *1.
        TEN: no coins; *1; 1 point
        Nothing would bust; 87 cards to come
        Draw on, or stop: draw, take:numbers or take:coins.
        You take 2 coins.

        --- TEN ---
        TEN turns up O4; the total is 4.
        TEN takes the numbers: O4.

        --- Your turn ---
        You: 7 coins; no cards; no points
        TEN: no coins; O4 *1; 2 points
        Market: empty
        Deck: 86 cards to come (reconstructed)
        Turn up a card: draw, or just Enter.
        You turn up O5; the total is 5.
        Row: O5; numbers 5 - coins 0 = 5
        Would bust: a number from 6 up; 20 of the 85 cards to come
        Draw on, or stop: draw or take:numbers.
        draw: Would bust: a number from 6 up; 20 of the 85 cards to come
        take:numbers: You take the numbers: O5.
        Draw on, or stop: draw or take:numbers.

        The input ended before the game did.
        The game is not kept; --save FILE keeps the next one.
        """)


def at_ten(players, **changed):
    game = games.get("ten")
    options = changed.pop("options", {})
    return game.position({**game.deal(players, Chance("x"), first=0, **options).position(), **changed})


@pytest.mark.parametrize(
    ("row", "told", "busts"),
    [
        ("B9 $3", "Would bust: a number from 5 up; 1 of the 3 cards to come", {"P5"}),
        ("$5 $2", "Would bust: a coin card from 4 up; 1 of the 3 cards to come", {"$4"}),
        ("B9 O3 $5 $2", "Would bust: a coin card from 4 up; 1 of the 3 cards to come", {"$4"}),
        (
            "B9 O4 $5 $2",
            "Would bust: a number from 5 up or a coin card from 4 up; 2 of the 3 cards to come",
            {"P5", "$4"},
        ),
        ("B1", "Nothing would bust; 3 cards to come", set()),
    ],
)
def test_what_would_bust_is_what_busts(row, told, busts):
    draw = games.get("ten").action("draw")
    to_come = ["P5", "$4", "*5"]
    assert ten.risk(at_ten(2, row=row.split(), draw=to_come).view(0)) == told
    tried = {card: at_ten(2, row=row.split(), draw=[card, "B1"]).play(draw) for card in to_come}
    assert {card for card, after in tried.items() if after.table.seats[0].busts} == busts


@pytest.mark.parametrize(
    ("deck", "actions", "told"),
    [
        ("B4 G1", "draw", "turns up B4; the total is 4."),
        (
            "B9 B4 G1",
            "draw draw",
            "turns up B4: bust, with a total of 13. Ada takes a bust token. To the market: B4 B9.",
        ),
        ("$5 $5 $1 G1", "draw draw draw", "turns up $1: bust, with 11 in coins. Ada takes a bust token."),
        ("$5 B2 G1", "draw draw take:coins", "takes 5 coins. To the market: B2."),
        ("$5 B2 G1", "draw draw take:numbers", "takes the numbers: B2. Tomek and Mira take 5 coins each."),
        ("$5 G1", "draw take:numbers", "takes the numbers: there are none. Tomek and Mira take 5 coins each."),
        ("*7 G1", "draw", "turns up *7, a wild: auction."),
        ("*7 G1", "draw pass bid:1 bid:2", "bids 2. Ada wins *7 for 2."),
        ("*7 G1", "draw pass bid:2 pass", "passes. Mira wins *7 for 2."),
        ("*7 G1", "draw pass pass pass", "passes. Nobody takes *7."),
        ("*7 G1", "draw pass pass bid:2 pay:coin", "pays a coin."),
        ("*7 G1", "draw pass pass bid:1 pay:coin", "pays a coin and takes *7."),
        ("B2 G1", "draw take:numbers buy:P1", "buys P1 for 1."),
        ("B2 G1", "draw take:numbers buy:P1 pay:B2", "pays B2 and takes P1."),
        ("B2 G1", "draw take:numbers skip", "buys nothing."),
        ("B2", "draw", "turns up B2; the total is 2. That was the last card of the deck."),
        ("B2", "draw take:numbers skip", "buys nothing. Now comes the final round of buying."),
    ],
)
def test_what_happens_at_ten(deck, actions, told):
    state = at_ten(3, draw=deck.split(), market=["P1"])
    assert happenings(state, actions, None, "Ada", "Tomek", "Mira")[-1] == f"Ada {told}"


def happenings(state, actions, viewer, *names):
    """What the viewer is told of some actions."""
    game, told = games.get(state.position()["game"]), []
    for action in map(game.action, actions.split()):
        told += seen.happened(state.view(viewer), state.news(action, viewer), People(names, viewer))
        state = state.play(action)
    return told


def test_a_bust_of_fiasco_and_one_of_tens():
    state = at_ten(2, draw=["B9", "$2", "B4", "G1"], options={"fiasco": True})
    bust = "Ada turns up B4: bust, with a total of 11. Tomek takes 2 coins. To the market: B4 B9."
    token, buying = "Ada takes the bust token.", "Ada goes buying instead of taking the token."
    assert happenings(state, "draw draw draw take:token", None, "Ada", "Tomek")[2:] == [bust, token]
    assert happenings(state, "draw draw draw go:buy", None, "Ada", "Tomek")[2:] == [bust, buying]
    tens = at_ten(1, active=1, turn=1, row=["B1", "$4"], draw=["$5", "B1"])  # T23c: it keeps the numbers
    told = "TEN turns up $5: bust, with 9 in coins. TEN takes B1 and a bust token."
    assert happenings(tens, "draw", 0, "Ada", "TEN") == [told]


@pytest.mark.parametrize(
    ("viewer", "laid", "gave", "drew"),
    [
        (0, "You lay", "You give Tomek 12: their up", "You end the turn and draw 5."),
        (1, "Ada lays", "Ada gives you 12: your up", "Ada ends the turn and draws 1 card."),
        (None, "Ada lays", "Ada gives Tomek 12: their up", "Ada ends the turn and draws 1 card."),
    ],
)
def test_what_happens_in_a_duel(viewer, laid, gave, drew):
    state = games.get("face-to-face").position(DUEL)
    told = happenings(state, "17>up 12>their-up end", viewer, "Ada", "Tomek")
    assert told == [f"{laid} 17 on up, back from 27.", f"{gave} goes back from 29.", drew]


def test_a_duel_is_seen_from_both_sides():
    state = games.get("face-to-face").position(DUEL)
    assert seen.table(state.view(0), People(["Ada", "Tomek"], 0)) == [
        "Tomek: their-up 29   their-down 40   1 card to draw",
        "Your side: up 27   down 35   1 card to draw",
        "Tomek holds 2 cards",
        "Your hand: 12 17 45 50",
    ]
    assert seen.table(state.view(None), People(["Ada", "Tomek"])) == [
        "Ada: up 27   down 35   1 card to draw",
        "Tomek: up 29   down 40   1 card to draw",
        "Ada holds 4 cards, Tomek holds 2 cards",
    ]
    assert seen.moves(state.view(0), 0, People(["Ada", "Tomek"], 0))[:5] == [
        "     up    down  their-up  their-down",
        "12   .     -23   gift      .",
        "17   back  -18   gift      .",
        "45   +18   back  .         gift",
        "50   +23   .     .         gift",
    ]


def test_what_happens_in_quick_and_easy():
    data = {
        **games.get("quick-and-easy").deal(2, Chance("x")).position(),
        "piles": {"up": None, "down": "G2"},
        "hands": [["G8", "B1"], ["R1"]],
        "draw": [],
    }
    state = games.get("quick-and-easy").position(data)
    assert happenings(state, "G8>down B1>up", None, "Ada", "Tomek") == [
        "Ada lays G8 on down, back from G2.",
        "Ada lays B1 on up, its first card.",
    ]
    assert happenings(state, "B1>down end", 0, "Ada", "Tomek") == [
        "You lay B1 on down, down from G2.",
        "You end the turn, with nothing to draw.",
    ]
    assert seen.table(state.view(None), People(["Ada", "Tomek"]))[0] == "up open   down G2"
    moves = seen.moves(state.view(0), 0, People(["Ada", "Tomek"], 0))
    assert moves[:3] == ["     up    down", "B1   open  -1", "G8   open  back"]


def test_fire_is_in_sight():
    data = games.get("the-game").deal(2, Chance("fire"), on_fire=True).position()
    data |= {"burning": {"up1": 1, "down2": 2}, "hands": [[30, 31], [40, 41]], "draw": [50]}
    data["piles"] |= {"up1": 22, "down2": 77}
    assert seen.table(games.get("the-game").position(data).view(None), People(["Ada", "Tomek"]))[1:3] == [
        "up1 burns: cover it this turn (G17)",
        "down2 burns: cover it by the end of the next turn (G17)",
    ]


LAST_CARD = {"hands": [[5], [5]], "draws": [[], []]}


@pytest.mark.parametrize(
    ("slug", "changed", "asked"),
    [
        ("the-game", {}, "Lay at least 2 cards."),
        ("the-game", {"options": {"expert": True}}, "Lay at least 3 cards."),
        ("the-game", {"played": 1}, "Lay at least 1 more card."),
        ("the-game", {"played": 2}, "Lay another card, or end."),
        ("the-game", {"played": 2, "hands": [[]], "draw": [5]}, "Nothing more can be laid: end, or just Enter."),
        ("the-game", {"draw": []}, "Lay at least 1 card."),
        ("quick-and-easy", {}, "Lay at least 1 card."),
        ("quick-and-easy", {"played": 1}, "Lay another card, or end."),
        ("quick-and-easy", {"played": 2}, "Nothing more can be laid: end, or just Enter."),
        ("face-to-face", {}, "Lay at least 2 cards."),
        ("face-to-face", {"played": 1, "gave": True}, "Lay at least 1 more card."),
        ("face-to-face", {**LAST_CARD, "options": {"last_card": "wins"}}, "Lay at least 1 card."),
    ],
)
def test_what_is_asked_for_comes_from_the_game(slug, changed, asked):
    game = games.get(slug)
    data = game.deal(game.seats[0], Chance("asked"), first=0).position()
    assert piles.wanted(game.position({**data, **changed})) == asked


def test_every_way_of_ending_has_its_sentence():
    for game in games.shelf():
        assert set(words_of(game).ENDINGS) == set(game.reasons)


def test_a_view_finds_the_words_of_its_game():
    for game in games.shelf():
        view = game.deal(game.seats[0], Chance("x")).view(None)
        assert words_of(view) is words_of(game) is not plain


def ended(slug, players, reason, settings=()):
    for seed in range(100):
        told = played(begun(slug, players, settings, seed=f"{seed}"), random.Random(seed))
        if told.state.ending.reason == reason:
            return told, told.state.ending
    raise AssertionError


def test_results_in_plain_words():
    told, ending = ended("the-game", 1, "stuck")
    sentence = f"{ending.left} cards short: you can no longer lay as many cards as the turn asks for. (G12)"
    assert f"\n{sentence}\nThe seed was " in resumed(told)[1]

    told, ending = ended("quick-and-easy", 2, "stuck")
    stuck = told.state.position()["turn"]
    hands = [
        f"{name} still holds {piles.shown(told.state.view(seat).hands[seat])}." for seat, name in enumerate(told.seats)
    ]
    sentence = f"{ending.left} cards short: {told.seats[stuck]} can lay no card. (Q9)"
    assert "\n".join(["", *hands, sentence, "The seed was "]) in resumed(told)[1]

    told, ending = ended("face-to-face", 2, "stuck")
    (winner,) = ending.winners
    sentence = f"{told.seats[1 - winner]} can no longer lay as many cards as the turn asks for. (F9)"
    sentence = f"{told.seats[winner]} wins: {sentence}"
    assert f"\n{sentence}\nThe seed was " in resumed(told)[1]

    told, ending = ended("ten", 1, "ten-not-beaten", ["limit=10"])
    you, it = ending.scores
    sentence = f"TEN is not beaten, that takes more points than TEN has: you {you}, TEN {it}. (T23h)"
    assert f"\n{sentence}\nThe seed was " in resumed(told)[1]

    told, ending = ended("ten", 3, "most-points")
    points = ", ".join(f"{name} {n}" for name, n in zip(told.seats, ending.scores, strict=True))
    sentence = f"{told.seats[ending.winners[0]]} wins with the most points: {points}. (T20)"
    assert f"\n{sentence}\nThe seed was " in resumed(told)[1]


def test_signals_reach_the_others(tmp_path):
    told = begun("quick-and-easy", 2)
    file = tmp_path / "game.json"
    lines = ["say Hold r HIGH", "say hold R 7", "say", f"{told.state.actions()[0]} end"]
    code, said, _ = tell(*play_args(told), "--save", file, stdin="\n".join(lines))
    assert code == UNFINISHED
    assert "You say: hold R high\n" in said
    assert "'hold R 7' may not be said: say hold and a colour" in said
    assert "'' may not be said: " in said
    assert "--- Tomek [b]x[/b] ---\nAda says: hold R high\nAda lays " in said
    kept = record.read(file.read_bytes())
    assert kept.signals == ((0, 0, "hold R high"),)
    assert "Ada says: hold R high\n" in tell("replay", file, "--eyes", "spectator")[1]
    assert "You say: hold R high\n" in tell("replay", file, "--eyes", "Ada")[1]
    written(kept.said(1, talk.Want("up")), file)
    assert tell("replay", file, "--eyes", "0")[1].endswith("\nTomek [b]x[/b] says: want up\n")
    assert "--- Tomek [b]x[/b] ---\nAda says: hold R high\n" in tell("play", "--resume", file)[1]


@pytest.mark.parametrize("game", games.shelf(), ids=lambda game: game.slug)
def test_help_and_the_other_words(game):
    code, said, _ = tell("play", game.slug, "--seed", "a", stdin="?\nHELP\nrules\nrules x\ntable\nexit\n")
    assert code == UNFINISHED
    assert said.count("quit         leave; the game is not kept") == 2
    assert all(str(signal).split()[0] in said for signal in talk.signals(game.slug, {}))
    assert pages.in_a_minute(game) in said
    assert f"{game.title} has no rule 'x'; its rules are " in said
    table = "Deck: 89 cards" if game.slug == "ten" else "Your hand:"
    assert said.count(table) == 2
    assert said.endswith("You left the table.\nThe game is not kept; --save FILE keeps the next one.\n")
