"""Hints at a table: who may ask, what they get, and what everybody else is told of it."""

import asyncio
import html
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import httpx
import pytest

from ludotheque.core import Dice, Log, Seat, State
from ludotheque.games import GAMES
from ludotheque.web.http.tokens import hashed
from ludotheque.web.settings import Rate, Settings
from ludotheque.web.tables.given_hint import GivenHint
from ludotheque.web.tables.lobby import Chair
from ludotheque.web.workers.job import Job
from ludotheque.web.workers.worked_hint import WorkedHint
from tests.web.clients import Api, Page, client, page_of
from tests.web.fake_time import FakeClock, eventually
from tests.web.servers import AT_ONE_ADDRESS, PLENTY, PoolHere, Running, running
from tests.web.shared_screen import SharedScreen
from tests.web.windows import acting

FOUR_GAMES: Final = ("district-noir", "noxford", "samarande", "sans-foi-ni-loi")
BUTTON: Final = 'id="ask-hint"'
PANEL: Final = 'id="hint"'


class SlowPool(PoolHere):
    """Hints that take as long as a test wants."""

    def __init__(self) -> None:
        super().__init__()
        self.may_answer = asyncio.Event()
        self.fails = False

    async def advise(self, job: Job) -> WorkedHint:
        self.jobs.append(job)
        await self.may_answer.wait()
        if self.fails:
            raise RuntimeError
        self.jobs.pop()
        return await super().advise(job)


def moment(game: str, moves: int, players: int = 2) -> State:
    """A game, so many random moves after the deal, when somebody is asked alone."""
    dice = Dice(f"a hint in {game}")
    state = GAMES[game].new(players=players, chance=dice)
    while (decision := state.decision()) is not None:
        if moves <= 0 and decision.window is None and len(decision.options) > 1:
            return state
        state.apply(dice.pick(decision.options), dice, Log())
        moves -= 1
    raise AssertionError


def seated(server: Running, state: State, game: str, *, hints: bool = True) -> list[Api]:
    """People at a table that is at this moment of a game."""
    tokens = [server.registry.tokens.token() for _ in range(state.seats)]
    names = ("Ada", "Blaise", "Chloé")
    chairs = [Chair(n, holder=hashed(t)) for n, t in zip(names, tokens, strict=False)]
    opened = server.registry.open(
        game, tuple(chairs), tokens[0], begin=True, state=state, hints=hints
    )
    table = server.do(opened).table.id
    return [Api(server.url, table, token) for token in tokens]


def alone(server: Running, game: str, moves: int = 6) -> tuple[Api, Seat]:
    """One person among bots, who is asked at this moment of a game."""
    state = moment(game, moves)
    decision = state.decision()
    assert decision is not None
    token = server.registry.tokens.token()
    chairs = [Chair(f"Bot {seat}", "random") for seat in range(state.seats)]
    chairs[decision.seat] = Chair("Ada", holder=hashed(token))
    opened = server.registry.open(game, tuple(chairs), token, begin=True, state=state)
    return Api(server.url, server.do(opened).table.id, token), decision.seat


def asked_seat(players: list[Api]) -> Seat:
    found: Seat = players[0].get().json()["asked"]["seat"]
    return found


def ask(player: Api, **more: object) -> httpx.Response:
    return player.post("/hint", at=player.number, **more)


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def hint_lines(server: Running, player: Api) -> list[object]:
    lines = [json.loads(text) for text in server.written(player.table)]
    return [line["hint"] for line in lines if "hint" in line]


@contextmanager
def two_people(sqlite: str, *, hints: bool = True) -> Iterator[tuple[Running, Api, Api]]:
    """Who is asked, and the other one."""
    with running(sqlite, clock=FakeClock()) as server:
        players = seated(server, moment("district-noir", 7), "district-noir", hints=hints)
        seat = asked_seat(players)
        yield server, players[seat], players[1 - seat]


# What is given


@pytest.mark.parametrize("game", FOUR_GAMES)
def test_a_person_among_bots_is_told_what_to_do_and_why(sqlite: str, game: str) -> None:
    with running(sqlite, clock=FakeClock()) as server:
        player, seat = alone(server, game)
        answer = ask(player)
        assert answer.status_code == 200, answer.text
        given = answer.json()["hint"]
        assert given["move"] in player.options()
        assert given["move"] == given["options"][0]["move"]
        assert 1 <= len(given["options"]) <= 3
        chances = [option["chance"] for option in given["options"]]
        assert chances == sorted(chances, reverse=True)
        assert all(o["low"] <= o["high"] for o in given["options"])
        assert given["reasons"][0]["text"]
        assert given["sureness"] in (1, 2, 3, 4)
        assert hint_lines(server, player) == [{"seat": seat, "name": "Ada"}]


