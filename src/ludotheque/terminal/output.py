"""One language on one console."""

import sys
import unicodedata
from collections.abc import Mapping
from importlib.resources import files
from typing import IO, Final

from rich.console import Console, RenderableType
from rich.text import Text

from ludotheque.texts import Argument, Phrasebook

_CLEAR_ALSO_WHAT_SCROLLED_AWAY: Final = "\x1b[H\x1b[2J\x1b[3J"
_A_SCREENFUL: Final = 60


class Voice(Phrasebook):
    """Says things to whoever sits at the console, and hears what they answer."""

    def __init__(self, lang: str, console: Console) -> None:
        super().__init__(lang, (files(__package__) / f"{lang}.ftl").read_text("utf-8"))
        self.console: Final = console

    def show(self, *parts: RenderableType) -> None:
        """Print; a plain text is a text, never markup nor a control of the terminal."""
        for part in parts:
            shown = Text(_without_controls(part)) if isinstance(part, str) else part
            self.console.print(shown, highlight=False)

    def say(self, key: str, style: str = "", **args: Argument) -> None:
        """Print a text of the terminal itself."""
        self.show(Text(self.word(key, **args), style))

    def ask(self, prompt: str, hint: str = "") -> str:
        """What is answered, without spaces around it. EOFError when there is nobody."""
        line = Text(prompt, "bold")
        if hint:
            line.append(f" ({hint})", "dim not bold")
        self.console.print(line, end=" > ", highlight=False)
        answer = self.console.input().strip()
        if not sys.stdin.isatty():
            self.show(answer)  # nobody's keyboard has shown it
        return answer

    def clear(self) -> None:
        """Leave nothing on the screen, nor above it, that somebody else could read."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(_CLEAR_ALSO_WHAT_SCROLLED_AWAY)
            self.console.file.flush()
        else:
            self.show("\n" * _A_SCREENFUL)


def _without_controls(text: str) -> str:
    """A name or a move from a file must not move the cursor or change colours."""
    return "".join(
        "\N{REPLACEMENT CHARACTER}" if unicodedata.category(sign) == "Cc" and sign != "\n" else sign
        for sign in text
    )


def console_for(environment: Mapping[str, str], file: IO[str] | None = None) -> Console:
    """A console on this file or standard output; without colours or other signs where it is no
    terminal, or where NO_COLOR is set."""
    plain = bool(environment.get("NO_COLOR"))
    return Console(file=file, color_system=None if plain else "auto", soft_wrap=False)
