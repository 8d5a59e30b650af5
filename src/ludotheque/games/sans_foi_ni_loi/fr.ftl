# Sans Foi Ni Loi. $card est une carte avec son article, $card-name son seul nom ; $cards une liste de cartes.
# $home et $of disent de quel ranch il s’agit : 0 le seul, 1 le premier, 2 le second.

game-name = Sans Foi Ni Loi
game-about = Bâtir un ranch, garder ses troupeaux, et rester sans pitié pour ses voisins.
game-length = 60 min

type-land = Terrain pour { $room }
    .counted =
        { $count ->
            [1] un Terrain pour { $room }
           *[other] { number-word } Terrains pour { $room }
        }
type-herd = Troupeau de valeur { $value }
    .counted =
        { $count ->
            [1] un Troupeau de valeur { $value }
           *[other] { number-word } Troupeaux de valeur { $value }
        }
type-cowboy = Cow-boy +{ $bonus }
    .counted =
        { $count ->
            [1] un Cow-boy +{ $bonus }
           *[other] { number-word } Cow-boys +{ $bonus }
        }
type-trick = Coup fourré
    .counted =
        { $count ->
            [1] un Coup fourré
           *[other] { number-word } Coups fourrés
        }
type-killer = Tueur à gages +{ $bonus }
    .counted =
        { $count ->
            [1] un Tueur à gages +{ $bonus }
           *[other] { number-word } Tueurs à gages +{ $bonus }
        }
type-bonus = Contre ou bonus
    .counted =
        { $count ->
            [1] un Contre ou bonus
           *[other] { number-word } Contres ou bonus
        }
type-person = Personnage +{ $bonus }
    .counted =
        { $count ->
            [1] un Personnage +{ $bonus }
           *[other] { number-word } Personnages +{ $bonus }
        }
type-fence = Clôture +{ $bonus }
    .counted =
        { $count ->
            [1] une Clôture +{ $bonus }
           *[other] { number-word } Clôtures +{ $bonus }
        }
card-poor-land = Terrain médiocre
    .counted =
        { $count ->
            [1] un Terrain médiocre
           *[other] { number-word } Terrains médiocres
        }
card-fair-land = Terrain moyen
    .counted =
        { $count ->
            [1] un Terrain moyen
           *[other] { number-word } Terrains moyens
        }
card-excellent-land = Terrain excellent
    .counted =
        { $count ->
            [1] un Terrain excellent
           *[other] { number-word } Terrains excellents
        }
card-poor-herd = Troupeau médiocre
    .counted =
        { $count ->
            [1] un Troupeau médiocre
           *[other] { number-word } Troupeaux médiocres
        }
card-fair-herd = Troupeau moyen
    .counted =
        { $count ->
            [1] un Troupeau moyen
           *[other] { number-word } Troupeaux moyens
        }
card-excellent-herd = Troupeau excellent
    .counted =
        { $count ->
            [1] un Troupeau excellent
           *[other] { number-word } Troupeaux excellents
        }
card-novice = Cow-boy novice
    .counted =
        { $count ->
            [1] un Cow-boy novice
           *[other] { number-word } Cow-boys novices
        }
card-seasoned = Cow-boy confirmé
    .counted =
        { $count ->
            [1] un Cow-boy confirmé
           *[other] { number-word } Cow-boys confirmés
        }
card-veteran = Cow-boy vétéran
    .counted =
        { $count ->
            [1] un Cow-boy vétéran
           *[other] { number-word } Cow-boys vétérans
        }
card-indian-raid = Raid indien
    .counted =
        { $count ->
            [1] un Raid indien
           *[other] { number-word } Raids indiens
        }
card-panic = Panique
    .counted =
        { $count ->
            [1] une Panique
           *[other] { number-word } Paniques
        }
card-card-sharp = Tricheur professionnel
    .counted =
        { $count ->
            [1] un Tricheur professionnel
           *[other] { number-word } Tricheurs professionnels
        }
card-hold-up = Hold-up
    .counted =
        { $count ->
            [1] un Hold-up
           *[other] { number-word } Hold-up
        }
card-rails = Des rails sur la prairie
    .counted =
        { $count ->
            [1] une carte « Des rails sur la prairie »
           *[other] { number-word } cartes « Des rails sur la prairie »
        }
