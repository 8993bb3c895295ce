"""Which passwords are none: too short, too long, or the first that anybody would guess."""

from functools import cache
from itertools import pairwise

from tenback.server.names import looks
from tenback.table import Declined

__all__ = ["LONGEST_PASSWORD", "NobodysName", "check_password"]

SHORTEST_PASSWORD, LONGEST_PASSWORD = 10, 200
FEWEST_CHARACTERS = 4  # different ones
# What is guessed first among those that are long enough, as they look without digits.
GUESSED = (
    *("password", "passwort", "passwd", "haslo", "heslo", "motdepasse", "parol", "пароль", "secret", "changeme"),
    *("qwerty", "qwertz", "azerty", "qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "йцукен"),
    *("letmein", "iloveyou", "welcome", "admin", "administrator", "tenback"),
)


class NobodysName(Declined):
    """A name or a password that nobody can have."""


def check_password(password: object, *names: str) -> None:
    """NobodysName says what is wrong with it; `names` are its owner's."""
    if not isinstance(password, str) or not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise NobodysName(
            "password",
            f"A password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters.",
            least=SHORTEST_PASSWORD,
            most=LONGEST_PASSWORD,
        )
    if guessed(password, names):
        raise NobodysName("password-guessed", "That password is among the first that anybody would try; take another.")


def guessed(password: str, names: tuple[str, ...]) -> bool:
    """Few characters over and over, a row of neighbours, a word that everybody takes, or the own name."""
    small = "".join(password.casefold().split())
    if len(set(small)) < FEWEST_CHARACTERS or _in_a_row(small):
        return True
    letters = _letters(small)
    known = _guessed() | set(map(_letters, names))
    return bool(letters) and any(word and letters == word * (len(letters) // len(word)) for word in known)


@cache
def _guessed() -> frozenset[str]:
    return frozenset(map(looks, GUESSED))


def _letters(text: str) -> str:
    """Ada1815 is Ada."""
    return looks("".join(filter(str.isalpha, text)))


def _in_a_row(text: str) -> bool:
    """1234567890, 9876543210, abcdefghij."""
    steps = {ord(second) - ord(first) for first, second in pairwise(text)}
    return steps <= {1, ord("0") - ord("9")} or steps <= {-1, ord("9") - ord("0")}
