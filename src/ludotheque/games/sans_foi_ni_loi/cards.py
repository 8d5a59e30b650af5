"""The cards as the rules see them, looked up once for each box."""

from typing import Final

from ludotheque.core import HIDDEN, BadBox, Box, Card, ListFormat
from ludotheque.games.market.cards import DEAL, DEAL_RANGES, MarketCards

from .effects import CARD_EFFECTS
from .moves import Lose, Sell
from .phrases import ONLY_ONE, SHARED
from .ranch import Land, age_of, card_of, herd_of
from .stack import EFFECTS

TO_LAY: Final = 1
"""The cost of laying a land, a herd or a cowboy (SF-43)."""

MOST_PLAYERS: Final = 6

_TYPES: Final = {
    "land": ("room",),
    "herd": ("value",),
    "cowboy": ("bonus",),
    "trick": ("cost",),
    "killer": ("cost", "bonus", "bounty"),
    "bonus": ("cost",),
    "person": ("cost", "bonus"),
    "fence": ("cost", "bonus"),
}
_LAID: Final = ("land", "herd", "cowboy")
_RANGES: Final = {
    "room": (0, 9),
    "value": (1, 9),
    "bonus": (0, 9),
    "cost": (0, 9),
    "bounty": (0, 99),
}
_EFFECTS: Final = {
    type_: tuple([name for name, effect in CARD_EFFECTS.items() if effect.type == type_]) or ("",)
    for type_ in _TYPES
}
_FORM: Final = ListFormat(
    _TYPES,
    (*DEAL, "bank-with-5", "bank-with-6"),
    known_effects=_EFFECTS,
    ranges=_RANGES,
    deal_ranges=DEAL_RANGES,
    lettered=("killer",),
)


class Cards(MarketCards):
    """A box of Sans Foi Ni Loi: figures by card, and the moves made from them."""

    def __init__(self, text: str, rules: int) -> None:
        box = Box.read(text, _FORM)
        kinds = box.kinds
        costs = tuple([TO_LAY if kind.type in _LAID else kind.figures["cost"] for kind in kinds])
        cheapest = min(costs, default=0)
        alone = ("land", "cowboy")
        super().__init__(
            box, SHARED, MOST_PLAYERS, costs, cheapest, CARD_EFFECTS, EFFECTS, alone, rules
        )
        self.rooms: Final = box.figures("room")
        self.bonus: Final = box.figures("bonus")
        self.bounties: Final = box.figures("bounty")
        self.is_land: Final = tuple([kind.type == "land" for kind in kinds])
        self.is_herd: Final = tuple([kind.type == "herd" for kind in kinds])
        self.is_cowboy: Final = tuple([kind.type == "cowboy" for kind in kinds])
        self.cowboys: Final = self._of_type("cowboy")
        self.wanted: Final = tuple(
            [card for card in self._of_type("killer") if not box.letters_of(card)]
        )
        """The killers that can have victims: of several equal ones, each by a letter (SF-66)."""
        self.sheriffs: Final = self.with_effect("sheriff")
        self.undertakers: Final = self.with_effect("undertaker")
        self.mayors: Final = self.with_effect("mayor")
        self._check_kinds()
        self.worth: Final = tuple(
            [
                kinds[card_of(herd)].figures.get("value", 0) * age_of(herd)
                for herd in range(herd_of(len(kinds), 0))
            ]
        )
        """The selling price of each herd, by card and age (SF-23)."""
        self.banks: Final = tuple(
            [box.deal[_bank_with(players)] for players in range(MOST_PLAYERS + 1)]
        )
        self._lands: Final[dict[tuple[Card, tuple[int, ...], Card, Card], Land]] = {}
        self._sells: Final[dict[tuple[int, int], Sell]] = {}

    # Objects made once and shared

    def land(self, card: Card, herds: tuple[int, ...], mine: Card, raid: Card) -> Land:
        key = (card, herds, mine, raid)
        land = self._lands.get(key)
        if land is None:
            usable = mine == HIDDEN and raid == HIDDEN
            room = self.rooms[card] - len(herds) if usable else 0
            land = self._lands[key] = Land(card, herds, mine, raid, room)
        return land

    def sell(self, land: int, herd: int) -> Sell:
        key = (land, herd)
        move = self._sells.get(key)
        if move is None:
            move = self._sells[key] = Sell(land, herd, *self.named(herd))
        return move

    def lose(self, land: int, herd: int) -> Lose:
        """Rarely asked for, so not cached."""
        return Lose(land, herd, *self.named(herd))

    def named(self, herd: int) -> tuple[str, int]:
        """A herd as moves write it: its card and its age."""
        return self.box.names[card_of(herd)], age_of(herd)

    # What the box holds

    def _of_type(self, type_: str) -> tuple[Card, ...]:
        return tuple([card for card, kind in enumerate(self.box.kinds) if kind.type == type_])

    def _check_kinds(self) -> None:
        mayors = 0
        for card, kind in enumerate(self.box.kinds):
            mayors += kind.count if kind.effect == "mayor" else 0
            if mayors > 1:  # only one can order the line
                raise BadBox(self.box.line_of_kind(card, "count"), ONLY_ONE, kind.name)


def _bank_with(players: int) -> str:
    return f"bank-with-{players}" if players >= 5 else "bank"
