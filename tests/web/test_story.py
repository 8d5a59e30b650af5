"""What happened, told by turn: the log in groups, the elements it is about, and what a reader may
have missed."""

from itertools import pairwise

import pytest

from ludotheque.core import CARD, NOBODY, WATCHER, Dice, Event, Game, Seat
from ludotheque.games import GAMES
from ludotheque.games.district_noir.phrases import PLAYED as PLAYED_CARD
from ludotheque.games.noxford.phrases import PLACED
from ludotheque.games.samarande.phrases import LAID_ARTISAN
from ludotheque.games.sans_foi_ni_loi.phrases import (
    CHANGED_SIDES,
    LAID_HERD,
    RAIDED,
    ROBBED,
    SHARED,
)
from ludotheque.web.tables.session import TableSession
from ludotheque.web.tables.told import Told, recounted
from ludotheque.web.views.story import Recap, Story, turns
from tests.browser import sans_foi_ni_loi_positions as ranches
from tests.web.every_stage import EVERY_STAGE
from tests.web.rendered_pages import rendered, scene, table_of

NOIR = GAMES["district-noir"]
RANCHES = GAMES["sans-foi-ni-loi"]


def story(session: TableSession, eyes: Seat, lang: str = "en") -> Story:
    shown = scene(session, eyes, lang)
    return Story(shown, EVERY_STAGE[shown.game.name], shown.view())


def recap(session: TableSession, eyes: Seat, lang: str = "en") -> Recap:
    return story(session, eyes, lang).recap()


def asked(session: TableSession) -> Seat:
    decision = session.table.decision()
    assert decision is not None
    return decision.seat


def played_on(game: Game, players: int, moves: int) -> TableSession:
    session, dice = table_of(game.name, players, None), Dice(f"a story of {game.name}")
    for _ in range(moves):
        decision = session.table.decision()
        if decision is None:
            break
        busy = [move for move in decision.options if str(move) not in ("end", "pass", "stay")]
        session.table.play(decision.seat, str(dice.pick(busy or decision.options)))
    return session


# By turn


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_line_of_the_log_belongs_to_a_turn(game: Game) -> None:
    session = played_on(game, min(game.players), 30)
    log = story(session, 0).log()
    keys = [entry.key for turn in log for entry in turn.entries]
    assert keys == sorted(keys, key=lambda key: int(key.removeprefix("log-")))
    assert len(set(keys)) == len(keys)
    titles = [turn.title for turn in log]
    assert titles[0] == "Set-up"
    assert set(titles[1:]) <= {"You", "Blaise", "Chloé"}
    assert "Set-up" not in titles[1:]
    assert all(one != other for one, other in pairwise(titles))


def test_a_game_that_tells_no_turns_is_told_by_who_moves() -> None:
    session = played_on(NOIR, 2, 7)
    first = recounted(session.table.match, session.table.last_told(0, 99))[0].by  # type: ignore[arg-type]
    titles = [turn.title for turn in story(session, 0).log()]
    names = ["You", "Blaise"] if first == 0 else ["Blaise", "You"]
    assert titles == ["Set-up", *(names * 4)[:7]]


def test_a_turn_of_action_points_has_all_its_actions() -> None:
    session = table_of(RANCHES.name, 4, ranches.acting())
    active = asked(session)
    for move in ("draw", "end"):
        session.table.play(active, move)
    log = story(session, WATCHER).log()
    assert [turn.title for turn in log][:1] == ["Set-up"]
    assert [turn.title for turn in log] == ["Set-up", "Ada", "Blaise"]
    assert "draws" in log[1].entries[0].says


def test_a_move_may_end_one_turn_and_begin_the_next() -> None:
    turn = Event(SHARED.turn, (1, 0))
    told = [
        Told(1, 0, NOBODY, NOBODY, Event(SHARED.begins, (0,))),
        Told(2, 1, 0, 0, Event(SHARED.took, (0, 3, 2))),
        Told(3, 2, 0, 1, turn),
        Told(4, 2, 0, 1, Event(ROBBED, (1, 0, 0, 5))),
    ]
    found = turns(told, has_turns=True)
    assert [(each.seat, [one.number for one in each.told]) for each in found] == [
        (NOBODY, [1, 2]),  # nobody's turn has been told yet
        (1, [3, 4]),
    ]
    found = turns(told, has_turns=False)
    assert [each.seat for each in found] == [NOBODY, 0, 1, 0]


# Elements


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_what_is_lit_is_on_the_page(game: Game) -> None:
    """At least one of the alternatives, for nearly everything that was told lately."""
    players = min(game.players)
    lit = missing = 0
    for moves in range(6, 60, 9):
        session = played_on(game, players, moves)
        if session.table.decision() is None:
            break
        for eyes in (0, 1, WATCHER):
            ids = set(rendered(session, eyes).ids())
            for turn in story(session, eyes).log()[-3:]:
                for entry in turn.entries:
                    for chain in entry.lights.split():
                        names = chain.split("|")
                        if all("@" in name for name in names):
                            continue  # lit while that card lies there, and not else
                        lit += 1
                        missing += not ids & {name.partition("@")[0] for name in names}
    assert lit > 20
    assert missing <= lit / 10  # a card may have gone on to where nobody sees it


