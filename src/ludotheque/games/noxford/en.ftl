# Noxford. $card is a card with its article, $card-name its name alone; $under is the card beneath, $cards a list of cards.
# A card of the city is the reader’s own ($owner-is) or somebody’s, and $letter tells it from others of its name (none if
# there are none). $where is a place in words: see the words-….

game-name = Noxford
game-about = A city of cards without a grid: be strong around its riches.
game-goal = Goal: the most victory points, from the Districts around which you have the most influence.
game-length = 20 min
game-credits = Invented by Henri Kermarrec, drawn by Maud Chalmel, published in French and English by Capsicum Games.

option-table_width = Width of the table, in millimetres
option-table_height = Depth of the table, in millimetres
option-card_width = Width of a card, in millimetres
option-card_height = Height of a card, in millimetres
option-last_gear = A Gear is used even if it is a player’s last card
option-rejoin = A Gear may lift a card that holds the city together, if its new place joins it again
option-syndicate_1 = Syndicate of the first seat
option-syndicate_1-next = the next one in order
option-syndicate_2 = Syndicate of the second seat
option-syndicate_2-next = the next one in order
option-syndicate_3 = Syndicate of the third seat, if there is one
option-syndicate_3-next = the next one in order
option-syndicate_4 = Syndicate of the fourth seat, if there is one
option-syndicate_4-next = the next one in order

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
    .plural = { syndicate } Masters
    .article = definite
type-lieutenant = { syndicate } Lieutenant{ gear-suffix }
    .plural = { syndicate } Lieutenants{ gear-suffix }
type-tough = { syndicate } Tough{ gear-suffix }
    .plural = { syndicate } Toughs{ gear-suffix }
type-punk = { syndicate } Punk{ gear-suffix }
    .plural = { syndicate } Punks{ gear-suffix }
type-district = District
    .plural = Districts
card-district-gold = District of gold
    .plural = Districts of gold
card-district-poison = District of poison
    .plural = Districts of poison
card-district-arms = District of arms
    .plural = Districts of arms
card-district-secrets = District of secrets
    .plural = Districts of secrets
card-district-gold-poison = District of gold and poison
    .plural = Districts of gold and poison
card-district-gold-arms = District of gold and arms
    .plural = Districts of gold and arms
card-district-gold-secrets = District of gold and secrets
    .plural = Districts of gold and secrets
card-district-poison-arms = District of poison and arms
    .plural = Districts of poison and arms
card-district-poison-secrets = District of poison and secrets
    .plural = Districts of poison and secrets
card-district-arms-secrets = District of arms and secrets
    .plural = Districts of arms and secrets
card-district-all = District of all four fields
    .plural = Districts of all four fields
type-barracks = Barracks
    .plural = Barracks

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

lettered =
    { $letter ->
        [none] {""}
       *[other] {" "}{ $letter }
    }
coming-as =
    { $letter ->
        [none] {""}
       *[other] {" "}({ $letter })
    }
in-the-city =
    { $owner-is ->
        [you] your { $card-singular }
       *[other] { $card-the }
    }{ lettered }
of-in-the-city =
    { $owner-is ->
        [you] of your { $card-singular }
       *[other] { $card-of-the }
    }{ lettered }
form-aligned = flush
form-it-was = before, it was
line-up =
    { $line ->
        [left] { $placed-aligned } left
        [right] { $placed-aligned } right
        [top] { $placed-aligned } at the top
        [bottom] { $placed-aligned } at the bottom
        [both] { $placed-aligned } at both ends
        [over-left] overhanging on the left
        [over-right] overhanging on the right
        [over-top] overhanging at the top
        [over-bottom] overhanging at the bottom
        [within] between its ends
       *[across] overhanging at both ends
    }
words-laid = { in-the-city }
words-lined-up = { in-the-city } ({ line-up })
words-beside =
    { $side ->
        [left] left { of-in-the-city }
        [right] right { of-in-the-city }
        [above] above { in-the-city }
       *[below] below { in-the-city }
    }
