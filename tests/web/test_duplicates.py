"""Duplicate matches: two pairs, two tables, and every deal at both with the pairs exchanged."""

import asyncio
from itertools import chain

import pytest

from ludotheque.core import EndEntry, Record, verify
from ludotheque.games import GAMES
from ludotheque.web.tables.challenges import SECONDS_A_DAY
from ludotheque.web.tables.duplicate import DEALS, Duplicate
from ludotheque.web.tables.duplicate_desk import OPEN_DAYS, DuplicateDesk
from tests.web.challenges import play_out, refusal
from tests.web.clients import Api, Page, client, sentences
from tests.web.duplicates import NAMES, Member, begun, finish, joined, opened, opening
from tests.web.fake_time import FakeClock
from tests.web.servers import SETTINGS, running

KEY = "a key that nobody guesses, of forty and more letters"


def record(player: Api) -> Record:
    answer = player.get("/record")
    assert answer.status_code == 200, answer.text
    return Record.read(answer.text)


def names(played: Record) -> list[str]:
    return [player.name for player in played.header.seats]


def test_four_programs_play_a_whole_match(sqlite: str) -> None:
    with running(sqlite) as server:
        members = begun(server)
        ada, blaise, chloe, _ = members
        played: list[list[Record]] = []
        for number in range(2):
            tables = [finish(ada), finish(blaise)]
            if number:
                assert refusal(chloe.post("/tables")) == (409, "duplicate-over")
            played.append([record(table) for table in tables])
        for one, other in played:
            assert one.header.seed == other.header.seed
            assert one.header.outcomes == other.header.outcomes
        assert played[0][0].header.seed != played[1][0].header.seed
        assert [[names(each) for each in deal] for deal in played] == [
            [["Ada", "Chloé"], ["David", "Blaise"]],
            [["Chloé", "Ada"], ["Blaise", "David"]],
        ]
        lead, wins = 0, [0, 0]
        for each in chain.from_iterable(played):
            end = each.entries[-1]
            assert isinstance(end, EndEntry)
            is_won = end.places.count(1) == 1
            for seat, name in enumerate(names(each)):
                pair = NAMES.index(name) // 2
                wins[pair] += is_won and end.places[seat] == 1
                if end.points:  # a city has none
                    lead += end.points[seat] * (-1 if pair else 1)
        for member in members:
            seen = member.see()
            assert (seen["over"], seen["lead"], seen["wins"]) == (True, lead, wins)
        expected = wins[0] - wins[1] or lead
        assert ada.see()["winner"] == (None if not expected else int(expected < 0))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_two_people_play_with_bots_in_each_game(sqlite: str, game: str) -> None:
    """Both tables get the same deal, and both records say so, whoever sits there."""
    with running(sqlite) as server:
        members = begun(server, (0, 1), game)
        one, other = (member.go() for member in members)
        for player in (one, other):
            play_out(server, player, 4)
            assert player.post("/resign").status_code in (200, 409, 422)
        records = [record(player) for player in (one, other)]
        assert records[0].header.outcomes == records[1].header.outcomes
        for each, there in zip(records, (other, one), strict=True):
            assert each.header.challenge == there.table
            found = verify(GAMES[game], each)
            assert (found.is_sound, found.is_proof) == (True, False)
        assert members[0].see()["wins"] != [0, 0]


def test_a_match_of_people_and_bots_is_played_to_the_end(sqlite: str) -> None:
    """A partner and an opponent who are bots: each table has a person of another pair."""
    with running(sqlite) as server:
        ada, david = begun(server, (0, 3), "noxford", 4)
        for _ in range(4):
            finish(ada)
        assert ada.see()["over"] is False
        for _ in range(4):
            finish(david)
        seen = ada.see()
        assert seen["over"] is True
        assert all(not deal["sealed"] for deal in ada.deals())
        assert refusal(ada.post("/tables")) == (409, "duplicate-over")


def test_nothing_helps_there(sqlite: str) -> None:
    with running(sqlite) as server:
        ada = begun(server, (0, 1))[0]
        player = ada.go()
        play_out(server, player, 0)
        view = player.view()
        assert (view["hints"], view["practice"], view["challenge"]) == (False, False, True)
        assert view["duplicate"] == ada.match
        assert refusal(player.post("/hint", at=player.number)) == (409, "no-hints-here")
        play = next(move for move in player.options() if move != "take")
        assert player.move(play).status_code == 200
        assert player.post("/back").json()["error"]["code"] == "no-back-in-a-challenge"
        assert refusal(player.post("/challenge"))[0] == 409
        assert refusal(player.get("/challenge")) == (404, "no-such-challenge")
        assert player.post("/resign").status_code == 200
        assert refusal(player.post("/challenge")) == (409, "no-challenge-here")


