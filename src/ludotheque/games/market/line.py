"""The cards that lie face up, each at the price of its place; the first place costs 1."""

from typing import Final

from ludotheque.core import Card

GAP: Final = -2
"""A place whose card was taken this turn: prices stay as they are until its end."""


def closed_up(line: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards of the line without gaps, moved towards price 1."""
    return tuple([card for card in line if card != GAP])


def left_to_place(line: tuple[Card, ...], placed: tuple[Card, ...]) -> list[Card]:
    """What has no place yet when these were put first, in the order in which it lies."""
    left = list(line)
    for card in placed:
        left.remove(card)
    return left


def reordered(line: tuple[Card, ...], placed: tuple[Card, ...]) -> tuple[Card, ...]:
    """These first, in their order, and behind them the rest as it lies."""
    return placed + tuple(left_to_place(line, placed))
