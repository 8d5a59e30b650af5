"""Tables with somebody's own card list: checked before the table is opened, told to everybody, kept
in the record, and never the server's trouble."""

import json
from collections.abc import Iterator

import httpx
import pytest

from ludotheque.core import Dice, Match, Player, Record
from ludotheque.games import GAMES
from ludotheque.web.settings import Limits, Rate, Settings
from ludotheque.web.tables.own_cards import game_to_begin, game_to_resume, game_with_list
from ludotheque.web.views.language import phrasebook
from ludotheque.web.workers import card_list_check
from ludotheque.web.workers.card_list_check import check_list, check_list_in_process
from ludotheque.web.workers.record_check import check
from tests.web.clients import Api, Page, client, page_of, play_on, sit_down, start
from tests.web.every_stage import EVERY_STAGE
from tests.web.servers import ANY, PLENTY, SETTINGS, Running, running

NOIR = GAMES["district-noir"]
GODFATHER = 'title-fr = "Parrain"\ntitle-en = "Godfather"\n'
OWN = NOIR.box.text.replace('name = "8"\n', f'name = "8"\n{GODFATHER}')
"""Eight cards have another name: too many to be all removed from the game unseen."""
PAYLOAD = "<img src=x onerror=alert(1)>"
WRONG = OWN.replace("hand = 5", "hnad = 5")


def samarande(**deal: int) -> str:
    text = GAMES["samarande"].box.text
    for name, value in deal.items():
        old = next(line for line in text.splitlines() if line.startswith(f"{name} ="))
        text = text.replace(old, f"{name} = {value}", 1)
    return text


# What is taken, and what is not


def test_a_list_of_ones_own_is_taken() -> None:
    for name in EVERY_STAGE:
        if name in GAMES:
            assert check_list(GAMES[name].box.text, name, "en").code == "", name
    assert check_list(OWN, NOIR.name, "en") == card_list_check.ListVerdict()


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Line 9: “hnad” is not known here. Did you mean “hand”?"),
        ("fr", "Ligne 9 : « hnad » n’est pas connu ici. Vouliez-vous écrire « hand » ?"),
    ],
)
def test_a_wrong_list_is_refused_with_its_line(lang: str, sentence: str) -> None:
    said = check_list(WRONG, NOIR.name, lang).sentence
    assert (
        said.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
        == sentence
    )


def test_a_list_with_too_many_cards_is_refused() -> None:
    many = OWN.replace("count = 5", "count = 905")
    assert check_list(many, NOIR.name, "en").code == "list-too-many-cards"


def test_a_list_with_too_many_options_is_refused() -> None:
    """Of twenty cards ten are kept: more ways than anybody could read."""
    assert (
        check_list(samarande(hand=20, kept=10), "samarande", "en").code == "list-too-many-options"
    )


def test_a_list_whose_options_never_end_is_not_waited_for() -> None:
    text = samarande(hand=24, kept=12).replace("count = 8", "count = 30", 1)  # enough for all
    verdict = check_list_in_process(text, "samarande", "en", seconds=0.5)
    assert verdict.code == "list-too-slow"


