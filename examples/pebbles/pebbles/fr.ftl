game-name = Cailloux
game-about = Des pièces, des voleurs, des cailloux : qui sera le plus riche ?
game-length = 1 min
card-coin = Pièce
    .plural = Pièces
    .gender = feminine
card-thief = Voleur
    .plural = Voleurs
    .gender = masculine
card-rock = Caillou
    .plural = Cailloux
    .gender = masculine
about-coin = Un lancer de dé en or, si la banque en a assez.
about-thief = Une ou deux pièces d’or prises à quelqu’un qui en a.
about-rock = Rien du tout.
told-played = { $seat } joue { $card }.
told-drew = { $seat } pioche { $card }.
told-drew-hidden = { $seat } pioche une carte.
told-earned = { $seat } gagne { counted-gold }.
told-robbed = { $seat } vole { counted-gold } à { $victim }.
asked-play = Jouez une carte.
asked-whom = Qui voulez-vous voler ?
asked-how-much = Combien voulez-vous prendre à { $victim } ?
move-play = Jouer { $card }
move-rob = Voler { $victim }
move-grab = Prendre { counted-gold }
refused-not-held = Vous n’avez pas { $card }.
scored-gold = Or
scored-richest = Le plus riche gagne.
option-gold = Or de la banque
option-greedy-bank = Banque avare
option-mood = Humeur
option-mood-calm = calme
option-mood-wild = folle
counted-gold =
    { $gold ->
        [0] 0 pièce d’or
        [1] 1 pièce d’or
       *[other] { $gold } pièces d’or
    }
zone-purse = Or
situation-play = Jouez une carte par tour ; vous en piochez ensuite une autre, tant qu’il y en a.
situation-whom = Un { card-thief } prend une ou deux pièces d’or à quelqu’un. Choisissez le plus riche.
