"""What the clients of a house have sent, and what the server has acknowledged of it."""

import secrets
import threading
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from itertools import count
from typing import Final

from ludotheque.core import Seat
from ludotheque.web.http.tokens import hashed


class Fate(Enum):
    """What a client knows of something it has sent."""

    UNKNOWN = "no answer has come yet"
    ACKNOWLEDGED = "the server has said that it is done"
    REFUSED = "the server has said that it is not"


@dataclass(eq=False)
class Act:
    """One thing that a client has asked for. It is noted before it is sent."""

    kind: str
    """The end of the address: `moves`, `talk`, `resign` and so on."""
    table: str
    by: str
    """The hash of the token, as the lines of a table have it."""
    key: str
    seat: Seat = -1
    text: str = ""
    """The move, or what is said."""
    at: int = -1
    """The last line that the client had seen."""
    is_answer: bool = False
    """Whether several people were asked at once: then it may wait before it is a line."""
    fate: Fate = Fate.UNKNOWN
    number: int = -1
    """The line that the server named when it acknowledged it."""
    line: int | None = None
    """Where the check has found it."""
    is_settled: bool = False
    """Whether the check is done with it."""

    @property
    def counted_as(self) -> str:
        """Among which figures it is counted once it is acknowledged."""
        if self.kind != "moves":
            return "other acknowledged acts"
        return "acknowledged answers" if self.is_answer else "acknowledged moves"

    def __str__(self) -> str:
        said = f"{self.kind} {self.text!r}" if self.text else self.kind
        return f"{said} of seat {self.seat} at line {self.at}, key {self.key}"


@dataclass(eq=False)
class Arrival:
    """A person who opens a table, sits down at one or takes a seat over."""

    name: str
    table: str = ""
    """Empty as long as a table is being opened."""
    fate: Fate = Fate.UNKNOWN
    holder: str = ""
    """The hash of the token that the server gave."""
    after: str = ""
    """The table that a return match follows."""


@dataclass
class Ledger:
    """Everything that was sent in one house. Clients write in it, and the check reads."""

    acts: Final[dict[str, list[Act]]] = field(default_factory=lambda: defaultdict(list))
    """By table, in the order in which they were sent."""
    arrivals: Final[list[Arrival]] = field(default_factory=list)
    arrival_keys: Final[set[str]] = field(default_factory=set)
    """The hashes of the keys of arrivals: such a key gives a token, so it is not stored itself."""
    movers: Final[set[str]] = field(default_factory=set)
    """The hashes of the tokens of those who have asked for a code that moves their seat."""
    records: Final[dict[str, str]] = field(default_factory=dict)
    """The records of finished matches, as the server gave them."""
    left: Final[set[str]] = field(default_factory=set)
    """Tables that no client plays at any more."""
    of_others: Final[set[str]] = field(default_factory=set)
    """Tables at which none has ever played: they are not checked."""
    _by_key: Final[dict[tuple[str, str], Act]] = field(default_factory=dict)
    _numbers: Final[Iterator[int]] = field(default_factory=lambda: count(1))
    _lock: Final[threading.Lock] = field(default_factory=threading.Lock)

    def new_key(self) -> str:
        with self._lock:
            return f"soak-{next(self._numbers)}"

    def new_arrival_key(self) -> str:
        key = secrets.token_urlsafe(16)
        with self._lock:
            self.arrival_keys.add(hashed(key))
        return key

    def send(self, act: Act) -> Act:
        with self._lock:
            self.acts[act.table].append(act)
            self._by_key[act.by, act.key] = act
        return act

    def move(self, holder: str) -> None:
        """Whoever has this token asks for a code that moves their seat."""
        with self._lock:
            self.movers.add(holder)

    def arrive(self, arrival: Arrival) -> Arrival:
        with self._lock:
            self.arrivals.append(arrival)
        return arrival

    def welcome(self, arrival: Arrival, table: str, token: str) -> None:
        """The server has let this person in."""
        with self._lock:
            arrival.table, arrival.holder = table, hashed(token)
            arrival.fate = Fate.ACKNOWLEDGED

    def find(self, by: str, key: str) -> Act | None:
        return self._by_key.get((by, key))

    def counts(self) -> Counter[str]:
        """How much was acknowledged: exactly, unlike what threads have counted on the way."""
        with self._lock:
            every = [act for acts in self.acts.values() for act in acts]
        return Counter(act.counted_as for act in every if act.fate is Fate.ACKNOWLEDGED)

    def acknowledged(self) -> set[Act]:
        """What must be in the database from now on."""
        with self._lock:
            every = [act for acts in self.acts.values() for act in acts]
        return {act for act in every if act.fate is Fate.ACKNOWLEDGED and not act.is_settled}

    def arrived(self) -> list[Arrival]:
        with self._lock:
            return list(self.arrivals)
