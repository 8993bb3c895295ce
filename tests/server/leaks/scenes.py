"""What a scene, an answer and an event may hold, field by field, for one viewer at one moment.

A field that is not named here is a leak until somebody has thought about it and written it down.
"""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

from tenback import bots, games, record, talk
from tenback.core import END, Action, Seat
from tests.server.leaks.shapes import SINCE, Leak, Plain, among, check_sentence, expect, fields, within
from tests.server.leaks.story import STARTS, Cards, Deck, Moment, in_order

KEY = re.compile(r"[a-z]+(-[a-z]+)*")
RULE = re.compile(r"[GQFT][0-9]{1,2}[a-j]?")
PILES = {
    "the-game": ("up1", "up2", "down1", "down2"),
    "quick-and-easy": ("up", "down"),
    "face-to-face": ("up", "down", "their-up", "their-down"),
}
FIRE = (22, 33, 44, 55, 66, 77)  # G17
PHASES_OF_TEN = ("draw", "auction", "pay", "buy", "choose", "final")
MOST_BID = 1000
MOST_POINTS = 40  # T20
BARE_ACTIONS_OF_TEN = frozenset(
    (
        *("draw", "take:numbers", "take:coins", "pass", "skip", "pay:coin", "pay:bust", "take:token", "go:buy"),
        *(f"bid:{price}" for price in range(MOST_BID)),
    )
)
REVEALING = ("end", "draw")  # somebody learns a card by it


# Events


def whose_doing(moment: Moment) -> Seat | None:
    match moment.entry.kind:
        case "hosted":
            return moment.seat_of(moment.host)
        case "started":
            return moment.first
        case "opened" | "resized" | "invited" | "revoked" | "dealing" | "began":
            return None
    seat: Seat | None = moment.body["seat"]
    return seat


def facts_of(moment: Moment) -> Plain:
    """What everyone may know of an entry."""
    body = moment.body
    match moment.entry.kind:
        case "opened":
            return {"seed_hash": moment.seed_hash}
        case "promised":
            return {"promise": body["promise"]}
        case "dealing":
            return {"promises": [{"seat": seat, "promise": each} for seat, each in sorted(moment.promises.items())]}
        case "revealed":
            return {"share": body["share"]}
        case "began" if moment.closed is not None:
            return {"seed_hash": moment.seed_hash}
        case "sat":
            return {"name": body["sitter"]["name"]}
        case "stood":
            return {"name": moment.stood_up}
        case "resized":
            return {"seats": moment.seats}
        case "offered":
            return {"gladly": body["gladly"]}
        case "played":
            return {"actions": body["actions"], "by": body["by"]}
        case "said" | "unsaid":
            return {"signal": body["signal"]}
        case "chatted":
            return {"name": body["name"], "text": body["text"]}
        case "proposed" | "agreed":
            return {"what": moment.proposed}
        case "took-back":
            return {"actions_left": body["to"]}
        case "handed-over":
            return {"strength": body["strength"]}
        case "came-back":
            return {"turns": moment.turns_for[body["seat"]]}
        case "paced":
            return {"pace": body["pace"]}
        case "rematched":
            return {"to": body["to"]}
    return {}


def check_news(path: str, news: Sequence[Plain], moment: Moment, seat: Seat | None) -> None:
    """Cards laid and turned up are everyone's; who drew knows what."""
    if moment.entry.kind != "played":
        expect(path, news, [])
        return
    actor, actions = moment.body["seat"], moment.body["actions"]
    told = list(news)
    if moment.phase == "ended":
        last = told.pop()
        fields(f"{path}[-1]", last, "kind ending")
        expect(f"{path}[-1].kind", last["kind"], "ended")
        check_ending(f"{path}[-1].ending", last["ending"], moment)
    for number, (each, action, cards) in enumerate(zip(told, actions, moment.steps, strict=True)):
        here = f"{path}[{number}]"
        if isinstance(cards, Deck):
            turned = cards.cards[cards.drawn - 1] if action == "draw" else None
            expect(here, each, {"kind": "acted", "seat": actor, "action": action, "turned": turned})
        elif action == "end":
            drawn = list(cards.drawn) if seat == actor else {"hidden": len(cards.drawn)}
            expect(here, each, {"kind": "turn-ended", "seat": actor, "drawn": drawn, "next": each["next"]})
            among(f"{here}.next", each["next"], moment.places)
        else:
            name, pile = action.split(">")
            card = name if moment.game == "quick-and-easy" else int(name)
            expect(here, each, {"kind": "laid", "seat": actor, "card": card, "pile": pile})


