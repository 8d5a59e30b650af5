"""Pages that are the same for everybody are made once."""

import pytest
from starlette.requests import Request

from ludotheque.web.http.kept_answers import MOST_KEPT, KeptAnswers
from tests.web.clients import client
from tests.web.servers import running

PAGES = ["/", "/games/noxford/rules", "/games/noxford/cards", "/play/noxford/friends"]


def asking(encoding: str = "") -> Request:
    headers = [(b"accept-encoding", encoding.encode())]
    return Request({"type": "http", "headers": headers})


def test_g7_an_answer_is_made_once_and_kept_for_all() -> None:
    kept, made = KeptAnswers(), []

    def make() -> str:
        made.append("é")
        return "é" * 1000

    for _ in range(3):
        assert kept.answer(asking(), "a", make).body == "é".encode() * 1000
        packed = kept.answer(asking("br, gzip"), "a", make)
        assert packed.headers["content-encoding"] == "gzip"
        assert len(packed.body) < 100
    assert len(made) == 1
    kept.answer(asking(), "b", make)
    assert len(made) == 2


def test_what_names_our_address_is_made_anew_when_that_has_changed() -> None:
    """A server that is started before the network is there has another one later."""
    address = "http://127.0.0.1:8000"
    kept = KeptAnswers(address=lambda: address)
    assert kept.answer(asking(), "a", lambda: address).body == b"http://127.0.0.1:8000"
    address = "http://192.168.1.7:8000"
    assert "a" not in kept
    assert kept.answer(asking(), "a", lambda: address).body == b"http://192.168.1.7:8000"
    assert "a" in kept


def test_only_so_many_are_kept() -> None:
    kept, made = KeptAnswers(), []

    def make() -> str:
        made.append("x")
        return "x"

    for number in range(MOST_KEPT + 1):
        kept.answer(asking(), number, make)
    kept.answer(asking(), MOST_KEPT, make)
    assert len(made) == MOST_KEPT + 1
    kept.answer(asking(), 0, make)  # the one asked for longest ago
    assert len(made) == MOST_KEPT + 2


def test_only_so_much_is_kept() -> None:
    kept, made = KeptAnswers(most_bytes=2500), []

    def make() -> str:
        made.append("x")
        return "x" * 1000

    for name in "aba":
        kept.answer(asking(), name, make)
    assert len(made) == 2
    kept.answer(asking(), "c", make)  # and the one asked for longest ago is gone
    assert [name in kept for name in "abc"] == [True, False, True]


@pytest.mark.parametrize("path", [*PAGES, "/api/openapi.json"])
def test_g7_pages_of_nobody_in_particular_are_kept_in_each_language(sqlite: str, path: str) -> None:
    with running(sqlite) as server:
        first = {
            lang: client(server.url, {"accept-language": lang}).get(path) for lang in ("fr", "en")
        }
        again = {
            lang: client(server.url, {"accept-language": lang, "accept-encoding": ""}).get(path)
            for lang in first
        }
        for lang, answer in first.items():
            assert answer.status_code == 200
            assert answer.headers["content-encoding"] == "gzip"
            assert again[lang].text == answer.text
            assert "content-encoding" not in again[lang].headers
        if path in PAGES:
            assert first["fr"].text != first["en"].text
            assert 'lang="fr"' in first["fr"].text
