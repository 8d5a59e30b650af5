"""Who suffers from what is told: every phrase of every game is judged here, one by one."""

import pytest

from ludotheque.core import CARD, SEAT, VOCABULARY, WORDS, Event, Game, Sentence, Vocabulary
from ludotheque.games import GAMES
from ludotheque.games.noxford.phrases import COVERED, LAID, MOVED_OVER
from ludotheque.games.sans_foi_ni_loi.phrases import ROBBED

VICTIM = ("victim",)
SEAT_ITSELF = ("seat",)

MARKET = {
    "saw-hand": VICTIM,
    "stole-card": VICTIM,
}
"""Dice, turns, gold and the line happen to nobody in particular."""

HARMS: dict[str, dict[str, tuple[str, ...]]] = {
    # Everything goes through the line, which belongs to nobody.
    "district-noir": {},
    "noxford": {
        "covered": ("under",),
        "moved": ("owner",),
        "moved-over": ("owner", "under"),
    },
    "sans-foi-ni-loi": {
        **MARKET,
        "ran-away": SEAT_ITSELF,
        "blew-up": SEAT_ITSELF,
        "raided": VICTIM,
        "panicked": VICTIM,
        "hired": VICTIM,
        "shot": VICTIM,
        "both-shot": VICTIM,
        "sharped": VICTIM,
        "held-up": VICTIM,
        "robbed": VICTIM,
        "railed": VICTIM,
        "changed-sides": VICTIM,
        "rustled": VICTIM,
        "lynched": VICTIM,
    },
    "samarande": {
        **MARKET,
        "roll-again": ("roller",),
        "vanished": SEAT_ITSELF,
        # an Action is told when it is announced, and again when it has taken effect
        "played-on-player": VICTIM,
        "played-on-card": VICTIM,
        "played-on-district": VICTIM,
        "played-on-card-there": VICTIM,
        "played-to-kidnap": VICTIM,
        "answered": ("player",),
        "cancelled": SEAT_ITSELF,
        "frightened": VICTIM,
        "imposed": VICTIM,
        "kidnapped": VICTIM,
        "kidnapped-to-hand": VICTIM,
        "killed": VICTIM,
        "both-fell": VICTIM,
        "robbed": VICTIM,
        "destroyed": VICTIM,
        "changed-sides": VICTIM,
    },
}


def harms_in(vocabulary: Vocabulary) -> dict[str, tuple[str, ...]]:
    return {
        key.removeprefix("told-"): phrase.harms
        for key, phrase in vocabulary.phrases.items()
        if phrase.harms
    }


@pytest.mark.parametrize("name", HARMS)
def test_each_phrase_says_whom_it_harms(name: str) -> None:
    assert harms_in(GAMES[name].vocabulary) == HARMS[name]


def test_nothing_that_happens_around_a_game_harms_anybody() -> None:
    assert harms_in(VOCABULARY) == {}


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_whoever_is_harmed_is_a_seat_or_owns_a_card(game: Game) -> None:
    for phrase in game.vocabulary.phrases.values():
        types = dict(zip(phrase.names, phrase.types, strict=True))
        for name in phrase.harms:
            assert types[name] in (SEAT, WORDS), (phrase, name)


def test_a_victim_suffers_unless_the_phrase_says_otherwise() -> None:
    words = Vocabulary()
    hit = words.told("hit", seat=SEAT, victim=SEAT)
    missed = words.told("missed", harms=(), seat=SEAT, victim=SEAT)
    fell = words.told("fell", harms=("seat",), seat=SEAT, card=CARD)
    assert Event(hit, (0, 1)).harmed() == (1,)
    assert Event(missed, (0, 1)).harmed() == ()
    assert Event(fell, (2, 0)).harmed() == (2,)


def test_who_is_robbed_is_known() -> None:
    assert Event(ROBBED, (3, 1, 0, 5)).harmed() == (1,)
    assert Event(ROBBED, (3, 1, 0, 5)).seats() == (3, 1)


def test_the_owner_of_a_covered_card_suffers() -> None:
    under = Sentence(LAID, (4, 2, "", "1 2", 0))
    assert Event(COVERED, (0, 7, "", "1 2", under)).harmed() == (2,)
    over = Event(MOVED_OVER, (0, 7, 1, "", "1 2", under, "5 6", under))
    assert over.harmed() == (1, 2)


@pytest.mark.parametrize("name", ["sans-foi-ni-loi", "samarande"])
def test_a_turn_begins_with_its_own_phrase(name: str) -> None:
    begin = [p.key for p in GAMES[name].vocabulary.phrases.values() if p.begins_turn]
    assert begin == ["told-turn"]


def test_a_turn_begins_again_when_it_is_taken_back() -> None:
    begin = [phrase.key for phrase in VOCABULARY.phrases.values() if phrase.begins_turn]
    assert begin == ["told-took-back", "told-took-turn-back"]
