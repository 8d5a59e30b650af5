"""A table's page as rendered for a guest, without a server, and what is on it."""

from html.parser import HTMLParser

from ludotheque.core import WATCHER, Seat, State
from ludotheque.games import GAMES
from ludotheque.web.settings import Settings
from ludotheque.web.tables.lobby import Chair, Lobby
from ludotheque.web.tables.session import TableSession
from ludotheque.web.tables.table import Table
from ludotheque.web.views.guest import Guest
from ludotheque.web.views.language import phrasebook
from ludotheque.web.views.pages import Pages
from ludotheque.web.views.table_scene import TableScene
from tests.web.every_stage import EVERY_STAGE
from tests.web.fake_time import FakeClock
from tests.web.fake_tokens import FakeTokens

NAMES = ("Ada", "Blaise", "Chloé", "Denis", "Emma", "Félix")
PAGES = Pages(EVERY_STAGE, Settings())


def table_of(game: str, players: int, start: State | None, seed: str = "a table") -> TableSession:
    """A table of people only, each with a token that is their own name."""
    chairs = tuple(Chair(name, holder=name) for name in NAMES[:players])
    lobby = Lobby(game, {}, chairs, NAMES[0])
    table = Table.open("t", GAMES, lobby, 0.0)
    table.start(seed, start)
    return TableSession(table, FakeClock(), FakeTokens())


def scene(session: TableSession, eyes: Seat, lang: str = "en") -> TableScene:
    guest = Guest.of(session.table, NAMES[eyes] if eyes != WATCHER else "")
    return TableScene(session, guest, phrasebook(lang))


class Elements(HTMLParser):
    """What a page has, by attribute."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.all: list[dict[str, str]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.all.append({"tag": tag, **{name: value or "" for name, value in attrs}})

    def parts(self) -> set[str]:
        return {part for each in self.all for part in each.get("data-part", "").split()}

    def ids(self) -> list[str]:
        return [each["id"] for each in self.all if "id" in each]

    def moves(self) -> set[str]:
        """The moves that can be sent as they are, or built out of parts."""
        named = {
            each["value"] for each in self.all if each.get("name") == "move" and "value" in each
        }
        prices = {each["value"] for each in self.all if each["tag"] == "option"}
        return named | {price for price in prices if price.startswith("ask ")}


def rendered(session: TableSession, eyes: Seat, lang: str = "en") -> Elements:
    return Elements(PAGES.table_body(scene(session, eyes, lang)).html)
