# Les Fils de Samarande. $card est une carte avec son article, $card-name son seul nom ; $cards une liste de cartes.

game-name = Les Fils de Samarande
game-about = Bâtir une cité des mille et une nuits, et se méfier des génies.
game-length = 45 min

type-district = Quartier { $figure }
    .counted =
        { $count ->
            [1] un Quartier { $figure }
           *[other] { number-word } Quartiers { $figure }
        }
type-artisan = Artisan { $figure }
    .counted =
        { $count ->
            [1] un Artisan { $figure }
           *[other] { number-word } Artisans { $figure }
        }
type-guard = Garde +{ $bonus }
    .counted =
        { $count ->
            [1] un Garde +{ $bonus }
           *[other] { number-word } Gardes +{ $bonus }
        }
type-action = Action
    .counted =
        { $count ->
            [1] une Action
           *[other] { number-word } Actions
        }
card-palace = Palais
    .counted =
        { $count ->
            [1] un Palais
           *[other] { number-word } Palais
        }
card-library = Bibliothèque
    .counted =
        { $count ->
            [1] une Bibliothèque
           *[other] { number-word } Bibliothèques
        }
card-port = Port
    .counted =
        { $count ->
            [1] un Port
           *[other] { number-word } Ports
        }
card-fortified-quarter = Quartier fortifié
    .counted =
        { $count ->
            [1] un Quartier fortifié
           *[other] { number-word } Quartiers fortifiés
        }
card-souk = Souk
    .counted =
        { $count ->
            [1] un Souk
           *[other] { number-word } Souks
        }
card-enchanted-cemetery = Cimetière enchanté
    .counted =
        { $count ->
            [1] un Cimetière enchanté
           *[other] { number-word } Cimetières enchantés
        }
card-weaponsmith = Forgeur d’armes
    .counted =
        { $count ->
            [1] un Forgeur d’armes
           *[other] { number-word } Forgeurs d’armes
        }
card-jeweller = Joaillier
    .counted =
        { $count ->
            [1] un Joaillier
           *[other] { number-word } Joailliers
        }
card-carpet-weaver = Tisseur de tapis
    .counted =
        { $count ->
            [1] un Tisseur de tapis
           *[other] { number-word } Tisseurs de tapis
        }
card-perfumer = Parfumeur
    .counted =
        { $count ->
            [1] un Parfumeur
           *[other] { number-word } Parfumeurs
        }
card-partisan = Partisan
    .counted =
        { $count ->
            [1] un Partisan
           *[other] { number-word } Partisans
        }
card-royal-guard = Garde royal
    .counted =
        { $count ->
            [1] un Garde royal
           *[other] { number-word } Gardes royaux
        }
card-man-of-the-desert = Homme du désert
    .counted =
        { $count ->
            [1] un Homme du désert
           *[other] { number-word } Hommes du désert
        }
card-desert-rider = Cavalier du désert
    .counted =
        { $count ->
            [1] un Cavalier du désert
           *[other] { number-word } Cavaliers du désert
        }
card-caliph = Calife
    .counted =
        { $count ->
            [1] un Calife
           *[other] { number-word } Califes
        }
card-frightful-genie = Génie effrayant
    .counted =
        { $count ->
            [1] un Génie effrayant
           *[other] { number-word } Génies effrayants
        }
card-explorer-genie = Génie explorateur
    .counted =
        { $count ->
            [1] un Génie explorateur
           *[other] { number-word } Génies explorateurs
        }
card-mischievous-genie = Génie facétieux
    .counted =
        { $count ->
            [1] un Génie facétieux
           *[other] { number-word } Génies facétieux
        }
card-imposing-genie = Génie imposant
    .counted =
        { $count ->
            [1] un Génie imposant
           *[other] { number-word } Génies imposants
        }
card-kidnapper-genie = Génie kidnappeur
    .counted =
        { $count ->
            [1] un Génie kidnappeur
           *[other] { number-word } Génies kidnappeurs
        }
card-protector-genie = Génie protecteur
    .counted =
        { $count ->
            [1] un Génie protecteur
           *[other] { number-word } Génies protecteurs
        }
