"""The Game as JSON data."""

from msgspec import UNSET, Struct, UnsetType

from tenback.games import the_game
from tenback.views.cards import Card, Hidden, Seat, next_seat, own_hand
from tenback.views.endings import Ending, ending
from tenback.views.turns import PileTurn

__all__ = ["TheGame", "TheGameBurning", "TheGamePiles", "TheGameTurn", "hand", "piles", "public", "turn"]


class TheGamePiles(Struct, forbid_unknown_fields=True):
    """What each pile shows."""

    up1: int
    up2: int
    down1: int
    down2: int


class TheGameBurning(Struct, forbid_unknown_fields=True):
    """The piles that burn (G17): so many ends of turn are left to cover them, the running turn's included."""

    up1: int | UnsetType = UNSET
    up2: int | UnsetType = UNSET
    down1: int | UnsetType = UNSET
    down2: int | UnsetType = UNSET


class TheGame(Struct, tag="the-game", tag_field="game", forbid_unknown_fields=True):
    """What lies in everyone's sight at The Game."""

    piles: TheGamePiles
    hands: list[Hidden]  # by seat
    draw: Hidden
    turn: Seat | None
    next: Seat | None  # who acts after whoever does now
    played: int  # cards laid this turn
    ending: Ending | None
    excellent: bool  # it was lost with few cards left
    burning: TheGameBurning | UnsetType = UNSET  # with `on_fire`
    fire: list[int] | UnsetType = UNSET  # with `on_fire`: the cards that set a pile alight
    laid: list[int] | UnsetType = UNSET  # with a tracker


class TheGameTurn(PileTurn, tag="the-game"):
    """What a turn of The Game asks of its player and brings."""


def public(view: the_game.View, *, tracker: bool) -> TheGame:
    return TheGame(
        piles(view),
        [Hidden(len(held)) for held in view.hands],
        Hidden(view.draw.count),
        view.turn,
        next_seat(view.turn, view.hands),
        view.played,
        ending(view.ending),
        _excellent(view),
        TheGameBurning(**{str(pile): ends for pile, ends in view.burning}) if view.options.on_fire else UNSET,
        sorted(the_game.FIRE) if view.options.on_fire else UNSET,
        list(view.laid) if tracker else UNSET,
    )


def _excellent(view: the_game.View) -> bool:
    left = view.ending.left if view.ending else None
    return left is not None and 0 < left <= the_game.EXCELLENT  # G13


def turn(view: the_game.View) -> TheGameTurn:
    owes = view.owes
    return TheGameTurn(owes, view.draws_now, None if owes else ending(view.ends_with_turn()))


def piles(view: the_game.View) -> TheGamePiles:
    return TheGamePiles(*view.piles)


def hand(view: the_game.View) -> list[Card]:
    return own_hand(view.seat, view.hands)
