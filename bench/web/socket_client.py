"""A WebSocket by hand, as lean as it gets: whoever measures must not be what is measured."""

import base64
import json
import os
import struct
import zlib
from collections.abc import Callable
from typing import Any, Final

from bench.web.http_client import HOST, Listening

_BLANK: Final = b"\r\n\r\n"
_FINAL_TEXT: Final = 0x81
_MASKED: Final = 0x80
_OPCODE: Final = 0x0F
_COMPRESSED: Final = 0x40
_TEXT, _PING, _PONG = 0x1, 0x9, 0x8A
_TWO_BYTES, _EIGHT_BYTES = 126, 127
_FLUSHED: Final = b"\0\0\xff\xff"
"""The end of every compressed frame, which is not sent."""


class Socket(Listening):
    """Frames: what they hold is handed on at once."""

    def __init__(
        self,
        path: str,
        right: str,
        told: Callable[[Any], None],
        lost: Callable[[], None],
        *,
        is_compressed: bool = False,
    ) -> None:
        """`right` is the header that says who asks. Browsers ask for compression, as here if it
        `is_compressed`."""
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET {path} HTTP/1.1\r\nhost: {HOST}\r\n{right}\r\n"
        upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        if is_compressed:
            upgrade += "sec-websocket-extensions: permessage-deflate\r\n"
        super().__init__(f"{head}{upgrade}sec-websocket-key: {key}\r\n\r\n".encode(), lost)
        self.frame_bytes = 0
        """Of the frame that is told, as it came over the wire."""
        self._unpacker: Final = zlib.decompressobj(wbits=-zlib.MAX_WBITS)
        self._told: Final = told
        self._received = b""
        self._is_open = False

    def send(self, content: object) -> None:
        self._write(_FINAL_TEXT, json.dumps(content).encode())

    def _write(self, kind: int, body: bytes) -> None:
        """A client's frames are masked; with zeros, the mask changes nothing."""
        if self.transport is None:
            return
        length = len(body)
        if length < _TWO_BYTES:
            head = struct.pack("!BB", kind, _MASKED | length)
        else:
            head = struct.pack("!BBH", kind, _MASKED | _TWO_BYTES, length)
        self.transport.write(head + b"\0\0\0\0" + body)

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self._is_open:
            head, blank, rest = self._received.partition(_BLANK)
            if not blank:
                return
            if head[9:12] != b"101":
                self.connection_lost(None)
                return
            self._received, self._is_open = rest, True
        while (frame := self._next_frame()) is not None:
            first, body = frame
            kind = first & _OPCODE
            if kind == _TEXT:
                if first & _COMPRESSED:
                    body = self._unpacker.decompress(body + _FLUSHED)
                self._told(json.loads(body))
            elif kind == _PING:
                self._write(_PONG, body)

    def _next_frame(self) -> tuple[int, bytes] | None:
        """The first byte and the body of the next whole frame; ours come in one piece each."""
        got = self._received
        if len(got) < 2:
            return None
        length, start = got[1], 2
        if length in (_TWO_BYTES, _EIGHT_BYTES):
            size = 2 if length == _TWO_BYTES else 8
            start += size
            if len(got) < start:
                return None
            length = int.from_bytes(got[2:start], "big")
        if len(got) < start + length:
            return None
        self._received = got[start + length :]
        self.frame_bytes = start + length
        return got[0], got[start : start + length]
