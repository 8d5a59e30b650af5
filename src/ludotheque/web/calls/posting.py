"""One message to an address outside: within a time, with one answer line, and no redirects."""

import asyncio
import ssl
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from .public_addresses import is_public

SECONDS: Final = 10.0
"""How long one message may take, the name's address included."""
LONGEST_LINE: Final = 4096
_PORTS: Final = {"https": 443, "http": 80}


class Undelivered(Exception):
    """The address could not be reached, or may not be, or did not answer in time."""


class Message(NamedTuple):
    """What is sent, and where."""

    url: str
    headers: Mapping[str, str]
    body: bytes
    is_to_host: bool = False
    """Whether the address is the host's own choice: then it may be in their network."""


async def post(message: Message) -> int:
    """Send it. Returns the status of the answer; Undelivered if there is none."""
    try:
        async with asyncio.timeout(SECONDS):
            return await _post(message)
    except (OSError, EOFError, ValueError, asyncio.LimitOverrunError) as error:
        raise Undelivered(type(error).__name__) from None


async def _post(message: Message) -> int:
    parts = urlsplit(message.url)
    host, port = parts.hostname or "", parts.port or _PORTS[parts.scheme]
    address = await _address(host, port, is_to_host=message.is_to_host)
    is_tls = parts.scheme == "https"
    reader, writer = await asyncio.open_connection(
        address,
        port,
        limit=LONGEST_LINE,
        ssl=_certificates() if is_tls else None,
        server_hostname=host if is_tls else None,
    )
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        name = f"[{host}]" if ":" in host else host
        where = name if port == _PORTS[parts.scheme] else f"{name}:{port}"
        headers = {
            "host": where,
            "content-length": str(len(message.body)),
            "connection": "close",
            **message.headers,
        }
        head = "".join([f"{key}: {value}\r\n" for key, value in headers.items()])
        writer.write(f"POST {path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + message.body)
        await writer.drain()
        version, status, *_ = (await reader.readuntil(b"\r\n")).split(b" ", 2)
        if not version.startswith(b"HTTP/1."):
            raise ValueError
        return int(status)
    finally:
        writer.close()


async def _address(host: str, port: int, *, is_to_host: bool) -> str:
    """The numeric address to connect to, and to no other: a name that is asked again may give
    another one. All of its addresses must be public, unless the host has chosen it."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=1)  # streams
    addresses = [str(each[4][0]) for each in found]
    if not is_to_host and not all(is_public(address) for address in addresses):
        raise Undelivered("not-public")
    return addresses[0]


@cache
def _certificates() -> ssl.SSLContext:
    return ssl.create_default_context()
