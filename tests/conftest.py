"""What all tests share."""

import pytest
from hypothesis import HealthCheck, settings

from tests.plugins.announced import announce_pebbles

announce_pebbles()  # before anything looks for games

pytest_plugins = ["tests.services.chromium", "tests.services.postgresql"]

# The same examples every time: a failure in CI can be seen again at home. A busy machine is no
# failure.
settings.register_profile(
    "steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="write golden playthroughs and drawings anew"
    )
