"""Whose tables are whose. A server that is alone has them all."""

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from ludotheque.web.http.rate_limits import RateLimiter
from ludotheque.web.storage.leases import Lease


class Ownership:
    """Of a server that is alone: every table is ours, always. `Node` knows others."""

    is_shared: ClassVar = False
    """Whether there may be other nodes."""

    url = ""
    """Where other nodes find this one."""

    async def ask_others(self, path: str) -> Mapping[str, str]:
        """What the other nodes answer at this address, by their own; nothing if they do not."""
        return {}

    @property
    def secret(self) -> bytes:
        """What follows from it is the same on every node; empty if there is but one."""
        return b""

    def end_streams(self) -> None:
        """End the streams that other nodes send through us."""

    async def allows(
        self, limiter: RateLimiter, who: str, now: float, *, is_counted: bool = True
    ) -> bool:
        """Whether this caller may do this once more, as all nodes together count it."""
        return limiter.allows(who, now) if is_counted else limiter.left(who, now) >= 1.0

    @property
    def is_sure(self) -> bool:
        """Whether what was ours when we last looked is ours still. In doubt nothing is served."""
        return True

    def check(self) -> None:
        """Refused unless we are sure."""

    async def start(self, put_away: Callable[[], None]) -> None:
        """Begin to own tables. `put_away` lets everything be read anew, since it may be old."""

    async def stop(self) -> None:
        """Let others have everything that is ours."""

    def new_lease(self) -> Lease | None:
        """By what right we have a table that is being opened here."""
        return None

    async def take(self, table_id: str) -> Lease | None:
        """Own this table on return; None if there is no such table, or nobody else is there."""
        return None

    def is_own(self, lease: Lease | None) -> bool:
        """Whether this is still our right: a node that is held for dead begins anew."""
        return True

    def lose(self, table_id: str) -> None:
        """It was found out that this table is not ours."""

    async def release(self, table_id: str, is_unused: Callable[[str], bool]) -> None:
        """Let others have this table, if it is still unused when nobody can take it up here."""


ALONE: Final = Ownership()
