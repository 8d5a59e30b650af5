"""The curves of an analysis as SVG: pure text, sized by whoever shows it."""

from collections.abc import Sequence
from typing import Final

from ludotheque.analysis import Figure, GameAnalysis
from ludotheque.core import Seat

WIDTH: Final = 1000
HEIGHT: Final = 300
BARS_HEIGHT: Final = 120
ROUND: Final = 1


class Curves:
    """The pictures of one seat's chances."""

    def __init__(self, analysis: GameAnalysis, seat: Seat) -> None:
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

    def marks(self) -> list[tuple[str, str, str, int]]:
        """The telling moments of this seat: kind, place across and down, and the move's number."""
        found = []
        points = self._analysis.points
        for at, each in enumerate(self._analysis.acts):
            if each.verdict is not None and each.act.seat == self._seat:
                across, down = _place(at, points[at].known[self._seat].mean, len(points)).split()
                found.append((each.verdict.kind, across, down, at))
        return found

    def bars(self) -> list[tuple[str, str, str, str, str]]:
        """What is sure of luck and of own choices: what it was, and a rectangle."""
        acts = self._analysis.acts
        step = WIDTH / max(1, len(acts))
        found = []
        for at, each in enumerate(acts):
            choice = each.choice[self._seat] if each.act.seat == self._seat else None
            for kind, figure in (("luck", each.luck[self._seat]), ("choice", choice)):
                if figure is None or not _is_sure(figure):
                    continue
                tall = min(1.0, abs(figure.mean) * 2) * BARS_HEIGHT / 2
                top = BARS_HEIGHT / 2 - (tall if figure.mean > 0 else 0.0)
                left = at * step + (step / 2 if kind == "choice" else 0.0)
                found.append((kind, _text(left), _text(top), _text(step / 2), _text(tall)))
        return found


def _is_sure(figure: Figure) -> bool:
    low, high = figure.between()
    return low > 0.0 or high < 0.0


def _path(figures: Sequence[Figure]) -> str:
    places = [_place(at, figure.mean, len(figures)) for at, figure in enumerate(figures)]
    return "M" + "L".join(places)


def _place(at: int, chance: float, count: int) -> str:
    across = WIDTH * at / max(1, count - 1)
    return f"{_text(across)} {_text(HEIGHT * (1.0 - min(1.0, max(0.0, chance))))}"


def _text(length: float) -> str:
    return f"{round(length, ROUND):g}"
