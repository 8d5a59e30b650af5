"""`ludotheque lab report`: what runs show, as a page or here."""

from pathlib import Path

import click
from rich.text import Text

from ludotheque.commands.arguments import FILE
from ludotheque.terminal import Terminal
from ludotheque.texts import reconstructed

from .lab_command import LabCommand, words_of
from .terminal_table import show_table


@click.command(
    "report",
    cls=LabCommand,
    examples=[
        "ludotheque lab report noir",
        "ludotheque lab report noir --html noir.html --lang fr",
        "ludotheque lab report noir noir-worth people --html noir.html",
    ],
)
@click.argument("runs", nargs=-1, required=True, type=FILE)
@click.option("--html", metavar="file", type=FILE)
@click.pass_obj
def report(terminal: Terminal, runs: tuple[Path, ...], html: Path | None) -> None:
    from ludotheque.lab.report.page import facts, page
    from ludotheque.lab.report.sections import parts
    from ludotheque.lab.report.summary import Summary
    from ludotheque.lab.run_folder import RunFolder

    words = words_of(terminal)
    summary = Summary([RunFolder.read(path) for path in runs])
    if html is not None:
        html.write_text(page(summary, words), "utf-8")
        terminal.show(words.word("reported", file=str(html)))
        return
    terminal.show(Text(reconstructed(words.texts(summary.game)), "bold"), "")
    terminal.show(*facts(summary, words))
    for part in parts(summary, words):
        terminal.show("", Text(part.title, "bold underline"))
        for section in part.sections:
            terminal.show("", Text(section.title, "bold"), *section.sentences)
            show_table(section.table.columns, section.table.rows, terminal)
