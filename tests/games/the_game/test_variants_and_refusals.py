"""The Game by its rule page: tables that a player could check. Ids as in the rule page."""

from itertools import product

import pytest

from tenback.core import (
    END,
    Because,
    Chance,
    NotAnAction,
    Refused,
)
from tenback.games import face_to_face, the_game
from tenback.games.the_game import Lay, Options, Pile, Reason
from tests.games.the_game.kit import (
    BURNT,
    EVERY_ACTION,
    EVERY_OPTIONS,
    GAME,
    PILES,
    SHUT,
    STUCK,
    WON,
    after,
    at_table,
    ended,
    offered,
    some_order_lays,
)


def burns(state):
    """What burns, written as `at_table` reads it."""
    return " ".join(f"{pile}:{ends}" for pile, ends in state.burning)


# Variants: G15 and G16 stand above, with what they change


def test_options_tell_what_they_do():
    told = [(o.name, o.type, o.default, o.choices, o.about, o.rule, o.unofficial) for o in GAME.options]
    switch = (bool, False, (False, True))
    assert told == [
        ("expert", *switch, "Lay at least three cards a turn instead of two.", "G15", False),
        ("short_hands", *switch, "Everybody holds one card fewer.", "G16", False),
        (
            "on_fire",
            *switch,
            "22, 33, 44, 55, 66 and 77 burn: cover them by the end of the next turn.",
            "G17",
            True,  # G17: marked unofficial wherever it is offered
        ),
    ]


@pytest.mark.parametrize("options", EVERY_OPTIONS, ids=str)
def test_g15_g16_g17_options_are_independent_and_kept(options):
    # G15, G16, G17
    state = GAME.deal(3, Chance("a"), **options)
    assert state.options == Options(**options)
    assert state.position()["options"] == {name: True for name, on in options.items() if on}
    assert ("burning" in state.position()) is options["on_fire"]
    assert GAME.position(state.position()) == state
    assert state.view(None).options == Options(**options)


def test_without_a_word_every_option_is_off():
    assert Options() == Options(expert=False, short_hands=False, on_fire=False)
    assert GAME.deal(2, Chance("a")).options == Options()


@pytest.mark.parametrize("on_fire", [True, False])
def test_g17_six_cards_burn_and_no_other(on_fire):
    # G17: 98 cards x 4 piles
    for card, pile in product(range(2, 100), PILES):
        kept, theirs = [other for other in (2, 3, 4) if other != card][:2]
        state = after(at_table(f"{card} {kept}|{theirs}", on_fire=on_fire), f"{card}>{pile}")
        fire = on_fire and card in {22, 33, 44, 55, 66, 77}
        assert burns(state) == (f"{pile}:2" if fire else "")
        assert burns(after(state, "end")) == (f"{pile}:1" if fire else "")


