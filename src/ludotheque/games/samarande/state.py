"""Les Fils de Samarande at one moment: the market, and the cities."""

from typing import Final

from ludotheque.core import (
    EVERYTHING,
    HIDDEN,
    NOBODY,
    Card,
    Chance,
    Decision,
    Frame,
    Log,
    Move,
    Outcome,
    Refusal,
    Seat,
    Zone,
)
from ludotheque.games.market.content import market_cards, market_content
from ludotheque.games.market.hands import Hands
from ludotheque.games.market.moves import ANYWHERE, Lay, Play
from ludotheque.games.market.rivals import Rivals
from ludotheque.games.market.state import MarketState
from ludotheque.games.market.zones import common_zones, hand_zones

from .cards import Cards
from .city import NONE, City
from .effects import CARD_EFFECTS
from .moves import REDEAL, Keep, Put, Vanish
from .phrases import (
    BOUGHT_ENOUGH,
    DECK_TOO_SMALL,
    HAS_A_DISTRICT,
    KEEP_SO_MANY,
    LAID_ARTISAN,
    MISCHIEF,
    NO_DISTRICT,
    NO_ROOM,
    NO_SUCH_ARTISAN,
    SHARED,
    VANISHED,
)
from .scoring import score
from .sightings import Sighting, Sightings, after, seen_by
from .targets import Action, no_such_district, same_district

MOST_BOUGHT: Final = 3
"""The most points that can be bought in a turn (SA-40)."""

CATEGORY: Final = "category"
KIND: Final = "kind"
"""What an Explorer genie looks for (SA-62)."""

Piles = tuple[tuple[Card, ...], ...]


