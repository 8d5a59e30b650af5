# Les Fils de Samarande. $card est une carte avec son article, $card-the avec l’article défini, $card-singular son seul nom ; $cards une liste de cartes.

game-name = Les Fils de Samarande
game-about = Bâtir une cité des mille et une nuits, et se méfier des génies.
game-goal = But : le plus de points de renommée, avec une cité grande, variée et riche.
game-length = 45 min
game-credits = Inventé par Bruno Cathala, illustré par Mathieu Leysenne, édité en français par Asmodée Éditions. La ville de Samarande vient du jeu de rôles Nightprowler.

option-explorer = Un Génie explorateur cherche
option-explorer-category = un Quartier, un artisan ou un garde, le premier qui vient
option-explorer-kind = un seul type de carte, un Palais ou un Parfumeur par exemple

type-district = Quartier { $figure }
    .plural = Quartiers { $figure }
    .gender = masculine
type-artisan = Artisan { $figure }
    .plural = Artisans { $figure }
    .gender = masculine
type-guard = Garde +{ $bonus }
    .plural = Gardes +{ $bonus }
    .gender = masculine
type-action = Action
    .plural = Actions
    .gender = feminine
card-palace = Palais
    .plural = Palais
    .gender = masculine
card-library = Bibliothèque
    .plural = Bibliothèques
    .gender = feminine
card-port = Port
    .plural = Ports
    .gender = masculine
card-fortified-quarter = Quartier fortifié
    .plural = Quartiers fortifiés
    .gender = masculine
card-souk = Souk
    .plural = Souks
    .gender = masculine
card-enchanted-cemetery = Cimetière enchanté
    .plural = Cimetières enchantés
    .gender = masculine
card-weaponsmith = Forgeur d’armes
    .plural = Forgeurs d’armes
    .gender = masculine
card-jeweller = Bijoutier
    .plural = Bijoutiers
    .gender = masculine
card-carpet-weaver = Tisseur de tapis
    .plural = Tisseurs de tapis
    .gender = masculine
card-perfumer = Parfumeur
    .plural = Parfumeurs
    .gender = masculine
card-partisan = Partisan
    .plural = Partisans
    .gender = masculine
card-royal-guard = Garde royale
    .plural = Gardes royales
    .gender = feminine
card-man-of-the-desert = Homme du désert
    .plural = Hommes du désert
    .gender = masculine
    .initial = vowel
card-desert-rider = Cavalier du désert
    .plural = Cavaliers du désert
    .gender = masculine
card-caliph = Calife
    .plural = Califes
    .gender = masculine
card-frightful-genie = Génie effrayant
    .plural = Génies effrayants
    .gender = masculine
card-explorer-genie = Génie explorateur
    .plural = Génies explorateurs
    .gender = masculine
card-mischievous-genie = Génie facétieux
    .plural = Génies facétieux
    .gender = masculine
card-imposing-genie = Génie imposant
    .plural = Génies imposants
    .gender = masculine
card-kidnapper-genie = Génie kidnappeur
    .plural = Génies kidnappeurs
    .gender = masculine
card-protector-genie = Génie protecteur
    .plural = Génies protecteurs
    .gender = masculine
card-assassins-guild = Guilde des assassins
    .plural = Guildes des assassins
    .gender = feminine
card-magic-lamp = Lampe magique
    .plural = Lampes magiques
    .gender = feminine
card-open-sesame = Sésame ouvre-toi
    .plural = Sésame ouvre-toi
    .gender = masculine
card-desert-tornado = Tornade du désert
    .plural = Tornades du désert
    .gender = feminine
card-magic-carpet = Tapis magique
    .plural = Tapis magiques
    .gender = masculine
card-aladdin = Aladin
    .plural = Aladin
    .gender = masculine
    .article = none
card-ali-baba = Ali Baba
    .plural = Ali Baba
    .gender = masculine
    .article = none
card-scheherazade = Schéhérazade
    .plural = Schéhérazade
    .gender = feminine
    .article = none

