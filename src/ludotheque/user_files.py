"""Where this user's files lie, and having one to oneself."""

import sys
from collections.abc import Mapping
from io import FileIO
from pathlib import Path

if sys.platform == "win32":

    def locked(file: FileIO) -> bool:
        """There are no such locks: the file is taken to be ours."""
        return not file.closed

else:
    import fcntl

    def locked(file: FileIO) -> bool:
        """Whether the file is ours alone; on a file system without locks it is taken to be."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True
        return True


def state_folder(environment: Mapping[str, str]) -> Path:
    """The folder in which games are kept if nobody says where."""
    home = Path(environment.get("HOME", "."))
    return Path(environment.get("XDG_STATE_HOME") or home / ".local" / "state") / "ludotheque"
