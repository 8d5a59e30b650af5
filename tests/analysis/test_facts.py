"""The facts behind a hint: each is said as it is counted, from what the seat can know."""

from collections.abc import Iterator

import pytest

from ludotheque.analysis import FACTS, Facts, hint
from ludotheque.analysis.facts import MOST_FACTS, facts_of
from ludotheque.core import Dice, Game, Log, Move, Seat, State
from ludotheque.games import GAMES
from ludotheque.games.market.moves import END
from ludotheque.games.market.state import MarketState
from ludotheque.games.samarande.state import SamarandeState
from ludotheque.laws.random_play import names, played
from ludotheque.texts import LANGUAGES, Texts
from tests.games.district_noir import tables as noir
from tests.games.noxford import tables as noxford
from tests.games.samarande import tables as samarande
from tests.games.sans_foi_ni_loi import tables as ranches

OURS = ("district-noir", "noxford", "sans-foi-ni-loi", "samarande")
TABLES = [
    pytest.param(GAMES[name], players, id=f"{name}-{players}")
    for name in OURS
    for players in GAMES[name].players
]
MIDDLE, BESIDE = "upright 500 300", "sideways 563 300"
LEFT, CORNER = "upright 437 300", "upright 563 363"
ALL, TOUS = "the District of all four fields", "le Quartier des quatre domaines"
"""Places in a city: the corner touches the card in the middle and the one beside it."""

NBSP, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"


def said(game: Game, state: State, move: str, seat: Seat = 0) -> tuple[list[str], list[str]]:
    """What is said of an option of this seat, in English and in French with plain spaces."""
    view, chosen = state.view(seat), game.move(move)
    assert view.refusal(chosen) is None
    found = facts_of(game, view, seat, chosen)
    english, french = (
        [Texts(game, lang).say(fact, names(state.seats), seat) for fact in found]
        for lang in ("en", "fr")
    )
    return [each.replace(NBSP, " ") for each in english], [
        each.replace(NBSP, " ").replace(NARROW, " ") for each in french
    ]


# District Noir


def test_taking_the_last_city_card_wins() -> None:
    state = noir.table(line="docks -3 -3 -2 -2", piles=("city-hall police-station", ""))
    assert said(noir.GAME, state, "take") == (
        ["It completes the City: you win on the spot."],
        ["La Ville est alors complète : vous gagnez sur-le-champ."],
    )


def test_all_but_one_of_the_city_is_a_threat_if_there_is_another_round() -> None:
    state = noir.table(line="docks 5 5 6 6", piles=("city-hall", ""), deck="8")
    assert said(noir.GAME, state, "take") == (
        [
            "You then hold 2 of the 3 City cards: one more, and you win.",
            "It makes the score 11 for you and 0 for Blaise.",
        ],
        [
            "Vous tenez alors 2 lieux de la Ville sur 3 : encore un, et vous gagnez.",
            "Le score devient : 11 pour vous, 0 pour Blaise.",
        ],
    )
    state = noir.table(line="docks 5 5 6 6", piles=("city-hall", ""))
    assert said(noir.GAME, state, "take")[0][0].startswith("It makes the score")
    state = noir.table(line="docks", piles=("city-hall", "police-station"), deck="8")
    assert said(noir.GAME, state, "take") == ([], []), "the third is with Blaise already"


@pytest.mark.parametrize(
    ("theirs", "english", "french"),
    [
        ("docks", "one card of it", "un lieu"),
        ("docks city-hall", "2 cards of it", "2 lieux"),
    ],
)
def test_one_city_card_keeps_the_other_from_the_whole_city(
    theirs: str, english: str, french: str
) -> None:
    state = noir.table(line="police-station", piles=("", theirs))
    assert said(noir.GAME, state, "take") == (
        [f"It puts the whole City out of reach for Blaise, who holds {english}."],
        [f"La Ville entière échappe ainsi à Blaise, qui en tient {french}."],
    )
    state = noir.table(line="police-station", piles=("", theirs), taken=(False, True))
    assert said(noir.GAME, state, "take") == ([], []), "Blaise takes no more cards anyway"


