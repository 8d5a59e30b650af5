# Ce que disent les deux jeux à points d’action. $card est une carte avec son article, $card-the celle dont il est déjà
# question ; at-home, que chaque jeu formule pour lui-même, dit de quel domaine il s’agit quand quelqu’un en a deux, et
# counted-points avec quoi l’on gagne.

told-rolled-start =
    { $seat-is ->
        [you] Vous lancez le dé pour savoir qui commence : { $die }.
       *[other] { $seat } lance le dé pour savoir qui commence : { $die }.
    }
told-start-tied = Égalité à { $die } : les ex æquo relancent.
told-begins =
    { $seat-is ->
        [you] Votre lancer est le plus haut : vous commencez.
       *[other] Le lancer { $seat-of } est le plus haut : { $seat } commence.
    }
told-turn =
    { $seat-is ->
        [you] C’est à vous de jouer{ at-home }.
       *[other] C’est à { $seat } de jouer{ at-home }.
    }
told-took =
    { $seat-is ->
        [you] Vous prenez { $card } dans la file pour { counted-price }.
       *[other] { $seat } prend { $card } dans la file pour { counted-price }.
    }
told-drew =
    { $seat-is ->
        [you] Vous piochez { $card }.
       *[other] { $seat } pioche { $card }.
    }
told-drew-hidden = { $seat } pioche une carte cachée.
told-bought =
    { $seat-is ->
        [you] Vous achetez un point d’action pour { counted-gold }{ at-home }.
       *[other] { $seat } achète un point d’action pour { counted-gold }{ at-home }.
    }
told-discarded =
    { $seat-is ->
        [you] Vous défaussez { $card }.
       *[other] { $seat } défausse { $card }.
    }
told-laid =
    { $seat-is ->
        [you] Vous posez { $card }{ at-home }.
       *[other] { $seat } pose { $card }{ at-home }.
    }
told-turned-up =
    { $cards-count ->
        [1] Nouvelle carte dans la file : { $cards }.
       *[other] Nouvelles cartes dans la file, dans cet ordre : { $cards }.
    }
told-line-ordered =
    { $seat-is ->
        [you] Vous changez l’ordre de la file, à partir du prix 1 : { $cards }.
       *[other] { $seat } change l’ordre de la file, à partir du prix 1 : { $cards }.
    }
told-saw-hand =
    { $seat-is ->
        [you] Vous voyez la main { $victim-of } : { $cards }.
       *[other]
            { $victim-is ->
                [you] { $seat } voit votre main : { $cards }.
               *[other] { $seat } voit la main { $victim-of } : { $cards }.
            }
    }
told-saw-hand-hidden = { $seat } voit la main { $victim-of }.
told-stole-card =
    { $seat-is ->
        [you] Vous volez { $card } à { $victim }.
       *[other]
            { $victim-is ->
                [you] { $seat } vous vole { $card }.
               *[other] { $seat } vole { $card } à { $victim }.
            }
    }
told-stole-card-hidden = { $seat } vole une carte à { $victim }.
told-paid =
    { $seat-is ->
        [you] La banque vous verse { counted-gold }{ at-home }.
       *[other] La banque verse { counted-gold } à { $seat }{ at-home }.
    }
told-paid-short =
    { $seat-is ->
        [you]
            { $gold ->
                [0] La banque est vide : elle vous doit { counted-due }{ at-home } et ne verse rien.
               *[other] La banque vous doit { counted-due }{ at-home } et verse tout ce qui lui reste : { $gold }.
            }
       *[other]
            { $gold ->
                [0] La banque est vide : elle doit { counted-due } à { $seat }{ at-home } et ne verse rien.
               *[other] La banque doit { counted-due } à { $seat }{ at-home } et verse tout ce qui lui reste : { $gold }.
            }
    }
told-rolled-difficulty =
    { $seat-is ->
        [you] Vous lancez le dé pour la difficulté : { rolled }.
       *[other] { $seat } lance le dé pour la difficulté : { rolled }.
    }
told-rolled-watch =
    { $seat-is ->
        [you] Vous lancez le dé pour la surveillance : { rolled }.
       *[other] { $seat } lance le dé pour la surveillance : { rolled }.
    }
told-rolled-attack =
    { $seat-is ->
        [you] Vous lancez le dé pour attaquer : { rolled }.
       *[other] { $seat } lance le dé pour attaquer : { rolled }.
    }
told-rolled-defence =
    { $seat-is ->
        [you] Vous lancez le dé pour vous défendre : { rolled }.
       *[other] { $seat } lance le dé pour se défendre : { rolled }.
    }
told-rolled-gold =
    { $seat-is ->
        [you] Vous lancez le dé pour le montant : { rolled }.
       *[other] { $seat } lance le dé pour le montant : { rolled }.
    }
told-deck-is-out = La pioche est vide : la partie est finie.
told-bank-is-out = La banque est vide : la partie est finie.
told-all-idle = Personne n’a agi de tout un tour de table : la partie est finie.
told-gold-goes-round = Depuis bien des tours, seul l’or change de mains : la partie est finie.

asked-act =
    { $points ->
        [0] Il ne vous reste aucun point d’action. Que faites-vous ?
        [1] Il vous reste un point d’action. Que faites-vous ?
       *[other] Il vous reste { $points } points d’action. Que faites-vous ?
    }
asked-discard =
    Vous pouvez garder { $limit ->
        [one] { $limit } carte
       *[other] { $limit } cartes
    } : défaussez-en { $over ->
        [1] une
       *[other] { $over }
    }.
