"""Somebody who takes a lesson through the page: by touch, or with the keyboard alone."""

from abc import abstractmethod
from typing import Final

from playwright.sync_api import Page, expect

from ludotheque.lessons import Lesson
from tests.browser.test_keyboard import tab_to

COVERED: Final = """() => {
  const boxOf = (element) => element.getBoundingClientRect();
  const overlaps = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const { clientWidth, clientHeight } = document.documentElement;
  const card = boxOf(document.getElementById("lesson-card"));
  const problems = [];
  const isCut = card.right > clientWidth + 1 || card.bottom > clientHeight + 1;
  if (card.left < 0 || card.top < 0 || isCut) problems.push("the card is not in the window");
  const rings = [...document.querySelectorAll(".lesson-ring:not([hidden])")];
  for (const ring of rings) {
    const box = boxOf(ring);
    if (overlaps(box, card)) problems.push(`the card covers what is lit: ${ring.className}`);
    const isTouch = ring.matches(".touch");
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    const isOut = middle.x < 0 || middle.y < 0 || middle.x > clientWidth || middle.y > clientHeight;
    if (isTouch && isOut) problems.push("what is to be touched is out of sight");
  }
  const { stepLights, stepTouches } = document.getElementById("lesson-card").dataset;
  if ((stepLights || stepTouches) && !rings.length) problems.push("nothing is lit");
  const touches = stepTouches.split("; ").filter(Boolean).length;
  const shown = rings.filter((ring) => ring.matches(".touch")).length;
  if (shown < touches) problems.push(`${touches - shown} to be touched is not lit`);
  return problems;
}"""
"""What is wrong with how a step is shown."""


ON_SCREEN: Final = """([x, y]) => {
  const at = new DOMPoint(x, y).matrixTransform(document.getElementById("ground").getScreenCTM());
  return [at.x, at.y];
}"""
TOWARDS: Final = """(pile) => {
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const here = document.activeElement;
  if (here.id === pile) return "Enter";
  const from = middle(here);
  const to = middle(document.getElementById(pile));
  const x = to.x - from.x;
  const y = to.y - from.y;
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? "ArrowRight" : "ArrowLeft";
  return y > 0 ? "ArrowDown" : "ArrowUp";
}"""
"""The key that leads from the pile that has the focus towards another one."""
MOST_KEYS: Final = 200


class Learner:
    """Plays a lesson as its script wants it."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page

    @abstractmethod
    def press(self, selector: str) -> None:
        """Press what can be pressed there."""

    def take(self, lesson: Lesson) -> None:
        """From the page of its first step to its end."""
        last = len(lesson.steps)
        for number in range(1, last + 1):
            self.page.wait_for_selector(f'#lesson-card[data-step="{number}"]')
            expect(self.page.locator("#lesson-card")).to_be_focused()
            assert step_problems(self.page) == [], f"{lesson.name}, step {number}"
            wanted = lesson.step(number).wanted
            if wanted is not None:
                self.move(wanted.text)
            elif number < last:
                self.press("#lesson-next")

    @abstractmethod
    def lift(self, pile: str) -> None:
        """Choose a pile of the city."""

    @abstractmethod
    def aim(self, text: str) -> None:
        """Choose the place in the city that this move names."""

    @abstractmethod
    def choose_price(self, text: str) -> None:
        """Choose what to ask for something."""

    def move(self, text: str) -> None:
        """Make a move with what the table offers for it."""
        if self.page.locator("#city").count():
            self._place(text)
            return
        option = self.page.locator(f'#options button[data-part-path][value="{text}"]')
        if option.count():
            self._build(text, (option.get_attribute("data-part-path") or "").split())
            return
        if self.page.locator(f'#asked-price option[value="{text}"]').count():
            self.choose_price(text)
            self.press("#ask-price")
            return
        whole = f'#moves [name=move][value="{text}"]'
        self.press(f"{whole}:visible")
        if self.page.locator(f"{whole}[data-meaning]").count():
            self.press("#confirm")

    def _place(self, text: str) -> None:
        words = text.split()
        if words[0] == "move":
            self.lift(f"p-{words[1]}-{words[2]}")
        else:
            self.press(f'#ribbon .card[data-kind-name="{words[1]}"]')
        self.aim(text)
        expect(self.page.locator("#place")).to_have_attribute("value", text)
        self.press("#place")

    def _build(self, text: str, path: list[str]) -> None:
        """Choose part after part, as far as there is something to choose."""
        for token in path:
            if not self.page.locator("#confirm:visible").count():
                there = f'[data-part~="{token}"]:visible'
                has_element = self.page.locator(there).count()
                self.press(there if has_element else f'[data-next-part="{token}"]')
        expect(self.page.locator("#confirm")).to_have_attribute("value", text)
        self.press("#confirm")


class Toucher(Learner):
    """With a finger."""

    def press(self, selector: str) -> None:
        self.page.locator(selector).first.tap()

    def choose_price(self, text: str) -> None:
        self.page.locator("#asked-price").select_option(text)

    def lift(self, pile: str) -> None:
        self._tap_city(*self._middle_of_pile(pile))

    def aim(self, text: str) -> None:
        *_, way, x, y = text.split()
        left, bottom = int(x), int(y)
        if way in ("upright", "sideways"):
            width, height = (63, 88) if way == "upright" else (88, 63)
            middle = left + width / 2, -bottom - height / 2
        else:
            middle = self._middle_of_pile(f"p-{x}-{y}")
        self._tap_city(*middle)
        self.page.wait_for_selector("#place:not([hidden])")
        if self._aimed_at() != text:  # it lies the other way
            self.press("#turn-card")
        if self._aimed_at() != text:
            self._tap_city(*middle)

    def _aimed_at(self) -> str | None:
        return self.page.locator("#place").get_attribute("value")

    def _middle_of_pile(self, pile: str) -> tuple[float, float]:
        box = self.page.locator(f"#{pile}").get_attribute("data-pile-box")
        assert box is not None
        left, top, width, height = map(float, box.split())
        return left + width / 2, top + height / 2

    def _tap_city(self, x: float, y: float) -> None:
        """Tap at this point of the city, wherever it is on the screen."""
        drawn(self.page)  # the city is fitted in again when something is chosen
        there = self.page.evaluate(ON_SCREEN, [x, y])
        self.page.touchscreen.tap(*there)


class Typist(Learner):
    """With Tab and Enter."""

    def press(self, selector: str) -> None:
        tab_to(self.page, selector.replace(":visible", ""))
        self.page.keyboard.press("Enter")

    def choose_price(self, text: str) -> None:
        tab_to(self.page, "#asked-price")
        while self.page.locator("#asked-price").input_value() != text:
            self.page.keyboard.press("ArrowDown")

    def lift(self, pile: str) -> None:
        while not self.page.locator(".pile:focus").count():  # which has a light, no outline
            self.page.keyboard.press("Tab")
        for _ in range(MOST_KEYS):
            key = self.page.evaluate(TOWARDS, pile)
            self.page.keyboard.press(key)
            if key == "Enter":
                return
        raise AssertionError(f"the arrow keys do not lead to {pile}")

    def aim(self, text: str) -> None:
        for _ in range(MOST_KEYS):
            self.page.keyboard.press("n")
            if self.page.locator("#place").get_attribute("value") == text:
                return
        raise AssertionError(f"n does not lead to {text}")


def step_problems(page: Page) -> list[str]:
    """What is wrong with how this step is shown, once it has been drawn."""
    drawn(page)
    found: list[str] = page.evaluate(COVERED)
    return found


def drawn(page: Page) -> None:
    """Wait until what has changed has been drawn."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
