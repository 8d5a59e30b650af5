"""A match: asking, refusing, applying, taking back, handing over, resigning."""

import pytest

from ludotheque.bots import make_bot
from ludotheque.core import (
    EVERYTHING,
    WATCHER,
    BadOption,
    Chooser,
    Dice,
    Game,
    Log,
    Match,
    Move,
    Player,
    Record,
    Refusal,
    Script,
    Seat,
    State,
)
from ludotheque.games import GAMES
from ludotheque.games.district_noir.state import DistrictNoirState
from pebbles import PEBBLES, PebblesState

NOIR = GAMES["district-noir"]
TWO = (Player("Ada"), Player("Blaise"))
THREE = (*TWO, Player("Chloé"))


def asked(match: Match) -> Seat:
    decision = match.decision()
    assert decision is not None
    return decision.seat


def play_first(match: Match, times: int = 1) -> None:
    for _ in range(times):
        decision = match.decision()
        assert decision is not None
        assert match.play(decision.seat, decision.options[0]) is None


def key(why: Refusal | None) -> str:
    assert why is not None
    return why.key


def rocky(players: tuple[Player, ...], hands: str = "rock rock coin") -> Match:
    """A match of Pebbles with an empty deck and these hands: nothing is revealed by playing."""
    game = PEBBLES
    dealt = [[game.box.find(name)] for name in hands.split()][: len(players)]
    rest = game.box.unseen([card for hand in dealt for card in hand])
    state = PebblesState(
        game,
        EVERYTHING,
        active=0,
        bank=9,
        hands=[[*hand, game.box.find("rock")] for hand in dealt],
        purses=[0] * len(players),
        deck=[],
        table=[card for card in rest if game.box.name(card) != "rock"],
        frames=[],
    )
    return Match.start(game, players, seed=1, start=state)


# Playing


def test_a_chosen_seed_repeats_the_match() -> None:
    first, second = (Match.start(NOIR, TWO, seed=7) for _ in range(2))
    assert first.state == second.state
    assert first.record.header.repeatable
    assert first.record.header.seed == "7"


def test_without_a_seed_nobody_can_repeat_it() -> None:
    first, second = (Match.start(NOIR, TWO) for _ in range(2))
    assert first.record.header.seed != second.record.header.seed
    assert len(first.record.header.seed) == 64
    assert not first.record.header.repeatable


def test_a_move_may_be_given_by_its_text() -> None:
    match = Match.start(NOIR, TWO, seed=7)
    assert match.play(asked(match), "take") is None
    assert match.number == 1


@pytest.mark.parametrize(
    ("seat", "move", "why"),
    [
        (1, "take", "refused-not-your-turn"),
        (2, "take", "refused-no-such-seat"),
        (WATCHER, "take", "refused-no-such-seat"),
        (0, "take!", "refused-no-such-move"),
        (0, "", "refused-no-such-move"),
        (0, "play", "refused-no-such-move"),
        (0, "play 9", "refused-no-such-move"),
        (0, "play docks", "refused-not-in-hand"),
        (0, Move("take it all"), "refused-no-such-move"),
    ],
)
def test_a_refused_move_changes_nothing(seat: Seat, move: str | Move, why: str) -> None:
    match = Match.start(NOIR, TWO, start=noir_state(active=0))
    before = (match.record.text(), match.state.copy(), match.journal(EVERYTHING))
    assert key(match.play(seat, move)) == why
    assert (match.record.text(), match.state, match.journal(EVERYTHING)) == before


def noir_state(active: Seat) -> DistrictNoirState:
    for seed in range(100):
        state = NOIR.new(players=2, chance=Dice(seed))
        assert isinstance(state, DistrictNoirState)
        if state.active == active and NOIR.box.find("docks") not in state.hands[active]:
            return state
    raise AssertionError("no such deal")


def test_a_line_that_cannot_be_kept_has_not_happened() -> None:
    kept: list[str] = []

    def keep(line: str) -> None:
        if len(kept) == 2:
            raise OSError("no space left on device")
        kept.append(line)

    match = Match.start(NOIR, TWO, seed=7, keep=keep)
    play_first(match)
    state, journal = match.state.copy(), match.journal(EVERYTHING)
    with pytest.raises(OSError, match="no space"):
        play_first(match)
    assert match.state == state
    assert match.journal(EVERYTHING) == journal
    assert match.record.lines() == kept
    kept.pop()  # there is room again
    play_first(match)
    assert match.number == 2


def test_every_line_is_kept_as_it_happens() -> None:
    kept: list[str] = []
    match = Match.start(NOIR, TWO, seed=7, keep=kept.append)
    play_first(match, 5)
    assert match.record.lines() == kept


def test_what_is_drawn_depends_on_the_seed_and_the_number_of_the_entry() -> None:
    match = rocky(TWO, "coin coin")
    assert match.play(0, "play rock") is None
    assert match.back(0) is None
    assert match.play(0, "play coin") is None
    entry = match.record.entries[-1]
    assert entry.number == 3
    assert entry.content()["outcomes"] == [Dice("1/3").below(6)]


