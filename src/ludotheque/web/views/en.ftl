# The web table: pages, buttons, what is refused.

site = Ludothèque
skip = Skip to content
navigation = Pages
language = Language
settings = Settings
settings-kept = Kept on this device, for all tables.
settings-no-script = Without scripts, only the language can be chosen.
theme = Appearance
theme-system = same as the device
theme-light = light
theme-dark = dark
text-size = Text size
text-size-normal = normal
text-size-large = large
text-size-larger = very large
motion = Animations
motion-system = same as the device
motion-less = none
signs = Markings (colour blindness)
signs-normal = normal
signs-strong = bold
sound = Sound on your turn
sound-off = none
sound-on = two soft notes
alerts = Notifications
alerts-off = none
alerts-on = on your turn
alerts-note-insecure = Browsers allow notifications over https only. The tab’s title, the mark on its icon and the sound tell you of your turn.
alerts-note-unsupported = This browser has no notifications here. On an iPhone or iPad, add this site to your home screen and open it from there.
alerts-note-blocked = Your browser blocks notifications from this site. You can allow them in its own settings.
alerts-note-off = The tab’s title and the mark on its icon always tell you of your turn.
alerts-note-on = You are notified while a page of the table is open in another tab or window.
alerts-note-closed = You are notified when it is your turn and you have not looked for a while, also with the page closed, at every table that you open on this device from now on.
your-turn = It’s your turn.
call-other = { $name }, it’s your turn · { $game }
close = Close
info-dialog = Information
you = You
person = Player

# Home

home-title = A good game. Tonight.
home-about = Against opponents that think, with friends on their phones, or around one screen.
mine = My games
mine-all = All my games, wins, and a file to keep
mine-about = This list is kept by your browser alone. The house has no accounts.
mine-no-script = Your browser keeps this list with scripts, which are switched off. Without them, keep the address of each of your tables.
mine-none = No games yet on this device.
mine-play = Play
mine-nobody-yet = nobody else yet
mine-one-screen = at one screen
mine-many =
    { $count ->
        [one] { $names } and 1 more
       *[other] { $names } and { $count } more
    }
mine-gathering = Waiting room
mine-yours = Your turn
mine-several = Waiting for several players
mine-turn-of = { $name } to play
mine-won = Won
mine-lost = Lost
mine-shared = Victory shared
mine-won-points = Won { $own }–{ $other }
mine-lost-points = Lost { $own }–{ $other }
mine-shared-points = Tied { $own }–{ $other }
mine-place =
    { $place ->
        [2] 2nd of { $count }
        [3] 3rd of { $count }
       *[other] { $place }th of { $count }
    }
mine-people = people
mine-wins = Wins
mine-game = Game
mine-against = Against
mine-played = Played
mine-keep = Keep them for good
mine-keep-about = A browser may forget this list one day, and then your seats are gone. A file keeps both. Whoever has this file can sit in your seats: keep it to yourself.
mine-export = Save my games to a file
mine-exported = The file is ready. Whoever has it can sit in your seats.
mine-import = Add games from a file
mine-imported = Games added: %added%. Seats you can play from here: %taken%. Seats that are no longer there: %lost%.
mine-too-large = This file is too large: { $most } kB at most. Nothing was changed.
mine-not-ours = This is not a file of games saved here, or it is damaged. Nothing was changed.
mine-erase = Erase
mine-erase-sure = Erase this game from your list?
mine-erase-open-sure = This game is still going on. Erase it here, and give up your seat on this device?
mine-erase-all = Erase all my games here
mine-erase-all-sure = Erase all games from this device? You also give up your seats in games that are still going on. Only a saved file can bring them back.
mine-erased = Erased from this device.
players-exactly =
    { $high ->
        [one] { $high } player
       *[other] { $high } players
    }
players-range = { $low }–{ $high } players
door-bots = Against bots
door-friends = With friends
door-screen = At one screen
door-bots-about = You start at once. Bots see what you would see in their place, and never more.
door-friends-about = You get a link and a code for their phones. Anyone with the link can sit down or watch.
door-screen-about = You share this screen. As soon as it is somebody else’s turn, a curtain hides the hands.
rules = Rules
cards = Cards
all-cards = All the cards
in-the-rules = In the rules
search-rules = Search the rules and the cards
search-cards = Search the cards
search-none = Nothing found.
search-one = One passage found.
search-many = Passages found: #.
play-now = Play now

# Without a connection

offline-title = No connection
offline-about = This page cannot be reached at the moment. Your tables are waiting for you: nothing is lost.
offline-again = Try again

# Setting up

your-name = Your name
name = Name
who = Who
a-person = A person
nobody = Nobody
seat-number = Seat { $number }
how-many = Players
opponent = Opponent
bot-random = Random
bot-random-about = plays any option, all equally likely
bot-novice = Easy
bot-novice-about = plays like somebody in their first games: sensible, and overlooks a lot
bot-greedy = Medium
bot-greedy-about = makes the most of its own turn, never looks beyond it
bot-ismcts = Strong
bot-ismcts-about = thinks ahead, one second per move
bot-expert = Expert
bot-expert-about = thinks ahead too, and knows from thousands of games what a position is worth
practice = Practice
practise = Practise
practise-about = you can take back your turns, as often as you like
bot-missing = { $bot } (no longer installed)
bot-chair = bot · { $level }
start-bots = Start
start-friends = Open the table
start-screen = Start
options = Options
cards-of = { $game }: { $count ->
        [one] { $count } card
       *[other] all { $count } cards
    }

# Before the start

gathering = Waiting room
seats = Seats
sit-down = Sit down
no-free-chair = All seats are taken. You can watch as soon as the game begins.
no-free-chair-nor-spectators = All seats are taken, and this table plays without spectators.
waiting-for-people =
    { $count ->
        [0] No seat is open any more.
        [1] One seat is still open.
       *[other] { $count } seats are still open.
    }
everybody-here = Everybody is here.
waiting-for-host = You are seated. The host will start the game.
start-game = Start the game
open-chair = Open seat
open-chair-about = for anyone with the link
kept-chair = invited to a rematch
that-is-you = you
here = here
away = away
who-sits-here = Who sits in seat { $number }
change = Change
send-away = Send away
really-send-away = Send { $name } away? They are told, and can sit down here again only if you invite them.
was-sent-away = { $name } was sent away.
invite-again = Invite again
without-spectators = Without spectators: from the start on, only those who have a seat see this game.
remove-chair = Remove
add-chair = Add a seat
move-up = Move seat { $number } up
invite = Invite
invite-about = Scan the code with a phone, or send the link:
invite-share = Share
invite-text = Shall we play { $game }? Here’s our table:
copy-link = Copy the link
copy = Copy
copied = Copied
only-here = Other devices cannot reach this table yet: the server is for this one only. Stop it, and start it again with “make play HOST=0.0.0.0”, or “ludotheque serve --host 0.0.0.0”.
leave = Leave the table

# At the table

asked-other = { $name } is choosing.
asked-away = Waiting for { $name }, who is away.
asked-bot = { $name } is thinking.
asked-all = Waiting for { $names }.
answer-noted = Your answer is noted. Waiting for the others.
title-gathering = Waiting room · { $game }
title-dealing = Dealing · { $game }
title-you = ● Your turn · { $game }
title-other = { $name } to play · { $game }
title-all = Waiting for answers · { $game }
title-over = The end · { $game }
title-practice = { $game } (practice)
not-sent = This could not be sent. Try again in a moment.
not-sent-yet = No connection. Your move will be sent as soon as it is back.
sent-at-last = The connection is back. Your move was sent.
connection-lost = The connection is lost. Trying again…
log = What happened
pace = Pace
pace-instant = instant
pace-quick = quick
pace-normal = normal
pace-steps = step by step
pace-slow = slow
table-pace = Pace of the bots
dn-last-round = Last round: the points are counted right after it.
nx-last-card =
    { $who ->
        [you] You have one card left: placing it ends the game.
       *[other] { $name } has one card left: once it is placed, the game ends.
    }
