"""Measures the web table's server, with players and databases on the same machine."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple, TypedDict

from bench.boardgame_io import measure_boardgame_io
from bench.game_speed import STATUS
from bench.latency import Latency, latency, missing
from bench.web.http_client import Unexpected
from bench.web.memory import Memory
from bench.web.pages import Weight, weigh_pages
from bench.web.players import API, PAGES, SOCKET, USUAL, WAYS
from bench.web.server import serving
from ludotheque.games import GAMES
from tests.services import postgresql

ROOT: Final = Path(__file__).parent.parent.parent
LONGEST: Final = 400
"""How many seconds a run may take."""


class PeoplesPace(TypedDict):
    """Open pages at many tables, of all games in turn, where people think before they move."""

    tables: int
    latency: Latency
    server_bytes: tuple[int, int] | None
    """What the server has in memory when all have moved a little, and at the end."""


class BotTables(TypedDict):
    """Many tables at which a person plays a bot that thinks: how long it takes to move."""

    tables: int
    latency: Latency


class Server(TypedDict):
    """All that is measured of it."""

    compiled: bool
    matches: int
    """How many are played at once, by two programs each."""
    latency: dict[str, Latency]
    """By where things are kept, and beside them boardgame.io, which keeps nothing."""
    half_load: dict[str, dict[str, Latency]]
    """The same as `games`, with half as many moves a second as that."""
    nodes: dict[str, Latency]
    """By how many share PostgreSQL, over sockets: at the node that has the table, and at the wrong
    one, which passes everything on."""
    at_peoples_pace: PeoplesPace
    bots: BotTables
    update_bytes: dict[str, float]
    """By game: an update of a page on the wire, on average, with the first of each match."""
    games: dict[str, dict[str, Latency]]
    """By game, and by how players play: over sockets, by requests and streams, or by pages made for
    them. In SQLite."""
    players_busy: dict[str, float]
    """Which part of a core the players took. Near 1, they and not the server were measured."""
    memory: Memory | None
    seconds_to_start: float
    pages: dict[str, Weight]


class Effort(NamedTuple):
    """How much is measured."""

    matches: int
    warm_up: float
    seconds: float
    idle_matches: int
    starts: int
    tables: int
    pace: float
    """So many tables with so many moves a second, all together."""
    pace_warm_up: float
    pace_seconds: float
    bot_tables: int
    nodes: tuple[int, ...]
    """Of so many nodes."""
    others: bool
    """Whether PostgreSQL and boardgame.io are measured too, where they can be."""


THOROUGH: Final = Effort(50, 3, 6, 500, 5, 1000, 100, 30, 60, 200, (1, 2, 3), others=True)
QUICK: Final = Effort(2, 0.1, 0.5, 20, 1, 4, 8, 0.1, 0.5, 4, (2,), others=False)


def measure_server(python: str, effort: Effort) -> Server:
    """The server as this Python runs it; Unexpected if it does not do what it should."""
    latencies: dict[str, Latency] = {}
    games: dict[str, dict[str, Latency]] = {}
    half_load: dict[str, dict[str, Latency]] = {}
    busy: dict[str, float] = {}
    update_bytes: dict[str, float] = {}
    with _sqlite() as db, serving(python, db) as server:
        starts = [server.seconds]
        latencies["SQLite"], busy["SQLite"] = _latency(_play(server.port, effort))
        for game in GAMES:
            games[game], half_load[game] = {}, {}
            for way in WAYS:
                played = _play(server.port, effort, game, way)
                found = games[game][way] = _latency(played)[0]
                half = _play(server.port, effort, game, way, found["moves_per_second"] / 2)
                half_load[game][way] = _latency(half)[0]
                if way == PAGES:
                    update_bytes[game] = played["update_bytes"]
        pages = weigh_pages(server.port)
    if effort.others and postgresql.find_programs() is None:
        missing("PostgreSQL", "it is not installed here.")
    elif effort.others:
        with (
            postgresql.running() as url,
            postgresql.database(url) as db,
            serving(python, db) as server,
        ):
            latencies["PostgreSQL"], busy["PostgreSQL"] = _latency(_play(server.port, effort))
    theirs = measure_boardgame_io(effort.matches, effort.seconds) if effort.others else None
    if theirs is not None:
        latencies["boardgame.io"] = theirs
    starts += [_seconds_to_start(python) for _ in range(effort.starts - 1)]
    return {
        "compiled": _is_compiled(python),
        "matches": effort.matches,
        "latency": latencies,
        "games": games,
        "half_load": half_load,
        "nodes": _with_nodes(python, effort),
        "at_peoples_pace": _at_peoples_pace(python, effort),
        "bots": _at_bot_tables(python, effort),
        "update_bytes": update_bytes,
        "players_busy": busy,
        "memory": _memory(python, effort.idle_matches),
        "seconds_to_start": median(starts),
        "pages": pages,
    }


@contextmanager
def _sqlite() -> Iterator[str]:
    """On a disk: what is kept in /tmp is on many machines kept in memory."""
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=build) as place:
        yield f"sqlite:///{Path(place, 'tables.db')}"


def _with_nodes(python: str, effort: Effort) -> dict[str, Latency]:
    if postgresql.find_programs() is None:
        missing("Several nodes", "PostgreSQL is not installed here.")
        return {}
    found: dict[str, Latency] = {}
    with postgresql.running() as url:
        for count in effort.nodes:
            name = f"{count} node{'s' if count > 1 else ''}"
            with postgresql.database(url) as db, ExitStack() as stack:
                serving_all = [serving(python, db, is_node=True) for _ in range(count)]
                ports = ",".join(str(stack.enter_context(each).port) for each in serving_all)
                arguments = [ports, effort.matches, effort.warm_up, effort.seconds, USUAL, SOCKET]
                play = ["players", *map(str, [*arguments, 0, 0])]
                found[name] = _latency(_run(sys.executable, *play))[0]
                if count > 1:
                    wrong = _latency(_run(sys.executable, *play, "elsewhere"))[0]
                    found[f"{name}, the wrong one"] = wrong
    return found


def _play(port: int, effort: Effort, game: str = USUAL, way: str = API, rate: float = 0) -> Any:
    arguments = [port, effort.matches, effort.warm_up, effort.seconds, game, way, rate, 0]
    return _run(sys.executable, "players", *map(str, arguments))


def _latency(played: Any) -> tuple[Latency, float]:
    """And which part of a core the players took."""
    return latency(played["delays"], played["seconds"]), played["busy"]


def _at_peoples_pace(python: str, effort: Effort) -> PeoplesPace:
    with _sqlite() as db, serving(python, db) as server:
        times = [effort.pace_warm_up, effort.pace_seconds]
        arguments = [server.port, effort.tables, *times, ",".join(GAMES), PAGES]
        played = _run(sys.executable, "players", *map(str, [*arguments, effort.pace, server.pid]))
    return {
        "tables": effort.tables,
        "latency": latency(played["delays"], played["seconds"]),
        "server_bytes": played["server_bytes"],
    }


def _at_bot_tables(python: str, effort: Effort) -> BotTables:
    with _sqlite() as db, serving(python, db) as server:
        times = [effort.pace_warm_up, effort.pace_seconds]
        arguments = [server.port, effort.bot_tables, *times, ",".join(GAMES)]
        played = _run(sys.executable, "bot_tables", *map(str, arguments))
    return {
        "tables": effort.bot_tables,
        "latency": latency(played["delays"], played["seconds"]),
    }


def _memory(python: str, matches: int) -> Memory | None:
    if not STATUS.exists():
        return None
    grown: Memory = _run(python, "memory", str(matches))
    return grown


def _run(python: str, module: str, *arguments: str) -> Any:
    """What one of our own programs prints; Unexpected, with what it complains of, if it fails."""
    command = [python, "-m", f"bench.web.{module}", *arguments]
    run = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=LONGEST, check=False
    )
    if run.returncode != 0:
        raise Unexpected(f"{module}: {run.stderr.strip()}")
    return json.loads(run.stdout)


def _seconds_to_start(python: str) -> float:
    with _sqlite() as db, serving(python, db) as server:
        return server.seconds


def _is_compiled(python: str) -> bool:
    code = "import ludotheque.version, sys; sys.exit(not ludotheque.version.is_compiled())"
    return subprocess.run([python, "-c", code], check=False).returncode == 0
