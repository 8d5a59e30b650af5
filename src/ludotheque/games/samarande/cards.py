"""The cards as the rules see them, looked up once for each box."""

from itertools import combinations
from typing import Final

from ludotheque.core import BadBox, Box, Card, Decision, Move, Seat, Sentence, Window
from ludotheque.games.market.cards import DEAL, MarketCards

from .city import NONE, District
from .effects import CARD_EFFECTS
from .genies import MischievousGenie
from .moves import PASS, Keep, Vanish
from .phrases import ANSWER, KEEPS_TOO_MANY, SHARED
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
_MOST: Final = 9


class Cards(MarketCards):
    """A box of Les Fils de Samarande: figures by card, and the moves made from them."""

    def __init__(self, text: str) -> None:
        box = Box.parse(text, _TYPES, (*DEAL, "kept"))
        kinds = box.kinds
        costs = tuple([kind.figures.get("cost", kind.figures.get("figure", 0)) for kind in kinds])
        in_turn = [
            cost
            for cost, kind in zip(costs, kinds, strict=True)
            if kind.effect != MischievousGenie.name
        ]
        cheapest = min(in_turn, default=0)
        alone = ("district", "guard")
        super().__init__(box, SHARED, MOST_PLAYERS, costs, cheapest, CARD_EFFECTS, EFFECTS, alone)
        self.kept: Final = box.deal["kept"]
        self.bank: Final = box.deal["bank"]
        self.figures: Final = box.figures("figure")
        self.rooms: Final = box.figures("room")
        self.taxes: Final = box.figures("tax")
        self.bonus: Final = box.figures("bonus")
        self.actions: Final = tuple([CARD_EFFECTS.get(kind.effect) for kind in kinds])
        """What each Action does; None for cards that are laid."""
        self.is_district: Final = tuple([kind.type == "district" for kind in kinds])
        self.is_artisan: Final = tuple([kind.type == "artisan" for kind in kinds])
        self.is_guard: Final = tuple([kind.type == "guard" for kind in kinds])
        self.buildable: Final = tuple(
            [card for card, kind in enumerate(kinds) if kind.type != "action"]
        )
        """The kinds that an Explorer genie can look for (SA-62)."""
        self.libraries: Final = self.with_effect("library")
        self.fortified: Final = self.with_effect("fortified")
        self.cemeteries: Final = self.with_effect("cemetery")
        self.desert: Final = self.with_effect("desert")
        self.mischievous: Final = self.with_effect("mischievous-genie")
        self.protectors: Final = self.with_effect("protector-genie")
        self._check_kinds()
        self._districts: Final[dict[tuple[Card, tuple[Card, ...], Card], District]] = {}
        self._last_hand: tuple[Card, ...] = ()
        self._ways: tuple[Move, ...] = ()
        self._vanishes: Final[dict[tuple[int, Card], Vanish]] = {}
        self._answers: Final[dict[tuple[Seat, int, Seat, Card, Card], Decision]] = {}

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
        the same hand is asked about several times in a row."""
        if hand != self._last_hand:
            choices = dict.fromkeys(combinations(hand, min(self.kept, len(hand))))
            self._ways = tuple([self.keep(kept) for kept in choices])
            self._last_hand = hand
        return self._ways

    def ask_for_answer(self, window: Window, player: Seat, card: Card, genie: Card) -> Decision:
        """The question whether the window's first player lets this card pass, or answers with a
        genie if holding one."""
        key = (window.seats[0], len(window.seats), player, card, genie)
        decision = self._answers.get(key)
        if decision is None:
            options: tuple[Move, ...] = (PASS,) if genie == NONE else (PASS, self.play(genie))
            question = Sentence(ANSWER, (player, card))
            decision = self._answers[key] = Decision(window.seats[0], question, options, window)
        return decision

    # What the box holds

    def _check_kinds(self) -> None:
        if not 1 <= self.kept <= self.hand:
            raise BadBox(self.box.line_of_deal("kept"), KEEPS_TOO_MANY, self.hand)
        for card, kind in enumerate(self.box.kinds):
            if kind.effect not in _EFFECTS[kind.type]:
                line = self.box.line_of_kind(card, "effect")
                raise BadBox(line, SHARED.unknown_effect, kind.effect, kind.type)
            for figure, value in kind.figures.items():
                if not 0 <= value <= _MOST:
                    line = self.box.line_of_kind(card, figure)
                    raise BadBox(line, SHARED.bad_figure, 0, _MOST)


__all__ = ["MOST_PLAYERS", "Cards"]