market-deck-ends =
    { $count ->
        [0] The deck is empty: the game ends with this turn.
        [one] The end is near: { $count } card is left in the deck.
       *[other] The end is near: { $count } cards are left in the deck.
    }
market-bank-ends =
    { $gold ->
        [0] The bank is empty: if it stays so, the game ends with this turn.
        [one] The end is near: the bank has { $gold } gold left.
       *[other] The end is near: the bank has { $gold } gold left.
    }
market-idle-ends = If nothing is done this turn, the game is over.
recap = Since your last turn
recap-about =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }{ $own ->
        [0] {""}
       *[other] , { $own } done to you
    }
recap-to-you = you
recap-lost = hit
recap-back = Previous step
recap-next = Next step
recap-play = Show me
recap-skip = Skip to my turn
log-setup = Set-up
log-dealt = The cards are dealt.
log-played-on = This game goes on from a moment of an earlier one.
unseen = Unseen cards
talk = Talk
talk-empty = Nobody has said anything yet.
say = Say something
say-hint = Say something…
send = Send
hide-talk = Hide talk
talk-rights = Who may talk
mute = Mute { $name }
unmute = Let { $name } talk
is-muted = { $name } is muted by the host.
you-are-muted = The host has muted you: you can read what is said, but not write.
more = More
resign = Resign
resign-for = { $name } resigns
really-resign = Really give up this game?
my-seat = My seat on my devices
my-seat-about = This link gives you your seat back on any device, whenever you like. Send it to your phone or keep it somewhere: several devices may play your seat at once. Whoever has it sees your hand, so show it to nobody.
new-link = Make a new link
ntfy = Called to your turn by ntfy
ntfy-about = Subscribe to this address in the ntfy app, or open it in a browser: you are told there when it is your turn and you have not looked at the table for a while. Nothing is said of the cards. A new link to your seat changes the address.
new-link-about = A new link ends the old one: then only this device has your seat.
new-link-really = Make a new link? Your other devices will then only watch.
lost-links = Somebody has lost their link?
lost-links-about = You can make a new one for somebody who has been away for two minutes. Their old link and devices then stop working. Whoever opens the new one sees their hand: so everybody at the table is told that you made it.
renew-link = New link for { $name }
renew-link-not-yet = here, or gone for less than two minutes
renewed-link = The new link for { $name }
renewed-link-about = Send this link to { $name }, and to nobody else. Everybody at the table has been told that you made it. It is shown only here: copy it before you go on.
return-title = Come back to your seat
return-about = Paste the link of your seat. You find it on a device that still has the seat, under “{ more }”, then “{ my-seat }”.
return-link = The link of your seat
return-take = Take my seat
return-watch = Only watch
return-door = I have a seat here
pass-on = Move to another device
pass-on-about = Scan this code with the other device, or open the link there. This device will then only watch. The code works once, for ten minutes.
take-seat-title = Play on from this device
take-seat-about = This device takes over the seat: { $names }. The other device will then only watch.
take-seat-host = This device takes over. The other device will then only watch.
take-seat = Take over
take-back = Take it back
take-turn-back = Take back my turn
take-back-for = { $name } takes their move back
absent = { $name } has been away for a while.
stand-in = Let a bot play
take-over = Take back my seat ({ $name })
lost-seat-moved = Your seat is now played on another device. To play here again, open the link of your seat: it is there, under “{ more }”, then “{ my-seat }”.
lost-seat-renewed = A new link was made for your seat, on another of your devices, so this one only watches. To play here again, open the new link: it is there, under “{ more }”, then “{ my-seat }”.
lost-seat-renewed-by-host = { $by } made a new link for your seat, so this device only watches, and so does every other that had it. To come back, open the link that { $by } sends you. If you did not ask for it, tell the others: whoever opens it sees your hand.
lost-seat-sent-away = Your seat at this table was freed by { $by }, so you cannot play here for now. If that was a mistake, ask for another invitation. You can open a table of your own whenever you like.
the-host = the host
notice-link-renewed =
    { $who ->
        [you] You renewed { $about }’s link.
       *[other] { $about }’s link was renewed by { $name }.
    }
notice-sent-away =
    { $who ->
        [you] You sent { $about } away.
       *[other] { $about } was sent away by { $name }.
    }
notice-invited-again =
    { $who ->
        [you] You invited { $about } again.
       *[other] { $about } was invited again by { $name }.
    }
notice-muted =
    { $who ->
        [you] You muted { $about }.
       *[other] { $about } was muted by { $name }.
    }
notice-unmuted =
    { $who ->
        [you] You let { $about } talk again.
       *[other] { $about } is no longer muted by { $name }.
    }
you-watch = You are watching.
watching =
    { $count ->
        [0] Nobody is watching.
        [1] One person is watching.
       *[other] { $count } people are watching.
    }
curtain = { $name } to play
curtain-about = Hand the screen over. Nobody else should look.
i-am = I am { $name }
let-pass = Let everything pass until my turn
window-about = Whoever wants to answer takes the screen. Saying “me” commits you to nothing.
window-nobody = Nobody answers
window-me = Me, { $name }
answer-seconds = Time to answer
so-many-seconds =
    { $seconds ->
        [1] 1 second
       *[other] { $seconds } seconds
    }

# Choosing

what-can-i-do = What can I do?
option-list-about = Everything you can do now. Choose, and you are asked again before it is done.
option-list-all = All options
option-do = Do it
prospect-final = This ends your turn and cannot be taken back.
prospect-game = This ends the game and cannot be taken back.
prospect-stands = This cannot be taken back.
prospect-until = This ends your turn. You can take it back until { $name } acts.
prospect-unsure = It may be impossible to take this back.
for-good = final
goal-close = Hide the goal of the game

# Hints

hint = Hint
hint-about = Ask for a hint
hint-about-public = Ask for a hint: everybody sees that you ask
hint-thinking = Thinking…
hint-close = Close the hint
hint-choose = Choose it
hint-best =
    { $count ->
        [2] The two options compared
       *[other] The best { $count } compared
    }
hint-between = between { $low } and { $high }%
hint-chances = Chances of winning the game, estimated from imagined games that agree with everything you can see.
hint-too-close = The first two are too close to call.
hint-sure =
    { $degree ->
        [4] Very sure
        [3] Fairly sure
        [2] A slight edge
       *[other] Too close to call
    }
clock = Time for each turn:
clock-about = When somebody’s time is up, a bot finishes that turn for them. Nobody loses their seat, and nothing ends.
clock-none = as long as one likes
clock-relaxed = 3 minutes, relaxed
clock-brisk = 1 minute, brisk
clock-1-day = 1 day
clock-3-days = 3 days
clock-7-days = 7 days
clock-left =
    { $whose ->
        [you] %left% left for your turn
       *[other] %left% left
    }
clock-up = The time is up: a bot is moving
clock-moved =
    { $who ->
        [you] Your time was up: a bot finished your turn.
       *[other] { $name }’s time was up: a bot finished the turn.
    }
hint-asked =
    { $who ->
        [you] You asked for a hint.
       *[other] { $name } asked for a hint.
    }
