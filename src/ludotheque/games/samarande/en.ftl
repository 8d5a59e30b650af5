# Les Fils de Samarande. $card is a card with its article, $card-name its name alone; $cards a list of cards.

game-name = Les Fils de Samarande
game-about = Build a city of the thousand and one nights, and mind the genies.
game-length = 45 min

type-district = District { $figure }
    .counted =
        { $count ->
            [1] a District { $figure }
           *[other] { number-word } Districts { $figure }
        }
type-artisan = Artisan { $figure }
    .counted =
        { $count ->
            [1] an Artisan { $figure }
           *[other] { number-word } Artisans { $figure }
        }
type-guard = Guard +{ $bonus }
    .counted =
        { $count ->
            [1] a Guard +{ $bonus }
           *[other] { number-word } Guards +{ $bonus }
        }
type-action = Action
    .counted =
        { $count ->
            [1] an Action
           *[other] { number-word } Actions
        }
card-palace = Palace
    .counted =
        { $count ->
            [1] a Palace
           *[other] { number-word } Palaces
        }
card-library = Library
    .counted =
        { $count ->
            [1] a Library
           *[other] { number-word } Libraries
        }
card-port = Port
    .counted =
        { $count ->
            [1] a Port
           *[other] { number-word } Ports
        }
card-fortified-quarter = Fortified quarter
    .counted =
        { $count ->
            [1] a Fortified quarter
           *[other] { number-word } Fortified quarters
        }
card-souk = Souk
    .counted =
        { $count ->
            [1] a Souk
           *[other] { number-word } Souks
        }
card-enchanted-cemetery = Enchanted cemetery
    .counted =
        { $count ->
            [1] an Enchanted cemetery
           *[other] { number-word } Enchanted cemeteries
        }
card-weaponsmith = Weaponsmith
    .counted =
        { $count ->
            [1] a Weaponsmith
           *[other] { number-word } Weaponsmiths
        }
card-jeweller = Jeweller
    .counted =
        { $count ->
            [1] a Jeweller
           *[other] { number-word } Jewellers
        }
card-carpet-weaver = Carpet weaver
    .counted =
        { $count ->
            [1] a Carpet weaver
           *[other] { number-word } Carpet weavers
        }
card-perfumer = Perfumer
    .counted =
        { $count ->
            [1] a Perfumer
           *[other] { number-word } Perfumers
        }
card-partisan = Partisan
    .counted =
        { $count ->
            [1] a Partisan
           *[other] { number-word } Partisans
        }
card-royal-guard = Royal guard
    .counted =
        { $count ->
            [1] a Royal guard
           *[other] { number-word } Royal guards
        }
card-man-of-the-desert = Man of the desert
    .counted =
        { $count ->
            [1] a Man of the desert
           *[other] { number-word } Men of the desert
        }
card-desert-rider = Desert rider
    .counted =
        { $count ->
            [1] a Desert rider
           *[other] { number-word } Desert riders
        }
card-caliph = Caliph
    .counted =
        { $count ->
            [1] a Caliph
           *[other] { number-word } Caliphs
        }
card-frightful-genie = Frightful genie
    .counted =
        { $count ->
            [1] a Frightful genie
           *[other] { number-word } Frightful genies
        }
card-explorer-genie = Explorer genie
    .counted =
        { $count ->
            [1] an Explorer genie
           *[other] { number-word } Explorer genies
        }
card-mischievous-genie = Mischievous genie
    .counted =
        { $count ->
            [1] a Mischievous genie
           *[other] { number-word } Mischievous genies
        }
card-imposing-genie = Imposing genie
    .counted =
        { $count ->
            [1] an Imposing genie
           *[other] { number-word } Imposing genies
        }
card-kidnapper-genie = Kidnapper genie
    .counted =
        { $count ->
            [1] a Kidnapper genie
           *[other] { number-word } Kidnapper genies
        }
card-protector-genie = Protector genie
    .counted =
        { $count ->
            [1] a Protector genie
           *[other] { number-word } Protector genies
        }
card-assassins-guild = Assassins’ guild
    .counted =
        { $count ->
            [1] an Assassins’ guild
           *[other] { number-word } Assassins’ guilds
        }
card-magic-lamp = Magic lamp
    .counted =
        { $count ->
            [1] a Magic lamp
           *[other] { number-word } Magic lamps
        }
card-open-sesame = Open sesame
    .counted =
        { $count ->
            [1] an Open sesame
           *[other] { number-word } Open sesames
        }
