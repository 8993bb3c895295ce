"""No word that people put into every sentence frees a card: today, again, now, please, this game, tonight. All numbers
are tried, in digits and in words, in sentences that tell a card; and beside them everyday talk that has to pass, in
`guard/everyday.tsv`.
"""

# ruff: noqa: RUF001 - Cyrillic

from pathlib import Path

import pytest

from tenback.protocol.languages import LANGUAGES
from tenback.talk.guard import stopped

EVERYDAY = Path(__file__).with_name("guard") / "everyday.tsv"

# Numbers as they are said: 1 to 19, then 20, 30 to 90, and what joins them
SPOKEN = {
    "en": (
        """
        one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
        eighteen nineteen
        """,
        "twenty thirty forty fifty sixty seventy eighty ninety",
        "{ten}-{unit}",
    ),
    "pl": (
        """
        jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście
        piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście
        """,
        """
        dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt
        """,
        "{ten} {unit}",
    ),
    "cs": (
        """
        jedna dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct sedmnáct
        osmnáct devatenáct
        """,
        "dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát",
        "{ten} {unit}",
    ),
    "ru": (
        """
        один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать
        пятнадцать шестнадцать семнадцать восемнадцать девятнадцать
        """,
        "двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто",
        "{ten} {unit}",
    ),
    "de": (
        """
        ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn
        achtzehn neunzehn
        """,
        "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
        "{unit}und{ten}",
    ),
    "fr": (
        """
        un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit
        dix-neuf
        """,
        "vingt trente quarante cinquante soixante soixante quatre-vingt quatre-vingt",
        "{ten}-{unit}",
    ),
}
# Sentences in which any number is a card; `{f}` is what is put in.
CARDS = {
    "en": """
        I have a {n} {f}
        {f} I have a {n}
        got the {n} {f}
        need a {n} {f}
        I need {n} {f}
        I can lay a {n} {f}
        I'm holding {n} {f}
        A is at {n} {f}
        stay at {n} {f}
        on the left it is {n} {f}
        from {n} {f}
        go up to {n} {f}
        my best is a {n} {f}
        {f} a {n}
        my {n} {f}
        blue {n} {f}
    """,
    "pl": """
        mam {n} {f}
        mam {f} {n}
        {f} mam {n}
        trzymam {n} {f}
        potrzebuję {n} {f}
        A jest na {n} {f}
        zostań na {n} {f}
        na A {n} {f}
        od {n} {f}
        do {n} {f}
        moja najlepsza to {n} {f}
        moje {n} {f}
        chcę {n} {f}
        niebieska {n} {f}
        na lewym {n} {f}
    """,
    "cs": """
        mám {n} {f}
        mám {f} {n}
        {f} mám {n}
        držím {n} {f}
        potřebuju {n} {f}
        A je na {n} {f}
        zůstaň na {n} {f}
        na A {n} {f}
        od {n} {f}
        do {n} {f}
        moje nejlepší je {n} {f}
        moje {n} {f}
        chci {n} {f}
        modrá {n} {f}
        vlevo {n} {f}
    """,
    "ru": """
        у меня {n} {f}
        у меня {f} {n}
        {f} у меня {n}
        держу {n} {f}
        нужна {n} {f}
        А стоит на {n} {f}
        останься на {n} {f}
        на А {n} {f}
        от {n} {f}
        после {n} {f}
        моя лучшая {n} {f}
        моя {n} {f}
        хочу {n} {f}
        синяя {n} {f}
        слева {n} {f}
    """,
    "de": """
        ich hab die {n} {f}
        ich hab {f} die {n}
        {f} hab ich die {n}
        ich brauche die {n} {f}
        ich kann {f} die {n} legen
        halte {n} {f}
        A ist bei {n} {f}
        A steht {f} auf {n}
        bleib bei {n} {f}
        ab {n} {f}
        bis {n} {f}
        meine beste ist {f} die {n}
        meine {n} {f}
        blaue {n} {f}
        links {n} {f}
    """,
    "fr": """
        j'ai le {n} {f}
        {f} j'ai le {n}
        j'ai {f} le {n}
        il me faut le {n} {f}
        je peux poser le {n} {f}
        je garde {n} {f}
        A est à {n} {f}
        reste à {n} {f}
        sur A {n} {f}
        jusqu'à {n} {f}
        après {n} {f}
        ma meilleure est le {n} {f}
        mon {n} {f}
        bleu {n} {f}
        à gauche {n} {f}
    """,
}
# Cards of a turn are counted to four, whichever they are: must I play two? From five on it is a card.
LAID = {
    "en": "I lay {n} {f}|I can play {n} {f}|play my {n} {f}",
    "pl": "mogę położyć {n} {f}|kładę {n} {f}|gram {n} {f}",
    "cs": "můžu dát {n} {f}|položím {n} {f}|hraju {n} {f}",
    "ru": "могу положить {n} {f}|кладу {n} {f}|мне нужно {n} {f}",
    "de": "ich lege {n} {f}|ich kann {n} spielen {f}|spiele {n} {f}",
    "fr": "je pose {n} {f}|je joue {n} {f}|je dois poser {n} {f}",
}
FILLERS = {
    "en": "today|again|now|please|this game|this match|this evening|tonight|already|let's go",
    "pl": "dziś|znowu|teraz|proszę|w tej grze|w tym meczu|wieczorem|już|gramy",
    "cs": "dnes|zase|teď|prosím|v téhle hře|v tomhle zápase|večer|už|hrajeme",
    "ru": "сегодня|опять|сейчас|пожалуйста|в этой игре|в этом матче|вечером|уже|играем",
    "de": "heute|wieder|jetzt|bitte|in diesem Spiel|diesmal|heute Abend|schon|los",
    "fr": "aujourd'hui|encore|maintenant|s'il te plaît|dans ce jeu|ce match|ce soir|déjà|allez",
}
# Hours, days of a month, tens, and what has rules of its own
SOME = (2, 3, 4, 5, 8, 9, 10, 12, 17, 20, 24, 30, 99)


