"""Sockets of tables, as a test uses them."""

import json
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from types import MappingProxyType
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.web.clients import Api, Page
from tests.web.closeable import Closing
from tests.web.fake_time import PATIENCE

NO_HEADERS: Final[Mapping[str, str]] = MappingProxyType({})


class Socket(Closing):
    """A socket, with what came over it."""

    def __init__(self, url: str, path: str, headers: Mapping[str, str]) -> None:
        address = url.replace("http", "ws", 1) + path
        self._opened: Final = ExitStack()
        self._socket: Final[ClientConnection] = self._opened.enter_context(
            connect(address, additional_headers=dict(headers), open_timeout=PATIENCE)
        )
        self.frames: Final[list[dict[str, Any]]] = []
        self._last_id = 0

    def receive(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self._socket.recv(PATIENCE))
        self.frames.append(frame)
        return frame

    def next(self, kind: str) -> dict[str, Any]:
        """The next event of a program's socket, or update of a page's."""
        while kind not in (frame := self.receive()):
            pass
        found: dict[str, Any] = frame[kind]
        return found

    def send(self, frame: str | bytes) -> None:
        self._socket.send(frame)

    def act(self, action: str, **content: object) -> dict[str, Any]:
        """The answer to an action; events that come before it are kept in `frames`."""
        self._last_id += 1
        self.send(json.dumps({"id": self._last_id, "action": action, **content}))
        while (frame := self.receive()).get("answers") != self._last_id:
            pass
        return frame

    def until_closed(self) -> int:
        """The code with which the server closes it."""
        with suppress(ConnectionClosed):
            while True:
                self._socket.recv(PATIENCE)
        assert self._socket.close_code is not None
        return self._socket.close_code

    def close(self) -> None:
        self._opened.close()


def socket_of(player: Api, after: int = -1) -> Socket:
    headers = {name: text for name, text in player.headers.items() if name != "connection"}
    return Socket(player.url, f"{player.base}/socket?after={after}", headers)


def page_socket(page: Page, headers: Mapping[str, str] = NO_HEADERS) -> Socket:
    cookie = {"cookie": f"seat={page.token}"} if page.token else {}
    return Socket(page.url, f"/t/{page.table}/socket", {**cookie, **headers})


def refusal(url: str, path: str) -> dict[str, Any]:
    """Why there is no socket at this address."""
    try:
        with Socket(url, path, NO_HEADERS):
            raise AssertionError("a socket was opened")
    except InvalidStatus as refused:
        found: dict[str, Any] = json.loads(refused.response.body or b"{}")
        return found
