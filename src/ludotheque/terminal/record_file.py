"""A record on disk: every line is there for good before the game goes on."""

import os
from collections.abc import Mapping
from contextlib import suppress
from datetime import datetime
from io import FileIO
from pathlib import Path
from typing import Final

from ludotheque.core import Record
from ludotheque.user_files import locked, state_folder


class FileInUse(Exception):
    """Somebody else has this record open."""


class CannotKeep(Exception):
    """The disk did not take a line; what it says has not happened."""


class RecordFile:
    """Appends lines to a file that nobody else writes meanwhile."""

    def __init__(self, path: Path, file: FileIO) -> None:
        self.path: Final = path
        self._file: Final = file
        self._good = 0  # up to here the file holds whole lines
        self._separator = b""
        if not locked(file):
            file.close()
            raise FileInUse

    @staticmethod
    def create(path: Path) -> "RecordFile":
        """A new file; FileExistsError if there is one."""
        return RecordFile(path, FileIO(path, "xb"))

    @staticmethod
    def reopen(path: Path) -> tuple["RecordFile", Record]:
        """A record to go on with; BadRecord if it is none. Nothing is changed before the next
        line is kept: then what a cut left of the last one is overwritten."""
        kept = RecordFile(path, FileIO(path, "r+b"))
        try:
            data = kept._file.readall()
            record = Record.read(data)
        except BaseException:
            kept.close()
            raise
        kept._good = data.rfind(b"\n") + 1 if record.torn else len(data)
        kept._separator = b"" if data[: kept._good].endswith(b"\n") else b"\n"
        return kept, record

    def keep(self, line: str) -> None:
        """Store one line; on return it is on the disk. After CannotKeep nothing of it is."""
        data = self._separator + line.encode() + b"\n"
        try:
            self._file.truncate(self._good)
            self._file.seek(self._good)
            written = 0
            while written < len(data):
                written += self._file.write(data[written:])
            os.fsync(self._file.fileno())
        except OSError as error:
            with suppress(OSError):  # the next line, or the next reader, removes it otherwise
                self._file.truncate(self._good)
            raise CannotKeep(error.strerror or str(error)) from None
        self._good += len(data)
        self._separator = b""

    def close(self) -> None:
        self._file.close()


def default_path(game: str, environment: Mapping[str, str], now: datetime) -> Path:
    """Where a game is recorded if nobody says where."""
    return state_folder(environment) / f"{game}-{now:%Y%m%d-%H%M%S-%f}.jsonl"
