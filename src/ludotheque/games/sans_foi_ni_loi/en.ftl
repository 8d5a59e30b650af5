# Sans Foi Ni Loi. $card is a card with its article, $card-name its name alone; $cards a list of cards.
# $home and $of say which ranch of somebody’s is meant: 0 the only one, 1 the first, 2 the second.

game-name = Sans Foi Ni Loi
game-about = Build a ranch, guard its herds, and have no mercy on your neighbours.
game-length = 60 min

type-land = Land for { $room }
    .counted =
        { $count ->
            [1] a Land for { $room }
           *[other] { number-word } Lands for { $room }
        }
type-herd = Herd of value { $value }
    .counted =
        { $count ->
            [1] a Herd of value { $value }
           *[other] { number-word } Herds of value { $value }
        }
type-cowboy = Cowboy +{ $bonus }
    .counted =
        { $count ->
            [1] a Cowboy +{ $bonus }
           *[other] { number-word } Cowboys +{ $bonus }
        }
type-trick = Dirty trick
    .counted =
        { $count ->
            [1] a Dirty trick
           *[other] { number-word } Dirty tricks
        }
type-killer = Hired killer +{ $bonus }
    .counted =
        { $count ->
            [1] a Hired killer +{ $bonus }
           *[other] { number-word } Hired killers +{ $bonus }
        }
type-bonus = Counter or bonus
    .counted =
        { $count ->
            [1] a Counter or bonus
           *[other] { number-word } Counters or bonuses
        }
type-person = Person +{ $bonus }
    .counted =
        { $count ->
            [1] a Person +{ $bonus }
           *[other] { number-word } Persons +{ $bonus }
        }
type-fence = Fence +{ $bonus }
    .counted =
        { $count ->
            [1] a Fence +{ $bonus }
           *[other] { number-word } Fences +{ $bonus }
        }
card-poor-land = Poor land
    .counted =
        { $count ->
            [1] a Poor land
           *[other] { number-word } Poor lands
        }
card-fair-land = Fair land
    .counted =
        { $count ->
            [1] a Fair land
           *[other] { number-word } Fair lands
        }
card-excellent-land = Excellent land
    .counted =
        { $count ->
            [1] an Excellent land
           *[other] { number-word } Excellent lands
        }
card-poor-herd = Poor herd
    .counted =
        { $count ->
            [1] a Poor herd
           *[other] { number-word } Poor herds
        }
card-fair-herd = Fair herd
    .counted =
        { $count ->
            [1] a Fair herd
           *[other] { number-word } Fair herds
        }
card-excellent-herd = Excellent herd
    .counted =
        { $count ->
            [1] an Excellent herd
           *[other] { number-word } Excellent herds
        }
card-novice = Novice cowboy
    .counted =
        { $count ->
            [1] a Novice cowboy
           *[other] { number-word } Novice cowboys
        }
card-seasoned = Seasoned cowboy
    .counted =
        { $count ->
            [1] a Seasoned cowboy
           *[other] { number-word } Seasoned cowboys
        }
card-veteran = Veteran cowboy
    .counted =
        { $count ->
            [1] a Veteran cowboy
           *[other] { number-word } Veteran cowboys
        }
card-indian-raid = Indian raid
    .counted =
        { $count ->
            [1] an Indian raid
           *[other] { number-word } Indian raids
        }
card-panic = Panic
    .counted =
        { $count ->
            [1] a Panic
           *[other] { number-word } Panics
        }
card-card-sharp = Card sharp
    .counted =
        { $count ->
            [1] a Card sharp
           *[other] { number-word } Card sharps
        }
card-hold-up = Hold-up
    .counted =
        { $count ->
            [1] a Hold-up
           *[other] { number-word } Hold-ups
        }
card-rails = Rails across the prairie
    .counted =
        { $count ->
            [1] Rails across the prairie
           *[other] { number-word } Rails across the prairie
        }
