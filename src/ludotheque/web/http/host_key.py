"""The key to the page of whoever runs this house: it is in the link that the server prints when it
starts, and the same on every node and after every restart."""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ludotheque.web.clock import Clock
from ludotheque.web.errors import RequestRefused
from ludotheque.web.settings import Settings

from .callers import caller_of
from .rate_limits import RateLimiter
from .responses import SECONDS_A_YEAR

HOUSE_PAGE: Final = "/house"
COOKIE: Final = "host"
KEY_BYTES: Final = 24


def house_link(address: str, token: str) -> str:
    """The secret stands behind the #: browsers send that to nobody, so it is in no log."""
    return f"{address}{HOUSE_PAGE}#{token}"


class HostKey:
    """Checks what somebody brings who wants to see the page, and remembers their device."""

    def __init__(self, settings: Settings, key: Callable[[str], bytes], clock: Clock) -> None:
        self._settings: Final = settings
        self._key: Final = key
        self._clock: Final = clock
        self._guesses: Final = RateLimiter(settings.limits.guesses)

    @property
    def token(self) -> str:
        """What the link has behind its #."""
        return self._token("link")

    def check(self, asking: HTTPConnection, token: str) -> None:
        """Refused if this is not the token of the link, or if somebody has guessed too often."""
        caller, now = caller_of(asking.scope), self._clock.monotonic()
        if self._guesses.left(caller, now) < 1.0:
            raise RequestRefused(429, "too-many-guesses")
        if not hmac.compare_digest(token.encode(), self.token.encode()):
            self._guesses.take(caller, now, 1.0)
            raise RequestRefused(403, "not-your-house")

    def check_device(self, asking: HTTPConnection) -> None:
        """Refused unless this device has opened the link."""
        if not self.is_of_host(asking):
            raise RequestRefused(403, "not-your-house")

    def is_of_host(self, asking: HTTPConnection) -> bool:
        said = asking.cookies.get(COOKIE, "")
        return hmac.compare_digest(said.encode(), self._token("device").encode())

    def remember(self, response: Response) -> None:
        response.set_cookie(
            COOKIE,
            self._token("device"),
            max_age=SECONDS_A_YEAR,
            path=HOUSE_PAGE,
            secure=self._settings.is_https,
            httponly=True,
            samesite="strict",
        )

    def _token(self, purpose: str) -> str:
        return urlsafe_b64encode(self._key(f"host {purpose}")[:KEY_BYTES]).decode()
