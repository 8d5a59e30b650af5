"""The command line: arguments only.

They are read here and not by argparse, whose usage and errors speak English only.
"""

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from io import TextIOWrapper
from typing import Final

from rich.table import Table
from rich.text import Text

from .bots import BOTS
from .commands import terminal as commands
from .commands.terminal import Failure, Given
from .games import GAMES
from .terminal import Voice, console_for
from .texts import LANGUAGES, language_of
from .version import VERSION, is_compiled


class Command:
    """A command: what it is given, the options it takes, what it does, how it is used."""

    def __init__(
        self,
        run: Callable[[Given, Voice], None],
        *examples: str,
        argument: str = "",
        options: tuple[str, ...] = (),
    ) -> None:
        self.run: Final = run
        self.examples: Final = examples
        self.argument: Final = argument
        self.options: Final = (*options, "lang")


def _serve(given: Given, voice: Voice) -> None:
    from .commands import server  # without it the commands of the terminal start sooner

    server.serve(given, voice)


def _backup(given: Given, voice: Voice) -> None:
    from .commands import server

    server.backup(given, voice)


COMMANDS: Final[Mapping[str, Command]] = {
    "serve": Command(
        _serve,
        "ludotheque serve",
        "ludotheque serve --host 0.0.0.0 --no-browser",
        "ludotheque serve --db postgresql://localhost/ludotheque",
        options=("host", "port", "db", "public-url", "keep", "no-browser"),
    ),
    "play": Command(
        commands.play,
        "ludotheque play district-noir",
        "ludotheque play district-noir --seats Ada,Blaise",
        "ludotheque play sans-foi-ni-loi --seats you,greedy,greedy",
        "ludotheque play district-noir --seats greedy,random --pace 0.5",
        argument="game",
        options=("seats", "seed", "record", "pace", "cards", "option"),
    ),
    "resume": Command(
        commands.resume, "ludotheque resume game.jsonl", argument="file", options=("pace",)
    ),
    "replay": Command(commands.replay, "ludotheque replay game.jsonl", argument="file"),
    "show": Command(
        commands.show,
        "ludotheque show game.jsonl --line 12",
        "ludotheque show game.jsonl --line 12 --svg city.svg",
        argument="file",
        options=("line", "svg"),
    ),
    "games": Command(commands.games, "ludotheque games"),
    "rules": Command(commands.rules, "ludotheque rules district-noir --lang fr", argument="game"),
    "cards": Command(
        commands.cards,
        "ludotheque cards district-noir",
        "ludotheque cards district-noir --toml > my-cards.toml",
        argument="game",
        options=("cards", "toml"),
    ),
    "backup": Command(
        _backup,
        "ludotheque backup tables-copy.db",
        argument="file",
        options=("db",),
    ),
}

_VALUES: Final = {
    "record": "file",
    "cards": "file",
    "svg": "file",
    "db": "url",
    "public-url": "url",
}
"""What stands for an option's value in the help, where it is not the option's own name."""


_WITHOUT_A_VALUE: Final = ("toml", "no-browser")


