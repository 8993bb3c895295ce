"""The evenings whose logs lie in `logs/`, and how such a file is written.

The files are what the commits wrote that they name: most before entries had types, all before TEN had its rules
version 2. Logs of those times must fold for ever, so they are never made anew; `python -m tests.table.logged COMMIT`
writes those that are missing, and says which commit wrote them.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from tenback import record
from tenback.core import promise_of
from tenback.server.listings import listing
from tenback.server.scenes import Scenes
from tenback.store.rows import Append, entry_from
from tenback.table import Pace, Person, Phase, Table, agree, entries, wishes

LOGS = Path(__file__).parent / "logs"
ADA, BELA, CYRIL, DANA = (Person(name.lower(), name) for name in ("Ada", "Bela", "Cyril", "Dana"))
NOON = 1_760_000_000_000  # milliseconds since 1970
LOOKS = 3  # how often in an evening the scenes of all viewers are kept


class Evening:
    """A table, and its log as a store keeps it: rows of text."""

    def __init__(self, opened, *, name="evening", actor="ada", now=NOON):
        self.name, self.now = name, now
        self.table: Any = Table(name)
        self.rows = []
        self.note(actor, "open-1", opened)

    def note(self, actor, command, drafts):
        entries = wishes.stamped(self.table, drafts, actor=actor, command=command, at=self.now)
        self.rows += (row[:7] for row in Append.of(entries, ()).entries)
        self.table, _ = self.table.after(entries)

    def does(self, person, wish, *said, **named):
        """Somebody's wish, granted, a second after the one before."""
        self.now += 1000
        self.note(person.id, f"{person.id}-{self.table.seq}", wish(self.table, *said, **named))

    def host(self, person, wish, *said, **named):
        """A wish of those that begin with who wishes."""
        self.does(person, wish, person.id, *said, **named)

    def seat(self, person, wish, *said, **named):
        """A wish of those that begin with whose seat it is."""
        self.does(person, wish, wishes.seat_acting(self.table, person.id), *said, **named)

    def sit(self, *people):
        for person in people:
            self.does(person, wishes.sit, person)

    def offers(self, **gladly):
        for name, how in gladly.items():
            self.seat(Person(name, name), wishes.offer, how)

    def plays(self, actions, dice):
        """So many actions (turns, at an instant pace) of whoever is to act, or fewer if the game ends."""
        for _ in range(actions):
            if self.table.phase is not Phase.PLAYING:
                return
            seat = self.table.turn
            texts = self.turn(dice) if self.table.setting.pace is Pace.INSTANT else self.action(dice)
            if self.table.setting.automatic(seat):
                self.moved("automatic", seat, wishes.play, texts)
            elif self.table.sitters[seat].bot:
                self.moved("bot", seat, wishes.play, texts, by="bot")
            else:
                self.seat(Person(self.table.sitters[seat].person, ""), wishes.play, texts)

    def action(self, dice):
        return [str(chosen(dice, self.table.state))]

    def turn(self, dice):
        """A whole turn at once, as bots play it where nobody wants to watch."""
        state, texts = self.table.state, []
        while not state.ending and state.turn == self.table.turn:
            action = chosen(dice, state)
            texts.append(str(action))
            state = state.play(action)
        return texts

    def moved(self, actor, seat, wish, *said, **named):
        """What no person does."""
        self.now += 1000
        self.note(f"{actor} {seat}", str(self.table.seq), wish(self.table, seat, *said, **named))


def chosen(dice, state):
    """Any action, but no card more than need be."""
    offered = state.actions()
    return offered[-1] if str(offered[-1]) == "end" else offered[int(dice.random() * len(offered))]


def opened(host, slug, seats, *, seed, key=None, **setting):
    return wishes.open_table(agree(game=slug, seats=seats, **setting), host, seed=seed, key=key)


# The evenings


