# The web table: pages, buttons, what is refused.

site = Ludothèque
skip = Skip to the page
navigation = Pages
language = Language
language-fr = Français
language-en = English
close = Close
info-dialog = To read
you = You
person = Player

# Home

home-title = A good game. Tonight.
home-about = Against opponents that think, with friends on their phones, or around one screen.
recent = Your tables
players-exactly = { $high } players
players-range = { $low }–{ $high } players
door-bots = Against bots
door-friends = With friends
door-screen = At one screen
door-bots-about = You start at once. Bots see what you would see in their place, and never more.
door-friends-about = You get a link and a code for their phones. Whoever has the link can sit down or watch.
door-screen-about = You share this screen. Before each turn a curtain hides the hands.
rules = Rules
cards = Cards
all-cards = All the cards
play-now = Play now

# Setting up

your-name = Your name
name = Name
who = Who
a-person = A person
nobody = Nobody
seat-number = Seat { $number }
how-many = Players
opponent = Opponent
bot-random = Easy
bot-random-about = plays whatever comes to hand
bot-greedy = Medium
bot-greedy-about = weighs every move, but not the next one
bot-ismcts = Strong
bot-ismcts-about = thinks ahead, a second for each move
bot-chair = bot · { $level }
start-bots = Start
start-friends = Open the table
start-screen = Start
options = Options
reconstructed = The figure or the number of copies is reconstructed: see the rules.
cards-of = The { $count } cards of { $game }

# Before the start

gathering = before the start
seats = Seats
sit-down = Sit down
no-free-chair = All seats are taken. You can watch as soon as the game begins.
waiting-for-people =
    { $count ->
        [1] One seat is still open.
       *[other] { $count } seats are still open.
    }
everybody-here = Everybody is here.
waiting-for-host = You are seated. The host will start the game.
start-game = Start the game
open-chair = Open seat
open-chair-about = for whoever has the link
kept-chair = asked for a return match
that-is-you = you
here = here
away = away
who-sits-here = Who sits in seat { $number }
change = Change
free-chair = Free the seat
remove-chair = Take away
add-chair = Add a seat
move-up = Move seat { $number } up
invite = Invite
invite-about = Scan the code with a phone, or send the link:
copy = Copy
copied = Copied
only-here = Other devices cannot reach this table yet: the server is for this one only. Stop it, and start it again with “make play HOST=0.0.0.0”, or “ludotheque serve --host 0.0.0.0”.
leave = Leave the table

# At the table

asked-other = { $name } is choosing.
asked-bot = { $name } is thinking.
asked-all = Several are asked at once.
answer-noted = Your answer is noted. The others have theirs to give.
title-gathering = { $game } · before the start
title-you = ● Your turn · { $game }
title-other = { $name } to play · { $game }
title-all = All are asked · { $game }
title-over = The end · { $game }
not-sent = This could not be sent. Try again in a moment.
connection-lost = The connection is lost. Trying again…
log = What happened
log-empty = The cards are dealt.
talk = Talk
talk-empty = Nobody has said anything yet.
say = Say something
say-hint = Say something…
send = Send
mute = Mute
more = More
resign = Resign
resign-for = { $name } resigns
really-resign = Really give up this game?
pass-on = Play on from another device
pass-on-about = Scan this code with the other device, or open the link there. This device then only watches. The code works once, for ten minutes.
take-seat-title = Play on from this device
take-seat-about = This device takes over the seat: { $names }. The other one then only watches.
take-seat-host = This device takes over. The other one then only watches.
take-seat = Take over
take-back = Take it back
take-back-for = { $name } takes the move back
absent = { $name } has been away for a while.
stand-in = Let a bot play
take-over = Play again instead of { $name }
you-watch = You are watching.
watching =
    { $count ->
        [1] One person is watching.
       *[other] { $count } people are watching.
    }
