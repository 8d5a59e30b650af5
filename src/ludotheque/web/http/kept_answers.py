"""Answers that are the same for everybody: made once, and kept as they are sent."""

import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

MOST_KEPT: Final = 500
MOST_KEPT_BYTES: Final = 64 * 2**20
COMPRESSION: Final = 6


class _Kept(NamedTuple):
    plain: bytes
    compressed: bytes

    @property
    def bytes(self) -> int:
        return len(self.plain) + len(self.compressed)


class KeptAnswers:
    """The answers that were asked for most recently."""

    def __init__(
        self, most_bytes: int = MOST_KEPT_BYTES, *, address: Callable[[], str] = str
    ) -> None:
        """`address` is what answers call the server, which can change while it runs."""
        self._most_bytes: Final = most_bytes
        self._address: Final = address
        self._kept: Final[OrderedDict[Hashable, _Kept]] = OrderedDict()
        self._bytes = 0

    def __contains__(self, key: Hashable) -> bool:
        """Whether this answer is kept now, so that nothing has to be made."""
        return (key, self._address()) in self._kept

    def answer(
        self,
        request: Request,
        key: Hashable,
        make: Callable[[], str],
        media_type: str = "text/html",
    ) -> Response:
        """What `make` makes, now or earlier. `key` must name all else that it depends on."""
        key = key, self._address()
        kept = self._kept.pop(key, None)
        if kept is None:
            kept = _kept(make())
            self._bytes += kept.bytes
        self._kept[key] = kept
        while len(self._kept) > MOST_KEPT or self._bytes > self._most_bytes:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= oldest.bytes
        headers = {"vary": "Accept-Encoding"}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(kept.plain, headers=headers, media_type=media_type)
        headers["content-encoding"] = "gzip"
        return Response(kept.compressed, headers=headers, media_type=media_type)


def _kept(text: str) -> _Kept:
    plain = text.encode()
    return _Kept(plain, gzip.compress(plain, COMPRESSION, mtime=0))
