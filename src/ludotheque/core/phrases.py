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
NO_SUCH_SEAT: Final = VOCABULARY.refused("no-such-seat", number=NUMBER)
NOBODY_TO_RETURN_TO: Final = Refusal(VOCABULARY.refused("nobody-to-return-to"))
RESIGNED_ALREADY: Final = Refusal(VOCABULARY.refused("resigned-already"))
NEEDS_A_STAND_IN: Final = Refusal(VOCABULARY.refused("needs-a-stand-in"))

# What happens around a game.
TOOK_BACK: Final = VOCABULARY.told("took-back", seat=SEAT)
HANDED_OVER: Final = VOCABULARY.told("handed-over", old=TEXT, new=TEXT)
RESIGNED: Final = VOCABULARY.told("resigned", seat=SEAT)
WON_BY_RESIGNATION: Final = VOCABULARY.scored("won-by-resignation", seat=SEAT)
RESIGNED_AHEAD: Final = VOCABULARY.scored("resigned-ahead")
RANKED_LAST: Final = VOCABULARY.scored("ranked-last", seat=SEAT)

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
BAD_TOML: Final = VOCABULARY.wrong("toml", why=TEXT)
SAME_CARD_TWICE: Final = VOCABULARY.wrong("same-card-twice", name=TEXT)