about-district = { holds } 1 point de renommée à la fin, et { $figure } de plus pour le type. À poser : { counted-figure }.
about-artisan = Rapporte { counted-tax } de taxes à chaque tour, sur un Quartier qui a de la place. 1 point de renommée à la fin, et { $figure } de plus pour le type. À poser : { counted-figure }.
about-guard = Ajoute { $bonus } à la protection des artisans, et en duel. 1 point de renommée à la fin, et { $figure } de plus pour le type. À poser : { counted-figure }.
about-action = Se joue pour { counted-cost }.
about-library = { keep-more } { holds } Un point à la fin, et { $figure } de plus pour le type. À poser : { counted-figure }.
about-fortified-quarter = Ajoute { $bonus } à la protection des artisans. { holds } Un point à la fin, et { $figure } de plus pour le type. À poser : { counted-figure }.
about-enchanted-cemetery = { holds } { counted-renown } à la fin, outre un point pour la carte et { $figure } pour le type. À poser : { counted-figure }.
about-man-of-the-desert = Ajoute { $bonus } à la protection des artisans, et en duel. Attaqué, un garde du désert peut faire relancer une fois l’assassin. Si tous vos gardes sont du désert, vous pouvez aussi faire relancer votre voisin lors de la protection. À poser : { counted-figure }.
about-desert-rider = Ajoute { $bonus } à la protection des artisans, et en duel. Attaqué, un garde du désert peut faire relancer une fois l’assassin. Si tous vos gardes sont du désert, vous pouvez aussi faire relancer votre voisin lors de la protection. À poser : { counted-figure }.
about-caliph = Changez à votre gré l’ordre de la file, vides de ce tour compris. { counted-cost }.
about-frightful-genie = Occupe un Quartier adverse jusqu’à ce qu’une Lampe magique l’en chasse : le Quartier et ses artisans sont hors jeu. { counted-cost }.
about-explorer-genie = Choisissez Quartier, artisan ou garde (ou, si votre table en décide ainsi, un seul de leurs types). Le premier de la pioche est posé chez vous sans frais, ou vient dans votre main ; le reste de ce qui a été retourné est mélangé à la pioche. { counted-cost }.
about-mischievous-genie = Se joue en réponse à l’Action d’un autre, qui est annulée. Il reste ensuite devant vous et vous coûte { counted-upkeep } par tour, jusqu’à ce qu’une Lampe magique le chasse.
about-imposing-genie = Se pose devant un adversaire, dont les gardes comptent 0 à la protection et en duel, jusqu’à ce qu’une Lampe magique le chasse. { counted-cost }.
about-kidnapper-genie = Enlevez un artisan adverse et mettez-le sur un de vos Quartiers qui a de la place, ou en main s’il n’y en a pas. { counted-cost }.
about-protector-genie = Se pose devant vous : les Actions adverses ne vous atteignent plus, jusqu’à ce qu’une Lampe magique le chasse. { counted-cost }.
about-assassins-guild = Le dé + 4 contre le dé et le bonus d’un garde. Plus haut : le garde est défaussé, la guilde revient dans votre main et vous touchez le bonus du garde. Plus bas : la guilde est défaussée et le défenseur touche 6. Égalité : tous deux sont défaussés. { counted-cost }.
about-magic-lamp = Défaussez un Génie posé devant n’importe qui, ou sur le Quartier de n’importe qui. { counted-cost }.
about-open-sesame = Choisissez un adversaire, puis lancez le dé : vous lui prenez { taken-gold }, dans la limite de ce qu’il a. { counted-cost }.
about-desert-tornado = Un Quartier adverse est détruit avec ses artisans. Il en coûte { counted-cost }, plus un par carte détruite, Quartier compris.
about-magic-carpet = Reste dans votre cité : { counted-renown } à la fin. { counted-cost }.
about-aladdin = Regardez la main d’un adversaire et volez-lui une carte. { counted-cost }.
about-ali-baba = La banque vous verse le résultat du dé + { $gold }. { counted-cost }.
about-scheherazade = Chaque adversaire perd un garde, au hasard, à votre profit. { counted-cost }.

