# Les Fils de Samarande. $card is a card with its article, $card-the with the definite article, $card-singular its name alone; $cards a list of cards.

game-name = Les Fils de Samarande
game-about = Build a city of the thousand and one nights, and mind the genies.
game-goal = Goal: the most points of renown, with a city that is large, varied and rich.
game-length = 45 min
game-credits = Invented by Bruno Cathala, drawn by Mathieu Leysenne, published in French by Asmodée Éditions. The city of Samarande comes from the role-playing game Nightprowler.

option-explorer = An Explorer genie looks for
option-explorer-category = any District, artisan or guard: the first one that comes
option-explorer-kind = one kind of card, such as a Palace or a Perfumer

type-district = District { $figure }
    .plural = Districts { $figure }
type-artisan = Artisan { $figure }
    .plural = Artisans { $figure }
type-guard = Guard +{ $bonus }
    .plural = Guards +{ $bonus }
type-action = Action
    .plural = Actions
card-palace = Palace
    .plural = Palaces
card-library = Library
    .plural = Libraries
card-port = Port
    .plural = Ports
card-fortified-quarter = Fortified quarter
    .plural = Fortified quarters
card-souk = Souk
    .plural = Souks
card-enchanted-cemetery = Enchanted cemetery
    .plural = Enchanted cemeteries
card-weaponsmith = Weaponsmith
    .plural = Weaponsmiths
card-jeweller = Jeweller
    .plural = Jewellers
card-carpet-weaver = Carpet weaver
    .plural = Carpet weavers
card-perfumer = Perfumer
    .plural = Perfumers
card-partisan = Partisan
    .plural = Partisans
card-royal-guard = Royal guard
    .plural = Royal guards
card-man-of-the-desert = Man of the desert
    .plural = Men of the desert
card-desert-rider = Desert rider
    .plural = Desert riders
card-caliph = Caliph
    .plural = Caliphs
card-frightful-genie = Frightful genie
    .plural = Frightful genies
card-explorer-genie = Explorer genie
    .plural = Explorer genies
card-mischievous-genie = Mischievous genie
    .plural = Mischievous genies
card-imposing-genie = Imposing genie
    .plural = Imposing genies
card-kidnapper-genie = Kidnapper genie
    .plural = Kidnapper genies
card-protector-genie = Protector genie
    .plural = Protector genies
card-assassins-guild = Assassins’ guild
    .plural = Assassins’ guilds
card-magic-lamp = Magic lamp
    .plural = Magic lamps
card-open-sesame = Open sesame
    .plural = Open sesames
card-desert-tornado = Desert tornado
    .plural = Desert tornadoes
card-magic-carpet = Magic carpet
    .plural = Magic carpets
card-aladdin = Aladdin
    .plural = Aladdins
    .article = none
card-ali-baba = Ali Baba
    .plural = Ali Babas
    .article = none
card-scheherazade = Scheherazade
    .plural = Scheherazades
    .article = none

