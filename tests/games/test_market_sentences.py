"""Positions of both market games that were once told wrongly, in the words that players read."""

from ludotheque.core import Dice, Sentence
from ludotheque.games.samarande import SAMARANDE
from ludotheque.games.sans_foi_ni_loi import SANS_FOI_NI_LOI
from tests.games.market_words import line, question, say, shared, texts_of
from tests.games.samarande import tables as sa
from tests.games.sans_foi_ni_loi import tables as sf


def test_a2_two_frightful_genies_under_one_lamp() -> None:
    haunted = "palace: frightful-genie; port: perfumer, frightful-genie"
    state = sa.table("", haunted, hands=("magic-lamp",))
    assert texts_of(SAMARANDE, state, "play magic-lamp") == [
        "Play a Magic lamp on the Frightful genie on Blaise’s District 1, a Palace "
        "(2 action points)",
        "Play a Magic lamp on the Frightful genie on Blaise’s District 2, a Port (2 action points)",
    ]
    assert len(texts_of(SAMARANDE, state, "play magic-lamp", "fr")) == 2
    journal = sa.play(state, "play magic-lamp 2 frightful-genie 2")
    announced, gone = [
        sa.told(journal, key) for key in ("played-on-card-there", "genie-gone-there")
    ]
    assert line(SAMARANDE, announced, 1, 3) == (
        "Ada plays a Magic lamp on the Frightful genie on your District 2, a Port."
    )
    assert line(SAMARANDE, gone, 0, 3) == (
        "The Frightful genie leaves Blaise’s District 2, a Port, which is back in play."
    )


def test_a2_two_perfumers_under_a_kidnapper() -> None:
    state = sa.table("palace", "port: perfumer; souk: perfumer", hands=("kidnapper-genie",))
    assert texts_of(SAMARANDE, state, "play kidnapper") == [
        "Play a Kidnapper genie: the Perfumer from Blaise’s District 1, a Port, comes to your "
        "District 1, a Palace (4 action points)",
        "Play a Kidnapper genie: the Perfumer from Blaise’s District 2, a Souk, comes to your "
        "District 1, a Palace (4 action points)",
    ]
    journal = sa.play(state, "play kidnapper-genie 2 2 perfumer 1")
    announced = sa.told(journal, "played-to-kidnap")
    assert line(SAMARANDE, announced, 1, 3) == (
        "Ada plays a Kidnapper genie on the Perfumer on your District 2, a Souk, to carry it off "
        "to their District 1, a Palace."
    )
    assert line(SAMARANDE, announced, 1, 3, "fr").replace("\N{NO-BREAK SPACE}", " ") == (
        "Ada joue un Génie kidnappeur chez vous, contre le Parfumeur du Quartier n° 2, un Souk, "
        "pour l’emmener sur son Quartier n° 1, un Palais."
    )
    state = sa.table("", "port: perfumer; souk: perfumer", hands=("kidnapper-genie",))
    assert shared(SAMARANDE, state) == []  # into the hand
    journal = sa.play(state, "play kidnapper-genie 2 2 perfumer hand")
    assert line(SAMARANDE, sa.told(journal, "played-on-card-there"), 1, 3) == (
        "Ada plays a Kidnapper genie on the Perfumer on your District 2, a Souk."
    )


def test_a2_what_is_announced_names_one_of_two_palaces_and_so_does_the_question() -> None:
    state = sa.table("", "palace; palace: perfumer", hands=("frightful-genie", "mischievous-genie"))
    journal = sa.apply(state, "play frightful-genie 2 2")
    announced = sa.told(journal, "played-on-district")
    assert line(SAMARANDE, announced, 2, 3) == (
        "Ada plays a Frightful genie on Blaise’s District 2, a Palace."
    )
    assert question(SAMARANDE, state) == (
        "Ada plays a Frightful genie on your District 2, a Palace. Let it pass?"
    )
    assert question(SAMARANDE, state, "fr") == (
        "Ada joue un Génie effrayant chez vous, sur le Quartier n°\u00a02, un Palais. "
        "Laisser passer\u202f?"
    )
    sa.apply(state, "play mischievous-genie")
    assert question(SAMARANDE, state, "fr") == (
        "Blaise répond par un Génie facétieux à Ada, qui joue un Génie effrayant. "
        "Laisser passer\u202f?"
    )