picture-palace = un bulbe entre deux minarets, devant le soleil
picture-library = des rayons de livres sous une arche, l’un d’eux ouvert devant
picture-port = un bateau à deux voiles, la ville derrière lui
picture-fortified-quarter = créneaux, tours et porte grillée
picture-souk = deux étals sous des auvents rayés
picture-enchanted-cemetery = un fantôme doré parmi les tombes
picture-weaponsmith = un barbu, son marteau et son sabre
picture-jeweller = la loupe à l’œil, une bague à la main
picture-carpet-weaver = une femme à son métier
picture-perfumer = une femme, et un parfum qui monte d’un flacon
picture-partisan = un jeune homme au bandeau, une lance à la main
picture-royal-guard = turban à plume, bouclier et hallebarde
picture-man-of-the-desert = un voile qui ne laisse voir que les yeux
picture-desert-rider = sabre au clair, sur un chameau lancé
picture-caliph = barbe fourchue et turban démesuré
picture-frightful-genie = une face cornue sur la maison qu’elle agrippe
picture-explorer-genie = longue-vue à l’œil, carte à la main
picture-mischievous-genie = un clin d’œil, un sourire, une carte déchirée
picture-imposing-genie = bras croisés, des gardes comme des poupées devant lui
picture-kidnapper-genie = quelqu’un crie dans son poing
picture-protector-genie = les yeux clos, une petite cité sous sa garde
picture-assassins-guild = deux yeux sous un capuchon, un poignard de chaque côté
picture-magic-lamp = un nuage de fumée au-dessus d’un couvercle d’or
picture-open-sesame = une grotte pleine d’or, la pierre roulée de côté
picture-desert-tornado = un tourbillon qui emporte toits et palmiers
picture-magic-carpet = il vole, ondulant comme un drapeau
picture-aladdin = un jeune homme au fez, la carte d’un autre à la main
picture-ali-baba = des voleurs pointent hors des jarres, de l’or à leurs pieds
picture-scheherazade = un voile, des bijoux, mille et une étoiles

told-kept-hand =
    { $seat-is ->
        [you] Vous gardez votre main.
       *[other] { $seat } garde la main reçue.
    }
told-redealt =
    { $seat-is ->
        [you] Vous échangez votre main et recevez { $cards }.
       *[other] { $seat } échange toute sa main et reçoit { $cards }.
    }
told-redealt-hidden = { $seat }, sans Quartier, échange toute sa main.
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
       *[other] Les artisans { $seat-of } sont bien protégés.
    }
told-vanished =
    { $seat-is ->
        [you] Vous perdez { $card } dans la nuit, sur le { on-district }.
       *[other] { $seat } perd { $card } dans la nuit, sur le { on-district }.
    }
told-taxes =
    { $seat-is ->
        [you] Vous percevez vos taxes.
       *[other] { $seat } perçoit ses taxes.
    }
told-mischief =
    { $seat-is ->
        [you] Les facéties devant vous ne vous laissent { left-to-act } ce tour-ci.
       *[other] Les facéties devant { $seat } ne lui laissent { left-to-act } ce tour-ci.
    }
told-laid-artisan =
    { $seat-is ->
        [you] Vous mettez { $card } sur le { on-district }.
       *[other] { $seat } met { $card } sur le { on-district }.
    }
told-played = { played }.
told-played-on-player = { played-on-player }.
told-played-on-card = { played-on-card }.
told-played-on-card-there = { played-on-card-there }.
told-played-to-kidnap = { played-to-kidnap }.
told-played-on-own-card = { played-on-own-card }.
told-played-on-own-card-there = { played-on-own-card-there }.
told-played-on-district = { played-on-district }.
told-played-for = { played-for }.
told-played-for-category = { played-for-category }.
told-answered = { answered }.
told-cancelled =
    { $seat-is ->
        [you] La carte que vous avez jouée, { $card }, est annulée et défaussée.
       *[other] La carte jouée par { $seat }, { $card }, est annulée et défaussée.
    }
told-left-line =
    { $seat-is ->
        [you] Votre Calife laisse la file telle quelle.
       *[other] Le Calife { $seat-of } laisse la file telle quelle.
    }
told-frightened =
    { $victim-is ->
        [you] Votre { on-district }, est hors jeu avec tout ce qui s’y trouve.
       *[other] Chez { $victim }, le { on-district }, est hors jeu avec tout ce qui s’y trouve.
    }
