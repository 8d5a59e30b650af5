"""Whatever is done while several are asked at once, lines and rows read anew give the same."""

from collections.abc import Callable, Sequence
from functools import partial

import pytest

from ludotheque.core import EVERYTHING, Chance, Dice, Log, Match, Move, Record
from ludotheque.games import GAMES
from ludotheque.web.errors import RequestRefused
from ludotheque.web.storage.rows import Line
from ludotheque.web.tables.lobby import Chair, Lobby
from ludotheque.web.tables.receipts import RequestKey
from ludotheque.web.tables.session import TableSession
from ludotheque.web.tables.table import OVER, Table
from tests.web.fake_time import FakeClock
from tests.web.fake_tokens import FakeTokens

HOLDERS = ("ann's", "bob's", "cem's", "dot's")
SEATS = range(len(HOLDERS))


class Play:
    """A table at which everybody does anything, and what the disk holds of it."""

    def __init__(self, chance: Chance, how: str) -> None:
        at_one_screen, practice = how == "at one screen", how == "in practice"
        self.chance = chance
        self.clock = FakeClock()
        self.lines: list[Line] = []
        self.rows: dict[int, str] = {}
        self.windows = 0
        holders = HOLDERS[:1] * 2 + HOLDERS[2:] if at_one_screen else HOLDERS
        chairs = tuple(
            Chair(f"P{seat}", "random")
            if practice and seat
            else Chair(f"P{seat}", holder=holders[seat])
            for seat in SEATS
        )
        options = {option.key: option.default for option in GAMES["samarande"].options}
        lobby = Lobby("samarande", options, chairs, HOLDERS[0], at_one_screen, practice=practice)
        table = Table.open("t", GAMES, lobby, self.clock.now())
        table.start(chance.pick(("a", "b", "c", "d")))
        self.session = TableSession(table, self.clock, FakeTokens())
        self.session.answers.restore({})
        self.do(lambda: None)

    def do(self, effect: Callable[[], None], key: str = "") -> None:
        """As the registry does it."""
        session, now = self.session, self.clock.now()
        session.answers.close_in_time(now)
        session.table.lines.begin_request(now, RequestKey("somebody", key, "digest"))
        try:
            effect()
        except RequestRefused:
            return
        session.table.lines.end_request()
        session.answers.play_answers()
        rows = session.answers.unstored()
        session.answers.begin_storing(rows)
        self.lines += session.table.lines.outbox
        session.table.lines.outbox.clear()
        self.rows |= rows

    def act(self) -> None:
        """Somebody does something."""
        table, chance = self.session.table, self.chance
        seat = chance.pick(tuple(SEATS))
        key = f"key {chance.below(10**6)}" if chance.below(2) else ""
        what = chance.below(100)
        decision = table.decision()
        assert decision is not None
        if table.players[decision.seat].bot and self.bots_may_move():
            options = decision.options
            self.do(lambda: table.play_for_bot(decision.seat, str(chance.pick(options))))
        elif what < 60:
            asked = table.view(seat).asked(seat)
            if asked is not None and asked.options:
                move = str(chance.pick(asked.options))
                self.do(lambda: self.session.play(seat, move), key)
        elif what < 75:
            self.clock.time += chance.below(5)
            self.do(lambda: None)
        elif what < 85:
            self.do(lambda: self.session.let_pass(seat, on=bool(chance.below(2))), key)
        elif what < 90:
            self.do(lambda: table.say(seat, "Hello"), key)
        elif what < 92:
            self.do(lambda: table.stand_in("", seat))
        elif what < 94:
            self.do(lambda: self.session.rewind(seat), key)
        elif what < 96:
            self.do(lambda: table.take_over(seat))
        elif what < 98:
            self.do(lambda: table.back(seat))
        elif chance.below(8) == 0:
            self.do(lambda: table.resign(seat), key)

    def bots_may_move(self) -> bool:
        window = self.session.answers.window
        return window is None or window.is_closed

    def assert_read_anew(self) -> None:
        session = self.session
        table = Table.read("t", GAMES, self.lines)
        again = TableSession(table, self.clock, FakeTokens())
        again.answers.restore({seat: text for seat, text in self.rows.items() if text})
        again.answers.close_in_time(self.clock.now())
        assert again.table.number == session.table.number
        assert again.table.lines.receipts._all == session.table.lines.receipts._all
        assert again.answers.unstored() == {}
        here, there = session.answers.window, again.answers.window
        assert (here is None) == (there is None)
        for seat in SEATS:
            assert again.answers.lets_pass(seat) == session.answers.lets_pass(seat)
        if here is None or there is None:
            return
        self.windows += 1
        assert (there.window, there.people_left()) == (here.window, here.people_left())
        assert (there.closes, there.entry, there.since) == (here.closes, here.entry, here.since)
        assert (there.is_closed, there.unanswered()) == (here.is_closed, here.unanswered())
        for seat in SEATS:
            assert there.waiting_answer(seat) == here.waiting_answer(seat)


