"""A second reading of a table's log, as simple as can be: who has seen which cards, and what everyone may know.

It shares nothing with `tenback.table` and `tenback.server`. The rules are asked for one thing only: whether the game
has ended.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any

from tenback import games
from tenback.core import Chance, Seat, State
from tenback.table import Entry

Card = int | str

STARTER_BY_AGREEMENT = ("the-game", "quick-and-easy")  # G5, Q3
FRESH: Mapping[str, list[Card]] = {  # G2, Q2, F1: each card once
    "the-game": list(range(2, 100)),
    "quick-and-easy": [f"{colour}{number}" for colour in "RBGYP" for number in range(1, 11)],
    "face-to-face": list(range(2, 60)),
}
STARTS: Mapping[str, Any] = {
    "the-game": {"up1": 1, "up2": 1, "down1": 100, "down2": 100},
    "quick-and-easy": {"up": None, "down": None},
    "face-to-face": {"up": 1, "down": 60},
}
CARDS_OF_TEN = {  # T1: numbers, coins, wilds
    card: place
    for place, card in enumerate(
        (
            *(f"{colour}{number}" for colour in "BGOP" for number in range(1, 10)),
            *(f"${worth}" for worth in range(1, 6)),
            *(f"*{number}" for number in range(1, 10)),
            *(f"{colour}#" for colour in "BGOP*"),
        )
    )
}


@dataclass(frozen=True, slots=True)
class Cards:
    """Where the cards of a pile game are, and who has ever seen them: what is taken back is not forgotten."""

    game: str
    hand_size: int
    decks: tuple[tuple[Card, ...], ...]  # as they were shuffled
    hands: tuple[tuple[Card, ...], ...]
    draws: tuple[tuple[Card, ...], ...]  # one a deck
    tops: tuple[Mapping[str, Card | None], ...]  # one a deck
    laid: tuple[frozenset[Card], ...]  # one a deck
    shown: tuple[frozenset[Card], ...]  # one a deck: laid at any time
    held: tuple[frozenset[Card], ...]  # one a seat: in hand at any time
    played: int = 0  # cards laid this turn
    gave: bool = False
    drawn: tuple[Card, ...] = ()  # by the last action

    @classmethod
    def dealt(cls, game: str, seats: int, options: Mapping[str, Any], chance: Chance) -> "Cards":
        decks = [chance.shuffle(FRESH[game]) for _ in range(2 if game == "face-to-face" else 1)]
        size = {"the-game": {1: 8, 2: 7}.get(seats, 6), "quick-and-easy": 2, "face-to-face": 6}[game]
        size -= bool(options.get("short_hands"))  # G16
        hands = [decks[seat % len(decks)][:size] for seat in range(seats)]
        if len(decks) == 1:
            hands = [decks[0][size * seat : size * (seat + 1)] for seat in range(seats)]
        dealt = size * (seats // len(decks))
        nothing: frozenset[Card] = frozenset()
        return cls(
            game,
            size,
            tuple(map(tuple, decks)),
            tuple(in_order(game, hand) for hand in hands),
            tuple(tuple(deck[dealt:]) for deck in decks),
            tuple(STARTS[game] for _ in decks),
            tuple(nothing for _ in decks),
            tuple(nothing for _ in decks),
            tuple(frozenset(hand) for hand in hands),
        )

    def after(self, seat: Seat, action: str) -> "Cards":
        return self._end(seat) if action == "end" else self._lay(seat, *action.split(">"))

    def remembering(self, earlier: "Cards") -> "Cards":
        """These cards, for people who have seen those as well."""
        return replace(
            self,
            shown=tuple(a | b for a, b in zip(self.shown, earlier.shown, strict=True)),
            held=tuple(a | b for a, b in zip(self.held, earlier.held, strict=True)),
        )

    def _lay(self, seat: Seat, name: str, pile: str) -> "Cards":
        deck = self.deck_of(seat)
        card: Card = name if self.game == "quick-and-easy" else int(name)
        theirs = pile.startswith("their-")
        on = 1 - seat if theirs else deck
        top = {**self.tops[on], pile.removeprefix("their-"): card}
        return replace(
            self,
            hands=changed(self.hands, seat, tuple(held for held in self.hands[seat] if held != card)),
            tops=changed(self.tops, on, top),
            laid=changed(self.laid, deck, self.laid[deck] | {card}),
            shown=changed(self.shown, deck, self.shown[deck] | {card}),
            played=self.played + 1,
            gave=self.gave or theirs,
            drawn=(),
        )

    def _end(self, seat: Seat) -> "Cards":
        deck = self.deck_of(seat)
        room = max(self.hand_size - len(self.hands[seat]), 0)
        if self.game == "face-to-face" and not self.gave:
            room = min(room, 2)  # F7
        drawn, rest = self.draws[deck][:room], self.draws[deck][room:]
        return replace(
            self,
            hands=changed(self.hands, seat, in_order(self.game, (*self.hands[seat], *drawn))),
            draws=changed(self.draws, deck, rest),
            held=changed(self.held, seat, self.held[seat] | set(drawn)),
            played=0,
            gave=False,
            drawn=drawn,
        )

    def deck_of(self, seat: Seat) -> int:
        return seat if self.game == "face-to-face" else 0

    def known(self, deck: int, seat: Seat | None) -> frozenset[Card]:
        """The cards of the deck that the viewer has ever seen."""
        own = seat is not None and self.deck_of(seat) == deck
        return self.shown[deck] | self.held[seat] if seat is not None and own else self.shown[deck]

    @property
    def left(self) -> int:
        return sum(map(len, (*self.hands, *self.draws)))


@dataclass(frozen=True, slots=True)
class Deck:
    """The deck of TEN: everything else there lies open (T4)."""

    cards: tuple[str, ...]  # in the order in which they are drawn
    drawn: int = 0
    seen: int = 0  # what is taken back is not forgotten

    @classmethod
    def dealt(cls, seats: int, options: Mapping[str, Any], chance: Chance) -> "Deck":
        option = next(each for each in games.get("ten").options if each.name == "deck")
        deck = option.check(options.get("deck", option.default))
        return cls(tuple(map(str, chance.shuffle(deck.cards(seats)))))

    def after(self, _: Seat, action: str) -> "Deck":
        if action != "draw":
            return self
        return replace(self, drawn=self.drawn + 1, seen=max(self.seen, self.drawn + 1))

    def remembering(self, earlier: "Deck") -> "Deck":
        return replace(self, seen=max(self.seen, earlier.seen))

    @property
    def turned(self) -> Counter[str]:
        return Counter(self.cards[: self.drawn])

    @property
    def to_come(self) -> list[str]:
        """What is left, in an order that tells nothing."""
        return sorted(self.cards[self.drawn :], key=CARDS_OF_TEN.__getitem__)


@dataclass(frozen=True, slots=True)
class Moment:
    """A table after one entry of its log."""

    entry: Entry
    setting: Mapping[str, Any]
    seed: str
    seed_hash: str
    host: str
    sitters: tuple[Mapping[str, Any] | None, ...]
    phase: str = "waiting"
    paused: bool = False
    paused_by: Seat | None = None
    offers: tuple[tuple[Seat, str], ...] = ()
    first: Seat | None = None
    cards: Cards | Deck | None = None
    steps: tuple[Cards | Deck, ...] = ()  # after each action of this entry
    state: State | None = None
    actions: tuple[tuple[Seat, str], ...] = ()
    said: frozenset[tuple[Seat, str]] = frozenset()
    proposed: str = ""
    proposed_to: int = 0  # take-back: how many actions would stay
    turns_for: Mapping[Seat, int] = field(default_factory=dict)  # that bots have ended for people, by seat
    chat: tuple[tuple[int, str, str], ...] = ()
    hints: int = 0
    rematch: str | None = None
    resigned: Seat | None = None
    stood_up: str = ""  # who has just left
    known: bool = False  # a deal that was played before
    kept: Mapping[Seat, Mapping[str, Any]] = field(default_factory=dict)  # open seats, and for whom
    secret: str = ""  # what the server brings to the seed
    secret_hash: str = ""
    promised: Mapping[str, str] = field(default_factory=dict)  # by person
    closed: Mapping[Seat, str] | None = None  # the promises that count
    given: Mapping[Seat, str] = field(default_factory=dict)  # the shares that were told
    day: Mapping[str, str] | None = None  # of whose deals it is
    challenge: str | None = None  # others play these cards elsewhere
    branch: Mapping[str, Any] | None = None  # the moment of an earlier game from which it goes on
    series: Sequence[Mapping[str, Any]] | None = None  # who has won how many games at the tables that it follows

    @property
    def table(self) -> str:
        return self.entry.table

    @property
    def body(self) -> Mapping[str, Any]:
        return plain(self.entry)

    @property
    def seq(self) -> int:
        return self.entry.seq

    @property
    def game(self) -> str:
        return str(self.setting["game"])

    @property
    def seats(self) -> int:
        return int(self.setting["seats"])

    @property
    def places(self) -> range:
        """Seats, with that of solo TEN's automatic opponent (T23)."""
        return range(self.seats + (self.game == "ten" and self.seats == 1))

    @property
    def turn(self) -> Seat | None:
        return self.state.turn if self.state and self.phase == "playing" else None

    def seat_of(self, person: str) -> Seat | None:
        return next((seat for seat, who in enumerate(self.sitters) if who and who["person"] == person), None)

    @property
    def promises(self) -> Mapping[Seat, str]:
        """By seat: those that stand, or that count."""
        if self.closed is not None:
            return self.closed
        seats = ((self.seat_of(who), promise) for who, promise in self.promised.items())
        return {seat: promise for seat, promise in seats if seat is not None}

    @property
    def shares(self) -> list[dict[str, Any]]:
        """Promises and what was told of them, in order."""
        return [
            {"seat": seat, "promise": promise, "share": self.given.get(seat)}
            for seat, promise in sorted(self.promises.items())
        ]

    def may_see_all(self, seat: Seat | None) -> bool:
        return self.phase == "ended" and (seat is not None or self.setting["watch"] == "all-after-the-end")