def test_a2_a_herd_is_stolen_from_one_of_two_lands() -> None:
    state = sf.table(
        "poor-land", "poor-land: fair-herd 2; fair-land: fair-herd 2", hands=("cattle-theft",)
    )
    assert len(texts_of(SANS_FOI_NI_LOI, state, "play cattle-theft")) == 2
    assert shared(SANS_FOI_NI_LOI, state) == []
    journal = sf.play(state, "play cattle-theft 2 2 fair-herd 2 1")
    assert line(SANS_FOI_NI_LOI, sf.told(journal, "rustled"), 2, 3) == (
        "Ada drives a Fair herd (worth 4 gold) off Blaise’s ranch, from land 2, a Fair land, to "
        "Ada’s land 1, a Poor land."
    )


def test_a1_an_order_of_the_line_is_told_in_order() -> None:
    """Two Poor lands that are not side by side are told where each of them lies."""
    state = sf.table(
        "mayor", "", line="poor-land fence poor-land trapper novice novice", gold=(0, 5)
    )
    assert sf.play(state, "end", "place fence", "leave")
    assert texts_of(SANS_FOI_NI_LOI, state, "set") == [
        "Set the line, from price 1 up: a Fence, two Poor lands, a Trapper and two Novice cowboys"
    ]
    state = sf.table(
        "mayor", "", line="poor-land fence trapper poor-land novice novice", gold=(0, 5)
    )
    journal = sf.play(state, "end", "place fence", "place novice", "leave", "ask 2")
    order = "a Fence, a Novice cowboy, a Poor land, a Trapper, a Poor land and a Novice cowboy"
    assert line(SANS_FOI_NI_LOI, sf.told(journal, "offered"), 1, 3) == (
        f"For 2 gold Ada offers you this line, from price 1 up: {order}."
    )
    assert texts_of(SANS_FOI_NI_LOI, state, "accept") == [
        f"Pay 2 gold for this line, from price 1 up: {order}"
    ]
    journal = sf.play(state, "accept")
    assert line(SANS_FOI_NI_LOI, sf.told(journal, "line-ordered"), 1, 3) == (
        f"Ada puts the line in another order, from price 1 up: {order}."
    )


def test_a1_the_gaps_of_an_order_are_told() -> None:
    state = sa.table("", hands=("caliph",), line="palace souk port palace library souk")
    caliph = ["play caliph", "pass", "pass", "place port", "place -", "leave"]
    journal = sa.apply(state, "take 2", *caliph)
    assert line(SAMARANDE, sa.told(journal, "line-ordered"), 1, 3) == (
        "Ada puts the line in another order, from price 1 up: a Port, a gap, two Palaces, a "
        "Library and a Souk."
    )
    assert line(SAMARANDE, sa.told(journal, "line-ordered"), 0, 3, "fr") == (
        "Vous changez l’ordre de la file, à partir du prix 1\u00a0: un Port, un vide, deux Palais, "
        "une Bibliothèque et un Souk."
    )


def test_a1_new_cards_are_told_in_the_order_of_their_prices() -> None:
    state = sa.table("", line="palace palace weaponsmith", deck="port souk port library caliph")
    journal = sa.next_turn(state)
    assert line(SAMARANDE, sa.told(journal, "turned-up"), 1, 3) == (
        "New in the line, in this order: a Port, a Souk and a Port."
    )


def test_a_caliph_who_changes_nothing_is_not_said_to_have_changed_the_order() -> None:
    state = sa.table("", hands=("caliph",))
    journal = sa.play(state, "play caliph", "leave")
    assert line(SAMARANDE, sa.told(journal, "left-line"), 0, 3) == (
        "Your Caliph leaves the line as it is."
    )
    assert not sa.told(journal, "line-ordered")


def test_leaving_the_line_says_whether_anything_was_placed() -> None:
    state = sf.table("mayor", "")
    sf.play(state, "end")
    assert texts_of(SANS_FOI_NI_LOI, state, "leave") == ["Leave the line as it is"]
    sf.play(state, "place fence")
    assert texts_of(SANS_FOI_NI_LOI, state, "leave") == ["Leave the rest as it is"]


def test_a5_a_herd_that_cannot_be_sold_or_stolen_gets_its_own_reason() -> None:
    equal = "poor-land: fair-herd 2; poor-land: fair-herd 2; fair-land; poor-land: indian-raid"
    state = sf.table("", equal)
    sf.next_turn(state, dice="1 6")
    assert sf.options(state) == ["sell 1 fair-herd 2", "keep"]
    assert sf.refused(state, "sell 2 fair-herd 2") == ("same-land", "SF-43")
    assert sf.refused(state, "sell 3 fair-herd 2") == ("no-such-herd", "SF-23")
    assert sf.refused(state, "sell 4 fair-herd 2") == ("under-a-raid", "SF-60")
    assert sf.refused(state, "sell 5 fair-herd 2") == ("no-such-land", "SF-43")
    assert sf.refused(state, "lose 1 fair-herd 2") == ("answer-first", "SF-40")


