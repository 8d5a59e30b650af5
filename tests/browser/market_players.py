"""Players of Sans Foi Ni Loi and Les Fils de Samarande through the page, by mouse, touch and
keyboard."""

from playwright.sync_api import Locator, Page, expect

from ludotheque.core import Dice
from tests.browser.frozen_server import FrozenServer, Place
from tests.browser.page_actions import act, until_acted
from tests.browser.page_kinds import others_move
from tests.browser.test_keyboard import tab_to

LONGEST = 120
SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


class Rancher:
    """Chooses from the options in the page, makes few moves a turn, and touches their parts."""

    def __init__(self, page: Page, seed: str) -> None:
        self.page = page
        self.dice = Dice(seed)
        self.done = 0

    def choose(self) -> tuple[str, list[str]]:
        """A move, and the parts it is made of."""
        options = self.page.locator("#options button").evaluate_all(
            "all => all.map(e => [e.value, e.dataset.partPath])"
        )
        buttons = self.page.locator(".doing").evaluate_all("all => all.map(e => e.value)")
        self.done += 1
        if "end" in buttons and (self.done > 3 or not options):
            self.done = 0
            return "end", []
        plays = [each for each in options if not each[0].startswith("take")]
        if plays and self.done % 2:
            options = plays
        if not options:
            return self.dice.pick([each for each in buttons if each != "buy"]), []
        move, path = self.dice.pick(options)
        return move, path.split()

    def touch(self, token: str) -> Locator:
        """The element for this part, or its button in words if the element is folded up."""
        there = self.page.locator(f'[data-part~="{token}"]:visible')
        return there.first if there.count() else self.page.locator(f'[data-next-part="{token}"]')


class Vizier(Rancher):
    """Lets everything pass: an answer is played only when the window closes."""

    def choose(self) -> tuple[str, list[str]]:
        if self.page.locator('.doing[value="pass"]').count():
            return "pass", []
        return super().choose()


def make_move(rancher: Rancher, *, touch: bool = False) -> str:
    """Make one move, part by part. Returns its first word."""
    page = rancher.page
    before = act(page)
    move, path = rancher.choose()
    go_on = page.locator("#duel-go-on:visible")
    if go_on.count():  # the last dice stand in the line's place
        go_on.tap() if touch else go_on.click()
    for token in path:
        if page.locator("#confirm:visible").count():
            break  # there was nothing more to choose
        element = rancher.touch(token)
        element.tap() if touch else element.click()
        assert act(page) == before, "nothing leaves the page before the choice is whole"
    button = page.locator("#confirm" if path else f'.doing[value="{move}"]')
    if path:
        expect(button).to_have_attribute("value", move)
    button.tap() if touch else button.click()
    until_acted(page, before)
    return move.split()[0]


def play_out(rancher: Rancher, frozen: FrozenServer, place: Place, *, touch: bool) -> set[str]:
    """Play a whole game. Returns the first words of the moves."""
    page, made = rancher.page, set[str]()
    for _ in range(LONGEST):
        if not others_move(page, frozen, place):
            return made
        made.add(make_move(rancher, touch=touch))
        assert page.evaluate(SIDEWAYS) == 0
    raise AssertionError("the game does not end")


def play_by_keyboard(rancher: Rancher, frozen: FrozenServer, place: Place) -> None:
    """A whole game with Tab, Enter and Space."""
    page = rancher.page
    while others_move(page, frozen, place):
        before = act(page)
        move, path = rancher.choose()
        for token in path:
            if not page.locator("#confirm:visible").count():
                tab_to(page, f'[data-part~="{token}"], [data-next-part="{token}"]')
                page.keyboard.press("Enter")
        tab_to(page, f'[name=move][value="{move}"]')
        page.keyboard.press("Space" if path else "Enter")
        until_acted(page, before)
        assert page.locator("#table :focus").count(), f"{move}: the focus is lost"
