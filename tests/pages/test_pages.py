"""The rule pages are complete, and what they say of the software is so."""

import json
import re
import tomllib
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from tenback import games, talk
from tenback.core import Chance

PAGES = {page.name.removesuffix(".md"): page for page in files("tenback").joinpath("pages", "en").iterdir()}
SHELF = [pytest.param(game, id=game.slug) for game in games.shelf()]

RULES = {
    "the-game": [f"G{number}" for number in range(1, 18)],
    "quick-and-easy": [f"Q{number}" for number in range(1, 12)],
    "face-to-face": [f"F{number}" for number in range(1, 12)],
    "ten": [f"T{number}" for number in range(1, 24)] + [f"T23{letter}" for letter in "abcdefghij"],
}
NOTATION = {
    "the-game": "37>up1 37>up2 37>down1 37>down2 end",
    "quick-and-easy": "R7>up R7>down end",
    "face-to-face": "17>up 17>down 12>their-up 41>their-down end",
    "ten": "draw take:numbers take:coins bid:5 pass buy:P5 skip pay:coin pay:bust pay:B3 take:token go:buy",
}

RULINGS = {  # what no rulebook decides
    "the-game": "G4 G5 G12 G14 G14 G15 G16 G17 G17",
    "quick-and-easy": "Q3 Q2 Q5 Q7 Q8 Q9 Q10 Q10",
    "face-to-face": "F10 F6",
    "ten": "T6 T10 T11 T13 T15 T16 T17 T21 T22 T23f T23g T23h T23j",
}
HOUSE_RULES = {
    "face-to-face": "last_card",
    "ten": "deck",
}  # options with a value that departs from the rulebook's letter


def text_of(slug):
    return PAGES[slug].read_text(encoding="utf-8")


def blocks(slug, language="text"):
    return re.findall(rf"^```{language}\n(.*?)^```$", text_of(slug), re.DOTALL | re.MULTILINE)


def prose(slug):
    return " ".join(re.sub(r"^```.*?^```$", "", text_of(slug), flags=re.DOTALL | re.MULTILINE).split())


def actions_in(block):
    """An example line is an action, and after it, in words, what it does."""
    return [line.split()[0] for line in block.splitlines()]


# Every page


def test_every_game_on_the_shelf_has_a_page():
    assert {game.slug for game in games.shelf()} <= set(PAGES) == set(RULES)


@pytest.mark.parametrize("slug", RULES)
def test_the_page_has_every_rule_and_no_other(slug):
    letter = RULES[slug][0][0]
    assert set(re.findall(rf"\b{letter}\d+[a-z]?\b", prose(slug))) == set(RULES[slug])


@pytest.mark.parametrize("slug", RULES)
def test_every_rule_is_marked_where_it_is_said(slug):
    """The mark (G7) ends a sentence or a row: that is where a refusal leads."""
    marked = re.findall(r"[.:|] \(([A-Z]\d+[a-z]?)\)", prose(slug))
    assert set(RULES[slug]) <= set(marked)


@pytest.mark.parametrize("slug", RULES)
def test_every_ruling_is_told_as_one(slug):
    rulings = text_of(slug).split("\n### Where the rulebook")[1].split("\n### ")[0]
    assert "These rulings are our own." in rulings
    assert re.findall(r"^- \*\*.+?\*\* \(([A-Z]\d+[a-z]?)\)", rulings, re.MULTILINE) == RULINGS[slug].split()


@pytest.mark.parametrize(("slug", "option"), HOUSE_RULES.items())
def test_what_departs_from_the_rulebook_says_so(slug, option):
    (row,) = (line for line in text_of(slug).splitlines() if line.startswith(f"| `{option}`"))
    assert "(a house rule" in row
    assert "departs from the letter of the rulebook" in prose(slug)


@pytest.mark.parametrize("slug", RULES)
def test_the_page_speaks_softly(slug):
    assert "!" not in text_of(slug)
    assert text_of(slug).count("independent implementation") == 1
    assert text_of(slug).rstrip().splitlines()[-1] == "publishers.*"


