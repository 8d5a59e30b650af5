"""Bots in worker processes: the right move whatever happens, in a time that reveals nothing."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Coroutine
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import TypeVar

import pytest

from ludotheque.bots import make_bot
from ludotheque.core import EVERYTHING, WATCHER, Dice, Log, Move, Seat, State
from ludotheque.games import GAMES
from ludotheque.web.workers.job import is_seen_by
from ludotheque.web.workers.pool import BadJob, BotFailed, Job, PoolClosed, WorkerPool
from ludotheque.web.workers.worked_hint import MOST_SURE
from ludotheque.web.workers.worker import THINKING_SHARE, Slot
from tests.toys.bad_bots import make_bad_bot

NOIR = GAMES["district-noir"]
ROOT = Path(__file__).parent.parent.parent
T = TypeVar("T")


def run(main: Coroutine[object, object, T]) -> T:
    return asyncio.run(asyncio.wait_for(main, timeout=120))


def states(seed: int = 1) -> list[tuple[State, Seat, tuple[Move, ...]]]:
    """A random game, state by state: who is asked, and between what."""
    dice = Dice(f"thinking {seed}")
    state = NOIR.new(players=2, chance=dice)
    found = []
    while (decision := state.decision()) is not None:
        found.append((state.copy(), decision.seat, decision.options))
        state.apply(dice.pick(decision.options), dice, Log())
    return found


def job(
    state: State, seat: Seat, bot: str = "ismcts", *, seconds: float = 0.0, iterations: int = 0
) -> Job:
    return Job.about(
        NOIR, state.view(seat), seat, bot=bot, seed="s", seconds=seconds, iterations=iterations
    )


def a_job(bot: str = "ismcts", *, seconds: float = 0.0, iterations: int = 0) -> Job:
    state, seat, _ = states()[0]
    return job(state, seat, bot, seconds=seconds, iterations=iterations)


def here(asked: Job) -> str:
    """What the bot would choose in this process."""
    bot = make_bot(asked.bot, seed=asked.seed, iterations=asked.iterations)
    return str(bot.choose(NOIR, NOIR.load(asked.view), asked.seat))


def workers() -> list[BaseProcess]:
    return multiprocessing.active_children()


async def until_all_are_free(pool: WorkerPool) -> float:
    """How many seconds that takes."""
    began = time.monotonic()
    while pool.busy:
        await asyncio.sleep(0.002)
    return time.monotonic() - began


async def until_one_is_busy(pool: WorkerPool) -> None:
    """And has had the time to begin to think."""
    while not pool.busy:
        await asyncio.sleep(0.002)
    await asyncio.sleep(0.1)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "iterations"), [("random", 0), ("greedy", 0), ("ismcts", 40), ("expert", 40)]
)
def test_the_move_is_the_one_chosen_in_process(bot: str, iterations: int) -> None:
    jobs = [job(state, seat, bot, iterations=iterations) for state, seat, _ in states()[::5]]

    async def main() -> list[str]:
        async with WorkerPool(2) as pool:
            return await asyncio.gather(*map(pool.choose, jobs))

    moves = run(main())
    assert moves == [here(asked) for asked in jobs]
    for move, (state, _, _) in zip(moves, states()[::5], strict=True):
        assert state.refusal(NOIR.move(move)) is None


def test_it_is_played_with_cards_of_ones_own() -> None:
    own = NOIR.with_cards(NOIR.box.text.replace('name = "docks"', 'name = "harbour"'))
    state = own.new(players=2, chance=Dice(1))
    decision = state.decision()
    assert decision is not None
    seat = decision.seat
    asked = Job.about(own, state.view(seat), seat, bot="random", seed="s")
    assert "harbour" in asked.cards

    async def main() -> str:
        async with WorkerPool(1) as pool:
            return await pool.choose(asked)

    assert own.move(run(main())) in decision.options


def test_it_never_peeks() -> None:
    """In states that differ only in what the seat cannot know, it is told and chooses the same."""

    async def main() -> None:
        async with WorkerPool(1) as pool:
            for state, seat, _ in states()[::9]:
                other = NOIR.fill(state.view(seat), seat, Dice("other"))
                first, second = job(state, seat, iterations=30), job(other, seat, iterations=30)
                assert first == second
                assert await pool.choose(first) == await pool.choose(second)

    run(main())


def relabelled(state: State, seat: Seat) -> dict[str, object]:
    """Everything, said to be what the seat sees."""
    content = {**state.content(), "eyes": seat}
    return {**NOIR.dump(state), "state": content}


def test_what_the_seat_does_not_see_is_refused_and_told_to_nobody() -> None:
    state, seat, _ = states()[0]
    good = job(state, seat, "random")
    bad = [
        good._replace(view=NOIR.dump(state)),
        good._replace(view=NOIR.dump(state), seat=EVERYTHING),
        good._replace(view=relabelled(state, seat)),
        good._replace(view=NOIR.dump(state.view(1 - seat))),
        good._replace(view=NOIR.dump(state.view(1 - seat)), seat=1 - seat),  # it is not asked
        good._replace(view=NOIR.dump(state.view(WATCHER))),
        good._replace(view=NOIR.dump(state.view(WATCHER)), seat=WATCHER),
        good._replace(view={}),
        good._replace(view={**good.view, "truth": NOIR.dump(state)}),
    ]

    async def main() -> None:
        async with WorkerPool(1) as pool:
            for asked in bad:
                with pytest.raises(
                    BadJob, match=r"^this is not a view|^seat -?\d is not asked"
                ) as no:
                    await pool.choose(asked)
                assert "[" not in str(no.value)  # where a list of cards would begin
            assert workers() == []

    run(main())


def test_a_view_is_what_its_eyes_see() -> None:
    state, seat, _ = states()[0]
    lying = state.copy()
    lying.eyes = seat
    assert is_seen_by(seat, state.view(seat))
    assert not is_seen_by(seat, state)
    assert not is_seen_by(seat, lying)
    assert not is_seen_by(seat, state.view(1 - seat))


def test_what_cannot_be_is_refused_with_a_sentence() -> None:
    good = a_job("random")
    bad = [
        (good._replace(game="chess"), "no game 'chess'"),
        (good._replace(cards="?"), "cannot be played with these cards"),
        (good._replace(bot="genius"), "no bot 'genius'"),
        (good._replace(seconds=1.0), "does not think"),
        (good._replace(bot="ismcts"), "how long to think"),
        (good._replace(bot="ismcts", seconds=float("inf")), "how long to think"),
        (good._replace(bot="ismcts", seconds=-1.0), "iterations or of seconds"),
    ]

    async def main() -> None:
        async with WorkerPool(1) as pool:
            for asked, why in bad:
                with pytest.raises(BadJob, match=why):
                    await pool.choose(asked)

    run(main())


def test_a_job_in_a_log_says_no_card_and_no_seed() -> None:
    assert repr(a_job()) == f"Job('district-noir', seat={a_job().seat}, bot='ismcts')"


@pytest.mark.slow
def test_one_option_takes_as_long_as_many() -> None:
    one = next(job(s, seat, seconds=0.5) for s, seat, options in states() if len(options) == 1)
    many = next(job(s, seat, seconds=0.5) for s, seat, options in states() if len(options) > 4)

    async def main() -> None:
        async with WorkerPool(1) as pool:
            await pool.choose(a_job("random"))  # wakes the worker up
            for asked in (one, many, one, many):
                began = time.monotonic()
                await pool.choose(asked)
                assert time.monotonic() - began >= 0.9 * asked.seconds

    run(main())


@pytest.mark.slow
def test_when_many_wait_they_are_brief() -> None:
    asked = a_job("tells", seconds=0.4)

    async def main() -> tuple[list[str], float]:
        async with WorkerPool(1, make=make_bad_bot) as pool:
            await pool.choose(a_job("random"))
            began = time.monotonic()
            waiting = [asyncio.create_task(pool.choose(asked)) for _ in range(4)]
            await asyncio.sleep(0)
            assert (pool.busy, pool.waiting) == (1, 3)
            told = await asyncio.gather(*waiting)
            assert (pool.busy, pool.waiting) == (0, 0)
            return told, time.monotonic() - began

    told, took = run(main())
    fairly = [0.4, 0.4 / 3, 0.4 / 2, 0.4]  # behind them wait: none yet, two, one, none
    thinking = [THINKING_SHARE * seconds for seconds in fairly]
    assert [float(each) for each in told] == pytest.approx(thinking)
    assert took >= 0.9 * sum(fairly)


@pytest.mark.slow
def test_the_event_loop_has_time_while_bots_think() -> None:
    async def main() -> int:
        turns = 0
        async with WorkerPool(2) as pool:
            thinking = asyncio.gather(*(pool.choose(a_job(seconds=1.0)) for _ in range(2)))
            while not thinking.done():
                await asyncio.sleep(0.005)
                turns += 1
            await thinking
        return turns

    assert run(main()) > 10  # two or three, if it had to wait for them; usually two hundred


@pytest.mark.slow
def test_to_cancel_is_to_interrupt() -> None:
    """While it thinks, and while it sleeps because there is nothing to think about."""
    many = a_job(seconds=50.0)
    one = next(job(s, seat, seconds=50.0) for s, seat, options in states() if len(options) == 1)

    async def main() -> None:
        async with WorkerPool(1) as pool:
            await pool.choose(a_job("random"))
            process = workers()
            for asked in (many, one):
                task = asyncio.create_task(pool.choose(asked))
                await until_one_is_busy(pool)
                task.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await task
                assert await until_all_are_free(pool) < 25.0  # usually ten milliseconds
            assert await pool.choose(a_job("greedy")) == here(a_job("greedy"))
            assert workers() == process

    run(main())


@pytest.mark.slow
def test_a_job_can_be_cancelled_before_its_worker_is_awake() -> None:
    async def main() -> float:
        async with WorkerPool(1) as pool:
            task = asyncio.create_task(pool.choose(a_job(seconds=50.0)))
            while not pool.busy:
                await asyncio.sleep(0)
            task.cancel()
            return await until_all_are_free(pool)

    assert run(main()) < 25.0


@pytest.mark.slow
def test_answers_of_cancelled_jobs_are_given_to_nobody() -> None:
    asked = [job(state, seat, "greedy") for state, seat, _ in states()[:20]]

    async def main() -> None:
        async with WorkerPool(2) as pool:
            for round_ in range(10):
                tasks = [asyncio.create_task(pool.choose(each)) for each in asked]
                await asyncio.sleep(0.003 * round_)
                for task in tasks[round_ % 3 :: 3]:
                    task.cancel()
                moves = await asyncio.gather(*tasks, return_exceptions=True)
                for each, move in zip(asked, moves, strict=True):
                    assert isinstance(move, asyncio.CancelledError) or move == here(each)
            await until_all_are_free(pool)
            assert pool.waiting == 0

    run(main())


def test_what_stopped_an_earlier_job_too_late_does_not_stop_this_one() -> None:
    stops, server = multiprocessing.Pipe(duplex=False)
    with stops, server:
        server.send(6)
        slot = Slot(7, stops, seconds=0.2)
        began = time.monotonic()
        assert not slot.is_stopped()
        server.send(5)
        slot.sleep()
        assert time.monotonic() - began >= 0.2
        server.send(7)
        server.send(8)
        assert slot.is_stopped()


def kill_all() -> None:
    for process in workers():
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)


@pytest.mark.slow
def test_a_worker_that_is_killed_is_replaced_and_its_job_done() -> None:
    asked = a_job(seconds=0.6)

    async def main() -> None:
        async with WorkerPool(1) as pool:
            task = asyncio.create_task(pool.choose(asked))
            while not workers():
                await asyncio.sleep(0.002)
            await asyncio.sleep(0.2)
            first = workers()
            kill_all()
            assert await task in [str(move) for move in states()[0][2]]
            assert len(workers()) == 1
            assert workers() != first
            kill_all()  # this one has nothing to do
            await asyncio.sleep(0.05)
            assert await pool.choose(a_job("greedy")) == here(a_job("greedy"))

    run(main())


@pytest.mark.slow
def test_a_job_that_two_workers_die_of_is_given_up() -> None:
    async def main() -> None:
        async with WorkerPool(1, make=make_bad_bot) as pool:
            with pytest.raises(
                BotFailed, match="'dies' failed in district-noir: none of 2 workers"
            ):
                await pool.choose(a_job("dies"))
            assert await pool.choose(a_job("random")) == here(a_job("random"))

    run(main())


def test_a_bot_that_raises_tells_nothing_it_saw() -> None:
    async def main() -> None:
        async with WorkerPool(1, make=make_bad_bot) as pool:
            with pytest.raises(BotFailed) as failed:
                await pool.choose(a_job("blurts"))
            error: BaseException = failed.value
            assert str(error).startswith("the bot 'blurts' failed in district-noir: RuntimeError (")
            assert "bad_bots.py, line" in str(error)
            assert "see" not in str(error)
            assert error.args == (str(error),)
            assert error.__cause__ is error.__context__ is None
            assert await pool.choose(a_job("random")) == here(a_job("random"))

    run(main())


def test_to_close_is_prompt_and_who_waits_is_told() -> None:
    async def main() -> None:
        pool = WorkerPool(1)
        tasks = [asyncio.create_task(pool.choose(a_job(seconds=50.0))) for _ in range(3)]
        await until_one_is_busy(pool)
        began = time.monotonic()
        await pool.close()
        assert time.monotonic() - began < 25.0
        for told in await asyncio.gather(*tasks, return_exceptions=True):
            assert isinstance(told, PoolClosed)
        with pytest.raises(PoolClosed):
            await pool.choose(a_job("random"))
        assert workers() == []
        await pool.close()

    run(main())


@pytest.mark.slow
def test_ctrl_c_is_not_for_workers() -> None:
    async def main() -> None:
        async with WorkerPool(1) as pool:
            await pool.start()
            process = workers()
            for _ in range(8):  # while it wakes up, and while it thinks
                assert process[0].pid is not None
                os.kill(process[0].pid, signal.SIGINT)
                await asyncio.sleep(0.05)
            assert await pool.choose(a_job(iterations=30)) == here(a_job(iterations=30))
            assert workers() == process

    run(main())


SERVER = """
import asyncio
from tests.web.test_worker_pool import WorkerPool, a_job

