"""Everything that the rules can say. The words are in `en.ftl` and `fr.ftl`."""

from typing import Final

from ludotheque.core import CARD, SEAT, Sentence, Vocabulary, secret

VOCABULARY: Final = Vocabulary()

# What happens.
HOARDED: Final = VOCABULARY.told("hoarded", seat=SEAT, card=CARD)
TOOK: Final = VOCABULARY.told("took", seat=SEAT, card=CARD, victim=SEAT)
FOUND_NOTHING: Final = VOCABULARY.told("found-nothing", seat=SEAT)
DREW: Final = VOCABULARY.told("drew", reveals=True, seat=SEAT, card=secret(CARD))

# What is asked.
PLAY_A_CARD: Final = Sentence(VOCABULARY.asked("play"))

# What a move would do.
HOARD: Final = VOCABULARY.move("hoard", card=CARD)
TAKE: Final = VOCABULARY.move("take", victim=SEAT)
WASTE: Final = VOCABULARY.move("waste", card=CARD)

# Why not, and which rule says so.
NOT_HELD: Final = VOCABULARY.refused("not-held", rule="R2", card=CARD)
NOTHING_THERE: Final = VOCABULARY.refused("nothing-there", rule="R4")

# The score.
HAZELNUTS: Final = Sentence(VOCABULARY.scored("hazelnuts"))
FULLEST_HOARD: Final = Sentence(VOCABULARY.scored("fullest-hoard"))
