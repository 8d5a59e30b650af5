"""What an option is worth in Les Fils de Samarande, from what a seat can see.

Worth is counted in points of the final score: a card laid is a point, a new kind is worth more,
and gold buys action points and may make its owner the richest. An opponent's loss counts too,
and less the more opponents there are.
"""

import math
from collections.abc import Sequence
from typing import Final

from ludotheque.core import GAP, HIDDEN, Card, Move, Seat
from ludotheque.games.market.card_effect import NOWHERE
from ludotheque.games.market.line import left_to_place
from ludotheque.games.market.line_order import placed_cards
from ludotheque.games.market.moves import ANYWHERE, LEAVE, Lay, Place, Play
from ludotheque.games.samarande.city import NONE, City, District
from ludotheque.games.samarande.moves import REDEAL, REROLL, Keep, Put, Vanish
from ludotheque.games.samarande.scoring import THE_RICHEST
from ludotheque.games.samarande.state import SamarandeState

from .market import (
    Look,
    MarketJudge,
    bank_rounds,
    best_takes,
    deck_rounds,
    duel_odds,
    fail_odds,
    preference,
    trick_worth,
)

A_POINT: Final = 0.4
TO_HOLD: Final = 0.85
STRANGER: Final = 1.0
A_LEAD: Final = 6.0
FORESIGHT: Final = 6
"""See `MarketJudge` and `Judge`."""

GOLD: Final = 0.14
"""What a piece of gold is worth besides its ranking, because it buys points."""

A_ROLL: Final = 3.5
"""What the die of Ali Baba and Open sesame brings on average."""

AN_ARTISAN: Final = 1.8
"""What an artisan that vanishes was worth, roughly: the neighbour chooses the best."""

A_STAY: Final = 6.0
"""So many turns at most an artisan is likely to stay and a genie to trouble."""

LONG: Final = 3.0
"""So many turns ahead artisans are guarded, or a genie is feared."""

ALL_BUT: Final = 0.8
"""The share of its artisans that a city without guards is likely to lose meanwhile."""

UNKNOWN: Final = 0.8
"""What an Action that the judge does not know is worth for each point that it costs."""

IN_HAND: Final[dict[str, float]] = {"district": 1.9, "artisan": 1.6, "guard": 1.7}
"""What a card of this type is worth in anybody's hand, on average; any other is worth one."""

_FAILS: Final = fail_odds()


class SamarandeJudge(MarketJudge[SamarandeState]):
    """Weighs what the move adds to the score, what it promises, and what it costs."""

    def __init__(self) -> None:
        super().__init__(A_POINT, TO_HOLD, STRANGER, A_LEAD, FORESIGHT)

    def look(self, view: SamarandeState, seat: Seat) -> "CityLook":
        return CityLook(view, seat)

    def hopes(self, state: SamarandeState) -> list[float]:
        turns = turns_left(state)
        time = min(1.0, turns / 2.0)
        kinds = state.catalogue.box.kinds
        found: list[float] = []
        for seat in range(state.seats):
            hope = _city_hope(state, seat, turns) + _riches_hope(state.purses, seat, time)
            held = state.hands.held[seat]
            worth = sum([IN_HAND.get(kinds[card].type, 1.0) for card in held if card >= 0])
            found.append(hope + 0.5 * time * worth)
        found[state.active] += 0.3 * state.points
        return found

    def answers(self, look: Look[SamarandeState], moves: Sequence[Move]) -> list[float]:
        assert isinstance(look, CityLook)
        first = moves[0]
        if isinstance(first, Place) or first == LEAVE:
            wished, left = look.wished()
            return [preference(move, wished, left) for move in moves]
        return [self._answer(look, move) for move in moves]

    def _answer(self, look: "CityLook", move: Move) -> float:
        view, seat = look.view, look.seat
        if isinstance(move, Play):
            return look.answered()
        if isinstance(move, Keep):
            return sum([look.first(move.kept, card) for card in move.kept])
        if isinstance(move, Vanish):
            return look.artisan(view.active, move.card)
        if isinstance(move, Put):
            return -float(view.cities[seat].districts[move.place].room)
        if move == REROLL:
            return look.rerolled()
        return 1.0 if move == REDEAL else 0.0  # passing, standing, keeping a hand


# The likely score


