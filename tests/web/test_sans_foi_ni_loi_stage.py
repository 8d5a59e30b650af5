"""Sans Foi Ni Loi's table as rendered for a guest: every move can be touched part by part, and the
dice can be read."""

import pytest

from ludotheque.core import WATCHER, Dice, Seat, State
from ludotheque.web.tables.session import TableSession
from ludotheque.web.views.games.market import MarketStage
from ludotheque.web.views.games.move_parts import tokens_of
from ludotheque.web.views.games.sans_foi_ni_loi import SansFoiNiLoiStage
from ludotheque.web.views.games.throws import Throw
from ludotheque.web.views.story import LOG_LINES
from tests.browser.sans_foi_ni_loi_positions import acting, equals, mayors, two
from tests.games.sans_foi_ni_loi.tables import GAME, play
from tests.web.rendered_pages import PAGES, rendered, scene, table_of

STAGE: MarketStage = SansFoiNiLoiStage(GAME)


def opened(players: int, start: State | None = None, seed: str = "a table") -> TableSession:
    return table_of(GAME.name, players, start, seed)


def asked_of(session: TableSession) -> Seat:
    decision = session.table.decision()
    assert decision is not None
    return decision.seat


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 6])
def test_whatever_can_be_done_can_be_touched_part_by_part(players: int) -> None:
    session, dice = opened(players), Dice(f"touched {players}")
    seen: set[str] = set()
    for step in range(300):
        decision = session.table.decision()
        if decision is None:
            break
        seat = decision.seat
        view = session.table.view(seat)
        options = {str(move) for move in decision.options}
        verbs = {text.split()[0] for text in options} | {t for t in options if " " not in t}
        if step % 15 == 0 or not verbs <= seen or decision.question.key != "asked-act":
            seen |= verbs
            page = rendered(session, seat, "fr" if step % 2 else "en")
            assert page.moves() == options
            context = STAGE.context(view, scene(session, seat))
            for choice in context["choices"]:  # type: ignore[attr-defined]
                assert set(choice.path) <= page.parts(), choice
            ids = page.ids()
            assert len(ids) == len(set(ids))
        if step % 40 == 0:
            other = rendered(session, (seat + 1) % players)
            assert not any("data-asked" in each for each in other.all)
            assert not other.moves()
        move = dice.pick([m for m in decision.options if str(m) != "end"] or decision.options)
        session.table.play(seat, str(move))
    assert {"take", "lay", "play", "draw", "buy", "end", "sell", "keep"} <= seen


def test_a_path_leads_to_one_move_only() -> None:
    session = opened(4, acting())
    context = STAGE.context(session.table.view(0), scene(session, 0))
    paths = [choice.path for choice in context["choices"]]  # type: ignore[attr-defined]
    assert len(paths) == len(set(paths)) > 20
    assert ("c9", "e1p1") in paths, "an Indian raid on the second ranch's second land"
    assert any(len(path) == 3 for path in paths), "a theft: card, herd, own land"


@pytest.mark.parametrize(
    ("form", "args", "tokens"),
    [
        ((), (), []),
        (("place",), (2,), ["e0p2"]),
        (("estate",), (3,), ["e3"]),
        (("estate", "place"), (1, 2), ["e1p2"]),
        (("estate", "kind"), (1, 20), ["e1k20"]),
        (("seat",), (2,), ["s2"]),
        (("purse",), (-1,), ["b"]),
        (("purse",), (2,), ["e2"]),
        (("estate", "place", "kind", "count", "place"), (1, 0, 4, 3, 2), ["e1p0k4a3", "e0p2"]),
    ],
)
def test_what_a_card_is_aimed_at_in_tokens(
    form: tuple[str, ...], args: tuple[int, ...], tokens: list[str]
) -> None:
    assert list(tokens_of(form, args, 0)) == tokens


def test_a_card_that_cannot_be_played_has_a_move_that_is_refused_with_the_reason() -> None:
    session = opened(4, acting(points=1))
    view = session.table.view(0)
    context = STAGE.context(view, scene(session, 0))
    refused = {}
    for held in context["hand"]:  # type: ignore[attr-defined]
        why = view.refusal(GAME.move(held.sample))
        refused[held.stem] = why.key if why else ""
    assert refused["lay excellent-land"] == ""
    tricks = [key for stem, key in refused.items() if stem.startswith("play")]
    assert set(tricks) == {"refused-too-dear"}
    for offer in context["offers"]:  # type: ignore[attr-defined]
        assert (view.refusal(GAME.move(offer.move)) is None) == (offer.price == 1)


def test_equal_lands_are_one_choice_and_all_of_them_can_be_touched() -> None:
    session = opened(3, equals())
    estates = STAGE.estates(session.table.view(0), scene(session, 0))
    tokens = [site.thing.token for site in estates[0].sites]
    assert tokens[0] == tokens[1] != tokens[2]
    keys = [site.thing.key for site in estates[0].sites]
    assert len(set(keys)) == 3


