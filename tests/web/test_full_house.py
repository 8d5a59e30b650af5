"""The house cannot be filled: what is idle is put away, and what runs comes first."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludotheque.games import GAMES
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.tokens import hashed
from ludotheque.web.settings import Settings
from ludotheque.web.storage.rows import Addition, Line
from ludotheque.web.storage.store import MOST_DELETED_AT_ONCE, Store
from ludotheque.web.tables.lobby import Chair
from ludotheque.web.tables.registry import HOUSEKEEPING_SECONDS, TableRegistry
from ludotheque.web.tables.session import TableSession
from tests.web.clients import Api, client, play_on
from tests.web.fake_time import FakeClock, eventually
from tests.web.fake_tokens import FakeTokens
from tests.web.servers import PLENTY, SETTINGS, PoolHere, running

NOIR = "district-noir"
ADA, BLAISE = hashed("ada"), hashed("blaise")
DAY = 86400.0


class SmallHouse:
    """A registry with room for three tables."""

    def __init__(self, store: Store, **keeping: float) -> None:
        self.clock = FakeClock()
        self.registry = TableRegistry(
            GAMES,
            store,
            PoolHere(),
            self.clock,
            FakeTokens(),
            30.0,
            most_sessions=3,
            **keeping,  # type: ignore[arg-type]  # days only
        )

    async def lobby(self) -> TableSession:
        self.clock.time += 1
        chairs = (Chair("Ada", holder=ADA), Chair())
        return await self.registry.open(NOIR, chairs, "ada")

    async def match(self) -> TableSession:
        self.clock.time += 1
        chairs = (Chair("Ada", holder=ADA), Chair("Blaise", holder=BLAISE))
        return await self.registry.open(NOIR, chairs, "ada", begin=True)

    async def finished(self) -> TableSession:
        session = await self.match()
        async with self.registry.transaction(session.table.id):
            session.table.resign(0)
        return session

    def in_memory(self, *sessions: TableSession) -> list[bool]:
        return [not session.is_closed for session in sessions]


@contextmanager
def stored(sqlite: str) -> Iterator[Store]:
    store = Store(sqlite)
    store.open()
    yield store
    store.close()


def test_g4_idle_tables_are_put_away_and_nobody_is_refused(sqlite: str) -> None:
    async def run(store: Store) -> None:
        house = SmallHouse(store)
        match = await house.match()
        lobbies = [await house.lobby() for _ in range(20)]
        assert house.registry.session_count <= 3
        assert house.in_memory(match, *lobbies[-2:]) == [True, True, True]
        for session in (match, *lobbies):  # nothing is lost
            again = await house.registry.find(session.table.id)
            assert again.table.number == session.table.number
            assert again.table.lobby == session.table.lobby

    with stored(sqlite) as store:
        asyncio.run(run(store))


def test_g4_lobbies_go_first_then_what_is_over_then_what_was_idle_for_longest(sqlite: str) -> None:
    async def run(store: Store) -> None:
        house = SmallHouse(store)
        match, over, lobby = await house.match(), await house.finished(), await house.lobby()
        second = await house.match()
        assert house.in_memory(match, over, lobby, second) == [True, True, False, True]
        third = await house.match()
        assert house.in_memory(match, over, second, third) == [True, False, True, True]
        await house.registry.find(match.table.id)
        fourth = await house.match()
        assert house.in_memory(match, second, third, fourth) == [True, False, True, True]

    with stored(sqlite) as store:
        asyncio.run(run(store))


def test_g4_what_is_in_use_stays_and_what_runs_is_always_found(sqlite: str) -> None:
    async def run(store: Store) -> None:
        house = SmallHouse(store)
        away, waiting = await house.match(), await house.lobby()
        here = [await house.match() for _ in range(2)]
        changing = await house.lobby()
        with here[0].listening(ADA), here[1].listening(""):
            async with house.registry.transaction(changing.table.id):
                assert house.in_memory(away, waiting, *here, changing) == [
                    False, False, True, True, True,
                ]  # fmt: skip
                for opened in (house.lobby(), house.match()):
                    with pytest.raises(RequestRefused) as refused:
                        await opened
                    assert (refused.value.status, refused.value.key) == (503, "house-full")
                with pytest.raises(RequestRefused):
                    await house.registry.find(waiting.table.id)
                found = await house.registry.find(away.table.id)
                assert found.table.view(0) == away.table.view(0)
        assert house.in_memory(*here, changing) == [True, True, True]
        await house.lobby()

    with stored(sqlite) as store:
        asyncio.run(run(store))


def test_g4_matches_that_are_looked_at_one_after_the_other_do_not_pile_up(sqlite: str) -> None:
    async def run(store: Store) -> None:
        house = SmallHouse(store)
        matches = [await house.match() for _ in range(10)]
        for match in matches:
            await house.registry.find(match.table.id)
            assert house.registry.session_count <= 3

    with stored(sqlite) as store:
        asyncio.run(run(store))


def test_g4_a_match_put_away_in_the_middle_goes_on_as_if_it_never_was(sqlite: str) -> None:
    with running(sqlite, clock=FakeClock(), most_sessions=3) as server:
        players = server.open("Ada", "Blaise")
        play_on(players, 3)
        before = [player.view() for player in players]
        for _ in range(3):
            server.open("Eve", "Mallory")
        assert players[0].table not in server.registry._sessions
        assert [player.view() for player in players] == before
        play_on(players)
        assert players[0].view()["phase"] == "over"


def test_g4_an_answer_that_waits_is_there_when_the_match_is_read_anew(sqlite: str) -> None:
    with running(sqlite, clock=FakeClock(), most_sessions=3) as server:
        players = server.open("Ada", "Blaise", "Chloé", game="samarande")
        order = players[0].get().json()["asked"]["together"]
        number, early = players[0].number, players[order[2]]
        assert early.move("stay", number).status_code == 200
        for _ in range(3):
            server.open("Eve", "Mallory")
        assert early.table not in server.registry._sessions
        assert early.options() == []
        for seat in order[:2]:
            assert players[seat].move("stay", number).status_code == 200
        assert early.number == number + 3  # all three, and nobody was asked again


# Tables that wait for their start


def open_lobby(url: str) -> tuple[int, str]:
    wanted = {
        "game": NOIR,
        "seats": [{"kind": "me", "name": "Eve"}, {"kind": "open"}],
        "start": False,
    }
    answer = client(url).post("/api/tables", json=wanted)
    return answer.status_code, answer.json().get("table") or answer.json()["error"]["code"]


def test_g4_one_caller_may_have_some_tables_that_wait_and_no_more(sqlite: str) -> None:
    few = SETTINGS._replace(limits=PLENTY._replace(unstarted_tables=3))
    with running(sqlite, clock=FakeClock(), settings=few) as server:
        opened = [open_lobby(server.url) for _ in range(5)]
        assert [status for status, _ in opened] == [201, 201, 201, 429, 429]
        assert opened[-1][1] == "too-many-unstarted"
        form = {"game": NOIR, "door": "friends", "name": "Eve", "players": "2"}
        assert client(server.url).post("/tables", data=form).status_code == 429
        bots = {**form, "door": "bots", "bot": "greedy"}
        assert client(server.url).post("/tables", data=bots).status_code == 303  # it begins at once
        host = server.registry._sessions[opened[0][1]].table.lobby.host

        async def start() -> None:
            async with server.registry.transaction(opened[0][1]) as session:
                session.table.sit(None, "Blaise", BLAISE)
                assert session.table.is_host(host)
                session.table.start(None)

        server.do(start())
        assert open_lobby(server.url)[0] == 201
        assert open_lobby(server.url)[0] == 429


def test_g4_what_only_its_opener_has_seen_is_gone_the_day_after(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        forgotten, shared, joined = (server.gather("Ada")[0] for _ in range(3))
        assert server.do(server.registry.store.count()) == {"empty": 3}
        for table in (forgotten, shared, joined):
            assert table.get().json()["phase"] == "gathering"  # to its opener it looks like any
        assert Api(server.url, shared.table).get().status_code == 200
        assert Api(server.url, joined.table).post("/seats/1", name="Blaise").status_code == 201
        server.wait(clock, HOUSEKEEPING_SECONDS)
        seen = {"empty": 1, "gathering": 2}
        eventually(lambda: server.do(server.registry.store.count()) == seen)
        server.wait(clock, 0.9 * DAY)
        assert forgotten.get().status_code == 200
        server.wait(clock, 0.2 * DAY)
        eventually(lambda: forgotten.get().status_code == 404)
        server.wait(clock, 28 * DAY)
        assert shared.get().status_code == joined.get().status_code == 200
        server.wait(clock, 2 * DAY)
        eventually(lambda: shared.get().status_code == joined.get().status_code == 404)


@pytest.mark.parametrize("days", [None, 90.0])
def test_g4_what_runs_is_kept_for_ever_unless_the_host_sets_a_limit(
    sqlite: str, days: float | None
) -> None:
    settings = SETTINGS if days is None else SETTINGS._replace(keep_running_days=days)
    clock = FakeClock()
    with running(sqlite, clock=clock, settings=settings) as server:
        idle, played = server.open("Ada", "Blaise"), server.open("Ada", "Blaise")
        server.wait(clock, 80 * DAY)
        play_on(played, 1)
        server.wait(clock, 20 * DAY)
        if days is None:
            assert idle[0].get().status_code == 200
        else:
            eventually(lambda: idle[0].get().status_code == 404)
        assert played[0].get().status_code == 200


# Deleting in small bites


class Counting(Store):
    """Counts the bites it has taken."""

    bites = 0

    async def delete_idle(self, phases: tuple[str, ...], before: float) -> list[str]:  # type: ignore[override]
        gone = await super().delete_idle(phases, before)
        self.bites += bool(gone)
        return gone


def test_g9_a_move_does_not_wait_for_thirty_thousand_tables_to_be_deleted(tmp_path: Path) -> None:
    tables = 30_000
    store = Counting(f"sqlite:///{tmp_path / 'tables.db'}")
    store.open()
    line = Line(0, 1.0, "{}")

    async def run() -> None:
        await asyncio.gather(
            *[
                store.add(
                    *[Addition(f"t{n}", NOIR, "over", [line]) for n in range(first, first + 200)]
                )
                for first in range(0, tables, 200)
            ]
        )
        house = SmallHouse(store)
        match = await house.match()
        deleting = asyncio.create_task(house.registry.delete_old())
        while store.bites < 2:
            await asyncio.sleep(0)
        before = store.bites
        decision = match.table.decision()
        assert decision is not None
        async with house.registry.transaction(match.table.id):
            match.table.play(decision.seat, str(decision.options[0]))
        assert store.bites <= before + 2
        assert not deleting.done()
        assert await deleting == tables
        assert store.bites == tables / MOST_DELETED_AT_ONCE
        assert await store.count() == {"playing": 1}

    asyncio.run(run())
    store.close()


# A clock that jumps


class WrongClock(FakeClock):
    """A clock whose time of day is off."""

    off = 0.0

    def now(self) -> float:
        return super().now() + self.off


def warnings(caplog: pytest.LogCaptureFixture) -> int:
    return sum("the clock has jumped" in record.getMessage() for record in caplog.records)


@pytest.mark.parametrize("days", [40, -40])
def test_g9_a_clock_that_jumps_while_the_server_runs_deletes_nothing(
    sqlite: str, caplog: pytest.LogCaptureFixture, days: int
) -> None:
    clock = WrongClock()
    with running(sqlite, clock=clock) as server:
        lobby, over = server.gather("Ada")[0], server.open("Ada", "Blaise")
        assert over[0].post("/resign").status_code == 200
        server.wait(clock, HOUSEKEEPING_SECONDS)
        clock.off = days * DAY
        for _ in range(23):
            server.wait(clock, 3600)
        assert lobby.get().status_code == over[0].get().status_code == 200
        assert warnings(caplog) == 1
        clock.off = 0.0  # somebody has set it right, which is another jump
        for _ in range(23):
            server.wait(clock, 3600)
        assert over[0].get().status_code == 200
        server.wait(clock, 32 * DAY)  # an even clock is believed again
        eventually(lambda: over[0].get().status_code == 404)
        assert warnings(caplog) == 1


def test_g9_a_clock_that_is_wrong_when_the_server_starts_deletes_nothing(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    first, second = WrongClock(), WrongClock()
    with running(sqlite, clock=first) as server:
        over = server.open("Ada", "Blaise")
        assert over[0].post("/resign").status_code == 200
        server.wait(first, HOUSEKEEPING_SECONDS)
    second.off = 40 * DAY
    with running(sqlite, clock=second) as server:
        server.tick()  # time counts from its first look
        again = Api(server.url, over[0].table, over[0].token)
        for _ in range(20):
            server.wait(second, 3600)
        assert again.get().status_code == 200
        assert warnings(caplog) == 1
    second.time += 60
    with running(sqlite, clock=second) as server:  # the doubt outlasts a restart
        server.tick()
        again = Api(server.url, over[0].table, over[0].token)
        server.wait(second, 3600)
        assert again.get().status_code == 200
        assert warnings(caplog) == 2
        server.wait(second, 4 * 3600)
        eventually(lambda: again.get().status_code == 404)  # it was the right time after all


def test_g9_a_database_of_former_times_is_looked_at_too(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody has noted the time yet, but the tables know when something last happened."""
    with stored(sqlite) as store:
        line = Line(0, FakeClock().now() - 40 * DAY, "{}")
        asyncio.run(store.add(Addition("old", NOIR, "over", [line])))
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        server.wait(clock, 3600)
        assert server.do(server.registry.store.count()) == {"over": 1}
        assert warnings(caplog) == 1
        server.wait(clock, 25 * 3600)
        eventually(lambda: server.do(server.registry.store.count()) == {})


def test_settings_keep_what_runs_for_ever() -> None:
    assert Settings().keep_running_days == float("inf")