hints-counted = Hints asked for:
hint-count = { $name } { $count }
spectators = Spectators
spectators-on = may watch
spectators-off = none
spectators-about = Without them, only those who have a seat see the game from its start on, and its result and replay.
listed = List of this house
listed-on = shows the table
listed-off = does not show it
listed-about = Everybody who knows the password of this house finds the table there, and may sit down or watch.
allow-hints = Allow hints
allow-hints-about = Players may ask what to do. Everybody sees who asks, and the hints are counted at the end.
hints-allowed = Hints are allowed at this table: everybody sees who asks for one.

# A first game

situation = New to you
situation-known = Got it
situations-off = No more of these
situations-on = Explain what is new to me

# The end

evening =
    { $count ->
        [one] Wins after 1 game: { $wins }
       *[other] Wins after { $count } games: { $wins }
    }
winner-you = You win
winner-one = { $names } wins
winner-several = { $names } share the victory
account-skip = Show everything
challenge = Challenge a friend
challenge-short = Challenge
challenge-compare = Compare results
challenge-title = Challenge · { $game }
challenge-about = Your friend gets the very deal you had: the same cards, your seat, the same opponents. When you have both finished, the results stand side by side. Several friends can take it.
challenge-course = Whatever is drawn or rolled follows from the deal, so it is the same for everybody as long as the games run alike. After the first different move, cards and dice may fall differently.
challenge-same-bots = The bots choose in the same way for everybody: as long as two games run alike, so do their moves.
challenge-thinkers = Bots that think are given a fixed number of steps here instead of time. In the first game they had time, so they may have chosen differently there.
challenge-no-help = There are no hints in a challenge, nothing can be taken back, and a practice game counts in none.
challenge-sealed = The game is sealed
challenge-sealed-about = For a week, or until you end the challenge, this game answers only you: its page, replay, record, picture and deal check are closed to everybody else. The games of your friends answer only the person who plays them. Afterwards everything is open again.
challenge-no-accounts = There are no accounts here. Nobody can tell whether somebody plays a deal twice, or has been told about it.
challenge-make = Make the challenge
challenge-link = Pass it on
challenge-link-about = Whoever opens this link can play the deal. It tells nothing of the cards.
challenge-results = Results
challenge-you = you
challenge-result = Result
challenge-rank = Rank
challenge-points = { $result } · { $points ->
        [1] 1 point
       *[other] { $points } points
    }
challenge-hints =
    { $count ->
        [0] without hints
        [1] with one hint
       *[other] with { $count } hints
    }
challenge-later = You will see the results when your own game is over.
challenge-finished =
    { $count ->
        [0] Nobody has finished yet.
        [1] One person has finished.
       *[other] { $count } people have finished.
    }
challenge-playing =
    { $count ->
        [0] Nobody is playing it now.
        [1] One person is playing it now.
       *[other] { $count } people are playing it now.
    }
challenge-best =
    { $count ->
        [1] { $names } did best
       *[other] { $names } did best together
    }
challenge-level = All level
challenge-share-text = { $game }, the same deal: { $results }
challenge-fair = What is the same, and what is not
challenge-ended = This challenge is over. Everybody may see these games again.
challenge-end = End the challenge
challenge-end-about = When it ends, everybody may see these games, and nobody else can take it.
challenge-end-really =
    { $count ->
        [0] End the challenge? Everybody may see these games then.
        [1] Somebody is still playing. End the challenge all the same? Everybody may see these games then.
       *[other] { $count } people are still playing. End the challenge all the same? Everybody may see these games then.
    }
challenge-again = Open it again
challenge-from = { $name } challenges you to { $game }
challenge-offered = You get the same deal and the same seat, against { $bots }. When your game is over, you will see how { $name } did.
challenge-bot = { $name } ({ $level })
challenge-own-cards = It is played with { $name }’s own cards.
challenge-take = Play this deal
challenge-closed = This challenge is over: its deal is no longer secret.
challenge-luck-much = How much luck does this take out? Measured with bots in { $game }: about { $percent } % (between { $low } and { $high } %) of what makes two results differ by luck. Comparing is much fairer than on two different deals.
challenge-luck-some = How much luck does this take out? Measured with bots in { $game }: about { $percent } % (between { $low } and { $high } %) of what makes two results differ by luck. The rest stays, since the games soon part.
challenge-luck-little = How much luck does this take out? Measured with bots in { $game }, little: about { $percent } % (between { $low } and { $high } %) of what makes two results differ by luck. The games soon part, and then the same deal counts for little.
challenge-luck-none = How much luck does this take out? Measured with bots in { $game }: so little that it could not be told from nothing (at most { $high } %). The games soon part. The same deal is fun to compare, but hardly fairer.
challenge-luck-unmeasured = How much of the luck this takes out in { $game } has not been measured.

# A match of two pairs

duplicate = A duplicate match
duplicate-short = Duplicate
duplicate-title = Duplicate · { $game }
duplicate-four = There are four of you? Play in pairs, with the same cards at two tables:
duplicate-about = Four people, two pairs, two tables. Every deal is played at both tables with the pairs exchanged, so each pair has both sides of it, and nobody meets a deal twice.
duplicate-deals = How many deals (one game of each for everybody)
duplicate-open = Open the match
duplicate-count = { $deals } deals, each played at both tables
duplicate-fair = How it works, and how fair it is
duplicate-how = You always play the same opponent, at one table, and your partner plays the other one at the other table. Where you have the first seat, your partner has the second; with the next deal it is the other way round. Each table plays at its own speed.
duplicate-counts = Every game that a pair wins counts. If both pairs have won equally many, the points decide, added up over all games.
duplicate-no-help = There are no hints in a match, and nothing can be taken back.
duplicate-sealed-about = Until a deal has been played at both tables, for a month at most, its games answer only those who play them: page, replay, record, picture and deal check are closed to everybody else, your partner too. Afterwards everything is open.
duplicate-server-deals = The server deals alone here, so that both tables have the same cards: you add no numbers of your own. Afterwards you can check that both tables had the same.
duplicate-pairs = The pairs
duplicate-pair = Pair { $number }
duplicate-table = Table { $number }
duplicate-free = Free place
duplicate-leave = Leave
duplicate-make-free = Free this place
duplicate-where = Your place
duplicate-place = Pair { $pair }: { $said }
duplicate-place-with = with { $partner }
duplicate-place-against = against { $other }
duplicate-place-withagainst = with { $partner }, against { $other }
duplicate-place-alone = nobody there yet
duplicate-join = Join
duplicate-wait = You are in. The match begins when whoever opened it says so.
duplicate-bots = Free places are played by
duplicate-begin = Begin the match
duplicate-link-about = Whoever opens this link can sit down with you.
duplicate-deal = Deal
duplicate-meeting = { $one } – { $other }
duplicate-lead = Difference
duplicate-being-played = being played
duplicate-sealed = played
duplicate-points = { $own } – { $other }
duplicate-drawn = drawn
duplicate-won-by = won by { $name }
duplicate-games-won = Games won: { $won }
duplicate-first-named = Figures of { $pair } come first. A deal’s points count once it has been played at both tables.
duplicate-play = Play deal { $number }
duplicate-waiting = You have played all your games. The other table is still playing.
duplicate-go-on = On to the match
duplicate-level-now = Level so far
duplicate-level-over = A draw
duplicate-ahead-now = { $pair } are ahead
duplicate-ahead-over = { $pair } win the match
share = Share
share-text = { $game }: { $result }