curtain = { $name } to play
curtain-about = Hand the screen over. Nobody else should look.
i-am = I am { $name }
let-pass = Let everything pass until my turn
window-about = Whoever would answer takes the screen. Saying “me” binds nobody to anything.
window-nobody = Nobody answers
window-me = Me, { $name }
answer-seconds = Time to answer
so-many-seconds = { $seconds } seconds

# The end

final-points =
    { $points ->
        [1] 1 point
       *[other] { $points } points
    }
account = How the points came about
what-for = For
total = Total
again = Return match
join-again = Join the return match
watch-again = Watch the return match
record = Download the record
to-home = Home
back-to-table = Back to the table

# Seeing it again

replay = Watch it again
replay-title = Replay · { $game }
replay-controls = Replay
replay-moment = Moment
replay-at = { $line } of { $last }.
replay-steps = Step by step
replay-first = To the beginning
replay-back = One step back
replay-run = Let it run
replay-next = One step on
replay-last = To the end
replay-eyes = What is shown
replay-eyes-all = All hands
replay-eyes-public = Seen by all
replay-eyes-of = Seen by { $name }
replay-show = Show
replay-link = Copy the link
replay-hands = All hands
replay-no-hand = no cards
replay-asked = { $name } to play.
replay-played-on = From here an earlier game was played on.
replay-lost = This moment cannot be reached. Try again in a moment.
play-on = Play on from here
play-on-about = You take a seat, bots take the others. What that seat could not see is dealt anew: having watched is no advantage.
play-on-seat = Seat
play-on-bots = Bots
play-on-start = Play
upload = Replay a record
upload-about = A record that was downloaded here, or that the terminal kept, can be watched again: step by step, with anybody’s eyes.
upload-file = Record (.jsonl)
upload-do = Replay
upload-kept = Whoever has the link to the replay can watch it. It is deleted after a while, as finished tables are.
upload-too-large = This file is too large: a record has at most { $most } KB.

# District Noir

dn-line = The line
dn-line-empty = The line is empty.
dn-round = round { $round } of { $rounds }
dn-deck =
    { $count ->
        [0] the deck is empty
        [1] 1 card in the deck
       *[other] { $count } cards in the deck
    }
dn-stays = Stays in the line
dn-brings =
    { $count ->
        [1] a take brings this card
       *[other] a take brings these { $count }
    }
dn-here = Play it here
dn-take =
    { $count ->
        [0] Take
       *[other] Take { $count }
    }
dn-hand = Your hand
dn-no-cards = No cards left.
dn-in-hand =
    { $count ->
        [1] 1 card in hand
       *[other] { $count } cards in hand
    }
dn-has-taken = has taken
dn-to-take = still to take
dn-token = began the round
dn-majority = majority, { $points } points
dn-alliances = Alliances
dn-betrayals = Betrayals
dn-city = City
dn-now = if it ended now
dn-series =
    { $count ->
        [1] one series, { $points } points
       *[other] { $count } series, { $points } points
    }
dn-none = { $card }: none
dn-alliances-none = Alliances: none
dn-betrayals-none = Betrayals: none
dn-city-none = City cards: none
collection-of = { $name }: cards taken
dn-unseen = Cards not seen yet
dn-unseen-about = In the other hand, in the deck, or among the three set aside.

# Noxford

nx-city = The city
nx-players = The players
nx-hand = Your hand and your Master
nx-display = On display
nx-deck =
    { $count ->
        [0] no more to come
       *[other] { $count } more to come
    }
nx-no-cards = No cards left.
nx-in-hand =
    { $count ->
        [1] 1 card in hand
       *[other] { $count } cards in hand
    }
nx-in-deck =
    { $count ->
        [0] none to draw
       *[other] { $count } to draw
    }
nx-master-waits = Master still to come
nx-favourite =
    { $field ->
        [gold] favourite field: gold
        [poison] favourite field: poison
        [arms] favourite field: arms
       *[other] favourite field: secrets
    }
