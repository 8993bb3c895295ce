"""A game in the terminal, line by line: alone, or with the keyboard passed on. Hidden hands stay hidden."""

import os
import re
import sys
import tempfile
from pathlib import Path

from tenback import games, record, talk
from tenback.cli.console import clear, interactive, say
from tenback.cli.eyes import describe, tell
from tenback.core import Action, Game, NotAnAction, Refused, Seat, TenbackError, View
from tenback.games import face_to_face, quick_and_easy, ten, the_game

__all__ = ["Evening"]

HELP = """\
Type an action, or several with commas: {example}
  moves        everything you may do now
  table        the table again
  say SIGNAL   {talk}
  rules        where to read them
  quit         leave{kept}"""
EXAMPLES = {
    "the-game": "37>up1, 41>up1, end",
    "quick-and-easy": "R7>up, G2>down, end",
    "face-to-face": "17>up, 12>their-up, end",
    "ten": "draw / take:numbers / bid:5 / pay:coin, pay:coin",
}
FEW = 12  # so many actions are listed without being asked for


class Quit(Exception):
    """The player leaves the table."""


class Evening:
    """One game at this keyboard, kept in a file after every action if there is one."""

    def __init__(self, begun: record.Record, keep: Path | None) -> None:
        self.record = begun
        self.keep = keep
        self.game: Game = games.get(begun.game, rules=begun.rules)
        self.names = record.labels(begun, begun.state)
        self.unheard: dict[Seat, list[str]] = {seat: [] for seat in range(len(begun.seats))}
        self.at_the_keyboard: Seat | None = None

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        say(f"{self.game.title}. The deal is fixed by a seed with the hash {self.record.seed_hash[:16]}…; ? helps.")
        self.write()
        try:
            while (seat := self.record.state.turn) is not None:
                if seat in self.unheard:
                    self.hand_over(seat)
                    self.act(seat)
                else:  # T23: TEN has exactly one action
                    self.do(self.record.state.actions()[0])
        except Quit:
            say(self.unfinished("You left the table."))
            sys.exit(1)
        except (EOFError, KeyboardInterrupt):
            say()
            say(self.unfinished("The input ended before the game did."))
            sys.exit(1)
        self.farewell()

    # One player's turn

    def hand_over(self, seat: Seat) -> None:
        """Nobody sees the next player's hand, or anything the last one left on the screen."""
        if seat == self.at_the_keyboard:
            return
        secret = self.game.slug != ten.GAME.slug and len(self.unheard) > 1
        if secret and interactive():
            if self.at_the_keyboard is not None:
                self.ask(f"{self.names[self.at_the_keyboard]}, that was your turn. Press Enter to hide it.")
            clear()
            self.ask(f"{self.names[seat]}, it is your turn. Press Enter when only you look.")
        self.at_the_keyboard = seat
        say()
        say(f"--- {self.names[seat]} ---")
        for line in self.unheard[seat]:
            say(line)
        self.unheard[seat].clear()
        self.show(seat)

    def act(self, seat: Seat) -> None:
        say(wanted(self.record.state.view(seat)))
        line = self.ask(f"{self.names[seat]}> ")
        word, _, rest = line.partition(" ")
        match word.lower():
            case "":
                pass
            case "?" | "help":
                say(self.help())
            case "moves":
                say(" ".join(map(str, self.record.state.actions())))
            case "table":
                self.show(seat)
            case "rules":
                say(f"In another terminal: tenback rules {self.game.slug}")
            case "say":
                self.signal(seat, rest)
            case "quit" | "exit":
                raise Quit
            case _:
                self.try_line(seat, line)

    def try_line(self, seat: Seat, line: str) -> None:
        """One action after the other; after a refusal the rest of the line stays unplayed."""
        try:
            actions = read_actions(self.game, line)
        except NotAnAction as error:
            say(str(error))
            return
        for place, action in enumerate(actions):
            try:
                self.do(action)
            except Refused as refused:
                say(f"{action}: {refused}")
                if rest := actions[place + 1 :]:
                    say(f"Not played: {', '.join(map(str, rest))}")
                return
            if self.record.state.turn != seat:
                if rest := actions[place + 1 :]:
                    say(f"Not played, the turn has passed: {', '.join(map(str, rest))}")
                return

    def do(self, action: Action) -> None:
        state = self.record.state
        told = {seat: [tell(event, self.names) for event in state.news(action, seat)] for seat in self.unheard}
        self.record = self.record.played(action)
        self.write()
        for seat, lines in told.items():
            if seat == self.at_the_keyboard:
                say("\n".join(lines))
            else:
                self.unheard[seat].extend(lines)
        after = self.record.state
        if after.turn is not None and after.turn == state.turn == self.at_the_keyboard:
            self.show(after.turn)

    def show(self, seat: Seat) -> None:
        say("\n".join(describe(self.record.state.view(seat), self.names)))

    def signal(self, seat: Seat, text: str) -> None:
        try:
            self.record = self.record.said(seat, talk.read(self.game.slug, self.record.options, text.strip()))
        except TenbackError as error:
            say(str(error))
            return
        self.write()
        for other in self.unheard:
            if other != seat:
                self.unheard[other].append(f"{self.names[seat]} says: {text.strip()}")
        say("Said." if len(self.unheard) > 1 else "Said, to an empty room.")

    def ask(self, prompt: str) -> str:
        """A line from whoever sits at the keyboard; a pipe is not prompted."""
        if interactive():
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    def help(self) -> str:
        allowed = [str(signal) for signal in talk.signals(self.game.slug, self.record.options)]
        words = ", ".join(dict.fromkeys(signal.split()[0] for signal in allowed))
        return HELP.format(
            example=EXAMPLES[self.game.slug],
            talk=f"{words}: as in say {allowed[0]}" if allowed else "this game has no signals",
            kept="" if self.keep is None else f"; the game is kept in {self.keep}",
        )

    # What is kept

    def write(self) -> None:
        """Keep the game: the file is always a whole record, the last or the one before."""
        if self.keep is None:
            return
        try:
            replace_file(self.keep, record.to_json(self.record))
        except OSError as error:
            say(f"{self.keep} cannot be written ({error.strerror}); the game goes on, unsaved.")

    def unfinished(self, why: str) -> str:
        if self.keep is None:
            return f"{why} The game is not kept; --save FILE keeps the next one."
        return f"{why} Go on with: tenback play --resume {self.keep}"

    def farewell(self) -> None:
        say()
        say(f"The seed was {self.record.seed}; anyone can deal it again and check the hash.")
        if self.keep is not None:
            say(f"Look back: tenback replay {self.keep}")