def plain(entry: Entry) -> Mapping[str, Any]:
    """The body as it was read from a disk: this reading of the log is not the server's."""
    assert isinstance(entry.body, Mapping)
    return entry.body


class Story:
    """All moments of one table. `chance` shuffles; in a twin's world it shuffles otherwise."""

    def __init__(self, entries: Sequence[Entry], chance: Callable[[str], Chance] = Chance) -> None:
        self._chance = chance
        self.moments: list[Moment] = []
        for entry in entries:
            self.moments.append(self._next(entry))

    def at(self, seq: int) -> Moment:
        return self.moments[seq - 1]

    def begun_by(self, time: int) -> bool:
        """Whether there was a table then, in milliseconds."""
        return self.moments[0].entry.at <= time

    @property
    def last(self) -> Moment:
        return self.moments[-1]

    def hidden(self, seat: Seat | None, seq: int) -> dict[int, list[int]]:
        """By shuffle: the places of the deck whose cards the viewer has not seen by then."""
        cards = self.at(seq).cards
        if isinstance(cards, Deck):
            return {0: list(range(cards.seen, len(cards.cards)))}
        if cards is None:
            return {}
        return {
            deck: [place for place, card in enumerate(order) if card not in cards.known(deck, seat)]
            for deck, order in enumerate(cards.decks)
        }

    # The log, entry by entry

    def _next(self, entry: Entry) -> Moment:
        body = plain(entry)
        if entry.kind == "opened":
            setting = body["setting"]
            sitters = (None,) * setting["seats"]
            known = body.get("known", False)
            kept = {each["seat"]: each["sitter"] for each in body.get("held", ())}
            seed, seed_hash = body["seed"], body["seed_hash"]
            more = {"secret": seed, "secret_hash": seed_hash}
            more |= {name: body.get(name) for name in ("day", "challenge", "branch", "series")}
            return Moment(entry, setting, seed, seed_hash, body["host"], sitters, known=known, kept=kept, **more)
        before = replace(self.last, entry=entry, steps=())
        match entry.kind:
            case "sat":
                return self._sat(before)
            case "stood":
                left = before.sitters[body["seat"]]
                assert left is not None
                promised = {who: promise for who, promise in before.promised.items() if who != left["person"]}
                sitters = changed(before.sitters, body["seat"], None)
                return replace(before, sitters=sitters, stood_up=left["name"], promised=promised)
            case "hosted":
                return replace(before, host=body["host"])
            case "resized":
                return self._resized(before)
            case "promised" | "dealing" | "revealed":
                return self._shared(before)
            case "began":
                return self._began(before)
            case "offered":
                return replace(before, offers=(*before.offers, (body["seat"], body["gladly"])))
            case "started":
                return self._with_cards(replace(before, phase="playing", first=body["first"]))
            case "played":
                return self._played(before)
            case "said":
                return replace(before, said=before.said | {(body["seat"], body["signal"])})
            case "chatted":
                return replace(before, chat=(*before.chat, (entry.at, body["name"], body["text"])))
            case "paused" | "resumed":
                return replace(before, paused=entry.kind == "paused", paused_by=body["seat"])
            case "proposed":
                return replace(before, proposed=body["what"], proposed_to=body["to"])
            case "hinted":
                return replace(before, hints=before.hints + 1)
            case "took-back":
                return self._took_back(before)
            case "abandoned" | "resigned":
                resigned = body["seat"] if entry.kind == "resigned" else None
                return replace(before, phase="ended", paused=False, resigned=resigned)
            case "handed-over" | "came-back":
                old = before.sitters[body["seat"]]
                assert old is not None
                sitter = {**old, "bot": body.get("strength")}
                turns = before.turns_for if entry.kind == "came-back" else {**before.turns_for, body["seat"]: 0}
                return replace(before, sitters=changed(before.sitters, body["seat"], sitter), turns_for=turns)
            case "paced":
                return replace(before, setting={**before.setting, "pace": body["pace"]})
            case "rematched":
                return replace(before, rematch=body["to"])
            case "invited" | "revoked" | "agreed" | "objected" | "unsaid":
                return before  # what was said once stays heard
        raise AssertionError(f"What is a viewer told of {entry.kind!r}? This reading of the log must learn it.")

    def _shared(self, before: Moment) -> Moment:
        body = before.body
        match before.entry.kind:
            case "promised":
                sitter = before.sitters[body["seat"]]
                assert sitter is not None
                return replace(before, promised={**before.promised, sitter["person"]: body["promise"]})
            case "dealing":
                return replace(before, closed={each["seat"]: each["promise"] for each in body["promises"]})
        return replace(before, given={**before.given, body["seat"]: body["share"]})

    def _sat(self, before: Moment) -> Moment:
        seat, sitter = before.body["seat"], before.body["sitter"]
        kept = {
            place: who
            for place, who in before.kept.items()
            if place != seat and (sitter["person"] is None or who["person"] != sitter["person"])
        }
        return replace(before, sitters=changed(before.sitters, seat, sitter), kept=kept)

    def _resized(self, before: Moment) -> Moment:
        setting = before.body["setting"]
        room = setting["seats"] - sum(1 for who in before.sitters if who)
        stays = list(before.kept)[:room]
        places = [place for place, who in enumerate(before.sitters) if who or place in stays]
        sitters = tuple(before.sitters[place] for place in places) + (None,) * (setting["seats"] - len(places))
        kept = {seat: before.kept[place] for seat, place in enumerate(places) if place in stays}
        return replace(before, setting=setting, sitters=sitters, kept=kept)

    def _dealt(self, moment: Moment) -> Cards | Deck:
        chance = self._chance(moment.seed)
        if moment.game == "ten":
            return Deck.dealt(moment.seats, moment.setting["options"], chance)
        return Cards.dealt(moment.game, moment.seats, moment.setting["options"], chance)

    def _with_cards(self, moment: Moment) -> Moment:
        game = games.get(moment.game, rules=moment.setting["rules"])
        chance = self._chance(moment.seed)
        state = game.deal(moment.seats, chance, first=moment.first, **moment.setting["options"])
        return replace(moment, cards=self._dealt(moment), state=state)

    def _began(self, before: Moment) -> Moment:
        agree = before.seats > 1 and before.game in STARTER_BY_AGREEMENT
        if before.branch is None:
            return self._with_cards(replace(sown(before), phase="starting" if agree else "playing"))
        said = frozenset((each["seat"], each["signal"]) for each in before.branch["signals"])
        moment = self._with_cards(replace(before, phase="playing", first=before.branch["first"], said=said))
        cards, state, actions = moment.cards, moment.state, []
        assert cards is not None
        for text in before.branch["actions"]:
            assert state is not None
            assert state.turn is not None
            actions.append((state.turn, text))
            cards, state = cards.after(*actions[-1]), state.play(games.get(moment.game).action(text))
        return replace(moment, cards=cards, state=state, actions=tuple(actions))

    def _played(self, moment: Moment) -> Moment:
        seat, actions = moment.body["seat"], moment.body["actions"]
        cards, state = moment.cards, moment.state
        assert cards is not None
        assert state is not None
        steps, turns = [], dict(moment.turns_for)
        for text in actions:
            cards = cards.after(seat, text)
            state = state.play(games.get(moment.game).action(text))
            steps.append(cards)
            if seat in turns and (text == "end" or state.turn != seat):
                turns[seat] += 1
        return replace(
            moment,
            cards=cards,
            steps=tuple(steps),
            turns_for=turns,
            state=state,
            actions=(*moment.actions, *((seat, text) for text in actions)),
            phase="ended" if state.ending else moment.phase,
        )

    def _took_back(self, moment: Moment) -> Moment:
        kept = moment.actions[: moment.body["to"]]
        assert moment.cards is not None
        anew = self._with_cards(moment)
        cards, state = anew.cards, anew.state
        assert cards is not None
        assert state is not None
        for seat, text in kept:
            cards = cards.after(seat, text)
            state = state.play(games.get(moment.game).action(text))
        remembered = cards.remembering(moment.cards)  # type: ignore[arg-type]  # of one game
        return replace(moment, cards=remembered, state=state, actions=kept)


def sown(moment: Moment) -> Moment:
    """With the seed of its deal: the server's, or made of the shares as docs/chance.md says."""
    if moment.closed is None:
        return moment
    lines = ["tenback shares 1", moment.secret, *(f"{seat} {share}" for seat, share in sorted(moment.given.items()))]
    seed = sha256("".join(line + "\n" for line in lines).encode()).hexdigest()
    return replace(moment, seed=seed, seed_hash=sha256(seed.encode()).hexdigest())


def changed(things: tuple[Any, ...], place: int, thing: Any) -> tuple[Any, ...]:
    return (*things[:place], thing, *things[place + 1 :])


def in_order(game: str, cards: Sequence[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=FRESH[game].index))
