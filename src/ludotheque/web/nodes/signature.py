"""How nodes know each other: what one passes on to another is signed with a secret that only the
database has told them."""

import hashlib
import hmac
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope

SIGNED: Final = "x-ludotheque-node"
CALLER: Final = "x-ludotheque-caller"


class Signatures:
    """Signs requests, and recognises those of other nodes."""

    def __init__(self, secret: str) -> None:
        self._secret: Final = secret.encode()

    def headers(self, method: str, path: str, caller: str) -> dict[str, str]:
        """What a node sends along: who has asked it, and the proof that it is a node."""
        return {CALLER: caller, SIGNED: self._signature(method, path, caller)}

    def is_of_node(self, scope: Scope) -> bool:
        """Whether another node has sent this."""
        headers = Headers(scope=scope)
        given = headers.get(SIGNED, "")
        if not (given and self._secret):
            return False
        wanted = self._signature(
            scope.get("method", "GET"), target_of(scope), headers.get(CALLER, "")
        )
        return hmac.compare_digest(given.encode("latin-1"), wanted.encode())

    def key(self, purpose: str) -> bytes:
        """A secret that all nodes have in common, for something else."""
        return hmac.new(self._secret, purpose.encode(), hashlib.sha256).digest()

    def _signature(self, method: str, path: str, caller: str) -> str:
        said = f"{method} {path} {caller}"
        return hmac.new(self._secret, said.encode("latin-1"), hashlib.sha256).hexdigest()


def target_of(scope: Scope) -> str:
    """What was asked for, as it was written."""
    path = (scope.get("raw_path") or scope["path"].encode()).decode("latin-1")
    query = scope.get("query_string", b"").decode("latin-1")
    return f"{path}?{query}" if query else path