@pytest.mark.parametrize("how", ["apart", "at one screen", "in practice"])
@pytest.mark.parametrize("seed", [0, 2, 4])
def test_a_window_read_anew_is_the_same(seed: int, how: str) -> None:
    play = Play(Dice(f"answers {seed}"), how)
    for acts in range(240):
        if play.session.table.phase == OVER:
            break
        play.act()
        if acts % 3 == 0:  # reading takes a while
            play.assert_read_anew()
    assert play.windows > 10


class LikeWindows(Play):
    """In practice: bots play Actions whenever they can, and the person always lets them pass."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance, "in practice")

    def act(self) -> None:
        table = self.session.table
        decision = table.decision()
        assert decision is not None
        if not table.players[decision.seat].bot and self.session.answers.window is None:
            self.do(lambda: self.session.play(0, str(self.chance.pick(decision.options))))
        elif self.bots_may_move():
            move = self._action(decision.options)
            self.do(lambda: table.play_for_bot(decision.seat, move))
        else:
            asked = table.view(0).asked(0)
            assert asked is not None
            move = str(asked.options[0] if asked.window is None else asked.window.silence)
            self.do(lambda: self.session.play(0, move))

    def _action(self, options: Sequence[Move]) -> str:
        """A move that everybody is asked about, if there is one."""
        for move in options:
            after = self.session.table.view(EVERYTHING).copy()
            after.apply(move, Dice("tried"), Log())
            asked = after.decision()
            if asked is not None and asked.window is not None and asked.window.silence is not None:
                return str(move)
        return str(self.chance.pick(options))

    def is_like_the_last(self) -> bool:
        """Whether the person is asked, and was asked the same in the turn before."""
        window, match = self.session.answers.window, self.session.table.match
        assert match is not None
        if window is None or window.window.silence is None or 0 not in window.unanswered():
            return False
        tried = Match.resume(match.game, Record.read(match.record.text()))
        if tried.rewind(0) is not None:
            return False
        asked = tried.decision()
        return asked is not None and asked.window == window.window


@pytest.mark.slow
def test_a_window_that_is_gone_back_to_is_asked_anew() -> None:
    """Even if it is like the one that was open: an answer to that one must not be taken for one to
    this."""
    found = 0
    for seed in range(40):
        play = LikeWindows(Dice(f"like windows {seed}"))
        for _ in range(150):
            if play.session.table.phase == OVER or found == 3:
                break
            if play.is_like_the_last():
                found += 1
                play.clock.time += 3
                play.do(partial(play.session.rewind, 0))
                window, match = play.session.answers.window, play.session.table.match
                assert window is not None
                assert match is not None
                assert window.entry == match.number
                assert window.closes == play.clock.now() + play.session.table.lobby.seconds
                play.assert_read_anew()
            play.act()
    assert found == 3
