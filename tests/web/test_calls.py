"""Calls: whoever is asked and does not look is told elsewhere, once for each turn."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from ludotheque.web.calls.posting import Message, Undelivered, post
from ludotheque.web.calls.public_addresses import is_public
from ludotheque.web.calls.sending import AT_ONCE, Sending
from ludotheque.web.storage.store import Store
from ludotheque.web.tables.turn_calls import CALL_SECONDS
from tests.web.clients import Api, Page, page_of
from tests.web.fake_time import FakeClock
from tests.web.receivers import Receiver, receiving
from tests.web.servers import SETTINGS, Running, running
from tests.web.test_turn_clocks import open_with

PUSH_NAME = "fcm.googleapis.com"
PUBLIC = "8.8.8.8"


@contextmanager
def calling(
    db: str, *, webhook: str = "", ntfy: bool = False
) -> Iterator[tuple[Running, Receiver, FakeClock]]:
    """A server that calls a place of ours: at this path, or as a ntfy server."""
    clock = FakeClock()
    with receiving() as receiver:
        settings = SETTINGS._replace(
            public_url="https://games.example.org",
            webhook=receiver.url + webhook if webhook else "",
            ntfy=receiver.url if ntfy else "",
        )
        with running(db, clock=clock, settings=settings) as server:
            yield server, receiver, clock


def asked_one(players: list[Api]) -> tuple[Api, Api]:
    """Who is asked, and the other."""
    seat = players[0].get().json()["asked"]["seat"]
    return players[seat], players[1 - seat]


def act(player: Api) -> None:
    move = player.get("/options").json()[0]["move"]
    assert player.post("/moves", move=move, at=player.number).status_code == 200


def until_other_is_asked(player: Api) -> None:
    seat = player.get().json()["asked"]["seat"]
    while player.get().json()["asked"]["seat"] == seat:
        act(player)


def test_the_hosts_address_is_told_once_whose_turn_it_is(sqlite: str) -> None:
    with calling(sqlite, webhook="/hook?key=1") as (server, receiver, clock):
        players = server.open("Ada", "Blaise")
        asked, _ = asked_one(players)
        name = ("Ada", "Blaise")[players.index(asked)]
        server.wait(clock, CALL_SECONDS - 1)
        assert receiver.received == []
        server.wait(clock, 1)
        (told,) = receiver.until(1)
        assert told.path == "/hook?key=1"
        assert told.content == {
            "game": "District Noir",
            "table": f"https://games.example.org/t/{asked.table}",
            "seat": name,
            "text": f"{name}, it’s your turn · District Noir",
        }
        for _ in range(3):
            server.wait(clock, 60)
        server.read_again()
        server.wait(clock, 60)
        assert len(receiver.received) == 1


def test_who_looks_or_has_looked_is_not_called(sqlite: str) -> None:
    with calling(sqlite, webhook="/") as (server, receiver, clock):
        players = server.open("Ada", "Blaise")
        asked, other = asked_one(players)
        with page_of(asked).stream() as stream:
            stream.next()
            server.wait(clock, CALL_SECONDS)
        with page_of(other).stream() as stream:
            stream.next()
            until_other_is_asked(asked)
        server.wait(clock, CALL_SECONDS)  # they have seen it and gone
        assert receiver.received == []


def test_a_page_in_a_hidden_tab_is_no_look(sqlite: str) -> None:
    with calling(sqlite, webhook="/") as (server, receiver, clock):
        players = server.open("Ada", "Blaise")
        asked, _ = asked_one(players)
        with page_of(asked).stream("/pulses") as stream:
            assert stream.next().data["asked"] is True
            server.wait(clock, CALL_SECONDS)
            receiver.until(1)


def test_a_restart_between_the_turn_and_its_call_loses_nothing(
    postgresql_database: str,
) -> None:
    with calling(postgresql_database, webhook="/") as (server, receiver, clock):
        server.open("Ada", "Blaise")
    with calling(postgresql_database, webhook="/") as (server, receiver, clock):
        server.wait(clock, CALL_SECONDS)
        receiver.until(1)
        server.wait(clock, CALL_SECONDS)
    with calling(postgresql_database, webhook="/") as (server, receiver, clock):
        server.wait(clock, 2 * CALL_SECONDS)
        assert receiver.received == []


def test_two_stores_never_take_the_same_call(sqlite: str) -> None:
    with calling(sqlite, webhook="/") as (server, _, clock):
        (player, _) = server.open("Ada", "Blaise")
        store: Store = server.registry.store
        now = clock.now() + CALL_SECONDS
        assert [table for table, _ in server.do(store.calls.take(now))] == [player.table]
        assert server.do(store.calls.take(now)) == []


def test_who_plays_alone_is_not_called(sqlite: str) -> None:
    with calling(sqlite, webhook="/") as (server, receiver, clock):
        server.open("Ada", bots=["novice"])
        server.wait(clock, CALL_SECONDS)
        store: Store = server.registry.store
        assert server.do(store.calls.take(clock.now() + 1e6)) == []
        assert receiver.received == []


def test_all_who_are_asked_are_called_whatever_they_have_answered(sqlite: str) -> None:
    with calling(sqlite, webhook="/") as (server, receiver, clock):
        players = open_with(server, "1-day", "Ada", "Blaise", game="samarande")
        assert server.table(players[0].table).answers.window is not None
        move = players[0].get("/options").json()[0]["move"]
        players[0].post("/moves", move=move, at=players[0].number)
        server.wait(clock, CALL_SECONDS)
        told = receiver.until(2)
        assert {each.content["seat"] for each in told} == {"Ada", "Blaise"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_each_seat_has_a_topic_of_its_own(sqlite: str, lang: str) -> None:
    with calling(sqlite, ntfy=True) as (server, receiver, clock):
        players = server.open("Ada", "Blaise")
        asked, other = asked_one(players)
        shown = [
            Page(server.url, each.table, each.token, lang).get("/my-seat").text
            for each in (asked, other)
        ]
        server.wait(clock, CALL_SECONDS)
        told = {each.content["topic"]: each.content for each in receiver.until(2)}
        own = [topic for topic in told if f"{receiver.url}/{topic}" in shown[0]]
        assert len(own) == 1
        assert own[0] not in shown[1]
        assert told[own[0]] == {
            "topic": own[0],
            "title": "District Noir",
            "message": {"en": "It’s your turn.", "fr": "C’est à vous de jouer."}[lang],
            "click": f"https://games.example.org/t/{asked.table}",
        }
        assert asked.table not in own[0]
        watching = Page(server.url, asked.table).get("/my-seat")
        assert watching.status_code == 403


def test_a_place_that_hangs_harms_nobody(sqlite: str) -> None:
    with calling(sqlite, webhook="/") as (server, receiver, clock):
        receiver.hangs.clear()
        tables = [server.open("Ada", "Blaise") for _ in range(AT_ONCE + 2)]
        server.wait(clock, CALL_SECONDS)
        receiver.until(AT_ONCE)
        asked, _ = asked_one(tables[0])
        until_other_is_asked(asked)  # people play on
        assert len(receiver.received) == AT_ONCE
        receiver.hangs.set()
        receiver.until(AT_ONCE + 2)


def test_a_message_goes_to_no_private_address_and_follows_no_redirect() -> None:
    async def run(receiver: Receiver) -> None:
        ours = Message(f"{receiver.url}/x", {}, b"hello", is_to_host=True)
        receiver.status, receiver.headers = 307, {"location": f"{receiver.url}/elsewhere"}
        assert await post(ours) == 307
        with pytest.raises(Undelivered, match="not-public"):
            await post(ours._replace(is_to_host=False))
        for host in ("localhost", "[::1]", "10.0.0.1", "0x7f.1"):
            with pytest.raises(Undelivered):
                await post(ours._replace(url=f"https://{host}/", is_to_host=False))

    with receiving() as receiver:
        asyncio.run(run(receiver))
        assert [each.path for each in receiver.received] == ["/x"]


@pytest.mark.parametrize("is_to_host", [False, True])
def test_a_name_that_leads_elsewhere_by_now_is_not_followed(
    monkeypatch: pytest.MonkeyPatch, *, is_to_host: bool
) -> None:
    """Rebinding: what was public when we looked is an address of the host's own network when we
    look again. Each message looks anew, once, and connects to what it has found."""
    asked: list[str] = []

    connected: list[str] = []
    found = [PUBLIC, "127.0.0.1", PUBLIC, "10.0.0.1"]

    async def run() -> None:

        async def look_up(host: str, port: int, **_: object) -> list[tuple[object, ...]]:
            asked.append(host)
            return [(0, 1, 6, "", (found[len(asked) - 1], port))]

        async def connect(address: str, *_: object, **__: object) -> None:
            connected.append(address)
            raise ConnectionRefusedError

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up)
        monkeypatch.setattr(asyncio, "open_connection", connect)
        message = Message(f"https://{PUSH_NAME}/x", {}, b"hello", is_to_host=is_to_host)
        for _ in found:
            with pytest.raises(Undelivered):
                await post(message)

    asyncio.run(run())
    assert asked == [PUSH_NAME] * 4
    assert connected == (found if is_to_host else [PUBLIC, PUBLIC])  # the host's may be anywhere


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
        *("240.0.0.1", "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fc00::1"),
        *(
            "ff02::1",
            "::ffff:10.0.0.1",
            "::ffff:8.8.8.8",
            "64:ff9b::a00:1",
            "2002:a00:1::",
            "fe80::1%eth0",
        ),
        "localhost",
    ],
)
def test_these_are_not_on_the_internet(address: str) -> None:
    assert not is_public(address)


def test_these_are() -> None:
    assert is_public("8.8.8.8")
    assert is_public("2001:4860:4860::8888")


def test_too_many_messages_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.web.calls.sending.MOST_WAITING", 3)

    async def run(receiver: Receiver) -> None:
        sending = Sending()
        for _ in range(5):
            sending.send(Message(receiver.url, {}, b"", is_to_host=True))
        await asyncio.sleep(0)
        while len(receiver.received) < 3:
            await asyncio.sleep(0.01)
        await sending.stop()

    with receiving() as receiver:
        asyncio.run(run(receiver))
        assert len(receiver.received) == 3
