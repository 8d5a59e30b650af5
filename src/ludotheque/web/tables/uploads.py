"""Uploads: a record from elsewhere becomes a finished table of this server."""

from collections.abc import Collection
from functools import partial
from typing import Final

from ludotheque.core import Record
from ludotheque.texts import Phrasebook
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.rate_limits import RateLimiter
from ludotheque.web.http.responses import compact_json
from ludotheque.web.http.work_meter import WorkMeter
from ludotheque.web.settings import Limits
from ludotheque.web.storage.rows import Addition, Line
from ludotheque.web.workers.record_check import MOST_LINES, check_in_process

from .dealing import deal_id
from .fair_turns import FairTurns
from .lobby import Chair, Lobby
from .registry import TableRegistry
from .table import OVER, PRACTISED


class BadUpload(RequestRefused):
    """A record that the game finds wrong, with the reason in the sender's language."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(422, code)
        self._sentence: Final = sentence

    def text(self, words: Phrasebook) -> str:
        return self._sentence


class Uploads:
    """Takes records, one at a time."""

    def __init__(
        self,
        registry: TableRegistry,
        games: Collection[str],
        limits: Limits,
        work: WorkMeter,
    ) -> None:
        """`games` are those with a web table."""
        self._games: Final = tuple(games)
        self._registry: Final = registry
        self._rate: Final = RateLimiter(limits.uploads, "uploads")
        self._work: Final = work
        self._turns: Final = FairTurns(most_waiting=16, most_each=2, refusal="too-many-records")

    async def admit(self, who: str) -> None:
        """Count an upload, before any of it is read; refused if there are too many."""
        now = self._registry.clock.monotonic()
        if not await self._registry.ownership.allows(self._rate, who, now):
            raise RequestRefused(429, "too-many-records")

    async def take(self, data: bytes, lang: str, who: str) -> str:
        """The table at which this record can be watched; refused if it is not accepted."""
        if not data.strip():
            raise RequestRefused(422, "record-missing")
        check = partial(check_in_process, data, lang, self._games)
        verdict = await self._turns.run(who, check)
        self._work.charge(who, verdict.seconds)
        if verdict.sentence:
            raise BadUpload(verdict.code, verdict.sentence)
        if verdict.code:
            raise RequestRefused(
                422, verdict.code, line=verdict.line, found=verdict.found, most=MOST_LINES
            )
        record = Record.read(verdict.record)
        deal = deal_id(record.header)
        await self._registry.seals.ask(deal)
        if self._registry.seals.is_open(deal):
            raise RequestRefused(409, "deal-sealed")
        return await self.keep(record)

    async def keep(self, record: Record) -> str:
        """Store a finished match that is known to be sound. Returns its table."""
        header = record.header
        settings = self._registry.games[header.game].settings(len(header.seats), header.options)
        chairs = tuple([Chair(player.name, player.bot) for player in header.seats])
        lobby = Lobby(header.game, settings, chairs, host="", practice=header.practice)
        contents = [{"setup": lobby.content()}, *[{"record": line} for line in record.lines()]]
        now = self._registry.clock.now()
        lines = [
            Line(number, now, compact_json(content)) for number, content in enumerate(contents)
        ]
        table_id = self._registry.tokens.table_id()
        phase = PRACTISED if header.practice else OVER
        await self._registry.keep(Addition(table_id, header.game, phase, lines))
        return table_id
