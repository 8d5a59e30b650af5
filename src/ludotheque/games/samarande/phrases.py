"""The phrases of Les Fils de Samarande: events, questions, refusals and scores. Their sentences are
in fr.ftl and en.ftl; those shared with its sister game are in games/market/."""

from typing import Final

from ludotheque.core import CARD, CARDS, NUMBER, SEAT, Refusal, Sentence, Vocabulary, secret
from ludotheque.games.market.phrases import MarketPhrases

VOCABULARY: Final = Vocabulary()

SHARED: Final = MarketPhrases(
    VOCABULARY,
    {
        "lay": "SA-42",
        "points": "SA-40",
        "line": "SA-41",
        "deck": "SA-52",
        "answer": "SA-40",
        "play": "SA-43",
        "opponent": "SA-43",
    },
)

# Setup.
KEPT_HAND: Final = VOCABULARY.told("kept-hand", seat=SEAT)
REDEALT: Final = VOCABULARY.told("redealt", reveals=True, seat=SEAT, cards=secret(CARDS))
CHOSE: Final = VOCABULARY.told("chose", seat=SEAT, cards=secret(CARDS))

# Before the actions of a turn.
ROLL_AGAIN: Final = VOCABULARY.told("roll-again", seat=SEAT, roller=SEAT)
WELL_GUARDED: Final = VOCABULARY.told("well-guarded", seat=SEAT)
VANISHED: Final = VOCABULARY.told("vanished", seat=SEAT, card=CARD)
TAXES: Final = VOCABULARY.told("taxes", seat=SEAT)
MISCHIEF: Final = VOCABULARY.told("mischief", seat=SEAT, points=NUMBER)

# Laying and playing cards.
LAID_ARTISAN: Final = VOCABULARY.told("laid-artisan", seat=SEAT, card=CARD, district=CARD)
PLAYED: Final = VOCABULARY.told("played", seat=SEAT, card=CARD)
PLAYED_ON_PLAYER: Final = VOCABULARY.told("played-on-player", seat=SEAT, card=CARD, victim=SEAT)
PLAYED_ON_CARD: Final = VOCABULARY.told(
    "played-on-card", seat=SEAT, card=CARD, victim=SEAT, target=CARD
)
PLAYED_FOR: Final = VOCABULARY.told("played-for", seat=SEAT, card=CARD, target=CARD)
ANSWERED: Final = VOCABULARY.told("answered", seat=SEAT, card=CARD, player=SEAT, target=CARD)
CANCELLED: Final = VOCABULARY.told("cancelled", seat=SEAT, card=CARD)

# Effects of cards.
FRIGHTENED: Final = VOCABULARY.told("frightened", victim=SEAT, district=CARD)
FOUND_AFTER: Final = VOCABULARY.told("found-after", reveals=True, card=CARD, cards=CARDS)
FOUND_AT_ONCE: Final = VOCABULARY.told("found-at-once", reveals=True, card=CARD)
FOUND_NOTHING: Final = VOCABULARY.told("found-nothing", reveals=True, card=CARD, cards=CARDS)
TO_HAND: Final = VOCABULARY.told("to-hand", seat=SEAT, card=CARD)
IMPOSED: Final = VOCABULARY.told("imposed", victim=SEAT)
KIDNAPPED: Final = VOCABULARY.told("kidnapped", seat=SEAT, victim=SEAT, card=CARD, district=CARD)
KIDNAPPED_TO_HAND: Final = VOCABULARY.told("kidnapped-to-hand", seat=SEAT, victim=SEAT, card=CARD)
PROTECTED: Final = VOCABULARY.told("protected", seat=SEAT)
KILLED: Final = VOCABULARY.told("killed", seat=SEAT, card=CARD, target=CARD)
KILLED_BY: Final = VOCABULARY.told("killed-by", card=CARD, target=CARD)
BOTH_FELL: Final = VOCABULARY.told("both-fell", card=CARD, target=CARD)
GENIE_GONE: Final = VOCABULARY.told("genie-gone", victim=SEAT, card=CARD)
ROBBED: Final = VOCABULARY.told("robbed", seat=SEAT, victim=SEAT, gold=NUMBER)
DESTROYED: Final = VOCABULARY.told("destroyed", victim=SEAT, cards=CARDS)
GENIE_STAYS: Final = VOCABULARY.told("genie-stays", seat=SEAT, card=CARD)
CHANGED_SIDES: Final = VOCABULARY.told("changed-sides", seat=SEAT, victim=SEAT, card=CARD)

# Questions.
REDEAL_HAND: Final = VOCABULARY.asked("redeal", cards=NUMBER)
CHOOSE: Final = VOCABULARY.asked("choose", cards=NUMBER)
REROLL_TEST: Final = VOCABULARY.asked("reroll-test", roller=SEAT, total=NUMBER)
REROLL_DUEL: Final = VOCABULARY.asked("reroll-duel", roller=SEAT, total=NUMBER, target=CARD)
WHO_VANISHES: Final = VOCABULARY.asked("who-vanishes", victim=SEAT)
ANSWER: Final = VOCABULARY.asked("answer", seat=SEAT, card=CARD)
WHERE: Final = VOCABULARY.asked("where", card=CARD)

