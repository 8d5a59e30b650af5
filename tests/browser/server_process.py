"""The real server, as people start it: it can be killed and restarted in place."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from tests.web.servers import reserved_port

OPEN = re.compile(r"http://localhost:\d+")


class RunningServer:
    """`ludotheque serve` in a process of its own."""

    def __init__(self, folder: Path, **environment: str) -> None:
        self._reserved = reserved_port("localhost")
        self._port = self._reserved.getsockname()[1]
        self._folder = folder
        self._environment = environment
        self._process: subprocess.Popen[str] | None = None
        self.said = ""
        """What it said before it was open."""
        self.url = f"http://localhost:{self._port}"

    @property
    def is_running(self) -> bool:
        return self._process is not None

    def start(self) -> None:
        """Start, on the same port and database as before."""
        assert self._process is None
        command = [sys.executable, "-m", "ludotheque", "serve", "--no-browser"]
        command += ["--host", "localhost", "--port", str(self._port)]
        command += ["--db", f"sqlite:///{self._folder / 'tables.sqlite'}"]
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONUNBUFFERED": "1", "LANG": "en", **self._environment},
            text=True,
            start_new_session=True,
        )
        assert self._process.stdout is not None
        self.said = ""
        while not OPEN.search(self.said):
            line = self._process.stdout.readline()
            assert line, f"the server said: {self.said!r}"
            self.said += line

    def kill(self) -> None:
        """Kill it without warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop it for good."""
        self._end(signal.SIGTERM)
        self._reserved.close()

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        assert self._process.stdout is not None
        self._process.send_signal(how)
        self._process.wait(60)
        self._process.stdout.close()
        self._process = None
