"""Limits that several nodes count together: buckets that fill slowly, in PostgreSQL."""

from typing import Final

import sqlalchemy as sql

_NOW: Final = "EXTRACT(EPOCH FROM clock_timestamp())::double precision"
_TAKE: Final = sql.text(
    f"INSERT INTO buckets AS b (name, full_at) VALUES (:name, {_NOW} + :each)"  # noqa: S608  # ours
    f" ON CONFLICT (name) DO UPDATE SET full_at = greatest(b.full_at, {_NOW}) + :each"
    f" WHERE greatest(b.full_at, {_NOW}) + :each <= {_NOW} + :all RETURNING full_at"
)
_WOULD_GIVE: Final = sql.text(
    f"SELECT greatest(full_at, {_NOW}) + :each <= {_NOW} + :all FROM buckets"  # noqa: S608  # ours
    " WHERE name = :name"
)
_FORGET: Final = sql.text(f"DELETE FROM buckets WHERE full_at <= {_NOW}")  # noqa: S608  # ours


class Buckets:
    """What is kept of a bucket is when it will be full again. A full one has no row."""

    def __init__(self, engine: sql.Engine) -> None:
        """Each statement sees what was decided before it: the engine reads what is committed."""
        self._engine: Final = engine

    def take(self, name: str, each_second: float, at_once: float) -> bool:
        """Whether there was something in this bucket; if so, it was taken out."""
        with self._engine.begin() as connection:
            found = connection.execute(_TAKE, _bucket(name, each_second, at_once))
            return found.first() is not None

    def would_give(self, name: str, each_second: float, at_once: float) -> bool:
        """Whether there is something in it."""
        with self._engine.begin() as connection:
            found = connection.execute(_WOULD_GIVE, _bucket(name, each_second, at_once))
            return found.scalar() is not False

    def forget_full(self) -> None:
        with self._engine.begin() as connection:
            connection.execute(_FORGET)


def _bucket(name: str, each_second: float, at_once: float) -> dict[str, object]:
    return {"name": name, "each": 1 / each_second, "all": at_once / each_second}
