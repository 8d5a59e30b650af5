"""What a server answers, as it leaves the server: a browser forgets the bodies of pages it left."""

import gzip
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send


class HeardAnswer(NamedTuple):
    """One whole answer."""

    path: str
    headers: Headers
    text: str


class Wiretap:
    """Stands in front of an app and keeps every answer in text, except streams, which do not
    end."""

    def __init__(self, app: ASGIApp) -> None:
        self.heard: list[HeardAnswer] = []
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers, body = Headers(), b""

        async def sending(message: Message) -> None:
            nonlocal headers, body
            if message["type"] == "http.response.start":
                headers = Headers(scope=message)
            elif message["type"] == "http.response.body" and not _is_stream(headers):
                body += message.get("body", b"")
                if not message.get("more_body"):
                    self._keep(scope["path"], headers, body)
            await send(message)

        await self._app(scope, receive, sending)

    def _keep(self, path: str, headers: Headers, body: bytes) -> None:
        whole = gzip.decompress(body) if headers.get("content-encoding") == "gzip" else body
        self.heard.append(HeardAnswer(path, headers, whole.decode("utf-8", "replace")))


def _is_stream(headers: Headers) -> bool:
    return headers.get("content-type", "").startswith("text/event-stream")
