"""Why an action is not allowed: the rule, and one sentence on what would be."""

from dataclasses import dataclass

from tenback.core.errors import TenbackError

__all__ = ["Because", "Refusal", "Refused"]

Fact = int | str


@dataclass(frozen=True, slots=True)
class Refusal:
    """A refused action. `key` and `facts` are for translators, `str()` is the English sentence."""

    rule: str
    key: str
    sentence: str
    facts: tuple[tuple[str, Fact], ...]

    def __str__(self) -> str:
        return f"{self.sentence.format(**dict(self.facts))} ({self.rule})"


@dataclass(frozen=True, slots=True)
class Because:
    """One reason for which a game refuses. A game lists all of its reasons at one place."""

    rule: str
    key: str
    sentence: str

    def __call__(self, **facts: Fact) -> Refusal:
        return Refusal(self.rule, self.key, self.sentence, tuple(facts.items()))


class Refused(TenbackError):
    """An action was played that the rules do not allow. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
