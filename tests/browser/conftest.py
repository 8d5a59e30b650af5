"""Servers for the browser: the real one, and one whose clock stands still."""

from collections.abc import Iterator

import pytest

from .serving import server
from .still import StillHouse, still_house

__all__ = ["server"]


@pytest.fixture(scope="module")
def house() -> Iterator[StillHouse]:
    """One for all tests of a module; no bot moves there by itself."""
    with still_house() as found:
        yield found
