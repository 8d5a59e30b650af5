"""The host may mute somebody's talk, for all to see, and give it back."""

from tests.web.clients import Api, Page, page_of, sentences
from tests.web.servers import running


def test_who_is_muted_says_nothing_and_everybody_sees_that(sqlite: str) -> None:
    with running(sqlite) as server:
        host, hugo = server.open("Ada", "Hugo")
        number = host.number
        assert hugo.post("/talk", text="Hello").status_code == 201
        assert host.put("/seats/1/muted", on=True).status_code == 200
        server.read_again()
        refused = hugo.post("/talk", text="Hey!")
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "muted")
        assert host.post("/talk", text="Better.").status_code == 201
        watching = Page(server.url, host.table)
        for page in (page_of(host), watching):
            assert "Hugo is muted by the host." in sentences(page.get().text)
        own = page_of(hugo).get().text
        assert "The host has muted you" in own
        assert 'id="saying"' not in own
        assert "Mute" not in sentences(watching.get().text)
        with Api(server.url, host.table).stream(after=number) as stream:
            noticed = stream.next().data["noticed"]
        assert noticed == [{"kind": "muted", "by": "Ada", "seat": 1, "name": "Hugo"}]


def test_the_host_gives_the_talk_back(sqlite: str) -> None:
    with running(sqlite) as server:
        host, hugo = server.open("Ada", "Hugo")
        assert page_of(host).post("/mute", seat=1, on="1").status_code == 200
        assert "Let Hugo talk" in page_of(host).get().text
        written = server.written(host.table)
        assert host.put("/seats/1/muted", on=True).status_code == 200  # it is so already
        assert server.written(host.table) == written
        assert page_of(host).post("/mute", seat=1).status_code == 200
        assert hugo.post("/talk", text="Thank you.").status_code == 201
        assert host.view()["seats"][1]["muted"] is False  # type: ignore[index]  # JSON


def test_nobody_but_the_host_mutes_and_the_host_is_not_muted(sqlite: str) -> None:
    with running(sqlite) as server:
        host, hugo = server.open("Ada", "Hugo")
        assert hugo.put("/seats/0/muted", on=True).json()["error"]["code"] == "not-the-host"
        assert host.put("/seats/0/muted", on=True).json()["error"]["code"] == "your-own-chair"
        assert host.put("/seats/7/muted", on=True).json()["error"]["code"] == "no-such-seat"


def test_a_muted_person_stays_muted_with_a_new_link(sqlite: str) -> None:
    with running(sqlite) as server:
        host, hugo = server.open("Ada", "Hugo")
        host.put("/seats/1/muted", on=True)
        token = hugo.post("/new-token").json()["token"]
        again = Api(server.url, host.table, token)
        assert again.post("/talk", text="Hey!").json()["error"]["code"] == "muted"
