"""Practice: one person among bots takes whole turns back, over dice and everybody's replies."""

from typing import NamedTuple

import pytest

from ludotheque.core import (
    ALONE,
    EVERYTHING,
    WATCHER,
    BadRecord,
    Contribution,
    Dice,
    History,
    Match,
    MoveEntry,
    Player,
    Record,
    Refusal,
    RewindEntry,
    Seat,
    Sentence,
    State,
    draws_of,
    verify,
)
from ludotheque.games import GAMES
from pebbles import PEBBLES, PebblesState
from tests.core.fair_matches import NUMBERS, fair_deal

NOIR = GAMES["district-noir"]
ME: Seat = 1
"""In the middle, so that somebody moves before and after."""
FOUR_GAMES = ("district-noir", "noxford", "samarande", "sans-foi-ni-loi")


def among_bots(players: int) -> list[Player]:
    return [
        Player("Ada") if seat == ME else Player(f"B{seat}", "random") for seat in range(players)
    ]


def practice(name: str = "district-noir", seed: int = 7) -> Match:
    game = GAMES[name]
    return Match.start(game, among_bots(min(3, max(game.players))), seed=seed, practice=True)


def play(match: Match, choices: Dice) -> Seat:
    decision = match.decision()
    assert decision is not None
    assert match.play(decision.seat, choices.pick(decision.options)) is None
    return decision.seat


def play_until_asked(match: Match, choices: Dice) -> bool:
    """Let the bots move; whether the person is asked then."""
    while (decision := match.decision()) is not None and decision.seat != ME:
        play(match, choices)
    return match.decision() is not None


def asks_me(match: Match) -> bool:
    decision = match.decision()
    return decision is not None and decision.seat == ME


def key(why: Refusal | None) -> str:
    assert why is not None
    return why.key


def labelled(match: Match) -> list[Sentence]:
    """What some moves would mean now, with the letters of like-named cards."""
    decision = match.decision()
    options = decision.options[:30] if decision else ()
    view = match.view(decision.seat if decision else WATCHER)
    return [match.labels.named(match.game.meaning(move, view)) for move in options]


class Start(NamedTuple):
    """Where a turn began."""

    number: int
    """The entry before."""
    state: State
    meanings: list[Sentence]
    last_mover: Seat


