# District Noir. $card is a card with its article, $card-name its name alone;
# $cards a list of cards, $cards-count how many there are.

game-name = District Noir
game-about = Play a card or take five: it is all about timing.
game-goal = Goal: the most points after four rounds, or all three City cards at any time.
game-length = 15 min
game-credits = Invented by Nao Shimamura and Nobutake Dogen, drawn by Vincent Roché, published by Spiral Éditions and in English by Pandasaurus Games.

type-support = Support { $value }
    .plural = Support { $value }s
type-alliance = Alliance { $signed }
    .plural = Alliances { $signed }
type-betrayal = Betrayal { $signed }
    .plural = Betrayals { $signed }
type-city = City card
    .plural = City cards
card-docks = Docks
    .plural = Docks
    .number = plural
    .article = definite
card-police-station = Police Station
    .plural = Police Station
    .article = definite
card-city-hall = City Hall
    .plural = City Hall
    .article = none

in-the-box =
    { $count ->
        [1] There is only one in the box.
       *[other] There are { number-word } in the box.
    }
about-support = Whoever owns the most of them at the end scores { $value }; on a tie, nobody does. One Support of each value makes a series, worth 5 more points. { in-the-box }
about-alliance = Whoever takes it scores { $signed } at the end. { in-the-box }
about-betrayal = Whoever takes it scores { $signed } at the end: leave it to the other player, or take it for the sake of its neighbours. { in-the-box }
about-city = It scores nothing, but whoever holds the whole City wins on the spot. { in-the-box }
about-docks = Things come ashore here that nobody ordered. The Docks score nothing, but whoever holds the whole City wins on the spot. { in-the-box }
about-police-station = Here they know everything and write nothing down. The Police Station scores nothing, but whoever holds the whole City wins on the spot. { in-the-box }
about-city-hall = Every hand gets shaken here. City Hall scores nothing, but whoever holds the whole City wins on the spot. { in-the-box }

picture-5 = a docker in a cap, with a red scarf and a cargo hook
picture-6 = a press photographer behind his camera
picture-7 = a judge in a wig, with a gavel
picture-8 = a man in a hat with a red band, his face in shadow
picture-plus-4 = a letter under a red seal
picture-plus-3 = two hands, one of them gloved
picture-plus-2 = two glasses clinking
picture-minus-3 = a dagger in a table, and blood
picture-minus-2 = a glass of poison
picture-minus-1 = a letter with a broken seal
picture-docks = a freighter and a crane against the moon
picture-police-station = red lamps on either side of a lit door
picture-city-hall = a clock tower between two searchlights

told-played =
    { $seat-is ->
        [you] You play { $card } at the end of the line.
       *[other] { $seat } plays { $card } at the end of the line.
    }
told-took =
    { $seat-is ->
        [you] You take { $cards }.
       *[other] { $seat } takes { $cards }.
    }
told-new-round =
    { $seat-is ->
        [you] Round { $round }: you start.
       *[other] Round { $round }: { $seat } starts.
    }
told-drew =
    { $seat-is ->
        [you] You draw { $cards }.
       *[other] { $seat } draws { $cards }.
    }
told-drew-hidden =
    { $seat } draws { $cards-count ->
        [1] a card
       *[other] { $cards-count } cards
    }.
told-holds-the-city =
    { $seat-is ->
        [you] You hold the whole City!
       *[other] { $seat } holds the whole City!
    }
told-last-round-over = The last round is over: the points are counted.

asked-play-or-take = Play a card at the end of the line, or take its last cards.
asked-play-on-empty-line = The line is empty: play a card.
asked-play-after-taking = You have already taken this round: play a card.
asked-must-take = Your hand is empty: take the last cards of the line.

move-play = Play { $card }
move-take = Take { $cards }

refused-not-in-hand = You do not have { $card } in your hand.
refused-hand-is-empty = Your hand is empty: all you can do is take.
refused-line-is-empty = The line is empty: there is nothing to take.
refused-taken-already = You have already taken cards: you can take only once per round.

scored-won-the-city =
    { $seat-is ->
        [you] You hold the whole City and win on the spot.
       *[other] { $seat } holds the whole City and wins on the spot.
    }
