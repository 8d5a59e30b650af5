"""An analysis as a terminal tells it, in its language."""

from ludotheque.analysis import GameAnalysis, PlainAnalysis, ToldAnalysis
from ludotheque.core import WATCHER, Seat, Sentence
from ludotheque.terminal.scene import Scene
from ludotheque.terminal.terminal import Terminal


def told_at(terminal: Terminal, analysis: GameAnalysis) -> ToldAnalysis:
    """What this terminal says of it."""
    finished = analysis.finished

    def say(sentence: Sentence, reader: Seat) -> str:
        scene = Scene(terminal, finished.game, finished.players, reader, over=True)
        return scene.say(sentence)

    return ToldAnalysis(
        PlainAnalysis.of(analysis),
        finished.game,
        terminal.word,
        say,
        game_name=terminal.texts(finished.game).word("game-name"),
        result=say(finished.outcome.how, WATCHER),
    )
