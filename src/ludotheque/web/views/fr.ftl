# La table du web : pages, boutons, refus.

site = Ludothèque
skip = Aller au contenu
navigation = Pages
language = Langue
settings = Réglages
settings-kept = Conservés sur cet appareil, pour toutes les tables.
settings-no-script = Sans scripts, seule la langue peut être choisie.
theme = Apparence
theme-system = selon l’appareil
theme-light = claire
theme-dark = sombre
text-size = Taille du texte
text-size-normal = normale
text-size-large = grande
text-size-larger = très grande
motion = Animations
motion-system = selon l’appareil
motion-less = aucune
signs = Repères (daltonisme)
signs-normal = normaux
signs-strong = renforcés
sound = Son à votre tour
sound-off = aucun
sound-on = deux notes douces
alerts = Notifications
alerts-off = aucune
alerts-on = à votre tour
alerts-note-insecure = Les navigateurs n’autorisent les notifications qu’en https. Le titre de l’onglet, la marque sur son icône et le son vous préviennent.
alerts-note-unsupported = Ce navigateur n’a pas de notifications ici. Sur un iPhone ou un iPad, ajoutez ce site à l’écran d’accueil et ouvrez-le de là.
alerts-note-blocked = Votre navigateur bloque les notifications de ce site. Vous pouvez les autoriser dans ses propres réglages.
alerts-note-off = Le titre de l’onglet et la marque sur son icône vous préviennent toujours.
alerts-note-on = Vous êtes prévenu tant qu’une page de la table est ouverte dans un autre onglet ou une autre fenêtre.
alerts-note-closed = Vous êtes prévenu quand c’est à vous et que vous n’avez pas regardé depuis un moment, même page fermée, pour chaque table que vous ouvrez désormais sur cet appareil.
your-turn = C’est à vous de jouer.
call-other = { $name }, c’est à vous de jouer · { $game }
close = Fermer
info-dialog = Informations
you = Vous
person = Joueur

# Accueil

home-title = Une bonne partie, ce soir.
home-about = Contre des adversaires qui réfléchissent, avec des amis sur leur téléphone, ou autour d’un seul écran.
mine = Mes parties
mine-all = Toutes mes parties, mes victoires, et un fichier à garder
mine-about = Seul votre navigateur garde cette liste. La maison n’a pas de comptes.
mine-no-script = Votre navigateur garde cette liste à l’aide de scripts, qui sont désactivés. Sans eux, gardez l’adresse de chacune de vos tables.
mine-none = Aucune partie sur cet appareil pour l’instant.
mine-play = Jouer
mine-nobody-yet = personne d’autre pour l’instant
mine-one-screen = autour d’un écran
mine-many =
    { $count ->
        [one] { $names } et 1 autre
       *[other] { $names } et { $count } autres
    }
mine-gathering = Salle d’attente
mine-yours = À vous de jouer
mine-several = Plusieurs joueurs doivent répondre
mine-turn-of = À { $name } de jouer
mine-won = Gagnée
mine-lost = Perdue
mine-shared = Victoire partagée
mine-won-points = Gagnée { $own } à { $other }
mine-lost-points = Perdue { $own } à { $other }
mine-shared-points = Égalité { $own } à { $other }
mine-place = { $place }ᵉ sur { $count }
mine-people = des personnes
mine-wins = Victoires
mine-game = Jeu
mine-against = Contre
mine-played = Jouées
mine-keep = Les garder pour de bon
mine-keep-about = Un navigateur peut oublier cette liste un jour, et vos places avec elle. Un fichier garde les deux. Quiconque a ce fichier peut s’asseoir à vos places : gardez-le pour vous.
mine-export = Enregistrer mes parties dans un fichier
mine-exported = Le fichier est prêt. Quiconque l’a peut s’asseoir à vos places.
mine-import = Ajouter les parties d’un fichier
mine-imported = Parties ajoutées : %added%. Places que vous pouvez jouer d’ici : %taken%. Places qui n’existent plus : %lost%.
mine-too-large = Ce fichier est trop grand : { $most } ko au plus. Rien n’a changé.
mine-not-ours = Ce n’est pas un fichier de parties enregistré ici, ou il est abîmé. Rien n’a changé.
mine-erase = Effacer
mine-erase-sure = Effacer cette partie de votre liste ?
mine-erase-open-sure = Cette partie est encore en cours. L’effacer d’ici, et renoncer à votre place sur cet appareil ?
mine-erase-all = Effacer toutes mes parties d’ici
mine-erase-all-sure = Effacer toutes les parties de cet appareil ? Vous renoncez aussi à vos places dans les parties en cours. Seul un fichier enregistré peut les rendre.
mine-erased = Effacé de cet appareil.
players-exactly =
    { $high ->
        [one] { $high } joueur
       *[other] { $high } joueurs
    }
players-range = { $low }–{ $high } joueurs
door-bots = Contre l’ordinateur
door-friends = Entre amis
door-screen = Sur un seul écran
door-bots-about = On commence tout de suite. L’ordinateur voit ce que vous verriez à sa place, et jamais davantage.
door-friends-about = Vous recevez un lien et un code pour leurs téléphones. Toute personne ayant le lien peut s’asseoir ou regarder.
door-screen-about = Vous partagez cet écran. Dès que c’est à quelqu’un d’autre de jouer, un rideau cache les mains.
rules = Règles
cards = Cartes
all-cards = Toutes les cartes
in-the-rules = Dans les règles
search-rules = Chercher dans les règles et les cartes
search-cards = Chercher dans les cartes
search-none = Aucun passage trouvé.
search-one = Un passage trouvé.
search-many = Passages trouvés : #.
play-now = Jouer maintenant

# Sans connexion

offline-title = Pas de connexion
offline-about = Cette page est inaccessible pour le moment. Vos tables vous attendent : rien n’est perdu.
offline-again = Réessayer

# Préparer

your-name = Votre nom
name = Nom
who = Qui
a-person = Une personne
nobody = Personne
seat-number = Place { $number }
how-many = Joueurs
opponent = Adversaire
bot-random = Au hasard
bot-random-about = joue n’importe quelle possibilité
bot-novice = Facile
bot-novice-about = joue comme à ses premières parties : sensé, mais souvent distrait
bot-greedy = Moyen
bot-greedy-about = tire le meilleur de son tour, sans voir au-delà
bot-ismcts = Fort
bot-ismcts-about = anticipe, une seconde par coup
bot-expert = Expert
bot-expert-about = anticipe aussi, et sait par des milliers de parties ce que vaut une position
practice = Entraînement
practise = S’entraîner
practise-about = vous pouvez reprendre vos tours, autant de fois que vous voulez
bot-missing = { $bot } (n’est plus installé)
bot-chair = ordinateur · { $level }
start-bots = Commencer
start-friends = Ouvrir la table
start-screen = Commencer
options = Options
cards-of = { $game } : { $count ->
        [one] { $count } carte
       *[other] les { $count } cartes
    }

# Avant le début

