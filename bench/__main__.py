"""`python -m bench`: measure with this Python, and with others that have another build."""

import argparse
import json
import platform
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from tempfile import TemporaryDirectory

from bench import adapter_speed, game_speed, lab_speed
from bench.adapter_speed import measure_adapters
from bench.cities import grow
from bench.game_speed import measure
from bench.lab_speed import measure_lab
from bench.report import Report, table
from bench.web import measurement
from bench.web.http_client import Unexpected
from bench.web.measurement import measure_server


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description="How fast games and server are.")
    parser.add_argument("--quick", action="store_true", help="only to see that it runs")
    parser.add_argument("--output", type=Path, default=Path("build/bench.json"))
    parser.add_argument("--compare", type=Path, help="the output of an earlier run")
    parser.add_argument("--also", action="append", default=[], help="another Python to measure")
    parser.add_argument("--server", help="the Python that runs the server; none, no server")
    given = parser.parse_args()
    earlier = _read(given.compare) if given.compare else None
    measured = measure(game_speed.QUICK if given.quick else game_speed.THOROUGH)
    cities = grow(2 if given.quick else 60)
    lab = measure_lab(lab_speed.QUICK if given.quick else lab_speed.THOROUGH)
    adapters = measure_adapters(adapter_speed.QUICK if given.quick else adapter_speed.THOROUGH)
    for python in given.also:
        other = _report_by(python, quick=given.quick)
        measured += other["measured"]
        cities += other["cities"]
        lab += other["lab"]
        adapters += other["adapters"]
    report: Report = {
        "version": version("ludotheque"),
        "python": platform.python_version(),
        "measured": measured,
        "cities": cities,
        "lab": lab,
        "adapters": adapters,
        "server": None,
    }
    if given.server:
        try:
            effort = measurement.QUICK if given.quick else measurement.THOROUGH
            report["server"] = measure_server(given.server, effort)
        except Unexpected as why:
            parser.exit(1, f"The server cannot be measured: {why}\n")
    given.output.parent.mkdir(parents=True, exist_ok=True)
    given.output.write_text(json.dumps(report, indent=1) + "\n", "utf-8")
    sys.stdout.write(table(report, earlier))


def _report_by(python: str, *, quick: bool) -> Report:
    with TemporaryDirectory() as place:
        output = Path(place, "bench.json")
        command = [python, "-m", "bench", "--output", str(output)]
        if quick:
            command.append("--quick")
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
        return _read(output)


def _read(path: Path) -> Report:
    report: Report = json.loads(path.read_text("utf-8"))
    return report


if __name__ == "__main__":
    main()
