"""The games at a terminal, as plain text."""

from .person import Quit
from .play import play

__all__ = ["Quit", "play"]
