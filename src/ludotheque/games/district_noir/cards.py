"""The cards as the rules see them, looked up once for each box."""

from typing import Final

from ludotheque.core import BadBox, Box, Card, Move

from .moves import TAKE, Play
from .words import DEAL_TOO_SMALL, NO_SUPPORTS, UNEVEN_DEAL

_TYPES: Final = {
    "support": ("value",),
    "alliance": ("value",),
    "betrayal": ("value",),
    "city": (),
}
_DEAL: Final = ("removed", "hand", "line", "take")


class Cards:
    """A box of District Noir: figures by card, the deal, and the moves that play each card."""

    def __init__(self, text: str) -> None:
        box = Box.parse(text, _TYPES, _DEAL)
        self.box: Final = box
        self.removed: Final = box.deal["removed"]
        self.hand: Final = box.deal["hand"]
        self.line: Final = box.deal["line"]
        self.take: Final = box.deal["take"]
        self.values: Final = box.figures("value")
        self.supports: Final = self._of_type("support")
        self.alliances: Final = self._of_type("alliance")
        self.betrayals: Final = self._of_type("betrayal")
        self.cities: Final = self._of_type("city")
        self.city_cards: Final = sum(box.kinds[card].count for card in self.cities)
        self.plays: Final = tuple(Play(card, name) for card, name in enumerate(box.names))
        self._options: Final[dict[tuple[Card, ...], tuple[Move, ...]]] = {}
        self._check()
        self.rounds: Final = (box.total - self.removed - self.line) // (2 * self.hand)

    def options(self, hand: tuple[Card, ...], may_take: bool) -> tuple[Move, ...]:
        """What can be done with this hand: each different card once, then taking."""
        options = self._options.get(hand)
        if options is None:
            plays = tuple(self.plays[card] for card in sorted(set(hand)))
            options = self._options[hand] = (*plays, TAKE)
        return options if may_take else options[:-1]

    def _of_type(self, type_: str) -> tuple[Card, ...]:
        return tuple(card for card, kind in enumerate(self.box.kinds) if kind.type == type_)

    def _check(self) -> None:
        if not self.supports:
            raise BadBox(1, NO_SUPPORTS)
        where = self.box.line_of_deal()
        if not 0 < self.take <= self.hand or self.line < 1:
            # otherwise somebody could have to take from an empty line
            raise BadBox(where, DEAL_TOO_SMALL, self.take, self.hand, self.line)
        dealt = self.box.total - self.removed - self.line
        if dealt < 2 * self.hand or dealt % (2 * self.hand):
            raise BadBox(where, UNEVEN_DEAL, self.box.total, self.removed, self.line, 2 * self.hand)
