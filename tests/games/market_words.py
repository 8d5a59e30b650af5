"""What both market games say, in words, for tests that read it."""

from functools import cache

from ludotheque.core import Event, Game, Seat, Sentence, State
from ludotheque.laws.random_play import names
from ludotheque.texts import LANGUAGES, Texts


@cache
def _texts(game: Game, lang: str) -> Texts:
    return Texts(game, lang)


def meanings(game: Game, state: State, lang: str) -> dict[str, list[str]]:
    """The moves that each text of an option stands for, as the asked seat reads it."""
    decision = state.decision()
    assert decision is not None
    view, found = state.view(decision.seat), dict[str, list[str]]()
    for move in decision.options:
        text = say(game, lang, game.meaning(move, view), decision.seat, state.seats)
        found.setdefault(text, []).append(str(move))
    return found


def say(game: Game, lang: str, sentence: Sentence, reader: Seat, seats: int) -> str:
    return _texts(game, lang).say(sentence, names(seats), reader)


def shared(game: Game, state: State) -> list[tuple[str, list[str]]]:
    """The texts that more than one option has."""
    return [
        (text, moves)
        for lang in LANGUAGES
        for text, moves in meanings(game, state, lang).items()
        if len(moves) > 1
    ]


def texts_of(game: Game, state: State, begin: str, lang: str = "en") -> list[str]:
    """The options that begin like this, in words."""
    return [
        text for text, moves in meanings(game, state, lang).items() if moves[0].startswith(begin)
    ]


def question(game: Game, state: State, lang: str = "en") -> str:
    decision = state.decision()
    assert decision is not None
    return say(game, lang, decision.question, decision.seat, state.seats)


def line(game: Game, events: list[Event], reader: Seat, seats: int, lang: str = "en") -> str:
    """The only one of these events, as this seat reads it."""
    (event,) = events
    return say(game, lang, event.seen_by(reader), reader, seats)
