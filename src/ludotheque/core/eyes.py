"""Seats, cards, and the eyes that see them."""

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A place at the table, counted from 0 in turn order."""

Card: TypeAlias = int
"""A card is its kind: an index into the kinds of the game's box."""

WATCHER: Final = -1
"""The eyes of somebody without a seat, who sees what everybody knows."""

EVERYTHING: Final = -2
"""The eyes of the true state, which see everything."""

HIDDEN: Final = -1
"""A card that these eyes cannot see."""

GAP: Final = -2
"""A place without a card, where an order of cards has one."""
