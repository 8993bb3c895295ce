"""TEN's decks by the rule page: T1 and T2 counted out, and every way in which a deck file can be wrong."""

import json
import os
import tomllib
from collections import Counter
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tenback import games
from tenback.core import Chance, OptionError
from tenback.games.ten import DECKS, Card, Deck, DeckError, read_deck
from tenback.games.ten.cards import CARDS, NAMED, NAMES
from tenback.games.ten.decks import deck_of

GAME: Any = games.get("ten")
DECK_OPTION: Any = GAME.options[0]
PLAYERS = (1, 2, 3, 4, 5)


# The cards


def test_t1_every_card_has_its_name_its_colour_and_its_figure():
    numbers = [f"{colour}{number}" for colour in "BGOP" for number in range(1, 10)]
    coins = ["$1", "$2", "$3", "$4", "$5"]
    wilds = ["*1", "*2", "*3", "*4", "*5", "*6", "*7", "*8", "*9", "B#", "G#", "O#", "P#", "*#"]
    assert [str(card) for card in CARDS] == [repr(card) for card in CARDS] == [*numbers, *coins, *wilds]
    assert [str(card) for card in CARDS if card.is_number] == numbers
    assert [str(card) for card in CARDS if card.is_coin] == coins
    assert [str(card) for card in CARDS if card.is_wild] == wilds
    for card in CARDS:
        assert card.colour == str(card)[0]
        assert card.number == int(str(card)[1].replace("#", "0"))
        assert NAMED[str(card)] == card
        assert f"{card}" == str(card)
        assert type(card) is Card


# The decks

# T2, as the rule page prints it: cards, copies for two (and alone), for three, for four and five.
RECONSTRUCTED = [
    ("B1 B2 B3 G1 G2 G3 O1 O2 O3 P1 P2 P3", 2, 3, 3),
    ("B4 B5 B6 G4 G5 G6 O4 O5 O6 P4 P5 P6", 2, 2, 3),
    ("B7 B8 B9 G7 G8 G9 O7 O8 O9 P7 P8 P9", 1, 1, 1),
    ("$1", 3, 5, 6),
    ("$2", 3, 4, 6),
    ("$3 $4 $5", 3, 4, 5),
    ("*1 *2 *3 *4 *5 *6 *7 *8 *9", 1, 1, 1),
    ("B# G# O# P#", 1, 1, 2),
    ("*#", 1, 1, 1),
]


def counted(state):
    return Counter(map(str, state.draw))


@pytest.mark.parametrize(
    ("players", "column", "cards"), [(1, 0, 89), (2, 0, 89), (3, 1, 107), (4, 2, 129), (5, 2, 129)]
)
def test_t2_the_reconstructed_deck_is_the_default(players, column, cards):
    table = {name: copies[column] for names, *copies in RECONSTRUCTED for name in names.split()}
    for options in ({}, {"deck": "reconstructed"}, {"deck": DECKS["reconstructed"]}):
        state = GAME.deal(players, Chance("any seed"), **options)
        assert counted(state) == table
        assert len(state.draw) == cards
        assert "deck" not in state.position()["options"]


@pytest.mark.parametrize(("players", "parts"), [(2, (60, 14, 15)), (3, (72, 14, 21)), (5, (84, 18, 27))])
def test_t2_so_many_number_cards_wilds_and_coin_cards(players, parts):
    cards = DECKS["reconstructed"].cards(players)
    assert tuple(sum(map(kind, cards)) for kind in (is_number, is_wild, is_coin)) == parts


def is_number(card):
    return card.is_number


def is_wild(card):
    return card.is_wild


def is_coin(card):
    return card.is_coin


def test_t2_for_two_there_are_three_coin_cards_of_each_worth():
    assert Counter(str(card) for card in DECKS["reconstructed"].cards(2) if card.is_coin) == dict.fromkeys(
        ("$1", "$2", "$3", "$4", "$5"), 3
    )


