# What the core says, whatever the game.
# $seat is a name; $seat-is is "you" when it is whoever reads, else "other".

number-word =
    { $count ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
        [7] seven
        [8] eight
        [9] nine
       *[other] { $count }
    }

hidden-card = hidden card
    .counted =
        { $count ->
            [1] a hidden card
           *[other] { number-word } hidden cards
        }

nothing = nothing
line-number = Line { $line }: { $problem }

refused-over = The game is over.
refused-not-your-turn =
    { $asked-is ->
        [you] It is your turn.
       *[other] It is { $asked }’s turn.
    }
refused-no-such-move = “{ $move }” is not a move in this game.
refused-nothing-to-take-back = There is no move to take back.
refused-somebody-else-acted = Somebody else has moved since, so this can no longer be taken back.
refused-something-was-revealed = That move turned up cards, so it can no longer be taken back.
refused-something-was-rolled = That move was left to chance, so it can no longer be taken back.
refused-asked-together = Several were asked at once, and that answer stands.
refused-seat-changed-hands = A seat has changed hands since, so this can no longer be taken back.
refused-no-such-seat = There is no seat number { $number } at this table.
refused-nobody-to-return-to = Nobody is waiting to take this seat back.
refused-resigned-already = This seat has already resigned.
refused-needs-a-stand-in = The game goes on without you, so a computer player must take your seat.

told-took-back =
    { $seat-is ->
        [you] You take your last move back.
       *[other] { $seat } takes the last move back.
    }
told-handed-over = { $new } takes over from { $old }.
told-resigned =
    { $seat-is ->
        [you] You resign.
       *[other] { $seat } resigns.
    }
scored-won-by-resignation =
    { $seat-is ->
        [you] You win by resignation.
       *[other] { $seat } wins by resignation.
    }
scored-resigned-ahead = The points favoured somebody who had resigned: the win goes to the others.
scored-ranked-last =
    { $seat-is ->
        [you] You resigned and are ranked last.
       *[other] { $seat } resigned and is ranked last.
    }

wrong-unreadable = this line cannot be read.
wrong-not-a-record = this file is not the record of a game.
wrong-empty-record = this file is empty.
wrong-newer-format = this record has format { $found }; this version reads formats up to { $known }. Update Ludothèque to open it.
wrong-newer-rules = this game follows version { $found } of the rules; this Ludothèque knows them up to version { $known }. Update it to open the game.
wrong-older-rules = this game follows version { $found } of the rules, and today’s (version { $known }) part from it here.
wrong-other-game = this is a game of “{ $found }”, not of “{ $expected }”.
wrong-wrong-number = this line has number { $found } instead of { $expected }: lines are missing or out of place.
wrong-unknown-line = this line says nothing that is known.
wrong-missing-field = “{ $field }” is missing.
wrong-bad-field = “{ $field }” cannot be { $found }.
wrong-wrong-seat = the move is given to seat { $found }, but it was seat { $expected }’s turn.
wrong-refused-move = “{ $move }” is not allowed at this point.
wrong-refused-entry = this cannot have happened at this point.
wrong-bad-outcomes = the outcomes written down do not fit what had to be drawn.
wrong-wrong-digest = the game as replayed is not the game that was recorded.
wrong-after-the-end = the game was already over.
wrong-too-early-an-end = the end is announced while the game still goes on.
wrong-wrong-end = the result written down is not that of the game.
wrong-wrong-back = one cannot go back to line { $to }.
wrong-players-exactly = This game is for { $low } players, not for { $found }.
wrong-players = This game is for { $low } to { $high } players, not for { $found }.
wrong-unknown-option = this game has no option “{ $option }”.
wrong-bad-option = the option “{ $option }” cannot be { $found }. It can be: { $allowed }.
wrong-name = a name has 1 to { $longest } characters, on one line.
wrong-toml = this is not valid TOML ({ $why }).
wrong-same-card-twice = the card “{ $name }” stands in the list twice.
