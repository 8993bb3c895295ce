"""What may be wished at a table. Each wish is checked against the table and becomes drafts of log entries, or is
declined; nothing here changes anything.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from tenback import bots, talk
from tenback.core import Action, Chance, OptionError, Refusal, Seat, State, TenbackError, shown
from tenback.record import AUTOMATIC
from tenback.table.declined import Declined
from tenback.table.entry import Entry
from tenback.table.knowledge import opaque, told_anybody
from tenback.table.setting import Setting, SettingError, Watch, agree
from tenback.table.setting import Talk as TalkPolicy
from tenback.table.sitters import Person, Sitter, a_bot, a_person
from tenback.table.table import Phase, Proposal, Table, about, key_hash

__all__ = [
    "BOT",
    "CLOCK",
    "LONGEST_CHAT",
    "PATIENCE",
    "TABLE",
    "Draft",
    "Plan",
    "admit",
    "answer",
    "begin",
    "chat",
    "close",
    "come_back",
    "hand_over",
    "invite",
    "may_watch",
    "no_such_table",
    "offer",
    "open_table",
    "pause",
    "plan",
    "play",
    "propose",
    "rematch",
    "resign",
    "resize",
    "resume",
    "revoke",
    "say",
    "seat_acting",
    "seat_bot",
    "sit",
    "stamped",
    "stand",
    "take_back",
    "unseat",
]

PATIENCE = 60_000  # milliseconds that a player may keep the others waiting before a bot may stand in
LONGEST_CHAT = 300  # characters
LONGEST_PLAN = 20  # actions in one wish; no turn has more
MOST_INVITATIONS = 20
JOINER = "\u200d"  # joins emoji into one
TABLE, CLOCK, BOT = "table", "clock", "bot"  # who moves a table besides people

Draft = tuple[str, dict[str, Any]]
"""The kind and the body of an entry to be."""


def stamped(table: Table, drafts: Sequence[Draft], *, actor: str, command: str, at: int) -> list[Entry]:
    """The drafts as entries that follow the table's log. What a wish brings with it is the table's own doing."""
    entries = []
    for number, (kind, body) in enumerate(drafts):
        seq = table.seq + 1 + number
        who, what = (TABLE, str(seq)) if number else (actor, command)
        entries.append(Entry(table.id, seq, max(at, table.at), who, what, kind, body))
    return entries


# Opening a table, and who may come in


def open_table(setting: Setting, host: Person, *, seed: str, key: str | None = None) -> list[Draft]:
    """A new table, its host at seat 0."""
    hashes = [] if key is None else [key_hash(key)]
    return [_opened(setting, host.id, seed, hashes), _sat(0, a_person(host, (AUTOMATIC,)))]


def _opened(setting: Setting, host: str, seed: str, hashes: Sequence[str]) -> Draft:
    return "opened", {
        "setting": setting.plain(),
        "seed": seed,
        "seed_hash": Chance(seed).hash,
        "host": host,
        "invitations": [{"hash": each, "until": None} for each in hashes],
    }


def _sat(seat: Seat, sitter: Sitter) -> Draft:
    return "sat", {"seat": seat, "sitter": sitter.plain()}


def admit(table: Table, person: str, key: str | None, now: int) -> None:
    """Who may see the table at all. A private table does not even tell a stranger that it exists."""
    if table.seat_of(person) is not None:
        return
    if not table.setting.listed and not table.opens(key, now):
        raise no_such_table()
    if not may_watch(table):
        raise Declined("no-watching", "This table is not for watching, and all its seats are taken.")


def may_watch(table: Table) -> bool:
    """Whether those without a seat may look on: at a table that waits for players, anybody who may come in."""
    return table.setting.watch is not Watch.NONE or (table.phase is Phase.WAITING and None in table.sitters)


def no_such_table() -> Declined:
    return Declined(
        "no-such-table",
        "There is no such table here, or its invitation has expired. Ask for a new link, or open a table of your own.",
    )


def sit(table: Table, person: Person, seat: Seat | None = None) -> list[Draft]:
    _waiting(table)
    if table.seat_of(person.id) is not None:
        raise Declined("already-seated", "You have a seat here already.")
    if seat is None:
        seat = next((number for number, sitter in enumerate(table.sitters) if sitter is None), None)
    if seat is None:
        raise Declined("full", "Every seat is taken; you may watch if the table lets you, or open a table of your own.")
    _open_seat(table, seat)
    return [_sat(seat, a_person(person, _taken_names(table)))]


def stand(table: Table, person: str) -> list[Draft]:
    """Leave a table that has not begun. The last one to leave closes it."""
    _waiting(table)
    seat = _seated(table, person)
    left: list[Draft] = [("stood", {"seat": seat})]
    others = [sitter.person for other, sitter in table.people() if other != seat]
    if not others:
        left.append(("abandoned", {"seat": None}))
    elif table.host == person:
        left.append(("hosted", {"host": others[0]}))
    return left


# The host's


def seat_bot(table: Table, person: str, seat: Seat | None, strength: str) -> list[Draft]:
    _waiting(table)
    _host(table, person)
    _strength(table, strength)
    if seat is None:
        seat = next((number for number, sitter in enumerate(table.sitters) if sitter is None), None)
    if seat is None:
        raise Declined("full", "Every seat is taken.")
    _open_seat(table, seat)
    return [_sat(seat, a_bot(strength, _taken_names(table)))]


def unseat(table: Table, person: str, seat: Seat) -> list[Draft]:
    _waiting(table)
    _host(table, person)
    _a_seat(table, seat)
    if table.sitters[seat] is None:
        raise Declined("seat-open", f"Nobody sits at seat {seat}.", seat=seat)
    if seat == table.seat_of(person):
        raise Declined("own-seat", "That is your own seat; stand up instead.")
    return [("stood", {"seat": seat})]


def resize(table: Table, person: str, seats: int) -> list[Draft]:
    """More seats, or fewer: only open ones go."""
    _waiting(table)
    _host(table, person)
    sitting = len(table.names())
    if type(seats) is int and seats < sitting:
        raise Declined("seats-taken", f"{sitting} sit here already; ask somebody to stand up first.", sitting=sitting)
    fitting = _fitting(table.setting, seats)
    try:
        setting = agree(**{**table.setting.plain(), "options": fitting, "seats": seats})
    except SettingError as error:
        raise Declined("setting", str(error)) from None
    return [("resized", {"setting": setting.plain()})]


def _fitting(setting: Setting, seats: int) -> dict[str, Any]:
    """The options that so many may play with: those of solo TEN go when somebody joins (T23)."""
    fitting = {}
    for name, value in setting.options.items():
        with suppress(OptionError):
            setting.the_game.settle(seats, {name: value})
            fitting[name] = value
    return fitting


def invite(table: Table, person: str, *, key: str, until: int | None) -> list[Draft]:
    _host(table, person)
    if len(table.invitations) >= MOST_INVITATIONS:
        raise Declined(
            "too-many-invitations",
            f"A table has at most {MOST_INVITATIONS} invitations; revoke the old ones first.",
            most=MOST_INVITATIONS,
        )
    return [("invited", {"hash": key_hash(key), "until": until})]


def revoke(table: Table, person: str) -> list[Draft]:
    _host(table, person)
    return [("revoked", {})]


def begin(table: Table, person: str) -> list[Draft]:
    _waiting(table)
    _host(table, person)
    if None in table.sitters:
        seat = table.sitters.index(None)
        raise Declined(
            "seat-open", f"Seat {seat} is open: wait for somebody, seat a bot there, or have fewer seats.", seat=seat
        )
    return [("began", {})]


def close(table: Table, person: str) -> list[Draft]:
    """Call off a table that has not begun."""
    _waiting(table)
    _host(table, person)
    return [("abandoned", {"seat": table.seat_of(person)})]


# Who starts (G5, Q3)


def offer(table: Table, seat: Seat, gladly: str) -> list[Draft]:
    if table.phase is not Phase.STARTING:
        raise Declined("not-starting", "Who starts is not asked now.")
    _not_paused(table)
    if gladly not in list(talk.Gladly):
        raise Declined("gladly", f"Say {', '.join(talk.Gladly)}; not {shown(gladly)}.")
    if seat in table.offers:
        raise Declined("already-offered", "You have said how gladly you would start.")
    offered: Draft = ("offered", {"seat": seat, "gladly": gladly})
    offers = {**table.offers, seat: talk.Gladly(gladly)}
    if len(offers) < table.setting.seats:
        return [offered]
    # The lot comes from the deal's own seed, so that it can be checked, and from nothing that anyone knows by now.
    lot = Chance(f"{table.seed} starter")
    return [offered, ("started", {"first": talk.starter(offers, lot)})]


# Playing


def seat_acting(table: Table, person: str) -> Seat:
    """The seat for which a person may act now."""
    seat = _seated(table, person)
    sitter = table.sitters[seat]
    if sitter and sitter.bot:
        raise Declined("stood-in", "A bot plays for you; come back to your seat first.")
    return seat


def play(table: Table, seat: Seat, texts: Sequence[str], *, by: str = "") -> list[Draft]:
    """One action, or a turn that was planned. `by` names who chose it where it was not the player."""
    state, actions = _about_to_play(table, seat, texts)
    for number, action in enumerate(actions):
        if refusal := state.refusal(action):
            raise Declined.by_rule(refusal)
        if number < len(actions) - 1:
            if opaque(state, action, seat):
                # Else a refusal of what follows would tell a card before it is paid for.
                raise Declined("opaque", f"After {action} other cards are seen; play what follows when you know them.")
            state = state.play(action)
            if state.ending:
                raise Declined("over-before", f"The game ends with {action}; nothing can follow it.")
            if state.turn != seat:
                # Else one seat would bid or pass for the next (T15).
                raise Declined("turn-over-before", f"Others act after {action}; what follows is not yours to play.")
    return [("played", {"seat": seat, "actions": [str(action) for action in actions], "by": by})]


@dataclass(frozen=True, slots=True)
class Plan:
    """What would be legal after some plays: for the eyes of the planning seat only."""

    actions: tuple[Action, ...]
    unknown: bool = False  # other cards are seen by then
    ends: str | None = None  # the game would be over: the reason
    refused: tuple[int, Refusal] | None = None  # which of the plays would not be allowed, and why


def plan(table: Table, seat: Seat, texts: Sequence[str]) -> Plan:
    state, actions = _about_to_play(table, seat, texts)
    for number, action in enumerate(actions):
        if refusal := state.refusal(action):
            return Plan((), refused=(number, refusal))
        if opaque(state, action, seat):
            return Plan((), unknown=True)
        state = state.play(action)
        if state.ending:
            return Plan((), ends=state.ending.reason.value)
        if state.turn != seat:
            return Plan(())  # others act
    return Plan(state.actions())


def _about_to_play(table: Table, seat: Seat, texts: Sequence[str]) -> tuple[State, list[Action]]:
    if len(texts) > LONGEST_PLAN:
        raise Declined("too-many-actions", f"At most {LONGEST_PLAN} actions at once, not {len(texts)}.")
    if not texts:
        raise Declined("no-action", "Name at least one action.")
    game = table.setting.the_game
    try:
        actions = [game.action(text) for text in texts]
    except TenbackError as error:
        raise Declined("not-an-action", str(error)) from None
    if table.phase is Phase.ENDED:
        raise Declined("ended", "The game has ended.")
    if table.phase is Phase.STARTING:
        raise Declined("starting", "First everyone says how gladly they would start.", rule=_starting_rule(table))
    if table.phase is Phase.WAITING:
        raise Declined("waiting", "The game has not begun.")
    _not_paused(table)
    if table.turn != seat:
        raise Declined("not-your-turn", "It is not your turn.")
    assert table.state is not None  # cards are dealt in this phase
    return table.state, actions


def _starting_rule(table: Table) -> str:
    return talk.STARTER_BY_AGREEMENT[table.setting.game]


# Talking (G14, Q10, Q11, F11)


def say(table: Table, seat: Seat, text: str) -> list[Draft]:
    """A signal: each seat once about each thing after each player's turn, so that nobody counts with signals."""
    setting = table.setting
    try:
        signal = talk.read(setting.game, setting.options, text)
    except talk.NotASignal as error:
        raise Declined("not-a-signal", str(error), rule=error.rule) from None
    if setting.talk is TalkPolicy.SILENT:
        raise Declined("silent", "This table plays in silence.")
    if not table.running:
        raise Declined("no-cards", "Signals are for while cards are held.")
    _not_paused(table)
    if (seat, about(str(signal))) in table.spoken:
        raise Declined(
            "said-already",
            f"You have spoken about {about(str(signal))} since the last turn; wait for the next.",
            about=about(str(signal)),
        )
    return [("said", {"seat": seat, "signal": str(signal)})]


