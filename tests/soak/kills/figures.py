"""What a soak has counted, and the table that it prints at the end."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from rich.table import Table

MOST_EXAMPLES: Final = 12
"""Of each kind of trouble so many are told of; all are counted."""

LOST: Final = "lost"
DOUBLED: Final = "doubled"
UNEXPLAINED: Final = "unexplained"
TROUBLES: Final = (LOST, DOUBLED, UNEXPLAINED)

_ROWS: Final = (
    "kills",
    "kills during start-up",
    "kills during a migration",
    "acknowledged moves",
    "acknowledged answers",
    "other acknowledged acts",
    "requests repeated after a lost answer",
    "answers overtaken by others",
    "stream reconnections",
    "matches finished",
    "return matches",
    "matches that did not end",
    "matches checked move by move",
    "lines checked",
    "tables given up",
    "server errors",
    "pages that came back",
)


@dataclass
class Figures:
    """Counts that can be added up over several houses."""

    counts: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    examples: list[str] = field(default_factory=list)
    longest_start: float = 0.0
    """Seconds from a start to the first answer."""
    longest_return: float = 0.0
    """Seconds from a kill until all open pages have shown what was said since."""

    def trouble(self, kind: str, what: str) -> None:
        self.counts[kind] += 1
        if self.counts[kind] <= MOST_EXAMPLES:
            self.examples.append(f"{kind}: {what}")

    @property
    def troubles(self) -> int:
        return sum(self.counts[kind] for kind in TROUBLES) + self.counts["server errors"]

    def __add__(self, other: "Figures") -> "Figures":
        return Figures(
            self.counts + other.counts,
            self.faults + other.faults,
            [*self.examples, *other.examples],
            max(self.longest_start, other.longest_start),
            max(self.longest_return, other.longest_return),
        )


def figures_table(by_database: dict[str, Figures]) -> Table:
    """The figures of each kind of database, side by side with their sum."""
    total = sum(by_database.values(), Figures())
    shown = {**by_database, "together": total} if len(by_database) > 1 else by_database
    table = Table("", title="A server killed again and again")
    for name in shown:
        table.add_column(name, justify="right")
    for row in _ROWS:
        table.add_row(row, *[f"{each.counts[row]:,}" for each in shown.values()])
    for fault in sorted(total.faults):
        table.add_row(f"fault: {fault}", *[f"{each.faults[fault]:,}" for each in shown.values()])
    table.add_row(
        "longest time until served again",
        *[f"{each.longest_start:.1f} s" for each in shown.values()],
    )
    if total.longest_return:
        table.add_row(
            "longest time until open pages were back",
            *[f"{each.longest_return:.1f} s" for each in shown.values()],
        )
    table.add_section()
    for row in TROUBLES:
        table.add_row(row, *[f"{each.counts[row]:,}" for each in shown.values()])
    return table
