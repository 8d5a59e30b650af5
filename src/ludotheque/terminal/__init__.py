"""The games at a terminal."""

from .output import Voice, console_for

__all__ = ["Voice", "console_for"]
