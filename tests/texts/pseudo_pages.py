"""Prints every kind of page in the pseudo-language, as JSON. Run in a copy that has it."""

import json
import sys
from collections.abc import Iterator

import httpx

from ludotheque.games import GAMES
from ludotheque.texts import LANGUAGES
from tests.texts.pseudo_language import LANG
from tests.web.clients import Api, Page, client, play_on
from tests.web.servers import Running, running

ADA, BLAISE = "Ωδα", "Βλεζ"
"""Names without a letter of English."""


def pages(server: Running) -> Iterator[tuple[str, httpx.Response]]:
    with client(server.url, {"accept-language": LANG}) as visitor:
        yield "home", visitor.get("/")
        yield "error", visitor.get("/nowhere")
        yield "upload", visitor.get("/records")
        for game in GAMES:
            for page in ("rules", "cards"):
                yield f"{game} {page}", visitor.get(f"/games/{game}/{page}")
            for door in ("bots", "friends", "screen"):
                yield f"{game} {door}", visitor.get(f"/play/{game}/{door}")
    for game in GAMES:
        gathered = server.gather(ADA, BLAISE, game=game)
        yield f"{game} lobby", reader(gathered[0]).get()
        yield f"{game} lobby, from outside", Page(server.url, gathered[0].table, lang=LANG).get()
        players = server.open(ADA, BLAISE, game=game)
        play_on(players, 24)
        for number, player in enumerate(players):
            yield f"{game} seat {number}", reader(player).get()
        yield f"{game} watcher", Page(server.url, players[0].table, lang=LANG).get()
        yield f"{game} deal", reader(players[0]).get("/deal")
    players = server.open(ADA, BLAISE)
    yield "pass on", reader(players[0]).post("/pass-on")
    play_on(players)
    yield "end", reader(players[0]).get()
    yield "deal", reader(players[0]).get("/deal")
    for line in (1, 9):
        yield f"replay {line}", reader(players[0]).get(f"/replay?line={line}")


def reader(player: Api) -> Page:
    return Page(player.url, player.table, player.token, LANG)


if __name__ == "__main__":
    assert LANG in LANGUAGES
    with running(sys.argv[1]) as running_server:
        json.dump({name: page.text for name, page in pages(running_server)}, sys.stdout)
