"""A view as a text, for people who watch an environment."""

from ludotheque.core import NOBODY, Game, State, Zone
from ludotheque.texts import Texts


def text_of(game: Game, view: State, lang: str = "en") -> str:
    """The places that hold something, each on a line, the points and the question."""
    texts = Texts(game, lang)
    names = [f"player_{seat}" for seat in range(view.seats)]
    lines = [texts.word("game-name")]
    for zone in view.zones():
        if zone.cards or zone.gold:
            whose = "" if zone.owner == NOBODY else f"{names[zone.owner]} "
            lines.append(f"{whose}{texts.zone(zone)}: {_lying(texts, zone)}")
    standing = view.standing()
    if standing is not None:
        points = [f"{name} {of}" for name, of in zip(names, standing, strict=True)]
        lines.append(f"Points: {', '.join(points)}")
    decision, outcome = view.decision(), view.outcome()
    if decision is not None:
        lines.append(texts.say(decision.question, names, decision.seat))
    if outcome is not None:
        lines.append(texts.say(outcome.how, names))
    return "\n".join(lines) + "\n"


def _lying(texts: Texts, zone: Zone) -> str:
    gold = [f"{zone.gold} gold"] if zone.gold else []
    return ", ".join([*([texts.cards_in_order(zone.cards)] if zone.cards else []), *gold])
