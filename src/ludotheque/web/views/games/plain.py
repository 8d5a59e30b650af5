"""Any game on the web, by what the contract knows: its places, its points, its options in words."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from ludotheque.core import (
    NOBODY,
    WATCHER,
    Card,
    Event,
    Game,
    Kind,
    Seat,
    StateT,
    Zone,
)
from ludotheque.games.drawings import BACK, SCENE, Drawings
from ludotheque.games.illustrations import illustrated
from ludotheque.games.svg import document, fill, moved, pen, rounded, sprite, text
from ludotheque.texts import Texts
from ludotheque.web.tables.table import OVER
from ludotheque.web.views.scene import Scene
from ludotheque.web.views.stage import Stage, Travel

from .plain_choices import Choice, grouped, whole_moves

CROWDED: Final = 12
"""A place with more tiles than this shows them small, without drawings."""

_FOLDER: Final = "games/plain"
_HAND: Final = "hand"
_PREFIX: Final = "plain"
_INK: Final = "#20303c"
_PAPER: Final = "#f4efe2"
_GOLD: Final = "#e0b253"
_CLOTH: Final = "#1d5148"


class Tile(NamedTuple):
    """Equal cards that lie together, the key of their element, and the move that they are."""

    card: Card
    copies: int
    key: str
    choice: Choice | None = None


class Place(NamedTuple):
    """A zone with its cards as tiles."""

    title: str
    key: str
    tiles: tuple[Tile, ...]
    gold: int
    size: int

    @property
    def is_empty(self) -> bool:
        return not self.tiles and not self.gold

    @property
    def is_crowded(self) -> bool:
        return len(self.tiles) > CROWDED


class Side(NamedTuple):
    """One player's places and points."""

    seat: Seat
    places: tuple[Place, ...]
    points: int | None


class PlainStage(Stage[StateT]):
    """A table of tiles and buttons, for a game without a stage of its own."""

    def __init__(self, game: Game, world: str = "plain") -> None:
        super().__init__(game, world)
        self._drawings: Final = Drawings(game.package, (BACK, SCENE))

    @property
    def folder(self) -> str:
        return super().folder if self.package else _FOLDER

    @property
    def styles(self) -> tuple[str, ...]:
        """The plain style sheet, and after it that of a stage which builds on this one."""
        return tuple(dict.fromkeys([f"{_FOLDER}/stage.css", *super().styles]))

    def context(self, view: StateT, scene: Scene) -> dict[str, object]:
        zones = view.zones()
        sides = [self._side(seat, view, zones, scene) for seat in _around(view.eyes, view.seats)]
        decision = scene.decision() if scene.is_asked else None
        options = decision.options if decision else ()
        choices = [
            Choice(move.text, meaning)
            for move, meaning in zip(options, scene.meanings(options), strict=True)
        ]
        is_seated = view.eyes != WATCHER
        hands = [self._hand(zone, choices, scene) for zone in zones if _is_apart(zone, scene)]
        return {
            "common": [_place(zone, scene) for zone in zones if zone.owner == NOBODY],
            "own": sides[0] if is_seated else None,
            "others": sides[is_seated:],
            "hand": hands[0] if hands else None,
            "choices": grouped(choices),
            "unseen": self.unseen(view),
        }

    def _side(self, seat: Seat, view: StateT, zones: Sequence[Zone], scene: Scene) -> Side:
        places = [
            _place(zone, scene)
            for zone in zones
            if zone.owner == seat and not _is_apart(zone, scene)
        ]
        points = view.standing()
        return Side(seat, tuple(places), None if points is None else points[seat])

    def _hand(self, zone: Zone, choices: Sequence[Choice], scene: Scene) -> Place:
        """The reader's hand; a card that is a whole move can be tapped."""
        moves, place = whole_moves(choices), _place(zone, scene)
        tiles = [
            tile._replace(choice=moves.get(self.game.box.name(tile.card))) for tile in place.tiles
        ]
        return place._replace(tiles=tuple(tiles))

    def travels(self, told: Sequence[Event], view: StateT) -> list[Travel]:
        return []

    def elements(self, event: Event, view: StateT) -> list[str]:
        """Whoever it names, and before them the card, where it lies beside them or in common."""
        seats, card = event.seats(), self.cause(event, view)
        lies = [
            f"z-{zone.name}-{zone.number}-{zone.owner}-{card}-0"
            for zone in view.zones()
            if card in zone.cards and zone.owner in (NOBODY, *seats)
        ]
        return [*lies, *[f"person-{seat}" for seat in seats]]

    def sprite(self) -> Markup:
        back = self._drawings[BACK] if self.back else ""
        return Markup(sprite(_PREFIX, self._drawings.symbols(), back))

    def banner(self) -> Markup:
        if SCENE in self._drawings:
            return Markup(document(336, 200, _INK, self._drawings[SCENE]))
        drawn = [self._drawings.drawing_for(kind) for kind in self.game.box.kinds]
        return Markup(document(336, 200, _INK, _fanned(list(dict.fromkeys(filter(None, drawn))))))

    def drawing(self, card: Card) -> str:
        name = self._drawings.name_for(self.game.box.kinds[card])
        return f"{_PREFIX}-{name}" if name else ""

    @property
    def back(self) -> str:
        """The id of the drawing of a card's back; empty if there is none."""
        return f"{_PREFIX}-{BACK}" if BACK in self._drawings else ""

    def figure(self, card: Card) -> str:
        """The first figure of the card: what games print largest comes first in their lists."""
        figures = list(self.game.box.kinds[card].figures.values())
        return _number(figures[0]) if figures else ""

    def figures(self, card: Card, texts: Texts) -> list[str]:
        """The figures of a card in words, without those that are zero or part of its name."""
        kind, name = self.game.box.kinds[card], texts.card(card)
        return [
            f"{texts.figure(figure)}\N{NO-BREAK SPACE}{_number(value)}"
            for figure, value in kind.figures.items()
            if value and not name.endswith(str(abs(value)))
        ]

    def illustration(self, name: str) -> Markup | None:
        drawn = illustrated(name, self.game.box, self._card, lambda _which: None)
        return None if drawn is None else Markup(drawn)

    def _card(self, card: Card) -> str:
        """A card as a picture for the rules: a drawing if it has one, and its first figure."""
        kind: Kind = self.game.box.kinds[card]
        figure = text(5, 20, 18, self.figure(card), _INK)
        drawn = moved(9, 26, self._drawings.drawing_for(kind), scale=0.45)
        return document(63, 100, _INK, fill(_PAPER, rounded(0, 0, 63, 100, 5)) + figure + drawn)