@pytest.mark.parametrize("players", PLAYERS)
def test_t1_t2_the_full_deck_is_all_129_cards_for_any_number_of_players(players):
    state = GAME.deal(players, Chance("any seed"), deck="full")
    assert counted(state) == {name: copies[-1] for names, *copies in RECONSTRUCTED for name in names.split()}
    assert len(state.draw) == 129
    assert state.position()["options"]["deck"] == "full"  # every result names its deck
    assert state == GAME.deal(players, Chance("any seed"), deck=DECKS["full"])


def test_t1_the_sums_that_the_rulebook_prints():
    full = Counter(map(str, DECKS["full"].cards(5)))
    for colour in "BGOP":
        assert [full[f"{colour}{number}"] for number in range(1, 10)] == [3, 3, 3, 3, 3, 3, 1, 1, 1]
        assert full[f"{colour}#"] == 2
    assert [full[f"*{number}"] for number in (*range(1, 10), "#")] == [1] * 10
    assert sum(full[name] for name in full if name[0] in "BGOP" and name[1] != "#") == 84
    assert sum(full[name] for name in full if name[0] == "$") == 27
    assert sum(full[name] for name in full if name[0] == "*" or name[1] == "#") == 18
    assert full.total() == 129


def test_t2_a_deck_gives_its_cards_in_the_order_of_its_table_before_the_shuffle():
    for players in PLAYERS:
        cards = DECKS["reconstructed"].cards(players)
        assert cards == sorted(cards)
        assert list(GAME.deal(players, Chance("any seed")).draw) == Chance("any seed").shuffle(cards)


def test_decks_by_name():
    assert list(DECKS) == ["reconstructed", "full"]
    assert [deck.name for deck in DECKS.values()] == ["reconstructed", "full"]


def test_the_option_tells_what_it_takes():
    assert (DECK_OPTION.name, DECK_OPTION.type, DECK_OPTION.default) == ("deck", str, "reconstructed")
    assert (DECK_OPTION.rule, DECK_OPTION.choices) == ("T2", ("reconstructed", "full"))
    assert DECK_OPTION.about == "Which cards are in the deck for this number of players."
    assert DECK_OPTION.allowed == "reconstructed or full or a deck file of one's own"


# A deck file

# One's own deck: no 7 to 9 for two, one more of the low ones; its coin cards are worth less.
OWN: dict[Any, Any] = {
    **{f"{colour}{number}": [3, 3, 3] for colour in "BGOP" for number in range(1, 7)},
    **{f"{colour}{number}": [0, 1, 1] for colour in "BGOP" for number in range(7, 10)},
    "$1": [9, 9, 10],
    "$2": [9, 9, 10],
    "$3": [5, 6, 7],
    "$5": [0, 0, 0],
    **{f"*{number}": [1, 1, 2] for number in range(1, 10)},
}
ADDS_UP = {"name": "my own", "cards": OWN}


def toml(table):
    rows = "".join(f'"{card}" = {copies}\n' for card, copies in table["cards"].items())
    return f"name = {json.dumps(table['name'])}\n[cards]\n{rows}"


def written(path, text):
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


@pytest.mark.parametrize(
    ("players", "column", "cards"), [(1, 0, 104), (2, 0, 104), (3, 1, 117), (4, 2, 129), (5, 2, 129)]
)
@pytest.mark.parametrize("given", [str, Path, os.path.relpath])
def test_t2_a_deck_file_of_ones_own_is_dealt(tmp_path, given, players, column, cards):
    path = written(tmp_path / "own.toml", toml(ADDS_UP))
    state = GAME.deal(players, Chance("any seed"), deck=given(path))
    assert counted(state) == {card: copies[column] for card, copies in OWN.items() if copies[column]}
    assert len(state.draw) == cards
    assert state == GAME.deal(players, Chance("any seed"), deck=ADDS_UP)  # as a table, too
    assert state == GAME.deal(players, Chance("any seed"), deck=read_deck(path))  # as a deck, too


