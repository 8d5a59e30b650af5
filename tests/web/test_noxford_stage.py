"""Noxford's stage: what a page is given, and how large it is."""

import gzip
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.core import Dice, Event, Log, Script, State
from ludotheque.games import GAMES
from ludotheque.games.noxford.cards import Cards, read_box
from ludotheque.games.noxford.moves import PASS, STAY
from ludotheque.games.noxford.phrases import MOVED, PLACED
from ludotheque.games.noxford.pictures import LETTERS, illustration
from ludotheque.games.noxford.state import NoxfordState
from ludotheque.texts import Texts, rules_text
from ludotheque.web.views.games import STAGES
from tests.games.noxford.tables import table
from tests.web.clients import Page
from tests.web.fake_time import PATIENCE, FakeClock
from tests.web.servers import Running, running

NOXFORD = GAMES["noxford"]
STAGE = STAGES["noxford"]
STATIC = Path(__file__).parents[2] / "src" / "ludotheque" / "web" / "static"
FOLDERS = ("shared", "table", "games/noxford")
LIMIT = 150_000


def late(players: int, question: str) -> State:
    """A crowded city, when this is asked."""
    dice = Dice("crowded")
    state = NOXFORD.new(players=players, chance=dice)
    for moves in range(200):
        decision = state.decision()
        assert decision is not None
        if moves > 10 * players and decision.question.key == question:
            return state
        state.apply(dice.pick(decision.options), Script(()), Log())
    raise AssertionError("it is never asked")


@contextmanager
def at_the_table(tmp_path: Path, state: State) -> Iterator[tuple[Running, list[Page]]]:
    with running(f"sqlite:///{tmp_path / 'tables.db'}", clock=FakeClock()) as server:
        names = ["Ada", "Blaise", "Colette", "Denis"][: state.seats]
        apis = server.open(*names, game="noxford", start=state)
        yield server, [Page(server.url, api.table, api.token) for api in apis]


def choices(html: str) -> dict[str, object]:
    found = re.search(r'id="choices">(.*?)</script>', html)
    assert found is not None
    read: dict[str, object] = json.loads(found[1])
    return read


def moves_in(data: dict[str, object]) -> set[str]:
    """Every move that the page can make of what it was sent."""
    spots, found = data["spots"], set()
    chosen: dict[str, list[Any]] = data["choices"]  # type: ignore[assignment]
    for _, place, cover, places, covers, *_ in chosen.values():
        for spot in places:
            x, y, sideways, text, anchor, _ = spots[spot]  # type: ignore[index]
            assert data["texts"][text]  # type: ignore[index]
            assert anchor in data["near"]  # type: ignore[operator]
            found.add(f"{place} {'sideways' if sideways else 'upright'} {x} {y}")
        found |= {f"{cover} {pile[2:].replace('-', ' ')}" for pile, _ in covers}
    return found


@pytest.mark.slow
@pytest.mark.parametrize("question", ["asked-turn", "asked-gear"])
def test_the_page_offers_what_the_rules_offer(tmp_path: Path, question: str) -> None:
    state = late(3, question)
    decision = state.decision()
    assert decision is not None
    options = {str(move) for move in decision.options}
    with at_the_table(tmp_path, state) as (_, pages):
        page = pages[decision.seat].get().text
        assert moves_in(choices(page)) == options - {STAY.text, PASS.text}
        assert ('id="stay"' in page) == (question == "asked-gear")
        for other, asking in enumerate(pages):
            if other != decision.seat:
                assert choices(asking.get().text)["choices"] == {}


@pytest.mark.slow
def test_a_first_page_is_light(tmp_path: Path) -> None:
    """With all it needs: as it is sent, and the largest there is. A Gear knows the most places."""
    state = late(4, "asked-gear")
    decision = state.decision()
    assert decision is not None
    with at_the_table(tmp_path, state) as (_, pages):
        page = pages[decision.seat].get().content
    files = [file for folder in FOLDERS for file in (STATIC / folder).iterdir()]
    sent = [len(gzip.compress(content)) for content in [page, *[f.read_bytes() for f in files]]]
    assert sum(sent) < LIMIT, sent
    assert len(page) < 2 * LIMIT, "it is sent again with every move"


TWINS = {
    "upright 525 356": "district-gold", "sideways 588 356": "district-poison",
    "upright 588 419": "lion-tough", "upright 651 419": "lion-tough",
}  # fmt: skip


def twins() -> State:
    return table(TWINS, ("cobra-gear-punk cobra-tough", "lion-punk"), decks=("cobra-punk", ""))


def test_letters_are_on_the_page_and_in_the_api(tmp_path: Path) -> None:
    """On the picture, in its names, in every list."""
    with at_the_table(tmp_path, twins()) as (server, pages):
        page = pages[0].get().text
        shown = re.findall(r'<g class="letter".*?<text[^>]*>(\w+)</text>', page, re.DOTALL)
        assert shown == ["A", "B"]
        assert 'data-pile-name="Lion Tough\N{NO-BREAK SPACE}B"' in page
        texts = choices(page)["texts"]
        assert isinstance(texts, list)
        assert "over the Lion Tough\N{NO-BREAK SPACE}B" in texts
        assert "right of the District of poison, below the Lion Tough\N{NO-BREAK SPACE}B" in texts
        assert not [text for text in texts if re.search(r"\d\d", text)]
        asked = in_the_api(server, pages[0], "")["asked"]
        meanings = [option["meaning"] for option in asked["options"]]
        assert len(set(meanings)) == len(meanings) > 10


def in_the_api(server: Running, page: Page, path: str, lang: str = "en") -> Any:
    return httpx.get(
        f"{server.url}/api/tables/{page.table}{path}",
        headers={"authorization": f"Bearer {page.token}", "accept-language": lang},
        timeout=PATIENCE,
    ).json()


