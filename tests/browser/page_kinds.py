"""Every kind of page and how to get to it, for axe and for screenshots."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from playwright.sync_api import Page

from ludotheque.games import GAMES
from tests.browser import (
    analysis_page_kinds,
    challenge_page_kinds,
    deal_page_kinds,
    duplicate_page_kinds,
    house_page_kinds,
    noxford_page_kinds,
    own_cards_page_kinds,
    puzzle_page_kinds,
    replay_page_kinds,
    samarande_page_kinds,
    samarande_positions,
    sans_foi_ni_loi_page_kinds,
    sans_foi_ni_loi_positions,
)
from tests.browser.frozen_server import GAME, FrozenServer, Place
from tests.browser.generic_page_kinds import GenericPageKinds
from tests.browser.page_actions import until_asked
from tests.games.district_noir.tables import table as laid

Going = Callable[[Page, FrozenServer], None]

MIDDLE = 26
"""Moves into a game, in its third round: everybody has something, and much is still open."""

LAST = 48
CITY = laid(
    line="6 8 docks",
    hands=("5 +2", "7 -1"),
    piles=("5 6 6 7 8 +3 police-station city-hall", "5 5 7 7 8 8 -2 +4"),
    active=0,
)


def _page(path: str) -> Going:
    def going(page: Page, frozen: FrozenServer) -> None:
        page.goto(frozen.url + path)

    return going


def _refused_setup(page: Page, frozen: FrozenServer) -> None:
    page.goto(f"{frozen.url}/play/{GAME}/screen")
    for field in page.get_by_role("textbox").all():
        field.fill("Ada")
    page.locator("main form button.main").click()
    page.wait_for_selector(".problem")


def _lobby(*names: str, me: str = "") -> Going:
    def going(page: Page, frozen: FrozenServer) -> None:
        frozen.table(*names, begin=False).open(page, me)

    return going


def _noxford_lobby(page: Page, frozen: FrozenServer) -> None:
    """With the options unfolded."""
    frozen.table("Ada", "", begin=False, game=noxford_page_kinds.NOXFORD).open(page, "Ada")
    page.locator("#lobby-options summary").click()


def _sealed_lobby(page: Page, frozen: FrozenServer) -> None:
    """With the hash of the secret unfolded."""
    frozen.table("Ada", "", begin=False, deal=None).open(page, "Ada")
    page.locator("#sealed summary").click()


def _dealing(page: Page, frozen: FrozenServer) -> None:
    """One of two clients has promised a number."""
    place = frozen.table("Ada", "Blaise", begin=False, deal=None)
    place.open(page, "Ada")
    page.locator(".start button").click()
    page.wait_for_selector("#dealing")


def _visited(page: Page, frozen: FrozenServer) -> None:
    """Home, for somebody who has tables."""
    frozen.table("Ada", "greedy", moves=MIDDLE).open(page, "Ada")
    frozen.table("Ada", "", begin=False).open(page, "Ada")
    page.goto(frozen.url)
    page.wait_for_selector("#recent .game-row")


def at_my_turn(page: Page, frozen: FrozenServer, moves: int = MIDDLE) -> Place:
    """A table at which Ada is asked."""
    place = frozen.table("Ada", "greedy", moves=moves)
    place.open(page, "Ada")
    if not page.locator("[data-asked]").count():
        frozen.play(place)
        page.wait_for_selector("[data-asked]")
    return place


def _turn(page: Page, frozen: FrozenServer) -> None:
    at_my_turn(page, frozen)


def _first_turn(page: Page, frozen: FrozenServer) -> None:
    at_my_turn(page, frozen, moves=0)


def _selected(page: Page, frozen: FrozenServer) -> None:
    at_my_turn(page, frozen)
    page.locator(".hand .card").nth(1).click()
    page.wait_for_selector(".hand [aria-pressed=true]")


def _last_round(page: Page, frozen: FrozenServer) -> None:
    """A warning that it is, and what others have done, above the question."""
    at_my_turn(page, frozen, moves=LAST - 5)
    page.wait_for_selector("#last-round")


def _selected_late(page: Page, frozen: FrozenServer) -> None:
    """The same with a card that has much to say for itself."""
    _last_round(page, frozen)
    page.locator(".hand .card.support").first.click()
    page.wait_for_selector(".hand [aria-pressed=true]")


def _taking(page: Page, frozen: FrozenServer) -> None:
    """The take is selected, and says what it would bring."""
    at_my_turn(page, frozen)
    page.locator("#take").click()
    page.wait_for_selector("#confirm:not([hidden])")


def _refused(page: Page, frozen: FrozenServer) -> None:
    place = at_my_turn(page, frozen)
    while not page.locator("#take[aria-disabled]").count():
        next_move(page, frozen, place)
    page.locator("#take").click(force=True)  # it looks disabled
    page.wait_for_selector("#notice:not([hidden])")


def next_move(page: Page, frozen: FrozenServer, place: Place) -> None:
    """One move further, and until the page shows it."""
    frozen.play(place)
    up_to_date(page, frozen, place)


def others_move(page: Page, frozen: FrozenServer, place: Place) -> bool:
    """Let the others move until Ada is asked; False if the game is over instead."""
    frozen.play_until_asked(place, 0)
    up_to_date(page, frozen, place)
    return until_asked(page)


def up_to_date(page: Page, frozen: FrozenServer, place: Place) -> None:
    """Wait until the page shows all that has happened: on its way it may show that Ada is asked
    something else, which somebody's answer has settled since."""
    page.wait_for_selector(f'#table[data-last-act="{frozen.last_act(place)}"]')


