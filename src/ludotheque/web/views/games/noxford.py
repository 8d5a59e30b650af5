"""Noxford on the web: the city to scale, above a thin ribbon of the cards that can be placed."""

from collections.abc import Hashable, Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from ludotheque.core import NOBODY, WATCHER, Card, Event, Move, ScoreLine, Seat, Sentence
from ludotheque.games.noxford import Noxford, pictures
from ludotheque.games.noxford.geometry import Place, Rect, is_sideways
from ludotheque.games.noxford.letters import NO_LETTER
from ludotheque.games.noxford.moves import (
    PASS,
    STAY,
    CoverCard,
    MoveCard,
    MoveOver,
    PlaceCard,
)
from ludotheque.games.noxford.phrases import (
    ALL_OF,
    CANCELLED,
    COVERED,
    FAVOURITE,
    INFLUENCE,
    MOVED,
    MOVED_OVER,
    NOBODYS,
    PLACED,
    TIED,
    TITLE,
    TURNED_UP,
)
from ludotheque.games.noxford.pinned_places import NOTHING
from ludotheque.games.noxford.refusals import pile_at
from ludotheque.games.noxford.scoring import face_down, holder, influences, worth
from ludotheque.games.noxford.state import NoxfordState
from ludotheque.web.http.responses import compact_json
from ludotheque.web.views.scene import Scene
from ludotheque.web.views.situation import Situation
from ludotheque.web.views.stage import Stage, Travel

from .noxford_places import Choices, key_of

MARGIN: Final = 12
FROM_THE_CITY: Final = "city"
"""The source of a moved card: the page works out which pile is gone, or lower."""


class Pile(NamedTuple):
    """A card of the city: where it lies, and what there is to say about it."""

    key: str
    card: Card
    place: Place
    rect: Rect
    is_sideways: bool
    name: str
    letter: str
    """What tells it from others of its name; empty if there are none."""
    note: str
    height: int
    is_turned: bool
    is_locked: bool
    holder: Seat | None
    """Who holds it, if it is a District."""
    influence: tuple[tuple[Seat, int], ...]
    """Who has influence there, and how much."""


class Held(NamedTuple):
    """A card that can be chosen, and the key of its element."""

    card: Card
    key: str


class Person(NamedTuple):
    """What is public about a player."""

    seat: Seat
    points: int
    in_hand: int
    in_deck: int
    has_master: bool
    favourite: int
    """The number of a field."""
    favourite_field: str
    field_name: str


class Button(NamedTuple):
    """A move without a card: the key of its element, and what it says."""

    key: str
    move: str
    says: str


class Reckoned(NamedTuple):
    """One row of the account: what it is for, why, and whose points they are."""

    title: str
    because: list[str]
    owner: Seat
    points: int