scored-won-on-points =
    { $seat-is ->
        [you] You win { $points } to { $other }.
       *[other] { $seat } wins { $points } to { $other }.
    }
scored-won-on-supports =
    { $seat-is ->
        [you] { tied-on }: you win with more { $card-plural }, { $more } to { $fewer }.
       *[other] { tied-on }: { $seat } wins with more { $card-plural }, { $more } to { $fewer }.
    }
scored-drawn = { tied-on }, with as many Supports of every value: a draw.
tied-on =
    { $points ->
        [one] Tied on { $points } point
       *[other] Tied on { $points } points
    }

scored-majority = Most { $card-plural }: { $more } to { $fewer }
scored-tied =
    { $each ->
        [0] { $card-name }: nobody has any
       *[other] { $card-name }: { $each } each, nobody scores
    }
scored-series =
    { $count ->
        [0] No complete series of Supports
        [1] One complete series of Supports
       *[other] { $count } complete series of Supports
    }
scored-alliances = Alliances: { $cards }
scored-betrayals = Betrayals: { $cards }
scored-left-in-line = Left in the line, counting for nobody: { $cards }

words-supports = { $card-plural }
advised-wins-the-city = It completes the City: you win on the spot.
advised-threatens-the-city =
    { $held ->
        [1] You then hold one of the { $all } City cards: one more, and you win.
       *[other] You then hold { $held } of the { $all } City cards: one more, and you win.
    }
advised-keeps-the-city =
    { $held ->
        [1] It puts the whole City out of reach for { $other }, who holds one card of it.
       *[other] It puts the whole City out of reach for { $other }, who holds { $held } cards of it.
    }
advised-scores = It makes the score { $own } for you and { $points } for { $other }.
advised-ends = It ends the game, with { $own } for you and { $points } for { $other }.
advised-most-of = You then have the most { $cards }.
advised-no-longer-most = { $other } then no longer has the most { $cards }.
advised-could-score = If { $other } takes next, the score is { $own } for you and { $points } for { $other }.
advised-could-win-the-city = { $other } could then complete the City and win on the spot.
advised-only-you-take = { $other } has already taken: this round only you still can.
advised-nobody-takes = Nobody will take it this round: both of you already have.
advised-nobody-takes-again = Nobody can take it any more: it is the last round, and both of you have taken.

wrong-uneven-deal = the list has { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }. Without the { $removed } set aside and the { $line } in the line, the rest must make rounds of exactly { $round ->
        [one] { $round } card
       *[other] { $round } cards
    }. Change a “count”, or the figures of [deal].
wrong-deal-too-small = a take of { $take ->
        [one] { $take } card
       *[other] { $take } cards
    } does not go with hands of { $hand } and a line of { $line }: a take is at least one card and never more than a hand, and the line must not start empty.
wrong-no-supports = the list has no Support card. Add one: a [[kind]] with type = { straight-quote }support{ straight-quote } and a value, such as value = 5.

zone-line = Line
zone-removed = Set aside
zone-pile = Cards taken

# In a first game, what is new is explained once

situation-turn = Choose a card to play it at the end of the line, or take. Taking gives you the last five cards, and you take exactly once a round: wait for a good moment.
situation-take = Taking now gives you five cards. Choose it to see what it would make of both scores: nothing is taken until you confirm.
situation-taken = You have taken: for the rest of this round you only play. { $name } must still take, so now is the time for your Betrayals.
situation-alone = { $name } has taken and cannot take again this round. The line is yours alone; but every card played pushes another one out of the last five.
situation-betrayal = A Betrayal lies within the last five: it takes points from whoever takes it. Wait until it slips out, or leave it to the other.
situation-city = A City card. Alone it scores nothing, but whoever owns all three wins at once: keep an eye on where they go.
situation-last-round = The last round: afterwards the points are counted. What stays in the line belongs to nobody, so take where a majority hangs by one card.

# What points are scored for, as titles.
points-from-majority = Majorities
points-from-series = Series
points-from-alliances = Alliances
points-from-betrayals = Betrayals
