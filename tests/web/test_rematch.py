"""Rematches, bots, spectators, and tables that are unloaded and loaded again."""

import asyncio
import itertools
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final

import pytest
import sqlalchemy as sql

from ludotheque.core import WATCHER
from ludotheque.games import GAMES
from ludotheque.web.http.tokens import hashed, rematch_token
from ludotheque.web.storage.rows import Line
from ludotheque.web.storage.store import Store
from ludotheque.web.tables.bot_pace import ALONE_SECONDS
from ludotheque.web.tables.bot_runner import RETRY_SECONDS
from ludotheque.web.tables.lobby import Chair
from ludotheque.web.tables.registry import HOUSEKEEPING_SECONDS, IDLE_SECONDS
from ludotheque.web.tables.rematch import Rematches
from ludotheque.web.workers.job import Job
from tests.web.clients import Api, Page, asked, page_of, play_on
from tests.web.fake_time import PATIENCE, FakeClock, eventually, in_time
from tests.web.servers import SETTINGS, PoolHere, Running, running

NOIR = GAMES["district-noir"]


def finished(server: Running) -> list[Api]:
    players = server.open("Ada", "Blaise")
    assert players[0].post("/resign").status_code == 200
    return players


def seats(player: Api) -> list[tuple[str, bool]]:
    return [(seat["name"], seat["yours"]) for seat in player.get().json()["seats"]]


def again(player: Api) -> Api:
    answer = player.post("/again")
    assert answer.status_code == 201, answer.text
    return Api(player.url, answer.json()["table"], answer.json()["token"])


def wait_for_start(player: Api) -> None:
    """Nobody adds a number to the deal, and after a while the table no longer waits for any."""
    eventually(lambda: player.view()["phase"] == "playing")


