"""The laws about states, views, records and zones."""

import json
from collections import Counter
from collections.abc import Sequence
from itertools import chain

from ludotheque.core import (
    EVERYTHING,
    HIDDEN,
    WATCHER,
    Card,
    Chance,
    Decision,
    Dice,
    Game,
    Journal,
    Log,
    Match,
    Move,
    Record,
    RecordedChance,
    Script,
    ScriptError,
    Seat,
    State,
    Window,
    Zone,
)

from .random_play import dump, eyes, people, played, some_moves


def law_1_filling_a_view_gives_the_view_again(game: Game, players: int, choices: Chance) -> None:
    box = game.box.all_cards()
    for state in played(game, players, choices):
        for seat in eyes(players):
            view = state.view(seat)
            filled = game.fill(view, seat, choices)
            assert filled.eyes == EVERYTHING
            assert filled.view(seat) == view
            assert sorted([game.box.kind_of[card] for card in filled.cards()]) == box


def law_2_a_copy_shares_nothing(game: Game, players: int, choices: Chance) -> None:
    seen: list[tuple[State, str]] = []
    for state in played(game, players, choices):
        dumped = dump(game, state)
        copy = state.copy()
        assert copy == state
        assert copy.zones() == state.zones()
        assert copy.standing() == state.standing()
        seen.append((copy, dumped))
        decision = state.decision()
        if decision is not None:
            other = state.copy()
            other.apply(choices.pick(decision.options), choices, Log())
            assert dump(game, state) == dumped
    for copy, dumped in seen:  # whatever happened since, to the state it was copied from
        assert dump(game, copy) == dumped


def law_3_texts_and_dumps_come_back(game: Game, players: int, choices: Chance) -> None:
    known: set[Move] = set()
    for state in played(game, players, choices):
        for looked_at in (state, *(state.view(seat) for seat in eyes(players))):
            assert game.load(json.loads(dump(game, looked_at))) == looked_at
        decision = state.decision()
        new = set(decision.options if decision else ()) - known
        for move in new:
            assert game.move(str(move)) == move
            assert repr(str(move)) in repr(move)
        known |= new


def law_4_a_record_replays(game: Game, players: int, choices: Chance) -> None:
    match = Match.start(game, people(players), seed=choices.below(1000))
    while (decision := match.decision()) is not None:
        assert match.play(decision.seat, choices.pick(decision.options)) is None
        if choices.below(5) == 1:
            match.back(decision.seat)
    again = Match.resume(game, Record.read(match.record.text()))
    assert again.state == match.state
    assert again.outcome() == match.outcome()
    assert again.record.text() == match.record.text()
    for seat in (*eyes(players), EVERYTHING):
        assert again.journal(seat) == match.journal(seat)


def law_5_no_question_gives_a_secret_away(game: Game, players: int, choices: Chance) -> None:
    for state in played(game, players, choices):
        asked = state.decision()
        for seat in eyes(players):
            view = state.view(seat)
            seen = view.decision()
            assert view.outcome() == state.outcome()
            if asked is None:
                assert seen is None
                continue
            assert seen is not None
            assert seen == as_seen_by(seat, asked)
        if asked is not None and asked.window is not None:
            assert_window_can_be_answered_ahead(state, asked, asked.window, choices)


def as_seen_by(eyes: Seat, asked: Decision) -> Decision:
    """All see who is asked, what, and together with whom; the options are for who is asked."""
    options = asked.options if eyes == asked.seat else ()
    return Decision(asked.seat, asked.question, options, asked.window)


def assert_window_can_be_answered_ahead(
    state: State, decision: Decision, window: Window, choices: Chance
) -> None:
    """Everybody in it can be asked at once, and is asked exactly that when their turn comes."""
    ahead: dict[Seat, Decision] = {}
    for seat in range(state.seats):
        asked = state.asked(seat)
        assert (asked is not None) == (seat in window.seats)
        if asked is None:
            continue
        assert (asked.seat, asked.question) == (seat, decision.question)
        assert window.silence is None or window.silence in asked.options
        for looking in eyes(state.seats):
            assert state.view(looking).asked(seat) == as_seen_by(looking, asked)
        ahead[seat] = asked
    later = state.copy()
    now: Decision | None = decision
    while now is not None and now.window is not None:
        assert now == ahead[now.seat]
        before = now.window
        later.apply(choices.pick(now.options), choices, Log())
        now = later.decision()
        if now is None or now.window is None or not now.window.goes_on(before):
            break  # all have answered, or an answer has closed it