@pytest.mark.parametrize("code", ["too-many-cards", "too-many-options", "too-slow", "too-large"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_refusal_is_a_sentence(lang: str, code: str) -> None:
    said = phrasebook(lang).word(f"refused-list-{code}", cards=1, options=1, most=1)
    assert said.endswith(".")


def test_a_list_that_no_longer_fits_the_rules() -> None:
    """A match goes on, since it knows its rules; a table that waits says what is wrong."""
    assert game_to_resume(NOIR, WRONG) is NOIR
    with pytest.raises(Exception, match="list-outdated"):
        game_to_begin(NOIR, WRONG)
    assert game_to_begin(NOIR, OWN) is game_with_list(NOIR, OWN)
    assert game_to_begin(NOIR, "") is NOIR


# At the table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("own-cards")
    with running(f"sqlite:///{folder / 'tables.db'}") as found:
        yield found


FORM = {"game": NOIR.name, "door": "friends", "name": "Ada", "cards": ""}


def open_by_form(
    server: Running, lang: str = "en", file: str = "", **fields: str
) -> httpx.Response:
    """As a browser without scripts sends the form."""
    return client(server.url, {"accept-language": lang}).post(
        "/tables",
        data={**FORM, **fields},
        files={"cards-file": ("mine.toml", file.encode(), "application/toml")},
    )


def opened(server: Running, cards: str = OWN, *names: str, **more: object) -> list[Api]:
    """A table with this list, opened by a program; it starts when all are seated."""
    people = names or ("Ada", "Blaise")
    seats = [{"kind": "me", "name": people[0]}, *[{"kind": "open"} for _ in people[1:]]]
    wanted = {"game": NOIR.name, "seats": seats, "cards": cards, **more}
    answer = client(server.url).post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    players = [Api(server.url, table, answer.json()["token"])]
    players += [sit_down(server.url, table, seat, name) for seat, name in enumerate(people[1:], 1)]
    return players


@pytest.mark.parametrize("how", ["file", "cards"])
@pytest.mark.parametrize(
    ("lang", "announced", "title"),
    [
        ("en", "This table plays with a card list brought by Ada.", "Godfather"),
        ("fr", "Cette table joue avec une liste de cartes apportée par Ada.", "Parrain"),
    ],
)
def test_everybody_who_comes_is_told_and_can_see_the_cards(
    server: Running, how: str, lang: str, announced: str, title: str
) -> None:
    answer = open_by_form(server, **{how: OWN})
    assert answer.status_code == 303, answer.text
    guest = Page(server.url, answer.headers["location"].split("/")[2], lang=lang)
    lobby = guest.get().text
    assert announced in lobby
    assert f'href="/t/{guest.table}/cards"' in lobby
    cards = guest.get("/cards").text
    assert title in cards
    assert announced in cards
    assert guest.get("/cards.toml").text == OWN


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_refused_list_loses_nothing_of_the_form(server: Running, lang: str) -> None:
    for how in ("file", "cards"):
        answer = open_by_form(server, lang, name="Zoé <3", **{how: WRONG})
        assert answer.status_code == 422
        assert 'role="alert"' in answer.text
        assert "hnad" in answer.text.partition('role="alert"')[2].partition("</p>")[0]
        assert "Zoé &lt;3" in answer.text
        assert WRONG.replace('"', "&#34;") in answer.text
        assert '<details class="options own-list" open>' in answer.text


def test_without_a_list_the_published_box_is_played(server: Running) -> None:
    answer = open_by_form(server)
    assert answer.status_code == 303
    guest = Page(server.url, answer.headers["location"].split("/")[2])
    assert "card list" not in guest.get().text
    elsewhere = guest.get("/cards")
    assert (elsewhere.status_code, elsewhere.headers["location"]) == (
        303,
        "/games/district-noir/cards",
    )
    shown = Api(server.url, guest.table).get("/cards").json()
    assert (shown["own"], shown["by"]) == (False, "")


def test_a_program_brings_a_list_too(server: Running) -> None:
    ada, _blaise = opened(server)
    assert ada.view()["own_cards"] is True
    shown = ada.get("/cards").json()
    assert (shown["own"], shown["by"], shown["toml"]) == (True, "Ada", OWN)
    [eight] = [card for card in shown["cards"] if card["name"] == "8"]
    assert (eight["title"], eight["count"], eight["type"]) == ("Godfather", 8, "support")


def test_a_program_is_told_what_is_wrong(server: Running) -> None:
    asking = client(server.url)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    for cards, status, code in (
        (WRONG, 422, "list-unknown-key"),
        ("#" * 40_000, 413, "list-too-large"),
        ("#" * 200_000, 413, "too-large"),
    ):
        wanted = {"game": NOIR.name, "seats": seats, "cards": cards}
        answer = asking.post("/api/tables", json=wanted)
        assert (answer.status_code, answer.json()["error"]["code"]) == (status, code)
        assert answer.json()["error"]["message"]


def test_renamed_cards_are_named_in_options_and_log(server: Running) -> None:
    players = opened(server)
    start(players)
    play_on(players)
    for lang, title in (("en", "Godfather"), ("fr", "Parrain")):
        told = Api(server.url, players[0].table, players[0].token, lang).get("/journal").json()
        assert any(title in each["text"] for each in told["told"]), told
    assert "Godfather" in page_of(players[0]).get().text


def test_a_table_with_a_list_of_its_own_survives_a_restart(sqlite: str) -> None:
    with running(sqlite) as server:
        waiting = opened(server)
        playing = opened(server)
        start(playing)
        play_on(playing, 5)
        before = playing[0].view()
    with running(sqlite) as server:
        again = Api(server.url, playing[0].table, playing[0].token)
        assert again.view() == before
        assert again.get("/cards").json()["by"] == "Ada"
        assert Api(server.url, waiting[0].table).get("/cards").json()["toml"] == OWN
        both = [Api(server.url, player.table, player.token) for player in playing]
        play_on(both)
        assert both[0].view()["phase"] == "over"


def test_a_rematch_is_played_with_the_same_list(server: Running) -> None:
    players = opened(server)
    start(players)
    assert players[0].post("/resign").status_code == 200
    again = players[0].post("/again").json()["table"]
    shown = Api(server.url, again).get("/cards").json()
    assert (shown["toml"], shown["by"]) == (OWN, "Ada")


def test_bots_play_with_the_list_and_the_record_keeps_it(server: Running) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
    wanted = {"game": NOIR.name, "seats": seats, "cards": OWN, "start": True}
    answer = client(server.url).post("/api/tables", json=wanted).json()
    ada = Api(server.url, answer["table"], answer["token"])
    while (asked := ada.view()["asked"]) is not None:
        if asked["seat"] == 0:  # type: ignore[index]
            assert ada.move(ada.options()[0]).status_code == 200
    record = Page(server.url, ada.table).get("/record.jsonl").content
    assert Record.read(record).header.cards == OWN
    uploaded = client(server.url).post("/api/records", content=record)
    assert uploaded.status_code == 201, uploaded.text
    replay = Page(server.url, uploaded.json()["table"])
    assert "Godfather" in replay.get("/replay?line=1&eyes=all").text
    assert "somebody’s own card list" in replay.get("/cards").text
    assert replay.get("/cards.toml").text == OWN
    on = ada.post("/replay/play-on", line=2, seat=0, name="Zoé", bot="greedy")
    assert on.status_code == 201, on.text
    assert Api(server.url, on.json()["table"]).get("/cards").json()["toml"] == OWN


# What players write


def test_titles_are_text_and_never_markup(server: Running) -> None:
    evil = OWN.replace('title-en = "Godfather"', f'title-en = "{PAYLOAD}"')
    players = opened(server, evil, PAYLOAD, "Blaise")
    pages = [page_of(players[0]).get(path).text for path in ("", "/cards")]
    for page in pages:
        assert "<img" not in page
    assert "&lt;img src=x" in pages[1]


@pytest.mark.parametrize("letter", ["\N{HANGUL FILLER}", "\N{CYRILLIC SMALL LETTER A}"])
def test_an_uploaded_list_has_titles_that_can_be_read(letter: str) -> None:
    own = NOIR.with_cards(OWN.replace("Godfather", f"Godf{letter}ther"))
    match = Match.start(own, [Player("Ada"), Player("Blaise")], seed=1)
    dice = Dice("titles")
    while (decision := match.decision()) is not None:
        assert match.play(decision.seat, dice.pick(decision.options)) is None
    verdict = check(match.record.text().encode(), "en", (NOIR.name,))
    assert verdict.record == ""
    assert verdict.sentence.startswith("Line 1: ")


def test_lists_are_counted(sqlite: str) -> None:
    few = Settings(limits=Limits(ANY, ANY, card_lists=Rate(0.0, 1.0)))
    with running(sqlite, settings=few) as server:
        assert open_by_form(server, cards=WRONG).status_code == 422
        answer = open_by_form(server, cards=OWN)
        assert "You have sent many lists" in answer.text
        assert open_by_form(server).status_code == 303


def test_a_list_is_stored_once(server: Running) -> None:
    """The lobby is written again with every change, and the list is not."""
    ada, blaise = opened(server)
    assert blaise.post("/leave").status_code == 200
    lines = server.written(ada.table)
    assert len(lines) > 2
    assert [number for number, line in enumerate(lines) if "cards" in json.loads(line)] == [0]


def test_the_help_page_shows_the_published_list(server: Running) -> None:
    for lang, heading in (("en", "Your own box"), ("fr", "Votre boîte")):
        page = client(server.url, {"accept-language": lang}).get("/games/district-noir/own-box")
        assert page.status_code == 200
        assert heading in page.text
        assert NOIR.box.text.splitlines()[-1].replace('"', "&#34;") in page.text
    listed = client(server.url).get("/games/district-noir/cards.toml")
    assert listed.text == NOIR.box.text
    assert SETTINGS.limits is PLENTY
