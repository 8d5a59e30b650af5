"""The browsers that want to be told of a turn with the page closed."""

import asyncio
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from ludotheque.core import Game
from ludotheque.web.errors import RequestRefused
from ludotheque.web.settings import Settings
from ludotheque.web.storage.store import Store
from ludotheque.web.views.language import phrasebook

from .call import Call
from .push_services import is_known_service, is_own_service
from .sending import Sending
from .subscription import MOST_OF_A_SEAT, Subscription, endpoint_id, has_good_keys

if TYPE_CHECKING:
    from .web_push import WebPush

KEY: Final = "push-key"
"""Under this name the house keeps the key that its messages are signed with."""
GONE: Final = (404, 410)
"""What a push service answers when there is no such browser any more."""
HAS_PACKAGE: Final = find_spec("cryptography") is not None


class PushDesk:
    """Takes subscriptions, sends messages, forgets who is gone."""

    def __init__(self, store: Store, settings: Settings, sending: Sending) -> None:
        self._store: Final = store
        self._settings: Final = settings
        self._sending: Final = sending
        self._push: WebPush | None = None

    async def public_key(self) -> str:
        """What a browser needs to subscribe; empty if the server cannot send."""
        push = await self._ready()
        return push.public_key if push else ""

    async def _ready(self) -> "WebPush | None":
        if self._push is None and HAS_PACKAGE:
            from .web_push import WebPush, new_key

            private = await self._store.house.secret(KEY, new_key())
            contact = self._settings.public_url if self._settings.is_https else ""
            self._push = WebPush(private, contact)
        return self._push

    def check(self, subscription: Subscription) -> None:
        """Refused unless it is at a push service that we may send to."""
        own = self._settings.push_services
        endpoint = subscription.endpoint
        is_allowed = is_known_service(endpoint) or is_own_service(endpoint, own)
        if not is_allowed or not has_good_keys(subscription.key, subscription.auth):
            raise RequestRefused(422, "bad-form")

    async def add(self, table_id: str, subscription: Subscription) -> None:
        await self._store.calls.subscribe(table_id, subscription.id, subscription, MOST_OF_A_SEAT)

    async def forget(self, endpoint: str) -> None:
        """No table tells this browser any more. Only it knows its endpoint."""
        await self._store.calls.unsubscribe(endpoint_id(endpoint))

    async def send(self, call: Call, game: Game, now: float) -> None:
        """To every browser that is subscribed for this seat."""
        push = await self._ready()
        if push is None:
            return
        for row in await self._store.calls.subscriptions(call.table_id, call.holder):
            to = Subscription(*row)
            words = phrasebook(to.lang)
            name = words.texts(game).word("game-name")
            is_own = is_own_service(to.endpoint, self._settings.push_services)
            try:
                message = push.message(call, to, name, words, now, is_to_host=is_own)
            except ValueError:  # its key is no point of the curve
                await self._store.calls.unsubscribe(to.id)
                continue
            self._sending.send(message, _Forgetting(self._store, to.id))
            await asyncio.sleep(0)  # signing takes a moment


class _Forgetting:
    """Forgets a browser whose push service says that it is gone."""

    def __init__(self, store: Store, subscription: str) -> None:
        self._store: Final = store
        self._subscription: Final = subscription

    async def __call__(self, status: int) -> None:
        if status in GONE:
            await self._store.calls.unsubscribe(self._subscription)
