"""The record of a match: append-only JSON lines that replay without a random generator.

Line 1 is the header. Every other line is an entry, numbered from 1, so entry n is on line n + 1.
A last line that was cut off while being written is left out.
"""

import json
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final

from .errors import BadRecord
from .eyes import Seat
from .fair_deal import FairDeal, is_table_name
from .fields import BadField, Fields
from .phrases import (
    EMPTY_RECORD,
    NEWER_FORMAT,
    NOT_A_RECORD,
    UNKNOWN_LINE,
    UNREADABLE,
    WRONG_NUMBER,
)
from .player import Player

FORMAT: Final = 2
"""The format of new records. Format 1 knows no provable deals; it is read, and goes on as it is."""
DIGEST_EVERY: Final = 20

PROVABLY: Final = "provably"
"""The seed was made of a secret of the house and the numbers of clients: see `FairDeal`."""
WITH_A_CHOSEN_SEED: Final = "with-a-chosen-seed"
"""Somebody chose the seed, and may know what will be drawn."""
FROM_A_MOMENT: Final = "from-a-moment"
"""The match began in the middle of another one, or from a table that was laid out."""
BY_ONE_MACHINE: Final = "by-one-machine"
"""The computer that ran the match drew the seed alone. Nobody else can check how."""

_MOST_SEATS: Final = 99
_LAST_NUMBER: Final = 10**9


