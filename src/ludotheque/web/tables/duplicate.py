"""A duplicate match: two pairs, two tables, and every deal at both with the pairs exchanged.

There are four places. Ada and Blaise, on the places 0 and 1, are the first pair, Chloé and David on
2 and 3 the second. Ada always plays Chloé, at the first table, and Blaise plays David at the other.
If Ada has the first seat of a deal, David has it at the other table: so each pair has both sides of
each deal, and nobody meets a deal twice. With the next deal the seats change.
"""

import json
from collections.abc import Mapping
from typing import Final, NamedTuple

from ludotheque.core import (
    UNSHOWN,
    Contribution,
    FairDeal,
    Fields,
    Game,
    Header,
    OptionValue,
    Player,
)
from ludotheque.web.errors import RequestRefused

from .dealing import EarlierDeal
from .lobby import Chair, Lobby, bot_chair, check_bots, person_chair
from .standing import Standing

PLACES: Final = 4
PAIRS: Final = (0, 1)
TABLES: Final = (0, 1)
DEALS: Final = (2, 4, 6)
"""So many deals a match can have: an even number, so that everybody sits first equally often."""
_MOST_RULES: Final = 10**6


class DealtTwice(NamedTuple):
    """One deal of a match, and where it is played."""

    challenge: str
    """The row that seals it."""
    secret: str
    """What the house makes the deal of. Nobody is told before it has been played at both tables."""
    tables: tuple[str, ...]

    def content(self) -> dict[str, object]:
        return self._asdict()

    @staticmethod
    def restore(fields: Fields) -> "DealtTwice":
        tables = tuple([str(table) for table in fields.items("tables")])
        return DealtTwice(fields.text("challenge"), fields.text("secret"), tables)


class Duplicate(NamedTuple):
    """Who plays, and what is dealt. Each change gives a new one."""

    game: str
    options: Mapping[str, OptionValue]
    rules: int
    deals: int
    """How many there will be."""
    chairs: tuple[Chair, ...]
    """The four places."""
    host: str
    """The hash of the token that may begin it."""
    dealt: tuple[DealtTwice, ...] = ()
    """Empty until the match begins."""

    @staticmethod
    def opened(game: Game, deals: int, name: str, holder: str) -> "Duplicate":
        """A match that waits for three others."""
        if len(PAIRS) not in game.players:
            raise RequestRefused(422, "duplicate-not-for-two")
        if deals not in DEALS:
            raise RequestRefused(422, "duplicate-deals", known=", ".join(map(str, DEALS)))
        chairs = (person_chair(name, holder, []), *[Chair() for _ in range(PLACES - 1)])
        options = game.settings(len(PAIRS), {})
        return Duplicate(game.name, options, game.rules, deals, chairs, holder)

    def text(self) -> str:
        content = {
            **self._asdict(),
            "options": dict(self.options),
            "chairs": [chair.content() for chair in self.chairs],
            "dealt": [deal.content() for deal in self.dealt],
        }
        return json.dumps(content, ensure_ascii=False)

    @staticmethod
    def read(text: str) -> "Duplicate":
        raw = json.loads(text)
        fields = Fields(raw)
        return Duplicate(
            fields.text("game"),
            raw["options"],
            fields.number("rules", 0, _MOST_RULES),
            fields.number("deals", min(DEALS), max(DEALS)),
            tuple([Chair.restore(Fields(item)) for item in fields.items("chairs")]),
            fields.text("host"),
            tuple([DealtTwice.restore(Fields(item)) for item in fields.items("dealt")]),
        )

    # Who is who

    @property
    def has_begun(self) -> bool:
        return bool(self.dealt)

    def place_of(self, holder: str) -> int | None:
        """Where the holder of this token sits."""
        mine = [n for n, chair in enumerate(self.chairs) if holder and chair.holder == holder]
        return mine[0] if mine else None

    def names_of(self, pair: int) -> list[str]:
        """Who plays in a pair, as far as they are here."""
        return [self.chairs[place].name for place in places_of(pair) if self.chairs[place].name]

    @property
    def open_places(self) -> list[int]:
        return [place for place, chair in enumerate(self.chairs) if chair.is_open]

    # Changes

    def _check_not_begun(self) -> None:
        if self.has_begun:
            raise RequestRefused(409, "duplicate-begun")

    def with_person(self, place: int | None, name: str, holder: str) -> "Duplicate":
        """Somebody sits down, by default on the first place that is open."""
        if self.place_of(holder) is not None:
            return self  # the same request has been made before
        self._check_not_begun()
        if place is None:
            place = next(iter(self.open_places), 0)
        if place not in range(PLACES):
            raise RequestRefused(404, "duplicate-no-such-place")
        if not self.chairs[place].is_open:
            raise RequestRefused(409, "seat-taken")
        others = [chair for n, chair in enumerate(self.chairs) if n != place]
        return self._with(place, person_chair(name, holder, others))

    def without(self, place: int, holder: str) -> "Duplicate":
        """A place becomes open again: one's own, or any if the host says so."""
        self._check_not_begun()
        if place not in range(PLACES):
            raise RequestRefused(404, "duplicate-no-such-place")
        if holder not in (self.host, self.chairs[place].holder) or not holder:
            raise RequestRefused(403, "not-the-host")
        return self._with(place, Chair())

    def _with(self, place: int, chair: Chair) -> "Duplicate":
        chairs = list(self.chairs)
        chairs[place] = chair
        return self._replace(chairs=tuple(chairs))

    def begun(self, game: Game, bot: str, dealt: tuple[DealtTwice, ...]) -> "Duplicate":
        """The match begins; such bots play on the places that are open."""
        self._check_not_begun()
        chairs = list(self.chairs)
        for place in self.open_places:
            if not bot:
                raise RequestRefused(409, "seats-open")
            chairs[place] = bot_chair(bot, chairs)
        check_bots(game, chairs)
        for table in TABLES:
            if not any(chairs[place].holder for place in self.places_at(0, table)):
                raise RequestRefused(409, "duplicate-needs-people")
        return self._replace(chairs=tuple(chairs), dealt=dealt, rules=game.rules)

    # Deals

    def places_at(self, deal: int, table: int) -> tuple[int, int]:
        """Who plays a deal at a table, in the order of the seats."""
        first, second = _pairs_in_seats(deal, table)
        return places_of(first)[table], places_of(second)[table]

    def lobby(self, duplicate_id: str, deal: int, table: int) -> Lobby:
        """The people of one table for one deal."""
        chairs = tuple([self.chairs[place] for place in self.places_at(deal, table)])
        host = next(chair.holder for chair in chairs if chair.holder)
        challenge = self.dealt[deal].challenge
        return Lobby(
            self.game, self.options, chairs, host, challenge=challenge, duplicate=duplicate_id
        )

    def dealing(self, deal: int, table: int) -> EarlierDeal:
        """What is dealt at a table: the same at both, whoever sits there, since only the house adds
        a number."""
        dealt = self.dealt[deal]
        chairs = [self.chairs[place] for place in self.places_at(deal, table)]
        clients = [Contribution((seat,)) for seat, chair in enumerate(chairs) if chair.holder]
        fair = FairDeal(
            table=dealt.tables[0],
            secret=dealt.secret,
            contributions=clients,
            procedure=UNSHOWN,
        )
        header = Header(
            game=self.game,
            rules=self.rules,
            options=self.options,
            cards="",
            seats=tuple([Player(chair.name, chair.bot) for chair in chairs]),
            seed=fair.seed(len(PAIRS)),
            repeatable=False,
            outcomes=(),
            start=None,
            deal=fair,
        )
        return EarlierDeal(dealt.tables[1 - table], header)


