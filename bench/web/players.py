"""`python -m bench.web.players PORTS MATCHES WARM_UP SECONDS GAMES WAY RATE PID`: players in a
process of their own.

Two a match, each with a connection for moves and a stream of events (WAY is `api`), with a socket
for both (`socket`), or with the socket of a page that is kept up to date (`pages`). Whoever is
asked moves at once, at random, or, if RATE is not 0, so many of them together in a second. When a
match ends, the two begin another; GAMES are separated by commas. Prints JSON: how many seconds were
measured, for every move in them the milliseconds until the other player had it, which part of a
core it took, what the server with this PID, if it is not 0, had in memory before and after, and how
many bytes an update of a page was on the wire.
"""

import asyncio
import hashlib
import json
import os
import random
import secrets
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from uvicorn.loops.auto import auto_loop_factory

from bench.game_speed import resident_bytes
from bench.web.http_client import Answer, Connection, Stream, Unexpected, request
from bench.web.pace import AtOnce, Metronome, Pace
from bench.web.page_moves import moves_on
from bench.web.part_reader import PartReader
from bench.web.socket_client import Socket

USUAL: Final = "district-noir"
API: Final = "api"
SOCKET: Final = "socket"
PAGES: Final = "pages"
WAYS: Final = (SOCKET, API, PAGES)
CONFLICT: Final = 409
"""The table itself was quicker."""
SHORTEST_WAIT: Final = 4
"""Seconds that a table waits for answers, at least."""
OPENED_AT_ONCE: Final = 20
POLL_SECONDS: Final = 0.1
SILENT_SECONDS: Final = 2.0
"""After so long without a request, a connection is opened anew."""


class Played(NamedTuple):
    """What is printed."""

    seconds: float
    delays: list[float]
    busy: float
    server_bytes: tuple[int, int] | None
    """What the server had in memory, before and after; if it is known which process that is."""
    update_bytes: float | None
    """What an update of a page was on the wire, on average."""


class Watch:
    """Notes how long moves take, while it is told to."""

    def __init__(self) -> None:
        self.running = False
        self.tables = 0
        """How many have been opened."""
        self.delays: Final[list[float]] = []
        self.updates = 0
        self.update_bytes = 0
        """What pages were sent, over the wire."""

    def note(self, sent: float) -> None:
        if self.running:
            self.delays.append(1000 * (time.perf_counter() - sent))

    def note_update(self, size: int) -> None:
        if self.running:
            self.updates += 1
            self.update_bytes += size


