"""The pages on which a finished match is watched again, and played on from."""

from collections import OrderedDict
from collections.abc import Sequence
from typing import ClassVar, Final

from fastapi import APIRouter
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from ludotheque.core import Card, Event, Seat, Sentence
from ludotheque.texts import Phrasebook
from ludotheque.web.errors import Refused
from ludotheque.web.http.forms import Form, whole_number
from ludotheque.web.tables.lobby import Chair, Setup
from ludotheque.web.tables.replays import ALL, Moment
from ludotheque.web.tables.session import LiveTable
from ludotheque.web.tables.table import Table
from ludotheque.web.views.language import language_for, phrasebook
from ludotheque.web.views.scene import Guest, Scene

from .services import Desk
from .table import FRAGMENT, NO_STORE, seated

MOST_KEPT: Final = 200
"""Moments that need not be drawn again when the slider goes back and forth."""


class StillLive(LiveTable):
    """A table as it was: nobody has left it."""

    def is_here(self, seat: Seat) -> bool:
        return True


class ReplayScene(Scene):
    """A moment in words and pictures. Whoever looks holds no seat, and nobody is addressed."""

    is_replay: ClassVar = True

    def __init__(self, moment: Moment, words: Phrasebook) -> None:
        self.moment: Final = moment
        live = StillLive(_table_at(moment), 0.0)
        super().__init__(live, Guest("", (), False), words, 0.0, moment.seat)

    @property
    def is_asked(self) -> bool:
        return False

    def say(self, sentence: Sentence) -> str:
        return self.texts.say(sentence, self.names)

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def question(self) -> str:
        decision = self.table.decision()
        return "" if decision is None else self.word("replay-asked", name=self.names[decision.seat])

    def title(self) -> str:
        return self.word("replay-title", game=self.texts.word("game-name"))

    def told(self, after: int) -> tuple[Event, ...]:
        return self.moment.told()

    def happened(self) -> str:
        """What this line tells, in words."""
        if self.moment.line == 0:
            is_dealt = self.moment.match.record.header.start is None
            return self.word("log-empty" if is_dealt else "replay-played-on")
        return " ".join([self.say(event) for event in self.moment.told_here()])

    def hands(self) -> Sequence[tuple[Seat, list[tuple[Card, str]]]]:
        """The open hands: each card with the key of its element."""
        found = []
        for seat, hand in enumerate(self.moment.hands()):
            copies = [hand[:at].count(card) for at, card in enumerate(hand)]
            keys = [f"o-{seat}-{card}-{n}" for card, n in zip(hand, copies, strict=True)]
            found.append((seat, list(zip(hand, keys, strict=True))))
        return found

    def address(self, line: int) -> str:
        """Where another moment is seen with the same eyes."""
        return f"/t/{self.table.id}/replay?line={line}&eyes={self.moment.eyes}"


def _table_at(moment: Moment) -> Table:
    """A table that is only looked at: the match as it was, and nobody's tokens."""
    replay, match = moment.replay, moment.match
    chairs = tuple([Chair(player.name, player.bot) for player in match.players])
    setup = Setup(replay.game.name, moment.options(), chairs, host="")
    table = Table(replay.table_id, {replay.game.name: replay.game}, setup)
    table.match = match
    table.number = table.last_act = moment.line
    return table


class Drawn:
    """Moments as they were drawn last."""

    def __init__(self, desk: Desk) -> None:
        self._desk: Final = desk
        self._kept: Final[OrderedDict[tuple[str, int, str, str], Markup]] = OrderedDict()

    def body(self, scene: ReplayScene) -> Markup:
        moment = scene.moment
        key = (scene.table.id, moment.line, moment.eyes, scene.words.lang)
        made = self._kept.pop(key, None)
        if made is None:
            body = self._desk.pages.table_body(scene)
            made = self._desk.pages.part("replay_body", scene, moment=moment, body=body)
        self._kept[key] = made
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return made


def routes(desk: Desk) -> APIRouter:
    router = APIRouter(prefix="/t/{table_id}/replay", include_in_schema=False)
    drawn = Drawn(desk)

    async def found(table_id: str, line: str, eyes: str) -> Moment:
        number = whole_number(line)
        if number is None:
            raise Refused(422, "bad-form")
        return (await desk.replays.find(table_id)).at(number, eyes)

    @router.get("", response_model=None)
    async def replay(
        request: Request, table_id: str, line: str = "0", eyes: str = ALL
    ) -> HTMLResponse | JSONResponse:
        moment = await found(table_id, line, eyes)
        scene = ReplayScene(moment, phrasebook(language_for(request)))
        body = drawn.body(scene)
        if request.headers.get(FRAGMENT):
            return JSONResponse({"html": body, "told": scene.happened()}, headers=NO_STORE)
        page = desk.pages.around("replay", scene, scene.address(moment.line), body)
        return HTMLResponse(page, headers=NO_STORE)

    @router.post("/play-on", response_model=None)
    async def play_on(request: Request, table_id: str) -> Response:
        form = await Form.of(request)
        moment = await found(table_id, form["line"], ALL)
        desk.limit_openings(request)
        token = desk.house.sources.token()
        there = await desk.replays.play_on(
            moment, form.number("seat"), form["name"], form["bot"], token
        )
        return seated(request, desk, there, token)

    return router
