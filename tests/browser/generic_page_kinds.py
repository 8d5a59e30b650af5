"""The kinds of page that any game has, made from the contract alone: for games without kinds of
their own, such as those of other packages."""

from collections.abc import Callable, Mapping

from playwright.sync_api import Page

from ludotheque.games import GAMES
from tests.browser.frozen_server import FrozenServer, Place
from tests.browser.page_actions import until_asked

Going = Callable[[Page, FrozenServer], None]

DOORS = ("bots", "friends", "screen")
NAMES = ("Ada", "Blaise", "Chloé", "Denis", "Emma", "Félix")
SOME = 3
"""Moves into a game: something lies on the table, and even a short game goes on."""


class GenericPageKinds:
    """How to get to each kind of page of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.names = NAMES[: min(GAMES[game].players)]

    def kinds(self) -> Mapping[str, Going]:
        found: dict[str, Going] = {
            **{f"setup-{door}": self._page(f"/play/{{}}/{door}") for door in DOORS},
            "lobby": self._lobby,
            "table-asked": self._asked,
            "table-unfolded": self._unfolded,
            "table-waiting": self._waiting,
            "table-watching": self._watching,
            "table-over": self._over,
            "curtain": self._curtain,
            "unveiled": self._unveiled,
            "dialog-card": self._card,
            "replay": self._replay,
            "replay-eyes": self._replay_by_own_eyes,
            "rules": self._page("/games/{}/rules"),
            "cards": self._page("/games/{}/cards"),
        }
        return {f"{self.game}-{kind}": going for kind, going in found.items()}

    def _page(self, path: str) -> Going:
        def going(page: Page, frozen: FrozenServer) -> None:
            page.goto(frozen.url + path.format(self.game))

        return going

    def table(self, frozen: FrozenServer, moves: int = SOME, *, one_screen: bool = False) -> Place:
        return frozen.table(*self.names, moves=moves, game=self.game, one_screen=one_screen)

    def at_my_turn(self, page: Page, frozen: FrozenServer) -> Place:
        """A table at which Ada is asked."""
        place = self.table(frozen)
        frozen.play_until_asked(place, 0)
        place.open(page, "Ada")
        assert until_asked(page), "the game is over before it has begun"
        return place

    def _lobby(self, page: Page, frozen: FrozenServer) -> None:
        names = ("Ada", *[""] * (len(self.names) - 1))
        frozen.table(*names, begin=False, game=self.game).open(page, "Ada")

    def _asked(self, page: Page, frozen: FrozenServer) -> None:
        self.at_my_turn(page, frozen)

    def _unfolded(self, page: Page, frozen: FrozenServer) -> None:
        self.at_my_turn(page, frozen)
        page.evaluate("document.querySelectorAll('#table details').forEach(e => { e.open = true })")

    def _waiting(self, page: Page, frozen: FrozenServer) -> None:
        place = self.table(frozen)
        frozen.play_until_asked(place, 1)
        place.open(page, "Ada")

    def _watching(self, page: Page, frozen: FrozenServer) -> None:
        self.table(frozen).open(page)
        page.wait_for_selector(".watching small:not(:empty)")

    def over(self, frozen: FrozenServer) -> Place:
        place = self.table(frozen)
        frozen.play_out(place)
        return place

    def _over(self, page: Page, frozen: FrozenServer) -> None:
        self.over(frozen).open(page, "Ada")
        page.wait_for_selector(".account")

    def _curtain(self, page: Page, frozen: FrozenServer) -> None:
        self.table(frozen, one_screen=True).open(page, "Ada")
        page.wait_for_selector(".curtain")

    def _unveiled(self, page: Page, frozen: FrozenServer) -> None:
        self._curtain(page, frozen)
        page.locator(".curtain [data-opens-hand] button").first.click()
        page.wait_for_selector("#table[data-asked]")

    def _card(self, page: Page, frozen: FrozenServer) -> None:
        """Of the first card that can be read, if the table shows any."""
        self.at_my_turn(page, frozen)
        if page.locator("#table [data-card]").count():
            page.locator("#table [data-card]").first.focus()
            page.keyboard.press("?")
            page.wait_for_selector("dialog[open]")

    def replayed(self, page: Page, place: Place, eyes: str) -> None:
        page.goto(f"{place.url}/replay?line={SOME}&eyes={eyes}")
        page.wait_for_selector("html.scripted #replay")

    def _replay(self, page: Page, frozen: FrozenServer) -> None:
        self.replayed(page, self.over(frozen), "all")

    def _replay_by_own_eyes(self, page: Page, frozen: FrozenServer) -> None:
        self.replayed(page, self.over(frozen), "0")