told-found-after = Retourné, puis mélangé à la pioche : { $cards }. Arrive enfin { $card }.
told-found-at-once = La toute première carte est { $card }.
told-found-nothing = Retourné, puis mélangé à la pioche : { $cards }. Il n’y a pas { $card-of } dans toute la pioche.
told-found-none-of =
    Retourné, puis mélangé à la pioche : { $cards }. { $category ->
        [district] Il n’y a aucun Quartier dans toute la pioche.
        [artisan] Il n’y a aucun artisan dans toute la pioche.
       *[other] Il n’y a aucun garde dans toute la pioche.
    }
told-to-hand =
    { $seat-is ->
        [you] Il n’y a pas de place : vous prenez { $card-the } en main.
       *[other] Il n’y a pas de place : { $seat } prend { $card-the } en main.
    }
told-imposed =
    { $victim-is ->
        [you] Vos gardes ne comptent plus.
       *[other] Les gardes { $victim-of } ne comptent plus.
    }
told-kidnapped =
    { $seat-is ->
        [you] Vous enlevez { $card } à { $victim }, pour votre { on-district }.
       *[other]
            { $victim-is ->
                [you] { $seat } vous enlève { $card }, pour son { on-district }.
               *[other] { $seat } enlève { $card } à { $victim }, pour son { on-district }.
            }
    }
told-kidnapped-to-hand =
    { $seat-is ->
        [you] Vous enlevez { $card } à { $victim }, pour votre main.
       *[other]
            { $victim-is ->
                [you] { $seat } vous enlève { $card }, pour sa main.
               *[other] { $seat } enlève { $card } à { $victim }, pour sa main.
            }
    }
told-protected =
    { $seat-is ->
        [you] Ce que jouent les autres ne vous atteint plus.
       *[other] Ce que jouent les autres n’atteint plus { $seat }.
    }
told-killed =
    { $seat-is ->
        [you] { $card-The } élimine { $target-the } et revient dans votre main.
       *[other] { $card-The } élimine { $target-the } et revient dans la main { $seat-of }.
    }
told-killed-by = { $target-The } tient bon, et { $card-the } part à la défausse.
told-both-fell = Égalité : { $target-the } et { $card-the } partent à la défausse.
told-genie-gone =
    { $victim-is ->
        [you] { $card-The } s’en va de chez vous.
       *[other] { $card-The } s’en va de chez { $victim }.
    }
told-genie-gone-there =
    { $victim-is ->
        [you] { $card-The } quitte votre { on-district }, qui revient en jeu.
       *[other] { $card-The } quitte, chez { $victim }, le { on-district }, qui revient en jeu.
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
        [you] Votre Quartier n° { $number } est détruit : { $cards }.
       *[other] Le Quartier n° { $number } { $victim-of } est détruit : { $cards }.
    }
told-carpet-lies =
    { $seat-is ->
        [you] { $card-The } reste dans votre cité.
       *[other] { $card-The } reste dans la cité { $seat-of }.
    }
told-nothing-to-steal =
    { $victim-is ->
        [you] Vous n’avez plus de carte : il n’y a rien à vous voler.
       *[other] { $victim } n’a plus de carte : il n’y a rien à voler.
    }
told-genie-stays =
    { $seat-is ->
        [you] { $card-The } reste devant vous et vous coûte un point d’action par tour.
       *[other] { $card-The } reste devant { $seat } et lui coûte un point d’action par tour.
    }
told-changed-sides =
    { $seat-is ->
        [you] { $victim } perd { $card } à votre profit.
       *[other]
            { $victim-is ->
                [you] Vous perdez { $card } au profit { $seat-of }.
               *[other] { $victim } perd { $card } au profit { $seat-of }.
            }
    }

asked-redeal =
    Une main sans Quartier, et elle seule, peut être échangée contre { $cards ->
        [one] { $cards } autre carte
       *[other] { $cards } autres cartes
    }.
