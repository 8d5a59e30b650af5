"""Bodies that are read before it is known who will answer."""

import asyncio
from collections.abc import Iterable

import pytest
from starlette.requests import ClientDisconnect
from starlette.types import Message, Receive

from ludotheque.web.http.bodies import read_body


def receiving(messages: Iterable[Message]) -> Receive:
    left = iter(messages)

    async def receive() -> Message:
        return next(left)

    return receive


def test_a_body_comes_in_pieces() -> None:
    pieces: list[Message] = [
        {"type": "http.request", "body": b"one ", "more_body": True},
        {"type": "http.request", "body": b"two"},
    ]
    assert asyncio.run(read_body(receiving(pieces))) == b"one two"


def test_a_body_that_breaks_off_is_none() -> None:
    """A part of a form may be a form itself, with another meaning."""
    pieces: list[Message] = [
        {"type": "http.request", "body": b"move=take", "more_body": True},
        {"type": "http.disconnect"},
    ]
    with pytest.raises(ClientDisconnect):
        asyncio.run(read_body(receiving(pieces)))