class NoxfordStage(Stage[NoxfordState]):
    """The table, as large as the window allows."""

    def __init__(self, game: Noxford) -> None:
        super().__init__(game, "nx")
        self._cards = game.cards

    @property
    def drawing_box(self) -> str:
        return "0 0 63 88"

    @property
    def styles(self) -> tuple[str, ...]:
        sheets = ("stage", "people", "city", "popups", "question", "ribbon", "districts", "account")
        return tuple([f"{self.folder}/{sheet}.css" for sheet in sheets])

    @property
    def script(self) -> str:
        return "games/noxford/stage.js"

    def context(self, view: NoxfordState, scene: Scene) -> dict[str, object]:
        decision = scene.decision() if scene.is_asked else None
        options = decision.options if decision else ()
        choices = Choices(view, scene, options)
        piles = self._piles(view, scene)
        return {
            "surface": view.city.surface,
            "frame": " ".join([str(edge) for edge in _frame(view)]),
            "piles": piles,
            "districts": [pile for pile in piles if pile.holder is not None],
            "people": self._people(view, scene),
            "syndicates": view.catalogue.syndicates,
            "hand": self._hand(view) if view.eyes != WATCHER else None,
            "display": _numbered("d", view.display),
            "deck": len(view.deck),
            "gear": key_of(view.gear) if view.gear != NOTHING else "",
            "buttons": _buttons(scene, options),
            "unseen": self.unseen(view),
            "reckoning": self._reckoning(view, scene),
            "choices": Markup(compact_json(choices.content()).replace("<", "\\u003c")),
        }

    def _hand(self, view: NoxfordState) -> list[Held]:
        held = list(view.hands[view.eyes])
        if view.masters[view.eyes]:
            held.append(view.catalogue.masters[view.eyes])
        return _numbered("h", held)

    def _people(self, view: NoxfordState, scene: Scene) -> list[Person]:
        now, cards = view.standing(), view.catalogue
        return [
            Person(
                seat,
                now[seat],
                len(view.hands[seat]),
                len(view.decks[seat]),
                view.masters[seat],
                cards.favourites[seat],
                cards.fields[cards.favourites[seat]],
                scene.texts.figure(cards.fields[cards.favourites[seat]]),
            )
            for seat in range(view.seats)
        ]

    def _piles(self, view: NoxfordState, scene: Scene) -> list[Pile]:
        cards, words = view.catalogue, view.words()
        turned = face_down(cards, view.piles, view.city)
        found = []
        for place in sorted(view.piles):
            pile = view.piles[place]
            owner: Seat | None = None
            influence: tuple[tuple[Seat, int], ...] = ()
            notes: list[str] = []
            if cards.is_district[pile[-1]]:
                strength = influences(cards, view.piles, view.city, view.seats, place, turned)
                owner = holder(strength)
                influence = tuple([(seat, most) for seat, most in enumerate(strength) if most])
                notes.append(self._held(view, scene, pile[-1], strength))
            elif cards.rank[pile[-1]]:
                notes.append(scene.word("nx-rank", rank=cards.rank[pile[-1]]))
            if place in turned:
                notes.append(scene.word("nx-turned"))
            if len(pile) > 1:
                covered = scene.tell(words.covered(place))
                notes.append(scene.word("nx-on-top", cards=covered))
            if view.city.is_locked(place):
                notes.append(scene.word("nx-locked"))
            heading = scene.labels.named(words.heading(place))
            letter = heading.text("letter")
            found.append(
                Pile(
                    key_of(place),
                    pile[-1],
                    place,
                    view.city.cards[place],
                    is_sideways(place),
                    scene.say(heading),
                    "" if letter == NO_LETTER else letter,
                    " ".join(notes),
                    len(pile),
                    place in turned,
                    view.city.is_locked(place),
                    owner,
                    influence,
                )
            )
        return found

    def _held(self, view: NoxfordState, scene: Scene, district: Card, strength: list[int]) -> str:
        """Who holds a District, by how much, and what it would bring."""
        first, second = sorted(strength, reverse=True)[:2]
        owner = holder(strength)
        if owner != NOBODY:
            points = sum(worth(view.catalogue, district, owner))
            who = "you" if owner == scene.eyes and not scene.is_replay else "other"
            name = scene.names[owner]
            return scene.word("nx-held", who=who, name=name, most=first, next=second, points=points)
        return scene.word("nx-tied", most=first) if first else scene.word("nx-free")

    def unseen(self, view: NoxfordState) -> list[tuple[Card, int, int]]:
        """Only cards in play, and no Master: everybody knows where those are (NX-60)."""
        return [
            (card, left, count)
            for card, left, count in super().unseen(view)
            if view.catalogue.owner[card] < view.seats and not self._cards.is_master[card]
        ]

    def travels(self, told: Sequence[Event], view: NoxfordState) -> list[Travel]:
        found: list[Travel] = []
        for event in told:
            if event.phrase in (PLACED, COVERED):
                source = self._source(view, event.number("seat"), event.number("card"))
                found.append((source, _key_of_corner(event)))
            elif event.phrase in (MOVED, MOVED_OVER):
                found.append((FROM_THE_CITY, _key_of_corner(event)))
        return found if len(found) == 1 else []  # too much has happened to show it card by card

    def elements(self, event: Event, view: NoxfordState) -> list[str]:
        if event.phrase is TURNED_UP:
            return [f"d-{event.number('card')}-0"]
        lies = [_key_of_corner(event)] if "corner" in event.phrase.names else []
        return [*lies, *[f"seat-{seat}" for seat in event.seats()[:1]]]

    def lit_by(self, view: NoxfordState) -> Hashable:
        return None

    def lights_of(self, view: NoxfordState, move: Move) -> Sequence[str]:
        """The card, and the place where it would lie."""
        if isinstance(move, PlaceCard):
            return [f"#h-{move.card}-0|#d-{move.card}-0", _box_of(view, move.place)]
        if isinstance(move, CoverCard):
            target = key_of(pile_at(view.piles, move.corner))
            return [f"#h-{move.card}-0|#d-{move.card}-0", f"#{target}"]
        if isinstance(move, MoveCard):
            return [f"#{key_of(pile_at(view.piles, move.corner))}", _box_of(view, move.place)]
        if isinstance(move, MoveOver):
            piles = [pile_at(view.piles, corner) for corner in (move.corner, move.target)]
            return [f"#{key_of(pile)}" for pile in piles]
        return super().lights_of(view, move)

    def warning(self, view: NoxfordState, scene: Scene) -> str:
        """Whoever has one card left ends the game with it (NX-50)."""
        for seat in range(view.seats):
            left = len(view.hands[seat]) + len(view.decks[seat]) + view.masters[seat]
            if left == 1:
                who = "you" if scene.is_you(seat) else "other"
                return scene.word("nx-last-card", who=who, name=scene.names[seat])
        return ""

    def situations(self, view: NoxfordState, scene: Scene) -> list[Situation]:
        cards, decision = self._cards, scene.decision()
        options = decision.options if decision else ()
        turned = face_down(cards, view.piles, view.city)
        found = []
        if any(isinstance(move, CoverCard) for move in options):
            found.append(Situation("cover"))
        for place in sorted(view.piles):
            top = view.piles[place][-1]
            if cards.is_district[top]:
                strength = influences(cards, view.piles, view.city, view.seats, place, turned)
                if holder(strength) != NOBODY:
                    found.append(Situation("district", f"#{key_of(place)}"))
                    break
        barracks = [
            f"#{key_of(place)}" for place, pile in view.piles.items() if cards.is_barracks[pile[-1]]
        ]
        barracks += [f"#d-{card}-0" for card in view.display if cards.is_barracks[card]]
        if barracks:
            found.append(Situation("barracks", barracks[0]))
        if self.warning(view, scene):
            found.insert(0, Situation("last-card"))
        return [*super().situations(view, scene), *found]

    def _source(self, view: NoxfordState, seat: Seat, card: Card) -> str:
        if self._cards.owner[card] == NOBODY:
            return f"d-{card}-0"
        return f"h-{card}-0" if seat == view.eyes else f"seat-{seat}"

    # The end

    def _reckoning(self, view: NoxfordState, scene: Scene) -> list[Reckoned]:
        """The account: a row for each District that somebody has won, one for those that nobody
        has, and one for the cards that do not count."""
        outcome = view.outcome()
        won: list[Reckoned] = []
        nobodys: list[str] = []
        turned: list[str] = []
        around: list[str] = []
        for line in outcome.named(scene.labels).lines if outcome else ():
            phrase = line.sentence.phrase
            if phrase == CANCELLED:
                turned.append(scene.say(line.sentence))
            elif phrase == INFLUENCE:
                around.append(_influence(scene, line))
            elif phrase == FAVOURITE:
                row = won.pop()
                brought = scene.word("nx-row-symbols", count=row.points, favourite=line.points)
                because = [*row.because[:-1], brought]
                won.append(row._replace(because=because, points=row.points + line.points))
            else:
                if phrase in (TIED, NOBODYS):
                    nobodys.append(scene.say(line.sentence))
                else:
                    brought = scene.word("nx-row-symbols", count=line.points, favourite=0)
                    title = scene.say(Sentence(TITLE, line.sentence.values[: len(TITLE.names)]))
                    won.append(Reckoned(title, [*around, brought], line.seat, line.points))
                around = []
        if nobodys:
            title = scene.word("nx-row-nobodys", count=len(nobodys))
            won.append(Reckoned(title, nobodys, NOBODY, 0))
        if turned:
            won.append(Reckoned(scene.word("nx-row-turned"), turned, NOBODY, 0))
        return won

    # Drawings

    def sprite(self) -> Markup:
        return Markup(pictures.symbols(self._cards))

    def banner(self) -> Markup:
        return Markup(pictures.scene(self._cards))

    def drawing(self, card: Card) -> str:
        return pictures.symbol_id(card)

    def figure(self, card: Card) -> str:
        rank = self._cards.rank[card]
        return str(rank) if rank else ""

    def illustration(self, name: str) -> Markup | None:
        drawn = pictures.illustration(self._cards, name)
        return None if drawn is None else Markup(drawn)


