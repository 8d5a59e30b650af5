"""Bodies of requests that are read before it is known who will answer."""

from starlette.requests import ClientDisconnect
from starlette.types import Message, Receive


async def read_body(receive: Receive) -> bytes:
    """The whole body of a request; ClientDisconnect if it breaks off."""
    body, has_more = b"", True
    while has_more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        has_more = message.get("more_body", False)
    return body


def received_again(body: bytes, receive: Receive) -> Receive:
    """What was received, for somebody who has not read it."""
    is_read = False

    async def receiving() -> Message:
        nonlocal is_read
        if is_read:
            return await receive()
        is_read = True
        return {"type": "http.request", "body": body}

    return receiving
