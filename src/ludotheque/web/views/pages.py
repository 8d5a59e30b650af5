"""Pages as HTML: templates filled in for one reader."""

from collections.abc import Callable, Iterable, Mapping, MutableMapping, Sequence
from types import MethodType
from typing import Any, Final

from jinja2 import (
    BaseLoader,
    ChoiceLoader,
    Environment,
    PackageLoader,
    PrefixLoader,
    StrictUndefined,
)
from jinja2.runtime import Context, Macro
from markupsafe import Markup

from ludotheque.bots import opponents_for
from ludotheque.core import NOBODY, Card, Game, Move, Outcome, ScoreLine, Seat, State
from ludotheque.lessons import lesson_texts
from ludotheque.puzzles import LEVELS
from ludotheque.texts import (
    LANGUAGES,
    Phrasebook,
    figures_of,
    figures_with,
    legend,
    own_name,
    reconstructed,
    rules_text,
)
from ludotheque.version import VERSION
from ludotheque.web.settings import Settings
from ludotheque.web.tables.answer_window import ANSWER_SECONDS, USUAL_ANSWER_SECONDS
from ludotheque.web.tables.bot_pace import PACES
from ludotheque.web.tables.challenges import Compared
from ludotheque.web.tables.deal_checks import DealCheck
from ludotheque.web.tables.duplicate import DEALS
from ludotheque.web.tables.lobby import EASIEST_BOT, proposed_name
from ludotheque.web.tables.open_tables import OpenTable
from ludotheque.web.tables.table import GATHERING, LONGEST_SAYING, OVER
from ludotheque.web.tables.turn_clocks import CLOCKS, NO_CLOCK

from .analysis_scene import AnalysisScene, ProgressScene
from .bot_titles import bot_title
from .challenge_scene import ChallengeScene
from .deal_scene import DealScene
from .device_settings import DEVICE_SETTINGS, USUAL_SETTINGS
from .duplicate_scene import DuplicateScene, about
from .hint_view import HintView
from .language import phrasebook
from .lesson_scene import LessonScene, address_of
from .markdown import as_html
from .mistake_scene import MistakeScene
from .move_prospect import final_note, note_on
from .option_list import option_list
from .page_files import PageFiles, has_preview
from .page_parts import ATTRIBUTES_PLACE, PageBody, PartTag, drawn_body
from .puzzle_scene import PuzzleScene, puzzle_of_the_day, puzzles_address
from .replay_scene import ReplayScene
from .report import report_of
from .result import Result, winning_words
from .rule_anchors import anchors_of
from .scene import Scene
from .situation import Situation
from .stage import BROUGHT, Stage
from .story import NOTHING_MISSED, Story
from .table_scene import TableScene
from .table_state import table_state
from .unindent import Unindent

TITLES: Final = """\
[[kind]]
name = "{name}"
title-fr = "Orfèvre"
plural-fr = "Orfèvres"
gender-fr = "masculine"
title-en = "Goldsmith"
"""
"""How a card is renamed, as an example."""


class _Context(Context):
    """Calls what a template calls. Jinja's own looks each time whether the callee wants to know
    where it is called from, which none of ours does and takes longer than most of them."""

    def call(self, callee: Callable[..., object], /, *args: object, **kwargs: object) -> object:
        if type(callee) not in (Macro, MethodType):
            return super().call(callee, *args, **kwargs)
        kwargs.pop("_loop_vars", None)
        kwargs.pop("_block_vars", None)
        return callee(*args, **kwargs)


class _Environment(Environment):
    """Imports of macros are quick: Jinja's own globals are chained, and searched one by one."""

    context_class = _Context

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        return {**self.globals, **(d or {})}


