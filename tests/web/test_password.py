"""A house with a password: nothing is to be seen without it, and each device says it once."""

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from ludotheque.web.settings import Limits, Rate
from tests.web.clients import Api, Page, client, sentences
from tests.web.fake_time import FakeClock
from tests.web.servers import SETTINGS, Running, running
from tests.web.sockets import page_socket, refusal, socket_of

WORD = "Sésame 7"
HOUSE = SETTINGS._replace(password=WORD)
HTML = {"accept": "text/html"}


def come_in(page: httpx.Client, word: str = WORD, to: str = "/") -> httpx.Response:
    return page.post("/password", data={"password": word, "to": to})


def opened(server: Running) -> Api:
    """A table, opened by a program that knows the password."""
    headers = {b"house-password": WORD.encode()}
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    wanted = {"game": "district-noir", "seats": seats}
    made = client(server.url).post("/api/tables", json=wanted, headers=headers)
    assert made.status_code == 201, made.text
    return Api(server.url, made.json()["table"], made.json()["token"])


def test_without_the_password_there_is_nothing_but_the_page_that_asks(sqlite: str) -> None:
    with running(sqlite, settings=HOUSE) as server:
        table = opened(server).table
        stranger = client(server.url)
        paths = stranger.get("/openapi-of-nobody", headers=HTML)
        assert paths.status_code == 401
        for path in (
            *("/", "/my-games", "/open-tables", "/games/noxford/rules", "/play/noxford/bots"),
            *("/records", "/metrics", "/offline", "/service-worker.js", "/manifest.webmanifest"),
            *(f"/t/{table}", f"/t/{table}/stream", f"/t/{table}/result.svg", f"/t/{table}/return"),
            *("/api/games", "/api/tables", "/api/openapi.json", f"/api/tables/{table}"),
            *(f"/api/tables/{table}/events", "/t/nosuchtable", "/static", "/health/"),
        ):
            answer = stranger.get(path, headers=HTML)
            assert answer.status_code == 401, path
            assert "Ada" not in answer.text
            assert "Noxford" not in answer.text, path
        for path in ("/tables", "/deal-offers", f"/t/{table}/sit", f"/api/tables/{table}/moves"):
            answer = stranger.post(path, headers={"accept": "application/json"})
            assert answer.json()["error"]["code"] == "password-needed", path
        code = refusal(server.url, f"/api/tables/{table}/socket")["error"]["code"]
        assert code == "password-needed"
        with pytest.raises(InvalidStatus) as refused, page_socket(Page(server.url, table)):
            pass
        assert refused.value.response.status_code == 401
        assert stranger.get("/health").status_code == 200
        assert stranger.get("/static/shared/icon.svg").status_code == 200


def test_an_invitation_asks_and_then_leads_where_it_led(sqlite: str) -> None:
    with running(sqlite, settings=HOUSE) as server:
        table = opened(server).table
        guest = Page(server.url, table, lang="fr")
        asked = guest.client.get(f"/t/{table}?lang=fr")
        assert "Mot de passe" in sentences(asked.text)
        assert f'name="to" value="/t/{table}?lang=fr"' in asked.text
        assert asked.headers["cache-control"] == "no-store"
        wrong = come_in(guest.client, "sésame 7", f"/t/{table}")
        assert wrong.status_code == 401
        assert "Ce n’est pas le mot de passe" in sentences(wrong.text)
        assert f'name="to" value="/t/{table}"' in wrong.text
        right = come_in(guest.client, WORD, f"/t/{table}")
        assert (right.status_code, right.headers["location"]) == (303, f"/t/{table}")
        assert "Salle d’attente" in guest.get().text
        assert guest.post("/sit", name="Blaise").status_code == 200
        with page_socket(guest, {"cookie": cookies(guest)}) as socket:
            assert socket.next("update")["number"] >= 0


def cookies(page: Page) -> str:
    return "; ".join(f"{each.name}={each.value}" for each in page.client.cookies.jar)


def test_it_leads_nowhere_else(sqlite: str) -> None:
    with running(sqlite, settings=HOUSE) as server:
        for to in ("//elsewhere.example", "/\\elsewhere.example", "https://elsewhere.example", ""):
            assert come_in(client(server.url), to=to).headers["location"] == "/"


def test_a_device_is_asked_once_also_after_a_restart_until_the_word_is_another(sqlite: str) -> None:
    with running(sqlite, settings=HOUSE) as server:
        page = client(server.url)
        cookie = come_in(page).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        said = page.cookies["house"]
        assert WORD not in said
    for word, status in ((WORD, 200), ("another", 401)):
        with running(sqlite, settings=HOUSE._replace(password=word)) as server:
            again = client(server.url)
            again.cookies.set("house", said)
            assert again.get("/").status_code == status
            nonce, _, mark = said.partition(".")
            for forged in (f"x{nonce}.{mark}", f"{nonce}.", f"{nonce}.{mark[:-1]}", "é.é", ""):
                forger = client(server.url, {"cookie": f"house={forged}".encode("latin-1")})  # type: ignore[dict-item]  # as bytes
                assert forger.get("/").status_code == 401


def test_a_house_of_https_sends_its_cookie_over_nothing_else(sqlite: str) -> None:
    settings = HOUSE._replace(public_url="https://games.example.org")
    with running(sqlite, settings=settings) as server:
        assert "Secure" in come_in(client(server.url)).headers["set-cookie"]


def test_a_program_says_it_in_a_header(sqlite: str) -> None:
    with running(sqlite, settings=HOUSE) as server:
        player = opened(server)
        assert player.get().json()["error"]["code"] == "password-needed"
        said = {b"house-password": WORD.encode()}
        assert player.client.get(player.base, headers=said).json()["host"] is True
        player.headers["cookie"] = f"house={client_inside(server).cookies['house']}"
        with socket_of(player) as socket:
            assert socket.next("event")["number"] >= 0
        wrong = client(server.url).get("/api/games", headers={"house-password": "guess"})
        assert (wrong.status_code, wrong.json()["error"]["code"]) == (401, "password-wrong")


def client_inside(server: Running) -> httpx.Client:
    page = client(server.url)
    assert come_in(page).status_code == 303
    return page


@pytest.mark.parametrize("way", ["form", "header"])
def test_who_guesses_too_often_learns_nothing_more(sqlite: str, way: str) -> None:
    clock = FakeClock()
    limits = Limits(guesses=Rate(0.1, 3.0))
    with running(sqlite, settings=HOUSE._replace(limits=limits), clock=clock) as server:
        page = client(server.url)
        inside = client_inside(server)

        def guess(word: str) -> httpx.Response:
            if way == "form":
                return come_in(page, word)
            return page.get("/api/games", headers={b"house-password": word.encode()})

        assert [guess("guess").status_code for _ in range(3)] == [401] * 3
        assert guess("guess").status_code == 429
        assert guess(WORD).status_code == 429
        assert inside.get("/").status_code == 200  # who is inside stays there
        clock.time += 11.0
        assert guess(WORD).status_code in (200, 303)


def test_an_open_house_asks_nothing(sqlite: str) -> None:
    with running(sqlite) as server:
        page = client(server.url)
        assert page.get("/").status_code == 200
        assert page.get("/password").headers["location"] == "/"
        assert come_in(page, "anything").headers["location"] == "/"
