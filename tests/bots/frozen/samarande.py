"""What an option is worth in Les Fils de Samarande, from what a seat can see.

Worth is counted in points of the final score: a card laid is a point, a new kind is worth more,
and gold buys action points and may make its owner the richest. An opponent's loss counts too,
and less the more opponents there are.
"""

import math
from typing import Final

from ludotheque.core import GAP, HIDDEN, Card, Move, Seat
from ludotheque.games.market.card_effect import NOWHERE
from ludotheque.games.market.line import left_to_place
from ludotheque.games.market.line_order import placed_cards
from ludotheque.games.market.moves import ANYWHERE, Lay, Place, Play
from ludotheque.games.samarande.city import NONE, City, District
from ludotheque.games.samarande.moves import REDEAL, REROLL, STAND, Keep, Put, Vanish
from ludotheque.games.samarande.scoring import THE_RICHEST, city_lines
from ludotheque.games.samarande.state import SamarandeState

from .market import MarketJudge, duel_odds, trick_worth

A_POINT: Final = 0.5
TO_HOLD: Final = 0.8
STRANGER: Final = 1.9
A_PIECE: Final = 2.2
A_LEAD: Final = 6.0
FORESIGHT: Final = 6
"""See `MarketJudge` and `Judge`."""

GOLD: Final = 0.16
"""What a piece of gold is worth: it buys points, and the richest gets five."""

A_ROLL: Final = 3.5
"""What the die of Ali Baba and Open sesame brings on average."""

ACTIONS: Final[dict[str, float]] = {
    "caliph": 1.4,
    "frightful-genie": 3.0,
    "explorer-genie": 3.6,
    "mischievous-genie": 1.6,
    "imposing-genie": 1.8,
    "kidnapper-genie": 3.4,
    "protector-genie": 2.6,
    "assassins-guild": 2.6,
    "magic-lamp": 1.2,
    "open-sesame": 1.9,
    "desert-tornado": 2.4,
    "magic-carpet": 4.0,
    "aladdin": 2.6,
    "ali-baba": 2.6,
    "scheherazade": 5.0,
}
"""What an Action is worth in hand, whatever is on the table."""

UNKNOWN: Final = 0.8
"""What another one is worth for each point that it costs: about as much as these on average."""


class SamarandeJudge(MarketJudge[SamarandeState]):
    """Weighs what the move adds to the score, what it promises, and what it costs."""

    def __init__(self) -> None:
        super().__init__(A_POINT, TO_HOLD, STRANGER, A_PIECE, ACTIONS, A_LEAD, FORESIGHT)

    def built(self, state: SamarandeState, time: float) -> list[float]:
        return [
            _city_hope(state, seat, time) + _riches_hope(state.purses, seat, time)
            for seat in range(state.seats)
        ]

    def in_hand(self, view: SamarandeState, seat: Seat, card: Card) -> float:
        return hand_worth(view, seat, card)

    def to_buy(self, view: SamarandeState, seat: Seat) -> float:
        return _buy_worth(view, seat)

    def other(self, view: SamarandeState, seat: Seat, move: Move) -> float:
        if isinstance(move, Lay):
            return (
                lay_worth(view, seat, move.card, move.place)
                - A_POINT * view.catalogue.costs[move.card]
            )
        if isinstance(move, Play):
            return _play_or_answer(view, seat, move)
        if isinstance(move, Keep):
            return sum([_first_worth(view, move.kept, card) for card in move.kept])
        if isinstance(move, Vanish):
            return _artisan_worth(view, view.active, move.card)
        if isinstance(move, Put):
            return -float(view.cities[seat].districts[move.place].room)
        if isinstance(move, Place):
            return _place_worth(view, seat, move.card)
        if move in (REROLL, STAND):
            return _reroll_worth(view, seat) if move == REROLL else 0.0
        return 1.0 if move == REDEAL else 0.0  # ending the turn, passing, keeping a hand


# The likely score