def the_game():
    """Four at The Game: a bot among them, a clock, talk, proposals; given up together, and a rematch."""
    dice = random.Random("the game")
    evening = Evening(opened(ADA, "the-game", 3, seed="0" * 32, key="a key", clock=30, talk="open", tracker=True))
    evening.sit(BELA)
    evening.host(ADA, wishes.stand)
    evening.sit(ADA)
    evening.host(BELA, wishes.invite, key="another", until=evening.now + 3_600_000)
    evening.host(BELA, wishes.revoke)
    evening.host(BELA, wishes.invite, key="a third", until=None)
    evening.sit(Person("cyril", "Ada", program=True))
    evening.host(BELA, wishes.resize, 4)
    evening.host(BELA, wishes.seat_bot, None, "novice")
    evening.host(BELA, wishes.unseat, 3)
    evening.host(BELA, wishes.seat_bot, 3, "novice")
    evening.host(CYRIL, wishes.chat, "dobrý večer — “hello” 🂡 \\ /")
    evening.host(BELA, wishes.begin)
    evening.offers(ada="gladly", bela="rather-not", cyril="willing")
    evening.moved("bot", 3, wishes.offer, "gladly")
    evening.seat(ADA, wishes.say, "keep-off up1")
    evening.moved("bot", 3, wishes.say, "go-ahead down2")
    evening.host(CYRIL, wishes.pause)
    evening.now += 100_000
    evening.host(BELA, wishes.resume)
    evening.plays(7, dice)
    evening.host(ADA, wishes.hand_over, None, "random")
    evening.plays(6, dice)
    evening.host(ADA, wishes.come_back)
    while evening.table.sitters[evening.table.turn].bot:
        evening.plays(1, dice)
    evening.now = evening.table.deadline + 1  # nobody has moved in time
    late = evening.table.turn
    evening.moved("clock", late, wishes.play, evening.action(dice), by="clock")
    evening.seat(ADA, wishes.propose, "take-back")
    evening.seat(BELA, wishes.answer, yes=False)
    evening.seat(ADA, wishes.propose, "take-back")
    evening.seat(BELA, wishes.answer, yes=True)
    evening.seat(CYRIL, wishes.answer, yes=True)
    evening.host(ADA, wishes.chat, "once more")
    while evening.table.turn in {0, 3}:
        evening.plays(1, dice)
    evening.now += 60_000
    waited_for = evening.table.turn
    gone = {evening.table.sitters[waited_for].person}
    evening.host(ADA if waited_for == 1 else BELA, wishes.hand_over, waited_for, "novice", gone)
    evening.plays(8, dice)
    evening.host(Person(evening.table.sitters[waited_for].person, ""), wishes.come_back)
    evening.seat(BELA, wishes.propose, "abandon")
    evening.seat(ADA, wishes.answer, yes=True)
    evening.seat(CYRIL, wishes.answer, yes=True)
    evening.host(CYRIL, wishes.chat, "that was 99 and 1")
    evening.does(CYRIL, lambda table: wishes.rematch(table, "cyril", "rematch", seed="1" * 32)[0])
    return evening


def the_game_again():
    """The rematch of that table, played until nobody can lay a card."""
    _, (again, *_) = wishes.rematch(the_game_but_for_the_rematch(), "cyril", "rematch", seed="1" * 32)
    evening = Evening([replace(again, held=UNSET), *everybody_seated()], name="rematch", actor="cyril")
    evening.host(CYRIL, wishes.begin)
    evening.offers(ada="willing", bela="willing", cyril="willing")
    evening.moved("bot", 3, wishes.offer, "willing")
    evening.plays(500, random.Random("again"))
    return evening


def everybody_seated():
    """As rematches were then: whoever had sat was seated again."""
    sitters = enumerate(the_game().table.sitters)
    return [entries.Sat(seat, replace(who, bot=None if who.person else who.bot)) for seat, who in sitters]


def the_game_but_for_the_rematch():
    table = the_game().table
    table.rematch = None
    return table


def the_game_alone():
    """One person on fire: takes back alone what nobody has seen."""
    dice = random.Random("alone")
    evening = Evening(
        opened(ADA, "the-game", 1, seed="2" * 32, options={"on_fire": True}, listed=True, watch="none", clock=600)
    )
    evening.host(ADA, wishes.begin)
    evening.plays(1, dice)
    evening.seat(ADA, wishes.take_back)
    evening.plays(9, dice)
    evening.host(ADA, wishes.pause)
    evening.host(ADA, wishes.resume)
    evening.plays(500, dice)
    return evening


def quick_and_easy():
    """Three people at Quick & Easy, pro: signals, a planned turn at once, a bot that stands in to the end."""
    dice = random.Random("quick")
    evening = Evening(
        opened(ADA, "quick-and-easy", 3, seed="3" * 32, key="k", options={"pro": True}, watch="public", pace="instant")
    )
    evening.sit(BELA, CYRIL)
    evening.host(ADA, wishes.begin)
    evening.offers(cyril="willing", ada="gladly", bela="gladly")
    evening.seat(BELA, wishes.say, evening.table.setting.signals[0])
    evening.seat(CYRIL, wishes.say, evening.table.setting.signals[-1])
    evening.plays(4, dice)
    evening.host(BELA, wishes.hand_over, None, "novice")
    evening.plays(500, dice)
    evening.host(BELA, wishes.chat, "well played")
    return evening


