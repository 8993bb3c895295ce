"""Transcripts: how they read, and that no line of one can be forged."""

import random
from itertools import pairwise

import pytest

from tenback import games, record, talk
from tenback.record import RecordError, phrases

SHORT = """\
tenback transcript 1
game       The Game (the-game), rules 1
options    none
seat 0     Ada
seat 1     Tomek
first      seat 1, Tomek
seed       "one"
seed hash  7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed

The deal
  Ada    4 5 41 43 64 90 94
  Tomek  19 46 48 53 73 79 92
  84 cards to draw

Turn 1: Tomek holds 19 46 48 53 73 79 92
up1 1, up2 1, down1 100, down2 100; 84 cards to draw
  Ada    says: small-steps up2
  Tomek  19>up1         on 1
  Tomek  92>up2         on 1
  Tomek  end            draws 57 88

Turn 2: Ada holds 4 5 41 43 64 90 94
up1 19, up2 92, down1 100, down2 100; 82 cards to draw
  Tomek  says: keep-off-strongly down2
  Ada    says: go-ahead down1
  Ada    94>up1         on 19
  Ada    5>down1        on 100
  Ada    end            draws 37 70

Turn 3: Tomek holds 46 48 53 57 73 79 88
up1 94, up2 92, down1 5, down2 100; 80 cards to draw
  Tomek  88>down2       on 100
  Tomek  46>down2       on 88
  Tomek  end            draws 2 12

Turn 4: Ada holds 4 37 41 43 64 70 90
up1 94, up2 92, down1 5, down2 46; 78 cards to draw
  Ada    4>down2        on 46
  Tomek  says: go-ahead up1

The end, with Ada on turn
up1 94, up2 92, down1 5, down2 4; 78 cards to draw
Ada holds 37 41 43 64 70 90
Tomek holds 2 12 48 53 57 73 79
The team has lost: stuck (G12); 91 cards are left.
check      CHECK
"""

SEALED = """\
tenback transcript 1
game       TEN (ten), rules 2
option     deck "full"
option     fiasco
seat 0     Ada
seat 1     Tomek
first      as the rules say
seed       not published yet
seed hash  7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed

The actions so far. Once the seed is published, the deal can be told, and who did what.
  draw
  take:numbers
check      CHECK
"""


def test_a_transcript_reads_like_this():
    game = games.get("the-game")
    told = record.begin(game, ["Ada", "Tomek"], "one", first=1).said(0, talk.SmallSteps("up2"))
    for what in ("19>up1", "92>up2", "end"):
        told = told.played(game.action(what))
    told = told.said(1, talk.KeepOff("down2", strongly=True)).said(0, talk.GoAhead("down1"))
    for what in ("94>up1", "5>down1", "end", "88>down2", "46>down2", "end", "4>down2"):
        told = told.played(game.action(what))
    told = told.said(1, talk.GoAhead("up1"))
    text = record.to_transcript(told)
    assert text[: text.index("check")] == SHORT[: SHORT.index("check")]
    assert record.from_transcript(text) == told


def test_a_transcript_of_a_sealed_record_reads_like_this():
    game = games.get("ten")
    told = record.begin(game, ["Ada", "Tomek"], "one", deck="full", fiasco=True)
    told = told.played(game.action("draw")).played(game.action("take:numbers")).sealed()
    text = record.to_transcript(told)
    assert text[: text.index("check")] == SEALED[: SEALED.index("check")]
    assert record.from_transcript(text) == told


def test_a_running_game_says_who_is_to_act():
    begun = record.begin(games.get("the-game"), ["Ada", "Tomek"], "one", first=1)
    *_, last, check = record.to_transcript(begun).splitlines()
    assert last == "The game goes on; Tomek is to act."
    assert check.startswith("check      ")


def test_a_record_that_does_not_hold_has_no_transcript():
    begun = record.begin(games.get("the-game"), ["Ada"], "one")
    forged = record.Record(**{**vars(begun), "actions": ("end",)})
    with pytest.raises(RecordError, match=r"actions\[0\]: end is refused"):
        record.to_transcript(forged)


# Forged


def true_text():
    """A transcript with everything in it: the golden one, with its check."""
    lines = SHORT.split("\n")
    with pytest.raises(RecordError) as stopped:
        record.from_transcript(SHORT)
    assert stopped.value.place == f"line {lines.index('check      CHECK') + 1}"
    check = stopped.value.reason.split("should be 'check      ")[1][:64]
    return SHORT.replace("CHECK", check)


