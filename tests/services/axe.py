"""What axe finds wrong with a page: WCAG 2.0 to 2.2, levels A and AA, and good practice."""

from collections.abc import Sequence
from typing import NamedTuple

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
"""All that axe has; of WCAG 2.2 it can check nothing at level A."""

LOOKS = ("color-contrast", "scrollable-region-focusable", "target-size")
"""The rules about what a page looks like: all that another size or other colours can break."""


class Violation(NamedTuple):
    """One element that breaks one rule."""

    rule: str
    impact: str
    target: str
    summary: str

    def __str__(self) -> str:
        summary = " ".join(self.summary.split())
        return f"{self.rule} ({self.impact}) at {self.target}: {summary}"


def axe(page: Page, rules: Sequence[str] = ()) -> list[Violation]:
    """Everything that axe finds wrong with the page as it is now, by all rules or by these."""
    only = {"type": "rule", "values": rules} if rules else {"type": "tag", "values": TAGS}
    options = {"runOnly": only, "resultTypes": ["violations"]}
    response = Axe().run(page, options=options).response
    return [
        Violation(found["id"], found["impact"], _target(node["target"]), node["failureSummary"])
        for found in response["violations"]
        for node in found["nodes"]
    ]


def check_axe(page: Page, rules: Sequence[str] = ()) -> None:
    """AssertionError with all of it, if axe finds anything wrong."""
    found = axe(page, rules)
    assert not found, f"axe, at {page.url}:\n" + "\n".join(map(str, found))


def _target(selectors: list[str | list[str]]) -> str:
    """Frames and shadow roots come first; within them a selector is a list again."""
    flat = (" ".join(one) if isinstance(one, list) else one for one in selectors)
    return " ".join(flat)
