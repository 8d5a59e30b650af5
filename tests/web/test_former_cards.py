"""Tables whose game has got other cards since are played on and shown again with their own."""

from collections.abc import Iterator

import pytest

from ludotheque.core import Game
from ludotheque.games.district_noir import DISTRICT_NOIR, DistrictNoir
from ludotheque.web.views.games.district_noir import DistrictNoirStage
from ludotheque.web.views.stage import Stage
from tests.web.clients import Api, Page, page_of, play_on
from tests.web.servers import Running, running


def other_cards() -> str:
    """The same kinds in another order, one of them with another name: so every card has another
    number."""
    deal, *kinds = DISTRICT_NOIR.box.text.split("[[kind]]")
    text = "[[kind]]".join([deal, *[f"{kind.rstrip()}\n\n" for kind in kinds[::-1]]])
    return text.replace('"docks"', '"harbour"')


CHANGED = DistrictNoir(
    other_cards(), DISTRICT_NOIR.texts, rules=2, former={DISTRICT_NOIR.rules: DISTRICT_NOIR}
)
GAMES: dict[str, Game] = {"district-noir": CHANGED}
STAGES: dict[str, Stage] = {"district-noir": DistrictNoirStage(CHANGED)}


class Since:
    """A server that was started again with the new cards, and two tables from before: one in play
    against a bot, one over."""

    def __init__(self, server: Running, runs: Api, over: Api, shown: str) -> None:
        self.server = server
        self.runs = Api(server.url, runs.table, runs.token)
        self.over = Api(server.url, over.table, over.token)
        self.shown = shown


@pytest.fixture
def since(sqlite: str) -> Iterator[Since]:
    with running(sqlite) as server:
        [runs] = server.open("Ada", bots=["greedy"])
        while runs.get().json()["asked"]["seat"] != 0:
            pass
        play_on(over := server.open("Chloé", "Denis"))
        shown = page_of(runs).get().text
    with running(sqlite, games=GAMES, stages=STAGES) as server:
        yield Since(server, runs, over[0], shown)


def drawn(page: str) -> list[str]:
    """What is shown of the cards, line by line."""
    return [line.strip() for line in page.splitlines() if "<use" in line or "aria-label" in line]


def test_a_table_in_play_looks_as_before_and_goes_on_with_its_cards(since: Since) -> None:
    assert drawn(page_of(since.runs).get().text) == drawn(since.shown)
    while (asked := since.runs.get().json()["asked"]) is not None:
        if asked["seat"] == 0:
            assert since.runs.move(since.runs.options()[0]).status_code == 200
    match = since.server.table(since.runs.table).table.match
    assert match is not None
    assert match.game is DISTRICT_NOIR
    assert match.record.header.rules == DISTRICT_NOIR.rules


def test_a_table_that_is_over_is_shown_again_and_played_on_from(since: Since) -> None:
    page = Page(since.server.url, since.over.table).get("/replay?line=5&eyes=all")
    assert page.status_code == 200
    assert "harbour" not in page.text
    opened = since.over.post("/replay/play-on", line=5, seat=1, name="Zoé", bot="greedy")
    assert opened.status_code == 201
    match = since.server.table(opened.json()["table"]).table.match
    assert match is not None
    assert match.game is DISTRICT_NOIR
    assert match.record.header.rules == DISTRICT_NOIR.rules


def test_a_new_table_has_the_new_cards(since: Since) -> None:
    ada, *_ = since.server.open("Ada", "Blaise")
    match = since.server.table(ada.table).table.match
    assert match is not None
    assert match.game is CHANGED


def test_a_stage_for_former_cards_is_made_once() -> None:
    stage = STAGES["district-noir"]
    assert stage.of(CHANGED) is stage
    assert stage.of(DISTRICT_NOIR) is stage.of(DISTRICT_NOIR)
    assert stage.of(DISTRICT_NOIR).game is DISTRICT_NOIR
