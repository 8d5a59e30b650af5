"""Which node has which table: what the database knows of it, and changes of that."""

import secrets
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final, NamedTuple

import sqlalchemy as sql

from .buckets import Buckets
from .database import OURS, Database
from .schema import HOUSE, LEASES, NODES, NODES_ENTRY

LEASE_SECONDS: Final = 6.0
"""How long a node lives, as far as the others know, after it was last heard of."""
LONG_SECONDS: Final = 60.0
ANSWER_SECONDS: Final = 4
"""What takes the database longer than this has failed."""


def _statement(text: str) -> sql.TextClause:
    """`clock()` is the database's time of day, in seconds since 1970."""
    now = "EXTRACT(EPOCH FROM clock_timestamp())::double precision"
    return sql.text(text.replace("clock()", now))


_MAY_LIVE: Final = sql.text("SELECT pg_try_advisory_xact_lock_shared(:ours)").bindparams(ours=OURS)
"""Whether nobody has the database alone, or can have it before this transaction ends."""
_JOIN: Final = _statement(
    "INSERT INTO nodes (id, url, until) VALUES (:node, :url, clock() + :seconds)"
)
_RENEW: Final = _statement(
    "UPDATE nodes SET until = clock() + :seconds WHERE id = :node RETURNING until"
)
_BURY: Final = _statement("DELETE FROM nodes WHERE id = :node AND until <= clock()")
_BURY_OLD: Final = _statement("DELETE FROM nodes WHERE until <= clock() - :seconds")
_LIVING: Final = _statement("SELECT id, url FROM nodes WHERE until > clock()")
_LEFT: Final = _statement("SELECT max(until) - clock() FROM nodes")
_OWNER: Final = _statement(
    "SELECT leases.node, url, epoch FROM leases JOIN nodes ON nodes.id = leases.node"
    " WHERE table_id = :table AND (until > clock() OR leases.node = :node)"
)
_LEASE: Final = _statement("SELECT node, epoch FROM leases WHERE table_id = :table FOR UPDATE")
_FIRST: Final = _statement(
    "INSERT INTO leases (table_id, node, epoch) SELECT id, :node, 1 FROM tables"
    " WHERE id = :table ON CONFLICT DO NOTHING"
)
_TAKE: Final = _statement(
    "UPDATE leases SET node = :node, epoch = epoch + 1 WHERE table_id = :table RETURNING epoch"
)
_RELEASE: Final = _statement("UPDATE leases SET node = '' WHERE table_id = :table AND node = :node")
_RELEASE_ALL: Final = _statement("UPDATE leases SET node = '' WHERE node = :node")
_LEAVE: Final = _statement("DELETE FROM nodes WHERE id = :node")
_SET_SECRET: Final = _statement(
    "INSERT INTO house (name, text) VALUES (:name, :text) ON CONFLICT DO NOTHING"
)


class Lease(NamedTuple):
    """A table belongs to this node, for the time that this epoch lasts."""

    node: str
    epoch: int


class Owner(NamedTuple):
    """The node that has a table, and where it can be reached."""

    lease: Lease
    url: str


class LeaseLost(Exception):
    """Something was to be written for a table that belongs to another node by now."""


class HouseTaken(Exception):
    """A server has the database alone, so there can be no node. It may be gone in a moment."""