def test_a_take_makes_a_score_and_majorities() -> None:
    state = noir.table(line="8 8 7 7 5", piles=("8", "8 8 7"), deck="8")
    assert said(noir.GAME, state, "take") == (
        [
            "It makes the score 20 for you and 0 for Blaise.",
            "You then have the most Support 8s, Support 7s and Support 5s.",
        ],
        [
            "Le score devient : 20 pour vous, 0 pour Blaise.",
            "Vous avez alors la majorité de Soutiens 8, de Soutiens 7 et de Soutiens 5.",
        ],
    )
    state = noir.table(line="8", piles=("", "8"), deck="8")
    assert said(noir.GAME, state, "take") == (
        [
            "It makes the score 0 for you and 0 for Blaise.",
            "Blaise then no longer has the most Support 8s.",
        ],
        [
            "Le score devient : 0 pour vous, 0 pour Blaise.",
            "Blaise n’a alors plus la majorité de Soutiens 8.",
        ],
    )


def test_the_last_act_ends_the_game_with_its_score() -> None:
    state = noir.table(line="8", hands=("", ""), taken=(False, True))
    assert said(noir.GAME, state, "take") == (
        [
            "It ends the game, with 8 for you and 0 for Blaise.",
            "You then have the most Support 8s.",
        ],
        [
            "La partie s’arrête là : 8 pour vous, 0 pour Blaise.",
            "Vous avez alors la majorité de Soutiens 8.",
        ],
    )
    state = noir.table(line="8", hands=("8", ""), taken=(True, True), piles=("7", ""))
    assert said(noir.GAME, state, "play 8")[0] == [
        "It ends the game, with 7 for you and 0 for Blaise."
    ]


def test_of_a_card_played_it_is_said_who_can_take_it() -> None:
    assert said(noir.GAME, noir.table(line="8 8"), "play 7") == (
        ["If Blaise takes next, the score is 0 for you and 15 for Blaise."],
        ["Si Blaise prend aussitôt, le score devient : 0 pour vous, 15 pour Blaise."],
    )
    state = noir.table(line="docks", piles=("", "city-hall police-station"))
    assert said(noir.GAME, state, "play 5") == (
        ["Blaise could then complete the City and win on the spot."],
        ["Blaise pourrait alors compléter la Ville et gagner sur-le-champ."],
    )
    assert said(noir.GAME, noir.table(line="8", taken=(False, True)), "play 7") == (
        ["Blaise has already taken: this round only you still can."],
        [
            "Blaise a déjà pris : pendant cette manche, il n’y a plus que vous qui puissiez le "
            "faire."
        ],
    )
    assert said(noir.GAME, noir.table(line="8", taken=(True, True), deck="5"), "play 7") == (
        ["Nobody will take it this round: both of you already have."],
        ["Personne ne la prendra pendant cette manche : chacun a déjà pris."],
    )
    assert said(noir.GAME, noir.table(line="8", taken=(True, True)), "play 7") == (
        ["Nobody can take it any more: it is the last round, and both of you have taken."],
        ["Personne ne peut plus la prendre : chacun a déjà pris dans la dernière manche."],
    )


def test_what_changes_nothing_is_not_said() -> None:
    assert said(noir.GAME, noir.table(hands=("docks", "5")), "play docks") == ([], [])
    state = noxford.table({MIDDLE: "lion-punk", BESIDE: "lion-punk"})
    assert said(noxford.GAME, state, f"place cobra-punk {CORNER}") == ([], [])


# Noxford


def test_districts_won_are_named_with_their_letters() -> None:
    state = noxford.table({MIDDLE: "district-all", BESIDE: "district-gold"})
    assert said(noxford.GAME, state, f"place cobra-punk {CORNER}") == (
        [
            f"You then hold {ALL}, 1 to 0, for 6 points.",
            "You then hold the District of gold, 1 to 0, for 3 points.",
        ],
        [
            f"Vous tenez alors {TOUS}, 1 contre 0, pour 6 points.",
            "Vous tenez alors le Quartier de l’or, 1 contre 0, pour 3 points.",
        ],
    )
    state = noxford.table({MIDDLE: "district-all", BESIDE: "district-all", LEFT: "cobra-punk"})
    assert said(noxford.GAME, state, f"place cobra-punk {CORNER}") == (
        [
            f"You then hold {ALL} B, 1 to 0, for 6 points.",
            f"You then hold {ALL} A more firmly, 2 to 0.",
        ],
        [
            f"Vous tenez alors {TOUS} B, 1 contre 0, pour 6 points.",
            f"Vous tenez alors mieux {TOUS} A, 2 contre 0.",
        ],
    )


