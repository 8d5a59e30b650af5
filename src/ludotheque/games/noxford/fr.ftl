# Noxford. $card est une carte avec son article, $card-name son seul nom ; $under la carte du dessous, $cards une liste de
# cartes. Une carte de la ville est celle de qui lit ($owner-is) ou d’un autre, et $letter la distingue des autres du même nom
# (none s’il n’y en a pas). $where est un emplacement en mots : voir les words-….

game-name = Noxford
game-about = Une ville de cartes, sans quadrillage : soyez fort autour de ses richesses.
game-goal = But : le plus de points de victoire, grâce aux Quartiers autour desquels vous avez le plus d’influence.
game-length = 20 min
game-credits = Inventé par Henri Kermarrec, illustré par Maud Chalmel, édité en français et en anglais par Capsicum Games.

option-table_width = Largeur de la table, en millimètres
option-table_height = Profondeur de la table, en millimètres
option-card_width = Largeur d’une carte, en millimètres
option-card_height = Hauteur d’une carte, en millimètres
option-last_gear = Un Engrenage sert même si c’est la dernière carte d’un joueur
option-rejoin = Un Engrenage peut soulever une carte qui relie la ville, si son nouvel emplacement la relie encore
option-syndicate_1 = Syndicat de la première place
option-syndicate_1-next = le suivant dans l’ordre
option-syndicate_2 = Syndicat de la deuxième place
option-syndicate_2-next = le suivant dans l’ordre
option-syndicate_3 = Syndicat de la troisième place, s’il y en a une
option-syndicate_3-next = le suivant dans l’ordre
option-syndicate_4 = Syndicat de la quatrième place, s’il y en a une
option-syndicate_4-next = le suivant dans l’ordre

syndicate =
    { $syndicate ->
        [1] Cobras
        [2] Lions
        [3] Rats
       *[other] Scorpions
    }
gear-suffix =
    { $gear ->
        [1] {" "}à engrenage
       *[other] {""}
    }
which-way =
    { $sideways ->
        [0] à la verticale
       *[other] à l’horizontale
    }

type-master = Maître des { syndicate }
    .plural = Maîtres des { syndicate }
    .gender = masculine
    .article = definite
type-lieutenant = Lieutenant{ gear-suffix } des { syndicate }
    .plural = Lieutenants{ gear-suffix } des { syndicate }
    .gender = masculine
type-tough = Gros Bras{ gear-suffix } des { syndicate }
    .plural = Gros Bras{ gear-suffix } des { syndicate }
    .gender = masculine
type-punk = Sbire{ gear-suffix } des { syndicate }
    .plural = Sbires{ gear-suffix } des { syndicate }
    .gender = masculine
type-district = Quartier
    .plural = Quartiers
    .gender = masculine
card-district-gold = Quartier de l’or
    .plural = Quartiers de l’or
    .gender = masculine
card-district-poison = Quartier du poison
    .plural = Quartiers du poison
    .gender = masculine
card-district-arms = Quartier des armes
    .plural = Quartiers des armes
    .gender = masculine
card-district-secrets = Quartier des secrets
    .plural = Quartiers des secrets
    .gender = masculine
card-district-gold-poison = Quartier de l’or et du poison
    .plural = Quartiers de l’or et du poison
    .gender = masculine
card-district-gold-arms = Quartier de l’or et des armes
    .plural = Quartiers de l’or et des armes
    .gender = masculine
card-district-gold-secrets = Quartier de l’or et des secrets
    .plural = Quartiers de l’or et des secrets
    .gender = masculine
card-district-poison-arms = Quartier du poison et des armes
    .plural = Quartiers du poison et des armes
    .gender = masculine
card-district-poison-secrets = Quartier du poison et des secrets
    .plural = Quartiers du poison et des secrets
    .gender = masculine
card-district-arms-secrets = Quartier des armes et des secrets
    .plural = Quartiers des armes et des secrets
    .gender = masculine
card-district-all = Quartier des quatre domaines
    .plural = Quartiers des quatre domaines
    .gender = masculine
type-barracks = Caserne
    .plural = Casernes
    .gender = feminine

in-the-box =
    { $count ->
        [1] La boîte n’en contient qu’un exemplaire.
       *[other] La boîte en contient { number-word } exemplaires.
    }
about-gear =
    { $gear ->
        [1] {" "}Son engrenage déplace une autre carte quand on la place.
       *[other] {""}
    }