def _around(eyes: Seat, seats: int) -> list[Seat]:
    """The seats in turn order, from the reader's own."""
    first = max(eyes, 0)
    return [(first + turn) % seats for turn in range(seats)]


def _is_apart(zone: Zone, scene: Scene) -> bool:
    """Whether this is the reader's own hand, which is shown beside the question."""
    return (zone.name, zone.owner) == (_HAND, scene.eyes) and scene.phase != OVER


def _place(zone: Zone, scene: Scene) -> Place:
    """Equal neighbours make one tile. A tile has the same key for as long as its card is there."""
    key = f"z-{zone.name}-{zone.number}-{zone.owner}"
    tiles: list[Tile] = []
    for card in zone.cards:
        if tiles and tiles[-1].card == card:
            tiles[-1] = tiles[-1]._replace(copies=tiles[-1].copies + 1)
        else:
            before = sum(tile.card == card for tile in tiles)
            tiles.append(Tile(card, 1, f"{key}-{card}-{before}"))
    return Place(scene.texts.zone(zone), key, tuple(tiles), zone.gold, len(zone.cards))


def _number(value: int) -> str:
    return str(value).replace("-", "\N{MINUS SIGN}")


_TURNS: Final = ((92, 122, -24), (130, 106, -8), (172, 101, 0), (214, 106, 8), (252, 122, 24))


def _fanned(drawings: Sequence[str]) -> str:
    """The picture of a game that has none: its cards fanned out, the first in the middle."""
    glow = fill(_CLOTH, rounded(-20, -20, 376, 240, 0))
    shown = [drawings[at % len(drawings)] if drawings else "" for at in (2, 1, 0, 1, 2)]
    cards = [
        moved(x, y, _banner_card(drawn), turn=turn)
        for (x, y, turn), drawn in zip(_TURNS, shown, strict=True)
    ]
    order = (0, 4, 1, 3, 2)  # the middle one lies on top
    return glow + "".join([cards[at] for at in order])


def _banner_card(drawn: str) -> str:
    """A card around the middle of its own picture."""
    face = fill(_PAPER, rounded(-37, -58, 74, 116, 7)) + pen(
        1.5, rounded(-37, -58, 74, 116, 7), colour=_INK
    )
    sign = moved(-27, -27, drawn, scale=0.54) if drawn else fill(_GOLD, "M0 -20L14 0 0 20 -14 0z")
    return face + sign
