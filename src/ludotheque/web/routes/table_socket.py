"""A table's socket: what happens goes out as it happens, what its client does comes in, over one
connection. Pages and programs speak differently; who may do what is the same as elsewhere."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Final, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from ludotheque.core import Problem
from ludotheque.web.errors import InvalidForGame, RequestRefused
from ludotheque.web.http.callers import caller_of
from ludotheque.web.http.responses import error_content, error_json
from ludotheque.web.http.sockets import SOCKET, Socket
from ludotheque.web.views.language import language_for, phrasebook

from .services import Services

GOING_AWAY: Final = 1012
"""The table is read again, or the seat plays from another device: open another socket."""

Frame = TypeVar("Frame")

Act = Callable[[bytes], Coroutine[object, None, bytes]]
"""Does what a frame asks for, and returns the frame that answers it."""


class TableSocket:
    """One socket, for as long as it lasts."""

    def __init__(self, services: Services, socket: WebSocket) -> None:
        self._services: Final = services
        self._socket: Final = socket
        self._caller: Final = caller_of(socket.scope)

    async def refuse(self, refused: RequestRefused) -> None:
        """Say why there will be no socket."""
        text = refused.text(phrasebook(language_for(self._socket)))
        answer = error_json(refused.status, refused.key, text, refused.rule)
        await self._socket.send_denial_response(answer)

    async def run(self, news: AsyncGenerator[bytes, None], act: Act) -> None:
        """Until either side has enough."""
        await self._socket.accept()
        connection: Socket = self._socket.scope[SOCKET]
        telling = asyncio.create_task(self._tell(news, connection))
        # a task of its own, since whatever goes on in here would go through every layer of the app
        hearing = asyncio.create_task(self._hear(act, connection))
        try:
            await hearing
        finally:
            hearing.cancel()
            telling.cancel()
            await asyncio.wait((hearing, telling))

    async def _hear(self, act: Act, connection: Socket) -> None:
        """Do what frames ask for, until there are no more."""
        while True:
            message = await connection.receive()
            if message["type"] != "websocket.receive":
                return
            frame = message.get("bytes") or (message.get("text") or "").encode()
            try:
                await connection.send_text(await self._answered(frame, act))
            except ClientDisconnected:
                return  # while it was answered

    async def _answered(self, frame: bytes, act: Act) -> bytes:
        """A frame costs its sender what a request costs."""
        await self._services.frame_turn(self._caller)
        return await self._services.work.run(self._caller, act(frame))

    async def _tell(self, news: AsyncGenerator[bytes, None], connection: Socket) -> None:
        try:
            async for each in news:
                await connection.send_text(each)
                del each  # it is not kept until the next comes
        except ClientDisconnected:
            return
        finally:
            await news.aclose()
        with suppress(WebSocketDisconnect):  # it is gone already
            await self._socket.close(GOING_AWAY)


async def answer_to(socket: WebSocket, act: Awaitable[dict[str, object]]) -> dict[str, object]:
    """What comes of an action, or why it is refused, as the answer to a request would say it."""
    try:
        return await act
    except RequestRefused as why:
        refused = why
    except Problem as problem:
        refused = InvalidForGame(problem, None)
    text = refused.text(phrasebook(language_for(socket)))
    return {"error": error_content(refused.key, text, refused.rule)}


def read_frame(frame: bytes, decoder: msgspec.json.Decoder[Frame], unreadable: Frame) -> Frame:
    """What a frame says. One that cannot be read asks for nothing that is known, and is refused."""
    try:
        return decoder.decode(frame)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return unreadable
