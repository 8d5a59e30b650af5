"""Answers that are the same for everybody: made once, and kept as they are sent."""

import gzip
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

MOST_KEPT: Final = 500
COMPRESSION: Final = 6


class _Kept(NamedTuple):
    plain: bytes
    compressed: bytes


class KeptAnswers:
    """The answers that were asked for most recently."""

    def __init__(self) -> None:
        self._kept: Final[OrderedDict[Hashable, _Kept]] = OrderedDict()

    def answer(
        self,
        request: Request,
        key: Hashable,
        make: Callable[[], str],
        media_type: str = "text/html",
    ) -> Response:
        """What `make` makes, now or earlier. `key` must name all that it depends on."""
        kept = self._kept.pop(key, None) or _kept(make())
        self._kept[key] = kept
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        headers = {"vary": "Accept-Encoding"}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(kept.plain, headers=headers, media_type=media_type)
        headers["content-encoding"] = "gzip"
        return Response(kept.compressed, headers=headers, media_type=media_type)


def _kept(text: str) -> _Kept:
    plain = text.encode()
    return _Kept(plain, gzip.compress(plain, COMPRESSION, mtime=0))
