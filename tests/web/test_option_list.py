"""“What can I do?”: every option in words, one choice away from its confirmation."""

from collections.abc import Iterator

import pytest

from ludotheque.core import Dice
from ludotheque.web.tables.session import TableSession
from ludotheque.web.views.option_list import MOST, OptionGroup, option_list
from tests.web.clients import asked, open_by_api, page_of, play_on, sentences
from tests.web.rendered_pages import PAGES, Elements, rendered, scene, table_of
from tests.web.servers import Running, running
from tests.web.shared_screen import SharedScreen

OURS = ("district-noir", "noxford", "sans-foi-ni-loi", "samarande")


@pytest.fixture
def server(sqlite: str) -> Iterator[Running]:
    with running(sqlite) as found:
        yield found


def after(name: str, moves: int) -> TableSession:
    """A table of two after random moves."""
    session, chance = table_of(name, 2, None), Dice(f"options of {name}")
    for _ in range(moves):
        decision = session.table.decision()
        assert decision is not None
        seat = decision.seat
        session.table.play(seat, chance.pick(decision.options).text)
    return session


def crowded() -> TableSession:
    """A table of Noxford with very many options."""
    session, chance = table_of("noxford", 4, None), Dice("a crowd")
    while True:
        decision = session.table.decision()
        assert decision is not None, "there were never many options"
        if len(decision.options) > MOST:
            return session
        session.table.play(decision.seat, chance.pick(decision.options).text)


def listed(session: TableSession, lang: str = "en") -> set[str]:
    """All moves that can be reached from the list."""
    decision = session.table.decision()
    assert decision is not None
    looking = scene(session, decision.seat, lang)
    found: set[str] = set()
    pages = [PAGES.options(looking, "")]
    while pages:
        for each in Elements(pages.pop()).all:
            if each.get("name") == "choice":
                found.add(each["value"])
            elif each.get("name") == "within":
                pages.append(PAGES.options(looking, each["value"]))
    return found


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("moves", [0, 7, 18])
def test_every_legal_move_is_listed_and_nothing_else(name: str, moves: int) -> None:
    session = after(name, moves)
    decision = session.table.decision()
    assert decision is not None
    assert listed(session) == {move.text for move in decision.options}


def test_no_page_of_the_list_is_long() -> None:
    """Noxford has hundreds of options: they are opened card by card."""
    session = crowded()
    decision = session.table.decision()
    assert decision is not None
    looking = scene(session, decision.seat)
    groups = option_list(looking).entries
    assert len(groups) < 40
    assert len(PAGES.options(looking, "")) < 20_000
    for group in groups:
        if isinstance(group, OptionGroup):
            assert not group.inside
            assert len(option_list(looking, group.beginning).entries) == group.size


@pytest.mark.parametrize("name", OURS)
def test_the_button_is_there_for_whoever_is_asked(name: str) -> None:
    session = after(name, 6)
    decision = session.table.decision()
    assert decision is not None
    for seat in range(2):
        shown = "what-can-i-do" in rendered(session, seat).ids()
        assert shown == scene(session, seat).is_asked


def test_without_scripts_a_choice_is_confirmed_on_a_page_of_its_own(server: Running) -> None:
    players = open_by_api(server.url, "Ada", "Blaise")
    play_on(players, 3)
    player = asked(players)
    page, number = page_of(player), player.number
    move = player.options()[0]
    assert sentences(page.post("/choices").text).count("Play") >= 1
    confirming = page.post("/choices", choice=move)
    assert confirming.status_code == 200
    assert player.number == number, "nothing is done yet"
    fields = {
        each["name"]: each["value"]
        for each in Elements(confirming.text).all
        if "name" in each and "value" in each
    }
    assert fields["move"] == move
    answer = page.post("/move", move=fields["move"], at=fields["at"], seat=fields["seat"])
    assert answer.status_code == 200
    assert player.number == number + 1


def test_only_whoever_is_asked_sees_the_list(server: Running) -> None:
    players = open_by_api(server.url, "Ada", "Blaise")
    waiting = next(player for player in players if player is not asked(players))
    assert page_of(waiting).post("/choices").status_code == 409
    assert page_of(waiting).post("/prospect", move="take").json() == {"note": ""}
    for path in ("/choices", "/prospect"):
        assert page_of(waiting).post(path, seat=players.index(asked(players))).status_code == 403
    stranger = page_of(waiting)
    stranger.client.cookies.clear()
    assert stranger.post("/choices").status_code == 403


def test_what_is_no_option_is_not_proposed(server: Running) -> None:
    page = page_of(asked(open_by_api(server.url, "Ada", "Blaise")))
    for choice in ("play nothing", "sing", "<b>"):
        assert page.post("/choices", choice=choice).status_code == 409
        assert page.post("/prospect", move=choice).json() == {"note": ""}


def test_at_one_screen_it_takes_no_less_than_to_open_the_hand(server: Running) -> None:
    screen = SharedScreen.open(server, "district-noir", ("person", "person"))
    seat = int(screen.curtain)
    assert screen.page.post("/choices").status_code == 403, "whose options?"
    assert screen.page.post("/choices", seat=1 - seat).status_code == 409, "they are not asked"
    assert "Play" in screen.page.post("/choices", seat=seat).text


def test_a_group_has_the_words_that_its_options_share() -> None:
    session = crowded()
    decision = session.table.decision()
    assert decision is not None
    looking = scene(session, decision.seat)
    for group in option_list(looking).entries:
        if isinstance(group, OptionGroup):
            beginning = group.title.removesuffix(" …")
            inside = option_list(looking, group.beginning).entries
            assert all(
                not isinstance(each, OptionGroup) and each.meaning.startswith(beginning)
                for each in inside
            )
