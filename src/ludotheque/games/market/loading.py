"""Loading what both games share: only states from which the rules can continue are accepted."""

from ludotheque.core import EVERYTHING, GAP, HIDDEN, Card, Fields, Frame, Seat
from ludotheque.games.card_fields import all_are, is_whole_box, read_cards, read_items

from .cards import MarketCards
from .ends import ALL_IDLE, BANK_OUT, DECK_OUT, ENDS, most_quiet
from .hands import Hands
from .state import MarketState


def read_seen_cards(
    catalogue: MarketCards, content: Fields, field: str, names: object
) -> tuple[Card, ...]:
    """Cards that everybody sees."""
    cards = read_cards(catalogue.box, content, field, names)
    if HIDDEN in cards:
        raise content.wrong(field)
    return cards


def read_card(catalogue: MarketCards, content: Fields, field: str, name: object) -> Card:
    """One card that everybody sees, by its name."""
    card = catalogue.box.find(name) if isinstance(name, str) else HIDDEN
    if card == HIDDEN:
        raise content.wrong(field)
    return card


def read_purses(content: Fields, estates: int) -> list[int]:
    gold = content.numbers("gold")
    if len(gold) != estates:
        raise content.wrong("gold")
    return list(gold)


def read_line(catalogue: MarketCards, content: Fields) -> tuple[Card, ...]:
    """The line, in which an empty name is a gap."""
    names = content.items("line")
    if len(names) > catalogue.line:
        raise content.wrong("line")
    cards = read_seen_cards(catalogue, content, "line", [name for name in names if name != ""])
    found = iter(cards)
    return tuple([GAP if name == "" else next(found) for name in names])


def read_deck(catalogue: MarketCards, content: Fields, eyes: Seat) -> tuple[Card, ...]:
    deck = read_cards(catalogue.box, content, "deck", content.items("deck"))
    if not all_are(deck, hidden=eyes != EVERYTHING):
        raise content.wrong("deck")
    return deck


def read_hands(catalogue: MarketCards, content: Fields, seats: int, eyes: Seat) -> Hands:
    """The hands, and what this viewer knows of them."""
    held = [tuple(sorted(hand)) for hand in _of_each_seat(catalogue, content, "hands", seats)]
    known = [tuple(sorted(hand)) for hand in _of_each_seat(catalogue, content, "known", seats)]
    hands = Hands(held, known, _read_private(catalogue, content, seats, eyes))
    for holder, hand in enumerate(held):
        visible = [card for card in hand if card != HIDDEN]
        if visible != list(hands.known_to(eyes, holder)):
            raise content.wrong("hands")
        for observer in range(seats):
            sure = hands.known_to(observer, holder)
            if len(sure) > len(hand) or (HIDDEN not in hand and not _includes(hand, sure)):
                raise content.wrong("known")
    for key, cards in hands.private.items():
        commonly_known = known[key % seats]
        if cards == commonly_known or not _includes(cards, commonly_known):
            raise content.wrong("private")
    return hands


def _of_each_seat(
    catalogue: MarketCards, content: Fields, field: str, seats: int
) -> list[tuple[Card, ...]]:
    items = read_items(content, field, seats)
    if field == "hands":
        return [read_cards(catalogue.box, content, field, item) for item in items]
    return [read_seen_cards(catalogue, content, field, item) for item in items]


def _read_private(
    catalogue: MarketCards, content: Fields, seats: int, eyes: Seat
) -> dict[int, tuple[Card, ...]]:
    private: dict[int, tuple[Card, ...]] = {}
    for item in content.items("private"):
        if not isinstance(item, dict):
            raise content.wrong("private")
        known = Fields(item)
        observer, holder = known.number("seat", 0, seats - 1), known.number("of", 0, seats - 1)
        if observer == holder or (eyes != EVERYTHING and eyes not in (observer, holder)):
            raise content.wrong("private")
        cards = read_seen_cards(catalogue, content, "private", known.items("cards"))
        pair = observer * seats + holder
        if pair in private:
            raise content.wrong("private")
        private[pair] = tuple(sorted(cards))
    return private


def _includes(cards: tuple[Card, ...], others: tuple[Card, ...]) -> bool:
    return all(cards.count(card) >= others.count(card) for card in others)


def restore_market(
    state: MarketState, content: Fields, eyes: Seat, most_points: int, gold: int
) -> None:
    """Set the fields that a new state does not take, except `absent`, which each game checks
    further."""
    catalogue, estates = state.catalogue, len(state.owners)
    state.eyes = eyes
    state.active = content.number("active", 0, estates - 1)
    state.points = content.number("points", 0, most_points)
    state.acted = content.truth("acted")
    state.idle = content.number("idle", 0, estates)
    state.bank = content.number("bank", 0, gold)
    if catalogue.gold_is_action:
        state.quiet = content.number("quiet", 0, most_quiet(gold, estates) + 1)
    state.line = read_line(catalogue, content)
    state.deck = read_deck(catalogue, content, eyes)
    state.discard = read_seen_cards(catalogue, content, "discard", content.items("discard"))
    state.over = content.text("over")


def check_market(state: MarketState, content: Fields, gold: int) -> None:
    """Exactly the box's cards and the bank's gold, and an end that the position allows."""
    if not is_whole_box(state.catalogue.box, state.cards()):
        raise content.wrong("discard")
    if min(state.purses) < 0 or state.gold() != gold:
        raise content.wrong("gold")
    if any(card in state.absent for card in state.deck):
        raise content.wrong("absent")
    if state.over not in ENDS:
        raise content.wrong("over")
    ended = (
        (state.over != DECK_OUT or not state.deck)
        and (state.over != BANK_OUT or not state.bank)
        and (state.over == ALL_IDLE) == _is_idle(state)
    )
    if not ended:
        raise content.wrong("over")
    if state.over and state.frames:
        raise content.wrong("frames")


def _is_idle(state: MarketState) -> bool:
    return state.idle >= len(state.owners) or state.quiet > most_quiet(
        state.gold(), len(state.owners)
    )


def is_shown(state: MarketState, frame: Frame) -> bool:
    """Whether the frame names an opponent whose hand its seat has seen and is about to steal
    from."""
    thief = frame.seat
    victims = [str(seat) for seat in range(state.seats) if seat != thief]
    if len(frame.answers) != 1 or frame.answers[0] not in victims:
        return False
    victim = int(frame.answers[0])
    return state.hands.known_to(thief, victim) == state.hands.held[victim] or (
        state.eyes not in (EVERYTHING, thief, victim)
    )


def could_be_answered(state: MarketState, frame: Frame, first: int) -> bool:
    """Whether each answer from this one on was possible after those before it."""
    for at in range(first, len(frame.answers)):
        so_far = Frame(frame.effect, frame.seat, frame.answers[:at])
        asked = state.catalogue.stack.ask(state, [so_far])
        if asked is None or asked.seat != frame.seat:
            return False
        if frame.answers[at] not in [move.text for move in asked.options]:
            return False
    return True