card-saloon = Saloon
    .counted =
        { $count ->
            [1] un Saloon
           *[other] { number-word } Saloons
        }
card-cattle-theft = Vol de bétail
    .counted =
        { $count ->
            [1] un Vol de bétail
           *[other] { number-word } Vols de bétail
        }
card-lynching = Lynchage
    .counted =
        { $count ->
            [1] un Lynchage
           *[other] { number-word } Lynchages
        }
card-sheriff = Shérif
    .counted =
        { $count ->
            [1] le Shérif
           *[other] { number-word } Shérifs
        }
card-rodeo-king = Roi du rodéo
    .counted =
        { $count ->
            [1] un Roi du rodéo
           *[other] { number-word } Rois du rodéo
        }
card-cavalry = Cavalerie
    .counted =
        { $count ->
            [1] une Cavalerie
           *[other] { number-word } Cavaleries
        }
card-gold-mine = Mine d’or
    .counted =
        { $count ->
            [1] une Mine d’or
           *[other] { number-word } Mines d’or
        }
card-undertaker = Croque-mort
    .counted =
        { $count ->
            [1] le Croque-mort
           *[other] { number-word } Croque-morts
        }
card-girls = Girls
    .counted =
        { $count ->
            [1] des Girls
           *[other] { number-word } Girls
        }
card-trapper = Trappeur
    .counted =
        { $count ->
            [1] un Trappeur
           *[other] { number-word } Trappeurs
        }
card-fence = Clôture
    .counted =
        { $count ->
            [1] une Clôture
           *[other] { number-word } Clôtures
        }
card-mayor = Maire
    .counted =
        { $count ->
            [1] le Maire
           *[other] { number-word } Maires
        }

about-land = Accueille { $room ->
        [1] un troupeau
       *[other] { $room } troupeaux
    }. Les terrains donnent lieu à un classement à la fin. À poser : 1 point.
about-herd =
    Se vend { $value ->
        [1] 1 pièce d’or
       *[other] { $value } pièces d’or
    } par tour passé sur son terrain, jusqu’à quatre tours. Les troupeaux donnent lieu à un classement à la fin. À poser sur un terrain qui a de la place : 1 point.
about-cowboy = Ajoute { $bonus } à la surveillance des troupeaux, et en duel. Les cow-boys donnent lieu à un classement à la fin. À poser : 1 point.
about-killer = Se bat en duel, avec +{ $bonus }, contre le meilleur personnage d’un ranch adverse. Vainqueur, il revient dans votre main et vous touchez le bonus de sa victime ; abattu, il rapporte à l’adversaire { $bounty } pièces d’or et les bonus de tous ceux qu’il a abattus. { $cost } points.
about-trick = Se joue contre un adversaire, pour { $cost } points.
about-bonus = Se joue pour vous-même, pour { $cost } points.
about-person = S’installe dans votre ranch. +{ $bonus } en duel seulement. { $cost } points.
about-fence = Reste en place et ajoute { $bonus } à la surveillance des troupeaux. { $cost } points.
about-indian-raid = Occupe un terrain adverse jusqu’à l’arrivée de la Cavalerie. D’ici là, on n’y pose, n’y vend, n’y extrait ni n’y compte plus rien. { $cost } points.
about-panic = S’abat sur un ranch adverse jusqu’à son Roi du rodéo. Chaque troupeau compte double à la surveillance, et un échec en fait perdre deux. { $cost } points.
about-card-sharp = Regardez la main d’un adversaire et volez-lui une carte. { $cost } points.
about-hold-up = Choisissez la banque ou un adversaire, puis lancez le dé : vous prenez le résultat + 3 pièces d’or, dans la limite de ce qu’il y a. { $cost } points.
about-rails = Un terrain adverse quitte la partie, avec tout ce qu’il porte. { $cost } points.
about-saloon = Chaque adversaire perd un cow-boy, au hasard, à votre profit. { $cost } points.
about-cattle-theft = Prenez un troupeau adverse et mettez-le sur un de vos terrains qui a de la place ; il garde son âge. { $cost } points.
about-lynching = Quelqu’un d’un ranch adverse quitte la partie. Il en coûte { $cost } points, plus le bonus de ce personnage.
about-sheriff = Reste en place. Tant qu’il est là, ni Tricheur professionnel, ni Hold-up, ni Vol de bétail ne peuvent vous viser. +{ $bonus } en duel seulement. { $cost } points.
about-rodeo-king = Met fin à la Panique dans votre ranch. { $cost } points.
about-cavalry = Chasse le Raid indien d’un de vos terrains, et tout ce qu’il porte est de nouveau à vous. { $cost } points.
about-gold-mine = S’ouvre sur un de vos terrains vides, qui n’accueillera plus jamais de troupeau. À chaque tour vous lancez deux fois le dé : jusqu’à 9 la banque paie ce total, à partir de 10 la mine et le terrain sautent. { $cost } points.
about-undertaker = Reste en place. La banque vous verse 2 pièces d’or pour chaque personnage éliminé. +{ $bonus } en duel seulement. { $cost } points.
about-girls = Les deux premiers cow-boys de la pioche viennent dans votre main ; la pioche est mélangée. { $cost } points.
about-trapper = La banque vous verse le résultat du dé + 3 pièces d’or. { $cost } points.
about-mayor = Reste en place. Avant chaque tour, vous pouvez changer l’ordre de la file, et le monnayer quand c’est le tour d’un autre. +{ $bonus } en duel seulement. { $cost } points.

