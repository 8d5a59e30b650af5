"""Noxford: dealing, completing views, parsing and loading."""

import re
from collections.abc import Mapping
from typing import Final

from ludotheque.core import (
    EVERYTHING,
    HIDDEN,
    NO_LOG,
    NOBODY,
    BadOption,
    Card,
    Chance,
    Fields,
    Game,
    Log,
    Move,
    Option,
    OptionValue,
    Seat,
    Sentence,
)

from .cards import (
    IN_ORDER,
    LEAST_HEIGHT,
    LEAST_WIDTH,
    MOST_HEIGHT,
    MOST_WIDTH,
    STARTING_CARDS,
    SYNDICATES,
    Cards,
    read_box,
)
from .geometry import Place, is_sideways, place_at
from .letters import Letters, like_named
from .loading import restore
from .moves import PASS, SIDEWAYS, STAY, CoverCard, MoveCard, MoveOver, PlaceCard, size_words
from .phrases import (
    BEGINS,
    CARD_TOO_WIDE,
    COVER,
    DO_PASS,
    DO_STAY,
    MOVE,
    MOVE_OVER,
    NO_PLACE_AT_ALL,
    PLACE,
    SAME_SYNDICATE,
    TABLE_TOO_SMALL,
    VOCABULARY,
)
from .pinned_places import NOTHING
from .places import City
from .refusals import pile_at
from .state import NoxfordState
from .surface import Surface

NAME: Final = "noxford"
RULES: Final = 2
"""2: the first card to be placed must have a place (NX-06); lists of cards state the fields and the
size of a card (NX-03)."""

NEXT: Final = "next"
"""The choice of a seat that takes the next Syndicate of the list that is left (NX-20)."""

_SIZES: Final = ("table_width", "table_height", "card_width", "card_height")

_CORNER: Final = r"(\d{1,4}|-\d{1,3}) (\d{1,4}|-\d{1,3})"
_PLACE: Final = rf"(upright|sideways) {_CORNER}"
_PLACE_CARD: Final = re.compile(rf"place (\S+) {_PLACE}", re.ASCII)
_COVER_CARD: Final = re.compile(rf"cover (\S+) {_CORNER}", re.ASCII)
_MOVE_CARD: Final = re.compile(rf"move {_CORNER} {_PLACE}", re.ASCII)
_MOVE_OVER: Final = re.compile(rf"move {_CORNER} over {_CORNER}", re.ASCII)


