"""Ranches, and lands with what lies on them. Neither ever changes: each change makes a new one, so
copies of a state share them and their cached results."""

from typing import TYPE_CHECKING, Final

from ludotheque.core import HIDDEN, Card
from ludotheque.games.market.estate import Estate
from ludotheque.games.market.moves import Lay
from ludotheque.games.market.odds import Odds, guard_test

if TYPE_CHECKING:
    from .cards import Cards

NONE: Final = HIDDEN
"""No card: no mine, no raid, no panic."""

OLDEST: Final = 4
"""A herd is worth its base value times the turns it has spent on the land, up to this many
(SF-23)."""

_AGES: Final = 8


def herd_of(card: Card, age: int) -> int:
    """A herd on a land: its card and its age as one number."""
    return card * _AGES + age


def card_of(herd: int) -> Card:
    return herd // _AGES


def age_of(herd: int) -> int:
    return herd % _AGES


class Land:
    """A land and what lies on it. Equal lands of a box are the same object."""

    __slots__ = ("_older", "card", "herds", "mine", "raid", "room")

    def __init__(
        self, card: Card, herds: tuple[int, ...], mine: Card, raid: Card, room: int
    ) -> None:
        self.card: Final = card
        self.herds: Final = herds
        """The cards with their ages, sorted."""
        self.mine: Final = mine
        self.raid: Final = raid
        self.room: Final = room
        """The number of herds that can still be laid; none under a raid or with a mine (SF-60,
        SF-83)."""
        self._older: Land | None = None

    def older(self, cards: "Cards") -> "Land":
        """The same land after its herds have spent one more turn there (SF-24)."""
        if self._older is None:
            herds = [herd if age_of(herd) >= OLDEST else herd + 1 for herd in self.herds]
            self._older = cards.land(self.card, tuple(sorted(herds)), self.mine, self.raid)
        return self._older

    def all_cards(self) -> list[Card]:
        cards = [self.card, *[card_of(herd) for herd in self.herds]]
        return cards + [card for card in (self.mine, self.raid) if card != NONE]