def test_two_players_see_two_ranches_each() -> None:
    session = opened(2, two())
    context = STAGE.context(session.table.view(0), scene(session, 0))
    assert [estate.title for estate in context["mine"]] == [  # type: ignore[attr-defined]
        "You, first ranch",
        "You, second ranch",
    ]
    assert [estate.title for estate in context["others"]] == [  # type: ignore[attr-defined]
        "Blaise, first ranch",
        "Blaise, second ranch",
    ]
    watched = STAGE.context(session.table.view(WATCHER), scene(session, WATCHER))
    assert watched["hand"] is None
    assert len(watched["others"]) == 4  # type: ignore[arg-type]


def test_others_sit_in_turn_order_from_whoever_looks() -> None:
    session = opened(4)
    others = STAGE.context(session.table.view(2), scene(session, 2))["others"]
    assert [estate.seat for estate in others] == [3, 0, 1]  # type: ignore[attr-defined]


def thrown(session: TableSession, eyes: Seat) -> list[Throw]:
    found = STAGE.context(session.table.view(eyes), scene(session, eyes))["throws"]
    assert isinstance(found, list)
    return found


def result(own: int, other: int) -> str:
    return "wins" if own > other else "loses" if own < other else "ties"


def test_a_duel_is_thrown_die_by_die() -> None:
    session = opened(4, acting())
    session.table.play(0, "play killer-3 2 veteran")
    for eyes in (0, 3, WATCHER):
        (throw,) = thrown(session, eyes)
        attack, defence = throw.rolls
        assert (attack.what, defence.what) == ("attack", "defence")
        assert (attack.added, defence.added) == (3, 3)
        assert attack.total == attack.dice[0] + 3
        assert attack.result == result(attack.total, defence.total)
        assert defence.result == result(defence.total, attack.total)
        assert "killer +3" in throw.before
        assert [part.percent for part in throw.bar] == [42, 17, 41]
        assert throw.after


DUEL = {"shot": "wins", "both-shot": "ties", "killer-shot": "loses"}


def test_a11_a_tie_is_a_tie_in_a_duel_and_decided_in_a_test() -> None:
    """Of many duels and tests, the throw says what the rules said."""
    seen = set[str]()
    for seed in range(60):
        session = opened(4, acting(), f"duel {seed}")
        session.table.play(0, "play killer-3 2 veteran")
        (throw,) = thrown(session, 0)
        keys = {event.key.removeprefix("told-") for event in scene(session, 0).last_told(9)}
        (ending,) = {DUEL[key] for key in keys & set(DUEL)}
        assert throw.rolls[0].result == ending
        assert (throw.rolls[1].result == "ties") == (ending == "ties")
        seen.add(ending)
    assert seen == {"wins", "ties", "loses"}


def test_a11_dice_are_shown_until_the_next_move_with_what_came_of_them_alone() -> None:
    session = opened(4, acting())
    session.table.play(0, "play killer-3 2 veteran")
    (throw,) = thrown(session, 1)
    told = scene(session, 1).last_told(9)
    assert list(throw.after) == [scene(session, 1).say(event) for event in told[3:]]
    session.table.play(0, "buy")
    assert not thrown(session, 1)
    session.table.play(0, "end")
    assert all(roll.what != "attack" for throw in thrown(session, 1) for roll in throw.rolls)


def test_e11_the_discards_are_open_to_all() -> None:
    session = opened(4, acting())
    session.table.play(0, "play killer-3 2 veteran")
    for eyes in (0, 2, WATCHER):
        assert "discards" in rendered(session, eyes).ids()
        shown = STAGE.context(session.table.view(eyes), scene(session, eyes))["discard"]
        assert shown == sorted(session.table.view(eyes).discard)  # type: ignore[attr-defined]


def test_a_figure_says_its_place_and_what_it_brings() -> None:
    session = opened(4, acting())
    mine, *others = STAGE.estates(session.table.view(0), scene(session, 0))
    ranked = [figure for figure in mine.figures if figure.points is not None]
    assert [figure.key for figure in ranked] == ["lands", "herds", "cowboys", "gold"]
    assert [figure.place for figure in ranked] == ["1st"] * 4
    for estate in (mine, *others):
        assert sum(figure.points or 0 for figure in estate.figures) == estate.points
        assert set(STAGE.columns) <= {figure.key for figure in estate.figures}
    herds = [estate.figures[1] for estate in (mine, *others)]
    assert [figure.is_leading for figure in herds] == [True, False, False, False]
    assert herds[-1].place == "", "who has none is not ranked"


def test_every_part_of_the_page_has_an_id() -> None:
    session = opened(4, acting())
    ids = rendered(session, 0).ids()
    parts = {"initials", "offers", "throw", "ask", "hand", "discards", "log", "mine", "others"}
    assert parts | {f"estate-{number}" for number in range(4)} <= set(ids)
    assert len(ids) == len(set(ids))


