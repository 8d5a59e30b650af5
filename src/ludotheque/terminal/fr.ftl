# Le terminal : écrans, questions, commandes.

# Une partie

you = Vous
player = Humain
title = { $game } · manche { $round } sur { $rounds } · pioche : { $deck } · le jeton est à { $name }
title-you = { $game } · manche { $round } sur { $rounds } · pioche : { $deck } · vous avez le jeton
title-over = { $game } · la partie est terminée
line-stays = Reste dans la ligne
line-taken = Ce que donne une prise
line-left = Restées dans la ligne
line-empty = La ligne est vide.
series = Séries complètes
alliances = Alliances
betrayals = Trahisons
city = Ville
if-it-ended-now = Si la partie s’arrêtait là
in-hand = En main
take-of-the-round = Prise de la manche
take-made = faite
take-to-come = à faire
hand = Votre main
hand-of = En main, { $name }
holds = { $name } : { $count }
no-cards = aucune carte
empty-places = Vide
standing =
    { $points ->
        [0] aucun point si la partie finissait maintenant
        [one] { $points } point si la partie finissait maintenant
       *[other] { $points } points si la partie finissait maintenant
    }
unseen = Cartes non vues
menu-part =
    { $count ->
        [1] { $part } …
       *[other] { $part } … ({ $count } choix)
    }
menu-within = { $part } … (« menu » affiche de nouveau tous les choix)
prompt = Votre choix
prompt-hint = un numéro, un coup, ou « ? » pour l’aide
not-a-number = Il n’y a pas de choix { $answer } : tapez un numéro de 1 à { $last }.
help =
    Choisissez par son numéro, ou tapez le coup lui-même, par exemple « { $example } ».
    Les premiers mots d’un coup suffisent pour ne voir que les choix qui commencent ainsi.

    « ? » ou aide          cette aide
    menu ou choix          tous les choix, de nouveau
    table                  la table, de nouveau
    back ou retour         reprendre votre dernier coup, quand c’est permis
    cards ou cartes        ce que font les cartes en vue
    count ou compte        les cartes que vous n’avez pas encore vues
    hint ou conseil        ce qu’un ordinateur ferait à votre place, et pourquoi
    log ou journal         tout ce qui s’est passé
    rules ou règles        les règles du jeu
    resign ou abandon      abandonner la partie
    quit ou quitter        s’arrêter là ; la partie reste enregistrée
advice-thinking = Je réfléchis…
advice = Conseil : { $move }
advice-chances =
    { $seats ->
        [2] Chances estimées de gagner contre quelqu’un qui joue comme « greedy » :
       *[other] Chances estimées de gagner parmi des joueurs comme « greedy » :
    }
advice-between = entre { $low } et { $high } %
percent = { $figure } %
taken-back = Votre coup est repris.
really-resign = Abandonner pour de bon ? Tapez « oui » pour confirmer.
yes = oui
not-resigned = La partie continue.
curtain = C’est à { $name } de jouer. Passez-lui l’écran.
curtain-prompt = { $name }, appuyez sur Entrée quand personne d’autre ne regarde
curtain-hint = ou « retour », si { $name } veut reprendre son coup
window = Quelqu’un répond-il ? La question s’adresse à : { $names }.
window-prompt = Nom de la personne qui répond
window-hint = Entrée : personne
window-unknown = « { $answer } » n’est pas parmi les personnes interrogées.
watching = Vous regardez : { $names }.
stopped = On s’arrête là. Pour reprendre la partie :
not-saved = Cette partie n’est pas enregistrée : { $why }
over = Fin de la partie
replay-with = Pour la revoir :
points-of =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
advise-unfinished = La partie n’est pas finie : d’ici là, seule une personne qui joue contre des ordinateurs est conseillée, et seulement là où elle choisit elle-même.
advise-over = À la ligne { $line }, la partie est finie : il n’y a rien à choisir.
torn = La dernière ligne de l’enregistrement était coupée : la partie reprend juste avant.
already-over = Cette partie est terminée.

# What decided a finished game

analysis-working = Analyse
analysis-written = L’analyse est dans { $file }.
analysis-unfinished = La partie enregistrée dans { $file } n’est pas finie : seule une partie finie est analysée.

