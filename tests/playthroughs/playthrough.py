"""A playthrough as text: each move, what was drawn, what each seat was told, how each view changed.

Seat 0 reads English, seat 1 French, and so on in turn; a watcher reads English.
"""

from collections.abc import Iterator
from functools import cache
from hashlib import sha256

from ludotheque.core import WATCHER, Decision, Journal, Seat, State
from ludotheque.games import GAMES
from ludotheque.laws.random_play import NAMES, eyes
from ludotheque.texts import Texts
from tests.playthroughs.entries import Entry, Scene, Step, WholeGame

MANY = 12
"""More hidden cards than this are only counted."""

Views = dict[Seat, dict[str, str]]


def playthrough(entry: Entry) -> str:
    lines = _scene(entry) if isinstance(entry, Scene) else _whole_game(entry)
    return "\n".join([*lines, ""])


def _whole_game(entry: WholeGame) -> Iterator[str]:
    state, drawn, journal = entry.deal()
    narrator = Narrator(entry, state)
    yield f"# {entry.name}, {entry.players} players, Dice({entry.seed})"
    yield ""
    yield "The deal"
    yield f"  drawn: {_numbers(drawn)}"
    yield from narrator.hear(journal)
    for seat, view in narrator.look_at(state).items():
        yield f"  {_who(seat)} sees"
        for name, value in view.items():
            yield f"    {name}: {value}"
    for step in entry.steps():
        yield from narrator.tell(step)
        state = step.after
    yield from narrator.end(state)


def _scene(scene: Scene) -> Iterator[str]:
    narrator = Narrator(scene, scene.table, meanings=True)
    yield f"# {scene.name}, {scene.players} players, a scene: {scene.label}"
    yield f"# {scene.shows}"
    yield ""
    yield "The table"
    yield from narrator.lay_out(scene.table)
    state = scene.table
    for step in scene.steps():
        yield from narrator.tell(step)
        state = step.after
    if state.outcome() is not None:
        yield from narrator.end(state)


class Narrator:
    """Tells the decisions of one playthrough, each view against the one before."""

    def __init__(self, entry: Entry, first: State, *, meanings: bool = False) -> None:
        self._players = entry.players
        self._texts = {lang: _texts(entry.name, lang) for lang in ("en", "fr")}
        self._meanings = meanings
        """Whether each move is also said in words."""
        self._views: Views = {}
        self._labels = GAMES[entry.name].labels(first)

    def look_at(self, state: State) -> Views:
        self._views = {seat: _lines(state.view(seat)) for seat in eyes(self._players)}
        return self._views

    def lay_out(self, state: State) -> Iterator[str]:
        """All that is not empty: who sees what, and what nobody sees."""
        views = self.look_at(state)
        for name, truth in _lines(state).items():
            if truth in ("", "-"):
                continue
            seen: dict[str, list[Seat]] = {}
            for seat, view in views.items():
                seen.setdefault(view[name], []).append(seat)
            if truth not in seen:
                yield f"  nobody sees {name}: {truth}"
            for value, seats in seen.items():
                verb = "sees" if len(seats) == 1 else "see"
                yield f"  {_all_of(seats, self._players)} {verb} {name}: {value}"

    def tell(self, step: Step) -> Iterator[str]:
        decision, english = step.decision, self._texts["en"]
        yield ""
        question = english.say(decision.question, NAMES, decision.seat)
        yield f"{step.number}. seat {decision.seat}: {step.move}"
        if self._meanings:
            meaning = self._labels.named(step.meaning)
            yield f"  means: {english.say(meaning, NAMES, decision.seat)}"
        yield f"  asked: {question} [{_options(decision)}]"
        if step.drawn:
            yield f"  drawn: {_numbers(step.drawn)}"
        yield from self.hear(step.journal)
        before = self._views
        yield from _changes(before, self.look_at(step.after))

    def hear(self, journal: Journal) -> Iterator[str]:
        """What each is told."""
        told = []
        for event in journal.events:
            self._labels = self._labels.after(event)
            told.append(self._labels.named(event))
        for seat in eyes(self._players):
            lang = "fr" if seat % 2 and seat != WATCHER else "en"
            for event in told:
                said = self._texts[lang].say(event.seen_by(seat), NAMES, seat)
                yield f"  told {_who(seat)}: {said}"

    def end(self, state: State) -> Iterator[str]:
        yield ""
        yield "The end"
        outcome = state.outcome()
        assert outcome is not None
        outcome = outcome.named(self._labels)
        yield f"  places {outcome.places}, points {outcome.points}"
        for texts in self._texts.values():
            yield f"  {texts.say(outcome.how, NAMES, WATCHER)}"
            for line in outcome.lines:
                points = f"seat {line.seat} {line.points:+}: " if line.points else ""
                yield f"    {points}{texts.say(line.sentence, NAMES, WATCHER)}"


@cache
def _texts(name: str, lang: str) -> Texts:
    """A game's sentences, which take longer to read than a scene to tell."""
    return Texts(GAMES[name], lang)


def _options(decision: Decision) -> str:
    """All of them; of very many the first, how many there are, and a fingerprint of all."""
    texts = [str(move) for move in decision.options]
    whole = " | ".join(texts)
    if len(texts) <= 20:
        return whole
    digest = sha256(whole.encode()).hexdigest()[:12]
    return f"{' | '.join(texts[:5])} | … {len(texts)} in all, {digest}"


def _changes(before: Views, views: Views) -> Iterator[str]:
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


def _all_of(seats: list[Seat], players: int) -> str:
    return "all" if len(seats) > players else ", ".join(map(_who, seats))


def _numbers(outcomes: tuple[int, ...]) -> str:
    return " ".join(map(str, outcomes))


def _lines(state: State) -> dict[str, str]:
    """The content of a state or view, a line for each thing: lists are spread out, one line a
    seat."""
    lines: dict[str, str] = {}
    for name, value in state.content().items():
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