class Header:
    """What a match is played with: the game, its options and cards, the seats, the deal."""

    def __init__(
        self,
        *,
        game: str,
        rules: int,
        options: Mapping[str, object],
        cards: str,
        seats: tuple[Player, ...],
        seed: str,
        repeatable: bool,
        outcomes: tuple[int, ...],
        start: object,
        deal: FairDeal | None = None,
        practice: bool = False,
        challenge: str = "",
        record_format: int = FORMAT,
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.options: Final = options
        self.cards: Final = cards
        """The whole card list if it is a player's own; empty for the published box."""
        self.seats: Final = seats
        self.seed: Final = seed
        """Entry n draws from `Dice("SEED/n")`, the deal from `Dice("SEED/0")`."""
        self.repeatable: Final = repeatable
        """Whether the seed was chosen, so that somebody may know what will be drawn."""
        self.outcomes: Final = outcomes
        """The numbers drawn for the deal."""
        self.start: Final = start
        """A dumped state if the match does not begin with the deal; else None."""
        self.deal: Final = deal
        """What the seed was made of, if it was made in a way that anybody can check."""
        self.practice: Final = practice
        """Whether the only person, among bots, may take whole turns back."""
        self.challenge: Final = challenge
        """In a challenge, the table that was first dealt this deal; in a duplicate match, the other
        table that is dealt it; else empty."""
        self.format: Final = record_format

    @property
    def how_dealt(self) -> str:
        """PROVABLY, WITH_A_CHOSEN_SEED, FROM_A_MOMENT or BY_ONE_MACHINE."""
        if self.start is not None:
            return FROM_A_MOMENT
        if self.deal is not None:
            return PROVABLY
        return WITH_A_CHOSEN_SEED if self.repeatable else BY_ONE_MACHINE

    def content(self) -> dict[str, object]:
        content: dict[str, object] = {
            "format": self.format,
            "game": self.game,
            "rules": self.rules,
            "options": dict(self.options),
            "seats": [player.content() for player in self.seats],
            "seed": self.seed,
        }
        if self.repeatable:
            content["repeatable"] = True
        if self.practice:
            content["practice"] = True
        if self.challenge:
            content["challenge"] = self.challenge
        if self.deal is not None:
            content["deal"] = self.deal.content()
        if self.cards:
            content["cards"] = self.cards
        if self.start is None:
            content["outcomes"] = list(self.outcomes)
        else:
            content["start"] = self.start
        return content

    @staticmethod
    def restore(fields: Fields) -> "Header":
        options = fields.fields("options")
        start = fields.raw("start") if "start" in fields else None
        record_format = fields.number("format", 1, FORMAT)
        seats = tuple([Player.restore(Fields(item)) for item in fields.items("seats")])
        has_deal = record_format > 1 and "deal" in fields
        return Header(
            game=fields.text("game"),
            rules=fields.number("rules", 1, _LAST_NUMBER),
            options={name: options.raw(name) for name in options.names()},
            cards=fields.text("cards") if "cards" in fields else "",
            seats=seats,
            seed=fields.text("seed"),
            repeatable=fields.truth("repeatable") if "repeatable" in fields else False,
            outcomes=fields.numbers("outcomes") if start is None else (),
            start=start,
            deal=_restore_deal(fields, seats) if has_deal else None,
            practice=record_format > 1 and _restore_practice(fields, seats),
            challenge=_restore_challenge(fields) if record_format > 1 else "",
            record_format=record_format,
        )


class Entry:
    """One numbered line. Every 20th carries a digest of the state after it."""

    def __init__(self, number: int, digest: str = "") -> None:
        self.number: Final = number
        self.digest: Final = digest

    @abstractmethod
    def content(self) -> dict[str, object]:
        """The fields of the line other than its number and digest."""

    def text(self) -> str:
        content = {"n": self.number, **self.content()}
        if self.digest:
            content["digest"] = self.digest
        return _line(content)


class MoveEntry(Entry):
    """A seat made a move. The entry holds the numbers drawn for it, so a replay needs no dice."""

    def __init__(
        self,
        number: int,
        seat: Seat,
        move: str,
        outcomes: tuple[int, ...],
        by_bot: bool,
        digest: str = "",
        by_clock: bool = False,
    ) -> None:
        super().__init__(number, digest)
        self.seat: Final = seat
        self.move: Final = move
        self.outcomes: Final = outcomes
        self.by_bot: Final = by_bot
        self.by_clock: Final = by_clock
        """Whether a bot made it for a person whose time was up."""

    def content(self) -> dict[str, object]:
        content: dict[str, object] = {"move": self.move, "seat": self.seat}
        if self.outcomes:
            content["outcomes"] = list(self.outcomes)
        content["by"] = "clock" if self.by_clock else "bot" if self.by_bot else "person"
        return content


class BackEntry(Entry):
    """A seat took its last move back: the state is the one after entry `to` again."""

    def __init__(self, number: int, seat: Seat, to: int, digest: str = "") -> None:
        super().__init__(number, digest)
        self.seat: Final = seat
        self.to: Final = to

    def content(self) -> dict[str, object]:
        return {"back": self.to, "seat": self.seat}


class RewindEntry(Entry):
    """Somebody who practises took a whole turn back: everything is as it was after entry `to`."""

    def __init__(self, number: int, seat: Seat, to: int, digest: str = "") -> None:
        super().__init__(number, digest)
        self.seat: Final = seat
        self.to: Final = to

    def content(self) -> dict[str, object]:
        return {"rewind": self.to, "seat": self.seat}


class SeatEntry(Entry):
    """Another player holds a seat from now on."""

    def __init__(self, number: int, seat: Seat, player: Player, digest: str = "") -> None:
        super().__init__(number, digest)
        self.seat: Final = seat
        self.player: Final = player

    def content(self) -> dict[str, object]:
        return {"player": self.player.content(), "seat": self.seat}


class ResignEntry(Entry):
    """A seat resigned. A stand-in takes it if at least two others remain."""

    def __init__(self, number: int, seat: Seat, stand_in: Player | None, digest: str = "") -> None:
        super().__init__(number, digest)
        self.seat: Final = seat
        self.stand_in: Final = stand_in

    def content(self) -> dict[str, object]:
        content: dict[str, object] = {"resign": self.seat}
        if self.stand_in is not None:
            content["player"] = self.stand_in.content()
        return content


class EndEntry(Entry):
    """The match is over; nothing follows."""

    def __init__(
        self, number: int, places: tuple[int, ...], points: tuple[int, ...], digest: str = ""
    ) -> None:
        super().__init__(number, digest)
        self.places: Final = places
        self.points: Final = points

    def content(self) -> dict[str, object]:
        return {"end": {"places": list(self.places), "points": list(self.points)}}


class Record:
    """A header and the entries so far."""

    def __init__(self, header: Header, entries: Sequence[Entry] = (), torn: bool = False) -> None:
        self.header: Final = header
        self.entries: Final = list(entries)
        self.torn: Final = torn
        """Whether the last line was cut off and has been left out."""

    def text(self) -> str:
        """The record as it is stored."""
        return "".join([f"{line}\n" for line in self.lines()])

    def lines(self) -> list[str]:
        return [self.header_line(), *[entry.text() for entry in self.entries]]

    def header_line(self) -> str:
        return _line(self.header.content())

    @staticmethod
    def read(data: bytes | str) -> "Record":
        """Read a stored record; BadRecord names the first bad line."""
        raw = data.encode() if isinstance(data, str) else data
        pieces = raw.split(b"\n")
        unfinished = pieces.pop()
        if not pieces and not unfinished:
            raise BadRecord(1, EMPTY_RECORD)
        lines: list[Fields] = []
        for piece in pieces:
            fields = _read_line(piece)
            if fields is None:
                raise BadRecord(len(lines) + 1, UNREADABLE)
            lines.append(fields)
        torn = False
        if unfinished:
            fields = _read_line(unfinished)
            torn = fields is None
            if fields is not None:
                lines.append(fields)
        if not lines:
            raise BadRecord(1, UNREADABLE)
        header = _read_header(lines[0])
        entries = [_read_entry(number, fields) for number, fields in enumerate(lines[1:], start=1)]
        return Record(header, entries, torn)


def _line(content: dict[str, object]) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(", ", ": "))


