"""Several people asked at once (SA-71): they answer in secret and in any order, it takes the same
time whatever they answer, and nobody else can tell."""

from collections.abc import Iterator
from itertools import count

import pytest

from ludotheque.core import Dice, Log, State
from ludotheque.games import GAMES
from ludotheque.games.market.moves import Play
from ludotheque.web.http.tokens import hashed
from ludotheque.web.tables.bot_pace import PACE_SECONDS_IN_A_WINDOW
from ludotheque.web.tables.lobby import Chair
from tests.games.samarande.tables import table
from tests.web.clients import Api, page_of
from tests.web.fake_time import FakeClock, eventually, in_time
from tests.web.servers import PoolHere, Running, running

GENIE = "mischievous-genie"
ANSWER = f"play {GENIE}"


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def server(sqlite: str, clock: FakeClock) -> Iterator[Running]:
    with running(sqlite, clock=clock, pool=PoolHere()) as server:
        yield server


def played(server: Running, *hands: str) -> list[Api]:
    """Ada has just played Ali Baba; the hands of the others."""
    names = ("Ada", "Blaise", "Chloé", "Denis")[: 1 + len(hands)]
    start = table(hands=("ali-baba aladdin", *hands), players=1 + len(hands))
    players = server.open(*names, game="samarande", start=start)
    assert players[0].move("play ali-baba").status_code == 200
    return players


def told(player: Api) -> list[str]:
    return [event["key"] for event in player.get("/journal").json()["told"]]


def is_open(player: Api) -> bool:
    return player.get().json()["asked"]["closes"] is not None


@pytest.mark.rule("SA-71")
def test_all_are_asked_at_once_and_played_in_turn_order(server: Running, clock: FakeClock) -> None:
    ada, blaise, chloe, denis = played(server, "palace", GENIE, "souk")
    shown = [player.get().json()["asked"] for player in (ada, blaise, chloe, denis)]
    assert [asked["together"] for asked in shown] == [[1, 2, 3]] * 4
    assert [[option["move"] for option in asked["options"]] for asked in shown] == [
        [],
        ["pass"],
        ["pass", ANSWER],
        ["pass"],
    ]
    assert [asked["seat"] for asked in shown[1:]] == [1, 2, 3]
    at = ada.number
    for player, answer in ((denis, "pass"), (chloe, ANSWER), (blaise, "pass")):
        assert player.move(answer).status_code == 200
        assert ada.number == at  # nobody can tell
    assert is_open(ada)
    clock.time += 8
    eventually(lambda: ada.number > at)
    assert told(ada)[-1] == "told-answered"
    assert ada.get().json()["asked"]["options"]  # the genie can itself be answered, by Ada too


@pytest.mark.rule("SA-71")
def test_it_is_open_for_the_same_time_whatever_is_said(server: Running, clock: FakeClock) -> None:
    ada, blaise, chloe, _ = played(server, GENIE, "palace", "souk")
    closes = ada.get().json()["asked"]["closes"]
    assert closes == clock.now() + 8
    blaise.move(ANSWER)
    chloe.move("pass")
    clock.time += 7.9
    server.tick()
    assert ada.get().json()["asked"]["closes"] == closes
    clock.time += 0.2
    eventually(lambda: told(ada)[-1] == "told-answered")  # Denis has said nothing, so he passes


def test_when_all_have_passed_nobody_waits(server: Running) -> None:
    ada, *others = played(server, "palace", GENIE)
    for player in others:
        player.move("pass")
    assert not is_open(ada)
    assert told(ada)[-1] != "told-answered"
    assert ada.get().json()["asked"]["seat"] == 0


def test_what_is_no_answer_is_refused_and_a_late_one_too(server: Running, clock: FakeClock) -> None:
    ada, blaise, chloe = played(server, "palace", "souk")
    refused = chloe.move(ANSWER)
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "not-an-answer")
    refused = blaise.move(ANSWER)
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "not-in-hand")
    assert chloe.move("nonsense").json()["error"]["code"] == "not-an-answer"
    assert ada.move("end").json()["error"]["code"] == "not-your-turn"
    at = ada.number
    clock.time += 8
    eventually(lambda: ada.number > at)
    assert chloe.move("pass", at=at).status_code == 409


def test_whoever_is_asked_while_the_time_runs_is_told_to_hurry(server: Running) -> None:
    """Their page shows the table as it is now, whatever its pace."""
    ada, blaise, _ = played(server, GENIE, "souk")
    with page_of(blaise).stream() as asked, page_of(ada).stream() as waiting:
        assert asked.next().data["hurry"] is True
        assert waiting.next().data["hurry"] is False
    blaise.move("pass")
    with page_of(blaise).stream() as answered:
        assert answered.next().data["hurry"] is False


def test_an_answer_can_be_changed_until_it_is_played(server: Running, clock: FakeClock) -> None:
    ada, blaise, _ = played(server, GENIE, "souk")
    blaise.move(ANSWER)
    blaise.move("pass")
    at = ada.number
    clock.time += 8
    eventually(lambda: ada.number > at)
    assert "told-answered" not in told(ada)
    assert blaise.post("/back").json()["error"]["code"] != ""