def test_districts_are_taken_and_lost() -> None:
    state = noxford.table({MIDDLE: "district-all", BESIDE: "district-gold", LEFT: "lion-punk"})
    english, french = said(noxford.GAME, state, f"place cobra-master {CORNER}")
    assert english[0] == f"It takes {ALL} from Blaise, 2 to 1, for 6 points."
    assert french[0] == f"Vous prenez {TOUS} à Blaise, 2 contre 1, pour 6 points."
    state = noxford.table({MIDDLE: "district-all", BESIDE: "lion-punk"})
    assert said(noxford.GAME, state, f"place cobra-punk {CORNER}") == (
        [f"Blaise then no longer holds {ALL}."],
        [f"Blaise ne tient alors plus {TOUS}."],
    )
    state = noxford.table({MIDDLE: "district-all", BESIDE: "lion-punk", LEFT: "lion-punk"})
    assert said(noxford.GAME, state, f"place cobra-punk {CORNER}") == (
        [f"Blaise then holds {ALL} by less, 2 to 1."],
        [f"Blaise tient alors moins bien {TOUS}, 2 contre 1."],
    )


def test_a_gear_can_lose_a_district_or_give_it_away() -> None:
    state = noxford.table(
        {MIDDLE: "district-all", BESIDE: "barracks", LEFT: "cobra-gear-punk", CORNER: "lion-punk"}
    )
    state.gear = noxford.place(LEFT)
    assert said(noxford.GAME, state, "move 563 363 sideways 475 237") == (
        [f"You then no longer hold {ALL}."],
        [f"Vous ne tenez alors plus {TOUS}."],
    )
    english, french = said(noxford.GAME, state, "move 563 300 sideways 437 237")
    assert english[0] == f"Blaise then holds {ALL}, 1 to 0."
    assert french[0] == f"Blaise tient alors {TOUS}, 1 contre 0."
    assert said(noxford.GAME, state, "stay") == ([], [])


def test_what_a_lifted_card_uncovers_counts() -> None:
    state = noxford.table(
        {MIDDLE: "district-all", BESIDE: "lion-punk cobra-tough", LEFT: "cobra-gear-punk"}
    )
    state.gear = noxford.place(LEFT)
    assert said(noxford.GAME, state, f"move 563 300 {CORNER}") == (
        [f"You then hold {ALL} by less, 2 to 1."],
        [f"Vous tenez alors moins bien {TOUS}, 2 contre 1."],
    )


def test_a_new_district_is_somebodys_at_once() -> None:
    state = noxford.table({MIDDLE: "cobra-punk", BESIDE: "cobra-punk"}, display="district-arms")
    assert said(noxford.GAME, state, f"place district-arms {CORNER}") == (
        ["It is yours at once, 2 to 0, for 1 point."],
        ["Il est aussitôt à vous, 2 contre 0, pour 1 point."],
    )
    state = noxford.table({MIDDLE: "lion-punk", BESIDE: "lion-punk"}, display="district-arms")
    assert said(noxford.GAME, state, f"place district-arms {CORNER}") == (
        ["It goes to Blaise at once, 2 to 0."],
        ["Il va aussitôt à Blaise, 2 contre 0."],
    )


def test_barracks_turn_cards_and_let_them_go() -> None:
    state = noxford.table({MIDDLE: "district-all", BESIDE: "barracks"})
    assert said(noxford.GAME, state, f"place cobra-master {CORNER}") == (
        ["Next to the Barracks, it is turned face down at the end."],
        ["Elle touche la Caserne : à la fin, elle est retournée et ne compte pas."],
    )
    state = noxford.table({MIDDLE: "lion-punk", BESIDE: "cobra-punk"}, display="barracks")
    assert said(noxford.GAME, state, f"place barracks {CORNER}") == (
        ["At the end it turns face down the Lion Punk and your Cobra Punk."],
        ["À la fin, elle retourne le Sbire des Lions et votre Sbire des Cobras."],
    )
    state = noxford.table(
        {MIDDLE: "lion-punk", BESIDE: "barracks", LEFT: "cobra-gear-punk", CORNER: "lion-tough"}
    )
    state.gear = noxford.place(LEFT)
    assert said(noxford.GAME, state, "move 563 300 sideways 437 237") == (
        [
            "At the end it turns face down your Cobra Punk with a gear.",
            "No Barracks turns the Lion Tough face down any more.",
        ],
        [
            "À la fin, elle retourne votre Sbire à engrenage des Cobras.",
            "Plus aucune Caserne ne retourne le Gros Bras des Lions.",
        ],
    )


