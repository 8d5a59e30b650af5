"""Clocks: whose time is up is stood in for, for that turn and no longer."""

import json
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from ludotheque.core import Match, MoveEntry, Record, State
from ludotheque.core.verification import verify
from ludotheque.games import GAMES
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.tokens import hashed
from ludotheque.web.tables.lobby import Chair
from ludotheque.web.tables.registry import IDLE_SECONDS
from ludotheque.web.tables.turn_calls import CALL_SECONDS
from ludotheque.web.tables.turn_clocks import CLOCKS
from tests.web.clients import Api, asked, page_of, play_on, sentences, sit_down
from tests.web.fake_time import FakeClock, eventually
from tests.web.servers import Running, running
from tests.web.windows import SILENCE, acting, choosing

BRISK = CLOCKS["brisk"]
DAY = CLOCKS["1-day"]
NOIR = "district-noir"


def open_with(
    server: Running, clock: str, *names: str, game: str = NOIR, start: State | None = None
) -> list[Api]:
    token = server.registry.tokens.token()
    chairs = (Chair(names[0], holder=hashed(token)), *[Chair() for _ in names[1:]])
    opened = server.do(server.registry.open(game, chairs, token, clock=clock))
    table = opened.table.id
    players = [Api(server.url, table, token)]
    players += [sit_down(server.url, table, seat, name) for seat, name in enumerate(names) if seat]
    server.do(server._start(table, start))
    return players


def moves(server: Running, player: Api) -> list[MoveEntry]:
    match = server.table(player.table).table.match
    assert match is not None
    return [entry for entry in match.record.entries if isinstance(entry, MoveEntry)]


def passes(clock: FakeClock, seconds: float) -> None:
    """So much time, and then what a bot takes for a move."""
    clock.time += seconds


def until_moved(server: Running, player: Api, clock: FakeClock, count: int) -> None:
    def moved() -> bool:
        clock.time += 0.2  # a bot takes its time
        return len(moves(server, player)) >= count

    eventually(moved)


def due(player: Api) -> float:
    found: float = player.get().json()["asked"]["due"]
    return found