def turns_left(view: SamarandeState) -> float:
    """How many more turns each player is likely to have."""
    return min(12.0, len(view.deck) / (2.4 * view.seats))


def risk(city: City, more_artisans: int = 0, more_bonus: int = 0) -> float:
    """How likely the guard test fails."""
    artisans = city.artisans() + more_artisans
    bonus = city.bonus() + more_bonus
    if not artisans:
        return 0.0
    fails = 0
    for theirs in range(1, 7):
        for own in range(1, 7):
            fails += own + bonus <= theirs + artisans
    return fails / 36


def card_worth(city: City, card: Card) -> float:
    """What one more of these brings at the end: a point, and its figure if it is a new kind."""
    cards = city.catalogue
    there = [*city.guards]
    for place in city.in_play():
        there += [place.card, *place.artisans]
    worth = 1.0 if card in there else 1.0 + cards.figures[card]
    return worth + cards.renown[card]


def district_worth(view: SamarandeState, owner: Seat, district: District) -> float:
    """What a District and everything on it are worth to their owner."""
    worth = 1.0 + 0.5 * view.catalogue.figures[district.card]
    return worth + sum([_artisan_worth(view, owner, card) for card in district.artisans])


def _artisan_worth(view: SamarandeState, owner: Seat, card: Card) -> float:
    """An artisan in a city: a point, perhaps its kind, and taxes for as long as it stays."""
    cards = view.catalogue
    stays = turns_left(view) * (1.0 - 0.5 * risk(view.cities[owner]))
    return 1.0 + 0.5 * cards.figures[card] + GOLD * cards.taxes[card] * stays


def _harm(view: SamarandeState, worth: float) -> float:
    """What it is worth when one opponent loses this much."""
    return worth / (view.seats - 1) + 0.3 * worth


def _city_hope(view: SamarandeState, seat: Seat, time: float) -> float:
    """A city's score today, plus taxes to come and room to build, less what may be lost."""
    cards, city = view.catalogue, view.cities[seat]
    lost = risk(city)
    hope = float(sum([line.points for line in city_lines(city, seat)]))
    artisans = [card for place in city.in_play() for card in place.artisans]
    taxes = GOLD * sum([cards.taxes[card] for card in artisans]) * turns_left(view)
    room = sum([place.room for place in city.districts])
    return hope + taxes * (1.0 - 0.5 * lost) + time * (0.2 * room - 1.5 * lost)


def _riches_hope(purses: list[int], seat: Seat, time: float) -> float:
    """Being the richest is less certain the longer the game lasts; meanwhile gold buys points."""
    gold = purses[seat]
    most = max([other for at, other in enumerate(purses) if at != seat])
    richest = 1.0 / (1.0 + math.exp((most - gold) / (2.0 + 4.0 * time)))
    return THE_RICHEST * richest + time * GOLD * gold


# Cards


def hand_worth(view: SamarandeState, seat: Seat, card: Card) -> float:
    """What a card is worth once it is in the hand."""
    if card in (HIDDEN, GAP):
        return STRANGER if card == HIDDEN else 0.0
    if view.catalogue.playable[card] is not None:
        return action_worth(view, card)
    worth = lay_worth(view, seat, card, ANYWHERE)
    city = view.cities[seat]
    return 0.6 * worth if view.catalogue.is_artisan[card] and not city.with_room() else worth


def action_worth(view: SamarandeState, card: Card) -> float:
    """What an Action is worth in anybody's hand."""
    return trick_worth(ACTIONS, view.catalogue.box.kinds[card], UNKNOWN)