gathering = Salle d’attente
seats = Places
sit-down = S’asseoir
no-free-chair = Toutes les places sont prises. Vous pourrez regarder dès que la partie commencera.
no-free-chair-nor-spectators = Toutes les places sont prises, et cette table joue sans spectateurs.
waiting-for-people =
    { $count ->
        [0] Plus aucune place n’est libre.
        [1] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
everybody-here = Tout le monde est là.
waiting-for-host = Vous avez une place. L’hôte va lancer la partie.
start-game = Lancer la partie
open-chair = Place libre
open-chair-about = pour toute personne ayant le lien
kept-chair = la revanche lui est proposée
that-is-you = vous
here = en ligne
away = hors ligne
who-sits-here = Qui occupe la place { $number }
change = Changer
send-away = Faire partir
really-send-away = Faire partir { $name } ? Cette personne en sera prévenue, et ne pourra se rasseoir ici que si vous l’invitez de nouveau.
was-sent-away = { $name } a dû quitter la table.
invite-again = Inviter de nouveau
without-spectators = Sans spectateurs : dès le début de la partie, seules les personnes assises la voient.
remove-chair = Enlever
add-chair = Ajouter une place
move-up = Monter la place { $number }
invite = Inviter
invite-about = Scannez le code avec un téléphone, ou envoyez le lien :
invite-share = Partager
invite-text = On joue à { $game } ? Voici notre table :
copy-link = Copier le lien
copy = Copier
copied = Copié
only-here = Les autres appareils ne peuvent pas encore venir à cette table : le serveur n’est ouvert que pour celui-ci. Arrêtez-le et relancez-le avec « make play HOST=0.0.0.0 », ou « ludotheque serve --host 0.0.0.0 ».
leave = Quitter la table

# À table

asked-other = { $name } choisit.
asked-away = On attend { $name }, qui est hors ligne.
asked-bot = { $name } réfléchit.
asked-all = On attend { $names }.
answer-noted = Votre réponse est notée. On attend celles des autres.
title-gathering = Salle d’attente · { $game }
title-dealing = On distribue · { $game }
title-you = ● À vous · { $game }
title-other = { $name } joue · { $game }
title-all = Réponses attendues · { $game }
title-over = Fin · { $game }
title-practice = { $game } (entraînement)
not-sent = L’envoi n’a pas abouti. Recommencez dans un instant.
not-sent-yet = Pas de connexion. Votre coup partira dès qu’elle sera rétablie.
sent-at-last = La connexion est rétablie. Votre coup est parti.
connection-lost = La connexion est perdue. Nouvel essai…
log = Ce qui s’est passé
pace = Rythme
pace-instant = immédiat
pace-quick = rapide
pace-normal = normal
pace-steps = pas à pas
pace-slow = lent
table-pace = Rythme des ordinateurs
dn-last-round = Dernière manche : on compte les points juste après.
nx-last-card =
    { $who ->
        [you] Il ne vous reste qu’une carte à placer : elle met fin à la partie.
       *[other] Il ne reste qu’une carte à { $name } : une fois placée, elle met fin à la partie.
    }
market-deck-ends =
    { $count ->
        [0] La pioche est vide : la partie s’arrête avec ce tour.
        [one] La fin approche : il reste { $count } carte dans la pioche.
       *[other] La fin approche : il reste { $count } cartes dans la pioche.
    }
market-bank-ends =
    { $gold ->
        [0] La banque est vide : si elle le reste, la partie s’arrête avec ce tour.
        [one] La fin approche : il reste { $gold } pièce d’or à la banque.
       *[other] La fin approche : il reste { $gold } pièces d’or à la banque.
    }
market-idle-ends = Si rien n’est fait ce tour-ci, la partie s’arrête.
recap = Depuis votre dernier tour
recap-about =
    { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }{ $own ->
        [0] {""}
        [one] , dont { $own } contre vous
       *[other] , dont { $own } contre vous
    }
recap-to-you = vous
recap-lost = touché
recap-back = Étape précédente
recap-next = Étape suivante
recap-play = Revoir
recap-skip = À mon tour
log-setup = Mise en place
log-dealt = Les cartes sont distribuées.
log-played-on = Cette partie reprend à un moment d’une partie antérieure.
unseen = Cartes non vues
talk = Conversation
talk-empty = Personne n’a encore rien dit.
say = Dire quelque chose
say-hint = Dire quelque chose…
send = Envoyer
hide-talk = Masquer
talk-rights = Qui peut parler
mute = Retirer la parole à { $name }
unmute = Rendre la parole à { $name }
is-muted = { $name } n’a plus la parole : l’hôte en a décidé ainsi.
you-are-muted = L’hôte vous a retiré la parole : vous pouvez lire, mais pas écrire.
more = Plus
resign = Abandonner
resign-for = { $name } abandonne
really-resign = Vraiment abandonner cette partie ?
my-seat = Ma place sur mes appareils
my-seat-about = Ce lien vous rend votre place sur n’importe quel appareil, quand vous voulez. Envoyez-le sur votre téléphone ou gardez-le quelque part : plusieurs appareils peuvent jouer votre place en même temps. Qui l’a voit votre main, alors ne le montrez à personne.
new-link = Créer un nouveau lien
ntfy = Prévenu de votre tour par ntfy
ntfy-about = Abonnez-vous à cette adresse dans l’application ntfy, ou ouvrez-la dans un navigateur : vous y êtes prévenu quand c’est à vous et que vous n’avez pas regardé la table depuis un moment. Rien n’y est dit des cartes. Un nouveau lien vers votre place change l’adresse.
new-link-about = Un nouveau lien remplace l’ancien : seul cet appareil garde alors votre place.
new-link-really = Créer un nouveau lien ? Vos autres appareils ne feront plus que regarder.
lost-links = Quelqu’un a perdu son lien ?
lost-links-about = Vous pouvez en créer un nouveau pour une personne absente depuis deux minutes. Son ancien lien et ses appareils ne servent alors plus. Qui ouvre le nouveau voit sa main : toute la table est donc prévenue que vous l’avez créé.
renew-link = Nouveau lien pour { $name }
renew-link-not-yet = en ligne, ou absent depuis moins de deux minutes
renewed-link = Le nouveau lien pour { $name }
renewed-link-about = Envoyez ce lien à { $name }, et à personne d’autre. Toute la table sait que vous l’avez créé. Il ne s’affiche qu’ici : copiez-le avant de continuer.
return-title = Retrouver votre place
return-about = Collez le lien de votre place. Il se trouve sur un appareil qui a encore la place, sous « { more } », puis « { my-seat } ».
return-link = Le lien de votre place
return-take = Reprendre ma place
return-watch = Seulement regarder
return-door = J’ai une place ici
pass-on = Déplacer sur un autre appareil
pass-on-about = Scannez ce code avec l’autre appareil, ou ouvrez-y le lien. Celui-ci ne fera plus que regarder. Le code sert une fois, pendant dix minutes.
take-seat-title = Continuer sur cet appareil
take-seat-about = Cet appareil prend le relais pour la place : { $names }. L’autre appareil ne fera plus que regarder.
take-seat-host = Cet appareil prend le relais. L’autre appareil ne fera plus que regarder.
take-seat = Prendre le relais
take-back = Reprendre ce coup
take-turn-back = Reprendre mon tour
take-back-for = { $name } reprend son coup
absent = { $name } est hors ligne depuis un moment.
stand-in = Laisser jouer l’ordinateur
take-over = Reprendre ma place ({ $name })
lost-seat-moved = Votre place est maintenant jouée sur un autre appareil. Pour rejouer ici, ouvrez le lien de votre place : il s’y trouve sous « { more } », puis « { my-seat } ».
lost-seat-renewed = Un nouveau lien a été créé pour votre place, sur un autre de vos appareils : celui-ci ne fait plus que regarder. Pour rejouer ici, ouvrez le nouveau lien : il s’y trouve sous « { more } », puis « { my-seat } ».
lost-seat-renewed-by-host = { $by } a créé un nouveau lien pour votre place : cet appareil ne fait plus que regarder, comme tous ceux qui l’avaient. Pour revenir, ouvrez le lien qui vous sera envoyé. Si vous n’avez rien demandé, dites-le aux autres : qui l’ouvre voit votre main.
lost-seat-sent-away = Votre place à cette table a été libérée par { $by } : vous ne pouvez pas jouer ici pour le moment. Si c’est une erreur, demandez une nouvelle invitation. Vous pouvez ouvrir votre propre table quand vous voulez.
the-host = l’hôte
notice-link-renewed =
    { $who ->
        [you] Vous avez créé un nouveau lien pour { $about }.
       *[other] { $name } a créé un nouveau lien pour { $about }.
    }
notice-sent-away =
    { $who ->
        [you] Vous avez demandé à { $about } de quitter la table.
       *[other] { $name } a demandé à { $about } de quitter la table.
    }
notice-invited-again =
    { $who ->
        [you] Vous avez de nouveau invité { $about }.
       *[other] { $name } a de nouveau invité { $about }.
    }
notice-muted =
    { $who ->
        [you] Vous avez retiré la parole à { $about }.
       *[other] { $name } a retiré la parole à { $about }.
    }
notice-unmuted =
    { $who ->
        [you] Vous avez rendu la parole à { $about }.
       *[other] { $name } a rendu la parole à { $about }.
    }
you-watch = Vous regardez.
watching =
    { $count ->
        [0] Personne ne regarde.
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
so-many-seconds =
    { $seconds ->
        [0] 0 seconde
        [1] 1 seconde
       *[other] { $seconds } secondes
    }

# Choisir

what-can-i-do = Que puis-je faire ?
option-list-about = Tout ce que vous pouvez faire maintenant. Votre choix sera à confirmer.
option-list-all = Tous les coups
option-do = Jouer ce coup
prospect-final = Ce coup termine votre tour et ne pourra pas être repris.
prospect-game = Ce coup termine la partie et ne pourra pas être repris.
prospect-stands = Ce coup ne pourra pas être repris.
prospect-until = Ce coup termine votre tour. Reprise possible jusqu’au prochain coup ({ $name }).
prospect-unsure = Il se peut que ce coup ne puisse pas être repris.
for-good = définitif
goal-close = Masquer le but du jeu

# Conseils

hint = Conseil
hint-about = Demander un conseil
hint-about-public = Demander un conseil : tout le monde le voit
hint-thinking = Un instant…
hint-close = Fermer le conseil
hint-choose = Choisir ce coup
hint-best =
    { $count ->
        [0] Les meilleurs coups
        [1] Le meilleur coup
        [2] Comparer les deux coups
       *[other] Comparer les { $count } meilleurs coups
    }
hint-between = entre { $low } et { $high } %
hint-chances = Chances de gagner la partie, estimées d’après des parties imaginées qui s’accordent avec tout ce que vous voyez.
hint-too-close = Les deux premiers coups se valent.
hint-sure =
    { $degree ->
        [4] Très sûr
        [3] Assez sûr
        [2] Léger avantage
       *[other] Trop serré
    }
clock = Temps par tour :
clock-about = Quand le temps de quelqu’un est écoulé, un bot finit ce tour à sa place. Personne ne perd sa place, et rien ne s’arrête.
clock-none = autant qu’on veut
clock-relaxed = 3 minutes, tranquille
clock-brisk = 1 minute, rapide
clock-1-day = 1 jour
clock-3-days = 3 jours
clock-7-days = 7 jours
clock-left =
    { $whose ->
        [you] encore %left% pour votre tour
       *[other] encore %left%
    }
clock-up = Le temps est écoulé : un bot joue
clock-moved =
    { $who ->
        [you] Votre temps était écoulé : un bot a fini votre tour.
       *[other] Temps écoulé pour { $name } : un bot a fini le tour.
    }
hint-asked =
    { $who ->
        [you] Vous avez demandé un conseil.
       *[other] { $name } a demandé un conseil.
    }
hints-counted = Conseils demandés :
hint-count = { $name } { $count }
spectators = Spectateurs
spectators-on = autorisés
spectators-off = aucun
spectators-about = Sans eux, seules les personnes assises voient la partie dès son début, comme son résultat et ses moments à revoir.
listed = Liste de cette maison
listed-on = montre la table
listed-off = ne la montre pas
listed-about = Toute personne qui connaît le mot de passe de cette maison y trouve la table, et peut s’y asseoir ou regarder.
allow-hints = Autoriser les conseils
allow-hints-about = Chacun peut demander quoi jouer. Tout le monde voit qui demande, et les conseils sont comptés à la fin.
hints-allowed = Les conseils sont autorisés à cette table : tout le monde voit qui en demande.

# Une première partie

situation = Nouveau pour vous
situation-known = Compris
situations-off = Ne plus rien m’expliquer
situations-on = M’expliquer ce qui est nouveau

# La fin

evening =
    { $count ->
        [one] Victoires après 1 partie : { $wins }
       *[other] Victoires après { $count } parties : { $wins }
    }
winner-you = Vous gagnez
winner-one = { $names } gagne
winner-several = { $names } se partagent la victoire
account-skip = Tout afficher
challenge = Défier un ami
challenge-short = Défi
challenge-compare = Comparer les résultats
challenge-title = Défi · { $game }
challenge-about = Votre ami reçoit exactement la donne que vous avez eue : les mêmes cartes, votre place, les mêmes adversaires. Quand vous aurez fini tous les deux, les résultats s’afficheront côte à côte. Plusieurs amis peuvent relever le même défi.
challenge-course = Tout ce qui est pioché ou lancé découle de la donne : c’est la même chose pour tout le monde tant que les parties suivent le même cours. Dès le premier coup différent, cartes et dés peuvent tomber autrement.
challenge-same-bots = L’ordinateur choisit de la même façon pour tout le monde : tant que deux parties suivent le même cours, ses coups aussi.
challenge-thinkers = Les adversaires qui réfléchissent disposent ici d’un nombre d’étapes fixe au lieu d’un temps. Dans la première partie ils avaient un temps : ils ont pu y choisir autrement.
challenge-no-help = Dans un défi, pas de conseils, et rien ne se reprend ; une partie d’entraînement ne compte dans aucun défi.
challenge-sealed = La partie est scellée
challenge-sealed-about = Pendant une semaine, ou jusqu’à ce que vous mettiez fin au défi, cette partie ne répond qu’à vous : personne d’autre ne peut ouvrir sa page, la revoir, lire son enregistrement, voir son image ni vérifier sa donne. De même, chaque partie de vos amis ne répond qu’à la personne qui l’a jouée. Ensuite, tout se rouvre.
challenge-no-accounts = Il n’y a pas de comptes ici. Personne ne peut savoir si quelqu’un joue une donne deux fois, ou si on lui en a parlé.
challenge-make = Lancer le défi
challenge-link = Le faire passer
challenge-link-about = Toute personne qui ouvre ce lien peut jouer la donne. Il ne dit rien des cartes.
challenge-results = Résultats
challenge-you = vous
challenge-result = Résultat
challenge-rank = Rang
challenge-points = { $result } · { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    }
challenge-hints =
    { $count ->
        [0] sans conseil
        [1] avec un conseil
       *[other] avec { $count } conseils
    }
challenge-later = Vous verrez les résultats quand votre propre partie sera finie.
challenge-finished =
    { $count ->
        [0] Personne n’a encore fini.
        [1] Une personne a fini.
       *[other] { $count } personnes ont fini.
    }
challenge-playing =
    { $count ->
        [0] Personne ne la joue en ce moment.
        [1] Une personne la joue en ce moment.
       *[other] { $count } personnes la jouent en ce moment.
    }
challenge-best =
    { $count ->
        [1] Le meilleur résultat : { $names }
       *[other] Les meilleurs résultats : { $names }
    }
challenge-level = Égalité parfaite
challenge-share-text = { $game }, la même donne : { $results }
challenge-fair = Ce qui est pareil, et ce qui ne l’est pas
challenge-ended = Ce défi est fini. Tout le monde peut de nouveau voir ces parties.
challenge-end = Mettre fin au défi
challenge-end-about = À la fin du défi, tout le monde pourra voir ces parties, et plus personne ne pourra le relever.
challenge-end-really =
    { $count ->
        [0] Mettre fin au défi ? Tout le monde pourra alors voir ces parties.
        [1] Quelqu’un joue encore. Mettre fin au défi quand même ? Tout le monde pourra alors voir ces parties.
       *[other] { $count } personnes jouent encore. Mettre fin au défi quand même ? Tout le monde pourra alors voir ces parties.
    }
challenge-again = Le rouvrir
challenge-from = { $name } vous lance un défi : { $game }
challenge-offered = Vous recevez la même donne et la même place, contre { $bots }. Quand votre partie sera finie, vous verrez le résultat obtenu par { $name }.
challenge-bot = { $name } ({ $level })
challenge-own-cards = On y joue avec les cartes apportées par { $name }.
challenge-take = Jouer cette donne
challenge-closed = Ce défi est fini : sa donne n’est plus secrète.
challenge-luck-much = Quelle part de chance disparaît ainsi ? Mesuré avec l’ordinateur à { $game } : environ { $percent } % (entre { $low } et { $high } %) de ce que le hasard met d’écart entre deux résultats. La comparaison est bien plus juste qu’avec deux donnes différentes.
challenge-luck-some = Quelle part de chance disparaît ainsi ? Mesuré avec l’ordinateur à { $game } : environ { $percent } % (entre { $low } et { $high } %) de ce que le hasard met d’écart entre deux résultats. Le reste demeure, car les parties se séparent vite.
challenge-luck-little = Quelle part de chance disparaît ainsi ? Mesuré avec l’ordinateur à { $game }, peu : environ { $percent } % (entre { $low } et { $high } %) de ce que le hasard met d’écart entre deux résultats. Les parties se séparent vite, et la donne commune ne compte alors plus guère.
challenge-luck-none = Quelle part de chance disparaît ainsi ? Mesuré avec l’ordinateur à { $game } : si peu que la mesure ne la distingue pas de rien ({ $high } % au plus). Les parties se séparent vite. Comparer la même donne amuse, mais n’est guère plus juste.
challenge-luck-unmeasured = La part de chance qui disparaît ainsi à { $game } n’a pas été mesurée.

# Un match de deux paires

duplicate = Un match en duplicate
duplicate-short = Duplicate
duplicate-title = Duplicate · { $game }
duplicate-four = Vous êtes quatre ? Jouez par paires, avec les mêmes cartes à deux tables :
duplicate-about = Quatre personnes, deux paires, deux tables. Chaque donne se joue aux deux tables, les paires échangées : chaque paire en a les deux côtés, et personne ne rencontre deux fois la même donne.
duplicate-deals = Nombre de donnes (une partie de chacune par personne)
duplicate-open = Ouvrir le match
duplicate-count = { $deals } donnes, chacune jouée aux deux tables
duplicate-fair = Déroulement et équité
duplicate-how = Vous jouez toujours contre la même personne, à une table ; votre partenaire affronte l’autre, à l’autre table. Si vous avez la première place, votre partenaire a la seconde ; à la donne suivante, c’est l’inverse. Chaque table joue à son rythme.
duplicate-counts = Chaque partie gagnée compte pour la paire. Si les deux paires en ont gagné autant, les points décident, additionnés sur toutes les parties.
duplicate-no-help = Dans un match, pas de conseils, et rien ne se reprend.
duplicate-sealed-about = Tant qu’une donne n’a pas été jouée aux deux tables, un mois au plus, ses parties ne répondent qu’aux personnes qui les jouent : page, relecture, enregistrement, image et vérification de la donne sont fermés à toutes les autres, votre partenaire compris. Ensuite, tout s’ouvre.
duplicate-server-deals = Ici, le serveur donne seul, pour que les deux tables aient les mêmes cartes : vous n’ajoutez pas de nombre. Après coup, vous pouvez vérifier que les deux tables ont eu la même donne.
duplicate-pairs = Les paires
duplicate-pair = Paire { $number }
duplicate-table = Table { $number }
duplicate-free = Place libre
duplicate-leave = Partir
duplicate-make-free = Libérer cette place
duplicate-where = Votre place
duplicate-place = Paire { $pair } : { $said }
duplicate-place-with = avec { $partner }
duplicate-place-against = contre { $other }
duplicate-place-withagainst = avec { $partner }, contre { $other }
duplicate-place-alone = encore personne
duplicate-join = Prendre cette place
duplicate-wait = Vous êtes du match. Il commencera quand la personne qui l’a ouvert le lancera.
duplicate-bots = Niveau de l’ordinateur aux places libres
duplicate-begin = Commencer le match
duplicate-link-about = Toute personne qui ouvre ce lien peut prendre place avec vous.
duplicate-deal = Donne
duplicate-meeting = { $one } – { $other }
duplicate-lead = Écart
duplicate-being-played = en cours
duplicate-sealed = jouée
duplicate-points = { $own } – { $other }
duplicate-drawn = partie nulle
duplicate-won-by = gagnée par { $name }
duplicate-games-won = Parties gagnées : { $won }
duplicate-first-named = Les chiffres de la paire { $pair } viennent d’abord. Les points d’une donne comptent dès qu’elle a été jouée aux deux tables.
duplicate-play = Jouer la donne { $number }
duplicate-waiting = Vous avez joué toutes vos parties. L’autre table joue encore.
duplicate-go-on = Vers le match
duplicate-level-now = À égalité pour l’instant
duplicate-level-over = Match nul
duplicate-ahead-now = { $pair } mènent
duplicate-ahead-over = { $pair } gagnent le match
share = Partager
share-text = { $game } : { $result }

final-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
account = Détail des points
what-for = Pour
total = Total
again = Revanche
join-again = Accepter la revanche
rematch-badge = Une revanche vous attend
watch-again = Regarder la revanche
record = Télécharger la partie
report = Un problème ?
report-about = Copiez ce texte dans votre message et dites à quoi vous vous attendiez. Il contient ce que vous voyez, votre propre main comprise, et rien de ce que les autres gardent caché.
report-record = La partie entière est utile aussi :
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
replay-lost = Ce moment est inaccessible. Réessayez dans un instant.
play-on = Reprendre d’ici
play-on-about = Vous prenez une place, l’ordinateur les autres. Ce que cette place ne pouvait pas voir est redistribué : avoir regardé ne donne aucun avantage.
play-on-seat = Place
play-on-bots = Ordinateur
play-on-start = Jouer
upload = Revoir une partie enregistrée
upload-about = Une partie téléchargée ici, ou enregistrée par le terminal, peut être revue pas à pas, du point de vue de chaque joueur.
upload-file = Partie enregistrée (.jsonl)
upload-do = Revoir
upload-kept = Toute personne ayant le lien peut regarder. Tout est effacé au bout d’un certain temps, comme les tables finies.
upload-too-large = Ce fichier est trop grand : une partie enregistrée fait au plus { $most } Ko.

# La donne

deal = La donne
deal-title = La donne · { $game }
deal-sealed = La donne pourra être vérifiée
deal-sealed-about = Le serveur a mis un nombre secret dans une enveloppe scellée. Voici l’empreinte de ce nombre. Au début, chaque appareil ajoute un nombre à lui, et les cartes viennent de tous ces nombres ensemble. Après la partie, l’enveloppe est ouverte : vous pourrez vérifier que personne n’a choisi les cartes.
deal-sealed-challenge = Cette donne avait été faite auparavant, pour la partie d’où vient ce défi : à partir d’un nombre secret du serveur, dont l’empreinte est ci-dessous, et du nombre de l’appareil qui jouait alors. C’est la même pour toutes les personnes qui relèvent le défi.
deal-sealed-duplicate = Cette donne se joue à deux tables. Le serveur l’a faite seul, à partir d’un nombre secret dont l’empreinte est ci-dessous. Quand elle aura été jouée aux deux, vous pourrez vérifier que c’était la même.
deal-promises = Les promesses
deal-promises-about = Avant la donne, chacun a promis un nombre par son empreinte. Ensuite, plus personne ne pouvait changer le sien.
deal-no-promise = aucune
deal-later = Quand la partie sera finie, vous pourrez tout vérifier ici.
dealing = On distribue…
dealing-about = Chaque appareil ajoute un nombre : ainsi, personne ne peut choisir les cartes.
look-again = Regarder à nouveau
deal-check = Vérifier la donne
deal-check-about = Quelqu’un a-t-il pu choisir les cartes ? Votre navigateur recalcule tout, étape par étape.
deal-no-script = Avec des scripts, cette page recalculerait tout. Sans eux, voici les nombres.
deal-figures = Les nombres
deal-secret = L’enveloppe scellée
deal-secret-about = Avant la donne, le serveur a mis un nombre secret dans une enveloppe et a montré son empreinte à tout le monde. L’enveloppe est maintenant ouverte. Personne ne sait trouver un autre nombre avec la même empreinte.
deal-secret-unshown = Le serveur a mis un nombre secret dans une enveloppe. Il n’en a montré l’empreinte qu’une fois les cartes distribuées.
deal-secret-holds = L’empreinte est bien celle du secret.
deal-secret-fails = L’empreinte ne correspond pas : quelqu’un a changé le secret.
deal-fingerprint = Empreinte, montrée avant la donne
deal-the-secret = Secret, montré maintenant
deal-memory = Ce dont votre navigateur se souvient
deal-memory-about = Votre navigateur a noté l’empreinte la première fois qu’il l’a vue, et le nombre qu’il a lui-même ajouté.
deal-memory-both = C’est la même empreinte, et le nombre de votre navigateur fait partie de ceux qui ont servi.
deal-memory-hash = C’est la même empreinte. Votre navigateur n’a pas ajouté de nombre.
deal-memory-other-hash = On avait montré une autre empreinte à votre navigateur. Quelqu’un a changé l’enveloppe.
deal-memory-no-number = Le nombre envoyé par votre navigateur ne fait pas partie de ceux qui ont servi.
deal-memory-nothing = Votre navigateur n’était pas là avant la donne : il n’a rien à comparer.
deal-numbers = Le nombre de chacun
deal-numbers-committed = Chacun a d’abord promis un nombre, par son empreinte. Les nombres eux-mêmes ne sont venus qu’une fois toutes les promesses sur la table. Personne n’a donc pu choisir le sien d’après ceux des autres.
deal-numbers-alone = Un seul appareil jouait. Il a ajouté un nombre à lui après avoir vu l’empreinte, quand le serveur ne pouvait plus changer le secret.
deal-numbers-unshown = L’empreinte n’avait pas été montrée au moment de la donne. Le serveur a pu choisir son secret à sa guise : cette donne prouve moins de choses.
deal-numbers-nobody = Il n’y avait que des bots, et personne n’a ajouté de nombre. Le serveur a distribué tout seul.
deal-promise-of = Promesse : { $name }
deal-number-of = Nombre : { $name }
deal-seed = Tous ensemble
deal-seed-about = On écrit à la suite le secret, le nom de la table et les nombres de chacun. L’empreinte de cette longue ligne est la graine : toutes les cartes et tous les dés de la partie en sortent.
deal-seed-holds = Ensemble, ils donnent exactement la graine de cette partie.
deal-seed-fails = Ensemble, ils donnent une autre graine que celle de cette partie.
deal-table = Table
deal-the-seed = Graine
deal-cards = Les cartes
deal-cards-about =
    { $count ->
        [one] La graine dit comment distribuer les cartes : un tirage, recalculé à l’instant.
       *[other] La graine dit comment mélanger les cartes : { $count } tirages, tous recalculés à l’instant.
    }
deal-cards-holds = La graine donne exactement ces cartes.
deal-cards-fails = La graine donne d’autres cartes que celles qui ont été distribuées.
deal-dice = Les dés et les tirages suivants
deal-dice-about =
    { $count ->
        [one] Pendant la partie, il y a eu encore un tirage.
       *[other] Pendant la partie, il y a eu encore { $count } tirages.
    }
deal-dice-holds = La graine les donne tous.
deal-dice-fails = La graine donne autre chose que ce qui a été tiré.
deal-moves = Les coups
deal-moves-about = Le serveur a rejoué toute la partie, coup par coup.
deal-server-found = Le serveur a trouvé : { $sentence }
deal-verdict = Le verdict
deal-holds = Personne n’a choisi ces cartes : ni le serveur, ni un autre joueur.
deal-holds-unseen = Tout concorde. Personne n’a choisi ces cartes, si l’empreinte est bien celle montrée avant la donne : votre navigateur n’était pas là pour la voir.
deal-fails = Quelque chose ne va pas. Ne vous fiez pas à cette donne.
deal-not-shown = Cela ne montre pas que personne n’a regardé. L’ordinateur qui fait tourner la partie connaît toutes les cartes, et son propriétaire pourrait les regarder.
deal-yourself = Vérifiez vous-même
deal-yourself-about = Rien ne vous oblige à croire cette page. Téléchargez l’enregistrement et faites-le vérifier par un programme sur votre propre ordinateur :
deal-how-with-a-chosen-seed = Cette donne ne prouve rien : quelqu’un a choisi la graine d’où viennent les cartes, et pouvait toutes les connaître.
deal-how-from-a-moment = Cette donne ne prouve rien : la partie reprend un moment d’une autre, il n’y a donc pas eu de donne.
deal-how-by-one-machine = Cette donne ne prouve rien : l’ordinateur de la partie a distribué tout seul. Personne ne peut vérifier comment.

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
        [0] il n’y a rien à prendre
        [1] { $reader ->
            [player] vous prendriez cette carte
           *[watcher] qui prend emporte cette carte
        }
       *[other] { $reader ->
            [player] vous prendriez ces { $count } cartes
           *[watcher] qui prend emporte ces { $count } cartes
        }
    }
dn-here = La jouer ici
dn-take =
    { $count ->
        [0] Prendre
        [1] Prendre la carte
       *[other] Prendre les { $count }
    }
dn-when-played =
    { $place ->
        [1] Elle sera seule dans la ligne : prendre donnerait alors { $cards }.
       *[other] Elle sera la { $place }e carte de la ligne : prendre donnerait alors { $cards }.
    }
dn-when-nobody-takes =
    { $place ->
        [1] Elle sera seule dans la ligne ; personne ne peut plus prendre pendant cette manche.
       *[other] Elle sera la { $place }e carte de la ligne ; personne ne peut plus prendre pendant cette manche.
    }
dn-take-won = Majorité gagnée : { $cards }.
dn-take-tied = Plus à personne : { $cards }.
dn-take-scores = Si la partie s’arrêtait là : vous { $before } → { $after }, { $name } { $other } → { $then }.
dn-take-wins = Toute la Ville est alors à vous : vous gagnez sur-le-champ.
dn-hand = Votre main
dn-no-cards = Plus de cartes.
dn-in-hand =
    { $count ->
        [0] 0 carte en main
        [1] 1 carte en main
       *[other] { $count } cartes en main
    }
dn-has-taken =
    { $side-is ->
        [you] avez pris
       *[other] a pris
    }
dn-to-take =
    { $side-is ->
        [you] devez encore prendre
       *[other] doit encore prendre
    }
dn-token =
    { $side-is ->
        [you] avez commencé la manche
       *[other] a commencé la manche
    }
dn-city-about = Cartes Ville : { $count } sur { $all }. Qui les réunit toutes gagne sur-le-champ.
dn-majority = majorité, { final-points }
dn-alliances = Alliances
dn-betrayals = Trahisons
dn-city = Ville
dn-now = si la partie s’arrêtait là
dn-series =
    { $count ->
        [0] aucune série
        [1] une série, { final-points }
       *[other] { $count } séries, { final-points }
    }
dn-none = { $card } : aucun
dn-alliances-none = Alliances : aucune
dn-betrayals-none = Trahisons : aucune
dn-city-none = Cartes Ville : aucune
collection-of = { $name } : cartes prises
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
        [one] { $count } carte en main
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
        [secrets] domaine de prédilection : les secrets
       *[other] domaine de prédilection : { $name }
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
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $name } le tient, { $most } contre { $next } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
    }