class Leases:
    """Every call is one transaction, on connections of their own: what is being written must not
    make a node late.

    A node lives as long as its row is there. Whoever wants a table of a node that was not heard of
    in time deletes that row first, so that a renewal comes either before that or not at all. And
    nobody lives on while a server has the database alone: that one waits until the last is gone.
    """

    def __init__(self, url: str) -> None:
        self._database: Final = Database(url)
        self._engine: Final = sql.create_engine(
            self._database.url,
            isolation_level="READ COMMITTED",  # each statement sees what was decided before it
            pool_pre_ping=True,
            connect_args={
                "connect_timeout": ANSWER_SECONDS,
                "options": f"-c statement_timeout={1000 * ANSWER_SECONDS}",
                "tcp_user_timeout": 1000 * ANSWER_SECONDS,
            },
        )

    def close(self) -> None:
        self._engine.dispose()
        self._database.close()

    @property
    def buckets(self) -> Buckets:
        return Buckets(self._engine)

    # Nodes

    def join(self, node: str, url: str) -> str:
        """Begin to live. Returns the secret that nodes know each other by."""
        with self._living() as connection:
            connection.execute(_SET_SECRET, {"name": NODES_ENTRY, "text": secrets.token_hex(32)})
            connection.execute(_JOIN, {"node": node, "url": url, "seconds": LEASE_SECONDS})
            wanted = sql.select(HOUSE.c.text).where(HOUSE.c.name == NODES_ENTRY)
            return connection.scalar(wanted) or ""

    def renew(self, node: str) -> float | None:
        """Go on living. Returns the database's time of day; None if others hold us for dead."""
        with self._living() as connection:
            until = connection.scalar(_RENEW, {"node": node, "seconds": LEASE_SECONDS})
        return None if until is None else until - LEASE_SECONDS

    @contextmanager
    def _living(self) -> Iterator[sql.Connection]:
        """A transaction in which nobody begins to have the database alone; HouseTaken if somebody
        has it."""
        with self._engine.begin() as connection:
            if not connection.scalar(_MAY_LIVE):
                raise HouseTaken
            yield connection

    def leave(self, node: str) -> None:
        """Hand everything over to whoever wants it."""
        with self._engine.begin() as connection:
            connection.execute(_RELEASE_ALL, {"node": node})
            connection.execute(_LEAVE, {"node": node})

    def living(self) -> dict[str, str]:
        """The addresses of all nodes that live. Those that died long ago are forgotten."""
        with self._engine.begin() as connection:
            connection.execute(_BURY_OLD, {"seconds": LONG_SECONDS})
            return {row[0]: row[1] for row in connection.execute(_LIVING)}

    # Tables

    def owner(self, table_id: str, node: str) -> Owner | None:
        """Whose table this is: the node's that asks, unless it is another's who lives; None if
        there is no such table."""
        of = {"table": table_id, "node": node}
        with self._engine.begin() as connection:
            found = connection.execute(_OWNER, of).first()
            if found is not None:
                return Owner(Lease(found[0], found[2]), found[1])
            connection.execute(_FIRST, of)
            lease = connection.execute(_LEASE, of).first()
            if lease is None:
                return None
            if lease.node not in ("", node):
                connection.execute(_BURY, {"node": lease.node})
            # nobody else decides about this table until we are done
            found = connection.execute(_OWNER, of).first()
            if found is not None:
                return Owner(Lease(found[0], found[2]), found[1])
            if _is_there(connection, lease.node):  # it was heard of again just now
                url = connection.scalar(sql.select(NODES.c.url).where(NODES.c.id == lease.node))
                return Owner(Lease(lease.node, lease.epoch), url or "")
            return Owner(Lease(node, connection.execute(_TAKE, of).scalar_one()), "")

    def release(self, table_id: str, node: str) -> None:
        """Let others have this table, if it is this node's."""
        with self._engine.begin() as connection:
            connection.execute(_RELEASE, {"table": table_id, "node": node})


def _is_there(connection: sql.Connection, node: str) -> bool:
    return connection.scalar(sql.select(NODES.c.id).where(NODES.c.id == node)) is not None


def check_leases(connection: sql.Connection, leases: Mapping[str, Lease]) -> None:
    """LeaseLost unless each of these tables belongs to who is about to write. Until the transaction
    ends nobody can take one."""
    if not leases:
        return
    wanted = (
        sql.select(LEASES.c.table_id, LEASES.c.node, LEASES.c.epoch)
        .where(LEASES.c.table_id.in_(leases))
        .with_for_update(read=True)
    )
    found = {row[0]: Lease(row[1], row[2]) for row in connection.execute(wanted)}
    if any(found.get(table_id) != lease for table_id, lease in leases.items()):
        raise LeaseLost


def give_leases(connection: sql.Connection, leases: Iterable[tuple[str, Lease]]) -> None:
    """New tables belong to who has opened them."""
    rows = [{"table_id": table_id, **lease._asdict()} for table_id, lease in leases]
    if rows:
        connection.execute(sql.insert(LEASES), rows)


def take_idle(connection: sql.Connection, tables: Iterable[str], node: str) -> list[str]:
    """Those of these tables that belong to this node or to nobody. Until the transaction ends
    nobody can take one."""
    wanted = list(tables)
    leases = sql.select(LEASES.c.table_id, LEASES.c.node).where(LEASES.c.table_id.in_(wanted))
    of_others = {
        row.table_id
        for row in connection.execute(leases.with_for_update())
        if row.node != node and _is_there(connection, row.node)
    }
    return [table_id for table_id in wanted if table_id not in of_others]


def wait_for_nodes(engine: sql.Engine) -> None:
    """A server that has the database alone waits until none of the nodes that had it can believe
    any more that it has a table. None can put that off: see `HouseTaken`."""
    with engine.connect() as connection:
        left = connection.scalar(_LEFT) or 0.0
    time.sleep(min(max(left, 0.0), LEASE_SECONDS))
    with engine.begin() as connection:
        connection.execute(sql.delete(NODES))