final-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
account = Score breakdown
what-for = For
total = Total
again = Rematch
join-again = Join the rematch
rematch-badge = A rematch is waiting
watch-again = Watch the rematch
record = Download this game
report = Something wrong?
report-about = Copy this text into your report, and say what you expected instead. It holds what you see, your own hand included, and nothing that others keep hidden.
report-record = The whole game helps too:
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
replay-next = One step forward
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
replay-lost = This moment cannot be reached. Try again in a moment.
play-on = Play on from here
play-on-about = You take a seat, bots take the others. What that seat could not see is dealt anew, so having watched is no advantage.
play-on-seat = Seat
play-on-bots = Bots
play-on-start = Play
upload = Watch a saved game
upload-about = A game that was downloaded here, or saved by the terminal, can be watched again step by step, from any player’s point of view.
upload-file = Saved game (.jsonl)
upload-do = Watch
upload-kept = Anyone with the link can watch it. It is deleted after a while, like finished tables.
upload-too-large = This file is too large: a saved game may have at most { $most } KB.

# The deal

deal = The deal
deal-title = The deal · { $game }
deal-sealed = The deal can be checked afterwards
deal-sealed-about = The server has put a secret number into a sealed envelope. Below is the fingerprint of that number. At the start every device adds a number of its own, and the cards come from all of them together. After the game the envelope is opened: then you can check that nobody chose the cards.
deal-sealed-challenge = This deal had been made before, for the game that this challenge comes from: out of a secret number of the server, whose fingerprint is below, and of the number of the device that played then. It is the same for everybody who takes the challenge.
deal-sealed-duplicate = This deal is played at two tables. The server alone has made it, out of a secret number whose fingerprint is below. Once it has been played at both, you can check that they had the same.
deal-promises = The promises
deal-promises-about = Before the deal everybody promised a number by its fingerprint. Nobody could change theirs afterwards.
deal-no-promise = none
deal-later = When the game is over, you can check everything here.
dealing = Dealing…
dealing-about = Every device adds a number, so that nobody can choose the cards.
look-again = Look again
deal-check = Check this deal
deal-check-about = Could anybody have chosen the cards? Your browser computes everything again, step by step.
deal-no-script = With scripts, this page would compute everything again. Without them, here are the numbers.
deal-figures = The numbers
deal-secret = The sealed envelope
deal-secret-about = Before the cards were dealt, the server put a secret number into an envelope and showed everybody its fingerprint. Now the envelope is open. Nobody can find another number with the same fingerprint.
deal-secret-unshown = The server put a secret number into an envelope. It showed the fingerprint only when the cards had been dealt.
deal-secret-holds = The fingerprint fits the secret.
deal-secret-fails = The fingerprint does not fit: somebody has replaced the secret.
deal-fingerprint = Fingerprint, shown before the deal
deal-the-secret = Secret, shown now
deal-memory = What your browser remembers
deal-memory-about = Your browser wrote down the fingerprint when it first saw it, and the number that it added itself.
deal-memory-both = It is the same fingerprint, and your browser’s own number is among those used.
deal-memory-hash = It is the same fingerprint. Your browser added no number of its own.
deal-memory-other-hash = Your browser had been shown another fingerprint. Somebody has swapped the envelope.
deal-memory-no-number = The number that your browser sent is not among those used.
deal-memory-nothing = Your browser was not there before the deal, so it has nothing to compare.
deal-numbers = Everybody’s number
deal-numbers-committed = First everybody promised a number, by its fingerprint. The numbers themselves came only when all promises lay on the table, so nobody could choose theirs to suit the others’.
deal-numbers-alone = Only one device played. It added a number of its own after it had seen the fingerprint, when the server could no longer change the secret.
deal-numbers-unshown = The fingerprint had not been shown when the cards were dealt. The server could have chosen its secret to suit itself, so this deal proves less.
deal-numbers-nobody = Only bots played, and nobody added a number. The server made this deal alone.
deal-promise-of = Promise: { $name }
deal-number-of = Number: { $name }
deal-seed = All together
deal-seed-about = The secret, the table’s name and everybody’s numbers are written one after the other. The fingerprint of that long line is the seed: every card and every die of this game grows from it.
deal-seed-holds = Together they give exactly this game’s seed.
deal-seed-fails = Together they give a different seed from this game’s.
deal-table = Table
deal-the-seed = Seed
deal-cards = The cards
deal-cards-about =
    { $count ->
        [1] The seed says how the cards are dealt: one draw, computed again just now.
       *[other] The seed says how the cards are shuffled: { $count } draws, all computed again just now.
    }
deal-cards-holds = The seed gives exactly these cards.
deal-cards-fails = The seed gives different cards from those dealt.
deal-dice = Dice and later draws
deal-dice-about =
    { $count ->
        [1] During the game there was one more draw.
       *[other] During the game there were { $count } more draws.
    }
deal-dice-holds = The seed gives every one of them.
deal-dice-fails = The seed gives something other than what was drawn.
deal-moves = The moves
deal-moves-about = The server has played the whole game again, move by move.
deal-server-found = The server found: { $sentence }
deal-verdict = The verdict
deal-holds = Nobody chose these cards: not the server, and not another player.
deal-holds-unseen = Everything fits. Nobody chose these cards, if the fingerprint is the one that was shown before the deal: your browser was not there to see it.
deal-fails = Something does not fit. Do not trust this deal.
deal-not-shown = This does not show that nobody looked. The computer that runs the game knows all the cards, and its owner could look at them.
deal-yourself = Check it yourself
deal-yourself-about = You need not trust this page. Download the record, and let a program on your own computer check it:
deal-how-with-a-chosen-seed = This deal proves nothing: somebody chose the seed that the cards come from, and could know them all.
deal-how-from-a-moment = This deal proves nothing: the game was played on from a moment of another one, so nothing was dealt.
deal-how-by-one-machine = This deal proves nothing: the computer that ran the game dealt the cards alone. Nobody can check how.

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
        [0] there is nothing to take
        [1] { $reader ->
            [player] taking gives you this card
           *[watcher] whoever takes gets this card
        }
       *[other] { $reader ->
            [player] taking gives you these { $count }
           *[watcher] whoever takes gets these { $count }
        }
    }
dn-here = Play it here
dn-take =
    { $count ->
        [0] Take
        [1] Take the card
       *[other] Take { $count }
    }
dn-when-played =
    { $place ->
        [1] It will be alone in the line: taking then gives { $cards }.
       *[other] It will be card { $place } of the line: taking then gives { $cards }.
    }
dn-when-nobody-takes =
    { $place ->
        [1] It will be alone in the line; nobody can take again in this round.
       *[other] It will be card { $place } of the line; nobody can take again in this round.
    }
dn-take-won = Majority gained: { $cards }.
dn-take-tied = No longer anybody’s: { $cards }.
dn-take-scores = If the game ended then: you { $before } → { $after }, { $name } { $other } → { $then }.
dn-take-wins = That makes the whole City yours: you win on the spot.
dn-hand = Your hand
dn-no-cards = No cards left.
dn-in-hand =
    { $count ->
        [1] 1 card in hand
       *[other] { $count } cards in hand
    }
dn-has-taken =
    { $side-is ->
        [you] have taken
       *[other] has taken
    }
dn-to-take =
    { $side-is ->
        [you] have yet to take
       *[other] has yet to take
    }
dn-token = began the round
dn-city-about = City cards: { $count } of { $all }. Whoever holds them all wins on the spot.
dn-majority = majority, { final-points }
dn-alliances = Alliances
dn-betrayals = Betrayals
dn-city = City
dn-now = if it ended now
dn-series =
    { $count ->
        [0] no series
        [1] one series, { final-points }
       *[other] { $count } series, { final-points }
    }
