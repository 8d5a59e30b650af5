# Ce que dit le cœur, quel que soit le jeu.
# $seat est un nom ; $seat-is vaut « you » quand c'est la personne qui lit, sinon « other ».

number-word =
    { $count ->
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
        [9] neuf
       *[other] { $count }
    }

hidden-card = carte cachée
    .counted =
        { $count ->
            [1] une carte cachée
           *[other] { number-word } cartes cachées
        }

nothing = rien
line-number = Ligne { $line } : { $problem }

refused-over = La partie est terminée.
refused-not-your-turn =
    { $asked-is ->
        [you] C’est à vous de jouer.
       *[other] C’est à { $asked } de jouer.
    }
refused-no-such-move = « { $move } » n’est pas un coup de ce jeu.
refused-nothing-to-take-back = Il n’y a pas de coup à reprendre.
refused-somebody-else-acted = Quelqu’un d’autre a joué depuis : ce coup ne peut plus être repris.
refused-something-was-revealed = Ce coup a fait découvrir des cartes : il ne peut plus être repris.
refused-something-was-rolled = Ce coup s’en est remis au hasard : il ne peut plus être repris.
refused-asked-together = La question était posée à plusieurs à la fois : cette réponse est donnée.
refused-seat-changed-hands = Une place a changé de mains depuis : ce coup ne peut plus être repris.
refused-no-such-seat = Il n’y a pas de place numéro { $number } à cette table.
refused-nobody-to-return-to = Personne n’attend de reprendre cette place.
refused-resigned-already = Cette place a déjà abandonné.
refused-needs-a-stand-in = La partie continue sans vous : il faut un ordinateur pour tenir votre place.

told-took-back =
    { $seat-is ->
        [you] Vous reprenez votre dernier coup.
       *[other] { $seat } reprend son dernier coup.
    }
told-handed-over = { $new } remplace { $old }.
told-resigned =
    { $seat-is ->
        [you] Vous abandonnez.
       *[other] { $seat } abandonne.
    }
scored-won-by-resignation =
    { $seat-is ->
        [you] Vous gagnez par abandon.
       *[other] { $seat } gagne par abandon.
    }
scored-resigned-ahead = Les points désignaient quelqu’un qui a abandonné : la victoire va aux autres.
scored-ranked-last =
    { $seat-is ->
        [you] Vous avez abandonné : vous êtes au dernier rang.
       *[other] { $seat } a abandonné : dernier rang.
    }

wrong-unreadable = cette ligne est illisible.
wrong-not-a-record = ce fichier n’est pas l’enregistrement d’une partie.
wrong-empty-record = ce fichier est vide.
wrong-newer-format = cet enregistrement est au format { $found } ; cette version lit jusqu’au format { $known }. Mettez Ludothèque à jour pour l’ouvrir.
wrong-newer-rules = cette partie suit la version { $found } des règles ; cette version de Ludothèque connaît jusqu’à la version { $known }. Mettez-la à jour pour l’ouvrir.
wrong-older-rules = cette partie suit la version { $found } des règles, et celles d’aujourd’hui (version { $known }) en divergent ici.
wrong-other-game = c’est une partie de « { $found } », et non de « { $expected } ».
wrong-wrong-number = cette ligne porte le numéro { $found } au lieu de { $expected } : il manque des lignes, ou elles ont été déplacées.
wrong-unknown-line = cette ligne ne dit rien de connu.
wrong-missing-field = il manque « { $field } ».
wrong-bad-field = « { $field } » ne peut pas être { $found }.
wrong-wrong-seat = le coup est attribué à la place { $found }, mais c’était à la place { $expected } de jouer.
wrong-refused-move = « { $move } » n’est pas permis à ce moment.
wrong-refused-entry = ceci ne peut pas s’être passé à ce moment.
wrong-bad-outcomes = les tirages notés ne correspondent pas à ce qui devait être tiré.
wrong-wrong-digest = la partie rejouée ne correspond pas à celle qui a été enregistrée.
wrong-after-the-end = la partie était déjà terminée.
wrong-too-early-an-end = la fin est annoncée alors que la partie continue.
wrong-wrong-end = le résultat noté n’est pas celui de la partie.
wrong-wrong-back = on ne peut pas revenir à la ligne { $to }.
wrong-players-exactly = Ce jeu se joue à { $low } joueurs, et non à { $found }.
wrong-players = Ce jeu se joue de { $low } à { $high } joueurs, et non à { $found }.
wrong-unknown-option = ce jeu n’a pas d’option « { $option } ».
wrong-bad-option = l’option « { $option } » ne peut pas être { $found }. Valeurs possibles : { $allowed }.
wrong-name = un nom compte de 1 à { $longest } caractères, sur une seule ligne.
wrong-toml = ce n’est pas du TOML valable ({ $why }).
wrong-same-card-twice = la carte « { $name } » figure deux fois dans la liste.
