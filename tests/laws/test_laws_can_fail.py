"""Each law is seen to fail on a game that breaks it, and the toy itself breaks none."""

import pytest

from ludotheque.core import BadRecord, Dice
from ludotheque.laws import LAWS, Law, check_laws
from ludotheque.laws.random_play import people
from ludotheque.texts.messages import MissingText
from pebbles import CARDS, PEBBLES, TEXTS, Pebbles, copies_of_pebble
from tests.laws.uniform import law_1_filling_is_uniform, law_15_reshuffling_is_uniform
from tests.toys import broken

BREAKS = {
    broken.FillForgetsACard: 1,
    broken.FillChangesWhatIsSeen: 1,
    broken.CopySharesAList: 2,
    broken.CopyTurnsTheTable: 2,
    broken.CopyStandsBetter: 2,
    broken.MoveReadsWrongly: 3,
    broken.LoadForgets: 3,
    broken.ChanceOfItsOwn: 4,
    broken.QuestionTellsASecret: 5,
    broken.AsksAheadWrongly: 5,
    broken.OptionIsRefused: 6,
    broken.AcceptsWhatIsNoOption: 6,
    broken.OptionsTellASecret: 7,
    broken.RefusalTellsASecret: 7,
    broken.LogTellsASecret: 7,
    broken.DiceTellASecret: 7,
    broken.ZonesTellASecret: 7,
    broken.StandingTellsASecret: 7,
    broken.LosesACard: 8,
    broken.MakesGold: 8,
    broken.NeverEnds: 8,
    broken.PointsDoNotAddUp: 8,
    broken.StandingIsNotTheScore: 8,
    broken.LacksASentence: 9,
    broken.LacksTheHiddenWording: 9,
    broken.MisnamesAValue: 9,
    broken.LacksTheTitleOfAPlace: 9,
    broken.RevealsUnmarked: 10,
    broken.HandHoldsTheDeck: 11,
    broken.TellsWhatNobodySaw: 11,
    broken.ZonesLackACard: 12,
    broken.ZonesLackGold: 12,
    broken.ZonesSwapTheHands: 12,
    broken.ZonesAreTheSamePlace: 12,
    broken.LookingChangesSomething: 12,
    broken.ViewNamesPlacesDifferently: 12,
    broken.WatcherSeesMore: 12,
    broken.ViewShowsACardElsewhere: 12,
    broken.ViewHasOtherSizes: 12,
    broken.ViewHasItsGoldElsewhere: 12,
    broken.StandingLacksASeat: 12,
    broken.NamesNoVictim: 13,
    broken.CountsInOneLanguageOnly: 13,
    broken.TellsNoAmount: 14,
    broken.ReshuffleKeepsTheDeck: 15,
    broken.ReshuffleDealsAnew: 15,
    broken.ReshuffleShufflesTheTable: 15,
    broken.ReshuffleShufflesTheGame: 15,
    broken.ReshuffleStartsFromTheDeck: 15,
}


@pytest.mark.parametrize(
    ("game_class", "number"), BREAKS.items(), ids=[game.__name__ for game in BREAKS]
)
def test_law_fails_on_the_game_that_breaks_it(game_class: type[Pebbles], number: int) -> None:
    law = LAWS[number - 1]
    with pytest.raises((AssertionError, BadRecord, MissingText)):
        play_some_games(law, game_class(CARDS, TEXTS))


def play_some_games(law: Law, game: Pebbles) -> None:
    for seed in range(30):
        law(game, 2 + seed % 2, Dice(f"broken {seed}"))


def test_checking_all_laws_says_which_one_is_broken_and_where() -> None:
    with pytest.raises(AssertionError) as failed:
        check_laws(broken.MakesGold(CARDS, TEXTS), 3, seed=5)
    (note,) = failed.value.__notes__
    assert note == "law_8_nothing_is_lost_and_games_end: pebbles, 3 players, seed 5"
    check_laws(PEBBLES, 3, seed=5)


def test_there_are_names_for_any_number_of_players() -> None:
    for players in (2, 6, 13):
        assert len({player.name for player in people(players)}) == players


@pytest.mark.slow
@pytest.mark.parametrize("law", LAWS)
def test_the_toy_that_is_not_broken_obeys(law: Law) -> None:
    play_some_games(law, PEBBLES)


@pytest.mark.slow
def test_law_1_fails_on_a_fill_that_is_not_uniform() -> None:
    with pytest.raises(AssertionError):
        law_1_filling_is_uniform(broken.FillIsNotUniform(CARDS, TEXTS), 2, 2, copies_of_pebble)


@pytest.mark.slow
def test_law_15_fails_on_a_reshuffle_that_is_not_uniform() -> None:
    with pytest.raises(AssertionError):
        law_15_reshuffling_is_uniform(
            broken.ReshuffleIsNotUniform(CARDS, TEXTS), 2, 0, copies_of_pebble
        )


def test_every_law_has_a_game_that_breaks_it() -> None:
    assert set(BREAKS.values()) == set(range(1, len(LAWS) + 1))
