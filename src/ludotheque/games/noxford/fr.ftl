# Noxford. $card est une carte avec son article, $card-name son seul nom ; $under la carte du dessous ;
# $cards une liste de cartes. $corner : où se trouve un coin inférieur gauche, en millimètres.

game-name = Noxford
game-about = Une ville de cartes, sans quadrillage : soyez fort autour de ses richesses.
game-length = 20 min

option-table_width = Largeur de la table, en millimètres
option-table_height = Profondeur de la table, en millimètres
option-card_width = Largeur d’une carte, en millimètres
option-card_height = Hauteur d’une carte, en millimètres
option-last_gear = Un Engrenage sert même si c’est la dernière carte d’un joueur

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
        [0] en hauteur
       *[other] en largeur
    }

type-master = Maître des { syndicate }
    .counted = le Maître des { syndicate }
type-lieutenant = Lieutenant{ gear-suffix } des { syndicate }
    .counted =
        { $count ->
            [1] un Lieutenant{ gear-suffix } des { syndicate }
           *[other] { number-word } Lieutenants{ gear-suffix } des { syndicate }
        }
type-tough = Gros Bras{ gear-suffix } des { syndicate }
    .counted =
        { $count ->
            [1] un Gros Bras{ gear-suffix } des { syndicate }
           *[other] { number-word } Gros Bras{ gear-suffix } des { syndicate }
        }
type-punk = Sbire{ gear-suffix } des { syndicate }
    .counted =
        { $count ->
            [1] un Sbire{ gear-suffix } des { syndicate }
           *[other] { number-word } Sbires{ gear-suffix } des { syndicate }
        }
type-district = Quartier
    .counted =
        { $count ->
            [1] un Quartier
           *[other] { number-word } Quartiers
        }
card-district-gold = Quartier de l’or
    .counted =
        { $count ->
            [1] un Quartier de l’or
           *[other] { number-word } Quartiers de l’or
        }
card-district-poison = Quartier du poison
    .counted =
        { $count ->
            [1] un Quartier du poison
           *[other] { number-word } Quartiers du poison
        }
card-district-arms = Quartier des armes
    .counted =
        { $count ->
            [1] un Quartier des armes
           *[other] { number-word } Quartiers des armes
        }
card-district-secrets = Quartier des secrets
    .counted =
        { $count ->
            [1] un Quartier des secrets
           *[other] { number-word } Quartiers des secrets
        }
card-district-gold-poison = Quartier de l’or et du poison
    .counted =
        { $count ->
            [1] un Quartier de l’or et du poison
           *[other] { number-word } Quartiers de l’or et du poison
        }
card-district-gold-arms = Quartier de l’or et des armes
    .counted =
        { $count ->
            [1] un Quartier de l’or et des armes
           *[other] { number-word } Quartiers de l’or et des armes
        }
card-district-gold-secrets = Quartier de l’or et des secrets
    .counted =
        { $count ->
            [1] un Quartier de l’or et des secrets
           *[other] { number-word } Quartiers de l’or et des secrets
        }
card-district-poison-arms = Quartier du poison et des armes
    .counted =
        { $count ->
            [1] un Quartier du poison et des armes
           *[other] { number-word } Quartiers du poison et des armes
        }
card-district-poison-secrets = Quartier du poison et des secrets
    .counted =
        { $count ->
            [1] un Quartier du poison et des secrets
           *[other] { number-word } Quartiers du poison et des secrets
        }
card-district-arms-secrets = Quartier des armes et des secrets
    .counted =
        { $count ->
            [1] un Quartier des armes et des secrets
           *[other] { number-word } Quartiers des armes et des secrets
        }
card-district-all = Quartier des quatre domaines
    .counted =
        { $count ->
            [1] un Quartier des quatre domaines
           *[other] { number-word } Quartiers des quatre domaines
        }
type-barracks = Caserne
    .counted =
        { $count ->
            [1] une Caserne
           *[other] { number-word } Casernes
        }

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

told-placed =
    { $seat-is ->
        [you] Vous placez { $card } { which-way } en { $corner }.
       *[other] { $seat } place { $card } { which-way } en { $corner }.
    }
told-covered =
    { $seat-is ->
        [you] Vous posez { $card } sur { $under } en { $corner }.
       *[other] { $seat } pose { $card } sur { $under } en { $corner }.
    }
told-moved =
    { $seat-is ->
        [you] Vous déplacez { $card }, { which-way }, en { $corner }.
       *[other] { $seat } déplace { $card }, { which-way }, en { $corner }.
    }
