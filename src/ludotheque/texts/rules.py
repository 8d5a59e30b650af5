"""A game's rules in our own words, written in Markdown beside the game.

What follows from the cards is not written there but filled in, so that a card more or less changes
no rules text:

- `{cards}` is the number of all cards, `{cards:district}` the number of cards of these types.
- `![](cards:trick,killer)` stands for the pictures of all cards of these types.
- `{reconstructed}` says how many figures of the cards are reconstructed.
- Every picture of a card gets the card's name for a caption.
- `- {others:trick,killer}`, at the end of a list that explains cards of these types, explains those
  that the list has not. An item that begins with `**Hired killer**` explains the card of this name,
  and `Hired killer +2` as well.

A section whose heading ends with `{folded}` is for reference: where it can be folded, it is.
"""

import re
from importlib.resources import files
from typing import Final

from ludotheque.core import HIDDEN, Card

from .figures import reconstructed
from .game_texts import Texts
from .house_names import renamed

_NUMBER: Final = re.compile(r"\{cards(?::([a-z,-]+))?\}")
_GALLERY: Final = re.compile(r"!\[\]\(cards:([a-z,-]+)\)")
_CARD: Final = re.compile(r"!\[([^\]]+)\]\(card:([^ )]+)\)")
_RECONSTRUCTED: Final = "{reconstructed}"
_OTHERS: Final = re.compile(r"^- \{others:([a-z,-]+)\}\n", re.MULTILINE)
FOLDED: Final = " {folded}"
"""Ends the heading of a section that may be folded."""

_EXPLAINED: Final = re.compile(r"^- \*\*(.+?)\*\*", re.MULTILINE)


def rules_text(texts: Texts) -> str:
    """The rules of the game of these texts, in their language."""
    written = (files(texts.game.package) / f"rules.{texts.lang}.md").read_text("utf-8")
    return filled_in(renamed(texts.game, texts.lang, written), texts)


def filled_in(written: str, texts: Texts) -> str:
    """The Markdown with what follows from the cards."""

    def number(found: re.Match[str]) -> str:
        kinds = texts.game.box.kinds
        return str(sum(kinds[card].count for card in _of_types(texts, found[1])))

    def gallery(found: re.Match[str]) -> str:
        return "\n".join([_picture(texts, card) for card in _of_types(texts, found[1])])

    def others(found: re.Match[str]) -> str:
        items = found.string[: found.start()].rpartition("\n\n")[2]
        explained = _EXPLAINED.findall(items)
        cards = _of_types(texts, found[1])
        return "".join([_item(texts, card) for card in cards if not _is_in(explained, texts, card)])

    def captioned(found: re.Match[str]) -> str:
        card = texts.game.box.find(found[2])
        if card == HIDDEN:
            raise ValueError(f"there is no card {found[2]!r}")
        return f'![{found[1]}](card:{found[2]} "{texts.card(card)}")'

    text = _NUMBER.sub(number, _GALLERY.sub(gallery, _OTHERS.sub(others, written)))
    text = _CARD.sub(captioned, text).replace(_RECONSTRUCTED, reconstructed(texts))
    rest = text.replace(FOLDED, "")
    if "{" in rest:
        raise ValueError(f"nothing fills in {rest[rest.index('{') :][:40]!r}")
    return text


def _of_types(texts: Texts, types: str | None) -> list[Card]:
    """All cards of these types, in the order of the box; of every type if none is named."""
    kinds = texts.game.box.kinds
    wanted = [kind.type for kind in kinds] if types is None else types.split(",")
    found = [card for card, kind in enumerate(kinds) if kind.type in wanted and kind.count]
    if not {kinds[card].type for card in found}.issuperset(wanted):
        raise ValueError(f"there are no cards of some of these types: {types}")
    return found


def _picture(texts: Texts, card: Card) -> str:
    return f"![{texts.picture(card)}](card:{texts.game.box.names[card]})"


def _is_in(explained: list[str], texts: Texts, card: Card) -> bool:
    """Whether one of these names is the card's, but for a figure behind it."""
    return re.sub(r"\s[+\N{MINUS SIGN}]?\d+$", "", texts.card(card)) in explained


def _item(texts: Texts, card: Card) -> str:
    return f"- **{texts.card(card)}.** {texts.about(card)}\n"