def _influence(scene: Scene, line: ScoreLine) -> str:
    """A seat's influence on a District, and the cards it comes from."""
    return scene.word(
        "nx-row-influence",
        name=scene.name(line.seat),
        influence=line.sentence.number("influence"),
        cards=scene.say(Sentence(ALL_OF, (line.sentence.parts("cards"),))),
    )


def _frame(view: NoxfordState) -> tuple[int, int, int, int]:
    """The city and all places around it: what a page shows until somebody pans or zooms."""
    city = view.city
    rects = [*city.cards.values(), *[city.surface.rect(place) for place in city.places()]]
    return (
        min(rect.left for rect in rects) - MARGIN,
        min(rect.bottom for rect in rects) - MARGIN,
        max(rect.right for rect in rects) + MARGIN,
        max(rect.top for rect in rects) + MARGIN,
    )


def _box_of(view: NoxfordState, place: Place) -> str:
    """A place in the drawing, where heights count downwards."""
    rect = view.city.surface.rect(place)
    width, height = rect.right - rect.left, rect.top - rect.bottom
    return f"#ground {rect.left} {-rect.top} {width} {height}"


def _key_of_corner(event: Event) -> str:
    return "p-" + event.text("corner").replace(" ", "-")


def _buttons(scene: Scene, options: Sequence[Move]) -> list[Button]:
    return [
        Button(key, move.text, scene.texts.word(f"move-{key}"))
        for key, move in (("stay", STAY), ("pass", PASS))
        if move in options
    ]


def _numbered(zone: str, cards: Sequence[Card]) -> list[Held]:
    return [
        Held(card, f"{zone}-{card}-{cards[:place].count(card)}") for place, card in enumerate(cards)
    ]
