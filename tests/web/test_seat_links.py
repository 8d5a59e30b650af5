"""Links that give a seat back: on any device, until a new one is made; and what everybody is told
when the host makes one for somebody else."""

import re

from tests.web.clients import Api, Page, asked, page_of, sentences
from tests.web.fake_time import FakeClock, eventually
from tests.web.servers import Running, running

LINK = re.compile(r'id="seat-link">([^<]+)<')


def link_of(text: str) -> str:
    found = LINK.search(text)
    assert found is not None, sentences(text)
    return found[1]


def open_link(url: str, link: str) -> Page:
    """Another device, on which this link was opened."""
    table = re.search(r"/t/(\w+)/return#", link)
    assert table is not None
    device = Page(url, table[1])
    assert device.get("/return").status_code == 200
    device.post("/return", link=link)
    return device


def play(page: Page, player: Api) -> int:
    return page.post("/move", move=player.options()[0], at=player.number).status_code


def test_a_link_gives_the_seat_on_another_device_and_the_first_one_keeps_it(sqlite: str) -> None:
    with running(sqlite) as server:
        player = asked(server.open("Ada", "Blaise"))
        first = page_of(player)
        device = open_link(server.url, link_of(first.get("/my-seat").text))
        assert 'class="hand"' in device.get().text
        assert 'class="hand"' in first.get().text
        before = server.written(player.table)
        assert play(device, player) == 200
        assert len(server.written(player.table)) == len(before) + 1


def test_what_is_secret_in_a_link_is_sent_in_no_address_and_stored_nowhere(sqlite: str) -> None:
    with running(sqlite) as server:
        player = asked(server.open("Ada", "Blaise"))
        shown = page_of(player).get("/my-seat")
        address, _, secret = link_of(shown.text).partition("#")
        assert secret == player.token
        assert secret not in address
        assert shown.headers["referrer-policy"] == "no-referrer"
        assert shown.headers["cache-control"] == "no-store"
        assert not any(secret in line for line in server.written(player.table))
        assert page_of(Api(server.url, player.table)).get("/my-seat").status_code == 403
        assert Page(server.url, player.table, "guessed").get("/my-seat").status_code == 403


def test_a_new_link_ends_the_old_one_and_every_other_device(sqlite: str) -> None:
    with running(sqlite) as server:
        player = asked(server.open("Ada", "Blaise"))
        first = page_of(player)
        old = link_of(first.get("/my-seat").text)
        device = open_link(server.url, old)
        with device.stream() as stream:
            stream.next()
            assert first.post("/new-link").json() == {"go": f"/t/{player.table}/my-seat"}
            stream.rest()
        assert 'class="hand"' not in device.get().text
        assert "A new link was made for your seat" in device.get().text
        assert 'class="hand"' in first.get().text
        late = Page(server.url, player.table).post("/return", link=old)
        assert late.json()["error"]["code"] == "link-invalid"
        assert (
            'class="hand"' in open_link(server.url, link_of(first.get("/my-seat").text)).get().text
        )


def test_a_device_that_plays_another_seat_is_not_given_a_second_one(sqlite: str) -> None:
    with running(sqlite) as server:
        ada, blaise = server.open("Ada", "Blaise")
        link = link_of(page_of(blaise).get("/my-seat").text)
        answer = page_of(ada).post("/return", link=link)
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "another-seat-here")
        elsewhere, _ = server.open("Eve", "Fay")
        answer = Page(server.url, elsewhere.table).post("/return", link=link)
        assert answer.json()["error"]["code"] == "link-invalid"


def test_links_and_codes_survive_a_restart(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        player = asked(server.open("Ada", "Blaise"))
        code = player.post("/pass-on").json()["code"]
        link = link_of(page_of(player).get("/my-seat").text)
        server.read_again()
        assert 'class="hand"' in open_link(server.url, link).get().text
        server.read_again()
        taken = Api(server.url, player.table).post("/take-seat", code=code)
        assert taken.status_code == 200, taken.text
        server.read_again()
        lost = page_of(player).get().text
        assert "Your seat is now played on another device" in lost
        assert Api(server.url, player.table).post("/take-seat", code=code).status_code == 404


# For somebody else


def away(server: Running, clock: FakeClock, host: Api, seat: int) -> None:
    """Let two minutes pass without a sign of whoever sits there."""
    server.table(host.table)
    server.wait(clock, 121)
    assert server.table(host.table).is_gone(seat)


def test_the_host_renews_a_link_and_everybody_is_told(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        host, hugo = server.open("Ada", "Hugo")
        away(server, clock, host, 1)
        watching = Api(server.url, host.table)
        number = host.number
        shown = page_of(host).post("/renew-link", seat=1)
        assert shown.status_code == 200
        device = open_link(server.url, link_of(shown.text))
        assert 'class="hand"' in device.get().text
        told = "Hugo’s link was renewed by Ada."
        for page in (device, page_of(hugo), page_of(watching)):
            assert told in sentences(page.get().text)
        assert "You renewed Hugo’s link." in sentences(page_of(host).get().text)
        with watching.stream(after=number) as stream:
            noticed = stream.next().data["noticed"]
        assert noticed == [{"kind": "link-renewed", "by": "Ada", "seat": 1, "name": "Hugo"}]
        old = page_of(hugo).get().text
        assert 'class="hand"' not in old
        assert "Ada made a new link for your seat" in old
        assert hugo.post("/talk", text="Hey!").status_code == 403
        server.read_again()
        assert told in sentences(page_of(watching).get().text)


def test_nobodys_link_is_renewed_who_is_here_or_was_a_moment_ago(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        host, hugo = server.open("Ada", "Hugo")
        before = server.written(host.table)

        def refused(by: Api = host, seat: int = 1) -> str:
            code: str = by.post(f"/seats/{seat}/renew").json()["error"]["code"]
            return code

        with hugo.stream() as stream:
            stream.next()
            server.wait(clock, 500)
            assert refused() == "not-gone"
        eventually(lambda: not server.table(host.table).is_here(1))
        clock.time += 119
        assert refused() == "not-gone"
        assert refused(hugo, 0) == "not-the-host"
        assert refused(Api(server.url, host.table)) == "not-the-host"
        assert refused(seat=0) == "your-own-chair"
        assert refused(seat=7) == "no-such-seat"
        assert server.written(host.table) == before
        clock.time += 2
        renewed = host.post("/seats/1/renew")
        assert renewed.status_code == 201
        assert Api(server.url, host.table, renewed.json()["token"]).view()["seats"][1]["yours"]  # type: ignore[index]


def test_a_bots_seat_has_no_link(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        (host,) = server.open("Ada", bots=["random"])
        server.wait(clock, 500)
        assert host.post("/seats/1/renew").json()["error"]["code"] == "nobody-sits-there"
