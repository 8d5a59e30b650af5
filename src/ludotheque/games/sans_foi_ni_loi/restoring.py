"""Loading a state from outside: nothing gets in that the rules could not go on from."""

from typing import Final

from ludotheque.core import EVERYTHING, HIDDEN, Card, Fields, Frame, Seat
from ludotheque.games.market.restoring import (
    check_market,
    read_cards,
    read_deck,
    read_hands,
    read_line,
    read_seen_cards,
)

from .cards import MOST_PLAYERS, Cards
from .ranch import NONE, OLDEST, Land, Ranch, herd_of
from .stack import EFFECTS
from .state import SansFoiNiLoiState, rivals_of

_MOST_POINTS: Final = 9999
_PEOPLE: Final = ("cowboy", "person")

_STACKS: Final = (
    ("discarding",),
    ("stealing",),
    ("selling",),
    ("selling", "running"),
    ("selling", "running", "running"),
    ("ordering",),
    ("selling", "watching", "ordering"),
)
"""What can lie on the stack while somebody is asked, mining left out."""


def restore(cards: Cards, content: Fields) -> SansFoiNiLoiState:
    """The state with this content, or BadField naming what cannot be."""
    owners = _read_owners(content)
    seats = max(owners) + 1
    eyes = content.number("eyes", EVERYTHING, seats - 1)
    gold = content.numbers("gold")
    if len(gold) != len(owners):
        raise content.wrong("gold")
    absent = read_seen_cards(cards, content, "absent", content.items("absent"))
    if absent not in ((), cards.cowboys):
        raise content.wrong("absent")
    state = SansFoiNiLoiState(
        cards,
        eyes,
        owners,
        rivals_of(owners),
        content.number("active", 0, len(owners) - 1),
        content.number("points", 0, _MOST_POINTS),
        content.truth("acted"),
        content.number("idle", 0, len(owners)),
        content.number("bank", 0, cards.banks[seats]),
        list(gold),
        read_hands(cards, content, seats, eyes),
        read_line(cards, content),
        read_deck(cards, content, eyes),
        absent,
        read_seen_cards(cards, content, "discard", content.items("discard")),
        EFFECTS.restore(content.items("frames"), seats),
        content.text("over"),
        _read_ranches(cards, content, len(owners)),
        _read_victims(cards, content),
    )
    check_market(state, content, cards.banks[seats])
    _check_victims(state, content)
    _check_frames(state, content)
    return state


def _read_owners(content: Fields) -> tuple[Seat, ...]:
    owners = content.numbers("owners")
    two_ranches_each = owners in ((0, 1, 0, 1), (1, 0, 1, 0))
    one_each = owners == tuple(range(len(owners))) and 3 <= len(owners) <= MOST_PLAYERS
    if not two_ranches_each and not one_each:
        raise content.wrong("owners")
    return owners


def _read_ranches(cards: Cards, content: Fields, count: int) -> list[Ranch]:
    items = content.items("ranches")
    if len(items) != count:
        raise content.wrong("ranches")
    return [_read_ranch(cards, content, number, item) for number, item in enumerate(items)]


def _read_ranch(cards: Cards, content: Fields, number: int, item: object) -> Ranch:
    if not isinstance(item, list) or len(item) != 4 or not isinstance(item[0], list):
        raise content.wrong("ranches")
    lands = tuple([_read_land(cards, content, land) for land in item[0]])
    people = read_seen_cards(cards, content, "ranches", item[1])
    fences = read_seen_cards(cards, content, "ranches", item[2])
    kinds = cards.box.kinds
    if not all(kinds[card].type in _PEOPLE for card in people):
        raise content.wrong("ranches")
    if not all(kinds[card].type == "fence" for card in fences):
        raise content.wrong("ranches")
    panic = _read_one(cards, content, item[3], "panic")
    return Ranch(cards, number, lands, tuple(sorted(people)), tuple(sorted(fences)), panic)


