"""What Noxford tells, asks, refuses and scores. The sentences are in fr.ftl and en.ftl."""

from typing import Final

from ludotheque.core import CARD, CARDS, NUMBER, SEAT, TEXT, Refusal, Sentence, Vocabulary, secret

WORDS: Final = Vocabulary()

PLACED: Final = WORDS.told("placed", seat=SEAT, card=CARD, sideways=NUMBER, corner=TEXT)
COVERED: Final = WORDS.told("covered", seat=SEAT, card=CARD, under=CARD, corner=TEXT)
MOVED: Final = WORDS.told("moved", seat=SEAT, card=CARD, sideways=NUMBER, corner=TEXT)
MOVED_OVER: Final = WORDS.told("moved-over", seat=SEAT, card=CARD, under=CARD, corner=TEXT)
STAYED: Final = WORDS.told("stayed", seat=SEAT)
PASSED: Final = WORDS.told("passed", seat=SEAT)
DREW: Final = WORDS.told("drew", reveals=True, seat=SEAT, card=secret(CARD))
TURNED_UP: Final = WORDS.told("turned-up", reveals=True, card=CARD)
ENDED: Final = WORDS.told("ended", seat=SEAT)
ALL_PASSED: Final = WORDS.told("all-passed")

YOUR_TURN: Final = Sentence(WORDS.asked("turn"))
USE_THE_GEAR: Final = Sentence(WORDS.asked("gear"))

PLACE: Final = WORDS.move("place", card=CARD, sideways=NUMBER, corner=TEXT)
COVER: Final = WORDS.move("cover", card=CARD, under=CARD, corner=TEXT)
MOVE: Final = WORDS.move("move", card=CARD, sideways=NUMBER, corner=TEXT)
MOVE_OVER: Final = WORDS.move("move-over", card=CARD, under=CARD, corner=TEXT)
DO_PASS: Final = Sentence(WORDS.move("pass"))
DO_STAY: Final = Sentence(WORDS.move("stay"))

NOT_IN_HAND: Final = WORDS.refused("not-in-hand", rule="NX-30", card=CARD)
NOT_YOURS: Final = WORDS.refused("not-yours", rule="NX-30", card=CARD)
NOT_DISPLAYED: Final = WORDS.refused("not-displayed", rule="NX-30", card=CARD)
MASTER_IS_PLACED: Final = Refusal(WORDS.refused("master-is-placed", rule="NX-32"))
CAN_STILL_PLAY: Final = Refusal(WORDS.refused("can-still-play", rule="NX-34"))
GEAR_FIRST: Final = Refusal(WORDS.refused("gear-first", rule="NX-40"))
NO_GEAR: Final = Refusal(WORDS.refused("no-gear", rule="NX-40"))

OFF_THE_TABLE: Final = WORDS.refused("off-the-table", rule="NX-14", size=TEXT)
OVERLAPS: Final = WORDS.refused("overlaps", rule="NX-14", card=CARD)
TOUCHES_NOTHING: Final = Refusal(WORDS.refused("touches-nothing", rule="NX-13"))
TOUCHES_ONE: Final = WORDS.refused("touches-one", rule="NX-13", card=CARD)
NOT_ALIGNED: Final = WORDS.refused("not-aligned", rule="NX-13", edges=NUMBER)
NOT_OFFERED: Final = WORDS.refused("not-offered", rule="NX-15", corner=TEXT)

NO_CARD_THERE: Final = WORDS.refused("no-card-there", rule="NX-30", corner=TEXT)
NEUTRAL_COVERS_NOTHING: Final = WORDS.refused("neutral-covers-nothing", rule="NX-31", card=CARD)
NEUTRAL_IS_NOT_COVERED: Final = WORDS.refused("neutral-is-not-covered", rule="NX-31", card=CARD)
RANK_TOO_LOW: Final = WORDS.refused(
    "rank-too-low", rule="NX-30", card=CARD, rank=TEXT, under=CARD, other=TEXT
)
LOCKED: Final = WORDS.refused("locked", rule="NX-30", card=CARD)

NOT_THE_GEAR: Final = WORDS.refused("not-the-gear", rule="NX-40", card=CARD)
MASTERS_STAY: Final = WORDS.refused("masters-stay", rule="NX-41", card=CARD)
LOCKED_IN: Final = WORDS.refused("locked-in", rule="NX-41", card=CARD)
WOULD_SPLIT: Final = WORDS.refused("would-split", rule="NX-41", card=CARD)
SAME_PLACE: Final = WORDS.refused("same-place", rule="NX-44", card=CARD)

WON_ON_POINTS: Final = WORDS.scored("won-on-points", seat=SEAT, points=NUMBER)
WON_ON_DISTRICTS: Final = WORDS.scored(
    "won-on-districts", seat=SEAT, points=NUMBER, districts=NUMBER
)
SHARED_BY_TWO: Final = WORDS.scored(
    "shared-by-two", seat=SEAT, other=SEAT, points=NUMBER, districts=NUMBER
)
SHARED_BY_MORE: Final = WORDS.scored(
    "shared-by-more", count=NUMBER, points=NUMBER, districts=NUMBER
)

CANCELLED: Final = WORDS.scored("cancelled", card=CARD, cards=CARDS)
INFLUENCE: Final = WORDS.scored("influence", card=CARD, cards=CARDS, influence=NUMBER)
WON: Final = WORDS.scored("won", card=CARD, symbols=NUMBER)
FAVOURITE: Final = WORDS.scored("favourite", card=CARD, symbols=NUMBER)
TIED: Final = WORDS.scored("tied", card=CARD, influence=NUMBER)
NOBODYS: Final = WORDS.scored("nobodys", card=CARD)

TABLE_TOO_SMALL: Final = WORDS.wrong("table-too-small", table=TEXT, needed=TEXT)
CARD_TOO_WIDE: Final = WORDS.wrong("card-too-wide", size=TEXT)
BAD_FIGURE: Final = WORDS.wrong("bad-figure", name=TEXT, figure=TEXT, found=NUMBER)
SYNDICATE_INCOMPLETE: Final = WORDS.wrong("syndicate-incomplete", syndicate=NUMBER)
TOO_FEW_NEUTRALS: Final = WORDS.wrong("too-few-neutrals", count=NUMBER)
NO_HAND: Final = WORDS.wrong("no-hand")
