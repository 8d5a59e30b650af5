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

    def move(self, text: str) -> None:
        """Make a move with what the table offers for it."""
        option = self.page.locator(f'#options button[value="{text}"]')
        if option.count():
            self._build(text, (option.get_attribute("data-part-path") or "").split())
            return
        whole = f'#moves [name=move][value="{text}"]'
        self.press(f"{whole}:visible")
        if self.page.locator(f"{whole}[data-meaning]").count():
            self.press("#confirm")

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


class Typist(Learner):
    """With Tab and Enter."""

    def press(self, selector: str) -> None:
        tab_to(self.page, selector.replace(":visible", ""))
        self.page.keyboard.press("Enter")


def step_problems(page: Page) -> list[str]:
    """What is wrong with how this step is shown, once it has been drawn."""
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    found: list[str] = page.evaluate(COVERED)
    return found