TRUE = true_text()
LINES = TRUE.removesuffix("\n").split("\n")
BODY = LINES.index("The deal")


def test_the_golden_transcript_holds():
    assert record.from_transcript(TRUE) == record.read(TRUE)
    assert record.to_transcript(record.read(TRUE)) == TRUE


def test_line_ends_of_other_systems_and_a_missing_last_one_are_fine():
    assert record.read(TRUE.replace("\n", "\r\n")) == record.read(TRUE.removesuffix("\n")) == record.read(TRUE)
    for other in (TRUE + "\n", TRUE + " ", "\n" + TRUE, TRUE.replace("\n", "\r"), TRUE.replace("\n", "\u2028")):
        with pytest.raises(RecordError):
            record.read(other)


@pytest.mark.parametrize("number", range(1, len(LINES) + 1))
def test_every_line_is_held_to_its_word(number):
    """The remark forged, a word more, the line gone, the line twice."""
    line = LINES[number - 1]
    for forged in ([line + "!"], [line + "  also"], [], [line, line], [line.replace("on ", "onto ") + " "]):
        text = "\n".join([*LINES[: number - 1], *forged, *LINES[number:]])
        with pytest.raises(RecordError) as stopped:
            record.read(text)
        assert stopped.value.place.startswith("line ")
        assert str(stopped.value).isprintable()
        if number > BODY and len(forged) == 1:
            assert stopped.value.place.split(",")[0] == f"line {number}"


@pytest.mark.parametrize(
    ("stands", "forged", "place", "reason"),
    [
        (
            "game       The Game",
            "game       The Gams",
            "line 2",
            "is 'game       The Gams .* but should be 'game       The Game",
        ),
        ("(the-game)", "(chess)", "line 2, game", "There is no game 'chess'"),
        ("rules 1", "rules 2", "line 2, rules", "rules version 1, not 2"),
        ("options    none", "options    some", "line 3", "'options    some', but should be 'options    none'"),
        ("options    none", "option     pro", "line 3, options.pro", "There is no option 'pro'"),
        ("options    none", "option     pro-fi 1", "line 3, options.'pro-fi'", "There is no option 'pro-fi'"),
        ("options    none", "option     expert [", "line 3", "This is not JSON"),
        ("options    none", "option     expert false", "line 3, options.expert", "is the default"),
        ("options    none", "option     expert 1", "line 3, options.expert", "false or true, not 1"),
        ("options    none", "option     expert", "line 20, actions[2]", "end is refused"),
        ("options    none", "option     on_fire NaN", "line 3, options.on_fire", "false or true, not nan"),
        ("seat 0     Ada", "seat 0     Ada ", "line 4, seats[0]", "single spaces"),
        ("seat 0     Ada", "seat 0     Tomek", "line 5, seats[1]", "already sits"),
        ("seat 0     Ada", "seat 0     Eve", "line 17", "Nobody here is called 'Ada'"),
        ("seat 0     Ada", "seat 7     Ada", "line 4", "should be 'seat 0     Ada'"),
        ("first      seat 1, Tomek", "first      seat 9, Tomek", "line 6, first", "the starter is seat 0 to 1"),
        ("first      seat 1, Tomek", "first      seat 1, Ada", "line 6", "should be 'first      seat 1, Tomek'"),
        ("first      seat 1, Tomek", "first      as the rules say", "line 15", "should be 'Turn 1: Ada holds"),
        ('seed       "one"', 'seed       "two"', "line 8, seed_hash", "but the seed hashes to"),
        ('seed       "one"', "seed       one", "line 7", "This is not JSON"),
        ('seed       "one"', "seed       1", "line 7, seed", "A seed is text"),
        ('seed       "one"', 'seed       "\\u006fne"', "line 7", "should be 'seed       \"one\"'"),
        ("seed hash  7692", "seed hash  7693", "line 8, seed_hash", "but the seed hashes to 7692"),
        ("seed hash  7692", "hash       7692", "line 9", "without a line 'seed hash'"),
        ("  Ada    4 5 41", "  Ada    4 5 42", "line 11", "should be '  Ada    4 5 41"),
        ("84 cards to draw\n\n", "85 cards to draw\n\n", "line 13", "should be '  84 cards to draw'"),
        ("says: small-steps up2", "says: small-steps up3", "line 17, signals[0].signal", "may not be said.*G14"),
        ("  Ada    says: small", "  Eve    says: small", "line 17", "Nobody here is called 'Eve'"),
        ("  Tomek  19>up1         on 1", "  Ada    19>up1         on 1", "line 18", "should be '  Tomek  19>up1"),
        ("  Tomek  19>up1         on 1", "  Tomek  18>up1         on 1", "line 18, actions[0]", "You do not hold 18"),
        ("  Tomek  19>up1         on 1", "  Tomek  19>upp         on 1", "line 18, actions[0]", "means nothing"),
        (
            "  Tomek  19>up1         on 1",
            "  Tomek  19>up1         on 2",
            "line 18",
            "should be '  Tomek  19>up1         on 1'",
        ),
        ("  Tomek  19>up1         on 1", " Tomek  19>up1         on 1", "line 18", "should be '  Tomek  92>up2"),
        (
            "  Tomek  19>up1         on 1",
            "  Tomek  19>up1  on 1",
            "line 18",
            "should be '  Tomek  19>up1         on 1'",
        ),
        ("draws 57 88", "draws 57 89", "line 20", "should be '  Tomek  end            draws 57 88'"),
        ("Turn 2: Ada", "Turn 3: Ada", "line 22", "should be 'Turn 2: Ada"),
        ("  Ada    4>down2        on 46\n", "", "line 40", "should be 'The game goes on; Ada is to act"),
        ("with Ada on turn", "with Eve on turn", "line 41", "should be 'The end, with Ada on turn'"),
        ("91 cards are left", "1 card is left", "line 45", "should be 'The team has lost: stuck"),
        ("has lost", "has won", "line 45", "should be 'The team has lost: stuck"),
        ("check      ", "check      0", "line 46", "should be 'check      "),
    ],
)
def test_a_forged_line_is_named_with_what_should_stand_there(stands, forged, place, reason):
    assert stands in TRUE
    with pytest.raises(RecordError, match=reason) as stopped:
        record.from_transcript(TRUE.replace(stands, forged, 1))
    assert stopped.value.place == place