def named(language: str) -> dict[int, str]:
    """The numbers from 2 to 99 in words; one is an article, a pronoun and much else."""
    units, tens, joined = SPOKEN[language]
    first = ["", *units.split()]
    words = dict(enumerate(first))
    for ten, word in enumerate(tens.split(), start=2):
        for unit in range(10):
            beyond = 10 if language == "fr" and ten in {7, 9} else 0  # soixante-dix-sept
            after = first[unit + beyond]
            words[10 * ten + unit] = joined.format(ten=word, unit=after) if after else word
    return {number: word for number, word in words.items() if number > 1}


def sentences(table: str, separator: str | None = None) -> list[str]:
    return [line.strip() for line in (table.split(separator) if separator else table.strip().splitlines())]


def tellings(language: str, number: int, *, from_five: bool) -> list[str]:
    patterns = sentences(LAID[language], "|") if from_five else sentences(CARDS[language])
    fillers = sentences(FILLERS[language], "|")
    said = [str(number), *(word for each, word in named(language).items() if each == number)]
    return [
        pattern.format(n=n, f=filler)
        for place, pattern in enumerate(patterns)
        for n in said
        for filler in (fillers if number in SOME else [fillers[(number + place) % len(fillers)]])
    ]


def test_the_numbers_are_all_there():
    for language in LANGUAGES:
        assert list(named(language)) == list(range(2, 100))
        assert len(set(named(language).values())) == 98
    assert (named("fr")[77], named("fr")[80], named("de")[24]) == (
        "soixante-dix-sept",
        "quatre-vingt",
        "vierundzwanzig",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_filler_frees_a_card(language):
    told = [text for number in range(1, 100) for text in tellings(language, number, from_five=False)]
    assert len(told) > 3000
    assert [text for text in told if not stopped(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_filler_frees_a_card_that_is_laid(language):
    told = [text for number in range(5, 100) for text in tellings(language, number, from_five=True)]
    assert [text for text in told if not stopped(text)] == []


def test_one_is_a_card_after_an_article():
    assert [text for text in ("I have a one today", "hold the one now", "got a one again") if not stopped(text)] == []
    assert stopped("I have one today, later") == ()


# Everyday talk


def everyday():
    return [line.split("\t")[1:] for line in EVERYDAY.read_text(encoding="utf-8").splitlines()]


def test_everyday_talk_is_in_every_language():
    assert {language for language, _ in everyday()} == set(LANGUAGES)
    assert len({text for _, text in everyday()}) == 60


@pytest.mark.parametrize("text", [text for _, text in everyday()])
def test_everyday_talk_passes(text):
    assert stopped(text) == ()


# People are counted to four, and told apart from those whom one speaks to

PEOPLE = """
    four players                 | five players
    I need four people           | I need five people
    we are four                  | we are five
    we're three tonight          | we're at three tonight
    are we three or four?        | are we four or five?
    two good players             | two today, players
    with four players            | stay at four players
    four of us are here          | a four, guys
    only two players             | only a five here
    my two kids                  | my two here
    wir sind vier                | wir sind fünf
    wir sind heute nur drei      | wir sind bei drei heute
    vier Leute                   | fünf Leute
    zu viert                     | zu fünft
    noch zwei Spiele             | die vier spiele ich
    gib acht                     | die acht gib ich
    achte auf A                  | die achte auf A
    auf drei                     | A steht auf drei
    jest nas troje               | jest nas pięcioro
    czterech graczy              | pięciu graczy
    we czwórkę                   | w piątkę
    moja dwójka dzieci śpi       | moje trzy dziś
    daj piątkę                   | daj piątkę na lewy
    na trzy                      | kładę na trzy
    jsme tři                     | jsme na třech
    čtyři hráči                  | pět hráčů
    ve třech                     | v pěti
    dej pět                      | dej pět na levou
    přijde ještě třetí?          | mám ještě třetí
    нас трое                     | нас пятеро
    четыре игрока                | пять игроков
    вчетвером                    | впятером
    дай пять                     | держи пять
    на седьмом небе              | A на седьмом
    on est quatre                | on est cinq
    on joue à trois              | reste à trois
    quatre joueurs               | cinq joueurs
    à quatre c'est plus marrant  | sur A quatre ce soir
    il y a deux piles            | il y a quatre sur A
    un téléphone neuf            | dans ce jeu mon neuf
    dressed to the nines         | I have the nines
    round two!                   | this round two
    game three, here we go       | in this game three
    pile three                   | left pile three
    be back in ten               | back to four
    two for you, two for me      | two 37 for you, two for me
    alarm at half six tomorrow   | alarm nine at half six tomorrow
"""
ROWS = [[cell.strip() for cell in line.split("|")] for line in PEOPLE.strip().splitlines()]


@pytest.mark.parametrize("talk", [row[0] for row in ROWS])
def test_people_and_idioms_pass(talk):
    assert stopped(talk) == ()


@pytest.mark.parametrize("told", [row[1] for row in ROWS])
def test_cards_beside_the_same_words_do_not(told):
    assert stopped(told)
