"""Connections: nothing that arrives is without bounds, in bytes, in number or in time."""

import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from urllib.parse import urlsplit

import pytest

from ludotheque.web.http.connections import (
    BODY_SECONDS,
    HEADER_SECONDS,
    MOST_HEADERS,
    MOST_WAITING_REQUESTS,
    Connection,
)
from ludotheque.web.http.sockets import UNREAD_SECONDS
from tests.web.clients import Api, client
from tests.web.fake_time import PATIENCE, FakeClock, eventually
from tests.web.servers import PLENTY, SETTINGS, Process, Running, running

HEAD = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n"
POST = b"POST /records HTTP/1.1\r\nhost: localhost\r\n"
ANOTHER = "127.0.0.2"


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def server(sqlite: str, clock: FakeClock) -> Iterator[Running]:
    with running(sqlite, clock=clock) as found:
        yield found


def connect(url: str, address: str = "127.0.0.1", *, unread: int = 0) -> socket.socket:
    """A bare connection from this address; `unread` is how much may wait to be read."""
    where = urlsplit(url)
    assert where.hostname
    connection = socket.socket()
    connection.settimeout(PATIENCE)
    connection.bind((address, 0))
    if unread:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, unread)
    connection.connect((where.hostname, where.port))
    return connection


def answer(connection: socket.socket) -> bytes:
    """Everything until the server hangs up."""
    found = b""
    with suppress(ConnectionError):
        while some := connection.recv(65536):
            found += some
    return found


def send_all(connection: socket.socket, data: bytes, times: int) -> None:
    """Send until the server has had enough."""
    with suppress(ConnectionError):
        for _ in range(times):
            connection.sendall(data)


def connections(server: Running) -> list[Connection]:
    """Those of the server, as it knows them."""
    found = [guest for own in list(server.doorkeeper._connections.values()) for guest in list(own)]
    return [guest for guest in found if isinstance(guest, Connection)]


def is_open(connection: socket.socket) -> bool:
    connection.setblocking(False)
    try:
        return connection.recv(1) != b""
    except BlockingIOError:
        return True
    except ConnectionError:
        return False
    finally:
        connection.settimeout(PATIENCE)


# Bytes


