# The terminal: screens, questions, commands.

# A game

you = You
player = Human
title = { $game } · round { $round } of { $rounds } · deck: { $deck } · { $name } has the token
title-you = { $game } · round { $round } of { $rounds } · deck: { $deck } · you have the token
title-over = { $game } · the game is over
line-stays = Stays in the line
line-taken = What taking gives
line-left = Left in the line
line-empty = The line is empty.
series = Complete series
alliances = Alliances
betrayals = Betrayals
city = City
if-it-ended-now = If it ended now
in-hand = In hand
take-of-the-round = This round’s take
take-made = made
take-to-come = to come
hand = Your hand
hand-of = { $name }’s hand
holds = { $name }: { $count }
no-cards = no cards
empty-places = Empty
standing =
    { $points ->
        [0] no points if it ended now
        [one] { $points } point if it ended now
       *[other] { $points } points if it ended now
    }
unseen = Unseen cards
menu-part =
    { $count ->
        [1] { $part } …
       *[other] { $part } … ({ $count } choices)
    }
menu-within = { $part } … (“menu” lists all choices again)
prompt = Your choice
prompt-hint = a number, a move, or “?” for help
not-a-number = There is no choice { $answer }: type a number from 1 to { $last }.
help =
    Choose by number, or type the move itself, for example “{ $example }”.
    The first words of a move are enough to see only the choices that begin so.

    “?” or help     this help
    menu            all choices again
    table           the table again
    back            take your last move back, where that is allowed
    cards           what the cards in sight do
    count           the cards you have not seen yet
    hint            what a bot would do in your place, and why
    log             everything that has happened
    rules           the rules of the game
    resign          give the game up
    quit            stop here; the game stays recorded
advice-thinking = Let me think…
advice = Hint: { $move }
advice-chances =
    { $seats ->
        [2] Estimated chances of winning against somebody who plays like “greedy”:
       *[other] Estimated chances of winning among players like “greedy”:
    }
advice-between = between { $low } and { $high } %
percent = { $figure } %
taken-back = Your move is taken back.
really-resign = Really give up? Type “yes” to confirm.
yes = yes
not-resigned = The game goes on.
curtain = It is { $name }’s turn. Hand the screen over.
curtain-prompt = { $name }, press Enter when you are alone with the screen
curtain-hint = or “back”, if { $name } would like to take their move back
window = Does anybody answer? This is for: { $names }.
window-prompt = Name of the player who answers
window-hint = Enter: nobody
window-unknown = “{ $answer }” is not among those who are asked.
watching = You are watching { $names }.
stopped = That is all for now. To go on with the game:
not-saved = This game is not being recorded: { $why }
over = The end
replay-with = To watch it again:
points-of =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
advise-unfinished = This game is not over: until then only somebody who plays alone against bots is advised, and only where they choose themselves.
advise-over = At line { $line } the game is over: there is nothing to choose.
torn = The last line of the record had been cut off: the game goes on from just before it.
already-over = This game is over.

# What decided a finished game

analysis-working = Analysing
analysis-written = The analysis is in { $file }.
analysis-unfinished = The game in { $file } is not over: only a finished game is analysed.

# Noxford

noxford-title = { $game } · Neutral deck: { $deck }
noxford-display = On display
noxford-place = Place { $card }
noxford-cover = Lay { $card } over another
noxford-move = Move { $card }, now { $where }
noxford-barracks = Barracks
noxford-gear = gear
noxford-cancelled = does not count
noxford-column-favourite = Favourite
noxford-column-master = Master
noxford-column-hand = Hand
noxford-column-deck = Deck
noxford-column-now = If it ended now
noxford-column-points = Points
noxford-placed = in play

# Sans Foi Ni Loi, Les Fils de Samarande

market-title = { $game } · deck: { $deck } · bank: { $bank }
market-line = The line
market-hand = Your hand (costs)
market-hand-of = { $name }’s hand (costs)
ranch-first = (first ranch)
ranch-second = (second ranch)
estate-gold = { $gold } gold
estate-room =
    { $room ->
        [1] room for 1
       *[other] room for { $room }
    }
