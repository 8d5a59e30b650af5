# Sans Foi Ni Loi. $card is a card with its article, $card-the with the definite article, $card-singular its name alone; $cards a list of cards.
# $home and $of say which ranch of somebody’s is meant: 0 the only one, 1 the first, 2 the second.

game-name = Sans Foi Ni Loi
game-about = Build a ranch, guard its herds, and have no mercy on your neighbours.
game-goal = Goal: the most prestige points, for more lands, herds, cowboys and gold than the others.
game-length = 60 min
game-credits = Invented by Bruno Cathala, drawn by Sébastien Tournadre, published in French by Jeux Descartes.
players-note-2 = With two players, each of you runs two ranches, which take turns and share one hand; each ranch keeps its own gold, herds and cowboys.

type-land = Land for { $room }
    .plural = Lands for { $room }
type-herd = Herd of value { $value }
    .plural = Herds of value { $value }
type-cowboy = Cowboy +{ $bonus }
    .plural = Cowboys +{ $bonus }
type-trick = Dirty trick
    .plural = Dirty tricks
type-killer = Hired killer +{ $bonus }
    .plural = Hired killers +{ $bonus }
type-bonus = Counter or bonus
    .plural = Counters or bonuses
type-person = Person +{ $bonus }
    .plural = Persons +{ $bonus }
type-fence = Fence +{ $bonus }
    .plural = Fences +{ $bonus }
card-poor-land = Poor land
    .plural = Poor lands
card-fair-land = Fair land
    .plural = Fair lands
card-excellent-land = Excellent land
    .plural = Excellent lands
card-poor-herd = Poor herd
    .plural = Poor herds
card-fair-herd = Fair herd
    .plural = Fair herds
card-excellent-herd = Excellent herd
    .plural = Excellent herds
card-novice = Novice cowboy
    .plural = Novice cowboys
card-seasoned = Seasoned cowboy
    .plural = Seasoned cowboys
card-veteran = Veteran cowboy
    .plural = Veteran cowboys
card-indian-raid = Indian raid
    .plural = Indian raids
card-panic = Panic
    .plural = Panics
card-card-sharp = Card sharp
    .plural = Card sharps
card-hold-up = Hold-up
    .plural = Hold-ups
card-rails = Rails across the prairie
    .plural = Rails across the prairie
    .article = none
card-saloon = Saloon
    .plural = Saloons
card-cattle-theft = Cattle theft
    .plural = Cattle thefts
card-lynching = Lynching
    .plural = Lynchings
card-sheriff = Sheriff
    .plural = Sheriffs
    .article = definite
card-rodeo-king = Rodeo king
    .plural = Rodeo kings
card-cavalry = Cavalry
    .plural = Cavalries
card-gold-mine = Gold mine
    .plural = Gold mines
card-undertaker = Undertaker
    .plural = Undertakers
    .article = definite
card-girls = Girls
    .plural = Girls
    .number = plural
card-trapper = Trapper
    .plural = Trappers
card-fence = Fence
    .plural = Fences
card-mayor = Mayor
    .plural = Mayors
    .article = definite

about-land = Holds { $room ->
        [1] one herd
       *[other] { $room } herds
    }. Lands are ranked at the end. To lay: 1 action point.