@pytest.mark.parametrize(
    ("stands", "forged", "place", "reason"),
    [
        ("  draw\n", "  drew\n", "line 12, actions[0]", "'drew' means nothing in TEN"),
        ("  take:numbers\n", "  Ada    says: want up\n", "line 13, signals[0].signal", "TEN has no signals"),
        ("  take:numbers\n", "  Eve    says: want up\n", "line 13", "Nobody here is called 'Eve'"),
        ("Once the seed", "When the seed", "line 11", "should be 'The actions so far. Once the seed"),
    ],
)
def test_a_sealed_transcript_has_its_shape_checked(stands, forged, place, reason):
    assert stands in SEALED
    with pytest.raises(RecordError, match=reason) as stopped:
        record.read(SEALED.replace(stands, forged))
    assert stopped.value.place == place


def test_of_many_wrong_lines_the_first_is_named():
    forged = TRUE.replace("5>down1 ", "5>downn ").replace("88>down2", "87>down2")
    with pytest.raises(RecordError, match=r"^line 27, actions\[4\]: '5>downn' means nothing"):
        record.read(forged)
    forged = forged.replace("  92>up2", "  91>up2")
    with pytest.raises(RecordError, match=r"^line 19, actions\[1\]: 91>up2 is refused: You do not hold 91"):
        record.read(forged)
    with pytest.raises(RecordError, match=r"^line 18: is .* on 5', but should be .* on 1'"):
        record.read(forged.replace("19>up1         on 1", "19>up1         on 5"))


def test_lines_that_are_missing_or_too_many_are_named():
    with pytest.raises(RecordError, match=f"line {len(LINES)}: is missing; it should be 'check"):
        record.read("\n".join(LINES[:-1]))
    with pytest.raises(RecordError, match=f"line {len(LINES) + 1}: is 'more', but the transcript should end before it"):
        record.read(TRUE + "more")


# What is said


LABELS = ("Ada", "Tomek")


def owned(coins=5, busts=0, cards=()):
    return {"coins": coins, "busts": busts, "cards": list(cards)}


def ten(draw=("B1", "B2"), row=(), market=(), ada=None, tomek=None, **more):
    seats = [ada or owned(), tomek or owned()]
    usual = {"active": 0, "turn": 0, "phase": "draw", "auction": None, "owed": None}
    return {"draw": list(draw), "row": list(row), "market": list(market), "seats": seats, **usual, **more}


