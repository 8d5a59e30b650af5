"""How a page puts a move together, in games of action points.

A page builds a move out of parts: a card in hand, then a place, then what lies there. Each part has
a token, and the elements that can be touched for it carry that token. An option is the sequence of
tokens that leads to it. A token means the same in both games:

`c7` a card in hand · `t2` the third place of the line · `d` the deck · `b` the bank · `e1` an
estate · `s1` a player's hand · `e1p0` a place of an estate · `e1p0k4a2` what lies there, with its
age · `e1k9` somebody on an estate · `v7` a card of a hand that was shown · `o7` a card to be put
next · `x7` a kind of card to look for.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from ludotheque.core import Move
from ludotheque.games.market.card_effect import COUNT, ESTATE, KIND, PLACE, PURSE, SEAT
from ludotheque.games.market.moves import ANYWHERE, Discard, Draw, Lay, Place, Steal, Take

_STEPS: Final = {ESTATE: 0, PLACE: 1, KIND: 2, COUNT: 3}
_LETTERS: Final = {ESTATE: "e", PLACE: "p", KIND: "k", COUNT: "a"}


def shared_path(move: Move, active: int) -> tuple[str, ...]:
    """The parts of a move that both games have; none if it is a button or one game's own move."""
    if isinstance(move, Take):
        return (f"t{move.at}",)
    if isinstance(move, Draw):
        return ("d",)
    if isinstance(move, Discard):
        return (f"c{move.card}",)
    if isinstance(move, Steal):
        return (f"v{move.card}",)
    if isinstance(move, Place):
        return (f"o{move.card}",)
    if isinstance(move, Lay):
        held = f"c{move.card}"
        return (held,) if move.place == ANYWHERE else (held, f"e{active}p{move.place}")
    return ()


def tokens_of(form: Sequence[str], args: Sequence[int], active: int) -> Iterator[str]:
    """The tokens of a card's targets: numbers that belong together make one token."""
    token, last = "", 9
    for what, number in zip(form, args, strict=True):
        if what in (SEAT, PURSE):
            yield "b" if what == PURSE and number < 0 else f"{'s' if what == SEAT else 'e'}{number}"
            continue
        if token and _STEPS[what] <= last:
            yield token
            token = ""
        if not token and what != ESTATE:
            token = f"e{active}"
        token += f"{_LETTERS[what]}{number}"
        last = _STEPS[what]
    if token:
        yield token