class Player:
    """A program at a table, with an address of its own: the server bounds what one may ask."""

    def __init__(
        self, port: int, listening_port: int, address: str, name: str, connection: Connection
    ) -> None:
        self.name: Final = name
        self._port: Final = port
        self._listening_port: Final = listening_port
        self._address: Final = address
        self._connection = connection
        self._asked_at = time.monotonic()
        self._choices: Final = random.Random(address)  # noqa: S311  # nothing here is secret
        self._stream: Stream | Socket | None = None
        self._heard: dict[str, Any] = {}
        """The newest event."""

    @staticmethod
    async def arrive(port: int, address: str, listening_port: int = 0) -> "Player":
        """They ask for everything at one port. They may listen, and speak over a socket, at another
        one: that of another node."""
        connection = await Connection.open(port, address)
        return Player(port, listening_port or port, address, f"P{address}", connection)

    async def ask(self, path: str, content: object, token: str = "") -> dict[str, Any]:
        return (await self._post(path, content, token)).json()

    async def add(self, path: str, content: object, token: str) -> None:
        """Send something for the deal. On a busy machine it may be too late, and the table deals
        without it."""
        answer = await self._post(path, content, token)
        if answer.status != CONFLICT:
            answer.json()

    async def _post(self, path: str, content: object, token: str) -> Answer:
        """The server hangs up on whoever asks nothing for a while, as who plays over a socket."""
        now = time.monotonic()
        if now - self._asked_at > SILENT_SECONDS:
            self._connection.close()
            self._connection = await Connection.open(self._port, self._address)
        self._asked_at = now
        return await self._connection.ask(request("POST", path, content, token=token))

    async def follow(self, pair: "Pair", seat: int, table: str, token: str) -> None:
        """Listen to the table, and move by requests when asked."""
        path = f"/api/tables/{table}"

        def move(move: str, at: int) -> None:
            sent = request("POST", f"{path}/moves", {"move": move, "at": at}, token=token)
            self._asked_at = time.monotonic()
            self._connection.ask(sent).add_done_callback(pair.answered)

        def told(event: dict[str, Any]) -> None:
            self._told(pair, seat, event, move)

        listening = request("GET", f"{path}/events", token=token)
        await self.listen(Stream(listening, told, pair.lost))

    async def listen(self, stream: Stream | Socket) -> None:
        """Hear what this tells, until the player stops following."""
        self._stream = stream
        await stream.open(self._listening_port, self._address)

    async def talk(self, pair: "Pair", seat: int, table: str, token: str) -> None:
        """Listen to the table and move when asked, over one socket."""

        def move(move: str, at: int) -> None:
            socket.send({"id": at, "action": "move", "move": move, "at": at})

        def told(frame: dict[str, Any]) -> None:
            if "event" in frame:
                self._told(pair, seat, frame["event"], move)
            elif "error" in frame:
                pair.fail(Unexpected(str(frame["error"])))

        path, key = f"/api/tables/{table}/socket", f"authorization: Bearer {token}"
        socket = Socket(path, key, told, pair.lost)
        await self.listen(socket)

    def _told(
        self, pair: "Pair", seat: int, event: dict[str, Any], move: Callable[[str, int], None]
    ) -> None:
        """A program hears of something."""
        self._heard = event
        number, asked = event["number"], event["asked"]
        pair.had(seat, number)
        if asked is not None and asked["seat"] == seat and asked["options"]:
            chosen = self._choices.choice(asked["options"])

            def act() -> None:
                if self._heard is event:  # nothing has happened since
                    pair.moved(seat, number)
                    move(chosen, number)

            pair.pace.when_free(act)
        elif event["phase"] == "over":
            pair.end()

    async def look(self, pair: "Pair", seat: int, table: str, token: str) -> None:
        """Have a page kept up to date over its socket, and move with what it shows when it asks."""
        parts = PartReader()
        newest: dict[str, Any] = {}
        is_waiting, acted = False, -1

        def told(frame: dict[str, Any]) -> None:
            nonlocal is_waiting
            if "update" in frame:
                pair.updated(socket.frame_bytes)
                shown(frame["update"])
                return
            is_waiting = False  # for the answer
            offer()  # it may have been refused, since somebody was quicker

        def shown(update: dict[str, Any]) -> None:
            newest.update(update)
            pair.had(seat, update["number"])
            parts.read(update["parts"])
            if update["attributes"].get("data-phase") == "over":
                pair.end()
            else:
                offer()

        def offer() -> None:
            nonlocal is_waiting
            if not is_waiting and newest["asked"] and newest["act"] != acted:
                is_waiting = True
                pair.pace.when_free(act)

        def act() -> None:
            nonlocal is_waiting, acted
            is_waiting = False
            moves = moves_on(parts.html) if newest["asked"] else []
            if moves:
                is_waiting, acted = True, newest["act"]
                at = newest["number"]
                fields = {"at": str(at), "seat": str(seat), "move": self._choices.choice(moves)}
                pair.moved(seat, at)
                socket.send({"id": at, "action": "move", "fields": fields})

        path, seated = f"/t/{table}/socket", f"cookie: seat={token}"
        socket = Socket(path, seated, told, pair.lost, is_compressed=True)
        await self.listen(socket)

    def stop_following(self) -> None:
        if self._stream is not None:
            self._stream.close()

    def leave(self) -> None:
        self.stop_following()
        self._connection.close()


class Pair:
    """Two players, one match after another."""

    def __init__(
        self, players: Sequence[Player], watch: Watch, game: str, way: str, pace: Pace | None = None
    ) -> None:
        self.pace: Final = pace or AtOnce()
        self._players: Final = list(players)
        self._game: Final = game
        self._way: Final = way
        self._watch: Final = watch
        self._on_its_way: Final[list[tuple[int, int, float]]] = []
        self._over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def play(self, room: asyncio.Semaphore) -> None:
        """For ever. New tables are opened as there is room for."""
        while True:
            async with room:
                await self._open()
            self._watch.tables += 1
            try:
                await self._over
            finally:
                for player in self._players:
                    player.stop_following()
            self._on_its_way.clear()
            self._players.reverse()  # the other opens the next table

    async def _open(self) -> None:
        host, guest = self._players
        self._over = asyncio.get_running_loop().create_future()
        seats = [{"kind": "me", "name": host.name}, {"kind": "open"}]
        wanted = {"game": self._game, "seats": seats, "seconds": SHORTEST_WAIT}
        opened = await host.ask("/api/tables", wanted)
        table, key = opened["table"], opened["token"]
        sat = await guest.ask(f"/api/tables/{table}/seats/1", {"name": guest.name})
        await self._deal(table, (key, sat["token"]))
        for seat, (player, token) in enumerate(((host, key), (guest, sat["token"]))):
            ways = {API: player.follow, SOCKET: player.talk, PAGES: player.look}
            await ways[self._way](self, seat, table, token)

    async def _deal(self, table: str, tokens: Sequence[str]) -> None:
        """Both add a number to the deal, so that nobody waits for them."""
        address = f"/api/tables/{table}"
        await self._players[0].ask(f"{address}/start", {}, tokens[0])
        numbers = [secrets.token_hex(32) for _ in tokens]
        for player, number, token in zip(self._players, numbers, tokens, strict=True):
            promise = hashlib.sha256(number.encode()).hexdigest()
            await player.add(f"{address}/commit", {"commitment": promise}, token)
        for player, number, token in zip(self._players, numbers, tokens, strict=True):
            await player.add(f"{address}/reveal", {"deal_number": number}, token)

    def moved(self, seat: int, at: int) -> None:
        self._on_its_way.append((seat, at, time.perf_counter()))

    def had(self, seat: int, number: int) -> None:
        """A player was told of everything up to this line: what the other did has arrived."""
        for move in list(self._on_its_way):
            if move[0] != seat and move[1] < number:
                self._on_its_way.remove(move)
                self._watch.note(move[2])

    def updated(self, size: int) -> None:
        """A page was sent an update of so many bytes."""
        self._watch.note_update(size)

    def end(self) -> None:
        if not self._over.done():
            self._over.set_result(None)

    def answered(self, move: asyncio.Future[Answer]) -> None:
        try:
            move.result().json()
        except Unexpected as why:
            self.fail(why)

    def lost(self) -> None:
        self.fail(Unexpected("a stream was refused, or ended"))

    def fail(self, why: Unexpected) -> None:
        if not self._over.done():
            self._over.set_exception(why)


