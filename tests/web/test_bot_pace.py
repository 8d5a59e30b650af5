"""How long bots take: with one person only their thinking time, among people as the host likes."""

import pytest

from ludotheque.core import Player
from ludotheque.web.errors import RequestRefused
from ludotheque.web.tables.bot_pace import (
    ALONE_SECONDS,
    NORMAL,
    PACE_SECONDS,
    PACE_SECONDS_OF_THINKERS,
    PACES,
    QUICK,
    SLOW,
    THINKING_SECONDS,
    pace_of,
)
from ludotheque.web.tables.lobby import Chair, Lobby
from tests.web.clients import page_of
from tests.web.fake_time import FakeClock, eventually
from tests.web.servers import PoolHere, running

ADA = Player("Ada")
BLAISE = Player("Blaise")
THINKER = "ismcts"
MOVES_A_TURN = 8


def bots(kind: str, count: int) -> list[Player]:
    return [Player(f"bot {number}", kind) for number in range(count)]


@pytest.mark.parametrize("kind", ["random", "greedy"])
def test_with_one_person_a_round_of_five_bots_is_over_at_once(kind: str) -> None:
    players = [ADA, *bots(kind, 5)]
    for in_window in (False, True):
        pace = pace_of(kind, players, SLOW, in_window=in_window)
        assert pace == (0.0, ALONE_SECONDS)
        assert 5 * MOVES_A_TURN * pace.pause < 5


def test_with_one_person_thinkers_share_their_time() -> None:
    one = pace_of(THINKER, [ADA, *bots(THINKER, 1)], NORMAL, in_window=False)
    five = pace_of(THINKER, [ADA, *bots(THINKER, 5)], NORMAL, in_window=False)
    assert one.thinking == THINKING_SECONDS
    assert five.thinking == pytest.approx(THINKING_SECONDS / 5)
    mixed = pace_of(THINKER, [ADA, *bots(THINKER, 1), *bots("greedy", 4)], NORMAL, in_window=False)
    assert mixed == one


def test_among_people_the_table_has_the_pace_that_its_host_likes() -> None:
    players = [ADA, BLAISE, *bots("greedy", 2)]
    pauses = [pace_of("greedy", players, pace, in_window=False).pause for pace in PACES]
    assert pauses == sorted(pauses)
    assert pauses[PACES.index(NORMAL)] == PACE_SECONDS
    thinkers = [pace_of(THINKER, players, pace, in_window=False) for pace in PACES]
    assert thinkers[PACES.index(NORMAL)].pause == PACE_SECONDS_OF_THINKERS


@pytest.mark.parametrize("pace", PACES)
@pytest.mark.parametrize("people", [[ADA], [ADA, BLAISE]])
def test_a_thinker_has_thought_before_its_move_is_shown(pace: str, people: list[Player]) -> None:
    """Or the time would tell how much there was to think about."""
    for in_window in (False, True):
        found = pace_of(THINKER, [*people, *bots(THINKER, 2)], pace, in_window=in_window)
        assert 0 < found.thinking < found.pause


# The host's option


def test_the_pace_is_stored_with_the_lobby() -> None:
    lobby = Lobby("noxford", {}, (Chair("Ada", holder="Ada"),), "Ada")
    assert lobby.pace == NORMAL
    assert lobby.with_pace(QUICK).content()["pace"] == QUICK
    with pytest.raises(RequestRefused):
        lobby.with_pace("breakneck")


def test_a_host_sets_the_pace_until_the_start(sqlite: str) -> None:
    with running(sqlite) as server:
        ada, blaise = server.gather("Ada", "Blaise", game="noxford")
        assert ada.put("/options", options={}, pace="breakneck").status_code == 422
        assert blaise.put("/options", options={}, pace=SLOW).status_code == 403
        assert ada.put("/options", options={}, pace=SLOW).status_code == 200
        assert server.table(ada.table).table.lobby.pace == SLOW
        server.read_again()
        assert ada.number
        assert server.table(ada.table).table.lobby.pace == SLOW
        assert 'name="pace"' in page_of(ada).get().text
        assert 'name="pace"' not in page_of(blaise).get().text


def test_bots_move_at_the_pace_of_the_table(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock, pool=PoolHere()) as server:
        ada, blaise = server.open("Ada", "Blaise", bots=["greedy"], game="noxford")
        for _ in range(2):
            decision = server.table(ada.table).table.decision()
            assert decision is not None
            if decision.seat < 2:
                mover = (ada, blaise)[decision.seat]
                assert mover.move(str(decision.options[0])).status_code == 200
        eventually(lambda: PACE_SECONDS in clock.slept)
        assert ALONE_SECONDS not in clock.slept