told-well-guarded =
    { $seat-is ->
        [you] Vos troupeaux sont bien gardés{ at-home }.
       *[other] Les troupeaux sont bien gardés chez { $seat }{ at-home }.
    }
told-ran-away =
    { $seat-is ->
        [you] Vous perdez { $card }, qui s’enfuit{ at-home }.
       *[other] { $seat } perd { $card }, qui s’enfuit{ at-home }.
    }
told-sold =
    { $seat-is ->
        [you] Vous vendez { $card }{ at-home }.
       *[other] { $seat } vend { $card }{ at-home }.
    }
told-rolled-mine =
    { $seat-is ->
        [you] Votre mine{ at-home } : vous faites { $first } + { $second } = { $total }.
       *[other] La mine, chez { $seat }{ at-home } : { $first } + { $second } = { $total }.
    }
told-blew-up = Trop d’explosif : la mine saute { seat-or-you }{ at-home }, et avec elle { $land }.
told-laid-herd =
    { $seat-is ->
        [you] Vous mettez { $card } sur { $land }{ at-home }.
       *[other] { $seat } met { $card } sur { $land }{ at-home }.
    }
told-raided =
    { $seat-is ->
        [you] Vous lancez un Raid indien { whose-ranch } : { $land } est hors jeu.
       *[other] { $seat } lance un Raid indien { whose-ranch } : { $land } est hors jeu.
    }
told-panicked =
    { $seat-is ->
        [you] Vous semez la Panique { whose-ranch }.
       *[other] { $seat } sème la Panique { whose-ranch }.
    }
told-hired =
    { $seat-is ->
        [you] Vous envoyez { $card } { whose-ranch } contre { $target }.
       *[other] { $seat } envoie { $card } { whose-ranch } contre { $target }.
    }
told-shot = { $target-name } abattu. { $card-name } revient dans { $seat-is ->
        [you] votre main
       *[other] la main tenue par { $seat }
    }.
told-killer-shot = { $target-name } tire le premier : { $card-name } quitte la partie.
told-both-shot = Tous deux tombent : { $target-name } et { $card-name } quittent la partie.
told-sharped =
    { $seat-is ->
        [you] Vous vous attablez pour jouer aux cartes avec { $victim }.
       *[other]
            { $victim-is ->
                [you] { $seat } s’attable avec vous pour jouer aux cartes.
               *[other] { $seat } s’attable avec { $victim } pour jouer aux cartes.
            }
    }
told-held-up-bank =
    { $seat-is ->
        [you] Vous attaquez la banque.
       *[other] { $seat } attaque la banque.
    }
told-held-up =
    { $seat-is ->
        [you] Vous faites un Hold-up { whose-ranch }.
       *[other] { $seat } fait un Hold-up { whose-ranch }.
    }