def test_t2_any_name_will_do_for_a_path(tmp_path):
    path = written(tmp_path / "own.deck", toml(ADDS_UP))
    assert GAME.deal(2, Chance("a"), deck=path).table.options.deck.name == "my own"
    with pytest.raises(OptionError, match=r"^Option deck \(T2\) is reconstructed or full or a deck file of one's own"):
        GAME.deal(2, Chance("a"), deck=str(path))  # text is a path when it ends in .toml


def test_t2_a_result_names_its_deck_by_its_table(tmp_path):
    path = written(tmp_path / "own.toml", toml(ADDS_UP))
    state = GAME.deal(2, Chance("a"), deck=path)
    data = state.position()
    held = {card: copies for card, copies in OWN.items() if any(copies)}
    assert data["options"] == {"deck": {"name": "my own", "cards": held}}
    assert str(path) not in json.dumps(data)
    assert GAME.position(json.loads(json.dumps(data))) == state
    assert GAME.position(data).position() == data


def test_t2_the_table_of_a_deck_is_a_deck_file(tmp_path):
    path = written(tmp_path / "own.toml", toml(ADDS_UP))
    deck = read_deck(path)
    assert deck.table() == {"name": "my own", "cards": {card: row for card, row in OWN.items() if any(row)}}
    assert list(deck.table()["cards"]) == [name for name in NAMES if any(OWN.get(name, []))]
    assert read_deck(written(tmp_path / "again.toml", toml(deck.table()))) == deck
    assert tomllib.loads(toml(deck.table())) == deck.table()


def test_the_option_reads_what_a_person_types_and_writes_it_down(tmp_path):
    path = written(tmp_path / "own.toml", toml(ADDS_UP))
    assert DECK_OPTION.read("full") is DECKS["full"]
    assert DECK_OPTION.read("reconstructed") is DECKS["reconstructed"]
    assert DECK_OPTION.read(str(path)) == read_deck(str(path)) == read_deck(path)
    with pytest.raises(OptionError, match=r"^Option deck \(T2\) is .* of one's own, not 'ful'\.$"):
        DECK_OPTION.read("ful")
    assert DECK_OPTION.plain(DECKS["full"]) == "full"
    assert DECK_OPTION.plain(DECKS["reconstructed"]) == "reconstructed"
    assert DECK_OPTION.plain(read_deck(path)) == read_deck(path).table()


# Files that are wrong


def changed(**copies):
    """The good table, with other copies of some cards; None takes a card out."""
    cards = {**OWN, **{{"coin": "$1", "wild": "*1"}.get(card, card): row for card, row in copies.items()}}
    return toml({"name": "my own", "cards": {card: row for card, row in cards.items() if row is not None}})


