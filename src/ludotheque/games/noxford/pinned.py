"""Places that the cards around them hold fast."""

from typing import Final

from .geometry import Place, Rect, is_pinned

NOTHING: Final = -1
"""The place of no card."""


class Pinned:
    """A place that the cards around it allow, were it not for those that overlap it."""

    __slots__ = ("_critical", "blockers", "rect", "touched")

    def __init__(self, rect: Rect, touched: tuple[Rect, ...], blockers: tuple[Rect, ...]) -> None:
        self.rect: Final = rect
        self.touched: Final = touched
        self.blockers: Final = blockers
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
