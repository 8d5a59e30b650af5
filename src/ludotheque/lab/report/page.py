"""The report as one page that needs nothing else."""

from importlib.resources import files
from typing import Final, NamedTuple

from jinja2 import Environment, FunctionLoader, StrictUndefined
from markupsafe import Markup

from ludotheque.lab.exchange import Exchange
from ludotheque.lab.record_plan import RecordPlan
from ludotheque.lab.words import LabWords
from ludotheque.texts import reconstructed
from ludotheque.version import VERSION

from .charts import drawn
from .sections import Part, Section, parts
from .summary import Summary

_TEMPLATE: Final = "report.html"


class ShownSection(NamedTuple):
    """A section and its picture."""

    id: str
    section: Section
    svg: str
    mark: str


class ShownPart(NamedTuple):
    """A part and its sections."""

    part: Part
    sections: tuple[ShownSection, ...]


def page(summary: Summary, words: LabWords) -> str:
    """The whole page, in the language of the words."""
    environment = Environment(
        loader=FunctionLoader(_source),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template(_TEMPLATE).render(
        lang=words.lang,
        word=words.word,
        title=words.word("report-title", game=words.texts(summary.game).word("game-name")),
        reconstructed=reconstructed(words.texts(summary.game)),
        facts=facts(summary, words),
        parts=[_shown(part, words) for part in parts(summary, words)],
    )


def facts(summary: Summary, words: LabWords) -> list[str]:
    """What was played, and by whom."""
    found = []
    if summary.game.own_cards:
        found.append(words.word("report-own-cards"))
    counted = {"report-what": 0, "report-people": 0, "report-pairs": 0}
    for run in summary.runs:
        key = "report-what"
        if isinstance(run.plan, RecordPlan):
            key = "report-people"
        elif isinstance(run.plan, Exchange):
            key = "report-pairs"
        counted[key] += run.games
    told = [
        words.word(key, count=count, games=words.number(count))
        for key, count in counted.items()
        if count
    ]
    found.append(" · ".join(told))
    bots = sorted({seat for plan in summary.plans for seat in plan.seats})
    if bots:
        found.append(words.word("report-played-by", bots=", ".join(bots)))
        seeds = sorted({plan.seed for plan in summary.plans})
        found.append(words.word("report-seed", seed=", ".join(seeds)))
    rules = summary.game.rules
    found.append(words.word("report-version", version=VERSION, rules=rules))
    return found


def _shown(part: Part, words: LabWords) -> ShownPart:
    sections = []
    for section in part.sections:
        picture = section.picture
        svg = Markup(drawn(picture, section.title, words)) if picture is not None else ""  # noqa: S704  # our own drawing
        mark = getattr(picture, "mark_means", "")
        sections.append(ShownSection(f"{section.key}-{part.players}", section, svg, mark))
    return ShownPart(part, tuple(sections))


def _source(name: str) -> str:
    return (files(__package__) / "templates" / name).read_text("utf-8")