def chat(table: Table, person: str, text: str) -> list[Draft]:
    """Free text. While cards are held, the table's policy and the number guard decide."""
    seat = _seated(table, person)
    sitter = table.sitters[seat]
    assert sitter is not None  # somebody sits there
    said = " ".join(text.split())
    if not 1 <= len(said) <= LONGEST_CHAT:
        raise Declined("chat-length", f"A message has 1 to {LONGEST_CHAT} characters, not {len(said)}.")
    visible = said.replace(JOINER, "")
    if not visible or not visible.isprintable():
        raise Declined("chat-characters", "A message has printable characters only.")
    if table.running:
        if table.setting.talk is not TalkPolicy.OPEN:
            raise Declined("no-chat", "At this table nothing is written while cards are held.")
        if table.setting.guarded and (stopped := talk.stopped(said)):
            words = ", ".join(f"“{each.words}”" for each in stopped)
            raise Declined(
                "number",
                f"{words}: nobody may pass on a number in any way.",
                rule=talk.rule(table.setting.game, table.setting.options),
                words=words,
            )
    return [("chatted", {"seat": seat, "name": sitter.name, "text": said})]


# Pausing, going away, coming back


def pause(table: Table, person: str) -> list[Draft]:
    seat = _seated(table, person)
    _running(table)
    if table.paused:
        raise Declined("paused", "The game is paused already.")
    return [("paused", {"seat": seat})]


