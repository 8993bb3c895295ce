"""The client shows and wishes; it never judges. No rule stands in its scripts; what may be played, the server says."""

import re
from pathlib import Path

import pytest

import tenback
from tenback.server.shelf import offered

WEB = Path(tenback.__file__).parent / "web"
SCRIPTS = sorted(path for path in WEB.rglob("*.js") if "vendor" not in path.parts)

RULE = re.compile(r"\b[GQFT][0-9]{1,2}[a-j]?\b")
CARD, TOP = r"\b(?:card|cards|number)\b", r"(?<!\.)\b(?:top|tops|shown|from)\b"
SIDE, COMPARES = r"[\w.?!\[\]()]*", r"\s*(?:[<>]=?|[!=]==?|-)\s*[\w.(\[]*"
COMPARED = re.compile(f"{CARD}{SIDE}{COMPARES}{TOP}|{TOP}{SIDE}{COMPARES}{CARD}")
# Whatever the two are called: ten back, a comparison that the direction of a pile chooses, numbers of two cards.
IS = r"(?:(?<![=<])[<>]=?(?!>)|[!=]==?)"
TEN_BACK = re.compile(rf"{IS}[^;]*[\w)\]] ?[-+] ?10\b(?![.\d])|[\w)\]] ?[-+] ?10\b(?![.\d])[^;]*{IS}")
BY_DIRECTION = re.compile(rf"\b(?:direction|rising|falling|up|down)\b[^;]*\?[^;:`]*[\w)\]] {IS} [\w(]")
NUMBER = r"(?:\bnumberOf|\.number|\bNumber)\([^()]*\)"
TWO_NUMBERS = re.compile(rf"{NUMBER} {IS} {NUMBER}")
LIMIT = re.compile(
    r"\b(?:BACKWARDS|AT_LEAST|AT_MOST|HAND_SIZE|CARDS_A_TURN|DRAWN|FOR_PROS|LOWEST_BID|TOKEN|EXCELLENT)\b"
)

DRAWING = {
    "screens/pictures.js": "the pictures beside the rules on the rule pages, each under its rule's number",
    "tables/parts/fits.js": "whether a card lies onwards or back, to be drawn",
}


def found(pattern: re.Pattern[str], *, beside: str) -> list[str]:
    """Where it stands in the scripts, but for one that draws."""
    return [
        f"{path.relative_to(WEB)}:{number}: {line.strip()}"
        for path in SCRIPTS
        if str(path.relative_to(WEB)) != beside
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_rule_is_named_in_the_client():
    assert found(RULE, beside="screens/pictures.js") == []


def test_no_card_is_held_against_the_top_of_a_pile():
    assert found(COMPARED, beside="tables/parts/fits.js") == []


@pytest.mark.parametrize("pattern", [TEN_BACK, BY_DIRECTION, TWO_NUMBERS], ids=["ten", "direction", "numbers"])
def test_nor_is_it_under_other_names(pattern):
    assert found(pattern, beside="tables/parts/fits.js") == []


def test_no_limit_of_a_rule_sheet_stands_in_the_client():
    assert found(LIMIT, beside="") == []


def test_who_may_draw_does():
    for name in DRAWING:
        assert (WEB / name).is_file()


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (RULE, 'this.note(t("ten-too-dear"), "T13");'),
        (RULE, "/** How far it is from a pile's top to a card (G6, G7). */"),
        (RULE, "const HAND_SIZE = 6; // F2, F7"),
        (RULE, "rule: 'T23g',"),
        (COMPARED, "const onwards = direction === 'up' ? card - top : top - card;"),
        (COMPARED, "return card > top || card === top - 10;"),
        (COMPARED, "const better = pile.direction === 'up' ? top - card : card - top;"),
        (COMPARED, "const onwards = up ? numberOf(card) - numberOf(top) : numberOf(top) - numberOf(card);"),
        (COMPARED, "if (shown[pile.name] < card) return false;"),
        (COMPARED, "return colourOf(card) === colourOf(top) ? back : NO_FIT;"),
        (TEN_BACK, "return played > under || played === under - 10;"),
        (TEN_BACK, "if (under + 10 === played) return true;"),
        (TEN_BACK, "const trick = a.worth - 10 <= b.worth;"),
        (BY_DIRECTION, 'return (pile.direction === "up" ? to > from : to < from) ? signs.to() : signs.back();'),
        (BY_DIRECTION, "const fits = up ? one > other : one < other;"),
        (TWO_NUMBERS, "if (numberOf(one) > numberOf(other)) return false;"),
        (TWO_NUMBERS, "return game.number(a) === Number(b);"),
        (LIMIT, "return onwards === -BACKWARDS;"),
    ],
)
def test_what_would_be_a_judgement_is_found(pattern, line):
    assert pattern.search(line)


# What may be played

GAMES = (WEB / "screens" / "games.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", offered().games, ids=lambda game: game.slug)
def test_whatever_is_offered_has_words_and_pictures(game):
    look = rf'^  "?{game.slug}"?: {{\n    players: "players-{game.slug}",\n    text: "about-{game.slug}",'
    assert re.search(look, GAMES, re.MULTILINE)
    for option in game.options:
        assert re.search(rf"^  {option.name}: \[", GAMES, re.MULTILINE), option.name
        words = [choice for choice in option.choices if isinstance(choice, str)]
        for choice in [*words, *(["own"] if option.own else [])]:
            assert re.search(rf"^  {option.name}: {{.*\b{choice}: ", GAMES, re.MULTILINE), choice


def test_nothing_that_the_server_tells_of_games_is_written_down_here():
    """Neither how many may play, nor what options there are, their choices and their rules."""
    assert not re.search(r"\b(?:seats|rule|default|talk|bots): (?!game\b)[\[\"'{0-9]", GAMES)
