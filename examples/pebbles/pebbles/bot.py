"""A bot that only plays Pebbles."""

from typing import ClassVar

from ludotheque.bots import Bot
from ludotheque.core import Game, Move, Seat, State

from .moves import Number
from .state import PebblesState


class Miser(Bot):
    """Keeps its Coins for last, and grabs all it can."""

    titles: ClassVar = {"fr": "Avare", "en": "Miser"}
    abouts: ClassVar = {
        "fr": "garde ses Pièces pour la fin",
        "en": "keeps its Coins until the end",
    }

    @classmethod
    def plays(cls, game: Game) -> bool:
        return game.name == "pebbles"

    def choose(self, game: Game, view: State, seat: Seat) -> Move:
        assert isinstance(view, PebblesState)
        options = self.options(view, seat)
        if isinstance(options[0], Number):
            return options[-1]
        coins = [move for move in options if move.text == "play coin"]
        others = [move for move in options if move not in coins]
        return self.dice(view).pick(others or coins)
