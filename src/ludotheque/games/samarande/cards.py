"""The cards as the rules see them, looked up once for each box."""

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from ludotheque.core import BadBox, Box, Card, ListFormat, Move
from ludotheque.games.market.cards import DEAL, DEAL_RANGES, MarketCards

from .city import NONE, District
from .effects import CARD_EFFECTS
from .genies import CATEGORIES, MischievousGenie
from .moves import Keep, Vanish
from .phrases import COSTS_NOTHING, KEEPS_TOO_MANY, SHARED
from .stack import EFFECTS

MOST_PLAYERS: Final = 5

_TYPES: Final = {
    "district": ("figure", "room"),
    "artisan": ("figure", "tax"),
    "guard": ("figure", "bonus"),
    "action": ("cost",),
}
_EFFECTS: Final = {
    "district": ("", "library", "fortified", "cemetery"),
    "artisan": ("",),
    "guard": ("", "desert"),
    "action": tuple(CARD_EFFECTS),
}
_FIGURES: Final = {
    "library": ("cards",),
    "fortified": ("bonus",),
    "cemetery": ("renown",),
    "mischievous-genie": ("upkeep",),
    "open-sesame": ("gold",),
    "magic-carpet": ("renown",),
    "ali-baba": ("gold",),
}
"""What a card with this effect states besides."""

_FIRST_RULES: Final = {
    ("library", "cards"): 1,
    ("fortified", "bonus"): 2,
    ("cemetery", "renown"): 2,
    ("mischievous-genie", "upkeep"): 1,
    ("open-sesame", "gold"): 0,
    ("magic-carpet", "renown"): 3,
    ("ali-baba", "gold"): 3,
}
"""Under the first rules no list could state these: such a list is in the records of its games."""

_MOST: Final = 9
_RANGES: Final = dict.fromkeys(
    [figure for figures in (*_TYPES.values(), *_FIGURES.values()) for figure in figures],
    (0, _MOST),
)


def _form(unstated: Mapping[tuple[str, str], int] | None = None) -> ListFormat:
    return ListFormat(
        _TYPES,
        (*DEAL, "kept"),
        effects=_FIGURES,
        unstated=unstated,
        known_effects=_EFFECTS,
        ranges=_RANGES,
        deal_ranges=DEAL_RANGES,
    )


_FORM: Final = _form()
_FIRST_FORM: Final = _form(_FIRST_RULES)


class Cards(MarketCards):
    """A box of Les Fils de Samarande: figures by card, and the moves made from them."""

    def __init__(self, text: str, rules: int) -> None:
        box = Box.read(text, _FIRST_FORM if rules == 1 else _FORM)
        kinds = box.kinds
        costs = tuple([kind.figures.get("cost", kind.figures.get("figure", 0)) for kind in kinds])
        in_turn = [
            cost
            for cost, kind in zip(costs, kinds, strict=True)
            if kind.effect != MischievousGenie.name
        ]
        cheapest = min(in_turn, default=0)
        alone = ("district", "guard")
        super().__init__(
            box, SHARED, MOST_PLAYERS, costs, cheapest, CARD_EFFECTS, EFFECTS, alone, rules
        )
        self.kept: Final = box.deal["kept"]
        self.bank: Final = box.deal["bank"]
        self.figures: Final = box.figures("figure")
        self.rooms: Final = box.figures("room")
        self.taxes: Final = box.figures("tax")
        self.bonus: Final = box.figures("bonus")
        """Of guards, and of Fortified quarters in the guard test."""
        self.more_cards: Final = box.figures("cards")
        """By how much a District raises its player's hand limit."""
        self.renown: Final = box.figures("renown")
        """Extra points at the end."""
        self.gold: Final = box.figures("gold")
        """What an Action brings on top of the die."""
        self.upkeep: Final = box.figures("upkeep")
        """The action points that a genie costs its player each turn."""
        self.actions: Final = tuple([CARD_EFFECTS.get(kind.effect) for kind in kinds])
        """What each Action does; None for cards that are laid."""
        self.is_district: Final = tuple([kind.type == "district" for kind in kinds])
        self.is_artisan: Final = tuple([kind.type == "artisan" for kind in kinds])
        self.is_guard: Final = tuple([kind.type == "guard" for kind in kinds])
        self.sought: Final[tuple[tuple[Card, ...], ...]] = (
            *[(card,) for card in range(len(kinds))],
            *[self._of_type(category) for category in CATEGORIES],
        )
        """The kinds that fit what an Explorer genie looks for: a kind, by its number, or a category
        (SA-62). The categories have the numbers after the kinds."""
        self.buildable: Final = tuple(
            [card for card, kind in enumerate(kinds) if kind.type != "action"]
        )
        """The kinds that an Explorer genie can find (SA-62)."""
        self.cemeteries: Final = self.with_effect("cemetery")
        self.desert: Final = self.with_effect("desert")
        self.mischievous: Final = self.with_effect("mischievous-genie")
        self.protectors: Final = self.with_effect("protector-genie")
        explorers = [kind.count for kind in kinds if kind.effect == "explorer-genie"]
        self.most_sightings: Final = 1 + sum(explorers)
        """What the setup shows of the deck, and what each Explorer genie does: each is played
        once."""
        self._is_of_old: Final = rules == 1
        self._check_kinds()
        self._districts: Final[dict[tuple[Card, tuple[Card, ...], Card], District]] = {}
        self._last_ways: tuple[tuple[Card, ...], tuple[Move, ...]] = ((), ())
        self._vanishes: Final[dict[tuple[int, Card], Vanish]] = {}

    # Objects made once and shared

    def district(self, card: Card, artisans: tuple[Card, ...], genie: Card) -> District:
        key = (card, artisans, genie)
        district = self._districts.get(key)
        if district is None:
            room = self.rooms[card] - len(artisans) if genie == NONE else 0
            district = self._districts[key] = District(card, artisans, genie, room)
        return district

    def vanish(self, place: int, card: Card) -> Vanish:
        key = (place, card)
        move = self._vanishes.get(key)
        if move is None:
            move = self._vanishes[key] = Vanish(place, card, self.box.names[card])
        return move

    def keep(self, kept: tuple[Card, ...]) -> Keep:
        """The move that keeps these cards, which are sorted."""
        return Keep(kept, [self.box.names[card] for card in kept])

    def ways_to_keep(self, hand: tuple[Card, ...]) -> tuple[Move, ...]:
        """Every choice of cards to keep from this hand (SA-12). The last result is cached, because
        the same hand is asked about several times in a row; hand and result are one value, because
        records are replayed in other threads."""
        last, ways = self._last_ways
        if hand != last:
            choices = dict.fromkeys(combinations(hand, min(self.kept, len(hand))))
            ways = tuple([self.keep(kept) for kept in choices])
            self._last_ways = (hand, ways)
        return ways

    # What the box holds

    def _of_type(self, type_: str) -> tuple[Card, ...]:
        return tuple([card for card, kind in enumerate(self.box.kinds) if kind.type == type_])

    def _check_kinds(self) -> None:
        if not 1 <= self.kept <= self.hand:
            raise BadBox(self.box.line_of_deal("kept"), KEEPS_TOO_MANY, self.hand)
        for card, kind in enumerate(self.box.kinds):
            if kind.effect == MischievousGenie.name and self.costs[card] and not self._is_of_old:
                raise BadBox(self.box.line_of_kind(card, "cost"), COSTS_NOTHING, kind.name)


__all__ = ["MOST_PLAYERS", "Cards"]
