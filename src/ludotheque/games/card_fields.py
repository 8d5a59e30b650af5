"""Reading the cards of a saved state, for any game."""

from ludotheque.core import HIDDEN, Box, Card, Fields


def read_cards(box: Box, content: Fields, field: str, names: object) -> tuple[Card, ...]:
    """Cards by their names, hidden ones as question marks."""
    found: list[Card] = []
    given = read_list(content, field, names)
    if len(given) > box.total:
        raise content.wrong(field)
    for name in given:
        card = box.find(name) if isinstance(name, str) else HIDDEN
        if card == HIDDEN and name != box.name(HIDDEN):
            raise content.wrong(field)
        found.append(card)
    return tuple(found)


def read_items(content: Fields, field: str, count: int) -> list[object]:
    """The list in this field, which must have exactly `count` items."""
    items = content.items(field)
    if len(items) != count:
        raise content.wrong(field)
    return items


def read_parts(content: Fields, field: str, item: object, count: int) -> list[object]:
    """The parts of an item, which must be a list of exactly `count`."""
    if not isinstance(item, list) or len(item) != count:
        raise content.wrong(field)
    return item


def read_list(content: Fields, field: str, item: object) -> list[object]:
    """An item that must be a list, of any length."""
    if not isinstance(item, list):
        raise content.wrong(field)
    return item


def read_truths(content: Fields, field: str, count: int) -> list[bool]:
    """The list in this field, which must have exactly `count` booleans."""
    items = read_items(content, field, count)
    if not all(isinstance(item, bool) for item in items):
        raise content.wrong(field)
    return [item is True for item in items]


def all_are(cards: tuple[Card, ...], *, hidden: bool) -> bool:
    """Whether all of these cards are hidden, or with `hidden=False` all visible."""
    return all((card == HIDDEN) == hidden for card in cards)


def is_whole_box(box: Box, cards: list[Card]) -> bool:
    """Whether these can be exactly the cards of the box; some may be hidden."""
    return len(cards) == box.total and are_in_box(box, cards)


def are_in_box(box: Box, cards: list[Card]) -> bool:
    """Whether the box has all of these cards at once; some may be hidden."""
    seen = [box.kind_of[card] for card in cards if card != HIDDEN]
    too_many = any(seen.count(card) > kind.count for card, kind in enumerate(box.kinds))
    return len(cards) <= box.total and not too_many
