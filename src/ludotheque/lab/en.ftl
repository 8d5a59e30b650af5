# The lab: what it found, and what it cannot do.

percent = { $figure } %
share-between = { $figure } % ({ $low } to { $high })
between = { $figure } ({ $low } to { $high })
somebody = Somebody
end-resigned = All others have resigned.

# The report

report-title = { $game } · a report of the lab
report-lead = How balanced the game is, how long it takes, how it ends, and which cards matter.
report-own-cards = With a card list of your own.
report-what =
    { $count ->
        [one] { $games } game
       *[other] { $games } games
    }
report-pairs =
    { $count ->
        [one] { $games } pair of games in the experiment with cards
       *[other] { $games } pairs of games in the experiment with cards
    }
report-played-by = Played by: { $bots }.
report-seed = Seed: { $seed }.
report-people =
    { $count ->
        [one] { $games } game from a record
       *[other] { $games } games from records
    }
report-greedy = These are games among bots: people play otherwise. What differs by little for bots may differ by much for people, and the other way round.
report-version = Ludothèque { $version }, rules { $rules }
report-how-to-read = Every figure stands with the interval that holds it with 95 % confidence. A shared victory counts in parts: half a win for each of two.
report-contents = Contents
report-copy = Copy the table
report-copied = Copied
report-with-players =
    { $players ->
        [one] With { $players } player
       *[other] With { $players } players
    }
report-figures = The figures

summary-title = In short
order-title = Who is ahead, by the order of play
order-first = The first player
order-later = Player number { $number }
order-ahead = Whoever begins is ahead: they win { $share }, where an equal share is { $equal }.
order-behind = Whoever begins is behind: they win { $share }, where an equal share is { $equal }.
order-even = Whoever begins is neither ahead nor behind, as far as these games can tell: they win { $share }, where an equal share is { $equal }.
order-other-ahead = Player number { $number } is ahead: { $share }.
order-other-behind = Player number { $number } is behind: { $share }.
order-axis = share of the victories, %
order-mark = the line: an equal share
players-all = All numbers of players
players-title = What beginning is worth, by the number of players
players-about = How much more often than an equal share the first player wins.
players-axis = victories of the first player beyond an equal share, percentage points
colon = :
seats-title = By seat
seats-seat = Seat { $number }
seats-about = Seats, whoever begins. In most games it should make no difference which seat one has.
bots-title = By bot
bots-about = Each bot sits in each seat equally often.
bots-person = people
length-title = How long a game takes
length-said =
    A game takes { $turns } turns and { $decisions } decisions on average. { $spread ->
        [none] Nine games in ten take { $low }.
       *[some] Nine games in ten take { $low } to { $high } turns.
    }
length-axis = turns
length-games = share of the games, %
ends-title = How games end
ends-said = { $share } of the games end so: “{ $how }”
ends-shared = { $share } of the games have more than one winner.
ends-axis = share of the games, %
points-title = What points are made of
points-about = Points of a player on average, where points were counted at the end: of all players, and of those who won.
points-all = all
points-winners = winners
points-axis = points of a player
cards-title = What becomes of the cards
cards-about = Per game and for all players together: how often a card was gained (drawn, taken, bought, stolen), how often it was played, and how many lay before somebody at the end.
cards-warning = The last column is a correlation: how much more often than an equal share those won who had played the card. Whoever is ahead anyway plays more, so this is no measure of what a card is worth: the experiment is.
worth-title = What a card is worth
worth-about = An experiment, not a correlation: pairs of games with the same luck and the same players. In one somebody has the card in hand after the deal, in the other a plain one ({ $plain }). How much more often they win with it, in percentage points.
worth-many = { $count } cards are compared at once, so that of those without any effect about one in twenty seems to have one. A card is called the strongest or the weakest only if that is sure all the same.
worth-open = A star marks cards that are never in hand after the deal. They lie open at the start instead, and what is measured is how much more often whoever begins wins.
worth-best = The strongest: { $card }, { $worth } points.
worth-worst = The weakest: { $card }, { $worth } points.
worth-none = No card surely differs from a plain one in these games.
worth-axis = more victories than with a plain card, percentage points
worth-mark = the line: no difference

