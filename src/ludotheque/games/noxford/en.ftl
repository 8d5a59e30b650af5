# Noxford. $card is a card with its article, $card-name its name alone; $under is the card beneath;
# $cards a list of cards. $corner is where a lower left corner lies, in millimetres.

game-name = Noxford
game-about = A city of cards without a grid: be strong around its riches.
game-length = 20 min

option-table_width = Width of the table, in millimetres
option-table_height = Depth of the table, in millimetres
option-card_width = Width of a card, in millimetres
option-card_height = Height of a card, in millimetres
option-last_gear = A Gear is used even if it is a player’s last card

syndicate =
    { $syndicate ->
        [1] Cobra
        [2] Lion
        [3] Rat
       *[other] Scorpion
    }
gear-suffix =
    { $gear ->
        [1] {" "}with a gear
       *[other] {""}
    }
which-way =
    { $sideways ->
        [0] upright
       *[other] on its side
    }

type-master = { syndicate } Master
    .counted = the { syndicate } Master
type-lieutenant = { syndicate } Lieutenant{ gear-suffix }
    .counted =
        { $count ->
            [1] a { syndicate } Lieutenant{ gear-suffix }
           *[other] { number-word } { syndicate } Lieutenants{ gear-suffix }
        }
type-tough = { syndicate } Tough{ gear-suffix }
    .counted =
        { $count ->
            [1] a { syndicate } Tough{ gear-suffix }
           *[other] { number-word } { syndicate } Toughs{ gear-suffix }
        }
type-punk = { syndicate } Punk{ gear-suffix }
    .counted =
        { $count ->
            [1] a { syndicate } Punk{ gear-suffix }
           *[other] { number-word } { syndicate } Punks{ gear-suffix }
        }
type-district = District
    .counted =
        { $count ->
            [1] a District
           *[other] { number-word } Districts
        }
card-district-gold = District of gold
    .counted =
        { $count ->
            [1] a District of gold
           *[other] { number-word } Districts of gold
        }
card-district-poison = District of poison
    .counted =
        { $count ->
            [1] a District of poison
           *[other] { number-word } Districts of poison
        }
card-district-arms = District of arms
    .counted =
        { $count ->
            [1] a District of arms
           *[other] { number-word } Districts of arms
        }
card-district-secrets = District of secrets
    .counted =
        { $count ->
            [1] a District of secrets
           *[other] { number-word } Districts of secrets
        }
card-district-gold-poison = District of gold and poison
    .counted =
        { $count ->
            [1] a District of gold and poison
           *[other] { number-word } Districts of gold and poison
        }
card-district-gold-arms = District of gold and arms
    .counted =
        { $count ->
            [1] a District of gold and arms
           *[other] { number-word } Districts of gold and arms
        }
card-district-gold-secrets = District of gold and secrets
    .counted =
        { $count ->
            [1] a District of gold and secrets
           *[other] { number-word } Districts of gold and secrets
        }
card-district-poison-arms = District of poison and arms
    .counted =
        { $count ->
            [1] a District of poison and arms
           *[other] { number-word } Districts of poison and arms
        }
card-district-poison-secrets = District of poison and secrets
    .counted =
        { $count ->
            [1] a District of poison and secrets
           *[other] { number-word } Districts of poison and secrets
        }
card-district-arms-secrets = District of arms and secrets
    .counted =
        { $count ->
            [1] a District of arms and secrets
           *[other] { number-word } Districts of arms and secrets
        }
card-district-all = District of all four fields
    .counted =
        { $count ->
            [1] a District of all four fields
           *[other] { number-word } Districts of all four fields
        }
type-barracks = Barracks
    .counted =
        { $count ->
            [1] a Barracks
           *[other] { number-word } Barracks
        }

in-the-box =
    { $count ->
        [1] There is only one in the box.
       *[other] There are { number-word } in the box.
    }
about-gear =
    { $gear ->
        [1] {" "}Its gear moves one other card when it is placed.
       *[other] {""}
    }
about-master = Rank { $rank }. It counts twice around a District, is never moved, and lies before its player until it is placed. It shows its Syndicate’s favourite field. { in-the-box }
about-lieutenant = Rank { $rank }: it covers any card of lower rank that is not locked.{ about-gear } { in-the-box }
about-tough = Rank { $rank }: it covers any card of lower rank that is not locked.{ about-gear } { in-the-box }
about-punk = Rank { $rank }, the lowest.{ about-gear } { in-the-box }
about-district = At the end it goes to whoever has the most cards touching it: a point for each symbol, and two more for each of the winner’s favourite field.{ about-gear } { in-the-box }
about-barracks = At the end it turns face down all Syndicate cards that it touches: they no longer count.{ about-gear } { in-the-box }

told-placed =
    { $seat-is ->
        [you] You place { $card } { which-way } at { $corner }.
       *[other] { $seat } places { $card } { which-way } at { $corner }.
    }
told-covered =
    { $seat-is ->
        [you] You lay { $card } over { $under } at { $corner }.
       *[other] { $seat } lays { $card } over { $under } at { $corner }.
    }