async def play(
    ports: Sequence[int],
    matches: int,
    warm_up: float,
    seconds: float,
    games: Sequence[str],
    way: str,
    rate: float = 0,
    server: int = 0,
    *,
    elsewhere: bool = False,
) -> Played:
    """Matches at each of these ports in turn; `elsewhere` has everybody listen at the next one."""
    watch, room = Watch(), asyncio.Semaphore(OPENED_AT_ONCE)
    everybody: list[Player] = []
    metronome = Metronome(rate) if rate else None
    working: list[asyncio.Task[None]] = []
    try:
        for number in range(matches):
            addresses = [address(2 * number), address(2 * number + 1)]
            port, next_port = (ports[(number + more) % len(ports)] for more in (0, 1))
            there = next_port if elsewhere else port
            players = [await Player.arrive(port, each, there) for each in addresses]
            everybody += players
            pair = Pair(players, watch, games[number % len(games)], way, metronome)
            working.append(asyncio.create_task(pair.play(room)))
        await until_open(watch, working, matches)
        if metronome is not None:
            working.append(asyncio.create_task(metronome.run()))
        return await measure(watch, working, warm_up, seconds, server)
    finally:
        for each in working:
            each.cancel()
        for player in everybody:
            player.leave()


async def until_open(watch: Watch, working: list[asyncio.Task[None]], tables: int) -> None:
    """Until so many tables have been opened."""
    while watch.tables < tables:
        await _go_on(working, POLL_SECONDS)


async def measure(
    watch: Watch, working: list[asyncio.Task[None]], warm_up: float, seconds: float, server: int = 0
) -> Played:
    await _go_on(working, warm_up)
    status = Path(f"/proc/{server}/statm")
    before = resident_bytes(status) if server and status.exists() else None
    watch.running = True
    start, used = time.perf_counter(), time.process_time()
    await _go_on(working, seconds)
    while not watch.delays:  # on a busy machine a short run ends before the first move arrives
        await _go_on(working, seconds)
    watch.running = False
    took, used = time.perf_counter() - start, time.process_time() - used
    grown = None if before is None else (before, resident_bytes(status))
    average = watch.update_bytes / watch.updates if watch.updates else None
    return Played(took, watch.delays, used / took, grown, average)


def address(number: int) -> str:
    """An address of this machine for each of some ten thousand, other ones in every run: the server
    still counts what those of the last have asked."""
    return f"127.{1 + os.getpid() % 250}.{number // 250}.{1 + number % 250}"


async def _go_on(working: list[asyncio.Task[None]], seconds: float) -> None:
    failed, _ = await asyncio.wait(working, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for each in failed:
        each.result()


def main() -> int:
    ports, matches = [int(port) for port in sys.argv[1].split(",")], int(sys.argv[2])
    warm_up, seconds = float(sys.argv[3]), float(sys.argv[4])
    games, way, rate = sys.argv[5].split(","), sys.argv[6], float(sys.argv[7])
    server, elsewhere = int(sys.argv[8]), "elsewhere" in sys.argv[9:]
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        try:
            playing = play(
                ports, matches, warm_up, seconds, games, way, rate, server, elsewhere=elsewhere
            )
            played = runner.run(playing)
        except (Unexpected, OSError) as why:
            sys.stderr.write(f"{why}\n")
            return 1
    sys.stdout.write(json.dumps(played._asdict()) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
