"""`python -m tests.soak.nodes`: nodes are killed a hundred times. Run by `make soak-nodes`."""

import argparse
import sys

from rich.console import Console
from rich.progress import Progress

from tests.soak.kills.figures import figures_table
from tests.soak.nodes.haunting import kill_behind_nginx


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="soak-nodes",
        description="Three nodes behind nginx, killed again and again; nothing may be lost.",
    )
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--matches", type=int, default=60, help="of programs, at a time")
    parser.add_argument("--seed", default="1", help="for the choices of clients and killers")
    given = parser.parse_args()
    with Progress() as progress:
        task = progress.add_task("kills", total=given.kills)
        figures = kill_behind_nginx(
            given.kills, given.seed, lambda kills: progress.advance(task, kills), given.matches
        )
    console = Console()
    console.print(figures_table({"three nodes": figures}))
    for text in figures.examples:
        console.print(text, markup=False)
    return 1 if figures.troubles else 0


if __name__ == "__main__":
    sys.exit(main())
