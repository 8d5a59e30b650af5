"""The plain table: any game from what the contract knows, and every option within reach."""

import pytest

from ludotheque.core import WATCHER, Dice, Game, Log, Player, State
from ludotheque.games import GAMES
from ludotheque.web.settings import Settings
from ludotheque.web.views.games.plain import CROWDED, PlainStage
from ludotheque.web.views.games.plain_choices import MANY, Choice, ChoiceGroup, grouped, whole_moves
from ludotheque.web.views.pages import Pages
from tests.games.district_noir.tables import table as laid
from tests.web.rendered_pages import Elements, scene, table_of

PLAIN = Pages({name: PlainStage(game) for name, game in GAMES.items()}, Settings())
LARGEST = 400_000
"""Characters of a table at which there are more than a thousand options."""


def moments(game: Game, players: int, every: int, seed: str = "plain") -> list[State]:
    """Some states of a game that chance plays."""
    dice = Dice(seed)
    state, found = game.new(players=players, chance=dice), []
    while (decision := state.decision()) is not None:
        found.append(state.copy())
        state.apply(dice.pick(decision.options), dice, Log())
    return [*found[::every], state]


def body(game: str, state: State, eyes: int, lang: str = "en") -> str:
    return PLAIN.table_body(scene(table_of(game, state.seats, state), eyes, lang)).html


def tappable(page: Elements) -> list[str]:
    """The moves that cards in hand are."""
    return [each["value"] for each in page.all if "lit" in each.get("class", "").split()]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_every_option_is_a_button_and_everything_in_sight_is_shown(name: str) -> None:
    game = GAMES[name]
    for number, state in enumerate(moments(game, game.players[-1], 30)):
        decision = state.decision()
        for eyes in (WATCHER, *([decision.seat] if decision else [])):
            view = state.view(eyes)
            elements = Elements(body(name, state, eyes, ("en", "fr")[number % 2]))
            options = decision.options if decision and eyes == decision.seat else ()
            assert elements.moves() == {move.text for move in options}
            shown = {int(each["data-card"]) for each in elements.all if "data-card" in each}
            assert shown == {card for card in view.cards() if card >= 0}
            assert len(elements.ids()) == len(set(elements.ids()))


@pytest.mark.slow
def test_the_most_options_are_no_page_of_megabytes() -> None:
    most = max(moments(GAMES["noxford"], 4, 1, "0"), key=option_count)
    assert option_count(most) > 1000
    decision = most.decision()
    assert decision is not None
    html = body("noxford", most, decision.seat)
    assert Elements(html).moves() == {move.text for move in decision.options}
    assert len(html) < LARGEST


def option_count(state: State) -> int:
    decision = state.decision()
    return len(decision.options) if decision else 0


def choices(*moves: str) -> list[Choice]:
    return [Choice(move, f"Do {move.replace('-', ' ')}") for move in moves]


def test_a_few_options_are_buttons() -> None:
    few = choices(*[f"play {n}" for n in range(MANY)])
    assert grouped(few) == few


def test_many_options_are_grouped_by_what_they_begin_with() -> None:
    many = choices(*[f"ask {n}" for n in range(9)], *[f"sell {n}" for n in range(9)], "pass")
    ask, sell, stop = grouped(many)
    assert ask == ChoiceGroup("Do ask …", "ask", 9, tuple(many[:9]))
    assert sell == ChoiceGroup("Do sell …", "sell", 9, tuple(many[9:18]))
    assert stop == many[18]


def test_a_large_group_is_grouped_again_and_common_words_are_skipped() -> None:
    many = choices(*[f"put card {x} {y}" for x in range(4) for y in range(5)])
    groups = grouped(many)
    assert [group.title for group in groups if isinstance(group, ChoiceGroup)] == [
        f"Do put card {x} …" for x in range(4)
    ]
    wider = grouped(choices(*[f"{v} {x} {y}" for v in "ab" for x in range(4) for y in range(5)]))
    first = wider[0]
    assert isinstance(first, ChoiceGroup)
    assert [part.key for part in first.inside if isinstance(part, ChoiceGroup)] == [
        f"a-{x}" for x in range(4)
    ]


