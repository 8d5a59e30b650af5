"""How often somebody may be wrong about a secret of the house."""

from typing import Final, Protocol

from starlette.requests import HTTPConnection

from ludotheque.web.clock import Clock
from ludotheque.web.errors import RequestRefused
from ludotheque.web.settings import Rate

from .callers import caller_of
from .rate_limits import RateLimiter


class Allows(Protocol):
    """Whether a caller may do something once more, by the count of one server or of several."""

    async def __call__(
        self, limiter: RateLimiter, who: str, now: float, *, is_counted: bool = True
    ) -> bool: ...


class Guesses:
    """Counts wrong guesses of one secret by address. Once there were too many, right ones are
    refused as well."""

    def __init__(self, rate: Rate, secret: str, clock: Clock, allows: Allows) -> None:
        self._limiter: Final = RateLimiter(rate, f"guesses of {secret}")
        self._clock: Final = clock
        self._allows: Final = allows

    async def check(self, asking: HTTPConnection, wrong: RequestRefused, *, is_right: bool) -> None:
        """Refused if this guess is wrong, or if there were too many. Each asks once and counts
        at once: so many at the same time, at many nodes, get no further than one by one."""
        caller, now = caller_of(asking.scope), self._clock.monotonic()
        if not await self._allows(self._limiter, caller, now, is_counted=not is_right):
            raise RequestRefused(429, "too-many-guesses")
        if not is_right:
            raise wrong
