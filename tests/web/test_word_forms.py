"""Each language of the client in its own letters, plural forms and words of the rulebook."""

import re
from pathlib import Path

import pytest

import tenback
from tests.web.fluent import files_of

WORDS = Path(tenback.__file__).parent / "web" / "words"
LATIN = "abcdefghijklmnopqrstuvwxyz"
LETTERS = {
    "en": LATIN,
    "pl": LATIN + "ąćęłńóśźż",
    "cs": LATIN + "áčďéěíňóřšťúůýž",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "de": LATIN + "äöüß",
    "fr": LATIN + "àâæçéèêëîïôœùûüÿ",
}
# What a whole number can be in the language, beside `other`.
PLURALS = {
    "en": {"one"},
    "pl": {"one", "few", "many"},
    "cs": {"one", "few"},
    "ru": {"one", "few", "many"},
    "de": {"one"},
    "fr": {"one"},
}
# "One" in words, where 21 or 0 have the form of one as well.
ONE_IS_MORE_THAN_1 = {
    "ru": r"\bод(?:ин|на|но|ну|ного|ной)\b",  # noqa: RUF001
    "fr": r"(?<!’)\bune?\b",  # noqa: RUF001
}
NAMES = re.compile(
    r"The Game|Quick & Easy|Face to Face|\btenback(?: \w+)?|\bTENs?\b|\([GQFT]\d+[a-z]?\)"
    r"|SHA-256|\bQR\b|JSON|TOML|\.json|\.txt|cookie|Cookie|On Fire|Enter|Backspace|Ctrl|Shift|Esc|\b[A-D]\b|N\. N\."
    r"|Juniper|name@example\.org"
)
# What comes to mind first, and what the rulebook says instead (rules/glossary.md).
NOT_OUR_WORDS = {
    "en": {"gladly": "keen to", " dear": "costly", "better a": "improve", "rival": "opponent", "a turn lays": "lay"},
    "pl": {
        "monet": "waluta",
        "w ręce": "na ręce",
        "rywal": "przeciwnik",
        "poprawi": "ulepszyć",
        "startow": "początkowa",
        "mistrz": "zawodowcy",
        "dał ofert": "złożyć ofertę",
    },
    "cs": {
        "vylož": "položit",
        "vyklád": "pokládat",
        "dober": "líznout",
        "startovní": "pořadová karta",
        "výšce": "výše čísla",
        "výšky": "výše čísla",
        "skončit tah": "ukončit tah",
    },
    "ru": {
        "на руке": "в руке",
        "стул": "место",
        "величин": "высота",
        "профи ": "знатоки",
        "вернуть действие": "отменить",
    },
    "de": {
        "tiefer": "niedriger",
        "kartensatz": "Deck",
        "je zug": "pro Zug",
        "münzkarte": "Geldkarte",
        " öffne einen": "eröffnen",
    },
    "fr": {
        " tas ": "pile",
        "deck": "paquet",
        "chaise": "place",
        "ascendant": "croissante",
        " tirer": "piocher",
        "carte pièce": "carte monnaie",
        "vous avez la main": "à toi de jouer",
    },
}
# Terms that the rulebook of a language has for what we offer, and where they stand.
RULEBOOK = {
    "pl": {
        "piles": "stosy",
        "option-expert": "dla zaawansowanych",
        "option-on-fire": "on fire",
        "option-fiasco": "wariant fiasko",
        "option-limit": "graniczna liczba tego",
        "seam": "przeciwnika",
        "ten-coin-card": "karta waluty",
        "ten-market": "giełda",
        "ten-no-bid-yet": "złożył oferty",
        "ten-take-token": "żeton fiaska",
    },
    "cs": {
        "piles": "hromádky",
        "talk": "komunikace",
        "start-card": "pořadová karta",
        "talk-of-pros": "výši čísla",
        "ten-coin-card": "karta mincí",
        "ten-market": "burza",
        "ten-take-token": "žeton krachu",
        "option-limit": "hraniční číslo",
    },
    "ru": {
        "piles": "стопки",
        "lay-and-end": "выложить",
        "short-quick-lay": "выложите",
        "ten-coin-card": "карта монет",
        "ten-market": "биржа",
        "ten-take-token": "жетон провала",
        "option-limit": "предельное число",
    },
    "de": {
        "piles": "stapel",
        "ten-coin-card": "geldkarte",
        "ten-take-token": "reinfall-chip",
        "option-limit": "grenzzahl",
    },
    "fr": {
        "piles": "piles",
        "pile-label": "décroissante",
        "to-draw": "à piocher",
        "lay-and-end": "poser",
        "option-on-fire": "on fire",
        "ten-coin-card": "carte monnaie",
        "ten-market": "marché",
        "ten-take-token": "jeton fiasco",
        "option-limit": "limite de",
    },
}
# The rulebooks' own terms in their languages, as patterns: each is used on the rule pages and in the interface.
GLOSSARY = {
    "pl": {
        "pile": "stos",
        "ascending": "rosnąc",
        "descending": "malejąc",
        "backwards trick": "cofnięci|wsteczn|cofa",
        "draw pile": "stos dobierania|stosu dobierania|stosie dobierania|tali",
        "draw": "dobier|dobra",
        "team": "drużyn",
        "number card": r"kart\w* cyfr",
        "coin card": r"kart\w* waluty",
        "coin": r"żeton\w* waluty",
        "bust": "fiask",
        "bust token": r"żeton\w* fiaska",
        "wild": "joker",
        "market": "giełd",
        "auction": "aukcj",
        "bid": "ofert",
        "pass": "pas",
        "limit": r"graniczn\w* liczb",
    },
    "cs": {
        "pile": "hromádk",
        "ascending": "vzestupn",
        "descending": "sestupn",
        "backwards trick": r"reverzní\w* trik",
        "draw pile": r"dobírací\w* hromádk",
        "draw": "lízn|líz",
        "team": "tým",
        "number card": r"číseln\w* kar",
        "coin card": r"kar\w* mincí",
        "coin": "minc",
        "bust": "krach",
        "bust token": r"žeton\w* krachu",
        "wild": "žolík",
        "market": "burz",
        "auction": "aukc",
        "bid": "nabíd",
        "pass": "pas",
        "limit": r"hraniční\w* čísl",
    },
    "ru": {
        "pile": "стопк",
        "ascending": "возрастающ",
        "descending": "убывающ",
        "backwards trick": r"обратн\w* прыж",
        "draw pile": r"начальн\w* стопк",
        "draw": "добер|добр|добир",
        "team": "команд",
        "number card": r"карт\w* с числ",  # noqa: RUF001
        "coin card": r"карт\w* монет",
        "coin": "монет",
        "bust": "провал",
        "bust token": r"жетон\w* провала",
        "wild": "джокер",
        "market": "бирж",
        "auction": "аукцион",
        "bid": "ставк",
        "pass": "пас",
        "limit": r"предельн\w* числ",
    },
    "de": {
        "pile": "stapel",
        "ascending": "aufsteigend",
        "descending": "absteigend",
        "backwards trick": "rückwärtstrick",
        "draw pile": "nachziehstapel",
        "draw": "nachzieh|zieh",
        "team": "team",
        "number card": "zahlenkart",
        "coin card": "geldkart",
        "coin": "münze",
        "bust": "reinfall",
        "bust token": "reinfall-chip",
        "wild": "joker",
        "market": "markt",
        "auction": "auktion",
        "bid": "gebot|biet",
        "pass": "passe|passt",
        "limit": "grenzzahl",
    },
}
# What the same things were called beside that.
OTHER_NAMES = {
    "pl": r"skok\w* o dziesięć",
    "cs": r"skok\w* o deset|dobírací\w* balíč",
    "ru": r"прыж\w+ на десять|скач\w+ на десять",
    "de": r"zehnerspr[uü]ng",
}
SAME_FOR_FEW_AND_MANY = {"end-title", "replay-end"}  # after "short of" and "after" the noun has one plural form
TO_ALL_IN_FRENCH = {
    "end-abandoned",
    "end-all-won",
    "end-duel-stopped",
    "end-quick-and-easy-every-card-laid",
    "end-the-game-every-card-laid",
    "lesson-quick-and-easy-aim-say",
    "lesson-quick-and-easy-turn-done",
    "lesson-the-game-aim-say",
    "lesson-the-game-turn-done",
    "meant-keep-off",
    "meant-keep-off-strongly",
    "meant-small-steps",
    "meant-want",
    "say-want",
    "short-end",
    "talk-of-colours",
}
NO_SENTENCES = {"motion.js", "travel.js", "markdown.js"}  # transforms; a page's own words
LOUD = "say-keep-off-strongly"

MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =(.*(?:\n[ }].*)*)", re.MULTILINE)
SELECTOR = re.compile(r"\{ \$(\w+) ->((?:[^{}]|\{[^{}]*\})*)\}")
VARIANT = re.compile(r"\*?\[([\w-]+)\]((?:[^\[\]{}]|\{[^{}]*\})*)")

every_language = pytest.mark.parametrize("language", LETTERS)


def messages(language):
    texts = (path.read_text(encoding="utf-8") for path in files_of(language, WORDS))
    return {name: text for each in texts for name, text in MESSAGE.findall(each)}


def choices(text):
    """Each innermost choice of a message: its variable, and what is said in each case."""
    for variable, variants in SELECTOR.findall(text):
        yield variable, {key: said.strip() for key, said in VARIANT.findall(variants)}


def said(text):
    """A message without what stands for something else."""
    while "{" in text:
        text = re.sub(r"\{ \$\w+ ->((?:[^{}])*)\}|\{[^{}]*\}", lambda found: found[1] or " ", text)
    return re.sub(r"\*?\[[\w-]+\]", " ", text)


@every_language
def test_a_language_has_its_own_plurals_and_all_of_them(language):
    for name, text in messages(language).items():
        for variable, variants in choices(text):
            forms = variants.keys() & {"zero", "one", "two", "few", "many"}
            if variants.keys() - {"other"} == {"ten", "one", "all"}:  # who takes coins, not how many
                continue
            assert forms <= PLURALS[language], name
            assert "few" not in forms or "one" in forms or "1" in variants, name
            assert "many" not in forms or "few" in forms, name
            counts = any(re.search(rf"\{{ \${variable} \}} [^\W\d_]", words) for words in variants.values())
            if "few" in PLURALS[language] and "one" in forms and counts and name not in SAME_FOR_FEW_AND_MANY:
                assert "few" in forms, name