def test_let_everything_pass_until_my_turn(server: Running) -> None:
    start = table(
        hands=("ali-baba ali-baba", "ali-baba", "palace"), players=3, gold=(1, 1, 1), points=6
    )
    ada, blaise, chloe = server.open("Ada", "Blaise", "Chloé", game="samarande", start=start)
    for player in (blaise, chloe):
        assert player.put("/let-pass", on=True).status_code == 200
    assert ada.move("play ali-baba").status_code == 200
    assert not is_open(ada)  # nobody was asked anything
    assert ada.move("end").status_code == 200
    while ada.get().json()["asked"]["seat"] == 0:
        ada.move(ada.options()[0])
    ada.put("/let-pass", on=True)
    assert blaise.move("play ali-baba").status_code == 200
    assert not is_open(ada)
    assert "end" in blaise.options()
    chloe.put("/let-pass", on=False)
    answers = server.table(ada.table).answers
    assert not answers.lets_pass(1)
    assert not answers.lets_pass(2)


def about_to_act() -> tuple[State, str]:
    """A game of four as it comes, in which seat 0 can play an Action."""
    game = GAMES["samarande"]
    for seed in count():
        dice = Dice(seed)
        state = game.new(players=4, chance=dice)
        for _ in range(60):
            decision = state.decision()
            assert decision is not None
            actions = [move for move in decision.options if isinstance(move, Play)]
            if decision.seat == 0 and decision.window is None and actions:
                return state, str(actions[0])
            state.apply(dice.pick(decision.options), dice, Log())
    raise AssertionError("there is always another seed")


@pytest.mark.rule("SA-71")
def test_bots_answer_when_the_people_have(server: Running, clock: FakeClock) -> None:
    start, action = about_to_act()
    bots = ["random", "greedy"]
    ada, blaise = server.open("Ada", "Blaise", bots=bots, game="samarande", start=start)
    pool = server.registry.pool
    assert isinstance(pool, PoolHere)
    assert ada.move(action).status_code == 200
    at = ada.number
    server.tick()
    assert not pool.jobs
    assert blaise.move("pass").status_code == 200
    assert ada.number == at + 1
    eventually(lambda: PACE_SECONDS_IN_A_WINDOW in clock.slept)
    in_time(lambda: ada.number > at + 2, clock)
    assert [job.seat for job in pool.jobs] == [2, 3]


@pytest.mark.rule("SA-71")
def test_who_has_answered_shows_nowhere(server: Running) -> None:
    """Whatever the others answer, Ada and the spectators get the same bytes."""
    ada, blaise, chloe = played(server, GENIE, "souk")
    watcher = Api(server.url, ada.table)
    with watcher.stream() as stream:
        stream.next()
        before = [player.get().text for player in (ada, watcher)]
        blaise.move(ANSWER)
        chloe.move("not an answer")
        assert [player.get().text for player in (ada, watcher)] == before
        ada.post("/talk", text="Well?")
        assert stream.next().data["said"]  # the next event: none was sent in between


@pytest.mark.rule("SA-12")
def test_what_is_kept_is_chosen_by_all_at_once(server: Running) -> None:
    players = server.open("Ada", "Blaise", "Chloé", game="samarande")
    first = players[0].get().json()["asked"]["together"]
    order = [players[seat] for seat in first]
    for player in reversed(order):
        answer = player.move("stay")
        assert answer.status_code == 200, answer.text
    assert [p.get().json()["asked"]["together"] for p in players] == [first] * 3
    at = order[0].number
    order[2].move(order[2].options()[0])
    assert not order[2].options()
    assert order[0].number == at
    order[0].move(order[0].options()[0])
    assert order[0].number == at + 1
    late = order[1].move(order[1].options()[0], at=at)  # has not heard of it, and need not have
    assert late.status_code == 200
    assert order[0].number >= at + 3
    assert order[0].get().json()["asked"]["together"] == []


def test_who_comes_back_can_answer(server: Running, clock: FakeClock) -> None:
    """A bot stands in while all choose, and the person takes the seat back before it chose."""
    ada, blaise = server.open("Ada", "Blaise", game="samarande")
    first = ada.get().json()["asked"]["together"]
    players = [(ada, blaise)[seat] for seat in first]
    server.wait(clock, 125)
    assert players[1].post(f"/seats/{first[0]}/stand-in").status_code == 200
    assert players[0].post("/take-over").status_code == 200
    assert players[0].move("stay").status_code == 200
    assert players[1].move("stay").status_code == 200


@pytest.mark.rule("SA-71")
def test_at_one_screen_nobody_waits_for_a_clock(server: Running) -> None:
    token = "t" * 22
    chairs = tuple(Chair(name, holder=hashed(token)) for name in ("Ada", "Blaise", "Chloé"))
    start = table(hands=("ali-baba", GENIE, "souk"), players=3)
    registry = server.registry
    session = server.do(
        registry.open("samarande", chairs, token, one_screen=True, begin=True, state=start)
    )
    screen = Api(server.url, session.table.id, token)
    assert screen.post("/moves", move="play ali-baba", at=screen.number, seat=0).status_code == 200
    assert not is_open(screen)
    at = screen.number
    assert screen.post("/moves", move=ANSWER, at=at, seat=1).status_code == 200
    assert screen.number == at
    assert screen.post("/moves", move="pass", at=at, seat=2).status_code == 200
    assert told(screen)[-1] == "told-answered"


@pytest.mark.parametrize("seconds", [4, 8, 15])
def test_how_long_is_the_tables_choice(server: Running, seconds: int) -> None:
    token = "t" * 22
    chairs = (Chair("Ada", holder=hashed(token)), Chair(), Chair())
    opened = server.do(server.registry.open("samarande", chairs, token))
    ada = Api(server.url, opened.table.id, token)
    assert ada.put("/options", options={}, seconds=seconds).status_code == 200
    refused = ada.put("/options", options={}, seconds=5)
    assert refused.json()["error"]["message"] == "A table waits 4, 8, 15 seconds, not 5."
    assert server.table(ada.table).table.lobby.seconds == seconds
