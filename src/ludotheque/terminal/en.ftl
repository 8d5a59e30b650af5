# The terminal: screens, questions, commands.

# A game

you = You
player = Human
title = { $game } · round { $round } of { $rounds } · deck: { $deck } · { $name } has the token
title-you = { $game } · round { $round } of { $rounds } · deck: { $deck } · you have the token
line-stays = Stays in the line
line-taken = What a take would bring
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
no-cards = no cards
unseen = Cards you have not seen
menu-part =
    { $count ->
        [1] { $part } …
       *[other] { $part } … ({ $count } choices)
    }
prompt = Your choice
prompt-hint = a number, a move, or “?” for help
not-a-number = There is no choice { $answer }: type a number from 1 to { $last }.
help =
    Choose by number, or type the move itself, for example “{ $example }”.
    The first words of a move are enough to see only the choices that begin so.

    “?” or help     this help
    back            take your last move back, where that is allowed
    cards           what the cards in sight do
    count           the cards you have not seen yet
    log             everything that has happened
    rules           the rules of the game
    resign          give the game up
    quit            stop here; the game stays recorded
taken-back = Your move is taken back.
really-resign = Really give up? Type “yes” to confirm.
yes = yes
not-resigned = The game goes on.
curtain = It is { $name }’s turn. Hand the screen over.
curtain-prompt = { $name }, press Enter when you are alone with the screen
curtain-hint = or “back”, if { $name } would like to take the move back
window = Does anybody answer? This is for: { $names }.
window-prompt = The name of who does
window-hint = Enter: nobody
window-unknown = “{ $answer }” is not among those who are asked.
watching = You are watching { $names }.
stopped = That is all for now. To go on with the game:
not-saved = This game is not being recorded: { $why }
over = The end
replay-with = To see it again:
points-of =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
torn = The last line of the record had been cut off: the game goes on from just before it.
already-over = This game is over.

# Noxford

noxford-title = { $game } · Neutral deck: { $deck }
noxford-display = On display
noxford-place = Place { $card }
noxford-cover = Lay { $card } over another
noxford-move = Move { $card } at { $corner }
noxford-gold = gold
noxford-poison = poison
noxford-arms = arms
noxford-secrets = secrets
noxford-barracks = Barracks
noxford-gear = gear
noxford-column-favourite = Favourite
noxford-column-master = Master
noxford-column-hand = Hand
noxford-column-deck = Deck
noxford-column-now = If it ended now
noxford-waiting = to come
noxford-placed = in play

# Sans Foi Ni Loi, Les Fils de Samarande

market-title = { $game } · deck: { $deck } · bank: { $bank } gold
market-line = The line
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

# Lists

games-heading = Games
games-players = Players
games-minutes = Length
games-about = In short
cards-heading = The { $count } cards of { $game }
cards-name = Card
figure-count = Copies
figure-value = Value
figure-syndicate = Syndicate
figure-rank = Rank
figure-gear = Gear
figure-favourite = Favourite
figure-gold = Gold
figure-poison = Poison
figure-arms = Arms
figure-secrets = Secrets
figure-room = Room
figure-bonus = Bonus
figure-cost = Cost
figure-bounty = Bounty
figure-figure = Figure
figure-tax = Tax
cards-source = Where the figures come from
source-book = rulebook
source-ruling = our reading of the rulebook
source-card = reconstructed
source-own = your list
figure-source = { $figure }: { $source }
cards-note = “Reconstructed”: the figure is printed on a card that we have not seen; it fits all that the rulebook says. If you own the box, copy the list (ludotheque cards { $game } --toml), correct it and play with it (ludotheque play { $game } --cards FILE).

# Commands

usage = Usage:
commands = Commands
arguments = Arguments
options = Options
examples = Examples
more-help = “ludotheque COMMAND --help” says more about each command.
about = Ludothèque: card games with exact rules, in French and English.
command-serve = Open the table in the browser, for you and for friends on their devices
command-backup = Copy everything that is played into a file, even while it is played
option-host = the address to listen on; 0.0.0.0 lets other devices in; otherwise only this one
option-port = the port; otherwise 8000, or the next free one
option-db = the database: sqlite:///FILE or postgresql://…; otherwise a file in your home folder
option-public-url = the address under which the server is known outside, such as https://games.example.org
option-keep = days after which finished tables are deleted; otherwise 30
option-no-browser = do not open a browser
placeholder-host = HOST
placeholder-port = PORT
placeholder-url = URL
placeholder-keep = DAYS
command-play = Play against computers, with others at one screen, or watch
command-resume = Go on with a recorded game
command-replay = See a game again, move by move, from any seat
command-show = Show one position of a recorded game, here or as a picture
command-games = The games there are
command-rules = The rules of a game, and our rulings with their reasons
command-cards = The cards of a game, and where each figure comes from
argument-game = the game: { $games }
argument-file = the file of a recorded game
argument-copy = the file to write the copy to
option-seats = who plays, in order of the seats: “you”, names, or computers ({ $bots })
option-seed = a number or word; the same one gives the same game again
option-lang = fr or en; otherwise your system’s language
option-record = where to record the game; otherwise in your home folder
option-pace = seconds between two moves of a computer
option-line = which line of the record, 0 being the deal; otherwise the last
option-svg = where to draw the position, as an SVG picture
option-cards = a list of cards of your own (see ludotheque cards --toml)
option-toml = the list itself, to copy, correct and give to --cards
option-option = a setting of the game, as name=value; may be repeated
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
placeholder-option = NAME=VALUE
placeholder-command = COMMAND

wrong-command = There is no command “{ $found }”. There are: { $known }.
wrong-game = There is no game “{ $found }”. There are: { $known }.
wrong-extra = “{ $found }” is not understood here.
wrong-flag = The command { $command } has no option { $found }.
wrong-needs-value = The option { $option } needs a value.
wrong-takes-no-value = The option { $option } takes no value.
wrong-needs-file = The name of a file is needed.
wrong-lang = There is no language “{ $found }” here, only fr and en.
wrong-pace = “{ $found }” will not do: the pace is a number of seconds, from 0 to 60.
wrong-port = “{ $found }” is not a port: a number from 1 to 65535 is needed.
wrong-keep = “{ $found }” will not do: --keep is a number of days, more than 0.
wrong-public-url = “{ $found }” will not do: an address such as https://games.example.org is needed.
wrong-option-form = “{ $found }”: a setting is written name=value.
wrong-file-there = { $file } exists already. Choose another name, or go on with that game: ludotheque resume { $file }
wrong-file-missing = The file { $file } does not exist.
wrong-file-unusable = The file { $file } cannot be used: { $why }.
wrong-file-in-use = The game { $file } is already open elsewhere.
wrong-in-file = { $file }: { $problem }
wrong-bot = This game needs a computer player “{ $found }”, which is not here. There are: { $known }.
wrong-seats-twice = Two seats have the name “{ $name }”.
did-you-mean = Did you mean { $word }?
try-help = Try “ludotheque { $command } --help”.