card-saloon = Saloon
    .counted =
        { $count ->
            [1] a Saloon
           *[other] { number-word } Saloons
        }
card-cattle-theft = Cattle theft
    .counted =
        { $count ->
            [1] a Cattle theft
           *[other] { number-word } Cattle thefts
        }
card-lynching = Lynching
    .counted =
        { $count ->
            [1] a Lynching
           *[other] { number-word } Lynchings
        }
card-sheriff = Sheriff
    .counted =
        { $count ->
            [1] the Sheriff
           *[other] { number-word } Sheriffs
        }
card-rodeo-king = Rodeo king
    .counted =
        { $count ->
            [1] a Rodeo king
           *[other] { number-word } Rodeo kings
        }
card-cavalry = Cavalry
    .counted =
        { $count ->
            [1] a Cavalry
           *[other] { number-word } Cavalries
        }
card-gold-mine = Gold mine
    .counted =
        { $count ->
            [1] a Gold mine
           *[other] { number-word } Gold mines
        }
card-undertaker = Undertaker
    .counted =
        { $count ->
            [1] the Undertaker
           *[other] { number-word } Undertakers
        }
card-girls = Girls
    .counted =
        { $count ->
            [1] Girls
           *[other] { number-word } Girls
        }
card-trapper = Trapper
    .counted =
        { $count ->
            [1] a Trapper
           *[other] { number-word } Trappers
        }
card-fence = Fence
    .counted =
        { $count ->
            [1] a Fence
           *[other] { number-word } Fences
        }
card-mayor = Mayor
    .counted =
        { $count ->
            [1] the Mayor
           *[other] { number-word } Mayors
        }

about-land = Holds { $room ->
        [1] one herd
       *[other] { $room } herds
    }. Lands are ranked at the end. To lay: 1 point.
about-herd = Sells for { $value } gold for each turn it has spent on its land, up to four turns. Herds are ranked at the end. To lay on a land with room: 1 point.
about-cowboy = Adds { $bonus } when you watch your herds, and in duels. Cowboys are ranked at the end. To lay: 1 point.
about-killer = Fights a duel, with +{ $bonus }, against the best person on an opponent’s ranch. If he wins he returns to your hand and you are paid that person’s bonus; if he dies, the opponent is paid { $bounty } gold and the bonuses of everyone he has shot. { $cost } points.
about-trick = Played against an opponent, for { $cost } points.
about-bonus = Played for yourself, for { $cost } points.
about-person = Comes to stay on your ranch. +{ $bonus } in duels only. { $cost } points.
about-fence = Stays, and adds { $bonus } when you watch your herds. { $cost } points.
about-indian-raid = Lies on an opponent’s land until the Cavalry comes. Until then nothing there can be laid, sold, mined or counted. { $cost } points.
about-panic = Lies on an opponent’s ranch until its Rodeo king comes. Each herd counts double in the test, and failing it loses two. { $cost } points.
about-card-sharp = Look at an opponent’s hand and steal one card. { $cost } points.
about-hold-up = Choose the bank or an opponent, then roll: you take the die + 3 gold, as far as it is there. { $cost } points.
about-rails = An opponent’s land leaves the game, with everything on it. { $cost } points.
about-saloon = Each opponent loses one cowboy, at random, to you. { $cost } points.
about-cattle-theft = Take an opponent’s herd onto one of your lands with room; it keeps its age. { $cost } points.
about-lynching = Somebody on an opponent’s ranch is out of the game. It costs { $cost } points and as many more as that person’s bonus.
about-sheriff = Stays. While he does, Card sharps, Hold-ups and Cattle thefts cannot be aimed at you. +{ $bonus } in duels only. { $cost } points.
about-rodeo-king = Ends the Panic on your ranch. { $cost } points.
about-cavalry = Ends the Indian raid on one of your lands, and everything there is yours again. { $cost } points.
about-gold-mine = Lies on one of your empty lands, which never holds a herd again. Each turn you roll twice: up to 9 the bank pays it, from 10 on mine and land blow up. { $cost } points.
about-undertaker = Stays. The bank pays you 2 gold for everyone who is put out of the game. +{ $bonus } in duels only. { $cost } points.
about-girls = The first two cowboys in the deck come to your hand; the deck is shuffled. { $cost } points.
about-trapper = The bank pays you the die + 3 gold. { $cost } points.
about-mayor = Stays. Before every turn you may put the line in another order, and ask gold for it on somebody else’s. +{ $bonus } in duels only. { $cost } points.

