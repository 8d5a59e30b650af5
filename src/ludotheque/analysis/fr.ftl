# What decided a finished game, in every room that tells of it.

analysis-title = Ce qui a décidé de la partie : { $game }
analysis-luck-and-choice = La chance et les choix
analysis-luck =
    { $turn ->
        [up] { $points ->
            [one] La chance a aidé { $name } : { $points } point de gagné (de { $low } à { $high }).
           *[other] La chance a aidé { $name } : { $points } points de gagnés (de { $low } à { $high }).
        }
        [down] { $points ->
            [one] La chance n’a pas aidé { $name } : { $points } point de perdu (de { $low } à { $high }).
           *[other] La chance n’a pas aidé { $name } : { $points } points de perdus (de { $low } à { $high }).
        }
       *[none] La chance n’a rien changé de certain pour { $name }.
    }
analysis-choices =
    { $turn ->
        [up] { $points ->
            [one] Ses choix ont rapporté { $points } point de plus que les coups qui viennent d’abord à l’esprit (de { $low } à { $high }).
           *[other] Ses choix ont rapporté { $points } points de plus que les coups qui viennent d’abord à l’esprit (de { $low } à { $high }).
        }
        [down] { $points ->
            [one] Ses choix ont coûté { $points } point par rapport aux coups qui viennent d’abord à l’esprit (de { $low } à { $high }).
           *[other] Ses choix ont coûté { $points } points par rapport aux coups qui viennent d’abord à l’esprit (de { $low } à { $high }).
        }
       *[none] Ses choix valaient à peu près les coups qui viennent d’abord à l’esprit.
    }
analysis-column-deal = Donne
analysis-column-drawn = Pioche, dés
analysis-column-own = Ses choix
analysis-column-others = Choix des autres
analysis-column-rest = Reste
analysis-column-end = Fin
analysis-about-parts = En points de chances de gagner. Chacun part à égalité ; les colonnes mènent de là jusqu’à la fin. « Reste » : ce qui se cachait dans les mains, ce qui a pu être rattrapé, et ce que ces chiffres ne pouvaient pas voir venir.
analysis-course = Les chances de gagner, de la donne à la fin
analysis-known = d’après ce qu’on pouvait savoir
analysis-open = toutes mains ouvertes
analysis-moments = Les moments décisifs
analysis-no-moments = Aucun coup n’a décidé de la partie à lui seul, autant qu’on puisse le dire.
analysis-heading =
    { $kind ->
        [blunder] Erreur · { $name }, coup { $line } sur { $last }
        [missed-chance] Occasion manquée · { $name }, coup { $line } sur { $last }
       *[fine-move] Beau coup · { $name }, coup { $line } sur { $last }
    }
analysis-addressed = « Vous », ici, c’est { $name }.
analysis-played = Joué :
analysis-better = Mieux :
analysis-obvious = Le coup évident :
analysis-difference =
    { $points ->
        [one] { $points } point d’écart, entre { $low } et { $high }.
       *[other] { $points } points d’écart, entre { $low } et { $high }.
    }
analysis-resigned = Abandonne.
analysis-method =
    { $moments ->
        [0] Aucun moment ne promettait assez pour être regardé de près.
        [1] Un moment a été regardé de près, dans { $worlds } mondes imaginés. Ce qui en est dit est sûr à 95 %.
       *[other] { $moments } moments ont été regardés de près, chacun dans { $worlds } mondes imaginés. Ensemble, tous les jugements sont sûrs à 95 %.
    } La pioche reste fermée, comme ce qui a été écarté sans être vu. Les chances sont celles qu’on a parmi des joueurs du niveau Moyen (« greedy »).
analysis-moment-slider = Coup
analysis-previous = Moment décisif précédent
analysis-next = Moment décisif suivant
analysis-whose = Les chances de qui
analysis-all-moments = Tous les coups dans un tableau
analysis-column-move = Coup
analysis-column-player = Joueur
analysis-column-done = Ce qui a été fait
analysis-the-end = La fin
analysis-mark = { $name } : { $known }, { $open } toutes mains ouvertes
analysis-bars = La chance et les choix, coup par coup
analysis-bar-luck = chance
analysis-bar-choice = son choix
analysis-keys = Les flèches gauche et droite vont de coup en coup.
analysis-percent = { $figure } %
