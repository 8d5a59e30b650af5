"""How a table is dealt: what clients send, in which order, and what becomes of it."""

from hashlib import sha256

import pytest

from ludotheque.core import commitment_of
from ludotheque.web.errors import RequestRefused
from ludotheque.web.tables.deal_offers import (
    MOST_OFFERS,
    MOST_OFFERS_OF_A_CALLER,
    OFFER_SECONDS,
    DealOffers,
)
from ludotheque.web.tables.deal_timer import STEP_SECONDS
from ludotheque.web.tables.lobby import Chair
from tests.web.clients import NUMBER, Api, client, number_of, sit_down
from tests.web.deals import WRONG, at_the_start, code, deal_of, dealing, phase, start_rest
from tests.web.fake_time import FakeClock, in_time
from tests.web.fake_tokens import FakeTokens
from tests.web.servers import running

# Several clients


def test_everybody_promises_then_everybody_sends_and_nobody_waits(sqlite: str) -> None:
    with at_the_start(sqlite) as (server, _, (ada, blaise)):
        shown = ada.view()
        assert (shown["phase"], shown["dealing"]) == ("gathering", "commitments")
        assert ada.commit(number_of(1)).status_code == 200
        assert dealing(blaise) == "commitments"
        assert blaise.commit(number_of(2)).status_code == 200
        assert dealing(ada) == "numbers"
        assert blaise.post("/reveal", deal_number=number_of(2)).status_code == 200
        assert phase(ada) == "gathering"
        assert ada.post("/reveal", deal_number=number_of(1)).status_code == 200
        assert phase(blaise) == "playing"
        deal = deal_of(server, ada)
        assert (deal.procedure, deal.silent(), deal.unfit()) == ("committed", (), ())
        assert deal.shown == shown["deal"] == ada.view()["deal"]
        text = f"ludotheque deal 1/{deal.secret}/{ada.table}/{number_of(1)}/{number_of(2)}"
        match = server.table(ada.table).table.match
        assert match is not None
        assert match.record.header.seed == sha256(text.encode()).hexdigest()


def test_the_list_of_promises_is_stored_before_any_number(sqlite: str) -> None:
    with at_the_start(sqlite) as (server, _, players):
        for player in players:
            assert code(player, "/reveal", deal_number=NUMBER) == "no-number-now"  # too early
        start_rest(players)
        kinds = [line.split('"')[1] for line in server.written(players[0].table)]
        assert kinds.index("commitments") < kinds.index("number")
        (listed,) = [text for text in server.written(players[0].table) if '"commitments"' in text]
        assert all(commitment_of(number_of(seat)) in listed for seat in (0, 1))


def test_a_promise_cannot_be_changed_but_may_come_twice(sqlite: str) -> None:
    with at_the_start(sqlite) as (server, clock, (ada, blaise)):
        assert ada.commit(NUMBER).status_code == 200
        before = server.written(ada.table)
        assert ada.commit(NUMBER).status_code == 200
        assert code(ada, "/commit", commitment=commitment_of(WRONG)) == "no-promise-now"
        assert server.written(ada.table) == before
        in_time(lambda: dealing(ada) == "numbers", clock)
        assert ada.commit(NUMBER).status_code == 200
        late = code(blaise, "/commit", commitment=commitment_of(NUMBER))
        assert late == "no-promise-now"
        assert code(blaise, "/reveal", deal_number=NUMBER) == "no-number-now"


def test_who_is_silent_is_waited_for_five_seconds_and_dealt_to_all_the_same(sqlite: str) -> None:
    with at_the_start(sqlite) as (server, clock, (ada, _)):
        assert ada.commit(NUMBER).status_code == 200
        server.wait(clock, STEP_SECONDS - 0.1)
        assert dealing(ada) == "commitments"
        in_time(lambda: dealing(ada) == "numbers", clock)
        assert ada.post("/reveal", deal_number=NUMBER).status_code == 200
        assert phase(ada) == "playing"  # who has promised nothing is not waited for again
        deal = deal_of(server, ada)
        assert (deal.silent(), deal.unfit()) == ((1,), ())


