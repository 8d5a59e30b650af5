"""The phrases of Les Fils de Samarande: events, questions, refusals and scores. Their sentences are
in fr.ftl and en.ftl; those shared with its sister game are in games/market/."""

from typing import Final

from ludotheque.core import (
    CARD,
    CARDS,
    NUMBER,
    SEAT,
    TEXT,
    ArgType,
    Phrase,
    Refusal,
    Sentence,
    Vocabulary,
    secret,
)
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
ROLL_AGAIN: Final = VOCABULARY.told("roll-again", harms=("roller",), seat=SEAT, roller=SEAT)
WELL_GUARDED: Final = VOCABULARY.told("well-guarded", seat=SEAT)
VANISHED: Final = VOCABULARY.told(
    "vanished", harms=("seat",), seat=SEAT, card=CARD, district=CARD, number=NUMBER
)
TAXES: Final = VOCABULARY.told("taxes", seat=SEAT)
MISCHIEF: Final = VOCABULARY.told("mischief", seat=SEAT, points=NUMBER)

# Laying and playing cards.
LAID_ARTISAN: Final = VOCABULARY.told(
    "laid-artisan", seat=SEAT, card=CARD, district=CARD, number=NUMBER
)

QUESTIONS: Final[dict[str, Phrase]] = {}
"""By the key of an announcement: the question whether the others let it pass, with the same
values."""


def _announced(key: str, *, harms: tuple[str, ...] | None = None, **args: ArgType) -> Phrase:
    """An Action as it is announced, before anybody answers it; its player comes first."""
    phrase = VOCABULARY.told(key, reveals=False, harms=harms, begins_turn=False, **args)
    QUESTIONS[phrase.key] = VOCABULARY.asked(f"answer-{key}", **args)
    return phrase


PLAYED: Final = _announced("played", seat=SEAT, card=CARD)
PLAYED_ON_PLAYER: Final = _announced("played-on-player", seat=SEAT, card=CARD, victim=SEAT)
PLAYED_ON_CARD: Final = _announced("played-on-card", seat=SEAT, card=CARD, victim=SEAT, target=CARD)
PLAYED_ON_OWN_CARD: Final = _announced("played-on-own-card", seat=SEAT, card=CARD, target=CARD)
PLAYED_ON_OWN_CARD_THERE: Final = _announced(
    "played-on-own-card-there", seat=SEAT, card=CARD, target=CARD, district=CARD, number=NUMBER
)
PLAYED_ON_DISTRICT: Final = _announced(
    "played-on-district", seat=SEAT, card=CARD, victim=SEAT, district=CARD, number=NUMBER
)
PLAYED_ON_CARD_THERE: Final = _announced(
    "played-on-card-there",
    seat=SEAT,
    card=CARD,
    victim=SEAT,
    target=CARD,
    district=CARD,
    number=NUMBER,
)
PLAYED_TO_KIDNAP: Final = _announced(
    "played-to-kidnap",
    seat=SEAT,
    card=CARD,
    victim=SEAT,
    target=CARD,
    district=CARD,
    number=NUMBER,
    own=CARD,
    place=NUMBER,
)
PLAYED_FOR: Final = _announced("played-for", seat=SEAT, card=CARD, target=CARD)
PLAYED_FOR_CATEGORY: Final = _announced("played-for-category", seat=SEAT, card=CARD, category=TEXT)
ANSWERED: Final = _announced(
    "answered", harms=("player",), seat=SEAT, card=CARD, player=SEAT, target=CARD
)
CANCELLED: Final = VOCABULARY.told("cancelled", harms=("seat",), seat=SEAT, card=CARD)

# Effects of cards.
LEFT_LINE: Final = VOCABULARY.told("left-line", seat=SEAT)
FRIGHTENED: Final = VOCABULARY.told("frightened", victim=SEAT, district=CARD, number=NUMBER)
FOUND_AFTER: Final = VOCABULARY.told("found-after", reveals=True, card=CARD, cards=CARDS)
FOUND_AT_ONCE: Final = VOCABULARY.told("found-at-once", reveals=True, card=CARD)
FOUND_NOTHING: Final = VOCABULARY.told("found-nothing", reveals=True, card=CARD, cards=CARDS)
FOUND_NONE_OF: Final = VOCABULARY.told("found-none-of", reveals=True, category=TEXT, cards=CARDS)
TO_HAND: Final = VOCABULARY.told("to-hand", seat=SEAT, card=CARD)
IMPOSED: Final = VOCABULARY.told("imposed", victim=SEAT)
KIDNAPPED: Final = VOCABULARY.told(
    "kidnapped", seat=SEAT, victim=SEAT, card=CARD, district=CARD, number=NUMBER
)
KIDNAPPED_TO_HAND: Final = VOCABULARY.told("kidnapped-to-hand", seat=SEAT, victim=SEAT, card=CARD)
PROTECTED: Final = VOCABULARY.told("protected", seat=SEAT)
KILLED: Final = VOCABULARY.told("killed", seat=SEAT, card=CARD, victim=SEAT, target=CARD)
KILLED_BY: Final = VOCABULARY.told("killed-by", card=CARD, target=CARD)
BOTH_FELL: Final = VOCABULARY.told("both-fell", card=CARD, victim=SEAT, target=CARD)
# Whoever had the genie may be glad of it: most of them hurt.
GENIE_GONE: Final = VOCABULARY.told("genie-gone", harms=(), victim=SEAT, card=CARD)
GENIE_GONE_THERE: Final = VOCABULARY.told(
    "genie-gone-there", harms=(), victim=SEAT, card=CARD, district=CARD, number=NUMBER
)
ROBBED: Final = VOCABULARY.told("robbed", seat=SEAT, victim=SEAT, gold=NUMBER)
DESTROYED: Final = VOCABULARY.told("destroyed", victim=SEAT, number=NUMBER, cards=CARDS)
CARPET_LIES: Final = VOCABULARY.told("carpet-lies", seat=SEAT, card=CARD)
NOTHING_TO_STEAL: Final = VOCABULARY.told("nothing-to-steal", harms=(), seat=SEAT, victim=SEAT)
GENIE_STAYS: Final = VOCABULARY.told("genie-stays", seat=SEAT, card=CARD)
CHANGED_SIDES: Final = VOCABULARY.told("changed-sides", seat=SEAT, victim=SEAT, card=CARD)