about-master = Rang { $rank }. Il compte double autour d’un Quartier, ne se déplace jamais et attend devant son joueur qu’on le place. Il indique le domaine de prédilection de son Syndicat. { in-the-box }
about-lieutenant = Rang { $rank } : il recouvre toute carte de rang inférieur qui n’est pas bloquée.{ about-gear } { in-the-box }
about-tough = Rang { $rank } : il recouvre toute carte de rang inférieur qui n’est pas bloquée.{ about-gear } { in-the-box }
about-punk = Rang { $rank }, le plus bas.{ about-gear } { in-the-box }
about-district = À la fin, il va à qui a le plus de cartes en contact avec lui : un point par symbole, et deux de plus par symbole du domaine de prédilection du gagnant.{ about-gear } { in-the-box }
about-barracks = À la fin, elle retourne toutes les cartes Syndicat qu’elle touche : elles ne comptent plus.{ about-gear } { in-the-box }

lettered =
    { $letter ->
        [none] {""}
       *[other] {" "}{ $letter }
    }
coming-as =
    { $letter ->
        [none] {""}
       *[other] {" "}({ $letter })
    }
in-the-city =
    { $owner-is ->
        [you] votre { $card-singular }
       *[other] { $card-the }
    }{ lettered }
of-in-the-city =
    { $owner-is ->
        [you] de votre { $card-singular }
       *[other] { $card-of-the }
    }{ lettered }
form-aligned =
    { $gender ->
        [feminine] alignée
       *[masculine] aligné
    }
form-it-was =
    { $gender ->
        [feminine] elle était auparavant
       *[masculine] il était auparavant
    }
line-up =
    { $line ->
        [left] { $placed-aligned } à gauche
        [right] { $placed-aligned } à droite
        [top] { $placed-aligned } en haut
        [bottom] { $placed-aligned } en bas
        [both] { $placed-aligned } des deux côtés
        [over-left] dépassant à gauche
        [over-right] dépassant à droite
        [over-top] dépassant en haut
        [over-bottom] dépassant en bas
        [within] entre ses deux bouts
       *[across] dépassant des deux côtés
    }
words-laid = { in-the-city }
words-lined-up = { in-the-city } ({ line-up })
words-beside =
    { $side ->
        [left] à gauche { of-in-the-city }
        [right] à droite { of-in-the-city }
        [above] au-dessus { of-in-the-city }
       *[below] au-dessous { of-in-the-city }
    }
words-along = { words-beside }, { line-up }
words-near = Près { of-in-the-city }
words-title = { $card-name }{ lettered }
words-all-of = { $cards }
words-by-two = { $first }, { $second }
words-between = entre { $first } et { $second }
words-numbered =
    { $place }, numéro { $number } sur { $count } { $way ->
        [up] en partant du bas
       *[right] en partant de la gauche
    }
words-over = sur { $under }

told-begins =
    { $seat-is ->
        [you] Le sort vous désigne pour commencer.
       *[other] Le sort désigne { $seat } pour commencer.
    }
told-placed =
    { $seat-is ->
        [you] Vous placez { $card }{ coming-as } { which-way }, { $where }.
       *[other] { $seat } place { $card }{ coming-as } { which-way }, { $where }.
    }
told-covered =
    { $seat-is ->
        [you] Vous posez { $card }{ coming-as } sur { $under }.
       *[other] { $seat } pose { $card }{ coming-as } sur { $under }.
    }
told-moved =
    { $seat-is ->
        [you] Vous déplacez { in-the-city } { which-way }, { $where } ; { $card-it-was } { $source }.
       *[other] { $seat } déplace { in-the-city } { which-way }, { $where } ; { $card-it-was } { $source }.
    }
told-moved-over =
    { $seat-is ->
        [you] Vous déplacez { in-the-city } sur { $under } ; { $card-it-was } { $source }.
       *[other] { $seat } déplace { in-the-city } sur { $under } ; { $card-it-was } { $source }.
    }
told-stayed =
    { $seat-is ->
        [you] Vous laissez la ville telle quelle.
       *[other] { $seat } laisse la ville telle quelle.
    }
told-passed =
    { $seat-is ->
        [you] Vous ne pouvez rien placer et passez.
       *[other] { $seat } ne peut rien placer et passe.
    }
told-drew =
    { $seat-is ->
        [you] Vous piochez { $card }.
       *[other] { $seat } pioche { $card }.
    }
told-drew-hidden = { $seat } pioche une carte.
told-turned-up = Nouvelle carte Neutre visible : { $card }.
told-ended =
    { $seat-is ->
        [you] Vous avez posé votre dernière carte : la partie s’arrête aussitôt.
       *[other] { $seat } a posé sa dernière carte : la partie s’arrête aussitôt.
    }
told-all-passed = Plus personne ne peut placer de carte : on compte les points.

asked-turn = Placez une carte à côté d’autres cartes, ou posez-en une sur une carte de rang inférieur.
asked-gear = L’engrenage tourne : déplacez une autre carte, ou laissez la ville telle quelle.

