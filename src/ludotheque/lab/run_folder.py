"""A run is a folder: `run.toml`, the card list, and each table in Parquet files, one a chunk.

A chunk is there once the file of its main table is, which is written last and appears all at once.
So a run can be killed at any moment, resumed, moved, and merged with others.
"""

import hashlib
import json
import os
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from typing import Any, Final, TypeAlias

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq

from ludotheque.core import BadBox
from ludotheque.games import GAMES
from ludotheque.user_files import locked
from ludotheque.version import VERSION

from .chunk import Chunk, missing, read_chunk
from .exchange import Exchange
from .plan import Plan
from .problem import LabProblem
from .record_plan import RecordPlan
from .tables import SCHEMAS, packed

PLAN: Final = "run.toml"
LIST: Final = "cards.toml"
LOCK: Final = ".lock"
SUFFIX: Final = ".parquet"

AnyPlan: TypeAlias = "Plan | Exchange | RecordPlan"

_KINDS: Final[Mapping[str, type[Plan] | type[Exchange] | type[RecordPlan]]] = {
    plan.kind: plan for plan in (Plan, Exchange, RecordPlan)
}


class RunFolder:
    """One run on disk."""

    def __init__(self, path: Path, plan: AnyPlan, wanted: Chunk) -> None:
        """Use `create` or `read` instead."""
        self.path: Final = path
        self.plan: Final = plan
        self.wanted = wanted
        """The games that it should hold one day."""

    @staticmethod
    def create(path: Path, plan: AnyPlan, wanted: Chunk) -> "RunFolder":
        """A new run. The folder may exist if nothing is in it."""
        path.mkdir(parents=True, exist_ok=True)
        if any(path.iterdir()):
            raise LabProblem("wrong-run-there", folder=str(path))
        run = RunFolder(path, plan, wanted)
        _write(path / LIST, plan.played_game().box.text.encode())
        run.save()
        return run

    @staticmethod
    def read(path: Path) -> "RunFolder":
        """The run in this folder; LabProblem if there is none, or if these games cannot be played
        by this version."""
        try:
            content = tomllib.loads((path / PLAN).read_text("utf-8"))
            cards = (path / LIST).read_text("utf-8")
            first, games = int(content["first"]), int(content["games"])
            name = str(content["game"])
            if name not in GAMES:
                raise LabProblem("wrong-run-game", folder=str(path), game=name)
            plan = _KINDS[str(content["kind"])].restore(content, cards if content["own"] else "")
            game = plan.played_game()
        except OSError as error:
            why = error.strerror or str(error)
            raise LabProblem("wrong-run", folder=str(path), why=why) from None
        except (ValueError, KeyError, TypeError, BadBox) as error:
            raise LabProblem("wrong-run", folder=str(path), why=str(error)) from None
        now = _fingerprint(game.box.text), game.rules
        if (str(content["cards"]), int(content["rules"])) != now:
            raise LabProblem("wrong-run-outdated", folder=str(path), version=content["version"])
        return RunFolder(path, plan, Chunk(first, first + games - 1))

    @staticmethod
    def is_there(path: Path) -> bool:
        """Whether there is a run in this folder."""
        return (path / PLAN).exists()

    def save(self) -> None:
        """Write what is played, and how much of it."""
        game = self.plan.played_game()
        content = {
            "kind": self.plan.kind,
            "version": VERSION,
            "rules": game.rules,
            "first": self.wanted.first,
            "games": self.wanted.games,
            "own": game.own_cards,
            "cards": _fingerprint(game.box.text),
            **self.plan.content(),
        }
        _write(self.path / PLAN, f"# A run of the lab: docs/lab.md.\n{_toml(content)}".encode())

    @contextmanager
    def in_use(self) -> Iterator[None]:
        """Keep other programs from writing to this run, and remove what a killed one has left."""
        with FileIO(self.path / LOCK, "ab") as file:
            if not locked(file):
                raise LabProblem("wrong-run-in-use", folder=str(self.path))
            there = set(self.chunks())
            for path in self.path.glob("*/*"):
                if path.suffix != SUFFIX or read_chunk(path.stem) not in there:
                    path.unlink()
            yield

    def chunks(self) -> list[Chunk]:
        """The chunks that are there, in order."""
        folder = self.path / self.plan.main_table
        found = [read_chunk(path.stem) for path in folder.glob(f"*{SUFFIX}")]
        return sorted([chunk for chunk in found if chunk is not None])

    def missing(self) -> list[Chunk]:
        """What is not there yet."""
        return missing(self.wanted, self.chunks())

    @property
    def games(self) -> int:
        """How many games are there."""
        return sum(chunk.games for chunk in self.chunks())

    def write(self, chunk: Chunk, contents: Mapping[str, bytes]) -> None:
        """Store a chunk, all of it or nothing."""
        main = self.plan.main_table
        for name in sorted(contents, key=lambda name: name == main):
            folder = self.path / name
            folder.mkdir(exist_ok=True)
            _write(folder / f"{chunk}{SUFFIX}", contents[name])

    def tables(self, name: str) -> Iterator[Any]:
        """A table chunk by chunk, in order: it need not fit into memory."""
        for chunk in self.chunks():
            path = self.path / name / f"{chunk}{SUFFIX}"
            if path.exists():
                yield _read(path)

    def table(self, name: str) -> Any:
        """A whole table, in the order of the games."""
        return pa.concat_tables([SCHEMAS[name].empty_table(), *self.tables(name)])

    def take(self, other: "RunFolder") -> None:
        """Add the chunks of another run of the same games that are missing here."""
        for chunk in other.chunks():
            for gap in missing(chunk, self.chunks()):
                contents = {}
                for name in SCHEMAS:
                    path = other.path / name / f"{chunk}{SUFFIX}"
                    if path.exists():
                        table = _read(path)
                        number = table["game"]
                        wanted = pc.and_(
                            pc.greater_equal(number, gap.first), pc.less_equal(number, gap.last)
                        )
                        contents[name] = packed(table.filter(wanted))
                self.write(gap, contents)


def _read(path: Path) -> Any:
    try:
        return pq.read_table(path)
    except (OSError, pa.ArrowInvalid) as error:
        raise LabProblem("wrong-table", file=str(path), why=str(error)) from None


def _write(path: Path, content: bytes) -> None:
    """A file that is there with all of its content, or not at all."""
    unfinished = path.with_name(path.name + ".tmp")
    try:
        with unfinished.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:  # a full disk does not say which file it has no room for
        raise OSError(error.errno, error.strerror, str(path)) from None
    unfinished.replace(path)


def _fingerprint(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _toml(content: Mapping[str, object]) -> str:
    """Plain values, then tables. A string of JSON is one of TOML."""
    lines = [
        f"{key} = {json.dumps(value)}"
        for key, value in content.items()
        if not isinstance(value, dict)
    ]
    for key, value in content.items():
        if isinstance(value, dict):
            lines += [
                "",
                f"[{key}]",
                *[f"{json.dumps(k)} = {json.dumps(v)}" for k, v in value.items()],
            ]
    return "\n".join(lines) + "\n"
