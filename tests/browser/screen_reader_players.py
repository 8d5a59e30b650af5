"""Players who use a page by roles and names alone, as a screen reader does."""

import re
from abc import ABC, abstractmethod

from playwright.sync_api import Locator, Page, expect

from tests.browser.page_actions import act, until_acted

LONGEST = 80
TITLE = re.compile("^(●|The end)")
A_MOVE = re.compile(
    r"^(Take an?|Draw the|Lay|Put(?! the card back)|Play|Sell an?|Let an?|Discard|The|On your"
    r"|Leave the next)\b"
)
NO_CARD_NEEDED = re.compile(
    "^(Let it pass|Let it stand|Keep your herds|Leave the (rest|line) as it is|Decline|Ask)$"
)
A_RULE = re.compile(r" (SF|SA)-\d+$")


class Reader(ABC):
    """Learns whose turn it is from the title, and what has happened from the log."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.turns = 0

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def is_asked(self) -> bool:
        """Wait until there is something to choose; False if the game is over instead."""
        expect(self.page).to_have_title(TITLE)
        return self.page.title().startswith("●")

    def move(self) -> None:
        """Choose something; by then the log has told of it."""
        before = act(self.page)
        self.turns += 1
        self.choose()
        until_acted(self.page, before)
        expect(self.page.get_by_role("log")).not_to_be_empty()

    @abstractmethod
    def choose(self) -> None:
        """Make some move."""


class NoxfordReader(Reader):
    """Picks places from the list in words, or steps through them with a button."""

    def choose(self) -> None:
        page, nothing = self.page, self.button("Pass: nothing can be placed")
        if nothing.count():
            nothing.click()
            return
        stay = self.button("Leave the city as it is")
        if stay.count() and self.turns % 2:
            stay.click()
            return
        if not stay.count():
            hand = page.get_by_role("list", name="Your hand and your Master")
            display = page.get_by_role("list", name=re.compile("^On display"))
            cards = hand.or_(display).get_by_role("button", disabled=False)
            cards.nth(self.turns % cards.count()).click()
            expect(page.get_by_role("button", pressed=True)).to_have_count(1)
        if self.turns % 3 and not stay.count():
            self.button("Next place (N)").click()
        else:
            self._choose_in_words()
        self.button(re.compile("^(Place it here|Lay it over|Move it here)")).click()

    def _choose_in_words(self) -> None:
        words = self.page.get_by_role("group").filter(has_text="List of places")
        group = words.get_by_role("group").first
        if not group.is_visible():
            words.get_by_text("List of places").click()
        place = group.get_by_role("button").first
        if not place.is_visible():
            group.get_by_text(re.compile(r"\w")).first.click()
        place.click()
        expect(self.page.get_by_role("status").filter(has_text=place.inner_text())).to_be_visible()


class MarketReader(Reader):
    """Touches a card, chooses what it is for, and hears why if that is refused."""

    def choose(self) -> None:
        end, other = self.button("End turn"), self.button(NO_CARD_NEEDED)
        if other.count():
            other.first.click()
            return
        is_due = end.count() and self.turns % 3 == 0
        if not is_due and (self._has_made_a_move() or any(map(self._has_played, self._cards()))):
            return
        end.click()

    def _cards(self) -> list[Locator]:
        lists = [self.page.get_by_role("list", name=name) for name in ("Your hand", "The line")]
        first, then = lists if self.turns % 2 else lists[::-1]
        return [card for each in (first, then) for card in each.get_by_role("button").all()[:3]]

    def _has_played(self, card: Locator) -> bool:
        card.focus()  # a reader goes to what it reads: dice in the line's place give way
        card.click()
        if self._has_made_a_move():
            return True
        expect(self.page.get_by_role("status").filter(has_text=A_RULE)).to_be_visible()
        return False

    def _has_made_a_move(self) -> bool:
        """Choose parts until they make a whole move, and make it."""
        page = self.page
        while not self.button(A_MOVE).count():
            offered = page.get_by_role("group", name="Choose a target")
            seen = page.get_by_role("list", name=re.compile("^(What to look for|The hand that)"))
            choices = offered.or_(seen).get_by_role("button")
            if not choices.count():
                return False
            choices.first.click()
        self.button(A_MOVE).click()
        return True
