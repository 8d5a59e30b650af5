# Ce que disent les leçons de Sans Foi Ni Loi. Aucune phrase ne dépasse quarante mots.

first-steps = Premiers pas
clever-part = L’art des coups fourrés

first-goal = Le Far West, sans foi ni loi : vous fondez un ranch. À la fin, le meilleur l’emporte, classé par terrains, troupeaux, cow-boys et or.
first-line = Chaque tour vous donne six points d’action. Sous chaque carte de la file figure son prix. Prenez le { card-fair-land } : 1 point d’action seulement.
first-land = Posez-le maintenant dans votre ranch, pour 1 point d’action. Il faut bien que le bétail broute : ce terrain accueille deux troupeaux.
first-herd = Mettez-y votre { card-fair-herd }, pour 1 point d’action. Le bétail, c’est de l’or : plus il broute longtemps, plus il se vend cher.
first-cowboy = Sans surveillance, un troupeau s’enfuit. Posez votre { card-seasoned }, pour 1 point d’action : il ajoutera 2 à votre dé.
first-unspent = Il reste deux points d’action, perdus si vous ne les dépensez pas. Prenez le { card-excellent-herd }. Pendant votre tour, les prix ne bougent pas : la place reste vide.
first-turn = Tout est dépensé : finissez votre tour. La file glisse alors vers le prix 1, et ce dont personne ne veut devient moins cher.
first-test = Votre tour s’ouvre par la surveillance. Colette : 3, plus 1 troupeau, soit 4. Vous : 2, plus 2 du cow-boy, soit 4. L’égalité suffit. Au-dessous, votre meilleur troupeau s’enfuit.
first-selling = Vous pourriez vendre ce troupeau 2 pièces d’or. Au prochain tour il en vaudra 4, puis 6, et 8 au plus. Votre cow-boy veille : attendez.
first-top = Quelques tours plus tard. Votre { card-excellent-herd } broute depuis quatre tours : 3 × 4 = 12 pièces d’or, jamais davantage. Vendez-le avant qu’il ne s’enfuie.
first-keep = Gardez les deux autres. À la fin, les troupeaux encore sur vos terrains comptent, et Marcel n’en a qu’un.
first-buying = Colette a deux cow-boys, comme vous : dépassez-la. Le vétéran coûte 6 points d’action, plus 1 pour le poser. Achetez le septième pour 2 pièces d’or, puis prenez et posez ce cow-boy.
first-last = Il reste une carte dans la pioche. Finissez votre tour : la file la prend, et la partie s’achève. Une banque vide y mettrait fin aussi.
first-end = Chaque classement donne 5, 3 puis 2 points de victoire, et rien à qui n’a rien. Un conseil : ayez toujours un peu de tout.

clever-raid = Bâtir ne suffit pas : freinez aussi les autres. Lancez votre { card-indian-raid } sur les trois troupeaux de Colette, pour 3 points d’action : plus rien n’y vieillit, ne s’y vend ni n’y compte.
clever-duel = Le Tueur à gages, 3 points d’action, défie le plus fort d’un ranch : dé plus bonus. Chez Marcel : +2 ; chez Colette : +3 ; votre tueur : +4. Envoyez-le chez Marcel.
clever-won = 7 à 6 ! Le cow-boy est éliminé, vous touchez son bonus, 2 pièces d’or, et le tueur revient en main. S’il avait perdu, Marcel en recevait 6. Finissez votre tour.
clever-led = Plus personne ne gardait le troupeau de Marcel : il s’est enfui. Voilà à quoi servait ce duel. Mais Marcel a répliqué : un raid occupe votre meilleur terrain.
clever-counter = Tout coup fourré qui dure a son contre. Jouez votre { card-cavalry }, pour 3 points d’action : terrain et troupeaux vous reviennent aussitôt.
clever-mayor = Place au { card-mayor } : avant le tour de chaque joueur, il vous laisse réordonner la file. Il coûte 4 points d’action ; il vous en reste trois. Achetez-en un, jouez le { card-mayor }, finissez.
clever-order = C’est à Colette de jouer, et le { card-excellent-land } coûte 6 points d’action. Placez-le au prix 1, laissez le reste, et demandez-lui 2 pièces d’or pour ce service.
clever-rest = Vendu ! C’est bientôt à Marcel. Rien dans la file ne vous menace : laissez-la telle quelle. Le { card-mayor } peut agir chaque fois, sans y être obligé.
clever-own = Votre tour approche. Placez le { card-sheriff } en premier : il coûtera 1 point d’action au lieu de 6, et il tient les voleurs à distance.
clever-end = Un conseil : visez le joueur en tête, pas le plus faible, et gardez un contre en main. Un coup fourré ne vous bâtit rien : jouez-le là où il fait mal.

# Ce que l’on répond aux autres coups

other-take = Pas encore cette carte. Suivez la lumière.
other-lay = Cela peut attendre un instant. Suivez la lumière.
other-play = Cette carte aura son heure. Suivez la lumière.
other-draw = Une carte cachée coûte 3 points d’action, sans rien garantir. Suivez la lumière.
other-end = Pas encore : les points d’action non dépensés sont perdus.
other-buy = Gardez votre or : vous avez assez de points d’action.
other-sell = Trop tôt : au prochain tour, ce troupeau rapportera le double.
other-sell-rest = Il vous manquerait alors des troupeaux au classement. Gardez-le.
other-sell-other = Celui-là rapporte moins. Vendez d’abord le { card-excellent-herd }.
other-keep = Il ne vaudra jamais plus qu’aujourd’hui : vendez-le.
other-end-deck = Pas encore ! Dès que vous finissez ce tour, la partie s’achève.
other-raid-other = Permis, mais moins gênant. Choisissez le terrain aux trois troupeaux.
other-killer-colette = Son vétéran a +3 : le duel serait plus serré. Attaquez Marcel.
other-killer-now = Une chose à la fois : d’abord le raid.
other-mayor-first = Libérez d’abord votre terrain : chaque tour sous un raid est perdu.
other-place = Possible, mais Colette ne paierait pas pour cela. Placez d’abord le { card-excellent-land }.
other-place-more = Cela suffit : laissez le reste tel quel.
other-leave = C’est permis, mais il y a de l’or à gagner. Placez d’abord la carte éclairée.
other-set = Pourquoi l’offrir ? Demandez 2 pièces d’or.
other-ask = Demandez 2 pièces d’or : à ce prix, Colette acceptera.
other-place-marcel = Rien ici n’intéresse Marcel. Laissez la file telle quelle.
other-place-own = Pensez à votre tour : le { card-sheriff } d’abord.