def test_results_are_told_when_both_tables_are_done(sqlite: str) -> None:
    """Before that everybody knows their own alone: a result tells of the cards."""
    with running(sqlite) as server:
        ada, blaise, chloe, david = members = begun(server)
        stranger = Member(server, ada.match)
        finish(ada)
        for member in (ada, chloe):
            assert member.knows() == [True, False]
        for member in (blaise, david, stranger):
            assert member.knows() == [False, False]
        for member in (*members, stranger):
            assert [table["over"] for table in member.deals()[0]["tables"]] == [True, False]
            assert (member.see()["wins"], member.see()["winner"]) == ([0, 0], None)
        finish(blaise)
        for member in (*members, stranger):
            assert member.knows() == [True, True]
            assert member.deals()[0]["sealed"] is False


def test_places_can_be_taken_left_and_freed_until_it_begins(sqlite: str) -> None:
    with running(sqlite) as server:
        ada = opened(server)
        chloe = joined(ada, 2)
        stranger = Member(server, ada.match)
        for place, code in ((0, "seat-taken"), (4, "duplicate-no-such-place")):
            assert stranger.post("/places", name="Eve", place=place).json()["error"]["code"] == code
        assert refusal(stranger.post("/places", name="Ada", place=1)) == (409, "name-taken")
        for not_theirs in (stranger, chloe):
            assert refusal(not_theirs.leave(0)) == (403, "not-the-host")
            assert refusal(not_theirs.post("/start", bot="greedy")) == (403, "not-the-host")
            assert refusal(not_theirs.post("/tables"))[0] in (403, 409)
        assert refusal(ada.post("/tables")) == (409, "duplicate-not-begun")
        assert refusal(ada.post("/start", bot="greedy")) == (409, "duplicate-needs-people")
        assert chloe.leave(2).status_code == 200
        blaise = joined(ada, 1)
        assert ada.leave(1).status_code == 200
        blaise = joined(ada, 1)
        assert refusal(ada.post("/start")) == (409, "seats-open")
        assert refusal(ada.post("/start", bot="nobody")) == (422, "no-such-bot")
        assert ada.post("/start", bot="greedy").status_code == 200
        assert refusal(ada.post("/start", bot="greedy")) == (409, "duplicate-begun")
        assert refusal(blaise.leave(1)) == (409, "duplicate-begun")
        assert refusal(stranger.post("/places", name="Eve")) == (409, "duplicate-begun")
        assert refusal(stranger.post("/tables")) == (403, "duplicate-no-place")
        places = blaise.see()["places"]
        assert [each["bot"] for each in places] == ["", "", "greedy", "greedy"]
        assert [each["yours"] for each in places] == [False, True, False, False]


def test_what_cannot_be_is_refused(sqlite: str) -> None:
    with running(sqlite) as server:
        assert refusal(opening(server, game="nonesuch")) == (404, "no-such-game")
        assert refusal(opening(server, deals=3)) == (422, "duplicate-deals")
        for path in ("nonesuch", "nonesuch/places"):
            asking = client(server.url)
            answer = asking.get(f"/api/duplicates/{path.split('/')[0]}")
            assert refusal(answer) == (404, "no-such-duplicate")
        assert client(server.url).get("/duplicates/nonesuch").status_code == 404
        assert client(server.url).get("/games/nonesuch/duplicate").status_code == 404


def test_requests_with_a_key_are_done_once(sqlite: str) -> None:
    with running(sqlite) as server:
        first, second = (opening(server, key=KEY) for _ in range(2))
        assert (first.status_code, first.json()) == (201, second.json())
        host = Member(server, first.json()["duplicate"], first.json()["token"])
        stranger = Member(server, host.match)
        answers = [stranger.post("/places", name="Blaise", key=KEY + "2") for _ in range(2)]
        assert answers[0].json() == answers[1].json()
        assert [each["name"] for each in host.see()["places"]] == ["Ada", "Blaise", "", ""]
        assert refusal(stranger.post("/places", name="Eve", key="short")) == (422, "weak-key")


def test_all_can_press_at_once(sqlite: str) -> None:
    """Places are given once each, and a table is opened once."""
    with running(sqlite) as server:
        ada = opened(server)
        desk = DuplicateDesk(server.registry)

        async def all_join() -> list[BaseException | None]:
            return list(
                await asyncio.gather(
                    *[desk.join(ada.match, None, "", f"holder {n}") for n in range(5)],
                    return_exceptions=True,
                )
            )

        refused = [each for each in server.do(all_join()) if each is not None]
        assert len(refused) == 2
        assert all(place["name"] for place in ada.see()["places"])
        assert ada.post("/start").status_code == 200

        row = server.do(server.registry.store.challenges.duplicate(ada.match))
        assert row is not None
        chairs = Duplicate.read(row.text).chairs
        holders = [chairs[place].holder for place in (0, 2, 0, 2)]

        async def go() -> set[str]:
            found = await asyncio.gather(*[desk.next_table(ada.match, each) for each in holders])
            return set(found)

        assert len(server.do(go())) == 1


