"""What a deal is made of stays secret until the end, and then everybody can compute it again."""

import re
from collections.abc import Callable
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path

import pytest

from ludotheque.core import Dice, Record, commitment_of
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.work_meter import WorkMeter
from ludotheque.web.storage.rows import Addition
from ludotheque.web.tables.deal_checks import DealChecks
from tests.web.clients import NUMBER, Api, number_of, page_of
from tests.web.deals import WRONG, at_the_start, deal_of, dealing, start_rest
from tests.web.fake_time import FakeClock, eventually
from tests.web.fake_tokens import FakeTokens
from tests.web.servers import ANY, AT_ONE_ADDRESS, Running, running

# Who may know what


def test_nobody_is_sent_a_secret_a_seed_or_anothers_number(sqlite: str) -> None:
    with at_the_start(sqlite) as (server, _, (ada, blaise)):
        readers = [ada, blaise, Api(server.url, ada.table)]
        with ada.stream() as stream, page_of(blaise).stream() as page:
            start_rest([ada, blaise])
            stream.until(lambda event: event.data["phase"] == "playing")
            page.until(lambda event: 'class="hand"' in event.html)
            sent = stream.raw + page.raw
        deal = deal_of(server, ada)
        for reader in readers:
            for path in ("", "/journal", "/options", "/record", "/deal"):
                sent += reader.get(path).content
            for path in ("", "/pulse", "/record.jsonl", "/deal"):
                sent += page_of(reader).get(path).content
        text = sent.decode()
        assert deal.shown in text
        for unknown in (deal.secret, deal.seed(2), number_of(0), number_of(1)):
            assert unknown not in text


class OtherSecrets(FakeTokens):
    """The same ids and tokens, and other secrets."""

    def secret(self) -> str:
        return commitment_of(super().secret())


class Reader:
    """Everything that one pair of eyes is sent about a table, on one of two servers."""

    def __init__(self, server: Running, player: Api) -> None:
        self._server = server
        self._player = player
        self._page = page_of(player)
        self.streams = [player.stream(), self._page.stream()]

    def sent(self) -> list[bytes]:
        number = self._server.table(self._player.table).table.number
        answers = [self._player.get(path) for path in ("", "/journal", "/record", "/deal")]
        answers += [self._page.get(path) for path in ("", "/pulse", "/record.jsonl", "/deal")]
        answers += [
            self._player.post("/reveal", deal_number=WRONG[1:]),
            self._player.post("/leave"),
        ]
        answers += [self._player.post("/moves", move="no such move", at=number)]
        for stream in self.streams:
            eventually(lambda stream=stream: f"id: {number}\n".encode() in stream.raw)  # type: ignore[misc]
        return [
            *[b"%d " % answer.status_code + answer.content for answer in answers],
            *[stream.raw.replace(b": ping\n\n", b"") for stream in self.streams],
        ]

    def close(self) -> None:
        for stream in self.streams:
            stream.close()


@pytest.mark.parametrize("is_playing", [True, False], ids=["player", "spectator"])
def test_while_it_is_dealt_no_byte_depends_on_a_secret_or_anothers_number(
    tmp_path: Path, *, is_playing: bool
) -> None:
    """Law 7: two servers, on which only these differ. What may differ is what is shown of them."""
    numbers = (number_of(1), number_of(2))
    with ExitStack() as stack:
        readers: list[Reader] = []
        tables: list[list[Api]] = []
        for name, tokens in (("one", FakeTokens()), ("other", OtherSecrets())):
            db = f"sqlite:///{tmp_path / name}.db"
            server = stack.enter_context(
                running(db, clock=FakeClock(), tokens=tokens, settings=AT_ONE_ADDRESS)
            )
            tables.append(server.gather("Ada", "Blaise"))
            ada = tables[-1][0]
            readers.append(Reader(server, ada if is_playing else Api(server.url, ada.table)))
            stack.callback(readers[-1].close)
        shown = [
            [str(table[0].view()["deal"]).encode(), commitment_of(number).encode()]
            for table, number in zip(tables, numbers, strict=True)
        ]
        assert shown[0][0] != shown[1][0]
        steps: list[Callable[[Api, Api, str], object]] = [
            lambda ada, _blaise, _number: ada.post("/start"),
            lambda ada, _blaise, _number: ada.commit(NUMBER),
            lambda _ada, blaise, number: blaise.commit(number),
            lambda _ada, blaise, number: blaise.post("/reveal", deal_number=number),
        ]
        for step in steps:
            both = []
            for (ada, blaise), number in zip(tables, numbers, strict=True):
                step(ada, blaise, number)
            for reader, may_differ in zip(readers, shown, strict=True):
                both.append([_without(text, may_differ) for text in reader.sent()])
            assert both[0] == both[1]
        assert dealing(tables[0][0]) == "numbers"