nx-tied = Égalité à { $most } : à personne.
nx-free = Personne n’a d’influence ici.
nx-turned = Une Caserne la retourne : elle ne comptera pas.
nx-on-top = Elle recouvre { $cards }.
nx-locked = Bloquée : touchée sur ses quatre côtés.
nx-districts = Quartiers
nx-districts-about = Qui gagnerait quoi, si tout s’arrêtait là.
nx-words = Liste des emplacements
nx-words-choose = Choisissez d’abord une carte : tous ses emplacements seront listés ici.
nx-words-upright = à la verticale
nx-words-sideways = à l’horizontale
nx-words-over = Sur d’autres cartes
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
nx-turned-here = Elle touche { $barracks } : à la fin, elle est retournée et ne compte pas.
nx-turns-here =
    { $count ->
        [0] Elle ne touche aucune carte Syndicat.
       *[other] À la fin, elle retourne { $cards }.
    }
nx-touches-no-district = Ne touche aucun Quartier.
nx-held-here =
    { $who ->
        [you] { $district } : à vous, { $most } contre { $next }, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $district } : à { $name }, { $most } contre { $next }.
    }
nx-tied-here =
    { $most ->
        [0] { $district } : encore à personne.
       *[other] { $district } : égalité à { $most }, à personne.
    }