def test_the_last_card_ends_the_game_and_says_who_wins() -> None:
    state = noxford.table(
        {MIDDLE: "district-all", BESIDE: "district-gold"},
        hands=("cobra-punk", "lion-punk"),
        masters=(False, True),
    )
    assert said(noxford.GAME, state, f"place cobra-punk {CORNER}") == (
        ["It ends the game at once.", "You win with 9 points."],
        ["La partie s’arrête aussitôt.", "Vous gagnez avec 9 points."],
    )


# Sans Foi Ni Loi


def test_the_odds_of_a_duel_are_counted() -> None:
    state = ranches.table("", "veteran", hands=("killer-2",))
    assert said(ranches.GAME, state, "play killer-2 2 veteran") == (
        ["You win the duel in 10 of 36 rolls; in 5 both fall."],
        ["Vous gagnez le duel 10 fois sur 36 ; 5 fois, les deux tombent."],
    )


def test_the_next_herd_test_gets_safer_or_not() -> None:
    state = ranches.table(
        "poor-land: poor-herd 1; novice",
        "poor-land: poor-herd 1; veteran",
        hands=("fence panic",),
    )
    assert said(ranches.GAME, state, "play fence") == (
        ["Your next herd test then succeeds in 30 of 36 rolls instead of 21."],
        ["Votre prochaine surveillance réussit alors 30 fois sur 36, au lieu de 21."],
    )
    assert said(ranches.GAME, state, "play panic 2") == (
        ["Blaise’s next herd test then succeeds in 26 of 36 rolls instead of 30."],
        ["La prochaine surveillance de Blaise réussit alors 26 fois sur 36, au lieu de 30."],
    )
    assert said(ranches.GAME, state, "play panic 3") == ([], []), "no herd, no test"


def test_points_as_they_stand_and_a_first_test() -> None:
    state = ranches.table("poor-land; novice", players=2, hands=("poor-herd",))
    assert said(ranches.GAME, state, "lay poor-herd 1") == (
        [
            "As things stand, you gain 5 prestige points.",
            "Your next herd test (first ranch) then succeeds in 21 of 36 rolls.",
        ],
        [
            "En l’état, vous gagnez 5 points de prestige.",
            "Votre prochaine surveillance (premier ranch) réussit alors 21 fois sur 36.",
        ],
    )
    state = ranches.table("novice", "veteran", hands=("novice",))
    assert said(ranches.GAME, state, "lay novice") == (
        ["As things stand, Blaise loses 2 prestige points."],
        ["En l’état, Blaise perd 2 points de prestige."],
    )


def test_gold_that_a_die_or_a_sale_brings() -> None:
    state = ranches.table("", "", hands=("hold-up",), gold=(0, 6))
    assert said(ranches.GAME, state, "play hold-up 2")[0][0] == "It brings you 4 to 6 gold."
    french = said(ranches.GAME, state, "play hold-up bank")[1]
    assert french[0] == "Vous y gagnez de 4 à 9 pièces d’or."
    state = ranches.table("poor-land: poor-herd 2, poor-herd 2", active=2, bank=1)
    ranches.next_turn(state, dice="1 6")
    assert said(ranches.GAME, state, "sell 1 poor-herd 2") == (
        ["It brings you 1 gold.", "As things stand, you gain 5 prestige points."],
        ["Vous y gagnez 1 pièce d’or.", "En l’état, vous gagnez 5 points de prestige."],
    )
    assert said(ranches.GAME, state, "keep") == ([], [])


def test_what_a_purchase_leaves() -> None:
    state = ranches.table(gold=(3,), line="poor-land fence novice trapper trapper fence")
    assert said(ranches.GAME, state, "take 1") == (
        ["It leaves you 5 action points, enough to use the Poor land this turn."],
        [
            "Il vous reste alors 5 points d’action, assez pour utiliser le Terrain médiocre à ce "
            "tour."
        ],
    )
    english, french = zip(
        *[said(ranches.GAME, state, f"take {price}") for price in (5, 6)], strict=True
    )
    assert english == (["It leaves you one action point."], ["It leaves you no action points."])
    assert french == (
        ["Il vous reste alors un point d’action."],
        ["Il ne vous reste alors aucun point d’action."],
    )
    assert said(ranches.GAME, state, "draw")[0] == ["It leaves you 3 action points."]
    assert said(ranches.GAME, state, "buy") == (
        ["You then have 7 action points and 1 gold."],
        ["Vous avez alors 7 points d’action et 1 pièce d’or."],
    )


