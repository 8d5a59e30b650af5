"""Duplicate matches in tests: four programs, or fewer with bots, that gather and play."""

from collections.abc import Sequence
from typing import Any

import httpx

from tests.web.challenges import play_out
from tests.web.clients import Api, client
from tests.web.servers import Running

NAMES = ("Ada", "Blaise", "Chloé", "David")
"""By places: the first two are a pair. Ada meets Chloé, and Blaise meets David."""


class Member:
    """Somebody who has a place in a match; without a token, somebody who has none."""

    def __init__(self, server: Running, match: str, token: str = "") -> None:
        self.server = server
        self.match = match
        self.token = token
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self.client = client(server.url, {"accept-language": "en", **headers})

    def post(self, path: str, **content: object) -> httpx.Response:
        return self.client.post(f"/api/duplicates/{self.match}{path}", json=content)

    def leave(self, place: int) -> httpx.Response:
        return self.client.delete(f"/api/duplicates/{self.match}/places/{place}")

    def see(self) -> dict[str, Any]:
        answer = self.client.get(f"/api/duplicates/{self.match}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def deals(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.see()["deals"]
        return found

    def knows(self, deal: int = 0) -> list[bool]:
        """Of which tables this person is told how they did with a deal."""
        tables = self.deals()[deal]["tables"]
        return [bool(table["points"]) or table["winner"] is not None for table in tables]

    def go(self) -> Api:
        """To the table where this person plays now."""
        answer = self.post("/tables")
        assert answer.status_code == 200, answer.text
        assert answer.json()["token"] == self.token
        return Api(self.server.url, answer.json()["table"], self.token)


def opening(server: Running, **more: object) -> httpx.Response:
    wanted = {"game": "district-noir", "name": NAMES[0], "deals": 2, **more}
    return client(server.url, {"accept-language": "en"}).post("/api/duplicates", json=wanted)


def opened(server: Running, game: str = "district-noir", deals: int = 2) -> Member:
    answer = opening(server, game=game, deals=deals)
    assert answer.status_code == 201, answer.text
    return Member(server, answer.json()["duplicate"], answer.json()["token"])


def joined(host: Member, place: int) -> Member:
    answer = Member(host.server, host.match).post("/places", name=NAMES[place], place=place)
    assert answer.status_code == 201, answer.text
    return Member(host.server, host.match, answer.json()["token"])


def begun(
    server: Running,
    places: Sequence[int] = (0, 1, 2, 3),
    game: str = "district-noir",
    deals: int = 2,
    bot: str = "greedy",
) -> list[Member]:
    """A match that has begun, with people on these places, the first of them 0."""
    host = opened(server, game, deals)
    members = [host, *[joined(host, place) for place in places[1:]]]
    answer = host.post("/start", bot=bot)
    assert answer.status_code == 200, answer.text
    return members


def finish(member: Member) -> Api:
    """Let their table play its deal to the end by first options."""
    player = member.go()
    play_out(member.server, player)
    assert player.view()["phase"] == "over"
    return player
