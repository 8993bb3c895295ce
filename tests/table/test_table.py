"""Whole evenings at a table: every game and every number of players, people and bots, order and disorder."""

import random
from contextlib import suppress
from typing import Any

import pytest

from tenback import games, record
from tenback.protocol import server_frames
from tenback.table import Declined, LogError, Person, Phase, SettingError, Table, agree, wishes
from tenback.talk import free_text, signals
from tests.conformance.players import any_options, careful
from tests.conformance.properties import EVERY_ACTION
from tests.table.evening import PEOPLE, Evening, frame, sight

TABLES = [(game.slug, players) for game in games.shelf() for players in game.seats]
EVENINGS = {"the-game": 8, "quick-and-easy": 8, "face-to-face": 12, "ten": 3}  # with every number of players
NONSENSE = ["", "end", "37", "37>up1", "take-back", "abandon", "random", "x" * 30, "\x00", "\ud800", "ł", "🂡", "-1"]


def opened(slug, players, rng):
    """A table with anything agreed on, people and bots in any order."""
    game = games.get(slug)
    options = any_options(game, players, rng)
    evening = Evening(
        slug,
        players,
        seed=str(rng.random()),
        options=options,
        talk=rng.choice([None, "silent", "signals", *(["open"] if free_text(slug, options) else [])]),
        watch=rng.choice(["none", "public", "all-after-the-end"]),
        listed=rng.random() < 0.5,
        tracker=rng.random() < 0.5,
        clock=rng.choice([None, 30]),
        pace=rng.choice(["human", "instant"]),
    )
    everyone = list(PEOPLE[1:])
    while None in evening.table.sitters:
        seat = rng.choice([seat for seat, who in enumerate(evening.table.sitters) if who is None])
        if rng.random() < 0.6:
            evening.does(wishes.sit, Person(everyone.pop().id, rng.choice(["Ada", "Bela", "TEN", "Blaise"])), seat)
        else:
            evening.does(wishes.seat_bot, "ada", seat, "random")
    return evening


def any_wish(evening, rng):
    """Something that somebody at a table, or a stranger, may come up with: sensible or not."""
    table = evening.table
    person = rng.choice([*(who.person for who in table.sitters if who and who.person), "a stranger"])
    seat = rng.randrange(table.setting.seats + 1)
    own = rng.randrange(table.setting.seats)
    universe = EVERY_ACTION[table.setting.game]
    texts = [str(rng.choice(universe)) for _ in range(rng.randrange(4))]
    legal = [str(action) for action in table.state.actions()] if table.state else []
    said = [str(signal) for signal in signals(table.setting.game, table.setting.options)]
    word = rng.choice(NONSENSE)
    return rng.choice(
        [
            lambda: wishes.sit(table, Person("a stranger", "Ada"), rng.choice([None, seat])),
            lambda: wishes.stand(table, person),
            lambda: wishes.seat_bot(table, person, rng.choice([None, seat]), rng.choice(["random", word])),
            lambda: wishes.unseat(table, person, seat),
            lambda: wishes.resize(table, person, rng.randrange(8)),
            lambda: wishes.invite(table, person, key=word, until=rng.choice([None, evening.now])),
            lambda: wishes.revoke(table, person),
            lambda: wishes.begin(table, person),
            lambda: wishes.close(table, person),
            lambda: wishes.offer(table, own, rng.choice(["gladly", word])),
            lambda: wishes.play(table, seat, texts),
            lambda: wishes.play(table, seat, [*rng.sample(legal, min(2, len(legal))), *texts]),
            lambda: wishes.play(table, seat, [word]),
            lambda: wishes.say(table, own, rng.choice([word, *said])),
            lambda: wishes.say(table, own, rng.choice([word, *said])),
            lambda: wishes.chat(table, person, rng.choice(["hello", word])),
            lambda: wishes.pause(table, person),
            lambda: wishes.resume(table, person),
            lambda: wishes.resume(table, person),
            lambda: wishes.hand_over(
                table, person, rng.choice([None, seat]), rng.choice(["random", word]), rng.choice([(), table.seats()])
            ),
            lambda: wishes.come_back(table, person),
            lambda: wishes.take_back(table, own),
            lambda: wishes.propose(table, own, rng.choice(["take-back", "take-back", "take-back", word])),
            lambda: wishes.answer(table, own, yes=rng.random() < 0.7),
            lambda: wishes.resign(table, own) if rng.random() < 0.05 else [],
            lambda: wishes.propose(table, own, "abandon") if rng.random() < 0.1 else [],
            lambda: wishes.rematch(table, person, "new", seed="another")[0],
        ]
    )


