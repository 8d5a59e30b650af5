"""Whatever is sent to any page, the server says what is wrong and never fails itself. For the API
test_openapi.py shows the same, except that it sends nothing that cannot be parsed."""

import json
import re
from collections.abc import Sequence

import httpx
import pytest

from ludotheque.core import Dice
from tests.web.clients import client, play_on
from tests.web.servers import Running, running
from tests.web.streams import Stream

HUGE = "9" * 5000
TEXTS = (
    "",
    "0",
    "1",
    "-1",
    "take",
    "play 5",
    "Zoé",
    "²",
    "٣",
    "\x00",
    "\ufeff\u202e",
    "💥" * 30,
    "a" * 41,
    "e\u0301",
    "<b>",
    "../../etc",
    "%00",
    "1e9",
    "NaN",
    HUGE,
    "greedy",
    "district-noir",
)
VALUES: tuple[object, ...] = (
    *TEXTS,
    None,
    True,
    0,
    1,
    -1,
    10**30,
    1.5,
    [],
    [1],
    {},
    {"a": 1},
    [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}],
    [{"kind": "odd"}],
)
FIELDS = (
    *("move", "at", "key", "seat", "name", "bot", "free", "other", "text", "code", "game", "door"),
    *("players", "lang", "to", "options", "seats", "start", "kind-0", "name-0", "kind-1"),
)
BODIES = (
    b"",
    b"{",
    b"[]",
    b"null",
    b'"x"',
    b"\xff\xfe",
    b'{"a":' * 500,
    b"%",
    b"=&=&",
    b"\x00",
    b'{"at": 1e999}',
    b'{"text": "\\ud800"}',
    b'{"at": ' + HUGE.encode() + b"}",
)


def addresses(server: Running) -> list[tuple[str, str]]:
    """Every page and every form, with tables in each phase."""
    tables = [server.gather("Ada")[0].table, server.open("Ada", "Blaise")[0].table, "nosuchtable"]
    finished = server.open("Ada", "Blaise")
    play_on(finished)
    tables += [finished[0].table, "A\x00b", "é" * 40]
    found = []
    pages = "stream pulse i-am hand record.jsonl move back resign start stand-in take-over leave"
    pages += " chair add-chair remove-chair exchange options say sit again pass-on seat/x"
    pages += " return new-link renew-link my-seat"
    for name in ("", *pages.split()):
        for method in ("GET", "POST"):
            found += [(method, f"/t/{table}/{name}".rstrip("/")) for table in tables]
    for path in (
        "/",
        "/language",
        "/tables",
        "/health",
        "/metrics",
        "/static/x",
        "/static/\x00",
        "/play/district-noir/bots",
        "/play/x/bots",
        "/play/district-noir/x",
        "/games/x/rules",
        "/games/district-noir/cards",
        "//",
        "/t",
        "/t/",
        "/api",
        "/é",
        "/static/../app.py",
        "/" + "a" * 3000,
    ):
        found += [(method, path) for method in ("GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS")]
    return [(method, path) for method, path in found if not path.endswith("stream")]


def one_request(
    dice: Dice, method: str, path: str, tokens: Sequence[str]
) -> tuple[str, str, dict[str, str], bytes]:
    path = "".join(c if c.isascii() and c.isprintable() else _escaped(c) for c in path)
    query = dice.pick(("", "?after=²", "?after=-9", f"?after={HUGE}", "?seat=1", "?lang=xx", "?%"))
    headers = {
        "authorization": f"Bearer {dice.pick(tokens)}",
        "cookie": dice.pick((f"seat={dice.pick(tokens)}", "seat", "=;=", "seat=" + "x" * 200)),
        "last-event-id": dice.pick(("1", "²", "x", "-1")),
        "accept-language": dice.pick(("fr", "en;q=x", "*", ",,;")),
        "accept": dice.pick(("application/json", "text/html")),
    }
    sort = dice.below(3)
    fields = {dice.pick(FIELDS): dice.pick(VALUES) for _ in range(dice.below(5))}
    if sort == 0:
        headers["content-type"] = "application/json"
        content = json.dumps(fields).encode()
    elif sort == 1:
        headers["content-type"] = "application/x-www-form-urlencoded"
        content = str(httpx.QueryParams({k: str(v) for k, v in fields.items()})).encode()
    else:
        headers["content-type"] = dice.pick(("application/json", "text/plain", "x"))
        content = dice.pick(BODIES)
    return method, path + query, headers, content[:16_000]