# Questions.
REDEAL_HAND: Final = VOCABULARY.asked("redeal", cards=NUMBER)
CHOOSE: Final = VOCABULARY.asked("choose", cards=NUMBER)
REROLL_TEST: Final = VOCABULARY.asked("reroll-test", roller=SEAT, total=NUMBER)
REROLL_DUEL: Final = VOCABULARY.asked("reroll-duel", roller=SEAT, total=NUMBER, target=CARD)
WHO_VANISHES: Final = VOCABULARY.asked("who-vanishes", victim=SEAT)
WHERE: Final = VOCABULARY.asked("where", card=CARD)

# Moves.
STAY: Final = Sentence(VOCABULARY.move("stay"))
STAY_WITH_A_DISTRICT: Final = Sentence(VOCABULARY.move("stay-with-a-district"))
STAY_AS_THE_DECK_IS_SMALL: Final = Sentence(VOCABULARY.move("stay-as-the-deck-is-small"))
REDEAL: Final = VOCABULARY.move("redeal", cards=NUMBER)
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
PLAY_ON_CARD_THERE: Final = VOCABULARY.move(
    "play-on-card-there",
    card=CARD,
    cost=NUMBER,
    victim=SEAT,
    target=CARD,
    district=CARD,
    number=NUMBER,
)
KIDNAP: Final = VOCABULARY.move(
    "kidnap",
    card=CARD,
    cost=NUMBER,
    victim=SEAT,
    target=CARD,
    district=CARD,
    number=NUMBER,
    own=CARD,
    place=NUMBER,
)
KIDNAP_TO_HAND: Final = VOCABULARY.move(
    "kidnap-to-hand",
    card=CARD,
    cost=NUMBER,
    victim=SEAT,
    target=CARD,
    district=CARD,
    number=NUMBER,
)
SEARCH: Final = VOCABULARY.move("search", card=CARD, cost=NUMBER, target=CARD)
SEARCH_CATEGORY: Final = VOCABULARY.move("search-category", card=CARD, cost=NUMBER, category=TEXT)

# Refusals.
HAS_A_DISTRICT: Final = Refusal(VOCABULARY.refused("has-a-district", rule="SA-10"))
DECK_TOO_SMALL: Final = Refusal(VOCABULARY.refused("deck-too-small", rule="SA-11"))
KEEP_SO_MANY: Final = VOCABULARY.refused("keep-so-many", rule="SA-12", cards=NUMBER)
BOUGHT_ENOUGH: Final = VOCABULARY.refused("bought-enough", rule="SA-40", most=NUMBER)
NO_ROOM: Final = VOCABULARY.refused("no-room", rule="SA-42", number=NUMBER)
NO_DISTRICT: Final = Refusal(VOCABULARY.refused("no-district", rule="SA-42"))
NO_SUCH_ARTISAN: Final = VOCABULARY.refused(
    "no-such-artisan", rule="SA-43", number=NUMBER, card=CARD
)
NO_SUCH_DISTRICT: Final = VOCABULARY.refused("no-such-district", rule="SA-42", number=NUMBER)
OUT_OF_PLAY: Final = VOCABULARY.refused("out-of-play", rule="SA-61", number=NUMBER)
SAME_DISTRICT: Final = VOCABULARY.refused("same-district", rule="SA-42", number=NUMBER, same=NUMBER)
NOTHING_TO_ORDER: Final = Refusal(VOCABULARY.refused("nothing-to-order", rule="SA-43"))
NAME_A_CATEGORY: Final = Refusal(VOCABULARY.refused("name-a-category", rule="SA-62"))
NAME_A_KIND: Final = Refusal(VOCABULARY.refused("name-a-kind", rule="SA-62"))
ONLY_ANSWERS: Final = VOCABULARY.refused("only-answers", rule="SA-70", card=CARD)
HAS_ONE: Final = VOCABULARY.refused("has-one", rule="SA-63", victim=SEAT, card=CARD)
HAVE_ONE: Final = VOCABULARY.refused("have-one", rule="SA-65", card=CARD)
SHIELDED: Final = VOCABULARY.refused("shielded", rule="SA-65", victim=SEAT)
NO_GOLD: Final = VOCABULARY.refused("no-gold", rule="SA-43", victim=SEAT)
NO_GUARDS: Final = Refusal(VOCABULARY.refused("no-guards", rule="SA-43"))
THERE_IS_ROOM: Final = Refusal(VOCABULARY.refused("there-is-room", rule="SA-64"))
WRONG_COUNT: Final = VOCABULARY.refused("wrong-count", rule="SA-69", count=NUMBER)

# Why a hint is given.
TEST_NOW: Final = VOCABULARY.advised("test-now", won=NUMBER, cases=NUMBER)
PROTECTS: Final = VOCABULARY.advised("protects", seat=SEAT, card=CARD)
SAVES: Final = VOCABULARY.advised("saves", card=CARD)

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
COSTS_NOTHING: Final = VOCABULARY.wrong("costs-nothing", name=TEXT)
KEEPS_TOO_MANY: Final = VOCABULARY.wrong("keeps-too-many", hand=NUMBER)
