"""The ways in which a game of action points ends, and the value for a game still running."""

from typing import Final

GOES_ON: Final = ""
DECK_OUT: Final = "deck"
BANK_OUT: Final = "bank"
ALL_IDLE: Final = "idle"
ENDS: Final = (GOES_ON, DECK_OUT, BANK_OUT, ALL_IDLE)
