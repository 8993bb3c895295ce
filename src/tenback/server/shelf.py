"""The shelf as a client needs it to offer a new table: who may play what, and what may be agreed on."""

from collections.abc import Sequence
from functools import cache

from tenback import bots, games
from tenback.core import Game, Option, OptionError
from tenback.protocol.pages import GameOffered, Games, OptionOffered
from tenback.server.lessons import lessons_of
from tenback.table import SettingError, Talk, agree

__all__ = ["offered"]


@cache
def offered() -> Games:
    """Every game there is."""
    return Games([_game(game) for game in games.shelf()])


def _game(game: Game) -> GameOffered:
    usual = agree(game=game.slug, seats=game.seats[-1])
    talks = (usual.talk, *(talk for talk in (Talk.OPEN, Talk.SILENT) if talk is not usual.talk))
    return GameOffered(
        slug=game.slug,
        title=game.title,
        seats=list(game.seats),
        options=[_option(game, option, talks) for option in game.options],
        talk=[talk.value for talk in talks],
        bots=list(bots.strengths(game.slug)),
        from_memory=game.from_memory,
        lessons=lessons_of(game.slug),
    )


def _option(game: Game, option: Option, talks: Sequence[Talk]) -> OptionOffered:
    return OptionOffered(
        name=option.name,
        default=option.default,
        choices=list(option.choices),
        own=option.takes_tables,
        seats=[seats for seats in game.seats if _may_have(game, seats, option)],
        talk=[talk.value for talk in talks if _may_talk(game, option, talk)],
        rule=option.rule,
        unofficial=option.unofficial,
    )


def _may_talk(game: Game, option: Option, talk: Talk) -> bool:
    """Whether the option leaves room for such talk: pros write nothing (Q11)."""
    seats = next(seats for seats in game.seats if _may_have(game, seats, option))
    try:
        agree(game=game.slug, seats=seats, options={option.name: option.choices[-1]}, talk=talk)
    except SettingError:
        return False
    return True


def _may_have(game: Game, seats: int, option: Option) -> bool:
    """Whether so many may agree on it: some options are for one alone (T23)."""
    try:
        game.settle(seats, {option.name: option.choices[-1]})
    except OptionError:
        return False
    return True
