# What the lessons of District Noir say. No sentence has more than forty words.

first-steps = First steps
clever-part = The clever part

# First steps

first-goal = Two gangs want the same city. To win, have the most points after four rounds, or own all three City cards, which ends the game on the spot.
first-play = Colette cannot see your five cards. The open row is the line. Play your 6 at its end: soon somebody will take it, perhaps you.
first-play-other = Possible too, but let’s start with the 6.
first-play-take = Only two cards to take: too early. Play the 6.
first-add = On your turn you either play a card or take. A take brings the last five cards of the line. Only four lie there, so add one: your 8.
first-add-other = Keep that one for later. Play the 8.
first-add-take = Allowed, but only for four cards, and you take just once a round. Play the 8.
first-take = Six cards now. The bracket marks the last five: 7, 6, +3, 8 and 5. The −1 stays outside it, luckily. Take before Colette does!
first-take-play = Play on, and Colette may take all this herself. Take now.
first-majorities = What you take lies before you until the end. Own more 8s than Colette then, and you score 8; likewise for 7s, 6s and 5s. Equal numbers: nobody scores.
first-series = A 5, a 6, a 7 and an 8 together make a series: 5 points more. Your Alliance +3 simply adds 3. A fine first take!
first-city = Colette plays the { card-docks }, one of three City cards. Alone it scores nothing, but whoever owns all three wins at once. So always know where they are.
first-betrayal = You have taken: for the rest of this round you only play. Colette must still take. A Betrayal takes points from whoever ends up with it: play your −3!
first-betrayal-other = Not that one yet: first the −3, for Colette.
first-once = Colette waits: she hopes the −3 will slip out of the last five. But each of you must take exactly once a round. Add your −2.
first-once-other = First the −2: it makes taking now even less tempting.
first-forced = Your last card. Colette has none left and has not taken, so she must. The last five will be hers, both Betrayals included.
first-standing = If it ended now, the 5s and 8s would be yours, the 7s hers. One 6 each: nobody’s. With series and Alliance you would have 21 points, Colette 2.
first-last-take = The other rounds go the same way: five new cards each, the line stays. Now it is nearly over. In 8s you trail, two to three. Two lie within reach: take!
first-last-take-play = Colette then adds a card too, and the first 8 slips out of the last five. Take.
first-left = Nobody can take any more, and what stays in the line belongs to no one. So your −2 hurts nobody: play it, and the points are counted.
first-end = 24 to 17: that last take won it. A hint: take when the last five suit you, and keep your Betrayals for afterwards.

# The clever part

clever-danger = Round three. Colette already owns the { card-docks } and the { card-police-station }. { card-city-hall }, the third, is in your hand. If she takes it, she wins at once.
clever-bait = All five cards must be played this round, { card-city-hall } too. So make Colette spend her take first. She cannot see your hand: bait her with the 8.
clever-bait-city = Colette would take it and win on the spot!
clever-bait-alliance = Too good to give away. The 8 will do.
clever-bait-betrayal = Nobody bites at a Betrayal. Offer the 8.
clever-bait-take = You will need your take later, to bring { card-city-hall } to safety.
clever-free = She bit: an 8, but 5 points of Betrayals with it. And she cannot take again this round: the line is yours alone. Play the +4 in safety.
clever-free-city = Safe now, indeed. But start with the +4.
clever-free-betrayal = You would take that one yourself. First the +4.
clever-city = Colette answers with poison for your take. Now play { card-city-hall }: she can only watch. But do not leave it there, or she takes it next round.
clever-city-take = Then { card-city-hall } comes later, and Colette can take it next round.
clever-city-betrayal = Keep that for after your take. { card-city-hall } now.
clever-count = Count from the end. Now all four are yours; two more cards, and the +4 is out of reach. And what you own, nobody can take back. Take!
clever-count-play = Colette adds one too, and the +4 slips out of the last five. Take.
clever-third = Another evening, last round. Now you own the { card-docks } and { card-city-hall }. The deck is empty: the { card-police-station } is in Colette’s hand, or among the three cards set aside.
clever-patience = Colette has taken and must play both cards. If she has the { card-police-station }, she hopes you take first. Tempting, those five… but wait: play your 6.
clever-patience-take = Then Colette could play the { card-police-station } in peace. Keep your take.
clever-patience-betrayal = Waiting is right. Start with the 6, the −2 comes next.
clever-again = A 5. One card left in her hand, and she has to play it. Waiting costs you the 8s; the City is worth the whole game. Play your −2.
clever-again-take = Her last card would then be safe. One more turn!
clever-win = The { card-police-station }! It was her last card, and you still have your take. With all three City cards, no points are counted. Take!
clever-end = You win on the spot. A hint: once you have taken, you can only watch. So before you take, ask yourself what the other still holds.
