"""Found, else installed, else named with the command to run. apt-get is played by a script."""

import os
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from time import sleep

import pytest

from tests.services.packages import (
    Missing,
    alone,
    failing_if_missing,
    find_or_install,
    install,
    may_install,
)


@pytest.fixture
def apt_get(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """Put a script in apt-get's place; gives the file in which it notes how it is called."""

    def be(script: str) -> Path:
        calls = tmp_path / "calls"
        program = tmp_path / "apt-get"
        program.write_text(f'#!/bin/sh\necho "$@" >> {calls}\n{script}\n')
        program.chmod(0o755)
        monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
        return calls

    return be


def verbs(calls: Path) -> list[str]:
    return [line.split()[3] for line in calls.read_text().splitlines()]


def test_what_is_there_is_used(apt_get: Callable[[str], Path]) -> None:
    calls = apt_get("exit 1")
    assert find_or_install(lambda: "here", ["p"], name="It", command="c") == "here"
    assert not calls.exists()


def test_lists_are_updated_only_when_installing_fails(apt_get: Callable[[str], Path]) -> None:
    calls = apt_get("exit 0")
    assert install(["one", "two"]) == ""
    assert verbs(calls) == ["install"]
    assert calls.read_text().strip().endswith("one two")


def test_a_machine_without_lists_gets_them(apt_get: Callable[[str], Path], tmp_path: Path) -> None:
    lists = tmp_path / "lists"
    calls = apt_get(f'case "$*" in *update*) touch {lists};; *) test -e {lists};; esac')
    assert install(["one"]) == ""
    assert verbs(calls) == ["install", "update", "install"]


def test_what_apt_get_complains_of_is_told(apt_get: Callable[[str], Path]) -> None:
    apt_get("echo no network >&2; exit 100")
    assert install(["one"]) == "\napt-get said: no network"


def test_what_cannot_be_installed_is_named_with_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert not may_install()
    with pytest.raises(Missing, match=r"It is missing\. Run: bring it"):
        find_or_install(lambda: None, ["p"], name="It", command="bring it")


def test_a_test_that_misses_something_fails_with_that_sentence() -> None:
    with pytest.raises(pytest.fail.Exception, match=r"^bring it$") as failed, failing_if_missing():
        raise Missing("bring it")
    assert failed.value.__suppress_context__


def test_only_one_installs_at_a_time() -> None:
    happened: list[str] = []

    def install_it(name: str) -> None:
        with alone():
            happened.append(f"{name} begins")
            sleep(0.05)
            happened.append(f"{name} ends")

    threads = [Thread(target=install_it, args=(name,)) for name in ("one", "two", "three")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for begins, ends in zip(happened[::2], happened[1::2], strict=True):
        assert begins.split()[0] == ends.split()[0]
