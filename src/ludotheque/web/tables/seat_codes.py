"""Codes with which another device takes over a seat: once, for some minutes. They are lines of the
table, so that any node knows them; what is stored is a hash."""

from typing import Final, NamedTuple

from ludotheque.core import Fields

CODE_SECONDS: Final = 600.0


class SeatCode(NamedTuple):
    """What a code hands over, and when it expires."""

    hash: str
    holder: str
    until: float


class SeatCodes:
    """The codes of one table: the newest of each holder."""

    def __init__(self) -> None:
        self._by_holder: Final[dict[str, SeatCode]] = {}

    def add(self, code: SeatCode) -> None:
        self._by_holder[code.holder] = code

    def drop(self, holder: str) -> None:
        """This holder's code hands over nothing any more."""
        self._by_holder.pop(holder, None)

    def follow(self, content: Fields) -> None:
        """Note what a line says of it."""
        if "code" in content:
            code = content.fields("code")
            until = code.number("until", 0, 10**11)
            self.add(SeatCode(code.text("hash"), code.text("holder"), float(until)))
        if "lost" in content:
            self.drop(content.fields("lost").text("holder"))

    def holder(self, code_hash: str, now: float) -> str:
        """Whose seats this code hands over; nothing if it is unknown or has expired."""
        found = (c.holder for c in self._by_holder.values() if c.hash == code_hash)
        holder = next(found, "") if code_hash else ""
        return holder if holder and now < self._by_holder[holder].until else ""
