"""Work is measured step by step, charged to whoever asked for it, and shared out in turns."""

import asyncio
from time import thread_time

import httpx
import pytest

from ludotheque.web.http.work_meter import TURN_SECONDS, WorkMeter
from ludotheque.web.settings import Rate
from tests.web.clients import Api, Page, client
from tests.web.fake_time import PATIENCE, FakeClock, eventually
from tests.web.servers import PLENTY, SETTINGS, Running, running

ENOUGH = Rate(1.0, 10.0)
A_WHILE = 2 * TURN_SECONDS


def compute(seconds: float) -> None:
    until = thread_time() + seconds
    while thread_time() < until:
        pass


def left(meter: WorkMeter, caller: str = "a") -> float:
    return meter._limiter.left(caller, meter._clock.monotonic())


def test_every_step_is_charged_and_waiting_is_not() -> None:
    meter = WorkMeter(ENOUGH, FakeClock())

    async def work() -> str:
        for _ in range(3):
            compute(A_WHILE)
            await asyncio.sleep(A_WHILE)
        return "done"

    async def run() -> str:
        return await meter.run("a", work())

    assert asyncio.run(run()) == "done"
    assert 3 * A_WHILE <= 10.0 - left(meter) < 3 * A_WHILE + 1.0
    assert left(meter, "b") == 10.0


def test_what_goes_wrong_is_raised_and_charged() -> None:
    meter = WorkMeter(ENOUGH, FakeClock())

    async def work() -> None:
        await asyncio.sleep(0)
        compute(A_WHILE)
        raise ValueError("so be it")

    async def run() -> None:
        await meter.run("a", work())

    with pytest.raises(ValueError, match="so be it"):
        asyncio.run(run())
    assert left(meter) <= 10.0 - A_WHILE


@pytest.mark.parametrize("is_its_turn", [True, False])
def test_work_that_is_cancelled_ends_and_tidies_up(is_its_turn: bool) -> None:
    meter = WorkMeter(ENOUGH, FakeClock())
    tidied: list[str] = []

    async def work() -> None:
        try:
            await asyncio.sleep(PATIENCE)
        finally:
            compute(A_WHILE)
            await asyncio.sleep(0)
            tidied.append("up")

    async def run() -> None:
        task = asyncio.ensure_future(meter.run("a", work()))
        await asyncio.sleep(0.01)
        if not is_its_turn:
            with meter.measured("a"):
                compute(A_WHILE)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(run())
    assert tidied == ["up"]


def test_g7_in_every_round_each_caller_has_one_turn() -> None:
    """However many requests one caller makes at once, another waits for one of them."""
    meter = WorkMeter(Rate(1.0, 1e6), FakeClock())
    order: list[str] = []

    async def work(who: str) -> None:
        compute(A_WHILE)
        order.append(who)

    async def run() -> None:
        many = [asyncio.ensure_future(meter.run("many", work("many"))) for _ in range(20)]
        await asyncio.sleep(0)
        await meter.run("one", work("one"))
        await asyncio.gather(*many)

    asyncio.run(run())
    assert len(order) == 21
    assert order.index("one") <= 2


def test_what_is_owed_is_bounded_and_forgiven_in_time() -> None:
    clock = FakeClock()
    meter = WorkMeter(ENOUGH, clock)
    meter.charge("a", 1000.0)
    assert not meter.has_room("a")
    assert meter.has_room("b")
    clock.time += 10.0
    assert not meter.has_room("a")
    clock.time += 0.1
    assert meter.has_room("a")


def test_who_owes_something_waits_for_room() -> None:
    clock = FakeClock()
    meter = WorkMeter(ENOUGH, clock)

    async def run() -> None:
        meter.charge("a", 13.0)
        waiting = asyncio.create_task(meter.room("a"))
        await asyncio.sleep(0.01)
        assert not waiting.done()
        assert clock.slept == [2.0]  # and then it looks again
        clock.time += 3.1
        await asyncio.wait_for(waiting, PATIENCE)

    asyncio.run(run())


# Over HTTP


class RestlessClock(FakeClock):
    """Time that stands still, and nobody waits for it."""

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0.002)


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


def from_another_address(server: Running) -> httpx.Client:
    there = httpx.HTTPTransport(local_address="127.0.0.9")
    return httpx.Client(base_url=server.url, transport=there, timeout=PATIENCE)


def test_g7_who_has_made_the_server_work_waits_and_the_others_do_not(sqlite: str) -> None:
    """Here any request is a second's share of work."""
    clock, limits = RestlessClock(), PLENTY._replace(work=Rate(1e-5, 1e-5))
    with running(sqlite, settings=SETTINGS._replace(limits=limits), clock=clock) as server:
        asking = client(server.url)
        assert asking.get("/games/noxford/rules").status_code == 200
        refused = asking.get("/api/games")
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too-often")
        with from_another_address(server) as other:
            assert other.get("/api/games").status_code == 200
        clock.time += 10
        assert asking.get("/api/games").status_code == 200


@pytest.mark.parametrize(
    "headers", [{"host": "evil.example"}, {"sec-fetch-site": "cross-site"}], ids=["host", "site"]
)
def test_g7_requests_that_are_not_meant_for_us_are_counted(
    sqlite: str, headers: dict[str, str]
) -> None:
    limits = PLENTY._replace(requests=Rate(0.0, 3.0))
    with running(sqlite, settings=SETTINGS._replace(limits=limits)) as server:
        asking = client(server.url)
        statuses = [asking.post("/language", headers=headers).status_code for _ in range(4)]
        assert statuses[:3] in ([421] * 3, [403] * 3)
        assert statuses[3] == 429


def test_g7_streams_that_cost_too_much_are_slowed_and_keep_nobody_from_moving(
    sqlite: str, clock: FakeClock
) -> None:
    limits = PLENTY._replace(stream_work=Rate(1e-5, 1e-5))
    with running(sqlite, settings=SETTINGS._replace(limits=limits), clock=clock) as server:
        ada, blaise = server.open("Ada", "Blaise")
        with Page(server.url, ada.table).stream() as stream:
            first = stream.next().number
            asked = (ada, blaise)[ada.get().json()["asked"]["seat"]]
            assert asked.move(asked.options()[0]).status_code == 200
            talked = Api(server.url, ada.table, ada.token).post("/talk", text="Well played")
            eventually(lambda: bool(clock.slept))  # it waits for its share
            clock.time += 10
            assert stream.next().number == talked.json()["number"] > first
