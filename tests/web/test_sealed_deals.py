"""Sealed: while a deal is open elsewhere, every table that has it answers only those who play
there, through every channel. It is law 7 for what a friend has not played yet."""

import json
from collections.abc import Iterator

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from ludotheque.web.routes.sealed_tables import WAYS_TO_A_SEAT
from tests.web.challenges import challenge, finished, refusal, take
from tests.web.clients import Api, Page, client, page_of
from tests.web.duplicates import Member, begun, finish
from tests.web.servers import Running, running
from tests.web.sockets import page_socket, socket_of

PAGES = (
    "",
    "/pulse",
    "/stream",
    "/cards",
    "/cards.toml",
    "/report",
    "/record.jsonl",
    "/result.svg",
    "/deal",
    "/replay",
    "/replay?line=3&eyes=all",
    "/my-game",
    "/my-seat",
    "/challenge",
    "/challenge.svg",
    "/duplicate",
    "/analysis",
    "/whatever/comes/later",
)
FORMS = (
    "/i-am",
    "/hand",
    "/judge",
    "/choices",
    "/prospect",
    "/replay/play-on",
    "/again",
    "/sit",
    "/say",
    "/move",
    "/hint",
    "/analysis",
    "/challenge",
    "/challenge/end",
    "/my-game/token",
    "/whatever/comes/later",
)
PROGRAM = (
    "",
    "/cards",
    "/options",
    "/journal",
    "/events",
    "/record",
    "/deal",
    "/replay?line=3",
    "/challenge",
    "/analysis",
    "/whatever/comes/later",
)
PROGRAM_POSTS = (
    "/moves",
    "/back",
    "/hint",
    "/talk",
    "/again",
    "/replay/play-on",
    "/seats/0",
    "/start",
    "/commit",
    "/reveal",
    "/challenge",
    "/analysis",
)
SEALED = (403, "deal-sealed")


class Sealed:
    """A game that is over, challenged to; somebody who plays its deal, and a stranger."""

    def __init__(self, server: Running) -> None:
        self.server = server
        ada = finished(server)
        self.record = ada.get("/record").text
        self.made = challenge(ada)
        blaise, done = take(server, self.made), take(server, self.made, "Chloé")
        assert done.post("/resign").status_code == 200
        self._seats = [(each.table, each.token) for each in (ada, blaise, done)]

    @property
    def ada(self) -> Api:
        return self._player(0)

    @property
    def blaise(self) -> Api:
        """Who still plays."""
        return self._player(1)

    @property
    def done(self) -> Api:
        return self._player(2)

    def _player(self, number: int) -> Api:
        return Api(self.server.url, *self._seats[number])

    @property
    def tables(self) -> list[str]:
        return [table for table, _ in self._seats]


@pytest.fixture(scope="module")
def sealed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sealed]:
    db = f"sqlite:///{tmp_path_factory.mktemp('sealed') / 'tables.db'}"
    with running(db) as server:
        yield Sealed(server)


def everything_sent(url: str, table: str, token: str = "") -> list[httpx.Response]:
    """What somebody is answered who asks a table for everything, in every way."""
    page, api = Page(url, table, token), Api(url, table, token)
    at = {"at": 0, "move": "take", "name": "Eve", "seat": 0, "line": 2, "bot": "greedy"}
    return [
        *[page.client.get(f"/t/{table}{path}", headers=JSON) for path in PAGES],
        *[page.post(path, **at) for path in FORMS],
        *[api.client.get(api.base + path) for path in PROGRAM],
        *[api.post(path, **at) for path in PROGRAM_POSTS],
        api.delete("/challenge"),
        api.client.head(api.base),
        page.client.head(f"/t/{table}"),
    ]


JSON = {"accept": "application/json"}


@pytest.mark.parametrize(
    "which", [0, 1, 2], ids=["the original", "one that runs", "one that is over"]
)
@pytest.mark.parametrize("who", ["nobody", "somebody else who has the deal"])
def test_it_answers_nobody_else_anything(sealed: Sealed, which: int, who: str) -> None:
    """Every answer is the same refusal, whichever table it is and whatever has happened there."""
    url, table = sealed.server.url, sealed.tables[which]
    token = "" if who == "nobody" else (sealed.blaise if which != 1 else sealed.ada).token
    answers = everything_sent(url, table, token)
    assert {answer.status_code for answer in answers} == {403}
    told = {answer.content for answer in answers if answer.content}
    assert len(told) == 1
    assert json.loads(told.pop())["error"]["code"] == "deal-sealed"


