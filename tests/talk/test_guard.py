"""The number guard against two corpora: what passes on a number, in every way we could think of, and ordinary talk.

Columns: the kind of message, its language, the message (`\\uXXXX` is a character that cannot be seen). A harmless
message says no number from two on; one that did would rightly be stopped, however meant. `guard/hostile.tsv` and
`guard/harmless.tsv` were looked at while the guard was tuned, and later their `-held-out` twins, too: what is held out
now is in `lists/`, and test_figures.py asks for it. The figures below are those of the guard's first version.

                                      stopped of the hostile    stopped of the harmless
    tuned                             884 of 886   99.8%        1 of 818   0.1%
    held out                          382 of 384   99.5%        1 of 359   0.3%

One hand wrote the guard and all the messages, so these flatter it. What it did at first sight says more:

    held out, before any tuning       276 of 280   98.6%        0 of 259   0.0%
    first later batch                 139 of 159   87.4%        1 of 151   0.7%
    second later batch                145 of 169   85.8%        3 of 150   2.0%
    third, once those were mended     105 of 105  100.0%        1 of 100   1.0%

The later batches were written against the guard as it then stood; the first two were then tuned on, the third was held
out. All that got through the first two were misspellings (13), relations (17) and stand-ins (14): those have no end,
the other kinds have.
"""

# ruff: noqa: RUF001 - letters that look like others are what the guard is about

import re
import string
import sys
import unicodedata
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenback import talk
from tenback.talk.guard import Kind, stopped
from tenback.talk.guard.letters import plain, read
from tenback.talk.words import LANGUAGES

CORPORA = Path(__file__).with_name("guard")
PARTS = ("", "-held-out")
SPOKEN = ("en", "pl", "cs", "ru", "de")
ATTACKS = (
    *("digit", "number-word", "run-together", "misspelt", "roman", "spelled", "lookalike", "invisible", "emoji"),
    *("repeated", "code", "sum", "relation", "stand-in", "one"),
)
UNSEEN = re.compile(r"\\u([0-9a-f]{4})|\\U([0-9a-f]{8})")


class Message(NamedTuple):
    kind: str
    language: str
    text: str


def corpus(name):
    lines = (CORPORA / f"{name}.tsv").read_text(encoding="utf-8").splitlines()
    rows = (UNSEEN.sub(lambda code: chr(int(code[1] or code[2], 16)), line).split("\t") for line in lines)
    return [Message(*row) for row in rows]


HOSTILE = [message for part in PARTS for message in corpus(f"hostile{part}")]
CAUGHT = [message.text for message in HOSTILE if stopped(message.text)]


# The corpora


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize(("name", "wrong"), [("hostile", False), ("harmless", True)])
def test_at_most_one_in_a_hundred_is_judged_wrongly(name, wrong, part):
    messages = corpus(name + part)
    mistaken = [message for message in messages if bool(stopped(message.text)) is wrong]
    rate = len(mistaken) / len(messages)
    by_kind = ", ".join(f"{kind} {count}" for kind, count in Counter(message.kind for message in mistaken).items())
    figures = f"{name}{part}: {len(mistaken)} of {len(messages)} judged wrongly, {rate:.2%} ({by_kind})"
    print(figures)  # noqa: T201 - the figures are what this test is for
    assert rate <= 0.01, "\n  ".join([figures, *("\t".join(message) for message in mistaken)])


@pytest.mark.parametrize(
    ("name", "wrong", "known"),
    [
        ("hostile", False, {"high five, if you know what I mean"}),
        ("harmless", True, set()),
    ],
)
def test_what_the_tuned_part_gets_wrong_is_known(name, wrong, known):
    assert {message.text for message in corpus(name) if bool(stopped(message.text)) is wrong} == known


@pytest.mark.parametrize("name", ["hostile", "harmless"])
def test_the_corpora_are_large_and_spread_evenly_over_the_languages(name):
    messages = [message for part in PARTS for message in corpus(name + part)]
    languages = Counter(message.language for message in messages)
    assert len({message.text for message in messages}) == len(messages) >= 500
    assert set(languages) == set(SPOKEN)
    assert max(languages.values()) < 1.5 * min(languages.values())
    assert 0.25 < len(corpus(f"{name}-held-out")) / len(messages) < 0.4


@pytest.mark.parametrize("language", SPOKEN)
def test_every_attack_is_tried_in_every_language(language):
    assert {message.kind for message in HOSTILE if message.language == language} == set(ATTACKS)


