# District Noir. $card est une carte avec son article, $card-name son seul nom ;
# $cards une liste de cartes, $cards-count leur nombre.

game-name = District Noir
game-about = Poser une carte ou en prendre cinq : tout est de savoir quand.
game-length = 15 min

type-support = Soutien { $value }
    .counted =
        { $count ->
            [1] un Soutien { $value }
           *[other] { number-word } Soutiens { $value }
        }
type-alliance = Alliance { $signed }
    .counted =
        { $count ->
            [1] une Alliance { $signed }
           *[other] { number-word } Alliances { $signed }
        }
type-betrayal = Trahison { $signed }
    .counted =
        { $count ->
            [1] une Trahison { $signed }
           *[other] { number-word } Trahisons { $signed }
        }
type-city = Ville
    .counted =
        { $count ->
            [1] une carte Ville
           *[other] { number-word } cartes Ville
        }
card-docks = Docks
    .counted = les Docks
card-police-station = Commissariat
    .counted = le Commissariat
card-city-hall = Mairie
    .counted = la Mairie

in-the-box =
    { $count ->
        [1] La boîte n’en contient qu’un exemplaire.
       *[other] La boîte en contient { number-word } exemplaires.
    }
about-support = À la fin, qui possède le plus de ces cartes marque { $value } ; à égalité, personne. Un Soutien de chaque valeur forme une série, pour 5 points de plus. { in-the-box }
about-alliance = Qui la prend marque { $signed } à la fin. { in-the-box }
about-betrayal = Qui la prend marque { $signed } à la fin : laissez-la à l’adversaire, ou prenez-la pour ce qui l’entoure. { in-the-box }
about-city = Cette carte ne rapporte rien, mais qui tient toute la Ville gagne sur-le-champ. { in-the-box }
about-docks = Ici débarque ce que personne n’a commandé. Les Docks ne rapportent rien, mais qui tient toute la Ville gagne sur-le-champ. { in-the-box }
about-police-station = Ici, on sait tout et on ne note rien. Le Commissariat ne rapporte rien, mais qui tient toute la Ville gagne sur-le-champ. { in-the-box }
about-city-hall = Ici, on serre toutes les mains. La Mairie ne rapporte rien, mais qui tient toute la Ville gagne sur-le-champ. { in-the-box }

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
told-drew-hidden =
    { $seat } pioche { $cards-count ->
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
refused-taken-already = Vous avez déjà pris des cartes pendant cette manche ; on ne prend qu’une fois par manche.

scored-won-the-city =
    { $seat-is ->
        [you] Vous tenez toute la Ville : vous gagnez sur-le-champ.
       *[other] { $seat } tient toute la Ville et gagne sur-le-champ.
    }
scored-won-on-points =
    { $seat-is ->
        [you] Vous gagnez par { $points } à { $other }.
       *[other] { $seat } gagne par { $points } à { $other }.
    }
scored-won-on-supports =
    { $seat-is ->
        [you] { $points } partout : vous gagnez par le nombre de cartes { $card-name }, { $more } contre { $fewer }.
       *[other] { $points } partout : { $seat } gagne par le nombre de cartes { $card-name }, { $more } contre { $fewer }.
    }
scored-drawn = { $points } partout, et autant de Soutiens de chaque valeur : match nul.

scored-majority = Majorité en { $card-name } : { $more } contre { $fewer }
scored-tied =
    { $each ->
        [0] { $card-name } : personne n’en a
       *[other] { $card-name } : { $each } chacun, pour personne
    }
scored-series =
    { $count ->
        [1] Une série complète de Soutiens
       *[other] { $count } séries complètes de Soutiens
    }
scored-alliances = Alliances : { $cards }
scored-betrayals = Trahisons : { $cards }
scored-left-in-line = Restent dans la ligne, pour personne : { $cards }

wrong-uneven-deal = la liste compte { $cards } cartes. Sans les { $removed } écartées et les { $line } de la ligne, elles doivent se distribuer en manches de { $round } cartes exactement.
wrong-deal-too-small = on ne peut pas prendre { $take } cartes avec des mains de { $hand } et une ligne de { $line } : il faut prendre au moins une carte, jamais plus que la main, et commencer avec une ligne.
wrong-no-supports = la liste n’a aucune carte Soutien.