nx-points =
    { $count ->
        [1] 1 point if it ended now
       *[other] { $count } points if it ended now
    }
nx-rank = Rank { $rank }.
nx-held =
    { $who ->
        [you] You hold it, { $most } to { $next }: { $points ->
            [1] 1 point
           *[other] { $points } points
        }.
       *[other] { $name } holds it, { $most } to { $next }: { $points ->
            [1] 1 point
           *[other] { $points } points
        }.
    }
nx-tied = A tie at { $most }: nobody’s.
nx-free = Nobody has influence here.
nx-turned = A Barracks turns it face down: it will not count.
nx-on-top = It lies over { $cards }.
nx-locked = Locked: touched on all four sides.
nx-by = the { $card }
nx-by-barracks = the { $card }
nx-where =
    { $side ->
        [left] left of { $card }
        [right] right of { $card }
        [above] above { $card }
       *[below] below { $card }
    }{ $flush ->
        [bottom] , flush below
        [top] , flush above
        [left] , flush left
        [right] , flush right
        [both] , flush at both ends
       *[none] {""}
    }, touches { $count } ({ $corner })
nx-over = over the { $card } ({ $corner })
nx-districts = Districts
nx-districts-about = Who would win what, if it ended now.
nx-words = Places in words
nx-words-choose = Choose a card first: then every place for it is listed here.
nx-words-upright = upright
nx-words-sideways = on its side
nx-words-over = Over other cards
nx-words-at = By { $card }
nx-turn = Turn
nx-turn-about = Turn the card (R)
nx-next = Next place (N)
nx-previous = Previous place (P)
nx-zoom-in = Closer (+)
nx-zoom-out = Farther (−)
nx-fit-about = See the whole city (0)
nx-do-place = Place it here
nx-do-cover = Lay it over
nx-do-move = Move it here
nx-chosen = { $card }: choose one of the lit places.
nx-lifted = { $card }: where should it go?
nx-about = About this card
nx-row-influence = { $name }: { $influence }, with { $cards }.
nx-row-symbols =
    { $count ->
        [1] 1 symbol
       *[other] { $count } symbols
    }{ $favourite ->
        [0] .
       *[other] {" "}and { $favourite } points for the favourite field.
    }
nx-unseen = Cards not seen yet
nx-unseen-about = In the other hands, and in the decks.

# The games of action points

market-line = The line
market-bank = bank: { $gold } gold
market-the-bank = the bank
market-aim = Aim at { $name }
market-gap = taken this turn
market-no-card = No card here: leave a gap
market-price =
    { $price ->
        [1] 1 action point
       *[other] { $price } action points
    }
market-draw =
    { $count ->
        [1] Deck: the last hidden card, for 3 action points
       *[other] Deck: { $count } hidden cards, the top one for 3 action points
    }
market-dice = The dice
market-no-dice = No dice have been thrown yet.
market-points =
    { $left ->
        [0] no action points left
        [1] one action point left
       *[other] { $left } action points left
    }
market-buy = One more point for { $gold } gold
market-end = End turn
market-ask-for = For this order
market-ask = Ask
market-shown = The hand that you see
market-where = Choose what it is for
market-hand = Your hand
market-no-cards = No cards in hand.
market-now = points if it ended now
market-now-points =
    { $points ->
        [1] 1 point if it ended now
       *[other] { $points } points if it ended now
    }
market-gold = { $gold } gold
market-in-hand =
    { $count ->
        [1] 1 card in hand
       *[other] { $count } cards in hand
    }
market-known = Known to be in hand: { $cards }.
market-ranked =
    { $place ->
        [1] { $count } · 1st
        [2] { $count } · 2nd
        [3] { $count } · 3rd
       *[other] { $count } · { $place }th
    }

# Sans Foi Ni Loi

sf-estate = Ranch
sf-ranch-of =
    { $home ->
        [1] { $name }, first ranch
       *[other] { $name }, second ranch
    }
