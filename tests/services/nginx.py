"""An nginx of the tests' own, in front of servers as hosts would run it."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.services.packages import find_or_install
from tests.web.fake_time import eventually
from tests.web.servers import accepts, free_port

PLACES = ("/usr/sbin", "/usr/local/sbin", "/opt/homebrew/bin")  # root's programs are off the PATH
# It ends with us, however we end: then this input closes.
GUARD = '"$1" -p "$2" -c "$2/nginx.conf" & cat > /dev/null; kill $!; wait $!'
GUIDE = Path(__file__).parent.parent.parent / "docs" / "hosting.md"
NODE = re.compile(r"^( *server )10\.[\d.]+:8000( .*;\n)", re.MULTILINE)
AROUND = """
daemon off;
{user}
pid pid;
error_log error.log error;  # nobody reads a pipe, and nginx would wait for it
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
{inside}
}}
"""


def program() -> str:
    """The program nginx."""
    command = "brew install nginx" if sys.platform == "darwin" else "sudo apt-get install nginx"
    return find_or_install(_find, ["nginx"], name="nginx", command=command)


def _find() -> str | None:
    return shutil.which("nginx", path=os.pathsep.join([*os.get_exec_path(), *PLACES]))


def as_the_guide_says(nodes: Sequence[str]) -> str:
    """What docs/hosting.md gives to copy, with these nodes, and without a certificate."""
    (found,) = re.findall(r"For nginx:\n\n```\n(.*?)```", GUIDE.read_text("utf-8"), re.DOTALL)
    first, second = NODE.finditer(found)
    ours = "".join(f"{first[1]}{node}{first[2]}" for node in nodes)
    found = found[: first.start()] + ours + found[second.end() :]
    assert "listen 443 ssl;" in found
    found = found.replace("listen 443 ssl;", "listen 127.0.0.1:PORT;")
    return re.sub(r"^ *ssl_.*\n", "", found, flags=re.MULTILINE)


@contextmanager
def running(configuration: str) -> Iterator[str]:
    """The address of an nginx with this configuration for http, which listens at PORT."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="ludotheque-nginx-") as place:
        user = "user root;" if os.geteuid() == 0 else ""  # or it could not write there
        text = AROUND.format(user=user, inside=configuration.replace("PORT", str(port)))
        Path(place, "nginx.conf").write_text(text, "utf-8")
        guard = subprocess.Popen(
            ["sh", "-c", GUARD, "guard", program(), place],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            eventually(lambda: accepts(port))
            yield f"http://127.0.0.1:{port}"
        finally:
            guard.communicate()
