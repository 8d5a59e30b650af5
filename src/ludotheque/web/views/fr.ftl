# La table du web : pages, boutons, refus.

site = Ludothèque
skip = Aller à la page
navigation = Pages
language = Langue
language-fr = Français
language-en = English
close = Fermer
info-dialog = À lire
you = Vous
person = Joueur

# Accueil

home-title = Un bon jeu. Ce soir.
home-about = Contre des adversaires qui réfléchissent, avec des amis sur leur téléphone, ou autour d’un seul écran.
recent = Vos tables
players-exactly = { $high } joueurs
players-range = { $low }–{ $high } joueurs
door-bots = Contre l’ordinateur
door-friends = Entre amis
door-screen = Sur un seul écran
door-bots-about = On commence tout de suite. L’ordinateur voit ce que vous verriez à sa place, et jamais davantage.
door-friends-about = Vous recevez un lien et un code pour leurs téléphones. Qui a le lien peut s’asseoir ou regarder.
door-screen-about = Vous partagez cet écran. Avant chaque tour, un rideau cache les mains.
rules = Règles
cards = Cartes
all-cards = Toutes les cartes
play-now = Jouer maintenant

# Préparer

your-name = Votre nom
name = Nom
who = Qui
a-person = Une personne
nobody = Personne
seat-number = Place { $number }
how-many = Joueurs
opponent = Adversaire
bot-random = Facile
bot-random-about = joue ce qui lui tombe sous la main
bot-greedy = Moyen
bot-greedy-about = pèse chaque coup, mais pas le suivant
bot-ismcts = Fort
bot-ismcts-about = pense plus loin, une seconde par coup
bot-chair = ordinateur · { $level }
start-bots = Commencer
start-friends = Ouvrir la table
start-screen = Commencer
options = Options
reconstructed = La valeur ou le nombre d’exemplaires est reconstitué : voir les règles.
cards-of = { $game } : les { $count } cartes

# Avant le début