words-along = { words-beside }, { line-up }
words-near = By { in-the-city }
words-title = { $card-name }{ lettered }
words-all-of = { $cards }
words-by-two = { $first }, { $second }
words-between = between { $first } and { $second }
words-numbered =
    { $place }, number { $number } of { $count } { $way ->
        [up] from the bottom
       *[right] from the left
    }
words-over = over { $under }

told-begins =
    { $seat-is ->
        [you] You are drawn to begin.
       *[other] { $seat } is drawn to begin.
    }
told-placed =
    { $seat-is ->
        [you] You place { $card }{ coming-as } { which-way }, { $where }.
       *[other] { $seat } places { $card }{ coming-as } { which-way }, { $where }.
    }
told-covered =
    { $seat-is ->
        [you] You lay { $card }{ coming-as } over { $under }.
       *[other] { $seat } lays { $card }{ coming-as } over { $under }.
    }
told-moved =
    { $seat-is ->
        [you] You move { in-the-city } { which-way }, { $where }; { $card-it-was } { $source }.
       *[other] { $seat } moves { in-the-city } { which-way }, { $where }; { $card-it-was } { $source }.
    }
told-moved-over =
    { $seat-is ->
        [you] You move { in-the-city } over { $under }; { $card-it-was } { $source }.
       *[other] { $seat } moves { in-the-city } over { $under }; { $card-it-was } { $source }.
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
       *[other] { $seat } has placed their last card: the game ends at once.
    }
told-all-passed = Nobody can place a card any more: the points are counted.

asked-turn = Place a card next to others, or lay one over a card of lower rank.
asked-gear = The gear turns: move another card, or leave the city as it is.

move-place = Place { $card } { which-way }, { $where }
move-cover = Lay { $card } over { $under }
move-move = Move { $moved } { which-way }, { $where }
move-move-over = Move { $moved } over { $under }
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
refused-overlaps = The card would overlap { $other }.
refused-touches-nothing = The card would touch no other here, and it must touch two.
refused-touches-one = The card would touch only { $other }, and it must touch two.
refused-not-aligned =
    { $edges ->
        [0] None of the card’s edges would be aligned with a card that it touches, and it takes two.
        [1] Only one of the card’s edges would be aligned with a card that it touches, and it takes two.
       *[other] { $edges } of the card’s edges would be aligned with a card that it touches, and it takes two.
    }
refused-not-offered = The card could slide here without lining up with anything: the nearest place on offer is { which-way }, { $where }.
refused-no-card-there = There is no card there.
refused-neutral-covers-nothing = { $card-name }: a Neutral card covers no other.
refused-neutral-is-not-covered = { $card-name }{ lettered }: a Neutral card is never covered.
refused-rank-too-low = { $card-The } has rank { $rank }: too low to cover { $under } of rank { $other }.
refused-locked = { $card-name }{ lettered }: it is touched on all four sides, so it cannot be covered.
refused-not-the-gear = { $card-name }{ lettered }: it has just been placed, and its gear moves another card.
refused-masters-stay = { $card-name }{ lettered }: a Master is never moved.
refused-locked-in = { $card-name }{ lettered }: it is touched on all four sides, so it cannot be moved.
refused-would-split = { $card-name }{ lettered }: without it the city would fall apart, so it cannot be moved.
refused-same-place = { $card-name }{ lettered }: it lies there already, and must end up elsewhere or turned.

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
tied-on =
    { $points ->
        [one] Tied on { $points } point
       *[other] Tied on { $points } points
    }
scored-won-on-districts =
    { $seat-is ->
        [you] { tied-on }: you win with more Districts ({ $districts }).
       *[other] { tied-on }: { $seat } wins with more Districts ({ $districts }).
    }
scored-shared-by-two =
    { $seat-is ->
        [you] You and { $other } share the victory: as many points ({ $points }), as many Districts ({ $districts }).
       *[other] { $seat } and { $other-is ->
            [you] you
           *[other] { $other }
        } share the victory: as many points ({ $points }), as many Districts ({ $districts }).
    }
scored-shared-by-more =
    { $count ->
        [1] 1 player takes the victory
       *[other] { $count } players share the victory
    }: as many points ({ $points }), as many Districts ({ $districts }).

