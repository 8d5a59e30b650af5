"""What the tests of the web table share."""

from collections.abc import Iterator

import pytest

from tests.table.servers import close_clients


@pytest.fixture(autouse=True)
def no_client_is_left() -> Iterator[None]:
    yield
    close_clients()
