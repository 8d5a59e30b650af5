game-name = Mon jeu
game-about = Amassez des noisettes, et envoyez vos écureuils chez les autres.
game-length = 5 min

card-hazelnut = Noisette
    .plural = Noisettes
    .gender = feminine
about-hazelnut =
    { $value ->
        [1] Dans votre réserve, elle vaut 1 point.
       *[other] Dans votre réserve, elle vaut { $value } points.
    }
card-squirrel = Écureuil
    .plural = Écureuils
    .gender = masculine
about-squirrel = Il prend la Noisette du dessus d’une autre réserve et la pose sur la vôtre.
zone-hoard = Réserve

told-hoarded =
    { $seat-is ->
        [you] Vous mettez { $card } en réserve.
       *[other] { $seat } met { $card } en réserve.
    }
told-took =
    { $seat-is ->
        [you] Votre Écureuil prend { $card } à { $victim }.
       *[other]
            { $victim-is ->
                [you] Un Écureuil envoyé par { $seat } vous prend { $card }.
               *[other] Un Écureuil envoyé par { $seat } prend { $card } à { $victim }.
            }
    }
told-found-nothing =
    { $seat-is ->
        [you] Votre Écureuil ne trouve rien.
       *[other] Un Écureuil envoyé par { $seat } ne trouve rien.
    }
told-drew =
    { $seat-is ->
        [you] Vous piochez { $card }.
       *[other] { $seat } pioche { $card }.
    }
told-drew-hidden = { $seat } pioche une carte.

asked-play = Jouez une carte.
move-hoard = Mettre { $card } en réserve
move-take = Envoyer un Écureuil chez { $victim }
move-waste = Jouer { $card } pour rien

refused-not-held = Vous n’avez pas { $card }.
refused-nothing-there = Un Écureuil va chez quelqu’un d’autre qui a une Noisette, s’il y en a.

scored-hazelnuts = Noisettes
scored-fullest-hoard = La réserve la mieux garnie l’emporte.
