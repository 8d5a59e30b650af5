"""What becomes of cards is counted by the contract alone, and agrees with what the games tell."""

from collections import Counter

import pytest

from ludotheque.bots import make_bot
from ludotheque.core import Decision, Dice, Game, Journal, Move, State
from ludotheque.games import GAMES
from ludotheque.lab.card_counts import CardCounts
from ludotheque.lab.play import play_on
from tests.plugins.announced import published_games

PLAYS = {
    "district-noir": ("told-played",),
    "noxford": ("told-placed", "told-covered"),
}
"""What these games tell whenever a card is played, and never otherwise."""


class Journalled(CardCounts):
    """Also keeps what was told, and checks every step."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.box)
        self.journal = Journal()
        self.log = self.journal

    def step(self, decision: Decision, move: Move, state: State) -> None:
        before = sum(map(sum, self.played))
        super().step(decision, move, state)
        assert sum(map(sum, self.played)) - before in (0, 1)


def watched(game: Game, players: int, bot: str, seed: str) -> Journalled:
    counts, chance = Journalled(game), Dice(seed)
    state = game.new(players=players, chance=chance)
    bots = [make_bot(bot, seed=f"{seed}/{seat}") for seat in range(players)]
    play_on(game, state, bots, chance, counts)
    return counts


@pytest.mark.parametrize("name", PLAYS)
def test_plays_are_those_that_the_game_tells(name: str) -> None:
    game = GAMES[name]
    counts = watched(game, 2, "random" if name == "noxford" else "greedy", "plays")
    events = [event for event in counts.journal.events if event.key in PLAYS[name]]
    told = Counter((event.seats()[0], game.box.kind_of[event.number("card")]) for event in events)
    found = {
        (seat, card): count
        for seat, row in enumerate(counts.played)
        for card, count in enumerate(row)
        if count
    }
    assert found == dict(told)


@pytest.mark.parametrize("name", published_games())
def test_nothing_is_kept_or_held_that_did_not_come(name: str) -> None:
    game = GAMES[name]
    players = max(game.players)
    counts = watched(game, players, "random", "kept")
    for seat in range(players):
        for card in range(len(counts.dealt[seat])):
            came = counts.dealt[seat][card] + counts.gained[seat][card]
            assert 0 <= counts.kept[seat][card] + counts.held[seat][card] <= came
            assert counts.played[seat][card] >= 0
    in_the_box = [kind.count for kind in game.box.kinds if not kind.letter]
    for card, count in enumerate(in_the_box):
        ends = sum(counts.kept[seat][card] + counts.held[seat][card] for seat in range(players))
        assert ends <= count


def test_in_district_noir_every_taken_card_is_kept() -> None:
    game = GAMES["district-noir"]
    counts = watched(game, 2, "greedy", "taken")
    took = [event for event in counts.journal.events if event.key == "told-took"]
    for seat in (0, 1):
        cards = [
            card for event in took if event.seats() == (seat,) for card in event.cards("cards")
        ]
        assert sum(counts.kept[seat]) == len(cards)
        assert Counter(cards) == {card: n for card, n in enumerate(counts.kept[seat]) if n}