def test_what_is_told_in_the_api_has_parts(tmp_path: Path) -> None:
    with at_the_table(tmp_path, twins()) as (server, pages):
        at = in_the_api(server, pages[0], "")["number"]
        answer = pages[0].post("/move", move="place cobra-tough upright 676 331", at=at, seat=0)
        assert answer.status_code < 400
        told = in_the_api(server, pages[0], "/journal", "fr")["told"][0]
    assert "au-dessous du Gros Bras des Lions\N{NO-BREAK SPACE}B" in told["text"]
    assert told["args"]["corner"] == "676 331"
    assert told["args"]["where"]["args"]["second"]["args"]["letter"] == "B"


def test_why_not(tmp_path: Path) -> None:
    """The player who is asked can have any move judged, and nothing changes."""
    state = late(2, "asked-turn")
    decision = state.decision()
    assert decision is not None
    with at_the_table(tmp_path, state) as (server, pages):
        asked, waiting = pages[decision.seat], pages[1 - decision.seat]
        before = server.written(asked.table)
        assert asked.post("/judge", move=str(decision.options[0])).json() == {}
        refused = asked.post("/judge", move="place district-gold upright 0 0").json()
        assert refused["rule"] in ("NX-13", "NX-30")
        assert asked.post("/judge", move="dance").json()["why"]
        assert "rule" in waiting.post("/judge", move=str(decision.options[0])).json()
        stranger = Page(server.url, asked.table, "")
        assert stranger.post("/judge", move="pass").status_code == 403
        assert server.written(asked.table) == before


def test_only_passing_is_left(tmp_path: Path) -> None:
    """On a table so small, and with cards so large, that no fifth one fits."""
    sizes = {"table_width": 800, "table_height": 600, "card_width": 200, "card_height": 300}
    state = NOXFORD.new(players=2, chance=Dice(1), **sizes)
    for _ in range(2):
        decision = state.decision()
        assert decision is not None
        state.apply(decision.options[0], Dice(2), Log())
    decision = state.decision()
    assert decision is not None
    assert decision.options == (PASS,)
    with at_the_table(tmp_path, state) as (_, pages):
        page = pages[decision.seat].get().text
    assert 'id="pass"' in page
    assert choices(page)["choices"] == {}


def test_sizes_that_will_not_do_are_explained_and_kept(tmp_path: Path) -> None:
    form = {"game": "noxford", "door": "bots", "name": "Ada", "bot": "greedy", "players": "2"}
    sizes = {"table_width": 900, "table_height": 700, "card_width": 120, "card_height": 90}
    form |= {f"option-{key}": str(value) for key, value in sizes.items()}
    with running(f"sqlite:///{tmp_path / 'tables.db'}", clock=FakeClock()) as server:
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
            refused = client.post("/tables", data=form)
        host, *_ = server.gather("Ada", game="noxford")
        page = Page(server.url, host.table, host.token)
        changed = page.post("/options", **{f"option-{key}": size for key, size in sizes.items()})
    assert refused.status_code == changed.status_code == 422
    assert "A card of 120 × 90\N{NO-BREAK SPACE}mm will not do" in refused.text
    assert 'name="option-table_width" min="800" max="3000" value="900"' in refused.text.replace(
        "\n", " "
    )
    assert (
        "A card of 120 × 90\N{NO-BREAK SPACE}mm will not do" in changed.json()["error"]["message"]
    )


def test_cards_travel_from_where_they_were() -> None:
    state = late(2, "asked-turn")
    assert isinstance(state, NoxfordState)
    own, neutral = NOXFORD.box.find("cobra-tough"), NOXFORD.box.find("barracks")
    where = state.words().near(min(state.piles))
    for card, seat, eyes, source in (
        (own, 0, 0, f"h-{own}-0"),
        (own, 0, 1, "seat-0"),
        (neutral, 1, 0, f"d-{neutral}-0"),
    ):
        told = Event(PLACED, (seat, card, "B", 0, "525 356", where))
        assert STAGE.travels([told], state.view(eyes)) == [(source, "p-525-356")]
    moved = Event(MOVED, (0, own, 0, "B", 1, "63 0", where, "525 356", where))
    assert STAGE.travels([moved], state.view(0)) == [("city", "p-63-0")]
    assert STAGE.travels([moved, moved], state.view(0)) == []


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_picture_of_the_rules_exists(lang: str) -> None:
    names = re.findall(r"!\[[^]]+\]\(([^ )]+)", rules_text(Texts(NOXFORD, lang)))
    assert len(names) == 11
    for name in names:
        drawn = STAGE.illustration(name)
        assert drawn is not None, name
        assert drawn.startswith("<svg ")
    assert STAGE.illustration("position:nowhere") is None
    assert STAGE.illustration("card:docks") is None


def test_cards_of_ones_own_may_have_no_pictures_of_positions() -> None:
    own = Cards(read_box(NOXFORD.box.text.replace("district-gold-arms", "market"), NOXFORD.rules))
    assert illustration(own, "position:places") is None
    assert illustration(own, "position:locked") is not None
    assert illustration(own, "card:market") is not None


def test_the_sprite_has_every_drawing_once() -> None:
    sprite = str(STAGE.sprite())
    ids = re.findall(r' id="([^"]+)"', sprite)
    assert len(ids) == len(set(ids))
    for card in range(len(NOXFORD.box.kinds)):
        assert STAGE.drawing(card) in ids
    assert STAGE.drawing(-1) == "nx-back"
    for letter in LETTERS:
        assert f"nx-{letter}" in ids
    assert not set(re.findall(r' id="([^"]+)"', str(STAGE.banner()))) & set(ids)