# What everyone sees


def setting_of(moment: Moment) -> Plain:
    setting = moment.setting
    signals = () if setting["talk"] == "silent" else talk.signals(moment.game, setting["options"])
    return {
        **setting,
        "title": games.get(moment.game).title,
        "signals": list(map(str, signals)),
        "bots": list(bots.strengths(moment.game)),
        "resigning": games.get(moment.game).may_resign,
        "seed_hash": moment.seed_hash,
        "known": moment.known,
        "day": f"{moment.day['date']}/{moment.day['deal']}" if moment.day else None,
        "challenge": moment.challenge,
        "branch": branch_of(moment),
        "series": series_of(moment),
    }


def series_of(moment: Moment) -> list[int] | None:
    """Games won by those who sit here: what everybody saw at the tables before."""
    if not moment.series:
        return None
    won = {each["who"]: each["games"] for each in moment.series}
    return [won.get(sitter["person"] or sitter["name"], 0) if sitter else 0 for sitter in moment.sitters]


def branch_of(moment: Moment) -> Plain | None:
    """From where it goes on: how far the earlier game had come, and no card of it."""
    if moment.branch is None:
        return None
    return {**{name: moment.branch[name] for name in ("table", "turn")}, "actions": len(moment.branch["actions"])}


def seats_of(moment: Moment) -> list[Plain]:
    shown: list[Plain] = []
    for seat, sitter in enumerate(moment.sitters):
        if sitter is None:
            kept = moment.kept.get(seat)
            shown.append({"kind": "open", "name": kept["name"] if kept else None, "bot": None, "host": False})
            continue
        kind = "bot" if sitter["person"] is None else "program" if sitter["program"] else "person"
        host = sitter["person"] is not None and sitter["person"] == moment.host
        shown.append({"kind": kind, "name": sitter["name"], "bot": sitter["bot"], "host": host})
    if len(moment.places) > moment.seats:
        shown.append({"kind": "automatic", "name": "TEN", "bot": None, "host": False})
    return shown


def awaited_at(moment: Moment) -> list[Seat]:
    if moment.paused:
        return []
    if moment.phase == "starting":
        offered = {seat for seat, _ in moment.offers}
        return [seat for seat in range(moment.seats) if seat not in offered]
    return [] if moment.turn is None else [moment.turn]


def check_public(path: str, public: Plain, moment: Moment) -> None:
    names = "phase paused seats awaited deadline offers said proposed game result rematch"
    if moment.paused:
        names += " paused_by"
        expect(f"{path}.paused_by", public["paused_by"], moment.paused_by)
    if public["proposed"] and moment.proposed == "take-back":
        names += " taking_back"
        check_taking_back(f"{path}.taking_back", public["taking_back"], moment)
    if moment.hints:
        names += " hints"
        expect(f"{path}.hints", public["hints"], moment.hints)
    fields(path, public, f"{names} shares" if moment.phase == "waiting" else names)
    if moment.phase == "waiting":
        expect(f"{path}.shares", public["shares"], {"dealing": moment.closed is not None, "given": moment.shares})
    expect(f"{path}.phase", public["phase"], moment.phase)
    expect(f"{path}.paused", public["paused"], moment.paused)
    expect(f"{path}.seats", public["seats"], seats_of(moment))
    expect(f"{path}.awaited", public["awaited"], awaited_at(moment))
    expect(f"{path}.offers", public["offers"], [{"seat": seat, "gladly": gladly} for seat, gladly in moment.offers])
    expect(f"{path}.rematch", public["rematch"], moment.rematch)
    if public["deadline"] is not None:
        within(f"{path}.deadline", public["deadline"], SINCE, moment.entry.at + 1000 * moment.setting["clock"])
    for said in public["said"]:
        fields(f"{path}.said[]", said, "seat signal")
        among(f"{path}.said[]", (said["seat"], said["signal"]), moment.said)
    if (proposed := public["proposed"]) is not None:
        fields(f"{path}.proposed", proposed, "what by agreed")
        expect(f"{path}.proposed.what", proposed["what"], moment.proposed)
        for seat in (proposed["by"], *proposed["agreed"]):
            among(f"{path}.proposed", seat, range(moment.seats))
    if moment.phase == "ended":
        check_result(f"{path}.result", public["result"], moment)
    else:
        expect(f"{path}.result", public["result"], None)
    if moment.cards is None:
        expect(f"{path}.game", public["game"], None)
    elif isinstance(moment.cards, Deck):
        check_ten(f"{path}.game", public["game"], moment, moment.cards)
    else:
        check_piles(f"{path}.game", public["game"], moment, moment.cards)