ON_FIRE = [
    # G17: to be covered by the end of the next player's turn, or the game is lost at once
    ("22 23 24|50 51|60 61", "", "22>up1", "up1:2", None),
    ("22 23 24|50 51|60 61", "", "22>up1 end", "up1:1", None),
    ("22 23 24|50 51|60 61", "", "22>up1 end 50>up2", "up1:1", None),
    ("22 23 24|50 51|60 61", "", "22>up1 end 50>up2 end", "up1:0", (BURNT, 5)),
    ("22 23 24|50 51|60 61", "", "22>up1 end 50>up1", "", None),
    ("22 23 24|50 51|60 61", "", "22>up1 end 50>up1 end", "", None),
    ("22 23 24|50 51|60 61", "", "22>up1 end 50>up1 end 60>up2 end", "", None),
    # the first card of the next turn or a later one, by a trick or onwards, on a falling pile too
    ("22 23 24|50 51|60 61", "", "22>up1 end 50>up2 51>up1 end", "", None),
    ("22 23|12 51|60 61", "", "22>up1 end 12>up1 end", "", None),
    ("77 23|87 51|60 61", "", "77>down2 end 87>down2 end", "", None),
    ("77 23|50 51|60 61", "", "77>down2 end 50>down2 end", "", None),
    ("77 23|50 51|60 61", "", "77>down2 end 50>down1 end", "down2:0", (BURNT, 4)),
    # the player who laid it may cover it in the same turn
    ("22 23 24|50 51|60 61", "", "22>up1 23>up1", "", None),
    ("22 23 24|50 51|60 61", "", "22>up1 23>up1 end 50>up2 end", "", None),
    ("22 23 24|50 51|60 61", "", "22>up1 23>up2", "up1:2", None),
    # a fire card on a fire card burns anew
    ("22 33 24|50 51|60 61", "", "22>up1 33>up1", "up1:2", None),
    ("22 24|33 51|60 61", "", "22>up1 end 33>up1", "up1:2", None),
    ("22 24|33 51|60 61", "", "22>up1 end 33>up1 end", "up1:1", None),
    ("22 24|33 51|60 61", "", "22>up1 end 33>up1 end 60>up1 end", "", None),
    ("22 24|33 51|60 61", "", "22>up1 end 33>up1 end 60>up2 end", "up1:0", (BURNT, 3)),
    # the wrong pile covers nothing; two piles burn each for itself
    ("22 44 24|50 51|60 61", "", "22>up1 44>down1 end", "up1:1 down1:1", None),
    ("22 44 24|50 43|60 61", "", "22>up1 44>down1 end 50>up1 end", "down1:0", (BURNT, 4)),
    ("22 44 24|50 43|60 61", "", "22>up1 44>down1 end 43>down1 end", "up1:0", (BURNT, 4)),
    ("22 44 24|50 43|60 61", "", "22>up1 44>down1 end 50>up1 43>down1 end", "", None),
    ("22 24|44 50|60 43", "", "22>up1 end 44>up2", "up1:1 up2:2", None),
    ("22 24|44 50|60 43", "", "22>up1 end 44>up2 end", "up1:0 up2:1", (BURNT, 4)),
    ("22 24|44 50|60 43", "", "22>up1 end 44>up2 50>up1 end", "up2:1", None),
    ("22 24|44 50|60 43", "", "22>up1 end 44>up2 50>up1 end 60>up2 end", "", None),
    ("44 24|22 50|60 43", "", "44>down2 end 22>up1", "up1:2 down2:1", None),  # in the order of the piles
    # Ruling: alone, by the end of one's own next turn
    ("22 23 50 51", "", "22>up1 end", "up1:1", None),
    ("22 23 50 51", "", "22>up1 end 23>up1 end", "", None),
    ("22 23 50 51", "", "22>up1 end 23>up2 end", "up1:0", (BURNT, 2)),
    # Ruling: a skipped player is not the next player
    ("22 23||60 61", "", "22>up1 end", "up1:1", None),
    ("22 23||60 61", "", "22>up1 end 60>up1 end", "", None),
    ("22 23||60 61", "", "22>up1 end 60>up2 end", "up1:0", (BURNT, 2)),
    ("22 23||", "", "22>up1 end 23>up1", "", (WON, 0)),  # all others skipped: as if alone
    # Ruling: the game's last card wins even if it burns, or another pile does
    ("22", "", "22>up1", "up1:2", (WON, 0)),
    ("22 23", "", "22>up1 end 23>up2", "up1:1", (WON, 0)),
    ("22|23", "", "22>up1", "up1:2", None),
    # while there are cards to draw
    ("22 23 24 25|50 51 52", "90 91 92 93", "22>up1 23>up2 end", "up1:1", None),
    ("22 23 24 25|50 51 52", "90 91 92 93", "22>up1 23>up2 end 50>up2 51>up2 end", "up1:0", (BURNT, 7)),
]