def places_of(pair: int) -> tuple[int, int]:
    """The two places of a pair: the first plays at the first table, the second at the other."""
    return 2 * pair, 2 * pair + 1


class TableScore(NamedTuple):
    """How one table stands with one deal, as far as somebody may know."""

    table_id: str = ""
    """Empty until it is opened."""
    is_over: bool = False
    points: tuple[int, ...] = ()
    """Of each pair. There are none if somebody has resigned, or if they are still secret."""
    winner: int | None = None
    """The pair that has won; None if nobody has, or if it is still secret."""
    is_known: bool = False
    """Whether this may be known: at both tables it is over, or one has played it oneself."""

    @staticmethod
    def of(standing: Standing | None, deal: int, table: int) -> "TableScore":
        if standing is None:
            return TableScore()
        if not standing.is_over:
            return TableScore(standing.table_id)
        order = _pairs_in_seats(deal, table)
        points = tuple([standing.points[order.index(pair)] for pair in PAIRS if standing.points])
        won = [order[seat] for seat, place in enumerate(standing.places) if place == 1]
        winner = won[0] if len(won) == 1 else None
        return TableScore(standing.table_id, True, points, winner, True)

    def unknown(self) -> "TableScore":
        return TableScore(self.table_id, self.is_over)

    @property
    def lead(self) -> int:
        """By how many points the first pair is ahead here."""
        return self.points[0] - self.points[1] if self.points else 0


def _pairs_in_seats(deal: int, table: int) -> tuple[int, int]:
    first = (deal + table) % len(PAIRS)
    return first, 1 - first


class DuplicateScore(NamedTuple):
    """All deals side by side, as far as somebody may know."""

    deals: tuple[tuple[TableScore, ...], ...]

    @property
    def complete(self) -> list[tuple[TableScore, ...]]:
        """The deals that have been played at both tables. Only they count."""
        return [deal for deal in self.deals if is_complete(deal)]

    @property
    def is_over(self) -> bool:
        return bool(self.deals) and len(self.complete) == len(self.deals)

    def wins(self, pair: int) -> int:
        """How many games a pair has won."""
        return sum(table.winner == pair for deal in self.complete for table in deal)

    @property
    def lead(self) -> int:
        """By how many points the first pair is ahead."""
        return sum(table.lead for deal in self.complete for table in deal)

    @property
    def winner(self) -> int | None:
        """The pair that is ahead: games count first, then points; None if they are level."""
        ahead = self.wins(0) - self.wins(1) or self.lead
        return None if not ahead else int(ahead < 0)


def is_complete(deal: tuple[TableScore, ...]) -> bool:
    """Whether a deal has been played at both tables."""
    return all(table.is_over for table in deal)
