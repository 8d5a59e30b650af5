"""Where other nodes call from, as limits tell callers apart."""

import asyncio
from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

from ludotheque.web.http.callers import home_of


class NodeAddresses:
    """The numeric addresses of all nodes. Some are known by a name, which may take long to look up,
    so nobody waits for it; and it may lead elsewhere once another node has the name."""

    def __init__(self) -> None:
        self.known: frozenset[str] = frozenset()
        self._found: Mapping[str, str] | None = None
        """The nodes whose addresses these are, once each is known."""
        self._looking: asyncio.Task[None] | None = None

    def follow(self, living: Mapping[str, str]) -> None:
        """These are the nodes by now: look up where they are, unless that is done or under way."""
        is_looking = self._looking is not None and not self._looking.done()
        if not is_looking and self._found != living:
            self._looking = asyncio.create_task(self._look_up(dict(living)))

    async def _look_up(self, living: Mapping[str, str]) -> None:
        hosts = {urlsplit(url).hostname or "" for url in living.values()}
        found = await asyncio.gather(*map(_addresses_of, hosts))
        self.known = frozenset().union(*found)
        if all(found):
            self._found = living


async def _addresses_of(host: str) -> Iterable[str]:
    """Nothing if nobody knows that name at the moment."""
    try:
        answers = await asyncio.get_running_loop().getaddrinfo(host, None)
    except OSError:
        return frozenset()
    return frozenset(home_of(str(answer[4][0])) for answer in answers)
