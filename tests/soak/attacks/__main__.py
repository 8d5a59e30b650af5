"""`python -m tests.soak.attacks`: a server is attacked while somebody plays. Run by
`make soak-attacks`."""

import argparse
import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from bench.latency import percentile
from tests.soak.attacks.attacker import ATTACKS
from tests.soak.attacks.siege import besieged

GOAL_MS = 250
COLUMNS = ("attack", "tries", "answers", "moves", "p50", "p95", "max", "failures")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="soak-attacks", description="One address attacks, another plays; nobody is shut out."
    )
    parser.add_argument("--seconds", type=float, default=30.0, help="for each attack")
    parser.add_argument("--attack", choices=ATTACKS, action="append", help="only this one")
    given = parser.parse_args()
    table = Table(*COLUMNS)
    failures: list[str] = []
    slowest = 0.0
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with besieged() as siege, Progress(*columns, TimeRemainingColumn()) as progress:
        task = progress.add_task("attacks", total=len(given.attack or ATTACKS))
        for name in given.attack or ATTACKS:
            progress.update(task, description=name)
            report = siege.attack(name, given.seconds)
            table.add_row(*report.cells)
            failures += [f"{name}: {why}" for why in report.failures]
            slowest = max(slowest, percentile(report.delays, 95))
            progress.advance(task)
    console = Console(width=None if sys.stdout.isatty() else 160)
    console.print(table)
    for why in failures:
        console.print(why, markup=False)
    console.print(f"The slowest p95 is {slowest:.0f} ms; the goal is {GOAL_MS} ms.")
    return 1 if failures or slowest > GOAL_MS else 0


if __name__ == "__main__":
    sys.exit(main())