def test_it_outlives_a_restart(sqlite: str) -> None:
    with running(sqlite) as server:
        ada, blaise = begun(server, (0, 1))
        finish(ada)
        at = blaise.go().table
        before = ada.see()
    with running(sqlite) as server:
        again = [Member(server, each.match, each.token) for each in (ada, blaise)]
        assert again[0].see() == before
        assert again[1].go().table == at
        assert Api(server.url, at).get().status_code == 403
        finish(again[1])
        assert again[0].deals()[0]["sealed"] is False


def test_it_is_forgotten_as_long_after_its_end_as_games_are(sqlite: str) -> None:
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        ada = begun(server, (0, 1), bot="random")[0]
        table = ada.go()
        clock.time += OPEN_DAYS * SECONDS_A_DAY - 1
        assert Api(server.url, table.table).get().status_code == 403
        clock.time += 2
        assert Api(server.url, table.table).get().status_code == 200, "it is sealed so long at most"
        assert ada.see()["begun"] is True
        clock.time += SETTINGS.keep_days * SECONDS_A_DAY
        server.do(server.registry.delete_old())
        answer = client(server.url).get(f"/api/duplicates/{ada.match}")
        assert refusal(answer) == (404, "no-such-duplicate")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_pages_lead_through_a_match(sqlite: str, lang: str) -> None:
    with running(sqlite) as server:
        headers = {"accept-language": lang}
        browsers = [client(server.url, headers) for _ in range(2)]
        setup = browsers[0].get("/play/district-noir/friends").text
        assert 'href="/games/district-noir/duplicate"' in setup
        new = browsers[0].get("/games/district-noir/duplicate")
        assert all(f'value="{number}"' in new.text for number in DEALS)
        refused = browsers[0].post(
            "/games/district-noir/duplicate", data={"name": "x" * 200, "deals": "2"}
        )
        assert 'role="alert"' in refused.text
        made = browsers[0].post(
            "/games/district-noir/duplicate", data={"name": "Ada", "deals": "2"}
        )
        assert made.status_code == 303
        path = made.headers["location"]
        assert path in browsers[0].get(path).text
        taken = browsers[1].post(f"{path}/join", data={"name": "Blaise", "place": "0"})
        assert taken.status_code == 409
        assert 'role="alert"' in taken.text
        assert 'value="Blaise"' in taken.text
        joining = browsers[1].post(f"{path}/join", data={"name": "Blaise", "place": "1"})
        assert joining.status_code == 303
        shown = browsers[0].get(path, headers={"x-fragment": "1"}).json()["html"]
        assert "Blaise" in shown
        assert browsers[1].post(f"{path}/begin", data={"bot": "greedy"}).status_code == 403
        assert browsers[0].post(f"{path}/begin", data={"bot": "greedy"}).status_code == 303
        for browser in browsers:
            going = browser.post(f"{path}/play", data={})
            assert going.status_code == 303
            address = going.headers["location"]
            page = browser.get(address)
            assert "Duplicate</span>" in page.text
            sealed = browser.get(f"{address}/deal").text
            assert ("two tables" if lang == "en" else "deux tables") in sentences(sealed)
            resigned = browser.post(f"{address}/resign", data={"seat": ""})
            assert resigned.status_code == 303, resigned.text
            over = browser.get(address)
            assert f'href="{address}/duplicate"' in over.text
            assert f'action="{address}/again"' not in over.text
            assert browser.get(f"{address}/duplicate").headers["location"] == path
        text = browsers[0].get(path).text
        assert text.count("/replay") == 2
        assert ("ahead" if lang == "en" else "mènent") in sentences(text)
        assert client(server.url, headers).get(f"{address}/replay").status_code == 200


def test_a_device_with_the_link_of_a_seat_finds_its_match(sqlite: str) -> None:
    """The token of a table is that of the match, so it opens both."""
    with running(sqlite) as server:
        ada = begun(server, (0, 1))[0]
        player = ada.go()
        there = Page(server.url, player.table, player.token)
        answer = there.get("/duplicate")
        assert answer.headers["location"] == f"/duplicates/{ada.match}"
        assert f"Path=/duplicates/{ada.match}" in answer.headers["set-cookie"]
        usual = server.open("Olga", bots=["random"])[0]
        assert Page(server.url, usual.table, usual.token).get("/duplicate").status_code == 404


def test_a_match_that_cannot_be_stored_does_not_begin(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(sqlite) as server:
        ada = opened(server)
        joined(ada, 1)

        async def broken(*_: object) -> None:
            raise OSError("the disk is full")

        monkeypatch.setattr(server.registry.store.challenges, "keep_duplicate", broken)
        assert refusal(ada.post("/start", bot="greedy")) == (503, "not-stored")
        assert refusal(opening(server)) == (503, "not-stored")
        monkeypatch.undo()
        assert ada.see()["begun"] is False
        assert NAMES[1] in [each["name"] for each in ada.see()["places"]]
