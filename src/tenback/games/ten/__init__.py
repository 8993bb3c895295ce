"""TEN: push your luck, then bid. In the order of its rule page: decks, the table with its turns, runs, winners."""

from tenback.games.ten.cards import Card
from tenback.games.ten.decks import DECKS, Deck, DeckError, read_deck
from tenback.games.ten.game import GAME, RULES_1, Acted, Game, State, View
from tenback.games.ten.runs import Score, score
from tenback.games.ten.table import Holding, Options, Phase, Table
from tenback.games.ten.winners import Reason

__all__ = [
    "DECKS",
    "GAME",
    "RULES_1",
    "Acted",
    "Card",
    "Deck",
    "DeckError",
    "Game",
    "Holding",
    "Options",
    "Phase",
    "Reason",
    "Score",
    "State",
    "Table",
    "View",
    "read_deck",
    "score",
]