def _waiting(page: Page, frozen: FrozenServer) -> None:
    place = frozen.table("Ada", "Blaise", moves=MIDDLE)
    place.open(page, "Ada")
    if page.locator("[data-asked]").count():
        next_move(page, frozen, place)


def _talking(page: Page, frozen: FrozenServer) -> None:
    place = frozen.table("Ada", "Blaise", moves=MIDDLE)
    frozen.say(place, 1, "Bonsoir ! On joue ?")
    frozen.say(place, 0, "Avec plaisir. I hope you speak both languages, I certainly do not.")
    frozen.say(place, 1, "<b>Ha</b>")
    place.open(page, "Ada")
    page.wait_for_selector("#talk li + li + li")


def _watching(page: Page, frozen: FrozenServer) -> None:
    frozen.table("Ada", "Blaise", moves=MIDDLE).open(page)
    page.wait_for_selector(".watching small:not(:empty)")


def _curtain(page: Page, frozen: FrozenServer) -> None:
    frozen.table("Ada", "Blaise", moves=MIDDLE, one_screen=True).open(page, "Ada")
    page.wait_for_selector(".curtain")


def _unveiled(page: Page, frozen: FrozenServer) -> None:
    _curtain(page, frozen)
    page.locator(".curtain button").click()
    page.wait_for_selector(".hand")


def _end(page: Page, frozen: FrozenServer) -> None:
    place = frozen.table("Ada", "Blaise", moves=LAST)
    frozen.say(place, 1, "Bien joué.")
    place.open(page, "Ada")
    page.wait_for_selector(".account")


def _city(page: Page, frozen: FrozenServer) -> None:
    place = frozen.table("Ada", "greedy", start=CITY)
    place.open(page, "Ada")
    frozen.play(place, "take")
    page.wait_for_selector(".account")


def _card(page: Page, frozen: FrozenServer) -> None:
    at_my_turn(page, frozen)
    page.locator(".taking .card").first.click()
    page.wait_for_selector("dialog[open]")


def _reader(name: str) -> Going:
    def going(page: Page, frozen: FrozenServer) -> None:
        at_my_turn(page, frozen)
        page.locator(f"nav a[href$={name}]").click()
        page.wait_for_selector("dialog[open] #text")

    return going


def _details(page: Page, frozen: FrozenServer) -> None:
    """Unfold everything that can be unfolded."""
    at_my_turn(page, frozen)
    for summary in page.locator("main summary").all():
        summary.click()


def _my_seat(page: Page, frozen: FrozenServer) -> None:
    _details(page, frozen)
    page.locator("a[href$=my-seat]").click()
    page.wait_for_selector("dialog[open] #seat-link")


def _my_seat_page(page: Page, frozen: FrozenServer) -> None:
    """With others, for the host."""
    place = frozen.table("Ada", "Blaise", moves=MIDDLE)
    place.open(page, "Ada")
    page.goto(f"{place.url}/my-seat")


def _passing(page: Page, frozen: FrozenServer) -> None:
    _my_seat(page, frozen)
    page.locator("dialog form[action$=pass-on] button").click()
    page.wait_for_selector("dialog[open] #text:not(.my-seat) .qr")


def _passing_page(page: Page, frozen: FrozenServer) -> None:
    """Without a script it is a page of its own."""
    _my_seat_page(page, frozen)
    page.evaluate("document.querySelector('form[action$=pass-on]').submit()")
    page.wait_for_selector("main.sheet #text:not(.my-seat) .qr")


def _coming_back(page: Page, frozen: FrozenServer) -> None:
    page.goto(f"{frozen.table('Ada', 'greedy').url}/return")


def _report(page: Page, frozen: FrozenServer) -> None:
    at_my_turn(page, frozen)
    page.locator("#more summary").click()
    page.locator("#more a[href$=report]").click()
    page.wait_for_selector("dialog[open] #report")


def _report_page(page: Page, frozen: FrozenServer) -> None:
    """After the end, as a page of its own."""
    _end(page, frozen)
    page.goto(f"{page.url}/report")


def _options(page: Page, frozen: FrozenServer) -> None:
    """Everything that can be done, over the table."""
    at_my_turn(page, frozen)
    page.locator("#what-can-i-do").click()
    page.wait_for_selector("dialog[open] .option-list")


