"""A deal that nobody chose: promises while the table waits, shares once the list of them is closed, then the cards."""

from hashlib import sha256

import msgspec
import pytest

from tenback import record
from tenback.core import Chance, promise_of, seed_of
from tenback.server.scenes import Scenes
from tenback.table import Phase, wishes
from tests.table.evening import ADA, BELA, CYRIL, GRANTED, Evening, verdict, waiting

SECRET = "5ec2e7" * 6
SHARES = {ADA.id: "ada0" * 8, BELA.id: "be1a" * 8, CYRIL.id: "c1" * 32}


def full(slug="the-game", people=3, **setting):
    """Everybody sits there."""
    return waiting(slug, people, people, seed=SECRET, **setting)


def promised(*people, among=3, slug="the-game"):
    evening = full(slug, among)
    for person in people:
        evening.does(wishes.promise, person.id, promise_of(SHARES[person.id]))
    return evening


def closed(*people, among=3, slug="the-game"):
    evening = promised(*people, among=among, slug=slug)
    evening.does(wishes.begin, ADA.id)
    return evening


def told(evening, *people):
    for person in people:
        evening.does(wishes.reveal, person.id, SHARES[person.id])
    return evening


def scene(table, seat=None):
    return msgspec.json.decode(Scenes(table).snapshot(seat))["scene"]


# The way to a deal


def test_everybody_is_bound_before_anybody_tells():
    evening = promised(ADA, CYRIL)
    before = scene(evening.table)
    assert before["setting"]["seed_hash"] == sha256(SECRET.encode()).hexdigest()
    promises = [{"seat": seat, "promise": promise_of(SHARES[who.id])} for seat, who in ((0, ADA), (2, CYRIL))]
    unknown = [{**each, "share": None} for each in promises]
    assert before["public"]["shares"] == {"dealing": False, "given": unknown}
    (dealing,) = evening.does(wishes.begin, ADA.id)
    assert (dealing.kind, dealing.facts) == ("dealing", {"promises": promises})
    assert evening.table.phase is Phase.WAITING, "no card has been dealt"
    assert scene(evening.table)["public"]["shares"] == {"dealing": True, "given": unknown}
    (revealed,) = evening.does(wishes.reveal, CYRIL.id, SHARES["cyril"])
    assert (revealed.kind, revealed.seat, revealed.facts) == ("revealed", 2, {"share": SHARES["cyril"]})
    assert scene(evening.table)["public"]["shares"]["given"][1]["share"] == SHARES["cyril"]
    _, began = evening.does(wishes.reveal, ADA.id, SHARES["ada"])
    seed = seed_of(SECRET, {0: SHARES["ada"], 2: SHARES["cyril"]})
    assert (evening.table.phase, evening.table.seed) == (Phase.STARTING, seed)
    assert began.facts == {"seed_hash": Chance(seed).hash} == {"seed_hash": evening.table.seed_hash}
    assert evening.state == full().table.setting.the_game.deal(3, Chance(seed))
    assert "shares" not in scene(evening.table)["public"], "from here on scenes are as small as ever"


def test_without_a_promise_the_deal_is_the_servers_as_before():
    evening = full()
    assert [each.kind for each in evening.does(wishes.begin, ADA.id)] == ["began"]
    assert evening.table.seed == SECRET
    assert evening.table.record().shares is None
    assert scene(evening.table)["setting"]["seed_hash"] == promise_of(SECRET)


def test_alone_with_bots_it_takes_one_share():
    evening = Evening("the-game", 3, seed=SECRET)
    evening.does(wishes.promise, ADA.id, promise_of(SHARES["ada"]))
    for _ in range(2):
        evening.does(wishes.seat_bot, ADA.id, None, "novice")
    evening.does(wishes.begin, ADA.id)
    told(evening, ADA)
    assert evening.table.seed == seed_of(SECRET, {0: SHARES["ada"]})


@pytest.mark.parametrize("tellers", [(), (ADA,), (BELA, ADA)], ids=["none", "one", "two"])
def test_nobody_is_waited_for_without_end(tellers):
    """Who is silent is told as such; the others' shares count."""
    evening = told(closed(ADA, BELA, CYRIL), *tellers)
    evening.does(wishes.deal)
    shares = {evening.table.seat_of(who.id): SHARES[who.id] for who in tellers}
    assert evening.table.seed == seed_of(SECRET, shares)
    shown = evening.table.record().shares
    assert shown.told == shares
    assert shown.silent == tuple(seat for seat in range(3) if seat not in shares)


def test_every_share_makes_another_deal():
    seeds = {told(closed(*who), *who).table.seed for who in ((ADA,), (BELA,), (ADA, BELA), (ADA, BELA, CYRIL))}
    assert len(seeds) == 4
    assert SECRET not in seeds


def test_who_is_not_there_is_not_waited_for():
    evening = promised(ADA, BELA)
    (dealing,) = evening.does(wishes.begin, ADA.id, present={ADA.id, CYRIL.id})
    assert [each["seat"] for each in dealing.facts["promises"]] == [0]
    assert told(evening, ADA).table.running


# Promises


def test_a_later_promise_takes_the_place_of_the_first():
    """Somebody goes on at another device: one share of theirs counts."""
    evening = promised(ADA)
    evening.does(wishes.promise, ADA.id, promise_of("0" * 32))
    evening.does(wishes.begin, ADA.id)
    assert verdict(evening.table, lambda table: wishes.reveal(table, ADA.id, SHARES["ada"])) == "another-share"
    evening.does(wishes.reveal, ADA.id, "0" * 32)
    assert evening.table.seed == seed_of(SECRET, {0: "0" * 32})


