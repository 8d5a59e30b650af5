"""A house: one server process on one database, killed again and again under eight clients."""

import http.client
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.soak.kills.clients import eight_clients
from tests.soak.kills.figures import UNEXPLAINED, Figures
from tests.soak.kills.house_check import HouseCheck
from tests.soak.kills.ledger import Ledger
from tests.soak.kills.wire import LONGEST_SECONDS, Door
from tests.web.fake_time import PATIENCE
from tests.web.servers import Process, reserved_port

SERVER: Final = "ludotheque"
"""The program that serves: the real one, but for tests of the soak itself."""
TRIES: Final = 50
"""A start may be refused while the database is away, or still holds its lock for a dead server."""


class House:
    """A server and its clients. Its clients go on by themselves, whatever happens to it."""

    def __init__(self, db: str, folder: Path, seed: str, program: str = SERVER) -> None:
        self.db: Final = db
        self.folder: Final = folder
        self.figures: Final = Figures()
        self.chance: Final = random.Random(seed)  # noqa: S311  # to be repeated
        self._program: Final = program
        self._reserved: Final = reserved_port()
        self._door: Final = Door([self._reserved.getsockname()[1]], self.figures)
        self._ledger: Final = Ledger()
        self._check: Final = HouseCheck(db, self._ledger, self.figures)
        self._clients: Final = eight_clients(self._door, self._ledger, seed)
        self._server: Process | None = None
        self._dead: Final[list[Process]] = []

    # The server

    @property
    def server(self) -> Process:
        assert self._server is not None
        return self._server

    def start(self) -> None:
        """Start a server, without waiting for it."""
        self._server = Process(
            self.db,
            port=self._door.port,
            program=self._program,
            folder=self.folder,
            is_awaited=False,
        )

    def serve(self) -> None:
        """Start a server, and wait until it answers."""
        began = time.monotonic()
        for tried in range(1, TRIES + 1):
            self.start()
            try:
                self.server.wait_until_ready()
                break
            except RuntimeError:
                self.figures.counts["starts refused"] += 1
                if tried == TRIES:
                    raise
                time.sleep(0.1)
        while not self._is_well():
            assert time.monotonic() < began + LONGEST_SECONDS, "it starts, but does not get well"
            time.sleep(0.02)
        self.figures.longest_start = max(self.figures.longest_start, time.monotonic() - began)

    def _is_well(self) -> bool:
        connection = http.client.HTTPConnection("127.0.0.1", self._door.port, timeout=PATIENCE)
        try:
            connection.request("GET", "/health")
            return connection.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()

    def kill(self) -> None:
        """kill -9, whatever it is doing."""
        self.server.process.kill()
        self.server.process.wait()
        self._dead.append(self.server)
        self.figures.counts["kills"] += 1

    def stop(self) -> None:
        """Ask it to stop, as a host does."""
        self.server.process.send_signal(signal.SIGTERM)
        self.server.process.wait(PATIENCE)
        self._dead.append(self.server)

    def bury(self) -> None:
        """Whatever a dead server had started is dead too: else its output would still be open."""
        for server in self._dead:
            server.process.communicate(timeout=PATIENCE)
        self._dead.clear()

    # The clients

    def welcome(self) -> None:
        """Let the clients in: from now on they play."""
        for client in self._clients:
            client.start()

    def check(self, *, is_last: bool = False) -> None:
        """Hold the database against what the clients know."""
        self.bury()
        self._check.check(is_last=is_last)
        for client in self._clients:
            if client.failure is not None:
                raise RuntimeError(f"{client.name} could not go on") from client.failure

    def close(self) -> Figures:
        """Let the clients finish what they are doing, and check everything once more."""
        self._door.is_over.set()
        for client in self._clients:
            client.join(LONGEST_SECONDS)
            if client.is_alive():
                self.figures.trouble(UNEXPLAINED, f"{client.name} got no answer until the end")
        self.check(is_last=True)
        for name, number in self._ledger.counts().items():
            self.figures.counts[name] = number
        return self.figures

    def abandon(self) -> None:
        """End the server, whatever state it is in. Nothing can be done here any more."""
        self._door.is_over.set()
        self._door.is_shut.set()
        for client in self._clients:
            if client.ident is not None:
                client.join(PATIENCE)
        if self._server is not None and self._server not in self._dead:
            self._server.process.kill()
            self._dead.append(self._server)
        self.bury()
        self._reserved.close()


Fault = Callable[[House], str]
"""Something else that goes wrong while people play; its name, or nothing if it could not."""
