# Le labo : ce qu’il a trouvé, et ce qu’il ne peut pas faire.

percent = { $figure } %
share-between = { $figure } % ({ $low } à { $high })
between = { $figure } ({ $low } à { $high })
somebody = Quelqu’un
end-resigned = Tous les autres ont abandonné.

# Le rapport

report-title = { $game } · un rapport du labo
report-lead = Si le jeu est équilibré, combien de temps il dure, comment il finit, et quelles cartes comptent.
report-own-cards = Avec votre propre liste de cartes.
report-what =
    { $count ->
        [one] { $games } partie
       *[other] { $games } parties
    }
report-pairs =
    { $count ->
        [one] { $games } paire de parties dans l’expérience sur les cartes
       *[other] { $games } paires de parties dans l’expérience sur les cartes
    }
report-played-by = Jouées par : { $bots }.
report-seed = Graine : { $seed }.
report-people =
    { $count ->
        [one] { $games } partie enregistrée
       *[other] { $games } parties enregistrées
    }
report-greedy = Ce sont des parties entre ordinateurs : les gens jouent autrement. Ce qui change peu pour eux peut changer beaucoup à une vraie table, et inversement.
report-version = Ludothèque { $version }, règles { $rules }
report-how-to-read = Chaque chiffre est donné avec l’intervalle où il se trouve, à 95 % de confiance. Une victoire partagée compte par parts : une demi-victoire pour chacun de deux vainqueurs.
report-contents = Sommaire
report-copy = Copier le tableau
report-copied = Copié
report-with-players =
    { $players ->
        [one] À { $players } joueur
       *[other] À { $players } joueurs
    }
report-figures = Les chiffres

summary-title = En bref
order-title = Qui est avantagé, selon l’ordre du tour
order-first = Le premier joueur
order-later = Le joueur numéro { $number }
order-ahead = Commencer est un avantage : le premier joueur remporte { $share } des victoires, pour une part égale de { $equal }.
order-behind = Commencer est un désavantage : le premier joueur remporte { $share } des victoires, pour une part égale de { $equal }.
order-even = Autant que ces parties permettent d’en juger, commencer n’est ni un avantage ni un désavantage : le premier joueur remporte { $share } des victoires, pour une part égale de { $equal }.
order-other-ahead = Le joueur numéro { $number } est avantagé : { $share }.
order-other-behind = Le joueur numéro { $number } est désavantagé : { $share }.
order-axis = part des victoires, en %
order-mark = le trait : une part égale
players-all = Tous les nombres de joueurs
players-title = Ce que vaut commencer, selon le nombre de joueurs
players-about = De combien le premier joueur dépasse une part égale des victoires.
players-axis = victoires du premier joueur au-delà d’une part égale, en points de pourcentage
colon = { " :" }
seats-title = Selon la place à table
seats-seat = Place { $number }
seats-about = La place à table, qui que ce soit qui commence. Dans la plupart des jeux, elle ne devrait rien changer.
bots-title = Selon l’ordinateur
bots-about = Chaque ordinateur occupe chaque place aussi souvent.
bots-person = des personnes
length-title = Combien de temps dure une partie
length-said =
    Une partie compte en moyenne { $turns } tours et { $decisions } décisions. { $spread ->
        [none] Neuf parties sur dix en durent { $low }.
       *[some] Neuf parties sur dix durent de { $low } à { $high } tours.
    }