def test_a_raid_lights_the_land_and_then_whoever_sent_it() -> None:
    session = table_of(RANCHES.name, 4, ranches.acting())
    view = session.table.view(0)
    stage = EVERY_STAGE[RANCHES.name]
    land = view.ranches[1].lands[0].card  # type: ignore[attr-defined]
    raid = Event(RAIDED, (0, 1, 0, land, 1))
    assert stage.elements(raid, view) == [f"e1p0@{land}|estate-1", "estate-0"]
    card = view.catalogue.box.find("novice")  # type: ignore[attr-defined]
    left = Event(CHANGED_SIDES, (2, 1, 0, card))
    assert stage.elements(left, view) == ["estate-1", f"e2k{card}|estate-2"]
    cause = stage.cause(left, view)
    assert cause is not None
    assert RANCHES.box.name(cause) == "saloon"


@pytest.mark.parametrize("name", ["sans-foi-ni-loi", "samarande"])
def test_harm_is_shown_with_the_card_that_did_it_or_the_first_that_is_told(name: str) -> None:
    stage, game = EVERY_STAGE[name], GAMES[name]
    view = table_of(name, 3, None).table.view(0)
    done_with = stage.done_with  # type: ignore[attr-defined]
    harmful = [phrase for phrase in game.vocabulary.phrases.values() if phrase.harms]
    assert harmful
    for phrase in harmful:
        told = [3 + at if arg is CARD else 1 for at, arg in enumerate(phrase.types)]
        cause = stage.cause(Event(phrase, tuple(told)), view)
        if phrase in done_with:
            assert cause is not None
            assert game.box.kinds[cause].effect == done_with[phrase]
        else:
            cards = [value for value in told if value >= 3]
            assert cause == (cards[0] if cards else None), phrase.key


def test_what_was_laid_on_a_place_that_is_gone_travels_nowhere() -> None:
    """A page may hear of several moves at once, the last of which took the place away."""
    for name, phrase, herd in (
        ("sans-foi-ni-loi", LAID_HERD, (0, 0, 3, 0, 9)),
        ("samarande", LAID_ARTISAN, (0, 3, 0, 9)),
    ):
        view = table_of(name, 3, None).table.view(0)
        assert EVERY_STAGE[name].travels([Event(phrase, herd)], view) == []


def test_a_card_played_is_lit_where_it_lies_now() -> None:
    session = played_on(NOIR, 2, 0)
    first = asked(session)
    hand = session.table.view(first).hand(first)
    session.table.play(first, f"play {NOIR.box.name(hand[0])}")
    view = session.table.view(1 - first)
    stage = EVERY_STAGE[NOIR.name]
    (key,) = stage.elements(Event(PLAYED_CARD, (first, hand[0])), view)
    assert key == f"l-{len(view.line) - 1}"  # type: ignore[attr-defined]


def test_a_pile_is_lit_with_who_has_laid_it() -> None:
    noxford = GAMES["noxford"]
    session = played_on(noxford, 2, 3)
    view, stage = session.table.view(0), EVERY_STAGE[noxford.name]
    values = (1, 3, "", 0, "99 99", Event(SHARED.deck_is_out))
    assert stage.elements(Event(PLACED, values), view) == ["p-99-99", "seat-1"]


# What was missed


def test_what_others_did_since_the_last_turn_is_told_step_by_step() -> None:
    session = table_of(RANCHES.name, 4, ranches.acting())
    assert asked(session) == 0
    assert recap(session, 3).steps == []
    session.table.play(0, "play card-sharp 4")
    (step,) = recap(session, 3).steps
    assert step.is_to_you
    assert (step.who, step.whom) == ("Ada", ())
    assert step.card is not None
    assert RANCHES.box.name(step.card) == "card-sharp"
    assert "Ada sits a Card sharp down with you." in step.says
    assert step.lights.startswith("estate-3")
    (step,) = recap(session, 1).steps
    assert not step.is_to_you
    assert step.whom == ("Denis",)
    assert recap(session, 0).steps == []  # they know what they have done
    assert recap(session, 3).to_you == 1


def test_what_befalls_the_reader_in_their_own_turn_is_nobodys_doing() -> None:
    session = table_of(RANCHES.name, 3, ranches.unguarded(), seed="a fine deal 124")
    assert asked(session) == 2
    session.table.play(2, "end")
    (step,) = recap(session, 0).steps
    assert step.is_to_you
    assert (step.who, step.whom) == ("", ())
    assert "You lose a Fair herd" in step.says
    (step,) = recap(session, 1).steps
    assert not step.is_to_you
    assert (step.who, step.whom) == ("Ada", ())


def test_only_what_a_seat_was_told_is_told_again() -> None:
    session = table_of(RANCHES.name, 4, ranches.acting())
    for move in ("play card-sharp 4", "steal girls"):
        session.table.play(0, move)
    assert "Girls" in recap(session, 3).steps[-1].says
    assert "Girls" not in " ".join(step.says for step in recap(session, 1).steps)
    assert "Girls" not in " ".join(step.says for step in recap(session, WATCHER).steps)


def test_quiet_things_are_not_told_again_unless_there_is_nothing_else() -> None:
    session = table_of(RANCHES.name, 4, ranches.acting())
    session.table.play(0, "draw")
    session.table.play(0, "buy")
    steps = recap(session, 2).steps
    assert [step.who for step in steps] == ["Ada"]
    session.table.play(0, "play card-sharp 4")
    assert [step.whom for step in recap(session, 2).steps] == [("Denis",)]


def test_during_ones_own_turn_it_can_still_be_seen_what_came_before() -> None:
    session = played_on(NOIR, 2, 1)
    reader = asked(session)
    (step,) = recap(session, reader).steps
    assert "line" in step.says
    assert recap(session, 1 - reader).steps == []
    session.table.play(reader, str(session.table.decision().options[0]))  # type: ignore[union-attr]
    assert recap(session, reader).steps == []
    assert recap(session, 1 - reader).steps