class WrongLine(Exception):
    """A command line that makes no sense, and why."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit status: 0, 1 if it failed, 2 if it made no sense."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # an odd letter is no reason to fall over
    voice = Voice(_language(words), console_for(os.environ))
    errors = Voice(voice.lang, console_for(os.environ, sys.stderr))
    try:
        return _do(words, voice)
    except WrongLine as wrong:
        errors.show(str(wrong))
        known = words[0] if words and words[0] in COMMANDS else ""
        errors.say("try-help", command=known or voice.word("placeholder-command"))
        return 2
    except Failure as failure:
        errors.show(str(failure))
        return 1
    except KeyboardInterrupt:
        voice.show("")
        return 130
    except BrokenPipeError:  # whoever read the output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def _do(words: list[str], voice: Voice) -> int:
    if words[:1] == ["--lang"]:  # before the command is as good a place as after it
        words[:] = [*words[2:], *words[:2]] if len(words) > 2 else []
    if words[:1] == ["help"] and len(words) > 1:
        words[:] = [words[1], "--help"]
    name = words[0] if words else "--help"
    if name in ("--version", "-V"):
        voice.say("version-compiled" if is_compiled() else "version-plain", version=VERSION)
    elif name in ("--help", "-h", "help"):
        _show_overview(voice)
    elif name not in COMMANDS:
        raise WrongLine(voice.word("wrong-command", found=name, known=", ".join(COMMANDS)))
    elif "--help" in words or "-h" in words:
        _show_help(name, voice)
    else:
        COMMANDS[name].run(_read(name, words[1:], voice), voice)
    return 0


def _read(name: str, words: list[str], voice: Voice) -> Given:
    """The argument and the options of a command."""
    command = COMMANDS[name]
    argument = ""
    options: dict[str, list[str]] = {}
    rest = iter(words)
    for word in rest:
        if not word.startswith("--"):
            if argument or not command.argument:
                raise WrongLine(voice.word("wrong-extra", found=word))
            argument = word
            continue
        flag, equals, value = word.partition("=")
        option = flag.removeprefix("--")
        if option not in command.options:
            raise WrongLine(voice.word("wrong-flag", command=name, found=flag))
        if option in _WITHOUT_A_VALUE and not equals:
            options[option] = []
            continue
        value = value if equals else next(rest, "")
        if not value or (value.startswith("--") and not equals):
            raise WrongLine(voice.word("wrong-needs-value", option=flag))
        if option == "lang" and value not in LANGUAGES:
            raise WrongLine(voice.word("wrong-lang", found=value))
        options.setdefault(option, []).append(value)
    return Given(argument, options)


def _language(words: Sequence[str]) -> str:
    """The language asked for, wherever it stands, so that errors too are in it."""
    for at, word in enumerate(words):
        wanted = word.removeprefix("--lang=") if "=" in word else "".join(words[at + 1 : at + 2])
        if word.split("=")[0] == "--lang" and wanted in LANGUAGES:
            return wanted
    return language_of(os.environ)


def _show_overview(voice: Voice) -> None:
    """What there is."""
    voice.say("about")
    command = voice.word("placeholder-command")
    _show_usage(voice, f"ludotheque {command} …")
    described = [(name, voice.word(f"command-{name}")) for name in COMMANDS]
    _show_section(voice, "commands", described)
    general = [("--help", "option-help"), ("--version", "option-version")]
    _show_section(voice, "options", [(flag, voice.word(key)) for flag, key in general])
    voice.show("")
    voice.say("more-help")


def _show_help(name: str, voice: Voice) -> None:
    """What one command does and takes."""
    command = COMMANDS[name]
    voice.say(f"command-{name}")
    argument = voice.word(f"placeholder-{command.argument}") if command.argument else ""
    _show_usage(voice, " ".join(["ludotheque", name, *([argument] if argument else []), "[…]"]))
    if argument:
        meaning = _meaning(voice, f"argument-{command.argument}")
        _show_section(voice, "arguments", [(argument, meaning)])
    flags = []
    for option in command.options:
        flag = f"--{option}"
        if option not in _WITHOUT_A_VALUE:
            flag += " " + voice.word(f"placeholder-{_VALUES.get(option, option)}")
        flags.append((flag, _meaning(voice, f"option-{option}")))
    _show_section(voice, "options", [*flags, ("--help", voice.word("option-help"))])
    _show_section(voice, "examples", [(example, "") for example in command.examples])


def _meaning(voice: Voice, key: str) -> str:
    if key == "argument-game":
        return voice.word(key, games=", ".join(GAMES))
    return voice.word(key, bots=", ".join(BOTS)) if key == "option-seats" else voice.word(key)


def _show_usage(voice: Voice, line: str) -> None:
    voice.show("", Text.assemble((voice.word("usage"), "bold"), f" {line}"))


def _show_section(voice: Voice, key: str, rows: Sequence[tuple[str, str]]) -> None:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for left, right in rows:
        table.add_row(Text(f"  {left}"), Text(right))
    voice.show("", Text(voice.word(key), "bold"), table)
