"""A picture and what can be counted of it: 🕷️ legs, and legs 🕷️; any other picture is talk."""

import pytest

from tenback.talk.guard import Kind, stopped
from tests.talk.chatting import declined


@pytest.mark.parametrize(
    ("told", "words"),
    [
        ("🕷️ legs", "🕷️ legs"),
        ("legs 🕷️", "legs 🕷"),  # in either order: what the sender reads is never empty
        ("legs 🕷", "legs 🕷"),
        ("🐙 how many legs 🐙", "🐙 how many legs 🐙"),
        ("legs 🎉 🕷", "legs 🎉 🕷"),
        ("🕷 legs 🎉", "🕷 legs"),
        ("🎸 struny", "🎸 struny"),
        ("struny 🎸", "struny 🎸"),
        ("🎻 Saiten", "🎻 Saiten"),
        ("ноги 🐙", "ноги 🐙"),
        ("nohy 🐝", "nohy 🐝"),
        ("🎹 touches", "🎹 touches"),
        ("wheels 🚲", "wheels 🚲"),
        ("🕷 legs, red", "🕷 legs, red"),
        ("today 🕷 legs", "today 🕷 legs"),
    ],
)
def test_what_everybody_can_count_of_a_picture_is_stopped(told, words):
    assert [(found.words, found.kind) for found in stopped(told)] == [(words, Kind.EMOJI)]


@pytest.mark.parametrize(
    "talk",
    [
        # any picture beside what it does not show
        *("players 🎉", "Spieler 👋", "hráči 👍", "gracze 👋", "игроки 👍", "joueurs 🎉", "oczy 😂", "yeux 😂"),
        *("legs 🎉", "🎉 legs", "nohy 😂", "teeth 😬", "ruce 👍"),
        # a picture with something that is not counted, or nothing beside it
        *("🕷️ yuck", "yuck 🕷️", "🕷️", "legs", "players 🐙"),
        # and more said than that
        *("my legs are sleeping 🐱", "🚲 a wheel is flat"),
    ],
)
def test_a_picture_of_anything_else_is_talk(talk):
    assert stopped(talk) == ()


def test_over_two_messages_it_is_stopped_in_either_order():
    assert declined("legs", "🕷") == "legs 🕷"
    assert declined("🕷", "legs") == "🕷 legs"
    assert declined("legs", "🎉") is None
    assert declined("🎉", "legs") is None
