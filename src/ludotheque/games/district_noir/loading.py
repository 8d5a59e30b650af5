"""Loading a saved state: only states from which the rules can continue are accepted."""

from ludotheque.core import EVERYTHING, Card, Fields
from ludotheque.games.card_fields import all_are, is_whole_box, read_cards, read_items, read_truths

from .cards import Cards
from .scoring import holder_of_the_city
from .state import DistrictNoirState


def restore(cards: Cards, content: Fields) -> DistrictNoirState:
    """The state with this content; raises BadField naming the impossible field."""
    state = DistrictNoirState(
        cards,
        content.number("eyes", EVERYTHING, 1),
        content.number("active", 0, 1),
        [tuple(sorted(hand)) for hand in _pair(cards, content, "hands")],
        read_truths(content, "taken", 2),
        read_cards(cards.box, content, "line", content.items("line")),
        [tuple(sorted(pile)) for pile in _pair(cards, content, "piles")],
        read_cards(cards.box, content, "deck", content.items("deck")),
        read_cards(cards.box, content, "removed", content.items("removed")),
    )
    _check_view(state, content)
    _check_cards(state, content)
    _check_turns(state, content)
    state.find_end()
    return state


def _pair(cards: Cards, content: Fields, field: str) -> list[tuple[Card, ...]]:
    return [read_cards(cards.box, content, field, item) for item in read_items(content, field, 2)]


def _check_view(state: DistrictNoirState, content: Fields) -> None:
    """Exactly what this viewer cannot see is hidden (DN-40)."""
    everything = state.eyes == EVERYTHING
    for seat in (0, 1):
        if not all_are(state.hands[seat], hidden=not everything and seat != state.eyes):
            raise content.wrong("hands")
        if not all_are(state.piles[seat], hidden=False):
            raise content.wrong("piles")
    if not all_are(state.line, hidden=False):
        raise content.wrong("line")
    if not all_are(state.deck, hidden=not everything):
        raise content.wrong("deck")
    if not all_are(state.removed, hidden=not everything):
        raise content.wrong("removed")


def _check_cards(state: DistrictNoirState, content: Fields) -> None:
    """Exactly the box's cards, in numbers that the deal makes possible."""
    cards = state.catalogue
    if not is_whole_box(cards.box, state.cards()):
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
    """Players alternate, and a finished round has been followed by the next."""
    ahead = state.actions(state.active) - state.actions(1 - state.active)
    ruler = holder_of_the_city(state.catalogue, state.piles)
    if ruler is not None:  # the game stopped when that player took
        possible = (0, 1) if state.active == ruler and state.taken[ruler] else ()
    else:
        possible = (-1, 0)
    if ahead not in possible:
        raise content.wrong("active")
    round_is_over = not any(state.hands) and all(state.taken)
    if round_is_over and state.deck and ruler is None:
        raise content.wrong("deck")
