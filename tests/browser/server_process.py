"""The real server, as people start it: it can be killed and restarted in place."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from socket import create_server

OPEN = re.compile(r"http://localhost:\d+")


class RunningServer:
    """`ludotheque serve` in a process of its own."""

    def __init__(self, folder: Path) -> None:
        with create_server(("127.0.0.1", 0)) as free:
            self._port = free.getsockname()[1]
        self._folder = folder
        self._process: subprocess.Popen[str] | None = None
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
            env={**os.environ, "PYTHONUNBUFFERED": "1", "LANG": "en"},
            text=True,
            start_new_session=True,
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        assert OPEN.search(said), f"the server said: {said!r}"

    def kill(self) -> None:
        """Kill it without warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        assert self._process.stdout is not None
        self._process.send_signal(how)
        self._process.wait(60)
        self._process.stdout.close()
        self._process = None
