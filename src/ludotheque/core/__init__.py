"""The contract, small enough to remember. `docs/contract.md` explains every name."""

from .box import Box, Kind
from .chance import Chance, Dice, RecordedChance, Script, ScriptError
from .chooser import Chooser
from .decision import Decision, Window
from .effects import Effect, Effects, Frame, MoveT
from .errors import BadBox, BadFile, BadMove, BadOption, BadRecord, BadState, Problem
from .event import Event, Journal, Log
from .eyes import EVERYTHING, HIDDEN, WATCHER, Card, Seat
from .fields import BadField, Fields
from .game import Game
from .history import History
from .match import Keeper, Match
from .moment import Moment
from .move import Move
from .option import Option, OptionValue
from .outcome import NOBODY, Outcome, ScoreLine
from .phrases import IS_OVER, NO_SUCH_MOVE, NOT_YOUR_TURN, VOCABULARY
from .player import Player
from .playout import playout
from .record import BackEntry, EndEntry, Entry, Header, MoveEntry, Record, ResignEntry, SeatEntry
from .sentence import (
    CARD,
    CARDS,
    NUMBER,
    SEAT,
    TEXT,
    ArgType,
    Phrase,
    Refusal,
    Sentence,
    Value,
    Vocabulary,
    secret,
)
from .state import State, StateT

__all__ = [
    "CARD",
    "CARDS",
    "EVERYTHING",
    "HIDDEN",
    "IS_OVER",
    "NOBODY",
    "NOT_YOUR_TURN",
    "NO_SUCH_MOVE",
    "NUMBER",
    "SEAT",
    "TEXT",
    "VOCABULARY",
    "WATCHER",
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
    "Chooser",
    "Decision",
    "Dice",
    "Effect",
    "Effects",
    "EndEntry",
    "Entry",
    "Event",
    "Fields",
    "Frame",
    "Game",
    "Header",
    "History",
    "Journal",
    "Keeper",
    "Kind",
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
    "Record",
    "RecordedChance",
    "Refusal",
    "ResignEntry",
    "ScoreLine",
    "Script",
    "ScriptError",
    "Seat",
    "SeatEntry",
    "Sentence",
    "State",
    "StateT",
    "Value",
    "Vocabulary",
    "Window",
    "playout",
    "secret",
]
