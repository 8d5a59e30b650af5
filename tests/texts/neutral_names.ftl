# Names for District Noir that nobody else uses: `ludotheque serve --names tests/texts/neutral_names.ftl`

## district-noir en
game-name = Dark Quarter
type-support = Backer { $value }
    .plural = Backers { $value }
type-alliance = Favour { $signed }
    .plural = Favours { $signed }
type-betrayal = Scandal { $signed }
    .plural = Scandals { $signed }
card-docks = Quays
    .plural = Quays
    .number = plural
    .article = definite
card-police-station = Watch House
    .plural = Watch Houses
    .article = definite
card-city-hall = Town Council
    .plural = Town Councils
    .article = definite
# The Council takes an article, which the sentences about City Hall do without.
about-city-hall = Every hand gets shaken here. The Town Council scores nothing, but whoever holds the whole City wins on the spot. { in-the-box }

## district-noir fr
game-name = Quartier sombre
type-support = Renfort { $value }
    .plural = Renforts { $value }
    .gender = masculine
type-alliance = Entente { $signed }
    .plural = Ententes { $signed }
    .gender = feminine
type-betrayal = Rupture { $signed }
    .plural = Ruptures { $signed }
    .gender = feminine
card-docks = Quais
    .plural = Quais
    .gender = masculine
    .number = plural
    .article = definite
card-police-station = Poste de garde
    .plural = Postes de garde
    .gender = masculine
    .article = definite
card-city-hall = Maison commune
    .plural = Maisons communes
    .gender = feminine
    .article = definite
