"""One screen for several people: the curtain falls when somebody else is asked, and only then."""

import asyncio
import logging
from collections.abc import Iterator, Mapping
from itertools import groupby

import httpx
import pytest

from ludotheque.core import Dice, History, Log, Match, Script, ScriptError, State
from ludotheque.games import GAMES
from ludotheque.web.http.tokens import hashed
from ludotheque.web.tables.answer_window import ANSWER_SECONDS
from ludotheque.web.tables.lobby import Chair
from ludotheque.web.views.games.plain import PlainStage
from ludotheque.web.views.stage import Stage
from tests.web.clients import Api, Page, page_of
from tests.web.every_stage import EVERY_STAGE
from tests.web.fake_time import FakeClock, HastyClock, eventually, in_time
from tests.web.fake_tokens import FakeTokens
from tests.web.servers import Running, running
from tests.web.shared_screen import ALL, NAMES, SharedScreen
from tests.web.windows import SILENCE, acting, choosing

RANCHES = "sans-foi-ni-loi"
PERSON, BOT = "person", "random"
PLAIN = {**EVERY_STAGE, RANCHES: PlainStage(GAMES[RANCHES])}
"""Sans Foi Ni Loi with its own stage taken away."""


class WindowsStayOpen(HastyClock):
    """Nobody waits for a bot, and no window closes by itself, however busy the machine is."""

    def now(self) -> float:
        return 1_800_000_000.0

    async def sleep(self, seconds: float) -> None:
        if seconds < min(ANSWER_SECONDS):
            await super().sleep(seconds)
        else:
            await asyncio.Event().wait()


def people_asked(match: Match) -> list[str]:
    """Who had to come before the screen, one after the other, as the record tells."""
    history, asked = History.of(match), []
    is_bot = [bool(player.bot) for player in match.players]
    for number in range(match.number + 1):
        decision = history.at(number).decision()
        if decision is None:
            break
        window = decision.window
        if window is not None and window.silence is not None:
            if not all(is_bot[seat] for seat in window.seats):
                asked.append(ALL)
        elif not is_bot[decision.seat]:
            others = [seat for seat in window.seats if not is_bot[seat]][1:] if window else []
            asked.append(f"{decision.seat} of several" if others else str(decision.seat))
    return [who for who, _ in groupby(asked)]


def match_at(server: Running, screen: SharedScreen) -> Match:
    match = server.table(screen.page.table).table.match
    assert match is not None
    return match


def some_move(match: Match, seat: int, dice: Dice) -> str:
    asked = match.view(seat).asked(seat)
    assert asked is not None
    return str(dice.pick(asked.options))


def play_out(server: Running, screen: SharedScreen, dice: Dice) -> int:
    """Play on to the end. Returns how many actions the people at the screen took."""
    match, actions = match_at(server, screen), 0

    def waits_for_a_bot() -> bool:
        decision = match.decision()
        return decision is not None and bool(match.players[decision.seat].bot)

    while not screen.is_over:
        if screen.curtain == ALL:
            screen.send("nobody")
        elif screen.curtain:
            screen.say_who()
            assert screen.shows_hand
        elif not screen.is_asked:
            eventually(lambda: not waits_for_a_bot())
            screen.hear_news()
        else:
            decision = match.decision()
            assert decision is not None
            assert screen.eyes == decision.seat
            screen.move(some_move(match, decision.seat, dice))
            actions += 1
    return actions


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "kinds", "stages"),
    [
        ("district-noir", (PERSON, PERSON), EVERY_STAGE),
        ("noxford", (PERSON, BOT, PERSON), EVERY_STAGE),
        (RANCHES, (PERSON, PERSON), EVERY_STAGE),
        (RANCHES, (PERSON, BOT, PERSON), PLAIN),
        ("samarande", (PERSON, PERSON, BOT), EVERY_STAGE),
    ],
)
def test_in_a_whole_game_the_curtain_falls_when_somebody_else_is_asked(
    sqlite: str, game: str, kinds: tuple[str, ...], stages: Mapping[str, Stage]
) -> None:
    with running(sqlite, clock=WindowsStayOpen(), tokens=FakeTokens(), stages=stages) as server:
        screen = SharedScreen.open(server, game, kinds)
        actions = play_out(server, screen, Dice(f"one screen {game}"))
        asked = people_asked(match_at(server, screen))
    assert screen.curtains == len(asked)
    assert {"0", str(len(kinds) - 1 - (kinds[-1] == BOT))} <= set(asked)
    assert (ALL in asked) == (game == "samarande")
    if game == RANCHES:
        assert len(asked) < actions / 2