killer-shot = { $killer } has shot: { $cards }

# Seeing a game again

replay-title = { $game } · line { $line } of { $last } · { $eyes }
replay-start = The deal.
replay-played-on = This game goes on from a moment of an earlier one.
replay-unfinished = The game is not over, so only what everybody knows is shown.
replay-prompt = Enter: next
replay-hint = p: previous, a number: that line, a name: their view, “?”: help, q: quit
replay-help =
    Enter or n          the next line
    p                   the previous line
    a number            go to that line (0: the deal)
    first, last         the first, the last line
    a name              see what that person sees
    all                 see all hands
    nobody              see only what everybody knows
    q                   quit
replay-no-line = There is no line { $answer }: they go from 0 to { $last }.
replay-unknown = “{ $answer }” is neither a command, nor a number, nor a name at this table.
eyes-all = all hands open
eyes-watcher = as everybody sees it
eyes-of = as { $name } sees it

verify-title = { $game } · { $names }
verify-torn = The last line of the record had been cut off and was not checked.

# A game of your own

new-game-made = Here is “{ $title }”, a small game that works. Its rules are yours to change.
new-game-install = To install it, once:
new-game-play = To play it:
new-game-test = To test it:
new-game-read = What is in it, and where to begin:

# Lists

games-heading = Games
games-players = Players
games-minutes = Length
games-about = In short
cards-heading = { $game }: { $count ->
        [one] { $count } card
       *[other] all { $count } cards
    }
cards-own = If your box says otherwise, play with a list of your own: copy this one (ludotheque cards { $game } --toml), correct it, and give it to the game (ludotheque play { $game } --cards FILE).
rules-cards = All cards, one by one: ludotheque cards { $game }

# Commands