told-robbed =
    { $seat-is ->
        [you] Butin { whose-ranch } : { counted-gold }, pour vous.
       *[other] Butin { whose-ranch } : { counted-gold }, pour { $seat }.
    }
told-railed =
    { $seat-is ->
        [you] Vous faites passer le chemin de fer { whose-ranch } : { $land } quitte la partie avec tout ce qu’il portait.
       *[other] { $seat } fait passer le chemin de fer { whose-ranch } : { $land } quitte la partie avec tout ce qu’il portait.
    }
told-opened-saloon =
    { $seat-is ->
        [you] Vous ouvrez un Saloon{ at-home }.
       *[other] { $seat } ouvre un Saloon{ at-home }.
    }
told-changed-sides =
    { $seat-is ->
        [you] { $card-name } (qui était { whose-ranch }) passe chez vous.
       *[other] { $card-name } (qui était { whose-ranch }) passe chez { $seat }.
    }
told-rustled =
    { $seat-is ->
        [you] Vous volez { $card } { whose-ranch } et l’installez sur { $land }{ at-home }.
       *[other] { $seat } vole { $card } { whose-ranch } et l’installe sur { $land }{ at-home }.
    }
told-lynched =
    { $seat-is ->
        [you] Vous faites lyncher { $card } { whose-ranch }.
       *[other] { $seat } fait lyncher { $card } { whose-ranch }.
    }
told-calmed =
    { $seat-is ->
        [you] Votre Roi du rodéo met fin à la Panique{ at-home }.
       *[other] Chez { $seat }, le Roi du rodéo met fin à la Panique{ at-home }.
    }
told-freed =
    { $seat-is ->
        [you] La Cavalerie libère { $land } chez vous{ at-home }.
       *[other] La Cavalerie libère { $land } chez { $seat }{ at-home }.
    }
told-struck-gold =
    { $seat-is ->
        [you] Vous trouvez de l’or sur { $land }{ at-home } : une mine s’ouvre.
       *[other] { $seat } trouve de l’or sur { $land }{ at-home } : une mine s’ouvre.
    }
told-buried =
    { $seat-is ->
        [you] Votre Croque-mort{ at-home } enterre { $card }.
       *[other] Chez { $seat }{ at-home }, le Croque-mort enterre { $card }.
    }
told-girls-found =
    { $seat-is ->
        [you] Vos Girls trouvent { $cards } dans la pioche.
       *[other] Chez { $seat }, les Girls trouvent { $cards } dans la pioche.
    }
told-girls-alone =
    { $seat-is ->
        [you] Vos Girls ne trouvent aucun cow-boy dans la pioche.
       *[other] Chez { $seat }, les Girls ne trouvent aucun cow-boy dans la pioche.
    }
told-trapped =
    { $seat-is ->
        [you] Votre Trappeur vend ses fourrures.
       *[other] Chez { $seat }, le Trappeur vend ses fourrures.
    }
told-left-line =
    { $seat-is ->
        [you] Votre Maire laisse la file telle quelle.
       *[other] Chez { $seat }, le Maire laisse la file telle quelle.
    }
told-offered =
    { $seat-is ->
        [you] Pour { counted-gold }, vous proposez à { $buyer } cette file : { $cards }.
       *[other]
            { $buyer-is ->
                [you] Pour { counted-gold }, { $seat } vous propose cette file : { $cards }.
               *[other] Pour { counted-gold }, { $seat } propose à { $buyer } cette file : { $cards }.
            }
    }
told-accepted =
    { $seat-is ->
        [you] Vous acceptez et payez { counted-gold }.
       *[other] { $seat } accepte et paie { counted-gold }.
    }
told-declined =
    { $seat-is ->
        [you] Vous refusez.
       *[other] { $seat } refuse.
    }

asked-which-runs = Plusieurs troupeaux se vendraient au plus haut. Lequel s’enfuit ?
asked-sell =
    Vendez-vous un troupeau ? { $bank ->
        [0] La banque n’a plus d’or.
        [1] La banque a 1 pièce d’or.
       *[other] La banque a { $bank } pièces d’or.
    }
asked-set-or-ask = Fixez-vous cet ordre, ou demandez-vous d’abord de l’or à { $buyer } ?
asked-bargain =
    { $gold ->
        [1] Payez-vous une pièce d’or à { $seat } pour cet ordre de la file ?
       *[other] Payez-vous { $gold } pièces d’or à { $seat } pour cet ordre de la file ?
    }