class TurnStarts:
    """Where each turn of the person began: worked out here from the moves that stand, and nothing
    else."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._last_mover: Seat = -1
        self._begun: list[Start] = []  # the turn now, while there has been no choice in it
        self.found: list[Start] = []

    def play(self, choices: Dice) -> None:
        match = self.match
        decision = match.decision()
        assert decision is not None
        if decision.seat == ME and self._last_mover != ME:
            here = Start(match.number, match.state.copy(), labelled(match), self._last_mover)
            self._begun = [here]
        if decision.seat == ME and len(decision.options) > 1:
            self.found += self._begun
            self._begun = []
        self._last_mover = play(match, choices)

    def rewind(self) -> None:
        match, start = self.match, self.found.pop()
        self._last_mover, self._begun = start.last_mover, []
        told = match.journal(EVERYTHING)
        assert match.rewind(ME) is None
        assert match.state == start.state
        assert labelled(match) == start.meanings
        assert match.record.entries[-1].content() == {"rewind": start.number, "seat": ME}
        now = match.journal(EVERYTHING)
        assert now[: len(told)] == told
        assert [event.key for event in now[len(told) :]] == ["told-took-turn-back"]
        assert History.of(match).at(start.number).state == start.state


def assert_told_by_its_record(match: Match) -> None:
    again = Match.resume(match.game, Record.read(match.record.text()))
    assert again.state == match.state
    assert again.record.text() == match.record.text()
    assert again.why_not_rewind(ME) == match.why_not_rewind(ME)
    for eyes in (ME, WATCHER, EVERYTHING):
        assert again.journal(eyes) == match.journal(eyes)
    assert labelled(again) == labelled(match)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "seldom"),
    [("district-noir", 4), ("noxford", 5), ("samarande", 20), ("sans-foi-ni-loi", 20)],
)
def test_a_turn_is_taken_back_over_dice_and_replies(name: str, seldom: int) -> None:
    match, choices = practice(name), Dice(f"practice {name}")
    turns = TurnStarts(match)
    rewound = rolled = 0
    while match.decision() is not None and match.number < 600:
        turns.play(choices)
        if turns.found and match.decision() is not None and choices.below(seldom) == 0:
            undone = match.record.entries[turns.found[-1].number :]
            rolled += any(isinstance(entry, MoveEntry) and entry.outcomes for entry in undone)
            turns.rewind()
            rewound += 1
            assert (match.why_not_rewind(ME) is None) == bool(turns.found)
            if rewound % 4 == 0:  # stop and go on, as after a restart
                assert_told_by_its_record(match)
                match = Match.resume(match.game, Record.read(match.record.text()))
                turns.match = match
    assert rewound > 3
    assert rolled > 2 or name in ("district-noir", "noxford")
    assert_told_by_its_record(match)


@pytest.mark.parametrize("name", FOUR_GAMES)
def test_turns_can_be_taken_back_to_the_deal(name: str) -> None:
    match, choices = practice(name), Dice(f"back to the deal of {name}")
    turns = TurnStarts(match)
    while match.decision() is not None and len(turns.found) < 6:
        turns.play(choices)
    assert match.decision() is not None
    first = turns.found[0]
    while turns.found:
        turns.rewind()
    assert match.state == first.state
    assert key(match.rewind(ME)) == "refused-no-turn-to-take-back"
    assert_told_by_its_record(match)


def test_a_turn_of_several_moves_is_one() -> None:
    """In Sans Foi Ni Loi a turn has several actions: all of them go, and no bot's before them."""
    match, choices = practice("sans-foi-ni-loi"), Dice("several moves")
    longest = 0
    while longest < 3:
        assert play_until_asked(match, choices)
        before, number = match.state.copy(), match.number
        while asks_me(match):
            play(match, choices)
        longest = max(longest, match.number - number)
    assert match.rewind(ME) is None
    assert match.state == before


def test_who_has_done_nothing_yet_goes_one_turn_further_back() -> None:
    match, choices = practice(), Dice("further back")
    assert play_until_asked(match, choices)
    first = match.state.copy()
    play(match, choices)
    assert play_until_asked(match, choices)
    second = match.state.copy()
    play(match, choices)
    assert match.rewind(ME) is None
    assert match.state == second
    assert match.rewind(ME) is None
    assert match.state == first


def test_a_move_that_was_taken_back_alone_is_no_turn() -> None:
    match, choices = practice(), Dice("taken back alone")
    assert play_until_asked(match, choices)
    first = match.state.copy()
    play(match, choices)
    assert play_until_asked(match, choices)
    play(match, choices)
    assert match.back(ME) is None  # nothing of the second turn is left
    assert match.rewind(ME) is None
    assert match.state == first


def thieves() -> Match:
    """The person can only play a thief, and then choose whom to rob."""
    rock, thief = PEBBLES.box.find("rock"), PEBBLES.box.find("thief")
    hands = [[rock], [thief, thief], [rock]]
    state = PebblesState(
        PEBBLES,
        EVERYTHING,
        active=ME,
        bank=9,
        hands=hands,
        purses=[3, 0, 3],
        deck=[],
        table=list(PEBBLES.box.unseen([card for hand in hands for card in hand])),
        frames=[],
    )
    return Match.start(PEBBLES, among_bots(3), seed=1, start=state, practice=True)


