# Ce que dit le cœur, quel que soit le jeu.
# $seat est un nom ; $seat-is vaut « you » quand c'est la personne qui lit, sinon « other ».

# Comment la langue se nomme elle-même, et d’après quelle locale elle compte et énumère.
language-name = Français
language-locale = fr

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

# Les noms dans une phrase. L’entrée d’une carte dit son nom, son pluriel, son genre et, s’il le faut, .singular (le nom
# dans une phrase, si ce n’est pas le titre), .number = plural, .article = definite (unique : le Shérif) ou none (Aladin),
# .initial = vowel (l’Homme). De chaque form-X on tire les variables $card-X et, pour commencer une phrase, $card-X avec
# une majuscule ($card-The) ; de chaque name-X, la variable $seat-X.
card-defaults =
    .number = singular
    .article = common
vowels = aeiou

form-some =
    { $count ->
        [1]
            { $article ->
                [none] { $singular }
                [definite] { form-the }
               *[common]
                    { $number ->
                        [plural] des { $singular }
                       *[singular]
                            { $gender ->
                                [feminine] une { $singular }
                               *[masculine] un { $singular }
                            }
                    }
            }
       *[other] { number-word } { $plural }
    }
form-the =
    { $article ->
        [none] { $singular }
       *[common]
            { $number ->
                [plural] les { $singular }
               *[singular]
                    { $initial ->
                        [vowel] l’{ $singular }
                       *[consonant]
                            { $gender ->
                                [feminine] la { $singular }
                               *[masculine] le { $singular }
                            }
                    }
            }
    }
form-of-the =
    { $article ->
        [none] { form-of }
       *[common]
            { $number ->
                [plural] des { $singular }
               *[singular]
                    { $initial ->
                        [vowel] de l’{ $singular }
                       *[consonant]
                            { $gender ->
                                [feminine] de la { $singular }
                               *[masculine] du { $singular }
                            }
                    }
            }
    }
form-to-the =
    { $article ->
        [none] à { $singular }
       *[common]
            { $number ->
                [plural] aux { $singular }
               *[singular]
                    { $initial ->
                        [vowel] à l’{ $singular }
                       *[consonant]
                            { $gender ->
                                [feminine] à la { $singular }
                               *[masculine] au { $singular }
                            }
                    }
            }
    }
form-of =
    { $initial ->
        [vowel] d’{ $singular }
       *[consonant] de { $singular }
    }
form-of-plural =
    { $initial ->
        [vowel] d’{ $plural }
       *[consonant] de { $plural }
    }
form-of-some =
    { $article ->
        [none] { form-of }
        [definite] { form-of-the }
       *[common]
            { $number ->
                [plural] { form-of }
               *[singular]
                    { $gender ->
                        [feminine] d’une { $singular }
                       *[masculine] d’un { $singular }
                    }
            }
    }
name-of =
    { $initial ->
        [vowel] d’{ $name }
       *[consonant] de { $name }
    }

hidden-card = carte cachée
    .plural = cartes cachées
    .gender = feminine
gap = vide
    .plural = vides
    .gender = masculine
titled-card = { $title }
    .plural = { $plural }
    .gender = { $gender }
    .article = { $article }
lettered-card = { $name } { $letter }
    .plural = { $name } { $letter }
    .gender = { $gender }
    .article = definite

# Pour citer une liste de cartes.
straight-quote = { "\"" }

nothing = rien
pictured = { $name } : { $shows }
line-number = Ligne { $line } : { $problem }
names-too-long = plus de { $longest } caractères.
names-no-heading = il manque encore un titre qui dise de quel jeu il s’agit, comme : ## district-noir fr
names-no-game = il n’y a pas de jeu « { $found } ». Il y a : { $games }.
names-no-language = ce jeu n’a pas de textes en « { $found } ». Il en a en : { $langs }.
names-no-entry = les textes de ce jeu n’ont pas d’entrée « { $found } ». Seul ce qu’ils contiennent peut changer de nom.
names-unreadable = « { $found } » n’a pas la forme d’une entrée : un nom, un signe égal et le texte ; les lignes qui suivent sont en retrait.
names-no-attribute = il faut aussi à « { $found } » une ligne « .{ $missing } = … », comme dans les textes du jeu.
names-no-variable = « { $found } » ne connaît pas « ${ $variable } » : on ne peut y mettre que ce que contient l’entrée du jeu.
names-twice = « { $found } » s’y trouve deux fois.

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
refused-something-was-rolled = Ce coup a fait appel au hasard : il ne peut plus être repris.
refused-asked-together = La question était posée à plusieurs joueurs à la fois : cette réponse ne peut plus être reprise.
refused-seat-changed-hands = Une place a changé de mains depuis : ce coup ne peut plus être repris.
refused-only-in-practice = Un tour entier ne se reprend qu’à l’entraînement, par la personne qui joue.
refused-no-turn-to-take-back = Il n’y a pas de tour à reprendre.
refused-no-back-in-a-challenge = Dans un défi, rien ne se reprend.
refused-practising-alone = À l’entraînement, une seule personne joue : l’ordinateur tient toutes les autres places.
refused-no-such-seat = Il n’y a pas de place numéro { $number } à cette table.
refused-nobody-to-return-to = Personne n’attend de reprendre cette place.
refused-resigned-already = Cette personne a déjà abandonné.
refused-needs-a-stand-in = La partie continue sans vous : il faut un ordinateur pour tenir votre place.

