"""The first state of a match, rebuilt from the header of its record."""

from .chance import Script, ScriptError
from .errors import BadBox, BadOption, BadRecord, BadState, Problem
from .eyes import EVERYTHING
from .game import Game
from .phrases import BAD_FIELD, BAD_OUTCOMES, NEWER_RULES, OTHER_GAME
from .record import Header
from .state import State


def game_of(game: Game, header: Header) -> Game:
    """The game with the cards in the header; BadRecord if game or rules do not fit."""
    if header.game != game.name:
        raise BadRecord(1, OTHER_GAME, header.game, game.name)
    if header.rules > game.rules:
        raise BadRecord(1, NEWER_RULES, header.rules, game.rules)
    if not header.cards:
        return game
    try:
        return game.with_cards(header.cards)
    except BadBox as error:
        raise _in_header(error) from None


def first_state(game: Game, header: Header) -> State:
    """The recorded deal, or the state that the match started from."""
    try:
        settings = game.settings(len(header.seats), header.options)
        if header.start is None:
            script = Script(header.outcomes)
            state = game.deal(len(header.seats), script, settings)
            if script.left:
                raise BadRecord(1, BAD_OUTCOMES)
            return state
        state = game.load(header.start)
        if state.eyes != EVERYTHING:
            raise BadRecord(1, BAD_FIELD, "start", "view")
        if state.seats != len(header.seats):
            raise BadRecord(1, BAD_FIELD, "seats", str(len(header.seats)))
        return state
    except ScriptError:
        raise BadRecord(1, BAD_OUTCOMES) from None
    except (BadOption, BadState) as error:
        raise _in_header(error) from None


def _in_header(error: Problem) -> BadRecord:
    return BadRecord(1, error.sentence.phrase, *error.sentence.values)
