"""Everything that the rules of Pebbles can say."""

from typing import Final

from ludotheque.core import CARD, NUMBER, SEAT, Sentence, Vocabulary, secret

VOCABULARY: Final = Vocabulary()

# What is told.
PLAYED: Final = VOCABULARY.told("played", seat=SEAT, card=CARD)
DREW: Final = VOCABULARY.told("drew", reveals=True, seat=SEAT, card=secret(CARD))
EARNED: Final = VOCABULARY.told("earned", seat=SEAT, gold=NUMBER)
ROBBED: Final = VOCABULARY.told("robbed", seat=SEAT, gold=NUMBER, victim=SEAT)

# What is asked.
PLAY: Final = Sentence(VOCABULARY.asked("play"))
WHOM: Final = Sentence(VOCABULARY.asked("whom"))
HOW_MUCH: Final = VOCABULARY.asked("how-much", victim=SEAT)

# What a move would do.
PLAY_A_CARD: Final = VOCABULARY.move("play", card=CARD)
ROB_SOMEBODY: Final = VOCABULARY.move("rob", victim=SEAT)
GRAB_GOLD: Final = VOCABULARY.move("grab", gold=NUMBER)

# Why not.
NOT_HELD: Final = VOCABULARY.refused("not-held", rule="PB-10", card=CARD)

# The account.
GOLD: Final = VOCABULARY.scored("gold")
RICHEST: Final = Sentence(VOCABULARY.scored("richest"))
