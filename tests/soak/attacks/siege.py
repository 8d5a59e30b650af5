"""A server under attack, and the player whose moves are measured meanwhile."""

import asyncio
import json
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from bench.latency import percentile
from bench.web.http_client import Connection, Stream, Unexpected, request
from ludotheque.core import Dice, Match, Player, commitment_of
from ludotheque.games import GAMES
from tests.soak.attacks.attacker import ATTACKS
from tests.web.servers import ROOT, Process

GAME: Final = "sans-foi-ni-loi"
PACE: Final = 0.2
"""Seconds from one move to the next."""
PATIENCE: Final = 60.0
CONFLICT: Final = 409
PLAYER: Final = "127.0.0.9"
FILES: Final = 1024
LONGEST_RECORD: Final = 2300
"""Entries, as long as minds are changed; the game goes on to its end after them."""


class Report(NamedTuple):
    """How the player fared during one attack."""

    attack: str
    tried: int
    answers: dict[str, int]
    delays: list[float]
    failures: list[str]

    @property
    def cells(self) -> list[str]:
        answers = [f"{status} × {count}" for status, count in sorted(self.answers.items())]
        figures = [percentile(self.delays, 50), percentile(self.delays, 95), max(self.delays)]
        return [
            self.attack,
            str(self.tried),
            ", ".join(answers),
            str(len(self.delays)),
            *[f"{figure:.0f} ms" for figure in figures],
            str(len(self.failures)),
        ]


class HonestPlayer:
    """Plays both seats of a table at a human's pace, with the page of one of them open."""

    def __init__(self, port: int) -> None:
        self.delays: Final[list[float]] = []
        self.failures: Final[list[str]] = []
        self.table = ""
        self._port: Final = port
        self._tokens: list[str] = []
        self._connection: Connection | None = None
        self._stream: Stream | None = None
        self._choices: Final = random.Random(1)  # noqa: S311  # nothing here is secret

    async def sit_down(self) -> None:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
        opened = await self._ask("POST", "/api/tables", {"game": GAME, "seats": seats})
        self.table = opened["table"]
        sat = await self._ask("POST", f"/api/tables/{self.table}/seats/1", {"name": "Blaise"})
        self._tokens = [opened["token"], sat["token"]]
        await self._ask("POST", f"/api/tables/{self.table}/start", {}, self._tokens[0])
        await self._add_numbers()
        self._stop_looking()
        cookie = f"cookie: seat={self._tokens[0]}\r\n"
        listening = request("GET", f"/t/{self.table}/stream", headers=cookie)
        self._stream = Stream(listening, lambda _: None, lambda: None)
        await self._stream.open(self._port, PLAYER)

    async def _add_numbers(self) -> None:
        """Both add a number to the deal, so that nobody waits for them. On a busy machine they may
        be too late, and the table deals without."""
        address, number = f"/api/tables/{self.table}", 64 * "0"
        for token in self._tokens:
            promise = {"commitment": commitment_of(number)}
            await self._ask("POST", f"{address}/commit", promise, token, or_late=True)
        for token in self._tokens:
            await self._ask(
                "POST", f"{address}/reveal", {"deal_number": number}, token, or_late=True
            )
        while (await self._ask("GET", address))["phase"] != "playing":
            await asyncio.sleep(PACE)

    def _stop_looking(self) -> None:
        if self._stream is not None:
            self._stream.close()
            self._stream = None

    def leave(self) -> None:
        self._stop_looking()
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def play(self, going_on: asyncio.Event) -> None:
        """Move again and again, and note how long each move takes."""
        while going_on.is_set():
            began = time.perf_counter()
            try:
                await asyncio.wait_for(self._move(), PATIENCE)
            except (Unexpected, OSError, TimeoutError) as why:
                self.failures.append(f"{type(why).__name__} {why}")
                self.leave()
            await asyncio.sleep(max(0.0, PACE - (time.perf_counter() - began)))

    async def _move(self) -> None:
        shown = await self._ask("GET", f"/api/tables/{self.table}", token=self._tokens[0])
        if shown["asked"] is None:
            await self.sit_down()
            return
        token = self._tokens[shown["asked"]["seat"]]
        path = f"/api/tables/{self.table}"
        options: Any = await self._ask("GET", f"{path}/options", token=token)
        move = self._choices.choice(options)["move"]
        began = time.perf_counter()
        await self._ask("POST", f"{path}/moves", {"move": move, "at": shown["number"]}, token)
        self.delays.append(1000 * (time.perf_counter() - began))

    async def _ask(
        self,
        method: str,
        path: str,
        content: object = None,
        token: str = "",
        *,
        or_late: bool = False,
    ) -> dict[str, Any]:
        if self._connection is None:
            self._connection = await Connection.open(self._port, PLAYER)
        answer = await self._connection.ask(request(method, path, content, token=token))
        return {} if or_late and answer.status == CONFLICT else answer.json()


def heavy_record() -> bytes:
    """The record of a game in which people changed their minds very often."""
    match = Match.start(GAMES[GAME], [Player("Eve"), Player("Mallory")], seed=3)
    dice = Dice("heavy")
    while (decision := match.decision()) is not None:
        move = dice.pick(decision.options)
        assert match.play(decision.seat, move) is None
        while match.number < LONGEST_RECORD and match.why_not_back(decision.seat) is None:
            assert match.back(decision.seat) is None
            assert match.play(decision.seat, move) is None
    return match.record.text().encode()


class Siege:
    """A server as people start it, with as many files as most systems allow."""

    def __init__(self, server: Process, folder: Path) -> None:
        self._server: Final = server
        self._record: Final = folder / "heavy.jsonl"
        self._record.write_bytes(heavy_record())

    def attack(self, name: str, seconds: float) -> Report:
        """Attack it for so long, from an address of its own."""
        return asyncio.run(self._attack(name, seconds))

    async def _attack(self, name: str, seconds: float) -> Report:
        player, going_on = HonestPlayer(self._server.port), asyncio.Event()
        await player.sit_down()
        address = f"127.0.1.{1 + list(ATTACKS).index(name)}"
        words = [name, self._server.port, address, seconds, player.table, self._record]
        attacker = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "tests.soak.attacks.attacker", *map(str, words)),
            cwd=ROOT,
            stdout=subprocess.PIPE,
        )
        going_on.set()
        playing = asyncio.create_task(player.play(going_on))
        try:
            said, _ = await asyncio.wait_for(attacker.communicate(), seconds + PATIENCE)
        finally:
            going_on.clear()
            await playing
            player.leave()
            if attacker.returncode is None:
                attacker.kill()
            await asyncio.sleep(0.05)  # until what was closed is closed
        found = json.loads(said)
        return Report(name, found["tried"], found["answers"], player.delays, player.failures)


@contextmanager
def besieged() -> Iterator[Siege]:
    with (
        TemporaryDirectory() as folder,
        Process(f"sqlite:///{folder}/tables.db", files=FILES) as server,
    ):
        yield Siege(server, Path(folder))