def _escaped(character: str) -> str:
    return "".join(f"%{byte:02x}" for byte in character.encode())


def check(answer: httpx.Response) -> None:
    what = f"{answer.request.method} {answer.request.url}"
    assert answer.status_code < 500, f"{what}: {answer.text[:200]}"
    assert "Traceback" not in answer.text
    if answer.status_code < 400 or answer.request.method == "HEAD":
        return
    if answer.headers["content-type"] == "application/json":
        error = answer.json()["error"]
        sentence = error["message"]
        assert re.fullmatch(r"[a-z-]+", error["code"]), what
    else:
        found = re.search(
            r'class="problem"[^>]*>(.*?)<|<h1>[^<]*</h1>\s*<p[^>]*>(.*?)</p>', answer.text
        )
        assert found, what
        sentence = found[1] or found[2]
    assert re.search(r"[.!?…]$", sentence.strip()), f"{what}: {sentence!r}"


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_whatever_is_sent_the_answer_is_a_sentence(sqlite: str, seed: int) -> None:
    dice = Dice(f"fuzz {seed}")
    with running(sqlite) as server:
        known = server.open("Ada", "Blaise")
        tokens = [*[player.token for player in known], "guess", "é" * 3]
        found = addresses(server)
        found += [(m, p) for m, p in found if known[0].table in p]
        with client(server.url) as asking:
            for method, path in found:
                method, url, headers, content = one_request(dice, method, path, tokens)
                encoded = [(n.encode(), v.encode("latin-1")) for n, v in headers.items()]
                answer = asking.request(method, url, headers=encoded, content=content)
                check(answer)
        assert client(server.url).get("/health").json() == {"status": "ok"}
        play_on(known, 3)


def test_what_cannot_be_parsed_gets_a_sentence_from_the_api(sqlite: str) -> None:
    with running(sqlite) as server:
        player = server.open("Ada", "Blaise")[0]
        for content in BODIES:
            for path in ("/api/tables", f"{player.base}/moves", f"{player.base}/start"):
                headers = {"content-type": "application/json"}
                answer = player.client.post(path, content=content, headers=headers)
                check(answer)
                assert answer.status_code in (400, 422), answer.text


@pytest.mark.parametrize("last", ["²", "x", "-7", HUGE, "99999"])
def test_odd_stream_numbers_are_no_error(sqlite: str, last: str) -> None:
    with running(sqlite) as server:
        players = server.open("Ada", "Blaise")
        table = players[0].table
        headers = {"last-event-id": last}
        with Stream(server.url, f"/t/{table}/stream", headers) as page:
            assert page.next().number == players[0].number
        with Stream(server.url, f"/api/tables/{table}/events", headers) as stream:
            assert stream.status == (200 if last == "99999" else 422)
            play_on(players, 1)
            if stream.status == 200:  # somebody who saw more than a restored copy holds
                assert stream.next().number == players[0].number


@pytest.mark.slow
def test_no_table_has_an_odd_name_on_postgresql_either(postgresql_database: str) -> None:
    with running(postgresql_database) as server:
        for name in ("%00", "a%00", "%F0%9F%92%A5", "x" * 100):
            answer = client(server.url).get(f"/t/{name}")
            assert answer.status_code == 404
            assert client(server.url).get(f"/api/tables/{name}").status_code in (404, 422)


def test_errors_are_in_both_languages(sqlite: str) -> None:
    with running(sqlite) as server:
        said = [
            client(server.url, {"accept-language": lang}).get("/t/nothing").text
            for lang in ("fr-FR,fr;q=0.9", "en-GB")
        ]
        assert "Il n’y a pas" in said[0] or "existe" in said[0]
        assert "There is no such table." in said[1]
