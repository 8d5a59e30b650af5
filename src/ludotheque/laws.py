"""The laws that every game obeys, with every number of players: docs/contract.md lists them.

Each law is a function of a game, a number of players and a source of choices. It plays, and an
assertion fails where the law is broken; so Python must not run with `-O`, which leaves assertions
out. `check_laws` is for the tests of a game; whoever wants to run the laws one by one takes `LAWS`.
"""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain, product
from typing import Final

from ludotheque.core import (
    CARD,
    EVERYTHING,
    GAP,
    HIDDEN,
    VOCABULARY,
    WATCHER,
    ArgType,
    Card,
    Chance,
    Decision,
    Dice,
    Event,
    Game,
    Journal,
    Log,
    Match,
    Move,
    Phrase,
    Player,
    Record,
    RecordedChance,
    Script,
    ScriptError,
    Seat,
    Sentence,
    State,
    Value,
    Vocabulary,
    Window,
    Zone,
)
from ludotheque.texts import LANGUAGES, Texts

Law = Callable[[Game, int, Chance], None]

NAMES: Final = ("Ada", "Blaise", "Chloé", "Denis", "Émilie", "Farid")


def check_laws(game: Game, players: int, seed: int) -> None:
    """Every law, on games of so many players that this seed gives. An exception says in a note
    which law found it, and where."""
    for law in LAWS:
        try:
            law(game, players, Dice(f"laws {seed}"))
        except Exception as error:
            error.add_note(f"{law.__name__}: {game.name}, {players} players, seed {seed}")
            raise


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


def law_9_everything_can_be_said(game: Game, players: int, choices: Chance) -> None:
    called = names(players)
    for lang in LANGUAGES:
        texts = Texts(game, lang)
        for vocabulary in (VOCABULARY, game.vocabulary):
            for sentence in all_sentences(game, players, vocabulary):
                for reader in (0, 1, WATCHER):  # the sentences speak of seats 0 and 1
                    assert texts.say(sentence, called, reader).strip()
        for card in (HIDDEN, *range(len(game.box.kinds))):
            assert texts.card(card)
            assert texts.some(card, 1)
            assert texts.some(card, 3)
        for kind in game.box.kinds:
            assert all(texts.figure(name) for name in kind.figures)
        for key in ("game-name", "game-about", "game-length"):
            assert texts.word(key)
        for option in game.options:
            assert texts.word(f"option-{option.key}")
            for choice in option.choices:
                assert texts.choice(option, choice)
        said = {*VOCABULARY.phrases, *game.vocabulary.phrases}
        for state in played(game, players, choices):
            decision = state.decision()
            for move in decision.options if decision else ():
                meaning = game.meaning(move, state)
                assert meaning.key in said
                assert texts.say(meaning, called, 0)
            for zone in state.zones():
                assert texts.zone(zone).strip()


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


def place_of(zone: Zone) -> tuple[str, Seat, int]:
    return zone.name, zone.owner, zone.number


def open_cards(zone: Zone) -> Counter[Card]:
    return Counter(card for card in zone.cards if card != HIDDEN)


def law_13_no_two_options_read_the_same(game: Game, players: int, choices: Chance) -> None:
    called = names(players)
    languages = [Texts(game, lang) for lang in LANGUAGES]
    for state in played(game, players, choices):
        decision = state.decision()
        if decision is None:
            continue
        meanings = [game.meaning(move, state) for move in decision.options]
        for texts in languages:
            read: dict[str, Move] = {}
            for move, meaning in zip(decision.options, meanings, strict=True):
                text = texts.say(meaning, called, decision.seat)
                same = read.setdefault(text.casefold(), move)
                assert same == move, f"{texts.lang}: both “{same}” and “{move}” read “{text}”"


LAWS: Final[tuple[Law, ...]] = (
    law_1_filling_a_view_gives_the_view_again,
    law_2_a_copy_shares_nothing,
    law_3_texts_and_dumps_come_back,
    law_4_a_record_replays,
    law_5_no_question_gives_a_secret_away,
    law_6_options_are_what_is_not_refused,
    law_7_what_a_seat_cannot_know_changes_nothing,
    law_8_nothing_is_lost_and_games_end,
    law_9_everything_can_be_said,
    law_10_what_can_be_taken_back_showed_nothing,
    law_11_opening_the_hands_opens_nothing_else,
    law_12_zones_are_where_everything_lies,
    law_13_no_two_options_read_the_same,
)


