"""The compiled wheel plays where there is no compiler: the one that `make compiled` has built."""

import sys
from pathlib import Path

import pytest

from ludotheque.version import VERSION

from .test_wheels import install, plays


@pytest.mark.slow
def test_the_compiled_wheel_plays_without_a_compiler(tmp_path: Path) -> None:
    (wheel,) = (Path(sys.prefix) / "wheels").glob("*.whl")
    assert wheel.name.startswith(f"ludotheque-{VERSION}-cp")
    install(wheel, tmp_path)
    plays(tmp_path, f"ludotheque {VERSION} (compiled)\n")
