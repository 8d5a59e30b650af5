"""Deals that can be checked: two browsers at a table, one alone, and the page that checks them."""

import hashlib
import json

import pytest
from playwright.sync_api import Page, expect

from ludotheque.core import Dice, Record
from tests.browser.deal_page_kinds import check, start_alone, tampered
from tests.browser.frozen_server import GAME, FrozenServer, Place
from tests.services.chromium import PATIENCE, PHONE, Visitors

pytestmark = pytest.mark.slow

REMEMBERED = "JSON.parse(localStorage.getItem('deals'))"


def signs(page: Page) -> dict[str, str]:
    """What the page has found, step by step."""
    found: dict[str, str] = page.evaluate(
        """Object.fromEntries([...document.querySelectorAll(".deal-step, .deal-verdict")]
          .map(step => [step.id, [...step.classList].pop()]))"""
    )
    return found


def outcome(page: Page, step: str) -> str:
    """The sentence that the page shows for this step."""
    return page.locator(f"#{step} [data-outcome]:visible").inner_text()


# The scripts that compute


def test_hashes_and_dice_are_the_servers(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    page.goto(frozen.url)
    texts = ["", "abc", *["é" * n + "x" * (n % 5) for n in (27, 31, 32, 60, 67, 68, 69, 136, 500)]]
    hashed = page.evaluate(
        """async texts => {
          const { sha256 } = await import("/static/shared/sha-256.js");
          const { shake256 } = await import("/static/deals/shake-256.js");
          const hex = bytes => [...bytes].map(b => b.toString(16).padStart(2, "0")).join("");
          return texts.map(text => [sha256(text), hex(shake256(text, 300))]);
        }""",
        texts,
    )
    for text, (sha, shake) in zip(texts, hashed, strict=True):
        assert sha == hashlib.sha256(text.encode()).hexdigest()
        assert shake == hashlib.shake_256(text.encode()).hexdigest(300)
    assert hashed[1][0].startswith("ba7816bf")  # as FIPS 180-4 prints it
    counts = [6, 45, 2, 1, 3 * 2**30, 2**31 + 1, 2**32] * 30
    drawn = page.evaluate(
        """async counts => {
          const { Dice } = await import("/static/deals/fair-dice.js");
          const dice = new Dice("a seed/7");
          return counts.map(n => dice.below(n));
        }""",
        counts,
    )
    dice = Dice("a seed/7")
    assert drawn == [dice.below(n) for n in counts]


# Several clients


def test_two_browsers_deal_and_both_can_check_it(browser: Visitors, frozen: FrozenServer) -> None:
    place = frozen.table("Ada", "Blaise", begin=False, deal=None)
    ada, blaise, watcher = (
        browser.new_page(),
        browser.new_page(PHONE, lang="fr"),
        browser.new_page(),
    )
    place.open(ada, "Ada")
    place.open(watcher)
    ada.locator(".start button").click()
    for page in (ada, watcher):
        expect(page.locator("#dealing")).to_contain_text("Dealing…")
    expect(ada).to_have_title("Dealing · District Noir")
    assert not ada.locator(".chairs form").count()
    place.open(blaise, "Blaise")  # the last to promise: the rest follows by itself
    for page in (ada, blaise, watcher):
        page.wait_for_selector("#table[data-phase=playing]")
    frozen.resign(place)
    deal = Record.read(frozen.record(place)).header.deal
    assert deal is not None
    assert (deal.procedure, deal.silent(), deal.unfit()) == ("committed", (), ())
    for seat, page in enumerate((ada, blaise)):
        (known,) = page.evaluate(REMEMBERED)
        assert known == {
            "table": place.id,
            "hash": deal.shown,
            "number": deal.contributions[seat].number,
        }
        page.wait_for_selector(".account")
        page.locator(".account a[href$='/deal']").click()
        page.wait_for_selector("#verdict.holds")
        assert set(signs(page).values()) == {"holds"}
    assert "your browser’s own number" in outcome(ada, "memory")
    assert "Personne n’a choisi ces cartes" in outcome(blaise, "verdict")
    check(watcher, place)  # it saw the hash, and added nothing
    assert "added no number" in outcome(watcher, "memory")
    stranger = browser.new_page()
    check(stranger, place)
    assert (signs(stranger)["memory"], signs(stranger)["verdict"]) == ("note", "note")
    assert "was not there to see it" in outcome(stranger, "verdict")


def test_a_browser_that_is_reloaded_keeps_its_promise(
    browser: Visitors, frozen: FrozenServer
) -> None:
    place = frozen.table("Ada", "Blaise", begin=False, deal=None)
    page = browser.new_page()
    place.open(page, "Ada")
    page.locator(".start button").click()
    page.wait_for_selector("#dealing")
    page.wait_for_function(f"() => {REMEMBERED}[0].number")
    with page.expect_response("**/commit"):
        page.reload()  # the same promise, once more
    frozen.end_step(place)
    page.wait_for_selector("#table[data-phase=playing]")
    frozen.resign(place)
    deal = Record.read(frozen.record(place)).header.deal
    assert deal is not None
    assert (deal.silent(), deal.unfit()) == ((1,), ())
    check(page, place)
    assert (signs(page)["numbers"], signs(page)["verdict"]) == ("note", "holds")
    expect(page.locator("#numbers")).to_contain_text("Blaise sent no number")


# One client alone


@pytest.mark.parametrize("door", ["bots", "screen"])
def test_a_door_that_begins_at_once_shows_the_hash_before(
    browser: Visitors, frozen: FrozenServer, door: str
) -> None:
    frozen.deal(None)
    page = browser.new_page()
    page.goto(f"{frozen.url}/play/{GAME}/{door}")
    if door == "bots":
        page.get_by_label("Your name").fill("Ada")
    page.locator("main form button.main").click()
    page.wait_for_selector("#table[data-phase=playing]")
    place = Place.at(page)
    frozen.resign(place)
    deal = Record.read(frozen.record(place)).header.deal
    assert deal is not None
    assert (deal.procedure, deal.silent()) == ("alone", ())
    (known,) = page.evaluate(REMEMBERED)
    assert known == {
        "table": place.id,
        "hash": deal.shown,
        "number": deal.contributions[0].number,
    }
    check(page, place)
    assert set(signs(page).values()) == {"holds"}
    page.goto(place.url)
    page.locator(".account form button").click()  # the rematch begins at once as well
    page.wait_for_selector("#table[data-phase=playing]")
    again = Place.at(page)
    frozen.resign(again)
    check(page, again)
    assert set(signs(page).values()) == {"holds"}


def test_a_form_that_is_refused_says_why_and_can_be_sent_again(
    browser: Visitors, frozen: FrozenServer
) -> None:
    frozen.deal(None)
    browser.expect_trouble("409")
    page = browser.new_page()
    page.goto(f"{frozen.url}/play/{GAME}/screen")
    for field in page.get_by_role("textbox").all():
        field.fill("Ada")
    page.locator("main form button.main").click()
    expect(page.locator("#notice")).to_contain_text("is taken at this table")
    page.get_by_role("textbox").last.fill("Blaise")
    page.locator("main form button.main").click()
    page.wait_for_selector("#table[data-phase=playing]")


def test_without_scripts_it_is_dealt_all_the_same(browser: Visitors, frozen: FrozenServer) -> None:
    frozen.deal(None)
    with_scripts = browser.new_page()
    context = with_scripts.context.browser.new_context(java_script_enabled=False)  # type: ignore[union-attr]
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(f"{frozen.url}/play/{GAME}/bots")
    page.get_by_label("Your name").fill("Ada")
    page.locator("main form button.main").click()
    page.wait_for_selector("#table[data-phase=playing]")
    place = Place.at(page)
    frozen.resign(place)
    page.goto(f"{place.url}/deal")
    assert "ludotheque verify" in page.locator("main").inner_text()
    assert page.locator("#memory").is_hidden()
    page.locator("#secret summary").click()
    deal = Record.read(frozen.record(place)).header.deal
    assert deal is not None
    expect(page.locator("#secret code").last).to_have_text(deal.secret)
    expect(page.locator("#numbers .deal-note")).to_be_visible()
    context.close()


# What does not fit


def played_alone(browser: Visitors, frozen: FrozenServer) -> tuple[Page, Place]:
    """A browser that has played a match alone, with a number of its own."""
    page = browser.new_page()
    place = start_alone(page, frozen)
    frozen.resign(place)
    return page, place


def remember_otherwise(page: Page, change: str) -> None:
    """Let the browser have written something else down."""
    changed = f"{REMEMBERED}.map(deal => ({{ ...deal, {change} }}))"
    page.evaluate(f"localStorage.setItem('deals', JSON.stringify({changed}))")


@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"secret": 64 * "0"}, {"secret", "seed"}),
        ({"shown": 64 * "0"}, {"secret", "memory"}),
        ({"table": "another"}, {"seed"}),
    ],
)
def test_a_record_that_was_tampered_with_fails_visibly(
    browser: Visitors, frozen: FrozenServer, changes: dict[str, str], wrong: set[str]
) -> None:
    page, place = played_alone(browser, frozen)
    brought = frozen.bring(tampered(frozen.record(place), **changes))
    check(page, brought)
    found = signs(page)
    assert {step for step, sign in found.items() if sign == "fails"} == {*wrong, "verdict"}
    assert "Do not trust this deal" in outcome(page, "verdict")
    expect(page.locator("#verdict")).to_contain_text("The server found")