@pytest.mark.parametrize("game", FOUR_GAMES)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_page_shows_it_and_lights_something_that_is_there(
    sqlite: str, game: str, lang: str
) -> None:
    with running(sqlite, clock=FakeClock()) as server:
        player, seat = alone(server, game)
        page = Page(server.url, player.table, player.token, lang)
        before = page.get().text
        assert BUTTON in before
        assert PANEL not in before
        sent = page.post("/hint", at=player.number, seat=seat)
        assert sent.status_code == 200, sent.text
        shown = page.get().text
        given = ask(player, seat=seat).json()["hint"]
        assert f'data-advised-move="{html.escape(given["move"])}"' in shown
        (lights,) = re.findall(r'<section id="hint"[^>]*data-note-lights="([^"]*)"', shown)
        for chain in html.unescape(lights).split("; "):
            assert any(is_there(shown, selector) for selector in chain.split("|")), chain
        assert len(hint_lines(server, player)) == 1


def is_there(page: str, selector: str) -> bool:
    """Whether a page has what a hint lights."""
    named = re.match(r"#([\w-]+)( -?\d+){0,4}$", selector)
    if named:
        return f'id="{named[1]}"' in page
    part = re.match(r'\[data-part~="(.*)"]$', selector)
    if part:
        return bool(re.search(rf'data-part="([^"]* )?{part[1]}( [^"]*)?"', page))
    whole = re.match(r'#moves \[name=move]\[value="(.*)"]$', selector)
    return whole is not None and f'value="{html.escape(whole[1])}"' in page


def test_without_scripts_the_page_shows_it_too(sqlite: str) -> None:
    with running(sqlite, clock=FakeClock()) as server:
        player, _ = alone(server, "district-noir")
        plain = client(server.url, {"accept": "text/html", "cookie": f"seat={player.token}"})
        sent = plain.post(f"/t/{player.table}/hint", data={"at": str(player.number)})
        assert sent.status_code == 303
        assert sent.headers["location"] == f"/t/{player.table}#hint"


def test_only_the_view_of_the_seat_leaves_the_server(sqlite: str) -> None:
    pool = PoolHere()
    with running(sqlite, clock=FakeClock(), pool=pool) as server:
        player, seat = alone(server, "district-noir")
        ask(player)
        (job,) = pool.jobs
        table = server.table(player.table).table
        assert job.wants_hint
        assert job.view == table.game.dump(table.view(seat))
        assert job.view != table.game.dump(table.match.state)  # type: ignore[union-attr]


# Who may ask


def test_among_people_the_host_decides(sqlite: str) -> None:
    with two_people(sqlite, hints=False) as (server, asked, _):
        assert asked.view()["hints"] is False
        assert code(ask(asked)) == (409, "no-hints-here")
        assert BUTTON not in page_of(asked).get().text
        assert not hint_lines(server, asked)


def test_the_host_allows_hints_in_the_lobby(sqlite: str) -> None:
    with running(sqlite, clock=FakeClock()) as server:
        host, guest = server.gather("Ada", "Blaise")
        assert 'id="hints-allowed"' not in page_of(guest).get().text
        assert host.put("/options", options={}, hints=True).status_code == 200
        assert 'id="hints-allowed"' in page_of(guest).get().text
        assert host.view()["hints"] is True
        host.put("/options", options={})
        assert host.view()["hints"] is True  # not named, not changed
        page_of(host).post("/options", at=host.number)
        assert host.view()["hints"] is False  # an empty box of a form


@pytest.mark.parametrize("door", ["friends", "screen"])
def test_the_form_offers_to_allow_them(sqlite: str, door: str) -> None:
    with running(sqlite, clock=FakeClock()) as server:
        asking = client(server.url, {"accept-language": "en"})
        assert 'name="hints"' in asking.get(f"/play/district-noir/{door}").text
        assert 'name="hints"' not in asking.get("/play/district-noir/bots").text
        fields = {"kind-0": "person", "name-0": "Ada", "kind-1": "person", "name-1": "Blaise"}
        form = {"game": "district-noir", "door": door, "name": "Ada", "hints": "true", **fields}
        opened = asking.post("/tables", data=form)
        table = opened.headers["location"].removeprefix("/t/")
        assert server.table(table).table.lobby.hints


def test_who_is_not_asked_gets_none(sqlite: str) -> None:
    with two_people(sqlite) as (server, asked, other):
        assert code(ask(other)) == (409, "no-hint-now")
        assert code(Api(server.url, asked.table).post("/hint")) == (403, "no-seat")
        assert BUTTON not in page_of(other).get().text
        assert not hint_lines(server, asked)