class SamarandeState(MarketState[Cards]):
    """Each estate is a city, and each player has one."""

    __slots__ = ("aside", "bought", "cities", "returned", "seeks_kinds", "sightings")

    def __init__(
        self,
        cards: Cards,
        owners: tuple[Seat, ...],
        rivals: Rivals,
        purses: list[int],
        hands: Hands,
        frames: list[Frame],
        cities: list[City],
        like: "SamarandeState | None" = None,
    ) -> None:
        super().__init__(cards, owners, rivals, purses, hands, frames, like)
        self.cities: Final = cities
        if like is None:
            self.bought = 0
            """How many points were bought this turn."""
            self.returned: Piles = ((),) * len(cities)
            """The hands without a District that were handed back; kept until the deck is
            shuffled."""
            self.aside: Piles = self.returned
            """The cards that each player did not keep; kept until the deck is shuffled."""
            self.sightings: Sightings = ()
            """What is known to have been in the deck, oldest first."""
            self.seeks_kinds = True
            """Whether an Explorer genie looks for one kind of card, not for a category (SA-62)."""
        else:
            self.bought = like.bought
            self.returned = like.returned
            self.aside = like.aside
            self.sightings = like.sightings
            self.seeks_kinds = like.seeks_kinds

    # Playing

    def lays(self, card: Card) -> tuple[Move, ...]:
        return self.cities[self.active].lays(card)

    def play(self, move: Lay | Play, chance: Chance, log: Log) -> None:
        seat = self.active
        if isinstance(move, Lay):
            self.spend_card(move.card, self.catalogue.costs[move.card])
            if move.place == ANYWHERE:
                self.lay_alone(seat, move.card, log)
            else:
                self.lay_artisan(seat, move.place, move.card, log)
            return
        told = self.action(move.card).told(self, move)
        self.spend_card(move.card, move.cost)
        log.tell(told.phrase, told.values)
        self.stand_to_answer(move, seat)

    def stand_to_answer(self, move: Play, seat: Seat) -> None:
        """Put an Action on the table and ask everybody else about it (SA-71)."""
        effect = self.action(move.card)
        self.frames.append(Frame(effect.name, seat, (move.text,)))
        self.frames.append(Frame("answering", seat))

    def action(self, card: Card) -> Action:
        effect = self.catalogue.actions[card]
        assert effect is not None
        return effect

    def why_not_lay(self, move: Lay) -> Refusal:
        return self._why_not_put(move.place)

    def _why_not_put(self, at: int) -> Refusal:
        """Why no artisan can be put on this District of the active player."""
        city = self.cities[self.active]
        if not city.districts:
            return NO_DISTRICT
        why = no_such_district(city, at)
        if why is not None:
            return why
        return same_district(city, at) if city.districts[at].room else Refusal(NO_ROOM, (at + 1,))

    def _why_not_vanish(self, move: Vanish) -> Refusal:
        city, at = self.cities[self.active], move.place
        why = no_such_district(city, at)
        if why is not None:
            return why
        if move.card not in city.districts[at].artisans:
            return Refusal(NO_SUCH_ARTISAN, (at + 1, move.card))
        return same_district(city, at)

    # Points

    def may_buy(self) -> bool:
        return self.bought < MOST_BOUGHT and super().may_buy()

    def buy(self, log: Log) -> None:
        self.bought += 1
        super().buy(log)

    def why_not_buy(self) -> Refusal:
        if self.bought >= MOST_BOUGHT:
            return Refusal(BOUGHT_ENOUGH, (MOST_BOUGHT,))
        return super().why_not_buy()

    # The stack

    def asked(self, seat: Seat) -> Decision | None:
        if self.over or not self.frames:
            return super().asked(seat)
        asked = self.catalogue.stack.ask_seat(self, self.frames, seat)
        return None if asked is None else self.shown(asked)

    def why_not_answer(self, move: Move) -> Refusal:
        top, hand = self.frames[-1], self.hands.held[self.ask().seat]
        if top.effect == "answering" and isinstance(move, Play):
            if move.card in self.catalogue.mischievous:
                return Refusal(SHARED.not_in_hand, (move.card,))
        elif top.effect == "redealing" and move == REDEAL:
            districts = [card for card in hand if self.catalogue.is_district[card]]
            return HAS_A_DISTRICT if districts else DECK_TOO_SMALL
        elif top.effect == "choosing" and isinstance(move, Keep):
            for card in move.kept:
                if card not in hand:
                    return Refusal(SHARED.not_in_hand, (card,))
            return Refusal(KEEP_SO_MANY, (self.catalogue.kept,))
        elif top.effect == "placing" and isinstance(move, Put):
            return self._why_not_put(move.place)
        elif top.effect == "vanishing" and isinstance(move, Vanish):
            return self._why_not_vanish(move)
        return super().why_not_answer(move)

    def begin_turn(self, log: Log) -> None:
        """Push taxes, then the guard test, because the top of the stack comes first."""
        self.bought = 0
        seat = self.active
        city = self.cities[seat]
        if city.mischief:
            self.points = max(0, self.points - city.mischief)
            log.tell(MISCHIEF, (seat, self.points))
        if city.artisans():
            self.frames.append(Frame("taxing", seat))
            self.frames.append(Frame("guarding", seat))

    def hand_limit(self, seat: Seat) -> int:
        return self.catalogue.limit + self.cities[seat].more_cards()

    # Setup

    def may_redeal(self, seat: Seat) -> bool:
        """Whether this hand is visible and has no District, and the deck has enough cards for
        another."""
        is_district, hand = self.catalogue.is_district, self.hands.held[seat]
        if len(self.deck) < len(hand) or HIDDEN in hand:
            return False
        return not any(is_district[card] for card in hand)

    def redeal(self, seat: Seat) -> None:
        """Hand back a hand for as many cards from the deck (SA-11)."""
        hand = self.hands.held[seat]
        self.returned = _replaced(self.returned, seat, hand)
        self.hands.held[seat] = tuple(sorted(self.deck[-len(hand) :]))
        self.deck = self.deck[: -len(hand)]

    def keep(self, seat: Seat, kept: tuple[Card, ...]) -> None:
        rest = list(self.hands.held[seat])
        for card in kept:
            rest.remove(card)
        self.aside = _replaced(self.aside, seat, tuple(rest))
        self.hands.held[seat] = kept

    def finish_setup(self, chance: Chance, log: Log) -> None:
        """Shuffle in all the cards put back, and lay out the line."""
        put_back = [
            (*returned, *aside) for returned, aside in zip(self.returned, self.aside, strict=True)
        ]
        deck = list(self.deck)
        for cards in put_back:
            deck += cards
        chance.shuffle(deck)
        self.deck = tuple(deck)
        self.returned = self.aside = ((),) * self.seats
        seen = (*[tuple(sorted(cards)) for cards in put_back], ())
        self.sightings = (Sighting(seen, tuple([len(hand) for hand in self.hands.held])),)
        self.line = self.turn_up(self.catalogue.line)
        log.tell(SHARED.turned_up, (self.line,))
        log.tell(SHARED.turn, self.named(self.active))

    # Used by effects

    def lay_alone(self, seat: Seat, card: Card, log: Log) -> None:
        """Lay a District or a guard in the city."""
        city = self.cities[seat]
        if self.catalogue.is_district[card]:
            district = self.catalogue.district(card, (), NONE)
            self.cities[seat] = city.with_districts((*city.districts, district))
        else:
            self.cities[seat] = city.with_guard(card)
        log.tell(SHARED.laid, (seat, 0, card))

    def lay_artisan(self, seat: Seat, at: int, card: Card, log: Log) -> None:
        self.cities[seat] = self.cities[seat].with_artisan(at, card)
        log.tell(LAID_ARTISAN, (seat, card, *self.place(seat, at)))

    def lose_artisan(self, seat: Seat, at: int, card: Card, log: Log) -> None:
        self.cities[seat] = self.cities[seat].without_artisan(at, card)
        self.throw_away(card)
        log.tell(VANISHED, (seat, card, *self.place(seat, at)))

    def place(self, seat: Seat, at: int) -> tuple[Card, int]:
        """A District as sentences name it: its card, and its number in the city."""
        return self.cities[seat].districts[at].card, at + 1

    def outcome(self) -> Outcome | None:
        return score(self) if self.over else None

    def standing(self) -> tuple[int, ...]:
        """Everything that counts is public, so everybody knows."""
        return score(self).points

    # Knowledge

    def lose_card(self, seat: Seat, card: Card) -> None:
        if self.sightings and card not in self.hands.known[seat]:
            self.sightings = after(self.sightings, (card,), seat)
        super().lose_card(seat, card)

    def steal_card(self, thief: Seat, victim: Seat, card: Card) -> None:
        if self.sightings:
            self.sightings = after(self.sightings, (), victim)
        super().steal_card(thief, victim, card)

    def turn_up(self, count: int) -> tuple[Card, ...]:
        cards = super().turn_up(count)
        if self.sightings:
            self.sightings = after(self.sightings, cards)
        return cards

    def learn_turned_up(self, found: Card, passed_over: tuple[Card, ...]) -> None:
        """Everybody has seen one card leave the deck, and others that are shuffled back."""
        if self.sightings:
            self.sightings = after(self.sightings, (found,))
        self._learn_in_deck(passed_over)

    def _learn_in_deck(self, passed_over: tuple[Card, ...]) -> None:
        hands = self.hands
        hidden = zip(hands.held, hands.known, strict=True)
        fresh = [len(hand) - len(known) for hand, known in hidden]
        if passed_over and any(fresh):
            seen = (*[()] * self.seats, tuple(sorted(passed_over)))
            self.sightings = (*self.sightings, Sighting(seen, tuple(fresh)))

    def learn_absent(self, kinds: tuple[Card, ...], deck: tuple[Card, ...]) -> None:
        """Everybody has seen the whole deck without a card of these kinds, and none can return to
        it."""
        self.absent = tuple(sorted({*self.absent, *kinds}))
        self.sightings = ()  # everybody now knows the whole deck
        self._learn_in_deck(deck)

    # Copying and views

    def can_see(self, seat: Seat) -> bool:
        """Whether the viewer may see this seat's options."""
        return self.eyes in (EVERYTHING, seat)

    def copy(self) -> "SamarandeState":
        return self._copy(self.hands.copy())

    def _copy(self, hands: Hands) -> "SamarandeState":
        return SamarandeState(
            self.catalogue,
            self.owners,
            self.rivals,
            self.purses[:],
            hands,
            self.frames[:],
            self.cities[:],
            self,
        )

    def view(self, seat: Seat) -> "SamarandeState":
        self.check_eyes(seat)
        view = self._copy(self.hands.seen_by(seat))
        view.hide(seat)
        view.returned = _only_of(self.returned, seat)
        view.aside = _only_of(self.aside, seat)
        view.sightings = seen_by(self.sightings, seat)
        return view

    def cards(self) -> list[Card]:
        cards = market_cards(self)
        for city in self.cities:
            cards += city.all_cards()
        for pile in (*self.returned, *self.aside):
            cards += pile
        return cards + self._on_the_table()

    def _on_the_table(self) -> list[Card]:
        """The cards that are being resolved, the first one played first."""
        cards: list[Card] = []
        for frame in self.frames:
            cards += self._resolved_by(frame)
        return cards

    def _resolved_by(self, frame: Frame) -> list[Card]:
        """The card that this frame resolves, if it lies nowhere else."""
        if frame.effect in CARD_EFFECTS or frame.effect == "duelling":
            return [self.played(frame).card]
        return [self.catalogue.box.find(frame.answers[0])] if frame.effect == "placing" else []

    def zones(self) -> tuple[Zone, ...]:
        """A city is its Districts, each followed by what lies on it; then there are the guards,
        and what else lies before the player."""
        zones = common_zones(self)
        zones.append(Zone("table", NOBODY, tuple(self._on_the_table())))
        for seat, city in enumerate(self.cities):
            districts: list[Card] = []
            for district in city.districts:
                districts += district.all_cards()
            zones.append(Zone("city", seat, tuple(districts), self.purses[seat]))
            zones.append(Zone("guards", seat, city.guards))
            zones.append(Zone("attachments", seat, city.genies + city.carpets))
            zones.append(Zone("returned", seat, self.returned[seat]))
            zones.append(Zone("aside", seat, self.aside[seat]))
        return (*zones, *hand_zones(self))

    def content(self) -> dict[str, object]:
        name = self.catalogue.box.name
        content = market_content(self)
        content["cities"] = [city.content() for city in self.cities]
        content["bought"] = self.bought
        content["returned"] = [[name(card) for card in pile] for pile in self.returned]
        content["aside"] = [[name(card) for card in pile] for pile in self.aside]
        content["sightings"] = [
            {
                "seen": [[name(card) for card in cards] for cards in sighting.seen],
                "fresh": list(sighting.fresh),
            }
            for sighting in self.sightings
        ]
        if not self.seeks_kinds:  # before there was a choice, nothing was said about it
            content["explorer"] = CATEGORY
        return content


def _replaced(piles: Piles, seat: Seat, pile: tuple[Card, ...]) -> Piles:
    return (*piles[:seat], pile, *piles[seat + 1 :])


def _only_of(piles: Piles, eyes: Seat) -> Piles:
    """The viewer's own pile; the others are hidden."""
    return tuple(
        [pile if seat == eyes else (HIDDEN,) * len(pile) for seat, pile in enumerate(piles)]
    )
