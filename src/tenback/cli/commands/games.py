"""`tenback games`: what is on the shelf."""

from tenback import games
from tenback.cli.console import say
from tenback.core import Option

__all__ = ["command"]

SETTINGS = 40  # the width of the first column


def command() -> None:
    """List the games and their options."""
    for game in games.shelf():
        low, high = game.seats[0], game.seats[-1]
        say(f"{game.slug}: {game.title}, {low if low == high else f'{low} to {high}'} players")
        for option in game.options:
            unofficial = " Unofficial." if option.unofficial else ""
            told = f"{option.about}{values_of(option)}{unofficial} ({option.rule})"
            say(f"{f'  --set {setting_of(option)}':{SETTINGS}}{told}", hang=SETTINGS)
        say()
    say("Independent implementations of the rules; the names of the games belong to their publishers.")


def setting_of(option: Option) -> str:
    """As it is typed: a switch as it differs from the default."""
    if option.type is bool:
        return f"{option.name}=false" if option.default else option.name
    return f"{option.name}={option.default}"


def values_of(option: Option) -> str:
    if option.type is bool:
        return " On by default; this switches it off." if option.default else ""
    unofficial = f" Unofficial: {', '.join(map(str, option.departures))}." if option.departures else ""
    return f" Values: {option.allowed}; default {option.default}.{unofficial}"
