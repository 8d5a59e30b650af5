game-name = Cailloux
game-about = Un jeu pour les tests.
game-length = 1 min
card-coin = Pièce
    .counted =
        { $count ->
            [1] une Pièce
           *[other] { number-word } Pièces
        }
card-thief = Voleur
    .counted =
        { $count ->
            [1] un Voleur
           *[other] { number-word } Voleurs
        }
card-rock = Caillou
    .counted =
        { $count ->
            [1] un Caillou
           *[other] { number-word } Cailloux
        }
about-coin = Un lancer de dé en or, si la banque en a assez.
about-thief = Une ou deux pièces d’or prises à quelqu’un qui en a.
about-rock = Rien du tout.
told-played = { $seat } joue { $card }.
told-drew = { $seat } pioche { $card }.
told-drew-hidden = { $seat } pioche une carte.
told-earned = { $seat } gagne { $gold }.
told-robbed = { $seat } vole { $gold } à { $victim }.
asked-play = Jouez une carte.
asked-whom = Qui voulez-vous voler ?
asked-how-much = Combien voulez-vous prendre à { $victim } ?
move-play = Jouer { $card }
move-rob = Voler { $victim }
move-grab = Prendre { $gold }
refused-not-held = Vous n’avez pas { $card }.
scored-gold = Or
scored-richest = L’or décide.
option-gold = Or de la banque
option-greedy-bank = Banque avare
option-mood = Humeur
option-mood-calm = calme
option-mood-wild = folle