column-player = Player
column-share = Share of the victories
column-games = Games
column-seat = Seat
column-first = The first player
column-bot = Bot
column-measure = Measure
column-value = Value
column-end = End
column-share-of-games = Share of the games
column-category = For
column-all = All players
column-winners = Winners
column-card = Card
column-gained = Gained
column-played = Played
column-kept = Kept
column-correlation = Ahead by (correlation)
column-worth = Worth
column-pairs = Pairs
row-turns = turns
row-decisions = decisions
row-median = turns, median
row-low = turns, 5th percentile
row-high = turns, 95th percentile

# A comparison

change-order = Victories of player number { $number }
change-first = Victories of the first player
change-shared = Shared victories
change-turns = Turns
change-ended = End “{ $how }”
change-more = { $what }: more with the second list, by { $by }.
change-less = { $what }: less with the second list, by { $by }.
change-same = { $what }: no difference that matters (less than { $negligible }).
change-unsure = { $what }: not sure yet, { $by }.
change-points = { $between } percentage points
change-none = Nothing changes that matters: balance, length and ends are the same with both lists.
change-sure =
    { $count ->
        [one] Sure after { $games } game with each list.
       *[other] Sure after { $games } games with each list.
    }
change-not-sure =
    { $count ->
        [one] After { $games } game with each list not everything is sure; --games allows more.
       *[other] After { $games } games with each list not everything is sure; --games allows more.
    }
column-what = What
column-first-list = First list
column-second-list = Second list
column-difference = Difference

# The search for a figure

tune-best = { $figure } = { $value } comes nearest: { $measured }. The chance that it is the best of these values is { $chance }.
tune-sure = That is sure enough to stop.
tune-not-sure = Others are possible: { $values }. --games allows more games.
tune-impossible = The game cannot be played with: { $values }.
tune-even = { $figure } more than an equal share for whoever is ahead
tune-played = played in { $figure } of the games in which somebody had it
tune-turns = { $figure } turns a game
column-figure = { $figure }
column-measured = Measured
column-chance = Chance to be the best

# How much the reconstructed figures matter

doubt-published = The list as it is: the first player wins { $first }, a game takes { $turns } turns.
doubt-lists =
    { $count ->
        [one] { $lists } list in which each of the { $figures } reconstructed figures is one more, one less, or the same:
       *[other] { $lists } lists in which each of the { $figures } reconstructed figures is one more, one less, or the same:
    }
doubt-first = The first player wins between { $low } and { $high }. What the lists alone contribute has a standard deviation of { $spread } percentage points.
doubt-turns = A game takes between { $low } and { $high } turns. What the lists alone contribute has a standard deviation of { $spread } turns.
doubt-none = No figure of this list is reconstructed, so there is nothing to doubt.

# The ladder

ladder-title = { $game }, { $way }, { $thinking } a move, at most { $deals } deals, each from every seat
ladder-compiled = compiled
ladder-plain = plain Python
ladder-seconds = { $seconds } s of processor time
ladder-iterations = { $iterations } iterations
ladder-against = { $upper } against { $lower }
ladder-rating = { $level }: { $points } ({ $low } to { $high })
ladder-ratings = Ratings, as in chess: 400 points are ten wins for each game lost.
column-players = Players
column-contest = Contest
column-won = Won
column-won-share = Share
column-equal = An equal share
ladder-won = { $won } of { $games }
level-novice = Easy
level-greedy = Medium
level-ismcts = Strong
level-expert = Expert

# Playing

progress = { $there } of { $games } games · { $speed } a second · { $left } left
progress-unknown = { $there } of { $games } games
simulated =
    { $count ->
        [one] { $games } game is in { $folder }.
       *[other] { $games } games are in { $folder }.
    }
simulated-already = All of it was there already.
stopped-run = Stopped; nothing that was stored is lost. To go on:
to-report = To see what they show:
merged =
    { $count ->
        [one] { $games } game is in { $folder } now.
       *[other] { $games } games are in { $folder } now.
    }