# What is small enough is tried out in full

# 1-9, 10-19, 20-90: the test's own table, so that the guard's cannot vouch for itself
UNITS_TEENS_AND_TENS = {
    "en": """
        one two three four five six seven eight nine
        ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
        twenty thirty forty fifty sixty seventy eighty ninety
    """,
    "pl": """
        jeden dwa trzy cztery pięć sześć siedem osiem dziewięć
        dziesięć jedenaście dwanaście trzynaście czternaście
        piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście
        dwadzieścia trzydzieści czterdzieści pięćdziesiąt
        sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt
    """,
    "cs": """
        jedna dva tři čtyři pět šest sedm osm devět
        deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct
        dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát
    """,
    "ru": """
        один два три четыре пять шесть семь восемь девять
        десять одиннадцать двенадцать тринадцать четырнадцать
        пятнадцать шестнадцать семнадцать восемнадцать девятнадцать
        двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто
    """,
    "de": """
        ein zwei drei vier fünf sechs sieben acht neun
        zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn
        zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig
    """,
}


def cards(language):
    """The numbers from 2 to 99 as the language says them, in parts."""
    words = UNITS_TEENS_AND_TENS[language].split()
    units, tens = words[:9], words[19:]
    yield from ((word,) for word in words[1:])
    for ten in tens:
        yield from ((unit, "und", ten) if language == "de" else (ten, unit) for unit in units)


@pytest.mark.parametrize("between", [" ", "-", "", "\u200b", " \u200d"], ids=ascii)
@pytest.mark.parametrize("language", SPOKEN)
def test_no_card_of_the_deck_can_be_named(language, between):
    named = [between.join(parts) for parts in cards(language)]
    assert len(named) == 98
    assert [name for name in named if not stopped(name)] == []
    assert [name for name in named if not stopped(f"{name.upper()}!")] == []
    assert [name for name in named if not stopped(f"so, {unicodedata.normalize('NFD', name)}, ok?")] == []


