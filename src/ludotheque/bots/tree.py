"""The tree that a search grows: moves, and how those who made them fared."""

from typing import Final

from ludotheque.core import Move, Seat


class Node:
    """A move in the tree, and its results for the seat that makes it."""

    __slots__ = (
        "available",
        "children",
        "mover",
        "replied",
        "replies",
        "reward",
        "visits",
        "worths",
    )

    def __init__(self, mover: Seat) -> None:
        self.mover: Final = mover
        self.children: Final[dict[Move, Node]] = {}
        self.visits = 0
        self.available = 1
        """In how many worlds that came by it was possible."""
        self.reward = 0.0
        self.worths: Final[dict[Move, float]] = {}
        """What the judge says of the options that follow, if it leads the search."""
        self.replies = 0
        self.replied = 0.0
        """How many of them were tried, and the sum of their results for those who made them."""
