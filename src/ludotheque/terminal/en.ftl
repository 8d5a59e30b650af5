# The terminal.

you = You
round = Round { $round } of { $rounds } · deck: { $deck }
line = Line (in brackets: what a take would bring)
empty = empty
pile = { $name }: { $cards }
pile-nothing = { $name }: nothing yet
hand = Your hand: { $cards }
prompt = Your choice (a number or a move, “?” for help, “q” to quit):
help = Type the number of a choice, or the move itself, for example “{ $example }”. “back” takes your last move back where that is allowed, “q” quits the game.
not-a-choice = “{ $answer }” is not one of the choices. Type a number from 1 to { $last }.
goodbye = You have left the game.
over = The end
points =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
account = { $name }, { $points }: { $what }