def test_a_turn_begins_with_its_first_move_even_if_there_was_no_choice() -> None:
    match = thieves()
    assert match.play(ME, "play thief") is None
    assert key(match.why_not_rewind(ME)) == "refused-no-turn-to-take-back"
    assert match.play(ME, "rob 2") is None
    assert match.rewind(ME) is None
    assert match.record.entries[-1].content() == {"rewind": 0, "seat": ME}
    assert_told_by_its_record(match)
    history = History.of(match)
    for number in range(match.number + 1):  # each moment is followed from the one before
        assert history.at(number).number == number


def test_a_choice_that_was_taken_back_leaves_none() -> None:
    match = thieves()
    assert match.play(ME, "play thief") is None
    assert match.play(ME, "rob 2") is None
    assert match.back(ME) is None
    assert key(match.why_not_rewind(ME)) == "refused-no-turn-to-take-back"
    assert match.play(ME, "rob 0") is None
    assert match.rewind(ME) is None
    assert match.record.entries[-1].content() == {"rewind": 0, "seat": ME}
    assert_told_by_its_record(match)


def test_a_turn_without_a_choice_is_passed_over() -> None:
    """In Les Fils de Samarande everybody is asked about every Action; most can only pass."""
    match, choices = practice("samarande"), Dice("no choice")
    forced = 0
    while forced < 3 or match.why_not_rewind(ME) is not None:
        decision = match.decision()
        assert decision is not None
        forced += decision.seat == ME and len(decision.options) == 1
        play(match, choices)
    while match.why_not_rewind(ME) is None:
        assert match.rewind(ME) is None
        entry = match.record.entries[-1]
        assert isinstance(entry, RewindEntry)
        at, had_choice = entry.to, False
        while not had_choice:  # in the turn that begins there
            moment = History.of(match).at(at)
            assert asks_me(moment)
            decision = moment.decision()
            assert decision is not None
            had_choice = len(decision.options) > 1
            at += 1


def test_after_a_rewind_no_single_move_is_taken_back() -> None:
    match, choices = practice(), Dice("no single move")
    assert play_until_asked(match, choices)
    play(match, choices)
    assert match.rewind(ME) is None
    for seat in (0, ME):
        assert key(match.why_not_back(seat)) == "refused-nothing-to-take-back"
    play(match, choices)
    assert match.back(ME) is None
    assert_told_by_its_record(match)


def test_dice_differ_after_a_rewind() -> None:
    """Entry n draws from its own dice, and n only grows."""
    match, choices = practice("sans-foi-ni-loi"), Dice("other dice")
    moves: list[str] = []
    rolled: tuple[int, ...] = ()
    while not rolled:
        assert play_until_asked(match, choices)
        moves.clear()
        while asks_me(match) and not rolled:
            play(match, choices)
            entry = match.record.entries[-1]
            assert isinstance(entry, MoveEntry)
            moves.append(entry.move)
            rolled = entry.outcomes
    below, _ = draws_of(match.game, match.record)[match.number][0]
    found = {rolled[0]}
    while len(found) == 1 and match.number < 500:
        assert match.rewind(ME) is None
        for move in moves:
            assert match.play(ME, move) is None
        again = match.record.entries[-1]
        assert isinstance(again, MoveEntry)
        assert again.outcomes[0] == Dice(f"7/{again.number}").below(below)
        found.add(again.outcomes[0])
    assert len(found) == 2


# What a record says


def test_the_header_says_so_and_only_then() -> None:
    assert Record.read(practice().record.text()).header.practice
    plain = Match.start(NOIR, among_bots(2), seed=7)
    assert "practice" not in plain.record.header_line()
    assert not Record.read(plain.record.text()).header.practice
    assert practice().record.header.format == 2


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"name": "B0", "bot": "random"', '"name": "Blaise"'),  # two people
        ('{"name": "Ada"}', '{"name": "Ada", "bot": "random"}'),  # nobody
        ('"practice": true', '"practice": 1'),
    ],
)
def test_a_header_that_cannot_be_practice_is_refused(old: str, new: str) -> None:
    text = practice().record.text()
    assert old in text
    with pytest.raises(BadRecord) as caught:
        Record.read(text.replace(old, new))
    assert caught.value.line == 1
    assert caught.value.sentence.key == "wrong-bad-field"