about-district = { holds } 1 point of renown at the end, and { $figure } more for the kind. To lay: { counted-figure }.
about-artisan = Brings { counted-tax } in taxes each turn, on a District with room. 1 point of renown at the end, and { $figure } more for the kind. To lay: { counted-figure }.
about-guard = Adds { $bonus } when your artisans are guarded, and in duels. 1 point of renown at the end, and { $figure } more for the kind. To lay: { counted-figure }.
about-action = Played for { counted-cost }.
about-library = { keep-more } { holds } A point at the end, and { $figure } more for the kind. To lay: { counted-figure }.
about-fortified-quarter = Adds { $bonus } when your artisans are guarded. { holds } A point at the end, and { $figure } more for the kind. To lay: { counted-figure }.
about-enchanted-cemetery = { holds } { counted-renown } at the end, besides a point for the card and { $figure } for the kind. To lay: { counted-figure }.
about-man-of-the-desert = Adds { $bonus } when your artisans are guarded, and in duels. A desert guard who is attacked may make the assassin reroll once. If all your guards are of the desert, you may also make your neighbour reroll when your artisans are tested. To lay: { counted-figure }.
about-desert-rider = Adds { $bonus } when your artisans are guarded, and in duels. A desert guard who is attacked may make the assassin reroll once. If all your guards are of the desert, you may also make your neighbour reroll when your artisans are tested. To lay: { counted-figure }.
about-caliph = Put the line in any order, gaps made this turn included. { counted-cost }.
about-frightful-genie = Lies on an opponent’s District until a Magic lamp comes: it and its artisans are out of play. { counted-cost }.
about-explorer-genie = Choose District, artisan or guard (or, if your table plays it so, one kind of them). The first one in the deck is laid in your city for nothing, or goes to your hand; what else was turned up is shuffled back. { counted-cost }.
about-mischievous-genie = Played in answer to somebody else’s Action, which is cancelled. Then it lies before you and costs { counted-upkeep } each turn, until a Magic lamp comes.
about-imposing-genie = Lies before an opponent, whose guards count 0 in the test and in duels, until a Magic lamp comes. { counted-cost }.
about-kidnapper-genie = Take an opponent’s artisan onto a District of yours with room, or into your hand if there is none. { counted-cost }.
about-protector-genie = Lies before you: opponents’ Actions do not touch you any more, until a Magic lamp comes. { counted-cost }.
about-assassins-guild = The die + 4 against a guard’s die and bonus. Higher: the guard is discarded, the guild returns to your hand and you are paid the guard’s bonus. Lower: the guild is discarded and the defender is paid 6. Equal: both are discarded. { counted-cost }.
about-magic-lamp = Discard one Genie lying before anyone, or on anyone’s District. { counted-cost }.
about-open-sesame = Choose an opponent, then roll: { taken-gold } is yours, as far as it is there. { counted-cost }.
about-desert-tornado = An opponent’s District is destroyed with its artisans. It costs { counted-cost } and one more for each card destroyed, the District included.
about-magic-carpet = Lies in your city: { counted-renown } at the end. { counted-cost }.
about-aladdin = See an opponent’s hand and steal one card of it. { counted-cost }.
about-ali-baba = The bank pays you the die + { $gold }. { counted-cost }.
about-scheherazade = Each opponent loses one guard, at random, to you. { counted-cost }.

picture-palace = an onion dome between two minarets, against the sun
picture-library = shelves of books in an arch, and an open one in front
picture-port = a ship with two sails, the town behind it
picture-fortified-quarter = battlements, towers and a barred gate
picture-souk = two stalls under striped awnings
picture-enchanted-cemetery = a golden ghost among the tombs
picture-weaponsmith = a bearded man with a hammer and a sword
picture-jeweller = a loupe at his eye, a ring held up
picture-carpet-weaver = a woman at her loom
picture-perfumer = a woman, and scent rising from a flask
picture-partisan = a young man with a headband and a spear
picture-royal-guard = a turban with a feather, a shield, a halberd
picture-man-of-the-desert = a veil that leaves only the eyes free
picture-desert-rider = sword drawn, on a galloping camel
picture-caliph = a forked beard under an enormous turban
picture-frightful-genie = a horned face over the house that it grips
picture-explorer-genie = a spyglass at one eye, a chart in hand
picture-mischievous-genie = a wink, a grin, and a card torn in two
picture-imposing-genie = arms folded, guards like dolls before him
picture-kidnapper-genie = somebody cries out in his fist
picture-protector-genie = eyes shut, a small city in his keeping
picture-assassins-guild = two eyes in a hood, a dagger on each side
picture-magic-lamp = a cloud of smoke over a golden lid
picture-open-sesame = a cave full of gold, its stone rolled aside
picture-desert-tornado = a whirl that carries off roofs and palms
picture-magic-carpet = it flies, rippling like a flag
picture-aladdin = a youth in a fez, holding somebody else’s card
picture-ali-baba = thieves look out of their jars, gold at their feet
picture-scheherazade = a veil, jewels, and a thousand and one stars

