"""Rules that have changed: what was begun under former ones is played on under these."""

import pytest

from ludotheque.core import BadRecord, Dice, Game, Match, Option, Player, Record
from ludotheque.games.samarande import SAMARANDE
from ludotheque.games.sans_foi_ni_loi import SANS_FOI_NI_LOI, SansFoiNiLoi

CHANGED = (SANS_FOI_NI_LOI, SAMARANDE)
PEOPLE = (Player("Ada"), Player("Blaise"), Player("Chloé"))


def of_first_rules(game: Game, seed: int, cards: str = "") -> Match:
    """A whole match as it was played before the rules changed."""
    first = game.as_of(1)
    first = first.with_cards(cards) if cards else first
    match = Match.start(first, PEOPLE, seed=seed)
    dice = Dice(f"choices {seed}")
    decision = match.decision()
    while decision is not None:
        assert match.play(decision.seat, dice.pick(decision.options)) is None
        decision = match.decision()
    return match


def without_new_figures(game: Game) -> str:
    """The list as people had it before it stated these figures."""
    new = ("cards", "renown", "upkeep", "gold")
    lines = [line for line in game.box.text.splitlines() if line.split(" =")[0] not in new]
    text = "\n".join(lines).replace("figure = 2\nroom = 1\nbonus = 2", "figure = 2\nroom = 1")
    for figure in (*new, "bonus"):
        text = text.replace(f', {figure} = "card", count', ", count")
    return text


def test_an_option_that_is_not_named_has_the_value_that_the_rules_had() -> None:
    option = Option("mood", "new", choices=("new", "old", "first"), former={4: "old", 2: "first"})
    found = [option.default_under(rules) for rules in range(1, 7)]
    assert found == ["first", "first", "old", "old", "new", "new"]


@pytest.mark.parametrize("game", CHANGED, ids=lambda game: game.name)
def test_a_record_of_the_first_rules_replays_to_its_end(game: Game) -> None:
    match = of_first_rules(game, 1)
    text = match.record.text()
    assert Record.read(text).header.rules == 1 < game.rules
    resumed = Match.resume(game, Record.read(text))
    assert resumed.game is game.as_of(1)
    assert resumed.outcome() == match.outcome()
    assert resumed.record.text() == text


def test_so_does_one_that_does_not_name_an_option_which_there_was_not_yet() -> None:
    match = of_first_rules(SAMARANDE, 1)
    named = '"options": {"explorer": "kind"}'
    assert match.record.text().count(named) == 1
    text = match.record.text().replace(named, '"options": {}')
    resumed = Match.resume(SAMARANDE, Record.read(text))
    assert resumed.outcome() == match.outcome()
    assert resumed.record.text() == text


@pytest.mark.parametrize("game", CHANGED, ids=lambda game: game.name)
def test_so_does_one_with_a_list_of_its_own_that_states_fewer_figures(game: Game) -> None:
    cards = without_new_figures(game)
    match = of_first_rules(game, 1, cards)
    resumed = Match.resume(game, Record.read(match.record.text()))
    assert (resumed.game.rules, resumed.game.box.text) == (1, cards)
    assert resumed.record.text() == match.record.text()


@pytest.mark.parametrize("game", CHANGED, ids=lambda game: game.name)
def test_under_the_rules_of_today_it_would_not(game: Game) -> None:
    text = of_first_rules(game, 1).record.text().replace('"rules": 1', '"rules": 2', 1)
    with pytest.raises(BadRecord):
        Match.resume(game, Record.read(text))


def test_c2_a_match_that_ended_in_idleness_ends_there_once_more() -> None:
    """The last players bought a point: today the game would go on."""
    first = SANS_FOI_NI_LOI.as_of(1)
    assert isinstance(first, SansFoiNiLoi)
    start = first.new(players=3, chance=Dice("idle"))
    start.purses[start.active], start.bank, start.idle = 2, 48, 2
    match = Match.start(first, PEOPLE, seed=1, start=start)
    seat = start.owners[start.active]
    for move in ("buy", "end"):
        assert match.play(seat, move) is None
    assert match.outcome() is not None
    resumed = Match.resume(SANS_FOI_NI_LOI, Record.read(match.record.text()))
    assert resumed.outcome() == match.outcome()
