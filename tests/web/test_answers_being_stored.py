"""An answer that is being written: whatever happens meanwhile, once acknowledged it counts (G5)."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ludotheque.web.storage.rows import Addition
from ludotheque.web.storage.store import Store
from ludotheque.web.tables.actions import ACTIONS, ActionRequest
from ludotheque.web.tables.answer_row import AnswerRow
from tests.web.clients import Api
from tests.web.fake_time import FakeClock, eventually
from tests.web.servers import Running, running
from tests.web.windows import GENIE, acting

NAMES = ("Ada", "Blaise", "Chloé")


class Dawdling(Store):
    """Takes its time over answers, until it is told to go on."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.goes_on = threading.Event()
        self.goes_on.set()
        self.waits = 0

    async def add(self, *additions: Addition) -> None:
        self.waits += not self.goes_on.is_set()
        while not self.goes_on.is_set() and not any(each.lines for each in additions):
            await asyncio.sleep(0.001)
        await super().add(*additions)


@contextmanager
def asked_at_once(tmp_path: Path) -> Iterator[tuple[Running, Dawdling, list[Api]]]:
    """Blaise and Chloé are asked what they do about Ada's Action, and Blaise holds a genie."""
    position = acting(players=3, genies=1)
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    store = Dawdling(db)
    with running(db, store=store, clock=FakeClock()) as server:
        players = server.open(*NAMES, game="samarande", start=position.before)
        assert players[0].move(position.action).status_code == 200
        yield server, store, players


def stored_answer(server: Running, table: str) -> str:
    (row,) = server.do(server.registry.store.answers(table)).values()
    return AnswerRow.read(row).move


def test_g5_a_table_read_anew_waits_for_the_answer_that_is_being_written(tmp_path: Path) -> None:
    with asked_at_once(tmp_path) as (server, store, (ada, blaise, _chloe)):
        at, replies = blaise.number, []
        store.goes_on.clear()
        answering = threading.Thread(target=lambda: replies.append(blaise.move(GENIE, at)))
        answering.start()
        eventually(lambda: store.waits > 0)
        server.read_again()
        looking = threading.Thread(target=lambda: server.table(ada.table))
        looking.start()
        looking.join(0.3)  # long enough to read the table without the answer
        store.goes_on.set()
        answering.join()
        looking.join()
        assert replies[0].status_code == 200
        window = server.table(ada.table).answers.window
        assert window is not None
        assert window.waiting_answer(1) == GENIE


def test_g5_a_caller_who_leaves_takes_nothing_back_that_is_acknowledged_later(
    tmp_path: Path,
) -> None:
    with asked_at_once(tmp_path) as (server, store, (ada, blaise, _chloe)):
        holder = server.table(ada.table).table.lobby.chairs[1].holder
        request = ActionRequest(holder, at=blaise.number, key="once", move=GENIE)

        async def ask_and_leave() -> None:
            asking = asyncio.create_task(
                server.registry.perform(ada.table, ACTIONS["move"], request)
            )
            while not store.waits:
                await asyncio.sleep(0.001)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)

        store.goes_on.clear()
        server.do(ask_and_leave())
        threading.Timer(0.2, store.goes_on.set).start()
        server.do(server.registry.perform(ada.table, ACTIONS["move"], request))
        assert stored_answer(server, ada.table) == GENIE
