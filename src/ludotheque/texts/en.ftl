# What the core says, whatever the game.
# $seat is a name; $seat-is is "you" when it is whoever reads, else "other".

# What the language calls itself, and the locale by which it counts and lists.
language-name = English
language-locale = en_GB

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

# Names within a sentence. A card’s entry says its name, its plural and, where needed, .singular (the name within a
# sentence, if that is not the title), .number = plural, .article = definite (one of a kind: the Sheriff) or none (Aladdin),
# .initial = vowel or consonant (an hour, a unicorn). Each form-X gives the variables $card-X and, to begin a sentence,
# $card-X with a capital ($card-The); each name-X gives $seat-X.
card-defaults =
    .number = singular
    .article = common
vowels = aeiou

form-some =
    { $count ->
        [1]
            { $article ->
                [none] { $singular }
                [definite] the { $singular }
               *[common]
                    { $number ->
                        [plural] { $singular }
                       *[singular]
                            { $initial ->
                                [vowel] an { $singular }
                               *[consonant] a { $singular }
                            }
                    }
            }
       *[other] { number-word } { $plural }
    }
form-the =
    { $article ->
        [none] { $singular }
       *[common] the { $singular }
    }
form-of-the = of { form-the }
form-to-the = to { form-the }
form-of = of { $singular }
form-of-plural = of { $plural }
form-of-some = of { form-some }
name-of = { $name }’s

hidden-card = hidden card
    .plural = hidden cards
gap = gap
    .plural = gaps
titled-card = { $title }
    .plural = { $plural }
    .article = { $article }
lettered-card = { $name } { $letter }
    .plural = { $name } { $letter }
    .article = definite

# To quote a list of cards.
straight-quote = { "\"" }

nothing = nothing
pictured = { $name }: { $shows }
line-number = Line { $line }: { $problem }
names-too-long = it has more than { $longest } characters.
names-no-heading = there is no heading yet that says which game this is about, such as: ## district-noir en
names-no-game = there is no game “{ $found }”. There are: { $games }.
names-no-language = the game has no texts in “{ $found }”. It has them in: { $langs }.
names-no-entry = the texts of this game have no entry “{ $found }”. Only what they have can be named anew.
names-unreadable = “{ $found }” is not written as an entry: a name, an equals sign and the text; lines that follow are indented.
names-no-attribute = “{ $found }” also needs a line “.{ $missing } = …”, as in the game’s own texts.
names-no-variable = “{ $found }” knows no “${ $variable }”: it can only be filled in with what the game’s own entry is filled in with.
names-twice = “{ $found }” is there twice.

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
refused-something-was-rolled = That move depended on chance, so it can no longer be taken back.
refused-asked-together = Several players were asked at once, so that answer stands.
refused-seat-changed-hands = A seat has changed hands since, so this can no longer be taken back.
refused-only-in-practice = Whole turns can be taken back in practice only, by the person who plays.
refused-no-turn-to-take-back = There is no turn to take back.
refused-no-back-in-a-challenge = In a challenge nothing can be taken back.
refused-practising-alone = In practice one person plays, with bots in all other seats.
refused-no-such-seat = There is no seat number { $number } at this table.
refused-nobody-to-return-to = Nobody is waiting to take this seat back.
refused-resigned-already = This player has already resigned.
refused-needs-a-stand-in = The game goes on without you, so a computer player must take your seat.

told-took-back =
    { $seat-is ->
        [you] You take your last move back.
       *[other] { $seat } takes their last move back.
    }