nx-row-nobodys =
    { $count ->
        [one] Un Quartier que personne ne gagne
       *[other] { $count } Quartiers que personne ne gagne
    }
nx-row-turned = Cartes qui ne comptent pas
nx-row-influence = { $name } : { $influence }, avec { $cards }.
nx-row-symbols =
    { $count ->
        [one] { $count } symbole
       *[other] { $count } symboles
    }{ $favourite ->
        [0] .
        [1] {" "}et 1 point pour le domaine de prédilection.
       *[other] {" "}et { $favourite } points pour le domaine de prédilection.
    }
nx-unseen-about = Dans les autres mains et dans les pioches.

# Les jeux à points d’action

market-line = La file
market-line-about = de 1 à 6 points d’action
market-ends =
    Fin quand la pioche ou la banque est vide : { $deck ->
        [0] 0 carte
        [1] 1 carte
       *[other] { $deck } cartes
    }, { $gold ->
        [0] 0 pièce d’or
        [1] 1 pièce d’or
       *[other] { $gold } pièces d’or
    }
market-left = pioche { $deck } · banque { $gold }
market-the-bank = la banque
market-aim = Viser { $name }
market-gap = prise pendant ce tour
market-no-card = Aucune carte ici : laisser un vide
market-price =
    { $price ->
        [one] { $price } point d’action
       *[other] { $price } points d’action
    }
