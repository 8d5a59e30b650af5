"""A record on disk: every line is safely stored before the game goes on."""

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
    """Another program has this record open."""


class CannotKeep(Exception):
    """A line could not be written, so it takes no effect."""


class RecordFile:
    """Appends lines to a file and keeps other programs from writing to it."""

    def __init__(self, path: Path, file: FileIO) -> None:
        self.path: Final = path
        self._file: Final = file
        self._good = 0  # the file holds whole lines up to this offset
        self._separator = b""
        if not locked(file):
            file.close()
            raise FileInUse

    @staticmethod
    def create(path: Path) -> "RecordFile":
        """A new file; FileExistsError if it exists already."""
        return RecordFile(path, FileIO(path, "xb"))

    @staticmethod
    def reopen(path: Path) -> tuple["RecordFile", Record]:
        """Open a record to continue it; BadRecord if the file is not one. The file changes only
        when the next line is kept, which overwrites a last line that was cut off."""
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
        """Store one line; on return it is on disk. After CannotKeep, no part of it is."""
        data = self._separator + line.encode() + b"\n"
        try:
            self._file.truncate(self._good)
            self._file.seek(self._good)
            written = 0
            while written < len(data):
                written += self._file.write(data[written:])
            os.fsync(self._file.fileno())
        except OSError as error:
            with suppress(OSError):  # if this fails, the next line or reader drops the rest
                self._file.truncate(self._good)
            raise CannotKeep(error.strerror or str(error)) from None
        self._good += len(data)
        self._separator = b""

    def close(self) -> None:
        self._file.close()


def default_path(game: str, environment: Mapping[str, str], now: datetime) -> Path:
    """Where a game is recorded by default."""
    return state_folder(environment) / f"{game}-{now:%Y%m%d-%H%M%S-%f}.jsonl"
