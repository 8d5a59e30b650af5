"""The games at a terminal."""

from .terminal import Terminal, console_for, without_controls

__all__ = ["Terminal", "console_for", "without_controls"]
