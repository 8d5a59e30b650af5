"""The help pages: what commands there are, and what each of them takes."""

from collections.abc import Sequence

import click
from rich.table import Table
from rich.text import Text

from ludotheque.bots import BOTS
from ludotheque.games import GAMES
from ludotheque.terminal import Voice


def show_overview(program: click.Group, voice: Voice) -> None:
    """All commands, and the options that need none."""
    voice.say("about")
    _show_usage(f"{program.name} {voice.word('placeholder-command')} …", voice)
    _show_section(
        "commands", [(name, explanation(name, voice)) for name in program.commands], voice
    )
    _show_section("options", _option_rows(program, voice), voice)
    voice.show("")
    voice.say("more-help")


def show_command_help(command: click.Command, examples: Sequence[str], voice: Voice) -> None:
    """One command with its argument, its options and examples."""
    arguments = [
        (
            voice.word(f"placeholder-{param.metavar or param.name}"),
            _meaning(f"argument-{param.name}", voice),
        )
        for param in command.params
        if isinstance(param, click.Argument)
    ]
    voice.say(f"command-{command.name}")
    placeholders = [placeholder for placeholder, _ in arguments]
    _show_usage(" ".join(["ludotheque", str(command.name), *placeholders, "[…]"]), voice)
    if arguments:
        _show_section("arguments", arguments, voice)
    _show_section("options", _option_rows(command, voice), voice)
    _show_section("examples", [(example, "") for example in examples], voice)


def explanation(word: str, voice: Voice) -> str:
    """What a command or a flag is for; nothing for any other word."""
    key = f"option-{word[2:]}" if word.startswith("--") else f"command-{word}"
    return _meaning(key, voice) if key in voice else ""


def _option_rows(command: click.Command, voice: Voice) -> list[tuple[str, str]]:
    rows = []
    for param in command.params:
        if isinstance(param, click.Option):
            flag = param.opts[0]
            value = "" if param.is_flag else " " + voice.word(f"placeholder-{param.metavar}")
            rows.append((flag + value, explanation(flag, voice)))
    return rows


def _meaning(key: str, voice: Voice) -> str:
    return voice.word(key, games=", ".join(GAMES), bots=", ".join(BOTS))


def _show_usage(line: str, voice: Voice) -> None:
    voice.show("", Text.assemble((voice.word("usage"), "bold"), f" {line}"))


def _show_section(heading: str, rows: Sequence[tuple[str, str]], voice: Voice) -> None:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for left, right in rows:
        table.add_row(Text(f"  {left}"), Text(right))
    voice.show("", Text(voice.word(heading), "bold"), table)
