"""What all tests share."""

import pytest
from hypothesis import settings

# The same examples every time: a failure in CI can be seen again at home.
settings.register_profile("steady", derandomize=True)
settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--update-golden", action="store_true", help="write the golden playthroughs anew"
    )
