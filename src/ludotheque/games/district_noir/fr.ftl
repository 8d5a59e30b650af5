# District Noir. $card est une carte avec son article, $card-name son seul nom ;
# $cards une liste de cartes, $cards-count leur nombre.

game-name = District Noir
game-about = Poser une carte ou en prendre cinq : le tout est de choisir son moment.
game-goal = But : le plus de points après quatre manches, ou les trois lieux de la Ville à tout moment.
game-length = 15 min
game-credits = Inventé par Nao Shimamura et Nobutake Dogen, illustré par Vincent Roché, édité par Spiral Éditions et, en anglais, par Pandasaurus Games.

type-support = Soutien { $value }
    .plural = Soutiens { $value }
    .gender = masculine
type-alliance = Alliance { $signed }
    .plural = Alliances { $signed }
    .gender = feminine
type-betrayal = Trahison { $signed }
    .plural = Trahisons { $signed }
    .gender = feminine
type-city = Ville
    .singular = carte Ville
    .plural = cartes Ville
    .gender = feminine
card-docks = Docks
    .plural = Docks
    .gender = masculine
    .number = plural
    .article = definite
card-police-station = Commissariat
    .plural = Commissariat
    .gender = masculine
    .article = definite
card-city-hall = Mairie
    .plural = Mairie
    .gender = feminine
    .article = definite

in-the-box =
    { $count ->
        [1] La boîte n’en contient qu’un exemplaire.
       *[other] La boîte en contient { number-word } exemplaires.
    }
about-support = À la fin, qui possède le plus de ces cartes marque { $value } ; en cas d’égalité, personne. Un Soutien de chaque valeur forme une série, pour 5 points de plus. { in-the-box }
about-alliance = Qui la prend marque { $signed } à la fin. { in-the-box }
about-betrayal = Qui la prend marque { $signed } à la fin : laissez-la à l’adversaire, ou prenez-la pour ce qui l’entoure. { in-the-box }
about-city = Cette carte ne rapporte rien, mais qui tient toute la Ville gagne sur-le-champ. { in-the-box }
about-docks = Ici débarque ce que personne n’a commandé. Les Docks ne rapportent rien, mais qui tient toute la Ville gagne sur-le-champ. { in-the-box }
about-police-station = Ici, on sait tout et on ne note rien. Le Commissariat ne rapporte rien, mais qui tient toute la Ville gagne sur-le-champ. { in-the-box }
about-city-hall = Ici, on serre toutes les mains. La Mairie ne rapporte rien, mais qui tient toute la Ville gagne sur-le-champ. { in-the-box }

picture-5 = un docker en casquette, foulard rouge et crochet de manutention
picture-6 = un photographe de presse derrière son appareil
picture-7 = un juge en perruque, avec un marteau
picture-8 = un homme au chapeau à ruban rouge, le visage dans l’ombre
picture-plus-4 = une lettre sous un sceau rouge
picture-plus-3 = deux mains, dont une gantée
picture-plus-2 = deux verres qui trinquent
picture-minus-3 = un poignard planté dans une table, et du sang
picture-minus-2 = un verre de poison
picture-minus-1 = une lettre au sceau brisé
picture-docks = un cargo et une grue devant la lune
picture-police-station = deux lanternes rouges de part et d’autre d’une porte éclairée
picture-city-hall = une tour à horloge entre deux projecteurs

told-played =
    { $seat-is ->
        [you] Vous jouez { $card } au bout de la ligne.
       *[other] { $seat } joue { $card } au bout de la ligne.
    }
told-took =
    { $seat-is ->
        [you] Vous prenez { $cards }.
       *[other] { $seat } prend { $cards }.
    }
told-new-round =
    { $seat-is ->
        [you] Manche { $round } : vous commencez.
       *[other] Manche { $round } : { $seat } commence.
    }
told-drew =
    { $seat-is ->
        [you] Vous piochez { $cards }.
       *[other] { $seat } pioche { $cards }.
    }
told-drew-hidden = { $seat } pioche { $cards-count ->
        [0] 0 carte
        [1] une carte
       *[other] { $cards-count } cartes
    }.
told-holds-the-city =
    { $seat-is ->
        [you] Vous tenez toute la Ville !
       *[other] { $seat } tient toute la Ville !
    }
told-last-round-over = La dernière manche est jouée : on compte les points.

asked-play-or-take = Jouez une carte au bout de la ligne, ou prenez ses dernières cartes.
asked-play-on-empty-line = La ligne est vide : jouez une carte.
asked-play-after-taking = Vous avez déjà pris pendant cette manche : jouez une carte.
asked-must-take = Votre main est vide : prenez les dernières cartes de la ligne.

move-play = Jouer { $card }
move-take = Prendre { $cards }

refused-not-in-hand = Vous n’avez pas { $card } en main.
refused-hand-is-empty = Votre main est vide : il ne vous reste qu’à prendre.
refused-line-is-empty = La ligne est vide : il n’y a rien à prendre.
refused-taken-already = Vous avez déjà pris des cartes : on ne prend qu’une fois par manche.

scored-won-the-city =
    { $seat-is ->
        [you] Vous tenez toute la Ville : vous gagnez sur-le-champ.
       *[other] { $seat } tient toute la Ville et gagne sur-le-champ.
    }