@pytest.mark.parametrize("slug", RULES)
def test_a_terminal_is_wide_enough_for_the_examples(slug):
    for language in ("text", "toml"):
        assert all(len(line) <= 76 for block in blocks(slug, language) for line in block.splitlines())


@pytest.mark.parametrize("game", SHELF)
def test_the_page_has_the_title_of_its_game(game):
    assert text_of(game.slug).startswith(f"# {game.title}\n")


@pytest.mark.parametrize("game", SHELF)
def test_the_page_has_every_option_in_a_row_with_its_rule(game):
    rows = {line.split("`")[1]: line for line in text_of(game.slug).splitlines() if line.startswith("| `")}
    for option in game.options:
        row = rows[option.name]
        assert f"({option.rule})" in row
        assert ("unofficial" in row.lower()) == option.unofficial
        for choice in option.choices:
            assert option.type is not str or f"`{choice}`" in row


@pytest.mark.parametrize("game", SHELF)
def test_the_page_has_the_whole_notation(game):
    examples = [action for block in blocks(game.slug) for action in actions_in(block)]
    for text in NOTATION[game.slug].split():
        assert text in examples


@pytest.mark.parametrize("slug", RULES)
def test_the_page_has_every_signal(slug):
    assert {str(signal).split()[0] for signal in talk.signals(slug, {})} <= set(re.findall(r"`([a-z-]+)", prose(slug)))


@pytest.mark.parametrize("game", SHELF)
def test_every_example_means_something(game):
    for block in blocks(game.slug):
        for text in actions_in(block):
            assert str(game.action(text)) == text


# The turns worked through: the position that the page describes, and what it says comes of it

# `tests/web/unit/rules.test.mjs` compares the positions with what the browser draws.
TURNS = json.loads(Path(__file__).with_name("turns.json").read_text("utf-8"))


@pytest.mark.parametrize("game", SHELF)
def test_the_turn_worked_through_can_be_played(game):
    before, after = TURNS[game.slug]["before"], TURNS[game.slug]["after"]
    state = game.position(before)
    turn, _notation = blocks(game.slug)
    for text in actions_in(turn):
        state = state.play(game.action(text))
    assert {key: state.position()[key] for key in after} == after


def test_the_refusal_on_the_page_is_the_one_that_comes():
    game = games.get("the-game")
    state = game.position({**TURNS["the-game"]["before"], "hands": [[34, 50]], "draw": []})
    assert f"`{state.refusal(game.action('34>up1'))}`" in prose("the-game")


# TEN's deck

CARDS_OF_ROW = {
    "1, 2, 3 of each colour": [f"{colour}{number}" for colour in "BGOP" for number in (1, 2, 3)],
    "4, 5, 6 of each colour": [f"{colour}{number}" for colour in "BGOP" for number in (4, 5, 6)],
    "7, 8, 9 of each colour": [f"{colour}{number}" for colour in "BGOP" for number in (7, 8, 9)],
    "coin cards of 1": ["$1"],
    "coin cards of 2": ["$2"],
    "coin cards of 3, 4, 5": ["$3", "$4", "$5"],
    "wilds 1 to 9 of any colour": [f"*{number}" for number in range(1, 10)],
    "wild of each colour, any number": ["B#", "G#", "O#", "P#"],
    "wild of any colour, any number": ["*#"],
}


def deck_on_the_page():
    """Card -> copies for two, for three, for four and five; and the sums below them."""
    rows = {}
    for line in text_of("ten").split("| card |")[1].splitlines()[2:]:
        if not line.startswith("|"):
            break
        label, *copies = (cell.strip() for cell in line.strip("|").split("|"))
        rows[label] = tuple(map(int, copies))
    sums = rows.pop("all cards")
    return {card: copies for label, copies in rows.items() for card in CARDS_OF_ROW[label]}, sums


def test_the_deck_on_the_page_adds_up():
    deck, sums = deck_on_the_page()
    assert sums == tuple(map(sum, zip(*deck.values(), strict=True))) == (89, 107, 129)


