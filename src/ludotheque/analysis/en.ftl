# What decided a finished game, in every room that tells of it.

analysis-title = What decided it: { $game }
analysis-luck-and-choice = Luck and choice
analysis-luck =
    { $turn ->
        [up] { $points ->
            [one] Luck helped { $name }: { $points } point of chance ({ $low } to { $high }).
           *[other] Luck helped { $name }: { $points } points of chance ({ $low } to { $high }).
        }
        [down] { $points ->
            [one] Luck was against { $name }: { $points } point of chance lost ({ $low } to { $high }).
           *[other] Luck was against { $name }: { $points } points of chance lost ({ $low } to { $high }).
        }
       *[none] Luck made no sure difference for { $name }.
    }
analysis-choices =
    { $turn ->
        [up] { $points ->
            [one] Their choices won { $points } point over the moves that come to mind first ({ $low } to { $high }).
           *[other] Their choices won { $points } points over the moves that come to mind first ({ $low } to { $high }).
        }
        [down] { $points ->
            [one] Their choices cost { $points } point against the moves that come to mind first ({ $low } to { $high }).
           *[other] Their choices cost { $points } points against the moves that come to mind first ({ $low } to { $high }).
        }
       *[none] Their choices were about as good as the moves that come to mind first.
    }
analysis-column-deal = Deal
analysis-column-drawn = Draws, dice
analysis-column-own = Own choices
analysis-column-others = Others’ choices
analysis-column-rest = Rest
analysis-column-end = End
analysis-about-parts = In points of the chance of winning. Everybody starts with an equal share; the columns lead from there to the end. “Rest” is what lay in hidden hands, what could be made good later, and what these figures could not see coming.
analysis-course = Chances of winning, from the deal to the end
analysis-known = as it could be known then
analysis-open = with all hands open
analysis-moments = The moments that decided it
analysis-no-moments = No single move can be said to have decided it.
analysis-heading =
    { $kind ->
        [blunder] Blunder · { $name }, move { $line } of { $last }
        [missed-chance] Missed chance · { $name }, move { $line } of { $last }
       *[fine-move] Fine move · { $name }, move { $line } of { $last }
    }
analysis-addressed = “You” is { $name } here.
analysis-played = Played:
analysis-better = Better:
analysis-obvious = The obvious move:
analysis-difference =
    { $points ->
        [one] A difference of { $points } point, between { $low } and { $high }.
       *[other] A difference of { $points } points, between { $low } and { $high }.
    }
analysis-resigned = Resigns.
analysis-method =
    { $moments ->
        [0] No moment promised enough to be looked at closely.
        [one] One moment was looked at closely, in { $worlds } imagined worlds. What is called certain of it is so for the whole game with 95%.
       *[other] { $moments } moments were looked at closely, each in { $worlds } imagined worlds. All verdicts together are right with 95%.
    } The deck stays closed, and so does what was removed unseen. Chances are those among players who are as good as Medium (“greedy”).
analysis-moment-slider = Move
analysis-previous = Previous telling moment
analysis-next = Next telling moment
analysis-whose = Whose chances
analysis-all-moments = All moves in a table
analysis-column-move = Move
analysis-column-player = Player
analysis-column-done = What was done
analysis-the-end = The end
analysis-mark = { $name }: { $known }, { $open } with all hands open
analysis-bars = Luck and choice, move by move
analysis-bar-luck = luck
analysis-bar-choice = own choice
analysis-keys = Left and right arrows go move by move.
analysis-percent = { $figure }%
