"""Matches that were dealt in a way that anybody can check, for tests."""

import json
from collections.abc import Sequence

from ludotheque.core import (
    ALONE,
    COMMITTED,
    Contribution,
    Dice,
    FairDeal,
    Game,
    Match,
    Player,
    commitment_of,
)

SECRET = "5e" * 32
NUMBERS = ("0a" * 32, "1b" * 32, "2c" * 32)
NAMES = ("Ada", "Blaise", "Chloé")


def committed(seat: int, number: str) -> Contribution:
    """A client that sent the number it had committed to."""
    return Contribution((seat,), commitment_of(number), number)


def fair_deal(
    contributions: Sequence[Contribution] | None = None,
    procedure: str = COMMITTED,
    people: int = 2,
) -> FairDeal:
    """By default every person has a client that does as it should."""
    if contributions is None:
        contributions = [committed(seat, NUMBERS[seat]) for seat in range(people)]
    return FairDeal(
        table="abcd2345", secret=SECRET, contributions=contributions, procedure=procedure
    )


def one_screen(people: int) -> FairDeal:
    """Everybody plays at one client, which sent its number with the start."""
    return fair_deal([Contribution(range(people), number=NUMBERS[0])], ALONE)


def played(match: Match) -> Match:
    """The match, played to its end by chance."""
    dice = Dice("fair")
    while (decision := match.decision()) is not None:
        assert match.play(decision.seat, dice.pick(decision.options)) is None
    return match


def fair_match(game: Game, deal: FairDeal | None = None) -> Match:
    """A whole match, dealt provably."""
    people = min(game.players)
    players = [Player(name) for name in NAMES[:people]]
    return played(Match.start(game, players, deal=deal or fair_deal(people=people)))


def tampered(text: str, line: int, *path: str | int, value: object) -> str:
    """The record with one value changed: `path` leads to it through the fields of the line."""
    lines = text.splitlines()
    content = json.loads(lines[line - 1])
    place = content
    for step in path[:-1]:
        place = place[step]
    assert place[path[-1]] != value
    place[path[-1]] = value
    lines[line - 1] = json.dumps(content, ensure_ascii=False)
    return "".join(f"{each}\n" for each in lines)
