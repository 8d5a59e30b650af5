"""Loading a state from outside: nothing gets in that the rules could not go on from."""

from ludotheque.core import EVERYTHING, HIDDEN, Card, Fields

from .cards import Cards
from .scoring import holder_of_the_city
from .state import DistrictNoirState


def restore(cards: Cards, content: Fields) -> DistrictNoirState:
    """The state with this content, or BadField naming what cannot be."""
    state = DistrictNoirState(
        cards,
        content.number("eyes", EVERYTHING, 1),
        content.number("active", 0, 1),
        [tuple(sorted(hand)) for hand in _pair(cards, content, "hands")],
        _truths(content, "taken"),
        _cards(cards, content, "line", content.items("line")),
        [tuple(sorted(pile)) for pile in _pair(cards, content, "piles")],
        _cards(cards, content, "deck", content.items("deck")),
        _cards(cards, content, "removed", content.items("removed")),
    )
    _check_sight(state, content)
    _check_cards(state, content)
    _check_turns(state, content)
    state.find_end()
    return state


def _pair(cards: Cards, content: Fields, field: str) -> list[tuple[Card, ...]]:
    items = content.items(field)
    if len(items) != 2:
        raise content.wrong(field)
    return [_cards(cards, content, field, item) for item in items]


def _truths(content: Fields, field: str) -> list[bool]:
    items = content.items(field)
    if len(items) != 2 or not all(isinstance(item, bool) for item in items):
        raise content.wrong(field)
    return [item is True for item in items]


def _cards(cards: Cards, content: Fields, field: str, names: object) -> tuple[Card, ...]:
    if not isinstance(names, list):
        raise content.wrong(field)
    found: list[Card] = []
    for name in names:
        card = cards.box.find(name) if isinstance(name, str) else HIDDEN
        if card == HIDDEN and name != cards.box.name(HIDDEN):
            raise content.wrong(field)
        found.append(card)
    return tuple(found)


def _check_sight(state: DistrictNoirState, content: Fields) -> None:
    """Exactly what these eyes cannot see is hidden (DN-40)."""
    everything = state.eyes == EVERYTHING
    for seat in (0, 1):
        if not _all_are(state.hands[seat], hidden=not everything and seat != state.eyes):
            raise content.wrong("hands")
        if not _all_are(state.piles[seat], hidden=False):
            raise content.wrong("piles")
    if not _all_are(state.line, hidden=False):
        raise content.wrong("line")
    if not _all_are(state.deck, hidden=not everything):
        raise content.wrong("deck")
    if not _all_are(state.removed, hidden=not everything):
        raise content.wrong("removed")


def _all_are(cards: tuple[Card, ...], *, hidden: bool) -> bool:
    return all((card == HIDDEN) == hidden for card in cards)


def _check_cards(state: DistrictNoirState, content: Fields) -> None:
    """The box's cards, no more and no fewer, in numbers that the deal makes possible."""
    cards = state.cards_of
    everywhere = state.cards()
    too_many = any(everywhere.count(c) > kind.count for c, kind in enumerate(cards.box.kinds))
    if len(everywhere) != cards.box.total or too_many:
        raise content.wrong("line")
    if len(state.removed) != cards.removed:
        raise content.wrong("removed")
    if len(state.deck) % (2 * cards.hand) or state.round < 1:
        raise content.wrong("deck")
    if any(len(hand) > cards.hand for hand in state.hands):
        raise content.wrong("hands")
    for seat in (0, 1):
        takes = state.round - 1 + state.taken[seat]
        if len(state.piles[seat]) > cards.take * takes:
            raise content.wrong("piles")


def _check_turns(state: DistrictNoirState, content: Fields) -> None:
    """Players alternate, and a round that is over has been followed by the next."""
    ahead = state.actions(state.active) - state.actions(1 - state.active)
    ruler = holder_of_the_city(state.cards_of, state.piles)
    if ruler is not None:  # the game stopped when they took
        possible = (0, 1) if state.active == ruler and state.taken[ruler] else ()
    else:
        possible = (-1, 0)
    if ahead not in possible:
        raise content.wrong("active")
    round_is_over = not any(state.hands) and all(state.taken)
    if round_is_over and state.deck and ruler is None:
        raise content.wrong("deck")