asked-choose =
    { $cards ->
        [one] Quelle carte gardez-vous ? Les autres sont mélangées à la pioche.
       *[other] Quelles { $cards } cartes gardez-vous ? Les autres sont mélangées à la pioche.
    }
asked-reroll-test = { $roller } obtient { $total }. Faire relancer ?
asked-reroll-duel = { $roller } attaque chez vous { $target-the } et obtient { $total }. Faire relancer ?
asked-who-vanishes = Quel artisan { $victim-of } disparaît ?
asked-answer-played = { played }. Laisser passer ?
asked-answer-played-on-player = { played-on-player }. Laisser passer ?
asked-answer-played-on-card = { played-on-card }. Laisser passer ?
asked-answer-played-on-card-there = { played-on-card-there }. Laisser passer ?
asked-answer-played-to-kidnap = { played-to-kidnap }. Laisser passer ?
asked-answer-played-on-own-card = { played-on-own-card }. Laisser passer ?
asked-answer-played-on-own-card-there = { played-on-own-card-there }. Laisser passer ?
asked-answer-played-on-district = { played-on-district }. Laisser passer ?
asked-answer-played-for = { played-for }. Laisser passer ?
asked-answer-played-for-category = { played-for-category }. Laisser passer ?
asked-answer-answered = { answered }. Laisser passer ?
asked-where = Où mettez-vous { $card-the } ?

move-stay = Garder cette main
move-stay-with-a-district = Garder cette main : elle a un Quartier
move-stay-as-the-deck-is-small = Garder cette main : la pioche est trop petite pour une autre
move-redeal =
    Vous n’avez pas de Quartier : échanger { $cards ->
        [one] votre carte
       *[other] les { $cards } cartes
    }
move-keep = Garder { $cards }
move-lay = Poser { $card } ({ counted-cost })
move-lay-on = Mettre { $card } sur votre { on-district } ({ counted-cost })
move-vanish = { $card-The } du { on-district }
move-reroll = Faire relancer
move-stand = Laisser ce résultat
move-pass = Laisser passer
move-answer-with = Répondre par { $card }
move-put = Sur votre { on-district }
move-play-on-district = Jouer { $card } { whose }, sur le { on-district } ({ counted-cost })
move-play-on-card = Jouer { $card } { whose }, contre { $target-the } ({ counted-cost })
move-play-on-card-there = Jouer { $card } { whose }, contre { $target-the } du { on-district } ({ counted-cost })
move-kidnap = Jouer { $card } { whose } : { $target-the } du { on-district }, vient sur votre { on-own-district } ({ counted-cost })
move-kidnap-to-hand = Jouer { $card } { whose } : { $target-the } du { on-district }, vient dans votre main ({ counted-cost })
move-search = Jouer { $card } pour trouver { $target } ({ counted-cost })
move-search-category = Jouer { $card } pour trouver { some-category } ({ counted-cost })

refused-has-a-district = Vous avez un Quartier : cette main ne peut pas être échangée.
refused-deck-too-small = La pioche n’a plus assez de cartes pour une autre main.
refused-keep-so-many =
    { $cards ->
        [one] Gardez { $cards } carte que vous avez en main.
       *[other] Gardez { $cards } cartes que vous avez en main.
    }
refused-bought-enough =
    { $most ->
        [one] Vous pouvez acheter { $most } point d’action par tour, et c’est fait.
       *[other] Vous pouvez acheter { $most } points d’action par tour, et c’est fait.
    }
refused-no-district = Vous n’avez pas de Quartier.
refused-no-room = Votre Quartier n° { $number } n’a plus de place pour un artisan.
refused-no-such-artisan = Il n’y a pas { $card-of } sur le Quartier n° { $number }.
refused-no-such-district = Il n’y a pas là de Quartier n° { $number }.
refused-out-of-play = Le Quartier n° { $number } est hors jeu, sous un Génie effrayant.
refused-same-district = Le Quartier n° { $number } est en tout pareil au n° { $same } : nommez le n° { $same }.
refused-nothing-to-order = Il n’y a rien à ranger dans la file.
refused-name-a-category = À cette table, il cherche un Quartier, un artisan ou un garde, et non un seul type de carte.
refused-name-a-kind = À cette table, il cherche un seul type de carte, un Palais par exemple.
refused-only-answers = Vous ne pouvez jouer { $card } qu’en réponse à l’Action d’un autre.
refused-has-one = { $victim } a déjà { $card }.
refused-have-one = Vous avez déjà { $card }.
refused-shielded = Un Génie protecteur veille sur { $victim }.
refused-no-gold = { $victim } n’a pas d’or.
refused-no-guards = Aucun adversaire n’a de garde à séduire.
refused-there-is-room = Vous avez de la place pour l’artisan : nommez le Quartier.
refused-wrong-count =
    { $count ->
        [one] Cela détruit { $count } carte, et le coup doit le dire.
       *[other] Cela détruit { $count } cartes, et le coup doit le dire.
    }

