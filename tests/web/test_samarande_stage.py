"""Les Fils de Samarande's table as rendered for a guest: every move can be touched part by part,
genies are seen where they lie, and nobody is shown what is hidden."""

import gzip
from typing import Any

import pytest

from ludotheque.core import WATCHER, Dice, Seat, State
from ludotheque.web.tables.session import TableSession
from ludotheque.web.views.games.market import MarketStage
from ludotheque.web.views.games.samarande import SamarandeStage, Sought
from tests.browser.samarande_positions import (
    HAUNTED,
    MISCHIEF,
    RICH,
    acting,
    answering,
    before_the_test,
    five,
    last_turn,
    ordering,
    whole,
)
from tests.games.samarande.tables import CARDS, GAME, apply
from tests.web.rendered_pages import PAGES, rendered, scene, table_of

STAGE: MarketStage = SamarandeStage(GAME)
BUILT = len(CARDS.buildable)


def opened(players: int, start: State | None = None, seed: str = "a table") -> TableSession:
    return table_of(GAME.name, players, start, seed)


def context(session: TableSession, eyes: Seat, lang: str = "en") -> dict[str, Any]:
    return STAGE.context(session.table.view(eyes), scene(session, eyes, lang))


def played(session: TableSession, *moves: str) -> TableSession:
    """The same table after these moves, by whichever seats."""
    for move in moves:
        decision = session.table.decision()
        assert decision is not None
        session.table.play(decision.seat, move)
    return session


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 5])
def test_whatever_can_be_done_can_be_touched_part_by_part(players: int) -> None:
    session, dice = opened(players), Dice(f"touched {players}")
    seen: set[str] = set()
    for step in range(260):
        decision = session.table.decision()
        if decision is None:
            break
        seat = decision.seat
        options = {str(move) for move in decision.options}
        verbs = {
            " ".join(text.split()[:2]) if "play" in text else text.split()[0] for text in options
        }
        if step % 15 == 0 or not verbs <= seen:
            seen |= verbs
            page = rendered(session, seat, "fr" if step % 2 else "en")
            assert page.moves() == options
            for choice in context(session, seat)["choices"]:
                assert choice.path == ("keep",) or set(choice.path) <= page.parts(), choice
            ids = page.ids()
            assert len(ids) == len(set(ids))
        if step % 40 == 0 and decision.window is None:
            other = rendered(session, (seat + 1) % players)
            assert not any("data-asked" in each for each in other.all)
            assert not other.moves()
        busy = [move for move in decision.options if str(move) not in ("end", "pass")]
        session.table.play(seat, str(dice.pick(busy or decision.options)))
    assert {"stay", "keep", "take", "lay", "draw", "buy", "end", "pass"} <= seen
    assert len({verb for verb in seen if verb.startswith("play ")}) > 5


def test_a_path_leads_to_one_move_only() -> None:
    paths = [choice.path for choice in context(opened(5, five()), 0)["choices"]]
    assert len(paths) == len(set(paths)) > 30
    lengths = {len(path) for path in paths}
    assert lengths == {1, 2, 3}, "a card of the line, a lamp on a genie, an artisan carried off"


def path_of(state: State, move: str) -> tuple[str, ...]:
    return STAGE.path(state, GAME.move(move))


def test_what_an_action_is_aimed_at() -> None:
    state = acting()
    card = {name: f"c{GAME.box.find(name)}" for name in GAME.box.names}
    kind = GAME.box.find
    for move, aims in (
        ("play frightful-genie 2 2", ("e1p1",)),
        ("play desert-tornado 2 2 2", ("e1p1",)),
        ("play imposing-genie 3", ("e2",)),
        ("play explorer-genie souk", (f"x{kind('souk')}",)),
        ("play kidnapper-genie 2 2 perfumer 1", (f"e1p1k{kind('perfumer')}", "e0p0")),
        ("play kidnapper-genie 2 2 perfumer hand", (f"e1p1k{kind('perfumer')}",)),
        ("play magic-lamp 2 imposing-genie", (f"e1k{kind('imposing-genie')}",)),
        ("play magic-lamp 2 frightful-genie 1", (f"e1p0k{kind('frightful-genie')}",)),
        ("play assassins-guild 2 royal-guard", (f"e1k{kind('royal-guard')}",)),
        ("play ali-baba", ()),
    ):
        assert path_of(state, move) == (card[move.split()[1]], *aims), move
    assert path_of(state, "vanish 2 perfumer") == (f"e0p1k{kind('perfumer')}",)
    assert path_of(state, "put 3") == ("e0p2",)
    assert path_of(state, "reroll") == ()


