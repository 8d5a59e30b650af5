"""Packages that bring plug-ins, found by the tests as if they were installed."""

import sys
import tempfile
import tomllib
from pathlib import Path

from ludotheque.games import GAMES
from ludotheque.plugins import OWN_PACKAGE

EXAMPLES = Path(__file__).parents[2] / "examples"


def announce(package: Path, folder: Path) -> None:
    """Write what an installation writes about a package: its name and its entry points."""
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.4\nName: {project['name']}\nVersion: {project['version']}\n", "utf-8"
    )
    lines: list[str] = []
    for group, entries in project["entry-points"].items():
        lines += [f"[{group}]", *[f"{name} = {value}" for name, value in entries.items()]]
    (info / "entry_points.txt").write_text("\n".join(lines), "utf-8")


def announce_pebbles() -> None:
    """From now on, this process finds Pebbles among the games. Its code is on the path anyway."""
    found = tempfile.TemporaryDirectory(prefix="plugins-")
    announce(EXAMPLES / "pebbles", Path(found.name))
    sys.path.append(found.name)
    _KEPT.append(found)


_KEPT: list[tempfile.TemporaryDirectory[str]] = []


def published_games() -> list[str]:
    """The names of the games that this package brings, with their ledgers and kept records."""
    return [name for name in GAMES if GAMES.package(name) == OWN_PACKAGE]
