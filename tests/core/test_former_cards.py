"""A published box that has changed: what was dealt from the former one is played on with it."""

from pathlib import Path

import pytest

from ludotheque.core import BadRecord, Dice, Game, History, Match, Player, Record
from ludotheque.games import GAMES
from ludotheque.games.game_files import former_cards
from pebbles import CARDS, TEXTS, Pebbles

NEW_CARDS = CARDS.replace(
    "[[kind]]", '[[kind]]\nname = "gem"\ntype = "pebble"\ncount = 2\n\n[[kind]]', 1
)
BEFORE = Pebbles(CARDS, TEXTS, rules=1)
NOW = Pebbles(NEW_CARDS, TEXTS, rules=2, former={1: BEFORE})
FORGETFUL = Pebbles(NEW_CARDS, TEXTS, rules=2)


def play(match: Match, moves: int = 99) -> None:
    dice = Dice("choices")
    for _ in range(moves):
        decision = match.decision()
        if decision is None:
            return
        assert match.play(decision.seat, dice.pick(decision.options)) is None


def begun() -> Match:
    match = Match.start(BEFORE, (Player("Ada"), Player("Blaise")), seed=5)
    play(match, 3)
    assert match.decision() is not None
    return match


def test_a_match_is_resumed_with_the_cards_that_it_was_dealt_from() -> None:
    match = begun()
    resumed = Match.resume(NOW, Record.read(match.record.text()))
    assert resumed.game is BEFORE
    assert resumed.state == match.state
    play(match)
    play(resumed)
    assert resumed.record.header.rules == 1
    assert resumed.record.text() == match.record.text()


def test_so_is_one_that_did_not_begin_with_the_deal() -> None:
    start = begun().state
    match = Match.start(BEFORE, (Player("Ada"), Player("Blaise")), seed=6, start=start)
    resumed = Match.resume(NOW, Record.read(match.record.text()))
    assert resumed.game is BEFORE
    assert resumed.state == start


def test_every_moment_of_it_can_be_shown() -> None:
    match = begun()
    history = History(NOW, Record.read(match.record.text()))
    assert history.at(match.number).state == match.state
    assert history.at(0).game is BEFORE


def test_a_new_match_has_the_new_cards() -> None:
    match = Match.start(NOW, (Player("Ada"), Player("Blaise")), seed=5)
    assert match.record.header.rules == 2
    assert len(match.state.cards()) == NOW.box.total == BEFORE.box.total + 2
    assert Match.resume(NOW, Record.read(match.record.text())).game is NOW


def test_where_the_former_cards_are_gone_the_record_says_so_on_its_first_line() -> None:
    with pytest.raises(BadRecord) as failure:
        Match.resume(FORGETFUL, Record.read(begun().record.text()))
    assert (failure.value.line, failure.value.sentence.key) == (1, "wrong-older-rules")
    assert failure.value.sentence.values == (1, 2)


def test_a_list_of_ones_own_is_in_the_record_and_not_looked_for_elsewhere() -> None:
    own = BEFORE.with_cards(CARDS.replace("count = 2", "count = 5"))
    match = Match.start(own, (Player("Ada"), Player("Blaise")), seed=5)
    resumed = Match.resume(NOW, Record.read(match.record.text()))
    assert resumed.game.own_cards
    assert resumed.game.box.text == own.box.text
    assert own.as_of(1) is own
    later = NOW.with_cards(own.box.text)
    assert (later.rules, later.own_cards) == (2, True)
    then = later.as_of(1)
    assert (then.rules, then.own_cards, then.box.text) == (1, True, own.box.text)
    assert Match.resume(later, Record.read(match.record.text())).game.rules == 1


def test_a_list_that_several_rules_had_is_kept_under_the_last_of_them() -> None:
    first, second = Pebbles(CARDS, TEXTS, rules=2), Pebbles(NEW_CARDS, TEXTS, rules=4)
    game = Pebbles(CARDS, TEXTS, rules=6, former={4: second, 2: first})
    found = [game.as_of(rules) for rules in range(1, 7)]
    assert found == [first, first, second, second, game, game]


def test_former_lists_lie_beside_the_published_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    folder = tmp_path / "published_long_ago"
    folder.mkdir()
    for name in ("cards.toml", "cards.rules-1.toml", "cards.rules-3.toml", "cards.rules-x.toml"):
        (folder / name).write_text(name, "utf-8")
    assert former_cards("published_long_ago", 6) == {
        1: "cards.rules-1.toml",
        2: "cards.rules-3.toml",
        3: "cards.rules-3.toml",
        4: "cards.toml",
        5: "cards.toml",
    }


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_former_number_of_the_rules_has_its_game(game: Game) -> None:
    assert list(game.former) == list(range(1, game.rules))
    for rules, former in game.former.items():
        assert former.rules == rules == game.as_of(rules).rules
        assert not former.own_cards
