"""The command line: arguments only."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version

from ludotheque.games import GAMES
from ludotheque.terminal import play
from ludotheque.texts import LANGUAGES, language_of


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line says; the exit status."""
    parser = argparse.ArgumentParser(prog="ludotheque", description="Card games at the terminal.")
    parser.add_argument("--version", action="version", version=version("ludotheque"))
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play", help="play a game against a bot")
    playing.add_argument("game", nargs="?", choices=tuple(GAMES), default="district-noir")
    playing.add_argument("--seed", type=int, help="deal as this number says, to play it again")
    playing.add_argument("--lang", choices=LANGUAGES, default=language_of(os.environ))
    given = parser.parse_args(arguments)
    play(GAMES[given.game], given.lang, seed=given.seed, ask=input, show=_show)
    return 0


def _show(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()