def _read_line(piece: bytes) -> Fields | None:
    """The line's fields; None if it is not a JSON object. A line cut short never is one."""
    try:
        return Fields(json.loads(piece))
    except (ValueError, RecursionError, BadField):
        return None


def _read_header(fields: Fields) -> Header:
    if "format" not in fields or "game" not in fields:
        raise BadRecord(1, NOT_A_RECORD)
    try:
        written = fields.number("format", 1, _LAST_NUMBER)
        if written > FORMAT:
            raise BadRecord(1, NEWER_FORMAT, written, FORMAT)
        return Header.restore(fields)
    except BadField as error:
        raise BadRecord(1, error.sentence.phrase, *error.sentence.values) from None


def _restore_deal(fields: Fields, seats: tuple[Player, ...]) -> FairDeal:
    try:
        deal = FairDeal.restore(fields.fields("deal"))
    except ValueError:
        raise fields.wrong("deal") from None
    if not deal.belongs_to(seats) or "start" in fields or "repeatable" in fields:
        raise fields.wrong("deal")
    return deal


def _restore_practice(fields: Fields, seats: tuple[Player, ...]) -> bool:
    practice = "practice" in fields and fields.truth("practice")
    if practice and not fits_practice(seats):
        raise fields.wrong("practice")
    return practice


def _restore_challenge(fields: Fields) -> str:
    challenge = fields.text("challenge") if "challenge" in fields else ""
    if challenge and (not is_table_name(challenge) or "start" in fields or "practice" in fields):
        raise fields.wrong("challenge")
    return challenge


def fits_practice(seats: Sequence[Player]) -> bool:
    """Whether one person plays, and bots have all other seats."""
    return sum([1 for player in seats if not player.bot]) == 1


def _read_entry(number: int, fields: Fields) -> Entry:
    try:
        found = fields.number("n", 0, _LAST_NUMBER)
        if found != number:
            raise BadRecord(number + 1, WRONG_NUMBER, found, number)
        return _restore_entry(number, fields)
    except BadField as error:
        raise BadRecord(number + 1, error.sentence.phrase, *error.sentence.values) from None


def _restore_entry(number: int, fields: Fields) -> Entry:
    digest = fields.text("digest") if "digest" in fields else ""
    if "move" in fields:
        by = fields.text("by")
        if by not in ("bot", "person", "clock"):
            raise fields.wrong("by")
        outcomes = fields.numbers("outcomes") if "outcomes" in fields else ()
        move = fields.text("move")
        seat = _seat(fields, "seat")
        return MoveEntry(number, seat, move, outcomes, by == "bot", digest, by == "clock")
    if "back" in fields:
        to = fields.number("back", 0, number - 1)
        return BackEntry(number, _seat(fields, "seat"), to, digest)
    if "rewind" in fields:
        to = fields.number("rewind", 0, number - 1)
        return RewindEntry(number, _seat(fields, "seat"), to, digest)
    if "resign" in fields:
        stand_in = Player.restore(fields.fields("player")) if "player" in fields else None
        return ResignEntry(number, _seat(fields, "resign"), stand_in, digest)
    if "player" in fields:
        player = Player.restore(fields.fields("player"))
        return SeatEntry(number, _seat(fields, "seat"), player, digest)
    if "end" in fields:
        end = fields.fields("end")
        return EndEntry(number, end.numbers("places"), end.numbers("points"), digest)
    raise BadRecord(number + 1, UNKNOWN_LINE)


def _seat(fields: Fields, name: str) -> Seat:
    return fields.number(name, 0, _MOST_SEATS)
