"""The end of a game, line by line."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludotheque.core import NOBODY, Outcome

from .line_breaks import prose
from .scene import Scene


def account(outcome: Outcome, scene: Scene) -> list[RenderableType]:
    """How the game ended, the lines of the score and the totals."""
    names = scene.headings()
    parts: list[RenderableType] = [
        "",
        prose(scene.word("over"), "bold"),
        prose(scene.say(outcome.how), "bold"),
    ]
    if outcome.lines:
        table = Table.grid(padding=(0, 2))
        for line in outcome.lines:
            signed = f"{line.points:+}".replace("-", "−") if line.points else ""
            who = "" if line.seat == NOBODY else names[line.seat]
            table.add_row(Text(signed, justify="right"), Text(who), prose(scene.say(line.sentence)))
        parts += ["", table]
    if outcome.points:
        sums = Table.grid(padding=(0, 2))
        for name, points in zip(names, outcome.points, strict=True):
            sums.add_row(Text(name, "bold"), prose(scene.word("points-of", points=points)))
        parts += ["", sums]
    return parts