class Ranch(Estate):
    """Lands, people, fences, and perhaps a panic."""

    __slots__ = (
        "_lays",
        "_watch",
        "catalogue",
        "fences",
        "lands",
        "panic",
        "people",
    )

    def __init__(
        self,
        cards: "Cards",
        number: int,
        lands: tuple[Land, ...],
        people: tuple[Card, ...],
        fences: tuple[Card, ...],
        panic: Card,
    ) -> None:
        super().__init__(number)
        self.catalogue: Final = cards
        self.lands: Final = lands
        self.people: Final = people
        """Cowboys and others, sorted."""
        self.fences: Final = fences
        self.panic: Final = panic
        self._lays: Final[dict[Card, tuple[Lay, ...]]] = {}
        self._watch = -1

    # Copies with one change

    def with_lands(self, lands: tuple[Land, ...]) -> "Ranch":
        return Ranch(self.catalogue, self.number, lands, self.people, self.fences, self.panic)

    def with_land(self, at: int, land: Land) -> "Ranch":
        """The ranch with another land in this place."""
        return self.with_lands((*self.lands[:at], land, *self.lands[at + 1 :]))

    def without_land(self, at: int) -> "Ranch":
        return self.with_lands(self.lands[:at] + self.lands[at + 1 :])

    def with_herd(self, at: int, herd: int) -> "Ranch":
        land = self.lands[at]
        herds = tuple(sorted((*land.herds, herd)))
        return self.with_land(at, self.catalogue.land(land.card, herds, land.mine, land.raid))

    def without_herd(self, at: int, herd: int) -> "Ranch":
        land = self.lands[at]
        herds = list(land.herds)
        herds.remove(herd)
        changed = self.catalogue.land(land.card, tuple(herds), land.mine, land.raid)
        return self.with_land(at, changed)

    def with_raid(self, at: int, raid: Card) -> "Ranch":
        land = self.lands[at]
        return self.with_land(at, self.catalogue.land(land.card, land.herds, land.mine, raid))

    def with_mine(self, at: int, mine: Card) -> "Ranch":
        land = self.lands[at]
        return self.with_land(at, self.catalogue.land(land.card, land.herds, mine, land.raid))

    def with_person(self, card: Card) -> "Ranch":
        people = tuple(sorted((*self.people, card)))
        return Ranch(self.catalogue, self.number, self.lands, people, self.fences, self.panic)

    def without_person(self, card: Card) -> "Ranch":
        people = list(self.people)
        people.remove(card)
        return Ranch(
            self.catalogue, self.number, self.lands, tuple(people), self.fences, self.panic
        )

    def with_fence(self, card: Card) -> "Ranch":
        fences = tuple(sorted((*self.fences, card)))
        return Ranch(self.catalogue, self.number, self.lands, self.people, fences, self.panic)

    def with_panic(self, panic: Card) -> "Ranch":
        return Ranch(self.catalogue, self.number, self.lands, self.people, self.fences, panic)

    # What follows from these

    def same_as(self, at: int) -> int:
        """The first land equal to this one: equal lands are one choice."""
        return self.lands.index(self.lands[at])

    def lands_with_room(self) -> list[int]:
        lands = self.lands
        return [at for at, land in enumerate(lands) if land.room > 0 and lands.index(land) == at]

    def lays(self, card: Card) -> tuple[Lay, ...]:
        """The moves that lay this herd (SF-43)."""
        found = self._lays.get(card)
        if found is None:
            found = tuple([self.catalogue.lay(card, at) for at in self.lands_with_room()])
            self._lays[card] = found
        return found

    def herds(self) -> int:
        """The number of herds to watch; those under a raid do not count (SF-61)."""
        count = 0
        for land in self.lands:
            if land.herds and land.raid == NONE:
                count += len(land.herds)
        return count

    def mines(self) -> bool:
        """Whether there is a working mine."""
        return any(land.mine != NONE and land.raid == NONE for land in self.lands)

    def watch(self) -> int:
        """The bonus in the herd test: cowboys and fences (SF-20, SF-91)."""
        if self._watch < 0:
            bonus, is_cowboy = self.catalogue.bonus, self.catalogue.is_cowboy
            watch = sum([bonus[card] for card in self.people if is_cowboy[card]])
            self._watch = watch + sum([bonus[card] for card in self.fences])
        return self._watch

    def difficulty(self) -> int:
        """What is added to the neighbour's die: the herds, twice in a panic (SF-20, SF-62)."""
        return self.herds() * (1 if self.panic == NONE else 2)

    def test_odds(self) -> Odds:
        """How the herd test would end with these herds and cowboys."""
        return guard_test(self.watch(), self.difficulty(), equal_is_enough=True)

    def best_herds(self) -> list[tuple[int, int]]:
        """The different herds with the highest selling price, each with its land."""
        worth = self.catalogue.worth
        best = 0
        found: list[tuple[int, int]] = []
        for at, land in enumerate(self.lands):
            if land.raid != NONE or not land.herds or self.same_as(at) != at:
                continue
            for herd in sorted(set(land.herds)):
                if worth[herd] > best:
                    best = worth[herd]
                    found = []
                if worth[herd] == best:
                    found.append((at, herd))
        return found

    def cowboys(self) -> list[Card]:
        is_cowboy = self.catalogue.is_cowboy
        return [card for card in self.people if is_cowboy[card]]

    def has(self, kinds: tuple[Card, ...]) -> bool:
        """Whether a person of these kinds is here."""
        if kinds:
            for card in self.people:
                if card in kinds:
                    return True
        return False

    def highest(self) -> list[Card]:
        """The different people with the highest bonus (SF-64)."""
        bonus = self.catalogue.bonus
        most = max([bonus[card] for card in self.people], default=0)
        return sorted({card for card in self.people if bonus[card] == most})

    def attachments(self) -> tuple[Card, ...]:
        """What lies by the ranch as a whole: fences, and perhaps a panic."""
        return self.fences if self.panic == NONE else (*self.fences, self.panic)

    def all_cards(self) -> list[Card]:
        cards = [*self.people, *self.attachments()]
        for land in self.lands:
            cards += land.all_cards()
        return cards

    def content(self) -> list[object]:
        """Lands (each with its herds and their ages, its mine, its raid), people, fences, panic."""
        name = self.catalogue.box.name
        lands: list[object] = [
            [
                name(land.card),
                [[name(card_of(herd)), age_of(herd)] for herd in land.herds],
                self._or_nothing(land.mine),
                self._or_nothing(land.raid),
            ]
            for land in self.lands
        ]
        people: list[object] = [name(card) for card in self.people]
        fences: list[object] = [name(card) for card in self.fences]
        return [lands, people, fences, self._or_nothing(self.panic)]

    def _or_nothing(self, card: Card) -> str:
        return "" if card == NONE else self.catalogue.box.name(card)
