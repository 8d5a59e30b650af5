"""There is a browser to test with; it sees what is wrong with a page, and lets nothing pass."""

import asyncio
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest

from tests.services.axe import axe, check_axe
from tests.services.chromium import PHONE, Visitors

pytestmark = pytest.mark.slow

GOOD = """<!doctype html><html lang="en"><head><title>A good page</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"></head>
<body><main><h1>A good page</h1><p>There is nothing wrong with it.</p></main></body></html>"""
DOT = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="


def with_body(more: str) -> str:
    return GOOD.replace("</main>", f"{more}</main>")


PAGES = {
    "/good": GOOD,
    "/no-alt": with_body(f'<img src="{DOT}">'),
    "/small": with_body(
        '<button style="width:9px;height:9px;padding:0" aria-label="a"></button>'
        '<button style="width:9px;height:9px;padding:0" aria-label="b"></button>'
    ),
    "/complains": with_body("<script>console.error('a complaint')</script>"),
    "/breaks": with_body("<script>throw new Error('broken')</script>"),
    "/elsewhere": with_body('<img alt="" src="http://elsewhere.example/dot.gif">'),
    "/socket": with_body("<script>new WebSocket('ws://elsewhere.example/')</script>"),
    "/missing-part": with_body('<img alt="" src="/nothing.gif">'),
}


class Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        page = PAGES.get(self.path)
        self.send_response(200 if page else 404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write((page or "").encode())

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # its name for it
        """Say nothing: a test's output is for what is wrong."""


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def test_a_good_page_has_nothing_wrong(browser: Visitors, site: str) -> None:
    page = browser.new_page()
    page.goto(f"{site}/good")
    assert page.title() == "A good page"
    check_axe(page)


def test_axe_finds_an_image_without_words(browser: Visitors, site: str) -> None:
    page = browser.new_page()
    page.goto(f"{site}/no-alt")
    (found,) = axe(page)
    assert (found.rule, found.impact, found.target) == ("image-alt", "critical", "img")
    with pytest.raises(AssertionError, match=r"image-alt \(critical\) at img: Fix any"):
        check_axe(page)


def test_axe_finds_what_only_wcag_2_2_asks_for(browser: Visitors, site: str) -> None:
    page = browser.new_page()
    page.goto(f"{site}/small")
    assert {found.rule for found in axe(page)} == {"target-size"}


@pytest.mark.parametrize(
    ("path", "trouble"),
    [
        ("/complains", "console: a complaint"),
        ("/breaks", "page: Error: broken"),
        ("/elsewhere", "leaves this machine: http://elsewhere.example/dot.gif"),
        ("/socket", "leaves this machine: ws://elsewhere.example/"),
        ("/missing-part", "console: Failed to load resource: .* 404"),
    ],
)
def test_what_goes_wrong_in_a_page_fails_the_test(
    browser: Visitors, site: str, path: str, trouble: str
) -> None:
    browser.new_page().goto(f"{site}{path}")
    with pytest.raises(AssertionError, match=trouble):
        browser.leave()


def test_what_is_expected_fails_nothing(browser: Visitors, site: str) -> None:
    browser.new_page().goto(f"{site}/missing-part")
    browser.expect_trouble("404")


@pytest.mark.parametrize("path", ["/missing-part", "/good"])
def test_what_is_tolerated_may_happen_or_not(browser: Visitors, site: str, path: str) -> None:
    browser.new_page().goto(f"{site}{path}")
    browser.tolerate_trouble("404")
    browser.leave()
    browser.new_page().goto(f"{site}/missing-part")
    with pytest.raises(AssertionError, match="404"):
        browser.leave()


def test_what_is_expected_must_happen(browser: Visitors, site: str) -> None:
    browser.new_page().goto(f"{site}/good")
    browser.expect_trouble("404")
    with pytest.raises(AssertionError, match="expected, and did not happen: 404"):
        browser.leave()


def test_a_page_is_as_wished(browser: Visitors, site: str) -> None:
    page = browser.new_page(PHONE, touch=True, lang="fr", reduced_motion=True, color_scheme="dark")
    page.goto(f"{site}/good")
    assert page.evaluate("[innerWidth, innerHeight]") == list(PHONE)
    assert page.evaluate("navigator.language") == "fr"
    assert page.evaluate("navigator.maxTouchPoints > 0")
    for wish in ("prefers-reduced-motion: reduce", "prefers-color-scheme: dark"):
        assert page.evaluate(f"matchMedia('({wish})').matches")


def test_visitors_share_no_cookies(browser: Visitors, site: str) -> None:
    ada, blaise = browser.new_page(), browser.new_page()
    for page in (ada, blaise):
        page.goto(f"{site}/good")
    ada.evaluate("document.cookie = 'seat=0'")
    assert ada.evaluate("document.cookie") == "seat=0"
    assert blaise.evaluate("document.cookie") == ""


def test_text_can_be_seen(browser: Visitors) -> None:
    """On a machine without fonts all is well but for the letters."""
    ink = """text => {
      const pen = new OffscreenCanvas(40, 40).getContext("2d");
      pen.font = "30px sans-serif";
      pen.fillText(text, 5, 35);
      return pen.getImageData(0, 0, 40, 40).data.join();
    }"""
    page = browser.new_page()
    drawn = [page.evaluate(ink, letter) for letter in (" ", "a", "é", "→")]
    assert len(set(drawn)) == len(drawn)


@pytest.mark.usefixtures("chromium")
def test_other_tests_can_run_an_event_loop() -> None:
    assert asyncio.run(asyncio.sleep(0, "done")) == "done"
