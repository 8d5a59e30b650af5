"""The key to the page of whoever runs this house: it is in the link that the server prints when it
starts, and the same on every node and after every restart."""

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ludotheque.web.errors import RequestRefused
from ludotheque.web.settings import Settings

from .guesses import Guesses
from .responses import SECONDS_A_YEAR

HOUSE_PAGE: Final = "/house"
COOKIE: Final = "host"
KEY_BYTES: Final = 24


Keys = Callable[[str], bytes]
"""The keys of a house, by what they are for."""


def house_link(address: str, token: str) -> str:
    """The secret stands behind the #: browsers send that to nobody, so it is in no log."""
    return f"{address}{HOUSE_PAGE}#{token}"


def host_token(key: Keys) -> str:
    """What the link has behind its #."""
    return _token(key, "link")


class HostKey:
    """Checks what somebody brings who wants to see the page, and remembers their device."""

    def __init__(self, settings: Settings, key: Keys, guesses: Guesses) -> None:
        self._settings: Final = settings
        self._key: Final = key
        self._guesses: Final = guesses

    async def check(self, asking: HTTPConnection, token: str) -> None:
        """Refused if this is not the token of the link, or if somebody has guessed too often."""
        is_right = hmac.compare_digest(token.encode(), host_token(self._key).encode())
        await self._guesses.check(asking, RequestRefused(403, "not-your-house"), is_right=is_right)

    def check_device(self, asking: HTTPConnection) -> None:
        """Refused unless this device has opened the link."""
        if not self.is_of_host(asking):
            raise RequestRefused(403, "not-your-house")

    def is_of_host(self, asking: HTTPConnection) -> bool:
        said = asking.cookies.get(COOKIE, "")
        return hmac.compare_digest(said.encode(), _token(self._key, "device").encode())

    def remember(self, response: Response) -> None:
        response.set_cookie(
            COOKIE,
            _token(self._key, "device"),
            max_age=SECONDS_A_YEAR,
            path=HOUSE_PAGE,
            secure=self._settings.is_https,
            httponly=True,
            samesite="strict",
        )


def _token(key: Keys, purpose: str) -> str:
    return urlsafe_b64encode(key(f"host {purpose}")[:KEY_BYTES]).decode()
