"""A table is a fold over its lines: whatever is done, reading its lines gives the same table."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core import WATCHER, Chance, Dice, Game, OptionValue, Problem
from ludotheque.games import GAMES
from ludotheque.web.errors import RequestRefused
from ludotheque.web.tables.lobby import Chair, Lobby
from ludotheque.web.tables.table import OVER, PLAYING, Table
from ludotheque.web.views.language import phrasebook
from tests.toys.pebbles import load as pebbles

HOLDERS = ("ann's", "bob's", "cem's", "dot's")
NAMES = ("Ann", "Bob", "Cem", "Zoë <b>", "COLETTE", "", "x" * 41)
ALL: dict[str, Game] = {**GAMES, "pebbles": pebbles()}

Act = Callable[[Table, Chance], None]


def a_table(game: str, chance: Chance) -> Table:
    chairs = [Chair("Ann", holder=HOLDERS[0]), Chair("Kept", kept=True)]
    if game == "pebbles":
        chairs.append(Chair("Cem", holder=HOLDERS[2]) if chance.below(2) else Chair())
    options = {option.key: option.default for option in ALL[game].options}
    host = HOLDERS[chance.below(2)]
    lobby = Lobby(game, options, tuple(chairs), host, after="earlier")
    return Table.open("t", ALL, lobby, now=1.0)


def holder(chance: Chance) -> str:
    return chance.pick(HOLDERS) if chance.below(8) else ""


def by_host(table: Table, chance: Chance) -> Table:
    """The table, if whoever asks is its host."""
    table.check_host(holder(chance))
    return table


def seat(chance: Chance) -> int:
    return chance.below(5) - 1


def own_seat(table: Table, chance: Chance) -> int:
    return table.acting_seat(holder(chance), None if chance.below(2) else seat(chance))


def played(table: Table, chance: Chance) -> None:
    decision = table.decision()
    if decision is None or chance.below(10) == 0:
        table.play(own_seat(table, chance), "no such move")
    else:
        assert table.match is not None
        move = str(chance.pick(decision.options))
        if table.match.players[decision.seat].bot:
            table.play_for_bot(decision.seat, move)
        else:
            table.play(decision.seat, move)


def came_back(table: Table, chance: Chance) -> None:
    table.reclaim_chair("Kept", chance.pick((HOLDERS[1], HOLDERS[3])))


def new_options(table: Table, chance: Chance) -> None:
    mood = chance.pick(("calm", "wild", "odd"))
    wanted: dict[str, OptionValue] = {"gold": chance.below(25), "mood": mood}
    by_host(table, chance).set_options(wanted if table.game.name == "pebbles" else {})


BEFORE: tuple[Act, ...] = (
    lambda t, c: t.sit(seat(c), c.pick(NAMES), holder(c)),
    lambda t, c: t.sit(seat(c), c.pick(NAMES), holder(c)),
    lambda t, c: t.leave(own_seat(t, c)),
    lambda t, c: by_host(t, c).set_chair(seat(c), c.pick(("greedy", "", "no such bot"))),
    lambda t, c: by_host(t, c).add_chair(),
    lambda t, c: by_host(t, c).remove_chair(seat(c)),
    lambda t, c: by_host(t, c).swap_chairs(seat(c), seat(c)),
    new_options,
    lambda t, c: t.start(str(c.below(1000))),
    came_back,
)
AT_ANY_TIME: tuple[Act, ...] = (
    lambda t, c: t.say(own_seat(t, c), c.pick(("Hello", " \t", "é" * 301, "<b>", "a\x00b"))),
    lambda t, c: t.transfer(holder(c), c.pick(HOLDERS)),
)
WHILE_PLAYING: tuple[Act, ...] = (
    *[played] * 12,
    lambda t, c: t.back(own_seat(t, c)),
    lambda t, c: t.back(own_seat(t, c)),
    lambda t, c: t.stand_in(holder(c), seat(c)),
    lambda t, c: t.take_over(own_seat(t, c)),
    lambda t, c: t.resign(own_seat(t, c)) if c.below(6) == 0 else None,
)
AFTER: tuple[Act, ...] = (lambda t, c: t.set_rematch(f"again-{c.below(9)}"),)


def act(table: Table, chance: Chance) -> None:
    """Do something, or have it refused; then nothing has changed."""
    acts = {PLAYING: WHILE_PLAYING, OVER: AFTER}.get(table.phase, BEFORE)
    doing = chance.pick((*acts, *AT_ANY_TIME))
    key = f"key {chance.below(10**6)}" if chance.below(2) else ""
    table.begin_request(2.0 + table.number, chance.pick(HOLDERS), key)
    before = (table.number, len(table.outbox), table.lobby, len(table.talk), table.rematch_id)
    try:
        doing(table, chance)
    except (RequestRefused, Problem):
        assert (
            table.number,
            len(table.outbox),
            table.lobby,
            len(table.talk),
            table.rematch_id,
        ) == before


def assert_read_anew(table: Table) -> None:
    again = Table.read(table.id, ALL, table.outbox)
    assert not again.outbox
    assert again.lobby == table.lobby
    assert again.talk == table.talk
    assert (again.rematch_id, again.number, again.last_act) == (
        table.rematch_id,
        table.number,
        table.last_act,
    )
    assert (again.phase, again.names) == (table.phase, table.names)
    assert (again.decision(), again.outcome()) == (table.decision(), table.outcome())
    for by in HOLDERS:
        assert again.seats_of(by) == table.seats_of(by)
        for key in table._answered:
            assert again.answered(by, key[1]) == table.answered(by, key[1])
    assert again._answered == table._answered
    if table.match is None:
        assert again.match is None
        return
    assert again.match is not None
    assert again.match.state == table.match.state
    assert again.match.players == table.match.players
    assert again.match.record.text() == table.match.record.text()
    for eyes in (*range(len(table.names)), WATCHER):
        assert again.view(eyes) == table.view(eyes)
        for line in range(-1, table.number + 2):
            assert again.told(eyes, line) == table.told(eyes, line)
    for own in range(len(table.names)):
        assert again.why_not_back(own) == table.why_not_back(own)
        assert again.is_stood_in_for(own) == table.is_stood_in_for(own)


@pytest.mark.parametrize("game", [pytest.param("district-noir", marks=pytest.mark.slow), "pebbles"])
@given(seed=st.integers(0, 10**9))
@settings(max_examples=60)
def test_whatever_is_done_reading_the_lines_anew_gives_the_same_table(game: str, seed: int) -> None:
    chance = Dice(f"fold {seed}")
    table = a_table(game, chance)
    for _ in range(120):
        act(table, chance)
        if chance.below(25) == 0:
            assert_read_anew(table)
    assert_read_anew(table)
    numbers = [line.number for line in table.outbox]
    assert numbers == list(range(len(numbers)))


def test_these_random_tables_see_everything() -> None:
    """Or the test above would prove less than it says."""
    seen = set()
    for seed in range(100):
        chance = Dice(f"fold {seed}")
        table = a_table("pebbles", chance)
        for _ in range(20 + chance.below(180)):
            act(table, chance)
        seen |= {table.phase, f"talk {bool(table.talk)}", f"again {bool(table.rematch_id)}"}
        if table.match is not None:
            text = table.match.record.text()
            kinds = ("move", "back", "seat", "resign", "end")
            seen |= {kind for kind in kinds if f'"{kind}"' in text}
    assert {"gathering", "playing", "over", "talk True", "again True"} <= seen
    assert {"move", "back", "seat", "resign", "end"} <= seen


def test_what_was_told_after_a_line_is_what_came_after_it() -> None:
    chance = Dice("told")
    table = a_table("district-noir", chance)
    table.lobby = table.lobby._replace(host=HOLDERS[0])
    assert table.reclaim_chair("Kept", HOLDERS[1])
    table.start("seed")
    for turn in range(12):
        if turn % 3 == 0:
            table.say(0, "Well, well")
        decision = table.decision()
        assert decision is not None
        table.play(decision.seat, str(decision.options[0]))
    for eyes in (0, 1, WATCHER):
        everything = table.told(eyes, -1)
        for line in range(table.number + 1):
            later = table.told(eyes, line)
            assert later == everything[len(everything) - len(later) :]
        steps = [len(table.told(eyes, n - 1)) - len(table.told(eyes, n)) for n in range(20)]
        assert sum(steps) <= len(everything)
        assert max(steps) >= 1


def test_a_request_that_ends_the_match_has_one_answer() -> None:
    """It leads to two lines, and both say whose doing they are."""
    table = a_table("district-noir", Dice(1))
    table.lobby = table.lobby._replace(host=HOLDERS[0])
    assert table.reclaim_chair("Kept", HOLDERS[1])
    table.start("seed")
    table.begin_request(5.0, HOLDERS[0], "I give up")
    table.resign(0)
    assert table.phase == OVER
    assert table.answered(HOLDERS[0], "I give up") == table.number
    assert Table.read("t", ALL, table.outbox).answered(HOLDERS[0], "I give up") == table.number


def test_who_said_something_before_the_start_is_still_who_said_it() -> None:
    table = a_table("pebbles", Dice(1))
    table.lobby = table.lobby._replace(host=HOLDERS[0])
    table.set_chair(2, "")
    table.sit(2, "Cem", HOLDERS[2])
    table.say(2, "I shall win.")
    table.swap_chairs(2, 1)
    table.set_chair(1, "greedy")
    table.remove_chair(2)
    assert [(said.name, said.text) for said in table.talk] == [("Cem", "I shall win.")]
    assert_read_anew(table)


def test_no_two_at_a_table_ever_have_one_name() -> None:
    """Whoever stands in is called neither like a player nor like somebody who may come back."""
    table = a_table("pebbles", Dice(1))
    table.lobby = table.lobby._replace(host=HOLDERS[0])
    table.reclaim_chair("Kept", HOLDERS[1])
    table.set_chair(2, "")
    table.sit(2, "Colette", HOLDERS[2])
    table.start("seed")
    table.stand_in(HOLDERS[0], 2)
    assert "Colette" not in table.names
    table.stand_in(HOLDERS[0], 1)
    assert "Colette" not in table.names
    table.take_over(2)
    table.resign(0)
    assert len(set(table.names)) == 3


def test_an_option_that_the_game_refuses_is_refused_in_its_words() -> None:
    table = a_table("noxford", Dice(1))
    with pytest.raises(RequestRefused) as refused:
        table.set_options({"table_width": 800, "card_width": 400, "card_height": 700})
    assert (refused.value.status, refused.value.key) == (422, "table-too-small")
    assert "1100 × 700" in refused.value.text(phrasebook("fr"))
    assert table.lobby.options["card_width"] == 63
