"""Les Fils de Samarande, each player on their own device: all are asked at once whether they
answer, and nobody can tell who has (SA-70 to SA-73)."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.frozen_server import Place
from tests.browser.page_actions import act
from tests.browser.samarande_positions import NAME, answering
from tests.services.chromium import Visitors
from tests.web.fake_time import FakeClock, eventually
from tests.web.servers import Running, running

pytestmark = pytest.mark.slow

ASKED = re.compile("^●")
NAMES = ("Ada", "Blaise", "Céline")


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def server(tmp_path: Path, clock: FakeClock) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path / 'answers.sqlite'}", clock=clock) as found:
        yield found


@pytest.fixture
def pages(server: Running, browser: Visitors) -> list[Page]:  # so that it outlives its pages
    """Ada and Céline hold a genie, and Blaise has just played Aladdin on Ada."""
    place = Place.of(NAMES, server.open(*NAMES, game=NAME, start=answering()))
    found = []
    for name in NAMES:
        found.append(browser.new_page(reduced_motion=True))
        place.open(found[-1], name)
    blaise = found[1]
    blaise.get_by_role("list", name="Your hand").get_by_role("button", name="Aladdin").click()
    choices = blaise.get_by_role("group", name="Choose a target")
    choices.get_by_role("button", name="Ada").click()
    blaise.get_by_role("button", name="Play Aladdin").click()
    for page in (found[0], found[2]):
        expect(page.get_by_role("alert")).to_contain_text("Aladdin")
        expect(page).to_have_title(ASKED)
    expect(blaise.locator("#table")).to_have_attribute("data-last-act", act(found[0]))
    return found


def let_the_window_close(clock: FakeClock) -> None:
    """Let just the time of this window pass: the next one stays open."""
    eventually(lambda: bool(clock.slept))
    clock.time += clock.slept[-1]


@pytest.mark.rule("SA-70", "SA-71")
def test_a_genie_answers_from_its_holders_own_device(pages: list[Page], clock: FakeClock) -> None:
    ada, blaise, celine = pages
    before = act(blaise)
    hand = ada.get_by_role("list", name="Your hand")
    hand.get_by_role("button", name="Mischievous genie").click()
    ada.get_by_role("button", name="Answer with a Mischievous genie").click()
    expect(ada.get_by_text("Your answer is noted.")).to_be_visible()
    assert [act(page) for page in pages] == [before] * 3
    for page in (blaise, celine):
        expect(page.get_by_role("log")).not_to_contain_text("answer")
    let_the_window_close(clock)  # Céline has said nothing
    expect(blaise.get_by_role("log")).to_contain_text("Ada answers")
    stood = clock.time
    for page in (blaise, celine):
        page.get_by_role("button", name="Let it pass").click()
    for page, whose in zip(pages, ("Blaise’s", "Your", "Blaise’s"), strict=True):
        told = page.get_by_role("list", name="What happened")
        expect(told).to_contain_text(f"{whose} Aladdin is cancelled and discarded.")
    expect(blaise).to_have_title(ASKED)
    assert clock.time == stood, "when all have let it pass nobody waits"
    genie = ada.get_by_role("list", name="Your hand").get_by_role("button", name="Mischievous")
    expect(genie).to_have_count(0)


def test_whoever_lets_pass_closes_the_window_early(pages: list[Page], clock: FakeClock) -> None:
    ada, blaise, celine = pages
    stood = clock.time
    ada.get_by_role("button", name="Let it pass").click()
    expect(ada.get_by_text("Your answer is noted.")).to_be_visible()
    expect(blaise).not_to_have_title(ASKED)
    celine.get_by_role("checkbox", name="Let everything pass until my turn").check()
    expect(blaise).to_have_title(ASKED)
    expect(blaise.get_by_role("list", name="The hand that you see")).to_be_visible()
    assert clock.time == stood
