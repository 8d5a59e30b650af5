"""The figures of the line, the hands and the points, looked up once for each box."""

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.core import BadBox, Box, Decision, Move, Seat, Sentence

from .moves import Discard, Place, Steal, Take
from .words import MarketWords

A_POINT: Final = 2
"""What one more action point costs in gold."""

HIDDEN_CARD: Final = 3
"""What the hidden top card costs in points."""

DEAL: Final = ("hand", "line", "limit", "points", "bank")
"""The figures that the table `deal` has in both games, beside their own."""

_AT_LEAST_ONE: Final = ("hand", "line", "limit", "bank")


@mypyc_attr(allow_interpreted_subclasses=True)
class Market:
    """What the shared rules know of a box. A game's own cards subclass it."""

    def __init__(self, box: Box, words: MarketWords, most_players: int) -> None:
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
        self._questions: Final[dict[int, Sentence]] = {}
        self._check(most_players)

    def what_to_do(self, points: int) -> Sentence:
        """The question of the actions."""
        question = self._questions.get(points)
        if question is None:
            question = self._questions[points] = Sentence(self.words.act, (points,))
        return question

    def ask_for_actions(self, seat: Seat, points: int, options: tuple[Move, ...]) -> Decision:
        return Decision(seat, self.what_to_do(points), options)

    def _check(self, most_players: int) -> None:
        for figure in _AT_LEAST_ONE:
            if self.box.deal[figure] < 1:
                raise BadBox(self.box.line_of_deal(figure), self.words.figure_too_small, 1)
        needed = self.hand * most_players + self.line + 1  # or the game ends before it begins
        if self.box.total < needed:
            raise BadBox(self.box.line_of_deal(), self.words.deal_too_large, needed, self.box.total)