def wanted(view: View) -> str:
    """What the player may do now, in a line."""
    offered = view.actions()
    if len(offered) <= FEW:
        return f"You may: {' '.join(map(str, offered))}"
    match view:
        case the_game.View():
            owed = view.options.minimum(len(view.draw)) - view.played
        case face_to_face.View():
            owed = face_to_face.CARDS_A_TURN - view.played
        case quick_and_easy.View():
            owed = quick_and_easy.AT_LEAST - view.played
        case _:
            bids = [str(action) for action in offered if str(action).startswith("bid:")]
            others = [str(action) for action in offered if str(action) not in bids]
            return f"You may: {f'{bids[0]} to {bids[-1]} ' if bids else ''}{' '.join(others)}"
    return f"Lay at least {owed} more." if owed > 0 else "Lay more, or end."


def read_actions(game: Game, line: str) -> list[Action]:
    """The actions of a line: `37>up1, end`, also `37 up1` for one."""
    found: list[Action] = []
    for part in re.split(r"\s*[,;]\s*", line.strip(" ,;")):
        words = part.split()
        try:
            found.append(game.action(">".join(words)))
        except NotAnAction:
            found.extend(game.action(word) for word in words)
    return found


def replace_file(path: Path, text: str) -> None:
    """Write beside it, make it durable, then put it in place in one step."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
