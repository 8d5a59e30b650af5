"""What was measured, as a table, and beside an earlier measurement."""

from collections.abc import Iterator
from typing import TypedDict

from bench.adapter_speed import AdapterSpeed
from bench.cities import Grown
from bench.game_speed import Figure, Measured
from bench.lab_speed import LabSpeed
from bench.latency import Latency
from bench.web.measurement import PeoplesPace, Server


class Report(TypedDict):
    """What is written to the file."""

    version: str
    python: str
    measured: list[Measured]
    cities: list[Grown]
    lab: list[LabSpeed]
    adapters: list[AdapterSpeed]
    server: Server | None


def table(report: Report, earlier: Report | None = None) -> str:
    """Everything that was measured; with an earlier report, how each ratio has changed."""
    before = {_key(entry): entry for entry in earlier["measured"]} if earlier else {}
    lines = [f"Ludothèque {report['version']} on Python {report['python']}, beside python-chess"]
    for entry in report["measured"]:
        lines += ["", *_rows(entry, before.get(_key(entry)))]
    lines += [
        "",
        "Rates beside legal_moves, a choice and push; costs beside Board.copy(stack=False).",
        "Medians, with the quartiles of the ratio.",
        "",
        "A city of Noxford: one card more, and all legal places listed",
        *map(_grown, report["cities"]),
        "",
        "The lab, greedy against itself: games a second",
        *[row for entry in report["lab"] for row in _lab_rows(entry)],
        "",
        "Environments with random players: steps a second on one core, ours in a batch",
        *map(_adapter_row, report["adapters"]),
    ]
    if report["server"]:
        lines += ["", *_server_rows(report["server"], earlier.get("server") if earlier else None)]
    return "\n".join(lines) + "\n"


def _rows(entry: Measured, before: Measured | None) -> Iterator[str]:
    yield f"{entry['game']}, {entry['players']} players, {_way(entry)}"
    for name, figure in entry["rates"].items():
        earlier = before["rates"].get(name) if before else None
        yield _row(f"{name} a second", f"{figure['value']:,.0f}", figure, earlier)
    for name, figure in entry["costs"].items():
        earlier = before["costs"].get(name) if before else None
        yield _row(name, f"{figure['value']:.2f} µs", figure, earlier)
    grown = "unknown" if entry["growth"] is None else f"{entry['growth'] / 1024:+,.0f} KiB"
    yield f"  {entry['copies']:,} copies: {grown}"
    yield f"  chess: {entry['chess_moves']:,.0f} moves a second, copy {entry['chess_copy']:.2f} µs"


def _row(name: str, value: str, figure: Figure, earlier: Figure | None) -> str:
    spread = f"({figure['low']:.2f} – {figure['high']:.2f})"
    row = f"  {name:<28}{value:>14}{figure['ratio']:>9.2f} × {spread:<18}"
    if earlier is not None:
        row += f"{100 * (figure['ratio'] / earlier['ratio'] - 1):+.0f} %"
    return row.rstrip()


def _grown(entry: Grown) -> str:
    way = "compiled" if entry["compiled"] else "plain Python"
    time, places = entry["microseconds"], entry["places"]
    each = f"{time / places:.2f} µs a place"
    return f"  {entry['cards']:>2} cards{places:>6.0f} places{time:>10.1f} µs   {each}   {way}"


def _lab_rows(entry: LabSpeed) -> Iterator[str]:
    cores = entry["cores"]
    yield f"  {entry['game']}, {_way(entry)}"
    yield f"    the bare loop with these bots {entry['bare']:>10,.1f}"
    low, high = entry["loop_quartiles"]
    yield (
        f"    the lab's loop, not writing   {entry['loop']:>10,.1f}{entry['loop_ratio']:>9.2f} × "
        f"({low:.2f} – {high:.2f})"
    )
    if entry["recorded"]:
        share = entry["recorded"] / (cores * entry["loop"])
        yield (
            f"    recording on {cores} cores         {entry['recorded']:>10,.1f}{share:>9.2f} × "
            "cores × the lab's loop"
        )
    grown = "unknown" if entry["growth"] is None else f"{entry['growth'] / 1024:+,.0f} KiB"
    yield f"    memory over {entry['growth_games']:,} games: {grown}"


