"""The sprite of a page: every card, and the signs that the table shows."""

from ludotheque.core import HIDDEN, NOBODY, Card
from ludotheque.games.noxford.cards import Cards

from .faces import DRAWINGS, HEIGHT, LETTERS, WIDTH, back, defs, face, field_signs
from .palette import COLOURS, PAPER, WHITE


def symbols(cards: Cards) -> str:
    """All drawings as one sprite, included once in a page and used by id."""
    parts = [_card(symbol_id(card), face(cards, card)) for card in range(len(cards.box.kinds))]
    parts.append(_card(symbol_id(HIDDEN), back(NOBODY)))
    parts.append(_card("nx-veil", DRAWINGS["veil"]))
    parts += [_sign(f"nx-{sign}", DRAWINGS[sign]) for sign in ("lock", "face-down", "crown")]
    parts += [_card(f"nx-back-{each}", back(each)) for each in range(len(LETTERS))]
    parts += [_sign(f"nx-disc-{each}", _disc(each)) for each in range(len(LETTERS))]
    parts += [
        _sign(f"nx-field-{number}", f'<g transform="translate(10 10)">{DRAWINGS[sign]}</g>')
        for number, sign in enumerate(field_signs(cards.fields))
    ]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" class="sprite" width="0" height="0" '
        f'aria-hidden="true">{defs()}{"".join(parts)}</svg>'
    )


def symbol_id(card: Card) -> str:
    """The id of this card's symbol in the sprite; for a hidden card, of a Neutral back."""
    return "nx-back" if card == HIDDEN else f"nx-card-{card}"


def _card(name: str, drawn: str) -> str:
    return _symbol(name, WIDTH, HEIGHT, drawn)


def _sign(name: str, drawn: str) -> str:
    return _symbol(name, 20, 20, drawn)


def _symbol(name: str, width: int, height: int, drawn: str) -> str:
    return (
        f'<symbol id="{name}" viewBox="0 0 {width} {height}" preserveAspectRatio="none">'
        f"{drawn}</symbol>"
    )


def _disc(syndicate: int) -> str:
    """A small disc for a Syndicate: its colour and its letter."""
    return (
        f'<circle cx="10" cy="10" r="9.2" fill="{COLOURS[syndicate]}" stroke="{PAPER}" '
        f'stroke-width="1.4"/><text x="10" y="14.4" font-family="Georgia, serif" '
        f'font-weight="700" font-size="12.5" text-anchor="middle" fill="{WHITE}">'
        f"{LETTERS[syndicate]}</text>"
    )
