"""Noxford at a terminal: the city to scale, with the possible places numbered."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludotheque.core import EVERYTHING, NOBODY, Card, Move, Seat
from ludotheque.games.noxford.cards import FIELDS, Cards
from ludotheque.games.noxford.geometry import Place, x_of, y_of
from ludotheque.games.noxford.moves import CoverCard, MoveCard, MoveOver, PlaceCard
from ludotheque.games.noxford.refusals import pile_at
from ludotheque.games.noxford.scoring import face_down, standing
from ludotheque.games.noxford.state import NoxfordState
from ludotheque.terminal.move_prompt import Entry, Menu
from ludotheque.terminal.scale_drawing import Plan
from ludotheque.terminal.scene import Scene
from ludotheque.terminal.screen import Screen

LETTERS: Final = "CLRS"
"""The Syndicates' initials, the same in both languages."""

SIGNS: Final = "◆▼▲●"
"""Gold, poison, arms, secrets."""

_STYLES: Final = ("green", "yellow", "magenta", "red")


class NoxfordScreen(Screen[NoxfordState]):
    """The city, as wide as the window, then what each player has."""

    def draw(self, view: NoxfordState, scene: Scene) -> list[RenderableType]:
        parts: list[RenderableType] = [_title(view, scene), "", _plan(view, scene, {}).drawn()]
        parts += ["", _legend(scene), "", _players(view, scene), ""]
        shown = (
            _chips(view.display, view.catalogue) if view.display else Text(scene.word("no-cards"))
        )
        parts.append(Text.assemble((f"{scene.word('noxford-display')}  ", "dim"), shown))
        for seat, hand in enumerate(view.hands):
            if view.eyes in (seat, EVERYTHING):
                own, name = scene.word("hand"), scene.names[seat]
                heading = own if seat == scene.reader else scene.word("hand-of", name=name)
                cards = _chips(_with_master(view, seat, hand), view.catalogue)
                parts.append(Text.assemble((f"{heading}  ", "dim"), cards))
        return parts

    def menu(self, options: Sequence[Move], view: NoxfordState, scene: Scene) -> Menu:
        """First which card, and whether it is placed or laid over another; then where."""
        groups: dict[str, list[Move]] = {}
        for move in options:
            groups.setdefault(_part(move, view, scene), []).append(move)
        if len(groups) == 1:
            return Menu(options, [Entry(move.text, [move]) for move in options])
        return Menu(options, [Entry(part, moves) for part, moves in groups.items()])

    def show_where(
        self, entries: Sequence[Entry], view: NoxfordState, scene: Scene
    ) -> list[RenderableType]:
        marks: dict[Place, str] = {}
        for number, entry in enumerate(entries, start=1):
            place = _where(entry, view)
            if place is None or place in marks:
                return []
            marks[place] = str(number)
        return [_plan(view, scene, marks).drawn(), _legend(scene), ""] if marks else []


def _part(move: Move, view: NoxfordState, scene: Scene) -> str:
    """What the move does, without the place."""
    if isinstance(move, PlaceCard):
        return scene.word("noxford-place", card=scene.texts.some(move.card))
    if isinstance(move, CoverCard):
        return scene.word("noxford-cover", card=scene.texts.some(move.card))
    if isinstance(move, (MoveCard, MoveOver)):
        place = pile_at(view.piles, move.corner)
        card = scene.texts.some(view.piles[place][-1])
        return scene.word("noxford-move", card=card, corner=f"{x_of(place)}, {y_of(place)}")
    return move.text


def _where(entry: Entry, view: NoxfordState) -> Place | None:
    """The place to number for a menu entry; None if its moves have no single place."""
    move = entry.moves[0]
    if isinstance(move, (MoveCard, MoveOver)) and len(entry.moves) > 1:
        return pile_at(view.piles, move.corner)
    if len(entry.moves) > 1:
        return None
    if isinstance(move, (PlaceCard, MoveCard)):
        return move.place
    if isinstance(move, CoverCard):
        return pile_at(view.piles, move.corner)
    if isinstance(move, MoveOver):
        return pile_at(view.piles, move.target)
    return -1  # no place, but others can still be numbered


