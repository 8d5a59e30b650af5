"""A hint in words: what to do, why, how sure that is, and how the best options compare."""

from typing import Final, NamedTuple

from ludotheque.core import State
from ludotheque.web.tables.given_hint import SUREST, GivenHint

from .scene import Scene
from .stage import Stage

FIRST_REASONS: Final = 2
"""So many reasons are given at first; the others come with the comparison."""


class ComparedOption(NamedTuple):
    """One of the best options: its chance of winning, in words, and as a share of a hundred."""

    meaning: str
    chance: str
    between: str
    percent: int


class HintView(NamedTuple):
    """What a page shows of a hint."""

    move: str
    meaning: str
    reasons: list[str]
    more_reasons: list[str]
    degree: int
    """Of sureness, from 1 to `degrees`."""
    degrees: int
    sure: str
    options: list[ComparedOption]
    """Empty if there is only one."""
    lights: str
    """What the page lights, as selectors."""

    @staticmethod
    def of(scene: Scene, stage: Stage, view: State, hint: GivenHint) -> "HintView":
        reasons = [scene.tell(reason) for reason in hint.reasons]
        meanings = scene.meanings([option.move for option in hint.options])
        options = []
        for option, meaning in zip(hint.options, meanings, strict=True):
            low, chance, high = [round(100 * x) for x in (option.low, option.chance, option.high)]
            between = scene.word("hint-between", low=low, high=high)
            percent = scene.word("percent", number=chance)
            options.append(ComparedOption(meaning, percent, between, chance))
        return HintView(
            hint.move.text,
            meanings[0],
            reasons[:FIRST_REASONS],
            reasons[FIRST_REASONS:],
            hint.sureness,
            SUREST,
            scene.word("hint-sure", degree=hint.sureness),
            options if len(options) > 1 else [],
            "; ".join(stage.lights_of(view, hint.move)),
        )
