"""The cards as the rules see them, looked up once for each box."""

from typing import Final

from ludotheque.core import BadBox, Box, Card, Decision, Seat, Sentence

from .moves import TAKE, Play
from .words import (
    DEAL_TOO_SMALL,
    MUST_TAKE,
    NO_SUPPORTS,
    PLAY_AFTER_TAKING,
    PLAY_ON_EMPTY_LINE,
    PLAY_OR_TAKE,
    UNEVEN_DEAL,
)

_TYPES: Final = {
    "support": ("value",),
    "alliance": ("value",),
    "betrayal": ("value",),
    "city": (),
}
_DEAL: Final = ("removed", "hand", "line", "take")


class Asking:
    """One question to one seat, with the decisions it leads to: a decision never changes, so all
    equal hands share one."""

    def __init__(
        self, seat: Seat, question: Sentence, plays: tuple[Play, ...], may_take: bool
    ) -> None:
        self.to_others: Final = Decision(seat, question, ())
        """As it looks to who may not see the options."""
        self._plays: Final = plays
        self._may_take: Final = may_take
        self._by_hand: Final[dict[tuple[Card, ...], Decision]] = {}

    def with_hand(self, hand: tuple[Card, ...]) -> Decision:
        """The options are each different card of the hand once, then taking if that is allowed."""
        decision = self._by_hand.get(hand)
        if decision is None:
            asked = self.to_others
            plays = tuple([self._plays[card] for card in sorted(set(hand))])
            options = (*plays, TAKE) if self._may_take else plays
            decision = self._by_hand[hand] = Decision(asked.seat, asked.question, options)
        return decision


class Cards:
    """A box of District Noir: figures by card, the deal, the moves, and what can be asked."""

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
        self.play_or_take: Final = self._asking(PLAY_OR_TAKE, may_take=True)
        self.must_take: Final = self._asking(MUST_TAKE, may_take=True)
        self.play_after_taking: Final = self._asking(PLAY_AFTER_TAKING, may_take=False)
        self.play_on_empty_line: Final = self._asking(PLAY_ON_EMPTY_LINE, may_take=False)
        self._check()
        self.rounds: Final = (box.total - self.removed - self.line) // (2 * self.hand)

    def _asking(self, question: Sentence, *, may_take: bool) -> tuple[Asking, Asking]:
        """The question as it is put to either seat."""
        first = Asking(0, question, self.plays, may_take)
        return first, Asking(1, question, self.plays, may_take)

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