def test_a_record_cannot_go_back_to_another_entry() -> None:
    match, choices = practice(), Dice("another entry")
    for _ in range(5):
        play(match, choices)
    assert match.rewind(ME) is None
    entry = match.record.entries[-1]
    assert isinstance(entry, RewindEntry)
    wrong = match.record.text().replace(f'"rewind": {entry.to}', f'"rewind": {entry.to - 1}')
    with pytest.raises(BadRecord) as caught:
        Match.resume(NOIR, Record.read(wrong))
    assert (caught.value.line, caught.value.sentence.key) == (7, "wrong-wrong-back")


def test_without_practice_a_record_cannot_go_back() -> None:
    match, choices = practice(), Dice("no practice")
    for _ in range(5):
        play(match, choices)
    assert match.rewind(ME) is None
    text = match.record.text().replace('"practice": true, ', "")
    with pytest.raises(BadRecord) as caught:
        Match.resume(NOIR, Record.read(text))
    assert caught.value.because is not None
    assert caught.value.because.key == "refused-only-in-practice"


def test_a_provable_deal_can_be_checked_after_rewinds() -> None:
    players = among_bots(3)
    deal = fair_deal([Contribution((ME,), number=NUMBERS[0])], ALONE)
    match = Match.start(GAMES["sans-foi-ni-loi"], players, deal=deal, practice=True)
    choices = Dice("provable practice")
    while match.decision() is not None:
        play(match, choices)
        if choices.below(9) == 0:
            match.rewind(ME)
    assert any(isinstance(entry, RewindEntry) for entry in match.record.entries)
    verification = verify(match.game, Record.read(match.record.text()))
    assert verification.is_proof
    checks = {check.name: check.sentence for check in verification.checks}
    moves = sum(isinstance(entry, MoveEntry) for entry in match.record.entries)
    assert checks["moves"].number("moves") == moves


def test_a_line_that_cannot_be_kept_has_not_happened() -> None:
    kept: list[str] = []
    full = False

    def keep(line: str) -> None:
        if full:
            raise OSError("no space left on device")
        kept.append(line)

    match = Match.start(NOIR, among_bots(2), seed=7, practice=True, keep=keep)
    for _ in range(4):
        play(match, Dice("full"))
    state, told = match.state.copy(), match.journal(EVERYTHING)
    full = True
    with pytest.raises(OSError, match="no space"):
        match.rewind(ME)
    assert (match.state, match.journal(EVERYTHING), match.record.lines()) == (state, told, kept)
    full = False
    assert match.rewind(ME) is None
    assert match.state != state


@pytest.mark.slow
@pytest.mark.parametrize("name", ["noxford", "samarande"])
def test_every_moment_of_practice_is_what_following_the_record_that_far_gives(name: str) -> None:
    match, choices = practice(name), Dice("moments")
    while match.decision() is not None and match.number < 60:
        play(match, choices)
        if choices.below(5) == 0:
            match.rewind(ME)
    history = History(match.game, Record.read(match.record.text()))
    for number in range(match.number, -1, -3):
        followed = Match.resume(match.game, match.record, until=number)
        moment = history.at(number)
        assert moment.state == followed.state
        assert moment.journal(EVERYTHING) == followed.journal(EVERYTHING)
        assert moment.last_standing(ME, 20) == followed.last_standing(ME, 20)


# What is told and still stands