@pytest.mark.rule("SA-61")
def test_what_a_frightful_genie_has_put_out_of_play_is_said_and_struck() -> None:
    view = context(opened(3, acting()), 0)
    blaise = view["others"][0]
    struck, free = blaise.sites
    assert struck.is_struck
    assert struck.thing.note == "out of play"
    assert [thing.hurts for thing in struck.there] == [False, False, True]
    assert not free.is_struck
    counted = {figure.key: figure.text for figure in blaise.figures}
    assert (counted["districts"], counted["artisans"]) == ("1", "1")
    assert counted["guards"] == "+0", "an Imposing one as well"
    guards = [thing.note for thing in blaise.people]
    assert guards == ["counts 0", "counts 0", ""]
    assert view["others"][1].figures[-1].note == "1 action point fewer each turn"


@pytest.mark.rule("SA-12")
def test_the_hand_that_was_dealt_is_kept_by_tapping() -> None:
    session = opened(3)
    assert rendered(session, 0).moves() <= {"stay", "redeal"}
    first = session.table.decision()
    assert first is not None
    played(session, "stay", "stay", "stay")
    view = context(session, first.seat)
    assert (view["keeps"], len(view["hand"]), view["pips"]) == (4, 8, 0)
    assert len({choice.move for choice in view["choices"]}) == len(view["choices"])
    page = rendered(session, first.seat)
    assert len([each for each in page.all if "data-keep-card" in each]) == 8
    watched = context(session, WATCHER)
    assert (watched["keeps"], watched["hand"]) == (0, None)


@pytest.mark.rule("SA-71")
def test_the_action_in_question_is_shown_to_all_with_whatever_answers_it() -> None:
    session = played(opened(3, answering()), "play aladdin 1")
    for eyes in (0, 1, 2, WATCHER):
        happening = context(session, eyes)["happening"]
        assert [GAME.box.name(card) for _, card in happening.chain] == ["aladdin"]
        assert "Aladdin" in happening.says
        assert happening.asks
    session.answers.follow()
    both = {"pass", "play mischievous-genie"}
    assert [rendered(session, eyes).moves() for eyes in (0, 1, 2)] == [both, set(), both]
    played(session, "play mischievous-genie")
    happening = context(session, WATCHER)["happening"]
    assert [GAME.box.name(card) for _, card in happening.chain] == ["aladdin", "mischievous-genie"]
    assert "answers" in happening.says


@pytest.mark.rule("SA-71")
def test_everybody_who_is_asked_is_waited_for_by_name_until_the_window_closes() -> None:
    session = played(opened(3, answering()), "play aladdin 1")
    session.answers.follow()
    assert scene(session, 1).question() == "Waiting for Chloé and Ada."
    assert scene(session, WATCHER, "fr").question() == "On attend Chloé et Ada."
    session.answers.play(0, "pass")
    assert scene(session, 1).question() == "Waiting for Chloé and Ada.", "nobody learns who has"
    assert "Your answer is noted." in scene(session, 0).question()


@pytest.mark.rule("SA-71")
def test_a2_the_question_and_the_table_name_what_the_action_is_aimed_at() -> None:
    start = whole("", "palace; palace: perfumer", hands=("frightful-genie", "souk"), gold=(0, 0))
    session = played(opened(2, start), "play frightful-genie 2 2")
    session.answers.follow()
    told = "Ada plays a Frightful genie on your District 2, a Palace."
    assert scene(session, 1).question() == f"{told} Let it pass?"
    assert context(session, 1)["happening"].says == told