card-assassins-guild = Guilde des assassins
    .counted =
        { $count ->
            [1] une Guilde des assassins
           *[other] { number-word } Guildes des assassins
        }
card-magic-lamp = Lampe magique
    .counted =
        { $count ->
            [1] une Lampe magique
           *[other] { number-word } Lampes magiques
        }
card-open-sesame = Sésame ouvre-toi
    .counted =
        { $count ->
            [1] un Sésame ouvre-toi
           *[other] { number-word } Sésame ouvre-toi
        }
card-desert-tornado = Tornade du désert
    .counted =
        { $count ->
            [1] une Tornade du désert
           *[other] { number-word } Tornades du désert
        }
card-magic-carpet = Tapis magique
    .counted =
        { $count ->
            [1] un Tapis magique
           *[other] { number-word } Tapis magiques
        }
card-aladdin = Aladin
    .counted =
        { $count ->
            [1] Aladin
           *[other] { number-word } Aladin
        }
card-ali-baba = Ali Baba
    .counted =
        { $count ->
            [1] Ali Baba
           *[other] { number-word } Ali Baba
        }
card-scheherazade = Schéhérazade
    .counted =
        { $count ->
            [1] Schéhérazade
           *[other] { number-word } Schéhérazade
        }

about-district = { holds } Un point à la fin, et { $figure } de plus pour le type. À poser : { counted-figure }.
about-artisan = Rapporte { $tax } d’or en taxes à chaque tour, sur un Quartier qui a de la place. Un point à la fin, et { $figure } de plus pour le type. À poser : { counted-figure }.
about-guard = Ajoute { $bonus } à la protection des artisans, et en duel. Un point à la fin, et { $figure } de plus pour le type. À poser : { counted-figure }.
about-action = Se joue pour { counted-cost }.
about-library = Permet de garder une carte de plus à la fin de vos tours. { holds } Un point à la fin, et { $figure } de plus pour le type. À poser : { counted-figure }.
about-fortified-quarter = Ajoute 2 à la protection des artisans. { holds } Un point à la fin, et { $figure } de plus pour le type. À poser : { counted-figure }.
about-enchanted-cemetery = { holds } Deux points supplémentaires à la fin, outre un point pour la carte et { $figure } pour le type. À poser : { counted-figure }.
about-man-of-the-desert = Ajoute { $bonus } à la protection des artisans, et en duel. Si tous vos gardes sont du désert, vous pouvez faire relancer votre voisin ; en duel, l’assassin. À poser : { counted-figure }.
about-desert-rider = Ajoute { $bonus } à la protection des artisans, et en duel. Si tous vos gardes sont du désert, vous pouvez faire relancer votre voisin ; en duel, l’assassin. À poser : { counted-figure }.
about-caliph = Changez à votre gré l’ordre de la file, vides de ce tour compris. { counted-cost }.
about-frightful-genie = Occupe un Quartier adverse jusqu’à ce qu’une Lampe magique l’en chasse : le Quartier et ses artisans sont hors jeu. { counted-cost }.
about-explorer-genie = Choisissez un type de Quartier, d’artisan ou de garde. Le premier de la pioche est posé chez vous sans frais, ou vient dans votre main ; le reste de ce qui a été retourné est mélangé à la pioche. { counted-cost }.
about-mischievous-genie = Se joue en réponse à l’Action d’un autre, qui est annulée. Il reste ensuite devant vous et vous coûte un point d’action par tour, jusqu’à ce qu’une Lampe magique le chasse.
about-imposing-genie = Se pose devant un adversaire, dont les gardes comptent 0 à la protection et en duel, jusqu’à ce qu’une Lampe magique le chasse. { counted-cost }.
about-kidnapper-genie = Enlevez un artisan adverse et mettez-le sur un de vos Quartiers qui a de la place, ou en main s’il n’y en a pas. { counted-cost }.
about-protector-genie = Se pose devant vous : les Actions adverses ne vous atteignent plus, jusqu’à ce qu’une Lampe magique le chasse. { counted-cost }.
about-assassins-guild = Le dé + 4 contre le dé et le bonus d’un garde. Plus haut : le garde est défaussé, la guilde revient dans votre main et vous touchez le bonus du garde. Plus bas : la guilde est défaussée et le défenseur touche 6. Égalité : tous deux sont défaussés. { counted-cost }.
about-magic-lamp = Défaussez un Génie posé devant n’importe qui, ou sur le Quartier de n’importe qui. { counted-cost }.
about-open-sesame = Choisissez un adversaire, puis lancez le dé : vous lui prenez autant d’or, dans la limite de ce qu’il a. { counted-cost }.
about-desert-tornado = Un Quartier adverse est détruit avec ses artisans. Il en coûte 1 point, plus un par carte détruite.
about-magic-carpet = Reste dans votre cité : 3 points à la fin. { counted-cost }.
about-aladdin = Regardez la main d’un adversaire et volez-lui une carte. { counted-cost }.
about-ali-baba = La banque vous verse le résultat du dé + 3. { counted-cost }.
about-scheherazade = Chaque adversaire perd un garde, au hasard, à votre profit. { counted-cost }.

