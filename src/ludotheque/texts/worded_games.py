"""Games that people can be told about: those that can be used, and have the texts they need."""

from typing import Final

from ludotheque.core import Dice, Game
from ludotheque.games import GAMES
from ludotheque.plugins import OWN_PACKAGE, BrokenPlugin

from .game_texts import Texts
from .phrasebook import Phrasebook
from .rules import rules_text

_SHOWN: Final = ("game-name", "game-about", "game-length")


def worded_game(name: str, words: Phrasebook) -> Game:
    """The game of this name; BrokenPlugin if it cannot be used or told about. That our own can be
    is tested, so no start takes the time to look."""
    game = GAMES[name]
    if GAMES.package(name) == OWN_PACKAGE:
        return game
    try:
        why = why_not_worded(words.texts(game))
    except Exception as error:  # whatever is wrong with the texts of one game, the others stay
        why = f"{type(error).__name__}: {error}"
    if why:
        raise BrokenPlugin(name, GAMES.package(name), why)
    return game


def why_not_worded(texts: Texts) -> str:
    """What the game lacks to be shown, if anything. Cards, places and rules raise what they
    lack."""
    texts.check()
    kinds = texts.game.box.kinds
    figures = [f"figure-{figure}" for kind in kinds for figure in kind.figures]
    needed = (*_SHOWN, *texts.game.vocabulary.phrases, *figures)
    missing = [key for key in needed if key not in texts]
    if missing:
        return f"{texts.lang}.ftl has no {missing[0]!r}"
    for card in range(len(kinds)):
        texts.some(card)
        texts.about(card)
    game = texts.game
    for zone in game.new(players=min(game.players), chance=Dice("places")).zones():
        texts.zone(zone)
    rules_text(texts)
    return ""


def worded_games(words: Phrasebook) -> tuple[dict[str, Game], list[BrokenPlugin]]:
    """The games that can be told about, and what is wrong with the others."""
    usable = GAMES.all_usable()
    found: dict[str, Game] = {}
    problems = GAMES.problems()
    for name in usable:
        try:
            found[name] = worded_game(name, words)
        except BrokenPlugin as broken:
            problems.append(broken)
    return found, problems
