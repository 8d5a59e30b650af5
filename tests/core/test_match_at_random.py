"""Whatever is done to a match, in whatever order, its record tells the same match again."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from ludotheque.core import EVERYTHING, Game, Match, Player, Record
from ludotheque.games import GAMES
from pebbles import PEBBLES

GAME_LIST: tuple[Game, ...] = (GAMES["district-noir"], PEBBLES)
SEATS = st.integers(0, 2)


class AnyMatch(RuleBasedStateMachine):
    @initialize(
        game=st.sampled_from(GAME_LIST),
        players=SEATS,
        seed=st.integers(0, 999),
        practice=st.booleans(),
    )
    def start(self, game: Game, players: int, seed: int, practice: bool) -> None:
        number = min(max(game.players), max(min(game.players), players))
        self.kept: list[str] = []
        self.match = Match.start(
            game,
            [Player(f"P{seat}", "random" if practice and seat else "") for seat in range(number)],
            seed=seed,
            practice=practice,
            keep=self.kept.append,
        )

    @rule(choice=st.integers(0, 20))
    def play(self, choice: int) -> None:
        decision = self.match.decision()
        if decision is not None:
            move = decision.options[choice % len(decision.options)]
            assert self.match.play(decision.seat, move) is None

    @rule(seat=SEATS, text=st.sampled_from(["take", "play 8", "play rock", "rob 1", "sing", ""]))
    def try_something(self, seat: int, text: str) -> None:
        before = self.match.number
        refused = self.match.play(seat, text) is not None
        assert (self.match.number == before) == refused

    @rule(seat=SEATS)
    def take_back(self, seat: int) -> None:
        before = self.match.number
        allowed = self.match.why_not_back(seat) is None
        assert (self.match.back(seat) is None) == allowed
        assert (self.match.number == before + 1) == allowed

    @rule(seat=SEATS)
    def take_turn_back(self, seat: int) -> None:
        before = self.match.number
        allowed = self.match.why_not_rewind(seat) is None
        assert (self.match.rewind(seat) is None) == allowed
        assert (self.match.number == before + 1) == allowed

    @rule(seat=SEATS, bot=st.booleans())
    def hand_over(self, seat: int, bot: bool) -> None:
        self.match.hand_over(seat, Player("Next", bot="random" if bot else ""))

    @rule(seat=SEATS)
    def hand_back(self, seat: int) -> None:
        self.match.hand_back(seat)

    @rule(seat=SEATS, sure=st.integers(0, 9))
    def resign(self, seat: int, sure: int) -> None:
        if sure == 0:
            self.match.resign(seat, Player("Stand-in", bot="random"))

    @rule()
    def stop_and_resume(self) -> None:
        record = Record.read("".join(f"{line}\n" for line in self.kept))
        self.match = Match.resume(self.match.game, record, keep=self.kept.append)

    @invariant()
    def the_record_tells_the_match(self) -> None:
        match = self.match
        text = "".join(f"{line}\n" for line in self.kept)
        assert match.record.text() == text
        again = Match.resume(match.game, Record.read(text))
        assert again.state == match.state
        assert again.players == match.players
        assert again.resigned == match.resigned
        assert again.outcome() == match.outcome()
        assert again.journal(EVERYTHING) == match.journal(EVERYTHING)
        for seat in range(len(match.players)):
            assert again.why_not_back(seat) == match.why_not_back(seat)
            assert again.why_not_rewind(seat) == match.why_not_rewind(seat)
            assert again.last_standing(seat, 9) == match.last_standing(seat, 9)
        assert again.record.text() == text


AnyMatch.TestCase.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
TestAnyMatch = pytest.mark.slow(AnyMatch.TestCase)
