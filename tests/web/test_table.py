"""A table is a fold over its lines: whatever is done, reading its lines gives the same table."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core import WATCHER, Chance, Dice, OptionValue, Problem, commitment_of
from ludotheque.games import GAMES
from ludotheque.web.errors import RequestRefused
from ludotheque.web.tables.deal_steps import begin_dealing, commit, end_step, reveal
from ludotheque.web.tables.lobby import Chair, Lobby
from ludotheque.web.tables.lost_seats import MOVED, Loss
from ludotheque.web.tables.receipts import RequestKey
from ludotheque.web.tables.table import OVER, PLAYING, Table
from ludotheque.web.views.language import phrasebook

HOLDERS = ("ann's", "bob's", "cem's", "dot's")
SECRET = "5ec7e7" + 58 * "0"
NUMBERS = (64 * "1", 64 * "2", "no number")
NAMES = ("Ann", "Bob", "Cem", "Zoë <b>", "COLETTE", "", "x" * 41)

Act = Callable[[Table, Chance], None]


def a_table(game: str, chance: Chance) -> Table:
    chairs = [Chair("Ann", holder=HOLDERS[0]), Chair("Kept", kept=True)]
    if game == "pebbles":
        chairs.append(Chair("Cem", holder=HOLDERS[2]) if chance.below(2) else Chair())
    options = {option.key: option.default for option in GAMES[game].options}
    host = HOLDERS[chance.below(2)]
    lobby = Lobby(game, options, tuple(chairs), host, after="earlier")
    return Table.open("t", GAMES, lobby, now=1.0, secret=SECRET if chance.below(4) else "")


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


def dealt(table: Table, chance: Chance) -> None:
    if table.dealing.secret:
        begin_dealing(table, holder(chance), chance.pick((*NUMBERS, "")))
    else:
        table.start(str(chance.below(1000)))


WHILE_DEALING: tuple[Act, ...] = (
    *[lambda t, c: commit(t, holder(c), commitment_of(c.pick(NUMBERS)))] * 3,
    *[lambda t, c: reveal(t, holder(c), c.pick(NUMBERS))] * 3,
    lambda t, c: commit(t, holder(c), "no hash"),
    lambda t, _c: end_step(t),
)
BEFORE: tuple[Act, ...] = (
    lambda t, c: t.sit(seat(c), c.pick(NAMES), holder(c)),
    lambda t, c: t.sit(seat(c), c.pick(NAMES), holder(c)),
    lambda t, c: t.leave(own_seat(t, c)),
    lambda t, c: by_host(t, c).set_chair(seat(c), c.pick(("greedy", "", "no such bot"))),
    lambda t, c: by_host(t, c).add_chair(),
    lambda t, c: by_host(t, c).remove_chair(seat(c)),
    lambda t, c: by_host(t, c).swap_chairs(seat(c), seat(c)),
    new_options,
    dealt,
    came_back,
)
AT_ANY_TIME: tuple[Act, ...] = (
    lambda t, c: t.say(own_seat(t, c), c.pick(("Hello", " \t", "é" * 301, "<b>", "a\x00b"))),
    lambda t, c: t.transfer(holder(c), c.pick(HOLDERS), Loss(MOVED)),
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
    before_the_match = (*BEFORE, *WHILE_DEALING) if table.dealing.step else BEFORE
    acts = {PLAYING: WHILE_PLAYING, OVER: AFTER}.get(table.phase, before_the_match)
    doing = chance.pick((*acts, *AT_ANY_TIME))
    key = f"key {chance.below(10**6)}" if chance.below(2) else ""
    table.lines.begin_request(2.0 + table.number, RequestKey(chance.pick(HOLDERS), key))
    before = (*seen_of(table), len(table.lines.outbox))
    try:
        doing(table, chance)
    except (RequestRefused, Problem):
        assert (*seen_of(table), len(table.lines.outbox)) == before


def seen_of(table: Table) -> tuple[object, ...]:
    return (table.number, table.lobby, table.dealing, len(table.talk), table.rematch_id)


def assert_read_anew(table: Table) -> None:
    again = Table.read(table.id, GAMES, table.lines.outbox)
    assert not again.lines.outbox
    assert again.lobby == table.lobby
    assert again.dealing == table.dealing
    assert again.deal_hash == table.deal_hash
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
    assert again.lines.receipts._all == table.lines.receipts._all
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
        assert again.match.why_not_back(own) == table.match.why_not_back(own)
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
    numbers = [line.number for line in table.lines.outbox]
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
        if table.dealing.step:
            seen.add(f"dealing {table.dealing.step}")
        if table.match is not None:
            text = table.match.record.text()
            kinds = ("move", "back", "seat", "resign", "end", "committed", "alone")
            seen |= {kind for kind in kinds if f'"{kind}"' in text}
    assert {"gathering", "playing", "over", "talk True", "again True"} <= seen
    assert {"move", "back", "seat", "resign", "end"} <= seen
    assert {"dealing commitments", "dealing numbers", "committed", "alone"} <= seen


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
    request = RequestKey(HOLDERS[0], "I give up")
    table.lines.begin_request(5.0, request)
    table.resign(0)
    assert table.phase == OVER
    assert table.lines.receipts.number(request) == table.number
    assert Table.read("t", GAMES, table.lines.outbox).lines.receipts.number(request) == table.number


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