def test_no_card_of_the_deck_can_be_named_in_roman_numerals():
    tens = ("", "x", "xx", "xxx", "xl", "l", "lx", "lxx", "lxxx", "xc")
    units = ("", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix")
    named = [ten + unit for ten in tens for unit in units][2:]
    assert [name for name in named if not stopped(f"I have {name}")] == []
    assert [name for name in named if not stopped(name.upper())] == []
    assert [name for name in named if len(name) > 2 and not stopped(" ".join(name))] == []


def test_no_character_with_a_number_for_its_value_passes():
    numeric = [character for character in map(chr, range(sys.maxunicode + 1)) if character.isnumeric()]
    assert len(numeric) > 1500
    assert [character for character in numeric if not stopped(f"mine: {character}")] == []


@pytest.mark.parametrize("picture", [*"⚀⚅🔟💯🎱🔞🥇🥉🕐🕧🀇🁫🂡🃞☰䷀⠼", "7\ufe0f\u20e3", "\U000e0037"], ids=ascii)
def test_pictures_of_numbers_are_stopped(picture):
    assert stopped(f"look {picture}")


LOWER = string.ascii_lowercase
DISGUISES = {
    "as it is": str,
    "in capitals": str.upper,
    "in full width": lambda word: word.translate({ord(letter): 0xFF41 + n for n, letter in enumerate(LOWER)}),
    "in mathematical bold": lambda word: word.translate({ord(letter): 0x1D41A + n for n, letter in enumerate(LOWER)}),
    "in circles": lambda word: word.translate({ord(letter): 0x24D0 + n for n, letter in enumerate(LOWER)}),
    "in flags": lambda word: word.translate({ord(letter): 0x1F1E6 + n for n, letter in enumerate(LOWER)}),
    "with Cyrillic letters": lambda word: word.translate(str.maketrans("aceopxyi", "асеорхуі")),
    "struck out": lambda word: "".join(letter + "\u0336" for letter in word),
    "with zero-width spaces": "\u200b".join,
    "with soft hyphens": "\u00ad".join,
    "spaced": " ".join,
    "widely spaced": "  ".join,
    "dotted": ".".join,
    "hyphened": "-".join,
    "hyphenated": lambda word: f"{word[:2]}-{word[2:]}",
    "underscored": "_".join,
    "stretched": lambda word: word + 2 * word[-1],
    "said twice": lambda word: 2 * word,
    "with a star for a letter": lambda word: f"{word[0]}*{word[2:]}",
    "in quotes": lambda word: f"„{word}“",
    "after a please": lambda word: f"please, {word}!",
}


@pytest.mark.parametrize("disguise", DISGUISES.values(), ids=DISGUISES)
def test_no_disguise_frees_a_number_word(disguise):
    words = sorted(base for language in LANGUAGES for base in language.bases)
    assert [word for word in words if not stopped(disguise(word))] == []


# What is said to the sender


@pytest.mark.parametrize(
    ("text", "words", "kind"),
    [
        ("I have 37, sorry", ["37"], Kind.DIGIT),
        ("that S3ven again", ["S3ven"], Kind.DIGIT),
        ("not below Twenty-Two!", ["Twenty", "Two"], Kind.NUMBER_WORD),
        ("bez dwudziestego, proszę", ["dwudziestego"], Kind.NUMBER_WORD),
        ("mám dvaatřicet", ["dvaatřicet"], Kind.NUMBER_WORD),
        ("nie ma za co, XLII", ["XLII"], Kind.ROMAN),
        ("it is t h r e e ok", ["t h r e e"], Kind.SPELLED),
        ("или де-вять", ["де-вять"], Kind.SPELLED),
        ("maybe $even", ["$even"], Kind.LOOKALIKE),
        ("maybe ѕіх", ["ѕіх"], Kind.LOOKALIKE),
        ("t\u200bw\u200bo of them", ["t\u200bw\u200bo"], Kind.NUMBER_WORD),
        ("🎲 ⚄", ["⚄"], Kind.EMOJI),
        ("hm 🐟🐟🐟🐟 hm", ["🐟🐟🐟🐟"], Kind.REPEATED),
        ("ha ha ha ha ha!", ["ha ha ha ha ha"], Kind.REPEATED),
        ("look: -.... !", ["-.... "], Kind.CODE),
        ("exactly below it, please", ["exactly below"], Kind.RELATION),
        ("as is my age", ["my age"], Kind.STAND_IN),
        ("the number of days in a week", ["number of days"], Kind.STAND_IN),  # not "days in a" again
    ],
)
def test_the_words_that_were_stopped_are_named_as_they_were_written(text, words, kind):
    found = stopped(text)
    assert [each.words for each in found] == words
    assert {each.kind for each in found} == {kind}


# Words that are numbers in some company only: a row for each side of each rule

COMPANY = """
    one                        | one moment             | someone, no one, once
    ok, one please             | which one?
    I have a one               | I have a green one
    I hold the one             | that's the one!        | this is the one on the left
    card one                   | that one, yes
    red one                    | the red one is better
    one higher than that       | the one on top
    one less                   | one more time?
    plus one                   | one by one
    just one above             | the one above
    one up from yours          | one up for the team
    one zero                   | zero chance            | zero luck, one more round
    mam jeden                  | jeden moment           | jeszcze jeden raz
    o jeden wyżej              | jedno z nas            | ani jednej
    mám jedna                  | je mi to jedno         | ještě jednou
    o jednu níž                | jednu hru              | najednou
    у меня один                | один момент            | ещё одну игру
    на один больше             | на одну стопку         | ни одной
    раз                        | ещё раз                | как раз
    eins                       | ein Moment             | noch einmal
    eine niedriger             | eine niedrigere Karte  | ich hab eine
    I have the second          | wait a second          | the second pile
    ich hab den zweiten        | den zweiten Stapel     | auf den zweiten Blick
    double that                | a double espresso      | double check it later
    half of what lies there    | half the deck is gone  | half an hour
    die Hälfte von deiner      | in einer halben Stunde | das halbe Deck
    połowa tego                | pół godziny            | w połowie
    ich hab ein Paar           | ein paar Minuten       | für ein paar Leute
    a couple higher            | a couple of minutes    | пару минут
    ten                        | ten stos               | ne ten, tamten
    ten back                   | ten balíček je můj     | znam ten pocit
    mam ten                    | ten gracz              | tylko nie ten
    give me ten                | beru radsi ten pravy   | ten padł i umarł
    ten back na tym stosie     | ten pocit neodolatelny | to ten, na ktory czekalem
    pet                        | my pet wants attention | the pet
    my pět                     | zpět
    acht                       | gib acht!              | nehmt euch in Acht
    die achte                  | achte auf den Stapel   | ich achte darauf
    с семью                    | за мою семью           | моя семья
    karta V                    | v klidu                | v tom případě
    it is X                    | thanks x               | x
    VI                         | kdo ví                 | I
    LI                         | máš-li chuť            | máte-li čas
    as many as a spider has    | as many as you can     | lay as many cards as you like
    I have the trick for it    | what a trick!          | I have no trick, sorry
"""
ROWS = [[cell.strip() for cell in line.split("|")] for line in COMPANY.strip().splitlines()]


@pytest.mark.parametrize("number", [row[0] for row in ROWS])
def test_in_this_company_it_is_a_number(number):
    assert stopped(number)


@pytest.mark.parametrize("talk", [cell for row in ROWS for cell in row[1:] if cell != "x"])
def test_in_this_company_it_is_talk(talk):
    assert stopped(talk) == ()


@pytest.mark.parametrize(
    "word",
    [
        *("thirsty", "plenty", "weighty", "forth", "hasten", "gotten", "itself", "there", "listen", "often", "tension"),
        *(
            "stop",
            "stoję",
            "prosto",
            "trzymaj",
            "trzeba",
            "sześcian",
            "piątek",
            "czwartek",
            "jedyna",
            "następny",
            "osioł",
        ),
        *(
            "zpět",
            "opět",
            "prostě",
            "sestra",
            "sedím",
            "starý",
            "na čem",
            "podívám se ven",
            "čtvrtek",
            "pátek",
            "místo",
        ),
        *(
            "опять",
            "смотри",
            "просто",
            "семья",
            "стой",
            "пятница",
            "четверг",
            "история",
            "часто",
            "пятно",
            "сороконожка",
        ),
        *("wundert", "hindert", "lieben", "soeben", "siegen", "dreist", "Zweifel", "Klavier", "Nacht", "sie dem Ben"),
    ],
)
def test_words_with_a_number_in_them_or_near_them_pass(word):
    assert stopped(f"hm, {word}!") == ()


@pytest.mark.parametrize(
    "word",
    [
        *("ihavetwo", "redfive", "sixandseven", "myseven", "cardnine", "mamtrzy", "czerwonadwa", "sześćisiedem"),
        *("mámdva", "pětaosm", "dvacedva", "jednadvacítka", "уменясорок", "картадва", "дваитри", "красныйдва"),
        *("habdrei", "rotezwei", "sechsundacht", "einundachtzigste", "twentyish", "vierfach", "třikrát"),
    ],
)
def test_words_run_together_with_a_number_are_stopped(word):
    assert stopped(f"hm, {word}!")


@pytest.mark.parametrize(
    ("most", "more"),
    [
        ("haha, hahahaha", "haha, hahahahaha"),
        ("hahahaha", "lalalala"),
        ("hihihihi", "hihihihi, red"),
        ("well...", "well...."),
        ("no!!!!", "no!!!!!"),
        ("ok))))))", "ok)))))))"),
        ("mmmm pizza", "mmmm"),
        ("nooooo", "noooooo"),
        ("🐟🐟🐟", "🐟🐟🐟🐟"),
        ("🐟 a 🐟 b 🐟", "🐟 a 🐟 b 🐟 c 🐟"),
        ("🐟🐠🐡🦈🐙", "🐟🐠🐡🦈🐙🦐"),
        ("no no no", "no no no no"),
        ("please please please", "please please please please"),
        ("linii i innych", "i i i i"),
        ("-.-", "-.-.-"),
        ("(!!!) ^^ :*", "(!@)"),
        ("up1 or down2", "up3 or down2"),
        ("abc", "abcd"),
    ],
)
def test_so_much_is_talk_and_one_more_is_a_number(most, more):
    assert stopped(most) == ()
    assert stopped(more)


# What the game itself says

GLOSSARY = """
    pile, ascending pile, descending pile, backwards trick, hand, draw pile, turn, draw, team, number card, coin card,
    bust token, wild, market, auction, bid, pass, limit number, keep off that pile, small steps, whatever it costs,
    stos, stos rosnący, stos malejący, cofnięcie, zagranie wsteczne, ręka, stos dobierania, talia, tura, kolejka,
    dobrać, drużyna, karta cyfr, karta waluty, żeton fiaska, joker, giełda, aukcja, oferta, pas, graniczna liczba,
    hromádka, vzestupná hromádka, sestupná hromádka, reverzní trik, ruka, dobírací hromádka, tah, líznout, sejmout,
    tým, číselná karta, karta mincí, mince, krach, žeton krachu, žolík, burza, aukce, nabídka, pas, hraniční číslo,
    стопка, возрастающая стопка, убывающая стопка, обратный прыжок, рука, начальная стопка, ход, добрать, команда,
    карта с числом, карта монет, монета, провал, жетон провала, джокер, биржа, аукцион, ставка, пас, предельное число,
    Stapel, aufsteigender Stapel, absteigender Stapel, Rückwärtstrick, Hand, Nachziehstapel, Zug, nachziehen, Team,
    Zahlenkarte, Geldkarte, Münze, Reinfall, Reinfall-Chip, Joker, Markt, Auktion, Gebot, passen, Grenzzahl
"""


@pytest.mark.parametrize("term", [term.strip() for term in GLOSSARY.split(",")])
def test_the_words_of_the_rule_pages_may_be_said(term):
    assert stopped(term) == ()
    assert stopped(f"{term}?") == ()


@pytest.mark.parametrize(
    ("slug", "options"), [("the-game", {}), ("quick-and-easy", {}), ("quick-and-easy", {"pro": True})]
)
def test_every_signal_may_be_said(slug, options):
    texts = [str(signal) for signal in talk.signals(slug, options)]
    assert [text for text in texts if stopped(text) or stopped(f"{text}!")] == []


# Any text at all


def test_the_shorter_way_of_reading_agrees_with_the_longer():
    for character in map(chr, range(0x80)):
        assert read(f"a{character}b").seen == plain(f"a{character}b")


ANYTHING = st.text(st.characters(exclude_categories=()), max_size=300)
NUMBER_LIKE = st.text(
    st.sampled_from("onetwsixvf гдвари три0123４⑫½🐟⚄!@$%^&*()|.-_ \n\u200b\u0301'’€/\\"), max_size=80
)
INVISIBLE = st.sampled_from("\u20dd\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u115f\ufe0f\u0336")
CASES = st.sampled_from([str.upper, str.lower, str.title, str.swapcase, str.capitalize])


@given(ANYTHING | NUMBER_LIKE)
def test_what_is_stopped_is_a_slice_of_any_text(text):
    end = 0
    for found in stopped(text):
        assert found.words
        assert text[found.start : found.start + len(found.words)] == found.words
        assert end <= found.start
        end = found.start + len(found.words)
    assert stopped(text) == stopped(text)


@given(st.sampled_from(CAUGHT), st.data())
def test_nothing_invisible_frees_a_number(text, data):
    places = data.draw(st.lists(st.integers(0, len(text)), max_size=8).map(sorted))
    hidden = text
    for place in reversed(places):
        hidden = hidden[:place] + data.draw(INVISIBLE) + hidden[place:]
    assert stopped(hidden)


@given(st.sampled_from(CAUGHT), CASES)
def test_no_case_frees_a_number(text, case):
    assert stopped(case(text))


@pytest.mark.parametrize("after", ["", " pls", " ok?", "!", "!!"])
@pytest.mark.parametrize("before", ["", "please, ", "ok: ", "so, "])
def test_no_courtesy_frees_a_number(before, after):
    assert [text for text in CAUGHT if not stopped(before + text + after)] == []


# Numbers that are no cards: what passes, and beside it what does not

PLEASANTRIES = """
    ten minutes             | 37 minutes
    give me 5 min           | 5 min, then 10 min
    two minutes please      | two minutes, my red one
    see you at 8 pm         | 8
    it is 20:15             | it is 20:37
    nine o'clock            | nine
    you two are great       | you seven are great
    two cards               | seven cards
    two piles are dead      | two piles, three cards
    thanks Anna97           | thanks Anna98
    <3                      | < 3
    high five               | fifty-fifty
    it takes two            | twenty-four seven
    nejvýš pět minut        | o pět míň
    quoi de neuf            | le neuf
"""
PAIRS = [[cell.strip() for cell in line.split("|")] for line in PLEASANTRIES.strip().splitlines()]


@pytest.mark.parametrize(("passes", "does_not"), PAIRS)
def test_one_number_that_is_no_card_passes(passes, does_not):
    assert stopped(passes, ["Anna97", "R7"]) == ()
    assert stopped(does_not, ["Anna97", "R7"])


def test_a_name_that_could_be_a_card_is_no_name():
    assert stopped("hello R7", ["R7"])
    assert stopped("hello 37", ["37"])


# Parts and wholes, what sounds like a number, and what pins nothing down


@pytest.mark.parametrize(
    ("told", "talk"),
    [
        ("strings on a good guitar", "guitar lesson tomorrow"),
        ("a spider's legs", "the spider on my wall scares me"),
        ("days in April", "see you in a few days in town"),
        ("Tage im Juni", "bis in ein paar Tagen"),
        ("godziny w dobie", "za parę godzin"),
        ("struny na kytaře", "zítra kytara"),
        ("дней в июне", "через пару дней"),
        ("les cordes de la guitare", "cours de guitare demain"),
        ("one step under the top", "we were one step from winning"),
        ("o krok pod górną", "krok od wygranej"),
        ("right between the two", "right between meetings"),
        ("the same height as yours", "about the same height"),
        ("the highest there is", "highest respect"),
        ("największa jaka jest", "największe dzięki"),
        ("noon", "noon is lunch time here"),
        # riddles: a number left out, dates, ends of years, clocks, money, codes, speeds, ages, drinks
        ("Friday the ..., blue", "Friday ... finally"),
        ("the date of Halloween", "got the date wrong"),
        ("Kriegsende, die Endziffern vom Jahr", "der Film über den Krieg war gut"),
        ("wpół do, same minuty", "za kwadrans wracam"),
        ("bankovka s Masarykem", "bankovku nemám, platím kartou"),
        ("телефонный код России", "код стола, пожалуйста"),
        ("vitesse en ville", "en ville ça bouchonne"),
        ("wie alt man sein muss um zu wählen", "wie alt ist das Spiel?"),
        ("градусов в водке", "потом водки, пожалуйста"),
        ("rainbow, blue", "a rainbow, look outside"),
        # relations over commas
        ("the neighbour just above the card, the one Max laid", "the neighbour above is loud again"),
        ("überspring eine auf links, dann bist du bei mir", "kann ich überspringen?"),
        ("pasuju za levou, bez mezery", "žádná mezera není moc velká"),
        ("разность верхних карт, она у меня", "мнения расходятся"),
        ("la même qu'à gauche, mais en vert", "encore la même pile svp"),
        # beside a colour, by ear, in dialect
        ("żywotów kota, fioletowa", "nie ma sprawy, niebieski"),
        ("puk puk puk, żółta", "puk puk puk, jest tam kto?"),
        ('sounds like "ate tea"', "sounds like my uncle"),
        ("dreiazwanzge", "dreist"),
        ("у меня сэвэнти", "у меня семья"),
        # a turn's cards, piles, people, households
        ("I have two", "must I play two?"),
        ("two lower", "at least two this turn, right?"),
        ("die dritte", "opfern wir den dritten?"),
        ("třetí od konce", "od třetí dál"),
        ("nous trois, eux quatre", "on est trois ou quatre ?"),
        ("strings on a guitar", "the strings on my guitar need changing"),
        ("midi", "midi, à table"),
        ("I have four", "le gâteau est dans le four"),
    ],
)
def test_what_everybody_knows_the_number_of_is_stopped_and_the_talk_beside_it_is_not(told, talk):
    assert stopped(told)
    assert stopped(talk) == ()


@pytest.mark.parametrize("word", ["svnty", "fourtey", "dreissisch", "neinzich", "cinkante", "katrevin", "читырнацать"])
def test_a_number_is_heard_however_it_is_spelt(word):
    assert [find.kind for find in stopped(word)] == [Kind.NUMBER_WORD]


# Numbers that are put together of tens and units, in Latin letters, as people type them
RUN_TOGETHER = [
    "sanju",
    "sanjuu",
    "sanjunana",
    "nijuichi",
    "rokuju",
    "yonju",
    "jugo",
    "gojuni",
    "hyaku",
    "ershiyi",
    "sanshiqi",
    "jiushijiu",
    "shiwu",
    "dvadsyat",
    "dvadtsat",
    "tridsat",
    "pyatnatsat",
    "pyatdesiat",
]


@pytest.mark.parametrize("said", [*RUN_TOGETHER, "elli beş", "elli bes"])
def test_numbers_of_tens_and_units_in_latin_letters_are_stopped(said):
    assert stopped(said)


@pytest.mark.parametrize("said", ["im Juni", "san Francisco", "sushi", "wasabi", "shiny"])
def test_what_only_looks_like_their_syllables_is_talk(said):
    assert not stopped(said)


@pytest.mark.parametrize(
    ("said", "passes"),
    [("чуть выше неё", False), ("моя чуть ниже этой", False), ("чуть выше", True), ("чуть ниже пожалуйста", True)],
)
def test_a_little_above_a_card_is_a_relation_and_alone_it_is_vague(said, passes):
    assert bool(stopped(said)) is not passes
