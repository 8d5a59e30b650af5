"""Web Push: a message that only one browser can read, signed by the house, and to push services
alone."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from ludotheque.web.calls.push_services import is_known_service, is_own_service
from ludotheque.web.calls.subscription import MOST_OF_A_SEAT
from ludotheque.web.calls.web_push import TEXT_BYTES
from ludotheque.web.http.tokens import hashed
from ludotheque.web.server import announce
from ludotheque.web.tables.turn_calls import CALL_SECONDS
from ludotheque.web.views.language import phrasebook
from tests.web.clients import Api, Page
from tests.web.fake_time import FakeClock, eventually
from tests.web.receivers import Received, Receiver, receiving
from tests.web.servers import SETTINGS, Running, running
from tests.web.test_calls import asked_one, until_other_is_asked

PUBLIC = "https://games.example.org"


def b64(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def plain(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class Browser:
    """One that subscribes, and reads what it is sent as RFC 8291 says."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._point, self._auth = point, b"0123456789abcdef"

    @property
    def fields(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": b64(self._point), "auth": b64(self._auth)}

    def read(self, sent: Received) -> dict[str, Any]:
        assert sent.headers["content-encoding"] == "aes128gcm"
        salt, size = sent.body[:16], sent.body[20]
        theirs, sealed = sent.body[21 : 21 + size], sent.body[21 + size :]
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._key.exchange(ec.ECDH(), other)
        info = b"WebPush: info\0" + self._point + theirs
        secret = derived(shared, self._auth, info, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text[-1:] == b"\2"
        assert len(text) == TEXT_BYTES + 1
        found: dict[str, Any] = json.loads(text[:-1])
        return found


def check_signature(sent: Received, public_key: str, audience: str) -> dict[str, Any]:
    """What the house says of itself to the push service."""
    scheme, _, rest = sent.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public_key)
    head, claims, signature = parts["t"].split(".")
    raw = plain(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), plain(public_key))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(plain(head)) == {"typ": "JWT", "alg": "ES256"}
    said: dict[str, Any] = json.loads(plain(claims))
    assert said["aud"] == audience
    return said


@contextmanager
def pushing(db: str) -> Iterator[tuple[Running, Receiver, FakeClock]]:
    """A server that sends to a push service of ours, since its host says so."""
    clock = FakeClock()
    with receiving() as receiver:
        receiver.status = 201
        settings = SETTINGS._replace(public_url=PUBLIC, push_services=(receiver.url,))
        with running(db, clock=clock, settings=settings) as server:
            yield server, receiver, clock


def subscribe(server: Running, player: Api, browser: Browser, lang: str = "en") -> int:
    page = Page(server.url, player.table, player.token, lang)
    return page.post("/push", **browser.fields).status_code


def stored(server: Running, player: Api) -> int:
    rows = server.registry.store.calls.subscriptions(player.table, hashed(player.token))
    return len(server.do(rows))


def next_turn(server: Running, players: list[Api], clock: FakeClock) -> None:
    """Somebody acts, and nobody looks."""
    asked, _ = asked_one(players)
    until_other_is_asked(asked)
    server.wait(clock, CALL_SECONDS)


def test_only_the_browser_reads_it_and_its_service_knows_whose_it_is(sqlite: str) -> None:
    with pushing(sqlite) as (server, receiver, clock):
        players = server.open("Ada", "Blaise")
        asked, other = asked_one(players)
        browser, others = Browser(f"{receiver.url}/ada"), Browser(f"{receiver.url}/blaise")
        key = Page(server.url, asked.table).client.get("/alerts").json()["key"]
        assert subscribe(server, asked, browser, "fr") == 200
        assert subscribe(server, other, others) == 200
        server.wait(clock, CALL_SECONDS)
        (sent,) = receiver.until(1)
        assert sent.path == "/ada"
        assert browser.read(sent) == {
            "title": "District Noir",
            "body": "C’est à vous de jouer.",
            "path": f"/t/{asked.table}",
        }
        said = check_signature(sent, key, receiver.url)
        assert said["sub"] == PUBLIC
        assert clock.now() < said["exp"] <= clock.now() + 86400
        server.wait(clock, 60)
        assert len(receiver.received) == 1
    with pushing(sqlite) as (server, _, _):  # the key is kept
        again = Page(server.url, asked.table).client.get("/alerts").json()["key"]
        assert again == key


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(sqlite: str, status: int) -> None:
    with pushing(sqlite) as (server, receiver, clock):
        players = server.open("Ada", "Blaise")
        asked, _ = asked_one(players)
        subscribe(server, asked, Browser(f"{receiver.url}/1"))
        receiver.status = 500
        server.wait(clock, CALL_SECONDS)
        receiver.until(1)
        assert stored(server, asked) == 1  # a fault that passes forgets nothing
        receiver.status = status
        next_turn(server, players, clock)
        next_turn(server, players, clock)
        eventually(lambda: stored(server, asked) == 0)