told-moved-over =
    { $seat-is ->
        [you] Vous déplacez { $card } sur { $under } en { $corner }.
       *[other] { $seat } déplace { $card } sur { $under } en { $corner }.
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

asked-turn = Placez une carte contre d’autres, ou posez-en une sur une carte de rang inférieur.
asked-gear = L’engrenage tourne : déplacez une autre carte, ou laissez la ville telle quelle.

move-place = Placer { $card } { which-way } en { $corner }
move-cover = Poser { $card } sur { $under } en { $corner }
move-move = Déplacer { $card }, { which-way }, en { $corner }
move-move-over = Déplacer { $card } sur { $under } en { $corner }
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
refused-overlaps = La carte en chevaucherait une autre : { $card }.
refused-touches-nothing = La carte n’en toucherait aucune autre ; elle doit en toucher deux.
refused-touches-one = La carte n’en toucherait qu’une, { $card } ; elle doit en toucher deux.
refused-not-aligned =
    { $edges ->
        [1] Un seul bord de la carte serait aligné sur une carte qu’elle touche ; il en faut deux.
       *[other] { $edges } bords de la carte seraient alignés sur une carte qu’elle touche ; il en faut deux.
    }
refused-not-offered = La carte pourrait glisser ici sans s’aligner sur rien : la place qui compte est en { $corner }.
refused-no-card-there = Aucune carte n’a son coin inférieur gauche en { $corner }.
refused-neutral-covers-nothing = { $card-name } : une carte Neutre n’en recouvre aucune autre.
refused-neutral-is-not-covered = { $card-name } : une carte Neutre n’est jamais recouverte.
refused-rank-too-low = { $card-name } est de rang { $rank } : trop bas pour recouvrir { $under }, de rang { $other }.
refused-locked = { $card-name } : ses quatre bords sont en contact avec d’autres cartes, on ne peut pas la recouvrir.
refused-not-the-gear = { $card-name } : cette carte vient d’être placée, son engrenage en déplace une autre.
refused-masters-stay = { $card-name } : un Maître ne se déplace jamais.
refused-locked-in = { $card-name } : ses quatre bords sont en contact avec d’autres cartes, on ne peut pas la déplacer.
refused-would-split = { $card-name } : sans cette carte, la ville serait coupée en morceaux ; on ne peut pas la déplacer.
refused-same-place = { $card-name } : elle s’y trouve déjà et doit finir ailleurs, ou tournée.

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
scored-won-on-districts =
    { $seat-is ->
        [you] { $points } partout en tête : vous gagnez avec plus de Quartiers ({ $districts }).
       *[other] { $points } partout en tête : { $seat } gagne avec plus de Quartiers ({ $districts }).
    }
scored-shared-by-two =
    { $seat-is ->
        [you] Vous partagez la victoire avec { $other } : autant de points ({ $points }), autant de Quartiers ({ $districts }).
       *[other] { $seat } et { $other-is ->
            [you] vous
           *[other] { $other }
        } : victoire partagée, autant de points ({ $points }), autant de Quartiers ({ $districts }).
    }
scored-shared-by-more = { $count } joueurs se partagent la victoire : autant de points ({ $points }), autant de Quartiers ({ $districts }).

scored-cancelled = { $card-name }, qui retourne : { $cards }
scored-influence = { $card-name } : influence { $influence } avec { $cards }
scored-won =
    { $symbols ->
        [one] { $card-name }, remporté : { $symbols } symbole
       *[other] { $card-name }, remporté : { $symbols } symboles
    }
scored-favourite =
    { $symbols ->
        [one] { $card-name } : domaine de prédilection
       *[other] { $card-name } : domaine de prédilection, { $symbols } fois
    }
scored-tied = { $card-name } : égalité à { $influence }, pour personne
scored-nobodys = { $card-name } : personne n’y a d’influence

wrong-table-too-small = une table de { $table } mm est trop petite : les deux premières cartes prennent à elles seules { $needed } mm.
wrong-card-too-wide = une carte de { $size } mm ne convient pas : elle doit être plus haute que large.
wrong-bad-figure = la carte « { $name } » ne peut pas avoir { $found } pour « { $figure } ».
wrong-syndicate-incomplete = le Syndicat { $syndicate } doit avoir exactement un Maître, et d’autres cartes.
wrong-too-few-neutrals = la liste compte { $count } cartes Neutre ; il en faut deux pour commencer la ville.
wrong-no-hand = une main doit compter au moins une carte.
