"""What was agreed on when a table was opened, and what may be agreed on."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, TypeVar, cast

import msgspec

from tenback import games
from tenback.core import Because, Chance, Game, OptionError, Refusal, Seat, TenbackError, shown
from tenback.table.declined import Declined
from tenback.talk import free_text, signals

__all__ = ["LONGEST_CLOCK", "SHORTEST_CLOCK", "Pace", "Setting", "SettingError", "Talk", "Watch", "agree"]

SHORTEST_CLOCK, LONGEST_CLOCK = 5, 14 * 24 * 3600  # seconds a turn: from hectic to a move a fortnight


NO_TEXT_FOR_PROS = Because(
    "Q11",
    "no-text-for-pros",
    "Pros say nothing about heights, so that nothing is written: silent or signals, not open.",
)

Choice = TypeVar("Choice", bound=StrEnum)


class SettingError(Declined):
    """A table that cannot be opened like that: the place, and what would be right."""

    def __init__(self, place: str, sentence: str, why: Refusal | None = None) -> None:
        if why:
            super().__init__(why.key, f"{place}: {sentence}", rule=why.rule, after=None, place=place, **dict(why.facts))
        else:
            super().__init__("setting", f"{place}: {sentence}", place=place)
        self.place = place


class Talk(StrEnum):
    """What may be said while cards are held (G14, Q10, Q11)."""

    SILENT = "silent"
    SIGNALS = "signals"
    OPEN = "open"  # text too, through the number guard where the game has a rule on talk


class Watch(StrEnum):
    """What somebody sees who has no seat. Each sees what the one before it shows, and more."""

    NONE = "none"
    PUBLIC = "public"  # what lies open on the table
    ALL_AFTER_THE_END = "all-after-the-end"  # and, once the game has ended, every card and the seed


class Pace(StrEnum):
    """How fast bots move."""

    SLOW = "slow"
    HUMAN = "human"
    FAST = "fast"
    INSTANT = "instant"


class Setting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table's game and manners, as the log keeps them. `agree` makes checked ones."""

    game: str
    rules: int
    options: Mapping[str, Any]  # those that differ from the defaults, as a position gives them
    seats: int
    talk: Talk
    watch: Watch
    listed: bool  # in the lobby, for everyone; else by invitation only
    tracker: bool  # G4: people may look up what has been laid
    clock: int | None  # seconds a turn; when they are over, a bot chooses
    pace: Pace

    @property
    def the_game(self) -> Game:
        return games.get(self.game, rules=self.rules)

    def check(self) -> None:
        """TenbackError for a game, a rules version or an option that is unknown here."""
        self.the_game.check_seats(self.seats)
        self.the_game.settle(self.seats, self.options)

    @property
    def agrees_on_starter(self) -> bool:
        """Whether the players look at their hands first and then agree who starts (G5, Q3)."""
        return self.seats > 1 and self.the_game.starter_agreed is not None

    @property
    def team(self) -> bool:
        """Whether everybody wins or nobody does (G1, Q1)."""
        return self.the_game.together

    @property
    def guarded(self) -> bool:
        """Whether a rule on talk forbids numbers (G14, Q10, Q11); the other games have none (F11)."""
        return bool(signals(self.game, self.options))

    @property
    def kept(self) -> "Setting":
        """The setting as it is kept: pros who agreed on text, before that was refused, have signals only (Q11)."""
        if self.talk is Talk.OPEN and not free_text(self.game, self.options):
            return msgspec.structs.replace(self, talk=Talk.SIGNALS)
        return self

    @property
    def signals(self) -> tuple[str, ...]:
        """Every signal that may be said at this table."""
        if self.talk is Talk.SILENT:
            return ()
        return tuple(map(str, signals(self.game, self.options)))

    def automatic(self, seat: Seat) -> bool:
        """Whether nobody sits there: the automatic opponent of solo TEN (T23)."""
        return seat >= self.seats


def agree(
    *,
    game: object,
    seats: object,
    options: object = None,
    talk: object = None,
    watch: object = Watch.ALL_AFTER_THE_END,
    listed: object = False,
    tracker: object = False,
    clock: object = None,
    pace: object = Pace.HUMAN,
    rules: int | None = None,
) -> Setting:
    """A setting out of a stranger's wishes; SettingError names the first one that is wrong."""
    chosen = _game(game, rules)
    given = {} if options is None else options
    try:
        chosen.check_seats(seats)
    except TenbackError as error:
        raise SettingError("seats", str(error)) from None
    assert isinstance(seats, int)  # check_seats has seen to that
    try:
        # Settled first: `deal` would open a file for TEN's deck, and strangers name no files (decision 0003).
        chosen.settle(seats, cast("Mapping[str, object]", given))  # which says what is wrong with anything else
    except OptionError as error:
        raise SettingError("options", str(error), error.refusal) from None
    written = chosen.deal(seats, Chance("any"), **cast("Mapping[str, Any]", given)).position()["options"]
    return Setting(
        game=chosen.slug,
        rules=chosen.rules,
        options=written,
        seats=seats,
        talk=_talk(talk, chosen.slug, written),
        watch=_one_of("watch", Watch, watch, Watch.ALL_AFTER_THE_END),
        listed=_switch("listed", listed),
        tracker=_switch("tracker", tracker),
        clock=_clock(clock),
        pace=_one_of("pace", Pace, pace, Pace.HUMAN),
    )


def _game(slug: object, rules: int | None) -> Game:
    if not isinstance(slug, str):
        raise SettingError("game", f"A game is named by a text such as the-game, not {shown(slug)}.")
    try:
        return games.get(slug) if rules is None else games.get(slug, rules=rules)
    except TenbackError as error:
        raise SettingError("game", str(error)) from None


def _one_of(place: str, choices: type[Choice], value: object, default: Choice) -> Choice:
    if value is None:
        return default
    if not isinstance(value, str) or value not in list(choices):
        raise SettingError(place, f"{place} is {' or '.join(choices)}, not {shown(value)}.")
    return choices(value)


def _talk(value: object, slug: str, options: Mapping[str, object]) -> Talk:
    talk = _one_of("talk", Talk, value, Talk.SIGNALS if signals(slug, options) else Talk.OPEN)
    if talk is Talk.OPEN and not free_text(slug, options):
        raise SettingError("talk", NO_TEXT_FOR_PROS.sentence, NO_TEXT_FOR_PROS())
    return talk


def _switch(place: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise SettingError(place, f"{place} is true or false, not {shown(value)}.")
    return value


def _clock(value: object) -> int | None:
    if value is None:
        return None
    if type(value) is not int or not SHORTEST_CLOCK <= value <= LONGEST_CLOCK:
        raise SettingError(
            "clock", f"A clock is {SHORTEST_CLOCK} to {LONGEST_CLOCK} seconds a turn, or none; not {shown(value)}."
        )
    return value
