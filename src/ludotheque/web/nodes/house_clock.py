"""The time of the house: all nodes tell it from the database, whatever their own clocks say."""

from ludotheque.web.clock import Clock


class HouseClock(Clock):
    """The database's time of day, as it was last heard, and what has passed since."""

    def __init__(self) -> None:
        self._offset: float | None = None

    def now(self) -> float:
        return super().now() if self._offset is None else self.monotonic() + self._offset

    def set(self, now: float, asked: float) -> None:
        """The database's time was asked for at this moment, by our own count."""
        self._offset = now - (asked + self.monotonic()) / 2