def resume(table: Table, person: str) -> list[Draft]:
    seat = _seated(table, person)
    if not table.paused:
        raise Declined("not-paused", "The game is not paused.")
    return [("resumed", {"seat": seat})]


def hand_over(table: Table, person: str, seat: Seat | None, strength: str, now: int) -> list[Draft]:
    """A bot stands in: for oneself at any time, for another who keeps the table waiting."""
    own = _seated(table, person)
    _running(table)
    _strength(table, strength)
    seat = own if seat is None else seat
    _a_seat(table, seat)
    sitter = table.sitters[seat]
    assert sitter is not None  # every seat of a running game is taken
    if sitter.bot:
        raise Declined("stood-in", "A bot plays there already.")
    if seat != own:
        waited = now - table.waiting_since
        if seat not in table.awaited or waited < PATIENCE:
            raise Declined(
                "patience",
                f"A bot may stand in for {sitter.name} once the table has waited {PATIENCE // 1000} seconds for them.",
                name=sitter.name,
                seconds=PATIENCE // 1000,
            )
    handed: Draft = ("handed-over", {"seat": seat, "strength": strength})
    proposed = table.proposed
    if proposed and seat not in proposed.agreed and _all_agree(table, proposed.agreed | {seat}):
        return [handed, _carried_out(proposed.what, proposed.by, proposed.to)]  # only this seat's consent was lacking
    return [handed]


