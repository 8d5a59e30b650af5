"""Names at a web table: whoever sits down can be told from everybody else, bots included."""

import pytest

from tests.web.clients import Api, Page, client, sentences
from tests.web.servers import Running, running

ALIKE = [
    ("Ada\u3164", 422, "name-invisible"),
    ("Ada\u200b", 422, "name-invisible"),
    ("\u202eadA", 422, "name-invisible"),
    ("\u0410da", 422, "name-mixed"),
    ("A\u0301\u0302\u0303\u0304\u0305da", 422, "name-marks"),
    ("\U0001d400da", 409, "name-alike"),
    ("ADA", 409, "name-taken"),
    ("Ada ", 409, "name-taken"),
]


def code(player: Api, name: str) -> tuple[int, str]:
    answer = player.post("/seats/1", name=name)
    return answer.status_code, answer.json()["error"]["code"]


def test_g10_nobody_sits_down_under_a_name_that_looks_like_anothers(sqlite: str) -> None:
    with running(sqlite) as server:
        (ada,) = server.gather("Ada")
        stranger = Api(server.url, ada.table)
        for name, status, key in ALIKE:
            assert code(stranger, name) == (status, key)
        (anna,) = server.gather("\u0421\u0410\u0425\u0410")  # all Cyrillic: welcome
        assert code(Api(server.url, anna.table), "CAXA") == (409, "name-alike")
        assert stranger.post("/seats/1", name="Дмитрий").status_code == 201


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "this name contains characters that nobody can see."),
        ("fr", "ce nom contient des caractères que personne ne peut voir."),
    ],
)
def test_g10_the_page_says_why(sqlite: str, lang: str, said: str) -> None:
    with running(sqlite) as server:
        form = {"game": "district-noir", "door": "friends", "name": "Ada\u3164", "players": "2"}
        answer = client(server.url, {"accept-language": lang}).post("/tables", data=form)
        assert answer.status_code == 422
        assert said in sentences(answer.text).replace("\u00a0", " ").lower()


def test_g10_a_bot_takes_no_name_that_looks_like_a_persons(sqlite: str) -> None:
    with running(sqlite) as server:
        form = {"game": "district-noir", "door": "bots", "players": "2", "bot": "greedy"}
        names = {}
        for name in ("Colette", "\uff23olette", "Co1ette"):
            opened = client(server.url).post("/tables", data={**form, "name": name})
            table = opened.headers["location"].rsplit("/", 1)[1]
            names[name] = server.table(table).table.names[1]
        assert set(names.values()) == {"Marcel"}


def test_g10_a_name_is_stored_in_one_spelling(sqlite: str) -> None:
    with running(sqlite) as server:
        (host,) = server.gather("Ada")
        sat = Api(server.url, host.table).post("/seats/1", name="E\u0301va\u00a0 Marie")
        assert sat.status_code == 201
        assert host.get().json()["seats"][1]["name"] == "\u00c9va Marie"


def test_names_of_former_times_stay_readable(sqlite: str) -> None:
    """A table of 0.1 may have anybody at it."""
    with running(sqlite) as server:
        players = [*odd(server)]
        assert [seat["name"] for seat in players[0].get().json()["seats"]] == ["Ada\u3164", "Аda"]
        assert players[0].post("/resign").status_code == 200
        assert players[0].post("/again").status_code == 201
        assert Page(server.url, players[0].table).get().status_code == 200


def odd(server: Running) -> list[Api]:
    from ludotheque.web.http.tokens import hashed
    from ludotheque.web.tables.lobby import Chair

    chairs = (Chair("Ada\u3164", holder=hashed("a")), Chair("\u0410da", holder=hashed("b")))
    opened = server.do(server.registry.open("district-noir", chairs, "a", begin=True))
    return [Api(server.url, opened.table.id, token) for token in ("a", "b")]


def test_e9_a_name_is_proposed_and_none_is_needed(sqlite: str) -> None:
    with running(sqlite) as server:
        form = {"game": "district-noir", "door": "bots", "players": "2", "bot": "greedy"}
        opened = client(server.url).post("/tables", data={**form, "name": " "})
        table = opened.headers["location"].rsplit("/", 1)[1]
        assert server.table(table).table.names[0] == "Camille"

        (host,) = server.gather("Camille")
        asking = client(server.url)
        lobby = asking.get(f"/t/{host.table}").text
        assert 'placeholder="Charlie"' in lobby
        assert asking.post(f"/t/{host.table}/sit", data={"name": ""}).status_code == 303
        assert server.table(host.table).table.lobby.chairs[1].name == "Charlie"
