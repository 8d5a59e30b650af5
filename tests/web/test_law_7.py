"""Law 7 over HTTP: what somebody cannot know changes no byte of what they are sent.

Two servers have the same clock, ids and tokens. On one, a match begins from a true state; on the
other, from a state that a seat or a spectator cannot tell from it. The same moves are made on both
as long as they are legal in both and the seat is told the same. Everything it is sent is compared.
"""

from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from ludotheque.core import (
    WATCHER,
    Dice,
    Game,
    Journal,
    Log,
    Move,
    Script,
    ScriptError,
    Seat,
    State,
)
from ludotheque.games import GAMES
from ludotheque.games.district_noir import DISTRICT_NOIR
from ludotheque.games.district_noir.state import DistrictNoirState
from ludotheque.laws.random_play import some_moves
from ludotheque.web.http.tokens import hashed
from ludotheque.web.tables.lobby import Chair
from ludotheque.web.tables.session import PRESENCE_SECONDS
from ludotheque.web.views.games.district_noir import DistrictNoirStage
from ludotheque.web.views.games.plain import PlainStage
from ludotheque.web.views.scene import Scene
from ludotheque.web.views.stage import Stage
from ludotheque.web.views.table_scene import TableScene
from tests.plugins.announced import published_games
from tests.services.postgresql import database
from tests.web.clients import Api, Page
from tests.web.every_stage import EVERY_STAGE
from tests.web.fake_time import FakeClock, eventually
from tests.web.servers import AT_ONE_ADDRESS, Running, running
from tests.web.streams import Stream
from tests.web.windows import GENIE, SILENCE, acting, choosing

NOIR = GAMES["district-noir"]
NOXFORD = GAMES["noxford"]
RANCHES = GAMES["sans-foi-ni-loi"]
CITIES = GAMES["samarande"]
OTHERS = [game for name, game in GAMES.items() if name not in published_games()]
PLAIN = {NOIR.name: PlainStage(NOIR)}
"""District Noir with its own stage taken away."""
LANGUAGES = ("en", "fr")
PING = b": ping\n\n"


def moment(seed: int, moves: int, game: Game = NOIR) -> State:
    """A game, this many moves after the deal."""
    dice = Dice(f"law 7 {seed}")
    state = game.new(players=2, chance=dice)
    for _ in range(moves):
        decision = state.decision()
        assert decision is not None
        state.apply(dice.pick(decision.options), dice, Log())
    return state