def law_6_options_are_what_is_not_refused(game: Game, players: int, choices: Chance) -> None:
    probes = some_moves(game, players)
    for state in played(game, players, choices):
        decision = state.decision()
        options = set(decision.options if decision else ())
        assert len(options) == len(decision.options if decision else ())
        dumped = dump(game, state)
        for move in options:
            assert state.refusal(move) is None
        for move in probes:
            if move not in options:
                assert state.refusal(move) is not None
        assert state.refusal(Move("no such move")) is not None
        assert dump(game, state) == dumped
    match = Match.start(game, people(players), seed=0)
    while (decision := match.decision()) is not None:
        before = (list(match.record.entries), dump(game, match.state))
        texts = set(map(str, decision.options))
        for text in (*map(str, probes), "no such move", ""):
            if text not in texts:
                assert match.play(decision.seat, text) is not None
        for seat in (*range(players), -1, players):
            if seat != decision.seat:
                assert match.play(seat, decision.options[0]) is not None
        assert (list(match.record.entries), dump(game, match.state)) == before
        assert match.play(decision.seat, choices.pick(decision.options)) is None


def law_7_what_a_seat_cannot_know_changes_nothing(
    game: Game, players: int, choices: Chance
) -> None:
    probes = some_moves(game, players)
    start = choices.pick(list(played(game, players, choices)))
    for seat in eyes(players):
        true = start.copy()
        other = game.fill(true.view(seat), seat, choices)
        while True:
            assert_same_to(seat, true, other, probes)
            decision = true.decision()
            if decision is None:
                break
            both = [move for move in decision.options if other.refusal(move) is None]
            if not both:
                break
            move = choices.pick(both)
            recorded = RecordedChance(choices)
            journals = Journal(), Journal()
            true.apply(move, recorded, journals[0])
            script = Script(recorded.outcomes)
            try:
                other.apply(move, script, journals[1])
            except ScriptError as error:
                raise AssertionError("what is drawn depends on a secret") from error
            assert not script.left, "what is drawn depends on a secret"
            if journals[0].seen_by(seat) != journals[1].seen_by(seat):
                # The two worlds part: the seat was shown something, so it must now see it.
                assert true.view(seat) != other.view(seat), "told what the view does not show"
                break


def assert_same_to(seat: Seat, true: State, other: State, probes: Sequence[Move]) -> None:
    """Both states look the same to this seat in everything that it can get."""
    here, there = true.view(seat), other.view(seat)
    assert here == there
    assert here.decision() == there.decision()
    assert here.outcome() == there.outcome()
    assert here.zones() == there.zones()
    assert here.standing() == there.standing()
    assert true.outcome() == other.outcome()
    for move in probes:
        assert here.refusal(move) == there.refusal(move)
    asked = true.decision()
    if asked is not None and asked.seat == seat:
        assert asked == other.decision()
        for move in probes:
            assert true.refusal(move) == other.refusal(move)


def law_8_nothing_is_lost_and_games_end(game: Game, players: int, choices: Chance) -> None:
    box = game.box.all_cards()
    gold = None
    decisions = -1
    last = None
    for state in played(game, players, choices):
        decisions += 1
        assert decisions <= game.longest
        assert sorted([game.box.kind_of[card] for card in state.cards()]) == box
        gold = state.gold() if gold is None else gold
        assert state.gold() == gold
        assert (state.decision() is None) == (state.outcome() is not None)
        last = state
    assert last is not None
    outcome = last.outcome()
    assert outcome is not None
    assert len(outcome.places) == players
    assert min(outcome.places) == 1
    if outcome.points:
        for seat, points in enumerate(outcome.points):
            assert points == sum(line.points for line in outcome.lines if line.seat == seat)
        for looked_at in (last, *(last.view(seat) for seat in eyes(players))):
            assert looked_at.standing() in (outcome.points, None)


