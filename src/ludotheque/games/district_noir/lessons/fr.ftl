# Ce que disent les leçons de District Noir : aucune phrase ne dépasse quarante mots.

first-steps = Premiers pas
clever-part = L’art de la ruse

# Premiers pas

first-goal = Deux clans veulent la même ville. Pour gagner : le plus de points après quatre manches, ou les trois cartes Ville, qui mettent fin à la partie sur-le-champ.
first-play = Colette ne voit pas vos cinq cartes. La rangée face visible, c’est la ligne. Jouez votre 6 au bout : quelqu’un le prendra bientôt, vous peut-être.
first-play-other = Possible aussi, mais commençons par le 6.
first-play-take = Deux cartes seulement à prendre : trop tôt. Jouez le 6.
first-add = À votre tour : jouer une carte, ou prendre. Prendre rapporte les cinq dernières cartes de la ligne. Il n’y en a que quatre : ajoutez-en une, votre 8.
first-add-other = Gardez-la pour plus tard. Jouez le 8.
first-add-take = Permis, mais pour quatre cartes, et l’on ne prend qu’une fois par manche. Jouez le 8.
first-take = Six cartes. Le trait marque les cinq dernières : 7, 6, +3, 8 et 5. La −1 reste dehors, tant mieux. Prenez avant Colette !
first-take-play = Si vous jouez encore, Colette peut tout prendre. Prenez maintenant.
first-majorities = Vos prises restent devant vous jusqu’à la fin. Si vous avez alors plus de cartes 8 que Colette, vous marquez 8 ; de même pour les 7, 6 et 5. À égalité, rien.
first-series = Un 5, un 6, un 7 et un 8 forment une série : 5 points de plus. Votre Alliance +3 en ajoute 3. Belle première prise !
first-city = Colette joue les { card-docks }, l’une des trois cartes Ville. Seule, elle ne rapporte rien ; mais qui possède les trois gagne aussitôt. Sachez toujours où elles sont.
first-betrayal = Vous avez pris : jusqu’à la fin de la manche, vous ne faites que jouer. Colette doit encore prendre. Une Trahison coûte des points à qui la prend : jouez la −3 !
first-betrayal-other = Pas encore celle-là : d’abord la −3, pour Colette.
first-once = Colette attend : elle espère que la −3 sortira des cinq dernières. Mais chacun doit prendre une fois par manche, ni plus ni moins. Ajoutez votre −2.
first-once-other = D’abord la −2 : prendre maintenant la tentera encore moins.
first-forced = Votre dernière carte. Colette n’en a plus et n’a pas encore pris : elle y est obligée. Les cinq dernières seront pour elle, vos deux Trahisons comprises.
first-standing = Si l’on s’arrêtait là : les 5 et les 8 à vous, les 7 à Colette. Un 6 chacun : à personne. Avec série et Alliance, vous auriez 21 points, elle 2.
first-last-take = Les autres manches se jouent de même : cinq nouvelles cartes, la ligne reste. La fin approche. Vous avez deux 8, Colette trois ; deux sont à portée : prenez !
first-last-take-play = Colette ajouterait aussi une carte, et le premier 8 sortirait des cinq dernières. Prenez.
first-left = Plus personne ne peut prendre, et ce qui reste dans la ligne n’est à personne. Votre −2 ne gêne donc personne : jouez-la, et l’on compte les points.
first-end = 24 à 17 : cette dernière prise a tout décidé. Un conseil : prenez quand les cinq dernières vous arrangent, et gardez vos Trahisons pour après.

# L’art de la ruse

clever-danger = Troisième manche. Colette possède déjà les { card-docks } et le { card-police-station }. La troisième carte, la { card-city-hall }, est dans votre main. Si Colette la prend, elle gagne aussitôt.
clever-bait = Vos cinq cartes devront être jouées, la { card-city-hall } aussi. Poussez donc Colette à prendre d’abord. Elle ne voit pas votre main : tentez-la avec le 8.
clever-bait-city = Colette la prendrait et gagnerait sur-le-champ !
clever-bait-alliance = Trop précieuse pour être offerte. Le 8 suffira.
clever-bait-betrayal = Personne ne mord à une Trahison. Offrez le 8.
clever-bait-take = Votre prise servira plus tard, à mettre la { card-city-hall } à l’abri.
clever-free = Elle a mordu : un 8, mais 5 points de Trahisons avec. Et elle ne peut plus prendre avant la prochaine manche : la ligne est à vous. Jouez la +4 sans crainte.
clever-free-city = Sans danger, en effet. Mais commencez par la +4.
clever-free-betrayal = C’est vous qui la prendriez. D’abord la +4.
clever-city = Colette répond par du poison pour votre prise. Jouez maintenant la { card-city-hall } : elle ne peut que regarder. Mais ne l’y laissez pas, ou elle la prendra à la prochaine manche.
clever-city-take = La { card-city-hall } viendrait après, et Colette pourrait la prendre à la prochaine manche.
clever-city-betrayal = Gardez-la pour après votre prise. Maintenant, la { card-city-hall }.
clever-count = Comptez depuis la fin. Maintenant, les quatre sont à vous ; deux cartes de plus, et la +4 vous échappe. Et ce que vous possédez, personne ne le reprend. Prenez !
clever-count-play = Colette en ajoute une aussi, et la +4 sort des cinq dernières. Prenez.
clever-third = Un autre soir, dernière manche. À vous les { card-docks } et la { card-city-hall }. La pioche est vide : le { card-police-station } est dans la main de Colette, ou parmi les trois cartes écartées.
clever-patience = Colette a pris et doit jouer ses deux cartes. Si elle a le { card-police-station }, elle espère que vous prendrez avant. Tentantes, ces cinq cartes… mais attendez : jouez votre 6.
clever-patience-take = Colette pourrait alors jouer le { card-police-station } tranquillement. Gardez votre prise.
clever-patience-betrayal = Attendre, c’est juste. Commencez par le 6, la −2 viendra ensuite.
clever-again = Un 5. Il lui reste une carte, qu’elle devra jouer. Attendre vous coûte les 8 ; la Ville vaut toute la partie. Jouez votre −2.
clever-again-take = Sa dernière carte serait alors hors de danger. Encore un tour !
clever-win = Le { card-police-station } ! C’était sa dernière carte, et vous pouvez encore prendre. Avec les trois cartes Ville, on ne compte même pas les points. Prenez !
clever-end = Vous gagnez sur-le-champ. Un conseil : après avoir pris, on ne peut plus que regarder. Avant de prendre, demandez-vous donc ce que l’autre tient encore.
