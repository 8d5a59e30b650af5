"""Loading a saved state: only states from which the rules can continue are accepted."""

from typing import Final

from ludotheque.core import EVERYTHING, HIDDEN, WATCHER, Card, Fields, Frame, Seat
from ludotheque.games.card_fields import (
    all_are,
    are_in_box,
    read_cards,
    read_items,
    read_list,
    read_parts,
)
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
from ludotheque.games.market.moves import Play
from ludotheque.games.market.rivals import rivals_of

from .cards import MOST_PLAYERS, Cards
from .city import NONE, City, District
from .effects import CARD_EFFECTS
from .fill import pools, sure_of
from .moves import REDEAL, STAY
from .sightings import Sighting, Sightings
from .state import CATEGORY, MOST_BOUGHT, Piles, SamarandeState

_MOST_POINTS: Final = 99
_LYING: Final = ("imposing-genie", "mischievous-genie", "protector-genie")
_HIGHEST: Final = 200
"""Higher than any roll with its bonuses."""

_SETUP: Final = (("choosing",), ("choosing", "redealing"))
_ONE_AT_A_TIME: Final = (
    ("discarding",),
    ("stealing",),
    ("placing",),
    ("duelling",),
    ("caliph",),
    ("taxing", "rerolling"),
    ("taxing", "vanishing"),
)
"""What can be on the stack while a player is asked, besides Actions and the answers to them."""


def restore(cards: Cards, content: Fields) -> SamarandeState:
    """The state with this content; raises BadField naming the impossible field."""
    owners = content.numbers("owners")
    seats = len(owners)
    if not 2 <= seats <= MOST_PLAYERS or owners != tuple(range(seats)):
        raise content.wrong("owners")
    eyes = content.number("eyes", EVERYTHING, seats - 1)
    state = SamarandeState(
        cards,
        owners,
        rivals_of(owners),
        read_purses(content, seats),
        read_hands(cards, content, seats, eyes),
        cards.stack.restore(content.items("frames"), seats),
        _read_cities(cards, content, seats),
    )
    restore_market(state, content, eyes, _MOST_POINTS, cards.bank)
    state.absent = _read_absent(cards, content)
    state.bought = content.number("bought", 0, MOST_BOUGHT)
    if "explorer" in content:
        if content.text("explorer") != CATEGORY:
            raise content.wrong("explorer")
        state.seeks_kinds = False
    state.returned = _read_piles(cards, content, "returned", seats, eyes)
    state.aside = _read_piles(cards, content, "aside", seats, eyes)
    state.sightings = _read_sightings(cards, content, seats, eyes)
    _check_frames(state, content)
    check_market(state, content, cards.bank)
    _check_sightings(state, content)
    return state


def _read_absent(cards: Cards, content: Fields) -> tuple[Card, ...]:
    absent = read_seen_cards(cards, content, "absent", content.items("absent"))
    if absent != tuple(sorted(set(absent))) or not set(absent) <= set(cards.buildable):
        raise content.wrong("absent")
    return absent


# Cities


def _read_cities(cards: Cards, content: Fields, count: int) -> list[City]:
    return [
        _read_city(cards, content, number, item)
        for number, item in enumerate(read_items(content, "cities", count))
    ]


def _read_city(cards: Cards, content: Fields, number: int, item: object) -> City:
    parts = read_parts(content, "cities", item, 4)
    places = read_list(content, "cities", parts[0])
    districts = tuple([_read_district(cards, content, place) for place in places])
    guards, genies, carpets = [_read_sorted(cards, content, part) for part in parts[1:]]
    kinds = cards.box.kinds
    sound = (
        all(cards.is_guard[card] for card in guards)
        and all(kinds[card].effect in _LYING for card in genies)
        and all(kinds[card].effect == "magic-carpet" for card in carpets)
    )
    lying = [kinds[card].effect for card in genies if card not in cards.mischievous]
    if not sound or len(set(lying)) != len(lying):  # SA-63, SA-65
        raise content.wrong("cities")
    return City(cards, number, districts, guards, genies, carpets)


def _read_sorted(cards: Cards, content: Fields, names: object) -> tuple[Card, ...]:
    return tuple(sorted(read_seen_cards(cards, content, "cities", names)))


