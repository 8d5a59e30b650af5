"""How the time of a decision in Noxford grows with the city."""

from statistics import median
from time import perf_counter
from typing import Final, TypedDict

from ludotheque.core import Dice
from ludotheque.games.noxford.game import starting_places
from ludotheque.games.noxford.places import City
from ludotheque.games.noxford.surface import Surface
from ludotheque.version import is_compiled

SIZES: Final = (5, 10, 20, 30, 40)
_TABLE: Final = Surface(1200, 800, 63, 88)


class Grown(TypedDict):
    """A city of so many cards: its legal places, and what it takes to lay one card more and list
    them again; medians over many cities."""

    cards: int
    compiled: bool
    places: float
    microseconds: float


def grow(cities: int) -> list[Grown]:
    """Let so many random cities grow, and time each step at the sizes that are reported."""
    places: dict[int, list[int]] = {size: [] for size in SIZES}
    times: dict[int, list[float]] = {size: [] for size in SIZES}
    for seed in range(cities):
        dice = Dice(f"cities {seed}")
        city = City(_TABLE)
        for place in starting_places(_TABLE):
            city.add(place)
        while len(city.cards) < SIZES[-1]:
            chosen = dice.pick(city.places())
            start = perf_counter()
            city.add(chosen)
            found = city.places()
            time = perf_counter() - start
            if len(city.cards) in places:
                places[len(city.cards)].append(len(found))
                times[len(city.cards)].append(time)
    return [
        {
            "cards": size,
            "compiled": is_compiled(),
            "places": median(places[size]),
            "microseconds": 1e6 * median(times[size]),
        }
        for size in SIZES
    ]