def test_running_to_the_end() -> None:
    match = Match.start(NOIR, [Player("A", bot="greedy"), Player("B", bot="random")], seed=3)
    outcome = match.run({0: make_bot("greedy", seed=1), 1: make_bot("random", seed=1)})
    assert outcome == match.outcome()
    assert match.decision() is None
    assert match.record.entries[-1].content() == {
        "end": {"places": list(outcome.places), "points": list(outcome.points)}
    }
    assert match.record.entries[0].content()["by"] == "bot"
    assert key(match.play(0, "take")) == "refused-over"


def test_a_bot_whose_move_is_refused_must_not_go_on() -> None:
    class Confused(Chooser):
        def choose(self, game: Game, view: State, seat: Seat) -> Move:
            return Move("sing")

    with pytest.raises(ValueError, match="refused-no-such-move"):
        Match.start(NOIR, TWO, seed=3).run({0: Confused(), 1: Confused()})


def test_a_match_starts_from_a_true_state() -> None:
    view = noir_state(0).view(0)
    with pytest.raises(ValueError, match="true state"):
        Match.start(NOIR, TWO, start=view)
    three = PEBBLES.new(players=3, chance=Dice(1))
    with pytest.raises(ValueError, match="every seat"):
        Match.start(PEBBLES, TWO, start=three)


def test_a_move_is_what_its_text_says_in_this_game() -> None:
    """A move made for another box, or by hand, means the card of that name here."""
    turned = NOIR.box.text.replace('name = "5"', 'name = "x"').replace('name = "6"', 'name = "5"')
    other = NOIR.with_cards(turned.replace('name = "x"', 'name = "6"'))
    for seed in range(9):
        match = Match.start(NOIR, TWO, seed=seed)
        for text in ("play 5", "play 6"):
            expected = match.refusal(asked(match), text)
            assert match.refusal(asked(match), other.move(text)) == expected
            assert match.refusal(asked(match), Move(text)) == expected


def test_a_match_needs_the_right_number_of_players() -> None:
    with pytest.raises(BadOption):
        Match.start(NOIR, THREE)


def test_seats_see_what_is_theirs() -> None:
    match = Match.start(NOIR, TWO, seed=7)
    for seat in (0, 1, WATCHER):
        assert match.view(seat) == match.state.view(seat)


def test_the_starting_state_is_not_shared() -> None:
    state = noir_state(0)
    match = Match.start(NOIR, TWO, start=state)
    play_first(match)
    assert Match.resume(NOIR, Record.read(match.record.text())).state == match.state
    assert state == noir_state(0)


# Taking back


def test_a_move_that_showed_nothing_can_be_taken_back() -> None:
    match = Match.start(NOIR, TWO, seed=7)
    seat, before = asked(match), match.state.copy()
    play_first(match)
    assert match.back(seat) is None
    assert match.state == before
    assert asked(match) == seat
    assert match.record.entries[-1].content() == {"back": 0, "seat": seat}
    told = [event.key for event in match.journal(WATCHER, since=0)]
    assert told == ["told-played", "told-took-back"]


def test_nothing_to_take_back() -> None:
    match = Match.start(NOIR, TWO, seed=7)
    for seat in (0, 1):
        assert key(match.back(seat)) == "refused-nothing-to-take-back"
    seat = asked(match)
    play_first(match)
    assert match.back(seat) is None
    assert key(match.back(seat)) == "refused-nothing-to-take-back"


def test_not_once_somebody_else_has_acted() -> None:
    match = Match.start(NOIR, TWO, seed=7)
    seat = asked(match)
    play_first(match)
    assert key(match.back(1 - seat)) == "refused-somebody-else-acted"
    play_first(match)
    assert key(match.back(seat)) == "refused-somebody-else-acted"
    assert match.back(1 - seat) is None


@pytest.mark.rule("DN-27")
def test_not_once_hands_were_drawn() -> None:
    """District Noir's hidden refill counts as revealed."""
    match = Match.start(NOIR, TWO, seed=7)
    play_first(match, 12)
    assert match.journal(WATCHER)[-1].key == "told-drew"
    last = asked(match)  # who ends a round begins the next
    assert key(match.back(last)) == "refused-something-was-revealed"
    assert key(match.back(1 - last)) == "refused-somebody-else-acted"


def test_not_once_a_die_was_rolled() -> None:
    match = rocky(TWO, "coin coin")
    assert match.play(0, "play coin") is None
    assert key(match.back(0)) == "refused-something-was-rolled"


def test_several_moves_of_ones_own_can_be_taken_back_one_by_one() -> None:
    match = rocky(THREE, "thief coin rock")
    state = match.state
    assert isinstance(state, PebblesState)
    state.purses[1] = 3
    before = match.state.copy()
    assert match.play(0, "play thief") is None
    assert match.play(0, "rob 1") is None
    half = match.state.copy()
    assert match.back(0) is None
    assert match.back(0) is None
    assert match.state == before
    assert match.record.entries[-1].content() == {"back": 0, "seat": 0}
    assert match.play(0, "play thief") is None
    assert match.play(0, "rob 1") is None
    assert match.state == half
    assert match.back(0) is None
    assert match.record.entries[-1].content() == {"back": 5, "seat": 0}


