"""Several nodes on one database, each in a process of its own."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import httpx

from tests.web.clients import Api, client
from tests.web.fake_time import PATIENCE, eventually
from tests.web.servers import Process, reserved_port


class Cluster:
    """The nodes, by their places."""

    def __init__(self, db: str, count: int, *arguments: str) -> None:
        self._db: Final = db
        self._arguments: Final = arguments
        self._reserved: Final = [reserved_port() for _ in range(count)]
        self.nodes: Final = [self._started(place) for place in range(count)]
        for node in self.nodes:
            node.wait_until_ready()

    def _started(self, place: int) -> Process:
        port = self._reserved[place].getsockname()[1]
        url = f"http://127.0.0.1:{port}"
        arguments = ("--node", url, *self._arguments)
        return Process(self._db, *arguments, port=port, is_awaited=False)

    def url(self, place: int) -> str:
        return self.nodes[place].url

    def at(self, place: int, player: Api) -> Api:
        """The same player, who asks another node."""
        return Api(self.url(place), player.table, player.token)

    def health(self, place: int) -> httpx.Response:
        return client(self.url(place)).get("/health")

    def start(self, place: int) -> None:
        """Start a node that is gone."""
        self.nodes[place] = self._started(place)
        self.nodes[place].wait_until_ready()
        eventually(lambda: self.health(place).status_code == 200)

    def kill(self, place: int) -> None:
        self.nodes[place].kill()

    def stop(self, place: int) -> tuple[int, str]:
        """Ask it to stop. Returns its exit status and what it complained of."""
        process = self.nodes[place].process
        process.send_signal(signal.SIGTERM)
        _, errors = process.communicate(timeout=PATIENCE)
        return process.returncode, errors

    def close(self) -> None:
        for node in self.nodes:
            node.close()
        for reserved in self._reserved:
            reserved.close()


@contextmanager
def cluster(db: str, count: int = 2, *arguments: str) -> Iterator[Cluster]:
    found = Cluster(db, count, *arguments)
    try:
        yield found
    finally:
        found.close()
