"""Before the start the host may send somebody away, and invite them again."""

from tests.web.clients import Api, Page, page_of, sentences, sit_down
from tests.web.servers import running


def test_who_is_sent_away_is_told_and_finds_no_seat_with_the_same_device(sqlite: str) -> None:
    with running(sqlite) as server:
        host, hugo = server.gather("Ada", "Hugo")
        code = hugo.post("/pass-on").json()["code"]
        assert host.post("/seats/1/send-away").status_code == 200
        assert host.view()["seats"][1]["open"]  # type: ignore[index]  # JSON
        told = sentences(page_of(hugo).get().text)
        assert "Your seat at this table was freed by Ada" in told
        assert "Sit down" not in told
        assert "Hugo was sent away by Ada." in sentences(Page(server.url, host.table).get().text)
        server.read_again()
        for answer in (
            hugo.post("/seats/1", name="Hugo"),
            page_of(hugo).post("/sit", name="Victor"),
        ):
            assert (answer.status_code, answer.json()["error"]["code"]) == (403, "sent-away")
        taken = Api(server.url, host.table).post("/take-seat", code=code)
        assert taken.json()["error"]["code"] == "code-expired"
        page = page_of(hugo)
        page.post("/my-game/forget")
        assert page.token == hugo.token
        assert "Sit down" in Page(server.url, host.table).get().text  # anybody else may


def test_the_host_invites_again_and_the_same_device_sits_down(sqlite: str) -> None:
    with running(sqlite) as server:
        host, hugo = server.gather("Ada", "Hugo")
        page_of(host).post("/send-away", seat=1)
        assert host.view()["sent_away"] == ["Hugo"]
        assert host.post("/invite-again", name="Nobody").json()["error"]["code"] == "not-sent-away"
        assert page_of(host).post("/invite-again", name="Hugo").status_code == 200
        server.read_again()
        assert host.view()["sent_away"] == []
        page = page_of(hugo)
        assert "Sit down" in page.get().text
        assert page.post("/sit", name="Hugo").status_code == 200
        assert host.view()["seats"][1]["name"] == "Hugo"  # type: ignore[index]  # JSON


def test_a_bot_instead_of_somebody_sends_them_away_and_so_does_a_chair_less(sqlite: str) -> None:
    with running(sqlite) as server:
        host, hugo = server.gather("Ada", "Hugo", game="noxford")
        assert host.put("/seats/1", bot="greedy").status_code == 200
        assert hugo.post("/seats/1", name="Hugo").json()["error"]["code"] == "sent-away"
        before = server.written(host.table)
        answers = [
            host.post("/seats/0/send-away"),
            host.post("/seats/1/send-away"),
            host.post("/seats/9/send-away"),
            host.delete("/seats/1"),  # two is the least
        ]
        assert [answer.json()["error"]["code"] for answer in answers] == [
            "your-own-chair",
            "nobody-sits-there",
            "no-such-seat",
            "no-fewer-chairs",
        ]
        assert server.written(host.table) == before
        assert host.post("/seats").status_code == 201
        zoe = sit_down(server.url, host.table, 2, "Zoé")
        assert host.delete("/seats/2").status_code == 200
        assert host.view()["sent_away"] == ["Hugo", "Zoé"]
        assert "freed by Ada" in sentences(page_of(zoe).get().text)


def test_once_the_match_runs_nobody_is_sent_away(sqlite: str) -> None:
    with running(sqlite) as server:
        host, hugo = server.open("Ada", "Hugo")
        before = server.written(host.table)
        for answer in (host.post("/seats/1/send-away"), host.post("/invite-again", name="Hugo")):
            assert answer.json()["error"]["code"] == "already-started"
        assert hugo.post("/seats/0/send-away").json()["error"]["code"] == "not-the-host"
        assert server.written(host.table) == before
