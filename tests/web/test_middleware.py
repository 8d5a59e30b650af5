"""The guard in front of everything: hosts, other sites, sizes, rates, headers, errors, logs."""

import asyncio
import logging
import re
import socket
from collections.abc import Iterator
from html.parser import HTMLParser

import httpx
import pytest
from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected

from bench.web.pages import weigh
from ludotheque.web.http.middleware import HEADERS, HEADERS_OF_FILES, RequestGuard
from ludotheque.web.http.rate_limits import RateLimiter
from ludotheque.web.http.request_count import RequestCount
from ludotheque.web.http.work_meter import WorkMeter
from ludotheque.web.settings import Limits, Rate, Settings
from ludotheque.web.storage.rows import Line
from ludotheque.web.storage.store import Store
from tests.web.clients import Api, Page, asked, client, page_of, play_on
from tests.web.fake_time import HastyClock
from tests.web.servers import PLENTY, SETTINGS, Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One for all tests here: each opens tables of its own."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}") as server:
        yield server


def get(server: Running, path: str = "/", **headers: str) -> httpx.Response:
    return client(server.url).get(path, headers=headers)


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("LOCALHOST:1234", 200),
        ("127.0.0.1:8000", 200),
        ("192.168.1.17:8000", 200),
        ("[::1]:8000", 200),
        ("[2001:db8::1]", 200),
        (socket.gethostname(), 200),
        ("evil.example", 421),
        ("localhost.evil.example", 421),
        ("127.0.0.1.evil.example:80", 421),
        ("evil.example@127.0.0.1", 421),
        ("127.0.0.1/evil", 421),
        ("[::1", 421),
        ("[::1:80", 421),
        ("[", 421),
        ("a b", 421),
        ("é", 421),
        (":80", 421),
        ("", 421),
    ],
)
def test_only_our_own_names_and_addresses_in_figures_are_hosts(
    server: Running, host: str, status: int
) -> None:
    answer = get(server, Host=host.encode("latin-1"))  # type: ignore[arg-type]
    assert answer.status_code == status
    if status == 421:
        assert "--public-url" in answer.text


def test_the_public_name_is_a_host(sqlite: str) -> None:
    public = SETTINGS._replace(public_url="https://games.example.org")
    with running(sqlite, settings=public) as server:
        assert get(server, Host="games.example.org").status_code == 200
        assert get(server, Host="other.example.org").status_code == 421


@pytest.mark.parametrize(
    ("headers", "passes"),
    [
        ({}, True),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "none"}, True),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
        ({"sec-fetch-site": "cross-site", "origin": "http://localhost"}, False),
        ({"origin": "http://localhost"}, True),
        ({"origin": "https://evil.example"}, False),
        ({"origin": "http://localhost:81"}, False),
        ({"origin": "null"}, False),
        ({"origin": ""}, False),
    ],
)
def test_what_another_site_asks_for_is_not_done(
    server: Running, headers: dict[str, str], passes: bool
) -> None:
    player = asked(server.open("Ada", "Blaise"))
    before = server.written(player.table)
    headers = {"host": "localhost", **headers}
    answers = [
        player.client.post(f"{player.base}/talk", json={"text": "Hi"}, headers=headers),
        page_of(player).client.post(f"/t/{player.table}/say", data={"text": "Hi"}, headers=headers),
        client(server.url).post("/language", data={"lang": "fr"}, headers=headers),
    ]
    if passes:
        assert [answer.status_code for answer in answers] == [201, 303, 303]
    else:
        assert [answer.status_code for answer in answers] == [403] * 3
        assert "another site" in answers[1].text
        assert server.written(player.table) == before
    assert client(server.url).get("/", headers=headers).status_code == 200


def test_what_is_too_large_is_not_read(server: Running) -> None:
    player = asked(server.open("Ada", "Blaise"))
    page = page_of(player)
    large = b'{"text": "' + b"x" * 17_000 + b'"}'
    json = {"content-type": "application/json", "accept": "application/json"}

    def chunks() -> Iterator[bytes]:
        for start in range(0, len(large), 1000):
            yield large[start : start + 1000]

    for who, path in (
        (player.client, f"{player.base}/talk"),
        (page.client, f"/t/{page.table}/say"),
    ):
        for content in (large, chunks()):
            answer = who.post(path, content=content, headers=json)
            assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")
    assert player.post("/talk", text="short").status_code == 201


def limited(**limits: object) -> Settings:
    return SETTINGS._replace(limits=PLENTY._replace(**limits))  # type: ignore[arg-type]