told-well-guarded =
    { $seat-is ->
        [you] Your herds are well guarded{ at-home }.
       *[other] { $seat }’s herds are well guarded{ at-home }.
    }
told-ran-away =
    { $seat-is ->
        [you] You lose { $card }, which runs away{ at-home }.
       *[other] { $seat } loses { $card }, which runs away{ at-home }.
    }
told-sold =
    { $seat-is ->
        [you] You sell { $card }{ at-home }.
       *[other] { $seat } sells { $card }{ at-home }.
    }
told-rolled-mine =
    { $seat-is ->
        [you] Your mine{ at-home }: you roll { $first } + { $second } = { $total }.
       *[other] { $seat }’s mine{ at-home }: { $first } + { $second } = { $total }.
    }
told-blew-up = Too much dynamite: the mine blows up, and with it { $land } of { seat-or-you }{ at-home }.
told-laid-herd =
    { $seat-is ->
        [you] You put { $card } on { $land }{ at-home }.
       *[other] { $seat } puts { $card } on { $land }{ at-home }.
    }
told-raided =
    { $seat-is ->
        [you] You send an Indian raid to { whose-ranch }: { $land } is out of everything.
       *[other] { $seat } sends an Indian raid to { whose-ranch }: { $land } is out of everything.
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
told-shot = { $target-name } is shot. { $card-name } returns to { $seat-is ->
        [you] your
       *[other] { $seat }’s
    } hand.
told-killer-shot = { $target-name } shoots first: { $card-name } is out of the game.
told-both-shot = Both fall: { $target-name } and { $card-name } are out of the game.
told-sharped =
    { $seat-is ->
        [you] You sit down to cards with { $victim }.
       *[other]
            { $victim-is ->
                [you] { $seat } sits down to cards with you.
               *[other] { $seat } sits down to cards with { $victim }.
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
        [you] You run the railway across { whose-ranch }: { $land } leaves the game with all that lay on it.
       *[other] { $seat } runs the railway across { whose-ranch }: { $land } leaves the game with all that lay on it.
    }
told-opened-saloon =
    { $seat-is ->
        [you] You open a Saloon{ at-home }.
       *[other] { $seat } opens a Saloon{ at-home }.
    }
told-changed-sides =
    { $seat-is ->
        [you] { $card-name } leaves { whose-ranch } for yours.
       *[other] { $card-name } leaves { whose-ranch } for { $seat }’s.
    }
told-rustled =
    { $seat-is ->
        [you] You drive { $card } off { whose-ranch } and onto { $land } of yours{ at-home }.
       *[other] { $seat } drives { $card } off { whose-ranch } and onto { $land }{ at-home }.
    }
told-lynched =
    { $seat-is ->
        [you] You have { $card } lynched on { whose-ranch }.
       *[other] { $seat } has { $card } lynched on { whose-ranch }.
    }
told-calmed =
    { $seat-is ->
        [you] Your Rodeo king ends the Panic{ at-home }.
       *[other] { $seat }’s Rodeo king ends the Panic{ at-home }.
    }
told-freed =
    { $seat-is ->
        [you] The Cavalry frees { $land } of yours{ at-home }.
       *[other] The Cavalry frees { $land } of { $seat }’s{ at-home }.
    }
told-struck-gold =
    { $seat-is ->
        [you] You find gold on { $land }{ at-home }: there is a mine now.
       *[other] { $seat } finds gold on { $land }{ at-home }: there is a mine now.
    }
told-buried =
    { $seat-is ->
        [you] Your Undertaker{ at-home } buries { $card }.
       *[other] { $seat }’s Undertaker{ at-home } buries { $card }.
    }
told-girls-found =
    { $seat-is ->
        [you] Your Girls find { $cards } in the deck.
       *[other] { $seat }’s Girls find { $cards } in the deck.
    }
told-girls-alone =
    { $seat-is ->
        [you] Your Girls find no cowboy in the deck.
       *[other] { $seat }’s Girls find no cowboy in the deck.
    }
told-trapped =
    { $seat-is ->
        [you] Your Trapper sells his furs.
       *[other] { $seat }’s Trapper sells his furs.
    }
told-left-line =
    { $seat-is ->
        [you] Your Mayor leaves the line as it lies.
       *[other] { $seat }’s Mayor leaves the line as it lies.
    }
told-offered =
    { $seat-is ->
        [you] For { counted-gold } you offer { $buyer } this line: { $cards }.
       *[other]
            { $buyer-is ->
                [you] For { counted-gold } { $seat } offers you this line: { $cards }.
               *[other] For { counted-gold } { $seat } offers { $buyer } this line: { $cards }.
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

asked-which-runs = Several herds would sell for the most. Which one runs away?
asked-sell =
    Will you sell a herd? { $bank ->
        [0] The bank has no gold left.
       *[other] The bank has { $bank } gold.
    }
asked-set-or-ask = Will you set this order, or ask { $buyer } for gold first?
asked-bargain =
    { $gold ->
        [1] Will you pay { $seat } one gold for this order of the line?
       *[other] Will you pay { $seat } { $gold } gold for this order of the line?
    }

move-lay = Lay { $card } (1 point)
move-lay-on = Put { $card } on your land { $number }, { $land } (1 point)
move-play-on-own-land = Play { $card } on your land { $number }, { $land } ({ counted-cost })
move-play-on-land = Play { $card } on { whose-ranch }, land { $number }, { $land } ({ counted-cost })
move-play-on-ranch = Play { $card } on { whose-ranch } ({ counted-cost })
move-play-on-person = Play { $card } on { whose-ranch }, against { $target } ({ counted-cost })
move-play-on-bank = Play { $card } on the bank ({ counted-cost })
move-steal-herd = Play { $card } on { whose-ranch }: { $herd } (worth { $worth }) comes to your land { $number }, { $land } ({ counted-cost })
move-sell = Sell { $card } on your land { $number }, { $land }, for { $worth } gold
move-keep = Sell nothing more
move-lose = Let { $card } (worth { $worth }) run away from your land { $number }, { $land }
move-set = Set the line: { $cards }
move-ask = Ask { counted-gold } for it
move-accept = Pay { counted-gold } for { $cards }
move-decline = Decline

refused-no-room = Your land { $number } has no room for another herd.
refused-no-such-land = There is no land { $number } there.
refused-under-a-raid = Land { $number } is under an Indian raid.
refused-has-a-mine = Land { $number } has a mine, and never holds a herd again.
refused-not-empty = Land { $number } is not empty: a mine needs an empty land.
refused-same-land = Land { $number } is just like land { $same }: name that one.
refused-no-room-at-all = You have no land with room for the herd.
refused-guarded-by-sheriff = The Sheriff guards { $victim }.
refused-has-a-panic = There is already a Panic on { whose-ranch }.
refused-no-panic = There is no Panic on your ranch.
refused-no-raid = There is no Indian raid on that land of yours.
refused-no-gold = There is no gold on { whose-ranch }.
refused-no-cowboys = No opponent has a cowboy.
refused-not-the-highest = A killer goes for the highest bonus on { whose-ranch }, and that is somebody else.

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

wrong-only-one = there can be only one “{ $name }”.

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
       *[other] { $victim }’s{ which-of } ranch
    }
seat-or-you =
    { $seat-is ->
        [you] yours
       *[other] { $seat }’s
    }
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
