"""The games at a terminal."""

from . import commands
from .voice import Voice, console_for

__all__ = ["Voice", "commands", "console_for"]
