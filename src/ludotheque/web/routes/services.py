"""What the pages and the API share."""

from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import HTMLResponse, Response

from ludotheque.core import Problem, Seat
from ludotheque.web.calls.desk import CallDesk
from ludotheque.web.errors import InvalidForGame, RequestRefused
from ludotheque.web.http.callers import caller_of
from ludotheque.web.http.forms import wants_json
from ludotheque.web.http.guesses import Guesses
from ludotheque.web.http.host_key import HostKey
from ludotheque.web.http.middleware import LATE_SECONDS
from ludotheque.web.http.password import HousePassword
from ludotheque.web.http.rate_limits import RateLimiter
from ludotheque.web.http.request_count import RequestCount
from ludotheque.web.http.responses import (
    NO_STORE,
    error_json,
    go_to_table,
    set_seat_cookie,
)
from ludotheque.web.http.tokens import SHORTEST_SECRET_KEY, token_of_key
from ludotheque.web.http.work_meter import WorkMeter
from ludotheque.web.settings import Settings
from ludotheque.web.tables.actions import HINT, SAY, Action, ActionRequest
from ludotheque.web.tables.analyses import Analyses
from ludotheque.web.tables.challenges import Challenges
from ludotheque.web.tables.deal_checks import DealChecks
from ludotheque.web.tables.deal_offers import DealOffer
from ludotheque.web.tables.duplicate_desk import DuplicateDesk
from ludotheque.web.tables.given_hint import GivenHint
from ludotheque.web.tables.lesson_counts import LessonCounts
from ludotheque.web.tables.lobby import Chair
from ludotheque.web.tables.mistake_advice import MistakeAdvice
from ludotheque.web.tables.open_tables import OpenTable, open_tables
from ludotheque.web.tables.own_cards import PUBLISHED, CardLists, OwnCards
from ludotheque.web.tables.registry import TableRegistry
from ludotheque.web.tables.rematch import Rematches
from ludotheque.web.tables.replays import Replays
from ludotheque.web.tables.seat_handover import SeatHandovers
from ludotheque.web.tables.session import TableSession
from ludotheque.web.tables.table import Table
from ludotheque.web.tables.unstarted_tables import UnstartedTables
from ludotheque.web.tables.uploads import Uploads
from ludotheque.web.views.guest import Guest
from ludotheque.web.views.language import language_for, phrasebook
from ludotheque.web.views.pages import Pages
from ludotheque.web.views.recent_bodies import RecentBodies
from ludotheque.web.views.stage import Stage
from ludotheque.web.views.table_scene import TableScene

ASK_AGAIN: Final = ("in-doubt", "node-lost", "answer-lost")
"""Refusals after which the same request can be sent again: a table has changed its node, or lost
it."""

ASKS_PASSWORD: Final = ("password-needed", "password-wrong", "too-many-guesses")