told-took-turn-back =
    { $seat-is ->
        [you] You take your turn back.
       *[other] { $seat } takes their turn back.
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
scored-resigned-ahead = Whoever led on points had resigned, so the win goes to the others.
scored-ranked-last =
    { $seat-is ->
        [you] You resigned and are ranked last.
       *[other] { $seat } resigned and is ranked last.
    }

# Why a hint is given

advised-no-choice = It is all you can do.
advised-ahead =
    { $ahead ->
        [0] Afterwards the odds are with you in none of { $worlds } imagined games.
       *[other] Afterwards the odds are with you in { $ahead } of { $worlds } imagined games.
    }
advised-ahead-of-many =
    { $ahead ->
        [0] Afterwards you do better than the average player in none of { $worlds } imagined games.
       *[other] Afterwards you do better than the average player in { $ahead } of { $worlds } imagined games.
    }
advised-better =
    { $worse ->
        [0] In { $better } of { $worlds } imagined games it does better than the next best option, and in none worse.
       *[other] In { $better } of { $worlds } imagined games it does better than the next best option, in { $worse } worse.
    }
advised-better-than-played =
    { $worse ->
        [0] In { $better } of { $worlds } imagined games it does better than what you played, and in none worse.
       *[other] In { $better } of { $worlds } imagined games it does better than what you played, in { $worse } worse.
    }
advised-open-better = With all hands open it would have been better too.
advised-open-worse = With all hands open what you played was better: you could not know that.
advised-as-good =
    { $others ->
        [1] One other option looks about as good.
       *[other] There are { $others } other options about as good.
    }
advised-not-looked-at =
    { $options ->
        [1] One option was not looked at.
       *[other] { $options } options were not looked at.
    }

# What was found when a record was checked.
checked-dealt-by-commitments = The record says: first the server showed the fingerprint of its secret, then everybody promised a number by its fingerprint, and only then were the numbers sent.
checked-dealt-alone = The record says: first the server showed the fingerprint of its secret, then the only screen at the table sent its number.
checked-dealt-unshown = The record says: nobody had been shown the fingerprint of the secret when the numbers came. The server could have chosen a secret to suit them.
checked-dealt-with-a-chosen-seed = Somebody chose the seed of this game, “{ $seed }”, and could know every card in advance.
checked-dealt-from-a-moment = This game began from a position that was laid out, so there was no deal to check.
checked-dealt-by-one-machine = The computer that ran this game drew the seed alone. Nobody can check how.
checked-dealt-before = The table { $table } had the same deal, in a challenge or in a duplicate match: whoever had played there knew the cards. What was done to make it fair was done once, for both.
checked-secret-fits = The server’s secret has the fingerprint that was shown when the table was opened: { $shown }
checked-secret-does-not-fit = The server’s secret was replaced. Its fingerprint is { $found }, but { $shown } had been shown.
checked-noted-hash-fits = It is the fingerprint that you noted.
checked-noted-hash-does-not-fit = It is not the fingerprint that you noted: { $noted }
checked-number-fits = { $seat } sent the number that had been promised.
checked-number-sent = { $seat } sent a number.
checked-number-does-not-fit = { $seat } did not send the number that had been promised, so it did not count.
checked-no-number = { $seat } sent no number.
checked-same-screen = { $seat } and { $other } played at the same screen.
checked-no-number-counts = No player’s number counts: the server made this deal alone.
checked-noted-number-fits = { $seat } sent the number that you noted, and it counts.
checked-noted-number-is-missing = The number that you noted is not among those that count.
checked-nothing-to-compare = This game has neither a secret nor numbers to compare with what you noted.
checked-seed-fits = The secret, the table and the numbers give the seed: { $seed }
checked-seed-does-not-fit = The secret, the table and the numbers give the seed { $found }, but the game was dealt with { $seed }.
checked-deal-fits =
    { $draws ->
        [0] Nothing had to be drawn for the deal.
        [1] The seed gives the number drawn for the deal.
       *[other] The seed gives the deal: all { $draws } numbers drawn for it are the same.
    }
checked-deal-does-not-fit = The seed does not give this deal. Draw { $draw }, a number below { $below }, should be { $expected } but is { $found }.
checked-dice-fit =
    { $draws ->
        [0] Nothing else was left to chance.
        [1] The seed gives the one number drawn after the deal.
       *[other] The seed gives all { $draws } numbers drawn after the deal: dice, cards and shuffles.
    }
checked-dice-do-not-fit = Line { $line }: the seed does not give what was drawn. Draw { $draw }, a number below { $below }, should be { $expected } but is { $found }.
checked-moves-fit =
    { $moves ->
        [0] No move was made, and the result is right.
        [1] The only move was allowed, and the result is right.
       *[other] All { $moves } moves were allowed, and the result is right.
    }
checked-moves-fit-so-far =
    { $moves ->
        [0] No move had been made.
        [1] The only move so far was allowed.
       *[other] All { $moves } moves so far were allowed.
    }
checked-moves-do-not-fit =
    { $moves ->
        [0] The record cannot be replayed.
        [1] After the first move, the record cannot be replayed any further.
       *[other] After { $moves } moves, the record cannot be replayed any further.
    }
checked-digests-fit =
    { $digests ->
        [0] The record has no position to compare.
        [1] The position that the record notes on the way is the same.
       *[other] The { $digests } positions that the record notes on the way are the same.
    }
checked-digests-do-not-fit = Line { $line }: the position that the record notes is not the one that the moves lead to.
checked-not-sound = This record does not hold: something in it was changed, or the game was not played as it says.
checked-nobody-chose = Nobody chose these cards and dice, as long as the fingerprint is the one that you were shown before the deal. This does not prove that the owner of the server did not look at them.
checked-not-proved = Everything fits, but this does not prove that nobody chose the cards: see above why. Nor does it prove that the owner of the server did not look at them.
checked-not-provable = What can be checked fits. It does not prove that nobody chose the cards, nor that nobody looked at them.

wrong-unreadable = this line cannot be read.
wrong-not-a-record = this file is not the record of a game.
wrong-empty-record = this file is empty.
wrong-newer-format = this record has format { $found }; this version reads formats up to { $known }. Update Ludothèque to open it.
wrong-newer-rules = this game follows version { $found } of the rules; this Ludothèque knows them up to version { $known }. Update it to open the game.
wrong-older-rules = this game follows version { $found } of the rules, from which today’s rules (version { $known }) differ here.
wrong-other-game = this is a game of “{ $found }”, not of “{ $expected }”.
wrong-wrong-number = this line has number { $found } instead of { $expected }: lines are missing or out of place.
wrong-unknown-line = this line is of no known kind.
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
wrong-wrong-back = the game cannot be taken back to line { $to }.
wrong-players-exactly = This game is for { $low ->
        [one] { $low } player
       *[other] { $low } players
    }, not for { $found }.
wrong-players = This game is for { $low } to { $high } players, not for { $found }.
wrong-unknown-option = this game has no option “{ $option }”.
wrong-bad-option = the option “{ $option }” cannot be { $found }. It can be: { $allowed }.
wrong-name = a name has 1 to { $longest } characters, on one line.
wrong-name-invisible = this name contains characters that nobody can see. Type it again without them.
wrong-name-marks = in this name an accent has no letter, or a letter has more than { $most ->
        [one] { $most } accent
       *[other] { $most } accents
    }.
wrong-name-mixed = this name mixes letters of several scripts, such as Latin and Cyrillic. Write it in one of them.
wrong-list-syntax = “{ $found }” cannot be read. Each line is a key, “=” and a value, such as count = 2; what follows a “#” is a comment.
wrong-list-no-equals = there is no “=” in “{ $found }”. Each line is a key, “=” and a value, such as count = 2.
wrong-list-quotes = “{ $field }” has the value { $found }. Put a text between straight double quotes, such as { $field } = { straight-quote }docks{ straight-quote }, and write a number without any, such as { $field } = 2.
wrong-list-value = “{ $field }” cannot have the value { $found }. Write a whole number, such as { $field } = 2, or a text between double quotes.
wrong-list-unclosed = in “{ $found }” a quotation mark or a bracket is opened and not closed, or closed and never opened. Write both, such as name = { straight-quote }docks{ straight-quote }.
wrong-list-key-twice = “{ $field }” is given twice in this paragraph. Keep one of the two lines; each card begins with [[kind]].
wrong-list-heading = “{ $found }” is no heading. Write [deal] before the figures of the deal and [[kind]] before each card.
wrong-list-table-twice = “{ $found }” cannot come again here. A list has [deal] once; each card begins with [[kind]], between double brackets.
wrong-list-missing-table =
    { $table ->
        [deal] the list has no [deal]. Write this heading, and below it the figures of the deal, as in the published list.
        [field] the list has no fields. Each begins with the heading [[field]], and below it comes its name, such as name = { straight-quote }gold{ straight-quote }.
       *[kind] the list has no cards. Each begins with the heading [[kind]], and below it come its name, its type, its figures and its count.
    }
wrong-list-not-a-table = write this like so: { $example }.
wrong-list-unknown-key =
    “{ $found }” is not known here. { $near ->
        [nothing-near] Known here: { $known }.
       *[other] Did you mean “{ $near }”?
    }
wrong-list-missing-key = “{ $field }” is missing in this { $table }. Add a line such as { $field } = { $example }.
wrong-list-bad-number = “{ $field }” cannot be { $found }. It is a whole number from { $low } to { $high }, without quotes, such as { $field } = { $example }.
wrong-list-bad-text = “{ $field }” cannot be { $found }. It is a text between double quotes, such as { $field } = { straight-quote }{ $example }{ straight-quote }.
wrong-list-bad-name = a card cannot have the name “{ $found }”. A name has lower-case letters without accents, digits and hyphens, such as name = { straight-quote }{ $example }{ straight-quote }. What people read can be given as a title: title = { straight-quote }…{ straight-quote }.
wrong-list-unknown-type =
    there is no type “{ $found }”. { $near ->
        [nothing-near] Known types: { $known }.
       *[other] Did you mean type = { straight-quote }{ $near }{ straight-quote }?
    }
wrong-list-unknown-effect =
    a card of type “{ $type }” cannot have the effect “{ $found }”. { $near ->
        [nothing-near] It can have: { $known }.
       *[other] Did you mean effect = { straight-quote }{ $near }{ straight-quote }?
    }
wrong-list-no-effect = a card of type “{ $type }” has no effect. Delete this line.
wrong-list-unknown-source =
    “{ $found }” says nothing about where a figure comes from. { $near ->
        [nothing-near] It can be: { $known }. You can also leave “sources” out.
       *[other] Did you mean “{ $near }”? You can also leave “sources” out.
    }
wrong-list-unknown-gender =
    “{ $found }” is no gender. { $near ->
        [nothing-near] It can be: { $known }.
       *[other] Did you mean “{ $near }”?
    }
wrong-list-bad-title = “{ $field }” needs 1 to { $longest } characters that can be seen, on one line, such as { $field } = { straight-quote }Harbour{ straight-quote }.
wrong-list-needs-title = “{ $field }” belongs to a title, and this card has none. Add a line such as title = { straight-quote }Harbour{ straight-quote }.
wrong-list-same-title = this card would be called “{ $title }”, just like “{ $name }” on line { $line }. Give it a title of its own, such as title = { straight-quote }Harbour{ straight-quote }.
wrong-same-card-twice = the card “{ $name }” is already on line { $line }. Equal cards are one entry: say how many in “count”.

# The titles of places, by their names.
zone-hand = Hand
zone-deck = Deck
zone-discard = Discards
zone-bank = Bank
zone-table = On the table

# The figures of cards, by name.
figure-count = Copies
figure-value = Value
figure-cost = Cost
figure-gold = Gold
figure-bonus = Bonus

# Where the figures of cards come from.
figure-marked = { $figure } { $value }{ $mark }
reconstructed =
    { $count ->
        [0] None of the { $total } figures of the cards is reconstructed.
        [one] { $count } of the { $total } figures of the cards is reconstructed: it is printed on a card that we have not seen, and ours fits all that the rulebook says.
       *[other] { $count } of the { $total } figures of the cards are reconstructed: they are printed on cards that we have not seen, and ours fit all that the rulebook says.
    }
mark-card = { $mark } reconstructed
mark-ruling = { $mark } our reading of the rulebook
mark-added = { $mark } on a card that we added: it is not in the publisher’s box
