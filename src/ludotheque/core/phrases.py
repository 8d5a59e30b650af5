"""The phrases of the core, common to all games."""

from typing import Final

from .sentence import NUMBER, SEAT, TEXT, Refusal, Vocabulary

VOCABULARY: Final = Vocabulary()

# Why a seat may not act now.
IS_OVER: Final = Refusal(VOCABULARY.refused("over"))
NOT_YOUR_TURN: Final = VOCABULARY.refused("not-your-turn", asked=SEAT)
NO_SUCH_MOVE: Final = VOCABULARY.refused("no-such-move", move=TEXT)
NOTHING_TO_TAKE_BACK: Final = Refusal(VOCABULARY.refused("nothing-to-take-back"))
SOMEBODY_ELSE_ACTED: Final = Refusal(VOCABULARY.refused("somebody-else-acted"))
SOMETHING_WAS_REVEALED: Final = Refusal(VOCABULARY.refused("something-was-revealed"))
SOMETHING_WAS_ROLLED: Final = Refusal(VOCABULARY.refused("something-was-rolled"))
ASKED_TOGETHER: Final = Refusal(VOCABULARY.refused("asked-together"))
SEAT_CHANGED_HANDS: Final = Refusal(VOCABULARY.refused("seat-changed-hands"))
ONLY_IN_PRACTICE: Final = Refusal(VOCABULARY.refused("only-in-practice"))
NO_TURN_TO_TAKE_BACK: Final = Refusal(VOCABULARY.refused("no-turn-to-take-back"))
NO_BACK_IN_A_CHALLENGE: Final = Refusal(VOCABULARY.refused("no-back-in-a-challenge"))
PRACTISING_ALONE: Final = Refusal(VOCABULARY.refused("practising-alone"))
NO_SUCH_SEAT: Final = VOCABULARY.refused("no-such-seat", number=NUMBER)
NOBODY_TO_RETURN_TO: Final = Refusal(VOCABULARY.refused("nobody-to-return-to"))
RESIGNED_ALREADY: Final = Refusal(VOCABULARY.refused("resigned-already"))
NEEDS_A_STAND_IN: Final = Refusal(VOCABULARY.refused("needs-a-stand-in"))

# What happens around a game.
TOOK_BACK: Final = VOCABULARY.told("took-back", begins_turn=True, seat=SEAT)
TOOK_TURN_BACK: Final = VOCABULARY.told("took-turn-back", begins_turn=True, seat=SEAT)
HANDED_OVER: Final = VOCABULARY.told("handed-over", old=TEXT, new=TEXT)
RESIGNED: Final = VOCABULARY.told("resigned", seat=SEAT)
WON_BY_RESIGNATION: Final = VOCABULARY.scored("won-by-resignation", seat=SEAT)
RESIGNED_AHEAD: Final = VOCABULARY.scored("resigned-ahead")
RANKED_LAST: Final = VOCABULARY.scored("ranked-last", seat=SEAT)

