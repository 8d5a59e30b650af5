"""Uploads, replays and journals cost no more than their share: bytes, seconds, turns."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core import EVERYTHING, WATCHER, Dice, History, Log, Match, Record
from ludotheque.games import GAMES
from ludotheque.games.samarande.state import SamarandeState
from ludotheque.web.clock import Clock
from ludotheque.web.errors import RequestRefused
from ludotheque.web.http.work_meter import WorkMeter
from ludotheque.web.routes.api.serializers import MOST_TOLD
from ludotheque.web.routes.replay import RenderedMoments
from ludotheque.web.settings import Rate
from ludotheque.web.tables.replay_pace import ReplayPace
from ludotheque.web.tables.replays import Moment, Replay, Replays
from ludotheque.web.tables.uploads import Uploads
from ludotheque.web.views.language import phrasebook
from ludotheque.web.views.pages import Pages
from ludotheque.web.views.replay_scene import ReplayScene
from ludotheque.web.workers.held_bytes import held_bytes
from ludotheque.web.workers.record_check import check, check_in_process
from tests.web.clients import Api
from tests.web.every_stage import EVERY_STAGE
from tests.web.fake_time import FakeClock
from tests.web.servers import ANY, PLENTY, SETTINGS, Running, running

RECORDS = Path(__file__).parent.parent / "records"
SAMARANDE = GAMES["samarande"]
LONG = Record.read((RECORDS / "samarande-0.1.jsonl").read_bytes())
GAMES_HERE = tuple(EVERY_STAGE)


def made_up(sightings: int, pairs: int) -> bytes:
    """A match that starts with as much seen in the deck, and in which a card is laid and taken back
    again and again, until somebody resigns."""
    dice = Dice("made up")
    state = SAMARANDE.new(players=2, chance=dice)
    assert isinstance(state, SamarandeState)
    while True:
        decision = state.decision()
        assert decision is not None
        laid = [str(move) for move in decision.options if str(move).startswith("lay")]
        if laid and not state.frames:
            break
        state.apply(dice.pick(decision.options), dice, Log())
    start = SAMARANDE.dump(state)
    content: Any = start["state"]
    content["sightings"] = [{"seen": [[], [], ["souk"]], "fresh": [1, 1]}] * sightings
    header = Match.start(SAMARANDE, LONG.header.seats[:2], seed=1).record.header.content()
    del header["outcomes"]
    seat = decision.seat
    lines: list[dict[str, object]] = [{**header, "start": start}]
    for n in range(1, 2 * pairs, 2):
        lines.append({"n": n, "move": laid[0], "seat": seat, "by": "person"})
        lines.append({"n": n + 1, "back": 0, "seat": seat})
    lines.append({"n": len(lines), "resign": seat})
    return "".join([json.dumps(line) + "\n" for line in lines]).encode()


# Records from elsewhere


def test_g6_a_start_heavier_than_a_real_game_is_refused_at_once() -> None:
    verdict = check(made_up(1500, 1000), "en", GAMES_HERE)
    assert verdict.record == ""
    assert "sightings" in verdict.sentence


def test_g6_a_long_record_of_a_real_start_is_light() -> None:
    verdict = check(made_up(1, 1400), "en", GAMES_HERE)
    assert verdict.code == ""
    assert 0 < verdict.bytes < 4_000_000  # every state of it takes a hundred times as much


def test_g6_what_a_replay_costs_is_measured() -> None:
    data = LONG.text().encode()
    verdict = check_in_process(data, "en", GAMES_HERE)
    history = History.of(whole())
    history.at(history.last)
    assert verdict.bytes == pytest.approx(held_bytes(history, SAMARANDE), rel=0.2)
    assert verdict.seconds > 0
    assert check_in_process(b"no record", "en", GAMES_HERE).seconds > 0


def test_g6_a_record_that_is_too_heavy_is_refused() -> None:
    data = LONG.text().encode()
    assert check(data, "en", GAMES_HERE, most_bytes=1000).code == "record-too-heavy"
    assert check(data, "en", GAMES_HERE, most_seconds=0.0).code == "record-too-heavy"
    for lang, word in (("fr", "lourd"), ("en", "heavy")):
        text = RequestRefused(422, "record-too-heavy").text(phrasebook(lang))
        assert word in text


# Replays


def whole() -> Match:
    return Match.resume(SAMARANDE, LONG)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("bounded")
    with running(f"sqlite:///{folder / 'tables.db'}") as found:
        yield found


def bring(server: Running, record: Record = LONG) -> str:
    work = WorkMeter(ANY, server.registry.clock)
    return server.do(Uploads(server.registry, EVERY_STAGE, PLENTY, work).keep(record))


def test_g6_histories_are_kept_by_their_bytes(server: Running) -> None:
    tables = [bring(server) for _ in range(3)]
    weight = held_bytes(History.of(whole()), SAMARANDE)
    replays = Replays(server.registry, WorkMeter(ANY, Clock()), most_bytes=4 * weight)
    for _ in range(2):
        for table in tables:
            for line in (0, len(LONG.entries) - 1, 40):
                moment = server.do(replays.moment(table, line, "all", "ada"))
                assert moment.match.number == line
                assert 0 < replays.bytes <= 4 * weight
    assert set(replays._kept) < set(tables)


def test_g6_a_history_that_is_larger_than_all_may_be_is_shown_and_not_kept(server: Running) -> None:
    replays = Replays(server.registry, WorkMeter(ANY, Clock()), most_bytes=10)
    assert server.do(replays.moment(bring(server), 60, "0", "ada")).match.number == 60
    assert replays.bytes == 0


def test_g7_callers_are_charged_for_what_they_look_at(server: Running) -> None:
    work = WorkMeter(Rate(0.0, 1e-9), FakeClock())
    replays = Replays(server.registry, work)
    assert work.has_room("eve")
    server.do(replays.moment(bring(server), 200, "all", "eve"))
    assert not work.has_room("eve")
    assert work.has_room("ada")


def test_g7_callers_are_charged_for_records_also_for_bad_ones(server: Running) -> None:
    work = WorkMeter(Rate(0.0, 1e-9), FakeClock())
    uploads = Uploads(server.registry, EVERY_STAGE, PLENTY, work)
    with pytest.raises(RequestRefused):
        server.do(uploads.take(b"no record", "en", "eve"))
    assert not work.has_room("eve")
    assert work.has_room("ada")


def test_g6_following_a_record_lets_others_go_first_and_has_an_end() -> None:
    pace = ReplayPace(most_seconds=0.0)
    with pytest.raises(RequestRefused) as refused:
        Match.resume(SAMARANDE, LONG, pause=pace)
    assert (refused.value.status, refused.value.key) == (503, "too-heavy")
    assert Match.resume(SAMARANDE, LONG, pause=ReplayPace()).outcome() is not None


def test_g6_moments_are_rendered_again_when_they_are_too_many() -> None:
    replay = Replay("table", whole())
    scenes = [
        ReplayScene(Moment(replay, line, WATCHER, replay.history.at(line)), phrasebook("en"))
        for line in range(0, 60, 6)
    ]
    rendered = RenderedMoments(Pages(EVERY_STAGE, SETTINGS), most_bytes=200_000)
    first = rendered.body(scenes[0])
    assert rendered.body(scenes[0]) is first
    for scene in scenes:
        rendered.body(scene)
        assert 0 < rendered.bytes <= 200_000
    assert rendered.body(scenes[0]) is not first
    assert rendered.body(scenes[0]) == first


# Journals


def test_g7_a_journal_comes_in_pages(server: Running) -> None:
    api = Api(server.url, bring(server))
    keys: list[str] = []
    after: int | None = -1
    pages = 0
    while after is not None:
        page = api.get("/journal", after=after).json()
        assert 0 < len(page["told"]) <= MOST_TOLD
        assert page["next"] in (None, page["number"])
        keys += [told["key"] for told in page["told"]]
        after, pages = page["next"], pages + 1
    journal = whole().journal(WATCHER)
    assert pages > len(journal) // MOST_TOLD
    assert keys == [event.key for event in journal]
    assert page["number"] == api.get().json()["number"]
    last = api.get("/journal", after=page["number"]).json()
    assert last == {"number": page["number"], "told": [], "next": None}
    assert api.get("/journal", after=99_999).json() == last


def test_g7_a_stream_tells_a_long_story_in_bites(server: Running) -> None:
    table = bring(server)
    number = Api(server.url, table).get().json()["number"]
    events: list[dict[str, Any]] = []
    with Api(server.url, table).stream() as stream:
        while not events or events[-1]["number"] < number:
            events.append(stream.next().data)
    assert all(len(event["told"]) <= MOST_TOLD for event in events)
    told = [told["key"] for event in events for told in event["told"]]
    assert told == [event.key for event in whole().journal(WATCHER)]
    assert [event["phase"] for event in events] == ["playing"] * (len(events) - 1) + ["over"]


def test_g7_a_page_ends_with_a_whole_line(server: Running) -> None:
    table = server.table(bring(server)).table
    for most in (1, 3, 50):
        after, seen = -1, 0
        while after < table.number:
            end = table.end_of_page(after, most)
            told = table.told(EVERYTHING, after, end)
            assert after < end <= after + most
            assert len(told) <= most or end == after + 1
            seen += len(told)
            after = end
        assert seen == table.told_count


def test_g7_a_page_of_a_table_announces_no_more_than_it_shows(server: Running) -> None:
    session = server.table(bring(server))
    table = session.table
    assert table.count_told(-1) == table.told_count > 400
    assert table.count_told(table.number) == 0
    assert table.last_told(WATCHER, 5) == table.told(WATCHER, -1)[-5:]
