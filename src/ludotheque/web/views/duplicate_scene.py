"""A duplicate match in words: who plays whom, and how the deals went."""

from typing import Final, NamedTuple

from ludotheque.texts import Phrasebook
from ludotheque.web.tables.duplicate import PAIRS, TABLES, TableScore, is_complete, places_of
from ludotheque.web.tables.duplicate_desk import DuplicateSeen
from ludotheque.web.tables.lobby import Chair

from .bot_titles import bot_title
from .challenge_scene import luck
from .stage import Stage


class Place(NamedTuple):
    """One of the four places, as the page shows it."""

    number: int
    said: str
    """Who sits there, or that it is free."""
    is_open: bool
    is_own: bool


class Cell(NamedTuple):
    """A game of a deal at one table."""

    said: str
    replay: str
    """Where it can be watched, once everybody may."""


class Row(NamedTuple):
    """One deal."""

    number: int
    is_next: bool
    cells: tuple[Cell, ...]
    lead: str
    """By how many points the first pair was ahead at both tables together."""


class DuplicateScene:
    """What the page of a match says, in one language."""

    def __init__(self, stage: Stage, seen: DuplicateSeen, words: Phrasebook) -> None:
        self.stage: Final = stage
        self.seen: Final = seen
        self._words: Final = words
        self._texts: Final = words.texts(stage.game)

    @property
    def lang(self) -> str:
        return self._words.lang

    @property
    def game(self) -> str:
        return self._texts.word("game-name")

    @property
    def path(self) -> str:
        return f"/duplicates/{self.seen.id}"

    def about(self) -> list[str]:
        """What everybody should know before they play."""
        return about(self.stage, self._words)

    def pair(self, pair: int) -> str:
        """A pair is called by those who play in it."""
        names = self.seen.match.names_of(pair)
        if len(names) == len(TABLES):
            return self._texts.listed(names)
        return self._words.word("duplicate-pair", number=pair + 1)

    def pairs(self) -> list[tuple[str, list[Place]]]:
        """Both pairs, with who sits where."""
        return [(self.pair(pair), [self._place(n) for n in places_of(pair)]) for pair in PAIRS]

    def _place(self, number: int) -> Place:
        chair = self.seen.match.chairs[number]
        return Place(number, self._said(chair), chair.is_open, number == self.seen.place)

    def _said(self, chair: Chair) -> str:
        if chair.is_open:
            return self._words.word("duplicate-free")
        if not chair.bot:
            return chair.name
        level = bot_title(self._words.word, chair.bot)
        return self._words.word("challenge-bot", name=chair.name, level=level)

    def choices(self) -> list[tuple[int, str]]:
        """The places that are free, in words."""
        match, word = self.seen.match, self._words.word
        found = []
        for place in match.open_places:
            pair, table = divmod(place, len(TABLES))
            partner, other = (
                match.chairs[places_of(pair)[1 - table]].name,
                match.chairs[places_of(1 - pair)[table]].name,
            )
            kind = ("with" if partner else "") + ("against" if other else "") or "alone"
            said = word(f"duplicate-place-{kind}", partner=partner, other=other)
            found.append((place, word("duplicate-place", pair=pair + 1, said=said)))
        return found

    def tables(self) -> list[str]:
        """Who plays whom at each table, those of the first pair first."""
        chairs = self.seen.match.chairs
        return [
            self._words.word(
                "duplicate-meeting",
                one=chairs[places_of(0)[table]].name,
                other=chairs[places_of(1)[table]].name,
            )
            for table in TABLES
        ]

    def rows(self) -> list[Row]:
        rows = []
        for number, deal in enumerate(self.seen.score.deals):
            is_done = is_complete(deal)
            has_points = is_done and all(table.points for table in deal)
            lead = signed(sum(table.lead for table in deal)) if has_points else ""
            cells = tuple([self._cell(table, is_done=is_done) for table in deal])
            rows.append(Row(number + 1, number == self.seen.next_deal, cells, lead))
        return rows

    def _cell(self, table: TableScore, *, is_done: bool) -> Cell:
        word = self._words.word
        if not table.table_id:
            return Cell("–", "")
        if not table.is_over:
            return Cell(word("duplicate-being-played"), "")
        if not table.is_known:
            return Cell(word("duplicate-sealed"), "")
        replay = f"/t/{table.table_id}/replay" if is_done else ""
        if table.points:
            return Cell(
                word("duplicate-points", own=table.points[0], other=table.points[1]), replay
            )
        if table.winner is None:
            return Cell(word("duplicate-drawn"), replay)
        return Cell(word("duplicate-won-by", name=self.pair(table.winner)), replay)

    @property
    def wins(self) -> str:
        score = self.seen.score
        return self._words.word("duplicate-points", own=score.wins(0), other=score.wins(1))

    @property
    def lead(self) -> str:
        return signed(self.seen.score.lead)

    @property
    def headline(self) -> str:
        """How the match stands, or how it ended."""
        score = self.seen.score
        if not score.complete:
            return ""
        ending = "over" if score.is_over else "now"
        if score.winner is None:
            return self._words.word(f"duplicate-level-{ending}")
        return self._words.word(f"duplicate-ahead-{ending}", pair=self.pair(score.winner))


def signed(number: int) -> str:
    """A difference, with its sign."""
    return f"{number:+}".replace("-", "−") if number else "0"


def about(stage: Stage, words: Phrasebook) -> list[str]:
    """What a duplicate match of this game is."""
    word = words.word
    return [
        word("duplicate-how"),
        word("duplicate-counts"),
        word("challenge-course"),
        word("duplicate-no-help"),
        word("duplicate-sealed-about"),
        word("duplicate-server-deals"),
        luck(stage, words),
        word("challenge-no-accounts"),
    ]