usage = Usage:
commands = Commands
arguments = Arguments
options = Options
examples = Examples
more-help = “ludotheque COMMAND --help” says more about each command.
about = Ludothèque: card games with exact rules.
command-serve = Open the table in the browser, for you and for friends on their devices
command-backup = Copy all tables into a file, even while games are being played
option-host = the address to listen on; 0.0.0.0 lets other devices in; otherwise only this one
option-port = the port; otherwise 8000, or the next free one
option-db = the database: sqlite:///FILE or postgresql://…; otherwise a file in your home folder
option-public-url = the address under which the server is known outside, such as https://games.example.org
option-keep = days after which finished tables, and those that never started, are deleted; otherwise 30
option-keep-empty = days after which tables that only their opener has seen are deleted; otherwise 1
option-keep-running = days without a move after which matches in progress are deleted; otherwise never
option-contact = whom visitors can write to, such as games@example.org: shown on the page /about
option-node = the address at which other servers of the same PostgreSQL database find this one, such as http://10.0.0.2:8000
option-processes = how many processes serve, one for each core, behind one port; needs PostgreSQL; otherwise 1
option-ntfy = a ntfy server that calls people to their turn, such as https://ntfy.sh
option-push-service = a push service that browsers may use besides the known ones, such as https://push.example.org; it may be in your network
option-webhook = an address of your own that is told whose turn it is when they do not look
option-password = the word that devices are asked for, once; with --password-file or the variable LUDOTHEQUE_PASSWORD it is not in the list of processes
option-password-file = a file whose first line is the password
option-names = a file with other names for games and cards, laid over ours
option-no-browser = do not open a browser
placeholder-host = HOST
placeholder-password = WORD
placeholder-port = PORT
placeholder-url = URL
placeholder-contact = ADDRESS
placeholder-keep = DAYS
command-play = Play against computers, with others at one screen, or watch
command-resume = Go on with a recorded game
command-new-game = Start a game of your own: a Python package that can be played at once
command-replay = Watch a game again, move by move, from any seat
command-show = Show one position of a recorded game, here or as a picture
command-analyse = Say what decided a finished game: luck, choices, and the moments that told
command-advise = Advise whoever had to choose, at one position of a recorded game
command-verify = Check a recorded game: the deal, the dice and every move
command-games = The games there are
command-rules = The rules of a game, and our rulings with their reasons
command-cards = The cards of a game, and where each figure comes from
argument-game = the game: { $games }
argument-file = the file of a recorded game
argument-name = the name of the game: lowercase letters, digits and hyphens
argument-copy = the file to write the copy to
option-seats = who plays, in order of the seats: “you”, names, or computers ({ $bots })
option-seed = a number or word; the same one gives the same game again
option-lang = { $languages }; otherwise your system’s language
option-record = where to record the game; otherwise in your home folder
option-pace = seconds between two moves of a computer
option-line = which line of the record, 0 being the deal; otherwise the last
option-hash = the fingerprint of the secret that you were shown before the deal
option-number = the number that your browser sent
option-svg = where to draw the position, as an SVG picture
option-cards = a list of cards of your own (see ludotheque cards --toml)
option-toml = the list itself, to copy, correct and give to --cards
option-option = a setting of the game, as name=value; may be repeated
option-in = the folder to create it in; by default the current one
option-title-fr = the title of the game in French; by default its name
option-title-en = the title of the game in English; by default its name
version-compiled = ludotheque { $version } (compiled)
version-plain = ludotheque { $version } (plain Python)
option-help = this help
option-version = the version, and whether it is compiled
placeholder-game = GAME
placeholder-file = FILE
placeholder-seats = WHO,WHO
placeholder-seed = SEED
placeholder-lang = LANGUAGE
placeholder-pace = SECONDS
placeholder-line = NUMBER
placeholder-hash = FINGERPRINT
placeholder-digits = DIGITS
placeholder-option = NAME=VALUE
placeholder-name = NAME
placeholder-folder = FOLDER
placeholder-title = TITLE
placeholder-command = COMMAND
command-lab = Many games at once: how balanced a game is, and what its cards are worth
command-simulate = Play games among bots and keep them, or go on with a run
command-import = Put games of people beside them, from records or from a server, without names
command-merge = Put runs of the same games together, from several machines for example
command-report = What runs show: balance, length, ends, points, cards, all with intervals
command-worth = What cards are worth, by experiment: each exchanged for a plain one in paired games
command-compare = What changes with another card list, on the same seeds, until it is sure
command-tune = Find the value of one figure that comes nearest to a target
command-doubt = How much the reconstructed figures of a list matter
command-ladder = Whether each level of the bots beats the one below, and their ratings
more-help-within = “ludotheque { $group } COMMAND --help” says more about each command.
argument-runs = the folders of runs
argument-records = files of recorded games
option-lab-seats = a bot for each seat, as in { "greedy,ismcts:200i" } or greedy*4 ({ $bots }); bots that think are given iterations
option-lab-seed = a number or word; game number n of a seed is the same everywhere; otherwise 0
option-lab-cards = a list of cards of your own (see ludotheque cards --toml)
option-games = how many games, at most if it stops by itself
option-first = the number of the first game, to share the work among machines
option-decisions = keep a row of every decision too
option-fixed = everybody keeps their seat; otherwise they move on by one after each game
option-out = the folder of the run
option-chunk = how many games are stored at once; otherwise as many as take some seconds
option-processes = how many processes play; otherwise one for each core
option-on = “ray”, or the address of a Ray cluster, to play there
option-unrepeatable = allow bots that think for seconds (expert:0.1s): no such game can be repeated
option-worlds = in how many imagined worlds a telling moment is looked at; otherwise 120
option-html = write a page to this file instead
option-card = a card in question; may be repeated; otherwise all
option-plain = the plain card; otherwise the most frequent one that is shuffled with it
option-pairs = how many pairs of games for each card
option-precision = a difference of fewer percentage points does not matter; otherwise 2
option-figure = the figure to change: a card or “deal”, a full stop and its figure, as in panic.cost
option-range = the values to try, as in 1..5
option-target = even (no seat ahead), played (the card is played in half of the games in which somebody has it), { "played:30" } (in 30 %), or { "turns:40" }
option-lists = how many lists that might be true are tried
option-lab-game = the game, if the records are of several
option-deals = how many deals at most, each from every seat
option-thinking = how long bots think at each move: 200i is 200 iterations, 0.1s needs --unrepeatable
option-only-two = no contests of more than two players
placeholder-bots = BOT,BOT
placeholder-count = NUMBER
placeholder-cluster = CLUSTER
placeholder-card = CARD
placeholder-points = POINTS
placeholder-figure = FIGURE
placeholder-range = FROM..TO
placeholder-target = TARGET
placeholder-thinking = THINKING
placeholder-runs = RUN…
placeholder-records = FILE…

