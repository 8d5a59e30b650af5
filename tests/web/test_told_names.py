"""What was told stays as it was told, whoever holds the seats by then (A12)."""

import pytest

from ludotheque.core import WATCHER, Dice, Player, Seat
from ludotheque.web.tables.session import TableSession
from tests.web.rendered_pages import scene, table_of

SEATS = 3
READERS = (*range(SEATS), WATCHER)


def said_to(session: TableSession, reader: Seat, after: int = 0) -> list[str]:
    """What this reader was told after so many events, as their page words it now."""
    seen = scene(session, reader)
    return [seen.say(event) for event in seen.last_told(seen.told_count - after)]


@pytest.mark.parametrize("game", ["noxford", "samarande", "sans-foi-ni-loi"])
@pytest.mark.parametrize("seed", range(3))
def test_a12_nothing_that_was_told_is_reworded_when_seats_change_hands(
    game: str, seed: int
) -> None:
    session, chance = table_of(game, SEATS, None, f"names {seed}"), Dice(f"names {seed}")
    match = session.table.match
    assert match is not None
    told: dict[Seat, list[str]] = {reader: said_to(session, reader) for reader in READERS}
    changes = 0
    for number in range(60):
        decision = match.decision()
        if decision is None:
            break
        seat, count = chance.below(SEATS), match.told_count
        if number % 8 == 3:
            changes += match.hand_over(seat, Player(f"Bot {number}", bot="greedy")) is None
        elif number % 8 == 6:
            changes += match.hand_back(seat) is None
        elif number == 40:
            changes += match.resign(seat, Player("Stand-in", bot="greedy")) is None
        else:
            assert match.play(decision.seat, chance.pick(decision.options)) is None
        for reader in READERS:
            told[reader] += said_to(session, reader, count)
    assert changes > 4
    for reader in READERS:
        assert said_to(session, reader) == told[reader]


def test_a12_what_a_bot_does_in_somebodys_place_is_the_bots() -> None:
    session = table_of("district-noir", 2, None, "lent")
    match = session.table.match
    assert match is not None
    assert match.hand_over(1, Player("Marcel", bot="greedy")) is None
    while match.decision() is not None and not any(
        "Marcel plays" in t for t in said_to(session, 0)
    ):
        decision = match.decision()
        assert decision is not None
        assert match.play(decision.seat, decision.options[0]) is None
    assert any("Marcel plays" in text for text in said_to(session, 1))
    assert not any("You play" in text for text in said_to(session, 1))
