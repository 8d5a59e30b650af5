"""Addresses that are on the internet, and not in the host's own network."""

import ipaddress
from typing import Final

_TRANSLATED: Final = ipaddress.ip_network("64:ff9b::/96")
"""IPv4 addresses that a gateway reaches through IPv6."""


def is_public(text: str) -> bool:
    """Whether a numeric address belongs to somebody on the internet. Addresses that stand for
    others are refused, whatever they stand for."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:  # with a zone, for one
        return False
    if isinstance(address, ipaddress.IPv6Address):
        stands_for = address.ipv4_mapped or address.sixtofour or address.teredo
        if stands_for or address in _TRANSLATED:
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved)
