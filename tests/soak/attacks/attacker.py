"""`python -m tests.soak.attacks.attacker NAME PORT ADDRESS SECONDS TABLE RECORD`: one attack.

It runs in a process of its own, so that it takes nothing from the player whose moves are measured.
Prints JSON: how often it tried, and what it was answered.
"""

import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

HOST: Final = "127.0.0.1"
HANDS: Final = 32
"""How many connections hammer at the server at once."""
CROWD: Final = 1200
"""How many connections only stay: more than the server may have open."""

Attack = Callable[["Attacker"], Awaitable[None]]
ATTACKS: Final[dict[str, Attack]] = {}


def attack(made: Attack) -> Attack:
    """Name an attack after its function."""
    ATTACKS[made.__name__.replace("_", " ")] = made
    return made


def head(method: str, path: str, *headers: str) -> bytes:
    return "\r\n".join([f"{method} {path} HTTP/1.1", "host: localhost", *headers, "", ""]).encode()


def post(path: str, body: bytes, kind: str = "application/json", host: str = "localhost") -> bytes:
    lines = [f"POST {path} HTTP/1.1", f"host: {host}", f"content-type: {kind}"]
    return "\r\n".join([*lines, f"content-length: {len(body)}", "", ""]).encode() + body


class Attacker:
    """Somebody with an evening and a shell, at one address."""

    def __init__(self, port: int, address: str, seconds: float, table: str, record: bytes) -> None:
        self.table: Final = table
        self.record: Final = record
        self.tried = 0
        self.answers: Final = Counter[str]()
        self._port: Final = port
        self._address: Final = address
        self._until: Final = time.monotonic() + seconds

    @property
    def is_on(self) -> bool:
        return time.monotonic() < self._until

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        self.tried += 1
        return await asyncio.open_connection(HOST, self._port, local_addr=(self._address, 0))

    async def ask(self, request: bytes) -> bytes:
        """Ask once, on a connection of its own. Gives the whole answer."""
        reader, writer = await self.connect()
        try:
            writer.write(request.replace(b"\r\n", b"\r\nconnection: close\r\n", 1))
            found = await reader.read()
        finally:
            writer.close()
        self.answers[found[9:12].decode() or "hung up"] += 1
        return found

    async def crowd(self, hands: int, doing: Callable[[], Awaitable[None]]) -> None:
        """Do this again and again, with so many hands at once."""

        async def again() -> None:
            while True:  # at least once, however long it took to get here
                try:
                    await asyncio.wait_for(doing(), max(0.01, self._until - time.monotonic()))
                except (OSError, EOFError):
                    self.answers["hung up"] += 1
                    await asyncio.sleep(0.01)
                if not self.is_on:
                    return

        await asyncio.gather(*[again() for _ in range(hands)])

    async def hammer(self, *requests: bytes, hands: int = HANDS) -> None:
        """Ask for these again and again, on connections that are kept."""

        async def hammer_at_one_connection() -> None:
            reader, writer = await self.connect()
            try:
                while self.is_on:
                    for request in requests:
                        self.tried += 1
                        writer.write(request)
                        found = await reader.readuntil(b"\r\n\r\n")
                        self.answers[found[9:12].decode()] += 1
                        await reader.readexactly(_length(found))
            finally:
                writer.close()

        await self.crowd(hands, hammer_at_one_connection)

    async def stay(self, beginning: bytes, drop: bytes) -> None:
        """Be many, say hardly anything, and come back when shown the door."""

        async def stay_once() -> None:
            reader, writer = await self.connect()
            try:
                writer.write(beginning)
                while self.is_on:
                    with suppress(TimeoutError):
                        found = await asyncio.wait_for(reader.read(4096), 1)
                        self.answers[found[9:12].decode() or "hung up"] += 1
                        if not found:
                            await asyncio.sleep(0.2)
                        return
                    writer.write(drop)
            finally:
                writer.close()

        await self.crowd(CROWD, stay_once)


def _length(headers: bytes) -> int:
    for line in headers.lower().split(b"\r\n"):
        if line.startswith(b"content-length:"):
            return int(line[15:])
    raise EOFError


# Connections


@attack
async def headers_without_end(attacker: Attacker) -> None:
    async def send() -> None:
        _, writer = await attacker.connect()
        try:
            writer.write(b"GET / HTTP/1.1\r\nhost: localhost\r\na: ")
            while attacker.is_on:
                writer.write(b"a" * 65536)
                await writer.drain()
        finally:
            writer.close()

    await attacker.crowd(HANDS, send)


@attack
async def slow_headers(attacker: Attacker) -> None:
    await attacker.stay(b"GET / HTTP/1.1\r\nhost: localhost\r\na: ", b"a")


@attack
async def idle_sockets(attacker: Attacker) -> None:
    await attacker.stay(b"", b"")