told-kept-hand =
    { $seat-is ->
        [you] Vous gardez votre main.
       *[other] { $seat } garde la main reçue.
    }
told-redealt =
    { $seat-is ->
        [you] Vous rendez vos cartes et recevez { $cards }.
       *[other] { $seat } rend toutes ses cartes et reçoit { $cards }.
    }
told-redealt-hidden = { $seat }, sans Quartier, rend toutes ses cartes et en reçoit d’autres.
told-chose =
    { $seat-is ->
        [you] Vous gardez { $cards }.
       *[other] { $seat } garde { $cards }.
    }
told-chose-hidden = { $seat } a choisi les cartes à garder.
told-roll-again =
    { $seat-is ->
        [you] Vous faites relancer { $roller }.
       *[other]
            { $roller-is ->
                [you] { $seat } vous fait relancer.
               *[other] { $seat } fait relancer { $roller }.
            }
    }
told-well-guarded =
    { $seat-is ->
        [you] Vos artisans sont bien protégés.
       *[other] Chez { $seat }, les artisans sont bien protégés.
    }
told-vanished =
    { $seat-is ->
        [you] Vous perdez { $card } dans la nuit.
       *[other] { $seat } perd { $card } dans la nuit.
    }
told-taxes =
    { $seat-is ->
        [you] Vous percevez vos taxes.
       *[other] { $seat } perçoit ses taxes.
    }
told-mischief =
    { $seat-is ->
        [you] Les Génies facétieux vous laissent { counted-points } ce tour-ci.
       *[other] Les Génies facétieux laissent { counted-points } à { $seat } ce tour-ci.
    }
told-laid-artisan =
    { $seat-is ->
        [you] Vous mettez { $card } sur { $district }.
       *[other] { $seat } met { $card } sur { $district }.
    }
told-played =
    { $seat-is ->
        [you] Vous jouez { $card }.
       *[other] { $seat } joue { $card }.
    }
told-played-on-player =
    { $seat-is ->
        [you] Vous jouez { $card } contre { $victim }.
       *[other]
            { $victim-is ->
                [you] { $seat } joue { $card } contre vous.
               *[other] { $seat } joue { $card } contre { $victim }.
            }
    }
told-played-on-card =
    { $seat-is ->
        [you] Vous jouez { $card } { whose } : { $target-name }.
       *[other] { $seat } joue { $card } { whose } : { $target-name }.
    }
told-played-for =
    { $seat-is ->
        [you] Vous jouez { $card } pour trouver { $target }.
       *[other] { $seat } joue { $card } pour trouver { $target }.
    }
told-answered =
    { $seat-is ->
        [you] Vous répondez par { $card } à { $player } ({ $target-name }).
       *[other]
            { $player-is ->
                [you] { $seat } vous répond par { $card } ({ $target-name }).
               *[other] { $seat } répond par { $card } à { $player } ({ $target-name }).
            }
    }
