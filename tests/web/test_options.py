"""The options of a game in the forms of a table."""

import pytest

from ludotheque.games import GAMES
from ludotheque.texts import Texts
from ludotheque.web.tables.lobby import Chair, Lobby
from ludotheque.web.tables.session import TableSession
from ludotheque.web.tables.table import Table
from tests.web.fake_time import FakeClock
from tests.web.fake_tokens import FakeTokens
from tests.web.rendered_pages import rendered


def opened(game: str, lang: str, **options: str) -> list[dict[str, str]]:
    """The elements of a table's page while its host may choose the options."""
    lobby = Lobby(game, options, (Chair("Ada", holder="Ada"), Chair("", bot="")), "Ada")
    table = Table.open("t", GAMES, lobby, 0.0)
    return rendered(TableSession(table, FakeClock(), FakeTokens()), 0, lang).all


def chosen(elements: list[dict[str, str]]) -> list[str]:
    return [each["value"] for each in elements if each["tag"] == "option" and "selected" in each]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_table_opened_before_there_was_an_option_shows_its_default(lang: str) -> None:
    assert "category" in chosen(opened("samarande", lang))
    assert chosen(opened("noxford", lang)).count("next") == 4
    assert "kind" in chosen(opened("samarande", lang, explorer="kind"))


@pytest.mark.parametrize(("lang", "name"), [("fr", "Maître des Lions"), ("en", "Lion Master")])
def test_b2_a_syndicate_is_chosen_by_its_master(lang: str, name: str) -> None:
    elements = opened("noxford", lang, syndicate_2="lion-master")
    assert chosen(elements).count("lion-master") == 1
    listed = [each["value"] for each in elements if each["tag"] == "option"]
    assert listed.count("lion-master") == 4
    option = GAMES["noxford"].options[-1]
    assert Texts(GAMES["noxford"], lang).choice(option, "lion-master") == name
