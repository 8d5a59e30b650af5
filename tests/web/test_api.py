"""The API describes itself, its page is true, and its example plays a whole game."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.games import GAMES
from ludotheque.web.routes.api.models import ERRORS
from tests.web.clients import asked, client, open_by_api, play_on
from tests.web.servers import ROOT, Running, running

PAGE = (ROOT / "docs" / "api.md").read_text("utf-8")
EXAMPLES = [ROOT / "examples" / name for name in ("socket_client.py", "client.py")]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One for all tests here: each opens tables of its own."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.db'}") as server:
        yield server


Json = dict[str, dict[str, dict[str, object]]]


def test_every_address_is_described(server: Running) -> None:
    description = client(server.url).get("/api/openapi.json").json()
    paths: Json = description["paths"]
    assert "Bearer TOKEN" in description["info"]["description"]
    assert len(paths) > 15
    for path, methods in paths.items():
        assert path.startswith("/api/")
        for method, operation in methods.items():
            where = f"{method} {path}"
            summary = operation["summary"]
            assert isinstance(summary, str), where
            assert f"| `{method.upper()} {path}` | {summary} |" in PAGE
            responses = operation["responses"]
            assert isinstance(responses, dict)
            assert {str(status) for status in ERRORS} <= set(responses), where
            for status, response in responses.items():
                (content,) = response["content"].values()
                assert content, where
                if int(status) >= 400:
                    assert content["schema"] == {"$ref": "#/components/schemas/Error"}
                elif method != "get":
                    assert "$ref" in content["schema"], where
    addresses = re.findall(r"^\| `(?:GET|POST|PUT|DELETE) /", PAGE, flags=re.MULTILINE)
    sockets = 1  # which OpenAPI does not know
    assert len(addresses) - sockets == sum(len(methods) for methods in paths.values())


def test_the_page_tells_every_error() -> None:
    told = dict(re.findall(r"^\| (\d{3}) \| (.*) \|$", PAGE, flags=re.MULTILINE))
    assert told == {str(status): text for status, text in ERRORS.items()}


def test_every_model_is_described_field_by_field(server: Running) -> None:
    schemas = client(server.url).get("/api/openapi.json").json()["components"]["schemas"]
    assert {"TableWanted", "TableShown", "MoveWanted", "Done", "Error", "Journal"} <= set(schemas)
    for name, schema in schemas.items():
        assert schema["type"] == "object", name
        assert schema["properties"], name


def test_the_pages_clients_are_the_examples() -> None:
    shown = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
    assert shown == [example.read_text("utf-8") for example in EXAMPLES]


@pytest.mark.slow
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda path: path.stem)
def test_an_example_plays_to_the_end(server: Running, example: Path) -> None:
    before = server.do(server.registry.store.count()).get("over", 0)
    ran = subprocess.run(
        [sys.executable, example, server.url],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    said = ran.stdout.splitlines()
    assert len(said) > 20
    if example.stem == "client":  # which asks how it ended
        assert re.search(r"win|draw|share|to \d+", said[-1])
    assert server.do(server.registry.store.count())["over"] == before + 1


def test_a_refusal_names_the_rule(server: Running) -> None:
    players = server.open("Ada", "Blaise")
    player = asked(players)
    every = {f"play {kind.name}" for kind in GAMES["district-noir"].box.kinds}
    missing = every.difference(player.options())
    error = player.move(min(missing)).json()["error"]
    assert re.fullmatch(r"DN-\d+", error["rule"])
    assert error["message"].endswith(".")


def test_everything_that_was_told_can_be_read_again(server: Running) -> None:
    players = server.open("Ada", "Blaise")
    play_on(players, 6)
    journal = players[0].get("/journal").json()
    assert journal["number"] == players[0].number
    assert [each["key"] for each in journal["told"]].count("told-played") >= 4
    half = players[0].get("/journal", after=journal["number"] - 3).json()["told"]
    assert half == journal["told"][-len(half) :]
    with players[0].stream() as everything, players[0].stream(after=journal["number"] - 3) as some:
        assert everything.next().data["told"] == journal["told"]
        assert some.next().data["told"] == half


def test_seats_may_be_mixed_and_games_are_listed_in_both_languages(server: Running) -> None:
    titles = [
        client(server.url, {"accept-language": lang}).get("/api/games").json()[0]["about"]
        for lang in ("fr", "en")
    ]
    assert titles[0] != titles[1]
    bots = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]
    wanted = {"game": "district-noir", "seats": bots, "start": True}
    opened = client(server.url).post("/api/tables", json=wanted)
    assert opened.status_code == 201


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"game": "chess", "seats": []}, 404, "no-such-game"),
        ({"game": "district-noir", "seats": []}, 422, "players"),
        (
            {"game": "district-noir", "seats": [{"kind": "me", "name": "\u200b"}]},
            422,
            "name-invisible",
        ),
        (
            {"game": "district-noir", "seats": [{"kind": "me", "name": "Ada"}] * 2},
            409,
            "name-taken",
        ),
        ({"game": "district-noir", "seats": [{"kind": "bot", "bot": "x"}] * 2}, 422, "no-such-bot"),
        (
            {"game": "district-noir", "seats": [{"kind": "open"}] * 2, "start": True},
            409,
            "seats-open",
        ),
        ({"game": "district-noir", "seats": [{"kind": "open"}] * 2, "odd": 1}, 422, "bad-form"),
    ],
)
def test_a_table_that_cannot_be_is_not_opened(
    server: Running, wanted: dict[str, object], status: int, code: str
) -> None:
    before = server.do(server.registry.store.count())
    answer = client(server.url).post("/api/tables", json=wanted)
    assert answer.status_code == status
    assert code in answer.json()["error"]["code"]
    assert server.do(server.registry.store.count()) == before


def test_a_move_is_read_like_any_other_request(server: Running) -> None:
    """Valid ones take a shorter way."""
    player = asked(open_by_api(server.url, "Ada", "Blaise"))
    move, address = {"move": player.options()[0], "at": player.number}, f"{player.base}/moves"
    for body in ("", "{", "[]", '{"move": 1, "at": 1}', json.dumps({**move, "odd": 1})):
        headers = {"content-type": "application/json"}
        bad = player.client.post(address, content=body, headers=headers)
        assert (bad.status_code, bad.json()["error"]["code"]) == (422, "bad-form"), body
    plain = {"content-type": "text/plain"}
    assert player.client.post(address, content=json.dumps(move), headers=plain).status_code == 422
    assert player.client.get(address).status_code == 405
    early = player.move(player.options()[0], at=10**6)
    assert (early.status_code, early.json()["error"]["code"]) == (422, "from-the-future")
    against_rules = player.move("play 99")
    assert against_rules.status_code == 422
    nowhere = player.client.post("/api/tables/nowhere/moves", json=move)
    assert (nowhere.status_code, nowhere.json()["error"]["code"]) == (404, "no-such-table")
    made = player.client.post(address, json=move)
    assert made.json() == {"number": player.number}
    assert made.headers["content-type"] == "application/json"
    assert "content-security-policy" in made.headers
