"""Practice on the web: one person among bots, who takes whole turns back."""

import asyncio
import json
import re
from typing import Final

import httpx
import pytest

from ludotheque.core import Dice, Seat
from ludotheque.games import GAMES
from ludotheque.web.http.tokens import hashed
from ludotheque.web.tables.lobby import Chair, Lobby
from ludotheque.web.tables.session import TableSession
from ludotheque.web.tables.table import Table
from ludotheque.web.workers.job import Job
from tests.web.clients import Api, Page, client, open_by_api, page_of
from tests.web.every_stage import EVERY_STAGE
from tests.web.fake_time import FakeClock, eventually, in_time
from tests.web.fake_tokens import FakeTokens
from tests.web.rendered_pages import scene
from tests.web.servers import PoolHere, Running, running
from tests.web.windows import GENIE, SILENCE, acting

FOUR_GAMES: Final = ("district-noir", "noxford", "samarande", "sans-foi-ni-loi")
BUTTON: Final = 'id="take-turn-back"'


def ask_to_open(server: Running, **more: object) -> httpx.Response:
    """A table for practice against the easiest bot, unless it says otherwise."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    usual = {"game": "district-noir", "seats": seats, "start": True, "practice": True}
    asking = client(server.url, {"accept-language": "en"})
    return asking.post("/api/tables", json={**usual, **more})


def practise(server: Running, **more: object) -> Api:
    answer = ask_to_open(server, **more)
    assert answer.status_code == 201, answer.text
    return Api(server.url, answer.json()["table"], answer.json()["token"])


def is_asked(player: Api) -> bool:
    asked = player.get().json()["asked"]
    return bool(asked and asked["options"])


def entries(server: Running, player: Api) -> list[dict[str, object]]:
    """The entries of the record, as they are stored."""
    lines = [json.loads(text) for text in server.written(player.table)]
    return [json.loads(line["record"]) for line in lines if "record" in line][1:]


def kinds(server: Running, player: Api) -> list[str]:
    """What happened, entry by entry: `person`, `bot` or `rewind`."""
    found = entries(server, player)
    return ["rewind" if "rewind" in entry else str(entry["by"]) for entry in found]


def hand_and_options(player: Api) -> tuple[object, list[str]]:
    return player.get().json()["view"], player.options()


def code(answer: httpx.Response) -> str:
    found: str = answer.json()["error"]["code"]
    return found


# Opening


def test_a_program_opens_a_table_for_practice(sqlite: str) -> None:
    with running(sqlite, clock=FakeClock()) as server:
        player = practise(server)
        assert player.view()["practice"] is True
        header = next(text for text in server.written(player.table) if "outcomes" in text)
        assert '\\"practice\\": true' in header
        usual = practise(server, practice=False)
        assert usual.view()["practice"] is False
        assert not any("practice\\" in text for text in server.written(usual.table))


def open_by_form(server: Running, **fields: str) -> httpx.Response:
    form = {"game": "district-noir", "door": "bots", "name": "Ada", "bot": "random", **fields}
    return client(server.url, {"accept-language": "en"}).post("/tables", data=form)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_form_opens_one_and_the_page_says_so(sqlite: str, lang: str) -> None:
    with running(sqlite, clock=FakeClock()) as server:
        opened = open_by_form(server, practice="true")
        assert opened.status_code == 303
        table = opened.headers["location"].removeprefix("/t/")
        page = Page(server.url, table, opened.cookies["seat"], lang)
        text = page.get().text
        label, button = {
            "en": ("Practice", "Take back my turn"),
            "fr": ("Entraînement", "Reprendre mon tour"),
        }[lang]
        assert f'<span class="mark-note">{label}</span>' in text
        assert re.search(rf"{BUTTON}[^>]*>\s*{button}\s*<", text)
        assert label.casefold() in page.get("/pulse").json()["title"]
        usual = open_by_form(server)
        there = page.client.get(usual.headers["location"]).text
        assert "mark-note" not in there
        assert BUTTON not in there


def checkbox(text: str) -> str:
    found = re.search(r'<input type="checkbox"\s+name="practice"[^>]*>', text)
    return found.group() if found else ""


def test_the_form_offers_it_against_bots(sqlite: str) -> None:
    with running(sqlite, clock=FakeClock()) as server:
        asking = client(server.url, {"accept-language": "en"})
        offered = checkbox(asking.get("/play/district-noir/bots").text)
        assert 'data-suggested-with="novice"' in offered
        assert "checked" not in offered  # the opponent suggested is not the easiest
        for door in ("friends", "screen"):
            assert not checkbox(asking.get(f"/play/district-noir/{door}").text)
        for given, is_checked in (({"practice": "true"}, True), ({}, False)):
            shown_again = open_by_form(server, name="x" * 41, **given)
            assert shown_again.status_code == 422
            assert ("checked" in checkbox(shown_again.text)) == is_checked


def test_nobody_practises_in_company(sqlite: str) -> None:
    sentence = "In practice one person plays, with bots in all other seats."
    with running(sqlite, clock=FakeClock()) as server:
        me, other = {"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Blaise"}
        bot = {"kind": "bot", "bot": "random"}
        for seats in ([me, other], [me, {"kind": "open"}], [bot, bot]):
            for start in (True, False):
                answer = ask_to_open(server, seats=seats, start=start)
                assert (answer.status_code, code(answer)) == (422, "practice-alone")
                assert answer.json()["error"]["message"] == sentence
        two = {"kind-0": "person", "name-0": "Ada", "kind-1": "person", "name-1": "Blaise"}
        for fields in ({"door": "screen", **two}, {"door": "friends"}):
            refused = open_by_form(server, practice="true", **fields)
            assert refused.status_code == 422
            assert sentence in refused.text


def test_before_the_start_nobody_else_can_sit_down(sqlite: str) -> None:
    with running(sqlite, clock=FakeClock()) as server:
        host = practise(server, game="samarande", start=False)
        stranger = Api(server.url, host.table).post("/seats/1", name="Eve")
        assert (stranger.status_code, code(stranger)) == (409, "practice-alone")
        for refused in (host.put("/seats/1", bot=""), host.post("/seats"), host.post("/leave")):
            assert code(refused) == "practice-alone"
        assert host.put("/seats/1", bot="greedy").status_code == 200
        assert host.post("/start").status_code == 200
        assert host.view()["practice"] is True


# Taking turns back


@pytest.mark.parametrize("game", FOUR_GAMES)
def test_my_turn_is_taken_back_over_the_bots_replies(sqlite: str, game: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        player = practise(server, game=game)
        in_time(lambda: is_asked(player), clock)
        assert code(player.post("/rewind")) == "no-turn-to-take-back"
        assert is_disabled(page_of(player))
        while player.get().json()["asked"]["together"]:  # Samarande's first hands
            assert player.move(player.options()[0]).status_code == 200
            in_time(lambda: is_asked(player), clock)
        before, began = hand_and_options(player), len(kinds(server, player))
        while "bot" not in kinds(server, player)[began:]:
            assert player.move(player.options()[-1]).status_code == 200
            in_time(lambda: is_asked(player), clock)
        page = page_of(player)
        assert not is_disabled(page)
        # without a script, a form leads back to the table
        sent = page.client.post(f"/t/{player.table}/rewind", data={"seat": "0"})
        assert (sent.status_code, sent.headers["location"]) == (303, f"/t/{player.table}")
        assert hand_and_options(player) == before
        told = [each["key"] for each in player.get("/journal").json()["told"]]
        assert told[-1] == "told-took-turn-back"
        assert player.move(player.options()[-1]).status_code == 200


def is_disabled(page: Page) -> bool:
    return "disabled" in page.get().text.partition(BUTTON)[2].partition(">")[0]


class GatedPool(PoolHere):
    """A bot thinks until the test lets it."""

    def __init__(self) -> None:
        super().__init__()
        self.is_open = False

    async def choose(self, job: Job) -> str:
        chosen = await super().choose(job)
        while not self.is_open:
            await asyncio.sleep(0.002)
        return chosen


def test_what_a_bot_was_thinking_about_is_not_played(sqlite: str) -> None:
    clock, pool = FakeClock(), GatedPool()
    with running(sqlite, clock=clock, pool=pool) as server:
        player = practise(server)
        pool.is_open = True
        in_time(lambda: is_asked(player), clock)
        pool.is_open = False
        began = len(entries(server, player))
        before, jobs = hand_and_options(player), len(pool.jobs)
        first, *_, other = player.options()
        assert player.move(first).status_code == 200
        eventually(lambda: len(pool.jobs) > jobs)  # it thinks about the first move
        assert player.post("/rewind", at=player.number).status_code == 200
        assert hand_and_options(player) == before
        session = server.table(player.table)
        assert not session.bot_turn.is_running
        clock.time += 60
        pool.is_open = True  # too late: nobody waits for that answer
        assert player.move(other).status_code == 200
        in_time(lambda: is_asked(player), clock)
        assert kinds(server, player)[began:] == ["person", "rewind", "person", "bot"]


def test_a_bots_move_makes_nobody_late_but_ones_own_does(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        player = practise(server)
        in_time(lambda: is_asked(player), clock)
        before = hand_and_options(player)
        too_early = player.number
        answer = player.move(player.options()[0])
        seen = answer.json()["number"]
        in_time(lambda: player.number > seen and is_asked(player), clock)
        late = player.post("/rewind", at=too_early)
        assert (late.status_code, code(late)) == (409, "stale")
        assert player.post("/rewind", at=seen).status_code == 200  # the bot's reply goes too
        assert hand_and_options(player) == before
        again = player.post("/rewind", at=seen)  # a second click on the same button
        assert (again.status_code, code(again)) == (409, "stale")


def test_with_a_key_a_turn_is_taken_back_once(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        player = practise(server)
        for _ in range(2):
            in_time(lambda: is_asked(player), clock)
            assert player.move(player.options()[0]).status_code == 200
        first, second = (player.post("/rewind", key="once") for _ in range(2))
        assert first.json() == second.json()
        assert kinds(server, player).count("rewind") == 1


def test_a_restart_keeps_it(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        player = practise(server, game="sans-foi-ni-loi")
        in_time(lambda: is_asked(player), clock)
        states = [hand_and_options(player)]
        while is_asked(player):
            assert player.move(player.options()[-1]).status_code == 200
        in_time(lambda: is_asked(player), clock)
        states.append(hand_and_options(player))
        assert player.move(player.options()[0]).status_code == 200
        server.read_again()
        assert player.post("/rewind").status_code == 200
        assert hand_and_options(player) == states.pop()
        server.read_again()
        assert hand_and_options(player)[1]
        assert player.view()["practice"] is True
    with running(sqlite, clock=clock) as server:
        player = Api(server.url, player.table, player.token)
        assert BUTTON in page_of(player).get().text
        turns = 0
        while (answer := player.post("/rewind")).status_code == 200:
            turns += 1
        assert turns
        assert code(answer) == "no-turn-to-take-back"
        assert hand_and_options(player) == states.pop()


def answering(server: Running) -> Api:
    """A bot has played an Action: Ada and another bot are asked at once whether they answer."""
    token = server.registry.tokens.token()
    chairs = (Chair("Ben", "random"), Chair("Ada", holder=hashed(token)), Chair("Cyd", "random"))
    state = acting(3, genies=1).after
    opening = server.registry.open(
        "samarande", chairs, token, practice=True, begin=True, state=state
    )
    return Api(server.url, server.do(opening).table.id, token)


def test_an_answer_is_taken_back_and_asked_for_anew(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        player = answering(server)
        asked = player.get().json()["asked"]
        assert asked["together"] == [1, 2]
        assert player.move(SILENCE).status_code == 200
        in_time(lambda: is_asked(player), clock)
        opened = clock.now()
        while player.get().json()["asked"] != {**asked, "closes": opened + 8}:
            opened = clock.now()
            assert player.post("/rewind").status_code == 200
        server.read_again()
        assert player.get().json()["asked"] == {**asked, "closes": opened + 8}
        assert player.move(GENIE).status_code == 200


def test_who_lets_everything_pass_is_asked_again(sqlite: str) -> None:
    """Else what was taken back would be passed again at once."""
    with running(sqlite, clock=FakeClock()) as server:
        player = answering(server)
        assert player.put("/let-pass", on=True).status_code == 200
        assert entries(server, player)[0]["move"] == SILENCE
        assert player.post("/rewind").status_code == 200
        assert kinds(server, player)[-1] == "rewind"
        assert SILENCE in player.options()


def test_dice_that_were_taken_back_are_no_longer_shown() -> None:
    """Sans Foi Ni Loi shows the dice of the last move: taking a turn back throws none."""
    chairs = (Chair("Ada", holder="Ada"), Chair("Ben", "random"), Chair("Cyd", "random"))
    table = Table.open("t", GAMES, Lobby("sans-foi-ni-loi", {}, chairs, "Ada", practice=True), 0.0)
    table.start("dice")
    session, match, choices = TableSession(table, FakeClock(), FakeTokens()), table.match, Dice(1)
    assert match is not None
    stage = EVERY_STAGE["sans-foi-ni-loi"].of(match.game)

    def shown() -> tuple[object, object]:
        found = stage.context(table.view(0), scene(session, 0))
        rolls = [roll.says for throw in found["throws"] for roll in throw.rolls]  # type: ignore[attr-defined]
        return rolls, found["pips"]

    compared = 0
    before: tuple[object, object] = ([], 0)
    last: Seat = 0
    while compared < 3:
        decision = match.decision()
        assert decision is not None
        if decision.seat == 0 and last != 0:
            before = shown()
        last = decision.seat
        assert match.play(last, choices.pick(decision.options)) is None
        if last != 0 and before[1] and shown()[0] not in ([], before[0]):
            assert match.rewind(0) is None
            assert shown() == ([], before[1])
            compared += 1
            last, before = 1, ([], 0)


def test_elsewhere_it_is_refused(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        for player in (practise(server, practice=False), open_by_api(server.url, "Ann", "Bob")[0]):
            refused = player.post("/rewind")
            assert (refused.status_code, code(refused)) == (422, "only-in-practice")
        stranger = Api(server.url, practise(server).table)
        assert code(stranger.post("/rewind")) == "no-seat"
        waiting = practise(server, start=False)
        assert code(waiting.post("/rewind", at=0)) == "not-started"


# After the end


def resigned(server: Running, **more: object) -> Api:
    player = practise(server, **more)
    assert player.post("/resign").status_code == 200
    assert player.view()["phase"] == "over"
    return player


def test_after_the_end_nothing_is_taken_back(sqlite: str) -> None:
    with running(sqlite, clock=FakeClock()) as server:
        player = resigned(server)
        assert code(player.post("/rewind")) == "over"
        page = page_of(player)
        assert BUTTON not in page.get().text
        assert "mark-note" in page.get().text
        assert "mark-note" in page.get("/replay").text


def test_a_rematch_is_practice_too(sqlite: str) -> None:
    with running(sqlite, clock=FakeClock()) as server:
        for practice in (True, False):
            answer = resigned(server, practice=practice).post("/again")
            again = Api(server.url, answer.json()["table"], answer.json()["token"])
            assert again.view()["practice"] is practice
            assert again.view()["phase"] == "playing"


def test_practice_is_counted_apart(sqlite: str) -> None:
    with running(sqlite, clock=FakeClock()) as server:

        def counted() -> list[str]:
            text = client(server.url).get("/metrics").text
            return [line for line in text.splitlines() if line.startswith("ludotheque_tables{")]

        player = practise(server)
        assert counted() == ['ludotheque_tables{phase="practising"} 1']
        player.post("/resign")
        assert counted() == ['ludotheque_tables{phase="practised"} 1']
        resigned(server, practice=False)
        record = player.get("/record").content
        answer = client(server.url).post("/api/records", content=record)
        assert answer.status_code == 201, answer.text
        uploaded = Api(server.url, answer.json()["table"])
        assert uploaded.view()["practice"] is True
        assert counted() == [
            'ludotheque_tables{phase="over"} 1',
            'ludotheque_tables{phase="practised"} 2',
        ]


def test_games_for_practice_are_deleted_in_time(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        player = resigned(server)
        clock.time += 1000 * 86400
        assert server.do(server.registry.delete_old()) == 1
        assert player.get().status_code == 404


def test_a_record_with_rewinds_is_accepted_and_checked(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        player = practise(server)
        for _ in range(2):
            in_time(lambda: is_asked(player), clock)
            assert player.move(player.options()[0]).status_code == 200
        assert player.post("/rewind").status_code == 200
        assert player.post("/resign").status_code == 200
        assert player.get("/deal").json()["opened"]["sound"] is True
        number = next(e["n"] for e in entries(server, player) if "rewind" in e)
        moment = player.get("/replay", line=number, eyes="all").json()
        assert [told["key"] for told in moment["told"]] == ["told-took-turn-back"]
        record = player.get("/record").content
        answer = client(server.url).post("/api/records", content=record)
        assert answer.status_code == 201, answer.text
        assert Api(server.url, answer.json()["table"]).get("/record").content == record
