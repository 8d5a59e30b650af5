"""Challenges in tests: games against bots that are over, and friends who play the same deal."""

import asyncio

import httpx

from tests.web.clients import Api, client
from tests.web.servers import Running


def begun(server: Running, name: str = "Ada", game: str = "district-noir") -> Api:
    """Somebody who plays against a bot, as any program would open the table."""
    asking = client(server.url, {"accept-language": "en"})
    seats = [{"kind": "me", "name": name}, {"kind": "bot", "bot": "greedy"}]
    wanted = {"game": game, "seats": seats, "start": True}
    opened = asking.post("/api/tables", json=wanted)
    assert opened.status_code == 201, opened.text
    return Api(server.url, opened.json()["table"], opened.json()["token"])


def finished(server: Running, name: str = "Ada") -> Api:
    """Somebody whose game against a bot is over: they have made some moves and resigned."""
    player = begun(server, name)
    play_out(server, player, 3)
    assert player.post("/resign").status_code == 200
    return player


def play_out(server: Running, player: Api, most: int = 10**6) -> None:
    """Let this person play first options: so many, or to the end. The bot moves by itself."""
    server.do(_play_out(server, player.table, most))


async def _play_out(server: Running, table_id: str, most: int) -> None:
    while True:
        async with server.registry.transaction(table_id) as session:
            decision = session.table.decision()
            if decision is None:
                return
            if not session.table.players[decision.seat].bot:
                if not most:
                    return
                session.play(decision.seat, str(decision.options[0]))
                most -= 1
        await asyncio.sleep(0.001)


def challenge(player: Api) -> str:
    """The id of a challenge that this player makes."""
    answer = player.post("/challenge")
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["challenge"]
    return found


def asking_to_take(server: Running, challenge_id: str, name: str, **more: object) -> httpx.Response:
    wanted = {"name": name, **more}
    asking = client(server.url, {"accept-language": "en"})
    return asking.post(f"/api/challenges/{challenge_id}/tables", json=wanted)


def take(server: Running, challenge_id: str, name: str = "Blaise") -> Api:
    """A friend who has begun to play the deal."""
    answer = asking_to_take(server, challenge_id, name)
    assert answer.status_code == 201, answer.text
    return Api(server.url, answer.json()["table"], answer.json()["token"])


def is_asked(player: Api) -> bool:
    asked = player.get().json()["asked"]
    return bool(asked and asked["options"])


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]
