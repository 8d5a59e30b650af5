"""`python -m tests.soak.kills`: a server is killed a thousand times. Run by `make soak-server`."""

import argparse
import os
import sys
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tests.soak.kills.figures import Figures, figures_table
from tests.soak.kills.killing import POSTGRESQL, SQLITE
from tests.soak.kills.street import Street

KINDS: Final = (SQLITE, POSTGRESQL)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="soak-server", description="A server killed again and again; nothing may be lost."
    )
    parser.add_argument("--kills", type=int, default=1000, help="in all houses together")
    parser.add_argument("--on", choices=[kind.lower() for kind in KINDS], help="only this one")
    parser.add_argument("--houses", type=int, help="at the same time; as many as cores")
    parser.add_argument("--seed", default="1", help="for the choices of clients and killers")
    given = parser.parse_args()
    kinds = [kind for kind in KINDS if given.on in (None, kind.lower())]
    houses = given.houses or max(len(kinds), os.cpu_count() or 1)
    if given.kills < 1 or houses < len(kinds):
        parser.error("there must be a kill, and a house for each kind of database")
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn()) as progress:
        task = progress.add_task("kills", total=given.kills)
        street = Street([kinds[number % len(kinds)] for number in range(houses)])
        street.run(given.kills, given.seed, lambda kills: progress.advance(task, kills))
    console = Console()
    console.print(figures_table({kind: street.figures[kind] for kind in kinds}))
    total = sum(street.figures.values(), Figures())
    for text in (*total.examples, *street.failures):
        console.print(text, markup=False)
    return 1 if total.troubles or street.failures else 0


if __name__ == "__main__":
    sys.exit(main())