def test_what_has_nothing_in_common_is_a_long_list() -> None:
    many = choices(*[f"play {n}" for n in range(30)])
    assert grouped(many) == many
    unlike = [Choice(f"go {n % 2} {n}", f"{n} it is") for n in range(14)]
    titles = [part.title for part in grouped(unlike) if isinstance(part, ChoiceGroup)]
    assert titles == ["0 it is …", "1 it is …"]


def test_a_whole_move_names_what_no_other_option_names() -> None:
    found = choices("play 5", "play 6", "discard 6", "play 7 left", "play 8", "swap 8 9", "pass")
    assert whole_moves(found) == {"5": found[0]}


def test_a_card_that_is_a_whole_move_can_be_tapped() -> None:
    state = GAMES["district-noir"].new(players=2, chance=Dice(7))
    decision = state.decision()
    assert decision is not None
    page = Elements(body("district-noir", state, decision.seat))
    assert tappable(page) == [move.text for move in decision.options if move.text != "take"]
    assert not tappable(Elements(body("district-noir", state, 1 - decision.seat)))


def test_figures_are_in_words_unless_they_are_zero_or_in_the_name() -> None:
    cities, noir = PlainStage(GAMES["samarande"]), PlainStage(GAMES["district-noir"])
    port, texts = cities.game.box.find("port"), scene(table_of("samarande", 2, None), 0).texts
    assert cities.figures(port, texts) == [
        f"{word}\N{NO-BREAK SPACE}2" for word in ("Figure", "Room")
    ]
    trap, texts = noir.game.box.find("-2"), scene(table_of("district-noir", 2, None), 0).texts
    assert noir.figures(trap, texts) == []  # it is called Betrayal −2
    assert noir.figure(trap) == "−2"


def test_a_hand_is_shown_apart_until_the_end() -> None:
    game = GAMES["district-noir"]
    state = laid(
        line="docks",
        hands=("5 +2", "7 -1"),
        piles=("police-station city-hall", "8"),
        active=0,
    )
    assert 'class="zone own-hand"' in body(game.name, state, 0)
    state.apply(game.move("take"), Dice(1), Log())
    assert state.outcome() is not None
    html = body(game.name, state, 0)
    assert "own-hand" not in html
    assert 'id="z-hand-0-0"' in html
    assert "★ winner" in html


def test_a_crowded_place_has_small_tiles() -> None:
    game = GAMES["noxford"]
    states = moments(game, 2, 1)
    crowded = [state for state in states if any(len(set(z.cards)) > CROWDED for z in state.zones())]
    assert "crowded" in body(game.name, crowded[-1], WATCHER)
    assert "crowded" not in body(game.name, states[0], WATCHER)


@pytest.mark.parametrize("name", GAMES)
def test_a_banner_is_there_with_or_without_a_scene(name: str) -> None:
    banner = PlainStage(GAMES[name]).banner()
    assert banner.startswith("<svg ")
    assert len(banner) > 500


def test_the_rules_may_show_any_card() -> None:
    stage = PlainStage(GAMES["district-noir"])
    shown = stage.illustration("card:-2")
    assert shown is not None
    assert ">−2</text>" in shown
    assert stage.illustration("card:none") is None
    assert stage.illustration("position:line") is None


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "gone (no longer installed)"), ("fr", "gone (n’est plus installé)")]
)
def test_a_bot_that_is_no_longer_installed_keeps_its_chair(lang: str, said: str) -> None:
    session = table_of("district-noir", 2, None)
    match = session.table.match
    assert match is not None
    assert match.hand_over(1, Player("Robot", bot="gone")) is None
    assert said in PLAIN.table_body(scene(session, 0, lang)).html