def test_a_bot_moves_when_the_time_is_up_and_not_before(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        players = open_with(server, "brisk", "Ada", "Blaise")
        late = asked(players)
        assert due(late) == clock.now() + BRISK
        clock.time += BRISK - 1
        server.tick()
        time.sleep(0.05)
        assert not moves(server, late)
        clock.time += 1
        until_moved(server, late, clock, 1)
        (move,) = moves(server, late)
        assert (move.by_clock, move.by_bot, move.seat) == (True, False, players.index(late))
        other = asked(players)
        assert other is not late
        assert due(other) > clock.now()  # with a whole turn's time
        for player, said in (
            (late, "Your time was up: a bot finished your turn."),
            (other, f"{('Ada', 'Blaise')[move.seat]}’s time was up: a bot finished the turn."),
        ):
            assert said in sentences(page_of(player).get().text)
        play_on(players, 2)  # and both go on, in their own seats
        assert [each.by_clock for each in moves(server, late)] == [True, False, False]


def test_the_record_says_so_and_can_be_replayed_and_checked(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        players = open_with(server, "brisk", "Ada", "Blaise")
        clock.time += BRISK
        until_moved(server, players[0], clock, 1)
        play_on(players)
        text = players[0].get("/record").text
    lines = [json.loads(line) for line in text.splitlines()]
    assert [line["by"] for line in lines if "by" in line][:2] == ["clock", "person"]
    record = Record.read(text)
    assert record.text() == text
    assert Match.resume(GAMES[NOIR], record).outcome() is not None
    assert verify(GAMES[NOIR], record).is_sound


def test_the_whole_turn_is_finished_and_nothing_more(sqlite: str) -> None:
    clock, game = FakeClock(), "sans-foi-ni-loi"
    with running(sqlite, clock=clock) as server:
        players = open_with(server, "relaxed", "Ada", "Blaise", "Chloé", game=game)
        first = players.index(asked(players))
        clock.time += CLOCKS["relaxed"]

        def another_is_asked() -> bool:
            clock.time += 0.2
            return asked(players) is not players[first]

        eventually(another_is_asked)
        made = moves(server, players[0])
        assert {(each.seat, each.by_clock) for each in made} <= {
            (first, True),
            *[(seat, False) for seat in range(3)],
        }
        session = server.table(players[0].table)
        assert [player.bot for player in session.table.players] == ["", "", ""]


def test_who_is_late_is_told_so_and_exactly_one_move_counts(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        for _ in range(5):
            players = open_with(server, "brisk", "Ada", "Blaise")
            late = asked(players)
            move, at = late.options()[0], late.number
            clock.time += BRISK
            with ThreadPoolExecutor() as threads:
                sent = threads.submit(late.move, move, at)
                until_moved(server, late, clock, 1)
                answer = sent.result()
            (made,) = moves(server, late)
            assert made.by_clock == (answer.status_code != 200)
            again = late.move(move, at)
            code = again.json()["error"]["code"]
            assert code == ("time-was-up" if made.by_clock else "stale")
            if made.by_clock:
                assert answer.json()["error"]["code"] == "time-was-up"


def test_a_table_that_sleeps_is_woken_after_a_restart_too(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        players = open_with(server, "1-day", "Ada", "Blaise")
        ends = due(players[0])
        server.wait(clock, CALL_SECONDS)  # whoever is to be called is called from the table
        server.wait(clock, IDLE_SECONDS + 1)
        assert server.registry.session_count == 0
        table = players[0].table
    with running(sqlite, clock=clock) as server:
        again = [Api(server.url, table, player.token) for player in players]
        server.wait(clock, ends - clock.now() - 10)
        assert server.registry.session_count == 0  # nothing is due
        server.wait(clock, 10)
        assert server.registry.session_count == 1  # though nobody looks
        until_moved(server, again[0], clock, 1)
        assert moves(server, again[0])[0].by_clock
        assert due(again[0]) > ends


def test_days_of_absence_end_nothing(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        players = open_with(server, "1-day", "Ada", "Blaise")
        for turn in range(1, 6):
            clock.time += DAY
            until_moved(server, players[0], clock, turn)
        assert players[0].view()["phase"] == "playing"
        assert all(each.by_clock for each in moves(server, players[0])[:5])
        play_on(players, 2)
        assert not moves(server, players[0])[-1].by_clock


def test_taking_back_gains_no_time_and_the_clocks_move_stands(sqlite: str) -> None:
    clock, game = FakeClock(), "sans-foi-ni-loi"
    with running(sqlite, clock=clock) as server:
        players = open_with(server, "relaxed", "Ada", "Blaise", game=game)
        mover = asked(players)
        ends = due(mover)
        clock.time += 30
        session = server.table(mover.table)
        for option in mover.options():
            assert mover.move(option).status_code == 200
            if asked(players) is mover:
                assert due(mover) == ends  # it is still the same turn
            if session.table.can_take_back(players.index(mover)):
                break
        if session.table.can_take_back(players.index(mover)):
            assert mover.post("/back", at=mover.number).status_code == 200
            assert due(mover) == ends
        players = open_with(server, "brisk", "Ada", "Blaise")
        late = asked(players)
        clock.time += BRISK
        until_moved(server, late, clock, 1)
        refused = late.post("/back", at=late.number).json()["error"]["code"]
        assert refused == "time-was-up"


def test_there_is_none_in_practice_or_at_one_screen(sqlite: str) -> None:
    with running(sqlite) as server:
        bots = (Chair("Ada", holder=hashed("a")), Chair("Bot", "novice"))
        screen = (Chair("Ada", holder=hashed("a")), Chair("Blaise", holder=hashed("a")))
        opening = server.registry.open
        with pytest.raises(RequestRefused, match="clock-alone"):
            server.do(opening(NOIR, bots, "a", clock="brisk", practice=True))
        with pytest.raises(RequestRefused, match="clock-alone"):
            server.do(opening(NOIR, screen, "a", clock="brisk", one_screen=True))
        with pytest.raises(RequestRefused, match="no-such-clock"):
            server.do(opening(NOIR, bots, "a", clock="never"))


def test_the_host_chooses_and_everybody_reads_what_it_means(sqlite: str) -> None:
    with running(sqlite) as server:
        ada, blaise = server.gather("Ada", "Blaise")
        assert blaise.put("/options", options={}, clock="3-days").status_code == 403
        assert "Time for each turn: 3 days" not in sentences(page_of(blaise).get().text)
        assert ada.put("/options", options={}, clock="3-days").status_code == 200
        assert ada.put("/options", options={}).status_code == 200  # unchanged
        assert ada.view()["clock"] == "3-days"
        assert "Time for each turn: 3 days" in sentences(page_of(blaise).get().text)


# Several are asked at once: the time tells nothing of what anybody has (law 7)

CITY = "samarande"
PEOPLE = ("Ada", "Blaise", "Chloé", "Denis")


@pytest.mark.parametrize("genies", [0, 2])
def test_a_window_over_days_depends_on_nothing_that_is_secret(sqlite: str, genies: int) -> None:
    """It is open for the same time whoever has something, and closes once all have spoken."""
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        moment = acting(4, genies)
        players = open_with(server, "1-day", *PEOPLE, game=CITY, start=moment.before)
        ends = clock.now() + DAY
        at = players[0].number
        assert players[0].move(moment.action, at).status_code == 200
        clock.time += 3600
        shown = [each.get().json()["asked"] for each in players]
        assert {each["due"] for each in shown} == {ends}
        assert {each["closes"] for each in shown} == {None}
        watcher = Api(server.url, players[0].table)
        before = watcher.view()
        for player in players[1:3]:
            answer = player.options()[-1] if genies else SILENCE
            assert player.move(answer, at + 1).status_code == 200
            assert watcher.view() == before  # nobody learns who has answered, or what
        clock.time += 3600
        server.tick()
        assert watcher.view() == before
        assert players[3].move(SILENCE, at + 1).status_code == 200
        assert watcher.view() != before


def test_a_window_over_days_closes_in_time_though_nobody_looks(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        moment = acting(4, 0)
        players = open_with(server, "1-day", *PEOPLE, game=CITY, start=moment.before)
        assert players[0].move(moment.action).status_code == 200
        server.wait(clock, CALL_SECONDS)
        server.wait(clock, IDLE_SECONDS + 1)
        assert server.registry.session_count == 0
        server.wait(clock, DAY)
        until_moved(server, players[0], clock, 4)
        assert not any(each.by_clock for each in moves(server, players[0])[:4])  # it is silence


def test_where_all_must_choose_the_clock_chooses_for_the_silent_alone(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        players = open_with(server, "1-day", *PEOPLE, game=CITY, start=choosing(4))
        ends = due(players[0])
        at = players[0].number
        watcher = Api(server.url, players[0].table)
        clock.time += 60
        assert players[2].move(players[2].options()[0], at).status_code == 200
        assert {due(each) for each in (*players, watcher)} == {ends}
        server.read_again()
        assert due(watcher) == ends
        clock.time += DAY
        until_moved(server, watcher, clock, 4)
        by = {each.seat: each.by_clock for each in moves(server, watcher)[:4]}
        assert by == {0: True, 1: True, 2: False, 3: True}