sf-home =
    { $home ->
        [1] first ranch
       *[other] second ranch
    }
sf-places-of = { $name }: lands
sf-people-of = { $name }: people and more
sf-bare = Nothing here yet.
sf-lands =
    { $count ->
        [1] 1 land
       *[other] { $count } lands
    }
sf-herds =
    { $count ->
        [1] 1 herd
       *[other] { $count } herds
    }
sf-cowboys =
    { $count ->
        [1] 1 cowboy
       *[other] { $count } cowboys
    }
sf-watch = +{ $bonus } to watch the herds
sf-land = { $name }, land { $number }: { $land }
sf-room =
    { $room ->
        [1] room for one herd
       *[other] room for { $room } herds
    }
sf-herd = { $name }, land { $number }: { $herd }, worth { $worth } gold
sf-ranked-lands = Lands
sf-ranked-herds = Herds
sf-ranked-cowboys = Cowboys
sf-ranked-gold = Gold
sf-roll-difficulty = difficulty
sf-roll-watch = on watch
sf-roll-attack = attack
sf-roll-defence = defence
sf-roll-gold = gold
sf-roll-mine = gold mine
sf-added-difficulty = +{ $added } for the herds
sf-added-watch = +{ $added } for cowboys and fences
sf-added-attack = +{ $added } for the killer
sf-added-defence = +{ $added } for the target
sf-added-gold = +{ $added } in any case
sf-shot = Shot so far

# Les Fils de Samarande

sa-estate = City
sa-places-of = { $name }: Districts
sa-people-of = { $name }: guards, genies and more
sa-bare = Nothing here yet.
sa-districts =
    { $count ->
        [1] 1 District
       *[other] { $count } Districts
    }
sa-artisans =
    { $count ->
        [1] 1 artisan, { $gold } gold in taxes a turn
       *[other] { $count } artisans, { $gold } gold in taxes a turn
    }
sa-bonus = +{ $bonus } to guard the artisans
sa-mischief =
    { $count ->
        [1] 1 action point fewer each turn
       *[other] { $count } action points fewer each turn
    }
sa-district = { $name }, District { $number }: { $district }
sa-on = { $name }, { $card } on District { $number }, { $district }
sa-room =
    { $room ->
        [1] room for one artisan
       *[other] room for { $room } artisans
    }
sa-out-of-play = out of play
sa-counts-nothing = counts 0
sa-ranked-districts = Districts
sa-ranked-artisans = Artisans
sa-ranked-guards = Guards
sa-ranked-extras = Extras
sa-ranked-gold = Richest
sa-counted = { $count } + { $kinds } for kinds
sa-roll-difficulty = difficulty
sa-roll-guard = guard
sa-roll-attack = attack
sa-roll-defence = defence
sa-roll-gold = gold
sa-added-difficulty = +{ $added } for the artisans
sa-added-guard = +{ $added } for guards and walls
sa-added-attack = +{ $added } for the guild
sa-added-defence = +{ $added } for the guard
sa-added-gold = +{ $added } in any case
sa-no-line = The line is laid out when everybody has chosen.
sa-anybody = A Mischievous genie could cancel it. Does anybody answer?
sa-turned-up = Turned up and shuffled back
sa-seek = What to look for
sa-none-left = none left in the deck
sa-discards = Discards ({ $count })
sa-no-discards = Nothing has been discarded yet.
sa-keep-count = { $count } of { $cards } chosen
sa-keep-enough = You have chosen { $cards } already: tap one of them to put it back.
sa-keep-these = Keep these { $cards }

# What cannot be done, and why

