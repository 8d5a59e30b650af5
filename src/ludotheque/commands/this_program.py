"""How this program is started, for command lines that a person can copy."""

import shlex
import shutil
import sys
from pathlib import Path


def this_program() -> str:
    """How to start this program from here."""
    if shutil.which("ludotheque"):
        return "ludotheque"
    started = Path(sys.argv[0])
    if started.name == "__main__.py":
        return f"{shlex.quote(sys.executable)} -m ludotheque"
    return shlex.quote(str(started))