def _title(view: NoxfordState, scene: Scene) -> Text:
    game = scene.texts.word("game-name")
    return Text(scene.word("noxford-title", game=game, deck=len(view.deck)), "bold")


def _plan(view: NoxfordState, scene: Scene, marks: Mapping[Place, str]) -> Plan:
    """The city in a grid of characters, with some places numbered."""
    surface = view.city.surface
    rects = [*view.city.cards.values(), *[surface.rect(p) for p in marks if p >= 0]]
    plan = Plan(rects, scene.terminal.console.width)
    cancelled = face_down(view.catalogue, view.piles, view.city)
    for place, pile in view.piles.items():
        lines = [_face(view.catalogue, pile[-1])]
        if len(pile) > 1:
            lines.append(f"({len(pile)})")
        style = _style(view.catalogue, pile[-1])
        plan.card(view.city.cards[place], lines, f"{style} dim" if place in cancelled else style)
    for place, mark in marks.items():
        if place >= 0:
            plan.mark(surface.rect(place), mark)
    return plan


def _face(cards: Cards, card: Card) -> str:
    """A card in a few signs: a Syndicate's letter and the rank, or a District's symbols."""
    gear = "*" if cards.is_gear[card] else ""
    if cards.owner[card] != NOBODY:
        return f"{LETTERS[cards.owner[card]]}{cards.rank[card]}{gear}"
    if cards.is_barracks[card]:
        return f"##{gear}"
    symbols = zip(SIGNS, cards.symbols[card], strict=True)
    return "".join(sign * count for sign, count in symbols) + gear


def _style(cards: Cards, card: Card) -> str:
    owner = cards.owner[card]
    if owner == NOBODY:
        return "cyan" if cards.is_barracks[card] else "bold"
    return f"bold {_STYLES[owner]}" if cards.is_master[card] else _STYLES[owner]


def _chips(hand: Sequence[Card], cards: Cards) -> Text:
    chips = [Text(f"[{_face(cards, card)}]", _style(cards, card)) for card in hand]
    return Text("  ").join(chips)


def _with_master(view: NoxfordState, seat: Seat, hand: Sequence[Card]) -> list[Card]:
    return [*hand, view.catalogue.masters[seat]] if view.masters[seat] else list(hand)


def _legend(scene: Scene) -> Text:
    fields = [
        f"{sign} {scene.word(f'noxford-{field}')}"
        for sign, field in zip(SIGNS, FIELDS, strict=True)
    ]
    others = ["## " + scene.word("noxford-barracks"), "* " + scene.word("noxford-gear")]
    return Text(" · ".join([*fields, *others]), "dim")


def _players(view: NoxfordState, scene: Scene) -> Table:
    """What is public about each player, with the points if the game ended now."""
    cards = view.catalogue
    now = standing(cards, view.piles, view.city, view.seats)
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
    table.add_column("")
    keys = ("favourite", "master", "hand", "deck", "now")
    for key in keys:
        table.add_column(Text(scene.word(f"noxford-column-{key}"), "dim"), justify="right")
    for seat, name in enumerate(scene.headings()):
        turn = "▶ " if seat == view.active and view.decision() is not None else "  "
        who = Text.assemble(turn, (f"{LETTERS[seat]} ", _STYLES[seat]), (name, "bold"))
        master = "noxford-waiting" if view.masters[seat] else "noxford-placed"
        table.add_row(
            who, SIGNS[cards.favourites[seat]], scene.word(master), str(len(view.hands[seat])),
            str(len(view.decks[seat])), Text(str(now[seat]), "bold"),
        )  # fmt: skip
    return table