told-cancelled =
    { $seat-is ->
        [you] { $card-name } : votre carte est annulée et défaussée.
       *[other] { $card-name } : la carte jouée par { $seat } est annulée et défaussée.
    }
told-frightened =
    { $victim-is ->
        [you] { $district-name } : hors jeu chez vous, avec tout ce qui s’y trouve.
       *[other] { $district-name } : hors jeu chez { $victim }, avec tout ce qui s’y trouve.
    }
told-found-after = Retournées puis mélangées à la pioche : { $cards }. Arrive enfin { $card }.
told-found-at-once = La toute première carte est { $card }.
told-found-nothing = Retournées puis mélangées à la pioche : { $cards }. Introuvable dans toute la pioche : { $card-name }.
told-to-hand =
    { $seat-is ->
        [you] Il n’y a pas de place : { $card } vient dans votre main.
       *[other] Il n’y a pas de place : { $seat } prend { $card } en main.
    }
told-imposed =
    { $victim-is ->
        [you] Vos gardes ne comptent plus.
       *[other] Chez { $victim }, les gardes ne comptent plus.
    }
told-kidnapped =
    { $seat-is ->
        [you] Vous enlevez { $card } à { $victim } et le mettez sur { $district }.
       *[other]
            { $victim-is ->
                [you] { $seat } vous enlève { $card } et le met sur { $district }.
               *[other] { $seat } enlève { $card } à { $victim } et le met sur { $district }.
            }
    }
told-kidnapped-to-hand =
    { $seat-is ->
        [you] Vous enlevez { $card } à { $victim } et le prenez en main.
       *[other]
            { $victim-is ->
                [you] { $seat } vous enlève { $card } et le prend en main.
               *[other] { $seat } enlève { $card } à { $victim } et le prend en main.
            }
    }
told-protected =
    { $seat-is ->
        [you] Ce que jouent les autres ne vous atteint plus.
       *[other] Ce que jouent les autres n’atteint plus { $seat }.
    }
told-killed =
    { $seat-is ->
        [you] Votre { $card-name } élimine { $target } et revient dans votre main.
       *[other] { $card-name } élimine { $target } et revient en main, chez { $seat }.
    }
told-killed-by = { $target-name } tient bon ; { $card-name } part à la défausse.
told-both-fell = Tous deux tombent : { $target-name } et { $card-name } sont défaussés.
told-genie-gone =
    { $victim-is ->
        [you] { $card-name } : chassé de chez vous.
       *[other] { $card-name } : chassé de chez { $victim }.
    }
told-robbed =
    { $seat-is ->
        [you] Vous prenez { counted-gold } à { $victim }.
       *[other]
            { $victim-is ->
                [you] { $seat } vous prend { counted-gold }.
               *[other] { $seat } prend { counted-gold } à { $victim }.
            }
    }
told-destroyed =
    { $victim-is ->
        [you] Détruits chez vous : { $cards }.
       *[other] Détruits chez { $victim } : { $cards }.
    }
told-genie-stays =
    { $seat-is ->
        [you] { $card-name } : il reste devant vous et vous coûte un point par tour.
       *[other] { $card-name } : il reste devant { $seat } et coûte un point par tour.
    }
told-changed-sides =
    { $seat-is ->
        [you] { $victim } perd { $card } à votre profit.
       *[other]
            { $victim-is ->
                [you] Vous perdez { $card } au profit de { $seat }.
               *[other] { $victim } perd { $card } au profit de { $seat }.
            }
    }

asked-redeal = Gardez-vous cette main ? Qui n’a aucun Quartier peut recevoir { $cards } autres cartes à la place.
asked-choose = Quelles { $cards } cartes gardez-vous ? Les autres sont mélangées à la pioche.
asked-reroll-test = { $roller } arrive à { $total }. Faites-vous relancer le dé ?
asked-reroll-duel = { $roller } attaque chez vous ({ $target-name }) et arrive à { $total }. Faites-vous relancer le dé ?
asked-who-vanishes = Quel artisan disparaît de chez { $victim } ?
asked-answer = { $seat } joue { $card }. Laissez-vous passer ?
asked-where = Où mettez-vous { $card } ?