@pytest.mark.parametrize("language", ONE_IS_MORE_THAN_1)
def test_a_form_of_one_that_is_not_only_for_1_names_the_number(language):
    """French says 0 point, Russian 21 очко: a form of one must not say "one" for them."""
    one = re.compile(ONE_IS_MORE_THAN_1[language], re.IGNORECASE)
    for name, text in messages(language).items():
        for _, variants in choices(text):
            assert not one.search(variants.get("one", "")), name


def test_french_marks_of_two_parts_stand_off_by_a_space_that_does_not_break():
    narrow = "\u202f"
    for name, text in messages("fr").items():
        words = re.sub(r"\{\s*\$\w+ ->", "{", text)
        assert not re.search(rf"[^{narrow}\s][;:!?»%]|(?<!{narrow})[;:!?»%]|«(?!{narrow})", words), name
        assert not re.search(rf"{narrow}(?![;:!?»%]|$)(?<!«{narrow})", words), name


def test_french_says_tu_to_who_reads_and_vous_to_all():
    """Nobody is addressed formally: an order in the plural goes to the whole table."""
    for name, text in messages("fr").items():
        assert not re.search(r"\b(?:votre|vos)\b", text, re.IGNORECASE), name
        if re.search(r"\bvous\b|\b(?!assez|chez)\w+ez\b", said(text), re.IGNORECASE):
            assert name in TO_ALL_IN_FRENCH, name


@every_language
def test_the_words_are_in_the_letters_of_the_language(language):
    for name, text in messages(language).items():
        words = set(re.findall(r"[^\W\d_]+", NAMES.sub(" ", said(text)).lower()))
        assert {word for word in words if set(word) - set(LETTERS[language])} == set(), name


@every_language
def test_nothing_shouts(language):
    spoken = messages(language)
    assert [name for name, text in spoken.items() if "!" in said(text)] == [LOUD]


@every_language
def test_quotation_marks_and_apostrophes_are_set(language):
    for name, text in messages(language).items():
        assert not re.search(r"[\"'`]", said(text)), name


@pytest.mark.parametrize("language", NOT_OUR_WORDS)
def test_the_words_are_those_of_the_rulebook(language):
    for name, text in messages(language).items():
        for word, ours in NOT_OUR_WORDS[language].items():
            assert word not in said(text).lower(), f"{name}: {ours}"


@pytest.mark.parametrize(("language", "name"), [(each, name) for each, terms in RULEBOOK.items() for name in terms])
def test_a_term_of_the_rulebook_stands_where_it_belongs(language, name):
    assert RULEBOOK[language][name] in said(messages(language)[name]).lower()