def spend(evening, rng, choose):
    """The evening to its end, with whatever comes up in between."""
    patience = 4000
    while evening.table.phase is not Phase.ENDED and patience:
        patience -= 1
        evening.later(rng.choice([0, 0.1, 3, 70]))
        if rng.random() < 0.5 and evening.table.awaited:
            evening.acts(rng, choose)
            continue
        with suppress(Declined):
            evening.note(any_wish(evening, rng)())
        everything_fits(evening.table)
    assert evening.table.phase is Phase.ENDED


def everything_fits(table):
    """What is so at any moment of any evening."""
    assert len(table.sitters) == table.setting.seats
    assert len(table.actions) == len(table.movers)
    if table.phase is Phase.ENDED:
        return
    assert table.seat_of(table.host) is not None
    assert set(table.awaited) <= set(range(2 if table.setting.seats == 1 else table.setting.seats))
    # A signal stands until the end of the speaker's own turn; each speaks once of each thing after each turn.
    played = enumerate(zip(table.actions, table.movers, strict=True), 1)
    ends = [(number, seat) for number, (text, seat) in played if text == "end"]
    last = max((number for number, _ in ends), default=0)
    standing: dict[tuple[int, str], record.Said] = {}
    for said in table.signals:
        of = said.seat, said.signal.split()[1]
        standing.pop(of, None)
        if not any(number > said.after and seat == said.seat for number, seat in ends):
            standing[of] = said
    assert table.standing == list(standing.values())
    assert table.spoken == {(said.seat, said.signal.split()[1]) for said in table.signals if said.after >= last}


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_an_evening_ends_with_a_record_that_checks(slug, players):
    longest = 0
    for number in range(EVENINGS[slug]):
        rng = random.Random(f"evening {slug} {players} {number}")
        evening = opened(slug, players, rng)
        if rng.random() < 0.8:
            evening.does(wishes.begin, "ada")
        spend(evening, rng, rng.choice([None, careful]))
        table = evening.table
        names = table.names()
        assert len(set(names)) == len(names)
        assert "TEN" not in names
        assert vars(Table.of("evening", evening.log)) == vars(table)
        if table.state is None:
            continue  # called off before it began
        told = table.record()
        read_back = record.from_json(record.to_json(told))  # which plays it all again, and checks it
        assert read_back == told
        assert read_back.state == table.state
        longest = max(longest, len(told.actions))
        if "ending" in table.result:
            assert told.ending == table.result["ending"]
        for viewer in evening.viewers:
            for happened in rng.sample(evening.happened, min(10, len(evening.happened))):
                assert isinstance(frame(happened, viewer), bytes)
            assert sight(table.state, viewer)
            assert server_frames.encode(dict(table.result))
    assert longest > 8


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_a_running_log_and_a_fold_of_it_never_part(slug, players):
    """After every entry: step by step, and from the beginning (the latter here and there)."""
    rng = random.Random(f"folded {slug} {players}")
    evening = opened(slug, players, rng)
    evening.does(wishes.begin, "ada")
    spend(evening, rng, careful)
    running = Table("evening")
    for number, (entry, happened) in enumerate(zip(evening.log, evening.happened, strict=True), 1):
        assert running.fold(entry) == happened
        if rng.random() < 0.05:
            assert vars(Table.of("evening", evening.log[:number])) == vars(running)
    assert vars(running) == vars(evening.table)


def test_nothing_but_a_refusal_comes_of_any_setting():
    rng = random.Random("settings")
    anything: list[Any] = [
        None,
        True,
        False,
        0,
        1,
        2,
        5,
        -1,
        2.0,
        "",
        "the-game",
        "open",
        "none",
        [],
        {},
        {"expert": True},
        "ł",
        b"x",
    ]
    agreed = 0
    for _ in range(3000):
        wished: dict[str, Any] = {
            name: rng.choice(anything)
            for name in ("options", "talk", "watch", "listed", "tracker", "clock", "pace")
            if rng.random() < 0.3
        }
        with suppress(SettingError):
            agree(game=rng.choice(["the-game", "ten", rng.choice(anything)]), seats=rng.choice(anything), **wished)
            agreed += 1
    assert agreed > 20


def test_an_old_entry_never_comes_twice():
    """Sent again, a command does nothing twice: its entry does not follow, and its number is known."""
    evening = opened("the-game", 3, random.Random(1))
    for entry in evening.log:
        with pytest.raises(LogError):
            evening.table.after([entry])
        assert evening.table.commands[entry.actor, entry.command] == entry.seq