told-kept-hand =
    { $seat-is ->
        [you] You keep your hand.
       *[other] { $seat } keeps the hand that was dealt.
    }
told-redealt =
    { $seat-is ->
        [you] You swap your hand and are dealt { $cards }.
       *[other] { $seat } swaps the whole hand and is dealt { $cards }.
    }
told-redealt-hidden = { $seat } has no District and swaps the whole hand.
told-chose =
    { $seat-is ->
        [you] You keep { $cards }.
       *[other] { $seat } keeps { $cards }.
    }
told-chose-hidden = { $seat } has chosen which cards to keep.
told-roll-again =
    { $seat-is ->
        [you] You make { $roller } reroll.
       *[other]
            { $roller-is ->
                [you] { $seat } makes you reroll.
               *[other] { $seat } makes { $roller } reroll.
            }
    }
told-well-guarded =
    { $seat-is ->
        [you] Your artisans are well guarded.
       *[other] { $seat-of } artisans are well guarded.
    }
told-vanished =
    { $seat-is ->
        [you] You lose { $card } in the night, from { on-district }.
       *[other] { $seat } loses { $card } in the night, from { on-district }.
    }
told-taxes =
    { $seat-is ->
        [you] You collect your taxes.
       *[other] { $seat } collects taxes.
    }
told-mischief =
    { $seat-is ->
        [you] The mischief before you leaves you { left-to-act } this turn.
       *[other] The mischief before { $seat } leaves them { left-to-act } this turn.
    }
told-laid-artisan =
    { $seat-is ->
        [you] You put { $card } on { on-district }.
       *[other] { $seat } puts { $card } on { on-district }.
    }
told-played = { played }.
told-played-on-player = { played-on-player }.
told-played-on-card = { played-on-card }.
told-played-on-card-there = { played-on-card-there }.
told-played-to-kidnap = { played-to-kidnap }.
told-played-on-own-card = { played-on-own-card }.
told-played-on-own-card-there = { played-on-own-card-there }.
told-played-on-district = { played-on-district }.
told-played-for = { played-for }.
told-played-for-category = { played-for-category }.
told-answered = { answered }.
told-cancelled =
    { $seat-is ->
        [you] Your { $card-singular } is cancelled and discarded.
       *[other] { $seat-of } { $card-singular } is cancelled and discarded.
    }
told-left-line =
    { $seat-is ->
        [you] Your Caliph leaves the line as it is.
       *[other] { $seat-of } Caliph leaves the line as it is.
    }
told-frightened =
    { $victim-is ->
        [you] Your { on-district }, is out of play, with all that lies on it.
       *[other] { $victim-of } { on-district }, is out of play, with all that lies on it.
    }
told-found-after = Turned up and shuffled back: { $cards }. Then comes { $card }.
told-found-at-once = The very first card is { $card }.
told-found-nothing = Turned up and shuffled back: { $cards }. In the whole deck there is no { $card-singular }.
told-found-none-of =
    Turned up and shuffled back: { $cards }. { $category ->
        [district] There is no District in the whole deck.
        [artisan] There is no artisan in the whole deck.
       *[other] There is no guard in the whole deck.
    }
told-to-hand =
    { $seat-is ->
        [you] There is no room for it: { $card-the } goes to your hand.
       *[other] There is no room for it: { $card-the } goes to { $seat-of } hand.
    }
told-imposed =
    { $victim-is ->
        [you] Your guards count for nothing now.
       *[other] { $victim-of } guards count for nothing now.
    }
told-kidnapped =
    { $seat-is ->
        [you] You carry off { $card } from { $victim } and put it on { on-district }.
       *[other]
            { $victim-is ->
                [you] { $seat } carries off { $card } from you and puts it on { on-district }.
               *[other] { $seat } carries off { $card } from { $victim } and puts it on { on-district }.
            }
    }