# Moves.
STAY: Final = Sentence(VOCABULARY.move("stay"))
REDEAL: Final = Sentence(VOCABULARY.move("redeal"))
KEEP: Final = VOCABULARY.move("keep", cards=CARDS)
LAY: Final = VOCABULARY.move("lay", card=CARD, cost=NUMBER)
LAY_ON: Final = VOCABULARY.move("lay-on", card=CARD, cost=NUMBER, district=CARD, number=NUMBER)
VANISH: Final = VOCABULARY.move("vanish", card=CARD, district=CARD, number=NUMBER)
REROLL: Final = Sentence(VOCABULARY.move("reroll"))
STAND: Final = Sentence(VOCABULARY.move("stand"))
PASS: Final = Sentence(VOCABULARY.move("pass"))
ANSWER_WITH: Final = VOCABULARY.move("answer-with", card=CARD)
PUT: Final = VOCABULARY.move("put", district=CARD, number=NUMBER)
PLAY_ON_DISTRICT: Final = VOCABULARY.move(
    "play-on-district", card=CARD, cost=NUMBER, victim=SEAT, district=CARD, number=NUMBER
)
PLAY_ON_CARD: Final = VOCABULARY.move(
    "play-on-card", card=CARD, cost=NUMBER, victim=SEAT, target=CARD
)
KIDNAP: Final = VOCABULARY.move(
    "kidnap", card=CARD, cost=NUMBER, victim=SEAT, target=CARD, district=CARD, number=NUMBER
)
KIDNAP_TO_HAND: Final = VOCABULARY.move(
    "kidnap-to-hand", card=CARD, cost=NUMBER, victim=SEAT, target=CARD
)
SEARCH: Final = VOCABULARY.move("search", card=CARD, cost=NUMBER, target=CARD)

# Refusals.
HAS_A_DISTRICT: Final = Refusal(VOCABULARY.refused("has-a-district", rule="SA-10"))
DECK_TOO_SMALL: Final = Refusal(VOCABULARY.refused("deck-too-small", rule="SA-11"))
KEEP_SO_MANY: Final = VOCABULARY.refused("keep-so-many", rule="SA-12", cards=NUMBER)
BOUGHT_ENOUGH: Final = VOCABULARY.refused("bought-enough", rule="SA-40", most=NUMBER)
NO_ROOM: Final = VOCABULARY.refused("no-room", rule="SA-42", number=NUMBER)
NO_SUCH_DISTRICT: Final = VOCABULARY.refused("no-such-district", rule="SA-42", number=NUMBER)
OUT_OF_PLAY: Final = VOCABULARY.refused("out-of-play", rule="SA-61", number=NUMBER)
SAME_DISTRICT: Final = VOCABULARY.refused("same-district", rule="SA-42", number=NUMBER, same=NUMBER)
NOTHING_TO_ORDER: Final = Refusal(VOCABULARY.refused("nothing-to-order", rule="SA-43"))
ONLY_ANSWERS: Final = VOCABULARY.refused("only-answers", rule="SA-70", card=CARD)
HAS_ONE: Final = VOCABULARY.refused("has-one", rule="SA-63", victim=SEAT, card=CARD)
HAVE_ONE: Final = VOCABULARY.refused("have-one", rule="SA-65", card=CARD)
SHIELDED: Final = VOCABULARY.refused("shielded", rule="SA-65", victim=SEAT)
NO_GOLD: Final = VOCABULARY.refused("no-gold", rule="SA-43", victim=SEAT)
NO_GUARDS: Final = Refusal(VOCABULARY.refused("no-guards", rule="SA-43"))
THERE_IS_ROOM: Final = Refusal(VOCABULARY.refused("there-is-room", rule="SA-64"))
WRONG_COUNT: Final = VOCABULARY.refused("wrong-count", rule="SA-69", count=NUMBER)

# Scoring.
DISTRICTS: Final = VOCABULARY.scored("districts", seat=SEAT, count=NUMBER)
ARTISANS: Final = VOCABULARY.scored("artisans", seat=SEAT, count=NUMBER)
GUARDS: Final = VOCABULARY.scored("guards", seat=SEAT, count=NUMBER)
KINDS: Final = VOCABULARY.scored("kinds", seat=SEAT, cards=CARDS)
CEMETERIES: Final = VOCABULARY.scored("cemeteries", seat=SEAT, count=NUMBER)
CARPETS: Final = VOCABULARY.scored("carpets", seat=SEAT, count=NUMBER)
RICHEST: Final = VOCABULARY.scored("richest", seat=SEAT, gold=NUMBER)
EQUALLY_RICH: Final = VOCABULARY.scored("equally-rich", seat=SEAT, gold=NUMBER)

# Errors in a player's own list of cards.
KEEPS_TOO_MANY: Final = VOCABULARY.wrong("keeps-too-many", hand=NUMBER)