# What was found when a record was checked.
DEALT_BY_COMMITMENTS: Final = VOCABULARY.checked("dealt-by-commitments")
DEALT_ALONE: Final = VOCABULARY.checked("dealt-alone")
DEALT_UNSHOWN: Final = VOCABULARY.checked("dealt-unshown")
DEALT_WITH_A_CHOSEN_SEED: Final = VOCABULARY.checked("dealt-with-a-chosen-seed", seed=TEXT)
DEALT_FROM_A_MOMENT: Final = VOCABULARY.checked("dealt-from-a-moment")
DEALT_BY_ONE_MACHINE: Final = VOCABULARY.checked("dealt-by-one-machine")
DEALT_BEFORE: Final = VOCABULARY.checked("dealt-before", table=TEXT)
SECRET_FITS: Final = VOCABULARY.checked("secret-fits", shown=TEXT)
SECRET_DOES_NOT_FIT: Final = VOCABULARY.checked("secret-does-not-fit", shown=TEXT, found=TEXT)
NOTED_HASH_FITS: Final = VOCABULARY.checked("noted-hash-fits")
NOTED_HASH_DOES_NOT_FIT: Final = VOCABULARY.checked("noted-hash-does-not-fit", noted=TEXT)
NUMBER_FITS: Final = VOCABULARY.checked("number-fits", seat=SEAT)
NUMBER_SENT: Final = VOCABULARY.checked("number-sent", seat=SEAT)
NUMBER_DOES_NOT_FIT: Final = VOCABULARY.checked("number-does-not-fit", seat=SEAT)
NO_NUMBER: Final = VOCABULARY.checked("no-number", seat=SEAT)
SAME_SCREEN: Final = VOCABULARY.checked("same-screen", seat=SEAT, other=SEAT)
NO_NUMBER_COUNTS: Final = VOCABULARY.checked("no-number-counts")
NOTED_NUMBER_FITS: Final = VOCABULARY.checked("noted-number-fits", seat=SEAT)
NOTED_NUMBER_IS_MISSING: Final = VOCABULARY.checked("noted-number-is-missing")
NOTHING_TO_COMPARE: Final = VOCABULARY.checked("nothing-to-compare")
SEED_FITS: Final = VOCABULARY.checked("seed-fits", seed=TEXT)
SEED_DOES_NOT_FIT: Final = VOCABULARY.checked("seed-does-not-fit", seed=TEXT, found=TEXT)
DEAL_FITS: Final = VOCABULARY.checked("deal-fits", draws=NUMBER)
DEAL_DOES_NOT_FIT: Final = VOCABULARY.checked(
    "deal-does-not-fit", draw=NUMBER, below=NUMBER, found=NUMBER, expected=NUMBER
)
DICE_FIT: Final = VOCABULARY.checked("dice-fit", draws=NUMBER)
DICE_DO_NOT_FIT: Final = VOCABULARY.checked(
    "dice-do-not-fit", line=NUMBER, draw=NUMBER, below=NUMBER, found=NUMBER, expected=NUMBER
)
MOVES_FIT: Final = VOCABULARY.checked("moves-fit", moves=NUMBER)
MOVES_FIT_SO_FAR: Final = VOCABULARY.checked("moves-fit-so-far", moves=NUMBER)
MOVES_DO_NOT_FIT: Final = VOCABULARY.checked("moves-do-not-fit", moves=NUMBER)
DIGESTS_FIT: Final = VOCABULARY.checked("digests-fit", digests=NUMBER)
DIGESTS_DO_NOT_FIT: Final = VOCABULARY.checked("digests-do-not-fit", line=NUMBER)
NOT_SOUND: Final = VOCABULARY.checked("not-sound")
NOBODY_CHOSE: Final = VOCABULARY.checked("nobody-chose")
NOT_PROVED: Final = VOCABULARY.checked("not-proved")
NOT_PROVABLE: Final = VOCABULARY.checked("not-provable")

# Why a hint is given.
ADVISED_NO_CHOICE: Final = VOCABULARY.advised("no-choice")
ADVISED_AHEAD: Final = VOCABULARY.advised("ahead", ahead=NUMBER, worlds=NUMBER)
ADVISED_AHEAD_OF_MANY: Final = VOCABULARY.advised("ahead-of-many", ahead=NUMBER, worlds=NUMBER)
ADVISED_BETTER: Final = VOCABULARY.advised("better", better=NUMBER, worse=NUMBER, worlds=NUMBER)
ADVISED_BETTER_THAN_PLAYED: Final = VOCABULARY.advised(
    "better-than-played", better=NUMBER, worse=NUMBER, worlds=NUMBER
)
ADVISED_OPEN_BETTER: Final = VOCABULARY.advised("open-better")
ADVISED_OPEN_WORSE: Final = VOCABULARY.advised("open-worse")
ADVISED_AS_GOOD: Final = VOCABULARY.advised("as-good", others=NUMBER)
ADVISED_NOT_LOOKED_AT: Final = VOCABULARY.advised("not-looked-at", options=NUMBER)