told-kidnapped-to-hand =
    { $seat-is ->
        [you] You carry off { $card } from { $victim }, into your hand.
       *[other]
            { $victim-is ->
                [you] { $seat } carries off { $card } from you and takes it in hand.
               *[other] { $seat } carries off { $card } from { $victim } and takes it in hand.
            }
    }
told-protected =
    { $seat-is ->
        [you] Nothing that others play touches you now.
       *[other] Nothing that others play touches { $seat } now.
    }
told-killed =
    { $seat-is ->
        [you] Your { $card-singular } kills { $target-the } and returns to your hand.
       *[other] { $seat-of } { $card-singular } kills { $target-the } and returns to hand.
    }
told-killed-by = { $target-The } survives, and { $card-the } is discarded.
told-both-fell = A tie: both { $target-the } and { $card-the } are discarded.
told-genie-gone =
    { $victim-is ->
        [you] Your { $card-singular } is gone.
       *[other] { $victim-of } { $card-singular } is gone.
    }
told-genie-gone-there =
    { $victim-is ->
        [you] { $card-The } leaves your { on-district }, which is back in play.
       *[other] { $card-The } leaves { $victim-of } { on-district }, which is back in play.
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
        [you] Your District { $number } is destroyed: { $cards }.
       *[other] { $victim-of } District { $number } is destroyed: { $cards }.
    }
told-carpet-lies =
    { $seat-is ->
        [you] { $card-The } now lies in your city.
       *[other] { $card-The } now lies in { $seat-of } city.
    }
told-nothing-to-steal =
    { $victim-is ->
        [you] You have no cards left: there is nothing to steal from you.
       *[other] { $victim } has no cards left: there is nothing to steal.
    }
