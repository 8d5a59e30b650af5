"""What was measured, as a table, and beside an earlier measurement."""

from collections.abc import Iterator
from typing import TypedDict

from .cities import Grown
from .measuring import Figure, Measured


class Report(TypedDict):
    """What is written to the file."""

    version: str
    python: str
    measured: list[Measured]
    cities: list[Grown]


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
    ]
    return "\n".join(lines) + "\n"


def _rows(entry: Measured, before: Measured | None) -> Iterator[str]:
    way = "compiled" if entry["compiled"] else "plain Python"
    yield f"{entry['game']}, {entry['players']} players, {way}"
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
    row = f"  {name:<20}{value:>14}{figure['ratio']:>9.2f} × {spread:<18}"
    if earlier is not None:
        row += f"{100 * (figure['ratio'] / earlier['ratio'] - 1):+.0f} %"
    return row.rstrip()


def _grown(entry: Grown) -> str:
    way = "compiled" if entry["compiled"] else "plain Python"
    time, places = entry["microseconds"], entry["places"]
    each = f"{time / places:.2f} µs a place"
    return f"  {entry['cards']:>2} cards{places:>6.0f} places{time:>10.1f} µs   {each}   {way}"


def _key(entry: Measured) -> tuple[str, int, bool]:
    return entry["game"], entry["players"], entry["compiled"]
