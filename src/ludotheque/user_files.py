"""Where this user's files lie, and having one to oneself."""

import os
import stat
import sys
from collections.abc import Mapping
from contextlib import suppress
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


def make_private_file(path: Path) -> None:
    """Make sure that there is such a file. A new one can be read by its owner alone."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL, 0o600))


def make_private(path: Path) -> None:
    """Take the rights of strangers to this file away, if it exists and is ours. What its group may
    do was decided by somebody, and stays."""
    if sys.platform == "win32" or not path.is_file():
        return
    found = path.stat()
    if found.st_uid == os.geteuid() and found.st_mode & stat.S_IRWXO:
        path.chmod(stat.S_IMODE(found.st_mode) & ~stat.S_IRWXO)


def is_at(file: os.stat_result, path: Path) -> bool:
    """Whether this file still lies at this path."""
    return path.exists() and os.path.samestat(file, path.stat())


def state_folder(environment: Mapping[str, str]) -> Path:
    """The folder in which games are kept if nobody says where."""
    home = Path(environment.get("HOME", "."))
    return Path(environment.get("XDG_STATE_HOME") or home / ".local" / "state") / "ludotheque"