def come_back(table: Table, person: str) -> list[Draft]:
    seat = _seated(table, person)
    _running(table)
    sitter = table.sitters[seat]
    if sitter is None or not sitter.bot:
        raise Declined("not-stood-in", "Nobody plays for you; the seat is yours.")
    return [("came-back", {"seat": seat})]


# Taking back, giving up


def take_back(table: Table, seat: Seat) -> list[Draft]:
    """The seat's own last action, where nobody has learned anything from it."""
    _running(table)
    _not_paused(table)
    kept = len(table.actions) - 1
    if kept < 0 or table.movers[-1] != seat:
        raise Declined("nothing-to-take-back", "Your own action is not the last one; propose to take it back.")
    *_, before = table.replayed(kept)
    if told_anybody(before, table.setting.the_game.action(table.actions[-1]), seat, table.setting.seats):
        raise Declined("told", "Somebody has learned from it; propose to take it back, and all must agree.")
    return [("took-back", {"seat": seat, "to": kept, "agreed": False})]


def propose(table: Table, seat: Seat, what: str) -> list[Draft]:
    """To take back the own last action and all that came after it, or to abandon the game."""
    _running(table)
    if what not in list(Proposal):
        raise Declined("proposal", f"Propose {' or '.join(Proposal)}, not {shown(what)}.")
    if table.proposed:
        raise Declined("proposed-already", "Something is proposed already; answer that first.")
    kept = len(table.actions)
    if what == Proposal.TAKE_BACK:
        if seat not in table.movers:
            raise Declined("nothing-to-take-back", "You have done nothing yet.")
        kept = len(table.movers) - 1 - table.movers[::-1].index(seat)
    proposed: Draft = ("proposed", {"seat": seat, "what": what, "to": kept})
    if _all_agree(table, frozenset({seat})):
        return [proposed, _carried_out(what, seat, kept)]
    return [proposed]


