"""The games at a terminal."""

from .terminal import Terminal, console_for

__all__ = ["Terminal", "console_for"]
