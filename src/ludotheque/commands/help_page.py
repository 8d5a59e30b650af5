"""The help pages: the overview of commands, and a page for each."""

from collections.abc import Sequence

import click
from rich.table import Table
from rich.text import Text

from ludotheque.bots import BOTS
from ludotheque.games import GAMES
from ludotheque.terminal import Terminal
from ludotheque.texts import LANGUAGES


def show_overview(program: click.Group, terminal: Terminal) -> None:
    """All commands, and the options that work without one."""
    terminal.say("about")
    _show_usage(f"{program.name} {terminal.word('placeholder-command')} …", terminal)
    _show_section(
        "commands", [(name, explanation(name, terminal)) for name in program.commands], terminal
    )
    _show_section("options", _option_rows(program, terminal), terminal)
    terminal.show("")
    terminal.say("more-help")


def show_group_help(group: click.Group, terminal: Terminal) -> None:
    """The commands of a group."""
    terminal.say(f"command-{group.name}")
    _show_usage(f"ludotheque {group.name} {terminal.word('placeholder-command')} …", terminal)
    rows = [(name, explanation(name, terminal)) for name in group.commands]
    _show_section("commands", rows, terminal)
    _show_section("options", _option_rows(group, terminal), terminal)
    terminal.show("")
    terminal.say("more-help-within", group=str(group.name))


def show_command_help(
    command: click.Command, examples: Sequence[str], terminal: Terminal, within: str = ""
) -> None:
    """One command with its argument, its options and examples."""
    arguments = [
        (
            terminal.word(f"placeholder-{param.metavar or param.name}"),
            _meaning(f"argument-{param.name}", terminal),
        )
        for param in command.params
        if isinstance(param, click.Argument)
    ]
    terminal.say(f"command-{command.name}")
    placeholders = [placeholder for placeholder, _ in arguments]
    path = [name for name in ("ludotheque", within, str(command.name)) if name]
    _show_usage(" ".join([*path, *placeholders, "[…]"]), terminal)
    if arguments:
        _show_section("arguments", arguments, terminal)
    _show_section("options", _option_rows(command, terminal, within), terminal)
    _show_section("examples", [(example, "") for example in examples], terminal)


def explanation(word: str, terminal: Terminal, within: str = "") -> str:
    """What a command or a flag is for; empty for any other word. Within a group a flag may mean
    something of its own."""
    key = f"option-{word[2:]}" if word.startswith("--") else f"command-{word}"
    own = f"option-{within}-{word[2:]}"
    if word.startswith("--") and own in terminal:
        key = own
    return _meaning(key, terminal) if key in terminal else ""


def _option_rows(
    command: click.Command, terminal: Terminal, within: str = ""
) -> list[tuple[str, str]]:
    rows = []
    for param in command.params:
        if isinstance(param, click.Option):
            flag = param.opts[0]
            value = "" if param.is_flag else " " + terminal.word(f"placeholder-{param.metavar}")
            rows.append((flag + value, explanation(flag, terminal, within)))
    return rows


def _meaning(key: str, terminal: Terminal) -> str:
    return terminal.word(
        key, games=", ".join(GAMES), bots=", ".join(BOTS), languages=", ".join(LANGUAGES)
    )


def _show_usage(line: str, terminal: Terminal) -> None:
    terminal.show("", Text.assemble((terminal.word("usage"), "bold"), f" {line}"))


def _show_section(heading: str, rows: Sequence[tuple[str, str]], terminal: Terminal) -> None:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for left, right in rows:
        table.add_row(Text(f"  {left}"), Text(right))
    terminal.show("", Text(terminal.word(heading), "bold"), table)
