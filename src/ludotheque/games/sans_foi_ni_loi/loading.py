"""Loading a saved state: only states from which the rules can continue are accepted."""

from typing import Final

from ludotheque.core import EVERYTHING, HIDDEN, Card, Fields, Frame, Seat
from ludotheque.games.card_fields import read_cards, read_items, read_list, read_parts
from ludotheque.games.market.loading import (
    check_market,
    could_be_answered,
    is_shown,
    read_card,
    read_hands,
    read_purses,
    read_seen_cards,
    restore_market,
)
from ludotheque.games.market.rivals import rivals_of

from .cards import MOST_PLAYERS, Cards
from .ranch import NONE, OLDEST, Land, Ranch, herd_of
from .state import SansFoiNiLoiState

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
"""What can be on the stack while a player is asked, apart from mining."""


def restore(cards: Cards, content: Fields) -> SansFoiNiLoiState:
    """The state with this content; raises BadField naming the impossible field."""
    owners = _read_owners(content)
    seats = max(owners) + 1
    eyes = content.number("eyes", EVERYTHING, seats - 1)
    state = SansFoiNiLoiState(
        cards,
        owners,
        rivals_of(owners),
        read_purses(content, len(owners)),
        read_hands(cards, content, seats, eyes),
        cards.stack.restore(content.items("frames"), seats),
        _read_ranches(cards, content, len(owners)),
        _read_victims(cards, content),
    )
    restore_market(state, content, eyes, _MOST_POINTS, cards.banks[seats])
    state.absent = _read_absent(cards, content)
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


def _read_absent(cards: Cards, content: Fields) -> tuple[Card, ...]:
    absent = read_seen_cards(cards, content, "absent", content.items("absent"))
    if absent not in ((), cards.cowboys):
        raise content.wrong("absent")
    return absent


def _read_ranches(cards: Cards, content: Fields, count: int) -> list[Ranch]:
    return [
        _read_ranch(cards, content, number, item)
        for number, item in enumerate(read_items(content, "ranches", count))
    ]


def _read_ranch(cards: Cards, content: Fields, number: int, item: object) -> Ranch:
    parts = read_parts(content, "ranches", item, 4)
    places = read_list(content, "ranches", parts[0])
    lands = tuple([_read_land(cards, content, place) for place in places])
    people = read_seen_cards(cards, content, "ranches", parts[1])
    fences = read_seen_cards(cards, content, "ranches", parts[2])
    kinds = cards.box.kinds
    if not all(kinds[card].type in _PEOPLE for card in people):
        raise content.wrong("ranches")
    if not all(kinds[card].type == "fence" for card in fences):
        raise content.wrong("ranches")
    panic = _read_one(cards, content, parts[3], "panic")
    return Ranch(cards, number, lands, tuple(sorted(people)), tuple(sorted(fences)), panic)


def _read_land(cards: Cards, content: Fields, item: object) -> Land:
    parts = read_parts(content, "ranches", item, 4)
    card = read_card(cards, content, "ranches", parts[0])
    there = read_list(content, "ranches", parts[1])
    herds = [_read_herd(cards, content, herd) for herd in there]
    mine = _read_one(cards, content, parts[2], "gold-mine")
    raid = _read_one(cards, content, parts[3], "indian-raid")
    too_many = len(herds) > (cards.rooms[card] if mine == NONE else 0)
    if not cards.is_land[card] or too_many:
        raise content.wrong("ranches")
    return cards.land(card, tuple(sorted(herds)), mine, raid)


def _read_herd(cards: Cards, content: Fields, item: object) -> int:
    name, age = read_parts(content, "ranches", item, 2)
    card = read_card(cards, content, "ranches", name)
    if not isinstance(age, int) or isinstance(age, bool) or not 1 <= age <= OLDEST:
        raise content.wrong("ranches")
    if not cards.is_herd[card]:
        raise content.wrong("ranches")
    return herd_of(card, age)


def _read_one(cards: Cards, content: Fields, name: object, effect: str) -> Card:
    """A card with this effect, or none."""
    if name == "":
        return NONE
    card = read_card(cards, content, "ranches", name)
    if cards.box.kinds[card].effect != effect:
        raise content.wrong("ranches")
    return card


def _read_victims(cards: Cards, content: Fields) -> list[tuple[Card, ...]]:
    items = read_items(content, "victims", len(cards.wanted))
    return [read_cards(cards.box, content, "victims", item) for item in items]


def _check_victims(state: SansFoiNiLoiState, content: Fields) -> None:
    """Only people, and only of killers that are in a hand. A killer has a letter only with victims,
    or once it is out of the game (SF-66)."""
    kinds, cards = state.catalogue.box.kinds, state.cards()
    for killer, shot in zip(state.catalogue.wanted, state.victims, strict=True):
        if HIDDEN in shot or not all(kinds[card].type in _PEOPLE for card in shot):
            raise content.wrong("victims")
        if shot and killer in state.discard + state.deck + state.line:
            raise content.wrong("victims")
        if kinds[killer].letter:
            there = cards.count(killer)
            if there > 1 or (not shot and there > state.discard.count(killer)):
                raise content.wrong("victims")


def _check_frames(state: SansFoiNiLoiState, content: Fields) -> None:
    """The stack is one that the rules can produce, and its top asks something."""
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
    if state.catalogue.stack.ask(state, frames) is None:
        raise content.wrong("frames")


def _is_sound(state: SansFoiNiLoiState, frame: Frame) -> bool:
    if frame.effect == "ordering":
        mayor_at = state.mayor_at()
        before = 1 if frame.answers and frame.answers[0] == "declined" else 0
        return (
            mayor_at >= 0
            and frame.seat == state.owners[mayor_at]
            and could_be_answered(state, frame, before)
        )
    if frame.seat != state.owners[state.active]:
        return False
    return is_shown(state, frame) if frame.effect == "stealing" else not frame.answers
