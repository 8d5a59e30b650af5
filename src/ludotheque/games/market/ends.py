"""How a game of action points ends; while it runs, it has no end yet."""

from typing import Final

GOES_ON: Final = ""
DECK_OUT: Final = "deck"
BANK_OUT: Final = "bank"
ALL_IDLE: Final = "idle"
ENDS: Final = (GOES_ON, DECK_OUT, BANK_OUT, ALL_IDLE)