market-draw =
    { $count ->
        [0] Pioche : plus aucune carte
        [1] Pioche : la dernière carte cachée, pour 3 points d’action
       *[other] Pioche : { $count } cartes cachées, celle du dessus pour 3 points d’action
    }
market-deck = Pioche · { $count }
market-dice = Les dés
market-beat-odds = Les chances
market-beat-roll = Le jet
market-beat-after = Ce qui s’ensuit
market-go-on = Continuer
market-test = test
market-test-wins = rien n’est perdu
market-test-loses = on perd quelque chose
market-mine-wins = elle paie
market-mine-loses = elle explose
market-verdict-duel-wins = bat
market-verdict-duel-ties = égale
market-verdict-duel-loses = cède à
market-verdict-test-wins = tient contre
market-verdict-test-loses = ne tient pas contre
market-points =
    { $left ->
        [0] plus de point d’action
        [1] encore un point d’action
       *[other] encore { $left } points d’action
    }
market-buy =
    { $gold ->
        [one] +1 point d’action : { $gold } pièce d’or
       *[other] +1 point d’action : { $gold } pièces d’or
    }
market-end = Finir le tour
market-ask-for = Pour cet ordre
market-ask = Demander
market-nothing-to-choose = Rien à choisir : tout le monde est interrogé, pour que personne ne sache qui a le choix.
market-does = Effet
market-here = Ici
market-close-sheet = Reposer la carte
market-cost =
    { $points ->
        [one] votre seul point d’action
       *[other] { $cost } sur vos { $points } points d’action, il en restera { $left }
    }
market-if = { $percent } : { $what }
market-duel-wins = la cible tombe
market-duel-ties = tous deux tombent
market-duel-loses = l’attaque échoue
market-change-points = { $name } : score si la partie finissait là : { $after } (à présent : { $before })
market-change-gold = { $name } : pièces d’or : { $after } (à présent : { $before })
market-change-test = { $name } : prochain test réussi à { $after } (à présent : { $before })
market-change-test-new = { $name } : prochain test réussi à { $after }, sans test jusqu’ici
market-change-test-gone = { $name } : plus de test à passer (à présent : { $before } de réussite)
market-range = { $least } à { $most }
market-take-note = Elle vient dans votre main. La jouer coûtera encore { $cost ->
        [one] { $cost } point d’action
       *[other] { $cost } points d’action
    }.
market-draw-note = La carte du dessus vient dans votre main. Personne d’autre ne la voit.
market-sure-haul-note =
    { $gold ->
        [one] Quel que soit le dé : { $gold } pièce d’or.
       *[other] Quel que soit le dé : { $gold } pièces d’or.
    }
market-haul-note = Le dé décide : de { $least } à { $most } pièces d’or, { $mean } en moyenne.
market-second-roll-note = Compté comme si l’adversaire faisait relancer le dé chaque fois que cela l’aide.
market-unanswered-note = Si personne ne répond par un Génie.
percent = { $number } %
market-shown = La main que vous voyez
market-where = Choisissez une cible
market-hand = Votre main
market-no-cards = Aucune carte en main.
market-gold =
    { $gold ->
        [0] 0 pièce d’or
        [1] 1 pièce d’or
       *[other] { $gold } pièces d’or
    }
market-gold-short =
    { $gold ->
        [one] { $gold } pièce d’or
       *[other] { $gold } pièces d’or
    }
market-in-hand =
    { $count ->
        [0] 0 carte en main
        [1] 1 carte en main
       *[other] { $count } cartes en main
    }
market-known-short = connu :
market-known = En main (connu) : { $cards }.
market-ranked =
    { $place ->
        [1] { $count } · 1er
       *[other] { $count } · { $place }e
    }
market-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
market-others = Les autres
market-all = Tous
market-column-points = pts
market-column-hand = main
market-initials = Aller à
market-table = Table
market-to = { $name } : { $points } ★
market-now-short = si la partie finissait maintenant
market-discards = Défausse ({ $count })
market-no-discards = Rien n’a encore été défaussé.

# Sans Foi Ni Loi

sf-estate = Ranch
sf-ranch-of =
    { $home ->
        [1] { $name }, premier ranch
       *[other] { $name }, second ranch
    }
sf-now =
    { $points ->
        [0] 0 point de prestige si la partie finissait maintenant
        [1] 1 point de prestige si la partie finissait maintenant
       *[other] { $points } points de prestige si la partie finissait maintenant
    }
sf-won =
    { $points ->
        [0] 0 point de prestige
        [1] 1 point de prestige
       *[other] { $points } points de prestige
    }
sf-home =
    { $home ->
        [1] 1er ranch
       *[other] 2e ranch
    }
sf-places-of = { $name } : terrains
sf-people-of = { $name } : habitants et autres cartes
sf-set-order = Fixer cet ordre
sf-pay =
    { $gold ->
        [one] Payer { $gold } pièce d’or
       *[other] Payer { $gold } pièces d’or
    }
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
sf-watch-short = garde +{ $bonus }
sf-land = { $name }, terrain { $number } : { $land }
sf-room =
    { $room ->
        [0] plus de place pour un troupeau
        [1] place pour un troupeau
       *[other] place pour { $room } troupeaux
    }
sf-herd =
    { $worth ->
        [one] { $name }, terrain { $number } : { $herd }, valeur { $worth } pièce d’or
       *[other] { $name }, terrain { $number } : { $herd }, valeur { $worth } pièces d’or
    }
sf-column-lands = terrains
sf-column-herds = troupeaux
sf-column-cowboys = cow-boys
sf-column-gold = or
sf-column-watch = garde
sf-ranked-lands = Terrains
sf-ranked-herds = Troupeaux
sf-ranked-cowboys = Cow-boys
sf-ranked-gold = Or
sf-roll-start = qui commence
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
sf-shot-by = { $killer } : ses victimes

# Les Fils de Samarande

sa-estate = Cité
sa-now =
    { $points ->
        [0] 0 point de renommée si la partie finissait maintenant
        [1] 1 point de renommée si la partie finissait maintenant
       *[other] { $points } points de renommée si la partie finissait maintenant
    }
sa-won =
    { $points ->
        [0] 0 point de renommée
        [1] 1 point de renommée
       *[other] { $points } points de renommée
    }
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
        [0] 0 artisan
        [1] 1 artisan
       *[other] { $count } artisans
    }
sa-taxes =
    { $gold ->
        [0] pas de taxes
        [1] 1 pièce d’or par tour
       *[other] { $gold } pièces d’or par tour
    }
sa-bonus = +{ $bonus } pour protéger les artisans
sa-bonus-short = garde +{ $bonus }
sa-mischief =
    { $count ->
        [one] { $count } point d’action de moins par tour
       *[other] { $count } points d’action de moins par tour
    }
sa-district = { $name }, Quartier { $number } : { $district }
sa-on = { $name }, { $card } sur le Quartier { $number }, { $district }
sa-room =
    { $room ->
        [0] plus de place pour un artisan
        [1] place pour un artisan
       *[other] place pour { $room } artisans
    }
sa-out-of-play = hors jeu
sa-counts-nothing = compte pour 0
sa-column-districts = Quartiers
sa-column-artisans = artisans
sa-column-guards = garde
sa-column-gold = or
sa-column-actions = actions
sa-ranked-districts = Quartiers
sa-ranked-artisans = Artisans
sa-ranked-guards = Gardes
sa-ranked-extras = Extras
sa-ranked-gold = Richesse
sa-counted = { $count } + { $kinds } de types
sa-roll-start = qui commence
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
sa-keep-count = { $count } sur { $cards }
sa-keep-enough = Vous en avez déjà { $cards } : touchez l’une d’elles pour la rendre.
sa-keep-these =
    { $cards ->
        [one] Garder cette carte
       *[other] Garder ces { $cards } cartes
    }