def _without(text: bytes, parts: list[bytes]) -> bytes:
    """Without these parts, and without the version of what is shown, which follows from it."""
    for part in parts:
        text = text.replace(part, b"...")
    return re.sub(rb'(version"?[:=])"[0-9a-f]+"', rb"\1...", text)


@pytest.mark.parametrize("is_playing", [True, False], ids=["player", "spectator"])
def test_while_it_is_played_no_byte_depends_on_what_it_was_dealt_from(
    tmp_path: Path, *, is_playing: bool
) -> None:
    """Law 7: the same table, once with another secret, seed and number in its lines."""
    one, other = [f"sqlite:///{tmp_path / name}.db" for name in ("one", "other")]
    with at_the_start(one) as (server, _, players):
        start_rest(players)
        deal = deal_of(server, players[0])
        lines = server.do(server.registry.store.lines(players[0].table))
    unknown = (deal.secret, deal.seed(2), number_of(1))
    twins = {text: commitment_of(f"another {text}") for text in unknown}
    with running(other, clock=FakeClock(), settings=AT_ONE_ADDRESS) as server:
        changed = []
        for line in lines:
            text = line.text
            for known, twin in twins.items():
                text = text.replace(known, twin)
            changed.append(line._replace(text=text))
        assert sum(a != b for a, b in zip(lines, changed, strict=True)) == 3
        addition = Addition(players[0].table, "district-noir", "playing", changed)
        server.do(server.registry.store.add(addition))
    both = []
    for db in (one, other):
        with running(db, clock=FakeClock(), settings=AT_ONE_ADDRESS) as server:
            token = players[0].token if is_playing else ""
            reader = Reader(server, Api(server.url, players[0].table, token))
            try:
                both.append(reader.sent())
            finally:
                reader.close()
    assert both[0] == both[1]


def test_a_record_tells_everything_when_the_match_is_over(sqlite: str) -> None:
    with at_the_start(sqlite) as (server, _, players):
        start_rest(players)
        assert players[0].post("/resign").status_code == 200
        record = Record.read(players[0].get("/record").text)
        assert record.header.deal == deal_of(server, players[0])
        assert record.header.format == 2


# Checking


def test_before_the_end_the_deal_shows_its_hash_and_the_promises(sqlite: str) -> None:
    with at_the_start(sqlite) as (_, _, (ada, blaise)):
        assert ada.commit(NUMBER).status_code == 200
        shown = ada.get("/deal").json()
        assert (shown["hash"], shown["clients"], shown["opened"]) == (ada.view()["deal"], [], None)
        assert blaise.commit(number_of(1)).status_code == 200
        promised = [commitment_of(number) for number in (NUMBER, number_of(1))]
        for reader in (ada, Api(ada.url, ada.table)):
            shown = reader.get("/deal").json()
            assert [client["commitment"] for client in shown["clients"]] == promised
            assert [client["number"] for client in shown["clients"]] == ["", ""]
            page = page_of(reader).get("/deal").text
            assert all(promise in page for promise in promised)


def test_after_the_end_everybody_can_compute_it_again(sqlite: str) -> None:
    with at_the_start(sqlite) as (_, _, players):
        start_rest(players)
        assert players[0].post("/resign").status_code == 200
        shown = Api(players[0].url, players[0].table).get("/deal").json()
    opened = shown["opened"]
    assert (shown["how"], opened["procedure"]) == ("provably", "committed")
    assert sha256(opened["secret"].encode()).hexdigest() == shown["hash"]
    numbers = [client["number"] for client in shown["clients"]]
    text = "/".join(["ludotheque deal 1", opened["secret"], shown["table"], *numbers])
    assert sha256(text.encode()).hexdigest() == opened["seed"]
    dice = Dice(f"{opened['seed']}/0")
    (dealt,) = opened["draws"]
    assert dealt["line"] == 0
    assert [dice.below(below) for below, _ in dealt["draws"]] == [
        drawn for _, drawn in dealt["draws"]
    ]
    assert (opened["sound"], opened["proof"]) == (True, True)
    assert {check["status"] for check in opened["checks"]} == {"holds", "note"}


def test_a_check_is_made_once(sqlite: str) -> None:
    """Whoever asks again is told what was found."""
    with at_the_start(sqlite) as (server, _, players):
        start_rest(players)
        assert players[0].post("/resign").status_code == 200
        checks = DealChecks(server.registry, WorkMeter(ANY, FakeClock()))
        first = server.do(checks.find(players[0].table, "caller"))
        assert server.do(checks.find(players[0].table, "another")) is first


def test_a_running_match_is_not_checked(sqlite: str) -> None:
    with at_the_start(sqlite) as (server, _, players):
        checking = DealChecks(server.registry, WorkMeter(ANY, FakeClock())).find(
            players[0].table, "caller"
        )
        with pytest.raises(RequestRefused, match="deal-secret"):
            server.do(checking)
