# Sans Foi Ni Loi. $card est une carte avec son article, $card-the avec l’article défini, $card-singular son seul nom ; $cards une liste de cartes.
# $home et $of disent de quel ranch il s’agit : 0 le seul, 1 le premier, 2 le second.

game-name = Sans Foi Ni Loi
game-about = Bâtir un ranch, garder ses troupeaux, et rester sans pitié pour ses voisins.
game-goal = But : le plus de prestige, en ayant plus de terrains, de troupeaux, de cow-boys et d’or que les autres.
game-length = 60 min
game-credits = Inventé par Bruno Cathala, illustré par Sébastien Tournadre, édité en français par Jeux Descartes.
players-note-2 = À deux, chacun mène deux ranchs, qui jouent à tour de rôle et partagent une seule main ; chaque ranch garde son or, ses troupeaux et ses cow-boys.

type-land = Terrain pour { $room }
    .plural = Terrains pour { $room }
    .gender = masculine
type-herd = Troupeau de valeur { $value }
    .plural = Troupeaux de valeur { $value }
    .gender = masculine
type-cowboy = Cow-boy +{ $bonus }
    .plural = Cow-boys +{ $bonus }
    .gender = masculine
type-trick = Coup fourré
    .plural = Coups fourrés
    .gender = masculine
type-killer = Tueur à gages +{ $bonus }
    .plural = Tueurs à gages +{ $bonus }
    .gender = masculine
type-bonus = Contre ou bonus
    .plural = Contres ou bonus
    .gender = masculine
type-person = Personnage +{ $bonus }
    .plural = Personnages +{ $bonus }
    .gender = masculine
type-fence = Clôture +{ $bonus }
    .plural = Clôtures +{ $bonus }
    .gender = feminine
card-poor-land = Terrain médiocre
    .plural = Terrains médiocres
    .gender = masculine
card-fair-land = Terrain moyen
    .plural = Terrains moyens
    .gender = masculine
card-excellent-land = Terrain excellent
    .plural = Terrains excellents
    .gender = masculine
card-poor-herd = Troupeau médiocre
    .plural = Troupeaux médiocres
    .gender = masculine
card-fair-herd = Troupeau moyen
    .plural = Troupeaux moyens
    .gender = masculine
card-excellent-herd = Troupeau excellent
    .plural = Troupeaux excellents
    .gender = masculine
card-novice = Cow-boy novice
    .plural = Cow-boys novices
    .gender = masculine
card-seasoned = Cow-boy confirmé
    .plural = Cow-boys confirmés
    .gender = masculine
card-veteran = Cow-boy vétéran
    .plural = Cow-boys vétérans
    .gender = masculine
card-indian-raid = Raid indien
    .plural = Raids indiens
    .gender = masculine
card-panic = Panique
    .plural = Paniques
    .gender = feminine
card-card-sharp = Tricheur professionnel
    .plural = Tricheurs professionnels
    .gender = masculine
card-hold-up = Hold-up
    .plural = Hold-up
    .gender = masculine
card-rails = Des rails sur la prairie
    .singular = carte « Des rails sur la prairie »
    .plural = cartes « Des rails sur la prairie »
    .gender = feminine
card-saloon = Saloon
    .plural = Saloons
    .gender = masculine
card-cattle-theft = Vol de bétail
    .plural = Vols de bétail
    .gender = masculine
card-lynching = Lynchage
    .plural = Lynchages
    .gender = masculine
card-sheriff = Shérif
    .plural = Shérifs
    .gender = masculine
    .article = definite
card-rodeo-king = Roi du rodéo
    .plural = Rois du rodéo
    .gender = masculine
card-cavalry = Cavalerie
    .plural = Cavaleries
    .gender = feminine
card-gold-mine = Mine d’or
    .plural = Mines d’or
    .gender = feminine
card-undertaker = Croque-mort
    .plural = Croque-morts
    .gender = masculine
    .article = definite
card-girls = Girls
    .plural = Girls
    .gender = feminine
    .number = plural
card-trapper = Trappeur
    .plural = Trappeurs
    .gender = masculine
card-fence = Clôture
    .plural = Clôtures
    .gender = feminine
card-mayor = Maire
    .plural = Maires
    .gender = masculine
    .article = definite

about-land = Accueille { $room ->
        [1] un troupeau
       *[other] { $room } troupeaux
    }. Les terrains donnent lieu à un classement à la fin. À poser : 1 point d’action.