# Noxford

noxford-title = { $game } · pioche Neutre : { $deck }
noxford-display = Cartes visibles
noxford-place = Placer { $card }
noxford-cover = Poser { $card } sur une autre carte
noxford-move = Déplacer { $card }, actuellement { $where }
noxford-barracks = Caserne
noxford-gear = engrenage
noxford-cancelled = ne compte pas
noxford-column-favourite = Prédilection
noxford-column-master = Maître
noxford-column-hand = Main
noxford-column-deck = Pioche
noxford-column-now = Si tout s’arrêtait
noxford-column-points = Points
noxford-placed = en jeu

# Sans Foi Ni Loi, Les Fils de Samarande

market-title = { $game } · pioche : { $deck } · banque : { $bank }
market-line = La file
market-hand = Votre main (coûts)
market-hand-of = En main, { $name } (coûts)
ranch-first = (premier ranch)
ranch-second = (second ranch)
estate-gold =
    { $gold ->
        [0] 0 pièce d’or
        [1] 1 pièce d’or
       *[other] { $gold } pièces d’or
    }
estate-room =
    { $room ->
        [1] place pour 1
       *[other] place pour { $room }
    }
killer-shot = { $killer } a abattu : { $cards }

# Revoir une partie

replay-title = { $game } · ligne { $line } sur { $last } · { $eyes }
replay-start = La donne.
replay-played-on = Cette partie reprend à un moment d’une partie antérieure.
replay-unfinished = La partie n’est pas finie : on n’en montre que ce que tout le monde sait.
replay-prompt = Entrée : suivante
replay-hint = p : précédente, un numéro : cette ligne, un nom : son point de vue, « ? » : aide, q : quitter
replay-help =
    Entrée ou n         la ligne suivante
    p                   la ligne précédente
    un numéro           aller à cette ligne (0 : la donne)
    début, fin          la première, la dernière ligne
    un nom              voir ce que voit cette personne
    tous                voir toutes les mains
    personne            ne voir que ce que tout le monde sait
    q                   quitter
replay-no-line = Il n’y a pas de ligne { $answer } : elles vont de 0 à { $last }.
replay-unknown = « { $answer } » n’est ni une commande, ni un numéro, ni un nom de cette table.
eyes-all = toutes les mains visibles
eyes-watcher = vue publique
eyes-of = vu par { $name }

verify-title = { $game } · { $names }
verify-torn = La dernière ligne de l’enregistrement était coupée : elle n’a pas été vérifiée.

# Un jeu à vous

new-game-made = Voici « { $title } », un petit jeu qui marche. À vous d’en changer les règles.
new-game-install = Pour l’installer, une fois :
new-game-play = Pour y jouer :
new-game-test = Pour le tester :
new-game-read = Ce qu’il y a dedans, et par où commencer :

# Listes

games-heading = Jeux
games-players = Joueurs
games-minutes = Durée
games-about = En bref
cards-heading = { $game } : { $count ->
        [one] { $count } carte
       *[other] les { $count } cartes
    }
cards-own = Si votre boîte dit autre chose, jouez avec votre propre liste : copiez celle-ci (ludotheque cards { $game } --toml), corrigez-la et donnez-la au jeu (ludotheque play { $game } --cards FICHIER).
rules-cards = Toutes les cartes, une par une : ludotheque cards { $game }

# Commandes