class World:
    """One of the two servers, and everything it sends to one pair of eyes. With another node of the
    same house, every other seat and half of what these eyes see go by that one."""

    def __init__(
        self,
        server: Running,
        game: Game,
        state: State,
        eyes: Seat,
        one_screen: bool,
        other_node: str = "",
    ) -> None:
        urls = (server.url, other_node or server.url)
        self.server = server
        self.probes = [str(move) for move in some_moves(game, 2)][:2]
        self.state = state
        self.eyes = eyes
        tokens = [server.registry.tokens.token() for _ in range(state.seats)]
        if one_screen:
            tokens = tokens[:1] * state.seats
        names = ("Ada", "Blaise", "Chloé", "Denis")[: state.seats]
        chairs = [Chair(n, holder=hashed(t)) for n, t in zip(names, tokens, strict=True)]
        table = server.do(
            server.registry.open(
                game.name, tuple(chairs), tokens[0], one_screen=one_screen, begin=True, state=state
            )
        ).table.id
        self.players = [Api(urls[n % 2], table, token) for n, token in enumerate(tokens)]
        own = tokens[0] if one_screen else "" if eyes == WATCHER else tokens[eyes]
        self.apis = [Api(url, table, own, lang) for url, lang in zip(urls, LANGUAGES, strict=True)]
        self.pages = [
            Page(url, table, own, lang) for url, lang in zip(urls[::-1], LANGUAGES, strict=True)
        ]
        self.streams: list[Stream] = []
        opening: list[Callable[[], Stream]] = [
            *[api.stream for api in self.apis],
            *[page.stream for page in self.pages],
        ]
        for opened in opening:
            self.pass_time(PRESENCE_SECONDS)  # so that it is shown at once who is here
            self.streams.append(opened())
            # one after the other, since the page says who is here
            self.settle(len(self.streams))

    def pass_time(self, seconds: float) -> None:
        clock = self.server.registry.clock
        assert isinstance(clock, FakeClock)
        clock.time += seconds

    def settle(self, count: int) -> None:
        session = self.server.table(self.players[0].table)
        eventually(lambda: len(session.audience) == count)
        for stream in self.streams:
            eventually(lambda stream=stream: stream.raw.endswith(b"\n\n"))  # type: ignore[misc]

    def move(self, seat: Seat, move: str) -> None:
        answer = self.players[seat].post("/moves", move=move, at=self.number, seat=seat)
        assert answer.status_code == 200, answer.text

    @property
    def number(self) -> int:
        return self.server.table(self.players[0].table).table.number

    def sent(self) -> Iterator[tuple[str, object]]:
        """Everything that can be asked for, each with its name."""
        for api, page in zip(self.apis, self.pages, strict=True):
            for path in ("", "/options", "/journal", "/journal?after=3", "/record"):
                yield f"GET api {path}", whole(api.get(path))
            for path in ("", "/pulse", "/report", "/record.jsonl"):
                yield f"GET page {path}", whole(page.get(path))
            for move in (*self.probes, "no such move"):
                at = self.number
                yield f"api {move}", whole(api.post("/moves", move=move, at=at - 1))
                yield f"judge {move}", whole(page.post("/judge", move=move))
                if self.is_refused(move):
                    yield f"api {move} now", whole(api.post("/moves", move=move, at=at))
                    yield f"page {move} now", whole(page.post("/move", move=move, at=at))
            if not self.may_go_back():
                yield "back", whole(api.post("/back"))
                yield "back", whole(page.post("/back"))
            other = (max(self.eyes, 0) + 1) % self.state.seats
            yield "i am", whole(page.post("/i-am", seat=other))

    def is_refused(self, move: str) -> bool:
        """For these eyes; what would be made is not tried out."""
        session = self.server.table(self.players[0].table)
        if not session.asks(self.eyes):
            return True
        asked = session.table.view(self.eyes).asked(self.eyes)
        return asked is None or move not in [str(option) for option in asked.options]

    def may_go_back(self) -> bool:
        table = self.server.table(self.players[0].table).table
        return self.eyes != WATCHER and table.can_take_back(self.eyes)

    def streamed(self) -> list[tuple[int, list[tuple[str, str]], bytes]]:
        number = self.number
        for stream in self.streams:
            eventually(lambda stream=stream: f"id: {number}\n".encode() in stream.raw)  # type: ignore[misc]
        return [
            # how often a stream says that it is still there depends on how long it was open
            (stream.status, stream.headers, stream.raw.replace(PING, b""))
            for stream in self.streams
        ]

    def close(self) -> None:
        for stream in self.streams:
            stream.close()


def whole(response: httpx.Response) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    assert response.status_code < 500
    return response.status_code, response.headers.raw, response.content


@contextmanager
def worlds(
    tmp_path: Path,
    states: tuple[State, State],
    eyes: Seat,
    *,
    game: Game = NOIR,
    one_screen: bool = False,
    stages: Mapping[str, Stage] = EVERY_STAGE,
) -> Iterator[list[World]]:
    true, other = [f"sqlite:///{tmp_path / name}" for name in ("true.db", "other.db")]
    with (
        running(true, clock=FakeClock(), settings=AT_ONE_ADDRESS, stages=stages) as first,
        running(other, clock=FakeClock(), settings=AT_ONE_ADDRESS, stages=stages) as second,
    ):
        both: list[World] = []
        try:
            for server, state in zip((first, second), states, strict=True):
                both.append(World(server, game, state, eyes, one_screen))
            yield both
        finally:
            for world in both:
                world.close()