about-herd =
    Se vend { $value ->
        [1] 1 pièce d’or
       *[other] { $value } pièces d’or
    } par tour passé sur son terrain, jusqu’à quatre tours. Les troupeaux donnent lieu à un classement à la fin. À poser sur un terrain où il reste de la place : 1 point d’action.
about-cowboy = Ajoute { $bonus } à la surveillance des troupeaux, et en duel. Les cow-boys donnent lieu à un classement à la fin. À poser : 1 point d’action.
about-killer = Se bat en duel, avec +{ $bonus }, contre le meilleur personnage d’un ranch adverse. Vainqueur, il revient dans votre main et vous touchez le bonus de sa victime ; abattu, il rapporte à l’adversaire { counted-bounty } et les bonus de tous ceux qu’il a abattus. { counted-cost }.
about-trick = Se joue contre un adversaire, pour { counted-cost }.
about-bonus = Se joue pour vous-même, pour { counted-cost }.
about-person = S’installe dans votre ranch. +{ $bonus } en duel seulement. { counted-cost }.
about-fence = Reste en place et ajoute { $bonus } à la surveillance des troupeaux. { counted-cost }.
about-indian-raid = Occupe un terrain adverse jusqu’à l’arrivée de la Cavalerie. D’ici là, on n’y pose, n’y vend, n’y extrait ni n’y compte plus rien. { counted-cost }.
about-panic = S’abat sur un ranch adverse jusqu’à son Roi du rodéo. Chaque troupeau compte double à la surveillance, et un échec en fait perdre deux. { counted-cost }.
about-card-sharp = Regardez la main d’un adversaire et volez-lui une carte. { counted-cost }.
about-hold-up = Choisissez la banque ou un adversaire, puis lancez le dé : vous prenez le résultat + 3 pièces d’or, dans la limite de ce qu’il y a. { counted-cost }.
about-rails = Un terrain adverse est détruit, avec tout ce qu’il porte. { counted-cost }.
about-saloon = Chaque adversaire perd un cow-boy, au hasard, à votre profit. { counted-cost }.
about-cattle-theft = Prenez un troupeau adverse et mettez-le sur un de vos terrains où il reste de la place ; il garde son âge. { counted-cost }.
about-lynching = Un personnage d’un ranch adverse est éliminé. Il en coûte { counted-cost }, plus le bonus de ce personnage.
about-sheriff = Reste en place. Tant qu’il est là, ni Tricheur professionnel, ni Hold-up, ni Vol de bétail ne peuvent vous viser. +{ $bonus } en duel seulement. { counted-cost }.
about-rodeo-king = Met fin à la Panique dans votre ranch. { counted-cost }.
about-cavalry = Chasse le Raid indien d’un de vos terrains, et tout ce qu’il porte est de nouveau à vous. { counted-cost }.
about-gold-mine = S’ouvre sur un de vos terrains vides, qui n’accueillera plus jamais de troupeau. À chaque tour vous lancez deux fois le dé : jusqu’à 9 la banque paie ce total, à partir de 10 la mine et le terrain sautent. { counted-cost }.
about-undertaker = Reste en place. La banque vous verse 2 pièces d’or pour chaque personnage éliminé. +{ $bonus } en duel seulement. { counted-cost }.
about-girls = Les deux premiers cow-boys de la pioche viennent dans votre main ; la pioche est mélangée. { counted-cost }.
about-trapper = La banque vous verse le résultat du dé + 3 pièces d’or. { counted-cost }.
about-mayor = Reste en place. Avant chaque tour, vous pouvez changer l’ordre de la file, et le monnayer quand c’est le tour d’un autre. +{ $bonus } en duel seulement. { counted-cost }.

picture-poor-land = un crâne de bœuf sur la terre craquelée
picture-fair-land = une éolienne dans la prairie
picture-excellent-land = une rivière entre les arbres et les montagnes
picture-poor-herd = une vache dont on voit les côtes
picture-fair-herd = deux vaches
picture-excellent-herd = un taureau avec un anneau, et deux vaches
picture-novice = des taches de rousseur, un brin d’herbe entre les dents
picture-seasoned = une moustache et un lasso
picture-veteran = une barbe, un bandeau sur l’œil, un fusil
picture-indian-raid = un bouclier à plumes et deux flèches
picture-panic = du bétail qui fuit l’éclair
picture-killer-2 = une affiche, un foulard sur le visage
picture-killer-3 = une affiche, une longue moustache
picture-killer-4 = une affiche, une cicatrice et un cigare
picture-card-sharp = quatre cartes en main, une dans la manche
picture-hold-up = un revolver et un sac d’or
picture-rails = une locomotive
picture-saloon = des portes battantes, une chope sur l’enseigne
picture-cattle-theft = un lasso dans la nuit
picture-lynching = une corde à un arbre nu
picture-sheriff = une étoile sur le manteau
picture-rodeo-king = un cavalier sur un cheval qui se cabre
picture-cavalry = deux sabres et un fanion
picture-gold-mine = un wagonnet plein d’or
picture-undertaker = un haut-de-forme et un cercueil
picture-girls = des plumes dans les cheveux
picture-trapper = une toque de raton laveur
picture-fence = des pieux et du barbelé
picture-mayor = un melon, un monocle et une écharpe

