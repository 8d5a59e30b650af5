"""Requests to a server that may die at any moment: each is repeated until it is answered."""

import http.client
import json
import random
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from tests.soak.kills.figures import Figures
from tests.web.fake_time import PATIENCE

PAUSE_SECONDS: Final = 0.05
LONGEST_SECONDS: Final = 5 * PATIENCE
"""Whoever gets no answer for so long is told that the server hangs."""
AGAIN: Final = (429, 503)
"""Nothing has happened: ask again later."""
FROM_A_PROXY: Final = (502, 504)
"""No server of ours has answered, as far as the proxy in front of it knows."""


class Stopped(Exception):
    """The soak is over."""


class Reply(NamedTuple):
    """A definite answer."""

    status: int
    content: dict[str, object]

    @property
    def is_done(self) -> bool:
        return self.status < 300

    @property
    def code(self) -> str:
        error = self.content.get("error")
        return str(error.get("code")) if isinstance(error, dict) else ""


@dataclass
class Door:
    """How clients find a server of their house, whichever process that is now."""

    ports: Sequence[int]
    """Of each server; whoever connects takes any."""
    figures: Figures
    is_over: Final[threading.Event] = field(default_factory=threading.Event)
    """Set when clients should stop, whatever they are doing."""
    is_ending: Final[threading.Event] = field(default_factory=threading.Event)
    """Set when they should play their matches to the end, and begin no more."""
    thinking: float = 0.0
    """The seconds that each of them takes before an act."""
    is_shut: Final[threading.Event] = field(default_factory=threading.Event)
    """Set when nobody will answer any more."""

    @property
    def port(self) -> int:
        return random.choice(self.ports)  # noqa: S311  # as a load balancer does

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"


class Wire:
    """One client's connection, from an address of its own."""

    def __init__(self, door: Door, address: str) -> None:
        self.door: Final = door
        self.address = address
        self._connection: http.client.HTTPConnection | None = None

    def headers(self, token: str = "") -> dict[str, str]:
        found = {"x-forwarded-for": self.address, "accept-language": "en"}
        return {**found, "authorization": f"Bearer {token}"} if token else found

    def ask(self, method: str, path: str, token: str = "", /, **content: object) -> Reply:
        """Ask until there is a definite answer, in the same words every time."""
        until = time.monotonic() + LONGEST_SECONDS
        body = json.dumps(content) if method != "GET" else None
        was_sent = False
        while True:
            reply = self._try(method, path, token, body)
            if reply is not None and reply.status >= 500 and reply.status not in AGAIN:
                self.door.figures.counts["server errors"] += 1
                self.door.figures.examples.append(f"{method} {path}: {reply}")
            if reply is not None and reply.status < 500 and reply.status not in AGAIN:
                if was_sent and method != "GET":
                    self.door.figures.counts["requests repeated after a lost answer"] += 1
                return reply
            was_sent = was_sent or reply is None
            if self.door.is_shut.is_set():
                raise Stopped
            if time.monotonic() > until:
                raise TimeoutError(f"{method} {path} was never answered; the last was {reply}")
            time.sleep(PAUSE_SECONDS)

    def _try(self, method: str, path: str, token: str, body: str | None) -> Reply | None:
        """The answer; None if none came."""
        headers = self.headers(token)
        if body is not None:
            headers["content-type"] = "application/json"
        try:
            if self._connection is None:
                self._connection = http.client.HTTPConnection(
                    "127.0.0.1", self.door.port, timeout=PATIENCE
                )
            self._connection.request(method, path, body, headers)
            response = self._connection.getresponse()
            text, kind = response.read(), response.getheader("content-type", "")
            if response.status in FROM_A_PROXY:
                return None
            content = json.loads(text) if kind == "application/json" else {"text": text.decode()}
        except (OSError, http.client.HTTPException, ValueError):
            self.close()
            return None
        return Reply(response.status, content)

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
