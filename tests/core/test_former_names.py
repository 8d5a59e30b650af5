"""Who is named in the journal once a seat has changed hands, and what the deal tells (A6, A12)."""

import pytest

from ludotheque.core import BEFORE_THE_DEAL, WATCHER, History, Match, Player, Record
from ludotheque.games import GAMES
from ludotheque.texts import Texts

NOIR = GAMES["district-noir"]
ENGLISH = Texts(NOIR, "en")
BOT = Player("Marcel", bot="greedy")


def told(match: Match, reader: int = WATCHER) -> list[str]:
    names = [player.name for player in match.players]
    return [ENGLISH.say(event, names, reader) for event in match.journal(reader)]


def play(match: Match) -> None:
    decision = match.decision()
    assert decision is not None
    assert match.play(decision.seat, decision.options[0]) is None


def lent_and_returned() -> Match:
    """Hugo plays, lends his seat to a bot, which plays, and takes it back."""
    match = Match.start(NOIR, (Player("Ana"), Player("Hugo")), seed="lent")
    for _ in range(2):
        play(match)
    assert match.hand_over(1, BOT) is None
    for _ in range(2):
        play(match)
    assert match.hand_back(1) is None
    for _ in range(2):
        play(match)
    return match


def test_a12_history_names_those_who_held_the_seats_then() -> None:
    lines = told(lent_and_returned())
    lent = lines.index("Marcel takes over from Hugo.")
    back = lines.index("Hugo takes over from Marcel.")
    for part, name in ((lines[:lent], "Hugo"), (lines[lent + 1 : back], "Marcel")):
        assert any(line.startswith(f"{name} ") for line in part)
    assert not any(line.startswith("Marcel ") for line in lines[:lent] + lines[back:])
    assert not any(line.startswith("Hugo ") for line in lines[lent + 1 : back])


def test_a12_what_the_bot_did_is_not_told_as_the_readers_deed() -> None:
    lines = told(lent_and_returned(), reader=1)
    lent = lines.index("Marcel takes over from Hugo.")
    back = lines.index("Hugo takes over from Marcel.")
    assert any(line.startswith("You ") for line in lines[:lent])
    assert not any(line.startswith("You ") for line in lines[lent:back])
    assert any(line.startswith("Marcel plays") for line in lines[lent:back])
    assert any(line.startswith("You ") for line in lines[back:])


def test_a12_every_earlier_moment_tells_the_same_history() -> None:
    match = lent_and_returned()
    whole = told(match)
    history = History.of(match)
    for number in range(match.number + 1):
        moment = told(history.at(number))
        assert moment == whole[: len(moment)]
    again = Match.resume(NOIR, Record.read(match.record.text().encode()))
    assert told(again) == whole


def test_a12_a_player_who_resigns_is_named_as_who_resigned() -> None:
    game = GAMES["noxford"]
    match = Match.start(game, [Player(name) for name in ("Ana", "Bo", "Cleo")], seed=1)
    assert match.resign(2, BOT) is None
    names = [player.name for player in match.players]
    lines = [Texts(game, "en").say(event, names) for event in match.journal(WATCHER)]
    assert lines[-2:] == ["Cleo resigns.", "Marcel takes over from Cleo."]


@pytest.mark.parametrize("name", ["district-noir", "noxford", "samarande", "sans-foi-ni-loi"])
def test_a6_the_journal_begins_with_the_deal(name: str) -> None:
    game = GAMES[name]
    players = [Player(f"P{seat}") for seat in range(min(game.players))]
    match = Match.start(game, players, seed=4)
    dealt = match.journal(WATCHER)
    assert match.told_count == match.told_by(0) == len(dealt) > 0
    assert match.told_by(BEFORE_THE_DEAL) == 0
    play(match)
    assert match.journal(WATCHER, until=0) == dealt
    assert match.journal(WATCHER)[: len(dealt)] == dealt
    assert match.journal(WATCHER, 0) == match.journal(WATCHER)[len(dealt) :]
    again = Match.resume(game, Record.read(match.record.text().encode()))
    assert again.journal(WATCHER) == match.journal(WATCHER)


def test_a12_a_match_from_a_moment_does_not_tell_of_a_deal() -> None:
    match = Match.start(NOIR, (Player("Ana"), Player("Hugo")), seed=1)
    later = Match.start(NOIR, match.players, seed=2, start=match.state)
    assert later.journal(WATCHER) == ()