card-desert-tornado = Desert tornado
    .counted =
        { $count ->
            [1] a Desert tornado
           *[other] { number-word } Desert tornadoes
        }
card-magic-carpet = Magic carpet
    .counted =
        { $count ->
            [1] a Magic carpet
           *[other] { number-word } Magic carpets
        }
card-aladdin = Aladdin
    .counted =
        { $count ->
            [1] Aladdin
           *[other] { number-word } Aladdins
        }
card-ali-baba = Ali Baba
    .counted =
        { $count ->
            [1] Ali Baba
           *[other] { number-word } Ali Babas
        }
card-scheherazade = Scheherazade
    .counted =
        { $count ->
            [1] Scheherazade
           *[other] { number-word } Scheherazades
        }

about-district = { holds } A point at the end, and { $figure } more for the kind. To lay: { counted-figure }.
about-artisan = Brings { $tax } gold in taxes each turn, on a District with room. A point at the end, and { $figure } more for the kind. To lay: { counted-figure }.
about-guard = Adds { $bonus } when your artisans are guarded, and in duels. A point at the end, and { $figure } more for the kind. To lay: { counted-figure }.
about-action = Played for { counted-cost }.
about-library = You may keep one card more at the end of your turns. { holds } A point at the end, and { $figure } more for the kind. To lay: { counted-figure }.
about-fortified-quarter = Adds 2 when your artisans are guarded. { holds } A point at the end, and { $figure } more for the kind. To lay: { counted-figure }.
about-enchanted-cemetery = { holds } Two extra points at the end, besides a point for the card and { $figure } for the kind. To lay: { counted-figure }.
about-man-of-the-desert = Adds { $bonus } when your artisans are guarded, and in duels. If all your guards are of the desert, your neighbour can be made to roll again; in a duel, the assassin. To lay: { counted-figure }.
about-desert-rider = Adds { $bonus } when your artisans are guarded, and in duels. If all your guards are of the desert, your neighbour can be made to roll again; in a duel, the assassin. To lay: { counted-figure }.
about-caliph = Put the line in any order, gaps made this turn included. { counted-cost }.
about-frightful-genie = Lies on an opponent’s District until a Magic lamp comes: it and its artisans are out of play. { counted-cost }.
about-explorer-genie = Choose a kind of District, artisan or guard. The first one in the deck is laid in your city for nothing, or goes to your hand; what else was turned up is shuffled back. { counted-cost }.
about-mischievous-genie = Played in answer to somebody else’s Action, which is cancelled. Then it lies before you and costs an action point each turn, until a Magic lamp comes.
about-imposing-genie = Lies before an opponent, whose guards count 0 in the test and in duels, until a Magic lamp comes. { counted-cost }.
about-kidnapper-genie = Take an opponent’s artisan onto a District of yours with room, or into your hand if there is none. { counted-cost }.
about-protector-genie = Lies before you: opponents’ Actions do not touch you any more, until a Magic lamp comes. { counted-cost }.
about-assassins-guild = The die + 4 against a guard’s die and bonus. Higher: the guard is discarded, the guild returns to your hand and you are paid the guard’s bonus. Lower: the guild is discarded and the defender is paid 6. Equal: both are discarded. { counted-cost }.
about-magic-lamp = Discard one Genie lying before anyone, or on anyone’s District. { counted-cost }.
about-open-sesame = Choose an opponent, then roll: that much gold is yours, as far as it is there. { counted-cost }.
about-desert-tornado = An opponent’s District is destroyed with its artisans. It costs 1 point and one more for each card destroyed.
about-magic-carpet = Lies in your city: 3 points at the end. { counted-cost }.
about-aladdin = See an opponent’s hand and steal one card of it. { counted-cost }.
about-ali-baba = The bank pays you the die + 3. { counted-cost }.
about-scheherazade = Each opponent loses one guard, at random, to you. { counted-cost }.

told-kept-hand =
    { $seat-is ->
        [you] You keep your hand.
       *[other] { $seat } keeps the hand that was dealt.
    }
told-redealt =
    { $seat-is ->
        [you] You hand your cards back and are dealt { $cards }.
       *[other] { $seat } hands all cards back and is dealt { $cards }.
    }
told-redealt-hidden = { $seat } has no District, hands all cards back and is dealt others.
told-chose =
    { $seat-is ->
        [you] You keep { $cards }.
       *[other] { $seat } keeps { $cards }.
    }
