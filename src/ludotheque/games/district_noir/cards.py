"""The cards as the rules see them, looked up once for each box."""

from typing import Final

from ludotheque.core import BadBox, Box, Card, Decision, Move, Sentence

from .moves import TAKE, Play
from .phrases import (
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


class Choices:
    """What a player holding certain cards can be asked, in either seat. Decisions never change, so
    equal hands share them."""

    __slots__ = ("has_taken", "line_is_empty", "may_take")

    def __init__(self, question: Sentence, plays: tuple[Move, ...], take: tuple[Move, ...]) -> None:
        self.may_take: Final = _to_either_seat(question, plays + take)
        self.has_taken: Final = _to_either_seat(PLAY_AFTER_TAKING, plays)
        self.line_is_empty: Final = _to_either_seat(PLAY_ON_EMPTY_LINE, plays)


def _to_either_seat(question: Sentence, options: tuple[Move, ...]) -> tuple[Decision, ...]:
    return tuple([Decision(seat, question, options) for seat in (0, 1)])


class ChoicesByHand(dict[tuple[Card, ...], Choices]):
    """The choices for each hand, computed when the hand first occurs."""

    def __init__(self, plays: tuple[Play, ...]) -> None:
        super().__init__()
        self._plays: Final = plays

    def __missing__(self, hand: tuple[Card, ...]) -> Choices:
        """A play for each different card, and taking, where the turn allows it."""
        different = tuple(sorted(set(hand)))
        if different != hand:
            choices = self[different]
        else:
            plays = tuple([self._plays[card] for card in hand])
            choices = Choices(PLAY_OR_TAKE if hand else MUST_TAKE, plays, (TAKE,))
        self[hand] = choices
        return choices


class Cards:
    """A box of District Noir: figures by card, the deal, the moves and the choices."""

    def __init__(self, text: str) -> None:
        box = Box.parse(text, _TYPES, _DEAL)
        self.box: Final = box
        self.removed: Final = box.deal["removed"]
        self.hand: Final = box.deal["hand"]
        self.line: Final = box.deal["line"]
        self.take: Final = box.deal["take"]
        self.values: Final = box.figures("value")
        self.supports: Final = tuple(sorted(self._of_type("support"), key=self.values.__getitem__))
        self.alliances: Final = self._of_type("alliance")
        self.betrayals: Final = self._of_type("betrayal")
        self.cities: Final = self._of_type("city")
        self.city_cards: Final = sum(box.kinds[card].count for card in self.cities)
        self.plays: Final = tuple(Play(card, name) for card, name in enumerate(box.names))
        self.unseen_choices: Final = Choices(PLAY_OR_TAKE, (), ())
        """The choices as a viewer sees them who may not see the options."""
        self.unseen_last_choice: Final = Choices(MUST_TAKE, (), ())
        """The same with an empty hand."""
        self.choices: Final = ChoicesByHand(self.plays)
        self._check()
        self.rounds: Final = (box.total - self.removed - self.line) // (2 * self.hand)

    def _of_type(self, type_: str) -> tuple[Card, ...]:
        return tuple(card for card, kind in enumerate(self.box.kinds) if kind.type == type_)

    def _check(self) -> None:
        if not self.supports:
            raise BadBox(1, NO_SUPPORTS)
        where = self.box.line_of_deal()
        if not 0 < self.take <= self.hand or self.line < 1:
            # otherwise a player might have to take from an empty line
            raise BadBox(where, DEAL_TOO_SMALL, self.take, self.hand, self.line)
        dealt = self.box.total - self.removed - self.line
        if dealt < 2 * self.hand or dealt % (2 * self.hand):
            raise BadBox(where, UNEVEN_DEAL, self.box.total, self.removed, self.line, 2 * self.hand)
