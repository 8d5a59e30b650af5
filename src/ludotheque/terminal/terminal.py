"""Output to the terminal and input from it, in one language."""

import sys
import unicodedata
from collections.abc import Mapping
from importlib.resources import files
from typing import IO, Final

from rich.console import Console, RenderableType

from ludotheque.analysis import analysis_words
from ludotheque.texts import Argument, Phrasebook

from .line_breaks import Unglued, glued, prose

_CLEAR_WITH_SCROLLBACK: Final = "\x1b[H\x1b[2J\x1b[3J"
_SCREENFUL_LINES: Final = 60


class Terminal(Phrasebook):
    """The terminal's texts in one language, and the console where they are shown."""

    def __init__(self, lang: str, console: Console) -> None:
        own = (files(__package__) / f"{lang}.ftl").read_text("utf-8")
        super().__init__(lang, f"{own}\n{analysis_words(lang)}")
        self.console: Final = console

    def show(self, *parts: RenderableType) -> None:
        """Print. Plain text is never read as markup or as terminal control codes."""
        for part in parts:
            shown = prose(without_controls(part)) if isinstance(part, str) else part
            self.console.print(Unglued(shown), highlight=False)

    def say(self, key: str, style: str = "", **args: Argument) -> None:
        """Print a text of the terminal itself."""
        self.show(prose(self.word(key, **args), style))

    def ask(self, prompt: str, hint: str = "") -> str:
        """The answer, without surrounding spaces; EOFError at the end of the input."""
        line = prose(prompt, "bold")
        if hint:
            line.append(glued(f" ({hint})"), "dim not bold")
        line.append(" > ")
        line.end = ""
        self.console.print(Unglued(line), end="", highlight=False)
        answer = self.console.input().strip()
        if not sys.stdin.isatty():
            self.show(answer)  # a pipe does not echo what is typed
        return answer

    def clear(self) -> None:
        """Leave nothing on the screen or above it that the next person could read."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write(_CLEAR_WITH_SCROLLBACK)
            self.console.file.flush()
        else:
            self.show("\n" * _SCREENFUL_LINES)


def without_controls(text: str) -> str:
    """A name or a move from a file must not move the cursor or change colours."""
    return "".join(
        "\N{REPLACEMENT CHARACTER}" if unicodedata.category(sign) == "Cc" and sign != "\n" else sign
        for sign in text
    )


def console_for(environment: Mapping[str, str], file: IO[str] | None = None) -> Console:
    """A console on this file, or on standard output. It is plain if that is not a terminal or if
    NO_COLOR is set."""
    plain = bool(environment.get("NO_COLOR"))
    return Console(file=file, color_system=None if plain else "auto", soft_wrap=False)