usage = Utilisation :
commands = Commandes
arguments = Arguments
options = Options
examples = Exemples
more-help = « ludotheque COMMANDE --help » en dit plus sur chaque commande.
about = Ludothèque : des jeux de cartes aux règles exactes.
command-serve = Ouvrir la table dans le navigateur, pour vous et vos amis sur leurs appareils
command-backup = Copier toutes les tables dans un fichier, même en cours de partie
option-host = l’adresse où écouter ; 0.0.0.0 laisse venir d’autres appareils ; sinon, celui-ci seulement
option-port = le port ; sinon 8000, ou le suivant qui soit libre
option-db = la base de données : sqlite:///FICHIER ou postgresql://… ; sinon, un fichier dans votre dossier personnel
option-public-url = l’adresse du serveur vue de l’extérieur, comme https://jeux.example.org
option-keep = jours après lesquels les tables finies, ou jamais commencées, sont effacées ; sinon 30
option-keep-empty = jours après lesquels les tables que seul leur auteur a vues sont effacées ; sinon 1
option-keep-running = jours sans coup après lesquels les parties en cours sont effacées ; sinon jamais
option-contact = à qui les visiteurs peuvent écrire, comme jeux@example.org : affiché sur la page /about
option-node = l’adresse où les autres serveurs de la même base PostgreSQL trouvent celui-ci, comme http://10.0.0.2:8000
option-processes = combien de processus servent, un par cœur, derrière un seul port ; il faut PostgreSQL ; sinon 1
option-ntfy = un serveur ntfy qui prévient chacun de son tour, comme https://ntfy.sh
option-push-service = un service push permis aux navigateurs en plus des services connus, comme https://push.example.org ; il peut être dans votre réseau
option-webhook = une adresse à vous, prévenue de qui doit jouer quand on ne regarde pas
option-password = le mot demandé une fois à chaque appareil ; avec --password-file ou la variable LUDOTHEQUE_PASSWORD, il n’est pas dans la liste des processus
option-password-file = un fichier dont la première ligne est le mot de passe
option-names = un fichier avec d’autres noms de jeux et de cartes, à la place des nôtres
option-no-browser = ne pas ouvrir de navigateur
placeholder-host = ADRESSE
placeholder-password = MOT
placeholder-port = PORT
placeholder-url = URL
placeholder-contact = ADRESSE
placeholder-keep = JOURS
command-play = Jouer contre des ordinateurs, à plusieurs sur un écran, ou regarder
command-resume = Reprendre une partie enregistrée
command-new-game = Commencer un jeu à vous : un paquet Python qui se joue tout de suite
command-replay = Revoir une partie, coup par coup, de n’importe quelle place
command-show = Montrer une position d’une partie, ici ou en image
command-analyse = Dire ce qui a décidé d’une partie finie : la chance, les choix, les moments décisifs
command-advise = Conseiller qui devait choisir, à une position d’une partie
command-verify = Vérifier une partie enregistrée : la donne, les dés et tous les coups
command-games = Les jeux disponibles
command-rules = Les règles d’un jeu, et nos décisions avec leurs raisons
command-cards = Les cartes d’un jeu, et d’où vient chaque chiffre
argument-game = le jeu : { $games }
argument-file = le fichier d’une partie enregistrée
argument-name = le nom du jeu : des minuscules, des chiffres et des traits d’union
argument-copy = le fichier où écrire la copie
option-seats = qui joue, dans l’ordre des places : « vous », des noms, ou des ordinateurs ({ $bots })
option-seed = un nombre ou un mot ; le même redonne la même partie
option-lang = { $languages } ; sinon, la langue de votre système
option-record = où enregistrer la partie ; sinon, dans votre dossier personnel
option-pace = secondes entre deux coups d’un ordinateur
option-line = quelle ligne de la partie, 0 étant la donne ; sinon la dernière
option-hash = l’empreinte du secret qu’on vous a montrée avant la donne
option-number = le nombre que votre navigateur a envoyé
option-svg = où dessiner la position, en image SVG
option-cards = une liste de cartes à vous (voyez ludotheque cards --toml)
option-toml = la liste elle-même, à copier, corriger et donner à --cards
option-option = un réglage du jeu, sous la forme nom=valeur ; peut se répéter
option-in = le dossier où le créer, par défaut le dossier courant
option-title-fr = le titre du jeu en français ; sinon, son nom
option-title-en = le titre du jeu en anglais ; sinon, son nom
version-compiled = ludotheque { $version } (compilé)
version-plain = ludotheque { $version } (non compilé)
option-help = cette aide
option-version = la version, et si elle est compilée
placeholder-game = JEU
placeholder-file = FICHIER
placeholder-seats = QUI,QUI
placeholder-seed = GRAINE
placeholder-lang = LANGUE
placeholder-pace = SECONDES
placeholder-line = NUMÉRO
placeholder-hash = EMPREINTE
placeholder-digits = CHIFFRES
placeholder-option = NOM=VALEUR
placeholder-name = NOM
placeholder-folder = DOSSIER
placeholder-title = TITRE
placeholder-command = COMMANDE
command-lab = Beaucoup de parties à la fois : l’équilibre d’un jeu, et ce que valent ses cartes
command-simulate = Jouer des parties entre ordinateurs et les garder, ou continuer une série
command-import = Y joindre des parties de personnes, enregistrées ou d’un serveur, sans les noms
command-merge = Réunir des séries des mêmes parties, de plusieurs machines par exemple
command-report = Ce que montrent des séries : équilibre, durée, fins, points, cartes, avec des intervalles
command-worth = Ce que valent les cartes, par expérience : chacune échangée contre une carte ordinaire
command-compare = Ce que change une autre liste de cartes, avec les mêmes graines, jusqu’à en être sûr
command-tune = Chercher la valeur d’un chiffre qui s’approche le plus d’un objectif
command-doubt = L’importance des chiffres reconstitués d’une liste
command-ladder = Si chaque niveau des ordinateurs bat le précédent, et leur classement
more-help-within = « ludotheque { $group } COMMANDE --help » en dit plus sur chaque commande.
argument-runs = les dossiers des séries
argument-records = des fichiers de parties enregistrées
option-lab-seats = un ordinateur par place, comme { "greedy,ismcts:200i" } ou greedy*4 ({ $bots }) ; ceux qui réfléchissent reçoivent des itérations
option-lab-seed = un nombre ou un mot ; la partie numéro n d’une graine est la même partout ; sinon 0
option-lab-cards = votre propre liste de cartes (voir ludotheque cards --toml)
option-games = combien de parties, au plus si cela s’arrête tout seul
option-first = le numéro de la première partie, pour partager le travail entre machines
option-decisions = garder aussi une ligne pour chaque décision
option-fixed = chacun garde sa place ; sinon, tous avancent d’une place après chaque partie
option-out = le dossier de la série
option-chunk = combien de parties sont enregistrées à la fois ; sinon ce qui prend quelques secondes
option-processes = combien de processus jouent ; sinon un par cœur
option-on = « ray », ou l’adresse d’une grappe Ray, pour jouer là-bas
option-unrepeatable = permettre des ordinateurs qui réfléchissent pendant des secondes : aucune de ces parties ne pourra être rejouée
option-worlds = dans combien de mondes imaginés un moment décisif est regardé ; sinon 120
option-html = écrire plutôt une page dans ce fichier
option-card = une carte à étudier ; peut être répété ; sinon toutes
option-plain = la carte ordinaire ; sinon la plus fréquente de celles qu’on mélange avec elle
option-pairs = combien de paires de parties pour chaque carte
option-precision = une différence de moins de points de pourcentage ne compte pas ; sinon 2
option-figure = le chiffre à changer : une carte ou « deal », un point et son chiffre, comme panic.cost
option-range = les valeurs à essayer, comme 1..5
option-target = even (personne n’est avantagé), played (la carte est jouée dans la moitié des parties où quelqu’un l’a), { "played:30" } (dans 30 %), ou { "turns:40" }
option-lists = combien de listes possibles sont essayées
option-lab-game = le jeu, si les parties en concernent plusieurs
option-deals = combien de donnes au plus, chacune jouée de chaque place
option-thinking = combien les ordinateurs réfléchissent à chaque coup : 200i signifie 200 itérations, 0.1s demande --unrepeatable
option-only-two = pas de rencontres à plus de deux joueurs
placeholder-bots = ORDINATEUR,ORDINATEUR
placeholder-count = NOMBRE
placeholder-cluster = GRAPPE
placeholder-card = CARTE
placeholder-points = POINTS
placeholder-figure = CHIFFRE
placeholder-range = DE..À
placeholder-target = OBJECTIF
placeholder-thinking = RÉFLEXION
placeholder-runs = SÉRIE…
placeholder-records = FICHIER…