@contextmanager
def worlds_of_two_nodes(
    postgresql: str, states: tuple[State, State], eyes: Seat, game: Game
) -> Iterator[list[World]]:
    """The same, but each house has two nodes, and the seats are at different ones."""
    with ExitStack() as stack:
        both: list[World] = []
        for state in states:
            db = stack.enter_context(database(postgresql))
            here, there = [
                stack.enter_context(
                    running(db, clock=FakeClock(), settings=AT_ONE_ADDRESS, is_node=True)
                )
                for _ in range(2)
            ]
            both.append(World(here, game, state, eyes, one_screen=False, other_node=there.url))
            stack.callback(both[-1].close)
        yield both


def assert_same(both: list[World]) -> None:
    for (name, here), (_, there) in zip(both[0].sent(), both[1].sent(), strict=True):
        assert here == there, name
    for here, there in zip(both[0].streamed(), both[1].streamed(), strict=True):
        assert here == there, "a stream"


def together(true: State, other: State, eyes: Seat, dice: Dice) -> list[tuple[Seat, str]]:
    """Some moves that are legal in both, and after which these eyes cannot tell them apart."""
    true, other = true.copy(), other.copy()
    found: list[tuple[Seat, str]] = []
    while len(found) < 3 and (decision := true.decision()) is not None:
        moves = [move for move in decision.options if other.refusal(move) is None]
        moves = [move for move in moves if leaves_nothing_to_chance(true, move)]
        if not moves:
            break
        move = dice.pick(moves)
        journals = Journal(), Journal()
        for state, journal in zip((true, other), journals, strict=True):
            state.apply(move, Script(()), journal)
        told = [journal.seen_by(eyes) for journal in journals]
        if told[0] != told[1] or true.view(eyes) != other.view(eyes):
            break  # something was shown, and the two worlds part
        found.append((decision.seat, str(move)))
    return found


def leaves_nothing_to_chance(state: State, move: Move) -> bool:
    try:
        state.copy().apply(move, Script(()), Log())
    except ScriptError:
        return False
    return True