about-herd = Sells for { $value } gold for each turn it has spent on its land, up to four turns. Herds are ranked at the end. To lay on a land with room: 1 action point.
about-cowboy = Adds { $bonus } when you watch your herds, and in duels. Cowboys are ranked at the end. To lay: 1 action point.
about-killer = Fights a duel, with +{ $bonus }, against the best person on an opponent’s ranch. If he wins he returns to your hand and you are paid that person’s bonus; if he dies, the opponent is paid { counted-bounty } and the bonuses of everyone he has shot. { counted-cost }.
about-trick = Played against an opponent, for { counted-cost }.
about-bonus = Played for yourself, for { counted-cost }.
about-person = Comes to stay on your ranch. +{ $bonus } in duels only. { counted-cost }.
about-fence = Stays, and adds { $bonus } when you watch your herds. { counted-cost }.
about-indian-raid = Lies on an opponent’s land until the Cavalry comes. Until then nothing there can be laid, sold, mined or counted. { counted-cost }.
about-panic = Lies on an opponent’s ranch until its Rodeo king comes. Each herd counts double in the test, and failing it loses two. { counted-cost }.
about-card-sharp = Look at an opponent’s hand and steal one card. { counted-cost }.
about-hold-up = Choose the bank or an opponent, then roll: you take the die + 3 gold, as far as it is there. { counted-cost }.
about-rails = An opponent’s land is out of the game, with everything on it. { counted-cost }.
about-saloon = Each opponent loses one cowboy, at random, to you. { counted-cost }.
about-cattle-theft = Take an opponent’s herd onto one of your lands with room; it keeps its age. { counted-cost }.
about-lynching = A person on an opponent’s ranch is out of the game. It costs { counted-cost } and as many more as that person’s bonus.
about-sheriff = Stays. While he does, Card sharps, Hold-ups and Cattle thefts cannot be aimed at you. +{ $bonus } in duels only. { counted-cost }.
about-rodeo-king = Ends the Panic on your ranch. { counted-cost }.
about-cavalry = Ends the Indian raid on one of your lands, and everything there is yours again. { counted-cost }.
about-gold-mine = Lies on one of your empty lands, which never holds a herd again. Each turn you roll twice: up to 9 the bank pays it, from 10 on mine and land blow up. { counted-cost }.
about-undertaker = Stays. The bank pays you 2 gold for everyone who is put out of the game. +{ $bonus } in duels only. { counted-cost }.
about-girls = The first two cowboys in the deck come to your hand; the deck is shuffled. { counted-cost }.
about-trapper = The bank pays you the die + 3 gold. { counted-cost }.
about-mayor = Stays. Before every turn you may put the line in another order, and ask gold for it on somebody else’s. +{ $bonus } in duels only. { counted-cost }.

picture-poor-land = a longhorn’s skull on cracked earth
picture-fair-land = a wind pump on the prairie
picture-excellent-land = a river between trees and mountains
picture-poor-herd = a cow with its ribs showing
picture-fair-herd = two cows
picture-excellent-herd = a bull with a ring in his nose, and two cows
picture-novice = freckles, and a straw between the teeth
picture-seasoned = a moustache and a lasso
picture-veteran = a beard, a patch over one eye, a rifle
picture-indian-raid = a shield with feathers, and two arrows
picture-panic = cattle fleeing from lightning
picture-killer-2 = a poster, a cloth over the face
picture-killer-3 = a poster, a long moustache
picture-killer-4 = a poster, a scar and a cigar
picture-card-sharp = four cards in a hand, one in the sleeve
picture-hold-up = a revolver and a bag of gold
picture-rails = a locomotive
picture-saloon = swing doors, and a mug on the sign
picture-cattle-theft = a lasso at night
picture-lynching = a noose in a bare tree
picture-sheriff = a star on his coat
picture-rodeo-king = a rider on a rearing horse
picture-cavalry = two sabres and a flag
picture-gold-mine = a cart of gold in a shaft
picture-undertaker = a top hat and a coffin
picture-girls = feathers in her hair
picture-trapper = a raccoon-skin cap
picture-fence = posts and barbed wire
picture-mayor = a bowler hat, a monocle and a sash

told-well-guarded =
    { $seat-is ->
        [you] Your herds are well guarded{ at-home }.
       *[other] { $seat-of } herds are well guarded{ at-home }.
    }
told-ran-away =
    { $seat-is ->
        [you] You lose { $card } (worth { counted-worth }), which runs away from { on-land }{ at-home }.
       *[other] { $seat } loses { $card } (worth { counted-worth }), which runs away from { on-land }{ at-home }.
    }
told-sold =
    { $seat-is ->
        [you] You sell { $card } (worth { counted-worth }) from { on-land }{ at-home }.
       *[other] { $seat } sells { $card } (worth { counted-worth }) from { on-land }{ at-home }.
    }
told-rolled-mine =
    { $seat-is ->
        [you] Your mine on { on-land }{ at-home }: you roll { $first } + { $second } = { $total }.
       *[other] { $seat-of } mine on { on-land }{ at-home }: { $first } + { $second } = { $total }.
    }