def _read_land(cards: Cards, content: Fields, item: object) -> Land:
    if not isinstance(item, list) or len(item) != 4 or not isinstance(item[1], list):
        raise content.wrong("ranches")
    card = _find(cards, content, item[0])
    herds = [_read_herd(cards, content, herd) for herd in item[1]]
    mine = _read_one(cards, content, item[2], "gold-mine")
    raid = _read_one(cards, content, item[3], "indian-raid")
    too_many = len(herds) > (cards.rooms[card] if mine == NONE else 0)
    if not cards.is_land[card] or too_many:
        raise content.wrong("ranches")
    return cards.land(card, tuple(sorted(herds)), mine, raid)


def _read_herd(cards: Cards, content: Fields, item: object) -> int:
    if not isinstance(item, list) or len(item) != 2:
        raise content.wrong("ranches")
    card, age = _find(cards, content, item[0]), item[1]
    if not cards.is_herd[card] or isinstance(age, bool) or age not in range(1, OLDEST + 1):
        raise content.wrong("ranches")
    assert isinstance(age, int)
    return herd_of(card, age)


def _read_one(cards: Cards, content: Fields, name: object, effect: str) -> Card:
    """A card with this effect, or none."""
    if name == "":
        return NONE
    card = _find(cards, content, name)
    if cards.box.kinds[card].effect != effect:
        raise content.wrong("ranches")
    return card


def _find(cards: Cards, content: Fields, name: object) -> Card:
    card = cards.box.find(name) if isinstance(name, str) else HIDDEN
    if card == HIDDEN:
        raise content.wrong("ranches")
    return card


def _read_victims(cards: Cards, content: Fields) -> list[tuple[Card, ...]]:
    items = content.items("victims")
    if len(items) != len(cards.killers):
        raise content.wrong("victims")
    return [read_cards(cards, content, "victims", item) for item in items]


def _check_victims(state: SansFoiNiLoiState, content: Fields) -> None:
    """People, and only of killers who are still in the game (SF-66)."""
    kinds = state.cards_of.box.kinds
    for killer, shot in zip(state.cards_of.killers, state.victims, strict=True):
        if HIDDEN in shot or not all(kinds[card].type in _PEOPLE for card in shot):
            raise content.wrong("victims")
        if shot and killer in state.discard + state.deck + state.line:
            raise content.wrong("victims")


def _check_frames(state: SansFoiNiLoiState, content: Fields) -> None:
    """The stack is one that the rules make, and its top asks something."""
    frames = state.frames
    if not frames:
        return
    stack = tuple([frame.effect for frame in frames if frame.effect != "mining"])
    mining = [at for at, frame in enumerate(frames) if frame.effect == "mining"]
    before_mines = stack not in (("discarding",), ("stealing",))
    if stack not in _STACKS or mining not in ([], [0] if before_mines else []):
        raise content.wrong("frames")
    for frame in frames:
        if not _is_sound(state, frame):
            raise content.wrong("frames")
    if EFFECTS.ask(state, frames) is None:
        raise content.wrong("frames")


def _is_sound(state: SansFoiNiLoiState, frame: Frame) -> bool:
    active = state.owners[state.active]
    if frame.effect == "ordering":
        mayor_at = state.mayor_at()
        return mayor_at >= 0 and frame.seat == state.owners[mayor_at] and _could_be(state, frame)
    if frame.seat != active:
        return False
    if frame.effect == "stealing":
        victims = [str(seat) for seat in range(state.seats) if seat != active]
        if len(frame.answers) != 1 or frame.answers[0] not in victims:
            return False
        victim = int(frame.answers[0])
        return state.hands.known_to(active, victim) == state.hands.held[victim] or (
            state.eyes not in (EVERYTHING, active, victim)
        )
    return not frame.answers


def _could_be(state: SansFoiNiLoiState, frame: Frame) -> bool:
    """Whether each answer of the Mayor's owner was possible after those before it."""
    before = 1 if frame.answers and frame.answers[0] == "declined" else 0
    for at in range(before, len(frame.answers)):
        so_far = Frame(frame.effect, frame.seat, frame.answers[:at])
        asked = EFFECTS.ask(state, [so_far])
        if asked is None or asked.seat != frame.seat:
            return False
        if frame.answers[at] not in [move.text for move in asked.options]:
            return False
    return True