def check_taking_back(path: str, told: Plain, moment: Moment) -> None:
    """What was played, and what lay there before: all have seen both."""
    fields(path, told, "action was seen")
    (_, action), *later = moment.actions[moment.proposed_to :]
    expect(f"{path}.action", told["action"], action)
    pile, was = action.partition(">")[2], None
    if pile and moment.game != "face-to-face":
        was = STARTS[moment.game][pile]
        for _, text in moment.actions[: moment.proposed_to]:
            card, _, on = text.partition(">")
            was = (card if moment.game == "quick-and-easy" else int(card)) if on == pile else was
    expect(f"{path}.was", told["was"], was)
    among(f"{path}.seen", told["seen"], (True, False))
    if not later and action not in REVEALING:
        among(f"{path}.seen", told["seen"], (False,))


def check_result(path: str, result: Plain, moment: Moment) -> None:
    if moment.resigned is not None:
        expect(path, result, {"resigned": moment.resigned, "winners": [1 - moment.resigned]})
    elif moment.state and moment.state.ending:
        fields(path, result, "ending")
        check_ending(f"{path}.ending", result["ending"], moment)
    else:
        expect(path, result, {"abandoned": True})


def check_ending(path: str, ending: Plain | None, moment: Moment) -> None:
    """How a game ended, and nothing of it before."""
    if not (moment.state and moment.state.ending):
        expect(path, ending, None)
        return
    assert ending is not None
    parts = dict(ending)
    among(f"{path}.reason", parts.pop("reason"), list(games.get(moment.game).reasons))
    if not RULE.fullmatch(parts.pop("rule")):
        raise Leak(f"{path}.rule names no rule")
    if isinstance(moment.cards, Cards) and moment.game != "face-to-face":
        expect(path, parts, {"won": not moment.cards.left, "left": moment.cards.left})
        return
    for winner in parts.pop("winners"):
        among(f"{path}.winners", winner, moment.places)
    if moment.game == "ten":
        for score in parts.pop("scores"):
            within(f"{path}.scores", score, 0, 1000)
        if moment.seats == 1:
            among(f"{path}.won", parts.pop("won"), (True, False))
            parts.pop("rank", None)
    expect(path, parts, {})


def check_piles(path: str, shown: Plain, moment: Moment, cards: Cards) -> None:
    duel = moment.game == "face-to-face"
    told = dict(shown)
    expect(f"{path}.turn", told.pop("turn"), moment.turn)
    check_ending(f"{path}.ending", told.pop("ending"), moment)
    if moment.setting["options"].get("on_fire"):
        expect(f"{path}.fire", told.pop("fire"), sorted(FIRE))
        for pile, ends in told.pop("burning").items():
            among(f"{path}.burning.{pile}", cards.tops[0][pile], FIRE)
            within(f"{path}.burning.{pile}", ends, 0, 2)
    draws = [{"hidden": len(draw)} for draw in cards.draws]
    laid = [list(in_order(moment.game, tuple(each))) for each in cards.laid]
    right: dict[str, Any] = {
        "game": moment.game,
        "piles": list(cards.tops) if duel else cards.tops[0],
        "hands": [{"hidden": len(hand)} for hand in cards.hands],
        "played": cards.played,
        "next": next_of(moment, cards),
        **({"excellent": excellent(moment)} if moment.game == "the-game" else {}),
        **({"draws": draws, "gave": cards.gave} if duel else {"draw": draws[0]}),
    }
    if moment.setting["tracker"]:
        right["laid"] = laid if duel else laid[0]
    expect(path, told, right)