move-place = Placer { $card } { which-way }, { $where }
move-cover = Poser { $card } sur { $under }
move-move = Déplacer { $moved } { which-way }, { $where }
move-move-over = Déplacer { $moved } sur { $under }
move-pass = Passer : rien ne peut être placé
move-stay = Laisser la ville telle quelle

refused-not-in-hand = Vous n’avez pas { $card } en main.
refused-not-yours = { $card-name } : cette carte n’est pas de votre Syndicat.
refused-not-displayed = Les cartes Neutre visibles ne comptent pas { $card }.
refused-master-is-placed = Votre Maître est déjà en jeu.
refused-can-still-play = Il vous reste quelque chose à placer : vous ne pouvez pas passer.
refused-gear-first = Déplacez d’abord une carte avec votre Engrenage, ou laissez la ville telle quelle.
refused-no-gear = On ne déplace une carte en jeu qu’avec un Engrenage qui vient d’être placé.
refused-off-the-table = La carte dépasserait de la table, qui mesure { $size } mm.
refused-overlaps = La carte chevaucherait { $other }.
refused-touches-nothing = La carte n’en toucherait aucune autre ; elle doit en toucher deux.
refused-touches-one = La carte n’en toucherait qu’une, { $other } ; elle doit en toucher deux.
refused-not-aligned =
    { $edges ->
        [0] Aucun bord de la carte ne serait aligné sur une carte qu’elle touche ; il en faut deux.
        [1] Un seul bord de la carte serait aligné sur une carte qu’elle touche ; il en faut deux.
       *[other] { $edges } bords de la carte seraient alignés sur une carte qu’elle touche ; il en faut deux.
    }
refused-not-offered = La carte pourrait glisser ici sans s’aligner sur rien : l’emplacement proposé le plus proche est { which-way }, { $where }.
refused-no-card-there = Il n’y a pas de carte à cet endroit.
refused-neutral-covers-nothing = { $card-name } : une carte Neutre n’en recouvre aucune autre.
refused-neutral-is-not-covered = { $card-name }{ lettered } : une carte Neutre n’est jamais recouverte.
refused-rank-too-low = { $card-The } est de rang { $rank } : trop bas pour recouvrir { $under }, de rang { $other }.
refused-locked = { $card-name }{ lettered } : ses quatre bords sont en contact avec d’autres cartes, on ne peut pas la recouvrir.
refused-not-the-gear = { $card-name }{ lettered } : cette carte vient d’être placée, son engrenage en déplace une autre.
refused-masters-stay = { $card-name }{ lettered } : un Maître ne se déplace jamais.
refused-locked-in = { $card-name }{ lettered } : ses quatre bords sont en contact avec d’autres cartes, on ne peut pas la déplacer.
refused-would-split = { $card-name }{ lettered } : sans cette carte, la ville serait coupée en morceaux ; on ne peut pas la déplacer.
refused-same-place = { $card-name }{ lettered } : elle s’y trouve déjà et doit finir ailleurs, ou tournée.

scored-won-on-points =
    { $seat-is ->
        [you] Vous gagnez avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $seat } gagne avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
tied-on =
    { $points ->
        [one] Égalité à { $points } point
       *[other] Égalité à { $points } points
    }
scored-won-on-districts =
    { $seat-is ->
        [you] { tied-on } : vous gagnez avec plus de Quartiers ({ $districts }).
       *[other] { tied-on } : { $seat } gagne avec plus de Quartiers ({ $districts }).
    }
scored-shared-by-two =
    { $seat-is ->
        [you] Vous partagez la victoire avec { $other } : autant de points ({ $points }), autant de Quartiers ({ $districts }).
       *[other] { $seat } et { $other-is ->
            [you] vous
           *[other] { $other }
        } : victoire partagée, autant de points ({ $points }), autant de Quartiers ({ $districts }).
    }
scored-shared-by-more =
    { $count ->
        [one] { $count } joueur remporte la victoire
       *[other] { $count } joueurs se partagent la victoire
    } : autant de points ({ $points }), autant de Quartiers ({ $districts }).

scored-cancelled = { $card-name }{ lettered } : cartes retournées face cachée ({ $cards })
scored-influence = { $card-name }{ lettered } : influence { $influence } avec { $cards }
scored-won =
    { $symbols ->
        [one] { $card-name }{ lettered }, remporté : { $symbols } symbole
       *[other] { $card-name }{ lettered }, remporté : { $symbols } symboles
    }
scored-favourite =
    { $symbols ->
        [one] { $card-name }{ lettered } : domaine de prédilection
       *[other] { $card-name }{ lettered } : domaine de prédilection, { $symbols } fois
    }