advised-test =
    { $seat-is ->
        [you] Votre prochain test{ at-home } réussit alors { $won } fois sur { $cases }, au lieu de { $before }.
       *[other] Le prochain test { $seat-of }{ at-home } réussit alors { $won } fois sur { $cases }, au lieu de { $before }.
    }
advised-new-test =
    { $seat-is ->
        [you] Votre prochain test{ at-home } réussit alors { $won } fois sur { $cases }.
       *[other] Le prochain test { $seat-of }{ at-home } réussit alors { $won } fois sur { $cases }.
    }
advised-test-now = Le test réussit alors { $won } fois sur { $cases }.
advised-protects = Vous échappez ainsi { $card-to-the } { $seat-of }.
advised-saves = Sinon, votre { $card-singular } serait sans effet.

scored-districts =
    { $count ->
        [one] { $count } Quartier
       *[other] { $count } Quartiers
    }
scored-artisans =
    { $count ->
        [one] { $count } artisan
       *[other] { $count } artisans
    }
scored-guards =
    { $count ->
        [one] { $count } garde
       *[other] { $count } gardes
    }
scored-kinds = pour les types : { $cards }
scored-cemeteries =
    { $count ->
        [one] { $count } Cimetière enchanté
       *[other] { $count } Cimetières enchantés
    }
scored-carpets =
    { $count ->
        [one] { $count } Tapis magique
       *[other] { $count } Tapis magiques
    }
scored-richest = la plus grande fortune, { counted-gold }
scored-equally-rich = l’une des plus grandes fortunes, { counted-gold }

wrong-costs-nothing = « { $name } » se joue hors de son tour, quand personne n’a de points d’action : son coût doit être 0. Ce qu’elle coûte à chaque tour est son « upkeep ».
wrong-keeps-too-many =
    sur { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    }, on peut en garder de 1 à { $hand }.

# Une Action telle qu’elle est annoncée, et telle que les autres y répondent.
played =
    { $seat-is ->
        [you] Vous jouez { $card }
       *[other] { $seat } joue { $card }
    }
played-on-player =
    { played } contre { $victim-is ->
        [you] vous
       *[other] { $victim }
    }
played-on-card = { played } { whose }, contre { $target-the }
played-on-card-there = { played } { whose }, contre { $target-the } du { on-district }
played-to-kidnap =
    { played-on-card-there }, pour l’emmener sur { $seat-is ->
        [you] votre
       *[other] son
    } { on-own-district }
played-on-own-card =
    { $seat-is ->
        [you] { played } chez vous, contre { $target-the }
       *[other] { played } chez soi, contre { $target-the }
    }
played-on-own-card-there =
    { $seat-is ->
        [you] { played } chez vous, contre { $target-the } du { on-district }
       *[other] { played } chez soi, contre { $target-the } du { on-district }
    }
played-on-district = { played } { whose }, sur le { on-district }
played-for = { played } pour trouver { $target }
played-for-category = { played } pour trouver { some-category }
answered =
    { $seat-is ->
        [you] Vous répondez par { $card } à { $player }, qui joue { $target }
       *[other]
            { $player-is ->
                [you] { $seat } répond par { $card } à la carte que vous jouez, { $target }
               *[other] { $seat } répond par { $card } à { $player }, qui joue { $target }
            }
    }

at-home =
    { $home ->
       *[other] {""}
    }
whose =
    { $victim-is ->
        [you] chez vous
       *[other] chez { $victim }
    }
