"""Mistakes are tried again: the answer only for who asks for it, and nothing before the end."""

import html
import json
import re
from collections.abc import Iterator
from typing import Final

import httpx
import pytest

from ludotheque.analysis import FINE_MOVE, PlainAct, plain_analysis
from ludotheque.web.settings import Limits, Rate, Settings
from tests.web.clients import Api, Page, play_on
from tests.web.fake_time import eventually
from tests.web.servers import ANY, Running, quick_analysis, running
from tests.web.test_analyses import SlowAnalyses, ended, small

JSON: Final = {"accept": "application/json"}


def mistakes(seat: int) -> list[PlainAct]:
    """What the analysis of the game from elsewhere finds."""
    found = plain_analysis(json.loads(quick_analysis(small())))
    assert found is not None
    return [
        act
        for act in found.acts
        if act.verdict and act.verdict.kind != FINE_MOVE and act.seat == seat
    ]


SEAT: Final = 1
"""Whoever made a mistake in it."""


class House:
    """A server with that game, analysed."""

    def __init__(self, server: Running) -> None:
        self.server: Final = server
        self.table: Final = ended(server).table
        api = Api(server.url, self.table)
        eventually(lambda: api.get("/analysis").json()["state"] == "done")

    def page(self, lang: str = "en") -> Page:
        return Page(self.server.url, self.table, lang=lang)

    def ask(self, what: str, lang: str = "en", **form: str) -> dict[str, object]:
        answer = self.page(lang).post(f"/mistakes/{SEAT}/1/{what}", **form)
        found: dict[str, object] = answer.json()
        return found


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("mistakes")
    with running(f"sqlite:///{folder / 'tables.db'}") as server:
        yield House(server)


def test_there_is_a_mistake_to_try_again() -> None:
    assert mistakes(SEAT)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_way_leads_to_the_moment_as_the_seat_saw_it(house: House, lang: str) -> None:
    first = house.page(lang).get("/mistakes")
    assert first.status_code == 303
    assert first.headers["location"] == f"/t/{house.table}/mistakes/{SEAT}/1"
    text = house.page(lang).get(f"/mistakes/{SEAT}/1").text
    act = mistakes(SEAT)[0]
    assert f'action="/t/{house.table}/mistakes/{SEAT}/1/move"' in text
    assert {"en": f"move {act.number}", "fr": f"coup {act.number}"}[lang] in text
    card = text[text.index('id="lesson-card"') : text.index("</section>")]
    moment = {"en": "Support 8", "fr": "Soutien 8"}[lang]
    assert moment not in html.unescape(card), "the answer is not there before somebody asks"
    replay = house.page(lang).get(f"/replay?line={act.number - 1}&eyes={SEAT}").text
    hand = re.findall(r'id="(h-[\w+-]+)"', replay)
    assert hand
    assert [key for key in hand if f'id="{key}"' not in text] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_tries_hints_and_the_answer(house: House, lang: str) -> None:
    act = mistakes(SEAT)[0]
    assert act.verdict is not None
    assert set(house.ask("move", lang, move=act.verdict.move)) == {"right"}
    same = house.ask("move", lang, move=act.move)
    assert (
        str(same["says"])
        == {
            "en": "That is what was played. Try something else.",
            "fr": "C’est ce qui a été joué. Essayez autre chose.",
        }[lang]
    )
    answered = str(house.ask("answer", lang)["right"])
    hint = str(house.ask("hint", lang)["says"])
    assert hint in answered
    assert len(answered) > len(hint)
    other = house.ask("move", lang, move="take")
    assert set(other) < {"right", "says"}
    refused = house.page(lang).post(f"/mistakes/{SEAT}/1/move", move="play nonsense")
    assert refused.status_code == 422
    why = house.page(lang).post(f"/mistakes/{SEAT}/1/judge", move="play nonsense").json()
    assert why["why"] == refused.json()["error"]["message"]
    assert house.page(lang).post(f"/mistakes/{SEAT}/1/judge", move="take").json() == {}


def test_a_step_comes_as_a_fragment(house: House) -> None:
    page = house.page()
    address = f"/t/{house.table}/mistakes/{SEAT}/1"
    way = page.client.get(address, headers={"x-fragment": "1"}).json()
    assert 'id="lesson-card"' in way["card"]
    assert len(way["moments"]) == 1
    go = page.client.get(f"/t/{house.table}/mistakes", headers={"x-fragment": "1"}).json()
    assert go == {"go": address}


@pytest.mark.parametrize("path", ["9/1", "x/1", f"{SEAT}/0", f"{SEAT}/99", f"{SEAT}/x"])
def test_what_is_not_there_is_said(house: House, path: str) -> None:
    answer = house.page().client.get(f"/t/{house.table}/mistakes/{path}", headers=JSON)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] in ("no-such-seat", "no-such-mistake")


def test_what_was_found_is_not_shown_while_one_waits(sqlite: str) -> None:
    pool = SlowAnalyses()
    with running(sqlite, pool=pool) as server:
        table = ended(server).table
        page = Page(server.url, table)
        assert "<progress" in page.get("/mistakes").text
        early = page.client.get(f"/t/{table}/mistakes/{SEAT}/1", headers=JSON)
        assert early.json()["error"]["code"] == "no-analysis"
        pool.may_end.set()
        eventually(lambda: page.get("/mistakes").status_code == 303)


def test_nothing_before_the_end_and_praise_for_who_made_none(sqlite: str) -> None:
    with running(sqlite) as server:
        ada, blaise = server.open("Ada", "Blaise")
        play_on([ada, blaise], 1)
        page = Page(server.url, ada.table, ada.token)
        assert page.get("/mistakes").status_code == 403
        assert page.get("/mistakes/0/1").status_code == 403
        assert ada.post("/resign", at=ada.number).status_code < 300
        eventually(lambda: "Well played" in page.get("/mistakes").text)
        assert f'href="/t/{ada.table}/mistakes"' in page.get().text
        assert "/mistakes" not in Page(server.url, ada.table).get().text


def test_weighing_other_moves_is_limited(sqlite: str) -> None:
    few = Settings(limits=Limits(ANY, ANY, ANY, hints=Rate(0.0, 0.0), analyses=ANY, work=ANY))
    with running(sqlite, settings=few) as server:
        house = House(server)
        answer: httpx.Response = house.page().post(f"/mistakes/{SEAT}/1/move", move="take")
        assert answer.status_code == 429
        act = mistakes(SEAT)[0]
        assert act.verdict is not None
        assert set(house.ask("move", move=act.verdict.move)) == {"right"}
