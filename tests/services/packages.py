"""What tests need from the machine: found, else installed, else named with the command to run."""

import fcntl
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import pytest

LOCK = Path(__file__).parent.parent.parent / "build" / "installing.lock"
APT_SECONDS = 900

Found = TypeVar("Found")


class Missing(Exception):
    """Something is not on this machine; the sentence says which one command brings it."""


def find_or_install(
    find: Callable[[], Found | None], packages: Sequence[str], *, name: str, command: str
) -> Found:
    """What `find` finds, once the packages are installed if that is what it takes and we may."""
    found = find()
    complaint = ""
    if found is None and may_install():
        with alone():
            found = find()  # another process may have installed it while we waited
            if found is None:
                complaint = install(packages)
                found = find()
    if found is None:
        raise Missing(f"{name} is missing. Run: {command}{complaint}")
    return found


@contextmanager
def failing_if_missing() -> Iterator[None]:
    """For fixtures: what is missing fails the test with that sentence and nothing else."""
    try:
        yield
    except Missing as why:
        raise pytest.fail.Exception(str(why), pytrace=False) from None


def may_install() -> bool:
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


@contextmanager
def alone() -> Iterator[None]:
    """One process at a time: pytest-xdist runs several, and all miss the same packages."""
    LOCK.parent.mkdir(exist_ok=True)
    with LOCK.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def install(packages: Sequence[str]) -> str:
    """Install them with apt-get; what it complained of, if it did."""
    complaint = _apt_get("install", "--yes", "--no-install-recommends", *packages)
    if complaint:  # mostly because its lists are missing or old
        complaint = _apt_get("update") or _apt_get(
            "install", "--yes", "--no-install-recommends", *packages
        )
    return f"\napt-get said: {complaint}" if complaint else ""


def _apt_get(*arguments: str) -> str:
    run = subprocess.run(
        # somebody else's apt-get is waited for
        ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300", *arguments],
        env={**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        timeout=APT_SECONDS,
        check=False,
    )
    return (run.stderr.strip() or "nothing") if run.returncode != 0 else ""