told-blew-up =
    { $seat-is ->
        [you] Too much dynamite: the mine blows up, and with it your { on-land }{ at-home }.
       *[other] Too much dynamite: the mine blows up, and with it { $seat-of } { on-land }{ at-home }.
    }
told-laid-herd =
    { $seat-is ->
        [you] You put { $card } on { on-land }{ at-home }.
       *[other] { $seat } puts { $card } on { on-land }{ at-home }.
    }
told-raided =
    { $seat-is ->
        [you] You send an Indian raid to { whose-ranch }: { on-land }, is out of play.
       *[other] { $seat } sends an Indian raid to { whose-ranch }: { on-land }, is out of play.
    }
told-panicked =
    { $seat-is ->
        [you] You cause a Panic on { whose-ranch }.
       *[other] { $seat } causes a Panic on { whose-ranch }.
    }
told-hired =
    { $seat-is ->
        [you] You send { $card } after { $target } on { whose-ranch }.
       *[other] { $seat } sends { $card } after { $target } on { whose-ranch }.
    }
told-shot =
    { $seat-is ->
        [you] { $target-The } is shot. { $card-The } returns to your hand.
       *[other] { $target-The } is shot. { $card-The } returns to { $seat-of } hand.
    }
told-killer-shot = { $target-The } shoots first: { $card-the } is out of the game.
told-both-shot = Both fall: { $target-the } and { $card-the } are out of the game.
told-sharped =
    { $seat-is ->
        [you] You sit a Card sharp down with { $victim }.
       *[other]
            { $victim-is ->
                [you] { $seat } sits a Card sharp down with you.
               *[other] { $seat } sits a Card sharp down with { $victim }.
            }
    }
told-held-up-bank =
    { $seat-is ->
        [you] You hold up the bank.
       *[other] { $seat } holds up the bank.
    }
told-held-up =
    { $seat-is ->
        [you] You hold up { whose-ranch }.
       *[other] { $seat } holds up { whose-ranch }.
    }
told-robbed =
    { $seat-is ->
        [you] You make off with { counted-gold } from { whose-ranch }.
       *[other] { $seat } makes off with { counted-gold } from { whose-ranch }.
    }
told-railed =
    { $seat-is ->
        [you] You run the railway across { whose-ranch }: { on-land }, is out of the game with all that lay on it.
       *[other] { $seat } runs the railway across { whose-ranch }: { on-land }, is out of the game with all that lay on it.
    }
told-opened-saloon =
    { $seat-is ->
        [you] You open a Saloon{ at-home }.
       *[other] { $seat } opens a Saloon{ at-home }.
    }
told-changed-sides =
    { $seat-is ->
        [you] You win { $card } over from { whose-ranch }.
       *[other] { $seat } wins { $card } over from { whose-ranch }.
    }
told-rustled =
    { $seat-is ->
        [you] You drive { $card } (worth { counted-worth }) off { whose-ranch }, from { on-land }, to your { on-own-land }{ at-home }.
       *[other] { $seat } drives { $card } (worth { counted-worth }) off { whose-ranch }, from { on-land }, to { $seat-of } { on-own-land }{ at-home }.
    }
told-lynched =
    { $seat-is ->
        [you] You have { $card } lynched on { whose-ranch }.
       *[other] { $seat } has { $card } lynched on { whose-ranch }.
    }
told-calmed =
    { $seat-is ->
        [you] Your Rodeo king ends the Panic{ at-home }.
       *[other] { $seat-of } Rodeo king ends the Panic{ at-home }.
    }
told-freed =
    { $seat-is ->
        [you] The Cavalry frees your { on-land }{ at-home }.
       *[other] The Cavalry frees { $seat-of } { on-land }{ at-home }.
    }
told-struck-gold =
    { $seat-is ->
        [you] You find gold on { on-land }{ at-home }: there is a mine now.
       *[other] { $seat } finds gold on { on-land }{ at-home }: there is a mine now.
    }
told-buried =
    { $seat-is ->
        [you] Your Undertaker{ at-home } buries { $card-the }.
       *[other] { $seat-of } Undertaker{ at-home } buries { $card-the }.
    }