dn-none = { $card }: none
dn-alliances-none = Alliances: none
dn-betrayals-none = Betrayals: none
dn-city-none = City cards: none
collection-of = { $name }: cards taken
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
        [secrets] favourite field: secrets
       *[other] favourite field: { $name }
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
nx-districts = Districts
nx-districts-about = Who would win what, if it ended now.
nx-words = List of places
nx-words-choose = Choose a card first: then every place for it is listed here.
nx-words-upright = upright
nx-words-sideways = on its side
nx-words-over = Over other cards
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
nx-turned-here = Next to { $barracks }: at the end it is turned face down and counts for nothing.
nx-turns-here =
    { $count ->
        [0] It touches no Syndicate card.
       *[other] At the end it turns face down { $cards }.
    }
nx-touches-no-district = It touches no District.
nx-held-here =
    { $who ->
        [you] { $district }: yours, { $most } to { $next }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $district }: { $name }’s, { $most } to { $next }.
    }
nx-tied-here =
    { $most ->
        [0] { $district }: nobody’s yet.
       *[other] { $district }: tied at { $most }, so nobody’s.
    }
nx-row-nobodys =
    { $count ->
        [one] One District that nobody wins
       *[other] { $count } Districts that nobody wins
    }
nx-row-turned = Cards that do not count
nx-row-influence = { $name }: { $influence }, with { $cards }.
nx-row-symbols =
    { $count ->
        [1] 1 symbol
       *[other] { $count } symbols
    }{ $favourite ->
        [0] .
        [1] {" "}and 1 point for the favourite field.
       *[other] {" "}and { $favourite } points for the favourite field.
    }
nx-unseen-about = In the other hands, and in the decks.

# The games of action points

market-line = The line
market-line-about = for 1 to 6 action points
market-ends =
    Ends when the deck or the bank is empty: { $deck ->
        [1] 1 card
       *[other] { $deck } cards
    }, { $gold } gold
market-left = deck { $deck } · bank { $gold }
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
        [0] Deck: no cards left
        [1] Deck: the last hidden card, for 3 action points
       *[other] Deck: { $count } hidden cards, the top one for 3 action points
    }
market-deck = Deck · { $count }
market-dice = The dice
market-beat-odds = The odds
market-beat-roll = The roll
market-beat-after = What follows
market-go-on = Go on
market-test = test
market-test-wins = nothing is lost
market-test-loses = something is lost
market-mine-wins = it pays
market-mine-loses = it blows up
market-verdict-duel-wins = beats
market-verdict-duel-ties = equals
market-verdict-duel-loses = gives way to
market-verdict-test-wins = holds against
market-verdict-test-loses = gives way to
market-points =
    { $left ->
        [0] no action points left
        [1] one action point left
       *[other] { $left } action points left
    }
market-buy = +1 action point: { $gold } gold
market-end = End turn
market-ask-for = For this order
market-ask = Ask
market-nothing-to-choose = Nothing to choose: everybody is asked, so that nobody learns who has a choice.
market-does = Does
market-here = Here
market-close-sheet = Put the card back
market-cost =
    { $points ->
        [1] your only action point
       *[other] { $cost } of your { $points } action points, { $left } left
    }
market-if = { $percent }: { $what }
market-duel-wins = the target falls
market-duel-ties = both fall
market-duel-loses = the attack fails
market-change-points = { $name }: a score of { $after } if the game ended then, instead of { $before }
market-change-gold = { $name }: { $after } gold, instead of { $before }
market-change-test = { $name }: next test passed { $after } of the time, instead of { $before }
market-change-test-new = { $name }: next test passed { $after } of the time, where there was none
market-change-test-gone = { $name }: no more tests, where { $before } were passed
market-range = { $least } to { $most }
market-take-note = It comes to your hand. Playing it will cost { $cost ->
        [one] one more action point
       *[other] { $cost } more action points
    }.
market-draw-note = The top card comes to your hand. Nobody else sees it.
market-sure-haul-note = Whatever the die: { $gold } gold.
market-haul-note = The die decides: { $least } to { $most } gold, { $mean } on average.
market-second-roll-note = Counted as if the opponent called for a reroll whenever that helps.
market-unanswered-note = If nobody answers with a genie.
percent = { $number }%
market-shown = The hand that you see
market-where = Choose a target
market-hand = Your hand
market-no-cards = No cards in hand.
market-gold = { $gold } gold
market-gold-short = { $gold } gold
market-in-hand =
    { $count ->
        [1] 1 card in hand
       *[other] { $count } cards in hand
    }
market-known-short = known:
market-known = In hand (known): { $cards }.
market-ranked =
    { $place ->
        [1] { $count } · 1st
        [2] { $count } · 2nd
        [3] { $count } · 3rd
       *[other] { $count } · { $place }th
    }
market-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
market-others = The others
market-all = Everybody
market-column-points = pts
market-column-hand = hand
market-initials = Go to
market-table = Table
market-to = { $name }: { $points } ★
market-now-short = if it ended now
market-discards = Discards ({ $count })
market-no-discards = Nothing has been discarded yet.

# Sans Foi Ni Loi

sf-estate = Ranch
sf-ranch-of =
    { $home ->
        [1] { $name }, first ranch
       *[other] { $name }, second ranch
    }
sf-now =
    { $points ->
        [1] 1 prestige point if it ended now
       *[other] { $points } prestige points if it ended now
    }
sf-won =
    { $points ->
        [1] 1 prestige point
       *[other] { $points } prestige points
    }
sf-home =
    { $home ->
        [1] 1st ranch
       *[other] 2nd ranch
    }
sf-places-of = { $name }: lands
sf-people-of = { $name }: people and more
sf-set-order = Set this order
sf-pay = Pay { $gold } gold
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
sf-watch-short = watch +{ $bonus }
sf-land = { $name }, land { $number }: { $land }
sf-room =
    { $room ->
        [0] no more room for a herd
        [1] room for one herd
       *[other] room for { $room } herds
    }
sf-herd = { $name }, land { $number }: { $herd }, worth { $worth } gold
sf-column-lands = lands
sf-column-herds = herds
sf-column-cowboys = cowboys
sf-column-gold = gold
sf-column-watch = watch
sf-ranked-lands = Lands
sf-ranked-herds = Herds
sf-ranked-cowboys = Cowboys
sf-ranked-gold = Gold
sf-roll-start = who begins
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
sf-shot-by = { $killer }: shot so far

# Les Fils de Samarande

sa-estate = City
sa-now =
    { $points ->
        [1] 1 point of renown if it ended now
       *[other] { $points } points of renown if it ended now
    }
sa-won =
    { $points ->
        [1] 1 point of renown
       *[other] { $points } points of renown
    }
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
        [1] 1 artisan
       *[other] { $count } artisans
    }
sa-taxes =
    { $gold ->
        [0] no taxes
       *[other] { $gold } gold a turn
    }
sa-bonus = +{ $bonus } to guard the artisans
sa-bonus-short = guard +{ $bonus }
sa-mischief =
    { $count ->
        [1] 1 action point fewer each turn
       *[other] { $count } action points fewer each turn
    }
sa-district = { $name }, District { $number }: { $district }
sa-on = { $name }, { $card } on District { $number }, { $district }
sa-room =
    { $room ->
        [0] no more room for an artisan
        [1] room for one artisan
       *[other] room for { $room } artisans
    }