def test_the_end_of_a_turn_may_be_the_end_of_the_game() -> None:
    line = "- novice novice novice novice novice"
    state = ranches.table("poor-land", deck="novice", line=line)
    assert said(ranches.GAME, state, "end") == (
        ["It ends the game, with 5 for you and 0 at most for anybody else."],
        ["La partie s’arrête : 5 pour vous, 0 au plus pour les autres."],
    )
    state = ranches.table("poor-land", deck="novice novice", line=line)
    assert said(ranches.GAME, state, "end") == ([], [])


# Les Fils de Samarande


def test_assassins_guards_and_artisans() -> None:
    state = samarande.table(
        "port: perfumer; partisan",
        "palace: jeweller; royal-guard",
        hands=("assassins-guild weaponsmith",),
    )
    assert said(samarande.GAME, state, "play assassins-guild 2 royal-guard")[0] == [
        "You win the duel in 26 of 36 rolls; in 4 both fall."
    ]
    assert said(samarande.GAME, state, "lay weaponsmith 1") == (
        [
            "As things stand, you gain 2 points of renown.",
            "Your next guard test then succeeds in 10 of 36 rolls instead of 15.",
        ],
        [
            "En l’état, vous gagnez 2 points de renommée.",
            "Votre prochain test réussit alors 10 fois sur 36, au lieu de 15.",
        ],
    )


def answered() -> SamarandeState:
    """Ada's tornado, which would hit Blaise, stands to be answered by Blaise."""
    state = samarande.table(
        "port: perfumer",
        "palace: jeweller",
        hands=("desert-tornado mischievous-genie", "mischievous-genie", "mischievous-genie"),
    )
    samarande.apply(state, "play desert-tornado 2 1 2")
    return state


def test_a_genie_protects_its_player_and_saves_what_was_answered() -> None:
    state = answered()
    assert said(samarande.GAME, state, "play mischievous-genie", 1) == (
        ["It protects you from Ada’s Desert tornado."],
        ["Vous échappez ainsi à la Tornade du désert d’Ada."],
    )
    assert said(samarande.GAME, state, "pass", 1) == ([], [])
    samarande.apply(state, "pass")
    facts = said(samarande.GAME, state, "play mischievous-genie", 2)
    assert facts == ([], []), "Chloé is not hit"
    state = answered()
    samarande.apply(state, "play mischievous-genie", "pass")
    assert said(samarande.GAME, state, "play mischievous-genie", 0) == (
        ["Otherwise your Desert tornado would be cancelled."],
        ["Sinon, votre Tornade du désert serait sans effet."],
    )


def test_a_second_roll_and_a_vanishing_artisan() -> None:
    state = samarande.table("port: perfumer, jeweller; man-of-the-desert", active=2)
    samarande.apply(state, "end", dice="5")
    assert said(samarande.GAME, state, "stand") == (
        ["The guard test then succeeds in 1 of 6 rolls."],
        ["Le test réussit alors 1 fois sur 6."],
    )
    assert said(samarande.GAME, state, "reroll") == (
        ["The guard test then succeeds in 15 of 36 rolls."],
        ["Le test réussit alors 15 fois sur 36."],
    )
    samarande.apply(state, "stand", dice="1")
    assert said(samarande.GAME, state, "vanish 1 jeweller", 1) == (
        [
            "As things stand, Ada loses 2 points of renown.",
            "Ada’s next guard test then succeeds in 153 of 216 rolls instead of 117.",
        ],
        [
            "En l’état, Ada perd 2 points de renommée.",
            "Le prochain test d’Ada réussit alors 153 fois sur 216, au lieu de 117.",
        ],
    )


def test_whoever_is_attacked_learns_what_a_second_roll_is_worth() -> None:
    state = samarande.table("", "palace; man-of-the-desert", hands=("assassins-guild",))
    samarande.play(state, "play assassins-guild 2 man-of-the-desert", dice="3")
    assert said(samarande.GAME, state, "reroll", 1)[0] == [
        "You win the duel in 6 of 36 rolls; in 4 both fall."
    ]
    assert said(samarande.GAME, state, "stand", 1)[0] == [
        "You win the duel in 1 of 6 rolls; in 1 both fall."
    ]


