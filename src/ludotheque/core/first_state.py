"""The first state of a match, rebuilt from the header of its record."""

from .chance import Script, ScriptError
from .errors import BadBox, BadOption, BadRecord, BadState, Divergence
from .event import Log
from .eyes import EVERYTHING
from .game import Game
from .phrases import BAD_FIELD, BAD_OUTCOMES, NEWER_RULES, OTHER_GAME
from .record import Header
from .state import State


def game_of(game: Game, header: Header) -> Game:
    """The game as it was when the match began, with the cards in the header if there are any;
    BadRecord if game or rules do not fit."""
    if header.game != game.name:
        raise BadRecord(1, OTHER_GAME, header.game, game.name)
    if header.rules > game.rules:
        raise BadRecord(1, NEWER_RULES, header.rules, game.rules)
    then = game.as_of(header.rules)
    if not header.cards:
        return then
    if game.own_cards and (game.rules, game.box.text) == (header.rules, header.cards):
        return game
    try:
        return then.with_cards(header.cards)
    except BadBox as error:
        raise BadRecord(1, error.sentence.phrase, *error.sentence.values) from None


def first_state(game: Game, header: Header, script: Script, log: Log) -> State:
    """The deal with the recorded outcomes, or the state that the match started from."""
    try:
        settings = game.settings(len(header.seats), header.options)
        if header.start is None:
            state = game.deal(len(header.seats), script, settings, log)
            if script.left:
                raise Divergence(1, BAD_OUTCOMES)
            return state
        state = game.load(header.start)
        if state.eyes != EVERYTHING:
            raise BadRecord(1, BAD_FIELD, "start", "view")
        if state.seats != len(header.seats):
            raise BadRecord(1, BAD_FIELD, "seats", str(len(header.seats)))
        return state
    except ScriptError:
        raise Divergence(1, BAD_OUTCOMES) from None
    except (BadOption, BadState) as error:
        raise Divergence(1, error.sentence.phrase, *error.sentence.values) from None
