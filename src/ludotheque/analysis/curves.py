"""The curves of an analysis as SVG: pure text, sized by whoever shows it."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from ludotheque.core import Seat

from .plain import PlainAnalysis
from .worlds import Figure

WIDTH: Final = 1000
HEIGHT: Final = 300
BARS_HEIGHT: Final = 120
ROUND: Final = 1


class Mark(NamedTuple):
    """A telling moment on a curve: where it is, from 0 to 100."""

    kind: str
    across: str
    down: str
    at: int
    """Which act it is, from 0."""


class Bar(NamedTuple):
    """What is sure of luck or of a choice: a rectangle."""

    kind: str
    """`luck`, `won` by a choice or `lost` by one."""
    left: str
    top: str
    wide: str
    tall: str


class Curves:
    """The pictures of one seat's chances."""

    def __init__(self, analysis: PlainAnalysis, seat: Seat) -> None:
        self._analysis: Final = analysis
        self._seat: Final = seat

    def known(self) -> str:
        return _path([point.known[self._seat] for point in self._analysis.points])

    def opened(self) -> str:
        return _path([point.opened[self._seat] for point in self._analysis.points])

    def doubt(self) -> str:
        """Where the first curve is with 95 %, as an area."""
        between = [point.known[self._seat].between() for point in self._analysis.points]
        above = [_place(at, high, len(between)) for at, (_, high) in enumerate(between)]
        below = [_place(at, low, len(between)) for at, (low, _) in enumerate(between)]
        return "M" + "L".join([*above, *reversed(below)]) + "Z"

    def marks(self) -> list[Mark]:
        """The telling moments of this seat."""
        found = []
        points = self._analysis.points
        for at, each in enumerate(self._analysis.acts):
            if each.verdict is not None and each.seat == self._seat:
                across = 100.0 * at / max(1, len(points) - 1)
                down = 100.0 * (1.0 - _within(points[at].known[self._seat].mean))
                found.append(Mark(each.verdict.kind, _text(across), _text(down), at))
        return found

    def bars(self) -> list[Bar]:
        acts = self._analysis.acts
        step = WIDTH / max(1, len(acts))
        found = []
        for at, each in enumerate(acts):
            choice = each.choice if each.seat == self._seat else None
            for is_luck, figure in ((True, each.luck[self._seat]), (False, choice)):
                if figure is None or not is_sure(figure):
                    continue
                kind = "luck" if is_luck else "won" if figure.mean > 0 else "lost"
                tall = min(1.0, abs(figure.mean) * 2) * BARS_HEIGHT / 2
                top = BARS_HEIGHT / 2 - (tall if figure.mean > 0 else 0.0)
                left = at * step + (0.0 if is_luck else step / 2)
                found.append(Bar(kind, _text(left), _text(top), _text(step / 2), _text(tall)))
        return found


def is_sure(figure: Figure) -> bool:
    """Whether this is more than chance would make it, with 95 %."""
    low, high = figure.between()
    return low > 0.0 or high < 0.0


def _path(figures: Sequence[Figure]) -> str:
    places = [_place(at, figure.mean, len(figures)) for at, figure in enumerate(figures)]
    return "M" + "L".join(places)


def _place(at: int, chance: float, count: int) -> str:
    across = WIDTH * at / max(1, count - 1)
    return f"{_text(across)} {_text(HEIGHT * (1.0 - _within(chance)))}"


def _within(chance: float) -> float:
    return min(1.0, max(0.0, chance))


def _text(length: float) -> str:
    return f"{round(length, ROUND):g}"
