"""`python -m bench.http_servers --python PYTHON`: how HTTP servers bear what must not harm them.

PYTHON is a Python that has what Ludothèque needs, and Granian and Hypercorn besides, for example
that of `python -m venv /tmp/servers` after `/tmp/servers/bin/pip install . granian hypercorn`.
Prints a table: by how much an unfinished header makes each server grow, after how many seconds slow
clients are hung up on, whether a thousand idle connections keep others out, and how many requests a
second are answered. Takes some four minutes, and needs Linux.
"""

import argparse
import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from rich.progress import track

from bench.latency import percentile
from bench.web.http_client import HOST, Connection, request
from bench.web.server import free_port, is_well

SERVERS: Final = ("uvicorn h11", "uvicorn httptools", "ours", "Granian", "Hypercorn")
PATIENCE: Final = 60.0
WATCHED_SECONDS: Final = 30
HEADER_MEGABYTES: Final = 64
FILES: Final = 1024
IDLE: Final = 1100
CONNECTIONS: Final = 16
SPEED_SECONDS: Final = 5.0
ATTACKER, PLAYER = "127.0.0.2", "127.0.0.9"
ASKING: Final = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n"
SENDING: Final = b"POST /tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\n"


class Measured(NamedTuple):
    """What is printed of one server."""

    header_megabytes: float
    slow_header: str
    slow_body: str
    serves_others: bool
    requests_per_second: float
    p95_ms: float


@contextmanager
def serving(python: str, name: str) -> Iterator[tuple[int, int]]:
    """This server, with as many files as most systems allow. Gives its port and process."""
    port = free_port()
    with TemporaryDirectory() as place:
        db = f"sqlite:///{Path(place, 'tables.db')}"
        command = [python, "-m", "bench.web.http_server", name, str(port), db]
        process = subprocess.Popen(
            ["/bin/sh", "-c", f'ulimit -n {FILES} && exec "$@"', "sh", *command],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(["src", "."])},
            start_new_session=True,
        )
        try:
            until = time.monotonic() + PATIENCE
            while not is_well(port):
                if process.poll() is not None or time.monotonic() > until:
                    raise RuntimeError(f"{name} does not start")
                time.sleep(0.05)
            yield port, process.pid
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, 9)
            process.wait()


def measure(python: str, name: str) -> Measured:
    with serving(python, name) as (port, _):
        speed, p95 = asyncio.run(_speed(port))
    with serving(python, name) as (port, group):
        before = _resident_megabytes(group)
        _send_endless_header(port)
        grown = _resident_megabytes(group) - before
        slow_header, slow_body = asyncio.run(_slow_clients(port))
    with serving(python, name) as (port, _):
        serves_others = _serves_others(port)
    return Measured(grown, slow_header, slow_body, serves_others, speed, p95)


def _connect(port: int, address: str) -> socket.socket:
    return socket.create_connection((HOST, port), 5, (address, 0))


def _send_endless_header(port: int) -> None:
    with _connect(port, ATTACKER) as sending, suppress(OSError):
        sending.sendall(ASKING + b"a: ")
        for _ in range(HEADER_MEGABYTES):
            sending.sendall(b"a" * 2**20)
        time.sleep(1)  # until it has been read


async def _slow_clients(port: int) -> tuple[str, str]:
    return await asyncio.gather(_slow(port, ASKING), _slow(port, SENDING))


async def _slow(port: int, beginning: bytes) -> str:
    """When the server hangs up on a client that sends a byte a second."""
    began = time.monotonic()
    reader, writer = await asyncio.open_connection(HOST, port, local_addr=(ATTACKER, 0))
    writer.write(beginning)
    while time.monotonic() < began + WATCHED_SECONDS:
        writer.write(b"a")
        with suppress(TimeoutError, ConnectionError):
            await asyncio.wait_for(reader.read(1), 1)
            return f"{time.monotonic() - began:.0f} s"
    writer.close()
    return "never"


def _serves_others(port: int) -> bool:
    with ExitStack() as idle:
        for _ in range(IDLE):
            with suppress(OSError):
                idle.enter_context(_connect(port, ATTACKER))
        time.sleep(1)
        with suppress(OSError), _connect(port, PLAYER) as asking:
            asking.sendall(ASKING + b"\r\n")
            return asking.recv(100).startswith(b"HTTP/1.1 200")
    return False


async def _speed(port: int) -> tuple[float, float]:
    """Requests a second and the 95th percentile of milliseconds, with several clients at once."""
    delays: list[float] = []

    async def ask(until: float) -> None:
        connection = await Connection.open(port)
        while time.perf_counter() < until:
            began = time.perf_counter()
            (await connection.ask(request("GET", "/api/games"))).json()
            delays.append(1000 * (time.perf_counter() - began))
        connection.close()

    began = time.perf_counter()
    await asyncio.gather(*[ask(began + SPEED_SECONDS) for _ in range(CONNECTIONS)])
    return len(delays) / (time.perf_counter() - began), percentile(delays, 95)


def _resident_megabytes(group: int) -> float:
    """What all processes of this group have in memory."""
    total = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            fields = stat.read_text().rsplit(")", 1)[1].split()
            if int(fields[2]) == group:
                total += int(fields[21]) * os.sysconf("SC_PAGE_SIZE") / 2**20
    return total


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.http_servers", description="How robust they are.")
    parser.add_argument("--python", default=sys.executable, help="a Python that has all of them")
    parser.add_argument("--server", choices=SERVERS, action="append", help="only this one")
    given = parser.parse_args()
    lines = [
        "| server | an unfinished header of 64 MB | slow header | slow body "
        "| serves others beside 1,100 idle connections | requests a second | p95 |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for name in track(given.server or SERVERS, "Measuring", transient=True):
        found = measure(given.python, name)
        cells = [
            name,
            f"{found.header_megabytes:+.0f} MB",
            found.slow_header,
            found.slow_body,
            "yes" if found.serves_others else "no",
            f"{found.requests_per_second:.0f}",
            f"{found.p95_ms:.0f} ms",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
