"""Cities, and Districts with what lies on them. Neither ever changes: each change makes a new one,
so copies of a state share them and their cached results."""

from typing import TYPE_CHECKING, Final

from ludotheque.core import HIDDEN, Card
from ludotheque.games.market.estate import Estate
from ludotheque.games.market.moves import Lay
from ludotheque.games.market.odds import Odds, guard_test

if TYPE_CHECKING:
    from .cards import Cards

NONE: Final = HIDDEN
"""No card: no genie."""


class District:
    """A District and what lies on it. Equal Districts of a box are the same object."""

    __slots__ = ("artisans", "card", "genie", "room")

    def __init__(self, card: Card, artisans: tuple[Card, ...], genie: Card, room: int) -> None:
        self.card: Final = card
        self.artisans: Final = artisans
        """Sorted."""
        self.genie: Final = genie
        """The Frightful genie, which takes the whole District out of play (SA-61)."""
        self.room: Final = room
        """The number of artisans that can still be laid; none under a genie."""

    def all_cards(self) -> list[Card]:
        cards = [self.card, *self.artisans]
        return cards if self.genie == NONE else [*cards, self.genie]


class City(Estate):
    """Districts, guards, genies before their player, and carpets."""

    __slots__ = (
        "_artisans",
        "_bonus",
        "_lays",
        "_more_cards",
        "_rooms",
        "carpets",
        "catalogue",
        "districts",
        "genies",
        "guards",
        "imposed",
        "mischief",
        "protected",
    )

    def __init__(
        self,
        cards: "Cards",
        number: int,
        districts: tuple[District, ...],
        guards: tuple[Card, ...],
        genies: tuple[Card, ...],
        carpets: tuple[Card, ...],
    ) -> None:
        super().__init__(number)
        self.catalogue: Final = cards
        self.districts: Final = districts
        self.guards: Final = guards
        """Sorted, as are genies and carpets."""
        self.genies: Final = genies
        self.carpets: Final = carpets
        imposed = protected = False
        mischief = 0
        for genie in genies:
            if genie in cards.mischievous:
                mischief += cards.upkeep[genie]
            elif genie in cards.protectors:
                protected = True
            else:
                imposed = True
        self.imposed: Final = imposed
        """Whether guards count 0 (SA-63)."""
        self.protected: Final = protected
        """Whether opponents' Actions cannot affect this city (SA-65)."""
        self.mischief: Final = mischief
        """The action points that Mischievous genies cost each turn (SA-70)."""
        self._lays: Final[dict[Card, tuple[Lay, ...]]] = {}
        self._rooms: tuple[int, ...] | None = None
        self._bonus = -1
        self._artisans = -1
        self._more_cards = -1

    # Copies with one change

    def with_districts(self, districts: tuple[District, ...]) -> "City":
        return City(self.catalogue, self.number, districts, self.guards, self.genies, self.carpets)

    def with_district(self, at: int, district: District) -> "City":
        """The city with another District in this place."""
        return self.with_districts((*self.districts[:at], district, *self.districts[at + 1 :]))

    def without_district(self, at: int) -> "City":
        return self.with_districts(self.districts[:at] + self.districts[at + 1 :])

    def with_artisan(self, at: int, card: Card) -> "City":
        district = self.districts[at]
        artisans = tuple(sorted((*district.artisans, card)))
        changed = self.catalogue.district(district.card, artisans, district.genie)
        return self.with_district(at, changed)

    def without_artisan(self, at: int, card: Card) -> "City":
        district = self.districts[at]
        artisans = list(district.artisans)
        artisans.remove(card)
        changed = self.catalogue.district(district.card, tuple(artisans), district.genie)
        return self.with_district(at, changed)

    def with_frightful(self, at: int, genie: Card) -> "City":
        """The city with this Frightful genie on a District, or with none there."""
        district = self.districts[at]
        return self.with_district(
            at, self.catalogue.district(district.card, district.artisans, genie)
        )

    def with_guard(self, card: Card) -> "City":
        guards = tuple(sorted((*self.guards, card)))
        return City(self.catalogue, self.number, self.districts, guards, self.genies, self.carpets)

    def without_guard(self, card: Card) -> "City":
        guards = list(self.guards)
        guards.remove(card)
        return City(
            self.catalogue, self.number, self.districts, tuple(guards), self.genies, self.carpets
        )

    def with_genie(self, card: Card) -> "City":
        genies = tuple(sorted((*self.genies, card)))
        return City(self.catalogue, self.number, self.districts, self.guards, genies, self.carpets)

    def without_genie(self, card: Card) -> "City":
        genies = list(self.genies)
        genies.remove(card)
        return City(
            self.catalogue, self.number, self.districts, self.guards, tuple(genies), self.carpets
        )

    def with_carpet(self, card: Card) -> "City":
        carpets = tuple(sorted((*self.carpets, card)))
        return City(self.catalogue, self.number, self.districts, self.guards, self.genies, carpets)

    # What follows from these

    def same_as(self, at: int) -> int:
        """The first District equal to this one: equal Districts are one choice."""
        return self.districts.index(self.districts[at])

    def in_play(self) -> list[District]:
        """The Districts that no Frightful genie has taken out of play."""
        return [district for district in self.districts if district.genie == NONE]

    def with_room(self) -> tuple[int, ...]:
        """The different Districts with room for an artisan."""
        rooms = self._rooms
        if rooms is None:
            places = self.districts
            found = [at for at, place in enumerate(places) if place.room]
            rooms = tuple([at for at in found if places.index(places[at]) == at])
            self._rooms = rooms
        return rooms

    def lays(self, card: Card) -> tuple[Lay, ...]:
        """The moves that lay this artisan (SA-42)."""
        found = self._lays.get(card)
        if found is None:
            found = tuple([self.catalogue.lay(card, at) for at in self.with_room()])
            self._lays[card] = found
        return found

    def all_artisans(self) -> list[tuple[int, Card]]:
        """The different artisans in play, each with its place."""
        return [
            (at, card)
            for at, place in enumerate(self.districts)
            if place.artisans and place.genie == NONE and self.same_as(at) == at
            for card in sorted(set(place.artisans))
        ]

    def artisans(self) -> int:
        """The number of artisans to protect (SA-20)."""
        if self._artisans < 0:
            count = 0
            for place in self.districts:
                if place.genie == NONE:
                    count += len(place.artisans)
            self._artisans = count
        return self._artisans

    def taxes(self) -> int:
        tax = self.catalogue.taxes
        return sum([tax[card] for place in self.in_play() for card in place.artisans])

    def bonus_of(self, guard: Card) -> int:
        """The bonus of a guard here, in the guard test and in duels."""
        return 0 if self.imposed else self.catalogue.bonus[guard]

    def bonus(self) -> int:
        """The bonus in the guard test: guards and Fortified quarters."""
        if self._bonus < 0:
            quarters = sum([self.catalogue.bonus[place.card] for place in self.in_play()])
            self._bonus = quarters + sum([self.bonus_of(card) for card in self.guards])
        return self._bonus

    def may_reroll(self) -> bool:
        """Whether there are guards and all of them are of the desert (SA-21)."""
        desert = self.catalogue.desert
        return bool(self.guards) and all(card in desert for card in self.guards)

    def test_odds(self) -> Odds:
        """How the guard test would end with these artisans and guards."""
        return guard_test(
            self.bonus(), self.artisans(), equal_is_enough=False, may_repeat=self.may_reroll()
        )

    def more_cards(self) -> int:
        """How many cards the Libraries let its player keep beyond the limit (SA-50)."""
        if self._more_cards < 0:
            more = self.catalogue.more_cards
            self._more_cards = sum([more[place.card] for place in self.in_play()])
        return self._more_cards

    def all_cards(self) -> list[Card]:
        cards = [*self.guards, *self.genies, *self.carpets]
        for place in self.districts:
            cards += place.all_cards()
        return cards

    def content(self) -> list[object]:
        """Districts (each with its artisans and its genie), guards, genies, carpets."""
        name = self.catalogue.box.name
        districts: list[object] = [
            [
                name(place.card),
                [name(card) for card in place.artisans],
                "" if place.genie == NONE else name(place.genie),
            ]
            for place in self.districts
        ]
        guards: list[object] = [name(card) for card in self.guards]
        genies: list[object] = [name(card) for card in self.genies]
        carpets: list[object] = [name(card) for card in self.carpets]
        return [districts, guards, genies, carpets]