def answer(table: Table, seat: Seat, *, yes: bool) -> list[Draft]:
    proposed = table.proposed
    if proposed is None:
        raise Declined("nothing-proposed", "Nothing is proposed, or no longer.")
    if not yes:
        return [("objected", {"seat": seat})]
    if seat in proposed.agreed:
        raise Declined("agreed-already", "You have agreed already.")
    agreed: Draft = ("agreed", {"seat": seat})
    if _all_agree(table, proposed.agreed | {seat}):
        return [agreed, _carried_out(proposed.what, proposed.by, proposed.to)]
    return [agreed]


def _all_agree(table: Table, agreed: frozenset[Seat]) -> bool:
    """Bots agree to anything, but not one that stands in for an opponent: whoever waits a minute for a rival could
    have a bot sit down there, and call the game off with its consent.
    """
    if table.setting.team:
        return all(seat in agreed for seat, _ in table.people())
    return all(seat in agreed for seat, who in enumerate(table.sitters) if who and who.person)


def _carried_out(what: str, seat: Seat, kept: int) -> Draft:
    if what == Proposal.TAKE_BACK:
        return "took-back", {"seat": seat, "to": kept, "agreed": True}
    return "abandoned", {"seat": seat}


def resign(table: Table, seat: Seat) -> list[Draft]:
    """Give a duel up. A team does not resign: it agrees to abandon."""
    _running(table)
    if table.setting.game != "face-to-face":
        raise Declined(
            "no-resigning", "Only a duel can be resigned; propose to abandon the game, or let a bot play for you."
        )
    return [("resigned", {"seat": seat})]


# Once more


def rematch(table: Table, person: str, new: str, *, seed: str) -> tuple[list[Draft], list[Draft]]:
    """The same people at a new table, with a new deal: what the old table notes, and what opens the new one."""
    seat = _seated(table, person)
    if table.phase is not Phase.ENDED:
        raise Declined("not-ended", "The game has not ended.")
    if table.state is None:
        raise Declined("never-begun", "This table was called off; open a new one.")
    if table.rematch:
        raise Declined("rematched", "The rematch is open already.", table=table.rematch)
    sitters = [
        Sitter(who.name, who.person, who.program, None if who.person else who.bot) for who in table.sitters if who
    ]
    hashes = [each.hash for each in table.invitations if each.until is None]
    seats = [_sat(number, sitter) for number, sitter in enumerate(sitters)]
    return [("rematched", {"seat": seat, "to": new})], [_opened(table.setting, person, seed, hashes), *seats]


# What several wishes ask for


def _waiting(table: Table) -> None:
    if table.phase is not Phase.WAITING:
        raise Declined("begun", "The game has begun; that was possible before.")


def _running(table: Table) -> None:
    if table.phase is Phase.ENDED:
        raise Declined("ended", "The game has ended.")
    if not table.running:
        raise Declined("waiting", "The game has not begun.")


def _not_paused(table: Table) -> None:
    if table.paused:
        raise Declined("paused", "The game is paused; resume it first.")


def _seated(table: Table, person: str) -> Seat:
    seat = table.seat_of(person)
    if seat is None:
        raise Declined("no-seat", "You have no seat at this table.")
    return seat


def _host(table: Table, person: str) -> None:
    if person != table.host:
        raise Declined("not-host", "Only the host of the table may do that.")


def _a_seat(table: Table, seat: object) -> None:
    if type(seat) is not int or seat not in range(table.setting.seats):
        raise Declined("no-such-seat", f"The seats are 0 to {table.setting.seats - 1}, not {shown(seat)}.")


def _open_seat(table: Table, seat: Seat) -> None:
    _a_seat(table, seat)
    if table.sitters[seat] is not None:
        raise Declined("seat-taken", f"Seat {seat} is taken.", seat=seat)


def _strength(table: Table, strength: object) -> None:
    known = bots.strengths(table.setting.game)
    if strength not in known:
        raise Declined("no-such-bot", f"A bot is {' or '.join(known)}, not {shown(strength)}.")


def _taken_names(table: Table) -> tuple[str, ...]:
    """Names that nobody else may have: those at the table, and that of solo TEN's automatic opponent (T23)."""
    return *table.names(), AUTOMATIC