def longest_together(
    true: State, eyes: Seat, seed: int, game: Game = NOIR
) -> tuple[State, list[tuple[Seat, str]]]:
    """The world with the most moves, out of many that these eyes cannot tell from the true one."""
    dice = Dice(f"others {seed}")
    others = [game.fill(true.view(eyes), eyes, dice) for _ in range(40)]
    runs = [(other, together(true, other, eyes, dice)) for other in others if other != true]
    return max(runs, key=lambda run: len(run[1]))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seed", "moves", "eyes", "stages"),
    [
        *[(NOIR, *at, eyes, EVERY_STAGE) for at in ((1, 0), (3, 18)) for eyes in (0, 1, WATCHER)],
        *[(NOXFORD, 2, 9, eyes, EVERY_STAGE) for eyes in (0, WATCHER)],
        *[(RANCHES, 8, 20, eyes, EVERY_STAGE) for eyes in (0, WATCHER)],
        *[(CITIES, *at, WATCHER, EVERY_STAGE) for at in ((1, 0), (2, 24))],
        (CITIES, 2, 24, 1, EVERY_STAGE),
        *[(NOIR, 3, 18, eyes, PLAIN) for eyes in (0, WATCHER)],
        *[(game, 1, 0, eyes, EVERY_STAGE) for game in OTHERS for eyes in (0, WATCHER)],
    ],
)
def test_no_byte_depends_on_what_its_reader_cannot_know(
    tmp_path: Path,
    game: Game,
    seed: int,
    moves: int,
    eyes: Seat,
    stages: Mapping[str, Stage],
) -> None:
    true = moment(seed, moves, game)
    other, run = longest_together(true, eyes, seed, game)
    assert len(run) >= (2 if game not in OTHERS else 1)
    with worlds(tmp_path, (true, other), eyes, game=game, stages=stages) as both:
        for seat, move in run:
            assert_same(both)
            for world in both:
                world.move(seat, move)
            if seat == eyes and both[0].may_go_back():
                assert both[1].may_go_back()
                assert whole(both[0].apis[0].post("/back")) == whole(both[1].apis[0].post("/back"))
                assert_same(both)
                for world in both:
                    world.move(seat, move)
        assert_same(both)
        # what was compared tells what happened, and whether to hurry
        assert b'class="log-turn"' in both[0].pages[0].get().content
        assert b'"hurry"' in both[0].streams[-1].raw
        if run[-1][0] != eyes:
            assert b'id="recap"' in both[0].pages[0].get().content


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seed", "moves", "eyes"), [(NOIR, 3, 18, 1), (CITIES, 2, 24, 0)])
def test_no_byte_depends_on_it_with_seats_at_different_nodes(
    postgresql: str,
    monkeypatch: pytest.MonkeyPatch,
    game: Game,
    seed: int,
    moves: int,
    eyes: Seat,
) -> None:
    for module in ("nodes.node", "storage.leases"):  # a busy machine must put nobody in doubt
        monkeypatch.setattr(f"ludotheque.web.{module}.LEASE_SECONDS", 600.0)
    true = moment(seed, moves, game)
    other, run = longest_together(true, eyes, seed, game)
    assert run
    with worlds_of_two_nodes(postgresql, (true, other), eyes, game) as both:
        assert len({page.url for page in both[0].pages}) == 2
        assert all(page.get().status_code == 200 for page in both[0].pages)
        for seat, move in run:
            assert_same(both)
            for world in both:
                world.move(seat, move)
        assert_same(both)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seed", "stages"),
    [
        *[(game, seed, EVERY_STAGE) for game, seed in ((NOIR, 1), (NOXFORD, 2), (RANCHES, 8))],
        (NOIR, 1, PLAIN),
        *[(game, 1, EVERY_STAGE) for game in OTHERS],
    ],
)
def test_behind_the_curtain_no_byte_depends_on_any_hand(
    tmp_path: Path, game: Game, seed: int, stages: Mapping[str, Stage]
) -> None:
    true = moment(seed, 4 if game not in OTHERS else 0, game)
    other = game.fill(true.view(WATCHER), WATCHER, Dice(f"other {seed}"))
    with worlds(
        tmp_path, (true, other), WATCHER, game=game, one_screen=True, stages=stages
    ) as both:
        for here, there in zip(*[curtained(world) for world in both], strict=True):
            assert here == there
        decision = true.decision()
        assert decision is not None
        (move, *_) = [move for move in decision.options if other.refusal(move) is None]
        for world in both:
            world.move(decision.seat, str(move))
        for here, there in zip(*[curtained(world) for world in both], strict=True):
            assert here == there


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seed", "moves"), [(NOIR, 1, 0), (NOXFORD, 2, 9), (RANCHES, 8, 20), (CITIES, 2, 24)]
)
def test_no_byte_for_an_open_hand_depends_on_what_its_owner_cannot_know(
    tmp_path: Path, game: Game, seed: int, moves: int
) -> None:
    true = moment(seed, moves, game)
    decision = true.decision()
    assert decision is not None
    eyes = decision.seat
    other, run = longest_together(true, eyes, seed, game)
    assert run
    with worlds(tmp_path, (true, other), eyes, game=game, one_screen=True) as both:
        said = [world.pages[0].post("/i-am", seat=eyes) for world in both]
        assert whole(said[0]) == whole(said[1])
        key = said[0].json()["hand-key"]
        assert key
        for seat, move in run:
            fields = {"move": move, "at": both[0].number, "seat": seat, "hand-key": key}
            moved = [world.pages[0].post("/move", **fields) for world in both]
            assert whole(moved[0]) == whole(moved[1])
            for lang in range(len(LANGUAGES)):
                asking = {"at": both[0].number - 1, "hand-key": key}
                shown = [world.pages[lang].post("/hand", **asking) for world in both]
                assert whole(shown[0]) == whole(shown[1])
                assert ("view" in shown[0].json()) == ("view" in moved[0].json())


