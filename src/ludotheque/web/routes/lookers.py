"""Who may look at a table: asked before every page and every request about one."""

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import HTTPConnection

from ludotheque.web.http.forms import holder_by_cookie, token_by_header
from ludotheque.web.http.tokens import hashed

from .services import Services

API: Final = "/api/"


def only_who_may_look(services: Services) -> Callable[[HTTPConnection], Awaitable[None]]:
    """Refuses whoever may not see the table that the address names. Sockets do so themselves, since
    they refuse in another way."""

    async def check(asking: HTTPConnection) -> None:
        table_id: str = asking.path_params.get("table_id", "")
        if not table_id or asking.scope["type"] == "websocket":
            return
        path: str = asking.scope["path"]
        by_header = path.startswith(API)
        holder = hashed(token_by_header(asking)) if by_header else holder_by_cookie(asking)
        (await services.registry.find(table_id)).table.check_may_look(holder)

    return check
