"""Limits tell callers apart by address, and a whole home by its network."""

import pytest

from ludotheque.web.http.callers import caller_of


@pytest.mark.parametrize(
    ("host", "caller"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("testclient", "testclient"),
    ],
)
def test_g4_an_ipv6_64_is_one_caller(host: str, caller: str) -> None:
    assert caller_of({"client": (host, 1)}) == caller


def test_a_socket_without_an_address() -> None:
    assert caller_of({"client": None}) == ""
