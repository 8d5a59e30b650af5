"""How long records are replayed in a thread, and that others can go first meanwhile."""

import time
from typing import Final

from ludotheque.web.errors import RequestRefused

MOST_SECONDS: Final = 30.0
"""Of computing. The longest record that is taken needs a tenth of it."""


class ReplayPace:
    """Called after each entry that is replayed. Other threads would wait until Python makes them
    change places, in compiled code even longer: here they get their turn."""

    def __init__(self, most_seconds: float = MOST_SECONDS) -> None:
        self._most: Final = most_seconds
        self._until: float | None = None

    def __call__(self) -> None:
        """Refused if it takes too long."""
        time.sleep(0)
        now = time.thread_time()
        if self._until is None:
            self._until = now + self._most
        elif now > self._until:
            raise RequestRefused(503, "too-heavy")
