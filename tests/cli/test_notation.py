"""The `tenback` command as its users have it: at a keyboard, in a pipe, killed, fed with nonsense."""

from textwrap import dedent

import pytest

from tenback import games
from tenback.cli import console, notation
from tenback.core import NotAnAction

# What people type


@pytest.mark.parametrize(
    ("slug", "line", "actions"),
    [
        ("the-game", "37>up1", "37>up1"),
        ("the-game", "37 up1", "37>up1"),
        ("the-game", "37u1", "37>up1"),
        ("the-game", " 37 > DOWN2 ;end", "37>down2 end"),
        ("the-game", "37>up1, 41>up1, end", "37>up1 41>up1 end"),
        ("the-game", "37 up1 41 d2 end", "37>up1 41>down2 end"),
        ("quick-and-easy", "r10u G2 down", "R10>up G2>down"),
        ("quick-and-easy", "R1>UP,end", "R1>up end"),
        ("face-to-face", "12tu 41 their-down 17 d", "12>their-up 41>their-down 17>down"),
        ("ten", "take numbers", "take:numbers"),
        ("ten", "bid 5", "bid:5"),
        ("ten", "BUY p5, pay : COIN", "buy:P5 pay:coin"),
        ("ten", "pay coin x3 pay b3", "pay:coin pay:coin pay:coin pay:B3"),
        ("ten", "draw x2; go buy", "draw draw go:buy"),
    ],
)
def test_what_people_type_is_understood(slug, line, actions):
    assert list(map(str, notation.read(games.get(slug), line))) == actions.split()


@pytest.mark.parametrize(
    "line", ["foo", ",", "37", "up1", "37>up3", "100 up1", "37 up1 foo", "37 > > up1", "x3", "\x1b[A"]
)
def test_what_means_nothing_is_refused_whole(line):
    with pytest.raises(NotAnAction):
        notation.read(games.get("the-game"), line)


def test_a_line_can_be_too_long():
    with pytest.raises(NotAnAction, match=r"A line of 7000 characters is too long; write what one turn takes\."):
        notation.read(games.get("the-game"), "37>up1 " * 1000)


def test_lines_are_broken_between_words(monkeypatch, capsys):
    monkeypatch.setattr(console, "terminal", lambda: True)
    monkeypatch.setenv("COLUMNS", "24")
    console.say("  moves    all that you may do now, and more", hang=11)
    console.say("up1 47   up2 20   down1 65   down2 88")
    console.say("a line\n\nhttps://a-very-long-word-that-does-not-fit")
    assert capsys.readouterr().out == dedent("""\
          moves    all that you
                   may do now,
                   and more
        up1 47   up2 20   down1
          65   down2 88
        a line

        https://a-very-long-word-that-does-not-fit
        """)
