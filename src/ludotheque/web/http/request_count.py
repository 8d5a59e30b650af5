"""How many requests there were: in all, and in the last minute."""

from collections import deque
from typing import Final

from ludotheque.web.clock import Clock

SECONDS: Final = 60


class RequestCount:
    """Counts by the second."""

    def __init__(self, clock: Clock) -> None:
        self.total = 0
        self._clock: Final = clock
        self._seconds: Final[deque[tuple[int, int]]] = deque(maxlen=SECONDS + 1)

    def note(self) -> None:
        now = int(self._clock.monotonic())
        self.total += 1
        if self._seconds and self._seconds[-1][0] == now:
            self._seconds[-1] = now, self._seconds[-1][1] + 1
        else:
            self._seconds.append((now, 1))

    def last_minute(self) -> int:
        since = int(self._clock.monotonic()) - SECONDS
        return sum(count for second, count in self._seconds if second > since)