def _read_district(cards: Cards, content: Fields, item: object) -> District:
    parts = read_parts(content, "cities", item, 3)
    card, genie = read_card(cards, content, "cities", parts[0]), NONE
    artisans = _read_sorted(cards, content, parts[1])
    if parts[2] != "":
        genie = read_card(cards, content, "cities", parts[2])
        if cards.box.kinds[genie].effect != "frightful-genie":
            raise content.wrong("cities")
    fits = cards.is_district[card] and len(artisans) <= cards.rooms[card]
    if not fits or not all(cards.is_artisan[artisan] for artisan in artisans):
        raise content.wrong("cities")
    return cards.district(card, artisans, genie)


# The setup, and what is known of the deck


def _read_piles(cards: Cards, content: Fields, field: str, seats: int, eyes: Seat) -> Piles:
    piles: list[tuple[Card, ...]] = []
    for seat, item in enumerate(read_items(content, field, seats)):
        pile = read_cards(cards.box, content, field, item)
        if not all_are(pile, hidden=eyes not in (seat, EVERYTHING)):
            raise content.wrong(field)
        piles.append(tuple(sorted(pile)))
    return tuple(piles)


def _read_sightings(cards: Cards, content: Fields, seats: int, eyes: Seat) -> Sightings:
    sightings: list[Sighting] = []
    items = content.items("sightings")
    if len(items) > cards.most_sightings:
        raise content.wrong("sightings")
    for item in items:
        if not isinstance(item, dict):
            raise content.wrong("sightings")
        fields = Fields(item)
        names, fresh = fields.items("seen"), fields.numbers("fresh")
        if len(names) != seats + 1 or len(fresh) != seats or min(fresh) < 0 or not any(fresh):
            raise content.wrong("sightings")
        seen = [
            tuple(sorted(read_seen_cards(cards, content, "sightings", known))) for known in names
        ]
        for seat in range(seats):
            if seen[seat] and eyes not in (seat, EVERYTHING):
                raise content.wrong("sightings")
        in_the_deck = [card for known in seen for card in known]
        if not in_the_deck or not are_in_box(cards.box, in_the_deck):
            raise content.wrong("sightings")
        if sightings and any(seen[:seats]):  # only the setup shows each player something else
            raise content.wrong("sightings")
        sightings.append(Sighting(tuple(seen), fresh))
    return tuple(sightings)


def _check_sightings(state: SamarandeState, content: Fields) -> None:
    """Older sightings are sure of fewer cards, none is sure of more than there are, and the unseen
    cards can be arranged accordingly."""
    least = [0] * state.seats
    for sighting in state.sightings:
        for seat, fresh in enumerate(sighting.fresh):
            hidden = len(state.hands.held[seat]) - len(state.hands.known[seat])
            if not least[seat] <= fresh <= hidden:
                raise content.wrong("sightings")
        least = list(sighting.fresh)
    looking = (*range(state.seats), WATCHER) if state.eyes == EVERYTHING else (state.eyes,)
    for eyes in looking if state.sightings else ():
        view = state if state.eyes == eyes else state.view(eyes)
        pool, labelled = pools(view, eyes)
        there = len(pool)
        for sighting, cards in zip(view.sightings, labelled, strict=True):
            needed = [sure_of(view, seat, fresh) for seat, fresh in enumerate(sighting.fresh)]
            if there < sum(needed):
                raise content.wrong("sightings")
            there += len(cards)


# The stack


