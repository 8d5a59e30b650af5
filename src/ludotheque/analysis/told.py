"""An analysis in words: a sentence for each seat on luck and choice, and the telling moments."""

from collections.abc import Callable
from importlib.resources import files
from typing import Final, NamedTuple

from ludotheque.core import WATCHER, Game, Seat, Sentence

from .plain import PlainAccount, PlainAct, PlainAnalysis, PlainSentence, PlainVerdict
from .verdict import FINE_MOVE
from .worlds import Figure

WHOLE: Final = 100
"""Chances are told in percent, and changes of them in points."""

Word = Callable[..., str]
"""A text of the room that tells, by its key."""

Say = Callable[[Sentence, Seat], str]
"""A sentence of the game, as this reader is told it."""


def analysis_words(lang: str) -> str:
    """What every room needs to tell of an analysis, in Fluent."""
    return (files("ludotheque.analysis") / f"{lang}.ftl").read_text("utf-8")


class ToldMoment(NamedTuple):
    """A moment that decided something."""

    number: int
    """The line of the record."""
    seat: Seat
    kind: str
    heading: str
    addressed: str
    """Who is called "you" in what follows."""
    played_label: str
    played: str
    other_label: str
    other: str
    difference: str
    reasons: tuple[str, ...]


class TellingWords:
    """Puts moments into words, one by one."""

    def __init__(self, game: Game, names: list[str], last: int, word: Word, say: Say) -> None:
        """`last` is the number of the last act."""
        self.game: Final = game
        self.names: Final = names
        self.last: Final = last
        self._word: Final = word
        self._say: Final = say

    def word(self, key: str, **args: str | int) -> str:
        return self._word(f"analysis-{key}", **args)

    def moment(self, act: PlainAct) -> ToldMoment:
        """Of an act with a verdict; told to the seat that made it."""
        verdict = act.verdict
        assert verdict is not None
        assert act.meaning is not None
        fine = verdict.kind == FINE_MOVE
        name = self.names[act.seat]
        return ToldMoment(
            act.number,
            act.seat,
            verdict.kind,
            self.word("heading", kind=verdict.kind, name=name, line=act.number, last=self.last),
            self.word("addressed", name=name),
            self.word("played"),
            self.say(act.meaning, act.seat),
            self.word("obvious" if fine else "better"),
            self.say(verdict.meaning, act.seat),
            self.difference(verdict),
            tuple([self.say(reason, act.seat) for reason in verdict.reasons]),
        )

    def difference(self, verdict: PlainVerdict) -> str:
        """By how much the options differ, and between what."""
        edges = sorted([round(WHOLE * abs(each)) for each in (verdict.low, verdict.high)])
        return self.word(
            "difference",
            points=round(WHOLE * abs(verdict.difference.mean)),
            low=max(1, edges[0]),
            high=edges[1],
        )

    def say(self, sentence: PlainSentence, reader: Seat) -> str:
        return self._say(sentence.sentence(self.game), reader)


class ToldAnalysis(TellingWords):
    """Puts one analysis into words."""

    def __init__(
        self,
        analysis: PlainAnalysis,
        game: Game,
        word: Word,
        say: Say,
        *,
        game_name: str,
        result: str,
    ) -> None:
        """`result` says how the game ended."""
        names = [name for name, _ in analysis.players]
        last = analysis.acts[-1].number if analysis.acts else 0
        super().__init__(game, names, last, word, say)
        self.analysis: Final = analysis
        self.game_name: Final = game_name
        self.result: Final = result

    # Luck and choice

    def sentences(self, seat: Seat) -> list[str]:
        """On the luck that a seat had, and on its choices."""
        account = self.analysis.accounts[seat]
        return [
            self._sentence("luck", self.names[seat], whole_luck(account)),
            self._sentence("choices", self.names[seat], account.own_choices),
        ]

    def _sentence(self, key: str, name: str, figure: Figure) -> str:
        low, high = [round(WHOLE * each) for each in figure.between()]
        turn = "up" if low > 0 else "down" if high < 0 else "none"
        points = round(WHOLE * abs(figure.mean))
        edges = sorted([abs(low), abs(high)]) if turn != "none" else [low, high]
        return self.word(
            key, name=name, turn=turn, points=points, low=signless(edges[0]), high=edges[1]
        )

    def parts(self, seat: Seat) -> list[str]:
        """What the table says of a seat: the five parts, in points, and the end."""
        return [self.points(figure.mean) for figure in five_parts(self.analysis.accounts[seat])]

    def points(self, change: float) -> str:
        """A change in points, with its sign."""
        points = round(WHOLE * change)
        if not points:
            return "0"
        return f"+{points}" if points > 0 else str(signless(points))

    def percent(self, chance: float) -> str:
        return self.word("percent", figure=round(WHOLE * min(1.0, max(0.0, chance))))

    # Moments

    def moments(self) -> list[ToldMoment]:
        """The most telling first."""
        return [self.moment(each) for each in self.analysis.telling()]

    def act(self, number: int) -> str:
        """What was done: act number n, from 0."""
        meaning = self.analysis.acts[number].meaning
        return self.word("resigned") if meaning is None else self.say(meaning, WATCHER)

    def chances(self, at: int, seat: Seat) -> str:
        """A seat's chances before act number n."""
        point = self.analysis.points[at]
        return self.word(
            "mark",
            name=self.names[seat],
            known=self.percent(point.known[seat].mean),
            open=self.percent(point.opened[seat].mean),
        )

    def method(self) -> str:
        """What the figures rest on."""
        return self.word("method", worlds=self.analysis.worlds, moments=self.analysis.looked_at)

    def first(self) -> Seat:
        """Whose chances are shown first: the first person's."""
        people = [seat for seat, (_, bot) in enumerate(self.analysis.players) if not bot]
        return people[0] if people else 0


def five_parts(account: PlainAccount) -> list[Figure]:
    """What leads from an equal share to the end."""
    return [
        account.deal,
        account.luck,
        account.own_choices,
        account.others_choices,
        account.rest,
    ]


def whole_luck(account: PlainAccount) -> Figure:
    """The deal, and what was drawn and rolled later."""
    deal, luck = account.deal, account.luck
    return Figure(deal.mean + luck.mean, deal.variance + luck.variance, deal.count)


def signless(figure: int) -> str | int:
    """A figure with a proper sign if it needs one."""
    return f"\N{MINUS SIGN}{-figure}" if figure < 0 else figure
