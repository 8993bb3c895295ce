"""Chance as `docs/chance.md` describes it: a second implementation, written from that page alone, agrees everywhere."""

import hashlib
import re
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tenback import games
from tenback.core import Chance, SeedError, is_share, promise_of, seed_of

# The second implementation. Nothing of tenback is used from here...


def stream(seed):
    n = 0
    while True:
        block = hashlib.sha256(n.to_bytes(8, "big") + seed.encode("utf-8")).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(block[start : start + 4], "big")
        n += 1


def below(words, bound):
    limit = 2**32 - 2**32 % bound
    return next(word for word in words if word < limit) % bound


def shuffled(words, cards):
    order = list(cards)
    for place in range(len(order) - 1, 0, -1):
        other = below(words, place + 1)
        order[place], order[other] = order[other], order[place]
    return order


def dealt(order, seats, size):
    return [order[seat * size : (seat + 1) * size] for seat in range(seats)], order[seats * size :]


def deal_the_game(seed, seats, *, short_hands=False):
    size = {1: 8, 2: 7}.get(seats, 6) - short_hands
    return dealt(shuffled(stream(seed), range(2, 100)), seats, size)


def deal_quick_and_easy(seed, seats):
    cards = [f"{colour}{number}" for colour in "RBGYP" for number in range(1, 11)]
    return dealt(shuffled(stream(seed), cards), seats, 2)


def deal_face_to_face(seed):
    words = stream(seed)
    decks = [shuffled(words, range(2, 60)) for _ in range(2)]
    return [deck[:6] for deck in decks], [deck[6:] for deck in decks], below(words, 2)


def deck_of_ten(players):
    column = {1: 0, 2: 0, 3: 1}.get(players, 2)

    def copies(card):
        sort, figure = card
        if sort == "$":
            return {"1": (3, 5, 6), "2": (3, 4, 6)}.get(figure, (3, 4, 5))
        if sort == "*":
            return (1, 1, 1)
        return {"#": (1, 1, 2)}.get(figure) or ((2, 3, 3) if figure < "4" else (2, 2, 3) if figure < "7" else (1, 1, 1))

    order = [f"{colour}{number}" for colour in "BGOP" for number in range(1, 10)]
    order += [f"${worth}" for worth in range(1, 6)] + [f"*{number}" for number in range(1, 10)]
    return [card for card in [*order, "B#", "G#", "O#", "P#", "*#"] for _ in range(copies(card)[column])]


def deal_ten(seed, players, deck):
    words = stream(seed)
    draw = shuffled(words, deck)
    return draw, below(words, players) if players > 1 else 0


# ... to here.

SEEDS = [
    "tenback",
    "a",
    " ",
    "\0",
    "0",
    "żółć",
    "z\u0307o\u0301łc\u0301",
    "Ещё раз",
    "🃏🂡",
    "line\nline",
    "\ufeffseed",
    "x" * 1000,
    "🃏" * 1000,
]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_streams_agree_word_by_word_over_many_blocks(seed):
    chance = Chance(seed)
    assert [chance.below(2**32) for _ in range(2500)] == list(islice(stream(seed), 2500))


@pytest.mark.parametrize("seed", SEEDS)
def test_numbers_below_every_sort_of_bound_agree(seed):
    bounds = [*range(1, 200), 2**31 - 1, 2**31, 2**31 + 1, 3 * 2**30 + 1, 2**32 - 1, 2**32]
    chance, words = Chance(seed), stream(seed)
    assert [chance.below(bound) for bound in bounds] == [below(words, bound) for bound in bounds]


@given(st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=30), st.integers(0, 130))
def test_shuffles_agree_one_after_the_other(seed, length):
    chance, words = Chance(seed), stream(seed)
    for _ in range(2):
        assert chance.shuffle(range(length)) == shuffled(words, range(length))


# The deals