def everything_said(language):
    """The interface, what the server says, and the rule pages, file by file; comments are for us."""
    house = WORDS.parents[1]
    for path in (*files_of(language, WORDS), house / "server" / "words" / f"{language}.ftl"):
        yield path, re.sub(r"(?m)^#.*", "", path.read_text(encoding="utf-8")).lower()
    for path in (house / "pages" / language).glob("*.md"):
        yield path, path.read_text(encoding="utf-8").lower()


@pytest.mark.parametrize(("language", "term"), [(each, term) for each, terms in GLOSSARY.items() for term in terms])
def test_a_term_of_the_glossary_is_used_on_the_pages_and_on_the_screen(language, term):
    said_in = {path.suffix for path, text in everything_said(language) if re.search(GLOSSARY[language][term], text)}
    assert said_in == {".md", ".ftl"}


@pytest.mark.parametrize("language", OTHER_NAMES)
def test_nothing_of_the_rulebook_has_a_second_name(language):
    found = {path.name: re.findall(OTHER_NAMES[language], text) for path, text in everything_said(language)}
    assert {name: names for name, names in found.items() if names} == {}


@every_language
def test_dots_that_trail_off_are_set_as_the_language_does(language):
    """German alone sets them apart from the word."""
    for name, text in messages(language).items():
        assert not re.search(r"\S…" if language == "de" else r"\s…", text), name


@every_language
def test_keys_that_are_held_together_are_joined(language):
    for name, text in messages(language).items():
        assert not re.search(r"\b(?:Ctrl|Strg) C\b", text), name


def test_no_sentence_is_bent_after_it_was_made():
    """A signal keeps its capitals, a share its percent sign, a quotation its marks: all come with the language."""
    for path in WORDS.parent.rglob("*.js"):
        if "vendor" not in path.parts:
            source = path.read_text(encoding="utf-8")
            assert not re.search(r"\b(?:spoken|offered|t)\([^()]*\)\.to(?:Lower|Upper)Case", source), path.name
            assert not re.search(r"\}%<|[“”„]\$\{|\}[“”„]", source), path.name


FIGURES = {"ending.js": "${args.yours}:${args.tens}"}  # a result, as everywhere in sports
PIECES = re.compile(
    r"(?:\}|</\w+>)[:;,.] ?\$\{"  # a mark between two words that do not know each other
    r"|\$\{(?:t|spoken|offered|named|called)\([^`]*\}[.:;,] ?`"  # or behind one
    r"|\.join\(\"[:;,.] ?\"\)"  # a list that a language would end with its own "and"
    r"|\}[:;] ?</?\w|</\w+\s*>[:;] ?[<$]"  # a colon between a word and a tag: French sets it off
    r"|html`[:;,.] "  # or before everything else
    r"|\$\{[^{}`]*\} \$\{[^{}`]*\}\."  # two things made a sentence by their full stop
    r"|class=\"n[^\"]*\">[^<]*</b\s*>\s*\$\{t\("  # a number, and what it counts
    r"|\} ?\(\$\{|>\(\$\{"  # what stands in brackets
)


def test_no_sentence_is_put_together_from_pieces():
    """Whatever stands between two words is the language's: a colon, a comma, an order, an "and"."""
    for path in WORDS.parent.rglob("*.js"):
        if "vendor" in path.parts or path.name in NO_SENTENCES:
            continue
        source = path.read_text(encoding="utf-8").replace(FIGURES.get(path.name, "\0"), "")
        source = re.sub(r"console\.\w+\(.*", "", source)  # for developers
        assert [found[0] for found in PIECES.finditer(source)] == [], path.name


def test_what_follows_a_colon_comes_into_the_message():
    """A message that announces something has a place for it, since not every language would say it last."""
    announcing = "|".join(name for name, text in messages("en").items() if text.strip().endswith(":"))
    open_ended = re.compile(rf"\$\{{t\(\"(?:{announcing})\"(?:, \{{[^{{}}]*\}})?\)\}} ?(?:\$\{{|<(?!/))")
    for path in WORDS.parent.rglob("*.js"):
        if "vendor" not in path.parts:
            assert not open_ended.search(path.read_text(encoding="utf-8")), path.name


def test_no_percent_is_written_by_hand():
    """A chance comes with its sign, by `percent` of words/lists.js: 40%, 40 % with a space, or the sign before it."""
    for language in LETTERS:
        for name, text in messages(language).items():
            assert not re.search(r"\}[\s\u202f\u00a0]?%|per cent|pour cent|Prozent\b|процентов\b(?! )", text), name
