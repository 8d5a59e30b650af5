"""The command that starts a new game: a package that can be played at once."""

import shlex
import sys
from pathlib import Path

import click
from rich.text import Text

from ludotheque.games import GAMES
from ludotheque.terminal import Terminal

from .arguments import FILE
from .command import Command
from .errors import CommandError, system_reason
from .starter_package import (
    LONGEST_NAME,
    LONGEST_TITLE,
    StarterNames,
    is_name,
    is_taken,
    is_title,
    write_package,
)
from .this_program import this_program


def as_new_name(ctx: click.Context, _param: click.Parameter, text: str) -> StarterNames:
    terminal: Terminal = ctx.obj
    if not is_name(text):
        said = terminal.word("wrong-new-name", found=text, longest=LONGEST_NAME)
        raise CommandError(said)
    names = StarterNames(text)
    if text in GAMES:
        raise CommandError(terminal.word("wrong-new-game-there", name=text))
    if is_taken(names):
        raise CommandError(terminal.word("wrong-new-name-taken", name=text))
    return names


def as_title(ctx: click.Context, _param: click.Parameter, text: str | None) -> str | None:
    terminal: Terminal = ctx.obj
    if text is not None and not is_title(text):
        raise CommandError(terminal.word("wrong-title", found=text, longest=LONGEST_TITLE))
    return text


@click.command(
    "new-game",
    cls=Command,
    examples=[
        "ludotheque new-game night-market",
        'ludotheque new-game night-market --title-fr "Le Marché de nuit"',
        "ludotheque new-game night-market --in ~/games",
    ],
)
@click.argument("name", callback=as_new_name)
@click.option("--in", "parent", metavar="folder", type=FILE)
@click.option("--title-fr", metavar="title", callback=as_title)
@click.option("--title-en", metavar="title", callback=as_title)
@click.pass_obj
def new_game(
    terminal: Terminal,
    name: StarterNames,
    parent: Path | None,
    title_fr: str | None,
    title_en: str | None,
) -> None:
    folder = Path(name.name) if parent is None else parent / name.name
    french, english = title_fr or name.french_title, title_en or name.english_title
    try:
        write_package(folder, name, french, english)
    except FileExistsError:
        raise CommandError(terminal.word("wrong-folder-there", folder=str(folder))) from None
    except OSError as error:
        place, why = str(folder.absolute().parent), system_reason(error)
        raise CommandError(terminal.word("wrong-folder", folder=place, why=why)) from None
    terminal.say("new-game-made", title={"fr": french}.get(terminal.lang, english))
    _show_steps(folder, name.name, terminal)


def _show_steps(folder: Path, name: str, terminal: Terminal) -> None:
    """What to do next, ready to copy. The Python is the one that runs us: only there the game will
    be found."""
    python = shlex.quote(sys.executable)
    package = shlex.quote(f"{folder}[dev]" if folder.is_absolute() else f"./{folder}[dev]")
    steps = {
        "new-game-install": f"{python} -m pip install -e {package}",
        "new-game-play": f"{this_program()} play {name}",
        "new-game-test": f"{python} -m pytest {shlex.quote(str(folder))}",
        "new-game-read": shlex.quote(str(folder / "README.md")),
    }
    for key, line in steps.items():
        terminal.show("")
        terminal.say(key)
        terminal.console.print(Text(f"  {line}", "bold"), soft_wrap=True)
