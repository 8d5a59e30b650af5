"""A place of ours that messages are sent to, on this machine."""

import json
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Final, NamedTuple

from tests.web.fake_time import eventually


class Received(NamedTuple):
    """One message, as it came."""

    path: str
    headers: Mapping[str, str]
    body: bytes

    @property
    def content(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.body)
        return found


class Receiver:
    """Keeps what it is sent, and answers with the status it is told to."""

    def __init__(self, url: str) -> None:
        self.url: Final = url
        self.received: Final[list[Received]] = []
        self.status = 200
        self.headers: dict[str, str] = {}
        self.hangs: Final = threading.Event()
        """While it is not set, nobody is answered."""
        self.hangs.set()

    def until(self, count: int) -> list[Received]:
        eventually(lambda: len(self.received) >= count)
        return self.received


@contextmanager
def receiving() -> Iterator[Receiver]:
    """Such a place, for a while."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            receiver.received.append(Received(self.path, headers, body))
            receiver.hangs.wait(60)
            self.send_response(receiver.status)
            for name, value in receiver.headers.items():
                self.send_header(name, value)
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        receiver = Receiver(f"http://127.0.0.1:{server.server_port}")
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield receiver
        finally:
            receiver.hangs.set()
            server.shutdown()
            thread.join()
