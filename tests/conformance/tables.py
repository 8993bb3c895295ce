"""Every table the shelf can be asked for: game, players, options."""

from itertools import product

from tenback import games


def every_combination():
    """(slug, players, options) for every value of every option together with every other."""
    for game in games.shelf():
        for players in game.seats:
            allowed = [option for option in game.options if fits(game, players, option)]
            for values in product(*(option.choices for option in allowed)):
                yield game.slug, players, dict(zip((option.name for option in allowed), values, strict=True))


def fits(game, players, option):
    """Solo TEN has options of its own (T23)."""
    return game.slug != "ten" or players == 1 or option.name not in ("limit", "solo_duplicates_only_buy")


def label(table):
    slug, players, options = table
    return "-".join([slug, str(players), *(f"{name}={value}" for name, value in options.items())])


def every_action(game):
    """Every action there is in the game's notation. Bids above what anyone owns in practice are left out."""
    names = {
        "the-game": (f"{c}>{p}" for c in range(2, 100) for p in ("up1", "up2", "down1", "down2")),
        "quick-and-easy": (f"{c}{n}>{p}" for c in "RBGYP" for n in range(1, 11) for p in ("up", "down")),
        "face-to-face": (f"{c}>{p}" for c in range(2, 60) for p in ("up", "down", "their-up", "their-down")),
        "ten": (
            *("draw", "take:numbers", "take:coins", "pass", "skip", "pay:coin", "pay:bust", "take:token", "go:buy"),
            *(f"bid:{price}" for price in range(80)),
            *(f"buy:{c}{n}" for c in "BGOP" for n in range(1, 10)),
            *(f"pay:{c}{n}" for c in "BGOP" for n in (*range(1, 10), "#")),
            *(f"pay:*{n}" for n in (*range(1, 10), "#")),
        ),
    }[game.slug]
    return [game.action(text) for text in (*names, *(() if game.slug == "ten" else ("end",)))]
