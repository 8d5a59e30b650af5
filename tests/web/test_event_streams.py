"""Server-sent events, without a server."""

import asyncio
import zlib
from collections.abc import AsyncGenerator, MutableMapping
from typing import Any, Final

import pytest

from ludotheque.web.http.event_streams import (
    MEMORY_LEVEL,
    WINDOW_BITS,
    EventStream,
    as_event,
)
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


async def listen(stream: EventStream, listening: Listening, encoding: bytes = b"") -> None:
    headers = [(b"accept-encoding", encoding)]
    scope = {"type": "http", "asgi": {"spec_version": "2.3"}, "headers": headers}
    await stream(scope, listening.receive, listening.send)


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


def test_whoever_can_unpack_it_is_sent_one_compressed_stream() -> None:
    """Each event can be read as soon as it is sent, and repeats cost little."""
    sentence = "It is told again and again that the deck is nearly empty. "

    async def events() -> AsyncGenerator[bytes, None]:
        for number in range(30):
            yield as_event(f'"{sentence}{number}"', number)

    listening = Listening()
    asyncio.run(listen(EventStream(events()), listening, b"gzip, br"))
    start, *messages = listening.sent
    assert (b"content-encoding", b"gzip") in start["headers"]
    unpacker, sizes = zlib.decompressobj(wbits=31), []
    for number, message in enumerate(messages[:30]):
        assert unpacker.decompress(message["body"]).decode().endswith(f"id: {number}\n\n")
        sizes.append(len(message["body"]))
    assert max(sizes[1:]) < len(sentence)


def test_whoever_cannot_is_sent_it_as_it_is() -> None:
    async def events() -> AsyncGenerator[bytes, None]:
        yield as_event("{}", 1)

    listening = Listening()
    asyncio.run(listen(EventStream(events()), listening))
    assert listening.body == b"data: {}\nid: 1\n\n"
    assert b"content-encoding" not in dict(listening.sent[0]["headers"])


def test_two_thousand_compressed_streams_are_kept_within_forty_megabytes() -> None:
    """What zlib needs for each, by its own documentation."""
    state, window, rest = 6_000, 1 << (WINDOW_BITS + 2), 1 << (MEMORY_LEVEL + 9)
    assert 2000 * (state + window + rest) < 40_000_000