class Services:
    """The tables, their pages, and the limits on requests."""

    def __init__(
        self,
        registry: TableRegistry,
        stages: Mapping[str, Stage],
        settings: Settings,
        calls: CallDesk,
    ) -> None:
        self.registry: Final = registry
        self.calls: Final = calls
        self.stages: Final = stages
        self.settings: Final = settings
        self.work: Final = WorkMeter(settings.limits.work, registry.clock)
        self._stream_work: Final = WorkMeter(settings.limits.stream_work, registry.clock)
        self.pages: Final = Pages(stages, settings)
        self.recent_bodies: Final = RecentBodies()
        self.rematches: Final = Rematches(registry)
        self.handovers: Final = SeatHandovers(registry)
        self.replays: Final = Replays(registry, self.work)
        self.analyses: Final = Analyses(registry, settings.limits)
        self.mistake_advice: Final = MistakeAdvice(registry.pool, registry.tokens)
        self.deal_checks: Final = DealChecks(registry, self.work)
        self.challenges: Final = Challenges(registry)
        self.duplicates: Final = DuplicateDesk(registry)
        self.uploads: Final = Uploads(registry, stages, settings.limits, self.work)
        self.card_lists: Final = CardLists(registry.clock, settings.limits, self.work)
        self.password: Final = HousePassword(settings, registry.key, self._guesses("the password"))
        self.host_key: Final = HostKey(settings, registry.key, self._guesses("the host's link"))
        self.request_count: Final = RequestCount(registry.clock)
        self.lesson_counts: Final = LessonCounts()
        self.requests: Final = RateLimiter(settings.limits.requests)
        self._openings: Final = RateLimiter(settings.limits.openings, "openings")
        self._unstarted: Final = UnstartedTables(registry, settings.limits.unstarted_tables)
        self._sayings: Final = RateLimiter(settings.limits.sayings)
        self._hints: Final = RateLimiter(settings.limits.hints)

    def stage(self, name: str) -> Stage:
        if name not in self.stages:
            raise RequestRefused(404, "no-such-game", found=name[:40])
        return self.stages[name]

    def scene(
        self, session: TableSession, holder: str, lang: str, eyes: Seat | None = None
    ) -> TableScene:
        session.visit(holder)
        guest = Guest.of(session.table, holder)
        return TableScene(session, guest, phrasebook(lang), eyes)

    async def perform(self, table_id: str, action: Action, request: ActionRequest) -> int:
        """Do something at a table. Returns the number of the resulting line."""
        if action is SAY:
            self._limit_talk(request.holder)
        self.check_list(listed=request.listed)
        return await self.registry.perform(table_id, action, request)

    async def ask_hint(
        self, request: HTTPConnection, table_id: str, wanted: ActionRequest
    ) -> tuple[int, GivenHint | None]:
        """Ask for a hint at a table. Returns the number of the resulting line, and the hint: None
        if somebody has acted meanwhile."""
        self.limit_hints(request)
        number = await self.perform(table_id, HINT, wanted)
        session = await self.registry.find(table_id)
        seat = session.table.acting_seat(wanted.holder, wanted.seat)
        return number, await self.registry.hint_desk.hint(table_id, seat)

    def new_token(self, key: str, table_id: str) -> str:
        """A token for somebody who sits down; with a key, always the same."""
        if not key:
            return self.registry.tokens.token()
        if len(key) < SHORTEST_SECRET_KEY:
            raise RequestRefused(422, "weak-key", least=SHORTEST_SECRET_KEY)
        return token_of_key(key, table_id)

    def offer(self, offer_id: str) -> DealOffer | None:
        """The deal that the caller was offered; None if they name none."""
        return self.registry.offers.take(offer_id) if offer_id else None

    async def own_cards(
        self, request: Request, text: str, stage: Stage, chairs: Sequence[Chair]
    ) -> OwnCards:
        """The list that a table is opened with, checked; the first person has brought it."""
        lang, caller = language_for(request), caller_of(request.scope)
        checked = await self.card_lists.check(text, stage.game, lang, caller)
        if not checked:
            return PUBLISHED
        return OwnCards(checked, next((chair.name for chair in chairs if chair.holder), ""))

    def check_list(self, *, listed: bool | None) -> None:
        """Refused if a table is to be listed and this house has no list."""
        if listed and not self.password.is_needed:
            raise RequestRefused(409, "no-list-here")

    # Limits

    def _guesses(self, secret: str) -> Guesses:
        rate, registry = self.settings.limits.guesses, self.registry
        return Guesses(rate, secret, registry.clock, registry.ownership.allows)

    async def limit_openings(self, request: Request) -> None:
        now, ownership = self.registry.clock.monotonic(), self.registry.ownership
        if not await ownership.allows(self._openings, caller_of(request.scope), now):
            raise RequestRefused(429, "too-many-tables")

    def limit_hints(self, request: HTTPConnection) -> None:
        if not self._hints.allows(caller_of(request.scope), self.registry.clock.monotonic()):
            raise RequestRefused(429, "too-many-hints")

    async def limit_unstarted(self, request: Request) -> None:
        """Refused if this caller has opened many tables that wait for their start."""
        await self._unstarted.check_room(caller_of(request.scope))

    def note_opening(self, request: Request, table: Table) -> None:
        self._unstarted.note(caller_of(request.scope), table)

    async def frame_turn(self, caller: str) -> None:
        """Until this caller, who has a socket, may ask for something again."""
        clock = self.registry.clock
        while not self.requests.allows(caller, clock.monotonic()):
            await clock.sleep(LATE_SECONDS)
        await self.work.room(caller)

    def _limit_talk(self, holder: str) -> None:
        if not self._sayings.allows(holder, self.registry.clock.monotonic()):
            raise RequestRefused(429, "too-much-talk")

    async def open_tables(self) -> list[OpenTable]:
        """The list of this house."""
        return await self.registry.read(open_tables(self.registry.store, self.stages))

    # Answers

    def seated(self, request: Request, table_id: str, token: str, below: str = "") -> Response:
        """Go to the table, where this browser can now play, or to a page below it."""
        response = go_to_table(request, table_id, below)
        set_seat_cookie(response, f"/t/{table_id}", token, is_https=self.settings.is_https)
        return response

    def refuse(self, request: Request, refused: RequestRefused) -> Response:
        """The refusal, as JSON for a program or as a page for a person."""
        lang = language_for(request)
        text = refused.text(phrasebook(lang))
        if wants_json(request):
            answer = error_json(refused.status, refused.key, text, refused.rule)
            if refused.key in ASK_AGAIN:
                answer.headers["retry-after"] = "1"
            return answer
        if refused.key in ASKS_PASSWORD:
            return self.ask_password(request, refused)
        parts = request.scope["path"].split("/")
        is_gone = refused.key in ("no-such-table", "table-erased", "deal-sealed")
        is_below_table = parts[1:2] == ["t"] and len(parts) > 3
        back = "/".join(parts[:3]) if is_below_table and not is_gone else ""
        came_to_look = refused.key in ("no-spectators", "seat-elsewhere")
        way_in = f"{'/'.join(parts[:3])}/return" if came_to_look else ""
        page = self.pages.page(
            "shared/error",
            lang,
            back or "/",
            sentence=text,
            back="" if way_in else back,
            way_in=way_in,
        )
        return HTMLResponse(page, refused.status, NO_STORE)

    def ask_password(self, request: Request, refused: RequestRefused) -> Response:
        """The page that asks for the password, at the address that was asked for: there it leads
        back to."""
        lang, query = language_for(request), request.scope["query_string"].decode("latin-1")
        path = request.scope["path"] + (f"?{query}" if query else "")
        to = path if request.method == "GET" else "/"
        return self.password_page(lang, to, refused)

    def password_page(self, lang: str, to: str, refused: RequestRefused) -> Response:
        is_asked = refused.key == "password-needed"
        problem = "" if is_asked else refused.text(phrasebook(lang))
        page = self.pages.page("home/password", lang, to, to=to, problem=problem)
        return HTMLResponse(page, refused.status, NO_STORE)

    def refuse_problem(self, request: Request, problem: Problem) -> Response:
        """The refusal for a problem of no particular game."""
        return self.refuse(request, InvalidForGame(problem, None))

    # Streams

    async def session_with_room(
        self, table_id: str, holder: str, *, is_looking: bool = True
    ) -> TableSession:
        """The table, if there is room for another stream. Once a stream has begun, it is too late
        to refuse it."""
        session = await self.registry.find(table_id)
        session.table.check_may_look(holder)
        session.audience.check_room_for(holder, is_looking=is_looking)
        return session

    async def news(
        self,
        request: HTTPConnection,
        session: TableSession,
        holder: str,
        make: Callable[[TableSession], bytes | None],
        is_behind: Callable[[TableSession], bool] = lambda _session: False,
        *,
        is_looking: bool = True,
    ) -> AsyncGenerator[bytes, None]:
        """What `make` makes of the table whenever there may be something new, as long as this
        holder may see it; and again at once as long as `is_behind`. The table is not locked while
        it is sent. A caller whose streams cost too much is told later, and then of everything at
        once."""
        caller = caller_of(request.scope)
        was_known = session.table.is_known(holder)
        with session.listening(holder, is_looking=is_looking) as listener:
            while True:
                if not is_behind(session):
                    await listener.news()
                await self._stream_work.room(caller)
                async with session.lock:
                    has_moved_away = was_known and not session.table.is_known(holder)
                    is_ours = not session.is_closed and self.registry.ownership.is_sure
                    is_shut_out = self.registry.seals.shut_out(session.table, holder)
                    is_shut_out |= not session.table.may_be_seen_by(holder)
                    if has_moved_away or is_shut_out or not is_ours:
                        return  # the page opens another stream
                    with self._stream_work.measured(caller):
                        made = make(session)
                if made is not None:
                    yield made
                    made = None  # two thousand first pages would be kept until there is news