def _adapter_row(entry: AdapterSpeed) -> str:
    spread = f"({entry['low']:,.0f} – {entry['high']:,.0f})"
    return f"  {entry['name']:<38}{entry['steps']:>9,.0f} {spread:<22}{_way(entry)}"


def _server_rows(server: Server, before: Server | None) -> Iterator[str]:
    yield f"The web table, {_way(server)}: {server['matches']} matches of two programs at once"
    yield f"  {'':<20}{'moves a second':>14}{'p50':>13}{'p95':>13}"
    for name, figures in server["latency"].items():
        yield _latency_row(name, figures, before["latency"].get(name) if before else None)
    for game, ways in server["games"].items():
        for way, figures in ways.items():
            earlier = before.get("games", {}).get(game, {}).get(way) if before else None
            yield _latency_row(f"{game}, {way}", figures, earlier)
            half = server["half_load"][game][way]
            yield _latency_row("  with half of that load", half, None)
    yield "  Several nodes on one PostgreSQL, over sockets"
    for name, figures in server["nodes"].items():
        earlier = before.get("nodes", {}).get(name) if before else None
        yield _latency_row(f"  {name}", figures, earlier)
    yield from _pace_rows(server["at_peoples_pace"])
    bots = server["bots"]
    yield f"  {bots['tables']:,} people who each play a bot that thinks for a second"
    yield _latency_row("    its moves and delays", bots["latency"], None)
    for game, size in server["update_bytes"].items():
        yield f"  an update of a {game} page: {size / 1000:.2f} kB on the wire"
    for name, share in server["players_busy"].items():
        yield f"  the players at {name} took {share:.0%} of a core"
    memory = server["memory"]
    if memory is not None:
        yield (
            f"  an idle match: {memory['in_memory'] / 1024:.1f} KiB, put away "
            f"{memory['put_away'] / 1024:.1f} KiB ({memory['matches']} matches)"
        )
    yield f"  from start to answer: {server['seconds_to_start']:.2f} s"
    for name, weight in server["pages"].items():
        yield (
            f"  first {name} page: {weight['compressed'] / 1000:.1f} kB, uncompressed "
            f"{weight['plain'] / 1000:.1f} kB, {weight['requests']} requests, all to this host"
        )
    yield ""
    yield "From the moment a move is sent until the other player's stream has it. Ours is stored"
    yield "before anybody is told; boardgame.io counts to a number, and keeps it in memory."


def _pace_rows(pace: PeoplesPace) -> Iterator[str]:
    tables = pace["tables"]
    yield f"  at people's pace: {tables:,} tables of all games, {2 * tables:,} pages"
    yield _latency_row("    moves and delays", pace["latency"], None)
    if pace["server_bytes"] is not None:
        before, after = [size / 1_000_000 for size in pace["server_bytes"]]
        yield f"    the server's memory: {before:.0f} MB, at the end {after:.0f} MB"


def _latency_row(name: str, figures: Latency, earlier: Latency | None) -> str:
    delays = "".join([f"{figures[key]:>10.1f} ms" for key in ("p50_ms", "p95_ms")])
    row = f"  {name:<24}{figures['moves_per_second']:>10,.0f}{delays}"
    if earlier is not None:
        row += f"  {100 * (figures['moves_per_second'] / earlier['moves_per_second'] - 1):+.0f} %"
    return row


def _way(entry: Measured | LabSpeed | AdapterSpeed | Server) -> str:
    return "compiled" if entry["compiled"] else "plain Python"


def _key(entry: Measured) -> tuple[str, int, bool]:
    return entry["game"], entry["players"], entry["compiled"]
