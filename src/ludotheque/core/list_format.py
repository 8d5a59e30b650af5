"""What the card list of a game has to say: which types, figures and effects there are."""

from collections.abc import Mapping
from typing import Final, TypeAlias

Range: TypeAlias = tuple[int, int]

MOST_FIGURE: Final = 999
"""The largest figure in any list."""


class ListFormat:
    """What a game's `cards.toml` has to say of its cards, and of the deal."""

    def __init__(
        self,
        types: Mapping[str, tuple[str, ...]],
        deal: tuple[str, ...],
        *,
        effects: Mapping[str, tuple[str, ...]] | None = None,
        fields_of: str = "",
        unstated: Mapping[tuple[str, str], int] | None = None,
        unstated_fields: tuple[str, ...] = (),
        known_effects: Mapping[str, tuple[str, ...]] | None = None,
        ranges: Mapping[str, Range] | None = None,
        deal_ranges: Mapping[str, Range] | None = None,
        lettered: tuple[str, ...] = (),
    ) -> None:
        self.types: Final = types
        """The figures of each type of card."""
        self.deal: Final = deal
        """The figures of the `[deal]` table."""
        self.effects: Final = effects or {}
        """The further figures of a card with this effect."""
        self.fields_of: Final = fields_of
        """The type of card that has a figure for each of the list's own fields, its `[[field]]`
        tables, and need not state a figure of 0; empty in a game without fields."""
        self.unstated: Final = unstated or {}
        """What a list means that does not state a figure, because it is older than that figure: by
        the card's effect, or an empty one for the deal, and the figure."""
        self.unstated_fields: Final = unstated_fields
        """The fields of a list that is older than its `[[field]]` tables."""
        self.known_effects: Final = known_effects
        """The effects that a card of each type can have; an empty one if it can do without. None in
        a game that checks them itself."""
        self.ranges: Final = ranges or {}
        """The lowest and the highest value of figures of cards."""
        self.deal_ranges: Final = deal_ranges or {}
        """The same for the deal."""
        self.lettered: Final = lettered
        """The types of card whose equal cards can be told apart."""

    def figures_of(self, type_: str, effect: str, fields: tuple[str, ...]) -> tuple[str, ...]:
        """The figures of a card."""
        figures = (*self.types[type_], *self.effects.get(effect, ()))
        return (*fields, *figures) if type_ == self.fields_of else figures

    def range_of(self, figure: str) -> Range:
        return self.ranges.get(figure, (-MOST_FIGURE, MOST_FIGURE))

    def range_in_deal(self, figure: str) -> Range:
        return self.deal_ranges.get(figure, (0, MOST_FIGURE))