asked-steal = Quelle carte volez-vous à { $victim } ?
asked-place =
    { $price ->
        [1] Vous pouvez réordonner la file, ou la laisser telle quelle. Quelle carte mettez-vous au prix 1 ?
       *[other] Quelle carte mettez-vous au prix { $price } ? Vous pouvez laisser le reste tel quel.
    }

move-take = Prendre { $card } dans la file pour { counted-price }
move-draw = Piocher la première carte cachée pour 3 points d’action
move-buy = Acheter un point d’action pour { counted-gold }
move-end = Finir votre tour
move-discard = Défausser { $card }
move-steal = Voler { $card }
move-place = Mettre ensuite { $card }
move-leave = Laisser le reste tel quel
move-leave-all = Laisser la file telle quelle
move-play = Jouer { $card } ({ counted-cost })
move-play-on-hand = Jouer { $card } contre { $victim } ({ counted-cost })
move-no-card = Laisser ensuite une place vide

refused-not-in-hand = Vous n’avez pas { $card } en main.
refused-too-dear =
    Cela coûte { counted-cost }, et il { $points ->
        [0] ne vous en reste aucun
       *[other] vous en reste { $points }
    }.
refused-nothing-there = Il n’y a pas de carte au prix { $price } : les vides ne se comblent qu’à la fin du tour.
refused-deck-is-empty = La pioche est vide.
refused-too-poor =
    Un point d’action coûte { counted-price-in-gold }, et vous { $gold ->
        [0] n’en avez aucune
       *[other] en avez { $gold }
    }.
refused-answer-first = Répondez d’abord à la question.
refused-nothing-is-asked = Ce serait répondre à une question que personne ne pose en ce moment.
refused-not-an-opponent = Cela n’appartient pas à un adversaire.
refused-bank-has-no-gold = La banque n’a plus d’or.
refused-no-cards = { $victim } n’a pas de carte en main.
refused-no-target = Vous ne pouvez pas jouer { $card } là-dessus.

scored-won =
    { $seat-is ->
        [you] Vous gagnez avec { counted-points }.
       *[other] { $seat } gagne avec { counted-points }.
    }
scored-won-by-two =
    { $seat-is ->
        [you] Vous partagez la victoire avec { $other }, à { counted-points } chacun.
       *[other]
            { $other-is ->
                [you] Vous partagez la victoire avec { $seat }, à { counted-points } chacun.
               *[other] { $seat } et { $other } partagent la victoire, à { counted-points } chacun.
            }
    }
scored-won-by-many =
    La victoire est partagée par { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }, à { counted-points } chacun.

advised-duel =
    { $tied ->
        [0] Vous gagnez le duel { $won } fois sur { $cases }.
       *[other] Vous gagnez le duel { $won } fois sur { $cases } ; { $tied } fois, les deux tombent.
    }
advised-brings = Vous y gagnez { counted-gold }.
advised-brings-between =
    { $most ->
        [one] Vous y gagnez de { $least } à { $most } pièce d’or.
       *[other] Vous y gagnez de { $least } à { $most } pièces d’or.
    }
advised-gains-points =
    { $seat-is ->
        [you] En l’état, vous gagnez { counted-points }.
       *[other] En l’état, { $seat } gagne { counted-points }.
    }
advised-loses-points =
    { $seat-is ->
        [you] En l’état, vous perdez { counted-points }.
       *[other] En l’état, { $seat } perd { counted-points }.
    }
advised-leaves =
    { $points ->
        [0] Il ne vous reste alors aucun point d’action.
        [1] Il vous reste alors un point d’action.
       *[other] Il vous reste alors { $points } points d’action.
    }
advised-leaves-enough =
    { $points ->
        [0] Il ne vous reste alors aucun point d’action ; il n’en faut pas pour utiliser { $card-the }.
        [1] Il vous reste alors un point d’action, assez pour utiliser { $card-the } à ce tour.
       *[other] Il vous reste alors { $points } points d’action, assez pour utiliser { $card-the } à ce tour.
    }
advised-buys =
    { $points ->
        [one] Vous avez alors { $points } point d’action et { counted-gold }.
       *[other] Vous avez alors { $points } points d’action et { counted-gold }.
    }
advised-ends-game = La partie s’arrête : { $points } pour vous, { $best } au plus pour les autres.

wrong-deal-too-large =
    au plus grand nombre de joueurs, il faut { $needed ->
        [one] { $needed } carte
       *[other] { $needed } cartes
    } pour la donne ; la liste en compte { $cards }. Ajoutez des cartes, ou baissez « hand » ou « line ».

counted-price =
    { $price ->
        [one] { $price } point d’action
       *[other] { $price } points d’action
    }
counted-cost =
    { $cost ->
        [one] { $cost } point d’action
       *[other] { $cost } points d’action
    }
rolled =
    { $added ->
        [0] { $die }
       *[other] { $die } + { $added } = { $total }
    }
counted-gold =
    { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
counted-due =
    { $due ->
        [one] { $due } pièce d’or
       *[other] { $due } pièces d’or
    }
counted-price-in-gold =
    { $cost ->
        [one] { $cost } pièce d’or
       *[other] { $cost } pièces d’or
    }

part-lay = Poser une carte
part-play = Jouer une carte
part-take = Prendre une carte dans la file
part-place = Mettre ensuite une carte
part-discard = Défausser une carte
part-steal = Voler une carte

zone-line = File, prix { $number }

figure-room = Places