def test_e15_costs_gold_and_points_differ_in_shape() -> None:
    find = GAME.box.find
    assert STAGE.corner(find("panic")) == '<span class="cost">3</span>'
    assert STAGE.corner(find("lynching")) == '<span class="cost">3+</span>'
    assert STAGE.figure(find("poor-herd")) == '<span class="in-gold">1</span>'
    assert STAGE.figure(find("novice")) == "+1"


def test_points_that_were_bought_are_shown_beside_the_others() -> None:
    session = opened(4, acting())
    for move in ("buy", "buy", "take 3"):
        session.table.play(0, move)
    context = STAGE.context(session.table.view(0), scene(session, 0))
    assert (context["left"], context["pips"], context["usual"]) == (5, 8, 6)


def test_the_line_is_shown_as_the_mayor_orders_it() -> None:
    session = opened(3, mayors())
    session.table.play(0, "end")
    session.table.play(0, "place rails")
    for eyes in (0, 1, WATCHER):
        offers = STAGE.context(session.table.view(eyes), scene(session, eyes))["offers"]
        first, second = offers[:2]  # type: ignore[index]
        assert (GAME.box.name(first.card), first.is_set, first.token) == ("rails", True, "")
        assert not second.is_set
    session.table.play(0, "leave")
    page = rendered(session, 0)
    assert page.moves() >= {"set", "ask 1", "ask 8"}
    session.table.play(0, "ask 3")
    assert rendered(session, 1).moves() == {"accept", "decline"}


def test_cards_are_seen_to_travel() -> None:
    session = opened(4, acting())
    before = session.table.number
    session.table.play(0, "take 2")
    for eyes, to in ((0, "h-4-0"), (1, "b-0"), (WATCHER, "b-0")):
        told = session.table.told(eyes, before)
        assert STAGE.travels(told, session.table.view(eyes)) == [("l-1", to)]
    before = session.table.number
    session.table.play(0, "lay fair-herd 3")
    told = session.table.told(0, before)
    assert STAGE.travels(told, session.table.view(0)) == [("h-4-0", "e0p2k4a1-0")]
    told = session.table.told(2, before)
    assert STAGE.travels(told, session.table.view(2)) == [("b-0", "e0p2k4a1-0")]
    page = rendered(session, 0).ids()
    assert "e0p2k4a1-0" in page
    assert "b-1" in page


def test_what_is_drawn_unseen_travels_unseen() -> None:
    session = opened(4, acting())
    before = session.table.number
    session.table.play(0, "draw")
    (own,) = STAGE.travels(session.table.told(0, before), session.table.view(0))
    (seen,) = STAGE.travels(session.table.told(1, before), session.table.view(1))
    assert own[0] == seen[0] == "deck"
    assert own[1].startswith("h-")
    assert seen[1] == "b-0"


def test_the_end_is_ranked_category_by_category() -> None:
    session, dice = opened(2, seed="an end"), Dice("an end")
    while (decision := session.table.decision()) is not None:
        session.table.play(decision.seat, str(dice.pick(decision.options)))
    outcome = session.table.outcome()
    assert outcome is not None
    context = STAGE.context(session.table.view(WATCHER), scene(session, WATCHER))
    ranked, estates = context["ranked"], context["estates"]
    assert [category.key for category in ranked] == [  # type: ignore[attr-defined]
        *("lands", "herds", "cowboys", "gold")
    ]
    for estate in estates:  # type: ignore[attr-defined]
        points = [category.cells[estate.number][0] for category in ranked]  # type: ignore[attr-defined]
        assert sum(points) == estate.points
    for seat, total in enumerate(outcome.points):
        owned = [estate.points for estate in estates if estate.seat == seat]  # type: ignore[attr-defined]
        assert sum(owned) == total
    lines = [each for each in rendered(session, 0).all if each.get("class") == "log-entry"]
    turns = [each for each in rendered(session, 0).all if each.get("class") == "log-turn"]
    assert len(lines) <= LOG_LINES <= len(lines) + len(turns)  # titles say whose turn it is


def test_known_cards_of_others_are_named_to_those_who_know_them() -> None:
    session = opened(4, acting())
    for move in ("play card-sharp 4", "steal girls"):
        session.table.play(0, move)
    for eyes, known in ((0, 2), (1, 0), (WATCHER, 0)):
        estates = STAGE.estates(session.table.view(eyes), scene(session, eyes))
        assert len(estates[3].known) == known


def test_what_a_table_is_sent_does_not_change_with_hidden_cards() -> None:
    """The whole page, as two seats see two worlds that they cannot tell apart."""
    true = acting()
    play(true, "draw")
    for eyes in (1, WATCHER):
        other = GAME.fill(true.view(eyes), eyes, Dice("another world"))
        assert other != true
        pages = [PAGES.table_body(scene(opened(4, state), eyes)).html for state in (true, other)]
        assert pages[0] == pages[1]
