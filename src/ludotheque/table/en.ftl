# The web table: pages, buttons, what is refused.

site = Ludothèque
skip = Skip to the page
navigation = Pages
language = Language
language-fr = Français
language-en = English
close = Close
reader = To read
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

account = How the points came about
what-for = For
total = Total
again = Return match
join-again = Join the return match
watch-again = Watch the return match
record = Download the record
to-home = Home
back-to-table = Back to the table

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

# The server

serving = Ludothèque is open at { $url }
serving-for-friends = Other devices reach it at { $url }
serving-only-here = For this device only. With --host 0.0.0.0, friends in the same network can join.
serving-stop = Stop it with Ctrl+C; every game stays where it is.
backed-up = Everything is copied to { $file }. To use the copy: ludotheque serve --db sqlite:///{ $file }
wrong-port = “{ $found }” is not a port: a number from 1 to 65535 is needed.
wrong-keep = “{ $found }” will not do: --keep is a number of days, more than 0.
wrong-public-url = “{ $found }” will not do: an address such as https://games.example.org is needed.
wrong-address = The server cannot listen on { $host }, port { $port }: { $why }
store-newer = The database is of version { $found }; this Ludothèque knows versions up to { $known }. Update it.
store-in-use = Another server is already using this database. Only one can.
store-unusable = The database cannot be used: { $why }
store-missing = There is no database { $file } yet.
store-empty = This database holds no tables of Ludothèque.
store-bad-url = “{ $found }” is not a database: sqlite:///FILE or postgresql://… is needed.
store-needs-driver = For PostgreSQL a driver is missing: pip install psycopg psycopg-binary
backup-exists = { $file } exists already; nothing was overwritten.