@pytest.mark.slow
def test_bots_in_between_close_no_hand(sqlite: str) -> None:
    """Blaise has given up: there is one person left, who says once who they are."""
    with running(sqlite, tokens=FakeTokens()) as server:
        screen = SharedScreen.open(server, RANCHES, (PERSON, PERSON, BOT))
        screen.send("resign", seat=1)
        match = match_at(server, screen)
        eventually(lambda: (asked := match.decision()) is not None and asked.seat == 0)
        screen.reload()
        fallen = screen.curtains
        assert screen.curtain == "0"
        assert play_out(server, screen, Dice("one is left")) > 10
        assert screen.curtains == fallen


# The life of a key


def seated(
    server: Running, game: str, *kinds: str, state: State | None = None, others: int = 0
) -> SharedScreen:
    """A screen at a table that begins at once; the last `others` have devices of their own."""
    token = server.registry.tokens.token()
    chairs = []
    for seat, kind in enumerate(kinds):
        elsewhere = seat >= len(kinds) - others
        holder = hashed(f"other token {seat:03}" if elsewhere else token)
        chairs.append(Chair(NAMES[seat], BOT) if kind == BOT else Chair(NAMES[seat], holder=holder))
    session = server.do(
        server.registry.open(game, tuple(chairs), token, one_screen=True, begin=True, state=state)
    )
    return SharedScreen(Page(server.url, session.table.id, token))


def is_open(screen: SharedScreen, key: str) -> bool:
    """Whether this key opens a hand at this screen."""
    answer = screen.page.post("/hand", at=0, **{"hand-key": key})
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    view = answer.json().get("view")
    return view is not None and 'class="hand' in view["html"]


def move_within_the_turn(server: Running, screen: SharedScreen) -> httpx.Response:
    """Make a move without any luck, after which the same person is asked."""
    state = match_at(server, screen).state
    decision = state.decision()
    assert decision is not None
    for option in decision.options:
        after = state.copy()
        try:
            after.apply(option, Script(()), Log())
        except ScriptError:
            continue
        if (asked := after.decision()) is not None and asked.seat == decision.seat:
            return screen.move(str(option))
    raise AssertionError("every move ends the turn")


@pytest.fixture
def server(sqlite: str) -> Iterator[Running]:
    with running(sqlite, clock=FakeClock()) as found:
        yield found


def test_a_key_is_good_until_another_person_is_asked(server: Running) -> None:
    screen = seated(server, RANCHES, PERSON, PERSON)
    first = screen.curtain
    screen.say_who()
    key = screen.key
    assert len(key) >= 22
    assert is_open(screen, key)
    assert "view" in move_within_the_turn(server, screen).json()
    assert (screen.curtain, screen.key) == ("", key)
    assert is_open(screen, key)
    dice, match = Dice("until another is asked"), match_at(server, screen)
    while not screen.curtain:
        assert is_open(screen, key)
        last = screen.move(some_move(match, int(first), dice))
    assert "view" not in last.json()
    assert screen.curtain != first
    assert not is_open(screen, key)
    screen.say_who()
    assert is_open(screen, screen.key)
    assert not is_open(screen, key)