told-moved =
    { $seat-is ->
        [you] You move { $card }, { which-way }, to { $corner }.
       *[other] { $seat } moves { $card }, { which-way }, to { $corner }.
    }
told-moved-over =
    { $seat-is ->
        [you] You move { $card } over { $under } at { $corner }.
       *[other] { $seat } moves { $card } over { $under } at { $corner }.
    }
told-stayed =
    { $seat-is ->
        [you] You leave the city as it is.
       *[other] { $seat } leaves the city as it is.
    }
told-passed =
    { $seat-is ->
        [you] You can place nothing, and pass.
       *[other] { $seat } can place nothing, and passes.
    }
told-drew =
    { $seat-is ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
told-drew-hidden = { $seat } draws a card.
told-turned-up = On display now: { $card }.
told-ended =
    { $seat-is ->
        [you] You have placed your last card: the game ends at once.
       *[other] { $seat } has placed a last card: the game ends at once.
    }
told-all-passed = Nobody can place a card any more: the points are counted.

asked-turn = Place a card next to others, or lay one over a card of lower rank.
asked-gear = The gear turns: move another card, or leave the city as it is.

move-place = Place { $card } { which-way } at { $corner }
move-cover = Lay { $card } over { $under } at { $corner }
move-move = Move { $card }, { which-way }, to { $corner }
move-move-over = Move { $card } over { $under } at { $corner }
move-pass = Pass: nothing can be placed
move-stay = Leave the city as it is

refused-not-in-hand = You do not have { $card } in your hand.
refused-not-yours = { $card-name }: that card is not of your Syndicate.
refused-not-displayed = The display does not show { $card }.
refused-master-is-placed = Your Master is in play already.
refused-can-still-play = There is something you can place, so you may not pass.
refused-gear-first = First move a card with your Gear, or leave the city as it is.
refused-no-gear = Cards in play are moved only by a Gear that has just been placed.
refused-off-the-table = The card would reach past the table of { $size } mm.
refused-overlaps = The card would overlap { $card }.
refused-touches-nothing = The card would touch no other here, and it must touch two.
refused-touches-one = The card would touch only { $card }, and it must touch two.
refused-not-aligned =
    { $edges ->
        [1] Only one of the card’s edges would be aligned with a card that it touches, and it takes two.
       *[other] { $edges } of the card’s edges would be aligned with a card that it touches, and it takes two.
    }
refused-not-offered = The card could slide here without lining up with anything: the place that counts is at { $corner }.
refused-no-card-there = No card has its lower left corner at { $corner }.
refused-neutral-covers-nothing = { $card-name }: a Neutral card covers no other.
refused-neutral-is-not-covered = { $card-name }: a Neutral card is never covered.
refused-rank-too-low = { $card-name } has rank { $rank }: too low to cover { $under } of rank { $other }.
refused-locked = { $card-name }: it is touched on all four sides, so it cannot be covered.
refused-not-the-gear = { $card-name }: it has just been placed, and its gear moves another card.
refused-masters-stay = { $card-name }: a Master is never moved.
refused-locked-in = { $card-name }: it is touched on all four sides, so it cannot be moved.
refused-would-split = { $card-name }: without it the city would fall apart, so it cannot be moved.
refused-same-place = { $card-name }: it lies there already, and must end up elsewhere or turned.

scored-won-on-points =
    { $seat-is ->
        [you] You win with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $seat } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
scored-won-on-districts =
    { $seat-is ->
        [you] { $points } all at the top: you win with more Districts ({ $districts }).
       *[other] { $points } all at the top: { $seat } wins with more Districts ({ $districts }).
    }
scored-shared-by-two =
    { $seat-is ->
        [you] You and { $other } share the victory: as many points ({ $points }), as many Districts ({ $districts }).
       *[other] { $seat } and { $other-is ->
            [you] you
           *[other] { $other }
        } share the victory: as many points ({ $points }), as many Districts ({ $districts }).
    }
scored-shared-by-more = { $count } players share the victory: as many points ({ $points }), as many Districts ({ $districts }).

scored-cancelled = { $card-name }, turning face down: { $cards }
scored-influence = { $card-name }: influence { $influence } with { $cards }
scored-won =
    { $symbols ->
        [one] { $card-name }, won: { $symbols } symbol
       *[other] { $card-name }, won: { $symbols } symbols
    }
scored-favourite =
    { $symbols ->
        [one] { $card-name }: the favourite field
       *[other] { $card-name }: the favourite field, { $symbols } times
    }
scored-tied = { $card-name }: a tie at { $influence }, so nobody’s
scored-nobodys = { $card-name }: nobody has influence there

wrong-table-too-small = a table of { $table } mm is too small: the first two cards alone take { $needed } mm.
wrong-card-too-wide = a card of { $size } mm will not do: it must be higher than it is wide.
wrong-bad-figure = the card “{ $name }” cannot have { $found } as its “{ $figure }”.
wrong-syndicate-incomplete = Syndicate { $syndicate } must have exactly one Master, and other cards.
wrong-too-few-neutrals = the list has { $count } Neutral cards, and two are needed to start the city.
wrong-no-hand = a hand must hold at least one card.