error-title = That did not work
refused-no-such-page = There is no such page.
refused-no-such-game = There is no game “{ $found }” here.
refused-no-such-table = There is no such table. It may have been deleted some time after its end.
refused-no-such-seat = There is no such seat at this table.
refused-no-such-bot = There is no bot “{ $found }”. There are: { $known }.
refused-unknown-host = This server does not go by that name. Whoever runs it can give it one with --public-url.
refused-other-site = This request came from another site, so it was not carried out.
refused-too-often = That was too much at once. Wait a moment and try again.
refused-too-large = That is too large.
refused-too-many-tables = You have opened many tables in a short time. Wait a little.
refused-too-much-talk = Not so fast: wait a moment before you say more.
refused-too-many-streams = Too many people are looking at this table at the moment.
refused-house-full = The house is full at the moment. Try again later.
refused-our-fault = Something went wrong on our side. Nothing has been lost; try again.
refused-not-stored = This could not be stored, so it has not happened. Try again.
refused-not-read = The tables cannot be reached at the moment. Try again in a while.
refused-bad-form = What was sent cannot be understood.
refused-not-an-answer = That is no answer to what is being asked.
refused-no-such-seconds = A table waits { $known } seconds, not { $found }.
refused-stale = Something has happened at the table meanwhile. Look again, then choose.
refused-from-the-future = The table has not come that far.
refused-not-started = The game has not begun yet.
refused-already-started = The game has already begun.
refused-not-over = The game is not over yet.
refused-no-seat = You have no seat at this table: you can only watch.
refused-not-your-seat = That seat is not yours.
refused-not-the-host = Only whoever opened the table can do that.
refused-seated-already = You already have a seat at this table.
refused-seat-taken = Somebody else has just taken that seat.
refused-seats-open = Some seats are still open. Wait for somebody, or give them to bots.
refused-your-own-chair = That is your own seat.
refused-no-more-chairs = There can be no more seats in this game.
refused-no-fewer-chairs = There can be no fewer seats in this game.
refused-name-taken = The name “{ $name }” is taken at this table. Choose another.
refused-not-absent = That player is not absent: two minutes must pass without them.
refused-is-a-bot = A bot already plays that seat.
refused-bad-saying = A line of talk has 1 to { $longest } characters.
refused-record-secret = While the game goes on, its record is nobody’s to read.
refused-code-expired = This code no longer works. Make a new one on the other device.
refused-replay-secret = While the game goes on it cannot be watched again: all hands would be open.
refused-no-such-moment = There is no such moment: this game’s last is number { $last }.
refused-nothing-to-play = At this moment the game is over: there is nothing left to play.
refused-too-many-records = You have brought many records in a short time. Wait a little.
refused-record-missing = The file is empty, or none was chosen.
refused-record-too-long = This record is too long: at most { $most } lines are taken.
refused-record-no-table = This is a record of “{ $found }”, a game that cannot be shown here.
refused-record-own-cards = This game was played with somebody’s own cards. It can be replayed at the terminal, with “ludotheque replay”.
refused-record-unknown-bot = Line { $line }: there is no bot “{ $found }” here.
refused-record-unfinished = This game is not over. Only a finished one can be watched again: all hands are open.
refused-record-too-slow = This record takes too long to follow.
refused-record-unusable = This record cannot be followed.

# The server

serving = Ludothèque is open at { $url }
serving-for-friends = Other devices reach it at { $url }
serving-only-here = For this device only. With --host 0.0.0.0, friends in the same network can join.
serving-stop = Stop it with Ctrl+C; every game stays where it is.
backed-up = Everything is copied to { $file }. To use the copy: ludotheque serve --db sqlite:///{ $file }
wrong-address = The server cannot listen on { $host }, port { $port }: { $why }
store-newer = The database is of version { $found }; this Ludothèque knows versions up to { $known }. Update it.
store-in-use = Another server is already using this database. Only one can.
store-unusable = The database cannot be used: { $why }
store-missing = There is no database { $file } yet.
store-empty = This database holds no tables of Ludothèque.
store-bad-url = “{ $found }” is not a database: sqlite:///FILE or postgresql://… is needed.
store-needs-driver = For PostgreSQL a driver is missing: pip install psycopg psycopg-binary
backup-exists = { $file } exists already; nothing was overwritten.
