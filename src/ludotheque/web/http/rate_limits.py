"""Rate limits: a bucket that fills slowly, from which each request takes."""

from collections import OrderedDict
from typing import Final

from ludotheque.web.settings import Rate

MOST_BUCKETS: Final = 20_000


class RateLimiter:
    """A bucket for each caller, by whatever tells callers apart."""

    def __init__(self, rate: Rate, name: str = "") -> None:
        """With a name, all nodes may count it together."""
        self.rate: Final = rate
        self.name: Final = name
        self._buckets: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def allows(self, who: str, now: float) -> bool:
        """Whether this caller may ask now; if so, the request is counted."""
        left = self.left(who, now)
        if left < 1.0:
            return False
        self._set(who, now, left - 1.0)
        return True

    def left(self, who: str, now: float) -> float:
        """How much this caller has left; less than nothing if they owe something."""
        left, when = self._buckets.get(who, (self.rate.at_once, now))
        return min(self.rate.at_once, left + (now - when) * self.rate.each_second)

    def take(self, who: str, now: float, amount: float) -> None:
        """Take this much, whether it is there or not. What is owed is bounded, so that nobody waits
        for ever."""
        self._set(who, now, max(-self.rate.at_once, self.left(who, now) - amount))

    def _set(self, who: str, now: float, left: float) -> None:
        self._buckets[who] = (left, now)
        self._buckets.move_to_end(who)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