def test_draws_that_do_not_come_from_the_seed_fail_visibly(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page, place = played_alone(browser, frozen)
    header, _, entries = frozen.record(place).partition("\n")
    content = json.loads(header)
    content["seed"] = 64 * "0"
    check(page, frozen.bring(f"{json.dumps(content)}\n{entries}"))
    found = signs(page)
    assert (found["secret"], found["seed"], found["cards"]) == ("holds", "fails", "fails")
    assert found["verdict"] == "fails"


def test_a_server_that_showed_another_hash_is_found_out(
    browser: Visitors, frozen: FrozenServer
) -> None:
    page, place = played_alone(browser, frozen)
    remember_otherwise(page, "hash: 'another'")
    check(page, place)
    assert signs(page)["memory"] == "fails"
    assert "another fingerprint" in outcome(page, "memory")
    assert signs(page)["verdict"] == "fails"


def test_a_number_that_was_left_out_is_found_out(browser: Visitors, frozen: FrozenServer) -> None:
    page, place = played_alone(browser, frozen)
    remember_otherwise(page, "number: 'f'.repeat(64)")
    check(page, place)
    assert "is not among those used" in outcome(page, "memory")
    assert signs(page)["verdict"] == "fails"


def test_what_cannot_be_proved_says_so(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    place = frozen.table("Ada", "Blaise", deal="a chosen seed")
    frozen.resign(place)
    page.goto(f"{place.url}/replay")
    page.locator("#player a[href$='/deal']").click()
    page.wait_for_selector("#verdict.note")
    expect(page.locator("main > .deal-note")).to_contain_text("somebody chose the seed")
    assert signs(page)["cards"] == "holds"
    assert "does not prove" in outcome(page, "verdict")


def test_before_the_end_the_envelope_stays_sealed(browser: Visitors, frozen: FrozenServer) -> None:
    page = browser.new_page()
    place = start_alone(page, frozen)
    page.locator("#more summary").click()
    page.locator("#more a[href$='/deal']").click()
    dialog = page.locator("dialog[open]")
    (known,) = page.evaluate(REMEMBERED)
    expect(dialog.locator("code").first).to_have_text(known["hash"])
    assert known["table"] == place.id
