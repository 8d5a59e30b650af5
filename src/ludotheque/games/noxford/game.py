"""Noxford: dealing, completing views, parsing and loading."""

import re
from collections.abc import Mapping
from typing import Final

from ludotheque.core import (
    EVERYTHING,
    HIDDEN,
    NOBODY,
    BadOption,
    Card,
    Chance,
    Fields,
    Game,
    Move,
    Option,
    OptionValue,
    Seat,
    Sentence,
)

from .cards import STARTING_CARDS, SYNDICATES, Cards
from .geometry import Place, is_sideways, place_at
from .loading import restore
from .moves import PASS, SIDEWAYS, STAY, CoverCard, MoveCard, MoveOver, PlaceCard, corner_words
from .phrases import (
    CARD_TOO_WIDE,
    COVER,
    DO_PASS,
    DO_STAY,
    MOVE,
    MOVE_OVER,
    PLACE,
    TABLE_TOO_SMALL,
    VOCABULARY,
)
from .refusals import pile_at, size_words
from .state import NoxfordState
from .surface import Surface

NAME: Final = "noxford"
RULES: Final = 1

OPTIONS: Final = (
    Option("table_width", 1200, low=800, high=3000),
    Option("table_height", 800, low=600, high=3000),
    Option("card_width", 63, low=20, high=500),
    Option("card_height", 88, low=20, high=700),
    Option("last_gear", False),
)

_CORNER: Final = r"(\d{1,4}|-\d{1,3}) (\d{1,4}|-\d{1,3})"
_PLACE: Final = rf"(upright|sideways) {_CORNER}"
_PLACE_CARD: Final = re.compile(rf"place (\S+) {_PLACE}", re.ASCII)
_COVER_CARD: Final = re.compile(rf"cover (\S+) {_CORNER}", re.ASCII)
_MOVE_CARD: Final = re.compile(rf"move {_CORNER} {_PLACE}", re.ASCII)
_MOVE_OVER: Final = re.compile(rf"move {_CORNER} over {_CORNER}", re.ASCII)


