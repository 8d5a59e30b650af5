"""District Noir as a few lines of text."""

from collections.abc import Sequence

from ludotheque.core import Seat
from ludotheque.games.district_noir.state import DistrictNoirState
from ludotheque.texts import Texts


def screen(view: DistrictNoirState, seat: Seat, texts: Texts, names: Sequence[str]) -> list[str]:
    """What this seat sees: the line, what everybody has taken, the hand."""
    cards = view.cards_of
    lines = [texts.word("round", round=view.round, rounds=cards.rounds, deck=len(view.deck)), ""]
    lines += [texts.word("line"), f"  {_line(view, texts)}", ""]
    for other, name in enumerate(names):
        pile = view.piles[other]
        if pile:
            lines.append("  " + texts.word("pile", name=name, cards=texts.cards(pile)))
        else:
            lines.append("  " + texts.word("pile-nothing", name=name))
    hand = " · ".join([texts.card(card) for card in view.hands[seat]]) or texts.word("empty")
    return [*lines, "", texts.word("hand", cards=hand)]


def _line(view: DistrictNoirState, texts: Texts) -> str:
    if not view.line:
        return texts.word("empty")
    shown = [texts.card(card) for card in view.line]
    first = max(0, len(shown) - view.cards_of.take)
    return " · ".join([*shown[:first], "[" + " · ".join(shown[first:]) + "]"])