def face_to_face():
    """A duel that is resigned, after a proposal to give it up that was declined."""
    evening = Evening(opened(ADA, "face-to-face", 2, seed="4" * 32, listed=True, talk="silent"))
    evening.sit(BELA)
    evening.host(ADA, wishes.begin)
    evening.plays(12, random.Random("duel"))
    evening.seat(ADA, wishes.propose, "abandon")
    evening.seat(BELA, wishes.answer, yes=False)
    evening.plays(7, random.Random("on"))
    evening.seat(BELA, wishes.resign)
    return evening


def face_to_face_won():
    """A duel to its end."""
    evening = Evening(opened(BELA, "face-to-face", 2, seed="5" * 32, listed=True, tracker=True), actor="bela")
    evening.sit(DANA)
    evening.host(BELA, wishes.begin)
    evening.plays(500, random.Random("won"))
    return evening


def ten_alone():
    """Solo TEN against the automatic opponent."""
    dice = random.Random("ten alone")
    evening = Evening(opened(ADA, "ten", 1, seed="6" * 32, options={"limit": 7}, clock=60, rules=1))
    evening.host(ADA, wishes.begin)
    evening.plays(500, dice)
    return evening


def ten():
    """Three at TEN, with auctions, a bot among them; ended by all before the deck is empty."""
    dice = random.Random("ten")
    agreed = {"talk": "open", "options": {"fiasco": True}, "rules": 1}
    evening = Evening(opened(ADA, "ten", 3, seed="7" * 32, listed=True, **agreed))
    evening.sit(BELA)
    evening.host(ADA, wishes.seat_bot, 2, "random")
    evening.host(ADA, wishes.begin)
    evening.host(ADA, wishes.chat, "I bid 100")
    evening.plays(90, dice)
    evening.seat(BELA, wishes.propose, "abandon")
    evening.seat(ADA, wishes.answer, yes=True)
    return evening


def ten_to_the_end():
    """Two at TEN until its last card."""
    evening = Evening(opened(CYRIL, "ten", 2, seed="8" * 32, key="c", talk="open", rules=1), actor="cyril")
    evening.sit(DANA)
    evening.host(CYRIL, wishes.begin)
    evening.plays(2000, random.Random("end"))
    return evening


def ten_of_five():
    """Four people and a bot at TEN until its last card, all 129 cards."""
    evening = Evening(opened(ADA, "ten", 5, seed="b" * 32, key="k", rules=1))
    evening.sit(BELA, CYRIL, DANA)
    evening.host(ADA, wishes.seat_bot, 4, "novice")
    evening.host(ADA, wishes.begin)
    evening.plays(3000, random.Random("five"))
    return evening


def ten_goes_on():
    """TEN for two, a person and a bot, in the middle of a game."""
    evening = Evening(opened(ADA, "ten", 2, seed="c" * 32, listed=True, tracker=True, rules=1))
    evening.host(ADA, wishes.seat_bot, 1, "fast")
    evening.host(ADA, wishes.begin)
    evening.plays(60, random.Random("goes on"))
    return evening


def ten_alone_goes_on():
    """Solo TEN in the middle of a game, at a purchase for which any number card pays."""
    dice = random.Random("alone goes on")
    evening = Evening(opened(ADA, "ten", 1, seed="d" * 32, options={"limit": 6}, rules=1))
    evening.host(ADA, wishes.begin)
    while not too_dear_for_duplicates(evening.table.state):
        assert evening.table.phase is Phase.PLAYING, "it comes to that in this game"
        evening.plays(1, dice)
    return evening


def too_dear_for_duplicates(state):
    """Whether something may be bought with the number cards, and not with coins, tokens and duplicates alone."""
    means = state.table.seats[0].means(duplicates_only=True)
    return any(str(action).startswith("buy:") and action.card.number > means for action in state.actions())


def called_off():
    """A table that its host closes before anything is dealt."""
    evening = Evening(opened(ADA, "ten", 4, seed="9" * 32, key="k", rules=1))
    evening.sit(BELA)
    evening.host(ADA, wishes.close)
    return evening


def left():
    """A table that everybody has left again; its host first."""
    evening = Evening(opened(ADA, "quick-and-easy", 2, seed="a" * 32, listed=True))
    evening.sit(DANA)
    evening.host(ADA, wishes.stand)
    evening.host(DANA, wishes.stand)
    return evening


def shared():
    """A duel that nobody has dealt alone: Bela changes her device, and both have a share."""
    evening = Evening(opened(ADA, "face-to-face", 2, seed="e" * 32))
    evening.sit(BELA)
    for person, share in ((BELA, "f" * 32), (ADA, "a" * 32), (BELA, "b" * 32)):
        evening.host(person, wishes.promise, promise_of(share))
    evening.host(ADA, wishes.begin)
    evening.host(BELA, wishes.reveal, "b" * 32)
    evening.host(ADA, wishes.reveal, "a" * 32)
    evening.plays(500, random.Random("shared"))
    return evening