told-took-back =
    { $seat-is ->
        [you] Vous reprenez votre dernier coup.
       *[other] { $seat } reprend son dernier coup.
    }
told-took-turn-back =
    { $seat-is ->
        [you] Vous reprenez votre tour.
       *[other] { $seat } reprend son tour.
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
scored-resigned-ahead = La personne en tête aux points avait abandonné : la victoire va aux autres.
scored-ranked-last =
    { $seat-is ->
        [you] Vous avez abandonné : vous êtes au dernier rang.
       *[other] { $seat } a abandonné : dernier rang.
    }

# Pourquoi un conseil est donné

advised-no-choice = C’est tout ce que vous pouvez faire.
advised-ahead =
    { $ahead ->
        [0] Ensuite, les chances ne sont de votre côté dans aucune partie imaginée sur { $worlds }.
        [1] Ensuite, les chances sont de votre côté dans une partie imaginée sur { $worlds }.
       *[other] Ensuite, les chances sont de votre côté dans { $ahead } parties imaginées sur { $worlds }.
    }
advised-ahead-of-many =
    { $ahead ->
        [0] Ensuite, vous ne faites mieux que la moyenne dans aucune partie imaginée sur { $worlds }.
        [1] Ensuite, vous faites mieux que la moyenne dans une partie imaginée sur { $worlds }.
       *[other] Ensuite, vous faites mieux que la moyenne dans { $ahead } parties imaginées sur { $worlds }.
    }
advised-better =
    { $worse ->
        [0] Parmi les parties imaginées ({ $worlds }), c’est mieux que la deuxième possibilité dans { $better }, et moins bien dans aucune.
       *[other] Parmi les parties imaginées ({ $worlds }), c’est mieux que la deuxième possibilité dans { $better }, et moins bien dans { $worse }.
    }
advised-better-than-played =
    { $worse ->
        [0] Parmi les parties imaginées ({ $worlds }), c’est mieux que votre coup dans { $better }, et moins bien dans aucune.
       *[other] Parmi les parties imaginées ({ $worlds }), c’est mieux que votre coup dans { $better }, et moins bien dans { $worse }.
    }
advised-open-better = Toutes mains ouvertes aussi, c’était mieux.
advised-open-worse = Toutes mains ouvertes, c’est votre coup qui était le meilleur : vous ne pouviez pas le savoir.
advised-as-good =
    { $others ->
        [0] Aucune autre possibilité ne semble aussi bonne.
        [1] Une autre possibilité semble à peu près aussi bonne.
       *[other] Il y a { $others } autres possibilités à peu près aussi bonnes.
    }
advised-not-looked-at =
    { $options ->
        [0] Toutes les possibilités ont été examinées.
        [1] Une possibilité n’a pas été examinée.
       *[other] { $options } possibilités n’ont pas été examinées.
    }

# Ce qu’a donné la vérification d’un enregistrement.
checked-dealt-by-commitments = L’enregistrement dit : d’abord le serveur a montré l’empreinte de son secret, puis chacun a promis un nombre par son empreinte, et les nombres n’ont été envoyés qu’ensuite.
checked-dealt-alone = L’enregistrement dit : d’abord le serveur a montré l’empreinte de son secret, puis le seul écran de la table a envoyé son nombre.
checked-dealt-unshown = L’enregistrement dit : personne n’avait vu l’empreinte du secret quand les nombres sont arrivés. Le serveur a pu choisir son secret en fonction d’eux.
checked-dealt-with-a-chosen-seed = Quelqu’un a choisi la graine de cette partie, « { $seed } », et pouvait connaître toutes les cartes d’avance.
checked-dealt-from-a-moment = Cette partie a commencé dans une position déjà en place : il n’y a pas de donne à vérifier.
checked-dealt-by-one-machine = L’ordinateur de cette partie a tiré la graine tout seul. Personne ne peut vérifier comment.
checked-dealt-before = La table { $table } a eu la même donne, dans un défi ou un match en duplicate : qui y avait joué connaissait les cartes. Ce qui garantit son équité a été fait une fois, pour les deux.
checked-secret-fits = Le secret du serveur a bien l’empreinte montrée à l’ouverture de la table : { $shown }
checked-secret-does-not-fit = Le secret du serveur a été changé. Son empreinte est { $found }, et c’est { $shown } qui avait été montrée.
checked-noted-hash-fits = C’est l’empreinte que vous avez notée.
checked-noted-hash-does-not-fit = Ce n’est pas l’empreinte que vous avez notée : { $noted }
checked-number-fits = { $seat } a envoyé le nombre promis.
checked-number-sent = { $seat } a envoyé un nombre.
checked-number-does-not-fit = { $seat } n’a pas envoyé le nombre promis : il n’a pas compté.
checked-no-number = { $seat } n’a pas envoyé de nombre.
checked-same-screen = { $seat } et { $other } jouaient sur le même écran.
checked-no-number-counts = Aucun nombre de joueur ne compte : le serveur a fait cette donne tout seul.
checked-noted-number-fits = { $seat } a envoyé le nombre que vous avez noté, et il compte.
checked-noted-number-is-missing = Le nombre que vous avez noté ne fait pas partie de ceux qui comptent.
checked-nothing-to-compare = Cette partie n’a ni secret ni nombres à comparer avec ce que vous avez noté.
checked-seed-fits = Le secret, la table et les nombres donnent bien la graine : { $seed }
checked-seed-does-not-fit = Le secret, la table et les nombres donnent la graine { $found }, mais la donne vient de { $seed }.
checked-deal-fits =
    { $draws ->
        [0] La donne n’a demandé aucun tirage.
        [1] La graine donne bien le tirage de la donne.
       *[other] La graine donne bien cette donne : ses { $draws } tirages sont les mêmes.
    }
checked-deal-does-not-fit = La graine ne donne pas cette donne. Le tirage { $draw }, un nombre inférieur à { $below }, devrait être { $expected }, mais c’est { $found }.
checked-dice-fit =
    { $draws ->
        [0] Rien d’autre n’a été laissé au hasard.
        [1] La graine donne bien le seul tirage fait après la donne.
       *[other] La graine donne bien les { $draws } tirages faits après la donne : dés, cartes et mélanges.
    }
checked-dice-do-not-fit = Ligne { $line } : la graine ne donne pas ce qui a été tiré. Le tirage { $draw }, un nombre inférieur à { $below }, devrait être { $expected }, mais c’est { $found }.
checked-moves-fit =
    { $moves ->
        [0] Aucun coup n’a été joué, et le résultat est juste.
        [1] Le seul coup était permis, et le résultat est juste.
       *[other] Les { $moves } coups étaient tous permis, et le résultat est juste.
    }
checked-moves-fit-so-far =
    { $moves ->
        [0] Aucun coup n’avait été joué.
        [1] Le seul coup joué jusque-là était permis.
       *[other] Les { $moves } coups joués jusque-là étaient tous permis.
    }
checked-moves-do-not-fit =
    { $moves ->
        [0] L’enregistrement ne peut pas être rejoué.
        [1] Après le premier coup, l’enregistrement ne peut plus être rejoué.
       *[other] Après { $moves } coups, l’enregistrement ne peut plus être rejoué.
    }
checked-digests-fit =
    { $digests ->
        [0] L’enregistrement ne note aucune position à comparer.
        [1] La position notée en chemin est la même.
       *[other] Les { $digests } positions notées en chemin sont les mêmes.
    }
checked-digests-do-not-fit = Ligne { $line } : la position notée n’est pas celle où mènent les coups.
checked-not-sound = Cet enregistrement ne tient pas : quelque chose y a été changé, ou la partie ne s’est pas jouée comme il le dit.
checked-nobody-chose = Personne n’a choisi ces cartes ni ces dés, pourvu que l’empreinte soit celle qu’on vous a montrée avant la donne. Cela ne prouve pas que le propriétaire du serveur ne les a pas regardés.
checked-not-proved = Tout concorde, mais cela ne prouve pas que personne n’a choisi les cartes : la raison est donnée plus haut. Cela ne prouve pas non plus que le propriétaire du serveur ne les a pas regardées.
checked-not-provable = Ce qui peut être vérifié concorde. Cela ne prouve ni que personne n’a choisi les cartes, ni que personne ne les a regardées.

wrong-unreadable = cette ligne est illisible.
wrong-not-a-record = ce fichier n’est pas l’enregistrement d’une partie.
wrong-empty-record = ce fichier est vide.
wrong-newer-format = cet enregistrement est au format { $found } ; cette version lit jusqu’au format { $known }. Mettez Ludothèque à jour pour l’ouvrir.
wrong-newer-rules = cette partie suit la version { $found } des règles ; cette version de Ludothèque connaît jusqu’à la version { $known }. Mettez-la à jour pour l’ouvrir.
wrong-older-rules = cette partie suit la version { $found } des règles, et celles d’aujourd’hui (version { $known }) en divergent ici.
wrong-other-game = c’est une partie de « { $found } », et non de « { $expected } ».
wrong-wrong-number = cette ligne porte le numéro { $found } au lieu de { $expected } : il manque des lignes, ou elles ont été déplacées.
wrong-unknown-line = cette ligne n’est d’aucun genre connu.
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
wrong-wrong-back = la partie ne peut pas revenir à la ligne { $to }.
wrong-players-exactly = Ce jeu se joue à { $low ->
        [one] { $low } joueur
       *[other] { $low } joueurs
    }, et non à { $found }.
wrong-players = Ce jeu se joue de { $low } à { $high } joueurs, et non à { $found }.
wrong-unknown-option = ce jeu n’a pas d’option « { $option } ».
wrong-bad-option = l’option « { $option } » ne peut pas être { $found }. Valeurs possibles : { $allowed }.
wrong-name = un nom compte de 1 à { $longest } caractères, sur une seule ligne.
wrong-name-invisible = ce nom contient des caractères que personne ne peut voir. Tapez-le à nouveau sans eux.
wrong-name-marks = dans ce nom, un accent n’a pas de lettre, ou une lettre a plus de { $most ->
        [one] { $most } accent
       *[other] { $most } accents
    }.
wrong-name-mixed = ce nom mêle plusieurs écritures, comme l’alphabet latin et le cyrillique. Écrivez-le dans une seule.
wrong-list-syntax = « { $found } » ne se lit pas. Chaque ligne est une clé, « = » et une valeur, par exemple count = 2 ; ce qui suit un « # » est un commentaire.
wrong-list-no-equals = il manque « = » dans « { $found } ». Chaque ligne est une clé, « = » et une valeur, par exemple count = 2.
wrong-list-quotes = « { $field } » a la valeur { $found }. Un texte se met entre guillemets droits, par exemple { $field } = { straight-quote }docks{ straight-quote } ; un nombre s’écrit sans guillemets, par exemple { $field } = 2.
wrong-list-value = « { $field } » ne peut pas avoir la valeur { $found }. Écrivez un nombre entier, par exemple { $field } = 2, ou un texte entre guillemets droits.
wrong-list-unclosed = dans « { $found } », un guillemet ou un crochet est ouvert sans être fermé, ou fermé sans être ouvert. Écrivez les deux, par exemple name = { straight-quote }docks{ straight-quote }.
wrong-list-key-twice = « { $field } » figure deux fois dans ce paragraphe. Gardez une seule des deux lignes ; chaque carte commence par [[kind]].
wrong-list-heading = « { $found } » n’est pas un titre de paragraphe. Écrivez [deal] avant les chiffres de la donne et [[kind]] avant chaque carte.
wrong-list-table-twice = « { $found } » ne peut pas revenir ici. [deal] figure une seule fois dans la liste ; chaque carte commence par [[kind]], entre doubles crochets.
wrong-list-missing-table =
    { $table ->
        [deal] il manque [deal]. Écrivez ce titre et, dessous, les chiffres de la donne, comme dans la liste publiée.
        [field] la liste n’a pas de domaines. Chacun commence par le titre [[field]] ; dessous vient son nom, par exemple name = { straight-quote }gold{ straight-quote }.
       *[kind] la liste n’a pas de cartes. Chacune commence par le titre [[kind]] ; dessous viennent son nom, son type, ses chiffres et son nombre d’exemplaires.
    }
wrong-list-not-a-table = cela s’écrit ainsi : { $example }.
wrong-list-unknown-key =
    « { $found } » n’est pas connu ici. { $near ->
        [nothing-near] Sont connus : { $known }.
       *[other] Vouliez-vous écrire « { $near } » ?
    }
wrong-list-missing-key = il manque « { $field } » dans ce paragraphe { $table }. Ajoutez une ligne, par exemple { $field } = { $example }.
wrong-list-bad-number = « { $field } » ne peut pas être { $found }. C’est un nombre entier de { $low } à { $high }, sans guillemets, par exemple { $field } = { $example }.
wrong-list-bad-text = « { $field } » ne peut pas être { $found }. C’est un texte entre guillemets droits, par exemple { $field } = { straight-quote }{ $example }{ straight-quote }.
wrong-list-bad-name = une carte ne peut pas avoir le nom « { $found } ». Un nom a des minuscules sans accents, des chiffres et des traits d’union, par exemple name = { straight-quote }{ $example }{ straight-quote }. Ce que les joueurs lisent peut se donner comme titre : title = { straight-quote }…{ straight-quote }.
wrong-list-unknown-type =
    il n’y a pas de type « { $found } ». { $near ->
        [nothing-near] Types connus : { $known }.
       *[other] Vouliez-vous écrire type = { straight-quote }{ $near }{ straight-quote } ?
    }
wrong-list-unknown-effect =
    une carte de type « { $type } » ne peut pas avoir l’effet « { $found } ». { $near ->
        [nothing-near] Effets possibles : { $known }.
       *[other] Vouliez-vous écrire effect = { straight-quote }{ $near }{ straight-quote } ?
    }
wrong-list-no-effect = une carte de type « { $type } » n’a pas d’effet. Supprimez cette ligne.
wrong-list-unknown-source =
    « { $found } » ne dit pas d’où vient un chiffre. { $near ->
        [nothing-near] Réponses possibles : { $known }. Vous pouvez aussi supprimer « sources ».
       *[other] Vouliez-vous écrire « { $near } » ? Vous pouvez aussi supprimer « sources ».
    }
wrong-list-unknown-gender =
    « { $found } » n’est pas un genre. { $near ->
        [nothing-near] Genres possibles : { $known }.
       *[other] Vouliez-vous écrire « { $near } » ?
    }
wrong-list-bad-title = « { $field } » doit avoir de 1 à { $longest } caractères visibles, sur une ligne, par exemple { $field } = { straight-quote }Port{ straight-quote }.
wrong-list-needs-title = « { $field } » accompagne un titre, et cette carte n’en a pas. Ajoutez une ligne, par exemple title = { straight-quote }Port{ straight-quote }.
wrong-list-same-title = cette carte s’appellerait « { $title } », comme « { $name } » à la ligne { $line }. Donnez-lui un titre à elle, par exemple title = { straight-quote }Port{ straight-quote }.
wrong-same-card-twice = la carte « { $name } » est déjà à la ligne { $line }. Des cartes égales forment une seule entrée : dites combien dans « count ».

# Les titres des endroits, d’après leur nom.
zone-hand = Main
zone-deck = Pioche
zone-discard = Défausse
zone-bank = Banque
zone-table = Sur la table

# Les chiffres des cartes, d’après leur nom.
figure-count = Nombre
figure-value = Valeur
figure-cost = Coût
figure-gold = Or
figure-bonus = Bonus

# D’où viennent les chiffres des cartes.
figure-marked = { $figure } { $value }{ $mark }
reconstructed =
    { $count ->
        [0] Aucun des { $total } chiffres des cartes n’est reconstitué.
        [one] { $count } des { $total } chiffres des cartes est reconstitué : il est imprimé sur une carte que nous n’avons pas vue, et le nôtre s’accorde avec tout ce que dit le livret.
       *[other] { $count } des { $total } chiffres des cartes sont reconstitués : ils sont imprimés sur des cartes que nous n’avons pas vues, et les nôtres s’accordent avec tout ce que dit le livret.
    }
mark-card = { $mark } reconstitué
mark-ruling = { $mark } notre lecture du livret
mark-added = { $mark } sur une carte que nous avons ajoutée : elle n’est pas dans la boîte de l’éditeur
