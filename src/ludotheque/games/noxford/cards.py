"""The cards as the rules see them, looked up once for each box and each choice of Syndicates."""

from typing import Final

from ludotheque.core import NOBODY, BadBox, Box, Card, ListFormat, Seat

from .letters import like_named
from .moves import Moves, size_words
from .phrases import (
    BAD_CARD_SIZE,
    BAD_FIGURE,
    CARD_TOO_WIDE,
    NO_HAND,
    SYNDICATE_INCOMPLETE,
    TOO_FEW_NEUTRALS,
    TOO_MANY_FIELDS,
)

SYNDICATES: Final = 4
IN_ORDER: Final = tuple(range(SYNDICATES))
"""The seats take the Syndicates in the order of the list, unless they choose (NX-20)."""

MOST_FIELDS: Final = 8
LEAST_WIDTH: Final = 20
MOST_WIDTH: Final = 500
LEAST_HEIGHT: Final = 20
MOST_HEIGHT: Final = 700
"""Of a card, in millimetres."""

STARTING_CARDS: Final = 2

_MEMBER: Final = ("syndicate", "rank", "gear")
_TYPES: Final = {
    "master": ("syndicate", "rank", "favourite"),
    "lieutenant": _MEMBER,
    "tough": _MEMBER,
    "punk": _MEMBER,
    "district": ("gear",),
    "barracks": ("gear",),
}
_DEAL: Final = ("hand", "display", "card-width", "card-height")
_FORM: Final = ListFormat(_TYPES, _DEAL, fields_of="district")
_FIRST_FORM: Final = ListFormat(
    _TYPES,
    _DEAL,
    fields_of="district",
    unstated={("", "card-width"): 63, ("", "card-height"): 88},
    unstated_fields=("gold", "poison", "arms", "secrets"),
)
"""Under the first rules no list could state fields or sizes: such a list is in the records of its
games."""


def read_box(text: str, rules: int) -> Box:
    """The box of a `cards.toml`; BadBox if it is none."""
    return Box.read(text, _FIRST_FORM if rules == 1 else _FORM)


class Cards:
    """A box of Noxford: figures by card, the deal, and the moves."""

    def __init__(self, box: Box, syndicates: tuple[int, ...] = IN_ORDER) -> None:
        self.box: Final = box
        self.syndicates: Final = syndicates
        """The Syndicate of each seat; of seats that nobody holds, too."""
        self.fields: Final = box.fields
        self.hand: Final = box.deal["hand"]
        self.display: Final = box.deal["display"]
        self.card_width: Final = box.deal["card-width"]
        self.card_height: Final = box.deal["card-height"]
        self.moves: Final = Moves(box.names)
        self.alike: Final = like_named(box)
        self.syndicate: Final = tuple(
            [kind.figures.get("syndicate", NOBODY + 1) - 1 for kind in box.kinds]
        )
        """The Syndicate of each card, NOBODY for a Neutral one."""
        self._check()
        self.owner: Final[tuple[Seat, ...]] = tuple(
            [NOBODY if each == NOBODY else syndicates.index(each) for each in self.syndicate]
        )
        """The seat that owns each card, NOBODY for a Neutral one."""
        self.rank: Final = box.figures("rank")
        """0 for Neutral cards."""
        self.is_gear: Final = tuple([gear == 1 for gear in box.figures("gear")])
        self.is_master: Final = tuple([kind.type == "master" for kind in box.kinds])
        self.is_district: Final = tuple([kind.type == "district" for kind in box.kinds])
        self.is_barracks: Final = tuple([kind.type == "barracks" for kind in box.kinds])
        self.symbols: Final = tuple(
            [tuple([kind.figures.get(field, 0) for field in box.fields]) for kind in box.kinds]
        )
        self.masters: Final = tuple([self._master_of(seat) for seat in range(SYNDICATES)])
        self.favourites: Final = tuple(
            [box.kinds[master].figures["favourite"] - 1 for master in self.masters]
        )
        """The field that each seat favours."""
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

    # What the box holds

    def _check(self) -> None:
        box = self.box
        if len(box.fields) > MOST_FIELDS:
            raise BadBox(box.line_of_field(MOST_FIELDS), TOO_MANY_FIELDS, MOST_FIELDS)
        self._check_sizes()
        self._check_figures()
        for syndicate in range(SYNDICATES):
            kinds = [kind for kind in box.kinds if kind.figures.get("syndicate") == syndicate + 1]
            masters = sum([kind.count for kind in kinds if kind.type == "master"])
            if masters != 1 or sum([kind.count for kind in kinds]) < 2:
                raise BadBox(1, SYNDICATE_INCOMPLETE, syndicate + 1)
        neutrals = sum([kind.count for kind in box.kinds if "syndicate" not in kind.figures])
        if neutrals < STARTING_CARDS:
            raise BadBox(1, TOO_FEW_NEUTRALS, neutrals)
        if not self.hand:
            raise BadBox(box.line_of_deal(), NO_HAND)

    def _check_sizes(self) -> None:
        box, width, height = self.box, self.card_width, self.card_height
        for figure, low, high in (
            ("card-width", LEAST_WIDTH, MOST_WIDTH),
            ("card-height", LEAST_HEIGHT, MOST_HEIGHT),
        ):
            if not low <= box.deal[figure] <= high:
                raise BadBox(box.line_of_deal(figure), BAD_CARD_SIZE, low, high)
        if width >= height:
            line = box.line_of_deal("card-height")
            raise BadBox(line, CARD_TOO_WIDE, size_words(width, height))

    def _check_figures(self) -> None:
        box = self.box
        for card, kind in enumerate(box.kinds):
            for figure, value in kind.figures.items():
                low, high = _range_of(figure, len(box.fields))
                if not low <= value <= high:
                    where = box.line_of_kind(card, figure)
                    raise BadBox(where, BAD_FIGURE, kind.name, figure, value, low, high)


def _range_of(figure: str, fields: int) -> tuple[int, int]:
    """The least and the greatest value of this figure."""
    if figure == "syndicate":
        return 1, SYNDICATES
    if figure == "rank":
        return 1, 99
    if figure == "favourite":
        return 1, fields
    return (0, 1) if figure == "gear" else (0, 9)