sa-out-of-play = out of play
sa-counts-nothing = counts 0
sa-column-districts = Districts
sa-column-artisans = artisans
sa-column-guards = guard
sa-column-gold = gold
sa-column-actions = actions
sa-ranked-districts = Districts
sa-ranked-artisans = Artisans
sa-ranked-guards = Guards
sa-ranked-extras = Extras
sa-ranked-gold = Richest
sa-counted = { $count } + { $kinds } for kinds
sa-roll-start = who begins
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
sa-keep-count = { $count } of { $cards } chosen
sa-keep-enough = You have chosen { $cards } already: tap one of them to put it back.
sa-keep-these =
    { $cards ->
        [one] Keep this card
       *[other] Keep these { $cards }
    }

# What cannot be done, and why

closed-title = Without spectators
password-title = Come in
password-about = This house is for friends: whoever invited you knows the password. This device is asked only once.
password = Password
password-send = Come in
open-tables = Open tables
open-tables-all = The page of open tables
open-tables-about = Sit down where a seat is open, or watch. Whoever opens a table decides whether it is shown here.
open-tables-none = No table is open at the moment. Open one, and everybody here sees it.
open-table-nobody = nobody yet
open-table-seats =
    { $count ->
        [one] one open seat
       *[other] { $count } open seats
    }
open-table-playing = being played
open-table-full = about to begin
open-table-join = Join
open-table-watch = Watch
house-title = This house
house-key-about = This page is for whoever runs this server. Open the link that the server printed when it started, or paste it here.
house-key = The link of this page
house-tables = Tables that wait or are played
house-no-tables = No table waits or is played at the moment.
house-more-tables =
    { $count ->
        [one] One more table is not shown.
       *[other] { $count } more tables are not shown.
    }
house-phase-empty = waiting
house-phase-gathering = waiting
house-phase-playing = being played
house-phase-practising = practice
house-seats =
    { $people ->
        [one] one person
       *[other] { $people } people
    }{ $bots ->
        [0] {""}
        [one] , one bot
       *[other] , { $bots } bots
    }{ $open ->
        [0] {""}
        [one] , one open seat
       *[other] , { $open } open seats
    }
house-seats-unknown = seats not noted yet
house-opened = opened { $ago }
house-last-act = last act { $ago }
ago-now = just now
ago-minutes =
    { $count ->
        [one] a minute ago
       *[other] { $count } minutes ago
    }