def played(game: Game, players: int, choices: Chance) -> Iterator[State]:
    """Every state of a game in which all choices are made by chance, the last one included.

    One more than `longest` decisions are played, for a law to notice.
    """
    state = game.new(players=players, chance=choices)
    for _ in range(game.longest + 1):
        yield state.copy()
        decision = state.decision()
        if decision is None:
            return
        state.apply(choices.pick(decision.options), choices, Log())
    yield state


def eyes(players: int) -> tuple[Seat, ...]:
    return (*range(players), WATCHER)


def names(players: int) -> list[str]:
    """A name for each seat, however many there are."""
    return [*NAMES[:players], *[f"Zoé {seat}" for seat in range(len(NAMES), players)]]


def people(players: int) -> list[Player]:
    return [Player(name) for name in names(players)]


def dump(game: Game, state: State) -> str:
    return json.dumps(game.dump(state))


@cache
def some_moves(game: Game, players: int) -> tuple[Move, ...]:
    """A fixed set of moves, legal at one time or another: all options of two random games."""
    moves: dict[Move, None] = {}
    for seed in (1, 2):
        for state in played(game, players, Dice(f"probes {seed}")):
            decision = state.decision()
            moves.update(dict.fromkeys(decision.options if decision else ()))
    return tuple(moves)[:80]


def all_sentences(game: Game, players: int, vocabulary: Vocabulary) -> Iterator[Sentence]:
    """Every phrase with every sort of value; events also with their secrets blanked."""
    for phrase in vocabulary.phrases.values():
        for values in all_values(game, players, phrase):
            yield sentence_of(phrase, values)
            if phrase.has_secrets:
                yield Event(phrase, values).seen_by(WATCHER)


def all_values(game: Game, players: int, phrase: Phrase) -> Iterator[tuple[Value, ...]]:
    """Every combination of what a wording can depend on. A card is only named, so the kinds take
    turns: each comes up in each place, but not beside every other."""
    kinds = samples(game, players, CARD)
    others = [samples(game, players, arg) for arg in phrase.types if arg.name != "card"]
    combinations = list(product(*others))
    cards = len(phrase.types) - len(others)
    for turn in range(max(len(combinations), len(kinds) if cards else 0)):
        rest = iter(combinations[turn % len(combinations)])
        yield tuple(
            kinds[(turn + place) % len(kinds)] if arg.name == "card" else next(rest)
            for place, arg in enumerate(phrase.types)
        )


def sentence_of(phrase: Phrase, values: tuple[Value, ...]) -> Sentence:
    return Event(phrase, values) if phrase.key.startswith("told-") else Sentence(phrase, values)


def samples(game: Game, players: int, arg: ArgType) -> tuple[Value, ...]:
    kinds = range(len(game.box.kinds))
    by_type: dict[str, tuple[Value, ...]] = {
        "seat": tuple(range(min(players, 2))),
        "card": tuple(kinds),
        "cards-in-order": ((), (0,), (0, 0), (0, GAP, 0), (GAP, GAP, *kinds), (HIDDEN, HIDDEN)),
        "cards": ((), (0,), (0, 0), (0, 1, 1), tuple(kinds), (HIDDEN,), (HIDDEN, HIDDEN)),
        "number": (0, 1, 2, -3),  # one of each plural form, and a minus
        "text": ("Zoé",),
    }
    if arg.name in ("words", "list"):
        parts = sample_parts(game, players)
        return parts if arg.name == "words" else (parts[:1], parts)
    return by_type[arg.name]


def sample_parts(game: Game, players: int) -> tuple[Sentence, ...]:
    """Two parts that sentences of this game can have; they have no parts themselves."""
    phrases = [
        phrase
        for phrase in game.vocabulary.phrases.values()
        if phrase.key.startswith("words-")
        and not {arg.name for arg in phrase.types} & {"words", "list"}
    ]
    return tuple(
        Sentence(phrase, next(all_values(game, players, phrase))) for phrase in phrases[:2]
    )