told-well-guarded =
    { $seat-is ->
        [you] Vos troupeaux sont bien gardés{ at-home }.
       *[other] Les troupeaux { $seat-of } sont bien gardés{ at-home }.
    }
told-ran-away =
    { $seat-is ->
        [you] Vous perdez { $card } ({ counted-worth }), qui s’enfuit du { on-land }{ at-home }.
       *[other] { $seat } perd { $card } ({ counted-worth }), qui s’enfuit du { on-land }{ at-home }.
    }
told-sold =
    { $seat-is ->
        [you] Vous vendez { $card } (valeur : { counted-worth }) du { on-land }{ at-home }.
       *[other] { $seat } vend { $card } (valeur : { counted-worth }) du { on-land }{ at-home }.
    }
told-rolled-mine =
    { $seat-is ->
        [you] Votre mine du { on-land }{ at-home } : vous faites { $first } + { $second } = { $total }.
       *[other] La mine { $seat-of }, { on-land }{ at-home } : { $first } + { $second } = { $total }.
    }
told-blew-up =
    { $seat-is ->
        [you] Trop d’explosif : la mine saute, et avec elle votre { on-land }{ at-home }.
       *[other] Trop d’explosif : la mine { $seat-of } saute, et avec elle le { on-land }{ at-home }.
    }
told-laid-herd =
    { $seat-is ->
        [you] Vous mettez { $card } sur le { on-land }{ at-home }.
       *[other] { $seat } met { $card } sur le { on-land }{ at-home }.
    }
