"""Puzzles: positions of games among bots, in which one option is clearly best."""

from .puzzle import EASY, HARD, LEVELS, NAMES, TRICKY, BadPuzzle, Figures, Puzzle
from .puzzle_files import FILE, has_puzzles, of_the_day, puzzles_of, usable_puzzles

__all__ = [
    "EASY",
    "FILE",
    "HARD",
    "LEVELS",
    "NAMES",
    "TRICKY",
    "BadPuzzle",
    "Figures",
    "Puzzle",
    "has_puzzles",
    "of_the_day",
    "puzzles_of",
    "usable_puzzles",
]
