"""A record on disk: every line is there for good before the game goes on."""

import fcntl
import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import BinaryIO, Final

from ludotheque.core import Record


class FileInUse(Exception):
    """Somebody else has this record open."""


class RecordFile:
    """Appends lines to a file that nobody else writes meanwhile."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self.path: Final = path
        self._file: Final = file
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise FileInUse from None

    @staticmethod
    def create(path: Path) -> "RecordFile":
        """A new file; FileExistsError if there is one."""
        path.parent.mkdir(parents=True, exist_ok=True)
        return RecordFile(path, path.open("xb"))

    @staticmethod
    def reopen(path: Path) -> tuple["RecordFile", Record]:
        """A record to go on with. What a cut left of its last line is removed."""
        kept = RecordFile(path, path.open("r+b"))
        try:
            data = kept._file.read()
            record = Record.read(data)
            kept._file.truncate(len(record.text().encode()) if record.torn else len(data))
            kept._file.seek(0, os.SEEK_END)
            if not data.endswith(b"\n") and not record.torn:
                kept._write("\n")
        except BaseException:
            kept.close()
            raise
        return kept, record

    def keep(self, line: str) -> None:
        """Store one line; on return it is on the disk."""
        self._write(line + "\n")

    def _write(self, text: str) -> None:
        self._file.write(text.encode())
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        self._file.close()


def default_path(game: str, environment: Mapping[str, str], now: datetime) -> Path:
    """Where a game is recorded if nobody says where."""
    home = Path(environment.get("HOME", "."))
    state = Path(environment.get("XDG_STATE_HOME") or home / ".local" / "state")
    return state / "ludotheque" / f"{game}-{now:%Y%m%d-%H%M%S-%f}.jsonl"
