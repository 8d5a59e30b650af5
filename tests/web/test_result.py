"""The picture of a result: for everybody after the end, for nobody before."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.core import WATCHER
from ludotheque.games import GAMES
from ludotheque.web.tables.lobby import Chair, Lobby
from ludotheque.web.tables.session import TableSession
from ludotheque.web.tables.table import Table
from ludotheque.web.views.guest import SPECTATOR
from ludotheque.web.views.language import phrasebook
from ludotheque.web.views.table_scene import TableScene
from ludotheque.web.views.world_colours import COLOURS
from tests.games.district_noir.tables import table as laid
from tests.web.clients import Page, open_by_api, page_of, play_on
from tests.web.fake_time import FakeClock
from tests.web.fake_tokens import FakeTokens
from tests.web.rendered_pages import PAGES
from tests.web.servers import Running, running

SVG = "{http://www.w3.org/2000/svg}"
STYLES = Path(__file__).parents[2] / "src/ludotheque/web/static/shared/page.css"
PAYLOADS = (
    "<script>alert(1)</script>",
    '"><image href="//evil.test"/>',
    "</text><b class=made>x</b>",
    "]]><svg onload=alert(1)>",
    "&lt;b&gt; {{ 7*7 }}",
)


@pytest.fixture
def server(sqlite: str) -> Iterator[Running]:
    with running(sqlite) as found:
        yield found


def ended(names: tuple[str, str], lang: str = "en") -> ET.Element:
    """The picture of a game of District Noir that these two have ended."""
    chairs = tuple(Chair(name, holder=name) for name in names)
    table = Table.open("t", GAMES, Lobby("district-noir", {}, chairs, names[0]), 0.0)
    start = laid(line="6 8", hands=("", ""), piles=("8 8", "5"), active=0, taken=(False, True))
    table.start(None, start)
    table.play(0, "take")
    assert table.phase == "over"
    session = TableSession(table, FakeClock(), FakeTokens())
    scene = TableScene(session, SPECTATOR, phrasebook(lang), WATCHER)
    return ET.fromstring(PAGES.result_picture(scene))  # noqa: S314  # our own


def texts(picture: ET.Element) -> list[str]:
    return ["".join(each.itertext()).strip() for each in picture.iter(f"{SVG}text")]


def test_it_names_the_game_the_winner_and_everybodys_points() -> None:
    assert texts(ended(("Ada", "Blaise")))[:2] == ["District Noir", "Ada wins"]
    assert {"Ada", "Blaise", "1", "2"} <= set(texts(ended(("Ada", "Blaise"))))
    assert texts(ended(("Ada", "Blaise"), "fr"))[1] == "Ada gagne"


def test_it_has_the_size_that_links_are_shown_with() -> None:
    picture = ended(("Ada", "Blaise"))
    assert (picture.get("width"), picture.get("height")) == ("1200", "630")


@pytest.mark.parametrize("name", PAYLOADS)
def test_a_name_is_no_markup(name: str) -> None:
    picture = ended((name, "Blaise"))
    assert name in texts(picture)
    plain = {each.tag for each in ended(("Ada", "Blaise")).iter()}
    assert {each.tag for each in picture.iter()} == plain
    assert not [each for each in picture.iter() if any(key.startswith("on") for key in each.attrib)]


def test_nothing_of_it_comes_from_elsewhere() -> None:
    """Neither a font nor a style sheet: the policy of our pages would not let them in."""
    for each in ended(("Ada", "Blaise")).iter():
        assert each.tag != f"{SVG}style"
        assert "style" not in each.attrib
        assert not [value for value in each.attrib.values() if re.search(r"(?i)https?:|//", value)]


@pytest.mark.parametrize("name", ["district-noir", "noxford"])
def test_it_is_refused_until_the_end(server: Running, name: str) -> None:
    players = open_by_api(server.url, "Ada", "Blaise", game=name)
    stranger = Page(server.url, players[0].table)
    play_on(players, 3)
    for page in (stranger, page_of(players[0])):
        assert page.get("/result.svg").status_code == 403
    play_on(players)
    answers = [page.get("/result.svg") for page in (stranger, page_of(players[0]))]
    assert {answer.status_code for answer in answers} == {200}
    assert {answer.headers["content-type"] for answer in answers} == {"image/svg+xml"}
    assert answers[0].text == answers[1].text, "it goes by names, whoever looks"


def test_its_colours_are_those_of_the_pages() -> None:
    text = STYLES.read_text("utf-8")
    for world, colours in COLOURS.items():
        found = re.search(rf"(?m)^\.{world} {{\n(.*?)^}}", text, re.DOTALL)
        assert found, world
        named = dict(re.findall(r"--([\w-]+): (#\w+);", found[1]))
        assert {key: named[key] for key in colours._fields} == colours._asdict()