told-genie-stays =
    { $seat-is ->
        [you] { $card-The } now lies before you and costs you an action point each turn.
       *[other] { $card-The } now lies before { $seat } and costs an action point each turn.
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

asked-redeal =
    A hand without a District, and no other, can be swapped for { $cards ->
        [1] another card
       *[other] { $cards } other cards
    }.
asked-choose =
    { $cards ->
        [1] Which card do you keep? The others are shuffled into the deck.
       *[other] Which { $cards } cards do you keep? The others are shuffled into the deck.
    }
asked-reroll-test = { $roller } has { $total }. Make them reroll?
asked-reroll-duel = { $roller } attacks your { $target-singular } and has { $total }. Make them reroll?
asked-who-vanishes = Which of { $victim-of } artisans vanishes?
asked-answer-played = { played }. Let it pass?
asked-answer-played-on-player = { played-on-player }. Let it pass?
asked-answer-played-on-card = { played-on-card }. Let it pass?
asked-answer-played-on-card-there = { played-on-card-there }. Let it pass?
asked-answer-played-to-kidnap = { played-to-kidnap }. Let it pass?
asked-answer-played-on-own-card = { played-on-own-card }. Let it pass?
asked-answer-played-on-own-card-there = { played-on-own-card-there }. Let it pass?
asked-answer-played-on-district = { played-on-district }. Let it pass?
asked-answer-played-for = { played-for }. Let it pass?
asked-answer-played-for-category = { played-for-category }. Let it pass?
asked-answer-answered = { answered }. Let it pass?
asked-where = Where do you put { $card-the }?

move-stay = Keep this hand
move-stay-with-a-district = Keep this hand: it has a District
move-stay-as-the-deck-is-small = Keep this hand: the deck is too small for another
move-redeal =
    You have no District: swap { $cards ->
        [1] your card
       *[other] all { $cards } cards
    }
move-keep = Keep { $cards }
move-lay = Lay { $card } ({ counted-cost })
move-lay-on = Put { $card } on your { on-district } ({ counted-cost })
move-vanish = { $card-The } on { on-district }
move-reroll = Make them reroll
move-stand = Let it stand
move-pass = Let it pass
move-answer-with = Answer with { $card }
move-put = On your { on-district }
move-play-on-district = Play { $card } on { whose } { on-district } ({ counted-cost })
move-play-on-card = Play { $card } on { whose } { $target-singular } ({ counted-cost })
move-play-on-card-there = Play { $card } on { $target-the } on { whose } { on-district } ({ counted-cost })
move-kidnap = Play { $card }: { $target-the } from { whose } { on-district }, comes to your { on-own-district } ({ counted-cost })
move-kidnap-to-hand = Play { $card }: { $target-the } from { whose } { on-district }, comes into your hand ({ counted-cost })
move-search = Play { $card } to find { $target } ({ counted-cost })
move-search-category = Play { $card } to find { some-category } ({ counted-cost })

refused-has-a-district = You hold a District: this hand cannot be swapped.
refused-deck-too-small = The deck has too few cards for another hand.
refused-keep-so-many =
    { $cards ->
        [1] Keep one card that you hold.
       *[other] Keep { $cards } cards that you hold.
    }
refused-bought-enough =
    { $most ->
        [1] You may buy 1 action point in a turn, and you have.
       *[other] You may buy { $most } action points in a turn, and you have.
    }
refused-no-district = You have no District.
refused-no-room = Your District { $number } has no room for another artisan.
refused-no-such-artisan = There is no { $card-singular } on District { $number }.
refused-no-such-district = There is no District { $number } there.
refused-out-of-play = District { $number } is out of play, under a Frightful genie.
refused-same-district = District { $number } is just like District { $same }: name District { $same }.
refused-nothing-to-order = There is nothing to put in order in the line.
refused-name-a-category = At this table it looks for a District, an artisan or a guard, not for one kind of them.
refused-name-a-kind = At this table it looks for one kind of card, such as a Palace.
refused-only-answers = You can play { $card } only in answer to somebody else’s Action.
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

advised-test =
    { $seat-is ->
        [you] Your next guard test{ at-home } then succeeds in { $won } of { $cases ->
            [one] { $cases } roll
           *[other] { $cases } rolls
        } instead of { $before }.
       *[other] { $seat-of } next guard test{ at-home } then succeeds in { $won } of { $cases ->
            [one] { $cases } roll
           *[other] { $cases } rolls
        } instead of { $before }.
    }
advised-new-test =
    { $seat-is ->
        [you] Your next guard test{ at-home } then succeeds in { $won } of { $cases ->
            [one] { $cases } roll
           *[other] { $cases } rolls
        }.
       *[other] { $seat-of } next guard test{ at-home } then succeeds in { $won } of { $cases ->
            [one] { $cases } roll
           *[other] { $cases } rolls
        }.
    }
advised-test-now = The guard test then succeeds in { $won } of { $cases ->
        [one] { $cases } roll
       *[other] { $cases } rolls
    }.
advised-protects = It protects you from { $seat-of } { $card-singular }.
advised-saves = Otherwise your { $card-singular } would be cancelled.

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
scored-equally-rich = among the richest, with { counted-gold }

wrong-costs-nothing = “{ $name }” is played out of turn, when nobody has action points: its cost must be 0. What it costs each turn is its “upkeep”.
wrong-keeps-too-many =
    of { $hand ->
        [1] 1 card
       *[other] { $hand } cards
    }, 1 to { $hand } can be kept.

# An Action as it is announced, and as the others are asked about it.
played =
    { $seat-is ->
        [you] You play { $card }
       *[other] { $seat } plays { $card }
    }
played-on-player =
    { played } on { $victim-is ->
        [you] you
       *[other] { $victim }
    }
played-on-card = { played } on { whose } { $target-singular }
played-on-card-there = { played } on { $target-the } on { whose } { on-district }
played-to-kidnap =
    { played-on-card-there }, to carry it off to { $seat-is ->
        [you] your
       *[other] their
    } { on-own-district }
played-on-own-card =
    { $seat-is ->
        [you] { played } on your own { $target-singular }
       *[other] { played } on their own { $target-singular }
    }
played-on-own-card-there =
    { $seat-is ->
        [you] { played } on { $target-the } on your own { on-district }
       *[other] { played } on { $target-the } on their own { on-district }
    }
played-on-district = { played } on { whose } { on-district }
played-for = { played } to find { $target }
played-for-category = { played } to find { some-category }
answered =
    { $seat-is ->
        [you] You answer { $player-of } { $target-singular } with { $card }
       *[other]
            { $player-is ->
                [you] { $seat } answers your { $target-singular } with { $card }
               *[other] { $seat } answers { $player-of } { $target-singular } with { $card }
            }
    }

at-home =
    { $home ->
       *[other] {""}
    }
whose =
    { $victim-is ->
        [you] your
       *[other] { $victim-of }
    }
on-district = District { $number }, { $district }
on-own-district = District { $place }, { $own }
left-to-act =
    { $points ->
        [0] no action points
        [1] 1 action point
       *[other] { $points } action points
    }
counted-points =
    { $points ->
        [1] 1 point of renown
       *[other] { $points } points of renown
    }
holds =
    { $room ->
        [0] Holds no artisan.
        [1] Holds one artisan.
       *[other] Holds { $room } artisans.
    }
counted-tax = { $tax } gold
some-category =
    { $category ->
        [district] a District
        [artisan] an artisan
       *[other] a guard
    }
category-name =
    { $category ->
        [district] District
        [artisan] Artisan
       *[other] Guard
    }
keep-more =
    { $cards ->
        [1] You may keep one card more at the end of your turns.
       *[other] You may keep { $cards } cards more at the end of your turns.
    }
counted-renown =
    { $renown ->
        [1] 1 extra point
       *[other] { $renown } extra points
    }
counted-upkeep =
    { $upkeep ->
        [1] an action point
       *[other] { $upkeep } action points
    }
taken-gold =
    { $gold ->
        [0] that much gold
       *[other] that much gold and { $gold } more
    }
counted-figure =
    { $figure ->
        [1] 1 action point
       *[other] { $figure } action points
    }

part-keep = Keep
part-vanish = Let an artisan vanish
part-put = Put it on a District

zone-city = City
zone-guards = Guards
zone-attachments = Genies and carpets
zone-returned = Handed back
zone-aside = Not kept

figure-figure = Figure
figure-tax = Tax
figure-cards = More cards
figure-renown = Renown
figure-upkeep = Upkeep

# In a first game, what is new is explained once

situation-redeal = First everybody is asked about their hand, so that nobody learns who has no District. If you have one, simply keep your hand.
situation-choose = Keep four cards for the start: best a District, artisans who can live there, and a guard. The others go back into the deck.
situation-act = You have six action points: take a card of the line for the price below it, lay Districts, artisans and guards for the figure in their corner, or play an Action.
situation-guard = You have artisans now: each turn begins with a test against their number, with the die and your guards. Then they pay taxes.
situation-answer = When somebody plays an Action, everybody is asked, so that nobody learns who holds a { card-mischievous-genie }. With none, simply let it pass.
situation-who-vanishes = Your neighbour has failed the test, and you choose which artisan vanishes: the one that pays most, or the only one of its kind.
situation-trick = You can play against somebody. Choose the card: every target is shown with what it would change, and its odds. Nothing happens before you confirm.
situation-buy = Action points used up? You may buy up to three more a turn, for 2 gold each. But whoever is richest at the end gets points for it.
situation-end = The end is near: it comes when a turn ends with the deck or the bank empty. Lay what you can now: a new kind of card is worth most.

# What points are scored for, as titles.
points-from-districts = Districts
points-from-artisans = Artisans
points-from-guards = Guards
points-from-kinds = Different kinds
points-from-cemeteries = Enchanted cemeteries
points-from-carpets = Magic carpets
points-from-richest = The richest
points-from-equally-rich = Among the richest
