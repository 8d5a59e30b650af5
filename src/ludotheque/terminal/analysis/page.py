"""An analysis as one page that needs nothing else."""

import json
from importlib.resources import files
from typing import Final

from jinja2 import Environment, FunctionLoader, StrictUndefined
from markupsafe import Markup

from ludotheque.analysis import ToldAnalysis
from ludotheque.analysis.curves import BARS_HEIGHT, HEIGHT, WIDTH, Curves

_TEMPLATE: Final = "page.html"

COLOURS: Final = {
    "district-noir": ("#16120f", "#2d2520", "#f3ebde", "#c4b6a3", "#f0525f"),
    "noxford": ("#151c2a", "#2a3650", "#f2e9d6", "#c3b899", "#d0a24a"),
    "sans-foi-ni-loi": ("#3d2415", "#5f3a22", "#f9eed8", "#dcc29a", "#e3a43f"),
    "samarande": ("#0b3a5b", "#14608d", "#fdf6e4", "#bcdbe4", "#e6b53f"),
}
"""Of each game's table: ground, raised, text, soft text, accent."""

PLAIN: Final = ("#262220", "#3d362f", "#efe8de", "#c4b6a3", "#e6b53f")


def page(told: ToldAnalysis, lang: str) -> str:
    """The whole page."""
    environment = Environment(
        loader=FunctionLoader(_source),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    seats = range(len(told.names))
    rows = [_row(told, at) for at in range(len(told.analysis.points))]
    return environment.get_template(_TEMPLATE).render(
        lang=lang,
        told=told,
        word=told.word,
        names=told.names,
        seats=seats,
        first=told.first(),
        curves=[Curves(told.analysis, seat) for seat in seats],
        width=WIDTH,
        height=HEIGHT,
        bars_height=BARS_HEIGHT,
        moments=told.moments(),
        marks=_marks(told),
        rows=rows,
        data=Markup(_data(rows)),  # noqa: S704  # `_data` has made it safe in a script
        colours=COLOURS.get(told.game.name, PLAIN),
        columns=("deal", "drawn", "own", "others", "rest", "end"),
    )


def _row(told: ToldAnalysis, at: int) -> dict[str, object]:
    """One moment: what is done next, and everybody's chances before it."""
    acts, point = told.analysis.acts, told.analysis.points[at]
    is_end = at == len(acts)
    return {
        "number": "" if is_end else acts[at].number,
        "name": "" if is_end else told.names[acts[at].seat],
        "done": told.word("the-end") if is_end else told.act(at),
        "known": [told.percent(each.mean) for each in point.known],
        "opened": [told.percent(each.mean) for each in point.opened],
        "said": [told.chances(at, seat) for seat in range(len(told.names))],
    }


def _marks(told: ToldAnalysis) -> list[int]:
    """The telling moments in the order of play."""
    return [at for at, each in enumerate(told.analysis.acts) if each.verdict is not None]


def _data(rows: list[dict[str, object]]) -> str:
    """For the script. Nothing in it can end the script."""
    shown = [{key: row[key] for key in ("number", "name", "done", "said")} for row in rows]
    text = json.dumps(shown, ensure_ascii=False, separators=(",", ":"))
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def _source(name: str) -> str:
    return (files(__package__) / name).read_text("utf-8")
