"""Being told of one's turn while one looks elsewhere: in a hidden tab, by a mark, a sound and a
notification; and of what has arrived below the first screen of a phone."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frozen_server import FrozenServer, Place
from tests.services.chromium import PHONE, Visitors
from tests.web.fake_time import eventually

pytestmark = pytest.mark.slow

HIDE = """() => {
  Object.defineProperty(document, "hidden", { get: () => window.isAway, configurable: true });
  window.isAway = true;
  document.dispatchEvent(new Event("visibilitychange"));
}"""
COME_BACK = "isAway = false; document.dispatchEvent(new Event('visibilitychange'))"
NO_TIMERS = "setTimeout = () => 0; setInterval = () => 0; requestAnimationFrame = () => 0"
"""What browsers do in the end with the scripts of a tab that nobody looks at."""

WATCHED = """window.told = [];
window.Notification = class {
  static permission = "default";
  static requestPermission = async () => { Notification.permission = "granted"; };
  constructor(title, content) { told.push(`${title}: ${content.body}`); }
  addEventListener() {}
};
window.AudioContext = class {
  state = "running"; currentTime = 0; destination = {};
  resume() { return Promise.resolve(); }
  addEventListener() {}
  createGain() {
    return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect() {} };
  }
  createOscillator() {
    return { frequency: {}, connect: () => ({ connect() {} }), start: () => told.push("note"),
             stop() {} };
  }
};
"""
"""What a page would sound and show, since nobody hears and sees it here."""

TOLD = "told.splice(0)"
ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"


def until_told(page: Page, count: int) -> None:
    eventually(lambda: len(page.evaluate("told")) == count)


def waiting(page: Page, frozen: FrozenServer) -> Place:
    """Ada waits for Blaise."""
    place = frozen.table("Ada", "Blaise")
    frozen.play_until_asked(place, 1)
    place.open(page, "Ada")
    expect(page).to_have_title("Blaise to play · District Noir")
    return place


@pytest.mark.parametrize("pace", ["normal", "steps"])
def test_a_hidden_tab_says_so_at_once_whatever_becomes_of_its_timers(
    browser: Visitors, frozen: FrozenServer, pace: str
) -> None:
    page = browser.new_page(pace=pace)
    place = waiting(page, frozen)
    assert "turn" not in page.evaluate(ICON)
    page.evaluate(HIDE)
    page.evaluate(NO_TIMERS)
    frozen.play_until_asked(place, 0)
    expect(page).to_have_title("● Your turn · District Noir")
    assert page.evaluate(ICON) == "/static/shared/icon-turn.svg"
    frozen.play_until_asked(place, 1)
    expect(page).to_have_title("Blaise to play · District Noir")
    assert page.evaluate(ICON) == "/static/shared/icon.svg"


def test_what_waits_for_its_pace_is_there_once_the_tab_is_hidden(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(pace="steps")
    place = waiting(page, frozen)
    for _ in range(6):
        frozen.play(place)
    expect(page.locator("#recap-skip")).to_be_visible()
    page.evaluate(HIDE)
    page.wait_for_selector(f'#table[data-last-act="{frozen.last_act(place)}"]')
    page.evaluate(COME_BACK)
    expect(page.locator("#table")).to_have_attribute("data-phase", "playing")


def test_whoever_wants_it_hears_it_and_is_notified(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    page.context.add_init_script(WATCHED)
    place = waiting(page, frozen)
    page.evaluate(HIDE)
    frozen.play_until_asked(place, 0)
    expect(page).to_have_title("● Your turn · District Noir")
    assert page.evaluate(TOLD) == []
    frozen.play_until_asked(place, 1)
    expect(page).to_have_title("Blaise to play · District Noir")
    page.evaluate(COME_BACK)
    page.locator(".settings > summary").click()
    page.locator("[data-setting=sound]").select_option("on")
    until_told(page, 2)
    assert page.evaluate(TOLD) == ["note", "note"]  # so that one knows what it is like
    page.locator("[data-setting=alerts]").select_option("on")
    expect(page.locator("#alerts-note")).to_contain_text("You are notified")
    page.keyboard.press("Escape")
    page.evaluate(HIDE)
    frozen.play_until_asked(place, 0)
    until_told(page, 3)
    assert page.evaluate(TOLD) == ["note", "note", "District Noir: It’s your turn."]
    page.evaluate(COME_BACK)
    expect(page.locator("#table")).to_have_attribute("data-asked", "")
    page.wait_for_timeout(300)
    assert page.evaluate(TOLD) == []  # once for each turn


def test_a_refusal_is_said_and_kept(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    page.goto(frozen.url)
    page.locator(".settings > summary").click()
    page.locator("[data-setting=alerts]").select_option("on")
    expect(page.locator("[data-setting=alerts]")).to_have_value("off")
    expect(page.locator("#alerts-note")).to_contain_text("blocks")
    page.reload()
    page.locator(".settings > summary").click()
    expect(page.locator("[data-setting=alerts]")).to_have_value("off")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_over_plain_http_the_panel_says_why_and_the_rest_works(
    browser: Visitors, frozen: FrozenServer, lang: str
) -> None:
    page = browser.new_page(PHONE, touch=True, lang=lang, plain_http=True)
    page.context.add_init_script(WATCHED)
    place = frozen.table("Ada", "Blaise")
    frozen.play_until_asked(place, 1)
    place.open(page, "Ada")
    page.locator(".settings > summary").click()
    expect(page.locator("#alerts-note")).to_contain_text("https")
    expect(page.locator("[data-setting=alerts]")).to_be_disabled()
    page.locator("[data-setting=sound]").select_option("on")
    until_told(page, 2)
    page.evaluate(HIDE)
    frozen.play_until_asked(place, 0)
    expect(page).to_have_title(f"● {'Your turn' if lang == 'en' else 'À vous'} · District Noir")
    until_told(page, 4)


def test_talk_below_the_first_screen_of_a_phone_has_a_badge(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page(PHONE, touch=True, reduced_motion=True)
    place = frozen.table("Ada", "Blaise", moves=4)
    frozen.say(place, 1, "Hello")
    place.open(page, "Ada")
    badge = page.locator("#talk-badge")
    expect(badge).to_be_hidden()
    frozen.say(place, 1, "Are you there?")
    frozen.say(place, 1, "It is late.")
    expect(badge).to_have_text("Talk 2")
    badge.click()
    expect(page.locator("#sayings li").last).to_be_in_viewport()
    expect(badge).to_be_hidden()


def test_a_rematch_out_of_sight_has_a_badge(browser: Visitors, frozen: FrozenServer) -> None:
    ada, blaise = (browser.new_page(PHONE, touch=True, reduced_motion=True) for _ in range(2))
    place = frozen.table("Ada", "Blaise", moves=4, game="noxford")
    frozen.play_out(place)
    for page, name in ((ada, "Ada"), (blaise, "Blaise")):
        place.open(page, name)
    blaise.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    ada.locator("#account .after button.main").click()
    ada.wait_for_url(lambda url: url != place.url)
    badge = blaise.locator("#rematch-badge")
    expect(badge).to_be_visible()
    badge.click()
    expect(blaise.locator("[data-rematch]")).to_be_in_viewport()
    expect(badge).to_be_hidden()


PUSHING = """const given = {
  endpoint: "https://fcm.googleapis.com/fcm/send/abc",
  keys: { p256dh: "B" + "A".repeat(86), auth: "A".repeat(22) },
};
const subscription = { ...given, toJSON: () => given, unsubscribe: async () => true };
const pushManager = {
  subscribe: async (options) => (window.subscribedWith = options, subscription),
  getSubscription: async () => subscription,
};
const registration = { pushManager, showNotification: async () => {} };
window.PushManager = class {};
Object.defineProperty(Navigator.prototype, "serviceWorker", { value: {
  register: async () => registration,
  getRegistration: async () => registration,
  ready: Promise.resolve(registration),
} });
"""
"""A browser that can subscribe, though there is no push service here."""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_with_the_page_closed_the_browser_is_told_as_long_as_that_is_wanted(
    browser: Visitors, frozen: FrozenServer, lang: str
) -> None:
    page = browser.new_page(PHONE, touch=True, lang=lang)
    page.context.add_init_script(WATCHED + PUSHING)
    place = frozen.table("Ada", "Blaise", moves=2)
    place.open(page, "Ada")
    page.locator(".settings > summary").click()
    with page.expect_response("**/push") as told:
        page.locator("[data-setting=alerts]").select_option("on")
    assert told.value.status == 200
    note = {"en": "also with the page closed", "fr": "même page fermée"}[lang]
    expect(page.locator("#alerts-note")).to_contain_text(note)
    subscribed = page.evaluate("subscribedWith")
    assert subscribed["userVisibleOnly"] is True
    assert len(subscribed["applicationServerKey"]) == 87
    with page.expect_response("**/push/forget") as forgotten:
        page.locator("[data-setting=alerts]").select_option("off")
    assert forgotten.value.status == 200
    expect(page.locator("#alerts-note")).not_to_contain_text(note)


def test_whoever_has_not_switched_it_on_is_not_subscribed(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page = browser.new_page()
    page.context.add_init_script(WATCHED + PUSHING)
    place = frozen.table("Ada", "Blaise", moves=2)
    place.open(page, "Ada")
    page.locator(".settings > summary").click()
    expect(page.locator("#alerts-note")).to_contain_text("always tell you")
    assert page.evaluate("window.subscribedWith ?? null") is None


RECORDING = """self.registration.showNotification = async (title, { body, data }) => {
  shown.push([title, body, data]);
};
self.shown = [];
"""
"""A browser without a screen may show nothing."""


def test_what_a_push_service_delivers_is_shown_as_it_came(
    browser: Visitors, frozen: FrozenServer
) -> None:
    """The browser hands it to our own worker here, as if its push service had sent it."""
    page = browser.new_page(service_workers=True)
    place = waiting(page, frozen)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    (worker,) = page.context.service_workers
    worker.evaluate(RECORDING)
    devtools, found = page.context.new_cdp_session(page), []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    eventually(lambda: bool(page.evaluate("true") and found))  # asking lets events arrive
    message = {"title": "District Noir", "body": "Your turn", "path": f"/t/{place.id}"}
    sent = {"registrationId": found[0]["registrationId"], "data": json.dumps(message)}
    devtools.send("ServiceWorker.deliverPushMessage", {"origin": frozen.url, **sent})
    eventually(lambda: worker.evaluate("shown") == [list(message.values())])