def shared_but_for_one():
    """Two at TEN, one of whom promised a share and told none."""
    evening = Evening(opened(ADA, "ten", 2, seed="f" * 32, listed=True))
    evening.sit(BELA)
    evening.host(ADA, wishes.promise, promise_of("a" * 64))
    evening.host(BELA, wishes.promise, promise_of("b" * 32))
    evening.host(ADA, wishes.begin)
    evening.host(ADA, wishes.reveal, "a" * 64)
    evening.does(Person("clock", ""), wishes.deal)
    evening.plays(40, random.Random("silent"))
    return evening


def late_friend():
    """Three at TEN, two of them bots: they move faster, and one gives its chair to a friend who comes late."""
    dice = random.Random("late friend")
    evening = Evening(opened(ADA, "ten", 3, seed="c" * 32))
    evening.host(ADA, wishes.seat_bot, None, "novice")
    evening.host(ADA, wishes.seat_bot, None, "novice")
    evening.host(ADA, wishes.begin)
    evening.plays(3, dice)
    evening.host(ADA, wishes.pace, "fast")
    while evening.table.turn != 0:
        evening.plays(1, dice)
    evening.sit(BELA)
    while evening.table.turn != 1:
        evening.plays(1, dice)
    evening.host(ADA, wishes.hand_over, 1, "novice", {"bela"})
    evening.plays(4, dice)
    evening.host(BELA, wishes.come_back)
    evening.host(BELA, wishes.pause)
    return evening


def hinted():
    """One person alone who has hints; the game is no result then."""
    dice = random.Random("hinted")
    evening = Evening(opened(ADA, "the-game", 1, seed="d" * 32))
    evening.host(ADA, wishes.begin)
    evening.seat(ADA, wishes.hint)
    evening.plays(3, dice)
    evening.seat(ADA, wishes.hint)
    evening.plays(500, dice)
    return evening


def unsaid():
    """Signals, and one that is taken back."""
    dice = random.Random("unsaid")
    evening = Evening(opened(ADA, "quick-and-easy", 2, seed="e" * 32))
    evening.sit(BELA)
    evening.host(ADA, wishes.begin)
    evening.seat(ADA, wishes.say, "hold R low")
    evening.seat(BELA, wishes.say, "hold R high")
    evening.seat(BELA, wishes.unsay, "hold R high")
    evening.plays(3, dice)
    return evening


EVENINGS = (
    late_friend,
    unsaid,
    hinted,
    the_game,
    the_game_again,
    the_game_alone,
    quick_and_easy,
    face_to_face,
    face_to_face_won,
    ten_alone,
    ten,
    ten_to_the_end,
    ten_of_five,
    ten_goes_on,
    ten_alone_goes_on,
    called_off,
    left,
    shared,
    shared_but_for_one,
)


# The files


def scenes(table):
    """What each viewer sees of the table, by viewer."""
    shown = Scenes(table)
    viewers = (None, *range(table.setting.seats))
    seen = {"nobody" if seat is None else str(seat): json.loads(shown.snapshot(seat)) for seat in viewers}
    for each in seen.values():
        del each["scene"]["setting"]["bots"]  # what this server has to offer, whatever the log tells
    return seen


def outcome(table):
    """How the lists show the table, and its record."""
    listed = listing(table)
    return {
        "summary": listed.summary,
        "people": listed.people,
        "result": listed.result,
        "record": json.loads(record.to_json(table.record())) if table.state else None,
    }


def looks(rows):
    """After which entries the scenes are kept."""
    return sorted({len(rows) * part // LOOKS for part in range(1, LOOKS)} | {len(rows)})


def file_of(evening, seen, commit):
    rows = ",\n".join(f"  {json.dumps(row, ensure_ascii=False)}" for row in evening.rows)
    told = ",\n".join(f'  "{after}": {json.dumps(each, ensure_ascii=False)}' for after, each in seen.items())
    end = json.dumps(outcome(evening.table), ensure_ascii=False)
    return (
        f'{{\n"written_by": "{commit}",\n"table": "{evening.name}",\n"rows": [\n{rows}\n],\n'
        f'"scenes": {{\n{told}\n}},\n"outcome": {end}\n}}\n'
    )


def write(commit):
    """The files of those evenings that have none yet."""
    for made in EVENINGS:
        path = LOGS / f"{made.__name__.replace('_', '-')}.json"
        if not path.exists():
            evening = made()
            entries = [entry_from(row) for row in evening.rows]
            seen = {after: scenes(Table.of(evening.name, entries[:after])) for after in looks(evening.rows)}
            path.write_text(file_of(evening, seen, commit), encoding="utf-8")


if __name__ == "__main__":
    write(sys.argv[1])