CARDS_ARE = "cards are B1 to P9, $1 to $5, *1 to *9, B# to P#, *#."
ROWS_ARE = "write three whole numbers, copies for two, for three, for four and five."
TWO_PARTS = "The deck file {path} must have a name and a table of cards, and nothing else."


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", TWO_PARTS),
        ("name = 'x'", TWO_PARTS),
        ("[cards]\nB1 = [1, 1, 1]", TWO_PARTS),
        ("author = 'me'\n" + changed(), TWO_PARTS),
        ("name = ''\n[cards]", "The name of the deck file {path} must be 1 to 40 printable characters, not ''."),
        (
            f"name = '{'x' * 41}'\n[cards]",
            "The name of the deck file {path} must be 1 to 40 printable characters, not '" + "x" * 41 + "'.",
        ),
        ("name = 7\n[cards]", "The name of the deck file {path} must be 1 to 40 printable characters, not 7."),
        (
            'name = "two\\nlines"\n[cards]',
            "The name of the deck file {path} must be 1 to 40 printable characters, not 'two\\nlines'.",
        ),
        *(
            (
                f"name = '{own}'\n[cards]",
                f"The deck file {{path}} is called {own}, which is a deck of TEN's own; give it another name.",
            )
            for own in ("reconstructed", "full")
        ),
        (
            "name = 'x'\ncards = [1]",
            "The cards of the deck file {path} must be a table of card = [copies, copies, copies].",
        ),
        (changed(B0=[0, 0, 0]), f"The deck file {{path}} has a card 'B0'; {CARDS_ARE}"),
        (changed(R7=[1, 1, 1]), f"The deck file {{path}} has a card 'R7'; {CARDS_ARE}"),
        (changed(b1=[1, 1, 1]), f"The deck file {{path}} has a card 'b1'; {CARDS_ARE}"),
        (changed(**{"x" * 70: [1, 1, 1]}), f"The deck file {{path}} has a card '{'x' * 59}; {CARDS_ARE}"),
        (changed(B1=3), f"The deck file {{path}} has B1 = 3; {ROWS_ARE}"),
        (changed(B1=[3, 3]), f"The deck file {{path}} has B1 = [3, 3]; {ROWS_ARE}"),
        (changed(B1=[3, 3, 3, 3]), f"The deck file {{path}} has B1 = [3, 3, 3, 3]; {ROWS_ARE}"),
        (changed(B1=[3, 3, 3.0]), f"The deck file {{path}} has B1 = [3, 3, 3.0]; {ROWS_ARE}"),
        (changed(B1='"333"'), f"The deck file {{path}} has B1 = '333'; {ROWS_ARE}"),
        (changed(B1=[-1, 3, 3]), f"The deck file {{path}} has B1 = [-1, 3, 3]; {ROWS_ARE}"),
        (changed(B1=[3, 3, 130]), f"The deck file {{path}} has B1 = [3, 3, 130]; {ROWS_ARE}"),
        (
            changed(B1=[3, 2, 3]),
            "Deck my own: B1 has 3 / 2 / 3 copies; fewer players never have more (T2).",
        ),
        (
            changed(P9=[1, 2, 1]),
            "Deck my own: P9 has 1 / 2 / 1 copies; fewer players never have more (T2).",
        ),
        (
            changed(B1=[2, 2, 2]),
            "Deck my own does not add up: 83 number cards for four and five, where TEN has 84 (T1).",
        ),
        (
            changed(B1=[3, 3, 4]),
            "Deck my own does not add up: 85 number cards for four and five, where TEN has 84 (T1).",
        ),
        (changed(B1=None), "Deck my own does not add up: 81 number cards for four and five, where TEN has 84 (T1)."),
        (
            changed(B1=[0, 0, 129]),
            "Deck my own does not add up: 210 number cards for four and five, where TEN has 84 (T1).",
        ),
        (
            changed(coin=[9, 9, 9]),
            "Deck my own does not add up: 26 coin cards for four and five, where TEN has 27 (T1).",
        ),
        (
            changed(coin=[9, 9, 11]),
            "Deck my own does not add up: 28 coin cards for four and five, where TEN has 27 (T1).",
        ),
        (changed(wild=[1, 1, 1]), "Deck my own does not add up: 17 wilds for four and five, where TEN has 18 (T1)."),
        (changed(wild=[1, 1, 3]), "Deck my own does not add up: 19 wilds for four and five, where TEN has 18 (T1)."),
        (changed() + "#" * 65536, "Deck file {path} is larger than 65536 bytes."),
    ],
    ids=count(),
)
def test_t2_a_deck_file_that_is_wrong_is_refused_with_what_is_off(tmp_path, text, says):
    path = written(tmp_path / "own.toml", text)
    for deal in (
        lambda: GAME.deal(2, Chance("a"), deck=str(path)),
        lambda: GAME.deal(2, Chance("a"), deck=path),
        lambda: DECK_OPTION.read(str(path)),
        lambda: read_deck(path),
    ):
        with pytest.raises(DeckError) as wrong:
            deal()
        assert str(wrong.value) == says.replace("{path}", str(path))
    assert issubclass(DeckError, OptionError)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("name = ", "Invalid value"),
        ("name = 'x'\nname = 'y'\n[cards]", "Cannot overwrite a value"),
        (changed() + "B1 = [3, 3, 3]", "Cannot overwrite a value"),
        (b"name = '\xff'", "'utf-8' codec can't decode byte 0xff in position 8: invalid start byte."),
    ],
    ids=count(),
)
def test_t2_a_file_that_is_not_toml_is_said_so(tmp_path, text, says):
    path = written(tmp_path / "own.toml", text)
    with pytest.raises(DeckError) as wrong:
        GAME.deal(2, Chance("a"), deck=path)
    assert str(wrong.value).startswith(f"Deck file {path} is not TOML: {says}")
    assert str(wrong.value).endswith(".")