def curtained(world: World, *, streams: bool = True) -> Iterator[object]:
    """What a screen is sent unasked."""
    for api, page in zip(world.apis, world.pages, strict=True):
        for path in ("", "/journal", "/record", "/options"):
            yield whole(api.get(path))
        for path in ("", "/pulse", "/report"):
            yield whole(page.get(path))
    if streams:
        yield from world.streamed()


# Answers that wait


Answers = Mapping[Seat, str]
ALWAYS = "let everything pass"
KEEP = "keep the first"


def action_played() -> State:
    """Ada has played an Action, and everybody else may answer it."""
    return acting(players=4, genies=2).after


def all_choose() -> State:
    return choosing(players=4)


def answer(world: World, answers: Answers) -> None:
    for seat, move in answers.items():
        player = world.players[seat]
        if move == ALWAYS:
            said = player.put("/let-pass", on=True)
        else:
            move = player.options()[0] if move == KEEP else move
            said = player.post("/moves", move=move, at=world.number)
        assert said.status_code == 200, said.text


WAITING: list[tuple[Callable[[], State], Answers, Answers, tuple[Seat, ...]]] = [
    (action_played, {1: GENIE, 2: SILENCE, 3: SILENCE}, {2: SILENCE, 3: SILENCE}, (0, 2, WATCHER)),
    (action_played, {3: ALWAYS, 1: SILENCE}, {1: GENIE}, (2,)),
    (all_choose, {1: KEEP, 2: KEEP, 3: KEEP}, {}, (0, WATCHER)),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("state", "here", "there", "eyes"),
    [(state, here, there, eyes) for state, here, there, all_eyes in WAITING for eyes in all_eyes],
)
def test_g2_no_byte_depends_on_answers_that_wait(
    tmp_path: Path, state: Callable[[], State], here: Answers, there: Answers, eyes: Seat
) -> None:
    """Two tables that differ only in what others have answered, which is nobody else's business."""
    with worlds(tmp_path, (state(), state()), eyes, game=CITIES) as both:
        for world, answers in zip(both, (here, there), strict=True):
            answer(world, answers)
            # whatever a stream was sent because of an answer comes before this
            assert world.players[0].post("/talk", text="Well?").status_code == 201
        assert_same(both)
        for world in both:  # as after a restart
            world.server.read_again()
            world.pass_time(1.0)
        for one, other in zip(*[curtained(world, streams=False) for world in both], strict=True):
            assert one == other


class Leaky(DistrictNoirStage):
    """A stage that lets a little out: how many cards of the first kind the other has."""

    def context(self, view: DistrictNoirState, scene: Scene) -> dict[str, object]:
        assert isinstance(scene, TableScene)
        match = scene.table.match
        assert match is not None
        deck = len(view.deck) + count_first(match.state)
        return {**super().context(view, scene), "deck": deck}


@pytest.mark.slow
def test_a_leak_is_found(tmp_path: Path) -> None:
    """Or the tests above could not fail."""
    true = moment(1, 0)
    others = [NOIR.fill(true.view(0), 0, Dice(f"other {n}")) for n in range(50)]
    other = next(state for state in others if count_first(state) != count_first(true))
    with worlds(tmp_path, (true, other), 0) as both:
        assert_same(both)
    (tmp_path / "leaky").mkdir()
    leaky = {NOIR.name: Leaky(DISTRICT_NOIR)}
    with worlds(tmp_path / "leaky", (true, other), 0, stages=leaky) as both:
        for page in both[0].pages[0].get(), both[1].pages[0].get():
            assert page.status_code == 200
        with pytest.raises(AssertionError, match="GET page"):
            assert_same(both)


def count_first(state: State) -> int:
    assert isinstance(state, DistrictNoirState)
    return state.hands[1].count(0)
