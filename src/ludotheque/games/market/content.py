"""The part of a saved state that both games write; loading.py reads it back."""

from ludotheque.core import GAP, Card

from .state import MarketState


def market_cards(state: MarketState) -> list[Card]:
    """Every card that lies in no estate."""
    cards = [*state.deck, *state.discard]
    cards += [card for card in state.line if card != GAP]
    for hand in state.hands.held:
        cards += hand
    return cards


def market_content(state: MarketState) -> dict[str, object]:
    """The fields that both games have; a gap in the line is an empty name."""
    name = state.catalogue.box.name
    hands = state.hands
    content: dict[str, object] = {
        "eyes": state.eyes,
        "owners": list(state.owners),
        "active": state.active,
        "points": state.points,
        "acted": state.acted,
        "idle": state.idle,
        "bank": state.bank,
        "gold": state.purses[:],
        "hands": [[name(card) for card in hand] for hand in hands.held],
        "known": [[name(card) for card in hand] for hand in hands.known],
        "private": [
            {
                "seat": key // state.seats,
                "of": key % state.seats,
                "cards": [name(card) for card in hands.private[key]],
            }
            for key in sorted(hands.private)
        ],
        "line": ["" if card == GAP else name(card) for card in state.line],
        "deck": [name(card) for card in state.deck],
        "absent": [name(card) for card in state.absent],
        "discard": [name(card) for card in sorted(state.discard)],
        "frames": [frame.content() for frame in state.frames],
        "over": state.over,
    }
    if state.catalogue.gold_is_action:
        content["quiet"] = state.quiet
    return content
