"""Completing a view: possible hands, piles and deck, each arrangement equally likely."""

from ludotheque.core import EVERYTHING, HIDDEN, Card, Chance, Seat
from ludotheque.games.market.fill import fill_hands_and_deck

from .state import SamarandeState


def fill(view: SamarandeState, seat: Seat, chance: Chance) -> None:
    """Turn this copy of a seat's view into a true state."""
    if any(view.returned) or any(view.aside):
        _fill_setup(view, seat, chance)
    elif view.sightings:
        _fill_around_sightings(view, seat, chance)
    else:
        fill_hands_and_deck(view, seat, chance)


def _fill_setup(view: SamarandeState, seat: Seat, chance: Chance) -> None:
    """Hands that were handed back hold no District; the rest can be anything."""
    view.check_view_of(seat)
    is_district = view.catalogue.is_district
    unseen = view.catalogue.box.unseen(view.cards())
    others = [card for card in unseen if not is_district[card]]
    chance.shuffle(others)
    view.returned = tuple([_completed(pile, others) for pile in view.returned])
    rest = others + [card for card in unseen if is_district[card]]
    chance.shuffle(rest)
    view.aside = tuple([_completed(pile, rest) for pile in view.aside])
    for other, hand in enumerate(view.hands.held):
        view.hands.held[other] = _completed(hand, rest)
    view.deck = tuple(rest)
    view.eyes = EVERYTHING


def _fill_around_sightings(view: SamarandeState, seat: Seat, chance: Chance) -> None:
    """Cards seen in the deck are not among those that were already in a hand.

    The older a sighting, the fewer cards of a hand are known to be older than it, and these are
    older than every later sighting too. So they are dealt first, from the cards that nobody saw in
    the deck; after each sighting, its own cards join those that can be dealt.
    """
    view.check_view_of(seat)
    pool, labelled = pools(view, seat)
    held = view.hands.held
    filled = [[card for card in hand if card != HIDDEN] for hand in held]
    given = [0] * view.seats
    for sighting, cards in zip(view.sightings, labelled, strict=True):
        sure = [sure_of(view, other, fresh) for other, fresh in enumerate(sighting.fresh)]
        needed = [max(0, sure[other] - given[other]) for other in range(view.seats)]
        dealt = _dealt(view, pool, sum(needed), chance)
        for other, count in enumerate(needed):
            filled[other] += [dealt.pop() for _ in range(count)]
            given[other] += count
        pool += cards
    needed = [len(hand) - len(filled[other]) for other, hand in enumerate(held)]
    dealt = _dealt(view, pool, sum(needed), chance)
    for other, count in enumerate(needed):
        filled[other] += [dealt.pop() for _ in range(count)]
        filled[other].sort()
        held[other] = tuple(filled[other])
    view.deck = tuple(pool)
    view.eyes = EVERYTHING


def _dealt(view: SamarandeState, pool: list[Card], count: int, chance: Chance) -> list[Card]:
    """Take this many cards from the pool for hands: first the kinds that the deck does not have,
    which can only be in hands."""
    chance.shuffle(pool)
    if view.absent:
        pool.sort(key=view.absent.__contains__)
    at = len(pool) - count
    dealt = pool[at:]
    del pool[at:]
    if view.absent:
        chance.shuffle(dealt)
        chance.shuffle(pool)
    return dealt


def sure_of(view: SamarandeState, holder: Seat, fresh: int) -> int:
    """How many of a hand's fresh cards are certainly hidden from this view."""
    hidden = view.hands.held[holder].count(HIDDEN)
    secretly_seen = len(view.hands.held[holder]) - hidden - len(view.hands.known[holder])
    return max(0, min(hidden, fresh - secretly_seen))


def pools(view: SamarandeState, eyes: Seat) -> tuple[list[Card], list[list[Card]]]:
    """The unseen cards that may be anywhere, and for each sighting those that were certainly in the
    deck then. Cards that this viewer sees in hands may have come from there since, so they are left
    out."""
    pool = view.catalogue.box.unseen(view.cards())
    in_hands = [card for hand in view.hands.held for card in hand if card != HIDDEN]
    taken: list[Card] = []
    labelled: list[list[Card]] = []
    for sighting in reversed(view.sightings):  # count a card seen twice only once
        cards: list[Card] = []
        doubtful = in_hands + taken
        for card in sighting.known_to(eyes):
            if card in doubtful:
                doubtful.remove(card)
            elif card in pool:
                pool.remove(card)
                cards.append(card)
        taken += cards
        labelled.append(cards)
    labelled.reverse()
    return pool, labelled


def _completed(cards: tuple[Card, ...], rest: list[Card]) -> tuple[Card, ...]:
    """These cards with others in place of the hidden ones."""
    if HIDDEN not in cards:
        return cards
    found = [rest.pop() if card == HIDDEN else card for card in cards]
    found.sort()
    return tuple(found)