def test_it_is_forgotten_with_the_seat_at_the_end_and_when_it_is_switched_off(
    postgresql_database: str,
) -> None:
    with pushing(postgresql_database) as (server, receiver, _):
        for way in ("forget", "new-link", "resign"):
            (player, _) = server.open("Ada", "Blaise")
            browser = Browser(f"{receiver.url}/{way}")
            assert subscribe(server, player, browser) == 200
            assert stored(server, player) == 1
            page = Page(server.url, player.table, player.token)
            if way == "forget":
                data = {"endpoint": browser.endpoint}
                assert page.client.post("/push/forget", data=data).status_code == 200
            else:
                page.client.post(f"/t/{player.table}/{way}", data={"at": str(player.number)})
            assert stored(server, player) == 0, way


def test_a_seat_has_so_many_browsers_and_no_more(sqlite: str) -> None:
    with pushing(sqlite) as (server, receiver, clock):
        players = server.open("Ada", "Blaise")
        asked, _ = asked_one(players)
        for number in range(MOST_OF_A_SEAT + 2):
            subscribe(server, asked, Browser(f"{receiver.url}/{number}"))
        assert stored(server, asked) == MOST_OF_A_SEAT
        server.wait(clock, CALL_SECONDS)
        paths = {sent.path for sent in receiver.until(MOST_OF_A_SEAT)}
        assert paths == {f"/{number}" for number in range(2, MOST_OF_A_SEAT + 2)}


def test_nobody_can_make_us_send_anywhere_else(sqlite: str) -> None:
    with pushing(sqlite) as (server, receiver, _):
        (player, _) = server.open("Ada", "Blaise")
        for endpoint in (
            "http://127.0.0.1:1/",
            "https://127.0.0.1/",
            "https://10.0.0.1/push",
            "https://example.org/push",
            "http://fcm.googleapis.com/x",
            "https://fcm.googleapis.com:8443/x",
            "https://fcm.googleapis.com@10.0.0.1/",
            "https://fcm.googleapis.com.example.org/x",
            "https://evilnotify.windows.com/x",
            f"{receiver.url}@example.org/",
            f"{receiver.url}\r\nx: y",
            "",
            "https://fcm.googleapis.com/" + "x" * 1000,
        ):
            assert subscribe(server, player, Browser(endpoint)) == 422, endpoint
        good = Browser(f"{receiver.url}/1").fields
        page = Page(server.url, player.table, player.token)
        for wrong in ({"p256dh": "AAAA"}, {"auth": "AAAA"}, {"p256dh": "é"}, {"auth": ""}):
            assert page.post("/push", **(good | wrong)).status_code == 422
        assert Page(server.url, player.table).post("/push", **good).status_code == 403
        assert stored(server, player) == 0


@pytest.mark.parametrize("has_package", [True, False])
def test_a_server_without_the_package_says_so_where_it_matters(
    monkeypatch: pytest.MonkeyPatch, has_package: bool
) -> None:
    monkeypatch.setattr("ludotheque.web.calls.push_desk.HAS_PACKAGE", has_package)
    for url, matters in ((PUBLIC, True), ("http://games.example.org", False)):
        said: list[str] = []
        settings = SETTINGS._replace(public_url=url)
        announce(settings, phrasebook("en"), said.append, [], "key", browse=False)
        assert ("pip install cryptography" in "".join(said)) == (matters and not has_package)


def test_known_services_and_the_hosts_own() -> None:
    assert is_known_service("https://fcm.googleapis.com/fcm/send/abc")
    assert is_known_service("https://updates.push.services.mozilla.com/wpush/v2/abc")
    assert is_known_service("https://wns2-par02p.notify.windows.com/w/?token=abc")
    assert is_own_service("http://127.0.0.1:9/x", ("http://127.0.0.1:9",))
    assert not is_own_service("http://127.0.0.1:90/x", ("http://127.0.0.1:9",))


def test_a_key_that_is_no_point_sends_nothing_and_is_forgotten(sqlite: str) -> None:
    with pushing(sqlite) as (server, receiver, clock):
        players = server.open("Ada", "Blaise")
        asked, _ = asked_one(players)
        browser = Browser(f"{receiver.url}/1")
        page = Page(server.url, asked.table, asked.token)
        fields = browser.fields | {"p256dh": b64(b"\4" + bytes(64))}
        assert page.post("/push", **fields).status_code == 200
        server.wait(clock, CALL_SECONDS)
        eventually(lambda: stored(server, asked) == 0)
        assert receiver.received == []