def test_t2_a_file_that_cannot_be_read_is_said_so(tmp_path):
    nowhere = tmp_path / "none.toml"
    with pytest.raises(DeckError) as wrong:
        GAME.deal(2, Chance("a"), deck=str(nowhere))
    assert str(wrong.value) == f"Deck file {nowhere} cannot be read: No such file or directory."
    folder = tmp_path / "folder.toml"
    folder.mkdir()
    with pytest.raises(DeckError) as wrong:
        GAME.deal(2, Chance("a"), deck=folder)
    assert str(wrong.value) == f"Deck file {folder} cannot be read: Is a directory."


def test_t2_the_largest_file_and_the_longest_name_are_still_read(tmp_path):
    name = "x" * 40
    text = toml({"name": name, "cards": OWN}).ljust(65536)
    assert len(text) == 65536
    assert read_deck(written(tmp_path / "own.toml", text)).name == name
    assert read_deck(written(tmp_path / "own.toml", toml({"name": "ż", "cards": OWN}))).name == "ż"


@pytest.mark.parametrize("path", ["\0.toml", "own\0.toml", "\ud800.toml"])
def test_t2_a_path_that_no_file_can_have_is_said_so(path):
    with pytest.raises(DeckError) as wrong:
        GAME.deal(2, Chance("a"), deck=path)
    assert str(wrong.value) == f"Deck file {path!a} cannot be read: no file can have that name."


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("name = " + "[" * 5000, id="nested"),
        pytest.param("name = " + "[" * 900 + "]" * 900 + "\n[cards]", id="nested-and-closed"),
        pytest.param("name = " + "9" * 5000, id="digits"),
        pytest.param(f"name = 0x{'f' * 6000}\n[cards]", id="hex-name"),
        pytest.param(f"name = 'x'\n[cards]\nB1 = [1, 1, 0x{'f' * 6000}]", id="hex-copies"),
    ],
)
def test_a_deck_file_made_to_break_its_reader_is_refused_by_name(tmp_path, text):
    with pytest.raises(DeckError):
        read_deck(written(tmp_path / "own.toml", text))


# Decks as tables


@pytest.mark.parametrize(
    ("table", "says"),
    [
        ({}, "The deck must have a name and a table of cards, and nothing else."),
        ({"name": "x"}, "The deck must have a name and a table of cards, and nothing else."),
        ({"cards": {}}, "The deck must have a name and a table of cards, and nothing else."),
        ({**ADDS_UP, "by": "me"}, "The deck must have a name and a table of cards, and nothing else."),
        ({**ADDS_UP, "name": None}, "The name of the deck must be 1 to 40 printable characters, not None."),
        ({**ADDS_UP, "name": "\x07"}, "The name of the deck must be 1 to 40 printable characters, not '\\x07'."),
        ({**ADDS_UP, "name": "full"}, "The deck is called full, which is a deck of TEN's own; give it another name."),
        ({**ADDS_UP, "cards": []}, "The cards of the deck must be a table of card = [copies, copies, copies]."),
        ({**ADDS_UP, "cards": {**OWN, 7: [1, 1, 1]}}, f"The deck has a card 7; {CARDS_ARE}"),
        ({**ADDS_UP, "cards": {**OWN, "B1": None}}, f"The deck has B1 = None; {ROWS_ARE}"),
        ({**ADDS_UP, "cards": {**OWN, "B1": [3, 3, True]}}, f"The deck has B1 = [3, 3, True]; {ROWS_ARE}"),
        ({**ADDS_UP, "cards": {**OWN, "B1": {3: 3}}}, f"The deck has B1 = {{3: 3}}; {ROWS_ARE}"),
        (
            {**ADDS_UP, "cards": {}},
            "Deck my own does not add up: 0 number cards for four and five, where TEN has 84 (T1).",
        ),
        *(
            (
                {**ADDS_UP, "cards": {card: [0, copies[2] * three, copies[2]] for card, copies in OWN.items()}},
                "Deck my own has no card for two; every turn starts with drawing one (T5).",
            )
            for three in (0, 1)
        ),
    ],
)
def test_t2_a_table_that_is_wrong_is_refused_in_a_deal_and_in_a_position(table, says):
    data = GAME.deal(2, Chance("a")).position()
    for handed in (
        lambda: GAME.deal(2, Chance("a"), deck=table),
        lambda: GAME.settle(2, {"deck": table}),
        lambda: GAME.position({**data, "options": {"deck": table}}),
    ):
        with pytest.raises(DeckError) as wrong:
            handed()
        assert str(wrong.value) == says