def test_guards_of_the_desert_are_counted_with_their_second_roll() -> None:
    state = samarande.table("port: perfumer", hands=("man-of-the-desert",))
    assert said(samarande.GAME, state, "lay man-of-the-desert")[0] == [
        "As things stand, you gain 3 points of renown.",
        "Your next guard test then succeeds in 153 of 216 rolls instead of 60.",
    ]


# All games


def options_of(game: Game, players: int) -> Iterator[tuple[State, Seat, Move]]:
    """Every option of a random game; of hundreds, a seventh."""
    for number, state in enumerate(played(game, players, Dice(f"facts {players}"))):
        decision = state.decision()
        if decision is not None:
            many = len(decision.options) > 40
            for move in decision.options[number % 7 :: 7] if many else decision.options:
                yield state, decision.seat, move


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_option_of_a_game_has_facts_that_can_be_said(game: Game, players: int) -> None:
    texts = [Texts(game, lang) for lang in LANGUAGES]
    sayings = 0
    for state, seat, move in options_of(game, players):
        for fact in FACTS[game.name].of(state.view(seat), seat, move):
            for each in texts:
                assert each.say(fact, names(players), seat)
                sayings += 1
    assert sayings


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_the_seat_cannot_know_changes_no_fact(game: Game, players: int) -> None:
    facts = FACTS[game.name]
    for number, (state, seat, move) in enumerate(options_of(game, players)):
        if number % 5 == 0:
            view = state.view(seat)
            other = game.fill(view, seat, Dice(number))
            assert facts.of(other.view(seat), seat, move) == facts.of(view, seat, move)


ENDINGS = ("advised-ends", "advised-ends-game", "advised-wins-the-city")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_an_end_is_foretold_exactly_when_it_comes(game: Game, players: int) -> None:
    for state, seat, move in options_of(game, players):
        if isinstance(state, MarketState) and (state.frames or move != END):
            continue  # other moves end no turn; cards may have to be discarded first
        if isinstance(state, MarketState) and len(state.hand(seat)) > state.hand_limit(seat):
            continue
        after = state.copy()
        after.apply(move, Dice(1), Log())
        told = [fact.key for fact in FACTS[game.name].of(state.view(seat), seat, move)]
        assert (after.decision() is None) == any(key in ENDINGS for key in told), str(move)


@pytest.mark.slow
def test_the_score_that_a_take_makes_is_the_score() -> None:
    takes = 0
    for number in range(20):
        for state in played(noir.GAME, 2, Dice(f"scores {number}")):
            decision = state.decision()
            if decision is None or noir.GAME.move("take") not in decision.options:
                continue
            seat, after = decision.seat, state.copy()
            after.apply(noir.GAME.move("take"), Dice(1), Log())
            found = FACTS["district-noir"].of(state.view(seat), seat, noir.GAME.move("take"))
            scores = [each for each in found if each.key in ("advised-scores", "advised-ends")]
            standing = after.standing()
            if scores and standing is not None:
                assert scores[0].number("own") == standing[seat]
                assert scores[0].number("points") == standing[1 - seat]
                takes += 1
    assert takes > 50


def test_a_hint_begins_with_the_facts_and_has_two_at_most() -> None:
    state = noxford.table({MIDDLE: "district-all", BESIDE: "district-all", LEFT: "lion-punk"})
    found = hint(noxford.GAME, state.view(0), 0, iterations=2)
    facts = facts_of(noxford.GAME, state.view(0), 0, found.move)
    assert 0 < len(facts) <= MOST_FACTS
    assert list(found.reasons[: len(facts)]) == facts
    assert found.reasons[len(facts)].key == "advised-ahead"


def test_a_game_without_facts_gets_its_hints_all_the_same() -> None:
    game = GAMES["pebbles"]
    assert "pebbles" not in FACTS
    state = game.new(players=2, chance=Dice(1))
    decision = state.decision()
    assert decision is not None
    found = hint(game, state.view(decision.seat), decision.seat, iterations=2)
    assert found.reasons[0].key in ("advised-ahead", "advised-no-choice")


def test_every_published_game_has_facts() -> None:
    assert tuple(sorted(FACTS)) == tuple(sorted(OURS))
    assert all(isinstance(FACTS[name], Facts) for name in OURS)