def test_a5_a_herd_that_is_not_worth_the_most_does_not_run() -> None:
    state = sf.table("", "fair-land: fair-herd 4, fair-herd 1; poor-land: fair-herd 4")
    sf.next_turn(state, dice="6 1")
    assert sf.asked(state) == (1, "which-runs")
    assert sf.refused(state, "lose 1 fair-herd 1") == ("not-worth-the-most", "SF-21")
    assert sf.refused(state, "sell 1 fair-herd 4") == ("answer-first", "SF-40")


def test_a5_a_herd_without_any_land_and_an_artisan_without_any_district() -> None:
    state = sf.table("", hands=("fair-herd gold-mine",))
    assert sf.refused(state, "lay fair-herd 1") == ("no-land", "SF-43")
    assert sf.refused(state, "play gold-mine 1") == ("no-land", "SF-43")
    city = sa.table("", hands=("perfumer",))
    assert sa.refused(city, "lay perfumer 1") == ("no-district", "SA-42")


def test_a5_full_lands_that_are_equal_are_full_and_not_just_like_each_other() -> None:
    state = sf.table(
        "poor-land: fair-herd 1; poor-land: fair-herd 1",
        "poor-land: indian-raid; poor-land: indian-raid",
        hands=("fair-herd indian-raid",),
    )
    assert sf.refused(state, "lay fair-herd 2") == ("no-room", "SF-43")
    assert sf.refused(state, "play indian-raid 2 2") == ("under-a-raid", "SF-60")
    assert sf.refused(state, "play indian-raid 2 3") == ("no-such-land", "SF-43")


def test_a5_a_herd_to_steal_is_refused_with_what_is_wrong() -> None:
    theirs = "poor-land: fair-herd 2; poor-land: fair-herd 2; poor-land: fair-herd 3, indian-raid"
    state = sf.table("poor-land; fair-land: fair-herd 1", theirs, hands=("cattle-theft",))
    stealing = "play cattle-theft 2 {} fair-herd {} {}"
    assert sf.refused(state, stealing.format(2, 2, 1)) == ("same-land", "SF-43")
    assert sf.refused(state, stealing.format(1, 3, 1)) == ("no-such-herd", "SF-23")
    assert sf.refused(state, stealing.format(3, 3, 1)) == ("under-a-raid", "SF-60")
    assert sf.refused(state, stealing.format(4, 3, 1)) == ("no-such-land", "SF-43")
    assert sf.refused(state, stealing.format(1, 2, 9)) == ("no-such-land", "SF-43")


def test_a5_an_artisan_who_cannot_vanish_or_be_put_somewhere() -> None:
    state = sa.table("", "port: perfumer; port: perfumer; souk: jeweller")
    sa.next_turn(state, dice="6 1")
    assert sa.asked(state) == (2, "who-vanishes")
    assert sa.refused(state, "vanish 2 perfumer") == ("same-district", "SA-42")
    assert sa.refused(state, "vanish 3 perfumer") == ("no-such-artisan", "SA-43")
    assert sa.refused(state, "vanish 4 perfumer") == ("no-such-district", "SA-42")


def test_a7_aladdin_against_a_hand_that_its_own_answer_has_emptied() -> None:
    state = sa.table("", hands=("aladdin", "mischievous-genie", "mischievous-genie"))
    moves = ["play aladdin 2", "play mischievous-genie", "play mischievous-genie"]
    journal = sa.apply(state, *moves, *["pass"] * 4)
    assert sa.asked(state) == (0, "act")
    nothing = sa.told(journal, "nothing-to-steal")
    assert line(SAMARANDE, nothing, 1, 3) == (
        "You have no cards left: there is nothing to steal from you."
    )
    assert line(SAMARANDE, nothing, 0, 3, "fr") == (
        "Blaise n’a plus de carte\u00a0: il n’y a rien à voler."
    )


def test_a7_a_magic_carpet_is_played_once_and_then_lies_there() -> None:
    state = sa.table("", hands=("magic-carpet",))
    journal = sa.play(state, "play magic-carpet")
    assert line(SAMARANDE, sa.told(journal, "played"), 0, 3) == "You play a Magic carpet."
    assert sa.told(journal, "laid") == []
    assert line(SAMARANDE, sa.told(journal, "carpet-lies"), 1, 3) == (
        "The Magic carpet now lies in Ada’s city."
    )


def test_a7_a_price_that_grows_is_shown_as_its_least() -> None:
    prices = SAMARANDE.cards.prices
    assert prices[SAMARANDE.box.find("desert-tornado")] == "2+"  # a District alone
    assert prices[SAMARANDE.box.find("aladdin")] == "3"
    of_tricks = SANS_FOI_NI_LOI.cards.prices
    assert of_tricks[SANS_FOI_NI_LOI.box.find("lynching")] == "3+"  # a bonus of 1