def lay_worth(view: SamarandeState, seat: Seat, card: Card, place: int) -> float:
    """What laying this District, artisan or guard is worth."""
    cards, city = view.catalogue, view.cities[seat]
    worth = card_worth(city, card)
    if cards.is_district[card]:
        waiting = [held for held in view.hands.held[seat] if held >= 0 and cards.is_artisan[held]]
        wanted = len(waiting) > sum([place.room for place in city.districts])
        library = 0.6 * cards.more_cards[card]
        fortified = _guard_worth(view, city, cards.bonus[card]) if cards.bonus[card] else 0.0
        return worth + 0.2 * cards.rooms[card] + (0.9 if wanted else 0.0) + library + fortified
    if cards.is_artisan[card]:
        lost = risk(city, more_artisans=1)
        taxes = GOLD * cards.taxes[card] * turns_left(view) * (1.0 - 0.6 * lost)
        small = 0.05 * (4 - city.districts[place].room) if place != ANYWHERE else 0.0
        return worth + taxes - 0.6 * lost + small
    return worth + _guard_worth(view, city, cards.bonus[card])


def _guard_worth(view: SamarandeState, city: City, bonus: int) -> float:
    """What guarding the artisans better is worth."""
    safer = risk(city, 0 if city.artisans() else 1)
    safer -= risk(city, 0 if city.artisans() else 1, bonus)
    return 1.5 * safer * min(3.0, turns_left(view) / 2)


def _first_worth(view: SamarandeState, kept: tuple[Card, ...], card: Card) -> float:
    """What a card is worth in a first hand: a District comes before everything."""
    cards = view.catalogue
    if cards.is_district[card]:
        several = sum([cards.is_district[other] for other in kept])
        return (5.0 if several == 1 else 3.0) + 0.4 * cards.rooms[card]
    if cards.is_artisan[card]:
        return 3.0 + 0.3 * cards.taxes[card]
    return 2.2 + 0.3 * cards.bonus[card] if cards.is_guard[card] else action_worth(view, card)


# Actions


def _play_or_answer(view: SamarandeState, seat: Seat, move: Play) -> float:
    if view.frames:
        return _answer_worth(view, seat)
    return play_worth(view, seat, move) - A_POINT * move.cost


def _answer_worth(view: SamarandeState, seat: Seat) -> float:
    """What cancelling the card below is worth, less its cost: a genie and a point a turn."""
    frame = view.frames[-2]
    move = view.played(frame)
    effect = view.catalogue.box.kinds[move.card].effect
    costs = 0.7 * A_POINT * turns_left(view) + 1.0
    if effect == "mischievous-genie":
        answered = view.frames[-4]
        mine = answered.seat == seat
        return (hand_worth(view, seat, view.played(answered).card) if mine else 0.0) - costs
    aimed = bool(move.args) and move.args[0] == seat and effect != "explorer-genie"
    harm = action_worth(view, move.card) * (1.3 if aimed else 0.35)
    return harm - costs


def play_worth(view: SamarandeState, seat: Seat, move: Play) -> float:
    """What the effect of an Action is worth now."""
    cards, args = view.catalogue, move.args
    effect = cards.box.kinds[move.card].effect
    if effect == "frightful-genie":
        return _harm(view, district_worth(view, args[0], view.cities[args[0]].districts[args[1]]))
    if effect == "desert-tornado":
        return _harm(view, district_worth(view, args[0], view.cities[args[0]].districts[args[1]]))
    if effect == "explorer-genie":
        return _search_worth(view, seat, cards.sought[args[0]])
    if effect == "imposing-genie":
        city = view.cities[args[0]]
        if not city.artisans():
            return 0.3
        return _harm(view, 2.0 * (risk(city, more_bonus=-_guards(city)) - risk(city)))
    if effect == "kidnapper-genie":
        gain = lay_worth(view, seat, args[2], args[3])
        gain = 0.6 * gain if args[3] == NOWHERE else gain
        return gain + _harm(view, _artisan_worth(view, args[0], args[2]))
    if effect == "protector-genie":
        return 0.3 * turns_left(view) + 0.2 * len(view.cities[seat].all_cards())
    if effect == "assassins-guild":
        return _duel_worth(view, args[0], args[1])
    if effect == "magic-lamp":
        return _lamp_worth(view, seat, args[0], args[1], args[2])
    if effect == "open-sesame":
        gold = min(A_ROLL + cards.gold[move.card], float(view.purses[args[0]]))
        return GOLD * gold + _harm(view, GOLD * gold)
    if effect == "ali-baba":
        return GOLD * min(A_ROLL + cards.gold[move.card], float(view.bank)) + 0.6
    if effect == "magic-carpet":
        return float(cards.renown[move.card])
    if effect == "scheherazade":
        losers = [
            s for s in view.rivals[seat] if view.cities[s].guards and not view.cities[s].protected
        ]
        return 2.2 * len(losers)
    return action_worth(view, move.card)