scored-won-on-points =
    { $seat-is ->
        [you] Vous gagnez { $points } à { $other }.
       *[other] { $seat } gagne { $points } à { $other }.
    }
scored-won-on-supports =
    { $seat-is ->
        [you] { tied-on } : vous gagnez avec plus { $card-of-plural }, { $more } contre { $fewer }.
       *[other] { tied-on } : { $seat } gagne avec plus { $card-of-plural }, { $more } contre { $fewer }.
    }
scored-drawn = { tied-on }, et autant de Soutiens de chaque valeur : match nul.
tied-on =
    { $points ->
        [one] Égalité à { $points } point
       *[other] Égalité à { $points } points
    }

scored-majority = Majorité { $card-of-plural } : { $more } contre { $fewer }
scored-tied =
    { $each ->
        [0] { $card-name } : personne n’en a
       *[other] { $card-name } : { $each } partout, personne ne marque
    }
scored-series =
    { $count ->
        [0] Aucune série complète de Soutiens
        [1] Une série complète de Soutiens
       *[other] { $count } séries complètes de Soutiens
    }
scored-alliances = Alliances : { $cards }
scored-betrayals = Trahisons : { $cards }
scored-left-in-line = Restées dans la ligne, pour personne : { $cards }

words-supports = { $card-of-plural }
advised-wins-the-city = La Ville est alors complète : vous gagnez sur-le-champ.
advised-threatens-the-city =
    { $held ->
        [one] Vous tenez alors { $held } lieu de la Ville sur { $all } : encore un, et vous gagnez.
       *[other] Vous tenez alors { $held } lieux de la Ville sur { $all } : encore un, et vous gagnez.
    }
advised-keeps-the-city =
    { $held ->
        [0] La Ville entière échappe ainsi à { $other }, qui n’en tient aucun lieu.
        [1] La Ville entière échappe ainsi à { $other }, qui en tient un lieu.
       *[other] La Ville entière échappe ainsi à { $other }, qui en tient { $held } lieux.
    }
advised-scores = Le score devient : { $own } pour vous, { $points } pour { $other }.
advised-ends = La partie s’arrête là : { $own } pour vous, { $points } pour { $other }.
advised-most-of = Vous avez alors la majorité { $cards }.
advised-no-longer-most = { $other } n’a alors plus la majorité { $cards }.
advised-could-score = Si { $other } prend aussitôt, le score devient : { $own } pour vous, { $points } pour { $other }.
advised-could-win-the-city = { $other } pourrait alors compléter la Ville et gagner sur-le-champ.
advised-only-you-take = { $other } a déjà pris : pendant cette manche, il n’y a plus que vous qui puissiez le faire.
advised-nobody-takes = Personne ne la prendra pendant cette manche : chacun a déjà pris.
advised-nobody-takes-again = Personne ne peut plus la prendre : chacun a déjà pris dans la dernière manche.

wrong-uneven-deal = la liste compte { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }. Sans l’écart ({ $removed }) ni la ligne ({ $line }), le reste doit former des manches d’exactement { $round ->
        [one] { $round } carte
       *[other] { $round } cartes
    }. Changez un « count », ou les chiffres de [deal].
wrong-deal-too-small = on ne peut pas prendre { $take ->
        [one] { $take } carte
       *[other] { $take } cartes
    } avec des mains de { $hand } et une ligne de { $line } : une prise compte au moins une carte, jamais plus que la main, et la ligne ne peut pas être vide au départ.
wrong-no-supports = la liste n’a aucune carte Soutien. Ajoutez-en une : un [[kind]] avec type = { straight-quote }support{ straight-quote } et une valeur, par exemple value = 5.

zone-line = Ligne
zone-removed = Cartes écartées
zone-pile = Cartes prises

# Dans une première partie, ce qui est nouveau est expliqué une fois

situation-turn = Choisissez une carte à jouer au bout de la ligne, ou bien prenez. Une prise rapporte les cinq dernières cartes, et l’on prend exactement une fois par manche : attendez le bon moment.
situation-take = Une prise rapporte maintenant cinq cartes. Choisissez-la pour voir ce qu’elle ferait des deux scores : rien n’est pris avant que vous confirmiez.
situation-taken = Vous avez pris : jusqu’à la fin de la manche, vous ne faites que jouer. { $name } doit encore prendre : c’est le moment de jouer vos Trahisons.
situation-alone = { $name } a pris et ne peut plus prendre dans cette manche. La ligne est à vous ; mais chaque carte jouée en chasse une autre des cinq dernières.
situation-betrayal = Une Trahison se trouve parmi les cinq dernières cartes : elle retire des points à qui la prend. Attendez qu’elle en sorte, ou laissez-la à l’autre.
situation-city = Une carte Ville. Seule, elle ne rapporte rien, mais qui possède les trois gagne aussitôt : suivez-les des yeux.
situation-last-round = La dernière manche : ensuite, on compte les points. Ce qui reste dans la ligne n’est à personne ; prenez là où une majorité tient à une carte.

# Ce pour quoi on marque des points, en titre.
points-from-majority = Majorités
points-from-series = Séries
points-from-alliances = Alliances
points-from-betrayals = Trahisons
