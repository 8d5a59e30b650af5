"""People at a table: they look, act at random, and remember what was acknowledged."""

import random
import threading
import time
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any, Final

from ludotheque.core import Seat, commitment_of
from ludotheque.web.http.tokens import hashed, rematch_token
from tests.soak.kills.figures import LOST
from tests.soak.kills.follower import Follower
from tests.soak.kills.ledger import Act, Arrival, Fate, Ledger
from tests.soak.kills.wire import Reply, Stopped, Wire

SILENT: Final = 0.03
"""How likely it is that somebody sends nothing for a deal: then the table waits."""
SECONDS: Final = 4
"""How long a table waits for answers: the shortest there is."""


class SeatLost(Exception):
    """Somebody's token was in an answer that never came."""


class Person:
    """Somebody who holds one seat of a table, or several at one screen."""

    def __init__(self, wire: Wire, ledger: Ledger, chance: random.Random, name: str) -> None:
        self.wire: Final = wire
        self.ledger: Final = ledger
        self.chance: Final = chance
        self.name: Final = name
        self.table = ""
        self.token = ""
        self.follower: Follower | None = None
        self._answered: dict[Seat, int] = {}
        self._number = ""
        """Ours for the deal of this table."""
        self._sent: set[str] = set()
        """What we have sent for it."""

    # Coming and going

    def open(self, game: str, seats: Sequence[Mapping[str, str]], *, start: bool) -> None:
        arrival = self.ledger.arrive(Arrival(self.name))
        reply = self.wire.ask(
            "POST",
            "/api/tables",
            game=game,
            seats=seats,
            start=start,
            seconds=SECONDS,
            key=self.ledger.new_arrival_key(),
        )
        assert reply.is_done, reply
        self._welcome(arrival, reply)

    def sit(self, table: str, seat: Seat) -> None:
        arrival = self.ledger.arrive(Arrival(self.name, table))
        path = f"/api/tables/{table}/seats/{seat}"
        reply = self.wire.ask("POST", path, name=self.name, key=self.ledger.new_arrival_key())
        self._welcome(arrival, reply)

    def again(self) -> None:
        """Ask for a return match, and go there."""
        holder = hashed(rematch_token(self.token, self.table))
        arrival = self.ledger.arrive(Arrival(self.name, holder=holder, after=self.table))
        reply = self.wire.ask("POST", f"/api/tables/{self.table}/again", self.token)
        self._welcome(arrival, reply)

    def hand_over(self) -> None:
        """Move the seat to another device."""
        self.ledger.move(hashed(self.token))
        reply = self.wire.ask("POST", self._path("pass-on"), self.token)
        if not reply.is_done:
            return
        arrival = self.ledger.arrive(Arrival(self.name, self.table))
        key = self.ledger.new_arrival_key()
        reply = self.wire.ask("POST", self._path("take-seat"), code=reply.content["code"], key=key)
        if reply.is_done:
            self._welcome(arrival, reply)
        elif self._is_seated():
            arrival.fate = Fate.REFUSED
        else:
            raise SeatLost

    def _is_seated(self) -> bool:
        seats: Any = self.look()["seats"]
        return any(seat["yours"] for seat in seats)

    def _welcome(self, arrival: Arrival, reply: Reply) -> None:
        if not reply.is_done:
            raise SeatLost
        if self.follower is not None:
            self.follower.close()
        there = str(reply.content["table"])
        if there != self.table:
            self.follower = None
            self._answered = {}
            self._number, self._sent = f"{self.chance.getrandbits(256):064x}", set()
        self.table, self.token = there, str(reply.content["token"])
        self.ledger.welcome(arrival, self.table, self.token)

    def leave(self) -> None:
        """Stop following the table, for good."""
        if self.follower is not None:
            self.follower.close()
            self.follower = None
        self.wire.close()

    # Looking

    def _path(self, end: str) -> str:
        return f"/api/tables/{self.table}/{end}"

    def look(self, seat: Seat | None = None) -> dict[str, Any]:
        query = "" if seat is None else f"?seat={seat}"
        reply = self.wire.ask("GET", f"/api/tables/{self.table}{query}", self.token)
        if not reply.is_done:
            self.wire.door.figures.trouble(LOST, f"{self.name} sees no table {self.table}: {reply}")
            raise SeatLost
        return reply.content

    def wait(self) -> None:
        if self.follower is None:
            self.follower = Follower(self.wire, self.table)
        self.follower.wait(self.token)

    def keep_record(self) -> None:
        """Ask for the record of a finished match, which the check compares with what is stored."""
        reply = self.wire.ask("GET", self._path("record"), self.token)
        self.ledger.records[self.table] = str(reply.content["text"])

    def check_told(self) -> None:
        """The stream has told what the journal tells: nothing was missed, nothing came twice."""
        if self.follower is None:
            return
        self.follower.catch_up(self.token, self.look()["number"])
        journal: list[object] = []
        after = -1
        while True:
            reply = self.wire.ask("GET", self._path(f"journal?after={after}"), self.token)
            told = reply.content["told"]
            assert isinstance(told, list)
            journal += told
            following = reply.content.get("next")
            if not isinstance(following, int):
                break
            after = following
        if self.follower.told != journal:
            both = zip_longest(self.follower.told, journal)
            first = next(pair for pair in both if pair[0] != pair[1])
            self.wire.door.figures.trouble(
                LOST,
                f"the stream of {self.name} at table {self.table} has told "
                f"{len(self.follower.told)} events, the journal {len(journal)}; first {first}",
            )

    # Acting

    def act(
        self,
        kind: str,
        for_seat: Seat,
        said: str = "",
        /,
        *,
        method: str = "POST",
        is_answer: bool = False,
        **content: object,
    ) -> Reply:
        """Do something, once, however often it has to be asked for. `content` is what is sent."""
        act = self.ledger.send(
            Act(
                kind,
                self.table,
                hashed(self.token),
                self.ledger.new_key(),
                for_seat,
                said,
                at=_number(content.get("at")),
                is_answer=is_answer,
            )
        )
        reply = self.wire.ask(method, self._path(kind), self.token, key=act.key, **content)
        if reply.is_done:
            act.number = _number(reply.content.get("number"))
            act.fate = Fate.ACKNOWLEDGED
            self.wire.door.figures.counts[act.counted_as] += 1
        else:
            act.fate = Fate.REFUSED
        return reply

    def play(self, is_given_up: threading.Event) -> None:
        """Play until the match is over, unless the other person has lost their seat."""
        while (shown := self.look())["phase"] != "over":
            if self.wire.door.is_over.is_set():
                raise Stopped
            if is_given_up.is_set():
                raise SeatLost
            time.sleep(self.wire.door.thinking)
            is_playing = shown["phase"] == "playing"
            if not (self._do_something(shown) if is_playing else self._deal(shown)):
                self.wait()

    def _deal(self, shown: dict[str, Any]) -> bool:
        """Send what the deal needs from us now. Whether anything was sent."""
        step = shown["dealing"]
        own = [number for number, seat in enumerate(shown["seats"]) if seat["yours"]]
        if not step or step in self._sent:
            return False
        self._sent.add(step)
        if self.chance.random() < SILENT:
            return False
        if step == "commitments":
            promised = commitment_of(self._number)
            self.act("commit", own[0], promised, commitment=promised)
        else:
            self.act("reveal", own[0], self._number, deal_number=self._number)
        return True

    def _do_something(self, shown: dict[str, Any]) -> bool:
        """One act, if there is anything to do. Whether there was."""
        held = [n for n, seat in enumerate(shown["seats"]) if seat["yours"]]
        own = [seat for seat in held if not shown["seats"][seat]["bot"]]
        asked = shown["asked"]
        if not held or (not own and self.chance.random() < 0.02):
            raise SeatLost  # or has resigned, and does not look on until bots have played it out
        if not own:
            return False
        seats = asked["together"] or [asked["seat"]] if asked else []
        waiting = [seat for seat in own if seat in seats]
        seat = self.chance.choice(waiting or own)
        dice = self.chance.random()
        if dice < 0.03 and len(own) == 1:
            text = f"{self.name} {self.ledger.new_key()}"
            self.act("talk", seat, text, text=text)
        elif dice < 0.05:
            self.act("back", seat, seat=seat)
        elif dice < 0.055:
            self.act("resign", seat, seat=seat)
        elif dice < 0.062:
            self.hand_over()
        elif dice < 0.08 and asked and asked["together"]:
            on = self.chance.random() < 0.7
            self.act("let-pass", seat, str(on), method="PUT", on=on, seat=seat)
        elif waiting:
            return self._choose(seat, shown)
        else:
            return False
        return True

    def _choose(self, seat: Seat, shown: dict[str, Any]) -> bool:
        """Move or answer. Whether something was sent."""
        is_answer = bool(shown["asked"]["together"])
        has_answered = is_answer and self._answered.get(seat) == shown["number"]
        if has_answered and self.chance.random() < 0.9:
            return False  # now and then an answer is changed
        if is_answer and self.chance.random() < 0.1:
            self._answered[seat] = shown["number"]  # silence is an answer too
            return False
        seen = self.look(seat)
        options = [option["move"] for option in (seen["asked"] or {}).get("options", ())]
        if not options:
            return False
        self._answered[seat] = seen["number"]
        move, is_answer = self.chance.choice(options), bool(seen["asked"]["together"])
        self.act("moves", seat, move, is_answer=is_answer, move=move, at=seen["number"], seat=seat)
        return True


def _number(value: object) -> int:
    return value if isinstance(value, int) else -1