told-girls-found =
    { $seat-is ->
        [you] Your Girls find { $cards } in the deck.
       *[other] { $seat-of } Girls find { $cards } in the deck.
    }
told-girls-alone =
    { $seat-is ->
        [you] Your Girls find no cowboy in the deck.
       *[other] { $seat-of } Girls find no cowboy in the deck.
    }
told-trapped =
    { $seat-is ->
        [you] Your Trapper sells his furs.
       *[other] { $seat-of } Trapper sells his furs.
    }
told-left-line =
    { $seat-is ->
        [you] Your Mayor leaves the line as it is.
       *[other] { $seat-of } Mayor leaves the line as it is.
    }
told-offered =
    { $seat-is ->
        [you] For { counted-gold } you offer { $buyer } this line, from price 1 up: { $cards }.
       *[other]
            { $buyer-is ->
                [you] For { counted-gold } { $seat } offers you this line, from price 1 up: { $cards }.
               *[other] For { counted-gold } { $seat } offers { $buyer } this line, from price 1 up: { $cards }.
            }
    }
told-accepted =
    { $seat-is ->
        [you] You accept and pay { counted-gold }.
       *[other] { $seat } accepts and pays { counted-gold }.
    }
told-declined =
    { $seat-is ->
        [you] You decline.
       *[other] { $seat } declines.
    }

asked-which-runs = Several herds are worth the most. Which one runs away?
asked-sell =
    { $bank ->
        [0] The bank is empty: a sale brings nothing. Do you keep your herds?
       *[other] Will you sell a herd? The bank has { $bank } gold.
    }
asked-set-or-ask = Will you set this order, or ask { $buyer } for gold first?
asked-bargain = Will you pay { $seat } { counted-gold } for this order of the line?

move-lay = Lay { $card } (1 action point)
move-lay-on = Put { $card } on your { on-land } (1 action point)
move-play-on-own-land = Play { $card } on your { on-land } ({ counted-cost })
move-play-on-land = Play { $card } on { whose-ranch }, { on-land } ({ counted-cost })
move-play-on-ranch = Play { $card } on { whose-ranch } ({ counted-cost })
move-play-on-person = Play { $card } on { whose-ranch }, against { $target } ({ counted-cost })
move-play-on-bank = Play { $card } on the bank ({ counted-cost })
move-steal-herd = Play { $card } on { whose-ranch }: { $herd } (worth { counted-worth }) comes from { on-land }, to your { on-own-land } ({ counted-cost })
move-sell =
    { $missing ->
        [0] Sell { $card } from your { on-land }, for { counted-gold }
       *[other]
            { $gold ->
                [0] Give up { $card } on your { on-land }, for nothing: the bank is empty
               *[other] Sell { $card } (worth { counted-worth }) from your { on-land }, for { counted-gold }: the bank has no more
            }
    }
move-keep = Keep your herds
move-lose = Let { $card } (worth { counted-worth }) run away from your { on-land }
move-set = Set the line, from price 1 up: { $cards }
move-ask = Ask { counted-gold } for it
move-accept = Pay { counted-gold } for this line, from price 1 up: { $cards }
move-decline = Decline

refused-no-land = You have no land.
refused-no-room = Your land { $number } has no room for another herd.
refused-no-such-land = There is no land { $number } there.
refused-no-such-herd = There is no { $card-singular } of that age on land { $number }.
refused-not-worth-the-most = Another herd is worth more, and it is the one that runs away.
refused-under-a-raid = Land { $number } is under an Indian raid.
refused-has-a-mine = Land { $number } has a mine, and never holds a herd again.
refused-not-empty = Land { $number } is not empty: a mine needs an empty land.
refused-same-land = Land { $number } is just like land { $same }: name land { $same }.
refused-no-room-at-all = You have no land with room for the herd.
refused-guarded-by-sheriff = The Sheriff guards { $victim }.
refused-has-a-panic = There is already a Panic on { whose-ranch }.
refused-no-panic = There is no Panic on your ranch.
refused-no-raid = There is no Indian raid on that land of yours.
refused-no-gold = There is no gold on { whose-ranch }.
refused-no-cowboys = No opponent has a cowboy.
refused-not-the-highest = A killer goes for the highest bonus on { whose-ranch }, and that is somebody else.

