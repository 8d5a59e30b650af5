# La table du web : pages, boutons, refus.

site = Ludothèque
skip = Aller à la page
navigation = Pages
language = Langue
language-fr = Français
language-en = English
close = Fermer
reader = À lire
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
cards-of = Les { $count } cartes de { $game }

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

account = Comment viennent les points
what-for = Pour
total = Total
again = Revanche
join-again = Accepter la revanche
watch-again = Regarder la revanche
record = Télécharger la partie
to-home = Accueil
back-to-table = Retour à la table

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

# Le serveur

serving = La Ludothèque est ouverte : { $url }
serving-for-friends = Les autres appareils la trouvent à { $url }
serving-only-here = Pour cet appareil seulement. Avec --host 0.0.0.0, des amis du même réseau peuvent venir.
serving-stop = Arrêt avec Ctrl+C ; chaque partie reste où elle en est.
backed-up = Tout est copié dans { $file }. Pour utiliser la copie : ludotheque serve --db sqlite:///{ $file }
wrong-port = « { $found } » n’est pas un port : il faut un nombre de 1 à 65535.
wrong-keep = « { $found } » ne va pas : --keep est un nombre de jours, plus grand que 0.
wrong-public-url = « { $found } » ne va pas : il faut une adresse comme https://jeux.example.org.
wrong-address = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $why }
store-newer = La base de données est de version { $found } ; cette Ludothèque connaît jusqu’à la version { $known }. Mettez-la à jour.
store-in-use = Un autre serveur utilise déjà cette base de données. Il n’en faut qu’un.
store-unusable = La base de données est inutilisable : { $why }
store-missing = Il n’y a pas encore de base de données { $file }.
store-empty = Cette base de données ne contient pas de tables de la Ludothèque.
store-bad-url = « { $found } » n’est pas une base de données : il faut sqlite:///FICHIER ou postgresql://…
store-needs-driver = Pour PostgreSQL, il manque un pilote : pip install psycopg psycopg-binary
backup-exists = { $file } existe déjà ; rien n’a été écrasé.