def test_who_has_missed_something_is_told_so(sqlite: str) -> None:
    with two_people(sqlite) as (server, asked, _):
        seen = asked.number
        assert asked.move(asked.options()[0]).status_code == 200
        assert code(asked.post("/hint", at=seen)) == (409, "stale")
        assert not hint_lines(server, asked)


def test_among_people_there_is_none_while_several_are_asked(sqlite: str) -> None:
    """Or whoever asks would tell that they have something to answer with."""
    state = acting(players=3, genies=2).after
    with running(sqlite, clock=FakeClock()) as server:
        players = seated(server, state, "samarande")
        for player in players[1:]:
            assert len(player.options()) == 2
            assert BUTTON not in page_of(player).get().text
            assert code(ask(player)) == (409, "no-hint-now")
        assert not hint_lines(server, players[0])


def test_a_person_among_bots_may_ask_what_to_answer(sqlite: str) -> None:
    """Nobody is there to learn anything from it. Who is not the first to answer cannot ask: bots
    may still answer before them."""
    state = acting(players=3, genies=2).after
    with running(sqlite, clock=FakeClock()) as server:
        for seat in (1, 2):
            token = server.registry.tokens.token()
            chairs = [Chair(f"Bot {number}", "random") for number in range(3)]
            chairs[seat] = Chair("Ada", holder=hashed(token))
            opened = server.registry.open(
                "samarande", tuple(chairs), token, begin=True, state=state
            )
            player = Api(server.url, server.do(opened).table.id, token)
            assert len(player.options()) == 2
            assert (BUTTON in page_of(player).get().text) == (seat == 1)
            answer = ask(player)
            if seat == 1:
                assert answer.json()["hint"]["move"] in player.options()
            else:
                assert code(answer) == (409, "no-hint-now")


# What everybody sees


@pytest.mark.parametrize(
    ("lang", "says"), [("en", "Ada asked for a hint."), ("fr", "Ada a demandé un conseil.")]
)
def test_everybody_sees_that_somebody_has_asked(sqlite: str, lang: str, says: str) -> None:
    with running(sqlite, clock=FakeClock()) as server:
        state = moment("district-noir", 6)
        players = seated(server, state, "district-noir")
        assert asked_seat(players) == 0
        stream = players[1].stream(after=players[1].number)
        ask(players[0])
        eventually(lambda: '"hinted":[{"seat":0,"name":"Ada"}]' in stream.raw.decode())
        stream.close()
        other = Page(server.url, players[1].table, players[1].token, lang)
        assert says in other.get().text
        watcher = Page(server.url, players[1].table, "", lang)
        assert says in watcher.get().text
        assert players[1].view()["hints_asked"] == [1, 0]


def test_it_is_noted_once_and_survives_a_restart(sqlite: str) -> None:
    with two_people(sqlite) as (server, asked, other):
        at = asked.number
        first = asked.post("/hint", at=at, key="a").json()
        assert asked.post("/hint", at=at, key="a").json() == first
        assert ask(asked).json() == first
        server.read_again()
        assert "asked for a hint" in page_of(other).get().text
        again = ask(asked)  # it is worked out anew, and counted no second time
        assert again.json()["number"] == first["number"]
        assert again.json()["hint"]["move"] in asked.options()
        assert len(hint_lines(server, asked)) == 1


def test_it_makes_nobody_late(sqlite: str) -> None:
    with two_people(sqlite) as (_, asked, _other):
        seen = asked.number
        ask(asked)
        assert asked.move(asked.options()[0], at=seen).status_code == 200


def test_the_record_does_not_know_of_it(sqlite: str) -> None:
    with two_people(sqlite) as (server, asked, _):
        before = server.table(asked.table).table.match.record.text()  # type: ignore[union-attr]
        ask(asked)
        assert server.table(asked.table).table.match.record.text() == before  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("lang", "says"),
    [("en", "Hints asked for: {} 1, {} 0"), ("fr", "Conseils demandés\xa0: {} 1, {} 0")],
)
def test_the_account_counts_them(sqlite: str, lang: str, says: str) -> None:
    with running(sqlite, clock=FakeClock()) as server:
        players = seated(server, moment("district-noir", 6), "district-noir")
        ask(players[0])
        while players[0].view()["phase"] != "over":
            player = players[asked_seat(players)]
            assert player.move(player.options()[0]).status_code == 200
        watching = Page(server.url, players[0].table, "", lang).get().text
        shown = re.sub(r"[ \n]+", " ", watching)
        assert says.format("Ada", "Blaise") in shown
        assert players[1].view()["hints_asked"] == [1, 0]


# What nobody else learns


