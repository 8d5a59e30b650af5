"""Playing a run to its end while somebody watches."""

import shlex
from typing import TYPE_CHECKING

from rich.text import Text

from ludotheque.commands.this_program import this_program
from ludotheque.terminal import Terminal

from .lab_command import WorkerRequest
from .progress import ProgressBar
from .setup import workers_of

if TYPE_CHECKING:
    from ludotheque.lab.run_folder import RunFolder
    from ludotheque.lab.words import LabWords

INTERRUPTED = 130


def play_run(
    run: "RunFolder",
    chunk: int,
    by: WorkerRequest,
    words: "LabWords",
    terminal: Terminal,
) -> int:
    """Play what is missing of a run; the exit status."""
    from ludotheque.lab.simulation import simulate

    there, wanted = run.games, run.wanted.games
    folder = shlex.quote(str(run.path))
    try:
        if run.missing():
            with (
                workers_of(by, terminal) as workers,
                ProgressBar(wanted, there, words, terminal) as bar,
            ):
                for now in simulate(run, workers, chunk):
                    bar.show(now)
        else:
            terminal.show(words.word("simulated-already"))
    except KeyboardInterrupt:
        terminal.show("", words.word("stopped-run"))
        show_line(f"{this_program()} lab simulate --out {folder}", terminal)
        return INTERRUPTED
    count = run.games
    terminal.show(
        words.word("simulated", count=count, games=words.number(count), folder=str(run.path))
    )
    terminal.show(words.word("to-report"))
    show_line(f"{this_program()} lab report {folder} --html report.html", terminal)
    return 0


def show_line(line: str, terminal: Terminal) -> None:
    """A command to copy."""
    terminal.console.print(Text(f"  {line}", "bold"), soft_wrap=True)
