"""Who looks, and what cannot be seen."""

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""A place at the table, counted from 0 in turn order."""

Card: TypeAlias = int
"""A card is its kind: an index into the kinds of the game's box."""

WATCHER: Final = -1
"""The eyes of somebody who holds no seat: what everybody knows."""

EVERYTHING: Final = -2
"""The eyes of the true state, from which nothing is hidden."""

HIDDEN: Final = -1
"""A card that these eyes cannot see."""