# Ce qui ne se peut pas, et pourquoi

closed-title = Sans spectateurs
password-title = Entrez
password-about = Cette maison est réservée à des amis : la personne qui vous invite connaît le mot de passe. Il n’est demandé qu’une fois à cet appareil.
password = Mot de passe
password-send = Entrer
open-tables = Tables ouvertes
open-tables-all = La page des tables ouvertes
open-tables-about = Asseyez-vous là où une place est libre, ou regardez. Qui ouvre une table décide si elle est montrée ici.
open-tables-none = Aucune table n’est ouverte pour le moment. Ouvrez-en une : tout le monde ici la verra.
open-table-nobody = personne pour l’instant
open-table-seats =
    { $count ->
        [one] une place libre
       *[other] { $count } places libres
    }
open-table-playing = partie en cours
open-table-full = sur le point de commencer
open-table-join = Rejoindre
open-table-watch = Regarder
house-title = Cette maison
house-key-about = Cette page est réservée à qui fait tourner ce serveur. Ouvrez le lien affiché par le serveur à son démarrage, ou collez-le ici.
house-key = Le lien de cette page
house-tables = Tables en attente ou en cours
house-no-tables = Aucune table n’attend ni ne joue pour le moment.
house-more-tables =
    { $count ->
        [one] Une autre table n’est pas montrée.
       *[other] { $count } autres tables ne sont pas montrées.
    }
house-phase-empty = en attente
house-phase-gathering = en attente
house-phase-playing = partie en cours
house-phase-practising = entraînement
house-seats =
    { $people ->
        [0] personne
        [one] une personne
       *[other] { $people } personnes
    }{ $bots ->
        [0] {""}
        [one] , un ordinateur
       *[other] , { $bots } ordinateurs
    }{ $open ->
        [0] {""}
        [one] , une place libre
       *[other] , { $open } places libres
    }
house-seats-unknown = places pas encore notées
house-opened = ouverte { $ago }
house-last-act = dernier coup { $ago }
ago-now = à l’instant
ago-minutes =
    { $count ->
        [one] il y a une minute
       *[other] il y a { $count } minutes
    }
ago-hours =
    { $count ->
        [one] il y a une heure
       *[other] il y a { $count } heures
    }
ago-days =
    { $count ->
        [one] il y a un jour
       *[other] il y a { $count } jours
    }
decimal-mark = ,
house-load = Charge de ce serveur
house-requests = Requêtes : { $minute } dans la dernière minute, { $all } depuis le démarrage
house-streams = Pages ouvertes à des tables : { $count }
house-in-memory = Tables en mémoire : { $count }
house-bots = Ordinateurs : { $busy } réfléchissent, { $waiting } attendent
house-kept = Ce qui est gardé
house-rows = { $tables } tables, { $lines } lignes
house-bytes = { $megabytes } Mo sur le disque
house-keep =
    { $days ->
        [one] Les tables finies, ou jamais commencées, sont effacées après un jour.
       *[other] Les tables finies, ou jamais commencées, sont effacées après { $days } jours.
    }
house-keep-empty =
    { $days ->
        [0] Les tables que seul leur auteur a vues sont effacées dans la journée.
        [one] Les tables que seul leur auteur a vues sont effacées après un jour.
       *[other] Les tables que seul leur auteur a vues sont effacées après { $days } jours.
    }
house-keep-running =
    { $days ->
        [one] Les parties en cours sont effacées après un jour sans coup.
       *[other] Les parties en cours sont effacées après { $days } jours sans coup.
    }
house-keep-running-always = Les parties en cours ne sont jamais effacées.
house-erase = Effacer
house-erase-title = Effacer cette table ?
house-erase-about = Rien ne pourra la faire revenir. Toutes les personnes qui l’ont ouverte seront prévenues.
house-erase-sure = Effacer pour de bon
house-erase-no = La garder
house-erased = La table est effacée, et toutes les personnes présentes sont prévenues.
error-title = Cela n’a pas marché
refused-no-such-page = Cette page n’existe pas.
refused-no-such-game = Il n’y a pas de jeu « { $found } » ici.
refused-no-such-table = Cette table n’existe pas. Peut-être a-t-elle été effacée quelque temps après sa fin.
refused-no-such-seat = Cette table n’a pas cette place.
refused-game-missing = Le jeu de cette table, « { $found } », n’est plus installé ici. La table est conservée.
refused-no-such-bot = Il n’y a pas d’ordinateur « { $found } ». Il y a : { $known }.
refused-unknown-host = Ce serveur ne répond pas à ce nom. La personne qui le fait tourner peut lui en donner un avec --public-url.
refused-other-site = Cette demande venait d’un autre site : elle n’a pas été suivie.
refused-too-often = C’était trop à la fois. Attendez un instant et recommencez.
refused-too-large = C’est trop grand.
refused-too-many-tables = Vous avez ouvert beaucoup de tables en peu de temps. Attendez un peu.
refused-too-much-talk = Pas si vite : attendez un instant avant d’en dire plus.
refused-too-many-hints = Pas si vite : attendez un instant avant de demander un autre conseil.
refused-no-hints-here = Les conseils ne sont pas autorisés à cette table.
refused-no-hint-now = Un conseil se demande quand c’est à vous de jouer, et non pendant que plusieurs personnes sont interrogées.
refused-no-hint = Pas de conseil pour l’instant. Veuillez réessayer.
refused-too-many-streams = Trop de monde regarde cette table en ce moment.
refused-too-many-unstarted = Vous avez ouvert { $most ->
        [one] { $most } table qui n’a pas encore commencé. Commencez-la
       *[other] { $most } tables qui n’ont pas encore commencé. Commencez-en une
    }, ou attendez demain.
refused-house-full = La maison est pleine en ce moment. Revenez plus tard.
refused-house-busy = Le serveur est très occupé en ce moment. Réessayez dans un instant.
refused-too-heavy = Cette partie est trop lourde pour être rejouée ici.
refused-our-fault = Quelque chose s’est mal passé de notre côté. Rien n’est perdu ; recommencez.
refused-not-stored = Cela n’a pas pu être enregistré, donc cela n’a pas eu lieu. Recommencez.
refused-not-read = Les tables sont inaccessibles pour le moment. Réessayez dans un instant.
refused-answer-lost = Impossible de savoir si cela a été fait. Regardez la table avant de recommencer.
refused-in-doubt = Le serveur a perdu le contact avec ses tables. Réessayez dans un instant.
refused-node-lost = Cette table est en train de changer de serveur. Recommencez dans un instant.
refused-bad-form = Cet envoi ne peut pas être compris.
refused-not-an-answer = Ce n’est pas une réponse à la question posée.
refused-no-such-pace = Une table peut avoir ces rythmes : { $known }, et non { $found }.
refused-no-such-seconds = Une table attend { $known } secondes, et non { $found }.
refused-stale = Il s’est passé quelque chose à la table entre-temps. Regardez, puis choisissez.
refused-time-was-up = Votre temps était écoulé : un bot a joué pour vous. Continuez à votre prochain tour.
refused-no-such-clock = Il n’y a pas d’horloge « { $found } ». Il y a : { $known }.
refused-clock-alone = Pas d’horloge à l’entraînement, ni autour d’un écran : personne ne vous y attend.
refused-from-the-future = La table n’en est pas encore là.
refused-key-reused = Cette clé a déjà servi à une autre demande. Prenez-en une nouvelle.
refused-being-answered = Les autres sont en train d’y répondre : ce coup ne peut plus être repris.
refused-weak-key = Une clé qui donne une place doit être longue et tirée au hasard : au moins { $least ->
        [one] { $least } caractère
       *[other] { $least } caractères
    }.
