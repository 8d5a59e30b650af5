# What the games of action points both say. $card is a card with its article; at-home, which each of the
# games words for itself, says which home of somebody’s is meant where there are two.

told-turn =
    { $seat-is ->
        [you] It is your turn{ at-home }.
       *[other] It is { $seat }’s turn{ at-home }.
    }
told-took =
    { $seat-is ->
        [you] You take { $card } from the line for { counted-price }.
       *[other] { $seat } takes { $card } from the line for { counted-price }.
    }
told-drew =
    { $seat-is ->
        [you] You draw { $card } from the deck.
       *[other] { $seat } draws { $card } from the deck.
    }
told-drew-hidden = { $seat } draws the hidden top card.
told-bought =
    { $seat-is ->
        [you] You buy an action point for { $gold } gold{ at-home }.
       *[other] { $seat } buys an action point for { $gold } gold{ at-home }.
    }
told-discarded =
    { $seat-is ->
        [you] You discard { $card }.
       *[other] { $seat } discards { $card }.
    }
told-laid =
    { $seat-is ->
        [you] You lay { $card }{ at-home }.
       *[other] { $seat } lays { $card }{ at-home }.
    }
told-turned-up = New in the line: { $cards }.
told-line-ordered =
    { $seat-is ->
        [you] You put the line in another order, from the cheapest on: { $cards }.
       *[other] { $seat } puts the line in another order, from the cheapest on: { $cards }.
    }
told-saw-hand =
    { $seat-is ->
        [you] You see { $victim }’s hand: { $cards }.
       *[other]
            { $victim-is ->
                [you] { $seat } sees your hand: { $cards }.
               *[other] { $seat } sees { $victim }’s hand: { $cards }.
            }
    }
told-saw-hand-hidden = { $seat } sees { $victim }’s hand.
told-stole-card =
    { $seat-is ->
        [you] You steal { $card } from { $victim }.
       *[other]
            { $victim-is ->
                [you] { $seat } steals { $card } from you.
               *[other] { $seat } steals { $card } from { $victim }.
            }
    }
told-stole-card-hidden = { $seat } steals a card from { $victim }.
told-paid =
    { $seat-is ->
        [you] The bank pays you { counted-gold }{ at-home }.
       *[other] The bank pays { $seat } { counted-gold }{ at-home }.
    }
told-paid-short =
    { $seat-is ->
        [you] The bank has only { $gold } of the { $due } gold that it owes you{ at-home }, and pays that.
       *[other] The bank has only { $gold } of the { $due } gold that it owes { $seat }{ at-home }, and pays that.
    }
told-rolled-difficulty =
    { $seat-is ->
        [you] You roll the difficulty: { rolled }.
       *[other] { $seat } rolls the difficulty: { rolled }.
    }
told-rolled-watch =
    { $seat-is ->
        [you] You roll to keep watch: { rolled }.
       *[other] { $seat } rolls to keep watch: { rolled }.
    }
told-rolled-attack =
    { $seat-is ->
        [you] You roll to attack: { rolled }.
       *[other] { $seat } rolls to attack: { rolled }.
    }
told-rolled-defence =
    { $seat-is ->
        [you] You roll to defend: { rolled }.
       *[other] { $seat } rolls to defend: { rolled }.
    }
told-rolled-gold =
    { $seat-is ->
        [you] You roll: { rolled }.
       *[other] { $seat } rolls: { rolled }.
    }
told-deck-is-out = The deck is empty: the game is over.
told-bank-is-out = The bank is empty: the game is over.
told-all-idle = Nobody has drawn, laid or played a card for a whole round: the game is over.

asked-act =
    { $points ->
        [0] You have no action points left. What will you do?
        [1] You have one action point left. What will you do?
       *[other] You have { $points } action points left. What will you do?
    }
asked-discard =
    { $over ->
        [1] You may keep { $limit } cards: discard one.
       *[other] You may keep { $limit } cards: discard { $over }.
    }
asked-steal = Which card will you steal from { $victim }?
asked-place = Which card will lie at price { $price }? The rest can stay as it lies.

move-take = Take { $card } from the line for { counted-price }
move-draw = Draw the hidden top card for 3 points
move-buy = Buy an action point for { $gold } gold
move-end = End your turn
move-discard = Discard { $card }
move-steal = Steal { $card }
move-place = Put { $card } next
move-leave = Leave the rest as it lies
move-play = Play { $card } ({ counted-cost })
move-play-on-hand = Play { $card } on { $victim } ({ counted-cost })
move-no-card = Leave the next place empty

refused-not-in-hand = You do not have { $card } in your hand.
refused-too-dear = That costs { $cost } action points, and you have { $points } left.
refused-nothing-there = There is no card at price { $price }: gaps are closed at the end of the turn.
refused-deck-is-empty = The deck is empty.
refused-too-poor = An action point costs { $cost } gold, and you have { $gold }.
refused-answer-first = Answer the question first.
refused-nothing-is-asked = That would answer a question that nobody is asking now.
refused-not-an-opponent = That is no opponent’s.
refused-bank-has-no-gold = The bank has no gold.
refused-no-cards = { $victim } has no cards in hand.
refused-no-target = { $card-name }: that is nothing it can be played on.

scored-won =
    { $seat-is ->
        [you] You win with { counted-points }.
       *[other] { $seat } wins with { counted-points }.
    }
scored-won-by-two =
    { $seat-is ->
        [you] You share the victory with { $other }, at { counted-points } each.
       *[other]
            { $other-is ->
                [you] You share the victory with { $seat }, at { counted-points } each.
               *[other] { $seat } and { $other } share the victory, at { counted-points } each.
            }
    }
scored-won-by-many = { $count } players share the victory, at { counted-points } each.

wrong-unknown-effect = a card of type “{ $type }” cannot have the effect “{ $found }”.
wrong-bad-figure = this figure can be { $low } to { $high }.
wrong-deal-too-large = for as many players as can play, the deal needs { $needed } cards; the list has { $cards }.
wrong-figure-too-small = this figure must be { $low } or more.

counted-price =
    { $price ->
        [1] 1 point
       *[other] { $price } points
    }
counted-cost =
    { $cost ->
        [1] 1 point
       *[other] { $cost } points
    }
counted-points =
    { $points ->
        [1] 1 point
       *[other] { $points } points
    }
rolled =
    { $added ->
        [0] { $die }
       *[other] { $die } + { $added } = { $total }
    }
counted-gold =
    { $gold ->
        [1] 1 gold
       *[other] { $gold } gold
    }

part-lay = Lay a card
part-play = Play a card
part-take = Take a card from the line
part-place = Put a card next
part-discard = Discard a card
part-steal = Steal a card
