"""Reading moves from their texts. Typed moves are not cached: only the options of games are."""

from typing import Final

from ludotheque.core import HIDDEN, Move
from ludotheque.games.market.parsing import number_of, read_market_move

from .cards import Cards
from .moves import PASS, REDEAL, REROLL, STAND, STAY, Put, Vanish

_WORDS: Final[dict[str, Move]] = {move.text: move for move in (STAY, REDEAL, REROLL, STAND, PASS)}


def read_move(cards: Cards, text: str) -> Move | None:
    """The move with this text; None if there is none."""
    shared = read_market_move(cards, _WORDS, text)
    if shared is not None:
        return shared
    words = text.split(" ")
    move: Move | None = None
    if words[0] == "keep" and len(words) == cards.kept + 1:
        move = _read_keep(cards, words[1:])
    elif words[0] == "vanish" and len(words) == 3:
        place, card = number_of(words[1]) - 1, cards.box.find(words[2])
        if place >= 0 and card != HIDDEN and cards.is_artisan[card]:
            move = Vanish(place, card, words[2])
    elif words[0] == "put" and len(words) == 2 and number_of(words[1]):
        move = Put(number_of(words[1]) - 1)
    return move if move is not None and move.text == text else None


def _read_keep(cards: Cards, names: list[str]) -> Move | None:
    kept = tuple(sorted([cards.box.find(name) for name in names]))
    return None if HIDDEN in kept else cards.keep(kept)