def turns_left(view: SamarandeState) -> float:
    """How many more turns each player is likely to have: until the deck or the bank is empty."""
    taxes = sum([city.taxes() for city in view.cities])
    flow = 0.2 * taxes + 0.7 * view.seats  # most of what the bank pays comes back for points
    by_bank = bank_rounds(view.bank, flow, 0.1 * view.seats)
    return min(deck_rounds(view), by_bank)


def risk(artisans: int, bonus: int) -> float:
    """How likely the guard test fails: equal is not enough."""
    return _FAILS[max(-12, min(12, artisans + 1 - bonus)) + 12] if artisans else 0.0


def vanishing(artisans: int, bonus: int, turns: float) -> float:
    """What is likely to vanish in the next turns."""
    return AN_ARTISAN * min(risk(artisans, bonus) * min(LONG, turns), ALL_BUT * artisans)


def card_worth(city: City, card: Card) -> float:
    """What one more of these brings at the end: a point, and its figure if it is a new kind."""
    cards = city.catalogue
    worth = 1.0 + cards.renown[card]
    if cards.is_guard[card]:
        return worth if card in city.guards else worth + cards.figures[card]
    for place in city.districts:
        if place.genie == NONE and (place.card == card or card in place.artisans):
            return worth
    return worth + cards.figures[card]


def _city_hope(view: SamarandeState, seat: Seat, turns: float) -> float:
    """A city's score today, plus taxes to come and room to build, less what may be lost."""
    cards, city = view.catalogue, view.cities[seat]
    there: set[Card] = set(city.guards)
    hope = float(len(city.guards) + sum([cards.renown[card] for card in city.carpets]))
    room = 0
    for place in city.districts:
        if place.genie == NONE:
            hope += 1 + len(place.artisans) + cards.renown[place.card]
            there.add(place.card)
            there.update(place.artisans)
            room += place.room
    hope += sum([cards.figures[card] for card in there])
    lost = risk(city.artisans(), city.bonus())
    stay = min(A_STAY, turns)
    taxes = GOLD * city.taxes() * stay * (1.0 - 0.4 * lost)
    time = min(1.0, turns / 2.0)
    troubles = A_POINT * 0.7 * city.mischief * stay
    return (
        hope
        + taxes
        + time * 0.2 * min(room, 3)
        - vanishing(city.artisans(), city.bonus(), turns)
        - troubles
        + (0.8 * time if city.protected else 0.0)
    )


def _riches_hope(purses: list[int], seat: Seat, time: float) -> float:
    """Being the richest is less certain the longer the game lasts; meanwhile gold buys points."""
    gold = purses[seat]
    most = max([other for at, other in enumerate(purses) if at != seat])
    richest = 1.0 / (1.0 + math.exp((most - gold) / (0.6 + 5.0 * time)))
    return THE_RICHEST * richest + time * GOLD * gold


