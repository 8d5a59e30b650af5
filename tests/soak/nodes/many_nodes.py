"""Nodes on one database, killed again and again under clients that use any of them."""

import http.client
import random
import signal
import socket
import time
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Final

from tests.services.postgresql import connected, cut_all_sessions, restart
from tests.soak.kills.clients import Client
from tests.soak.kills.figures import UNEXPLAINED, Figures
from tests.soak.kills.house_check import HouseCheck
from tests.soak.kills.ledger import Ledger
from tests.soak.kills.wire import LONGEST_SECONDS, Door
from tests.web.fake_time import PATIENCE, eventually
from tests.web.servers import Process

LONG_SECONDS: Final = 9.0
"""Longer than a node may be silent."""


class ManyNodes:
    """The nodes and their clients. A client connects to any of them, each time anew."""

    def __init__(
        self,
        db: str,
        folder: Path,
        seed: str,
        places: Sequence[socket.socket],
        make_clients: Callable[[Door, Ledger, str], Sequence[Client]],
        front: int = 0,
    ) -> None:
        """Each node has one of the places, whose ports are reserved. Clients come to `front`, or
        to any node if there is nothing in front of them."""
        self.db: Final = db
        self.figures: Final = Figures()
        self.chance: Final = random.Random(seed)  # noqa: S311  # to be repeated
        self._folder: Final = folder
        self._ports: Final = [each.getsockname()[1] for each in places]
        self.door: Final = Door([front] if front else self._ports, self.figures)
        self._ledger: Final = Ledger()
        self._check: Final = HouseCheck(db, self._ledger, self.figures)
        self._clients: Final = make_clients(self.door, self._ledger, seed)
        self._nodes: Final[dict[int, Process]] = {}
        self._dead: Final[list[Process]] = []

    def open(self) -> None:
        """Start all nodes together."""
        for place in range(len(self._ports)):
            self._start(place)
        for place in range(len(self._ports)):
            self._wait_for(place)

    def welcome(self, tables_of_others: Collection[str] = ()) -> None:
        """Let the clients in. Somebody else may have opened tables before."""
        self._ledger.of_others.update(tables_of_others)
        for client in self._clients:
            client.start()

    def _start(self, place: int) -> None:
        port = self._ports[place]
        url = f"http://127.0.0.1:{port}"
        self._nodes[place] = Process(
            self.db, "--node", url, port=port, folder=self._folder, is_awaited=False
        )

    def _wait_for(self, place: int) -> None:
        self._nodes[place].wait_until_ready()
        eventually(lambda: self._is_well(place))

    def _is_well(self, place: int) -> bool:
        connection = http.client.HTTPConnection("127.0.0.1", self._ports[place], timeout=PATIENCE)
        try:
            connection.request("GET", "/health")
            return connection.getresponse().status == 200
        except (OSError, http.client.HTTPException):
            return False
        finally:
            connection.close()

    def some_place(self) -> int:
        return self.chance.randrange(len(self._ports))

    # What happens to nodes

    def kill(self, away: float, meanwhile: Callable[[], None]) -> None:
        """kill -9, and start it again after so many seconds, or what is done meanwhile."""
        place = self.some_place()
        node = self._nodes[place]
        node.process.kill()
        node.process.wait()
        self._dead.append(node)
        self.figures.counts["kills"] += 1
        killed = time.monotonic()
        meanwhile()
        time.sleep(max(0.0, killed + away - time.monotonic()))
        self._start(place)
        self._wait_for(place)

    def roll(self) -> str:
        """Ask one after the other to stop, and start it again."""
        for place in range(len(self._ports)):
            node = self._nodes[place]
            node.process.send_signal(signal.SIGTERM)
            status = node.process.wait(PATIENCE)
            if status:
                self.figures.trouble(UNEXPLAINED, f"a node that was asked to stop said {status}")
            self._dead.append(node)
            self._start(place)
            self._wait_for(place)
        return "rolling restart"

    def freeze(self) -> str:
        """A node does nothing for so long that the others take what was its own."""
        place = self.some_place()
        node = self._nodes[place].process
        node.send_signal(signal.SIGSTOP)
        time.sleep(LONG_SECONDS)
        node.send_signal(signal.SIGCONT)
        eventually(lambda: self._is_well(place))
        return "node frozen"

    def cut(self) -> str:
        server, name = _server_and_name(self.db)
        with connected(server) as admin:
            cut_all_sessions(admin, name)
        return "connections cut"

    def restart_the_database(self) -> str:
        restart(_server_and_name(self.db)[0])
        return "database restarted"

    # What is held against it

    def check(self, *, is_last: bool = False) -> None:
        for node in self._dead:
            node.process.communicate(timeout=PATIENCE)
        self._dead.clear()
        self._check.check(is_last=is_last)
        for client in self._clients:
            if client.failure is not None:
                raise RuntimeError(f"{client.name} could not go on") from client.failure

    def let_matches_end(self) -> None:
        """Let the clients play to the end what they have begun."""
        self.door.thinking = 0.0
        self.door.is_ending.set()
        until = time.monotonic() + LONGEST_SECONDS
        for client in self._clients:
            client.join(max(0.0, until - time.monotonic()))
            self.figures.counts["matches that did not end"] += client.is_alive()

    def close(self) -> Figures:
        """Stop the clients, and check everything once more."""
        self.door.is_over.set()
        for client in self._clients:
            client.join(LONGEST_SECONDS)
            if client.is_alive():
                self.figures.trouble(UNEXPLAINED, f"{client.name} got no answer until the end")
        self.check(is_last=True)
        for name, number in self._ledger.counts().items():
            self.figures.counts[name] = number
        return self.figures

    def abandon(self) -> None:
        """End all nodes, whatever state they are in."""
        self.door.is_over.set()
        self.door.is_shut.set()
        for client in self._clients:
            if client.ident is not None:
                client.join(PATIENCE)
        for node in self._nodes.values():
            if node.process.poll() is None:
                node.process.kill()
            node.process.communicate()


def _server_and_name(db: str) -> tuple[str, str]:
    name = db.split("?")[0].split("/")[-1]
    return db.replace(f"/{name}?", "/postgres?"), name