def test_if_nobody_sends_anything_it_is_dealt_after_one_wait(sqlite: str) -> None:
    with at_the_start(sqlite) as (server, clock, (ada, _)):
        in_time(lambda: phase(ada) == "playing", clock)
        *_, listed, header = server.do(server.registry.store.lines(ada.table))
        assert ("commitments" in listed.text, "outcomes" in header.text) == (True, True)
        assert listed.at == header.at
        assert deal_of(server, ada).silent() == (0, 1)


def test_a_promise_that_is_not_kept_is_named(sqlite: str) -> None:
    with at_the_start(sqlite) as (server, clock, (ada, blaise)):
        for player in (ada, blaise):
            assert player.commit(NUMBER).status_code == 200
        assert ada.post("/reveal", deal_number=NUMBER).status_code == 200
        in_time(lambda: phase(ada) == "playing", clock)
        deal = deal_of(server, ada)
        assert (deal.silent(), deal.unfit()) == ((1,), ())
        assert deal.contributions[1].commitment == commitment_of(NUMBER)


def test_a_number_that_does_not_fit_is_named_and_not_used(sqlite: str) -> None:
    with at_the_start(sqlite) as (server, _, (ada, blaise)):
        for player in (ada, blaise):
            assert player.commit(NUMBER).status_code == 200
        assert blaise.post("/reveal", deal_number=WRONG).status_code == 200
        assert code(blaise, "/reveal", deal_number=NUMBER) == "no-number-now"  # once is once
        assert ada.post("/reveal", deal_number=NUMBER).status_code == 200
        deal = deal_of(server, ada)
        assert (deal.silent(), deal.unfit()) == ((), (1,))
        text = f"ludotheque deal 1/{deal.secret}/{ada.table}/{NUMBER}/"
        assert deal.seed(2) == sha256(text.encode()).hexdigest()


@pytest.mark.parametrize("step", ["commitments", "numbers"])
def test_while_it_is_dealt_nothing_else_can_change(sqlite: str, step: str) -> None:
    """Whoever has seen a number cannot have the cards dealt another way."""
    with at_the_start(sqlite) as (server, _, (ada, blaise)):
        if step == "numbers":
            for player in (ada, blaise):
                assert player.commit(NUMBER).status_code == 200
        before = server.written(ada.table)
        for answer in (
            ada.post("/start"),
            ada.put("/seats/1", bot="greedy"),
            ada.put("/seats/1", bot=""),
            ada.post("/seats"),
            ada.delete("/seats/1"),
            ada.post("/exchange", seat=0, other=1),
            ada.put("/options", options={}),
            ada.post("/leave"),
            blaise.post("/leave"),
            Api(server.url, ada.table).post("/seats/1", name="Zoé"),
        ):
            assert answer.json()["error"]["code"] == "already-dealing"
        assert server.written(ada.table) == before


def test_it_goes_on_where_it_was_whenever_the_server_is_killed(sqlite: str) -> None:
    """Each step on a server that has only what was stored."""
    with running(sqlite, clock=FakeClock()) as server:
        ada, blaise = server.gather("Ada", "Blaise")
        sealed = ada.view()["deal"]
    steps = [
        (ada, "/start", {}),
        (ada, "/commit", {"commitment": commitment_of(number_of(0))}),
        (blaise, "/commit", {"commitment": commitment_of(number_of(1))}),
        (ada, "/reveal", {"deal_number": number_of(0)}),
        (blaise, "/reveal", {"deal_number": number_of(1)}),
    ]
    for player, path, content in steps:
        with running(sqlite, clock=FakeClock()) as server:
            again = Api(server.url, player.table, player.token)
            assert again.view()["deal"] == sealed
            answer = again.post(path, **content, key=f"{path} {player.token}")
            assert answer.status_code == 200
    with running(sqlite, clock=FakeClock()) as server:
        again = Api(server.url, blaise.table, blaise.token)
        _, path, content = steps[-1]
        repeated = again.post(path, **content, key=f"{path} {blaise.token}")
        assert repeated.json() == answer.json()
        assert phase(again) == "playing"
        assert again.view()["deal"] == sealed
        assert deal_of(server, again).silent() == ()


def test_the_wait_begins_anew_after_a_restart(sqlite: str) -> None:
    with at_the_start(sqlite) as (_, _, (ada, _)):
        assert ada.commit(NUMBER).status_code == 200
    clock = FakeClock()
    with running(sqlite, clock=clock) as server:
        again = Api(server.url, ada.table, ada.token)
        assert dealing(again) == "commitments"
        in_time(lambda: dealing(again) == "numbers", clock)
    with running(sqlite, clock=FakeClock()) as server:
        again = Api(server.url, ada.table, ada.token)
        assert again.post("/reveal", deal_number=NUMBER).status_code == 200
        assert deal_of(server, again).silent() == (1,)


