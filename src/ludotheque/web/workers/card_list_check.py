"""Whether a table can be played with somebody's own list of cards. A separate process finds out, by
reading the list and by playing with it."""

import time
from typing import Final, NamedTuple

from ludotheque.core import Dice, Game, Log, Problem
from ludotheque.games import GAMES
from ludotheque.texts import LANGUAGES, Texts, check_own_cards

from .limited_process import WAIT_SECONDS, call_in_process

LARGEST_LIST_BYTES: Final = 32_768
"""In a record from elsewhere; `Limits` says what a form may bring."""
MOST_CARDS: Final = 600
MOST_OPTIONS: Final = 5000
"""In one decision: five times as many as any published box offers."""
MOST_DECISION_SECONDS: Final = 2.0
"""Of computing, to find the options of one decision and to put them into words."""
PLAYING_SECONDS: Final = 0.5
"""Of computing, to play with the fewest players; and again with the most."""
LONGEST_SENTENCE: Final = 600


class ListVerdict(NamedTuple):
    """Nothing, if the list can be played with; or why not."""

    code: str = ""
    """What is wrong: a key of the table's texts, unless there is a sentence."""
    sentence: str = ""
    """What the game finds wrong, and on which line."""
    seconds: float = 0.0
    """How long the check computed."""


def check_list_in_process(
    text: str, name: str, lang: str, seconds: float = WAIT_SECONDS
) -> ListVerdict:
    """What a separate process says about this list for the game of this name. This blocks: call it
    in a thread."""
    called = call_in_process(check_list, (text, name, lang), seconds)
    if called.returned is not None:
        return called.returned._replace(seconds=called.seconds)
    return ListVerdict(code="list-too-slow", seconds=called.seconds)


def check_list(text: str, name: str, lang: str) -> ListVerdict:
    """Read the list and play with it."""
    game = GAMES[name]
    try:
        game = game.with_cards(text)
        check_own_cards(game)
    except Problem as problem:
        code = problem.sentence.key.removeprefix("wrong-")
        sentence = Texts(GAMES[name], lang).problem(problem, [])
        return ListVerdict(code=code, sentence=sentence[:LONGEST_SENTENCE])
    return ListVerdict(code=why_too_much(game))


def why_too_much(game: Game) -> str:
    """Why a server cannot have this game played; empty if it can."""
    if game.box.total > MOST_CARDS:
        return "list-too-many-cards"
    texts = [Texts(game, lang) for lang in LANGUAGES]
    for players in (min(game.players), max(game.players)):
        try:
            why = _play(game, players, texts)
        except MemoryError:
            why = "list-too-slow"
        if why:
            return why
    return ""


def _play(game: Game, players: int, texts: list[Texts]) -> str:
    """Make random moves until the time is up, or the game is over."""
    dice = Dice(f"{game.name} with {players}")
    names = [f"P{seat}" for seat in range(players)]
    began = time.process_time()
    state = game.new(players=players, chance=dice)
    while (asked := time.process_time()) - began < PLAYING_SECONDS:
        decision = state.decision()
        if decision is None:
            return ""
        if len(decision.options) > MOST_OPTIONS:
            return "list-too-many-options"
        for move in decision.options:
            meaning = game.meaning(move, state)
            for each in texts:
                each.say(meaning, names)
        if time.process_time() - asked > MOST_DECISION_SECONDS:
            return "list-too-slow"
        state.apply(dice.pick(decision.options), dice, Log())
    return ""
