# Ce que disent les deux jeux à points d’action. $card est une carte avec son article ; at-home, que chaque
# jeu formule pour lui-même, dit de quel domaine il s’agit quand quelqu’un en a deux.

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
told-drew-hidden = { $seat } pioche la première carte cachée.
told-bought =
    { $seat-is ->
        [you] Vous achetez un point d’action pour { $gold } pièces d’or{ at-home }.
       *[other] { $seat } achète un point d’action pour { $gold } pièces d’or{ at-home }.
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
told-turned-up = La file se complète : { $cards }.
told-line-ordered =
    { $seat-is ->
        [you] Vous changez l’ordre de la file, en commençant par la moins chère : { $cards }.
       *[other] { $seat } change l’ordre de la file, en commençant par la moins chère : { $cards }.
    }
told-saw-hand =
    { $seat-is ->
        [you] Vous voyez la main tenue par { $victim } : { $cards }.
       *[other]
            { $victim-is ->
                [you] { $seat } voit votre main : { $cards }.
               *[other] { $seat } voit la main tenue par { $victim } : { $cards }.
            }
    }
told-saw-hand-hidden = { $seat } voit la main tenue par { $victim }.
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
        [you] La banque vous doit { $due } pièces d’or{ at-home }, mais n’en a que { $gold }, qu’elle vous verse.
       *[other] La banque doit { $due } pièces d’or à { $seat }{ at-home }, mais n’en a que { $gold }, qu’elle verse.
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
        [you] Vous lancez le dé : { rolled }.
       *[other] { $seat } lance le dé : { rolled }.
    }
told-deck-is-out = La pioche est vide : la partie est finie.
told-bank-is-out = La banque est vide : la partie est finie.
told-all-idle = Pendant un tour de table entier, personne n’a pioché, posé ni joué de carte : la partie est finie.

asked-act =
    { $points ->
        [0] Il ne vous reste aucun point d’action. Que faites-vous ?
        [1] Il vous reste un point d’action. Que faites-vous ?
       *[other] Il vous reste { $points } points d’action. Que faites-vous ?
    }
asked-discard =
    { $over ->
        [1] Vous pouvez garder { $limit } cartes : défaussez-en une.
       *[other] Vous pouvez garder { $limit } cartes : défaussez-en { $over }.
    }
asked-steal = Quelle carte volez-vous à { $victim } ?
asked-place = Quelle carte mettez-vous au prix { $price } ? Le reste peut demeurer tel quel.

move-take = Prendre { $card } dans la file pour { counted-price }
move-draw = Piocher la première carte cachée pour 3 points
move-buy = Acheter un point d’action pour { $gold } pièces d’or
move-end = Finir votre tour
move-discard = Défausser { $card }
move-steal = Voler { $card }
move-place = Mettre ensuite { $card }
move-leave = Laisser le reste tel quel
move-play = Jouer { $card } ({ counted-cost })
move-play-on-hand = Jouer { $card } contre { $victim } ({ counted-cost })
move-no-card = Laisser ensuite une place vide

refused-not-in-hand = Vous n’avez pas { $card } en main.
refused-too-dear = Cela coûte { $cost } points d’action, et il vous en reste { $points }.
refused-nothing-there = Il n’y a pas de carte au prix { $price } : les vides ne se comblent qu’à la fin du tour.
refused-deck-is-empty = La pioche est vide.
refused-too-poor = Un point d’action coûte { $cost } pièces d’or, et vous en avez { $gold }.
refused-answer-first = Répondez d’abord à la question.
refused-nothing-is-asked = Ce serait répondre à une question que personne ne pose en ce moment.
refused-not-an-opponent = Ce n’est pas à un adversaire.
refused-bank-has-no-gold = La banque n’a plus d’or.
refused-no-cards = { $victim } n’a pas de carte en main.
refused-no-target = { $card-name } : cela ne peut pas se jouer là-dessus.

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
scored-won-by-many = { $count } joueurs partagent la victoire, à { counted-points } chacun.

wrong-unknown-effect = une carte de type « { $type } » ne peut pas avoir l’effet « { $found } ».
wrong-bad-figure = ce chiffre peut aller de { $low } à { $high }.
wrong-deal-too-large = au plus grand nombre de joueurs, il faut { $needed } cartes pour la donne ; la liste en compte { $cards }.
wrong-figure-too-small = ce chiffre doit être au moins { $low }.

counted-price =
    { $price ->
        [1] 1 point
       *[other] { $price } points
    }
counted-cost =
    { $cost ->
        [1] 1 point
       *[other] { $cost } points
    }
counted-points =
    { $points ->
        [1] 1 point
       *[other] { $points } points
    }
rolled =
    { $added ->
        [0] { $die }
       *[other] { $die } + { $added } = { $total }
    }
counted-gold =
    { $gold ->
        [0] 0 pièce d’or
        [1] 1 pièce d’or
       *[other] { $gold } pièces d’or
    }

part-lay = Poser une carte
part-play = Jouer une carte
part-take = Prendre une carte dans la file
part-place = Mettre ensuite une carte
part-discard = Défausser une carte
part-steal = Voler une carte
