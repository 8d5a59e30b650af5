"""The password of a house: who knows it, and which devices have said it."""

import hashlib
import hmac
import secrets
from collections.abc import Callable
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ludotheque.web.errors import RequestRefused
from ludotheque.web.settings import Settings

from .guesses import Guesses
from .responses import SECONDS_A_YEAR

COOKIE: Final = "house"
HEADER: Final = "house-password"
NONCE_BYTES: Final = 12


class HousePassword:
    """Checks words and cookies. What a device is given is signed with a key of the house, so that
    it is good on every node and after a restart, and worth nothing once the password is another."""

    def __init__(self, settings: Settings, key: Callable[[str], bytes], guesses: Guesses) -> None:
        self._settings: Final = settings
        self._key: Final = key
        self._guesses: Final = guesses

    @property
    def is_needed(self) -> bool:
        return bool(self._settings.password)

    async def check(self, asking: HTTPConnection, word: bytes) -> None:
        """Refused if this is not the password, or if somebody at this address has guessed too
        often: then nobody is told whether it would have been."""
        is_right = hmac.compare_digest(_digest(word), _digest(self._settings.password.encode()))
        await self._guesses.check(asking, RequestRefused(401, "password-wrong"), is_right=is_right)

    def is_known_to(self, asking: HTTPConnection) -> bool:
        """Whether this device has said it before."""
        nonce, _, mark = asking.cookies.get(COOKIE, "").partition(".")
        return hmac.compare_digest(mark.encode(), self._mark(nonce).encode())

    def remember(self, response: Response) -> None:
        """Let this device come in from now on."""
        nonce = secrets.token_urlsafe(NONCE_BYTES)
        response.set_cookie(
            COOKIE,
            f"{nonce}.{self._mark(nonce)}",
            max_age=SECONDS_A_YEAR,
            secure=self._settings.is_https,
            httponly=True,
            samesite="lax",
        )

    def _mark(self, nonce: str) -> str:
        signed = f"{nonce} {self._settings.password}".encode()
        return hmac.new(self._key("password"), signed, hashlib.sha256).hexdigest()


def _digest(word: bytes) -> bytes:
    """Of equal length for all words, so that comparing them tells nothing of it."""
    return hashlib.sha256(word).digest()
