"""Everything that the rules of Pebbles can say."""

from typing import Final

from ludotheque.core import CARD, NUMBER, SEAT, Sentence, Vocabulary, secret

WORDS: Final = Vocabulary()

# What is told.
PLAYED: Final = WORDS.told("played", seat=SEAT, card=CARD)
DREW: Final = WORDS.told("drew", reveals=True, seat=SEAT, card=secret(CARD))
EARNED: Final = WORDS.told("earned", seat=SEAT, gold=NUMBER)
ROBBED: Final = WORDS.told("robbed", seat=SEAT, gold=NUMBER, victim=SEAT)

# What is asked.
PLAY: Final = Sentence(WORDS.asked("play"))
WHOM: Final = Sentence(WORDS.asked("whom"))
HOW_MUCH: Final = WORDS.asked("how-much", victim=SEAT)

# What a move would do.
PLAY_A_CARD: Final = WORDS.move("play", card=CARD)
ROB_SOMEBODY: Final = WORDS.move("rob", victim=SEAT)
GRAB_GOLD: Final = WORDS.move("grab", gold=NUMBER)

# Why not.
NOT_HELD: Final = WORDS.refused("not-held", rule="PB-10", card=CARD)

# The account.
GOLD: Final = WORDS.scored("gold")
RICHEST: Final = Sentence(WORDS.scored("richest"))
