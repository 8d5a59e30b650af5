"""`python -m bench.web.players PORT MATCHES WARM_UP SECONDS GAME WAY`: players in a process of
their own.

Two a match, each with a connection for moves and a stream: the API's, or (WAY is `pages`) the one
that keeps a page up to date; or (WAY is `socket`) with a socket for both. Whoever is asked moves at
once, at random. When a match ends, the two begin another. Prints JSON: how many seconds were
measured, for every move in them the milliseconds until the other player had it, and which part of a
core it took.
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
from typing import Any, Final, NamedTuple

from uvicorn.loops.auto import auto_loop_factory

from bench.web.http_client import Answer, Connection, Stream, Unexpected, request
from bench.web.socket_client import Socket

USUAL: Final = "district-noir"
API: Final = "api"
SOCKET: Final = "socket"
PAGES: Final = "pages"
WAYS: Final = (SOCKET, API, PAGES)
CONFLICT: Final = 409
"""Somebody, or the table itself, was quicker."""
SHORTEST_WAIT: Final = 4
"""Seconds that a table waits for answers, at least."""
SILENT_SECONDS: Final = 2.0
"""After so long without a request, a connection is opened anew."""


class Played(NamedTuple):
    """What is printed."""

    seconds: float
    delays: list[float]
    busy: float


class Watch:
    """Notes how long moves take, while it is told to."""

    def __init__(self) -> None:
        self.running = False
        self.delays: Final[list[float]] = []

    def note(self, sent: float) -> None:
        if self.running:
            self.delays.append(1000 * (time.perf_counter() - sent))


class Player:
    """A program at a table, with an address of its own: the server bounds what one may ask."""

    def __init__(self, port: int, address: str, name: str, connection: Connection) -> None:
        self.name: Final = name
        self._port: Final = port
        self._address: Final = address
        self._connection = connection
        self._asked_at = time.monotonic()
        self._choices: Final = random.Random(address)  # noqa: S311  # nothing here is secret
        self._stream: Stream | Socket | None = None
        self._shown: dict[str, Any] = {}
        self._acted = -1
        self._choosing = False

    @staticmethod
    async def arrive(port: int, address: str) -> "Player":
        return Player(port, address, f"P{address}", await Connection.open(port, address))

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
        """Listen to the table, and move when asked."""

        def told(event: dict[str, Any]) -> None:
            pair.had(seat, event["number"])
            asked = event["asked"]
            if asked is not None and asked["seat"] == seat and asked["options"]:
                self._move(pair, seat, table, token, asked["options"], event["number"])
            elif event["phase"] == "over":
                pair.end()

        await self._listen(request("GET", f"/api/tables/{table}/events", token=token), told, pair)

    async def talk(self, pair: "Pair", seat: int, table: str, token: str) -> None:
        """Listen to the table and move when asked, over one socket."""

        def told(frame: dict[str, Any]) -> None:
            event = frame.get("event")
            if event is None:
                if "error" in frame:
                    pair.fail(Unexpected(str(frame["error"])))
                return
            number, asked = event["number"], event["asked"]
            pair.had(seat, number)
            if asked is not None and asked["seat"] == seat and asked["options"]:
                move = self._choices.choice(asked["options"])
                socket.send({"id": number, "action": "move", "move": move, "at": number})
                pair.moved(seat, number)
            elif event["phase"] == "over":
                pair.end()

        socket = Socket(f"/api/tables/{table}/socket", token, told, pair.lost)
        self._stream = socket
        await socket.open(self._port, self._address)

    async def look(self, pair: "Pair", seat: int, table: str, token: str) -> None:
        """Have a page kept up to date, and move when it asks: from what, the API says."""

        def shown(event: dict[str, Any]) -> None:
            pair.had(seat, event["number"])
            self._shown = event
            if event["attributes"].get("data-phase") == "over":
                pair.end()
            elif not self._choosing:
                choose()

        def choose() -> None:
            at, act = self._shown["number"], self._shown["act"]
            self._choosing = bool(self._shown["asked"]) and act != self._acted
            if self._choosing:
                self._acted = act  # not again, when only somebody has come to look
                options = request("GET", f"/api/tables/{table}/options", token=token)
                self._connection.ask(options).add_done_callback(
                    lambda answer: chosen(answer.result(), at)
                )

        def chosen(answer: Answer, at: int) -> None:
            options = [option["move"] for option in json.loads(answer.body)]
            if options:
                moved = self._move(pair, seat, table, token, options, at)
                moved.add_done_callback(lambda _: choose())
            else:
                choose()

        self._acted, self._choosing = -1, False
        cookie = f"cookie: seat={token}\r\n"
        await self._listen(request("GET", f"/t/{table}/stream", headers=cookie), shown, pair)

    def _move(
        self, pair: "Pair", seat: int, table: str, token: str, options: list[str], at: int
    ) -> asyncio.Future[Answer]:
        move = {"move": self._choices.choice(options), "at": at}
        sent = request("POST", f"/api/tables/{table}/moves", move, token=token)
        answer = self._connection.ask(sent)
        answer.add_done_callback(pair.answered)
        pair.moved(seat, at)
        return answer

    async def _listen(
        self, listening: bytes, told: Callable[[dict[str, Any]], None], pair: "Pair"
    ) -> None:
        self._stream = Stream(listening, told, pair.lost)
        await self._stream.open(self._port, self._address)

    def stop_following(self) -> None:
        if self._stream is not None:
            self._stream.close()

    def leave(self) -> None:
        self.stop_following()
        self._connection.close()


class Pair:
    """Two players, one match after another."""

    def __init__(self, players: Sequence[Player], watch: Watch, game: str, way: str) -> None:
        self._players: Final = list(players)
        self._game: Final = game
        self._way: Final = way
        self._watch: Final = watch
        self._on_its_way: Final[list[tuple[int, int, float]]] = []
        self._over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def play(self) -> None:
        while True:
            await self._play_one()
            self._players.reverse()  # the other opens the next table

    async def _play_one(self) -> None:
        host, guest = self._players
        self._over = asyncio.get_running_loop().create_future()
        seats = [{"kind": "me", "name": host.name}, {"kind": "open"}]
        wanted = {"game": self._game, "seats": seats, "seconds": SHORTEST_WAIT}
        opened = await host.ask("/api/tables", wanted)
        table, key = opened["table"], opened["token"]
        sat = await guest.ask(f"/api/tables/{table}/seats/1", {"name": guest.name})
        for seat, (player, token) in enumerate(((host, key), (guest, sat["token"]))):
            ways = {API: player.follow, SOCKET: player.talk, PAGES: player.look}
            await ways[self._way](self, seat, table, token)
        await self._deal(table, (key, sat["token"]))
        try:
            await self._over
        finally:
            for player in self._players:
                player.stop_following()
        self._on_its_way.clear()

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

    def end(self) -> None:
        if not self._over.done():
            self._over.set_result(None)

    def answered(self, move: asyncio.Future[Answer]) -> None:
        """What the options were asked for may have happened meanwhile: the page looks again."""
        try:
            if self._way == API or move.result().status != CONFLICT:
                move.result().json()
        except Unexpected as why:
            self.fail(why)

    def lost(self) -> None:
        self.fail(Unexpected("a stream was refused, or ended"))

    def fail(self, why: Unexpected) -> None:
        if not self._over.done():
            self._over.set_exception(why)


async def play(
    port: int, matches: int, warm_up: float, seconds: float, game: str, way: str
) -> Played:
    watch = Watch()
    everybody: list[Player] = []
    playing: list[asyncio.Task[None]] = []
    try:
        for number in range(matches):
            addresses = [address(2 * number), address(2 * number + 1)]
            players = [await Player.arrive(port, each) for each in addresses]
            everybody += players
            playing.append(asyncio.create_task(Pair(players, watch, game, way).play()))
        return await _measure(watch, playing, warm_up, seconds)
    finally:
        for pair in playing:
            pair.cancel()
        for player in everybody:
            player.leave()


async def _measure(
    watch: Watch, playing: list[asyncio.Task[None]], warm_up: float, seconds: float
) -> Played:
    await _go_on(playing, warm_up)
    watch.running = True
    start, used = time.perf_counter(), time.process_time()
    await _go_on(playing, seconds)
    while not watch.delays:  # on a busy machine a short run ends before the first move arrives
        await _go_on(playing, seconds)
    watch.running = False
    took, used = time.perf_counter() - start, time.process_time() - used
    return Played(took, watch.delays, used / took)


def address(number: int) -> str:
    """An address of this machine for each of some ten thousand, other ones in every run: the server
    still counts what those of the last have asked."""
    return f"127.{1 + os.getpid() % 250}.{number // 250}.{1 + number % 250}"


async def _go_on(playing: list[asyncio.Task[None]], seconds: float) -> None:
    failed, _ = await asyncio.wait(playing, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for each in failed:
        each.result()


def main() -> int:
    port, matches = int(sys.argv[1]), int(sys.argv[2])
    warm_up, seconds = float(sys.argv[3]), float(sys.argv[4])
    game, way = sys.argv[5:7]
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        try:
            played = runner.run(play(port, matches, warm_up, seconds, game, way))
        except (Unexpected, OSError) as why:
            sys.stderr.write(f"{why}\n")
            return 1
    sys.stdout.write(json.dumps(played._asdict()) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