scored-tied = { $card-name }{ lettered } : égalité à { $influence }, personne ne l’emporte
scored-nobodys = { $card-name }{ lettered } : personne n’y a d’influence

for-points =
    { $points ->
        [one] pour { $points } point
       *[other] pour { $points } points
    }
advised-ends = La partie s’arrête aussitôt.
advised-district-won = Vous tenez alors { $district }, { $most } contre { $next }, { for-points }.
advised-district-taken = Vous prenez { $district } à { $seat }, { $most } contre { $next }, { for-points }.
advised-district-lost =
    { $seat-is ->
        [you] Vous ne tenez alors plus { $district }.
       *[other] { $seat } ne tient alors plus { $district }.
    }
advised-district-to-other = { $seat } tient alors { $district }, { $most } contre { $next }.
advised-district-new = Il est aussitôt à vous, { $most } contre { $next }, { for-points }.
advised-district-new-to-other = Il va aussitôt à { $seat }, { $most } contre { $next }.
advised-district-firmer = Vous tenez alors mieux { $district }, { $most } contre { $next }.
advised-district-looser =
    { $seat-is ->
        [you] Vous tenez alors moins bien { $district }, { $most } contre { $next }.
       *[other] { $seat } tient alors moins bien { $district }, { $most } contre { $next }.
    }
advised-is-turned = Elle touche { $barracks } : à la fin, elle est retournée et ne compte pas.
advised-turns = À la fin, elle retourne { $cards }.
advised-frees = Plus aucune Caserne ne retourne { $cards }.

wrong-no-place-at-all = sur une table de { $table } mm, des cartes de { $size } mm ne laissent aucun emplacement à côté des deux premières : choisissez des cartes plus petites ou une table plus grande.
wrong-same-syndicate = les places { $first } et { $second } ne peuvent pas avoir toutes deux { $master } : choisissez-en un autre pour l’une d’elles.
wrong-table-too-small = une table de { $table } mm est trop petite : les deux premières cartes prennent à elles seules { $needed } mm.
wrong-card-too-wide = une carte de { $size } mm ne convient pas : elle doit être plus haute que large.
wrong-bad-figure = la carte « { $name } » ne peut pas avoir { $found } pour « { $figure } ». Écrivez un nombre entier de { $low } à { $high }.
wrong-bad-card-size = cette mesure peut aller de { $low } à { $high } mm.
wrong-too-many-fields =
    il peut y avoir { $most ->
        [one] { $most } domaine
       *[other] { $most } domaines
    } au plus.
wrong-syndicate-incomplete = le Syndicat { $syndicate } doit avoir exactement un Maître, et d’autres cartes. Donnez à une carte de type = { straight-quote }master{ straight-quote } et à d’autres ce chiffre : syndicate = { $syndicate }.
wrong-too-few-neutrals = la liste compte { $count ->
        [one] { $count } carte Neutre
       *[other] { $count } cartes Neutre
    } ; il en faut deux pour commencer la ville. Ajoutez des Quartiers ou des Casernes.
wrong-no-hand = une main doit compter au moins une carte.

zone-city = Ville
zone-covered = Recouvertes dans la ville
zone-display = Cartes visibles
zone-unused = Hors de cette partie
zone-master = Maître encore à venir

figure-syndicate = Syndicat
figure-rank = Rang
figure-gear = Engrenage
figure-favourite = Prédilection
figure-poison = Poison
figure-arms = Armes
figure-secrets = Secrets

# Dans une première partie, ce qui est nouveau est expliqué une fois

situation-turn = Utilisez une carte : une de votre main, votre Maître ou une carte Neutre visible. Choisissez-la : toutes les places possibles se dessinent.
situation-gear = Un engrenage ! Vous pouvez déplacer une autre carte de la ville, à qui qu’elle soit : choisissez-la, puis sa nouvelle place. Ou ne touchez à rien.
situation-cover = Une de vos cartes peut en recouvrir une de rang inférieur, qui ne compte alors plus. Une carte touchée sur ses quatre côtés est verrouillée.
situation-district = Ce Quartier a un propriétaire pour l’instant : celui qui a le plus de cartes qui le touchent. Un Maître compte double ; à égalité, il n’est à personne.
situation-barracks = À la fin, une Caserne retourne face cachée tous les malfrats qu’elle touche, les vôtres aussi. Les places voisines portent une marque dès que vous choisissez une carte.
situation-last-card = Il ne reste qu’une carte à quelqu’un : la partie s’arrête dès qu’elle est posée. Finissez vous-même si vous êtes en tête ; sinon, renversez un Quartier.

# Ce pour quoi on marque des points, en titre.
points-from-won = Quartiers
points-from-favourite = Domaine de prédilection
