"""Loading a saved state: only states from which the rules can continue are accepted."""

import re

from ludotheque.core import EVERYTHING, HIDDEN, NOBODY, Card, Fields
from ludotheque.games.card_fields import all_are, read_cards, read_truths

from .cards import STARTING_CARDS, SYNDICATES, Cards
from .geometry import Place, overlap, place_at
from .moves import SIDEWAYS
from .pinned_places import NOTHING
from .state import NoxfordState
from .surface import Surface


def restore(cards: Cards, surface: Surface, content: Fields) -> NoxfordState:
    """The state with this content on this table; raises BadField naming the impossible field."""
    hands = _zones(cards, content, "hands")
    seats = len(hands)
    if not 2 <= seats <= SYNDICATES:
        raise content.wrong("hands")
    decks = _zones(cards, content, "decks")
    if len(decks) != seats:
        raise content.wrong("decks")
    state = NoxfordState(
        cards,
        surface,
        content.truth("last_gear"),
        content.number("eyes", EVERYTHING, seats - 1),
        content.number("active", 0, seats - 1),
        [tuple(sorted(hand)) for hand in hands],
        read_truths(content, "masters", seats),
        decks,
        tuple(sorted(read_cards(cards.box, content, "display", content.items("display")))),
        read_cards(cards.box, content, "deck", content.items("deck")),
    )
    state.rejoins = "rejoin" in content and content.truth("rejoin")
    _lay_out(state, content)
    state.passes = content.number("passes", 0, seats)
    state.gear = _read_gear(state, content)
    state.find_end()
    _check_view(state, content)
    _check_cards(state, content)
    _check_refills(state, content)
    return state


def _zones(cards: Cards, content: Fields, field: str) -> list[tuple[Card, ...]]:
    return [read_cards(cards.box, content, field, item) for item in content.items(field)]


def _place(content: Fields, field: str, text: object) -> Place:
    match = re.fullmatch(r"(upright|sideways) (\d{1,4}) (\d{1,4})", str(text), re.ASCII)
    if match is None:
        raise content.wrong(field)
    return place_at(int(match[2]), int(match[3]), match[1] == SIDEWAYS)


def _lay_out(state: NoxfordState, content: Fields) -> None:
    """Lay out the city: on the table, nothing overlapping, in one piece; piles rise in rank."""
    cards, city = state.catalogue, state.city
    if len(content.items("piles")) > cards.box.total:
        raise content.wrong("piles")
    for item in content.items("piles"):
        if not isinstance(item, list) or len(item) < 2:
            raise content.wrong("piles")
        place = _place(content, "piles", item[0])
        pile = read_cards(cards.box, content, "piles", item[1:])
        rect = city.surface.rect(place)
        blocked = any(overlap(rect, other) for other in city.cards.values())
        if blocked or not city.surface.holds(rect) or HIDDEN in pile:
            raise content.wrong("piles")
        ranks = [cards.rank[card] for card in pile]
        if len(pile) > 1 and (not ranks[0] or ranks != sorted(set(ranks))):
            raise content.wrong("piles")
        state.lay(place, pile)
    if len(state.piles) < STARTING_CARDS or not _is_of_one_piece(state):
        raise content.wrong("piles")


def _is_of_one_piece(state: NoxfordState) -> bool:
    reached = [next(iter(state.piles))]
    for place in reached:
        around = state.city.touching(place)
        reached += [other.place for other in around if other.place not in reached]
    return len(reached) == len(state.piles)


def _read_gear(state: NoxfordState, content: Fields) -> Place:
    """The place of a Gear that was just placed and may still be used."""
    text = content.text("gear")
    if not text:
        return NOTHING
    place = _place(content, "gear", text)
    if place not in state.piles or state.passes:
        raise content.wrong("gear")
    card = state.piles[place][-1]
    is_last = state.has_nothing_left(state.active)
    if not state.catalogue.is_gear[card] or (is_last and not state.last_gear):
        raise content.wrong("gear")
    if state.catalogue.owner[card] not in (NOBODY, state.active):
        raise content.wrong("gear")
    return place


def _check_view(state: NoxfordState, content: Fields) -> None:
    """Exactly what this viewer cannot see is hidden (NX-60)."""
    everything = state.eyes == EVERYTHING
    for seat in range(state.seats):
        if not all_are(state.hands[seat], hidden=not everything and seat != state.eyes):
            raise content.wrong("hands")
        if not all_are(state.decks[seat], hidden=not everything):
            raise content.wrong("decks")
    if not all_are(state.display, hidden=False):
        raise content.wrong("display")
    if not all_are(state.deck, hidden=not everything):
        raise content.wrong("deck")


def _check_cards(state: NoxfordState, content: Fields) -> None:
    """Exactly each Syndicate's cards and the Neutral ones."""
    cards = state.catalogue
    in_play = [card for pile in state.piles.values() for card in pile]
    for seat in range(state.seats):
        own = [card for card in in_play if cards.owner[card] == seat]
        if state.masters[seat]:
            own.append(cards.masters[seat])
        held = [*state.hands[seat], *state.decks[seat]]
        if any(card != HIDDEN and cards.owner[card] != seat for card in held):
            raise content.wrong("hands")
        if any(card != HIDDEN and cards.is_master[card] for card in held):
            raise content.wrong("hands")
        if not _is_all_of([*own, *held], (*cards.members[seat], cards.masters[seat])):
            raise content.wrong("hands")
    neutral = [card for card in in_play if cards.owner[card] == NOBODY]
    if not _is_all_of([*neutral, *state.display, *state.deck], cards.neutrals):
        raise content.wrong("deck")
    if any(cards.owner[card] >= state.seats for card in in_play):
        raise content.wrong("piles")


def _is_all_of(found: list[Card], expected: tuple[Card, ...]) -> bool:
    seen = [card for card in found if card != HIDDEN]
    return len(found) == len(expected) and all(
        seen.count(card) <= expected.count(card) for card in set(seen)
    )


def _check_refills(state: NoxfordState, content: Fields) -> None:
    """Hands and display are full, except for what the current turn has used (NX-33)."""
    cards = state.catalogue
    under_way = state.gear != NOTHING or state.decision() is None
    for seat in range(state.seats):
        used = 1 if under_way and seat == state.active else 0
        if not _is_full(len(state.hands[seat]), len(state.decks[seat]), cards.hand, used):
            raise content.wrong("hands")
        if seat != state.active and state.has_nothing_left(seat):
            raise content.wrong("active")
    used = 1 if under_way else 0
    if not _is_full(len(state.display), len(state.deck), cards.display, used):
        raise content.wrong("display")


def _is_full(held: int, deck: int, most: int, used: int) -> bool:
    return held <= most and (not deck or held >= most - used)
