"""Moves from their texts."""

from typing import Final

from ludotheque.core import HIDDEN, Card, Move
from ludotheque.games.market.moves import ANYWHERE
from ludotheque.games.market.reading import number_of, read_market_move

from .cards import Cards
from .moves import PASS, REDEAL, REROLL, STAND, STAY

_WORDS: Final = {move.text: move for move in (STAY, REDEAL, REROLL, STAND, PASS)}


def read_move(cards: Cards, text: str) -> Move | None:
    """The move with this text; None if there is none."""
    shared = read_market_move(cards, text)
    if shared is not None:
        return shared
    if text in _WORDS:
        return _WORDS[text]
    words = text.split(" ")
    move: Move | None = None
    if words[0] == "lay" and len(words) in (2, 3):
        move = _read_lay(cards, words)
    elif words[0] == "keep" and len(words) == cards.kept + 1:
        move = _read_keep(cards, words[1:])
    elif words[0] == "vanish" and len(words) == 3:
        place, card = number_of(words[1]) - 1, cards.box.find(words[2])
        if place >= 0 and card != HIDDEN and cards.is_artisan[card]:
            move = cards.vanish(place, card)
    elif words[0] == "put" and len(words) == 2 and number_of(words[1]):
        move = cards.put(number_of(words[1]) - 1)
    return move if move is not None and move.text == text else None


def _read_lay(cards: Cards, words: list[str]) -> Move | None:
    card: Card = cards.box.find(words[1])
    if card == HIDDEN or cards.playable[card] is not None:
        return None
    if cards.is_artisan[card]:
        place = number_of(words[2]) - 1 if len(words) == 3 else ANYWHERE
        return cards.lay(card, place) if place >= 0 else None
    return cards.simple_lays[card][0]


def _read_keep(cards: Cards, names: list[str]) -> Move | None:
    kept = tuple(sorted([cards.box.find(name) for name in names]))
    return None if HIDDEN in kept else cards.keep(kept)
