"""Positions made up for bots: what is not said follows from the cards that are not seen."""

from tenback import games
from tenback.games.quick_and_easy import CARDS as FIFTY

__all__ = ["SOLO", "auction", "face_to_face", "owing", "quick_and_easy", "ten", "the_game"]


def the_game(piles, *hands, laid=(), draw=None, turn=0, played=0, burning=None, **options):
    """Whatever is neither in a hand nor laid is still to be drawn, unless `draw` says otherwise."""
    known = {*piles, *laid, *(card for hand in hands for card in hand)}
    data = {
        "game": "the-game",
        "options": options,
        "piles": dict(zip(("up1", "up2", "down1", "down2"), piles, strict=True)),
        "hands": [list(hand) for hand in hands],
        "draw": [card for card in range(2, 100) if card not in known] if draw is None else list(draw),
        "turn": turn,
        "played": played,
    }
    return games.get("the-game").position(data if burning is None else {**data, "burning": burning})


def quick_and_easy(up, down, *hands, laid=(), draw=None, turn=0, played=0, **options):
    """Whatever is neither in a hand nor laid is still to be drawn, unless `draw` says otherwise."""
    known = {up, down, *laid, *(card for hand in hands for card in hand)}
    return games.get("quick-and-easy").position(
        {
            "game": "quick-and-easy",
            "options": options,
            "piles": {"up": up, "down": down},
            "hands": [list(hand) for hand in hands],
            "draw": [str(card) for card in FIFTY if str(card) not in known] if draw is None else list(draw),
            "turn": turn,
            "played": played,
        }
    )


def face_to_face(own, theirs, hand, *, laid=(), draw=None, played=0, gave=False, **options):
    """Seat 0 is on turn; whatever a player has neither in hand nor laid is still to be drawn."""
    known = {*own, *hand, *laid}
    to_draw = [card for card in range(2, 60) if card not in known] if draw is None else list(draw)
    return games.get("face-to-face").position(
        {
            "game": "face-to-face",
            "options": options,
            "piles": [dict(zip(("up", "down"), tops, strict=True)) for tops in (own, theirs)],
            "hands": [list(hand), [2, 59]],
            "draws": [to_draw, [card for card in range(3, 59) if card not in theirs]],
            "turn": 0,
            "played": played,
            "gave": gave,
        }
    )


def ten(mine=(5, 0, ""), theirs=(10, 0, ""), *, row="", market="", draw="B1 G2 O3", phase="draw", **more):
    """Seat 0 acts. A holding is coins, bust tokens and cards."""
    options, active, turn = more.pop("options", {}), more.pop("active", 0), more.pop("turn", 0)
    return games.get("ten").position(
        {
            "game": "ten",
            "options": options,
            "draw": draw.split(),
            "row": row.split(),
            "market": market.split(),
            "seats": [{"coins": c, "busts": b, "cards": cards.split()} for c, b, cards in (mine, theirs)],
            "active": active,
            "turn": turn,
            "phase": phase,
            "auction": None,
            "owed": None,
            **more,
        }
    )


def auction(wild, *, bid=0, by=None, to_bid=(0, 1)):
    """A wild under the hammer; whoever is active bids last."""
    sale = {"wild": wild, "bid": bid, "by": by, "to_bid": list(to_bid)}
    return {"phase": "auction", "active": to_bid[-1], "auction": sale}


def owing(price, card, within):
    return {"phase": "pay", "owed": {"price": price, "paid": 0, "for": card, "in": within}}


SOLO = {"options": {"limit": 7}}
