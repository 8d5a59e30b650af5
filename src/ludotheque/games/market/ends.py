"""The ways in which a game of action points ends, and the value for a game still running."""

from typing import Final

GOES_ON: Final = ""
DECK_OUT: Final = "deck"
BANK_OUT: Final = "bank"
ALL_IDLE: Final = "idle"
ENDS: Final = (GOES_ON, DECK_OUT, BANK_OUT, ALL_IDLE)


def most_quiet(gold: int, estates: int) -> int:
    """How many turns in a row can end without a card drawn, laid or played, if nobody buys points.

    Each of these turns that is not idle takes gold from the bank, or from a purse to the Mayor's:
    every piece of gold moves twice at most, and less than a round of idle turns follows. Only those
    who buy points with what they have just earned could go on for ever (SF-54, SA-53).
    """
    return 2 * gold * estates
