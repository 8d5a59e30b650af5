"""An analysis in words: a sentence for each seat on luck and choice, and the telling moments."""

from typing import Final, NamedTuple

from ludotheque.analysis import FINE_MOVE, AnalysedAct, Figure, GameAnalysis, SeatAccount
from ludotheque.core import WATCHER, Move, Seat, State
from ludotheque.terminal.scene import Scene
from ludotheque.terminal.terminal import Terminal

WHOLE: Final = 100
"""Chances are told in percent, and changes of them in points."""


class ToldMoment(NamedTuple):
    """A moment that decided something."""

    number: int
    """The line of the record."""
    seat: Seat
    kind: str
    heading: str
    played_label: str
    played: str
    other_label: str
    other: str
    difference: str
    reasons: tuple[str, ...]


class ToldAnalysis:
    """Puts one analysis into words."""

    def __init__(self, analysis: GameAnalysis, terminal: Terminal) -> None:
        self.analysis: Final = analysis
        self.terminal: Final = terminal
        finished = analysis.finished
        self.game: Final = finished.game
        self.players: Final = finished.players
        self.names: Final = [player.name for player in finished.players]
        self.last: Final = finished.acts[-1].number if finished.acts else 0

    def word(self, key: str, **args: str | int) -> str:
        return self.terminal.word(f"analysis-{key}", **args)

    def game_name(self) -> str:
        return self.terminal.texts(self.game).word("game-name")

    def result(self) -> str:
        """How the game ended."""
        scene = Scene(self.terminal, self.game, self.players, WATCHER, over=True)
        return scene.say(self.analysis.finished.outcome.how)

    # Luck and choice

    def sentences(self, seat: Seat) -> list[str]:
        """On the luck that a seat had, and on its choices."""
        account = self.analysis.accounts[seat]
        luck = whole_luck(account)
        return [
            self._sentence("luck", self.names[seat], luck),
            self._sentence("choices", self.names[seat], account.own_choices),
        ]

    def _sentence(self, key: str, name: str, figure: Figure) -> str:
        low, high = (round(WHOLE * each) for each in figure.between())
        turn = "up" if low > 0 else "down" if high < 0 else "none"
        points = round(WHOLE * abs(figure.mean))
        edges = sorted((abs(low), abs(high))) if turn != "none" else [low, high]
        return self.word(
            key, name=name, turn=turn, points=points, low=signless(edges[0]), high=edges[1]
        )

    def parts(self, seat: Seat) -> list[str]:
        """What the table says of a seat: the five parts, in points, and the end."""
        account = self.analysis.accounts[seat]
        figures = (
            account.deal,
            account.luck,
            account.own_choices,
            account.others_choices,
            account.rest,
        )
        return [self.points(figure.mean) for figure in figures]

    def points(self, change: float) -> str:
        """A change in points, with its sign."""
        points = round(WHOLE * change)
        if not points:
            return "0"
        return f"+{points}" if points > 0 else str(signless(points))

    def percent(self, chance: float) -> str:
        return self.terminal.word("percent", figure=round(WHOLE * min(1.0, max(0.0, chance))))

    # Moments

    def moments(self) -> list[ToldMoment]:
        """The most telling first."""
        return [self._moment(each) for each in self.analysis.telling()]

    def _moment(self, analysed: AnalysedAct) -> ToldMoment:
        act, verdict = analysed.act, analysed.verdict
        assert verdict is not None
        assert act.move is not None
        scene = Scene(self.terminal, self.game, self.players, act.seat, act.labels, over=True)
        fine = verdict.kind == FINE_MOVE
        edges = sorted(round(WHOLE * abs(each)) for each in (verdict.low, verdict.high))
        difference = self.word(
            "difference",
            points=round(WHOLE * abs(verdict.difference.mean)),
            low=max(1, edges[0]),
            high=edges[1],
        )
        name = self.names[act.seat]
        return ToldMoment(
            act.number,
            act.seat,
            verdict.kind,
            self.word("heading", kind=verdict.kind, name=name, line=act.number, last=self.last),
            self.word("played"),
            self.meaning(scene, act.move, act.before.view(act.seat)),
            self.word("obvious" if fine else "better"),
            self.meaning(scene, verdict.better, act.before.view(act.seat)),
            difference,
            tuple([scene.say(reason) for reason in verdict.reasons]),
        )

    def meaning(self, scene: Scene, move: Move, view: State) -> str:
        return scene.tell(self.game.meaning(move, view))

    def act(self, number: int) -> str:
        """What was done: act number n, from 0."""
        act = self.analysis.acts[number].act
        if act.move is None:
            return self.word("resigned")
        scene = Scene(self.terminal, self.game, self.players, WATCHER, act.labels, over=True)
        return self.meaning(scene, act.move, act.before.view(act.seat))

    def method(self) -> str:
        """What the figures rest on."""
        return self.word("method", worlds=self.analysis.worlds, moments=self.analysis.looked_at)


def whole_luck(account: SeatAccount) -> Figure:
    """The deal, and what was drawn and rolled later."""
    deal, luck = account.deal, account.luck
    return Figure(deal.mean + luck.mean, deal.variance + luck.variance, deal.count)


def signless(figure: int) -> str | int:
    """A figure with a proper sign if it needs one."""
    return f"\N{MINUS SIGN}{-figure}" if figure < 0 else figure
