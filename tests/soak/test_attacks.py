"""While one address attacks the server, nobody else is shut out."""

import sys

import pytest

from ludotheque.core import Record
from ludotheque.web.workers.record_check import MOST_LINES
from tests.soak.attacks.attacker import ATTACKS
from tests.soak.attacks.siege import besieged, heavy_record

SECONDS = 1.0


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only there are all of 127.0.0.0/8 our own")
def test_g3_g7_every_move_of_an_honest_player_is_answered() -> None:
    with besieged() as siege:
        for name in ATTACKS:
            report = siege.attack(name, SECONDS)
            assert report.failures == [], name
            assert report.delays, name
            assert report.tried, name


def test_the_heavy_record_is_as_long_as_records_may_be() -> None:
    lines = len(list(Record.read(heavy_record()).lines()))
    assert MOST_LINES * 0.7 < lines <= MOST_LINES
