"""The face-up cards, each at the price of its place; the first place costs 1.

A card that is taken leaves a GAP: prices stay the same until the turn ends.
"""

from ludotheque.core import GAP, Card


def closed_up(line: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of the line without gaps, moved towards price 1."""
    return tuple([card for card in line if card != GAP])


def left_to_place(line: tuple[Card, ...], placed: tuple[Card, ...]) -> list[Card]:
    """The cards still without a place once these have been placed, in their present order."""
    left = list(line)
    for card in placed:
        left.remove(card)
    return left


def reordered(line: tuple[Card, ...], placed: tuple[Card, ...]) -> tuple[Card, ...]:
    """These cards first, in their order, then the rest in its present order."""
    return placed + tuple(left_to_place(line, placed))
