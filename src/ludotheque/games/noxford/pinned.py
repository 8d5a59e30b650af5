"""Places that the cards around them hold fast."""

from typing import Final

from .geometry import Place, Rect, is_pinned

NOTHING: Final = -1
"""The place of no card."""


class Pinned:
    """A place that the cards around it allow, were it not for `blocker`."""

    __slots__ = ("_critical", "blocker", "rect", "touched")

    def __init__(self, rect: Rect, touched: tuple[Rect, ...], blocker: Place) -> None:
        self.rect: Final = rect
        self.touched: Final = touched
        self.blocker: Final = blocker
        self._critical: tuple[Place, ...] | None = None

    def critical(self) -> tuple[Place, ...]:
        """The cards without each of which the place would not be pinned."""
        found = self._critical
        if found is None:
            rect, touched = self.rect, self.touched
            found = tuple(
                [
                    other.place
                    for other in touched
                    if len(touched) < 3 or not is_pinned(rect, touched, other.place)
                ]
            )
            self._critical = found
        return found
