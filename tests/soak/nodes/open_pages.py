"""Three open pages, each at a table of its own: whatever node is killed, they come back."""

import time
from typing import Final

import httpx
from playwright.sync_api import Page, expect

from tests.browser.frozen_server import Place
from tests.services.chromium import PATIENCE, PHONE, Visitors
from tests.soak.kills.figures import DOUBLED, LOST, Figures
from tests.web.clients import Api, open_by_api
from tests.web.fake_time import PATIENCE as LONGEST_SECONDS

NAMES: Final = ("Ada", "Blaise")
SOON_SECONDS: Final = 15.0
ANSWER_SECONDS: Final = 10.0
PAUSE_SECONDS: Final = 0.25
SAID: Final = "201"
BROKEN: Final = "ERR_INCOMPLETE_CHUNKED|ERR_CONNECTION|ERR_EMPTY|50[234]|WebSocket|ERR_HTTP"
"""What a browser says of a connection that is lost."""


class OpenPages:
    """One has a socket, one a stream, one is on a phone."""

    def __init__(self, visitors: Visitors, url: str, figures: Figures) -> None:
        self._figures: Final = figures
        self._said = 0
        self._open: Final[list[tuple[Page, Api]]] = []
        visitors.tolerate_trouble(BROKEN)
        for page in (
            visitors.new_page(reduced_motion=True),
            visitors.new_page(reduced_motion=True, sockets=False),
            visitors.new_page(PHONE, touch=True, lang="fr", reduced_motion=True),
        ):
            people = open_by_api(url, *NAMES)
            Place.of(NAMES, people).open(page, NAMES[0])
            self._open.append((page, people[1]))

    @property
    def tables(self) -> set[str]:
        return {person.table for _, person in self._open}

    def come_back(self) -> None:
        """Something is said at each table, and its page shows it, once, without being touched."""
        began = time.monotonic()
        self._said += 1
        text = f"Are you there, for the {self._said}. time?"
        for _, person in self._open:
            answer = _say(person, text)
            if answer != SAID:
                self._figures.trouble(LOST, f"nobody could say: {text}; at last {answer}")
                return
        for page, _ in self._open:
            try:
                expect(page.locator("#sayings")).to_contain_text(text, timeout=PATIENCE)
                expect(page.locator("#lost")).to_be_hidden(timeout=PATIENCE)
            except AssertionError:
                self._figures.trouble(LOST, f"a page that should say: {text}")
                continue
            self._figures.counts["pages that came back"] += 1
            if page.locator("#sayings").inner_text().count(text) != 1:
                self._figures.trouble(DOUBLED, f"a page says twice: {text}")
        took = time.monotonic() - began
        self._figures.longest_return = max(self._figures.longest_return, took)
        if took > SOON_SECONDS:
            self._figures.trouble(LOST, f"the pages, for {took:.1f} seconds")


def _say(person: Api, text: str) -> str:
    """Say it, once, however often we have to ask. Returns the last answer."""
    until = time.monotonic() + LONGEST_SECONDS
    while True:
        key = f"{text:-<32}"
        try:
            answered = person.client.post(
                f"{person.base}/talk", json={"text": text, "key": key}, timeout=ANSWER_SECONDS
            )
            answer = str(answered.status_code)
        except httpx.HTTPError as error:
            answer = type(error).__name__
        if answer == SAID or time.monotonic() > until:
            return answer
        time.sleep(PAUSE_SECONDS)