def next_of(moment: Moment, cards: Cards) -> Seat | None:
    """The next seat clockwise that holds a card: how many somebody holds, everyone sees."""
    if moment.turn is None:
        return None
    seats = len(cards.hands)
    others = [(moment.turn + by) % seats for by in range(1, seats)]
    return next((seat for seat in others if cards.hands[seat] or moment.game == "face-to-face"), None)


def excellent(moment: Moment) -> bool:
    ending = moment.state.ending if moment.state else None
    return ending is not None and not ending.won and ending.left is not None and ending.left < 10


def check_ten(path: str, shown: Plain, moment: Moment, deck: Deck) -> None:
    """All that lies there was turned up before; of the deck, how many it has, and with a tracker which."""
    names = "game row numbers coins total market seats draw active turn phase auction owed ending"
    names += " bust_from out_of_sight in_deck points_with_row coins_with_row deck limit next to_buy"
    fields(path, shown, f"{names} still_to_come" if moment.setting["tracker"] else names)
    expect(f"{path}.game", shown["game"], "ten")
    if moment.setting["tracker"]:
        expect(f"{path}.still_to_come", shown["still_to_come"], deck.to_come)
    fields(f"{path}.in_deck", shown["in_deck"], "safe wild bust")
    expect(f"{path}.in_deck", sum(shown["in_deck"].values()), len(deck.to_come))
    expect(f"{path}.draw", shown["draw"], {"hidden": len(deck.cards) - deck.drawn})
    row = shown["row"]
    lying = [*row, *shown["market"]]
    numbers, coins = (sum(int(card[1]) for card in row if (card[0] == "$") == coin) for coin in (False, True))
    expect(path, [shown["numbers"], shown["coins"], shown["total"]], [numbers, coins, numbers - coins])
    for own in shown["seats"]:
        fields(f"{path}.seats[]", own, "coins busts cards points runs can_bid can_pay locked")
        for means in ("can_bid", "can_pay"):
            most = own["coins"] + 3 * own["busts"] + sum(card[0] in "BGOP" and card[1] != "#" for card in own["cards"])
            within(f"{path}.seats[].{means}", own[means], 0, most)
        for card in own["locked"]:
            among(f"{path}.seats[].locked", card, set(own["cards"]) & set(shown["market"]))
        within(f"{path}.seats[].points", own["points"], 0, MOST_POINTS)
        for run in own["runs"]:
            check_run(f"{path}.seats[].runs", run)
        within(f"{path}.seats[].coins", own["coins"], 0, 10)
        within(f"{path}.seats[].busts", own["busts"], 0, 129)
        lying += own["cards"]
    expect(f"{path}.turn", shown["turn"], moment.turn)
    among(f"{path}.active", shown["active"], moment.places)
    among(f"{path}.next", shown["next"], (None, *moment.places) if moment.turn is not None else (None,))
    within(f"{path}.coins_with_row", shown["coins_with_row"], 0, 10)
    expect(f"{path}.limit", shown["limit"], moment.setting["options"].get("limit", 4) if moment.seats == 1 else None)
    expect(f"{path}.deck", shown["deck"], deck_name(moment.setting["options"].get("deck", "reconstructed")))
    among(f"{path}.phase", shown["phase"], PHASES_OF_TEN)
    if (auction := shown["auction"]) is not None:
        fields(f"{path}.auction", auction, "wild bid by to_bid points order")
        expect(f"{path}.auction.order", sorted(auction["order"]), list(moment.places))
        for points in auction["points"]:
            within(f"{path}.auction.points", points, 0, MOST_POINTS)
        lying.append(auction["wild"])
        within(f"{path}.auction.bid", auction["bid"], 0, MOST_BID)
        for seat in (auction["by"], *auction["to_bid"]):
            among(f"{path}.auction", seat, (None, *moment.places))
    if (owed := shown["owed"]) is not None:
        fields(f"{path}.owed", owed, "price paid for in")
        lying.append(owed["for"])
        within(f"{path}.owed.price", owed["price"], 1, MOST_BID)
        within(f"{path}.owed.paid", owed["paid"], 0, MOST_BID)
        among(f"{path}.owed.in", owed["in"], PHASES_OF_TEN)
    check_ending(f"{path}.ending", shown["ending"], moment)
    if strange := Counter(lying) - deck.turned:
        raise Leak(f"{path} has {', '.join(strange)}, which nobody has turned up")
    # What can be worked out tells nothing of the deck's order: it follows from what lies there.
    fields(f"{path}.out_of_sight", shown["out_of_sight"], "safe wild bust")
    unseen = Counter(deck.cards) - Counter(lying)
    expect(f"{path}.out_of_sight", sum(shown["out_of_sight"].values()), unseen.total())
    within(f"{path}.points_with_row", shown["points_with_row"], 0, MOST_POINTS)
    for seat in shown["to_buy"]:
        within(f"{path}.to_buy", seat, 0, len(shown["seats"]) - 1)
    fields(f"{path}.bust_from", shown["bust_from"], "number coin")
    among(f"{path}.bust_from.number", shown["bust_from"]["number"], (None, *range(1, 10)))
    among(f"{path}.bust_from.coin", shown["bust_from"]["coin"], (None, *range(1, 6)))