def _search_worth(view: SamarandeState, seat: Seat, sought: tuple[Card, ...]) -> float:
    """What an Explorer genie finds among these kinds is worth, on average over the unseen ones."""
    cards, seen = view.catalogue, view.cards()
    room = view.cities[seat].with_room()
    found, total = 0, 0.0
    for kind in sought:
        unseen = cards.box.kinds[kind].count - seen.count(kind)
        if unseen and kind not in view.absent:
            worth = lay_worth(view, seat, kind, ANYWHERE) + A_POINT * cards.costs[kind]
            total += unseen * (worth if room or not cards.is_artisan[kind] else 0.6 * worth)
            found += unseen
    return total / found if found else 0.0


def _guards(city: City) -> int:
    return sum([city.bonus_of(card) for card in city.guards])


def _duel_worth(view: SamarandeState, victim: Seat, guard: Card) -> float:
    city = view.cities[victim]
    wins, losses = duel_odds(4 - city.bonus_of(guard))
    bonus = view.catalogue.bonus[guard]
    death = _harm(view, 1.0 + 0.5 * view.catalogue.figures[guard])
    returns = TO_HOLD * ACTIONS["assassins-guild"]
    return (
        wins * (death + GOLD * bonus + returns)
        - losses * _harm(view, GOLD * 6)
        + (1.0 - wins - losses) * death
    )


def _lamp_worth(view: SamarandeState, seat: Seat, whose: Seat, genie: Card, at: int) -> float:
    """What getting rid of one's own troubles, or causing trouble to others, is worth."""
    cards, city = view.catalogue, view.cities[whose]
    mine = whose == seat
    if at != NOWHERE:
        district = cards.district(city.districts[at].card, city.districts[at].artisans, NONE)
        worth = district_worth(view, whose, district)
        return worth if mine else -_harm(view, worth)
    if genie in cards.mischievous:
        return A_POINT * turns_left(view) if mine else -0.5
    if genie in cards.protectors:
        return -3.0 if mine else 0.8
    return 1.2 + 0.3 * _guards(city.without_genie(genie)) if mine else -1.0


def _buy_worth(view: SamarandeState, seat: Seat) -> float:
    """A point is bought only for something that can then be laid at once."""
    cards, city = view.catalogue, view.cities[seat]
    best = 0.0
    for card in set(view.hands.held[seat]):
        if card < 0 or cards.playable[card] is not None or cards.costs[card] != view.points + 1:
            continue
        if not cards.is_artisan[card] or city.with_room():
            best = max(best, lay_worth(view, seat, card, ANYWHERE) - A_POINT * cards.costs[card])
    return best - 2 * GOLD


# The line, and dice


def _place_worth(view: SamarandeState, seat: Seat, card: Card) -> float:
    """The best card comes first."""
    left = left_to_place(view.line, placed_cards(view, view.frames[-1]))
    best = max([hand_worth(view, seat, other) for other in left])
    return 0.1 + hand_worth(view, seat, card) - best


def _reroll_worth(view: SamarandeState, seat: Seat) -> float:
    """A roll above the average is rolled again."""
    frame = view.frames[-1]
    if frame.effect == "duelling":
        return int(frame.answers[1]) - 4 - 3.4
    return int(frame.answers[0]) - view.cities[seat].artisans() - 3.4
