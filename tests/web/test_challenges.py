"""Challenges: the very deal that somebody had, for others, and the results side by side."""

import json
import xml.etree.ElementTree as ET

import pytest

from ludotheque.core import Record, verify
from ludotheque.games import GAMES
from ludotheque.web.tables.challenges import MOST_TAKES, OPEN_DAYS, SECONDS_A_DAY
from ludotheque.web.views.challenge_scene import luck
from ludotheque.web.views.language import phrasebook
from ludotheque.web.views.same_deal import LUCK_TAKEN_OUT
from ludotheque.web.views.stage import Stage
from tests.plugins.announced import published_games
from tests.web.challenges import (
    asking_to_take,
    begun,
    challenge,
    finished,
    is_asked,
    play_out,
    refusal,
    take,
)
from tests.web.clients import Api, Page, client, page_of, sentences
from tests.web.every_stage import EVERY_STAGE
from tests.web.fake_time import FakeClock, eventually
from tests.web.servers import SETTINGS, PoolHere, Running, running

KEY = "a key that nobody guesses, of forty and more letters"


def end(server: Running, player: Api, moves: int) -> None:
    """Play so many first options, and resign if it is not over then."""
    play_out(server, player, moves)
    assert player.post("/resign").status_code in (200, 409, 422)
    assert player.view()["phase"] == "over"


def record(player: Api) -> Record:
    answer = player.get("/record")
    assert answer.status_code == 200, answer.text
    return Record.read(answer.text)


@pytest.mark.parametrize(
    ("game", "moves"),
    [("district-noir", 99), ("noxford", 99), ("sans-foi-ni-loi", 6), ("samarande", 6)],
)
def test_a_friend_gets_the_same_deal_and_meets_the_same_bots(
    sqlite: str, game: str, moves: int
) -> None:
    """Who plays as the first one did, meets the same from the first card to the last."""
    with running(sqlite) as server:
        ada = begun(server, game=game)
        end(server, ada, moves)
        blaise = take(server, challenge(ada))
        assert blaise.view()["challenge"] is True
        end(server, blaise, moves)
        one, other = record(ada), record(blaise)
        assert one.header.outcomes == other.header.outcomes
        assert [entry.text() for entry in one.entries] == [entry.text() for entry in other.entries]
        assert [player.name for player in other.header.seats] == [
            "Blaise" if player.name == "Ada" else player.name for player in one.header.seats
        ]
        assert other.header.challenge == ada.table
        assert other.header.seed == one.header.seed
        found = verify(GAMES[game], other)
        assert (found.is_sound, found.is_proof) == (True, False)


def test_the_results_stand_side_by_side_when_both_are_done(sqlite: str) -> None:
    with running(sqlite) as server:
        ada = finished(server)
        made = challenge(ada)
        blaise, chloe = take(server, made), take(server, made, "Chloé")
        for player in (blaise, chloe):
            shown = player.get("/challenge").json()
            assert (shown["results"], shown["playing"], shown["finished"]) == ([], 2, 1)
            page = page_of(player)
            assert "when your own game is over" in sentences(page.get("/challenge").text)
            assert page.get("/challenge.svg").status_code == 403
        before = (
            page_of(ada)
            .client.get(f"/t/{ada.table}/challenge", headers={"x-fragment": "1"})
            .json()["html"]
        )
        assert blaise.post("/resign").status_code == 200
        for player in (ada, blaise):
            shown = player.get("/challenge").json()
            assert [each["name"] for each in shown["results"] if each["yours"]] == [
                "Ada" if player is ada else "Blaise"
            ]
            assert {each["name"] for each in shown["results"]} == {"Ada", "Blaise"}
            assert (shown["playing"], shown["finished"]) == (1, 2)
            fragment = (
                page_of(player)
                .client.get(f"/t/{player.table}/challenge", headers={"x-fragment": "1"})
                .json()["html"]
            )
            assert fragment != before
            assert all(name in fragment for name in ("Ada", "Blaise"))
            picture = page_of(player).get("/challenge.svg")
            assert picture.headers["content-type"] == "image/svg+xml"
            said = " ".join(ET.fromstring(picture.text).itertext())  # noqa: S314  # our own
            assert "Ada" in said
            assert "Blaise" in said
        assert chloe.get("/challenge").json()["results"] == []