class Noxford(Game[NoxfordState]):
    """A game for two to four by Henri Kermarrec."""

    def __init__(
        self,
        cards: str,
        texts: Mapping[str, str],
        own_cards: bool = False,
        rules: int = RULES,
        former: Mapping[int, Game] | None = None,
    ) -> None:
        self.cards: Final = Cards(read_box(cards, rules))
        self._alike: Final = like_named(self.cards.box, texts)
        self._seated: Final[dict[tuple[int, ...], Cards]] = {IN_ORDER: self.cards}
        self._surfaces: Final[dict[tuple[int, ...], Surface]] = {}
        most = SYNDICATES
        super().__init__(
            NAME,
            rules=rules,
            players=(2, 3, 4),
            # each card is played once, with at most one Gear, and all others may pass in between
            longest=(self.cards.box.total + 1) * (most + 1),
            box=self.cards.box,
            vocabulary=VOCABULARY,
            texts=texts,
            options=options_of(self.cards),
            own_cards=own_cards,
            former=former,
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
        if self.rules > 1 and not has_a_place(surface):
            raise BadOption(
                NO_PLACE_AT_ALL,
                size_words(surface.width, surface.height),
                size_words(surface.card_width, surface.card_height),
            )
        self._chosen(players, values)
        return values

    def _chosen(self, players: int, options: Mapping[str, OptionValue]) -> tuple[int, ...]:
        """The Syndicate of each seat: what the players at the table have chosen, then the others in
        the order of the list (NX-20)."""
        masters = [self.box.names[master] for master in self.cards.masters]
        chosen: dict[Seat, int] = {}
        for seat in range(players):
            name = options[f"syndicate_{seat + 1}"]
            if name == NEXT:
                continue
            syndicate = masters.index(str(name))
            for other, taken in chosen.items():
                if taken == syndicate:
                    raise BadOption(
                        SAME_SYNDICATE, self.cards.masters[syndicate], other + 1, seat + 1
                    )
            chosen[seat] = syndicate
        left = [each for each in IN_ORDER if each not in chosen.values()]
        return tuple([chosen[seat] if seat in chosen else left.pop(0) for seat in IN_ORDER])

    def _with_syndicates(self, syndicates: tuple[int, ...]) -> Cards:
        """The cards as seen from seats that have these Syndicates."""
        if syndicates not in self._seated:
            self._seated[syndicates] = Cards(self.box, syndicates)
        return self._seated[syndicates]

    def deal(
        self,
        players: int,
        chance: Chance,
        options: Mapping[str, OptionValue],
        log: Log = NO_LOG,
    ) -> NoxfordState:
        cards = self._with_syndicates(self._chosen(players, options))
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
        first = chance.below(players)  # NX-22
        log.tell(BEGINS, (first,))
        state = NoxfordState(
            cards,
            self._surface(options),
            options["last_gear"] is True,
            EVERYTHING,
            first,
            hands,
            [True] * players,
            decks,
            tuple(sorted(neutral[STARTING_CARDS:shown])),
            tuple(neutral[shown:]),
        )
        for place, card in zip(starting_places(state.city.surface), neutral, strict=False):
            state.lay(place, (card,))
        state.rejoins = options["rejoin"] is True
        return state

    def _surface(self, options: Mapping[str, OptionValue]) -> Surface:
        """The table with these options; games on equal tables share its cached results."""
        values = [options[key] for key in _SIZES]
        sizes = tuple([value for value in values if isinstance(value, int)])
        if sizes not in self._surfaces:
            self._surfaces.clear()  # one at a time is enough
            self._surfaces[sizes] = Surface(*sizes)
        return self._surfaces[sizes]

    def fill(self, view: NoxfordState, seat: Seat, chance: Chance) -> NoxfordState:
        view.check_view_of(seat)
        cards = view.catalogue
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

    def reshuffle(self, state: NoxfordState, chance: Chance) -> NoxfordState:
        shuffled = state.copy()
        for seat, cards in enumerate(state.decks):
            own = sorted(cards)
            chance.shuffle(own)
            shuffled.decks[seat] = tuple(own)
        neutral = sorted(state.deck)
        chance.shuffle(neutral)
        shuffled.deck = tuple(neutral)
        return shuffled

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
        piles, words = state.piles, state.words()
        if isinstance(move, PlaceCard):
            where = words.offer(move.place, move.card)
            return Sentence(PLACE, (move.card, int(is_sideways(move.place)), where))
        if isinstance(move, CoverCard):
            return Sentence(COVER, (move.card, words.card(pile_at(piles, move.corner))))
        if isinstance(move, (MoveCard, MoveOver)):
            place = pile_at(piles, move.corner)
            moved = words.card(place)
            if isinstance(move, MoveOver):
                return Sentence(MOVE_OVER, (moved, words.card(pile_at(piles, move.target))))
            lifted = place if len(piles[place]) == 1 else NOTHING
            where = words.offer(move.place, piles[place][-1], lifted)
            return Sentence(MOVE, (moved, int(is_sideways(move.place)), where))
        return DO_STAY if move == STAY else DO_PASS

    def labels(self, state: NoxfordState) -> Letters:
        return Letters.of(self._alike, state.piles)

    def with_cards(self, text: str) -> "Noxford":
        return Noxford(text, self.texts, True, self.rules, self.former)

    def restore(self, content: Fields) -> NoxfordState:
        cards = self._with_syndicates(_read_syndicates(content))
        return restore(cards, self._table_in(content), content)

    def _table_in(self, content: Fields) -> Surface:
        """The table of a dumped state, which the options must allow."""
        sizes = content.numbers("table")
        if len(sizes) != 4:
            raise content.wrong("table")
        given = dict(zip(_SIZES, sizes, strict=True))
        try:
            return self._surface(self.settings(self.players[0], given))
        except BadOption:
            raise content.wrong("table") from None


def options_of(cards: Cards) -> tuple[Option, ...]:
    """The settings of a game with these cards."""
    masters = [cards.box.names[master] for master in cards.masters]
    return (
        Option("table_width", 1200, low=800, high=3000),
        Option("table_height", 800, low=600, high=3000),
        Option("card_width", cards.card_width, low=LEAST_WIDTH, high=MOST_WIDTH),
        Option("card_height", cards.card_height, low=LEAST_HEIGHT, high=MOST_HEIGHT),
        Option("last_gear", False),
        Option("rejoin", False),
        *[Option(f"syndicate_{seat + 1}", NEXT, choices=(NEXT, *masters)) for seat in IN_ORDER],
    )


def _read_syndicates(content: Fields) -> tuple[int, ...]:
    """The Syndicate of each seat, in a dumped state that says so."""
    if "syndicates" not in content:
        return IN_ORDER
    syndicates = content.numbers("syndicates")
    if sorted(syndicates) != list(IN_ORDER) or syndicates == IN_ORDER:
        raise content.wrong("syndicates")
    return syndicates


def has_a_place(surface: Surface) -> bool:
    """Whether a card can be placed beside the two that start the city."""
    city = City(surface)
    for place in starting_places(surface):
        city.add(place)
    return bool(city.places())


def starting_places(surface: Surface) -> tuple[Place, Place]:
    """The L in the middle of the table (NX-21)."""
    width, height = surface.card_width, surface.card_height
    x = (surface.width - width - height + 1) // 2
    y = (surface.height - height + 1) // 2
    return place_at(x, y, sideways=False), place_at(x + width, y, sideways=True)


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
