"""OpenSpiel: every game as a Python game with chance nodes. `import tenback.envs.spiel` registers them with pyspiel.

`pyspiel.load_game("tenback_the_game(players=3,expert=True)")`. A card is chosen by chance when it is drawn, not before:
a state knows no more than the table does, and where no hand is hidden a search that sees the state does not cheat.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.envs.extra import missing

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error) from None

from tenback import games
from tenback.core import Action, Chance, Event, Hidden, Seat, State
from tenback.core.hands import TurnEnded
from tenback.envs.adapter import EnvError, Face, get
from tenback.games import ten

__all__ = ["SpielGame", "SpielObserver", "SpielState"]

Type = pyspiel.GameType
OWN = "hand"  # the part of an observation that nobody else knows


class Setting:
    """What is played. It never changes, so that copies of a state share it."""

    def __init__(self, slug: str, seats: int, options: dict[str, Any]) -> None:
        self.face: Face = get(slug)
        self.seats = seats
        self.options = options
        self.by_lot = seats > 1 and games.get(slug).starter_agreed is None  # who starts
        self.kinds = tuple(
            card if type(card) is int else str(card) for card in self.face.cards
        )  # as a position has them
        self.numbers = {kind: number for number, kind in enumerate(self.kinds)}

    def __deepcopy__(self, memo: object) -> "Setting":
        return self

    def position(self, first: Seat | None) -> dict[str, Any]:
        """Some deal; which cards lie where is still to be decided."""
        return self.face.game.deal(self.seats, Chance("any"), first=first, **self.options).position()


class Past(NamedTuple):
    """What has come to pass. It never changes either."""

    state: State | None  # none while the hands are dealt
    heard: tuple[tuple[str, ...], ...]  # by seat, since the start

    def __deepcopy__(self, memo: object) -> "Past":
        return self

    def told(self, *texts: str) -> "Past":
        """A text more for each seat; an empty one is not heard."""
        heard = [(*before, text) if text else before for before, text in zip(self.heard, texts, strict=True)]
        return Past(self.state, tuple(heard))


class SpielState(pyspiel.State):  # type: ignore[misc] # pyspiel has no types
    """A state of OpenSpiel around one of the rules engine."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self._setting = game.setting
        self._past = Past(None, ((),) * self._setting.seats)
        self._first: Seat | None = None
        self._position: dict[str, Any] = {}  # the state in which chance is about to decide
        self._waiting: Action | None = None  # the action that needs cards, if it is not the deal
        self._whose: list[Seat] = []  # who gets the cards that chance still has to choose
        self._chosen: list[Any] = []
        if not self._setting.by_lot:
            self._deal()

    # Whose move it is

    def current_player(self) -> int:
        if self._past.state is None or self._whose:
            chance: int = pyspiel.PlayerId.CHANCE
            return chance
        turn = self._past.state.turn
        return int(pyspiel.PlayerId.TERMINAL) if turn is None else turn

    def is_terminal(self) -> bool:
        return self._past.state is not None and self._past.state.turn is None

    def returns(self) -> list[float]:
        setting = self._setting
        if self._past.state is None or self._past.state.ending is None:
            return [0.0] * setting.seats
        return list(setting.face.returns(self._past.state.ending, setting.seats))

    def _legal_actions(self, player: int) -> list[int]:
        assert self._past.state is not None  # pyspiel asks for the player on turn
        assert player == self._past.state.turn
        return self._setting.face.numbers(self._past.state.actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The starter by lot; then each kind of card that is left, by its copies."""
        if not self._whose:
            seats = self._setting.seats
            return [(seat, 1 / seats) for seat in range(seats)]
        left = Counter(self._stock(self._whose[0]))
        left.subtract(self._chosen)
        numbers = self._setting.numbers
        total = left.total()
        return sorted((numbers[card], copies / total) for card, copies in left.items() if copies)

    # Moves

    def _apply_action(self, action: int) -> None:
        if self._past.state is None and not self._whose:
            self._first = action
            self._past = self._past.told(*[f"first:{action}"] * self._setting.seats)
            self._deal()
        elif self._whose:
            self._chosen.append(self._setting.kinds[action])
            seat = self._whose.pop(0)
            if self._waiting is None:
                dealt = f"dealt:{self._chosen[-1]}"
                self._past = self._past.told(*(dealt if seat == other else "" for other in range(self._setting.seats)))
                self._position["hands"][seat].append(self._chosen[-1])
            if not self._whose or (self._waiting is None and self._whose[0] != seat):
                self._settle(seat)
        else:
            self._play(self._setting.face.action(action))

    def _deal(self) -> None:
        """The hands are to be dealt, seat by seat; where nobody has one, there is nothing to wait for."""
        self._position = self._setting.position(self._first)
        hands = self._position.get("hands", [])
        for seat, hand in enumerate(hands):
            self._stock(seat).extend(hand)
            self._whose += [seat] * len(hand)
            hand.clear()
        if not self._whose:
            self._commit(self._setting.face.game.position(self._position))

    def _play(self, action: Action) -> None:
        """Play it, unless chance must first choose the cards that it turns up."""
        state = self._past.state
        assert state is not None
        assert state.turn is not None
        after = state.play(action)
        wanted = sum(map(cards_drawn, state.news(action, state.turn, after)))
        if wanted:
            self._position = state.position()
            if wanted < len(self._stock(state.turn)):  # else all that is left is drawn, in whatever order
                self._waiting = action
                self._whose = [state.turn] * wanted
                return
        self._tell_and_commit(state, action, after)

    def _settle(self, seat: Seat) -> None:
        """What chance has chosen comes first in the draw pile, or has left it with the deal."""
        stock = self._stock(seat)
        for card in self._chosen:
            stock.remove(card)
        waiting, chosen = self._waiting, self._chosen
        self._waiting, self._chosen = None, []
        if waiting is None:
            if not self._whose:
                self._commit(self._setting.face.game.position(self._position))
            return
        stock[:0] = chosen
        state = self._setting.face.game.position(self._position)
        self._tell_and_commit(state, waiting, state.play(waiting))

    def _tell_and_commit(self, state: State, action: Action, after: State) -> None:
        heard = f"{state.turn}:{action}"
        self._past = self._past.told(
            *(heard + "".join(map(told, state.news(action, seat, after))) for seat in range(self._setting.seats))
        )
        self._commit(after)

    def _commit(self, state: State) -> None:
        self._past = self._past._replace(state=state)
        self._position = {}
        if state.turn is not None and state.turn >= self._setting.seats:  # solo TEN has no choice (T23)
            self._play(state.actions()[0])

    def _stock(self, seat: Seat) -> list[Any]:
        """The cards that the seat draws from, in the position that chance decides."""
        position = self._position
        found: list[Any] = position["draw"] if "draw" in position else position["draws"][seat]
        return found

    # Words

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            if self._past.state is None and not self._whose:
                return f"first:{action}"
            return f"card:{self._setting.kinds[action]}"
        return self._setting.face.texts[action]

    def __str__(self) -> str:
        """All there is: for people, not for players."""
        if self._past.state is None:
            return f"dealing; starts {self._first}; {self._position.get('hands', [])}"
        return f"{self._past.state.position()}; chosen {self._chosen}"

    # What a player may know

    def heard(self, player: Seat) -> str:
        """All that the seat has heard since the start: it forgets nothing."""
        return " ".join((f"seat:{player}", *self._past.heard[player]))

    def observed(self, player: Seat) -> NDArray[np.int16] | None:
        """What the seat sees; nothing yet while cards are dealt."""
        return None if self._past.state is None else self._setting.face.observation(self._past.state.view(player))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state that the seat could not tell from this one: the same past, but the cards that others have drawn
        and not laid are others of those that the seat has not seen. `sampler`: numbers from 0 to 1.
        """
        moved = [moves(*hidden, sampler) for hidden in self._hidden_from(player)]
        again: SpielState = self.get_game().new_initial_state()
        for step in self.full_history():
            action = step.action
            if step.player == pyspiel.PlayerId.CHANCE and again._whose:
                seat = again._whose[0]
                card = self._setting.kinds[action]
                action = self._setting.numbers[moved[seat % len(moved)].get(card, card)]
            again.apply_action(action)
        return again

    def _hidden_from(self, player: Seat) -> list[tuple[list[Any], list[Any]]]:
        """By deck: the cards in others' hands, and those that lie in the draw pile."""
        assert self._past.state is not None  # nobody searches while cards are dealt
        position = self._past.state.position()
        hands = position.get("hands", [])
        if "draws" in position:  # a deck each; what comes to oneself is still to be chosen
            return [([] if deck == player else hands[deck], draw) for deck, draw in enumerate(position["draws"])]
        return [([card for seat, hand in enumerate(hands) if seat != player for card in hand], position["draw"])]


def moves(held: Sequence[Any], draw: Sequence[Any], sampler: Callable[[], float]) -> dict[Any, Any]:
    """Which unseen card is in the place of which; without hands to hide, none is moved."""
    if not held:
        return {}
    unseen = [*held, *draw]
    order = sorted(unseen, key=lambda _: sampler())
    return dict(zip(unseen, order, strict=True))


def cards_drawn(event: Event) -> int:
    """How many cards it took off a draw pile."""
    match event:
        case TurnEnded(_, drawn, _):
            return len(drawn)
        case ten.Acted(_, _, turned):
            return 0 if turned is None else 1
    return 0


def told(event: Event) -> str:
    """What an event adds to the action that made it, as one seat heard it."""
    match event:
        case TurnEnded(_, drawn, _):
            return f"+{drawn.count}" if isinstance(drawn, Hidden) else "".join(f"+({card})" for card in drawn)
        case ten.Acted(_, _, turned) if turned is not None:
            return f"={turned}"
    return ""


class SpielObserver:
    """A seat's observation as a tensor, laid out as everywhere else, and as text; with perfect recall, text only.

    Of the public or of the own part alone, the other one is left empty. What is public is told as seat 0 sees it.
    """

    def __init__(self, layout: Any, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise EnvError(f"Observations take no parameters, not {params}.")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise EnvError("An observation is what one seat may know, and never what all know together.")
        self._own, self._public = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER, kind.public_info
        if kind.perfect_recall and not (self._own and self._public):
            raise EnvError("All that was heard since the start is told whole: public and the seat's own.")
        self._layout, self._recalls = layout, kind.perfect_recall
        self.tensor = None if self._recalls else np.zeros(layout.size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self.tensor is not None:
            for part in layout.parts:
                start = layout.starts[part.name]
                self.dict[part.name] = self.tensor[start : start + len(part.places)]

    def set_from(self, state: SpielState, player: int) -> None:
        assert self.tensor is not None  # perfect recall has no tensor
        observed = self._observed(state, player)
        self.tensor[:] = 0 if observed is None else observed

    def string_from(self, state: SpielState, player: int) -> str:
        if self._recalls:
            return state.heard(player)
        observed = self._observed(state, player)
        return "the cards are dealt" if observed is None else str(self._layout.told(observed))

    def _observed(self, state: SpielState, player: Seat) -> NDArray[np.int16] | None:
        """As much of what the seat sees as is asked for."""
        observed = state.observed(player if self._own else 0)
        if observed is None or (self._own and self._public):
            return observed
        shown = observed.copy()
        for part in self._layout.parts:
            if (part.name == OWN) != self._own:
                start = self._layout.starts[part.name]
                shown[start : start + len(part.places)] = 0
        return shown


class SpielGame(pyspiel.Game):  # type: ignore[misc] # pyspiel has no types
    """A game of the shelf for so many players, with its options as parameters."""

    slug = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**defaults(self.slug), **(params or {})}
        seats = given["players"]
        options = {
            option.name: given[option.name]
            for option in games.get(self.slug).options
            if given[option.name] != option.default
        }
        self.setting = Setting(self.slug, seats, options)
        self.setting.position(None)  # bad input is refused here
        face = self.setting.face
        against = not games.get(self.slug).together and seats > 1
        super().__init__(
            game_type(self.slug, seats),
            pyspiel.GameInfo(
                num_distinct_actions=len(face.texts),
                max_chance_outcomes=max(len(face.cards), seats),
                num_players=seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0 if against else None,
                max_game_length=face.most_actions,
            ),
            given,
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SpielObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.setting.face.layout, kind, params)


def defaults(slug: str) -> dict[str, Any]:
    """The parameters, with the fewest players."""
    game = games.get(slug)
    return {"players": game.seats[0], **{option.name: option.default for option in game.options}}


def game_type(slug: str, seats: int) -> Any:
    game = games.get(slug)
    hidden = game.hides_hands and seats > 1
    utility = Type.Utility.IDENTICAL if game.together else Type.Utility.ZERO_SUM
    return Type(
        short_name=f"tenback_{game.module}",
        long_name=game.title,
        dynamics=Type.Dynamics.SEQUENTIAL,
        chance_mode=Type.ChanceMode.EXPLICIT_STOCHASTIC,
        information=Type.Information.IMPERFECT_INFORMATION if hidden else Type.Information.PERFECT_INFORMATION,
        utility=Type.Utility.GENERAL_SUM if seats == 1 else utility,
        reward_model=Type.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,  # it would need the longest game's room
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(slug),
    )


for _game in games.shelf():
    pyspiel.register_game(
        game_type(_game.slug, _game.seats[-1]), type(f"Spiel_{_game.slug}", (SpielGame,), {"slug": _game.slug})
    )