def test_who_asks_too_often_waits(sqlite: str) -> None:
    with running(sqlite, settings=limited(requests=Rate(0.001, 5))) as server:
        asking = client(server.url, {"accept-language": "fr"})
        statuses = [asking.get("/").status_code for _ in range(7)]
        assert statuses == [200] * 5 + [429] * 2
        assert "Attendez" in asking.get("/").text or "attendez" in asking.get("/").text


def test_files_are_counted_apart_from_other_requests(sqlite: str) -> None:
    limits = limited(requests=Rate(0.001, 1), files=Rate(0.001, 3))
    with running(sqlite, settings=limits) as server:
        asking = client(server.url)
        files = [asking.get("/static/shared/page.css").status_code for _ in range(4)]
        assert files == [200] * 3 + [429]
        assert [asking.get("/").status_code for _ in range(2)] == [200, 429]


@pytest.mark.slow
def test_friends_who_share_an_address_can_all_open_a_table_at_once(sqlite: str) -> None:
    with running(sqlite, settings=Settings()) as server:
        opened = server.open(*"ABCDEF", game="sans-foi-ni-loi")
        port = int(server.url.rpartition(":")[2])
        for each in opened:
            loaded = weigh(port, f"/t/{each.table}", cookie=f"seat={each.token}")
            assert loaded["requests"] > 3


def test_who_opens_too_many_tables_waits(sqlite: str) -> None:
    with running(sqlite, settings=limited(openings=Rate(0.001, 2))) as server:
        asking = client(server.url)
        form = {"game": "district-noir", "door": "friends", "name": "Ada"}
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
        assert asking.post("/tables", data=form).status_code == 303
        wanted = {"game": "district-noir", "seats": seats}
        assert asking.post("/api/tables", json=wanted).status_code == 201
        assert asking.post("/tables", data=form).status_code == 429
        refused = asking.post("/api/tables", json=wanted)
        assert (refused.status_code, refused.json()["error"]["code"]) == (429, "too-many-tables")
        assert asking.get("/").status_code == 200


def test_who_talks_too_much_waits_and_can_play_on(sqlite: str) -> None:
    with running(sqlite, settings=limited(sayings=Rate(0.001, 2))) as server:
        players = server.open("Ada", "Blaise")
        ada, blaise = players
        statuses = [ada.post("/talk", text=f"{n}").status_code for n in range(3)]
        assert statuses == [201, 201, 429]
        assert page_of(ada).post("/say", text="More").status_code == 429
        assert blaise.post("/talk", text="At last").status_code == 201
        assert play_on(players, 2) == 2


@pytest.mark.slow
def test_a_crowd_of_streams_keeps_no_player_out(server: Running) -> None:
    ada, blaise = server.open("Ada", "Blaise")
    watcher = Api(server.url, ada.table)
    streams = [watcher.stream() for _ in range(100)]
    try:
        for refused in (watcher, page_of(watcher)):
            with refused.stream() as one_more:
                assert one_more.status == 429
        for player in (ada, page_of(blaise)):
            with player.stream() as own:
                assert own.status == 200
                own.next()
        own_streams = [ada.stream() for _ in range(10)]
        with ada.stream() as one_more:
            assert one_more.status == 429
        for stream in own_streams:
            stream.close()
    finally:
        for stream in streams:
            stream.close()


def test_every_answer_carries_the_headers(server: Running) -> None:
    player = asked(server.open("Ada", "Blaise"))
    page, asking = page_of(player), client(server.url)
    answers = [
        asking.get("/"),
        asking.get("/no such page"),
        asking.get("/static/none.css"),
        asking.get("/api/games"),
        asking.get("/api/openapi.json"),
        asking.get("/health"),
        asking.get("/metrics"),
        asking.get("/", headers={"host": "evil.example"}),
        asking.post("/language", data={"lang": "fr"}, headers={"origin": "http://evil.example"}),
        asking.post("/language", data={"lang": "xx"}),
        asking.post("/language", content=b"x" * 20_000),
        asking.put("/"),
        page.get(),
        player.get(),
        player.move("no such move"),
        player.client.post(f"{player.base}/moves", content=b"{"),
    ]
    statuses = {answer.status_code for answer in answers}
    assert statuses >= {200, 403, 404, 405, 413, 421, 422}
    for answer in answers:
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, answer.request.url
        assert "server" not in answer.headers
    for stream in (player.stream(), page.stream()):
        headers = {name.lower(): value for name, value in stream.headers}
        assert HEADERS.items() <= headers.items()
        stream.close()


