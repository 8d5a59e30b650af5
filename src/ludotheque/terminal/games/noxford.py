"""Noxford at a terminal: the city to scale, with the possible places numbered."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludotheque.core import EVERYTHING, NOBODY, Card, Move
from ludotheque.games.noxford.cards import MOST_FIELDS, Cards
from ludotheque.games.noxford.geometry import Place
from ludotheque.games.noxford.letters import NO_LETTER
from ludotheque.games.noxford.moves import CoverCard, MoveCard, MoveOver, PlaceCard
from ludotheque.games.noxford.refusals import pile_at
from ludotheque.games.noxford.scoring import face_down
from ludotheque.games.noxford.state import NoxfordState
from ludotheque.terminal.line_breaks import Flow
from ludotheque.terminal.move_prompt import Entry
from ludotheque.terminal.scale_drawing import Plan
from ludotheque.terminal.scene import Scene
from ludotheque.terminal.screen import Screen

LETTERS: Final = "CLRS"
"""The Syndicates' initials, the same in both languages."""

SIGNS: Final = "◆▼▲●■★♥♣"
"""Gold, poison, arms, secrets, and those of fields that only a player's own list has."""
assert len(SIGNS) == MOST_FIELDS

_CANCELLED: Final = "×"
"""Before a card that a Barracks will turn face down, so that it does not count."""

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
                cards = _chips(hand, view.catalogue) if hand else Text(scene.word("no-cards"))
                parts.append(Text.assemble((f"{heading}  ", "dim"), cards))
        return parts

    def entries(self, options: Sequence[Move], view: NoxfordState, scene: Scene) -> list[Entry]:
        """First which card, and whether it is placed or laid over another; then where."""
        groups: dict[tuple[str, int], list[Move]] = {}
        for move in options:
            groups.setdefault(_what(move), []).append(move)
        if len(groups) == 1:
            return [Entry(move.text, [move]) for move in options]
        return [Entry(_part(moves[0], view, scene), moves) for moves in groups.values()]

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


def _what(move: Move) -> tuple[str, int]:
    """What the move does, without the place: whether a card is placed or laid over another, and
    which one."""
    if isinstance(move, PlaceCard):
        return "place", move.card
    if isinstance(move, CoverCard):
        return "cover", move.card
    if isinstance(move, (MoveCard, MoveOver)):
        return "move", move.corner
    return move.text, 0


def _part(move: Move, view: NoxfordState, scene: Scene) -> str:
    """What the move does, without the place."""
    if isinstance(move, PlaceCard):
        return scene.word("noxford-place", card=scene.texts.some(move.card))
    if isinstance(move, CoverCard):
        return scene.word("noxford-cover", card=scene.texts.some(move.card))
    if isinstance(move, (MoveCard, MoveOver)):
        place = pile_at(view.piles, move.corner)
        words = view.words()
        card, where = scene.tell(words.card(place)), scene.tell(words.source(place))
        return scene.word("noxford-move", card=card, where=where)
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
        letter = scene.labels.named(view.words().heading(place)).text("letter")
        below = [letter] if letter != NO_LETTER else []
        if len(pile) > 1:
            below.append(f"({len(pile)})")
        if below:
            lines.append(" ".join(below))
        style = _style(view.catalogue, pile[-1])
        if place in cancelled:
            lines[0] = _CANCELLED + lines[0]
        plan.card(view.city.cards[place], lines, style)
    for place, mark in marks.items():
        if place >= 0:
            plan.mark(surface.rect(place), mark)
    return plan


def _face(cards: Cards, card: Card) -> str:
    """A card in a few signs: a Syndicate's letter and the rank, or a District's symbols."""
    gear = "*" if cards.is_gear[card] else ""
    if cards.owner[card] != NOBODY:
        return f"{LETTERS[cards.syndicate[card]]}{cards.rank[card]}{gear}"
    if cards.is_barracks[card]:
        return f"##{gear}"
    symbols = zip(SIGNS, cards.symbols[card], strict=False)
    return "".join(sign * count for sign, count in symbols) + gear


def _style(cards: Cards, card: Card) -> str:
    syndicate = cards.syndicate[card]
    if syndicate == NOBODY:
        return "cyan" if cards.is_barracks[card] else "bold"
    return f"bold {_STYLES[syndicate]}" if cards.is_master[card] else _STYLES[syndicate]


def _chips(hand: Sequence[Card], cards: Cards) -> Text:
    chips = [Text(f"[{_face(cards, card)}]", _style(cards, card)) for card in hand]
    return Text("  ").join(chips)


def _legend(scene: Scene) -> Flow:
    fields = [
        f"{sign} {scene.texts.figure(field).lower()}"
        for sign, field in zip(SIGNS, scene.texts.game.box.fields, strict=False)
    ]
    others = [
        f"## {scene.word('noxford-barracks')}",
        f"* {scene.word('noxford-gear')}",
        f"{_CANCELLED} {scene.word('noxford-cancelled')}",
    ]
    return Flow("", [Text(each, "dim") for each in [*fields, *others]])


def _players(view: NoxfordState, scene: Scene) -> Table:
    """What is public about each player, with the points if the game ended now."""
    cards = view.catalogue
    now = view.standing()
    table = Table(box=None, padding=(0, 2, 0, 0), show_edge=False)
    table.add_column("")
    keys = ("favourite", "master", "hand", "deck", "points" if scene.over else "now")
    for key in keys:
        table.add_column(Text(scene.word(f"noxford-column-{key}"), "dim"), justify="right")
    for seat, name in enumerate(scene.headings()):
        syndicate = cards.syndicates[seat]
        turn = "▶ " if seat == view.active and not scene.over else "  "
        who = Text.assemble(turn, (f"{LETTERS[syndicate]} ", _STYLES[syndicate]), (name, "bold"))
        master = Text(scene.word("noxford-placed"))
        if view.masters[seat]:
            master = _chips([cards.masters[seat]], cards)
        table.add_row(
            who, SIGNS[cards.favourites[seat]], master, str(len(view.hands[seat])),
            str(len(view.decks[seat])), Text(str(now[seat]), "bold"),
        )  # fmt: skip
    return table
