"""A whole game as text: each move, what was drawn, what each seat was told, how each view changed.

Seat 0 reads English, seat 1 French, and so on in turn; a watcher reads English.
"""

from collections.abc import Iterator

from ludotheque.core import WATCHER, Dice, Game, Journal, Noting, Seat, State
from ludotheque.texts import Texts
from tests.laws.laws import NAMES, eyes

MANY = 12
"""More hidden cards than this are only counted."""


def playthrough(game: Game, players: int, seed: int) -> str:
    return "\n".join([*_lines(game, players, seed), ""])


def _lines(game: Game, players: int, seed: int) -> Iterator[str]:
    choices = Dice(f"choices {seed}")
    noting = Noting(Dice(seed))
    state = game.new(players=players, chance=noting)
    yield f"# {game.name}, {players} players, Dice({seed})"
    yield ""
    yield "The deal"
    yield f"  drawn: {_numbers(noting)}"
    views = {seat: _view(state, seat) for seat in eyes(players)}
    for seat, view in views.items():
        yield f"  {_who(seat)} sees"
        for name, value in view.items():
            yield f"    {name}: {value}"
    texts = {lang: Texts(game, lang) for lang in ("en", "fr")}
    number = 0
    while (decision := state.decision()) is not None:
        number += 1
        move = choices.pick(decision.options)
        yield ""
        question = texts["en"].say(decision.question, NAMES, decision.seat)
        yield f"{number}. seat {decision.seat}: {move}"
        yield f"  asked: {question} [{' | '.join(map(str, decision.options))}]"
        noting, journal = Noting(Dice(f"{seed}/{number}")), Journal()
        state.apply(move, noting, journal)
        if noting.outcomes:
            yield f"  drawn: {_numbers(noting)}"
        for seat in eyes(players):
            lang = "fr" if seat % 2 and seat != WATCHER else "en"
            for event in journal.seen_by(seat):
                yield f"  told {_who(seat)}: {texts[lang].say(event, NAMES, seat)}"
        before, views = views, {seat: _view(state, seat) for seat in eyes(players)}
        yield from _changes(before, views)
    yield ""
    yield "The end"
    outcome = state.outcome()
    assert outcome is not None
    yield f"  places {outcome.places}, points {outcome.points}"
    for lang in ("en", "fr"):
        yield f"  {texts[lang].say(outcome.how, NAMES, WATCHER)}"
        for line in outcome.lines:
            points = f"seat {line.seat} {line.points:+}: " if line.points else ""
            yield f"    {points}{texts[lang].say(line.sentence, NAMES, WATCHER)}"


def _changes(
    before: dict[Seat, dict[str, str]], views: dict[Seat, dict[str, str]]
) -> Iterator[str]:
    """How the views have changed: what all see alike, then what each sees."""
    watched = views[WATCHER]
    alike = {name for name in watched if len({view[name] for view in views.values()}) == 1}
    for name, value in watched.items():
        if name in alike and any(view[name] != value for view in before.values()):
            yield f"  all see {name}: {value}"
    for seat, view in views.items():
        for name, value in view.items():
            if name not in alike and value != before[seat][name]:
                yield f"  {_who(seat)} sees {name}: {value}"


def _who(seat: Seat) -> str:
    return "watcher" if seat == WATCHER else f"seat {seat}"


def _numbers(noting: Noting) -> str:
    return " ".join(map(str, noting.outcomes))


def _view(state: State, seat: Seat) -> dict[str, str]:
    """The view's content, a line for each thing: lists are spread out, one line a seat."""
    lines: dict[str, str] = {}
    for name, value in state.view(seat).content().items():
        if isinstance(value, list) and value and isinstance(value[0], list):
            for number, part in enumerate(value):
                lines[f"{name}[{number}]"] = " ".join(map(str, part)) or "-"
        elif isinstance(value, list) and len(value) > MANY and set(value) == {"?"}:
            lines[name] = f"{len(value)} hidden"
        elif isinstance(value, list):
            lines[name] = " ".join(map(str, value)) or "-"
        elif name != "eyes":
            lines[name] = str(value)
    return lines
