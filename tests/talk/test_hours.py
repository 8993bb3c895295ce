"""Hours that pass and cards that look like them: a row for each half of each "and" (guard/hours.py)."""

# ruff: noqa: RUF001 - Cyrillic

import pytest

from tenback.talk.guard import stopped
from tests.talk.chatting import declined

HOURS = """
    I work at six                | stay at eight
    I work at six today          | stay at eight today
    dinner at eight              | at eight
    dinner is at eight           | A is at eight, dinner later
    see you at 9 tonight         | at 9 tonight, the left pile
    at nine tomorrow?            | it is at nine tomorrow
    tomorrow at nine?            | I have a nine tomorrow
    I have to leave at seven     | leave it at seven
    we play until nine           | I play until nine
    the kids are up since six    | I can go up since six
    I work until 17              | I work until 37
    the bus leaves at ten past   | the bus, ten past it
    I work at six, see you       | I work, six of mine
    um 8 muss ich weg            | ab 17 muss ich
    ich arbeite bis 17           | ich arbeite, bis 17 links
    treffen wir uns um acht      | wir treffen die acht
    spielen wir bis neun         | spiel bis neun heute
    bin seit sechs wach          | bin seit sechs wieder dran
    Freitag halb acht wieder?    | Freitag wieder acht
    Zug fährt um acht            | mein Zug ab acht
    kolacja o siódmej            | o siódmej dzisiaj
    gramy do dziewiątej          | gram od dziewiątej znowu
    mam telefon o 9 wieczorem    | mam 9 wieczorem
    mogę do 10 wieczorem         | mam do 10 wieczorem
    zítra v devět                | v devět dnes
    hrajeme do devíti            | hraju od devíti zase
    v 9 večer mám hovor          | mám 9 večer
    večeře v sedm                | na 17 dnes
    ужин в семь                  | в семь сегодня
    играем до девяти             | я после 17 играем
    В 8 у меня созвон            | А стоит на 8, созвон
    до завтра в девять           | держу до девяти завтра
    à demain, à huit             | a 8 demain
    dîner à sept                 | dîner, a 7 encore
    je pars à 8                  | je reste à 8
    À 8 je dois partir           | sur A 8, je dois partir
    see you at 8 pm              | I have 8 pm
    it is 9 o'clock              | I have the 9 o'clock
    it is 8 pm                   | it is 17 pm
    nine o'clock                 | thirty-nine o'clock
    já už 20:15 u nás            | A je 20:15
    um zwanzig Uhr               | um vierzig Uhr
    wait 30s                     | mine is in the 30s
    back in 20min                | I have 20h
    ten more minutes             | ten, minutes later
    dvacet let zpátky            | I have 20 let's go
    two rounds, dinner soon      | dinner at eight on B
"""
ROWS = [[cell.strip() for cell in line.split("|")] for line in HOURS.strip().splitlines()]
# What a reviewer got through, in every one of which something seemed to happen at an hour.
GOT_THROUGH = [
    *("I have a 17 again", "I have a nine today", "got a 24 today", "A is at 17 today", "I can lay a nine today"),
    *("need a 9 today", "my best is a nine this game", "from 17 again", "ab 17 muss ich", "я после 17 играем"),
    *("na 17 dnes", "stay at eight today", "today I have a nine", "again a 17", "this game my best is a nine"),
]


@pytest.mark.parametrize("talk", [row[0] for row in ROWS])
def test_an_hour_passes_where_something_is_to_happen_then(talk):
    assert stopped(talk) == ()


@pytest.mark.parametrize("told", [*GOT_THROUGH, *(row[1] for row in ROWS)])
def test_the_same_number_where_it_could_be_a_card_does_not(told):
    assert stopped(told)


@pytest.mark.parametrize(
    ("first", "then", "words"),
    [
        ("I work", "at six", "six"),  # each message by itself
        ("today", "I have a nine", "nine"),
        ("dinner", "a nine", "nine"),
        ("see you", "at 9", "9"),
        ("hello", "see you at 9", None),
    ],
)
def test_an_hour_passes_in_the_message_that_says_what_happens(first, then, words):
    assert declined(first, then) == words
