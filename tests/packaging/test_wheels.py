"""What `make wheel` builds can be installed and played where there is no compiler."""

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.parse import urlencode
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener
from zipfile import ZipFile

import pytest

from ludotheque.version import VERSION

from .importable import PATIENCE, environment, link_closure, run

ROOT = Path(__file__).parents[2]
SERVE = ["-S", "-m", "ludotheque", "serve", "--no-browser", "--lang", "en"]


def build(project: Path, *arguments: str) -> None:
    """Build something of the project, in plain Python and as if there were no compiler."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=project,
        env={**os.environ, "CC": "/no/such/compiler", "LUDOTHEQUE_COMPILE": "auto"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def wheel_of(source: Path, folder: Path) -> Path:
    pip = ("-m", "pip", "wheel", "--no-deps", "--no-index", "--no-build-isolation")
    build(
        source if source.is_dir() else source.parent, *pip, "--wheel-dir", str(folder), str(source)
    )
    (wheel,) = folder.glob("*.whl")
    return wheel


def contents(wheel: Path) -> dict[str, int]:
    """The files of a wheel by their checksums, without what says how it was built."""
    with ZipFile(wheel) as archive:
        return {
            file.filename: file.CRC
            for file in archive.infolist()
            if not file.filename.endswith(("RECORD", "WHEEL"))
        }


@contextmanager
def serving(folder: Path, home: Path) -> Iterator[str]:
    """A server of what is installed in this folder; its address."""
    with subprocess.Popen(
        [sys.executable, *SERVE, "--db", f"sqlite:///{home / 'tables.db'}"],
        stdout=subprocess.PIPE,
        env=environment(folder, home),
        cwd=home,
        text=True,
    ) as server:
        assert server.stdout is not None
        try:
            found = next(filter(None, (re.search(r"http://\S+", line) for line in server.stdout)))
            yield found[0].replace("localhost", "127.0.0.1")
        finally:
            server.terminate()
            server.wait(PATIENCE)


def read(browser: OpenerDirector, url: str, **form: str) -> str:
    data = urlencode(form).encode() if form else None
    with browser.open(Request(url, data), timeout=PATIENCE) as answer:  # noqa: S310  # our own server
        text: str = answer.read().decode()
        return text


def install(wheel: Path, place: Path) -> None:
    """Install this wheel, and link what it needs, where nothing else is."""
    folder = place / "site"
    pip = ("-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", str(folder))
    build(place, *pip, str(wheel))
    link_closure(folder, with_ours=False)


def plays(place: Path, version: str) -> None:
    """What is installed there says this, plays a game at the terminal and begins one in the
    browser. No compiler can be found."""
    folder, home = place / "site", place / "home"
    home.mkdir()
    module = ("-m", "ludotheque")
    assert run(folder, home, *module, "--version") == version
    arguments = ("play", "district-noir", "--seats", "you,random", "--seed", "11", "--lang", "en")
    played = run(folder, home, *module, *arguments, "--record", "game", stdin="1\n" * 400)
    assert "The end" in played
    assert run(folder, home, *module, "verify", "game", "--lang", "en")
    with serving(folder, home) as url:
        browser = build_opener(HTTPCookieProcessor(CookieJar()))
        browser.addheaders = [("Accept-Language", "en")]
        assert json.loads(read(browser, f"{url}/health")) == {"status": "ok"}
        home_page = read(browser, f"{url}/")
        styles = re.findall(r'<link rel="stylesheet" href="([^"]+)"', home_page)
        assert styles
        for style in styles:
            assert "{" in read(browser, f"{url}{style}")
        form = {
            "game": "district-noir",
            "door": "bots",
            "players": "2",
            "bot": "novice",
            "name": "Ada",
        }
        table = read(browser, f"{url}/tables", **form)
        assert "District Noir" in table
        assert 'name="move"' in table
        assert "<svg" in table


@pytest.mark.slow
def test_the_plain_wheel_and_the_sources_play_without_a_compiler(tmp_path: Path) -> None:
    project = tmp_path / "project"
    shutil.copytree(ROOT / "src", project / "src", ignore=shutil.ignore_patterns("*.egg-info"))
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "CREDITS.md"):
        shutil.copy(ROOT / name, project)
    build_sdist = "from setuptools.build_meta import build_sdist; build_sdist('../dist')"
    build(project, "-c", build_sdist)
    (sources,) = (tmp_path / "dist").glob("*.tar.gz")
    assert sources.name == f"ludotheque-{VERSION}.tar.gz"
    with tarfile.open(sources) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"CREDITS.md", "setup.py", "src/ludotheque/py.typed"} <= names
    assert not [name for name in names if name.endswith((".c", ".so", ".pyc"))]

    of_project = wheel_of(project, tmp_path / "plain")
    assert of_project.name == f"ludotheque-{VERSION}-py3-none-any.whl"
    wheel = wheel_of(sources, tmp_path / "from-sources")
    assert contents(wheel) == contents(of_project)  # so what is installed is one and the same

    install(wheel, tmp_path)
    plays(tmp_path, f"ludotheque {VERSION} (plain Python)\n")


def test_make_wheel_builds_all_three() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    ((needed, recipe),) = re.findall(r"^wheel:(.*)\n((?:\t.*\n)+)", makefile, re.MULTILINE)
    assert "LUDOTHEQUE_COMPILE=off" in recipe
    assert "build_sdist" in recipe
    assert "$(COMPILED) " in needed  # which has made the third
    assert "cp $(COMPILED_WHEELS)/*.whl dist" in recipe