def test_the_deck_file_on_the_page_is_a_part_of_that_deck():
    (block,) = blocks("ten", "toml")
    file = tomllib.loads(block)
    assert set(file) == {"name", "cards"}
    assert {card: tuple(copies) for card, copies in file["cards"].items()}.items() <= deck_on_the_page()[0].items()


def test_the_page_tells_with_how_many_cards_earlier_games_go_on():
    earlier = games.get("ten", rules=1)
    first, newest = ([sum(each.values()) for each in decks_dealt(game)] for game in (earlier, games.get("ten")))
    assert [were - are for were, are in zip(first, newest, strict=True)] == [2, 2, 1, 0, 0]
    told = (
        f"for two with one more coin card each of 1 and 2 ({first[1]} cards), for three with one more of 2 ({first[2]})"
    )
    assert told in " ".join(text_of("ten").split())


def decks_dealt(game, **options):
    return [Counter(game.deal(seats, Chance("tenback"), **options).position()["draw"]) for seats in game.seats]


TEN = [game for game in games.shelf() if game.slug == "ten"]


@pytest.mark.parametrize("game", TEN)
def test_the_deck_on_the_page_is_the_one_that_is_dealt(game):
    deck, _ = deck_on_the_page()
    for_two, for_three, for_all = ({card: copies[n] for card, copies in deck.items()} for n in range(3))
    assert decks_dealt(game) == [for_two, for_two, for_three, for_all, for_all]
    assert decks_dealt(game, deck="full") == [for_all] * 5


@pytest.mark.parametrize("game", TEN)
def test_a_deck_file_written_as_the_page_says_is_dealt(game, tmp_path):
    deck, _ = deck_on_the_page()
    deck |= {"B9": (0, 0, 0), "G9": (0, 1, 2)}
    lines = [f'"{card}" = {list(copies)}' for card, copies in deck.items() if any(copies)]  # a card may be left out
    path = tmp_path / "my-deck.toml"
    path.write_text("\n".join(['name = "my-deck"', "[cards]", *lines]), encoding="utf-8")
    (option,) = (option for option in game.options if option.name == "deck")
    dealt = decks_dealt(game, deck=option.read(str(path)))
    assert [each["B9"] for each in dealt] == [0, 0, 0, 0, 0]
    assert [each["G9"] for each in dealt] == [0, 0, 1, 2, 2]


@pytest.mark.parametrize("game", TEN)
@pytest.mark.parametrize(
    ("card", "copies", "off"),
    [
        ("B9", (1, 1, 2), "85 number cards"),
        ("$5", (3, 4, 4), "26 coin cards"),
        ("*#", (0, 0, 0), "17 wilds"),
        ("B9", (1, 0, 1), "B9 has 1 / 0 / 1"),
    ],
)
def test_a_deck_file_that_does_not_add_up_is_refused_with_the_sum(game, tmp_path, card, copies, off):
    deck, _ = deck_on_the_page()
    lines = [f'"{each}" = {list(n)}' for each, n in {**deck, card: copies}.items()]
    path = tmp_path / "my-deck.toml"
    path.write_text("\n".join(['name = "my-deck"', "[cards]", *lines]), encoding="utf-8")
    (option,) = (option for option in game.options if option.name == "deck")
    with pytest.raises(ValueError, match=off):
        option.read(str(path))


@pytest.mark.parametrize("game", TEN)
def test_the_ranks_on_the_page_are_the_ones_that_are_told(game):
    ranks = re.findall(r"^\| (\d+) \| (.+) \|$", text_of(game.slug), re.MULTILINE)
    (limit,) = (option for option in game.options if option.name == "limit")
    assert [int(beaten) for beaten, _ in ranks] == list(limit.choices)
    for beaten, rank in ranks:
        won = {
            **TURNS["ten"]["before"],
            "options": {"limit": int(beaten)},
            "draw": [],
            "seats": [{"coins": 0, "busts": 0, "cards": ["B1"]}, {"coins": 0, "busts": 0, "cards": []}],
            "phase": "final",
        }
        assert game.position(won).play(game.action("skip")).ending.rank == rank
