"""Caddy, for the file that hosts copy."""

import shutil
import sys

from tests.services.packages import find_or_install


def program() -> str:
    """The program caddy."""
    command = "brew install caddy" if sys.platform == "darwin" else "sudo apt-get install caddy"
    return find_or_install(lambda: shutil.which("caddy"), ["caddy"], name="Caddy", command=command)
