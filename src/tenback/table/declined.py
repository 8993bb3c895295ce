"""Why a wish does nothing: the rule of the game, or the manners of the table."""

from tenback.core import Refusal, TenbackError

__all__ = ["Declined"]


class Declined(TenbackError):
    """A wish that is not granted. Nothing has changed. `key` and `facts` are for translators, `str()` is English;
    `after`: in so many seconds it may be.
    """

    def __init__(
        self, key: str, sentence: str, *, rule: str | None = None, after: float | None = None, **facts: int | str
    ) -> None:
        super().__init__(sentence)
        self.key = key
        self.sentence = sentence
        self.rule = rule
        self.after = after
        self.facts = facts

    @classmethod
    def by_rule(cls, refusal: Refusal) -> "Declined":
        """The refusal of a game."""
        return cls(refusal.key, str(refusal), rule=refusal.rule, after=None, **dict(refusal.facts))
