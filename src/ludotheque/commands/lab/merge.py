"""`ludotheque lab merge`: runs of the same games, put into one."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ludotheque.commands.arguments import FILE
from ludotheque.terminal import Terminal

from .lab_command import LabCommand, as_run, words_of

if TYPE_CHECKING:
    from ludotheque.lab.run_folder import RunFolder


@click.command("merge", cls=LabCommand, examples=["ludotheque lab merge one two --out both"])
@click.argument("runs", nargs=-1, required=True, type=FILE)
@click.option("--out", metavar="folder", type=FILE, callback=as_run)
@click.pass_obj
def merge(terminal: Terminal, runs: tuple[Path, ...], out: Path) -> None:
    from ludotheque.lab.chunk import Chunk
    from ludotheque.lab.run_folder import RunFolder
    from ludotheque.lab.simulation import merge as merged

    sources = [RunFolder.read(path) for path in runs]
    is_there = RunFolder.is_there(out)
    everything = [*sources, RunFolder.read(out)] if is_there else sources
    for other in everything[1:]:
        _check_same(everything[0], other)
    first = min(run.wanted.first for run in everything)
    last = max(run.wanted.last for run in everything)
    wanted = Chunk(first, last)
    target = everything[-1] if is_there else RunFolder.create(out, sources[0].plan, wanted)
    target.wanted = wanted
    merged(sources, target)
    target.save()
    words, count = words_of(terminal), target.games
    said = words.word("merged", count=count, games=words.number(count), folder=str(out))
    terminal.show(said)


def _check_same(first: "RunFolder", second: "RunFolder") -> None:
    """LabProblem if the games of the two runs would differ."""
    from ludotheque.lab.problem import LabProblem
    from ludotheque.lab.record_plan import RecordPlan

    here, there = first.plan.content(), second.plan.content()
    what = next((key for key in {**here, **there} if here.get(key) != there.get(key)), "")
    if first.plan.kind != second.plan.kind or isinstance(first.plan, RecordPlan):
        what = "kind"
    elif first.plan.played_game().box.text != second.plan.played_game().box.text:
        what = "cards"
    if what:
        raise LabProblem("wrong-merge", first=str(first.path), second=str(second.path), what=what)
