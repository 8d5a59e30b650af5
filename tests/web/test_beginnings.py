"""What a table's page says when the match has just begun (A6, A12)."""

import pytest

from ludotheque.core import WATCHER, Player, Seat
from ludotheque.web.tables.session import TableSession
from ludotheque.web.views.games.market import MarketStage
from ludotheque.web.views.games.sans_foi_ni_loi import SansFoiNiLoiStage
from tests.browser.sans_foi_ni_loi_positions import acting
from tests.games.sans_foi_ni_loi.tables import GAME
from tests.web.rendered_pages import PAGES, scene, table_of

STAGE: MarketStage = SansFoiNiLoiStage(GAME)
DEALT = {"en": "The cards are dealt.", "fr": "Les cartes sont distribuées."}
PLAYED_ON = {
    "en": "This game goes on from a moment of an earlier one.",
    "fr": "Cette partie reprend à un moment d’une partie antérieure.",
}


def page_of(session: TableSession, eyes: Seat, lang: str = "en") -> str:
    return str(PAGES.table_body(scene(session, eyes, lang)).html.unescape())


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", ["samarande", "sans-foi-ni-loi"])
def test_a6_the_page_shows_the_starting_dice_and_tells_them(name: str, lang: str) -> None:
    session = table_of(name, 3, None, "a beginning")
    page = page_of(session, WATCHER, lang)
    told = scene(session, WATCHER, lang).last_told(20)
    rolls = [event for event in told if event.key == "told-rolled-start"]
    assert len(rolls) >= 3
    assert DEALT[lang] in page
    words = scene(session, WATCHER, lang)
    for event in told:
        if not event.phrase.begins_turn:  # the title of the turn says it
            assert words.say(event) in page


def test_a6_each_starting_die_is_shown_with_its_roller() -> None:
    session = table_of("sans-foi-ni-loi", 3, None, "a beginning")
    reader = scene(session, WATCHER)
    throw = STAGE.context(session.table.view(WATCHER), reader)["throws"][-1]  # type: ignore[index]
    last = [event for event in reader.last_told(20) if event.key == "told-rolled-start"]
    shown = [(roll.who, roll.dice, roll.added, roll.total) for roll in throw.rolls]
    assert shown == [
        (reader.names[event.number("seat")], (event.number("die"),), 0, event.number("die"))
        for event in last[-len(shown) :]
    ]
    assert len(shown) >= 2


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a12_a_match_played_on_from_a_moment_was_not_dealt(lang: str) -> None:
    start = acting()
    session = table_of("sans-foi-ni-loi", start.seats, start, "played on")
    page = page_of(session, WATCHER, lang)
    assert DEALT[lang] not in page
    assert PLAYED_ON[lang] in page


def test_a12_the_log_names_the_bot_for_what_the_bot_did() -> None:
    session = table_of("district-noir", 2, None, "lent")
    match = session.table.match
    assert match is not None
    name = match.players[1].name
    assert match.hand_over(1, Player("Marcel", bot="greedy")) is None
    for _ in range(2):
        decision = match.decision()
        assert decision is not None
        assert match.play(decision.seat, decision.options[0]) is None
    assert match.hand_back(1) is None
    for reader in (0, 1, WATCHER):
        page = page_of(session, reader)
        assert f"Marcel takes over from {name}." in page
        assert "Marcel plays " in page
        assert f"{name} plays " not in page
        assert "You play " not in page or reader == 0