def test_e11_selling_to_a_bank_that_cannot_pay_promises_what_it_pays() -> None:
    state = sf.table("", "fair-land: fair-herd 2, poor-herd 1", bank=3, gold=(9,))
    sf.next_turn(state, dice="1 6")
    assert question(SANS_FOI_NI_LOI, state) == "Will you sell a herd? The bank has 3 gold."
    assert texts_of(SANS_FOI_NI_LOI, state, "sell") == [
        "Sell a Poor herd from your land 1, a Fair land, for 1 gold",
        "Sell a Fair herd (worth 4 gold) from your land 1, a Fair land, for 3 gold: the bank has "
        "no more",
    ]
    journal = sf.play(state, "sell 1 fair-herd 2")
    assert line(SANS_FOI_NI_LOI, sf.told(journal, "paid-short"), 0, 3, "fr") == (
        "La banque doit 4 pièces d’or à Blaise et verse tout ce qui lui reste\u00a0: 3."
    )
    assert question(SANS_FOI_NI_LOI, state, "fr") == (
        "La banque est vide\u00a0: vendre ne rapporte rien. Gardez-vous vos troupeaux\u202f?"
    )
    assert texts_of(SANS_FOI_NI_LOI, state, "", "fr") == [
        "Céder un Troupeau médiocre de votre terrain n°\u00a01, un Terrain moyen, pour rien\u00a0: "
        "la banque est vide",
        "Garder vos troupeaux",
    ]
    journal = sf.play(state, "sell 1 poor-herd 1")
    assert line(SANS_FOI_NI_LOI, sf.told(journal, "paid-short"), 1, 3) == (
        "The bank is empty: it owes you 1 gold and pays nothing."
    )


def test_e11_a_first_hand_with_only_one_answer_says_why() -> None:
    """Everybody is asked, so that nobody learns who had a choice: records keep the answers."""
    state = sa.GAME.new(players=3, chance=Dice("first hands"))
    assert question(SAMARANDE, state) == (
        "A hand without a District, and no other, can be swapped for 8 other cards."
    )
    seat = state.active
    state.hands.held[seat] = sa.cards("partisan " * 8)
    assert texts_of(SAMARANDE, state, "") == [
        "Keep this hand",
        "You have no District: swap all 8 cards",
    ]
    state.hands.held[seat] = sa.cards("palace " + "partisan " * 7)
    assert texts_of(SAMARANDE, state, "") == ["Keep this hand: it has a District"]
    state.hands.held[seat] = sa.cards("partisan " * 8)
    state.deck = state.deck[:7]
    assert texts_of(SAMARANDE, state, "", "fr") == [
        "Garder cette main\u00a0: la pioche est trop petite pour une autre"
    ]


def test_who_removes_a_genie_of_their_own_is_not_named_twice() -> None:
    own = "mischievous-genie; palace: frightful-genie"
    state = sa.table(own, hands=("magic-lamp magic-lamp",), points=9)
    journal = sa.play(state, "play magic-lamp 1 mischievous-genie")
    there = sa.play(state, "play magic-lamp 1 frightful-genie 1")
    announced = sa.told(journal, "played-on-own-card")
    assert line(SAMARANDE, announced, 1, 3) == (
        "Ada plays a Magic lamp on their own Mischievous genie."
    )
    assert line(SAMARANDE, announced, 1, 3, "fr") == (
        "Ada joue une Lampe magique chez soi, contre le Génie facétieux."
    )
    assert line(SAMARANDE, sa.told(there, "played-on-own-card-there"), 0, 3, "fr") == (
        "Vous jouez une Lampe magique chez vous, contre le Génie effrayant du Quartier n°\u00a01, "
        "un Palais."
    )


def test_e15_action_points_are_not_the_points_that_win() -> None:
    state = sa.table("", "mischievous-genie", hands=("magic-lamp",))
    journal = sa.next_turn(state)
    assert line(SAMARANDE, sa.told(journal, "mischief"), 1, 3) == (
        "The mischief before you leaves you 5 action points this turn."
    )
    assert line(SAMARANDE, sa.told(journal, "mischief"), 0, 3, "fr") == (
        "Les facéties devant Blaise ne lui laissent que 5 points d’action ce tour-ci."
    )
    for game, points in ((SAMARANDE, "1 point of renown"), (SANS_FOI_NI_LOI, "1 prestige point")):
        how = Sentence(game.cards.phrases.won, (0, 1))
        assert say(game, "en", how, 1, 3) == f"Ada wins with {points}."