def deck_name(deck: Any) -> str:
    return str(deck["name"] if isinstance(deck, dict) else deck)


def check_run(path: str, run: Plain | None) -> None:
    if run is None:
        return
    fields(path, run, "from to wilds points")
    within(f"{path}.points", run["points"], 1, 10)
    within(f"{path}.from", run["from"], 1, 9)
    within(f"{path}.to", run["to"], run["from"], 9)
    for number in run["wilds"]:
        within(f"{path}.wilds", number, run["from"], run["to"])


# What one seat sees


def check_you(path: str, you: Plain | None, moment: Moment, seat: Seat | None) -> None:
    if seat is None:
        expect(path, you, None)
        return
    assert you is not None
    back = " takes_back" if you.get("takes_back") is True else ""  # by who played what, which all have seen
    fields(path, you, f"seat hand actions turn{' hint' if may_ask(moment, seat) else ''}{back}")
    expect(f"{path}.seat", you["seat"], seat)
    hand = list(moment.cards.hands[seat]) if isinstance(moment.cards, Cards) else None
    expect(f"{path}.hand", you["hand"], hand)
    if moment.turn != seat or moment.paused:
        expect(f"{path}.actions", you["actions"], [])
        expect(f"{path}.turn", you["turn"], None)
    else:
        check_turn(f"{path}.turn", you["turn"], moment, seat)
    check_actions(f"{path}.actions", you["actions"], moment, seat)


def may_ask(moment: Moment, seat: Seat) -> bool:
    """Whether the seat may ask for hints: on turn, alone with bots, and not while others play the same cards."""
    if (moment.day or moment.challenge) and not moment.known:
        return False
    own, *_ = (moment.sitters[seat] or {},)
    others = (who for place, who in enumerate(moment.sitters) if place != seat)
    alone = all(who and who.get("bot") and not who.get("person") for who in others)
    person = bool(own.get("person")) and not own.get("program") and not own.get("bot")
    return moment.turn == seat and not moment.paused and person and alone


def check_hint(frame: Plain, moment: Moment, seat: Seat | None) -> None:
    """What is advised is done with the own cards, and speaks of what was said aloud."""
    fields("", frame, "type id seq hint")
    assert seat is not None
    told = frame["hint"]
    fields("hint", told, "best next back steps heeded exact risk runs")
    if not isinstance(moment.cards, Deck):
        expect("hint.risk and runs", (told["risk"], told["runs"]), (None, None))  # TEN alone has them
    for name in ("best", "next"):
        if told[name] is not None:
            fields(f"hint.{name}", told[name], "actions chance points room")
            check_actions(
                f"hint.{name}.actions", [each for each in told[name]["actions"] if each != "end"], moment, seat
            )
    for each in told["heeded"]:
        fields("hint.heeded[]", each, "seat signal")


