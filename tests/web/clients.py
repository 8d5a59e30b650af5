"""The clients of a server in tests: programs at the API, and browsers without a screen."""

import re
import ssl
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

import httpx

from ludotheque.core import commitment_of
from tests.web.fake_time import PATIENCE, eventually
from tests.web.streams import Stream

TOO_MANY: Final = 429
A_MOMENT: Final = 0.2
_CLIENTS: Final[list[httpx.Client]] = []
_CERTIFICATES: Final = ssl.create_default_context()  # read once, though nobody here speaks TLS
_LIMITS: Final = httpx.Limits(keepalive_expiry=1.0)
"""A connection is given up long before the server does so: else a request could meet its end."""


def client(url: str, headers: Mapping[str, str] | None = None) -> httpx.Client:
    made = httpx.Client(
        base_url=url,
        headers=headers,
        timeout=PATIENCE,
        limits=_LIMITS,
        trust_env=False,
        verify=_CERTIFICATES,
    )
    _CLIENTS.append(made)
    return made


def close_clients() -> None:
    while _CLIENTS:
        _CLIENTS.pop().close()


class Api:
    """A client of one table through the API."""

    def __init__(self, url: str, table: str, token: str = "", lang: str = "en") -> None:
        self.url: Final = url
        self.table: Final = table
        self.token: Final = token
        self.headers: Final = {"accept-language": lang, "connection": "keep-alive"}
        if token:
            self.headers["authorization"] = f"Bearer {token}"
        self.client: Final = client(url, self.headers)

    @property
    def base(self) -> str:
        return f"/api/tables/{self.table}"

    def get(self, path: str = "", **query: object) -> httpx.Response:
        return self.client.get(self.base + path, params={k: str(v) for k, v in query.items()})

    def post(self, path: str, **content: object) -> httpx.Response:
        return self.client.post(self.base + path, json=content)

    def put(self, path: str, **content: object) -> httpx.Response:
        return self.client.put(self.base + path, json=content)

    def delete(self, path: str) -> httpx.Response:
        return self.client.delete(self.base + path)

    def view(self) -> dict[str, object]:
        found: dict[str, object] = self.get().json()
        return found

    @property
    def number(self) -> int:
        found: int = self.get().json()["number"]
        return found

    def options(self) -> list[str]:
        return [option["move"] for option in self.get("/options").json()]

    def move(self, move: str, at: int | None = None, key: str = "") -> httpx.Response:
        return self.post("/moves", move=move, at=self.number if at is None else at, key=key)

    def stream(self, after: int = -1, last: int | None = None) -> Stream:
        headers = dict(self.headers)
        if last is not None:
            headers["last-event-id"] = str(last)
        return Stream(self.url, f"{self.base}/events?after={after}", headers)

    def commit(self, number: str) -> httpx.Response:
        return self.post("/commit", commitment=commitment_of(number))


NUMBER: Final = "0123456789abcdef" * 4
"""A number for a deal."""


def number_of(seat: int) -> str:
    """A number for a deal, another for every seat."""
    return f"{seat:064x}"


def start(players: Sequence[Api]) -> None:
    """The host starts, and everybody sends what the deal needs. A table does not wait for ever, so
    whoever is too late on a busy machine is dealt cards all the same."""
    assert players[0].post("/start", deal_number=number_of(0)).status_code == 200
    if len(players) == 1:
        return
    for seat, player in enumerate(players):
        _check_in_time_or_late(player.commit(number_of(seat)), "no-promise-now")
    for seat, player in enumerate(players):
        answer = player.post("/reveal", deal_number=number_of(seat))
        _check_in_time_or_late(answer, "no-number-now")
    eventually(lambda: players[0].view()["phase"] == "playing")


def _check_in_time_or_late(answer: httpx.Response, late: str) -> None:
    assert answer.status_code == 200 or answer.json()["error"]["code"] == late, answer.text


def sit_down(url: str, table: str, seat: int, name: str) -> Api:
    answer = Api(url, table).post(f"/seats/{seat}", name=name)
    assert answer.status_code == 201, answer.text
    return Api(url, table, answer.json()["token"])


def asked(players: Sequence[Api]) -> Api:
    """The client that has to move."""
    seat: int = players[0].get().json()["asked"]["seat"]
    return players[seat]


def page_of(player: Api) -> "Page":
    return Page(player.url, player.table, player.token)


def patiently(ask: Callable[[], httpx.Response]) -> httpx.Response:
    """The answer, once the server does not say any more that it is asked too often."""
    while (answer := ask()).status_code == TOO_MANY:
        time.sleep(A_MOMENT)
    return answer


def play_on(players: Sequence[Api], moves: int = 10**6) -> int:
    """Let people play their first options. Returns the number of moves made."""
    made = 0
    while made < moves:
        asked = patiently(players[0].get).json()["asked"]
        if asked is None:
            break
        player = players[asked["seat"]]
        options = patiently(partial(player.get, "/options")).json()
        answer = None
        if options:
            at = patiently(players[0].get).json()["number"]
            answer = patiently(partial(player.move, options[0]["move"], at))
        if answer is not None and answer.status_code == 200:
            made += 1
        elif answer is not None:  # the time to answer may be up meanwhile
            assert answer.json()["error"]["code"] == "stale", answer.text
    return made


def open_by_api(url: str, *names: str, bot: str = "", game: str = "district-noir") -> list[Api]:
    """A started match, opened as any program would open it."""
    with client(url) as asking:
        seats = [{"kind": "me", "name": names[0]}, *[{"kind": "open"} for _ in names[1:]]]
        if bot:
            seats.append({"kind": "bot", "bot": bot})
        wanted = {"game": game, "seats": seats, "start": len(names) == 1}
        opened = asking.post("/api/tables", json=wanted).json()
    table: str = opened["table"]
    players = [Api(url, table, opened["token"])]
    players += [sit_down(url, table, seat, name) for seat, name in enumerate(names[1:], start=1)]
    if len(names) > 1:
        start(players)
    return players


class Page:
    """Somebody at one table with a browser's cookies."""

    def __init__(self, url: str, table: str, token: str = "", lang: str = "en") -> None:
        self.url: Final = url
        self.table: Final = table
        self.lang: Final = lang
        self.client: Final = client(url, {"accept-language": lang})
        if token:
            self.client.cookies.set("seat", token, path=f"/t/{table}")

    @property
    def token(self) -> str:
        for cookie in self.client.cookies.jar:
            if cookie.name == "seat" and cookie.path == f"/t/{self.table}":
                return cookie.value or ""
        return ""

    def get(self, path: str = "") -> httpx.Response:
        return self.client.get(f"/t/{self.table}{path}")

    def post(self, path: str, **form: object) -> httpx.Response:
        fields = {name: str(value) for name, value in form.items()}
        return self.client.post(
            f"/t/{self.table}{path}", data=fields, headers={"accept": "application/json"}
        )

    def stream(self, path: str = "/stream", last: int | None = None) -> Stream:
        headers = {"accept-language": self.lang, "cookie": f"seat={self.token}"}
        if last is not None:
            headers["last-event-id"] = str(last)
        return Stream(self.url, f"/t/{self.table}{path}", headers)


def sentences(text: str) -> str:
    """What a person reads on a page."""
    return " ".join(re.sub(r"<[^>]*>", " ", text).split())