told-raided =
    { $seat-is ->
        [you] Vous lancez un Raid indien { whose-ranch } : le { on-land }, est hors jeu.
       *[other] { $seat } lance un Raid indien { whose-ranch } : le { on-land }, est hors jeu.
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
told-shot =
    { $target-The } est { $target-gender ->
        [feminine] abattue
       *[masculine] abattu
    }. { $card-The } revient dans { $seat-is ->
        [you] votre main
       *[other] la main { $seat-of }
    }.
told-killer-shot =
    { $card-gender ->
        [feminine] { $target-The } tire en premier : { $card-the } est éliminée.
       *[masculine] { $target-The } tire en premier : { $card-the } est éliminé.
    }
told-both-shot = Tous deux tombent : { $target-the } et { $card-the } sont éliminés.
told-sharped =
    { $seat-is ->
        [you] Vous attablez un Tricheur professionnel avec { $victim }.
       *[other]
            { $victim-is ->
                [you] { $seat } attable un Tricheur professionnel avec vous.
               *[other] { $seat } attable un Tricheur professionnel avec { $victim }.
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
        [you] Vous faites passer le chemin de fer { whose-ranch } : le { on-land }, est détruit avec tout ce qu’il portait.
       *[other] { $seat } fait passer le chemin de fer { whose-ranch } : le { on-land }, est détruit avec tout ce qu’il portait.
    }
told-opened-saloon =
    { $seat-is ->
        [you] Vous ouvrez un Saloon{ at-home }.
       *[other] { $seat } ouvre un Saloon{ at-home }.
    }
told-changed-sides =
    { $seat-is ->
        [you] Vous débauchez { $card } { whose-ranch }.
       *[other] { $seat } débauche { $card } { whose-ranch }.
    }
told-rustled =
    { $seat-is ->
        [you] Vous volez { $card } ({ counted-worth }) { whose-ranch }, sur le { on-land }, pour votre { on-own-land }{ at-home }.
       *[other] { $seat } vole { $card } ({ counted-worth }) { whose-ranch }, sur le { on-land }, pour son { on-own-land }{ at-home }.
    }
told-lynched =
    { $seat-is ->
        [you] Vous faites lyncher { $card } { whose-ranch }.
       *[other] { $seat } fait lyncher { $card } { whose-ranch }.
    }
told-calmed =
    { $seat-is ->
        [you] Votre Roi du rodéo met fin à la Panique{ at-home }.
       *[other] Le Roi du rodéo { $seat-of } met fin à la Panique{ at-home }.
    }
told-freed =
    { $seat-is ->
        [you] La Cavalerie libère votre { on-land }{ at-home }.
       *[other] La Cavalerie libère chez { $seat } le { on-land }{ at-home }.
    }
told-struck-gold =
    { $seat-is ->
        [you] Vous trouvez de l’or sur le { on-land }{ at-home } : une mine s’ouvre.
       *[other] { $seat } trouve de l’or sur le { on-land }{ at-home } : une mine s’ouvre.
    }
told-buried =
    { $seat-is ->
        [you] Votre Croque-mort{ at-home } enterre { $card-the }.
       *[other] Le Croque-mort { $seat-of }{ at-home } enterre { $card-the }.
    }
told-girls-found =
    { $seat-is ->
        [you] Vos Girls trouvent { $cards } dans la pioche.
       *[other] Les Girls { $seat-of } trouvent { $cards } dans la pioche.
    }
told-girls-alone =
    { $seat-is ->
        [you] Vos Girls ne trouvent aucun cow-boy dans la pioche.
       *[other] Les Girls { $seat-of } ne trouvent aucun cow-boy dans la pioche.
    }
told-trapped =
    { $seat-is ->
        [you] Votre Trappeur vend ses fourrures.
       *[other] Le Trappeur { $seat-of } vend ses fourrures.
    }
told-left-line =
    { $seat-is ->
        [you] Votre Maire laisse la file telle quelle.
       *[other] Le Maire { $seat-of } laisse la file telle quelle.
    }
told-offered =
    { $seat-is ->
        [you] Pour { counted-gold }, vous proposez à { $buyer } cette file, à partir du prix 1 : { $cards }.
       *[other]
            { $buyer-is ->
                [you] Pour { counted-gold }, { $seat } vous propose cette file, à partir du prix 1 : { $cards }.
               *[other] Pour { counted-gold }, { $seat } propose à { $buyer } cette file, à partir du prix 1 : { $cards }.
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

asked-which-runs = Plusieurs troupeaux valent le plus. Lequel s’enfuit ?
asked-sell =
    { $bank ->
        [0] La banque est vide : vendre ne rapporte rien. Gardez-vous vos troupeaux ?
        [1] Vendez-vous un troupeau ? La banque a 1 pièce d’or.
       *[other] Vendez-vous un troupeau ? La banque a { $bank } pièces d’or.
    }
asked-set-or-ask = Fixez-vous cet ordre, ou demandez-vous d’abord de l’or à { $buyer } ?
asked-bargain = Payez-vous { counted-gold } à { $seat } pour cet ordre de la file ?

move-lay = Poser { $card } (1 point d’action)
move-lay-on = Mettre { $card } sur votre { on-land } (1 point d’action)
move-play-on-own-land = Jouer { $card } sur votre { on-land } ({ counted-cost })
move-play-on-land = Jouer { $card } { whose-ranch }, sur le { on-land } ({ counted-cost })
move-play-on-ranch = Jouer { $card } { whose-ranch } ({ counted-cost })
move-play-on-person = Jouer { $card } { whose-ranch }, contre { $target } ({ counted-cost })
move-play-on-bank = Jouer { $card } contre la banque ({ counted-cost })
move-steal-herd = Jouer { $card } { whose-ranch } : { $herd } ({ counted-worth }) quitte le { on-land }, pour votre { on-own-land } ({ counted-cost })
move-sell =
    { $missing ->
        [0] Vendre { $card } de votre { on-land }, pour { counted-gold }
       *[other]
            { $gold ->
                [0] Céder { $card } de votre { on-land }, pour rien : la banque est vide
               *[other] Vendre { $card } (valeur : { counted-worth }) de votre { on-land }, pour { counted-gold } : la banque n’a pas plus
            }
    }
move-keep = Garder vos troupeaux
move-lose = Laisser s’enfuir { $card } ({ counted-worth }) de votre { on-land }
move-set = Fixer la file, à partir du prix 1 : { $cards }
move-ask = En demander { counted-gold }
move-accept = Payer { counted-gold } pour cette file, à partir du prix 1 : { $cards }
move-decline = Refuser

refused-no-land = Vous n’avez pas de terrain.
refused-no-room = Votre terrain n° { $number } n’a plus de place pour un troupeau.
refused-no-such-land = Il n’y a pas là de terrain n° { $number }.
refused-no-such-herd = Il n’y a pas { $card-of } de cet âge sur le terrain n° { $number }.
refused-not-worth-the-most = Un autre troupeau vaut davantage, et c’est celui-là qui s’enfuit.
refused-under-a-raid = Le terrain n° { $number } subit un Raid indien.
refused-has-a-mine = Le terrain n° { $number } porte une mine et n’accueillera plus de troupeau.
refused-not-empty = Le terrain n° { $number } n’est pas vide : il faut un terrain vide pour une mine.
refused-same-land = Le terrain n° { $number } est en tout pareil au n° { $same } : nommez le n° { $same }.
refused-no-room-at-all = Aucun de vos terrains n’a de place pour ce troupeau.
refused-guarded-by-sheriff = Le Shérif protège { $victim }.
refused-has-a-panic = La Panique règne déjà { whose-ranch }.
refused-no-panic = Il n’y a pas de Panique dans votre ranch.
refused-no-raid = Votre terrain ne subit aucun Raid indien.
refused-no-gold = Il n’y a pas d’or { whose-ranch }.
refused-no-cowboys = Aucun adversaire n’a de cow-boy.
refused-not-the-highest = Le tueur vise le plus fort bonus { whose-ranch }, et c’est quelqu’un d’autre.

advised-test =
    { $seat-is ->
        [you] Votre prochaine surveillance{ at-home } réussit alors { $won } fois sur { $cases }, au lieu de { $before }.
       *[other] La prochaine surveillance { $seat-of }{ at-home } réussit alors { $won } fois sur { $cases }, au lieu de { $before }.
    }
advised-new-test =
    { $seat-is ->
        [you] Votre prochaine surveillance{ at-home } réussit alors { $won } fois sur { $cases }.
       *[other] La prochaine surveillance { $seat-of }{ at-home } réussit alors { $won } fois sur { $cases }.
    }

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

wrong-only-one = il ne peut y avoir qu’une carte « { $name } » : une seule peut ordonner la file. Écrivez count = 1.

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
on-land = terrain n° { $number }, { $land }
on-own-land = terrain n° { $place }, { $own }
counted-points =
    { $points ->
        [one] { $points } point de prestige
       *[other] { $points } points de prestige
    }
counted-worth =
    { $worth ->
        [one] { $worth } pièce d’or
       *[other] { $worth } pièces d’or
    }
counted-bounty =
    { $bounty ->
        [one] { $bounty } pièce d’or
       *[other] { $bounty } pièces d’or
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

zone-ranch =
    { $number ->
        [1] Premier ranch
        [2] Second ranch
       *[other] Ranch
    }
zone-people =
    { $number ->
        [1] Premier ranch : habitants
        [2] Second ranch : habitants
       *[other] Habitants
    }
zone-attachments =
    { $number ->
        [1] Premier ranch : clôtures et panique
        [2] Second ranch : clôtures et panique
       *[other] Clôtures et panique
    }
zone-victims = Abattus par le Tueur à gages +{ $number }

figure-bounty = Prime

# Dans une première partie, ce qui est nouveau est expliqué une fois

situation-act = Vous avez six points d’action : prenez une carte de la file au prix indiqué dessous, posez ou jouez des cartes de votre main. Ce qui n’est pas dépensé est perdu.
situation-two-estates = À deux, chacun mène deux ranchs à tour de rôle. Ils partagent votre main ; l’or, les troupeaux et les cow-boys sont à un seul ranch.
situation-guard = Vous avez des troupeaux : chaque tour s’ouvre sur un test, le dé et vos cow-boys contre le nombre de troupeaux. En cas d’échec, le meilleur s’enfuit.
situation-sell = Avant d’agir, vous pouvez vendre des troupeaux : la pièce indique à quel prix. Ils prennent de la valeur pendant quatre tours ; mais un troupeau peut s’enfuir.
situation-trick = Vous pouvez vous en prendre à quelqu’un. Choisissez la carte : chaque cible dit ce qui changerait, et ses chances. Rien ne se passe avant que vous confirmiez.
situation-buy = Plus de points d’action ? Achetez-en pour 2 pièces d’or chacun. Mais à la fin, l’or compte aussi dans le classement.
situation-place = Avant ce tour, vous pouvez mettre la file en ordre, carte par carte, ou la laisser : la première est la moins chère.
situation-end = La fin approche : elle vient quand un tour se termine avec la pioche ou la banque vide. Dépensez ce qui améliore encore votre rang en terrains, troupeaux, cow-boys ou or.

# Ce pour quoi on marque des points, en titre.
points-from-lands = Terrains
points-from-herds = Troupeaux
points-from-cowboys = Cow-boys
points-from-gold = Or
