"""Who comes and goes is shown, and does not keep everybody's page busy."""

import asyncio

from ludotheque.games import GAMES
from ludotheque.web.http.tokens import TokenSource, hashed
from ludotheque.web.tables.audience import Listener
from ludotheque.web.tables.lobby import Chair, Lobby
from ludotheque.web.tables.session import PRESENCE_SECONDS, TableSession
from ludotheque.web.tables.table import Table
from tests.web.fake_time import PATIENCE, FakeClock

ADA = hashed("ada")


def session(clock: FakeClock) -> TableSession:
    chairs = (Chair("Ada", holder=ADA), Chair())
    game = GAMES["district-noir"]
    lobby = Lobby(game.name, game.settings(2, {}), chairs, ADA)
    return TableSession(Table.open("t", GAMES, lobby, clock.now()), clock, TokenSource())


class Ear:
    """Counts how often somebody's page would be made."""

    def __init__(self, listener: Listener) -> None:
        self.heard = 0
        self._task = asyncio.create_task(self._listen(listener))

    async def _listen(self, listener: Listener) -> None:
        while True:
            await listener.news()
            self.heard += 1

    async def until(self, heard: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.heard < heard:
                await asyncio.sleep(0.01)


def test_g7_streams_opened_and_closed_wake_the_others_once_a_second() -> None:
    async def run() -> None:
        clock = FakeClock()
        table = session(clock)
        with table.listening(ADA) as ada:
            ear = Ear(ada)
            await ear.until(1)
            clock.time += PRESENCE_SECONDS
            began = asyncio.get_running_loop().time()
            for _ in range(100):
                with table.listening(""):
                    await asyncio.sleep(0)
            seconds = asyncio.get_running_loop().time() - began  # far less than one, as a rule
            assert ear.heard <= 2 + seconds / PRESENCE_SECONDS
            await ear.until(3)  # the last to leave is shown a moment later
            with table.listening(""):
                assert table.audience.spectators() == 1
            await ear.until(4)

    asyncio.run(run())


def test_whoever_comes_is_shown_at_once_and_sees_their_own_page() -> None:
    async def run() -> None:
        clock = FakeClock()
        table = session(clock)
        with table.listening(ADA) as ada:
            await asyncio.wait_for(ada.news(), PATIENCE)
            clock.time += PRESENCE_SECONDS
            with table.listening("") as watcher, table.listening("") as another:
                await asyncio.wait_for(ada.news(), PATIENCE)
                await asyncio.wait_for(watcher.news(), PATIENCE)
                await asyncio.wait_for(another.news(), PATIENCE)

    asyncio.run(run())


def test_a_table_that_is_put_away_shows_nothing_more() -> None:
    async def run() -> None:
        table = session(FakeClock())
        with table.listening(ADA) as ada, table.listening(""):
            ear = Ear(ada)
            table.close()
            await ear.until(1)
            await asyncio.sleep(PRESENCE_SECONDS * 1.2)
            assert ear.heard == 1

    asyncio.run(run())