class Pages:
    """Fills in the templates."""

    def __init__(self, stages: Mapping[str, Stage], settings: Settings) -> None:
        self._stages: Final = stages
        self._settings: Final = settings
        self.files: Final = PageFiles(stages)
        self._env: Final = _Environment(
            loader=_loader(stages.values()),
            auto_reload=False,
            cache_size=-1,
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            extensions=[Unindent, PartTag],
        )
        self._env.filters |= {"signed": _signed, "number": _number}
        self._env.globals |= {
            "opponents_for": opponents_for,
            "bot_title": bot_title,
            "proposed_name": proposed_name,
            "winning_words": winning_words,
            "final_note": final_note,
            "files_of": self.files.addresses,
            "address": settings.address,
            "has_preview": has_preview,
        }

    def page(self, name: str, lang: str, path: str, **context: object) -> str:
        """A whole page. `path` is its address, for coming back after a change of language."""
        return self._env.get_template(f"{name}.html").render(
            **self._shared(phrasebook(lang)), path=path, **context
        )

    def _shared(self, words: Phrasebook) -> dict[str, object]:
        return {
            "word": words.word,
            "lang": words.lang,
            "languages": {lang: own_name(lang) for lang in LANGUAGES},
            "all_seconds": ANSWER_SECONDS,
            "usual_seconds": USUAL_ANSWER_SECONDS,
            "all_paces": PACES,
            "all_clocks": CLOCKS,
            "no_clock": NO_CLOCK,
            "device_settings": DEVICE_SETTINGS,
            "usual_settings": USUAL_SETTINGS,
            "easiest_bot": EASIEST_BOT,
            "stages": self._stages,
            "texts_of": lambda stage: words.texts(stage.game),
            "has_word": words.__contains__,
            "rule_of": lambda stage, card: self._rule_of(words, stage, card),
        }

    def _rule_of(self, words: Phrasebook, stage: Stage, card: Card) -> str:
        """Where the rules explain a card. Somebody's own cards are explained if the published box
        has cards of their names."""
        published = self._stages[stage.game.name]
        anchors = anchors_of(words.texts(published.game)).by_card
        anchor = anchors.get(stage.game.box.kinds[card].name, "")
        return f"/games/{stage.game.name}/rules" + (f"#{anchor}" if anchor else "")

    def home(self, lang: str, day: int) -> str:
        return self.page(
            "home/home",
            lang,
            "/",
            today=puzzle_of_the_day(self._stages.values(), day),
            keep_days=self._settings.keep_days,
            has_list=bool(self._settings.password),
        )

    def open_tables(self, listed: Sequence[OpenTable], lang: str) -> str:
        """The list of a house with a password."""
        return self.page("home/open_tables", lang, "/open-tables", listed=listed)

    def open_tables_list(self, listed: Sequence[OpenTable], lang: str) -> str:
        """The list alone, for the home page."""
        return self.page("home/open_tables_list", lang, "/", listed=listed)

    def about(self, lang: str) -> str:
        """Whose the games are, and whom to write to."""
        contact = self._settings.contact
        return self.page(
            "home/about",
            lang,
            "/about",
            version=VERSION,
            figures_with=figures_with,
            keep_days=max(1, round(self._settings.keep_days)),
            contact=contact,
            contact_link=f"mailto:{contact}" if "://" not in contact else contact,
        )

    def rules(self, stage: Stage, lang: str) -> str:
        texts = phrasebook(lang).texts(stage.game)
        anchors = anchors_of(texts).by_title
        text = as_html(rules_text(texts), stage.illustration, anchors)
        path = f"/games/{stage.game.name}/rules"
        return self.page("home/rules", lang, path, stage=stage, rules=text)

    def cards(self, stage: Stage, lang: str) -> str:
        texts = phrasebook(lang).texts(stage.game)
        return self.page(
            "home/cards",
            lang,
            f"/games/{stage.game.name}/cards",
            stage=stage,
            reconstructed=reconstructed(texts),
            legend=legend(texts),
            figures_of=figures_of,
        )

    def own_box(self, stage: Stage, lang: str) -> str:
        """How to enter the cards of one's own box."""
        kind = _entry_of(stage.game.box.text)
        name = kind.partition('"')[2].partition('"')[0]
        path = f"/games/{stage.game.name}/own-box"
        return self.page(
            "home/own_box",
            lang,
            path,
            stage=stage,
            example_kind=kind,
            example_titles=TITLES.format(name=name),
        )

    # A table

    def table_cards(self, scene: TableScene) -> str:
        """The cards of a table that is played with somebody's own."""
        path = f"/t/{scene.table_id}/cards"
        stage = self._stage_of(scene)
        lang = scene.words.lang
        return self.page("table/cards", lang, path, stage=stage, scene=scene, figures_of=figures_of)

    def table(self, scene: Scene, path: str, body: PageBody | None = None) -> str:
        """The whole page of a table; with its body, if that was drawn already."""
        if body is None:
            body = self.table_body(scene)
        return self.page_around(scene, path, body.html, "table/page", body.version)

    def page_around(
        self, scene: Scene, path: str, body: Markup, template: str, version: str = ""
    ) -> str:
        """The whole page, around the part that changes."""
        return self.page(
            template,
            scene.words.lang,
            path,
            stage=self._stage_of(scene),
            title=scene.title(),
            body=body,
            version=version,
            scene=scene,
        )

    def _stage_of(self, scene: Scene) -> Stage:
        return self._stages[scene.game.name].of(scene.game)

    def table_body(self, scene: Scene) -> PageBody:
        """The part of a table's page that changes as the game goes on. What was drawn with
        somebody's own cards is not kept, since there is no end of such lists."""
        is_kept = not scene.game.own_cards
        return drawn_body(lambda: self._table(scene), table_state(scene), is_kept=is_kept)

    def _table(self, scene: Scene) -> Markup:
        stage = self._stage_of(scene)
        if scene.phase == GATHERING:
            return self._part("table/lobby", scene, **self._invitation(scene.table_id))
        outcome, view = scene.outcome(), scene.view()
        story = Story(scene, stage, view)
        hint = scene.hint
        return self._part(
            stage.template.removesuffix(".html"),
            scene,
            **stage.context(view, scene),
            outcome=outcome,
            account=_account(outcome) if outcome else [],
            log=story.log(),
            recap=NOTHING_MISSED if scene.is_lesson else story.recap(),
            is_over=scene.phase == OVER,
            hint=HintView.of(scene, stage, view, hint) if hint else None,
            situations=_new_to(scene, stage, view),
        )

    def report(self, scene: TableScene) -> str:
        """What somebody can copy when something seems wrong."""
        path = f"/t/{scene.table_id}/report"
        return self.page(
            "table/report",
            scene.words.lang,
            path,
            stage=self._stage_of(scene),
            scene=scene,
            report=report_of(scene),
            is_over=scene.phase == OVER,
        )

    def options(self, scene: TableScene, within: str) -> str:
        """Everything that the reader can do now, or what begins with these words."""
        return self._about_options("table/options", scene, listed=option_list(scene, within))

    def confirmation(self, scene: TableScene, move: Move) -> str:
        """A move that the reader has chosen from the list."""
        note = note_on(scene, move)
        meaning = scene.meaning(move)
        return self._about_options(
            "table/confirmation", scene, move=move, meaning=meaning, note=note
        )

    def _about_options(self, template: str, scene: TableScene, **context: object) -> str:
        path = f"/t/{scene.table_id}"
        stage = self._stage_of(scene)
        return self.page(template, scene.words.lang, path, stage=stage, scene=scene, **context)

    def result_picture(self, scene: TableScene) -> str:
        """How the match ended, as a picture to share."""
        outcome = scene.outcome()
        assert outcome is not None
        stage = self._stage_of(scene)
        return self._env.get_template("table/result.svg").render(
            word=scene.word,
            texts=scene.texts,
            banner=stage.banner(),
            colours=stage.colours,
            result=Result.of(scene, outcome),
        )

    def sealed_deal(self, scene: TableScene) -> str:
        """The deal of a table whose match is not over."""
        path = f"/t/{scene.table_id}/deal"
        stage = self._stage_of(scene)
        return self.page("deals/sealed", scene.words.lang, path, stage=stage, scene=scene)

    def deal(self, check: DealCheck, scene: DealScene, lang: str) -> str:
        """The deal of a finished match, for everybody to check."""
        path = f"/t/{check.table_id}/deal"
        stage = self._stages[check.game.name].of(check.game)
        return self.page(
            "deals/check", lang, path, stage=stage, scene=scene, table_id=check.table_id
        )

    # Challenges

    def new_challenge(self, table_id: str, stage: Stage, about_luck: str, lang: str) -> str:
        """How to challenge others to a game that is over."""
        return self.page(
            "challenges/new",
            lang,
            f"/t/{table_id}/challenge",
            stage=stage,
            here=f"/t/{table_id}",
            luck=about_luck,
        )

    def challenge(
        self, scene: ChallengeScene, compared: Compared, lang: str, link: str, code: Markup
    ) -> str:
        """A challenge, for whoever has played its deal or plays it now."""
        return self.page(
            "challenges/page",
            lang,
            f"/t/{compared.own.table_id}/challenge",
            stage=scene.stage,
            here=f"/t/{compared.own.table_id}",
            scene=scene,
            compared=compared,
            body=self.compared(scene, compared, lang),
            link=link,
            qr=code,
            only_here=self._settings.is_for_this_device_only,
        )

    def compared(self, scene: ChallengeScene, compared: Compared, lang: str) -> Markup:
        """The part of its page that changes when somebody takes the challenge, or is done."""
        template = self._env.get_template("challenges/compared.html")
        return Markup(
            template.render(
                **self._shared(phrasebook(lang)),
                scene=scene,
                compared=compared,
                here=f"/t/{compared.own.table_id}",
            )
        )

    def offered_challenge(
        self, scene: ChallengeScene, path: str, lang: str, *, name: str, problem: str
    ) -> str:
        """A challenge, for whoever has its link."""
        return self.page(
            "challenges/offered",
            lang,
            path,
            stage=scene.stage,
            scene=scene,
            given_name=name,
            problem=problem,
        )

    def challenge_picture(self, scene: ChallengeScene, compared: Compared) -> str:
        """The results side by side, as a picture to share."""
        words = phrasebook(scene.lang)
        return self._env.get_template("table/result.svg").render(
            word=words.word,
            texts=words.texts(scene.stage.game),
            banner=scene.stage.banner(),
            colours=scene.stage.colours,
            result=scene.picture(compared),
        )

    def new_duplicate(self, stage: Stage, lang: str, name: str, problem: str) -> str:
        """How a match of two pairs is opened."""
        return self.page(
            "duplicates/new",
            lang,
            f"/games/{stage.game.name}/duplicate",
            stage=stage,
            about=about(stage, phrasebook(lang)),
            all_deals=DEALS,
            given_name=name,
            problem=problem,
        )

    def duplicate(
        self, scene: DuplicateScene, link: str, code: Markup, name: str, problem: str
    ) -> str:
        """A match of two pairs: where they gather, and how it stands."""
        return self.page(
            "duplicates/page",
            scene.lang,
            scene.path,
            stage=scene.stage,
            scene=scene,
            body=self.duplicate_standing(scene),
            link=link,
            qr=code,
            only_here=self._settings.is_for_this_device_only,
            given_name=name,
            problem=problem,
        )

    def duplicate_standing(self, scene: DuplicateScene) -> Markup:
        """The part of its page that changes by itself."""
        template = self._env.get_template("duplicates/standing.html")
        return Markup(template.render(**self._shared(phrasebook(scene.lang)), scene=scene))

    def replay_body(self, scene: ReplayScene) -> Markup:
        """The part of a replay's page that changes from moment to moment."""
        return self._part(
            "replay/moment", scene, moment=scene.moment, body=self.table_body(scene).html
        )

    # An analysis

    def analysis(
        self,
        body: Markup,
        table_id: str,
        words: Phrasebook,
        game: Game,
        names: Sequence[str],
        result: str,
        below: str = "analysis",
    ) -> str:
        """The page around an analysis, or around how far it is."""
        here = f"/t/{table_id}"
        return self.page(
            "analysis/page",
            words.lang,
            f"{here}/{below}",
            stage=self._stages[game.name],
            here=here,
            body=body,
            names=names,
            result=result,
        )

    def analysis_result(self, scene: AnalysisScene, table_id: str, words: Phrasebook) -> Markup:
        stage = self._stages[scene.told.game.name]
        return self._analysis_part("result", words, table_id, scene=scene, stage=stage)

    def analysis_progress(
        self, scene: ProgressScene, table_id: str, words: Phrasebook, *, quiet: bool = False
    ) -> Markup:
        """How far it is, with what was found, or quiet about that."""
        return self._analysis_part("progress", words, table_id, scene=scene, quiet=quiet)

    def no_mistakes(self, table_id: str, words: Phrasebook) -> Markup:
        return self._analysis_part("no_mistakes", words, table_id)

    def mistake(self, scene: MistakeScene) -> str:
        """The page of a mistake that is tried again."""
        return self.page(
            "learn/mistake_page",
            scene.words.lang,
            scene.here,
            stage=self._stage_of(scene),
            title=scene.title(),
            body=self.table_body(scene).html,
            card=self.mistake_card(scene),
            scene=scene,
        )

    def mistake_card(self, scene: MistakeScene) -> Markup:
        """What was done, and the buttons that help."""
        return self._part("learn/mistake_card", scene)

    def _analysis_part(
        self, template: str, words: Phrasebook, table_id: str, **context: object
    ) -> Markup:
        shown = self._shared(words)
        return Markup(
            self._env.get_template(f"analysis/{template}.html").render(
                **shown, here=f"/t/{table_id}", **context
            )
        )

    # A lesson

    def lessons(self, stage: Stage, lang: str) -> str:
        """The lessons of a game."""
        path = f"/games/{stage.game.name}/learn"
        return self.page(
            "learn/lessons",
            lang,
            path,
            stage=stage,
            lesson_texts=lesson_texts(stage.game, lang),
            address_of=address_of,
        )

    def lesson(self, scene: LessonScene) -> str:
        """The page of a lesson at one of its steps."""
        body = self.table_body(scene).html
        return self.page(
            "learn/page",
            scene.words.lang,
            scene.here,
            stage=self._stage_of(scene),
            title=scene.title(),
            body=body,
            card=self.lesson_card(scene),
            scene=scene,
        )

    def lesson_card(self, scene: LessonScene) -> Markup:
        """What a step of a lesson says, and the buttons that lead on."""
        lesson = scene.lesson
        all_lessons = self._stage_of(scene).lessons
        following = [other for other in all_lessons if other.number > lesson.number]
        return self._part(
            "learn/lesson_card",
            scene,
            lesson=lesson,
            step=lesson.step(scene.step),
            lesson_texts=lesson_texts(scene.game, scene.words.lang),
            address=address_of(lesson),
            next_lesson=address_of(following[0]) if following else "",
        )

    # A puzzle

    def puzzles(self, stage: Stage, today: int, lang: str) -> str:
        """The puzzles of a game, by level, and the one of the day."""
        address = puzzles_address(stage.game.name)
        by_level = {
            level: [each for each in stage.puzzles if each.level == level] for level in LEVELS
        }
        return self.page(
            "learn/puzzles",
            lang,
            address,
            stage=stage,
            by_level=by_level,
            today=stage.puzzles[today - 1],
            address_of_puzzles=address,
        )

    def puzzle(self, scene: PuzzleScene) -> str:
        """The page of a puzzle."""
        return self.page(
            "learn/puzzle_page",
            scene.words.lang,
            scene.here,
            stage=self._stage_of(scene),
            title=scene.title(),
            body=self.table_body(scene).html,
            card=self.puzzle_card(scene),
            scene=scene,
            address_of_puzzles=puzzles_address(scene.game.name),
        )

    def puzzle_card(self, scene: PuzzleScene) -> Markup:
        """The question, and the buttons that help."""
        return self._part(
            "learn/puzzle_card",
            scene,
            puzzle=scene.puzzle,
            last=len(self._stage_of(scene).puzzles),
            address_of_puzzles=puzzles_address(scene.game.name),
        )

    def _part(self, template: str, scene: Scene, **context: object) -> Markup:
        """A part of a page about a table."""
        context |= {
            **self._shared(scene.words),
            "scene": scene,
            "stage": self._stage_of(scene),
            "texts": scene.texts,
            "longest_saying": LONGEST_SAYING,
            "table_state": ATTRIBUTES_PLACE,
        }
        return Markup(self._env.get_template(f"{template}.html").render(**context))

    def _invitation(self, table_id: str) -> dict[str, object]:
        link = f"{self._settings.address()}/t/{table_id}"
        return {
            "link": link,
            "qr": qr(link),
            "only_here": self._settings.is_for_this_device_only,
            "has_list": bool(self._settings.password),
        }


