game-name = Pebbles
game-about = A game for tests.
game-length = 1 min
card-coin = Coin
    .counted =
        { $count ->
            [1] a Coin
           *[other] { number-word } Coins
        }
card-thief = Thief
    .counted =
        { $count ->
            [1] a Thief
           *[other] { number-word } Thieves
        }
card-rock = Rock
    .counted =
        { $count ->
            [1] a Rock
           *[other] { number-word } Rocks
        }
about-coin = A roll of the die in gold, as far as the bank has it.
about-thief = One or two gold from somebody who has some.
about-rock = Nothing at all.
told-played = { $seat } plays { $card }.
told-drew = { $seat } draws { $card }.
told-drew-hidden = { $seat } draws a card.
told-earned = { $seat } earns { $gold }.
told-robbed = { $seat } robs { $victim } of { $gold }.
asked-play = Play a card.
asked-whom = Whom will you rob?
asked-how-much = How much will you take from { $victim }?
move-play = Play { $card }
move-rob = Rob { $victim }
move-grab = Take { $gold }
refused-not-held = You do not have { $card }.
scored-gold = Gold
scored-richest = The richest wins.
option-gold = Gold in the bank
option-greedy-bank = Mean bank
option-mood = Mood
option-mood-calm = calm
option-mood-wild = wild