async def main():
    pool = WorkerPool(2)
    await pool.start()
    await pool.choose(a_job("random"))
    thinking = asyncio.create_task(pool.choose(a_job(seconds=50.0)))
    await asyncio.sleep(0.2)
    print("thinking", flush=True)
    await thinking

asyncio.run(main())
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_workers_end_when_the_server_is_killed() -> None:
    """One of them thinks, one has nothing to do. They hold the server's output open as long as
    they live."""
    command = [sys.executable, "-c", SERVER]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "thinking\n"
        server.kill()
        rest, _ = server.communicate(timeout=25)
        assert rest == ""


def hint_job(seconds: float = 0.1) -> Job:
    state, seat, _ = states()[6]
    return Job.for_hint(NOIR, state.view(seat), seat, seed="s", seconds=seconds)


def test_a_hint_is_worked_out_in_a_worker() -> None:
    async def main() -> None:
        async with WorkerPool(1) as pool:
            worked = await pool.advise(hint_job())
            _, _, options = states()[6]
            assert worked.move in map(str, options)
            assert worked.options[0].move == worked.move
            assert all(
                reason.sentence(NOIR).key.startswith("advised-") for reason in worked.reasons
            )

    run(main())


@pytest.mark.slow
def test_a_hint_takes_its_time_however_little_there_is_to_think_about() -> None:
    state, seat, options = states()[-1]
    assert len(options) == 1

    async def main() -> None:
        async with WorkerPool(1) as pool:
            await pool.start()
            began = time.monotonic()
            job = Job.for_hint(NOIR, state.view(seat), seat, seed="s", seconds=0.5)
            worked = await pool.advise(job)
            assert time.monotonic() - began >= 0.5
            assert worked.sureness == MOST_SURE

    run(main())


@pytest.mark.parametrize("seat", [0, 1])
def test_a_hint_is_given_to_whoever_is_asked_and_sees_no_more_than_that(seat: Seat) -> None:
    state, asked, _ = states()[6]
    job = Job.for_hint(NOIR, state.view(seat), seat, seed="s", seconds=0.1)
    bad = [job] if seat != asked else [job._replace(view=NOIR.dump(state))]
    bad.append(hint_job(0.0))

    async def main() -> None:
        async with WorkerPool(1) as pool:
            for each in bad:
                with pytest.raises(BadJob):
                    await pool.advise(each)
            assert not workers()

    run(main())