@pytest.mark.parametrize("game", ["district-noir", "sans-foi-ni-loi"])
def test_what_it_says_changes_no_byte_for_anybody_else(sqlite: str, game: str) -> None:
    """Law 7: the same hint asked for, and two different answers to it."""
    state = moment(game, 7)
    sent = []
    for number in range(2):
        pool = OtherAdvice(number)
        db = f"{sqlite}{number}"
        with running(db, clock=FakeClock(), pool=pool, settings=AT_ONE_ADDRESS) as server:
            players = seated(server, state, game)
            seat = asked_seat(players)
            asked, other = players[seat], players[1 - seat]
            pages = [page_of(other), Page(server.url, other.table, "", "en")]
            streams = [other.stream(), *[page.stream() for page in pages]]
            for each in streams:
                eventually(lambda each=each: each.raw.endswith(b"\n\n"))  # type: ignore[misc]
            given = ask(asked).json()["hint"]
            last = f"id: {other.number}\n".encode()
            for each in streams:
                eventually(lambda each=each, last=last: last in each.raw)  # type: ignore[misc]
            texts = [whole(page.get()) for page in pages]
            texts += [whole(other.get(path)) for path in ("", "/journal", "/options")]
            texts += [(0, each.raw.replace(b": ping\n\n", b"")) for each in streams]
            sent.append((given["move"], texts))
            for each in streams:
                each.close()
    assert sent[0][0] != sent[1][0]
    assert sent[0][1] == sent[1][1]


class OtherAdvice(PoolHere):
    """Advises one option or another one."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self._number = number

    async def advise(self, job: Job) -> WorkedHint:
        hint = await super().advise(job)
        chosen = hint.options[self._number]
        return hint._replace(move=chosen.move, options=(chosen,), sureness=1 + self._number)


def whole(response: httpx.Response) -> tuple[int, bytes]:
    return response.status_code, response.content


# What comes too late


def test_a_hint_that_comes_too_late_is_dropped(sqlite: str) -> None:
    pool = SlowPool()
    with running(sqlite, clock=FakeClock(), pool=pool) as server:
        player, seat = alone(server, "district-noir")
        page = page_of(player)
        waiting = asyncio.run_coroutine_threadsafe(asking_later(server, player, seat), server.loop)
        eventually(lambda: len(pool.jobs) == 1)
        assert player.move(player.options()[0]).status_code == 200
        assert waiting.result(60) is None
        server.loop.call_soon_threadsafe(pool.may_answer.set)
        assert PANEL not in page.get().text
        assert not server.table(player.table).hints


async def asking_later(server: Running, player: Api, seat: Seat) -> GivenHint | None:
    async with server.registry.transaction(player.table) as session:
        session.table.ask_hint(seat)
    return await server.registry.hint_desk.hint(player.table, seat)


def test_a_hint_is_gone_once_anything_can_be_done_differently(sqlite: str) -> None:
    with running(sqlite, clock=FakeClock()) as server:
        player, seat = alone(server, "sans-foi-ni-loi")
        ask(player)
        assert PANEL in page_of(player).get().text
        assert player.move(player.options()[0]).status_code == 200
        assert PANEL not in page_of(player).get().text
        assert seat not in server.table(player.table).hints


def test_a_worker_that_fails_is_told_and_can_be_asked_again(sqlite: str) -> None:
    pool = SlowPool()
    pool.fails = True
    with running(sqlite, clock=FakeClock(), pool=pool) as server:
        server.loop.call_soon_threadsafe(pool.may_answer.set)
        player, _ = alone(server, "district-noir")
        assert code(ask(player)) == (503, "no-hint")
        pool.fails = False
        assert ask(player).json()["hint"]["move"] in player.options()


def test_nobody_asks_without_end(sqlite: str) -> None:
    limits = PLENTY._replace(hints=Rate(0.0, 2.0))
    with running(sqlite, clock=FakeClock(), settings=Settings(limits=limits)) as server:
        player, _ = alone(server, "district-noir")
        assert [ask(player).status_code for _ in range(3)] == [200, 200, 429]


# At one screen


def test_at_one_screen_only_the_open_hand_is_advised(sqlite: str) -> None:
    with running(sqlite, clock=FakeClock()) as server:
        screen = SharedScreen.open(server, "district-noir", ["person", "person"], hints="true")
        assert BUTTON not in screen.page.get().text  # behind the curtain
        screen.say_who()
        answer = screen.send("hint")
        view = answer.json()["view"]["html"]
        assert PANEL in view
        assert PANEL not in screen.page.get().text  # a page that is loaded again has no key
        closed = screen.page.post("/hand", at=0, **{"hand-key": "another"})
        assert PANEL not in closed.text