# What is wrong with some input.
UNREADABLE: Final = VOCABULARY.wrong("unreadable")
NOT_A_RECORD: Final = VOCABULARY.wrong("not-a-record")
EMPTY_RECORD: Final = VOCABULARY.wrong("empty-record")
NEWER_FORMAT: Final = VOCABULARY.wrong("newer-format", found=NUMBER, known=NUMBER)
NEWER_RULES: Final = VOCABULARY.wrong("newer-rules", found=NUMBER, known=NUMBER)
OLDER_RULES: Final = VOCABULARY.wrong("older-rules", found=NUMBER, known=NUMBER)
OTHER_GAME: Final = VOCABULARY.wrong("other-game", found=TEXT, expected=TEXT)
WRONG_NUMBER: Final = VOCABULARY.wrong("wrong-number", found=NUMBER, expected=NUMBER)
UNKNOWN_LINE: Final = VOCABULARY.wrong("unknown-line")
MISSING_FIELD: Final = VOCABULARY.wrong("missing-field", field=TEXT)
BAD_FIELD: Final = VOCABULARY.wrong("bad-field", field=TEXT, found=TEXT)
WRONG_SEAT: Final = VOCABULARY.wrong("wrong-seat", found=NUMBER, expected=NUMBER)
REFUSED_MOVE: Final = VOCABULARY.wrong("refused-move", move=TEXT)
REFUSED_ENTRY: Final = VOCABULARY.wrong("refused-entry")
BAD_OUTCOMES: Final = VOCABULARY.wrong("bad-outcomes")
WRONG_DIGEST: Final = VOCABULARY.wrong("wrong-digest")
AFTER_THE_END: Final = VOCABULARY.wrong("after-the-end")
TOO_EARLY_AN_END: Final = VOCABULARY.wrong("too-early-an-end")
WRONG_END: Final = VOCABULARY.wrong("wrong-end")
WRONG_BACK: Final = VOCABULARY.wrong("wrong-back", to=NUMBER)
WRONG_PLAYERS_EXACTLY: Final = VOCABULARY.wrong("players-exactly", found=NUMBER, low=NUMBER)
WRONG_PLAYERS: Final = VOCABULARY.wrong("players", found=NUMBER, low=NUMBER, high=NUMBER)
UNKNOWN_OPTION: Final = VOCABULARY.wrong("unknown-option", option=TEXT)
BAD_OPTION: Final = VOCABULARY.wrong("bad-option", option=TEXT, found=TEXT, allowed=TEXT)
BAD_NAME: Final = VOCABULARY.wrong("name", longest=NUMBER)
NAME_INVISIBLE: Final = VOCABULARY.wrong("name-invisible")
NAME_MARKS: Final = VOCABULARY.wrong("name-marks", most=NUMBER)
NAME_MIXED: Final = VOCABULARY.wrong("name-mixed")

# What is wrong with a list of cards. `near` is the known name nearest to what was found, if there
# is one.
LIST_SYNTAX: Final = VOCABULARY.wrong("list-syntax", found=TEXT)
LIST_NO_EQUALS: Final = VOCABULARY.wrong("list-no-equals", found=TEXT)
LIST_QUOTES: Final = VOCABULARY.wrong("list-quotes", field=TEXT, found=TEXT)
LIST_VALUE: Final = VOCABULARY.wrong("list-value", field=TEXT, found=TEXT)
LIST_UNCLOSED: Final = VOCABULARY.wrong("list-unclosed", found=TEXT)
LIST_KEY_TWICE: Final = VOCABULARY.wrong("list-key-twice", field=TEXT)
LIST_HEADING: Final = VOCABULARY.wrong("list-heading", found=TEXT)
LIST_TABLE_TWICE: Final = VOCABULARY.wrong("list-table-twice", found=TEXT)
LIST_MISSING_TABLE: Final = VOCABULARY.wrong("list-missing-table", table=TEXT)
LIST_NOT_A_TABLE: Final = VOCABULARY.wrong("list-not-a-table", example=TEXT)
LIST_UNKNOWN_KEY: Final = VOCABULARY.wrong("list-unknown-key", found=TEXT, near=TEXT, known=TEXT)
LIST_MISSING_KEY: Final = VOCABULARY.wrong("list-missing-key", field=TEXT, table=TEXT, example=TEXT)
LIST_BAD_NUMBER: Final = VOCABULARY.wrong(
    "list-bad-number", field=TEXT, found=TEXT, low=NUMBER, high=NUMBER, example=NUMBER
)
LIST_BAD_TEXT: Final = VOCABULARY.wrong("list-bad-text", field=TEXT, found=TEXT, example=TEXT)
LIST_BAD_NAME: Final = VOCABULARY.wrong("list-bad-name", found=TEXT, example=TEXT)
LIST_UNKNOWN_TYPE: Final = VOCABULARY.wrong("list-unknown-type", found=TEXT, near=TEXT, known=TEXT)
LIST_UNKNOWN_EFFECT: Final = VOCABULARY.wrong(
    "list-unknown-effect", type=TEXT, found=TEXT, near=TEXT, known=TEXT
)
LIST_NO_EFFECT: Final = VOCABULARY.wrong("list-no-effect", type=TEXT)
LIST_UNKNOWN_SOURCE: Final = VOCABULARY.wrong(
    "list-unknown-source", found=TEXT, near=TEXT, known=TEXT
)
LIST_UNKNOWN_GENDER: Final = VOCABULARY.wrong(
    "list-unknown-gender", found=TEXT, near=TEXT, known=TEXT
)
LIST_BAD_TITLE: Final = VOCABULARY.wrong("list-bad-title", field=TEXT, longest=NUMBER)
LIST_NEEDS_TITLE: Final = VOCABULARY.wrong("list-needs-title", field=TEXT)
LIST_SAME_TITLE: Final = VOCABULARY.wrong("list-same-title", title=TEXT, name=TEXT, line=NUMBER)
SAME_CARD_TWICE: Final = VOCABULARY.wrong("same-card-twice", name=TEXT, line=NUMBER)