move-lay = Poser { $card } (1 point)
move-lay-on = Mettre { $card } sur votre terrain n° { $number }, { $land } (1 point)
move-play-on-own-land = Jouer { $card } sur votre terrain n° { $number }, { $land } ({ counted-cost })
move-play-on-land = Jouer { $card } { whose-ranch }, sur le terrain n° { $number }, { $land } ({ counted-cost })
move-play-on-ranch = Jouer { $card } { whose-ranch } ({ counted-cost })
move-play-on-person = Jouer { $card } { whose-ranch }, contre { $target } ({ counted-cost })
move-play-on-bank = Jouer { $card } contre la banque ({ counted-cost })
move-steal-herd = Jouer { $card } { whose-ranch } : { $herd } (valeur { $worth }) vient sur votre terrain n° { $number }, { $land } ({ counted-cost })
move-sell = Vendre { $card } de votre terrain n° { $number }, { $land }, pour { $worth } pièces d’or
move-keep = Ne plus rien vendre
move-lose = Laisser s’enfuir { $card } (valeur { $worth }) de votre terrain n° { $number }, { $land }
move-set = Fixer la file : { $cards }
move-ask = En demander { counted-gold }
move-accept = Payer { counted-gold } pour { $cards }
move-decline = Refuser

refused-no-room = Votre terrain n° { $number } n’a plus de place pour un troupeau.
refused-no-such-land = Il n’y a pas là de terrain n° { $number }.
refused-under-a-raid = Le terrain n° { $number } subit un Raid indien.
refused-has-a-mine = Le terrain n° { $number } porte une mine et n’accueillera plus de troupeau.
refused-not-empty = Le terrain n° { $number } n’est pas vide : il faut un terrain vide pour une mine.
refused-same-land = Le terrain n° { $number } est en tout pareil au n° { $same } : nommez celui-ci.
refused-no-room-at-all = Aucun de vos terrains n’a de place pour ce troupeau.
refused-guarded-by-sheriff = Le Shérif protège { $victim }.
refused-has-a-panic = La Panique règne déjà { whose-ranch }.
refused-no-panic = Il n’y a pas de Panique dans votre ranch.
refused-no-raid = Ce terrain ne subit aucun Raid indien.
refused-no-gold = Il n’y a pas d’or { whose-ranch }.
refused-no-cowboys = Aucun adversaire n’a de cow-boy.
refused-not-the-highest = Le tueur vise le plus fort bonus { whose-ranch }, et c’est quelqu’un d’autre.

scored-lands =
    { ranked } { $count ->
        [0] aucun terrain
        [1] 1 terrain
       *[other] { $count } terrains
    }{ at-home }
scored-herds =
    { ranked } { $count ->
        [0] aucun troupeau
        [1] 1 troupeau
       *[other] { $count } troupeaux
    }{ at-home }
scored-cowboys =
    { ranked } { $count ->
        [0] aucun cow-boy
        [1] 1 cow-boy
       *[other] { $count } cow-boys
    }{ at-home }
scored-gold =
    { ranked } { $count ->
        [0] pas d’or
        [1] 1 pièce d’or
       *[other] { $count } pièces d’or
    }{ at-home }

wrong-only-one = il ne peut y avoir qu’une carte « { $name } ».

at-home =
    { $home ->
        [1] {" "}(premier ranch)
        [2] {" "}(second ranch)
       *[other] {""}
    }
which-of =
    { $of ->
        [1] {" "}(premier ranch)
        [2] {" "}(second ranch)
       *[other] {""}
    }
whose-ranch =
    { $victim-is ->
        [you] chez vous{ which-of }
       *[other] chez { $victim }{ which-of }
    }
seat-or-you =
    { $seat-is ->
        [you] chez vous
       *[other] chez { $seat }
    }
ranked =
    { $place ->
        [0] –
        [1] 1er :
        [2] 2e :
        [3] 3e :
       *[other] { $place }e :
    }

part-sell = Vendre un troupeau
part-lose = Laisser s’enfuir un troupeau
part-ask = Demander de l’or