refused-practice-alone = À l’entraînement, une seule personne joue : l’ordinateur tient toutes les autres places.
refused-not-started = La partie n’a pas encore commencé.
refused-already-started = La partie a déjà commencé.
refused-already-dealing = La donne est en cours.
refused-no-promise-now = La table ne prend pas de promesse pour la donne en ce moment, ou elle a déjà la vôtre : on n’en change pas.
refused-no-number-now = La table ne prend pas votre nombre pour la donne en ce moment.
refused-bad-number = Un nombre pour la donne compte 64 chiffres hexadécimaux (0-9, a-f).
refused-offer-gone = Cette donne n’est plus proposée. Demandez-en une autre.
refused-deal-secret = Tant que la partie continue, ce dont la donne est faite reste secret.
refused-not-over = La partie n’est pas encore finie.
refused-sent-away = L’hôte de cette table a libéré votre place. Vous ne pourrez vous rasseoir ici qu’avec une nouvelle invitation.
refused-not-sent-away = Personne de ce nom n’a dû quitter la table.
refused-muted = L’hôte vous a retiré la parole à cette table.
refused-no-spectators = Cette table joue sans spectateurs : seules les personnes assises peuvent la voir.
refused-seat-elsewhere = Votre place est jouée sur un autre appareil, ou a un nouveau lien, et cette table joue sans spectateurs. Pour revenir, ouvrez le lien de votre place.
refused-password-needed = Cette maison a un mot de passe. Commencez par le dire.
refused-password-wrong = Ce n’est pas le mot de passe. Vérifiez-le, ou demandez-le à la personne qui vous invite.
refused-too-many-guesses = Trop de mots de passe erronés sont venus de cette adresse. Attendez une demi-minute, puis réessayez.
refused-no-list-here = Cette maison n’a pas de liste de tables ouvertes, faute de mot de passe. Envoyez plutôt le lien de votre table.
refused-table-erased = Qui fait tourner cette maison a effacé cette table. Rien ne peut la faire revenir.
refused-not-your-house = Cette page est réservée à qui fait tourner ce serveur : ouvrez le lien affiché à son démarrage.
refused-no-seat = Vous n’avez pas de place à cette table : vous pouvez seulement regarder.
refused-not-your-seat = Cette place n’est pas la vôtre.
refused-not-the-host = Seule la personne qui a ouvert la table peut le faire.
refused-seated-already = Vous avez déjà une place à cette table.
refused-seat-taken = Quelqu’un vient de prendre cette place.
refused-seats-open = Des places sont encore libres. Attendez quelqu’un, ou donnez-les à l’ordinateur.
refused-your-own-chair = C’est votre propre place.
refused-no-more-chairs = Ce jeu n’a pas plus de places.
refused-no-fewer-chairs = Ce jeu n’a pas moins de places.
refused-name-taken = Le nom « { $name } » est déjà pris à cette table. Choisissez-en un autre.
refused-name-alike = « { $name } » ressemble à « { $other } », un nom déjà pris à cette table. Choisissez-en un autre.
refused-not-absent = Cette personne n’est pas absente : il faut deux minutes sans nouvelles.
refused-is-a-bot = L’ordinateur joue déjà à cette place.
refused-bad-saying = Un message compte de 1 à { $longest } caractères.
refused-result-secret = Il n’y a pas de résultat avant la fin de la partie.
refused-deal-sealed = Cette donne est scellée : d’autres la jouent encore, comme défi ou dans un match en duplicate. Jusque-là, ses parties ne répondent qu’à ceux qui les ont jouées. Si vous jouez ici sur un autre appareil, prenez le lien de votre place.
refused-no-challenge-here = On ne lance un défi que sur une partie finie, que vous avez jouée seul contre l’ordinateur depuis sa donne, et non à l’entraînement.
refused-not-your-challenge = Seule la personne qui a lancé ce défi peut y mettre fin.
refused-no-such-challenge = Ce défi n’existe pas. Il a peut-être été effacé quelque temps après sa fin.
refused-challenge-over = Ce défi est fini.
refused-challenge-full = Ce défi a déjà été relevé { $most } fois, c’est le maximum.
refused-no-such-duplicate = Ce match n’existe pas. Il a peut-être été effacé quelque temps après sa fin.
refused-duplicate-not-for-two = Ce jeu ne se joue pas à deux : des paires ne peuvent pas s’y rencontrer.
refused-duplicate-deals = Un match compte un de ces nombres de donnes : { $known }.
refused-duplicate-begun = Ce match a commencé : les places ne changent plus.
refused-duplicate-not-begun = Ce match n’a pas encore commencé.
refused-duplicate-over = Vous avez joué toutes vos parties de ce match.
refused-duplicate-no-place = Vous n’avez pas de place dans ce match.
refused-duplicate-no-such-place = Cette place n’existe pas : elles sont numérotées de 0 à 3.
refused-duplicate-needs-people = À chaque table, il faut au moins une personne qui ne soit pas l’ordinateur. Attendez du monde, ou changez de places.
refused-record-secret = Tant que la partie dure, personne ne peut en lire l’enregistrement.
refused-link-invalid = Ce lien n’ouvre aucune place à cette table. Un plus récent a peut-être été créé.
refused-another-seat-here = Cet appareil joue une autre place à cette table. Ouvrez le lien sur l’appareil de la personne concernée.
refused-nobody-sits-there = Personne n’occupe cette place.
refused-not-gone = { $name } est en ligne, ou l’était à l’instant : un nouveau lien est réservé à qui est absent depuis deux minutes.
refused-not-while-asked = Plusieurs personnes doivent répondre en ce moment. Attendez leurs réponses.
refused-code-expired = Ce code ne marche plus. Faites-en un nouveau sur l’autre appareil.
refused-replay-secret = Tant que la partie dure, on ne peut pas la revoir : toutes les mains seraient visibles.
refused-no-such-moment = Ce moment n’existe pas : le dernier de cette partie est le numéro { $last }.
refused-nothing-to-play = À ce moment la partie est finie : il n’y a plus rien à jouer.
refused-too-many-records = Vous avez envoyé beaucoup de parties en peu de temps. Attendez un peu.
refused-record-missing = Le fichier est vide, ou aucun n’a été choisi.
refused-record-too-long = Cette partie est trop longue : { $most ->
        [one] { $most } ligne
       *[other] { $most } lignes
    } au plus.
refused-record-no-table = C’est un enregistrement de « { $found } », un jeu qui ne peut pas être montré ici.
refused-record-unknown-bot = Ligne { $line } : il n’y a pas d’ordinateur « { $found } » ici.
refused-record-unfinished = Cette partie n’est pas finie. Seule une partie finie peut être revue : toutes les mains sont visibles.
refused-record-too-slow = Cette partie est trop longue à rejouer.
refused-record-unusable = Cette partie ne peut pas être rejouée.
refused-record-too-heavy = Cette partie est trop lourde : la rejouer demanderait trop de calcul ou de mémoire.
refused-too-many-replays = Vous demandez beaucoup de moments à la fois. Attendez que les premiers soient là.

# Le serveur

serving = La Ludothèque est ouverte : { $url }
serving-without = « { $name } » du paquet { $package } est inutilisable : { $why }
serving-for-friends = Les autres appareils la trouvent à { $url }
serving-only-here = Pour cet appareil seulement. Avec --host 0.0.0.0, des amis du même réseau peuvent venir.
serving-without-push = Personne ne peut être prévenu de son tour page fermée : il manque un paquet. pip install cryptography
serving-house = Votre propre page, à ne donner à personne : { $url }
serving-password = Le mot de passe est demandé une fois à chaque appareil.
serving-stop = Arrêt avec Ctrl+C ; chaque partie reste où elle en est.
backed-up = Tout est copié dans { $file }. Pour utiliser la copie : ludotheque serve --db sqlite:///{ $file }
wrong-address = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $why }
store-newer = La base de données est de version { $found } ; cette Ludothèque connaît jusqu’à la version { $known }. Mettez-la à jour.
store-in-use = Un autre serveur utilise déjà cette base de données. Plusieurs serveurs ne peuvent en partager une que si c’est PostgreSQL et si chacun est lancé avec --node et sa propre adresse, ou tous ensemble avec --processes.
store-not-shared = Plusieurs processus ne peuvent partager que PostgreSQL : --db postgresql://… Un fichier SQLite appartient à un seul processus, sans --node ni --processes.
store-unusable = La base de données est inutilisable : { $why }
store-missing = Il n’y a pas encore de base de données { $file }.
store-empty = Cette base de données ne contient pas de tables de la Ludothèque.
store-bad-url = « { $found } » n’est pas une base de données : il faut sqlite:///FICHIER ou postgresql://…
store-needs-driver = Pour PostgreSQL, il manque un pilote : pip install psycopg psycopg-binary
backup-exists = { $file } existe déjà ; rien n’a été écrasé.

# N’importe quel jeu, sur la table simple

plain-table = La table
plain-cards =
    { $count ->
        [0] 0 carte
        [1] 1 carte
       *[other] { $count } cartes
    }
plain-gold =
    { $gold ->
        [0] 0 pièce d’or
        [1] 1 pièce d’or
       *[other] { $gold } pièces d’or
    }
plain-empty = vide
plain-nothing-in = Rien pour l’instant : { $places }
plain-now =
    { $points ->
        [0] 0 point pour l’instant
        [1] 1 point pour l’instant
       *[other] { $points } points pour l’instant
    }
plain-winner = ★ victoire
plain-choices = { $count } choix
plain-unseen-about = Elles sont face cachée, ou dans la main de quelqu’un d’autre.

# Une liste de cartes à soi

list-own = Jouer avec les cartes de votre boîte
list-own-about = Si votre boîte a d’autres cartes ou d’autres valeurs, donnez ici votre liste : elle remplace la nôtre à cette table.
list-how = Comment faire
list-file = Votre liste (.toml)
list-text = ou son texte
list-too-large = Ce fichier est trop grand : une liste de cartes fait au plus { $most } Ko.
list-of = Cette table joue avec une liste de cartes apportée par { $name }.
list-of-somebody = Cette partie a été jouée avec une liste de cartes personnelle.
list-see = Voir les cartes
list-download = Télécharger la liste (.toml)
own-box = Votre boîte
own-box-about = Certains chiffres sont imprimés sur des cartes que nous n’avons pas vues : nous les avons reconstitués. Si vous avez la boîte, comptez ses cartes, corrigez la liste et jouez avec. Il y en a pour dix minutes.
own-box-take = Prenez la liste publiée.
own-box-change = Ouvrez-la dans n’importe quel éditeur de texte. Chaque sorte de carte est un paragraphe ; corrigez-y le nombre d’exemplaires (count) et les autres chiffres. Des cartes égales forment un seul paragraphe.
own-box-name = Si une carte porte un autre nom dans votre boîte, ajoutez-le sous son paragraphe. Un seul « title » vaut pour les deux langues.
own-box-grammar = Le pluriel et le genre servent à accorder les phrases. Sans eux, nous les devinons.
own-box-open = Ouvrez une table, dépliez « Jouer avec les cartes de votre boîte », et choisissez votre fichier ou collez son texte. Qui s’assoit à la table voit qu’elle joue avec votre liste, et peut la lire. Elle est gardée dans l’enregistrement de la partie.
own-box-keys = Ce que dit une liste
own-box-deal = La donne : combien de cartes en main, dans la file, et ainsi de suite. Une seule fois.
own-box-kind = Une sorte de cartes. Une fois par sorte.
own-box-name-key = Son nom dans la liste et dans les coups : des minuscules sans accents, des chiffres et des traits d’union. Gardez les noms publiés : les dessins et les textes y sont attachés.
own-box-type-key = Ce que c’est : le type décide des chiffres qu’il faut donner.
own-box-count-key = Le nombre d’exemplaires.
own-box-effect-key = Ce que fait une carte qui se joue. Chaque effet est expliqué dans les règles.
own-box-sources-key = D’où vient chaque chiffre. Vous pouvez l’enlever : c’est alors votre liste qui le dit.
own-box-wrong = Une liste fautive ne fait rien perdre : la table n’est pas ouverte, et la ligne est nommée avec ce qui ne va pas et ce qui irait.
own-box-published = La liste publiée
refused-list-too-large = Cette liste est trop longue : { $most } Ko au plus.
refused-list-too-many-cards = Cette liste a trop de cartes pour une table : { $cards } au plus.
refused-list-too-many-options = Avec cette liste, il y aurait parfois plus de { $options ->
        [one] { $options } coup possible
       *[other] { $options } coups possibles
    } à la fois : personne ne s’y retrouverait. Essayez avec moins de cartes en main ou dans la file.