def test_not_after_the_end() -> None:
    match = rocky(TWO, "coin coin")
    while (decision := match.decision()) is not None:
        last = decision.seat
        play_first(match)
    assert key(match.back(last)) == "refused-over"


# Handing over and resigning


def test_a_seat_is_handed_over_and_back() -> None:
    match = Match.start(NOIR, TWO, seed=7)
    greedy = Player("Greedy", bot="greedy")
    assert key(match.hand_back(1)) == "refused-nobody-to-return-to"
    assert match.hand_over(1, greedy) is None
    assert match.players == [TWO[0], greedy]
    assert match.hand_back(1) is None
    assert match.players == list(TWO)
    assert key(match.hand_back(1)) == "refused-nobody-to-return-to"
    assert [event.args for event in match.journal(0, since=0)] == [
        {"old": "Blaise", "new": "Greedy"},
        {"old": "Greedy", "new": "Blaise"},
    ]


def test_a_bots_seat_has_nobody_to_return_to() -> None:
    match = Match.start(NOIR, (TWO[0], Player("G", bot="greedy")), seed=7)
    assert key(match.hand_back(1)) == "refused-nobody-to-return-to"
    assert match.hand_over(1, Player("Zoé")) is None
    assert match.hand_over(1, Player("G", bot="greedy")) is None
    assert match.hand_back(1) is None
    assert match.players[1] == Player("Zoé")


def test_what_another_did_in_ones_seat_is_not_taken_back() -> None:
    match = Match.start(NOIR, TWO, seed=7)
    seat = asked(match)
    play_first(match)
    assert match.hand_over(seat, Player("Zoé")) is None
    assert key(match.back(seat)) == "refused-seat-changed-hands"


def test_who_made_a_move_is_recorded() -> None:
    match = Match.start(NOIR, TWO, seed=7)
    seat = asked(match)
    play_first(match)
    assert match.hand_over(1 - seat, Player("G", bot="greedy")) is None
    play_first(match)
    assert [entry.content().get("by") for entry in match.record.entries] == ["person", None, "bot"]


def test_resigning_between_two_ends_the_match() -> None:
    match = Match.start(NOIR, TWO, seed=7)
    play_first(match)
    assert match.resign(0) is None
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.places == (2, 1)
    assert outcome.points == ()
    assert outcome.how.key == "scored-won-by-resignation"
    assert match.decision() is None
    assert [entry.content() for entry in match.record.entries[1:]] == [
        {"resign": 0},
        {"end": {"places": [2, 1], "points": []}},
    ]
    for why in (match.resign(1), match.play(1, "take"), match.hand_over(1, TWO[0]), match.back(0)):
        assert key(why) == "refused-over"


def test_resigning_among_three_leaves_a_stand_in_who_ranks_last() -> None:
    match = rocky(THREE, "coin coin coin")
    assert key(match.resign(1)) == "refused-needs-a-stand-in"
    assert key(match.resign(1, Player("Zoé"))) == "refused-needs-a-stand-in"
    stand_in = Player("R", bot="random")
    assert match.resign(1, stand_in) is None
    assert key(match.resign(1, stand_in)) == "refused-resigned-already"
    assert key(match.hand_over(1, TWO[1])) == "refused-resigned-already"
    assert match.players[1] == stand_in
    bots = {seat: make_bot("random", seed=1) for seat in range(3)}
    outcome = match.run(bots)
    assert outcome.places[1] == 3
    assert min(outcome.places) == 1
    assert outcome.lines[-1].sentence.key == "scored-ranked-last"
    assert Match.resume(match.game, Record.read(match.record.text())).outcome() == outcome


def test_when_all_but_one_have_resigned_the_match_ends() -> None:
    match = rocky(THREE)
    assert match.resign(0, Player("R", bot="random")) is None
    assert match.resign(2) is None
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.places == (2, 1, 2)
    assert outcome.winners == (1,)


def test_places_of_those_who_stayed_close_up() -> None:
    """The one who would have won resigned: second and third move up."""
    match = rocky(THREE, "rock rock rock")
    state = match.state
    assert isinstance(state, PebblesState)
    state.purses = [9, 5, 2]
    assert match.resign(0, Player("R", bot="random")) is None
    while match.decision() is not None:
        play_first(match)
    outcome = match.outcome()
    assert outcome is not None
    assert outcome.places == (3, 1, 2)
    assert outcome.how.key == "scored-resigned-ahead"


def test_a_state_that_is_over_gives_a_match_that_is_over() -> None:
    state = noir_state(0)
    while (decision := state.decision()) is not None:
        state.apply(decision.options[0], Script(()), Log())
    match = Match.start(NOIR, TWO, start=state)
    assert match.decision() is None
    assert match.number == 1