length-axis = tours
length-games = part des parties, en %
ends-title = Comment les parties finissent
ends-said = { $share } des parties finissent ainsi : « { $how } »
ends-shared = { $share } des parties ont plus d’un vainqueur.
ends-axis = part des parties, en %
points-title = D’où viennent les points
points-about = Les points d’un joueur en moyenne, quand on les a comptés à la fin : ceux de tous les joueurs, et ceux des vainqueurs.
points-all = tous
points-winners = vainqueurs
points-axis = points d’un joueur
cards-title = Ce que deviennent les cartes
cards-about = Par partie et pour tous les joueurs ensemble : combien de fois une carte a été acquise (piochée, prise, achetée, volée), combien de fois elle a été jouée, et combien se trouvaient devant quelqu’un à la fin.
cards-warning = La dernière colonne est une corrélation : de combien ceux qui ont joué la carte dépassent une part égale des victoires. Qui est déjà en tête joue davantage : elle ne mesure donc pas ce que vaut une carte, c’est l’expérience qui le fait.
worth-title = Ce que vaut une carte
worth-about = Une expérience, pas une corrélation : des paires de parties avec la même chance et les mêmes joueurs. Dans l’une, quelqu’un a la carte en main après la donne ; dans l’autre, une carte ordinaire ({ $plain }). De combien il gagne plus souvent avec elle, en points de pourcentage.
worth-many = { $count } cartes sont comparées à la fois : parmi celles qui sont sans effet, une sur vingt environ semblera en avoir un. Une carte n’est dite la plus forte ou la plus faible que si c’est sûr malgré tout.
worth-open = Une étoile marque les cartes qui ne sont jamais en main après la donne. Elles sont alors visibles sur la table au début, et on mesure de combien le premier joueur gagne plus souvent.
worth-best = La plus forte : { $card }, { $worth } points.
worth-worst = La plus faible : { $card }, { $worth } points.
worth-none = Dans ces parties, aucune carte ne se distingue à coup sûr d’une carte ordinaire.
worth-axis = victoires en plus qu’avec une carte ordinaire, en points de pourcentage
worth-mark = le trait : aucune différence

column-player = Joueur
column-share = Part des victoires
column-games = Parties
column-seat = Place
column-first = Le premier joueur
column-bot = Ordinateur
column-measure = Mesure
column-value = Valeur
column-end = Fin
column-share-of-games = Part des parties
column-category = Pour
column-all = Tous les joueurs
column-winners = Vainqueurs
column-card = Carte
column-gained = Acquise
column-played = Jouée
column-kept = Gardée
column-correlation = Avance (corrélation)
column-worth = Valeur
column-pairs = Paires
row-turns = tours
row-decisions = décisions
row-median = tours, médiane
row-low = tours, 5e centile
row-high = tours, 95e centile

# Une comparaison

change-order = Victoires du joueur numéro { $number }
change-first = Victoires du premier joueur
change-shared = Victoires partagées
change-turns = Tours
change-ended = Fin « { $how } »
change-more = { $what } : davantage avec la seconde liste, de { $by }.
change-less = { $what } : moins avec la seconde liste, de { $by }.
change-same = { $what } : aucune différence qui compte (moins de { $negligible }).
change-unsure = { $what } : ce n’est pas encore sûr, { $by }.
change-points = { $between } points de pourcentage
change-none = Rien ne change qui compte : l’équilibre, la durée et les fins sont les mêmes avec les deux listes.
change-sure =
    { $count ->
        [one] C’est sûr après { $games } partie avec chaque liste.
       *[other] C’est sûr après { $games } parties avec chaque liste.
    }
change-not-sure =
    { $count ->
        [one] Après { $games } partie avec chaque liste, tout n’est pas sûr ; --games en permet davantage.
       *[other] Après { $games } parties avec chaque liste, tout n’est pas sûr ; --games en permet davantage.
    }
column-what = Quoi
column-first-list = Première liste
column-second-list = Seconde liste
column-difference = Différence

# La recherche d’un chiffre

tune-best = C’est { $figure } = { $value } qui s’en approche le plus : { $measured }. La probabilité que ce soit la meilleure de ces valeurs est de { $chance }.
tune-sure = C’est assez sûr pour s’arrêter.
tune-not-sure = D’autres sont possibles : { $values }. --games permet plus de parties.
tune-impossible = Le jeu ne peut pas se jouer avec : { $values }.
tune-even = { $figure } de plus qu’une part égale pour qui est avantagé
tune-played = jouée dans { $figure } des parties où quelqu’un l’avait
tune-turns = { $figure } tours par partie
column-figure = { $figure }
column-measured = Mesuré
column-chance = Probabilité d’être la meilleure

