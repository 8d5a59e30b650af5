"""Records from elsewhere become finished tables of this house."""

import asyncio
from typing import Final

from ludotheque.core import Record
from ludotheque.texts import Phrasebook
from ludotheque.web.errors import Refused
from ludotheque.web.http.forms import compact
from ludotheque.web.http.rate_limits import Limiter
from ludotheque.web.settings import Limits
from ludotheque.web.storage.store import Addition, Line
from ludotheque.web.views.games import STAGES
from ludotheque.web.workers.record_check import MOST_LINES, ask

from .lobby import Chair, Setup
from .registry import House
from .table import OVER

MOST_WAITING: Final = 8


class BadUpload(Refused):
    """A record that the game itself finds wrong, in the language of whoever sent it."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(422, code)
        self._sentence: Final = sentence

    def text(self, words: Phrasebook) -> str:
        return self._sentence


class Uploads:
    """Takes records, one after the other."""

    def __init__(self, house: House, limits: Limits) -> None:
        self._house: Final = house
        self._often: Final = Limiter(limits.uploads)
        self._turn: Final = asyncio.Lock()
        self._waiting = 0

    async def take(self, data: bytes, lang: str, who: str) -> str:
        """The table at which this record can be watched; Refused if it is none that can be."""
        if not data.strip():
            raise Refused(422, "record-missing")
        if not self._often.allows(who, self._house.sources.ticks()):
            raise Refused(429, "too-many-records")
        if self._waiting >= MOST_WAITING:
            raise Refused(503, "house-full")
        self._waiting += 1
        try:
            async with self._turn:
                verdict = await asyncio.to_thread(ask, data, lang, tuple(STAGES))
        finally:
            self._waiting -= 1
        if verdict.sentence:
            raise BadUpload(verdict.code, verdict.sentence)
        if verdict.code:
            raise Refused(
                422, verdict.code, line=verdict.line, found=verdict.found, most=MOST_LINES
            )
        return await self.keep(Record.read(verdict.record))

    async def keep(self, record: Record) -> str:
        """Store a finished match that is known to be sound; its table."""
        header = record.header
        settings = self._house.games[header.game].settings(len(header.seats), header.options)
        chairs = tuple([Chair(player.name, player.bot) for player in header.seats])
        setup = Setup(header.game, settings, chairs, host="")
        contents = [{"setup": setup.content()}, *[{"record": line} for line in record.lines()]]
        now = self._house.sources.now()
        lines = [Line(number, now, compact(content)) for number, content in enumerate(contents)]
        table_id = self._house.sources.table_id()
        await self._house.keep(Addition(table_id, header.game, OVER, lines))
        return table_id