def test_a_page_says_it_in_a_sentence_that_tells_nothing(sealed: Sealed) -> None:
    said = []
    for table in sealed.tables:
        for path in ("", "/replay"):
            text = Page(sealed.server.url, table).get(path).text
            assert "This deal is sealed" in text
            said.append(text.replace(table, "TABLE"))
    assert len(set(said[::2])) == 1
    assert len(set(said[1::2])) == 1


def test_sockets_are_refused(sealed: Sealed) -> None:
    for table in sealed.tables:
        stranger = Api(sealed.server.url, table)
        with pytest.raises(InvalidStatus) as by_program:
            socket_of(stranger)
        with pytest.raises(InvalidStatus) as by_page:
            page_socket(page_of(stranger))
        for refused in (by_program, by_page):
            assert refused.value.response.status_code == 403


def test_those_who_have_played_there_see_everything(sealed: Sealed) -> None:
    for player in (sealed.ada, sealed.done):
        page = page_of(player)
        for path in ("", "/record.jsonl", "/result.svg", "/deal", "/replay", "/report"):
            assert page.get(path).status_code == 200, path
        for path in ("", "/journal", "/record", "/deal", "/replay?line=1"):
            assert player.client.get(player.base + path).status_code == 200, path
    assert refusal(sealed.blaise.get("/record")) == (403, "record-secret")


def test_whoever_plays_is_told_nothing_of_the_deal(sealed: Sealed) -> None:
    """Neither the seed nor the secret, nor what others had."""
    header = json.loads(sealed.record.splitlines()[0])
    texts = [
        *[page_of(sealed.blaise).get(path).text for path in ("", "/deal", "/challenge", "/report")],
        *[sealed.blaise.get(path).text for path in ("", "/journal", "/deal", "/challenge")],
        client(sealed.server.url).get(f"/challenges/{sealed.made}").text,
        client(sealed.server.url).get(f"/api/challenges/{sealed.made}").text,
    ]
    for text in texts:
        for secret in (header["seed"], header["deal"]["secret"], sealed.ada.token):
            assert secret not in text
    for text in texts[-2:]:
        assert sealed.ada.table not in text
        assert header["deal"]["shown"] not in text


def test_the_record_can_not_be_uploaded_meanwhile(sealed: Sealed) -> None:
    asking = client(sealed.server.url)
    answer = asking.post(
        "/api/records", content=sealed.record, headers={"content-type": "application/jsonl"}
    )
    assert refusal(answer) == (409, "deal-sealed")
    page = asking.post("/records", files={"record": ("game.jsonl", sealed.record)})
    assert page.status_code == 409


def test_a_seat_can_still_be_moved_to_another_device(sealed: Sealed) -> None:
    code = sealed.blaise.post("/pass-on").json()["code"]
    there = Page(sealed.server.url, sealed.blaise.table)
    offered = there.get(f"/seat/{code}")
    assert offered.status_code == 200
    assert "Blaise" in offered.text
    assert there.get("/return").status_code == 200
    assert there.post("/return", link=f"#{sealed.blaise.token}").status_code == 200
    assert there.get().status_code == 200
    for way in ("return/x", "seat", "seat/a/b", "my-game", "take-seat"):
        assert not WAYS_TO_A_SEAT.fullmatch(f"/t/{sealed.blaise.table}/{way}")


@pytest.mark.parametrize("is_page", [True, False], ids=["page", "program"])
def test_what_was_played_on_or_uploaded_before_is_sealed_too(sqlite: str, *, is_page: bool) -> None:
    """Also for those who watch it just then, by a stream or a socket."""
    with running(sqlite) as server:
        ada = finished(server)
        uploaded = client(server.url).post(
            "/api/records",
            content=ada.get("/record").text,
            headers={"content-type": "application/jsonl"},
        )
        wanted = {"line": 1, "seat": 0, "name": "Olga", "bot": "greedy"}
        answer = Api(server.url, ada.table).post("/replay/play-on", **wanted).json()
        olga = Api(server.url, answer["table"], answer["token"])
        tables = [uploaded.json()["table"], olga.table]
        assert {Api(server.url, table).get().status_code for table in tables} == {200}
        watching = Api(server.url, olga.table)
        with (page_of(watching) if is_page else watching).stream() as stream:
            assert stream.next() is not None
            challenge(ada)
            assert {Api(server.url, table).get().status_code for table in tables} == {403}
            stream.rest()
        assert olga.get().status_code == 200
        own = ada.post("/replay/play-on", **wanted).json()
        assert refusal(Api(server.url, own["table"]).get()) == SEALED
        assert Api(server.url, own["table"], own["token"]).get().status_code == 200
        assert ada.delete("/challenge").status_code == 200
        for table in [*tables, own["table"], ada.table]:
            assert Api(server.url, table).get().status_code == 200


