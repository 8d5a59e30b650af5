"""Noxford's stage with fields of one's own, and with Syndicates that were chosen."""

from typing import Any

import pytest

from ludotheque.core import Game
from ludotheque.games import GAMES
from ludotheque.web.tables.lobby import Chair, Lobby
from ludotheque.web.tables.session import TableSession
from ludotheque.web.tables.table import Table
from ludotheque.web.views.games import STAGES
from tests.games.noxford.test_own_list import five_fields
from tests.web.fake_time import FakeClock
from tests.web.fake_tokens import FakeTokens
from tests.web.rendered_pages import NAMES, rendered, scene


def started(game: Game, **options: str) -> TableSession:
    chairs = tuple(Chair(name, holder=name) for name in NAMES[:2])
    table = Table.open("t", {"noxford": game}, Lobby("noxford", options, chairs, NAMES[0]), 0.0)
    table.start("a table")
    return TableSession(table, FakeClock(), FakeTokens())


def used(session: TableSession) -> list[str]:
    """The drawings that the page of the first seat shows."""
    return [each["href"] for each in rendered(session, 0).all if each["tag"] == "use"]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_b2_a_page_with_five_fields_shows_the_fifth(lang: str) -> None:
    own = GAMES["noxford"].with_cards(
        five_fields().box.text.replace("favourite = 2", "favourite = 5")
    )
    session = started(own)
    stage = STAGES["noxford"].of(own)
    shown: dict[str, Any] = stage.context(session.table.view(0), scene(session, 0, lang))
    people = shown["people"]
    assert [(each.favourite, each.field_name) for each in people][1] == (4, "Steam")
    assert "#nx-field-4" in used(session)
    assert 'id="nx-field-4"' in stage.sprite()


def test_b2_a_page_shows_the_chosen_syndicates_in_their_colours() -> None:
    session = started(GAMES["noxford"], syndicate_1="scorpion-master")
    assert "#nx-disc-3" in used(session)
    assert "#nx-disc-1" not in used(session)
    stage, view = STAGES["noxford"], session.table.view(0)
    shown: dict[str, Any] = stage.context(view, scene(session, 0))
    names = {GAMES["noxford"].box.names[each.card].split("-")[0] for each in shown["hand"]}
    assert names == {"scorpion"}


def test_b2_whoever_is_unseen_is_in_the_game() -> None:
    session = started(GAMES["noxford"], syndicate_1="scorpion-master")
    view = session.table.view(0)
    unseen = STAGES["noxford"].unseen(view)
    names = {GAMES["noxford"].box.names[card].split("-")[0] for card, _, _ in unseen}
    assert {"scorpion", "cobra"} <= names
    assert not {"lion", "rat"} & names
