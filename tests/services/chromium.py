"""A browser for tests: one Chromium a process, other cookies for each page, and no excuses."""

import asyncio
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    WebError,
    expect,
    sync_playwright,
)

from tests.services.packages import Missing, failing_if_missing, find_or_install

SHELL = "chromium-headless-shell"
"""The browser without windows: a page costs it a third. Older systems have only the whole one."""
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FONT = "fonts-dejavu-core"  # without one there is no text to see
# No name is resolved but this machine's own.
ARGUMENTS = ("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",)
HERE = ("localhost", "127.0.0.1")
PATIENCE = 60_000
"""Milliseconds until a page that does not do what it should has failed: a busy machine is slow."""
OPENING_NO_CONNECTION = ("about", "blob", "data")


class Size(NamedTuple):
    """Of a window, in CSS pixels."""

    width: int
    height: int


FIRST_PACE = "if (location.origin !== 'null') localStorage.pace ??= JSON.stringify(%s);"
"""How fast a page shows what others do, until its visitor chooses otherwise."""

EXPLAINS_NOTHING = "if (location.origin !== 'null') localStorage['explains-nothing'] ??= 'true';"
"""What is new is not explained, until its visitor wants it."""

WITHOUT_HTTPS = """for (const name of ["clipboard", "share", "canShare", "serviceWorker"])
  Object.defineProperty(Navigator.prototype, name, { value: undefined });
Object.defineProperty(window, "isSecureContext", { value: false });
"""

DESKTOP = Size(1280, 800)
PHONE = Size(390, 844)


class Visitors:
    """Everybody who visits in one test, and what went wrong for them."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._contexts: list[BrowserContext] = []
        self._expected: list[str] = []
        self._tolerated: list[str] = []
        self._troubles: list[str] = []

    def new_page(
        self,
        size: Size = DESKTOP,
        *,
        touch: bool = False,
        lang: str = "en",
        reduced_motion: bool = False,
        color_scheme: Literal["light", "dark"] = "light",
        pace: str = "instant",
        is_beginner: bool = False,
        sockets: bool = True,
        service_workers: bool = False,
        plain_http: bool = False,
    ) -> Page:
        """A page for somebody new, with cookies and storage of their own. Unless a test is about
        the pace, whatever happens is shown at once; unless it is about a first game, nothing new is
        explained. Without `sockets`, updates come by streams and forms go by themselves. With
        `plain_http` the browser has nothing of what it keeps for https, as at another device in
        the same network: this machine itself counts as safe."""
        context = self._browser.new_context(
            viewport={"width": size.width, "height": size.height},
            has_touch=touch,
            is_mobile=touch,
            locale=lang,
            reduced_motion="reduce" if reduced_motion else "no-preference",
            color_scheme=color_scheme,
            service_workers="allow" if service_workers else "block",
        )
        if plain_http:
            context.add_init_script(WITHOUT_HTTPS)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(FIRST_PACE % json.dumps(pace))
        if not is_beginner:
            context.add_init_script(EXPLAINS_NOTHING)
        if not sockets:
            context.route_web_socket(re.compile("/socket"), lambda socket: socket.close())
        self._contexts.append(context)
        context.on("console", self._note_console)
        context.on("weberror", self._note_error)
        context.on("request", lambda request: self._note_address(request.url))
        context.on("page", self._watch_sockets)
        return context.new_page()

    def expect_trouble(self, pattern: str) -> None:
        """In this test a trouble that matches must happen, and is no failure."""
        self._expected.append(pattern)

    def tolerate_trouble(self, pattern: str) -> None:
        """In this test a trouble that matches is no failure: it depends on how quick we are."""
        self._tolerated.append(pattern)

    def leave(self) -> None:
        """Close everything; AssertionError with all that went wrong and was not expected."""
        for context in self._contexts:
            for page in context.pages:
                page.evaluate("true")  # what it reports reaches us before its answer
            context.close()
        self._contexts.clear()
        wrong = [
            trouble
            for trouble in self._troubles
            if not any(
                re.search(pattern, trouble) for pattern in (*self._expected, *self._tolerated)
            )
        ]
        wrong += [
            f"expected, and did not happen: {pattern}"
            for pattern in self._expected
            if not any(re.search(pattern, trouble) for trouble in self._troubles)
        ]
        self._troubles.clear()
        self._expected.clear()
        self._tolerated.clear()
        if wrong:
            raise AssertionError("In the browser:\n" + "\n".join(wrong))

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._troubles.append(f"console: {message.text} ({message.location['url']})")

    def _note_error(self, error: WebError) -> None:
        self._troubles.append(f"page: {error.error.stack or error.error.message}")

    def _note_address(self, url: str) -> None:
        address = urlsplit(url)
        if address.scheme not in OPENING_NO_CONNECTION and address.hostname not in HERE:
            self._troubles.append(f"leaves this machine: {url}")

    def _watch_sockets(self, page: Page) -> None:
        page.on("websocket", lambda socket: self._note_address(socket.url))


@contextmanager
def visiting(browser: Browser) -> Iterator[Visitors]:
    """Visitors who are gone afterwards; what went wrong for them is an AssertionError."""
    visitors = Visitors(browser)
    try:
        yield visitors
    finally:
        visitors.leave()


@contextmanager
def launched() -> Iterator[Browser]:
    """A headless Chromium: Playwright's own, else the machine's."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=executable(playwright), args=list(ARGUMENTS), timeout=PATIENCE
        )
        try:
            yield browser
        finally:
            browser.close()


def executable(playwright: Playwright) -> Path:
    """Where Chromium is."""
    own = Path(playwright.chromium.executable_path)
    wanted = partial(
        find_or_install,
        name="Chromium",
        command=f"{sys.executable} -m playwright install --with-deps chromium",
    )
    try:
        return wanted(partial(find_executable, own, [SHELL]), [SHELL, FONT])
    except Missing:
        return wanted(partial(find_executable, own, NAMES), [NAMES[0], FONT])


def find_executable(playwrights_own: Path, names: Sequence[str]) -> Path | None:
    """The first that is there and says its version; Ubuntu's, for one, is there and does not."""
    named = (shutil.which(name) for name in names)
    for path in (playwrights_own, *(Path(name) for name in named if name)):
        if path.exists() and _says_its_version(path):
            return path
    return None


def _says_its_version(path: Path) -> bool:
    return subprocess.run([path, "--version"], capture_output=True, check=False).returncode == 0


class _Launched(NamedTuple):
    browser: Browser
    loop: asyncio.AbstractEventLoop


@pytest.fixture(scope="session")
def chromium() -> Iterator[_Launched]:
    """One Chromium for all tests of a process."""
    expect.set_options(timeout=PATIENCE)
    with failing_if_missing(), launched() as browser:
        loop = asyncio.get_running_loop()
        with _running_loop(None):
            yield _Launched(browser, loop)


@pytest.fixture
def browser(chromium: _Launched) -> Iterator[Visitors]:
    """Opens pages for one test: `browser.new_page(PHONE, touch=True, lang="fr")`."""
    with _running_loop(chromium.loop), visiting(chromium.browser) as visitors:
        yield visitors


@contextmanager
def _running_loop(loop: asyncio.AbstractEventLoop | None) -> Iterator[None]:
    """Playwright's event loop counts as running between its calls too. Only tests with a browser
    may see it: in all others `asyncio.run` would refuse to start a second one.
    """
    before = asyncio._get_running_loop()
    asyncio._set_running_loop(loop)
    try:
        yield
    finally:
        asyncio._set_running_loop(before)