gathering = avant le début
seats = Places
sit-down = S’asseoir
no-free-chair = Toutes les places sont prises. Vous pourrez regarder dès que la partie commencera.
waiting-for-people =
    { $count ->
        [1] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
everybody-here = Tout le monde est là.
waiting-for-host = Vous avez une place. L’hôte va lancer la partie.
start-game = Lancer la partie
open-chair = Place libre
open-chair-about = pour qui a le lien
kept-chair = la revanche lui est proposée
that-is-you = vous
here = en ligne
away = hors ligne
who-sits-here = Qui occupe la place { $number }
change = Changer
free-chair = Libérer la place
remove-chair = Enlever
add-chair = Ajouter une place
move-up = Monter la place { $number }
invite = Inviter
invite-about = Scannez le code avec un téléphone, ou envoyez le lien :
copy = Copier
copied = Copié
only-here = Les autres appareils ne peuvent pas encore venir à cette table : le serveur n’est ouvert que pour celui-ci. Arrêtez-le et relancez-le avec « make play HOST=0.0.0.0 », ou « ludotheque serve --host 0.0.0.0 ».
leave = Quitter la table

# À table

asked-other = { $name } choisit.
asked-bot = { $name } réfléchit.
asked-all = La question est posée à plusieurs à la fois.
answer-noted = Votre réponse est notée. On attend celles des autres.
title-gathering = { $game } · avant le début
title-you = ● À vous · { $game }
title-other = { $name } joue · { $game }
title-all = Question à tous · { $game }
title-over = Fin · { $game }
not-sent = L’envoi n’a pas abouti. Recommencez dans un instant.
connection-lost = La connexion est perdue. Nouvel essai…
log = Ce qui s’est passé
log-empty = Les cartes sont distribuées.
talk = Conversation
talk-empty = Personne n’a encore rien dit.
say = Dire quelque chose
say-hint = Dire quelque chose…
send = Envoyer
mute = Masquer
more = Plus
resign = Abandonner
resign-for = { $name } abandonne
really-resign = Vraiment abandonner cette partie ?
pass-on = Continuer sur un autre appareil
pass-on-about = Scannez ce code avec l’autre appareil, ou ouvrez-y le lien. Celui-ci ne fera plus que regarder. Le code sert une fois, pendant dix minutes.
take-seat-title = Continuer sur cet appareil
take-seat-about = Cet appareil prend le relais pour la place : { $names }. L’autre ne fera plus que regarder.
take-seat-host = Cet appareil prend le relais. L’autre ne fera plus que regarder.
take-seat = Prendre le relais
take-back = Reprendre ce coup
take-back-for = { $name } reprend son coup
absent = Toujours sans nouvelles de la place : { $name }.
stand-in = Laisser jouer l’ordinateur
take-over = Rejouer à la place de l’ordinateur ({ $name })
you-watch = Vous regardez.
watching =
    { $count ->
        [1] Une personne regarde.
       *[other] { $count } personnes regardent.
    }
curtain = { $name } joue
curtain-about = Passez l’écran. Que personne d’autre ne regarde.
i-am = C’est moi, { $name }
let-pass = Tout laisser passer jusqu’à mon tour
window-about = Qui veut répondre prend l’écran. Dire « moi » n’engage à rien.
window-nobody = Personne ne répond
window-me = Moi, { $name }
answer-seconds = Temps pour répondre
so-many-seconds = { $seconds } secondes

# La fin

final-points =
    { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    }
account = Comment viennent les points
what-for = Pour
total = Total
again = Revanche
join-again = Accepter la revanche
watch-again = Regarder la revanche
record = Télécharger la partie
to-home = Accueil
back-to-table = Retour à la table

# Revoir la partie

replay = Revoir la partie
replay-title = Revoir · { $game }
replay-controls = Revoir la partie
replay-moment = Moment
replay-at = { $line } sur { $last }.
replay-steps = Pas à pas
replay-first = Au début
replay-back = Un pas en arrière
replay-run = Laisser défiler
replay-next = Un pas en avant
replay-last = À la fin
replay-eyes = Ce qui est montré
replay-eyes-all = Toutes les mains
replay-eyes-public = Vu par tous
replay-eyes-of = Vu par { $name }
replay-show = Afficher
replay-link = Copier le lien
replay-hands = Toutes les mains
replay-no-hand = aucune carte
replay-asked = { $name } joue.
replay-played-on = D’ici, une partie antérieure a été reprise.
replay-lost = Ce moment est inaccessible. Réessayez dans un instant.
play-on = Reprendre d’ici
play-on-about = Vous prenez une place, l’ordinateur les autres. Ce que cette place ne pouvait pas voir est redistribué : avoir regardé ne donne aucun avantage.
play-on-seat = Place
play-on-bots = Ordinateur
play-on-start = Jouer
upload = Revoir un enregistrement
upload-about = Un enregistrement téléchargé ici, ou gardé par le terminal, peut être revu pas à pas, par les yeux de chacun.
upload-file = Enregistrement (.jsonl)
upload-do = Revoir
upload-kept = Qui a le lien peut regarder. Tout est effacé au bout d’un temps, comme les tables finies.
upload-too-large = Ce fichier est trop grand : un enregistrement fait au plus { $most } Ko.

# District Noir

dn-line = La ligne
dn-line-empty = La ligne est vide.
dn-round = manche { $round } sur { $rounds }
dn-deck =
    { $count ->
        [0] la pioche est vide
        [1] 1 carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
dn-stays = Reste dans la ligne
dn-brings =
    { $count ->
        [1] une prise rapporte cette carte
       *[other] une prise rapporte ces { $count } cartes
    }
dn-here = La jouer ici
dn-take =
    { $count ->
        [0] Prendre
        [1] Prendre la carte
       *[other] Prendre les { $count }
    }
dn-hand = Votre main
dn-no-cards = Plus de cartes.
dn-in-hand =
    { $count ->
        [0] 0 carte en main
        [1] 1 carte en main
       *[other] { $count } cartes en main
    }
dn-has-taken = a pris
dn-to-take = doit encore prendre
dn-token = a commencé la manche
dn-majority = majorité, { $points } points
dn-alliances = Alliances
dn-betrayals = Trahisons
dn-city = Ville
dn-now = si tout s’arrêtait là
dn-series =
    { $count ->
        [1] une série, { $points } points
       *[other] { $count } séries, { $points } points
    }
dn-none = { $card } : aucun
dn-alliances-none = Alliances : aucune
dn-betrayals-none = Trahisons : aucune
dn-city-none = Cartes Ville : aucune
collection-of = { $name } : cartes prises
dn-unseen = Cartes pas encore vues
dn-unseen-about = Dans l’autre main, dans la pioche, ou parmi les trois écartées.

# Noxford

nx-city = La ville
nx-players = Les joueurs
nx-hand = Votre main et votre Maître
nx-display = Cartes visibles
nx-deck =
    { $count ->
        [0] plus aucune à venir
       *[other] encore { $count } à venir
    }
nx-no-cards = Plus de cartes.
nx-in-hand =
    { $count ->
        [1] 1 carte en main
       *[other] { $count } cartes en main
    }
nx-in-deck =
    { $count ->
        [0] pioche vide
       *[other] { $count } à piocher
    }
nx-master-waits = Maître encore à venir
nx-favourite =
    { $field ->
        [gold] domaine de prédilection : l’or
        [poison] domaine de prédilection : le poison
        [arms] domaine de prédilection : les armes
       *[other] domaine de prédilection : les secrets
    }
nx-points =
    { $count ->
        [0] 0 point si tout s’arrêtait là
        [1] 1 point si tout s’arrêtait là
       *[other] { $count } points si tout s’arrêtait là
    }
nx-rank = Rang { $rank }.
nx-held =
    { $who ->
        [you] Il est à vous, { $most } contre { $next } : { $points ->
            [1] 1 point
           *[other] { $points } points
        }.
       *[other] { $name } le tient, { $most } contre { $next } : { $points ->
            [1] 1 point
           *[other] { $points } points
        }.
    }
nx-tied = Égalité à { $most } : à personne.
nx-free = Personne n’a d’influence ici.
nx-turned = Une Caserne la retourne : elle ne comptera pas.
nx-on-top = Elle recouvre { $cards }.
nx-locked = Bloquée : touchée sur ses quatre côtés.
nx-by = du { $card }
nx-by-barracks = de la { $card }
nx-where =
    { $side ->
        [left] à gauche { $card }
        [right] à droite { $card }
        [above] au-dessus { $card }
       *[below] au-dessous { $card }
    }{ $flush ->
        [bottom] , à fleur en bas
        [top] , à fleur en haut
        [left] , à fleur à gauche
        [right] , à fleur à droite
        [both] , à fleur des deux côtés
       *[none] {""}
    }, touche { $count } cartes ({ $corner })
nx-over = sur le { $card } ({ $corner })
nx-districts = Quartiers
nx-districts-about = Qui gagnerait quoi, si tout s’arrêtait là.
nx-words = Emplacements en mots
nx-words-choose = Choisissez d’abord une carte : tous ses emplacements seront listés ici.
nx-words-upright = en hauteur
nx-words-sideways = en largeur
nx-words-over = Sur d’autres cartes
nx-words-at = Près { $card }
nx-turn = Tourner
nx-turn-about = Tourner la carte (R)
nx-next = Emplacement suivant (N)
nx-previous = Emplacement précédent (P)
nx-zoom-in = Plus près (+)
nx-zoom-out = Plus loin (−)
nx-fit-about = Voir toute la ville (0)
nx-do-place = La placer ici
nx-do-cover = La poser dessus
nx-do-move = La déplacer ici
nx-chosen = { $card } : choisissez l’un des emplacements éclairés.
nx-lifted = { $card } : où doit-elle aller ?
nx-about = À propos de cette carte
nx-row-influence = { $name } : { $influence }, avec { $cards }.
nx-row-symbols =
    { $count ->
        [1] 1 symbole
       *[other] { $count } symboles
    }{ $favourite ->
        [0] .
       *[other] {" "}et { $favourite } points pour le domaine de prédilection.
    }
nx-unseen = Cartes pas encore vues
nx-unseen-about = Dans les autres mains et dans les pioches.

# Les jeux à points d’action

market-line = La file
market-bank =
    { $gold ->
        [0] banque vide
        [1] banque : 1 pièce d’or
       *[other] banque : { $gold } pièces d’or
    }
market-the-bank = la banque
market-aim = Viser { $name }
market-gap = prise pendant ce tour
market-no-card = Aucune carte ici : laisser un vide
market-price =
    { $price ->
        [1] 1 point d’action
       *[other] { $price } points d’action
    }
market-draw =
    { $count ->
        [1] Pioche : la dernière carte cachée, pour 3 points d’action
       *[other] Pioche : { $count } cartes cachées, celle du dessus pour 3 points d’action
    }
market-dice = Les dés
market-no-dice = Aucun dé n’a encore été jeté.
market-points =
    { $left ->
        [0] plus de point d’action
        [1] encore un point d’action
       *[other] encore { $left } points d’action
    }
market-buy = Un point de plus pour { $gold } or
market-end = Finir le tour
market-ask-for = Pour cet ordre
market-ask = Demander
market-shown = La main que vous voyez
market-where = Choisissez sur quoi
market-hand = Votre main
market-no-cards = Aucune carte en main.
market-now = points si la partie finissait maintenant
market-now-points =
    { $points ->
        [0] 0 point si la partie finissait maintenant
        [1] 1 point si la partie finissait maintenant
       *[other] { $points } points si la partie finissait maintenant
    }
market-gold =
    { $gold ->
        [0] 0 pièce d’or
        [1] 1 pièce d’or
       *[other] { $gold } pièces d’or
    }
market-in-hand =
    { $count ->
        [0] 0 carte en main
        [1] 1 carte en main
       *[other] { $count } cartes en main
    }
market-known = On sait qu’il y a en main : { $cards }.
market-ranked =
    { $place ->
        [1] { $count } · 1er
       *[other] { $count } · { $place }e
    }

# Sans Foi Ni Loi

sf-estate = Ranch
sf-ranch-of =
    { $home ->
        [1] { $name }, premier ranch
       *[other] { $name }, second ranch
    }
sf-home =
    { $home ->
        [1] premier ranch
       *[other] second ranch
    }
sf-places-of = { $name } : terrains
sf-people-of = { $name } : habitants et autres cartes
sf-bare = Rien pour l’instant.
sf-lands =
    { $count ->
        [0] 0 terrain
        [1] 1 terrain
       *[other] { $count } terrains
    }
sf-herds =
    { $count ->
        [0] 0 troupeau
        [1] 1 troupeau
       *[other] { $count } troupeaux
    }
sf-cowboys =
    { $count ->
        [0] 0 cow-boy
        [1] 1 cow-boy
       *[other] { $count } cow-boys
    }
sf-watch = +{ $bonus } pour garder les troupeaux
sf-land = { $name }, terrain { $number } : { $land }
sf-room =
    { $room ->
        [1] place pour un troupeau
       *[other] place pour { $room } troupeaux
    }
sf-herd =
    { $worth ->
        [1] { $name }, terrain { $number } : { $herd }, valeur 1 pièce d’or
       *[other] { $name }, terrain { $number } : { $herd }, valeur { $worth } pièces d’or
    }
sf-ranked-lands = Terrains
sf-ranked-herds = Troupeaux
sf-ranked-cowboys = Cow-boys
sf-ranked-gold = Or
sf-roll-difficulty = difficulté
sf-roll-watch = garde
sf-roll-attack = attaque
sf-roll-defence = défense
sf-roll-gold = or
sf-roll-mine = mine d’or
sf-added-difficulty = +{ $added } pour les troupeaux
sf-added-watch = +{ $added } pour les cow-boys et les clôtures
sf-added-attack = +{ $added } pour le tueur
sf-added-defence = +{ $added } pour la cible
sf-added-gold = +{ $added } dans tous les cas
sf-shot = Déjà abattus

# Les Fils de Samarande

sa-estate = Cité
sa-places-of = { $name } : Quartiers
sa-people-of = { $name } : gardes, génies et autres cartes
sa-bare = Rien pour l’instant.
sa-districts =
    { $count ->
        [0] 0 Quartier
        [1] 1 Quartier
       *[other] { $count } Quartiers
    }
sa-artisans =
    { $count ->
        [0] 0 artisan, pas de taxes
        [1] 1 artisan, { $gold } or de taxes par tour
       *[other] { $count } artisans, { $gold } or de taxes par tour
    }
sa-bonus = +{ $bonus } pour protéger les artisans
sa-mischief =
    { $count ->
        [1] 1 point d’action de moins par tour
       *[other] { $count } points d’action de moins par tour
    }
sa-district = { $name }, Quartier { $number } : { $district }
sa-on = { $name }, { $card } sur le Quartier { $number }, { $district }
sa-room =
    { $room ->
        [1] place pour un artisan
       *[other] place pour { $room } artisans
    }
sa-out-of-play = hors jeu
sa-counts-nothing = compte pour 0
sa-ranked-districts = Quartiers
sa-ranked-artisans = Artisans
sa-ranked-guards = Gardes
sa-ranked-extras = Extras
sa-ranked-gold = Richesse
sa-counted = { $count } + { $kinds } de types
sa-roll-difficulty = difficulté
sa-roll-guard = protection
sa-roll-attack = attaque
sa-roll-defence = défense
sa-roll-gold = or
sa-added-difficulty = +{ $added } pour les artisans
sa-added-guard = +{ $added } pour les gardes et les murs
sa-added-attack = +{ $added } pour la guilde
sa-added-defence = +{ $added } pour le garde
sa-added-gold = +{ $added } dans tous les cas
sa-no-line = La file sera formée quand tout le monde aura choisi.
sa-anybody = Un Génie facétieux peut l’annuler. Quelqu’un répond-il ?
sa-turned-up = Retournées, puis mélangées à la pioche
sa-seek = Que chercher
sa-none-left = plus aucune dans la pioche
sa-discards = Défausse ({ $count })
sa-no-discards = Rien n’a encore été défaussé.
sa-keep-count = { $count } sur { $cards }
sa-keep-enough = Vous en avez déjà { $cards } : touchez l’une d’elles pour la rendre.
sa-keep-these = Garder ces { $cards } cartes

# Ce qui ne se peut pas, et pourquoi

error-title = Cela n’a pas marché
refused-no-such-page = Cette page n’existe pas.
refused-no-such-game = Il n’y a pas de jeu « { $found } » ici.
refused-no-such-table = Cette table n’existe pas. Peut-être a-t-elle été effacée quelque temps après sa fin.
refused-no-such-seat = Cette table n’a pas cette place.
refused-no-such-bot = Il n’y a pas d’ordinateur « { $found } ». Il y a : { $known }.
refused-unknown-host = Ce serveur ne répond pas à ce nom. Qui le fait tourner peut lui en donner un avec --public-url.
refused-other-site = Cette demande venait d’un autre site : elle n’a pas été suivie.
refused-too-often = C’était trop à la fois. Attendez un instant et recommencez.
refused-too-large = C’est trop grand.
refused-too-many-tables = Vous avez ouvert beaucoup de tables en peu de temps. Attendez un peu.
refused-too-much-talk = Pas si vite : attendez un instant avant d’en dire plus.
refused-too-many-streams = Trop de monde regarde cette table en ce moment.
refused-house-full = La maison est pleine en ce moment. Revenez plus tard.
refused-our-fault = Quelque chose s’est mal passé de notre côté. Rien n’est perdu ; recommencez.
refused-not-stored = Cela n’a pas pu être enregistré, donc cela n’a pas eu lieu. Recommencez.
refused-not-read = Les tables sont inaccessibles pour le moment. Réessayez dans un instant.
refused-bad-form = Cet envoi ne peut pas être compris.
refused-not-an-answer = Ce n’est pas une réponse à la question posée.
refused-no-such-seconds = Une table attend { $known } secondes, et non { $found }.
refused-stale = Il s’est passé quelque chose à la table entre-temps. Regardez, puis choisissez.
refused-from-the-future = La table n’en est pas encore là.
refused-not-started = La partie n’a pas encore commencé.
refused-already-started = La partie a déjà commencé.
refused-not-over = La partie n’est pas encore finie.
refused-no-seat = Vous n’avez pas de place à cette table : vous pouvez seulement regarder.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-not-the-host = Cela revient à qui a ouvert la table.
refused-seated-already = Vous avez déjà une place à cette table.
refused-seat-taken = Quelqu’un vient de prendre cette place.
refused-seats-open = Des places sont encore libres. Attendez quelqu’un, ou donnez-les à l’ordinateur.
refused-your-own-chair = C’est votre propre place.
refused-no-more-chairs = Ce jeu n’a pas plus de places.
refused-no-fewer-chairs = Ce jeu n’a pas moins de places.
refused-name-taken = Le nom « { $name } » est déjà pris à cette table. Choisissez-en un autre.
refused-not-absent = Cette personne n’est pas absente : il faut deux minutes sans nouvelles.
refused-is-a-bot = L’ordinateur joue déjà à cette place.
refused-bad-saying = On dit de 1 à { $longest } caractères à la fois.
refused-record-secret = Tant que la partie dure, personne ne peut en lire l’enregistrement.
refused-code-expired = Ce code ne marche plus. Faites-en un nouveau sur l’autre appareil.
refused-replay-secret = Tant que la partie dure, on ne peut pas la revoir : toutes les mains seraient visibles.
refused-no-such-moment = Ce moment n’existe pas : le dernier de cette partie est le numéro { $last }.
refused-nothing-to-play = À ce moment la partie est finie : il n’y a plus rien à jouer.
refused-too-many-records = Vous avez apporté beaucoup d’enregistrements en peu de temps. Attendez un peu.
refused-record-missing = Le fichier est vide, ou aucun n’a été choisi.
refused-record-too-long = Cet enregistrement est trop long : { $most } lignes au plus.
refused-record-no-table = C’est un enregistrement de « { $found } », un jeu qui ne peut pas être montré ici.
refused-record-own-cards = Cette partie a été jouée avec une liste de cartes personnelle. Elle peut être revue dans le terminal, avec « ludotheque replay ».
refused-record-unknown-bot = Ligne { $line } : il n’y a pas d’ordinateur « { $found } » ici.
refused-record-unfinished = Cette partie n’est pas finie. Seule une partie finie peut être revue : toutes les mains sont visibles.
refused-record-too-slow = Cet enregistrement est trop long à suivre.
refused-record-unusable = Cet enregistrement ne peut pas être suivi.

# Le serveur

serving = La Ludothèque est ouverte : { $url }
serving-for-friends = Les autres appareils la trouvent à { $url }
serving-only-here = Pour cet appareil seulement. Avec --host 0.0.0.0, des amis du même réseau peuvent venir.
serving-stop = Arrêt avec Ctrl+C ; chaque partie reste où elle en est.
backed-up = Tout est copié dans { $file }. Pour utiliser la copie : ludotheque serve --db sqlite:///{ $file }
wrong-address = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $why }
store-newer = La base de données est de version { $found } ; cette Ludothèque connaît jusqu’à la version { $known }. Mettez-la à jour.
store-in-use = Un autre serveur utilise déjà cette base de données. Il n’en faut qu’un.
store-unusable = La base de données est inutilisable : { $why }
store-missing = Il n’y a pas encore de base de données { $file }.
store-empty = Cette base de données ne contient pas de tables de la Ludothèque.
store-bad-url = « { $found } » n’est pas une base de données : il faut sqlite:///FICHIER ou postgresql://…
store-needs-driver = Pour PostgreSQL, il manque un pilote : pip install psycopg psycopg-binary
backup-exists = { $file } existe déjà ; rien n’a été écrasé.