@pytest.mark.parametrize(
    ("beginning", "more"),
    [
        (HEAD + b"a: ", b"a"),
        (HEAD, b"a"),
        (HEAD, b"a: b\r\n"),
        (b"GET /", b"a"),
        (b"GET / HTTP/1.1\r\n", b"a: b\r\n"),
        (b"", b"\r\n"),
        (b"", b"G"),
    ],
)
@pytest.mark.parametrize("size", [100, 65536])
def test_g3_a_header_without_end_is_not_read_to_its_end(
    server: Running, beginning: bytes, more: bytes, size: int
) -> None:
    with connect(server.url) as sending:
        sending.sendall(beginning)
        send_all(sending, more * (size // len(more)), 20_000_000 // size)
        found = answer(sending)  # it may be lost, since the server hangs up in the middle
    assert found == b"" or found.startswith(b"HTTP/1.1 4")


def test_g3_more_headers_than_anybody_needs_are_refused(server: Running) -> None:
    for count, status in ((MOST_HEADERS - 1, b"200"), (MOST_HEADERS, b"431")):
        with connect(server.url) as sending:
            sending.sendall(HEAD + b"a: b\r\n" * (count - 1) + b"connection: close\r\n\r\n")
            assert answer(sending).startswith(b"HTTP/1.1 " + status)


def test_g3_long_headers_are_refused_even_in_one_piece(server: Running) -> None:
    for size, status in ((8000, b"200"), (17_000, b"431")):
        with connect(server.url) as sending:
            sending.sendall(HEAD + b"a: " + b"b" * size + b"\r\nconnection: close\r\n\r\n")
            assert answer(sending).startswith(b"HTTP/1.1 " + status)


def test_g3_a_body_without_end_is_not_read_to_its_end(server: Running) -> None:
    chunk = b"1;" + b"x" * 60_000 + b"\r\na\r\n"  # almost nothing, and a lot around it
    with connect(server.url) as sending:
        sending.sendall(POST + b"transfer-encoding: chunked\r\n\r\n")
        send_all(sending, chunk, 500)
        found = answer(sending)
    assert found == b"" or found.startswith(b"HTTP/1.1 4")


def test_g3_requests_are_not_queued_without_end(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(5):
        with connect(server.url) as sending:
            send_all(sending, (HEAD + b"\r\n") * 2000, 1)
            assert answer(sending).count(b"HTTP/1.1 200") <= MOST_WAITING_REQUESTS + 1
    for _ in range(20):
        with connect(server.url) as leaving:
            leaving.sendall((HEAD + b"\r\n") * MOST_WAITING_REQUESTS)
            leaving.recv(1)  # it answers, and we do not wait for the rest
            leaving.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    eventually(lambda: len(server.doorkeeper) == 0)
    with client(server.url) as other:
        assert other.get("/health").status_code == 200
    assert not caplog.records  # nobody can fill the log


def test_g3_whatever_was_sent_ahead_of_a_stream_ends_with_it(server: Running) -> None:
    """Not only the last request of a connection is told that it is closed."""
    ada, _ = server.open("Ada", "Blaise")
    session = server.table(ada.table)
    path = f"/api/tables/{ada.table}/events".encode()
    with connect(server.url) as sending:
        sending.sendall(b"GET " + path + b" HTTP/1.1\r\nhost: localhost\r\n\r\n")
        eventually(lambda: len(session.audience) == 1)
        send_all(sending, (HEAD + b"\r\n") * 2 * MOST_WAITING_REQUESTS, 1)
        answer(sending)
    eventually(lambda: len(session.audience) == 0)


def test_nonsense_is_answered_and_logs_nothing(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    for nonsense in (b"nonsense\r\n\r\n", b"\0" * 100, HEAD + b"content-length: -1\r\n\r\n"):
        with connect(server.url) as sending:
            sending.sendall(nonsense)
            assert answer(sending).startswith(b"HTTP/1.1 400 ")
    with connect(server.url) as sending:
        sending.sendall(HEAD + b"connection: upgrade, close\r\nupgrade: websocket\r\n\r\n")
        assert answer(sending).startswith(b"HTTP/1.1 400 ")
    with connect(server.url) as sending:
        sending.sendall(HEAD + b"connection: upgrade, close\r\nupgrade: h2c\r\n\r\n")
        assert answer(sending).startswith(b"HTTP/1.1 200 ")
    assert not [record for record in caplog.records if record.name.startswith("uvicorn")]


# Time


@pytest.mark.parametrize("sent", [b"", b"G", HEAD, b"\r\n\r\n", HEAD + b"a: b"])
def test_g3_headers_have_their_time(server: Running, clock: FakeClock, sent: bytes) -> None:
    with connect(server.url) as slow:
        slow.sendall(sent)
        eventually(lambda: len(server.doorkeeper) == 1)
        clock.time += HEADER_SECONDS / 2
        with suppress(ConnectionError):
            slow.sendall(b"\r\n" if sent == b"\r\n\r\n" else b"")  # and one more now and then
        assert is_open(slow)
        clock.time += HEADER_SECONDS / 2 + 1
        assert answer(slow).startswith(b"HTTP/1.1 408 ")


def test_g3_the_next_request_has_its_time_too(server: Running, clock: FakeClock) -> None:
    with connect(server.url) as slow:
        slow.sendall(HEAD + b"\r\n")
        assert slow.recv(100).startswith(b"HTTP/1.1 200 ")
        slow.sendall(b"GET")
        eventually(lambda: connections(server)[0]._deadline is not None)
        clock.time += HEADER_SECONDS + 1
        assert b"HTTP/1.1 408 " in answer(slow)


def test_g3_a_body_has_its_time_and_a_long_one_has_more(server: Running, clock: FakeClock) -> None:
    with connect(server.url) as short, connect(server.url) as long:
        form = b"content-type: multipart/form-data; boundary=b\r\n"
        short.sendall(POST + form + b"content-length: 100\r\n\r\n--b")
        long.sendall(POST + form + b"content-length: 200000\r\n\r\n--b")
        eventually(lambda: [each._is_in_head for each in connections(server)] == [False, False])
        clock.time += BODY_SECONDS + 1
        assert answer(short).startswith(b"HTTP/1.1 408 ")
        assert is_open(long)
        clock.time += 100
        assert answer(long).startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize("ending", [b"\r\n", b"connection: close\r\n\r\n"], ids=["kept", "closed"])
def test_g3_whoever_reads_nothing_is_hung_up_on(
    server: Running, clock: FakeClock, ending: bytes
) -> None:
    """What they are to be sent waits in the server, even if the connection is to be closed then."""
    long = b"GET /games/samarande/rules HTTP/1.1\r\nhost: localhost\r\n"
    with connect(server.url, unread=2048) as deaf:
        deaf.sendall((long + b"\r\n") * 3 + long + ending)
        eventually(
            lambda: any(each.transport.get_write_buffer_size() for each in connections(server))
        )

        def is_hung_up_on() -> bool:
            clock.time += UNREAD_SECONDS + 1
            server.do(checked(server, clock))
            return len(server.doorkeeper) == 0

        eventually(is_hung_up_on)  # what waited at first may just have been on its way


async def checked(server: Running, clock: FakeClock) -> None:
    server.doorkeeper.check(clock.monotonic())


def test_g3_a_body_that_nobody_wants_any_more_has_its_time_too(
    server: Running, clock: FakeClock
) -> None:
    with connect(server.url) as slow:
        slow.sendall(
            b"POST /tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99999999\r\n\r\n"
        )
        assert slow.recv(100).startswith(b"HTTP/1.1 413 ")
        clock.time += 3 * BODY_SECONDS + 100
        assert b"HTTP/1.1" not in answer(slow)  # one answer is enough
        assert len(server.doorkeeper) == 0


def test_a_stream_lasts_as_long_as_it_is_read(server: Running, clock: FakeClock) -> None:
    ada, _ = server.open("Ada", "Blaise")
    with Api(server.url, ada.table).stream() as stream:
        stream.next()
        for _ in range(20):
            clock.time += 60
        assert ada.post("/talk", text="Still there?").status_code == 201
        stream.next()


# Number


def test_g3_idle_connections_shut_nobody_out(sqlite: str) -> None:
    few = SETTINGS._replace(limits=PLENTY._replace(connections=20, connections_each=5))
    with running(sqlite, settings=few) as server, ExitStack() as idle:
        own = [idle.enter_context(connect(server.url, ANOTHER)) for _ in range(30)]
        eventually(lambda: sum(map(is_open, own)) <= 5)
        for address in range(3, 13):
            for _ in range(5):
                idle.enter_context(connect(server.url, f"127.0.0.{address}"))
        ada, _ = server.open("Ada", "Blaise")
        with Api(server.url, ada.table).stream() as stream:
            stream.next()
            for address in range(3, 13):
                for _ in range(5):
                    idle.enter_context(connect(server.url, f"127.0.0.{address}"))
            assert ada.post("/talk", text="Hello").status_code == 201
            stream.next()
        assert len(server.doorkeeper) <= 20


@pytest.mark.slow
@pytest.mark.parametrize("addresses", [["127.0.0.1"], [f"127.0.0.{n}" for n in range(2, 10)]])
def test_g3_a_small_limit_on_files_is_respected(sqlite: str, addresses: list[str]) -> None:
    """More connections than the process may have open: the next player is served all the same."""
    with Process(sqlite, files=256) as server, ExitStack() as idle:
        for number in range(400):
            idle.enter_context(connect(server.url, addresses[number % len(addresses)]))
        with client(server.url) as player:
            wanted = {
                "game": "district-noir",
                "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}],
            }
            opened = player.post("/api/tables", json=wanted)
            assert opened.status_code == 201
            with Api(server.url, opened.json()["table"]).stream() as stream:
                stream.next()
                for number in range(100):
                    idle.enter_context(connect(server.url, addresses[number % len(addresses)]))
                assert player.get("/health").status_code == 200
                assert (
                    Api(server.url, opened.json()["table"], opened.json()["token"])
                    .post("/talk", text="Hello")
                    .status_code
                    == 201
                )
                stream.next()
        assert server.interrupt() == (0, "")
