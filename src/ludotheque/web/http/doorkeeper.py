"""The doorkeeper: how many connections there are, whose they are, and which are closed first."""

import ipaddress
import sys
from collections.abc import Callable, Container, Iterable, Sequence
from typing import Final, Protocol

from ludotheque.web.settings import Limits

RESERVED_FILES: Final = 200
"""Open files that are kept for the database, workers, static files, and for connections that have
been accepted and not been looked at yet."""
WITHOUT_LIMIT: Final = 4000
"""Connections where the system does not limit open files."""
MOST_FILES: Final = 8192
SHARE: Final = 4
"""One caller may have a quarter of all connections."""
SMALLEST_SHARE: Final = 16


class Connected(Protocol):
    """A connection, as the doorkeeper sees it."""

    caller: str
    since: float
    """When it was opened, or when its last request was answered."""

    @property
    def is_busy(self) -> bool:
        """Whether a request is being answered; a stream is one for as long as it lasts."""

    def abort(self) -> None:
        """Close it at once."""

    def check(self, now: float) -> None:
        """Close it if it has taken too long."""


class Doorkeeper:
    """Lets connections in. When there are too many, idle ones are closed, of whoever has most."""

    def __init__(
        self,
        limits: Limits,
        proxies: str | Sequence[str],
        nodes: Callable[[], Container[str]] = tuple,
    ) -> None:
        """`proxies` are trusted to speak for others, and so are nodes, so only the total counts for
        them."""
        self._nodes: Final = nodes
        self._most: Final = limits.connections or most_connections()
        self._most_each: Final = limits.connections_each or max(
            self._most // SHARE, min(SMALLEST_SHARE, self._most)
        )
        self._proxies: Final = _Addresses(proxies)
        self._connections: Final[dict[str, set[Connected]]] = {}
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def let_in(self, connection: Connected) -> bool:
        """Whether there is room for this connection. An idle one may be closed for it."""
        own = self._connections.get(connection.caller, set())
        if len(own) >= self._most_each and not self._speaks_for_others(connection.caller):
            leaving = _idlest(own)
        elif self._count >= self._most:
            leaving = self._superfluous(len(own))
        else:
            leaving = connection
        if leaving is None:
            return False
        if leaving is not connection:
            self.let_out(leaving)
            leaving.abort()
        self._connections.setdefault(connection.caller, set()).add(connection)
        self._count += 1
        return True

    def let_out(self, connection: Connected) -> None:
        """Forget this connection, if it is known."""
        own = self._connections.get(connection.caller, set())
        if connection in own:
            own.remove(connection)
            self._count -= 1
            if not own:
                del self._connections[connection.caller]

    def _speaks_for_others(self, caller: str) -> bool:
        return caller in self._proxies or caller in self._nodes()

    def check(self, now: float) -> None:
        """Close every connection that has taken too long."""
        for connection in [connection for own in self._connections.values() for connection in own]:
            connection.check(now)

    def _superfluous(self, own: int) -> Connected | None:
        """The connection to close for a caller with this many: an idle one of whoever has most, or
        else any of somebody who has more."""
        by_count = sorted(self._connections.items(), key=lambda found: -len(found[1]))
        for _, connections in by_count:
            idle = _idlest(connections)
            if idle is not None:
                return idle
        for caller, connections in by_count:
            if len(connections) > own + 1 and not self._speaks_for_others(caller):
                return max(connections, key=lambda connection: connection.since)
        return None


def _idlest(connections: Iterable[Connected]) -> Connected | None:
    idle = [connection for connection in connections if not connection.is_busy]
    return min(idle, key=lambda connection: connection.since, default=None)


class _Addresses:
    """Addresses and networks, as uvicorn's `forwarded_allow_ips` names them."""

    def __init__(self, named: str | Sequence[str]) -> None:
        names = named.split(",") if isinstance(named, str) else named
        self._names: Final = frozenset(name.strip() for name in names)
        self._networks: Final = [
            ipaddress.ip_network(name) for name in self._names if _is_network(name)
        ]

    def __contains__(self, caller: str) -> bool:
        if caller in self._names or "*" in self._names:
            return True
        if not _is_network(caller):
            return False
        found = ipaddress.ip_network(caller).network_address
        return any(found in network for network in self._networks)


def _is_network(name: str) -> bool:
    try:
        ipaddress.ip_network(name)
    except ValueError:
        return False
    return True


def most_connections() -> int:
    """As many as there may be open files, less those that the server needs itself."""
    if sys.platform == "win32":
        return WITHOUT_LIMIT
    import resource

    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if files == resource.RLIM_INFINITY:
        return WITHOUT_LIMIT
    return max(files - RESERVED_FILES, files // 2)


def allow_many_files() -> None:
    """Raise this process's limit on open files as far as the system lets it, within reason."""
    if sys.platform == "win32":
        return
    import resource

    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if files != resource.RLIM_INFINITY and files < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
