"""The contract, small enough to remember. `docs/contract.md` explains every name."""

from .box import Box
from .chance import Chance, Dice, Draw, RecordedChance, Script, ScriptError
from .chooser import Chooser
from .decision import Decision, Window
from .effects import Effect, Effects, Frame, MoveT
from .errors import BadBox, BadFile, BadMove, BadOption, BadRecord, BadState, Problem
from .event import NO_LOG, Event, Journal, Log
from .eyes import EVERYTHING, GAP, HIDDEN, WATCHER, Card, Seat
from .fair_deal import (
    ALONE,
    COMMITTED,
    UNSHOWN,
    Contribution,
    FairDeal,
    commitment_of,
    is_deal_number,
)
from .fields import BadField, Fields
from .game import Game
from .history import History
from .kind import Kind
from .labels import NO_LABELS, Labels
from .list_format import MOST_FIGURE, ListFormat
from .match import Keeper, Match
from .moment import Moment
from .move import Move
from .option import Option, OptionValue
from .outcome import NOBODY, Outcome, ScoreLine
from .phrases import IS_OVER, NO_SUCH_MOVE, NOT_YOUR_TURN, VOCABULARY
from .player import Player
from .playout import playout
from .progress import BEFORE_THE_DEAL
from .prospect import Prospect, foresee
from .record import (
    BY_ONE_MACHINE,
    FROM_A_MOMENT,
    PROVABLY,
    WITH_A_CHOSEN_SEED,
    BackEntry,
    EndEntry,
    Entry,
    Header,
    MoveEntry,
    Record,
    ResignEntry,
    RewindEntry,
    SeatEntry,
)
from .sentence import (
    CARD,
    CARDS,
    CARDS_IN_ORDER,
    LIST,
    NUMBER,
    SEAT,
    TEXT,
    WORDS,
    ArgType,
    Phrase,
    Refusal,
    Sentence,
    SentenceT,
    Value,
    Vocabulary,
    cards_in,
    parts_in,
    secret,
)
from .state import State, StateT
from .verification import FAILS, HOLDS, NOTE, Check, Verification, draws_of, verify
from .zone import Zone

__all__ = [
    "ALONE",
    "BEFORE_THE_DEAL",
    "BY_ONE_MACHINE",
    "CARD",
    "CARDS",
    "CARDS_IN_ORDER",
    "COMMITTED",
    "EVERYTHING",
    "FAILS",
    "FROM_A_MOMENT",
    "GAP",
    "HIDDEN",
    "HOLDS",
    "IS_OVER",
    "LIST",
    "MOST_FIGURE",
    "NOBODY",
    "NOTE",
    "NOT_YOUR_TURN",
    "NO_LABELS",
    "NO_LOG",
    "NO_SUCH_MOVE",
    "NUMBER",
    "PROVABLY",
    "SEAT",
    "TEXT",
    "UNSHOWN",
    "VOCABULARY",
    "WATCHER",
    "WITH_A_CHOSEN_SEED",
    "WORDS",
    "ArgType",
    "BackEntry",
    "BadBox",
    "BadField",
    "BadFile",
    "BadMove",
    "BadOption",
    "BadRecord",
    "BadState",
    "Box",
    "Card",
    "Chance",
    "Check",
    "Chooser",
    "Contribution",
    "Decision",
    "Dice",
    "Draw",
    "Effect",
    "Effects",
    "EndEntry",
    "Entry",
    "Event",
    "FairDeal",
    "Fields",
    "Frame",
    "Game",
    "Header",
    "History",
    "Journal",
    "Keeper",
    "Kind",
    "Labels",
    "ListFormat",
    "Log",
    "Match",
    "Moment",
    "Move",
    "MoveEntry",
    "MoveT",
    "Option",
    "OptionValue",
    "Outcome",
    "Phrase",
    "Player",
    "Problem",
    "Prospect",
    "Record",
    "RecordedChance",
    "Refusal",
    "ResignEntry",
    "RewindEntry",
    "ScoreLine",
    "Script",
    "ScriptError",
    "Seat",
    "SeatEntry",
    "Sentence",
    "SentenceT",
    "State",
    "StateT",
    "Value",
    "Verification",
    "Vocabulary",
    "Window",
    "Zone",
    "cards_in",
    "commitment_of",
    "draws_of",
    "foresee",
    "is_deal_number",
    "parts_in",
    "playout",
    "secret",
    "verify",
]
