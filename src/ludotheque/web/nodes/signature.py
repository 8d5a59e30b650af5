"""How nodes know each other: what one passes on to another is signed with a secret that only the
database has told them."""

import hashlib
import hmac
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope

SIGNED: Final = "x-ludotheque-node"
CALLER: Final = "x-ludotheque-caller"
FRESH_SECONDS: Final = 30.0
"""How old a signature may be, by the time of the house."""


class Signatures:
    """Signs requests, and recognises those of other nodes, each once: who has overheard one can do
    nothing with it."""

    def __init__(self, now: Callable[[], float]) -> None:
        """`now` is the time of the house."""
        self._now: Final = now
        self._secret = b""
        self._used: Final[OrderedDict[str, float]] = OrderedDict()
        """Signatures that have come, until they are too old anyway."""

    def know(self, secret: str) -> None:
        """From now on this is the secret."""
        self._secret = secret.encode()

    def headers(self, method: str, path: str, caller: str) -> dict[str, str]:
        """What a node sends along: who has asked it, and the proof that it is a node."""
        when = f"{self._now():.3f}.{secrets.token_hex(8)}"
        return {CALLER: caller, SIGNED: f"{when} {self._signature(when, method, path, caller)}"}

    def accepts(self, scope: Scope) -> bool:
        """Whether another node has sent this, just now and for the first time."""
        headers = Headers(scope=scope)
        when, _, given = headers.get(SIGNED, "").partition(" ")
        if not (given and self._secret):
            return False
        wanted = self._signature(
            when, scope.get("method", "GET"), target_of(scope), headers.get(CALLER, "")
        )
        if not hmac.compare_digest(given.encode("latin-1"), wanted.encode()):
            return False
        now, signed_at = self._now(), float(when.rpartition(".")[0])
        if abs(now - signed_at) > FRESH_SECONDS or given in self._used:
            return False
        self._used[given] = now
        while now - next(iter(self._used.values())) > 2 * FRESH_SECONDS:
            self._used.popitem(last=False)
        return True

    def key(self, purpose: str) -> bytes:
        """A secret that all nodes have in common, for something else."""
        return hmac.new(self._secret, purpose.encode(), hashlib.sha256).digest()

    def _signature(self, when: str, method: str, path: str, caller: str) -> str:
        said = f"{when} {method} {path} {caller}"
        return hmac.new(self._secret, said.encode("latin-1"), hashlib.sha256).hexdigest()


def target_of(scope: Scope) -> str:
    """What was asked for, as it was written."""
    path = (scope.get("raw_path") or scope["path"].encode()).decode("latin-1")
    query = scope.get("query_string", b"").decode("latin-1")
    return f"{path}?{query}" if query else path