class Noxford(Game[NoxfordState]):
    """A game for two to four by Henri Kermarrec."""

    def __init__(self, cards: str, texts: Mapping[str, str], own_cards: bool = False) -> None:
        self.cards: Final = Cards(cards)
        self._surfaces: Final[dict[tuple[int, ...], Surface]] = {}
        most = SYNDICATES
        super().__init__(
            NAME,
            rules=RULES,
            players=(2, 3, 4),
            # each card is played once, with at most one Gear, and all others may pass in between
            longest=(self.cards.box.total + 1) * (most + 1),
            box=self.cards.box,
            vocabulary=VOCABULARY,
            texts=texts,
            options=OPTIONS,
            own_cards=own_cards,
        )

    def settings(self, players: int, given: Mapping[str, object]) -> dict[str, OptionValue]:
        values = super().settings(players, given)
        surface = self._surface(values)
        if surface.card_width >= surface.card_height:
            raise BadOption(CARD_TOO_WIDE, size_words(surface.card_width, surface.card_height))
        needed = surface.card_width + surface.card_height
        if needed > surface.width or surface.card_height > surface.height:
            raise BadOption(
                TABLE_TOO_SMALL,
                size_words(surface.width, surface.height),
                size_words(needed, surface.card_height),
            )
        return values

    def deal(
        self, players: int, chance: Chance, options: Mapping[str, OptionValue]
    ) -> NoxfordState:
        cards = self.cards
        hands: list[tuple[Card, ...]] = []
        decks: list[tuple[Card, ...]] = []
        for seat in range(players):
            own = list(cards.members[seat])
            chance.shuffle(own)
            hands.append(tuple(sorted(own[: cards.hand])))
            decks.append(tuple(own[cards.hand :]))
        neutral = list(cards.neutrals)
        chance.shuffle(neutral)
        shown = STARTING_CARDS + cards.display
        state = NoxfordState(
            cards,
            self._surface(options),
            options["last_gear"] is True,
            EVERYTHING,
            chance.below(players),  # NX-22
            hands,
            [True] * players,
            decks,
            tuple(sorted(neutral[STARTING_CARDS:shown])),
            tuple(neutral[shown:]),
        )
        for place, card in zip(starting_places(state.city.surface), neutral, strict=False):
            state.lay(place, (card,))
        return state

    def _surface(self, options: Mapping[str, OptionValue]) -> Surface:
        """The table with these options; games on equal tables share its cached results."""
        values = [options[option.key] for option in OPTIONS[:4]]
        sizes = tuple([value for value in values if isinstance(value, int)])
        if sizes not in self._surfaces:
            self._surfaces.clear()  # one at a time is enough
            self._surfaces[sizes] = Surface(*sizes)
        return self._surfaces[sizes]

    def fill(self, view: NoxfordState, seat: Seat, chance: Chance) -> NoxfordState:
        view.check_view_of(seat)
        cards = self.cards
        filled = view.copy()
        filled.eyes = EVERYTHING
        unseen: list[list[Card]] = [[] for _ in range(SYNDICATES + 1)]
        for card in self.box.unseen(view.cards()):
            unseen[cards.owner[card]].append(card)
        for own in unseen:
            chance.shuffle(own)
        for other in range(view.seats):
            own, held = unseen[other], 0
            if other != seat:
                held = len(view.hands[other])
                filled.hands[other] = tuple(sorted(own[:held]))
            filled.decks[other] = tuple(own[held:])
        filled.deck = tuple(unseen[NOBODY])
        return filled

    def read(self, text: str) -> Move | None:
        return self._placing(text) or _moving(text)

    def _placing(self, text: str) -> Move | None:
        match = _PLACE_CARD.fullmatch(text)
        if match is not None:
            card = self.box.find(match[1])
            place = place_at(int(match[3]), int(match[4]), match[2] == SIDEWAYS)
            move: Move | None = None if card == HIDDEN else PlaceCard(card, match[1], place)
            return move if move is not None and move.text == text else None
        match = _COVER_CARD.fullmatch(text)
        if match is None or self.box.find(match[1]) == HIDDEN:
            return None
        corner = place_at(int(match[2]), int(match[3]), sideways=False)
        move = CoverCard(self.box.find(match[1]), match[1], corner)
        return move if move.text == text else None

    def meaning(self, move: Move, state: NoxfordState) -> Sentence:
        piles = state.piles
        if isinstance(move, PlaceCard):
            return Sentence(PLACE, (move.card, *_where(move.place)))
        if isinstance(move, CoverCard):
            under = pile_at(piles, move.corner)
            return Sentence(COVER, (move.card, piles[under][-1], corner_words(under)))
        if isinstance(move, MoveCard):
            moved = piles[pile_at(piles, move.corner)][-1]
            return Sentence(MOVE, (moved, *_where(move.place)))
        if isinstance(move, MoveOver):
            moved = piles[pile_at(piles, move.corner)][-1]
            under = pile_at(piles, move.target)
            return Sentence(MOVE_OVER, (moved, piles[under][-1], corner_words(under)))
        return DO_STAY if move == STAY else DO_PASS

    def with_cards(self, text: str) -> "Noxford":
        return Noxford(text, self.texts, own_cards=True)

    def restore(self, content: Fields) -> NoxfordState:
        return restore(self.cards, content)


def starting_places(surface: Surface) -> tuple[Place, Place]:
    """The L in the middle of the table (NX-21)."""
    width, height = surface.card_width, surface.card_height
    x = (surface.width - width - height + 1) // 2
    y = (surface.height - height + 1) // 2
    return place_at(x, y, sideways=False), place_at(x + width, y, sideways=True)


def _where(place: Place) -> tuple[int, str]:
    return int(is_sideways(place)), corner_words(place)


def _moving(text: str) -> Move | None:
    """Moves that name no card."""
    if text in (PASS.text, STAY.text):
        return PASS if text == PASS.text else STAY
    match = _MOVE_CARD.fullmatch(text)
    if match is not None:
        moved = place_at(int(match[1]), int(match[2]), sideways=False)
        place = place_at(int(match[4]), int(match[5]), match[3] == SIDEWAYS)
        move: Move = MoveCard(moved, place)
        return move if move.text == text else None
    match = _MOVE_OVER.fullmatch(text)
    if match is None:
        return None
    moved = place_at(int(match[1]), int(match[2]), sideways=False)
    move = MoveOver(moved, place_at(int(match[3]), int(match[4]), sideways=False))
    return move if move.text == text else None
