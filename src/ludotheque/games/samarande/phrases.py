"""What Les Fils de Samarande tells, asks, refuses and scores. The sentences are in fr.ftl and
en.ftl, those that its sister game says too in games/market/."""

from typing import Final

from ludotheque.core import CARD, CARDS, NUMBER, SEAT, Refusal, Sentence, Vocabulary, secret
from ludotheque.games.market.phrases import MarketWords

WORDS: Final = Vocabulary()

MARKET: Final = MarketWords(
    WORDS,
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

# The beginning.
KEPT_HAND: Final = WORDS.told("kept-hand", seat=SEAT)
REDEALT: Final = WORDS.told("redealt", reveals=True, seat=SEAT, cards=secret(CARDS))
CHOSE: Final = WORDS.told("chose", seat=SEAT, cards=secret(CARDS))

# Before the actions of a turn.
ROLL_AGAIN: Final = WORDS.told("roll-again", seat=SEAT, roller=SEAT)
WELL_GUARDED: Final = WORDS.told("well-guarded", seat=SEAT)
VANISHED: Final = WORDS.told("vanished", seat=SEAT, card=CARD)
TAXES: Final = WORDS.told("taxes", seat=SEAT)
MISCHIEF: Final = WORDS.told("mischief", seat=SEAT, points=NUMBER)

# Cards laid and played.
LAID_ARTISAN: Final = WORDS.told("laid-artisan", seat=SEAT, card=CARD, district=CARD)
PLAYED: Final = WORDS.told("played", seat=SEAT, card=CARD)
PLAYED_ON_PLAYER: Final = WORDS.told("played-on-player", seat=SEAT, card=CARD, victim=SEAT)
PLAYED_ON_CARD: Final = WORDS.told("played-on-card", seat=SEAT, card=CARD, victim=SEAT, target=CARD)
PLAYED_FOR: Final = WORDS.told("played-for", seat=SEAT, card=CARD, target=CARD)
ANSWERED: Final = WORDS.told("answered", seat=SEAT, card=CARD, player=SEAT, target=CARD)
CANCELLED: Final = WORDS.told("cancelled", seat=SEAT, card=CARD)

# What they do.
FRIGHTENED: Final = WORDS.told("frightened", victim=SEAT, district=CARD)
FOUND_AFTER: Final = WORDS.told("found-after", reveals=True, card=CARD, cards=CARDS)
FOUND_AT_ONCE: Final = WORDS.told("found-at-once", reveals=True, card=CARD)
FOUND_NOTHING: Final = WORDS.told("found-nothing", reveals=True, card=CARD, cards=CARDS)
TO_HAND: Final = WORDS.told("to-hand", seat=SEAT, card=CARD)
IMPOSED: Final = WORDS.told("imposed", victim=SEAT)
KIDNAPPED: Final = WORDS.told("kidnapped", seat=SEAT, victim=SEAT, card=CARD, district=CARD)
KIDNAPPED_TO_HAND: Final = WORDS.told("kidnapped-to-hand", seat=SEAT, victim=SEAT, card=CARD)
PROTECTED: Final = WORDS.told("protected", seat=SEAT)
KILLED: Final = WORDS.told("killed", seat=SEAT, card=CARD, target=CARD)
KILLED_BY: Final = WORDS.told("killed-by", card=CARD, target=CARD)
BOTH_FELL: Final = WORDS.told("both-fell", card=CARD, target=CARD)
GENIE_GONE: Final = WORDS.told("genie-gone", victim=SEAT, card=CARD)
ROBBED: Final = WORDS.told("robbed", seat=SEAT, victim=SEAT, gold=NUMBER)
DESTROYED: Final = WORDS.told("destroyed", victim=SEAT, cards=CARDS)
GENIE_STAYS: Final = WORDS.told("genie-stays", seat=SEAT, card=CARD)
CHANGED_SIDES: Final = WORDS.told("changed-sides", seat=SEAT, victim=SEAT, card=CARD)

# Questions.
REDEAL_HAND: Final = WORDS.asked("redeal", cards=NUMBER)
CHOOSE: Final = WORDS.asked("choose", cards=NUMBER)
REROLL_TEST: Final = WORDS.asked("reroll-test", roller=SEAT, total=NUMBER)
REROLL_DUEL: Final = WORDS.asked("reroll-duel", roller=SEAT, total=NUMBER, target=CARD)
WHO_VANISHES: Final = WORDS.asked("who-vanishes", victim=SEAT)
ANSWER: Final = WORDS.asked("answer", seat=SEAT, card=CARD)
WHERE: Final = WORDS.asked("where", card=CARD)

# Moves.
STAY: Final = Sentence(WORDS.move("stay"))
REDEAL: Final = Sentence(WORDS.move("redeal"))
KEEP: Final = WORDS.move("keep", cards=CARDS)
LAY: Final = WORDS.move("lay", card=CARD, cost=NUMBER)
LAY_ON: Final = WORDS.move("lay-on", card=CARD, cost=NUMBER, district=CARD, number=NUMBER)
VANISH: Final = WORDS.move("vanish", card=CARD, district=CARD, number=NUMBER)
REROLL: Final = Sentence(WORDS.move("reroll"))
STAND: Final = Sentence(WORDS.move("stand"))
PASS: Final = Sentence(WORDS.move("pass"))
ANSWER_WITH: Final = WORDS.move("answer-with", card=CARD)
PUT: Final = WORDS.move("put", district=CARD, number=NUMBER)
PLAY_ON_DISTRICT: Final = WORDS.move(
    "play-on-district", card=CARD, cost=NUMBER, victim=SEAT, district=CARD, number=NUMBER
)
PLAY_ON_CARD: Final = WORDS.move("play-on-card", card=CARD, cost=NUMBER, victim=SEAT, target=CARD)
KIDNAP: Final = WORDS.move(
    "kidnap", card=CARD, cost=NUMBER, victim=SEAT, target=CARD, district=CARD, number=NUMBER
)
KIDNAP_TO_HAND: Final = WORDS.move(
    "kidnap-to-hand", card=CARD, cost=NUMBER, victim=SEAT, target=CARD
)
SEARCH: Final = WORDS.move("search", card=CARD, cost=NUMBER, target=CARD)

# Why not.
HAS_A_DISTRICT: Final = Refusal(WORDS.refused("has-a-district", rule="SA-10"))
DECK_TOO_SMALL: Final = Refusal(WORDS.refused("deck-too-small", rule="SA-11"))
KEEP_SO_MANY: Final = WORDS.refused("keep-so-many", rule="SA-12", cards=NUMBER)
BOUGHT_ENOUGH: Final = WORDS.refused("bought-enough", rule="SA-40", most=NUMBER)
NO_ROOM: Final = WORDS.refused("no-room", rule="SA-42", number=NUMBER)
NO_SUCH_DISTRICT: Final = WORDS.refused("no-such-district", rule="SA-42", number=NUMBER)
OUT_OF_PLAY: Final = WORDS.refused("out-of-play", rule="SA-61", number=NUMBER)
SAME_DISTRICT: Final = WORDS.refused("same-district", rule="SA-42", number=NUMBER, same=NUMBER)
NOTHING_TO_ORDER: Final = Refusal(WORDS.refused("nothing-to-order", rule="SA-43"))
ONLY_ANSWERS: Final = WORDS.refused("only-answers", rule="SA-70", card=CARD)
HAS_ONE: Final = WORDS.refused("has-one", rule="SA-63", victim=SEAT, card=CARD)
HAVE_ONE: Final = WORDS.refused("have-one", rule="SA-65", card=CARD)
SHIELDED: Final = WORDS.refused("shielded", rule="SA-65", victim=SEAT)
NO_GOLD: Final = WORDS.refused("no-gold", rule="SA-43", victim=SEAT)
NO_GUARDS: Final = Refusal(WORDS.refused("no-guards", rule="SA-43"))
THERE_IS_ROOM: Final = Refusal(WORDS.refused("there-is-room", rule="SA-64"))
WRONG_COUNT: Final = WORDS.refused("wrong-count", rule="SA-69", count=NUMBER)

# The account.
DISTRICTS: Final = WORDS.scored("districts", seat=SEAT, count=NUMBER)
ARTISANS: Final = WORDS.scored("artisans", seat=SEAT, count=NUMBER)
GUARDS: Final = WORDS.scored("guards", seat=SEAT, count=NUMBER)
KINDS: Final = WORDS.scored("kinds", seat=SEAT, cards=CARDS)
CEMETERIES: Final = WORDS.scored("cemeteries", seat=SEAT, count=NUMBER)
CARPETS: Final = WORDS.scored("carpets", seat=SEAT, count=NUMBER)
RICHEST: Final = WORDS.scored("richest", seat=SEAT, gold=NUMBER)
EQUALLY_RICH: Final = WORDS.scored("equally-rich", seat=SEAT, gold=NUMBER)

# What is wrong with somebody's own list of cards.
KEEPS_TOO_MANY: Final = WORDS.wrong("keeps-too-many", hand=NUMBER)