@attack
async def slow_bodies(attacker: Attacker) -> None:
    kind = "content-type: multipart/form-data; boundary=b"
    await attacker.stay(head("POST", "/records", kind, "content-length: 200000") + b"--b", b"\r")


@attack
async def answers_left_unread(attacker: Attacker) -> None:
    async def ask() -> None:
        _, writer = await attacker.connect()
        try:
            while attacker.is_on:
                writer.write(head("GET", "/games/samarande/rules") * 8)
                await writer.drain()
                await asyncio.sleep(0.1)
        finally:
            writer.close()

    await attacker.crowd(200, ask)


@attack
async def requests_in_one_packet(attacker: Attacker) -> None:
    async def ask() -> None:
        reader, writer = await attacker.connect()
        try:
            writer.write(head("GET", "/api/games") * 3000)
            while await reader.read(65536):
                pass
        finally:
            writer.close()

    await attacker.crowd(HANDS, ask)


# Bodies


@attack
async def big_bodies(attacker: Attacker) -> None:
    large = b"x" * 262_000
    requests = [post("/records", large), post("/api/records", large), post("/tables", large)]
    await attacker.hammer(*requests)


@attack
async def evil_forms(attacker: Attacker) -> None:
    named = b'--b\r\nContent-Disposition: form-data; name="record"; '
    kind = "multipart/form-data; boundary=b"
    bodies = [named + sign * 60_000 + b"\r\n\r\nx\r\n--b--\r\n" for sign in (b'"', b"(", b"a=b;")]
    await attacker.hammer(*[post("/records", body, kind) for body in bodies])


@attack
async def deep_json(attacker: Attacker) -> None:
    await attacker.hammer(
        post("/api/tables", b"[" * 16_000),
        post("/api/tables", b'{"a":' * 3_000),
        post("/api/records", b"[" * 200_000),
    )


# Requests


@attack
async def streams_opened_and_closed(attacker: Attacker) -> None:
    async def listen() -> None:
        reader, writer = await attacker.connect()
        try:
            writer.write(head("GET", f"/t/{attacker.table}/stream"))
            found = await reader.read(100)
            attacker.answers[found[9:12].decode()] += 1
        finally:
            writer.close()

    await attacker.crowd(HANDS, listen)


@attack
async def another_sites_name(attacker: Attacker) -> None:
    request = b"GET / HTTP/1.1\r\nhost: evil.example\r\n\r\n"
    await attacker.hammer(request, post("/tables", b"{}", host="evil.example"))


@attack
async def pages_without_end(attacker: Attacker) -> None:
    paths = ["/", f"/t/{attacker.table}", "/games/samarande/rules", "/no-such-page", "/metrics"]
    await attacker.hammer(*[head("GET", path) for path in paths])


@attack
async def files_without_end(attacker: Attacker) -> None:
    files = ["table/table.css", "table/table.js", "shared/page.css", "no-such-file.css"]
    await attacker.hammer(*[head("GET", f"/static/{file}") for file in files])


@attack
async def tables_by_the_thousand(attacker: Attacker) -> None:
    seats = [{"kind": "me", "name": "Eve"}, {"kind": "open"}]
    wanted = json.dumps({"game": "samarande", "seats": seats}).encode()
    await attacker.hammer(post("/api/tables", wanted))


# Long games


async def _uploaded(attacker: Attacker) -> str:
    """A long game that is kept at the server; no game at all if it was refused."""
    answer = await attacker.ask(post("/api/records", attacker.record, "application/jsonl"))
    found = json.loads(answer.partition(b"\r\n\r\n")[2] or b"{}")
    return str(found.get("table", "none"))


@attack
async def long_journals(attacker: Attacker) -> None:
    table = await _uploaded(attacker)
    await attacker.hammer(head("GET", f"/api/tables/{table}/journal"))


@attack
async def long_replays(attacker: Attacker) -> None:
    table = await _uploaded(attacker)
    requests = [head("GET", f"/t/{table}/replay?line={line}") for line in range(0, 2500, 7)]
    await attacker.hammer(*requests, head("GET", f"/t/{table}"))


@attack
async def heavy_uploads(attacker: Attacker) -> None:
    await attacker.hammer(post("/api/records", attacker.record, "application/jsonl"))


async def _run(name: str, attacker: Attacker) -> None:
    await ATTACKS[name](attacker)


def main() -> None:
    name, port, address, seconds, table, record = sys.argv[1:]
    attacker = Attacker(int(port), address, float(seconds), table, Path(record).read_bytes())
    asyncio.run(_run(name, attacker))
    sys.stdout.write(json.dumps({"tried": attacker.tried, "answers": attacker.answers}) + "\n")


if __name__ == "__main__":
    main()