@pytest.mark.parametrize(("hands", "draw", "plays", "burning", "ending"), ON_FIRE)
def test_g17_on_fire(hands, draw, plays, burning, ending):
    # G17
    state = after(at_table(hands, draw, on_fire=True), plays)
    assert burns(state) == burning
    assert state.ending == (ending and ended(*ending))
    assert state.position()["burning"] == {pile: int(ends) for pile, ends in (b.split(":") for b in burning.split())}
    assert GAME.position(state.position()) == state


@pytest.mark.parametrize(("hands", "draw", "plays", "ending"), [(*game[:3], game[4]) for game in ON_FIRE])
def test_g17_the_same_games_without_the_option(hands, draw, plays, ending):
    # G17: nothing burns, nothing is lost by it
    state = after(at_table(hands, draw), plays)
    assert state.burning == ()
    assert "burning" not in state.position()
    assert state.ending == (ending and (None if ending[0] is BURNT else ended(*ending)))
    assert state.piles == after(at_table(hands, draw, on_fire=True), plays).piles


def test_g17_who_cannot_cover_may_still_end_the_turn_and_lose():
    # G17: lost at the end of the turn, not before; and what burnt is told before what is stuck
    state = after(at_table("4 5|30", "", "77 99 2 6", burning="up1:1", on_fire=True), "4>down2")
    assert state.ending is None
    assert offered(state) == {"end"}
    assert after(state, "end").ending == ended(BURNT, 2)
    assert not some_order_lays(1, [30], after(state, "end").position()["piles"])
    assert at_table("30", "", "77 99 2 2", burning="up1:1", on_fire=True).ending == ended(STUCK, 1)  # G12


def test_g17_a_position_whose_fire_was_not_covered_is_over():
    # G17
    state = at_table("50 51|60", piles="22 1 100 100", burning="up1:0", on_fire=True)
    assert state.ending == ended(BURNT, 3)


# Refusals

REFUSED = [
    (at_table("50|60"), "51>up1", "not-in-hand", "You do not hold 51; lay a card of your hand. (G8)"),
    (at_table("50|60"), "60>up1", "not-in-hand", "You do not hold 60; lay a card of your hand. (G8)"),  # another's
    (at_table("50 51|60", "70"), "70>up1", "not-in-hand", "You do not hold 70; lay a card of your hand. (G8)"),
    (
        at_table("3 50|60", piles="11 20 90 80"),
        "3>up1",
        "not-higher",
        "3 does not fit on up1, which rises from 11: lay anything higher. (G6)",
    ),
    (
        at_table("3 50|60", piles="12 20 90 80"),
        "3>up1",
        "not-higher-nor-back",
        "3 does not fit on up1, which rises from 12: lay anything higher, or exactly 2. (G6)",
    ),
    (
        at_table("36 50|60", piles="1 47 90 80"),
        "36>up2",
        "not-higher-nor-back",
        "36 does not fit on up2, which rises from 47: lay anything higher, or exactly 37. (G6)",
    ),
    (
        at_table("95 50|60", piles="10 20 80 90"),
        "95>down2",
        "not-lower",
        "95 does not fit on down2, which falls from 90: lay anything lower. (G6)",
    ),
    (
        at_table("95 50|60", piles="10 20 80 89"),
        "95>down2",
        "not-lower-nor-back",
        "95 does not fit on down2, which falls from 89: lay anything lower, or exactly 99. (G6)",
    ),
    (
        at_table("76 50|60", piles="10 20 65 89"),
        "76>down1",
        "not-lower-nor-back",
        "76 does not fit on down1, which falls from 65: lay anything lower, or exactly 75. (G6)",
    ),
    (
        at_table("50 51|60", "70"),
        "end",
        "too-few",
        "A turn lays at least 2, and you have laid 0: lay another card first. (G8)",
    ),
    (
        at_table("50 51|60", "70", played=1),
        "end",
        "too-few",
        "A turn lays at least 2, and you have laid 1: lay another card first. (G8)",
    ),
    (
        at_table("50 51|60", "70", played=2, expert=True),
        "end",
        "too-few",
        "A turn lays at least 3, and you have laid 2: lay another card first. (G8)",
    ),
    (
        at_table("50 51|60"),
        "end",
        "too-few",
        "A turn lays at least 1, and you have laid 0: lay another card first. (G8)",
    ),
    (
        at_table("|", played=1),
        "end",
        "over-won",
        "The game is over: every card is laid. Deal again to play on. (G13)",
    ),
    (
        at_table("50|60", piles=SHUT),
        "50>up1",
        "over-stuck",
        "The game is over: the minimum was out of reach. Deal again to play on. (G12)",
    ),
    (
        at_table("50|60", piles="22 1 100 100", burning="up1:0", on_fire=True),
        "50>up1",
        "over-burnt",
        "The game is over: a burning card was not covered. Deal again to play on. (G17)",
    ),
]