# L’importance des chiffres reconstitués

doubt-published = La liste telle qu’elle est : le premier joueur remporte { $first } des victoires, une partie dure { $turns } tours.
doubt-lists =
    { $count ->
        [one] { $lists } liste où chacun des { $figures } chiffres reconstitués a un de plus, un de moins, ou reste le même :
       *[other] { $lists } listes où chacun des { $figures } chiffres reconstitués a un de plus, un de moins, ou reste le même :
    }
doubt-first = Le premier joueur remporte entre { $low } et { $high } des victoires. Ce qui vient des listes seules a un écart type de { $spread } points de pourcentage.
doubt-turns = Une partie dure entre { $low } et { $high } tours. Ce qui vient des listes seules a un écart type de { $spread } tours.
doubt-none = Aucun chiffre de cette liste n’est reconstitué : il n’y a rien à mettre en doute.

# L’échelle

ladder-title = { $game }, { $way }, { $thinking } par coup, { $deals } donnes au plus, chacune jouée de chaque place
ladder-compiled = compilé
ladder-plain = Python ordinaire
ladder-seconds = { $seconds } s de temps de processeur
ladder-iterations = { $iterations } itérations
ladder-against = { $upper } contre { $lower }
ladder-rating = { $level } : { $points } ({ $low } à { $high })
ladder-ratings = Classement, comme aux échecs : 400 points, c’est dix parties gagnées pour une perdue.
column-players = Joueurs
column-contest = Rencontre
column-won = Gagnées
column-won-share = Part
column-equal = Une part égale
ladder-won = { $won } sur { $games }
level-novice = Facile
level-greedy = Moyen
level-ismcts = Fort
level-expert = Expert

# Jouer

progress = { $there } parties sur { $games } · { $speed } par seconde · encore { $left }
progress-unknown = { $there } parties sur { $games }
simulated =
    { $count ->
        [one] { $games } partie se trouve dans { $folder }.
       *[other] { $games } parties se trouvent dans { $folder }.
    }
simulated-already = Tout y était déjà.
stopped-run = Arrêt ; rien de ce qui était enregistré n’est perdu. Pour continuer :
to-report = Pour voir ce qu’elles montrent :
merged =
    { $count ->
        [one] { $games } partie se trouve maintenant dans { $folder }.
       *[other] { $games } parties se trouvent maintenant dans { $folder }.
    }
imported =
    { $count ->
        [0] Aucune partie n’a été ajoutée à { $folder }.
        [one] { $games } partie a été ajoutée à { $folder }, sans les noms.
       *[other] { $games } parties ont été ajoutées à { $folder }, sans les noms.
    }
imported-unfinished =
    { $count ->
        [one] { $games } partie n’est pas finie et a été laissée de côté.
       *[other] { $games } parties ne sont pas finies et ont été laissées de côté.
    }
imported-practice =
    { $count ->
        [one] { $games } partie d’entraînement, ou commencée sur une table préparée, a été laissée de côté.
       *[other] { $games } parties d’entraînement, ou commencées sur une table préparée, ont été laissées de côté.
    }
imported-known =
    { $count ->
        [one] { $games } partie y était déjà.
       *[other] { $games } parties y étaient déjà.
    }
imported-other =
    { $count ->
        [one] { $games } table d’un autre jeu, ou jouée avec d’autres cartes, a été laissée de côté.
       *[other] { $games } tables d’autres jeux, ou jouées avec d’autres cartes, ont été laissées de côté.
    }
reported = Le rapport est dans { $file }.

# Ce qui n’est pas possible

