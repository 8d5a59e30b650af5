"""Views and options as numbers, in columns that never move: docs/research.md lists them."""

from array import array
from collections.abc import Iterator, Sequence
from typing import Final

from ludotheque.core import (
    HIDDEN,
    NOBODY,
    Decision,
    Dice,
    Game,
    Move,
    Seat,
    Sentence,
    State,
    Value,
    Zone,
)

from .details import details_of
from .words import MOVE_PARTS, row, word_number

VERSION: Final = 0
"""Raised whenever a column changes its place or its meaning."""

QUESTION_VALUES: Final = 8
"""How many values of a question have columns."""
_ROWS_KEPT: Final = 50_000
Place = tuple[str, Seat, int]
"""A zone's name, the seat that owns it and its number. The seat is counted from the viewer: 0 is
the viewer, 1 the next."""


class Encoding:
    """The columns of one game with so many players, and the numbers that belong in them.

    Seats are counted from the viewer, so that a policy need not learn each seat by itself. A card
    is its number in the box plus 1; 0 is a hidden card, or none.
    """

    def __init__(self, game: Game, players: int) -> None:
        self.game: Final = game
        self.players: Final = players
        self.name: Final = f"{game.name.replace('-', '_')}_v{VERSION}"
        self.details: Final = details_of(game.name)
        self.kinds: Final = len(game.box.kinds)
        self.cards: Final = game.box.total
        self._phrases: Final = {key: at for at, key in enumerate(game.vocabulary.phrases, 1)}
        zones = game.new(players=players, chance=Dice("columns")).zones()
        self.places: Final = tuple(sorted(map(self._place_of(0), zones), key=_common_first))
        width = 3 + self.kinds
        header = _header(players)
        self.places_at: Final = len(header)
        self.cards_at: Final = self.places_at + width * len(self.places)
        self.details_at: Final = self.cards_at + self.cards
        self._orders: Final = [self._order(zones, seat) for seat in range(players)]
        self.columns: Final[tuple[str, ...]] = (
            *header,
            *[f"{title} {of}" for title in map(_title, self.places) for of in self._of_place()],
            *[f"card {number}" for number in range(1, self.cards + 1)],
            *self.details.columns(game, players),
        )
        """What each number of a view means."""
        self.option_columns: Final[tuple[str, ...]] = tuple(
            f"part {part} {of}" for part in range(1, MOVE_PARTS + 1) for of in ("sort", "value")
        )
        """What each number of an option means."""
        self._rows: Final[dict[str, bytes]] = {}

    def _of_place(self) -> list[str]:
        return ["gold", "cards", "hidden", *self.game.box.names]

    def _place_of(self, viewer: Seat) -> "_PlaceOf":
        return _PlaceOf(viewer, self.players)

    def _order(self, zones: Sequence[Zone], viewer: Seat) -> list[int]:
        """Where the zones of each place are in a view of this seat."""
        at = {place: number for number, place in enumerate(map(self._place_of(viewer), zones))}
        return [at[place] for place in self.places]

    def view(self, view: State) -> list[int]:
        """A seat's own view, as many numbers as there are columns."""
        return self.view_asked(view, view.decision())

    def view_asked(self, view: State, decision: Decision | None) -> list[int]:
        """The same, for somebody who has the decision of this view already: in some games it takes
        longer to list the options than to do all the rest."""
        seat, players = view.eyes, self.players
        standing = view.standing()
        turn = view.whose_turn()
        numbers = [seat, players, NOBODY, NOBODY if turn == NOBODY else (turn - seat) % players]
        if decision is None:
            numbers += [0] * (3 + QUESTION_VALUES)
        else:
            numbers[2] = (decision.seat - seat) % players
            window = decision.window
            numbers.append(len(decision.options))
            numbers.append(0 if window is None else len(window.seats))
            numbers += self.sentence(decision.question, seat, 1 + QUESTION_VALUES)
        if standing is None:
            numbers += [0] * (1 + players)
        else:
            numbers.append(1)
            numbers += standing[seat:] + standing[:seat]
        zones, kinds = view.zones(), self.kinds
        order: list[int] = []
        for at in self._orders[seat]:
            zone = zones[at]
            cards = zone.cards
            counts = [0] * kinds
            hidden = 0
            for card in cards:
                if card == HIDDEN:
                    hidden += 1
                else:
                    counts[card] += 1
                order.append(card + 1)
            numbers += [zone.gold, len(cards), hidden]
            numbers += counts
        numbers += order
        numbers += self.details.values(view)
        return numbers

    def options(self, moves: Sequence[Move]) -> list[list[int]]:
        """A row of numbers for each of these moves."""
        return [self.option(move) for move in moves]

    def packed_options(self, moves: Sequence[Move]) -> bytes:
        """The same rows one after another, as an array of 32-bit integers reads them."""
        details = self.details
        return b"".join([details.row(move) or self._row(move.text) for move in moves])

    def option(self, move: Move) -> list[int]:
        """The words of a move, each with its sort."""
        return list(array("i", self._row(move.text)))

    def _row(self, text: str) -> bytes:
        kept = self._rows
        found = kept.get(text)
        if found is None:
            if len(kept) >= _ROWS_KEPT:
                kept.clear()
            found = kept[text] = row(self.game.box, text)
        return found

    def sentence(self, sentence: Sentence, seat: Seat, width: int) -> list[int]:
        """The number of the phrase and its values, so many of them, for this seat to read."""
        values = list(self._values(sentence, seat))[:width]
        return values + [0] * (width - len(values))

    def _values(self, sentence: Sentence, seat: Seat) -> Iterator[int]:
        """The number of the phrase, then its values; those of a part follow it."""
        yield self._phrases.get(sentence.key, 0)
        for arg, value in zip(sentence.phrase.types, sentence.values, strict=True):
            yield from self._value(arg.name, value, seat)

    def _value(self, sort: str, value: Value, seat: Seat) -> Iterator[int]:
        if isinstance(value, Sentence):
            yield from self._values(value, seat)
        elif isinstance(value, tuple):
            for each in value:
                yield from self._value("card", each, seat)
        elif isinstance(value, str):
            yield word_number(value)
        elif sort == "seat":
            yield (value - seat) % self.players
        else:
            yield value + 1 if sort == "card" else value


class _PlaceOf:
    """The place of a zone, as a viewer counts seats."""

    def __init__(self, viewer: Seat, players: int) -> None:
        self._viewer: Final = viewer
        self._players: Final = players

    def __call__(self, zone: Zone) -> Place:
        owner = zone.owner
        if owner != NOBODY:
            owner = (owner - self._viewer) % self._players
        return zone.name, owner, zone.number


def _common_first(place: Place) -> Seat:
    return place[1]


def _title(place: Place) -> str:
    name, owner, number = place
    numbered = f"{name} {number}" if number else name
    return numbered if owner == NOBODY else f"seat +{owner} {numbered}"


def _header(players: int) -> list[str]:
    return [
        "own seat",
        "players",
        "asked",
        "turn",
        "options",
        "asked together",
        "question",
        *[f"question value {number}" for number in range(1, QUESTION_VALUES + 1)],
        "points are known",
        *[f"seat +{seat} points" for seat in range(players)],
    ]
