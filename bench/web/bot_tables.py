"""`python -m bench.web.bot_tables PORT TABLES WARM_UP SECONDS GAMES`: people who each play a bot
that thinks.

They move at random, some seconds after they are asked. Prints JSON: how many seconds were measured,
and for every move of a bot in them the milliseconds from the moment its person knew that it is
asked until they had its move.
"""

import asyncio
import json
import random
import sys
import time
from collections.abc import Sequence
from typing import Any, Final

from uvicorn.loops.auto import auto_loop_factory

from bench.web.http_client import Unexpected
from bench.web.players import OPENED_AT_ONCE, Player, Watch, address, measure, until_open
from bench.web.socket_client import Socket

A_THINKER: Final = "ismcts"
SHORTEST_PAUSE, LONGEST_PAUSE = 2.0, 8.0
"""Seconds that a person takes for a move."""
TOO_LATE: Final = "stale"
"""Whoever takes long to answer may find that the table has gone on."""


class BotTable:
    """A person, a bot, and one match after another."""

    def __init__(self, person: Player, game: str, watch: Watch) -> None:
        self._person: Final = person
        self._game: Final = game
        self._watch: Final = watch
        self._choices: Final = random.Random(person.name)  # noqa: S311  # nothing here is secret
        self._bot_asked_at: float | None = None
        self._over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def play(self, room: asyncio.Semaphore) -> None:
        """For ever. New tables are opened as there is room for."""
        while True:
            self._over = asyncio.get_running_loop().create_future()
            self._bot_asked_at = None
            async with room:
                socket = await self._open()
            self._watch.tables += 1
            try:
                await self._over
            finally:
                socket.close()

    async def _open(self) -> Socket:
        seats = [{"kind": "me", "name": self._person.name}, {"kind": "bot", "bot": A_THINKER}]
        wanted = {"game": self._game, "seats": seats, "start": True}
        opened = await self._person.ask("/api/tables", wanted)

        def told(frame: dict[str, Any]) -> None:
            if "event" in frame:
                self._heard(frame["event"], socket)
            elif frame.get("error", {}).get("code", TOO_LATE) != TOO_LATE:
                self._fail(str(frame["error"]))

        def lost() -> None:
            self._fail("a socket was refused, or ended")

        path, key = f"/api/tables/{opened['table']}/socket", opened["token"]
        socket = Socket(path, f"authorization: Bearer {key}", told, lost)
        await self._person.listen(socket)
        return socket

    def _heard(self, event: dict[str, Any], socket: Socket) -> None:
        if self._bot_asked_at is not None:
            self._watch.note(self._bot_asked_at)
            self._bot_asked_at = None
        asked = event["asked"]
        if event["phase"] == "over":
            if not self._over.done():
                self._over.set_result(None)
        elif asked is not None and asked["options"]:
            number, move = event["number"], self._choices.choice(asked["options"])
            frame = {"id": number, "action": "move", "move": move, "at": number}
            pause = self._choices.uniform(SHORTEST_PAUSE, LONGEST_PAUSE)
            asyncio.get_running_loop().call_later(pause, socket.send, frame)
        elif asked is not None:
            self._bot_asked_at = time.perf_counter()

    def _fail(self, why: str) -> None:
        if not self._over.done():
            self._over.set_exception(Unexpected(why))


async def play(
    port: int, tables: int, warm_up: float, seconds: float, games: Sequence[str]
) -> dict[str, object]:
    watch, room = Watch(), asyncio.Semaphore(OPENED_AT_ONCE)
    people: list[Player] = []
    working: list[asyncio.Task[None]] = []
    try:
        for number in range(tables):
            people.append(await Player.arrive(port, address(number)))
            table = BotTable(people[-1], games[number % len(games)], watch)
            working.append(asyncio.create_task(table.play(room)))
        await until_open(watch, working, tables)
        played = await measure(watch, working, warm_up, seconds)
        return {"seconds": played.seconds, "delays": played.delays}
    finally:
        for each in working:
            each.cancel()
        for person in people:
            person.leave()


def main() -> int:
    port, tables = int(sys.argv[1]), int(sys.argv[2])
    warm_up, seconds, games = float(sys.argv[3]), float(sys.argv[4]), sys.argv[5].split(",")
    with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        try:
            played = runner.run(play(port, tables, warm_up, seconds, games))
        except (Unexpected, OSError) as why:
            sys.stderr.write(f"{why}\n")
            return 1
    sys.stdout.write(json.dumps(played) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
