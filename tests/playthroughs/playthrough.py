"""A whole game as text: each move, what was drawn, what each seat was told, how each view changed.

Seat 0 reads English, seat 1 French, and so on in turn; a watcher reads English.
"""

from collections.abc import Iterator
from hashlib import sha256

from ludotheque.core import WATCHER, Decision, Dice, Game, Journal, Noting, Seat, State
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
        yield f"  asked: {question} [{_options(decision)}]"
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


def _options(decision: Decision) -> str:
    """All of them; of very many the first, how many there are, and a fingerprint of all."""
    texts = [str(move) for move in decision.options]
    whole = " | ".join(texts)
    if len(texts) <= 20:
        return whole
    digest = sha256(whole.encode()).hexdigest()[:12]
    return f"{' | '.join(texts[:5])} | … {len(texts)} in all, {digest}"


def _changes(
    before: dict[Seat, dict[str, str]], views: dict[Seat, dict[str, str]]
) -> Iterator[str]:
    """How the views have changed: what all see alike, then what each sees."""
    watched = views[WATCHER]
    names = list(dict.fromkeys([*watched, *before[WATCHER]]))
    alike = {name for name in names if len({view.get(name) for view in views.values()}) == 1}
    for name in names:
        value = watched.get(name, "nothing")
        if name in alike and any(view.get(name, "nothing") != value for view in before.values()):
            yield f"  all see {name}: {value}"
    for seat, view in views.items():
        for name, value in view.items():
            if name not in alike and value != before[seat].get(name):
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
                where = f"{name}[{number}]"
                if name == "piles" and part and " " in part[0]:
                    where = f"the pile {part.pop(0)}"  # a pile is known by its place
                lines[where] = " ".join(map(str, part)) or "-"
        elif isinstance(value, list) and len(value) > MANY and set(value) == {"?"}:
            lines[name] = f"{len(value)} hidden"
        elif isinstance(value, list):
            lines[name] = " ".join(map(str, value)) or "-"
        elif name != "eyes":
            lines[name] = str(value)
    return lines
