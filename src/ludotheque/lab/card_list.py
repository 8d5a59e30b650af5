"""Card lists that differ in a figure from another one."""

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from ludotheque.core import BadBox, Dice, Game

from .problem import LabProblem

DEAL: Final = "deal"
COUNT: Final = "count"
RECONSTRUCTED: Final = "card"
"""The source of a figure that is printed on a card which nobody here has seen."""


class Figure(NamedTuple):
    """A figure of a list: of a card, or of the deal."""

    owner: str
    """The name of a card, or `deal`."""
    name: str

    def __str__(self) -> str:
        return f"{self.owner}.{self.name}"


def read_figure(text: str, game: Game) -> Figure:
    """`panic.cost`, `deal.hand`; LabProblem if the list has no such figure."""
    owner, _, name = text.rpartition(".")
    figure = Figure(owner, name)
    if figure not in all_figures(game):
        known = ", ".join(str(each) for each in all_figures(game) if each.owner == owner)
        if known:
            raise LabProblem("wrong-figure", found=text, known=known)
        raise LabProblem("wrong-figure-owner", found=text, known=", ".join(_owners(game)))
    return figure


def all_figures(game: Game) -> list[Figure]:
    """Every figure of the list."""
    found = [Figure(DEAL, name) for name in game.box.deal]
    for kind in game.box.kinds:
        if not kind.letter:
            found += [Figure(kind.name, name) for name in (COUNT, *kind.figures)]
    return found


def value_of(game: Game, figure: Figure) -> int:
    if figure.owner == DEAL:
        return game.box.deal[figure.name]
    kind = game.box.kinds[game.box.find(figure.owner)]
    return kind.count if figure.name == COUNT else kind.figures[figure.name]


def with_figures(game: Game, values: Mapping[Figure, int]) -> Game:
    """The game with other values of these figures; BadBox if it cannot be played so."""
    lines = game.box.text.splitlines(keepends=True)
    for figure, value in values.items():
        number = _line_of(game, figure)
        pattern = rf"(\s*[\"']?{re.escape(figure.name)}[\"']?\s*=\s*)[-+]?[0-9_]+"
        changed, count = re.subn(pattern, rf"\g<1>{value}", lines[number - 1], count=1)
        if not count:  # a figure that the list leaves out, or writes in a way of its own
            raise LabProblem("wrong-figure-unwritten", figure=str(figure))
        lines[number - 1] = changed
    return game.with_cards("".join(lines))


def _line_of(game: Game, figure: Figure) -> int:
    if figure.owner == DEAL:
        return game.box.line_of_deal(figure.name)
    return game.box.line_of_kind(game.box.find(figure.owner), figure.name)


def plausible_lists(game: Game, seed: str) -> Iterator[Game]:
    """Lists without end in which every reconstructed figure is one more, one less, or what it is.
    Numbers of cards change two at a time, so that there are as many cards as before. What the
    game cannot be played with is left as it is."""
    number = 0
    while True:
        yield _varied(game, Dice(f"{seed}/list/{number}"))
        number += 1


def reconstructed(game: Game) -> list[Figure]:
    """The figures that are printed on cards which nobody here has seen."""
    return [
        Figure(kind.name, name)
        for kind in game.box.kinds
        if not kind.letter
        for name, source in kind.sources.items()
        if source == RECONSTRUCTED
    ]


def _varied(game: Game, dice: Dice) -> Game:
    figures = reconstructed(game)
    counts = [each for each in figures if each.name == COUNT]
    dice.shuffle(counts)
    for figure in figures:
        if figure.name != COUNT:
            game = _nudged(game, {figure: dice.below(3) - 1})
    for one, other in zip(counts[::2], counts[1::2], strict=False):
        step = dice.below(3) - 1
        game = _nudged(game, {one: step, other: -step})
    return game


def _nudged(game: Game, steps: Mapping[Figure, int]) -> Game:
    """The game with all of these changes, or with none."""
    if not any(steps.values()):
        return game
    try:
        return with_figures(game, {each: value_of(game, each) + by for each, by in steps.items()})
    except BadBox:
        return game


def _owners(game: Game) -> list[str]:
    return list(dict.fromkeys(figure.owner for figure in all_figures(game)))