refused-list-too-slow = Avec cette liste, trouver les coups possibles prend trop de temps. Essayez avec moins de cartes en main ou dans la file.
refused-list-outdated = La liste de cartes de cette table ne convient plus aux règles d’aujourd’hui. La table est conservée ; ouvrez-en une autre.
refused-too-many-lists = Vous avez envoyé beaucoup de listes en peu de temps. Attendez une minute.

# Leçons

learn = Apprendre
learn-about = De courtes leçons à une vraie table : vous jouez, et chaque règle vient quand il la faut. Vous pouvez vous arrêter à tout moment et reprendre plus tard.
learn-new = Jamais joué ?
learn-new-about = Apprenez un jeu en y jouant : quelques minutes à une vraie table, sans lire de règles.
lesson-title = Apprendre { $game }
lesson-log = La leçon commence.
lesson-step = { $title }, étape
lesson-count = { $number } sur { $all }
lesson-next = Suivant
lesson-back = Retour
lesson-skip = Passer la leçon
lesson-hurry = Continuer
lesson-play = Jouer une vraie partie
lesson-following = Leçon suivante
lesson-ideas =
    { $count ->
        [one] { $count } étape
       *[other] { $count } étapes
    }
lesson-begun = Reprendre où vous en étiez
lesson-done = Terminée. Vous pouvez la refaire.
lesson-read-on = Lisez d’abord la suite, avec « Suivant ».
lesson-other = C’est permis, mais ici nous faisons autre chose. Suivez la lumière.
lesson-needs-scripts = Les leçons ont besoin de scripts, et ce navigateur n’en exécute pas. Les règles expliquent tout, elles aussi :
refused-no-such-lesson = Cette leçon n’existe pas.
refused-no-such-step =
    { $last ->
        [one] Cette leçon n’a qu’une étape.
       *[other] Cette leçon n’a pas cette étape : elle en a { $last }.
    }

# Problèmes

puzzles = Problèmes
puzzles-about = Des positions tirées de parties que l’ordinateur a jouées contre lui-même, où un coup est nettement le meilleur. Que feriez-vous ? Vous voyez ce qu’un joueur pouvait voir, et le coup ne compte pas.
puzzles-made = Chaque réponse a été confirmée dans dix fois plus de parties imaginées qu’il n’en a fallu pour la trouver, puis par Fort, qui a réfléchi dix fois plus longtemps. Les positions qui laissaient un doute ont été écartées.
puzzles-need-scripts = Il faut des scripts pour les problèmes, et ce navigateur n’en exécute pas. Les règles sont ici :
puzzles-all = Tous les problèmes
puzzles-done = Vers tous les problèmes
puzzle-title = Problèmes · { $game }
puzzle-today = Problème du jour
puzzle-today-about = { $game } : un coup est nettement le meilleur. Que feriez-vous ?
puzzle-solve = Le résoudre
puzzle-count = Problème { $number } sur { $all }
puzzle-number = Problème { $number }
puzzle-solved = Problème { $number }, résolu
puzzle-next = Problème suivant
puzzle-level =
    { $level ->
        [1] Facile
        [2] Délicat
       *[3] Difficile
    }
puzzle-level-about =
    { $level ->
        [1] Le meilleur coup est celui que Moyen jouerait aussitôt.
        [2] Il échappe à Moyen, et Fort le trouve vite.
       *[3] Fort le trouve aussi, mais seulement s’il réfléchit dix fois plus longtemps.
    }
puzzle-question = Que feriez-vous ? Un coup est nettement le meilleur. Jouez-le ici : il ne compte pas.
puzzle-right = C’est cela !
puzzle-answer = Le meilleur coup : { $move }.
puzzle-ahead =
    { $points ->
        [one] Ce coup vaut { $points } point de chances de gagner de plus que tout autre (entre { $low } et { $high }).
       *[other] Ce coup vaut { $points } points de chances de gagner de plus que tout autre (entre { $low } et { $high }).
    }
puzzle-cost =
    { $points ->
        [one] Il y a mieux : ce coup vous coûterait { $points } point de chances de gagner (entre { $low } et { $high }). Essayez encore.
       *[other] Il y a mieux : ce coup vous coûterait { $points } points de chances de gagner (entre { $low } et { $high }). Essayez encore.
    }
refused-no-puzzles = Il n’y a pas de problèmes pour ce jeu.
refused-no-such-puzzle =
    { $last ->
        [one] Il n’y a qu’un problème pour ce jeu.
       *[other] Il n’y a pas de problème de ce numéro : il y en a { $last }.
    }

# Analysis

analysis = Analyse
analysis-page = Analyse · { $game }
analysis-watch = Voir ce moment
analysis-account = D’où viennent les chances
analysis-bar-won = gagné par un choix
analysis-bar-lost = perdu par un choix
analysis-no-script = Pendant qu’une analyse est en cours, rechargez cette page pour voir où elle en est.
analysis-lost = Le serveur ne répond pas. La page essaie encore.
analysing = Analyse de la partie : { $number } % sont faits.
analysing-waits = Cette analyse attend son tour : une autre est en cours.
analysing-about = Elle se fait en arrière-plan et laisse passer les parties en cours. Vous pouvez quitter cette page et revenir : le résultat est gardé avec la table.
analysing-found = Déjà trouvé
refused-analysis-secret = Tant que la partie dure, on ne l’analyse pas : toutes les mains seraient visibles.
refused-analysis-too-long = Cette partie est trop longue pour être analysée ici : son enregistrement a plus de { $most } { $most ->
        [one] ligne
       *[other] lignes
    }. Le programme peut le faire dans un terminal, avec « ludotheque analyse ».
refused-analysis-failed = Cette partie n’a pas pu être analysée. Réessayez dans dix minutes.
refused-too-many-analyses = Vous faites déjà analyser plusieurs parties. Attendez qu’elles soient finies.
learn-from-mistakes = Apprendre de vos erreurs
mistakes-title = Vos erreurs · { $game }
mistakes-need-scripts = Il faut des scripts pour rejouer un coup, et ce navigateur n’en exécute pas. L’analyse montre tout :
mistakes-done = Retour à l’analyse
mistake-count = Erreur { $number } sur { $all }, coup { $line }
mistake-played = Votre coup : { $move }.
mistake-cost =
    { $points ->
        [one] Cela vous a coûté { $points } point de chances de gagner.
       *[other] Cela vous a coûté { $points } points de chances de gagner.
    }
mistake-question = Que fallait-il faire ? Jouez le coup ici : il ne compte pas.
mistake-hint = Indice
mistake-show = Voir la réponse
mistake-next = Erreur suivante
mistake-right = C’est cela.
mistake-as-good = C’est bien aussi : l’analyse ne peut pas départager ce coup et le sien. Le sien : { $move }.
mistake-same = C’est ce qui a été joué. Essayez autre chose.
mistake-other = L’analyse choisirait autre chose. Essayez encore.
mistake-answer = Mieux : { $move }.
no-mistakes = Aucun coup n’est à coup sûr une erreur. Bien joué !
refused-no-such-mistake = Il n’y a pas d’erreur de ce numéro dans cette partie.
refused-no-analysis = Cette partie n’a pas encore été analysée.

## À qui sont ces jeux, et à qui écrire
about = À propos de ce site
about-games = À qui sont ces jeux
about-games-buy = Ces jeux ont été inventés, illustrés et édités par d’autres. Si l’un d’eux vous plaît, achetez la boîte.
about-none = Le paquet qui apporte ce jeu dit de qui il est.
about-ours = Ce qui est de nous
about-ours-texts = Rien ici ne reprend leurs textes ni leurs illustrations : les règles sont écrites avec nos propres mots, et tous les dessins sont de nous.
about-ours-owners = Les noms des jeux et des éditeurs appartiennent à leurs propriétaires, qui n’ont aucune part à ce site et ne le cautionnent pas.
about-ours-licence = Le programme est libre : Ludothèque { $version }, sous licence MIT, qui couvre notre code et nos textes, non les jeux.
about-figures = Chiffres reconstitués
about-figures-why = Certains chiffres ne figurent que sur les cartes de la boîte, et aucun livret ne les donne. Nous les avons reconstitués de notre mieux ; chaque liste de cartes les signale.
about-figures-in = { $game } : { $count } sur { $total }.
about-figures-none = { $game } : aucun sur { $total }.
about-kept = Ce qui est conservé
about-kept-what = Il n’y a ni compte, ni publicité, ni mesure d’audience, et votre navigateur ne demande rien à d’autres sites. Un cookie par table garde votre place, un autre votre langue ; vos réglages et la liste de vos parties restent sur votre appareil.
about-kept-days = Une table garde les noms que chacun se donne, les coups joués et ce que l’on s’y dit. { $days ->
    [one] Elle est effacée un jour après la fin de sa partie.
   *[other] Elle est effacée { $days } jours après la fin de sa partie.
}
about-whom = À qui écrire
about-whom-host = Au sujet de ce site, de vos données ou de vos droits, écrivez à qui le tient :
about-whom-unsaid = La personne qui tient ce site n’a pas donné d’adresse. Demandez à qui vous a envoyé ici.
about-whom-rights = Si vous avez des droits sur l’un de ces jeux et que quelque chose doit changer ici, écrivez, s’il vous plaît, à la même adresse.
about-whom-rights-unsaid = Si vous avez des droits sur l’un de ces jeux et que quelque chose doit changer ici, dites-le, s’il vous plaît, à qui tient ce site.
