"""The positions of a lesson: a scripted deal, or a table that is laid out."""

from collections.abc import Iterator, Mapping
from typing import Final

from ludotheque.core import Dice, Game, Header, Player

_ANY_SEED: Final = 1
_WORDS: Final = {"outcomes", "rest", "state"}


def header_of(game: Game, players: tuple[Player, ...], written: Mapping[str, object]) -> Header:
    """How a match begins that stands so. BadState if the game cannot stand so, and KeyError,
    TypeError or ValueError if the file says it in another way than this:

    `outcomes` is what is drawn for a deal. Otherwise `state` has the fields of a dumped state that
    differ from those of a new game; `rest` names the place where all cards of the box go that lie
    nowhere else, below those that are listed there.
    """
    unknown = set(written) - _WORDS
    if unknown:
        raise ValueError(f"a position has no {sorted(unknown)[0]!r}")
    outcomes = written.get("outcomes", [])
    if not isinstance(outcomes, list):
        raise TypeError("outcomes are a list")
    return Header(
        game=game.name,
        rules=game.rules,
        options=game.settings(len(players), {}),
        cards="",
        seats=players,
        seed="lesson",
        repeatable=True,
        outcomes=tuple(outcomes),
        start=None if outcomes else _laid_out(game, len(players), written),
    )


def _laid_out(game: Game, players: int, written: Mapping[str, object]) -> object:
    dumped = game.dump(game.new(players=players, chance=Dice(_ANY_SEED)))
    state, fields = dumped["state"], written["state"]
    if not isinstance(state, dict) or not isinstance(fields, dict):
        raise TypeError("a state is a table of fields")
    state |= fields
    if "rest" in written:
        place = str(written["rest"])
        state[place] = []
        listed = fields.get(place, [])
        state[place] = [*_rest(game, [*_texts_in(fields)]), *listed]
    game.load(dumped)
    return dumped


def _rest(game: Game, used: list[str]) -> list[str]:
    """The cards of the box that are not among these, in the order of the box."""
    found = []
    for kind in game.box.kinds:
        lying = used.count(kind.name)
        if lying > kind.count:
            raise ValueError(f"there are only {kind.count} of {kind.name!r}")
        found += [kind.name] * (kind.count - lying)
    return found


def _texts_in(item: object) -> Iterator[str]:
    if isinstance(item, str):
        yield item
    elif isinstance(item, dict):
        for part in item.values():
            yield from _texts_in(part)
    elif isinstance(item, list):
        for part in item:
            yield from _texts_in(part)