wrong-command = Il n’y a pas de commande « { $found } ». Il y a : { $known }.
wrong-game = Il n’y a pas de jeu « { $found } ». Il y a : { $known }.
wrong-plugin = « { $name } » du paquet { $package } est inutilisable : { $why }
wrong-no-picture = Le jeu « { $game } » ne peut pas être dessiné en image.
wrong-extra = « { $found } » est de trop ici.
wrong-flag = La commande { $command } n’a pas d’option { $found }.
wrong-needs-value = L’option { $option } attend une valeur.
wrong-takes-no-value = L’option { $option } ne prend pas de valeur.
wrong-needs-file = Il faut le nom d’un fichier.
wrong-needs-name = Il faut un nom pour le jeu.
wrong-new-name = « { $found } » ne peut pas être le nom d’un jeu : il faut de 2 à { $longest } signes, des minuscules sans accent, des chiffres et des traits d’union, et deux lettres pour commencer. Par exemple : marche-de-nuit.
wrong-new-name-taken = « { $name } » a déjà un autre sens en Python ou dans le code d’un jeu. Choisissez un autre nom, par exemple mon-{ $name }.
wrong-new-game-there = Il y a déjà un jeu « { $name } » ici. Choisissez un autre nom.
wrong-title = « { $found } » ne peut pas être un titre : il faut de 1 à { $longest } signes sur une ligne, sans accolades.
wrong-folder-there = { $folder } existe déjà. Choisissez un autre nom, ou un autre dossier avec --in.
wrong-folder = Rien n’a pu être écrit dans { $folder } : { $why }.
wrong-lang = La langue « { $found } » n’existe pas ici. Il y a : { $known }.
wrong-pace = « { $found } » n’est pas une durée : il faut un nombre de secondes, de 0 à 60.
wrong-port = « { $found } » n’est pas un port : il faut un nombre de 1 à 65535.
wrong-keep = « { $found } » ne va pas : { $option } est un nombre de jours, plus grand que 0.
wrong-digits = « { $found } » ne va pas : { $option } compte 64 chiffres hexadécimaux (0-9, a-f).
wrong-contact = « { $found } » ne va pas : il faut une adresse comme jeux@example.org ou https://example.org/contact.
wrong-password = Un mot de passe a de 1 à { $longest } caractères visibles.
wrong-node = « { $found } » ne va pas : il faut une adresse comme http://10.0.0.2:8000.
wrong-processes = « { $found } » ne va pas : --processes est un nombre de 1 à { $most }.
wrong-ntfy = « { $found } » ne va pas : il faut l’adresse d’un serveur ntfy comme https://ntfy.sh.
wrong-push-service = « { $found } » ne va pas : il faut l’adresse d’un service push comme https://push.example.org.
wrong-webhook = « { $found } » ne va pas : il faut une adresse comme https://hooks.example.org/tours.
wrong-public-url = « { $found } » ne va pas : il faut une adresse comme https://jeux.example.org.
wrong-option-form = « { $found } » : un réglage s’écrit nom=valeur.
wrong-file-there = { $file } existe déjà. Choisissez un autre nom, ou reprenez cette partie : ludotheque resume { $file }
wrong-file-missing = Le fichier { $file } n’existe pas.
wrong-file-unusable = Le fichier { $file } ne peut pas être utilisé : { $why }.
wrong-file-in-use = La partie { $file } est déjà ouverte ailleurs.
wrong-in-file = { $file } : { $problem }
wrong-bot = Cette partie a besoin d’un ordinateur « { $found } » qui n’existe pas ici. Il y a : { $known }.
wrong-seats-twice = Deux places portent le nom « { $name } ».
wrong-needs-run = Il faut le dossier d’une série.
wrong-needs-out = Il faut le dossier de la série, avec --out.
wrong-lab-missing = Le labo a besoin de paquets qui ne sont pas installés : { $command }
wrong-count = « { $found } » ne convient pas : { $option } est un nombre entier, au moins { $least }.
wrong-worlds = « { $found } » ne va pas : --worlds est un nombre entier de 1 à { $most }.
wrong-share = « { $found } » ne convient pas : { $option } est un nombre de points de pourcentage, plus grand que 0.
did-you-mean = Vouliez-vous dire { $word } ?
try-help = Essayez « ludotheque { $command } --help ».
