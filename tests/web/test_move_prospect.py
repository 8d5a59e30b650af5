"""What is said of a move before it is sent: whether it ends the turn, and whether it can be taken
back. It is what then happens, and it tells nothing that the seat does not know."""

from collections.abc import Iterator

import pytest

from ludotheque.core import Dice, Move, Seat
from ludotheque.games import GAMES
from ludotheque.web.tables.lobby import Chair, Lobby
from ludotheque.web.tables.session import TableSession
from ludotheque.web.tables.table import Table
from ludotheque.web.views.move_prospect import final_note, note_on
from tests.web.clients import asked, open_by_api, page_of
from tests.web.fake_time import FakeClock
from tests.web.fake_tokens import FakeTokens
from tests.web.rendered_pages import rendered, scene, table_of
from tests.web.servers import Running, running

OURS = ("district-noir", "noxford", "sans-foi-ni-loi", "samarande")
FINAL = "This ends your turn and cannot be taken back."
GAME_OVER = "This ends the game and cannot be taken back."
STANDS = "This cannot be taken back."
UNTIL = "This ends your turn. You can take it back until "
CLAIMS = {FINAL, GAME_OVER, STANDS, ""}


@pytest.fixture
def server(sqlite: str) -> Iterator[Running]:
    with running(sqlite) as found:
        yield found


def say_and_play(session: TableSession, seat: Seat, move: Move) -> str:
    """What is said of a move that is then made, once it has been held against what happened."""
    table = session.table
    is_asked_together = table.is_being_answered()
    said = note_on(scene(session, seat), move)
    short = final_note(scene(session, seat), move.text)
    table.play(seat, move.text)
    assert table.match is not None
    now = table.match.state
    can_take_back = table.phase == "playing" and table.can_take_back(seat)
    if is_asked_together:
        assert said == ""
        return said
    assert said in CLAIMS or said.startswith(UNTIL)
    assert (said in (FINAL, GAME_OVER, STANDS)) == (not can_take_back), move.text
    assert (said == GAME_OVER) == (table.phase == "over")
    ends = now.whose_turn() != seat
    if table.phase == "playing":
        assert (said == FINAL or said.startswith(UNTIL)) == ends, move.text
    assert bool(short) == (ends and not can_take_back)
    return said


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "players"), [(name, n) for name in OURS for n in GAMES[name].players if n < 4]
)
def test_every_note_of_a_whole_game_is_true(name: str, players: int) -> None:
    session, chance = table_of(name, players, None), Dice(f"notes {players}")
    said: set[str] = set()
    while (decision := session.table.decision()) is not None:
        said.add(say_and_play(session, decision.seat, chance.pick(decision.options)))
    assert FINAL in said or any(note.startswith(UNTIL) for note in said)
    assert GAME_OVER in said


def test_in_practice_only_the_end_is_for_good() -> None:
    chairs = (Chair("Ada", holder="Ada"), Chair("Bot", bot="random"))
    lobby = Lobby("district-noir", {}, chairs, "Ada", practice=True)
    table = Table.open("t", GAMES, lobby, 0.0)
    table.start("a table")
    session, chance = TableSession(table, FakeClock(), FakeTokens()), Dice(1)
    said: list[str] = []
    while (decision := table.decision()) is not None:
        move = chance.pick(decision.options)
        if decision.seat == 0:
            said.append(note_on(scene(session, 0), move))
            table.play(0, move.text)
        else:
            table.play_for_bot(1, move.text)
    assert set(said[:-1]) == {""}
    assert said[-1] in ("", GAME_OVER)


def test_the_page_asks_for_the_move_that_was_chosen(server: Running) -> None:
    players = open_by_api(server.url, "Ada", "Blaise")
    player = asked(players)
    other = next(each for each in players if each is not player)
    name = "Ada" if other is players[0] else "Blaise"
    number = player.number
    answer = page_of(player).post("/prospect", move=player.options()[0])
    assert answer.json() == {"note": f"{UNTIL}{name} acts."}
    assert answer.headers["cache-control"] == "no-store"
    assert player.number == number


@pytest.mark.slow
@pytest.mark.parametrize("name", OURS)
def test_taking_back_is_offered_on_the_page_whenever_it_is_possible(name: str) -> None:
    """Also in the middle of a turn, while the reader is asked again."""
    session, chance = table_of(name, 2, None), Dice(f"back {name}")
    table = session.table
    offered: set[bool] = set()
    for _ in range(60):
        decision = table.decision()
        if decision is None:
            break
        table.play(decision.seat, chance.pick(decision.options).text)
        if table.phase == "playing":
            for seat in range(2):
                shown = "take-back" in rendered(session, seat).ids()
                assert shown == table.can_take_back(seat)
                if shown:
                    offered.add(scene(session, seat).is_asked)
    assert offered == {False} if name == "district-noir" else {False, True}
