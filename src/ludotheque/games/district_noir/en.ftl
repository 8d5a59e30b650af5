# District Noir. $card is a card with its article, $card-name its name alone;
# $cards a list of cards, $cards-count how many there are.

game-name = District Noir
game-about = Lay a card or take five: it is all in knowing when.
game-length = 15 min

type-support = Support { $value }
    .counted =
        { $count ->
            [1] a Support { $value }
           *[other] { number-word } Support { $value }s
        }
type-alliance = Alliance { $signed }
    .counted =
        { $count ->
            [1] an Alliance { $signed }
           *[other] { number-word } Alliances { $signed }
        }
type-betrayal = Betrayal { $signed }
    .counted =
        { $count ->
            [1] a Betrayal { $signed }
           *[other] { number-word } Betrayals { $signed }
        }
type-city = City card
    .counted =
        { $count ->
            [1] a City card
           *[other] { number-word } City cards
        }
card-docks = Docks
    .counted = the Docks
card-police-station = Police Station
    .counted = the Police Station
card-city-hall = City Hall
    .counted = City Hall

in-the-box =
    { $count ->
        [1] There is only one in the box.
       *[other] There are { number-word } in the box.
    }
about-support = Whoever owns more of them at the end scores { $value }; if both own as many, nobody does. One Support of each value makes a series, for 5 points more. { in-the-box }
about-alliance = Whoever takes it scores { $signed } at the end. { in-the-box }
about-betrayal = Whoever takes it scores { $signed } at the end: leave it to the other player, or take it for the sake of what lies beside it. { in-the-box }
about-city = It scores nothing, but whoever holds the whole City wins on the spot. { in-the-box }
about-docks = Things come ashore here that nobody ordered. The Docks score nothing, but whoever holds the whole City wins on the spot. { in-the-box }
about-police-station = Here they know everything and write nothing down. The Police Station scores nothing, but whoever holds the whole City wins on the spot. { in-the-box }
about-city-hall = Every hand gets shaken here. City Hall scores nothing, but whoever holds the whole City wins on the spot. { in-the-box }

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
asked-play-after-taking = You have taken this round already: play a card.
asked-must-take = Your hand is empty: take the last cards of the line.

move-play = Play { $card }
move-take = Take { $cards }

refused-not-in-hand = You do not have { $card } in your hand.
refused-hand-is-empty = Your hand is empty: all you can do is take.
refused-line-is-empty = The line is empty: there is nothing to take.
refused-taken-already = You have taken cards this round already, and one takes only once a round.

scored-won-the-city =
    { $seat-is ->
        [you] You hold the whole City and win on the spot.
       *[other] { $seat } holds the whole City and wins on the spot.
    }
scored-won-on-points =
    { $seat-is ->
        [you] You win by { $points } to { $other }.
       *[other] { $seat } wins by { $points } to { $other }.
    }
scored-won-on-supports =
    { $seat-is ->
        [you] { $points } all: you win on { $card-name } cards, { $more } to { $fewer }.
       *[other] { $points } all: { $seat } wins on { $card-name } cards, { $more } to { $fewer }.
    }
scored-drawn = { $points } all, and as many Supports of every value: a draw.

scored-majority = Majority of { $card-name }: { $more } to { $fewer }
scored-tied =
    { $each ->
        [0] { $card-name }: nobody has any
       *[other] { $card-name }: { $each } each, so nobody’s
    }
scored-series =
    { $count ->
        [1] One complete series of Supports
       *[other] { $count } complete series of Supports
    }
scored-alliances = Alliances: { $cards }
scored-betrayals = Betrayals: { $cards }
scored-left-in-line = Left in the line, nobody’s: { $cards }

wrong-uneven-deal = the list has { $cards } cards. Without the { $removed } set aside and the { $line } in the line, they must deal out into rounds of exactly { $round } cards.
wrong-deal-too-small = one cannot take { $take } cards with hands of { $hand } and a line of { $line }: a take is at least one card and never more than a hand, and there must be a line to begin with.
wrong-no-supports = the list has no Support card.