def positions(slug, **options):
    """Every deal of a game: seed, players and position."""
    game = games.get(slug)
    for seed in SEEDS:
        for seats in game.seats:
            yield seed, seats, game.deal(seats, Chance(seed), **options).position()


def hands(cards):
    return [sorted(hand) for hand in cards]


def check_piles_of_one_team(slug, deal, **options):
    for seed, seats, position in positions(slug, **options):
        cards, draw = deal(seed, seats, **options)
        assert hands(position["hands"]) == hands(cards)
        assert position["draw"] == draw
        assert position["turn"] == 0


def check_the_game():
    check_piles_of_one_team("the-game", deal_the_game)
    check_piles_of_one_team("the-game", deal_the_game, short_hands=True)


def check_quick_and_easy():
    check_piles_of_one_team("quick-and-easy", deal_quick_and_easy)


def check_face_to_face():
    starters = set()
    for seed, _, position in positions("face-to-face"):
        cards, draws, starter = deal_face_to_face(seed)
        assert hands(position["hands"]) == hands(cards)
        assert position["draws"] == draws
        assert position["turn"] == starter
        starters.add(starter)
    assert starters == {0, 1}


def check_ten():
    starters = set()
    for seed, players, position in positions("ten"):
        draw, starter = deal_ten(seed, players, deck_of_ten(players))
        assert position["draw"] == draw
        assert position["active"] == position["turn"] == starter
        starters.add((players, starter))
    assert {starter for players, starter in starters if players == 2} == {0, 1}
    for seed, players, position in positions("ten", deck="full"):
        assert (position["draw"], position["turn"]) == deal_ten(seed, players, deck_of_ten(5))


DEALS = {
    "the-game": check_the_game,
    "quick-and-easy": check_quick_and_easy,
    "face-to-face": check_face_to_face,
    "ten": check_ten,
}


@pytest.mark.parametrize("slug", [game.slug for game in games.shelf()])
def test_every_deal_can_be_dealt_by_a_stranger(slug):
    DEALS[slug]()


@pytest.mark.parametrize("game", games.shelf(), ids=lambda game: game.slug)
def test_a_named_starter_changes_no_card(game):
    for seats in game.seats:
        for first in range(seats):
            for_all = {**game.deal(seats, Chance("tenback")).position(), "turn": first}
            if "active" in for_all:
                for_all["active"] = first
            assert game.deal(seats, Chance("tenback"), first=first).position() == for_all


# The numbers on the page

PAGE = (Path(__file__).parents[2] / "docs" / "chance.md").read_text(encoding="utf-8")