scored-cancelled = { $card-name }{ lettered } turned face down: { $cards }
scored-influence = { $card-name }{ lettered }: influence { $influence } with { $cards }
scored-won =
    { $symbols ->
        [one] { $card-name }{ lettered }, won: { $symbols } symbol
       *[other] { $card-name }{ lettered }, won: { $symbols } symbols
    }
scored-favourite =
    { $symbols ->
        [one] { $card-name }{ lettered }: the favourite field
       *[other] { $card-name }{ lettered }: the favourite field, { $symbols } times
    }
scored-tied = { $card-name }{ lettered }: a tie at { $influence }, so nobody’s
scored-nobodys = { $card-name }{ lettered }: nobody has influence there

for-points =
    { $points ->
        [one] for { $points } point
       *[other] for { $points } points
    }
advised-ends = It ends the game at once.
advised-district-won = You then hold { $district }, { $most } to { $next }, { for-points }.
advised-district-taken = It takes { $district } from { $seat }, { $most } to { $next }, { for-points }.
advised-district-lost =
    { $seat-is ->
        [you] You then no longer hold { $district }.
       *[other] { $seat } then no longer holds { $district }.
    }
advised-district-to-other = { $seat } then holds { $district }, { $most } to { $next }.
advised-district-new = It is yours at once, { $most } to { $next }, { for-points }.
advised-district-new-to-other = It goes to { $seat } at once, { $most } to { $next }.
advised-district-firmer = You then hold { $district } more firmly, { $most } to { $next }.
advised-district-looser =
    { $seat-is ->
        [you] You then hold { $district } by less, { $most } to { $next }.
       *[other] { $seat } then holds { $district } by less, { $most } to { $next }.
    }
advised-is-turned = Next to { $barracks }, it is turned face down at the end.
advised-turns = At the end it turns face down { $cards }.
advised-frees = No Barracks turns { $cards } face down any more.

wrong-no-place-at-all = on a table of { $table } mm, cards of { $size } mm leave no place beside the first two: choose smaller cards or a larger table.
wrong-same-syndicate = seats { $first } and { $second } cannot both have { $master }: choose another for one of them.
wrong-table-too-small = a table of { $table } mm is too small: the first two cards alone take { $needed } mm.
wrong-card-too-wide = a card of { $size } mm will not do: it must be higher than it is wide.
wrong-bad-figure = the card “{ $name }” cannot have { $found } as its “{ $figure }”. Write a whole number from { $low } to { $high }.
wrong-bad-card-size = this size can be { $low } to { $high } mm.
wrong-too-many-fields =
    there can be { $most ->
        [1] 1 field
       *[other] { $most } fields
    } at most.
wrong-syndicate-incomplete = Syndicate { $syndicate } must have exactly one Master, and other cards. Give one card of type = { straight-quote }master{ straight-quote } and others this figure: syndicate = { $syndicate }.
wrong-too-few-neutrals = the list has { $count ->
        [1] 1 Neutral card
       *[other] { $count } Neutral cards
    }, and two are needed to start the city. Add Districts or Barracks.
wrong-no-hand = a hand must hold at least one card.

zone-city = City
zone-covered = Covered in the city
zone-display = On display
zone-unused = Not in this game
zone-master = Master yet to come

figure-syndicate = Syndicate
figure-rank = Rank
figure-gear = Gear
figure-favourite = Favourite
figure-poison = Poison
figure-arms = Arms
figure-secrets = Secrets

# In a first game, what is new is explained once

situation-turn = Use one card: of your hand, your Master, or one on display. Choose it, and every place where it may lie is outlined.
situation-gear = A gear! You may now move one other card of the city, anybody’s: choose it, then its new place. Or leave everything as it is.
situation-cover = A card of yours can cover one of lower rank, which then no longer counts. A card that is touched on all four sides is locked.
situation-district = This District has an owner for now: whoever has more cards touching it. A Master counts double; in a tie it is nobody’s.
situation-barracks = At the end a Barracks turns every crook that it touches face down, yours too. Places beside it wear a mark as soon as you choose a card.
situation-last-card = Somebody has one card left: the game stops as soon as it is placed. Finish yourself if you are ahead; if not, turn a District now.

# What points are scored for, as titles.
points-from-won = Districts
points-from-favourite = Favourite field