class CityLook(Look[SamarandeState]):
    """The cities as one seat sees them."""

    def __init__(self, view: SamarandeState, seat: Seat) -> None:
        super().__init__(view, seat, turns_left(view), A_POINT, TO_HOLD)
        self.city: Final = view.cities[seat]
        self.stay: Final = min(A_STAY, self.turns)
        """How many more turns something that is laid now is likely to serve."""
        self._riches: Final = self._rich(view.purses)

    def _rich(self, purses: list[int]) -> float:
        """What the purses are worth to the seat, compared with its opponents."""
        own = _riches_hope(purses, self.seat, self.time)
        others = self.view.seats - 1
        for rival in self.view.rivals[self.seat]:
            own -= _riches_hope(purses, rival, self.time) / others
        return own

    def gold(self, amount: int, victim: Seat, theirs: int) -> float:
        """What it is worth to gain so much gold while a victim's purse changes too."""
        purses = self.view.purses[:]
        purses[self.seat] = max(0, purses[self.seat] + amount)
        purses[victim] = max(0, purses[victim] + theirs)
        return self._rich(purses) - self._riches

    def paid(self, gold: int) -> float:
        return -self.gold(-gold, self.seat, 0)

    def harm(self, worth: float) -> float:
        """What it is worth when one opponent loses this much."""
        return worth / (self.view.seats - 1) + 0.15 * worth * (self.view.seats > 2)

    def _loss(self, artisans: int, bonus: int) -> float:
        """What is likely to vanish in the next turns."""
        return vanishing(artisans, bonus, self.turns)

    # Cards

    def use(self, card: Card) -> float:
        view = self.view
        if card < 0:
            return STRANGER if card == HIDDEN else 0.0
        cards = view.catalogue
        effect = cards.playable[card]
        if effect is None:
            return self.laid(card, ANYWHERE) if self._has_place(card) else 0.0
        name = cards.box.kinds[card].effect
        best = 0.0
        if name == "mischievous-genie":
            return self.to_answer()
        if name == "caliph":
            return self._caliph(card) if self.seat == view.active else 0.0
        if name == "desert-tornado":  # what it can reach depends on the points
            for number in view.rivals[self.seat]:
                if not view.cities[number].protected:
                    for aim in effect.aims(view.cities[number], card):
                        dear = A_POINT * (aim.cost - cards.costs[card])
                        best = max(best, self.played(aim) - dear if aim.cost <= 7 else 0.0)
            return best
        if self.seat != view.active:
            return UNKNOWN
        for move in effect.options(view, card):
            best = max(best, self.done(move))
        return best

    def _has_place(self, card: Card) -> bool:
        """Whether a card to be laid would find a place, in the city or on a District in hand.
        Artisans already in hand come first."""
        cards = self.view.catalogue
        if not cards.is_artisan[card]:
            return True
        held = self.view.hands.held[self.seat]
        room = sum([place.room for place in self.city.districts])
        room += sum([cards.rooms[held_card] for held_card in held if held_card >= 0])
        artisans = sum([other >= 0 and cards.is_artisan[other] for other in held])
        return room > artisans - (card in held)

    def later(self, card: Card, use: float) -> float:
        cards = self.view.catalogue
        if card >= 0 and cards.box.kinds[card].effect == "caliph":
            return 0.0
        return super().later(card, use)

    def spare(self, card: Card) -> float:
        if card < 0:
            return STRANGER
        return 0.2 * IN_HAND.get(self.view.catalogue.box.kinds[card].type, 1.0)

    def done(self, move: Move) -> float:
        if isinstance(move, Lay):
            return self.laid(move.card, move.place)
        assert isinstance(move, Play)
        return self.played(move)

    def laid(self, card: Card, at: int) -> float:
        """What laying this District, artisan or guard is worth."""
        cards, city = self.view.catalogue, self.city
        worth = card_worth(city, card)
        artisans, bonus = city.artisans(), city.bonus()
        if cards.is_district[card]:
            held = self.view.hands.held[self.seat]
            waiting = sum([other >= 0 and cards.is_artisan[other] for other in held])
            room = sum([place.room for place in city.districts])
            wanted = 0.5 * max(0, min(cards.rooms[card], waiting - room))
            more = 0.15 * cards.rooms[card] + 0.5 * cards.more_cards[card] + wanted
            return worth + self.time * more + self._guarded(cards.bonus[card])
        if cards.is_artisan[card]:
            more = self._loss(artisans + 1, bonus) - self._loss(artisans, bonus)
            stays = 1.0 - 0.5 * risk(artisans + 1, bonus)
            taxes = GOLD * cards.taxes[card] * self.stay * stays
            small = 0.03 * (4 - city.districts[at].room) if at != ANYWHERE else 0.0
            return worth + taxes - more + small
        return worth + self._guarded(0 if city.imposed else cards.bonus[card])

    def _guarded(self, bonus: int) -> float:
        """What guarding the artisans better is worth."""
        if not bonus:
            return 0.0
        artisans = max(1, self.city.artisans())
        return self._loss(artisans, self.city.bonus()) - self._loss(
            artisans, self.city.bonus() + bonus
        )

    def artisan(self, owner: Seat, card: Card) -> float:
        """An artisan in a city: a point, perhaps its kind, and taxes for as long as it stays."""
        cards = self.view.catalogue
        stays = self.stay * (1.0 - 0.5 * risk(self.view.cities[owner].artisans(), 1))
        return 1.0 + 0.6 * cards.figures[card] + GOLD * cards.taxes[card] * stays

    def district(self, owner: Seat, district: District) -> float:
        """What a District and everything on it are worth to their owner."""
        cards = self.view.catalogue
        worth = 1.0 + 0.6 * cards.figures[district.card] + cards.renown[district.card]
        worth += self.time * 0.2 * district.room
        return worth + sum([self.artisan(owner, card) for card in district.artisans])

    def first(self, kept: tuple[Card, ...], card: Card) -> float:
        """What a card is worth in a first hand: a District comes before everything."""
        cards = self.view.catalogue
        if cards.is_district[card]:
            several = sum([cards.is_district[other] for other in kept])
            return (5.0 if several == 1 else 3.0) + 0.4 * cards.rooms[card]
        if cards.is_artisan[card]:
            return 3.0 + 0.3 * cards.taxes[card]
        if cards.is_guard[card]:
            return 2.2 + 0.3 * cards.bonus[card]
        return FIRST.get(cards.box.kinds[card].effect, 0.5)

    # Actions

    def answered(self) -> float:
        """What cancelling the card below is worth, less its cost: a genie and a point a turn."""
        view = self.view
        frame = view.frames[-2]
        move = view.played(frame)
        costs = 0.7 * A_POINT * self.stay + 0.2
        if view.catalogue.box.kinds[move.card].effect == "mischievous-genie":
            answered = view.frames[-4]
            if answered.seat != self.seat:
                return -costs
            return self.played(view.played(answered)) - costs
        harm = CityLook(view, frame.seat).played(move)
        aimed = view.seats == 2 or (bool(move.args) and move.args[0] == self.seat)
        return harm * (1.0 if aimed else 1.0 / (view.seats - 1)) - costs

    def to_answer(self) -> float:
        """What it is worth to hold a genie that cancels somebody's Action later on."""
        return max(0.0, 1.6 - 0.35 * self.stay) if self.turns >= 1.0 else 0.0

    def played(self, move: Play) -> float:
        """What the effect of an Action is worth now."""
        view, args = self.view, move.args
        cards = view.catalogue
        effect = cards.box.kinds[move.card].effect
        if effect in ("frightful-genie", "desert-tornado"):
            worth = self.district(args[0], view.cities[args[0]].districts[args[1]])
            return self.harm(worth if effect == "desert-tornado" else 0.95 * worth)
        if effect == "explorer-genie":
            return self._found(cards.sought[args[0]])
        if effect == "imposing-genie":
            city = view.cities[args[0]]
            bonus = city.bonus() - sum([city.bonus_of(card) for card in city.guards])
            artisans = city.artisans()
            return self.harm(self._loss(artisans, bonus) - self._loss(artisans, city.bonus()))
        if effect == "kidnapper-genie":
            gain = self.laid(args[2], args[3]) if args[3] != NOWHERE else 0.0
            if args[3] == NOWHERE:
                gain = self.hold * (self.laid(args[2], ANYWHERE) - A_POINT * cards.costs[args[2]])
            return gain + self.harm(self.artisan(args[0], args[2]))
        if effect == "protector-genie":
            return 0.25 * min(5.0, self.turns) + 0.08 * self.time * len(self.city.all_cards())
        if effect == "assassins-guild":
            return self._duel(args[0], args[1])
        if effect == "magic-lamp":
            return self._lamp(args[0], args[1], args[2])
        if effect == "open-sesame":
            gold = min(int(A_ROLL + 0.5) + cards.gold[move.card], view.purses[args[0]])
            return self.gold(gold, args[0], -gold)
        if effect == "ali-baba":
            gold = min(int(A_ROLL + 0.5) + cards.gold[move.card], view.bank)
            return self.gold(gold, self.seat, 0)
        if effect == "magic-carpet":
            return float(cards.renown[move.card])
        if effect == "scheherazade":
            worth = 0.0
            for rival in view.rivals[self.seat]:
                city = view.cities[rival]
                if city.guards and not city.protected:
                    worth += 1.6 + self.harm(1.5)
            return worth
        if effect == "aladdin":
            return self._theft(args[0])
        if effect == "caliph":
            return self._caliph(move.card)
        return trick_worth(cards.box.kinds[move.card], UNKNOWN)

    def _found(self, sought: tuple[Card, ...]) -> float:
        """What an Explorer genie finds among these kinds is worth, on average."""
        view, cards = self.view, self.view.catalogue
        room = bool(self.city.with_room())
        found, total = 0.0, 0.0
        seen = view.cards() if len(sought) == 1 else []
        for kind in sought:
            unseen = cards.box.kinds[kind].count - seen.count(kind)
            if unseen > 0 and kind not in view.absent:
                worth = self.laid(kind, ANYWHERE)
                if cards.is_artisan[kind] and not room:
                    worth = self.hold * (worth - A_POINT * cards.costs[kind])
                total += unseen * worth
                found += unseen
        return total / found if found else 0.0

    def _theft(self, victim: Seat) -> float:
        """The best card of another hand, as far as it is known."""
        view, best = self.view, STRANGER
        for card in view.hands.held[victim]:
            if card >= 0 and view.catalogue.playable[card] is None:
                best = max(best, self.use(card) - A_POINT * view.catalogue.costs[card])
        return self.hold * best + self.harm(0.4 * best)

    def _duel(self, victim: Seat, guard: Card) -> float:
        cards, city = self.view.catalogue, self.view.cities[victim]
        wins, losses = duel_odds(4 - city.bonus_of(guard))
        bonus = city.bonus()
        artisans = city.artisans()
        unguarded = self._loss(artisans, bonus - city.bonus_of(guard)) - self._loss(artisans, bonus)
        only = 0.0 if city.guards.count(guard) > 1 else float(cards.figures[guard])
        death = self.harm(1.0 + only + unguarded)
        reward = self.gold(min(cards.bonus[guard], self.view.bank), self.seat, 0)
        fine = self.gold(0, victim, min(6, self.view.bank))
        again = self.hold * 0.7
        return wins * (death + reward + again) + (1.0 - wins - losses) * death + losses * fine

    def _lamp(self, whose: Seat, genie: Card, at: int) -> float:
        """What getting rid of one's own troubles, or causing trouble to others, is worth."""
        cards, city = self.view.catalogue, self.view.cities[whose]
        mine = whose == self.seat
        if at != NOWHERE:
            there = city.districts[at]
            worth = self.district(whose, cards.district(there.card, there.artisans, NONE))
            return worth if mine else -self.harm(worth)
        if genie in cards.mischievous:
            worth = 0.9 * A_POINT * cards.upkeep[genie] * self.stay
            return worth if mine else -self.harm(worth)
        if genie in cards.protectors:
            return -3.0 if mine else self._unprotected(whose)
        without = city.without_genie(genie)
        artisans = city.artisans()
        worth = self._loss(artisans, city.bonus()) - self._loss(artisans, without.bonus())
        return worth if mine else -self.harm(worth)

    def _unprotected(self, whose: Seat) -> float:
        """What a Protector keeps away: the Actions in this seat's hand, and those to come."""
        view, cards = self.view, self.view.catalogue
        city = view.cities[whose]
        hits = 0
        for card in view.hands.held[self.seat]:
            if card >= 0 and cards.box.kinds[card].effect in AIMED:
                hits += 1
        return self.harm(min(0.3 * len(city.all_cards()), 3.0) * (0.2 * self.time + 0.6 * hits))

    # The line, and dice

    def _caliph(self, caliph: Card) -> float:
        """What the points left could take from the best order, beyond what they can take now."""
        view = self.view
        worths = [self._taken(card) for card in view.line]
        now = best_takes(worths, view.points)
        then = view.points - view.catalogue.costs[caliph]
        return max(0.0, best_takes(sorted(worths, reverse=True), then) - now)

    def _taken(self, card: Card) -> float:
        if card < 0 or self.view.catalogue.box.kinds[card].effect == "caliph":
            return 0.0
        return self.later(card, self.use(card))

    def wished(self) -> tuple[list[Card], list[Card]]:
        """The cards still to be placed as this seat would like them, and as they are: the best
        comes first, a gap last."""
        view = self.view
        left = left_to_place(view.line, placed_cards(view, view.frames[-1]))
        worths = {card: self._taken(card) if card != GAP else -1.0 for card in left}
        return sorted(left, key=worths.__getitem__, reverse=True), left

    def rerolled(self) -> float:
        """A roll above the average is rolled again."""
        frame = self.view.frames[-1]
        if frame.effect == "duelling":
            return int(frame.answers[1]) - 4 - 3.4
        return int(frame.answers[0]) - self.city.artisans() - 3.4


FIRST: Final[dict[str, float]] = {
    "explorer-genie": 3.0,
    "kidnapper-genie": 2.6,
    "frightful-genie": 2.4,
    "magic-carpet": 2.8,
    "assassins-guild": 1.6,
    "aladdin": 2.0,
    "ali-baba": 1.6,
    "scheherazade": 2.2,
    "protector-genie": 2.0,
    "desert-tornado": 1.6,
}
"""What an Action is worth in a first hand."""

AIMED: Final = frozenset(
    (
        "frightful-genie",
        "kidnapper-genie",
        "imposing-genie",
        "assassins-guild",
        "open-sesame",
        "desert-tornado",
        "aladdin",
        "scheherazade",
    )
)
"""The Actions that a Protector genie keeps away."""
