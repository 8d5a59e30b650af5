"""A store that fails: what cannot be kept has not happened. Kills are in `tests/soak/kills/`."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludotheque.web.storage.rows import Addition
from ludotheque.web.storage.store import Store
from tests.services.postgresql import connected, end_all_sessions
from tests.web.clients import Api, Page, asked, client, play_on
from tests.web.fake_time import FakeClock, eventually, in_time
from tests.web.servers import Running, running


class Failing(Store):
    """Refuses to write while it is told to."""

    is_failing = False

    async def add(self, *additions: Addition) -> None:
        if self.is_failing:
            raise OSError("the disk holds card 17 of Ada's hand")
        await super().add(*additions)


@contextmanager
def failing(tmp_path: Path, clock: FakeClock | None = None) -> Iterator[tuple[Running, Failing]]:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    store = Failing(db)
    with running(db, store=store, clock=clock) as server:
        yield server, store


def test_what_cannot_be_stored_has_not_happened_and_play_goes_on(tmp_path: Path) -> None:
    with failing(tmp_path) as (server, store):
        players = server.open("Ada", "Blaise")
        play_on(players, 3)
        player, before = asked(players), players[0].view()
        move = player.options()[0]
        store.is_failing = True
        answer = player.move(move, key="k")
        assert answer.status_code == 503
        assert answer.json()["error"]["code"] == "not-stored"
        assert player.post("/talk", text="Hello?").status_code == 503
        assert player.post("/resign").status_code == 503
        assert players[0].view() == before
        store.is_failing = False
        assert players[0].view() == before
        assert player.move(move, key="k").status_code == 200
        play_on(players)
        assert players[0].view()["phase"] == "over"
        assert server.written(players[0].table)[-1].startswith('{"record":"{')


def test_a_request_that_waited_behind_a_failed_one_does_not_carry_it_along(tmp_path: Path) -> None:
    """What is only in memory is thrown away, also for callers already waiting for it."""
    with failing(tmp_path) as (server, store):
        players = server.open("Ada", "Blaise")
        player = asked(players)
        move, number = player.options()[0], player.number
        store.is_failing = True
        session = server.table(player.table)
        server.do(session.lock.acquire())
        answers: list[int] = []

        def ask(who: Api, path: str, **content: object) -> None:
            answers.append(who.post(path, **content).status_code)

        wanted = {"move": move, "at": number}
        moving = threading.Thread(target=ask, args=(player, "/moves"), kwargs=wanted)
        moving.start()
        eventually(lambda: len(session.lock._waiters or ()) == 1)
        other = next(each for each in players if each is not player)
        talking = threading.Thread(target=ask, args=(other, "/talk"), kwargs={"text": "Hello"})
        talking.start()
        eventually(lambda: len(session.lock._waiters or ()) == 2)

        async def let_go() -> None:
            session.lock.release()

        server.do(let_go())
        moving.join()
        store.is_failing = False
        talking.join()
        assert answers[0] == 503
        assert not any(move in line for line in server.written(player.table)[number + 1 :])
        assert player.move(move).status_code == 200


def test_streams_end_and_come_back_when_something_could_not_be_stored(tmp_path: Path) -> None:
    with failing(tmp_path) as (server, store):
        players = server.open("Ada", "Blaise")
        player = asked(players)
        with players[0].stream() as stream:
            first = stream.next()
            store.is_failing = True
            assert player.move(player.options()[0]).status_code == 503
            assert stream.rest() == []
        store.is_failing = False
        with players[0].stream(last=first.number) as stream:
            assert player.move(player.options()[0]).status_code == 200
            assert stream.next().number == first.number + 1


def test_a_table_that_cannot_be_stored_is_not_opened(tmp_path: Path) -> None:
    with failing(tmp_path) as (server, store):
        store.is_failing = True
        wanted = {"game": "district-noir", "seats": [{"kind": "me", "name": "Ada"}]}
        wanted["seats"].append({"kind": "bot", "bot": "greedy"})  # type: ignore[attr-defined]
        answer = client(server.url).post("/api/tables", json={**wanted, "start": True})
        assert answer.status_code == 503
        assert server.registry.session_count == 0


def test_a_bot_whose_move_could_not_be_stored_moves_when_somebody_looks_again(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    with failing(tmp_path, clock) as (server, store):
        (ada,) = server.open("Ada", bots=["greedy"])
        if ada.get().json()["asked"]["seat"] == 0:
            assert ada.move(ada.options()[0]).status_code == 200
        number = ada.number
        store.is_failing = True
        in_time(lambda: server.registry.session_count == 0, clock)
        store.is_failing = False
        assert ada.number == number
        in_time(lambda: ada.number > number, clock)


@pytest.mark.slow
def test_a_database_that_goes_away_is_missed_politely_and_comes_back(
    postgresql_database: str,
) -> None:
    """Its connections are cut, again and again; PostgreSQL itself is needed by others."""
    url = postgresql_database
    name = url.split("?")[0].split("/")[-1]
    with running(url) as server, connected(url.replace(f"/{name}?", "/postgres?")) as admin:
        players = server.open("Ada", "Blaise")
        play_on(players, 3)
        before = players[0].view()
        player = asked(players)
        move = player.options()[0]
        admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false".encode())
        end_all_sessions(admin, name)
        assert player.move(move).status_code == 503
        answer = players[0].get()
        assert (answer.status_code, answer.json()["error"]["code"]) == (503, "not-read")
        page = Page(server.url, player.table, player.token).get()
        assert page.status_code == 503
        assert "Traceback" not in page.text
        health = client(server.url).get("/health")
        failing = {"status": "failing", "reason": "not-written"}
        assert (health.status_code, health.json()) == (503, failing)
        admin.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true".encode())
        assert players[0].view() == before
        eventually(lambda: client(server.url).get("/health").status_code == 200)
        play_on(players)
        assert players[0].view()["phase"] == "over"