on-district = Quartier n° { $number }, { $district }
on-own-district = Quartier n° { $place }, { $own }
left-to-act =
    { $points ->
        [0] aucun point d’action
        [1] qu’un point d’action
       *[other] que { $points } points d’action
    }
counted-points =
    { $points ->
        [one] { $points } point de renommée
       *[other] { $points } points de renommée
    }
holds =
    { $room ->
        [0] N’accueille aucun artisan.
        [1] Accueille un artisan.
       *[other] Accueille { $room } artisans.
    }
counted-tax =
    { $tax ->
        [one] { $tax } pièce d’or
       *[other] { $tax } pièces d’or
    }
some-category =
    { $category ->
        [district] un Quartier
        [artisan] un artisan
       *[other] un garde
    }
category-name =
    { $category ->
        [district] Quartier
        [artisan] Artisan
       *[other] Garde
    }
keep-more =
    { $cards ->
        [1] Permet de garder une carte de plus à la fin de vos tours.
       *[other] Permet de garder { $cards } cartes de plus à la fin de vos tours.
    }
counted-renown =
    { $renown ->
        [0] 0 point supplémentaire
        [1] 1 point supplémentaire
       *[other] { $renown } points supplémentaires
    }
counted-upkeep =
    { $upkeep ->
        [0] 0 point d’action
        [1] un point d’action
       *[other] { $upkeep } points d’action
    }
taken-gold =
    { $gold ->
        [0] autant d’or
       *[other] autant d’or et { $gold } de plus
    }
counted-figure =
    { $figure ->
        [one] { $figure } point d’action
       *[other] { $figure } points d’action
    }

part-keep = Garder
part-vanish = Faire disparaître un artisan
part-put = Le mettre sur un Quartier

zone-city = Cité
zone-guards = Gardes
zone-attachments = Génies et tapis
zone-returned = Cartes rendues
zone-aside = Cartes non gardées

figure-figure = Chiffre
figure-tax = Taxe
figure-cards = Cartes en plus
figure-renown = Renommée
figure-upkeep = Entretien

# Dans une première partie, ce qui est nouveau est expliqué une fois

situation-redeal = D’abord, chacun est interrogé sur sa main, pour que personne n’apprenne qui n’a pas de Quartier. Si vous en avez un, gardez simplement votre main.
situation-choose = Gardez quatre cartes pour commencer : de préférence un Quartier, des artisans pour l’habiter et un garde. Les autres retournent dans la pioche.
situation-act = Vous avez six points d’action : prenez une carte de la file au prix indiqué dessous, posez Quartiers, artisans et gardes pour le chiffre de leur coin, ou jouez une Action.
situation-guard = Vous avez des artisans : chaque tour s’ouvre sur un test contre leur nombre, avec le dé et vos gardes. Ensuite, ils paient leurs taxes.
situation-answer = Quand quelqu’un joue une Action, tout le monde est interrogé : ainsi, personne n’apprend qui a un { card-mischievous-genie }. Si vous n’en avez pas, laissez passer.
situation-who-vanishes = Votre voisin a manqué son test, et vous choisissez l’artisan qui disparaît : celui qui paie le plus, ou le seul de son espèce.
situation-trick = Vous pouvez vous en prendre à quelqu’un. Choisissez la carte : chaque cible dit ce qui changerait, et ses chances. Rien ne se passe avant que vous confirmiez.
situation-buy = Plus de points d’action ? Achetez-en jusqu’à trois par tour, pour 2 pièces d’or chacun. Mais qui est le plus riche à la fin reçoit des points.
situation-end = La fin approche : elle vient quand un tour se termine avec la pioche ou la banque vide. Posez ce que vous pouvez : une nouvelle espèce rapporte le plus.

# Ce pour quoi on marque des points, en titre.
points-from-districts = Quartiers
points-from-artisans = Artisans
points-from-guards = Gardes
points-from-kinds = Types différents
points-from-cemeteries = Cimetières enchantés
points-from-carpets = Tapis magiques
points-from-richest = La plus grande fortune
points-from-equally-rich = L’une des plus grandes fortunes
