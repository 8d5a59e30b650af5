# What the lessons of Sans Foi Ni Loi say. No sentence has more than forty words.

first-steps = First steps
clever-part = The clever part

first-goal = The Wild West, and no law in sight: you are starting a ranch. At the end the best ranch wins, ranked by lands, herds, cowboys and gold.
first-line = Each turn gives you six action points. The number under a card of the line is its price. Take the { card-fair-land }: only 1 action point.
first-land = Now lay it on your ranch, for 1 action point. Herds must graze somewhere: this land has room for two.
first-herd = Put your { card-fair-herd } on it, for 1 action point. Herds bring gold: the longer they graze, the more they sell for.
first-cowboy = Herds without a guard run away. Lay your { card-seasoned }, for 1 action point: he will add 2 to your die.
first-unspent = Two action points left, and what you do not spend is lost. Take the { card-excellent-herd }. Prices stand still during your turn: the gap stays open.
first-turn = All spent: end your turn. Now the line slides towards price 1, so what nobody wants gets cheaper.
first-test = Your turn opens with a test. Colette rolls 3, plus 1 for your herd: 4. You roll 2, plus 2 for your cowboy: 4. Equal is enough. Less, and your best herd runs.
first-selling = You could sell this herd for 2 gold. Next turn it brings 4, then 6, at most 8. Your cowboy is watching: wait.
first-top = Some turns later. Your { card-excellent-herd } has grazed for four turns: 3 × 4 = 12 gold, and never more. Sell it before it runs away.
first-keep = Keep the other two. Herds still on your lands at the end are ranked, and Marcel has only one.
first-buying = Colette has two cowboys, like you: get ahead. The Veteran costs 6 action points, and 1 to lay. Buy the seventh for 2 gold, then take and lay him.
first-last = One card is left in the deck. End your turn: the line takes it, and the game is over. An empty bank would end it too.
first-end = Each ranking gives 5 victory points for first, 3 for second, 2 for third, and none to those who have nothing. A hint: always own a little of everything.

clever-raid = Building is half the game; slowing the others is the rest. Play your { card-indian-raid } on Colette’s three herds, for 3 action points: nothing there grows, sells or counts.
clever-duel = A Hired killer, 3 action points, duels the strongest person on a ranch: die plus bonus. Marcel’s best has +2, Colette’s +3. Your killer has +4: send him to Marcel.
clever-won = 7 to 6! The cowboy is out, his bonus pays you 2 gold, and the killer returns to your hand. Had he lost, Marcel would have got 6 gold. End your turn.
clever-led = Nobody watched Marcel’s herd: it ran away. That is what the duel was for. But look: he has raided your best land in return.
clever-counter = Every trick that stays has its counter. Play your { card-cavalry }, for 3 action points: land and herds are yours again at once.
clever-mayor = Next, the { card-mayor }: before every player’s turn, he lets you rearrange the line. He costs 4 action points; you have three. Buy one, play him, end your turn.
clever-order = Colette is next, and the { card-excellent-land } costs 6 action points. Put it at price 1, leave the rest, and ask her 2 gold for the favour.
clever-rest = Sold! Now Marcel’s turn comes. Nothing in the line would hurt you: leave it as it lies. The { card-mayor } may act each time, but need not.
clever-own = Your own turn is next. Put the { card-sheriff } first: he will cost 1 action point instead of 6, and he keeps thieves away from you.
clever-end = A hint: strike the leader, not the weakest, and keep a counter in hand. A trick builds nothing for you, so use it where it hurts most.

# What is said to other moves

other-take = Not that card yet. Follow the light.
other-lay = That can wait a moment. Follow the light.
other-play = That card’s moment will come. Follow the light.
other-draw = A hidden card costs 3 action points and may be anything. Follow the light.
other-end = Not yet: action points you do not spend are lost.
other-buy = Keep your gold: you have enough action points for this.
other-sell = Too early: next turn this herd brings twice as much.
other-sell-rest = Then you would have too few herds for the ranking. Keep it.
other-sell-other = That one brings less. Sell the { card-excellent-herd } first.
other-keep = It will never be worth more than today: sell it.
other-end-deck = Not yet! When you end this turn, the game is over.
other-raid-other = Legal, but that hurts less. Choose the land with three herds.
other-killer-colette = Her Veteran has +3: the duel would be closer. Attack Marcel.
other-killer-now = One thing at a time: first the raid.
other-mayor-first = First free your land: every turn under a raid is lost.
other-place = Possible, but Colette would not pay for that. Put the { card-excellent-land } first.
other-place-more = That is enough: leave the rest as it lies.
other-leave = Allowed, but here is gold to be made. First place the lit card.
other-set = Why give it away? Ask 2 gold for it.
other-ask = Ask 2 gold: cheap enough for Colette to say yes.
other-place-marcel = Nothing here matters to Marcel. Leave the line as it lies.
other-place-own = Think of your own turn: the { card-sheriff } first.
