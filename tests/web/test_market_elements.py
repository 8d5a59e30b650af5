"""What the page of a game of action points works out for its style sheets and for small screens."""

import pytest

from ludotheque.web.views.games.market import MarketStage
from ludotheque.web.views.games.market_elements import initials_of
from ludotheque.web.views.games.sans_foi_ni_loi import SansFoiNiLoiStage
from tests.browser.sans_foi_ni_loi_positions import six
from tests.games.sans_foi_ni_loi.tables import GAME
from tests.web.rendered_pages import scene, table_of


@pytest.mark.parametrize(
    ("names", "initials"),
    [
        (["Ada", "Blaise"], ["A", "B"]),
        (["Ada", "agathe", "Al"], ["Ad", "Ag", "Al"]),
        (["Al", "Alice"], ["Al", "Ali"]),
        (["Ada", "Ada", "Bo", "Bo"], ["A1", "A2", "B1", "B2"]),
        (["élise", "Zoé"], ["É", "Z"]),
    ],
)
def test_initials_tell_people_apart(names: list[str], initials: list[str]) -> None:
    assert initials_of(names) == initials


def test_an_estate_knows_how_wide_its_cards_are() -> None:
    session = table_of(GAME.name, 6, six(), "a table")
    stage: MarketStage = SansFoiNiLoiStage(GAME)
    estates = stage.estates(session.table.view(0), scene(session, 0))
    across = [estate.across for estate in estates]
    assert across[0] == 12, "four lands, five cards on them, four kinds of people"
    assert across[-1] == 4, "nothing is as wide as a few cards"
    assert across[0] > max(across[1:])