def test_a_deal_of_two_pairs_is_sealed_until_both_tables_have_played_it(sqlite: str) -> None:
    """For partners, who meet it at the other table, as for strangers; then it is open to all."""
    with running(sqlite) as server:
        ada, blaise, chloe, david = begun(server)
        over, at_first = finish(ada).table, [ada.token, chloe.token]
        runs, at_other = blaise.go().table, [blaise.token, david.token]
        for table, members, others in ((over, at_first, at_other), (runs, at_other, at_first)):
            for token in ("", others[0]):
                answers = everything_sent(server.url, table, token)
                assert {answer.status_code for answer in answers} == {403}
                assert len({answer.content for answer in answers if answer.content}) == 1
                stranger = Api(server.url, table, token)
                for connect in (socket_of, lambda each: page_socket(page_of(each))):
                    with pytest.raises(InvalidStatus) as refused:
                        connect(stranger)
                    assert refused.value.response.status_code == 403
            for token in members:
                assert Api(server.url, table, token).get().status_code == 200
        record = Api(server.url, over, ada.token).get("/record").text
        header = json.loads(record.splitlines()[0])
        _told_nothing_of(header, [blaise, david, Member(server, ada.match)])
        asking = client(server.url)
        headers = {"content-type": "application/jsonl"}
        answer = asking.post("/api/records", content=record, headers=headers)
        assert refusal(answer) == (409, "deal-sealed")
        finish(blaise)
        assert ada.deals()[0]["sealed"] is False
        for table in (over, runs):
            assert Api(server.url, table).get("/record").status_code == 200
        later = ada.go().table
        assert refusal(Api(server.url, later).get()) == SEALED
        assert refusal(Api(server.url, later, blaise.token).get()) == SEALED


def _told_nothing_of(header: dict[str, object], members: list[Member]) -> None:
    """Neither the match nor their own table tells them the seed or the secret of this deal."""
    deal = header["deal"]
    assert isinstance(deal, dict)
    for member in members:
        texts = [
            member.client.get(f"/api/duplicates/{member.match}").text,
            member.client.get(f"/duplicates/{member.match}").text,
        ]
        if member.token:
            player = member.go()
            texts += [page_of(player).get(path).text for path in ("", "/deal", "/report")]
            texts += [player.get(path).text for path in ("", "/journal", "/deal")]
        for text in texts:
            assert str(header["seed"]) not in text
            assert str(deal["secret"]) not in text


def test_the_row_that_seals_a_deal_of_two_pairs_is_no_challenge(sqlite: str) -> None:
    """Nobody can take it, whoever knows its id."""
    with running(sqlite) as server:
        ada, _ = begun(server, (0, 1))
        row = server.do(server.registry.store.challenges.of_table(ada.go().table))
        assert row is not None
        asking = client(server.url)
        for answer in (
            asking.get(f"/api/challenges/{row.id}"),
            asking.post(f"/api/challenges/{row.id}/tables", json={"name": "Eve"}),
        ):
            assert refusal(answer) == (404, "no-such-challenge")


def test_games_of_other_deals_are_not_concerned(sqlite: str) -> None:
    with running(sqlite) as server:
        ada, olga = finished(server), finished(server, "Olga")
        challenge(ada)
        again = ada.post("/again").json()["table"]
        for table in (olga.table, again):
            assert Api(server.url, table).get().status_code == 200


def test_a_challenge_that_cannot_be_stored_is_not_made(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(sqlite) as server:
        ada = finished(server)

        async def broken(*_: object) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr(server.registry.store.challenges, "keep", broken)
        assert ada.post("/challenge").status_code == 503
        assert Api(server.url, ada.table).get().status_code == 200