def test_a_file_has_the_headers_that_a_file_needs(server: Running) -> None:
    found, missing = get(server, "/static/table/table.js"), get(server, "/static/no-such-file.js")
    for name, value in HEADERS_OF_FILES.items():
        assert found.headers[name] == value
    assert "content-security-policy" not in found.headers
    assert found.headers["cache-control"] == "no-cache"
    assert missing.status_code == 404
    assert HEADERS.items() <= dict(missing.headers).items()  # that is a page


def test_with_https_browsers_are_told_to_stay_there(sqlite: str) -> None:
    with running(sqlite, settings=SETTINGS._replace(public_url="https://a.example")) as server:
        assert get(server).headers["strict-transport-security"] == "max-age=31536000"


@pytest.mark.parametrize("public_url", ["", "https://a.example"])
def test_a_seats_cookie_is_for_its_table_and_no_script(sqlite: str, public_url: str) -> None:
    with running(sqlite, settings=SETTINGS._replace(public_url=public_url)) as server:
        form = {"game": "district-noir", "door": "friends", "name": "Ada"}
        opened = client(server.url).post("/tables", data=form)
        table = opened.headers["location"]
        sat = client(server.url).post(f"{table}/sit", data={"name": "Blaise"})
        for answer in (opened, sat):
            cookie = answer.headers["set-cookie"]
            parts = [part.strip().lower() for part in cookie.split(";")]
            assert {"httponly", "samesite=lax", f"path={table}"} <= set(parts)
            assert ("secure" in parts) == bool(public_url)
        assert not re.search(r"seat=([\w-]+)", opened.text)


# No inline script or style


class Inline(HTMLParser):
    """Finds what the policy forbids."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self._in_script = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = dict(attrs)
        self._in_script = tag in ("script", "style")
        self.found += [name for name in names if name == "style" or name.startswith("on")]
        self.found += [
            str(value) for value in names.values() if value and value.startswith("javascript:")
        ]
        for name in ("src", "href", "action"):
            value = names.get(name) or ""
            if "//" in value:
                self.found.append(value)

    def handle_data(self, data: str) -> None:
        if self._in_script and data.strip():
            self.found.append(data)


def inline(page: str) -> list[str]:
    parser = Inline()
    parser.feed(page)
    return parser.found


def test_the_finder_finds() -> None:
    page = """<p style="x" onclick="y"><script>z</script><a href="javascript:a">b</a>"""
    assert inline(page) == ["style", "onclick", "z", "javascript:a"]


@pytest.mark.slow
def test_no_page_has_a_script_or_a_style_in_it(server: Running) -> None:
    asking = client(server.url)
    pages = ["/", "/games/district-noir/rules", "/games/district-noir/cards", "/no-such-page"]
    pages += [f"/play/district-noir/{door}" for door in ("bots", "friends", "screen")]
    shown = [
        asking.get(path, headers={"accept-language": lang})
        for path in pages
        for lang in ("en", "fr")
    ]
    (host,) = server.gather("Ada")
    players = server.open("Ada", "Blaise")
    looking = (page_of(host), page_of(players[0]), Page(server.url, players[0].table))
    shown += [page.get() for page in looking]
    shown.append(page_of(players[0]).client.post(f"/t/{players[0].table}/pass-on"))
    code = players[0].post("/pass-on").json()["code"]
    shown.append(asking.get(f"/t/{players[0].table}/seat/{code}"))
    play_on(players)
    shown.append(page_of(players[0]).get())
    with page_of(players[0]).stream() as stream:
        assert inline(stream.next().html) == []
    for answer in shown:
        assert answer.headers["content-type"].startswith("text/html")
        assert inline(answer.text) == [], answer.request.url


def test_names_and_talk_are_text_never_markup(server: Running) -> None:
    nasty = """<script>alert("1")</script>'"""
    players = server.open(nasty[:40], "<img src=x onerror=a>")
    for player in players:
        assert player.post("/talk", text="</ol><script>bad()</script>").status_code == 201
    for page in (page_of(players[0]), page_of(players[1]), Page(server.url, players[0].table)):
        with page.stream() as stream:
            for text in (page.get().text, stream.next().html):
                assert "<script>alert" not in text
                assert "<img" not in text
                assert "<script>bad" not in text
                assert "&lt;script&gt;bad" in text
                assert inline(text) == []


# Errors of our own