def test_a_key_ends_when_the_whole_table_is_asked(server: Running) -> None:
    moment = acting(players=3, genies=1)
    screen = seated(server, "samarande", *[PERSON] * 3, state=moment.before)
    screen.say_who()
    key = screen.key
    answer = screen.move(moment.action)
    assert "view" not in answer.json()
    assert screen.curtain == ALL
    assert not is_open(screen, key)
    screen.say_who(2)  # whoever steps up gives the screen back to all
    assert screen.shows_hand
    assert screen.key == ""
    assert "view" not in screen.move(SILENCE).json()
    assert screen.curtain == ALL
    screen.send("nobody")
    assert screen.curtain == "0"


def test_where_everybody_has_to_choose_one_comes_after_the_other(server: Running) -> None:
    screen = seated(server, "samarande", *[PERSON] * 3, state=choosing(players=3))
    match, dice = match_at(server, screen), Dice("all choose")
    for seat in range(3):
        assert screen.curtain == str(seat)
        screen.say_who()
        assert screen.shows_hand
        assert bool(screen.key) == (seat == 2)  # the others give the screen to the next
        screen.move(some_move(match, seat, dice))


def test_a_key_ends_when_somebody_at_another_device_is_asked(server: Running) -> None:
    screen = seated(server, RANCHES, PERSON, PERSON, PERSON, others=1)
    match, dice = match_at(server, screen), Dice("elsewhere")
    chloe, key = Api(server.url, screen.page.table, "other token 002"), ""
    while (decision := match.decision()) is not None and not (key and decision.seat == 2):
        if decision.seat == 2:
            assert chloe.move(some_move(match, 2, dice)).status_code == 200
            screen.reload()
            continue
        if screen.curtain:
            screen.say_who()
            key = screen.key
        screen.move(some_move(match, decision.seat, dice))
    assert key
    assert not is_open(screen, key)
    assert not screen.shows_hand
    while (decision := match.decision()) is not None and decision.seat == 2:
        assert chloe.move(some_move(match, 2, dice)).status_code == 200
    screen.reload()
    assert screen.curtain
    screen.say_who()
    phone = Page(server.url, chloe.table, chloe.token)
    assert phone.post("/hand", at=0, **{"hand-key": screen.key}).json() == {}


def test_a_key_outlives_the_moves_of_bots(server: Running) -> None:
    clock = server.registry.clock
    assert isinstance(clock, FakeClock)
    screen = seated(server, RANCHES, PERSON, PERSON, BOT)
    match, dice = match_at(server, screen), Dice("bots")
    screen.send("resign", seat=1)
    in_time(lambda: (asked := match.decision()) is not None and asked.seat == 0, clock)
    screen.reload()
    screen.say_who()
    key = screen.key
    while (decision := match.decision()) is not None and decision.seat == 0:
        assert "view" in screen.move(some_move(match, 0, dice)).json()
    assert is_open(screen, key)  # while a bot is asked
    in_time(lambda: (asked := match.decision()) is not None and asked.seat == 0, clock)
    assert "view" in screen.hear_news().json()
    assert screen.eyes == 0
    assert screen.shows_hand


@pytest.mark.parametrize(
    "ending", ["restart", "hand-over", "I am, elsewhere", "resignation", "the end"]
)
def test_what_else_ends_a_key(server: Running, ending: str) -> None:
    people = 2 if ending == "the end" else 3
    screen = seated(server, RANCHES, *[PERSON] * people)
    seat = int(screen.curtain)
    screen.say_who()
    key, page = screen.key, screen.page
    assert is_open(screen, key)
    if ending == "restart":
        session = server.table(page.table)
        server.read_again()
        eventually(lambda: session.is_closed)
    elif ending == "hand-over":
        code = Api(server.url, page.table, page.token).post("/pass-on").json()["code"]
        taken = Api(server.url, page.table).post("/take-seat", code=code).json()["token"]
        assert page.post("/hand", at=0, **{"hand-key": key}).status_code == 403
        screen = SharedScreen(Page(server.url, page.table, taken))
    elif ending == "I am, elsewhere":
        tab = SharedScreen(Page(server.url, page.table, page.token))
        assert tab.curtain == str(seat)
        tab.say_who()
        assert is_open(tab, tab.key)
    else:
        assert "view" not in screen.send("resign", seat=seat).json()
        assert screen.is_over == (ending == "the end")
    assert not is_open(screen, key)


