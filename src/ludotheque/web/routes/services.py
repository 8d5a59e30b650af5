"""What both the pages and the API are answered from."""

from collections.abc import AsyncGenerator, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ludotheque.core import Problem, Seat
from ludotheque.web.errors import Refused, WrongForTheGame
from ludotheque.web.http.forms import error_json, wants_json
from ludotheque.web.http.rate_limits import Limiter
from ludotheque.web.settings import Settings
from ludotheque.web.tables.registry import House
from ludotheque.web.tables.replays import Replays
from ludotheque.web.tables.session import LiveTable
from ludotheque.web.tables.uploads import Uploads
from ludotheque.web.views.language import language_for, phrasebook
from ludotheque.web.views.pages import Pages
from ludotheque.web.views.scene import Guest, Scene


class Desk:
    """The house, its pages, and how much may be asked of them."""

    def __init__(self, house: House, pages: Pages, settings: Settings) -> None:
        self.house: Final = house
        self.pages: Final = pages
        self.settings: Final = settings
        self.replays: Final = Replays(house)
        self.uploads: Final = Uploads(house, settings.limits)
        self._openings: Final = Limiter(settings.limits.openings)
        self._sayings: Final = Limiter(settings.limits.sayings)

    def scene(self, live: LiveTable, holder: str, lang: str, eyes: Seat | None = None) -> Scene:
        guest = Guest.of(live, holder)
        return Scene(live, guest, phrasebook(lang), self.house.sources.ticks(), eyes)

    def limit_openings(self, request: Request) -> None:
        if not self._openings.allows(self.address_of(request), self.house.sources.ticks()):
            raise Refused(429, "too-many-tables")

    def address_of(self, request: Request) -> str:
        """Who asks, as far as limits tell people apart."""
        return request.client.host if request.client else ""

    def limit_sayings(self, holder: str) -> None:
        if not self._sayings.allows(holder, self.house.sources.ticks()):
            raise Refused(429, "too-much-talk")

    # Errors

    def refuse(self, request: Request, refused: Refused) -> Response:
        """Why not, for whoever asked: a program or a person."""
        lang = language_for(request)
        text = refused.text(phrasebook(lang))
        return self._error(request, lang, refused.status, refused.key, text, refused.rule)

    def problem(self, request: Request, problem: Problem) -> Response:
        """What is wrong whichever game is played: every game has the words for it."""
        return self.refuse(request, WrongForTheGame(problem, next(iter(self.house.games.values()))))

    def _error(
        self, request: Request, lang: str, status: int, code: str, text: str, rule: str = ""
    ) -> Response:
        if wants_json(request):
            return error_json(status, code, text, rule)
        parts = request.scope["path"].split("/")
        gone = status == 404 and code == "no-such-table"
        back = "/".join(parts[:3]) if parts[1:2] == ["t"] and len(parts) > 3 and not gone else ""
        page = self.pages.page("error", lang, back or "/", sentence=text, back=back)
        return HTMLResponse(page, status, {"cache-control": "no-store"})

    # Streams

    async def listened_to(self, table_id: str, holder: str) -> LiveTable:
        """The table, if there is room for another stream: once it has begun, it is too late to say
        that there is none."""
        live = await self.house.find(table_id)
        live.check_room_for(holder)
        return live

    async def news(
        self, live: LiveTable, holder: str, make: Callable[[LiveTable], bytes | None]
    ) -> AsyncGenerator[bytes, None]:
        """What `make` makes of the table whenever there may be something new to see, for as long
        as it is this holder's to see. The table is not kept waiting while it is sent."""
        known = Guest.of(live, holder).is_known
        with self.house.listening(live, holder) as listener:
            while True:
                await listener.news()
                async with live.lock:
                    if live.closed or (known and not Guest.of(live, holder).is_known):
                        return  # stored state must be read anew, or the seat has moved away
                    made = make(live)
                if made is not None:
                    yield made