def _check_frames(state: SamarandeState, content: Fields) -> None:
    """The stack is one that the rules can produce, and its top asks something."""
    frames = state.frames
    stack = tuple([frame.effect for frame in frames])
    setup = stack in _SETUP
    if setup:
        _check_setup(state, content)
    elif any(state.returned) or any(state.aside):
        raise content.wrong("returned" if any(state.returned) else "aside")
    if not frames:
        return
    answering = stack[1::2] == ("answering",) * (len(stack) // 2) and len(stack) % 2 == 0
    if not (setup or answering or stack in _ONE_AT_A_TIME):
        raise content.wrong("frames")
    for at, frame in enumerate(frames):
        if not _is_sound(state, frame, frames[at - 1] if at else None):
            raise content.wrong("frames")
        if frame.effect == "answering" and frame.answers and frame is not frames[-1]:
            raise content.wrong("frames")  # an answer makes all be asked again (SA-73)
    if state.catalogue.stack.ask(state, frames) is None:
        raise content.wrong("frames")


def _check_setup(state: SamarandeState, content: Fields) -> None:
    """Hands and piles have the sizes that the answers so far imply, and nothing else is there."""
    cards, seats, frame = state.catalogue, state.seats, state.frames[-1]
    redealing, asked = frame.effect == "redealing", len(frame.answers)
    if frame.seat != state.active or asked >= seats:
        raise content.wrong("frames")
    if redealing and state.frames[0].answers:
        raise content.wrong("frames")
    begun = state.line or state.discard or any(city.all_cards() for city in state.cities)
    if begun or state.sightings or state.absent or state.gold() != state.bank:
        raise content.wrong("line")
    for step in range(seats):
        seat = (frame.seat + step) % seats
        answered = step < asked
        returned = state.returned[seat]
        if redealing:
            handed_back = answered and frame.answers[step] == REDEAL.text
            if bool(returned) != handed_back:
                raise content.wrong("returned")
        if returned and len(returned) != cards.hand:
            raise content.wrong("returned")
        if any(card != HIDDEN and cards.is_district[card] for card in returned):
            raise content.wrong("returned")
        chosen = answered and not redealing
        if len(state.aside[seat]) != (cards.hand - cards.kept if chosen else 0):
            raise content.wrong("aside")
        if len(state.hands.held[seat]) != (cards.kept if chosen else cards.hand):
            raise content.wrong("hands")


def _is_sound(state: SamarandeState, frame: Frame, below: Frame | None) -> bool:
    effect, answers, active = frame.effect, frame.answers, state.active
    if effect == "choosing":
        return all(answer == "" for answer in answers) and frame.seat == active
    if effect == "redealing":
        return all(answer in (STAY.text, REDEAL.text) for answer in answers)
    if effect == "answering":
        passes = all(answer == "pass" for answer in answers)
        return below is not None and frame.seat == below.seat and passes
    if effect in CARD_EFFECTS:
        return _is_played(state, frame, below)
    if frame.seat != active:
        return False
    if effect == "stealing":
        return is_shown(state, frame)
    if effect == "placing":
        card = state.catalogue.box.find(answers[0]) if len(answers) == 1 else HIDDEN
        return card in state.catalogue.buildable
    if effect == "rerolling":
        return len(answers) == 1 and _is_a_roll(answers[0])
    if effect == "duelling":
        if len(answers) != 2 or not _is_a_roll(answers[1]):
            return False
        guild = Frame("assassins-guild", frame.seat, answers[:1])
        return _is_played(state, guild, None)
    return not answers


def _is_a_roll(text: str) -> bool:
    return (
        text.isascii()
        and text.isdecimal()
        and str(int(text[:9])) == text
        and (int(text) < _HIGHEST)
    )


def _is_played(state: SamarandeState, frame: Frame, below: Frame | None) -> bool:
    """An Action of the active player, or a genie that answers the Action below."""
    move = state.catalogue.find_play(frame.answers[0]) if frame.answers else None
    if move is None or state.catalogue.box.kinds[move.card].effect != frame.effect:
        return False
    if len(frame.answers) > 1 and frame.effect != "caliph":
        return False
    if below is not None:
        return frame.effect == "mischievous-genie" and frame.seat != below.seat
    return frame.seat == state.active and _could_be(state, frame, move)


def _could_be(state: SamarandeState, frame: Frame, move: Play) -> bool:
    """Whether the Action could be played like this, and each answer given after those before it."""
    if frame.effect == "mischievous-genie":
        return False
    if frame.effect == "aladdin":
        if move.args[0] not in state.rivals[state.active]:
            return False
    elif move not in _affordable(state).action(move.card).options(_affordable(state), move.card):
        return False
    return could_be_answered(state, frame, 1)


def _affordable(state: SamarandeState) -> SamarandeState:
    """A copy with enough points for anything, because the cost has been paid already."""
    rich = state.copy()
    rich.points = _MOST_POINTS
    return rich
