"""After the end: any moment through anybody's eyes, and playing on. Nothing before the end."""

import re
from collections.abc import Iterator

import httpx
import pytest

from ludotheque.core import WATCHER, History, Record
from ludotheque.games import GAMES
from ludotheque.web.http.middleware import HEADERS
from ludotheque.web.settings import Limits, Rate, Settings
from tests.web.clients import Api, Page, client, play_on
from tests.web.servers import ANY, Running, running

NOIR = GAMES["district-noir"]
MIDDLE = 26


class After:
    """A server with one match that is over and one that is not."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.last = 0
        while self.last <= MIDDLE:  # the deal is random, and the City may be won early
            ada, *others = server.open("Ada", "Blaise")
            play_on([ada, *others])
            self.over = ada.table
            self.record = Record.read(ada.get("/record").text)
            self.history = History(NOIR, self.record)
            self.last = len(self.record.entries) - 1
        chloe, *others = server.open("Chloé", "Denis")
        play_on([chloe, *others], 6)
        self.runs = chloe.table
        self.token = chloe.token

    def api(self, lang: str = "en") -> Api:
        return Api(self.server.url, self.over, lang=lang)

    def page(self, lang: str = "en") -> Page:
        return Page(self.server.url, self.over, lang=lang)


@pytest.fixture(scope="module")
def after(tmp_path_factory: pytest.TempPathFactory) -> Iterator[After]:
    folder = tmp_path_factory.mktemp("replaying")
    with running(f"sqlite:///{folder / 'tables.db'}") as server:
        yield After(server)


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


# Before the end


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_match_that_runs_is_shown_again_to_nobody(after: After, lang: str) -> None:
    for token in ("", after.token):  # players have no privilege here
        api = Api(after.server.url, after.runs, token, lang)
        assert code(api.get("/replay", line=2, eyes="all")) == (403, "replay-secret")
        wanted = {"line": 2, "seat": 0, "name": "Eve", "bot": "greedy"}
        assert code(api.post("/replay/play-on", **wanted)) == (403, "replay-secret")
        page = Page(after.server.url, after.runs, token, lang)
        answer = page.get("/replay?line=2&eyes=0")
        assert answer.status_code == 403
        word = "mains" if lang == "fr" else "hands"
        assert word in answer.text
        assert "open-hands" not in answer.text
        assert code(page.post("/replay/play-on", **wanted)) == (403, "replay-secret")


def test_a_table_that_gathers_has_nothing_to_show(after: After) -> None:
    host, *_ = after.server.gather("Ada")
    assert code(host.get("/replay")) == (403, "replay-secret")


def test_there_is_no_replay_where_there_is_no_table(after: After) -> None:
    assert code(Api(after.server.url, "nothing").get("/replay")) == (404, "no-such-table")


# Moments


def test_a_moment_is_what_it_was(after: After) -> None:
    api = after.api()
    for line in (0, 1, MIDDLE, after.last):
        match = after.history.at(line)
        for eyes, seat in (("0", 0), ("1", 1), ("public", WATCHER)):
            shown = api.get("/replay", line=line, eyes=eyes).json()
            assert (shown["line"], shown["last"], shown["eyes"]) == (line, after.last, eyes)
            assert shown["seats"] == ["Ada", "Blaise"]
            assert shown["view"] == NOIR.dump(match.view(seat))
            told = match.journal(seat, line - 1)
            assert [event["key"] for event in shown["told"]] == [event.key for event in told]
            assert shown["hands"] == []
            assert (shown["outcome"] is not None) == (line == after.last)


@pytest.mark.rule("DN-10")
def test_all_hands_open_opens_no_card_that_the_rules_keep_closed(after: After) -> None:
    api = after.api()
    removed = after.history.match.state.content()["removed"]
    for line in (0, MIDDLE, after.last):
        shown = api.get("/replay", line=line, eyes="all").json()
        state = after.history.at(line).state
        name = NOIR.box.name
        assert shown["hands"] == [[name(card) for card in state.hand(seat)] for seat in (0, 1)]
        view = shown["view"]["state"]
        assert view == state.view(WATCHER).content()
        assert removed not in view.values()
        assert set(view["removed"]) == {name(-1)}


def test_what_was_drawn_is_told_to_its_own_eyes_and_to_all(after: After) -> None:
    drew = [
        line
        for line in range(1, after.last + 1)
        if any(event.key == "told-drew" for event in after.history.at(line).journal(0, line - 1))
    ]
    own, all_open = (
        [
            event["args"]["cards"]
            for event in after.api().get("/replay", line=drew[0], eyes=eyes).json()["told"]
            if event["key"] == "told-drew"
        ]
        for eyes in ("0", "all")
    )
    assert len(own) == len(all_open) == 2
    assert -1 not in [card for cards in all_open for card in cards]
    assert [set(cards) == {-1} for cards in own].count(True) == 1


def test_a_moment_that_there_is_not(after: After) -> None:
    api, page = after.api(), after.page()
    assert code(api.get("/replay", line=after.last + 1)) == (404, "no-such-moment")
    assert code(api.get("/replay", line=-1)) == (422, "bad-form")
    assert code(api.get("/replay", eyes="2")) == (404, "no-such-seat")
    assert code(api.get("/replay", eyes="-2")) == (404, "no-such-seat")
    answer = page.get(f"/replay?line={after.last + 1}")
    assert answer.status_code == 404
    assert str(after.last) in answer.text
    assert page.get("/replay?line=x").status_code == 422
    assert page.get("/replay?line=1&eyes=Ada").status_code == 404


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_page_shows_a_moment(after: After, lang: str) -> None:
    page = after.page(lang)
    text = page.get(f"/replay?line={MIDDLE}&eyes=0").text.replace("\n", " ")
    assert f'data-line="{MIDDLE}" data-last-line="{after.last}" data-eyes="0"' in text
    assert f'max="{after.last}" value="{MIDDLE}"' in text
    assert f"/replay?line={MIDDLE + 1}&amp;eyes=0" in text
    happened = re.search(r'<p id="moment" class="moment">(.*?)</p>', text)
    told = after.api(lang).get("/replay", line=MIDDLE, eyes="0").json()["told"]
    assert happened is not None
    assert happened[1] == " ".join(event["text"] for event in told)
    assert "data-asked" not in text  # nothing can be done about it any more
    assert not re.search(r'class="[^"]*\blit\b', text)
    assert "open-hands" not in text
    assert "open-hands" in page.get(f"/replay?line={MIDDLE}&eyes=all").text
    assert f"line={MIDDLE}&amp;eyes=0" in text  # the way back after a change of language


def test_nobody_is_addressed_in_a_replay(after: After) -> None:
    text = after.page().get(f"/replay?line={MIDDLE}&eyes=0").text
    assert "Ada plays" in text
    assert "You play" not in text


def test_the_end_has_the_account_and_nothing_to_play(after: After) -> None:
    text = after.page().get(f"/replay?line={after.last}&eyes=all").text
    assert 'id="account"' in text
    assert re.search(r'<details id="play-on"[^>]* hidden', text)
    assert 'href="/t/' + after.over + '/replay"' not in text  # one is there already
    assert 'href="/t/' + after.over + '/replay"' in after.page().get().text


def test_a_part_of_the_page_for_the_slider(after: After) -> None:
    fetched = after.page().client.get(
        f"/t/{after.over}/replay?line=3&eyes=all", headers={"x-fragment": "1"}
    )
    shown = fetched.json()
    assert shown["html"].lstrip().startswith('<div id="replay"')
    assert shown["told"] in shown["html"]
    assert fetched.headers["cache-control"] == "no-store"
    assert fetched.headers["content-security-policy"] == HEADERS["content-security-policy"]


def test_names_are_text_in_a_replay(after: After) -> None:
    ada, *others = after.server.open("<b>Ada", "Blaise")
    play_on([ada, *others])
    text = Page(after.server.url, ada.table).get("/replay?line=3").text
    assert "<b>Ada" not in text
    assert "&lt;b&gt;Ada" in text


# Playing on


def test_playing_on_from_a_moment(after: After) -> None:
    moment = after.history.at(MIDDLE)
    answer = after.api().post("/replay/play-on", line=MIDDLE, seat=1, name="Zoé", bot="greedy")
    assert answer.status_code == 201
    opened = answer.json()
    me = Api(after.server.url, opened["table"], opened["token"])
    shown = me.get().json()
    assert [seat["name"] for seat in shown["seats"]][1] == "Zoé"
    assert [seat["bot"] for seat in shown["seats"]] == ["greedy", ""]
    assert [seat["yours"] for seat in shown["seats"]] == [False, True]
    match = after.server.table(opened["table"]).table.match
    assert match is not None
    start = NOIR.load(match.record.header.start)
    assert start.view(1) == moment.view(1)
    hidden = ("hands", "deck", "removed")
    assert [start.content()[zone] for zone in hidden] != [
        moment.state.content()[zone] for zone in hidden
    ]  # what the seat could not see was drawn again
    assert code(me.get("/record")) == (403, "record-secret")
    assert code(me.get("/replay")) == (403, "replay-secret")


def test_playing_on_by_the_page_gives_the_seat_to_this_browser(after: After) -> None:
    page = after.page()
    answer = page.post("/replay/play-on", line=3, seat=0, name="Zoé", bot="random")
    there = Page(after.server.url, answer.json()["go"].removeprefix("/t/"))
    there.client.cookies.update(page.client.cookies)
    assert "data-known" in there.get().text
    plain = page.client.post(
        f"/t/{after.over}/replay/play-on",
        data={"line": "3", "seat": "0", "name": "Zoé", "bot": "random"},
    )
    assert plain.status_code == 303


@pytest.mark.parametrize(
    ("changed", "refused"),
    [
        ({"line": 999}, (404, "no-such-moment")),
        ({"seat": 7}, (404, "no-such-seat")),
        ({"bot": "hal"}, (422, "no-such-bot")),
        ({"name": "A\N{HANGUL FILLER}da"}, (422, "name-invisible")),
    ],
)
def test_playing_on_as_cannot_be(
    after: After, changed: dict[str, object], refused: tuple[int, str]
) -> None:
    wanted = {"line": 3, "seat": 0, "name": "Zoé", "bot": "greedy", **changed}
    assert code(after.api().post("/replay/play-on", **wanted)) == refused
    assert code(after.page().post("/replay/play-on", **wanted)) == refused


def test_at_the_end_there_is_nothing_to_play(after: After) -> None:
    wanted = {"line": after.last, "seat": 0, "name": "Zoé", "bot": "greedy"}
    assert code(after.api().post("/replay/play-on", **wanted)) == (409, "nothing-to-play")


def test_a_game_played_on_can_be_watched_again_from_where_it_began(after: After) -> None:
    opened = after.api().post(
        "/replay/play-on", line=after.last - 1, seat=0, name="Zoé", bot="random"
    )
    me = Api(after.server.url, opened.json()["table"], opened.json()["token"])
    if (asked := me.get().json()["asked"]) is not None and asked["seat"] == 0:
        play_on([me], 1)
    while me.get().json()["phase"] != "over":
        pass
    answer = Page(after.server.url, me.table).get("/replay")
    assert answer.status_code == 200
    assert "This game goes on from a moment of an earlier one." in answer.text


def test_other_sites_play_nothing_on(after: After) -> None:
    answer = after.page().client.post(
        f"/t/{after.over}/replay/play-on",
        data={"line": "3", "seat": "0", "name": "Eve", "bot": "random"},
        headers={"sec-fetch-site": "cross-site", "accept": "application/json"},
    )
    assert code(answer) == (403, "other-site")


def test_playing_on_counts_as_opening_a_table(sqlite: str) -> None:
    few = Settings(limits=Limits(requests=ANY, openings=Rate(0.0, 1.0)))
    with running(sqlite, settings=few) as server:
        ada, *others = server.open("Ada", "Blaise")
        play_on([ada, *others])
        wanted = {"line": 1, "seat": 0, "name": "Zoé", "bot": "random"}
        assert ada.post("/replay/play-on", **wanted).status_code == 201
        assert code(ada.post("/replay/play-on", **wanted)) == (429, "too-many-tables")


def test_the_api_says_what_it_offers(after: After) -> None:
    paths = client(after.server.url).get("/api/openapi.json").json()["paths"]
    assert "get" in paths["/api/tables/{table_id}/replay"]
    assert "post" in paths["/api/tables/{table_id}/replay/play-on"]
    body = paths["/api/records"]["post"]["requestBody"]["content"]
    assert list(body) == ["application/jsonl"]
