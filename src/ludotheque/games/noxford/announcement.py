"""What everybody is told of a move: where the card lies now and, if it was moved, where it lay."""

from ludotheque.core import Card, Log, Move, Seat, Value

from .cards import Cards
from .city_words import CityWords
from .geometry import Place, is_sideways
from .moves import CoverCard, MoveCard, MoveOver, PlaceCard, corner_text
from .phrases import COVERED, MOVED, MOVED_OVER, PLACED
from .pinned_places import NOTHING
from .refusals import Piles, pile_at


def announce(
    move: Move, seat: Seat, cards: Cards, piles: Piles, words: CityWords, log: Log
) -> None:
    """Tell of a move before it is made: places are named by what lies there now."""
    if isinstance(move, PlaceCard):
        log.tell(PLACED, (seat, *_arriving(move.card, words), *_at(move.place, move.card, words)))
    elif isinstance(move, CoverCard):
        place = pile_at(piles, move.corner)
        under = words.beneath(place)
        log.tell(COVERED, (seat, *_arriving(move.card, words), corner_text(place), under))
    elif isinstance(move, (MoveCard, MoveOver)):
        moved = pile_at(piles, move.corner)
        card, letter, origin = words.title(moved)
        leaving: tuple[Value, ...] = (seat, card, cards.owner[piles[moved][-1]], letter)
        before: tuple[Value, ...] = (origin, words.source(moved))
        if isinstance(move, MoveCard):
            lifted = moved if len(piles[moved]) == 1 else NOTHING
            there = _at(move.place, piles[moved][-1], words, lifted)
            log.tell(MOVED, (*leaving, *there, *before))
        else:
            target = pile_at(piles, move.target)
            over: tuple[Value, ...] = (corner_text(target), words.beneath(target))
            log.tell(MOVED_OVER, (*leaving, *over, *before))


def _arriving(card: Card, words: CityWords) -> tuple[Value, ...]:
    return card, words.letters.next_letter(card)


def _at(place: Place, card: Card, words: CityWords, lifted: Place = NOTHING) -> tuple[Value, ...]:
    where = words.offer(place, card, lifted)
    return int(is_sideways(place)), corner_text(place), where
