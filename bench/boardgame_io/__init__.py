"""boardgame.io's own server and clients, measured where there is npm to install them with.

It is a game of counting: two players in turn, matches kept in memory. Nothing of it is in this
repository; it is installed into `build/`.
"""

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

from bench.latency import Latency, latency, missing

SOURCE: Final = Path(__file__).parent
PLACE: Final = SOURCE.parent.parent / "build" / "boardgame.io"
INSTALL_SECONDS: Final = 300
LONGER: Final = 60
"""How many seconds a run may take beyond what it measures."""


def measure_boardgame_io(
    matches: int = 50, seconds: float = 5, place: Path = PLACE
) -> Latency | None:
    """How quickly it answers; None, and a line that says why, if it cannot be measured."""
    try:
        _install(place)
        return _play(place, matches, seconds)
    except _NotMeasured as why:
        missing("boardgame.io", str(why))
        return None


class _NotMeasured(Exception):
    """Why not."""


def _install(place: Path) -> None:
    """Copy our few files there; install what they need, unless it already is."""
    npm = shutil.which("npm")
    if npm is None:
        raise _NotMeasured("there is no npm here.")
    place.mkdir(parents=True, exist_ok=True)
    for file in (*SOURCE.glob("*.js"), SOURCE / "package.json"):
        shutil.copy(file, place)
    done = place / "installed.json"
    wanted = (SOURCE / "package.json").read_text("utf-8")
    if done.exists() and done.read_text("utf-8") == wanted:
        return
    options = ["--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
    _run([npm, "install", *options], place, INSTALL_SECONDS)
    done.write_text(wanted, "utf-8")


def _play(place: Path, matches: int, seconds: float) -> Latency:
    node = shutil.which("node")
    if node is None:
        raise _NotMeasured("there is no node here.")
    output = _run([node, "play.js", str(matches), str(seconds)], place, seconds + LONGER)
    try:
        played = json.loads(output)
        return latency(played["delays"], played["seconds"])
    except (ValueError, TypeError, KeyError) as why:
        raise _NotMeasured(f"what it printed cannot be used: {why!r}.") from why


def _run(command: list[str], place: Path, seconds: float) -> str:
    """What the command prints; a sentence with the first thing it complains of if it fails."""
    name = Path(command[0]).name
    try:
        run = subprocess.run(
            command,
            cwd=place,
            env={**os.environ, "NODE_ENV": "production"},
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        raise _NotMeasured(f"{name} took more than {seconds:.0f} seconds.") from None
    if run.returncode != 0:
        complaint = (run.stderr.strip() or "it did not say why").splitlines()[0]
        raise _NotMeasured(f"{name} failed: {complaint}")
    return run.stdout
