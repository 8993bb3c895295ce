"""A game in the terminal, line by line: alone, or with the keyboard passed on. Hidden hands stay hidden."""

import shlex
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress

from tenback import games, record, talk
from tenback.cli import notation, pages, seen
from tenback.cli.console import NobodyReads, ask, attended, clear, say, say_all
from tenback.cli.saving import Kept
from tenback.cli.untold import Story
from tenback.cli.words import words_of
from tenback.core import Action, Ended, Event, Game, NotAnAction, Refused, Seat, State, TenbackError
from tenback.core.hands import Laid

__all__ = ["Evening", "agreed"]

UNFINISHED = 1  # the exit code of a game that was left
HELP = """\
  moves        all that you may do now
  table        the table again
  rules        {rules}
  say SIGNAL   {talk}
  quit         leave; {kept}"""


class Quit(Exception):
    """The player leaves the table."""


class Evening:
    """One game at this keyboard, kept in a file after every action if there is one."""

    def __init__(self, begun: record.Record, kept: Kept | None) -> None:
        self.record = begun
        self.kept = kept
        self.game: Game = games.get(begun.game, rules=begun.rules)
        self.story = Story(begun)
        self.names = self.story.names
        self.turn_begins = True
        self.at_the_keyboard: Seat | None = None
        self.shown: list[str] = []  # the table as it was last on the screen
        self.warned: Action | None = None  # the action that would end the game, once that has been said

    @property
    def state(self) -> State:
        return self.record.state

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            self.open()
            while (seat := self.state.turn) is not None:
                if self.turn_begins:
                    self.begin_turn(seat)
                if seat < len(self.record.seats):
                    self.show(seat)
                    self.listen(seat)
                else:  # T23: TEN has exactly one action
                    self.do(self.state.actions()[0])
            self.close()
        except (Quit, KeyboardInterrupt):
            self.leave("You left the table.")
        except EOFError:
            self.leave("The input ended before the game did.")
        except NobodyReads:
            sys.exit(UNFINISHED)

    # Coming and going

    def open(self) -> None:
        if self.story.secret and attended():
            clear()  # an evening that was broken off may have left a hand there
        options = "".join(f"; {name} {value}" for name, value in agreed(self.record))
        say(f"{self.game.title}, {'alone' if self.story.alone else f'{len(self.record.seats)} players'}{options}")
        if self.state.ending:
            say("This game has ended.")
            return
        if self.record.actions or self.record.signals:
            self.story.recall(self.record)
            say(f"It goes on after {len(self.record.actions)} actions. Type ? for help.")
        else:
            if about := pages.about(self.game):
                say(about, hang=0)
            say(f"{words_of(self.game).HOW} Type ? for help.", hang=0)
        say(f"The deal is fixed by a seed; its SHA-256 begins {self.record.seed_hash[:16]}.")

    def close(self) -> None:
        """The last words: how everything lies, what was hidden, how it ended and what the deal came from."""
        if self.at_the_keyboard is not None:
            self.tell(self.at_the_keyboard)
        people = self.story.people(self.story.everybody)
        say_all(["", *seen.table(self.state.view(people.you), people)])
        if self.story.secret:
            say_all(words_of(self.game).open_hands(self.state, people))
        say(self.story.ending(self.record))
        say(f"The seed was {self.record.seed}, as its SHA-256 proves: {self.record.seed_hash}")
        if again := same_deal(self.record):
            say(f"Play this deal again with: {again}")
        if self.kept is not None:
            say(f"{self.honestly(self.kept)}Look back with: tenback replay {shlex.quote(str(self.kept.file))}")

    def leave(self, why: str) -> None:
        with suppress(NobodyReads):
            if self.story.secret and attended():
                clear()
            say(f"\n{why}")
            if self.kept is None:
                say("The game is not kept; --save FILE keeps the next one.")
            else:
                say(f"{self.honestly(self.kept)}Go on with: tenback play --resume {shlex.quote(str(self.kept.file))}")
        sys.exit(UNFINISHED)

    def honestly(self, kept: Kept) -> str:
        if not kept.trouble:
            return ""
        return f"{kept.file} could not be written to the end and holds the first {kept.actions} actions. "

    # Whose turn it is

    def begin_turn(self, seat: Seat) -> None:
        """Nobody sees the next player's hand, or anything that the last one left on the screen."""
        if self.at_the_keyboard is not None:
            self.tell(self.at_the_keyboard)
        if self.story.secret and attended() and seat != self.at_the_keyboard:
            if self.at_the_keyboard is not None:
                self.wait(f"{self.names[self.at_the_keyboard]}, that was your turn. Press Enter to hide it.")
                clear()
            say("\n".join(["", *seen.table(self.state.view(None), self.story.people(None))]))
            self.wait(f"{self.names[seat]}, it is your turn. Press Enter when only you look.")
        self.at_the_keyboard = seat
        self.turn_begins = False
        self.shown = []
        say(f"\n--- {'Your turn' if self.story.alone and seat == 0 else self.names[seat]} ---")

    def wait(self, prompt: str) -> None:
        if ask(f"{prompt} ", afresh=True).lower() in ("quit", "exit", "q"):
            raise Quit

    def show(self, seat: Seat, *, whole: bool = False) -> None:
        """What happened since, and of the table what has changed."""
        self.tell(seat)
        viewer = self.story.viewer(seat)
        table = seen.table(self.state.view(viewer), self.story.people(viewer))
        say_all(line for line in table if whole or line not in self.shown)
        self.shown = table

    def tell(self, seat: Seat) -> None:
        """What the seat has not heard yet."""
        say_all(self.story.heard(self.story.viewer(seat)))

    def listen(self, seat: Seat) -> None:
        """One line of the player on turn."""
        people = self.story.people(self.story.viewer(seat))
        say(seen.wanted(self.state, seat, people))
        line = ask("> " if self.story.alone else f"{self.names[seat]}> ")
        word, _, rest = line.partition(" ")
        match word.lower():
            case "":
                self.do_the_only_thing()
            case "?" | "help":
                say(f"{words_of(self.game).HOW} Several in a line are done one after the other.", hang=0)
                say(self.help(), hang=15)
            case "moves":
                say("\n".join(seen.moves(self.state.view(seat), seat, people)))
            case "table":
                self.show(seat, whole=True)
            case "rules":
                self.rules(rest.strip())
            case "say":
                self.signal(seat, " ".join(rest.split()))
            case "quit" | "exit" | "q":
                raise Quit
            case _:
                self.try_line(seat, line)

    # What is done

    def do_the_only_thing(self) -> None:
        if len(self.state.actions()) == 1:
            self.do(self.state.actions()[0])

    def try_line(self, seat: Seat, line: str) -> None:
        """One action after the other; after a refusal the rest of the line is left undone."""
        try:
            actions = notation.read(self.game, line)
        except NotAnAction as error:
            say(str(error))
            return
        for place, action in enumerate(actions):
            undone = ", ".join(map(str, actions[place:]))
            if self.state.turn != seat:
                self.tell(seat)
                say(f"Skipped: {undone}")
                return
            try:
                if attended() and action != self.warned and loses(self.state.news(action, seat), seat):
                    self.warned = action
                    self.tell(seat)
                    say(f"After {action} you could not lay as many cards as the turn asks for: the game would be lost.")
                    say(f"To lay it all the same, type it again. Not done: {undone}")
                    return
                self.do(action)
            except Refused as refused:
                self.tell(seat)
                say(f"{refused}" if undone == str(action) else f"{refused} Not done: {undone}")
                return

    def do(self, action: Action) -> None:
        before = self.state
        self.record = self.record.played(action)
        self.story.happens(before, action)
        self.warned = None
        self.turn_begins |= seen.new_turn(before, action, self.state)
        if self.kept is not None:
            self.kept.keep(self.record)

    def signal(self, seat: Seat, text: str) -> None:
        """A signal counts however it is capitalised."""
        known = {str(signal).lower(): signal for signal in talk.signals(self.game.slug, self.record.options)}
        try:
            signal = known.get(text.lower()) or talk.read(self.game.slug, self.record.options, text)
            self.record = self.record.said(seat, signal)
        except TenbackError as error:
            say(str(error))
            return
        self.story.is_said(self.record.signals[-1])
        if self.kept is not None:
            self.kept.keep(self.record)

    # What is asked

    def rules(self, name: str) -> None:
        try:
            pages.show(pages.rule(self.game, name) if name else pages.in_a_minute(self.game))
        except TenbackError as error:
            say(str(error))

    def help(self) -> str:
        signals = list(map(str, talk.signals(self.game.slug, self.record.options)))
        words = ", ".join(dict.fromkeys(signal.split()[0] for signal in signals))
        one = [f"one of them with rules {option.rule}" for option in self.game.options[:1]]
        return HELP.format(
            rules="; ".join(["the rules in a minute", *one]),
            talk=f"{words}; as in say {signals[0]}" if signals else "no signals in this game; talk as you like",
            kept="the game is not kept" if self.kept is None else f"the game is kept in {self.kept.file}",
        )