@pytest.mark.parametrize("first", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_a_return_match_begins_when_both_have_asked(sqlite: str, first: int) -> None:
    with running(sqlite) as server:
        players = finished(server)
        new = again(players[first])
        shown = new.get().json()
        assert (shown["phase"], shown["host"]) == ("gathering", True)
        assert players[0].get().json()["again"] == new.table
        stranger = Api(server.url, new.table).post(f"/seats/{first}", name="Eve")
        assert stranger.json()["error"]["code"] == "seat-taken"  # it is kept
        other = again(players[1 - first])
        assert other.table == new.table
        wait_for_start(other)
        yours = [("Blaise", False), ("Ada", True)]  # who sat first sits last
        assert seats((new, other)[first]) == yours
        pair = [other, new] if first == 0 else [new, other]
        assert seats(pair[1]) == yours
        play_on(pair)
        assert pair[0].view()["phase"] == "over"


def test_who_asks_twice_keeps_their_seat(sqlite: str) -> None:
    """A double click must not lead to a token that plays nothing."""
    with running(sqlite) as server:
        ada, blaise = finished(server)
        pages = [page_of(player) for player in (ada, blaise)]
        for page in (*pages, *pages):
            assert page.post("/again").status_code == 200
        table = server.table(ada.table).table.rematch_id
        wait_for_start(Api(server.url, table))
        for page, own in zip(pages, (0, 1), strict=True):
            token = rematch_token((ada, blaise)[own].token, ada.table)
            assert [yours for _, yours in seats(Api(server.url, table, token))] == [
                own == 1,
                own == 0,
            ]
            there = Page(server.url, table, token)
            assert 'class="hand"' in there.get().text
            assert page.client.get(f"/t/{table}").text == there.get().text


def test_both_ask_at_once_and_meet_at_one_table(sqlite: str) -> None:
    with running(sqlite) as server:
        for _ in range(4):
            players = finished(server)
            with ThreadPoolExecutor(4) as threads:
                new = list(threads.map(again, [*players, *players]))
            assert len({each.table for each in new}) == 1
            assert [yours for _, yours in seats(new[0])] == [False, True]
            assert [yours for _, yours in seats(new[1])] == [True, False]
            assert (new[2].token, new[3].token) == (new[0].token, new[1].token)
            wait_for_start(new[0])


def ask_at_once(server: Running, old: str, tokens: Sequence[str]) -> list[tuple[str, str]]:
    rematches = Rematches(server.registry)

    async def all_at_once() -> list[tuple[str, str]]:
        return await asyncio.gather(*[rematches.open_or_join(old, token) for token in tokens])

    return server.do(all_at_once())


def test_g10_fifty_who_ask_at_once_leave_one_table(sqlite: str) -> None:
    with running(sqlite) as server:
        players = finished(server)
        asked_for = ask_at_once(server, players[0].table, [each.token for each in players * 25])
        (there,) = {table for table, _ in asked_for}
        wait_for_start(Api(server.url, there))
        assert server.do(server.registry.store.count()) == {"over": 1, "playing": 1}
        assert server.registry.session_count == 2


def test_g10_a_rematch_that_was_deleted_is_opened_anew(sqlite: str) -> None:
    with running(sqlite) as server:
        ada, blaise = finished(server)
        first = again(ada)
        gone = server.do(server.registry.store.delete_idle(("gathering",), 1e12))
        assert gone == [first.table]
        server.do(forget(server, first.table))
        asked_for = ask_at_once(server, ada.table, [each.token for each in (ada, blaise) * 5])
        (second,) = {table for table, _ in asked_for}
        assert second != first.table
        assert ada.get().json()["again"] == second
        wait_for_start(Api(server.url, second))
        assert server.do(server.registry.store.count()) == {"over": 1, "playing": 1}


async def forget(server: Running, table: str) -> None:
    server.registry._forget(server.registry._sessions[table])


class Dying(Store):
    """Dies before the statement that it is told to, in the middle of a transaction."""

    def die_before(self, statement: int) -> None:
        left = itertools.count(statement, -1)

        def die(*_: object) -> None:
            if next(left) == 0:
                raise MemoryError

        engine = self._database.engine
        sql.event.listen(engine, "before_cursor_execute", die)
        self.revive = partial(sql.event.remove, engine, "before_cursor_execute", die)


def test_g10_whenever_it_dies_there_is_a_rematch_and_a_link_to_it_or_neither(sqlite: str) -> None:
    store, clock = Dying(sqlite), FakeClock()
    with running(sqlite, store=store, clock=clock) as server:
        eventually(lambda: HOUSEKEEPING_SECONDS in clock.slept)  # or it might die instead
        answers: list[int] = []
        while answers[-2:] != [201, 201]:  # then it dies too late to do any harm
            statement = len(answers)
            ada, _ = finished(server)
            tables = sum(server.do(store.count()).values())
            store.die_before(statement)
            answers.append(ada.post("/again").status_code)
            store.revive()
            linked = ada.get().json()["again"]
            assert bool(linked) == (answers[-1] == 201)
            assert sum(server.do(store.count()).values()) == tables + bool(linked)
            assert Api(server.url, again(ada).table).get().status_code == 200
        assert answers.count(503) > 3


def test_against_bots_it_begins_at_once(sqlite: str) -> None:
    with running(sqlite) as server:
        (ada,) = server.open("Ada", bots=["greedy"])
        assert ada.post("/resign").status_code == 200
        new = again(ada)
        shown = new.get().json()
        assert shown["phase"] == "playing"
        assert [seat["bot"] for seat in shown["seats"]] == ["greedy", ""]
        assert again(ada).token == new.token
        assert server.do(server.registry.store.count())["playing"] == 1


def test_the_host_may_move_chairs_before_the_other_comes(sqlite: str) -> None:
    with running(sqlite) as server:
        ada, blaise = finished(server)
        new = again(ada)
        assert new.post("/exchange", seat=0, other=1).status_code == 200
        other = again(blaise)
        assert seats(other) == [("Ada", False), ("Blaise", True)]
        wait_for_start(other)


def test_the_host_may_give_the_kept_seat_to_a_bot(sqlite: str) -> None:
    with running(sqlite) as server:
        ada, blaise = finished(server)
        new = again(ada)
        assert new.put("/seats/0", bot="greedy").status_code == 200
        assert new.post("/start").status_code == 200
        late = again(blaise)
        assert [yours for _, yours in seats(late)] == [False, False]
        assert late.get("/options").status_code == 403


def test_a_return_match_is_for_players_after_the_end(sqlite: str) -> None:
    with running(sqlite) as server:
        players = server.open("Ada", "Blaise")
        assert players[0].post("/again").json()["error"]["code"] == "not-over"
        players[0].post("/resign")
        assert Api(server.url, players[0].table).post("/again").status_code == 403
        assert Api(server.url, players[0].table, "guess").post("/again").status_code == 403


def test_at_one_screen_it_begins_at_once_for_all(sqlite: str) -> None:
    with running(sqlite) as server:
        ada, _ = one_screen(server)
        assert ada.post("/resign", seat=0).status_code == 200
        new = again(ada)
        assert seats(new) == [("Blaise", True), ("Ada", True)]
        assert new.view()["phase"] == "playing"


def one_screen(server: Running) -> tuple[Api, Api]:
    """Whoever sits before it, and a spectator."""
    token = server.registry.tokens.token()
    chairs = tuple([Chair(name, holder=hashed(token)) for name in ("Ada", "Blaise")])
    session = server.do(server.registry.open(NOIR.name, chairs, token, one_screen=True, begin=True))
    return Api(server.url, session.table.id, token), Api(server.url, session.table.id)


# The score of the evening, and who begins


def wins(player: Api) -> dict[str, int]:
    return {seat["name"]: seat["wins"] for seat in player.get().json()["seats"]}


def test_an_evening_keeps_its_score_and_moves_the_seats_on(sqlite: str) -> None:
    """In the lines of each table, so that it is there after a restart, on any node."""
    with running(sqlite) as server:
        ada, blaise = server.open("Ada", "Blaise")
        orders = []
        for resigning in ("Ada", "Ada", "Blaise"):
            loser = ada if resigning == "Ada" else blaise
            orders.append([name for name, _ in seats(ada)])
            seat = orders[-1].index(resigning)
            assert loser.post("/resign", seat=seat).status_code == 200
            ada, blaise = again(ada), again(blaise)
            wait_for_start(ada)
        assert orders == [["Ada", "Blaise"], ["Blaise", "Ada"], ["Ada", "Blaise"]]
        assert wins(ada) == {"Ada": 1, "Blaise": 2}
        server.read_again()
        assert wins(ada) == {"Ada": 1, "Blaise": 2}
        assert ada.post("/resign").status_code == 200
        assert wins(ada) == {"Ada": 1, "Blaise": 3}
        assert "Wins after 4 games: Blaise 3 · Ada 1" in page_of(ada).get().text
        score = page_of(ada).get("/my-game").json()["says"]["fr"]["score"]
        assert score == "Victoires après 4 parties\u00a0: Blaise 3 · Ada 1"


def test_the_first_match_of_an_evening_has_no_score_to_show(sqlite: str) -> None:
    with running(sqlite) as server:
        ada, blaise = finished(server)
        assert wins(ada) == {"Ada": 0, "Blaise": 1}
        assert 'id="evening"' not in page_of(ada).get().text
        waiting = again(blaise)
        assert "Wins after 1 game: Blaise 1 · Ada 0" in page_of(waiting).get().text


# Spectators


@pytest.mark.parametrize("at_one_screen", [False, True])
def test_spectators_see_what_everybody_knows(sqlite: str, at_one_screen: bool) -> None:
    with running(sqlite) as server:
        if at_one_screen:
            player, watcher = one_screen(server)
        else:
            player = server.open("Ada", "Blaise")[0]
            watcher = Api(server.url, player.table)
        session = server.table(player.table)
        view = NOIR.dump(session.table.view(WATCHER))
        assert watcher.view()["view"] == view
        if at_one_screen:
            assert player.view()["view"] == view  # until somebody says who they are
        with watcher.stream() as stream, page_of(watcher).stream() as page:
            asking = stream.next().data["asked"]
            assert isinstance(asking, dict)
            assert asking["options"] == []
            assert 'class="hand"' not in page.next().html
        assert "You are watching." in page_of(watcher).get().text


# Bots


@pytest.mark.slow
def test_a_bots_move_is_shown_when_its_time_has_come_whatever_there_was_to_think(
    sqlite: str,
) -> None:
    """With one option and with many: not a moment earlier, not a moment later."""
    clock, pool = FakeClock(), PoolHere()
    with running(sqlite, clock=clock, pool=pool) as server:
        (ada,) = server.open("Ada", bots=["greedy"])
        seen = []
        while (decision := server.table(ada.table).table.decision()) is not None:
            number = ada.number
            if decision.seat == 0:
                assert ada.move(str(decision.options[0]), number).status_code == 200
                continue
            seen.append(len(decision.options))
            eventually(lambda: clock.slept.count(ALONE_SECONDS) == len(seen))
            server.wait(clock, ALONE_SECONDS - 0.01)
            time.sleep(0.01)
            assert ada.number == number
            server.wait(clock, 0.02)
            eventually(lambda number=number: ada.number > number)  # type: ignore[misc]
        assert {1, 2, 5} <= set(seen)
        assert len(pool.jobs) == len(seen)


def test_a_bot_wakes_up_after_a_restart_when_somebody_opens_the_table(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        (ada,) = server.open("Ada", bots=["greedy"])
        if ada.get().json()["asked"]["seat"] == 0:
            assert ada.move(ada.options()[0]).status_code == 200
        number = ada.number
        table, token = ada.table, ada.token
    with running(sqlite) as server:
        again = Api(server.url, table, token)
        assert again.number >= number
        eventually(lambda: again.number > number)


class Erring(PoolHere):
    """Bots that fail, then choose what cannot be, then come to their senses."""

    async def choose(self, job: Job) -> str:
        chosen = await super().choose(job)
        if len(self.jobs) == 1:
            raise RuntimeError("the bot sees card 17 in its hand")
        return "nonsense" if len(self.jobs) == 2 else chosen


def test_a_bot_that_fails_tries_again(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    clock, pool = FakeClock(), Erring()
    with running(sqlite, clock=clock, pool=pool) as server:
        (ada,) = server.open("Ada", bots=["greedy"])
        if ada.get().json()["asked"]["seat"] == 0:
            assert ada.move(ada.options()[0]).status_code == 200
        number = ada.number
        in_time(lambda: ada.number > number, clock)
        assert ada.number == number + 1
    assert len({job.seed for job in pool.jobs}) == 3  # another seed may help
    waits = [seconds for seconds in clock.slept if seconds != HOUSEKEEPING_SECONDS]
    assert waits[:3] == [ALONE_SECONDS, RETRY_SECONDS, RETRY_SECONDS]
    said = "a bot of district-noir could not move: RuntimeError"  # and nothing of its cards
    assert [record.getMessage() for record in caplog.records] == [said, said]


# Put away, deleted


def test_an_idle_table_is_put_away_and_read_anew(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        players = server.open("Ada", "Blaise")
        play_on(players, 4)
        before = players[0].view()
        with players[0].stream() as stream:
            stream.next()
            server.wait(clock, IDLE_SECONDS + 1)
            assert server.registry.session_count == 1  # somebody looks at it
        eventually(lambda: not server.registry.stream_count)
        server.wait(clock, IDLE_SECONDS + 1)
        assert server.registry.session_count == 0
        assert players[0].view() == before
        assert server.registry.session_count == 1
        assert asked(players).move(asked(players).options()[0]).status_code == 200


def test_what_is_over_is_deleted_after_its_days_and_what_is_played_is_not(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        over, played = finished(server), server.open("Ada", "Blaise")
        server.wait(clock, 29 * 86400)
        assert over[0].get().status_code == 200
        server.wait(clock, 2 * 86400)
        eventually(lambda: over[0].get().status_code == 404)  # the registry ticks by itself too
        assert over[0].get().json()["error"]["code"] == "no-such-table"
        assert page_of(over[0]).get().status_code == 404
        assert played[0].get().status_code == 200


class Slow(Store):
    """Reads at once, and says later what it has read."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.has_read: Final = threading.Event()
        self.may_say: Final = threading.Event()

    async def lines(self, table_id: str) -> list[Line]:
        found = await super().lines(table_id)
        self.has_read.set()
        await asyncio.to_thread(self.may_say.wait, PATIENCE)
        return found


def test_what_is_deleted_while_it_is_read_does_not_come_back(sqlite: str) -> None:
    clock, store = FakeClock(), Slow(sqlite)
    kept_for_no_time = SETTINGS._replace(keep_days=0)
    with running(sqlite, clock=clock, store=store, settings=kept_for_no_time) as server:
        over = finished(server)
        server.wait(clock, IDLE_SECONDS + 1)
        assert server.registry.session_count == 0
        with ThreadPoolExecutor() as pool:
            answer = pool.submit(over[0].get)
            assert store.has_read.wait(PATIENCE)
            assert server.do(server.registry.delete_old()) == 1
            store.may_say.set()
            assert answer.result().status_code == 404
        assert server.registry.session_count == 0
