"""Who is calling, as far as limits tell callers apart."""

import ipaddress
from functools import lru_cache
from typing import Final

from starlette.types import Scope

FORWARDED: Final = "ludotheque.forwarded"
"""In the scope of a request that another node has let in and passed on to us."""
_PREFIX_OF_A_HOME: Final = 64
"""Bits of an IPv6 address that a provider gives to one home, which may choose the others freely."""


def caller_of(scope: Scope) -> str:
    """The caller's address; for IPv6, the network it belongs to."""
    return home_of(scope["client"][0]) if scope["client"] else ""


@lru_cache(4096)
def home_of(host: str) -> str:
    """What limits count for this address."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, ipaddress.IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, _PREFIX_OF_A_HOME), strict=False))
