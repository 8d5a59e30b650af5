# What the lessons of Les Fils de Samarande say. No sentence has more than forty words.

first-steps = First steps
clever-part = The clever part

first-goal = The old Caliph seeks an heir among his viziers, and you are one of them. The city with the most points of renown wins: fill it with many different cards.
first-line = Each turn gives you six action points. The number under a card of the line is its price. Take the { card-port }: only 1 action point.
first-district = Lay the { card-port }. The figure in its corner says what that costs: 2 action points. A District is where artisans live; this one has room for two.
first-artisan = Lay your { card-perfumer } in the { card-port }, for 2 action points. Artisans pay taxes on each of your turns: she will bring 3 gold every time.
first-guard = Artisans without guards vanish. Lay your { card-partisan } with the last action point: he will add 1 to your die.
first-turn = All spent: end your turn. The line slides towards price 1, so what nobody wants gets cheaper. You may keep four cards in hand.
first-test = Your turn opens with a test. Colette rolls 3, plus 1 for your artisan: 4. You roll 4, plus 1 for your guard: 5. You need more; otherwise Colette removes an artisan.
first-taxes = Then come taxes: your { card-perfumer } has brought 3 gold. Lay the { card-carpet-weaver } beside her, for 2 action points: from the next turn on, 5 gold.
first-action = Action cards say what they do and cost. The { card-magic-carpet }, 3 action points, stays in your city and is worth 3 points of renown. Play it.
first-kind = Some turns later: the end is near. Every District, artisan and guard gives 1 point of renown; a new kind also gives its figure. Lay the { card-souk }: 1 + 3.
first-variety = A new kind again: take the { card-man-of-the-desert } for 1 action point, and lay him for 2. He brings 1 + 2 points of renown; a second { card-partisan } only 1.
first-buying = No action points left? Buy one for 2 gold, three a turn at most, and lay the { card-weaponsmith }. You stay the richest, which is worth 5 points of renown.
first-last = One card is left in the deck. End your turn: the line takes it, and the game is over. An empty bank would end it too.
first-end = Cards, kinds, carpet, gold: you win. A hint: lay artisans early, for they pay every turn. In a real game you first choose four cards out of eight.

clever-answer = Colette’s turn. Her { card-kidnapper-genie } wants your { card-perfumer }! A { card-mischievous-genie } cancels an Action, even out of turn, and costs no action points now. Answer with yours.
clever-price = Cancelled: Colette loses the card and 4 action points. The price: your genie now lies before you and takes 1 action point from each of your turns.
clever-asked = Marcel sends a { card-frightful-genie } to your { card-souk }. You hold no answer: let it pass. Everybody is always asked, so nobody learns who holds one.
clever-lamp = Your { card-souk } is out of play: no taxes, no points of renown. A { card-magic-lamp }, 2 action points, removes any one genie, even your own. Remove the Frightful one.
clever-guild = { card-assassins-guild }, 3 action points: your die plus 4 against a guard’s die plus bonus. Marcel’s { card-desert-rider } has +3, Colette’s { card-partisan } only +1. Choose the { card-partisan }.
clever-won = 7 to 6! The guard is gone, his bonus pays you 1 gold, and the guild returns to your hand. Had it lost, Colette would have got 6. End your turn.
clever-led = With no guard left, Colette failed her test and lost her only artisan: no more taxes for her. Your own city paid you 4 gold.
clever-protection = Seven gold makes others greedy. Play your { card-protector-genie }, for 4 action points: their Actions can no longer touch you. Take the card at price 1, then end your turn.
clever-safe = Colette plays { card-open-sesame }, and only Marcel can be her target: you are safe. Let it pass. Only a { card-magic-lamp } could remove your Protector.
clever-end = A hint: keep a { card-mischievous-genie } for the one Action that would really hurt. Each one you play costs an action point every turn, until a lamp comes.

# What is said to other moves

other-take = Not that card yet. Follow the light.
other-lay = That can wait a moment. Follow the light.
other-play = That card’s moment will come. Follow the light.
other-draw = A hidden card costs 3 action points and may be anything. Follow the light.
other-end = Not yet: action points you do not spend are lost.
other-buy = Keep your gold: you have enough action points for this.
other-lay-partisan = You have a { card-partisan } already: a second brings only 1 point of renown.
other-end-deck = Not yet! When you end this turn, the game is over.
other-pass = Then your { card-perfumer } is gone, and 3 gold a turn with her. Answer!
other-lamp-own = That would save 1 action point a turn. The { card-souk } is worth more.
other-lamp-first = First free your { card-souk }: it brings 4 gold a turn.
other-guild-rider = He has +3 and may make you roll again. The { card-partisan } is easier.
other-guild-now = Attack can wait: first protect what you own.