def test_a_seat_may_move_to_another_device_meanwhile(sqlite: str) -> None:
    with at_the_start(sqlite) as (server, _, (ada, blaise)):
        assert blaise.commit(number_of(1)).status_code == 200
        taken = blaise.post("/take-seat", code=blaise.post("/pass-on").json()["code"]).json()
        elsewhere = Api(server.url, blaise.table, taken["token"])
        assert taken["deal"] == ada.view()["deal"]
        assert code(blaise, "/commit", commitment=NUMBER) == "no-seat"
        assert ada.commit(number_of(0)).status_code == 200
        for seat, player in enumerate((ada, elsewhere)):
            assert player.post("/reveal", deal_number=number_of(seat)).status_code == 200
        assert deal_of(server, ada).silent() == ()


def test_only_who_has_a_seat_adds_a_number(sqlite: str) -> None:
    with at_the_start(sqlite) as (server, _, (ada, _)):
        stranger = Api(server.url, ada.table)
        assert code(stranger, "/commit", commitment=NUMBER) == "no-seat"
        assert code(ada, "/commit", commitment="f00") == "bad-number"
        assert code(ada, "/commit", commitment=NUMBER.upper()) == "bad-number"


def test_a_program_that_follows_is_told_what_is_asked_for(sqlite: str) -> None:
    with at_the_start(sqlite) as (_, _, (ada, blaise)), blaise.stream() as stream:
        assert stream.next().data["dealing"] == "commitments"
        for player in (ada, blaise):
            assert player.commit(NUMBER).status_code == 200
        event = stream.until(lambda event: event.data["dealing"] == "numbers")[-1]
        assert event.data["phase"] == "gathering"


def test_a_host_without_a_seat_has_no_number(sqlite: str) -> None:
    with running(sqlite, clock=FakeClock()) as server:
        token = server.registry.tokens.token()
        chairs = (Chair(), Chair("Marcel", "greedy"))
        table = server.do(server.registry.open("district-noir", chairs, token)).table.id
        host = Api(server.url, table, token)
        guest = sit_down(server.url, table, 0, "Blaise")
        assert host.post("/start", deal_number=NUMBER).status_code == 200
        assert code(host, "/commit", commitment=NUMBER) == "no-seat"
        assert guest.commit(number_of(1)).status_code == 200
        assert guest.post("/reveal", deal_number=number_of(1)).status_code == 200
        deal = deal_of(server, guest)
        assert [sent.number for sent in deal.contributions] == [number_of(1)]


# One client alone


def test_one_client_sends_its_number_with_the_start(sqlite: str) -> None:
    with running(sqlite, clock=FakeClock()) as server:
        (ada,) = server.gather("Ada")
        assert ada.put("/seats/1", bot="greedy").status_code == 200
        assert code(ada, "/start", deal_number="17") == "bad-number"
        assert ada.post("/start", deal_number=NUMBER).status_code == 200
        assert phase(ada) == "playing"
        deal = deal_of(server, ada)
        assert (deal.procedure, deal.silent()) == ("alone", ())
        assert deal.contributions[0].number == NUMBER


@pytest.mark.parametrize("door", ["bots", "screen"])
def test_who_begins_at_once_is_shown_the_hash_before(sqlite: str, door: str) -> None:
    with running(sqlite, clock=FakeClock()) as server:
        browser = client(server.url)
        offered = browser.post("/deal-offers").json()
        form = {"game": "district-noir", "door": door, "name": "Ada", "bot": "greedy"}
        form |= {"kind-0": "person", "kind-1": "person"}
        form |= {"offer": offered["offer"], "deal-number": NUMBER}
        answer = browser.post("/tables", data=form, headers={"accept": "application/json"})
        assert answer.json() == {"go": f"/t/{offered['offer']}"}
        player = Api(server.url, offered["offer"], browser.cookies["seat"])
        deal = deal_of(server, player)
        assert (deal.procedure, deal.shown, deal.silent()) == ("alone", offered["hash"], ())
        assert deal.contributions[0].seats == ((0,) if door == "bots" else (0, 1))
        again = browser.post("/tables", data=form, headers={"accept": "application/json"})
        assert (again.status_code, again.json()["error"]["code"]) == (409, "offer-gone")
        without = browser.post("/tables", data={**form, "offer": ""})
        player = Api(server.url, without.headers["location"][3:], "")
        assert deal_of(server, player).procedure == "unshown"