def test_nothing_helps_in_a_challenge(sqlite: str) -> None:
    with running(sqlite) as server:
        ada = finished(server)
        blaise = take(server, challenge(ada))
        play_out(server, blaise, 0)
        view = blaise.view()
        assert (view["hints"], view["practice"]) == (False, False)
        at = blaise.number
        assert refusal(blaise.post("/hint", at=at)) == (409, "no-hints-here")
        play = next(move for move in blaise.options() if move != "take")
        assert blaise.move(play).status_code == 200
        assert blaise.post("/back").json()["error"]["code"] == "no-back-in-a-challenge"
        assert blaise.post("/rewind", at=blaise.number).status_code == 422
        text = page_of(blaise).get().text
        assert 'id="take-back' not in text
        assert "Challenge</span>" in text


def test_only_a_game_that_can_be_dealt_again_is_a_challenge(sqlite: str) -> None:
    """One person against bots, from a deal of its own, not for practice, and over."""
    with running(sqlite) as server:
        asking = client(server.url)
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
        usual = {"game": "district-noir", "seats": seats, "start": True}

        def opened(**more: object) -> Api:
            answer = asking.post("/api/tables", json={**usual, **more}).json()
            return Api(server.url, answer["table"], answer["token"])

        running_still = opened()
        practice = opened(practice=True)
        alone = opened(seats=[{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Blaise"}])
        assert practice.post("/resign").status_code == 200
        assert alone.post("/resign", seat=0).status_code == 200
        ada = finished(server)
        replayed = {"line": 1, "seat": 0, "name": "Ada", "bot": "greedy"}
        answer = ada.post("/replay/play-on", **replayed).json()
        played_on = Api(server.url, answer["table"], answer["token"])
        assert played_on.post("/resign").status_code == 200
        blaise = take(server, challenge(ada))
        assert blaise.post("/resign").status_code == 200
        for player in (running_still, practice, alone, played_on, blaise):
            assert refusal(player.post("/challenge")) == (409, "no-challenge-here")
        assert refusal(Api(server.url, running_still.table).post("/challenge")) == (403, "no-seat")
        assert refusal(blaise.delete("/challenge")) == (409, "not-your-challenge")
        assert 'id="challenge"' not in page_of(practice).get().text
        for player in (ada, blaise):
            assert f'href="/t/{player.table}/challenge"' in page_of(player).get().text
            assert page_of(player).get("/my-game").json()["challenge"] is True


def test_it_ends_after_a_week_or_when_its_maker_ends_it(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        ada, other = [server.open(name, bots=["random"])[0] for name in ("Ada", "Olga")]
        for player in (ada, other):
            assert player.post("/resign").status_code == 200
        made, second = challenge(ada), challenge(other)
        blaise = take(server, made)
        assert refusal(blaise.delete("/challenge")) == (409, "not-your-challenge")
        ended = other.delete("/challenge").json()
        assert ended["deal"]["open"] is False
        assert refusal(asking_to_take(server, second, "Blaise")) == (409, "challenge-over")
        clock.time += OPEN_DAYS * SECONDS_A_DAY - 1
        assert Api(server.url, ada.table).get().status_code == 403
        clock.time += 2
        assert Api(server.url, ada.table).get().status_code == 200
        assert refusal(asking_to_take(server, made, "Chloé")) == (409, "challenge-over")
        shown = sentences(
            client(server.url, {"accept-language": "en"}).get(f"/challenges/{made}").text
        )
        assert "This challenge is over" in shown
        assert challenge(ada) == made, "opened again, it is the same one"
        assert Api(server.url, ada.table).get().status_code == 403
        assert take(server, made, "Chloé").view()["phase"] == "playing"


def test_it_is_forgotten_as_long_after_its_end_as_games_are(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        ada = server.open("Ada", bots=["random"])[0]
        assert ada.post("/resign").status_code == 200
        asking, made = client(server.url), challenge(ada)
        clock.time += (OPEN_DAYS + SETTINGS.keep_days - 1) * SECONDS_A_DAY
        server.do(server.registry.delete_old())
        assert asking.get(f"/api/challenges/{made}").json()["open"] is False
        clock.time += 2 * SECONDS_A_DAY
        server.do(server.registry.delete_old())
        assert refusal(asking.get(f"/api/challenges/{made}")) == (404, "no-such-challenge")
        assert server.do(server.registry.store.challenges.takes(made)) == []


def test_a_request_with_a_key_takes_it_once(sqlite: str) -> None:
    with running(sqlite) as server:
        made = challenge(finished(server))
        answers = [asking_to_take(server, made, "Blaise", key=KEY) for _ in range(2)]
        assert [answer.status_code for answer in answers] == [201, 201]
        first, second = [answer.json() for answer in answers]
        assert (first["table"], first["token"]) == (second["table"], second["token"])
        assert len(server.do(server.registry.store.challenges.takes(made))) == 2


def test_it_can_be_taken_so_often_and_by_names_that_fit(sqlite: str) -> None:
    with running(sqlite, clock=FakeClock()) as server:
        ada = server.open("Ada", bots=["random"])[0]
        assert ada.post("/resign").status_code == 200
        made = challenge(ada)
        assert refusal(asking_to_take(server, made, "Bot 0")) == (409, "name-taken")
        assert refusal(asking_to_take(server, "nonesuch", "Blaise")) == (404, "no-such-challenge")
        for number in range(1, MOST_TAKES):
            assert asking_to_take(server, made, f"Friend {number}").status_code == 201
        assert refusal(asking_to_take(server, made, "Late")) == (409, "challenge-full")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_pages_make_take_and_end_it(sqlite: str, lang: str) -> None:
    with running(sqlite) as server:
        ada = finished(server)
        page = Page(server.url, ada.table, ada.token, lang)
        about = sentences(page.get("/challenge").text)
        assert ("accounts" if lang == "en" else "comptes") in about
        made = page.client.post(f"/t/{ada.table}/challenge", follow_redirects=True)
        assert made.status_code == 200
        link = f"/challenges/{server.do(server.registry.store.challenges.of_table(ada.table)).id}"  # type: ignore[union-attr]
        assert link in made.text
        friend = client(server.url, {"accept-language": lang})
        offered = friend.get(link)
        assert "Ada" in sentences(offered.text)
        assert ada.table not in offered.text
        refused = friend.post(link, data={"name": "x" * 200})
        assert refused.status_code in (409, 422)
        assert 'role="alert"' in refused.text
        taken = friend.post(link, data={"name": "Blaise"})
        assert taken.status_code == 303
        assert friend.get(taken.headers["location"]).status_code == 200
        ended = page.client.post(f"/t/{ada.table}/challenge/end", follow_redirects=True)
        assert ("over" if lang == "en" else "fini") in sentences(ended.text)


def test_bots_that_think_are_given_steps_there_and_time_elsewhere(sqlite: str) -> None:
    """The same for everybody, so that a choice does not depend on how busy the machine is."""
    pool = PoolHere()
    with running(sqlite, clock=FakeClock(), pool=pool) as server:
        ada = server.open("Ada", bots=["ismcts"])[0]
        assert ada.post("/resign").status_code == 200
        made = challenge(ada)
        before = len(pool.jobs)
        friends = [take(server, made, name) for name in ("Blaise", "Chloé")]
        for friend in friends:
            if is_asked(friend):
                assert friend.move(friend.options()[0]).status_code == 200
        eventually(lambda: len(pool.jobs) >= before + 2)
        asked = pool.jobs[before : before + 2]
        assert {job.seconds for job in asked} == {0.0}
        assert all(job.iterations > 0 for job in asked)
        assert asked[0] == asked[1]
        header = json.loads(next(t for t in server.written(ada.table) if "outcomes" in t))
        assert asked[0].seed not in header["record"]


def test_results_outlive_a_restart(sqlite: str) -> None:
    with running(sqlite) as server:
        ada = finished(server)
        made = challenge(ada)
        blaise = take(server, made)
        assert blaise.post("/resign").status_code == 200
        expected = blaise.get("/challenge").json()
        assert len(expected["results"]) == 2
    with running(sqlite) as server:
        again = Api(server.url, blaise.table, blaise.token)
        assert again.get("/challenge").json() == expected
        assert Api(server.url, blaise.table).get().status_code == 403
        assert take(server, made, "Chloé").view()["challenge"] is True


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("stage", EVERY_STAGE.values(), ids=lambda stage: stage.game.name)
def test_pages_say_how_much_luck_the_same_deal_takes_out(stage: Stage, lang: str) -> None:
    """As it was measured in each of our games, with the interval; of others that it was not."""
    found = LUCK_TAKEN_OUT.get(stage.game.name)
    said = luck(stage, phrasebook(lang))
    assert phrasebook(lang).texts(stage.game).word("game-name") in said
    if found is None:
        assert stage.game.name not in published_games()
        assert "%" not in said
        return
    value, low, high = found.points
    assert -1.0 <= low < value < high < 1.0
    for number in (found.percent, found.low, found.high):
        assert f"{number}\u00a0%" in said or f"{number} %" in said or f" {number} " in said
