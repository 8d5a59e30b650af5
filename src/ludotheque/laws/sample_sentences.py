"""Every phrase of a game, with every sort of value that its wording can depend on."""

from collections.abc import Iterator
from itertools import product

from ludotheque.core import (
    CARD,
    GAP,
    HIDDEN,
    WATCHER,
    ArgType,
    Event,
    Game,
    Phrase,
    Sentence,
    Value,
    Vocabulary,
)


def all_sentences(game: Game, players: int, vocabulary: Vocabulary) -> Iterator[Sentence]:
    """Every phrase with every sort of value; events also with their secrets blanked."""
    for phrase in vocabulary.phrases.values():
        for values in all_values(game, players, phrase):
            yield sentence_of(phrase, values)
            if phrase.has_secrets:
                yield Event(phrase, values).seen_by(WATCHER)


def all_values(game: Game, players: int, phrase: Phrase) -> Iterator[tuple[Value, ...]]:
    """Every combination of what a wording can depend on. A card is only named, so the kinds take
    turns: each comes up in each place, but not beside every other."""
    kinds = samples(game, players, CARD)
    others = [samples(game, players, arg) for arg in phrase.types if arg.name != "card"]
    combinations = list(product(*others))
    cards = len(phrase.types) - len(others)
    for turn in range(max(len(combinations), len(kinds) if cards else 0)):
        rest = iter(combinations[turn % len(combinations)])
        yield tuple(
            kinds[(turn + place) % len(kinds)] if arg.name == "card" else next(rest)
            for place, arg in enumerate(phrase.types)
        )


def sentence_of(phrase: Phrase, values: tuple[Value, ...]) -> Sentence:
    return Event(phrase, values) if phrase.key.startswith("told-") else Sentence(phrase, values)


def samples(game: Game, players: int, arg: ArgType) -> tuple[Value, ...]:
    kinds = range(len(game.box.kinds))
    by_type: dict[str, tuple[Value, ...]] = {
        "seat": tuple(range(min(players, 2))),
        "card": tuple(kinds),
        "cards-in-order": ((), (0,), (0, 0), (0, GAP, 0), (GAP, GAP, *kinds), (HIDDEN, HIDDEN)),
        "cards": ((), (0,), (0, 0), (0, 1, 1), tuple(kinds), (HIDDEN,), (HIDDEN, HIDDEN)),
        "number": (0, 1, 2, -3),  # one of each plural form, and a minus
        "text": ("Zoé",),
    }
    if arg.name in ("words", "list"):
        parts = sample_parts(game, players)
        return parts if arg.name == "words" else (parts[:1], parts)
    return by_type[arg.name]


def sample_parts(game: Game, players: int) -> tuple[Sentence, ...]:
    """Two parts that sentences of this game can have; they have no parts themselves."""
    phrases = [
        phrase
        for phrase in game.vocabulary.phrases.values()
        if phrase.key.startswith("words-")
        and not {arg.name for arg in phrase.types} & {"words", "list"}
    ]
    return tuple(
        Sentence(phrase, next(all_values(game, players, phrase))) for phrase in phrases[:2]
    )
