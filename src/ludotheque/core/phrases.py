"""What the core itself has to say, whatever the game."""

from typing import Final

from .sentence import NUMBER, SEAT, TEXT, Refusal, Vocabulary

WORDS: Final = Vocabulary()

# Why a seat may not do this now.
IS_OVER: Final = Refusal(WORDS.refused("over"))
NOT_YOUR_TURN: Final = WORDS.refused("not-your-turn", asked=SEAT)
NO_SUCH_MOVE: Final = WORDS.refused("no-such-move", move=TEXT)
NOTHING_TO_TAKE_BACK: Final = Refusal(WORDS.refused("nothing-to-take-back"))
SOMEBODY_ELSE_ACTED: Final = Refusal(WORDS.refused("somebody-else-acted"))
SOMETHING_WAS_REVEALED: Final = Refusal(WORDS.refused("something-was-revealed"))
SOMETHING_WAS_ROLLED: Final = Refusal(WORDS.refused("something-was-rolled"))
ASKED_TOGETHER: Final = Refusal(WORDS.refused("asked-together"))
SEAT_CHANGED_HANDS: Final = Refusal(WORDS.refused("seat-changed-hands"))
NO_SUCH_SEAT: Final = WORDS.refused("no-such-seat", number=NUMBER)
NOBODY_TO_RETURN_TO: Final = Refusal(WORDS.refused("nobody-to-return-to"))
RESIGNED_ALREADY: Final = Refusal(WORDS.refused("resigned-already"))
NEEDS_A_STAND_IN: Final = Refusal(WORDS.refused("needs-a-stand-in"))

# What happens around a game.
TOOK_BACK: Final = WORDS.told("took-back", seat=SEAT)
HANDED_OVER: Final = WORDS.told("handed-over", old=TEXT, new=TEXT)
RESIGNED: Final = WORDS.told("resigned", seat=SEAT)
WON_BY_RESIGNATION: Final = WORDS.scored("won-by-resignation", seat=SEAT)
RESIGNED_AHEAD: Final = WORDS.scored("resigned-ahead")
RANKED_LAST: Final = WORDS.scored("ranked-last", seat=SEAT)

# What is wrong with something read from outside.
UNREADABLE: Final = WORDS.wrong("unreadable")
NOT_A_RECORD: Final = WORDS.wrong("not-a-record")
EMPTY_RECORD: Final = WORDS.wrong("empty-record")
NEWER_FORMAT: Final = WORDS.wrong("newer-format", found=NUMBER, known=NUMBER)
NEWER_RULES: Final = WORDS.wrong("newer-rules", found=NUMBER, known=NUMBER)
OLDER_RULES: Final = WORDS.wrong("older-rules", found=NUMBER, known=NUMBER)
OTHER_GAME: Final = WORDS.wrong("other-game", found=TEXT, expected=TEXT)
WRONG_NUMBER: Final = WORDS.wrong("wrong-number", found=NUMBER, expected=NUMBER)
UNKNOWN_LINE: Final = WORDS.wrong("unknown-line")
MISSING_FIELD: Final = WORDS.wrong("missing-field", field=TEXT)
BAD_FIELD: Final = WORDS.wrong("bad-field", field=TEXT, found=TEXT)
WRONG_SEAT: Final = WORDS.wrong("wrong-seat", found=NUMBER, expected=NUMBER)
REFUSED_MOVE: Final = WORDS.wrong("refused-move", move=TEXT)
REFUSED_ENTRY: Final = WORDS.wrong("refused-entry")
BAD_OUTCOMES: Final = WORDS.wrong("bad-outcomes")
WRONG_DIGEST: Final = WORDS.wrong("wrong-digest")
AFTER_THE_END: Final = WORDS.wrong("after-the-end")
TOO_EARLY_AN_END: Final = WORDS.wrong("too-early-an-end")
WRONG_END: Final = WORDS.wrong("wrong-end")
WRONG_BACK: Final = WORDS.wrong("wrong-back", to=NUMBER)
WRONG_PLAYERS_EXACTLY: Final = WORDS.wrong("players-exactly", found=NUMBER, low=NUMBER)
WRONG_PLAYERS: Final = WORDS.wrong("players", found=NUMBER, low=NUMBER, high=NUMBER)
UNKNOWN_OPTION: Final = WORDS.wrong("unknown-option", option=TEXT)
BAD_OPTION: Final = WORDS.wrong("bad-option", option=TEXT, found=TEXT, allowed=TEXT)
BAD_NAME: Final = WORDS.wrong("name", longest=NUMBER)
BAD_TOML: Final = WORDS.wrong("toml", why=TEXT)
SAME_CARD_TWICE: Final = WORDS.wrong("same-card-twice", name=TEXT)
