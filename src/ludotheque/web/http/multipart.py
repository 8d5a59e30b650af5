"""What a form with files holds, as browsers send it, taken out while it arrives."""

import logging
from collections.abc import AsyncIterator
from typing import Final

from python_multipart.exceptions import FormParserError
from python_multipart.multipart import MultipartParser, parse_options_header

from ludotheque.web.errors import RequestRefused

logging.getLogger("python_multipart").setLevel(logging.ERROR)  # nonsense must not fill the log

LONGEST_CONTENT_TYPE: Final = 512
MOST_PARTS: Final = 64
MOST_HEADER_BYTES: Final = 2048
"""The headers of one part."""
MOST_HEADER_BYTES_IN_ALL: Final = 8192


class _Reader:
    """Keeps what each part holds, by its name. A form with more parts or headers than any browser
    sends is refused before they are looked at."""

    def __init__(self, boundary: bytes) -> None:
        self.found: Final[dict[bytes, list[bytes]]] = {}
        self._name = bytearray()
        self._value = bytearray()
        self._part: list[bytes] = []
        self._parts = 0
        self._header_bytes = 0
        self._all_header_bytes = 0
        self._parser: Final = MultipartParser(
            boundary,
            {
                "on_part_begin": self._begin_part,
                "on_header_field": self._read_header_name,
                "on_header_value": self._read_header_value,
                "on_header_end": self._end_header,
                "on_part_data": self._read_data,
            },
        )

    def read(self, data: bytes) -> None:
        self._parser.write(data)

    def _begin_part(self) -> None:
        self._part = []
        self._parts += 1
        self._header_bytes = 0
        if self._parts > MOST_PARTS:
            raise FormParserError("too many parts")

    def _read_header_name(self, data: bytes, start: int, end: int) -> None:
        self._count_header(end - start)
        self._name += data[start:end]

    def _read_header_value(self, data: bytes, start: int, end: int) -> None:
        self._count_header(end - start)
        self._value += data[start:end]

    def _count_header(self, size: int) -> None:
        self._header_bytes += size
        self._all_header_bytes += size
        is_too_much = self._all_header_bytes > MOST_HEADER_BYTES_IN_ALL
        if is_too_much or self._header_bytes > MOST_HEADER_BYTES:
            raise FormParserError("too many headers")

    def _end_header(self) -> None:
        if self._name.lower() == b"content-disposition":
            kind, options = parse_options_header(bytes(self._value))
            name = options.get(b"name", b"")
            if kind == b"form-data" and name and name not in self.found:
                self.found[name] = self._part
        self._name.clear()
        self._value.clear()

    def _read_data(self, data: bytes, start: int, end: int) -> None:
        self._part.append(data[start:end])


async def parts_in(body: AsyncIterator[bytes], content_type: str) -> dict[bytes, bytes]:
    """What each part of a form holds, by its name. The body is as large as the guard lets it be."""
    kind, options = parse_options_header(
        content_type[:LONGEST_CONTENT_TYPE].encode(errors="replace")
    )
    boundary = options.get(b"boundary", b"")
    if kind != b"multipart/form-data" or not boundary or len(content_type) > LONGEST_CONTENT_TYPE:
        raise RequestRefused(422, "bad-form")
    try:
        reader = _Reader(boundary)
        async for data in body:
            reader.read(data)
    except FormParserError:
        raise RequestRefused(422, "bad-form") from None
    return {name: b"".join(part) for name, part in reader.found.items()}


async def file_in(body: AsyncIterator[bytes], content_type: str, field: str) -> bytes:
    """The file that this field of a form holds."""
    parts = await parts_in(body, content_type)
    if field.encode() not in parts:
        raise RequestRefused(422, "bad-form")
    return parts[field.encode()]
