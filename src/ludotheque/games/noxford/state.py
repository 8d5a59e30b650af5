"""Noxford at one moment: the city, the hands, the Masters, the display."""

from typing import Final

from ludotheque.core import (
    EVERYTHING,
    HIDDEN,
    IS_OVER,
    NO_SUCH_MOVE,
    NOBODY,
    NOT_YOUR_TURN,
    Card,
    Chance,
    Decision,
    Log,
    Move,
    Outcome,
    Refusal,
    Seat,
    State,
    Zone,
)

from .announcement import announce
from .cards import IN_ORDER, SYNDICATES, Cards
from .city_words import CityWords
from .geometry import Place, number_of
from .moves import PASS, STAY, CoverCard, MoveCard, MoveOver, PlaceCard, place_text
from .options import different, gear_options, turn_options
from .phrases import (
    ALL_PASSED,
    CAN_STILL_PLAY,
    DREW,
    ENDED,
    GEAR_FIRST,
    MASTER_IS_PLACED,
    NO_CARD_THERE,
    NO_GEAR,
    NOT_DISPLAYED,
    NOT_IN_HAND,
    NOT_YOURS,
    PASSED,
    STAYED,
    TURNED_UP,
    USE_THE_GEAR,
    YOUR_TURN,
)
from .pinned_places import NOTHING
from .places import City
from .refusals import (
    pile_at,
    why_not_cover,
    why_not_lift,
    why_not_move,
    why_not_move_over,
    why_not_place,
)
from .scoring import score, standing
from .surface import Surface
from .visible_cards import Top


