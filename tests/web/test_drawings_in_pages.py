"""A page refers only to drawings that it holds; a card that has none is a plain tile."""

import pytest

from ludotheque.core import Card, Dice, Log, State
from ludotheque.games import GAMES
from ludotheque.games.district_noir import DISTRICT_NOIR
from ludotheque.web.settings import Settings
from ludotheque.web.views.games.district_noir import DistrictNoirStage
from ludotheque.web.views.pages import Pages
from tests.web.every_stage import EVERY_STAGE
from tests.web.rendered_pages import PAGES, Elements, scene, table_of


class PlainStage(DistrictNoirStage):
    """District Noir as if no card had a drawing."""

    def drawing(self, card: Card) -> str:
        return ""


PLAIN_PAGES = Pages({**EVERY_STAGE, "district-noir": PlainStage(DISTRICT_NOIR)}, Settings())


def played(game: str) -> State:
    """A state in which some cards lie on the table."""
    dice = Dice("drawn in pages")
    state = GAMES[game].new(players=2, chance=dice)
    for _ in range(12):
        decision = state.decision()
        assert decision is not None
        state.apply(dice.pick(decision.options), dice, Log())
    return state


def page(pages: Pages, game: str) -> Elements:
    return Elements(pages.table(scene(table_of(game, 2, played(game)), 0), "/t/t"))


def used(elements: Elements) -> list[str]:
    return [each["href"].removeprefix("#") for each in elements.all if each["tag"] == "use"]


@pytest.mark.parametrize("game", GAMES)
def test_a_page_holds_every_drawing_that_it_refers_to(game: str) -> None:
    elements = page(PAGES, game)
    assert used(elements)
    assert set(used(elements)) <= set(elements.ids())


def test_a_card_without_a_drawing_is_a_plain_tile() -> None:
    drawn, plain = page(PAGES, "district-noir"), page(PLAIN_PAGES, "district-noir")
    assert len([each for each in plain.all if "data-card" in each]) > 5
    assert set(used(plain)) <= set(plain.ids())
    assert {"dn-5", "dn-6", "dn-7", "dn-8"} & set(used(drawn))
    assert not {"dn-5", "dn-6", "dn-7", "dn-8"} & set(used(plain))
    for each in (*drawn.all, *plain.all):
        each.pop("data-shown-version", "")  # it follows from what is drawn
    without_use = [each for each in drawn.all if each["tag"] != "use"]
    assert without_use == [each for each in plain.all if each["tag"] != "use"]
