"""Analyses of finished games: begun by whoever asks, kept with the table, and nothing before the
end."""

import asyncio
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from ludotheque.core import Record
from ludotheque.core.record import BackEntry
from ludotheque.web.http.work_meter import WorkMeter
from ludotheque.web.settings import Limits, Rate, Settings
from ludotheque.web.tables import analyses
from ludotheque.web.tables.uploads import Uploads
from ludotheque.web.workers.analysis_work import (
    MOST_WORLDS,
    AnalysisFailed,
    AnalysisProcess,
    AnalysisProgress,
    AnalysisWork,
    Told,
    worked_out,
    worlds_for,
)
from ludotheque.web.workers.pool import WorkerPool
from tests.web.clients import Api, Page, page_of, play_on
from tests.web.every_stage import EVERY_STAGE
from tests.web.fake_time import PATIENCE, eventually
from tests.web.servers import ANALYSED, ANY, PLENTY, PoolHere, Running, quick_analysis, running

RECORDS = Path(__file__).parent.parent / "records"


class SlowAnalyses(PoolHere):
    """Analyses that are done when a test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[tuple[AnalysisWork, Told]] = []
        self.may_end = threading.Event()
        self.fails = False

    async def analyse(self, work: AnalysisWork, told: Told) -> str:
        self.begun.append((work, told))
        await asyncio.to_thread(self.may_end.wait, PATIENCE)
        if self.fails:
            raise AnalysisFailed("as a test wants it")
        return await super().analyse(work, told)


@contextmanager
def over(sqlite: str, pool: WorkerPool | None = None) -> Iterator[tuple[Running, Api]]:
    """A server with a finished game."""
    with running(sqlite, pool=pool) as server:
        yield server, ended(server)


def ended(server: Running) -> Api:
    """A game from elsewhere; such a table is like any other that is over."""
    registry = server.registry
    uploads = Uploads(registry, EVERY_STAGE, PLENTY, WorkMeter(PLENTY.work, registry.clock))
    return Api(server.url, server.do(uploads.keep(Record.read(small().record))))


def shown(player: Api) -> dict[str, object]:
    answer = player.get("/analysis")
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json()
    return found


def when_done(player: Api) -> dict[str, object]:
    eventually(lambda: shown(player)["state"] == "done")
    return shown(player)


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def test_the_api_tells_how_far_it_is_and_then_everything(sqlite: str) -> None:
    pool = SlowAnalyses()
    with over(sqlite, pool) as (_, ada):
        begun = shown(ada)
        assert (begun["state"], begun["analysis"]) in (("waiting", None), ("working", None))
        eventually(lambda: bool(pool.begun))
        pool.begun[0][1](AnalysisProgress(3, 10))
        now = shown(ada)
        assert (now["state"], now["done"], now["whole"]) == ("working", 3, 10)
        pool.may_end.set()
        found = when_done(ada)
        assert len(pool.begun) == 1, "it was begun once"
        analysis = found["analysis"]
        assert isinstance(analysis, dict)
        assert len(analysis["points"]) == len(analysis["acts"]) + 1
        shares = [account["share"] for account in analysis["accounts"]]
        assert sum(shares) == pytest.approx(1.0)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_follows_the_work_and_shows_everything(sqlite: str, lang: str) -> None:
    pool = SlowAnalyses()
    with over(sqlite, pool) as (server, ada):
        page = Page(server.url, ada.table, lang=lang)
        first = page.get("/analysis").text
        assert "<progress" in first
        assert 'class="known"' not in first
        pool.may_end.set()
        when_done(ada)
        fragment = page.client.get(f"/t/{ada.table}/analysis", headers={"x-fragment": "1"}).json()[
            "html"
        ]
        whole = page.get("/analysis").text
        assert fragment in whole
        assert f'<html lang="{lang}">' in whole
        assert whole.count('class="known" d="M') == whole.count('class="opened" d="M') == 2 + 2
        moments = re.findall(r'<li id="m(\d+)"', whole)
        for number in moments:
            assert f"/replay?line={int(number) - 1}&amp;eyes=" in whole
        addressed = {"en": "“You” is", "fr": "«\u00a0Vous\u00a0», ici,"}[lang]
        assert moments
        assert whole.count(addressed) == len(moments), "whoever reads this had no seat"
        assert {"en": "With all hands", "fr": "toutes mains"}[lang].lower() in whole.lower()


def test_while_the_game_runs_there_is_nothing_of_it(sqlite: str) -> None:
    pool = SlowAnalyses()
    with running(sqlite, pool=pool) as server:
        ada, *others = server.open("Ada", "Blaise")
        play_on([ada, *others], 6)
        assert code(ada.get("/analysis")) == (403, "analysis-secret")
        assert Page(server.url, ada.table).get("/analysis").status_code == 403
        nowhere = Api(server.url, "nowhere").get("/analysis")
        assert code(nowhere) == (404, "no-such-table")
        assert not pool.begun
        assert "/analysis" not in page_of(ada).get().text


def test_it_is_kept_with_the_table_and_found_after_a_restart(sqlite: str) -> None:
    with over(sqlite) as (server, ada):
        found = when_done(ada)
        eventually(lambda: server.do(server.registry.store.analysis(ada.table)) != "")
        table = ada.table
    pool = SlowAnalyses()
    with running(sqlite, pool=pool) as server:
        again = shown(Api(server.url, table))
        assert again == found
        assert not pool.begun
        server.do(server.registry.store.keep_analysis(table, '{"format": 0}'))
        server.do(server.registry.store.keep_analysis("nowhere", "{}"))
        assert server.do(server.registry.store.analysis("nowhere")) == ""
    with running(sqlite, pool=pool) as server:
        assert shown(Api(server.url, table))["state"] != "done", "another format is made anew"
        pool.may_end.set()
        assert when_done(Api(server.url, table)) == found


def test_it_is_deleted_with_the_table(sqlite: str) -> None:
    with over(sqlite) as (server, ada):
        when_done(ada)
        store = server.registry.store
        eventually(lambda: server.do(store.analysis(ada.table)) != "")
        assert server.do(store.delete_idle(("over",), 1e12)) == [ada.table]
        assert server.do(store.analysis(ada.table)) == ""


def test_callers_take_turns_and_wait_for_their_own(sqlite: str) -> None:
    pool = SlowAnalyses()
    with running(sqlite, pool=pool) as server:
        games = [ended(server) for _ in range(5)]
        states = [shown(game)["state"] for game in games[:4]]
        assert set(states) <= {"waiting", "working"}
        eventually(lambda: bool(pool.begun))
        assert len(pool.begun) == 1, "one at a time"
        assert code(games[4].get("/analysis")) == (429, "too-many-analyses")
        pool.may_end.set()
        for game in games[:4]:
            when_done(game)
        when_done(games[4])


def test_starting_many_is_limited_and_looking_is_not(sqlite: str) -> None:
    few = Settings(limits=Limits(ANY, ANY, ANY, analyses=Rate(0.0, 1.0), work=ANY))
    with running(sqlite, settings=few) as server:
        one, other = ended(server), ended(server)
        when_done(one)
        assert code(other.get("/analysis")) == (429, "too-many-analyses")
        assert shown(one)["state"] == "done"


def test_a_failure_is_said_and_not_tried_again_at_once(sqlite: str) -> None:
    pool = SlowAnalyses()
    pool.fails = True
    pool.may_end.set()
    with over(sqlite, pool) as (server, ada):
        shown(ada)
        eventually(lambda: ada.get("/analysis").status_code == 503)
        assert code(ada.get("/analysis")) == (503, "analysis-failed")
        assert len(pool.begun) == 1
        assert "ten minutes" in Page(server.url, ada.table, lang="en").get("/analysis").text


def test_a_game_that_is_too_long_is_refused_with_a_sentence(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analyses, "MOST_ACTS", 20)
    pool = SlowAnalyses()
    with over(sqlite, pool) as (server, ada):
        assert code(ada.get("/analysis")) == (422, "analysis-too-long")
        assert "ludotheque analyse" in Page(server.url, ada.table).get("/analysis").text
        assert not pool.begun


def test_a_game_of_people_with_a_move_taken_back(sqlite: str) -> None:
    with running(sqlite) as server:
        ada, blaise = server.open("Ada", "Blaise")
        play_on([ada, blaise], 1)
        for player in (ada, blaise):
            player.post("/back", at=player.number)
        play_on([ada, blaise], 3)
        resigned = blaise.post("/resign", at=blaise.number)
        assert resigned.status_code < 300, resigned.text
        found = when_done(ada)
        analysis = found["analysis"]
        assert isinstance(analysis, dict)
        acts = analysis["acts"]
        assert acts[-1]["move"] == ""
        entries = Record.read(ada.get("/record").text).entries
        assert any(isinstance(entry, BackEntry) for entry in entries)
        assert 1 not in [act["line"] for act in acts], "what was taken back is left out"


def test_doors_lead_to_it_after_the_end(sqlite: str) -> None:
    with over(sqlite) as (server, ada):
        door = f'href="/t/{ada.table}/analysis"'
        assert door in page_of(ada).get().text
        assert door in Page(server.url, ada.table).get("/replay").text


# The process


def test_worlds_are_shared_among_moments_and_seats() -> None:
    assert worlds_for(50, 2) == MOST_WORLDS
    assert worlds_for(340, 2) < MOST_WORLDS
    assert worlds_for(1200, 10) > 30


def small() -> AnalysisWork:
    return AnalysisWork((RECORDS / "district-noir-0.1.jsonl").read_text("utf-8"))


def test_an_unfinished_game_is_not_analysed() -> None:
    whole = small().record.splitlines(keepends=True)
    with pytest.raises(AnalysisFailed, match="not over"):
        worked_out(AnalysisWork("".join(whole[:12])), lambda _progress: None, worlds=1)


class OneWorker(WorkerPool):
    """A pool that is full when a test says so."""

    def __init__(self) -> None:
        super().__init__(1)

    def fill(self) -> None:
        self.worker = self._idle.pop()
        self._make_way()

    def empty(self) -> None:
        self._idle.append(self.worker)
        self._make_way()


@pytest.mark.slow
def test_a_process_works_it_out_and_waits_while_games_are_played() -> None:
    async def analysed() -> tuple[str, list[AnalysisProgress]]:
        pool = OneWorker()
        heard: list[AnalysisProgress] = []
        work = asyncio.create_task(pool.analyse(small(), heard.append))
        while not heard:
            await asyncio.sleep(0.05)
        pool.fill()
        waited = -1
        while waited != len(heard):  # until nothing comes any more
            waited = len(heard)
            await asyncio.sleep(1.0)
        assert not work.done()
        pool.empty()
        found = await asyncio.wait_for(work, 3 * PATIENCE)
        await pool.close()
        return found, heard

    found, heard = asyncio.run(analysed())
    assert found == worked_out(small(), lambda _progress: None)
    assert [each.done for each in heard] == sorted(each.done for each in heard)
    assert heard[-1].moments


@pytest.mark.slow
def test_a_process_that_dies_or_is_ended_gives_no_analysis() -> None:
    async def ended_early() -> None:
        pool = WorkerPool(1)
        heard: list[AnalysisProgress] = []
        work = asyncio.create_task(pool.analyse(small(), heard.append))
        while not heard:
            await asyncio.sleep(0.05)
        await pool.close()
        with pytest.raises(AnalysisFailed):
            await work
        with pytest.raises(AnalysisFailed):
            await pool.analyse(small(), heard.append)

    asyncio.run(ended_early())


@pytest.mark.slow
def test_what_cannot_be_read_fails_by_name_alone() -> None:
    process = AnalysisProcess(AnalysisWork("secret nonsense"), lambda _progress: None)
    try:
        with pytest.raises(AnalysisFailed) as failed:
            process.run()
    finally:
        process.end()
    assert "secret" not in str(failed.value)
    assert "secret" not in repr(AnalysisWork("secret nonsense"))


def test_analyses_of_tests_are_the_same_each_time() -> None:
    assert quick_analysis(small()) == worked_out(small(), lambda _progress: None, worlds=ANALYSED)
