"""Bots that misbehave: the workers of these tests ask this module for theirs.

The seed of their dice is a path: where they leave a trace, and what they wait for.
"""

import ctypes
import os
import sys
import time
from pathlib import Path
from typing import Any

from tenback import bots
from tenback.core import View
from tenback.games.the_game import GAME as THE_GAME


def get(slug, strength):
    return Misbehaving(strength) if strength in MISCHIEF else bots.get(slug, strength)


class Misbehaving(bots.Bot[Any]):
    views = View

    def __init__(self, strength):
        self.strength = strength

    def _act(self, view, said, budget, chance):  # noqa: ARG002 - it does as it likes
        return MISCHIEF[self.strength](Path(chance.seed)) or view.actions()[:1]


def hang(_):
    while True:
        pass


def hang_deaf(_):
    ctypes.PyDLL(None).sleep(600)  # unlike CDLL, it lets nothing else in Python run


def wait(path):
    path.with_suffix(".thinking").touch()
    while not path.exists():
        time.sleep(0.005)


def die(_):
    os._exit(3)


def die_once(path):
    if not path.exists():
        path.touch()
        os._exit(3)


def fail(_):
    raise ValueError("the seat holds 37 and 42")


def eat(_):
    bytearray(1 << 31)


def chatter(_):
    print("number", "texts", flush=True)  # noqa: T201 - what a careless bot may do
    os.write(1, b"nonsense\n")
    assert not sys.stdin.read()


def cheat(_):
    return (THE_GAME.action("end"),)


def write_to_the_server(text):
    os.write(4, text)  # past everything that keeps bots from it


MISCHIEF = {
    "hangs": hang,
    "hangs-deaf": hang_deaf,
    "waits": wait,
    "dies": die,
    "dies-once": die_once,
    "fails": fail,
    "eats": eat,
    "chatters": chatter,
    "sends-nonsense": lambda _: write_to_the_server(b"\x80\x04nonsense\n"),
    "sends-a-flood": lambda _: write_to_the_server(b"x" * 1000 * 1000),
    "answers-another": lambda _: write_to_the_server(b'{"number": 0, "texts": ["end"]}\n'),
    "cheats": cheat,
}
