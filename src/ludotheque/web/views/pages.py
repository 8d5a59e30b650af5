"""Pages as HTML: templates filled in for one reader."""

from collections.abc import Mapping
from typing import Final

import segno
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from ludotheque.bots import BOTS
from ludotheque.core import NOBODY, Outcome, ScoreLine, Seat
from ludotheque.texts import LANGUAGES, Phrasebook, rules_text
from ludotheque.web.settings import Settings
from ludotheque.web.tables.answer_window import ANSWER_SECONDS, USUAL_ANSWER_SECONDS
from ludotheque.web.tables.table import GATHERING, LONGEST_SAYING, OVER

from .language import phrasebook
from .markdown import as_html
from .replay_scene import ReplayScene
from .scene import Scene
from .stage import Stage
from .unindent import Unindent

LOG_LINES: Final = 150
"""How many lines of the log a page shows: all of them are sent again after every move."""


class Pages:
    """Fills in the templates."""

    def __init__(self, stages: Mapping[str, Stage], settings: Settings) -> None:
        self._stages: Final = stages
        self._settings: Final = settings
        self._env: Final = Environment(
            loader=PackageLoader("ludotheque.web"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            extensions=[Unindent],
        )
        self._env.filters |= {"signed": _signed, "number": _number}

    def page(self, name: str, lang: str, path: str, **context: object) -> str:
        """A whole page. `path` is its address, for coming back after a change of language."""
        return self._env.get_template(f"{name}.html").render(
            **self._shared(phrasebook(lang)), path=path, **context
        )

    def _shared(self, words: Phrasebook) -> dict[str, object]:
        return {
            "word": words.word,
            "lang": words.lang,
            "languages": LANGUAGES,
            "bots": BOTS,
            "all_seconds": ANSWER_SECONDS,
            "usual_seconds": USUAL_ANSWER_SECONDS,
            "stages": self._stages,
            "texts_of": lambda stage: words.texts(stage.game),
            "has_word": words.__contains__,
        }

    def home(self, lang: str) -> str:
        return self.page("home/home", lang, "/")

    def rules(self, stage: Stage, lang: str) -> str:
        text = as_html(rules_text(stage.game.name, lang), stage.illustration)
        path = f"/games/{stage.game.name}/rules"
        return self.page("home/rules", lang, path, stage=stage, rules=text)

    # A table

    def table(self, scene: Scene, path: str) -> str:
        """The whole page of a table."""
        return self.page_around(scene, path, self.table_body(scene), "table/page")

    def page_around(self, scene: Scene, path: str, body: Markup, template: str) -> str:
        """The whole page, around the part that changes."""
        return self.page(
            template,
            scene.words.lang,
            path,
            stage=self._stages[scene.game.name],
            title=scene.title(),
            body=body,
            scene=scene,
        )

    def table_body(self, scene: Scene) -> Markup:
        """The part of a table's page that changes as the game goes on."""
        stage = self._stages[scene.game.name]
        if scene.phase == GATHERING:
            return self._part("table/lobby", scene, **self._invitation(scene.table_id))
        outcome = scene.outcome()
        return self._part(
            stage.template.removesuffix(".html"),
            scene,
            **stage.context(scene.view(), scene),
            outcome=outcome,
            account=_account(outcome) if outcome else [],
            log=_log(scene),
            is_over=scene.phase == OVER,
        )

    def replay_body(self, scene: ReplayScene) -> Markup:
        """The part of a replay's page that changes from moment to moment."""
        return self._part("replay/moment", scene, moment=scene.moment, body=self.table_body(scene))

    def _part(self, template: str, scene: Scene, **context: object) -> Markup:
        """A part of a page about a table."""
        context |= {
            **self._shared(scene.words),
            "scene": scene,
            "stage": self._stages[scene.game.name],
            "texts": scene.texts,
            "longest_saying": LONGEST_SAYING,
        }
        return Markup(self._env.get_template(f"{template}.html").render(**context))

    def _invitation(self, table_id: str) -> dict[str, object]:
        link = f"{self._settings.address()}/t/{table_id}"
        return {
            "link": link,
            "qr": qr(link),
            "only_here": self._settings.is_for_this_device_only,
        }


def qr(link: str) -> Markup:
    """A link as a QR code, dark on light whatever colours the page has."""
    return Markup(
        segno.make(link, error="m", micro=False).svg_inline(
            svgclass="qr", omitsize=True, border=3, dark="#000", light="#fff"
        )
    )


def _log(scene: Scene) -> list[tuple[int, str]]:
    """The last lines of the log, numbered from the first line of the game."""
    told = scene.told(-1)
    first = max(0, len(told) - LOG_LINES)
    return [(first + n, scene.say(event)) for n, event in enumerate(told[first:], start=1)]


def _account(outcome: Outcome) -> list[tuple[ScoreLine, Seat | None]]:
    """The lines of the account, each with the seat it belongs to."""
    return [(line, None if line.seat == NOBODY else line.seat) for line in outcome.lines]


def _signed(points: int) -> str:
    return f"{points:+}".replace("-", "\N{MINUS SIGN}") if points else "0"


def _number(points: int) -> str:
    return str(points).replace("-", "\N{MINUS SIGN}")
