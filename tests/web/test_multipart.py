"""The file in a form: found byte for byte, however it arrives, and whatever else there is."""

import asyncio
import socket
from collections.abc import AsyncIterator, Iterator
from time import thread_time
from urllib.parse import urlsplit

import httpx
import pytest

from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.multipart import LONGEST_CONTENT_TYPE, MOST_PARTS, file_in
from ludotheque.web.settings import Rate
from tests.web.clients import client
from tests.web.fake_time import PATIENCE
from tests.web.servers import PLENTY, SETTINGS, Running, running

A_SECOND = 1.0
"""Of computing: ten times what any of these takes."""
FORM = "multipart/form-data; boundary=b"


def found(body: bytes, content_type: str, size: int = 1 << 16) -> bytes:
    async def chunks() -> AsyncIterator[bytes]:
        for start in range(0, len(body), size):
            yield body[start : start + size]

    async def find() -> bytes:
        return await file_in(chunks(), content_type, "record")

    return asyncio.run(find())


def part(headers: bytes, data: bytes = b"x") -> bytes:
    return b"--b\r\n" + headers + b"\r\n\r\n" + data + b"\r\n"


NAMED = b'Content-Disposition: form-data; name="record"'
END = b"--b--\r\n"
EVIL = [
    part(NAMED + b"; " + b'"' * 60_000) + END,
    part(NAMED + b"; " + b"(" * 3_000) + END,
    part(NAMED + b"; " + b"a=b;" * 40_000) + END,
    part(b"\r\n".join([b"a: b"] * 40_000) + b"\r\n" + NAMED) + END,
    part(b"a: b") * 10_000 + END,
    b"\r\n" * 100_000 + END,
    b"--b\r\n" + b"a" * 200_000,
    b"--b\r\n" + b"\r\n--" * 50_000,
    b"\0" * 200_000,
]


@pytest.mark.parametrize("size", [1, 7, 1 << 16])
@pytest.mark.parametrize(
    "data", [b'{"a": 1}\n' * 50, b"a\r\nb\n\n", b"", "é\n".encode(), b"\r\n--"]
)
def test_the_file_in_a_form_is_found_byte_for_byte(data: bytes, size: int) -> None:
    request = httpx.Request(
        "POST",
        "http://x",
        data={"other": "1"},
        files={"record": ('é;".jsonl', data, "application/octet-stream")},
    )
    assert found(request.read(), request.headers["content-type"], size) == data


def test_the_first_of_two_is_taken() -> None:
    assert found(part(NAMED, b"one") + part(NAMED, b"two") + END, FORM) == b"one"
    others = part(b'Content-Disposition: form-data; name="other"') * (MOST_PARTS - 1)
    assert found(others + part(NAMED, b"one") + END, FORM) == b"one"


@pytest.mark.parametrize(
    "content_type",
    [
        "",
        "text/plain",
        "multipart/form-data",
        "multipart/mixed; boundary=b",
        "multipart/form-data; boundary=x",
        "multipart/form-data; boundary=" + "b" * 300,
        FORM + " " * LONGEST_CONTENT_TYPE,
        "é\udcff",
    ],
)
def test_what_is_no_form_is_refused(content_type: str) -> None:
    with pytest.raises(RequestRefused):
        found(part(NAMED, b"one") + END, content_type)


@pytest.mark.parametrize("body", EVIL, ids=range(len(EVIL)))
def test_g1_what_no_browser_sends_is_refused_with_little_work(body: bytes) -> None:
    """The first of these took eleven seconds, during which nobody else was served."""
    began = thread_time()
    with pytest.raises(RequestRefused):
        found(body, FORM)
    assert thread_time() - began < A_SECOND


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('forms') / 'tables.db'}") as found:
        yield found


@pytest.mark.parametrize("body", EVIL, ids=range(len(EVIL)))
def test_g1_what_no_browser_sends_is_answered(server: Running, body: bytes) -> None:
    answer = client(server.url).post("/records", content=body, headers={"content-type": FORM})
    assert answer.status_code == 422


@pytest.mark.parametrize("path", ["/api/tables", "/api/records", "/tables", "/records"])
@pytest.mark.parametrize("opening", [b"[", b'{"a":', b'{"game": [['])
def test_g1_what_is_nested_too_deeply_is_answered(
    server: Running, path: str, opening: bytes
) -> None:
    size = 100_000 if path.endswith("records") else 16_000
    body = opening * (size // len(opening))
    json = {"content-type": "application/json"}
    assert client(server.url).post(path, content=body, headers=json).status_code in (404, 422)


def test_g1_the_limit_comes_before_the_body(sqlite: str) -> None:
    """Whoever has uploaded too much is told so before having sent anything."""
    limits = PLENTY._replace(uploads=Rate(0.0, 0.0))
    with running(sqlite, settings=SETTINGS._replace(limits=limits)) as server:
        where = urlsplit(server.url)
        assert where.hostname
        assert where.port
        with socket.create_connection((where.hostname, where.port), PATIENCE) as sending:
            head = f"POST /records HTTP/1.1\r\nhost: [::1]\r\ncontent-type: {FORM}\r\n"
            sending.sendall(f"{head}content-length: 200000\r\n\r\n".encode())
            assert sending.recv(100).startswith(b"HTTP/1.1 429 ")
