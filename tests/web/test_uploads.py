"""Records from elsewhere: what is accepted, what is not and why, and that no file does harm."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludotheque.core import Dice, Match, Player, Record
from ludotheque.games import GAMES
from ludotheque.web.settings import Limits, Rate, Settings
from ludotheque.web.workers import record_check
from ludotheque.web.workers.record_check import MOST_LINES, Verdict, check, check_in_process
from tests.plugins.announced import published_games
from tests.web.clients import Page, client
from tests.web.every_stage import EVERY_STAGE
from tests.web.fake_time import PATIENCE
from tests.web.servers import ANY, Running, running

NOIR = "district-noir"
RECORDS = Path(__file__).parent.parent / "records"
GOOD = (RECORDS / f"{NOIR}-0.1.jsonl").read_bytes()
LINES = GOOD.decode().splitlines()
PLACES = {"fr": "Ligne", "en": "Line"}


def changed(line: int, old: str, new: str) -> bytes:
    """The good record with a change in this line, counted from 1."""
    lines = LINES[:]
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new)
    return "\n".join(lines).encode() + b"\n"


def judged(data: bytes, lang: str = "en") -> Verdict:
    return check(data, lang, (NOIR,))


# What is taken


@pytest.mark.parametrize("name", published_games())
def test_the_record_of_every_game_on_the_table_is_taken(name: str) -> None:
    data = (RECORDS / f"{name}-0.1.jsonl").read_bytes()
    verdict = check(data, "en", tuple(EVERY_STAGE))
    assert verdict.code == ""
    assert Record.read(verdict.record).text() == Record.read(data).text()


def test_an_end_that_was_cut_off_is_written_anew() -> None:
    for data in (GOOD[:-10], "\n".join(LINES[:-1]).encode()):
        assert judged(data).record.encode() == GOOD


def test_what_means_nothing_is_not_kept() -> None:
    forged = changed(2, '"by"', '"note": "<script>", "by"').replace(b"\n", b"\r\n")
    assert judged(forged).record.encode() == GOOD


# What is not


@pytest.mark.parametrize("lang", PLACES)
@pytest.mark.parametrize(
    ("data", "line"),
    [
        (b"\x89PNG\r\n\x1a\n\x00\x00", 1),
        (b"[]\n", 1),
        (b'{"format": 1}\n', 1),
        (b"[" * 100_000, 1),
        (changed(1, '"format": 1', '"format": 99'), 1),
        (changed(1, '"outcomes": [', '"outcomes": [999999, '), 1),
        (changed(1, '"outcomes": [', f'"outcomes": [{"9" * 4000}, '), 1),
        (changed(1, '"outcomes"', '"start": {"game": "district-noir"}, "dealt"'), 1),
        (changed(3, '"move": "', '"move": "fly '), 3),
        (changed(3, '"n": 2', '"n": 7'), 3),
        (changed(4, '"seat": ', '"seat": 9'), 4),
        (changed(21, '"digest": "', '"digest": "f'), 21),
        (changed(len(LINES), '"points": [', '"points": [1'), len(LINES)),
        (changed(1, '"seats"', '"cards": "[deal]", "seats"'), 1),
        (GOOD + b'{"n": 999, "say": "more"}\n', len(LINES) + 1),
    ],
)
def test_the_wrong_line_is_named(data: bytes, line: int, lang: str) -> None:
    verdict = judged(data, lang)
    assert verdict.record == ""
    assert verdict.sentence.startswith(f"{PLACES[lang]} {line}")
    assert len(verdict.sentence) <= record_check.LONGEST_SENTENCE


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (GOOD + b"\n" * MOST_LINES, "record-too-long"),
        (changed(1, NOIR, "poker"), "record-no-table"),
        (changed(1, NOIR, "noxford"), "record-no-table"),  # played here, but not shown
        (changed(1, '"seats"', f'"cards": "{"#" * 40_000}", "seats"'), "record-too-heavy"),
        ("\n".join(LINES[:20]).encode(), "record-unfinished"),
        (LINES[0].encode(), "record-unfinished"),
    ],
)
def test_what_cannot_be_shown_here(data: bytes, code: str) -> None:
    assert judged(data) == Verdict(code=code, found=judged(data).found)


def test_a_bot_that_nobody_knows_is_named_with_its_line() -> None:
    match = Match.start(GAMES[NOIR], [Player("Ada"), Player("Blaise")], seed=1)
    dice = Dice("bots")
    assert match.hand_over(1, Player("Hal", "hal")) is None
    while (decision := match.decision()) is not None:
        assert match.play(decision.seat, dice.pick(decision.options)) is None
    verdict = judged(match.record.text().encode())
    assert verdict == Verdict(code="record-unknown-bot", line=2, found="hal")


# In a process of its own


def test_a_worker_judges_and_is_no_more() -> None:
    assert check_in_process(GOOD, "en", (NOIR,)).record.encode() == GOOD


def test_a_worker_that_takes_too_long_is_not_waited_for() -> None:
    assert check_in_process(GOOD, "en", (NOIR,), seconds=0.0).code == "record-too-slow"


def test_a_worker_that_dies_takes_nobody_along(capfd: pytest.CaptureFixture[str]) -> None:
    assert check_in_process(b"no record", "no language", (NOIR,)).code == "record-unusable"
    assert "FileNotFoundError" in capfd.readouterr().err


# By HTTP


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("uploading")
    with running(f"sqlite:///{folder / 'tables.db'}") as found:
        yield found


def send(server: Running, data: bytes, lang: str = "en") -> httpx.Response:
    return client(server.url, {"accept-language": lang}).post(
        "/records", files={"record": ("game.jsonl", data, "application/jsonl")}
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", published_games())
def test_an_uploaded_record_becomes_a_finished_table(server: Running, name: str) -> None:
    data = (RECORDS / f"{name}-0.1.jsonl").read_bytes()
    record = Record.read(data)
    answer = send(server, data)
    assert answer.status_code == 303
    table = answer.headers["location"].split("/")[2]
    page = Page(server.url, table)
    last = len(record.entries) - 1
    for eyes in ("all", "public", *map(str, range(len(record.header.seats)))):
        for line in (0, 1, last // 2, last):
            shown = page.get(f"/replay?line={line}&eyes={eyes}")
            assert shown.status_code == 200
            assert f'data-line="{line}"' in shown.text
            assert "data-asked" not in shown.text
    assert 'id="account"' in page.get().text
    assert page.get("/record.jsonl").content == data
    assert server.table(table).table.phase == "over"
    assert page.post("/again").json()["error"]["code"] == "no-seat"


@pytest.mark.parametrize("lang", PLACES)
def test_a_bad_file_is_said_to_be_one(server: Running, lang: str) -> None:
    answer = send(server, changed(3, '"move": "', '"move": "<b>'), lang)
    assert answer.status_code == 422
    assert f"{PLACES[lang]} 3" in answer.text
    assert "<b>" not in answer.text
    assert "&lt;b&gt;" in answer.text


def test_no_file_and_no_form(server: Running) -> None:
    assert send(server, b"").status_code == 422
    plain = client(server.url).post("/records", data={"record": "x"})
    assert plain.status_code == 422
    assert client(server.url).get("/records").status_code == 200


def test_a_file_that_is_too_large_is_not_read(server: Running) -> None:
    large = GOOD + b" " * Limits().largest_upload_bytes
    assert send(server, large).status_code == 413
    answer = client(server.url).post("/api/records", content=large)
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")
    elsewhere = client(server.url).post("/language", content=b"x" * 20_000)
    assert elsewhere.status_code == 413  # only records and card lists may be large


@pytest.mark.slow
def test_the_api_takes_records_too(server: Running) -> None:
    asking = client(server.url, {"content-type": "application/jsonl"})
    taken = asking.post("/api/records", content=GOOD)
    assert taken.status_code == 201
    assert taken.json()["last"] == len(LINES) - 2
    shown = asking.get(f"/api/tables/{taken.json()['table']}/replay?line=1").json()
    assert shown["game"] == NOIR
    assert [
        seat["open"] for seat in asking.get(f"/api/tables/{taken.json()['table']}").json()["seats"]
    ] == [False, False]
    refused = asking.post("/api/records", content=b"nonsense")
    error = refused.json()["error"]
    assert (refused.status_code, error["code"]) == (422, "unreadable")
    assert error["message"].startswith("Line 1")


@pytest.mark.slow
def test_uploads_are_counted(sqlite: str) -> None:
    few = Settings(limits=Limits(requests=ANY, uploads=Rate(0.0, 1.0)))
    with running(sqlite, settings=few) as server:
        send(server, b"nonsense")
        answer = client(server.url).post("/api/records", content=b"nonsense")
        assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too-many-records")


@pytest.mark.slow
def test_the_server_goes_on_while_a_record_is_judged(server: Running) -> None:
    async def both() -> list[int]:
        async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as asking:
            order: list[int] = []

            async def note_order(number: int, doing: "asyncio.Future[httpx.Response]") -> None:
                assert (await doing).status_code in (200, 201)
                order.append(number)

            uploading = asyncio.ensure_future(asking.post("/api/records", content=GOOD))
            await asyncio.sleep(0.05)
            looking = asyncio.ensure_future(asking.get("/health"))
            await asyncio.gather(note_order(1, uploading), note_order(2, looking))
            return order

    assert asyncio.run(both()) == [2, 1]
