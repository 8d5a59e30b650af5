# Le terminal.

you = Vous
round = Manche { $round } sur { $rounds } · pioche : { $deck }
line = Ligne (entre crochets : ce qu’on prendrait)
empty = vide
pile = { $name } : { $cards }
pile-nothing = { $name } : rien encore
hand = Votre main : { $cards }
prompt = Votre choix (un numéro ou un coup, « ? » pour l’aide, « q » pour quitter) :
help = Tapez le numéro d’un choix, ou le coup lui-même, par exemple « { $example } ». « back » reprend votre dernier coup quand c’est permis, « q » quitte la partie.
not-a-choice = « { $answer } » n’est pas un des choix. Tapez un numéro de 1 à { $last }.
goodbye = Partie quittée.
over = Fin de la partie
points =
    { $points ->
        [one] { $name } : { $points } point
       *[other] { $name } : { $points } points
    }
account = { $name }, { $points } : { $what }