def check_actions(path: str, actions: Sequence[str], moment: Moment, seat: Seat) -> None:
    """What may be done is done with the own cards."""
    if isinstance(moment.cards, Deck):
        for action in actions:
            what, _, card = action.partition(":")
            if action not in BARE_ACTIONS_OF_TEN and not (what in {"buy", "pay"} and card in moment.cards.turned):
                raise Leak(f"{path} may not have {action}")
    elif actions:
        assert moment.cards is not None
        own = {f"{card}>{pile}" for card in moment.cards.hands[seat] for pile in PILES[moment.game]}
        if strange := set(actions) - own - {"end"}:
            raise Leak(f"{path} may not have {', '.join(sorted(strange))}")


def check_turn(path: str, turn: Plain, moment: Moment, seat: Seat, laid: int = 0) -> None:
    """What a turn asks and brings, with so many more cards laid, follows from what lies in sight and the own hand."""
    cards = moment.cards
    expect(f"{path}.game", turn["game"], moment.game)
    if isinstance(cards, Deck):
        fields(path, turn, "game bids payments suggested purchases")
        check_payments(path, turn)
        return
    assert cards is not None
    more = {"quick-and-easy": " may", "face-to-face": " gifts"}.get(moment.game, "")
    fields(path, turn, f"game owes draws ending{more}")
    within(f"{path}.owes", turn["owes"], 0, 3)
    within(f"{path}.may", turn.get("may", 0), 0, 2)
    within(f"{path}.gifts", turn.get("gifts", 0), 0, 1)
    draw = cards.draws[seat if moment.game == "face-to-face" else 0]
    within(f"{path}.draws", turn["draws"], 0, min(len(draw), 8))
    others = [hand for other, hand in enumerate(cards.hands) if other != seat]
    if (ending := turn["ending"]) is None:
        return
    match ending["reason"]:
        case "burnt":
            if not set(cards.tops[0].values()) & set(FIRE):
                raise Leak(f"{path}.ending: nothing burns")
        case "single-card":
            expect(f"{path}.ending: the opponent's cards", [len(others[0]), len(cards.draws[1 - seat])], [1, 0])
        case "stuck":
            expect(f"{path}.ending: all others' cards", [*map(len, others), len(draw)], [0] * (len(others) + 1))
        case other:
            raise Leak(f"{path}.ending may not be {other}")
    right = {"won": False, "left": cards.left - laid} if moment.game != "face-to-face" else {"winners": [seat]}
    expect(f"{path}.ending", ending, {"reason": ending["reason"], "rule": ending["rule"], **right})


def check_payments(path: str, turn: Plain) -> None:
    if turn["bids"] is not None:
        fields(f"{path}.bids", turn["bids"], "least most points")
        for points in turn["bids"]["points"]:
            within(f"{path}.bids.points", points, 0, MOST_POINTS)
        within(f"{path}.bids", turn["bids"]["least"], 1, turn["bids"]["most"])
        within(f"{path}.bids", turn["bids"]["most"], 1, MOST_BID)
    for payment in turn["payments"]:
        fields(f"{path}.payments[]", payment, "action worth lost last")
        within(f"{path}.payments[].worth", payment["worth"], 1, 3)
        within(f"{path}.payments[].lost", payment["lost"], 0, 2)
        among(f"{path}.payments[].last", payment["last"], (True, False))
    if turn["suggested"] is not None:
        fields(f"{path}.suggested", turn["suggested"], "actions lost points")
        within(f"{path}.suggested.points", turn["suggested"]["points"], 0, MOST_POINTS)
        within(f"{path}.suggested.lost", turn["suggested"]["lost"], 0, 2)
        for action in turn["suggested"]["actions"]:
            among(f"{path}.suggested", action, {payment["action"] for payment in turn["payments"]})
    for purchase in turn["purchases"]:
        fields(f"{path}.purchases[]", purchase, "card points")
        within(f"{path}.purchases[].points", purchase["points"], 0, MOST_POINTS)


# Answers


def check_plan(frame: Plain, wish: Plain, moment: Moment | None, seat: Seat | None) -> None:
    """What the rules say to plays with the own cards, and not one card further."""
    fields("", frame, "type id actions unknown ends refused at turn ahead")
    assert moment is not None
    assert seat is not None
    right = planned(moment, seat, wish["actions"])
    if right["at"] is not None:
        fields("refused", frame["refused"], "key sentence rule facts")
        check_refusal("refused.", frame["refused"], wish, moment)
    else:
        expect("refused", frame["refused"], None)
    expect("a plan", {name: frame[name] for name in right}, right)
    if frame["turn"] is not None:
        check_turn("turn", frame["turn"], moment, seat, len(wish["actions"]))
    check_actions("actions", frame["actions"], moment, seat)