advised-test =
    { $seat-is ->
        [you] Your next herd test{ at-home } then succeeds in { $won } of { $cases ->
            [one] { $cases } roll
           *[other] { $cases } rolls
        } instead of { $before }.
       *[other] { $seat-of } next herd test{ at-home } then succeeds in { $won } of { $cases ->
            [one] { $cases } roll
           *[other] { $cases } rolls
        } instead of { $before }.
    }
advised-new-test =
    { $seat-is ->
        [you] Your next herd test{ at-home } then succeeds in { $won } of { $cases ->
            [one] { $cases } roll
           *[other] { $cases } rolls
        }.
       *[other] { $seat-of } next herd test{ at-home } then succeeds in { $won } of { $cases ->
            [one] { $cases } roll
           *[other] { $cases } rolls
        }.
    }

scored-lands =
    { ranked } { $count ->
        [0] no land
        [1] 1 land
       *[other] { $count } lands
    }{ at-home }
scored-herds =
    { ranked } { $count ->
        [0] no herd
        [1] 1 herd
       *[other] { $count } herds
    }{ at-home }
scored-cowboys =
    { ranked } { $count ->
        [0] no cowboy
        [1] 1 cowboy
       *[other] { $count } cowboys
    }{ at-home }
scored-gold =
    { ranked } { $count ->
        [0] no gold
       *[other] { $count } gold
    }{ at-home }

wrong-only-one = there can be only one “{ $name }”: only one can order the line. Write count = 1.

at-home =
    { $home ->
        [1] {" "}(first ranch)
        [2] {" "}(second ranch)
       *[other] {""}
    }
which-of =
    { $of ->
        [1] {" "}first
        [2] {" "}second
       *[other] {""}
    }
whose-ranch =
    { $victim-is ->
        [you] your{ which-of } ranch
       *[other] { $victim-of }{ which-of } ranch
    }
on-land = land { $number }, { $land }
on-own-land = land { $place }, { $own }
counted-points =
    { $points ->
        [1] 1 prestige point
       *[other] { $points } prestige points
    }
counted-worth = { $worth } gold
counted-bounty = { $bounty } gold
ranked =
    { $place ->
        [0] –
        [1] 1st:
        [2] 2nd:
        [3] 3rd:
       *[other] { $place }th:
    }

part-sell = Sell a herd
part-lose = Let a herd run away
part-ask = Ask for gold

zone-ranch =
    { $number ->
        [1] First ranch
        [2] Second ranch
       *[other] Ranch
    }
zone-people =
    { $number ->
        [1] First ranch: people
        [2] Second ranch: people
       *[other] People
    }
zone-attachments =
    { $number ->
        [1] First ranch: fences and panic
        [2] Second ranch: fences and panic
       *[other] Fences and panic
    }
zone-victims = Shot by the Hired killer +{ $number }

figure-bounty = Bounty

# In a first game, what is new is explained once

situation-act = You have six action points: take a card of the line for the price below it, lay or play cards of your hand. What you do not spend is lost.
situation-two-estates = With two players, each runs two ranches in turn. They share your hand; gold, herds and cowboys belong to one ranch alone.
situation-guard = You have herds now: each turn begins with a test, dice and cowboys against the number of herds. If you fail, your best herd runs away.
situation-sell = You may sell herds before you act: the coin shows for how much. Each turn makes them worth more, four turns long; but a herd can run away.
situation-trick = You can play against somebody. Choose the card: every target is shown with what it would change, and its odds. Nothing happens before you confirm.
situation-buy = Action points used up? You may buy more for 2 gold each. But at the end, gold is ranked too.
situation-place = Before this turn you may put the line in order, card by card, or leave it: what stands first is cheapest.
situation-end = The end is near: it comes when a turn ends with the deck or the bank empty. Spend what still improves your place in lands, herds, cowboys or gold.

# What points are scored for, as titles.
points-from-lands = Lands
points-from-herds = Herds
points-from-cowboys = Cowboys
points-from-gold = Gold