def _new_to(scene: Scene, stage: Stage, view: State) -> list[Situation]:
    """What may be new to the reader, as far as there is something to say of it."""
    if not scene.is_asked or scene.is_lesson:
        return []
    return [each for each in stage.situations(view, scene) if each.key in scene.texts]


def _entry_of(text: str) -> str:
    """The first card of a list, as an example."""
    return f"[[kind]]{text.partition('[[kind]]')[2].partition('[[kind]]')[0].rstrip()}"


def _loader(stages: Iterable[Stage]) -> BaseLoader:
    """Our templates, and those that stages bring from their own packages."""
    brought = {
        stage.folder.removeprefix(f"{BROUGHT}/"): PackageLoader(stage.package)
        for stage in stages
        if stage.brings("templates")
    }
    own = PackageLoader("ludotheque.web")
    return ChoiceLoader([own, PrefixLoader({BROUGHT: PrefixLoader(brought)})])


def qr(link: str) -> Markup:
    """A link as a QR code, dark on light whatever colours the page has."""
    import segno  # most pages have none

    return Markup(
        segno.make(link, error="m", micro=False).svg_inline(
            svgclass="qr", omitsize=True, border=3, dark="#000", light="#fff"
        )
    )


def _account(outcome: Outcome) -> list[tuple[ScoreLine, Seat | None]]:
    """The lines of the account, each with the seat it belongs to."""
    return [(line, None if line.seat == NOBODY else line.seat) for line in outcome.lines]


def _signed(points: int) -> str:
    return f"{points:+}".replace("-", "\N{MINUS SIGN}") if points else "0"


def _number(points: int) -> str:
    return str(points).replace("-", "\N{MINUS SIGN}")
