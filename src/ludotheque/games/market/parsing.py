"""Reading the moves that both games share from their texts."""

from collections.abc import Mapping
from typing import Final

from ludotheque.core import HIDDEN, Move

from .cards import MarketCards
from .moves import BUY, DRAW, END, LEAVE, Lay

_MOST: Final = 9999

_WORDS: Final[dict[str, Move]] = {move.text: move for move in (DRAW, BUY, END, LEAVE)}


def read_market_move(
    catalogue: MarketCards, own_words: Mapping[str, Move], text: str
) -> Move | None:
    """The move with this text, or the game's own move of this one word; None if there is none."""
    if text in _WORDS:
        return _WORDS[text]
    if text in own_words:
        return own_words[text]
    verb, found, what = text.partition(" ")
    if not found:
        return None
    if verb == "take":
        for take in catalogue.takes:
            if take.text == text:
                return take
        return None
    if verb == "play":
        return catalogue.find_play(text)
    if verb == "lay":
        return _read_lay(catalogue, text)
    if text == catalogue.no_card.text:
        return catalogue.no_card
    card = catalogue.box.find(what)
    if card == HIDDEN:
        return None
    if verb == "discard":
        return catalogue.discards[card]
    if verb == "steal":
        return catalogue.steals[card]
    return catalogue.places[card] if verb == "place" else None


def _read_lay(catalogue: MarketCards, text: str) -> Move | None:
    """Typed moves are not cached: only the options of games are."""
    words = text.split(" ")
    card = catalogue.box.find(words[1])
    if card == HIDDEN or catalogue.playable[card] is not None:
        return None
    if catalogue.simple_lays[card]:
        move = catalogue.simple_lays[card][0]
    elif len(words) == 3 and number_of(words[2]):
        move = Lay(card, words[1], number_of(words[2]) - 1)
    else:
        return None
    return move if move.text == text else None


def number_of(word: str) -> int:
    """A number from 1 up; 0 for anything else."""
    if not (word.isascii() and word.isdecimal()):
        return 0
    number = int(word[:9])
    return number if number <= _MOST else 0
