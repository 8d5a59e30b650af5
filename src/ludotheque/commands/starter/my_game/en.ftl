game-name = My Game
game-about = Hoard hazelnuts, and send squirrels to the hoards of the others.
game-length = 5 min

card-hazelnut = Hazelnut
    .plural = Hazelnuts
about-hazelnut =
    { $value ->
        [1] In your hoard, it is worth 1 point.
       *[other] In your hoard, it is worth { $value } points.
    }
card-squirrel = Squirrel
    .plural = Squirrels
about-squirrel = It takes the top Hazelnut of another player’s hoard and puts it on yours.
zone-hoard = Hoard

told-hoarded =
    { $seat-is ->
        [you] You hoard { $card }.
       *[other] { $seat } hoards { $card }.
    }
told-took =
    { $seat-is ->
        [you] Your Squirrel takes { $card } from { $victim }.
       *[other]
            { $victim-is ->
                [you] { $seat }’s Squirrel takes { $card } from you.
               *[other] { $seat }’s Squirrel takes { $card } from { $victim }.
            }
    }
told-found-nothing =
    { $seat-is ->
        [you] Your Squirrel finds nothing.
       *[other] { $seat }’s Squirrel finds nothing.
    }
told-drew =
    { $seat-is ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
told-drew-hidden = { $seat } draws a card.

asked-play = Play a card.
move-hoard = Hoard { $card }
move-take = Send a Squirrel to { $victim }’s hoard
move-waste = Play { $card } for nothing

refused-not-held = You do not have { $card }.
refused-nothing-there = A Squirrel goes to somebody else who has a Hazelnut, if there is one.

scored-hazelnuts = Hazelnuts
scored-fullest-hoard = The fullest hoard wins.