ago-hours =
    { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
ago-days =
    { $count ->
        [one] a day ago
       *[other] { $count } days ago
    }
decimal-mark = .
house-load = Load of this server
house-requests = Requests: { $minute } in the last minute, { $all } since the start
house-streams = Open pages at tables: { $count }
house-in-memory = Tables in memory: { $count }
house-bots = Bots: { $busy } thinking, { $waiting } waiting
house-kept = What is kept
house-rows = { $tables } tables, { $lines } lines
house-bytes = { $megabytes } MB on the disk
house-keep =
    { $days ->
        [one] Finished tables, and those that never started, are deleted after a day.
       *[other] Finished tables, and those that never started, are deleted after { $days } days.
    }
house-keep-empty =
    { $days ->
        [0] Tables that only their opener has seen are deleted within a day.
        [one] Tables that only their opener has seen are deleted after a day.
       *[other] Tables that only their opener has seen are deleted after { $days } days.
    }
house-keep-running =
    { $days ->
        [one] Games in progress are deleted after a day without a move.
       *[other] Games in progress are deleted after { $days } days without a move.
    }
house-keep-running-always = Games in progress are never deleted.
house-erase = Erase
house-erase-title = Erase this table?
house-erase-about = It cannot be brought back. Everybody who has it open is told.
house-erase-sure = Erase it for good
house-erase-no = Keep it
house-erased = The table is erased, and everybody there is told.
error-title = That did not work
refused-no-such-page = There is no such page.
refused-no-such-game = There is no game “{ $found }” here.
refused-no-such-table = There is no such table. It may have been deleted some time after its end.
refused-no-such-seat = There is no such seat at this table.
refused-game-missing = The game of this table, “{ $found }”, is no longer installed here. The table is kept.
refused-no-such-bot = There is no bot “{ $found }”. There are: { $known }.
refused-unknown-host = This server does not go by that name. Whoever runs it can give it one with --public-url.
refused-other-site = This request came from another site, so it was not carried out.
refused-too-often = That was too much at once. Wait a moment and try again.
refused-too-large = That is too large.
refused-too-many-tables = You have opened many tables in a short time. Wait a little.
refused-too-much-talk = Not so fast: wait a moment before you say more.
refused-too-many-hints = Not so fast: wait a moment before you ask for another hint.
refused-no-hints-here = The host has not allowed hints at this table.
refused-no-hint-now = There is a hint when it is your turn, and not while several people are asked.
refused-no-hint = There is no hint at the moment. Please try again.
refused-too-many-streams = Too many people are looking at this table at the moment.
refused-too-many-unstarted = You have opened { $most ->
        [one] { $most } table that has not started yet. Start it first
       *[other] { $most } tables that have not started yet. Start one of them first
    }, or wait until tomorrow.
refused-house-full = The house is full at the moment. Try again later.
refused-house-busy = The server is very busy at the moment. Try again shortly.
refused-too-heavy = This game is too heavy to be replayed here.
refused-our-fault = Something went wrong on our side. Nothing has been lost; try again.
refused-not-stored = This could not be stored, so it has not happened. Try again.
refused-not-read = The tables cannot be reached at the moment. Try again in a while.
refused-answer-lost = We cannot tell whether this was done. Look at the table before you try again.
refused-in-doubt = The server has lost touch with its tables. Try again in a moment.
refused-node-lost = This table is moving to another server. Try again in a moment.
refused-bad-form = What was sent cannot be understood.
refused-not-an-answer = That does not answer the question.
refused-no-such-pace = A table has one of these paces: { $known }, not { $found }.
refused-no-such-seconds = A table waits { $known } seconds, not { $found }.
refused-stale = Something has happened at the table meanwhile. Look again, then choose.
refused-time-was-up = Your time was up: a bot has moved for you. Go on at your next turn.
refused-no-such-clock = There is no clock “{ $found }”. There are: { $known }.
refused-clock-alone = There is no clock in practice, nor at one screen: nobody waits for you there.
refused-from-the-future = The table has not come that far.
refused-key-reused = This key was used for another request. Take a new one.
refused-being-answered = The others are answering this: it can no longer be taken back.
refused-weak-key = A key that gives you a seat must be long and random: at least { $least ->
        [one] { $least } character
       *[other] { $least } characters
    }.
refused-practice-alone = In practice one person plays, with bots in all other seats.
refused-not-started = The game has not begun yet.
refused-already-started = The game has already begun.
refused-already-dealing = The cards are being dealt.
refused-no-promise-now = The table is not taking promises for the deal now, or has yours already: it cannot be changed.
refused-no-number-now = The table is not taking your number for the deal now.
refused-bad-number = A number for the deal has 64 hexadecimal digits (0-9, a-f).
refused-offer-gone = This deal is no longer on offer. Ask for another.
refused-deal-secret = While the game goes on, what its deal is made of stays secret.
refused-not-over = The game is not over yet.
refused-sent-away = The host of this table has freed your seat. You can sit down here again only if they invite you.
refused-not-sent-away = Nobody of this name was sent away.
refused-muted = The host has muted you at this table.
refused-no-spectators = This table plays without spectators: only those who have a seat can see it.
refused-seat-elsewhere = Your seat is played from another device, or has a new link, and this table plays without spectators. To come back, open the link of your seat.
refused-password-needed = This house has a password. Please say it first.
refused-password-wrong = That is not the password. Look again, or ask whoever invited you.
refused-too-many-guesses = Too many wrong passwords came from this address. Wait half a minute, then try again.
refused-no-list-here = This house has no list of open tables: it has no password. Send the link of your table instead.
refused-table-erased = Whoever runs this house has erased this table. It cannot be brought back.
refused-not-your-house = This page is only for whoever runs this server: open the link that it printed when it started.
refused-no-seat = You have no seat at this table: you can only watch.
refused-not-your-seat = That seat is not yours.
refused-not-the-host = Only the host can do that.
refused-seated-already = You already have a seat at this table.
refused-seat-taken = Somebody else has just taken that seat.
refused-seats-open = Some seats are still open. Wait for somebody, or give them to bots.
refused-your-own-chair = That is your own seat.
refused-no-more-chairs = There can be no more seats in this game.
refused-no-fewer-chairs = There can be no fewer seats in this game.
refused-name-taken = The name “{ $name }” is taken at this table. Choose another.
refused-name-alike = “{ $name }” looks like “{ $other }”, a name that is taken at this table. Choose another.
refused-not-absent = That player is not away: two minutes must pass without a sign of them.
refused-is-a-bot = A bot already plays that seat.
refused-bad-saying = A message has 1 to { $longest } characters.
refused-result-secret = There is no result before the game is over.
refused-deal-sealed = This deal is sealed: others are still playing it, as a challenge or in a duplicate match. Until that is over, its games answer only those who played them. If you play here on another device, use your seat’s link.
refused-no-challenge-here = Others can be challenged to a finished game only: one that you have played alone against bots, from its deal, and not for practice.
refused-not-your-challenge = Only the person who made this challenge can end it.
refused-no-such-challenge = There is no such challenge. It may have been deleted some time after its end.
refused-challenge-over = This challenge is over.
refused-challenge-full = This challenge has been taken { $most } times already, which is the most.
refused-no-such-duplicate = There is no such match. It may have been deleted some time after its end.
refused-duplicate-not-for-two = This game is not played by two, so pairs cannot meet in it.
refused-duplicate-deals = A match has so many deals: { $known }.
refused-duplicate-begun = This match has begun: places can no longer be changed.
refused-duplicate-not-begun = This match has not begun yet.
refused-duplicate-over = You have played all your games of this match.
refused-duplicate-no-place = You have no place in this match.
refused-duplicate-no-such-place = There is no such place: they are numbered from 0 to 3.
refused-duplicate-needs-people = At each table somebody must play who is not a bot. Wait for others, or let somebody change places.
refused-record-secret = While the game goes on, nobody can read its record.
refused-link-invalid = This link opens no seat at this table. Perhaps a newer one was made.
refused-another-seat-here = This device plays another seat at this table. Open the link on the device of whoever it belongs to.
refused-nobody-sits-there = Nobody sits there.
refused-not-gone = { $name } is here, or was here a moment ago: a new link is for somebody who has been away for two minutes.
refused-not-while-asked = Several people are being asked at the moment. Wait until they have answered.
refused-code-expired = This code no longer works. Make a new one on the other device.
refused-replay-secret = While the game goes on it cannot be watched again: all hands would be open.
refused-no-such-moment = There is no such moment: this game’s last is number { $last }.
refused-nothing-to-play = At this moment the game is over: there is nothing left to play.
refused-too-many-records = You have sent many games in a short time. Wait a little.
refused-record-missing = The file is empty, or none was chosen.
refused-record-too-long = This game is too long: at most { $most ->
        [one] { $most } line is
       *[other] { $most } lines are
    } accepted.
refused-record-no-table = This is a record of “{ $found }”, a game that cannot be shown here.
refused-record-unknown-bot = Line { $line }: there is no bot “{ $found }” here.
refused-record-unfinished = This game is not over. Only a finished one can be watched again: all hands are open.
refused-record-too-slow = This game takes too long to replay.
refused-record-unusable = This game cannot be replayed.
refused-record-too-heavy = This game is too heavy: replaying it would take too much computing or memory.
refused-too-many-replays = You are asking for many moments at once. Wait until the first ones are here.

# The server

serving = Ludothèque is open at { $url }
serving-without = “{ $name }” of the package { $package } cannot be used: { $why }
serving-for-friends = Other devices reach it at { $url }
serving-only-here = For this device only. With --host 0.0.0.0, friends in the same network can join.
serving-without-push = Nobody can be told of their turn with the page closed: a package is missing. pip install cryptography
serving-house = Your own page, for nobody else: { $url }
serving-password = Each device is asked for the password, once.
serving-stop = Stop it with Ctrl+C; every game stays where it is.
backed-up = Everything is copied to { $file }. To use the copy: ludotheque serve --db sqlite:///{ $file }
wrong-address = The server cannot listen on { $host }, port { $port }: { $why }
store-newer = The database is of version { $found }; this Ludothèque knows versions up to { $known }. Update it.
store-in-use = Another server is already using this database. Several can share one only if it is PostgreSQL and each is started with --node and its own address, or all together with --processes.
store-not-shared = Several processes can only share PostgreSQL: --db postgresql://… In SQLite a database belongs to a single process, without --node or --processes.
store-unusable = The database cannot be used: { $why }
store-missing = There is no database { $file } yet.
store-empty = This database holds no tables of Ludothèque.
store-bad-url = “{ $found }” is not a database: sqlite:///FILE or postgresql://… is needed.
store-needs-driver = For PostgreSQL a driver is missing: pip install psycopg psycopg-binary
backup-exists = { $file } exists already; nothing was overwritten.

# Any game, on the plain table

plain-table = The table
plain-cards =
    { $count ->
        [1] 1 card
       *[other] { $count } cards
    }
plain-gold = { $gold } gold
plain-empty = empty
plain-nothing-in = Empty: { $places }
plain-now =
    { $points ->
        [0] no points now
        [1] 1 point now
       *[other] { $points } points now
    }
plain-winner = ★ winner
plain-choices =
    { $count ->
        [1] 1 choice
       *[other] { $count } choices
    }
plain-unseen-about = They lie face down, or in somebody else’s hand.

# A list of one's own cards

list-own = Play with the cards of your own box
list-own-about = If your box has other cards or other figures, give your list here: it replaces ours at this table.
list-how = How to do it
list-file = Your list (.toml)
list-text = or its text
list-too-large = This file is too large: a list of cards has at most { $most } KB.
list-of = This table plays with a card list brought by { $name }.
list-of-somebody = This game was played with somebody’s own card list.
list-see = See the cards
list-download = Download the list (.toml)
own-box = Your own box
own-box-about = Some figures are printed on cards that we have not seen, so we reconstructed them. If you own the box, count its cards, correct the list and play with it. It takes ten minutes.
own-box-take = Take the published list.
own-box-change = Open it in any text editor. Each kind of card is a paragraph: correct the number of copies (count) and the other figures there. Equal cards are one paragraph.
own-box-name = If a card has another name in your box, add it to the card’s paragraph. A single “title” is used in both languages.
own-box-grammar = Plural and gender are for the grammar of our sentences. Without them, we guess.
own-box-open = Open a table, unfold “Play with the cards of your own box”, and choose your file or paste its text. Whoever sits down is told that the table plays with your list, and can read it. It is kept in the record of the game.
own-box-keys = What a list says
own-box-deal = The deal: how many cards in hand, in the line, and so on. Once.
own-box-kind = A kind of card. Once for each kind.
own-box-name-key = Its name in the list and in moves: lower-case letters without accents, digits and hyphens. Keep the published names: drawings and texts belong to them.
own-box-type-key = What it is: the type decides which figures are needed.
own-box-count-key = How many copies there are.
own-box-effect-key = What a card does that is played. The rules explain each effect.
own-box-sources-key = Where each figure comes from. You may leave it out: then it is your list that says so.
own-box-wrong = A wrong list loses nothing: the table is not opened, and you are told the line, what is wrong there and what would be right.
own-box-published = The published list
refused-list-too-large = This list is too long: { $most } KB at most.
refused-list-too-many-cards = This list has too many cards for a table: { $cards } at most.
refused-list-too-many-options = With this list there would sometimes be more than { $options } possible moves at once, and nobody could find their way. Try fewer cards in hand or in the line.
refused-list-too-slow = With this list it takes too long to find the possible moves. Try fewer cards in hand or in the line.
refused-list-outdated = The card list of this table no longer fits today’s rules. The table is kept; open another one.
refused-too-many-lists = You have sent many lists in a short time. Wait a minute.

# Lessons

learn = Learn
learn-about = Short lessons at a real table: you play, and each rule comes when you need it. You can stop at any time and go on later.
learn-new = Never played?
learn-new-about = Learn a game by playing it: a few minutes at a real table, without reading any rules.
lesson-title = Learn { $game }
lesson-log = The lesson begins.
lesson-step = { $title }, step
lesson-count = { $number } of { $all }
lesson-next = Next
lesson-back = Back
lesson-skip = Skip the lesson
lesson-hurry = Go on
lesson-play = Now a real game
lesson-following = Next lesson
lesson-ideas =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
lesson-begun = Go on where you stopped
lesson-done = Done. You can do it again.
lesson-read-on = First read on, with “Next”.
lesson-other = Allowed, but here we do something else. Follow the light.
lesson-needs-scripts = Lessons need scripts, and this browser runs none. The rules explain everything too:
refused-no-such-lesson = There is no such lesson.
refused-no-such-step =
    { $last ->
        [one] This lesson has only one step.
       *[other] This lesson has no such step: there are { $last }.
    }

# Puzzles

puzzles = Puzzles
puzzles-about = Positions from games between bots, in which one move is clearly the best. What would you do? You see what a player could see there, and nothing is played.
puzzles-made = Each answer was confirmed in ten times as many imagined games as it was found with, and by Strong, who thought ten times as long. Positions in which anything was in doubt were left out.
puzzles-need-scripts = Puzzles need scripts, and this browser runs none. The rules are here:
puzzles-all = All puzzles
puzzles-done = To all puzzles
puzzle-title = Puzzles · { $game }
puzzle-today = Puzzle of the day
puzzle-today-about = { $game }: one move is clearly the best. What would you do?
puzzle-solve = Solve it
puzzle-count = Puzzle { $number } of { $all }
puzzle-number = Puzzle { $number }
puzzle-solved = Puzzle { $number }, solved
puzzle-next = Next puzzle
puzzle-level =
    { $level ->
        [1] Easy
        [2] Tricky
       *[3] Hard
    }
puzzle-level-about =
    { $level ->
        [1] The best move is the one that Medium would make at once.
        [2] Medium misses it, and Strong finds it quickly.
       *[3] Strong finds it too, but only when it thinks ten times as long.
    }
puzzle-question = What would you do? One move is clearly the best. Make it here: nothing is played.
puzzle-right = Right!
puzzle-answer = The best move: { $move }.
puzzle-ahead =
    { $points ->
        [one] This move is { $points } point of the chance of winning better than any other (between { $low } and { $high }).
       *[other] This move is { $points } points of the chance of winning better than any other (between { $low } and { $high }).
    }
puzzle-cost =
    { $points ->
        [one] Something else is better: this move would cost you { $points } point of the chance of winning (between { $low } and { $high }). Try again.
       *[other] Something else is better: this move would cost you { $points } points of the chance of winning (between { $low } and { $high }). Try again.
    }
refused-no-puzzles = There are no puzzles for this game.
refused-no-such-puzzle =
    { $last ->
        [one] There is only one puzzle for this game.
       *[other] There is no such puzzle: there are { $last }.
    }

# Analysis

analysis = Analysis
analysis-page = Analysis · { $game }
analysis-watch = Watch this moment
analysis-account = Where the chances came from
analysis-bar-won = won by a choice
analysis-bar-lost = lost by a choice
analysis-no-script = While an analysis is being worked out, load this page again to see how far it is.
analysis-lost = The server cannot be reached. The page keeps trying.
analysing = The game is being analysed: { $number }% is done.
analysing-waits = This analysis waits for its turn: another one is being worked out.
analysing-about = It goes on in the background and lets games that are being played go first. You can leave and come back: what was worked out is kept with the table.
analysing-found = Found so far
refused-analysis-secret = While the game goes on it is not analysed: all hands would be open.
refused-analysis-too-long = This game is too long to be analysed here: its record has more than { $most } { $most ->
        [one] line
       *[other] lines
    }. The program can do it at a terminal, with “ludotheque analyse”.
refused-analysis-failed = This game could not be analysed. Try again in ten minutes.
refused-too-many-analyses = You are having several games analysed already. Wait until they are done.
learn-from-mistakes = Learn from your mistakes
mistakes-title = Your mistakes · { $game }
mistakes-need-scripts = Trying a move again needs scripts, and this browser runs none. The analysis shows everything:
mistakes-done = Back to the analysis
mistake-count = Mistake { $number } of { $all }, move { $line }
mistake-played = Your move: { $move }.
mistake-cost =
    { $points ->
        [one] It cost { $points } point of the chance of winning.
       *[other] It cost { $points } points of the chance of winning.
    }
mistake-question = What would have been better? Make the move here: nothing is played.
mistake-hint = Hint
mistake-show = Show the answer
mistake-next = Next mistake
mistake-right = Right.
mistake-as-good = That is good too: too close to call beside what the analysis found. Its move: { $move }.
mistake-same = That is what was played. Try something else.
mistake-other = The analysis would choose something else. Try again.
mistake-answer = Better: { $move }.
no-mistakes = No move can be called a mistake for sure. Well played!
refused-no-such-mistake = There is no such mistake in this game.
refused-no-analysis = This game has not been analysed yet.

## Whose games these are, and whom to write to
about = About this site
about-games = Whose games these are
about-games-buy = Other people invented, drew and published these games. If you like one of them, buy the box.
about-none = Who made it is said by the package that brings this game.
about-ours = What is ours
about-ours-texts = None of their texts and none of their artwork is used here: the rules are written in our own words, and every drawing is our own.
about-ours-owners = The names of the games and of the publishers belong to their owners. They have no part in this site and do not endorse it.
about-ours-licence = The program is free: Ludothèque { $version }, under the MIT licence, which covers our code and our texts, not the games.
about-figures = Reconstructed figures
about-figures-why = Some figures stand only on the cards of the box, and no rulebook tells them. We have reconstructed them as well as we could; every list of cards marks which ones.
about-figures-in = { $game }: { $count } of { $total }.
about-figures-none = { $game }: none of { $total }.
about-kept = What is kept
about-kept-what = There are no accounts, no advertising and no counting of visitors, and your browser asks no other site for anything. A cookie for each table keeps your seat, another one your language; your settings and your list of games stay on your device.
about-kept-days = A table keeps the names people give themselves, their moves and what they say to each other. { $days ->
    [one] It is deleted a day after the end of its match.
   *[other] It is deleted { $days } days after the end of its match.
}
about-whom = Whom to write to
about-whom-host = About this site, your data or your rights, write to whoever runs it:
about-whom-unsaid = Whoever runs this site has given no address. Ask the person who sent you here.
about-whom-rights = If you own rights in one of these games and something here should be different, please write to the same address.
about-whom-rights-unsaid = If you own rights in one of these games and something here should be different, please tell whoever runs this site.
