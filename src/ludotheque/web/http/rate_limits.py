"""Rate limits: a bucket that fills slowly, from which each request takes."""

from collections import OrderedDict
from typing import Final

from ludotheque.web.settings import Rate

MOST_BUCKETS: Final = 20_000


class RateLimiter:
    """A bucket for each caller, by whatever tells callers apart."""

    def __init__(self, rate: Rate) -> None:
        self._rate: Final = rate
        self._buckets: Final[OrderedDict[str, tuple[float, float]]] = OrderedDict()

    def allows(self, who: str, now: float) -> bool:
        """Whether this caller may ask now; if so, the request is counted."""
        left, when = self._buckets.pop(who, (self._rate.at_once, now))
        left = min(self._rate.at_once, left + (now - when) * self._rate.each_second)
        allowed = left >= 1.0
        self._buckets[who] = (left - 1.0 if allowed else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return allowed