def _options_page(page: Page, frozen: FrozenServer) -> None:
    """Without a script it is a page of its own."""
    at_my_turn(page, frozen)
    page.evaluate("""() => {
      const button = document.getElementById("what-can-i-do");
      button.form.action = button.formAction;
      button.form.submit();
    }""")
    page.wait_for_selector("main.sheet .option-list")


def _confirmation_page(page: Page, frozen: FrozenServer) -> None:
    """So is what was chosen there."""
    _options_page(page, frozen)
    page.locator("[data-option]").first.click()
    page.wait_for_selector("main.sheet button.main")


def _lost(page: Page, frozen: FrozenServer) -> None:
    """Another device has taken the seat over."""
    place = frozen.table("Ada", "Blaise", moves=MIDDLE)
    place.open(page, "Ada")
    page.request.post(frozen.pass_on(place, "Ada"), max_redirects=0)
    page.context.clear_cookies()
    place.open(page, "Ada")
    page.wait_for_selector("#lost-seat")


def _taking_the_seat(page: Page, frozen: FrozenServer) -> None:
    page.goto(frozen.pass_on(frozen.table("Ada", "greedy"), "Ada"))


WITH_KINDS_OF_THEIR_OWN = (
    GAME,
    noxford_page_kinds.NOXFORD,
    samarande_positions.NAME,
    sans_foi_ni_loi_positions.NAME,
)
OTHERS = tuple(name for name in GAMES if name not in WITH_KINDS_OF_THEIR_OWN)


def _settings(page: Page, frozen: FrozenServer) -> None:
    page.goto(frozen.url)
    page.locator(".settings > summary").click()


def _settings_at_the_table(page: Page, frozen: FrozenServer) -> None:
    """With all of them changed."""
    at_my_turn(page, frozen)
    page.locator(".settings > summary").click()
    for name, value in (("text-size", "larger"), ("motion", "less"), ("signs", "strong")):
        page.locator(f"[data-setting={name}]").select_option(value)


KINDS: Mapping[str, Going] = MappingProxyType(
    {
        "home": _page("/"),
        "home-again": _visited,
        "settings": _settings,
        "settings-table": _settings_at_the_table,
        "setup-bots": _page(f"/play/{GAME}/bots"),
        "setup-friends": _page(f"/play/{GAME}/friends"),
        "setup-screen": _page(f"/play/{GAME}/screen"),
        "setup-refused": _refused_setup,
        "lobby-host": _lobby("Ada", "", me="Ada"),
        "lobby-ready": _lobby("Ada", "Blaise", me="Ada"),
        "lobby-joining": _lobby("Ada", ""),
        "lobby-guest": _lobby("Ada", "Blaise", me="Blaise"),
        "lobby-noxford": _noxford_lobby,
        "offline": _page("/offline"),
        "lobby-full": _lobby("Ada", "Blaise"),
        "lobby-sealed": _sealed_lobby,
        "lobby-dealing": _dealing,
        "table-first-turn": _first_turn,
        "table-turn": _turn,
        "table-selected": _selected,
        "table-last-round": _last_round,
        "table-selected-late": _selected_late,
        "table-taking": _taking,
        "table-refused": _refused,
        "table-waiting": _waiting,
        "table-talk": _talking,
        "table-watching": _watching,
        "table-details": _details,
        "curtain": _curtain,
        "unveiled": _unveiled,
        "end-points": _end,
        "end-city": _city,
        "dialog-card": _card,
        "dialog-rules": _reader("rules"),
        "dialog-cards": _reader("cards"),
        "dialog-pass-on": _passing,
        "pass-on": _passing_page,
        "dialog-my-seat": _my_seat,
        "my-seat": _my_seat_page,
        "return": _coming_back,
        "dialog-report": _report,
        "report": _report_page,
        "take-seat": _taking_the_seat,
        "dialog-options": _options,
        "options": _options_page,
        "confirmation": _confirmation_page,
        "table-lost-seat": _lost,
        "rules": _page(f"/games/{GAME}/rules"),
        "cards": _page(f"/games/{GAME}/cards"),
        "error": _page("/nothing-here"),
        **analysis_page_kinds.KINDS,
        **deal_page_kinds.KINDS,
        **challenge_page_kinds.KINDS,
        **house_page_kinds.KINDS,
        **duplicate_page_kinds.KINDS,
        **noxford_page_kinds.KINDS,
        **own_cards_page_kinds.KINDS,
        **puzzle_page_kinds.KINDS,
        **replay_page_kinds.KINDS,
        **sans_foi_ni_loi_page_kinds.KINDS,
        **samarande_page_kinds.KINDS,
        **{kind: go for name in OTHERS for kind, go in GenericPageKinds(name).kinds().items()},
        "about": _page("/about"),
    }
)