@pytest.mark.parametrize(("state", "text", "key", "sentence"), REFUSED)
def test_every_refusal_says_what_would_be_allowed(state, text, key, sentence):
    refusal = state.refusal(GAME.action(text))
    assert str(refusal) == sentence
    assert refusal.key == key
    assert text not in offered(state)
    before = state.position()
    with pytest.raises(Refused) as refused:
        state.play(GAME.action(text))
    assert refused.value.refusal == refusal
    assert str(refused.value) == sentence
    assert state.position() == before
    with pytest.raises(Refused):
        state.news(GAME.action(text), None)


def test_every_reason_to_refuse_is_in_the_table():
    reasons = [thing for thing in vars(the_game).values() if isinstance(thing, Because)]
    reasons += the_game.OVER.values()
    assert set(the_game.OVER) == set(GAME.reasons) == {WON, STUCK, BURNT}
    keys = [because.key for because in reasons]
    assert len(keys) == len(set(keys)) == 9
    assert set(keys) == {key for _, _, key, _ in REFUSED}


def test_the_reasons_for_an_end_have_their_names():
    assert [str(reason) for reason in Reason] == ["every-card-laid", "stuck", "burnt"]


@pytest.mark.parametrize("thing", [face_to_face.Lay(17, face_to_face.Pile.UP), "37>up1", None, 7])
def test_what_is_no_action_of_this_game_is_said_so(thing):
    state = at_table("37 50|60")
    for ask in (state.refusal, state.play):
        with pytest.raises(NotAnAction) as wrong:
            ask(thing)
        assert str(wrong.value) == f"{thing!r:.60} is no action of The Game; use game.action(text)."


# Notation


def test_every_action_can_be_written_and_read_back():
    assert [str(GAME.action(text)) for text in EVERY_ACTION] == EVERY_ACTION
    assert GAME.action("37>down1") == Lay(37, Pile.DOWN1)
    assert GAME.action("end") == END


def test_actions_come_in_the_order_of_the_hand_and_the_piles_with_the_end_last():
    state = at_table("50 9|60", piles="8 1 100 10", played=1)
    assert [str(action) for action in state.actions()] == [
        *("9>up1", "9>up2", "9>down1", "9>down2"),
        *("50>up1", "50>up2", "50>down1", "end"),
    ]


@pytest.mark.parametrize(
    "text",
    [
        *("", "1>up1", "100>up1", "-5>up1", "37", "37>", ">up1", "37>up", "37>up3", "37>down3", "37>UP1", "end "),
        *("037>up1", " 37>up1", "37> up1", "37>up1\n", "END", "\u0663\u0667>up1", "37>up1>up2", "R7>up", "\ud800"),
        *(37, None, b"37>up1", ["end"], {}, 1.5, True),
    ],
)
def test_text_that_means_nothing(text):
    with pytest.raises(NotAnAction) as wrong:
        GAME.action(text)
    assert str(wrong.value) == (
        f"{text!r} means nothing in The Game; write 37>up1, 37>up2, 37>down1, 37>down2 or end, cards 2 to 99."
    )