move-stay = Garder cette main
move-redeal = La rendre pour une autre
move-keep = Garder { $cards }
move-lay = Poser { $card } ({ counted-cost })
move-lay-on = Mettre { $card } sur votre Quartier n° { $number }, { $district } ({ counted-cost })
move-vanish = { $card-name }, Quartier n° { $number }, { $district }
move-reroll = Faire relancer
move-stand = Laisser ce résultat
move-pass = Laisser passer
move-answer-with = Répondre par { $card }
move-put = Sur votre Quartier n° { $number }, { $district }
move-play-on-district = Jouer { $card } { whose }, sur le Quartier n° { $number }, { $district } ({ counted-cost })
move-play-on-card = Jouer { $card } { whose } : { $target-name } ({ counted-cost })
move-kidnap = Jouer { $card } { whose } : { $target-name } vient sur votre Quartier n° { $number }, { $district } ({ counted-cost })
move-kidnap-to-hand = Jouer { $card } { whose } : { $target-name } vient dans votre main ({ counted-cost })
move-search = Jouer { $card } pour trouver { $target } ({ counted-cost })

refused-has-a-district = Vous avez un Quartier : cette main ne peut pas être rendue.
refused-deck-too-small = La pioche n’a plus assez de cartes pour une autre main.
refused-keep-so-many = Gardez { $cards } cartes que vous avez en main.
refused-bought-enough = Vous pouvez acheter { $most } points par tour, et c’est fait.
refused-no-room = Votre Quartier n° { $number } n’a plus de place pour un artisan.
refused-no-such-district = Il n’y a pas là de Quartier n° { $number }.
refused-out-of-play = Le Quartier n° { $number } est hors jeu, sous un Génie effrayant.
refused-same-district = Le Quartier n° { $number } est en tout pareil au n° { $same } : nommez celui-ci.
refused-nothing-to-order = Il n’y a rien à ranger dans la file.
refused-only-answers = { $card-name } : cela ne se joue qu’en réponse à l’Action d’un autre.
refused-has-one = { $victim } a déjà { $card }.
refused-have-one = Vous avez déjà { $card }.
refused-shielded = Un Génie protecteur veille sur { $victim }.
refused-no-gold = { $victim } n’a pas d’or.
refused-no-guards = Aucun adversaire n’a de garde à séduire.
refused-there-is-room = Vous avez de la place pour l’artisan : nommez le Quartier.
refused-wrong-count =
    { $count ->
        [1] Cela détruit 1 carte, et le coup doit le dire.
       *[other] Cela détruit { $count } cartes, et le coup doit le dire.
    }

scored-districts =
    { $count ->
        [1] 1 Quartier
       *[other] { $count } Quartiers
    }
scored-artisans =
    { $count ->
        [1] 1 artisan
       *[other] { $count } artisans
    }
scored-guards =
    { $count ->
        [1] 1 garde
       *[other] { $count } gardes
    }
scored-kinds = pour les types : { $cards }
scored-cemeteries =
    { $count ->
        [1] 1 Cimetière enchanté
       *[other] { $count } Cimetières enchantés
    }
scored-carpets =
    { $count ->
        [1] 1 Tapis magique
       *[other] { $count } Tapis magiques
    }
scored-richest = la plus grande fortune, { counted-gold }
scored-equally-rich = l’une des plus grandes fortunes, { counted-gold }

wrong-keeps-too-many = sur { $hand } cartes, on peut en garder de 1 à { $hand }.

at-home =
    { $home ->
       *[other] {""}
    }
whose =
    { $victim-is ->
        [you] chez vous
       *[other] chez { $victim }
    }
holds =
    { $room ->
        [0] N’accueille aucun artisan.
        [1] Accueille un artisan.
       *[other] Accueille { $room } artisans.
    }
counted-figure =
    { $figure ->
        [1] 1 point
       *[other] { $figure } points
    }

part-keep = Garder
part-vanish = Faire disparaître un artisan
part-put = Le mettre sur un Quartier
