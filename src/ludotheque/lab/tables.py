"""The tables of a run and their columns. docs/lab.md explains each of them."""

from collections.abc import Mapping
from io import BytesIO
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

GAMES: Final = "games"
CARDS: Final = "cards"
DECISIONS: Final = "decisions"
PAIRS: Final = "pairs"

_CATEGORY: Final = pa.struct(
    [("seat", pa.int8()), ("category", pa.string()), ("points", pa.int32())]
)

SCHEMAS: Final[Mapping[str, Any]] = {
    GAMES: pa.schema(
        [
            ("game", pa.int64()),
            ("players", pa.int8()),
            ("seats", pa.list_(pa.string())),
            ("first", pa.int8()),
            ("places", pa.list_(pa.int8())),
            ("points", pa.list_(pa.int32())),
            ("categories", pa.list_(_CATEGORY)),
            ("decisions", pa.int32()),
            ("turns", pa.int32()),
            ("ended", pa.string()),
            ("how", pa.string()),
            ("source", pa.string()),
        ]
    ),
    CARDS: pa.schema(
        [
            ("game", pa.int64()),
            ("seat", pa.int8()),
            ("card", pa.string()),
            ("dealt", pa.int16()),
            ("gained", pa.int16()),
            ("played", pa.int16()),
            ("kept", pa.int16()),
            ("held", pa.int16()),
            ("share", pa.float32()),
        ]
    ),
    DECISIONS: pa.schema(
        [
            ("game", pa.int64()),
            ("number", pa.int32()),
            ("seat", pa.int8()),
            ("question", pa.string()),
            ("options", pa.int32()),
            ("chosen", pa.int32()),
            ("move", pa.string()),
        ]
    ),
    PAIRS: pa.schema(
        [
            ("game", pa.int64()),
            ("card", pa.string()),
            ("plain", pa.string()),
            ("place", pa.string()),
            ("seat", pa.int8()),
            ("players", pa.int8()),
            ("with", pa.float32()),
            ("without", pa.float32()),
        ]
    ),
}


class Rows:
    """The rows of one table while they are collected, column by column."""

    def __init__(self, name: str) -> None:
        self._schema: Final = SCHEMAS[name]
        self._columns: Final[tuple[list[Any], ...]] = tuple([] for _ in self._schema)

    def add(self, *values: object) -> None:
        """One row, in the order of the columns."""
        for column, value in zip(self._columns, values, strict=True):
            column.append(value)

    def packed(self) -> bytes:
        """The table as the content of a Parquet file."""
        arrays = [
            pa.array(column, field.type)
            for column, field in zip(self._columns, self._schema, strict=True)
        ]
        return packed(pa.Table.from_arrays(arrays, schema=self._schema))


def packed(table: Any) -> bytes:
    """A table as the content of a Parquet file."""
    file = BytesIO()
    pq.write_table(table, file, compression="zstd")
    return file.getvalue()
