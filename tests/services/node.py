"""Node, with which scripts and style sheets are checked."""

import shutil
import sys

from tests.services.packages import find_or_install


def npm() -> str:
    """The program that installs what checks them, and so Node beside it."""
    command = "brew install node" if sys.platform == "darwin" else "sudo apt-get install nodejs npm"
    return find_or_install(
        lambda: shutil.which("npm"), ["nodejs", "npm"], name="npm", command=command
    )