@pytest.mark.rule("SA-62")
def test_an_explorer_looks_through_the_kinds_and_what_he_turns_up_is_seen() -> None:
    session = opened(3, acting())
    view = context(session, 0)
    assert len(view["sought"]) == BUILT
    assert len([part for part in rendered(session, 0).parts() if part[0] == "x"]) == BUILT
    assert context(session, 1)["sought"] == []
    played(session, "play explorer-genie souk", "pass", "pass")
    turned = context(session, WATCHER)["turned_up"]
    assert turned
    assert GAME.box.find("souk") not in [card for card, _ in turned]
    assert len([each for each in rendered(session, 2).ids() if each.startswith("turned-")]) == len(
        turned
    )


@pytest.mark.rule("SA-62")
def test_by_default_an_explorer_looks_through_the_categories() -> None:
    start = acting()
    start.seeks_kinds = False
    session = opened(3, start)
    view = context(session, 0)
    assert [each.category for each in view["sought_categories"]] == ["district", "artisan", "guard"]
    assert view["sought"] == []
    parts = [part for part in rendered(session, 0).parts() if part[0] == "x"]
    assert sorted(parts) == sorted(f"x{each.number}" for each in view["sought_categories"])
    assert context(session, 1)["sought_categories"] == []
    moves = {choice.move for choice in view["choices"] if choice.path[-1] in parts}
    assert "play explorer-genie any district" in moves
    played(session, "play explorer-genie any district", "pass", "pass")
    assert context(session, WATCHER)["turned_up"] or not context(session, WATCHER)["happening"]


def test_a_category_that_is_gone_says_so() -> None:
    kinds = tuple(card for card in CARDS.buildable if CARDS.is_guard[card])
    sought = Sought(99, "guard", kinds)
    assert sought.is_gone(kinds)
    assert not sought.is_gone(kinds[1:])


def test_what_was_found_is_shown_while_its_place_is_chosen() -> None:
    start = whole(
        "souk; port", "palace", hands=("explorer-genie", "palace"), gold=(0, 0), discard="caliph"
    )
    session = played(opened(2, start), "play explorer-genie weaponsmith", "pass")
    view = context(session, 0)
    assert [GAME.box.name(card) for _, card in view["happening"].chain] == ["weaponsmith"]
    assert {choice.path for choice in view["choices"]} == {("e0p0",), ("e0p1",)}


@pytest.mark.rule("SA-60")
def test_a_caliph_can_leave_a_gap_where_he_likes() -> None:
    session = played(opened(2, ordering()), "play caliph", "pass", "place partisan")
    offers = context(session, 0)["offers"]
    assert (GAME.box.name(offers[0].card), offers[0].is_set) == ("partisan", True)
    gap = next(offer for offer in offers if offer.card is None)
    assert gap.token in rendered(session, 0).parts()
    assert gap.token not in rendered(session, 1).parts()
    assert "leave" in rendered(session, 0).moves()


@pytest.mark.rule("SA-21")
def test_a_second_roll_is_asked_for_after_the_first_and_then_stands() -> None:
    session = played(opened(2, before_the_test((MISCHIEF, HAUNTED))), "end")
    (throw,) = context(session, 0)["throws"]
    assert [(roll.what, roll.added, roll.result) for roll in throw.rolls] == [("difficulty", 2, "")]
    assert rendered(session, 0).moves() == {"reroll", "stand"}
    played(session, "reroll")
    (throw,) = context(session, 1)["throws"]
    guard, difficulty = throw.rolls
    assert (difficulty.what, guard.what, guard.added) == ("difficulty", "guard", 3)
    assert guard.result == ("wins" if guard.total > difficulty.total else "loses")
    assert "reroll" in throw.before


@pytest.mark.rule("SA-20")
def test_the_neighbour_chooses_in_somebody_elses_city() -> None:
    cities = ("souk: weaponsmith, perfumer; port: weaponsmith", "palace")
    for seed in range(40):
        session = played(opened(2, before_the_test(cities), f"night {seed}"), "end")
        asked = session.table.decision()
        if asked is not None and asked.question.key == "asked-who-vanishes":
            break
    assert asked is not None
    assert asked.seat == 1
    paths = {choice.path[0] for choice in context(session, 1)["choices"]}
    page = rendered(session, 1)
    assert len(paths) == 3
    assert paths <= page.parts()
    (throw,) = context(session, 1)["throws"]
    assert (throw.rolls[0].what, throw.rolls[0].result) == ("guard", "loses")