AUCTION = {"wild": "*5", "bid": 0, "by": None, "to_bid": [1, 0]}


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ({"piles": {"up1": 1}}, {"piles": {"up1": 40}}, "on 1"),
        ({"piles": {"up1": 47}}, {"piles": {"up1": 37}}, "back from 47"),
        ({"piles": {"down1": 65}}, {"piles": {"down1": 75}}, "back from 65"),
        ({"piles": {"down1": 65}}, {"piles": {"down1": 64}}, "on 65"),
        ({"piles": {"up": None}}, {"piles": {"up": "R7"}}, "opens the pile"),
        ({"piles": {"up": "R10"}}, {"piles": {"up": "R7"}}, "back from R10"),
        ({"piles": {"down": "G2"}}, {"piles": {"down": "G8"}}, "back from G2"),
        ({"piles": {"down": "G10"}}, {"piles": {"down": "B9"}}, "on G10"),
        ({"piles": [{"up": 9}, {"up": 9}]}, {"piles": [{"up": 12}, {"up": 9}]}, "on 9"),
        ({"piles": [{"up": 9}, {"up": 9}]}, {"piles": [{"up": 9}, {"up": 5}]}, "given to Tomek, on 9"),
        (
            {"piles": {"up1": 21, "up2": 5}, "burning": {}},
            {"piles": {"up1": 22, "up2": 5}, "burning": {"up1": 2}},
            "on 21; up1 burns",
        ),
        (
            {"piles": {"up1": 22}, "burning": {"up1": 1}},
            {"piles": {"up1": 33}, "burning": {"up1": 2}},
            "on 22; up1 burns",
        ),
        (
            {"piles": {"up1": 22}, "burning": {"up1": 2}},
            {"piles": {"up1": 23}, "burning": {}},
            "on 22; up1 burns no more",
        ),
        ({"piles": {"up1": 22}, "burning": {"up1": 2}}, {"piles": {"up1": 22}, "burning": {"up1": 1}}, ""),
        ({"hands": [[4], [5]], "draw": [8, 9]}, {"hands": [[4, 8], [5]], "draw": [9]}, "draws 8"),
        (
            {"hands": [[4], [5]], "draw": [8, 9]},
            {"hands": [[4, 8, 9], [5]], "draw": []},
            "draws 8 9; the draw pile is empty",
        ),
        ({"draw": []}, {"draw": []}, ""),
        ({"draws": [[8], [9]]}, {"draws": [[], [9]]}, "the draw pile of Ada is empty"),
        ({"draws": [[], []]}, {"draws": [[], []]}, ""),
        (ten(), ten(draw=["B2"], row=["B1"]), "turns up B1"),
        (ten(row=["$3"]), ten(draw=["B2"], row=["$3", "B1"]), "turns up B1; the row is $3 B1"),
        (
            ten(draw=["*5", "B1"], row=["O1", "O2"]),
            ten(draw=["B1"], row=["O1", "O2"], auction=AUCTION),
            "turns up *5, for auction",
        ),
        (
            ten(draw=["P8", "B1"], row=["B3", "$3"]),
            ten(draw=["B1"], market=["B3", "P8"], ada=owned(busts=1), tomek=owned(coins=8)),
            "turns up P8; takes a bust token; Tomek takes 3 coins; B3 P8 to the market",
        ),
        (
            ten(row=["B3", "B3", "$1"], turn=1),
            ten(ada=owned(coins=6), tomek=owned(cards=["B3", "B3"]), turn=1),
            "takes B3 B3; Ada takes 1 coin",
        ),
        (ten(auction=AUCTION, turn=1), ten(auction={**AUCTION, "bid": 3, "by": 1}), ""),
        (ten(auction=AUCTION), ten(), "nobody takes *5"),
        (ten(auction=AUCTION), ten(turn=1, owed={"price": 4, "paid": 0, "for": "*5"}), "Tomek owes 4 for *5"),
        (ten(auction=AUCTION), ten(turn=0, owed={"price": 4, "paid": 0, "for": "*5"}), "owes 4 for *5"),
        (
            ten(owed={"price": 4, "paid": 0, "for": "*5"}),
            ten(ada=owned(coins=4), owed={"price": 4, "paid": 1, "for": "*5"}),
            "1 of 4 paid",
        ),
        (ten(owed={"price": 4, "paid": 3, "for": "*5"}), ten(ada=owned(coins=4, cards=["*5"])), "takes *5"),
        (ten(row=["$3"]), ten(ada=owned(coins=8, busts=1, cards=["B1"])), "takes B1, 3 coins and a bust token"),
        ({"laps_run": 3, "wind": "west"}, {"laps_run": 4, "wind": "east"}, "laps run 3, now 4; wind west, now east"),
    ],
)
def test_what_follows_from_an_action(before, after, said):
    assert "; ".join(phrases.remarks(before, after, before.get("turn", 0), LABELS)) == said


