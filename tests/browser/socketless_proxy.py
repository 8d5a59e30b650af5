"""A proxy as some hosts run one: it passes requests on, and knows nothing of sockets."""

import re
import socket
import socketserver
import threading
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

from tests.web.closeable import Closing

_UPGRADE: Final = re.compile(rb"(?im)^(upgrade|connection|sec-websocket-[a-z]+):[^\r\n]*\r\n")


class SocketlessProxy(Closing):
    """Passes on to this server, without what asks for a socket."""

    def __init__(self, server_url: str) -> None:
        server = urlsplit(server_url)
        self.upgrades = 0
        """How often a socket was asked for."""
        proxy = self

        class Handler(socketserver.BaseRequestHandler):
            def handle(self) -> None:
                with socket.create_connection((server.hostname or "", server.port or 80)) as there:
                    proxy._pass_on(self.request, there)

        self._server: Final = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url: Final = f"http://localhost:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def _pass_on(self, here: socket.socket, there: socket.socket) -> None:
        """A browser opens a connection of its own for each socket."""
        head = b""
        while b"\r\n\r\n" not in head:
            some = here.recv(65536)
            if not some:
                return
            head += some
        if re.search(rb"(?im)^upgrade: *websocket", head):
            self.upgrades += 1
            head = _UPGRADE.sub(b"", head)
        there.sendall(head)
        back = threading.Thread(target=_pipe, args=(there, here), daemon=True)
        back.start()
        _pipe(here, there)
        back.join()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def _pipe(source: socket.socket, target: socket.socket) -> None:
    with suppress(OSError):
        while some := source.recv(65536):
            target.sendall(some)
    with suppress(OSError):
        target.shutdown(socket.SHUT_WR)
