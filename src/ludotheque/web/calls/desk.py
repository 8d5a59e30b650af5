"""Calls whoever is asked and has not looked for a while: once for each turn, by every way."""

import secrets
from typing import Final

from ludotheque.texts import LANGUAGES
from ludotheque.web.errors import RequestRefused
from ludotheque.web.settings import Settings
from ludotheque.web.tables.registry import TableRegistry
from ludotheque.web.tables.turn_calls import seats_to_call
from ludotheque.web.views.language import phrasebook

from .call import Call
from .ntfy import Ntfy
from .push_desk import HAS_PACKAGE, PushDesk
from .sending import Sending
from .webhook import Webhook

NTFY_SECRET: Final = "ntfy"  # noqa: S105  # a name
"""Under this name the house keeps what topics are made of."""
LATEST_SECONDS: Final = 86400.0
"""Who has been asked for longer is called no more: the server was stopped, or had no ways."""


class CallDesk:
    """Looks, as part of the housekeeping, at the tables whose time to call has come."""

    def __init__(self, registry: TableRegistry, settings: Settings) -> None:
        self._registry: Final = registry
        self._settings: Final = settings
        self._sending: Final = Sending()
        self.push: Final = PushDesk(registry.store, settings, self._sending)
        self._ntfy: Ntfy | None = None
        hook = settings.webhook
        self._webhook: Final = Webhook(hook, phrasebook(settings.lang)) if hook else None
        if self._has_ways:
            registry.housekeepers.append(self.look)

    @property
    def _has_ways(self) -> bool:
        return bool(self._settings.webhook or self._settings.ntfy or HAS_PACKAGE)

    async def ntfy(self) -> Ntfy | None:
        """The way through the ntfy server, if there is one."""
        if self._ntfy is None and self._settings.ntfy:
            new = secrets.token_hex(32)
            secret = await self._registry.store.house.secret(NTFY_SECRET, new)
            self._ntfy = Ntfy(self._settings.ntfy, secret)
        return self._ntfy

    async def look(self) -> None:
        """Call where it is time. A table that cannot be read calls nobody."""
        now = self._registry.clock.now()
        for table_id, due in await self._registry.store.calls.take(now):
            if now - due > LATEST_SECONDS:
                continue
            try:
                calls = await self._calls(table_id)
            except RequestRefused:
                continue
            for call in calls:
                await self._send(call)

    async def stop(self) -> None:
        await self._sending.stop()

    async def _calls(self, table_id: str) -> list[Call]:
        link = f"{self._settings.address()}/t/{table_id}"
        async with self._registry.locked(table_id) as session:
            chairs, game = session.table.lobby.chairs, session.table.game.name
            return [
                Call(table_id, link, game, seat, chairs[seat].name, chairs[seat].holder)
                for seat in seats_to_call(session)
            ]

    async def _send(self, call: Call) -> None:
        def game_in(lang: str) -> str:
            game = self._registry.games[call.game]
            return phrasebook(lang).texts(game).word("game-name")

        now = self._registry.clock.now()
        await self.push.send(call, self._registry.games[call.game], now)
        if self._webhook is not None:
            self._sending.send(self._webhook.message(call, game_in(self._settings.lang)))
        ntfy = await self.ntfy()
        for lang in LANGUAGES if ntfy else ():
            assert ntfy is not None
            self._sending.send(ntfy.message(call, game_in(lang), phrasebook(lang)))