@pytest.mark.parametrize(
    ("position", "lines"),
    [
        (
            {"piles": {"up1": 1, "down1": 100}, "draw": [5], "burning": {"up1": 2}, "hands": [[1], [2]], "played": 1},
            ["up1 1, down1 100; 1 card to draw; up1 burns"],
        ),
        ({"piles": {"up": None, "down": "R7"}, "draw": []}, ["up empty, down R7; no cards to draw"]),
        (
            {"piles": [{"up": 1, "down": 60}, {"up": 5, "down": 9}], "draws": [[1, 2], []], "gave": True},
            ["Ada: up 1, down 60; 2 cards to draw", "Tomek: up 5, down 9; no cards to draw"],
        ),
        (
            ten(ada=owned(coins=1, busts=1, cards=["B1", "B1"]), tomek=owned(coins=0, busts=2)),
            [
                "2 cards to draw; the market is empty",
                "Ada: 1 coin, 1 bust token; B1 B1",
                "Tomek: no coins, 2 bust tokens",
            ],
        ),
        (ten(market=["P5", "P6"]), ["2 cards to draw; in the market P5 P6", "Ada: 5 coins", "Tomek: 5 coins"]),
        ({"laps_run": [3]}, ["laps run [3]"]),
        ({}, []),
    ],
)
def test_what_the_table_shows(position, lines):
    assert [*phrases.table(position, LABELS)] == lines


@pytest.mark.parametrize(
    ("position", "lines"),
    [
        (
            {"piles": {"up1": 9}, "draw": [], "hands": [[3, 4], []], "turn": 1},
            ["The end, with Tomek on turn", "up1 9; no cards to draw", "Ada holds 3 4"],
        ),
        (ten(turn=None), ["The end", "2 cards to draw; the market is empty", "Ada: 5 coins", "Tomek: 5 coins"]),
    ],
)
def test_how_everything_lies_at_the_end(position, lines):
    assert [*phrases.end(position, LABELS)] == lines


@pytest.mark.parametrize(
    ("ending", "players", "said"),
    [
        (
            {"reason": "every-card-laid", "rule": "G13", "won": True, "left": 0},
            2,
            "The team has won: every card laid (G13); no cards are left.",
        ),
        ({"reason": "stuck", "rule": "G12", "won": False, "left": 1}, 1, "Ada has lost: stuck (G12); 1 card is left."),
        ({"reason": "stuck", "rule": "F9", "winners": [1]}, 2, "Tomek has won: stuck (F9)."),
        (
            {"reason": "shared", "rule": "T21", "winners": [0, 1], "scores": [1, 1]},
            2,
            "Ada and Tomek share the win: shared (T21); Ada has 1 point and Tomek has 1 point.",
        ),
        (
            {
                "reason": "ten-beaten",
                "rule": "T23h",
                "won": True,
                "winners": [0],
                "scores": [9, 0],
                "rank": "astonishing",
            },
            1,
            "Ada has won: ten beaten (T23h); Ada has 9 points and Tomek has no points; rank: astonishing.",
        ),
        ({"reason": "rain", "rule": "X1"}, 2, "The game has ended: rain (X1)."),
    ],
)
def test_how_it_ended(ending, players, said):
    assert phrases.ended(ending, LABELS, players) == said


def told_at_random(slug, players, seed, **options):
    rng = random.Random(seed)
    told = record.begin(games.get(slug), ["Ada", "Tomek", "Uwe"][:players], seed, **options)
    while told.ending is None:
        told = told.played(rng.choice(told.state.actions()))
    return record.to_transcript(told).split("\n")


def test_a_turn_alone_begins_anew_after_every_end():
    lines = told_at_random("the-game", 1, "alone")
    ends = sum(line.split()[1:2] == ["end"] for line in lines if line.startswith("  "))
    turns = [line.split(":")[0] for line in lines if line.startswith("Turn ")]
    assert turns == [f"Turn {number}" for number in range(1, len(turns) + 1)]
    assert len(turns) - ends in (0, 1)


def test_a_turn_of_ten_goes_on_through_its_auctions_and_the_last_round_has_its_own_heading():
    lines = told_at_random("ten", 3, "auctions")
    whose = [line.split(": ")[1] for line in lines if line.startswith("Turn ")]
    assert all(one != other for one, other in pairwise(whose))
    assert any("for auction" in line for line in lines)
    assert lines.count("The final round of buying") == 1
    assert lines.index("The final round of buying") < lines.index("The end")