wrong-lab-bot = Il n’y a pas d’ordinateur « { $found } » pour ce jeu. Il y a : { $known }.
wrong-bot-thinks = L’ordinateur { $name } réfléchit : dites combien, par exemple { $example } (200 itérations).
wrong-bot-answers-at-once = L’ordinateur { $name } répond aussitôt : on ne lui donne pas de temps pour réfléchir.
wrong-thinking = « { $found } » ne convient pas : 200i signifie 200 itérations par coup, 0.1s un dixième de seconde.
wrong-seats = « { $found } » ne convient pas : nommez un ordinateur par place, par exemple { "greedy,ismcts:200i" } ou greedy*4.
wrong-seconds = Avec { $found }, aucune partie ne serait deux fois la même : une autre machine réfléchit plus vite. Donnez des itérations (comme 200i), ou dites --unrepeatable.
wrong-run = { $folder } n’est pas une série du labo : { $why }
wrong-run-there = { $folder } n’est pas vide, et n’est pas une série du labo. Choisissez un autre dossier.
wrong-run-game = { $folder } est une série du jeu « { $game } », qui n’est pas installé ici.
wrong-run-outdated = { $folder } a été joué par la version { $version } avec d’autres cartes ou d’autres règles que celles d’ici : ses parties ne pourraient pas être rejouées.
wrong-run-in-use = Un autre programme écrit dans { $folder }.
wrong-run-other = { $folder } est une autre série : { $what } y vaut { $there }, et ici { $here }. Choisissez un autre dossier.
wrong-run-nothing = Que faut-il jouer ? Nommez un jeu, ou le dossier d’une série avec --out.
wrong-run-imported = { $folder } contient des parties enregistrées : il n’y a rien à jouer.
wrong-run-needs-games = { $folder } est l’expérience sur les cartes : ce n’est pas une série de parties.
wrong-table = { $file } ne peut pas être lu : { $why }
worker-died = Un processus qui jouait s’est arrêté, peut-être faute de mémoire. Ce qui était enregistré est intact : la même commande reprend à partir de là.
wrong-cluster = Il n’y a pas de grappe Ray à l’adresse { $address } : { $why }
cluster-failed = La grappe Ray a renoncé : { $why }. Ce qui était enregistré est intact : la même commande reprend à partir de là.
wrong-exchange = La carte { $card } ne peut pas être échangée : elle n’est jamais distribuée dans une main ni visible au début, ou il n’y a pas de carte ordinaire contre laquelle l’échanger.
wrong-lab-card = Il n’y a pas de carte « { $found } » dans ce jeu. Il y a : { $known }.
wrong-figure = « { $found } » n’est pas un chiffre de la liste. Pour cette carte, il y a : { $known }.
wrong-figure-owner = « { $found } » n’est pas un chiffre de la liste : écrivez une carte, un point et un chiffre. Les cartes : { $known }.
wrong-figure-unwritten = La liste n’écrit pas { $figure } comme un nombre sur sa propre ligne : il ne peut pas être changé.
wrong-range = « { $found } » n’est pas un intervalle : écrivez 1..5, avec { $most } valeurs au plus.
wrong-range-impossible = Le jeu ne peut se jouer avec aucune de ces valeurs de { $figure }.
wrong-target = « { $found } » n’est pas un objectif : even (personne n’est avantagé), played ou { "played:30" } (la carte est jouée dans la moitié, ou dans 30 %, des parties où quelqu’un l’a), { "turns:40" }.
wrong-target-deal = { $figure } n’est pas une carte : seule une carte peut être jouée.
wrong-lists = Deux listes sont comparées : donnez --cards une fois, pour comparer la vôtre à celle qui est publiée, ou deux fois.
wrong-report-mixed = { $first } et { $second } n’ont pas été joués avec le même jeu et les mêmes cartes. Un rapport porte sur l’un des deux.
wrong-report-empty = Il n’y a encore aucune partie dans { $folder }.
wrong-import-cards = Cette partie a été jouée avec d’autres cartes que celles de la série.
wrong-import-game = C’est une partie de « { $found } » ; la série contient des parties de « { $game } ».
wrong-merge = { $first } et { $second } sont des séries différentes : { $what } n’est pas pareil.
wrong-on = « { $found } » ne convient pas : --on ray, ou l’adresse d’une grappe Ray comme { "ray://HOST:10001" }.
