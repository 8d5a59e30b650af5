"""A bot and how long it thinks, as a command line writes it: `greedy`, `ismcts:200i`."""

import re
from collections.abc import Sequence
from time import thread_time
from typing import Final, NamedTuple

from ludotheque.bots import BOTS, Bot, bots_for, make_bot, thinks
from ludotheque.core import Game

from .problem import LabProblem

_SPEC: Final = re.compile(r"([a-z0-9-]+)(?::(?:([0-9]{1,9})i|([0-9]{0,6}(?:\.[0-9]{1,6})?)s))?")
_SEVERAL: Final = re.compile(r"(.+)[*×]([0-9]{1,2})")
MOST_SEATS: Final = 20


class Thinking(NamedTuple):
    """How long a bot thinks at each move: iterations give the same move everywhere, seconds do not.
    Seconds are of processor time, so that other work on the machine takes none of them away.
    Nothing for a bot that does not think."""

    iterations: int = 0
    seconds: float = 0.0

    @property
    def is_repeatable(self) -> bool:
        return not self.seconds

    def __str__(self) -> str:
        if self.seconds:
            return f"{self.seconds:g}s"
        return f"{self.iterations}i" if self.iterations else ""


class BotSpec(NamedTuple):
    """A bot by its name, and how long it thinks."""

    name: str
    thinking: Thinking = Thinking()

    def make(self, seed: str) -> Bot:
        iterations, seconds = self.thinking
        return make_bot(
            self.name, seed=seed, iterations=iterations, seconds=seconds, clock=thread_time
        )

    def __str__(self) -> str:
        return f"{self.name}:{self.thinking}" if any(self.thinking) else self.name


def read_thinking(text: str) -> Thinking:
    """`200i` or `0.1s`."""
    found = _SPEC.fullmatch(f"any:{text}")
    if found is None or not (float(found[2] or 0) or float(found[3] or 0)):
        raise LabProblem("wrong-thinking", found=text)
    return Thinking(int(found[2] or 0), float(found[3] or 0.0))


def read_bot(text: str) -> BotSpec:
    """One bot; LabProblem if there is none of that name, or if nobody says how long it thinks."""
    name, colon, thinking = text.partition(":")
    if name not in BOTS:
        raise LabProblem("wrong-lab-bot", found=name, known=", ".join(BOTS))
    if not colon:
        if thinks(name):
            raise LabProblem("wrong-bot-thinks", name=name, example=f"{name}:200i")
        return BotSpec(name)
    if not thinks(name):
        raise LabProblem("wrong-bot-answers-at-once", name=name)
    return BotSpec(name, read_thinking(thinking))


def read_seats(text: str, game: Game, *, unrepeatable: bool) -> tuple[BotSpec, ...]:
    """The bots of all seats: `greedy,ismcts:200i`, or `greedy*4` for four of a kind."""
    specs: list[BotSpec] = []
    for part in text.split(","):
        several = _SEVERAL.fullmatch(part.strip())
        word, count = (several[1], int(several[2])) if several else (part.strip(), 1)
        specs += [read_bot(word)] * count
    if not 0 < len(specs) <= MOST_SEATS:
        raise LabProblem("wrong-seats", found=text)
    check_bots(specs, game, unrepeatable=unrepeatable)
    return tuple(specs)


def check_bots(specs: Sequence[BotSpec], game: Game, *, unrepeatable: bool) -> None:
    """LabProblem if one of them cannot play this game, or thinks by the clock though the games are
    to be repeatable."""
    able = bots_for(game)
    for spec in specs:
        if spec.name not in able:
            raise LabProblem("wrong-lab-bot", found=spec.name, known=", ".join(able))
        if not (spec.thinking.is_repeatable or unrepeatable):
            raise LabProblem("wrong-seconds", found=str(spec))
