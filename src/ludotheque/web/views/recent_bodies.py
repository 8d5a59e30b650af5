"""Which tables' pages were drawn last, in the whole house."""

from collections import deque
from collections.abc import Hashable
from typing import Any, Final

MOST_BODIES: Final = 200


class RecentBodies:
    """Pages are drawn for guests who see the same, who are told within a moment. After that they
    are not kept: a thousand tables would need 50 MB for them, and whoever comes later has theirs
    drawn again."""

    def __init__(self, most: int = MOST_BODIES) -> None:
        self._most: Final = most
        self._drawn: Final[deque[tuple[dict[Any, Any], Hashable]]] = deque()

    def add(self, bodies: dict[Any, Any], reader: Hashable) -> None:
        """One more was drawn, and is among a table's bodies."""
        self._drawn.append((bodies, reader))
        if len(self._drawn) > self._most:
            oldest, reader = self._drawn.popleft()
            oldest.pop(reader, None)