class Broken(HastyClock):
    """A clock that says too much and stops."""

    is_broken = False

    def now(self) -> float:
        if self.is_broken:
            raise RuntimeError("Ada holds card 17")
        return super().now()


def test_an_error_of_ours_is_a_sentence_and_its_log_tells_nothing(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Broken()
    with running(sqlite, clock=clock) as server:
        players = server.open("Ada Lovelace", "Blaise")
        player = asked(players)
        move, number = player.options()[0], player.number
        clock.is_broken = True
        caplog.set_level(logging.DEBUG)
        for lang, sentence in (("en", "went wrong on our side"), ("fr", "de notre côté")):
            page = Page(server.url, player.table, player.token, lang)
            api = Api(server.url, player.table, player.token, lang)
            form = {"move": move, "at": str(number)}
            for answer in (
                api.move(move, number),
                page.client.post(f"/t/{page.table}/move", data=form),
            ):
                assert answer.status_code == 500
                assert sentence in answer.text
                assert HEADERS.items() <= dict(answer.headers).items()
        assert player.move(move, number).json()["error"]["code"] == "our-fault"
        clock.is_broken = False
        assert player.move(move, number).status_code == 200
    ours = [record.getMessage() for record in caplog.records if record.name == "ludotheque"]
    answered = [text for text in ours if not text.startswith("housekeeping failed")]
    assert len(answered) == 5
    assert re.fullmatch(r"an error in test_middleware\.py:\d+: RuntimeError", answered[0])
    assert_log_tells_nothing(caplog, "Ada", "card 17", player.token, player.table, "127.0.0.1")


def test_whoever_hangs_up_while_a_socket_speaks_to_them_is_no_error(
    caplog: pytest.LogCaptureFixture,
) -> None:
    sent: list[Message] = []

    async def speaking(_scope: Scope, _receive: Receive, send: Send) -> None:
        await send({"type": "websocket.accept"})

    async def to_nobody(message: Message) -> None:
        sent.append(message)
        raise ClientDisconnected

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    clock, limits = HastyClock(), SETTINGS.limits
    guard = RequestGuard(
        speaking,
        SETTINGS,
        clock,
        WorkMeter(limits.work, clock),
        RateLimiter(limits.requests),
        lambda _request, _why: Response(),
        RequestCount(clock),
    )
    scope = {
        "type": "websocket",
        "path": "/t/a/socket",
        "headers": [(b"host", b"localhost")],
        "client": ("127.0.0.1", 1),
    }
    asyncio.run(guard(scope, receive, to_nobody))
    assert sent == [{"type": "websocket.accept"}]
    assert not caplog.messages


def assert_log_tells_nothing(caplog: pytest.LogCaptureFixture, *secrets: str) -> None:
    for record in caplog.records:
        if not record.name.startswith(("httpx", "httpcore")):  # these are the test's own
            said = logging.Formatter().format(record)
            assert "Traceback" not in said
            for secret in secrets:
                assert secret not in said, record.name


class Corrupt(Store):
    """Its lines are no longer what was written."""

    is_corrupt = False

    async def lines(self, table_id: str) -> list[Line]:
        found = await super().lines(table_id)
        return [Line(0, 0.0, '{"setup": "Ada holds card 17"}')] if self.is_corrupt else found


def test_a_table_that_cannot_be_read_is_our_fault_and_nobody_elses(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    store = Corrupt(sqlite)
    with running(sqlite, store=store) as server:
        player = server.open("Ada", "Blaise")[0]
        store.is_corrupt = True
        server.do(forget_all(server))
        assert player.get().status_code == page_of(player).get().status_code == 500
        store.is_corrupt = False
        assert player.get().status_code == 200
    assert_log_tells_nothing(caplog, "Ada", "card 17", player.token)


async def forget_all(server: Running) -> None:
    server.registry.end_streams()


def test_a_database_error_is_logged_without_what_was_to_be_stored(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    with running(sqlite) as server:
        player = asked(server.open("Ada Lovelace", "Blaise"))
        with server.registry.store._database.engine.begin() as connection:
            connection.exec_driver_sql("ALTER TABLE lines RENAME TO gone")
        answer = player.move(player.options()[0], key="a key")
        assert answer.status_code == 503
    ours = [record.getMessage() for record in caplog.records if record.name == "ludotheque"]
    assert "lines could not be stored: OperationalError" in ours
    assert not any("Ada" in text or "play" in text for text in ours)


def test_limits_are_bounded_by_default() -> None:
    assert Limits().largest_request_bytes <= 65_536
    assert Limits().requests.at_once <= 1000
