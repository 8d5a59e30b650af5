"""Pictures: whole, wordless, one for each card, and blind to what is hidden."""

from ludotheque.core import HIDDEN, WATCHER, Dice
from ludotheque.games.sans_foi_ni_loi.pictures import (
    DRAWINGS,
    card,
    cost,
    figure,
    illustration,
    picture,
    sign_for,
    symbol_id,
)
from ludotheque.games.sans_foi_ni_loi.state import SansFoiNiLoiState
from tests.games.sans_foi_ni_loi.tables import CARDS, GAME
from tests.games.svg import moments

KINDS = range(len(CARDS.box.kinds))


def played(players: int) -> list[SansFoiNiLoiState]:
    """Some states of a game."""
    choices = Dice(f"moments {players}")
    found = moments(GAME.deal(players, choices, {}), choices)
    return found[:: len(found) // 4]


def test_a_drawing_is_named_after_its_card() -> None:
    for kind, name in enumerate(CARDS.box.names):
        if name in DRAWINGS:
            assert symbol_id(CARDS, kind) == f"sf-{name}"
    assert len(DRAWINGS.names) > 25


def test_figures_and_costs() -> None:
    shown = {name: (figure(CARDS, k), cost(CARDS, k)) for k, name in enumerate(CARDS.box.names)}
    assert shown["fair-land"] == ("2", "")
    assert shown["excellent-herd"] == ("3", "")
    assert shown["novice"] == ("+1", "")
    assert shown["killer-4"] == ("+4", "3")
    assert shown["sheriff"] == ("+5", "4")
    assert shown["saloon"] == ("", "5")
    assert shown["girls"] == ("", "3")
    assert figure(CARDS, HIDDEN) == cost(CARDS, HIDDEN) == ""
    signs = {name: sign_for(CARDS, k) for k, name in enumerate(CARDS.box.names)}
    assert (signs["saloon"], signs["girls"]) == ("trick", "bonus")


def test_cards_of_ones_own_are_drawn_by_their_type() -> None:
    text = CARDS.box.text
    for old, new in (
        ('name = "fair-land"\ntype = "land"\nroom = 2', 'name = "lake"\ntype = "land"\nroom = 9'),
        ('name = "novice"\ntype = "cowboy"\nbonus = 1', 'name = "boy"\ntype = "cowboy"\nbonus = 7'),
        ('name = "panic"', 'name = "thunder"'),
        ('name = "killer-4"', 'name = "sniper"'),
        ('name = "undertaker"', 'name = "doctor"'),
    ):
        assert old in text
        text = text.replace(old, new)
    own = GAME.with_cards(text).cards
    found = [own.box.find(name) for name in ("lake", "boy", "thunder", "sniper", "doctor")]
    assert [symbol_id(own, kind) for kind in found] == [
        *("sf-land", "sf-cowboy", "sf-trick", "sf-killer", "sf-person")
    ]
    assert [figure(own, kind) for kind in found] == ["9", "+7", "", "+4", "+3"]
    assert DRAWINGS["land"] in card(own, found[0])
    assert illustration(own, "position:table") is None, "there are no such cards"


def test_a_picture_shows_nothing_that_is_hidden() -> None:
    for state in played(3):
        pictures = {picture(state.view(eyes)) for eyes in (0, 1, 2, WATCHER)}
        assert pictures == {picture(state)}
