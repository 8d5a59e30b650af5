"""Two nodes behind nginx, as docs/hosting.md says: a page survives the node that has its table."""

import time
from collections.abc import Callable, Iterator

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.frozen_server import Place
from tests.browser.page_actions import act, until_acted
from tests.browser.test_reconnection import play_first_card
from tests.services import nginx
from tests.services.chromium import Visitors
from tests.services.packages import failing_if_missing
from tests.services.postgresql import connected
from tests.web.clients import Api, open_by_api
from tests.web.fake_time import eventually
from tests.web.nodes.clusters import Cluster, cluster

pytestmark = pytest.mark.slow

NAMES = ("Ada", "Blaise")
BROKEN = "ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION|ERR_EMPTY|50[234]|WebSocket|ERR_HTTP"


def addresses(nodes: Cluster) -> list[str]:
    return [node.url.removeprefix("http://") for node in nodes.nodes]


@pytest.fixture
def house(postgresql_database: str) -> Iterator[tuple[Cluster, str]]:
    """The nodes, and the address of the nginx in front of them."""
    with (
        failing_if_missing(),
        cluster(postgresql_database) as nodes,
        nginx.running(nginx.as_the_guide_says(addresses(nodes))) as url,
    ):
        yield nodes, url


def node_of(db: str, table: str) -> str:
    with connected(db) as connection:
        found = connection.execute(
            "SELECT url FROM leases JOIN nodes ON nodes.id = leases.node WHERE table_id = %s",
            [table],
        ).fetchone()
    assert found is not None
    return str(found[0])


def says(player: Api, text: str) -> bool:
    """Whether it was said, once, however often we have to ask."""
    try:
        return player.post("/talk", text=text, key=f"{text:-<32}").status_code == 201
    except httpx.HTTPError:
        return False


def test_an_open_page_comes_back_when_its_node_is_killed(
    browser: Visitors,
    house: tuple[Cluster, str],
    postgresql_database: str,
    record_property: Callable[[str, object], None],
) -> None:
    """One page has a socket, the other a stream. Both come back by themselves."""
    nodes, url = house
    browser.tolerate_trouble(BROKEN)
    people = open_by_api(url, *NAMES)
    place = Place.of(NAMES, people)
    pages = [browser.new_page(reduced_motion=True, sockets=sockets) for sockets in (True, False)]
    for name, page in zip(NAMES, pages, strict=True):
        place.open(page, name)

    def play() -> None:
        before = act(pages[0])
        (asked,) = [page for page in pages if page.locator("#table[data-asked]").count()]
        play_first_card(asked)
        for page in pages:
            until_acted(page, before)
        assert act(pages[0]) == act(pages[1])

    play()
    gone = node_of(postgresql_database, place.id)
    nodes.kill([node.url for node in nodes.nodes].index(gone))
    began = time.monotonic()
    eventually(lambda: says(people[0], "Are you there?"))
    for page in pages:
        expect(page.locator("#sayings")).to_contain_text("Are you there?")
        expect(page.locator("#lost")).to_be_hidden()
    record_property("seconds until the pages are back", time.monotonic() - began)
    for page in pages:
        assert page.locator("#sayings").inner_text().count("Are you there?") == 1
    play()
    assert node_of(postgresql_database, place.id) != gone
