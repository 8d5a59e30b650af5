"""A table's page as it is made for a guest, without a server, and what is on it."""

from html.parser import HTMLParser

from ludotheque.core import WATCHER, Seat, State
from ludotheque.games import GAMES
from ludotheque.web.settings import Settings
from ludotheque.web.tables.lobby import Chair, Setup
from ludotheque.web.tables.session import LiveTable
from ludotheque.web.tables.table import Table
from ludotheque.web.views.games import STAGES
from ludotheque.web.views.language import phrasebook
from ludotheque.web.views.pages import Pages
from ludotheque.web.views.scene import Guest, Scene

NAMES = ("Ada", "Blaise", "Chloé", "Denis", "Emma", "Félix")
PAGES = Pages(STAGES, Settings())


def table_of(game: str, players: int, start: State | None, seed: str = "a table") -> LiveTable:
    """A table at which everybody is a person, who holds the token of their own name."""
    chairs = tuple(Chair(name, holder=name) for name in NAMES[:players])
    setup = Setup(game, {}, chairs, NAMES[0])
    table = Table.open("t", GAMES, setup, 0.0)
    table.start(NAMES[0], seed, start)
    return LiveTable(table, 0.0)


def scene(live: LiveTable, eyes: Seat, lang: str = "en") -> Scene:
    guest = Guest.of(live, NAMES[eyes] if eyes != WATCHER else "")
    return Scene(live, guest, phrasebook(lang), 0.0)


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
        """What can be sent as it stands, or be put together out of parts."""
        named = {
            each["value"] for each in self.all if each.get("name") == "move" and "value" in each
        }
        return named | {each["value"] for each in self.all if each["tag"] == "option"}


def rendered(live: LiveTable, eyes: Seat, lang: str = "en") -> Elements:
    return Elements(PAGES.table_body(scene(live, eyes, lang)))
