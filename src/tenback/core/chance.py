"""Chance that anyone can check: `docs/chance.md` describes it for every other language."""

from collections.abc import Iterable
from hashlib import sha256
from math import ceil
from operator import mod
from struct import unpack
from typing import TypeVar

from tenback.core.errors import SeedError, shown

__all__ = ["LONGEST_SEED", "Chance"]

LONGEST_SEED = 1000  # characters; seeds come from strangers too
WORDS_IN_A_BLOCK = 8  # of four bytes, each the high byte first
WORDS = 2**32  # how many values a word can have

Thing = TypeVar("Thing")


class Chance:
    """A stream of SHA-256 blocks over a counter and the seed, spent from the front.

    A game spends it at the deal; from there on the draw pile knows every draw.
    """

    __slots__ = ("_bytes", "_counter", "_words", "seed")

    def __init__(self, seed: str) -> None:
        if not isinstance(seed, str):
            raise SeedError(
                f"A seed is text, not {type(seed).__name__} {shown(seed)}; "
                f'write Chance("{seed!s:.40}") for the seed of that text.'
            )
        if not 1 <= len(seed) <= LONGEST_SEED:
            raise SeedError(f"A seed is text of 1 to {LONGEST_SEED} characters; this one has {len(seed)}.")
        try:
            self._bytes = seed.encode()
        except UnicodeEncodeError as error:
            raise SeedError(
                f"A seed must be valid Unicode; the character at place {error.start} is half of a pair."
            ) from None
        self.seed = seed
        self._counter = 0  # blocks made so far
        self._words: list[int] = []  # what is left of them, the next word at the end

    def __repr__(self) -> str:
        # The seed is a secret until its game has ended: it must not reach a log by accident.
        return f"Chance(hash={self.hash[:12]}…)"

    @property
    def hash(self) -> str:
        """SHA-256 of the seed, in hex: what a table publishes before the first card."""
        return sha256(self._bytes).hexdigest()

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        if not 1 <= bound <= WORDS:
            raise ValueError(f"A bound is from 1 to {WORDS}, not {bound}.")
        fair = WORDS - WORDS % bound  # words from here on would favour the low numbers
        while True:
            self._have(1)
            if (word := self._words.pop()) < fair:
                return word % bound

    def shuffle(self, things: Iterable[Thing]) -> list[Thing]:
        """The things in a new order, by Fisher-Yates from the last place down."""
        order = list(things)
        for place, other in zip(range(len(order) - 1, 0, -1), self._below_each(range(len(order), 1, -1)), strict=True):
            order[place], order[other] = order[other], order[place]
        return order

    def _below_each(self, bounds: range) -> Iterable[int]:
        """A number below each bound, the highest bound first."""
        self._have(len(bounds))
        words = self._words[: -len(bounds) - 1 : -1]
        if words and max(words) >= WORDS - bounds[0]:  # one deal in 400,000: a word may be unfair for its bound
            return map(self.below, bounds)
        del self._words[len(self._words) - len(bounds) :]
        return map(mod, words, bounds)

    def _have(self, count: int) -> None:
        """So many words at least, from as many more blocks as that takes."""
        if (missing := count - len(self._words)) > 0:
            blocks = range(self._counter, self._counter + ceil(missing / WORDS_IN_A_BLOCK))
            # The counter stands first, so that the published hash of the seed alone says nothing about a block.
            made = b"".join([sha256(block.to_bytes(8) + self._bytes).digest() for block in blocks])
            self._words[:0] = unpack(f">{len(blocks) * WORDS_IN_A_BLOCK}I", made)[::-1]
            self._counter = blocks.stop