def test_a_program_that_begins_at_once_is_shown_the_hash_before(sqlite: str) -> None:
    with running(sqlite, clock=FakeClock()) as server:
        asking = client(server.url)
        offered = asking.post("/api/deals").json()
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
        wanted = {"game": "district-noir", "seats": seats, "start": True, "deal_number": NUMBER}
        opened = asking.post("/api/tables", json={**wanted, "deal": offered["deal"]}).json()
        assert (opened["table"], opened["deal"]) == (offered["deal"], offered["hash"])
        ada = Api(server.url, opened["table"], opened["token"])
        assert deal_of(server, ada).procedure == "alone"
        keyed = {**wanted, "deal": asking.post("/api/deals").json()["deal"], "key": 32 * "k"}
        repeated = [asking.post("/api/tables", json=keyed).json() for _ in range(2)]
        assert repeated[0] == repeated[1]
        assert repeated[0]["table"] == keyed["deal"]
        unknown = asking.post("/api/tables", json={**wanted, "deal": "guessed"})
        assert (unknown.status_code, unknown.json()["error"]["code"]) == (409, "offer-gone")
        unasked = asking.post("/api/tables", json={**wanted, "deal_number": ""}).json()
        deal = deal_of(server, Api(server.url, unasked["table"]))
        assert (deal.procedure, deal.silent()) == ("unshown", (0,))


def test_a_rematch_is_dealt_like_any_other_match(sqlite: str) -> None:
    with running(sqlite, clock=FakeClock()) as server:
        (ada,) = server.open("Ada", bots=["greedy"])
        assert ada.post("/resign").status_code == 200
        offered = client(server.url).post("/api/deals").json()
        new = ada.post("/again", deal=offered["deal"], deal_number=NUMBER).json()
        deal = deal_of(server, Api(server.url, new["table"]))
        assert (deal.procedure, deal.shown, deal.silent()) == ("alone", offered["hash"], ())

        players = server.open("Ada", "Blaise")
        assert players[0].post("/resign").status_code == 200
        opened = [player.post("/again").json() for player in players]
        assert opened[0]["deal"] == opened[1]["deal"] != ""
        pair = [Api(server.url, each["table"], each["token"]) for each in opened]
        assert dealing(pair[0]) == "commitments"
        start_rest(pair)
        assert deal_of(server, pair[0]).silent() == ()


def test_what_is_played_on_says_that_it_cannot_be_proved(sqlite: str) -> None:
    with running(sqlite, clock=FakeClock()) as server:
        players = server.open("Ada", "Blaise")
        assert players[0].post("/resign").status_code == 200
        on = {"line": 0, "seat": 0, "name": "Ada", "bot": "greedy"}
        opened = players[0].post("/replay/play-on", **on).json()
        assert opened["deal"] == ""
        match = server.table(opened["table"]).table.match
        assert match is not None
        assert match.record.header.how_dealt == "from-a-moment"


# Offers


def test_offers_end_are_used_once_and_are_bounded() -> None:
    clock = FakeClock()
    offers = DealOffers(FakeTokens(), clock)
    first = offers.make("ada")
    assert offers.take(first.table_id) == first
    with pytest.raises(RequestRefused, match="offer-gone"):
        offers.take(first.table_id)
    early = offers.make("ada")
    clock.time += OFFER_SECONDS
    with pytest.raises(RequestRefused, match="offer-gone"):
        offers.take(early.table_id)
    own = [offers.make("ada") for _ in range(MOST_OFFERS_OF_A_CALLER + 1)]
    assert len(offers) == MOST_OFFERS_OF_A_CALLER
    with pytest.raises(RequestRefused, match="offer-gone"):
        offers.take(own[0].table_id)
    assert offers.take(own[-1].table_id) == own[-1]
    for number in range(MOST_OFFERS + 10):
        offers.make(f"caller {number}")
    assert len(offers) == MOST_OFFERS