imported =
    { $count ->
        [0] No game was added to { $folder }.
        [one] { $games } game was added to { $folder }, without names.
       *[other] { $games } games were added to { $folder }, without names.
    }
imported-unfinished =
    { $count ->
        [one] { $games } game is not over and was left out.
       *[other] { $games } games are not over and were left out.
    }
imported-practice =
    { $count ->
        [one] { $games } game was played for practice, or from a table that was laid out, and was left out.
       *[other] { $games } games were played for practice, or from tables that were laid out, and were left out.
    }
imported-known =
    { $count ->
        [one] { $games } game was there already.
       *[other] { $games } games were there already.
    }
imported-other =
    { $count ->
        [one] { $games } table is of another game, or was played with other cards, and was left out.
       *[other] { $games } tables are of other games, or were played with other cards, and were left out.
    }
reported = The report is in { $file }.

# What cannot be done

wrong-lab-bot = There is no bot “{ $found }” for this game. There are: { $known }.
wrong-bot-thinks = The bot { $name } thinks: say for how long, as in { $example } (200 iterations).
wrong-bot-answers-at-once = The bot { $name } answers at once: it is given no time to think.
wrong-thinking = “{ $found }” will not do: 200i is 200 iterations a move, 0.1s a tenth of a second.
wrong-seats = “{ $found }” will not do: name a bot for each seat, as in { "greedy,ismcts:200i" } or greedy*4.
wrong-seconds = With { $found } no game would be the same again: another machine thinks faster. Give iterations (such as 200i), or say --unrepeatable.
wrong-run = { $folder } is no run of the lab: { $why }
wrong-run-there = { $folder } is not empty, and is no run of the lab. Choose another folder.
wrong-run-game = { $folder } is a run of the game “{ $game }”, which is not installed here.
wrong-run-outdated = { $folder } was played by version { $version } with other cards or rules than this version has: its games could not be repeated.
wrong-run-in-use = Another program is writing to { $folder }.
wrong-run-other = { $folder } is a run of something else: { $what } is { $there } there, and { $here } here. Choose another folder.
wrong-run-nothing = What should be played? Name a game, or the folder of a run with --out.
wrong-run-imported = { $folder } holds games from records: there is nothing to play.
wrong-run-needs-games = { $folder } is the experiment with cards: it is no run of games.
wrong-table = { $file } cannot be read: { $why }
worker-died = A process that played has died, perhaps for want of memory. What was stored is safe: the same command goes on from there.
wrong-cluster = There is no Ray cluster at { $address }: { $why }
cluster-failed = The Ray cluster has given up: { $why }. What was stored is safe: the same command goes on from there.
wrong-exchange = The card { $card } cannot be exchanged: it is never dealt into a hand or laid open at the start, or there is no plain card to exchange it for.
wrong-lab-card = There is no card “{ $found }” in this game. There are: { $known }.
wrong-figure = “{ $found }” is no figure of the list. Of this card there are: { $known }.
wrong-figure-owner = “{ $found }” is no figure of the list: write a card, a full stop and a figure. Cards: { $known }.
wrong-figure-unwritten = The list does not write { $figure } as a number on a line of its own, so it cannot be changed.
wrong-range = “{ $found }” is no range: write it as 1..5, { $most } values at most.
wrong-range-impossible = The game cannot be played with any of these values of { $figure }.
wrong-target = “{ $found }” is no target: even (no seat ahead), played or { "played:30" } (the card is played in half, or in 30 %, of the games in which somebody has it), { "turns:40" }.
wrong-target-deal = { $figure } is no card: only a card can be played.
wrong-lists = Two lists are compared: give --cards once, for your own against the published one, or twice.
wrong-report-mixed = { $first } and { $second } were not played with the same game and cards. A report is about one of them.
wrong-report-empty = There is no game in { $folder } yet.
wrong-import-cards = This game was played with other cards than those of the run.
wrong-import-game = This is a record of “{ $found }”; the run holds games of “{ $game }”.
wrong-merge = { $first } and { $second } are runs of different things: { $what } differs.
wrong-on = “{ $found }” will not do: --on ray, or the address of a Ray cluster such as { "ray://HOST:10001" }.
