"""Long work in turns: nobody's many requests keep the others waiting."""

import asyncio
import threading
from collections.abc import Callable

import pytest

from ludotheque.web.errors import RequestRefused
from ludotheque.web.tables.fair_turns import FairTurns


def turns(most_waiting: int = 20, most_each: int = 9) -> FairTurns:
    return FairTurns(most_waiting=most_waiting, most_each=most_each, refusal="too-many-replays")


class Bench:
    """Pieces of work that take as long as a test wants, and in which order they were done."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.go = threading.Event()

    def piece(self, name: str) -> Callable[[], str]:
        def work() -> str:
            self.go.wait(60)
            self.done.append(name)
            return name

        return work


def test_g6_callers_take_turns_however_much_one_asks_for() -> None:
    async def run() -> list[str]:
        bench, fair = Bench(), turns()
        asked = [asyncio.create_task(fair.run("eve", bench.piece(f"eve {n}"))) for n in range(6)]
        await asyncio.sleep(0)
        for caller in ("ada", "blaise"):
            asked.append(asyncio.create_task(fair.run(caller, bench.piece(caller))))
            await asyncio.sleep(0)
        bench.go.set()
        assert sorted(await asyncio.gather(*asked)) == sorted(bench.done)
        return bench.done

    assert asyncio.run(run())[:4] == ["eve 0", "eve 1", "ada", "blaise"]


def test_g6_a_caller_who_waits_for_too_much_is_told_so_and_the_others_are_not() -> None:
    async def run() -> None:
        bench, fair = Bench(), turns(most_waiting=4, most_each=2)
        asked = [asyncio.create_task(fair.run("eve", bench.piece("eve"))) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(RequestRefused) as refused:
            await fair.run("eve", bench.piece("eve"))
        assert (refused.value.status, refused.value.key) == (429, "too-many-replays")
        asked += [asyncio.create_task(fair.run("ada", bench.piece("ada"))) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(RequestRefused) as refused:
            await fair.run("blaise", bench.piece("blaise"))
        assert (refused.value.status, refused.value.key) == (503, "house-busy")
        assert fair.waiting == 4
        bench.go.set()
        await asyncio.gather(*asked)
        assert await fair.run("blaise", bench.piece("blaise")) == "blaise"
        assert fair.waiting == 0

    asyncio.run(run())


def test_whoever_gives_up_keeps_nobody_waiting() -> None:
    async def run() -> None:
        bench, fair = Bench(), turns()
        first = asyncio.create_task(fair.run("eve", bench.piece("first")))
        second = asyncio.create_task(fair.run("eve", bench.piece("second")))
        third = asyncio.create_task(fair.run("ada", bench.piece("third")))
        await asyncio.sleep(0)
        first.cancel()  # its thread cannot be stopped, so the others still wait for it
        second.cancel()
        await asyncio.wait([first, second])
        assert not third.done()
        assert bench.done == []
        bench.go.set()
        assert await third == "third"
        assert bench.done == ["first", "third"]

    asyncio.run(run())


def test_work_that_fails_fails_for_who_asked_alone() -> None:
    def fail() -> None:
        raise ValueError("broken")

    async def run() -> None:
        fair = turns()
        with pytest.raises(ValueError, match="broken"):
            await fair.run("eve", fail)
        assert await fair.run("ada", lambda: "done") == "done"

    asyncio.run(run())
