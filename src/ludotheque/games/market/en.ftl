# What the games of action points both say. $card is a card with its article, $card-the the card already spoken of;
# at-home, which each of the games words for itself, says which home of somebody’s is meant where there are two, and
# counted-points what the game is won with.

told-rolled-start =
    { $seat-is ->
        [you] You roll { $die } to see who begins.
       *[other] { $seat } rolls { $die } to see who begins.
    }
told-start-tied = Tied on { $die }: those players roll again.
told-begins =
    { $seat-is ->
        [you] You have the highest roll and begin.
       *[other] { $seat } has the highest roll and begins.
    }
told-turn =
    { $seat-is ->
        [you] It is your turn{ at-home }.
       *[other] It is { $seat-of } turn{ at-home }.
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
told-drew-hidden = { $seat } draws the top card of the deck, unseen.
told-bought =
    { $seat-is ->
        [you] You buy an action point for { counted-gold }{ at-home }.
       *[other] { $seat } buys an action point for { counted-gold }{ at-home }.
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
told-turned-up =
    { $cards-count ->
        [1] New in the line: { $cards }.
       *[other] New in the line, in this order: { $cards }.
    }
told-line-ordered =
    { $seat-is ->
        [you] You put the line in another order, from price 1 up: { $cards }.
       *[other] { $seat } puts the line in another order, from price 1 up: { $cards }.
    }
told-saw-hand =
    { $seat-is ->
        [you] You see { $victim-of } hand: { $cards }.
       *[other]
            { $victim-is ->
                [you] { $seat } sees your hand: { $cards }.
               *[other] { $seat } sees { $victim-of } hand: { $cards }.
            }
    }
told-saw-hand-hidden = { $seat } sees { $victim-of } hand.
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
        [you]
            { $gold ->
                [0] The bank is empty: it owes you { counted-due }{ at-home } and pays nothing.
               *[other] The bank owes you { counted-due }{ at-home } and pays all it has left: { $gold }.
            }
       *[other]
            { $gold ->
                [0] The bank is empty: it owes { $seat } { counted-due }{ at-home } and pays nothing.
               *[other] The bank owes { $seat } { counted-due }{ at-home } and pays all it has left: { $gold }.
            }
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
        [you] You roll for gold: { rolled }.
       *[other] { $seat } rolls for gold: { rolled }.
    }
told-deck-is-out = The deck is empty: the game is over.
told-bank-is-out = The bank is empty: the game is over.
told-all-idle = Nobody has acted for a whole round: the game is over.
told-gold-goes-round = For many rounds nothing but gold has changed hands: the game is over.

asked-act =
    { $points ->
        [0] You have no action points left. What will you do?
        [1] You have one action point left. What will you do?
       *[other] You have { $points } action points left. What will you do?
    }
asked-discard =
    You may keep { $limit ->
        [1] one card
       *[other] { $limit } cards
    }: discard { $over ->
        [1] one
       *[other] { $over }
    }.
asked-steal = Which card will you steal from { $victim }?
asked-place =
    { $price ->
        [1] You may reorder the line, or leave it as it is. Which card goes to price 1?
       *[other] Which card goes to price { $price }? You can leave the rest as it is.
    }

move-take = Take { $card } from the line for { counted-price }
move-draw = Draw the hidden top card for 3 action points
move-buy = Buy an action point for { counted-gold }
move-end = End your turn
move-discard = Discard { $card }
move-steal = Steal { $card }
move-place = Put { $card } next
move-leave = Leave the rest as it is
move-leave-all = Leave the line as it is
move-play = Play { $card } ({ counted-cost })
move-play-on-hand = Play { $card } on { $victim } ({ counted-cost })
move-no-card = Leave the next place empty

refused-not-in-hand = You do not have { $card } in your hand.
refused-too-dear =
    That costs { counted-cost }, and you have { $points ->
        [0] none
       *[other] { $points }
    } left.
refused-nothing-there = There is no card at price { $price }: gaps are closed at the end of the turn.
refused-deck-is-empty = The deck is empty.
refused-too-poor =
    An action point costs { counted-price-in-gold }, and you have { $gold ->
        [0] none
       *[other] { $gold }
    }.
refused-answer-first = Answer the question first.
refused-nothing-is-asked = That would answer a question that nobody is asking now.
refused-not-an-opponent = That does not belong to an opponent.
refused-bank-has-no-gold = The bank has no gold.
refused-no-cards = { $victim } has no cards in hand.
refused-no-target = You cannot play { $card } on that.

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
scored-won-by-many =
    The victory is shared by { $count ->
        [1] 1 player
       *[other] { $count } players
    }, at { counted-points } each.

advised-duel =
    { $tied ->
        [0] You win the duel in { $won } of { $cases ->
            [one] { $cases } roll
           *[other] { $cases } rolls
        }.
       *[other] You win the duel in { $won } of { $cases ->
            [one] { $cases } roll
           *[other] { $cases } rolls
        }; in { $tied } both fall.
    }
advised-brings = It brings you { counted-gold }.
advised-brings-between = It brings you { $least } to { $most } gold.
advised-gains-points =
    { $seat-is ->
        [you] As things stand, you gain { counted-points }.
       *[other] As things stand, { $seat } gains { counted-points }.
    }
advised-loses-points =
    { $seat-is ->
        [you] As things stand, you lose { counted-points }.
       *[other] As things stand, { $seat } loses { counted-points }.
    }
advised-leaves =
    { $points ->
        [0] It leaves you no action points.
        [1] It leaves you one action point.
       *[other] It leaves you { $points } action points.
    }
advised-leaves-enough =
    { $points ->
        [0] It leaves you no action points; none are needed to use { $card-the }.
        [1] It leaves you one action point, enough to use { $card-the } this turn.
       *[other] It leaves you { $points } action points, enough to use { $card-the } this turn.
    }
advised-buys =
    { $points ->
        [1] You then have one action point and { counted-gold }.
       *[other] You then have { $points } action points and { counted-gold }.
    }
advised-ends-game = It ends the game, with { $points } for you and { $best } at most for anybody else.

wrong-deal-too-large =
    for as many players as can play, the deal needs { $needed ->
        [1] 1 card
       *[other] { $needed } cards
    }; the list has { $cards }. Add cards, or lower “hand” or “line”.

counted-price =
    { $price ->
        [1] 1 action point
       *[other] { $price } action points
    }
counted-cost =
    { $cost ->
        [1] 1 action point
       *[other] { $cost } action points
    }
rolled =
    { $added ->
        [0] { $die }
       *[other] { $die } + { $added } = { $total }
    }
counted-gold = { $gold } gold
counted-due = { $due } gold
counted-price-in-gold = { $cost } gold

part-lay = Lay a card
part-play = Play a card
part-take = Take a card from the line
part-place = Put a card next
part-discard = Discard a card
part-steal = Steal a card

zone-line = Line, price { $number }

figure-room = Room