def agreed(told: record.Record) -> Iterator[tuple[str, str]]:
    """The options that were chosen; a deck of one's own by its name."""
    for name, value in told.options.items():
        yield name, {True: "on", False: "off"}[value] if isinstance(value, bool) else _plain(value)


def _plain(value: object) -> str:
    return str(value["name"] if isinstance(value, Mapping) else value)


def same_deal(told: record.Record) -> str:
    """The command that deals these cards again; empty where there is none, as with a deck of one's own or old rules."""
    options = {name: str(value).lower() for name, value in told.options.items() if not isinstance(value, Mapping)}
    if len(options) < len(told.options) or told.rules != games.get(told.game).rules:
        return ""
    if not f"{told.seed}".isprintable():
        return ""
    return shlex.join(
        [
            *("tenback", "play", told.game, f"--seats={len(told.seats)}"),
            *([] if told.first is None else [f"--first={told.first}"]),
            *(f"--set={name}={value}" for name, value in options.items()),
            f"--seed={told.seed}",
        ]
    )


def loses(news: tuple[Event, ...], seat: Seat) -> bool:
    """Whether a card laid ends the game, and not well. The own hand decides that, so nothing hidden is told."""
    laid, last = news[0], news[-1]
    return (
        isinstance(laid, Laid)
        and isinstance(last, Ended)
        and (last.ending.won is False or seat not in (last.ending.winners or (seat,)))
    )