told-chose-hidden = { $seat } has chosen which cards to keep.
told-roll-again =
    { $seat-is ->
        [you] You make { $roller } roll again.
       *[other]
            { $roller-is ->
                [you] { $seat } makes you roll again.
               *[other] { $seat } makes { $roller } roll again.
            }
    }
told-well-guarded =
    { $seat-is ->
        [you] Your artisans are well guarded.
       *[other] { $seat }’s artisans are well guarded.
    }
told-vanished =
    { $seat-is ->
        [you] You lose { $card } in the night.
       *[other] { $seat } loses { $card } in the night.
    }
told-taxes =
    { $seat-is ->
        [you] You collect your taxes.
       *[other] { $seat } collects taxes.
    }
told-mischief =
    { $seat-is ->
        [you] Mischievous genies leave you { counted-points } this turn.
       *[other] Mischievous genies leave { $seat } { counted-points } this turn.
    }
told-laid-artisan =
    { $seat-is ->
        [you] You put { $card } on { $district }.
       *[other] { $seat } puts { $card } on { $district }.
    }
told-played =
    { $seat-is ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
told-played-on-player =
    { $seat-is ->
        [you] You play { $card } on { $victim }.
       *[other]
            { $victim-is ->
                [you] { $seat } plays { $card } on you.
               *[other] { $seat } plays { $card } on { $victim }.
            }
    }
told-played-on-card =
    { $seat-is ->
        [you] You play { $card } on { whose } { $target-name }.
       *[other] { $seat } plays { $card } on { whose } { $target-name }.
    }
told-played-for =
    { $seat-is ->
        [you] You play { $card } to find { $target }.
       *[other] { $seat } plays { $card } to find { $target }.
    }
told-answered =
    { $seat-is ->
        [you] You answer { $player }’s { $target-name } with { $card }.
       *[other]
            { $player-is ->
                [you] { $seat } answers your { $target-name } with { $card }.
               *[other] { $seat } answers { $player }’s { $target-name } with { $card }.
            }
    }
told-cancelled =
    { $seat-is ->
        [you] Your { $card-name } is cancelled and discarded.
       *[other] { $seat }’s { $card-name } is cancelled and discarded.
    }
told-frightened =
    { $victim-is ->
        [you] Your { $district-name } is out of play, with all that lies on it.
       *[other] { $victim }’s { $district-name } is out of play, with all that lies on it.
    }
told-found-after = Turned up and shuffled back: { $cards }. Then comes { $card }.
told-found-at-once = The very first card is { $card }.
told-found-nothing = Turned up and shuffled back: { $cards }. In the whole deck there is no { $card-name }.
told-to-hand =
    { $seat-is ->
        [you] There is no room for it: { $card } goes to your hand.
       *[other] There is no room for it: { $card } goes to { $seat }’s hand.
    }
told-imposed =
    { $victim-is ->
        [you] Your guards count for nothing now.
       *[other] { $victim }’s guards count for nothing now.
    }
told-kidnapped =
    { $seat-is ->
        [you] You carry off { $card } from { $victim } and put it on { $district }.
       *[other]
            { $victim-is ->
                [you] { $seat } carries off { $card } from you and puts it on { $district }.
               *[other] { $seat } carries off { $card } from { $victim } and puts it on { $district }.
            }
    }
told-kidnapped-to-hand =
    { $seat-is ->
        [you] You carry off { $card } from { $victim }, into your hand.
       *[other]
            { $victim-is ->
                [you] { $seat } carries off { $card } from you, into hand.
               *[other] { $seat } carries off { $card } from { $victim }, into hand.
            }
    }
told-protected =
    { $seat-is ->
        [you] Nothing that others play touches you now.
       *[other] Nothing that others play touches { $seat } now.
    }
told-killed =
    { $seat-is ->
        [you] Your { $card-name } kills { $target } and returns to your hand.
       *[other] { $seat }’s { $card-name } kills { $target } and returns to hand.
    }
told-killed-by = The { $target-name } survives, and the { $card-name } is discarded.
told-both-fell = Both fall: the { $target-name } and the { $card-name } are discarded.
told-genie-gone =
    { $victim-is ->
        [you] Your { $card-name } is gone.
       *[other] { $victim }’s { $card-name } is gone.
    }
told-robbed =
    { $seat-is ->
        [you] You take { counted-gold } from { $victim }.
       *[other]
            { $victim-is ->
                [you] { $seat } takes { counted-gold } from you.
               *[other] { $seat } takes { counted-gold } from { $victim }.
            }
    }
told-destroyed =
    { $victim-is ->
        [you] Destroyed in your city: { $cards }.
       *[other] Destroyed in { $victim }’s city: { $cards }.
    }
told-genie-stays =
    { $seat-is ->
        [you] The { $card-name } now lies before you and costs you a point each turn.
       *[other] The { $card-name } now lies before { $seat } and costs a point each turn.
    }
told-changed-sides =
    { $seat-is ->
        [you] { $victim } loses { $card } to you.
       *[other]
            { $victim-is ->
                [you] You lose { $card } to { $seat }.
               *[other] { $victim } loses { $card } to { $seat }.
            }
    }

asked-redeal = Will you keep this hand? Who has no District may have { $cards } other cards instead.
asked-choose = Which { $cards } cards will you keep? The others are shuffled back.
asked-reroll-test = { $roller } has come to { $total }. Will you have that rolled again?
asked-reroll-duel = { $roller } attacks your { $target-name } and has come to { $total }. Will you have that rolled again?
asked-who-vanishes = Which of { $victim }’s artisans vanishes?
asked-answer = { $seat } plays { $card }. Will you let it pass?
asked-where = Where will you put { $card }?

move-stay = Keep this hand
move-redeal = Hand it back for another
move-keep = Keep { $cards }
move-lay = Lay { $card } ({ counted-cost })
move-lay-on = Put { $card } on your District { $number }, { $district } ({ counted-cost })
move-vanish = The { $card-name } on District { $number }, { $district }
move-reroll = Roll again
move-stand = Let it stand
move-pass = Let it pass
move-answer-with = Answer with { $card }
move-put = On your District { $number }, { $district }
move-play-on-district = Play { $card } on { whose } District { $number }, { $district } ({ counted-cost })
move-play-on-card = Play { $card } on { whose } { $target-name } ({ counted-cost })
move-kidnap = Play { $card }: { whose } { $target-name } comes to your District { $number }, { $district } ({ counted-cost })
move-kidnap-to-hand = Play { $card }: { whose } { $target-name } comes into your hand ({ counted-cost })
move-search = Play { $card } to find { $target } ({ counted-cost })

refused-has-a-district = You hold a District: this hand cannot be handed back.
refused-deck-too-small = The deck has not enough cards for another hand.
refused-keep-so-many = Keep { $cards } cards that you hold.
refused-bought-enough = You may buy { $most } points in a turn, and you have.
refused-no-room = Your District { $number } has no room for another artisan.
refused-no-such-district = There is no District { $number } there.
refused-out-of-play = District { $number } is out of play, under a Frightful genie.
refused-same-district = District { $number } is just like District { $same }: name that one.
refused-nothing-to-order = There is nothing to put in order in the line.
refused-only-answers = { $card-name }: it is played only in answer to somebody else’s Action.
refused-has-one = { $victim } has { $card } already.
refused-have-one = You have { $card } already.
refused-shielded = A Protector genie shields { $victim }.
refused-no-gold = { $victim } has no gold.
refused-no-guards = No opponent has a guard whom you could win over.
refused-there-is-room = You have room for the artisan: name the District.
refused-wrong-count =
    { $count ->
        [1] That destroys 1 card, and the move has to say so.
       *[other] That destroys { $count } cards, and the move has to say so.
    }

scored-districts =
    { $count ->
        [1] 1 District
       *[other] { $count } Districts
    }
scored-artisans =
    { $count ->
        [1] 1 artisan
       *[other] { $count } artisans
    }
scored-guards =
    { $count ->
        [1] 1 guard
       *[other] { $count } guards
    }
scored-kinds = for the kinds: { $cards }
scored-cemeteries =
    { $count ->
        [1] 1 Enchanted cemetery
       *[other] { $count } Enchanted cemeteries
    }
scored-carpets =
    { $count ->
        [1] 1 Magic carpet
       *[other] { $count } Magic carpets
    }
scored-richest = the richest, with { counted-gold }
scored-equally-rich = as rich as anybody, with { counted-gold }

wrong-keeps-too-many = of { $hand } cards, 1 to { $hand } can be kept.

at-home =
    { $home ->
       *[other] {""}
    }
whose =
    { $victim-is ->
        [you] your
       *[other] { $victim }’s
    }
holds =
    { $room ->
        [0] Holds no artisan.
        [1] Holds one artisan.
       *[other] Holds { $room } artisans.
    }
counted-figure =
    { $figure ->
        [1] 1 point
       *[other] { $figure } points
    }

part-keep = Keep
part-vanish = Let an artisan vanish
part-put = Put it on a District