@pytest.mark.parametrize("table", [None, 7, "full", [], ["name", "cards"]])
def test_t2_a_deck_is_a_table(table):
    for where in ("deck", "deck file own.toml"):
        with pytest.raises(DeckError) as wrong:
            deck_of(table, where)
        assert str(wrong.value) == f"The {where} must have a name and a table of cards, and nothing else."


def test_t2_copies_may_stand_in_a_tuple_and_be_none_at_all():
    table = {"name": "my own", "cards": {card: tuple(copies) for card, copies in OWN.items()}}
    assert GAME.settle(2, {"deck": table}) == GAME.settle(2, {"deck": ADDS_UP})
    assert [
        copies
        for card, copies in zip(NAMES, GAME.settle(2, {"deck": table})["deck"].copies, strict=True)
        if card == "$5"
    ] == [(0, 0, 0)]
    assert Deck.of("mine", {"B1": (0, 0, 84), "$5": (27, 27, 27), "*#": (1, 18, 18)}).cards(2) == [
        *[NAMED["$5"]] * 27,
        NAMED["*#"],
    ]


@pytest.mark.parametrize("deck", ["ful", "FULL", "", None, 7, True, ["full"], 1.5])
def test_t2_a_deck_is_a_name_that_is_known(deck):
    says = f"Option deck (T2) is reconstructed or full or a deck file of one's own, not {deck!r}."
    for handed in (lambda: GAME.deal(2, Chance("a"), deck=deck), lambda: GAME.settle(2, {"deck": deck})):
        with pytest.raises(OptionError) as wrong:
            handed()
        assert str(wrong.value) == says


def test_data_of_strangers_never_touches_the_disk(tmp_path, monkeypatch):
    """A position and settle() take a deck by its name or its table; a path, even to a good file, is refused unread."""
    path = written(tmp_path / "own.toml", toml(ADDS_UP))
    data = GAME.deal(2, Chance("a")).position()
    assert GAME.deal(2, Chance("a"), deck=str(path))

    def touched(*_, **__):
        pytest.fail("the disk was touched")

    says = "Option deck (T2) is reconstructed or full or a deck file of one's own, not "
    with monkeypatch.context() as patched:
        for name in ("builtins.open", "io.open", "os.open", "os.stat", "pathlib.Path.open", "pathlib.Path.stat"):
            patched.setattr(name, touched)
        for deck in (str(path), path):
            for options in ({"deck": deck}, {"deck": deck, "limit": 4}):
                with pytest.raises(OptionError) as settled:
                    GAME.settle(1 if "limit" in options else 2, options)
                with pytest.raises(OptionError) as placed:
                    GAME.position({**data, "options": options})
                assert str(settled.value) == str(placed.value) == f"{says}{deck!r:.60}."
                assert type(settled.value) is type(placed.value) is OptionError