def test_a_promise_goes_with_who_made_it():
    evening = promised(ADA, BELA, CYRIL)
    evening.does(wishes.stand, BELA.id)
    evening.does(wishes.resize, ADA.id, 2)  # and Cyril moves up
    assert [each["seat"] for each in scene(evening.table)["public"]["shares"]["given"]] == [0, 1]
    evening.does(wishes.begin, ADA.id)
    told(evening, ADA, CYRIL)
    assert evening.table.seed == seed_of(SECRET, {0: SHARES["ada"], 1: SHARES["cyril"]})


def test_who_comes_back_to_the_seat_promises_anew():
    evening = promised(BELA)
    evening.does(wishes.stand, BELA.id)
    evening.does(wishes.sit, BELA)
    assert [each.kind for each in evening.does(wishes.begin, ADA.id)] == ["began"]


@pytest.mark.parametrize(
    ("make", "wish", "key"),
    [
        (full, lambda table: wishes.promise(table, ADA.id, "0" * 64), GRANTED),
        (full, lambda table: wishes.promise(table, "emil", "0" * 64), "no-seat"),
        (lambda: promised(ADA), lambda table: wishes.promise(table, ADA.id, promise_of(SHARES["ada"])), "promised"),
        (lambda: promised(ADA), lambda table: wishes.promise(table, BELA.id, promise_of(SHARES["ada"])), GRANTED),
        (lambda: closed(ADA), lambda table: wishes.promise(table, BELA.id, "0" * 64), "dealing"),
        (lambda: told(closed(ADA), ADA), lambda table: wishes.promise(table, BELA.id, "0" * 64), "begun"),
        (lambda: promised(ADA), lambda table: wishes.reveal(table, ADA.id, SHARES["ada"]), "not-dealing"),
        (lambda: closed(ADA), lambda table: wishes.reveal(table, ADA.id, SHARES["ada"]), GRANTED),
        (lambda: closed(ADA), lambda table: wishes.reveal(table, ADA.id, SHARES["bela"]), "another-share"),
        (lambda: closed(ADA), lambda table: wishes.reveal(table, BELA.id, SHARES["ada"]), "another-share"),
        (lambda: closed(ADA), lambda table: wishes.reveal(table, "emil", SHARES["ada"]), "no-seat"),
        (lambda: told(closed(ADA, BELA), ADA), lambda table: wishes.reveal(table, ADA.id, SHARES["ada"]), "share-told"),
        (lambda: told(closed(ADA), ADA), lambda table: wishes.reveal(table, ADA.id, SHARES["ada"]), "not-dealing"),
        (lambda: promised(ADA), wishes.deal, "not-dealing"),
        (lambda: closed(ADA), wishes.deal, GRANTED),
        (lambda: told(closed(ADA), ADA), wishes.deal, "not-dealing"),
    ],
)
def test_what_may_be_promised_and_told(make, wish, key):
    assert verdict(make().table, wish) == key


def test_a_promise_of_what_is_no_share_cannot_be_kept():
    evening = full()
    evening.does(wishes.promise, ADA.id, promise_of("whatever"))
    evening.does(wishes.begin, ADA.id)
    assert verdict(evening.table, lambda table: wishes.reveal(table, ADA.id, "whatever")) == "another-share"


@pytest.mark.parametrize(
    "wish",
    [
        lambda table: wishes.begin(table, ADA.id),
        lambda table: wishes.close(table, ADA.id),
        lambda table: wishes.stand(table, BELA.id),
        lambda table: wishes.unseat(table, ADA.id, 1),
        lambda table: wishes.resize(table, ADA.id, 4),
        lambda table: wishes.seat_bot(table, ADA.id, None, "novice"),
        lambda table: wishes.sit(table, CYRIL),
    ],
)
def test_once_the_list_is_closed_there_is_no_way_back(wish):
    """Else whoever has seen a share could have another deal."""
    assert verdict(closed(ADA, among=2).table, wish) == "dealing"


def test_a_deal_that_was_played_before_has_no_shares():
    evening = told(closed(ADA, BELA, among=2, slug="face-to-face"), ADA, BELA)
    evening.does(wishes.resign, 0)
    _, opened = wishes.rematch(evening.table, ADA.id, "again", seed="x" * 32, same_deal=True)
    again = Evening()
    again.table = type(again.table)("again")
    again.note(opened)
    assert (again.table.seed, again.table.seed_hash) == (evening.table.seed, evening.table.seed_hash)
    assert verdict(again.table, lambda table: wishes.promise(table, ADA.id, "0" * 64)) == "known-deal"
    again.does(wishes.sit, BELA)
    again.does(wishes.begin, ADA.id)
    deal = evening.table.state_after(0)
    assert again.state == deal


# What is told when


def test_the_secret_stays_one_until_the_end():
    evening = told(closed(ADA, BELA, among=2, slug="face-to-face"), ADA, BELA)
    seen = b"".join(evening.told(None)) + Scenes(evening.table).snapshot(0)
    assert SECRET.encode() not in seen
    assert evening.table.seed.encode() not in seen
    evening.does(wishes.resign, 0)
    given = [
        {"seat": seat, "promise": promise_of(share), "share": share}
        for seat, share in enumerate((SHARES["ada"], SHARES["bela"]))
    ]
    reveal = scene(evening.table, 1)["reveal"]
    assert reveal["seed"] == evening.table.seed
    assert reveal["shares"] == {"secret": SECRET, "secret_hash": promise_of(SECRET), "given": given}


def test_the_record_of_such_a_game_holds():
    evening = told(closed(ADA, BELA, among=2, slug="face-to-face"), ADA, BELA).plays_on()
    told_again = evening.table.record()
    assert told_again.shares is not None
    for form in (record.to_json, record.to_transcript):
        assert record.read(form(told_again)) == told_again