def test_a_card_that_cannot_be_played_has_a_move_that_is_refused_with_the_reason() -> None:
    hand = "mischievous-genie kidnapper-genie explorer-genie magic-lamp perfumer ali-baba"
    session = opened(
        2, whole("library: jeweller", "palace", hands=(hand, ""), gold=(0, 0), points=1)
    )
    view = session.table.view(0)
    refused = {}
    for held in context(session, 0)["hand"]:
        why = view.refusal(GAME.move(held.sample))
        refused[held.stem.split()[1]] = why.key.removeprefix("refused-") if why else ""
    assert refused.pop("mischievous-genie") == "only-answers"
    assert set(refused.values()) == {"too-dear"}


def test_points_that_were_bought_are_shown_beside_the_others() -> None:
    session = played(opened(3, acting()), "buy", "buy", "buy", "take 3")
    view = context(session, 0)
    assert (view["left"], view["pips"], view["usual"]) == (6, 9, 6)
    assert "buy" not in rendered(session, 0).moves()


def test_cards_are_seen_to_travel() -> None:
    session = opened(3, acting())
    weaponsmith, lamp = GAME.box.find("weaponsmith"), GAME.box.find("magic-lamp")

    def travels(move: str, eyes: Seat) -> list[tuple[str, str]]:
        before = session.table.number
        played(session, move)
        found = STAGE.travels(session.table.told(eyes, before), session.table.view(eyes))
        assert all(to in rendered(session, eyes).ids() for _, to in found)
        return found

    assert travels("lay weaponsmith 2", 0) == [(f"h-{weaponsmith}-0", f"e0p1k{weaponsmith}-1")]
    assert travels("play magic-lamp 3 mischievous-genie", 1) == [("b-0", "action-0")]
    assert not travels("pass", 1)
    assert not travels("pass", 1)
    assert travels("take 1", 0)[0][0] == "l-0"
    assert lamp not in session.table.view(0).hands.held[0]  # type: ignore[attr-defined]


def test_what_an_explorer_finds_comes_from_the_deck() -> None:
    session = opened(3, acting())
    played(session, "play explorer-genie souk", "pass")
    before = session.table.number
    played(session, "pass")
    assert STAGE.travels(session.table.told(1, before), session.table.view(1)) == [("deck", "e0p4")]


@pytest.mark.rule("SA-80")
def test_the_end_adds_up_category_by_category() -> None:
    session = played(opened(3, last_turn()), "play ali-baba", "pass", "pass", "end")
    outcome = session.table.outcome()
    assert outcome is not None
    view = context(session, WATCHER)
    assert [category.key for category in view["ranked"]] == [
        *("districts", "artisans", "guards", "extras", "gold")
    ]
    for seat, total in enumerate(outcome.points):
        cells = [category.cells[seat] for category in view["ranked"]]
        assert sum(points for points, _ in cells) == total == view["estates"][seat].points
    assert view["ranked"][0].cells[0] == (12, "4 + 8 for kinds")
    assert {points for points, _ in view["ranked"][4].cells} == {3}, "equally rich"


@pytest.mark.rule("SA-90")
def test_what_a_table_is_sent_does_not_change_with_hidden_cards() -> None:
    """The whole page, as eyes see two worlds that they cannot tell apart: in a turn, and while
    everybody is asked, holders of a genie or not."""
    asked = answering()
    apply(asked, "play aladdin 1")
    for true in (five(), asked):
        for eyes in (1, WATCHER):
            other = GAME.fill(true.view(eyes), eyes, Dice("another world"))
            assert other != true
            pages = [
                PAGES.table_body(scene(opened(true.seats, state), eyes)).html
                for state in (true, other)
            ]
            assert pages[0] == pages[1]


def test_the_first_page_is_light() -> None:
    """With everything on it: five cities, the sprite, and every card's own words."""
    page = PAGES.table(scene(opened(5, five()), 0, "fr"), "/t/t")
    assert len(gzip.compress(page.encode())) < 40_000
    assert "<style" not in page
    assert "<script>" not in page
    assert RICH.split(":")[0] in page
