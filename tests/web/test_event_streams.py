"""Server-sent events, without a server."""

import asyncio
from collections.abc import AsyncGenerator, MutableMapping
from typing import Any, Final

import pytest

from ludotheque.web.http.event_streams import EventStream, as_event
from tests.web.fake_time import PATIENCE

Message = MutableMapping[str, Any]


class Listening:
    """The other end of a stream: what it was sent, and when it leaves."""

    def __init__(self) -> None:
        self.sent: Final[list[Message]] = []
        self.leaves: Final = asyncio.Event()

    async def receive(self) -> Message:
        await self.leaves.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        self.sent.append(message)

    @property
    def body(self) -> bytes:
        return b"".join([message.get("body", b"") for message in self.sent])


async def listen(stream: EventStream, listening: Listening) -> None:
    scope = {"type": "http", "asgi": {"spec_version": "2.3"}}
    await stream({**scope}, listening.receive, listening.send)


async def until_sent(listening: Listening, events: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while listening.body.count(b"data: ") < events:
            await asyncio.sleep(0.001)


class Events:
    """Two events, and then a wait that only leaving ends."""

    def __init__(self) -> None:
        self.closed = False

    async def __call__(self) -> AsyncGenerator[bytes, None]:
        try:
            yield as_event('{"a":1}', 1)
            yield as_event('{"a":2}', 2, "update")
            await asyncio.Event().wait()
        finally:
            self.closed = True


def test_an_event_has_its_data_its_number_and_perhaps_a_name() -> None:
    assert as_event('{"é":1}', 7) == 'data: {"é":1}\nid: 7\n\n'.encode()
    assert as_event("{}", 8, "update") == b"event: update\ndata: {}\nid: 8\n\n"


def test_a_stream_ends_with_its_events() -> None:
    async def two() -> AsyncGenerator[bytes, None]:
        yield b"one"
        yield b"two"

    async def run() -> None:
        listening = Listening()
        await listen(EventStream(two()), listening)
        start, *bodies = listening.sent
        headers = dict(start["headers"])
        assert start["status"] == 200
        assert headers[b"content-type"] == b"text/event-stream; charset=utf-8"
        assert headers[b"cache-control"] == b"no-cache"
        assert b"content-length" not in headers
        assert [body["body"] for body in bodies] == [b"one", b"two", b""]
        assert [body["more_body"] for body in bodies] == [True, True, False]

    asyncio.run(run())


def test_whoever_leaves_is_no_longer_listened_for() -> None:
    async def run() -> None:
        events, listening = Events(), Listening()
        stream = asyncio.create_task(listen(EventStream(events()), listening))
        await until_sent(listening, 2)
        assert not events.closed
        listening.leaves.set()
        await asyncio.wait_for(stream, PATIENCE)
        assert events.closed

    asyncio.run(run())


def test_whoever_leaves_while_being_sent_something_is_no_longer_listened_for() -> None:
    class Deaf(Listening):
        async def send(self, message: Message) -> None:
            await super().send(message)
            if message.get("body"):
                await asyncio.Event().wait()  # the connection is full

    async def run() -> None:
        events, listening = Events(), Deaf()
        stream = asyncio.create_task(listen(EventStream(events()), listening))
        await until_sent(listening, 1)
        listening.leaves.set()
        await asyncio.wait_for(stream, PATIENCE)
        assert events.closed

    asyncio.run(run())


def test_a_server_that_stops_ends_its_streams() -> None:
    async def run() -> None:
        events, listening = Events(), Listening()
        stream = asyncio.create_task(listen(EventStream(events()), listening))
        await until_sent(listening, 2)
        stream.cancel()
        with pytest.raises(asyncio.CancelledError):
            await stream
        assert events.closed

    asyncio.run(run())


def test_a_quiet_stream_gives_signs_of_life() -> None:
    async def run() -> None:
        listening = Listening()
        stream = asyncio.create_task(listen(EventStream(Events()(), 0.01), listening))
        while listening.body.count(b": ping\n\n") < 3:
            await asyncio.sleep(0.01)
        listening.leaves.set()
        await stream

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_what_goes_wrong_is_not_kept_quiet() -> None:
    async def broken() -> AsyncGenerator[bytes, None]:
        yield b"one"
        raise ValueError("two")

    with pytest.raises(ValueError, match="two"):
        asyncio.run(listen_to(broken()))


async def listen_to(events: AsyncGenerator[bytes, None]) -> None:
    await listen(EventStream(events), Listening())
