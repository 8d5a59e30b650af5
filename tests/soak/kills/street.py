"""Several houses at once, each in a process of its own, so that every core has something to do."""

import multiprocessing
import traceback
from collections import defaultdict
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection, wait
from typing import Final

from tests.soak.kills.figures import Figures
from tests.soak.kills.killing import kill_often


class Street:
    """Houses side by side, by the kinds of their databases."""

    def __init__(self, kinds: Sequence[str]) -> None:
        self.figures: Final[dict[str, Figures]] = defaultdict(Figures)
        """What was counted, by kind of database."""
        self.failures: Final[list[str]] = []
        """Why houses could not be brought to the end."""
        self._kinds: Final = kinds

    def run(self, kills: int, seed: str, tell: Callable[[int], None]) -> None:
        """Kill the servers of all houses so many times together."""
        spawn = multiprocessing.get_context("spawn")
        shares = [kills // len(self._kinds)] * len(self._kinds)
        shares[0] += kills - sum(shares)
        listening: dict[Connection, str] = {}
        for number, (kind, share) in enumerate(zip(self._kinds, shares, strict=True)):
            reader, writer = spawn.Pipe(duplex=False)
            spawn.Process(target=live, args=(writer, kind, share, f"{seed} {number}")).start()
            writer.close()  # or we would never hear of its end
            listening[reader] = kind
        while listening:
            for ready in wait(list(listening)):
                assert isinstance(ready, Connection)
                if not self._hear(ready, listening[ready], tell):
                    del listening[ready]

    def _hear(self, reader: Connection, kind: str, tell: Callable[[int], None]) -> bool:
        """One piece of news of a house. Whether there will be more."""
        try:
            news = reader.recv()
        except EOFError:
            return False
        if isinstance(news, Figures):
            self.figures[kind] += news
        elif isinstance(news, int):
            tell(news)
        else:
            self.failures.append(f"{kind}: {news}")
        return True


def live(news: Connection, kind: str, kills: int, seed: str) -> None:
    """One house, in a process of its own. Sends how many kills there were more, and in the end what
    was counted, or why it came to no end."""
    try:
        news.send(kill_often(kind, kills, seed, news.send))
    except Exception:  # whatever it is, it is told
        news.send(traceback.format_exc())
