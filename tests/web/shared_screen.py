"""A screen that several people share: it keeps what a page with scripts keeps, and no more."""

from collections.abc import Sequence
from html.parser import HTMLParser
from typing import Final, NamedTuple

import httpx

from ludotheque.games import GAMES
from tests.web.clients import Page, client
from tests.web.servers import Running

NAMES: Final = ("Ada", "Blaise", "Chloé", "Denis", "Esther", "Fanny")
ALL: Final = "the whole table"


class Form(NamedTuple):
    """A form of a page, with what it sends besides its button."""

    action: str
    fields: dict[str, str]


class _Forms(HTMLParser):
    """Finds the forms of a page, and what its table says about itself."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.forms: Final[list[Form]] = []
        self.table: dict[str, str] = {}
        self.classes: Final[set[str]] = set()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.classes.update(given.get("class", "").split())
        if given.get("id") == "table":
            self.table = given
        elif tag == "form":
            self.forms.append(Form(given.get("action", "").rsplit("/", 1)[-1], {}))
        elif tag == "button" and "formaction" in given:
            other = Form(given["formaction"].rsplit("/", 1)[-1], self.forms[-1].fields)
            self.forms.insert(-1, other)
        elif tag == "input" and given.get("type") == "hidden" and self.forms:
            self.forms[-1].fields[given["name"]] = given["value"]


class SharedScreen:
    """Several people in front of one browser."""

    def __init__(self, page: Page) -> None:
        self.page: Final = page
        self.key = ""
        """What the page remembers of "I am …"."""
        self.curtains = 0
        """How often the curtain has fallen. It stays down for the whole table while bots move."""
        self._down_for = ""
        self._sent = 0
        self._shown = _Forms("")
        self.reload()

    @staticmethod
    def open(server: Running, game: str, kinds: Sequence[str], **more: str) -> "SharedScreen":
        """A match with these people and bots, begun by the form for one screen."""
        fields = {"game": game, "door": "screen", **more}
        for option in GAMES[game].options:
            fields[f"option-{option.key}"] = str(option.default).lower()
        for seat, kind in enumerate(kinds):
            fields |= {f"kind-{seat}": kind, f"name-{seat}": NAMES[seat]}
        for seat in range(len(kinds), len(NAMES)):
            fields[f"kind-{seat}"] = "nobody"
        with client(server.url) as asking:
            answer = asking.post("/tables", data=fields)
            assert answer.status_code == 303, answer.text
            table = answer.headers["location"].removeprefix("/t/")
            (token,) = [cookie.value or "" for cookie in asking.cookies.jar]
        return SharedScreen(Page(server.url, table, token))

    # What is seen

    @property
    def curtain(self) -> str:
        """Whom it asks to come: a seat, or ALL; an empty text if there is none."""
        if "curtain" not in self._shown.classes:
            return ""
        if any(form.action == "nobody" for form in self._shown.forms):
            return ALL
        (asked,) = self._seats_to_say()
        return asked

    def _seats_to_say(self) -> list[str]:
        return [form.fields["seat"] for form in self._shown.forms if form.action == "i-am"]

    @property
    def shows_hand(self) -> bool:
        return "hand" in self._shown.classes

    @property
    def eyes(self) -> int:
        return int(self._shown.table["data-eyes"])

    @property
    def is_asked(self) -> bool:
        return "data-asked" in self._shown.table

    @property
    def is_over(self) -> bool:
        return self._shown.table["data-phase"] == "over"

    # What is done

    def reload(self) -> None:
        answer = self.page.get()
        assert answer.status_code == 200
        self._show(answer.text)

    def say_who(self, seat: int | None = None) -> None:
        """Press "I am …"; without a seat, at the one button that there is."""
        wanted = self.curtain if seat is None else str(seat)
        assert wanted in self._seats_to_say()
        answer = self.page.post("/i-am", seat=wanted)
        assert answer.headers["cache-control"] == "no-store"
        said = answer.json()
        self._show(said["view"]["html"], said["hand-key"])

    def move(self, move: str) -> httpx.Response:
        return self.send("move", move=move)

    def send(self, action: str, **more: object) -> httpx.Response:
        """Submit the first form for this, with these buttons, and show what comes of it."""
        form = next(form for form in self._shown.forms if form.action == action)
        self._sent += 1
        fields = {**form.fields, **more, "key": f"{self._sent:032x}"}
        if self.key:
            fields["hand-key"] = self.key
        answer = self.page.post(f"/{action}", **fields)
        assert answer.status_code == 200, answer.text
        assert answer.headers["cache-control"] == "no-store"
        self._show_answer(answer)
        return answer

    def hear_news(self) -> httpx.Response:
        """The stream has told that something has happened."""
        at = self._shown.table["data-last-line"]
        answer = self.page.post("/hand", at=at, **{"hand-key": self.key})
        assert answer.status_code == 200, answer.text
        self._show_answer(answer)
        return answer

    def _show_answer(self, answer: httpx.Response) -> None:
        view = answer.json().get("view")
        if view is None:
            self.reload()
        else:
            self._show(view["html"], self.key)

    def _show(self, html: str, key: str = "") -> None:
        self._shown, self.key = _Forms(html), key
        assert not (self.curtain and self.shows_hand)
        if self.curtain:
            self.curtains += self.curtain != self._down_for
            self._down_for = self.curtain
        elif self.shows_hand:
            self._down_for = ""