def printed():
    """(seed, name) -> value, for every `name: value` line of the page's text blocks."""
    seed, found = None, {}
    for named, block in re.findall(r"^For the seed `(.+?)`|^```text\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE):
        seed = named or seed
        for line in block.replace("\n  ", " ").splitlines():
            name, value = line.split(": ")
            assert (seed, name) not in found
            found[seed, name] = value
    return found


def computed():
    seed = "tenback"
    chances, words = Chance(seed), stream(seed)
    values = {
        "seed bytes": seed.encode().hex(" "),
        "commitment": Chance(seed).hash,
        "block 0": b"".join(next(words).to_bytes(4) for _ in range(8)).hex(),
        "block 1": b"".join(next(words).to_bytes(4) for _ in range(8)).hex(),
        "first ten words": [chances.below(2**32) for _ in range(10)],
    }
    for name, times, bound in (("twenty", 20, 6), ("four", 4, 2**31 + 1)):
        chance = Chance(seed)
        values[f"{name} times below({bound})"] = [chance.below(bound) for _ in range(times)]
    values["shuffle of 2 to 99"] = Chance(seed).shuffle(range(2, 100))
    for title, deal in (("The Game", deal_the_game), ("Quick & Easy", deal_quick_and_easy)):
        cards, draw = deal(seed, 3)
        values |= {f"{title} for three, seat {seat}": hand for seat, hand in enumerate(cards)}
        values[f"{title} for three, next cards"] = draw[:6]
    cards, draws, starter = deal_face_to_face(seed)
    for seat in range(2):
        values[f"Face to Face, seat {seat}"] = cards[seat]
        values[f"Face to Face, seat {seat}, next cards"] = draws[seat][:6]
    values["Face to Face, starter"] = [starter]
    for players, word in enumerate(("alone", "for two", "for three", "for four", "for five"), 1):
        draw, starter = deal_ten(seed, players, deck_of_ten(players))
        values[f"TEN {word}, next cards"] = draw[:10]
        if players > 1:
            values[f"TEN {word}, starter"] = [starter]
    accents = "\u017c\u00f3\u0142\u0107"
    return (
        {(seed, name): value for name, value in values.items()}
        | shared()
        | {
            (accents, "seed bytes"): accents.encode().hex(" "),
            (accents, "commitment"): Chance(accents).hash,
            (accents, "once below(2147483649)"): [Chance(accents).below(2**31 + 1)],
        }
    )


SECRET, ADA, CYRIL = "5ec2e75ec2e75ec2e75ec2e75ec2e75e", "ada0" * 8, "c1" * 32


def shared():
    """The seed of that secret and these shares, by tenback's own reckoning."""
    seed = seed_of(SECRET, {2: CYRIL, 0: ADA})
    values = {
        "secret": SECRET,
        "secret's hash": promise_of(SECRET),
        "share of seat 0": ADA,
        "promise of seat 0": promise_of(ADA),
        "share of seat 2": CYRIL,
        "promise of seat 2": promise_of(CYRIL),
        "seed": seed,
        "commitment": Chance(seed).hash,
        "seed without seat 2": seed_of(SECRET, {0: ADA}),
        "seed without any": seed_of(SECRET, {}),
    }
    return {(seed, name): value for name, value in values.items()}


def made(secret, shares):
    """The second implementation of a seed that nobody chose."""
    text = "tenback shares 1\n" + secret + "\n"
    for seat, share in sorted(shares.items()):
        text += f"{seat} {share}\n"
    return hashlib.sha256(text.encode("ascii")).hexdigest()


shares = st.text("0123456789abcdef", min_size=32, max_size=64)


@given(secret=shares, told=st.dictionaries(st.integers(0, 4), shares))
def test_a_seed_that_nobody_chose_is_made_as_the_page_says(secret, told):
    assert is_share(secret)
    assert seed_of(secret, told) == made(secret, told)


@pytest.mark.parametrize("text", ["", "a" * 31, "a" * 65, "A" * 32, "g" * 32, "a" * 32 + "\n", None, 7])
def test_what_is_no_share(text):
    assert not is_share(text)


def test_the_page_prints_what_comes_out():
    assert printed() == {
        key: value if isinstance(value, str) else " ".join(map(str, value)) for key, value in computed().items()
    }


@pytest.mark.parametrize(
    ("seed", "word", "place"), [("tenback", 3561833211, 3), ("żółć", 4265856197, 0), ("żółć", 3177236853, 1)]
)
def test_the_page_names_the_words_that_are_thrown_away(seed, word, place):
    assert str(word) in PAGE
    assert next(islice(stream(seed), place, None)) == word >= 2**31 + 1


# Chance itself


def test_a_rejected_word_is_skipped_and_the_next_one_taken():
    bound = 2**31 + 1  # its own limit: nearly half of all words are thrown away
    seed = next(seed for seed in map(str, range(100)) if next(stream(seed)) >= bound)
    words = list(islice(stream(seed), 50))
    assert Chance(seed).below(bound) == next(word for word in words if word < bound) != words[0] % bound


def test_the_first_unfair_word_is_rejected_and_the_last_fair_one_taken():
    # Made to measure: with these bounds the first word stands exactly at the edge.
    first, second = islice(stream("żółć"), 2)
    assert first > 2**31  # so each bound fits once into 2**32, and is its own limit
    assert Chance("żółć").below(first) == second % first
    assert Chance("żółć").below(first + 1) == first


def test_every_number_below_a_bound_is_equally_likely():
    # 3 * 2**30 fits into 2**32 once: without rejection the lowest third would come up twice as often.
    chance, bound, times = Chance("fair"), 3 * 2**30, 9000
    thirds = Counter(chance.below(bound) // 2**30 for _ in range(times))
    assert set(thirds) == {0, 1, 2}
    assert all(abs(count - times / 3) < 6 * (times * 2 / 9) ** 0.5 for count in thirds.values())


def test_every_order_of_four_is_equally_likely():
    times = 24 * 500
    chance = Chance("orders")
    orders = Counter(tuple(chance.shuffle("abcd")) for _ in range(times))
    assert len(orders) == 24
    # Chi-square with 23 degrees of freedom is above 60 less than once in twenty thousand times.
    assert sum((count - 500) ** 2 / 500 for count in orders.values()) < 60


def test_a_shuffle_leaves_what_it_was_given():
    cards = [1, 2, 3, 4, 5]
    assert sorted(Chance("tenback").shuffle(cards)) == cards == [1, 2, 3, 4, 5]


def test_one_thing_needs_no_word_to_shuffle():
    chance = Chance("tenback")
    assert (chance.shuffle([]), chance.shuffle(["only"])) == ([], ["only"])
    assert chance.below(2**32) == next(stream("tenback"))


def test_a_bound_of_one_spends_a_word():
    chance = Chance("tenback")
    assert chance.below(1) == 0
    assert chance.below(2**32) == next(islice(stream("tenback"), 1, None))


@pytest.mark.parametrize("seed", [None, 7, 1.5, b"tenback", ["tenback"]])
def test_a_seed_is_text(seed):
    with pytest.raises(SeedError, match=f"A seed is text, not {type(seed).__name__} "):
        Chance(seed)


@pytest.mark.parametrize(("seed", "length"), [("", 0), ("x" * 1001, 1001)])
def test_a_seed_is_neither_empty_nor_endless(seed, length):
    with pytest.raises(SeedError, match=f"1 to 1000 characters; this one has {length}"):
        Chance(seed)


@pytest.mark.parametrize(("seed", "place"), [("\ud800", 0), ("ten\udfffback", 3), ("back\ud83c", 4)])
def test_half_a_character_is_no_seed(seed, place):
    with pytest.raises(SeedError, match=f"place {place} is half of a pair"):
        Chance(seed)


def test_a_seed_is_not_normalised():
    assert Chance("\u017c").hash != Chance("z\u0307").hash
    assert Chance("seed").hash != Chance("seed ").hash


@pytest.mark.parametrize("seed", ["a secret of the table", "żółć", "c5452"])
def test_the_seed_is_not_printed(seed):
    chance = Chance(seed)
    chance.below(6)
    for text in (repr(chance), str(chance), f"{chance}"):
        assert seed not in text
        assert text.startswith("Chance(hash=" + hashlib.sha256(seed.encode()).hexdigest()[:12])


def test_the_commitment_is_the_hash_of_the_seed_before_and_after():
    chance = Chance("tenback")
    before = chance.hash
    chance.shuffle(range(99))
    assert before == chance.hash == hashlib.sha256(b"tenback").hexdigest()
    assert chance.seed == "tenback"


def test_a_shuffle_throws_away_a_word_that_would_favour_low_numbers():
    # Rare: in a deal one in millions. Among so many things the seed s10 has one, and s9 one that only looks like it.
    for seed in ("s10", "s9"):
        words, order = stream(seed), list(range(20000))
        for place in range(len(order) - 1, 0, -1):
            other = below(words, place + 1)
            order[place], order[other] = order[other], order[place]
        chance = Chance(seed)
        assert chance.shuffle(range(20000)) == order
        assert [chance.below(6) for _ in range(9)] == [below(words, 6) for _ in range(9)]