def test_what_was_taken_back_no_longer_stands() -> None:
    match, choices = practice("sans-foi-ni-loi"), Dice("still stands")
    assert play_until_asked(match, choices)
    while asks_me(match):
        play(match, choices)
    assert play_until_asked(match, choices)
    standing = match.last_standing(ME, 1000)
    assert standing == match.journal(ME)
    for _ in range(12):
        play(match, choices)
    while len(match.last_standing(ME, 1000)) > len(standing):
        assert match.rewind(ME) is None
    assert match.last_standing(ME, 1000) == standing
    assert match.last_standing(ME, 3) == standing[-3:]
    assert match.journal(ME)[: len(standing)] == standing
    assert match.journal(ME) != standing


def test_a_single_move_that_was_taken_back_does_not_stand_either() -> None:
    match = Match.start(NOIR, [Player("Ada"), Player("Blaise")], seed=7)
    decision = match.decision()
    assert decision is not None
    standing = match.last_standing(0, 99)
    assert match.play(decision.seat, decision.options[0]) is None
    assert match.last_standing(0, 99) == match.journal(0)
    assert match.back(decision.seat) is None
    assert match.last_standing(0, 99) == standing


# What is refused


def test_only_in_practice() -> None:
    match = Match.start(NOIR, among_bots(2), seed=7)
    for _ in range(4):
        play(match, Dice("plain"))
    before = match.record.text()
    assert key(match.rewind(ME)) == "refused-only-in-practice"
    assert match.record.text() == before


def test_only_the_person_takes_turns_back() -> None:
    match = practice()
    for _ in range(4):
        play(match, Dice("bots"))
    assert key(match.rewind(0)) == "refused-only-in-practice"
    assert key(match.rewind(9)) == "refused-no-such-seat"
    assert key(match.rewind(WATCHER)) == "refused-no-such-seat"


def test_nothing_to_take_back_at_the_deal() -> None:
    match = practice()
    assert key(match.rewind(ME)) == "refused-no-turn-to-take-back"
    assert play_until_asked(match, Dice("nothing"))
    assert key(match.rewind(ME)) == "refused-no-turn-to-take-back"


def test_not_after_the_end() -> None:
    match, choices = practice(), Dice("the end")
    while match.decision() is not None:
        play(match, choices)
    assert key(match.rewind(ME)) == "refused-over"


@pytest.mark.parametrize("people", [0, 2])
def test_practice_is_for_one_person(people: int) -> None:
    players = [Player(f"P{seat}", "" if seat < people else "random") for seat in range(3)]
    with pytest.raises(ValueError, match="one person"):
        Match.start(PEBBLES, players, seed=1, practice=True)


def test_no_second_person_joins() -> None:
    match = practice()
    assert key(match.hand_over(0, Player("Blaise"))) == "refused-practising-alone"
    assert match.hand_over(0, Player("Zoé", "greedy")) is None
    text = match.record.text().replace('"name": "Zoé", "bot": "greedy"', '"name": "Zoé"')
    with pytest.raises(BadRecord) as caught:
        Match.resume(NOIR, Record.read(text))
    assert caught.value.because is not None
    assert caught.value.because.key == "refused-practising-alone"


def test_not_once_a_seat_has_changed_hands() -> None:
    match, choices = practice(), Dice("hands")
    for _ in range(4):
        play(match, choices)
    assert match.hand_over(0, Player("Zoé", "greedy")) is None
    assert key(match.rewind(ME)) == "refused-seat-changed-hands"
    assert play_until_asked(match, choices)
    before = match.state.copy()
    play(match, choices)
    assert match.rewind(ME) is None
    assert match.state == before
    assert match.players[0].name == "Zoé"
    assert key(match.rewind(ME)) == "refused-seat-changed-hands"


def test_a_bot_that_stands_in_takes_nothing_back() -> None:
    match, choices = practice(), Dice("stand-in")
    for _ in range(4):
        play(match, choices)
    assert match.hand_over(ME, Player("Zoé", "greedy")) is None
    for _ in range(4):
        play(match, choices)
    assert key(match.rewind(ME)) == "refused-only-in-practice"
    assert match.hand_back(ME) is None