class NoxfordState(State):
    """Cards are kept in tuples, which copies can share. A pile is a tuple from the bottom up, by
    its place. `tops` are the visible cards sorted by place, `city` is their layout, `gear` is the
    place of a Gear that was just placed and may still be used."""

    __slots__ = (
        "_over",
        "_words",
        "active",
        "catalogue",
        "city",
        "deck",
        "decks",
        "display",
        "gear",
        "hands",
        "last_gear",
        "masters",
        "passes",
        "piles",
        "rejoins",
        "tops",
    )

    def __init__(
        self,
        cards: Cards,
        surface: Surface,
        last_gear: bool,
        eyes: Seat,
        active: Seat,
        hands: list[tuple[Card, ...]],
        masters: list[bool],
        decks: list[tuple[Card, ...]],
        display: tuple[Card, ...],
        deck: tuple[Card, ...],
    ) -> None:
        self.catalogue: Final = cards
        self.last_gear: Final = last_gear
        """Whether a Gear is still used when it was its owner's last card (NX-51)."""
        self.rejoins = False
        """Whether a Gear may lift a card that holds the city together, if its new place joins it
        again (NX-41)."""
        self.eyes = eyes
        self.active = active
        self.hands: Final = hands
        self.masters: Final = masters
        """The Masters that have not been placed."""
        self.decks: Final = decks
        self.display = display
        self.deck = deck
        self.piles: dict[Place, tuple[Card, ...]] = {}
        self.tops: list[Top] = []
        self.city = City(surface)
        self.gear = NOTHING
        self.passes = 0
        self._over = False
        self._words: CityWords | None = None  # until a card comes or goes

    # Choosing

    def decision(self) -> Decision | None:
        if self._over:
            return None
        seat = self.active
        question = YOUR_TURN if self.gear == NOTHING else USE_THE_GEAR
        if self.eyes != EVERYTHING and self.eyes != seat:
            return Decision(seat, question, ())
        if self.gear == NOTHING:
            return Decision(seat, question, tuple(self._turns()))
        options = gear_options(self.tops, self.city, self.gear, self.rejoins)
        return Decision(seat, question, tuple(options))

    def _turns(self) -> list[Move]:
        cards, seat = self.catalogue, self.active
        own = different(self.hands[seat])
        if self.masters[seat]:
            own.append(cards.masters[seat])
        return turn_options(cards, self.tops, self.city, own, self.display)

    # Refusals

    def refusal(self, move: Move) -> Refusal | None:
        if self._over:
            return IS_OVER
        seat = self.active
        if self.eyes != EVERYTHING and self.eyes != seat:
            return Refusal(NOT_YOUR_TURN, (seat,))
        if isinstance(move, (PlaceCard, CoverCard)):
            if self.gear != NOTHING:
                return GEAR_FIRST
            why = self._why_not_hold(move.card)
            if why is not None:
                return why
            if isinstance(move, PlaceCard):
                return why_not_place(self.words(), self.city, move.card, move.place)
            return self._why_not_cover(move)
        if isinstance(move, (MoveCard, MoveOver)):
            return NO_GEAR if self.gear == NOTHING else self._why_not_gear(move)
        if move == PASS:
            if self.gear != NOTHING:
                return GEAR_FIRST
            return None if self._turns() == [PASS] else CAN_STILL_PLAY
        if move == STAY:
            return NO_GEAR if self.gear == NOTHING else None
        return Refusal(NO_SUCH_MOVE, (move.text,))

    def _why_not_hold(self, card: Card) -> Refusal | None:
        """Why the active player does not have this card to play."""
        cards, seat = self.catalogue, self.active
        owner = cards.owner[card]
        if owner == NOBODY:
            return None if card in self.display else Refusal(NOT_DISPLAYED, (card,))
        if owner != seat:
            return Refusal(NOT_YOURS, (card,))
        if cards.is_master[card]:
            return None if self.masters[seat] else MASTER_IS_PLACED
        return None if card in self.hands[seat] else Refusal(NOT_IN_HAND, (card,))

    def _why_not_cover(self, move: CoverCard) -> Refusal | None:
        target = pile_at(self.piles, move.corner)
        if target == NOTHING:
            return NO_CARD_THERE
        words, cards = self.words(), self.catalogue
        return why_not_cover(cards, words, self.piles, self.city, move.card, target)

    def _why_not_gear(self, move: "MoveCard | MoveOver") -> Refusal | None:
        cards, words, piles, city = self.catalogue, self.words(), self.piles, self.city
        moved = pile_at(piles, move.corner)
        if moved == NOTHING:
            return NO_CARD_THERE
        why = why_not_lift(cards, words, piles, city, moved, self.gear, self.rejoins)
        if why is not None:
            return why
        if isinstance(move, MoveCard):
            return why_not_move(words, piles, city, moved, move.place)
        target = pile_at(piles, move.target)
        if target == NOTHING:
            return NO_CARD_THERE
        return why_not_move_over(cards, words, piles, city, moved, target)

    # Playing

    def apply(self, move: Move, chance: Chance, log: Log) -> None:
        seat = self.active
        if log.is_read:
            announce(move, seat, self.catalogue, self.piles, self.words(), log)
        if isinstance(move, PlaceCard):
            place, card = move.place, move.card
            self._give_up(card)
            self.lay(place, (card,))
            self._after(card, place, log)
        elif isinstance(move, CoverCard):
            place, card = pile_at(self.piles, move.corner), move.card
            self._give_up(card)
            self.turn_up(place, (*self.piles[place], card))
            self._after(card, place, log)
        elif isinstance(move, MoveCard):
            card = self._lift(pile_at(self.piles, move.corner))
            self.lay(move.place, (card,))
            self._end_turn(log)
        elif isinstance(move, MoveOver):
            place = pile_at(self.piles, move.target)
            card = self._lift(pile_at(self.piles, move.corner))
            self.turn_up(place, (*self.piles[place], card))
            self._end_turn(log)
        elif move == STAY:
            log.tell(STAYED, (seat,))
            self._end_turn(log)
        else:
            self._pass(log)

    def _give_up(self, card: Card) -> None:
        """Remove the card from the hand, the display or its place before the player."""
        seat = self.active
        if self.catalogue.owner[card] == NOBODY:
            self.display = _less(self.display, card)
        elif self.catalogue.is_master[card]:
            self.masters[seat] = False
        else:
            self.hands[seat] = _less(self.hands[seat], card)

    def lay(self, place: Place, pile: tuple[Card, ...]) -> None:
        """Lay cards where none lie."""
        self._words = None
        self.piles[place] = pile
        self.city.add(place)
        laid = self.city.in_order()
        at = number_of(laid, place)
        self.tops.insert(at, Top(self.catalogue, laid[at], pile))

    def turn_up(self, place: Place, pile: tuple[Card, ...]) -> None:
        """Make another card of a pile visible."""
        self._words = None
        self.piles[place] = pile
        laid = self.city.in_order()
        at = number_of(laid, place)
        self.tops[at] = Top(self.catalogue, laid[at], pile)

    def _lift(self, place: Place) -> Card:
        """Take the visible card away; the card beneath is visible again (NX-46)."""
        pile = self.piles[place]
        if len(pile) > 1:
            self.turn_up(place, pile[:-1])
        else:
            self._words = None
            del self.piles[place]
            del self.tops[number_of(self.city.in_order(), place)]
            self.city.remove(place)
        return pile[-1]

    def _after(self, card: Card, place: Place, log: Log) -> None:
        """After a card is played, the game ends, its Gear is used, or the turn is over."""
        self.passes = 0
        is_last = self.has_nothing_left(self.active)
        if self.catalogue.is_gear[card] and (self.last_gear or not is_last):
            self.gear = place
        else:
            self._end_turn(log)

    def _end_turn(self, log: Log) -> None:
        """NX-33, unless the game is over (NX-50)."""
        seat, cards = self.active, self.catalogue
        self.gear = NOTHING
        if self.has_nothing_left(seat):
            self._over = True
            log.tell(ENDED, (seat,))
            return
        if len(self.display) < cards.display and self.deck:
            card = self.deck[0]
            self.deck = self.deck[1:]
            self.display = tuple(sorted((*self.display, card)))
            log.tell(TURNED_UP, (card,))
        deck = self.decks[seat]
        if len(self.hands[seat]) < cards.hand and deck:
            self.hands[seat] = tuple(sorted((*self.hands[seat], deck[0])))
            self.decks[seat] = deck[1:]
            log.tell(DREW, (seat, deck[0]), (seat,))
        self.active = (seat + 1) % len(self.hands)

    def _pass(self, log: Log) -> None:
        """NX-34."""
        log.tell(PASSED, (self.active,))
        self.passes += 1
        if self.passes == len(self.hands):
            self._over = True
            log.tell(ALL_PASSED)
        else:
            self.active = (self.active + 1) % len(self.hands)

    def words(self) -> CityWords:
        """The words for the cards of the city and for places in it."""
        words = self._words
        if words is None:
            words = self._words = CityWords(self.catalogue, self.piles, self.city)
        return words

    def has_nothing_left(self, seat: Seat) -> bool:
        """Whether this seat has placed the last of its cards."""
        return not self.hands[seat] and not self.masters[seat] and not self.decks[seat]

    def outcome(self) -> Outcome | None:
        if not self._over:
            return None
        return score(self.catalogue, self.words(), self.piles, self.city, len(self.hands))

    def standing(self) -> tuple[int, ...]:
        """The city is public, so everybody knows."""
        return tuple(standing(self.catalogue, self.piles, self.city, len(self.hands)))

    def find_end(self) -> None:
        """Find out whether the game is over, for a state that was not reached by playing."""
        ended = self.gear == NOTHING and self.has_nothing_left(self.active)
        self._over = ended or self.passes == len(self.hands)

    # Copying and views

    def copy(self) -> "NoxfordState":
        copy = NoxfordState(
            self.catalogue,
            self.city.surface,
            self.last_gear,
            self.eyes,
            self.active,
            self.hands[:],
            self.masters[:],
            self.decks[:],
            self.display,
            self.deck,
        )
        copy.piles = self.piles.copy()
        copy.tops = self.tops[:]
        copy.city = self.city.copy()
        copy.gear = self.gear
        copy.passes = self.passes
        copy.rejoins = self.rejoins
        copy._over = self._over
        return copy

    def view(self, seat: Seat) -> "NoxfordState":
        self.check_eyes(seat)
        view = self.copy()
        view.eyes = seat
        view.deck = (HIDDEN,) * len(self.deck)
        for other in range(len(self.hands)):
            view.decks[other] = (HIDDEN,) * len(self.decks[other])
            if other != seat:
                view.hands[other] = (HIDDEN,) * len(self.hands[other])
        return view

    @property
    def seats(self) -> int:
        return len(self.hands)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        return self.hands[seat]

    def cards(self) -> list[Card]:
        cards = self.catalogue
        found = [*self.display, *self.deck]
        for seat in range(SYNDICATES):
            if seat >= len(self.hands):  # not played with (NX-01)
                found += [*cards.members[seat], cards.masters[seat]]
                continue
            found += [*self.hands[seat], *self.decks[seat]]
            if self.masters[seat]:
                found.append(cards.masters[seat])
        for pile in self.piles.values():
            found += pile
        return found

    def zones(self) -> tuple[Zone, ...]:
        """The visible cards of the city by place; beneath them, pile by pile, those that they
        cover, the uppermost first."""
        cards = self.catalogue
        piles = [self.piles[place] for place in sorted(self.piles)]
        covered = [card for pile in piles for card in pile[-2::-1]]
        unused: list[Card] = []
        for syndicate in range(len(self.hands), SYNDICATES):  # not played with (NX-01)
            unused += [cards.masters[syndicate], *cards.members[syndicate]]
        zones = [
            Zone("city", NOBODY, tuple([pile[-1] for pile in piles])),
            Zone("covered", NOBODY, tuple(covered)),
            Zone("display", NOBODY, self.display),
            Zone("deck", NOBODY, self.deck),
            Zone("unused", NOBODY, tuple(unused)),
        ]
        for seat in range(len(self.hands)):
            master = (cards.masters[seat],) if self.masters[seat] else ()
            zones.append(Zone("master", seat, master))
            zones.append(Zone("deck", seat, self.decks[seat]))
            zones.append(Zone("hand", seat, self.hands[seat]))
        return tuple(zones)

    def content(self) -> dict[str, object]:
        name = self.catalogue.box.name
        surface = self.city.surface
        content: dict[str, object] = {
            "eyes": self.eyes,
            "active": self.active,
            "table": [surface.width, surface.height, surface.card_width, surface.card_height],
            "last_gear": self.last_gear,
            "hands": [[name(card) for card in hand] for hand in self.hands],
            "masters": self.masters[:],
            "decks": [[name(card) for card in deck] for deck in self.decks],
            "display": [name(card) for card in self.display],
            "deck": [name(card) for card in self.deck],
            "piles": [
                [place_text(place), *[name(card) for card in self.piles[place]]]
                for place in sorted(self.piles)
            ],
            "gear": "" if self.gear == NOTHING else place_text(self.gear),
            "passes": self.passes,
        }
        # before there was a choice, nothing was said about it
        if self.rejoins:
            content["rejoin"] = True
        if self.catalogue.syndicates != IN_ORDER:
            content["syndicates"] = list(self.catalogue.syndicates)
        return content


def _less(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The cards without one of this kind."""
    rest = list(cards)
    rest.remove(card)
    return tuple(rest)
