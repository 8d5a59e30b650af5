"""The files of deploy/: what can be started here is started, the rest is read and held to what the
program knows. docs/hosting.md says which is which."""

import os
import re
import shutil
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
import yaml

from ludotheque.commands.server import serve
from tests.browser.server_process import RunningServer
from tests.services import caddy, nginx
from tests.services.packages import failing_if_missing, find_or_install
from tests.web.servers import accepts, free_port

DEPLOY = Path(__file__).parent.parent / "deploy"
SITE = "games.example.org"
PATIENCE = 60


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def check_command(words: list[str]) -> None:
    """Every option is one of `ludotheque serve`."""
    assert words[0] == "serve"
    known = {name for option in serve.params for name in option.opts}
    options = [word.partition("=")[0] for word in words[1:] if word.startswith("--")]
    assert len(options) > 2
    assert set(options) <= known


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    """The program as people start it."""
    running = RunningServer(tmp_path)
    running.start()
    yield running
    running.stop()


def check_answers(address: str, context: ssl.SSLContext | None = None) -> None:
    """Health and a page come through, under the name that visitors use."""
    for path, said in (("/health", b'"ok"'), ("/about", b"Pandasaurus")):
        request = Request(address + path, headers={"Host": "localhost"})  # noqa: S310  # our own
        with urlopen(request, timeout=PATIENCE, context=context) as answer:  # noqa: S310  # our own
            assert said in answer.read()


@pytest.mark.slow
def test_nginx_serves_with_our_file(server: RunningServer, tmp_path: Path) -> None:
    with failing_if_missing():
        openssl = find_or_install(
            lambda: shutil.which("openssl"),
            ["openssl"],
            name="openssl",
            command="apt-get install openssl",
        )
    subprocess.run(
        [openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={SITE}",
         "-keyout", str(tmp_path / "privkey.pem"), "-out", str(tmp_path / "fullchain.pem")],
        check=True, capture_output=True,
    )  # fmt: skip
    text = text_of("nginx.conf").replace(f"/etc/letsencrypt/live/{SITE}", str(tmp_path))
    text = text.replace("127.0.0.1:8000", server.url.removeprefix("http://"))
    text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    text = text.replace("listen 443 ssl;", "listen 127.0.0.1:PORT ssl;")
    trusting = ssl.create_default_context(cafile=str(tmp_path / "fullchain.pem"))
    trusting.check_hostname = False
    with failing_if_missing(), nginx.running(text) as address:
        check_answers(address.replace("http:", "https:"), trusting)


@pytest.mark.slow
def test_caddy_serves_with_our_file(server: RunningServer, tmp_path: Path) -> None:
    with failing_if_missing():
        program = caddy.program()
    port = free_port()
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(tmp_path),
        "SITE": f"http://:{port}",  # without a certificate, which takes a name that everybody knows
        "UPSTREAM": server.url.removeprefix("http://"),
    }
    file = tmp_path / "Caddyfile"
    file.write_text("{\n\tadmin off\n}\n" + text_of("Caddyfile"), "utf-8")
    arguments = ["--adapter", "caddyfile", "--config", str(file)]
    with subprocess.Popen(
        [program, "run", *arguments], env=environment, stderr=subprocess.DEVNULL
    ) as run:
        try:
            until = time.monotonic() + PATIENCE
            while not accepts(port):
                assert time.monotonic() < until
                assert run.poll() is None, "Caddy has ended"
                time.sleep(0.1)
            check_answers(f"http://127.0.0.1:{port}")
        finally:
            run.terminate()


def service_lines() -> dict[str, str]:
    lines = re.findall(r"^(\w+)=(.*)$", text_of("ludotheque.service"), re.MULTILINE)
    return dict(lines)


def test_the_service_starts_the_program() -> None:
    program, *words = service_lines()["ExecStart"].split()
    assert program.endswith("/bin/ludotheque")
    check_command(words)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="systemd is Linux's")
def test_systemd_accepts_the_service_and_finds_it_confined(tmp_path: Path) -> None:
    with failing_if_missing():
        analyse = find_or_install(
            lambda: shutil.which("systemd-analyze"), ["systemd"], name="systemd-analyze",
            command="sudo apt-get install systemd",
        )  # fmt: skip
    unit = tmp_path / "ludotheque.service"
    unit.write_text(
        text_of(unit.name).replace("/opt/ludotheque/bin/ludotheque", sys.executable), "utf-8"
    )
    verified = subprocess.run(
        [analyse, "verify", str(unit)], capture_output=True, text=True, check=False
    )
    assert verified.returncode == 0, verified.stderr
    assert unit.name not in verified.stderr
    security = [analyse, "security", "--offline=true", "--threshold=20", "--no-pager", str(unit)]
    confined = subprocess.run(security, capture_output=True, text=True, check=False)
    assert confined.returncode == 0, confined.stdout + confined.stderr


def test_the_image_is_not_root_and_holds_what_it_needs() -> None:
    lines = text_of("Containerfile").replace("\\\n", " ").splitlines()
    words = [line.split(maxsplit=1) for line in lines if line and not line.startswith("#")]
    first, second = [at for at, (word, *_) in enumerate(words) if word == "FROM"]
    final = words[second:]
    (user,) = [rest for word, rest in final if word == "USER"]
    assert int(user) > 0
    assert [word for word, _ in final][-2:] == ["ENTRYPOINT", "CMD"]
    assert any(word == "HEALTHCHECK" and "/health" in rest for word, rest in final)
    assert "gcc" not in " ".join(rest for _, rest in final)
    copied = [rest.split()[:-1] for word, rest in words[first:second] if word == "COPY"]
    allowed = (DEPLOY.parent / ".dockerignore").read_text("utf-8").splitlines()
    for name in [name for names in copied for name in names]:
        assert (DEPLOY.parent / name).exists(), name
        assert f"!{name}" in allowed
    check_command(yaml.safe_load(dict(final)["CMD"]))


def test_the_composition_fits_together() -> None:
    composition: Any = yaml.safe_load(text_of("compose.yaml"))
    services = composition["services"]
    table, proxy = services["table"], services["proxy"]
    check_command(table["command"])
    assert table["read_only"]
    assert proxy["read_only"]
    assert table["cap_drop"] == ["ALL"]
    assert services["database"]["networks"] == ["inside"]  # nobody outside reaches it
    assert composition["networks"]["inside"]["internal"]
    assert "ports" not in table
    proxy_address = proxy["networks"]["outside"]["ipv4_address"]
    assert table["environment"]["FORWARDED_ALLOW_IPS"] == proxy_address
    for variable in ("SITE", "UPSTREAM"):
        assert variable in proxy["environment"]
        assert f"{{${variable}:" in text_of("Caddyfile")
    named = {
        volume.partition(":")[0] for each in services.values() for volume in each.get("volumes", ())
    }
    assert {name for name in named if not name.startswith(".")} == set(composition["volumes"])
    assert all((DEPLOY / name).exists() for name in named if name.startswith("."))
    build = table["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