def test_only_its_own_screen_has_a_use_for_a_key(server: Running) -> None:
    screen = seated(server, RANCHES, PERSON, PERSON)
    another = seated(server, RANCHES, PERSON, PERSON)
    screen.say_who()
    another.say_who()
    assert screen.key != another.key
    for guess in (
        "",
        "guessed",
        another.key,
        screen.key[:-1],
        screen.key + "0",
        "é" * 22,
        "x" * 99,
    ):
        assert not is_open(screen, guess)
        answer = screen.page.post("/back", seat=screen.eyes, **{"hand-key": guess})
        assert "view" not in answer.json()
    assert is_open(screen, screen.key)
    assert (
        Page(server.url, screen.page.table)
        .post("/hand", at=0, **{"hand-key": screen.key})
        .status_code
        == 403
    )


def test_whoever_has_a_device_of_their_own_needs_no_key(server: Running) -> None:
    players = server.open("Ada", "Blaise")
    seat = players[0].get().json()["asked"]["seat"]
    said = page_of(players[seat]).post("/i-am", seat=seat)
    assert said.json()["hand-key"] == ""


def test_everything_else_stays_public(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    screen = seated(server, RANCHES, PERSON, PERSON)
    page = screen.page
    with page.stream() as stream:
        screen.say_who()
        key = screen.key
        move_within_the_turn(server, screen)
        number = server.table(page.table).table.number
        eventually(lambda: f"id: {number}\n".encode() in stream.raw)
        sent = [stream.raw.decode(), page.get().text, page.get("/pulse").text]
    for text in sent:
        assert key not in text
        assert "data-move-stem" not in text
        assert 'class=\\"hand' not in text
        assert 'class="hand' not in text
    assert is_open(screen, key)
    assert key not in caplog.text
    assert key not in "".join(server.written(page.table))
    assert key not in str(page.get().headers)


def test_taking_back_with_an_open_hand(server: Running) -> None:
    screen = seated(server, RANCHES, PERSON, PERSON)
    screen.say_who()
    before = match_at(server, screen).state.copy()
    move_within_the_turn(server, screen)
    assert match_at(server, screen).state != before
    answer = screen.send("back", seat=screen.eyes)
    assert "view" in answer.json()
    assert screen.shows_hand
    assert match_at(server, screen).state == before


def test_a_request_that_is_sent_again_brings_the_view_again(server: Running) -> None:
    screen = seated(server, RANCHES, PERSON, PERSON)
    screen.say_who()
    first = move_within_the_turn(server, screen)
    again = screen.page.client.send(first.request)
    assert again.json() == first.json()


def test_without_scripts_the_curtain_falls_after_every_action(server: Running) -> None:
    screen = seated(server, RANCHES, PERSON, PERSON)
    seat, page = int(screen.curtain), screen.page
    address = f"/t/{page.table}"
    shown = page.client.post(f"{address}/i-am", data={"seat": str(seat)})
    assert shown.headers["cache-control"] == "no-store"
    assert 'class="hand' in shown.text
    match = match_at(server, screen)
    move = {"move": some_move(match, seat, Dice("plain")), "seat": str(seat)}
    at = str(server.table(page.table).table.number)
    moved = page.client.post(f"{address}/move", data={**move, "at": at})
    assert (moved.status_code, moved.headers["location"]) == (303, address)
    screen.reload()
    assert screen.curtain
    assert not screen.shows_hand
