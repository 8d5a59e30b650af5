"""A passage for sockets: frames go both ways until either side has enough."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Final
from urllib.parse import urlsplit

from starlette.types import Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from .passage import NOT_MINE, OPENING_SECONDS, SILENT_SECONDS, Unreached, kept_headers
from .signature import target_of

CLOSED_BY_NODE: Final = 1012
"""The table is read anew, perhaps elsewhere: open another socket."""
OF_THE_HANDSHAKE: Final = (
    "host",
    "origin",
    "sec-websocket-extensions",
    "sec-websocket-key",
    "sec-websocket-protocol",
    "sec-websocket-version",
)
CLOSING_SECONDS: Final = 1.0


async def pass_socket_on(
    url: str,
    scope: Scope,
    signed: Mapping[str, str],
    receive: Receive,
    send: Send,
    lives: Callable[[], bool],
) -> None:
    """Let that node speak with the client, as long as it lives. Unreached if it does not answer."""
    there = urlsplit(url)
    address = f"ws://{there.netloc}{target_of(scope)}"
    headers = [*kept_headers(scope, OF_THE_HANDSHAKE), *signed.items()]
    try:
        connection = await connect(
            address,
            additional_headers=headers,
            user_agent_header=None,
            compression=None,
            ping_interval=None,  # the other node asks whether we are there
            open_timeout=OPENING_SECONDS + 3,
            close_timeout=CLOSING_SECONDS,
            max_size=None,
            proxy=None,
        )
    except InvalidStatus as refused:
        answer = refused.response
        if NOT_MINE in answer.headers:
            raise Unreached from None
        await _deny(
            answer.status_code, list(answer.headers.raw_items()), bytes(answer.body or b""), send
        )
        return
    except (OSError, TimeoutError, InvalidHandshake, EOFError):
        raise Unreached from None
    async with connection:
        if (await receive())["type"] != "websocket.connect":
            return
        await send({"type": "websocket.accept"})
        telling = asyncio.create_task(_tell(connection, send))
        hearing = asyncio.create_task(_hear(connection, receive))
        tasks = (telling, hearing)
        try:
            done: set[asyncio.Task[None]] = set()
            while not done and lives():
                done, _ = await asyncio.wait(
                    tasks, timeout=SILENT_SECONDS, return_when=asyncio.FIRST_COMPLETED
                )
            if not done:  # it has died without a word
                await send({"type": "websocket.close", "code": CLOSED_BY_NODE})
                connection.transport.abort()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)


async def _tell(connection: ClientConnection, send: Send) -> None:
    """Everything that the other node says."""
    code = CLOSED_BY_NODE
    try:
        async for frame in connection:
            await send(_message("websocket.send", frame))
        code = connection.close_code or CLOSED_BY_NODE
    except ConnectionClosed:
        pass  # it died
    await send({"type": "websocket.close", "code": code})


async def _hear(connection: ClientConnection, receive: Receive) -> None:
    """Everything that the client says."""
    while True:
        message = await receive()
        if message["type"] != "websocket.receive":
            return
        text = message.get("text")
        try:
            await connection.send(message["bytes"] if text is None else text)
        except ConnectionClosed:
            await asyncio.Event().wait()  # the client is told by what listens to the other node


def _message(kind: str, frame: str | bytes) -> Message:
    return {"type": kind, "text" if isinstance(frame, str) else "bytes": frame}


async def _deny(status: int, raw: list[tuple[str, str]], body: bytes, send: Send) -> None:
    headers = [
        (name.lower().encode("latin-1"), value.encode("latin-1"))
        for name, value in raw
        if name.lower() not in ("connection", "transfer-encoding", "content-length")
    ]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
