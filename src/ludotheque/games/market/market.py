"""The figures of the line, the hands and the points, looked up once for each box."""

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.core import BadBox, Box, Move, Sentence

from .moves import Discard, Place, Steal, Take
from .words import MarketWords

A_POINT: Final = 2
"""What one more action point costs in gold."""

HIDDEN_CARD: Final = 3
"""What the hidden top card costs in points."""

DEAL: Final = ("hand", "line", "limit", "points", "bank")
"""The figures that the table `deal` has in both games, beside their own."""

_USUAL_POINTS: Final = 20

_AT_LEAST_ONE: Final = ("hand", "line", "limit", "bank")


@mypyc_attr(allow_interpreted_subclasses=True)
class Market:
    """What the shared rules know of a box. A game's own cards subclass it."""

    def __init__(self, box: Box, words: MarketWords, most_players: int, cheapest: int) -> None:
        self.box: Final = box
        self.words: Final = words
        self.hand: Final = box.deal["hand"]
        self.line: Final = box.deal["line"]
        self.limit: Final = box.deal["limit"]
        self.points: Final = box.deal["points"]
        self.takes: Final = tuple([Take(price) for price in range(1, self.line + 1)])
        self.affordable_takes: Final[tuple[tuple[Move, ...], ...]] = tuple(
            [self.takes[:points] for points in range(self.line + 1)]
        )
        """What can be taken from a line without gaps, by the points there are."""
        self.discards: Final = tuple([Discard(card, name) for card, name in enumerate(box.names)])
        self.steals: Final = tuple([Steal(card, name) for card, name in enumerate(box.names)])
        self.places: Final = tuple([Place(card, name) for card, name in enumerate(box.names)])
        self.placed: Final = {move.text: move.card for move in self.places}
        """The card of each move that gives one its place."""
        self.ask_place: Final = tuple(
            [Sentence(words.ask_place, (price,)) for price in range(1, self.line + 1)]
        )
        self.cheapest: Final = cheapest
        """What any card costs at least to lay or play."""
        self._questions: Final = tuple([Sentence(words.act, (n,)) for n in range(_USUAL_POINTS)])
        self._check(most_players)

    def what_to_do(self, points: int) -> Sentence:
        """The question of the actions."""
        if points < len(self._questions):
            return self._questions[points]
        return Sentence(self.words.act, (points,))

    def _check(self, most_players: int) -> None:
        for figure in _AT_LEAST_ONE:
            if self.box.deal[figure] < 1:
                raise BadBox(self.box.line_of_deal(figure), self.words.figure_too_small, 1)
        needed = self.hand * most_players + self.line + 1  # or the game ends before it begins
        if self.box.total < needed:
            raise BadBox(self.box.line_of_deal(), self.words.deal_too_large, needed, self.box.total)
