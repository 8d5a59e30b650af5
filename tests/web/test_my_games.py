"""The games of one device: what it may keep of each table, and the tokens that it may carry on."""

from typing import Any

from ludotheque.web.tables.registry import IDLE_SECONDS
from tests.web.clients import Page, asked, client, page_of, play_on
from tests.web.fake_time import FakeClock
from tests.web.servers import running


def summary(page: Page) -> dict[str, object]:
    answer = page.get("/my-game")
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    found: dict[str, object] = answer.json()
    return found


def state(page: Page, lang: str = "en") -> str:
    says = summary(page)["says"]
    assert isinstance(says, dict)
    return str(says[lang]["state"])


def test_a_device_is_told_whose_turn_it_is_in_both_languages(sqlite: str) -> None:
    with running(sqlite) as server:
        players = server.open("Ada", "Blaise")
        mover = asked(players)
        waiting = next(each for each in players if each is not mover)
        name = "Ada" if mover is players[0] else "Blaise"
        assert summary(page_of(mover))["yours"] is True
        assert summary(page_of(waiting))["yours"] is False
        assert (state(page_of(mover)), state(page_of(mover), "fr")) == (
            "Your turn",
            "À vous de jouer",
        )
        assert state(page_of(waiting)) == f"{name} to play"
        spectator = Page(server.url, mover.table)
        assert (summary(spectator)["known"], state(spectator)) == (False, f"{name} to play")


def test_a_finished_game_says_how_it_ended_for_each(sqlite: str) -> None:
    with running(sqlite) as server:
        players = server.open("Ada", "Blaise")
        play_on(players)
        outcome: dict[str, Any] = players[0].get().json()["outcome"]
        points = outcome["points"]
        winners = [seat for seat in (0, 1) if outcome["places"][seat] == 1]
        pages = [page_of(player) for player in players]
        assert {summary(page)["phase"] for page in pages} == {"over"}
        assert [summary(page)["won"] for page in pages] == [seat in winners for seat in (0, 1)]
        for seat, page in enumerate(pages):
            says = "Tied" if len(winners) == 2 else "Won" if seat in winners else "Lost"
            counted = f" {points[seat]}–{points[1 - seat]}" if points else ""  # not for the City
            assert state(page) == f"{says}{counted}"
        assert summary(Page(server.url, players[0].table))["won"] is None


def test_whoever_gives_up_has_lost_without_points(sqlite: str) -> None:
    with running(sqlite) as server:
        ada, blaise = server.open("Ada", "Blaise")
        assert ada.post("/resign").status_code == 200
        assert (state(page_of(ada)), state(page_of(blaise))) == ("Lost", "Won")
        assert state(page_of(blaise), "fr") == "Gagnée"


def test_levels_of_bots_are_told_apart_from_people(sqlite: str) -> None:
    with running(sqlite) as server:
        (ada,) = server.open("Ada", bots=["novice"])
        found = summary(page_of(ada))
        assert (found["bots"], found["people"]) == (["novice"], 0)


def test_a_token_travels_to_another_device_and_to_nobody_else(sqlite: str) -> None:
    with running(sqlite) as server:
        players = server.open("Ada", "Blaise")
        ada, table = page_of(players[0]), players[0].table
        token = ada.post("/my-game/token").json()["token"]
        assert token == players[0].token
        stranger = Page(server.url, table)
        assert stranger.post("/my-game/token").status_code == 403
        refused = stranger.post("/my-game/take", token=players[0].table)
        assert refused.json()["error"]["code"] == "no-seat"
        assert not stranger.token
        assert stranger.post("/my-game/take", token=token).json() == {"taken": True}
        assert summary(stranger)["known"] is True
        # whoever sits there already keeps their own seat
        blaise = page_of(players[1])
        assert blaise.post("/my-game/take", token=token).json() == {"taken": False}
        assert blaise.token == players[1].token
        assert stranger.post("/my-game/forget").status_code == 200
        assert not stranger.token
        assert summary(ada)["known"] is True


def test_a_list_is_no_visit_and_wakes_a_table_that_was_put_away(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        players = server.gather("Ada")
        page = page_of(players[0])
        assert state(page) == "Waiting room"
        Page(server.url, players[0].table).get("/my-game")
        assert server.table(players[0].table).table.stored_phase == "empty"
        assert not server.table(players[0].table).has_new_visitor()
        server.wait(clock, IDLE_SECONDS + 1)
        assert server.registry.session_count == 0
        assert state(page) == "Waiting room"
        assert Page(server.url, "nosuchtable").get("/my-game").status_code == 404


def test_the_page_says_what_a_file_of_games_gives_away(sqlite: str) -> None:
    with running(sqlite) as server:
        for lang, said in (
            ("en", "Whoever has this file can sit in your seats"),
            ("fr", "Quiconque a ce fichier peut s’asseoir à vos places"),
        ):
            page = client(server.url, {"accept-language": lang}).get("/my-games").text
            assert said in page
            assert "<noscript>" in page
