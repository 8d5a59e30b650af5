"""The eight clients of a house: pairs at a table, people against bots, people at one screen."""

import queue
import random
import threading
from abc import abstractmethod
from collections.abc import Sequence
from itertools import count
from typing import Final, NamedTuple

from ludotheque.core import Seat
from ludotheque.games import GAMES
from tests.plugins.announced import published_games
from tests.soak.kills.ledger import Ledger
from tests.soak.kills.people import Person, SeatLost
from tests.soak.kills.wire import Door, Stopped, Wire

RETURN_MATCHES: Final = 0.75
"""How likely it is that a finished match is followed by another."""
BOTS: Final = ("random", "greedy")
FOUR_GAMES: Final = tuple(published_games())


class Client(threading.Thread):
    """A program that plays match after match, at all games in turn, until the soak is over."""

    def __init__(self, door: Door, ledger: Ledger, seed: str, number: int) -> None:
        super().__init__(name=f"client {number}", daemon=True)
        self.door: Final = door
        self.ledger: Final = ledger
        self.number: Final = number
        self.chance: Final = random.Random(f"{seed} {number}")  # noqa: S311  # to be repeated
        self.failure: Exception | None = None
        self._opened: Final = count(1)

    def run(self) -> None:
        games = [
            *FOUR_GAMES[self.number % len(FOUR_GAMES) :],
            *FOUR_GAMES[: self.number % len(FOUR_GAMES)],
        ]
        try:
            while not self.door.is_over.is_set():
                for game in games:
                    if self.door.is_ending.is_set():
                        return
                    self.meet(game)
        except Stopped:
            pass
        except Exception as error:  # the house tells of it
            self.failure = error

    def person(self, name: str) -> Person:
        """Somebody new, with a name that nobody else has, from an address of their own."""
        number = next(self._opened)
        address = f"10.{self.number}.{number // 250}.{1 + number % 250}"
        wire = Wire(self.door, address)
        return Person(wire, self.ledger, self.chance, f"{name} {self.number} {number}")

    @abstractmethod
    def meet(self, game: str) -> None:
        """Play a match of this game, and its return matches."""


class Alone(Client):
    """A client without anybody else: what it opens begins at once."""

    def meet(self, game: str) -> None:
        person = self.person("Ada")
        try:
            person.open(game, self.seats(person, game), start=True)
            while True:
                play_out(person, threading.Event())
                if not goes_on(person):
                    return
                self.ledger.left.add(person.table)
                person.again()
        except SeatLost:
            self.door.figures.counts["tables given up"] += 1
        finally:
            person.leave()
            self.ledger.left.add(person.table)

    @abstractmethod
    def seats(self, person: Person, game: str) -> list[dict[str, str]]: ...


class AgainstBots(Alone):
    """Somebody who plays against bots."""

    def seats(self, person: Person, game: str) -> list[dict[str, str]]:
        bots = [self.chance.choice(BOTS) for _ in range(players(self.chance, game, 3) - 1)]
        seats = [{"kind": "me", "name": person.name}]
        return [*seats, *[{"kind": "bot", "bot": bot} for bot in bots]]


class OneScreen(Alone):
    """Several people at one screen."""

    def seats(self, person: Person, game: str) -> list[dict[str, str]]:
        names = [person.name]
        names += [f"Guest {n}" for n in range(1, players(self.chance, game, 3))]
        return [{"kind": "me", "name": name} for name in names]


class Meeting(NamedTuple):
    """Two people at a table: one has opened it and invites the other."""

    table: str
    seat: Seat
    is_given_up: threading.Event
    """Set when one of the two has lost their seat, so that neither waits for the other."""


class Host(Client):
    """The first of two people at a table: opens it, starts it and plays."""

    def __init__(self, door: Door, ledger: Ledger, seed: str, number: int) -> None:
        super().__init__(door, ledger, seed, number)
        self.invitations: Final[queue.SimpleQueue[Meeting]] = queue.SimpleQueue()

    def meet(self, game: str) -> None:
        person = self.person("Chloé")
        bots = [self.chance.choice(BOTS)] if players(self.chance, game, 3) > 2 else []
        seats: list[dict[str, str]] = [{"kind": "me", "name": person.name}, {"kind": "open"}]
        seats += [{"kind": "bot", "bot": bot} for bot in bots]
        is_given_up = threading.Event()
        try:
            person.open(game, seats, start=False)
            self.invitations.put(Meeting(person.table, 1, is_given_up))
            self._start(person, is_given_up)
            together(person, is_given_up)
        except SeatLost:
            self.door.figures.counts["tables given up"] += 1
        finally:
            is_given_up.set()
            person.leave()
            self.ledger.left.add(person.table)

    def _start(self, person: Person, is_given_up: threading.Event) -> None:
        while any(seat["open"] for seat in person.look()["seats"]):
            if is_given_up.is_set() or self.door.is_ending.is_set():
                raise SeatLost
            if self.door.is_over.is_set():
                raise Stopped
            person.wait()
        person.act("start", 0)


class Guest(Client):
    """The second of two people at a table: comes when invited."""

    def __init__(self, door: Door, ledger: Ledger, seed: str, number: int, host: Host) -> None:
        super().__init__(door, ledger, seed, number)
        self.host: Final = host

    def meet(self, game: str) -> None:
        try:
            meeting = self.host.invitations.get(timeout=0.2)
        except queue.Empty:
            return
        person = self.person("Denis")
        try:
            person.sit(meeting.table, meeting.seat)
            together(person, meeting.is_given_up)
        except SeatLost:
            return
        finally:
            meeting.is_given_up.set()
            person.leave()


def together(person: Person, is_given_up: threading.Event) -> None:
    """Play a match of two people to its end, and return matches as long as both like."""
    while True:
        play_out(person, is_given_up)
        if not goes_on(person):
            return
        person.ledger.left.add(person.table)
        person.again()


def play_out(person: Person, is_given_up: threading.Event) -> None:
    """Play a match to its end, and see that the stream has told all of it."""
    person.play(is_given_up)
    person.check_told()
    person.keep_record()


def goes_on(person: Person) -> bool:
    """Whether there is a return match. Both people at a table think the same, unless it ends."""
    likes_to = random.Random(person.table).random() < RETURN_MATCHES  # noqa: S311  # to be repeated
    return likes_to and not person.wire.door.is_ending.is_set()


def players(chance: random.Random, game: str, most: int) -> int:
    """How many play: at least two."""
    return chance.choice([number for number in GAMES[game].players if 1 < number <= most])


def eight_clients(door: Door, ledger: Ledger, seed: str) -> Sequence[Client]:
    """Two pairs, two people against bots, two screens."""
    pairs = [Host(door, ledger, seed, 0), Host(door, ledger, seed, 3)]
    return [
        *pairs,
        *[Guest(door, ledger, seed, 1 + n, host) for n, host in enumerate(pairs)],
        *[AgainstBots(door, ledger, seed, n) for n in (4, 5)],
        *[OneScreen(door, ledger, seed, n) for n in (6, 7)],
    ]


def clients_of(matches: int, door: Door, ledger: Ledger, seed: str) -> Sequence[Client]:
    """For so many matches at a time: a third by pairs, a third against bots, a third at one
    screen."""
    numbers = count()
    pairs = [Host(door, ledger, seed, next(numbers)) for _ in range(matches // 3)]
    guests = [Guest(door, ledger, seed, next(numbers), host) for host in pairs]
    alone = [(AgainstBots, OneScreen)[n % 2] for n in range(matches - len(pairs))]
    return [*pairs, *guests, *[kind(door, ledger, seed, next(numbers)) for kind in alone]]
