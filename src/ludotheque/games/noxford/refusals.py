"""Why a card may not lie in a certain place, on or off the table."""

from collections.abc import Mapping

from ludotheque.core import NOBODY, Card, Refusal

from .cards import Cards
from .city_words import CityWords
from .geometry import Place, aligned_edges, how_many, is_sideways, overlap, touched_by, x_of, y_of
from .moves import size_words
from .phrases import (
    LOCKED,
    LOCKED_IN,
    MASTERS_STAY,
    NEUTRAL_COVERS_NOTHING,
    NEUTRAL_IS_NOT_COVERED,
    NOT_ALIGNED,
    NOT_OFFERED,
    NOT_THE_GEAR,
    OFF_THE_TABLE,
    OVERLAPS,
    RANK_TOO_LOW,
    SAME_PLACE,
    TOUCHES_NOTHING,
    TOUCHES_ONE,
    WOULD_SPLIT,
)
from .pinned_places import NOTHING
from .places import City

Piles = Mapping[Place, tuple[Card, ...]]


def pile_at(piles: Piles, corner: Place) -> Place:
    """The place of the pile with this lower left corner, or NOTHING."""
    if corner in piles:
        return corner
    return corner | 1 if corner | 1 in piles else NOTHING


def why_not_place(
    words: CityWords, city: City, card: Card, place: Place, lifted: Place = NOTHING
) -> Refusal | None:
    """Why this card cannot lie here next to others, once the card at `lifted` is removed (NX-13 to
    NX-15)."""
    surface = city.surface
    rect = surface.rect(place)
    if not surface.holds(rect):
        return Refusal(OFF_THE_TABLE, (size_words(surface.width, surface.height),))
    offered = city.places() if lifted == NOTHING else city.places_without(lifted)
    if place in offered:
        return None
    others = [city.cards[other] for other in sorted(city.cards) if other != lifted]
    for other in others:
        if overlap(rect, other):
            return Refusal(OVERLAPS, (words.card(other.place),))
    touched = touched_by(rect, others)
    if not touched:
        return TOUCHES_NOTHING
    if len(touched) == 1:
        return Refusal(TOUCHES_ONE, (words.card(touched[0].place),))
    edges = how_many(aligned_edges(rect, touched))
    if edges < 2:
        return Refusal(NOT_ALIGNED, (edges,))
    nearest = min([_away(other, place) for other in offered])[1]
    where = words.offer(nearest, card, lifted)
    return Refusal(NOT_OFFERED, (int(is_sideways(nearest)), where))


def _away(offered: Place, place: Place) -> tuple[int, Place]:
    """The distance to an offered place, for a card that may slide; the other orientation counts as
    far."""
    turned = 10_000 if is_sideways(offered) != is_sideways(place) else 0
    away = abs(x_of(offered) - x_of(place)) + abs(y_of(offered) - y_of(place))
    return away + turned, offered


def why_not_cover(
    cards: Cards,
    words: CityWords,
    piles: Piles,
    city: City,
    card: Card,
    target: Place,
    lifted: Place = NOTHING,
) -> Refusal | None:
    """Why this card cannot be laid over the one at `target`, once the card at `lifted` is removed
    (NX-30, NX-31, NX-44)."""
    under = piles[target][-1]
    if cards.owner[card] == NOBODY:
        return Refusal(NEUTRAL_COVERS_NOTHING, (card,))
    if cards.owner[under] == NOBODY:
        return Refusal(NEUTRAL_IS_NOT_COVERED, words.title(target))
    if cards.rank[card] <= cards.rank[under]:
        ranks = str(cards.rank[card]), str(cards.rank[under])
        return Refusal(RANK_TOO_LOW, (card, ranks[0], words.card(target), ranks[1]))
    if city.is_locked_without(target, lifted):
        return Refusal(LOCKED, words.title(target))
    return None


def why_not_lift(
    cards: Cards,
    words: CityWords,
    piles: Piles,
    city: City,
    moved: Place,
    gear: Place,
    rejoins: bool,
) -> Refusal | None:
    """Why a Gear cannot move the visible card at this place, wherever to (NX-40 to NX-42)."""
    card = piles[moved][-1]
    if moved == gear:
        return Refusal(NOT_THE_GEAR, words.title(moved))
    if cards.is_master[card]:
        return Refusal(MASTERS_STAY, words.title(moved))
    if city.is_locked(moved):
        return Refusal(LOCKED_IN, words.title(moved))
    if not rejoins and is_joint(piles, city, moved):
        return Refusal(WOULD_SPLIT, words.title(moved))
    return None


def is_joint(piles: Piles, city: City, moved: Place) -> bool:
    """Whether lifting the visible card at this place splits the city."""
    return len(piles[moved]) == 1 and city.cards[moved] in city.joints()


def why_not_move(
    words: CityWords, piles: Piles, city: City, moved: Place, place: Place
) -> Refusal | None:
    """Why the visible card at `moved` cannot be moved next to others, to this place."""
    if place == moved:
        return Refusal(SAME_PLACE, words.title(moved))
    lifted = moved if len(piles[moved]) == 1 else NOTHING
    why = why_not_place(words, city, piles[moved][-1], place, lifted)
    if why is not None or not is_joint(piles, city, moved):
        return why
    joined = city.rejoining(city.cards[moved], [place])
    return None if joined else Refusal(WOULD_SPLIT, words.title(moved))


def why_not_move_over(
    cards: Cards, words: CityWords, piles: Piles, city: City, moved: Place, target: Place
) -> Refusal | None:
    """Why the visible card at `moved` cannot be moved over the one at `target`."""
    card = piles[moved][-1]
    if target == moved:
        return Refusal(SAME_PLACE, words.title(moved))
    if is_joint(piles, city, moved):
        return Refusal(WOULD_SPLIT, words.title(moved))
    lifted = moved if len(piles[moved]) == 1 else NOTHING
    return why_not_cover(cards, words, piles, city, card, target, lifted)
