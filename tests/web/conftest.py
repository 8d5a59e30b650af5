"""What the tests of the web table share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.clients import close_clients


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """The URL of a database that only this test has."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(autouse=True)
def no_client_is_left() -> Iterator[None]:
    yield
    close_clients()