def planned(moment: Moment, seat: Seat, actions: Sequence[str]) -> dict[str, Any]:
    state, game = moment.state, games.get(moment.game)
    nothing: dict[str, Any] = {"actions": [], "unknown": False, "ends": None, "at": None, "ahead": False}
    assert state is not None
    if (moment.turn != seat or moment.paused) and moment.game != "ten":
        return planned_ahead(state.view(seat), [game.action(text) for text in actions], {**nothing, "ahead": True})
    for number, text in enumerate(actions):
        action = game.action(text)
        if state.refusal(action):
            return {**nothing, "at": number}
        if text in REVEALING:
            return {**nothing, "unknown": True}
        state = state.play(action)
        if state.ending:
            return {**nothing, "ends": record.plain(state.ending)}
        if state.turn != seat:
            return nothing
    return {**nothing, "actions": list(map(str, state.actions()))}


def planned_ahead(view: Any, actions: Sequence[Action], nothing: dict[str, Any]) -> dict[str, Any]:
    """By what the seat sees, and nothing else."""
    view = view.ahead()
    for number, action in enumerate(actions):
        if view.refusal(action):
            return {**nothing, "at": number}
        if action == END:
            return {**nothing, "unknown": True}
        view = view.laying(action)
    return {**nothing, "actions": list(map(str, view.actions()))}


def check_refusal(path: str, refused: Plain, wish: Plain, moment: Moment | None) -> None:
    """A refusal says back what was wished, and tells what lies in sight."""
    key, facts = refused["key"], refused["facts"]
    if not KEY.fullmatch(key) or not (refused["rule"] is None or RULE.fullmatch(refused["rule"])):
        raise Leak(f"{path}key is no key, or the rule no rule")
    known = (*facts.values(), wish, len(wish.get("text", "")), len(wish.get("actions", "")))
    check_sentence(f"{path}sentence", refused["sentence"], key, known)
    for name, fact in facts.items():
        here = f"{path}facts.{name}"
        match name:
            case "place":
                among(here, fact, ("game", "seats", "options", "talk", "watch", "listed", "tracker", "clock", "pace"))
            case "words":
                for word in fact.split("\n"):
                    among(here, word, " ".join(wish["text"].split()))
            case "most":
                among(here, fact, (20, 40, 300))  # invitations; letters of a deck's name, of a message
            case "seconds" | "sitting":
                within(here, fact, 0, 60)
            case "where" | "counted" | "right" | "copies" | "called" | "line" | "written":
                among("the wish for a deck", wish["type"], ("open",))  # counted out of the reader's own deck
            case _:
                if moment is None:
                    raise Leak(f"{here} is told to somebody who is nowhere")
                check_fact(path, name, facts, wish, moment)


def check_fact(path: str, name: str, facts: Plain, wish: Plain, moment: Moment) -> None:
    path, fact = f"{path}facts.{name}", facts[name]
    named = {
        action.partition(">")[0].partition(":")[2] or action.partition(">")[0] for action in wish.get("actions", ())
    }
    cards = moment.cards
    match name:
        case "card" | "wild" | "only":
            turned = cards.turned if isinstance(cards, Deck) else ()
            if str(fact).partition(":")[2] not in turned and fact not in BARE_ACTIONS_OF_TEN:
                among(path, str(fact), {*named, *turned})
        case "top":
            assert isinstance(cards, Cards)
            among(path, str(fact), {*named, *(str(top) for tops in cards.tops for top in tops.values())})
        case "back":
            among(path, fact, (facts["top"] - 10, facts["top"] + 10))
        case "pile" | "about":
            among(path, fact, (*PILES[moment.game], *"RBGYP"))
        case "minimum" | "played" | "owed" | "least" | "means" | "price":
            within(path, fact, 0, MOST_BID)
        case "seat":
            among(path, fact, moment.places)
        case "name":
            among(path, fact, [who["name"] for who in moment.sitters if who])
        case "table":
            expect(path, fact, moment.rematch)
        case _:
            raise Leak(f"{path}: nobody knows what that is")
