"""An analysis in words and pictures, for the page and the API."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ludotheque.analysis import TellingWords, ToldAnalysis, ToldMoment
from ludotheque.analysis.curves import BARS_HEIGHT, HEIGHT, WIDTH, Curves
from ludotheque.core import Outcome, Seat, Sentence
from ludotheque.texts import Phrasebook
from ludotheque.web.tables.analyses import AnalysisUnderWay, WorkedOut

COLUMNS: Final = ("deal", "drawn", "own", "others", "rest", "end")
"""The parts of a seat's account, and the end."""

WHOLE: Final = 100


class Row(NamedTuple):
    """One moment: what is done next, and everybody's chances before it."""

    line: int
    """The moment's line in the replay."""
    number: str
    name: str
    done: str
    known: list[str]
    opened: list[str]


class AnalysisScene:
    """What the page of a finished analysis shows."""

    width: Final = WIDTH
    height: Final = HEIGHT
    bars_height: Final = BARS_HEIGHT
    columns: Final = COLUMNS

    def __init__(
        self, found: WorkedOut, outcome: Outcome, words: Phrasebook, own_seats: Sequence[Seat]
    ) -> None:
        """`own_seats` are those of the reader, if they played."""
        self.own_seats: Final = tuple(own_seats)
        game = found.game
        texts = words.texts(game)
        names = [name for name, _ in found.analysis.players]

        def say(sentence: Sentence, reader: Seat) -> str:
            return texts.say(sentence, names, reader)

        self.told: Final = ToldAnalysis(
            found.analysis,
            game,
            words.word,
            say,
            game_name=texts.word("game-name"),
            result=texts.say(outcome.how, names),
        )
        self.names: Final = names
        self.seats: Final = range(len(names))
        self.moments: Final = self.told.moments()

    @property
    def first(self) -> Seat:
        """Whose chances are shown first."""
        return self.own_seats[0] if self.own_seats else self.told.first()

    @property
    def order(self) -> list[Seat]:
        """The seats, the reader's own first."""
        return sorted(self.seats, key=lambda seat: seat not in self.own_seats)

    def curves(self, seat: Seat) -> Curves:
        return Curves(self.told.analysis, seat)

    def rows(self) -> list[Row]:
        told, analysis = self.told, self.told.analysis
        rows = []
        for at, point in enumerate(analysis.points):
            is_end = at == len(analysis.acts)
            act = None if is_end else analysis.acts[at]
            rows.append(
                Row(
                    told.last if act is None else act.number - 1,
                    "" if act is None else str(act.number),
                    "" if act is None else self.names[act.seat],
                    told.word("the-end") if act is None else told.act(at),
                    [told.percent(each.mean) for each in point.known],
                    [told.percent(each.mean) for each in point.opened],
                )
            )
        return rows

    def end_of(self, seat: Seat) -> str:
        return self.told.percent(self.told.analysis.accounts[seat].share)


class ProgressScene:
    """What is shown while an analysis is being worked out."""

    def __init__(self, under_way: AnalysisUnderWay, words: Phrasebook) -> None:
        texts = words.texts(under_way.game)
        names = under_way.names

        def say(sentence: Sentence, reader: Seat) -> str:
            return texts.say(sentence, names, reader)

        self.telling: Final = TellingWords(under_way.game, names, under_way.last, words.word, say)
        self.is_waiting: Final = under_way.is_waiting
        self.done, self.whole, _ = under_way.progress
        self.moments: Final[list[ToldMoment]] = [
            self.telling.moment(act) for act in under_way.moments()
        ]

    @property
    def percent(self) -> int:
        return WHOLE * self.done // max(1, self.whole)