wrong-command = There is no command “{ $found }”. There are: { $known }.
wrong-game = There is no game “{ $found }”. There are: { $known }.
wrong-plugin = “{ $name }” of the package { $package } cannot be used: { $why }
wrong-no-picture = The game “{ $game }” cannot be drawn as a picture.
wrong-extra = “{ $found }” is not understood here.
wrong-flag = The command { $command } has no option { $found }.
wrong-needs-value = The option { $option } needs a value.
wrong-takes-no-value = The option { $option } takes no value.
wrong-needs-file = The name of a file is needed.
wrong-needs-name = A name for the game is needed.
wrong-new-name = “{ $found }” cannot be the name of a game: it takes 2 to { $longest } characters, lowercase letters without accents, digits and hyphens, beginning with two letters. For example: night-market.
wrong-new-name-taken = “{ $name }” already means something else in Python or in the code of a game. Choose another name, for example my-{ $name }.
wrong-new-game-there = There is already a game “{ $name }” here. Choose another name.
wrong-title = “{ $found }” cannot be a title: it takes 1 to { $longest } characters on one line, without braces.
wrong-folder-there = { $folder } already exists. Choose another name, or another folder with --in.
wrong-folder = Nothing could be written in { $folder }: { $why }.
wrong-lang = There is no language “{ $found }” here. There are: { $known }.
wrong-pace = “{ $found }” will not do: the pace is a number of seconds, from 0 to 60.
wrong-port = “{ $found }” is not a port: a number from 1 to 65535 is needed.
wrong-keep = “{ $found }” will not do: { $option } is a number of days, more than 0.
wrong-digits = “{ $found }” will not do: { $option } has 64 hexadecimal digits (0-9, a-f).
wrong-contact = “{ $found }” will not do: an address such as games@example.org or https://example.org/contact is needed.
wrong-password = A password has 1 to { $longest } characters that can be seen.
wrong-node = “{ $found }” will not do: an address such as http://10.0.0.2:8000 is needed.
wrong-processes = “{ $found }” will not do: --processes is a number from 1 to { $most }.
wrong-ntfy = “{ $found }” will not do: the address of a ntfy server such as https://ntfy.sh is needed.
wrong-push-service = “{ $found }” will not do: the address of a push service such as https://push.example.org is needed.
wrong-webhook = “{ $found }” will not do: an address such as https://hooks.example.org/turns is needed.
wrong-public-url = “{ $found }” will not do: an address such as https://games.example.org is needed.
wrong-option-form = “{ $found }”: a setting is written name=value.
wrong-file-there = { $file } exists already. Choose another name, or go on with that game: ludotheque resume { $file }
wrong-file-missing = The file { $file } does not exist.
wrong-file-unusable = The file { $file } cannot be used: { $why }.
wrong-file-in-use = The game { $file } is already open elsewhere.
wrong-in-file = { $file }: { $problem }
wrong-bot = This game needs a computer player “{ $found }”, which is not here. There are: { $known }.
wrong-seats-twice = Two seats have the name “{ $name }”.
wrong-needs-run = The folder of a run is needed.
wrong-needs-out = The folder of the run is needed, with --out.
wrong-lab-missing = The lab needs packages that are not installed: { $command }
wrong-count = “{ $found }” will not do: { $option } is a whole number, { $least } or more.
wrong-worlds = “{ $found }” will not do: --worlds is a whole number from 1 to { $most }.
wrong-share = “{ $found }” will not do: { $option } is a number of percentage points, more than 0.
did-you-mean = Did you mean { $word }?
try-help = Try “ludotheque { $command } --help”.
