"""Reading moves from their texts. Typed moves are not cached: only the options of games are."""

from typing import Final

from ludotheque.core import HIDDEN, Move
from ludotheque.games.market.parsing import number_of, read_market_move

from .cards import Cards
from .moves import ACCEPT, DECLINE, KEEP, SET, Ask, Lose, Sell
from .ranch import OLDEST, herd_of

_WORDS: Final[dict[str, Move]] = {move.text: move for move in (KEEP, SET, ACCEPT, DECLINE)}


def read_move(cards: Cards, text: str) -> Move | None:
    """The move with this text; None if there is none."""
    shared = read_market_move(cards, _WORDS, text)
    if shared is not None:
        return shared
    words = text.split(" ")
    move: Move | None = None
    if words[0] in ("sell", "lose") and len(words) == 4:
        land, card, age = number_of(words[1]) - 1, cards.box.find(words[2]), number_of(words[3])
        if land >= 0 and 1 <= age <= OLDEST and card != HIDDEN and cards.is_herd[card]:
            herd = herd_of(card, age)
            sold = words[0] == "sell"
            move = Sell(land, herd, words[2], age) if sold else Lose(land, herd, words[2], age)
    elif words[0] == "ask" and len(words) == 2 and number_of(words[1]) >= 1:
        move = Ask(number_of(words[1]))
    return move if move is not None and move.text == text else None
