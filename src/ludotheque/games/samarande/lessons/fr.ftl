# Ce que disent les leçons des Fils de Samarande. Aucune phrase ne dépasse quarante mots.

first-steps = Premiers pas
clever-part = L’art des génies

first-goal = Le vieux Calife cherche un héritier parmi ses vizirs, et vous en êtes. La cité qui vaut le plus de points de renommée l’emporte : remplissez-la de cartes variées.
first-line = Chaque tour vous donne six points d’action. Sous chaque carte de la file figure son prix. Prenez le { card-port } : 1 point d’action seulement.
first-district = Posez le { card-port }. Le chiffre de son coin dit ce que cela coûte : 2 points d’action. Un Quartier loge des artisans ; celui-ci en accueille deux.
first-artisan = Posez votre { card-perfumer } dans le { card-port }, pour 2 points d’action. Les artisans paient des taxes à chacun de vos tours : celui-ci, 3 pièces d’or.
first-guard = Sans gardes, les artisans disparaissent. Posez votre { card-partisan } avec le dernier point d’action : il ajoutera 1 à votre dé.
first-turn = Tout est dépensé : finissez votre tour. La file glisse vers le prix 1, et ce dont personne ne veut devient moins cher. Vous pouvez garder quatre cartes en main.
first-test = Votre tour s’ouvre par la protection des artisans. Colette : 3, plus 1 artisan, soit 4. Vous : 4, plus 1 du garde, soit 5. Il faut dépasser ; sinon Colette retire un artisan.
first-taxes = Viennent ensuite les taxes : votre { card-perfumer } a rapporté 3 pièces d’or. Posez à côté le { card-carpet-weaver }, pour 2 points d’action : ce sera 5 par tour.
first-action = Une carte Action dit son effet et son coût. Le { card-magic-carpet }, 3 points d’action, reste dans votre cité et vaut 3 points de renommée. Jouez-le.
first-kind = Quelques tours plus tard, la fin approche. Chaque Quartier, artisan ou garde vaut 1 point de renommée ; un nouveau type y ajoute son chiffre. Posez le { card-souk } : 1 + 3.
first-variety = Encore un nouveau type : prenez l’{ card-man-of-the-desert } pour 1 point d’action, posez-le pour 2. Il vaut 1 + 2 points de renommée ; un second { card-partisan }, 1 seul.
first-buying = Plus de points d’action ? Achetez-en un pour 2 pièces d’or (trois par tour au plus) et posez le { card-weaponsmith }. Vous restez le plus riche : 5 points de renommée.
first-last = Il reste une carte dans la pioche. Finissez votre tour : la file la prend, et la partie s’achève. Une banque vide y mettrait fin aussi.
first-end = Cartes, types, tapis, or : vous gagnez. Un conseil : posez tôt des artisans, ils paient à chaque tour. En vraie partie, vous choisissez d’abord quatre cartes sur huit.

clever-answer = Au tour de Colette : son { card-kidnapper-genie } veut votre { card-perfumer } ! Un { card-mischievous-genie } annule une Action, même hors de votre tour, sans rien coûter sur le moment. Répondez.
clever-price = Annulé : Colette perd sa carte et 4 points d’action. Mais votre génie reste devant vous et vous retire 1 point d’action à chacun de vos tours.
clever-asked = Marcel envoie un { card-frightful-genie } sur votre { card-souk }. Vous n’avez plus de réponse : laissez passer. Tout le monde est toujours interrogé : personne ne devine qui en a une.
clever-lamp = Votre { card-souk } est hors jeu : ni taxes, ni points de renommée. La { card-magic-lamp }, 2 points d’action, chasse n’importe quel génie, même le vôtre. Chassez le { card-frightful-genie }.
clever-guild = { card-assassins-guild }, 3 points d’action : votre dé plus 4 contre le dé d’un garde plus son bonus. Cavalier de Marcel : +3 ; { card-partisan } de Colette : +1. Choisissez le { card-partisan }.
clever-won = 7 à 6 ! Le garde est éliminé, son bonus vous vaut 1 pièce d’or, et la guilde revient en main. Si elle avait perdu, Colette en recevait 6. Finissez votre tour.
clever-led = Sans garde, Colette n’a pas pu protéger son seul artisan : il a disparu, et ses taxes avec lui. Les vôtres vous ont versé 4 pièces d’or.
clever-protection = Sept pièces d’or, cela attire les convoitises. Jouez votre { card-protector-genie }, pour 4 points d’action : les Actions adverses ne vous atteignent plus. Prenez la carte au prix 1, puis finissez votre tour.
clever-safe = Colette joue { card-open-sesame }, et ne peut viser que Marcel : vous êtes à l’abri. Laissez passer. Seule une { card-magic-lamp } chasserait votre Protecteur.
clever-end = Un conseil : gardez votre { card-mischievous-genie } pour l’Action qui ferait vraiment mal. Chacun vous coûte ensuite un point d’action par tour, jusqu’à ce qu’une lampe le chasse.

# Ce que l’on répond aux autres coups

other-take = Pas encore cette carte. Suivez la lumière.
other-lay = Cela peut attendre un instant. Suivez la lumière.
other-play = Cette carte aura son heure. Suivez la lumière.
other-draw = Une carte cachée coûte 3 points d’action, sans rien garantir. Suivez la lumière.
other-end = Pas encore : les points d’action non dépensés sont perdus.
other-buy = Gardez votre or : vous avez assez de points d’action.
other-lay-partisan = Vous avez déjà un { card-partisan } : un second ne rapporte qu’1 point de renommée.
other-end-deck = Pas encore ! Dès que vous finissez ce tour, la partie s’achève.
other-pass = Adieu alors le { card-perfumer } et ses 3 pièces d’or par tour. Répondez !
other-lamp-own = Vous gagneriez 1 point d’action par tour. Le { card-souk } vaut davantage.
other-lamp-first = Libérez d’abord votre { card-souk } : il rapporte 4 pièces d’or par tour.
other-guild-rider = Il a +3 et peut vous faire relancer. Le { card-partisan } est plus facile.
other-guild-now = L’attaque peut attendre : protégez d’abord vos biens.
