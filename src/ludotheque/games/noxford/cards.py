"""The cards as the rules see them, looked up once for each box."""

from typing import Final

from ludotheque.core import NOBODY, BadBox, Box, Card, Seat

from .moves import Moves
from .phrases import BAD_FIGURE, NO_HAND, SYNDICATE_INCOMPLETE, TOO_FEW_NEUTRALS

SYNDICATES: Final = 4
FIELDS: Final = ("gold", "poison", "arms", "secrets")
_MEMBER: Final = ("syndicate", "rank", "gear")
_TYPES: Final = {
    "master": ("syndicate", "rank", "favourite"),
    "lieutenant": _MEMBER,
    "tough": _MEMBER,
    "punk": _MEMBER,
    "district": (*FIELDS, "gear"),
    "barracks": ("gear",),
}
_DEAL: Final = ("hand", "display")
_RANGES: Final = {
    "syndicate": (1, SYNDICATES),
    "rank": (1, 99),
    "favourite": (1, len(FIELDS)),
    "gear": (0, 1),
    **dict.fromkeys(FIELDS, (0, 9)),
}
STARTING_CARDS: Final = 2


class Cards:
    """A box of Noxford: figures by card, the deal, and the moves."""

    def __init__(self, text: str) -> None:
        box = Box.parse(text, _TYPES, _DEAL)
        self.box: Final = box
        self.hand: Final = box.deal["hand"]
        self.display: Final = box.deal["display"]
        self.moves: Final = Moves(box.names)
        self.owner: Final[tuple[Seat, ...]] = tuple(
            [kind.figures.get("syndicate", NOBODY + 1) - 1 for kind in box.kinds]
        )
        """The seat that owns each card, NOBODY for a Neutral one: seats take the Syndicates in
        order (NX-20)."""
        self.rank: Final = box.figures("rank")
        """0 for Neutral cards."""
        self.is_gear: Final = tuple([gear == 1 for gear in box.figures("gear")])
        self.is_master: Final = tuple([kind.type == "master" for kind in box.kinds])
        self.is_district: Final = tuple([kind.type == "district" for kind in box.kinds])
        self.is_barracks: Final = tuple([kind.type == "barracks" for kind in box.kinds])
        self.symbols: Final = tuple(
            [tuple([kind.figures.get(field, 0) for field in FIELDS]) for kind in box.kinds]
        )
        self._check()
        self.masters: Final = tuple([self._master_of(syndicate) for syndicate in range(SYNDICATES)])
        self.favourites: Final = tuple(
            [box.kinds[master].figures["favourite"] - 1 for master in self.masters]
        )
        self.members: Final = tuple([self._members_of(seat) for seat in range(SYNDICATES)])
        """All cards of a Syndicate but its Master."""
        self.neutrals: Final = self._members_of(NOBODY)

    def _master_of(self, seat: Seat) -> Card:
        masters = [card for card in self._cards_of(seat) if self.is_master[card]]
        return masters[0]

    def _members_of(self, seat: Seat) -> tuple[Card, ...]:
        return tuple([card for card in self._cards_of(seat) if not self.is_master[card]])

    def _cards_of(self, seat: Seat) -> list[Card]:
        return [card for card in self.box.all_cards() if self.owner[card] == seat]

    def _check(self) -> None:
        box = self.box
        for card, kind in enumerate(box.kinds):
            for figure, value in kind.figures.items():
                low, high = _RANGES[figure]
                if not low <= value <= high:
                    where = box.line_of(card, figure)
                    raise BadBox(where, BAD_FIGURE, kind.name, figure, value)
        for seat in range(SYNDICATES):
            cards = self._cards_of(seat)
            if len(cards) < 2 or sum([self.is_master[card] for card in cards]) != 1:
                raise BadBox(1, SYNDICATE_INCOMPLETE, seat + 1)
        neutrals = len(self._cards_of(NOBODY))
        if neutrals < STARTING_CARDS:
            raise BadBox(1, TOO_FEW_NEUTRALS, neutrals)
        if not self.hand:
            raise BadBox(box.line_of_deal(), NO_HAND)