def law_10_what_can_be_taken_back_showed_nothing(game: Game, players: int, choices: Chance) -> None:
    match = Match.start(game, people(players), seed=choices.below(1000))
    while (decision := match.decision()) is not None:
        seat = decision.seat
        before = match.state.copy()
        move = choices.pick(decision.options)
        assert match.play(seat, move) is None
        if match.why_not_back(seat) is None:
            other = game.fill(before.view(seat), seat, choices)
            other.apply(move, Script(()), Log())
            assert other.view(seat) == match.view(seat), "the mover saw something new"
            number = match.number
            assert match.back(seat) is None
            assert match.state == before
            assert match.number == number + 1
            assert match.play(seat, move) is None


def law_11_opening_the_hands_opens_nothing_else(game: Game, players: int, choices: Chance) -> None:
    state = game.new(players=players, chance=choices)
    while True:
        public = state.view(WATCHER)
        hands = [state.hand(seat) for seat in range(players)]
        for seat, hand in enumerate(hands):
            assert HIDDEN not in hand
            assert state.view(seat).hand(seat) == hand
            assert len(public.hand(seat)) == len(hand)
        assert Counter(chain(*hands)) <= Counter(state.cards())
        decision = state.decision()
        if decision is None:
            return
        journal = Journal()
        state.apply(choices.pick(decision.options), choices, journal)
        for event in journal.events:
            assert event.witnesses or not event.phrase.has_secrets, "told what nobody saw"


def law_12_zones_are_where_everything_lies(game: Game, players: int, choices: Chance) -> None:
    for state in played(game, players, choices):
        zones = state.zones()
        assert_zones_hold_everything(game, state)
        public = state.view(WATCHER).zones()
        for seat in eyes(players):
            view = state.view(seat)
            assert_zones_hold_everything(game, view)
            for true, mine, seen_by_all in zip(zones, view.zones(), public, strict=True):
                assert place_of(true) == place_of(mine) == place_of(seen_by_all)
                assert len(true.cards) == len(mine.cards)
                assert true.gold == mine.gold
                assert open_cards(seen_by_all) <= open_cards(mine) <= open_cards(true)


def assert_zones_hold_everything(game: Game, state: State) -> None:
    """Every card and all gold lies in one of them, each is one place, and looking is harmless."""
    before = dump(game, state)
    zones, standing = state.zones(), state.standing()
    assert dump(game, state) == before
    assert len(set(map(place_of, zones))) == len(zones)
    assert sorted(chain(*(zone.cards for zone in zones))) == sorted(state.cards())
    assert sum(zone.gold for zone in zones) == state.gold()
    hands = {zone.owner: zone.cards for zone in zones if zone.name == "hand"}
    assert hands == {seat: state.hand(seat) for seat in range(state.seats)}
    assert standing is None or len(standing) == state.seats


def law_15_reshuffling_moves_only_what_nobody_has_seen(
    game: Game, players: int, choices: Chance
) -> None:
    for state in played(game, players, choices):
        dumped = dump(game, state)
        shuffled = game.reshuffle(state, choices)
        assert dump(game, state) == dumped
        assert shuffled.eyes == EVERYTHING
        assert sorted(shuffled.cards()) == sorted(state.cards())
        for seat in eyes(players):
            assert shuffled.view(seat) == state.view(seat), "something moved that somebody has seen"
        seed = choices.below(1000)
        same = [game.reshuffle(each, Dice(seed)) for each in (state, shuffled)]
        assert same[0] == same[1], "the true order matters"
        if has_unseen_order(state):
            again = [game.reshuffle(state, choices) for _ in range(TRIES)]
            assert any(other != state for other in again), "the true order stayed"


TRIES = 40
"""Chance alone hardly leaves two cards where they were so often."""


def has_unseen_order(state: State) -> bool:
    """Whether different cards lie in one place where nobody has seen them."""
    seen = [state.view(seat).zones() for seat in eyes(state.seats)]
    for at, zone in enumerate(state.zones()):
        unseen = {
            card
            for place, card in enumerate(zone.cards)
            if all(zones[at].cards[place] == HIDDEN for zones in seen)
        }
        if len(unseen) > 1:
            return True
    return False


def place_of(zone: Zone) -> tuple[str, Seat, int]:
    return zone.name, zone.owner, zone.number


def open_cards(zone: Zone) -> Counter[Card]:
    return Counter(card for card in zone.cards if card != HIDDEN)
