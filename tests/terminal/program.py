"""The program as a person uses it: through a pipe, or in a real pseudo-terminal."""

import io
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import chdir, contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any
from unittest import mock

import pexpect

import ludotheque
from ludotheque.cli import main

MAIN = str(Path(ludotheque.__file__).with_name("__main__.py"))

ENDS = {"fr": "Fin de la partie", "en": "The end"}
PATIENCE = 300
"""Seconds; a busy machine is no failure."""
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def environment(home: Path, **more: str) -> dict[str, str]:
    inherited = {
        name: value
        for name, value in os.environ.items()
        if name not in ("LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "COLUMNS", "LINES")
    }
    own = {"HOME": str(home), "XDG_STATE_HOME": str(home / "state"), "TERM": "xterm-256color"}
    return {**inherited, **own, "PYTHONUTF8": "1", "LANG": "en_GB.UTF-8", **more}


def run(home: Path, *arguments: str, stdin: str = "", **more: str) -> tuple[int, str, str]:
    """The exit status, what was printed, and what was said on the error stream.

    In this process: another one would need half a second to get going.
    """
    with _pipe(stdin) as answers, _pipe() as out, _pipe() as errors:
        with (
            mock.patch.dict(os.environ, environment(home, **more), clear=True),
            mock.patch.object(sys, "argv", [MAIN, *arguments]),
            mock.patch.object(sys, "stdin", answers),
            redirect_stdout(out),
            redirect_stderr(errors),
            chdir(home),
        ):
            status = main()
        return status, _written(out), _written(errors)


@contextmanager
def _pipe(text: str = "") -> Iterator[io.TextIOWrapper]:
    """A stream as the program is given one that is no terminal."""
    content = io.BytesIO(text.encode("utf-8", "surrogateescape"))
    with io.TextIOWrapper(content, "utf-8", "surrogateescape") as stream:
        yield stream


def _written(stream: io.TextIOWrapper) -> str:
    stream.seek(0)
    return stream.read()


def run_apart(home: Path, *arguments: str, stdin: str = "", **more: str) -> tuple[int, str, str]:
    """The same in a process of its own, for what depends on how Python itself starts and ends, and
    for what leaves a file to be closed by the end."""
    done = subprocess.run(
        [sys.executable, "-m", "ludotheque", *arguments],
        input=stdin,
        capture_output=True,
        encoding="utf-8",
        errors="surrogateescape",
        env=environment(home, **more),
        cwd=home,
        check=False,
        timeout=PATIENCE,
    )
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout, done.stderr


def check_whole_game(home: Path, game: str, players: int, lang: str) -> None:
    """Always the first choice, against opponents who know what they do; to the end, and no line is
    too long."""
    seats = ",".join(["you", *["greedy"] * (players - 1)])
    status, out, err = run(
        home, "play", game, "--seats", seats, "--seed", "11", "--lang", lang,
        stdin="1\n" * 4000, COLUMNS="80",
    )  # fmt: skip
    assert (status, err) == (0, "")
    assert ENDS[lang] in out
    for line in out.splitlines():
        assert len(line.rstrip()) <= 80 or "ludotheque" in line, line


def heed_interrupts() -> None:
    """As in a person's terminal, even if the tests themselves run in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """The program in a window of so many columns, and everything it has shown."""

    def __init__(
        self, home: Path, *arguments: str, columns: int = 80, code: str = "", **more: str
    ) -> None:
        """`code` is run instead of the program, if it is given."""
        program = ["-c", code] if code else ["-m", "ludotheque"]
        self.child: Any = pexpect.spawn(
            sys.executable,
            [*program, *arguments],
            encoding="utf-8",
            dimensions=(50, columns),
            env=environment(home, **more),
            cwd=str(home),
            timeout=PATIENCE,
            preexec_fn=heed_interrupts,
        )
        self.raw = ""
        self._seen = 0  # how much of the plain text has been looked at

    def until(self, *texts: str) -> str:
        """What is shown up to and with the first of these texts, without its colours."""
        while True:
            new = self.text[self._seen :]
            found = [new.index(text) + len(text) for text in texts if text in new]
            if found:
                self._seen += min(found)
                return new[: min(found)]
            try:
                self.raw += self.child.read_nonblocking(10_000, timeout=PATIENCE)
            except (pexpect.EOF, pexpect.TIMEOUT):
                raise AssertionError(f"the program never said {texts}, but: {new}") from None

    def answer(self, text: str) -> None:
        self.child.sendline(text)

    def to_the_end(self) -> str:
        """What else is shown until the program ends."""
        self.child.expect(pexpect.EOF)
        self.raw += self.child.before
        self.child.close()
        return self.text[self._seen :]

    @property
    def text(self) -> str:
        return plain(self.raw)

    @property
    def status(self) -> int:
        return int(self.child.exitstatus)


def plain(text: str) -> str:
    return ANSI.sub("", text).replace("\r\n", "\n")
