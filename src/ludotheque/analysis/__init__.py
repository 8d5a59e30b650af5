"""A second opinion: how likely each option is to win, and why; and what decided a finished game. An
estimate or a hint receives views, never the true state."""

from .acts import Act, FinishedGame, finished_game
from .estimate import Estimate, Weighed, estimate
from .facts import FACTS, Facts, facts_of
from .finished import (
    USUAL_WORLDS,
    AnalysedAct,
    GameAnalysis,
    Interrupted,
    Point,
    SeatAccount,
    analyse,
)
from .hint import Hint, hint
from .plain import (
    Content,
    PlainAct,
    PlainAnalysis,
    PlainSentence,
    most_telling,
    plain_act,
    plain_analysis,
)
from .told import TellingWords, ToldAnalysis, ToldMoment, analysis_words
from .verdict import BLUNDER, FINE_MOVE, MISSED_CHANCE, Verdict
from .worlds import Figure

__all__ = [
    "BLUNDER",
    "FACTS",
    "FINE_MOVE",
    "MISSED_CHANCE",
    "USUAL_WORLDS",
    "Act",
    "AnalysedAct",
    "Content",
    "Estimate",
    "Facts",
    "Figure",
    "FinishedGame",
    "GameAnalysis",
    "Hint",
    "Interrupted",
    "PlainAct",
    "PlainAnalysis",
    "PlainSentence",
    "Point",
    "SeatAccount",
    "TellingWords",
    "ToldAnalysis",
    "ToldMoment",
    "Verdict",
    "Weighed",
    "analyse",
    "analysis_words",
    "estimate",
    "facts_of",
    "finished_game",
    "hint",
    "most_telling",
    "plain_act",
    "plain_analysis",
]
